//! Functions that no class file has: how a run starts, how a class is initialised, what a thread
//! runs.

use super::builder::{Builder, Guard};
use crate::reader::{Constant, MemberRef, access, parse_field, parse_method};
use crate::world::{
    FoundMethod, FuncKey, Res, STRING, THREAD, World, array_name, damaged, dotted, element_name,
    problem,
};
use fencepost_ir::{
    Args, BinaryOperator, Cell, ClassId, CompareOperator, ConvertOp, Def, FieldRef, FuncId, Kind,
    Op, OptDef, OptUse, Order, Place, Reg, Target,
};

fn done(b: &mut Builder<'_>) {
    b.emit(Op::Return {
        value: OptUse(None),
    });
}

/// Initialises a class: first what it inherits from, then its constants, then its own code.
pub(super) fn class_init(b: &mut Builder<'_>, class: ClassId) -> Res<()> {
    let info = b.world.info(class)?;
    if info.lambda.is_some() {
        let object = b.temp(Kind::Ref)?;
        b.emit(Op::New {
            dst: Def(object),
            class,
        });
        b.emit(Op::Store {
            order: Order::Plain,
            place: Place::Static(FieldRef {
                id: b.world.field_id(class, 0),
                class,
                offset: 0,
                cell: Cell::Ref,
            }),
            value: object,
        });
        done(b);
        return Ok(());
    }
    let Some(file) = &info.file else {
        return problem("ill-formed code: a class without a class file is initialised");
    };
    if file.access & access::INTERFACE == 0 {
        if let Some(parent) = info.parent {
            b.init_class(parent)?;
        }
        for interface in b.world.eager_interfaces(&info.interfaces, 0)? {
            b.init_class(interface.id)?;
        }
    }
    for (index, field) in file.fields.iter().enumerate() {
        if !field.is(access::STATIC) {
            continue;
        }
        let Some(constant) = file.constant_value(field).map_err(damaged)? else {
            continue;
        };
        let cell = parse_field(&field.descriptor).map_err(damaged)?.cell();
        let value = b.temp(cell.kind())?;
        match (constant, cell.kind()) {
            (Constant::Integer(number), Kind::I32) => {
                b.constant(value, Kind::I32, u64::from(*number as u32));
            }
            (Constant::Long(number), Kind::I64) => b.constant(value, Kind::I64, *number as u64),
            (Constant::Float(bits), Kind::F32) => {
                b.constant(value, Kind::F32, u64::from(*bits));
            }
            (Constant::Double(bits), Kind::F64) => b.constant(value, Kind::F64, *bits),
            (Constant::String(text), Kind::Ref) => {
                let units = file.pool.units(&file.bytes, *text).map_err(damaged)?;
                let literal = b.source.literal(units);
                b.emit(Op::StringLiteral {
                    dst: Def(value),
                    literal,
                });
            }
            _ => return problem("ill-formed code: a constant of another type than its field"),
        }
        b.emit(Op::Store {
            order: Order::Plain,
            place: Place::Static(FieldRef {
                id: b.world.field_id(class, index as u16),
                class,
                offset: info.offsets[index],
                cell,
            }),
            value,
        });
    }
    if let Some(own) = info.declared("<clinit>", "()V") {
        b.call(&own, None, &[]);
    }
    done(b);
    Ok(())
}

/// Runs code; an exception that leaves it goes to the handler for such exceptions, if there is
/// one, and is a violation where it was thrown if there is none.
fn guarded(b: &mut Builder<'_>, body: impl FnOnce(&mut Builder<'_>) -> Res<()>) -> Res<()> {
    let (start, end, filter) = (b.label(), b.label(), b.label());
    let (handler, handler_end, after) = (b.label(), b.label(), b.label());
    b.bind(start);
    body(b)?;
    b.emit(Op::Leave {
        target: Target(after.0),
    });
    b.bind(end);
    b.bind(filter);
    b.free_temps();
    let accepts = b.library_value(THREAD, "hasHandler", "()Z", &[])?;
    b.emit(Op::EndFilter { accept: accepts });
    b.bind(handler);
    let exception = b.temp(Kind::Ref)?;
    b.emit(Op::Caught {
        dst: Def(exception),
    });
    b.call_library(
        THREAD,
        "handleUncaught",
        "(Ljava/lang/Throwable;)V",
        &[exception],
    )?;
    b.emit(Op::Leave {
        target: Target(after.0),
    });
    b.bind(handler_end);
    b.bind(after);
    done(b);
    b.guard = Some(Guard {
        start,
        end,
        filter,
        handler,
        handler_end,
    });
    Ok(())
}

/// Calls the program's `main` with its arguments.
pub(super) fn entry(b: &mut Builder<'_>) -> Res<()> {
    let main = b.world.main_method()?;
    let FuncKey::Method(class, index) = main else {
        return problem("ill-formed code: a `main` that is no method");
    };
    guarded(b, |b| {
        let arguments = b.source.arguments().to_vec();
        let length = b.int(arguments.len() as i32)?;
        let array = b.temp(Kind::Ref)?;
        let array_class = b.world.class_id(&array_name(STRING));
        b.emit(Op::NewArray {
            dst: Def(array),
            class: array_class,
            length,
        });
        for (index, argument) in arguments.iter().enumerate() {
            let at = b.int(index as i32)?;
            let value = b.string(argument.encode_utf16().collect())?;
            b.emit(Op::Store {
                order: Order::Plain,
                place: Place::Element(array, at, Cell::Ref),
                value,
            });
        }
        let found = FoundMethod {
            class: b.world.info(class)?,
            index,
        };
        b.init_class(class)?;
        b.call(&found, None, &[array]);
        Ok(())
    })
}

/// The method that a run is to start with.
fn started(world: &World, method: FuncId) -> Res<FoundMethod> {
    match world.functions.key(method.0) {
        Some(&FuncKey::Method(class, index)) => Ok(FoundMethod {
            class: world.info(class)?,
            index,
        }),
        _ => problem("a run starts with a method"),
    }
}

/// Whether a run can start with a method.
pub(crate) fn check_start(world: &World, method: FuncId) -> Res<()> {
    let found = started(world, method)?;
    let Some(member) = found.member() else {
        return problem("a run starts with a method");
    };
    let types = parse_method(&member.descriptor).map_err(damaged)?;
    let may_be_main = member.is(access::STATIC) || member.name == "main";
    let is_main = may_be_main && member.descriptor == "([Ljava/lang/String;)V";
    if !types.params.is_empty() && !is_main {
        return problem(format!(
            "`{}::{}` takes arguments; a run starts with a method that takes none, or with a \
             `main`",
            dotted(&found.class.name),
            member.name
        ));
    }
    if !member.is(access::STATIC) && found.class.declared("<init>", "()V").is_none() {
        return problem(format!(
            "`{}` has no constructor without arguments, so no object is there to call `{}` on",
            dotted(&found.class.name),
            member.name
        ));
    }
    Ok(())
}

/// Calls a method without arguments, on a new object if it is not static.
pub(super) fn start(b: &mut Builder<'_>, method: FuncId) -> Res<()> {
    check_start(b.world, method)?;
    let found = started(b.world, method)?;
    let Some(member) = found.member() else {
        return problem("a run starts with a method");
    };
    let types = parse_method(&member.descriptor).map_err(damaged)?;
    guarded(b, |b| {
        let class = found.class.id;
        b.init_class(class)?;
        let mut args = Vec::new();
        if !found.is(access::STATIC) {
            let object = b.temp(Kind::Ref)?;
            b.emit(Op::New {
                dst: Def(object),
                class,
            });
            let constructor = b.world.resolve_method(&MemberRef {
                class: found.class.name.clone(),
                name: "<init>".to_string(),
                descriptor: "()V".to_string(),
                in_interface: false,
            })?;
            b.call(&constructor, None, &[object]);
            args.push(object);
        }
        if !types.params.is_empty() {
            let length = b.int(0)?;
            let array = b.temp(Kind::Ref)?;
            let array_class = b.world.class_id(&array_name(STRING));
            b.emit(Op::NewArray {
                dst: Def(array),
                class: array_class,
                length,
            });
            args.push(array);
        }
        b.call(&found, None, &args);
        Ok(())
    })
}

/// Runs a thread's `run`.
pub(super) fn thread_main(b: &mut Builder<'_>) -> Res<()> {
    let run = b.world.resolve_method(&MemberRef {
        class: THREAD.to_string(),
        name: "run".to_string(),
        descriptor: "()V".to_string(),
        in_interface: false,
    })?;
    guarded(b, |b| {
        b.call_virtual(&run, None, &[Reg(0)]);
        Ok(())
    })
}

/// Makes an array of arrays; the parameters are the lengths.
pub(super) fn multi_array(b: &mut Builder<'_>, class: ClassId, dimensions: u8) -> Res<()> {
    let array = b.register(Kind::Ref, None)?;
    // A negative length faults even if no array of that dimension is made.
    let zero = b.int(0)?;
    for dimension in 1..u16::from(dimensions) {
        let length = Reg(dimension);
        let negative = b.compare(CompareOperator::Lt, Kind::I32, length, zero)?;
        let (bad, good) = (b.label(), b.label());
        b.branch(negative, bad, good);
        b.bind(bad);
        b.emit(Op::NewArray {
            dst: Def(array),
            class,
            length,
        });
        b.bind(good);
    }
    b.emit(Op::NewArray {
        dst: Def(array),
        class,
        length: Reg(0),
    });
    if dimensions > 1 {
        let info = b.world.info(class)?;
        let Some(element) = element_name(&info.name) else {
            return problem("ill-formed code: an array of arrays that is none");
        };
        let inner = FuncKey::MultiArray(b.world.class_id(&element), dimensions - 1);
        let function = b.world.function_id(&inner);
        let lengths: Vec<Reg> = (1..u16::from(dimensions)).map(Reg).collect();
        let index = b.register(Kind::I32, None)?;
        b.constant(index, Kind::I32, 0);
        let (test, body, end) = (b.label(), b.label(), b.label());
        b.bind(test);
        b.free_temps();
        let more = b.compare(CompareOperator::Lt, Kind::I32, index, Reg(0))?;
        b.branch(more, body, end);
        b.bind(body);
        let value = b.temp(Kind::Ref)?;
        b.emit(Op::Call {
            dst: OptDef(Some(value)),
            function,
            args: Args(lengths.into()),
        });
        b.emit(Op::Store {
            order: Order::Plain,
            place: Place::Element(array, index, Cell::Ref),
            value,
        });
        let one = b.int(1)?;
        b.binary(BinaryOperator::Add, Kind::I32, index, index, one);
        b.jump(test);
        b.bind(end);
    }
    b.emit(Op::Return {
        value: OptUse(Some(array)),
    });
    Ok(())
}

/// Copies an object, field by field.
pub(super) fn copy(b: &mut Builder<'_>, class: ClassId) -> Res<()> {
    let info = b.world.info(class)?;
    let made = b.register(Kind::Ref, None)?;
    b.emit(Op::New {
        dst: Def(made),
        class,
    });
    let (from, to) = (b.temp(Kind::Ptr)?, b.temp(Kind::Ptr)?);
    b.convert(ConvertOp::RefToPtr, from, Reg(0));
    b.convert(ConvertOp::RefToPtr, to, made);
    for at in &info.instance.cells {
        let value = b.temp(at.cell.kind())?;
        b.emit(Op::Load {
            dst: Def(value),
            order: Order::Plain,
            place: Place::Pointer(from, at.offset as i32, at.cell),
        });
        b.emit(Op::Store {
            order: Order::Plain,
            place: Place::Pointer(to, at.offset as i32, at.cell),
            value,
        });
    }
    b.emit(Op::Return {
        value: OptUse(Some(made)),
    });
    Ok(())
}

/// Gives the constants of an enumeration.
pub(super) fn values(b: &mut Builder<'_>, class: ClassId) -> Res<()> {
    let info = b.world.info(class)?;
    let descriptor = format!("()[L{};", info.name);
    let Some(found) = info.declared("values", &descriptor) else {
        return problem(format!(
            "`{}` has no constants to enumerate",
            dotted(&info.name)
        ));
    };
    b.init_class(class)?;
    let array = b.temp(Kind::Ref)?;
    b.call(&found, Some(array), &[]);
    b.emit(Op::Return {
        value: OptUse(Some(array)),
    });
    Ok(())
}

/// Initialises a class if nobody has.
pub(super) fn initialize(b: &mut Builder<'_>, class: ClassId) -> Res<()> {
    b.init_class(class)?;
    done(b);
    Ok(())
}
