//! What natives ask of the front end: types behind type objects, arrays of every shape.

use crate::support::{Answer, allocated, stopped, unsupported};
use fencepost_frontend_cil::{CilSource, TypeFacts};
use fencepost_ir::{ARRAY_DATA, Cell, ClassId, ClassKind, Fault, Problem};
use fencepost_vm::{Exec, Machine, NativeResult, ObjectKey, ObjectKind, State, word};

/// The program as its front end knows it, if it is this front end.
pub(crate) fn source_of(machine: &Machine) -> Option<&CilSource> {
    machine.source.as_any()?.downcast_ref::<CilSource>()
}

/// The program as its front end knows it.
pub(crate) fn program<'a>(exec: &Exec<'a>) -> Result<&'a CilSource, NativeResult> {
    match source_of(exec.machine) {
        Some(source) => Ok(source),
        None => unsupported("ill-formed code: a native of another front end"),
    }
}

/// What the front end could not supply, as the end of a run.
pub(crate) fn refused(exec: &Exec<'_>, problem: Problem) -> NativeResult {
    stopped(exec.locate_problem(problem))
}

/// The class behind a type object.
pub(crate) fn class_of_type(exec: &Exec<'_>, word: u64) -> Result<ClassId, NativeResult> {
    if word == 0 {
        return Err(NativeResult::Fault(Fault::NullReference));
    }
    match exec.machine.identities.object_key(word::object_of(word)) {
        Some(ObjectKey::TypeObject(class)) => Ok(class),
        _ => unsupported("ill-formed code: a type that is none"),
    }
}

/// What reflection knows about the class behind a type object.
pub(crate) fn facts(exec: &Exec<'_>, word: u64) -> Result<TypeFacts, NativeResult> {
    let class = class_of_type(exec, word)?;
    class_facts(exec, class)
}

/// What reflection knows about a class.
pub(crate) fn class_facts(exec: &Exec<'_>, class: ClassId) -> Result<TypeFacts, NativeResult> {
    program(exec)?
        .type_facts(class)
        .map_err(|problem| refused(exec, problem))
}

/// The type object of a class.
pub(crate) fn type_object(exec: &mut Exec<'_>, class: ClassId) -> Answer {
    exec.type_object_word(class).map_err(stopped)
}

/// The type object of a class, or null.
pub(crate) fn type_or_null(exec: &mut Exec<'_>, class: Option<ClassId>) -> Answer {
    match class {
        Some(class) => type_object(exec, class),
        None => Ok(0),
    }
}

/// The class of an object that must not be null.
pub(crate) fn class_of(exec: &Exec<'_>, word: u64) -> Result<ClassId, NativeResult> {
    if word == 0 {
        return Err(NativeResult::Fault(Fault::NullReference));
    }
    match exec.class_of(word) {
        Some(class) => Ok(class),
        None => unsupported("ill-formed code: the class of something not an object"),
    }
}

/// A class of the library by name.
pub(crate) fn library_class(exec: &Exec<'_>, name: &str) -> Result<ClassId, NativeResult> {
    match program(exec)?.library_class(name) {
        Some(class) => Ok(class),
        None => unsupported(format!("the class library has no `{name}`")),
    }
}

/// A new one-dimensional array with these words as its elements.
pub(crate) fn new_array(
    exec: &mut Exec<'_>,
    element: ClassId,
    cell: Cell,
    words: &[u64],
) -> Answer {
    let class = program(exec)?
        .array_class(element)
        .map_err(|problem| refused(exec, problem))?;
    let array = allocated(exec.allocate(class, words.len() as u64))?;
    for (index, word) in words.iter().enumerate() {
        let at = array + u64::from(ARRAY_DATA) + index as u64 * u64::from(cell.size());
        exec.write_cell(at, cell, *word);
    }
    Ok(array)
}

/// The shape of an array: its elements as a vector, and length and lower bound per dimension.
pub(crate) struct Shape {
    /// The vector that holds the elements.
    pub(crate) elements: u64,
    /// Length and lower bound of each dimension.
    pub(crate) dimensions: Vec<(i32, i32)>,
}

impl Shape {
    /// The shape of an array that must not be null.
    pub(crate) fn of(exec: &Exec<'_>, array: u64) -> Result<Shape, NativeResult> {
        let class = class_of(exec, array)?;
        if let Some(length) = exec.length_of(array) {
            return Ok(Shape {
                elements: array,
                dimensions: vec![(length as i32, 0)],
            });
        }
        let rank = class_facts(exec, class)?.rank;
        let read = |offset, cell| exec.read_cell(array + u64::from(offset), cell);
        match Self::read(rank, read) {
            Some(shape) => Ok(shape),
            None => unsupported("ill-formed code: an array without its bounds"),
        }
    }

    /// The shape of an array of several dimensions, for functions that only look.
    pub(crate) fn seen(machine: &Machine, state: &State, array: u64) -> Option<Shape> {
        let object = state.heap.pointee(array)?;
        let ObjectKind::Instance(class) = object.kind else {
            return None;
        };
        let rank = source_of(machine)?.rank(class)?;
        Self::read(rank, |offset, cell| {
            let inside = object.contains(offset, cell.size());
            inside.then(|| object.read(offset, cell))
        })
    }

    fn read(rank: u32, read: impl Fn(u32, Cell) -> Option<u64>) -> Option<Shape> {
        let number = |offset: u32| Some(read(offset, Cell::I32)? as i32);
        let dimension = |at: u32| Some((number(8 + 8 * at)?, number(12 + 8 * at)?));
        let dimensions: Option<Vec<_>> = (0..rank).map(dimension).collect();
        Some(Shape {
            elements: read(0, Cell::Ref)?,
            dimensions: dimensions?,
        })
    }

    /// How many elements there are.
    pub(crate) fn count(&self) -> i32 {
        self.dimensions.iter().map(|(length, _)| *length).product()
    }
}

/// How many elements an array has with these lengths and lower bounds.
pub(crate) fn size_of_array(dimensions: &[(i32, i32)]) -> Answer {
    let mut count: i64 = 1;
    for (length, _) in dimensions {
        if *length < 0 {
            return Err(NativeResult::Fault(Fault::NegativeArraySize));
        }
        count = count.saturating_mul(i64::from(*length));
    }
    match u64::try_from(count) {
        Ok(count) if count <= i32::MAX as u64 => Ok(count),
        _ => Err(NativeResult::Fault(Fault::OutOfMemory)),
    }
}

/// Gives a new array of several dimensions its elements, and length and lower bound per dimension.
pub(crate) fn shape_array(
    exec: &mut Exec<'_>,
    array: u64,
    elements: u64,
    dimensions: &[(i32, i32)],
) {
    exec.write_cell(array, Cell::Ref, elements);
    for (dimension, (length, lower)) in dimensions.iter().enumerate() {
        let at = array + 8 + 8 * dimension as u64;
        exec.write_cell(at, Cell::I32, u64::from(*length as u32));
        exec.write_cell(at + 4, Cell::I32, u64::from(*lower as u32));
    }
}

/// A new array of a class of general arrays, with length and lower bound per dimension.
pub(crate) fn new_general_array(
    exec: &mut Exec<'_>,
    class: ClassId,
    dimensions: &[(i32, i32)],
) -> Answer {
    let source = program(exec)?;
    let facts = class_facts(exec, class)?;
    let Some(element) = facts.element else {
        return unsupported("ill-formed code: an array without an element type");
    };
    let count = size_of_array(dimensions)?;
    let vector = source
        .array_class(element)
        .map_err(|problem| refused(exec, problem))?;
    let elements = allocated(exec.allocate(vector, count))?;
    let array = allocated(exec.allocate(class, 0))?;
    shape_array(exec, array, elements, dimensions);
    Ok(array)
}

/// The cells of a class, as bytes from the start; for arrays, those of the first `count` elements.
pub(crate) fn cells_of(
    exec: &Exec<'_>,
    class: ClassId,
    count: u32,
) -> Result<Vec<(u64, Cell)>, NativeResult> {
    let info = exec.machine.class(class).map_err(stopped)?;
    let cells = &info.class.layout.cells;
    let (start, stride, count) = match info.class.kind {
        ClassKind::Array { stride } => (u64::from(ARRAY_DATA), u64::from(stride), count),
        _ => (0, 0, 1),
    };
    let elements = (0..u64::from(count)).map(|index| start + index * stride);
    Ok(elements
        .flat_map(|at| {
            cells
                .iter()
                .map(move |c| (at + u64::from(c.offset), c.cell))
        })
        .collect())
}

/// Copies cells of one object to another.
pub(crate) fn copy_cells(exec: &mut Exec<'_>, from: u64, to: u64, cells: &[(u64, Cell)]) {
    for &(offset, cell) in cells {
        if let Some(word) = exec.read_cell(from + offset, cell) {
            exec.write_cell(to + offset, cell, word);
        }
    }
}
