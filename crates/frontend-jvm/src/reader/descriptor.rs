//! Descriptors of fields and methods.

use super::{Result, wrong};
use fencepost_ir::{Cell, Kind};

/// A type as descriptors write it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum JavaType {
    /// `boolean`.
    Boolean,
    /// `byte`.
    Byte,
    /// `short`.
    Short,
    /// `char`.
    Char,
    /// `int`.
    Int,
    /// `long`.
    Long,
    /// `float`.
    Float,
    /// `double`.
    Double,
    /// A class or interface by its internal name, or an array by its descriptor.
    Reference(String),
}

impl JavaType {
    /// How a value lies in memory.
    pub fn cell(&self) -> Cell {
        match self {
            JavaType::Boolean => Cell::Bool,
            JavaType::Byte => Cell::I8,
            JavaType::Short => Cell::I16,
            JavaType::Char => Cell::Char,
            JavaType::Int => Cell::I32,
            JavaType::Long => Cell::I64,
            JavaType::Float => Cell::F32,
            JavaType::Double => Cell::F64,
            JavaType::Reference(_) => Cell::Ref,
        }
    }

    /// What register a value needs.
    pub fn kind(&self) -> Kind {
        self.cell().kind()
    }

    /// The keyword of a primitive type, or the name of the class.
    pub fn name(&self) -> &str {
        match self {
            JavaType::Boolean => "boolean",
            JavaType::Byte => "byte",
            JavaType::Short => "short",
            JavaType::Char => "char",
            JavaType::Int => "int",
            JavaType::Long => "long",
            JavaType::Float => "float",
            JavaType::Double => "double",
            JavaType::Reference(name) => name,
        }
    }

    /// The primitive type with this letter.
    pub fn primitive(letter: u8) -> Option<JavaType> {
        Some(match letter {
            b'Z' => JavaType::Boolean,
            b'B' => JavaType::Byte,
            b'S' => JavaType::Short,
            b'C' => JavaType::Char,
            b'I' => JavaType::Int,
            b'J' => JavaType::Long,
            b'F' => JavaType::Float,
            b'D' => JavaType::Double,
            _ => return None,
        })
    }

    /// The class that holds values of a primitive type, and the type's name in its descriptor.
    pub fn boxed(&self) -> Option<(&'static str, &'static str)> {
        Some(match self {
            JavaType::Boolean => ("java/lang/Boolean", "Z"),
            JavaType::Byte => ("java/lang/Byte", "B"),
            JavaType::Short => ("java/lang/Short", "S"),
            JavaType::Char => ("java/lang/Character", "C"),
            JavaType::Int => ("java/lang/Integer", "I"),
            JavaType::Long => ("java/lang/Long", "J"),
            JavaType::Float => ("java/lang/Float", "F"),
            JavaType::Double => ("java/lang/Double", "D"),
            JavaType::Reference(_) => return None,
        })
    }
}

/// The types of a method.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct MethodDescriptor {
    /// The parameters, without the receiver.
    pub params: Vec<JavaType>,
    /// The result, if there is one.
    pub result: Option<JavaType>,
}

/// Reads the descriptor of a field.
pub fn parse_field(text: &str) -> Result<JavaType> {
    match parse_type(text, 0)? {
        (found, end) if end == text.len() => Ok(found),
        _ => wrong(0, format!("`{text}` is no type")),
    }
}

/// Reads the descriptor of a method.
pub fn parse_method(text: &str) -> Result<MethodDescriptor> {
    if !text.starts_with('(') {
        return wrong(0, format!("`{text}` is no type of a method"));
    }
    let mut params = Vec::new();
    let mut at = 1;
    while text.as_bytes().get(at) != Some(&b')') {
        let (found, end) = parse_type(text, at)?;
        params.push(found);
        at = end;
        if params.len() > 255 {
            return wrong(0, "a method with more than 255 parameters");
        }
    }
    let rest = &text[at + 1..];
    let result = match rest {
        "V" => None,
        _ => Some(parse_field(rest)?),
    };
    Ok(MethodDescriptor { params, result })
}

fn parse_type(text: &str, at: usize) -> Result<(JavaType, usize)> {
    let bytes = text.as_bytes();
    let bad = || wrong(at, format!("`{text}` is no descriptor"));
    let mut end = at;
    while bytes.get(end) == Some(&b'[') {
        end += 1;
    }
    if end - at > 255 {
        return bad();
    }
    let Some(&letter) = bytes.get(end) else {
        return bad();
    };
    let after = if letter == b'L' {
        let Some(length) = text.get(end..).and_then(|rest| rest.find(';')) else {
            return bad();
        };
        end + length + 1
    } else if JavaType::primitive(letter).is_some() {
        end + 1
    } else {
        return bad();
    };
    if end > at {
        return Ok((JavaType::Reference(text[at..after].to_string()), after));
    }
    match JavaType::primitive(letter) {
        Some(primitive) => Ok((primitive, after)),
        None => Ok((
            JavaType::Reference(text[at + 1..after - 1].to_string()),
            after,
        )),
    }
}
