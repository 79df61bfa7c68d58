//! Objects: copies, hashes, fields by reflection.

use crate::program::{
    Shape, class_facts, class_of, class_of_type, copy_bytes, library_class, new_array,
    new_general_array, program, refused,
};
use crate::rows::{all_arguments, native, objects_and_elements, pure, touching};
use crate::support::{Answer, allocated, read, stopped, unsupported};
use fencepost_ir::{ARRAY_DATA, Cell, ClassId, ClassKind, Kind};
use fencepost_vm::{Exec, Native, ObjectKey, word};

pub(crate) const ROWS: &[Native] = &[
    touching(
        "Fencepost.Runtime::MemberwiseClone(object)",
        &[Kind::Ref],
        Some(Kind::Ref),
        objects_and_elements,
        native!(memberwise_clone),
    ),
    pure(
        "Fencepost.Runtime::IdentityHash(object)",
        &[Kind::Ref],
        Some(Kind::I32),
        native!(identity_hash),
    ),
    touching(
        "Fencepost.Runtime::FieldValues(object)",
        &[Kind::Ref],
        Some(Kind::Ref),
        all_arguments,
        native!(field_values),
    ),
    pure(
        "Fencepost.Runtime::CreateUninitialized(Type)",
        &[Kind::Ref],
        Some(Kind::Ref),
        native!(create_uninitialized),
    ),
];

fn memberwise_clone(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let class = class_of(exec, args[0])?;
    let machine = exec.machine;
    let info = machine.class(class).map_err(stopped)?;
    match info.class.kind {
        ClassKind::Array { stride } => {
            let length = exec.length_of(args[0]).unwrap_or(0);
            let copy = allocated(exec.allocate(class, u64::from(length)))?;
            let data = u64::from(ARRAY_DATA);
            copy_bytes(
                exec,
                args[0] + data,
                copy + data,
                stride.saturating_mul(length),
            )
            .map_err(stopped)?;
            Ok(copy)
        }
        ClassKind::String => Ok(args[0]),
        _ if class_facts(exec, class)?.is_array => {
            let shape = Shape::of(exec, args[0])?;
            let copy = new_general_array(exec, class, &shape.dimensions)?;
            let target = Shape::of(exec, copy)?;
            let data = u64::from(ARRAY_DATA);
            let count = exec.length_of(shape.elements).unwrap_or(0);
            let stride = element_stride(exec, shape.elements)?;
            copy_bytes(
                exec,
                shape.elements + data,
                target.elements + data,
                stride * count,
            )
            .map_err(stopped)?;
            Ok(copy)
        }
        _ => {
            let copy = allocated(exec.allocate(class, 0))?;
            copy_bytes(exec, args[0], copy, info.class.layout.size).map_err(stopped)?;
            Ok(copy)
        }
    }
}

fn element_stride(exec: &Exec<'_>, array: u64) -> Result<u32, fencepost_vm::NativeResult> {
    let class = class_of(exec, array)?;
    let info = exec.machine.class(class).map_err(stopped)?;
    match info.class.kind {
        ClassKind::Array { stride } => Ok(stride),
        _ => unsupported("ill-formed code: elements that are no array"),
    }
}

/// A number that depends on what the object is, never on where it is.
fn identity_hash(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    if args[0] == 0 {
        return Ok(0);
    }
    let object = word::object_of(args[0]);
    let mut hash = 0x811c_9dc5_u32;
    let mut mix = |number: u32| {
        for byte in number.to_le_bytes() {
            hash = (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        }
    };
    match exec.machine.identities.object_key(object) {
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
        Some(ObjectKey::Literal(literal)) => {
            let text = exec.machine.source.string_literal(literal);
            text.iter().for_each(|unit| mix(u32::from(*unit)));
        }
        _ => {
            let name = exec.class_of(args[0]).and_then(|class| {
                let info = exec.machine.loaded_class(class)?;
                Some(info.class.name.clone())
            });
            name.unwrap_or_default()
                .bytes()
                .for_each(|byte| mix(u32::from(byte)));
        }
    }
    Ok(u64::from(hash >> 2) + 1)
}

/// The fields of an object, each boxed, in layout order.
fn field_values(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let class = class_of(exec, args[0])?;
    let fields = program(exec)?
        .instance_fields(class)
        .map_err(|problem| refused(exec, problem))?;
    let mut words = Vec::with_capacity(fields.len());
    for (field, ty) in fields {
        let at = args[0] + u64::from(field.offset);
        words.push(boxed(exec, at, ty)?);
    }
    let object = library_class(exec, "System.Object")?;
    new_array(exec, object, Cell::Ref, &words)
}

/// The value behind a pointer as an object.
pub(crate) fn boxed(exec: &mut Exec<'_>, pointer: u64, ty: ClassId) -> Answer {
    let facts = class_facts(exec, ty)?;
    if facts.cell == Some(Cell::Ref) {
        return read(exec, pointer, Cell::Ref);
    }
    if !facts.is_value {
        return unsupported("a pointer as an object");
    }
    let copy = allocated(exec.allocate(ty, 0))?;
    let machine = exec.machine;
    let size = machine.class(ty).map_err(stopped)?.class.layout.size;
    copy_bytes(exec, pointer, copy, size).map_err(stopped)?;
    Ok(copy)
}

fn create_uninitialized(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let class = class_of_type(exec, args[0])?;
    allocated(exec.allocate(class, 0))
}
