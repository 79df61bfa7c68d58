//! Enumerations: names, values, boxes.

use crate::program::{class_facts, class_of, class_of_type, facts, program, type_or_null};
use crate::rows::{all_arguments, native, pure, touching, using};
use crate::support::{Answer, allocated, new_str, read, unsupported};
use fencepost_ir::{Cell, Kind};
use fencepost_vm::{Arguments, Exec, Native, NativeResult};

pub(crate) const ROWS: &[Native] = &[
    pure(
        "Fencepost.Runtime::EnumCount(Type)",
        &[Kind::Ref],
        Some(Kind::I32),
        native!(count),
    ),
    pure(
        "Fencepost.Runtime::EnumName(Type,int)",
        &[Kind::Ref, Kind::I32],
        Some(Kind::Ref),
        native!(name),
    ),
    pure(
        "Fencepost.Runtime::EnumBits(Type,int)",
        &[Kind::Ref, Kind::I32],
        Some(Kind::I64),
        native!(bits),
    ),
    pure(
        "Fencepost.Runtime::EnumIndexOf(Type,ulong)",
        &[Kind::Ref, Kind::I64],
        Some(Kind::I32),
        native!(index_of),
    ),
    pure(
        "Fencepost.Runtime::EnumUnderlying(Type)",
        &[Kind::Ref],
        Some(Kind::Ref),
        native!(underlying),
    ),
    pure(
        "Fencepost.Runtime::EnumIsFlags(Type)",
        &[Kind::Ref],
        Some(Kind::I32),
        native!(is_flags),
    ),
    using(
        Arguments::ObjectsRead,
        touching(
            "Fencepost.Runtime::EnumToBits(object)",
            &[Kind::Ref],
            Some(Kind::I64),
            all_arguments,
            native!(to_bits),
        ),
    ),
    pure(
        "Fencepost.Runtime::EnumFromBits(Type,ulong)",
        &[Kind::Ref, Kind::I64],
        Some(Kind::Ref),
        native!(from_bits),
    ),
];

fn count(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let class = class_of_type(exec, args[0])?;
    Ok(program(exec)?.enum_constants(class).len() as u64)
}

/// The constant of an enumeration with an index.
fn constant(exec: &mut Exec<'_>, args: &[u64]) -> Result<(String, u64), NativeResult> {
    let class = class_of_type(exec, args[0])?;
    let mut constants = program(exec)?.enum_constants(class);
    match args[1] as u32 as usize {
        index if index < constants.len() => Ok(constants.swap_remove(index)),
        _ => unsupported("a constant that an enumeration does not have"),
    }
}

fn name(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let (name, _) = constant(exec, args)?;
    new_str(exec, &name)
}

fn bits(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let (_, bits) = constant(exec, args)?;
    Ok(bits)
}

fn index_of(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let class = class_of_type(exec, args[0])?;
    let constants = program(exec)?.enum_constants(class);
    let index = constants.iter().position(|(_, bits)| *bits == args[1]);
    Ok(index.map_or(u64::from(u32::MAX), |index| index as u64))
}

fn underlying(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let facts = facts(exec, args[0])?;
    type_or_null(exec, facts.underlying)
}

fn is_flags(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let class = class_of_type(exec, args[0])?;
    Ok(u64::from(program(exec)?.is_flags_enum(class)))
}

/// A small integer extended to 64 bits by its own sign.
fn extended(cell: Cell, word: u64) -> u64 {
    match cell {
        Cell::I8 | Cell::I16 | Cell::I32 => word as i32 as i64 as u64,
        _ => word,
    }
}

fn to_bits(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let class = class_of(exec, args[0])?;
    match class_facts(exec, class)?.cell {
        Some(cell) => Ok(extended(cell, read(exec, args[0], cell)?)),
        None => unsupported("the bits of something not an integer"),
    }
}

fn from_bits(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let class = class_of_type(exec, args[0])?;
    let Some(cell) = class_facts(exec, class)?.cell else {
        return unsupported("a box of bits of something not an integer");
    };
    let object = allocated(exec.allocate(class, 0))?;
    exec.write_cell(object, cell, args[1]);
    Ok(object)
}
