//! Which kinds of register every operation takes and gives.
//!
//! This is the one statement of the typing rules: the verifier checks registers against it, and
//! the text parser infers kinds from it.

use crate::{FuncId, Kind, Op, Place, Reg, RegisterRole, Signature};

/// The kind of a thread handle: what `start` and `self` give and `join` takes. 0 is no thread.
pub const THREAD_HANDLE: Kind = Kind::I64;

/// What an operation asks of a register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wants {
    /// Exactly this kind.
    One(Kind),
    /// Something that can be compared with 0: any kind but a float.
    Condition,
    /// A reference or a pointer.
    Base,
    /// A size in bytes: either integer kind, read as unsigned.
    Size,
    /// The kind of this register.
    Same(Reg),
    /// Any kind.
    Any,
}

impl Wants {
    /// Whether a register of `kind` will do. `Same` is the caller's to look up.
    pub fn accepts(self, kind: Kind) -> bool {
        match self {
            Wants::One(wanted) => kind == wanted,
            Wants::Condition => !matches!(kind, Kind::F32 | Kind::F64),
            Wants::Base => kind.is_reference(),
            Wants::Size => matches!(kind, Kind::I32 | Kind::I64),
            Wants::Same(_) | Wants::Any => true,
        }
    }

    /// The rule in the words of messages.
    pub fn describe(self) -> &'static str {
        match self {
            Wants::One(kind) => kind.name(),
            Wants::Condition => "i32, i64, ref or ptr",
            Wants::Base => "ref or ptr",
            Wants::Size => "i32 or i64",
            Wants::Same(_) | Wants::Any => "any kind",
        }
    }
}

/// Calls `visit` for every register operand of `op` with what the operation asks of it.
///
/// `result` is the result kind of the function that the operation stands in. A signature that is
/// not known leaves the arguments of its calls unconstrained.
pub fn operand_kinds(
    op: &Op,
    result: Option<Kind>,
    signature: &dyn Fn(FuncId) -> Option<Signature>,
    visit: &mut dyn FnMut(RegisterRole, Reg, Wants),
) {
    use Kind::{I32, I64, Ptr, Ref};
    use RegisterRole::{Def, Use};
    use Wants::{Any, Base, Condition, One, Same, Size};
    match op {
        Op::Const { dst, value } => visit(Def, dst.0, One(value.kind)),
        Op::Null { dst }
        | Op::StringLiteral { dst, .. }
        | Op::TypeObject { dst, .. }
        | Op::Caught { dst }
        | Op::New { dst, .. } => visit(Def, dst.0, One(Ref)),
        Op::FunctionAddress { dst, .. } | Op::FrameAddress { dst, .. } => {
            visit(Def, dst.0, One(Ptr));
        }
        Op::Move { dst, src } => {
            visit(Use, *src, Same(dst.0));
            visit(Def, dst.0, Same(*src));
        }
        Op::Unary { operator, dst, src } => {
            visit(Use, *src, One(operator.kind()));
            visit(Def, dst.0, One(operator.kind()));
        }
        Op::Binary {
            operator,
            dst,
            a,
            b,
        } => {
            visit(Use, *a, One(operator.kind));
            visit(Use, *b, One(operator.right_kind()));
            visit(Def, dst.0, One(operator.kind));
        }
        Op::Compare {
            operator,
            dst,
            a,
            b,
        } => {
            visit(Use, *a, One(operator.kind));
            visit(Use, *b, One(operator.kind));
            visit(Def, dst.0, One(I32));
        }
        Op::Convert { operator, dst, src } => {
            visit(Use, *src, One(operator.from_kind()));
            visit(Def, dst.0, One(operator.to_kind()));
        }
        Op::PointerDifference { dst, a, b } => {
            visit(Use, *a, One(Ptr));
            visit(Use, *b, One(Ptr));
            visit(Def, dst.0, One(I64));
        }
        Op::Select {
            dst,
            condition,
            a,
            b,
        } => {
            visit(Use, *condition, Condition);
            visit(Use, *a, Same(dst.0));
            visit(Use, *b, Same(dst.0));
            // Either alternative tells the kind of the result.
            visit(Def, dst.0, Same(*a));
            visit(Def, dst.0, Same(*b));
            visit(Use, *a, Same(*b));
            visit(Use, *b, Same(*a));
        }
        Op::Branch { condition, .. }
        | Op::Assert { condition, .. }
        | Op::Assume { condition }
        | Op::EndFilter { accept: condition } => visit(Use, *condition, Condition),
        Op::Switch { index, .. } => visit(Use, *index, One(I32)),
        Op::Return { value } => {
            if let Some(value) = value.0 {
                visit(Use, value, result.map_or(Any, One));
            }
        }
        Op::Call {
            dst,
            function,
            args,
        }
        | Op::CallVirtual {
            dst,
            method: function,
            args,
        } => {
            let signature = signature(*function);
            visit_args(&args.0, signature.as_ref(), visit);
            if let Some(dst) = dst.0 {
                let gives = signature.and_then(|s| s.result);
                visit(Def, dst, gives.map_or(Any, One));
            }
        }
        Op::CallIndirect {
            dst,
            function,
            args,
        } => {
            visit(Use, *function, One(Ptr));
            visit_args(&args.0, None, visit);
            if let Some(dst) = dst.0 {
                visit(Def, dst, Any);
            }
        }
        Op::TailCall { function, args } => {
            visit(Use, *function, One(Ptr));
            visit_args(&args.0, None, visit);
        }
        Op::Native { dst, args, .. } => {
            visit_args(&args.0, None, visit);
            if let Some(dst) = dst.0 {
                visit(Def, dst, Any);
            }
        }
        Op::Throw { exception: object }
        | Op::MonitorExit { object }
        | Op::MonitorPulse { object }
        | Op::MonitorPulseAll { object } => visit(Use, *object, One(Ref)),
        Op::Load { dst, place, .. } => {
            visit_place(place, visit);
            visit(Def, dst.0, One(place.cell().kind()));
        }
        Op::Store { place, value, .. } => {
            visit_place(place, visit);
            visit(Use, *value, One(place.cell().kind()));
        }
        Op::Rmw {
            dst, place, value, ..
        } => {
            visit_place(place, visit);
            visit(Use, *value, One(place.cell().kind()));
            if let Some(dst) = dst.0 {
                visit(Def, dst, One(place.cell().kind()));
            }
        }
        Op::CompareExchange {
            dst,
            place,
            expected,
            value,
            ..
        } => {
            visit_place(place, visit);
            visit(Use, *expected, One(place.cell().kind()));
            visit(Use, *value, One(place.cell().kind()));
            if let Some(dst) = dst.0 {
                visit(Def, dst, One(place.cell().kind()));
            }
        }
        Op::Address { dst, place } => {
            visit_place(place, visit);
            visit(Def, dst.0, One(Ptr));
        }
        Op::NewArray { dst, length, .. } => {
            visit(Use, *length, One(I32));
            visit(Def, dst.0, One(Ref));
        }
        Op::NewBytes { dst, size } => {
            visit(Use, *size, Size);
            visit(Def, dst.0, One(Ptr));
        }
        Op::ArrayLength { dst, array } => {
            visit(Use, *array, One(Ref));
            visit(Def, dst.0, One(I32));
        }
        Op::ElementAddress { dst, array, index } => {
            visit(Use, *array, One(Ref));
            visit(Use, *index, One(I32));
            visit(Def, dst.0, One(Ptr));
        }
        Op::NullCheck { value } => visit(Use, *value, Base),
        Op::IsInstance { dst, value, .. } | Op::Cast { dst, value, .. } => {
            visit(Use, *value, One(Ref));
            visit(Def, dst.0, One(Ref));
        }
        Op::StoreCheck { array, value } => {
            visit(Use, *array, One(Ref));
            visit(Use, *value, One(Ref));
        }
        Op::MonitorEnter { object, taken } => {
            visit(Use, *object, One(Ref));
            visit_optional(taken.0, Ptr, visit);
        }
        Op::MonitorTryEnter {
            dst,
            object,
            timeout,
            taken,
        } => {
            visit(Use, *object, One(Ref));
            visit_optional(timeout.0, I32, visit);
            visit_optional(taken.0, Ptr, visit);
            if let Some(dst) = dst.0 {
                visit(Def, dst, One(I32));
            }
        }
        Op::MonitorWait {
            dst,
            object,
            timeout,
        } => {
            visit(Use, *object, One(Ref));
            visit_optional(timeout.0, I32, visit);
            if let Some(dst) = dst.0 {
                visit(Def, dst, One(I32));
            }
        }
        Op::ThreadStart {
            dst,
            function,
            args,
        } => {
            visit_args(&args.0, signature(*function).as_ref(), visit);
            if let Some(dst) = dst.0 {
                visit(Def, dst, One(THREAD_HANDLE));
            }
        }
        Op::ThreadJoin {
            dst,
            thread,
            timeout,
        } => {
            visit(Use, *thread, One(THREAD_HANDLE));
            visit_optional(timeout.0, I32, visit);
            if let Some(dst) = dst.0 {
                visit(Def, dst, One(I32));
            }
        }
        Op::ThreadSelf { dst } => visit(Def, dst.0, One(THREAD_HANDLE)),
        Op::Choose { dst, bound } => {
            visit(Use, *bound, One(I32));
            visit(Def, dst.0, One(I32));
        }
        Op::CallBegins { object, args, .. } => {
            visit_optional(object.0, Ref, visit);
            visit_args(&args.0, None, visit);
        }
        Op::CallEnds {
            object, results, ..
        } => {
            visit_optional(object.0, Ref, visit);
            visit_args(&results.0, None, visit);
        }
        Op::Jump { .. }
        | Op::Rethrow {}
        | Op::Leave { .. }
        | Op::EndFinally {}
        | Op::Fence { .. }
        | Op::InitClass { .. }
        | Op::Yield {}
        | Op::Mark { .. }
        | Op::AtomicBegin {}
        | Op::AtomicEnd {} => {}
    }
}

fn visit_optional(reg: Option<Reg>, kind: Kind, visit: &mut dyn FnMut(RegisterRole, Reg, Wants)) {
    if let Some(reg) = reg {
        visit(RegisterRole::Use, reg, Wants::One(kind));
    }
}

fn visit_args(
    args: &[Reg],
    signature: Option<&Signature>,
    visit: &mut dyn FnMut(RegisterRole, Reg, Wants),
) {
    for (index, arg) in args.iter().enumerate() {
        let kind = signature.and_then(|s| s.params.get(index).copied());
        visit(RegisterRole::Use, *arg, kind.map_or(Wants::Any, Wants::One));
    }
}

fn visit_place(place: &Place, visit: &mut dyn FnMut(RegisterRole, Reg, Wants)) {
    match place {
        Place::Field(base, _) => visit(RegisterRole::Use, *base, Wants::Base),
        Place::Static(_) | Place::ThreadStatic(_) => {}
        Place::Element(array, index, _) => {
            visit(RegisterRole::Use, *array, Wants::One(Kind::Ref));
            visit(RegisterRole::Use, *index, Wants::One(Kind::I32));
        }
        Place::Pointer(base, ..) => visit(RegisterRole::Use, *base, Wants::One(Kind::Ptr)),
    }
}
