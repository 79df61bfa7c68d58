//! Native methods: some are operations of the machine, the rest calls into the runtime.

use super::access::{Mode, What, emit_access, emit_weak, field_pointer};
use super::builder::Builder;
use crate::reader::{Member, MemberRef, access, parse_method};
use crate::source::JvmSource;
use crate::world::{FoundMethod, Res, damaged, dotted, problem};
use fencepost_ir::{
    ARRAY_DATA, Args, Cell, ConvertOp, Def, FenceKind, Function, Kind, Op, OptDef, OptUse, Place,
    Reg, RmwOp,
};

/// The class of the library that accesses memory by offset.
const ACCESS: &str = "fencepost/Access";

/// The class that does so for those of a JDK.
const UNSAFE: &str = "jdk/internal/misc/Unsafe";

/// The class that does so for programs.
const PROGRAMS_UNSAFE: &str = "sun/misc/Unsafe";

pub(super) fn lower_native(
    source: &JvmSource,
    found: &FoundMethod,
    member: &Member,
) -> Res<Function> {
    let class = &found.class.name;
    let name = format!("{}::{}", dotted(class), member.name);
    let accessed = match class.as_str() {
        ACCESS | UNSAFE | PROGRAMS_UNSAFE => memory_access(&member.name),
        _ => None,
    };
    // The library accesses something plainly only where a program asks for that by name.
    let is_programs = class != UNSAFE && matches!(accessed, Some((_, Mode::Plain, _)));
    let mut b = Builder::new(source, name, !is_programs);
    let types = parse_method(&member.descriptor).map_err(damaged)?;
    if !member.is(access::STATIC) {
        b.register(Kind::Ref, None)?;
    }
    for param in &types.params {
        b.register(param.kind(), None)?;
    }
    b.function.param_count = b.function.regs.len() as u16;
    let result = types.result.map(|result| result.kind());
    b.function.result = result;
    let params: Vec<Reg> = (0..b.function.param_count).map(Reg).collect();
    let value = if let Some((what, mode, cell)) = accessed {
        // An object that these are methods of does not matter.
        let params = &params[usize::from(!member.is(access::STATIC))..];
        let pointer = field_pointer(&mut b, params[0], params[1])?;
        let place = Place::Pointer(pointer, 0, cell);
        match source.is_spurious() && member.name.starts_with("weak") {
            true => Some(emit_weak(&mut b, mode, place, &params[2..])?),
            false => emit_access(&mut b, what, mode, place, &params[2..])?,
        }
    } else if !found.class.library {
        let what = format!(
            "the native method `{}::{}{}` is not modelled",
            dotted(class),
            member.name,
            member.descriptor
        );
        b.refuse(&what);
        return b.finish();
    } else {
        let full = format!("{class}.{}{}", member.name, member.descriptor);
        operation(&mut b, &full, &params, result)?
    };
    if value.is_none() && result.is_some() {
        return problem("a native method without a result");
    }
    b.emit(Op::Return {
        value: OptUse(value.filter(|_| result.is_some())),
    });
    b.finish()
}

/// What a native method does: an operation, or a call into the runtime under its full name.
fn operation(
    b: &mut Builder<'_>,
    name: &str,
    params: &[Reg],
    result: Option<Kind>,
) -> Res<Option<Reg>> {
    let fence = |b: &mut Builder<'_>, kinds: &[FenceKind]| {
        for &kind in kinds {
            b.emit(Op::Fence { kind });
        }
        Ok(None)
    };
    use FenceKind::{Full, LoadLoad, LoadStore, StoreStore};
    match name {
        "java/lang/Object.wait0(I)V" => {
            b.emit(Op::MonitorWait {
                dst: OptDef(None),
                object: params[0],
                timeout: OptUse(Some(params[1])),
            });
            Ok(None)
        }
        "java/lang/Object.notify()V" => {
            // Any waiting thread may be the one.
            b.native("java/lang/Object.pickWaiter()V", None, &params[..1]);
            b.emit(Op::MonitorPulse { object: params[0] });
            Ok(None)
        }
        "java/lang/Object.notifyAll()V" => {
            b.emit(Op::MonitorPulseAll { object: params[0] });
            Ok(None)
        }
        "fencepost/Runtime.lock(Ljava/lang/Object;)V" => {
            b.emit(Op::MonitorEnter {
                object: params[0],
                taken: OptUse(None),
            });
            Ok(None)
        }
        "fencepost/Runtime.unlock(Ljava/lang/Object;)V" => {
            b.emit(Op::MonitorExit { object: params[0] });
            Ok(None)
        }
        "fencepost/Runtime.tryLock(Ljava/lang/Object;I)Z" => {
            let dst = b.temp(Kind::I32)?;
            b.emit(Op::MonitorTryEnter {
                dst: OptDef(Some(dst)),
                object: params[0],
                timeout: OptUse(Some(params[1])),
                taken: OptUse(None),
            });
            Ok(Some(dst))
        }
        "fencepost/Runtime.begin()V" => {
            b.emit(Op::AtomicBegin {});
            Ok(None)
        }
        "fencepost/Runtime.end()V" => {
            b.emit(Op::AtomicEnd {});
            Ok(None)
        }
        "fencepost/Verify.choose(I)I" => {
            let dst = b.temp(Kind::I32)?;
            b.emit(Op::Choose {
                dst: Def(dst),
                bound: params[0],
            });
            Ok(Some(dst))
        }
        "fencepost/Verify.assume(Z)V" => {
            b.emit(Op::Assume {
                condition: params[0],
            });
            Ok(None)
        }
        "java/util/concurrent/atomic/AtomicLong.VMSupportsCS8()Z" => Ok(Some(b.int(1)?)),
        "jdk/internal/misc/Unsafe.arrayBaseOffset(Ljava/lang/Class;)I" => {
            Ok(Some(b.int(ARRAY_DATA as i32)?))
        }
        // Others may move between any two steps anyway.
        "java/lang/Thread.yield()V" => Ok(None),
        "java/lang/invoke/VarHandle.fullFence()V" => fence(b, &[Full]),
        "java/lang/invoke/VarHandle.acquireFence()V" => fence(b, &[LoadLoad, LoadStore]),
        "java/lang/invoke/VarHandle.releaseFence()V" => fence(b, &[LoadStore, StoreStore]),
        "java/lang/invoke/VarHandle.loadLoadFence()V" => fence(b, &[LoadLoad]),
        "java/lang/invoke/VarHandle.storeStoreFence()V" => fence(b, &[StoreStore]),
        "java/lang/Float.floatToRawIntBits(F)I" => {
            conversion(b, ConvertOp::F32Bits, Kind::I32, params[0])
        }
        "java/lang/Float.intBitsToFloat(I)F" => {
            conversion(b, ConvertOp::BitsF32, Kind::F32, params[0])
        }
        "java/lang/Double.doubleToRawLongBits(D)J" => {
            conversion(b, ConvertOp::F64Bits, Kind::I64, params[0])
        }
        "java/lang/Double.longBitsToDouble(J)D" => {
            conversion(b, ConvertOp::BitsF64, Kind::F64, params[0])
        }
        name => {
            let dst = match result {
                Some(kind) => Some(b.temp(kind)?),
                None => None,
            };
            let native = b.source.native(name);
            b.emit(Op::Native {
                dst: OptDef(dst),
                native,
                args: Args(params.into()),
            });
            Ok(dst)
        }
    }
}

fn conversion(b: &mut Builder<'_>, operator: ConvertOp, kind: Kind, src: Reg) -> Res<Option<Reg>> {
    let dst = b.temp(kind)?;
    b.convert(operator, dst, src);
    Ok(Some(dst))
}

/// The access that a method stands for that is given an object and an offset.
pub(super) fn by_offset(reference: &MemberRef) -> Option<(What, Mode, Cell)> {
    match reference.class.as_str() {
        ACCESS | UNSAFE | PROGRAMS_UNSAFE => memory_access(&reference.name),
        _ => None,
    }
}

/// The access that a method of the library stands for: what it does, its order, its type.
fn memory_access(name: &str) -> Option<(What, Mode, Cell)> {
    const TYPES: &[(&str, Cell)] = &[
        ("Int", Cell::I32),
        ("Long", Cell::I64),
        ("Reference", Cell::Ref),
        ("Object", Cell::Ref),
        ("Boolean", Cell::Bool),
        ("Byte", Cell::I8),
        ("Short", Cell::I16),
        ("Char", Cell::Char),
        ("Float", Cell::F32),
        ("Double", Cell::F64),
    ];
    for &(ty, cell) in TYPES {
        let Some((what, mode)) = name.split_once(ty) else {
            continue;
        };
        if let ("putOrdered", "") = (what, mode) {
            return Some((What::Set, Mode::Release, cell));
        }
        let (what, default) = match what {
            "get" => (What::Get, Mode::Plain),
            "put" => (What::Set, Mode::Plain),
            "compareAndSet" | "compareAndSwap" | "weakCompareAndSet" => {
                (What::CompareAndSet, Mode::Volatile)
            }
            "compareAndExchange" => (What::CompareAndExchange, Mode::Volatile),
            "getAndAdd" => (What::Change(RmwOp::Add), Mode::Volatile),
            "getAndSet" => (What::Change(RmwOp::Exchange), Mode::Volatile),
            "getAndBitwiseAnd" => (What::Change(RmwOp::And), Mode::Volatile),
            "getAndBitwiseOr" => (What::Change(RmwOp::Or), Mode::Volatile),
            "getAndBitwiseXor" => (What::Change(RmwOp::Xor), Mode::Volatile),
            _ => return None,
        };
        let mode = match mode {
            "" => default,
            "Plain" => Mode::Plain,
            "Opaque" => Mode::Opaque,
            "Acquire" => Mode::Acquire,
            "Release" => Mode::Release,
            "Volatile" => Mode::Volatile,
            _ => return None,
        };
        return Some((what, mode, cell));
    }
    None
}
