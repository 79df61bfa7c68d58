//! Shifts, rotations, and what immediate values fit.

use super::conditions::Test;
use super::flags::Flags;
use super::instruction::{Instruction, Name, Operand, Shift};
use super::lower::Lowering;
use super::registers::COUNTER;
use crate::error::LitmusError;
use fencepost_ir::{BinaryOperator as B, CompareOperator, Reg};

impl Lowering<'_> {
    /// Refuses numbers that the instruction has no room for.
    pub(super) fn check_immediates(&self, instruction: &Instruction) -> Result<(), LitmusError> {
        let number = instruction
            .operands
            .iter()
            .find_map(|operand| match operand {
                Operand::Immediate(number) => Some(*number),
                _ => None,
            });
        let Some(number) = number else {
            return Ok(());
        };
        let bits = match instruction.name {
            Name::Shift(_) => 8,
            _ => self.size(instruction)?,
        };
        let into_register = matches!(instruction.operands.first(), Some(Operand::Register(_)));
        let fits = match bits {
            // Only a move into a register has room for 64 bits; 32 bits with their sign are what
            // others have, however the text writes that number.
            64 if instruction.name == Name::Move && into_register => {
                (i128::from(i64::MIN)..=i128::from(u64::MAX)).contains(&number)
            }
            64 => {
                let wide = i64::try_from(number).or(u64::try_from(number).map(|n| n as i64));
                wide.is_ok_and(|wide| i32::try_from(wide).is_ok())
            }
            bits => (-(1i128 << (bits - 1))..1i128 << bits).contains(&number),
        };
        match fits {
            true => Ok(()),
            false => {
                let message = format!("the number {number} does not fit into this instruction");
                Err(instruction.place.malformed(message))
            }
        }
    }

    /// A shift or a rotation by a number or by what `cl` says.
    pub(super) fn shift(
        &mut self,
        shift: Shift,
        instruction: &Instruction,
    ) -> Result<(), LitmusError> {
        let place = instruction.place;
        let bits = self.size(instruction)?;
        let destination = &instruction.operands[0];
        if let Operand::Immediate(_) | Operand::AddressOf(_) = destination {
            return Err(place.malformed("the destination is a number"));
        }
        let mask: i64 = if bits == 64 { 63 } else { 31 };
        let (count, known) = match instruction.operands.get(1) {
            None => (self.emitter.constant(1), Some(1)),
            Some(Operand::Immediate(number)) => {
                let known = *number as i64 & mask;
                (self.emitter.constant(known), Some(known))
            }
            Some(operand @ Operand::Register(register))
                if (register.whole, register.bits, register.shift) == (COUNTER, 8, 0) =>
            {
                let count = self.read(operand, 8, place)?;
                (self.emitter.binary_constant(B::And, count, mask), None)
            }
            Some(_) => return Err(place.malformed("the count is a number or `cl`")),
        };
        self.check_flags(shift, bits, known, instruction)?;
        let old = self.read(destination, bits, place)?;
        let (value, carried) = self.shifted(shift, bits, old, count);
        self.set_shift_flags(shift, bits, old, count, value, carried);
        self.write(destination, bits, value, place)
    }

    /// Refuses shifts after which a flag that the thread looks at is undefined.
    fn check_flags(
        &self,
        shift: Shift,
        bits: u32,
        known: Option<i64>,
        instruction: &Instruction,
    ) -> Result<(), LitmusError> {
        let overflow =
            |test: &Test| matches!(test, Test::Less | Test::LessOrEqual | Test::Overflow);
        let carry = |test: &Test| matches!(test, Test::Below | Test::BelowOrEqual);
        let rotates = matches!(shift, Shift::RotateLeft | Shift::RotateRight);
        let long = bits < 32 && known.is_none_or(|count| count >= i64::from(bits));
        let undefined = !matches!(known, Some(0 | 1)) && self.looks_at.iter().any(overflow)
            || long && !rotates && self.looks_at.iter().any(carry);
        match undefined {
            true => Err(instruction.place.unsupported(
                "this leaves a flag undefined that an instruction of the thread may look at",
            )),
            false => Ok(()),
        }
    }

    /// The result, and the last bit that was moved out.
    fn shifted(&mut self, shift: Shift, bits: u32, old: Reg, count: Reg) -> (Reg, Reg) {
        let emitter = &mut self.emitter;
        let top = i64::from(bits) - 1;
        let one = emitter.constant(1);
        let bit = |emitter: &mut crate::emit::Emitter, word: Reg, at: Reg| {
            let low = emitter.binary(B::ShrU, word, at);
            emitter.binary_constant(B::And, low, 1)
        };
        match shift {
            Shift::Left => {
                let raw = emitter.binary(B::Shl, old, count);
                let size = emitter.constant(i64::from(bits));
                let at = emitter.binary(B::Sub, size, count);
                let carried = bit(emitter, old, at);
                (self.cut(bits, raw), carried)
            }
            Shift::Right | Shift::SignedRight => {
                let (operator, wide) = match shift {
                    Shift::SignedRight => {
                        let unused = i64::from(64 - bits);
                        let high = emitter.binary_constant(B::Shl, old, unused);
                        (B::Shr, emitter.binary_constant(B::Shr, high, unused))
                    }
                    _ => (B::ShrU, old),
                };
                let raw = emitter.binary(operator, wide, count);
                let at = emitter.binary(B::Sub, count, one);
                let last = emitter.binary(operator, wide, at);
                let carried = emitter.binary_constant(B::And, last, 1);
                (self.cut(bits, raw), carried)
            }
            Shift::RotateLeft | Shift::RotateRight => {
                let turn = emitter.binary_constant(B::And, count, top);
                let size = emitter.constant(i64::from(bits));
                let back = emitter.binary(B::Sub, size, turn);
                let back = emitter.binary_constant(B::And, back, top);
                let (left, right) = match shift {
                    Shift::RotateLeft => (turn, back),
                    _ => (back, turn),
                };
                let high = emitter.binary(B::Shl, old, left);
                let low = emitter.binary(B::ShrU, old, right);
                let both = emitter.binary(B::Or, high, low);
                let value = self.cut(bits, both);
                let at = match shift {
                    Shift::RotateLeft => self.emitter.constant(0),
                    _ => self.emitter.constant(top),
                };
                let carried = bit(&mut self.emitter, value, at);
                (value, carried)
            }
        }
    }

    /// Sets the flags, unless nothing was moved. Rotations leave those of the result alone.
    fn set_shift_flags(
        &mut self,
        shift: Shift,
        bits: u32,
        old: Reg,
        count: Reg,
        value: Reg,
        carried: Reg,
    ) {
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
        let top_bit = |emitter: &mut crate::emit::Emitter, word: Reg, at: i64| {
            let low = emitter.binary_constant(B::ShrU, word, at);
            emitter.binary_constant(B::And, low, 1)
        };
        let nothing = emitter.constant(0);
        let moved = emitter.compare(CompareOperator::Ne, count, nothing);
        let highest = top_bit(emitter, value, top);
        // Where more than one bit moves, this flag is undefined, and nobody looks at it.
        let overflowed = match shift {
            Shift::Left | Shift::RotateLeft => emitter.binary(B::Xor, highest, carried),
            Shift::Right => top_bit(emitter, old, top),
            Shift::SignedRight => nothing,
            Shift::RotateRight => {
                let second = top_bit(emitter, value, top - 1);
                emitter.binary(B::Xor, highest, second)
            }
        };
        let mut changes = vec![(carry, carried), (overflow, overflowed)];
        if !matches!(shift, Shift::RotateLeft | Shift::RotateRight) {
            let is_zero = emitter.is_zero(value);
            changes.extend([(zero, is_zero), (sign, highest)]);
        }
        for (flag, new) in changes {
            let chosen = emitter.select(moved, new, flag);
            emitter.copy(flag, chosen);
        }
    }
}
