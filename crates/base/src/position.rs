//! Where in the source an operation comes from.

crate::define_id!(
    /// A source file of the program, in the table that the program's source keeps.
    FileId
);

/// A place in a source file, and the byte offset of the code that was compiled from it.
///
/// Line 0 means that no debug information names a line; then `code_offset` is what a report shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Position {
    /// The file that `line` counts in.
    pub file: FileId,
    /// 1-based line, 0 if unknown.
    pub line: u32,
    /// 1-based column, 0 if unknown.
    pub column: u32,
    /// Byte offset of the instruction in the compiled function, or [`Position::NO_OFFSET`].
    pub code_offset: u32,
}

/// A place in a source file, as reports give it to other tools.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SourcePosition {
    /// The file, with the folders that are known.
    pub file: String,
    /// 1-based line.
    pub line: u32,
    /// 1-based column, if it is known.
    pub column: Option<u32>,
}

impl Position {
    /// The `code_offset` of operations that no compiled instruction stands behind.
    pub const NO_OFFSET: u32 = u32::MAX;

    /// A position that says nothing.
    pub const UNKNOWN: Position = Position {
        file: FileId(0),
        line: 0,
        column: 0,
        code_offset: Self::NO_OFFSET,
    };

    /// A position in a text file that has no compiled code behind it.
    pub fn at(file: FileId, line: u32, column: u32) -> Self {
        Self {
            file,
            line,
            column,
            code_offset: Self::NO_OFFSET,
        }
    }
}
