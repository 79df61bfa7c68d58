//! The one error type of the reader.
//!
//! Every error carries the byte offset in the file it was found in, so that a
//! broken assembly can be inspected with a hex viewer. Decisions about exit
//! codes or wording around the message belong to the caller.

use std::borrow::Cow;
use std::fmt;

/// What went wrong while reading an assembly or its debug information.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadError {
    /// Byte offset in the file (for embedded symbols: in the unpacked data).
    pub offset: usize,
    /// The kind of problem.
    pub kind: ReadErrorKind,
}

/// The kinds of problems a reader can meet.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReadErrorKind {
    /// The file is not a PE file at all; the text says what it looks like.
    NotPe(Cow<'static, str>),
    /// A PE file without a CLI header.
    NativeExecutable,
    /// A PE file that mixes managed and native code.
    MixedMode,
    /// A module without an assembly manifest.
    NetModule,
    /// The data ended inside the named item.
    Truncated(Cow<'static, str>),
    /// The named rule of the format is broken.
    Malformed(Cow<'static, str>),
    /// A limit of this reader was met.
    LimitExceeded {
        /// What is limited.
        what: Cow<'static, str>,
        /// The limit.
        limit: u64,
    },
    /// The format allows it, this reader does not read it.
    Unsupported(Cow<'static, str>),
}

impl ReadError {
    /// An error of the given kind at a byte offset.
    pub fn new(offset: usize, kind: ReadErrorKind) -> Self {
        ReadError { offset, kind }
    }

    /// The data ended inside `what`.
    pub fn truncated(offset: usize, what: impl Into<Cow<'static, str>>) -> Self {
        Self::new(offset, ReadErrorKind::Truncated(what.into()))
    }

    /// The format is violated; `what` says how.
    pub fn malformed(offset: usize, what: impl Into<Cow<'static, str>>) -> Self {
        Self::new(offset, ReadErrorKind::Malformed(what.into()))
    }

    /// A named limit was met.
    pub fn limit(offset: usize, what: impl Into<Cow<'static, str>>, limit: u64) -> Self {
        Self::new(
            offset,
            ReadErrorKind::LimitExceeded {
                what: what.into(),
                limit,
            },
        )
    }

    /// Legal input that this reader does not read.
    pub fn unsupported(offset: usize, what: impl Into<Cow<'static, str>>) -> Self {
        Self::new(offset, ReadErrorKind::Unsupported(what.into()))
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at byte {:#x}: ", self.offset)?;
        match &self.kind {
            ReadErrorKind::NotPe(what) => write!(f, "not a .NET assembly: {what}"),
            ReadErrorKind::NativeExecutable => {
                write!(f, "a native executable: it has no CLI header")
            }
            ReadErrorKind::MixedMode => {
                write!(f, "a mixed-mode assembly: it contains native code")
            }
            ReadErrorKind::NetModule => {
                write!(f, "a netmodule: it has no assembly manifest")
            }
            ReadErrorKind::Truncated(what) => write!(f, "the file ends inside {what}"),
            ReadErrorKind::Malformed(what) => write!(f, "malformed: {what}"),
            ReadErrorKind::LimitExceeded { what, limit } => {
                write!(f, "{what} exceeds the limit of {limit}")
            }
            ReadErrorKind::Unsupported(what) => write!(f, "unsupported: {what}"),
        }
    }
}

impl std::error::Error for ReadError {}
