//! Objects: classes, hashes, copies, arrays, waiters.

use crate::rows::{local, native, pure};
use crate::support::{
    Answer, allocated, class_behind, class_object, class_of, program, read, refused, source_of,
    unsupported,
};
use fencepost_frontend_jvm::{JvmSource, array_element};
use fencepost_ir::{ARRAY_DATA, Cell, ClassId, Fault, FuncId, Kind, Source};
use fencepost_vm::{Exec, IDENTITY_HASHES, Native, NativeResult, ObjectKey, word};

pub(crate) const ROWS: &[Native] = &[
    pure(
        "java/lang/Object.getClass()Ljava/lang/Class;",
        &[Kind::Ref],
        Kind::Ref,
        native!(get_class),
    ),
    pure(
        "java/lang/Object.hashCode()I",
        &[Kind::Ref],
        Kind::I32,
        native!(identity_hash),
    ),
    pure(
        "fencepost/Runtime.identityHash(Ljava/lang/Object;)I",
        &[Kind::Ref],
        Kind::I32,
        native!(identity_hash),
    ),
    Native {
        continues_in: Some(|machine, class| copies_with(source_of(machine)?, class)),
        ..pure(
            "java/lang/Object.clone()Ljava/lang/Object;",
            &[Kind::Ref],
            Kind::Ref,
            native!(clone),
        )
    },
    Native {
        bound: Some(|_, state, thread, words| {
            let object = state.heap.get(word::object_of(words[0]))?;
            let monitor = object.monitor.as_ref()?;
            let waiting = monitor.waiting.len() as u32;
            (monitor.held_by(thread) > 0 && waiting > 1).then_some(waiting)
        }),
        ..local(
            "java/lang/Object.pickWaiter()V",
            &[Kind::Ref],
            None,
            native!(pick_waiter),
        )
    },
    local("fencepost/Runtime.freeze", &[], None, |exec, _| {
        exec.freeze();
        NativeResult::Done(0)
    }),
    pure(
        "fencepost/Runtime.length(Ljava/lang/Object;)I",
        &[Kind::Ref],
        Kind::I32,
        |exec, args| {
            let length = exec.length_of(args[0]).map_or(-1, |length| length as i32);
            NativeResult::Done(u64::from(length as u32))
        },
    ),
    pure(
        "fencepost/Runtime.constant([Ljava/lang/Object;I)Ljava/lang/Object;",
        &[Kind::Ref, Kind::I32],
        Kind::Ref,
        native!(constant),
    ),
    pure(
        "fencepost/Runtime.newArray(Ljava/lang/Object;I)Ljava/lang/Object;",
        &[Kind::Ref, Kind::I32],
        Kind::Ref,
        native!(array_like),
    ),
    pure(
        "fencepost/Runtime.newArray(Ljava/lang/Class;I)Ljava/lang/Object;",
        &[Kind::Ref, Kind::I32],
        Kind::Ref,
        native!(array_of),
    ),
];

fn get_class(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let class = class_of(exec, args[0])?;
    class_object(exec, Some(class))
}

/// A number that depends on what the object is, never on where it is.
fn identity_hash(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    if args[0] == 0 {
        return Err(NativeResult::Fault(Fault::NullReference));
    }
    if exec.machine.options.canonical {
        return unsupported("a hash of an identity while objects are renamed (`--heap canonical`)");
    }
    exec.machine.note_shown_name();
    exec.machine.rely_on(IDENTITY_HASHES);
    let mut hash = 0x811c_9dc5_u32;
    let mut mix = |number: u32| {
        for byte in number.to_le_bytes() {
            hash = (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        }
    };
    match exec.machine.identities.object_key(word::object_of(args[0])) {
        Some(ObjectKey::Allocated {
            function,
            pc,
            ordinal,
            ..
        }) => {
            // Names last longer than numbers, which depend on what was lowered first.
            let name = exec.machine.source.function_name(function);
            name.bytes().for_each(|byte| mix(u32::from(byte)));
            mix(pc);
            mix(ordinal);
        }
        Some(ObjectKey::TypeObject(class)) => {
            let name = program(exec)?.class_name(class).unwrap_or_default();
            name.bytes().for_each(|byte| mix(u32::from(byte)));
        }
        _ => {
            let units = exec.string_units(args[0]).unwrap_or_default();
            units.iter().for_each(|unit| mix(u32::from(*unit)));
        }
    }
    Ok(u64::from(hash >> 1))
}

/// Copies are made by code, so that every field is an access of its own.
fn clone(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let class = class_of(exec, args[0])?;
    match copies_with(program(exec)?, class) {
        Some(function) => Err(NativeResult::Call(function, args.to_vec())),
        None => unsupported("ill-formed code: the library lacks `Copies`"),
    }
}

/// What copies an object of a class, or refuses to.
fn copies_with(source: &JvmSource, class: ClassId) -> Option<FuncId> {
    let cloneable = source.class_named("java/lang/Cloneable");
    let name = match array_element(&source.class_name(class).ok()?) {
        Some(_) => "array",
        None if cloneable.is_some_and(|wanted| source.assignable(class, wanted)) => {
            return Some(source.copier(class));
        }
        None => "refuse",
    };
    let copies = source.class_named("fencepost/Copies")?;
    source.static_method(copies, name, "(Ljava/lang/Object;)Ljava/lang/Object;")
}

/// Which of several waiting threads a notification is for is a choice.
fn pick_waiter(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    if let Some(index) = exec.take_choice() {
        exec.prefer_waiter(args[0], index as usize);
    }
    Ok(0)
}

fn constant(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let index = u64::from(args[1] as u32);
    let at = args[0] + u64::from(ARRAY_DATA) + index * u64::from(Cell::Ref.size());
    read(exec, at, Cell::Ref)
}

fn array_like(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let class = class_of(exec, args[0])?;
    sized(exec, class, args[1])
}

fn array_of(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let element = class_behind(exec, args[0])?;
    let class = program(exec)?
        .array_of(element)
        .map_err(|problem| refused(exec, problem))?;
    sized(exec, class, args[1])
}

fn sized(exec: &mut Exec<'_>, class: fencepost_ir::ClassId, length: u64) -> Answer {
    match length as i32 {
        ..0 => Err(NativeResult::Fault(Fault::NegativeArraySize)),
        length => allocated(exec.allocate(class, length as u64)),
    }
}
