//! The metadata root: streams, heaps and tables of an assembly or a PDB.
//!
//! `Metadata` answers "what does this row say"; what rows mean together is
//! for `names.rs` and its neighbours.

use std::marker::PhantomData;
use std::sync::Arc;

use super::bytes::Cursor;
use super::coded::Token;
use super::error::ReadError;
use super::heaps::{Blob, Heaps, Span};
use super::schema::{BlobIndex, GuidIndex, RowId, StringIndex, TableId, TableRow, UserStringIndex};
use super::tables::{KeyedRange, Tables};

const METADATA_MAGIC: u32 = 0x424a_5342;
/// Real files have five or six streams.
const MAX_STREAMS: u16 = 64;

/// The `#Pdb` stream of a portable PDB.
#[derive(Debug, Clone, Copy)]
pub struct PdbStream {
    /// GUID and stamp, as the assembly's CodeView entry repeats them.
    pub id: [u8; 20],
    /// The token of the entry point, or zero.
    pub entry_point: u32,
}

/// Heaps and tables of one metadata root.
#[derive(Debug)]
pub struct Metadata {
    data: Arc<[u8]>,
    heaps: Heaps,
    tables: Tables,
    version: String,
    pdb: Option<PdbStream>,
}

impl Metadata {
    /// Reads the root at `span` of `data`; rows are not decoded.
    pub fn open(data: Arc<[u8]>, span: Span) -> Result<Metadata, ReadError> {
        let what = "the metadata root";
        let root = span
            .of(&data)
            .ok_or_else(|| ReadError::truncated(data.len(), what))?;
        let mut cursor = Cursor::new(root, span.start, what);
        if cursor.u32()? != METADATA_MAGIC {
            return Err(ReadError::malformed(
                span.start,
                "the metadata root has no BSJB signature",
            ));
        }
        cursor.skip(8)?;
        let version_length = cursor.u32()? as usize;
        let version = cursor.take(version_length)?;
        let version_end = version.iter().position(|&byte| byte == 0);
        let version = &version[..version_end.unwrap_or(version.len()).min(255)];
        let version = String::from_utf8_lossy(version).into_owned();
        cursor.skip(2)?;
        let streams = Streams::read(&mut cursor, span)?;

        let mut pdb = None;
        let mut external_rows = [0; 64];
        if let Some(span) = streams.pdb {
            let bytes = span.of(&data).unwrap_or_default();
            let mut cursor = Cursor::new(bytes, span.start, "the #Pdb stream");
            pdb = Some(read_pdb_stream(&mut cursor, &mut external_rows)?);
        }
        let tables = streams
            .tables
            .ok_or_else(|| ReadError::malformed(span.start, "there is no #~ or #- stream"))?;
        let tables = Tables::open(
            &data,
            tables.start,
            tables.size,
            &external_rows,
            streams.minimal_delta,
        )?;
        Ok(Metadata {
            heaps: streams.heaps,
            tables,
            version,
            pdb,
            data,
        })
    }

    /// The whole file this metadata is part of.
    pub fn data(&self) -> &Arc<[u8]> {
        &self.data
    }

    /// The runtime version string of the root, such as `v4.0.30319`.
    pub fn version(&self) -> &str {
        &self.version
    }

    /// The `#Pdb` stream, if this is a portable PDB.
    pub fn pdb_stream(&self) -> Option<&PdbStream> {
        self.pdb.as_ref()
    }

    /// How many rows a table has.
    pub fn count(&self, table: TableId) -> u32 {
        self.tables.count(table)
    }

    /// The handles of all rows of a table.
    pub fn ids<I: RowId>(&self) -> impl ExactSizeIterator<Item = I> + use<I> {
        (0..self.count(I::TABLE)).map(|index| I::from_row(index + 1))
    }

    /// Decodes a row.
    pub fn row<I: RowId>(&self, id: I) -> Result<I::Row, ReadError> {
        I::Row::decode(self.tables.row(&self.data, I::TABLE, id.row())?)
    }

    /// Where a row is in the file, for errors.
    pub fn row_offset(&self, token: Token) -> usize {
        match token.table() {
            Some(table) => self.tables.row_offset(table, token.row()),
            None => 0,
        }
    }

    /// The raw value of one column; zero for a row that does not exist.
    pub(super) fn raw_column(&self, table: TableId, row: u32, column: usize) -> u32 {
        self.tables.raw_column(&self.data, table, row, column)
    }

    /// The rows whose key column has that raw value.
    pub(super) fn keyed<I: RowId>(&self, key: u32) -> KeyedRows<'_, I> {
        let range = self.tables.keyed(&self.data, I::TABLE, key);
        KeyedRows {
            metadata: self,
            range,
            handle: PhantomData,
        }
    }

    /// The first row whose key column has that raw value.
    pub(super) fn keyed_first<I: RowId>(&self, key: u32) -> Option<I> {
        self.keyed(key).next()
    }

    /// A name.
    pub fn string(&self, index: StringIndex) -> Result<&str, ReadError> {
        self.heaps.string(&self.data, index)
    }

    /// A blob.
    pub fn blob(&self, index: BlobIndex) -> Result<Blob<'_>, ReadError> {
        self.heaps.blob(&self.data, index)
    }

    /// A GUID.
    pub fn guid(&self, index: GuidIndex) -> Result<Option<[u8; 16]>, ReadError> {
        self.heaps.guid(&self.data, index)
    }

    /// A string literal as UTF-16 units.
    pub fn user_string(&self, index: UserStringIndex) -> Result<Vec<u16>, ReadError> {
        self.heaps.user_string(&self.data, index)
    }
}

/// The rows of a table that belong to one key.
#[derive(Debug, Clone)]
pub struct KeyedRows<'a, I> {
    metadata: &'a Metadata,
    range: KeyedRange,
    handle: PhantomData<I>,
}

impl<I: RowId> Iterator for KeyedRows<'_, I> {
    type Item = I;

    fn next(&mut self) -> Option<I> {
        if self.range.start >= self.range.end {
            return None;
        }
        let position = self.range.start;
        self.range.start += 1;
        let row = self.metadata.tables.keyed_row(I::TABLE, position);
        Some(I::from_row(row))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.range.end.saturating_sub(self.range.start) as usize;
        (left, Some(left))
    }
}

impl<I: RowId> ExactSizeIterator for KeyedRows<'_, I> {}

#[derive(Default)]
struct Streams {
    heaps: Heaps,
    tables: Option<Span>,
    pdb: Option<Span>,
    minimal_delta: bool,
}

impl Streams {
    fn read(cursor: &mut Cursor<'_>, root: Span) -> Result<Streams, ReadError> {
        let count_offset = cursor.offset();
        let count = cursor.u16()?;
        if count > MAX_STREAMS {
            return Err(ReadError::limit(
                count_offset,
                "the number of metadata streams",
                u64::from(MAX_STREAMS),
            ));
        }
        let mut streams = Streams::default();
        for _ in 0..count {
            let header_offset = cursor.offset();
            let offset = cursor.u32()? as usize;
            let size = cursor.u32()? as usize;
            let name = read_stream_name(cursor)?;
            let fits = offset.checked_add(size).is_some_and(|end| end <= root.size);
            if !fits {
                return Err(ReadError::truncated(
                    header_offset,
                    format!("the stream {}", String::from_utf8_lossy(name)),
                ));
            }
            let span = Span {
                start: root.start + offset,
                size,
            };
            streams.place(name, span);
        }
        Ok(streams)
    }

    /// Notes one stream; of several with one name the first counts.
    fn place(&mut self, name: &[u8], span: Span) {
        let heap = match name {
            b"#Strings" => &mut self.heaps.strings,
            b"#US" => &mut self.heaps.user_strings,
            b"#GUID" => &mut self.heaps.guids,
            b"#Blob" => &mut self.heaps.blobs,
            b"#~" | b"#-" => {
                self.tables.get_or_insert(span);
                return;
            }
            b"#Pdb" => {
                self.pdb.get_or_insert(span);
                return;
            }
            b"#JTD" => {
                self.minimal_delta = true;
                return;
            }
            _ => return,
        };
        if *heap == Span::default() {
            *heap = span;
        }
    }
}

/// Stream names are zero-terminated, padded to four bytes, at most 32 long.
fn read_stream_name<'a>(cursor: &mut Cursor<'a>) -> Result<&'a [u8], ReadError> {
    let start = cursor.offset();
    let name = cursor.take_to_zero()?;
    if name.len() > 31 {
        return Err(ReadError::malformed(start, "a stream name is too long"));
    }
    cursor.skip((4 - (name.len() + 1) % 4) % 4)?;
    Ok(name)
}

fn read_pdb_stream(
    cursor: &mut Cursor<'_>,
    external_rows: &mut [u32; 64],
) -> Result<PdbStream, ReadError> {
    let mut id = [0; 20];
    id.copy_from_slice(cursor.take(20)?);
    let entry_point = cursor.u32()?;
    let referenced = cursor.u64()?;
    for (number, rows) in external_rows.iter_mut().enumerate() {
        if referenced >> number & 1 == 1 {
            *rows = cursor.u32()?;
        }
    }
    Ok(PdbStream { id, entry_point })
}
