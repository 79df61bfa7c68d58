//! Working copies: which values a use may give, and which of the platform's actions are choices.

use crate::enabled::completion::is_private;
use crate::machine::choice::{Action, Choice, Enabled};
use crate::machine::resolve::resolve_quietly;
use crate::machine::{Machine, Merge};
use crate::state::State;
use crate::state::history::Candidate;
use crate::state::keys::ThreadId;
use crate::state::location::Location;
use crate::state::pending::{Entry, Value};
use crate::state::thread::{Status, Thread};
use fencepost_ir::{Op, Reg};
use fencepost_memory_model::AccessKind;

/// Where the value of a use comes from.
pub(crate) enum Use {
    /// The thread's own, which it has assigned and which is still on its way.
    Own(u64),
    /// Main memory, once these entries are written.
    Memory(Vec<usize>),
}

/// A value that a use may give.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Given {
    /// The copy from before a prescient store of the thread that is pending.
    Kept(u64),
    /// The copy that a fulfilled prescient store left.
    Own(u64),
    /// One that main memory had.
    Memory(Candidate),
}

/// The values that a use may give once nothing of its own thread is on its way.
pub(crate) fn given(
    state: &State,
    me: ThreadId,
    at: Location,
    volatile: bool,
    now: u64,
) -> Vec<Given> {
    let history = &state.globals.history;
    let store = history.early_of(me, at);
    let same = store.filter(|store| store.at == at && !volatile);
    match (store, same) {
        // What is pending can be neither read nor used in part.
        (Some(store), None) if !store.fulfilled => Vec::new(),
        (_, Some(store)) if !store.fulfilled => {
            store.copies.iter().map(|&raw| Given::Kept(raw)).collect()
        }
        (_, same) => {
            let own = same.map(|store| store.raw);
            let memory = history.candidates(me, at, volatile, now);
            // Whoever goes on with the copy sees all that others do.
            let memory = memory.into_iter().filter(|c| Some(c.raw) != own);
            let memory = memory.map(Given::Memory);
            own.map(Given::Own).into_iter().chain(memory).collect()
        }
    }
}

pub(crate) fn use_of(entries: &[Entry], at: Location, volatile: bool) -> Use {
    let newest = entries.iter().rfind(|entry| entry.overlaps_location(at));
    if let Some(entry) = newest
        && !volatile
        && !entry.stale
        && entry.offset == at.offset
        && entry.cell.size() == at.cell.size()
        && let Value::Known(word) = entry.value
    {
        return Use::Own(at.cell.widen(at.cell.narrow(word)));
    }
    let first = |entry: &Entry| {
        entry.overlaps_location(at) || volatile && entry.access() == Some(AccessKind::VolatileWrite)
    };
    let entries = entries.iter().enumerate();
    Use::Memory(entries.filter(|(_, e)| first(e)).map(|(k, _)| k).collect())
}

impl Machine {
    /// Whether a thread may use what it stands before, and how many values there are.
    pub(crate) fn enabled_use(&self, state: &State, thread: &Thread, op: &Op) -> Enabled {
        let Op::Load { order, place, .. } = op else {
            return Enabled::Yes;
        };
        let function = thread.top().and_then(|f| self.loaded_function(f.function));
        let location = resolve_quietly(self, state, thread, *place);
        let (Some(function), Some(at)) = (function, location) else {
            return Enabled::Yes;
        };
        let volatile = self.access_kind(function, *order, true) == AccessKind::VolatileRead;
        match use_of(&thread.pending.entries, at, volatile) {
            Use::Own(_) => Enabled::Yes,
            Use::Memory(first) if first.is_empty() => {
                let Some(object) = state.heap.get(at.object) else {
                    return Enabled::Yes;
                };
                if !object.contains(at.offset, at.cell.size()) {
                    return Enabled::Yes;
                }
                let now = at.cell.narrow(object.read(at.offset, at.cell));
                match given(state, thread.id, at, volatile, now).len() {
                    0 => Enabled::No,
                    1 => Enabled::Yes,
                    count => Enabled::Data(count as u32),
                }
            }
            Use::Memory(first) => match self.can_write_silently(state, thread, &first) {
                true => Enabled::Yes,
                false => Enabled::No,
            },
        }
    }

    /// Whether entries that a use waits for are written inside the step that needs it.
    pub(crate) fn can_write_silently(
        &self,
        state: &State,
        thread: &Thread,
        first: &[usize],
    ) -> bool {
        first.iter().all(|&k| {
            self.needs_no_choice(state, thread, &thread.pending.entries[k])
                && self.can_complete_with_silent(state, thread, k)
        })
    }

    /// Whether a thread stands before an assign that its queue has no room for: one value is the
    /// working copy, the rest are in the queue of writes. Nobody counts what nobody can see.
    pub(crate) fn queue_is_full(&self, state: &State, thread: &Thread) -> bool {
        if !self.has_copies() || thread.pending.is_empty() {
            return false;
        }
        let Some(Op::Store { order, place, .. }) = self.next_op(thread) else {
            return false;
        };
        let function = thread.top().and_then(|f| self.loaded_function(f.function));
        let location = resolve_quietly(self, state, thread, *place);
        let (Some(function), Some(at)) = (function, location) else {
            return false;
        };
        let kind = self.access_kind(function, *order, false);
        let together = |entry: &&Entry| {
            self.counts(state, thread, entry)
                && entry.access() == Some(kind)
                && (kind == AccessKind::VolatileWrite || entry.overlaps_location(at))
        };
        let object = state.heap.get(at.object);
        let seen = self.options.merge != Merge::Private || !is_private(object, thread);
        let waiting = thread.pending.entries.iter().filter(together).count();
        seen && waiting > self.options.queue_capacity
    }

    /// Whether the platform acts only where no thread can go on without it.
    pub(crate) fn prefers_program(&self) -> bool {
        self.options.program_first && self.has_copies()
    }

    /// Leaves what needs no action of the platform, if there is any of that: writes, and uses of
    /// what must be read first, come after everything else.
    pub(crate) fn drop_platform_choices(&self, state: &State, out: &mut Vec<Choice>) {
        let needs_platform = |choice: &Choice| {
            if matches!(choice.action, Action::Complete(_)) {
                return true;
            }
            let Some(thread) = state.thread(choice.thread) else {
                return false;
            };
            let Some(Op::Load { place, .. }) = self.next_op(thread) else {
                return false;
            };
            let at = resolve_quietly(self, state, thread, *place);
            at.is_some_and(|at| !matches!(use_of(&thread.pending.entries, at, false), Use::Own(_)))
        };
        if !out.iter().all(needs_platform) {
            out.retain(|choice| !needs_platform(choice));
        }
    }

    /// Whether a thread reads memory again before it uses anything: it waits, or stands before
    /// an operation that makes all its copies stale.
    pub(crate) fn is_about_to_refresh(&self, state: &State, thread: &Thread) -> bool {
        match thread.status {
            Status::Ended
            | Status::Waiting { .. }
            | Status::Ready { .. }
            | Status::Delayed
            | Status::Failing => return true,
            Status::Running | Status::AwaitingClass(_) => {}
        }
        let is_object = |reg: Reg| state.heap.pointee(thread.reg(reg)).is_some();
        let resolves = |place| resolve_quietly(self, state, thread, place).is_some();
        // Operations that fail do not count; they leave the thread where it was.
        match self.next_op(thread) {
            Some(Op::Fence { .. } | Op::AtomicBegin {}) => true,
            // A thread that ends uses nothing more.
            Some(Op::Return { .. }) => thread.frames.len() == 1,
            Some(Op::Native { native, args, .. }) => self.native(*native).is_ok_and(|row| {
                let words = || {
                    args.0
                        .iter()
                        .map(|&reg| thread.reg(reg))
                        .collect::<Vec<_>>()
                };
                let chooses = row
                    .bound
                    .is_some_and(|bound| bound(self, state, thread.id, &words()).is_some());
                row.is_visible() && row.touches.is_none() && !chooses
            }),
            Some(Op::MonitorEnter { object, .. }) => is_object(*object),
            Some(Op::Rmw { place, .. } | Op::CompareExchange { place, .. }) => resolves(*place),
            Some(Op::ThreadJoin {
                thread: joined,
                timeout,
                ..
            }) => {
                let handle = thread.reg(*joined);
                let known = handle != 0 && handle <= u64::from(u32::MAX);
                known && timeout.0.is_none() && state.thread(ThreadId(handle as u32 - 1)).is_some()
            }
            // Whoever is not listed keeps what it may still use, which costs states but loses none.
            _ => false,
        }
    }
}
