//! Accesses that name their order: variable handles, and what the class library is built on.

use super::blocks::Method;
use super::builder::Builder;
use super::natives::by_offset;
use super::sites::{adapt, as_objects};
use super::variables::{variable, variable_type};
use crate::reader::{JavaType, MemberRef, MethodDescriptor};
use crate::world::{Res, problem};
use fencepost_ir::{
    BinaryOperator, CasOrder, Cell, CompareOperator, ConvertOp, Def, Kind, Op, OptDef, Order,
    Place, Reg, RmwOp, UpdateOrder,
};

/// The order that an access asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mode {
    Plain,
    Opaque,
    Acquire,
    Release,
    Volatile,
}

/// What an access does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum What {
    Get,
    Set,
    CompareAndSet,
    CompareAndExchange,
    Change(RmwOp),
}

impl What {
    /// How many values an access takes beside the place.
    pub fn values(self) -> usize {
        match self {
            What::Get => 0,
            What::Set | What::Change(_) => 1,
            What::CompareAndSet | What::CompareAndExchange => 2,
        }
    }
}

/// What the method of a variable handle with this name does.
pub(super) fn parse_name(name: &str) -> Option<(What, Mode)> {
    let read = |rest: &str, default| {
        Some(match rest {
            "" => default,
            "Plain" => Mode::Plain,
            "Opaque" => Mode::Opaque,
            "Acquire" => Mode::Acquire,
            "Release" => Mode::Release,
            "Volatile" => Mode::Volatile,
            _ => return None,
        })
    };
    const CHANGES: &[(&str, RmwOp)] = &[
        ("getAndSet", RmwOp::Exchange),
        ("getAndAdd", RmwOp::Add),
        ("getAndBitwiseOr", RmwOp::Or),
        ("getAndBitwiseAnd", RmwOp::And),
        ("getAndBitwiseXor", RmwOp::Xor),
    ];
    for (start, operator) in CHANGES {
        if let Some(rest) = name.strip_prefix(start) {
            return Some((What::Change(*operator), read(rest, Mode::Volatile)?));
        }
    }
    if let Some(rest) = name.strip_prefix("weakCompareAndSet") {
        return Some((What::CompareAndSet, read(rest, Mode::Volatile)?));
    }
    if let Some(rest) = name.strip_prefix("compareAndSet") {
        return Some((What::CompareAndSet, read(rest, Mode::Volatile)?));
    }
    if let Some(rest) = name.strip_prefix("compareAndExchange") {
        return Some((What::CompareAndExchange, read(rest, Mode::Volatile)?));
    }
    if let Some(rest) = name.strip_prefix("get") {
        return Some((What::Get, read(rest, Mode::Plain)?));
    }
    if let Some(rest) = name.strip_prefix("set") {
        return Some((What::Set, read(rest, Mode::Plain)?));
    }
    None
}

fn order(mode: Mode) -> Order {
    match mode {
        Mode::Plain => Order::Plain,
        Mode::Opaque => Order::Relaxed,
        Mode::Acquire => Order::Acquire,
        Mode::Release => Order::Release,
        Mode::Volatile => Order::Volatile,
    }
}

/// Updates are atomic even where nothing else is promised.
fn update_order(mode: Mode) -> UpdateOrder {
    match mode {
        Mode::Plain | Mode::Opaque => UpdateOrder::Relaxed,
        Mode::Acquire => UpdateOrder::Acquire,
        Mode::Release => UpdateOrder::Release,
        Mode::Volatile => UpdateOrder::Volatile,
    }
}

/// Emits an access; the result is in a register that is free until the next instruction.
pub(super) fn emit_access(
    b: &mut Builder<'_>,
    what: What,
    mode: Mode,
    place: Place,
    values: &[Reg],
) -> Res<Option<Reg>> {
    let cell = place.cell();
    let kind = cell.kind();
    match what {
        What::Get => {
            let dst = b.temp(kind)?;
            b.emit(Op::Load {
                dst: Def(dst),
                order: order(mode),
                place,
            });
            Ok(Some(dst))
        }
        What::Set => {
            b.emit(Op::Store {
                order: order(mode),
                place,
                value: values[0],
            });
            Ok(None)
        }
        // The machine adds integers only.
        What::Change(RmwOp::Add) if matches!(kind, Kind::F32 | Kind::F64) => {
            let (old, sum, found) = (b.temp(kind)?, b.temp(kind)?, b.temp(kind)?);
            let (again, done) = (b.label(), b.label());
            b.bind(again);
            b.emit(Op::Load {
                dst: Def(old),
                order: Order::Relaxed,
                place,
            });
            b.binary(BinaryOperator::Add, kind, sum, old, values[0]);
            b.emit(Op::CompareExchange {
                dst: OptDef(Some(found)),
                order: CasOrder::of(update_order(mode)),
                place,
                expected: old,
                value: sum,
            });
            let (left, right, bits) = comparable(b, found, old, cell)?;
            let same = b.compare(CompareOperator::Eq, bits, left, right)?;
            b.branch(same, done, again);
            b.bind(done);
            Ok(Some(old))
        }
        What::Change(operator) => {
            let dst = b.temp(kind)?;
            b.emit(Op::Rmw {
                dst: OptDef(Some(dst)),
                order: update_order(mode),
                operator,
                place,
                value: values[0],
            });
            Ok(Some(dst))
        }
        What::CompareAndSet | What::CompareAndExchange => {
            let old = b.temp(kind)?;
            b.emit(Op::CompareExchange {
                dst: OptDef(Some(old)),
                order: CasOrder::of(update_order(mode)),
                place,
                expected: values[0],
                value: values[1],
            });
            if what == What::CompareAndExchange {
                return Ok(Some(old));
            }
            let (old, expected, kind) = comparable(b, old, values[0], cell)?;
            let same = b.compare(CompareOperator::Eq, kind, old, expected)?;
            Ok(Some(same))
        }
    }
}

/// Emits a compare-and-set that may fail without a reason, which is a choice. One that fails puts
/// back what it found.
pub(super) fn emit_weak(b: &mut Builder<'_>, mode: Mode, place: Place, values: &[Reg]) -> Res<Reg> {
    let two = b.int(2)?;
    let fails = b.temp(Kind::I32)?;
    b.emit(Op::Choose {
        dst: Def(fails),
        bound: two,
    });
    let value = b.temp(place.cell().kind())?;
    b.emit(Op::Select {
        dst: Def(value),
        condition: fails,
        a: values[0],
        b: values[1],
    });
    let kept = [values[0], value];
    let Some(same) = emit_access(b, What::CompareAndSet, mode, place, &kept)? else {
        return problem("a compare-and-set without a result");
    };
    let no = b.int(0)?;
    let result = b.temp(Kind::I32)?;
    b.emit(Op::Select {
        dst: Def(result),
        condition: fails,
        a: no,
        b: same,
    });
    Ok(result)
}

/// Floats are compared by their bits, small integers as the cell keeps them.
fn comparable(b: &mut Builder<'_>, old: Reg, expected: Reg, cell: Cell) -> Res<(Reg, Reg, Kind)> {
    let (operator, kind) = match cell {
        Cell::F32 => (ConvertOp::F32Bits, Kind::I32),
        Cell::F64 => (ConvertOp::F64Bits, Kind::I64),
        cell => return Ok((old, expected, cell.kind())),
    };
    let (left, right) = (b.temp(kind)?, b.temp(kind)?);
    b.convert(operator, left, old);
    b.convert(operator, right, expected);
    Ok((left, right, kind))
}

/// The address of a field of an object, by its offset.
pub(super) fn field_pointer(b: &mut Builder<'_>, object: Reg, offset: Reg) -> Res<Reg> {
    let pointer = b.temp(Kind::Ptr)?;
    b.emit(Op::NullCheck { value: object });
    b.convert(ConvertOp::RefToPtr, pointer, object);
    b.binary(BinaryOperator::Add, Kind::Ptr, pointer, pointer, offset);
    Ok(pointer)
}

const VAR_HANDLE: &str = "java/lang/invoke/VarHandle";
/// What makes handles of numbers in arrays or buffers of bytes.
const VIEWS: &[&str] = &["byteArrayViewVarHandle", "byteBufferViewVarHandle"];
const METHOD_HANDLE: &str = "java/lang/invoke/MethodHandle";

/// An access through a variable handle.
struct Access {
    what: What,
    mode: Mode,
    /// Whether it may fail without a reason.
    weak: bool,
}

impl Access {
    fn emit(&self, b: &mut Builder<'_>, place: Place, values: &[Reg]) -> Res<Option<Reg>> {
        match self.weak {
            true => Ok(Some(emit_weak(b, self.mode, place, values)?)),
            false => emit_access(b, self.what, self.mode, place, values),
        }
    }

    /// Whether the variable is an element or a number among bytes, only the handle knows.
    fn element_or_view(
        &self,
        b: &mut Builder<'_>,
        handle: Reg,
        (args, cell): (&[Reg], Cell),
        element: Place,
        values: &[Reg],
    ) -> Res<Option<Reg>> {
        let kind = match self.what {
            What::CompareAndSet => Kind::I32,
            _ => cell.kind(),
        };
        let result = b.temp(kind)?;
        let (viewed, not, done) = (b.label(), b.label(), b.label());
        let view = b.library_value(VAR_HANDLE, "isView", "()Z", &[handle])?;
        b.branch(view, viewed, not);
        b.bind(not);
        if let Some(value) = self.emit(b, element, values)? {
            b.mov(result, value);
        }
        b.jump(done);
        b.bind(viewed);
        if self.what == What::Change(RmwOp::Add) {
            b.call_library(VAR_HANDLE, "checkOrder", "()V", &[handle])?;
        }
        let writes = b.int(i32::from(self.what != What::Get))?;
        let descriptor = "(Ljava/lang/Object;Z)Ljava/lang/Object;";
        let bytes = b.library_value(VAR_HANDLE, "bytes", descriptor, &[handle, args[0], writes])?;
        let plain = self.mode == Mode::Plain && self.what.values() < 2;
        let plain = b.int(i32::from(plain && !matches!(self.what, What::Change(_))))?;
        let descriptor = "(Ljava/lang/Object;IZ)J";
        let given = [handle, args[0], args[1], plain];
        let offset = b.library_value(VAR_HANDLE, "place", descriptor, &given)?;
        let place = Place::Pointer(field_pointer(b, bytes, offset)?, 0, cell);
        let turned: Res<Vec<Reg>> = values
            .iter()
            .map(|&v| in_order(b, handle, v, cell))
            .collect();
        if let Some(value) = self.emit(b, place, &turned?)? {
            let value = match self.what {
                What::CompareAndSet => value,
                _ => in_order(b, handle, value, cell)?,
            };
            b.mov(result, value);
        }
        b.bind(done);
        Ok((self.what != What::Set).then_some(result))
    }
}

/// What an object of a box may be called.
const ABOVE_BOXES: &[&str] = &[
    crate::world::OBJECT,
    "java/lang/Number",
    "java/lang/Comparable",
    "java/io/Serializable",
];

/// Whether a value of one type may be given for another, as method handles convert it.
fn converts(from: &JavaType, to: &JavaType) -> bool {
    use JavaType::{Boolean, Byte, Char, Double, Float, Int, Long, Reference, Short};
    let unboxed = |class: &str| {
        let all = [Boolean, Byte, Short, Char, Int, Long, Float, Double];
        let mut all = all.into_iter();
        all.find(|ty| ty.boxed().is_some_and(|(boxed, _)| boxed == class))
    };
    match (from, to) {
        (Reference(_), Reference(_)) => true,
        (Reference(class), _) => match unboxed(class) {
            Some(own) => converts(&own, to),
            None => ABOVE_BOXES.contains(&class.as_str()),
        },
        (_, Reference(class)) => match unboxed(class) {
            Some(own) => own == *from,
            None => ABOVE_BOXES.contains(&class.as_str()),
        },
        _ if from == to => true,
        (Byte, Short | Int | Long | Float | Double)
        | (Short | Char, Int | Long | Float | Double)
        | (Int, Long | Float | Double)
        | (Long, Float | Double)
        | (Float, Double) => true,
        _ => false,
    }
}

/// A number in the order of bytes that a handle has, or back.
fn in_order(b: &mut Builder<'_>, handle: Reg, value: Reg, cell: Cell) -> Res<Reg> {
    match cell.kind() {
        Kind::I32 => b.library_value(VAR_HANDLE, "inOrder", "(I)I", &[handle, value]),
        Kind::I64 => b.library_value(VAR_HANDLE, "inOrder", "(J)J", &[handle, value]),
        _ => Ok(value),
    }
}

/// Whether a method is one whose type is that of the call.
pub(super) fn is_polymorphic(reference: &MemberRef) -> bool {
    match reference.class.as_str() {
        VAR_HANDLE => parse_name(&reference.name).is_some(),
        METHOD_HANDLE => matches!(reference.name.as_str(), "invoke" | "invokeExact"),
        _ => false,
    }
}

impl Method<'_> {
    /// A call of a method handle: the library gets the arguments as objects, and the types of the
    /// call.
    fn call_handle(&mut self, reference: &MemberRef, types: &MethodDescriptor) -> Res<()> {
        let mut args = Vec::new();
        for param in types.params.iter().rev() {
            args.insert(0, self.stack.pop(param.kind())?);
        }
        let handle = self.stack.pop(Kind::Ref)?;
        let b = &mut self.b;
        b.emit(Op::NullCheck { value: handle });
        let array = as_objects(b, &args, &types.params)?;
        let descriptor = b.string(reference.descriptor.encode_utf16().collect())?;
        let exact = b.int(i32::from(reference.name == "invokeExact"))?;
        let value = b.library_value(
            METHOD_HANDLE,
            "called",
            "([Ljava/lang/Object;Ljava/lang/String;Z)Ljava/lang/Object;",
            &[handle, array, descriptor, exact],
        )?;
        let Some(result) = &types.result else {
            return Ok(());
        };
        let object = JavaType::Reference(crate::world::OBJECT.to_string());
        let value = adapt(b, value, &object, result)?;
        let dst = self.push(result.kind())?;
        self.b.mov(dst, value);
        Ok(())
    }

    /// An access through a variable handle. The call's own type says how many coordinates there
    /// are and what is accessed; the handle says where.
    pub(super) fn polymorphic(
        &mut self,
        reference: &MemberRef,
        types: &MethodDescriptor,
    ) -> Res<()> {
        if reference.class == METHOD_HANDLE {
            return self.call_handle(reference, types);
        }
        let Some((what, mode)) = parse_name(&reference.name) else {
            return problem("ill-formed code: a variable handle has no such method");
        };
        let mut args = Vec::new();
        for param in types.params.iter().rev() {
            args.insert(0, self.stack.pop(param.kind())?);
        }
        let entry = self.stack.pop_entry(Kind::Ref)?;
        let handle = entry.reg;
        let Some(coordinates) = types.params.len().checked_sub(what.values()) else {
            return problem("a variable handle gets too few arguments");
        };
        let mut values = args.split_off(coordinates);
        let given = &types.params[coordinates..];
        let b = &mut self.b;
        let declared = entry.origin.and_then(|at| variable_type(b.world, at));
        let ty = match (&declared, what, &types.result) {
            (Some(declared), ..) => declared.clone(),
            (None, What::Get, Some(result)) => result.clone(),
            (None, What::Get, None) => return problem("the result of a read is not used"),
            (None, ..) => given[0].clone(),
        };
        let gives = match (what, &types.result) {
            (What::Set | What::CompareAndSet, _) | (_, None) => None,
            (_, Some(result)) => Some(result),
        };
        // What does not fit becomes the variable's type on the way, and back.
        let fits = given.iter().all(|from| converts(from, &ty))
            && gives.is_none_or(|result| converts(&ty, result));
        if declared.is_some() && !fits {
            b.call_library(VAR_HANDLE, "mismatch", "()V", &[handle])?;
            // Control does not come to what follows.
            for value in &mut values {
                *value = b.temp(ty.kind())?;
            }
        } else {
            for (value, from) in values.iter_mut().zip(given) {
                *value = adapt(b, *value, from, &ty)?;
            }
        }
        let cell = ty.cell();
        let b = &mut self.b;
        let coordinate_types = types.params.iter().zip([Kind::Ref, Kind::I32]);
        for (arg, (found, kind)) in args.iter_mut().zip(coordinate_types) {
            if found.kind() != kind {
                b.call_library(VAR_HANDLE, "mismatch", "()V", &[handle])?;
                *arg = b.temp(kind)?;
            }
        }
        let shape = b.int(coordinates as i32)?;
        let code = b.int(cell_code(cell))?;
        let offset = b.library_value(VAR_HANDLE, "place", "(II)J", &[handle, shape, code])?;
        let place = match coordinates {
            0 => {
                let pointer = b.temp(Kind::Ptr)?;
                let owner =
                    b.library_value(VAR_HANDLE, "owner", "()Ljava/lang/Class;", &[handle])?;
                b.native("fencepost/Access.statics", Some(pointer), &[owner]);
                b.binary(BinaryOperator::Add, Kind::Ptr, pointer, pointer, offset);
                Place::Pointer(pointer, 0, cell)
            }
            1 => {
                b.call_library(
                    VAR_HANDLE,
                    "check",
                    "(Ljava/lang/Object;)V",
                    &[handle, args[0]],
                )?;
                let known = entry.origin.and_then(|at| variable(b.world, at, cell));
                match known {
                    Some(field) => Place::Field(args[0], field),
                    None => Place::Pointer(field_pointer(b, args[0], offset)?, 0, cell),
                }
            }
            2 => Place::Element(args[0], args[1], cell),
            _ => return problem("a variable handle with more than two coordinates"),
        };
        let weak = b.source.is_spurious() && reference.name.starts_with("weakCompareAndSet");
        let access = Access { what, mode, weak };
        let is_number = matches!(cell, Cell::I16 | Cell::Char | Cell::I32 | Cell::I64)
            || matches!(cell, Cell::F32 | Cell::F64);
        let result = match coordinates == 2 && is_number && b.world.may_use(VIEWS) {
            true => access.element_or_view(b, handle, (&args, cell), place, &values)?,
            false => access.emit(b, place, &values)?,
        };
        match (&types.result, result) {
            (None, _) => Ok(()),
            (Some(wanted), Some(value)) => {
                let value = match (gives, &ty) {
                    // A handle may name a class that its own variables are none of.
                    (Some(JavaType::Reference(name)), JavaType::Reference(_))
                        if *name != crate::world::OBJECT =>
                    {
                        let class = b.world.class_id(name);
                        let dst = b.temp(Kind::Ref)?;
                        b.emit(Op::Cast {
                            dst: Def(dst),
                            class,
                            value,
                        });
                        dst
                    }
                    (Some(wanted), ty) if fits => adapt(b, value, ty, wanted)?,
                    (Some(wanted), _) => b.temp(wanted.kind())?,
                    _ => value,
                };
                let dst = self.push(wanted.kind())?;
                self.b.mov(dst, value);
                Ok(())
            }
            (Some(_), None) => problem("a write that gives something"),
        }
    }
}

impl Method<'_> {
    /// An access by a constant offset whose field is known is one to that field, and needs no call.
    /// Whether that was so.
    pub(super) fn access_field(
        &mut self,
        reference: &MemberRef,
        types: &MethodDescriptor,
        is_static: bool,
    ) -> Res<bool> {
        let Some((what, mode, cell)) = by_offset(reference) else {
            return Ok(false);
        };
        // The offset is the second argument.
        let count = types.params.len();
        let entries = &self.stack.entries;
        let offset = entries.len().checked_sub(count).map(|first| first + 1);
        let origin = offset.and_then(|at| entries.get(at)?.origin);
        let field = origin.and_then(|at| variable(self.b.world, at, cell));
        let weak = self.b.source.is_spurious() && reference.name.starts_with("weak");
        let Some(field) = field.filter(|_| !weak && count == 2 + what.values()) else {
            return Ok(false);
        };
        let mut args = Vec::new();
        for param in types.params.iter().rev() {
            args.insert(0, self.stack.pop(param.kind())?);
        }
        if !is_static {
            self.stack.pop(Kind::Ref)?;
        }
        let place = Place::Field(args[0], field);
        let result = emit_access(&mut self.b, what, mode, place, &args[2..])?;
        match (&types.result, result) {
            (None, _) => {}
            (Some(wanted), Some(value)) => {
                let dst = self.push(wanted.kind())?;
                self.b.mov(dst, value);
            }
            (Some(_), None) => return problem("a write that gives something"),
        }
        Ok(true)
    }
}

/// How the class library numbers the types of variables.
pub(super) fn cell_code(cell: Cell) -> i32 {
    match cell {
        Cell::Bool => 0,
        Cell::I8 => 1,
        Cell::I16 => 2,
        Cell::Char => 3,
        Cell::I32 => 4,
        Cell::I64 => 5,
        Cell::F32 => 6,
        Cell::F64 => 7,
        _ => 8,
    }
}
