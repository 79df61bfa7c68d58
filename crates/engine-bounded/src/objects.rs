//! Objects of the unrolled program, and what may be in their cells.
//!
//! An object is known by where it is made: the thread, the calls, the operation, the round of its
//! loop. So it has the same number however often the program is unrolled, and what was learned
//! about its cells in one round of unrolling holds for the next.

use crate::circuit::Circuit;
use crate::solver::Lit;
use crate::value::{Address, Candidate, Data, ObjectId, width};
use fencepost_base::FxHashMap;
use fencepost_ir::{Cell, ClassId, FuncId, StringId};
use std::collections::{BTreeMap, BTreeSet};

/// Where an object is made.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum ObjectKey {
    /// By an operation: the thread, the calls that lead there, and the operation itself, each
    /// with how many times control had gone back, and the length of an array.
    Made(u32, Vec<(FuncId, u32, u32)>, Option<u32>),
    /// The memory of a call.
    Frame(u32, Vec<(FuncId, u32, u32)>),
    /// The static cells of a class.
    Statics(ClassId),
    /// A string literal.
    Literal(StringId),
    /// A string that is made somewhere, whose text is known.
    Text(u32, Vec<(FuncId, u32, u32)>, StringId),
    /// The object that stands for a class.
    TypeObject(ClassId),
    /// The static cells of a class that a thread has of its own.
    ThreadStatics(u32, ClassId),
    /// A block of memory that the program asked for, and its size.
    Block(u32, Vec<(FuncId, u32, u32)>, u32),
    /// A function; its address is one to nothing that is read or written.
    Function(FuncId),
}

/// An object.
#[derive(Clone, Debug)]
pub struct Object {
    /// Where it is made.
    pub key: ObjectKey,
    /// Its class, unless it is the memory of a call.
    pub class: Option<ClassId>,
    /// How many elements it has, if it is an array, or bytes, if it has no class.
    pub length: Option<u32>,
}

/// What stores may have put into a cell, over all threads.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Content {
    /// Places that an address there may be.
    places: BTreeSet<(ObjectId, u32)>,
    /// Whether an address there may be null.
    null: bool,
    /// Bits that are the same in every number there, and which they are.
    known: u64,
    bits: u64,
    /// Whether there is any number yet.
    number: bool,
    /// Whether there is something that may be a number or an address.
    mixed: bool,
}

/// A cell of an object: object, offset, size.
pub type Place = (ObjectId, u32, u32);

/// The offset that stands for an object's monitor.
pub const MONITOR: u32 = u32::MAX;

/// All objects, and what may be in their cells.
#[derive(Default)]
pub struct Objects {
    list: Vec<Object>,
    numbers: FxHashMap<ObjectKey, ObjectId>,
    /// Cells that are stored to once there is more than one thread.
    pub stored: BTreeMap<Place, Content>,
    /// What was added to `stored` since the round began.
    pub grew: bool,
}

impl Objects {
    /// The object that is made somewhere.
    pub fn intern(&mut self, object: Object) -> ObjectId {
        if let Some(&known) = self.numbers.get(&object.key) {
            return known;
        }
        let id = ObjectId::from_index(self.list.len());
        self.numbers.insert(object.key.clone(), id);
        self.list.push(object);
        id
    }

    /// The object that is made somewhere, if it is known.
    pub fn find(&self, key: &ObjectKey) -> Option<ObjectId> {
        self.numbers.get(key).copied()
    }

    /// Whether an object is of a call or a thread alone, or no memory at all.
    pub fn is_own(&self, id: ObjectId) -> bool {
        let key = &self.get(id).key;
        matches!(
            key,
            ObjectKey::Frame(..) | ObjectKey::ThreadStatics(..) | ObjectKey::Function(_)
        )
    }

    /// An object.
    pub fn get(&self, id: ObjectId) -> &Object {
        &self.list[id.index()]
    }

    /// Notes that a value may be stored in a cell.
    pub fn note(&mut self, place: Place, data: &Data) {
        let content = self.stored.entry(place);
        let before = match &content {
            std::collections::btree_map::Entry::Occupied(entry) => Some(entry.get().clone()),
            std::collections::btree_map::Entry::Vacant(_) => None,
        };
        let content = content.or_default();
        content.add(data);
        self.grew |= before.as_ref() != Some(content);
    }

    /// Whether some byte of a cell is stored to once there is more than one thread, at whatever
    /// size.
    pub fn is_stored(&self, (object, offset, size): Place) -> bool {
        let near = (object, offset.saturating_sub(8), 0)..(object, offset + size, 0);
        let mut near = self.stored.range(near);
        near.any(|(&(_, at, own), _)| at + own > offset)
    }

    /// A value of which nothing is known but what may be in some cells: those that stores put
    /// there, and what they start with.
    pub fn unknown(
        &self,
        circuit: &mut Circuit,
        cell: Cell,
        places: &[Place],
        initial: &[Data],
    ) -> Data {
        let mut content = Content::default();
        for place in places {
            if let Some(stored) = self.stored.get(place) {
                content.join(stored);
            }
        }
        for data in initial {
            content.add(data);
        }
        let address = !content.places.is_empty() || cell.kind().is_reference();
        let zero = content.known == u64::MAX && content.bits == 0;
        if content.mixed || address && content.number && !zero {
            return Data::Mixed(circuit.fresh());
        }
        match width(cell.kind()).filter(|_| !address) {
            Some(_) => {
                if content.null {
                    content.meet(u64::MAX, 0);
                }
                let size = cell.size() as usize * 8;
                let bits = (0..size).map(|bit| match content.known >> bit & 1 {
                    1 => Lit::constant(content.bits >> bit & 1 != 0),
                    _ => circuit.fresh(),
                });
                Data::Bits(bits.collect())
            }
            None => {
                content.null |= content.number;
                let only = content.places.len() == 1 && !content.null;
                let places = content.places.iter();
                let candidates = places.map(|&(object, offset)| Candidate {
                    object,
                    offset,
                    holds: if only { Lit::TRUE } else { circuit.fresh() },
                });
                let candidates: Vec<Candidate> = candidates.collect();
                let null = match (content.null, candidates.is_empty()) {
                    (false, _) => Lit::FALSE,
                    (true, true) => Lit::TRUE,
                    (true, false) => circuit.fresh(),
                };
                Data::Address(Address { candidates, null })
            }
        }
    }
}

impl Content {
    fn add(&mut self, data: &Data) {
        match data {
            Data::Bits(bits) => {
                let (mut known, mut value) = (0, 0);
                for (at, lit) in bits.iter().enumerate().take(64) {
                    if let Some(bit) = lit.known() {
                        known |= 1 << at;
                        value |= u64::from(bit) << at;
                    }
                }
                self.meet(known, value);
            }
            Data::Address(address) => {
                self.null |= address.null != Lit::FALSE;
                for one in &address.candidates {
                    self.places.insert((one.object, one.offset));
                }
            }
            Data::Mixed(_) => self.mixed = true,
        }
    }

    fn meet(&mut self, known: u64, bits: u64) {
        match self.number {
            true => self.known &= known & !(self.bits ^ bits),
            false => {
                self.known = known;
                self.number = true;
            }
        }
        self.bits = bits & self.known;
    }

    fn join(&mut self, other: &Content) {
        self.null |= other.null;
        self.mixed |= other.mixed;
        self.places.extend(&other.places);
        if other.number {
            self.meet(other.known, other.bits);
        }
    }
}
