//! Memory that the program looks after itself: blocks, their end, and what can be done wrong.
//!
//! A block that was freed stays as a mark without bytes as long as somebody has its address, so that
//! a later use is seen for what it is, and no new block gets its name.

use super::Exec;
use super::threads::handle_of;
use crate::machine::event::{EventKind, MachineLimit, Mistake, Stop, Violation, ViolationKind};
use crate::machine::footprint::{Mode, Resource, Touch};
use crate::state::heap::{Object, ObjectKind, Reach};
use crate::state::keys::{ObjectKey, ThreadId};
use crate::state::pending::Entry;
use crate::state::word::{ObjectId, address, object_of, offset_of, owner_of, reference};
use fencepost_ir::{Cell, ClassId, Fault, FuncId};

/// The largest block, in bytes.
const MAX_BLOCK_BYTES: u64 = 1 << 30;

impl Exec<'_> {
    /// Allocates zeroed memory that any thread may use: until the program frees it, or until the
    /// running call ends. None if there can be no such block.
    pub fn allocate_block(&mut self, size: u64, heap: bool) -> Result<Option<u64>, Stop> {
        if size > MAX_BLOCK_BYTES {
            return Ok(None);
        }
        if !self.machine.heap_has_room(&self.state.heap, size) {
            return Err(Stop::Limit(MachineLimit::Heap));
        }
        let id = self.fresh_block();
        self.insert(id, ObjectKind::Block { heap }, size as usize);
        if heap {
            self.note_whole(id, size as u32, false, heap);
        }
        if self.machine.rules.asks_unwritten {
            self.state.globals.fresh.add(id, size as u32);
        }
        if !heap {
            let thread = self.thread();
            let depth = thread.depth();
            thread.stack_bytes.push((depth, id));
        }
        Ok(Some(reference(id)))
    }

    /// Allocates the running thread's copy of a variable that each thread has its own of, with what
    /// the statics of a class begin with. It lives until the thread leaves it.
    pub fn allocate_own_copy(&mut self, template: ClassId) -> Result<u64, Stop> {
        let info = self.machine.class(template)?;
        let size = u64::from(info.class.statics.size);
        let Some(word) = self.allocate_block(size, false)? else {
            return Err(Stop::Limit(MachineLimit::Heap));
        };
        let id = object_of(word);
        self.thread().stack_bytes.retain(|&(_, other)| other != id);
        if let Some(object) = self.state.heap.get_mut(id) {
            object.fill(&info.class.initial);
        }
        if self.machine.rules.asks_unwritten {
            self.mark_written(word);
        }
        Ok(word)
    }

    /// An identity for a block: where the program, not its library, asked for it.
    fn fresh_block(&mut self) -> ObjectId {
        let (function, pc) = self.own_position();
        let family = ObjectKey::Allocated {
            creator: self.creator(),
            function,
            pc,
            ordinal: 0,
        };
        self.machine
            .identities
            .lowest_free(family, &mut self.state.heap)
    }

    /// Frees a block of the program.
    pub fn free_block(&mut self, word: u64) -> Result<(), Stop> {
        let id = object_of(word);
        let Some(object) = self.state.heap.get(id) else {
            return Err(self.no_object(id, "is freed"));
        };
        match object.kind {
            ObjectKind::Block { heap: true } if offset_of(word) == 0 => {}
            ObjectKind::Block { heap: true } => {
                let message = format!("{} is freed by an inner address", self.block_text(id));
                return Err(self.mistake(Mistake::DoubleFree, message));
            }
            ObjectKind::Freed { .. } => {
                let message = format!("{} is freed again", self.block_text(id));
                return Err(self.mistake(Mistake::DoubleFree, message));
            }
            ObjectKind::Block { heap: false }
            | ObjectKind::Instance(_)
            | ObjectKind::Statics(_)
            | ObjectKind::ThreadStatics(_)
            | ObjectKind::Frame(_)
            | ObjectKind::Bytes => {
                let name = self.machine.describe_object(self.state, id);
                let message = format!("{name} is freed, but was never allocated");
                return Err(self.mistake(Mistake::DoubleFree, message));
            }
        }
        let (function, pc) = self.own_position();
        self.end_block(id, function, pc);
        Ok(())
    }

    /// Ends memory of the running call before the call itself ends.
    pub fn leave_block(&mut self, word: u64) {
        let id = object_of(word);
        self.thread().stack_bytes.retain(|&(_, other)| other != id);
        let kind = self.state.heap.get(id).map(|object| object.kind);
        if let Some(ObjectKind::Block { heap: false }) = kind {
            let (function, pc) = self.own_position();
            self.end_block(id, function, pc);
        }
    }

    /// How many pieces of memory the calls of the thread have; a mark to come back to.
    pub fn stack_mark(&self) -> u64 {
        self.state.threads[self.index].stack_bytes.len() as u64
    }

    /// Ends all memory of calls that came behind a mark.
    pub fn leave_to_mark(&mut self, mark: u64) {
        let thread = &self.state.threads[self.index];
        let behind = thread.stack_bytes.iter().skip(mark as usize);
        let gone: Vec<ObjectId> = behind.map(|&(_, id)| id).collect();
        let (function, pc) = self.own_position();
        for id in gone {
            self.thread().stack_bytes.retain(|&(_, other)| other != id);
            self.drop_call_memory(id, function, pc);
        }
    }

    /// The size of a block of the program.
    pub fn block_size(&self, word: u64) -> Option<u64> {
        let object = self.state.heap.get(object_of(word))?;
        let is_block = object.kind == ObjectKind::HEAP;
        (is_block && offset_of(word) == 0).then_some(object.bytes.len() as u64)
    }

    /// Takes memory of a call away; of a block others may still have the address.
    pub(super) fn drop_call_memory(&mut self, id: ObjectId, function: FuncId, pc: u32) {
        let object = self.state.heap.get(id);
        let (kind, reach) = (object.map(|o| o.kind), object.map(|o| o.reach));
        match kind {
            Some(ObjectKind::Block { .. }) => {
                // The text of a program has only ends of memory that are operations of their own.
                if reach == Some(Reach::Shared) && self.machine.futures().is_some() {
                    self.machine.note_unexpected();
                }
                self.end_block(id, function, pc);
            }
            _ => self.drop_object(id),
        }
    }

    fn end_block(&mut self, id: ObjectId, function: FuncId, pc: u32) {
        self.touch_object(id, Resource::Object(id), Mode::Write);
        let Some(object) = self.state.heap.get(id) else {
            return;
        };
        let (reach, exposed) = (object.reach, object.exposed);
        let ObjectKind::Block { heap } = object.kind else {
            return;
        };
        let size = object.bytes.len() as u32;
        self.note_whole(id, size, true, heap);
        self.drop_object(id);
        let mut mark = Object::blank(id, ObjectKind::Freed { function, pc, heap }, reach);
        mark.exposed = exposed;
        self.state.heap.insert(mark);
    }

    /// Fails if some of these bytes were never written, neither in memory nor by what the running
    /// thread has pending.
    pub fn check_written(&self, word: u64, size: u32) -> Result<(), Stop> {
        let (object, offset) = (object_of(word), offset_of(word));
        if !self.state.globals.fresh.has(object, offset, size) {
            return Ok(());
        }
        let entries = &self.state.threads[self.index].pending.entries;
        let written = entries.iter().any(|entry| {
            let writes = entry.access().is_some_and(|kind| kind.is_write());
            let reaches =
                u64::from(offset) < u64::from(entry.offset) + u64::from(entry.cell.size());
            writes
                && entry.object == object
                && reaches
                && entry.offset < offset.saturating_add(size)
        });
        if written {
            return Ok(());
        }
        let name = self.block_text(object);
        let message = format!("{size} bytes at offset {offset} of {name} are read before a write");
        Err(self.mistake(Mistake::Uninitialised, message))
    }

    /// Takes all of a block to be written.
    pub fn mark_written(&mut self, word: u64) {
        let object = object_of(word);
        let globals = &mut self.state.globals;
        globals.update(|globals| globals.fresh.retain(|other| other != object));
    }

    /// Where the program ends: fails if memory was never freed and somebody asked about that.
    pub fn check_leaks(&self) -> Result<(), Stop> {
        if !self.machine.rules.leaks_are_errors {
            return Ok(());
        }
        let left: Vec<ObjectId> = (self.state.heap.iter())
            .filter(|object| object.kind == ObjectKind::HEAP)
            .map(|object| object.id)
            .collect();
        let Some(&first) = left.first() else {
            return Ok(());
        };
        let name = self.machine.describe_object(self.state, first);
        let message = match left.len() {
            1 => format!("the {name} is never freed"),
            count => format!("the {name} is never freed, nor are {} others", count - 1),
        };
        Err(self.mistake(Mistake::Leak, message))
    }

    /// What the program did wrong, at the innermost place in its own code.
    pub fn mistake(&self, mistake: Mistake, message: String) -> Stop {
        self.mistake_at(mistake, message, self.own_position())
    }

    fn mistake_at(&self, mistake: Mistake, message: String, at: (FuncId, u32)) -> Stop {
        Stop::Violation(Violation {
            kind: ViolationKind::Mistake(mistake),
            thread: self.state.threads[self.index].id,
            function: at.0,
            pc: at.1,
            message,
            exception: 0,
        })
    }

    /// A fault that nobody can catch.
    pub(super) fn fatal(&self, fault: Fault) -> Stop {
        match fault {
            Fault::NullReference => {
                self.mistake(Mistake::Null, "a null pointer is used".to_string())
            }
            Fault::DivideByZero => {
                self.mistake(Mistake::Abort, "a number is divided by zero".to_string())
            }
            Fault::Overflow => {
                let message = "the least number is divided by -1".to_string();
                self.mistake(Mistake::Abort, message)
            }
            Fault::StackOverflow => {
                self.mistake(Mistake::Abort, "too many calls are active".to_string())
            }
            other => self.unsupported(format!("the fault {}", other.name())),
        }
    }

    /// An access that found no memory.
    pub(crate) fn outside(&self, object: ObjectId, offset: u32, size: u32) -> Stop {
        if !self.machine.manual_memory {
            return self.unsupported("an access outside every object (dangling or wild pointer)");
        }
        self.outside_at(object, offset, size, self.own_position())
    }

    fn outside_at(&self, id: ObjectId, offset: u32, size: u32, at: (FuncId, u32)) -> Stop {
        let id = owner_of(address(id, offset));
        let Some(bytes) = self.size_of(id) else {
            return self.no_object(id, "is used");
        };
        let kind = self.state.heap.get(id).map(|object| object.kind);
        if let Some(ObjectKind::Freed { .. }) = kind {
            let message = format!("{} is used", self.block_text(id));
            return self.mistake_at(Mistake::UseAfterFree, message, at);
        }
        let name = match kind {
            Some(ObjectKind::Block { .. }) => self.block_text(id),
            _ => self.machine.describe_object(self.state, id),
        };
        let offset = i64::from(offset as i32);
        let message = format!("{size} bytes at offset {offset} of {name}, which has {bytes} bytes");
        self.mistake_at(Mistake::OutOfBounds, message, at)
    }

    /// How many bytes an object has, also a variable that nobody has touched yet.
    fn size_of(&self, id: ObjectId) -> Option<usize> {
        if let Some(object) = self.state.heap.get(id) {
            return Some(object.bytes.len());
        }
        let class = self.machine.class(id.statics_class()?).ok()?;
        Some(class.class.statics.size as usize)
    }

    fn no_object(&self, id: ObjectId, what: &str) -> Stop {
        match id {
            ObjectId::NULL => {
                let message = format!("an address outside every object {what}");
                self.mistake(Mistake::OutOfBounds, message)
            }
            // It is gone because nobody had its address but as a number, which is not followed.
            _ => self.unsupported("an address that was kept only as a number"),
        }
    }

    /// A block for people: where it was allocated, and where it was freed.
    fn block_text(&self, id: ObjectId) -> String {
        let name = self.machine.describe_object(self.state, id);
        match self.state.heap.get(id).map(|object| object.kind) {
            Some(ObjectKind::Freed { function, pc, heap }) => {
                let place = self.machine.describe_operation(function, pc);
                let code = self.machine.function(function);
                match (heap, code.is_ok_and(|code| code.library)) {
                    (true, _) => format!("the {name}, freed at {place},"),
                    (false, false) => format!("the {name}, whose call ended at {place},"),
                    // A variable of each thread: the library ends it with its thread.
                    (false, true) => format!("the {name}, whose thread has ended,"),
                }
            }
            _ => format!("the {name}"),
        }
    }

    /// Checks that a call into the runtime finds memory at a pointer, as an operation would.
    pub fn check_range(&mut self, word: u64, size: u32) -> Result<(), Stop> {
        if word == 0 {
            return Err(self.fatal(Fault::NullReference));
        }
        let id = object_of(word);
        if let Some(class) = id.statics_class()
            && offset_of(word) as i32 >= 0
            && !self.state.heap.contains(id)
        {
            self.machine.ensure_statics(&mut self.state.heap, class)?;
        }
        let object = self.state.heap.get(id);
        if let Some(object) = object
            && self.is_foreign(object)
        {
            return Err(self.unsupported("an access to what is another thread's own"));
        }
        match object.filter(|object| object.contains(offset_of(word), size)) {
            Some(_) => Ok(()),
            None => Err(self.outside(id, offset_of(word), size)),
        }
    }

    /// Says which memory the running call into the runtime uses.
    pub fn uses_memory(&mut self, word: u64, size: u32, mode: Mode) {
        let id = object_of(word);
        let resource = Resource::Cell(id, offset_of(word), size);
        self.touch_object(id, resource, mode);
    }

    /// Notes that the running call takes a lock, for which it has waited as long as another thread
    /// had it, or gives one back. Inside an atomic section the step does more than that.
    pub fn uses_lock(&mut self, word: u64, size: u32, mode: Mode) {
        let resource = Resource::Cell(object_of(word), offset_of(word), size);
        let alone = !self.thread().is_exclusive();
        if let Some(footprint) = self.footprint.as_mut().filter(|_| alone) {
            footprint.lock = Some(Touch { resource, mode });
        }
    }

    /// Refuses to write what never changes.
    pub(super) fn check_constant(&self, id: ObjectId) -> Result<(), Stop> {
        if !self.machine.manual_memory || id.statics_class().is_none() {
            return Ok(());
        }
        let object = self.state.heap.get(id);
        match object.is_some_and(|object| self.machine.is_unordered(object)) {
            true => {
                let message = "memory that is constant is written".to_string();
                Err(self.mistake(Mistake::OutOfBounds, message))
            }
            false => Ok(()),
        }
    }

    /// The function of the program with this name.
    pub fn function_named(&mut self, name: &'static str) -> Result<FuncId, Stop> {
        let found = self.machine.source.find_function(name);
        found.map_err(|problem| self.locate_problem(problem))
    }

    /// How many registers a function takes.
    pub fn parameter_count(&self, function: FuncId) -> Result<u16, Stop> {
        Ok(self.machine.function(function)?.param_count)
    }

    /// Starts a thread that people know by another function than the one it begins with, and
    /// writes its handle to the cell that a pointer points to before it begins.
    pub fn spawn_labelled(
        &mut self,
        root: FuncId,
        words: &[u64],
        label: FuncId,
        handle_cell: u64,
    ) -> Result<u64, Stop> {
        // The new thread knows of it; others do not.
        self.accesses_memory(handle_cell, Cell::I64.size(), true);
        let creator = self.thread_id();
        let id = self.add_thread(creator, root, words, false, 0)?;
        let handle = handle_of(id);
        self.initialize_cell(handle_cell, Cell::I64, handle);
        self.set_label(handle, label);
        self.begin_thread(id)
    }

    /// Leaves all calls of the running thread at once; the function with this name is to be called
    /// next, as the only one.
    pub fn leave_all_calls(&mut self, next: &'static str) -> Result<FuncId, Stop> {
        let function = self.function_named(next)?;
        while self.pop_frame().is_some() {}
        Ok(function)
    }

    /// Reports that the running call saw the end of a thread.
    pub fn report_join(&mut self, handle: u64) {
        if let Some(id) = self.thread_by_handle(handle).map(|thread| thread.id) {
            self.inherit_knowledge(id);
            self.touch(Resource::End(id), Mode::Read);
            self.report(EventKind::Join(id), None, Some(1));
        }
    }

    /// Gives a thread up that has ended and could be joined so far: whoever tries next finds none.
    /// Gives what the thread has left, if it could be joined.
    pub fn release_ended_thread(&mut self, handle: u64) -> Option<u64> {
        // Which of several comes first matters.
        if let Some(id) = (handle as u32).checked_sub(1) {
            self.touch(Resource::Name(ThreadId(id)), Mode::Write);
        }
        let thread = self.thread_by_handle(handle)?;
        let id = (thread.known && thread.has_ended()).then_some(thread.id)?;
        let index = self.state.thread_index(id)?;
        let thread = &mut self.state.threads[index];
        thread.known = false;
        Some(std::mem::take(&mut thread.object))
    }

    /// What is wrong with a pending access whose memory is gone when it completes.
    pub(super) fn mistake_of(&self, entry: &Entry) -> Option<Stop> {
        entry.access()?;
        let object = self.state.heap.get(entry.object)?;
        match object.kind {
            ObjectKind::Freed { .. } => {
                let at = (entry.function, entry.pc);
                let size = entry.cell.size();
                Some(self.outside_at(entry.object, entry.offset, size, at))
            }
            _ => None,
        }
    }
}
