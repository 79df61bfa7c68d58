//! The run of a test: a new object, what comes before the test, the test, what comes after it.
//!
//! An exception ends the run, and is a violation wherever it comes from. What would still run
//! after it in a test framework cannot take that back.

use super::{Lines, Lowerer};
use crate::reader::{AttributeArgument as Argument, Primitive};
use crate::world::{FuncKey, Repr, Res, Ty, TyId, problem};
use fencepost_base::Position;
use fencepost_ir::{Cell, Def, Kind, Op, OptUse, Reg};

impl Lowerer<'_> {
    /// Runs the test with a number.
    pub(crate) fn test(&mut self, number: u32) -> Res<()> {
        let world = self.world;
        let plan = world.test(number)?;
        self.function.result = None;
        if let FuncKey::Method { owner, row, .. } = &plan.method
            && let Some((def, _)) = world.named(*owner)
        {
            // Who waits here for a task, or dies of an exception, does so where the test is.
            self.function.library = false;
            self.position = Position {
                code_offset: Position::NO_OFFSET,
                ..Lines::of(self.source, def.asm, *row).at(0)
            };
            self.initialize_module(def.asm)?;
        }
        for key in &plan.first {
            self.run_around(key, None)?;
        }
        let mut object = None;
        if let Some(class) = plan.object {
            self.receiver(class, Kind::Ref)?;
            object = Some(self.pop_kind(Kind::Ref)?);
        }
        for key in &plan.before {
            self.run_around(key, object)?;
        }
        let (this, params, _) = self.parameters(&plan.method)?;
        self.push_object(this, object)?;
        for (argument, ty) in plan.arguments.iter().zip(&params) {
            self.push_test_argument(argument, *ty)?;
        }
        self.run_step(&plan.method)?;
        for key in &plan.after {
            self.run_around(key, object)?;
        }
        self.emit(Op::Return {
            value: OptUse(None),
        });
        Ok(())
    }

    /// Pushes the object that a method is called on, if it needs one.
    fn push_object(&mut self, this: Option<Kind>, object: Option<Reg>) -> Res<()> {
        match (this, object) {
            (Some(Kind::Ref), Some(object)) => {
                self.hold(object);
                self.push(object);
                Ok(())
            }
            (None, _) => Ok(()),
            (Some(_), _) => problem("a method around a test needs an object of its own"),
        }
    }

    /// Calls a method that belongs to the frame of a test. Where one takes an argument, that is
    /// the context of the test run, which nobody provides here.
    fn run_around(&mut self, key: &FuncKey, object: Option<Reg>) -> Res<()> {
        let (this, params, _) = self.parameters(key)?;
        self.push_object(this, object)?;
        for ty in params {
            match self.world.repr(ty)? {
                Repr::Cell(Cell::Ref) => {
                    let null = self.zero(Kind::Ref)?;
                    self.push(null);
                }
                Repr::Cell(_) | Repr::Struct | Repr::Void => {
                    let name = self.world.key_name(key);
                    return problem(format!("`{name}` runs around a test and takes arguments"));
                }
            }
        }
        self.run_step(key)
    }

    /// Calls a method whose arguments are on the stack, waits for a task, and drops the result.
    fn run_step(&mut self, key: &FuncKey) -> Res<()> {
        let (_, _, result) = self.parameters(key)?;
        self.call_virtual_key(key)?;
        self.await_result(result)?;
        while let Some(value) = self.stack.pop() {
            self.release_value(value);
        }
        Ok(())
    }

    /// Pushes a constant of an attribute as a value of the parameter's type.
    fn push_test_argument(&mut self, argument: &Argument, ty: TyId) -> Res<()> {
        let mismatch = || {
            let name = self.world.type_name(ty);
            problem(format!("a constant of an attribute is no `{name}`"))
        };
        if let Argument::Boxed(kind, value) = argument {
            if self.world.is_value(ty)? {
                return self.push_test_argument(value, ty);
            }
            let own = self.boxed_type(kind)?;
            if !self.world.assignable(own, ty)? {
                return mismatch();
            }
            self.push_test_argument(value, own)?;
            return self.box_value(own);
        }
        let Repr::Cell(cell) = self.world.repr(ty)? else {
            return mismatch();
        };
        let number: i128 = match (argument, cell) {
            (Argument::Signed(value), _) => i128::from(*value),
            (Argument::Unsigned(value), _) => i128::from(*value),
            (Argument::Boolean(value), Cell::Bool) => i128::from(*value),
            (Argument::Char(value), Cell::Char) => i128::from(*value),
            (Argument::R4(value), Cell::F32) => i128::from(value.to_bits()),
            (Argument::R4(value), Cell::F64) => i128::from(f64::from(*value).to_bits()),
            (Argument::R8(value), Cell::F64) => i128::from(value.to_bits()),
            (Argument::Boolean(_) | Argument::Char(_) | Argument::R4(_) | Argument::R8(_), _) => {
                return mismatch();
            }
            (Argument::String(None) | Argument::Type(None) | Argument::Array(None), Cell::Ref) => {
                let null = self.zero(Kind::Ref)?;
                self.push(null);
                return Ok(());
            }
            (Argument::String(Some(text)), Cell::Ref) => {
                let string = self.world.primitive(Primitive::String)?;
                if !self.world.assignable(string, ty)? {
                    return mismatch();
                }
                return self.push_literal(text.encode_utf16().collect());
            }
            (Argument::Type(Some(name)), Cell::Ref) => return self.push_type(name, ty),
            (Argument::Array(Some(elements)), Cell::Ref) => {
                let Ty::SzArray(element) = *self.world.ty(ty) else {
                    return mismatch();
                };
                return self.push_array(elements, element);
            }
            (
                Argument::String(_) | Argument::Type(_) | Argument::Array(_) | Argument::Boxed(..),
                _,
            ) => return mismatch(),
        };
        let is_float = matches!(argument, Argument::R4(_) | Argument::R8(_));
        let bits = match cell {
            _ if is_float => Some(number as u64),
            // The frameworks convert whole numbers, as a call in the program would.
            Cell::F32 => Some(u64::from((number as f32).to_bits())),
            Cell::F64 => Some((number as f64).to_bits()),
            Cell::Bool => matches!(argument, Argument::Boolean(_)).then_some(number as u64),
            Cell::Char => matches!(argument, Argument::Char(_)).then_some(number as u64),
            Cell::I8 => i8::try_from(number).ok().map(|value| value as u64),
            Cell::U8 => u8::try_from(number).ok().map(u64::from),
            Cell::I16 => i16::try_from(number).ok().map(|value| value as u64),
            Cell::U16 => u16::try_from(number).ok().map(u64::from),
            Cell::I32 => i32::try_from(number).ok().map(|value| value as u64),
            Cell::U32 => u32::try_from(number).ok().map(u64::from),
            Cell::I64 => i64::try_from(number).ok().map(|value| value as u64),
            Cell::U64 => u64::try_from(number).ok(),
            Cell::Ref | Cell::Ptr => None,
        };
        let Some(bits) = bits else { return mismatch() };
        let kind = cell.kind();
        let bits = match kind {
            Kind::I32 => u64::from(bits as u32),
            Kind::I64 | Kind::F32 | Kind::F64 | Kind::Ref | Kind::Ptr => bits,
        };
        let reg = self.number(kind, bits)?;
        self.push_typed(reg, ty)
    }

    fn push_type(&mut self, name: &str, ty: TyId) -> Res<()> {
        let Some(named) = self.world.type_by_name(name)? else {
            return problem(format!(
                "type `{name}`, which an attribute names, was not found"
            ));
        };
        if self.world.type_name(ty) != "System.Type" {
            return problem("a type is passed to a test as something else");
        }
        let dst = self.temp(Kind::Ref)?;
        self.emit(Op::TypeObject {
            dst: Def(dst),
            class: named.class(),
        });
        self.push(dst);
        Ok(())
    }

    fn push_array(&mut self, elements: &[Argument], element: TyId) -> Res<()> {
        self.load_int(elements.len() as i32)?;
        self.new_array(element)?;
        let array = self.pop_kind(Kind::Ref)?;
        for (index, value) in elements.iter().enumerate() {
            self.hold(array);
            self.push(array);
            self.load_int(index as i32)?;
            self.push_test_argument(value, element)?;
            self.store_element(element)?;
        }
        self.push(array);
        Ok(())
    }
}
