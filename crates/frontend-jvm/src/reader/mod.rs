//! Class files, archives and a JDK's image: bytes in, a model out. Nothing is resolved or lowered here.
//!
//! Counts and offsets come from outside, so everything is checked where it is read, and
//! references inside the constant pool where they are used.

mod annotations;
mod archive;
mod bytes;
mod class_file;
mod code;
mod code_text;
mod descriptor;
mod image;
mod instruction;
mod pool;

pub use archive::Archive;
pub use class_file::{Bootstrap, ClassFile, Member, access};
pub use code::{Code, ExceptionRow, LocalName};
pub(crate) use code_text::code_text;
pub use descriptor::{JavaType, MethodDescriptor, parse_field, parse_method};
pub use image::{Image, ReadAt};
pub use instruction::{ArithmeticOp, Condition, Instruction, LogicOp, ThreeWay, decode};
pub use pool::{Constant, MemberRef, Pool};

use std::fmt;

/// Why bytes are not what they should be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    /// What is wrong.
    pub what: String,
    /// The byte at which it was noticed.
    pub offset: usize,
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (byte {})", self.what, self.offset)
    }
}

impl std::error::Error for ReadError {}

/// What a reader gives, or why it cannot.
pub type Result<T> = std::result::Result<T, ReadError>;

/// An error at a byte.
pub(crate) fn wrong<T>(offset: usize, what: impl Into<String>) -> Result<T> {
    Err(ReadError {
        what: what.into(),
        offset,
    })
}
