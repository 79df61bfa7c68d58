//! What reflection can be asked about.

use fencepost_ir::{ClassId, FieldId, FuncId};

/// What reflection does with a member.
#[derive(Clone, Copy, Debug)]
pub enum MemberUse {
    /// Calls a method on an object.
    Call(FuncId),
    /// Makes an object with a constructor.
    Create(FuncId),
    /// Reads a field.
    Load(FieldId),
    /// Writes a field.
    Store(FieldId),
}

/// What can have custom attributes.
#[derive(Clone, Copy, Debug)]
pub enum Attributed {
    /// A type.
    Type(ClassId),
    /// The assembly of a type.
    Assembly(ClassId),
    /// A method.
    Method(FuncId),
    /// A field.
    Field(FieldId),
    /// A parameter of a method, by its place; the result is number 0.
    Parameter(FuncId, u32),
    /// A property of a type, by its place in it.
    Property(ClassId, u32),
}
