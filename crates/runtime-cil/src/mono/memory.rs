//! Copying and clearing memory in one step.

use crate::program::{class_of, program, refused};
use crate::rows::{all_arguments, first_argument, native, pure, touching};
use crate::support::{Answer, allocated, read, stopped, unsupported, write};
use fencepost_ir::{ARRAY_DATA, Cell, ClassId, ClassKind, Fault, Kind};
use fencepost_vm::{Exec, Native, NativeResult, Stop};

/// The longest string that is made before anyone asks whether the heap has room for it.
const MAX_STRING: i32 = 1 << 26;

pub(crate) const ROWS: &[Native] = &[
    pure(
        "string::FastAllocateString(int)",
        &[Kind::I32],
        Some(Kind::Ref),
        native!(new_string),
    ),
    touching(
        "System.Array::FastCopy(Array,int,Array,int,int)",
        &[Kind::Ref, Kind::I32, Kind::Ref, Kind::I32, Kind::I32],
        Some(Kind::I32),
        all_arguments,
        native!(copy_elements),
    ),
    touching(
        "System.Array::ClearInternal(Array,int,int)",
        &[Kind::Ref, Kind::I32, Kind::I32],
        None,
        first_argument,
        native!(clear_elements),
    ),
    touching(
        "System.Buffer::InternalMemcpy(byte*,byte*,int)",
        &[Kind::Ptr, Kind::Ptr, Kind::I32],
        None,
        all_arguments,
        native!(copy_memory),
    ),
    touching(
        "System.Buffer::Memcpy(byte*,byte*,int)",
        &[Kind::Ptr, Kind::Ptr, Kind::I32],
        None,
        all_arguments,
        native!(copy_memory),
    ),
    touching(
        "System.Buffer::Memmove(byte*,byte*,uint)",
        &[Kind::Ptr, Kind::Ptr, Kind::I32],
        None,
        all_arguments,
        native!(copy_memory),
    ),
    touching(
        "System.Runtime.RuntimeImports::Memmove(byte*,byte*,uint)",
        &[Kind::Ptr, Kind::Ptr, Kind::I32],
        None,
        all_arguments,
        native!(copy_memory),
    ),
    touching(
        "System.Runtime.RuntimeImports::Memmove_wbarrier(byte*,byte*,uint,IntPtr)",
        &[Kind::Ptr, Kind::Ptr, Kind::I32, Kind::Ptr],
        None,
        all_arguments,
        native!(copy_values),
    ),
    touching(
        "System.Runtime.RuntimeImports::ZeroMemory(void*,uint)",
        &[Kind::Ptr, Kind::I32],
        None,
        first_argument,
        native!(clear_memory),
    ),
];

/// A string of zeros, which its maker fills before anyone else sees it.
fn new_string(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let length = args[0] as i32;
    if length < 0 {
        return Err(NativeResult::Fault(Fault::OutOfMemory));
    }
    if length == 0 {
        return crate::support::new_text(exec, &[]);
    }
    if length > MAX_STRING {
        return Err(stopped(Stop::Limit("heap")));
    }
    allocated(exec.allocate_string(&vec![0; length as usize]))
}

/// The elements of a vector: where they are, how many, how large, and their cells.
struct Vector {
    start: u64,
    length: u64,
    stride: u64,
    cells: Vec<(u64, Cell)>,
}

fn vector(exec: &Exec<'_>, array: u64) -> Result<Option<Vector>, NativeResult> {
    let class = class_of(exec, array)?;
    let info = exec.machine.class(class).map_err(stopped)?;
    let (ClassKind::Array { stride }, Some(length)) = (info.class.kind, exec.length_of(array))
    else {
        return Ok(None);
    };
    let cells = info.class.layout.cells.iter();
    Ok(Some(Vector {
        start: array + u64::from(ARRAY_DATA),
        length: u64::from(length),
        stride: u64::from(stride),
        cells: cells.map(|c| (u64::from(c.offset), c.cell)).collect(),
    }))
}

/// Whether a range lies inside a vector.
fn fits(vector: &Vector, start: u64, count: u64) -> bool {
    let (start, count) = (start as i32, count as i32);
    start >= 0 && count >= 0 && start as u64 + count as u64 <= vector.length
}

/// Copies elements between vectors if their types make that a copy of memory; else answers false,
/// and the library goes on element by element.
fn copy_elements(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let (Some(from), Some(to)) = (vector(exec, args[0])?, vector(exec, args[2])?) else {
        return Ok(0);
    };
    let same = class_of(exec, args[0])? == class_of(exec, args[2])?;
    let references = |vector: &Vector| vector.cells == [(0, Cell::Ref)];
    if !same {
        let (from_class, to_class) = (class_of(exec, args[0])?, class_of(exec, args[2])?);
        let widens = references(&from)
            && references(&to)
            && exec.machine.source.assignable(from_class, to_class);
        if !widens {
            return Ok(0);
        }
    }
    let count = args[4];
    if !fits(&from, args[1], count) || !fits(&to, args[3], count) {
        return Ok(0);
    }
    let mut words = Vec::new();
    for index in 0..u64::from(count as u32) {
        let at = from.start + (args[1] + index) * from.stride;
        for (offset, cell) in &from.cells {
            words.push(read(exec, at + offset, *cell)?);
        }
    }
    let mut words = words.into_iter();
    for index in 0..u64::from(count as u32) {
        let at = to.start + (args[3] + index) * to.stride;
        for (offset, cell) in &to.cells {
            write(exec, at + offset, *cell, words.next().unwrap_or(0))?;
        }
    }
    Ok(1)
}

fn clear_elements(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let Some(found) = vector(exec, args[0])? else {
        return unsupported("clearing an array of several dimensions");
    };
    if !fits(&found, args[1], args[2]) {
        return Err(NativeResult::Fault(Fault::IndexOutOfRange));
    }
    for index in 0..u64::from(args[2] as u32) {
        let at = found.start + (args[1] + index) * found.stride;
        for (offset, cell) in &found.cells {
            write(exec, at + offset, *cell, 0)?;
        }
    }
    Ok(0)
}

/// Copies values of a type that has references in it; the ranges may overlap.
fn copy_values(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let class = ClassId((args[3] as u32).wrapping_sub(1));
    let element = program(exec)?
        .array_class(class)
        .map_err(|problem| refused(exec, problem))?;
    let info = exec.machine.class(element).map_err(stopped)?;
    let ClassKind::Array { stride } = info.class.kind else {
        return unsupported("ill-formed code: elements that are no array");
    };
    let cells: Vec<(u64, Cell)> = (0..u64::from(args[2] as u32))
        .flat_map(|index| {
            let at = index * u64::from(stride);
            let cells = info.class.layout.cells.iter();
            cells.map(move |c| (at + u64::from(c.offset), c.cell))
        })
        .collect();
    move_cells(exec, args[0], args[1], &cells)
}

fn clear_memory(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    for offset in 0..args[1] {
        write(exec, args[0] + offset, Cell::U8, 0)?;
    }
    Ok(0)
}

/// Copies bytes that hold no references; the ranges may overlap.
fn copy_memory(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let count = args[2];
    // What is not in memory is not copied, so an absurd count is noticed before it costs anything.
    if count > 0 {
        read(exec, args[1] + count - 1, Cell::U8)?;
        read(exec, args[0] + count - 1, Cell::U8)?;
    }
    let cells = (0..count / 2).map(|index| (index * 2, Cell::U16));
    let last = (count % 2 == 1).then(|| (count - 1, Cell::U8));
    let cells: Vec<(u64, Cell)> = cells.chain(last).collect();
    move_cells(exec, args[0], args[1], &cells)
}

/// Reads all cells, then writes them elsewhere.
fn move_cells(exec: &mut Exec<'_>, to: u64, from: u64, cells: &[(u64, Cell)]) -> Answer {
    let words = cells
        .iter()
        .map(|(offset, cell)| read(exec, from + offset, *cell))
        .collect::<Result<Vec<u64>, NativeResult>>()?;
    for ((offset, cell), word) in cells.iter().zip(words) {
        write(exec, to + offset, *cell, word)?;
    }
    Ok(0)
}
