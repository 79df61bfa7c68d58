//! Mono's symbol files (`.mdb`, version 50).
//!
//! The file has a header, a table of source files and a table of methods by
//! token; each method has a line program in the style of DWARF, a table of
//! locals and a table of code blocks that scope them.

use std::sync::Arc;

use super::bytes::Cursor;
use super::debug::{LocalName, MAX_SEQUENCE_POINTS, SequencePoint};
use super::error::ReadError;
use super::schema::{MethodDefId, RowId};

const MAGIC: u64 = 0x45e8_2623_fd7f_a614;
const METHOD_ENTRY_SIZE: usize = 12;
const SOURCE_ENTRY_SIZE: usize = 8;

const FLAG_COLUMNS: i32 = 1 << 1;
const FLAG_ENDS: i32 = 1 << 2;

/// Files converted from Windows PDB mark hidden code with this line.
const HIDDEN_LINE: u32 = 0x00fe_efee;

/// An opened Mono symbol file.
#[derive(Debug)]
pub struct MdbFile {
    data: Arc<[u8]>,
    guid: [u8; 16],
    source_count: u32,
    source_table: usize,
    method_count: u32,
    method_table: usize,
    line_base: i32,
    line_range: i32,
    opcode_base: i32,
}

/// Where the parts of one method are.
struct MethodEntry {
    line_table: usize,
    local_table: usize,
    block_table: usize,
    flags: i32,
}

impl MdbFile {
    /// True if the bytes start like a Mono symbol file.
    pub fn is_mdb(data: &[u8]) -> bool {
        data.starts_with(&MAGIC.to_le_bytes())
    }

    /// Opens a symbol file: reads the header, checks the tables' places.
    pub fn open(data: Arc<[u8]>) -> Result<MdbFile, ReadError> {
        let mut cursor = Cursor::at(&data, 0, "the header of the Mono symbol file")?;
        if cursor.u64()? != MAGIC {
            return Err(ReadError::malformed(0, "not a Mono symbol file"));
        }
        let version = (cursor.u32()?, cursor.u32()?);
        if version.0 != 50 {
            let what = format!("Mono symbol file version {}.{}", version.0, version.1);
            return Err(ReadError::unsupported(8, what));
        }
        let guid = cursor.guid()?;
        // Total size, data section, compile units: not needed here.
        cursor.skip(6 * 4)?;
        let (source_count, source_table) = read_table(&mut cursor, &data, SOURCE_ENTRY_SIZE)?;
        let (method_count, method_table) = read_table(&mut cursor, &data, METHOD_ENTRY_SIZE)?;
        // Type count and anonymous scopes.
        cursor.skip(4 * 4)?;
        let offset = cursor.offset();
        let file = MdbFile {
            guid,
            source_count,
            source_table,
            method_count,
            method_table,
            line_base: cursor.i32()?,
            line_range: cursor.i32()?,
            opcode_base: cursor.i32()?,
            data: Arc::clone(&data),
        };
        let is_sane = (1..=255).contains(&file.line_range)
            && (1..=255).contains(&file.opcode_base)
            && (-255..=255).contains(&file.line_base);
        match is_sane {
            true => Ok(file),
            false => Err(ReadError::malformed(offset, "line program parameters")),
        }
    }

    /// The id of the module these symbols are for.
    pub fn module_version_id(&self) -> [u8; 16] {
        self.guid
    }

    /// How many source files there are; they are numbered from 1.
    pub fn source_count(&self) -> u32 {
        self.source_count
    }

    /// The path of a source file.
    pub fn source_path(&self, number: u32) -> Result<String, ReadError> {
        let what = "the source table of the Mono symbol file";
        if number == 0 || number > self.source_count {
            let what = format!("source file {number} does not exist");
            return Err(ReadError::malformed(self.source_table, what));
        }
        // Numbers are positions in the table in every file seen so far.
        let place = self.source_table + (number as usize - 1) * SOURCE_ENTRY_SIZE;
        let mut cursor = Cursor::at(&self.data, place, what)?;
        cursor.skip(4)?;
        let data_offset = cursor.u32()? as usize;
        let mut cursor = Cursor::at(&self.data, data_offset, what)?;
        read_string(&mut cursor)
    }

    fn find_method(&self, id: MethodDefId) -> Result<Option<MethodEntry>, ReadError> {
        let what = "the method table of the Mono symbol file";
        let wanted = id.token().0;
        let entry_at = |index: u32| {
            let place = self.method_table + index as usize * METHOD_ENTRY_SIZE;
            Cursor::at(&self.data, place, what)
        };
        // The table is sorted by token.
        let (mut low, mut high) = (0, self.method_count);
        while low < high {
            let middle = low + (high - low) / 2;
            match entry_at(middle)?.u32()? < wanted {
                true => low = middle + 1,
                false => high = middle,
            }
        }
        if low == self.method_count {
            return Ok(None);
        }
        let mut cursor = entry_at(low)?;
        if cursor.u32()? != wanted {
            return Ok(None);
        }
        let data_offset = cursor.u32()? as usize;
        let line_table = cursor.u32()? as usize;
        let mut cursor = Cursor::at(&self.data, data_offset, "a method of the Mono symbol file")?;
        let _compile_unit = cursor.seven_bit_i32()?;
        let local_table = read_place(&mut cursor)?;
        let _namespace = cursor.seven_bit_i32()?;
        let block_table = read_place(&mut cursor)?;
        let _scope_variables = cursor.seven_bit_i32()?;
        let _real_name = cursor.seven_bit_i32()?;
        let flags = cursor.seven_bit_i32()?;
        Ok(Some(MethodEntry {
            line_table,
            local_table,
            block_table,
            flags,
        }))
    }

    /// The sequence points of a method, in file order.
    pub fn sequence_points(&self, id: MethodDefId) -> Result<Vec<SequencePoint>, ReadError> {
        let Some(method) = self.find_method(id)? else {
            return Ok(Vec::new());
        };
        if method.line_table == 0 {
            return Ok(Vec::new());
        }
        let what = "a line table of the Mono symbol file";
        let mut cursor = Cursor::at(&self.data, method.line_table, what)?;
        let mut points = self.run_line_program(&mut cursor)?;
        if method.flags & FLAG_COLUMNS != 0 {
            for point in &mut points {
                point.column = cursor.seven_bit_i32()?.max(0) as u32;
            }
        }
        if method.flags & FLAG_ENDS != 0 {
            for point in &mut points {
                let rows = cursor.seven_bit_i32()?;
                // This value stands for an unknown end and has no column.
                if rows == 0x00ff_ffff {
                    continue;
                }
                point.end_line = point.line.saturating_add_signed(rows);
                point.end_column = cursor.seven_bit_i32()?.max(0) as u32;
            }
        }
        Ok(points)
    }

    /// Runs a line program. Every step reads a byte, so it ends with the file.
    fn run_line_program(&self, cursor: &mut Cursor<'_>) -> Result<Vec<SequencePoint>, ReadError> {
        let mut points = Vec::new();
        let mut state = LineState {
            line: 1,
            offset: 0,
            file: 1,
            is_hidden: false,
        };
        let mut is_pending = false;
        loop {
            let at = cursor.offset();
            let opcode = i32::from(cursor.u8()?);
            if points.len() >= MAX_SEQUENCE_POINTS {
                let limit = MAX_SEQUENCE_POINTS as u64;
                return Err(ReadError::limit(at, "sequence points of a method", limit));
            }
            if opcode >= self.opcode_base {
                let special = opcode - self.opcode_base;
                state.offset = state.offset.wrapping_add(special / self.line_range);
                let lines = self.line_base + special % self.line_range;
                state.line = state.line.wrapping_add(lines);
                points.push(state.point(at)?);
                is_pending = false;
                continue;
            }
            if opcode == 0 {
                match read_extended(cursor)? {
                    Extended::End => {
                        // A change that was not followed by a row counts.
                        if is_pending {
                            points.push(state.point(at)?);
                        }
                        return Ok(points);
                    }
                    Extended::NegateHidden => {
                        state.is_hidden = !state.is_hidden;
                        is_pending = true;
                    }
                    Extended::Reserved => {}
                }
                continue;
            }
            is_pending = opcode != 1;
            match opcode {
                1 => points.push(state.point(at)?),
                2 => state.offset = state.offset.wrapping_add(cursor.seven_bit_i32()?),
                3 => state.line = state.line.wrapping_add(cursor.seven_bit_i32()?),
                4 => state.file = cursor.seven_bit_i32()?,
                8 => {
                    let step = (255 - self.opcode_base) / self.line_range;
                    state.offset = state.offset.wrapping_add(step);
                }
                _ => {
                    let what = format!("unknown line program opcode {opcode}");
                    return Err(ReadError::malformed(at, what));
                }
            }
        }
    }

    /// The named locals of a method.
    pub fn locals(&self, id: MethodDefId) -> Result<Vec<LocalName>, ReadError> {
        let Some(method) = self.find_method(id)? else {
            return Ok(Vec::new());
        };
        if method.local_table == 0 {
            return Ok(Vec::new());
        }
        let blocks = self.read_blocks(method.block_table)?;
        let what = "a local variable table of the Mono symbol file";
        let mut cursor = Cursor::at(&self.data, method.local_table, what)?;
        let mut locals = Vec::new();
        for _ in 0..cursor.seven_bit_i32()? {
            let at = cursor.offset();
            let slot = cursor.seven_bit_i32()?;
            let slot = u16::try_from(slot)
                .map_err(|_| ReadError::malformed(at, format!("local variable number {slot}")))?;
            let name = read_string(&mut cursor)?;
            let block = cursor.seven_bit_i32()?;
            // Blocks are numbered from 1; zero is the whole method.
            let range = usize::try_from(block)
                .ok()
                .and_then(|block| blocks.get(block.checked_sub(1)?));
            let (start, end) = range.copied().unwrap_or((0, u32::MAX));
            locals.push(LocalName {
                slot,
                name,
                start,
                end,
            });
        }
        Ok(locals)
    }

    fn read_blocks(&self, place: usize) -> Result<Vec<(u32, u32)>, ReadError> {
        if place == 0 {
            return Ok(Vec::new());
        }
        let what = "a code block table of the Mono symbol file";
        let mut cursor = Cursor::at(&self.data, place, what)?;
        let mut blocks = Vec::new();
        for _ in 0..cursor.seven_bit_i32()? {
            let kind = cursor.seven_bit_i32()?;
            let _parent = cursor.seven_bit_i32()?;
            let start = cursor.seven_bit_i32()?.max(0) as u32;
            let end = cursor.seven_bit_i32()?.max(0) as u32;
            if kind & 0x40 != 0 {
                let size = cursor.u16()?;
                cursor.skip(usize::from(size))?;
            }
            blocks.push((start, end));
        }
        Ok(blocks)
    }
}

struct LineState {
    line: i32,
    offset: i32,
    file: i32,
    is_hidden: bool,
}

impl LineState {
    fn point(&self, at: usize) -> Result<SequencePoint, ReadError> {
        let number = |value: i32, what: &str| {
            u32::try_from(value)
                .map_err(|_| ReadError::malformed(at, format!("negative {what} in a line program")))
        };
        let line = number(self.line, "line")?;
        Ok(SequencePoint {
            il_offset: number(self.offset, "offset")?,
            document: number(self.file, "file")?,
            line,
            column: 0,
            end_line: line,
            end_column: 0,
            is_hidden: self.is_hidden || line == HIDDEN_LINE,
        })
    }
}

enum Extended {
    End,
    NegateHidden,
    Reserved,
}

fn read_extended(cursor: &mut Cursor<'_>) -> Result<Extended, ReadError> {
    let size = usize::from(cursor.u8()?);
    let at = cursor.offset();
    match *cursor.take(size.max(1))?.first().unwrap_or(&0) {
        1 => Ok(Extended::End),
        0x40 => Ok(Extended::NegateHidden),
        0x41..=0x7f => Ok(Extended::Reserved),
        other => {
            let what = format!("unknown extended line program opcode {other:#04x}");
            Err(ReadError::malformed(at, what))
        }
    }
}

/// Reads count, offset and size of a table and checks that it is in the file.
fn read_table(
    cursor: &mut Cursor<'_>,
    data: &[u8],
    entry_size: usize,
) -> Result<(u32, usize), ReadError> {
    let at = cursor.offset();
    let count = cursor.u32()?;
    let place = cursor.u32()? as usize;
    cursor.skip(4)?;
    let end = (count as usize)
        .checked_mul(entry_size)
        .and_then(|size| size.checked_add(place));
    match end {
        Some(end) if end <= data.len() => Ok((count, place)),
        _ => Err(ReadError::malformed(
            at,
            "a table of the Mono symbol file lies outside it",
        )),
    }
}

fn read_place(cursor: &mut Cursor<'_>) -> Result<usize, ReadError> {
    let at = cursor.offset();
    usize::try_from(cursor.seven_bit_i32()?)
        .map_err(|_| ReadError::malformed(at, "a negative file offset"))
}

fn read_string(cursor: &mut Cursor<'_>) -> Result<String, ReadError> {
    let length = read_place(cursor)?;
    let bytes = cursor.take(length)?;
    Ok(String::from_utf8_lossy(bytes).into_owned())
}
