//! One method becomes one function.
//!
//! The operand stack is tracked through every block: an entry is a register, its own or that of
//! the local variable it was loaded from. Where control joins, every entry is in the register of
//! its depth. Nothing is folded, and no check, branch or dependence is left out.

mod access;
mod blocks;
mod builder;
mod calls;
mod halves;
mod instructions;
mod natives;
mod objects;
mod reflect;
mod sites;
mod stack;
mod synth;
mod variables;

use crate::reader::{JavaType, access as flags, parse_method};
use crate::source::JvmSource;
use crate::world::{FoundMethod, FuncKey, Res, World, call_site, damaged, dotted, problem};
use builder::Builder;
use fencepost_base::Position;
use fencepost_ir::{FuncId, Function, Kind, Problem, Signature, Source};

pub(crate) use synth::check_start;

/// The full name of a function.
pub(crate) fn key_name(world: &World, key: &FuncKey) -> String {
    let class_name = |class| match world.info(class) {
        Ok(info) => dotted(&info.name),
        Err(_) => "?".to_string(),
    };
    match key {
        FuncKey::Method(class, index) => {
            let name = world.info(*class).ok().and_then(|class| {
                let found = FoundMethod {
                    class,
                    index: *index,
                };
                found.member().map(|member| member.name.clone())
            });
            format!("{}::{}", class_name(*class), name.unwrap_or_default())
        }
        FuncKey::ClassInit(class) => format!("{}::<clinit>", class_name(*class)),
        FuncKey::Spare(number) => format!("function {number}"),
        FuncKey::Entry => "entry".to_string(),
        FuncKey::Start(_) => "start".to_string(),
        FuncKey::ThreadMain => "java.lang.Thread::main".to_string(),
        FuncKey::LambdaBody(class) => format!("{}::lambda", class_name(*class)),
        FuncKey::Site(class, _, offset) => format!("{}::site@{offset}", class_name(*class)),
        FuncKey::MultiArray(class, _) => format!("{}::new", class_name(*class)),
        FuncKey::Copy(class) => format!("{}::clone", class_name(*class)),
        FuncKey::Values(class) => format!("{}::values", class_name(*class)),
        FuncKey::Initialize(class) => format!("{}::initialize", class_name(*class)),
        FuncKey::Invoke(class, _) => format!("{}::invoke", class_name(*class)),
        FuncKey::GetField(class, _) => format!("{}::get", class_name(*class)),
        FuncKey::SetField(class, _) => format!("{}::set", class_name(*class)),
        FuncKey::Forward(class, _) => format!("{}::proxy", class_name(*class)),
    }
}

/// Kinds of parameters and result from the types of a method.
fn kinds(receiver: bool, params: &[JavaType], result: Option<&JavaType>) -> Signature {
    let this = receiver.then_some(Kind::Ref);
    Signature {
        params: this
            .into_iter()
            .chain(params.iter().map(JavaType::kind))
            .collect(),
        result: result.map(JavaType::kind),
    }
}

/// Parameter and result kinds of a function, without its body.
pub(crate) fn signature(world: &World, key: &FuncKey) -> Res<Signature> {
    let nothing = Signature {
        params: Vec::new(),
        result: None,
    };
    Ok(match key {
        FuncKey::Method(class, index) | FuncKey::Forward(class, index) => {
            let found = FoundMethod {
                class: world.info(*class)?,
                index: *index,
            };
            let Some(member) = found.member() else {
                return problem("ill-formed code: a method that is not there");
            };
            let types = parse_method(&member.descriptor).map_err(damaged)?;
            kinds(
                !member.is(flags::STATIC),
                &types.params,
                types.result.as_ref(),
            )
        }
        FuncKey::ClassInit(_) | FuncKey::Entry | FuncKey::Start(_) | FuncKey::Initialize(_) => {
            nothing
        }
        FuncKey::Invoke(..) => Signature {
            params: vec![Kind::Ref, Kind::Ref],
            result: Some(Kind::Ref),
        },
        FuncKey::SetField(..) => Signature {
            params: vec![Kind::Ref, Kind::Ref],
            result: None,
        },
        FuncKey::Copy(_) | FuncKey::GetField(..) => Signature {
            params: vec![Kind::Ref],
            result: Some(Kind::Ref),
        },
        FuncKey::Values(_) => Signature {
            params: Vec::new(),
            result: Some(Kind::Ref),
        },
        FuncKey::ThreadMain => Signature {
            params: vec![Kind::Ref],
            result: None,
        },
        FuncKey::LambdaBody(class) => {
            let info = world.info(*class)?;
            let Some(site) = &info.lambda else {
                return problem("ill-formed code: the body of a lambda that is none");
            };
            kinds(true, &site.erased.params, site.erased.result.as_ref())
        }
        FuncKey::Site(class, method, offset) => {
            let info = world.info(*class)?;
            let Some(file) = &info.file else {
                return problem("ill-formed code: a call site without a class file");
            };
            sites::site_signature(&call_site(file, *method, *offset)?)?
        }
        FuncKey::Spare(_) => return problem("a function that somebody else adds"),
        FuncKey::MultiArray(_, dimensions) => Signature {
            params: vec![Kind::I32; usize::from(*dimensions)],
            result: Some(Kind::Ref),
        },
    })
}

/// Lowers a function.
pub(crate) fn lower(source: &JvmSource, key: &FuncKey) -> Res<Function> {
    let world = source.world();
    let id = world.function_id(key);
    let lowered = match key {
        FuncKey::Method(class, index) => lower_method(source, id, *class, *index),
        _ => lower_made(source, key),
    };
    lowered.map_err(|problem| match problem.location.is_empty() {
        true => Problem {
            what: problem.what,
            location: source.describe_position(id, Position::UNKNOWN),
        },
        false => problem,
    })
}

fn lower_method(
    source: &JvmSource,
    id: FuncId,
    class: fencepost_ir::ClassId,
    index: u16,
) -> Res<Function> {
    let found = FoundMethod {
        class: source.world().info(class)?,
        index,
    };
    let Some(member) = found.member() else {
        return problem("ill-formed code: a method that is not there");
    };
    if member.is(flags::NATIVE) {
        return natives::lower_native(source, &found, member);
    }
    blocks::lower_code(source, id, &found, member)
}

fn lower_made(source: &JvmSource, key: &FuncKey) -> Res<Function> {
    let world = source.world();
    let mut builder = Builder::new(source, key_name(world, key), true);
    let signature = signature(world, key)?;
    for &kind in &signature.params {
        builder.register(kind, None)?;
    }
    builder.function.param_count = signature.params.len() as u16;
    builder.function.result = signature.result;
    match key {
        FuncKey::Method(..) | FuncKey::Spare(_) => {
            return problem("ill-formed code: a method made by nobody");
        }
        FuncKey::ClassInit(class) => synth::class_init(&mut builder, *class)?,
        FuncKey::Entry => synth::entry(&mut builder)?,
        FuncKey::Start(method) => synth::start(&mut builder, *method)?,
        FuncKey::ThreadMain => synth::thread_main(&mut builder)?,
        FuncKey::LambdaBody(class) => sites::lambda_body(&mut builder, *class)?,
        FuncKey::Site(class, method, offset) => {
            sites::site_body(&mut builder, *class, *method, *offset)?;
        }
        FuncKey::MultiArray(class, dimensions) => {
            synth::multi_array(&mut builder, *class, *dimensions)?;
        }
        FuncKey::Copy(class) => synth::copy(&mut builder, *class)?,
        FuncKey::Values(class) => synth::values(&mut builder, *class)?,
        FuncKey::Initialize(class) => synth::initialize(&mut builder, *class)?,
        FuncKey::Invoke(class, index) => reflect::invoke(&mut builder, *class, *index)?,
        FuncKey::GetField(class, index) => reflect::get_field(&mut builder, *class, *index)?,
        FuncKey::SetField(class, index) => reflect::set_field(&mut builder, *class, *index)?,
        FuncKey::Forward(class, index) => reflect::forward(&mut builder, *class, *index)?,
    }
    builder.finish()
}
