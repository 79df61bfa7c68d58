//! Copies of array elements, by code of the library, so that every element is an access of its own.

use crate::program::{class_facts, class_of, program, refused, source_of};
use crate::rows::{native, pure};
use crate::support::{Answer, stopped};
use fencepost_ir::{Cell, ClassId, ClassKind, FuncId, Kind};
use fencepost_vm::{Exec, Machine, Native, NativeResult};

/// The class of the library whose methods work on elements of one type.
const HELPER: &str = "Fencepost.ElementCopies`1";

pub(crate) const ROWS: &[Native] = &[
    Native {
        continues_in: Some(|machine, class| helper(machine, "Copy", class)),
        ..pure(
            "Fencepost.Runtime::CopyElements(Array,int,Array,int,int)",
            &[Kind::Ref, Kind::I32, Kind::Ref, Kind::I32, Kind::I32],
            Some(Kind::I32),
            native!(copy_elements),
        )
    },
    Native {
        continues_in: Some(|machine, class| helper(machine, "Clear", class)),
        ..pure(
            "Fencepost.Runtime::ClearElements(Array,int,int)",
            &[Kind::Ref, Kind::I32, Kind::I32],
            Some(Kind::I32),
            native!(clear_elements),
        )
    },
];

/// The method of the library that works on arrays of a class.
fn helper(machine: &Machine, method: &str, array: ClassId) -> Option<FuncId> {
    let source = source_of(machine)?;
    let element = source.type_facts(array).ok()?.element?;
    source.element_method(HELPER, method, element).ok()
}

/// A vector: its class, the class of its elements, how many, and whether they are references.
struct Vector {
    class: ClassId,
    element: ClassId,
    length: u64,
    references: bool,
}

fn vector(exec: &Exec<'_>, array: u64) -> Result<Option<Vector>, NativeResult> {
    let class = class_of(exec, array)?;
    let info = exec.machine.class(class).map_err(stopped)?;
    let (ClassKind::Array { .. }, Some(length)) = (info.class.kind, exec.length_of(array)) else {
        return Ok(None);
    };
    let Some(element) = class_facts(exec, class)?.element else {
        return Ok(None);
    };
    let cells = &info.class.layout.cells;
    Ok(Some(Vector {
        class,
        element,
        length: u64::from(length),
        references: cells.len() == 1 && cells[0].cell == Cell::Ref,
    }))
}

/// Whether a range lies inside a vector.
fn fits(vector: &Vector, start: u64, count: u64) -> bool {
    let (start, count) = (start as i32, count as i32);
    start >= 0 && count >= 0 && start as u64 + count as u64 <= vector.length
}

/// Goes on in a method of the library for elements of a class.
fn delegate(exec: &Exec<'_>, method: &str, element: ClassId, args: &[u64]) -> Answer {
    let function = program(exec)?
        .element_method(HELPER, method, element)
        .map_err(|problem| refused(exec, problem))?;
    Err(NativeResult::Call(function, args.to_vec()))
}

/// Copies elements between vectors if their types make that a copy of memory; else answers false,
/// and the library goes on element by element.
pub(crate) fn copy_elements(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let (Some(from), Some(to)) = (vector(exec, args[0])?, vector(exec, args[2])?) else {
        return Ok(0);
    };
    let widens =
        from.references && to.references && exec.machine.source.assignable(from.class, to.class);
    if from.class != to.class && !widens {
        return Ok(0);
    }
    if !fits(&from, args[1], args[4]) || !fits(&to, args[3], args[4]) {
        return Ok(0);
    }
    delegate(exec, "Copy", to.element, args)
}

/// Clears elements of a vector; answers false for other arrays.
fn clear_elements(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    match vector(exec, args[0])? {
        Some(found) if fits(&found, args[1], args[2]) => {
            delegate(exec, "Clear", found.element, args)
        }
        _ => Ok(0),
    }
}
