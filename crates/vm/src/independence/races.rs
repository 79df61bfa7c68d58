//! Data races, seen in a single state.
//!
//! Two conflicting accesses that happens-before does not order can be brought next to each other:
//! some execution has a state in which either could come next. So a race shows as two threads
//! whose next accesses touch the same bytes, one of them a write, one of them plain. Where a thread
//! got to its access only by what it read without synchronising, that state need not come; what
//! threads know of each other's accesses ([`crate::state::knowledge`]) shows such races of C programs.

use crate::exec::updated;
use crate::machine::Machine;
use crate::machine::choice::{Action, Choice};
use crate::machine::effects::{Access, Touches, effects};
use crate::machine::footprint::{Footprint, Mode, Resource, Touch};
use crate::machine::notes::PlaceName;
use crate::machine::resolve::resolve_quietly;
use crate::state::State;
use crate::state::keys::ThreadId;
use crate::state::knowledge::{PastAccess, Unordered};
use crate::state::location::Location;
use crate::state::pending::{EntryKind, Node, Update, Value};
use crate::state::running_state::RunningState;
use crate::state::thread::{Frame, Status, Thread};
use fencepost_ir::{Cell, FuncId, Op, Place};
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
    /// The same in pieces, if a class has it.
    pub place: Option<PlaceName>,
    /// The methods of a library that the program calls there, if both accesses are theirs and touch
    /// what a library may keep to itself.
    pub calls: Option<[FuncId; 2]>,
    /// Whether the first access happened some time before the other.
    pub first_is_past: bool,
}

/// An access that could happen next.
struct Next {
    access: RacingAccess,
    location: Location,
    plain: bool,
}

impl Machine {
    /// The races between accesses that could happen next.
    pub fn races(&self, state: &State) -> Vec<Race> {
        let mut races = Vec::new();
        if let Some(found) = &state.globals.knowledge.found {
            races.push(self.unordered(state, found));
        }
        let live = state.threads.iter().filter(|t| !t.has_ended()).count();
        let inside = state.threads.iter().find(|thread| thread.is_exclusive());
        // Sections of other languages are their libraries' own, and no other access comes next.
        if live < 2 || inside.is_some() && !self.manual_memory {
            return races;
        }
        // A thread inside an atomic section races with accesses that are in none: those could have
        // come before it as well.
        let inside = inside.map(|thread| thread.id);
        let mut all: Vec<Next> = Vec::new();
        for thread in &state.threads {
            self.next_accesses(state, thread, &mut all);
        }
        for (at, first) in all.iter().enumerate() {
            for second in &all[at + 1..] {
                let threads = [first.access.thread, second.access.thread];
                if threads[0] != threads[1]
                    && inside.is_none_or(|thread| threads.contains(&thread))
                    && overlap(first.location, second.location)
                    && (first.access.writes || second.access.writes)
                    && (first.plain || second.plain)
                {
                    races.push(Race {
                        first: first.access.clone(),
                        second: second.access.clone(),
                        location: self.describe_location(state, first.location),
                        place: self.place_name(state, first.location),
                        calls: self.racing_calls(state, [first, second]),
                        first_is_past: false,
                    });
                }
            }
        }
        races
    }

    fn racing_calls(&self, state: &State, accesses: [&Next; 2]) -> Option<[FuncId; 2]> {
        let calls =
            accesses.map(|Next { access, .. }| self.library_call(access.function, access.pc));
        let [Some(first), Some(second)] = calls else {
            return None;
        };
        self.may_be_inside(state, accesses[0].location.object)
            .then_some([first, second])
    }

    /// A race that shows in what threads know of each other.
    fn unordered(&self, state: &State, found: &Unordered) -> Race {
        let racing = |past: &PastAccess| RacingAccess {
            thread: past.thread,
            function: past.function,
            pc: past.pc,
            writes: past.writes,
        };
        let second = &found.second;
        let sizes = [Cell::U8, Cell::I16, Cell::I32, Cell::I64];
        let cell = sizes.into_iter().find(|cell| cell.size() == second.size);
        let location = Location {
            object: second.object,
            offset: second.offset,
            cell: cell.unwrap_or(Cell::U8),
        };
        Race {
            first: racing(&found.first),
            second: racing(second),
            location: self.describe_location(state, location),
            place: self.place_name(state, location),
            calls: None,
            first_is_past: true,
        }
    }

    /// The access that a thread stands before, if it is one through a pointer: whether it writes,
    /// and the address.
    pub fn access_ahead(&self, state: &State, thread: ThreadId) -> Option<(bool, u64)> {
        let thread = state.thread(thread)?;
        let Touches::Cell(place, access) = effects(self.next_op(thread)?).touches else {
            return None;
        };
        let Place::Pointer(pointer, distance, _) = place else {
            return None;
        };
        let word = thread.reg(pointer).wrapping_add_signed(i64::from(distance));
        Some((!matches!(access, Access::Read(_)), word))
    }

    /// Whether the access that a choice makes is one that may race with any other: a plain one.
    pub fn is_plain_access(&self, state: &State, choice: Choice) -> bool {
        let Some(thread) = state.thread(choice.thread) else {
            return false;
        };
        match choice.action {
            Action::Complete(place) => {
                let entry = thread.pending.entries.get(place as usize);
                entry.is_some_and(|entry| entry.plain)
            }
            Action::Step => {
                let touches = self.next_op(thread).map(|op| effects(op).touches);
                matches!(touches, Some(Touches::Cell(_, access)) if access.is_plain())
            }
            _ => false,
        }
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
                    writes: kind.is_write() && !self.only_reads(state, thread, k),
                },
                location: Location {
                    object: entry.object,
                    offset: entry.offset,
                    cell: entry.cell,
                },
                plain: entry.plain,
            });
        }
        if thread.status != Status::Running || !self.only_silent(state, thread) {
            return;
        }
        let Some(op) = self.next_op(thread) else {
            return;
        };
        let Touches::Cell(place, access) = effects(op).touches else {
            return;
        };
        let Some(location) = resolve_quietly(self, state, thread, place) else {
            return;
        };
        let mut writes = !matches!(access, Access::Read(_));
        if let Op::CompareExchange { expected, .. } = op {
            // One that fails only reads.
            let cell = location.cell;
            let object = state.heap.get(location.object);
            let expected = cell.widen(cell.narrow(thread.reg(*expected)));
            writes = object.is_some_and(|object| {
                object.contains(location.offset, cell.size())
                    && object.read(location.offset, cell) == expected
            });
        }
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
            plain: access.is_plain(),
        });
    }

    /// Whether a pending entry is a compare-exchange that would fail now, and so only read.
    fn only_reads(&self, state: &State, thread: &Thread, place: usize) -> bool {
        let entry = &thread.pending.entries[place];
        let Value::Node(node) = entry.value else {
            return false;
        };
        let Some(&node) = thread.pending.nodes.get(node as usize) else {
            return false;
        };
        match node {
            Node::Update(Update::CompareExchange(_), [Value::Known(_), Value::Known(_)]) => {
                let object = state.heap.get(entry.object);
                object.is_some_and(|object| {
                    object.contains(entry.offset, entry.cell.size())
                        && updated(node, entry.cell, object.read(entry.offset, entry.cell))
                            .is_none()
                })
            }
            // What it compares with comes from reads that it takes along, so only running it tells.
            Node::Update(Update::CompareExchange(_), _) => {
                let choice = Choice {
                    thread: thread.id,
                    action: Action::Complete(place as u32),
                };
                let (mut after, mut footprint) =
                    (RunningState::from(state.clone()), Footprint::default());
                let cell = Resource::Cell(entry.object, entry.offset, entry.cell.size());
                let ran = self.apply_noting(&mut after, choice, &mut footprint);
                let writes =
                    |touch: &Touch| touch.mode == Mode::Write && touch.resource.overlaps(&cell);
                ran.is_ok() && !footprint.touches.iter().any(writes)
            }
            Node::Update(Update::Rmw(_), _) | Node::Read | Node::Computed(..) | Node::Done => false,
        }
    }
}

fn overlap(a: Location, b: Location) -> bool {
    a.object == b.object
        && a.offset < b.offset + b.cell.size()
        && b.offset < a.offset + a.cell.size()
}
