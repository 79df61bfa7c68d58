//! What lowered code asks of the runtime by itself: unboxing, virtual pointers, general arrays.

use crate::program::{Shape, class_of, program, shape_array, size_of_array};
use crate::rows::{handle, local, native, pure};
use crate::support::{Answer, read, stopped, unsupported};
use fencepost_ir::{Cell, ClassId, Fault, Kind};
use fencepost_vm::{Exec, Machine, Native, NativeResult, Span, State, word};

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
    pure(
        "cil.array_size",
        &[Kind::I32, Kind::Ptr, Kind::I32],
        Some(Kind::I32),
        native!(array_size),
    ),
    local(
        "cil.shape_array",
        &[Kind::I32, Kind::Ptr, Kind::I32, Kind::Ref, Kind::Ref],
        None,
        native!(shape),
    ),
    Native {
        lasting: Some(lasting_index),
        ..pure(
            "cil.element_index",
            &[Kind::Ref, Kind::I32, Kind::I32, Kind::I32],
            Some(Kind::I32),
            native!(element_index),
        )
    },
    Native {
        lasting: Some(lasting_elements),
        ..pure(
            "cil.elements",
            &[Kind::Ref],
            Some(Kind::Ref),
            native!(elements),
        )
    },
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

/// Lengths and lower bounds that a constructor of an array is given: class, numbers, how many.
fn dimensions_given(exec: &Exec<'_>, args: &[u64]) -> Result<Vec<(i32, i32)>, NativeResult> {
    let given = numbers(exec, args[1], args[2])?;
    let rank = crate::program::class_facts(exec, ClassId(args[0] as u32))?.rank as usize;
    let dimensions: Vec<(i32, i32)> = match given.len() == rank {
        true => given.iter().map(|length| (*length, 0)).collect(),
        // Lower bound and length of each dimension in turn.
        false => {
            let pairs = given.chunks_exact(2);
            pairs.map(|pair| (pair[1], pair[0])).collect()
        }
    };
    match dimensions.len() == rank {
        true => Ok(dimensions),
        false => unsupported("ill-formed code: an array constructor with other dimensions"),
    }
}

/// How many elements a new array has.
fn array_size(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    size_of_array(&dimensions_given(exec, args)?)
}

/// Gives a new array its shape and its elements.
fn shape(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let dimensions = dimensions_given(exec, args)?;
    shape_array(exec, args[3], args[4], &dimensions);
    Ok(0)
}

/// The place of an element in row-major order, as far as one more dimension: the array, the number
/// of the dimension, the place among those before, and the index, which is checked.
fn element_index(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let shape = Shape::of(exec, args[0])?;
    let Some(dimension) = shape.dimensions.get(args[1] as usize) else {
        return unsupported("ill-formed code: an element access with other dimensions");
    };
    match inner_place(*dimension, args[2], args[3]) {
        Some(place) => Ok(place),
        None => Err(NativeResult::Fault(Fault::IndexOutOfRange)),
    }
}

/// The same place, as far as the indices are known.
fn lasting_index(machine: &Machine, state: &State, words: &[Option<Span>]) -> Option<Span> {
    let shape = Shape::seen(machine, state, words[0]?.0)?;
    let (length, lower) = *shape.dimensions.get(words[1]?.0 as usize)?;
    let (first, last) = words[2]?;
    let of = |place: u64, index: u64| inner_place((length, lower), place, index);
    let bound = |index: i32| u64::from(lower.wrapping_add(index) as u32);
    let (from, to) = words[3].unwrap_or((bound(0), bound(length.wrapping_sub(1))));
    Some((of(first, from)?, of(last, to)?))
}

fn lasting_elements(machine: &Machine, state: &State, words: &[Option<Span>]) -> Option<Span> {
    let elements = Shape::seen(machine, state, words[0]?.0)?.elements;
    Some((elements, elements))
}

fn inner_place((length, lower): (i32, i32), place: u64, index: u64) -> Option<u64> {
    let index = (index as i32).checked_sub(lower)?;
    let inside = (0..length).contains(&index);
    inside.then(|| u64::from((place as i32).wrapping_mul(length).wrapping_add(index) as u32))
}

fn elements(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    Ok(Shape::of(exec, args[0])?.elements)
}
