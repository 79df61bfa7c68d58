//! Rows of metadata tables, decoded straight from the byte buffer.
//!
//! Opening computes only where each table starts and how wide its columns
//! are. Rows are decoded when they are asked for; nothing is copied up front.

use std::sync::OnceLock;

use super::bytes::Cursor;
use super::error::ReadError;
use super::schema::{Column, ColumnKind, TableId};

const TABLE_SLOTS: usize = 64;
const MAX_COLUMNS: usize = 9;

/// How wide heap indexes are, as the tables header says.
#[derive(Debug, Clone, Copy)]
pub(super) struct HeapWidths {
    pub strings: u8,
    pub guids: u8,
    pub blobs: u8,
}

/// Where one table lives and how wide its columns are.
#[derive(Debug, Clone, Copy, Default)]
struct TableLayout {
    rows: u32,
    start: usize,
    row_size: usize,
    widths: [u8; MAX_COLUMNS],
}

/// The tables stream: row counts and layouts.
#[derive(Debug)]
pub struct Tables {
    layouts: [TableLayout; TABLE_SLOTS],
    /// For tables searched by key: the rows in key order, or `None` when the
    /// file already has them in that order. Filled on first use.
    key_order: [OnceLock<Option<Box<[u32]>>>; TABLE_SLOTS],
}

impl TableId {
    /// The column that rows of this table are looked up by, if any.
    pub fn key_column(self) -> Option<usize> {
        Some(match self {
            TableId::InterfaceImpl
            | TableId::CustomAttribute
            | TableId::FieldMarshal
            | TableId::EventMap
            | TableId::PropertyMap
            | TableId::MethodImpl
            | TableId::NestedClass
            | TableId::GenericParamConstraint
            | TableId::LocalScope
            | TableId::StateMachineMethod
            | TableId::CustomDebugInformation => 0,
            TableId::Constant
            | TableId::DeclSecurity
            | TableId::FieldLayout
            | TableId::ImplMap
            | TableId::FieldRva => 1,
            TableId::ClassLayout | TableId::MethodSemantics | TableId::GenericParam => 2,
            _ => return None,
        })
    }
}

impl Tables {
    /// Reads the header of a tables stream. `external_rows` are the counts of
    /// tables that live in another file but decide index widths here, as in a
    /// portable PDB.
    pub(super) fn open(
        data: &[u8],
        start: usize,
        size: usize,
        external_rows: &[u32; TABLE_SLOTS],
        all_wide: bool,
    ) -> Result<Tables, ReadError> {
        let what = "the metadata tables stream";
        let end = start.saturating_add(size);
        let stream = data
            .get(start..end)
            .ok_or_else(|| ReadError::truncated(data.len(), what))?;
        let mut cursor = Cursor::new(stream, start, what);
        cursor.skip(6)?;
        let heap_flags = cursor.u8()?;
        cursor.skip(1)?;
        let valid = cursor.u64()?;
        cursor.skip(8)?;

        let mut layouts = [TableLayout::default(); TABLE_SLOTS];
        for (number, layout) in layouts.iter_mut().enumerate() {
            if valid >> number & 1 == 0 {
                continue;
            }
            if TableId::from_number(number as u8).is_none() {
                return Err(cursor.malformed(format!("unknown metadata table {number:#04x}")));
            }
            let offset = cursor.offset();
            layout.rows = cursor.u32()?;
            if layout.rows > 0x00ff_ffff {
                return Err(ReadError::malformed(
                    offset,
                    format!("metadata table {number:#04x} has {} rows", layout.rows),
                ));
            }
        }
        // An undocumented flag adds one word after the row counts.
        if heap_flags & 0x40 != 0 {
            cursor.skip(4)?;
        }

        let mut rows_for_width = *external_rows;
        for (slot, layout) in rows_for_width.iter_mut().zip(&layouts) {
            *slot = (*slot).max(layout.rows);
        }
        let wide = |bit: u8| {
            if all_wide || heap_flags & bit != 0 {
                4
            } else {
                2
            }
        };
        let heaps = HeapWidths {
            strings: wide(1),
            guids: wide(2),
            blobs: wide(4),
        };

        for &table in TableId::ALL {
            let layout = &mut layouts[table as usize];
            layout.start = cursor.offset();
            for (index, column) in table.columns().iter().enumerate() {
                let width = column_width(column, &rows_for_width, heaps, all_wide);
                layout.widths[index] = width;
                layout.row_size += usize::from(width);
            }
            let bytes = layout.row_size.checked_mul(layout.rows as usize);
            let fits = bytes.is_some_and(|bytes| cursor.skip(bytes).is_ok());
            if !fits {
                return Err(ReadError::truncated(
                    end,
                    format!("the {} rows of table {}", layout.rows, table.name()),
                ));
            }
        }
        Ok(Tables {
            layouts,
            key_order: [const { OnceLock::new() }; TABLE_SLOTS],
        })
    }

    /// How many rows a table has.
    pub fn count(&self, table: TableId) -> u32 {
        self.layouts[table as usize].rows
    }

    /// Where a row is in the file; for a row that does not exist, where its
    /// table starts.
    pub(super) fn row_offset(&self, table: TableId, row: u32) -> usize {
        let layout = &self.layouts[table as usize];
        match row {
            0 => layout.start,
            row if row > layout.rows => layout.start,
            row => layout.start + layout.row_size * (row as usize - 1),
        }
    }

    /// A reader over the columns of one row.
    pub(super) fn row<'a>(
        &'a self,
        data: &'a [u8],
        table: TableId,
        row: u32,
    ) -> Result<RowReader<'a>, ReadError> {
        let layout = &self.layouts[table as usize];
        if row == 0 || row > layout.rows {
            return Err(ReadError::malformed(
                layout.start,
                format!(
                    "row {row} of table {} does not exist; it has {} rows",
                    table.name(),
                    layout.rows
                ),
            ));
        }
        let start = layout.start + layout.row_size * (row as usize - 1);
        let bytes = data
            .get(start..start + layout.row_size)
            .ok_or_else(|| ReadError::truncated(data.len(), "a metadata row"))?;
        Ok(RowReader {
            cursor: Cursor::new(bytes, start, "a metadata row"),
            widths: &layout.widths,
            index: 0,
        })
    }

    /// The raw value of one column; zero for a row that does not exist.
    pub(super) fn raw_column(&self, data: &[u8], table: TableId, row: u32, column: usize) -> u32 {
        let layout = &self.layouts[table as usize];
        if row == 0 || row > layout.rows {
            return 0;
        }
        let before: usize = layout.widths[..column]
            .iter()
            .map(|&w| usize::from(w))
            .sum();
        let start = layout.start + layout.row_size * (row as usize - 1) + before;
        let width = usize::from(layout.widths[column]);
        match data.get(start..start + width) {
            Some(&[a, b]) => u32::from(u16::from_le_bytes([a, b])),
            Some(&[a, b, c, d]) => u32::from_le_bytes([a, b, c, d]),
            _ => 0,
        }
    }

    /// The rows whose key column equals `key`, as positions in key order.
    /// Tables that are not in order (the standard wants them sorted, edit and
    /// continue metadata is not) get a sorted permutation on first use.
    pub(super) fn keyed(&self, data: &[u8], table: TableId, key: u32) -> KeyedRange {
        let Some(column) = table.key_column() else {
            return KeyedRange { start: 0, end: 0 };
        };
        let count = self.count(table);
        let key_at = |row: u32| self.raw_column(data, table, row, column);
        let order = self.key_order[table as usize].get_or_init(|| {
            let mut previous = 0;
            for row in 1..=count {
                let key = key_at(row);
                if key < previous {
                    let mut rows: Vec<u32> = (1..=count).collect();
                    rows.sort_by_cached_key(|&row| key_at(row));
                    return Some(rows.into_boxed_slice());
                }
                previous = key;
            }
            None
        });
        let key_of_position = |position: u32| match order {
            Some(rows) => rows.get(position as usize).map_or(0, |&row| key_at(row)),
            None => key_at(position + 1),
        };
        let start = partition_point(count, |position| key_of_position(position) < key);
        let end = partition_point(count, |position| key_of_position(position) <= key);
        KeyedRange { start, end }
    }

    /// The row number at a position of key order.
    pub(super) fn keyed_row(&self, table: TableId, position: u32) -> u32 {
        match self.key_order[table as usize].get() {
            Some(Some(rows)) => rows.get(position as usize).copied().unwrap_or(0),
            _ => position + 1,
        }
    }
}

/// A run of positions in key order.
#[derive(Debug, Clone, Copy)]
pub(super) struct KeyedRange {
    pub start: u32,
    pub end: u32,
}

fn partition_point(count: u32, before: impl Fn(u32) -> bool) -> u32 {
    let (mut low, mut high) = (0, count);
    while low < high {
        let middle = low + (high - low) / 2;
        if before(middle) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    low
}

fn column_width(
    column: &ColumnKind,
    rows: &[u32; TABLE_SLOTS],
    heaps: HeapWidths,
    all_wide: bool,
) -> u8 {
    let narrow_if = |narrow: bool| if narrow && !all_wide { 2 } else { 4 };
    let count = |table: TableId| rows[table as usize];
    match *column {
        ColumnKind::Fixed(width) => width,
        ColumnKind::Strings => heaps.strings,
        ColumnKind::Guids => heaps.guids,
        ColumnKind::Blobs => heaps.blobs,
        ColumnKind::Row(table) => narrow_if(count(table) < 0x1_0000),
        ColumnKind::List(table, pointer) => {
            let target = if count(pointer) > 0 { pointer } else { table };
            narrow_if(count(target) < 0x1_0000)
        }
        ColumnKind::Coded(index) => {
            let largest = index.tables.iter().flatten().map(|&t| count(t)).max();
            narrow_if(largest.unwrap_or(0) < 1 << (16 - index.tag_bits))
        }
    }
}

/// Decodes the columns of one row from left to right.
#[derive(Debug)]
pub struct RowReader<'a> {
    cursor: Cursor<'a>,
    widths: &'a [u8; MAX_COLUMNS],
    index: usize,
}

impl RowReader<'_> {
    /// Decodes the next column.
    pub fn column<C: Column>(&mut self) -> Result<C::Value, ReadError> {
        let offset = self.cursor.offset();
        let raw = match self.widths.get(self.index) {
            Some(2) => u32::from(self.cursor.u16()?),
            _ => self.cursor.u32()?,
        };
        self.index += 1;
        C::decode(raw)
            .ok_or_else(|| ReadError::malformed(offset, format!("invalid coded index {raw:#x}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A tables stream with 2-byte heaps and the given tables and bytes.
    fn stream(tables: &[(TableId, u32)], rows: &[u8]) -> Vec<u8> {
        let mut bytes = vec![0; 4];
        bytes.extend([2, 0, 0, 1]);
        let valid: u64 = tables.iter().map(|(t, _)| 1u64 << *t as u8).sum();
        bytes.extend(valid.to_le_bytes());
        bytes.extend(0u64.to_le_bytes());
        for (_, count) in tables {
            bytes.extend(count.to_le_bytes());
        }
        bytes.extend(rows);
        bytes
    }

    fn open(bytes: &[u8]) -> Result<Tables, ReadError> {
        Tables::open(bytes, 0, bytes.len(), &[0; TABLE_SLOTS], false)
    }

    #[test]
    fn every_table_fits_the_fixed_column_array() {
        for table in TableId::ALL {
            assert!(table.columns().len() <= MAX_COLUMNS);
        }
    }

    #[test]
    fn unsorted_keys_are_found_in_row_order() {
        // Three ClassLayout rows with parents 9, 2, 9.
        let rows = [
            1, 0, 0, 0, 0, 0, 9, 0, 2, 0, 0, 0, 0, 0, 2, 0, 3, 0, 0, 0, 0, 0, 9, 0,
        ];
        let bytes = stream(&[(TableId::ClassLayout, 3)], &rows);
        let tables = open(&bytes).unwrap();
        let range = tables.keyed(&bytes, TableId::ClassLayout, 9);
        let found: Vec<u32> = (range.start..range.end)
            .map(|position| tables.keyed_row(TableId::ClassLayout, position))
            .collect();
        assert_eq!(found, [1, 3]);
        let none = tables.keyed(&bytes, TableId::ClassLayout, 3);
        assert_eq!(none.start, none.end);
    }

    #[test]
    fn row_counts_must_fit_the_stream() {
        let bytes = stream(&[(TableId::Field, 0x00ff_ffff)], &[0; 12]);
        assert!(open(&bytes).is_err());
        let bytes = stream(&[(TableId::Field, 0xffff_ffff)], &[0; 12]);
        assert!(open(&bytes).is_err());
    }

    #[test]
    fn unknown_tables_are_refused() {
        let mut bytes = stream(&[], &[0; 16]);
        bytes[8 + 7] = 0x80;
        assert!(open(&bytes).is_err());
    }
}
