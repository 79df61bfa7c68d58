//! Objects: copies, hashes, fields by reflection.

use crate::program::{
    cells_of, class_facts, class_of, class_of_type, copy_cells, library_class, new_array, program,
    refused, source_of,
};
use crate::rows::{all_arguments, native, pure, told, touching, using};
use crate::support::{Answer, allocated, read, stopped, unsupported};
use fencepost_ir::{Cell, ClassId, ClassKind, Kind};
use fencepost_vm::{
    Arguments, Exec, IDENTITY_HASHES, Native, NativeResult, NativeText, ObjectKey, word,
};

pub(crate) const ROWS: &[Native] = &[
    // What copies an object reads that one alone, of whatever class it is.
    told(
        Native {
            continues_in: Some(|machine, class| Some(source_of(machine)?.copier(class))),
            ..pure(
                "Fencepost.Runtime::MemberwiseClone(object)",
                &[Kind::Ref],
                Some(Kind::Ref),
                native!(memberwise_clone),
            )
        },
        NativeText {
            arguments: Arguments::ObjectsRead,
            fresh: true,
            says_all: true,
            ..NativeText::NOTHING
        },
    ),
    pure(
        "Fencepost.Runtime::IdentityHash(object)",
        &[Kind::Ref],
        Some(Kind::I32),
        native!(identity_hash),
    ),
    using(
        Arguments::ObjectsRead,
        touching(
            "Fencepost.Runtime::FieldValues(object)",
            &[Kind::Ref],
            Some(Kind::Ref),
            all_arguments,
            native!(field_values),
        ),
    ),
    pure(
        "Fencepost.Runtime::CreateDefault(Type)",
        &[Kind::Ref],
        Some(Kind::Ref),
        native!(create_default),
    ),
    pure(
        "Fencepost.Runtime::CreateUninitialized(Type)",
        &[Kind::Ref],
        Some(Kind::Ref),
        native!(create_uninitialized),
    ),
];

/// Objects are copied by code, so that every field is an access of its own.
fn memberwise_clone(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let class = class_of(exec, args[0])?;
    let info = exec.machine.class(class).map_err(stopped)?;
    match info.class.kind {
        ClassKind::String => unsupported("a string copied as an object"),
        _ if class_facts(exec, class)?.is_array => {
            unsupported("an array copied as an object without its elements")
        }
        _ => {
            let copier = program(exec)?.copier(class);
            Err(NativeResult::Call(copier, args.to_vec()))
        }
    }
}

/// Goes on in code that makes an object of a type with the constructor that takes nothing.
fn create_default(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let class = class_of_type(exec, args[0])?;
    let maker = program(exec)?
        .element_method("Fencepost.Makers`1", "Make", class)
        .map_err(|problem| refused(exec, problem))?;
    Err(NativeResult::Call(maker, Vec::new()))
}

/// A number that depends on what the object is, never on where it is.
fn identity_hash(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    if args[0] == 0 {
        return Ok(0);
    }
    if exec.machine.options.canonical {
        return unsupported("a hash of an identity while objects are renamed (`--heap canonical`)");
    }
    let object = word::object_of(args[0]);
    exec.machine.note_shown_name();
    exec.machine.rely_on(IDENTITY_HASHES);
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
        // An address in a field is compared and hashed like a number.
        let word = read(exec, pointer, Cell::Ptr)?;
        let number = library_class(exec, "System.IntPtr")?;
        let copy = allocated(exec.allocate(number, 0))?;
        exec.write_cell(copy, Cell::Ptr, word);
        return Ok(copy);
    }
    let copy = allocated(exec.allocate(ty, 0))?;
    let cells = cells_of(exec, ty, 1)?;
    copy_cells(exec, pointer, copy, &cells);
    Ok(copy)
}

fn create_uninitialized(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let class = class_of_type(exec, args[0])?;
    allocated(exec.allocate(class, 0))
}
