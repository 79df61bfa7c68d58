//! The boundary between front ends and everything to their right.

use crate::meaning::{Known, NativeMeaning};
use crate::{
    Allocated, Class, ClassId, Field, FieldDefinition, FieldId, FuncId, Function, FunctionTitle,
    Interface, LateValue, MarkedRaces, NativeId, Operation, Plumbing, Shape, ShapeId, Signature,
    Spare, Storage, StringId, ToldCall, WrittenAs, shorten_type_name,
};
use fencepost_base::saved::{Damaged, Reader, Writer};
use fencepost_base::{FileId, Position, SourcePosition};
use std::fmt;
use std::sync::Arc;

/// Called before a key of a table gets a number that it does not have yet; given what writes it.
pub type AskForNumber = dyn Fn(u32, &dyn Fn(&mut Writer<'_>)) + Send + Sync;

/// Why a source cannot supply something it was asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// What is wrong or missing.
    pub what: String,
    /// Where it was used.
    pub location: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.location.is_empty() {
            write!(f, "{}", self.what)
        } else {
            write!(f, "{} ({})", self.what, self.location)
        }
    }
}

/// The native with which a program in the text form interrupts a thread.
pub const INTERRUPT_NATIVE: &str = "interrupt";

/// The native with which a program in the text form asks whether a thread waits.
pub const WAITING_NATIVE: &str = "is_waiting";

/// How the name of a native begins that stands for code which no front end can lower. The rest of
/// the name says why, and nothing else: a run that reaches the call stops with these words.
pub const REFUSED_NATIVE: &str = "unsupported: ";

/// How far up the bases of a class are followed: damaged input may have a cycle of them.
const MOST_BASES: usize = 64;

/// A failure that an operation runs into by itself and that the program can catch.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Fault {
    /// A null reference was used.
    NullReference,
    /// An index was outside an array.
    IndexOutOfRange,
    /// An integer was divided by zero.
    DivideByZero,
    /// Checked arithmetic, or the division of the least integer by -1.
    Overflow,
    /// A reference is not of the class it is cast to.
    InvalidCast,
    /// A value does not fit into a reference array.
    ArrayTypeMismatch,
    /// An array was given a negative or absurd length.
    NegativeArraySize,
    /// The modelled memory is used up.
    OutOfMemory,
    /// Too many calls are active.
    StackOverflow,
    /// A monitor was used by a thread that does not hold it.
    MonitorState,
    /// A thread was started twice or joined before it was started.
    ThreadState,
    /// A class initialiser failed earlier.
    ClassInitialization,
    /// An argument of a call into the runtime is outside its range.
    ArgumentOutOfRange,
    /// An argument of a call into the runtime is null.
    ArgumentNull,
    /// An argument of a call into the runtime is malformed.
    Argument,
    /// The program's text cannot be read as a number.
    Format,
    /// An operation is not valid in the current state.
    InvalidOperation,
    /// Another thread interrupted a thread that waits.
    ThreadInterrupted,
}

impl Fault {
    /// Every fault, in declaration order.
    pub const ALL: [Fault; 18] = [
        Fault::NullReference,
        Fault::IndexOutOfRange,
        Fault::DivideByZero,
        Fault::Overflow,
        Fault::InvalidCast,
        Fault::ArrayTypeMismatch,
        Fault::NegativeArraySize,
        Fault::OutOfMemory,
        Fault::StackOverflow,
        Fault::MonitorState,
        Fault::ThreadState,
        Fault::ClassInitialization,
        Fault::ArgumentOutOfRange,
        Fault::ArgumentNull,
        Fault::Argument,
        Fault::Format,
        Fault::InvalidOperation,
        Fault::ThreadInterrupted,
    ];

    /// The name of the fault; in the text form also the name of its class.
    pub fn name(self) -> &'static str {
        match self {
            Fault::NullReference => "NullReference",
            Fault::IndexOutOfRange => "IndexOutOfRange",
            Fault::DivideByZero => "DivideByZero",
            Fault::Overflow => "Overflow",
            Fault::InvalidCast => "InvalidCast",
            Fault::ArrayTypeMismatch => "ArrayTypeMismatch",
            Fault::NegativeArraySize => "NegativeArraySize",
            Fault::OutOfMemory => "OutOfMemory",
            Fault::StackOverflow => "StackOverflow",
            Fault::MonitorState => "MonitorState",
            Fault::ThreadState => "ThreadState",
            Fault::ClassInitialization => "ClassInitialization",
            Fault::ArgumentOutOfRange => "ArgumentOutOfRange",
            Fault::ArgumentNull => "ArgumentNull",
            Fault::Argument => "Argument",
            Fault::Format => "Format",
            Fault::InvalidOperation => "InvalidOperation",
            Fault::ThreadInterrupted => "ThreadInterrupted",
        }
    }
}

/// How a fault becomes an exception object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FaultTarget {
    /// Throw a fresh, zeroed object of this class.
    Class(ClassId),
    /// Call this function, which throws. Its parameters are none, or a reference to the cause, or
    /// that and the object of the class that the fault is about.
    Function(FuncId),
}

/// Rules of the program's platform that differ from those of others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rules {
    /// Threads that wait for each other's class initialisers wait for good; else the thread that
    /// closes such a cycle goes on.
    pub initializer_cycles_wait: bool,
    /// A thread that waits to enter a monitor cannot be interrupted there.
    pub locks_ignore_interrupts: bool,
    /// A thread that waits to be pulsed and is interrupted leaves the queue some time later; until then
    /// it may still be pulsed, and goes on as if it had not been interrupted.
    pub interrupted_wait_on: bool,
    /// Nothing that a thread holds tells others that it has ended: no lock is abandoned.
    pub ends_leave_nothing: bool,
    /// The runtime makes no object from a type that it is given, except arrays: code does.
    pub code_makes_objects: bool,
    /// An atomic update is a read, and a write if it stores; else it is a full fence as well.
    pub updates_are_accesses: bool,
    /// Memory that the program allocated and has not freed when it ends is an error.
    pub leaks_are_errors: bool,
    /// Somebody asks which bytes of the program's memory were never written.
    pub asks_unwritten: bool,
}

/// A program that is supplied piece by piece, as the machine asks for it.
///
/// Ids are dense and belong to the source; asking for the same thing twice gives the same answer.
/// Implementations may do their work lazily and must be callable from several threads.
pub trait Source: std::any::Any + Send + Sync {
    /// The function a run starts with.
    fn entry(&self) -> Result<FuncId, Problem>;
    /// Finds a function by the name people use for it.
    fn find_function(&self, name: &str) -> Result<FuncId, Problem>;
    /// Finds a function that a run can start with by the name people use for it.
    fn find_entry(&self, name: &str) -> Result<FuncId, Problem> {
        let entry = self.find_function(name)?;
        if self.signature(entry)?.params.is_empty() {
            return Ok(entry);
        }
        Err(Problem {
            what: format!(
                "`{}` takes arguments; a run starts with a function that takes none",
                self.function_name(entry)
            ),
            location: String::new(),
        })
    }
    /// The lowered code of a function.
    fn function(&self, id: FuncId) -> Result<Arc<Function>, Problem>;
    /// The lowered code of a function for somebody who does not run it, so that nothing is taken
    /// for granted on its account.
    fn preview(&self, id: FuncId) -> Result<Arc<Function>, Problem> {
        self.function(id)
    }
    /// Parameter and result kinds, known without lowering the body.
    fn signature(&self, id: FuncId) -> Result<Signature, Problem>;
    /// What a caller outside the program must know about a function.
    fn interface(&self, id: FuncId) -> Result<Interface, Problem> {
        Interface::of_kinds(&self.signature(id)?)
    }
    /// What people are told of a call of a function, if anything can be.
    fn told_call(&self, id: FuncId) -> Option<ToldCall> {
        let interface = self.interface(id).ok()?;
        Some(ToldCall::of_interface(&interface))
    }
    /// Numbers that this source gives to nothing of its own, for a source that adds code to it;
    /// the same for the same `number`. None if it cannot keep any.
    fn spare(&self, _number: u32) -> Option<Spare> {
        None
    }
    /// A number of a function that this source gives to nothing of its own, for a source that adds
    /// functions to it and nothing else.
    fn spare_function(&self, number: u32) -> Option<FuncId> {
        self.spare(number).map(|spare| spare.function)
    }
    /// How a function is an operation of the class with this full name, if it is one.
    fn operation(&self, _id: FuncId, _class: &str) -> Option<Operation> {
        None
    }
    /// The full names of the classes that people may mean by what they typed.
    fn class_names(&self, _typed: &str) -> Vec<String> {
        Vec::new()
    }
    /// The classes whose histories the program itself wants to be compared with serial ones.
    fn linearizable_classes(&self) -> Vec<String> {
        Vec::new()
    }
    /// Why the class with this full name has no operations of its own, if its kind says so.
    fn why_no_operations(&self, _class: &str) -> Option<&'static str> {
        None
    }
    /// Whether objects of a class are of the class with this full name, or of one derived from it.
    fn is_of(&self, class: ClassId, name: &str) -> bool {
        let mut at = self.class(class).ok();
        for _ in 0..MOST_BASES {
            match at {
                Some(class) if class.name == name => return true,
                Some(class) => at = class.parent.and_then(|parent| self.class(parent).ok()),
                None => break,
            }
        }
        false
    }
    /// The value that objects of a class get some time and keep from then on, if they are known by
    /// that and not by which object they are.
    fn late_value(&self, _class: ClassId) -> Option<LateValue> {
        None
    }
    /// Whether calls on objects of a class are recorded where operations say so.
    fn is_recorded(&self, _class: ClassId) -> bool {
        true
    }
    /// Whether a function is outside of what may change the objects of a class, calls on which are
    /// recorded.
    fn is_foreign(&self, _function: FuncId, _class: ClassId) -> bool {
        false
    }
    /// The full name of a function.
    fn function_name(&self, id: FuncId) -> String;
    /// A class, with its layout.
    fn class(&self, id: ClassId) -> Result<Arc<Class>, Problem>;
    /// The classes whose static memory is there from the start.
    fn initial_statics(&self) -> Vec<ClassId> {
        Vec::new()
    }
    /// What the static memory of a class looks like, where its layout does not say it.
    fn static_shape(&self, _class: ClassId) -> Option<ShapeId> {
        None
    }
    /// A shape by its number.
    fn shape(&self, _id: ShapeId) -> Option<Shape> {
        None
    }
    /// The bytes that memory of a shape has.
    fn shape_size(&self, _id: ShapeId) -> Option<u32> {
        None
    }
    /// What people call the memory that an operation allocates, where the text says it.
    fn allocated(&self, _function: FuncId, _pc: u32) -> Option<Allocated> {
        None
    }
    /// What a call of a library function gives, in the words of people; nothing where it goes
    /// without saying.
    fn told_result(&self, _function: FuncId, value: &str) -> Option<String> {
        Some(value.to_string())
    }
    /// Whether the program says anywhere what must hold, where its operations do not show it.
    fn claims(&self) -> Option<bool> {
        None
    }
    /// Whether the program looks after its memory itself: it frees what it allocated, and an access
    /// outside every object is its own mistake.
    fn has_manual_memory(&self) -> bool {
        false
    }
    /// A field.
    fn field(&self, id: FieldId) -> Option<Field>;
    /// All static fields that people may mean by `name`: bare, or qualified by class.
    fn find_statics(&self, name: &str) -> Vec<FieldId>;
    /// The field called `name` of objects of `class`, inherited ones included.
    fn find_instance_field(&self, class: ClassId, name: &str) -> Option<FieldId>;
    /// The function that a virtual call of `method` runs on an object of `class`.
    fn dispatch(&self, class: ClassId, method: FuncId) -> Result<FuncId, Problem>;
    /// The class whose objects a method can be called on, if the source knows it. Static methods
    /// have none.
    fn receiver(&self, _method: FuncId) -> Option<ClassId> {
        None
    }
    /// Whether a reference to an object of class `from` may be seen as `to`.
    fn assignable(&self, from: ClassId, to: ClassId) -> bool;
    /// Whether an array of class `array` may hold a reference to an object of class `value`.
    fn array_can_hold(&self, _array: ClassId, _value: ClassId) -> bool {
        true
    }
    /// What people call a thread that started with a function.
    fn thread_name(&self, entry: FuncId) -> String {
        let name = self.function_name(entry);
        name.rsplit([':', '.']).next().unwrap_or(&name).to_string()
    }
    /// What people call a function, in short.
    fn function_title(&self, id: FuncId) -> FunctionTitle {
        FunctionTitle::of_full_name(&self.function_name(id))
    }
    /// A type in short, from its full name.
    fn short_type_name(&self, name: &str) -> String {
        shorten_type_name(name, |_| None)
    }
    /// What of the source code a part of an object stands for, by the full name of its class and
    /// the part with what stands before it: `.field`.
    fn written_as(&self, _class: &str, _part: &str) -> WrittenAs {
        WrittenAs::Field
    }
    /// Whether a function is nothing but the access to a part, written by a compiler: the line of
    /// its caller says more than its own.
    fn is_accessor(&self, _function: FuncId, _part: &str) -> bool {
        false
    }
    /// The name that the type of a field has for a value, as an enum does.
    fn constant_name(
        &self,
        _class: ClassId,
        _storage: Storage,
        _offset: u32,
        _value: u64,
    ) -> Option<String> {
        None
    }
    /// For a class whose objects are constants with names, as those of an enumeration may be: the field
    /// with the name of an object, and what people call the class.
    fn named_constants(&self, _class: ClassId) -> Option<(FieldId, String)> {
        None
    }
    /// The value of a struct from the names and values of its parts, where people write it as one.
    fn value_of_parts(&self, _parts: &[(&str, &str)]) -> Option<String> {
        None
    }
    /// The field in which a thrown object remembers where it was thrown, as text, if the program
    /// may ask for that.
    fn throw_trace(&self) -> Option<FieldId> {
        None
    }
    /// A function as that text names it. None for one that is left out.
    fn trace_line(&self, _function: FuncId) -> Option<String> {
        None
    }
    /// What it means that a library function chose this number, where people have words for it.
    fn choice_words(&self, _function: FuncId, _value: u64) -> Option<&'static str> {
        None
    }
    /// Whether a library function does little more than one operation that reports have words
    /// for, such as a wait or the start of a thread.
    fn is_bare(&self, _function: FuncId) -> bool {
        false
    }
    /// What a library function does for the code that a compiler made of an async method.
    fn plumbing(&self, _function: FuncId) -> Plumbing {
        Plumbing::None
    }
    /// How a fault is thrown.
    fn fault(&self, fault: Fault) -> Result<FaultTarget, Problem>;
    /// What reports call a fault that is never thrown as an object.
    fn fault_name(&self, fault: Fault) -> String {
        fault.name().to_string()
    }
    /// The class of strings, if the program has strings.
    fn string_class(&self) -> Option<ClassId>;
    /// The class of the objects that stand for types, if the program asks for them.
    fn type_object_class(&self) -> Option<ClassId>;
    /// The text of a string literal, as UTF-16 code units.
    fn string_literal(&self, id: StringId) -> Arc<[u16]>;
    /// The name under which the runtime registers a native.
    fn native_name(&self, id: NativeId) -> String;
    /// What a native does, in words that need no runtime, if there are any.
    fn native_meaning(&self, _id: NativeId) -> Option<NativeMeaning> {
        None
    }
    /// What a native that only computes gives for such arguments, if that is known without running
    /// it. A text that it gives is a new string.
    fn native_result(&self, _id: NativeId, _arguments: &[Known]) -> Option<Known> {
        None
    }
    /// The name of a source file.
    fn file_name(&self, id: FileId) -> String;
    /// The text that a static field of a class stands for wherever code names it, whatever its memory
    /// holds.
    fn constant_text(&self, _class: ClassId, _offset: u32) -> Option<String> {
        None
    }
    /// Whether the program may ask what time it is. If it cannot, only the order matters in which
    /// timers are due.
    fn tells_time(&self) -> bool {
        true
    }
    /// Whether the program may interrupt a thread that waits. If it may, threads that wait for each
    /// other are not stuck for good while somebody else is left to interrupt one of them.
    fn interrupts(&self) -> bool {
        true
    }
    /// The rules of the program's platform.
    fn rules(&self) -> Rules {
        Rules::default()
    }
    /// Whether an exception of this class that nobody handles is a failed assertion.
    fn is_assertion(&self, _class: ClassId) -> bool {
        false
    }
    /// Whether the program may ask whether a thread waits. If it may, beginning to wait is a step.
    fn asks_waiting(&self) -> bool {
        true
    }
    /// What was taken for granted about the code that was needed so far, in the words of results.
    fn assumptions(&self) -> Vec<&'static str> {
        Vec::new()
    }
    /// The functions of the program itself, without its libraries, in the order of its files.
    fn own_functions(&self) -> Vec<FuncId> {
        Vec::new()
    }
    /// The full names of the program's own static fields, without those of its libraries.
    fn static_names(&self) -> Vec<String> {
        Vec::new()
    }
    /// The full names of the fields that objects of the program's own classes have.
    fn instance_field_names(&self) -> Vec<String> {
        Vec::new()
    }
    /// Fields and functions whose data races the program itself marks as harmless.
    fn benign_races(&self) -> Vec<MarkedRaces> {
        Vec::new()
    }
    /// The fields that have a byte of an object, of an element of an array or of static memory: the
    /// one that the class or one of its bases declares, then those of structs within it.
    fn field_definitions(
        &self,
        class: ClassId,
        storage: Storage,
        offset: u32,
    ) -> Vec<FieldDefinition> {
        let name_in = |class: &Class| {
            let layout = match storage {
                Storage::Instance => &class.layout,
                Storage::Static => &class.statics,
                Storage::ThreadStatic => &class.thread_statics,
            };
            layout.cell_at(offset).map(|cell| cell.name.clone())
        };
        let Some(mut class) = self.class(class).ok() else {
            return Vec::new();
        };
        let Some(name) = name_in(&class) else {
            return Vec::new();
        };
        // A class has the fields of its bases where they have them.
        for _ in 0..MOST_BASES {
            let parent = class.parent.filter(|_| storage == Storage::Instance);
            match parent.and_then(|parent| self.class(parent).ok()) {
                Some(parent) if name_in(&parent).as_ref() == Some(&name) => class = parent,
                Some(_) | None => break,
            }
        }
        vec![FieldDefinition {
            class: class.name.clone(),
            name,
            id: None,
        }]
    }
    /// The compiled instructions that a function was lowered from: offset and text.
    fn listing(&self, _id: FuncId) -> Vec<(u32, String)> {
        Vec::new()
    }
    /// The compiled code of a function as text that says nothing of lines, for comparing builds;
    /// none if the front end has none.
    fn code_text(&self, id: FuncId) -> Option<String> {
        let lines = self.listing(id);
        let text = || lines.iter().map(|(_, line)| format!("{line}\n")).collect();
        (!lines.is_empty()).then(text)
    }
    /// What functions that were made from one piece of source code have in common.
    fn shared_code(&self, id: FuncId) -> u64 {
        u64::from(id.0)
    }
    /// The source itself, for a runtime that belongs to the same front end.
    fn as_any(&self) -> Option<&dyn std::any::Any> {
        None
    }
    /// Writes what this source numbered so far, in the order of the numbers, for a process that
    /// is to number the same way. A source that numbers everything when it is opened has nothing
    /// to write.
    fn save_numbering(&self, _out: &mut Writer<'_>) {}
    /// Numbers everything as another process did that opened the same program.
    fn restore_numbering(&self, _input: &mut Reader<'_>) -> Result<(), Damaged> {
        Ok(())
    }
    /// How many tables of keys this source numbers while it is used. A key refers only to keys of
    /// its own table with lower numbers, and to keys of tables before it.
    fn key_tables(&self) -> u32 {
        0
    }
    /// How many keys of a table have a number.
    fn numbered(&self, _table: u32) -> u32 {
        0
    }
    /// Writes the key with a number.
    fn save_key(&self, _table: u32, _number: u32, _out: &mut Writer<'_>) {}
    /// Reads a key, numbers it without asking anybody, and says which number it has.
    fn restore_key(&self, _table: u32, _input: &mut Reader<'_>) -> Result<u32, Damaged> {
        Err(Damaged::new("a key of a program that has none"))
    }
    /// From now on, calls `ask`, if it is given, before anything gets a number that has none yet.
    fn ask_before_numbering(&self, _ask: Option<&Arc<AskForNumber>>) {}
    /// A position as a line of a file, if debug information names one.
    fn source_position(&self, position: Position) -> Option<SourcePosition> {
        (position.line != 0).then(|| SourcePosition {
            file: self.file_name(position.file),
            line: position.line,
            column: (position.column != 0).then_some(position.column),
        })
    }
    /// A position in the words of reports, such as `Peterson.cs:19`.
    fn describe_position(&self, function: FuncId, position: Position) -> String {
        if position.line != 0 {
            let file = self.file_name(position.file);
            let base = file.rsplit(['/', '\\']).next().unwrap_or(&file);
            format!("{base}:{}", position.line)
        } else if position.code_offset != Position::NO_OFFSET {
            format!("{}+{}", self.function_name(function), position.code_offset)
        } else {
            self.function_name(function)
        }
    }
}
