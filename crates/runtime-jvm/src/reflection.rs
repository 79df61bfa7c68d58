//! Members of classes by number, for `java.lang.reflect`.

use crate::rows::{native, pure};
use crate::support::{
    Answer, class_behind, class_object, new_str, plain_text, program, refused, unsupported,
};
use fencepost_frontend_jvm::{Annotated, MemberFacts};
use fencepost_ir::Kind;
use fencepost_vm::{Exec, Native, NativeResult};

const C: Kind = Kind::Ref;
const I: Kind = Kind::I32;

pub(crate) const ROWS: &[Native] = &[
    pure(
        "fencepost/Members.named(Ljava/lang/String;)Ljava/lang/Class;",
        &[C],
        C,
        native!(named),
    ),
    pure(
        "fencepost/Members.interfaceAt(Ljava/lang/Class;I)Ljava/lang/Class;",
        &[C, I],
        C,
        native!(interface_at),
    ),
    pure(
        "fencepost/Members.count(Ljava/lang/Class;Z)I",
        &[C, I],
        I,
        native!(count),
    ),
    pure(
        "fencepost/Members.name(Ljava/lang/Class;ZI)Ljava/lang/String;",
        &[C, I, I],
        C,
        native!(name),
    ),
    pure(
        "fencepost/Members.descriptor(Ljava/lang/Class;ZI)Ljava/lang/String;",
        &[C, I, I],
        C,
        native!(descriptor),
    ),
    pure(
        "fencepost/Members.access(Ljava/lang/Class;ZI)I",
        &[C, I, I],
        I,
        native!(access),
    ),
    pure(
        "fencepost/Members.invoke(Ljava/lang/Class;ILjava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;",
        &[C, I, C, C],
        C,
        native!(invoke),
    ),
    pure(
        "fencepost/Members.get(Ljava/lang/Class;ILjava/lang/Object;)Ljava/lang/Object;",
        &[C, I, C],
        C,
        native!(get),
    ),
    pure(
        "fencepost/Members.annotations(Ljava/lang/Class;II)Ljava/lang/String;",
        &[C, I, I],
        C,
        native!(annotations),
    ),
    pure(
        "fencepost/Members.thrown(Ljava/lang/Class;II)Ljava/lang/Class;",
        &[C, I, I],
        C,
        native!(thrown),
    ),
    pure(
        "fencepost/Members.proxy(Ljava/lang/String;Ljava/lang/Object;)Ljava/lang/Object;",
        &[C, C],
        C,
        native!(proxy),
    ),
    Native {
        result: None,
        ..pure(
            "fencepost/Members.set(Ljava/lang/Class;ILjava/lang/Object;Ljava/lang/Object;)V",
            &[C, I, C, C],
            C,
            native!(set),
        )
    },
];

fn named(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let name = plain_text(exec, args[0])?;
    let class = program(exec)?.class_named(&name);
    class_object(exec, class)
}

fn interface_at(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let class = class_behind(exec, args[0])?;
    let facts = program(exec)?.class_facts(class);
    let facts = facts.map_err(|problem| refused(exec, problem))?;
    class_object(exec, facts.interfaces.get(args[1] as usize).copied())
}

/// The fields of a class, or its methods.
fn members(exec: &Exec<'_>, args: &[u64]) -> Result<Vec<MemberFacts>, NativeResult> {
    let class = class_behind(exec, args[0])?;
    let source = program(exec)?;
    let members = match args[1] {
        0 => source.declared_fields(class),
        _ => source.declared_methods(class),
    };
    members.map_err(|problem| refused(exec, problem))
}

fn count(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    Ok(members(exec, args)?.len() as u64)
}

fn member(exec: &Exec<'_>, args: &[u64]) -> Result<MemberFacts, NativeResult> {
    let mut all = members(exec, args)?;
    let at = args[2] as usize;
    match at < all.len() {
        true => Ok(all.swap_remove(at)),
        false => unsupported("ill-formed code: a member that is not there"),
    }
}

fn name(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let member = member(exec, args)?;
    new_str(exec, &member.name)
}

fn descriptor(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let member = member(exec, args)?;
    new_str(exec, &member.descriptor)
}

fn access(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    Ok(u64::from(member(exec, args)?.access))
}

fn invoke(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let class = class_behind(exec, args[0])?;
    let function = program(exec)?.invoker(class, args[1] as u16);
    Err(NativeResult::Call(function, args[2..].to_vec()))
}

fn get(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let class = class_behind(exec, args[0])?;
    let function = program(exec)?.getter(class, args[1] as u16);
    Err(NativeResult::Call(function, args[2..].to_vec()))
}

fn set(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let class = class_behind(exec, args[0])?;
    let function = program(exec)?.setter(class, args[1] as u16);
    Err(NativeResult::Call(function, args[2..].to_vec()))
}

/// The annotations of a class, field, method, of parameters, or a default value, by number.
fn annotations(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let class = class_behind(exec, args[0])?;
    let index = args[2] as u16;
    let of = match args[1] {
        0 => Annotated::Class,
        1 => Annotated::Field(index),
        2 => Annotated::Method(index),
        3 => Annotated::Parameters(index),
        _ => Annotated::Default(index),
    };
    let found = program(exec)?.annotations(class, of);
    match found.map_err(|problem| refused(exec, problem))? {
        Some(text) => new_str(exec, &text),
        None => Ok(0),
    }
}

fn thrown(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let class = class_behind(exec, args[0])?;
    let found = program(exec)?.declared_exception(class, args[1] as u16, args[2] as usize);
    let found = found.map_err(|problem| refused(exec, problem))?;
    class_object(exec, found)
}

/// A proxy with the fields of an object: the names of the interfaces have commas between them.
fn proxy(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let names = plain_text(exec, args[0])?;
    let source = program(exec)?;
    let interfaces = names.split(',').filter(|name| !name.is_empty());
    let interfaces: Option<Vec<_>> = interfaces.map(|name| source.class_named(name)).collect();
    let Some(interfaces) = interfaces else {
        return unsupported("a proxy of an interface that is not found");
    };
    let class = source.proxy_class(&interfaces);
    let class = class.map_err(|problem| refused(exec, problem))?;
    let function = source.copier(class);
    Err(NativeResult::Call(function, args[1..].to_vec()))
}
