//! Classes, layouts and fields: how the bytes of an object are read.

use crate::{Cell, FuncId};
use fencepost_base::define_id;

define_id!(
    /// A class (of objects, arrays, structs, strings) of the program.
    ClassId
);
define_id!(
    /// A field of a class.
    FieldId
);

/// One primitive cell of a layout.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CellAt {
    /// Byte offset from the start of the laid-out memory.
    pub offset: u32,
    /// What is stored there.
    pub cell: Cell,
    /// How reports call it: a field name, or a path such as `position.x`.
    pub name: String,
}

/// The cells of a piece of memory, sorted by offset. Cells may overlap.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Layout {
    /// Size in bytes.
    pub size: u32,
    /// The primitive cells, sorted by offset.
    pub cells: Vec<CellAt>,
    /// Offsets of cells that get their value once: static ones while the class is initialised,
    /// others while a constructor runs on the object. Of thread statics: caches that the program
    /// has once for all threads.
    pub fixed: Vec<u32>,
}

impl Layout {
    /// Offsets of the cells that hold references or pointers.
    pub fn reference_offsets(&self) -> impl Iterator<Item = u32> + '_ {
        self.cells
            .iter()
            .filter(|c| c.cell.kind().is_reference())
            .map(|c| c.offset)
    }

    /// Appends a cell at its natural alignment and returns its offset.
    pub fn push(&mut self, cell: Cell, name: impl Into<String>) -> u32 {
        let size = cell.size();
        let offset = self.size.div_ceil(size) * size;
        self.cells.push(CellAt {
            offset,
            cell,
            name: name.into(),
        });
        self.size = offset + size;
        offset
    }

    /// Puts a cell at an offset. Cells put out of order need a `sort` afterwards.
    pub fn put(&mut self, cell: Cell, name: impl Into<String>, offset: u32) {
        self.cells.push(CellAt {
            offset,
            cell,
            name: name.into(),
        });
        self.size = self.size.max(offset.saturating_add(cell.size()));
    }

    /// Sorts the cells by offset; cells that share one keep their order.
    pub fn sort(&mut self) {
        self.cells.sort_by_key(|cell| cell.offset);
    }

    /// Says that all cells of a range get their value once.
    pub fn fix(&mut self, from: u32, to: u32) {
        let cells = self
            .cells
            .iter()
            .filter(|c| from <= c.offset && c.offset < to);
        self.fixed.extend(cells.map(|c| c.offset));
    }

    /// The largest alignment of a cell, at least 1.
    pub fn alignment(&self) -> u32 {
        self.cells.iter().map(|c| c.cell.size()).max().unwrap_or(1)
    }

    /// The distance of elements with this layout in an array.
    pub fn stride(&self) -> u32 {
        self.size.div_ceil(self.alignment()) * self.alignment()
    }

    /// The cell that starts at `offset`.
    pub fn cell_at(&self, offset: u32) -> Option<&CellAt> {
        self.cells.iter().find(|c| c.offset == offset)
    }
}

/// What kind of memory the objects of a class have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClassKind {
    /// Ordinary objects with fields.
    Object,
    /// No instances of its own.
    Interface,
    /// A value layout; boxed instances are objects with the same layout.
    Struct,
    /// A length followed by elements of `stride` bytes; the layout describes one element.
    Array {
        /// Distance between elements, in bytes.
        stride: u32,
    },
    /// Immutable text: a 32-bit length, then UTF-16 code units.
    String,
}

/// Offset of the first element of an array; the length comes before it.
pub const ARRAY_DATA: u32 = 8;
/// Offset of the first code unit of a string.
pub const STRING_DATA: u32 = 4;

/// A class of the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Class {
    /// Full name.
    pub name: String,
    /// What its objects look like.
    pub kind: ClassKind,
    /// The class it extends.
    pub parent: Option<ClassId>,
    /// The interfaces it declares; the source decides what is assignable.
    pub interfaces: Vec<ClassId>,
    /// Cells of an instance (inherited ones included), or of one element of an array.
    pub layout: Layout,
    /// Cells shared by all threads.
    pub statics: Layout,
    /// Cells that every thread has a copy of.
    pub thread_statics: Layout,
    /// The class of an array's elements: what a reference in it must be assignable to, or the
    /// struct that the layout repeats. None for numbers and for references of any class.
    pub element: Option<ClassId>,
    /// Runs once before the class is first used.
    pub initializer: Option<FuncId>,
    /// Whether instances never change once another thread can see them. Their memory then needs
    /// no order: accesses happen at once and are not steps.
    pub immutable: bool,
    /// Whether the class belongs to the class library rather than to the program under test.
    pub library: bool,
    /// Whether its static memory holds whatever is written there, addresses included. The cells of
    /// its layouts are then names, and nothing more.
    pub untyped: bool,
    /// What its static memory holds at first.
    pub initial: Initial,
}

/// What memory holds before the program runs.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Initial {
    /// Its bytes from the start on; what is missing is zero.
    pub bytes: Vec<u8>,
    /// Where addresses stand in it, in ascending order.
    pub addresses: Vec<(u32, InitialAddress)>,
}

/// An address that is known before the program runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InitialAddress {
    /// An offset in the static memory of a class.
    Static(ClassId, u32),
    /// A function.
    Function(FuncId),
}

impl Class {
    /// A class of plain objects without fields.
    pub fn named(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            kind: ClassKind::Object,
            parent: None,
            interfaces: Vec::new(),
            layout: Layout::default(),
            statics: Layout::default(),
            thread_statics: Layout::default(),
            element: None,
            initializer: None,
            immutable: false,
            library: false,
            untyped: false,
            initial: Initial::default(),
        }
    }
}

/// Where the memory of a field is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Storage {
    /// In every object of the class.
    Instance,
    /// Once for the program.
    Static,
    /// Once per thread.
    ThreadStatic,
}

/// A field as the source describes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// The class that declares it.
    pub class: ClassId,
    /// Its simple name.
    pub name: String,
    /// Where its memory is.
    pub storage: Storage,
    /// Byte offset in that memory.
    pub offset: u32,
    /// The cell type; fields of struct type have one [`Field`] per cell or are reached by pointer.
    pub cell: Cell,
}

/// A field in an operation: the id for people, the rest so that the machine need not look it up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct FieldRef {
    /// The field.
    pub id: FieldId,
    /// The class whose memory holds it.
    pub class: ClassId,
    /// Byte offset.
    pub offset: u32,
    /// Cell type.
    pub cell: Cell,
}
