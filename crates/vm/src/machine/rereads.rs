//! Which reads a thread may come to before it must read memory again.
//!
//! A value that nothing can read again is not worth remembering, and would keep states apart that
//! are one. Keeping too much only costs states, so calls count as reading everything, and so does
//! all of a function that has handlers.

use crate::machine::Machine;
use crate::machine::effects::{Access, Drains, Leaves, Touches, effects};
use crate::state::location::Location;
use crate::state::thread::Thread;
use crate::state::word::ObjectId;
use fencepost_ir::{Cell, Function, Op, Order, Place};

/// Tables beyond this many words are not made; everything may then be read again.
const MAX_WORDS: usize = 1 << 20;

/// What a plain read of a function may read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Target {
    /// A static cell.
    Static(Location),
    /// A cell of some object, at this offset or behind it.
    Behind(u32, Cell),
}

impl Target {
    fn of(place: Place) -> Self {
        let cell = place.cell();
        match place {
            Place::Static(field) => Target::Static(Location {
                object: ObjectId::statics(field.class),
                offset: field.offset,
                cell,
            }),
            Place::Field(_, field) => Target::Behind(field.offset, cell),
            Place::ThreadStatic(_) | Place::Pointer(..) | Place::Element(..) => {
                Target::Behind(0, cell)
            }
        }
    }

    fn may_be(self, at: Location) -> bool {
        match self {
            Target::Static(cell) => cell == at,
            Target::Behind(offset, cell) => cell == at.cell && offset <= at.offset,
        }
    }
}

/// The bit of calls, which may read anything.
const CALLS: usize = 0;
/// The bit of returns, behind which the caller goes on.
const RETURNS: usize = 1;
/// The bit of the first read.
const READS: usize = 2;

/// For each operation of a function: what may come from there on, before anything makes the
/// thread forget what it has read.
#[derive(Debug)]
pub(crate) struct Rereads {
    targets: Vec<Target>,
    words: usize,
    /// Distance between the sets of two operations: 0 if all share one set.
    stride: usize,
    sets: Vec<u64>,
    handles: bool,
}

impl Rereads {
    fn of(machine: &Machine, function: &Function) -> Self {
        let mut targets = Vec::new();
        let mut bits = Vec::with_capacity(function.ops.len());
        for op in &function.ops {
            let effects = effects(op);
            bits.push(match (effects.touches, effects.leaves) {
                (Touches::Cell(place, Access::Read(Order::Plain)), _) => {
                    let target = Target::of(place);
                    let known = targets.iter().position(|&known| known == target);
                    let index = known.unwrap_or_else(|| {
                        targets.push(target);
                        targets.len() - 1
                    });
                    Some(READS + index)
                }
                (_, Leaves::Calls) => Some(CALLS),
                // A native that others can notice makes the thread forget; others may call code.
                (_, Leaves::Native(_)) => (!forgets(machine, op)).then_some(CALLS),
                (_, Leaves::Returns) => Some(RETURNS),
                // An initialiser begins by forgetting, and handlers are looked at on their own.
                (_, Leaves::No | Leaves::Initializes | Leaves::Unwinds) => None,
            });
        }
        let words = (READS + targets.len()).div_ceil(64);
        let mut rereads = Self {
            targets,
            words,
            stride: words,
            sets: Vec::new(),
            handles: function.handles_exceptions(),
        };
        if rereads.handles || words.saturating_mul(function.ops.len()) > MAX_WORDS {
            rereads.stride = 0;
            rereads.sets = vec![0; words];
            for bit in bits.into_iter().flatten() {
                rereads.sets[bit / 64] |= 1 << (bit % 64);
            }
            return rereads;
        }
        rereads.sets = vec![0; words * function.ops.len()];
        loop {
            let mut changed = false;
            for (pc, op) in function.ops.iter().enumerate().rev() {
                let mut set = vec![0; words];
                if let Some(bit) = bits[pc] {
                    set[bit / 64] |= 1 << (bit % 64);
                }
                if !forgets(machine, op) {
                    let mut merge = |next: u32| {
                        let next = rereads.at(next);
                        set.iter_mut()
                            .zip(next)
                            .for_each(|(into, from)| *into |= from);
                    };
                    op.for_each_target(&mut merge);
                    if op.falls_through() {
                        merge(pc as u32 + 1);
                    }
                }
                let old = &mut rereads.sets[pc * words..(pc + 1) * words];
                changed |= old != set;
                old.copy_from_slice(&set);
            }
            if !changed {
                return rereads;
            }
        }
    }

    fn at(&self, pc: u32) -> &[u64] {
        let start = pc as usize * self.stride;
        self.sets.get(start..start + self.words).unwrap_or_default()
    }

    fn may_read(&self, set: &[u64], at: Location) -> bool {
        has(set, CALLS)
            || (self.targets.iter().enumerate())
                .any(|(index, target)| has(set, READS + index) && target.may_be(at))
    }
}

fn has(set: &[u64], bit: usize) -> bool {
    set.get(bit / 64)
        .is_some_and(|word| word >> (bit % 64) & 1 != 0)
}

/// Whether an operation makes its thread forget what it has read, whatever comes of it.
pub(crate) fn forgets(machine: &Machine, op: &Op) -> bool {
    let effects = effects(op);
    match effects.drains {
        // A thread that returns goes on in the caller with what it has read.
        Drains::All => effects.leaves != Leaves::Returns,
        Drains::AllInTables | Drains::BeforeLock | Drains::Update => true,
        Drains::Native(native) => machine.native(native).is_ok_and(|row| row.is_visible()),
        Drains::Nothing | Drains::ToInitialize(_) => matches!(
            effects.touches,
            Touches::Cell(_, Access::Read(Order::Acquire | Order::Volatile))
        ),
    }
}

impl Machine {
    /// Whether a thread may come to a plain read of a cell before it must read memory again.
    pub(crate) fn may_read_again(&self, thread: &Thread, at: Location) -> bool {
        let mut returns = true;
        for (depth, frame) in thread.frames.iter().rev().enumerate() {
            let Some(function) = self.loaded_function(frame.function) else {
                return true;
            };
            // Returning into library code makes a thread forget.
            if depth > 0 && function.library {
                return false;
            }
            let index = frame.function.index();
            let rereads = match self.rereads.get(index) {
                Some(rereads) => rereads,
                None => self.rereads.fill(index, Rereads::of(self, function)),
            };
            if !returns && !rereads.handles {
                continue;
            }
            let set = rereads.at(frame.pc + u32::from(depth > 0));
            if rereads.may_read(set, at) {
                return true;
            }
            returns &= has(set, RETURNS);
        }
        false
    }
}
