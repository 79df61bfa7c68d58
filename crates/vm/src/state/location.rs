//! Where a cell is.

use crate::state::word::ObjectId;
use fencepost_ir::Cell;

/// A cell of an object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Location {
    /// The object.
    pub object: ObjectId,
    /// The byte offset in it.
    pub offset: u32,
    /// What is stored there.
    pub cell: Cell,
}

impl Location {
    /// Whether the bytes of two cells overlap.
    pub fn overlaps(self, other: Location) -> bool {
        self.object == other.object
            && self.offset < other.offset + other.cell.size()
            && other.offset < self.offset + self.cell.size()
    }
}
