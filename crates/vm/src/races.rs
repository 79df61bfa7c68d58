//! Data races, seen in a single state.
//!
//! Two conflicting accesses that happens-before does not order can be brought next to each other:
//! some execution has a state in which either could come next. So a race shows as two threads
//! whose next accesses touch the same bytes, one of them a write, one of them plain.

use crate::event::Location;
use crate::exec::resolve_quietly;
use crate::keys::ThreadId;
use crate::machine::Machine;
use crate::pending::EntryKind;
use crate::state::State;
use crate::thread::{Frame, Status, Thread};
use fencepost_ir::{FuncId, Op, Order};
use fencepost_memory_model::AccessKind;

/// One of the two accesses of a race.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RacingAccess {
    /// Who makes it.
    pub thread: ThreadId,
    /// The function, in the program's own code if there is any on the stack.
    pub function: FuncId,
    /// The operation there.
    pub pc: u32,
    /// Whether it writes.
    pub writes: bool,
}

/// Two accesses that nothing orders.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Race {
    /// One access.
    pub first: RacingAccess,
    /// The other.
    pub second: RacingAccess,
    /// What both touch, for people.
    pub location: String,
}

/// An access that could happen next.
struct Next {
    access: RacingAccess,
    location: Location,
    plain: bool,
    library: bool,
}

impl Machine {
    /// A race between accesses that could happen next, if there is one.
    pub fn race(&self, state: &State) -> Option<Race> {
        let live = state.threads.iter().filter(|t| !t.has_ended()).count();
        // Inside an atomic section no other thread's access comes next.
        if live < 2 || state.threads.iter().any(Thread::is_exclusive) {
            return None;
        }
        let mut all: Vec<Next> = Vec::new();
        for thread in &state.threads {
            self.next_accesses(state, thread, &mut all);
        }
        for (at, first) in all.iter().enumerate() {
            for second in &all[at + 1..] {
                if first.access.thread != second.access.thread
                    && overlap(first.location, second.location)
                    && (first.access.writes || second.access.writes)
                    && (first.plain || second.plain)
                    && !(first.library && second.library)
                {
                    return Some(Race {
                        first: first.access.clone(),
                        second: second.access.clone(),
                        location: self.describe_location(state, first.location),
                    });
                }
            }
        }
        None
    }

    fn next_accesses(&self, state: &State, thread: &Thread, out: &mut Vec<Next>) {
        for (k, entry) in thread.pending.entries.iter().enumerate() {
            let EntryKind::Access(kind) = entry.kind else {
                continue;
            };
            if kind == AccessKind::Unlock || !self.can_complete_with_silent(state, thread, k) {
                continue;
            }
            out.push(Next {
                access: RacingAccess {
                    thread: thread.id,
                    function: entry.function,
                    pc: entry.pc,
                    writes: kind.is_write(),
                },
                location: Location {
                    object: entry.object,
                    offset: entry.offset,
                    cell: entry.cell,
                },
                plain: matches!(kind, AccessKind::Read | AccessKind::Write),
                library: self
                    .loaded_function(entry.function)
                    .is_some_and(|code| code.library),
            });
        }
        if thread.status != Status::Running || !thread.pending.is_empty() {
            return;
        }
        let (place, writes, plain) = match self.next_op(thread) {
            Some(Op::Load { order, place, .. }) => (*place, false, *order == Order::Plain),
            Some(Op::Store { order, place, .. }) => (*place, true, *order == Order::Plain),
            Some(Op::Rmw { place, .. } | Op::CompareExchange { place, .. }) => {
                (*place, true, false)
            }
            _ => return,
        };
        let Some(location) = resolve_quietly(self, state, thread, place) else {
            return;
        };
        let Some(frame) = thread.top() else { return };
        let is_library = |frame: &Frame| {
            self.loaded_function(frame.function)
                .is_none_or(|code| code.library)
        };
        let mut frames = thread.frames.iter().rev();
        let shown = frames.find(|frame| !is_library(frame)).unwrap_or(frame);
        out.push(Next {
            access: RacingAccess {
                thread: thread.id,
                function: shown.function,
                pc: shown.pc,
                writes,
            },
            location,
            plain,
            library: is_library(frame),
        });
    }
}

fn overlap(a: Location, b: Location) -> bool {
    a.object == b.object
        && a.offset < b.offset + b.cell.size()
        && b.offset < a.offset + a.cell.size()
}
