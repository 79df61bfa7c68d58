//! The constant pool of a class file.

use super::bytes::Cursor;
use super::{Result, wrong};
use std::ops::Range;

/// One constant. Numbers in it are places in the same pool and are checked where they are used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Constant {
    /// No constant: place 0, or the second place of a wide one.
    Unusable,
    /// Text, as a range of the file's bytes.
    Text(Range<usize>),
    /// A 32-bit integer.
    Integer(i32),
    /// The bits of a 32-bit float.
    Float(u32),
    /// A 64-bit integer.
    Long(i64),
    /// The bits of a 64-bit float.
    Double(u64),
    /// A class by its name.
    Class(u16),
    /// A string by its text.
    String(u16),
    /// A field: class, name and type.
    Field(u16, u16),
    /// A method of a class: class, name and type.
    Method(u16, u16),
    /// A method of an interface: class, name and type.
    InterfaceMethod(u16, u16),
    /// A name and a type.
    NameAndType(u16, u16),
    /// A method handle: what it does, and the member.
    MethodHandle(u8, u16),
    /// A method type.
    MethodType(u16),
    /// A constant that a bootstrap method computes.
    Dynamic(u16, u16),
    /// A call site that a bootstrap method links.
    InvokeDynamic(u16, u16),
    /// A module or package; never used by code.
    Other,
}

/// A field or method as code refers to it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct MemberRef {
    /// The class that is named, in internal form.
    pub class: String,
    /// The member's name.
    pub name: String,
    /// Its descriptor.
    pub descriptor: String,
    /// Whether the class is said to be an interface.
    pub in_interface: bool,
}

/// The constants of a class file.
#[derive(Clone, Debug, Default)]
pub struct Pool {
    constants: Vec<Constant>,
}

impl Pool {
    pub(crate) fn read(input: &mut Cursor<'_>) -> Result<Pool> {
        let count = input.u16()?;
        let mut constants = vec![Constant::Unusable];
        while constants.len() < usize::from(count) {
            let at = input.position();
            let tag = input.u8()?;
            let constant = match tag {
                1 => {
                    let length = usize::from(input.u16()?);
                    let start = input.position();
                    input.take(length)?;
                    Constant::Text(start..start + length)
                }
                3 => Constant::Integer(input.u32()? as i32),
                4 => Constant::Float(input.u32()?),
                5 => Constant::Long(input.u64()? as i64),
                6 => Constant::Double(input.u64()?),
                7 => Constant::Class(input.u16()?),
                8 => Constant::String(input.u16()?),
                9 => Constant::Field(input.u16()?, input.u16()?),
                10 => Constant::Method(input.u16()?, input.u16()?),
                11 => Constant::InterfaceMethod(input.u16()?, input.u16()?),
                12 => Constant::NameAndType(input.u16()?, input.u16()?),
                15 => Constant::MethodHandle(input.u8()?, input.u16()?),
                16 => Constant::MethodType(input.u16()?),
                17 => Constant::Dynamic(input.u16()?, input.u16()?),
                18 => Constant::InvokeDynamic(input.u16()?, input.u16()?),
                19 | 20 => {
                    input.u16()?;
                    Constant::Other
                }
                _ => return wrong(at, format!("a constant of unknown kind {tag}")),
            };
            let wide = matches!(constant, Constant::Long(_) | Constant::Double(_));
            constants.push(constant);
            if wide {
                constants.push(Constant::Unusable);
            }
        }
        Ok(Pool { constants })
    }

    /// The constant at a place.
    pub fn get(&self, index: u16) -> Result<&Constant> {
        match self.constants.get(usize::from(index)) {
            Some(Constant::Unusable) | None => {
                wrong(0, format!("there is no constant number {index}"))
            }
            Some(constant) => Ok(constant),
        }
    }

    /// All constants, by number.
    pub fn iter(&self) -> impl Iterator<Item = (u16, &Constant)> {
        let numbered = self.constants.iter().enumerate();
        numbered.map(|(number, constant)| (number as u16, constant))
    }

    /// The code units of a text.
    pub fn units(&self, bytes: &[u8], index: u16) -> Result<Vec<u16>> {
        match self.get(index)? {
            Constant::Text(range) => decode(bytes, range),
            other => wrong(0, format!("constant {index} is no text but {other:?}")),
        }
    }

    /// A text.
    pub fn text(&self, bytes: &[u8], index: u16) -> Result<String> {
        if let Constant::Text(range) = self.get(index)?
            && let Some(part) = bytes.get(range.clone())
            && part.is_ascii()
            && !part.contains(&0)
        {
            return Ok(String::from_utf8_lossy(part).into_owned());
        }
        Ok(String::from_utf16_lossy(&self.units(bytes, index)?))
    }

    /// The name of a class.
    pub fn class(&self, bytes: &[u8], index: u16) -> Result<String> {
        match self.get(index)? {
            Constant::Class(name) => self.text(bytes, *name),
            other => wrong(0, format!("constant {index} is no class but {other:?}")),
        }
    }

    /// A name and a descriptor.
    pub fn name_and_type(&self, bytes: &[u8], index: u16) -> Result<(String, String)> {
        match self.get(index)? {
            Constant::NameAndType(name, descriptor) => {
                Ok((self.text(bytes, *name)?, self.text(bytes, *descriptor)?))
            }
            other => wrong(0, format!("constant {index} is no name but {other:?}")),
        }
    }

    /// A field or method.
    pub fn member(&self, bytes: &[u8], index: u16) -> Result<MemberRef> {
        let (class, name, in_interface) = match self.get(index)? {
            Constant::Field(class, name) | Constant::Method(class, name) => (*class, *name, false),
            Constant::InterfaceMethod(class, name) => (*class, *name, true),
            other => return wrong(0, format!("constant {index} is no member but {other:?}")),
        };
        let class = self.class(bytes, class)?;
        let (name, descriptor) = self.name_and_type(bytes, name)?;
        Ok(MemberRef {
            class,
            name,
            descriptor,
            in_interface,
        })
    }
}

/// Decodes the encoding of class files: UTF-8 in which every code unit stands for itself and 0 is
/// written in two bytes.
fn decode(bytes: &[u8], range: &Range<usize>) -> Result<Vec<u16>> {
    let Some(part) = bytes.get(range.clone()) else {
        return wrong(range.start, "a text is cut off");
    };
    let mut units = Vec::with_capacity(part.len());
    let mut at = 0;
    let next = |at: usize| match part.get(at) {
        Some(&byte) if byte & 0xc0 == 0x80 => Ok(u16::from(byte & 0x3f)),
        _ => wrong(range.start + at, "a text is not encoded as it should be"),
    };
    while let Some(&byte) = part.get(at) {
        let byte = u16::from(byte);
        if byte < 0x80 {
            units.push(byte);
            at += 1;
        } else if byte & 0xe0 == 0xc0 {
            units.push((byte & 0x1f) << 6 | next(at + 1)?);
            at += 2;
        } else if byte & 0xf0 == 0xe0 {
            units.push((byte & 0xf) << 12 | next(at + 1)? << 6 | next(at + 2)?);
            at += 3;
        } else {
            return wrong(
                range.start + at,
                "a text has a byte that no encoding starts with",
            );
        }
    }
    Ok(units)
}
