//! Names of workers by their order: states that differ only in which worker does what become one.
//!
//! A worker of the pool that nobody has a handle of can be told from another one only by what it
//! does. So are the next firings of timers. They are put in an order that depends on what they are
//! doing and on objects that were met before, not on what they are called, and get the names of so
//! many children of the main thread. Whatever order that is, the state behind it is the same but for
//! names; the better the order, the more states become one.

use crate::machine::Machine;
use crate::machine::addresses::{Meaning, for_each_word};
use crate::state::flaw::Flaw;
use crate::state::heap::Reach;
use crate::state::keys::{ObjectKey, ThreadId, ThreadKey};
use crate::state::thread::{Status, Thread};
use crate::state::tracked::Tracked;
use crate::state::word::{ObjectId, object_of, offset_of};
use crate::state::{ClassState, State};
use crate::words::canonical::{Walk, for_each_thread_word};
use fencepost_base::{FxHashMap, FxHashSet};
use fencepost_ir::Cell;

/// The names of workers begin with this child of the main thread, far behind those that it starts.
const FIRST_NAME: u32 = 1 << 20;

/// The new names of threads.
#[derive(Clone, Default, Debug)]
pub struct ThreadNames(FxHashMap<ThreadId, ThreadId>);

impl ThreadNames {
    /// What a thread is called now.
    pub fn of(&self, thread: ThreadId) -> ThreadId {
        self.0.get(&thread).copied().unwrap_or(thread)
    }

    /// Whether all threads are called what they were.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Gives a thread its new name. Says whether it has one.
    fn rename_one(&self, thread: &mut ThreadId) -> bool {
        let new = self.0.get(thread);
        *thread = *new.unwrap_or(thread);
        new.is_some()
    }

    /// Renames the threads of a state, which were taken out of it.
    pub(super) fn rename(
        &self,
        machine: &Machine,
        state: &mut State,
        threads: &mut [Tracked<Thread>],
    ) {
        if self.is_empty() {
            return;
        }
        for thread in threads.iter_mut() {
            thread.update(|thread| self.rename_one(&mut thread.id));
        }
        threads.sort_unstable_by_key(|thread| thread.id);
        state.globals.update(|globals| {
            let mut changed = false;
            for (_, class) in &mut globals.classes {
                if let ClassState::Running(thread) = class {
                    changed |= self.rename_one(thread);
                }
            }
            for (thread, _) in &mut globals.sleepers {
                changed |= self.rename_one(thread);
            }
            globals.sleepers.sort_unstable();
            for timer in &mut globals.timers {
                changed |= self.rename_one(&mut timer.thread);
            }
            globals.timers.sort_unstable_by_key(|timer| timer.thread);
            changed
        });
        state.heap.for_each_mut(|object| {
            let (mut reach, mut monitor) = (object.reach, object.monitor.clone());
            let mut changed = false;
            if let Reach::Only(thread) = &mut reach {
                changed |= self.rename_one(thread);
            }
            if let Some(monitor) = &mut monitor
                && machine.options.flaw != Flaw::OwnersOfMonitors
            {
                let owner = monitor.owner.iter_mut().map(|(thread, _)| thread);
                for thread in owner.chain(&mut monitor.waiting) {
                    changed |= self.rename_one(thread);
                }
            }
            if changed {
                object.reach = reach;
                object.monitor = monitor;
            }
        });
    }
}

/// The workers of a state that can be renamed.
#[derive(Default)]
pub(super) struct Workers {
    names: FxHashSet<ThreadId>,
    /// The memory of their calls and their copies of static fields, which are named after them.
    owned: Vec<(ThreadId, ObjectId)>,
}

impl Workers {
    /// Finds them, if the machine renames workers.
    pub(super) fn of(machine: &Machine, state: &State) -> Self {
        if !machine.renames_workers() {
            return Self::default();
        }
        let anonymous = state.threads.iter().filter(|thread| thread.is_anonymous());
        let names: FxHashSet<ThreadId> = anonymous.map(|thread| thread.id).collect();
        if names.is_empty() {
            return Self::default();
        }
        // What an object is of its worker. Which comes first must not depend on dense ids.
        let place = |id| match machine.identities.object_key(id)? {
            ObjectKey::Frame {
                thread,
                function,
                ordinal,
            } => Some((thread, (0, function.0, ordinal))),
            ObjectKey::ThreadStatics { thread, class } => Some((thread, (1, class.0, 0))),
            ObjectKey::Null
            | ObjectKey::Allocated { .. }
            | ObjectKey::Literal(_)
            | ObjectKey::TypeObject(_)
            | ObjectKey::Canonical(_) => None,
        };
        let objects = state.heap.iter().map(|object| object.id);
        let mut owned: Vec<_> = objects
            .filter_map(|id| Some((place(id)?, id)))
            .filter(|((thread, _), _)| names.contains(thread))
            .map(|((thread, place), id)| (place, thread, id))
            .collect();
        owned.sort_unstable_by_key(|&(place, ..)| place);
        let owned = owned.into_iter().map(|(_, thread, id)| (thread, id));
        let owned = owned.collect();
        Self { names, owned }
    }

    /// Whether one of them has this name.
    pub(super) fn has(&self, name: ThreadId) -> bool {
        self.names.contains(&name)
    }

    /// Whether an object is named after one of them.
    pub(super) fn own(&self, object: ObjectId) -> bool {
        self.owned.iter().any(|&(_, id)| id == object)
    }

    /// The objects that are named after one of them.
    pub(super) fn owned_by(&self, worker: ThreadId) -> impl Iterator<Item = ObjectId> + use<'_> {
        let owned = self.owned.iter();
        owned.filter_map(move |&(owner, id)| (owner == worker).then_some(id))
    }

    /// The places of the workers among the threads of a state, which were taken out of it, in an
    /// order that depends on what they do. The walk has come to whatever does not depend on them.
    pub(super) fn in_order(
        &self,
        machine: &Machine,
        state: &State,
        walk: &Walk<'_>,
        threads: &mut [Tracked<Thread>],
    ) -> Vec<usize> {
        if self.names.is_empty() {
            return Vec::new();
        }
        let met = walk.order.iter().enumerate();
        let met: FxHashMap<ObjectId, u64> = met.map(|(at, &id)| (id, at as u64)).collect();
        let sketch = Sketch {
            machine,
            state,
            met,
        };
        let workers = threads.iter_mut().enumerate();
        let workers = workers.filter(|(_, thread)| self.has(thread.id));
        // Of workers that look alike, names decide, not the numbers that stand for them: these depend
        // on who came first.
        let path = |thread: &Thread| machine.identities.thread_path(thread.id);
        let mut sketched: Vec<(Vec<u64>, Vec<u32>, usize)> = workers
            .map(|(index, thread)| (sketch.draw(thread), path(thread), index))
            .collect();
        sketched.sort_unstable();
        sketched.into_iter().map(|(.., index)| index).collect()
    }

    /// The new names of workers that stand in this order. The objects that are named after them get
    /// new names as well. Nobody is renamed if an address may be a number.
    pub(super) fn new_names(
        &self,
        machine: &Machine,
        kept: &FxHashSet<ObjectId>,
        threads: &[Tracked<Thread>],
        order: &[usize],
        objects: &mut FxHashMap<ObjectId, ObjectId>,
    ) -> ThreadNames {
        let mut names = FxHashMap::default();
        if self.owned.iter().any(|(_, id)| kept.contains(id)) {
            return ThreadNames(names);
        }
        let free = (FIRST_NAME..)
            .map(|ordinal| ThreadKey {
                creator: ThreadId::MAIN,
                ordinal,
            })
            .map(|key| machine.identities.thread(key))
            .filter(|&name| self.has(name) || threads.iter().all(|thread| thread.id != name));
        for (&index, name) in order.iter().zip(free) {
            if threads[index].id != name {
                names.insert(threads[index].id, name);
            }
        }
        for &(owner, id) in &self.owned {
            let (Some(&thread), Some(key)) = (names.get(&owner), machine.identities.object_key(id))
            else {
                continue;
            };
            let new = machine.identities.object(key.of_thread(thread));
            objects.insert(id, new);
        }
        ThreadNames(names)
    }
}

/// What workers are compared by.
struct Sketch<'a> {
    machine: &'a Machine,
    state: &'a State,
    /// Objects with a place of their own.
    met: FxHashMap<ObjectId, u64>,
}

impl Sketch<'_> {
    /// Where a worker stands and what it holds.
    fn draw(&self, thread: &mut Tracked<Thread>) -> Vec<u64> {
        let mut out = Vec::new();
        thread.update(|thread| {
            out.push(u64::from(thread.entry.0));
            out.push(u64::from(thread.status == Status::Delayed));
            out.push(thread.frames.len() as u64);
            for frame in &thread.frames {
                out.push(u64::from(frame.function.0) << 32 | u64::from(frame.pc));
            }
            for_each_thread_word(self.machine, thread, &mut |word, meaning| {
                self.draw_word(*word, meaning, true, &mut out);
            });
            false
        });
        if let Some(timer) = self.state.timer_of(thread.id) {
            out.extend([timer.due_ms as u64, timer.period_ms as u64]);
        }
        out
    }

    /// Draws a word: of an object without a place its class and, if it is near, what it holds.
    fn draw_word(&self, word: u64, meaning: Meaning, near: bool, out: &mut Vec<u64>) {
        if meaning == Meaning::Number {
            out.push(word);
            return;
        }
        let id = object_of(word);
        out.push(u64::from(offset_of(word)));
        if let Some(at) = self.met.get(&id) {
            out.extend([0, *at]);
            return;
        }
        let Some(object) = self.state.heap.get(id) else {
            out.push(1);
            return;
        };
        let class = object
            .kind
            .class()
            .map_or(u64::MAX, |class| u64::from(class.0));
        out.extend([2, class]);
        if near {
            for_each_word(self.machine, object, &mut |offset, meaning| {
                self.draw_word(object.read(offset, Cell::Ptr), meaning, false, out);
            });
        }
    }
}
