//! Enumerations: names, values, boxes.

use crate::program::{
    class_facts, class_of, class_of_type, facts, library_class, new_array, program, type_or_null,
};
use crate::rows::{all_arguments, native, pure, touching, using};
use crate::support::{Answer, allocated, new_str, read, unsupported};
use fencepost_ir::{Cell, Kind};
use fencepost_vm::{Arguments, Exec, Native};

pub(crate) const ROWS: &[Native] = &[
    pure(
        "Fencepost.Runtime::EnumNames(Type)",
        &[Kind::Ref],
        Some(Kind::Ref),
        native!(names),
    ),
    pure(
        "Fencepost.Runtime::EnumBits(Type)",
        &[Kind::Ref],
        Some(Kind::Ref),
        native!(values),
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

fn names(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let class = class_of_type(exec, args[0])?;
    let constants = program(exec)?.enum_constants(class);
    let mut words = Vec::with_capacity(constants.len());
    for (name, _) in &constants {
        words.push(new_str(exec, name)?);
    }
    let string = library_class(exec, "System.String")?;
    new_array(exec, string, Cell::Ref, &words)
}

fn values(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let class = class_of_type(exec, args[0])?;
    let constants = program(exec)?.enum_constants(class);
    let words: Vec<u64> = constants.iter().map(|(_, bits)| *bits).collect();
    let number = library_class(exec, "System.UInt64")?;
    new_array(exec, number, Cell::U64, &words)
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
