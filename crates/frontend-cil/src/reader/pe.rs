//! The PE container: headers, sections, RVA mapping and the CLI header.
//!
//! Only what a reader of managed code needs is kept. Native executables and
//! mixed-mode images are refused here, each with its own error.

use std::borrow::Cow;

use super::bytes::Cursor;
use super::error::{ReadError, ReadErrorKind};
use super::heaps::Span;

/// The largest zero-filled tail of a section that is materialised.
const MAX_ZERO_FILL: usize = 64 << 20;

const CLI_DIRECTORY: usize = 14;
const DEBUG_DIRECTORY: usize = 6;

const FLAG_IL_ONLY: u32 = 0x1;
const FLAG_IL_LIBRARY: u32 = 0x4;
const FLAG_NATIVE_ENTRY_POINT: u32 = 0x10;

/// A data directory entry.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Directory {
    /// Where it is in memory.
    pub rva: u32,
    /// Its size in bytes.
    pub size: u32,
}

#[derive(Debug, Clone, Copy)]
struct Section {
    virtual_address: u32,
    virtual_size: u32,
    raw_offset: u32,
    raw_size: u32,
}

/// The parts of the CLI header that matter.
#[derive(Debug, Clone, Copy)]
pub struct CliHeader {
    /// Where the header is in the file.
    pub offset: usize,
    /// The metadata root.
    pub metadata: Directory,
    /// `COMIMAGE_FLAGS_*`.
    pub flags: u32,
    /// The token of the entry point (a method, or a file), or zero.
    pub entry_point: u32,
    /// The managed resources.
    pub resources: Directory,
}

/// A parsed PE file.
#[derive(Debug)]
pub struct Pe {
    sections: Vec<Section>,
    /// The CLI header.
    pub cli: CliHeader,
    /// The debug directory, empty if there is none.
    pub debug: Directory,
    /// True for an executable, false for a library.
    pub is_executable: bool,
}

impl Pe {
    /// Parses the headers of `data`.
    pub fn open(data: &[u8]) -> Result<Pe, ReadError> {
        let header_offset = find_pe_header(data)?;
        let mut cursor = Cursor::at(data, header_offset, "the PE header")?;
        if cursor.take(4)? != b"PE\0\0" {
            return Err(ReadError::new(
                header_offset,
                ReadErrorKind::NotPe("there is no PE signature".into()),
            ));
        }
        cursor.skip(2)?;
        let section_count = cursor.u16()?;
        cursor.skip(12)?;
        let optional_size = usize::from(cursor.u16()?);
        let characteristics = cursor.u16()?;
        let optional_offset = cursor.offset();
        let optional = cursor.take(optional_size)?;
        let directories = Directories::read(optional, optional_offset)?;

        let mut section_cursor = Cursor::new(cursor.rest(), cursor.offset(), "the section table");
        let mut sections = Vec::new();
        for _ in 0..section_count {
            sections.push(read_section(&mut section_cursor)?);
        }
        let mut pe = Pe {
            sections,
            cli: CliHeader {
                offset: 0,
                metadata: Directory::default(),
                flags: 0,
                entry_point: 0,
                resources: Directory::default(),
            },
            debug: directories.debug,
            is_executable: characteristics & 0x2000 == 0,
        };
        if directories.cli.rva == 0 {
            return Err(ReadError::new(
                directories.offset,
                ReadErrorKind::NativeExecutable,
            ));
        }
        pe.cli = pe.read_cli_header(data, directories.cli, directories.offset)?;
        Ok(pe)
    }

    fn read_cli_header(
        &self,
        data: &[u8],
        place: Directory,
        at: usize,
    ) -> Result<CliHeader, ReadError> {
        let start = self.file_offset(place.rva).ok_or_else(|| {
            let what = format!("the CLI header at RVA {:#x} is in no section", place.rva);
            ReadError::malformed(at, what)
        })?;
        let mut cursor = Cursor::at(data, start, "the CLI header")?;
        if cursor.u32()? < 0x48 {
            return Err(ReadError::malformed(start, "the CLI header is too small"));
        }
        cursor.skip(4)?;
        let metadata = read_directory(&mut cursor)?;
        let flags_offset = cursor.offset();
        let flags = cursor.u32()?;
        let entry_point = cursor.u32()?;
        let resources = read_directory(&mut cursor)?;
        // Ahead-of-time compiled libraries clear IL_ONLY but still carry all
        // of their CIL, and say so with IL_LIBRARY.
        let managed = flags & (FLAG_IL_ONLY | FLAG_IL_LIBRARY) != 0;
        if !managed || flags & FLAG_NATIVE_ENTRY_POINT != 0 {
            return Err(ReadError::new(flags_offset, ReadErrorKind::MixedMode));
        }
        Ok(CliHeader {
            offset: start,
            metadata,
            flags,
            entry_point,
            resources,
        })
    }

    /// The file range of the metadata root.
    pub fn metadata_span(&self, data: &[u8]) -> Result<Span, ReadError> {
        let Directory { rva, size } = self.cli.metadata;
        let start = self
            .file_offset(rva)
            .filter(|&start| start < data.len())
            .ok_or_else(|| {
                let what = format!("the metadata root at RVA {rva:#x} is in no section");
                ReadError::malformed(self.cli.offset, what)
            })?;
        let size = size as usize;
        if data.len() - start < size {
            return Err(ReadError::truncated(data.len(), "the metadata"));
        }
        Ok(Span { start, size })
    }

    fn section_of(&self, rva: u32) -> Option<(&Section, u32)> {
        self.sections.iter().find_map(|section| {
            let delta = rva.checked_sub(section.virtual_address)?;
            let size = section.virtual_size.max(section.raw_size);
            (delta < size).then_some((section, delta))
        })
    }

    /// The file offset of an RVA, if file bytes back it.
    pub fn file_offset(&self, rva: u32) -> Option<usize> {
        let (section, delta) = self.section_of(rva)?;
        if delta >= section.raw_size {
            return None;
        }
        (section.raw_offset as usize).checked_add(delta as usize)
    }

    /// The file bytes from an RVA to the end of its section, with their offset.
    /// `at` is where the file mentions the RVA, for errors.
    pub fn bytes_at<'a>(
        &self,
        data: &'a [u8],
        rva: u32,
        at: usize,
    ) -> Result<(&'a [u8], usize), ReadError> {
        let unmapped = || ReadError::malformed(at, format!("RVA {rva:#x} is in no section"));
        let (section, delta) = self.section_of(rva).ok_or_else(unmapped)?;
        let left = section.raw_size.checked_sub(delta).ok_or_else(unmapped)? as usize;
        let start = (section.raw_offset as usize).saturating_add(delta as usize);
        match data.get(start..) {
            Some(rest) => Ok((&rest[..rest.len().min(left)], start)),
            None => Err(ReadError::truncated(data.len(), "a section")),
        }
    }

    /// `size` bytes at an RVA as the loader would map them: what the file does
    /// not back but the section covers is zero. `at` is as in `bytes_at`.
    pub fn mapped<'a>(
        &self,
        data: &'a [u8],
        rva: u32,
        size: usize,
        at: usize,
    ) -> Result<Cow<'a, [u8]>, ReadError> {
        let unmapped = || ReadError::malformed(at, format!("RVA {rva:#x} is in no section"));
        let (section, delta) = self.section_of(rva).ok_or_else(unmapped)?;
        let start = (section.raw_offset as usize).saturating_add(delta as usize);
        let backed = section.raw_size.saturating_sub(delta) as usize;
        let rest = data.get(start..).unwrap_or_default();
        let rest = &rest[..rest.len().min(backed)];
        if let Some(bytes) = rest.get(..size) {
            return Ok(Cow::Borrowed(bytes));
        }
        let covered = section.virtual_size.max(section.raw_size) - delta;
        if size > covered as usize || size > MAX_ZERO_FILL {
            return Err(ReadError::truncated(start, "data mapped at an RVA"));
        }
        let mut bytes = rest.to_vec();
        bytes.resize(size, 0);
        Ok(Cow::Owned(bytes))
    }
}

/// Checks the DOS header and returns the offset of the PE signature. What is
/// recognisably something else gets named, because people do pass launchers
/// and shared objects.
fn find_pe_header(data: &[u8]) -> Result<usize, ReadError> {
    let not_pe = |what: &'static str| ReadError::new(0, ReadErrorKind::NotPe(what.into()));
    if data.is_empty() {
        return Err(not_pe("the file is empty"));
    }
    match data {
        [0x7f, b'E', b'L', b'F', ..] => return Err(not_pe("an ELF file")),
        [0xcf | 0xce, 0xfa, 0xed, 0xfe, ..] => return Err(not_pe("a Mach-O file")),
        [b'B', b'S', b'J', b'B', ..] => return Err(not_pe("a portable PDB")),
        [b'P', b'K', 3, 4, ..] => return Err(not_pe("a ZIP archive")),
        [b'#', b'!', ..] => return Err(not_pe("a script")),
        [b'M', b'Z', ..] => {}
        _ => return Err(not_pe("it does not start with MZ")),
    }
    let mut cursor = Cursor::at(data, 0x3c, "the DOS header")?;
    Ok(cursor.u32()? as usize)
}

struct Directories {
    offset: usize,
    cli: Directory,
    debug: Directory,
}

impl Directories {
    fn read(optional: &[u8], offset: usize) -> Result<Directories, ReadError> {
        let mut cursor = Cursor::new(optional, offset, "the PE optional header");
        let to_count = match cursor.u16()? {
            0x10b => 90,
            0x20b => 106,
            magic => {
                return Err(ReadError::malformed(
                    offset,
                    format!("the optional header has magic {magic:#x}"),
                ));
            }
        };
        cursor.skip(to_count)?;
        let count = cursor.u32()?;
        let mut found = Directories {
            offset: cursor.offset(),
            cli: Directory::default(),
            debug: Directory::default(),
        };
        for index in 0..(count as usize).min(CLI_DIRECTORY + 1) {
            let directory = read_directory(&mut cursor)?;
            match index {
                DEBUG_DIRECTORY => found.debug = directory,
                CLI_DIRECTORY => found.cli = directory,
                _ => {}
            }
        }
        Ok(found)
    }
}

fn read_directory(cursor: &mut Cursor<'_>) -> Result<Directory, ReadError> {
    let rva = cursor.u32()?;
    let size = cursor.u32()?;
    Ok(Directory { rva, size })
}

fn read_section(cursor: &mut Cursor<'_>) -> Result<Section, ReadError> {
    cursor.skip(8)?;
    let section = Section {
        virtual_size: cursor.u32()?,
        virtual_address: cursor.u32()?,
        raw_size: cursor.u32()?,
        raw_offset: cursor.u32()?,
    };
    cursor.skip(16)?;
    Ok(section)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_file_kinds_are_named() {
        let message = |bytes: &[u8]| Pe::open(bytes).unwrap_err().to_string();
        assert!(message(b"").contains("empty"));
        assert!(message(b"\x7fELF....").contains("ELF"));
        assert!(message(b"#!/bin/sh").contains("script"));
        assert!(message(b"MZ").contains("DOS header"));
    }

    #[test]
    fn zero_filled_tails_are_mapped() {
        let pe = Pe {
            sections: vec![Section {
                virtual_address: 0x2000,
                virtual_size: 0x20,
                raw_offset: 2,
                raw_size: 4,
            }],
            cli: CliHeader {
                offset: 0,
                metadata: Directory::default(),
                flags: 1,
                entry_point: 0,
                resources: Directory::default(),
            },
            debug: Directory::default(),
            is_executable: false,
        };
        let data = [9, 9, 1, 2, 3, 4, 9, 9];
        assert_eq!(&*pe.mapped(&data, 0x2001, 2, 0).unwrap(), &[2, 3]);
        assert_eq!(&*pe.mapped(&data, 0x2003, 3, 0).unwrap(), &[4, 0, 0]);
        assert!(pe.mapped(&data, 0x2003, 0x1e, 0).is_err());
        assert!(pe.mapped(&data, 0x3000, 1, 0).is_err());
        assert_eq!(pe.file_offset(0x2003), Some(5));
        assert_eq!(pe.file_offset(0x2004), None);
    }
}
