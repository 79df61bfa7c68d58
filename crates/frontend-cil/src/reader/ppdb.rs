//! Portable PDB: the debug tables of a metadata root of their own.
//!
//! Local constants, imports and custom debug information are readable as rows
//! through `metadata()`, but not interpreted here.

use std::sync::Arc;

use super::bytes::Cursor;
use super::debug::{LocalName, MAX_SEQUENCE_POINTS, SequencePoint};
use super::error::ReadError;
use super::heaps::Span;
use super::members::Members;
use super::metadata::Metadata;
use super::schema::*;

/// The longest path of a source file in bytes.
const MAX_PATH_BYTES: usize = 1 << 15;
/// Lines from here on are reserved by the format.
const LINE_LIMIT: i64 = 0x2000_0000;
const COLUMN_LIMIT: i64 = 0x1_0000;

/// An opened portable PDB.
#[derive(Debug)]
pub struct PortablePdb {
    metadata: Metadata,
    id: [u8; 20],
}

impl PortablePdb {
    /// Opens a portable PDB; rows are decoded when asked for.
    pub fn open(data: Arc<[u8]>) -> Result<PortablePdb, ReadError> {
        let size = data.len();
        let metadata = Metadata::open(data, Span { start: 0, size })?;
        match metadata.pdb_stream().copied() {
            Some(stream) => Ok(PortablePdb {
                metadata,
                id: stream.id,
            }),
            None => Err(ReadError::malformed(0, "there is no #Pdb stream")),
        }
    }

    /// The tables and heaps.
    pub fn metadata(&self) -> &Metadata {
        &self.metadata
    }

    /// GUID and stamp that tie this file to its assembly.
    pub fn id(&self) -> [u8; 20] {
        self.id
    }

    /// How many source files there are; they are numbered from 1.
    pub fn document_count(&self) -> u32 {
        self.metadata.count(TableId::Document)
    }

    /// The path of a source file, which is stored in parts.
    pub fn document_path(&self, number: u32) -> Result<String, ReadError> {
        let row = self.metadata.row(DocumentId::from_row(number))?;
        let blob = self.metadata.blob(row.name)?;
        let mut cursor = blob.cursor("the name of a source file");
        let separator = read_separator(&mut cursor)?;
        let mut path = String::new();
        let mut is_first = true;
        while !cursor.is_empty() {
            let part = BlobIndex(cursor.compressed_u32()?);
            if let (Some(separator), false) = (separator, is_first) {
                path.push(separator);
            }
            is_first = false;
            let part = self.metadata.blob(part)?;
            if path.len() + part.bytes.len() > MAX_PATH_BYTES {
                let limit = MAX_PATH_BYTES as u64;
                return Err(ReadError::limit(part.offset, "the length of a path", limit));
            }
            path.push_str(&String::from_utf8_lossy(part.bytes));
        }
        Ok(path)
    }

    /// The sequence points of a method, in file order.
    pub fn sequence_points(&self, id: MethodDefId) -> Result<Vec<SequencePoint>, ReadError> {
        // The table runs parallel to the method table of the assembly.
        if id.row() > self.metadata.count(TableId::MethodDebugInformation) {
            return Ok(Vec::new());
        }
        let debug_id = MethodDebugInformationId::from_row(id.row());
        let row = self.metadata.row(debug_id)?;
        let blob = self.metadata.blob(row.sequence_points)?;
        if blob.bytes.is_empty() {
            return Ok(Vec::new());
        }
        let mut cursor = blob.cursor("sequence points");
        let _local_signature = cursor.compressed_u32()?;
        let document = match row.document.row() {
            0 => cursor.compressed_u32()?,
            row => row,
        };
        read_points(&mut cursor, document)
    }

    /// The named locals of a method.
    pub fn locals(&self, id: MethodDefId) -> Result<Vec<LocalName>, ReadError> {
        let mut locals = Vec::new();
        // Scopes must not share variables, so there are at most as many names
        // as rows; a file that overlaps them is not allowed to cost more.
        let limit = self.metadata.count(TableId::LocalVariable) as usize;
        for scope_id in self.metadata.keyed::<LocalScopeId>(id.row()) {
            let scope = self.metadata.row(scope_id)?;
            let end = scope.start_offset.saturating_add(scope.length);
            let variables = Members::<LocalVariableId>::of_row(
                &self.metadata,
                TableId::LocalScope,
                scope_id.row(),
                2,
            )?;
            if locals.len() + variables.len() > limit {
                let at = self.metadata.row_offset(scope_id.token());
                return Err(ReadError::malformed(at, "local scopes share variables"));
            }
            for variable in variables {
                let variable = self.metadata.row(variable)?;
                locals.push(LocalName {
                    slot: variable.index,
                    name: self.metadata.string(variable.name)?.to_owned(),
                    start: scope.start_offset,
                    end,
                });
            }
        }
        Ok(locals)
    }

    /// The `MoveNext` method that has the code of an iterator or an async method.
    pub fn move_next_of(&self, kickoff: MethodDefId) -> Option<MethodDefId> {
        let rows = self.metadata.ids::<StateMachineMethodId>();
        let mut rows = rows.filter_map(|id| self.metadata.row(id).ok());
        let found = rows.find(|row| row.kickoff == kickoff)?;
        Some(found.move_next)
    }

    /// For the `MoveNext` method of an iterator or async state machine, the
    /// method that was written in the source.
    pub fn kickoff_method(&self, move_next: MethodDefId) -> Result<Option<MethodDefId>, ReadError> {
        self.metadata
            .keyed_first::<StateMachineMethodId>(move_next.row())
            .map(|id| Ok(self.metadata.row(id)?.kickoff))
            .transpose()
    }
}

/// The separator is one UTF-8 character; a zero byte means none.
fn read_separator(cursor: &mut Cursor<'_>) -> Result<Option<char>, ReadError> {
    let offset = cursor.offset();
    let first = cursor.u8()?;
    if first.is_ascii() {
        return Ok((first != 0).then_some(char::from(first)));
    }
    let mut bytes = vec![first];
    for _ in 0..3 {
        bytes.push(cursor.u8()?);
        if let Ok(text) = std::str::from_utf8(&bytes) {
            return Ok(text.chars().next());
        }
    }
    Err(ReadError::malformed(
        offset,
        "a path separator is not UTF-8",
    ))
}

fn read_points(cursor: &mut Cursor<'_>, document: u32) -> Result<Vec<SequencePoint>, ReadError> {
    let mut points: Vec<SequencePoint> = Vec::new();
    let mut document = document;
    let mut il_offset: u32 = 0;
    // The last visible point; deltas count from it.
    let mut previous: Option<(i64, i64)> = None;
    while !cursor.is_empty() {
        let at = cursor.offset();
        let delta = cursor.compressed_u32()?;
        if delta == 0 && !points.is_empty() {
            document = cursor.compressed_u32()?;
            continue;
        }
        il_offset = il_offset
            .checked_add(delta)
            .ok_or_else(|| ReadError::malformed(at, "a sequence point offset overflows"))?;
        let lines = i64::from(cursor.compressed_u32()?);
        let columns = match lines {
            0 => i64::from(cursor.compressed_u32()?),
            _ => i64::from(cursor.compressed_i32()?),
        };
        let mut point = SequencePoint {
            il_offset,
            document,
            line: 0,
            column: 0,
            end_line: 0,
            end_column: 0,
            is_hidden: lines == 0 && columns == 0,
        };
        if !point.is_hidden {
            let (line, column) = match previous {
                None => (
                    i64::from(cursor.compressed_u32()?),
                    i64::from(cursor.compressed_u32()?),
                ),
                Some((line, column)) => (
                    line + i64::from(cursor.compressed_i32()?),
                    column + i64::from(cursor.compressed_i32()?),
                ),
            };
            previous = Some((line, column));
            point.line = within(line, LINE_LIMIT, at)?;
            point.end_line = within(line + lines, LINE_LIMIT, at)?;
            point.column = within(column, COLUMN_LIMIT, at)?;
            point.end_column = within(column + columns, COLUMN_LIMIT, at)?;
        }
        if points.len() >= MAX_SEQUENCE_POINTS {
            let limit = MAX_SEQUENCE_POINTS as u64;
            return Err(ReadError::limit(at, "sequence points of a method", limit));
        }
        points.push(point);
    }
    Ok(points)
}

fn within(value: i64, limit: i64, at: usize) -> Result<u32, ReadError> {
    match u32::try_from(value) {
        Ok(number) if value < limit => Ok(number),
        _ => {
            let what = format!("a sequence point at line or column {value}");
            Err(ReadError::malformed(at, what))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(bytes: &[u8]) -> Result<Vec<SequencePoint>, ReadError> {
        read_points(&mut Cursor::new(bytes, 0, "a test"), 1)
    }

    #[test]
    fn visible_hidden_and_document_records() {
        // (0, 10:5-10:8), hidden at 2, document 3, (7, 9:6-10:2).
        let bytes = [0, 0, 3, 10, 5, 2, 0, 0, 0, 3, 5, 1, 0x79, 0x7f, 2];
        let points = points(&bytes).unwrap();
        assert_eq!(points.len(), 3);
        assert_eq!((points[0].line, points[0].column), (10, 5));
        assert_eq!((points[0].end_line, points[0].end_column), (10, 8));
        assert!(points[1].is_hidden && points[1].il_offset == 2);
        assert_eq!((points[2].il_offset, points[2].document), (7, 3));
        assert_eq!((points[2].line, points[2].column), (9, 6));
        assert_eq!((points[2].end_line, points[2].end_column), (10, 2));
    }

    #[test]
    fn absurd_positions_are_refused() {
        assert!(points(&[0, 0, 3, 10, 0, 1, 0, 1, 0x01, 0]).is_err());
        assert!(points(&[0, 0]).is_err());
    }
}
