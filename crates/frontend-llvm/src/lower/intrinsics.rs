//! Calls that the compiler makes: copies of memory, lists of arguments, small arithmetic.

use super::calls::MAX_INLINE;
use super::memory::cells_of;
use super::values::Address;
use super::{Lowering, Refusal};
use crate::cursor::{Constant, Value};
use crate::instruction::{Argument, Ordering};
use crate::types::Type;
use crate::world::Symbol;
use fencepost_ir::{Cell, CompareOperator, ConvertOp, Def, Kind, Op, Order, Reg};

/// Offsets in the list of further arguments of the System V convention.
const FIRST_INTEGERS: u64 = 0;
const FIRST_FLOATS: u64 = 4;
const FURTHER: u64 = 8;
const SAVED: u64 = 16;
/// What says that no argument is left in a saved register.
const NO_INTEGERS: u64 = 48;
const NO_FLOATS: u64 = 176;

/// The name of the question what kind of float a value is, which ends like a type.
const FLOAT_CLASS: &str = "is.fpclass";

impl Lowering<'_> {
    pub fn intrinsic(
        &mut self,
        name: Option<u32>,
        symbol: &str,
        result: &Type,
        arguments: &[Argument],
    ) -> Result<(), Refusal> {
        let rest = symbol.strip_prefix("llvm.").unwrap_or(symbol);
        // Types stand behind the name: `llvm.memcpy.p0.p0.i64`.
        let end = rest
            .find(".p0")
            .or_else(|| rest.find(".i"))
            .or_else(|| rest.find(".f"))
            .filter(|_| !rest.starts_with("lifetime"));
        let base = match rest.starts_with(FLOAT_CLASS) {
            true => FLOAT_CLASS,
            false => end.map_or(rest, |end| &rest[..end]),
        };
        let argument = |at: usize| {
            arguments
                .get(at)
                .ok_or_else(|| format!("`{symbol}` with too few arguments"))
        };
        let nothing = [
            "lifetime.start",
            "lifetime.end",
            "va_end",
            "assume",
            "donothing",
            "x86.sse2.pause",
            "aarch64.hint",
            "prefetch",
            "experimental.noalias.scope.decl",
            "invariant.start",
            "invariant.end",
        ];
        if nothing
            .iter()
            .any(|known| base == *known || rest.starts_with(&format!("{known}.")))
        {
            return Ok(());
        }
        match base {
            "memcpy" | "memmove" | "memcpy.inline" => {
                let (to, from) = (&argument(0)?.value, &argument(1)?.value);
                self.copy(base, to, from, argument(2)?)
            }
            "memset" => {
                let to = argument(0)?.value.clone();
                self.fill(&to, argument(1)?, argument(2)?)
            }
            "va_start" => {
                let list = self.address(&argument(0)?.value.clone())?;
                self.begin_list(list)
            }
            "va_copy" => {
                let to = self.address(&argument(0)?.value.clone())?;
                let from = self.address(&argument(1)?.value.clone())?;
                self.copy_bytes(to, from, 24)
            }
            "stacksave" => {
                let mark = self.native("c.stack_mark", Vec::new(), Some(Kind::Ptr));
                self.bind(name, mark.into_iter().collect());
                Ok(())
            }
            "stackrestore" => {
                let mark = self.scalar(&Type::Pointer, &argument(0)?.value.clone())?;
                self.native("c.stack_restore", vec![mark], None);
                Ok(())
            }
            "threadlocal.address" => {
                let pointer = self.scalar(&Type::Pointer, &argument(0)?.value.clone())?;
                self.bind(name, vec![pointer]);
                Ok(())
            }
            "expect" | "expect.with.probability" | "launder.invariant.group" | "ssa.copy" => {
                let given = argument(0)?.clone();
                let registers = self.registers(&given.ty, &given.value)?;
                self.bind(name, registers);
                Ok(())
            }
            "x86.sse2.mfence" => self.fence(Ordering::SequentiallyConsistent),
            "trap" | "debugtrap" | "ubsantrap" => {
                self.native("c.abort", Vec::new(), None);
                Ok(())
            }
            "objectsize" => {
                // The size is not known, which is -1 or 0 as the second argument says.
                let least = matches!(argument(1)?.value, Value::Constant(Constant::Int(1)));
                let kind = result.kind()?;
                let bits = if least { 0 } else { u64::MAX };
                let bits = match kind {
                    Kind::I32 => bits & 0xffff_ffff,
                    _ => bits,
                };
                let reg = self.constant(kind, bits);
                self.bind(name, vec![reg]);
                Ok(())
            }
            "is.constant" => {
                let reg = self.constant(Kind::I32, 0);
                self.bind(name, vec![reg]);
                Ok(())
            }
            _ => {
                let registers = self.small_intrinsic(base, result, arguments)?;
                self.bind(name, registers);
                Ok(())
            }
        }
    }

    fn small_intrinsic(
        &mut self,
        base: &str,
        result: &Type,
        arguments: &[Argument],
    ) -> Result<Vec<Reg>, Refusal> {
        let mut args = Vec::new();
        for argument in arguments {
            args.push(self.scalar(&argument.ty, &argument.value)?);
        }
        let unknown = || format!("the compiler's function `llvm.{base}`");
        let ty = arguments.first().map_or(Type::Void, |a| a.ty.clone());
        let pick = |lowering: &mut Self, predicate: &str, a: Reg, b: Reg| {
            let test = lowering.compare_integers(predicate, &ty, a, b)?;
            let dst = lowering.fresh(ty.kind()?);
            lowering.emit(Op::Select {
                dst: Def(dst),
                condition: test,
                a,
                b,
            });
            Ok::<Reg, Refusal>(dst)
        };
        match (base, args.as_slice()) {
            ("smax", &[a, b]) => Ok(vec![pick(self, "sgt", a, b)?]),
            ("smin", &[a, b]) => Ok(vec![pick(self, "slt", a, b)?]),
            ("umax", &[a, b]) => Ok(vec![pick(self, "ugt", a, b)?]),
            ("umin", &[a, b]) => Ok(vec![pick(self, "ult", a, b)?]),
            ("abs", &[a, _]) => {
                let zero = self.constant(ty.kind()?, 0);
                let negated = self.arithmetic("sub", &ty, zero, a)?;
                Ok(vec![pick(self, "sgt", a, negated)?])
            }
            ("fmuladd" | "fma", &[a, b, c]) => {
                let product = self.arithmetic("fmul", &ty, a, b)?;
                if base == "fma" {
                    return Err(unknown());
                }
                Ok(vec![self.arithmetic("fadd", &ty, product, c)?])
            }
            ("ctpop" | "bswap", &[a]) | ("ctlz" | "cttz", &[a, _]) => {
                let Type::Int(width) = ty else {
                    return Err(unknown());
                };
                let wide = match ty.kind()? {
                    Kind::I32 => self.convert(ConvertOp::U32ToI64, a),
                    _ => a,
                };
                let bits = self.constant(Kind::I32, u64::from(width));
                let native = format!("c.{base}");
                let found = self.native(&native, vec![wide, bits], Some(Kind::I64));
                let found = found.unwrap_or(wide);
                Ok(vec![match ty.kind()? {
                    Kind::I32 => self.convert(ConvertOp::I64ToI32, found),
                    _ => found,
                }])
            }
            (
                "sadd.with.overflow" | "uadd.with.overflow" | "ssub.with.overflow"
                | "usub.with.overflow" | "smul.with.overflow" | "umul.with.overflow",
                &[a, b],
            ) => self.checked(base, &ty, a, b),
            (FLOAT_CLASS, &[value, mask]) => {
                let bits = match ty.kind()? {
                    Kind::F32 => 32,
                    _ => 64,
                };
                let (wide, bits) = (self.widen(&ty, value)?, self.constant(Kind::I32, bits));
                let found = self.native("c.is_class", vec![wide, mask, bits], Some(Kind::I32));
                found.map(|found| vec![found]).ok_or_else(unknown)
            }
            (_, values @ ([_] | [_, _])) => {
                let native = match (base, values.len()) {
                    (
                        "fabs" | "sqrt" | "floor" | "ceil" | "trunc" | "rint" | "round" | "exp"
                        | "exp2" | "log" | "log2" | "log10" | "sin" | "cos" | "tan",
                        1,
                    ) => base,
                    ("nearbyint" | "roundeven", 1) => "rint",
                    ("pow" | "copysign", 2) => base,
                    ("maxnum", 2) => "fmax",
                    ("minnum", 2) => "fmin",
                    _ => return Err(unknown()),
                };
                let wide: Result<Vec<Reg>, Refusal> =
                    values.iter().map(|&value| self.widen(&ty, value)).collect();
                let found = self.native(&format!("c.{native}"), wide?, Some(Kind::F64));
                let found = found.ok_or_else(unknown)?;
                Ok(vec![match result.kind()? {
                    Kind::F32 => self.convert(ConvertOp::F64ToF32, found),
                    _ => found,
                }])
            }
            _ => Err(unknown()),
        }
    }

    /// A float as a double.
    fn widen(&mut self, ty: &Type, value: Reg) -> Result<Reg, Refusal> {
        Ok(match ty.kind()? {
            Kind::F32 => self.convert(ConvertOp::F32ToF64, value),
            _ => value,
        })
    }

    /// Arithmetic that says whether it left the range.
    fn checked(&mut self, base: &str, ty: &Type, a: Reg, b: Reg) -> Result<Vec<Reg>, Refusal> {
        let Type::Int(width) = *ty else {
            return Err("checked arithmetic on something else".to_string());
        };
        let signed = base.starts_with('s');
        let operator = &base[1..4];
        let value = self.arithmetic(operator, ty, a, b)?;
        let overflow = if width <= 32 {
            // In 64 bits nothing is lost.
            let widen = if signed { "sext" } else { "zext" };
            let wide_a = self.cast(widen, ty, a, &Type::Int(64))?;
            let wide_b = self.cast(widen, ty, b, &Type::Int(64))?;
            let wide = self.arithmetic(operator, &Type::Int(64), wide_a, wide_b)?;
            let back = self.cast(widen, ty, value, &Type::Int(64))?;
            self.compare(CompareOperator::Ne, Kind::I64, wide, back)
        } else {
            let kind = self.constant(
                Kind::I32,
                match (operator, signed) {
                    ("add", true) => 0,
                    ("add", false) => 1,
                    ("sub", true) => 2,
                    ("sub", false) => 3,
                    (_, true) => 4,
                    (_, false) => 5,
                },
            );
            let found = self.native("c.overflows", vec![a, b, kind], Some(Kind::I32));
            found.unwrap_or(value)
        };
        Ok(vec![value, overflow])
    }

    fn copy(
        &mut self,
        base: &str,
        to: &Value,
        from: &Value,
        length: &Argument,
    ) -> Result<(), Refusal> {
        if let Value::Constant(Constant::Int(size)) = length.value
            && size <= MAX_INLINE
        {
            let (to, from) = (self.address(to)?, self.address(from)?);
            return self.copy_bytes(to, from, size);
        }
        let name = if base == "memmove" {
            "memmove"
        } else {
            "memcpy"
        };
        let Some(Symbol::Function(function)) = self.world.symbol(self.module, name) else {
            return Err(format!("the function `{name}`"));
        };
        let to = self.scalar(&Type::Pointer, to)?;
        let from = self.scalar(&Type::Pointer, from)?;
        let size = self.index(&length.ty, &length.value)?;
        self.call(function, vec![to, from, size], Some(Kind::Ptr));
        Ok(())
    }

    fn fill(&mut self, to: &Value, value: &Argument, length: &Argument) -> Result<(), Refusal> {
        if let (Value::Constant(Constant::Int(size)), Value::Constant(Constant::Int(byte))) =
            (&length.value, &value.value)
            && *size <= MAX_INLINE
        {
            let address = self.address(to)?;
            let word = u64::from(*byte as u8) * 0x0101_0101_0101_0101;
            for (offset, cell) in cells_of(*size) {
                // Repeated bytes are no address.
                let cell = if cell == Cell::Ptr { Cell::I64 } else { cell };
                let bits = cell.widen(cell.narrow(word));
                let value = self.constant(cell.kind(), bits);
                let place = self.cell_place(address, offset, cell)?;
                self.emit(Op::Store {
                    order: Order::Plain,
                    place,
                    value,
                });
            }
            return Ok(());
        }
        let Some(Symbol::Function(function)) = self.world.symbol(self.module, "memset") else {
            return Err("the function `memset`".to_string());
        };
        let to = self.scalar(&Type::Pointer, to)?;
        let byte = self.scalar(&value.ty, &value.value)?;
        let size = self.index(&length.ty, &length.value)?;
        self.call(function, vec![to, byte, size], Some(Kind::Ptr));
        Ok(())
    }

    /// Fills the list of further arguments: all of them are in memory.
    fn begin_list(&mut self, list: Address) -> Result<(), Refusal> {
        let Some(block) = self.variadic else {
            return Err("a list of further arguments in a function without any".to_string());
        };
        let store = |lowering: &mut Self, at: u64, cell: Cell, value: Reg| {
            let place = lowering.cell_place(list, at, cell)?;
            lowering.emit(Op::Store {
                order: Order::Plain,
                place,
                value,
            });
            Ok::<(), Refusal>(())
        };
        let integers = self.constant(Kind::I32, NO_INTEGERS);
        store(self, FIRST_INTEGERS, Cell::I32, integers)?;
        let floats = self.constant(Kind::I32, NO_FLOATS);
        store(self, FIRST_FLOATS, Cell::I32, floats)?;
        store(self, FURTHER, Cell::Ptr, block)?;
        let none = self.constant(Kind::Ptr, 0);
        store(self, SAVED, Cell::Ptr, none)
    }
}
