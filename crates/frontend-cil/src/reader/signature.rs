//! Signature blobs (ECMA-335 II.23.2) become trees.
//!
//! Every node costs at least one byte of the blob, so a tree is never larger
//! than its blob; nesting is limited. Names are not resolved here.

use super::bytes::Cursor;
use super::coded::{CodedKind, Token, TypeDefOrRef};
use super::error::ReadError;
use super::heaps::Blob;

/// How deep types may nest in one signature.
pub const MAX_SIGNATURE_DEPTH: u32 = 64;
/// How long a signature may be in bytes.
pub const MAX_SIGNATURE_BYTES: usize = 64 << 10;

/// A built-in type that one byte of a signature stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Primitive {
    /// `void`
    Void,
    /// `bool`
    Boolean,
    /// `char`
    Char,
    /// `sbyte`
    I1,
    /// `byte`
    U1,
    /// `short`
    I2,
    /// `ushort`
    U2,
    /// `int`
    I4,
    /// `uint`
    U4,
    /// `long`
    I8,
    /// `ulong`
    U8,
    /// `float`
    R4,
    /// `double`
    R8,
    /// `string`
    String,
    /// `System.TypedReference`
    TypedByRef,
    /// `nint`
    IntPtr,
    /// `nuint`
    UIntPtr,
    /// `object`
    Object,
}

impl Primitive {
    /// The built-in type with that element type byte.
    pub fn from_element_type(byte: u8) -> Option<Primitive> {
        Some(match byte {
            0x01 => Primitive::Void,
            0x02 => Primitive::Boolean,
            0x03 => Primitive::Char,
            0x04 => Primitive::I1,
            0x05 => Primitive::U1,
            0x06 => Primitive::I2,
            0x07 => Primitive::U2,
            0x08 => Primitive::I4,
            0x09 => Primitive::U4,
            0x0a => Primitive::I8,
            0x0b => Primitive::U8,
            0x0c => Primitive::R4,
            0x0d => Primitive::R8,
            0x0e => Primitive::String,
            0x16 => Primitive::TypedByRef,
            0x18 => Primitive::IntPtr,
            0x19 => Primitive::UIntPtr,
            0x1c => Primitive::Object,
            _ => return None,
        })
    }
}

/// The shape of a general array.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ArrayShape {
    /// The number of dimensions.
    pub rank: u32,
    /// Sizes of the first dimensions.
    pub sizes: Vec<u32>,
    /// Lower bounds of the first dimensions.
    pub lower_bounds: Vec<i32>,
}

/// A type in a signature.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum TypeSig {
    /// A built-in type.
    Primitive(Primitive),
    /// A class by its `TypeDef`, `TypeRef` or `TypeSpec`.
    Class(Token),
    /// A value type by its `TypeDef`, `TypeRef` or `TypeSpec`.
    ValueType(Token),
    /// A generic parameter of the enclosing type.
    Var(u32),
    /// A generic parameter of the enclosing method.
    MVar(u32),
    /// An unmanaged pointer.
    Ptr(Box<TypeSig>),
    /// A managed pointer.
    ByRef(Box<TypeSig>),
    /// A one-dimensional, zero-based array.
    SzArray(Box<TypeSig>),
    /// Any other array.
    Array(Box<TypeSig>, ArrayShape),
    /// An instantiation of a generic type.
    GenericInst {
        /// True if the generic type was marked as a value type.
        is_value_type: bool,
        /// The generic type.
        generic: Token,
        /// Its arguments; never empty.
        arguments: Vec<TypeSig>,
    },
    /// A function pointer.
    FnPtr(Box<MethodSig>),
    /// A type with a custom modifier.
    Modified {
        /// True for `modreq`, false for `modopt`.
        is_required: bool,
        /// The modifier.
        modifier: Token,
        /// The modified type.
        inner: Box<TypeSig>,
    },
    /// A pinned local.
    Pinned(Box<TypeSig>),
}

impl TypeSig {
    /// The type without custom modifiers on its outside.
    pub fn unmodified(&self) -> &TypeSig {
        let mut current = self;
        while let TypeSig::Modified { inner, .. } = current {
            current = inner;
        }
        current
    }
}

/// How a method is called.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CallingConvention {
    /// The ordinary managed convention.
    Default,
    /// Managed with a variable number of arguments.
    VarArg,
    /// An unmanaged convention with its number (1 C, 2 stdcall, 3 thiscall,
    /// 4 fastcall, 9 as the modifiers say).
    Unmanaged(u8),
}

/// The signature of a method, a call site or a function pointer.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct MethodSig {
    /// True if there is a `this` argument.
    pub has_this: bool,
    /// True if `this` is listed among the parameters.
    pub explicit_this: bool,
    /// The calling convention.
    pub convention: CallingConvention,
    /// How many generic parameters the method has.
    pub generic_count: u32,
    /// The return type.
    pub return_type: TypeSig,
    /// The parameters, without an implicit `this`.
    pub parameters: Vec<TypeSig>,
    /// At a vararg call site: the index of the first variable argument.
    pub vararg_start: Option<usize>,
}

/// The signature of a property.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PropertySig {
    /// True for an instance property.
    pub has_this: bool,
    /// The type of the property.
    pub property_type: TypeSig,
    /// The index parameters.
    pub parameters: Vec<TypeSig>,
}

/// A member reference is to a field or to a method; the blob says which.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum MemberSig {
    /// The member is a field of that type.
    Field(TypeSig),
    /// The member is a method.
    Method(MethodSig),
}

const KIND_MASK: u8 = 0x0f;
const KIND_FIELD: u8 = 0x06;
const KIND_LOCALS: u8 = 0x07;
const KIND_PROPERTY: u8 = 0x08;
const KIND_GENERIC_INST: u8 = 0x0a;
const FLAG_GENERIC: u8 = 0x10;
const FLAG_HAS_THIS: u8 = 0x20;
const FLAG_EXPLICIT_THIS: u8 = 0x40;

fn start<'a>(blob: Blob<'a>, what: &'static str) -> Result<Cursor<'a>, ReadError> {
    if blob.bytes.len() > MAX_SIGNATURE_BYTES {
        return Err(ReadError::limit(
            blob.offset,
            "the length of a signature",
            MAX_SIGNATURE_BYTES as u64,
        ));
    }
    Ok(blob.cursor(what))
}

/// Decodes the signature of a method definition, a method reference or a
/// stand-alone call site.
pub fn method_sig(blob: Blob<'_>) -> Result<MethodSig, ReadError> {
    read_method(&mut start(blob, "a method signature")?, 0)
}

/// Decodes the signature of a field.
pub fn field_sig(blob: Blob<'_>) -> Result<TypeSig, ReadError> {
    let mut cursor = start(blob, "a field signature")?;
    expect_kind(&mut cursor, KIND_FIELD, "a field signature")?;
    read_type(&mut cursor, 0)
}

/// Decodes the signature of a member reference.
pub fn member_sig(blob: Blob<'_>) -> Result<MemberSig, ReadError> {
    match blob.bytes.first() {
        Some(byte) if byte & KIND_MASK == KIND_FIELD => field_sig(blob).map(MemberSig::Field),
        _ => method_sig(blob).map(MemberSig::Method),
    }
}

/// Decodes the signature of a property.
pub fn property_sig(blob: Blob<'_>) -> Result<PropertySig, ReadError> {
    let mut cursor = start(blob, "a property signature")?;
    let first = expect_kind(&mut cursor, KIND_PROPERTY, "a property signature")?;
    let count = read_count(&mut cursor, "parameters")?;
    let property_type = read_type(&mut cursor, 0)?;
    Ok(PropertySig {
        has_this: first & FLAG_HAS_THIS != 0,
        property_type,
        parameters: read_types(&mut cursor, count, 0)?,
    })
}

/// Decodes the types of the local variables.
pub fn locals_sig(blob: Blob<'_>) -> Result<Vec<TypeSig>, ReadError> {
    let mut cursor = start(blob, "a local variable signature")?;
    expect_kind(&mut cursor, KIND_LOCALS, "a local variable signature")?;
    let count = read_count(&mut cursor, "local variables")?;
    read_types(&mut cursor, count, 0)
}

/// Decodes the signature of a type specification.
pub fn type_spec_sig(blob: Blob<'_>) -> Result<TypeSig, ReadError> {
    read_type(&mut start(blob, "a type specification")?, 0)
}

/// Decodes the type arguments of a method specification.
pub fn method_spec_sig(blob: Blob<'_>) -> Result<Vec<TypeSig>, ReadError> {
    let mut cursor = start(blob, "a method specification")?;
    expect_kind(&mut cursor, KIND_GENERIC_INST, "a method specification")?;
    let count = read_count(&mut cursor, "type arguments")?;
    read_types(&mut cursor, count, 0)
}

fn expect_kind(cursor: &mut Cursor<'_>, kind: u8, what: &str) -> Result<u8, ReadError> {
    let offset = cursor.offset();
    let first = cursor.u8()?;
    if first & KIND_MASK != kind {
        return Err(ReadError::malformed(
            offset,
            format!("{what} starts with {first:#04x}"),
        ));
    }
    Ok(first)
}

/// Reads a count of items that take at least one byte each.
fn read_count(cursor: &mut Cursor<'_>, what: &str) -> Result<usize, ReadError> {
    let offset = cursor.offset();
    let count = cursor.compressed_u32()? as usize;
    if count > cursor.remaining() {
        return Err(ReadError::malformed(
            offset,
            format!("a signature announces {count} {what} but ends before"),
        ));
    }
    Ok(count)
}

fn read_types(
    cursor: &mut Cursor<'_>,
    count: usize,
    depth: u32,
) -> Result<Vec<TypeSig>, ReadError> {
    let mut types = Vec::with_capacity(count.min(16));
    for _ in 0..count {
        types.push(read_type(cursor, depth)?);
    }
    Ok(types)
}

fn read_method(cursor: &mut Cursor<'_>, depth: u32) -> Result<MethodSig, ReadError> {
    let offset = cursor.offset();
    let first = cursor.u8()?;
    let convention = match first & KIND_MASK {
        0 => CallingConvention::Default,
        5 => CallingConvention::VarArg,
        number @ (1..=4 | 9) => CallingConvention::Unmanaged(number),
        _ => {
            return Err(ReadError::malformed(
                offset,
                format!("a method signature starts with {first:#04x}"),
            ));
        }
    };
    let generic_count = match first & FLAG_GENERIC {
        0 => 0,
        _ => cursor.compressed_u32()?,
    };
    let count = read_count(cursor, "parameters")?;
    let return_type = read_type(cursor, depth)?;
    let mut parameters = Vec::with_capacity(count.min(16));
    let mut vararg_start = None;
    for _ in 0..count {
        if cursor.peek() == Some(0x41) {
            cursor.skip(1)?;
            if vararg_start.replace(parameters.len()).is_some() {
                return Err(cursor.malformed("a second sentinel in a signature"));
            }
        }
        parameters.push(read_type(cursor, depth)?);
    }
    Ok(MethodSig {
        has_this: first & FLAG_HAS_THIS != 0,
        explicit_this: first & FLAG_EXPLICIT_THIS != 0,
        convention,
        generic_count,
        return_type,
        parameters,
        vararg_start,
    })
}

fn read_token(cursor: &mut Cursor<'_>) -> Result<Token, ReadError> {
    let offset = cursor.offset();
    let raw = cursor.compressed_u32()?;
    TypeDefOrRef::INDEX
        .decode(raw)
        .filter(|token| !token.is_nil())
        .ok_or_else(|| ReadError::malformed(offset, "a signature refers to no type"))
}

fn read_type(cursor: &mut Cursor<'_>, depth: u32) -> Result<TypeSig, ReadError> {
    let offset = cursor.offset();
    if depth >= MAX_SIGNATURE_DEPTH {
        return Err(ReadError::limit(
            offset,
            "the nesting of types in a signature",
            u64::from(MAX_SIGNATURE_DEPTH),
        ));
    }
    let element = cursor.u8()?;
    if let Some(primitive) = Primitive::from_element_type(element) {
        return Ok(TypeSig::Primitive(primitive));
    }
    let boxed = |cursor: &mut Cursor<'_>| read_type(cursor, depth + 1).map(Box::new);
    Ok(match element {
        0x0f => TypeSig::Ptr(boxed(cursor)?),
        0x10 => TypeSig::ByRef(boxed(cursor)?),
        0x11 => TypeSig::ValueType(read_token(cursor)?),
        0x12 => TypeSig::Class(read_token(cursor)?),
        0x13 => TypeSig::Var(cursor.compressed_u32()?),
        0x14 => {
            let inner = boxed(cursor)?;
            TypeSig::Array(inner, read_array_shape(cursor)?)
        }
        0x15 => read_generic_inst(cursor, depth)?,
        0x1b => TypeSig::FnPtr(Box::new(read_method(cursor, depth + 1)?)),
        0x1d => TypeSig::SzArray(boxed(cursor)?),
        0x1e => TypeSig::MVar(cursor.compressed_u32()?),
        0x1f | 0x20 => TypeSig::Modified {
            is_required: element == 0x1f,
            modifier: read_token(cursor)?,
            inner: boxed(cursor)?,
        },
        0x45 => TypeSig::Pinned(boxed(cursor)?),
        _ => {
            return Err(ReadError::malformed(
                offset,
                format!("unknown element type {element:#04x} in a signature"),
            ));
        }
    })
}

fn read_generic_inst(cursor: &mut Cursor<'_>, depth: u32) -> Result<TypeSig, ReadError> {
    let offset = cursor.offset();
    let is_value_type = match cursor.u8()? {
        0x11 => true,
        0x12 => false,
        other => {
            return Err(ReadError::malformed(
                offset,
                format!("a generic instantiation of element type {other:#04x}"),
            ));
        }
    };
    let generic = read_token(cursor)?;
    let count = read_count(cursor, "type arguments")?;
    if count == 0 {
        return Err(cursor.malformed("a generic instantiation without arguments"));
    }
    Ok(TypeSig::GenericInst {
        is_value_type,
        generic,
        arguments: read_types(cursor, count, depth + 1)?,
    })
}

fn read_array_shape(cursor: &mut Cursor<'_>) -> Result<ArrayShape, ReadError> {
    let offset = cursor.offset();
    let rank = cursor.compressed_u32()?;
    if rank == 0 || rank > 32 {
        return Err(ReadError::malformed(
            offset,
            format!("an array of rank {rank}"),
        ));
    }
    let mut shape = ArrayShape {
        rank,
        sizes: Vec::new(),
        lower_bounds: Vec::new(),
    };
    for _ in 0..read_dimension_count(cursor, rank)? {
        shape.sizes.push(cursor.compressed_u32()?);
    }
    for _ in 0..read_dimension_count(cursor, rank)? {
        shape.lower_bounds.push(cursor.compressed_i32()?);
    }
    Ok(shape)
}

fn read_dimension_count(cursor: &mut Cursor<'_>, rank: u32) -> Result<u32, ReadError> {
    let count = cursor.compressed_u32()?;
    if count > rank {
        return Err(cursor.malformed("an array with more bounds than dimensions"));
    }
    Ok(count)
}

#[cfg(test)]
#[path = "signature_tests.rs"]
mod tests;
