//! Integers of 128 bits, as two words each.

use super::{Lowering, Refusal};
use crate::cursor::Value;
use crate::types::Type;
use crate::world::Symbol;
use fencepost_ir::{BinaryOperator, CompareOperator, ConvertOp, Def, Kind, Op, Order, Reg};

/// The lower word and the upper one.
pub(crate) type Words = [Reg; 2];

impl Lowering<'_> {
    /// The words of an operand.
    pub fn wide(&mut self, value: &Value) -> Result<Words, Refusal> {
        let registers = self.registers(&Type::Int(128), value)?;
        <Words>::try_from(registers).map_err(|_| "a number of other parts than two".to_string())
    }

    fn word(&mut self, operator: BinaryOperator, a: Reg, b: Reg) -> Reg {
        self.binary(operator, Kind::I64, a, b)
    }

    /// A comparison of words, as a word.
    fn carry(&mut self, a: Reg, b: Reg) -> Reg {
        let less = self.compare(CompareOperator::LtU, Kind::I64, a, b);
        self.convert(ConvertOp::U32ToI64, less)
    }

    fn either(&mut self, condition: Reg, a: Reg, b: Reg) -> Reg {
        let dst = self.fresh(Kind::I64);
        self.emit(Op::Select {
            dst: Def(dst),
            condition,
            a,
            b,
        });
        dst
    }

    /// An operator of two operands.
    pub fn wide_arithmetic(
        &mut self,
        operator: &str,
        a: Words,
        b: Words,
    ) -> Result<Words, Refusal> {
        use BinaryOperator as B;
        let each = |lowering: &mut Self, operator| {
            [0, 1].map(|part| lowering.word(operator, a[part], b[part]))
        };
        Ok(match operator {
            "and" => each(self, B::And),
            "or" => each(self, B::Or),
            "xor" => each(self, B::Xor),
            "add" => {
                let [low, high] = each(self, B::Add);
                let carry = self.carry(low, a[0]);
                [low, self.word(B::Add, high, carry)]
            }
            "sub" => {
                let [low, high] = each(self, B::Sub);
                let borrow = self.carry(a[0], b[0]);
                [low, self.word(B::Sub, high, borrow)]
            }
            "mul" => self.wide_product(a, b),
            "shl" | "lshr" | "ashr" => self.wide_shift(operator, a, b[0]),
            "udiv" => self.wide_call("fencepost_divide", a, b)?,
            "urem" => self.wide_call("fencepost_remainder", a, b)?,
            "sdiv" => self.wide_call("fencepost_divide_signed", a, b)?,
            "srem" => self.wide_call("fencepost_remainder_signed", a, b)?,
            _ => return Err(format!("the operator `{operator}` of 128 bits")),
        })
    }

    /// The product, by halves of the lower words.
    fn wide_product(&mut self, a: Words, b: Words) -> Words {
        use BinaryOperator as B;
        let half = self.constant(Kind::I32, 32);
        let mask = self.constant(Kind::I64, 0xffff_ffff);
        let [(a_low, a_high), (b_low, b_high)] = [a[0], b[0]].map(|word| {
            let low = self.word(B::And, word, mask);
            (low, self.word(B::ShrU, word, half))
        });
        let bottom = self.word(B::Mul, a_low, b_low);
        let left = self.word(B::Mul, a_high, b_low);
        let right = self.word(B::Mul, a_low, b_high);
        let top = self.word(B::Mul, a_high, b_high);
        // What the three lower products carry into the upper word.
        let mut middle = self.word(B::ShrU, bottom, half);
        for product in [left, right] {
            let low = self.word(B::And, product, mask);
            middle = self.word(B::Add, middle, low);
        }
        let mut high = top;
        for product in [left, right, middle] {
            let up = self.word(B::ShrU, product, half);
            high = self.word(B::Add, high, up);
        }
        for (x, y) in [(a[0], b[1]), (a[1], b[0])] {
            let product = self.word(B::Mul, x, y);
            high = self.word(B::Add, high, product);
        }
        [self.word(B::Mul, a[0], b[0]), high]
    }

    fn wide_shift(&mut self, operator: &str, value: Words, amount: Reg) -> Words {
        use BinaryOperator as B;
        let amount = self.convert(ConvertOp::I64ToI32, amount);
        let narrow = |lowering: &mut Self, bits: u64| {
            let bits = lowering.constant(Kind::I32, bits);
            lowering.binary(B::And, Kind::I32, amount, bits)
        };
        // By less than a word, then by a whole word if that is asked for.
        let distance = narrow(self, 63);
        let far = narrow(self, 64);
        let word = self.constant(Kind::I32, 64);
        let rest = self.binary(B::Sub, Kind::I32, word, distance);
        let zero = self.constant(Kind::I64, 0);
        if operator == "shl" {
            let low = self.word(B::Shl, value[0], distance);
            let high = self.word(B::Shl, value[1], distance);
            let over = self.word(B::ShrU, value[0], rest);
            let over = self.either(distance, over, zero);
            let high = self.word(B::Or, high, over);
            return [self.either(far, zero, low), self.either(far, low, high)];
        }
        let (shift, fill) = match operator {
            "ashr" => {
                let sign = self.constant(Kind::I32, 63);
                (B::Shr, self.word(B::Shr, value[1], sign))
            }
            _ => (B::ShrU, zero),
        };
        let low = self.word(B::ShrU, value[0], distance);
        let high = self.word(shift, value[1], distance);
        let over = self.word(B::Shl, value[1], rest);
        let over = self.either(distance, over, zero);
        let low = self.word(B::Or, low, over);
        [self.either(far, high, low), self.either(far, fill, high)]
    }

    /// Calls a function of the library that takes two such numbers and gives one.
    fn wide_call(&mut self, name: &str, a: Words, b: Words) -> Result<Words, Refusal> {
        let Some(Symbol::Function(function)) = self.world.outer_symbol(name) else {
            return Err("a division of 128 bits".to_string());
        };
        let args = vec![a[0], a[1], b[0], b[1]];
        let low = self.call(function, args, Some(Kind::I64));
        let high = self.fresh(Kind::I64);
        let place = self.result_place(1, high)?;
        let (dst, order) = (Def(high), Order::Plain);
        self.emit(Op::Load { dst, order, place });
        let value = self.constant(Kind::I64, 0);
        self.emit(Op::Store {
            order,
            place,
            value,
        });
        Ok([low.unwrap_or(high), high])
    }

    pub fn compare_wide(&mut self, predicate: &str, a: Words, b: Words) -> Result<Reg, Refusal> {
        use CompareOperator as C;
        if let "eq" | "ne" = predicate {
            let low = self.word(BinaryOperator::Xor, a[0], b[0]);
            let high = self.word(BinaryOperator::Xor, a[1], b[1]);
            let both = self.word(BinaryOperator::Or, low, high);
            let zero = self.constant(Kind::I64, 0);
            let operator = if predicate == "eq" { C::Eq } else { C::Ne };
            return Ok(self.compare(operator, Kind::I64, both, zero));
        }
        let (upper, lower) = match predicate {
            "ult" => (C::LtU, C::LtU),
            "ule" => (C::LtU, C::LeU),
            "ugt" => (C::GtU, C::GtU),
            "uge" => (C::GtU, C::GeU),
            "slt" => (C::Lt, C::LtU),
            "sle" => (C::Lt, C::LeU),
            "sgt" => (C::Gt, C::GtU),
            "sge" => (C::Gt, C::GeU),
            _ => return Err(format!("the comparison `{predicate}`")),
        };
        let decided = self.compare(upper, Kind::I64, a[1], b[1]);
        let same = self.compare(C::Eq, Kind::I64, a[1], b[1]);
        let below = self.compare(lower, Kind::I64, a[0], b[0]);
        let last = self.binary(BinaryOperator::And, Kind::I32, same, below);
        Ok(self.binary(BinaryOperator::Or, Kind::I32, decided, last))
    }

    /// A conversion from or to such a number.
    pub fn wide_cast(
        &mut self,
        operator: &str,
        from: &Type,
        value: &Value,
        to: &Type,
    ) -> Result<Vec<Reg>, Refusal> {
        let word = Type::Int(64);
        match (operator, from, to) {
            ("trunc", _, Type::Int(_)) => {
                let [low, _] = self.wide(value)?;
                Ok(vec![match to {
                    Type::Int(64) => low,
                    _ => self.cast("trunc", &word, low, to)?,
                }])
            }
            ("zext" | "sext", Type::Int(width), _) if *width <= 64 => {
                let value = self.scalar(from, value)?;
                let low = match width {
                    64 => value,
                    _ => self.cast(operator, from, value, &word)?,
                };
                let high = match operator {
                    "sext" => {
                        let sign = self.constant(Kind::I32, 63);
                        self.word(BinaryOperator::Shr, low, sign)
                    }
                    _ => self.constant(Kind::I64, 0),
                };
                Ok(vec![low, high])
            }
            ("uitofp" | "sitofp", _, Type::Double) => {
                let name = match operator {
                    "uitofp" => "fencepost_wide_to_double",
                    _ => "fencepost_signed_to_double",
                };
                let Some(Symbol::Function(function)) = self.world.outer_symbol(name) else {
                    return Err(format!("the conversion `{operator}` of 128 bits"));
                };
                let words = self.wide(value)?.to_vec();
                let result = self.call(function, words, Some(Kind::F64));
                Ok(result.into_iter().collect())
            }
            _ => Err(format!("the conversion `{operator}` of 128 bits")),
        }
    }
}
