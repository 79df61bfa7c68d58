//! A function under construction: blocks of operations, labels, exception rows.
//!
//! Blocks are made in any order and put together in the order of their keys, so that a row of an
//! exception table that covers a range of instructions covers a range of operations.

use crate::reader::{ClassFile, JavaType, MemberRef, access, parse_method};
use crate::source::JvmSource;
use crate::world::{FoundMethod, Res, World, damaged, problem};
use fencepost_base::{FxHashMap, Position};
use fencepost_ir::{
    Args, BinaryOp, BinaryOperator, ClassId, CompareOp, CompareOperator, ConvertOp, Def, Function,
    Handler, Kind, Number, Op, OptDef, REFUSED_NATIVE, Reg, Region, RegionKind, Statement,
    Statements, Target, limits,
};
use std::collections::BTreeMap;

/// A place that operations can go to; the number stands in targets until the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Label(pub u32);

/// A row of the exception table.
pub(super) struct Row {
    /// The key of the first block that it protects.
    pub start: u32,
    /// The key of the first block after those.
    pub end: u32,
    /// What it catches.
    pub class: ClassId,
    pub target: Label,
    /// The register that gets the exception.
    pub exception: Reg,
}

/// Code that an exception leaves only if a filter says no.
pub(super) struct Guard {
    pub start: Label,
    pub end: Label,
    /// The filter, which stands right before the handler.
    pub filter: Label,
    pub handler: Label,
    pub handler_end: Label,
}

pub(super) struct Builder<'s> {
    pub source: &'s JvmSource,
    pub world: &'s World,
    pub function: Function,
    pub position: Position,
    blocks: BTreeMap<u32, Vec<(Op, Position)>>,
    /// The key of the block that operations are added to.
    pub at: u32,
    labels: Vec<Option<(u32, u32)>>,
    pub rows: Vec<Row>,
    pub guard: Option<Guard>,
    statements: Vec<(u32, u32, Position)>,
    /// Registers for values that are used up within one instruction.
    temps: FxHashMap<(Kind, usize), Reg>,
    temps_used: FxHashMap<Kind, usize>,
    /// The first operation of the current block whose result may be put elsewhere.
    pub barrier: usize,
}

impl<'s> Builder<'s> {
    pub fn new(source: &'s JvmSource, name: String, library: bool) -> Self {
        let mut function = Function::new(name);
        function.library = library;
        Self {
            source,
            world: source.world(),
            function,
            position: Position::UNKNOWN,
            blocks: BTreeMap::new(),
            at: 0,
            labels: Vec::new(),
            rows: Vec::new(),
            guard: None,
            statements: Vec::new(),
            temps: FxHashMap::default(),
            temps_used: FxHashMap::default(),
            barrier: 0,
        }
    }

    /// Adds operations to the block with this key from now on.
    pub fn enter_block(&mut self, key: u32) {
        self.at = key;
        self.barrier = self.ops().len();
    }

    pub fn ops(&mut self) -> &mut Vec<(Op, Position)> {
        self.blocks.entry(self.at).or_default()
    }

    pub fn emit(&mut self, op: Op) {
        let position = self.position;
        self.ops().push((op, position));
    }

    /// Takes back operations of the current block.
    pub fn truncate(&mut self, length: usize) {
        self.ops().truncate(length);
    }

    pub fn label(&mut self) -> Label {
        self.labels.push(None);
        Label(self.labels.len() as u32 - 1)
    }

    /// Binds a label to the next operation of the current block.
    pub fn bind(&mut self, label: Label) {
        let index = self.ops().len();
        self.labels[label.0 as usize] = Some((self.at, index as u32));
        self.barrier = index;
    }

    /// Binds a label to the start of a block.
    pub fn bind_block(&mut self, label: Label, key: u32) {
        self.labels[label.0 as usize] = Some((key, 0));
    }

    pub fn jump(&mut self, label: Label) {
        self.emit(Op::Jump {
            target: Target(label.0),
        });
    }

    pub fn branch(&mut self, condition: Reg, then: Label, otherwise: Label) {
        self.emit(Op::Branch {
            condition,
            then: Target(then.0),
            otherwise: Target(otherwise.0),
        });
    }

    pub fn statement(&mut self) {
        let index = self.ops().len() as u32;
        self.statements.push((self.at, index, self.position));
    }

    pub fn register(&mut self, kind: Kind, name: Option<String>) -> Res<Reg> {
        if self.function.regs.len() >= limits::MAX_REGISTERS {
            return problem("a method needs too many registers");
        }
        Ok(self.function.add_reg(kind, name))
    }

    /// A register that is free until the next instruction.
    pub fn temp(&mut self, kind: Kind) -> Res<Reg> {
        let used = self.temps_used.entry(kind).or_default();
        let key = (kind, *used);
        *used += 1;
        if let Some(&reg) = self.temps.get(&key) {
            return Ok(reg);
        }
        let reg = self.register(kind, None)?;
        self.temps.insert(key, reg);
        Ok(reg)
    }

    pub fn free_temps(&mut self) {
        self.temps_used.clear();
    }

    pub fn int(&mut self, value: i32) -> Res<Reg> {
        let reg = self.temp(Kind::I32)?;
        self.constant(reg, Kind::I32, u64::from(value as u32));
        Ok(reg)
    }

    pub fn constant(&mut self, dst: Reg, kind: Kind, bits: u64) {
        self.emit(Op::Const {
            dst: Def(dst),
            value: Number { kind, bits },
        });
    }

    pub fn binary(&mut self, operator: BinaryOperator, kind: Kind, dst: Reg, a: Reg, b: Reg) {
        self.emit(Op::Binary {
            operator: BinaryOp { operator, kind },
            dst: Def(dst),
            a,
            b,
        });
    }

    pub fn compare(&mut self, operator: CompareOperator, kind: Kind, a: Reg, b: Reg) -> Res<Reg> {
        let dst = self.temp(Kind::I32)?;
        self.emit(Op::Compare {
            operator: CompareOp { operator, kind },
            dst: Def(dst),
            a,
            b,
        });
        Ok(dst)
    }

    pub fn convert(&mut self, operator: ConvertOp, dst: Reg, src: Reg) {
        self.emit(Op::Convert {
            operator,
            dst: Def(dst),
            src,
        });
    }

    pub fn mov(&mut self, dst: Reg, src: Reg) {
        if dst != src {
            self.emit(Op::Move { dst: Def(dst), src });
        }
    }

    pub fn null(&mut self) -> Res<Reg> {
        let dst = self.temp(Kind::Ref)?;
        self.emit(Op::Null { dst: Def(dst) });
        Ok(dst)
    }

    pub fn string(&mut self, text: Vec<u16>) -> Res<Reg> {
        let literal = self.source.literal(text);
        let dst = self.temp(Kind::Ref)?;
        self.emit(Op::StringLiteral {
            dst: Def(dst),
            literal,
        });
        Ok(dst)
    }

    /// Calls into the runtime.
    pub fn native(&mut self, name: &str, dst: Option<Reg>, args: &[Reg]) {
        let native = self.source.native(name);
        self.emit(Op::Native {
            dst: OptDef(dst),
            native,
            args: Args(args.into()),
        });
    }

    /// Stops a run that gets here.
    pub fn refuse(&mut self, why: &str) {
        let here = self.label();
        self.bind(here);
        self.native(&format!("{REFUSED_NATIVE}{why}"), None, &[]);
        self.jump(here);
    }

    /// Makes sure that a class is initialised.
    pub fn init_class(&mut self, class: ClassId) -> Res<()> {
        if self.world.info(class)?.initializes {
            self.emit(Op::InitClass { class });
        }
        Ok(())
    }

    /// Calls a method as it is, without looking for what overrides it.
    pub fn call(&mut self, found: &FoundMethod, dst: Option<Reg>, args: &[Reg]) {
        let function = self.world.function_id(&found.key());
        self.emit(Op::Call {
            dst: OptDef(dst),
            function,
            args: Args(args.into()),
        });
    }

    /// Calls what the class of the first argument has for a method.
    pub fn call_virtual(&mut self, found: &FoundMethod, dst: Option<Reg>, args: &[Reg]) {
        let is_final = |file: &ClassFile| file.access & access::FINAL != 0;
        if found.is(access::PRIVATE | access::FINAL)
            || found.class.file.as_ref().is_some_and(is_final)
        {
            self.emit(Op::NullCheck { value: args[0] });
            return self.call(found, dst, args);
        }
        let method = self.world.function_id(&found.key());
        self.emit(Op::CallVirtual {
            dst: OptDef(dst),
            method,
            args: Args(args.into()),
        });
    }

    /// Calls a method of the class library, and gives its result.
    pub fn call_library(
        &mut self,
        class: &str,
        name: &str,
        descriptor: &str,
        args: &[Reg],
    ) -> Res<Option<Reg>> {
        let found = self.world.resolve_method(&MemberRef {
            class: class.to_string(),
            name: name.to_string(),
            descriptor: descriptor.to_string(),
            in_interface: false,
        })?;
        let types = parse_method(descriptor).map_err(damaged)?;
        let dst = match types.result {
            Some(result) => Some(self.temp(result.kind())?),
            None => None,
        };
        if found.is(access::STATIC) {
            self.init_class(found.class.id)?;
            self.call(&found, dst, args);
        } else {
            self.call_virtual(&found, dst, args);
        }
        Ok(dst)
    }

    /// The same for a method with a result.
    pub fn library_value(
        &mut self,
        class: &str,
        name: &str,
        descriptor: &str,
        args: &[Reg],
    ) -> Res<Reg> {
        match self.call_library(class, name, descriptor, args)? {
            Some(result) => Ok(result),
            None => problem(format!("`{class}::{name}` gives nothing")),
        }
    }

    /// A value as a string, as concatenation shows it.
    pub fn text_of(&mut self, value: Reg, ty: &JavaType) -> Res<Reg> {
        let letter = match ty {
            JavaType::Boolean => "Z",
            JavaType::Char => "C",
            JavaType::Byte | JavaType::Short | JavaType::Int => "I",
            JavaType::Long => "J",
            JavaType::Float => "F",
            JavaType::Double => "D",
            JavaType::Reference(_) => "Ljava/lang/Object;",
        };
        let descriptor = format!("({letter})Ljava/lang/String;");
        self.library_value("fencepost/Strings", "of", &descriptor, &[value])
    }

    pub fn concat(&mut self, a: Reg, b: Reg) -> Res<Reg> {
        self.library_value(
            "fencepost/Strings",
            "concat",
            "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;",
            &[a, b],
        )
    }

    /// Puts the blocks together and resolves all places.
    pub fn finish(mut self) -> Res<Function> {
        let mut starts = BTreeMap::new();
        let mut length = 0u32;
        for (&key, ops) in &self.blocks {
            starts.insert(key, length);
            length += ops.len() as u32;
        }
        if length as usize > limits::MAX_OPS {
            return problem(format!(
                "a function has more than {} operations",
                limits::MAX_OPS
            ));
        }
        for (_, ops) in std::mem::take(&mut self.blocks) {
            for (op, position) in ops {
                self.function.add_op(op, position);
            }
        }
        let labels = &self.labels;
        let place = |label: u32| match labels.get(label as usize).copied().flatten() {
            Some((key, index)) => match starts.get(&key) {
                Some(start) => Ok(start + index),
                None => problem("ill-formed code: a jump to nowhere"),
            },
            None => problem("ill-formed code: a jump to nowhere"),
        };
        for op in &mut self.function.ops {
            match op {
                Op::Jump { target } | Op::Leave { target } => target.0 = place(target.0)?,
                Op::Branch {
                    then, otherwise, ..
                } => {
                    then.0 = place(then.0)?;
                    otherwise.0 = place(otherwise.0)?;
                }
                Op::Switch {
                    targets, otherwise, ..
                } => {
                    for target in &mut *targets.0 {
                        *target = place(*target)?;
                    }
                    otherwise.0 = place(otherwise.0)?;
                }
                _ => {}
            }
        }
        let bound = |key: u32| {
            let next = starts.range(key..).next();
            next.map_or(length, |(_, &start)| start)
        };
        for row in &self.rows {
            let (start, end) = (bound(row.start), bound(row.end));
            // Code that nothing reaches needs no protection.
            if start < end {
                self.function.handlers.push(Handler {
                    start,
                    end,
                    target: place(row.target.0)?,
                    class: Some(row.class),
                    exception: row.exception,
                });
            }
        }
        if let Some(guard) = &self.guard {
            self.function.regions.push(Region {
                kind: RegionKind::Filter(place(guard.filter.0)?),
                start: place(guard.start.0)?,
                end: place(guard.end.0)?,
                handler: place(guard.handler.0)?,
                handler_end: place(guard.handler_end.0)?,
            });
        }
        if self.function.handlers.len() > limits::MAX_REGIONS {
            return problem("a method has too many exception rows");
        }
        let mut statements = Vec::new();
        for &(key, index, position) in &self.statements {
            if let Some(start) = starts.get(&key) {
                statements.push(Statement {
                    pc: start + index,
                    position,
                    enters_loop: false,
                });
            }
        }
        statements.sort_by_key(|statement| statement.pc);
        statements.dedup_by_key(|statement| statement.pc);
        self.function.statements = Statements::At(statements);
        Ok(self.function)
    }
}
