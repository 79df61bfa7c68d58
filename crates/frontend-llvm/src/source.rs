//! What the machine asks of a program.

use crate::library::{assumed, is_claim, told_pointer, told_result};
use crate::lower::lower;
use crate::module::Module;
use crate::types::Type;
use crate::world::{Demands, FunctionPlace, Orders, Symbol, UNNAMED_FIELD, World};
use crate::{MAX_TEXT_BYTES, TextError};
use fencepost_base::{FileId, Position};
use fencepost_ir::{
    Allocated, Args, Cell, Class, ClassId, Def, Fault, FaultTarget, Field, FieldId, FieldRef,
    FuncId, Function, Interface, Kind, Known, NativeId, NativeMeaning, Number, Op, OptDef, OptUse,
    Parameter, Place, Problem, REFUSED_NATIVE, Rules, Shape, ShapeId, Signature, Source, Spare,
    Storage, StringId, verify_function,
};
use std::sync::Arc;

/// A text to open.
pub struct Input<'a> {
    /// What reports call it.
    pub name: &'a str,
    /// The text.
    pub text: &'a str,
    /// Whether it belongs to the library. Such texts come last.
    pub library: bool,
}

/// A program of one or more texts.
pub struct LlvmSource {
    world: World,
}

/// The number of a type: its module, how many dimensions of an array were left, its node.
pub(crate) fn shape_id(module: usize, depth: u32, node: u32) -> ShapeId {
    ShapeId((module as u64) << 40 | u64::from(depth & 0xff) << 32 | u64::from(node))
}

fn shape_parts(id: ShapeId) -> (usize, u32, u32) {
    (
        (id.0 >> 40) as usize,
        (id.0 >> 32) as u32 & 0xff,
        id.0 as u32,
    )
}

fn problem(what: impl Into<String>) -> Problem {
    Problem {
        what: what.into(),
        location: String::new(),
    }
}

impl LlvmSource {
    /// Opens a program. `arguments` are what `main` gets, the name of the program first. `orders`
    /// is what matters of the memory model.
    pub fn open(
        inputs: &[Input<'_>],
        arguments: &[String],
        orders: Orders,
    ) -> Result<LlvmSource, TextError> {
        let mut modules = Vec::new();
        let named = |mut error: TextError, name: &str| {
            if error.file.is_empty() {
                error.file = name.to_string();
            }
            error
        };
        for input in inputs {
            if input.text.len() > MAX_TEXT_BYTES {
                return Err(named(
                    TextError::new("is larger than 64 MiB", 0),
                    input.name,
                ));
            }
            let module = Module::read(input.text, input.name);
            modules.push(module.map_err(|error| named(error, input.name))?);
        }
        let library = inputs.iter().filter(|input| input.library).count();
        Ok(LlvmSource {
            world: World::link(modules, library, arguments, orders)?,
        })
    }

    /// The same program, of which more is asked.
    pub fn with_demands(mut self, demands: Demands) -> Self {
        self.world.demands = demands;
        self
    }

    /// Whether the program declares a function of this name.
    pub fn declares(&self, name: &str) -> bool {
        let own = self.world.modules.len();
        (0..own)
            .filter(|&module| !self.world.is_library(module))
            .flat_map(|module| &self.world.modules[module].functions)
            .any(|function| function.name == name)
    }

    /// The code that calls the function a run starts with, and ends the program behind it.
    fn starter(&self, called: FuncId) -> Result<Function, Problem> {
        let place = self.place(called)?;
        let signature = self.world.signature_of(place).map_err(problem)?;
        let position = self.world.function_position(place);
        let mut function = Function::new(format!("start of {}", self.function_name(called)));
        function.library = true;
        let mut args = Vec::new();
        for (number, &kind) in signature.params.iter().enumerate() {
            let reg = function.add_reg(kind, None);
            args.push(reg);
            let op = match (number, kind) {
                (0, Kind::I32) => Op::Const {
                    dst: Def(reg),
                    value: Number {
                        kind,
                        bits: self.argument_count(),
                    },
                },
                (1, Kind::Ptr) => Op::Address {
                    dst: Def(reg),
                    place: Place::Static(FieldRef {
                        id: UNNAMED_FIELD,
                        class: World::ARGUMENTS,
                        offset: 0,
                        cell: Cell::U8,
                    }),
                },
                _ => Op::Const {
                    dst: Def(reg),
                    value: Number { kind, bits: 0 },
                },
            };
            function.add_op(op, position);
        }
        for constructor in self.world.constructors().map_err(problem)? {
            let result = self.signature(constructor)?.result;
            let dst = OptDef(result.map(|kind| function.add_reg(kind, None)));
            let call = Op::Call {
                dst,
                function: constructor,
                args: Args(Vec::new().into()),
            };
            function.add_op(call, position);
        }
        let result = signature.result.map(|kind| function.add_reg(kind, None));
        function.add_op(
            Op::Call {
                dst: OptDef(result),
                function: called,
                args: Args(args.into()),
            },
            position,
        );
        let code = match result {
            Some(reg) if signature.result == Some(Kind::I32) => reg,
            _ => {
                let reg = function.add_reg(Kind::I32, None);
                let value = Number {
                    kind: Kind::I32,
                    bits: 0,
                };
                let dst = Def(reg);
                function.add_op(Op::Const { dst, value }, position);
                reg
            }
        };
        let args = Args(vec![code].into());
        let dst = OptDef(None);
        let end = match self.world.exit_function() {
            Some(function) => Op::Call {
                dst,
                function,
                args,
            },
            None => Op::Native {
                dst,
                native: self.world.native("c.exit"),
                args,
            },
        };
        function.add_op(end, position);
        let value = OptUse(None);
        function.add_op(Op::Return { value }, position);
        Ok(function)
    }

    fn argument_count(&self) -> u64 {
        match &self.world.classes[World::ARGUMENTS.0 as usize] {
            Ok(class) => class.initial.addresses.len() as u64,
            Err(_) => 0,
        }
    }

    fn place(&self, id: FuncId) -> Result<FunctionPlace, Problem> {
        let place = self.world.place(id);
        place.ok_or_else(|| problem(format!("the program has no function number {}", id.0)))
    }

    /// A function that nobody defines: a path that calls it ends there.
    fn missing(&self, place: FunctionPlace) -> Result<Function, Problem> {
        let header = &self.world.modules[place.module].functions[place.index];
        let signature = self.world.signature_of(place).map_err(problem)?;
        let mut function = Function::new(header.name.clone());
        function.library = true;
        for kind in &signature.params {
            function.add_reg(*kind, None);
        }
        function.param_count = signature.params.len() as u16;
        function.result = signature.result;
        let what = match header.name.as_str() {
            // What the compiler calls where the machine has no such access.
            "__atomic_load"
            | "__atomic_store"
            | "__atomic_exchange"
            | "__atomic_compare_exchange" => format!(
                "{REFUSED_NATIVE}an atomic access of more than 8 bytes (`{}`)",
                header.name
            ),
            name => format!("{REFUSED_NATIVE}the function `{name}`, which is not modelled"),
        };
        let native = self.world.native(&what);
        let op = Op::Native {
            dst: OptDef(None),
            native,
            args: Args(Box::new([])),
        };
        function.add_op(op, Position::UNKNOWN);
        let target = fencepost_ir::Target(1);
        function.add_op(Op::Jump { target }, Position::UNKNOWN);
        Ok(function)
    }

    fn locate(&self, place: FunctionPlace, error: TextError) -> Problem {
        let module = &self.world.modules[place.module];
        let header = &module.functions[place.index];
        let line = if error.line == 0 {
            header.line
        } else {
            error.line
        };
        Problem {
            what: error.message,
            location: format!("{}:{line}", module.file),
        }
    }

    fn note_assumptions(&self, name: &str) {
        for assumption in assumed(name, self.world.orders, self.world.demands) {
            self.world.assume(assumption);
        }
    }
}

impl Source for LlvmSource {
    fn entry(&self) -> Result<FuncId, Problem> {
        match self.find_entry("main") {
            Ok(entry) => Ok(entry),
            Err(_) => Err(problem("the program has no function `main`")),
        }
    }

    fn find_function(&self, name: &str) -> Result<FuncId, Problem> {
        match self.world.outer_symbol(name) {
            Some(Symbol::Function(id)) => Ok(id),
            _ => Err(problem(format!("the program has no function `{name}`"))),
        }
    }

    fn find_entry(&self, name: &str) -> Result<FuncId, Problem> {
        let function = self.find_function(name)?;
        let Some(starter) = self.world.starter(function) else {
            return Err(problem(format!("the program does not define `{name}`")));
        };
        let place = self.place(function)?;
        let header = &self.world.modules[place.module].functions[place.index];
        let is_main = name == "main" && header.parameters.len() <= 3 && !header.variadic;
        if !is_main && !header.parameters.is_empty() {
            return Err(problem(format!(
                "`{name}` takes arguments; a run starts with a function that takes none"
            )));
        }
        if is_main
            && header
                .parameters
                .first()
                .is_some_and(|first| first.ty != Type::Int(32))
        {
            return Err(problem(
                "`main` takes other arguments than a number and texts",
            ));
        }
        Ok(starter)
    }

    fn function(&self, id: FuncId) -> Result<Arc<Function>, Problem> {
        if let Some(called) = self.world.started(id) {
            return self.starter(called).map(Arc::new);
        }
        let place = self.place(id)?;
        let header = &self.world.modules[place.module].functions[place.index];
        if header.body.is_none() {
            return self.missing(place).map(Arc::new);
        }
        if self.world.is_library(place.module) {
            self.note_assumptions(&header.name);
        }
        let function = lower(&self.world, place).map_err(|error| self.locate(place, error))?;
        verify_function(self, &function).map_err(|error| Problem {
            what: format!("ill-formed code: {error}"),
            location: format!("{}:{}", self.world.modules[place.module].file, header.line),
        })?;
        Ok(Arc::new(function))
    }

    fn signature(&self, id: FuncId) -> Result<Signature, Problem> {
        self.world.signature_by_id(id).map_err(problem)
    }

    fn interface(&self, id: FuncId) -> Result<Interface, Problem> {
        let (signature, place) = (self.signature(id)?, self.place(id)?);
        let module = &self.world.modules[place.module];
        let header = &module.functions[place.index];
        let library = self.world.is_library(place.module);
        let value = |kind: Kind| match kind {
            Kind::I32 => Cell::I32,
            Kind::I64 => Cell::I64,
            Kind::F32 => Cell::F32,
            Kind::F64 => Cell::F64,
            Kind::Ref | Kind::Ptr => Cell::Ptr,
        };
        let parameter = |(number, &kind): (usize, &Kind)| {
            if library && kind == Kind::Ptr {
                return Ok(Parameter::Value(told_pointer(&header.name)));
            }
            if kind != Kind::Ptr || number == 0 {
                return Ok(Parameter::Value(value(kind)));
            }
            // The first pointer is the object; the others are for results.
            let (tokens, metadata) = (&module.tokens, &module.metadata);
            let pointee = |debug| metadata.pointee_of_parameter(tokens, debug, number);
            let cell = header.debug.and_then(pointee);
            cell.map(Parameter::Address).ok_or_else(|| {
                problem("the program does not say what a pointer points to; compile it with `-g`")
            })
        };
        let written = match library && header.variadic {
            // The last one says where any others are.
            true => header.parameters.len(),
            false => signature.params.len(),
        };
        let params = signature.params.iter().take(written).enumerate();
        let params = params.map(parameter);
        Ok(Interface {
            owner: None,
            constructs: false,
            receives: false,
            params: params.collect::<Result<_, _>>()?,
            result: signature.result.map(value),
        })
    }

    fn spare(&self, number: u32) -> Option<Spare> {
        let function = self.world.first_spare_function().checked_add(number)?;
        let class = (self.world.classes.len() as u32).checked_add(number)?;
        Some(Spare {
            class: ClassId(class),
            function: FuncId(function),
            field: FieldId(class),
        })
    }

    fn function_name(&self, id: FuncId) -> String {
        if let Some(called) = self.world.started(id) {
            return self.function_name(called);
        }
        self.world.place(id).map_or_else(
            || format!("function {}", id.0),
            |place| {
                let module = &self.world.modules[place.module];
                module.functions[place.index].name.clone()
            },
        )
    }

    fn class(&self, id: ClassId) -> Result<Arc<Class>, Problem> {
        match self.world.classes.get(id.0 as usize) {
            Some(Ok(class)) => Ok(class.clone()),
            Some(Err(what)) => {
                let place = self.world.global_of(id);
                let location = place.map_or_else(String::new, |place| {
                    let module = &self.world.modules[place.module];
                    format!("{}:{}", module.file, module.globals[place.index].line)
                });
                let what = what.clone();
                Err(Problem { what, location })
            }
            None => Err(problem(format!("the program has no class number {}", id.0))),
        }
    }

    fn initial_statics(&self) -> Vec<ClassId> {
        let classes = self.world.classes.iter().enumerate();
        let variables = classes.filter(|(_, class)| {
            class
                .as_ref()
                .is_ok_and(|class| !class.immutable && class.statics.size > 0 && !class.library)
        });
        variables.map(|(at, _)| ClassId(at as u32)).collect()
    }

    fn static_shape(&self, class: ClassId) -> Option<ShapeId> {
        let place = self.world.global_of(class)?;
        let module = &self.world.modules[place.module];
        let debug = module.globals[place.index].debug?;
        let (_, ty) = module.metadata.variable(&module.tokens, debug)?;
        Some(shape_id(place.module, 0, ty?))
    }

    fn shape(&self, id: ShapeId) -> Option<Shape> {
        let (module, depth, node) = shape_parts(id);
        let found = self.world.modules.get(module)?;
        let make = |depth: u32, node: u32| shape_id(module, depth, node);
        found.metadata.shape(&found.tokens, node, depth, &make)
    }

    fn shape_size(&self, id: ShapeId) -> Option<u32> {
        let (module, depth, node) = shape_parts(id);
        let found = self.world.modules.get(module)?;
        found.metadata.size_at(&found.tokens, node, depth)
    }

    fn allocated(&self, function: FuncId, pc: u32) -> Option<Allocated> {
        self.world.allocated_at(self.world.place(function)?, pc)
    }

    fn told_result(&self, function: FuncId, value: &str) -> Option<String> {
        told_result(&self.function_name(function), value)
    }

    fn claims(&self) -> Option<bool> {
        let own = self.world.modules.len() - self.world.library;
        let mut functions = self.world.modules[..own].iter().flat_map(|m| &m.functions);
        Some(functions.any(|function| is_claim(&function.name)))
    }

    fn field(&self, id: FieldId) -> Option<Field> {
        let class = self.world.classes.get(id.0 as usize)?.as_ref().ok()?;
        let storage = match class.statics.size {
            0 => Storage::ThreadStatic,
            _ => Storage::Static,
        };
        let layout = match storage {
            Storage::ThreadStatic => &class.thread_statics,
            _ => &class.statics,
        };
        let first = layout.cells.first();
        let name = first.map_or(String::new(), |cell| {
            let end = cell.name.find(['.', '[']).unwrap_or(cell.name.len());
            cell.name[..end].to_string()
        });
        Some(Field {
            class: ClassId(id.0),
            name,
            storage,
            offset: 0,
            cell: first.map_or(Cell::U8, |cell| cell.cell),
        })
    }

    fn find_statics(&self, name: &str) -> Vec<FieldId> {
        let ids = (0..self.world.classes.len()).map(|id| FieldId(id as u32));
        ids.filter(|&id| {
            self.field(id)
                .is_some_and(|field| field.storage == Storage::Static && field.name == name)
        })
        .collect()
    }

    fn find_instance_field(&self, _class: ClassId, _name: &str) -> Option<FieldId> {
        None
    }

    fn dispatch(&self, _class: ClassId, _method: FuncId) -> Result<FuncId, Problem> {
        Err(problem("the program has no virtual calls"))
    }

    fn assignable(&self, from: ClassId, to: ClassId) -> bool {
        from == to
    }

    fn fault(&self, fault: Fault) -> Result<FaultTarget, Problem> {
        Err(problem(format!(
            "the program has no fault {}",
            fault.name()
        )))
    }

    fn string_class(&self) -> Option<ClassId> {
        None
    }

    fn type_object_class(&self) -> Option<ClassId> {
        None
    }

    fn string_literal(&self, _id: StringId) -> Arc<[u16]> {
        Arc::from([])
    }

    fn native_meaning(&self, id: NativeId) -> Option<NativeMeaning> {
        crate::natives::meaning(&self.native_name(id))
    }

    fn native_result(&self, id: NativeId, arguments: &[Known]) -> Option<Known> {
        crate::natives::result(&self.native_name(id), arguments)
    }

    fn native_name(&self, id: NativeId) -> String {
        self.world
            .native_name(id)
            .unwrap_or_else(|| format!("native {}", id.0))
    }

    fn file_name(&self, id: FileId) -> String {
        self.world.file_name(id).unwrap_or_default()
    }

    fn tells_time(&self) -> bool {
        false
    }

    fn interrupts(&self) -> bool {
        false
    }

    fn asks_waiting(&self) -> bool {
        false
    }

    fn has_manual_memory(&self) -> bool {
        true
    }

    fn rules(&self) -> Rules {
        Rules {
            leaks_are_errors: self.world.demands.leaks,
            asks_unwritten: self.world.demands.uninitialised,
            updates_are_accesses: true,
            ..Rules::default()
        }
    }

    fn assumptions(&self) -> Vec<&'static str> {
        let demands = self.world.demands;
        let mut assumptions = match demands.uninitialised {
            // Whether a path reads memory before it is written is not looked at.
            false => vec!["fresh-memory-is-zero"],
            // The check needs the value, so the thread waits for it.
            true if !self.world.orders.sequential => vec!["reads-in-order"],
            true => Vec::new(),
        };
        assumptions.extend(self.world.assumptions());
        assumptions
    }

    fn code_text(&self, id: FuncId) -> Option<String> {
        let place = self.world.place(id)?;
        let module = self.world.modules.get(place.module)?;
        module.code_text(module.functions.get(place.index)?)
    }

    fn own_functions(&self) -> Vec<FuncId> {
        let defined = (0..self.world.defined).map(|id| FuncId(id as u32));
        defined
            .filter(|&id| {
                let place = self.world.place(id);
                place.is_some_and(|place| !self.world.is_library(place.module))
            })
            .collect()
    }
}
