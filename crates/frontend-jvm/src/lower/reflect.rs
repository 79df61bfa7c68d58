//! Functions behind reflection: they take and give objects, whatever the types of a member are.

use super::builder::Builder;
use super::sites::{adapt, as_objects};
use crate::reader::{Constant, JavaType, access, parse_field, parse_method};
use crate::world::{FoundMethod, OBJECT, Res, damaged, problem};
use fencepost_ir::{Cell, ClassId, Def, FieldRef, Kind, Op, OptUse, Order, Place, Reg};

fn object() -> JavaType {
    JavaType::Reference(OBJECT.to_string())
}

fn give(b: &mut Builder<'_>, value: Option<Reg>) {
    b.emit(Op::Return {
        value: OptUse(value),
    });
}

/// Calls a method or constructor; the parameters are the object and an array of arguments.
pub(super) fn invoke(b: &mut Builder<'_>, class: ClassId, index: u16) -> Res<()> {
    let found = FoundMethod {
        class: b.world.info(class)?,
        index,
    };
    let Some(member) = found.member() else {
        return problem("ill-formed code: a method that is not there");
    };
    let types = parse_method(&member.descriptor).map_err(damaged)?;
    let constructs = member.name == "<init>";
    let is_static = member.is(access::STATIC);
    let mut args = Vec::new();
    if constructs || is_static {
        b.init_class(class)?;
    }
    if constructs {
        let made = b.register(Kind::Ref, None)?;
        b.emit(Op::New {
            dst: Def(made),
            class,
        });
        args.push(made);
    } else if !is_static {
        let own = JavaType::Reference(found.class.name.clone());
        args.push(adapt(b, Reg(0), &object(), &own)?);
    }
    for (place, param) in types.params.iter().enumerate() {
        let at = b.int(place as i32)?;
        let value = b.temp(Kind::Ref)?;
        b.emit(Op::Load {
            dst: Def(value),
            order: Order::Plain,
            place: Place::Element(Reg(1), at, Cell::Ref),
        });
        args.push(adapt(b, value, &object(), param)?);
    }
    let dst = match &types.result {
        Some(result) => Some(b.temp(result.kind())?),
        None => None,
    };
    if constructs || is_static {
        b.call(&found, dst, &args);
    } else {
        b.call_virtual(&found, dst, &args);
    }
    let value = match (constructs, &types.result, dst) {
        (true, _, _) => args[0],
        (false, Some(result), Some(value)) => adapt(b, value, result, &object())?,
        _ => b.null()?,
    };
    give(b, Some(value));
    Ok(())
}

/// A field, its type and how it is accessed; static ones may need their class initialised.
fn field(b: &mut Builder<'_>, class: ClassId, index: u16) -> Res<(Place, JavaType, Order)> {
    let info = b.world.info(class)?;
    let fields = info.file.as_ref().map(|file| &file.fields);
    let Some(field) = fields.and_then(|fields| fields.get(usize::from(index))) else {
        return problem("ill-formed code: a field that is not there");
    };
    let ty = parse_field(&field.descriptor).map_err(damaged)?;
    let reference = FieldRef {
        id: b.world.field_id(class, index),
        class,
        offset: info.offsets[usize::from(index)],
        cell: ty.cell(),
    };
    let order = match field.is(access::VOLATILE) {
        true => Order::Volatile,
        false => Order::Plain,
    };
    let place = match field.is(access::STATIC) {
        true => {
            b.init_class(class)?;
            Place::Static(reference)
        }
        false => {
            let own = JavaType::Reference(info.name.clone());
            Place::Field(adapt(b, Reg(0), &object(), &own)?, reference)
        }
    };
    Ok((place, ty, order))
}

/// The text of a constant, which the field of a class without an initialiser does not hold.
fn constant_text(b: &Builder<'_>, class: ClassId, index: u16) -> Res<Option<Vec<u16>>> {
    let info = b.world.info(class)?;
    let Some(file) = &info.file else {
        return Ok(None);
    };
    let field = file.fields.get(usize::from(index));
    let constant = field.filter(|field| field.is(access::STATIC) && field.is(access::FINAL));
    match constant.map(|field| file.constant_value(field)).transpose() {
        Ok(Some(Some(Constant::String(text)))) => file
            .pool
            .units(&file.bytes, *text)
            .map(Some)
            .map_err(damaged),
        Ok(_) => Ok(None),
        Err(error) => Err(damaged(error)),
    }
}

/// Reads a field; the parameter is the object.
pub(super) fn get_field(b: &mut Builder<'_>, class: ClassId, index: u16) -> Res<()> {
    if let Some(units) = constant_text(b, class, index)? {
        let literal = b.source.literal(units);
        let value = b.temp(Kind::Ref)?;
        b.emit(Op::StringLiteral {
            dst: Def(value),
            literal,
        });
        give(b, Some(value));
        return Ok(());
    }
    let (place, ty, order) = field(b, class, index)?;
    let value = b.temp(ty.kind())?;
    b.emit(Op::Load {
        dst: Def(value),
        order,
        place,
    });
    let value = adapt(b, value, &ty, &object())?;
    give(b, Some(value));
    Ok(())
}

/// Writes a field; the parameters are the object and the value.
pub(super) fn set_field(b: &mut Builder<'_>, class: ClassId, index: u16) -> Res<()> {
    let (place, ty, order) = field(b, class, index)?;
    let value = adapt(b, Reg(1), &object(), &ty)?;
    b.emit(Op::Store {
        order,
        place,
        value,
    });
    give(b, None);
    Ok(())
}

/// What a proxy does: its handler gets the method and the arguments as objects.
pub(super) fn forward(b: &mut Builder<'_>, class: ClassId, index: u16) -> Res<()> {
    let found = FoundMethod {
        class: b.world.info(class)?,
        index,
    };
    let Some(member) = found.member() else {
        return problem("ill-formed code: a method that is not there");
    };
    let types = parse_method(&member.descriptor).map_err(damaged)?;
    let params: Vec<Reg> = (1..=types.params.len() as u16).map(Reg).collect();
    let array = match params.is_empty() {
        true => b.null()?,
        false => as_objects(b, &params, &types.params)?,
    };
    let owner = b.temp(Kind::Ref)?;
    b.emit(Op::TypeObject {
        dst: Def(owner),
        class,
    });
    let at = b.int(i32::from(index))?;
    let value = b.library_value(
        "java/lang/reflect/Proxy",
        "called",
        "(Ljava/lang/Object;Ljava/lang/Class;I[Ljava/lang/Object;)Ljava/lang/Object;",
        &[Reg(0), owner, at, array],
    )?;
    let value = match &types.result {
        Some(result) => Some(adapt(b, value, &object(), result)?),
        None => None,
    };
    give(b, value);
    Ok(())
}
