//! A program whose operations on some classes are recorded.

use fencepost_base::{FxHashMap, Position};
use fencepost_ir::{
    Args, Cell, ClassId, Def, FuncId, Function, FunctionTitle, Interface, Op, Operation, OptDef,
    OptUse, Order, Overlay, Parameter, Place, Plumbing, Problem, Reg, Region, RegionKind,
    Signature, Source, StringId, Target, ToldCall,
};
use std::sync::{Arc, PoisonError, RwLock};

/// A source in which the operations of some classes are recorded.
///
/// A function that is an operation keeps its number and becomes a wrapper: it records that a call
/// begins, calls the code that was there, which has a number of its own now, and records the end.
pub(crate) struct Recorder {
    original: Arc<dyn Source>,
    /// The classes, by their full names.
    classes: Vec<String>,
    added: RwLock<Added>,
}

/// What the program does not have itself.
#[derive(Default)]
struct Added {
    /// Whether functions are operations, as far as somebody has asked; their wrappers.
    wrappers: FxHashMap<FuncId, Option<Result<Arc<Function>, Problem>>>,
    /// What a wrapper calls, and the function whose code that is.
    inner: FxHashMap<FuncId, FuncId>,
    /// Functions that call operations one after the other.
    drivers: FxHashMap<FuncId, Arc<Function>>,
    /// Texts that these functions pass.
    texts: Vec<Arc<[u16]>>,
    /// Whether calls on objects of classes are recorded, as far as somebody has asked.
    recorded: FxHashMap<ClassId, bool>,
    /// Whether functions are outside of what may change such objects.
    foreign: FxHashMap<(FuncId, ClassId), bool>,
}

/// How far up the bases of a class are followed.
const MOST_BASES: usize = 64;

/// The first number of a text that the program does not have itself.
const TEXTS: u32 = 1 << 31;

impl Recorder {
    /// Records the operations of classes.
    pub fn new(original: Arc<dyn Source>, classes: Vec<String>) -> Self {
        Self {
            original,
            classes,
            added: RwLock::default(),
        }
    }

    fn added<T>(&self, read: impl FnOnce(&Added) -> T) -> T {
        read(&self.added.read().unwrap_or_else(PoisonError::into_inner))
    }

    fn add<T>(&self, write: impl FnOnce(&mut Added) -> T) -> T {
        write(&mut self.added.write().unwrap_or_else(PoisonError::into_inner))
    }

    /// How a function is an operation of one of the classes.
    pub fn operation_of(&self, id: FuncId) -> Option<Operation> {
        let mut classes = self.classes.iter();
        classes.find_map(|class| self.original.operation(id, class))
    }

    /// Whether a function is an operation of a class.
    pub fn original_operation(&self, id: FuncId, class: &str) -> bool {
        self.original.operation(id, class).is_some()
    }

    /// The classes, by their full names.
    pub fn classes(&self) -> &[String] {
        &self.classes
    }

    /// Whether a function is code of a class, of one that it derives from, or of what is declared
    /// within them.
    fn belongs(&self, function: FuncId, class: ClassId) -> bool {
        let plain = |name: &str| name.split('<').next().unwrap_or_default().to_string();
        let name = self.original.function_name(self.own(function));
        let owner = plain(name.rsplit_once("::").map_or("", |(owner, _)| owner));
        let mut at = self.original.class(class).ok();
        for _ in 0..MOST_BASES {
            let Some(class) = at else {
                break;
            };
            let name = plain(&class.name);
            let rest = owner.strip_prefix(&name);
            if rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '$'])) {
                return true;
            }
            at = class
                .parent
                .and_then(|parent| self.original.class(parent).ok());
        }
        false
    }

    /// What a caller must know about an operation.
    pub fn interface_of(&self, id: FuncId) -> Result<Interface, Problem> {
        self.original.interface(id)
    }

    /// Adds a function that calls operations one after the other.
    pub fn add_driver(&self, function: Function) -> Option<FuncId> {
        let number = self.added(|added| added.drivers.len()) as u32;
        let id = self.original.spare_function(number.checked_mul(2)? + 1)?;
        self.add(|added| added.drivers.insert(id, Arc::new(function)));
        Some(id)
    }

    /// The number of a text that a driver passes.
    pub fn add_text(&self, text: &[u16]) -> StringId {
        self.add(|added| {
            let known = added.texts.iter().position(|known| **known == *text);
            let at = known.unwrap_or_else(|| {
                added.texts.push(text.into());
                added.texts.len() - 1
            });
            StringId(TEXTS + at as u32)
        })
    }

    /// The function whose code this is, if it is the program's own.
    fn own(&self, id: FuncId) -> FuncId {
        self.added(|added| added.inner.get(&id).copied().unwrap_or(id))
    }

    /// The wrapper that a function has become, if it is an operation.
    fn wrapper(&self, id: FuncId) -> Option<Result<Arc<Function>, Problem>> {
        let known = self.added(|added| {
            if added.inner.contains_key(&id) || added.drivers.contains_key(&id) {
                return Some(None);
            }
            added.wrappers.get(&id).cloned()
        });
        if let Some(known) = known {
            return known;
        }
        let wrapper = self.operation_of(id).map(|operation| {
            let wrapped = self.wrap(id, operation);
            wrapped.map(Arc::new).map_err(|problem| Problem {
                what: format!(
                    "calls of `{}` cannot be recorded: {}",
                    self.original.function_name(id),
                    problem.what
                ),
                location: problem.location,
            })
        });
        self.add(|added| added.wrappers.insert(id, wrapper.clone()));
        wrapper
    }

    fn wrap(&self, id: FuncId, operation: Operation) -> Result<Function, Problem> {
        let code = self.original.function(id)?;
        let interface = self.original.interface(id)?;
        let inner = id.0.checked_mul(2);
        let inner = inner.and_then(|number| self.original.spare_function(number));
        let inner = inner.ok_or_else(|| Problem {
            what: "nothing can be added to this kind of program".to_string(),
            location: String::new(),
        })?;
        self.add(|added| added.inner.insert(inner, id));
        let writer = Writer {
            id,
            inner,
            operation,
            interface,
            function: Function::new(&code.name),
            begin: code.position(0),
            end: code.positions.last().copied().unwrap_or(Position::UNKNOWN),
        };
        Ok(writer.write(&code))
    }
}

/// Writes a wrapper.
struct Writer {
    id: FuncId,
    inner: FuncId,
    operation: Operation,
    interface: Interface,
    function: Function,
    begin: Position,
    end: Position,
}

impl Writer {
    fn emit(&mut self, op: Op) -> u32 {
        self.function.add_op(op, self.begin)
    }

    fn next(&self) -> u32 {
        self.function.ops.len() as u32
    }

    fn call(&mut self, result: Option<Reg>, params: &[Reg]) -> u32 {
        self.emit(Op::Call {
            dst: OptDef(result),
            function: self.inner,
            args: Args(params.into()),
        })
    }

    /// What the addresses among the parameters lead to.
    fn cells(&mut self, params: &[Reg]) -> Vec<Reg> {
        let addresses = self.interface.params.iter().zip(params);
        let addresses: Vec<(Reg, Cell)> = addresses
            .filter_map(|(parameter, &reg)| match parameter {
                Parameter::Address(cell) => Some((reg, *cell)),
                Parameter::Value(_) => None,
            })
            .collect();
        let load = |(address, cell): (Reg, Cell)| {
            let dst = self.function.add_reg(cell.kind(), None);
            self.emit(Op::Load {
                dst: Def(dst),
                order: Order::Plain,
                place: Place::Pointer(address, 0, cell),
            });
            dst
        };
        addresses.into_iter().map(load).collect()
    }

    fn ends(&mut self, object: Option<Reg>, results: Vec<Reg>) {
        let op = Op::CallEnds {
            class: self.operation.owner,
            object: OptUse(object),
            results: Args(results.into()),
        };
        self.function.add_op(op, self.end);
    }

    fn write(mut self, code: &Function) -> Function {
        let kinds = &code.regs[..code.param_count as usize];
        let params: Vec<Reg> = kinds
            .iter()
            .map(|reg| self.function.add_reg(reg.kind, reg.name.clone()))
            .collect();
        self.function.param_count = code.param_count;
        self.function.result = code.result;
        self.function.library = code.library;
        let result = code.result.map(|kind| self.function.add_reg(kind, None));
        let given = OptUse(result);
        let object = params.first().copied();
        let object = object.filter(|_| self.operation.receives);
        let before = self.cells(&params);
        let mut cells = before.into_iter();
        let plain = self.interface.params.iter().zip(&params);
        let args =
            plain
                .skip(usize::from(self.operation.receives))
                .filter_map(|(parameter, &reg)| match parameter {
                    Parameter::Value(_) => Some(reg),
                    Parameter::Address(_) => cells.next(),
                });
        let args: Vec<Reg> = args.collect();
        self.emit(Op::CallBegins {
            method: self.id,
            class: self.operation.owner,
            object: OptUse(object),
            args: Args(args.into()),
        });
        let start = self.call(result, &params);
        let after = start + 4;
        self.emit(Op::Leave {
            target: Target(after),
        });
        let handler = self.next();
        self.ends(object, Vec::new());
        self.emit(Op::EndFinally {});
        self.function.regions.push(Region {
            kind: RegionKind::Fault,
            start,
            end: handler,
            handler,
            handler_end: after,
        });
        let mut results: Vec<Reg> = result.into_iter().collect();
        results.extend(self.cells(&params));
        self.ends(object, results);
        self.emit(Op::Return { value: given });
        self.function
    }
}

impl Overlay for Recorder {
    fn original(&self) -> &dyn Source {
        self.original.as_ref()
    }

    fn function(&self, id: FuncId) -> Result<Arc<Function>, Problem> {
        if let Some(driver) = self.added(|added| added.drivers.get(&id).cloned()) {
            return Ok(driver);
        }
        match self.wrapper(id) {
            Some(wrapper) => wrapper,
            None => self.original.function(self.own(id)),
        }
    }

    fn preview(&self, id: FuncId) -> Result<Arc<Function>, Problem> {
        // Whoever looks at a wrapper needs the number of what it calls.
        Overlay::function(self, id)
    }

    fn signature(&self, id: FuncId) -> Result<Signature, Problem> {
        match self.added(|added| added.drivers.get(&id).cloned()) {
            Some(driver) => Ok(driver.signature()),
            None => self.original.signature(self.own(id)),
        }
    }

    fn interface(&self, id: FuncId) -> Result<Interface, Problem> {
        self.original.interface(self.own(id))
    }

    fn told_call(&self, id: FuncId) -> Option<ToldCall> {
        self.original.told_call(self.own(id))
    }

    fn is_recorded(&self, class: ClassId) -> bool {
        if let Some(known) = self.added(|added| added.recorded.get(&class).copied()) {
            return known;
        }
        let mut classes = self.classes.iter();
        let is_recorded = classes.any(|name| self.original.is_of(class, name));
        self.add(|added| added.recorded.insert(class, is_recorded));
        is_recorded
    }

    fn is_foreign(&self, function: FuncId, class: ClassId) -> bool {
        if !Overlay::is_recorded(self, class) {
            return false;
        }
        let key = (function, class);
        if let Some(known) = self.added(|added| added.foreign.get(&key).copied()) {
            return known;
        }
        let is_foreign = !self.belongs(function, class);
        self.add(|added| added.foreign.insert(key, is_foreign));
        is_foreign
    }

    fn function_name(&self, id: FuncId) -> String {
        match self.added(|added| added.drivers.get(&id).cloned()) {
            Some(driver) => driver.name.clone(),
            None => self.original.function_name(self.own(id)),
        }
    }

    fn function_title(&self, id: FuncId) -> FunctionTitle {
        match self.added(|added| added.drivers.get(&id).cloned()) {
            Some(driver) => FunctionTitle::of_full_name(&driver.name),
            None => self.original.function_title(self.own(id)),
        }
    }

    fn choice_words(&self, function: FuncId, value: u64) -> Option<&'static str> {
        match self.added(|added| added.drivers.contains_key(&function)) {
            true => None,
            false => self.original.choice_words(self.own(function), value),
        }
    }

    fn thread_name(&self, entry: FuncId) -> String {
        match self.added(|added| added.drivers.contains_key(&entry)) {
            true => Overlay::function_name(self, entry),
            false => self.original.thread_name(self.own(entry)),
        }
    }

    fn string_literal(&self, id: StringId) -> Arc<[u16]> {
        let at = id.0.checked_sub(TEXTS);
        let own = at.and_then(|at| self.added(|added| added.texts.get(at as usize).cloned()));
        own.unwrap_or_else(|| self.original.string_literal(id))
    }

    fn is_accessor(&self, id: FuncId, part: &str) -> bool {
        let is_driver = self.added(|added| added.drivers.contains_key(&id));
        !is_driver && self.original.is_accessor(self.own(id), part)
    }

    fn is_bare(&self, id: FuncId) -> bool {
        self.original.is_bare(self.own(id))
    }

    fn plumbing(&self, id: FuncId) -> Plumbing {
        self.original.plumbing(self.own(id))
    }

    fn listing(&self, id: FuncId) -> Vec<(u32, String)> {
        self.original.listing(self.own(id))
    }

    fn code_text(&self, id: FuncId) -> Option<String> {
        self.original.code_text(self.own(id))
    }

    fn shared_code(&self, id: FuncId) -> u64 {
        self.original.shared_code(self.own(id))
    }

    fn describe_position(&self, function: FuncId, position: Position) -> String {
        match self.added(|added| added.drivers.contains_key(&function)) {
            true => Overlay::function_name(self, function),
            false => self
                .original
                .describe_position(self.own(function), position),
        }
    }
}
