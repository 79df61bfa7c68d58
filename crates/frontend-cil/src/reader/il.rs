//! Method bodies: headers, exception clauses and the instruction decoder.
//!
//! Offsets of instructions are byte offsets in the body, as the standard and
//! all debug formats count them. Stack and types are not checked here.

use super::bytes::Cursor;
use super::coded::Token;
use super::error::ReadError;
use super::opcodes::{Opcode, OperandKind};
use super::schema::{StandAloneSigId, TableId, UserStringIndex};

/// What an exception clause does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ClauseKind {
    /// Catches exceptions of that class.
    Catch(Token),
    /// Asks the filter at that IL offset, then runs the handler.
    Filter(u32),
    /// Runs on every way out.
    Finally,
    /// Runs only when an exception passes.
    Fault,
}

/// One exception clause; ranges are half-open IL offsets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ExceptionClause {
    /// What the clause does.
    pub kind: ClauseKind,
    /// First offset of the protected range.
    pub try_start: u32,
    /// One past the last offset of the protected range.
    pub try_end: u32,
    /// First offset of the handler.
    pub handler_start: u32,
    /// One past the last offset of the handler.
    pub handler_end: u32,
}

/// A method body: header fields, code bytes and clauses.
#[derive(Debug, Clone)]
pub struct MethodBody<'a> {
    /// The largest depth of the evaluation stack.
    pub max_stack: u16,
    /// True if locals start as zero.
    pub init_locals: bool,
    /// The signature of the locals, if there are any.
    pub local_signature: Option<StandAloneSigId>,
    /// The code.
    pub code: &'a [u8],
    /// The offset in the file of the first code byte.
    pub code_offset: usize,
    /// The exception clauses, innermost first as the standard orders them.
    pub clauses: Vec<ExceptionClause>,
}

/// An operand.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Operand<'a> {
    /// Nothing.
    None,
    /// A 32-bit integer, also of the short forms and of prefixes.
    I4(i32),
    /// A 64-bit integer.
    I8(i64),
    /// A 32-bit float.
    R4(f32),
    /// A 64-bit float.
    R8(f64),
    /// An argument or local number.
    Variable(u16),
    /// An IL offset inside the body.
    Branch(u32),
    /// A jump table.
    Switch(SwitchTable<'a>),
    /// A metadata token.
    Token(Token),
    /// A string literal.
    String(UserStringIndex),
}

/// The targets of a `switch`, decoded when iterated.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SwitchTable<'a> {
    bytes: &'a [u8],
    next_offset: u32,
}

impl<'a> SwitchTable<'a> {
    /// How many targets there are.
    pub fn len(&self) -> usize {
        self.bytes.len() / 4
    }

    /// True if there are no targets.
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// The targets as IL offsets, all inside the body.
    pub fn targets(&self) -> impl ExactSizeIterator<Item = u32> + use<'a> {
        let base = self.next_offset;
        self.bytes.chunks_exact(4).map(move |word| {
            base.wrapping_add_signed(i32::from_le_bytes([word[0], word[1], word[2], word[3]]))
        })
    }
}

/// One decoded instruction; a prefix is an instruction of its own.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Instruction<'a> {
    /// The byte offset in the body.
    pub offset: u32,
    /// The length in bytes.
    pub size: u32,
    /// The opcode.
    pub opcode: Opcode,
    /// The operand.
    pub operand: Operand<'a>,
}

impl Instruction<'_> {
    /// The byte offset of the instruction that follows.
    pub fn next_offset(&self) -> u32 {
        self.offset.saturating_add(self.size)
    }
}

impl<'a> MethodBody<'a> {
    /// Reads a body from `bytes`, whose first byte is at `offset` in the file.
    pub fn read(bytes: &'a [u8], offset: usize) -> Result<MethodBody<'a>, ReadError> {
        let mut cursor = Cursor::new(bytes, offset, "a method body");
        let first = cursor.u8()?;
        match first & 3 {
            2 => {
                let code_offset = cursor.offset();
                let code = cursor.take(usize::from(first >> 2))?;
                Ok(MethodBody {
                    max_stack: 8,
                    init_locals: false,
                    local_signature: None,
                    code,
                    code_offset,
                    clauses: Vec::new(),
                })
            }
            3 => read_fat(cursor, first),
            _ => Err(ReadError::malformed(
                offset,
                "a method body is neither tiny nor fat",
            )),
        }
    }

    /// Decodes the instructions one after the other; ends after the first
    /// error.
    pub fn instructions(&self) -> Instructions<'a> {
        Instructions {
            cursor: Cursor::new(self.code, self.code_offset, "an instruction"),
            code_size: self.code.len() as u32,
        }
    }

    /// Decodes all instructions and checks that every branch target and every
    /// clause boundary is the start of one.
    pub fn decode(&self) -> Result<Vec<Instruction<'a>>, ReadError> {
        let mut decoded = Vec::with_capacity((self.code.len() / 2).min(1 << 16));
        for instruction in self.instructions() {
            decoded.push(instruction?);
        }
        let is_start = |offset: u32| {
            decoded
                .binary_search_by_key(&offset, |instruction| instruction.offset)
                .is_ok()
        };
        let check = |at: u32, target: u32| match is_start(target) {
            true => Ok(()),
            false => Err(ReadError::malformed(
                self.code_offset.saturating_add(at as usize),
                format!("IL offset {target:#x} is not the start of an instruction"),
            )),
        };
        for instruction in &decoded {
            match instruction.operand {
                Operand::Branch(target) => check(instruction.offset, target)?,
                Operand::Switch(table) => {
                    for target in table.targets() {
                        check(instruction.offset, target)?;
                    }
                }
                _ => {}
            }
        }
        let end = self.code.len() as u32;
        for clause in &self.clauses {
            check(clause.try_start, clause.try_start)?;
            check(clause.handler_start, clause.handler_start)?;
            for last in [clause.try_end, clause.handler_end] {
                if last != end {
                    check(last, last)?;
                }
            }
            if let ClauseKind::Filter(start) = clause.kind {
                check(start, start)?;
            }
        }
        Ok(decoded)
    }
}

fn read_fat<'a>(mut cursor: Cursor<'a>, first: u8) -> Result<MethodBody<'a>, ReadError> {
    let start = cursor.offset() - 1;
    let second = cursor.u8()?;
    let header_words = usize::from(second >> 4);
    if header_words < 3 {
        return Err(ReadError::malformed(
            start,
            "a fat method header shorter than 12 bytes",
        ));
    }
    let max_stack = cursor.u16()?;
    let code_size = cursor.u32()?;
    let local_offset = cursor.offset();
    let local_token = Token(cursor.u32()?);
    cursor.skip((header_words - 3) * 4)?;
    let code_offset = cursor.offset();
    let code = cursor.take(code_size as usize)?;
    let local_signature = local_token.as_id::<StandAloneSigId>();
    if local_signature.is_none() && local_token.0 != 0 {
        let is_nil = local_token.table() == Some(TableId::StandAloneSig) && local_token.is_nil();
        if !is_nil {
            return Err(ReadError::malformed(
                local_offset,
                format!("{local_token} is not a local variable signature"),
            ));
        }
    }
    let mut clauses = Vec::new();
    if first & 0x08 != 0 {
        read_sections(&mut cursor, start, code_size, &mut clauses)?;
    }
    Ok(MethodBody {
        max_stack,
        init_locals: first & 0x10 != 0,
        local_signature,
        code,
        code_offset,
        clauses,
    })
}

/// Reads the data sections after the code. Each takes at least four bytes, so
/// the loop ends with the file.
fn read_sections(
    cursor: &mut Cursor<'_>,
    body_start: usize,
    code_size: u32,
    clauses: &mut Vec<ExceptionClause>,
) -> Result<(), ReadError> {
    loop {
        // Sections are aligned to four bytes relative to the (aligned) header.
        let misalignment = (cursor.offset() - body_start) % 4;
        if misalignment != 0 {
            cursor.skip(4 - misalignment)?;
        }
        let start = cursor.offset();
        let kind = cursor.u8()?;
        let is_fat = kind & 0x40 != 0;
        let [a, b, c] = [cursor.u8()?, cursor.u8()?, cursor.u8()?];
        let size = match is_fat {
            true => u32::from_le_bytes([a, b, c, 0]) as usize,
            false => usize::from(a),
        };
        if kind & 0x3f != 1 {
            return Err(ReadError::malformed(
                start,
                format!("unknown method data section {kind:#04x}"),
            ));
        }
        // Some compilers leave the four header bytes out of the size, so
        // only whole clauses are counted.
        let clause_size = if is_fat { 24 } else { 12 };
        for _ in 0..size / clause_size {
            clauses.push(read_clause(cursor, is_fat, code_size)?);
        }
        if kind & 0x80 == 0 {
            return Ok(());
        }
    }
}

fn read_clause(
    cursor: &mut Cursor<'_>,
    is_fat: bool,
    code_size: u32,
) -> Result<ExceptionClause, ReadError> {
    let start = cursor.offset();
    let (flags, try_start, try_length, handler_start, handler_length) = if is_fat {
        (
            cursor.u32()?,
            cursor.u32()?,
            cursor.u32()?,
            cursor.u32()?,
            cursor.u32()?,
        )
    } else {
        (
            u32::from(cursor.u16()?),
            u32::from(cursor.u16()?),
            u32::from(cursor.u8()?),
            u32::from(cursor.u16()?),
            u32::from(cursor.u8()?),
        )
    };
    let extra = cursor.u32()?;
    let range_end = |first: u32, length: u32| {
        first
            .checked_add(length)
            .filter(|&end| end <= code_size && length > 0)
            .ok_or_else(|| ReadError::malformed(start, "an exception clause outside its method"))
    };
    let kind = match flags {
        0 => ClauseKind::Catch(Token(extra)),
        1 if extra < code_size => ClauseKind::Filter(extra),
        2 => ClauseKind::Finally,
        4 => ClauseKind::Fault,
        _ => {
            return Err(ReadError::malformed(
                start,
                format!("an exception clause with flags {flags:#x}"),
            ));
        }
    };
    Ok(ExceptionClause {
        kind,
        try_start,
        try_end: range_end(try_start, try_length)?,
        handler_start,
        handler_end: range_end(handler_start, handler_length)?,
    })
}

/// The instructions of a body.
#[derive(Debug, Clone)]
pub struct Instructions<'a> {
    cursor: Cursor<'a>,
    code_size: u32,
}

impl<'a> Iterator for Instructions<'a> {
    type Item = Result<Instruction<'a>, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.cursor.is_empty() {
            return None;
        }
        let result = self.read_one();
        if result.is_err() {
            // Decoding cannot resume inside an unknown instruction.
            self.cursor = Cursor::new(&[], self.cursor.offset(), "an instruction");
        }
        Some(result)
    }
}

impl<'a> Instructions<'a> {
    fn read_one(&mut self) -> Result<Instruction<'a>, ReadError> {
        let start = self.cursor.position() as u32;
        let file_offset = self.cursor.offset();
        let mut code = u16::from(self.cursor.u8()?);
        if code == 0xfe {
            code = 0xfe00 | u16::from(self.cursor.u8()?);
        }
        let opcode = Opcode::from_code(code).ok_or_else(|| {
            ReadError::malformed(file_offset, format!("unknown opcode {code:#04x}"))
        })?;
        let operand = self.read_operand(opcode, file_offset)?;
        Ok(Instruction {
            offset: start,
            size: self.cursor.position() as u32 - start,
            opcode,
            operand,
        })
    }

    fn read_operand(&mut self, opcode: Opcode, at: usize) -> Result<Operand<'a>, ReadError> {
        let cursor = &mut self.cursor;
        Ok(match opcode.operand_kind() {
            OperandKind::None => Operand::None,
            OperandKind::I1 => Operand::I4(i32::from(cursor.i8()?)),
            OperandKind::U1 => Operand::I4(i32::from(cursor.u8()?)),
            OperandKind::I4 => Operand::I4(cursor.i32()?),
            OperandKind::I8 => Operand::I8(cursor.i64()?),
            OperandKind::R4 => Operand::R4(cursor.f32()?),
            OperandKind::R8 => Operand::R8(cursor.f64()?),
            OperandKind::ShortVariable => Operand::Variable(u16::from(cursor.u8()?)),
            OperandKind::Variable => Operand::Variable(cursor.u16()?),
            OperandKind::ShortBranch => {
                let distance = i32::from(cursor.i8()?);
                Operand::Branch(self.target(distance, at)?)
            }
            OperandKind::Branch => {
                let distance = cursor.i32()?;
                Operand::Branch(self.target(distance, at)?)
            }
            OperandKind::Switch => self.read_switch(at)?,
            OperandKind::String => {
                let token = cursor.u32()?;
                if token >> 24 != 0x70 {
                    let what = format!("ldstr of {token:08x}, which is no string");
                    return Err(ReadError::malformed(at, what));
                }
                Operand::String(UserStringIndex(token & 0x00ff_ffff))
            }
            OperandKind::Method
            | OperandKind::Field
            | OperandKind::Type
            | OperandKind::Token
            | OperandKind::Signature => Operand::Token(Token(cursor.u32()?)),
        })
    }

    fn read_switch(&mut self, at: usize) -> Result<Operand<'a>, ReadError> {
        let count = self.cursor.u32()? as usize;
        let size = count.saturating_mul(4);
        let bytes = self.cursor.take(size)?;
        let table = SwitchTable {
            bytes,
            next_offset: self.cursor.position() as u32,
        };
        for word in bytes.chunks_exact(4) {
            self.target(i32::from_le_bytes([word[0], word[1], word[2], word[3]]), at)?;
        }
        Ok(Operand::Switch(table))
    }

    /// The IL offset `distance` bytes after the current position.
    fn target(&self, distance: i32, at: usize) -> Result<u32, ReadError> {
        (self.cursor.position() as u32)
            .checked_add_signed(distance)
            .filter(|&target| target < self.code_size)
            .ok_or_else(|| ReadError::malformed(at, "a branch leaves the method body"))
    }
}

#[cfg(test)]
#[path = "il_tests.rs"]
mod tests;
