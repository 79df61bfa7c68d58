//! Instructions, one by one. Calls and call sites are elsewhere.

use super::blocks::Method;
use super::builder::Label;
use super::objects::order;
use super::stack::Val;
use crate::reader::{ArithmeticOp, Condition, Constant, Instruction, JavaType, LogicOp, ThreeWay};
use crate::world::{FuncKey, Res, damaged, problem};
use fencepost_ir::{
    BinaryOperator, Cell, CompareOperator, ConvertOp, Def, Kind, Op, OptUse, Order, Place, Reg,
    Target, Targets, UnaryOp,
};

impl Method<'_> {
    /// Lowers the instruction at an offset.
    pub(super) fn instruction(&mut self, instruction: &Instruction, at: u32, next: u32) -> Res<()> {
        match instruction {
            Instruction::Nop => Ok(()),
            Instruction::Null => {
                let dst = self.push(Kind::Ref)?;
                self.b.emit(Op::Null { dst: Def(dst) });
                Ok(())
            }
            Instruction::Int(value) => self.number(Kind::I32, u64::from(*value as u32)),
            Instruction::Long(value) => self.number(Kind::I64, *value as u64),
            Instruction::Float(value) => self.number(Kind::F32, u64::from(value.to_bits())),
            Instruction::Double(value) => self.number(Kind::F64, value.to_bits()),
            Instruction::Constant(index) => self.load_constant(*index),
            Instruction::Load(kind, slot) => {
                let reg = self.stack.local(&mut self.b, *slot, *kind)?;
                self.stack.push(Val {
                    reg,
                    kind: *kind,
                    unmade: false,
                    origin: None,
                });
                Ok(())
            }
            Instruction::Store(kind, slot) => self.stack.store(&mut self.b, *slot, *kind),
            Instruction::ArrayLoad(element) => self.array_load(element.cell()),
            Instruction::ArrayStore(element) => self.array_store(element.cell()),
            Instruction::Pop
            | Instruction::Pop2
            | Instruction::Dup
            | Instruction::DupX1
            | Instruction::DupX2
            | Instruction::Dup2
            | Instruction::Dup2X1
            | Instruction::Dup2X2
            | Instruction::Swap => self.shuffle(instruction),
            Instruction::Arithmetic(operator, kind) => self.arithmetic(*operator, *kind),
            Instruction::Negate(kind) => self.negate(*kind),
            Instruction::Logic(operator, kind) => self.logic(*operator, *kind),
            Instruction::Increment(slot, by) => {
                let local = self.stack.local(&mut self.b, *slot, Kind::I32)?;
                self.stack.keep(&mut self.b, local)?;
                let by = self.b.int(i32::from(*by))?;
                self.b
                    .binary(BinaryOperator::Add, Kind::I32, local, local, by);
                Ok(())
            }
            Instruction::Convert(from, to) => self.conversion(*from, to),
            Instruction::Compare(how, kind) => self.three_way(*how, *kind),
            Instruction::IfZero(condition, target) => {
                let value = self.stack.pop(Kind::I32)?;
                let zero = self.b.int(0)?;
                self.branch_if(*condition, Kind::I32, value, zero, *target, next)
            }
            Instruction::IfInt(condition, target) => {
                let right = self.stack.pop(Kind::I32)?;
                let left = self.stack.pop(Kind::I32)?;
                self.branch_if(*condition, Kind::I32, left, right, *target, next)
            }
            Instruction::IfSame(same, target) => {
                let right = self.stack.pop(Kind::Ref)?;
                let left = self.stack.pop(Kind::Ref)?;
                let condition = if *same { Condition::Eq } else { Condition::Ne };
                self.branch_if(condition, Kind::Ref, left, right, *target, next)
            }
            Instruction::IfNull(null, target) => {
                let value = self.stack.pop(Kind::Ref)?;
                let other = self.b.null()?;
                let condition = if *null { Condition::Eq } else { Condition::Ne };
                self.branch_if(condition, Kind::Ref, value, other, *target, next)
            }
            Instruction::Goto(target) => {
                self.stack.settle(&mut self.b)?;
                let label = self.target(*target)?;
                self.b.jump(label);
                Ok(())
            }
            Instruction::TableSwitch {
                default,
                low,
                targets,
            } => self.table_switch(*default, *low, targets),
            Instruction::LookupSwitch { default, pairs } => self.lookup_switch(*default, pairs),
            Instruction::Return(kind) => self.return_value(*kind),
            Instruction::GetStatic(index) => self.get_static(*index),
            Instruction::PutStatic(index) => self.put_static(*index),
            Instruction::GetField(index) => {
                let field = self.field(*index)?;
                let object = self.stack.pop(Kind::Ref)?;
                let dst = self.push(field.reference.cell.kind())?;
                let place = Place::Field(object, field.reference);
                self.load_cell(dst, order(&field), place, field.access)
            }
            Instruction::PutField(index) => {
                let field = self.field(*index)?;
                let value = self.stack.pop(field.reference.cell.kind())?;
                let object = self.stack.pop(Kind::Ref)?;
                let place = Place::Field(object, field.reference);
                self.store_cell(order(&field), place, value, field.access)
            }
            Instruction::InvokeVirtual(index)
            | Instruction::InvokeSpecial(index)
            | Instruction::InvokeStatic(index)
            | Instruction::InvokeInterface(index) => self.invoke(instruction, *index),
            Instruction::InvokeDynamic(index) => self.invoke_dynamic(*index, at),
            Instruction::New(index) => self.new_object(*index),
            Instruction::NewArray(element) => self.new_array(element.name()),
            Instruction::NewObjectArray(index) => {
                let element = self.class_name(*index)?;
                self.new_array(&element)
            }
            Instruction::ArrayLength => {
                let array = self.stack.pop(Kind::Ref)?;
                let dst = self.push(Kind::I32)?;
                self.b.emit(Op::ArrayLength {
                    dst: Def(dst),
                    array,
                });
                Ok(())
            }
            Instruction::Throw => {
                let exception = self.stack.pop(Kind::Ref)?;
                self.b.emit(Op::Throw { exception });
                Ok(())
            }
            Instruction::CheckCast(index) => {
                let name = self.class_name(*index)?;
                let class = self.b.world.class_id(&name);
                self.b.world.info(class)?;
                let value = self.stack.pop(Kind::Ref)?;
                let dst = self.push(Kind::Ref)?;
                self.b.emit(Op::Cast {
                    dst: Def(dst),
                    class,
                    value,
                });
                Ok(())
            }
            Instruction::InstanceOf(index) => {
                let name = self.class_name(*index)?;
                let class = self.b.world.class_id(&name);
                self.b.world.info(class)?;
                let value = self.stack.pop(Kind::Ref)?;
                let found = self.b.temp(Kind::Ref)?;
                self.b.emit(Op::IsInstance {
                    dst: Def(found),
                    class,
                    value,
                });
                let null = self.b.null()?;
                let dst = self.push(Kind::I32)?;
                self.compare_into(dst, CompareOperator::Ne, Kind::Ref, found, null);
                Ok(())
            }
            Instruction::MonitorEnter => {
                let object = self.stack.pop(Kind::Ref)?;
                self.b.emit(Op::MonitorEnter {
                    object,
                    taken: OptUse(None),
                });
                Ok(())
            }
            Instruction::MonitorExit => {
                let object = self.stack.pop(Kind::Ref)?;
                self.b.emit(Op::MonitorExit { object });
                Ok(())
            }
            Instruction::NewMultiArray(index, dimensions) => {
                let name = self.class_name(*index)?;
                let depth = name.bytes().take_while(|&byte| byte == b'[').count();
                if *dimensions == 0 || usize::from(*dimensions) > depth {
                    return problem("ill-formed code: an array with too many dimensions");
                }
                let mut lengths = Vec::new();
                for _ in 0..*dimensions {
                    lengths.insert(0, self.stack.pop(Kind::I32)?);
                }
                let class = self.b.world.class_id(&name);
                let key = FuncKey::MultiArray(class, *dimensions);
                let function = self.b.world.function_id(&key);
                let dst = self.push(Kind::Ref)?;
                self.b.emit(Op::Call {
                    dst: fencepost_ir::OptDef(Some(dst)),
                    function,
                    args: fencepost_ir::Args(lengths.into()),
                });
                Ok(())
            }
            Instruction::Subroutine => {
                problem("subroutines (`jsr`, `ret`) of old compilers are not modelled")
            }
        }
    }

    /// The register of a new entry of the operand stack.
    pub(super) fn push(&mut self, kind: Kind) -> Res<Reg> {
        self.stack.push_new(&mut self.b, kind)
    }

    fn number(&mut self, kind: Kind, bits: u64) -> Res<()> {
        let dst = self.push(kind)?;
        self.b.constant(dst, kind, bits);
        Ok(())
    }

    pub(super) fn class_name(&self, index: u16) -> Res<String> {
        self.file
            .pool
            .class(&self.file.bytes, index)
            .map_err(damaged)
    }

    fn load_constant(&mut self, index: u16) -> Res<()> {
        let constant = self.file.pool.get(index).map_err(damaged)?.clone();
        self.constant(&constant, index)
    }

    pub(super) fn constant(&mut self, constant: &Constant, index: u16) -> Res<()> {
        match constant {
            Constant::Integer(value) => self.number(Kind::I32, u64::from(*value as u32)),
            Constant::Float(bits) => self.number(Kind::F32, u64::from(*bits)),
            Constant::Long(value) => self.number(Kind::I64, *value as u64),
            Constant::Double(bits) => self.number(Kind::F64, *bits),
            Constant::String(text) => {
                let units = self.file.pool.units(&self.file.bytes, *text);
                let literal = self.b.source.literal(units.map_err(damaged)?);
                let dst = self.push(Kind::Ref)?;
                self.b.emit(Op::StringLiteral {
                    dst: Def(dst),
                    literal,
                });
                Ok(())
            }
            Constant::Class(_) => {
                let name = self.class_name(index)?;
                let class = self.b.world.class_id(&name);
                self.b.world.info(class)?;
                let dst = self.push(Kind::Ref)?;
                self.b.emit(Op::TypeObject {
                    dst: Def(dst),
                    class,
                });
                Ok(())
            }
            Constant::MethodHandle(..) | Constant::MethodType(_) => {
                problem("constant method handles and method types are not modelled")
            }
            Constant::Dynamic(..) => problem("constants that code computes are not modelled"),
            other => problem(format!("ill-formed code: {other:?} is loaded")),
        }
    }

    /// Puts entries of the operand stack elsewhere. Wide values count twice.
    fn shuffle(&mut self, instruction: &Instruction) -> Res<()> {
        let wide = |entry: &Val| matches!(entry.kind, Kind::I64 | Kind::F64);
        // The top one or two slots, as entries, topmost last.
        let take = |method: &mut Self, slots: usize| -> Res<Vec<Val>> {
            let top = method.stack.pop_any()?;
            match (slots, wide(&top)) {
                (1, false) | (2, true) => Ok(vec![top]),
                (2, false) => {
                    let below = method.stack.pop_any()?;
                    match wide(&below) {
                        true => problem("ill-formed code: half of a wide value is moved"),
                        false => Ok(vec![below, top]),
                    }
                }
                _ => problem("ill-formed code: half of a wide value is moved"),
            }
        };
        let (moved, skipped) = match instruction {
            Instruction::Pop => return take(self, 1).map(drop),
            Instruction::Pop2 => return take(self, 2).map(drop),
            Instruction::Dup => (1, 0),
            Instruction::DupX1 | Instruction::Swap => (1, 1),
            Instruction::DupX2 => (1, 2),
            Instruction::Dup2 => (2, 0),
            Instruction::Dup2X1 => (2, 1),
            _ => (2, 2),
        };
        let top = take(self, moved)?;
        let below = match skipped {
            0 => Vec::new(),
            slots => take(self, slots)?,
        };
        let again = match instruction {
            Instruction::Swap => Vec::new(),
            _ => top.clone(),
        };
        for entry in top.into_iter().chain(below).chain(again) {
            self.stack.push(entry);
        }
        Ok(())
    }

    fn array_load(&mut self, cell: Cell) -> Res<()> {
        let index = self.stack.pop(Kind::I32)?;
        let array = self.stack.pop(Kind::Ref)?;
        let dst = self.push(cell.kind())?;
        self.load_cell(dst, Order::Plain, Place::Element(array, index, cell), 0)
    }

    fn array_store(&mut self, cell: Cell) -> Res<()> {
        let value = self.stack.pop(cell.kind())?;
        let index = self.stack.pop(Kind::I32)?;
        let array = self.stack.pop(Kind::Ref)?;
        if cell == Cell::Ref {
            self.b.emit(Op::StoreCheck { array, value });
        }
        let place = Place::Element(array, index, cell);
        self.store_cell(Order::Plain, place, value, 0)
    }

    fn arithmetic(&mut self, operator: ArithmeticOp, kind: Kind) -> Res<()> {
        let is_integer = matches!(kind, Kind::I32 | Kind::I64);
        let operator = match operator {
            ArithmeticOp::Add => BinaryOperator::Add,
            ArithmeticOp::Sub => BinaryOperator::Sub,
            ArithmeticOp::Mul => BinaryOperator::Mul,
            ArithmeticOp::Div if is_integer => BinaryOperator::DivWrap,
            ArithmeticOp::Div => BinaryOperator::Div,
            ArithmeticOp::Rem if is_integer => BinaryOperator::RemWrap,
            ArithmeticOp::Rem => BinaryOperator::Rem,
        };
        let right = self.stack.pop(kind)?;
        let left = self.stack.pop(kind)?;
        let dst = self.push(kind)?;
        self.b.binary(operator, kind, dst, left, right);
        Ok(())
    }

    fn logic(&mut self, operator: LogicOp, kind: Kind) -> Res<()> {
        let operator = match operator {
            LogicOp::And => BinaryOperator::And,
            LogicOp::Or => BinaryOperator::Or,
            LogicOp::Xor => BinaryOperator::Xor,
            LogicOp::Shl => BinaryOperator::Shl,
            LogicOp::Shr => BinaryOperator::Shr,
            LogicOp::Ushr => BinaryOperator::ShrU,
        };
        let shifts = matches!(
            operator,
            BinaryOperator::Shl | BinaryOperator::Shr | BinaryOperator::ShrU
        );
        let right = self.stack.pop(if shifts { Kind::I32 } else { kind })?;
        let left = self.stack.pop(kind)?;
        let dst = self.push(kind)?;
        self.b.binary(operator, kind, dst, left, right);
        Ok(())
    }

    fn negate(&mut self, kind: Kind) -> Res<()> {
        let operator = match kind {
            Kind::I32 => UnaryOp::NegI32,
            Kind::I64 => UnaryOp::NegI64,
            Kind::F32 => UnaryOp::NegF32,
            _ => UnaryOp::NegF64,
        };
        let src = self.stack.pop(kind)?;
        let dst = self.push(kind)?;
        self.b.emit(Op::Unary {
            operator,
            dst: Def(dst),
            src,
        });
        Ok(())
    }

    fn conversion(&mut self, from: Kind, to: &JavaType) -> Res<()> {
        let mut src = self.stack.pop(from)?;
        let mut kind = from;
        // There are no direct conversions from small floats to integers.
        if from == Kind::F32 && matches!(to, JavaType::Int | JavaType::Long) {
            let wide = self.b.temp(Kind::F64)?;
            self.b.convert(ConvertOp::F32ToF64, wide, src);
            (src, kind) = (wide, Kind::F64);
        }
        let operator = match (kind, to) {
            (Kind::I32, JavaType::Byte) => ConvertOp::I32ToI8,
            (Kind::I32, JavaType::Char) => ConvertOp::I32ToU16,
            (Kind::I32, JavaType::Short) => ConvertOp::I32ToI16,
            (Kind::I32, JavaType::Long) => ConvertOp::I32ToI64,
            (Kind::I32, JavaType::Float) => ConvertOp::I32ToF32,
            (Kind::I32, JavaType::Double) => ConvertOp::I32ToF64,
            (Kind::I64, JavaType::Int) => ConvertOp::I64ToI32,
            (Kind::I64, JavaType::Float) => ConvertOp::I64ToF32,
            (Kind::I64, JavaType::Double) => ConvertOp::I64ToF64,
            (Kind::F32, JavaType::Double) => ConvertOp::F32ToF64,
            (Kind::F64, JavaType::Float) => ConvertOp::F64ToF32,
            (Kind::F64, JavaType::Int) => ConvertOp::F64ToI32Sat,
            (Kind::F64, JavaType::Long) => ConvertOp::F64ToI64Sat,
            _ => return problem("ill-formed code: a conversion that does not exist"),
        };
        let dst = self.push(to.kind())?;
        self.b.convert(operator, dst, src);
        Ok(())
    }

    fn compare_into(&mut self, dst: Reg, operator: CompareOperator, kind: Kind, a: Reg, b: Reg) {
        self.b.emit(Op::Compare {
            operator: fencepost_ir::CompareOp { operator, kind },
            dst: Def(dst),
            a,
            b,
        });
    }

    /// -1, 0 or 1, from two comparisons.
    fn three_way(&mut self, how: ThreeWay, kind: Kind) -> Res<()> {
        let right = self.stack.pop(kind)?;
        let left = self.stack.pop(kind)?;
        let (first, second) = match how {
            ThreeWay::Integer => (CompareOperator::Gt, CompareOperator::Lt),
            ThreeWay::FloatLess => (CompareOperator::Gt, CompareOperator::Ge),
            ThreeWay::FloatGreater => (CompareOperator::Lt, CompareOperator::Le),
        };
        let a = self.b.compare(first, kind, left, right)?;
        let b = self.b.compare(second, kind, left, right)?;
        let one = self.b.int(1)?;
        let dst = self.push(Kind::I32)?;
        match how {
            // Greater less smaller.
            ThreeWay::Integer => self.b.binary(BinaryOperator::Sub, Kind::I32, dst, a, b),
            // Greater plus not smaller less one: both are 0 where one is not a number.
            ThreeWay::FloatLess => {
                self.b.binary(BinaryOperator::Add, Kind::I32, dst, a, b);
                self.b.binary(BinaryOperator::Sub, Kind::I32, dst, dst, one);
            }
            // One less smaller less not greater.
            ThreeWay::FloatGreater => {
                self.b.binary(BinaryOperator::Sub, Kind::I32, dst, one, a);
                self.b.binary(BinaryOperator::Sub, Kind::I32, dst, dst, b);
            }
        }
        Ok(())
    }

    fn branch_if(
        &mut self,
        condition: Condition,
        kind: Kind,
        left: Reg,
        right: Reg,
        target: u32,
        next: u32,
    ) -> Res<()> {
        let operator = match condition {
            Condition::Eq => CompareOperator::Eq,
            Condition::Ne => CompareOperator::Ne,
            Condition::Lt => CompareOperator::Lt,
            Condition::Ge => CompareOperator::Ge,
            Condition::Gt => CompareOperator::Gt,
            Condition::Le => CompareOperator::Le,
        };
        let holds = self.b.compare(operator, kind, left, right)?;
        self.stack.settle(&mut self.b)?;
        let then = self.target(target)?;
        let otherwise = self.target(next)?;
        self.b.branch(holds, then, otherwise);
        Ok(())
    }

    fn table_switch(&mut self, default: u32, low: i32, targets: &[u32]) -> Res<()> {
        let value = self.stack.pop(Kind::I32)?;
        let low = self.b.int(low)?;
        let index = self.b.temp(Kind::I32)?;
        self.b
            .binary(BinaryOperator::Sub, Kind::I32, index, value, low);
        self.stack.settle(&mut self.b)?;
        let otherwise = self.target(default)?;
        let targets = targets.iter().map(|&target| self.target(target));
        let targets: Vec<u32> = targets
            .map(|label: Res<Label>| label.map(|label| label.0))
            .collect::<Res<_>>()?;
        self.b.emit(Op::Switch {
            index,
            targets: Targets(targets.into()),
            otherwise: Target(otherwise.0),
        });
        Ok(())
    }

    fn lookup_switch(&mut self, default: u32, pairs: &[(i32, u32)]) -> Res<()> {
        let value = self.stack.pop(Kind::I32)?;
        let kept = self.b.temp(Kind::I32)?;
        self.b.mov(kept, value);
        self.stack.settle(&mut self.b)?;
        let case = self.b.temp(Kind::I32)?;
        let same = self.b.temp(Kind::I32)?;
        for &(number, target) in pairs {
            self.b.constant(case, Kind::I32, u64::from(number as u32));
            self.compare_into(same, CompareOperator::Eq, Kind::I32, kept, case);
            let then = self.target(target)?;
            let next = self.b.label();
            self.b.branch(same, then, next);
            self.b.bind(next);
        }
        let otherwise = self.target(default)?;
        self.b.jump(otherwise);
        Ok(())
    }

    fn return_value(&mut self, kind: Option<Kind>) -> Res<()> {
        if kind != self.b.function.result {
            return problem("ill-formed code: a method returns something else than it says");
        }
        let value = match kind {
            Some(kind) => Some(self.stack.pop(kind)?),
            None => None,
        };
        self.leave_method();
        self.b.emit(Op::Return {
            value: OptUse(value),
        });
        Ok(())
    }
}
