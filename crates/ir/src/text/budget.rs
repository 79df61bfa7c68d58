//! What a text may still take, over all its classes and functions.
//!
//! A few bytes of text can ask for a lot of memory: a struct of structs, a class that inherits a
//! large layout, a name that is copied into every cell. All of it is charged here first.

use super::TextError;
use super::lexer::Token;
use crate::Layout;
use crate::limits::{MAX_CELLS, MAX_TOTAL_OPS, MAX_TOTAL_REGISTERS};

/// Name bytes that come with a cell.
const NAME_BYTES_PER_CELL: usize = 64;

/// What has been used so far.
#[derive(Default)]
pub(super) struct Budget {
    ops: usize,
    registers: usize,
    cells: usize,
}

impl Budget {
    pub fn op(&mut self, token: &Token<'_>) -> Result<(), TextError> {
        self.ops += 1;
        match self.ops > MAX_TOTAL_OPS {
            true => Err(token.error(format!("more than {MAX_TOTAL_OPS} operations in a text"))),
            false => Ok(()),
        }
    }

    pub fn register(&mut self, token: &Token<'_>) -> Result<(), TextError> {
        self.registers += 1;
        match self.registers > MAX_TOTAL_REGISTERS {
            true => Err(token.error(format!(
                "more than {MAX_TOTAL_REGISTERS} registers in a text"
            ))),
            false => Ok(()),
        }
    }

    /// Charges a cell whose name has this length.
    pub fn cell(&mut self, token: &Token<'_>, name_length: usize) -> Result<(), TextError> {
        self.cells += 1 + name_length / NAME_BYTES_PER_CELL;
        match self.cells > MAX_CELLS {
            true => Err(token.error(format!(
                "more than {MAX_CELLS} cells in the layouts of a text"
            ))),
            false => Ok(()),
        }
    }

    /// Charges a copy of a layout, with names that are longer by a prefix.
    pub fn layout(
        &mut self,
        token: &Token<'_>,
        layout: &Layout,
        prefix: usize,
    ) -> Result<(), TextError> {
        let mut cells = layout.cells.iter();
        cells.try_for_each(|cell| self.cell(token, prefix + cell.name.len()))
    }
}
