//! The manifest (names, references) and compile-time constants.

use super::coded::{CodedKind, HasConstant, Token};
use super::error::ReadError;
use super::heaps::utf16_units;
use super::image::Image;
use super::schema::*;

/// The identity of an assembly.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct AssemblyName {
    /// The simple name.
    pub name: String,
    /// Major, minor, build, revision.
    pub version: [u16; 4],
    /// The culture; empty for code.
    pub culture: String,
    /// The public key, or its token in references.
    pub public_key_or_token: Vec<u8>,
}

/// A compile-time constant of a field, parameter or property.
#[derive(Debug, Clone, PartialEq)]
pub enum Constant {
    /// `bool`
    Boolean(bool),
    /// `char`
    Char(u16),
    /// `sbyte`
    I1(i8),
    /// `byte`
    U1(u8),
    /// `short`
    I2(i16),
    /// `ushort`
    U2(u16),
    /// `int`
    I4(i32),
    /// `uint`
    U4(u32),
    /// `long`
    I8(i64),
    /// `ulong`
    U8(u64),
    /// `float`
    R4(f32),
    /// `double`
    R8(f64),
    /// `string`, as UTF-16 units
    String(Vec<u16>),
    /// A null reference
    Null,
}

impl Image {
    /// The identity of this assembly.
    pub fn assembly_name(&self) -> Result<AssemblyName, ReadError> {
        let row = self.row(AssemblyId::from_row(1))?;
        Ok(AssemblyName {
            name: self.string(row.name)?.to_owned(),
            version: [row.major, row.minor, row.build, row.revision],
            culture: self.string(row.culture)?.to_owned(),
            public_key_or_token: self.blob(row.public_key)?.bytes.to_vec(),
        })
    }

    /// The identity a reference asks for.
    pub fn assembly_ref_name(&self, id: AssemblyRefId) -> Result<AssemblyName, ReadError> {
        let row = self.row(id)?;
        Ok(AssemblyName {
            name: self.string(row.name)?.to_owned(),
            version: [row.major, row.minor, row.build, row.revision],
            culture: self.string(row.culture)?.to_owned(),
            public_key_or_token: self.blob(row.public_key_or_token)?.bytes.to_vec(),
        })
    }

    /// The name of the module.
    pub fn module_name(&self) -> Result<&str, ReadError> {
        self.string(self.row(ModuleId::from_row(1))?.name)
    }

    /// The id that a compiler gave this build of the module.
    pub fn module_version_id(&self) -> Result<Option<[u8; 16]>, ReadError> {
        self.guid(self.row(ModuleId::from_row(1))?.mvid)
    }

    /// The constant of a `Field`, `Param` or `Property`.
    pub fn constant(&self, parent: Token) -> Result<Option<Constant>, ReadError> {
        let key = HasConstant::INDEX.encode(parent);
        let id = key.and_then(|key| self.metadata.keyed_first::<ConstantId>(key));
        let Some(id) = id else { return Ok(None) };
        let row = self.row(id)?;
        let blob = self.blob(row.value)?;
        let mut cursor = blob.cursor("a constant");
        // The second byte of the column is padding.
        let constant = match row.element_type as u8 {
            0x02 => Constant::Boolean(cursor.u8()? != 0),
            0x03 => Constant::Char(cursor.u16()?),
            0x04 => Constant::I1(cursor.i8()?),
            0x05 => Constant::U1(cursor.u8()?),
            0x06 => Constant::I2(cursor.i16()?),
            0x07 => Constant::U2(cursor.u16()?),
            0x08 => Constant::I4(cursor.i32()?),
            0x09 => Constant::U4(cursor.u32()?),
            0x0a => Constant::I8(cursor.i64()?),
            0x0b => Constant::U8(cursor.u64()?),
            0x0c => Constant::R4(cursor.f32()?),
            0x0d => Constant::R8(cursor.f64()?),
            0x0e => Constant::String(utf16_units(blob.bytes)),
            0x12 => Constant::Null,
            other => {
                let what = format!("a constant of element type {other:#04x}");
                return Err(ReadError::malformed(blob.offset, what));
            }
        };
        Ok(Some(constant))
    }
}
