//! Reading .NET assemblies: bytes become a metadata model.
//!
//! Everything here treats its input as hostile: no panic, no allocation that
//! the input does not pay for in bytes, no unbounded loop. Rows, signatures
//! and bodies are decoded when asked for. Nothing is resolved across
//! assemblies and nothing is lowered.
//!
//! Start with [`Image::open`]; debug information is [`DebugInfo`].

mod assembly;
mod attributes;
mod bytes;
mod coded;
mod debug;
mod debug_directory;
mod error;
mod flags;
mod heaps;
mod il;
mod image;
mod mdb;
mod members;
mod metadata;
mod names;
mod opcodes;
mod pe;
mod ppdb;
mod schema;
mod signature;
mod tables;
mod type_text;

pub use assembly::{AssemblyName, Constant};
pub use attributes::{ArgumentType, AttributeArgument, AttributeValue, EnumLookup, NamedArgument};
pub use coded::Token;
pub use debug::{DebugInfo, LocalName, MAX_SEQUENCE_POINTS, SequencePoint};
pub use debug_directory::CodeView;
pub use error::{ReadError, ReadErrorKind};
pub use flags::{TypeLayout, Variance};
pub use heaps::{Blob, MAX_NAME_BYTES, Span};
pub use il::{
    ClauseKind, ExceptionClause, Instruction, Instructions, MethodBody, Operand, SwitchTable,
};
pub use image::Image;
pub use mdb::MdbFile;
pub use members::Members;
pub use metadata::{KeyedRows, Metadata, PdbStream};
pub use opcodes::{Flow, Opcode, OperandKind};
pub use pe::{CliHeader, Directory, Pe};
pub use ppdb::PortablePdb;
pub use schema::*;
pub use signature::{
    ArrayShape, CallingConvention, MAX_SIGNATURE_BYTES, MAX_SIGNATURE_DEPTH, MemberSig, MethodSig,
    Primitive, PropertySig, TypeSig,
};
