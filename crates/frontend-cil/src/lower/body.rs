//! Method bodies: variables, regions, and the walk over the instructions.

use super::blocks::Flowgraph;
use super::statements::StatementStarts;
use super::{Lines, Loc, Lowerer, Val, Variable};
use crate::reader::{
    ClauseKind, ExceptionClause, Flow, Instruction, MethodBody, MethodDefId, Opcode, Operand,
    Primitive, RowId,
};
use crate::world::{FuncKey, MethodInfo, OrProblem, Repr, Res, Ty, TyId, problem};
use fencepost_base::FxHashMap;
use fencepost_ir::{
    Args, Def, Kind, Op, OptDef, Order, Place, REFUSED_NATIVE, Reg, Region, RegionKind,
};

/// What prefixes say about the instruction that follows them.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Prefixes {
    /// The access is volatile.
    pub(crate) volatile: bool,
    /// The type that a virtual call is made on.
    pub(crate) constrained: Option<TyId>,
    /// The address is only read through.
    pub(crate) readonly: bool,
    /// The call is the last thing that the method does.
    pub(crate) tail: bool,
}

impl Prefixes {
    pub(crate) fn order(&self) -> Order {
        if self.volatile {
            Order::Volatile
        } else {
            Order::Plain
        }
    }
}

impl Lowerer<'_> {
    /// Lowers a method of any sort.
    pub(crate) fn method(&mut self) -> Res<()> {
        let key = self.key.clone();
        let FuncKey::Method { owner, row, .. } = key else {
            return problem("not a method");
        };
        let (def, info) = self.world.method_of(&key)?;
        let (result, params) = self.world.signature_of(&key)?;
        let this = info
            .sig
            .has_this
            .then(|| self.this_type(owner))
            .transpose()?;
        self.declare_parameters(this, &params, result)?;
        if info.row.is_abstract() {
            return problem(format!(
                "abstract method `{}` is called",
                self.function.name
            ));
        }
        if self.is_replaced(&key)? {
            return self.forward_to_call(&key);
        }
        if self.world.data(owner)?.is_delegate && info.row.is_runtime() {
            return self.delegate_method(owner, &info);
        }
        let world = self.world;
        let body = world
            .image(def)
            .method_body(MethodDefId::from_row(row))
            .or_problem()?;
        match body {
            Some(body) => self.cil_body(&body, &info),
            None if self.accessor(def, row, &info)? => Ok(()),
            None => problem(format!("method `{}` has no body", self.function.name)),
        }
    }

    /// The type of `this` in the methods of a type.
    pub(crate) fn this_type(&self, owner: TyId) -> Res<TyId> {
        if self.world.is_value(owner)? {
            self.world.intern(&Ty::ByRef(owner))
        } else {
            Ok(owner)
        }
    }

    fn cil_body(&mut self, body: &MethodBody<'_>, info: &MethodInfo) -> Res<()> {
        let code = body.decode().or_problem()?;
        if code.is_empty() {
            return problem("malformed code: an empty body");
        }
        let FuncKey::Method { owner, row, .. } = self.key else {
            return problem("not a method");
        };
        let lines = Lines::of(self.source, self.ctx.asm, row);
        self.position = lines.at(0);
        self.declare_locals(body, &code)?;
        self.name_variables(info)?;
        self.initialize_at_entry(owner, info)?;
        self.offer_early_initializers()?;
        // A boxed copy would be locked for a value, which nobody else can see.
        let synchronized =
            info.row.is_synchronized() && (info.row.is_static() || !self.world.is_value(owner)?);
        if synchronized {
            self.synchronized_enter(owner, info)?;
        }
        self.spill_parameters(&code)?;
        self.frame_goes = body.clauses.is_empty() && !synchronized && Self::frame_can_go(&code);
        self.frame_pointed = Self::frame_is_pointed_to(&code);
        let mut graph = Flowgraph::of(&code, &body.clauses, &self.stops);
        self.handler_entries(&mut graph, &body.clauses)?;
        self.walk(&code, &body.clauses, &mut graph, &lines)
    }

    /// Types with a precise initialiser run it when their code is entered.
    fn initialize_at_entry(&mut self, owner: TyId, info: &MethodInfo) -> Res<()> {
        let triggers = info.row.is_static() && info.name != ".cctor"
            || info.name == ".ctor"
            || self.world.is_value(owner)?;
        let Some((def, _)) = self.world.named(owner) else {
            return Ok(());
        };
        if !triggers || self.world.type_row(def)?.is_before_field_init() {
            return Ok(());
        }
        self.initialize(owner)
    }

    /// Types without a precise initialiser may run it as soon as code that needs it is entered.
    fn offer_early_initializers(&mut self) -> Res<()> {
        if !self.world.early_initializers || self.function.library {
            return Ok(());
        }
        for ty in self.world.early_classes(&self.key) {
            let bound = self.number(Kind::I32, 2)?;
            self.release(bound);
            let now = self.temp(Kind::I32)?;
            self.emit(Op::Choose {
                dst: Def(now),
                bound,
            });
            let (early, later) = (self.label(), self.label());
            self.emit(Op::Branch {
                condition: now,
                then: Self::target(early),
                otherwise: Self::target(later),
            });
            self.release(now);
            self.bind(early);
            self.initialize_quietly(ty, later)?;
            self.bind(later);
        }
        Ok(())
    }

    /// Initialises a type and goes on. An initialiser that fails is told to those who use it.
    fn initialize_quietly(&mut self, ty: TyId, next: super::Label) -> Res<()> {
        let object = self.world.primitive(Primitive::Object)?;
        let target = Self::target(next);
        let start = self.function.ops.len() as u32;
        self.initialize(ty)?;
        self.emit(Op::Leave { target });
        let end = self.function.ops.len() as u32;
        self.emit(Op::Leave { target });
        self.function.regions.push(Region {
            kind: RegionKind::Catch(object.class()),
            start,
            end,
            handler: end,
            handler_end: end + 1,
        });
        Ok(())
    }

    /// Makes sure a type is initialised, if it has an initialiser.
    pub(crate) fn initialize(&mut self, ty: TyId) -> Res<()> {
        if self.world.initializer(ty)?.is_some() {
            self.emit(Op::InitClass { class: ty.class() });
        }
        Ok(())
    }

    fn declare_locals(&mut self, body: &MethodBody<'_>, code: &[Instruction<'_>]) -> Res<()> {
        let Some(signature) = body.local_signature else {
            return Ok(());
        };
        let image = &self.world.assembly(self.ctx.asm).image;
        let sigs = image.locals_sig(signature).or_problem()?;
        let taken = addresses_taken(code, Opcode::LdlocaS, Opcode::Ldloca);
        for (number, sig) in sigs.iter().enumerate() {
            let ty = self.world.sig(&self.ctx, sig)?;
            let in_memory = taken.contains(&(number as u16))
                && !self.is_lent_to_builders(code, number as u16, ty);
            let loc = match self.local_place(ty, number, in_memory) {
                Ok(loc) => loc,
                Err(_) if self.world.lacks_size(ty)? => Loc::Unknown,
                Err(problem) => return Err(problem),
            };
            self.locals.push(Variable { ty, loc });
        }
        Ok(())
    }

    /// Where a local variable is.
    fn local_place(&mut self, ty: TyId, number: usize, in_memory: bool) -> Res<Loc> {
        let repr = self.world.repr(ty)?;
        if repr == Repr::Struct || in_memory {
            return Ok(Loc::Frame(self.reserve(ty, &format!("local{number}"))?));
        }
        let reg = self.new_register(repr.kind())?;
        self.holds[reg.index()] = u16::MAX;
        Ok(Loc::Reg(reg))
    }

    /// Why a variable cannot be used.
    pub(crate) fn unknown_variable(&self, ty: TyId) -> Res<()> {
        self.world.check_size(ty)?;
        problem("a variable has no memory")
    }

    /// Registers of variables go by their names, for those who read the lowered code.
    fn name_variables(&mut self, info: &MethodInfo) -> Res<()> {
        let FuncKey::Method { row, .. } = self.key else {
            return Ok(());
        };
        let id = MethodDefId::from_row(row);
        let assembly = self.world.assembly(self.ctx.asm);
        let mut names: Vec<(Reg, String)> = Vec::new();
        let shift = usize::from(info.sig.has_this);
        if let (true, Some(Variable { loc, .. })) = (info.sig.has_this, self.args.first()) {
            names.extend(register_of(*loc).map(|reg| (reg, "this".to_string())));
        }
        if let Ok(params) = assembly.image.params(id) {
            for param in params {
                let Ok(row) = assembly.image.row(param) else {
                    continue;
                };
                let index = usize::from(row.sequence)
                    .wrapping_sub(1)
                    .wrapping_add(shift);
                if row.sequence > 0
                    && let Some(reg) = self.args.get(index).and_then(|v| register_of(v.loc))
                    && let Ok(name) = assembly.image.string(row.name)
                {
                    names.push((reg, name.to_string()));
                }
            }
        }
        let locals = assembly
            .debug
            .as_ref()
            .and_then(|debug| debug.locals(id).ok());
        for local in locals.unwrap_or_default() {
            let variable = self.locals.get(usize::from(local.slot));
            if let Some(reg) = variable.and_then(|v| register_of(v.loc)) {
                names.push((reg, local.name));
            }
        }
        for (reg, name) in names {
            self.function.regs[reg.index()].name = Some(name);
        }
        Ok(())
    }

    /// Scalar parameters whose address is taken move into the frame.
    fn spill_parameters(&mut self, code: &[Instruction<'_>]) -> Res<()> {
        let taken = addresses_taken(code, Opcode::LdargaS, Opcode::Ldarga);
        for number in 0..self.args.len() {
            let Variable { ty, loc } = self.args[number];
            if let (Loc::Reg(reg), true) = (loc, taken.contains(&(number as u16))) {
                let offset = self.reserve(ty, &format!("arg{number}"))?;
                if let Repr::Cell(cell) = self.world.repr(ty)? {
                    let place = Place::Pointer(self.frame()?, offset as i32, cell);
                    self.store(place, Order::Plain, reg);
                }
                self.args[number].loc = Loc::Frame(offset);
            }
        }
        Ok(())
    }

    /// Handlers and filters begin with the exception on the stack; finallys with nothing.
    fn handler_entries(&mut self, graph: &mut Flowgraph, clauses: &[ExceptionClause]) -> Res<()> {
        for clause in clauses {
            let mut starts = Vec::new();
            match clause.kind {
                ClauseKind::Catch(_) => starts.push(clause.handler_start),
                ClauseKind::Filter(start) => starts.extend([start, clause.handler_start]),
                ClauseKind::Finally | ClauseKind::Fault => {
                    if let Some(block) = graph.blocks.get_mut(&clause.handler_start) {
                        block.entry = Some(Vec::new());
                    }
                }
            }
            for start in starts {
                // The real entry is made where the handler is emitted.
                if let Some(block) = graph.blocks.get_mut(&start) {
                    block.entry = Some(Vec::new());
                }
            }
        }
        Ok(())
    }

    fn walk(
        &mut self,
        code: &[Instruction<'_>],
        clauses: &[ExceptionClause],
        graph: &mut Flowgraph,
        lines: &Lines<'_>,
    ) -> Res<()> {
        let catching: Vec<u32> = clauses
            .iter()
            .flat_map(|clause| match clause.kind {
                ClauseKind::Catch(_) => vec![clause.handler_start],
                ClauseKind::Filter(start) => vec![start, clause.handler_start],
                _ => Vec::new(),
            })
            .collect();
        let mut at: FxHashMap<u32, u32> = FxHashMap::default();
        let mut falls_in = true;
        let starts = StatementStarts::of(code);
        let mut prefixes = Prefixes::default();
        let mut prefixed = false;
        let mut index = 0;
        while let Some(instruction) = code.get(index) {
            let offset = instruction.offset;
            self.position = lines.at(offset);
            let reachable = graph.is_reachable(offset);
            if graph.starts_at(offset) {
                if falls_in && reachable && offset != 0 {
                    let label = self.flow_to(graph, offset)?;
                    // Where nothing was emitted since an earlier block began, that block would
                    // begin inside the region that begins here, and who leaves the region for it
                    // would seem to stay.
                    let here = self.function.ops.len() as u32;
                    let begins = clauses.iter().any(|clause| clause.try_start == offset);
                    if begins && at.values().any(|&op| op == here) {
                        self.emit(Op::Jump {
                            target: Self::target(label),
                        });
                    }
                }
                let label = self.block_label(graph, offset)?;
                self.bind(label);
                at.insert(offset, self.function.ops.len() as u32);
                self.enter_block(graph, offset)?;
                if catching.contains(&offset) && reachable {
                    let dst = self.temp(Kind::Ref)?;
                    self.emit(Op::Caught { dst: Def(dst) });
                    self.push(dst);
                }
            }
            if !reachable {
                falls_in = false;
                index += 1;
                continue;
            }
            if let Some(what) = self.stops.get(&offset).cloned() {
                self.stop_here(&what)?;
                falls_in = false;
                prefixes = Prefixes::default();
                index += 1;
                continue;
            }
            self.at = Some(offset);
            falls_in = true;
            if !prefixed {
                self.note_statement(instruction, lines, &starts, graph.starts_at(offset));
            }
            prefixed = instruction.opcode.flow() == Flow::Prefix;
            let next = code.get(index + 1);
            match instruction.opcode.flow() {
                Flow::Prefix => self.prefix(instruction, &mut prefixes)?,
                Flow::Branch | Flow::CondBranch | Flow::Leave | Flow::Return | Flow::Throw => {
                    falls_in = self.control(instruction, next, graph)?;
                    prefixes = Prefixes::default();
                }
                _ => {
                    let skipped = self.instruction(code, index, graph, prefixes)?;
                    self.tail_call = false;
                    prefixes = Prefixes::default();
                    index += skipped;
                    falls_in = instruction.opcode != Opcode::Jmp;
                }
            }
            index += 1;
        }
        self.at = None;
        if falls_in {
            return problem("malformed code: control falls off the end of the body");
        }
        at.insert(
            code.last().map_or(0, |last| last.next_offset()),
            self.function.ops.len() as u32,
        );
        self.regions(clauses, &at)?;
        self.synchronized_end()
    }

    /// What stands for an instruction that cannot be lowered: the run stops and says why.
    fn stop_here(&mut self, what: &str) -> Res<()> {
        let native = self.source.native(&format!("{REFUSED_NATIVE}{what}"));
        self.emit(Op::Native {
            dst: OptDef(None),
            native,
            args: Args(Box::from([])),
        });
        // Nothing goes on behind it; control may not fall off the end all the same.
        let null = self.zero(Kind::Ref)?;
        self.emit(Op::Throw { exception: null });
        Ok(())
    }

    fn prefix(&mut self, instruction: &Instruction<'_>, prefixes: &mut Prefixes) -> Res<()> {
        match (instruction.opcode, instruction.operand) {
            (Opcode::Volatile, _) => prefixes.volatile = true,
            (Opcode::Readonly, _) => prefixes.readonly = true,
            (Opcode::Constrained, Operand::Token(token)) => {
                prefixes.constrained = Some(self.world.token(&self.ctx, token)?);
            }
            (Opcode::Tail, _) => prefixes.tail = true,
            _ => {}
        }
        Ok(())
    }

    /// The exception table in terms of operations.
    fn regions(&mut self, clauses: &[ExceptionClause], at: &FxHashMap<u32, u32>) -> Res<()> {
        let place = |offset: u32| match at.get(&offset) {
            Some(op) => Ok(*op),
            None => problem("malformed code: an exception clause inside an instruction"),
        };
        for clause in clauses {
            let (start, end) = (place(clause.try_start)?, place(clause.try_end)?);
            let handler = place(clause.handler_start)?;
            let handler_end = place(clause.handler_end)?;
            // What cannot be reached was not emitted, and needs no protection.
            if start == end || handler == handler_end {
                continue;
            }
            let kind = match clause.kind {
                ClauseKind::Catch(token) => {
                    // Nothing is ever of a type that does not exist, nor of this one.
                    let void = self.world.primitive(Primitive::Void)?;
                    let ty = self.world.token(&self.ctx, token).unwrap_or(void);
                    RegionKind::Catch(ty.class())
                }
                ClauseKind::Filter(start) => RegionKind::Filter(place(start)?),
                ClauseKind::Finally => RegionKind::Finally,
                ClauseKind::Fault => RegionKind::Fault,
            };
            self.function.regions.push(Region {
                kind,
                start,
                end,
                handler,
                handler_end,
            });
        }
        Ok(())
    }

    /// Loads a variable.
    pub(crate) fn load_variable(&mut self, variable: Variable) -> Res<()> {
        use super::registers::Memory;
        let repr = self.world.repr(variable.ty)?;
        match (variable.loc, repr) {
            (Loc::Reg(reg), _) => self.push_typed(reg, variable.ty),
            (Loc::Frame(offset), Repr::Cell(cell)) => {
                let place = Place::Pointer(self.frame()?, offset as i32, cell);
                let reg = self.load(place, Order::Plain)?;
                self.push_typed(reg, variable.ty)
            }
            (Loc::Frame(offset), _) => {
                self.push_struct(variable.ty, Memory::Frame(offset), Order::Plain)
            }
            (Loc::Pointer(reg), _) => self.push_struct(variable.ty, Memory::At(reg), Order::Plain),
            (Loc::Unknown, _) => self.unknown_variable(variable.ty),
        }
    }

    /// Stores the top of the stack into a variable.
    pub(crate) fn store_variable(&mut self, variable: Variable) -> Res<()> {
        use super::registers::Memory;
        let value = self.pop()?;
        match (variable.loc, value) {
            (Loc::Unknown, _) => return self.unknown_variable(variable.ty),
            (Loc::Pointer(_), Val::Struct { ty, offset }) => {
                self.check_same_struct(ty, variable.ty)?;
                let Loc::Pointer(reg) = variable.loc else {
                    return Ok(());
                };
                self.copy_struct(
                    variable.ty,
                    Memory::Frame(offset),
                    Memory::At(reg),
                    Order::Plain,
                )?;
            }
            (Loc::Frame(target), Val::Struct { ty, offset }) => {
                self.check_same_struct(ty, variable.ty)?;
                self.copy_struct(
                    variable.ty,
                    Memory::Frame(offset),
                    Memory::Frame(target),
                    Order::Plain,
                )?;
            }
            (loc, Val::Scalar(scalar)) => {
                let Repr::Cell(cell) = self.world.repr(variable.ty)? else {
                    return problem("malformed code: a number stored into a struct variable");
                };
                let reg = self.coerce_to(scalar, cell)?;
                match loc {
                    Loc::Reg(target) => {
                        self.detach(target)?;
                        if target != reg {
                            self.emit(Op::Move {
                                dst: Def(target),
                                src: reg,
                            });
                        }
                    }
                    Loc::Frame(offset) => {
                        let place = Place::Pointer(self.frame()?, offset as i32, cell);
                        self.store(place, Order::Plain, reg);
                    }
                    Loc::Pointer(_) | Loc::Unknown => {
                        return problem("malformed code: a number for a struct");
                    }
                }
                self.release(reg);
                return Ok(());
            }
            _ => return problem("malformed code: a struct stored into a scalar variable"),
        }
        self.release_value(value);
        Ok(())
    }

    /// Structs of one type may differ in how they were named, but not in layout.
    pub(crate) fn check_same_struct(&self, value: TyId, variable: TyId) -> Res<()> {
        if value == variable {
            return Ok(());
        }
        let (a, b) = (self.world.layout(value)?, self.world.layout(variable)?);
        if a.layout.size == b.layout.size {
            return Ok(());
        }
        problem(format!(
            "malformed code: a `{}` where a `{}` is needed",
            self.world.type_name(value),
            self.world.type_name(variable)
        ))
    }

    /// Stack entries that still mean the old value of a variable get registers of their own.
    fn detach(&mut self, variable: Reg) -> Res<()> {
        for depth in 0..self.stack.len() {
            if let Val::Scalar(mut scalar) = self.stack[depth]
                && scalar.reg == variable
            {
                let dst = self.temp(self.kind(variable))?;
                self.emit(Op::Move {
                    dst: Def(dst),
                    src: variable,
                });
                scalar.reg = dst;
                self.stack[depth] = Val::Scalar(scalar);
            }
        }
        Ok(())
    }
}

fn register_of(loc: Loc) -> Option<Reg> {
    match loc {
        Loc::Reg(reg) | Loc::Pointer(reg) => Some(reg),
        Loc::Frame(_) | Loc::Unknown => None,
    }
}

/// The numbers of the variables whose address some instruction takes.
fn addresses_taken(code: &[Instruction<'_>], short: Opcode, long: Opcode) -> Vec<u16> {
    let mut taken = Vec::new();
    for instruction in code {
        if let (true, Operand::Variable(number)) = (
            instruction.opcode == short || instruction.opcode == long,
            instruction.operand,
        ) {
            taken.push(number);
        }
    }
    taken
}
