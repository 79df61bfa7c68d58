//! Types as text, for messages and listings.
//!
//! The text is bounded: specifications can refer to each other in circles, and
//! a small file can describe an exponentially large type.

use super::coded::Token;
use super::error::ReadError;
use super::image::Image;
use super::schema::*;
use super::signature::{MethodSig, Primitive, TypeSig};

/// How many type nodes one text may have.
const MAX_TEXT_NODES: u32 = 4096;
/// How long a text may get before the next type is refused.
const MAX_TEXT_BYTES: usize = 1 << 16;
/// How deep types may nest, across specifications.
const MAX_TEXT_DEPTH: u32 = 64;

impl Primitive {
    /// The full name of the class library type.
    pub fn full_name(self) -> &'static str {
        match self {
            Primitive::Void => "System.Void",
            Primitive::Boolean => "System.Boolean",
            Primitive::Char => "System.Char",
            Primitive::I1 => "System.SByte",
            Primitive::U1 => "System.Byte",
            Primitive::I2 => "System.Int16",
            Primitive::U2 => "System.UInt16",
            Primitive::I4 => "System.Int32",
            Primitive::U4 => "System.UInt32",
            Primitive::I8 => "System.Int64",
            Primitive::U8 => "System.UInt64",
            Primitive::R4 => "System.Single",
            Primitive::R8 => "System.Double",
            Primitive::String => "System.String",
            Primitive::TypedByRef => "System.TypedReference",
            Primitive::IntPtr => "System.IntPtr",
            Primitive::UIntPtr => "System.UIntPtr",
            Primitive::Object => "System.Object",
        }
    }
}

impl Image {
    /// The name of a `TypeDef`, `TypeRef`, `TypeSpec` or `ExportedType` token.
    pub fn type_name(&self, token: Token) -> Result<String, ReadError> {
        let mut text = Text::new(self);
        text.token(token, 0)?;
        Ok(text.out)
    }

    /// A type of a signature as text: `List`1<System.Int32>[]`.
    pub fn type_sig_text(&self, sig: &TypeSig) -> Result<String, ReadError> {
        let mut text = Text::new(self);
        text.sig(sig, 0)?;
        Ok(text.out)
    }

    /// A method signature as text: `System.Void (System.Int32)`.
    pub fn method_sig_text(&self, sig: &MethodSig) -> Result<String, ReadError> {
        let mut text = Text::new(self);
        text.method(sig, 0)?;
        Ok(text.out)
    }
}

struct Text<'a> {
    image: &'a Image,
    out: String,
    nodes: u32,
    /// Where the type being written is in the file, for errors.
    at: usize,
}

impl<'a> Text<'a> {
    fn new(image: &'a Image) -> Self {
        Text {
            image,
            out: String::new(),
            nodes: 0,
            at: 0,
        }
    }

    fn enter(&mut self, depth: u32) -> Result<(), ReadError> {
        self.nodes += 1;
        let is_long = self.out.len() > MAX_TEXT_BYTES;
        if is_long || self.nodes > MAX_TEXT_NODES || depth > MAX_TEXT_DEPTH {
            let limit = u64::from(MAX_TEXT_DEPTH);
            return Err(ReadError::limit(self.at, "the size of a type", limit));
        }
        Ok(())
    }

    fn token(&mut self, token: Token, depth: u32) -> Result<(), ReadError> {
        self.at = self.image.metadata.row_offset(token);
        self.enter(depth)?;
        if let Some(id) = token.as_id::<TypeDefId>() {
            self.out += &self.image.type_def_name(id)?;
        } else if let Some(id) = token.as_id::<TypeRefId>() {
            self.out += &self.image.type_ref_name(id)?;
        } else if let Some(id) = token.as_id::<ExportedTypeId>() {
            self.out += &self.image.exported_type_name(id)?;
        } else if let Some(id) = token.as_id::<TypeSpecId>() {
            let sig = self.image.type_spec_sig(id)?;
            self.sig(&sig, depth + 1)?;
        } else {
            return Err(ReadError::malformed(
                self.at,
                format!("{token} is not a type"),
            ));
        }
        Ok(())
    }

    fn list(&mut self, sigs: &[TypeSig], depth: u32) -> Result<(), ReadError> {
        for (index, sig) in sigs.iter().enumerate() {
            if index > 0 {
                self.out.push(',');
            }
            self.sig(sig, depth)?;
        }
        Ok(())
    }

    fn method(&mut self, sig: &MethodSig, depth: u32) -> Result<(), ReadError> {
        self.sig(&sig.return_type, depth + 1)?;
        self.out += " (";
        self.list(&sig.parameters, depth + 1)?;
        self.out.push(')');
        Ok(())
    }

    fn sig(&mut self, sig: &TypeSig, depth: u32) -> Result<(), ReadError> {
        self.enter(depth)?;
        let mut suffixed = |inner: &TypeSig, suffix: &str| {
            self.sig(inner, depth + 1)?;
            self.out += suffix;
            Ok(())
        };
        match sig {
            TypeSig::Primitive(primitive) => self.out += primitive.full_name(),
            TypeSig::Class(token) | TypeSig::ValueType(token) => self.token(*token, depth + 1)?,
            TypeSig::Var(number) => self.out += &format!("!{number}"),
            TypeSig::MVar(number) => self.out += &format!("!!{number}"),
            TypeSig::Ptr(inner) => suffixed(inner, "*")?,
            TypeSig::ByRef(inner) => suffixed(inner, "&")?,
            TypeSig::SzArray(inner) => suffixed(inner, "[]")?,
            TypeSig::Pinned(inner) => suffixed(inner, " pinned")?,
            TypeSig::Array(inner, shape) => {
                let commas = ",".repeat(shape.rank.saturating_sub(1) as usize);
                let rank_one = if shape.rank == 1 { "*" } else { "" };
                suffixed(inner, &format!("[{rank_one}{commas}]"))?;
            }
            TypeSig::GenericInst {
                generic, arguments, ..
            } => {
                self.token(*generic, depth + 1)?;
                self.out.push('<');
                self.list(arguments, depth + 1)?;
                self.out.push('>');
            }
            TypeSig::FnPtr(method) => {
                self.out += "method ";
                self.method(method, depth + 1)?;
            }
            TypeSig::Modified {
                is_required,
                modifier,
                inner,
            } => {
                self.sig(inner, depth + 1)?;
                self.out += if *is_required { " modreq(" } else { " modopt(" };
                self.token(*modifier, depth + 1)?;
                self.out.push(')');
            }
        }
        Ok(())
    }
}
