//! The calls that have a meaning: the Linux kernel's and those of C11.

use super::access::{MemoryOrder, Target, Value};
use super::lower::Lowering;
use super::syntax::{Expression, ExpressionKind as E};
use crate::error::{LitmusError, Place};
use crate::types::Type;
use fencepost_ir::{BinaryOperator, CompareOperator, FenceKind, Kind, Op, OptDef, OptUse, RmwOp};

use MemoryOrder::{Acquire, AcquireRelease, Relaxed, Release, Sequential};

/// What a read-modify-write gives.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Gives {
    /// What was there before.
    Old,
    /// What is there now.
    New,
    /// Whether it is 0 now.
    IsZero,
    /// Whether it is negative now.
    IsNegative,
}

impl Lowering<'_> {
    /// A call. Without a value, `None`.
    pub fn call(
        &mut self,
        name: &str,
        arguments: &[Expression],
        place: Place,
    ) -> Result<Option<Value>, LitmusError> {
        let name = &standard_name(name);
        if let Some(done) = self.fence_call(name, arguments, place)? {
            return Ok(done);
        }
        if let Some(done) = self.section_call(name, arguments, place)? {
            return Ok(done);
        }
        if let Some(done) = self.access_call(name, arguments, place)? {
            return Ok(done);
        }
        if let Some(done) = self.lock_call(name, arguments, place)? {
            return Ok(done);
        }
        if let Some(done) = self.update_call(name, arguments, place)? {
            return Ok(done);
        }
        Err(place.unsupported(format!("`{name}` is not modelled")))
    }

    fn fence_call(
        &mut self,
        name: &str,
        arguments: &[Expression],
        place: Place,
    ) -> Result<Option<Option<Value>>, LitmusError> {
        let kinds: &[FenceKind] = match name {
            "smp_mb"
            | "mb"
            | "__sync_synchronize"
            | "smp_mb__before_atomic"
            | "smp_mb__after_atomic"
            | "smp_mb__before_spinlock"
            | "smp_mb__after_spinlock"
            | "smp_mb__after_unlock_lock" => &[FenceKind::Full],
            "smp_rmb" | "rmb" => &[FenceKind::LoadLoad],
            "smp_wmb" | "wmb" => &[FenceKind::StoreStore],
            // Dependent accesses are ordered in every model here.
            "smp_read_barrier_depends" | "barrier" | "cpu_relax" => &[],
            "atomic_thread_fence" => {
                let [order] = take(arguments, name, place)?;
                let order = memory_order(order)?;
                self.order_fence(order);
                return Ok(Some(None));
            }
            "atomic_signal_fence" => return Ok(Some(None)),
            _ => return Ok(None),
        };
        let [] = take(arguments, name, place)?;
        kinds.iter().for_each(|&kind| self.fence(kind));
        Ok(Some(None))
    }

    fn access_call(
        &mut self,
        name: &str,
        arguments: &[Expression],
        place: Place,
    ) -> Result<Option<Option<Value>>, LitmusError> {
        // Some name the place itself, others a pointer to it.
        let (order, by_place, is_load) = match name {
            "READ_ONCE"
            | "ACCESS_ONCE"
            | "lockless_dereference"
            | "rcu_dereference"
            | "rcu_dereference_raw"
            | "rcu_dereference_check"
            | "rcu_access_pointer" => (Relaxed, true, true),
            "smp_load_acquire" | "atomic_read_acquire" | "atomic64_read_acquire" => {
                (Acquire, false, true)
            }
            "atomic_read" | "atomic64_read" | "atomic_long_read" => (Relaxed, false, true),
            "atomic_load" => (Sequential, false, true),
            "WRITE_ONCE" => (Relaxed, true, false),
            "rcu_assign_pointer" => (Release, true, false),
            "smp_store_release" | "atomic_set_release" | "atomic64_set_release" => {
                (Release, false, false)
            }
            "atomic_set" | "atomic64_set" | "atomic_long_set" | "atomic_init" => {
                (Relaxed, false, false)
            }
            "atomic_store" => (Sequential, false, false),
            "smp_store_mb" | "set_mb" => {
                let [target, value] = take(arguments, name, place)?;
                let value = self.value(value)?;
                let target = self.target(target)?;
                self.store(&target, Relaxed, &value, place)?;
                self.fence(FenceKind::Full);
                return Ok(Some(None));
            }
            "atomic_load_explicit" => {
                let [pointer, order] = take(arguments, name, place)?;
                let order = memory_order(order)?;
                if matches!(order, Release | AcquireRelease) {
                    return Err(place.malformed("a load does not release"));
                }
                let pointer = self.value(pointer)?;
                let target = self.pointed(pointer);
                return Ok(Some(Some(self.load(&target, order, place)?)));
            }
            "atomic_store_explicit" => {
                let [pointer, value, order] = take(arguments, name, place)?;
                let order = memory_order(order)?;
                if matches!(order, Acquire | AcquireRelease) {
                    return Err(place.malformed("a store does not acquire"));
                }
                let value = self.value(value)?;
                let pointer = self.value(pointer)?;
                let target = self.pointed(pointer);
                self.store(&target, order, &value, place)?;
                return Ok(Some(None));
            }
            _ => return Ok(None),
        };
        if is_load {
            let [what] = take(arguments, name, place)?;
            let target = self.place_or_pointed(what, by_place)?;
            return Ok(Some(Some(self.load(&target, order, place)?)));
        }
        let [what, value] = take(arguments, name, place)?;
        let value = self.value(value)?;
        let target = self.place_or_pointed(what, by_place)?;
        self.store(&target, order, &value, place)?;
        Ok(Some(None))
    }

    fn place_or_pointed(
        &mut self,
        what: &Expression,
        by_place: bool,
    ) -> Result<Target, LitmusError> {
        match by_place {
            true => self.target(what),
            false => self.pointed_argument(what),
        }
    }

    fn lock_call(
        &mut self,
        name: &str,
        arguments: &[Expression],
        place: Place,
    ) -> Result<Option<Option<Value>>, LitmusError> {
        match name {
            "spin_lock" | "raw_spin_lock" | "mutex_lock" | "mtx_lock" | "lock" => {
                let [lock] = take(arguments, name, place)?;
                let object = self.lock(lock)?;
                self.emitter.op(Op::MonitorEnter {
                    object,
                    taken: OptUse(None),
                });
                Ok(Some(None))
            }
            "spin_unlock" | "raw_spin_unlock" | "mutex_unlock" | "mtx_unlock" | "unlock" => {
                let [lock] = take(arguments, name, place)?;
                let object = self.lock(lock)?;
                self.emitter.op(Op::MonitorExit { object });
                Ok(Some(None))
            }
            "spin_trylock" | "raw_spin_trylock" | "mutex_trylock" => {
                let [lock] = take(arguments, name, place)?;
                let object = self.lock(lock)?;
                let dst = self.emitter.fresh(Kind::I32);
                self.emitter.op(Op::MonitorTryEnter {
                    dst: OptDef(Some(dst)),
                    object,
                    timeout: OptUse(None),
                    taken: OptUse(None),
                });
                let reg = self.emitter.convert(fencepost_ir::ConvertOp::U32ToI64, dst);
                Ok(Some(Some(self.integer(reg))))
            }
            "spin_is_locked" | "raw_spin_is_locked" => {
                let [lock] = take(arguments, name, place)?;
                self.is_locked(lock).map(|held| Some(Some(held)))
            }
            _ => Ok(None),
        }
    }

    /// Whether somebody has a lock: in one step, it is taken if it can be, and given back.
    fn is_locked(&mut self, lock: &Expression) -> Result<Value, LitmusError> {
        let place = lock.place;
        if self.may_hold(lock) {
            return Err(place.unsupported("a thread that asks about its own lock is not modelled"));
        }
        let object = self.lock(lock)?;
        let dst = self.emitter.fresh(Kind::I32);
        self.emitter.op(Op::AtomicBegin {});
        self.emitter.op(Op::MonitorTryEnter {
            dst: OptDef(Some(dst)),
            object,
            timeout: OptUse(None),
            taken: OptUse(None),
        });
        let taken = self.emitter.convert(fencepost_ir::ConvertOp::U32ToI64, dst);
        let [free, done] = [self.emitter.label(), self.emitter.label()];
        self.emitter.branch(taken, free, done);
        self.emitter.bind(free);
        self.emitter.op(Op::MonitorExit { object });
        self.emitter.bind(done);
        self.emitter.op(Op::AtomicEnd {});
        self.assumes_ordered_updates = true;
        let held = self.emitter.is_zero(taken);
        Ok(self.integer(held))
    }

    fn update_call(
        &mut self,
        name: &str,
        arguments: &[Expression],
        place: Place,
    ) -> Result<Option<Option<Value>>, LitmusError> {
        if let Some(strong) = match name.strip_suffix("_explicit").unwrap_or(name) {
            "atomic_compare_exchange_strong" => Some(true),
            "atomic_compare_exchange_weak" => Some(false),
            _ => None,
        } {
            let value = self.standard_compare_exchange(name, arguments, strong, place)?;
            return Ok(Some(Some(value)));
        }
        if name == "atomic_exchange" || name == "atomic_exchange_explicit" {
            let (order, arguments) = split_order(name, arguments, place)?;
            let [pointer, value] = take(arguments, name, place)?;
            return self.exchange(pointer, value, order, place).map(Some);
        }
        let (stem, order) = kernel_order(name);
        if let Some(value) = self.conditional_call(stem, order, arguments, place)? {
            return Ok(Some(Some(value)));
        }
        match stem {
            "xchg" | "atomic_xchg" | "atomic64_xchg" | "atomic_long_xchg" => {
                let [pointer, value] = take(arguments, name, place)?;
                return self.exchange(pointer, value, order, place).map(Some);
            }
            "cmpxchg" | "atomic_cmpxchg" | "atomic64_cmpxchg" | "atomic_long_cmpxchg" => {
                let [pointer, expected, value] = take(arguments, name, place)?;
                let expected = self.value(expected)?;
                let value = self.value(value)?;
                let target = self.pointed_argument(pointer)?;
                // Where it fails, the kernel's orders nothing; here it always does.
                self.assumes_ordered_updates = true;
                let old = self.compare_exchange(&target, order, expected.reg, value.reg, place)?;
                return Ok(Some(Some(old)));
            }
            _ => {}
        }
        let explicit = name.strip_suffix("_explicit");
        let stem = explicit.unwrap_or(stem);
        let Some(stem) = ["atomic64_", "atomic_long_", "atomic_"]
            .iter()
            .find_map(|prefix| stem.strip_prefix(prefix))
        else {
            return Ok(None);
        };
        let inverted = stem.ends_with("andnot");
        let Some((operator, gives, implied)) = find_update(stem) else {
            return Ok(None);
        };
        let (order, arguments) = match (explicit, gives) {
            (Some(_), _) => split_order(name, arguments, place)?,
            // Those that give nothing order nothing, in the kernel.
            (None, None) => (Relaxed, arguments),
            (None, Some(_)) => (order, arguments),
        };
        let (target, operand) = if implied {
            let [pointer] = take(arguments, name, place)?;
            (self.pointed_argument(pointer)?, self.number(1, Type::INT))
        } else {
            let [first, second] = take(arguments, name, place)?;
            self.either_order(first, second, place)?
        };
        let operand = match inverted {
            false => operand,
            true => {
                let flip = BinaryOperator::Xor;
                let reg = self.emitter.binary_constant(flip, operand.reg, -1);
                self.integer(reg)
            }
        };
        let old = self.change(&target, operator, order, operand.reg, place)?;
        Ok(Some(gives.map(|gives| {
            self.given(gives, operator, old, &operand, &target)
        })))
    }

    /// C11 has the object first, the kernel last.
    fn either_order(
        &mut self,
        first: &Expression,
        second: &Expression,
        place: Place,
    ) -> Result<(Target, Value), LitmusError> {
        let is_address = |expression: &Expression| matches!(expression.kind, E::AddressOf(_));
        if is_address(first) {
            let operand = self.value(second)?;
            return Ok((self.pointed_argument(first)?, operand));
        }
        if is_address(second) {
            let operand = self.value(first)?;
            return Ok((self.pointed_argument(second)?, operand));
        }
        let first = self.value(first)?;
        let second = self.value(second)?;
        match (first.kind.pointee(), second.kind.pointee()) {
            (Some(_), None) => Ok((self.pointed(first), second)),
            (None, Some(_)) => Ok((self.pointed(second), first)),
            _ => {
                Err(place.malformed("one argument is a pointer to a location, the other a number"))
            }
        }
    }

    /// What a read-modify-write gives, from what was there before.
    fn given(
        &mut self,
        gives: Gives,
        operator: RmwOp,
        old: Value,
        operand: &Value,
        target: &Target,
    ) -> Value {
        if gives == Gives::Old {
            return old;
        }
        let binary = match operator {
            RmwOp::Add => BinaryOperator::Add,
            RmwOp::Sub => BinaryOperator::Sub,
            RmwOp::And => BinaryOperator::And,
            RmwOp::Or => BinaryOperator::Or,
            RmwOp::Xor => BinaryOperator::Xor,
            RmwOp::Exchange => return old,
        };
        let raw = self.emitter.binary(binary, old.reg, operand.reg);
        let kind = self.type_of(target);
        let new = self.emitter.wrap(kind.cell(), raw);
        match gives {
            Gives::IsZero => {
                let reg = self.emitter.is_zero(new);
                self.integer(reg)
            }
            Gives::IsNegative => {
                let zero = self.emitter.constant(0);
                let reg = self.emitter.compare(CompareOperator::Lt, new, zero);
                self.integer(reg)
            }
            _ => Value {
                reg: new,
                kind,
                cell: None,
            },
        }
    }

    fn exchange(
        &mut self,
        pointer: &Expression,
        value: &Expression,
        order: MemoryOrder,
        place: Place,
    ) -> Result<Option<Value>, LitmusError> {
        let value = self.value(value)?;
        let target = self.pointed_argument(pointer)?;
        let old = self.change(&target, RmwOp::Exchange, order, value.reg, place)?;
        Ok(Some(old))
    }
}

/// The compiler's own names as those of the standard.
fn standard_name(name: &str) -> String {
    match name {
        "__atomic_load_n" => "atomic_load_explicit".to_string(),
        "__atomic_store_n" => "atomic_store_explicit".to_string(),
        "__atomic_exchange_n" => "atomic_exchange_explicit".to_string(),
        "__atomic_thread_fence" => "atomic_thread_fence".to_string(),
        _ => match name.strip_prefix("__atomic_fetch_") {
            Some(operation) => format!("atomic_fetch_{operation}_explicit"),
            None => name.to_string(),
        },
    }
}

pub(super) fn wrong_count(name: &str, count: usize, place: Place) -> LitmusError {
    place.malformed(format!("`{name}` takes {count} arguments"))
}

/// Exactly so many arguments.
pub(super) fn take<'e, const N: usize>(
    arguments: &'e [Expression],
    name: &str,
    place: Place,
) -> Result<[&'e Expression; N], LitmusError> {
    let found: Vec<&Expression> = arguments.iter().collect();
    found.try_into().map_err(|_| wrong_count(name, N, place))
}

/// The order that is the last argument of an `_explicit` call, and the other arguments.
fn split_order<'e>(
    name: &str,
    arguments: &'e [Expression],
    place: Place,
) -> Result<(MemoryOrder, &'e [Expression]), LitmusError> {
    if !name.ends_with("_explicit") {
        return Ok((Sequential, arguments));
    }
    match arguments.split_last() {
        Some((order, others)) => Ok((memory_order(order)?, others)),
        None => Err(place.malformed(format!("`{name}` takes a memory order"))),
    }
}

pub(super) fn memory_order(expression: &Expression) -> Result<MemoryOrder, LitmusError> {
    let found = match &expression.kind {
        E::Name(name) => match name
            .trim_start_matches("memory_order_")
            .trim_start_matches("__ATOMIC_")
            .to_ascii_lowercase()
            .as_str()
        {
            "relaxed" => Some(Relaxed),
            // Nothing here breaks dependences, but promoting is what compilers do.
            "acquire" | "consume" => Some(Acquire),
            "release" => Some(Release),
            "acq_rel" => Some(AcquireRelease),
            "seq_cst" => Some(Sequential),
            _ => None,
        },
        _ => None,
    };
    found.ok_or_else(|| {
        expression
            .place
            .malformed("expected a memory order such as `memory_order_acquire`")
    })
}

/// The name without the ending that says the order. Without one, the order is full.
fn kernel_order(name: &str) -> (&str, MemoryOrder) {
    for (ending, order) in [
        ("_relaxed", Relaxed),
        ("_acquire", Acquire),
        ("_release", Release),
    ] {
        if let Some(stem) = name.strip_suffix(ending) {
            return (stem, order);
        }
    }
    (name, Sequential)
}

/// A read-modify-write: what it does, what it gives, and whether its operand is 1.
fn find_update(stem: &str) -> Option<(RmwOp, Option<Gives>, bool)> {
    let (stem, gives) = if let Some(stem) = stem.strip_prefix("fetch_") {
        (stem, Some(Gives::Old))
    } else if let Some(stem) = stem.strip_suffix("_return") {
        (stem, Some(Gives::New))
    } else if let Some(stem) = stem.strip_suffix("_and_test") {
        (stem, Some(Gives::IsZero))
    } else if let Some(stem) = stem.strip_suffix("_negative") {
        (stem, Some(Gives::IsNegative))
    } else {
        (stem, None)
    };
    let (operator, implied) = match stem {
        "add" => (RmwOp::Add, false),
        "sub" => (RmwOp::Sub, false),
        "and" | "andnot" => (RmwOp::And, false),
        "or" => (RmwOp::Or, false),
        "xor" => (RmwOp::Xor, false),
        "inc" => (RmwOp::Add, true),
        "dec" => (RmwOp::Sub, true),
        _ => return None,
    };
    Some((operator, gives, implied))
}
