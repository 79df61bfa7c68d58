//! From a function of the text to a function of the program.
//!
//! A value of the text is one register per scalar. Integers of fewer bits than their register are
//! kept zero-extended. What is not modelled becomes a call that ends the path which reaches it.

mod arith;
mod atomics;
mod calls;
mod flow;
mod intrinsics;
mod locals;
mod memory;
mod own_copies;
mod values;
mod wide;
mod written;

pub(crate) use own_copies::escaping;
pub(crate) use values::Address;

use crate::TextError;
use crate::allocated::allocated;
use crate::cleanups::pass_handlers;
use crate::cursor::{Cursor, Value};
use crate::instruction::{Block, Body, Instruction, Operation, read_body};
use crate::jumps::follow_jumps;
use crate::types::{Type, Types};
use crate::world::{FunctionPlace, World};
use fencepost_base::Position;
use fencepost_ir::{
    Allocated, Args, BinaryOp, BinaryOperator, ClassId, CompareOp, CompareOperator, ConvertOp, Def,
    FuncId, Function, Kind, NativeId, Number, Op, OptDef, OptUse, REFUSED_NATIVE, Reg, Target,
};
use locals::{Home, homes, seen_homes};
use std::collections::{BTreeMap, BTreeSet};

/// Where the value of a name is.
#[derive(Clone, Debug)]
pub(crate) enum Slot {
    /// Nothing is known of it yet.
    Unset,
    /// In these registers, one per scalar.
    Registers(Box<[Reg]>),
    /// The address in a register plus a distance.
    Offset(Reg, i64),
    /// The address of a variable that is a register.
    Variable(Reg),
}

/// Why an instruction cannot be lowered, in the words of reports.
pub(crate) type Refusal = String;

pub(crate) struct Lowering<'w> {
    pub world: &'w World,
    pub module: usize,
    pub function: Function,
    pub slots: Vec<Slot>,
    /// Types of named values that have more than one scalar are looked up by their users.
    pub homes: BTreeMap<u32, Home>,
    /// Memory of the call that others may use: it ends where the call does.
    pub shared: Vec<Reg>,
    /// Where further arguments of the call are.
    pub variadic: Option<Reg>,
    pub position: Position,
    /// Jumps to blocks that are not laid out yet: operation, block.
    fixups: Vec<(u32, Fixup)>,
    /// Where blocks begin, by the number of their name.
    starts: BTreeMap<u32, u32>,
    /// Values that blocks get from those before them.
    phis: BTreeMap<u32, Vec<Phi>>,
    /// Whether it pushes handlers that run when its thread ends, which may use its memory.
    has_handlers: bool,
    /// Whether the whole function is one atomic section.
    is_atomic: bool,
    /// Whether its return ends the program.
    is_main: bool,
    /// Whether reads of memory that was never written are looked for.
    checks_reads: bool,
    /// Names of addresses of whole structs, which functions get as numbers.
    whole_structs: BTreeSet<u32>,
    /// Whether the next instruction masks the value of the current one: a part of a word is
    /// replaced, and the rest need not have been written.
    is_masked: bool,
    /// What its operations allocate.
    allocated: Vec<(u32, Allocated)>,
}

#[derive(Clone, Debug)]
struct Phi {
    registers: Box<[Reg]>,
    ty: Type,
    incoming: Vec<(Value, u32)>,
}

/// A part of an operation that becomes the start of a block.
#[derive(Clone, Copy, Debug)]
enum Fixup {
    Jump(u32),
    Then(u32),
    Otherwise(u32),
    Case(usize, u32),
}

/// A function whose name begins like this runs as one atomic section, by the rules of SV-COMP.
const ATOMIC_PREFIX: &str = "__VERIFIER_atomic_";

/// Lowers a function that has a body.
pub(crate) fn lower(world: &World, place: FunctionPlace) -> Result<Function, TextError> {
    let module = &world.modules[place.module];
    let header = &module.functions[place.index];
    let Some(start) = header.body else {
        return Err(TextError::new("a function without a body", header.line));
    };
    let mut cursor = Cursor::new(&module.tokens, start);
    let mut function = Function::new(header.name.clone());
    function.library = world.is_library(place.module);
    let mut unnamed = 0;
    let mut parameters = Vec::new();
    for parameter in &header.parameters {
        let name = match &parameter.name {
            Some(name) => name.clone(),
            None => unnamed.to_string(),
        };
        if name.parse::<usize>().is_ok() {
            unnamed += 1;
        }
        parameters.push(cursor.name(&name));
    }
    let mut body = read_body(&mut cursor, unnamed)?;
    let has_handlers = pass_handlers(&mut body);
    follow_jumps(&mut body, world, place.module, &header.result, has_handlers);
    let checks_reads = world.demands.uninitialised && !world.is_library(place.module);
    let homes = match checks_reads {
        true => seen_homes(&module.types, &body),
        false => homes(&module.types, &body),
    };
    let mut lowering = Lowering {
        world,
        module: place.module,
        function,
        slots: vec![Slot::Unset; body.names],
        homes,
        shared: Vec::new(),
        variadic: None,
        position: world.function_position(place),
        fixups: Vec::new(),
        starts: BTreeMap::new(),
        phis: BTreeMap::new(),
        is_main: world.is_only_started(place),
        checks_reads,
        whole_structs: match checks_reads {
            true => locals::whole_structs(&module.types, &body),
            false => BTreeSet::new(),
        },
        is_masked: false,
        allocated: Vec::new(),
        has_handlers,
        is_atomic: !world.is_library(place.module) && header.name.starts_with(ATOMIC_PREFIX),
    };
    lowering.parameters(place, &parameters)?;
    if lowering.is_atomic {
        lowering.native("c.atomic_begin", Vec::new(), None);
    }
    lowering.body(&body, place)?;
    world.note_allocated(place, lowering.allocated);
    Ok(lowering.function)
}

impl Lowering<'_> {
    fn types(&self) -> &Types {
        &self.world.modules[self.module].types
    }

    fn parameters(&mut self, place: FunctionPlace, names: &[u32]) -> Result<(), TextError> {
        let world = self.world;
        let header = &world.modules[place.module].functions[place.index];
        let signature = world.signature_of(place).map_err(|what| {
            TextError::new(
                format!("`{}` takes or gives {what}", header.name),
                header.line,
            )
        })?;
        for kind in &signature.params {
            self.function.add_reg(*kind, None);
        }
        self.function.param_count = signature.params.len() as u16;
        self.function.result = signature.result;
        let mut next = 0;
        for (parameter, &name) in header.parameters.iter().zip(names) {
            let count = self.types().count(&parameter.ty)?;
            let registers: Vec<Reg> = (next..next + count).map(|at| Reg(at as u16)).collect();
            next += count;
            self.slots[name as usize] = Slot::Registers(registers.into());
        }
        if header.variadic {
            self.variadic = Some(Reg(next as u16));
        }
        Ok(())
    }

    fn body(&mut self, body: &Body, place: FunctionPlace) -> Result<(), TextError> {
        // In order: every process must number registers alike.
        for (name, home) in self.homes.clone() {
            let is_register = home == Home::Register;
            if is_register && matches!(self.slots[name as usize], Slot::Unset) {
                let ty = find_alloca(body, name)
                    .and_then(|ty| self.types().resolve(ty).ok().and_then(|ty| ty.kind().ok()));
                let kind = ty.unwrap_or(Kind::I32);
                let variable = body.declared.iter().find(|(local, _)| *local == name);
                let named = variable.and_then(|&(_, variable)| {
                    let module = &self.world.modules[self.module];
                    let found = module.metadata.variable(&module.tokens, variable);
                    found.map(|(name, _)| name)
                });
                let reg = self.fresh_named(kind, named)?;
                self.slots[name as usize] = Slot::Variable(reg);
            }
        }
        for block in &body.blocks {
            self.declare_phis(block)?;
        }
        self.pre_declare(body)?;
        for block in &body.blocks {
            self.block(block, body, place)?;
        }
        self.fix()
    }

    /// Gives every value that some block may use before it is laid out its registers.
    fn pre_declare(&mut self, body: &Body) -> Result<(), TextError> {
        // Blocks may stand in any order; only values of later blocks need this.
        let mut seen: Vec<bool> = vec![false; body.names];
        let mut early: Vec<u32> = Vec::new();
        for instruction in body.blocks.iter().flat_map(|block| &block.instructions) {
            locals::visit_operands(&instruction.operation, &mut |value| {
                if let Value::Local(name) = value
                    && !seen[*name as usize]
                    && !matches!(instruction.operation, Operation::Phi { .. })
                {
                    early.push(*name);
                }
            });
            if let Some(name) = instruction.result {
                seen[name as usize] = true;
            }
        }
        early.retain(|&name| {
            matches!(self.slots[name as usize], Slot::Unset) && !self.homes.contains_key(&name)
        });
        for name in early {
            if !matches!(self.slots[name as usize], Slot::Unset) {
                continue;
            }
            let instructions = body.blocks.iter().flat_map(|block| &block.instructions);
            let mut found = instructions.filter(|i| i.result == Some(name));
            if let Some(instruction) = found.next()
                && let Some(ty) = self.result_type(&instruction.operation)
                && let Ok(registers) = self.registers_for(&ty)?
            {
                self.slots[name as usize] = Slot::Registers(registers);
            }
        }
        Ok(())
    }

    fn declare_phis(&mut self, block: &Block) -> Result<(), TextError> {
        let mut phis = Vec::new();
        for instruction in &block.instructions {
            let Operation::Phi { ty, incoming } = &instruction.operation else {
                continue;
            };
            let Some(name) = instruction.result else {
                continue;
            };
            if let Ok(registers) = self.registers_for(ty)? {
                self.slots[name as usize] = Slot::Registers(registers.clone());
                phis.push(Phi {
                    registers,
                    ty: ty.clone(),
                    incoming: incoming.clone(),
                });
            }
        }
        if !phis.is_empty() {
            self.phis.insert(block.name, phis);
        }
        Ok(())
    }

    fn block(&mut self, block: &Block, body: &Body, place: FunctionPlace) -> Result<(), TextError> {
        self.starts
            .insert(block.name, self.function.ops.len() as u32);
        let mut refused_last = false;
        for (at, instruction) in block.instructions.iter().enumerate() {
            refused_last = false;
            self.is_masked = self.checks_reads
                && locals::masks(instruction.result, block.instructions.get(at + 1));
            self.set_position(instruction);
            let before = self.function.ops.len();
            if let Err(refusal) = self.instruction(instruction, block.name)? {
                // What was emitted of the instruction does no harm, but is of no use either.
                self.function.ops.truncate(before);
                self.function.positions.truncate(before);
                self.fixups.retain(|(at, _)| (*at as usize) < before);
                self.refuse(&refusal);
                self.set_refused(instruction)?;
                refused_last = true;
            }
            let behind = block.instructions.get(at + 1..).unwrap_or_default();
            self.note_allocated(before, (instruction, behind), body, place);
        }
        let ends = block.instructions.last().is_some_and(|last| {
            matches!(
                last.operation,
                Operation::Return(_)
                    | Operation::Jump(_)
                    | Operation::Branch { .. }
                    | Operation::Switch { .. }
                    | Operation::IndirectJump { .. }
                    | Operation::Unreachable
            )
        });
        if !ends {
            // After a terminator that is not modelled nothing follows.
            self.refuse("the end of a block that nothing leaves");
        }
        if !ends || refused_last {
            self.end_here();
        }
        Ok(())
    }

    /// Notes what an instruction, which begins with this operation, allocates.
    fn note_allocated(
        &mut self,
        before: usize,
        instruction: (&Instruction, &[Instruction]),
        body: &Body,
        place: FunctionPlace,
    ) {
        if self.function.library {
            return;
        }
        let ops = self.function.ops.iter().enumerate().skip(before);
        let calls = ops.filter(|(_, op)| {
            let is_call = matches!(op, Op::Native { .. } | Op::Call { .. });
            is_call || matches!(op, Op::CallIndirect { .. })
        });
        let calls: Vec<u32> = calls.map(|(at, _)| at as u32).collect();
        if calls.is_empty() {
            return;
        }
        if let Some(named) = allocated(self.world, place, body, instruction) {
            let noted = calls.into_iter().map(|pc| (pc, named.clone()));
            self.allocated.extend(noted);
        }
    }

    /// Whether the operation before leaves the thread, so that nothing comes after it.
    fn has_left(&self) -> bool {
        match self.function.ops.last() {
            Some(Op::Call { function, .. }) => self.world.leaves_thread(*function),
            _ => false,
        }
    }

    /// An operation that control never comes to, so that it stays inside the function.
    fn end_here(&mut self) {
        let at = self.function.ops.len() as u32;
        self.emit(Op::Jump { target: Target(at) });
    }

    fn set_position(&mut self, instruction: &Instruction) {
        if let Some(debug) = instruction.debug
            && let Some(position) = self.world.position(self.module, debug)
        {
            self.position = position;
        }
    }

    /// Gives the result of an instruction that was refused registers, for users that are never
    /// reached.
    fn set_refused(&mut self, instruction: &Instruction) -> Result<(), TextError> {
        let Some(name) = instruction.result else {
            return Ok(());
        };
        if matches!(self.slots[name as usize], Slot::Unset)
            && let Some(ty) = self.result_type(&instruction.operation)
            && let Ok(registers) = self.registers_for(&ty)?
        {
            self.slots[name as usize] = Slot::Registers(registers);
        }
        Ok(())
    }

    fn instruction(
        &mut self,
        instruction: &Instruction,
        block: u32,
    ) -> Result<Result<(), Refusal>, TextError> {
        let name = instruction.result;
        let done = match &instruction.operation {
            Operation::Phi { ty, .. } => self.registers_for(ty)?.map(|_| ()),
            Operation::Refused(what) => Err(what.clone()),
            Operation::Unreachable => {
                if !self.has_left() {
                    self.refuse("code that the compiler took to be unreachable");
                }
                self.end_here();
                Ok(())
            }
            Operation::Jump(target) => self.jump_to(block, *target),
            Operation::Branch {
                condition,
                then,
                otherwise,
            } => self.branch(block, condition, *then, *otherwise),
            Operation::Switch {
                ty,
                value,
                otherwise,
                cases,
            } => self.switch(block, ty, value, *otherwise, cases),
            Operation::IndirectJump { address, targets } => {
                self.indirect_jump(block, address, targets)
            }
            Operation::Return(value) => self.return_from(value.as_ref()),
            other => self.plain_instruction(name, other),
        };
        Ok(done)
    }
}

fn find_alloca(body: &Body, name: u32) -> Option<&Type> {
    let mut all = body.blocks.iter().flat_map(|block| &block.instructions);
    all.find_map(|instruction| match &instruction.operation {
        Operation::Alloca { ty, .. } if instruction.result == Some(name) => Some(ty),
        _ => None,
    })
}

/// Small pieces that all parts of the lowering use.
impl Lowering<'_> {
    pub fn emit(&mut self, op: Op) -> u32 {
        self.function.add_op(op, self.position)
    }

    pub fn fresh(&mut self, kind: Kind) -> Reg {
        self.function.add_reg(kind, None)
    }

    fn fresh_named(&mut self, kind: Kind, name: Option<String>) -> Result<Reg, TextError> {
        if self.function.regs.len() >= MAX_REGISTERS {
            return Err(TextError::new("a function with too many values", 0));
        }
        Ok(self.function.add_reg(kind, name))
    }

    pub fn constant(&mut self, kind: Kind, bits: u64) -> Reg {
        let dst = self.fresh(kind);
        let value = Number { kind, bits };
        self.emit(Op::Const {
            dst: Def(dst),
            value,
        });
        dst
    }

    pub fn binary(&mut self, operator: BinaryOperator, kind: Kind, a: Reg, b: Reg) -> Reg {
        let dst = self.fresh(kind);
        let operator = BinaryOp { operator, kind };
        self.emit(Op::Binary {
            operator,
            dst: Def(dst),
            a,
            b,
        });
        dst
    }

    pub fn compare(&mut self, operator: CompareOperator, kind: Kind, a: Reg, b: Reg) -> Reg {
        let dst = self.fresh(Kind::I32);
        let operator = CompareOp { operator, kind };
        self.emit(Op::Compare {
            operator,
            dst: Def(dst),
            a,
            b,
        });
        dst
    }

    pub fn convert(&mut self, operator: ConvertOp, src: Reg) -> Reg {
        let dst = self.fresh(operator.to_kind());
        self.emit(Op::Convert {
            operator,
            dst: Def(dst),
            src,
        });
        dst
    }

    pub fn native(&mut self, name: &str, args: Vec<Reg>, result: Option<Kind>) -> Option<Reg> {
        let dst = result.map(|kind| self.fresh(kind));
        let native: NativeId = self.world.native(name);
        self.emit(Op::Native {
            dst: OptDef(dst),
            native,
            args: Args(args.into()),
        });
        dst
    }

    pub fn call(&mut self, function: FuncId, args: Vec<Reg>, result: Option<Kind>) -> Option<Reg> {
        let dst = result.map(|kind| self.fresh(kind));
        self.emit(Op::Call {
            dst: OptDef(dst),
            function,
            args: Args(args.into()),
        });
        dst
    }

    /// Ends every path that comes here.
    pub fn refuse(&mut self, what: &str) {
        self.native(&format!("{REFUSED_NATIVE}{what}"), Vec::new(), None);
    }

    fn return_from(&mut self, value: Option<&(Type, Value)>) -> Result<(), Refusal> {
        let mut first = None;
        if let Some((ty, value)) = value {
            let registers = self.registers(ty, value)?;
            for (number, &reg) in registers.iter().enumerate().skip(1) {
                self.keep_result(number, reg)?;
            }
            first = registers.first().copied();
        }
        if self.is_main {
            return self.end_program(first);
        }
        for pointer in self.shared.clone() {
            self.native("c.leave", vec![pointer], None);
        }
        if self.is_atomic {
            self.native("c.atomic_end", Vec::new(), None);
        }
        self.emit(Op::Return {
            value: OptUse(first),
        });
        Ok(())
    }

    /// Ends the program where `main` returns. Its local variables live until then: other threads may
    /// use them as long as they run.
    fn end_program(&mut self, code: Option<Reg>) -> Result<(), Refusal> {
        let code = match code {
            Some(reg) if self.function.regs[reg.index()].kind == Kind::I32 => reg,
            _ => self.constant(Kind::I32, 0),
        };
        match self.world.exit_function() {
            Some(exit) => self.call(exit, vec![code], None),
            None => self.native("c.exit", vec![code], None),
        };
        self.end_here();
        Ok(())
    }

    /// The class of the registers that hold all but the first scalar of a result.
    fn results_class(&self) -> ClassId {
        World::RESULTS
    }
}

/// The most registers of a function.
const MAX_REGISTERS: usize = 60_000;
