//! Keyed identities: what objects and threads *are*, and the dense ids that stand for that.
//!
//! The interners are process-wide and append-only, so a dense id means the same thing in every
//! state and on every worker. Dense ids never order anything in a result.

use crate::state::heap::Heap;
use crate::state::word::ObjectId;
use fencepost_base::{AskFn, Interner, define_id};
use fencepost_ir::{ClassId, FuncId, StringId};
use std::sync::Arc;

define_id!(
    /// A thread of the program.
    ThreadId
);

impl ThreadId {
    /// The thread a run starts with.
    pub const MAIN: ThreadId = ThreadId(0);
}

/// What a thread is: who started it, and the how-manieth of that starter it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ThreadKey {
    /// The starter; the main thread is its own.
    pub creator: ThreadId,
    /// Distinguishes the threads of one starter.
    pub ordinal: u32,
}

/// Who allocates.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Creator {
    /// A thread that runs ordinary code.
    Thread(ThreadId),
    /// A class whose initialiser runs, on whichever thread.
    Class(ClassId),
}

/// What an object is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ObjectKey {
    /// No object; its dense id is the one of null.
    Null,
    /// Allocated by an operation.
    Allocated {
        /// Who allocated it.
        creator: Creator,
        /// The function of the allocating operation.
        function: FuncId,
        /// The operation.
        pc: u32,
        /// The lowest number free when it was allocated.
        ordinal: u32,
    },
    /// The memory of a call of a function.
    Frame {
        /// The running thread.
        thread: ThreadId,
        /// The function.
        function: FuncId,
        /// Distinguishes calls that are active together.
        ordinal: u32,
    },
    /// A thread's copy of the thread-static fields of a class.
    ThreadStatics {
        /// The thread.
        thread: ThreadId,
        /// The class.
        class: ClassId,
    },
    /// The object of a string literal.
    Literal(StringId),
    /// The object that stands for a class.
    TypeObject(ClassId),
    /// An allocated object, by its position in the state.
    Canonical(u32),
}

impl ObjectKey {
    /// The same key with another ordinal; keys without one stay as they are.
    fn with_ordinal(self, number: u32) -> Self {
        match self {
            ObjectKey::Allocated {
                creator,
                function,
                pc,
                ..
            } => ObjectKey::Allocated {
                creator,
                function,
                pc,
                ordinal: number,
            },
            ObjectKey::Frame {
                thread, function, ..
            } => ObjectKey::Frame {
                thread,
                function,
                ordinal: number,
            },
            other => other,
        }
    }
}

impl ObjectKey {
    /// The same key of another thread; keys that name none stay as they are.
    pub(crate) fn of_thread(self, thread: ThreadId) -> Self {
        match self {
            ObjectKey::Frame {
                function, ordinal, ..
            } => ObjectKey::Frame {
                thread,
                function,
                ordinal,
            },
            ObjectKey::ThreadStatics { class, .. } => ObjectKey::ThreadStatics { thread, class },
            other => other,
        }
    }
}

/// Ordinals of a family that are looked at one by one.
const SCANNED: u32 = 8;

/// The interners of one machine.
pub struct Identities {
    objects: Interner<ObjectKey>,
    threads: Interner<ThreadKey>,
}

impl Default for Identities {
    fn default() -> Self {
        let identities = Self {
            objects: Interner::new(),
            threads: Interner::new(),
        };
        identities.objects.intern(&ObjectKey::Null);
        identities.threads.intern(&ThreadKey {
            creator: ThreadId::MAIN,
            ordinal: 0,
        });
        identities
    }
}

impl Identities {
    /// The id of the object with this key.
    pub fn object(&self, key: ObjectKey) -> ObjectId {
        ObjectId(self.objects.intern(&key))
    }

    /// The key of an object; statics blocks have none.
    pub fn object_key(&self, id: ObjectId) -> Option<ObjectKey> {
        self.objects.key(id.0).copied()
    }

    /// The id of the object of a family (all ordinals of one key) with the lowest ordinal that
    /// the heap does not have.
    pub(crate) fn lowest_free(&self, family: ObjectKey, heap: &mut Heap) -> ObjectId {
        for ordinal in 0..SCANNED {
            let id = self.object(family.with_ordinal(ordinal));
            if !heap.contains(id) {
                return id;
            }
        }
        // Large families remember up to where they are taken, or a loop that allocates would
        // look at all that it allocated before, each time.
        let mut ordinal = heap.taken_below(family).max(SCANNED);
        loop {
            let id = self.object(family.with_ordinal(ordinal));
            ordinal += 1;
            if !heap.contains(id) {
                heap.note_taken_below(family, ordinal);
                return id;
            }
        }
    }

    /// The id of the thread with this key.
    pub fn thread(&self, key: ThreadKey) -> ThreadId {
        ThreadId(self.threads.intern(&key))
    }

    /// The key of a thread.
    pub fn thread_key(&self, id: ThreadId) -> ThreadKey {
        self.threads.key(id.0).copied().unwrap_or(ThreadKey {
            creator: ThreadId::MAIN,
            ordinal: 0,
        })
    }

    /// How many threads have a number.
    pub fn thread_count(&self) -> usize {
        self.threads.len()
    }

    /// How many objects have a number, null included.
    pub fn object_count(&self) -> usize {
        self.objects.len()
    }

    /// Calls one of these before a thread or an object gets a number that it does not have yet.
    pub(crate) fn ask_before_numbering(
        &self,
        thread: Option<Arc<AskFn<ThreadKey>>>,
        object: Option<Arc<AskFn<ObjectKey>>>,
    ) {
        self.threads.ask_before_numbering(thread);
        self.objects.ask_before_numbering(object);
    }

    /// Like [`Identities::object`], but asks nobody.
    pub(crate) fn assign_object(&self, key: ObjectKey) -> ObjectId {
        ObjectId(self.objects.assign(&key))
    }

    /// Like [`Identities::thread`], but asks nobody.
    pub(crate) fn assign_thread(&self, key: ThreadKey) -> ThreadId {
        ThreadId(self.threads.assign(&key))
    }

    /// The ordinals from the main thread down to this one: a name that survives the process.
    pub fn thread_path(&self, mut id: ThreadId) -> Vec<u32> {
        let mut path = Vec::new();
        while id != ThreadId::MAIN {
            let key = self.thread_key(id);
            path.push(key.ordinal);
            id = key.creator;
        }
        path.reverse();
        path
    }

    /// The thread with this path.
    pub fn thread_at(&self, path: &[u32]) -> ThreadId {
        path.iter().fold(ThreadId::MAIN, |creator, &ordinal| {
            self.thread(ThreadKey { creator, ordinal })
        })
    }
}
