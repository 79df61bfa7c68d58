//! One method body becomes one function.
//!
//! The evaluation stack is tracked while instructions are read in order: scalars are registers,
//! structs are private copies in the frame's memory. Where control joins, every stack entry has
//! an agreed register. Nothing is folded, and no check, branch or dependence is left out.

mod accessor;
mod arith;
mod async_calls;
mod attribute;
mod blocks;
mod body;
mod calls;
mod convert;
mod creating;
mod entry;
mod fields;
mod instructions;
mod interface;
mod intrinsics;
mod memory;
mod objects;
mod reflect;
mod registers;
mod state_machines;
mod statements;
mod synth;
mod tail;
mod test_run;
mod tokens;
mod typed;

pub(crate) use entry::entry_point;
pub(crate) use interface::{interface, told_call};
pub(crate) use synth::{array_signature, exception_name, fault_helper, machine_fault_helper};

use crate::reader::{DebugInfo, MethodDefId, RowId, SequencePoint};
use crate::source::CilSource;
use crate::world::{Ctx, DefId, FuncKey, Repr, Res, Site, TyId, World, is_malformed, problem};
use fencepost_base::{FxHashMap, Position};
use fencepost_ir::{
    FuncId, Function, Kind, Op, Problem, Reg, Signature, Statements, Target, limits,
};
use std::collections::BTreeMap;

/// Where a local variable or parameter is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Loc {
    /// In a register.
    Reg(Reg),
    /// A scalar or struct in the frame's memory.
    Frame(u32),
    /// A struct that the caller put somewhere private.
    Pointer(Reg),
    /// Nowhere: no assembly has its type, so its size is unknown.
    Unknown,
}

/// A variable: its type and where it is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Variable {
    ty: TyId,
    loc: Loc,
}

/// An entry of the evaluation stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Val {
    /// A scalar.
    Scalar(Scalar),
    /// A struct in a private part of the frame.
    Struct {
        /// Its type.
        ty: TyId,
        /// Where it is in the frame.
        offset: u32,
    },
}

/// A scalar on the evaluation stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Scalar {
    reg: Reg,
    /// The narrowest range that the value is known to be in.
    small: Small,
    /// Whether it is a native integer rather than an address, though an address may be in it.
    native: bool,
}

/// What is known about the range of a 32-bit value, so that narrowing can be left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Small {
    /// Nothing.
    Any,
    /// It fits into both kinds of byte.
    Both,
    /// It fits into a signed byte.
    I8,
    /// It fits into an unsigned byte.
    U8,
    /// It fits into 16 bits, signed.
    I16,
    /// It fits into 16 bits, unsigned.
    U16,
}

/// Something that must be patched once all operations are there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct Label(u32);

/// A function under construction.
pub(crate) struct Lowerer<'s> {
    source: &'s CilSource,
    world: &'s World,
    key: FuncKey,
    ctx: Ctx,
    function: Function,
    position: Position,
    args: Vec<Variable>,
    locals: Vec<Variable>,
    result: TyId,
    /// Where a struct result goes.
    result_pointer: Option<Reg>,
    stack: Vec<Val>,
    /// The frame's own address, if anything needs it.
    frame_base: Option<Reg>,
    free: [Vec<Reg>; 6],
    /// How many stack entries hold a register; pinned ones are never given back.
    holds: Vec<u16>,
    free_structs: FxHashMap<TyId, Vec<u32>>,
    joins: FxHashMap<(usize, Kind), Reg>,
    struct_joins: FxHashMap<(usize, TyId), u32>,
    /// The operation of each label, once known.
    labels: Vec<Option<u32>>,
    /// What a method that holds a monitor while it runs needs at its end.
    synchronized: Option<Synchronized>,
    /// Whether the frame can go before the method's last call.
    frame_goes: bool,
    /// Whether something may point into the frame.
    frame_pointed: bool,
    /// Whether the call under way stands in tail position and is marked so.
    tail_call: bool,
    /// Instructions that cannot be lowered, and why: a run that reaches one stops there.
    stops: Stops,
    /// The instruction that is being lowered.
    at: Option<u32>,
}

/// Why a run cannot go on, by the offset of the instruction.
pub(crate) type Stops = BTreeMap<u32, String>;

/// How many instructions of one method may be impossible before all of it is.
const MAX_STOPS: usize = 64;

/// The monitor that a whole method holds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Synchronized {
    /// The object whose monitor it is.
    object: Reg,
    /// The first protected operation.
    start: u32,
    /// Where the method returns.
    epilogue: Label,
    /// Keeps the result until then.
    result: Option<Reg>,
}

impl<'s> Lowerer<'s> {
    fn new(source: &'s CilSource, key: &FuncKey) -> Res<Self> {
        let world = source.world();
        let mut function = Function::new(world.key_name(key));
        function.library = source.is_library_key(key);
        function.statements = Statements::At(Vec::new());
        function.constructs = function.name.ends_with("::.ctor");
        Ok(Self {
            source,
            world,
            key: key.clone(),
            ctx: world.body_ctx(key),
            function,
            position: Position::UNKNOWN,
            args: Vec::new(),
            locals: Vec::new(),
            result: world.primitive(crate::reader::Primitive::Void)?,
            result_pointer: None,
            stack: Vec::new(),
            frame_base: None,
            free: Default::default(),
            holds: Vec::new(),
            free_structs: FxHashMap::default(),
            joins: FxHashMap::default(),
            struct_joins: FxHashMap::default(),
            labels: Vec::new(),
            synchronized: None,
            frame_goes: false,
            frame_pointed: false,
            tail_call: false,
            stops: Stops::new(),
            at: None,
        })
    }

    /// Appends an operation.
    fn emit(&mut self, op: Op) {
        self.function.add_op(op, self.position);
    }

    /// A label that will be bound later.
    fn label(&mut self) -> Label {
        self.labels.push(None);
        Label(self.labels.len() as u32 - 1)
    }

    /// Binds a label to the next operation.
    fn bind(&mut self, label: Label) {
        self.labels[label.0 as usize] = Some(self.function.ops.len() as u32);
    }

    /// The target that stands for a label until the end.
    fn target(label: Label) -> Target {
        Target(label.0)
    }

    /// Puts the parameters into the first registers.
    fn declare_parameters(&mut self, this: Option<TyId>, params: &[TyId], result: TyId) -> Res<()> {
        self.result = result;
        for ty in this.into_iter().chain(params.iter().copied()) {
            let repr = self.world.repr(ty)?;
            let reg = self.new_register(repr.kind())?;
            self.holds[reg.index()] = u16::MAX;
            let loc = match repr {
                Repr::Struct => Loc::Pointer(reg),
                _ => Loc::Reg(reg),
            };
            self.args.push(Variable { ty, loc });
        }
        match self.world.repr(result)? {
            Repr::Void => {}
            Repr::Cell(cell) => self.function.result = Some(cell.kind()),
            Repr::Struct => {
                let reg = self.new_register(Kind::Ptr)?;
                self.holds[reg.index()] = u16::MAX;
                self.result_pointer = Some(reg);
            }
        }
        self.function.param_count = self.function.regs.len() as u16;
        Ok(())
    }

    /// Resolves labels and hands the function out.
    fn finish(mut self) -> Res<Function> {
        let mut shift = 0;
        if let Some(base) = self.frame_base {
            let op = Op::FrameAddress {
                dst: fencepost_ir::Def(base),
                offset: 0,
            };
            self.function.ops.insert(0, op);
            self.function.positions.insert(0, Position::UNKNOWN);
            shift = 1;
            if let Statements::At(all) = &mut self.function.statements {
                all.iter_mut().for_each(|statement| statement.pc += 1);
            }
            for region in &mut self.function.regions {
                for pc in [
                    &mut region.start,
                    &mut region.end,
                    &mut region.handler,
                    &mut region.handler_end,
                ] {
                    *pc += 1;
                }
                if let fencepost_ir::RegionKind::Filter(pc) = &mut region.kind {
                    *pc += 1;
                }
            }
        }
        if self.function.ops.len() > limits::MAX_OPS {
            return problem(format!(
                "a function has more than {} operations",
                limits::MAX_OPS
            ));
        }
        let labels = std::mem::take(&mut self.labels);
        let place = |label: &mut u32| match labels.get(*label as usize).copied().flatten() {
            Some(op) => {
                *label = op + shift;
                Ok(())
            }
            None => problem("a jump to nowhere"),
        };
        for op in &mut self.function.ops {
            match op {
                Op::Jump { target } | Op::Leave { target } => place(&mut target.0)?,
                Op::Branch {
                    then, otherwise, ..
                } => {
                    place(&mut then.0)?;
                    place(&mut otherwise.0)?;
                }
                Op::Switch {
                    targets, otherwise, ..
                } => {
                    targets.0.iter_mut().try_for_each(place)?;
                    place(&mut otherwise.0)?;
                }
                _ => {}
            }
        }
        self.function.frame.sort();
        Ok(self.function)
    }
}

/// Lowers a function. An instruction that cannot be lowered becomes one that stops the run, so
/// that only the paths that reach it are lost.
pub(crate) fn lower(source: &CilSource, key: &FuncKey) -> Res<Function> {
    let mut stops = Stops::new();
    loop {
        let mut at = None;
        match lower_with(source, key, &stops, &mut at) {
            Err(problem) => match at {
                Some(offset) if stops.len() < MAX_STOPS && !is_malformed(&problem) => {
                    stops.insert(offset, problem.what);
                }
                _ => return Err(problem),
            },
            lowered => return lowered,
        }
    }
}

/// Lowers a function; on failure, `at` is the instruction that is to blame, if one is.
fn lower_with(
    source: &CilSource,
    key: &FuncKey,
    stops: &Stops,
    at: &mut Option<u32>,
) -> Res<Function> {
    let mut lowerer = Lowerer::new(source, key)?;
    lowerer.stops = stops.clone();
    let lowered = match key {
        FuncKey::Method { .. } => lowerer.method(),
        FuncKey::Array(ty, method) => lowerer.array_method(*ty, *method),
        FuncKey::Fault(fault) => lowerer.fault_thrower(*fault),
        FuncKey::Entry => lowerer.entry(),
        FuncKey::Start(method) => lowerer.start(*method),
        FuncKey::Test(number) => lowerer.test(*number),
        FuncKey::InitialData(asm, row) => lowerer.initial_data(*asm, *row),
        FuncKey::Copy(ty) => lowerer.copy_of(*ty),
        FuncKey::Reflected(what, member) => lowerer.reflected(*what, *member),
        FuncKey::Attribute(asm, row) => lowerer.attribute(*asm, *row),
    };
    let place = |problem: Problem, position: Position| {
        if !problem.location.is_empty() {
            return problem;
        }
        let id = source.world().function_id(key);
        Problem {
            what: problem.what,
            location: source.position_text(id, position),
        }
    };
    let position = lowerer.position;
    *at = lowerer.at;
    lowered
        .and_then(|()| lowerer.finish())
        .map_err(|problem| place(problem, position))
}

/// Parameter and result kinds of a function, without its body.
pub(crate) fn signature(world: &World, key: &FuncKey) -> Res<Signature> {
    let (this, params, result) = match key {
        FuncKey::Method { owner, .. } => {
            let (_, info) = world.method_of(key)?;
            let (result, params) = world.signature_of(key)?;
            (this_kind(world, *owner, info.sig.has_this)?, params, result)
        }
        FuncKey::Array(ty, method) => {
            let (this, params, result) = synth::array_signature(world, *ty, *method)?;
            (this.map(|_| Kind::Ref), params, result)
        }
        FuncKey::Fault(fault) => {
            let takes_cause = *fault == fencepost_ir::Fault::ClassInitialization;
            let params = if takes_cause {
                vec![Kind::Ref, Kind::Ref]
            } else {
                Vec::new()
            };
            return Ok(Signature {
                params,
                result: None,
            });
        }
        FuncKey::Entry => {
            return Ok(Signature {
                params: Vec::new(),
                result: entry::entry_result(world)?,
            });
        }
        FuncKey::Start(method) => {
            return Ok(Signature {
                params: Vec::new(),
                result: entry::start_result(world, *method)?,
            });
        }
        FuncKey::InitialData(..) | FuncKey::Test(_) => {
            return Ok(Signature {
                params: Vec::new(),
                result: None,
            });
        }
        FuncKey::Reflected(..) | FuncKey::Attribute(..) => {
            return Ok(Signature {
                params: vec![Kind::Ref, Kind::Ref],
                result: Some(Kind::Ref),
            });
        }
        FuncKey::Copy(_) => {
            return Ok(Signature {
                params: vec![Kind::Ref],
                result: Some(Kind::Ref),
            });
        }
    };
    let mut kinds: Vec<Kind> = this.into_iter().collect();
    for param in params {
        kinds.push(world.repr(param)?.kind());
    }
    let result = match world.repr(result)? {
        Repr::Void => None,
        Repr::Cell(cell) => Some(cell.kind()),
        Repr::Struct => {
            kinds.push(Kind::Ptr);
            None
        }
    };
    Ok(Signature {
        params: kinds,
        result,
    })
}

/// The kind of `this` in the methods of a type.
fn this_kind(world: &World, owner: TyId, has_this: bool) -> Res<Option<Kind>> {
    if !has_this {
        return Ok(None);
    }
    Ok(Some(if world.is_value(owner)? {
        Kind::Ptr
    } else {
        Kind::Ref
    }))
}

/// The source positions of a method.
pub(crate) struct Lines<'s> {
    points: Vec<SequencePoint>,
    source: &'s CilSource,
    asm: u32,
}

impl<'s> Lines<'s> {
    pub(crate) fn of(source: &'s CilSource, asm: u32, row: u32) -> Self {
        let debug: Option<&DebugInfo> = source.world().assembly(asm).debug.as_ref();
        let points = debug
            .and_then(|debug| debug.sequence_points(MethodDefId::from_row(row)).ok())
            .unwrap_or_default();
        Self {
            points,
            source,
            asm,
        }
    }

    /// The first position of the method that has a line.
    pub(crate) fn first(&self) -> Position {
        let mut visible = self.points.iter().filter(|point| !point.is_hidden);
        visible
            .next()
            .map_or(Position::UNKNOWN, |point| self.at(point.il_offset))
    }

    pub(crate) fn at(&self, offset: u32) -> Position {
        let unknown = Position {
            code_offset: offset,
            ..Position::UNKNOWN
        };
        match SequencePoint::visible_before(&self.points, offset) {
            Some(point) => Position {
                file: self.source.file(self.asm, point.document),
                line: point.line,
                column: point.column,
                code_offset: offset,
            },
            None => unknown,
        }
    }
}

/// The place of an instruction in the words of reports.
pub(crate) fn place(source: &CilSource, site: Site) -> String {
    let world = source.world();
    let position = Lines::of(source, site.asm, site.method).at(site.offset);
    let image = &world.assembly(site.asm).image;
    let owner = image.declaring_type_of_method(MethodDefId::from_row(site.method));
    let def = owner.map(|owner| DefId {
        asm: site.asm,
        row: owner.row(),
    });
    let Some(owner) = def.ok().and_then(|def| world.plain(def).ok()) else {
        return String::new();
    };
    let key = FuncKey::Method {
        owner,
        row: site.method,
        args: [].into(),
    };
    let text = source.position_text(world.function_id(&key), position);
    match position.line {
        0 => text,
        _ => format!("{} {text}", world.key_name(&key)),
    }
}

/// The function of a key, as operations name it.
impl Lowerer<'_> {
    fn function_id(&self, key: &FuncKey) -> FuncId {
        self.world.function_id(key)
    }
}
