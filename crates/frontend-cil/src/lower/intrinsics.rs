//! Library methods that are operations of the machine, and methods that the runtime supplies.
//!
//! Methods are recognised by name and shape, so the same table serves the built-in library and a
//! real one. What is not here and has no body is a native of the runtime, called by its full name.

use super::calls::Callee;
use super::{Lowerer, Small};
use crate::world::{FuncKey, OrProblem, Replacement, Repr, Res, Ty, TyId, problem};
use fencepost_ir::{
    BinaryOperator as B, CasOrder, CompareOperator as C, Def, FenceKind, Kind, Op, OptDef, OptUse,
    Order, Place, Reg, RmwOp, UpdateOrder,
};

/// What stands for a method.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Intrinsic {
    VolatileRead,
    VolatileWrite,
    CompareExchange,
    /// A comparison with 0 that stores 0: it only reads, but it is in place.
    AtomicRead,
    Exchange,
    /// A read-modify-write whose result is the new value.
    AddGet,
    IncrementGet(i64),
    /// A read-modify-write whose result is the old value.
    Fetch(RmwOp),
    Fence(FenceKind),
    Enter,
    Exit,
    TryEnter,
    Wait,
    Pulse,
    PulseAll,
    /// Points at which an interrupt is noticed, if the program has any.
    Sleep,
    Pause,
    NoticeInterrupt,
    Choose,
    Assume,
    /// The argument itself, seen as another type.
    Identity,
    AddElements,
    /// The address of an element that is not written through it.
    ElementToRead,
    AddBytes,
    SameAddress,
    SizeOf,
    HasReferences,
    CreateInstance,
    NewElement,
    StringData,
    RunInitializer,
    /// The method that asks, or its assembly, as reflection sees it.
    CurrentMethod,
    /// Waits for finalisers, which never run here.
    AwaitFinalizers,
    /// An annotation in a class of the program; the library has what it means.
    Annotation,
    /// The runtime does it.
    Native,
    /// A method that stands in for it does it.
    StandIn,
    /// It does nothing.
    Nothing,
    /// A run that gets here stops.
    Refused(&'static str),
    /// Code outside the model.
    PInvoke,
}

/// The row of the table for a method, by type, name and number of parameters.
fn row(owner: &str, name: &str, params: usize) -> Option<Intrinsic> {
    use Intrinsic as I;
    Some(match (owner, name, params) {
        ("System.Threading.Volatile", "Read", 1) => I::VolatileRead,
        ("System.Threading.Volatile", "Write", 2) => I::VolatileWrite,
        ("System.Threading.Thread", "VolatileRead", 1) => I::VolatileRead,
        ("System.Threading.Thread", "VolatileWrite", 2) => I::VolatileWrite,
        ("System.Threading.Interlocked", "CompareExchange", 3) => I::CompareExchange,
        ("System.Threading.Interlocked", "Exchange", 2) => I::Exchange,
        ("System.Threading.Interlocked", "Add", 2) => I::AddGet,
        ("System.Threading.Interlocked", "Increment", 1) => I::IncrementGet(1),
        ("System.Threading.Interlocked", "Decrement", 1) => I::IncrementGet(-1),
        ("System.Threading.Interlocked", "And", 2) => I::Fetch(RmwOp::And),
        ("System.Threading.Interlocked", "Or", 2) => I::Fetch(RmwOp::Or),
        ("System.Threading.Interlocked", "Read", 1) => I::AtomicRead,
        ("System.Threading.Interlocked", "MemoryBarrier", 0) => I::Fence(FenceKind::Full),
        ("System.Threading.Thread", "MemoryBarrier", 0) => I::Fence(FenceKind::Full),
        ("Fencepost.Runtime", "Fence", 0) => I::Fence(FenceKind::Full),
        ("System.Threading.Volatile", "ReadBarrier", 0) => I::Fence(FenceKind::Acquire),
        ("System.Threading.Volatile", "WriteBarrier", 0) => I::Fence(FenceKind::Release),
        ("System.Threading.Monitor", "Enter", 1 | 2) => I::Enter,
        ("System.Threading.Monitor", "Exit", 1) => I::Exit,
        ("System.Threading.Monitor", "Wait", 2) => I::Wait,
        ("System.Threading.Monitor", "Pulse", 1) => I::Pulse,
        ("System.Threading.Monitor", "PulseAll", 1) => I::PulseAll,
        // Others may run between any two steps, so this is none.
        ("Fencepost.Runtime", "Yield", 0) => I::Nothing,
        ("Fencepost.Runtime", "Sleep", 1) => I::Sleep,
        ("Fencepost.Runtime", "Pause", 0) => I::Pause,
        ("Fencepost.Runtime", "NoticeInterrupt", 0) => I::NoticeInterrupt,
        ("Fencepost.Runtime", "Choose", 1) => I::Choose,
        ("Fencepost.Runtime", "Assume", 1) => I::Assume,
        ("Fencepost.Runtime", "StringData", 1) => I::StringData,
        ("System.Runtime.CompilerServices.Unsafe", "As" | "AsRef" | "AsPointer", 1) => I::Identity,
        ("System.Runtime.CompilerServices.Unsafe", "Add", 2) => I::AddElements,
        ("System.Runtime.CompilerServices.Unsafe", "ElementToRead", 2) => I::ElementToRead,
        ("System.Runtime.CompilerServices.Unsafe", "AddByteOffset", 2) => I::AddBytes,
        ("System.Runtime.CompilerServices.Unsafe", "AreSame", 2) => I::SameAddress,
        ("System.Runtime.CompilerServices.Unsafe", "SizeOf", 0) => I::SizeOf,
        (
            "System.Runtime.CompilerServices.RuntimeHelpers",
            "IsReferenceOrContainsReferences",
            0,
        ) => I::HasReferences,
        ("System.Runtime.CompilerServices.RuntimeHelpers", "RunClassConstructor", 1) => {
            I::RunInitializer
        }
        ("System.Activator", "CreateInstance", 0) => I::CreateInstance,
        ("Fencepost.Makers", "New", 0) => I::NewElement,
        ("System.Reflection.MethodBase", "GetCurrentMethod", 0)
        | ("System.Reflection.Assembly", "GetExecutingAssembly", 0) => I::CurrentMethod,
        ("System.GC", "WaitForPendingFinalizers", 0) => I::AwaitFinalizers,
        _ => return None,
    })
}

impl Lowerer<'_> {
    /// What stands for a method, if its body does not.
    fn intrinsic(&self, key: &FuncKey) -> Res<Option<Intrinsic>> {
        let FuncKey::Method { owner, .. } = key else {
            return Ok(None);
        };
        let (def, info) = self.world.method_of(key)?;
        let params = info.sig.parameters.len();
        if self.world.assembly(def.asm).library {
            let name = self.world.definition_name(def);
            if let Some(found) = row(&name, &info.name, params) {
                // Only the form with a time limit is primitive.
                let primitive = match found {
                    Intrinsic::Wait => self.is_int(key, 1)?,
                    // Creating what a type object says is not the generic method.
                    Intrinsic::CreateInstance => info.sig.generic_count == 1,
                    // Nothing to wait for is the library's own business.
                    Intrinsic::AwaitFinalizers => self.world.finalizer().is_some(),
                    Intrinsic::CurrentMethod => self.world.builtin,
                    _ => true,
                };
                if primitive {
                    return Ok(Some(found));
                }
            }
            if name == "System.Threading.Monitor"
                && info.name == "TryEnter"
                && params >= 2
                && self.is_int(key, 1)?
            {
                return Ok(Some(Intrinsic::TryEnter));
            }
        } else if self.annotation(key)?.is_some() {
            return Ok(Some(Intrinsic::Annotation));
        }
        if self.world.assembly(def.asm).library
            && let Some(found) = self.replacement(key)?
        {
            return Ok(Some(found));
        }
        if info.row.is_internal_call() {
            return Ok(Some(Intrinsic::Native));
        }
        if info.row.is_pinvoke() {
            return Ok(Some(Intrinsic::PInvoke));
        }
        // A runtime-supplied method of something other than a delegate.
        if info.row.is_runtime() && !self.world.data(*owner)?.is_delegate {
            return Ok(Some(Intrinsic::Native));
        }
        Ok(None)
    }

    /// What a real library's method is replaced by, if it is.
    fn replacement(&self, key: &FuncKey) -> Res<Option<Intrinsic>> {
        if self.world.builtin {
            return Ok(None);
        }
        if self.world.stand_in(key)?.is_some() {
            return Ok(Some(Intrinsic::StandIn));
        }
        let name = self.native_name(key)?;
        Ok(self
            .world
            .replaced
            .rows
            .get(name.as_str())
            .map(|row| match row {
                Replacement::Native => Intrinsic::Native,
                Replacement::Nothing => Intrinsic::Nothing,
                Replacement::Refused(why) => Intrinsic::Refused(why),
            }))
    }

    /// The library method that a call of the program's own `Verify` class means.
    fn annotation(&self, key: &FuncKey) -> Res<Option<FuncKey>> {
        let (def, info) = self.world.method_of(key)?;
        let image = self.world.image(def);
        let name = image.string(self.world.type_row(def)?.name).or_problem()?;
        if name != "Verify" || !info.row.is_static() {
            return Ok(None);
        }
        let Some(library) = self.world.known("Fencepost.VerifyMethods") else {
            return Ok(None);
        };
        let library = self.world.plain(library)?;
        let params = info.sig.parameters.len();
        let Some(target) = self.world.method_named(library, &info.name, Some(params))? else {
            return Ok(None);
        };
        let same = self.world.signature_of(&target)? == self.world.signature_of(key)?;
        Ok(same.then_some(target))
    }

    fn is_int(&self, key: &FuncKey, index: usize) -> Res<bool> {
        let (_, params) = self.world.signature_of(key)?;
        let int = self.world.primitive(crate::reader::Primitive::I4)?;
        Ok(params.get(index) == Some(&int))
    }

    /// Whether calls of a method do not run its body.
    pub(crate) fn is_replaced(&self, key: &FuncKey) -> Res<bool> {
        Ok(self.intrinsic(key)?.is_some())
    }

    /// Emits what stands for a method, if its body does not. Arguments are on the stack.
    pub(crate) fn replaced_call(&mut self, key: &FuncKey) -> Res<bool> {
        let Some(intrinsic) = self.intrinsic(key)? else {
            return Ok(false);
        };
        let (_, params, result) = self.parameters(key)?;
        match intrinsic {
            Intrinsic::VolatileRead => {
                let ty = self.pointee(params[0])?;
                self.load_object(ty, Order::Volatile)?;
            }
            Intrinsic::VolatileWrite => {
                let ty = self.pointee(params[0])?;
                self.store_object(ty, Order::Volatile)?;
            }
            Intrinsic::CompareExchange => self.compare_exchange(params[0])?,
            Intrinsic::AtomicRead => {
                for _ in 0..2 {
                    let zero = self.zero(Kind::I64)?;
                    self.push(zero);
                }
                self.compare_exchange(params[0])?;
            }
            Intrinsic::Exchange => self.read_modify_write(RmwOp::Exchange, params[0], false)?,
            Intrinsic::AddGet => self.read_modify_write(RmwOp::Add, params[0], true)?,
            Intrinsic::Fetch(operator) => self.read_modify_write(operator, params[0], false)?,
            Intrinsic::IncrementGet(amount) => {
                let cell = self.cell_of(self.pointee(params[0])?)?;
                let amount = match cell.kind() {
                    Kind::I32 => self.int(amount as i32)?,
                    kind => self.number(kind, amount as u64)?,
                };
                self.push(amount);
                self.read_modify_write(RmwOp::Add, params[0], true)?;
            }
            Intrinsic::Fence(kind) => self.emit(Op::Fence { kind }),
            Intrinsic::Enter
            | Intrinsic::Exit
            | Intrinsic::TryEnter
            | Intrinsic::Wait
            | Intrinsic::Pulse
            | Intrinsic::PulseAll => self.monitor(intrinsic, params.len(), result)?,
            Intrinsic::Sleep => {
                let milliseconds = self.pop_kind(Kind::I32)?;
                self.release(milliseconds);
                // Beginning and ending are two steps: others sleep beside, or ask for the state.
                let noticed = self.world.tells_time() || self.world.asks_waiting();
                if noticed {
                    self.runtime_call("BeginSleep(int)", &[milliseconds]);
                }
                if noticed || self.world.interrupts() {
                    self.runtime_call("Sleep()", &[]);
                }
            }
            Intrinsic::Pause | Intrinsic::NoticeInterrupt => {
                let shown = intrinsic == Intrinsic::Pause && self.world.asks_waiting();
                if shown {
                    self.runtime_call("BeginPause()", &[]);
                }
                if shown || self.world.interrupts() {
                    self.runtime_call("NoticeInterrupt()", &[]);
                }
            }
            Intrinsic::Choose => {
                let bound = self.pop_kind(Kind::I32)?;
                self.release(bound);
                let dst = self.temp(Kind::I32)?;
                self.emit(Op::Choose {
                    dst: Def(dst),
                    bound,
                });
                self.push(dst);
            }
            Intrinsic::Assume => {
                let condition = self.pop_kind(Kind::I32)?;
                self.emit(Op::Assume { condition });
                self.release(condition);
            }
            Intrinsic::Identity => {
                let scalar = self.pop_scalar()?;
                let kind = self.world.repr(result)?.kind();
                let reg = self.coerce(scalar, kind)?;
                self.push(reg);
            }
            Intrinsic::AddElements => {
                let size = self.size_of(self.method_argument(key, 0)?)?;
                self.add_distance(size)?;
            }
            Intrinsic::ElementToRead => {
                self.element_address(self.method_argument(key, 0)?, true)?
            }
            Intrinsic::AddBytes => self.add_distance(1)?,
            Intrinsic::SameAddress => {
                let b = self.pop_kind(Kind::Ptr)?;
                let a = self.pop_kind(Kind::Ptr)?;
                let dst = self.emit_compare(C::Eq, Kind::Ptr, a, b)?;
                self.push_bool(dst);
            }
            Intrinsic::SizeOf => {
                let size = self.size_of(self.method_argument(key, 0)?)?;
                self.load_int(size as i32)?;
            }
            Intrinsic::HasReferences => {
                let ty = self.method_argument(key, 0)?;
                let has = self.has_references(ty)?;
                self.load_int(i32::from(has))?;
            }
            Intrinsic::CreateInstance => self.create_instance(self.method_argument(key, 0)?)?,
            Intrinsic::NewElement => self.new_element(key)?,
            Intrinsic::StringData => self.string_data()?,
            Intrinsic::RunInitializer => {
                return problem("running a class initialiser by reflection is not modelled");
            }
            Intrinsic::CurrentMethod => self.current_method(key)?,
            Intrinsic::AwaitFinalizers => {
                let class = self.world.finalizer().unwrap_or_default();
                return problem(format!(
                    "GC.WaitForPendingFinalizers: the finaliser of `{class}` is not modelled"
                ));
            }
            Intrinsic::Annotation => match self.annotation(key)? {
                Some(target) => self.call_key(&target)?,
                None => return Ok(false),
            },
            Intrinsic::Native => self.native_call(key)?,
            Intrinsic::StandIn => match self.world.stand_in(key)? {
                Some(target) => self.call_key(&target)?,
                None => return Ok(false),
            },
            Intrinsic::Nothing => {
                let has_this = self.world.method_of(key)?.1.sig.has_this;
                for _ in 0..params.len() + usize::from(has_this) {
                    let value = self.pop()?;
                    self.release_value(value);
                }
                self.push_default(result)?;
            }
            Intrinsic::Refused(why) => return problem(why),
            Intrinsic::PInvoke => self.foreign_call(key)?,
        }
        Ok(true)
    }

    fn method_argument(&self, key: &FuncKey, index: usize) -> Res<TyId> {
        match key {
            FuncKey::Method { args, .. } if index < args.len() => Ok(args[index]),
            _ => problem("malformed code: a generic method without its argument"),
        }
    }

    /// The type that a pointer type points to.
    pub(crate) fn pointee(&self, ty: TyId) -> Res<TyId> {
        match self.world.ty(ty) {
            Ty::ByRef(of) | Ty::Pointer(of) => Ok(*of),
            _ => problem("malformed code: a pointer parameter that is none"),
        }
    }

    fn has_references(&self, ty: TyId) -> Res<bool> {
        Ok(match self.world.repr(ty)? {
            Repr::Void => false,
            Repr::Cell(cell) => cell == fencepost_ir::Cell::Ref,
            Repr::Struct => {
                let cells = &self.world.layout(ty)?.layout.cells;
                cells.iter().any(|c| c.cell == fencepost_ir::Cell::Ref)
            }
        })
    }

    fn add_distance(&mut self, size: u32) -> Res<()> {
        let distance = self.pop_kind(Kind::I64)?;
        let base = self.pop_kind(Kind::Ptr)?;
        let size = self.number(Kind::I64, u64::from(size))?;
        let bytes = self.emit_binary(B::Mul, Kind::I64, distance, size)?;
        let dst = self.emit_binary(B::Add, Kind::Ptr, base, bytes)?;
        self.push(dst);
        Ok(())
    }

    fn compare_exchange(&mut self, pointer: TyId) -> Res<()> {
        let ty = self.pointee(pointer)?;
        let cell = self.cell_of(ty)?;
        let expected = self.pop_kind(cell.kind())?;
        let value = self.pop_kind(cell.kind())?;
        let base = self.pop_kind(Kind::Ptr)?;
        let dst = self.temp(cell.kind())?;
        self.emit(Op::CompareExchange {
            dst: OptDef(Some(dst)),
            order: CasOrder::VOLATILE,
            place: Place::Pointer(base, 0, cell),
            expected,
            value,
        });
        for reg in [expected, value, base] {
            self.release(reg);
        }
        self.push_typed(dst, ty)
    }

    fn read_modify_write(&mut self, operator: RmwOp, pointer: TyId, gives_new: bool) -> Res<()> {
        let ty = self.pointee(pointer)?;
        let cell = self.cell_of(ty)?;
        let value = self.pop_kind(cell.kind())?;
        let base = self.pop_kind(Kind::Ptr)?;
        let dst = self.temp(cell.kind())?;
        self.emit(Op::Rmw {
            dst: OptDef(Some(dst)),
            order: UpdateOrder::Volatile,
            operator,
            place: Place::Pointer(base, 0, cell),
            value,
        });
        self.release(base);
        let dst = if gives_new {
            self.emit_binary(B::Add, cell.kind(), dst, value)?
        } else {
            self.release(value);
            dst
        };
        self.push_typed(dst, ty)
    }

    fn monitor(&mut self, intrinsic: Intrinsic, params: usize, result: TyId) -> Res<()> {
        let taken = matches!(
            (intrinsic, params),
            (Intrinsic::Enter, 2) | (Intrinsic::TryEnter, 3)
        );
        let taken = match taken {
            true => Some(self.pop_kind(Kind::Ptr)?),
            false => None,
        };
        let timed = matches!(intrinsic, Intrinsic::TryEnter | Intrinsic::Wait);
        let timeout = match timed {
            true => Some(self.pop_kind(Kind::I32)?),
            false => None,
        };
        let object = self.pop_kind(Kind::Ref)?;
        let wants = self.world.repr(result)? != Repr::Void;
        let dst = match wants {
            true => Some(self.temp(Kind::I32)?),
            false => None,
        };
        if let (Intrinsic::Enter | Intrinsic::TryEnter, Some(taken)) = (intrinsic, taken) {
            self.refuse_taken(taken)?;
        }
        let taken_use = OptUse(taken);
        self.emit(match intrinsic {
            Intrinsic::Enter => Op::MonitorEnter {
                object,
                taken: taken_use,
            },
            Intrinsic::Exit => Op::MonitorExit { object },
            Intrinsic::TryEnter => Op::MonitorTryEnter {
                dst: OptDef(dst),
                object,
                timeout: OptUse(timeout),
                taken: taken_use,
            },
            Intrinsic::Wait => Op::MonitorWait {
                dst: OptDef(dst),
                object,
                timeout: OptUse(timeout),
            },
            Intrinsic::Pulse => Op::MonitorPulse { object },
            _ => Op::MonitorPulseAll { object },
        });
        let used: Vec<Reg> = [Some(object), timeout, taken]
            .into_iter()
            .flatten()
            .collect();
        used.into_iter().for_each(|reg| self.release(reg));
        if let Some(dst) = dst {
            self.push_scalar(dst, Small::Both, false);
        }
        Ok(())
    }

    /// A flag that says "taken" before anything was taken is the program's mistake.
    fn refuse_taken(&mut self, taken: Reg) -> Res<()> {
        let Some(helpers) = self.world.known("Fencepost.Faults") else {
            return Ok(());
        };
        let helpers = self.world.plain(helpers)?;
        let Some(helper) = self
            .world
            .method_named(helpers, "LockAlreadyTaken", Some(0))?
        else {
            return Ok(());
        };
        let place = Place::Pointer(taken, 0, fencepost_ir::Cell::Bool);
        let flag = self.load(place, Order::Plain)?;
        let (wrong, right) = (self.label(), self.label());
        self.emit(Op::Branch {
            condition: flag,
            then: Self::target(wrong),
            otherwise: Self::target(right),
        });
        self.release(flag);
        self.bind(wrong);
        self.call_key(&helper)?;
        self.bind(right);
        Ok(())
    }

    /// Calls a native of the runtime that has no result.
    fn runtime_call(&mut self, name: &str, args: &[Reg]) {
        let native = self.source.native(&format!("Fencepost.Runtime::{name}"));
        self.emit(Op::Native {
            dst: OptDef(None),
            native,
            args: fencepost_ir::Args(args.into()),
        });
    }

    /// A call of a method that the runtime supplies.
    fn native_call(&mut self, key: &FuncKey) -> Res<()> {
        let (this, params, result) = self.parameters(key)?;
        let native = self.source.native(&self.native_name(key)?);
        self.emit_call(Callee::Native(native), this, &params, result)
    }

    /// The name under which the runtime has a method: its full name and its parameters in short.
    fn native_name(&self, key: &FuncKey) -> Res<String> {
        let (def, info) = self.world.method_of(key)?;
        let params: Vec<String> = info
            .open
            .1
            .iter()
            .map(|p| self.world.short_name(*p))
            .collect();
        let owner = match self.world.as_primitive(def) {
            Some(crate::reader::Primitive::String) => "string".to_string(),
            _ => self.world.definition_name(def),
        };
        Ok(format!("{owner}::{}({})", info.name, params.join(",")))
    }

    /// A call into foreign code, which nothing models: it says so when it is reached.
    fn foreign_call(&mut self, key: &FuncKey) -> Res<()> {
        let FuncKey::Method { row, .. } = key else {
            return problem("not a method");
        };
        let (def, info) = self.world.method_of(key)?;
        let image = self.world.image(def);
        let id = <crate::reader::MethodDefId as crate::reader::RowId>::from_row(*row);
        let mut name = format!("pinvoke:{}", info.name);
        if let Some(map) = image.impl_map(id).or_problem()? {
            let entry = image.string(map.import_name).or_problem()?;
            let module = image.row(map.import_scope).or_problem()?;
            let module = image.string(module.name).or_problem()?;
            name = format!("pinvoke:{module}!{entry}");
        }
        let (this, params, result) = self.parameters(key)?;
        let native = self.source.native(&name);
        self.emit_call(Callee::Native(native), this, &params, result)
    }
}
