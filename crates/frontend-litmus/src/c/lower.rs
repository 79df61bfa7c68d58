//! Statements and expressions as operations.

use super::access::{MemoryOrder, Target, Value};
use super::operators::common;
use super::scopes::shown;
use super::syntax::{Expression, ExpressionKind as E, Operator, Statement, Thread};
use crate::emit::{Emitter, Label};
use crate::error::{LitmusError, Place};
use crate::memory::{CellId, Memory};
use crate::types::Type;
use fencepost_base::{FileId, Position};
use fencepost_ir::{BinaryOperator, Cell, FieldRef, Function, Kind, Op, OptUse, Order, Reg};
use std::collections::BTreeMap;

/// What a thread gets beside its code.
pub struct Outside<'a> {
    /// The shared locations.
    pub memory: &'a Memory,
    /// First values of its variables.
    pub variables: Vec<(&'a str, i64)>,
    /// Variables whose end values are wanted, and where they go.
    pub observed: Vec<(&'a str, FieldRef)>,
    /// The text.
    pub file: FileId,
}

/// A thread's code as operations.
pub struct Lowered {
    /// The code.
    pub function: Function,
    /// Whether a read-modify-write asks for less order than it gets.
    pub assumes_ordered_updates: bool,
}

/// Where `break` and `continue` go.
struct Loop {
    out: Label,
    again: Label,
}

/// The state of lowering one thread.
pub struct Lowering<'a> {
    pub(super) emitter: Emitter,
    pub(super) outside: &'a Outside<'a>,
    pub(super) thread: &'a Thread,
    variables: BTreeMap<&'a str, (Reg, Type)>,
    locks: BTreeMap<usize, Reg>,
    loops: Vec<Loop>,
    end: Label,
    pub(super) stored_sequentially: bool,
    pub(super) assumes_ordered_updates: bool,
}

/// The code of a thread.
pub fn lower_thread(
    name: &str,
    thread: &Thread,
    outside: &Outside<'_>,
) -> Result<Lowered, LitmusError> {
    let mut emitter = Emitter::new(name);
    let mut locks = BTreeMap::new();
    for (index, location) in outside.memory.locations.iter().enumerate() {
        if location.is_lock() {
            locks.insert(index, emitter.parameter(Kind::Ref, &location.name));
        }
    }
    let end = emitter.label();
    let mut variables = BTreeMap::new();
    for (name, kind) in thread.variables.iter() {
        variables.insert(name, (emitter.named(shown(name)), kind.clone()));
    }
    let mut lowering = Lowering {
        emitter,
        outside,
        thread,
        variables,
        locks,
        loops: Vec::new(),
        end,
        // In a loop, a store further down comes earlier, too.
        stored_sequentially: thread.has_loops,
        assumes_ordered_updates: false,
    };
    for (name, value) in &outside.variables {
        if let Some((reg, kind)) = lowering.outside_variable(name) {
            let value = lowering.emitter.constant(*value);
            let value = lowering.emitter.wrap(kind.cell(), value);
            lowering.emitter.copy(reg, value);
        }
    }
    lowering.block(&thread.body)?;
    let end = lowering.end;
    lowering.emitter.bind(end);
    for (name, field) in &outside.observed {
        if let Some((reg, _)) = lowering.outside_variable(name) {
            lowering.emitter.store(*field, Order::Plain, reg);
        }
    }
    lowering.emitter.op(Op::Return {
        value: OptUse(None),
    });
    Ok(Lowered {
        function: lowering.emitter.finish()?,
        assumes_ordered_updates: lowering.assumes_ordered_updates,
    })
}

impl<'a> Lowering<'a> {
    /// The variable that the condition or the initial state means.
    fn outside_variable(&self, name: &str) -> Option<(Reg, Type)> {
        let own = self.thread.variables.find(name)?;
        self.variables.get(own).cloned()
    }

    fn block(&mut self, statements: &'a [Statement]) -> Result<(), LitmusError> {
        statements
            .iter()
            .try_for_each(|statement| self.statement(statement))
    }

    /// Says where the operations that follow come from.
    fn at(&mut self, place: Place) -> Result<(), LitmusError> {
        self.emitter.position = Position::at(self.outside.file, place.line, place.column);
        match self.emitter.register_count() > 60_000 {
            true => Err(place.unsupported("this thread is too long")),
            false => Ok(()),
        }
    }

    fn statement(&mut self, statement: &'a Statement) -> Result<(), LitmusError> {
        match statement {
            Statement::Expression(expression) => {
                self.at(expression.place)?;
                self.evaluate(expression)?;
            }
            Statement::Declare(name, Some(first), place) => {
                self.at(*place)?;
                let value = self.value(first)?;
                if let Some((reg, kind)) = self.variables.get(name.as_str()).cloned() {
                    self.store(
                        &Target::Variable(reg, kind),
                        MemoryOrder::Relaxed,
                        &value,
                        *place,
                    )?;
                }
            }
            Statement::Declare(_, None, _) => {}
            Statement::If(condition, then, otherwise) => {
                let labels: [Label; 3] = std::array::from_fn(|_| self.emitter.label());
                self.at(condition.place)?;
                let value = self.value(condition)?;
                self.emitter.branch(value.reg, labels[0], labels[1]);
                self.emitter.bind(labels[0]);
                let before = self.stored_sequentially;
                self.block(then)?;
                let after_then = std::mem::replace(&mut self.stored_sequentially, before);
                self.emitter.jump(labels[2]);
                self.emitter.bind(labels[1]);
                self.block(otherwise)?;
                self.stored_sequentially |= after_then;
                self.emitter.bind(labels[2]);
            }
            Statement::While(condition, body, last) => {
                let labels: [Label; 4] = std::array::from_fn(|_| self.emitter.label());
                let [test, inside, again, out] = labels;
                self.emitter.bind(test);
                self.at(condition.place)?;
                let value = self.value(condition)?;
                self.emitter.branch(value.reg, inside, out);
                self.emitter.bind(inside);
                self.loops.push(Loop { out, again });
                self.block(body)?;
                self.loops.pop();
                self.emitter.bind(again);
                self.block(last)?;
                self.emitter.jump(test);
                self.emitter.bind(out);
            }
            Statement::DoWhile(body, condition) => {
                let labels: [Label; 3] = std::array::from_fn(|_| self.emitter.label());
                let [start, again, out] = labels;
                self.emitter.bind(start);
                self.loops.push(Loop { out, again });
                self.block(body)?;
                self.loops.pop();
                self.emitter.bind(again);
                self.at(condition.place)?;
                let value = self.value(condition)?;
                self.emitter.branch(value.reg, start, out);
                self.emitter.bind(out);
            }
            Statement::Break(place) | Statement::Continue(place) => {
                let Some(around) = self.loops.last() else {
                    return Err(place.malformed("there is no loop around this"));
                };
                let target = match statement {
                    Statement::Break(_) => around.out,
                    _ => around.again,
                };
                self.emitter.jump(target);
            }
            Statement::Return => self.emitter.jump(self.end),
        }
        Ok(())
    }

    /// The value of an expression.
    pub fn value(&mut self, expression: &Expression) -> Result<Value, LitmusError> {
        match self.evaluate(expression)? {
            Some(value) => Ok(value),
            None => Err(expression.place.malformed("this has no value")),
        }
    }

    /// Evaluates an expression, which may have no value.
    fn evaluate(&mut self, expression: &Expression) -> Result<Option<Value>, LitmusError> {
        let place = expression.place;
        Ok(Some(match &expression.kind {
            E::Number(number) => {
                let fits = i32::try_from(*number).is_ok();
                let cell = if fits { Cell::I32 } else { Cell::I64 };
                self.number(*number, Type::Number(cell))
            }
            E::Name(name) => self.name(name, place)?,
            E::Minus(inner) => {
                let inner = self.value(inner)?;
                let zero = self.number(0, Type::INT);
                self.arithmetic(BinaryOperator::Sub, zero, inner)
            }
            E::Complement(inner) => {
                let inner = self.value(inner)?;
                let ones = self.number(-1, Type::INT);
                self.arithmetic(BinaryOperator::Xor, inner, ones)
            }
            E::Not(inner) => {
                let inner = self.value(inner)?;
                let reg = self.emitter.is_zero(inner.reg);
                self.integer(reg)
            }
            E::Pointed(_) | E::Element(..) => {
                let target = self.target(expression)?;
                self.load(&target, MemoryOrder::Relaxed, place)?
            }
            E::AddressOf(inner) => match self.target(inner)? {
                Target::Cell(id) => self.address(id),
                Target::Pointed(reg, kind) => Value {
                    reg,
                    kind: kind.pointer(1),
                    cell: None,
                },
                Target::Variable(..) => {
                    let message = "the address of a variable is not modelled here";
                    return Err(place.unsupported(message));
                }
            },
            E::Cast(kind, inner) => {
                let inner = self.value(inner)?;
                let reg = match kind {
                    Type::Number(cell) => self.emitter.wrap(*cell, inner.reg),
                    _ => inner.reg,
                };
                let cell = inner.cell.filter(|_| kind.pointee().is_some());
                Value {
                    reg,
                    kind: kind.clone(),
                    cell,
                }
            }
            E::Binary(operator @ (Operator::Both | Operator::Either), a, b) => {
                self.short_circuit(*operator, a, b)?
            }
            E::Binary(operator, a, b) => {
                let a = self.value(a)?;
                let b = self.value(b)?;
                self.operate(*operator, a, b, place)?
            }
            E::Choice(condition, then, otherwise) => self.choice(condition, then, otherwise)?,
            E::Assign(target, operator, value) => {
                let value = self.value(value)?;
                let target = self.target(target)?;
                let value = match operator {
                    None => value,
                    Some(operator) => {
                        let old = self.load(&target, MemoryOrder::Relaxed, place)?;
                        self.operate(*operator, old, value, place)?
                    }
                };
                self.store(&target, MemoryOrder::Relaxed, &value, place)?;
                value
            }
            E::Call(name, arguments) => return self.call(name, arguments, place),
        }))
    }

    /// A number.
    pub fn number(&mut self, number: i64, kind: Type) -> Value {
        Value {
            reg: self.emitter.constant(number),
            kind,
            cell: None,
        }
    }

    /// A register as an `int`.
    pub fn integer(&self, reg: Reg) -> Value {
        Value {
            reg,
            kind: Type::INT,
            cell: None,
        }
    }

    fn address(&mut self, id: CellId) -> Value {
        Value {
            reg: self.emitter.constant(self.outside.memory.address(id)),
            kind: self.cell_type(id).pointer(1),
            cell: Some(id),
        }
    }

    fn name(&mut self, name: &str, place: Place) -> Result<Value, LitmusError> {
        match name {
            "NULL" | "false" => return Ok(self.number(0, Type::INT)),
            "true" => return Ok(self.number(1, Type::INT)),
            _ => {}
        }
        if let Some((reg, kind)) = self.variables.get(name).cloned() {
            return self.load(&Target::Variable(reg, kind), MemoryOrder::Relaxed, place);
        }
        let memory = self.outside.memory;
        let Some(location) = memory.find(name) else {
            return Err(place.malformed(format!("there is no variable or location `{name}`")));
        };
        let id = CellId {
            location,
            element: 0,
        };
        let is_address = self.thread.parameters.iter().any(|known| known == name)
            || memory.locations[location].elements.is_some();
        match is_address {
            true => Ok(self.address(id)),
            false => self.load(&Target::Cell(id), MemoryOrder::Relaxed, place),
        }
    }

    /// The place that an expression names.
    pub fn target(&mut self, expression: &Expression) -> Result<Target, LitmusError> {
        let place = expression.place;
        match &expression.kind {
            E::Name(name) => {
                if let Some((reg, kind)) = self.variables.get(name.as_str()).cloned() {
                    return Ok(Target::Variable(reg, kind));
                }
                if self.thread.parameters.contains(name) {
                    return Err(place.unsupported(format!(
                        "`{name}` is a pointer to a location; it cannot be changed or taken the \
                         address of"
                    )));
                }
                match self.outside.memory.find(name) {
                    Some(location) => Ok(Target::Cell(CellId {
                        location,
                        element: 0,
                    })),
                    None => {
                        Err(place.malformed(format!("there is no variable or location `{name}`")))
                    }
                }
            }
            E::Pointed(inner) => {
                let pointer = self.value(inner)?;
                Ok(self.pointed(pointer))
            }
            E::Element(array, index) => {
                let array = self.value(array)?;
                let index = self.value(index)?;
                let pointer = self.operate(Operator::Add, array, index, place)?;
                Ok(self.pointed(pointer))
            }
            _ => Err(place.malformed("this is no place that has a value")),
        }
    }

    /// What a pointer points to.
    pub fn pointed(&mut self, pointer: Value) -> Target {
        match pointer.cell {
            Some(id) => Target::Cell(id),
            None => {
                let kind = pointer.kind.pointee().cloned().unwrap_or(Type::Void);
                Target::Pointed(pointer.reg, kind)
            }
        }
    }

    /// `a && b`, `a || b`. The second operand runs only if it matters, which is a branch.
    fn short_circuit(
        &mut self,
        operator: Operator,
        a: &Expression,
        b: &Expression,
    ) -> Result<Value, LitmusError> {
        let labels: [Label; 2] = std::array::from_fn(|_| self.emitter.label());
        let [second, out] = labels;
        let result = self.emitter.fresh(Kind::I64);
        let a = self.value(a)?;
        let no = self.emitter.is_zero(a.reg);
        let truth = self.emitter.is_zero(no);
        self.emitter.copy(result, truth);
        match operator {
            Operator::Both => self.emitter.branch(truth, second, out),
            _ => self.emitter.branch(truth, out, second),
        }
        self.emitter.bind(second);
        let b = self.value(b)?;
        let no = self.emitter.is_zero(b.reg);
        let truth = self.emitter.is_zero(no);
        self.emitter.copy(result, truth);
        self.emitter.bind(out);
        Ok(self.integer(result))
    }

    fn choice(
        &mut self,
        condition: &Expression,
        then: &Expression,
        otherwise: &Expression,
    ) -> Result<Value, LitmusError> {
        let labels: [Label; 3] = std::array::from_fn(|_| self.emitter.label());
        let [yes, no, out] = labels;
        let result = self.emitter.fresh(Kind::I64);
        let condition = self.value(condition)?;
        self.emitter.branch(condition.reg, yes, no);
        self.emitter.bind(yes);
        let first = self.value(then)?;
        self.emitter.copy(result, first.reg);
        self.emitter.jump(out);
        self.emitter.bind(no);
        let second = self.value(otherwise)?;
        self.emitter.copy(result, second.reg);
        self.emitter.bind(out);
        let kind = match (first.kind.pointee(), second.kind.pointee()) {
            (Some(_), _) => first.kind,
            (_, Some(_)) => second.kind,
            _ => Type::Number(common(&first.kind, &second.kind)),
        };
        Ok(Value {
            reg: result,
            kind,
            cell: None,
        })
    }

    /// The monitor of a lock that an expression points to.
    pub fn lock(&mut self, expression: &Expression) -> Result<Reg, LitmusError> {
        let place = expression.place;
        let pointer = match &expression.kind {
            E::AddressOf(inner) => self.target(inner)?,
            _ => {
                let pointer = self.value(expression)?;
                self.pointed(pointer)
            }
        };
        let found = match pointer {
            Target::Cell(id) => self.locks.get(&id.location).copied(),
            _ => None,
        };
        found.ok_or_else(|| place.unsupported("this is no lock that the text declares"))
    }

    /// A variable whose address is an argument, as in `atomic_compare_exchange_strong(x, &r, 1)`.
    pub fn pointed_argument(&mut self, expression: &Expression) -> Result<Target, LitmusError> {
        if let E::AddressOf(inner) = &expression.kind {
            return self.target(inner);
        }
        let pointer = self.value(expression)?;
        Ok(self.pointed(pointer))
    }

    /// Whether the thread may have a lock when it asks about it.
    pub fn may_hold(&self, lock: &Expression) -> bool {
        let name = match &lock.kind {
            E::AddressOf(inner) => &inner.kind,
            kind => kind,
        };
        match name {
            E::Name(name) => self.thread.locked.contains(name),
            _ => true,
        }
    }
}
