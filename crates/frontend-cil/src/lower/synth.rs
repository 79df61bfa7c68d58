//! Functions that no assembly has a body for: delegates, general arrays, faults.

use super::Lowerer;
use super::registers::Memory;
use crate::reader::Primitive;
use crate::world::{ArrayMethod, FuncKey, MethodInfo, Res, Ty, TyId, World, problem};
use fencepost_ir::{
    Args, BinaryOperator as B, Cell, CompareOperator as C, ConvertOp, Def, Fault, FieldRef, Kind,
    Op, OptDef, OptUse, Order, Place, Reg,
};

/// The object, the parameters and the result of an array's method.
pub(crate) fn array_signature(
    world: &World,
    array: TyId,
    method: ArrayMethod,
) -> Res<(Option<TyId>, Vec<TyId>, TyId)> {
    let (element, rank) = match world.ty(array) {
        Ty::Array(element, rank) => (*element, *rank),
        Ty::SzArray(element) => (*element, 1),
        _ => return problem("an array method of something not an array"),
    };
    let int = world.primitive(Primitive::I4)?;
    let void = world.primitive(Primitive::Void)?;
    let mut params = vec![int; rank as usize];
    Ok(match method {
        ArrayMethod::Ctor(count) => (None, vec![int; count as usize], array),
        ArrayMethod::Get => (Some(array), params, element),
        ArrayMethod::Set => {
            params.push(element);
            (Some(array), params, void)
        }
        ArrayMethod::Address => (Some(array), params, world.intern(&Ty::ByRef(element))?),
    })
}

impl Lowerer<'_> {
    /// The constructor and the `Invoke` of a delegate type.
    pub(crate) fn delegate_method(&mut self, owner: TyId, info: &MethodInfo) -> Res<()> {
        match info.name.as_str() {
            "Invoke" => self.delegate_invoke(),
            ".ctor" => self.delegate_constructor(),
            "BeginInvoke" => self.begin_invoke(owner),
            "EndInvoke" => self.end_invoke(owner),
            other => problem(format!(
                "`{other}` of delegate `{}` is not modelled",
                self.world.type_name(owner)
            )),
        }
    }

    pub(crate) fn argument_register(&self, index: usize) -> Res<Reg> {
        match self.args.get(index).map(|variable| variable.loc) {
            Some(super::Loc::Reg(reg) | super::Loc::Pointer(reg)) => Ok(reg),
            _ => problem("a synthesised function lacks a parameter"),
        }
    }

    fn delegate_constructor(&mut self) -> Res<()> {
        let target = self.delegate_target()?;
        let method = self.delegate_function()?;
        let this = self.argument_register(0)?;
        let (a, b) = (self.argument_register(1)?, self.argument_register(2)?);
        self.store(Place::Field(this, target), Order::Plain, a);
        self.store(Place::Field(this, method), Order::Plain, b);
        self.emit(Op::Return {
            value: OptUse(None),
        });
        Ok(())
    }

    /// Calls each entry of the list in turn, or the one method when there is no list.
    fn delegate_invoke(&mut self) -> Res<()> {
        self.function.library = true;
        let target_field = self.delegate_target()?;
        let method_field = self.delegate_function()?;
        let list_field = self.delegate_list()?;
        let this = self.argument_register(0)?;
        let params: Vec<Reg> = (1..self.args.len())
            .map(|index| self.argument_register(index))
            .chain(self.result_pointer.map(Ok))
            .collect::<Res<_>>()?;
        let list = self.load(Place::Field(this, list_field), Order::Plain)?;
        let (many, one, closed, open) = (self.label(), self.label(), self.label(), self.label());
        self.emit(Op::Branch {
            condition: list,
            then: Self::target(many),
            otherwise: Self::target(one),
        });
        self.bind(one);
        let target = self.load(Place::Field(this, target_field), Order::Plain)?;
        let method = self.load(Place::Field(this, method_field), Order::Plain)?;
        self.emit(Op::Branch {
            condition: target,
            then: Self::target(closed),
            otherwise: Self::target(open),
        });
        self.bind(closed);
        let mut with_target = vec![target];
        with_target.extend(&params);
        self.indirect_return(method, with_target)?;
        self.bind(open);
        // A method that takes one argument more is closed over a null reference.
        let count = self.int(params.len() as i32 + 1)?;
        let over_null = self.temp(Kind::I32)?;
        self.emit(Op::Native {
            dst: OptDef(Some(over_null)),
            native: self.source.native("cil.takes"),
            args: Args(Box::from([method, count])),
        });
        let plain = self.label();
        self.emit(Op::Branch {
            condition: over_null,
            then: Self::target(closed),
            otherwise: Self::target(plain),
        });
        self.bind(plain);
        self.indirect_return(method, params.clone())?;
        self.bind(many);
        self.invoke_each(list, &params)
    }

    fn indirect_return(&mut self, function: Reg, args: Vec<Reg>) -> Res<()> {
        let dst = self
            .function
            .result
            .map(|kind| self.temp(kind))
            .transpose()?;
        self.emit(Op::CallIndirect {
            dst: OptDef(dst),
            function,
            args: Args(args.into()),
        });
        self.emit(Op::Return { value: OptUse(dst) });
        Ok(())
    }

    /// Invokes every entry of a list; the result is that of the last.
    fn invoke_each(&mut self, list: Reg, params: &[Reg]) -> Res<()> {
        let result = self
            .function
            .result
            .map(|kind| self.temp(kind))
            .transpose()?;
        let length = self.temp(Kind::I32)?;
        self.emit(Op::ArrayLength {
            dst: Def(length),
            array: list,
        });
        let index = self.int(0)?;
        let one = self.int(1)?;
        let (head, inside, after) = (self.label(), self.label(), self.label());
        self.bind(head);
        self.hold(index);
        self.hold(length);
        let more = self.emit_compare(C::Lt, Kind::I32, index, length)?;
        self.emit(Op::Branch {
            condition: more,
            then: Self::target(inside),
            otherwise: Self::target(after),
        });
        self.bind(inside);
        let entry = self.load(Place::Element(list, index, Cell::Ref), Order::Plain)?;
        let mut args = vec![entry];
        args.extend(params);
        let function = self.function_id(&self.key.clone());
        self.emit(Op::Call {
            dst: OptDef(result),
            function,
            args: Args(args.into()),
        });
        self.hold(index);
        self.hold(one);
        let next = self.emit_binary(B::Add, Kind::I32, index, one)?;
        self.emit(Op::Move {
            dst: Def(index),
            src: next,
        });
        self.emit(Op::Jump {
            target: Self::target(head),
        });
        self.bind(after);
        self.emit(Op::Return {
            value: OptUse(result),
        });
        Ok(())
    }

    /// The methods of arrays with several dimensions, over natives that know the bounds.
    pub(crate) fn array_method(&mut self, array: TyId, method: ArrayMethod) -> Res<()> {
        let (this, params, result) = array_signature(self.world, array, method)?;
        self.declare_parameters(this, &params, result)?;
        self.function.library = true;
        let shift = usize::from(this.is_some());
        if let (Ty::SzArray(_), ArrayMethod::Ctor(_)) = (self.world.ty(array), method) {
            let length = self.argument_register(0)?;
            let dst = self.temp(Kind::Ref)?;
            self.emit(Op::NewArray {
                dst: Def(dst),
                class: array.class(),
                length,
            });
            self.emit(Op::Return {
                value: OptUse(Some(dst)),
            });
            return Ok(());
        }
        let counted = match (method, params.split_last()) {
            (ArrayMethod::Set, Some((_, indices))) => indices.len(),
            _ => params.len(),
        };
        if let ArrayMethod::Ctor(_) = method {
            let numbers = self.numbers_in_frame(shift, counted)?;
            let count = self.int(counted as i32)?;
            let class = self.int(array.class().0 as i32)?;
            let vector = self.vector_of(array)?;
            let (size, elements, dst) = (
                self.temp(Kind::I32)?,
                self.temp(Kind::Ref)?,
                self.temp(Kind::Ref)?,
            );
            let native = self.source.native("cil.array_size");
            self.emit(Op::Native {
                dst: OptDef(Some(size)),
                native,
                args: Args(Box::from([class, numbers, count])),
            });
            self.emit(Op::NewArray {
                dst: Def(elements),
                class: vector.class(),
                length: size,
            });
            self.hold(elements);
            self.emit(Op::New {
                dst: Def(dst),
                class: array.class(),
            });
            let native = self.source.native("cil.shape_array");
            self.emit(Op::Native {
                dst: OptDef(None),
                native,
                args: Args(Box::from([class, numbers, count, dst, elements])),
            });
            self.emit(Op::Return {
                value: OptUse(Some(dst)),
            });
            return Ok(());
        }
        let object = self.argument_register(0)?;
        self.emit(Op::NullCheck { value: object });
        if let Ty::SzArray(element) = *self.world.ty(array) {
            self.push(object);
            self.load_variable(self.args[1])?;
            return self.element_access(element, method);
        }
        let Ty::Array(element, _) = *self.world.ty(array) else {
            return problem("an array method of something not a general array");
        };
        let mut place = self.int(0)?;
        for dimension in 0..counted {
            let index = self.argument_register(shift + dimension)?;
            let dimension = self.int(dimension as i32)?;
            let inner = self.temp(Kind::I32)?;
            let native = self.source.native("cil.element_index");
            self.emit(Op::Native {
                dst: OptDef(Some(inner)),
                native,
                args: Args(Box::from([object, dimension, place, index])),
            });
            place = inner;
        }
        let elements = self.temp(Kind::Ref)?;
        let native = self.source.native("cil.elements");
        self.emit(Op::Native {
            dst: OptDef(Some(elements)),
            native,
            args: Args(Box::from([object])),
        });
        self.push(elements);
        self.push(place);
        self.element_access(element, method)
    }

    /// The class of the vector that holds the elements of an array of several dimensions.
    fn vector_of(&mut self, array: TyId) -> Res<TyId> {
        match *self.world.ty(array) {
            Ty::Array(element, _) => self.world.intern(&Ty::SzArray(element)),
            _ => problem("an array method of something not a general array"),
        }
    }

    /// Uses the element of the vector and the index on the stack, and returns.
    fn element_access(&mut self, element: TyId, method: ArrayMethod) -> Res<()> {
        match method {
            ArrayMethod::Get => self.load_element(element)?,
            ArrayMethod::Address => self.element_address(element, true)?,
            _ => {
                let value = self.args[self.args.len() - 1];
                self.load_variable(value)?;
                self.store_element(element)?;
            }
        }
        self.return_result()
    }

    /// Writes integer parameters side by side into the frame; a pointer to the first.
    fn numbers_in_frame(&mut self, first: usize, count: usize) -> Res<Reg> {
        let mut start = 0;
        for number in 0..count {
            let offset = self
                .function
                .frame
                .push(Cell::I32, format!("index{number}"));
            if number == 0 {
                start = offset;
            }
            let value = self.argument_register(first + number)?;
            let place = Place::Pointer(self.frame()?, offset as i32, Cell::I32);
            self.store(place, Order::Plain, value);
        }
        self.frame_address(start)
    }

    /// A function that throws what a fault stands for.
    pub(crate) fn fault_thrower(&mut self, fault: Fault) -> Res<()> {
        self.function.library = true;
        let mut cause = None;
        if fault == Fault::ClassInitialization {
            let object = self.world.primitive(Primitive::Object)?;
            let void = self.world.primitive(Primitive::Void)?;
            self.declare_parameters(None, &[object, object], void)?;
            cause = Some(self.argument_register(0)?);
        }
        let helpers = self.world.known("Fencepost.Faults");
        if let (Some(cause), Some(def)) = (cause, helpers) {
            let helpers = self.world.plain(def)?;
            if let Some(key) = self
                .world
                .method_named(helpers, "TypeInitialization", Some(2))?
            {
                let class = self.argument_register(1)?;
                let name = self.temp(Kind::Ref)?;
                let native = self.source.native("Fencepost.Runtime::TypeFullName(Type)");
                self.emit(Op::Native {
                    dst: OptDef(Some(name)),
                    native,
                    args: Args(Box::from([class])),
                });
                self.push(name);
                self.push(cause);
                self.call_key(&key)?;
            }
        } else {
            let name = exception_name(fault);
            let Some(def) = self.world.core_type(name) else {
                return problem(format!("the class library has no `{name}`"));
            };
            let ty = self.world.plain(def)?;
            match self.world.method_named(ty, ".ctor", Some(0))? {
                Some(key) => {
                    self.new_object_key(&key)?;
                    let exception = self.pop_kind(Kind::Ref)?;
                    self.emit(Op::Throw { exception });
                    return Ok(());
                }
                None => return problem(format!("`{name}` has no plain constructor")),
            }
        }
        // The helper never returns; control may not fall off the end all the same.
        let null = self.zero(Kind::Ref)?;
        self.emit(Op::Throw { exception: null });
        Ok(())
    }

    /// Makes a new object and copies every field of another into it.
    pub(crate) fn copy_of(&mut self, ty: TyId) -> Res<()> {
        let object = self.world.primitive(Primitive::Object)?;
        self.declare_parameters(None, &[object], object)?;
        let original = self.argument_register(0)?;
        let copy = self.temp(Kind::Ref)?;
        self.emit(Op::New {
            dst: Def(copy),
            class: ty.class(),
        });
        self.hold(copy);
        let from = self.convert(ConvertOp::RefToPtr, original)?;
        let to = self.convert(ConvertOp::RefToPtr, copy)?;
        self.copy_struct(ty, Memory::At(from), Memory::At(to), Order::Plain)?;
        self.emit(Op::Return {
            value: OptUse(Some(copy)),
        });
        Ok(())
    }

    /// Writes the initial data of a static field into its memory.
    pub(crate) fn initial_data(&mut self, asm: u32, row: u32) -> Res<()> {
        self.function.library = true;
        let data = self.world.intern(&Ty::Data(asm, row))?;
        let bytes = self.world.initial_data(asm, row)?;
        let id = self.world.field_id(data, row);
        let mut offset = 0u32;
        for chunk in bytes.chunks(8) {
            let (cell, word) = match <[u8; 8]>::try_from(chunk) {
                Ok(whole) => (Cell::I64, u64::from_le_bytes(whole)),
                Err(_) => (Cell::U8, 0),
            };
            if cell == Cell::I64 {
                self.write_data(id, data, offset, cell, word)?;
            } else {
                for (index, byte) in chunk.iter().enumerate() {
                    self.write_data(id, data, offset + index as u32, cell, u64::from(*byte))?;
                }
            }
            offset += chunk.len() as u32;
        }
        self.emit(Op::Return {
            value: OptUse(None),
        });
        Ok(())
    }

    fn write_data(
        &mut self,
        id: fencepost_ir::FieldId,
        data: TyId,
        offset: u32,
        cell: Cell,
        word: u64,
    ) -> Res<()> {
        let value = self.number(cell.kind(), word)?;
        let field = FieldRef {
            id,
            class: data.class(),
            offset,
            cell,
        };
        self.store(Place::Static(field), Order::Plain, value);
        self.release(value);
        Ok(())
    }
}

/// The exception that a fault is, where the library has no helper for it.
pub(crate) fn exception_name(fault: Fault) -> &'static str {
    match fault {
        Fault::NullReference => "System.NullReferenceException",
        Fault::IndexOutOfRange => "System.IndexOutOfRangeException",
        Fault::DivideByZero => "System.DivideByZeroException",
        Fault::Overflow | Fault::NegativeArraySize => "System.OverflowException",
        Fault::InvalidCast => "System.InvalidCastException",
        Fault::ArrayTypeMismatch => "System.ArrayTypeMismatchException",
        Fault::OutOfMemory => "System.OutOfMemoryException",
        Fault::StackOverflow => "System.StackOverflowException",
        Fault::MonitorState => "System.Threading.SynchronizationLockException",
        Fault::ThreadState => "System.Threading.ThreadStateException",
        Fault::ClassInitialization => "System.TypeInitializationException",
        Fault::ArgumentOutOfRange => "System.ArgumentOutOfRangeException",
        Fault::ArgumentNull => "System.ArgumentNullException",
        Fault::Argument => "System.ArgumentException",
        Fault::Format => "System.FormatException",
        Fault::InvalidOperation => "System.InvalidOperationException",
        Fault::ThreadInterrupted => "System.Threading.ThreadInterruptedException",
    }
}

/// The library's own helper for a fault, if it has one.
pub(crate) fn fault_helper(world: &World, fault: Fault) -> Res<Option<FuncKey>> {
    let Some(def) = world.known("Fencepost.Faults") else {
        return Ok(None);
    };
    let helpers = world.plain(def)?;
    let name = match fault {
        Fault::MonitorState => "Synchronization",
        Fault::ArgumentNull => "ArgumentNullObject",
        Fault::ClassInitialization => return Ok(None),
        other => other.name(),
    };
    world.method_named(helpers, name, Some(0))
}

/// The same for faults of the machine, which can say what did not fit.
pub(crate) fn machine_fault_helper(world: &World, fault: Fault) -> Res<Option<FuncKey>> {
    if fault == Fault::InvalidCast
        && let Some(def) = world.known("Fencepost.Faults")
        && let Some(found) = world.method_named(world.plain(def)?, "InvalidCastTo", Some(2))?
    {
        return Ok(Some(found));
    }
    fault_helper(world, fault)
}
