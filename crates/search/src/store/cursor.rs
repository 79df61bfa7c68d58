//! Where a worker stands: the folded vector of its running state.
//!
//! The vector of a state is: globals, threads, objects. Only what differs from the state that was
//! stored or loaded before is folded, looked up or read again.

use super::components::ComponentTable;
use super::roots::{Record, TOP};
use super::tables::{Growth, Tables};
use super::tree::{NOTHING, WIDTH};
use fencepost_vm::component::{self, DIRTY};
use fencepost_vm::{Machine, Object, ObjectKind, Reach, State, Thread, ThreadId};

fencepost_base::define_id!(
    /// A stored state. One worker numbers states in the order in which it first stores them.
    StateId
);

/// What storing a state found out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stored {
    /// The state was not there before.
    New(StateId),
    /// The state was there.
    Seen(StateId),
}

impl Stored {
    /// The state's number.
    pub fn id(self) -> StateId {
        match self {
            Stored::New(id) | Stored::Seen(id) => id,
        }
    }
}

/// A number of the folded vector that was replaced.
#[derive(Clone, Copy)]
struct Replaced {
    level: u32,
    place: u32,
    old: u32,
}

/// The folded vector of a running state, and buffers.
#[derive(Default)]
pub struct Cursor {
    scratch: Vec<u64>,
    /// The folded vector of the state that was stored or loaded last, level by level, leaves
    /// first.
    levels: Vec<Vec<u32>>,
    /// Number of threads of that state.
    threads: usize,
    /// Whether the running state may differ from what `levels` says.
    stale: bool,
    /// The state that `levels` is.
    current: Option<StateId>,
    /// The state that `levels` was before the last store, and what to put back to be there again.
    previous: Option<StateId>,
    undo: Vec<Replaced>,
    /// Buffers: leaves that changed, and places of a level that did.
    changes: Vec<(u32, u32)>,
    places: Vec<u32>,
}

/// Notes where the vector of a state differs from `leaves`.
struct Walk<'a> {
    leaves: &'a [u32],
    changes: &'a mut Vec<(u32, u32)>,
    place: usize,
}

impl Walk<'_> {
    #[inline]
    fn leaf(&mut self, number: u32) {
        if self.leaves.get(self.place) != Some(&number) {
            self.changes.push((self.place as u32, number));
        }
        self.place += 1;
    }
}

/// Interns dirty components and collects the leaves that differ from `leaves` in `changes`. None
/// if there are no numbers left.
#[inline]
pub(crate) fn walk(
    components: &ComponentTable,
    leaves: &[u32],
    changes: &mut Vec<(u32, u32)>,
    scratch: &mut Vec<u64>,
    machine: &Machine,
    state: &mut State,
) -> Option<()> {
    changes.clear();
    let mut walk = Walk {
        leaves,
        changes,
        place: 0,
    };
    if state.globals.component == DIRTY {
        scratch.clear();
        component::write_globals(&state.globals, scratch);
        state.globals.component = components.intern(scratch)?;
    }
    walk.leaf(state.globals.component);
    for thread in &mut state.threads {
        if thread.component == DIRTY {
            scratch.clear();
            component::write_thread(machine, thread, scratch);
            thread.component = components.intern(scratch)?;
        }
        walk.leaf(thread.component);
    }
    let mut complete = true;
    state.heap.for_each_mut(|object| {
        if object.component == DIRTY {
            scratch.clear();
            component::write_object(object, scratch);
            match components.intern(scratch) {
                Some(number) => object.component = number,
                None => complete = false,
            }
        }
        walk.leaf(object.component);
    });
    complete.then_some(())
}

impl Cursor {
    /// Says that the running state was changed and not stored: the next load must look at all.
    pub fn forget_running(&mut self) {
        self.stale = true;
    }

    /// Stores a state; only components that changed are looked at again. If the tables have no
    /// room, nothing is lost, and the same call succeeds once they have grown.
    pub fn store(
        &mut self,
        tables: &Tables,
        machine: &Machine,
        state: &mut State,
    ) -> Result<Stored, Growth> {
        let length = 1 + state.threads.len() + state.heap.len();
        tables.room_for(length)?;
        let leaves = match self.levels.first() {
            Some(leaves) if !self.stale => leaves.as_slice(),
            _ => &[],
        };
        let (changes, scratch) = (&mut self.changes, &mut self.scratch);
        if walk(&tables.components, leaves, changes, scratch, machine, state).is_none() {
            return Err(self.crowded(tables));
        }
        self.previous = None;
        let old = self.current.take();
        let folded = if self.levels.first().is_some_and(|l| l.len() == length) && !self.stale {
            // Going back is putting back, as long as the shape is the same.
            self.undo.clear();
            if self.threads == state.threads.len() {
                self.previous = old;
            }
            self.apply_changes(tables)
        } else {
            self.fold_all(tables, length)
        };
        if folded.is_none() {
            return Err(self.crowded(tables));
        }
        self.threads = state.threads.len();
        self.stale = false;
        let record = self.record();
        let (number, fresh) = match tables.roots.intern(&record) {
            Some(found) => found,
            None if record.len() > tables.roots.width() => {
                return Err(Tables::wider(record.len()));
            }
            None => return Err(self.crowded(tables)),
        };
        let id = StateId(number);
        self.current = Some(id);
        Ok(if fresh {
            Stored::New(id)
        } else {
            Stored::Seen(id)
        })
    }

    /// A table ran out of numbers, which workers that insert the same at once can waste. What was
    /// folded is forgotten, because it was folded in part.
    #[cold]
    fn crowded(&mut self, tables: &Tables) -> Growth {
        self.levels.clear();
        tables.doubled()
    }

    /// Puts a number at a place and remembers what was there.
    #[inline]
    fn replace(&mut self, level: usize, place: usize, number: u32) {
        let old = std::mem::replace(&mut self.levels[level][place], number);
        self.undo.push(Replaced {
            level: level as u32,
            place: place as u32,
            old,
        });
    }

    /// Folds the leaves that changed into the levels above.
    #[inline]
    fn apply_changes(&mut self, tables: &Tables) -> Option<()> {
        let changes = std::mem::take(&mut self.changes);
        let mut places = std::mem::take(&mut self.places);
        places.clear();
        for &(place, number) in &changes {
            self.replace(0, place as usize, number);
            places.push(place);
        }
        self.changes = changes;
        for level in 1..self.levels.len() {
            // Places come in ascending order, so equal parents stand beside each other.
            places.iter_mut().for_each(|place| *place /= WIDTH as u32);
            places.dedup();
            for &place in &places {
                let number = self.parent(tables, level, place as usize)?;
                self.replace(level, place as usize, number);
            }
        }
        self.places = places;
        Some(())
    }

    /// The number of the node at a place, from the level below it.
    #[inline]
    fn parent(&self, tables: &Tables, level: usize, place: usize) -> Option<u32> {
        let below = &self.levels[level - 1];
        let first = place * WIDTH;
        let last = (first + WIDTH).min(below.len());
        match &below[first..last] {
            // A single one moves up as it is; the length says so when unfolding.
            [single] => Some(*single),
            several => {
                let mut tuple = [NOTHING; WIDTH];
                tuple[..several.len()].copy_from_slice(several);
                tables.nodes.intern(tuple)
            }
        }
    }

    /// Folds a vector of another length than before. `changes` holds what differs.
    fn fold_all(&mut self, tables: &Tables, length: usize) -> Option<()> {
        let mut leaves = match self.levels.first_mut() {
            Some(leaves) => std::mem::take(leaves),
            None => Vec::new(),
        };
        leaves.resize(length, NOTHING);
        for &(place, number) in &self.changes {
            leaves[place as usize] = number;
        }
        self.reshape(length);
        self.levels[0] = leaves;
        for level in 1..self.levels.len() {
            for place in 0..self.levels[level].len() {
                self.levels[level][place] = self.parent(tables, level, place)?;
            }
        }
        Some(())
    }

    /// Makes room for the levels of a vector of this length.
    fn reshape(&mut self, length: usize) {
        let mut size = length;
        let mut depth = 0;
        loop {
            if self.levels.len() <= depth {
                self.levels.push(Vec::new());
            }
            self.levels[depth].clear();
            self.levels[depth].resize(size, NOTHING);
            depth += 1;
            if size <= TOP {
                break;
            }
            size = size.div_ceil(WIDTH);
        }
        self.levels.truncate(depth);
    }

    /// The root of the folded vector: its shape and what is left of it.
    #[inline]
    fn record(&self) -> Record {
        let mut record = Record::default();
        record.push(self.levels[0].len() as u32);
        record.push(self.threads as u32);
        if let Some(top) = self.levels.last() {
            top.iter().for_each(|&number| record.push(number));
        }
        record
    }

    /// Makes `state` the stored state with this number; what is the same already is not touched.
    pub fn load(&mut self, tables: &Tables, id: StateId, state: &mut State) {
        let (old_length, old_threads) = (self.levels.first().map_or(0, Vec::len), self.threads);
        self.places.clear();
        if self.previous.take() == Some(id) && !self.stale {
            self.put_back();
        } else {
            self.unfold(tables, id);
        }
        self.current = Some(id);
        self.undo.clear();
        let thread_count = self.threads;
        let leaves = std::mem::take(&mut self.levels[0]);
        let same_shape = old_length == leaves.len() && old_threads == thread_count;
        let components = &tables.components;
        if same_shape && !self.stale {
            load_changed(components, &leaves, &self.places, thread_count, state);
        } else {
            load_all(components, &leaves, thread_count, state);
        }
        self.levels[0] = leaves;
        self.stale = false;
    }

    /// Takes the last store's changes back and leaves the places of changed leaves in `places`.
    #[inline]
    fn put_back(&mut self) {
        while let Some(replaced) = self.undo.pop() {
            self.levels[replaced.level as usize][replaced.place as usize] = replaced.old;
            if replaced.level == 0 {
                self.places.push(replaced.place);
            }
        }
    }

    /// Unfolds a state into `levels` and leaves the places of the leaves that differ from before
    /// in `places`.
    fn unfold(&mut self, tables: &Tables, id: StateId) {
        let mut record = tables.roots.get(id.0);
        let length = record.next() as usize;
        self.threads = record.next() as usize;
        let all = self
            .levels
            .first()
            .is_none_or(|leaves| leaves.len() != length);
        if all {
            self.reshape(length);
        }
        let depth = self.levels.len() - 1;
        for place in 0..self.levels[depth].len() {
            self.unfold_node(tables, depth, place, record.next(), all);
        }
    }

    /// Puts a number at a place of a level and goes down where that changes something.
    fn unfold_node(&mut self, tables: &Tables, depth: usize, at: usize, number: u32, all: bool) {
        if !all && self.levels[depth][at] == number {
            return;
        }
        self.levels[depth][at] = number;
        if depth == 0 {
            self.places.push(at as u32);
            return;
        }
        let first = at * WIDTH;
        let last = (first + WIDTH).min(self.levels[depth - 1].len());
        if last - first == 1 {
            self.unfold_node(tables, depth - 1, first, number, all);
        } else {
            let tuple = tables.nodes.get(number);
            for place in first..last {
                self.unfold_node(tables, depth - 1, place, tuple[place - first], all);
            }
        }
    }
}

/// Reads the leaves at these places, where the shape of the state stays.
#[inline]
pub(crate) fn load_changed(
    components: &ComponentTable,
    leaves: &[u32],
    places: &[u32],
    thread_count: usize,
    state: &mut State,
) {
    for &place in places {
        let place = place as usize;
        load_leaf(components, leaves[place], place, thread_count, state);
    }
    // Objects that went and objects that came can share places, so identities decide.
    let replaced = places.iter().any(|&place| {
        let place = place as usize;
        place > thread_count
            && state.heap.id_at(place - 1 - thread_count)
                != component::object_component_id(components.get(leaves[place]))
    });
    if replaced || state.heap.len() != leaves.len() - 1 - thread_count {
        load_objects(components, &leaves[1 + thread_count..], state);
    }
}

/// Reads all leaves.
pub(crate) fn load_all(
    components: &ComponentTable,
    leaves: &[u32],
    thread_count: usize,
    state: &mut State,
) {
    state.threads.truncate(thread_count);
    while state.threads.len() < thread_count {
        let blank = Thread::new(ThreadId(0), fencepost_ir::FuncId(0));
        state.threads.push(blank);
    }
    for (place, &leaf) in leaves.iter().enumerate().take(1 + thread_count) {
        load_leaf(components, leaf, place, thread_count, state);
    }
    load_objects(components, &leaves[1 + thread_count..], state);
}

/// Reads one component into its place.
fn load_leaf(
    components: &ComponentTable,
    number: u32,
    place: usize,
    thread_count: usize,
    state: &mut State,
) {
    let words = components.get(number);
    if place == 0 {
        if state.globals.component != number {
            component::read_globals(words, &mut state.globals);
            state.globals.component = number;
        }
    } else if place <= thread_count {
        let thread = &mut state.threads[place - 1];
        if thread.component != number {
            component::read_thread(words, thread);
            thread.component = number;
        }
    } else {
        load_object(words, number, state);
    }
}

fn load_object(words: &[u64], number: u32, state: &mut State) {
    let id = component::object_component_id(words);
    if let Some(object) = state.heap.get(id) {
        if object.component == number {
            return;
        }
        state.heap.reread(id, |object| {
            object.component = number;
            component::read_object(words, object)
        });
    } else {
        let mut object = Object::blank(id, ObjectKind::Bytes, Reach::Shared);
        component::read_object(words, &mut object);
        object.component = number;
        state.heap.insert(object);
    }
}

/// Makes the heap consist of exactly these components.
fn load_objects(components: &ComponentTable, numbers: &[u32], state: &mut State) {
    let epoch = state.next_epoch();
    for &number in numbers {
        let words = components.get(number);
        load_object(words, number, state);
        let id = component::object_component_id(words);
        if let Some(object) = state.heap.get_mut(id) {
            object.set_stamp(epoch);
        }
    }
    if state.heap.len() != numbers.len() {
        state.heap.keep_stamped(epoch);
    }
}
