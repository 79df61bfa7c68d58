//! The sizes beyond which a program is refused.
//!
//! Programs come from outside, so everything that costs memory or time has a bound with a name.

/// Bytes of text that the parser reads.
pub const MAX_TEXT_BYTES: usize = 64 << 20;
/// Registers of a function. The rest of the 16-bit numbers is left to the parser.
pub const MAX_REGISTERS: usize = 65_535 - MAX_LITERALS;
/// Literals among the operands of one operation.
pub const MAX_LITERALS: usize = 255;
/// Operations of a function.
pub const MAX_OPS: usize = 1 << 20;
/// Operations of all functions of a text together.
pub const MAX_TOTAL_OPS: usize = 1 << 22;
/// Functions of a text.
pub const MAX_FUNCTIONS: usize = 1 << 18;
/// Classes of a text.
pub const MAX_CLASSES: usize = 1 << 18;
/// Exception regions of a function.
pub const MAX_REGIONS: usize = 1024;
/// Rows of a flat exception table.
pub const MAX_HANDLERS: usize = 65_535;
/// Depth of nested blocks, of structs in structs, and of inheritance.
pub const MAX_NESTING: usize = 64;
/// Bytes of an object, of a class's statics, and of a frame's memory.
pub const MAX_OBJECT_BYTES: u32 = 16 << 20;
/// Cells of all layouts of a text together; a cell counts once more per 64 bytes of its name.
pub const MAX_CELLS: usize = 1 << 20;
/// Registers of all functions of a text together.
pub const MAX_TOTAL_REGISTERS: usize = 1 << 22;
/// Members of all classes of a text together.
pub const MAX_MEMBERS: usize = 1 << 20;
/// Labels of a function.
pub const MAX_LABELS: usize = 1 << 20;
/// Classes and interfaces that one class may name as its bases.
pub const MAX_BASES: usize = 1024;
/// Bytes that the liveness sets of one function may take; beyond, every register is live.
pub const MAX_LIVENESS_BYTES: usize = 128 << 20;
/// Words that computing the liveness of one function may touch; beyond, every register is live.
pub const MAX_LIVENESS_STEPS: usize = 1 << 29;
/// Regions whose code or handlers one operation may be in.
pub const MAX_COVER: usize = 256;
