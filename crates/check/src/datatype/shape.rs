//! What a specification says, and what it means for the program at hand.

use fencepost_ir::{Cell, FuncId, Interface, Kind, Parameter, Problem, Source};
use fencepost_search::property::PropertyValue;
use std::collections::BTreeMap;

/// The values that an argument takes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Argument {
    /// Every value. Where values must be listed, each call gets one of its own.
    Any,
    /// These; truth values are 0 and 1.
    Values(Vec<i64>),
}

/// An operation of a data type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Operation {
    /// The function: its first parameter is the object.
    pub method: String,
    /// The values of its further parameters, without those that are addresses.
    pub arguments: Vec<Argument>,
    /// The source line of the access at which it takes effect, such as `Queue.cs:24`.
    pub commit: Option<String>,
}

/// A data type: how an object is made and what can be done with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Specification {
    /// A constructor without further parameters, or a function that returns the object.
    pub create: String,
    /// Operations that run alone first.
    pub init: Vec<char>,
    /// The operations, by letter.
    pub operations: BTreeMap<char, Operation>,
}

/// A client: the operations of each thread.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Test {
    /// What people call it.
    pub name: String,
    /// The letters of each thread's operations, in their order.
    pub threads: Vec<Vec<char>>,
}

impl Test {
    /// How many operations the threads do together.
    pub fn operations(&self) -> usize {
        self.threads.iter().map(Vec::len).sum()
    }
}

/// The part of a specification that an error is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SpecificationPlace {
    /// How the object is made.
    Create,
    /// The function of an operation.
    Method(char),
    /// The arguments of an operation.
    Arguments(char),
    /// Where an operation takes effect.
    Commit(char),
}

/// What is wrong with a specification for the program at hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SpecificationError {
    /// Where.
    pub place: SpecificationPlace,
    /// What.
    pub message: String,
}

fn error(place: SpecificationPlace, message: impl Into<String>) -> SpecificationError {
    SpecificationError {
        place,
        message: message.into(),
    }
}

/// How the object is made.
#[derive(Clone, Debug)]
pub(super) struct Create {
    pub function: FuncId,
    pub interface: Interface,
}

impl Create {
    /// The kind of register that holds the object: a reference, or a pointer to it.
    pub fn object_kind(&self) -> Kind {
        match self.interface.result {
            Some(Cell::Ptr) => Kind::Ptr,
            _ => Kind::Ref,
        }
    }

    pub fn find(
        source: &dyn Source,
        specification: &Specification,
    ) -> Result<Self, SpecificationError> {
        let place = SpecificationPlace::Create;
        let wrong = |problem: Problem| error(place, problem.to_string());
        let function = source.find_function(&specification.create).map_err(wrong)?;
        let interface = source.interface(function).map_err(wrong)?;
        let parameters = match interface.constructs {
            true => interface.params.len() - 1,
            false => interface.params.len(),
        };
        if parameters != 0 {
            return Err(error(place, "the object is made without arguments"));
        }
        if !interface.constructs && !matches!(interface.result, Some(Cell::Ref | Cell::Ptr)) {
            return Err(error(place, "what makes the object returns it"));
        }
        Ok(Self {
            function,
            interface,
        })
    }
}

/// An operation as the program has it.
#[derive(Clone, Debug)]
pub(super) struct Shape {
    pub letter: char,
    pub function: FuncId,
    /// The parameters after the object.
    pub params: Vec<Parameter>,
    /// The values of those that are no addresses.
    pub arguments: Vec<Argument>,
    pub result: Option<Cell>,
}

impl Shape {
    pub fn find(
        source: &dyn Source,
        create: &Create,
        letter: char,
        operation: &Operation,
    ) -> Result<Self, SpecificationError> {
        let place = SpecificationPlace::Method(letter);
        let wrong = |problem: Problem| error(place, problem.to_string());
        let function = source.find_function(&operation.method).map_err(wrong)?;
        let Interface {
            owner,
            receives,
            params,
            result,
            constructs,
        } = source.interface(function).map_err(wrong)?;
        if constructs {
            return Err(error(place, "a constructor is no operation"));
        }
        // Nobody would notice that a method is called on something else: its fields would be
        // whatever is there.
        let made = create
            .interface
            .owner
            .filter(|_| create.interface.constructs);
        if let (Some(made), Some(owner)) = (made, owner.filter(|_| receives))
            && !source.assignable(made, owner)
        {
            let name = |class| source.class(class).map(|class| class.name.clone());
            let (made, owner) = (name(made).map_err(wrong)?, name(owner).map_err(wrong)?);
            let message =
                format!("this is an operation of `{owner}`, and the object is a `{made}`");
            return Err(error(place, message));
        }
        let Some((Parameter::Value(Cell::Ref | Cell::Ptr), params)) = params.split_first() else {
            return Err(error(
                place,
                "the first parameter of an operation is the object",
            ));
        };
        let place = SpecificationPlace::Arguments(letter);
        let taken: Vec<Cell> = params
            .iter()
            .filter_map(|parameter| match parameter {
                Parameter::Value(cell) => Some(*cell),
                Parameter::Address(_) => None,
            })
            .collect();
        if taken.len() != operation.arguments.len() {
            return Err(error(
                place,
                format!(
                    "`{}` takes {} arguments beside the object, and {} are given",
                    operation.method,
                    taken.len(),
                    operation.arguments.len()
                ),
            ));
        }
        for (cell, argument) in taken.iter().zip(&operation.arguments) {
            match (cell.kind(), argument) {
                (Kind::Ref | Kind::Ptr, _) => {
                    let message = "arguments that are references are not supported";
                    return Err(error(place, message));
                }
                (_, Argument::Values(values)) if values.is_empty() => {
                    return Err(error(place, "an argument has at least one value"));
                }
                (_, Argument::Values(values)) => {
                    let unfit = values.iter().find(|&&value| !fits(*cell, value));
                    if let Some(value) = unfit {
                        return Err(error(place, format!("{value} is no {}", cell.name())));
                    }
                }
                (_, Argument::Any) => {}
            }
        }
        Ok(Self {
            letter,
            function,
            params: params.to_vec(),
            arguments: operation.arguments.clone(),
            result,
        })
    }

    /// The cells that the operation may write for its caller.
    pub fn addresses(&self) -> impl Iterator<Item = Cell> + '_ {
        self.params.iter().filter_map(|parameter| match parameter {
            Parameter::Address(cell) => Some(*cell),
            Parameter::Value(_) => None,
        })
    }

    /// The cells of the arguments.
    pub fn taken(&self) -> impl Iterator<Item = Cell> + '_ {
        self.params.iter().filter_map(|parameter| match parameter {
            Parameter::Value(cell) => Some(*cell),
            Parameter::Address(_) => None,
        })
    }
}

/// Whether a cell can hold a number.
fn fits(cell: Cell, value: i64) -> bool {
    let signed = |bits: u32| value >= -(1i64 << (bits - 1)) && value < 1i64 << (bits - 1);
    let unsigned = |bits: u32| (0..1i64 << bits).contains(&value);
    match cell {
        Cell::Bool => unsigned(1),
        Cell::I8 => signed(8),
        Cell::U8 => unsigned(8),
        Cell::I16 => signed(16),
        Cell::U16 | Cell::Char => unsigned(16),
        Cell::I32 => signed(32),
        Cell::U32 => unsigned(32),
        Cell::I64 => true,
        Cell::U64 => value >= 0,
        // Whole numbers of this size are exact.
        Cell::F32 => value.abs() <= 1 << 24,
        Cell::F64 => value.abs() <= 1 << 53,
        Cell::Ref | Cell::Ptr => false,
    }
}

/// The register word of a number in a cell.
pub(super) fn word(cell: Cell, value: i64) -> u64 {
    match cell.kind() {
        Kind::F32 => u64::from((value as f32).to_bits()),
        Kind::F64 => (value as f64).to_bits(),
        Kind::I32 => u64::from(value as i32 as u32),
        Kind::I64 | Kind::Ref | Kind::Ptr => value as u64,
    }
}

/// One call of a test, and where in a row of observations its values are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct CallView {
    /// The thread, from 0; none for a call before the threads.
    pub thread: Option<usize>,
    pub letter: char,
    pub arguments: Vec<ArgumentView>,
    /// The columns of the result and of the cells whose addresses were passed.
    pub results: Vec<usize>,
    /// The column of the exception that ended it.
    pub exception: usize,
}

/// What is known about an argument.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum ArgumentView {
    /// It is the same in every execution.
    Fixed(i64),
    /// It is in this column.
    Column(usize),
}

/// What the columns of a row of observations mean.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct View {
    pub calls: Vec<CallView>,
}

impl View {
    /// A row for people, one line per thread.
    pub fn describe(&self, row: &[PropertyValue]) -> Vec<String> {
        let mut lines: Vec<(Option<usize>, String)> = Vec::new();
        for call in &self.calls {
            let text = describe_call(call, row);
            match lines.last_mut() {
                Some((thread, line)) if *thread == call.thread => {
                    line.push_str("; ");
                    line.push_str(&text);
                }
                _ => lines.push((call.thread, text)),
            }
        }
        let named = lines.into_iter().map(|(thread, text)| match thread {
            Some(thread) => format!("thread {}: {text}", thread + 1),
            None => format!("first: {text}"),
        });
        named.collect()
    }
}

fn describe_call(call: &CallView, row: &[PropertyValue]) -> String {
    let value = |column: usize| match row.get(column) {
        Some(value) => value.to_string(),
        None => "?".to_string(),
    };
    let arguments: Vec<String> = call
        .arguments
        .iter()
        .map(|argument| match argument {
            ArgumentView::Fixed(number) => number.to_string(),
            ArgumentView::Column(column) => value(*column),
        })
        .collect();
    let mut text = format!("{}({})", call.letter, arguments.join(", "));
    match row.get(call.exception) {
        Some(PropertyValue::Object(object)) => {
            text.push_str(&format!(" threw {}", object.class));
        }
        _ if call.results.is_empty() => {}
        _ => {
            let results: Vec<String> = call.results.iter().map(|&c| value(c)).collect();
            text.push_str(&format!(" → {}", results.join(", ")));
        }
    }
    text
}
