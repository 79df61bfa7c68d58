//! The X86 and X86_64 flavours: columns of instructions.

mod conditions;
mod flags;
mod instruction;
mod lower;
mod registers;
mod shifts;

pub use lower::{Surroundings, lower_thread};
pub use registers::normalise;

use crate::condition;
use crate::error::{LitmusError, Place};
use crate::init::{RegisterInit, proc_number};
use crate::lexer::{Lexer, Style, Token};
use crate::memory::Memory;
use crate::program::{Threads, check_thread_count};
use crate::types::Type;
use fencepost_ir::Cell;
use instruction::{Instruction, Item, Operand};

/// Rows a table may have.
const MAX_ROWS: usize = 10_000;

/// The tokens of one cell of the table.
type Words = Vec<(Token, Place)>;

/// Reads the columns, and what every thread does.
pub fn parse(
    lexer: &mut Lexer<'_>,
    memory: &mut Memory,
    wide: bool,
    registers: &[RegisterInit],
) -> Result<Threads, LitmusError> {
    lexer.set_style(Style::Table);
    let (columns, place) = rows(lexer)?;
    let mut threads = Vec::new();
    for column in &columns {
        threads.push(instruction::parse_column(column)?);
    }
    check_thread_count(threads.len(), place)?;
    let source_first = operand_order(&threads, wide)?;
    for item in threads.iter_mut().flatten() {
        if let Item::Instruction(instruction) = item
            && source_first
        {
            instruction.operands.reverse();
        }
    }
    settle_sizes(&threads, memory, wide)?;
    lower::check_registers(registers, threads.len())?;
    Ok(Threads::Assembly { threads, wide })
}

/// What a cell holds that is as large as a register; nothing if there is no such register.
pub fn register_cell(name: &str) -> Option<Cell> {
    registers::Register::find(name).map(|register| match register.bits {
        8 => Cell::I8,
        16 => Cell::I16,
        32 => Cell::I32,
        _ => Cell::I64,
    })
}

/// What a thread does, as read.
pub type Column = Vec<Item>;

/// The cells of the table, thread by thread, and where the table starts.
fn rows(lexer: &mut Lexer<'_>) -> Result<(Vec<Vec<Words>>, Place), LitmusError> {
    let place = lexer.place()?;
    let mut columns: Vec<Vec<Words>> = Vec::new();
    let mut count = 0;
    loop {
        while count == 0 && lexer.take_mark(";")? {}
        let token = lexer.peek()?;
        if *token == Token::End || (count > 0 && condition::starts(token)) {
            break;
        }
        let at = lexer.place()?;
        if count > MAX_ROWS {
            return Err(at.unsupported("this table is too long"));
        }
        let row = row(lexer)?;
        if count == 0 {
            header(&row, at)?;
            columns = vec![Vec::new(); row.len()];
        } else {
            if row.len() > columns.len() {
                let extra = row[columns.len()].first().map_or(at, |word| word.1);
                return Err(extra.malformed(format!(
                    "this row has {} columns, the first one {}",
                    row.len(),
                    columns.len()
                )));
            }
            for (column, cell) in columns.iter_mut().zip(row) {
                column.push(cell);
            }
        }
        count += 1;
    }
    if columns.is_empty() {
        return Err(place.malformed("expected threads: `P0 | P1 ;`"));
    }
    lexer.set_style(Style::Logic);
    Ok((columns, place))
}

fn row(lexer: &mut Lexer<'_>) -> Result<Vec<Words>, LitmusError> {
    let mut cells = vec![Vec::new()];
    loop {
        let (token, place) = lexer.take()?;
        match token {
            Token::Mark(";") => return Ok(cells),
            Token::Mark("|") => cells.push(Vec::new()),
            Token::End => return Err(place.malformed("this row has no `;` at its end")),
            token => {
                if let Some(cell) = cells.last_mut() {
                    cell.push((token, place));
                }
            }
        }
    }
}

fn header(row: &[Words], place: Place) -> Result<(), LitmusError> {
    for (index, cell) in row.iter().enumerate() {
        let at = cell.first().map_or(place, |word| word.1);
        match cell.as_slice() {
            [(Token::Word(word), _)] if proc_number(word) == Some(index) => {}
            _ => {
                return Err(at.malformed(format!(
                    "expected `P{index}`: the first row names the threads"
                )));
            }
        }
    }
    Ok(())
}

/// Whether the source comes before the destination. The flavours have their own habits, but an
/// immediate value can only be a source.
fn operand_order(threads: &[Column], wide: bool) -> Result<bool, LitmusError> {
    let mut seen: Option<bool> = None;
    for instruction in instructions(threads) {
        let [first, last] = instruction.operands.as_slice() else {
            continue;
        };
        let immediate =
            |operand: &Operand| matches!(operand, Operand::Immediate(_) | Operand::AddressOf(..));
        // Comparisons may have an immediate value on either side in neither notation.
        let source_first = match (immediate(first), immediate(last)) {
            (true, false) => true,
            (false, true) => false,
            _ => continue,
        };
        if seen.is_some_and(|before| before != source_first) {
            return Err(instruction
                .place
                .malformed("some instructions have the source first, others the destination"));
        }
        seen = Some(source_first);
    }
    Ok(seen.unwrap_or(wide))
}

fn instructions(threads: &[Column]) -> impl Iterator<Item = &Instruction> {
    threads.iter().flatten().filter_map(|item| match item {
        Item::Instruction(instruction) => Some(instruction),
        Item::Label(..) => None,
    })
}

/// Gives every location a size: what the text declares, else what its accesses have.
fn settle_sizes(threads: &[Column], memory: &mut Memory, wide: bool) -> Result<(), LitmusError> {
    for instruction in instructions(threads) {
        for name in instruction.symbols() {
            memory.declare(name, instruction.place)?;
        }
    }
    let mut widths: Vec<Option<u32>> = vec![None; memory.locations.len()];
    let mut any: Option<u32> = None;
    for instruction in instructions(threads) {
        let Some(bits) = instruction.bits() else {
            continue;
        };
        if !instruction.touches_memory() {
            continue;
        }
        any = any.or(Some(bits));
        for name in instruction.symbols() {
            if let Some(index) = memory.find(name) {
                widths[index] = widths[index].or(Some(bits));
            }
        }
    }
    for (location, width) in memory.locations.iter_mut().zip(widths) {
        if location.is_lock() {
            return Err(location
                .place
                .unsupported("locks are not modelled in this flavour"));
        }
        location.cell = match &location.declared {
            Some(Type::Pointer(_)) if !wide => Cell::I32,
            Some(declared) => declared.cell(),
            None => match width.or(any).unwrap_or(32) {
                8 => Cell::I8,
                16 => Cell::I16,
                64 => Cell::I64,
                _ => Cell::I32,
            },
        };
    }
    Ok(())
}
