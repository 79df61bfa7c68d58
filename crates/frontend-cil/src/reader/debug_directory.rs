//! The debug directory of a PE file: the name of a separate PDB, and the PDB
//! that a compiler embedded.

use std::sync::Arc;

use miniz_oxide::inflate::decompress_to_vec_with_limit;

use super::bytes::Cursor;
use super::error::ReadError;
use super::heaps::Span;
use super::image::Image;

/// The largest embedded PDB that is unpacked.
pub const MAX_EMBEDDED_PDB_BYTES: usize = 64 << 20;

const ENTRY_SIZE: usize = 28;
/// Real files have at most five entries.
const MAX_ENTRIES: usize = 64;
const TYPE_CODE_VIEW: u32 = 2;
const TYPE_EMBEDDED_PDB: u32 = 17;
const PORTABLE_VERSION: u16 = 0x504d;

/// The entry that names a separate PDB.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CodeView {
    /// The path where the compiler wrote the PDB.
    pub path: String,
    /// The id that the PDB repeats.
    pub guid: [u8; 16],
    /// True for a portable PDB, false for a Windows one.
    pub is_portable: bool,
}

struct Entry {
    minor_version: u16,
    kind: u32,
    data: Span,
}

impl Image {
    fn debug_entries(&self) -> Result<Vec<Entry>, ReadError> {
        let directory = self.pe.debug;
        let count = (directory.size as usize / ENTRY_SIZE).min(MAX_ENTRIES);
        if directory.rva == 0 || count == 0 {
            return Ok(Vec::new());
        }
        let at = self.pe.cli.offset;
        let (bytes, offset) = self.pe.bytes_at(self.data(), directory.rva, at)?;
        let mut cursor = Cursor::new(bytes, offset, "the debug directory");
        let mut entries = Vec::new();
        for _ in 0..count {
            cursor.skip(8)?;
            let _major = cursor.u16()?;
            let minor_version = cursor.u16()?;
            let kind = cursor.u32()?;
            let size = cursor.u32()? as usize;
            cursor.skip(4)?;
            let start = cursor.u32()? as usize;
            entries.push(Entry {
                minor_version,
                kind,
                data: Span { start, size },
            });
        }
        Ok(entries)
    }

    fn entry_cursor(&self, entry: &Entry) -> Result<Cursor<'_>, ReadError> {
        let what = "an entry of the debug directory";
        match entry.data.of(self.data()) {
            Some(bytes) => Ok(Cursor::new(bytes, entry.data.start, what)),
            None => Err(ReadError::truncated(entry.data.start, what)),
        }
    }

    /// The separate PDB that this image names.
    pub fn code_view(&self) -> Result<Option<CodeView>, ReadError> {
        for entry in self.debug_entries()? {
            if entry.kind != TYPE_CODE_VIEW {
                continue;
            }
            let mut cursor = self.entry_cursor(&entry)?;
            if cursor.take(4)? != b"RSDS" {
                continue;
            }
            let guid = cursor.guid()?;
            cursor.skip(4)?;
            let path = cursor.take_to_zero()?;
            return Ok(Some(CodeView {
                path: String::from_utf8_lossy(path).into_owned(),
                guid,
                is_portable: entry.minor_version == PORTABLE_VERSION,
            }));
        }
        Ok(None)
    }

    /// Unpacks the portable PDB embedded in this image.
    pub fn embedded_pdb(&self) -> Result<Option<Arc<[u8]>>, ReadError> {
        let entries = self.debug_entries()?;
        let entry = entries.iter().find(|entry| entry.kind == TYPE_EMBEDDED_PDB);
        let Some(entry) = entry else { return Ok(None) };
        let mut cursor = self.entry_cursor(entry)?;
        let start = cursor.offset();
        if cursor.take(4)? != b"MPDB" {
            return Err(ReadError::malformed(start, "an embedded PDB without MPDB"));
        }
        let size = cursor.u32()? as usize;
        if size > MAX_EMBEDDED_PDB_BYTES {
            let limit = MAX_EMBEDDED_PDB_BYTES as u64;
            return Err(ReadError::limit(
                start,
                "the size of an embedded PDB",
                limit,
            ));
        }
        match decompress_to_vec_with_limit(cursor.rest(), size) {
            Ok(bytes) if bytes.len() == size => Ok(Some(bytes.into())),
            Ok(_) => Err(ReadError::malformed(
                start,
                "an embedded PDB is shorter than announced",
            )),
            Err(error) => {
                let what = format!("an embedded PDB does not unpack: {:?}", error.status);
                Err(ReadError::malformed(start, what))
            }
        }
    }
}
