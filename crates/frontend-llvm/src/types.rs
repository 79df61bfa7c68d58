//! Types, and where their parts lie in memory.

use crate::TextError;
use fencepost_ir::{Cell, Kind};
use std::collections::HashMap;
use std::sync::Arc;

/// A type of the text.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Type {
    Void,
    /// An integer of this many bits.
    Int(u32),
    Float,
    Double,
    Pointer,
    Array(u64, Arc<Type>),
    Struct {
        fields: Arc<[Type]>,
        packed: bool,
    },
    Named(Arc<str>),
    /// A function; what matters is its result, and after how many arguments it takes any others.
    Function {
        result: Arc<Type>,
        variadic: Option<usize>,
    },
    Label,
    Metadata,
    /// Something that is not modelled: vectors, other floats, tokens.
    Other(Arc<str>),
}

/// The most bytes that a type may have: an object of the machine is no larger.
pub(crate) const MAX_TYPE_BYTES: u64 = 16 << 20;
/// How deep types may nest.
pub(crate) const MAX_NESTING: u32 = 64;
/// The most scalars that a value in registers may have.
pub(crate) const MAX_SCALARS: usize = 64;

/// The named types of a module.
#[derive(Default, Debug)]
pub(crate) struct Types {
    pub named: HashMap<String, Type>,
}

/// A scalar of a type and where it lies.
#[derive(Clone, Debug)]
pub(crate) struct Scalar {
    pub offset: u64,
    pub ty: Type,
}

fn align_up(at: u64, align: u64) -> u64 {
    at.div_ceil(align.max(1)).saturating_mul(align.max(1))
}

impl Types {
    /// The type behind a name.
    pub fn resolve<'a>(&'a self, ty: &'a Type) -> Result<&'a Type, TextError> {
        let mut at = ty;
        for _ in 0..MAX_NESTING {
            match at {
                Type::Named(name) => {
                    at = self.named.get(&**name).ok_or_else(|| {
                        TextError::new(format!("the type `%{name}` is not known"), 0)
                    })?;
                }
                other => return Ok(other),
            }
        }
        Err(TextError::new("types nest too deep", 0))
    }

    /// Size and alignment in bytes.
    pub fn layout(&self, ty: &Type) -> Result<(u64, u64), TextError> {
        self.layout_at(ty, 0)
    }

    fn layout_at(&self, ty: &Type, depth: u32) -> Result<(u64, u64), TextError> {
        if depth > MAX_NESTING {
            return Err(TextError::new("types nest too deep", 0));
        }
        let (size, align) = match self.resolve(ty)? {
            Type::Int(bits) => {
                let bytes = u64::from(bits.div_ceil(8)).next_power_of_two();
                (bytes, bytes.min(16))
            }
            Type::Float => (4, 4),
            Type::Double | Type::Pointer => (8, 8),
            Type::Array(count, element) => {
                let (size, align) = self.layout_at(element, depth + 1)?;
                (size.saturating_mul(*count), align)
            }
            Type::Struct { fields, packed } => {
                let (mut size, mut align) = (0, 1);
                for field in fields.iter() {
                    let (bytes, needs) = self.layout_at(field, depth + 1)?;
                    let needs = if *packed { 1 } else { needs };
                    size = align_up(size, needs).saturating_add(bytes);
                    align = align.max(needs);
                }
                (align_up(size, align), align)
            }
            Type::Other(name) if &**name == "x86_fp80" || &**name == "fp128" => (16, 16),
            Type::Other(name) if &**name == "half" || &**name == "bfloat" => (2, 2),
            other => {
                return Err(TextError::new(
                    format!("a type without a size: {other:?}"),
                    0,
                ));
            }
        };
        if size > MAX_TYPE_BYTES {
            return Err(TextError::new("a type of more than 16 MiB", 0));
        }
        Ok((size, align))
    }

    /// The type and offset of a part, by its number.
    pub fn part(&self, ty: &Type, index: u64) -> Result<(Type, u64), TextError> {
        match self.resolve(ty)? {
            Type::Array(_, element) => {
                let (size, _) = self.layout(element)?;
                Ok(((**element).clone(), size.wrapping_mul(index)))
            }
            Type::Struct { fields, packed } => {
                let mut at = 0;
                for (number, field) in fields.iter().enumerate() {
                    let (bytes, needs) = self.layout(field)?;
                    at = align_up(at, if *packed { 1 } else { needs });
                    if number as u64 == index {
                        return Ok((field.clone(), at));
                    }
                    at += bytes;
                }
                Err(TextError::new("a struct has no such field", 0))
            }
            _ => Err(TextError::new("a part of something without parts", 0)),
        }
    }

    /// The scalars that a value of the type consists of, in order, and where they lie.
    pub fn scalars(&self, ty: &Type) -> Result<Vec<Scalar>, TextError> {
        let mut out = Vec::new();
        self.collect_scalars(ty, 0, 0, &mut out)?;
        Ok(out)
    }

    fn collect_scalars(
        &self,
        ty: &Type,
        offset: u64,
        depth: u32,
        out: &mut Vec<Scalar>,
    ) -> Result<(), TextError> {
        if depth > MAX_NESTING || out.len() > MAX_SCALARS {
            return Err(TextError::new("a value with too many parts", 0));
        }
        match self.resolve(ty)? {
            Type::Void => {}
            // Two words, the lower one first.
            Type::Int(128) => {
                let words = [offset, offset + 8];
                out.extend(words.map(|offset| Scalar {
                    offset,
                    ty: Type::Int(64),
                }));
            }
            Type::Array(count, element) => {
                for index in 0..(*count).min(MAX_SCALARS as u64 + 1) {
                    let (size, _) = self.layout(element)?;
                    self.collect_scalars(element, offset + index * size, depth + 1, out)?;
                }
            }
            Type::Struct { fields, .. } => {
                for index in 0..fields.len() {
                    let (field, at) = self.part(ty, index as u64)?;
                    self.collect_scalars(&field, offset + at, depth + 1, out)?;
                }
            }
            scalar => out.push(Scalar {
                offset,
                ty: scalar.clone(),
            }),
        }
        Ok(())
    }

    /// How many scalars a value of the type has.
    pub fn count(&self, ty: &Type) -> Result<usize, TextError> {
        Ok(self.scalars(ty)?.len())
    }
}

impl Type {
    /// The kind of register that holds a scalar.
    pub fn kind(&self) -> Result<Kind, String> {
        match self {
            Type::Int(bits) if *bits <= 32 => Ok(Kind::I32),
            Type::Int(bits) if *bits <= 64 => Ok(Kind::I64),
            Type::Int(bits) => Err(format!("an integer of {bits} bits")),
            Type::Float => Ok(Kind::F32),
            Type::Double => Ok(Kind::F64),
            Type::Pointer => Ok(Kind::Ptr),
            Type::Other(name) => Err(format!("the type `{name}`")),
            other => Err(format!("a value of type {other:?}")),
        }
    }

    /// The cell of memory that a scalar is stored in.
    pub fn cell(&self) -> Result<Cell, String> {
        match self {
            Type::Int(bits) => match bits {
                1..=8 => Ok(Cell::U8),
                9..=16 => Ok(Cell::U16),
                32 => Ok(Cell::I32),
                64 => Ok(Cell::I64),
                _ => Err(format!("memory that holds an integer of {bits} bits")),
            },
            Type::Float => Ok(Cell::F32),
            Type::Double => Ok(Cell::F64),
            Type::Pointer => Ok(Cell::Ptr),
            other => other.kind().map(|_| Cell::I64),
        }
    }
}
