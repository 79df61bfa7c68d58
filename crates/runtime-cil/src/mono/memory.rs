//! Copying and clearing memory. Elements of arrays are copied one by one, by code; raw memory in one
//! step, which the result admits if others could have seen a part of it.

use crate::elements::copy_elements;
use crate::program::{program, refused};
use crate::rows::{all_arguments, first_argument, native, pure, touching};
use crate::support::{Answer, allocated, read, stopped, unsupported, write};
use fencepost_ir::{Cell, ClassId, ClassKind, Fault, Kind};
use fencepost_vm::{Exec, MachineLimit, Native, NativeResult, Reach, Stop, word};

/// The longest string that is made before anyone asks whether the heap has room for it.
const MAX_STRING: i32 = 1 << 26;

pub(crate) const ROWS: &[Native] = &[
    pure(
        "string::FastAllocateString(int)",
        &[Kind::I32],
        Some(Kind::Ref),
        native!(new_string),
    ),
    pure(
        "System.Array::FastCopy(Array,int,Array,int,int)",
        &[Kind::Ref, Kind::I32, Kind::Ref, Kind::I32, Kind::I32],
        Some(Kind::I32),
        native!(copy_elements),
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
        return Err(stopped(Stop::Limit(MachineLimit::Heap)));
    }
    allocated(exec.allocate_string(&vec![0; length as usize]))
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
    admit(exec, args[0]);
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

/// Notes that memory which other threads can reach is touched by the library in one step.
fn admit(exec: &mut Exec<'_>, address: u64) {
    let object = exec.state.heap.get(word::object_of(address));
    exec.record.library_was_ordered |= object.is_some_and(|o| o.reach == Reach::Shared);
}

/// Reads all cells, then writes them elsewhere.
fn move_cells(exec: &mut Exec<'_>, to: u64, from: u64, cells: &[(u64, Cell)]) -> Answer {
    admit(exec, to);
    admit(exec, from);
    let words = cells
        .iter()
        .map(|(offset, cell)| read(exec, from + offset, *cell))
        .collect::<Result<Vec<u64>, NativeResult>>()?;
    for ((offset, cell), word) in cells.iter().zip(words) {
        write(exec, to + offset, *cell, word)?;
    }
    Ok(0)
}
