//! What a caller outside the program must know about a function, and room for such a caller.

use crate::{Cell, ClassId, FieldId, FuncId, Kind, Problem, Signature};

/// A parameter, as a caller sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Parameter {
    /// A value.
    Value(Cell),
    /// The address of a cell that the function may write.
    Address(Cell),
}

/// What a caller outside the program must know about a function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Interface {
    /// The class that declares it, if functions are declared by classes.
    pub owner: Option<ClassId>,
    /// Whether it fills a new object of that class, its first parameter.
    pub constructs: bool,
    /// Whether it belongs to an object, its first parameter.
    pub receives: bool,
    /// All parameters; the object that it belongs to is the first.
    pub params: Vec<Parameter>,
    /// What it returns.
    pub result: Option<Cell>,
}

impl Interface {
    /// What can be said about a function of which only the kinds are known.
    pub fn of_kinds(signature: &Signature) -> Result<Self, Problem> {
        let value = |kind: &Kind| match kind {
            Kind::I32 => Ok(Cell::I32),
            Kind::I64 => Ok(Cell::I64),
            Kind::F32 => Ok(Cell::F32),
            Kind::F64 => Ok(Cell::F64),
            Kind::Ref => Ok(Cell::Ref),
            Kind::Ptr => Err(Problem {
                what: "the program does not say what a pointer points to".to_string(),
                location: String::new(),
            }),
        };
        let params = signature.params.iter().map(value);
        Ok(Self {
            owner: None,
            constructs: false,
            receives: false,
            params: params
                .map(|cell| cell.map(Parameter::Value))
                .collect::<Result<_, _>>()?,
            result: signature.result.as_ref().map(value).transpose()?,
        })
    }
}

/// What of a call people are told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ToldCall {
    /// Whether it fills a new object of its class, its first parameter.
    pub constructs: bool,
    /// Whether it belongs to an object, its first parameter.
    pub receives: bool,
    /// The parameters that people write, the object first; nothing for one whose value is not told,
    /// such as a struct or an address.
    pub params: Vec<Option<Cell>>,
}

impl ToldCall {
    /// What can be told of a function that can be called from outside.
    pub fn of_interface(interface: &Interface) -> Self {
        let told = |parameter: &Parameter| match parameter {
            Parameter::Value(cell) => Some(*cell),
            Parameter::Address(_) => None,
        };
        Self {
            constructs: interface.constructs,
            receives: interface.receives,
            params: interface.params.iter().map(told).collect(),
        }
    }
}

/// A value that an object gets some time and keeps from then on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LateValue {
    /// The cell that says whether the value is there: its offset, its type, and what it holds then.
    pub state: (u32, Cell, u64),
    /// The cells of the value.
    pub cells: Vec<(u32, Cell)>,
}

/// How a function is an operation of a class: something that code outside the class calls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Operation {
    /// The class that declares it.
    pub owner: ClassId,
    /// Whether it belongs to an object, its first parameter.
    pub receives: bool,
    /// Whether it fills a new object, its first parameter.
    pub constructs: bool,
    /// Whether every object that it belongs to comes from a constructor, which is an operation, too.
    pub constructed: bool,
}

/// A field as a class declares it, whatever classes inherit it or have arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FieldDefinition {
    /// The full name of the class that declares it.
    pub class: String,
    /// Its name.
    pub name: String,
    /// What it has in common with no other field of the program, if the source tells fields apart
    /// that have the same name.
    pub id: Option<u64>,
}

/// A field or a function whose data races a program itself marks as harmless.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MarkedRaces {
    /// What people call it: `Type.field` or `Type::Function`.
    pub name: String,
    /// What it is.
    pub of: Marked,
}

/// What a mark is on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Marked {
    /// A field, by [`FieldDefinition::id`].
    Field(u64),
    /// A function, by [`Source::shared_code`](crate::Source::shared_code).
    Function(u64),
}

/// Whether people may mean a class by what they typed: its full name, or the last part of it.
pub fn names_class(full: &str, typed: &str) -> bool {
    let plain = full.split(['<', '`']).next().unwrap_or(full);
    let typed = typed.split(['<', '`']).next().unwrap_or(typed);
    match plain.strip_suffix(typed) {
        Some(rest) => {
            !typed.is_empty() && (rest.is_empty() || rest.ends_with(['.', '/', '+', '$']))
        }
        None => false,
    }
}

/// Numbers that a source gives to nothing of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spare {
    /// A class.
    pub class: ClassId,
    /// A function.
    pub function: FuncId,
    /// A field.
    pub field: FieldId,
}
