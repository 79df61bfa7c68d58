//! Abstract places: what operations may touch, as the text of a program says it.

use super::value::ValueId;
use crate::machine::native::RuntimePart;
use fencepost_base::{AppendVec, FxHashMap};
use fencepost_ir::{Cell, ClassId};
use std::sync::{Mutex, PoisonError};

/// A kind of place that an operation may touch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Place {
    /// A static field: class, offset, size.
    Static(ClassId, u32, u32),
    /// The same where memory has no types, of an access that is not plain: it races with plain ones
    /// only.
    StaticAtomic(ClassId, u32, u32),
    /// A lock in a static field, which is taken, given back or looked at: class, offset, size.
    StaticLock(ClassId, u32, u32),
    /// A field of an object: class that declares it, offset, size.
    Field(ClassId, u32, u32),
    /// Elements of this many bytes of an array.
    Element(u32),
    /// A cell at a pointer.
    Memory(Cell),
    /// The same where memory has no types, of an access that is not plain.
    Atomic(Cell),
    /// So many bytes at a pointer.
    Bytes(u32),
    /// A lock of so many bytes at a pointer, which is taken, given back or looked at.
    Lock(u32),
    /// All bytes of an object.
    Object,
    /// All bytes of an array.
    Array,
    /// All bytes of an array, and of the objects that it refers to. These are of the class with this
    /// name, if there is one.
    Elements(Option<&'static str>),
    /// A part of an object of the class with this name: offset, size.
    Part(&'static str, u32, u32),
    /// An object and whatever it leads to, monitors included.
    Reachable,
    /// The monitor of an object: waiting for it without an alternative.
    Enter,
    /// The monitor of an object: taking it if it is free, or looking at it.
    TryEnter,
    /// The monitor of an object: giving it back.
    Exit,
    /// The queue of those who wait for the monitor of an object to be pulsed.
    Queue,
    /// The timer of an object.
    Timer,
    /// Which timers are armed. Timers of new objects are, too.
    Arming,
    /// A class that must be initialised.
    Class(ClassId),
    /// The end of threads: asking for it, or waiting for it with an alternative. Its base is how
    /// long that waits at most; -1 is for ever, and no alternative.
    End,
    /// Waiting for the end of a thread for as long as that takes. Nothing but an interrupt can come
    /// before the end.
    Join,
    /// Letting nobody, or somebody else, wait for the end of a thread.
    Detach,
    /// What calls into the runtime share.
    Runtime(RuntimePart),
    /// Logical time. Its base is how long somebody waits; for -1 no time passes.
    Clock,
    /// Interrupting a thread: the one that an object stands for, or one that has a number.
    Interrupt { by_number: bool },
    /// The end of the whole program.
    Exiting,
    /// Memory of the call itself.
    OwnFrame,
    /// No place: its base is what a function gives back.
    Result,
}

/// A place, and whether it may be changed there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Access {
    pub place: u32,
    pub write: bool,
}

impl Place {
    /// Whether it is a lock, and not just the memory of one.
    pub fn is_lock(self) -> bool {
        matches!(self, Place::Lock(_) | Place::StaticLock(..))
    }

    /// Whether accesses to it are not plain.
    pub fn is_atomic(self) -> bool {
        matches!(self, Place::Atomic(_) | Place::StaticAtomic(..))
    }
}

impl Access {
    /// The bit that stands for it.
    pub fn bit(self) -> u32 {
        self.place << 1 | u32::from(self.write)
    }
}

/// An access whose object is known in terms of the registers of a frame.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Based {
    pub access: Access,
    /// The object or address.
    pub base: ValueId,
    /// For elements: the index.
    pub index: ValueId,
    /// What it is part of, if that is kept as well: where memory has no types, what the address was
    /// computed from; else some elements of the same array.
    pub origin: ValueId,
    /// The same for what that is part of: all elements of the array.
    pub outer: ValueId,
    /// Whether it may be anywhere in what it is part of.
    pub anywhere: bool,
    /// The bit of the access that is left of it if its object is not known.
    pub coarse: u32,
}

impl Based {
    /// Whether whatever another one touches is touched by this one as well.
    pub fn covers(&self, other: &Based) -> bool {
        self.anywhere
            && self.access == other.access
            && [other.origin, other.outer].contains(&self.origin)
    }
}

/// All places that somebody has named, each once.
#[derive(Default)]
pub(crate) struct Places {
    list: AppendVec<Place>,
    ids: Mutex<FxHashMap<Place, u32>>,
}

impl Places {
    /// The number of a place.
    pub fn name(&self, place: Place) -> u32 {
        let mut ids = self.ids.lock().unwrap_or_else(PoisonError::into_inner);
        *ids.entry(place)
            .or_insert_with(|| self.list.push(place) as u32)
    }

    /// The number of a place, if somebody has named it.
    pub fn find(&self, place: Place) -> Option<u32> {
        let ids = self.ids.lock().unwrap_or_else(PoisonError::into_inner);
        ids.get(&place).copied()
    }

    /// The place with a number.
    pub fn get(&self, id: u32) -> Option<Place> {
        self.list.get(id as usize).copied()
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.list.len()
    }
}

/// A set of small numbers.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Bits(Vec<u64>);

impl Bits {
    /// Adds a number; says whether it is new.
    pub fn insert(&mut self, bit: u32) -> bool {
        let (word, mask) = (bit as usize / 64, 1 << (bit % 64));
        if self.0.len() <= word {
            self.0.resize(word + 1, 0);
        }
        let new = self.0[word] & mask == 0;
        self.0[word] |= mask;
        new
    }

    /// Takes out a number.
    pub fn remove(&mut self, bit: u32) {
        if let Some(word) = self.0.get_mut(bit as usize / 64) {
            *word &= !(1 << (bit % 64));
        }
    }

    /// Whether it has a number.
    pub fn contains(&self, bit: u32) -> bool {
        let word = self.0.get(bit as usize / 64);
        word.is_some_and(|word| word >> (bit % 64) & 1 != 0)
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// Adds all numbers of another set; says whether some are new.
    pub fn union(&mut self, other: &Bits) -> bool {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        let mut changed = false;
        for (own, theirs) in self.0.iter_mut().zip(&other.0) {
            changed |= theirs & !*own != 0;
            *own |= theirs;
        }
        changed
    }

    /// Adds the numbers of another set that a third one has, too, and those from `from` on.
    pub fn union_within(&mut self, other: &Bits, within: &Bits, from: u32) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        for (at, (own, theirs)) in self.0.iter_mut().zip(&other.0).enumerate() {
            let before = u64::from(from).saturating_sub(64 * at as u64);
            let free = u64::MAX.checked_shl(before as u32).unwrap_or(0);
            *own |= theirs & (free | within.0.get(at).copied().unwrap_or(0));
        }
    }

    /// Whether two sets have a number in common.
    pub fn meets(&self, other: &Bits) -> bool {
        self.0.iter().zip(&other.0).any(|(a, b)| a & b != 0)
    }

    /// Whether it has all numbers of another set.
    pub fn contains_all(&self, other: &Bits) -> bool {
        let own = self.0.iter().copied().chain(std::iter::repeat(0));
        other
            .0
            .iter()
            .zip(own)
            .all(|(theirs, own)| theirs & !own == 0)
    }

    /// The numbers, in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = u32> + '_ {
        self.0.iter().enumerate().flat_map(|(at, &word)| {
            (0..64)
                .filter(move |bit| word >> bit & 1 != 0)
                .map(move |bit| at as u32 * 64 + bit)
        })
    }
}
