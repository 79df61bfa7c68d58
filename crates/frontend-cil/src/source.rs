//! The program as the machine sees it: everything by dense id, lowered on demand.

mod classes;
mod facts;
mod namesakes;
mod parts;
mod reflection;
mod test_methods;
mod titles;
mod traces;

use crate::lower;
use crate::reader::Primitive;
use crate::world::{
    FuncKey, LITERALS, Library, Missing, OpenError, Resolve, Ty, TyId, World, restore_literal,
    save_literal,
};
use classes::late_value;
use fencepost_base::saved::{Damaged, Reader, Writer};
use fencepost_base::{FileId, FxHashMap, Interner, LazyTable, Position};
use fencepost_ir::numbering::{ask_for_keys, restore_keys, save_keys, save_numbered};
use fencepost_ir::{
    AskForNumber, Class, ClassId, Fault, FaultTarget, Field, FieldDefinition, FieldId, FuncId,
    Function, FunctionTitle, Interface, LateValue, MarkedRaces, NativeId, NativeMeaning, Operation,
    Plumbing, Problem, Signature, Source, Spare, Storage, StringId, ToldCall, WrittenAs,
};
use namesakes::Namesakes;
use std::any::Any;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// What the name of an entry begins with that is a test, with what runs before and after it.
pub const TEST_ENTRY: &str = "test:";

/// A program made from assemblies.
pub struct CilSource {
    world: World,
    functions: LazyTable<Result<Arc<Function>, Problem>>,
    /// Functions that were looked at and that no run has needed yet.
    previews: LazyTable<Result<Arc<Function>, Problem>>,
    classes: LazyTable<Result<Arc<Class>, Problem>>,
    literals: Interner<Arc<[u16]>>,
    natives: Interner<String>,
    files: Interner<String>,
    /// The file of each document of each assembly.
    documents: Mutex<FxHashMap<(u32, u32), FileId>>,
    /// What the program's command line says.
    arguments: Vec<String>,
    /// Whether the program's own code may send console output elsewhere, once somebody asked.
    sets_console: OnceLock<bool>,
    /// Whether it may hold the lock of one of the console's writers.
    locks_console: OnceLock<bool>,
    /// Whether its code may run while tracing is locked.
    locks_traces: OnceLock<bool>,
    /// Whether it may compare the items of a blocking collection with those it can take.
    counts_and_takes: OnceLock<bool>,
    throw_trace: OnceLock<Option<FieldId>>,
    /// Whether it may complete a promise while it has more to do.
    completes_promises: OnceLock<bool>,
    /// The program's own classes whose last names are not theirs alone.
    namesakes: OnceLock<Namesakes>,
    /// Set once numbers were taken over from another process.
    restored: OnceLock<()>,
}

impl CilSource {
    /// Opens a program with everything it refers to.
    pub fn open(
        program: Arc<[u8]>,
        resolve: &dyn Resolve,
        library: &Library,
    ) -> Result<CilSource, OpenError> {
        let files = Interner::new();
        // File 0 is what positions without a line point to.
        files.intern(&String::new());
        Ok(CilSource {
            world: World::open(program, resolve, library)?,
            functions: LazyTable::default(),
            previews: LazyTable::default(),
            classes: LazyTable::default(),
            literals: Interner::new(),
            natives: Interner::new(),
            files,
            documents: Mutex::default(),
            arguments: Vec::new(),
            sets_console: OnceLock::new(),
            locks_console: OnceLock::new(),
            locks_traces: OnceLock::new(),
            counts_and_takes: OnceLock::new(),
            throw_trace: OnceLock::new(),
            completes_promises: OnceLock::new(),
            namesakes: OnceLock::new(),
            restored: OnceLock::new(),
        })
    }

    /// The same program with arguments on its command line.
    pub fn with_arguments(mut self, arguments: Vec<String>) -> Self {
        self.arguments = arguments;
        self
    }

    /// The same program, with class initialisers that may run where a method is entered.
    pub fn with_early_initializers(mut self, early: bool) -> Self {
        self.world.early_initializers = early;
        self
    }

    /// The program's arguments, without its own name.
    pub fn arguments(&self) -> &[String] {
        &self.arguments
    }

    pub(crate) fn world(&self) -> &World {
        &self.world
    }

    /// The number of a string literal; texts that are equal have one number.
    pub fn literal(&self, text: Vec<u16>) -> StringId {
        StringId(self.literals.intern(&text.into()))
    }

    /// The number of a native.
    pub(crate) fn native(&self, name: &str) -> NativeId {
        NativeId(self.natives.intern(&name.to_string()))
    }

    /// The file of a document of an assembly.
    pub(crate) fn file(&self, asm: u32, document: u32) -> FileId {
        let mut documents = self
            .documents
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        *documents.entry((asm, document)).or_insert_with(|| {
            let debug = self.world.assembly(asm).debug.as_ref();
            let path = debug.and_then(|debug| debug.document(document).ok());
            FileId(self.files.intern(&path.unwrap_or_default()))
        })
    }

    /// Whether a function belongs to the class library.
    pub(crate) fn is_library_key(&self, key: &FuncKey) -> bool {
        match key {
            FuncKey::Method { owner, .. } => match self.world.named(*owner) {
                Some((def, _)) => self.world.assembly(def.asm).library,
                None => true,
            },
            _ => true,
        }
    }

    /// A position in the words of reports.
    pub(crate) fn position_text(&self, id: FuncId, position: Position) -> String {
        if position.line != 0 {
            let file = self.file_name(position.file);
            let base = file.rsplit(['/', '\\']).next().unwrap_or(&file);
            format!("{base}:{}", position.line)
        } else if self.is_made(id) {
            self.made_title(id).to_string()
        } else if position.code_offset != Position::NO_OFFSET {
            format!("{}+IL_{:04x}", self.function_name(id), position.code_offset)
        } else {
            self.function_name(id)
        }
    }

    fn key(&self, id: FuncId) -> Result<&FuncKey, Problem> {
        self.world.functions.key(id.0).ok_or_else(|| Problem {
            what: format!("there is no function number {}", id.0),
            location: String::new(),
        })
    }

    fn type_of(&self, class: ClassId) -> Option<TyId> {
        let ty = TyId(class.0);
        self.world.has_type(ty).then_some(ty)
    }

    /// The functions of the program's own assemblies that need no type arguments, in file order.
    pub fn program_functions(&self) -> Vec<FuncId> {
        let keys = self.world.program_methods();
        keys.iter().map(|key| self.world.function_id(key)).collect()
    }

    /// Everything that the program's own assemblies refer to and that does not exist.
    pub fn missing_references(&self) -> Vec<Missing> {
        let lost = self.world.missing().into_iter();
        let mut missing: Vec<Missing> = lost
            .map(|lost| Missing {
                assembly: self.world.assembly(lost.asm).name.clone(),
                what: lost.what,
                location: lost
                    .site
                    .map_or_else(String::new, |s| lower::place(self, s)),
            })
            .collect();
        missing.sort();
        missing.dedup();
        missing
    }

    /// Whether a class of the program has a finaliser. None ever runs here.
    pub fn has_finalizers(&self) -> bool {
        self.world.finalizer().is_some()
    }

    /// Whether the program's own code wants to be told of exceptions of tasks that nobody observes.
    pub fn handles_unobserved(&self) -> bool {
        self.world.handles_unobserved()
    }

    /// Whether the program's own code could tell that an item of a blocking collection is there
    /// before it may be taken.
    pub fn counts_and_takes(&self) -> bool {
        *self
            .counts_and_takes
            .get_or_init(|| self.world.counts_and_takes())
    }

    /// Whether code outside the built-in library may complete a promise while it has more to do.
    pub fn completes_promises(&self) -> bool {
        *self
            .completes_promises
            .get_or_init(|| self.world.completes_promises())
    }

    /// Whether the program's own code may sleep, and a sleep is a step of its own.
    pub fn sleeps_in_place(&self) -> bool {
        self.world.sleeps_in_place()
    }

    /// How many dimensions the arrays of a class have, unless it is one of vectors or of no arrays.
    pub fn rank(&self, class: ClassId) -> Option<u32> {
        match *self.world.ty(TyId(class.0)) {
            Ty::Array(_, rank) => Some(rank),
            _ => None,
        }
    }

    /// The function that copies objects of a class, field by field.
    pub fn copier(&self, class: ClassId) -> FuncId {
        self.world.function_id(&FuncKey::Copy(TyId(class.0)))
    }

    /// Whether unboxing as `to` accepts an object of class `from`.
    pub fn unboxable(&self, from: ClassId, to: ClassId) -> bool {
        self.world
            .unboxable(TyId(from.0), TyId(to.0))
            .unwrap_or(false)
    }

    /// A class of any assembly by the name that reflection has for it.
    pub fn class_by_name(&self, full_name: &str) -> Option<ClassId> {
        let found = self.world.type_by_name(full_name).ok().flatten();
        found.map(TyId::class)
    }

    /// The bytes that a static field with initial data starts with.
    pub fn initial_data(&self, field: FieldId) -> Option<Vec<u8>> {
        let &(owner, row) = self.world.fields.key(field.0)?;
        let (def, _) = self.world.named(owner)?;
        self.world.initial_data(def.asm, row).ok()
    }
}

impl Source for CilSource {
    fn tells_time(&self) -> bool {
        self.world.tells_time()
    }

    fn interrupts(&self) -> bool {
        self.world.interrupts()
    }

    fn asks_waiting(&self) -> bool {
        self.world.asks_waiting()
    }

    fn assumptions(&self) -> Vec<&'static str> {
        // What another process needed is known by its number alone.
        let restored = self.restored.get().is_some();
        let needed = |id: u32| restored || self.functions.get(id as usize).is_some();
        self.world.assumption(&needed).into_iter().collect()
    }

    fn own_functions(&self) -> Vec<FuncId> {
        let keys = self.world.own_methods();
        keys.iter().map(|key| self.world.function_id(key)).collect()
    }

    fn static_names(&self) -> Vec<String> {
        self.world.field_names(true)
    }

    fn instance_field_names(&self) -> Vec<String> {
        self.world.field_names(false)
    }

    fn benign_races(&self) -> Vec<MarkedRaces> {
        self.world.benign_races()
    }

    fn constant_name(&self, of: ClassId, at: Storage, offset: u32, value: u64) -> Option<String> {
        self.world.constant_name(TyId(of.0), at, offset, value)
    }

    fn field_definitions(&self, of: ClassId, at: Storage, offset: u32) -> Vec<FieldDefinition> {
        let found = self.world.field_definitions(TyId(of.0), at, offset);
        found.unwrap_or_default()
    }

    fn listing(&self, id: FuncId) -> Vec<(u32, String)> {
        let listing = self.key(id).and_then(|key| self.world.listing(key));
        listing.unwrap_or_default()
    }

    fn entry(&self) -> Result<FuncId, Problem> {
        lower::entry_point(&self.world)?;
        Ok(self.world.function_id(&FuncKey::Entry))
    }

    fn find_function(&self, name: &str) -> Result<FuncId, Problem> {
        let key = self.world.find_function(name)?;
        Ok(self.world.function_id(&key))
    }

    fn find_entry(&self, name: &str) -> Result<FuncId, Problem> {
        if let Some(test) = name.strip_prefix(TEST_ENTRY) {
            let key = FuncKey::Test(self.world.find_test(test)?);
            self.world.start_at(&key)?;
            return Ok(self.world.function_id(&key));
        }
        let key = self.world.find_entry(name)?;
        self.world.start_at(&key)?;
        let method = self.world.function_id(&key);
        let start = self.world.function_id(&FuncKey::Start(method.0));
        // What it returns may be a task that the class library cannot wait for.
        self.signature(start)?;
        Ok(start)
    }

    fn function(&self, id: FuncId) -> Result<Arc<Function>, Problem> {
        if let Some(known) = self.functions.get(id.index()) {
            return known.clone();
        }
        let lowered = match self.previews.get(id.index()) {
            Some(known) => known.clone(),
            None => lower::lower(self, self.key(id)?).map(Arc::new),
        };
        self.functions.fill(id.index(), lowered).clone()
    }

    fn preview(&self, id: FuncId) -> Result<Arc<Function>, Problem> {
        let known = self.functions.get(id.index());
        if let Some(known) = known.or_else(|| self.previews.get(id.index())) {
            return known.clone();
        }
        let lowered = lower::lower(self, self.key(id)?).map(Arc::new);
        self.previews.fill(id.index(), lowered).clone()
    }

    fn signature(&self, id: FuncId) -> Result<Signature, Problem> {
        lower::signature(&self.world, self.key(id)?)
    }

    fn interface(&self, id: FuncId) -> Result<Interface, Problem> {
        lower::interface(&self.world, self.key(id)?)
    }

    fn told_call(&self, id: FuncId) -> Option<ToldCall> {
        lower::told_call(&self.world, self.key(id).ok()?)
    }

    fn operation(&self, id: FuncId, class: &str) -> Option<Operation> {
        let key = self.key(id).ok()?;
        self.world.operation(key, class).ok().flatten()
    }

    fn class_names(&self, typed: &str) -> Vec<String> {
        self.world.class_names(typed)
    }

    fn linearizable_classes(&self) -> Vec<String> {
        self.world.linearizable_classes()
    }

    fn why_no_operations(&self, class: &str) -> Option<&'static str> {
        self.world.why_no_operations(class)
    }

    fn is_of(&self, class: ClassId, name: &str) -> bool {
        self.world.is_of(TyId(class.0), name)
    }

    fn late_value(&self, class: ClassId) -> Option<LateValue> {
        self.class(class).ok().and_then(|class| late_value(&class))
    }

    fn spare(&self, number: u32) -> Option<Spare> {
        self.world.spare(number).ok()
    }

    fn function_name(&self, id: FuncId) -> String {
        match self.key(id) {
            Ok(key) => self.world.key_name(key),
            Err(_) => "?".to_string(),
        }
    }

    fn thread_name(&self, entry: FuncId) -> String {
        self.thread_title(entry)
    }

    fn function_title(&self, id: FuncId) -> FunctionTitle {
        self.title_of(id)
    }

    fn short_type_name(&self, name: &str) -> String {
        self.namesakes().type_title(name)
    }

    fn written_as(&self, class: &str, part: &str) -> WrittenAs {
        titles::written_as(class, part)
    }

    fn is_accessor(&self, function: FuncId, part: &str) -> bool {
        titles::is_accessor(&self.function_name(function), part)
    }

    fn value_of_parts(&self, parts: &[(&str, &str)]) -> Option<String> {
        parts::value_of(parts)
    }

    fn throw_trace(&self) -> Option<FieldId> {
        *self.throw_trace.get_or_init(|| self.trace_field())
    }

    fn trace_line(&self, function: FuncId) -> Option<String> {
        self.line_of(function)
    }

    fn choice_words(&self, function: FuncId, value: u64) -> Option<&'static str> {
        titles::choice_words(&self.function_name(function), value)
    }

    fn is_bare(&self, function: FuncId) -> bool {
        titles::is_bare(&self.function_name(function))
    }

    fn plumbing(&self, function: FuncId) -> Plumbing {
        titles::plumbing(&self.function_name(function))
    }

    fn class(&self, id: ClassId) -> Result<Arc<Class>, Problem> {
        if let Some(known) = self.classes.get(id.index()) {
            return known.clone();
        }
        let Some(ty) = self.type_of(id) else {
            return crate::world::problem(format!("there is no class number {}", id.0));
        };
        let made = self.world.make_class(ty).map(Arc::new);
        self.classes.fill(id.index(), made).clone()
    }

    fn field(&self, id: FieldId) -> Option<Field> {
        self.world.describe_field(id).ok().flatten()
    }

    fn find_statics(&self, name: &str) -> Vec<FieldId> {
        self.world.find_statics(name).unwrap_or_default()
    }

    fn find_instance_field(&self, class: ClassId, name: &str) -> Option<FieldId> {
        let ty = self.type_of(class)?;
        self.world.find_instance_field(ty, name).ok().flatten()
    }

    fn dispatch(&self, class: ClassId, method: FuncId) -> Result<FuncId, Problem> {
        let key = self.world.dispatch(TyId(class.0), self.key(method)?)?;
        Ok(self.world.function_id(&key))
    }

    fn receiver(&self, method: FuncId) -> Option<ClassId> {
        let FuncKey::Method { owner, row, .. } = self.key(method).ok()? else {
            return None;
        };
        let (def, _) = self.world.named(*owner)?;
        let is_static = self.world.method(def, *row).ok()?.row.is_static();
        (!is_static).then_some(ClassId(owner.0))
    }

    fn assignable(&self, from: ClassId, to: ClassId) -> bool {
        let fits = self.world.assignable(TyId(from.0), TyId(to.0));
        fits.unwrap_or(false)
    }

    fn array_can_hold(&self, array: ClassId, value: ClassId) -> bool {
        let fits = self.world.array_can_hold(TyId(array.0), TyId(value.0));
        fits.unwrap_or(false)
    }

    fn fault(&self, fault: Fault) -> Result<FaultTarget, Problem> {
        let helper = lower::machine_fault_helper(&self.world, fault)?;
        let key = helper.unwrap_or(FuncKey::Fault(fault));
        Ok(FaultTarget::Function(self.world.function_id(&key)))
    }

    fn fault_name(&self, fault: Fault) -> String {
        lower::exception_name(fault).to_string()
    }

    fn string_class(&self) -> Option<ClassId> {
        let string = self.world.primitive(Primitive::String).ok();
        string.map(TyId::class)
    }

    fn type_object_class(&self) -> Option<ClassId> {
        let def = self.world.known("System.RuntimeType")?;
        self.world.plain(def).ok().map(TyId::class)
    }

    fn string_literal(&self, id: StringId) -> Arc<[u16]> {
        self.literals.key(id.0).cloned().unwrap_or_default()
    }

    fn native_meaning(&self, id: NativeId) -> Option<NativeMeaning> {
        crate::natives::meaning(&self.native_name(id))
    }

    fn native_name(&self, id: NativeId) -> String {
        self.natives.key(id.0).cloned().unwrap_or_default()
    }

    fn file_name(&self, id: FileId) -> String {
        self.files.key(id.0).cloned().unwrap_or_default()
    }

    fn shared_code(&self, id: FuncId) -> u64 {
        let key = self.key(id).ok();
        let shared = key.and_then(|key| self.world.shared_code(key));
        shared.unwrap_or(u64::from(id.0))
    }

    fn describe_position(&self, function: FuncId, position: Position) -> String {
        self.position_text(function, position)
    }

    // Natives and files are not part of states, so they may get other numbers.
    fn save_numbering(&self, out: &mut Writer<'_>) {
        self.world.save_numbering(out);
        save_keys(&self.literals, out, save_literal);
    }

    fn restore_numbering(&self, input: &mut Reader<'_>) -> Result<(), Damaged> {
        self.restored.get_or_init(|| ());
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
