//! Results of operations, and the flags that come of them.

use super::conditions::{Condition, Test};
use super::instruction::{Item, Name};
use super::lower::Lowering;
use crate::emit::Emitter;
use fencepost_ir::{BinaryOperator, CompareOperator, Reg};

/// The registers that hold the flags of a thread, each 0 or 1.
#[derive(Clone, Copy)]
pub struct Flags {
    /// The result was 0.
    pub zero: Reg,
    /// It was negative.
    pub sign: Reg,
    /// It carried, unsigned.
    pub carry: Reg,
    /// It overflowed, signed.
    pub overflow: Reg,
}

/// What the instructions of a thread ask the flags.
pub fn tests(items: &[Item]) -> Vec<Test> {
    let conditions = items.iter().filter_map(|item| match item {
        Item::Instruction(found) => match found.name {
            Name::Jump(condition) => condition,
            Name::SetIf(condition) | Name::MoveIf(condition) => Some(condition),
            _ => None,
        },
        Item::Label(..) => None,
    });
    conditions.map(|condition| condition.test).collect()
}

impl Lowering<'_> {
    /// The result of an operation, whether it is kept, and its flags.
    pub fn compute(&mut self, name: Name, bits: u32, old: Reg, source: Reg) -> (Reg, bool) {
        use BinaryOperator as B;
        let (operator, keeps) = match name {
            Name::Add | Name::Increment | Name::ExchangeAdd => (B::Add, true),
            Name::Subtract | Name::Decrement => (B::Sub, true),
            Name::Compare => (B::Sub, false),
            Name::And => (B::And, true),
            Name::Test => (B::And, false),
            Name::Or => (B::Or, true),
            Name::Xor => (B::Xor, true),
            Name::Not => {
                let ones = self.emitter.constant(-1);
                let flipped = self.emitter.binary(B::Xor, old, ones);
                return (self.cut(bits, flipped), true);
            }
            Name::Negate => {
                let zero = self.emitter.constant(0);
                let raw = self.emitter.binary(B::Sub, zero, old);
                let value = self.cut(bits, raw);
                self.set_flags(B::Sub, bits, zero, old, value, true);
                return (value, true);
            }
            _ => return (source, true),
        };
        let raw = self.emitter.binary(operator, old, source);
        let value = self.cut(bits, raw);
        let carries = !matches!(name, Name::Increment | Name::Decrement);
        self.set_flags(operator, bits, old, source, value, carries);
        (value, keeps)
    }

    /// Sets the flags after an operation, where anybody looks at them.
    fn set_flags(
        &mut self,
        operator: BinaryOperator,
        bits: u32,
        a: Reg,
        b: Reg,
        value: Reg,
        carries: bool,
    ) {
        use BinaryOperator as B;
        let Some(Flags {
            zero,
            sign,
            carry,
            overflow,
        }) = self.flags
        else {
            return;
        };
        let emitter = &mut self.emitter;
        let top = i64::from(bits) - 1;
        let top_bit = |emitter: &mut Emitter, word: Reg| {
            let shifted = emitter.binary_constant(B::ShrU, word, top);
            emitter.binary_constant(B::And, shifted, 1)
        };
        let is_zero = emitter.is_zero(value);
        emitter.copy(zero, is_zero);
        let is_negative = top_bit(emitter, value);
        emitter.copy(sign, is_negative);
        let (carried, overflowed) = match operator {
            B::Add => {
                let left = emitter.binary(B::Xor, a, value);
                let right = emitter.binary(B::Xor, b, value);
                let both = emitter.binary(B::And, left, right);
                let overflowed = top_bit(emitter, both);
                (emitter.compare(CompareOperator::LtU, value, a), overflowed)
            }
            B::Sub => {
                let left = emitter.binary(B::Xor, a, b);
                let right = emitter.binary(B::Xor, a, value);
                let both = emitter.binary(B::And, left, right);
                let overflowed = top_bit(emitter, both);
                (emitter.compare(CompareOperator::LtU, a, b), overflowed)
            }
            _ => (emitter.constant(0), emitter.constant(0)),
        };
        if carries {
            emitter.copy(carry, carried);
        }
        emitter.copy(overflow, overflowed);
    }

    /// Whether a condition holds: 0 or 1.
    pub fn test(&mut self, condition: Condition) -> Reg {
        use BinaryOperator as B;
        let Some(Flags {
            zero,
            sign,
            carry,
            overflow,
        }) = self.flags
        else {
            return self.emitter.constant(0);
        };
        let emitter = &mut self.emitter;
        let value = match condition.test {
            Test::Equal => zero,
            Test::Below => carry,
            Test::BelowOrEqual => emitter.binary(B::Or, carry, zero),
            Test::Less => emitter.binary(B::Xor, sign, overflow),
            Test::LessOrEqual => {
                let less = emitter.binary(B::Xor, sign, overflow);
                emitter.binary(B::Or, less, zero)
            }
            Test::Sign => sign,
            Test::Overflow => overflow,
        };
        match condition.negated {
            true => emitter.is_zero(value),
            false => value,
        }
    }
}
