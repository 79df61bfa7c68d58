//! What a machine numbered so far, for another process that is to number the same way.
//!
//! Stored states hold dense numbers of classes, functions, objects and threads. They mean the same
//! in another process once that has numbered the same things in the same order.

use crate::machine::Machine;
use crate::state::heap::{Object, ObjectKind, Reach};
use crate::state::keys::{Creator, ObjectKey, ThreadId, ThreadKey};
use crate::state::thread::Thread;
use crate::state::word::ObjectId;
use crate::words::component;
use fencepost_base::saved::{Damaged, Reader, Writer};
use fencepost_ir::{ClassId, FuncId, StringId};

/// The threads and objects of a process in the order in which it met them, as plain numbers. What a
/// program of C sees of an address is a place in this order.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Numbers {
    /// Who started each thread, and which of its threads it is.
    pub threads: Vec<[u32; 2]>,
    /// What each object is known by.
    pub objects: Vec<[u32; 5]>,
}

/// As many objects have addresses that a program can take apart.
const MOST_OBJECTS: usize = 1 << 15;

fn words_of(key: ObjectKey) -> [u32; 5] {
    match key {
        ObjectKey::Null => [0; 5],
        ObjectKey::Allocated {
            creator,
            function,
            pc,
            ordinal,
        } => match creator {
            Creator::Thread(thread) => [1, thread.0, function.0, pc, ordinal],
            Creator::Class(class) => [2, class.0, function.0, pc, ordinal],
        },
        ObjectKey::Frame {
            thread,
            function,
            ordinal,
        } => [3, thread.0, function.0, 0, ordinal],
        ObjectKey::ThreadStatics { thread, class } => [4, thread.0, class.0, 0, 0],
        ObjectKey::Literal(literal) => [5, literal.0, 0, 0, 0],
        ObjectKey::TypeObject(class) => [6, class.0, 0, 0, 0],
        ObjectKey::Canonical(number) => [7, number, 0, 0, 0],
    }
}

pub(super) fn save_object_key(key: ObjectKey, out: &mut Writer<'_>) {
    words_of(key).into_iter().for_each(|word| out.u32(word));
}

pub(super) fn restore_object_key(input: &mut Reader<'_>) -> Result<ObjectKey, Damaged> {
    let mut words = [0; 5];
    for word in &mut words {
        *word = input.u32()?;
    }
    key_of(words)
}

fn key_of(words: [u32; 5]) -> Result<ObjectKey, Damaged> {
    let [tag, first, second, pc, ordinal] = words;
    let function = FuncId(second);
    let allocated = |creator| ObjectKey::Allocated {
        creator,
        function,
        pc,
        ordinal,
    };
    Ok(match tag {
        0 => ObjectKey::Null,
        1 => allocated(Creator::Thread(ThreadId(first))),
        2 => allocated(Creator::Class(ClassId(first))),
        3 => ObjectKey::Frame {
            thread: ThreadId(first),
            function,
            ordinal,
        },
        4 => ObjectKey::ThreadStatics {
            thread: ThreadId(first),
            class: ClassId(second),
        },
        5 => ObjectKey::Literal(StringId(first)),
        6 => ObjectKey::TypeObject(ClassId(first)),
        7 => ObjectKey::Canonical(first),
        _ => return Err(Damaged::new("an object of an unknown kind")),
    })
}

impl Machine {
    /// Whether a component that comes from elsewhere mentions only what this machine has numbered
    /// and loaded, so that reading it into a state is harmless.
    pub fn accepts(&self, words: &[u64]) -> bool {
        match words.first().copied().unwrap_or(0) & 0xff {
            component::TAG_GLOBALS => true,
            component::TAG_THREAD => {
                let mut thread = Thread::new(ThreadId::MAIN, FuncId(0));
                component::read_thread(words, &mut thread);
                (thread.id.0 as usize) < self.identities.thread_count()
                    && thread.frames.iter().all(|frame| {
                        self.loaded_function(frame.function).is_some_and(|code| {
                            let end = frame.base as usize + code.regs.len();
                            (frame.pc as usize) < code.ops.len() && end <= thread.regs.len()
                        })
                    })
            }
            component::TAG_OBJECT => {
                let id = component::object_component_id(words);
                let mut object = Object::blank(id, ObjectKind::Bytes, Reach::Shared);
                component::read_object(words, &mut object);
                let has_layout = match object.kind {
                    ObjectKind::Instance(class)
                    | ObjectKind::Statics(class)
                    | ObjectKind::ThreadStatics(class) => self.loaded_class(class).is_some(),
                    ObjectKind::Frame(function) => self.loaded_function(function).is_some(),
                    ObjectKind::Bytes | ObjectKind::Block { .. } => true,
                    ObjectKind::Freed { function, .. } => self.loaded_function(function).is_some(),
                };
                let is_numbered = match id.statics_class() {
                    Some(class) => self.loaded_class(class).is_some(),
                    None => id.index() < self.identities.object_count(),
                };
                has_layout && is_numbered
            }
            _ => false,
        }
    }

    /// The threads and objects that were numbered so far.
    pub fn numbers(&self) -> Numbers {
        let thread = |number| {
            let key = self.identities.thread_key(ThreadId(number as u32));
            [key.creator.0, key.ordinal]
        };
        let object = |number| {
            let key = self.identities.object_key(ObjectId(number as u32));
            words_of(key.unwrap_or(ObjectKey::Null))
        };
        let objects = self.identities.object_count().min(MOST_OBJECTS);
        Numbers {
            threads: (0..self.identities.thread_count()).map(thread).collect(),
            objects: (0..objects).map(object).collect(),
        }
    }

    /// Numbers threads and objects as another process did that ran the same program.
    pub fn number_as(&self, numbers: &Numbers) -> Result<(), Damaged> {
        let other = || Damaged::new("its numbers do not fit this program");
        for (number, &[creator, ordinal]) in numbers.threads.iter().enumerate() {
            let creator = ThreadId(creator);
            let key = ThreadKey { creator, ordinal };
            // Creators come before those they create, or a path to the first thread never ends.
            let in_order = (creator.0 as usize) < number || number == 0;
            if !in_order || self.identities.thread(key).0 as usize != number {
                return Err(other());
            }
        }
        for (number, &words) in numbers.objects.iter().enumerate() {
            if self.identities.object(key_of(words)?).0 as usize != number {
                return Err(other());
            }
        }
        Ok(())
    }

    /// Writes what was numbered so far, and which functions and classes are in use.
    pub fn save_numbering(&self, out: &mut Writer<'_>) {
        self.source.save_numbering(out);
        let threads = self.identities.thread_count();
        out.len(threads);
        for number in 0..threads {
            let key = self.identities.thread_key(ThreadId(number as u32));
            out.u32(key.creator.0);
            out.u32(key.ordinal);
        }
        let objects = self.identities.object_count();
        out.len(objects);
        for number in 0..objects {
            let key = self.identities.object_key(ObjectId(number as u32));
            save_object_key(key.unwrap_or(ObjectKey::Null), out);
        }
        let functions = self.loaded_functions();
        out.len(functions.len());
        functions.into_iter().for_each(|id| out.u32(id.0));
        let classes = self.loaded_classes();
        out.len(classes.len());
        classes.into_iter().for_each(|id| out.u32(id.0));
    }

    /// Numbers everything as another process did that ran the same program, and loads what it had
    /// in use: liveness and layouts of what stored states mention must be at hand.
    pub fn restore_numbering(&self, input: &mut Reader<'_>) -> Result<(), Damaged> {
        let other = || Damaged::new("its numbers do not fit this program");
        self.source.restore_numbering(input)?;
        for number in 0..input.len(u32::MAX as usize)? as u32 {
            let key = ThreadKey {
                creator: ThreadId(input.u32()?),
                ordinal: input.u32()?,
            };
            // Creators come before those they create, or a path to the first thread never ends.
            let in_order = key.creator.0 < number || number == 0;
            if !in_order || self.identities.thread(key).0 != number {
                return Err(other());
            }
        }
        for number in 0..input.len(u32::MAX as usize)? as u32 {
            let key = restore_object_key(input)?;
            if self.identities.object(key).0 != number {
                return Err(other());
            }
        }
        for _ in 0..input.len(u32::MAX as usize)? {
            let id = FuncId(input.u32()?);
            self.function(id).map_err(|_| other())?;
        }
        for _ in 0..input.len(u32::MAX as usize)? {
            let id = ClassId(input.u32()?);
            self.class(id).map_err(|_| other())?;
        }
        Ok(())
    }
}
