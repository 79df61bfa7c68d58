//! What one operation may touch, and what it calls.

use super::place::{Access, Place};
use super::program::Analysis;
use super::shape::CallShape;
use super::value::{Value, ValueId, Values};
use crate::machine::native::{Arguments, Native, RuntimePart, TimerUse};
use crate::state::word::function_word;
use fencepost_ir::{
    Args, Cell, ConvertOp, FuncId, Function, Kind, Op, Order, Place as IrPlace, Reg,
};

/// The functions that an operation may call or start, with the registers of their arguments.
pub(crate) enum Callees {
    /// None.
    None,
    /// These.
    Some(Vec<(FuncId, Option<Box<[Reg]>>)>),
}

/// Whether values of a kind are followed out of the calls that give them back.
pub(super) fn is_followed(kind: Kind) -> bool {
    matches!(kind, Kind::Ref | Kind::Ptr)
}

/// What one operation may touch, and what it calls.
pub(crate) struct OwnEffects {
    /// Accesses: what, of which object, at which index.
    pub own: Vec<(Access, ValueId, ValueId)>,
    pub callees: Callees,
    /// Whether it begins a section in which nobody else moves.
    pub begins_section: bool,
    /// Whether it ends one.
    pub ends_section: bool,
}

/// What a register holds after an operation that writes it, in terms of what registers held
/// before. None if nobody knows.
pub(crate) fn defined_value(values: &Values, op: &Op) -> Option<ValueId> {
    let reg = |reg: &Reg| values.reg(reg.0);
    let value = match op {
        Op::Const { value, .. } => Value::Word(value.bits),
        Op::Null { .. } => Value::Word(0),
        Op::FunctionAddress { function, .. } => Value::Word(function_word(*function)),
        Op::Move { src, .. } => return Some(reg(src)),
        Op::Cast { value, .. } | Op::IsInstance { value, .. } => return Some(reg(value)),
        // Memory of a call is its thread's own; whoever is given its address belongs to the call.
        Op::FrameAddress { .. } | Op::New { .. } | Op::NewArray { .. } | Op::NewBytes { .. } => {
            return Some(ValueId::FRESH);
        }
        Op::Binary { operator, a, b, .. } => Value::Binary(*operator, reg(a), reg(b)),
        // An object is where its memory begins.
        Op::Convert {
            operator: ConvertOp::BoxToPtr | ConvertOp::RefToPtr,
            src,
            ..
        } => return Some(reg(src)),
        Op::Convert { operator, src, .. } => Value::Convert(*operator, reg(src)),
        Op::Load { place, .. } => match place {
            IrPlace::Static(field) => Value::Static(field.class, field.offset, field.cell),
            IrPlace::Field(base, field) => Value::Load(reg(base), field.offset, field.cell),
            IrPlace::Element(array, index, cell) => Value::Element(reg(array), reg(index), *cell),
            IrPlace::Pointer(base, distance, cell) if *distance >= 0 => {
                Value::Load(reg(base), *distance as u32, *cell)
            }
            IrPlace::Pointer(..) | IrPlace::ThreadStatic(_) => return None,
        },
        Op::Address { place, .. } => match place {
            IrPlace::Static(field) => Value::StaticAddress(field.class, field.offset),
            IrPlace::Field(base, field) => {
                Value::FieldAddress(reg(base), field.class, field.offset)
            }
            IrPlace::Element(array, index, _) => Value::ElementAddress(reg(array), reg(index)),
            IrPlace::Pointer(base, distance, _) if *distance >= 0 => {
                Value::Address(reg(base), *distance as u32)
            }
            IrPlace::Pointer(..) => return None,
            IrPlace::ThreadStatic(_) => return Some(ValueId::FRESH),
        },
        Op::ElementAddress { array, index, .. } => Value::ElementAddress(reg(array), reg(index)),
        // What other operations give, nobody knows before they run.
        _ => return None,
    };
    Some(values.name(value))
}

impl OwnEffects {
    /// What an operation does that does not count.
    pub fn none() -> Self {
        Self {
            own: Vec::new(),
            callees: Callees::None,
            begins_section: false,
            ends_section: false,
        }
    }

    /// What an operation of a function may touch, and what it calls.
    pub fn of(analysis: &Analysis<'_>, function: &Function, op: &Op) -> Self {
        let mut effects = Self::none();
        effects.collect(analysis, function, op);
        match op {
            Op::Return { value } => effects.give_back(analysis, function, value.0),
            // What the function gives back is what another one does.
            Op::TailCall { .. } => effects.touch(analysis, Place::Result, false, ValueId::UNKNOWN),
            // No other operation ends the function with a result.
            _ => {}
        }
        effects
    }

    fn touch(&mut self, analysis: &Analysis<'_>, place: Place, write: bool, base: ValueId) {
        self.touch_at(analysis, place, write, base, ValueId::UNKNOWN);
    }

    fn touch_at(
        &mut self,
        analysis: &Analysis<'_>,
        place: Place,
        write: bool,
        base: ValueId,
        index: ValueId,
    ) {
        let place = analysis.places.name(place);
        self.own.push((Access { place, write }, base, index));
    }

    fn access(&mut self, analysis: &Analysis<'_>, place: &IrPlace, (write, plain): (bool, bool)) {
        let values = &analysis.values;
        let atomic = !plain && analysis.machine.manual_memory;
        let memory = |cell: Cell| match atomic {
            true => Place::Atomic(cell),
            false => Place::Memory(cell),
        };
        let unknown = ValueId::UNKNOWN;
        match place {
            IrPlace::Static(field) => {
                let size = field.cell.size();
                let place = match atomic {
                    true => Place::StaticAtomic(field.class, field.offset, size),
                    false => Place::Static(field.class, field.offset, size),
                };
                self.touch(analysis, place, write, unknown);
            }
            IrPlace::ThreadStatic(_) => {}
            IrPlace::Field(base, field) => {
                let base = values.reg(base.0);
                if analysis.is_object(field.class) {
                    let place = Place::Field(field.class, field.offset, field.cell.size());
                    self.touch(analysis, place, write, base);
                } else {
                    let at = values.name(Value::Address(base, field.offset));
                    self.touch(analysis, memory(field.cell), write, at);
                }
            }
            IrPlace::Element(array, index, cell) => {
                let (array, index) = (values.reg(array.0), values.reg(index.0));
                self.touch_at(analysis, Place::Element(cell.size()), write, array, index);
            }
            IrPlace::Pointer(base, distance, cell) => {
                let base = values.reg(base.0);
                let at = match *distance {
                    0 => base,
                    1.. => values.name(Value::Address(base, *distance as u32)),
                    _ => unknown,
                };
                self.touch(analysis, memory(*cell), write, at);
            }
        }
    }

    /// References and addresses that come back from calls are followed, and everything else that may
    /// be one.
    fn give_back(&mut self, analysis: &Analysis<'_>, function: &Function, value: Option<Reg>) {
        let followed = |reg: &Reg| {
            let register = function.regs.get(reg.index());
            analysis.machine.manual_memory || register.is_some_and(|r| is_followed(r.kind))
        };
        if let Some(value) = value.filter(followed) {
            let value = analysis.values.reg(value.0);
            self.touch(analysis, Place::Result, false, value);
        }
    }

    fn enter(&mut self, analysis: &Analysis<'_>, place: Place, object: &Reg) {
        let object = analysis.values.reg(object.0);
        self.touch(analysis, place, true, object);
    }

    fn set_flag(&mut self, analysis: &Analysis<'_>, taken: Option<Reg>) {
        if let Some(taken) = taken {
            let at = analysis.values.reg(taken.0);
            self.touch(analysis, Place::Memory(Cell::U8), true, at);
        }
    }

    fn call(&mut self, functions: impl IntoIterator<Item = FuncId>, args: Option<&Args>) {
        let args = args.map(|args| args.0.clone());
        let callees = functions.into_iter().map(|callee| (callee, args.clone()));
        self.callees = Callees::Some(callees.collect());
    }

    fn collect(&mut self, analysis: &Analysis<'_>, function: &Function, op: &Op) {
        let unknown = ValueId::UNKNOWN;
        match op {
            Op::Const { .. }
            | Op::Null { .. }
            | Op::StringLiteral { .. }
            | Op::TypeObject { .. }
            | Op::FunctionAddress { .. }
            | Op::FrameAddress { .. }
            | Op::Move { .. }
            | Op::Unary { .. }
            | Op::Binary { .. }
            | Op::Compare { .. }
            | Op::Convert { .. }
            | Op::PointerDifference { .. }
            | Op::Select { .. }
            | Op::Jump { .. }
            | Op::Branch { .. }
            | Op::Switch { .. }
            | Op::Throw { .. }
            | Op::Rethrow {}
            | Op::Leave { .. }
            | Op::EndFinally {}
            | Op::EndFilter { .. }
            | Op::Caught { .. }
            | Op::Address { .. }
            | Op::Fence { .. }
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
            | Op::Yield {}
            | Op::Mark { .. }
            // Where calls are recorded, no choices are left out on account of the text.
            | Op::CallBegins { .. }
            | Op::CallEnds { .. }
            | Op::Choose { .. }
            | Op::Assert { .. }
            | Op::Assume { .. }
            | Op::Return { .. } => {}
            Op::Call { function: callee, args, .. } => self.call([*callee], Some(args)),
            Op::CallVirtual { method, args, .. } => {
                self.call(analysis.virtual_targets(*method), Some(args));
            }
            Op::CallIndirect { args, .. } | Op::TailCall { args, .. } => {
                let shape = CallShape::of_call(analysis.machine, function, op, &args.0);
                self.call(analysis.indirect_targets(&shape), Some(args));
            }
            // A call that is not modelled ends the execution.
            Op::Native { native, args, .. } => {
                let row = analysis.machine.native(*native);
                if let Ok(row) = row {
                    self.native(analysis, row, args);
                }
                let functions = analysis.continuations(*native);
                if !functions.is_empty() && !row.is_ok_and(|row| row.text().says_all) {
                    self.call(functions, Some(args));
                }
            }
            Op::Load { place, order, .. } => {
                self.access(analysis, place, (false, *order == Order::Plain));
            }
            Op::Store { place, order, .. } => {
                self.access(analysis, place, (true, *order == Order::Plain));
            }
            Op::Rmw { place, .. } | Op::CompareExchange { place, .. } => {
                self.access(analysis, place, (true, false));
            }
            Op::InitClass { class } => {
                self.touch(analysis, Place::Class(*class), true, unknown);
            }
            Op::MonitorEnter { object, taken } => {
                self.enter(analysis, Place::Enter, object);
                self.set_flag(analysis, taken.0);
            }
            Op::MonitorTryEnter { object, taken, .. } => {
                self.enter(analysis, Place::TryEnter, object);
                self.set_flag(analysis, taken.0);
            }
            Op::MonitorExit { object } => self.enter(analysis, Place::Exit, object),
            Op::MonitorWait {
                object, timeout, ..
            } => {
                self.enter(analysis, Place::Exit, object);
                self.enter(analysis, Place::Enter, object);
                self.enter(analysis, Place::Queue, object);
                if let Some(timeout) = timeout.0 {
                    let timeout = analysis.values.reg(timeout.0);
                    self.touch(analysis, Place::Clock, true, timeout);
                }
            }
            Op::MonitorPulse { object } | Op::MonitorPulseAll { object } => {
                self.enter(analysis, Place::Queue, object);
            }
            Op::ThreadStart { function: started, args, .. } => self.call([*started], Some(args)),
            Op::ThreadJoin { timeout, .. } => {
                if analysis.machine.interrupts {
                    self.touch(analysis, Place::Join, true, ValueId::UNKNOWN);
                }
                if let Some(timeout) = timeout.0 {
                    let timeout = analysis.values.reg(timeout.0);
                    self.touch(analysis, Place::End, true, timeout);
                    self.touch(analysis, Place::Clock, true, timeout);
                }
            }
            Op::AtomicBegin {} => self.begins_section = true,
            Op::AtomicEnd {} => self.ends_section = true,
        }
    }

    fn native(&mut self, analysis: &Analysis<'_>, row: &Native, args: &Args) {
        let text = row.text();
        let pointers = row.params.iter().zip(&args.0);
        for (kind, reg) in pointers.filter(|(kind, _)| matches!(kind, Kind::Ref | Kind::Ptr)) {
            let at = analysis.values.reg(reg.0);
            match text.arguments {
                Arguments::Nothing => {}
                Arguments::Cells | Arguments::CellsRead if *kind == Kind::Ptr => {
                    let write = text.arguments == Arguments::Cells;
                    self.touch(analysis, Place::Memory(Cell::I64), write, at);
                }
                Arguments::Cells | Arguments::CellsRead => {}
                Arguments::Objects => self.touch(analysis, Place::Object, true, at),
                Arguments::ObjectsRead => self.touch(analysis, Place::Object, false, at),
                Arguments::Arrays | Arguments::ArraysRead if *kind == Kind::Ref => {
                    let write = text.arguments == Arguments::Arrays;
                    self.touch(analysis, Place::Array, write, at);
                }
                Arguments::Arrays | Arguments::ArraysRead => {}
                Arguments::Elements => self.touch(analysis, Place::Elements(None), true, at),
                Arguments::ElementsOf(class, write) => match kind {
                    Kind::Ref => self.touch(analysis, Place::Elements(Some(class)), write, at),
                    _ => self.touch(analysis, Place::Memory(Cell::I64), false, at),
                },
                Arguments::Part(class, from, size, write) if *kind == Kind::Ref => {
                    self.touch(analysis, Place::Part(class, from, size), write, at);
                }
                Arguments::Part(..) => {}
                Arguments::Monitors => self.touch(analysis, Place::TryEnter, true, at),
                Arguments::Timers(_) => self.touch(analysis, Place::Timer, true, at),
                Arguments::Reachable => self.touch(analysis, Place::Reachable, true, at),
                // Below: they say more than which arguments are pointers.
                Arguments::Bytes(_)
                | Arguments::Locks(_)
                | Arguments::Anywhere
                | Arguments::AnywhereRead => {}
            }
        }
        let unknown = ValueId::UNKNOWN;
        match text.arguments {
            Arguments::Bytes(sizes) | Arguments::Locks(sizes) => {
                for (&size, reg) in sizes.iter().zip(&args.0).filter(|(size, _)| **size > 0) {
                    let place = match text.arguments {
                        Arguments::Locks(_) => Place::Lock(size),
                        _ => Place::Bytes(size),
                    };
                    self.touch(analysis, place, true, analysis.values.reg(reg.0));
                }
            }
            Arguments::Anywhere => self.touch(analysis, Place::Object, true, unknown),
            Arguments::AnywhereRead => self.touch(analysis, Place::Object, false, unknown),
            Arguments::Nothing
            | Arguments::Cells
            | Arguments::CellsRead
            | Arguments::Objects
            | Arguments::ObjectsRead
            | Arguments::Arrays
            | Arguments::ArraysRead
            | Arguments::Elements
            | Arguments::ElementsOf(..)
            | Arguments::Part(..)
            | Arguments::Monitors
            | Arguments::Timers(_)
            | Arguments::Reachable => {}
        }
        let by_number = row.params.first() != Some(&Kind::Ref);
        let timeout = text.timeout.and_then(|at| args.0.get(at));
        let timeout = timeout.map_or(unknown, |reg| analysis.values.reg(reg.0));
        for (shared, place, base) in [
            (
                text.runtime != RuntimePart::Nothing,
                Place::Runtime(text.runtime),
                unknown,
            ),
            (text.clock, Place::Clock, timeout),
            (
                text.arguments == Arguments::Timers(TimerUse::Arms),
                Place::Arming,
                unknown,
            ),
            (row.ends, Place::Exiting, unknown),
            (text.interrupts, Place::Interrupt { by_number }, unknown),
            // Whoever is started may join threads, too.
            (
                text.detaches || !text.starts.is_empty(),
                Place::Detach,
                unknown,
            ),
            (text.ends_of_threads, Place::End, timeout),
            (
                row.joins.is_some() && analysis.machine.interrupts,
                Place::Join,
                unknown,
            ),
        ] {
            if shared {
                self.touch(analysis, place, true, base);
            }
        }
        let started = text.starts.iter();
        let started = started.filter_map(|name| analysis.machine.named_function(name).ok());
        let callees: Vec<_> = started.map(|function| (function, None)).collect();
        if !callees.is_empty() {
            self.callees = Callees::Some(callees);
        }
        self.begins_section = row.section;
        self.ends_section = text.ends_section;
    }
}
