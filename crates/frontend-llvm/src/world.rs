//! All modules of a program together: who is called what, and which number stands for whom.

mod linking;

use crate::TextError;
use crate::data;
use crate::lexer::{Lexed, Token};
use crate::lower::Address;
use crate::module::Module;
use crate::types::Type;
use fencepost_base::{FileId, Position};
use fencepost_ir::{
    Allocated, Cell, CellAt, Class, ClassId, FieldId, FuncId, Initial, InitialAddress, Kind,
    Layout, NativeId, Signature,
};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};

/// What the lowering of atomic accesses depends on in the memory model.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Orders {
    /// Whether nothing is reordered at all.
    pub sequential: bool,
    /// Whether a sequentially consistent read may overtake an earlier such write, so that it takes
    /// a fence to prevent that, as on hardware.
    pub fence_after_write: bool,
}

impl Orders {
    /// Nothing is reordered.
    pub const SEQUENTIAL: Orders = Orders {
        sequential: true,
        fence_after_write: false,
    };
}

/// What else is asked of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Demands {
    /// Waits for condition variables may end without a cause.
    pub spurious_wakeups: bool,
    /// Memory that is not freed when the program ends is an error.
    pub leaks: bool,
    /// Reading memory that was never written is an error.
    pub uninitialised: bool,
}

/// A function that has a body, or one that is only declared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct FunctionPlace {
    pub module: usize,
    pub index: usize,
}

/// A global variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct GlobalPlace {
    pub module: usize,
    pub index: usize,
}

/// What a name stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Symbol {
    Function(FuncId),
    /// A variable, by its place in the list of all.
    Global(u32),
}

/// Numbers that are given as they are needed.
#[derive(Default, Debug)]
struct Numbered {
    names: Vec<String>,
    numbers: HashMap<String, u32>,
}

impl Numbered {
    fn number(&mut self, name: &str) -> u32 {
        if let Some(&number) = self.numbers.get(name) {
            return number;
        }
        let number = self.names.len() as u32;
        self.names.push(name.to_string());
        self.numbers.insert(name.to_string(), number);
        number
    }
}

/// The modules of a program, linked.
#[derive(Debug)]
pub(crate) struct World {
    pub modules: Vec<Module>,
    /// What matters of the memory model.
    pub orders: Orders,
    /// What else is asked of a run.
    pub demands: Demands,
    /// How many modules at the end belong to the library.
    pub library: usize,
    /// Functions with a body, then those without.
    pub functions: Vec<FunctionPlace>,
    /// How many functions have a body.
    pub defined: usize,
    pub globals: Vec<GlobalPlace>,
    /// What names mean that every module can use.
    external: HashMap<String, Symbol>,
    /// Names that only weak definitions stand for so far.
    weak: HashSet<String>,
    /// What names mean in one module alone.
    internal: Vec<HashMap<String, Symbol>>,
    /// Variables of each thread whose address may leave it, and the classes of what they begin with.
    pub templates: BTreeMap<u32, ClassId>,
    /// The functions whose calls a `longjmp` may end, if the program has any.
    pub jumps: Option<BTreeSet<FuncId>>,
    /// A class for each global variable; the first two are our own.
    pub classes: Vec<Result<Arc<Class>, String>>,
    natives: Mutex<Numbered>,
    assumed: Mutex<Vec<&'static str>>,
    files: Mutex<Numbered>,
    positions: Mutex<HashMap<(usize, u32), Option<Position>>>,
    /// What the operations of a function allocate, by its module and its place in there.
    pub(crate) allocated: Mutex<HashMap<(usize, usize), AllocatedAt>>,
}

/// What operations allocate, by their place.
pub(crate) type AllocatedAt = Vec<(u32, Allocated)>;

/// What stands for a field in an access: names come from the layout of the memory.
pub(crate) const UNNAMED_FIELD: FieldId = FieldId(u32::MAX);

/// The most cells of a variable that have names.
const MAX_NAMED_CELLS: usize = 4096;

/// The function of SV-COMP's programs that discards an execution; the library's is taken.
const ASSUMING_FUNCTION: &str = "assume_abort_if_not";

impl World {
    /// The class of the words that hold all but the first scalar of a result.
    pub const RESULTS: ClassId = ClassId(0);
    /// The class of the arguments of the program.
    pub const ARGUMENTS: ClassId = ClassId(1);
    /// The first class of a global variable.
    pub const FIRST_GLOBAL: u32 = 2;
    /// How many scalars a result may have.
    pub const RESULT_WORDS: usize = 8;

    /// Links modules; the last `library` of them belong to the library.
    pub fn link(
        modules: Vec<Module>,
        library: usize,
        arguments: &[String],
        orders: Orders,
    ) -> Result<World, TextError> {
        let mut world = World {
            internal: modules.iter().map(|_| HashMap::new()).collect(),
            modules,
            orders,
            demands: Demands::default(),
            library,
            functions: Vec::new(),
            defined: 0,
            globals: Vec::new(),
            external: HashMap::new(),
            weak: HashSet::new(),
            templates: BTreeMap::new(),
            jumps: None,
            classes: Vec::new(),
            natives: Mutex::default(),
            assumed: Mutex::default(),
            files: Mutex::default(),
            positions: Mutex::default(),
            allocated: Mutex::default(),
        };
        world.link_names()?;
        world.find_jumps();
        world.find_templates();
        world.make_classes(arguments);
        Ok(world)
    }

    /// Whether a function is `main` and nobody in the program calls it or takes its address.
    pub fn is_only_started(&self, place: FunctionPlace) -> bool {
        let own = self.modules.len() - self.library;
        let header = &self.modules[place.module].functions[place.index];
        header.name == "main" && place.module < own && {
            let tokens = self.modules[..own].iter().flat_map(|module| &module.tokens);
            let named = |lexed: &&Lexed| matches!(&lexed.token, Token::Global(n) if n == "main");
            tokens.filter(named).count() == 1
        }
    }

    /// The function of the library that ends a program which asks to be told of its end.
    pub fn exit_function(&self) -> Option<FuncId> {
        let own = self.modules.len() - self.library;
        let mut declared = self.modules[..own].iter().flat_map(|m| &m.functions);
        let asks = declared.any(|function| function.name == "atexit") || self.has_destructors();
        match self.external.get("exit") {
            Some(&Symbol::Function(exit)) if asks => Some(exit),
            _ => None,
        }
    }

    /// Whether a module belongs to the library.
    pub fn is_library(&self, module: usize) -> bool {
        module + self.library >= self.modules.len()
    }

    fn make_classes(&mut self, arguments: &[String]) {
        let mut results = Class::named("results");
        results.library = true;
        results.untyped = true;
        results.thread_statics.size = 8 * Self::RESULT_WORDS as u32;
        self.classes.push(Ok(Arc::new(results)));
        self.classes.push(Ok(Arc::new(arguments_class(arguments))));
        // All numbers are known before the first variable refers to another one.
        for number in 0..self.globals.len() {
            let class = self.make_class(number);
            self.classes.push(class.map(Arc::new));
        }
        for global in self.templates.keys().copied().collect::<Vec<_>>() {
            let class = self.make_template(global as usize);
            self.classes.push(class.map(Arc::new));
        }
    }

    fn make_class(&self, number: usize) -> Result<Class, String> {
        let place = self.globals[number];
        let module = &self.modules[place.module];
        let global = &module.globals[place.index];
        let (size, _) = module.types.layout(&global.ty).map_err(|e| e.message)?;
        let mut class = Class::named("");
        class.library = self.is_library(place.module);
        class.untyped = true;
        class.immutable = global.constant;
        let mut layout = Layout {
            size: size.max(1) as u32,
            ..Layout::default()
        };
        if self.templates.contains_key(&(number as u32)) {
            class.thread_statics = Layout {
                size: 8,
                cells: vec![CellAt {
                    offset: 0,
                    cell: Cell::Ptr,
                    name: global.name.clone(),
                }],
                ..Layout::default()
            };
            return Ok(class);
        }
        let mut cells = Vec::new();
        if let Some(debug) = global.debug
            && let Some((name, Some(ty))) = module.metadata.variable(&module.tokens, debug)
        {
            let most = MAX_NAMED_CELLS;
            module
                .metadata
                .cells(&module.tokens, ty, &name, 0, most, &mut cells);
        }
        let plain = module.types.resolve(&global.ty).ok();
        if cells.is_empty()
            && let Some(cell) = plain.and_then(|ty| ty.cell().ok())
        {
            cells.push((0, cell, global.name.clone()));
        }
        cells.retain(|(at, cell, _)| u64::from(*at) + u64::from(cell.size()) <= size);
        layout.cells = cells
            .into_iter()
            .map(|(offset, cell, name)| CellAt { offset, cell, name })
            .collect();
        layout.sort();
        if let Some(constant) = &global.initial {
            class.initial = data::initial(self, place.module, &global.ty, constant, size)?;
        }
        match global.thread_local {
            true => class.thread_statics = layout,
            false => class.statics = layout,
        }
        Ok(class)
    }

    /// What a name means in a module.
    pub fn symbol(&self, module: usize, name: &str) -> Option<Symbol> {
        let internal = self.internal[module].get(name);
        internal.or_else(|| self.external.get(name)).copied()
    }

    /// What a name means for somebody outside every module.
    pub fn outer_symbol(&self, name: &str) -> Option<Symbol> {
        let own = self.modules.len() - self.library;
        let internal = self.internal[..own].iter();
        let mut found = internal.filter_map(|names| names.get(name));
        self.external.get(name).or_else(|| found.next()).copied()
    }

    /// The class of a variable.
    pub fn class_of(&self, global: u32) -> ClassId {
        ClassId(global + Self::FIRST_GLOBAL)
    }

    /// The variable of a class.
    pub fn global_of(&self, class: ClassId) -> Option<GlobalPlace> {
        let index = class.0.checked_sub(Self::FIRST_GLOBAL)?;
        self.globals.get(index as usize).copied()
    }

    /// The class of a variable that all threads share.
    pub fn static_class(&self, global: u32) -> Result<ClassId, String> {
        let place = self.globals[global as usize];
        match self.modules[place.module].globals[place.index].thread_local {
            true => Err("the address of a variable that each thread has its own of".to_string()),
            false => Ok(self.class_of(global)),
        }
    }

    /// Where a variable is.
    pub fn global_address(&self, global: u32) -> Address {
        let place = self.globals[global as usize];
        let class = self.class_of(global);
        match self.modules[place.module].globals[place.index].thread_local {
            true => Address::ThreadStatic(class, 0),
            false => Address::Static(class, 0),
        }
    }

    /// The size of a variable.
    pub fn global_size(&self, global: u32) -> u64 {
        self.class_size(self.class_of(global))
    }

    /// The size of the memory of a class.
    pub fn class_size(&self, class: ClassId) -> u64 {
        match self.classes.get(class.0 as usize) {
            Some(Ok(class)) => u64::from(class.statics.size.max(class.thread_statics.size)),
            _ => 0,
        }
    }

    /// Where a function is; nothing for the ones that start a run.
    pub fn place(&self, id: FuncId) -> Option<FunctionPlace> {
        let index = id.0 as usize;
        if index < self.defined {
            return Some(self.functions[index]);
        }
        let index = index.checked_sub(self.defined)?;
        self.functions
            .get(index)
            .copied()
            .filter(|_| index >= self.defined)
    }

    /// The function that a run starts with which calls a function.
    pub fn starter(&self, function: FuncId) -> Option<FuncId> {
        let index = function.0 as usize;
        (index < self.defined).then(|| FuncId(function.0 + self.defined as u32))
    }

    /// The first number of a function that stands for none of the program.
    pub fn first_spare_function(&self) -> u32 {
        (self.functions.len() + self.defined) as u32
    }

    /// The function that a run which starts with this one calls.
    pub fn started(&self, id: FuncId) -> Option<FuncId> {
        let index = id.0 as usize;
        let is_starter = self.defined <= index && index < 2 * self.defined;
        is_starter.then(|| FuncId((index - self.defined) as u32))
    }

    /// Parameters and result of a function.
    pub fn signature_of(&self, place: FunctionPlace) -> Result<Signature, String> {
        let module = &self.modules[place.module];
        let header = &module.functions[place.index];
        let kinds = |ty: &Type| -> Result<Vec<Kind>, String> {
            let scalars = module.types.scalars(ty).map_err(|e| e.message)?;
            scalars.iter().map(|scalar| scalar.ty.kind()).collect()
        };
        let mut params = Vec::new();
        for parameter in &header.parameters {
            params.extend(kinds(&parameter.ty)?);
        }
        if header.variadic {
            params.push(Kind::Ptr);
        }
        let result = kinds(&header.result)?.first().copied();
        Ok(Signature { params, result })
    }

    /// Parameters and result of a function, by its number.
    pub fn signature_by_id(&self, id: FuncId) -> Result<Signature, String> {
        match self.place(id) {
            Some(place) => self.signature_of(place),
            None => Ok(Signature {
                params: Vec::new(),
                result: None,
            }),
        }
    }

    /// Whether a function takes further arguments.
    pub fn is_variadic(&self, id: FuncId) -> bool {
        let place = self.place(id);
        place.is_some_and(|p| self.modules[p.module].functions[p.index].variadic)
    }

    /// How many arguments of a function are not further ones.
    pub fn fixed_parameters(&self, id: FuncId) -> usize {
        let place = self.place(id);
        place.map_or(0, |p| {
            self.modules[p.module].functions[p.index].parameters.len()
        })
    }

    /// The number of a native.
    pub fn native(&self, name: &str) -> NativeId {
        let mut natives = self.natives.lock().unwrap_or_else(PoisonError::into_inner);
        NativeId(natives.number(name))
    }

    /// Notes something that is taken for granted about code that is needed.
    pub fn assume(&self, assumption: &'static str) {
        let mut assumed = self.assumed.lock().unwrap_or_else(PoisonError::into_inner);
        if !assumed.contains(&assumption) {
            assumed.push(assumption);
            assumed.sort_unstable();
        }
    }

    /// What was taken for granted so far.
    pub fn assumptions(&self) -> Vec<&'static str> {
        let assumed = self.assumed.lock().unwrap_or_else(PoisonError::into_inner);
        assumed.clone()
    }

    /// The name of a native.
    pub fn native_name(&self, id: NativeId) -> Option<String> {
        let natives = self.natives.lock().unwrap_or_else(PoisonError::into_inner);
        natives.names.get(id.0 as usize).cloned()
    }

    fn file(&self, name: &str) -> FileId {
        let mut files = self.files.lock().unwrap_or_else(PoisonError::into_inner);
        FileId(files.number(name))
    }

    /// The name of a source file.
    pub fn file_name(&self, id: FileId) -> Option<String> {
        let files = self.files.lock().unwrap_or_else(PoisonError::into_inner);
        files.names.get(id.0 as usize).cloned()
    }

    /// The source position that a debug location stands for.
    pub fn position(&self, module: usize, debug: u32) -> Option<Position> {
        let mut known = self
            .positions
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if let Some(position) = known.get(&(module, debug)) {
            return *position;
        }
        let found = &self.modules[module];
        let position = found
            .metadata
            .location(&found.tokens, debug)
            .filter(|&(_, line, _)| line != 0)
            .map(|(file, line, column)| Position::at(self.file(&file), line, column));
        known.insert((module, debug), position);
        position
    }

    /// Where a function begins, in its source or in the text.
    pub fn function_position(&self, place: FunctionPlace) -> Position {
        let module = &self.modules[place.module];
        let header = &module.functions[place.index];
        let node = header
            .debug
            .and_then(|number| module.metadata.node(&module.tokens, number));
        let known = node.and_then(|node| {
            let file = module
                .metadata
                .file_of_scope(&module.tokens, node.node("file")?)?;
            let line = u32::try_from(node.number("line")?).ok()?;
            Some(Position::at(self.file(&file), line, 0))
        });
        known.unwrap_or_else(|| Position::at(self.file(&module.file), header.line, 0))
    }
}

/// The arguments of the program: an array of pointers, a null, and the texts behind them.
fn arguments_class(arguments: &[String]) -> Class {
    let mut class = Class::named("arguments");
    class.library = true;
    class.untyped = true;
    let pointers = 8 * (arguments.len() as u32 + 1);
    let mut initial = Initial {
        bytes: vec![0; pointers as usize],
        addresses: Vec::new(),
    };
    for (number, argument) in arguments.iter().enumerate() {
        let at = initial.bytes.len() as u32;
        let address = InitialAddress::Static(World::ARGUMENTS, at);
        initial.addresses.push((8 * number as u32, address));
        initial.bytes.extend(argument.as_bytes());
        initial.bytes.push(0);
    }
    class.statics.size = initial.bytes.len() as u32;
    class.statics.put(Cell::Ptr, "argv", 0);
    class.initial = initial;
    class
}
