//! Debug information, whatever its format: lines and names of locals.
//!
//! Callers ask by method; which of the formats answers is decided once, when
//! the bytes are opened. Finding the file is the caller's task.

use std::sync::Arc;

use super::error::ReadError;
use super::image::Image;
use super::mdb::MdbFile;
use super::ppdb::PortablePdb;
use super::schema::MethodDefId;

/// How many sequence points one method may have.
pub const MAX_SEQUENCE_POINTS: usize = 1 << 20;

/// From this IL offset on (until the next point) the code belongs to that
/// place in the source.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SequencePoint {
    /// The IL offset.
    pub il_offset: u32,
    /// The number of the source file, from 1; see [`DebugInfo::document`].
    pub document: u32,
    /// The first line, from 1; meaningless if hidden.
    pub line: u32,
    /// The first column, from 1; zero if unknown.
    pub column: u32,
    /// The last line.
    pub end_line: u32,
    /// One past the last column; zero if unknown.
    pub end_column: u32,
    /// True if the code from here on has no place in the source.
    pub is_hidden: bool,
}

/// The name of a local variable in part of a method.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LocalName {
    /// The number of the local.
    pub slot: u16,
    /// The name.
    pub name: String,
    /// First IL offset where the name holds.
    pub start: u32,
    /// One past the last IL offset where the name holds.
    pub end: u32,
}

/// Debug information of one assembly.
#[derive(Debug)]
pub enum DebugInfo {
    /// A Mono symbol file.
    Mono(MdbFile),
    /// A portable PDB.
    Portable(Box<PortablePdb>),
}

impl DebugInfo {
    /// Opens a symbol file of either format.
    pub fn open(data: Arc<[u8]>) -> Result<DebugInfo, ReadError> {
        if MdbFile::is_mdb(&data) {
            return MdbFile::open(data).map(DebugInfo::Mono);
        }
        if data.starts_with(b"BSJB") {
            return PortablePdb::open(data).map(|pdb| DebugInfo::Portable(Box::new(pdb)));
        }
        if data.starts_with(b"Microsoft C/C++ MSF 7.00") {
            let what = "a Windows PDB; compile with portable debug information";
            return Err(ReadError::unsupported(0, what));
        }
        Err(ReadError::malformed(0, "not a symbol file"))
    }

    /// The portable PDB embedded in an image, if it has one.
    pub fn embedded(image: &Image) -> Result<Option<DebugInfo>, ReadError> {
        match image.embedded_pdb()? {
            Some(data) => {
                PortablePdb::open(data).map(|pdb| Some(DebugInfo::Portable(Box::new(pdb))))
            }
            None => Ok(None),
        }
    }

    /// True if these symbols were made with that image; stale symbols would
    /// name wrong lines.
    pub fn matches(&self, image: &Image) -> Result<bool, ReadError> {
        match self {
            DebugInfo::Mono(file) => {
                Ok(image.module_version_id()? == Some(file.module_version_id()))
            }
            DebugInfo::Portable(pdb) => match image.code_view()? {
                Some(entry) => Ok(pdb.id().starts_with(&entry.guid)),
                None => Ok(false),
            },
        }
    }

    /// The sequence points of a method by ascending IL offset, hidden ones
    /// included; empty if the method is unknown.
    pub fn sequence_points(&self, id: MethodDefId) -> Result<Vec<SequencePoint>, ReadError> {
        let mut points = match self {
            DebugInfo::Mono(file) => file.sequence_points(id)?,
            DebugInfo::Portable(pdb) => pdb.sequence_points(id)?,
        };
        points.sort_by_key(|point| point.il_offset);
        Ok(points)
    }

    /// The method that has the code of an iterator or an async method, if the symbols say so.
    pub fn move_next_of(&self, kickoff: MethodDefId) -> Option<MethodDefId> {
        match self {
            DebugInfo::Mono(_) => None,
            DebugInfo::Portable(pdb) => pdb.move_next_of(kickoff),
        }
    }

    /// The names of the locals of a method, in file order.
    pub fn locals(&self, id: MethodDefId) -> Result<Vec<LocalName>, ReadError> {
        match self {
            DebugInfo::Mono(file) => file.locals(id),
            DebugInfo::Portable(pdb) => pdb.locals(id),
        }
    }

    /// How many source files there are; they are numbered from 1.
    pub fn document_count(&self) -> u32 {
        match self {
            DebugInfo::Mono(file) => file.source_count(),
            DebugInfo::Portable(pdb) => pdb.document_count(),
        }
    }

    /// The path of a source file, as the compiler saw it.
    pub fn document(&self, number: u32) -> Result<String, ReadError> {
        match self {
            DebugInfo::Mono(file) => file.source_path(number),
            DebugInfo::Portable(pdb) => pdb.document_path(number),
        }
    }
}

impl SequencePoint {
    /// The point that covers an IL offset: the last one at or before it.
    /// `points` must be sorted, as [`DebugInfo::sequence_points`] returns them.
    pub fn covering(points: &[SequencePoint], il_offset: u32) -> Option<&SequencePoint> {
        let after = points.partition_point(|point| point.il_offset <= il_offset);
        points[..after].last()
    }

    /// The last point at or before an IL offset that names a line. Code behind a hidden point, such
    /// as what makes an `await` wait, belongs to what stands before it.
    pub fn visible_before(points: &[SequencePoint], il_offset: u32) -> Option<&SequencePoint> {
        let after = points.partition_point(|point| point.il_offset <= il_offset);
        points[..after].iter().rev().find(|point| !point.is_hidden)
    }
}
