//! Calls.

use super::{Lowering, Refusal};
use crate::cursor::{Constant, Value};
use crate::instruction::Argument;
use crate::types::Type;
use crate::world::Symbol;
use fencepost_ir::{
    Args, Cell, CompareOperator, ConvertOp, Def, FuncId, Kind, Op, OptDef, Order, Reg, Target,
};

/// What a call calls.
enum Callee {
    Function(FuncId),
    Pointer(Reg),
}

impl Lowering<'_> {
    pub fn call_instruction(
        &mut self,
        name: Option<u32>,
        result: &Type,
        variadic: Option<usize>,
        callee: &Value,
        arguments: &[Argument],
    ) -> Result<(), Refusal> {
        let symbol = match callee {
            Value::Constant(Constant::Global(name)) => Some(name.to_string()),
            _ => None,
        };
        if let Some(symbol) = &symbol
            && symbol.starts_with("llvm.")
        {
            return self.intrinsic(name, symbol, result, arguments);
        }
        let kinds = self.kinds(result)?;
        if let Some(symbol) = &symbol
            && let Some(native) = symbol.strip_prefix("__fencepost_")
        {
            let mut args = Vec::new();
            for argument in arguments {
                args.push(self.scalar(&argument.ty, &argument.value)?);
            }
            let result = match (native, args.as_slice()) {
                ("end_own_copies", []) => {
                    self.end_own_copies()?;
                    None
                }
                // A call into the runtime would order what is around it; a choice does not.
                ("choose", &[bound]) => {
                    let dst = self.fresh(Kind::I32);
                    self.emit(Op::Choose {
                        dst: Def(dst),
                        bound,
                    });
                    Some(dst)
                }
                ("run_destructors", []) => {
                    for function in self.world.destructors()? {
                        let result = self.world.signature_by_id(function)?.result;
                        self.call(function, Vec::new(), result);
                    }
                    None
                }
                ("has_handlers", []) => {
                    let asks = self.world.exit_function().is_some();
                    Some(self.constant(Kind::I32, u64::from(asks)))
                }
                ("spurious", []) => {
                    let spurious = self.world.demands.spurious_wakeups;
                    Some(self.constant(Kind::I32, u64::from(spurious)))
                }
                _ => self.native(&format!("c.{native}"), args, kinds.first().copied()),
            };
            self.bind(name, result.into_iter().collect());
            return Ok(());
        }
        let target = match callee {
            Value::Constant(Constant::Global(symbol)) => {
                match self.world.symbol(self.module, symbol) {
                    Some(Symbol::Function(function)) => Callee::Function(function),
                    _ => return Err(format!("the function `{symbol}`, which no file defines")),
                }
            }
            _ => Callee::Pointer(self.scalar(&Type::Pointer, callee)?),
        };
        let takes_more = match &target {
            Callee::Function(function) => self.world.is_variadic(*function),
            Callee::Pointer(_) => variadic.is_some_and(|fixed| fixed < arguments.len()),
        };
        // A pointer to a function without a prototype looks like this, too.
        let may_take_more = !takes_more && variadic.is_some();
        let fixed = match &target {
            Callee::Function(function) if takes_more => self.world.fixed_parameters(*function),
            Callee::Pointer(_) if takes_more => variadic.unwrap_or(0),
            _ => arguments.len(),
        };
        let mut args = Vec::new();
        let mut copies = Vec::new();
        for argument in arguments.iter().take(fixed) {
            match &argument.by_value {
                Some(ty) => {
                    let copy = self.pass_copy(ty, &argument.value)?;
                    copies.push(copy);
                    args.push(copy);
                }
                None => args.extend(self.registers(&argument.ty, &argument.value)?),
            }
        }
        if takes_more {
            let rest = arguments.get(fixed..).unwrap_or_default();
            args.push(self.pack(rest, &mut copies)?);
        }
        if let Callee::Function(function) = &target {
            self.fit(*function, &mut args)?;
            if self.world.leaves_thread(*function) && !self.has_handlers {
                // Memory of the call ends here, and other calls seldom have any.
                for pointer in self.shared.clone() {
                    self.native("c.leave", vec![pointer], None);
                }
            }
        }
        let mut out = Vec::new();
        let wanted = kinds.first().copied();
        // A function without a prototype may give something else than its caller thinks.
        let given = match &target {
            Callee::Function(function) => self.world.signature_by_id(*function)?.result,
            Callee::Pointer(_) => wanted,
        };
        let dst = given.map(|kind| self.fresh(kind));
        match target {
            Callee::Function(function) => {
                self.emit(Op::Call {
                    dst: OptDef(dst),
                    function,
                    args: Args(args.into()),
                });
            }
            Callee::Pointer(function) if may_take_more => {
                self.call_either_way(function, args, dst);
            }
            Callee::Pointer(function) => {
                self.emit(Op::CallIndirect {
                    dst: OptDef(dst),
                    function,
                    args: Args(args.into()),
                });
            }
        }
        match (dst, wanted) {
            (Some(reg), Some(kind)) => out.push(self.pass_as(reg, kind)?),
            (None, Some(kind)) => out.push(self.constant(kind, 0)),
            (_, None) => {}
        }
        for (number, &kind) in kinds.iter().enumerate().skip(1) {
            let reg = self.fresh(kind);
            let place = self.result_place(number, reg)?;
            self.emit(Op::Load {
                dst: Def(reg),
                order: Order::Plain,
                place,
            });
            // What stays there would keep states apart that are the same.
            let zero = self.constant(kind, 0);
            self.emit(Op::Store {
                order: Order::Plain,
                place,
                value: zero,
            });
            out.push(reg);
        }
        for copy in copies {
            self.native("c.leave", vec![copy], None);
        }
        self.bind(name, out);
        Ok(())
    }

    /// Calls a function that takes these arguments, or these and then any others, of which there
    /// are none: which of both, is seen when it is called.
    fn call_either_way(&mut self, function: Reg, mut args: Vec<Reg>, dst: Option<Reg>) {
        let params = self.native("c.parameters", vec![function], Some(Kind::I32));
        let count = self.constant(Kind::I32, args.len() as u64);
        let params = params.unwrap_or(count);
        let same = self.compare(CompareOperator::Eq, Kind::I32, params, count);
        let branch = self.emit(Op::Branch {
            condition: same,
            then: Target(0),
            otherwise: Target(0),
        });
        self.patch(branch, |op, next| {
            if let Op::Branch { then, .. } = op {
                *then = Target(next);
            }
        });
        self.emit(Op::CallIndirect {
            dst: OptDef(dst),
            function,
            args: Args(args.clone().into()),
        });
        let end = self.emit(Op::Jump { target: Target(0) });
        self.patch(branch, |op, next| {
            if let Op::Branch { otherwise, .. } = op {
                *otherwise = Target(next);
            }
        });
        args.push(self.constant(Kind::Ptr, 0));
        self.emit(Op::CallIndirect {
            dst: OptDef(dst),
            function,
            args: Args(args.into()),
        });
        self.patch(end, |op, next| {
            if let Op::Jump { target } = op {
                *target = Target(next);
            }
        });
    }

    /// Functions without a prototype are called with whatever the caller thinks they take.
    fn fit(&mut self, function: FuncId, args: &mut Vec<Reg>) -> Result<(), Refusal> {
        let signature = self.world.signature_by_id(function)?;
        args.truncate(signature.params.len());
        for (at, &kind) in signature.params.iter().enumerate() {
            match args.get(at) {
                None => {
                    let zero = self.constant(kind, 0);
                    args.push(zero);
                }
                Some(&reg) => args[at] = self.pass_as(reg, kind)?,
            }
        }
        Ok(())
    }

    /// An argument as the callee takes it: integers and pointers are passed in the same registers.
    fn pass_as(&mut self, reg: Reg, kind: Kind) -> Result<Reg, Refusal> {
        Ok(match (self.function.regs[reg.index()].kind, kind) {
            (from, to) if from == to => reg,
            (Kind::I32, Kind::I64) => self.convert(ConvertOp::U32ToI64, reg),
            (Kind::I64, Kind::I32) => self.convert(ConvertOp::I64ToI32, reg),
            (Kind::Ptr, Kind::I64) => self.convert(ConvertOp::PtrToI64, reg),
            (Kind::I64, Kind::Ptr) => self.convert(ConvertOp::I64ToPtr, reg),
            (Kind::I32, Kind::Ptr) => {
                let wide = self.convert(ConvertOp::U32ToI64, reg);
                self.convert(ConvertOp::I64ToPtr, wide)
            }
            (Kind::Ptr, Kind::I32) => {
                let wide = self.convert(ConvertOp::PtrToI64, reg);
                self.convert(ConvertOp::I64ToI32, wide)
            }
            _ => return Err("a call with arguments of other types than declared".to_string()),
        })
    }

    /// Copies a struct that is passed by value.
    fn pass_copy(&mut self, ty: &Type, value: &Value) -> Result<Reg, Refusal> {
        let (size, _) = self.types().layout(ty).map_err(|e| e.message)?;
        let copy = self.call_memory(size);
        let from = self.address(value)?;
        if size > MAX_INLINE {
            return Err("a struct of more than 1,024 bytes that is passed by value".to_string());
        }
        let to = super::values::Address::Pointer(copy, 0);
        self.copy_bytes(to, from, size)?;
        Ok(copy)
    }

    /// Memory of the call.
    fn call_memory(&mut self, size: u64) -> Reg {
        let bytes = self.constant(Kind::I64, size);
        let block = self.native("c.local", vec![bytes], Some(Kind::Ptr));
        block.unwrap_or(bytes)
    }

    /// The bytes that a struct takes among further arguments.
    fn size_on_stack(&self, ty: &Type) -> Result<u64, Refusal> {
        let (size, align) = self.types().layout(ty).map_err(|e| e.message)?;
        match size <= MAX_INLINE && align <= 8 {
            true => Ok(size.next_multiple_of(8)),
            false => Err("a large struct among the arguments of a variadic call".to_string()),
        }
    }

    /// Puts further arguments into memory, 8 bytes each, as the calling convention has them on the
    /// stack.
    fn pack(&mut self, rest: &[Argument], copies: &mut Vec<Reg>) -> Result<Reg, Refusal> {
        if rest.is_empty() {
            return Ok(self.constant(Kind::Ptr, 0));
        }
        let mut places = Vec::new();
        let mut size = 0;
        for argument in rest {
            places.push(size);
            size += match &argument.by_value {
                Some(ty) => self.size_on_stack(ty)?,
                None => 8,
            };
        }
        let block = self.call_memory(size);
        copies.push(block);
        for (at, argument) in places.into_iter().zip(rest) {
            let to = super::values::Address::Pointer(block, at as i64);
            if let Some(ty) = &argument.by_value {
                let (size, _) = self.types().layout(ty).map_err(|e| e.message)?;
                let from = self.address(&argument.value)?;
                self.copy_bytes(to, from, size)?;
                continue;
            }
            let value = self.scalar(&argument.ty, &argument.value)?;
            let cell = match self.function.regs[value.index()].kind {
                Kind::I32 => Cell::I32,
                Kind::I64 => Cell::I64,
                Kind::F32 => Cell::F32,
                Kind::F64 => Cell::F64,
                Kind::Ptr | Kind::Ref => Cell::Ptr,
            };
            let place = self.cell_place(to, 0, cell)?;
            self.emit(Op::Store {
                order: Order::Plain,
                place,
                value,
            });
        }
        Ok(block)
    }
}

/// The most bytes that are copied cell by cell where they are needed.
pub(crate) const MAX_INLINE: u64 = 1024;
