//! What lowered code asks of the runtime by itself: unboxing, virtual pointers, general arrays.

use crate::program::{Shape, class_of, new_general_array, program};
use crate::rows::{handle, local, native, pure};
use crate::support::{Answer, read, stopped, unsupported};
use fencepost_ir::{Cell, ClassId, Fault, Kind};
use fencepost_vm::{Exec, Native, NativeResult, word};

pub(crate) const ROWS: &[Native] = &[
    pure("cil.unbox", &[Kind::Ref, Kind::I32], None, native!(unbox)),
    pure(
        "cil.check_exact_array",
        &[Kind::Ref, Kind::I32],
        None,
        native!(check_exact_array),
    ),
    handle(pure(
        "cil.ldvirtftn",
        &[Kind::Ref, Kind::Ptr],
        Some(Kind::Ptr),
        native!(virtual_function),
    )),
    pure(
        "cil.takes",
        &[Kind::Ptr, Kind::I32],
        Some(Kind::I32),
        native!(takes),
    ),
    local(
        "cil.new_array",
        &[Kind::I32, Kind::Ptr, Kind::I32],
        Some(Kind::Ref),
        native!(new_array),
    ),
    pure(
        "cil.element_index",
        &[Kind::Ref, Kind::Ptr, Kind::I32],
        Some(Kind::I32),
        native!(element_index),
    ),
    pure(
        "cil.elements",
        &[Kind::Ref],
        Some(Kind::Ref),
        native!(elements),
    ),
];

/// Checks that an object is a box of a class; enums and their integers mix.
fn unbox(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let actual = class_of(exec, args[0])?;
    let wanted = ClassId(args[1] as u32);
    if actual == wanted || program(exec)?.unboxable(actual, wanted) {
        return Ok(0);
    }
    Err(NativeResult::Fault(Fault::InvalidCast))
}

/// Checks that an array is exactly of a class, so that its elements may be written through.
fn check_exact_array(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    if class_of(exec, args[0])? == ClassId(args[1] as u32) {
        return Ok(0);
    }
    Err(NativeResult::Fault(Fault::ArrayTypeMismatch))
}

pub(crate) fn virtual_function(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let class = class_of(exec, args[0])?;
    let Some(method) = word::word_function(args[1]) else {
        return unsupported("ill-formed code: a virtual function that is none");
    };
    let function = exec.machine.dispatch(class, method).map_err(stopped)?;
    Ok(word::function_word(function))
}

/// Whether a function takes this many arguments.
fn takes(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let Some(function) = word::word_function(args[0]) else {
        return unsupported("ill-formed code: a delegate of something not a function");
    };
    let function = exec.machine.function(function).map_err(stopped)?;
    Ok(u64::from(function.param_count as usize == args[1] as usize))
}

/// The numbers that lie side by side behind a pointer.
fn numbers(exec: &Exec<'_>, pointer: u64, count: u64) -> Result<Vec<i32>, NativeResult> {
    (0..count)
        .map(|index| Ok(read(exec, pointer + 4 * index, Cell::I32)? as i32))
        .collect()
}

fn new_array(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let class = ClassId(args[0] as u32);
    let given = numbers(exec, args[1], args[2])?;
    let rank = crate::program::class_facts(exec, class)?.rank as usize;
    let dimensions: Vec<(i32, i32)> = if given.len() == rank {
        given.iter().map(|length| (*length, 0)).collect()
    } else {
        // Lower bound and length of each dimension in turn.
        given
            .chunks_exact(2)
            .map(|pair| (pair[1], pair[0]))
            .collect()
    };
    if dimensions.len() != rank {
        return unsupported("ill-formed code: an array constructor with other dimensions");
    }
    new_general_array(exec, class, &dimensions)
}

/// The place of an element in row-major order; each index is checked.
fn element_index(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let shape = Shape::of(exec, args[0])?;
    let indices = numbers(exec, args[1], args[2])?;
    if indices.len() != shape.dimensions.len() {
        return unsupported("ill-formed code: an element access with other dimensions");
    }
    let mut flat: i64 = 0;
    for (index, (length, lower)) in indices.iter().zip(&shape.dimensions) {
        let index = i64::from(*index) - i64::from(*lower);
        if index < 0 || index >= i64::from(*length) {
            return Err(NativeResult::Fault(Fault::IndexOutOfRange));
        }
        flat = flat * i64::from(*length) + index;
    }
    Ok(flat as u32 as u64)
}

fn elements(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    Ok(Shape::of(exec, args[0])?.elements)
}
