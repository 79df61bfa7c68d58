//! Evaluates bound expressions over the memory of a state.

use super::bind::{Bound, BoundPath, BoundStep, listed};
use super::error::EvaluationError;
use super::shapes::{ShapedPath, Walk};
use super::syntax::{BinaryOperator, UnaryOperator};
use super::value::{Float, PropertyValue};
use fencepost_ir::{ARRAY_DATA, Cell, CellAt, Class, ClassKind, STRING_DATA};
use fencepost_vm::word::{object_of, offset_of};
use fencepost_vm::{Machine, Object, ObjectId, ObjectKind, State};

type Evaluated<T> = Result<T, EvaluationError>;

fn undefined<T>(message: impl Into<String>) -> Evaluated<T> {
    Err(EvaluationError::Undefined(message.into()))
}

fn mistaken<T>(message: impl Into<String>) -> Evaluated<T> {
    Err(EvaluationError::Mistaken(message.into()))
}

/// A term that was looked at: its short and its full name, and its value.
struct Seen {
    short: String,
    full: String,
    value: PropertyValue,
}

/// Evaluates in one state, and remembers what it looked at if asked to.
pub(super) struct Evaluator<'a> {
    machine: &'a Machine,
    state: &'a State,
    seen: Option<Vec<Seen>>,
}

/// A cell that a path has come to.
#[derive(Clone, Copy)]
struct Reached {
    word: u64,
    cell: Cell,
}

/// Where a field of an object is.
enum FieldPlace {
    /// One cell, at an offset.
    Cell(u32, Cell),
    /// Several, by these names.
    Struct(Vec<String>),
}

impl<'a> Evaluator<'a> {
    pub fn new(machine: &'a Machine, state: &'a State) -> Self {
        Self {
            machine,
            state,
            seen: None,
        }
    }

    pub fn recording(machine: &'a Machine, state: &'a State) -> Self {
        Self {
            machine,
            state,
            seen: Some(Vec::new()),
        }
    }

    /// The terms that were looked at, each once, with their values.
    pub fn terms(&self) -> Vec<String> {
        let mut shown: Vec<String> = Vec::new();
        let seen = self.seen.as_deref().unwrap_or_default();
        for term in seen {
            let twin = |other: &Seen| other.short == term.short && other.full != term.full;
            let name = match seen.iter().any(twin) {
                true => &term.full,
                false => &term.short,
            };
            let text = format!("{name} = {}", term.value);
            if !shown.contains(&text) {
                shown.push(text);
            }
        }
        shown
    }

    pub fn value(&mut self, bound: &Bound) -> Evaluated<PropertyValue> {
        match bound {
            Bound::Literal(value) => Ok(value.clone()),
            Bound::Path(path) => self.path(path),
            Bound::Shaped(path) => self.shaped(path),
            Bound::Unary(UnaryOperator::Not, operand) => {
                Ok(PropertyValue::Bool(!self.condition(operand, "!")?))
            }
            Bound::Unary(UnaryOperator::Negate, operand) => match self.value(operand)? {
                PropertyValue::Integer(value) => integer(value.checked_neg()),
                PropertyValue::Float(value) => Ok(PropertyValue::Float(Float(-value.0))),
                other => mistaken(format!("`-` takes a number, not {}", other.kind_name())),
            },
            Bound::Binary(operator, left, right) => self.binary(*operator, left, right),
        }
    }

    fn condition(&mut self, bound: &Bound, symbol: &str) -> Evaluated<bool> {
        match self.value(bound)? {
            PropertyValue::Bool(value) => Ok(value),
            other => mistaken(format!(
                "`{symbol}` takes a boolean, not {}",
                other.kind_name()
            )),
        }
    }

    fn binary(
        &mut self,
        operator: BinaryOperator,
        left: &Bound,
        right: &Bound,
    ) -> Evaluated<PropertyValue> {
        if operator.is_logical() {
            let symbol = operator.symbol();
            let first = self.condition(left, symbol)?;
            let settled = match operator {
                BinaryOperator::And if !first => Some(false),
                BinaryOperator::Or if first => Some(true),
                BinaryOperator::Implies if !first => Some(true),
                _ => None,
            };
            return Ok(PropertyValue::Bool(match settled {
                Some(value) => value,
                None => self.condition(right, symbol)?,
            }));
        }
        let left = self.value(left)?;
        let right = self.value(right)?;
        if matches!(operator, BinaryOperator::Equal | BinaryOperator::NotEqual) {
            let equal = equal(&left, &right)?;
            return Ok(PropertyValue::Bool(
                equal == (operator == BinaryOperator::Equal),
            ));
        }
        arithmetic(operator, &left, &right)
    }

    fn shaped(&mut self, path: &ShapedPath) -> Evaluated<PropertyValue> {
        let mut indices = Vec::new();
        for step in &path.steps {
            if let BoundStep::Index(index) = step {
                match self.value(index)? {
                    PropertyValue::Integer(number) => indices.push(number),
                    other => {
                        let kind = other.kind_name();
                        return mistaken(format!("an index is an integer, not {kind}"));
                    }
                }
            }
        }
        let mut walk = Walk {
            machine: self.machine,
            state: self.state,
            walked: path.name.clone(),
        };
        let (word, cell) = walk.follow(path, &indices)?;
        let value = self.cell_value(Reached { word, cell });
        if let Some(seen) = &mut self.seen {
            seen.push(Seen {
                short: walk.walked.clone(),
                full: walk.walked,
                value: value.clone(),
            });
        }
        Ok(value)
    }

    /// The number that a static field of a class without memory starts as.
    fn untouched(&self, path: &BoundPath) -> u64 {
        let Ok(info) = self.machine.class(path.class) else {
            return 0;
        };
        let start = path.offset as usize;
        let bytes = info.class.initial.bytes.iter().skip(start);
        let size = path.cell.size() as usize;
        let number = bytes
            .take(size)
            .rev()
            .fold(0, |sum, &byte| sum << 8 | u64::from(byte));
        path.cell.widen(number)
    }

    fn path(&mut self, path: &BoundPath) -> Evaluated<PropertyValue> {
        let statics = self.state.heap.get(ObjectId::statics(path.class));
        // A class that nobody has touched has no memory yet, and its fields are what they start as.
        let word = match statics {
            Some(object) => read(object, path.offset, path.cell)?,
            None => self.untouched(path),
        };
        let mut at = Reached {
            word,
            cell: path.cell,
        };
        let mut walked = String::new();
        let mut steps = path.steps.as_slice();
        let mut direct = None;
        while let Some((step, after)) = steps.split_first() {
            let here = || format!("`{}{walked}`", path.field);
            let object = self.object(at, here)?;
            let class = match object.kind {
                ObjectKind::Instance(class) => class,
                _ => return mistaken(format!("{} is no object with fields", here())),
            };
            let info = match self.machine.class(class) {
                Ok(info) => &info.class,
                Err(_) => return mistaken(format!("the class of {} cannot be read", here())),
            };
            let mut taken = 1;
            match step {
                BoundStep::Member { name, candidates } => {
                    if let Some(length) = length_of(info, object, name) {
                        if !after.is_empty() {
                            return mistaken(format!("nothing is reached from {}.Length", here()));
                        }
                        direct = Some(PropertyValue::Integer(length));
                    } else {
                        let found = candidates.iter().find_map(|(joined, count)| {
                            self.field(object, class, info, joined)
                                .map(|place| (place, *count))
                        });
                        let ((offset, cell), count) = match found {
                            Some((FieldPlace::Cell(offset, cell), count)) => {
                                ((offset, cell), count)
                            }
                            Some((FieldPlace::Struct(inner), _)) => {
                                return mistaken(format!(
                                    "`{name}` of {} is a struct; name one of its fields: {}",
                                    here(),
                                    listed(&inner)
                                ));
                            }
                            None => {
                                return mistaken(format!(
                                    "{} is of class `{}`, which has no field `{name}`{}",
                                    here(),
                                    info.name,
                                    fields_told(info)
                                ));
                            }
                        };
                        at = Reached {
                            word: read(object, offset, cell)?,
                            cell,
                        };
                        taken = count;
                    }
                    for step in &steps[..taken] {
                        if let BoundStep::Member { name, .. } = step {
                            walked.push('.');
                            walked.push_str(name);
                        }
                    }
                }
                BoundStep::Index(index) => {
                    let number = match self.value(index)? {
                        PropertyValue::Integer(number) => number,
                        other => {
                            return mistaken(format!(
                                "an index is an integer, not {}",
                                other.kind_name()
                            ));
                        }
                    };
                    let Some(length) = length_of(info, object, "Length") else {
                        return mistaken(format!("{} is not an array", here()));
                    };
                    if !(0..length).contains(&number) {
                        return undefined(format!(
                            "index {number} is out of range, {} has {length} elements",
                            here()
                        ));
                    }
                    let (offset, cell, count) = element(info, number, after, &here)?;
                    at = Reached {
                        word: read(object, offset, cell)?,
                        cell,
                    };
                    taken += count;
                    walked.push_str(&format!("[{number}]"));
                    for step in &steps[1..taken] {
                        if let BoundStep::Member { name, .. } = step {
                            walked.push('.');
                            walked.push_str(name);
                        }
                    }
                }
            }
            steps = &steps[taken..];
        }
        let value = match direct {
            Some(value) => value,
            None => self.cell_value(at),
        };
        if let Some(seen) = &mut self.seen {
            seen.push(Seen {
                short: format!("{}{walked}", path.field),
                full: format!("{}{walked}", path.full_name),
                value: value.clone(),
            });
        }
        Ok(value)
    }

    /// The object that a cell refers to.
    fn object(&self, at: Reached, here: impl Fn() -> String) -> Evaluated<&'a Object> {
        if !matches!(at.cell, Cell::Ref | Cell::Ptr) {
            return mistaken(format!(
                "{} is a number; nothing is reached from it",
                here()
            ));
        }
        if at.word == 0 {
            return undefined(format!("{} is null", here()));
        }
        match self.state.heap.pointee(at.word) {
            Some(object) if offset_of(at.word) == 0 => Ok(object),
            _ => mistaken(format!("{} is an address inside an object", here())),
        }
    }

    /// Where a field of an object is. Fields of struct type are found by the names of their cells.
    fn field(
        &self,
        object: &Object,
        class: fencepost_ir::ClassId,
        info: &Class,
        name: &str,
    ) -> Option<FieldPlace> {
        let source = &self.machine.source;
        let cells = &info.layout.cells;
        let declared = source
            .find_instance_field(class, name)
            .and_then(|id| source.field(id));
        let place = match &declared {
            Some(field) => Some((field.offset, field.cell)),
            None => {
                let cell = cells.iter().find(|cell| cell.name == name);
                cell.map(|cell| (cell.offset, cell.cell))
            }
        };
        let is_cell = |cell: &CellAt| {
            cell.name == name && place.is_some_and(|(offset, _)| offset == cell.offset)
        };
        let prefix = format!("{name}.");
        let inner = cells.iter().filter_map(|c| c.name.strip_prefix(&prefix));
        let inner: Vec<String> = inner.map(|name| format!("`{name}`")).collect();
        if !inner.is_empty() && !cells.iter().any(is_cell) {
            return Some(FieldPlace::Struct(inner));
        }
        let (offset, cell) = place?;
        let inside = object.contains(offset, cell.size());
        inside.then_some(FieldPlace::Cell(offset, cell))
    }

    fn cell_value(&self, at: Reached) -> PropertyValue {
        let Reached { word, cell } = at;
        PropertyValue::Integer(match cell {
            Cell::Bool => return PropertyValue::Bool(word as u8 != 0),
            Cell::F32 => {
                let value = f32::from_bits(word as u32);
                return PropertyValue::Float(Float(f64::from(value)));
            }
            Cell::F64 => return PropertyValue::Float(Float(f64::from_bits(word))),
            Cell::Ref | Cell::Ptr => return self.reference_value(word),
            Cell::I8 | Cell::I16 | Cell::I32 => i128::from(word as i32),
            Cell::U8 | Cell::U16 | Cell::Char | Cell::U32 => i128::from(word as u32),
            Cell::I64 => i128::from(word as i64),
            Cell::U64 => i128::from(word),
        })
    }

    fn reference_value(&self, word: u64) -> PropertyValue {
        if word == 0 {
            return PropertyValue::Null;
        }
        let id = object_of(word);
        if id == ObjectId::NULL {
            return PropertyValue::Integer(i128::from(word));
        }
        if let Some(text) = self.machine.string_text(self.state, word) {
            return PropertyValue::String(text);
        }
        let class = self.machine.describe_object(self.state, id);
        match offset_of(word) {
            0 => PropertyValue::object(class, id),
            offset => PropertyValue::object(format!("{class}+{offset}"), id),
        }
    }
}

fn read(object: &Object, offset: u32, cell: Cell) -> Evaluated<u64> {
    if object.contains(offset, cell.size()) {
        Ok(object.read(offset, cell))
    } else {
        mistaken("a field lies outside its object")
    }
}

/// The length of an array or string, if `name` asks for it and the object is one.
/// The fields of a class of the program's own, for somebody who misspelt one.
fn fields_told(class: &Class) -> String {
    let cells = class.layout.cells.iter().filter(|_| !class.library);
    let first = |name: &str| name.split('.').next().unwrap_or_default().to_string();
    let mut names: Vec<String> = cells
        .map(|cell| first(&cell.name))
        .filter(|name| !name.is_empty())
        .map(|name| format!("`{name}`"))
        .collect();
    names.dedup();
    match names.is_empty() {
        true => String::new(),
        false => format!("; it has {}", listed(&names)),
    }
}

fn length_of(info: &Class, object: &Object, name: &str) -> Option<i128> {
    if name != "Length" || !object.contains(0, 4) {
        return None;
    }
    let length = object.read(0, Cell::I32) as i32;
    match info.kind {
        ClassKind::Array { .. } | ClassKind::String => Some(i128::from(length)),
        _ => None,
    }
}

/// Where an element is; where elements are structs, the following steps name a cell of it.
fn element(
    info: &Class,
    index: i128,
    after: &[BoundStep],
    here: &dyn Fn() -> String,
) -> Evaluated<(u32, Cell, usize)> {
    let outside = || undefined(format!("index {index} of {} cannot be reached", here()));
    let place = |base: u32, stride: u32, inner: u32| {
        let distance = u32::try_from(index).ok()?.checked_mul(stride)?;
        base.checked_add(distance)?.checked_add(inner)
    };
    let stride = match info.kind {
        ClassKind::Array { stride } => stride,
        _ => {
            return match place(STRING_DATA, 2, 0) {
                Some(offset) => Ok((offset, Cell::Char, 0)),
                None => outside(),
            };
        }
    };
    let cells = &info.layout.cells;
    let found = match (cells.as_slice(), after.first()) {
        ([only], _) if only.name.is_empty() => Some((only, 0)),
        (_, Some(BoundStep::Member { candidates, .. })) => {
            candidates.iter().find_map(|(name, count)| {
                let cell = cells.iter().find(|cell| cell.name == *name)?;
                Some((cell, *count))
            })
        }
        _ => None,
    };
    let Some((cell, count)) = found else {
        return mistaken(format!(
            "the elements of {} are structs; name one of their fields",
            here()
        ));
    };
    match place(ARRAY_DATA, stride, cell.offset) {
        Some(offset) => Ok((offset, cell.cell, count)),
        None => outside(),
    }
}

fn equal(left: &PropertyValue, right: &PropertyValue) -> Evaluated<bool> {
    use PropertyValue as V;
    match (left, right) {
        (V::Integer(_) | V::Float(_), V::Integer(_) | V::Float(_)) => {
            if let (V::Integer(a), V::Integer(b)) = (left, right) {
                return Ok(a == b);
            }
            Ok(as_float(left) == as_float(right))
        }
        (V::Bool(a), V::Bool(b)) => Ok(a == b),
        (V::Null | V::String(_) | V::Object(_), V::Null | V::String(_) | V::Object(_)) => {
            Ok(left == right)
        }
        _ => mistaken(format!(
            "{} cannot be compared with {}",
            left.kind_name(),
            right.kind_name()
        )),
    }
}

fn as_float(value: &PropertyValue) -> Option<f64> {
    match value {
        PropertyValue::Integer(value) => Some(*value as f64),
        PropertyValue::Float(value) => Some(value.0),
        _ => None,
    }
}

fn integer(value: Option<i128>) -> Evaluated<PropertyValue> {
    match value {
        Some(value) => Ok(PropertyValue::Integer(value)),
        None => undefined("a number of the expression does not fit into 128 bits"),
    }
}

fn arithmetic(
    operator: BinaryOperator,
    left: &PropertyValue,
    right: &PropertyValue,
) -> Evaluated<PropertyValue> {
    use BinaryOperator as B;
    let divides = matches!(operator, B::Divide | B::Remainder);
    if let (PropertyValue::Integer(a), PropertyValue::Integer(b)) = (left, right) {
        if divides && *b == 0 {
            return undefined(format!("{a} {} 0 divides by zero", operator.symbol()));
        }
        return match operator {
            B::Add => integer(a.checked_add(*b)),
            B::Subtract => integer(a.checked_sub(*b)),
            B::Multiply => integer(a.checked_mul(*b)),
            B::Divide => integer(a.checked_div(*b)),
            B::Remainder => integer(a.checked_rem(*b)),
            _ => Ok(PropertyValue::Bool(ordered(operator, a, b))),
        };
    }
    let (Some(a), Some(b)) = (as_float(left), as_float(right)) else {
        return mistaken(format!(
            "`{}` takes numbers, not {} and {}",
            operator.symbol(),
            left.kind_name(),
            right.kind_name()
        ));
    };
    Ok(PropertyValue::Float(Float(match operator {
        B::Add => a + b,
        B::Subtract => a - b,
        B::Multiply => a * b,
        B::Divide => a / b,
        B::Remainder => a % b,
        _ => return Ok(PropertyValue::Bool(ordered(operator, &a, &b))),
    })))
}

fn ordered<T: PartialOrd>(operator: BinaryOperator, a: &T, b: &T) -> bool {
    match operator {
        BinaryOperator::Less => a < b,
        BinaryOperator::LessOrEqual => a <= b,
        BinaryOperator::Greater => a > b,
        _ => a >= b,
    }
}
