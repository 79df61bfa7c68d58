//! Storing and loading whole states.

use super::tree::{NOTHING, Tuple, WIDTH};
use super::{ComponentTable, TreeTable};
use fencepost_vm::component::{self, DIRTY};
use fencepost_vm::{Machine, Object, ObjectKind, Reach, State, Thread, ThreadId};

fencepost_base::define_id!(
    /// A stored state. Numbers are given in the order in which states are first stored.
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

/// All visited states.
#[derive(Default)]
pub struct StateStore {
    components: ComponentTable,
    /// Inner nodes below the roots.
    nodes: TreeTable,
    /// Roots: the folded vector, and its length and thread count. One per state.
    roots: TreeTable,
    scratch: Vec<u64>,
    vector: Vec<u32>,
    /// The folded vector of the state that was stored or loaded last, level by level, leaves
    /// first. Only what differs from it is folded or unfolded again.
    levels: Vec<Vec<u32>>,
    /// Number of threads of that state.
    threads: usize,
    /// Whether the running state may differ from what `levels` says.
    stale: bool,
    /// Buffers: which numbers of a level changed, and which leaves.
    changed: Vec<bool>,
    places: Vec<u32>,
}

/// The bits of a shape that hold the length of the vector; the rest hold the number of threads.
const SHAPE_MASK: u32 = 0xf_ffff;

/// The vector of a state is: lengths, globals, threads, objects. The lengths come first so that
/// the tree, whose shape depends on the length alone, can be unfolded.
impl StateStore {
    /// How many states are stored.
    pub fn len(&self) -> u64 {
        self.roots.len() as u64
    }

    /// Whether no state is stored.
    pub fn is_empty(&self) -> bool {
        self.roots.is_empty()
    }

    /// How many distinct components there are.
    pub fn component_count(&self) -> u64 {
        self.components.len() as u64
    }

    /// Bytes that the store takes.
    pub fn bytes(&self) -> u64 {
        self.components.bytes() + self.nodes.bytes() + self.roots.bytes()
    }

    /// Stores a state; only components that changed are looked at again.
    pub fn store(&mut self, machine: &Machine, state: &mut State) -> Stored {
        self.vector.clear();
        if state.globals.component == DIRTY {
            self.scratch.clear();
            component::write_globals(&state.globals, &mut self.scratch);
            state.globals.component = self.components.intern(&self.scratch);
        }
        self.vector.push(state.globals.component);
        for thread in &mut state.threads {
            if thread.component == DIRTY {
                self.scratch.clear();
                component::write_thread(machine, thread, &mut self.scratch);
                thread.component = self.components.intern(&self.scratch);
            }
            self.vector.push(thread.component);
        }
        let Self {
            components,
            scratch,
            vector,
            ..
        } = self;
        state.heap.for_each_mut(|object| {
            if object.component == DIRTY {
                scratch.clear();
                component::write_object(object, scratch);
                object.component = components.intern(scratch);
            }
            vector.push(object.component);
        });
        // The machine limits both numbers, so that they fit their bits.
        assert!(self.vector.len() <= SHAPE_MASK as usize && state.threads.len() < 1 << 12);
        let shape = self.vector.len() as u32 | (state.threads.len() as u32) << 20;
        self.fold();
        self.threads = state.threads.len();
        self.stale = false;
        let (number, fresh) = self.roots.intern(self.root(shape));
        if fresh {
            Stored::New(StateId(number))
        } else {
            Stored::Seen(StateId(number))
        }
    }

    /// Says that the running state was changed and not stored: the next load must look at all.
    pub fn forget_running(&mut self) {
        self.stale = true;
    }

    /// The root of the folded vector: what is left of it, and its shape.
    fn root(&self, shape: u32) -> Tuple {
        let mut root = [NOTHING; WIDTH];
        if let Some(top) = self.levels.last() {
            root[..top.len()].copy_from_slice(top);
        }
        root[WIDTH - 1] = shape;
        root
    }

    /// Folds the vector, a few numbers into one, until few enough are left for a root.
    fn fold(&mut self) {
        let same_shape = self
            .levels
            .first()
            .is_some_and(|l| l.len() == self.vector.len());
        if !same_shape {
            self.reshape(self.vector.len());
        }
        let Some((leaves, above)) = self.levels.split_first_mut() else {
            return;
        };
        // A level is compared with its old self; a parent is looked up only below a difference.
        let mut changed: Vec<bool> = std::mem::take(&mut self.changed);
        changed.clear();
        changed.extend(
            leaves
                .iter()
                .zip(&self.vector)
                .map(|(old, new)| old != new || !same_shape),
        );
        leaves.copy_from_slice(&self.vector);
        let mut below: &[u32] = leaves;
        for level in above {
            for at in 0..level.len() {
                let first = at * WIDTH;
                let last = (first + WIDTH).min(below.len());
                let differs = changed[first..last].contains(&true);
                if differs {
                    level[at] = match &below[first..last] {
                        // A single one moves up as it is; the length says so when unfolding.
                        [single] => *single,
                        several => {
                            let mut tuple = [NOTHING; WIDTH];
                            tuple[..several.len()].copy_from_slice(several);
                            self.nodes.intern(tuple).0
                        }
                    };
                }
                changed[at] = differs;
            }
            changed.truncate(level.len());
            below = level;
        }
        self.changed = changed;
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
            self.levels[depth].resize(size, u32::MAX);
            depth += 1;
            if size < WIDTH {
                break;
            }
            size = size.div_ceil(WIDTH);
        }
        self.levels.truncate(depth);
    }

    /// Unfolds a state into `levels`. Returns the number of threads and leaves the places of the
    /// leaves that differ from before in `self.places`.
    fn unfold(&mut self, id: StateId) -> usize {
        let root = self.roots.get(id.0);
        let shape = root[WIDTH - 1];
        let length = (shape & SHAPE_MASK) as usize;
        let all = self
            .levels
            .first()
            .is_none_or(|leaves| leaves.len() != length);
        if all {
            self.reshape(length);
        }
        self.places.clear();
        let depth = self.levels.len() - 1;
        let top = self.levels[depth].len();
        for (at, &number) in root[..top].iter().enumerate() {
            self.unfold_node(depth, at, number, all);
        }
        (shape >> 20) as usize
    }

    /// Puts a number at a place of a level and goes down where that changes something.
    fn unfold_node(&mut self, depth: usize, at: usize, number: u32, all: bool) {
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
            self.unfold_node(depth - 1, first, number, all);
        } else {
            let tuple = self.nodes.get(number);
            for place in first..last {
                self.unfold_node(depth - 1, place, tuple[place - first], all);
            }
        }
    }

    /// Makes `state` the stored state with this number; what is the same already is not touched.
    pub fn load(&mut self, id: StateId, state: &mut State) {
        let (old_length, old_threads) = (self.levels.first().map_or(0, Vec::len), self.threads);
        let thread_count = self.unfold(id);
        self.threads = thread_count;
        let leaves = std::mem::take(&mut self.levels[0]);
        let same_shape = old_length == leaves.len() && old_threads == thread_count;
        if same_shape && !self.stale {
            for &place in &self.places {
                let place = place as usize;
                self.load_leaf(leaves[place], place, thread_count, state);
            }
            // Objects that went and objects that came can share places, so identities decide.
            let replaced = self.places.iter().any(|&place| {
                let place = place as usize;
                place > thread_count
                    && state.heap.id_at(place - 1 - thread_count)
                        != component::object_component_id(self.components.get(leaves[place]))
            });
            if replaced || state.heap.len() != leaves.len() - 1 - thread_count {
                self.load_objects(&leaves[1 + thread_count..], state);
            }
        } else {
            state.threads.truncate(thread_count);
            while state.threads.len() < thread_count {
                let blank = Thread::new(ThreadId(0), fencepost_ir::FuncId(0));
                state.threads.push(blank);
            }
            for (place, &leaf) in leaves.iter().enumerate().take(1 + thread_count) {
                self.load_leaf(leaf, place, thread_count, state);
            }
            self.load_objects(&leaves[1 + thread_count..], state);
        }
        self.levels[0] = leaves;
        self.stale = false;
    }

    /// Reads one component into its place.
    fn load_leaf(&self, number: u32, place: usize, thread_count: usize, state: &mut State) {
        let words = self.components.get(number);
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
            self.load_object(number, state);
        }
    }

    fn load_object(&self, number: u32, state: &mut State) {
        let words = self.components.get(number);
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
    fn load_objects(&self, numbers: &[u32], state: &mut State) {
        let epoch = state.next_epoch();
        for &number in numbers {
            self.load_object(number, state);
            let id = component::object_component_id(self.components.get(number));
            if let Some(object) = state.heap.get_mut(id) {
                object.set_stamp(epoch);
            }
        }
        if state.heap.len() != numbers.len() {
            state.heap.keep_stamped(epoch);
        }
    }
}
