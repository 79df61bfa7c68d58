//! Custom attributes: finding them and decoding their value blobs.
//!
//! Enum arguments are stored as bare integers, so their width has to be known.
//! Enums of this image are looked up; others are asked of the caller.

use std::cell::RefCell;

use super::bytes::Cursor;
use super::coded::{CodedKind, HasCustomAttribute, Token};
use super::error::ReadError;
use super::image::Image;
use super::metadata::KeyedRows;
use super::schema::*;
use super::signature::{MemberSig, Primitive, TypeSig};

/// How deep arrays and boxed values may nest in an argument.
const MAX_ARGUMENT_DEPTH: u32 = 16;

/// Underlying types of enums to try, the usual one first.
const GUESSED_WIDTHS: [Primitive; 4] = [Primitive::I4, Primitive::U1, Primitive::I8, Primitive::I2];
/// How many enums of one attribute are guessed.
const MAX_GUESSED_ENUMS: u32 = 3;

/// An argument of a custom attribute.
#[derive(Debug, Clone, PartialEq)]
pub enum AttributeArgument {
    /// `bool`
    Boolean(bool),
    /// `char`
    Char(u16),
    /// A signed integer of 1, 2, 4 or 8 bytes; also enums.
    Signed(i64),
    /// An unsigned integer of 1, 2, 4 or 8 bytes; also enums.
    Unsigned(u64),
    /// `float`
    R4(f32),
    /// `double`
    R8(f64),
    /// A string, or null.
    String(Option<String>),
    /// A type by its assembly-qualified name, or null.
    Type(Option<String>),
    /// An array, or null.
    Array(Option<Vec<AttributeArgument>>),
    /// A value behind `object`, with its type. Strings and types say themselves what they are, and
    /// stand there as they are.
    Boxed(ArgumentType, Box<AttributeArgument>),
}

impl AttributeArgument {
    /// The value behind `object`, or the argument itself.
    pub fn unboxed(&self) -> &AttributeArgument {
        match self {
            AttributeArgument::Boxed(_, value) => value.unboxed(),
            _ => self,
        }
    }
}

/// A field or property that an attribute sets.
#[derive(Debug, Clone, PartialEq)]
pub struct NamedArgument {
    /// True for a property, false for a field.
    pub is_property: bool,
    /// The name of the field or property.
    pub name: String,
    /// Its value.
    pub value: AttributeArgument,
}

/// The decoded value of a custom attribute.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct AttributeValue {
    /// The arguments of the constructor.
    pub fixed: Vec<AttributeArgument>,
    /// The fields and properties set.
    pub named: Vec<NamedArgument>,
}

/// What an argument is stored as.
#[derive(Debug, Clone, PartialEq)]
pub enum ArgumentType {
    /// A number, a truth value, a character or a string. So are enums whose type the constructor
    /// names.
    Primitive(Primitive),
    /// An enum that the attribute names itself, and what it is stored as.
    Enum(String, Primitive),
    /// A `System.Type`.
    Type,
    /// An `object`.
    Boxed,
    /// An array of something.
    Array(Box<ArgumentType>),
}

/// Asked for the underlying type of an enum of another assembly, by its name
/// as the attribute or the reference spells it.
pub type EnumLookup<'a> = &'a dyn Fn(&str) -> Option<Primitive>;

impl Image {
    /// The custom attributes of anything that can have them.
    pub fn custom_attributes(&self, parent: Token) -> Option<KeyedRows<'_, CustomAttributeId>> {
        let key = HasCustomAttribute::INDEX.encode(parent)?;
        Some(self.metadata.keyed(key))
    }

    /// The full name of the attribute's class.
    pub fn attribute_type_name(&self, id: CustomAttributeId) -> Result<String, ReadError> {
        let constructor = self.row(id)?.constructor;
        if let Some(method) = constructor.as_id::<MethodDefId>() {
            return self.type_def_name(self.declaring_type_of_method(method)?);
        }
        match constructor.as_id::<MemberRefId>() {
            Some(member) => self.type_name(self.row(member)?.class),
            None => Err(self.attribute_error(id, "a custom attribute without a constructor")),
        }
    }

    /// Finds the first attribute of a class, such as
    /// `System.ThreadStaticAttribute`.
    pub fn find_attribute(
        &self,
        parent: Token,
        full_name: &str,
    ) -> Result<Option<CustomAttributeId>, ReadError> {
        for id in self.custom_attributes(parent).into_iter().flatten() {
            if self.attribute_type_name(id)? == full_name {
                return Ok(Some(id));
            }
        }
        Ok(None)
    }

    /// Decodes the value of an attribute without asking about enums of other
    /// assemblies. Nearly all are 32-bit; where that does not fit the blob,
    /// other widths are tried, each enum having one width throughout.
    pub fn attribute_value(&self, id: CustomAttributeId) -> Result<AttributeValue, ReadError> {
        let enums = RefCell::new(Vec::<String>::new());
        let attempt = |number: u32| {
            self.attribute_value_with(id, &|name| {
                let mut enums = enums.borrow_mut();
                let index = enums.iter().position(|known| known == name);
                let index = index.unwrap_or_else(|| {
                    enums.push(name.to_owned());
                    enums.len() - 1
                });
                let digit = number.checked_shr(2 * index as u32).unwrap_or(0) & 3;
                Some(GUESSED_WIDTHS[digit as usize])
            })
        };
        let first = attempt(0);
        if first.is_ok() {
            return first;
        }
        // Wrong guesses can meet further names, so the number of combinations
        // is fixed by the limit rather than by what was met.
        let guesses = match enums.borrow().is_empty() {
            true => 0,
            false => 1 << (2 * MAX_GUESSED_ENUMS),
        };
        (1..guesses)
            .find_map(|number| attempt(number).ok())
            .map_or(first, Ok)
    }

    /// Decodes the value of an attribute; `enums` knows the enums of other
    /// assemblies.
    pub fn attribute_value_with(
        &self,
        id: CustomAttributeId,
        enums: EnumLookup<'_>,
    ) -> Result<AttributeValue, ReadError> {
        let row = self.row(id)?;
        let parameters = self.constructor_parameters(id, row.constructor)?;
        let blob = self.blob(row.value)?;
        // An empty blob stands for a constructor without arguments.
        if blob.bytes.is_empty() && parameters.is_empty() {
            return Ok(AttributeValue::default());
        }
        let mut reader = ValueReader {
            image: self,
            cursor: blob.cursor("a custom attribute value"),
            enums,
        };
        let offset = reader.cursor.offset();
        if reader.cursor.u16()? != 1 {
            return Err(ReadError::malformed(
                offset,
                "a custom attribute value without its prolog",
            ));
        }
        let mut value = AttributeValue::default();
        for parameter in &parameters {
            let kind = reader.type_of_parameter(parameter, 0)?;
            value.fixed.push(reader.argument(&kind, 0)?);
        }
        // Some old compilers leave out the count when it is zero.
        if reader.cursor.is_empty() {
            return Ok(value);
        }
        for _ in 0..reader.cursor.u16()? {
            value.named.push(reader.named()?);
        }
        if !reader.cursor.is_empty() {
            let what = "a custom attribute value is longer than its arguments";
            return Err(reader.cursor.malformed(what));
        }
        Ok(value)
    }

    /// The parameters of the constructor that an attribute calls.
    pub fn attribute_parameters(&self, id: CustomAttributeId) -> Result<Vec<TypeSig>, ReadError> {
        self.constructor_parameters(id, self.row(id)?.constructor)
    }

    fn constructor_parameters(
        &self,
        id: CustomAttributeId,
        constructor: Token,
    ) -> Result<Vec<TypeSig>, ReadError> {
        if let Some(method) = constructor.as_id::<MethodDefId>() {
            return Ok(self.method_sig(method)?.parameters);
        }
        if let Some(member) = constructor.as_id::<MemberRefId>()
            && let MemberSig::Method(sig) = self.member_ref_sig(member)?
        {
            return Ok(sig.parameters);
        }
        Err(self.attribute_error(id, "the constructor of a custom attribute is no method"))
    }

    fn attribute_error(&self, id: CustomAttributeId, what: &'static str) -> ReadError {
        ReadError::malformed(self.metadata.row_offset(id.token()), what)
    }

    /// The integer type that an enum of this image is stored as.
    pub fn enum_underlying_type(&self, id: TypeDefId) -> Result<Option<Primitive>, ReadError> {
        for field in self.fields(id)? {
            // Static fields are the enum's members; the one instance field is
            // its value.
            if !self.row(field)?.is_static() {
                return Ok(match self.field_sig(field)? {
                    TypeSig::Primitive(primitive) => Some(primitive),
                    _ => None,
                });
            }
        }
        Ok(None)
    }
}

struct ValueReader<'a, 'f> {
    image: &'a Image,
    cursor: Cursor<'a>,
    enums: EnumLookup<'f>,
}

impl ValueReader<'_, '_> {
    fn check_depth(&self, depth: u32) -> Result<(), ReadError> {
        if depth > MAX_ARGUMENT_DEPTH {
            return Err(ReadError::limit(
                self.cursor.offset(),
                "the nesting of a custom attribute argument",
                u64::from(MAX_ARGUMENT_DEPTH),
            ));
        }
        Ok(())
    }

    fn type_of_parameter(&self, sig: &TypeSig, depth: u32) -> Result<ArgumentType, ReadError> {
        self.check_depth(depth)?;
        Ok(match sig.unmodified() {
            TypeSig::Primitive(Primitive::Object) => ArgumentType::Boxed,
            TypeSig::Primitive(primitive) => ArgumentType::Primitive(*primitive),
            TypeSig::SzArray(element) => {
                let element = self.type_of_parameter(element, depth + 1)?;
                ArgumentType::Array(Box::new(element))
            }
            TypeSig::Class(_) => ArgumentType::Type,
            TypeSig::ValueType(token) => ArgumentType::Primitive(self.enum_by_token(*token)?),
            // A generic attribute's parameter, or an enum nested in a generic
            // type; its storage is not known from here.
            _ => {
                return Err(ReadError::unsupported(
                    self.cursor.offset(),
                    "a custom attribute argument of a generic type",
                ));
            }
        })
    }

    fn enum_by_token(&self, token: Token) -> Result<Primitive, ReadError> {
        if let Some(id) = token.as_id::<TypeDefId>() {
            let underlying = self.image.enum_underlying_type(id)?;
            return Ok(underlying.unwrap_or(Primitive::I4));
        }
        let name = self.image.type_name(token)?;
        Ok((self.enums)(&name).unwrap_or(Primitive::I4))
    }

    /// An enum that a named argument or a boxed value names itself, possibly
    /// with its assembly.
    fn enum_by_name(&self, name: &str) -> Result<Primitive, ReadError> {
        let (type_name, _) = name.split_once(',').unwrap_or((name, ""));
        let type_name = type_name.trim().replace('+', "/");
        if let Some(id) = self.image.find_type_by_full_name(&type_name)
            && let Some(underlying) = self.image.enum_underlying_type(id)?
        {
            return Ok(underlying);
        }
        Ok((self.enums)(name).unwrap_or(Primitive::I4))
    }

    /// Reads the type of a named argument or of a boxed value.
    fn field_or_prop_type(&mut self, depth: u32) -> Result<ArgumentType, ReadError> {
        self.check_depth(depth)?;
        let offset = self.cursor.offset();
        let byte = self.cursor.u8()?;
        Ok(match byte {
            0x50 => ArgumentType::Type,
            0x51 => ArgumentType::Boxed,
            0x55 => {
                let name = self.string()?.unwrap_or_default();
                let stored = self.enum_by_name(&name)?;
                ArgumentType::Enum(name, stored)
            }
            0x1d => ArgumentType::Array(Box::new(self.field_or_prop_type(depth + 1)?)),
            _ => match Primitive::from_element_type(byte) {
                Some(primitive) => ArgumentType::Primitive(primitive),
                None => {
                    let what = format!("a custom attribute argument of type {byte:#04x}");
                    return Err(ReadError::malformed(offset, what));
                }
            },
        })
    }

    fn named(&mut self) -> Result<NamedArgument, ReadError> {
        let offset = self.cursor.offset();
        let is_property = match self.cursor.u8()? {
            0x53 => false,
            0x54 => true,
            other => {
                let what = format!("a named argument starts with {other:#04x}");
                return Err(ReadError::malformed(offset, what));
            }
        };
        let kind = self.field_or_prop_type(0)?;
        let name = self.string()?.unwrap_or_default();
        let value = self.argument(&kind, 0)?;
        Ok(NamedArgument {
            is_property,
            name,
            value,
        })
    }

    fn argument(
        &mut self,
        kind: &ArgumentType,
        depth: u32,
    ) -> Result<AttributeArgument, ReadError> {
        self.check_depth(depth)?;
        Ok(match kind {
            ArgumentType::Type => AttributeArgument::Type(self.string()?),
            ArgumentType::Boxed => {
                let kind = self.field_or_prop_type(depth + 1)?;
                let value = self.argument(&kind, depth + 1)?;
                match kind {
                    ArgumentType::Primitive(Primitive::String)
                    | ArgumentType::Type
                    | ArgumentType::Boxed => value,
                    _ => AttributeArgument::Boxed(kind, Box::new(value)),
                }
            }
            ArgumentType::Array(element) => self.array(element, depth)?,
            ArgumentType::Primitive(primitive) | ArgumentType::Enum(_, primitive) => {
                self.primitive(*primitive)?
            }
        })
    }

    fn array(
        &mut self,
        element: &ArgumentType,
        depth: u32,
    ) -> Result<AttributeArgument, ReadError> {
        let offset = self.cursor.offset();
        let count = self.cursor.u32()?;
        if count == u32::MAX {
            return Ok(AttributeArgument::Array(None));
        }
        // Every element takes at least one byte.
        if count as usize > self.cursor.remaining() {
            return Err(ReadError::malformed(
                offset,
                "an array argument is longer than its attribute",
            ));
        }
        let mut elements = Vec::new();
        for _ in 0..count {
            elements.push(self.argument(element, depth + 1)?);
        }
        Ok(AttributeArgument::Array(Some(elements)))
    }

    fn primitive(&mut self, primitive: Primitive) -> Result<AttributeArgument, ReadError> {
        use AttributeArgument::{Signed, Unsigned};
        let cursor = &mut self.cursor;
        Ok(match primitive {
            Primitive::Boolean => AttributeArgument::Boolean(cursor.u8()? != 0),
            Primitive::Char => AttributeArgument::Char(cursor.u16()?),
            Primitive::I1 => Signed(i64::from(cursor.i8()?)),
            Primitive::U1 => Unsigned(u64::from(cursor.u8()?)),
            Primitive::I2 => Signed(i64::from(cursor.i16()?)),
            Primitive::U2 => Unsigned(u64::from(cursor.u16()?)),
            Primitive::I4 => Signed(i64::from(cursor.i32()?)),
            Primitive::U4 => Unsigned(u64::from(cursor.u32()?)),
            Primitive::I8 => Signed(cursor.i64()?),
            Primitive::U8 => Unsigned(cursor.u64()?),
            Primitive::R4 => AttributeArgument::R4(cursor.f32()?),
            Primitive::R8 => AttributeArgument::R8(cursor.f64()?),
            Primitive::String => AttributeArgument::String(self.string()?),
            Primitive::Void
            | Primitive::TypedByRef
            | Primitive::IntPtr
            | Primitive::UIntPtr
            | Primitive::Object => {
                let what = "a custom attribute argument of a type without literals";
                return Err(cursor.malformed(what));
            }
        })
    }

    /// A counted UTF-8 string; 0xff alone is null.
    fn string(&mut self) -> Result<Option<String>, ReadError> {
        if self.cursor.peek() == Some(0xff) {
            self.cursor.skip(1)?;
            return Ok(None);
        }
        let length = self.cursor.compressed_u32()? as usize;
        let offset = self.cursor.offset();
        let bytes = self.cursor.take(length)?;
        match std::str::from_utf8(bytes) {
            Ok(text) => Ok(Some(text.to_owned())),
            Err(_) => Err(ReadError::malformed(
                offset,
                "a string of a custom attribute is not UTF-8",
            )),
        }
    }
}
