//! What memory without a layout of its own looks like to people: variables, structs behind pointers.

use crate::Cell;

/// A shape, by a number of the source.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ShapeId(pub u64);

/// A part of a struct.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShapeMember {
    /// Its name.
    pub name: String,
    /// Where it begins.
    pub offset: u32,
    /// What it looks like.
    pub shape: ShapeId,
}

/// What a piece of memory looks like.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shape {
    /// A number or a boolean.
    Cell(Cell),
    /// A pointer, and what it points to if that is known.
    Pointer(Option<ShapeId>),
    /// A struct or a union.
    Struct(Vec<ShapeMember>),
    /// An array.
    Array {
        /// What its elements look like.
        element: ShapeId,
        /// How many there are.
        count: u64,
        /// Their distance in bytes.
        stride: u32,
    },
}

/// What people call memory that an operation allocates.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Allocated {
    /// A variable by its function and its own name, `main::count`; anything else by its type.
    pub name: String,
    /// Whether it is a variable of a call.
    pub is_variable: bool,
    /// What it looks like; of a block that is an array, each element.
    pub shape: Option<ShapeId>,
}
