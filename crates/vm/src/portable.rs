//! The self-contained byte form of a state, for checkpoints and other processes.
//!
//! Dense ids mean something only in the process that gave them, so here they are numbers into
//! tables of keys that the form carries along: classes, functions and literals by the keys of the
//! program's source, objects by what they are. Threads keep their numbers, because programs hold
//! thread handles in plain integers; the machine that reads the form must number threads the same
//! way, which a fresh one does.

use crate::component::{self, DIRTY};
use crate::heap::{Object, ObjectKind, Reach};
use crate::keys::{Creator, ObjectKey, ThreadId, ThreadKey};
use crate::machine::Machine;
use crate::pending::{Node, Value};
use crate::state::{ClassState, State};
use crate::thread::{FrameKind, Status, Thread, Unwind};
use crate::word::{ObjectId, address, function_word, object_of, offset_of, word_function};
use fencepost_base::FxHashMap;
use fencepost_ir::{
    ARRAY_DATA, Cell, ClassId, ClassKind, FuncId, Kind, Layout, SourceId, StringId,
};

const MAGIC: u64 = u64::from_le_bytes(*b"FPSTATE1");

/// Why a state cannot be written or read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PortableError(pub String);

fn fail<T>(message: impl Into<String>) -> Result<T, PortableError> {
    Err(PortableError(message.into()))
}

/// Which table an id belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Table {
    Class,
    Function,
    Object,
}

/// Translates ids between a machine and the tables of a form.
trait Translate {
    fn id(&mut self, table: Table, id: u32) -> Result<u32, PortableError>;

    fn class(&mut self, class: &mut ClassId) -> Result<(), PortableError> {
        class.0 = self.id(Table::Class, class.0)?;
        Ok(())
    }

    fn function(&mut self, function: &mut FuncId) -> Result<(), PortableError> {
        function.0 = self.id(Table::Function, function.0)?;
        Ok(())
    }

    fn object(&mut self, object: &mut ObjectId) -> Result<(), PortableError> {
        *object = match object.statics_class() {
            Some(class) => ObjectId::statics(ClassId(self.id(Table::Class, class.0)?)),
            None if *object == ObjectId::NULL => ObjectId::NULL,
            None => ObjectId(self.id(Table::Object, object.0)?),
        };
        Ok(())
    }

    /// Translates a word that may be an address or point to a function.
    fn word(&mut self, kind: Kind, word: &mut u64) -> Result<(), PortableError> {
        if *word == 0 || !kind.is_reference() {
            return Ok(());
        }
        if let (Kind::Ptr, Some(mut function)) = (kind, word_function(*word)) {
            self.function(&mut function)?;
            *word = function_word(function);
        } else {
            let mut object = object_of(*word);
            self.object(&mut object)?;
            *word = address(object, offset_of(*word));
        }
        Ok(())
    }
}

/// Gives each id the next number of its table the first time it is seen.
#[derive(Default)]
struct Numbering {
    numbers: FxHashMap<(Table, u32), u32>,
    classes: Vec<u32>,
    functions: Vec<u32>,
    objects: Vec<u32>,
}

impl Translate for Numbering {
    fn id(&mut self, table: Table, id: u32) -> Result<u32, PortableError> {
        let list = match table {
            Table::Class => &mut self.classes,
            Table::Function => &mut self.functions,
            Table::Object => &mut self.objects,
        };
        Ok(*self.numbers.entry((table, id)).or_insert_with(|| {
            list.push(id);
            // Object number 0 is null, so real ones count from 1.
            list.len() as u32 - u32::from(table != Table::Object)
        }))
    }
}

/// Looks numbers up in tables that were read.
#[derive(Default)]
struct Lookup {
    classes: Vec<u32>,
    functions: Vec<u32>,
    objects: Vec<u32>,
}

impl Translate for Lookup {
    fn id(&mut self, table: Table, id: u32) -> Result<u32, PortableError> {
        let (list, index) = match table {
            Table::Class => (&self.classes, id),
            Table::Function => (&self.functions, id),
            Table::Object => (&self.objects, id.wrapping_sub(1)),
        };
        match list.get(index as usize) {
            Some(&id) => Ok(id),
            None => fail("a number outside its table"),
        }
    }
}

/// Which side of a translation knows the program.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Direction {
    Out,
    In,
}

/// Translates every id in a state.
fn translate_state(
    machine: &Machine,
    state: &mut State,
    to: &mut dyn Translate,
    direction: Direction,
) -> Result<(), PortableError> {
    for (class, class_state) in &mut state.globals.classes {
        to.class(class)?;
        if let ClassState::Failed(exception) = class_state {
            to.word(Kind::Ref, exception)?;
        }
    }
    for timer in &mut state.globals.timers {
        to.word(Kind::Ref, &mut timer.object)?;
    }
    for thread in &mut state.threads {
        translate_thread(machine, thread, to, direction)?;
    }
    let mut result = Ok(());
    state.heap.for_each_mut(|object| {
        if result.is_ok() {
            result = translate_object(machine, object, to, direction);
        }
    });
    result
}

fn translate_thread(
    machine: &Machine,
    thread: &mut Thread,
    to: &mut dyn Translate,
    direction: Direction,
) -> Result<(), PortableError> {
    to.function(&mut thread.entry)?;
    to.function(&mut thread.label)?;
    to.word(Kind::Ref, &mut thread.object)?;
    if let Status::Waiting { object, .. } | Status::Ready { object, .. } = &mut thread.status {
        to.object(object)?;
    }
    for frame in &mut thread.frames {
        let before = frame.function;
        to.function(&mut frame.function)?;
        let known = match direction {
            Direction::Out => before,
            Direction::In => frame.function,
        };
        let Ok(code) = machine.function(known) else {
            return fail("a function that cannot be lowered");
        };
        // A filter runs over registers that another frame owns and translates.
        if frame.kind != FrameKind::Filter {
            let base = frame.base as usize;
            for (index, info) in code.regs.iter().enumerate() {
                if let Some(word) = thread.regs.get_mut(base + index) {
                    to.word(info.kind, word)?;
                }
            }
        }
        to.object(&mut frame.memory)?;
        if let FrameKind::Initializer { class, .. } = &mut frame.kind {
            to.class(class)?;
        }
    }
    for caught in &mut thread.caught {
        to.word(Kind::Ref, &mut caught.exception)?;
    }
    for unwind in &mut thread.unwinds {
        if let Unwind::Search { exception, .. } | Unwind::Run { exception, .. } = unwind {
            to.word(Kind::Ref, exception)?;
        }
    }
    for (_, object) in &mut thread.stack_bytes {
        to.object(object)?;
    }
    for entry in &mut thread.pending.entries {
        to.object(&mut entry.object)?;
        to.function(&mut entry.function)?;
        if let Value::Known(word) = &mut entry.value {
            to.word(entry.cell.kind(), word)?;
        }
    }
    // Deferred arithmetic works on numbers; references only pass through selections and moves,
    // whose inputs are resolved entries. A known reference input would need a kind to be carried.
    let references = thread.pending.nodes.iter().any(|node| {
        matches!(node, Node::Computed(_, inputs)
            if inputs.iter().any(|input| matches!(input, Value::Known(word) if *word >> 32 != 0)))
    });
    if references {
        return fail("deferred arithmetic on what may be an address");
    }
    Ok(())
}

fn translate_object(
    machine: &Machine,
    object: &mut Object,
    to: &mut dyn Translate,
    direction: Direction,
) -> Result<(), PortableError> {
    let known = match &mut object.kind {
        ObjectKind::Instance(class)
        | ObjectKind::Statics(class)
        | ObjectKind::ThreadStatics(class) => {
            let before = *class;
            to.class(class)?;
            Some(match direction {
                Direction::Out => before,
                Direction::In => *class,
            })
        }
        ObjectKind::Frame | ObjectKind::Bytes => None,
    };
    let mut id = object.id;
    to.object(&mut id)?;
    let known_id = match direction {
        Direction::Out => object.id,
        Direction::In => id,
    };
    for (offset, kind) in address_cells(machine, object, known, known_id)? {
        if object.contains(offset, Cell::Ptr.size()) {
            let mut word = object.read(offset, Cell::Ptr);
            to.word(kind, &mut word)?;
            object.write(offset, Cell::Ptr, word);
        }
    }
    object.id = id;
    Ok(())
}

/// Offsets and kinds of the cells of an object that hold addresses.
fn address_cells(
    machine: &Machine,
    object: &Object,
    class: Option<ClassId>,
    id: ObjectId,
) -> Result<Vec<(u32, Kind)>, PortableError> {
    let of_layout = |layout: &Layout, base: u32| -> Vec<(u32, Kind)> {
        let cells = layout.cells.iter();
        cells
            .filter(|at| at.cell.kind().is_reference())
            .map(|at| (base + at.offset, at.cell.kind()))
            .collect()
    };
    let Some(class) = class else {
        if let Some(ObjectKey::Frame { function, .. }) = machine.identities.object_key(id) {
            return match machine.function(function) {
                Ok(code) => Ok(of_layout(&code.frame, 0)),
                Err(_) => fail("a function that cannot be lowered"),
            };
        }
        // Untyped memory may hold numbers, which need no translation, but no addresses.
        let suspicious = object
            .bytes
            .chunks_exact(8)
            .any(|chunk| chunk[4..] != [0; 4]);
        return if suspicious {
            fail("untyped memory with what may be an address")
        } else {
            Ok(Vec::new())
        };
    };
    let Ok(info) = machine.class(class) else {
        return fail("a class that cannot be read");
    };
    Ok(match object.kind {
        ObjectKind::Statics(_) => of_layout(&info.class.statics, 0),
        ObjectKind::ThreadStatics(_) => of_layout(&info.class.thread_statics, 0),
        _ => match info.class.kind {
            ClassKind::Array { stride } if stride > 0 => {
                let count = (object.bytes.len() as u32).saturating_sub(ARRAY_DATA) / stride;
                (0..count)
                    .flat_map(|index| of_layout(&info.class.layout, ARRAY_DATA + index * stride))
                    .collect()
            }
            ClassKind::Array { .. } => Vec::new(),
            _ => of_layout(&info.class.layout, 0),
        },
    })
}

/// Writes words and byte strings.
#[derive(Default)]
struct Writer(Vec<u8>);

impl Writer {
    fn word(&mut self, word: u64) {
        self.0.extend_from_slice(&word.to_le_bytes());
    }

    fn bytes(&mut self, bytes: &[u8]) {
        self.word(bytes.len() as u64);
        self.0.extend_from_slice(bytes);
    }

    fn words(&mut self, words: &[u64]) {
        self.word(words.len() as u64);
        words.iter().for_each(|&word| self.word(word));
    }
}

/// Reads words and byte strings; everything is checked, because a file may be damaged.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn word(&mut self) -> Result<u64, PortableError> {
        let Some((head, rest)) = self.0.split_first_chunk::<8>() else {
            return fail("the state ends too early");
        };
        self.0 = rest;
        Ok(u64::from_le_bytes(*head))
    }

    fn length(&mut self, unit: usize) -> Result<usize, PortableError> {
        let length = self.word()?;
        if length > (self.0.len() / unit) as u64 {
            return fail("a length past the end of the state");
        }
        Ok(length as usize)
    }

    fn bytes(&mut self) -> Result<&'a [u8], PortableError> {
        let length = self.length(1)?;
        let (head, rest) = self.0.split_at(length);
        self.0 = rest;
        Ok(head)
    }

    fn words(&mut self) -> Result<Vec<u64>, PortableError> {
        let length = self.length(8)?;
        (0..length).map(|_| self.word()).collect()
    }
}

impl Machine {
    /// The byte form of a state.
    pub fn write_state(&self, state: &State) -> Result<Vec<u8>, PortableError> {
        let mut numbering = Numbering::default();
        let mut copy = state.clone();
        translate_state(self, &mut copy, &mut numbering, Direction::Out)?;
        let mut body = Writer::default();
        let mut scratch = Vec::new();
        component::write_globals(&copy.globals, &mut scratch);
        body.words(&scratch);
        body.word(copy.threads.len() as u64);
        for thread in &copy.threads {
            scratch.clear();
            component::write_whole_thread(thread, &mut scratch);
            body.words(&scratch);
        }
        body.word(copy.heap.len() as u64);
        for object in copy.heap.iter() {
            scratch.clear();
            component::write_object(object, &mut scratch);
            body.words(&scratch);
        }
        // Keys of objects name classes and functions, so they come before those tables are full.
        let mut objects = Writer::default();
        let mut next = 0;
        while next < numbering.objects.len() {
            let id = ObjectId(numbering.objects[next]);
            next += 1;
            match self.identities.object_key(id) {
                Some(key) => self.write_key(key, &mut numbering, &mut objects)?,
                None => return fail("an object without a key"),
            }
        }
        let mut out = Writer::default();
        out.word(MAGIC);
        self.write_thread_keys(&mut out);
        for (ids, make) in [
            (&numbering.classes, class_id as fn(u32) -> SourceId),
            (&numbering.functions, function_id),
        ] {
            out.word(ids.len() as u64);
            for &id in ids {
                match self.source.stable_key(make(id)) {
                    Some(key) => out.bytes(&key),
                    None => return fail("the program's source has no lasting keys"),
                }
            }
        }
        out.word(numbering.objects.len() as u64);
        out.0.extend_from_slice(&objects.0);
        out.0.extend_from_slice(&body.0);
        Ok(out.0)
    }

    fn write_thread_keys(&self, out: &mut Writer) {
        let count = self.identities.thread_count();
        out.word(count as u64);
        for number in 0..count {
            let key = self.identities.thread_key(ThreadId(number as u32));
            out.word(u64::from(key.creator.0) | u64::from(key.ordinal) << 32);
        }
    }

    fn write_key(
        &self,
        key: ObjectKey,
        numbering: &mut Numbering,
        out: &mut Writer,
    ) -> Result<(), PortableError> {
        let mut put = |words: [u64; 5]| words.into_iter().for_each(|word| out.word(word));
        match key {
            ObjectKey::Null => put([0; 5]),
            ObjectKey::Allocated {
                creator,
                function,
                pc,
                ordinal,
            } => {
                let (tag, who) = match creator {
                    Creator::Thread(thread) => (1, thread.0),
                    Creator::Class(class) => (2, numbering.id(Table::Class, class.0)?),
                };
                let function = numbering.id(Table::Function, function.0)?;
                put([tag, who.into(), function.into(), pc.into(), ordinal.into()]);
            }
            ObjectKey::Frame {
                thread,
                function,
                ordinal,
            } => {
                let function = numbering.id(Table::Function, function.0)?;
                put([3, thread.0.into(), function.into(), 0, ordinal.into()]);
            }
            ObjectKey::ThreadStatics { thread, class } => {
                let class = numbering.id(Table::Class, class.0)?;
                put([4, thread.0.into(), class.into(), 0, 0]);
            }
            ObjectKey::TypeObject(class) => {
                let class = numbering.id(Table::Class, class.0)?;
                put([5, class.into(), 0, 0, 0]);
            }
            ObjectKey::Literal(literal) => {
                put([6, 0, 0, 0, 0]);
                match self.source.stable_key(SourceId::String(literal)) {
                    Some(key) => out.bytes(&key),
                    None => return fail("the program's source has no lasting keys"),
                }
            }
        }
        Ok(())
    }

    /// Reads a state that [`Machine::write_state`] wrote, perhaps in another process.
    pub fn read_state(&self, bytes: &[u8]) -> Result<State, PortableError> {
        let mut reader = Reader(bytes);
        if reader.word()? != MAGIC {
            return fail("this is not a state");
        }
        for number in 0..reader.length(8)? {
            let word = reader.word()?;
            let key = ThreadKey {
                creator: ThreadId(word as u32),
                ordinal: (word >> 32) as u32,
            };
            if self.identities.thread(key).index() != number {
                return fail("threads are numbered otherwise in this process");
            }
        }
        let mut lookup = Lookup::default();
        for number in 0..reader.length(8)? {
            match self.source.find_stable_key(reader.bytes()?) {
                Some(SourceId::Class(class)) => lookup.classes.push(class.0),
                _ => return fail(format!("class {number} is not in this program")),
            }
        }
        for number in 0..reader.length(8)? {
            match self.source.find_stable_key(reader.bytes()?) {
                Some(SourceId::Function(function)) => lookup.functions.push(function.0),
                _ => return fail(format!("function {number} is not in this program")),
            }
        }
        for _ in 0..reader.length(8)? {
            let key = self.read_key(&mut reader, &mut lookup)?;
            lookup.objects.push(self.identities.object(key).0);
        }
        let mut state = State::default();
        component::read_globals(&reader.words()?, &mut state.globals);
        state.globals.component = DIRTY;
        for _ in 0..reader.length(8)? {
            let mut thread = Thread::new(ThreadId::MAIN, FuncId(0));
            component::read_thread(&reader.words()?, &mut thread);
            translate_thread(self, &mut thread, &mut lookup, Direction::In)?;
            state.threads.push(thread);
        }
        for _ in 0..reader.length(8)? {
            let mut object = Object::blank(ObjectId::NULL, ObjectKind::Bytes, Reach::Shared);
            component::read_object(&reader.words()?, &mut object);
            translate_object(self, &mut object, &mut lookup, Direction::In)?;
            object.component = DIRTY;
            state.heap.insert(object);
        }
        for (class, class_state) in &mut state.globals.classes {
            lookup.class(class)?;
            if let ClassState::Failed(exception) = class_state {
                lookup.word(Kind::Ref, exception)?;
            }
        }
        for timer in &mut state.globals.timers {
            lookup.word(Kind::Ref, &mut timer.object)?;
        }
        state.globals.classes.sort_by_key(|entry| entry.0);
        state.threads.sort_by_key(|thread| thread.id);
        Ok(state)
    }

    fn read_key(
        &self,
        reader: &mut Reader<'_>,
        lookup: &mut Lookup,
    ) -> Result<ObjectKey, PortableError> {
        let mut words = [0u32; 5];
        for word in &mut words {
            *word = reader.word()? as u32;
        }
        let [tag, who, second, pc, ordinal] = words;
        Ok(match tag {
            1 | 2 => ObjectKey::Allocated {
                creator: if tag == 1 {
                    Creator::Thread(ThreadId(who))
                } else {
                    Creator::Class(ClassId(lookup.id(Table::Class, who)?))
                },
                function: FuncId(lookup.id(Table::Function, second)?),
                pc,
                ordinal,
            },
            3 => ObjectKey::Frame {
                thread: ThreadId(who),
                function: FuncId(lookup.id(Table::Function, second)?),
                ordinal,
            },
            4 => ObjectKey::ThreadStatics {
                thread: ThreadId(who),
                class: ClassId(lookup.id(Table::Class, second)?),
            },
            5 => ObjectKey::TypeObject(ClassId(lookup.id(Table::Class, who)?)),
            6 => match self.source.find_stable_key(reader.bytes()?) {
                Some(SourceId::String(literal)) => ObjectKey::Literal(StringId(literal.0)),
                _ => return fail("a literal that is not in this program"),
            },
            _ => return fail("an object of an unknown kind"),
        })
    }
}

fn class_id(id: u32) -> SourceId {
    SourceId::Class(ClassId(id))
}

fn function_id(id: u32) -> SourceId {
    SourceId::Function(FuncId(id))
}
