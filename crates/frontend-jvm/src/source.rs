//! The program as the machine sees it: everything by dense id, lowered on demand.

mod faults;
mod titles;

use crate::facts::{Facts, RULES};
use crate::lower;
use crate::reader::access;
use crate::world::{CLASS, ClassPath, ENUM, FuncKey, LITERALS, STRING, World, dotted, problem};
use fencepost_base::saved::{Damaged, Reader, Writer};
use fencepost_base::{FileId, Interner, LazyTable, Position};
use fencepost_ir::numbering::{ask_for_keys, restore_keys, save_keys, save_numbered};
use fencepost_ir::{
    AskForNumber, Class, ClassId, ClassKind, Fault, FaultTarget, Field, FieldId, FuncId, Function,
    FunctionTitle, Interface, Known, NativeId, NativeMeaning, Operation, Problem, Rules, Signature,
    Source, Spare, StringId, WrittenAs,
};
use std::any::Any;
use std::sync::Arc;

/// The name of what a started thread runs.
pub const THREAD_MAIN: &str = "java.lang.Thread::main";

/// A program made from class files.
pub struct JvmSource {
    world: World,
    functions: LazyTable<Result<Arc<Function>, Problem>>,
    classes: LazyTable<Result<Arc<Class>, Problem>>,
    literals: Interner<Arc<[u16]>>,
    natives: Interner<String>,
    files: Interner<String>,
    arguments: Vec<String>,
    spurious: bool,
    tearing: bool,
    pub(crate) facts: Facts,
}

impl JvmSource {
    /// A program with its class path, and the class whose `main` it starts with if one is known.
    pub fn new(path: Box<dyn ClassPath>, main_class: Option<String>) -> JvmSource {
        let files = Interner::new();
        // File 0 is what positions without a line point to.
        files.intern(&String::new());
        JvmSource {
            world: World::new(path, main_class),
            functions: LazyTable::default(),
            classes: LazyTable::default(),
            literals: Interner::new(),
            natives: Interner::new(),
            files,
            arguments: Vec::new(),
            spurious: false,
            tearing: false,
            facts: Facts::default(),
        }
    }

    /// The same program in which waits may end, and weak updates fail, without a reason.
    pub fn with_spurious(mut self, spurious: bool) -> Self {
        self.spurious = spurious;
        self
    }

    /// The same program whose accesses of 64 bits come in halves where the language allows that.
    pub fn with_tearing(mut self, tearing: bool) -> Self {
        self.tearing = tearing;
        self
    }

    /// Whether accesses of 64 bits come in halves.
    pub(crate) fn tears(&self) -> bool {
        self.tearing
    }

    /// Whether waits may end, and weak updates fail, without a reason.
    pub fn is_spurious(&self) -> bool {
        self.spurious
    }

    /// The same program with arguments on its command line.
    pub fn with_arguments(mut self, arguments: Vec<String>) -> Self {
        self.arguments = arguments;
        self
    }

    /// The program's arguments.
    pub(crate) fn arguments(&self) -> &[String] {
        &self.arguments
    }

    pub(crate) fn world(&self) -> &World {
        &self.world
    }

    /// The number of a string literal; texts that are equal have one number.
    pub fn literal(&self, text: Vec<u16>) -> StringId {
        StringId(self.literals.intern(&text.into()))
    }

    pub(crate) fn native(&self, name: &str) -> NativeId {
        NativeId(self.natives.intern(&name.to_string()))
    }

    pub(crate) fn file(&self, name: &str) -> FileId {
        FileId(self.files.intern(&name.to_string()))
    }

    fn key(&self, id: FuncId) -> Result<&FuncKey, Problem> {
        self.world.functions.key(id.0).ok_or_else(|| Problem {
            what: format!("there is no function number {}", id.0),
            location: String::new(),
        })
    }

    /// Checks that the classes a program starts with can be read.
    pub fn check(&self) -> Result<(), Problem> {
        for name in self.world.path().own_classes() {
            self.world.info(self.world.class_id(&name))?;
        }
        Ok(())
    }

    /// The internal name of a class.
    pub fn class_name(&self, class: ClassId) -> Result<String, Problem> {
        Ok(self.world.info(class)?.name.clone())
    }

    /// The class with this internal name, if it can be loaded.
    pub fn class_named(&self, name: &str) -> Option<ClassId> {
        let id = self.world.class_id(name);
        self.world.info(id).ok().map(|_| id)
    }

    /// What a class is, as its file has it.
    pub fn class_facts(&self, class: ClassId) -> Result<ClassFacts, Problem> {
        let info = self.world.info(class)?;
        let file = info.file.as_ref();
        Ok(ClassFacts {
            name: info.name.clone(),
            inner_name: file.and_then(|file| file.inner_name.clone()),
            access: file.map_or(0, |file| file.modifiers),
            is_record: file.is_some_and(|file| file.is_record),
            outer: file.and_then(|file| file.outer.as_ref().map(|name| self.world.class_id(name))),
            is_member: file.is_some_and(|file| file.is_member),
            permitted: file.and_then(|file| {
                let names = file.permitted.as_ref()?.iter();
                Some(names.map(|name| self.world.class_id(name)).collect())
            }),
            parent: info.parent,
            interfaces: info.interfaces.clone(),
        })
    }

    /// The class of arrays of a class.
    pub fn array_of(&self, element: ClassId) -> Result<ClassId, Problem> {
        self.world.array_of(element)
    }

    /// The static method of a class with this name and descriptor.
    pub fn static_method(&self, class: ClassId, name: &str, descriptor: &str) -> Option<FuncId> {
        let info = self.world.info(class).ok()?;
        let found = info.declared(name, descriptor)?;
        found
            .is(access::STATIC)
            .then(|| self.world.function_id(&found.key()))
    }

    /// The function that an object of a class runs for a method of an interface or class.
    pub fn virtual_method(&self, class: ClassId, name: &str, descriptor: &str) -> Option<FuncId> {
        let found = self.world.find_method(class, name, descriptor).ok()??;
        let key = self.world.dispatch(class, &found.key()).ok()?;
        Some(self.world.function_id(&key))
    }

    /// What a started thread runs.
    pub fn thread_main(&self) -> FuncId {
        self.world.function_id(&FuncKey::ThreadMain)
    }

    /// The function that copies objects of a class.
    pub fn copier(&self, class: ClassId) -> FuncId {
        self.world.function_id(&FuncKey::Copy(class))
    }

    /// The function that gives the constants of an enumeration.
    pub fn enum_values(&self, class: ClassId) -> FuncId {
        self.world.function_id(&FuncKey::Values(class))
    }

    /// The function that initialises a class if nobody has.
    pub fn initialization(&self, class: ClassId) -> FuncId {
        self.world.function_id(&FuncKey::Initialize(class))
    }

    /// What people would say that a lambda runs.
    pub fn lambda_target(&self, class: ClassId) -> Option<FuncId> {
        let info = self.world.info(class).ok()?;
        let site = info.lambda.as_ref()?;
        let found = self.world.resolve_method(&site.target).ok()?;
        Some(self.world.function_id(&found.key()))
    }

    /// A declared field of a class: its id and whether it is static.
    pub fn declared_field(&self, class: ClassId, name: &str) -> Option<Field> {
        let info = self.world.info(class).ok()?;
        let fields = &info.file.as_ref()?.fields;
        let index = fields.iter().position(|field| field.name == name)?;
        self.world
            .describe_field(self.world.field_id(class, index as u16))
    }

    /// The descriptor of a declared field.
    pub fn field_descriptor(&self, class: ClassId, name: &str) -> Option<String> {
        let info = self.world.info(class).ok()?;
        let mut fields = info.file.as_ref()?.fields.iter();
        let field = fields.find(|field| field.name == name)?;
        Some(field.descriptor.clone())
    }
}

/// What reflection can ask about a class.
pub struct ClassFacts {
    /// The internal name.
    pub name: String,
    /// The simple name, for a nested class; empty for an anonymous one.
    pub inner_name: Option<String>,
    /// Access flags.
    pub access: u16,
    /// Whether it is a record.
    pub is_record: bool,
    /// The class around it.
    pub outer: Option<ClassId>,
    /// Whether it is a member of that class.
    pub is_member: bool,
    /// The classes that may extend it, if it is sealed.
    pub permitted: Option<Vec<ClassId>>,
    /// The class it extends.
    pub parent: Option<ClassId>,
    /// The interfaces it names.
    pub interfaces: Vec<ClassId>,
}

impl ClassFacts {
    /// Whether it is a primitive type, or `void`.
    pub fn is_primitive(&self) -> bool {
        crate::world::PRIMITIVES.contains(&self.name.as_str())
    }

    /// The name without packages and outer classes.
    pub fn simple_name(&self) -> String {
        if let Some(element) = array_element(&self.name) {
            let rest = ClassFacts {
                name: element,
                inner_name: None,
                access: 0,
                is_record: false,
                outer: None,
                is_member: false,
                permitted: None,
                parent: None,
                interfaces: Vec::new(),
            };
            return format!("{}[]", rest.simple_name());
        }
        match &self.inner_name {
            Some(inner) => inner.clone(),
            None => {
                let last = self.name.rsplit('/').next().unwrap_or(&self.name);
                last.rsplit('$').next().unwrap_or(last).to_string()
            }
        }
    }
}

/// The name of the class of an array's elements.
pub fn array_element(array: &str) -> Option<String> {
    crate::world::element_name(array)
}

impl Source for JvmSource {
    fn constant_text(&self, class: ClassId, offset: u32) -> Option<String> {
        self.world.constant_text(class, offset)
    }

    fn tells_time(&self) -> bool {
        self.facts.tells_time(&self.world)
    }

    fn interrupts(&self) -> bool {
        self.facts.interrupts(&self.world)
    }

    fn asks_waiting(&self) -> bool {
        self.world.may_use(&["getState"])
    }

    fn assumptions(&self) -> Vec<&'static str> {
        self.taken_for_granted()
    }

    fn rules(&self) -> Rules {
        RULES
    }

    fn is_assertion(&self, class: ClassId) -> bool {
        self.assignable(class, self.world.class_id("java/lang/AssertionError"))
    }

    fn own_functions(&self) -> Vec<FuncId> {
        let methods = self.world.own_methods();
        let ids = methods.iter().map(|key| self.world.function_id(key));
        ids.collect()
    }

    fn static_names(&self) -> Vec<String> {
        self.world.field_names(true)
    }

    fn instance_field_names(&self) -> Vec<String> {
        self.world.field_names(false)
    }

    fn code_text(&self, id: FuncId) -> Option<String> {
        self.world.code_text(self.key(id).ok()?)
    }

    fn entry(&self) -> Result<FuncId, Problem> {
        Ok(self.world.function_id(&match self.world.main_method()? {
            FuncKey::Method(..) => FuncKey::Entry,
            start => start,
        }))
    }

    fn find_function(&self, name: &str) -> Result<FuncId, Problem> {
        // What a started thread runs has no class file, but the runtime names it.
        if name == THREAD_MAIN {
            return Ok(self.thread_main());
        }
        let key = self.world.find_function(name)?;
        Ok(self.world.function_id(&key))
    }

    fn find_entry(&self, name: &str) -> Result<FuncId, Problem> {
        let key = self.world.find_function(name)?;
        let method = self.world.function_id(&key);
        lower::check_start(&self.world, method)?;
        self.world.start_in(&key)?;
        Ok(self.world.function_id(&FuncKey::Start(method)))
    }

    fn function(&self, id: FuncId) -> Result<Arc<Function>, Problem> {
        if let Some(known) = self.functions.get(id.index()) {
            return known.clone();
        }
        let lowered = lower::lower(self, self.key(id)?).map(Arc::new);
        self.functions.fill(id.index(), lowered).clone()
    }

    fn signature(&self, id: FuncId) -> Result<Signature, Problem> {
        lower::signature(&self.world, self.key(id)?)
    }

    fn function_name(&self, id: FuncId) -> String {
        match self.key(id) {
            Ok(key) => lower::key_name(&self.world, key),
            Err(_) => "?".to_string(),
        }
    }

    fn thread_name(&self, entry: FuncId) -> String {
        self.thread_title(entry)
    }

    fn function_title(&self, id: FuncId) -> FunctionTitle {
        self.title_of(id)
    }

    fn choice_words(&self, function: FuncId, value: u64) -> Option<&'static str> {
        titles::choice_words(&self.title_of(function), value)
    }

    fn short_type_name(&self, name: &str) -> String {
        self.lambda_title(name)
            .unwrap_or_else(|| titles::type_title(name))
    }

    fn value_of_parts(&self, parts: &[(&str, &str)]) -> Option<String> {
        titles::value_of(parts)
    }

    fn written_as(&self, _class: &str, part: &str) -> WrittenAs {
        titles::written_as(part)
    }

    fn named_constants(&self, class: ClassId) -> Option<(FieldId, String)> {
        let info = self.world.info(class).ok()?;
        let parent = self.world.info(info.parent?).ok()?;
        // A constant with a body has a class of its own.
        let enumeration = match self.world.info(parent.parent?).ok()?.name == ENUM {
            true => parent,
            false if parent.name == ENUM => info,
            false => return None,
        };
        let name = self
            .world
            .find_instance_field(enumeration.parent?, "name")?;
        let class = self.class(enumeration.id).ok()?;
        Some((name, self.short_type_name(&class.name)))
    }

    fn spare(&self, number: u32) -> Option<Spare> {
        // No class of a class file has a name with a semicolon.
        let class = self.world.class_id(&format!("spare;{number}"));
        Some(Spare {
            class,
            function: self.world.function_id(&FuncKey::Spare(number)),
            field: self.world.field_id(class, 0),
        })
    }

    fn operation(&self, id: FuncId, class: &str) -> Option<Operation> {
        self.world.operation(self.key(id).ok()?, class)
    }

    fn class_names(&self, typed: &str) -> Vec<String> {
        let found = self.world.class_by_name(typed);
        found.map(|info| dotted(&info.name)).into_iter().collect()
    }

    fn linearizable_classes(&self) -> Vec<String> {
        self.world.linearizable_classes()
    }

    fn why_no_operations(&self, class: &str) -> Option<&'static str> {
        let class = self.world.class_by_name(class)?;
        let is_interface = self.class(class.id).ok()?.kind == ClassKind::Interface;
        is_interface.then_some("an interface, and has no code of its own")
    }

    fn interface(&self, id: FuncId) -> Result<Interface, Problem> {
        self.interface_of(id)
    }

    fn class(&self, id: ClassId) -> Result<Arc<Class>, Problem> {
        if let Some(known) = self.classes.get(id.index()) {
            return known.clone();
        }
        let made = self.world.make_class(id).map(Arc::new);
        self.classes.fill(id.index(), made).clone()
    }

    fn field(&self, id: FieldId) -> Option<Field> {
        self.world.describe_field(id)
    }

    fn find_statics(&self, name: &str) -> Vec<FieldId> {
        self.world.find_statics(name)
    }

    fn find_instance_field(&self, class: ClassId, name: &str) -> Option<FieldId> {
        self.world.find_instance_field(class, name)
    }

    fn dispatch(&self, class: ClassId, method: FuncId) -> Result<FuncId, Problem> {
        let key = self.world.dispatch(class, self.key(method)?)?;
        Ok(self.world.function_id(&key))
    }

    fn receiver(&self, method: FuncId) -> Option<ClassId> {
        self.world.receiver(self.key(method).ok()?)
    }

    fn assignable(&self, from: ClassId, to: ClassId) -> bool {
        self.world.assignable(from, to).unwrap_or(false)
    }

    fn array_can_hold(&self, array: ClassId, value: ClassId) -> bool {
        self.world.array_can_hold(array, value).unwrap_or(false)
    }

    fn fault(&self, fault: Fault) -> Result<FaultTarget, Problem> {
        let class = self.world.class_id("fencepost/Faults");
        let (name, descriptor) = (faults::thrower(fault), faults::descriptor(fault));
        // A full stack has no room for a method that throws.
        if fault == Fault::StackOverflow {
            let error = self.world.class_id("java/lang/StackOverflowError");
            return Ok(FaultTarget::Class(error));
        }
        match self.static_method(class, name, descriptor) {
            Some(function) => Ok(FaultTarget::Function(function)),
            None => problem(format!("the class library has no `Faults::{name}`")),
        }
    }

    fn fault_name(&self, fault: Fault) -> String {
        match fault {
            Fault::StackOverflow => "java.lang.StackOverflowError".to_string(),
            Fault::OutOfMemory => "java.lang.OutOfMemoryError".to_string(),
            fault => fault.name().to_string(),
        }
    }

    fn string_class(&self) -> Option<ClassId> {
        Some(self.world.class_id(STRING))
    }

    fn type_object_class(&self) -> Option<ClassId> {
        Some(self.world.class_id(CLASS))
    }

    fn string_literal(&self, id: StringId) -> Arc<[u16]> {
        self.literals.key(id.0).cloned().unwrap_or_default()
    }

    fn native_meaning(&self, id: NativeId) -> Option<NativeMeaning> {
        crate::natives::meaning(&self.native_name(id))
    }

    fn native_result(&self, id: NativeId, arguments: &[Known]) -> Option<Known> {
        crate::natives::result(self, &self.native_name(id), arguments)
    }

    fn native_name(&self, id: NativeId) -> String {
        self.natives.key(id.0).cloned().unwrap_or_default()
    }

    fn file_name(&self, id: FileId) -> String {
        self.files.key(id.0).cloned().unwrap_or_default()
    }

    fn describe_position(&self, function: FuncId, position: Position) -> String {
        if position.line != 0 {
            return format!("{}:{}", self.file_name(position.file), position.line);
        }
        match position.code_offset {
            Position::NO_OFFSET => self.function_name(function),
            offset => format!("{}+{offset}", self.function_name(function)),
        }
    }

    // Natives and files are not part of states, so they may get other numbers.
    fn save_numbering(&self, out: &mut Writer<'_>) {
        self.world.save_numbering(out);
        save_keys(&self.literals, out, save_literal);
    }

    fn restore_numbering(&self, input: &mut Reader<'_>) -> Result<(), Damaged> {
        self.world.restore_numbering(input)?;
        restore_keys(input, |input| {
            Ok(self.literals.assign(&restore_literal(input)?))
        })
    }

    fn key_tables(&self) -> u32 {
        LITERALS + 1
    }

    fn numbered(&self, table: u32) -> u32 {
        match table {
            LITERALS => self.literals.len() as u32,
            _ => self.world.numbered(table),
        }
    }

    fn save_key(&self, table: u32, number: u32, out: &mut Writer<'_>) {
        match table {
            LITERALS => save_numbered(&self.literals, number, out, save_literal),
            _ => self.world.save_key(table, number, out),
        }
    }

    fn restore_key(&self, table: u32, input: &mut Reader<'_>) -> Result<u32, Damaged> {
        match table {
            LITERALS => Ok(self.literals.assign(&restore_literal(input)?)),
            _ => self.world.restore_key(table, input),
        }
    }

    fn ask_before_numbering(&self, ask: Option<&Arc<AskForNumber>>) {
        self.world.ask_before_numbering(ask);
        ask_for_keys(&self.literals, ask, LITERALS, save_literal);
    }

    fn as_any(&self) -> Option<&dyn Any> {
        Some(self)
    }
}

fn save_literal(text: &Arc<[u16]>, out: &mut Writer<'_>) {
    out.len(text.len());
    text.iter().for_each(|&unit| out.u32(u32::from(unit)));
}

fn restore_literal(input: &mut Reader<'_>) -> Result<Arc<[u16]>, Damaged> {
    let count = input.len(u32::MAX as usize)?;
    let units = (0..count).map(|_| input.u32().map(|unit| unit as u16));
    units.collect::<Result<Vec<u16>, Damaged>>().map(Arc::from)
}
