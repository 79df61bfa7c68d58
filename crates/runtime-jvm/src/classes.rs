//! Class objects, and fields by name.

use crate::rows::{native, pure};
use crate::support::{
    Answer, class_behind, class_object, new_str, plain_text, program, refused, source_of,
    unsupported,
};
use fencepost_frontend_jvm::{ClassFacts, array_element, type_number};
use fencepost_ir::{Kind, Storage};
use fencepost_vm::{Exec, Native, NativeResult, ObjectId, word};

const INTERFACE: u16 = 0x0200;
const ENUM: u16 = 0x4000;

const C: Kind = Kind::Ref;
const Z: Kind = Kind::I32;

pub(crate) const ROWS: &[Native] = &[
    pure(
        "fencepost/Faults.castMessage(Ljava/lang/Class;Ljava/lang/Class;)Ljava/lang/String;",
        &[C, C],
        C,
        native!(cast_message),
    ),
    pure(
        "java/lang/Class.getName()Ljava/lang/String;",
        &[C],
        C,
        native!(name),
    ),
    pure(
        "java/lang/Class.getSimpleName()Ljava/lang/String;",
        &[C],
        C,
        native!(simple_name),
    ),
    pure(
        "java/lang/Class.isInstance(Ljava/lang/Object;)Z",
        &[C, C],
        Z,
        native!(is_instance),
    ),
    pure(
        "java/lang/Class.isAssignableFrom(Ljava/lang/Class;)Z",
        &[C, C],
        Z,
        native!(is_assignable),
    ),
    pure("java/lang/Class.isInterface()Z", &[C], Z, |exec, args| {
        question(exec, args, |facts| facts.access & INTERFACE != 0)
    }),
    pure("java/lang/Class.isEnum()Z", &[C], Z, |exec, args| {
        // The class of a constant with a body of its own has the flag, too.
        let enumeration = program(exec)
            .ok()
            .and_then(|p| p.class_named("java/lang/Enum"));
        question(exec, args, |facts| {
            facts.access & ENUM != 0 && facts.parent == enumeration
        })
    }),
    pure("java/lang/Class.isRecord()Z", &[C], Z, |exec, args| {
        question(exec, args, |facts| facts.is_record)
    }),
    pure("java/lang/Class.isSealed()Z", &[C], Z, |exec, args| {
        question(exec, args, |facts| facts.permitted.is_some())
    }),
    pure("java/lang/Class.isMemberClass()Z", &[C], Z, |exec, args| {
        question(exec, args, |facts| facts.is_member)
    }),
    pure(
        "java/lang/Class.getEnclosingClass()Ljava/lang/Class;",
        &[C],
        C,
        native!(enclosing),
    ),
    pure(
        "fencepost/Members.permittedAt(Ljava/lang/Class;I)Ljava/lang/Class;",
        &[C, Z],
        C,
        native!(permitted_at),
    ),
    pure("java/lang/Class.isArray()Z", &[C], Z, |exec, args| {
        question(exec, args, |facts| facts.name.starts_with('['))
    }),
    pure("java/lang/Class.isPrimitive()Z", &[C], Z, |exec, args| {
        question(exec, args, ClassFacts::is_primitive)
    }),
    pure(
        "java/lang/Class.getModifiers()I",
        &[C],
        Z,
        |exec, args| match facts(exec, args[0]) {
            Ok(facts) => NativeResult::Done(u64::from(facts.access)),
            Err(result) => result,
        },
    ),
    pure(
        "java/lang/Class.getSuperclass()Ljava/lang/Class;",
        &[C],
        C,
        native!(superclass),
    ),
    pure(
        "java/lang/Class.getComponentType()Ljava/lang/Class;",
        &[C],
        C,
        native!(component),
    ),
    Native {
        continues_in: Some(|machine, class| {
            let source = source_of(machine)?;
            let is_enum = source.class_facts(class).ok()?.access & ENUM != 0;
            is_enum.then(|| source.enum_values(class))
        }),
        ..pure(
            "java/lang/Class.constants()[Ljava/lang/Object;",
            &[C],
            C,
            native!(constants),
        )
    },
    pure(
        "fencepost/Runtime.primitive(Ljava/lang/String;)Ljava/lang/Class;",
        &[C],
        C,
        native!(primitive),
    ),
    pure(
        "fencepost/Access.offset(Ljava/lang/Class;Ljava/lang/String;)J",
        &[C, C],
        Kind::I64,
        native!(field_offset),
    ),
    pure(
        "fencepost/Access.type(Ljava/lang/Class;Ljava/lang/String;)I",
        &[C, C],
        Z,
        native!(field_type),
    ),
    pure(
        "fencepost/Access.isStatic(Ljava/lang/Class;Ljava/lang/String;)Z",
        &[C, C],
        Z,
        native!(field_is_static),
    ),
    Native {
        result: None,
        continues_in: Some(|machine, class| Some(source_of(machine)?.initialization(class))),
        ..pure(
            "fencepost/Access.initialize(Ljava/lang/Class;)V",
            &[C],
            C,
            native!(initialize),
        )
    },
    pure(
        "fencepost/Access.statics",
        &[C],
        Kind::Ptr,
        native!(statics),
    ),
];

fn facts(exec: &Exec<'_>, word: u64) -> Result<ClassFacts, NativeResult> {
    let class = class_behind(exec, word)?;
    program(exec)?
        .class_facts(class)
        .map_err(|problem| refused(exec, problem))
}

fn question(exec: &mut Exec<'_>, args: &[u64], ask: impl Fn(&ClassFacts) -> bool) -> NativeResult {
    match facts(exec, args[0]) {
        Ok(facts) => NativeResult::Done(u64::from(ask(&facts))),
        Err(result) => result,
    }
}

fn name(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let facts = facts(exec, args[0])?;
    new_str(exec, &facts.name.replace('/', "."))
}

/// Where a class is from, in the words of messages.
fn module_of(facts: &ClassFacts) -> &'static str {
    let element = facts.name.trim_start_matches('[');
    let is_array = element.len() < facts.name.len();
    let name = match element.strip_prefix('L') {
        Some(name) if is_array => name,
        _ => element,
    };
    let is_primitive = facts.is_primitive() || is_array && element.len() == 1;
    match is_primitive || name.starts_with("java/") {
        true => "module java.base of loader 'bootstrap'",
        false => "unnamed module of loader 'app'",
    }
}

/// The message of a failed cast, in the words of the JDK.
fn cast_message(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let (from, to) = (facts(exec, args[0])?, facts(exec, args[1])?);
    let [a, b] = [&from, &to].map(|facts| facts.name.replace('/', "."));
    let [own, other] = [&from, &to].map(module_of);
    let origins = match own == other {
        true => format!("{a} and {b} are in {own}"),
        false => format!("{a} is in {own}; {b} is in {other}"),
    };
    let message = format!("class {a} cannot be cast to class {b} ({origins})");
    new_str(exec, &message)
}

fn simple_name(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let facts = facts(exec, args[0])?;
    let text = facts.simple_name();
    new_str(exec, &text)
}

fn is_instance(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let class = class_behind(exec, args[0])?;
    let actual = exec.class_of(args[1]).filter(|_| args[1] != 0);
    let fits = actual.is_some_and(|actual| exec.machine.source.assignable(actual, class));
    Ok(u64::from(fits))
}

fn is_assignable(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let (to, from) = (class_behind(exec, args[0])?, class_behind(exec, args[1])?);
    Ok(u64::from(exec.machine.source.assignable(from, to)))
}

fn superclass(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let facts = facts(exec, args[0])?;
    let parent = facts.parent.filter(|_| facts.access & INTERFACE == 0);
    class_object(exec, parent)
}

fn enclosing(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let facts = facts(exec, args[0])?;
    class_object(exec, facts.outer)
}

fn permitted_at(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let permitted = facts(exec, args[0])?.permitted.unwrap_or_default();
    class_object(exec, permitted.get(args[1] as usize).copied())
}

fn component(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let facts = facts(exec, args[0])?;
    let element = array_element(&facts.name);
    let source = program(exec)?;
    let class = element.and_then(|name| source.class_named(&name));
    class_object(exec, class)
}

/// The constants of an enumeration, which may have to be initialised.
fn constants(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let class = class_behind(exec, args[0])?;
    let function = program(exec)?.enum_values(class);
    Err(NativeResult::Call(function, Vec::new()))
}

fn primitive(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let name = plain_text(exec, args[0])?;
    let class = program(exec)?.class_named(&name);
    class_object(exec, class)
}

fn field(exec: &Exec<'_>, args: &[u64]) -> Result<Option<fencepost_ir::Field>, NativeResult> {
    let class = class_behind(exec, args[0])?;
    let name = plain_text(exec, args[1])?;
    Ok(program(exec)?.declared_field(class, &name))
}

fn field_offset(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    match field(exec, args)? {
        Some(field) => Ok(u64::from(field.offset)),
        None => unsupported("the offset of a field that is not there"),
    }
}

fn field_type(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let number = type_number(field(exec, args)?.map(|field| field.cell));
    Ok(u64::from(number as u32))
}

fn field_is_static(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let field = field(exec, args)?;
    let is_static = field.is_some_and(|field| field.storage == Storage::Static);
    Ok(u64::from(is_static))
}

fn initialize(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let class = class_behind(exec, args[0])?;
    let function = program(exec)?.initialization(class);
    Err(NativeResult::Call(function, Vec::new()))
}

/// Where the static fields of a class are.
fn statics(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let class = class_behind(exec, args[0])?;
    exec.touch_statics(class).map_err(crate::support::stopped)?;
    Ok(word::reference(ObjectId::statics(class)))
}
