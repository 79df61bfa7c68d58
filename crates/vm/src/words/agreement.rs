//! Numbers that several processes agree on.
//!
//! Components hold dense numbers, and a word does not always say that it holds one: a pointer that
//! was turned into an integer is an integer, and so are pointers to functions. So numbers cannot be
//! translated where a state goes from one process to another; instead all processes give the same
//! numbers. One of them keeps the tables. The others ask it before they number anything, and take
//! over what was numbered since they asked last.

use crate::machine::Machine;
use crate::state::heap::{Object, ObjectKind, Reach};
use crate::state::keys::{Identities, ObjectKey, ThreadId, ThreadKey};
use crate::state::thread::{FrameKind, Thread};
use crate::state::word::ObjectId;
use crate::words::component;
use crate::words::numbering::{restore_object_key, save_object_key};
use fencepost_base::saved::{Damaged, Reader, Writer};
use fencepost_base::{AskFn, FxHasher};
use fencepost_ir::{AskForNumber, FuncId, Source};
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// Beside the tables of the program there are the threads and the objects, in this order.
const OWN_TABLES: u32 = 2;

fn save_thread_key(key: ThreadKey, out: &mut Writer<'_>) {
    out.u32(key.creator.0);
    out.u32(key.ordinal);
}

/// The tables of keys of a program and of what runs it.
#[derive(Clone)]
pub struct KeyTables {
    source: Arc<dyn Source>,
    identities: Arc<Identities>,
}

impl KeyTables {
    /// How many keys of each table have a number. Keys refer to those of tables before their own,
    /// which are counted later: whatever a counted key refers to is counted, too.
    pub fn numbered(&self) -> Vec<u32> {
        let objects = self.identities.object_count() as u32;
        let threads = self.identities.thread_count() as u32;
        let mut counts = vec![objects, threads];
        let tables = (0..self.source.key_tables()).rev();
        counts.extend(tables.map(|table| self.source.numbered(table)));
        counts.reverse();
        counts
    }

    /// Writes what was numbered beyond what somebody else knows.
    pub fn save_news(&self, known: &[u32], out: &mut Writer<'_>) {
        let counts = self.numbered();
        out.len(counts.len());
        for (table, &count) in counts.iter().enumerate() {
            let first = known.get(table).copied().unwrap_or(0).min(count);
            out.u32(first);
            out.u32(count);
            for number in first..count {
                self.save_numbered(table as u32, number, out);
            }
        }
    }

    fn save_numbered(&self, table: u32, number: u32, out: &mut Writer<'_>) {
        let program = self.source.key_tables();
        if table < program {
            self.source.save_key(table, number, out);
        } else if table == program {
            save_thread_key(self.identities.thread_key(ThreadId(number)), out);
        } else {
            let key = self.identities.object_key(ObjectId(number));
            save_object_key(key.unwrap_or(ObjectKey::Null), out);
        }
    }

    /// Numbers what [`KeyTables::save_news`] wrote as it was numbered there.
    pub fn restore_news(&self, input: &mut Reader<'_>) -> Result<(), Damaged> {
        let other = || Damaged::new("its numbers do not fit this program");
        let tables = self.source.key_tables() + OWN_TABLES;
        if input.len(usize::MAX)? != tables as usize {
            return Err(other());
        }
        for table in 0..tables {
            let (first, count) = (input.u32()?, input.u32()?);
            for wanted in first..count {
                if self.give_number_in(table, input)? != wanted {
                    return Err(other());
                }
            }
        }
        Ok(())
    }

    /// Numbers a key that another process asks for.
    pub fn give_number(&self, input: &mut Reader<'_>) -> Result<(), Damaged> {
        let table = input.u32()?;
        self.give_number_in(table, input).map(|_| ())
    }

    fn give_number_in(&self, table: u32, input: &mut Reader<'_>) -> Result<u32, Damaged> {
        let program = self.source.key_tables();
        if table < program {
            return self.source.restore_key(table, input);
        }
        if table == program {
            let key = ThreadKey {
                creator: ThreadId(input.u32()?),
                ordinal: input.u32()?,
            };
            // Creators come before those they create, or a path to the first thread never ends.
            if key.creator.0 as usize >= self.identities.thread_count() {
                return Err(Damaged::new("a thread has no number yet"));
            }
            return Ok(self.identities.assign_thread(key).0);
        }
        if table == program + 1 {
            let key = restore_object_key(input)?;
            return Ok(self.identities.assign_object(key).0);
        }
        Err(Damaged::new("a key of an unknown table"))
    }
}

impl Machine {
    /// The tables of keys that this machine uses.
    pub fn key_tables(&self) -> KeyTables {
        KeyTables {
            source: self.source.clone(),
            identities: self.identities.clone(),
        }
    }

    /// From now on, calls `ask`, if it is given, before anything gets a number that has none yet.
    pub fn ask_before_numbering(&self, ask: Option<&Arc<AskForNumber>>) {
        self.source.ask_before_numbering(ask);
        let table = self.source.key_tables();
        let of_thread = ask.cloned().map(|ask| {
            let of_key = move |key: &ThreadKey| {
                ask(table, &|out: &mut Writer<'_>| save_thread_key(*key, out));
            };
            Arc::new(of_key) as Arc<AskFn<ThreadKey>>
        });
        let of_object = ask.cloned().map(|ask| {
            let of_key = move |key: &ObjectKey| {
                ask(table + 1, &|out: &mut Writer<'_>| {
                    save_object_key(*key, out)
                });
            };
            Arc::new(of_key) as Arc<AskFn<ObjectKey>>
        });
        self.identities.ask_before_numbering(of_thread, of_object);
    }

    /// A digest of what states contain of a function: its registers and its memory. Processes that
    /// search together must have lowered it alike.
    pub fn frame_digest(&self, id: FuncId) -> Option<u64> {
        let function = self.function(id).ok()?;
        let mut hasher = FxHasher::default();
        format!("{:?}", (&function.regs, &function.frame)).hash(&mut hasher);
        function.ops.len().hash(&mut hasher);
        Some(hasher.finish())
    }

    /// Loads what a component from another process mentions. Says whether all of it is there and
    /// numbered, so that reading the component into a state is harmless.
    pub fn load_mentioned(&self, words: &[u64]) -> bool {
        let load_class = |class| self.class(class).is_ok();
        let loaded = match words.first().copied().unwrap_or(0) & 0xff {
            component::TAG_THREAD => {
                let mut thread = Thread::new(ThreadId::MAIN, FuncId(0));
                component::read_thread(words, &mut thread);
                thread.frames.iter().all(|frame| {
                    let initialised = match frame.kind {
                        FrameKind::Initializer { class, .. } => load_class(class),
                        FrameKind::Call | FrameKind::Filter => true,
                    };
                    initialised && self.function(frame.function).is_ok()
                }) && {
                    let mut entries = thread.pending.entries.iter();
                    entries.all(|entry| self.function(entry.function).is_ok())
                }
            }
            component::TAG_OBJECT => {
                let id = component::object_component_id(words);
                let mut object = Object::blank(id, ObjectKind::Bytes, Reach::Shared);
                component::read_object(words, &mut object);
                let has_layout = match object.kind {
                    ObjectKind::Instance(class)
                    | ObjectKind::Statics(class)
                    | ObjectKind::ThreadStatics(class) => load_class(class),
                    ObjectKind::Frame(function) | ObjectKind::Freed { function, .. } => {
                        self.function(function).is_ok()
                    }
                    ObjectKind::Bytes | ObjectKind::Block { .. } => true,
                };
                has_layout && id.statics_class().is_none_or(load_class)
            }
            _ => true,
        };
        loaded && self.accepts(words)
    }
}
