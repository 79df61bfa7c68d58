//! The code of a method, with its exception table and debug information.

use super::bytes::Cursor;
use super::class_file::attributes;
use super::{ClassFile, Member, Result, wrong};
use std::ops::Range;

/// A row of an exception table; places are offsets of instructions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExceptionRow {
    /// First protected instruction.
    pub start: u32,
    /// One past the last protected instruction.
    pub end: u32,
    /// The handler.
    pub handler: u32,
    /// The class it catches, as a place in the pool; 0 for everything.
    pub class: u16,
}

/// The name of a local variable while it lives in a slot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LocalName {
    /// The slot.
    pub slot: u16,
    /// The name.
    pub name: String,
    /// The descriptor of its type.
    pub descriptor: String,
}

/// The code of a method.
#[derive(Clone, Debug)]
pub struct Code {
    /// How many slots local variables take.
    pub max_locals: u16,
    /// Where the instructions are in the file.
    range: Range<usize>,
    /// The exception table, in order.
    pub rows: Vec<ExceptionRow>,
    /// Line numbers by the offset they start at, sorted.
    pub lines: Vec<(u32, u32)>,
    /// The names of local variables.
    pub locals: Vec<LocalName>,
}

impl Code {
    /// Reads the code of a method; none if it has none.
    pub fn of(file: &ClassFile, method: &Member) -> Result<Option<Code>> {
        let Some(range) = method.attribute("Code") else {
            return Ok(None);
        };
        let data = &file.bytes[..range.end];
        let mut input = Cursor::new(data, range.start);
        input.u16()?;
        let max_locals = input.u16()?;
        let length = input.u32()? as usize;
        let start = input.position();
        input.take(length)?;
        if length == 0 || length > 0xffff {
            return wrong(start, format!("a method with {length} bytes of code"));
        }
        let mut rows = Vec::new();
        for _ in 0..input.u16()? {
            let row = ExceptionRow {
                start: u32::from(input.u16()?),
                end: u32::from(input.u16()?),
                handler: u32::from(input.u16()?),
                class: input.u16()?,
            };
            if row.start >= row.end || row.end as usize > length {
                return wrong(input.position(), "an exception row outside the code");
            }
            rows.push(row);
        }
        let mut code = Code {
            max_locals,
            range: start..start + length,
            rows,
            lines: Vec::new(),
            locals: Vec::new(),
        };
        // Debug information that cannot be read is as good as none.
        if let Ok(attributes) = attributes(&mut input, data, &file.pool) {
            for (name, range) in attributes {
                let mut content = Cursor::new(&data[..range.end], range.start);
                match name.as_str() {
                    "LineNumberTable" => code.read_lines(&mut content).unwrap_or_default(),
                    "LocalVariableTable" => {
                        code.read_locals(&mut content, file).unwrap_or_default();
                    }
                    _ => {}
                }
            }
        }
        code.lines.sort_unstable();
        Ok(Some(code))
    }

    fn read_lines(&mut self, input: &mut Cursor<'_>) -> Result<()> {
        for _ in 0..input.u16()? {
            let offset = u32::from(input.u16()?);
            self.lines.push((offset, u32::from(input.u16()?)));
        }
        Ok(())
    }

    fn read_locals(&mut self, input: &mut Cursor<'_>, file: &ClassFile) -> Result<()> {
        for _ in 0..input.u16()? {
            input.u32()?;
            let name = file.text(input.u16()?)?;
            let descriptor = file.text(input.u16()?)?;
            self.locals.push(LocalName {
                slot: input.u16()?,
                name,
                descriptor,
            });
        }
        Ok(())
    }

    /// The bytes of the instructions.
    pub fn instructions<'f>(&self, file: &'f ClassFile) -> &'f [u8] {
        &file.bytes[self.range.clone()]
    }

    /// The line of an instruction, 0 if none is known.
    pub fn line(&self, offset: u32) -> u32 {
        let after = self.lines.partition_point(|&(start, _)| start <= offset);
        after.checked_sub(1).map_or(0, |at| self.lines[at].1)
    }
}
