//! What each operation waits for, touches and completes first.
//!
//! This is the one place that says so, and it names every operation: a new one does not compile
//! until somebody has decided. Listing choices, conflicts, deferral, footprints, races and waiting
//! ask here. What depends on the state (is the monitor free, is the class initialised) is left to
//! them; what a native does is declared in its row ([`crate::Native`]).

use fencepost_ir::{
    ClassId, CompareOperator, Kind, NativeId, Op, Operand, Order, Place, Reg, UpdateOrder,
};

/// What is known of an operation before it runs.
#[derive(Clone, Copy)]
pub(crate) struct Effects<'a> {
    /// What keeps it from happening, apart from its inputs and what is pending.
    pub waits: Waits<'a>,
    /// The memory and monitors that it uses: what a pending entry of another thread may conflict
    /// with.
    pub touches: Touches<'a>,
    /// What of its own thread's pending list must complete before it.
    pub drains: Drains,
    /// Which of its inputs must be known, and not promises, when it runs.
    pub inputs: Inputs,
    /// Whether it leaves the function that it stands in.
    pub leaves: Leaves,
}

/// What keeps an operation from happening.
#[derive(Clone, Copy)]
pub(crate) enum Waits<'a> {
    /// Nothing.
    Nothing,
    /// An access needs room on the pending list.
    Room,
    /// A read-modify-write that the model puts on the pending list needs room there.
    RoomToUpdate,
    /// An unlock of this object needs room on the pending list.
    RoomToUnlock(Reg),
    /// The monitor of this object must be free.
    Monitor(Reg, Patience),
    /// The thread with this handle must have ended.
    End(Reg, Patience),
    /// The class must not be in the hands of another thread.
    Class(ClassId),
    /// Nothing, but others may move before it.
    Turn,
    /// A number below this bound must be chosen.
    Number(Reg),
    /// The row of the native says.
    Native(NativeId, &'a [Reg]),
}

/// How long an operation waits.
#[derive(Clone, Copy)]
pub(crate) enum Patience {
    /// For ever.
    Endless,
    /// Not at all.
    None,
    /// For the milliseconds in a register; a negative number means for ever.
    Limit(Reg),
}

/// The memory and monitors that an operation uses.
#[derive(Clone, Copy)]
pub(crate) enum Touches<'a> {
    /// None that another thread can reach.
    Nothing,
    /// A cell.
    Cell(Place, Access),
    /// The monitor of an object, or the threads that wait for it.
    Monitor(Reg),
    /// A monitor that its thread holds, so that nobody else can take it before.
    HeldMonitor,
    /// The state of a class, and whatever its initialiser uses.
    Class(ClassId),
    /// The end of the thread, if the call is its first.
    End,
    /// Not known before it has run.
    Anything,
    /// What its arguments lead to, and what the row of the native says.
    Native(NativeId, &'a [Reg]),
}

/// How an operation uses a cell.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Access {
    /// Reads it. Under most models the read is put on the pending list first.
    Read(Order),
    /// Writes it. The write is put on the pending list first.
    Write(Order),
    /// Reads and may write it, in place.
    Update,
}

impl Access {
    /// Whether the program says nothing about its order.
    pub fn is_plain(self) -> bool {
        match self {
            Access::Read(order) | Access::Write(order) => order == Order::Plain,
            Access::Update => false,
        }
    }
}

/// What of its own thread's pending list must complete before an operation.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Drains {
    /// Nothing. The operation stays within the thread, or is put on the list itself.
    Nothing,
    /// All of it.
    All,
    /// All of it, except under working copies, which this operation does not synchronise.
    AllInTables,
    /// All of it, except where the model puts the read-modify-write on the list itself.
    Update,
    /// What a lock does not overtake by the model's table.
    BeforeLock,
    /// All of it if the operation becomes the initialiser of this class, else nothing.
    ToInitialize(ClassId),
    /// All of it if the native is visible, else nothing.
    Native(NativeId),
}

/// Which inputs of an operation must be known when it runs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Inputs {
    /// All of them.
    All,
    /// None: it is passed on, or is arithmetic that cannot fail and waits for its inputs.
    Deferred,
    /// Only the address; the stored value may be a promise.
    Address(Place),
    /// Only this one: what decides which function is called, or whose operation it is.
    Callee(Option<Reg>),
}

/// Whether an operation leaves the function that it stands in.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Leaves {
    /// It does not.
    No,
    /// It calls another function, and comes back.
    Calls,
    /// It may run an initialiser, and comes back.
    Initializes,
    /// It may run other code on behalf of the runtime.
    Native(NativeId),
    /// It goes back to the caller.
    Returns,
    /// It goes wherever the handlers of an exception are.
    Unwinds,
}

/// An operation that stays within its thread and needs its inputs.
const LOCAL: Effects<'static> = Effects {
    waits: Waits::Nothing,
    touches: Touches::Nothing,
    drains: Drains::Nothing,
    inputs: Inputs::All,
    leaves: Leaves::No,
};

/// An operation that happens in place, once nothing is pending.
const IN_PLACE: Effects<'static> = Effects {
    drains: Drains::All,
    ..LOCAL
};

/// Arithmetic that waits for its inputs unless it can fail.
const fn arithmetic(can_fail: bool) -> Effects<'static> {
    let inputs = match can_fail {
        true => Inputs::All,
        false => Inputs::Deferred,
    };
    Effects { inputs, ..LOCAL }
}

const fn unwinds() -> Effects<'static> {
    Effects {
        leaves: Leaves::Unwinds,
        ..LOCAL
    }
}

const fn calls(inputs: Inputs) -> Effects<'static> {
    Effects {
        inputs,
        leaves: Leaves::Calls,
        ..LOCAL
    }
}

/// A read-modify-write. One that is weaker than a full fence may be put on the pending list, and
/// then its operands may be promises.
fn update(place: Place, order: UpdateOrder) -> Effects<'static> {
    Effects {
        waits: Waits::RoomToUpdate,
        touches: Touches::Cell(place, Access::Update),
        drains: Drains::Update,
        inputs: match order == UpdateOrder::Volatile {
            true => Inputs::All,
            false => Inputs::Address(place),
        },
        ..LOCAL
    }
}

/// What an operation waits for, touches and completes first.
pub(crate) fn effects(op: &Op) -> Effects<'_> {
    match op {
        Op::Const { .. }
        | Op::Null { .. }
        | Op::StringLiteral { .. }
        | Op::TypeObject { .. }
        | Op::FunctionAddress { .. }
        | Op::FrameAddress { .. }
        | Op::PointerDifference { .. }
        | Op::Caught { .. }
        | Op::Address { .. }
        | Op::New { .. }
        | Op::NewArray { .. }
        | Op::NewBytes { .. }
        | Op::ArrayLength { .. }
        | Op::ElementAddress { .. }
        | Op::NullCheck { .. }
        | Op::IsInstance { .. }
        | Op::Cast { .. }
        | Op::StoreCheck { .. }
        | Op::ThreadSelf { .. }
        | Op::Mark { .. }
        | Op::Assert { .. }
        | Op::Assume { .. }
        | Op::AtomicEnd {}
        | Op::Jump { .. }
        | Op::Branch { .. }
        | Op::Switch { .. } => LOCAL,

        Op::Move { .. } | Op::Unary { .. } | Op::Select { .. } => arithmetic(false),
        Op::Binary { operator, .. } => arithmetic(operator.faults()),
        Op::Convert { operator, .. } => arithmetic(operator.faults()),
        // Pointers into different objects have no order.
        Op::Compare { operator, .. } => arithmetic(
            operator.kind == Kind::Ptr
                && !matches!(operator.operator, CompareOperator::Eq | CompareOperator::Ne),
        ),

        Op::Call { .. } => calls(Inputs::Deferred),
        // Dispatch needs the object or the function, not the other arguments.
        Op::CallVirtual { args, .. } => calls(Inputs::Callee(args.0.first().copied())),
        Op::CallIndirect { function, .. } | Op::TailCall { function, .. } => {
            calls(Inputs::Callee(Some(*function)))
        }
        Op::Return { .. } => Effects {
            touches: Touches::End,
            leaves: Leaves::Returns,
            ..IN_PLACE
        },
        Op::Throw { .. }
        | Op::Rethrow {}
        | Op::Leave { .. }
        | Op::EndFinally {}
        | Op::EndFilter { .. } => unwinds(),

        Op::Load { order, place, .. } => Effects {
            waits: Waits::Room,
            touches: Touches::Cell(*place, Access::Read(*order)),
            ..LOCAL
        },
        Op::Store { order, place, .. } => Effects {
            waits: Waits::Room,
            touches: Touches::Cell(*place, Access::Write(*order)),
            inputs: Inputs::Address(*place),
            ..LOCAL
        },
        Op::Rmw { order, place, .. } => update(*place, *order),
        Op::CompareExchange { order, place, .. } => update(*place, order.strongest()),
        Op::Fence { .. } | Op::ThreadStart { .. } => IN_PLACE,

        Op::InitClass { class } => Effects {
            waits: Waits::Class(*class),
            touches: Touches::Class(*class),
            drains: Drains::ToInitialize(*class),
            leaves: Leaves::Initializes,
            ..LOCAL
        },
        Op::MonitorEnter { object, .. } => Effects {
            waits: Waits::Monitor(*object, Patience::Endless),
            touches: Touches::Monitor(*object),
            drains: Drains::BeforeLock,
            ..LOCAL
        },
        Op::MonitorExit { object } => Effects {
            waits: Waits::RoomToUnlock(*object),
            touches: Touches::HeldMonitor,
            ..LOCAL
        },
        Op::MonitorTryEnter {
            object, timeout, ..
        } => Effects {
            waits: Waits::Monitor(*object, timeout.0.map_or(Patience::None, Patience::Limit)),
            touches: Touches::Monitor(*object),
            ..IN_PLACE
        },
        Op::MonitorWait { object, .. } => Effects {
            touches: Touches::Monitor(*object),
            ..IN_PLACE
        },
        Op::MonitorPulse { object } | Op::MonitorPulseAll { object } => Effects {
            touches: Touches::Monitor(*object),
            drains: Drains::AllInTables,
            ..LOCAL
        },
        Op::ThreadJoin {
            thread, timeout, ..
        } => Effects {
            waits: Waits::End(
                *thread,
                timeout.0.map_or(Patience::Endless, Patience::Limit),
            ),
            drains: Drains::AllInTables,
            ..LOCAL
        },
        Op::Yield {} => Effects {
            drains: Drains::AllInTables,
            ..LOCAL
        },
        Op::Choose { bound, .. } => Effects {
            // It concerns nobody else, so what is pending stays pending.
            waits: Waits::Number(*bound),
            ..LOCAL
        },
        // When an operation begins and ends is nothing that the program could notice, and so it
        // orders nothing: what it was given and gives may still be a promise.
        Op::CallBegins { object, .. } | Op::CallEnds { object, .. } => Effects {
            waits: Waits::Turn,
            inputs: Inputs::Callee(object.0),
            ..LOCAL
        },
        Op::AtomicBegin {} => Effects {
            touches: Touches::Anything,
            ..IN_PLACE
        },
        Op::Native { native, args, .. } => Effects {
            waits: Waits::Native(*native, &args.0),
            touches: Touches::Native(*native, &args.0),
            drains: Drains::Native(*native),
            leaves: Leaves::Native(*native),
            ..LOCAL
        },
    }
}

impl Effects<'_> {
    /// Whether the operation neither waits nor orders anything, whatever the state is. Every loop
    /// has one of this kind, because jumps and calls are.
    pub fn is_local(&self) -> bool {
        matches!(self.waits, Waits::Nothing) && self.drains == Drains::Nothing
    }

    /// Calls `note` for every register whose value the operation needs before it can run.
    pub fn visit_needed(&self, op: &Op, note: &mut dyn FnMut(Reg)) {
        match self.inputs {
            Inputs::All => op.visit_registers(&mut |role, reg| {
                if role == fencepost_ir::RegisterRole::Use {
                    note(reg);
                }
            }),
            Inputs::Deferred => {}
            Inputs::Address(place) => place.visit_registers(&mut |_, reg| note(reg)),
            Inputs::Callee(reg) => reg.into_iter().for_each(note),
        }
    }
}

/// Calls `note` for every register whose value an operation needs before it can run.
pub(crate) fn visit_needed(op: &Op, note: &mut dyn FnMut(Reg)) {
    effects(op).visit_needed(op, note);
}

#[cfg(test)]
mod tests {
    use super::*;
    use fencepost_ir::{Effect, text::parse_program};
    use std::collections::BTreeSet;

    /// What the table of operations says in a word must be what is said here in detail.
    #[test]
    fn effects_agree_with_the_table_of_operations() {
        let text = include_str!("../../../ir/tests/corpus.fir");
        let program = parse_program(text, "corpus.fir").expect("the corpus is a program");
        let mut seen = BTreeSet::new();
        let bodies = program.function_ids().filter_map(|id| program.body(id));
        for op in bodies.flat_map(|function| &function.ops) {
            let (info, effects) = (op.info(), effects(op));
            seen.insert(info.name);
            let stays = matches!(effects.touches, Touches::Nothing) && effects.leaves == Leaves::No;
            let agrees = match info.effect {
                Effect::Pure => effects.is_local() && stays,
                Effect::Local => effects.is_local() && stays && effects.inputs == Inputs::All,
                Effect::Memory => {
                    matches!(effects.waits, Waits::Room)
                        && matches!(effects.touches, Touches::Cell(..))
                }
                Effect::Visible => !effects.is_local(),
                // Jumps stay; calls, returns, throws and natives do not.
                Effect::Control => true,
            };
            assert!(agrees, "{op:?} is {:?}", info.effect);
        }
        for row in Op::TABLE {
            let matters = matches!(row.effect, Effect::Memory | Effect::Visible);
            assert!(
                !matters || seen.contains(row.name),
                "the corpus lacks `{}`",
                row.name
            );
        }
    }
}
