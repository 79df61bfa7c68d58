//! Values of expressions, ordered as the rows of outcomes are.

use fencepost_vm::ObjectId;
use std::cmp::Ordering;
use std::fmt;

/// A float that can be ordered and compared: by number, and for what is no number by bits.
#[derive(Clone, Copy, Debug)]
pub struct Float(pub f64);

impl PartialEq for Float {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Float {}

impl PartialOrd for Float {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Float {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.total_cmp(&other.0)
    }
}

/// An object, as a result shows it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct ObjectValue {
    /// The name of its class.
    pub class: String,
    /// Its identity in the state; after [`number_objects`] its number in the row, from 1.
    pub number: u32,
}

/// The value of an expression. The order is the order of rows: null, booleans, integers, floats,
/// strings, objects.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum PropertyValue {
    /// No object.
    Null,
    /// A boolean.
    Bool(bool),
    /// An integer or a character, exact.
    Integer(i128),
    /// A float.
    Float(Float),
    /// The text of a string.
    String(String),
    /// Any other object, or an address inside one.
    Object(ObjectValue),
}

impl PropertyValue {
    pub(super) fn object(class: String, id: ObjectId) -> Self {
        PropertyValue::Object(ObjectValue {
            class,
            number: id.0,
        })
    }

    /// What kind of value it is, for messages.
    pub fn kind_name(&self) -> &'static str {
        match self {
            PropertyValue::Null => "null",
            PropertyValue::Bool(_) => "a boolean",
            PropertyValue::Integer(_) => "an integer",
            PropertyValue::Float(_) => "a float",
            PropertyValue::String(_) => "a string",
            PropertyValue::Object(_) => "an object",
        }
    }
}

impl fmt::Display for PropertyValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PropertyValue::Null => f.write_str("null"),
            PropertyValue::Bool(value) => write!(f, "{value}"),
            PropertyValue::Integer(value) => write!(f, "{value}"),
            PropertyValue::Float(value) => write!(f, "{}", value.0),
            PropertyValue::String(value) => write!(f, "{value:?}"),
            // The identity is a dense id, which must not reach a result.
            PropertyValue::Object(object) => f.write_str(&object.class),
        }
    }
}

/// Replaces the identities of the objects in a row by numbers from 1, in order of appearance.
///
/// Rows that differ only in which objects were allocated become equal.
pub fn number_objects(row: &mut [PropertyValue]) {
    let mut seen: Vec<u32> = Vec::new();
    for value in row {
        if let PropertyValue::Object(object) = value {
            let position = seen.iter().position(|&id| id == object.number);
            let index = position.unwrap_or_else(|| {
                seen.push(object.number);
                seen.len() - 1
            });
            object.number = index as u32 + 1;
        }
    }
}
