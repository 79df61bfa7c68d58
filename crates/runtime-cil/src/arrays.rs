//! Arrays of every shape, untyped.

use crate::objects::boxed;
use crate::program::{
    Shape, cells_of, class_facts, class_of, class_of_type, copy_cells, library_class, new_array,
    new_general_array, program, refused,
};
use crate::rows::{all_arguments, native, objects_and_elements, pure, touching, using};
use crate::support::{Answer, allocated, new_str, read, stopped, text, unsupported};
use fencepost_ir::{ARRAY_DATA, Cell, ClassId, ClassKind, FieldId, Kind};
use fencepost_vm::{Arguments, Exec, Native, NativeResult};

pub(crate) const ROWS: &[Native] = &[
    using(
        Arguments::ArraysRead,
        touching(
            "Fencepost.Runtime::NewArray(Type,int[],int[])",
            &[Kind::Ref, Kind::Ref, Kind::Ref],
            Some(Kind::Ref),
            all_arguments,
            native!(create),
        ),
    ),
    pure(
        "Fencepost.Runtime::ArrayLength(Array)",
        &[Kind::Ref],
        Some(Kind::I32),
        native!(length),
    ),
    pure(
        "Fencepost.Runtime::ArrayRank(Array)",
        &[Kind::Ref],
        Some(Kind::I32),
        native!(rank),
    ),
    pure(
        "Fencepost.Runtime::ArrayDimension(Array,int)",
        &[Kind::Ref, Kind::I32],
        Some(Kind::I32),
        native!(dimension),
    ),
    pure(
        "Fencepost.Runtime::ArrayLowerBound(Array,int)",
        &[Kind::Ref, Kind::I32],
        Some(Kind::I32),
        native!(lower_bound),
    ),
    using(
        Arguments::ArraysRead,
        touching(
            "Fencepost.Runtime::ArrayGet(Array,int)",
            &[Kind::Ref, Kind::I32],
            Some(Kind::Ref),
            objects_and_elements,
            native!(get),
        ),
    ),
    using(
        Arguments::Arrays,
        touching(
            "Fencepost.Runtime::ArraySet(Array,int,object)",
            &[Kind::Ref, Kind::I32, Kind::Ref],
            Some(Kind::I32),
            objects_and_elements,
            native!(set),
        ),
    ),
    using(
        Arguments::Arrays,
        touching(
            "Fencepost.Runtime::InitializeArray(Array,IntPtr)",
            &[Kind::Ref, Kind::Ptr],
            Some(Kind::I32),
            objects_and_elements,
            native!(initialize),
        ),
    ),
    pure(
        "Fencepost.Runtime::StringToChars(string,int,int)",
        &[Kind::Ref, Kind::I32, Kind::I32],
        Some(Kind::Ref),
        native!(string_to_chars),
    ),
    pure(
        "Fencepost.Runtime::CommandLine()",
        &[],
        Some(Kind::Ref),
        native!(command_line),
    ),
];

/// The integers of a vector, or none for null.
fn integers(exec: &Exec<'_>, array: u64) -> Result<Vec<i32>, NativeResult> {
    let length = exec.length_of(array).unwrap_or(0);
    (0..u64::from(length))
        .map(|index| {
            let at = array + u64::from(ARRAY_DATA) + 4 * index;
            Ok(read(exec, at, Cell::I32)? as i32)
        })
        .collect()
}

fn create(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let element = class_of_type(exec, args[0])?;
    let lengths = integers(exec, args[1])?;
    let lowers = integers(exec, args[2])?;
    if lengths.iter().any(|length| *length < 0) {
        return Err(NativeResult::Fault(fencepost_ir::Fault::NegativeArraySize));
    }
    let source = program(exec)?;
    if let ([length], true) = (lengths.as_slice(), lowers.iter().all(|lower| *lower == 0)) {
        let class = source
            .array_class(element)
            .map_err(|problem| refused(exec, problem))?;
        return allocated(exec.allocate(class, *length as u64));
    }
    let class = source
        .general_array_class(element, lengths.len() as u32)
        .map_err(|problem| refused(exec, problem))?;
    let lower = |index: usize| lowers.get(index).copied().unwrap_or(0);
    let dimensions: Vec<(i32, i32)> = lengths
        .iter()
        .enumerate()
        .map(|(index, length)| (*length, lower(index)))
        .collect();
    new_general_array(exec, class, &dimensions)
}

fn length(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    Ok(Shape::of(exec, args[0])?.count() as u32 as u64)
}

fn rank(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    Ok(Shape::of(exec, args[0])?.dimensions.len() as u64)
}

fn dimension(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let shape = Shape::of(exec, args[0])?;
    let found = shape.dimensions.get(args[1] as usize);
    Ok(found.map_or(0, |(length, _)| *length as u32 as u64))
}

fn lower_bound(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let shape = Shape::of(exec, args[0])?;
    let found = shape.dimensions.get(args[1] as usize);
    Ok(found.map_or(0, |(_, lower)| *lower as u32 as u64))
}

/// The address of an element and the class of its type.
fn element(exec: &Exec<'_>, array: u64, index: u64) -> Result<(u64, ClassId), NativeResult> {
    let elements = Shape::of(exec, array)?.elements;
    let class = class_of(exec, elements)?;
    let info = exec.machine.class(class).map_err(stopped)?;
    let ClassKind::Array { stride } = info.class.kind else {
        return unsupported("ill-formed code: elements that are no array");
    };
    if index >= u64::from(exec.length_of(elements).unwrap_or(0)) {
        return Err(NativeResult::Fault(fencepost_ir::Fault::IndexOutOfRange));
    }
    let address = elements + u64::from(ARRAY_DATA) + index * u64::from(stride);
    match class_facts(exec, class)?.element {
        Some(element) => Ok((address, element)),
        None => unsupported("ill-formed code: an array without an element type"),
    }
}

fn get(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let (address, ty) = element(exec, args[0], args[1])?;
    boxed(exec, address, ty)
}

fn set(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let (address, ty) = element(exec, args[0], args[1])?;
    let facts = class_facts(exec, ty)?;
    let machine = exec.machine;
    if !facts.is_value {
        if args[2] != 0 {
            let actual = class_of(exec, args[2])?;
            if !machine.source.assignable(actual, ty) {
                return Ok(0);
            }
        }
        exec.write_cell(address, Cell::Ref, args[2]);
        return Ok(1);
    }
    let cells = cells_of(exec, ty, 1)?;
    if args[2] == 0 {
        for (offset, cell) in cells {
            exec.write_cell(address + offset, cell, 0);
        }
        return Ok(1);
    }
    let actual = class_of(exec, args[2])?;
    if actual == ty || program(exec)?.unboxable(actual, ty) {
        copy_cells(exec, args[2], address, &cells);
        return Ok(1);
    }
    let from = class_facts(exec, actual)?;
    match (from.cell, facts.cell) {
        (Some(a), Some(b)) if from.is_primitive && facts.is_primitive => {
            match widened(a, b, read(exec, args[2], a)?) {
                Some(word) => {
                    exec.write_cell(address, b, word);
                    Ok(1)
                }
                None => Ok(0),
            }
        }
        _ => Ok(0),
    }
}

/// A primitive value as a wider primitive type, where the framework allows that implicitly.
fn widened(from: Cell, to: Cell, word: u64) -> Option<u64> {
    let rank = |cell: Cell| match cell {
        Cell::I8 => Some((1, true)),
        Cell::U8 => Some((1, false)),
        Cell::I16 => Some((2, true)),
        Cell::U16 | Cell::Char => Some((2, false)),
        Cell::I32 => Some((4, true)),
        Cell::U32 => Some((4, false)),
        Cell::I64 => Some((8, true)),
        Cell::U64 => Some((8, false)),
        _ => None,
    };
    let signed = match from {
        Cell::I8 | Cell::I16 | Cell::I32 => i128::from(word as i32),
        Cell::I64 => i128::from(word as i64),
        _ => i128::from(word),
    };
    match (from, to) {
        (Cell::F32, Cell::F64) => Some(f64::from(f32::from_bits(word as u32)).to_bits()),
        (Cell::Bool | Cell::F64 | Cell::F32, _) | (_, Cell::Bool | Cell::Char) => None,
        (_, Cell::F32) => Some(u64::from((signed as f32).to_bits())),
        (_, Cell::F64) => Some((signed as f64).to_bits()),
        _ => {
            let ((a, a_signed), (b, b_signed)) = (rank(from)?, rank(to)?);
            let fits = b > a && (b_signed || !a_signed) || b == a && a_signed == b_signed;
            fits.then_some(signed as u64)
        }
    }
}

fn initialize(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let Some(field) = (args[1] as u32).checked_sub(1) else {
        return Ok(0);
    };
    let Some(data) = program(exec)?.initial_data(FieldId(field)) else {
        return Ok(0);
    };
    let elements = Shape::of(exec, args[0])?.elements;
    let class = class_of(exec, elements)?;
    let info = exec.machine.class(class).map_err(stopped)?;
    let ClassKind::Array { stride } = info.class.kind else {
        return Ok(0);
    };
    let length = exec.length_of(elements).unwrap_or(0);
    if (data.len() as u64) < u64::from(stride) * u64::from(length) {
        return Ok(0);
    }
    for (offset, cell) in cells_of(exec, class, length)? {
        let start = (offset - u64::from(ARRAY_DATA)) as usize;
        let mut bytes = [0; 8];
        let size = cell.size() as usize;
        bytes[..size].copy_from_slice(&data[start..start + size]);
        let word = cell.widen(u64::from_le_bytes(bytes));
        exec.initialize_cell(elements + offset, cell, word);
    }
    Ok(1)
}

fn string_to_chars(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let units = text(exec, args[0])?;
    let (start, length) = crate::support::range(args[1], args[2], units.len())?;
    let words: Vec<u64> = units[start..start + length]
        .iter()
        .map(|unit| u64::from(*unit))
        .collect();
    let element = library_class(exec, "System.Char")?;
    new_array(exec, element, Cell::Char, &words)
}

/// The arguments after the program; they are empty unless somebody gives them.
fn command_line(exec: &mut Exec<'_>, _: &[u64]) -> Answer {
    let element = library_class(exec, "System.String")?;
    let arguments = program(exec)?.arguments();
    let words = arguments
        .iter()
        .map(|argument| new_str(exec, argument))
        .collect::<Result<Vec<u64>, NativeResult>>()?;
    new_array(exec, element, Cell::Ref, &words)
}
