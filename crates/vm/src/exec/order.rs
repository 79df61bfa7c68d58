//! Issuing and completing: what a memory model lets a thread do with its pending list.

use super::{Exec, Flow, FlowResult};
use crate::enabled::completion::Completion;
use crate::machine::Merge;
use crate::machine::event::{EventKind, StepResult, Stop};
use crate::machine::footprint::{ListChange, Mode};
use crate::machine::live_registers::for_each_live_register;
use crate::state::history::Written;
use crate::state::location::Location;
use crate::state::pending::satisfied_fence;
use crate::state::pending::{Entry, EntryKind, Node, Value};
use crate::state::record::RECORDED;
use crate::state::thread::Thread;
use crate::state::word::{ObjectId, object_of};
use fencepost_ir::{Cell, Def, FenceKind, Function, Order, Reg};
use fencepost_memory_model::AccessKind;

/// How many entries a list may have, deferrable ones included, for each one that counts.
const SILENT_FACTOR: usize = 16;

/// As how many operations making room on a full list counts: a transition must come to an end.
const ROOM_COST: u32 = 1000;

impl Exec<'_> {
    /// Whether as many entries as may be held at once are pending.
    pub(crate) fn is_list_full(&self) -> bool {
        let thread = &self.state.threads[self.index];
        let counted = thread
            .pending
            .entries
            .iter()
            .filter(|entry| self.machine.counts(self.state, thread, entry))
            .count();
        counted >= self.machine.options.max_pending
    }

    /// Whether entries that are not counted have piled up.
    pub(crate) fn is_list_long(&self) -> bool {
        let most = self.machine.options.max_pending;
        let entries = &self.state.threads[self.index].pending.entries;
        entries.len() >= most.saturating_mul(SILENT_FACTOR)
    }

    /// Whether the list has room and, where issuing is a step of its own, this step may issue.
    pub(super) fn may_issue(&mut self) -> Result<bool, Stop> {
        if self.is_list_full() && !self.make_room() {
            self.note_full_list();
            return Ok(false);
        }
        let thread = &self.state.threads[self.index];
        if self.machine.queue_is_full(self.state, thread) {
            // Alone, nobody sees what the queue would have held longer.
            self.record.queue_limit_hit |= !self.state.is_alone();
            return Ok(false);
        }
        if self.machine.options.merge == Merge::Registers {
            return Ok(std::mem::take(&mut self.permit));
        }
        if self.is_list_long() {
            // Silent entries are not counted, but they must not pile up without end either. What
            // is lost by completing them here is said by the limit; the transition ends with the
            // next operation, so that a loop which only writes comes back to a known state.
            self.note_full_list();
            self.drain_silent_entries();
            self.fuel = 0;
        }
        Ok(true)
    }

    /// Completes the plain accesses of a full list that may, where a data race is a violation in
    /// itself. Returns whether there is room then.
    ///
    /// Nothing is lost by it. Whoever could tell when such an access completes has one of their own
    /// that nothing orders with it, and that race is found whichever of the two comes first. What
    /// happens earlier keeps nothing else from happening. What is looked at when the execution ends
    /// stays pending: whoever ends it need not have waited for this thread.
    fn make_room(&mut self) -> bool {
        let options = &self.machine.options;
        if !self.machine.tracks_races()
            || options.merge != Merge::Private
            || !options.observed.is_nothing()
            || self.machine.has_copies()
        {
            return false;
        }
        loop {
            self.drop_satisfied_fences(0);
            let pending = &self.state.threads[self.index].pending;
            let at_end = &self.machine.options.observed_at_ends;
            let Some(k) = (0..pending.entries.len()).find(|&k| {
                let entry = &pending.entries[k];
                entry.plain
                    && self.machine.completes(pending, k) != Completion::No
                    && !at_end.sees(entry.object, entry.offset, entry.cell.size())
            }) else {
                break;
            };
            self.perform(k);
        }
        self.fuel = self.fuel.saturating_sub(ROOM_COST);
        !self.is_list_full()
    }

    /// Records that the list was full, and where.
    pub(crate) fn note_full_list(&mut self) {
        let place = self.own_position();
        self.record.pending_limit_hit = true;
        self.record.pending_limit_at.get_or_insert(place);
    }

    /// Whether an access of this thread to some of these bytes is pending.
    pub(crate) fn has_pending_overlap(&self, location: Location) -> bool {
        let mut entries = self.state.threads[self.index].pending.entries.iter();
        entries.any(|entry| entry.overlaps_location(location))
    }

    /// Puts an entry at the end of the list.
    fn push(&mut self, entry: Entry) {
        self.note_change(ListChange::Pushed(entry));
        self.thread().pending.entries.push(entry);
    }

    /// Puts an access at the end of the list; `plain` says what the code makes it.
    pub(crate) fn push_entry(
        &mut self,
        kind: AccessKind,
        plain: bool,
        location: Location,
        value: Value,
    ) {
        let (function, pc) = self.own_position();
        self.push(Entry {
            kind: EntryKind::Access(kind),
            object: location.object,
            offset: location.offset,
            cell: location.cell,
            value,
            stale: false,
            plain,
            function,
            pc,
        });
        let thread = &self.state.threads[self.index];
        let length = thread.pending.entries.len();
        self.record.longest_pending = self.record.longest_pending.max(length);
        self.record.tally.issued += u64::from(!self.machine.issues_separately());
        let known = match value {
            Value::Known(word) => Some(word),
            Value::Node(node) if kind.is_update() => match thread.pending.nodes[node as usize] {
                Node::Update(_, [Value::Known(first), Value::Known(_)]) => Some(first),
                _ => None,
            },
            Value::Node(_) => None,
        };
        self.emit(EventKind::Issue(kind), Some(location), known);
    }

    pub(crate) fn issue_read(
        &mut self,
        function: &Function,
        dst: Def,
        order: Order,
        location: Location,
    ) -> FlowResult {
        if !self.may_issue()? {
            return Ok(Flow::Stop);
        }
        self.note_issue(order, location, false);
        let kind = self.table_kind(function, order, true, location.object);
        let node = self.thread().pending.add_node(Node::Read);
        self.push_entry(kind, order == Order::Plain, location, Value::Node(node));
        self.remember_read(kind, location, Value::Node(node));
        self.set_value(dst.0, Value::Node(node))
    }

    /// Memory of frames is private for ever, and immutable objects never change where others can
    /// see them, so accesses to both skip the list.
    pub(crate) fn is_unordered(&self, object: ObjectId) -> bool {
        self.state
            .heap
            .get(object)
            .is_some_and(|object| self.machine.is_unordered(object))
    }

    pub(crate) fn issue_write(
        &mut self,
        function: &Function,
        order: Order,
        location: Location,
        value: Reg,
    ) -> FlowResult {
        if !self.may_issue()? {
            return Ok(Flow::Stop);
        }
        self.note_issue(order, location, true);
        let value = self.value_of(value);
        if self.repeats_pending_write(order, location, value) {
            return Ok(Flow::Next);
        }
        let kind = self.table_kind(function, order, false, location.object);
        self.note_touch(location);
        self.forget_cell(location);
        if self.machine.prefers_program() && kind == AccessKind::Write {
            self.drop_own_value(location);
        }
        self.issue_links(location.cell, value);
        self.push_entry(kind, order == Order::Plain, location, value);
        Ok(Flow::Next)
    }

    pub(crate) fn issue_unlock(&mut self, object: ObjectId) -> FlowResult {
        if !self.may_issue()? {
            return Ok(Flow::Stop);
        }
        let location = Location {
            object,
            offset: 0,
            cell: Cell::Ref,
        };
        self.push_entry(AccessKind::Unlock, false, location, Value::Known(0));
        Ok(Flow::Next)
    }

    pub(crate) fn fence(&mut self, kind: FenceKind) -> FlowResult {
        if kind == FenceKind::Full || self.machine.has_copies() {
            // Alone, or where nothing is ever pending, a fence has nothing to order.
            let unseen = self.passes_alone();
            if !unseen && !self.take_permit_in_place()? {
                return Ok(Flow::Stop);
            }
            self.refresh();
            self.note_fence(kind);
            self.emit(EventKind::Fence, None, None);
            return Ok(Flow::Next);
        }
        if kind == FenceKind::AcqRel {
            // Earlier stores do not hold back later loads, so it is two fences and not one.
            self.issue_fence(FenceKind::Acquire);
            self.issue_fence(FenceKind::Release);
        } else {
            self.issue_fence(kind);
        }
        Ok(Flow::Next)
    }

    /// Orders the writes so far before later ones, as at the end of a constructor that sets cells
    /// which get their value once. The model with working copies knows no such cells.
    pub fn freeze(&mut self) {
        if !self.machine.has_copies() {
            self.issue_fence(FenceKind::StoreStore);
        }
    }

    /// Puts a one-sided fence on the list, unless it would order nothing.
    fn issue_fence(&mut self, kind: FenceKind) {
        if self.thread().pending.is_empty() {
            self.note_change(ListChange::Skipped(kind));
            self.note_fence(kind);
            return;
        }
        let thread = self.thread();
        // The same fence again, with no access in between, orders nothing more; a loop of fences
        // must not make the list grow.
        let newest = thread.pending.entries.iter().rev();
        let repeated = newest
            .take_while(|entry| entry.access().is_none())
            .any(|entry| entry.kind == EntryKind::Fence(kind));
        if repeated {
            return;
        }
        let (function, pc) = thread
            .frames
            .last()
            .map_or((fencepost_ir::FuncId(0), 0), |f| (f.function, f.pc));
        self.push(Entry {
            kind: EntryKind::Fence(kind),
            object: ObjectId::NULL,
            offset: 0,
            cell: Cell::I32,
            value: Value::Known(0),
            stale: false,
            plain: false,
            function,
            pc,
        });
        self.emit(EventKind::IssueFence(kind), None, None);
    }

    /// Whether a lock may happen now: the step's permit, and the table towards what is pending.
    pub(crate) fn take_lock_permit(&mut self) -> bool {
        if self.thread().is_exclusive() {
            return true;
        }
        let thread = &self.state.threads[self.index];
        if !self.permit || !self.machine.lock_may_pass_with_silent(self.state, thread) {
            return false;
        }
        loop {
            let thread = &self.state.threads[self.index];
            let entries = &thread.pending.entries;
            let Some(k) =
                (0..entries.len()).find(|&k| !self.machine.lock_may_pass(&entries[k..=k]))
            else {
                break;
            };
            let deferrable = self
                .machine
                .needs_no_choice(self.state, thread, &entries[k]);
            if !deferrable || self.complete(k).is_err() {
                return false;
            }
            self.drop_satisfied_fences(0);
        }
        self.permit = false;
        true
    }

    /// Completes pending entries that are not choices, in order, as far as possible. Returns whether
    /// the list is empty then.
    pub(crate) fn drain_silent_entries(&mut self) -> bool {
        loop {
            // A fence may wait for deferrable entries alone, and hold others back.
            self.drop_satisfied_fences(0);
            let thread = &self.state.threads[self.index];
            if thread.pending.is_empty() {
                return true;
            }
            let Some(k) = (0..thread.pending.entries.len()).find(|&k| {
                let entry = &thread.pending.entries[k];
                self.machine.needs_no_choice(self.state, thread, entry)
                    && self.machine.completes(&thread.pending, k) != Completion::No
            }) else {
                return false;
            };
            self.perform(k);
        }
    }

    /// Completes an entry that was chosen, with the deferrable ones it waits for.
    pub(crate) fn complete(&mut self, mut k: usize) -> StepResult {
        loop {
            let thread = &self.state.threads[self.index];
            if k >= thread.pending.entries.len() {
                return Err(Stop::NotEnabled);
            }
            let first = self.machine.first_towards(self.state, thread, k);
            let Some(first) = first else {
                return Err(Stop::NotEnabled);
            };
            self.perform(first);
            if first == k {
                return Ok(());
            }
            k = self.drop_satisfied_fences(k - 1);
        }
    }

    /// Completes entry `k`, which may complete.
    pub(super) fn perform(&mut self, k: usize) {
        self.record.tally.completed += 1;
        let pending = &self.state.threads[self.index].pending;
        let how = self.machine.completes(pending, k);
        let entries = &pending.entries;
        let entry = entries[k];
        if self.machine.manual_memory && self.late_mistake.is_none() {
            self.late_mistake = self.mistake_of(&entry);
        }
        let entries = &self.state.threads[self.index].pending.entries;
        let forwarded = match how {
            Completion::Forward(j) => match entries[j].value {
                Value::Known(word) => Some(entry.cell.widen(entry.cell.narrow(word))),
                Value::Node(_) => None,
            },
            _ => None,
        };
        let location = Location {
            object: entry.object,
            offset: entry.offset,
            cell: entry.cell,
        };
        self.note_change(ListChange::Completed {
            place: k as u32,
            forwarded_from: match how {
                Completion::Forward(j) => Some(j as u32),
                _ => None,
            },
        });
        if forwarded.is_none() && entry.access().is_some_and(AccessKind::is_read) {
            self.touch_cell(location, Mode::Read);
        }
        self.judge_overtaken(&entry, k);
        self.note_completion(&entry, location);
        let (kind, value) = match entry.access() {
            Some(kind) if kind.is_update() => self.perform_update(k, &entry, location),
            Some(kind) if kind.is_read() => {
                let word = forwarded.unwrap_or_else(|| self.read(location));
                if forwarded.is_some() && !location.cell.kind().is_reference() {
                    self.keep_name(object_of(word));
                }
                self.thread().pending.entries.remove(k);
                self.supply(entry.value, word);
                (EventKind::of_access(kind), Some(word))
            }
            Some(kind) if kind.is_write() => {
                self.thread().pending.entries.remove(k);
                let value = match entry.value {
                    Value::Known(word) => Some(word),
                    Value::Node(_) => None,
                };
                if let Some(word) = value {
                    let written = match kind == AccessKind::VolatileWrite {
                        true => Written::Volatile,
                        false => Written::Plain,
                    };
                    self.write_memory(location, word, written);
                }
                (EventKind::of_access(kind), value)
            }
            _ => {
                self.thread().pending.entries.remove(k);
                self.release(entry.object);
                (EventKind::Unlock, None)
            }
        };
        let place = (entry.function, entry.pc);
        self.emit_at(kind, Some(location), value, place, Some(k as u32), k != 0);
    }

    /// Gives a node the word that its entry has read.
    pub(super) fn supply(&mut self, node: Value, word: u64) {
        let Thread {
            pending,
            regs,
            record,
            ..
        } = self.thread();
        let mut found = Vec::new();
        let departed = match node {
            Value::Node(node) => pending.resolve(node, word, (regs, record), &mut found),
            Value::Known(_) => false,
        };
        pending.drop_newest_done();
        if departed {
            self.note_departure();
        }
        self.note_receivers();
        self.has_strayed |=
            !self.machine.manual_memory && found.iter().any(|&id| self.is_stray(id));
        found.into_iter().for_each(|id| self.keep_name(id));
    }

    /// What happens by itself after a step: fences whose time has come, reads of private objects,
    /// numbering. Then the thread may be able to issue more.
    pub(crate) fn settle(&mut self) -> StepResult {
        if self.machine.sequential {
            return Ok(());
        }
        loop {
            self.drop_satisfied_fences(0);
            let Some(k) = self.automatic_entry() else {
                break;
            };
            self.complete(k)?;
            self.run()?;
        }
        self.forget_dead_promises();
        self.forget_dead_reads();
        self.thread().pending.compact();
        self.settle_views();
        Ok(())
    }

    /// Takes away fences that wait for nothing any more. Returns where entry `followed` is then.
    pub(super) fn drop_satisfied_fences(&mut self, mut followed: usize) -> usize {
        while let Some(k) = satisfied_fence(&self.state.threads[self.index].pending.entries) {
            let entry = self.thread().pending.entries.remove(k);
            self.note_change(ListChange::Dropped(k as u32));
            self.judge_overtaken(&entry, k);
            self.note_fence_entry(&entry);
            followed -= usize::from(k < followed);
            let place = (entry.function, entry.pc);
            self.emit_at(
                EventKind::FenceDone,
                None,
                None,
                place,
                Some(k as u32),
                false,
            );
        }
        followed
    }

    /// A read that may complete, and nobody could tell when it does.
    fn automatic_entry(&self) -> Option<usize> {
        let thread = &self.state.threads[self.index];
        (0..thread.pending.entries.len()).find(|&k| {
            self.machine.is_automatic_read(self.state, thread, k)
                || !self.begun && self.machine.is_prompt_read(self.state, thread, k)
        })
    }

    /// Promises in registers that nobody will read do not count.
    fn forget_dead_promises(&mut self) {
        let thread = &self.state.threads[self.index];
        if thread.pending.promises.is_empty() {
            return;
        }
        let mut live = Vec::new();
        for_each_live_register(self.machine, thread, |place, _| live.push(place as u32));
        live.sort_unstable();
        let Thread { pending, regs, .. } = self.thread();
        pending.promises.retain(|&(place, _)| {
            let keep = place >= RECORDED || live.binary_search(&place).is_ok();
            if !keep {
                regs[place as usize] = 0;
            }
            keep
        });
    }
}
