//! Collection of garbage, and who can reach what.
//!
//! Runs only where states are stored, so that object keys are a function of state and choice.
//! One marking pass answers both questions: an object nobody reaches is removed; one that is
//! reached from static fields or from two threads is shared; the rest belong to one thread.
//!
//! Most steps leave that as it is, so the machine first asks whether one could matter. What it
//! looks at are the suspects: objects the thread no longer refers to, new ones, those that a
//! reference was overwritten to, and those whose address was written as a number. A suspect that
//! static fields lead to stays what it is.
//!
//! Numbers are never followed, even if they look like addresses: layouts and kinds say what is one.
//! See `exec::numbers` for what happens when a number becomes an address.

use crate::machine::Machine;
use crate::machine::live_registers::for_each_live_register;
use crate::state::heap::{Heap, Object, ObjectKind, Reach};
use crate::state::history::History;
use crate::state::keys::{ObjectKey, ThreadId};
use crate::state::pending::{Node, Value};
use crate::state::running_state::RunningState;
use crate::state::thread::{Status, Thread, Unwind};
use crate::state::tracked::Tracked;
use crate::state::word::{ObjectId, object_of, reference};
use crate::state::{ClassState, Globals, State};
use fencepost_base::FxHashSet;
use fencepost_ir::{ARRAY_DATA, ClassKind, Kind};

impl Machine {
    /// The objects that a thread refers to directly, in a fixed order.
    pub(crate) fn thread_roots(&self, thread: &Thread, out: &mut Vec<ObjectId>) {
        let mut marker = Marker {
            machine: self,
            epoch: 0,
            reach: Reach::Shared,
            stack: std::mem::take(out),
            history: None,
            anchors: 0,
        };
        marker.stack.clear();
        match thread.has_ended() {
            false => marker.push_thread(thread),
            true => marker.push_result(thread),
        }
        *out = marker.stack;
    }

    /// Whether a step of a thread may have changed who can reach what, beyond what writing
    /// references already told. `before` are the roots of the thread and the number of threads
    /// before the step, `after` is a buffer.
    pub(crate) fn must_collect(
        &self,
        state: &mut State,
        index: usize,
        before: (&[ObjectId], usize),
        after: &mut Vec<ObjectId>,
    ) -> bool {
        let (roots, count) = before;
        let threads = state.threads.unseen();
        let Some(thread) = threads.get(index).filter(|thread| !thread.has_ended()) else {
            return true;
        };
        let id = thread.id;
        let others_changed = |t: &Tracked<Thread>| t.id != id && t.is_dirty();
        if threads.len() != count || threads.tracked().iter().any(others_changed) {
            return true;
        }
        self.thread_roots(thread, after);
        let mut suspects = std::mem::take(&mut state.heap.suspects);
        // A step leaves most of a thread's frames alone, so what changed is near the end.
        let same = roots.iter().zip(after.iter());
        let same = same.take_while(|(old, new)| old == new).count();
        let gone = roots[same..].iter().filter(|root| !after.contains(root));
        suspects.extend(gone);
        let settled = suspects.iter().all(|&suspect| {
            let Some(object) = state.heap.get(suspect) else {
                return true;
            };
            if object.reach == Reach::Only(id) {
                return after.contains(&suspect);
            }
            // Whoever else can reach it, it stays shared while this thread refers to it.
            if self.is_named(suspect) && after.contains(&suspect) {
                return true;
            }
            let watched = state.heap.reads.pause();
            if state.heap.anchors == 0 {
                self.mark_anchors(state);
            }
            let anchors = state.heap.anchors;
            let object = state.heap.get(suspect);
            let anchored = object.is_some_and(|object| object.anchor.get() == anchors);
            if watched {
                let path = match anchored {
                    true => self.path_from_statics(state, suspect),
                    false => Vec::new(),
                };
                state.heap.reads.go_on();
                path.iter().for_each(|&id| state.heap.note_read(id));
            }
            anchored
        });
        state.heap.suspects = suspects;
        !settled
    }

    /// Whether a collection would change nothing. Too dear to ask after every step.
    pub(crate) fn is_collected(&self, state: &State) -> bool {
        if !state.heap.epoch.is_multiple_of(16) {
            return true;
        }
        let watched = state.heap.reads.pause();
        let mut copy = RunningState::from(state.clone());
        self.collect(&mut copy);
        let kept = |state: &State| -> Vec<(ObjectId, Reach)> {
            state
                .heap
                .iter()
                .map(|object| (object.id, object.reach))
                .collect()
        };
        let same = kept(&copy) == kept(state);
        if watched {
            state.heap.reads.go_on();
        }
        same
    }

    /// Words of threads that look like addresses of what other threads alone can reach. They are
    /// numbers: whoever gets an address gets it from where it was shared. Only memory without types
    /// is read as either.
    fn numbers_like_addresses(&self, state: &State) -> Vec<(ThreadId, ObjectId)> {
        let mut found = Vec::new();
        if !self.manual_memory {
            return found;
        }
        let mut roots = Vec::new();
        for thread in state.threads.unseen().iter().filter(|t| !t.has_ended()) {
            self.thread_roots(thread, &mut roots);
            let is_elsewhere = |id: &ObjectId| {
                let reach = state.heap.get(*id).map(|object| object.reach);
                matches!(reach, Some(Reach::Only(owner)) if owner != thread.id)
            };
            found.extend(
                roots
                    .drain(..)
                    .filter(is_elsewhere)
                    .map(|id| (thread.id, id)),
            );
        }
        found
    }

    /// Marks what static fields lead to.
    fn mark_anchors(&self, state: &mut State) {
        let State { heap, globals, .. } = state;
        let epoch = heap.next_epoch();
        heap.anchors = epoch;
        let statics = heap.iter().map(|object| object.id);
        let mut stack: Vec<ObjectId> = statics.filter(|id| id.statics_class().is_some()).collect();
        stack.extend(failed_initialisers(globals));
        while let Some(id) = stack.pop() {
            let Some(object) = heap
                .get_mut(id)
                .filter(|object| object.anchor.get() != epoch)
            else {
                continue;
            };
            object.anchor.set(epoch);
            for_each_reference(self, object, |word| stack.push(object_of(word)));
        }
    }

    /// Objects that lead from static fields to an object: as long as they are what they are, it is
    /// anchored.
    fn path_from_statics(&self, state: &State, target: ObjectId) -> Vec<ObjectId> {
        let heap = &state.heap;
        let ids = heap.iter().map(|object| object.id);
        let statics = ids.filter(|id| id.statics_class().is_some());
        let roots = statics.chain(failed_initialisers(&state.globals));
        // What was reached, and the place here of what led to it.
        let mut reached: Vec<(ObjectId, Option<usize>)> = roots.map(|id| (id, None)).collect();
        let mut known: FxHashSet<ObjectId> = reached.iter().map(|&(id, _)| id).collect();
        let mut at = 0;
        while at < reached.len() && !known.contains(&target) {
            if let Some(object) = heap.get(reached[at].0) {
                for_each_reference(self, object, |word| {
                    let id = object_of(word);
                    if known.insert(id) {
                        reached.push((id, Some(at)));
                    }
                });
            }
            at += 1;
        }
        let place = reached.iter().position(|&(id, _)| id == target);
        let path = std::iter::successors(place, |&place| reached[place].1);
        let mut path: Vec<ObjectId> = path.map(|place| reached[place].0).collect();
        path.reverse();
        path
    }

    /// Whether code of every thread can get at an object without a reference to it.
    pub(crate) fn is_named(&self, id: ObjectId) -> bool {
        let key = self.identities.object_key(id);
        matches!(key, Some(ObjectKey::Literal(_) | ObjectKey::TypeObject(_)))
    }

    /// Whether code can ask for an object again and must then find who holds it.
    pub(crate) fn is_held_by_name(&self, object: &Object) -> bool {
        object.monitor.as_ref().is_some_and(|m| !m.is_idle()) && self.is_named(object.id)
    }

    /// Removes what no thread can reach and works out who can reach the rest.
    pub fn collect(&self, run: &mut RunningState) {
        run.heap.reads.see_whole();
        let numbers = self.numbers_like_addresses(run);
        let epoch = run.heap.next_epoch();
        let mut stack = std::mem::take(&mut run.scratch.marks);
        let (state, record) = run.parts();
        let State {
            threads,
            heap,
            globals,
        } = state;
        let mut marker = Marker {
            machine: self,
            epoch,
            reach: Reach::Shared,
            stack,
            history: Some(&globals.history).filter(|history| !history.is_empty()),
            anchors: epoch,
        };
        let mut has_thread_statics = false;
        let mut held = Vec::new();
        for object in heap.iter() {
            match object.kind {
                ObjectKind::Statics(_) => marker.stack.push(object.id),
                ObjectKind::ThreadStatics(_) => has_thread_statics = true,
                _ if self.is_held_by_name(object) => held.push(object.id),
                _ => {}
            }
        }
        marker.stack.extend(failed_initialisers(globals));
        marker.drain(heap);
        heap.anchors = epoch;
        marker.anchors = 0;
        marker.stack.extend(held);
        marker.drain(heap);
        for thread in threads.unseen().iter().filter(|t| t.has_ended()) {
            marker.push_result(thread);
        }
        marker.drain(heap);
        for thread in threads.unseen().iter().filter(|t| !t.has_ended()) {
            marker.reach = Reach::Only(thread.id);
            marker.push_thread(thread);
            marker
                .stack
                .retain(|&id| !numbers.contains(&(thread.id, id)));
            if has_thread_statics {
                marker.push_thread_statics(thread.id, heap);
            }
            marker.drain(heap);
        }
        if self.rules.leaks_are_errors {
            marker.reach = Reach::Shared;
            marker.push_lost_blocks(heap);
            marker.drain(heap);
        }
        // The object of an ended thread matters only if something else refers to it.
        record.tally.removed += heap.sweep(epoch) as u64;
        heap.suspects.clear();
        stack = marker.stack;
        globals.update(|globals| globals.forget_removed(heap));
        self.forget_workers(state);
        run.scratch.marks = stack;
    }

    /// Takes workers out of the state that have ended and that nobody can name: neither by a
    /// handle nor as the owner of a monitor or lock. Without that a loop that starts them would never come
    /// back to a state. Searches by events keep them: a name that is used again would make steps of
    /// two threads look like steps of one.
    fn forget_workers(&self, state: &mut State) {
        let is_unknown = |thread: &Thread| thread.has_ended() && !thread.is_known();
        if self.has_copies()
            || self.options.stable
            || !state.threads.unseen().iter().any(is_unknown)
        {
            return;
        }
        let monitors = state.heap.iter().filter_map(|o| o.monitor.as_ref());
        let owners: Vec<ThreadId> = monitors.filter_map(|m| Some(m.owner?.0)).collect();
        let stays = |thread: &Thread| {
            let owns = thread.locks > 0 || owners.contains(&thread.id);
            !is_unknown(thread) || owns || !thread.record.is_empty()
        };
        if !state.threads.unseen().iter().all(stays) {
            state.threads.retain(|thread| stays(thread));
        }
    }
}

impl Globals {
    /// Forgets what was known of objects that are gone. Says whether anything was.
    fn forget_removed(&mut self, heap: &Heap) -> bool {
        let mut changed =
            !self.knowledge.is_empty() && self.knowledge.retain(|id| heap.contains(id));
        changed |= self.fresh.retain(|id| heap.contains(id));
        if !self.history.is_empty() && self.history.retain(|id| heap.contains(id)) {
            self.history.dropped.clear();
            changed = true;
        }
        // What a stopwatch shows matters only while somebody can read it.
        let running = self.watches.len();
        self.watches.retain(|&(watch, _)| heap.contains(watch));
        if self.watches.len() != running {
            self.forget_moves();
            changed = true;
        }
        changed
    }
}

/// What initialisers that failed threw; everybody who needs the class gets it again.
pub(crate) fn failed_initialisers(globals: &Globals) -> impl Iterator<Item = ObjectId> {
    let classes = globals.classes.iter();
    classes.filter_map(|&(_, class_state)| match class_state {
        ClassState::Failed(exception) => Some(object_of(exception)),
        _ => None,
    })
}

struct Marker<'a> {
    machine: &'a Machine,
    epoch: u32,
    reach: Reach,
    stack: Vec<ObjectId>,
    /// What memory held before counts as what it holds.
    history: Option<&'a History>,
    /// The mark of what static fields lead to while that is marked, else 0.
    anchors: u32,
}

impl Marker<'_> {
    #[inline]
    fn push(&mut self, word: u64) {
        let id = object_of(word);
        if id != ObjectId::NULL {
            self.stack.push(id);
        }
    }

    /// Where a thread that has ended leaves a result, somebody may still ask for it.
    fn push_result(&mut self, thread: &Thread) {
        self.push_record(thread);
        if self.machine.manual_memory && thread.known {
            self.push(thread.object);
        }
    }

    /// An object that a history names keeps its name, so that no other gets it.
    fn push_record(&mut self, thread: &Thread) {
        thread.record.for_each_object(|id| self.push(reference(id)));
    }

    /// Pushes everything a thread refers to directly.
    fn push_thread(&mut self, thread: &Thread) {
        self.push(thread.object);
        self.push_record(thread);
        // Where memory has no types an address may be held as a number.
        let untyped = self.machine.manual_memory;
        let may_refer = |kind: Kind| kind.is_reference() || untyped && kind == Kind::I64;
        for_each_live_register(self.machine, thread, |place, kind| {
            if may_refer(kind) {
                let id = object_of(thread.regs[place]);
                if id != ObjectId::NULL {
                    self.stack.push(id);
                }
            }
        });
        for frame in &thread.frames {
            self.push(reference(frame.memory));
        }
        for &(_, bytes) in &thread.stack_bytes {
            self.push(reference(bytes));
        }
        for caught in &thread.caught {
            self.push(caught.exception);
        }
        for unwind in &thread.unwinds {
            if let Unwind::Search { exception, .. }
            | Unwind::Run { exception, .. }
            | Unwind::Unhandled { exception } = *unwind
            {
                self.push(exception);
            }
        }
        if let Status::Waiting { object, .. } | Status::Ready { object, .. } = thread.status {
            self.push(reference(object));
        }
        for entry in &thread.pending.entries {
            self.push(reference(entry.object));
            if !may_refer(entry.cell.kind()) {
                continue;
            }
            for value in thread.pending.stored(entry) {
                if let Value::Known(word) = *value {
                    self.push(word);
                }
            }
        }
        for read in &thread.pending.remembered {
            self.push(reference(read.at.object));
            if let Value::Known(word) = read.value
                && may_refer(read.at.cell.kind())
            {
                self.push(word);
            }
        }
        for node in &thread.pending.nodes {
            if let Node::Computed(deferred, inputs) = node {
                for (index, input) in inputs.iter().enumerate() {
                    if let Value::Known(word) = *input
                        && (untyped || deferred.refers(index))
                    {
                        self.push(word);
                    }
                }
            }
        }
    }

    /// A thread's copies of static fields live as long as the thread does.
    fn push_thread_statics(&mut self, thread: ThreadId, heap: &Heap) {
        for object in heap.iter() {
            if matches!(object.kind, ObjectKind::ThreadStatics(_))
                && object.stamp.get() != self.epoch
            {
                let key = self.machine.identities.object_key(object.id);
                if let Some(ObjectKey::ThreadStatics { thread: owner, .. }) = key
                    && owner == thread
                {
                    self.stack.push(object.id);
                }
            }
        }
    }

    /// Blocks that nobody can free any more, but that somebody asks about.
    fn push_lost_blocks(&mut self, heap: &Heap) {
        let lost = heap
            .iter()
            .filter(|object| object.kind == ObjectKind::HEAP && object.stamp.get() != self.epoch);
        self.stack.extend(lost.map(|object| object.id));
    }

    /// Marks everything reachable from what was pushed.
    fn drain(&mut self, heap: &mut Heap) {
        while let Some(id) = self.stack.pop() {
            let Some(object) = heap.get_mut(id) else {
                continue;
            };
            if object.stamp.get() == self.epoch {
                if object.reach == Reach::Shared || object.reach == self.reach {
                    continue;
                }
                // Reached from a second thread: it and all below it are shared.
                set_reach(object, Reach::Shared);
            } else {
                object.stamp.set(self.epoch);
                object.anchor.set(self.anchors);
                let stays_shared = object.reach == Reach::Shared
                    && self.reach != Reach::Shared
                    && (self.machine.options.stable || object.exposed || self.machine.is_named(id));
                if !stays_shared {
                    set_reach(object, self.reach);
                }
            }
            // What a shared object refers to is shared, whoever is marking.
            let shared_from_here = object.reach == Reach::Shared && self.reach != Reach::Shared;
            if shared_from_here {
                let before = self.reach;
                self.reach = Reach::Shared;
                let outer = std::mem::take(&mut self.stack);
                for_each_reference(self.machine, object, |word| {
                    let id = object_of(word);
                    if id != ObjectId::NULL {
                        self.stack.push(id);
                    }
                });
                self.push_history(id);
                self.drain(heap);
                self.stack = outer;
                self.reach = before;
            } else {
                let stack = &mut self.stack;
                for_each_reference(self.machine, object, |word| {
                    let id = object_of(word);
                    if id != ObjectId::NULL {
                        stack.push(id);
                    }
                });
                self.push_history(id);
            }
        }
    }

    /// Pushes what an object used to refer to, as far as somebody may still see it.
    fn push_history(&mut self, id: ObjectId) {
        if let Some(history) = self.history {
            history.for_each_reference(id, |word| self.push(word));
        }
    }
}

#[inline]
fn set_reach(object: &mut Tracked<Object>, reach: Reach) {
    if object.reach != reach {
        object.reach = reach;
    }
}

/// Calls `visit` with every reference in an object.
pub(crate) fn for_each_reference(machine: &Machine, object: &Object, mut visit: impl FnMut(u64)) {
    let read = |offset: u32| object.read(offset, fencepost_ir::Cell::Ref);
    let mut all = |offsets: &[u32], base: u32| {
        for &offset in offsets {
            if object.contains(base + offset, 8) {
                visit(read(base + offset));
            }
        }
    };
    let class = object.kind.class().and_then(|id| machine.loaded_class(id));
    match (object.kind, class) {
        (ObjectKind::Instance(_), Some(info)) => match info.class.kind {
            ClassKind::Array { stride } => {
                if !info.references.is_empty() {
                    let mut base = ARRAY_DATA;
                    while object.contains(base, stride) && stride > 0 {
                        all(&info.references, base);
                        base += stride;
                    }
                }
            }
            _ => all(&info.references, 0),
        },
        (ObjectKind::Statics(_) | ObjectKind::ThreadStatics(_), Some(info))
            if info.class.untyped =>
        {
            all(&object.addresses, 0);
        }
        (ObjectKind::Statics(_), Some(info)) => all(&info.static_references, 0),
        (ObjectKind::ThreadStatics(_), Some(info)) => all(&info.thread_static_references, 0),
        (ObjectKind::Frame(function), _) => {
            if let Some(code) = machine.loaded_function(function) {
                let offsets = code.frame.reference_offsets();
                let inside = offsets.filter(|&offset| object.contains(offset, 8));
                inside.for_each(|offset| visit(read(offset)));
            }
        }
        // What was made is of a class that was loaded.
        (ObjectKind::Instance(_) | ObjectKind::Statics(_) | ObjectKind::ThreadStatics(_), None) => {
        }
        (ObjectKind::Bytes | ObjectKind::Block { .. }, _) => all(&object.addresses, 0),
        (ObjectKind::Freed { .. }, _) => {}
    }
}
