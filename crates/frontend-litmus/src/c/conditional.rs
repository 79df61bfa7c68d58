//! Calls that change a place only if it holds something.

use super::access::{MemoryOrder, Value};
use super::calls::{memory_order, take, wrong_count};
use super::lower::Lowering;
use super::syntax::Expression;
use crate::error::{LitmusError, Place};
use crate::types::Type;
use fencepost_ir::{BinaryOperator, CompareOperator, Def, Kind, Number, Op};

use MemoryOrder::{Relaxed, Sequential};

/// What is added, and where not.
struct AddUnless<'e> {
    pointer: &'e Expression,
    addend: Value,
    /// Nothing is added to what compares so with this number.
    unless: (CompareOperator, Value),
}

impl Lowering<'_> {
    /// The kernel's calls that change a place only if it holds something.
    pub fn conditional_call(
        &mut self,
        name: &str,
        order: MemoryOrder,
        arguments: &[Expression],
        place: Place,
    ) -> Result<Option<Value>, LitmusError> {
        let Some(stem) = ["atomic64_", "atomic_long_", "atomic_"]
            .iter()
            .find_map(|prefix| name.strip_prefix(prefix))
        else {
            return Ok(None);
        };
        let eq = CompareOperator::Eq;
        let value = match stem {
            "add_unless" | "fetch_add_unless" => {
                let [pointer, addend, unless] = take(arguments, name, place)?;
                let addend = self.value(addend)?;
                let unless = (eq, self.value(unless)?);
                let update = AddUnless {
                    pointer,
                    addend,
                    unless,
                };
                let (old, added) = self.add_unless(update, order, place)?;
                match stem {
                    "add_unless" => added,
                    _ => old,
                }
            }
            "inc_not_zero" => {
                let [pointer] = take(arguments, name, place)?;
                let update = AddUnless {
                    pointer,
                    addend: self.number(1, Type::INT),
                    unless: (eq, self.number(0, Type::INT)),
                };
                self.add_unless(update, order, place)?.1
            }
            "dec_if_positive" => {
                let [pointer] = take(arguments, name, place)?;
                let update = AddUnless {
                    pointer,
                    addend: self.number(-1, Type::INT),
                    unless: (CompareOperator::Lt, self.number(1, Type::INT)),
                };
                let (old, _) = self.add_unless(update, order, place)?;
                let less = self
                    .emitter
                    .binary_constant(BinaryOperator::Sub, old.reg, 1);
                self.integer(less)
            }
            "try_cmpxchg" => {
                let arguments = take(arguments, name, place)?;
                // Where it fails, the kernel's orders nothing; here it always does.
                self.assumes_ordered_updates = true;
                self.compare_exchange_through(arguments, order, true, place)?
            }
            _ => return Ok(None),
        };
        Ok(Some(value))
    }

    /// Adds to a place unless it holds something. Gives the old value, and whether it was added.
    /// Where nothing is added, this is a plain read, as in the kernel.
    fn add_unless(
        &mut self,
        update: AddUnless<'_>,
        order: MemoryOrder,
        place: Place,
    ) -> Result<(Value, Value), LitmusError> {
        let target = self.pointed_argument(update.pointer)?;
        let kind = self.type_of(&target);
        let (seen, added) = (self.emitter.fresh(Kind::I64), self.emitter.fresh(Kind::I64));
        let [again, tries, stays, done] = [(); 4].map(|()| self.emitter.label());
        self.emitter.bind(again);
        let old = self.load(&target, Relaxed, place)?;
        self.emitter.copy(seen, old.reg);
        let (operator, unless) = update.unless;
        let stop = self.emitter.compare(operator, old.reg, unless.reg);
        self.emitter.branch(stop, stays, tries);
        self.emitter.bind(tries);
        let sum = self
            .emitter
            .binary(BinaryOperator::Add, old.reg, update.addend.reg);
        let sum = self.emitter.wrap(kind.cell(), sum);
        let found = self.compare_exchange(&target, order, old.reg, sum, place)?;
        self.emitter.set_constant(added, 1);
        let same = self
            .emitter
            .compare(CompareOperator::Eq, found.reg, old.reg);
        self.emitter.branch(same, done, again);
        self.emitter.bind(stays);
        self.emitter.set_constant(added, 0);
        self.emitter.bind(done);
        let seen = Value {
            reg: seen,
            kind,
            cell: None,
        };
        Ok((seen, self.integer(added)))
    }

    /// `atomic_compare_exchange_*`: the second argument points to what is expected, and gets what
    /// was there instead. The weak form may fail for no reason.
    pub fn standard_compare_exchange(
        &mut self,
        name: &str,
        arguments: &[Expression],
        strong: bool,
        place: Place,
    ) -> Result<Value, LitmusError> {
        let (order, arguments) = if name.ends_with("_explicit") {
            let [first, second, third, success, failure] = arguments else {
                return Err(wrong_count(name, 5, place));
            };
            // Where it fails, a weaker order may be asked for; here it orders everything anyway.
            let order = memory_order(success)?.min(memory_order(failure)?);
            (order, [first, second, third])
        } else {
            let [first, second, third] = take(arguments, name, place)?;
            (Sequential, [first, second, third])
        };
        self.compare_exchange_through(arguments, order, strong, place)
    }

    /// Compares a place with what a pointer points to, and puts what was there instead there.
    fn compare_exchange_through(
        &mut self,
        [object, expected, desired]: [&Expression; 3],
        order: MemoryOrder,
        strong: bool,
        place: Place,
    ) -> Result<Value, LitmusError> {
        let desired = self.value(desired)?;
        let object = self.pointed_argument(object)?;
        let expected = self.pointed_argument(expected)?;
        let wanted = self.load(&expected, Relaxed, place)?;
        let result = self.emitter.fresh(Kind::I64);
        let [fails, done] = [self.emitter.label(), self.emitter.label()];
        let seen = self.emitter.fresh(Kind::I64);
        if !strong {
            let spurious = self.spurious();
            let tries = self.emitter.label();
            let gives_up = self.emitter.label();
            self.emitter.branch(spurious, gives_up, tries);
            self.emitter.bind(gives_up);
            let old = self.load(&object, Relaxed, place)?;
            self.emitter.copy(seen, old.reg);
            self.emitter.jump(fails);
            self.emitter.bind(tries);
        }
        let old = self.compare_exchange(&object, order, wanted.reg, desired.reg, place)?;
        self.emitter.copy(seen, old.reg);
        let same = self
            .emitter
            .compare(CompareOperator::Eq, old.reg, wanted.reg);
        let succeeds = self.emitter.label();
        self.emitter.branch(same, succeeds, fails);
        self.emitter.bind(succeeds);
        self.emitter.set_constant(result, 1);
        self.emitter.jump(done);
        self.emitter.bind(fails);
        self.emitter.set_constant(result, 0);
        let seen = Value {
            reg: seen,
            kind: self.type_of(&object),
            cell: None,
        };
        self.store(&expected, Relaxed, &seen, place)?;
        self.emitter.bind(done);
        Ok(self.integer(result))
    }

    /// 0 or 1, both of which are explored.
    fn spurious(&mut self) -> fencepost_ir::Reg {
        let two = self.emitter.fresh(Kind::I32);
        self.emitter.op(Op::Const {
            dst: Def(two),
            value: Number {
                kind: Kind::I32,
                bits: 2,
            },
        });
        let dst = self.emitter.fresh(Kind::I32);
        self.emitter.op(Op::Choose {
            dst: Def(dst),
            bound: two,
        });
        self.emitter.convert(fencepost_ir::ConvertOp::U32ToI64, dst)
    }
}
