//! Call sites that bootstrap methods link: lambdas, concatenation, records, switches.

use super::blocks::Method;
use super::builder::Builder;
use super::objects::field_type;
use crate::reader::{JavaType, MemberRef, access, parse_method};
use crate::world::{
    CallSite, ClassKey, FuncKey, HandleKind, Label as Case, LambdaSite, OBJECT, Part, Res,
    array_name, call_site, damaged, dotted, problem, site_at,
};
use fencepost_ir::{
    Args, BinaryOperator, Cell, ClassId, CompareOperator, ConvertOp, Def, FieldRef, Kind, Op,
    OptDef, OptUse, Order, Place, Reg, Signature,
};

impl Method<'_> {
    pub(super) fn invoke_dynamic(&mut self, index: u16, at: u32) -> Res<()> {
        match site_at(self.file, index)? {
            CallSite::Lambda(site) => self.make_lambda(&site, at),
            CallSite::Concat { parts, arguments } => self.concat(&parts, &arguments),
            site @ (CallSite::Record { .. } | CallSite::Switch { .. }) => {
                let signature = site_signature(&site)?;
                let mut args = Vec::new();
                for &kind in signature.params.iter().rev() {
                    args.insert(0, self.stack.pop(kind)?);
                }
                let key = FuncKey::Site(self.class.id, self.index, at);
                let function = self.b.world.function_id(&key);
                let dst = match signature.result {
                    Some(kind) => Some(self.push(kind)?),
                    None => None,
                };
                self.b.emit(Op::Call {
                    dst: OptDef(dst),
                    function,
                    args: Args(args.into()),
                });
                Ok(())
            }
        }
    }

    fn make_lambda(&mut self, site: &LambdaSite, at: u32) -> Res<()> {
        let class = self.b.world.class_number(&ClassKey::Lambda {
            owner: self.class.name.as_str().into(),
            method: self.index,
            offset: at,
        });
        let info = self.b.world.info(class)?;
        for interface in &info.interfaces {
            self.b.world.info(*interface)?;
        }
        let mut values = Vec::new();
        for captured in site.captured.iter().rev() {
            values.insert(0, self.stack.pop(captured.kind())?);
        }
        let dst = self.push(Kind::Ref)?;
        if values.is_empty() {
            self.b.init_class(class)?;
            self.b.emit(Op::Load {
                dst: Def(dst),
                order: Order::Plain,
                place: Place::Static(captured_field(&self.b, class, 0)?),
            });
            return Ok(());
        }
        let object = self.b.temp(Kind::Ref)?;
        self.b.emit(Op::New {
            dst: Def(object),
            class,
        });
        for (index, value) in values.into_iter().enumerate() {
            let field = captured_field(&self.b, class, index)?;
            self.b.emit(Op::Store {
                order: Order::Plain,
                place: Place::Field(object, field),
                value,
            });
        }
        self.b.mov(dst, object);
        Ok(())
    }

    fn concat(&mut self, parts: &[Part], arguments: &[JavaType]) -> Res<()> {
        let mut values = Vec::new();
        for argument in arguments.iter().rev() {
            values.insert(0, (self.stack.pop(argument.kind())?, argument));
        }
        let mut values = values.into_iter();
        let mut whole: Option<Reg> = None;
        for part in parts {
            let text = match part {
                Part::Text(units) => self.b.string(units.clone())?,
                Part::Argument => match values.next() {
                    Some((value, ty)) => self.b.text_of(value, ty)?,
                    None => return problem("ill-formed code: a concatenation lacks arguments"),
                },
            };
            whole = Some(match whole {
                None => text,
                Some(whole) => self.b.concat(whole, text)?,
            });
        }
        let whole = match whole {
            Some(whole) => whole,
            None => self.b.string(Vec::new())?,
        };
        let dst = self.push(Kind::Ref)?;
        self.b.mov(dst, whole);
        Ok(())
    }
}

/// A new array with values of these types, as objects.
pub(super) fn as_objects(b: &mut Builder<'_>, values: &[Reg], types: &[JavaType]) -> Res<Reg> {
    let object = JavaType::Reference(OBJECT.to_string());
    let length = b.int(values.len() as i32)?;
    let array = b.temp(Kind::Ref)?;
    let class = b.world.class_id(&array_name(OBJECT));
    b.emit(Op::NewArray {
        dst: Def(array),
        class,
        length,
    });
    for (index, (&value, ty)) in values.iter().zip(types).enumerate() {
        let value = adapt(b, value, ty, &object)?;
        let at = b.int(index as i32)?;
        b.emit(Op::Store {
            order: Order::Plain,
            place: Place::Element(array, at, Cell::Ref),
            value,
        });
    }
    Ok(array)
}

/// The field in which a lambda keeps a value, or its only object.
fn captured_field(b: &Builder<'_>, class: ClassId, index: usize) -> Res<FieldRef> {
    let id = b.world.field_id(class, index as u16);
    match b.world.describe_field(id) {
        Some(field) => Ok(FieldRef {
            id,
            class,
            offset: field.offset,
            cell: field.cell,
        }),
        None => problem("ill-formed code: a lambda without its fields"),
    }
}

/// The kinds of a site that is a function of its own.
pub(super) fn site_signature(site: &CallSite) -> Res<Signature> {
    let (params, result) = match site {
        CallSite::Record { method, .. } => match method.as_str() {
            "toString" => (vec![Kind::Ref], Kind::Ref),
            "hashCode" => (vec![Kind::Ref], Kind::I32),
            "equals" => (vec![Kind::Ref, Kind::Ref], Kind::I32),
            method => return problem(format!("records have no method `{method}` of their own")),
        },
        CallSite::Switch { .. } => (vec![Kind::Ref, Kind::I32], Kind::I32),
        CallSite::Lambda(_) | CallSite::Concat { .. } => {
            return problem("ill-formed code: a call site that is no function");
        }
    };
    Ok(Signature {
        params,
        result: Some(result),
    })
}

/// The function behind a site.
pub(super) fn site_body(b: &mut Builder<'_>, class: ClassId, method: u16, offset: u32) -> Res<()> {
    let info = b.world.info(class)?;
    let Some(file) = &info.file else {
        return problem("ill-formed code: a call site without a class file");
    };
    match call_site(file, method, offset)? {
        CallSite::Record {
            method,
            class,
            names,
            fields,
        } => match method.as_str() {
            "toString" => record_text(b, &class, &names, &fields),
            "hashCode" => record_hash(b, &fields),
            _ => record_equals(b, &class, &fields),
        },
        CallSite::Switch { labels } => switch(b, &labels),
        CallSite::Lambda(_) | CallSite::Concat { .. } => {
            problem("ill-formed code: a call site that is no function")
        }
    }
}

fn give(b: &mut Builder<'_>, value: Reg) {
    b.emit(Op::Return {
        value: OptUse(Some(value)),
    });
}

fn read_field(b: &mut Builder<'_>, object: Reg, field: &MemberRef) -> Res<(Reg, JavaType)> {
    let found = b.world.resolve_field(field)?;
    let dst = b.temp(found.reference.cell.kind())?;
    b.emit(Op::Load {
        dst: Def(dst),
        order: Order::Plain,
        place: Place::Field(object, found.reference),
    });
    Ok((dst, field_type(&field.descriptor)?))
}

fn record_text(
    b: &mut Builder<'_>,
    class: &str,
    names: &[String],
    fields: &[MemberRef],
) -> Res<()> {
    let info = b.world.info(b.world.class_id(class))?;
    let inner = info.file.as_ref().and_then(|file| file.inner_name.clone());
    let plain = dotted(class);
    let simple = inner.unwrap_or_else(|| plain.rsplit('.').next().unwrap_or(&plain).to_string());
    let mut whole = b.string(format!("{simple}[").encode_utf16().collect())?;
    for (index, (name, field)) in names.iter().zip(fields).enumerate() {
        let comma = if index == 0 { "" } else { ", " };
        let label = b.string(format!("{comma}{name}=").encode_utf16().collect())?;
        whole = b.concat(whole, label)?;
        let (value, ty) = read_field(b, Reg(0), field)?;
        let text = b.text_of(value, &ty)?;
        whole = b.concat(whole, text)?;
    }
    let end = b.string("]".encode_utf16().collect())?;
    let whole = b.concat(whole, end)?;
    give(b, whole);
    Ok(())
}

fn record_hash(b: &mut Builder<'_>, fields: &[MemberRef]) -> Res<()> {
    let hash = b.int(0)?;
    let factor = b.int(31)?;
    for field in fields {
        let (value, ty) = read_field(b, Reg(0), field)?;
        let own = match ty.boxed() {
            Some((class, letter)) => {
                b.library_value(class, "hashCode", &format!("({letter})I"), &[value])?
            }
            None => b.library_value(
                "java/util/Objects",
                "hashCode",
                "(Ljava/lang/Object;)I",
                &[value],
            )?,
        };
        b.binary(BinaryOperator::Mul, Kind::I32, hash, hash, factor);
        b.binary(BinaryOperator::Add, Kind::I32, hash, hash, own);
    }
    give(b, hash);
    Ok(())
}

fn record_equals(b: &mut Builder<'_>, class: &str, fields: &[MemberRef]) -> Res<()> {
    let class = b.world.class_id(class);
    let differs = b.label();
    let other = b.temp(Kind::Ref)?;
    b.emit(Op::IsInstance {
        dst: Def(other),
        class,
        value: Reg(1),
    });
    let go_on = b.label();
    b.branch(other, go_on, differs);
    b.bind(go_on);
    for field in fields {
        let (mine, ty) = read_field(b, Reg(0), field)?;
        let (theirs, _) = read_field(b, other, field)?;
        let same = match &ty {
            JavaType::Float | JavaType::Double => {
                let (class, letter) = ty.boxed().unwrap_or_default();
                let descriptor = format!("({letter}{letter})I");
                let order = b.library_value(class, "compare", &descriptor, &[mine, theirs])?;
                let zero = b.int(0)?;
                b.compare(CompareOperator::Eq, Kind::I32, order, zero)?
            }
            JavaType::Reference(_) => b.library_value(
                "java/util/Objects",
                "equals",
                "(Ljava/lang/Object;Ljava/lang/Object;)Z",
                &[mine, theirs],
            )?,
            _ => b.compare(CompareOperator::Eq, ty.kind(), mine, theirs)?,
        };
        let next = b.label();
        b.branch(same, next, differs);
        b.bind(next);
    }
    let yes = b.int(1)?;
    give(b, yes);
    b.bind(differs);
    let no = b.int(0)?;
    give(b, no);
    Ok(())
}

/// The number of the first case at or after a given one that fits a value; -1 for null.
fn switch(b: &mut Builder<'_>, labels: &[Case]) -> Res<()> {
    let not_null = b.label();
    let null = b.label();
    b.branch(Reg(0), not_null, null);
    b.bind(null);
    let minus = b.int(-1)?;
    give(b, minus);
    b.bind(not_null);
    for (index, case) in labels.iter().enumerate() {
        b.free_temps();
        let next = b.label();
        let (tested, fits) = (b.label(), b.label());
        let number = b.int(index as i32)?;
        let early = b.compare(CompareOperator::Gt, Kind::I32, Reg(1), number)?;
        b.branch(early, next, tested);
        b.bind(tested);
        let matches = match case {
            Case::Class(name) => {
                let class = b.world.class_id(name);
                b.world.info(class)?;
                let found = b.temp(Kind::Ref)?;
                b.emit(Op::IsInstance {
                    dst: Def(found),
                    class,
                    value: Reg(0),
                });
                found
            }
            Case::Text(units) => {
                let text = b.string(units.clone())?;
                b.library_value(
                    "java/util/Objects",
                    "equals",
                    "(Ljava/lang/Object;Ljava/lang/Object;)Z",
                    &[text, Reg(0)],
                )?
            }
            Case::Integer(value) => {
                let value = b.int(*value)?;
                b.library_value(
                    "fencepost/Strings",
                    "isNumber",
                    "(Ljava/lang/Object;I)Z",
                    &[Reg(0), value],
                )?
            }
            Case::EnumName(units) => {
                let text = b.string(units.clone())?;
                b.library_value(
                    "fencepost/Strings",
                    "isConstant",
                    "(Ljava/lang/Object;Ljava/lang/String;)Z",
                    &[Reg(0), text],
                )?
            }
        };
        b.branch(matches, fits, next);
        b.bind(fits);
        let number = b.int(index as i32)?;
        give(b, number);
        b.bind(next);
    }
    let none = b.int(labels.len() as i32)?;
    give(b, none);
    Ok(())
}

/// The method of the interface that a lambda implements: calls what the lambda stands for.
pub(super) fn lambda_body(b: &mut Builder<'_>, class: ClassId) -> Res<()> {
    let info = b.world.info(class)?;
    let Some(site) = &info.lambda else {
        return problem("ill-formed code: the body of a lambda that is none");
    };
    let mut values: Vec<(Reg, JavaType)> = Vec::new();
    for (index, ty) in site.captured.iter().enumerate() {
        let field = captured_field(b, class, index)?;
        let dst = b.temp(ty.kind())?;
        b.emit(Op::Load {
            dst: Def(dst),
            order: Order::Plain,
            place: Place::Field(Reg(0), field),
        });
        values.push((dst, ty.clone()));
    }
    for (index, (erased, actual)) in site
        .erased
        .params
        .iter()
        .zip(&site.actual.params)
        .enumerate()
    {
        let value = adapt(b, Reg(index as u16 + 1), erased, actual)?;
        values.push((value, actual.clone()));
    }
    let target = &site.target;
    let types = parse_method(&target.descriptor);
    let owner = JavaType::Reference(target.class.clone());
    let result = match site.kind {
        HandleKind::Static => {
            let types = types.map_err(damaged)?;
            let args = adapt_all(b, &values, &types.params)?;
            let found = b.world.resolve_method(target)?;
            b.init_class(found.class.id)?;
            let dst = result_register(b, types.result.as_ref())?;
            b.call(&found, dst, &args);
            dst.zip(types.result)
        }
        HandleKind::Virtual | HandleKind::Interface | HandleKind::Special => {
            let types = types.map_err(damaged)?;
            let params: Vec<JavaType> = std::iter::once(owner)
                .chain(types.params.iter().cloned())
                .collect();
            let args = adapt_all(b, &values, &params)?;
            let found = b.world.resolve_method(target)?;
            if found.is(access::STATIC) {
                return problem("ill-formed code: a static method behind a virtual handle");
            }
            let dst = result_register(b, types.result.as_ref())?;
            if site.kind == HandleKind::Special {
                b.emit(Op::NullCheck { value: args[0] });
                b.call(&found, dst, &args);
            } else {
                b.call_virtual(&found, dst, &args);
            }
            dst.zip(types.result)
        }
        HandleKind::New => {
            let types = types.map_err(damaged)?;
            let args = adapt_all(b, &values, &types.params)?;
            if target.class == crate::world::STRING {
                let parameters = target.descriptor.trim_end_matches('V');
                let descriptor = format!("{parameters}Ljava/lang/String;");
                let made = b.library_value("fencepost/Strings", "make", &descriptor, &args)?;
                Some((made, owner))
            } else {
                let class = b.world.class_id(&target.class);
                let found = b.world.resolve_method(target)?;
                b.init_class(class)?;
                let object = b.temp(Kind::Ref)?;
                b.emit(Op::New {
                    dst: Def(object),
                    class,
                });
                let all: Vec<Reg> = std::iter::once(object).chain(args).collect();
                b.call(&found, None, &all);
                Some((object, owner))
            }
        }
        HandleKind::GetField
        | HandleKind::GetStatic
        | HandleKind::PutField
        | HandleKind::PutStatic => {
            return problem("a lambda that stands for a field is not modelled");
        }
    };
    match (&site.erased.result, result) {
        (None, _) => b.emit(Op::Return {
            value: OptUse(None),
        }),
        (Some(wanted), Some((value, ty))) => {
            let value = adapt(b, value, &ty, wanted)?;
            give(b, value);
        }
        (Some(_), None) => return problem("ill-formed code: a lambda that gives nothing"),
    }
    Ok(())
}

fn result_register(b: &mut Builder<'_>, result: Option<&JavaType>) -> Res<Option<Reg>> {
    match result {
        Some(result) => b.temp(result.kind()).map(Some),
        None => Ok(None),
    }
}

fn adapt_all(
    b: &mut Builder<'_>,
    values: &[(Reg, JavaType)],
    params: &[JavaType],
) -> Res<Vec<Reg>> {
    if values.len() != params.len() {
        return problem("ill-formed code: a lambda with a wrong number of arguments");
    }
    let pairs = values.iter().zip(params);
    pairs
        .map(|((value, from), to)| adapt(b, *value, from, to))
        .collect()
}

/// A value of one type as another: boxed, unboxed, widened or cast.
pub(super) fn adapt(b: &mut Builder<'_>, value: Reg, from: &JavaType, to: &JavaType) -> Res<Reg> {
    use JavaType::{Double, Float, Int, Long, Reference};
    if from == to {
        return Ok(value);
    }
    match (from, to) {
        (Reference(_), Reference(name)) => {
            if name == crate::world::OBJECT {
                return Ok(value);
            }
            let class = b.world.class_id(name);
            b.world.info(class)?;
            let dst = b.temp(Kind::Ref)?;
            b.emit(Op::Cast {
                dst: Def(dst),
                class,
                value,
            });
            Ok(dst)
        }
        (Reference(name), primitive) => {
            // What is in a box of another type is widened once it is out.
            let boxes = [
                JavaType::Boolean,
                JavaType::Byte,
                JavaType::Short,
                JavaType::Char,
                Int,
                Long,
                Float,
                Double,
            ];
            let own = boxes
                .iter()
                .find(|ty| ty.boxed().is_some_and(|(class, _)| class == name))
                .unwrap_or(primitive);
            let (class, letter) = own.boxed().unwrap_or_default();
            let object = adapt(b, value, from, &Reference(class.to_string()))?;
            let method = format!("{}Value", own.name());
            let plain = b.library_value(class, &method, &format!("(){letter}"), &[object])?;
            adapt(b, plain, own, primitive)
        }
        (primitive, Reference(_)) => {
            let (class, letter) = primitive.boxed().unwrap_or_default();
            let descriptor = format!("({letter})L{class};");
            b.library_value(class, "valueOf", &descriptor, &[value])
        }
        (from, to) => {
            let operator = match (from.kind(), to.kind()) {
                (a, b) if a == b => return Ok(value),
                (Kind::I32, Kind::I64) => ConvertOp::I32ToI64,
                (Kind::I32, Kind::F32) => ConvertOp::I32ToF32,
                (Kind::I32, Kind::F64) => ConvertOp::I32ToF64,
                (Kind::I64, Kind::F32) => ConvertOp::I64ToF32,
                (Kind::I64, Kind::F64) => ConvertOp::I64ToF64,
                (Kind::F32, Kind::F64) => ConvertOp::F32ToF64,
                _ => return problem("ill-formed code: a lambda that narrows a number"),
            };
            let dst = b.temp(to.kind())?;
            b.convert(operator, dst, value);
            Ok(dst)
        }
    }
}
