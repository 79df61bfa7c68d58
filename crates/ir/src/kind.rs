//! What a register holds and what a memory cell holds.

/// The static kind of a register. Every register is one 64-bit word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// A 32-bit integer, kept zero-extended. Smaller integers live in this kind, too.
    I32,
    /// A 64-bit integer.
    I64,
    /// A 32-bit float, its bits in the low half.
    F32,
    /// A 64-bit float.
    F64,
    /// A reference to the start of an object, or null.
    Ref,
    /// An address inside an object, a function, null, or a plain number that will become one.
    Ptr,
}

impl Kind {
    /// Every kind, in declaration order.
    pub const ALL: [Kind; 6] = [
        Kind::I32,
        Kind::I64,
        Kind::F32,
        Kind::F64,
        Kind::Ref,
        Kind::Ptr,
    ];

    /// The name in the text form.
    pub fn name(self) -> &'static str {
        match self {
            Kind::I32 => "i32",
            Kind::I64 => "i64",
            Kind::F32 => "f32",
            Kind::F64 => "f64",
            Kind::Ref => "ref",
            Kind::Ptr => "ptr",
        }
    }

    /// Whether a word of this kind can keep an object alive.
    #[inline]
    pub fn is_reference(self) -> bool {
        matches!(self, Kind::Ref | Kind::Ptr)
    }
}

/// The type of one primitive memory cell: how many bytes, and how they widen into a register.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Cell {
    /// One byte that is shown as `true` or `false`.
    Bool,
    /// A signed byte.
    I8,
    /// An unsigned byte.
    U8,
    /// A signed 16-bit integer.
    I16,
    /// An unsigned 16-bit integer.
    U16,
    /// A UTF-16 code unit; like `U16`, but shown as a character.
    Char,
    /// A signed 32-bit integer.
    I32,
    /// An unsigned 32-bit integer.
    U32,
    /// A signed 64-bit integer.
    I64,
    /// An unsigned 64-bit integer.
    U64,
    /// A 32-bit float.
    F32,
    /// A 64-bit float.
    F64,
    /// A reference to an object.
    Ref,
    /// A pointer into an object.
    Ptr,
}

impl Cell {
    /// Every cell type, in declaration order.
    pub const ALL: [Cell; 14] = [
        Cell::Bool,
        Cell::I8,
        Cell::U8,
        Cell::I16,
        Cell::U16,
        Cell::Char,
        Cell::I32,
        Cell::U32,
        Cell::I64,
        Cell::U64,
        Cell::F32,
        Cell::F64,
        Cell::Ref,
        Cell::Ptr,
    ];

    /// The name in the text form.
    pub fn name(self) -> &'static str {
        match self {
            Cell::Bool => "bool",
            Cell::I8 => "i8",
            Cell::U8 => "u8",
            Cell::I16 => "i16",
            Cell::U16 => "u16",
            Cell::Char => "char",
            Cell::I32 => "i32",
            Cell::U32 => "u32",
            Cell::I64 => "i64",
            Cell::U64 => "u64",
            Cell::F32 => "f32",
            Cell::F64 => "f64",
            Cell::Ref => "ref",
            Cell::Ptr => "ptr",
        }
    }

    /// The cell type with this name.
    pub fn from_name(name: &str) -> Option<Cell> {
        Cell::ALL.into_iter().find(|cell| cell.name() == name)
    }

    /// Size in bytes, which is also the alignment.
    #[inline]
    pub fn size(self) -> u32 {
        match self {
            Cell::Bool | Cell::I8 | Cell::U8 => 1,
            Cell::I16 | Cell::U16 | Cell::Char => 2,
            Cell::I32 | Cell::U32 | Cell::F32 => 4,
            Cell::I64 | Cell::U64 | Cell::F64 | Cell::Ref | Cell::Ptr => 8,
        }
    }

    /// The kind of register that a value of this cell is loaded into.
    #[inline]
    pub fn kind(self) -> Kind {
        match self {
            Cell::I64 | Cell::U64 => Kind::I64,
            Cell::F32 => Kind::F32,
            Cell::F64 => Kind::F64,
            Cell::Ref => Kind::Ref,
            Cell::Ptr => Kind::Ptr,
            _ => Kind::I32,
        }
    }

    /// Widens the little-endian bytes of a cell, given as a number, to a register word.
    #[inline]
    pub fn widen(self, raw: u64) -> u64 {
        match self {
            Cell::I8 => raw as u8 as i8 as i32 as u32 as u64,
            Cell::I16 => raw as u16 as i16 as i32 as u32 as u64,
            _ => raw,
        }
    }

    /// Cuts a register word to the bytes that the cell stores.
    #[inline]
    pub fn narrow(self, word: u64) -> u64 {
        match self.size() {
            1 => word as u8 as u64,
            2 => word as u16 as u64,
            4 => word as u32 as u64,
            _ => word,
        }
    }
}
