//! Archives of class files (`.jar`): the directory at once, files when they are asked for.

use super::bytes::little;
use super::{Result, wrong};
use fencepost_base::FxHashMap;
use std::sync::Arc;

/// The largest file that is unpacked.
const MAX_FILE_BYTES: usize = 64 << 20;

const END_SIGNATURE: u64 = 0x0605_4b50;
const ENTRY_SIGNATURE: u64 = 0x0201_4b50;
const LOCAL_SIGNATURE: u64 = 0x0403_4b50;
/// Bytes of the record at the end of an archive, without its comment.
const END_BYTES: usize = 22;

#[derive(Clone, Copy, Debug)]
struct Entry {
    header: usize,
    packed: usize,
    size: usize,
    method: u16,
}

/// An archive whose directory was read.
pub struct Archive {
    bytes: Arc<[u8]>,
    entries: FxHashMap<String, Entry>,
    names: Vec<String>,
}

impl Archive {
    /// Reads the directory of an archive.
    pub fn open(bytes: Arc<[u8]>) -> Result<Archive> {
        let last = match bytes.len().checked_sub(END_BYTES) {
            Some(last) => last,
            None => return wrong(0, "too short for an archive"),
        };
        // A comment of up to 64 KiB may follow the record.
        let first = last.saturating_sub(0xffff);
        let found = (first..=last)
            .rev()
            .find(|&at| little(&bytes, at, 4) == Ok(END_SIGNATURE));
        let Some(end) = found else {
            return wrong(last, "the directory of the archive is not there");
        };
        let count = little(&bytes, end + 10, 2)? as usize;
        let mut at = little(&bytes, end + 16, 4)? as usize;
        if count == 0xffff || at == 0xffff_ffff {
            return wrong(end, "an archive with more than 65,534 files or 4 GiB");
        }
        let mut entries = FxHashMap::default();
        let mut names = Vec::new();
        for _ in 0..count {
            if little(&bytes, at, 4)? != ENTRY_SIGNATURE {
                return wrong(at, "an entry of the archive's directory is damaged");
            }
            let name_length = little(&bytes, at + 28, 2)? as usize;
            let extra = little(&bytes, at + 30, 2)? as usize;
            let comment = little(&bytes, at + 32, 2)? as usize;
            let entry = Entry {
                method: little(&bytes, at + 10, 2)? as u16,
                packed: little(&bytes, at + 20, 4)? as usize,
                size: little(&bytes, at + 24, 4)? as usize,
                header: little(&bytes, at + 42, 4)? as usize,
            };
            let Some(name) = bytes.get(at + 46..at + 46 + name_length) else {
                return wrong(at, "the name of a file is cut off");
            };
            let name = String::from_utf8_lossy(name).into_owned();
            if entries.insert(name.clone(), entry).is_none() {
                names.push(name);
            }
            at += 46 + name_length + extra + comment;
        }
        Ok(Archive {
            bytes,
            entries,
            names,
        })
    }

    /// The names of all files, in the order of the directory.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Whether there is a file with this name.
    pub fn contains(&self, name: &str) -> bool {
        self.entries.contains_key(name)
    }

    /// Unpacks a file; none if there is no such file.
    pub fn read(&self, name: &str) -> Option<Result<Vec<u8>>> {
        let entry = *self.entries.get(name)?;
        Some(self.unpack(entry))
    }

    fn unpack(&self, entry: Entry) -> Result<Vec<u8>> {
        let at = entry.header;
        if little(&self.bytes, at, 4)? != LOCAL_SIGNATURE {
            return wrong(at, "a file of the archive is not where its directory says");
        }
        if entry.size > MAX_FILE_BYTES {
            return wrong(at, format!("a file larger than {MAX_FILE_BYTES} bytes"));
        }
        let name = little(&self.bytes, at + 26, 2)? as usize;
        let extra = little(&self.bytes, at + 28, 2)? as usize;
        let start = at + 30 + name + extra;
        let Some(packed) = self.bytes.get(start..start.saturating_add(entry.packed)) else {
            return wrong(at, "a file of the archive is cut off");
        };
        match entry.method {
            0 => Ok(packed.to_vec()),
            8 => miniz_oxide::inflate::decompress_to_vec_with_limit(packed, entry.size.max(1))
                .or_else(|error| wrong(start, format!("damaged compressed data: {error}"))),
            method => wrong(at, format!("compression method {method} is not known")),
        }
    }
}
