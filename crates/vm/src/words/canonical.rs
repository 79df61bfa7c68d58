//! Names by position: states that differ only in what objects are called become one.
//!
//! Objects that operations allocate are renamed in the order in which a walk from the roots meets
//! them: what has a name of its own first (static fields, literals, the memory of calls), then the
//! threads, then what those refer to, cell by cell. The order does not depend on the names, so two
//! states between which there is a bijection of objects get the same names. A step after that
//! names new objects by origin, as always; the next walk renames them.
//!
//! An object keeps its name if something that is no reference may hold its address: once a pointer
//! to it was turned into an integer, whatever became of that, once bytes of its address were read
//! as a number, or if memory without a layout has it. Renaming it would change what the program
//! computes. Who asks for the number of an identity must be refused while this is on.
//!
//! Workers that nobody can name are renamed, too, if the machine does that: see
//! [`workers`](crate::words::workers).

use crate::machine::Machine;
use crate::machine::addresses::{Meaning, for_each_word, meaning};
use crate::machine::live_registers::for_each_live_register;
use crate::state::heap::ObjectKind;
use crate::state::keys::ObjectKey;
use crate::state::pending::Value;
use crate::state::record::Subject;
use crate::state::thread::{Status, Thread, Unwind};
use crate::state::tracked::Tracked;
use crate::state::word::{ObjectId, address, object_of, offset_of};
use crate::state::{ClassState, Globals, State};
use crate::words::workers::{ThreadNames, Workers};
use fencepost_base::{FxHashMap, FxHashSet};
use fencepost_ir::Cell;

/// Calls `visit` with every word of a thread that can hold an address; it may be replaced.
pub(super) fn for_each_thread_word(
    machine: &Machine,
    thread: &mut Thread,
    visit: &mut dyn FnMut(&mut u64, Meaning),
) {
    visit(&mut thread.object, Meaning::Reference);
    let mut live = Vec::new();
    for_each_live_register(machine, thread, |place, kind| live.push((place, kind)));
    for (place, kind) in live {
        visit(&mut thread.regs[place], meaning(kind));
    }
    let mut object = |id: &mut ObjectId| {
        let mut word = address(*id, 0);
        visit(&mut word, Meaning::Reference);
        *id = object_of(word);
    };
    if let Status::Waiting { object: id, .. } | Status::Ready { object: id, .. } =
        &mut thread.status
    {
        object(id);
    }
    for entry in &mut thread.pending.entries {
        object(&mut entry.object);
    }
    for read in &mut thread.pending.remembered {
        object(&mut read.at.object);
    }
    for call in &mut thread.record.calls {
        if let Subject::Object(id) = &mut call.subject {
            object(id);
        }
    }
    thread.record.changed.iter_mut().for_each(&mut object);
    thread.record.changed.sort_unstable();
    for one in &mut thread.record.words {
        visit(&mut one.word, meaning(one.kind));
    }
    for caught in &mut thread.caught {
        visit(&mut caught.exception, Meaning::Reference);
    }
    for unwind in &mut thread.unwinds {
        if let Unwind::Search { exception, .. }
        | Unwind::Run { exception, .. }
        | Unwind::Unhandled { exception } = unwind
        {
            visit(exception, Meaning::Reference);
        }
    }
    for entry in &mut thread.pending.entries {
        if let Value::Known(word) = &mut entry.value {
            visit(word, meaning(entry.cell.kind()));
        }
    }
    for read in &mut thread.pending.remembered {
        if let Value::Known(word) = &mut read.value {
            visit(word, meaning(read.at.cell.kind()));
        }
    }
    for node in &mut thread.pending.nodes {
        for input in node.inputs_mut() {
            if let Value::Known(word) = input {
                visit(word, Meaning::Number);
            }
        }
    }
}

/// The walk over a state.
pub(super) struct Walk<'a> {
    machine: &'a Machine,
    met: FxHashSet<ObjectId>,
    /// Objects that can be renamed, in the order in which they were met.
    pub(super) order: Vec<ObjectId>,
    /// Objects that must keep their names.
    pub(super) kept: FxHashSet<ObjectId>,
    queue: Vec<ObjectId>,
}

impl Walk<'_> {
    fn meet(&mut self, state: &State, word: u64, meaning: Meaning) {
        let id = object_of(word);
        if id == ObjectId::NULL {
            return;
        }
        let inside = state
            .heap
            .get(id)
            .is_some_and(|object| offset_of(word) as usize <= object.bytes.len());
        if !inside {
            // A pointer that has left its object may come back to it, from either side.
            let near = [id.0.wrapping_sub(1), id.0, id.0.wrapping_add(1)];
            self.kept.extend(near.map(ObjectId));
            return;
        }
        let exposed = state.heap.get(id).is_some_and(|object| object.exposed);
        if meaning == Meaning::Number || exposed {
            self.kept.insert(id);
        }
        if self.met.insert(id) {
            self.queue.push(id);
            if self.machine.can_be_renamed(state, id) {
                self.order.push(id);
            }
        }
    }

    /// Begins with an object that is not renamed by position.
    fn begin_with(&mut self, id: ObjectId) {
        if self.met.insert(id) {
            self.queue.push(id);
        }
    }

    /// Walks from what a thread holds.
    fn follow_thread(&mut self, state: &State, thread: &mut Tracked<Thread>) {
        let machine = self.machine;
        thread.update(|thread| {
            for_each_thread_word(machine, thread, &mut |word, meaning| {
                self.meet(state, *word, meaning);
            });
            false
        });
        self.follow(state);
    }

    /// Follows references until nothing new is met.
    fn follow(&mut self, state: &State) {
        let mut next = 0;
        while let Some(&id) = self.queue.get(next) {
            next += 1;
            if let Some(object) = state.heap.get(id) {
                let mut words = Vec::new();
                for_each_word(self.machine, object, &mut |offset, meaning| {
                    words.push((object.read(offset, Cell::Ptr), meaning));
                });
                for (word, meaning) in words {
                    self.meet(state, word, meaning);
                }
            }
        }
        self.queue.clear();
    }
}

impl Machine {
    fn can_be_renamed(&self, state: &State, id: ObjectId) -> bool {
        let is_instance = state
            .heap
            .get(id)
            .is_some_and(|object| matches!(object.kind, ObjectKind::Instance(_)));
        let key = self.identities.object_key(id);
        is_instance
            && matches!(
                key,
                Some(ObjectKey::Allocated { .. } | ObjectKey::Canonical(_))
            )
    }

    /// Names objects by their position in the state, and workers by their order if the machine
    /// renames these. Gives the new names of threads. Garbage must have been collected.
    pub fn canonicalize(&self, state: &mut State) -> ThreadNames {
        // What memory held before is kept by name.
        if !state.globals.history.is_empty() {
            return ThreadNames::default();
        }
        let workers = Workers::of(self, state);
        let mut walk = Walk {
            machine: self,
            met: FxHashSet::default(),
            order: Vec::new(),
            kept: FxHashSet::default(),
            queue: Vec::new(),
        };
        let named: Vec<ObjectId> = state
            .heap
            .iter()
            .map(|object| object.id)
            .filter(|&id| id.statics_class().is_some() || !self.can_be_renamed(state, id))
            .filter(|&id| !workers.own(id))
            .collect();
        named.into_iter().for_each(|id| walk.begin_with(id));
        // What has a name of its own is looked at first, then what threads hold.
        let mut threads = std::mem::take(&mut state.threads);
        for thread in threads.iter_mut().filter(|thread| thread.has_ended()) {
            // Nobody can ask for the object of this thread any more, so its name must go.
            if thread.object != 0 && !state.heap.contains(object_of(thread.object)) {
                thread.object = 0;
            }
        }
        walk.follow(state);
        for thread in threads.iter_mut().filter(|thread| !workers.has(thread.id)) {
            walk.follow_thread(state, thread);
        }
        for &(_, class_state) in &state.globals.classes {
            if let ClassState::Failed(exception) = class_state {
                walk.meet(state, exception, Meaning::Reference);
            }
        }
        // The timers of workers stand in the order of what these are called.
        for timer in &state.globals.timers {
            if !workers.has(timer.thread) {
                walk.meet(state, timer.object, Meaning::Reference);
            }
        }
        walk.follow(state);
        let order = workers.in_order(self, state, &walk, &mut threads);
        for &index in &order {
            for id in workers.owned_by(threads[index].id) {
                walk.begin_with(id);
            }
            walk.follow_thread(state, &mut threads[index]);
            if let Some(timer) = state.timer_of(threads[index].id) {
                walk.meet(state, timer.object, Meaning::Reference);
                walk.follow(state);
            }
        }
        // What the walk did not meet keeps its name, so nobody else may get it.
        let met = &walk.met;
        let ids = state.heap.iter().map(|object| object.id);
        walk.kept.extend(ids.filter(|id| !met.contains(id)));
        let mut names = self.new_names(&walk);
        let thread_names = workers.new_names(self, &walk.kept, &threads, &order, &mut names);
        if !names.is_empty() {
            rename_threads(self, &mut threads, &names);
            rename_rest(self, state, &names);
        }
        thread_names.rename(self, state, &mut threads);
        state.threads = threads;
        thread_names
    }

    /// Which objects get another name, and which.
    fn new_names(&self, walk: &Walk<'_>) -> FxHashMap<ObjectId, ObjectId> {
        let mut names = FxHashMap::default();
        let mut number = 0;
        for &id in walk.order.iter().filter(|id| !walk.kept.contains(id)) {
            let name = loop {
                let name = self.canonical_name(number);
                number += 1;
                if !walk.kept.contains(&name) {
                    break name;
                }
            };
            if name != id {
                names.insert(id, name);
            }
        }
        names
    }
}

/// The same word with the new name of its object.
fn renamed(word: u64, names: &FxHashMap<ObjectId, ObjectId>) -> Option<u64> {
    let name = names.get(&object_of(word))?;
    Some(address(*name, offset_of(word)))
}

/// Clears registers that nobody reads any more, as storing the state does: they have names that other
/// objects may get.
fn clear_dead_registers(machine: &Machine, thread: &mut Thread) {
    let mut live = vec![0; thread.regs.len()];
    for_each_live_register(machine, thread, |place, _| live[place] = thread.regs[place]);
    thread.regs = live;
}

fn rename_threads(
    machine: &Machine,
    threads: &mut [Tracked<Thread>],
    names: &FxHashMap<ObjectId, ObjectId>,
) {
    for thread in threads {
        thread.update(|thread| {
            clear_dead_registers(machine, thread);
            let mut changed = false;
            for_each_thread_word(machine, thread, &mut |word, meaning| {
                if meaning == Meaning::Reference
                    && let Some(new) = renamed(*word, names)
                {
                    *word = new;
                    changed = true;
                }
            });
            for frame in &mut thread.frames {
                if let Some(&new) = names.get(&frame.memory) {
                    frame.memory = new;
                    changed = true;
                }
            }
            changed
        });
    }
}

/// Renames objects in the globals. Says whether anything changed.
fn rename_globals(globals: &mut Globals, names: &FxHashMap<ObjectId, ObjectId>) -> bool {
    let mut changed = false;
    for (_, class_state) in &mut globals.classes {
        if let ClassState::Failed(exception) = class_state
            && let Some(new) = renamed(*exception, names)
        {
            *exception = new;
            changed = true;
        }
    }
    for timer in &mut globals.timers {
        if let Some(new) = renamed(timer.object, names) {
            timer.object = new;
            changed = true;
        }
    }
    for (watch, _) in &mut globals.watches {
        if let Some(&new) = names.get(watch) {
            *watch = new;
            changed = true;
        }
    }
    globals.watches.sort_unstable();
    changed
}

fn rename_rest(machine: &Machine, state: &mut State, names: &FxHashMap<ObjectId, ObjectId>) {
    state
        .globals
        .update(|globals| rename_globals(globals, names));
    state.heap.for_each_mut(|object| {
        let mut changes = Vec::new();
        for_each_word(machine, object, &mut |offset, meaning| {
            if meaning == Meaning::Reference
                && let Some(new) = renamed(object.read(offset, Cell::Ptr), names)
            {
                changes.push((offset, new));
            }
        });
        for (offset, word) in changes {
            object.write(offset, Cell::Ptr, word);
        }
    });
    state.heap.rename(names);
}
