//! Storing and loading whole states.

use super::{ComponentTable, TreeTable};
use fencepost_vm::component::{self, DIRTY};
use fencepost_vm::{Machine, Object, ObjectId, ObjectKind, Reach, State, Thread, ThreadId};

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
    level: Vec<u32>,
}

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
        let shape = self.vector.len() as u32 | (state.threads.len() as u32) << 20;
        let top = self.fold();
        let (number, fresh) = self.roots.intern(top, shape);
        if fresh {
            Stored::New(StateId(number))
        } else {
            Stored::Seen(StateId(number))
        }
    }

    /// Folds the vector pairwise until one number is left.
    fn fold(&mut self) -> u32 {
        std::mem::swap(&mut self.level, &mut self.vector);
        while self.level.len() > 1 {
            self.vector.clear();
            for pair in self.level.chunks(2) {
                self.vector.push(match *pair {
                    [left, right] => self.nodes.intern(left, right).0,
                    // An odd one out moves up as it is; the length says so when unfolding.
                    [single] => single,
                    _ => 0,
                });
            }
            std::mem::swap(&mut self.level, &mut self.vector);
        }
        self.level.first().copied().unwrap_or(0)
    }

    /// Unfolds a state's vector into `self.vector`. Returns the number of threads.
    fn unfold(&mut self, id: StateId) -> usize {
        let (top, shape) = self.roots.get(id.0);
        let length = (shape & 0xf_ffff) as usize;
        let mut sizes = vec![length];
        while let Some(&size) = sizes.last()
            && size > 1
        {
            sizes.push(size.div_ceil(2));
        }
        self.level.clear();
        self.level.push(top);
        sizes.pop();
        for &size in sizes.iter().rev() {
            self.vector.clear();
            for (at, &number) in self.level.iter().enumerate() {
                if at * 2 + 1 < size {
                    let (left, right) = self.nodes.get(number);
                    self.vector.push(left);
                    self.vector.push(right);
                } else {
                    self.vector.push(number);
                }
            }
            std::mem::swap(&mut self.level, &mut self.vector);
        }
        std::mem::swap(&mut self.level, &mut self.vector);
        (shape >> 20) as usize
    }

    /// Makes `state` the stored state with this number; what is the same already is not touched.
    pub fn load(&mut self, id: StateId, state: &mut State) {
        let thread_count = self.unfold(id);
        let globals = self.vector[0];
        if state.globals.component != globals {
            component::read_globals(self.components.get(globals), &mut state.globals);
            state.globals.component = globals;
        }
        state.threads.truncate(thread_count);
        for index in 0..thread_count {
            let number = self.vector[1 + index];
            if index >= state.threads.len() {
                state
                    .threads
                    .push(Thread::new(ThreadId(0), fencepost_ir::FuncId(0)));
            }
            let thread = &mut state.threads[index];
            if thread.component != number {
                component::read_thread(self.components.get(number), thread);
                thread.component = number;
            }
        }
        self.load_objects(1 + thread_count, state);
    }

    fn load_objects(&mut self, first: usize, state: &mut State) {
        let numbers = &self.vector[first..];
        let epoch = state.next_epoch();
        let mut kept = 0;
        let before = state.heap.len();
        for &number in numbers {
            let words = self.components.get(number);
            let id = component::object_component_id(words);
            if let Some(object) = state.heap.get_mut(id) {
                object.set_stamp(epoch);
                kept += 1;
                if object.component == number {
                    continue;
                }
                let old = object.bytes.len();
                component::read_object(words, object);
                object.component = number;
                let new = object.bytes.len();
                state.heap.note_resize(old, new);
            } else {
                let mut object = blank_object(id);
                component::read_object(words, &mut object);
                object.component = number;
                object.set_stamp(epoch);
                state.heap.insert(object);
            }
        }
        if kept != before {
            state.heap.keep_stamped(epoch);
        }
    }
}

fn blank_object(id: ObjectId) -> Object {
    Object::blank(id, ObjectKind::Bytes, Reach::Shared)
}
