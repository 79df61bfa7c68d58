//! Type objects and what they can be asked.

use crate::program::{
    class_of, class_of_type, facts, new_array, program, refused, type_object, type_or_null,
};
use crate::rows::{handle, native, pure};
use crate::support::{Answer, new_str, plain_text};
use fencepost_frontend_cil::TypeFacts;
use fencepost_ir::{Cell, ClassId, Fault, FuncId, Kind};
use fencepost_vm::{Exec, Native, NativeResult, word};

/// A row that takes one type object.
const fn of_type(name: &'static str, result: Kind, function: fencepost_vm::NativeFn) -> Native {
    pure(name, &[Kind::Ref], Some(result), function)
}

pub(crate) const ROWS: &[Native] = &[
    of_type(
        "Fencepost.Runtime::TypeOf(object)",
        Kind::Ref,
        native!(type_of),
    ),
    pure(
        "Fencepost.Runtime::TypeFromHandle(IntPtr)",
        &[Kind::Ptr],
        Some(Kind::Ref),
        native!(from_handle),
    ),
    handle(of_type(
        "Fencepost.Runtime::HandleOfType(Type)",
        Kind::Ptr,
        native!(handle_of),
    )),
    of_type(
        "Fencepost.Runtime::TypeByName(string)",
        Kind::Ref,
        native!(by_name),
    ),
    of_type(
        "Fencepost.Runtime::TypeName(Type)",
        Kind::Ref,
        native!(name),
    ),
    of_type(
        "Fencepost.Runtime::TypeNamespace(Type)",
        Kind::Ref,
        native!(namespace),
    ),
    of_type(
        "Fencepost.Runtime::TypeFullName(Type)",
        Kind::Ref,
        native!(full_name),
    ),
    of_type(
        "Fencepost.Runtime::TypeFlags(Type)",
        Kind::I32,
        native!(flags),
    ),
    of_type(
        "Fencepost.Runtime::TypeCodeOf(Type)",
        Kind::I32,
        native!(code),
    ),
    of_type(
        "Fencepost.Runtime::TypeBase(Type)",
        Kind::Ref,
        native!(base),
    ),
    of_type(
        "Fencepost.Runtime::TypeElement(Type)",
        Kind::Ref,
        native!(element),
    ),
    of_type(
        "Fencepost.Runtime::TypeDeclaring(Type)",
        Kind::Ref,
        native!(declaring),
    ),
    of_type(
        "Fencepost.Runtime::TypeGenericDefinition(Type)",
        Kind::Ref,
        native!(definition),
    ),
    of_type(
        "Fencepost.Runtime::TypeArguments(Type)",
        Kind::Ref,
        native!(arguments),
    ),
    of_type(
        "Fencepost.Runtime::TypeInterfaces(Type)",
        Kind::Ref,
        native!(interfaces),
    ),
    pure(
        "Fencepost.Runtime::TypeAssignable(Type,Type)",
        &[Kind::Ref, Kind::Ref],
        Some(Kind::I32),
        native!(assignable),
    ),
    pure(
        "Fencepost.Runtime::IsInstance(Type,object)",
        &[Kind::Ref, Kind::Ref],
        Some(Kind::I32),
        native!(is_instance),
    ),
    pure(
        "Fencepost.Runtime::MethodName(IntPtr)",
        &[Kind::Ptr],
        Some(Kind::Ref),
        native!(method_name),
    ),
    pure(
        "Fencepost.Runtime::MethodOwner(IntPtr)",
        &[Kind::Ptr],
        Some(Kind::Ref),
        native!(method_owner),
    ),
];

fn type_of(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let class = class_of(exec, args[0])?;
    type_object(exec, class)
}

/// Handles are the number of the class, plus one so that none is null.
fn from_handle(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    match args[0] {
        0 => Ok(0),
        handle => type_object(exec, ClassId((handle - 1) as u32)),
    }
}

fn handle_of(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    Ok(u64::from(class_of_type(exec, args[0])?.0) + 1)
}

fn by_name(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let name = plain_text(exec, args[0])?;
    let class = program(exec)?.class_by_name(&name);
    type_or_null(exec, class)
}

fn name(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let facts = facts(exec, args[0])?;
    new_str(exec, &facts.name)
}

fn namespace(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let facts = facts(exec, args[0])?;
    if facts.namespace.is_empty() {
        return Ok(0);
    }
    new_str(exec, &facts.namespace)
}

fn full_name(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let facts = facts(exec, args[0])?;
    if facts.is_parameter {
        return Ok(0);
    }
    let class = class_of_type(exec, args[0])?;
    let name = program(exec)?
        .full_name(class)
        .map_err(|problem| refused(exec, problem))?;
    new_str(exec, &name)
}

fn flags(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let facts = facts(exec, args[0])?;
    Ok(flag_bits(&facts))
}

/// The bits that the library's Type class reads.
fn flag_bits(facts: &TypeFacts) -> u64 {
    let bits = [
        facts.is_value,
        facts.is_interface,
        facts.is_abstract,
        facts.is_sealed,
        facts.is_enum,
        facts.is_array,
        facts.is_primitive,
        facts.is_generic,
        facts.is_definition,
        facts.is_parameter,
        facts.is_pointer,
        facts.is_by_ref,
        facts.is_public,
        facts.is_nested,
        facts.is_serializable,
        facts.is_nested_public,
    ];
    let numbered = bits.iter().enumerate();
    numbered.map(|(bit, set)| u64::from(*set) << bit).sum()
}

fn code(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    Ok(facts(exec, args[0])?.code as u32 as u64)
}

fn base(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let parent = facts(exec, args[0])?.parent;
    type_or_null(exec, parent)
}

fn element(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let element = facts(exec, args[0])?.element;
    type_or_null(exec, element)
}

fn declaring(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let declaring = facts(exec, args[0])?.declaring;
    type_or_null(exec, declaring)
}

fn definition(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let definition = facts(exec, args[0])?.definition;
    type_or_null(exec, definition)
}

fn arguments(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let classes = facts(exec, args[0])?.arguments;
    type_array(exec, &classes)
}

fn interfaces(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let class = class_of_type(exec, args[0])?;
    let classes = program(exec)?.type_interfaces(class);
    type_array(exec, &classes)
}

fn type_array(exec: &mut Exec<'_>, classes: &[ClassId]) -> Answer {
    let mut words = Vec::with_capacity(classes.len());
    for class in classes {
        words.push(type_object(exec, *class)?);
    }
    let element = crate::program::library_class(exec, "System.Type")?;
    new_array(exec, element, Cell::Ref, &words)
}

fn assignable(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let target = class_of_type(exec, args[0])?;
    let source = class_of_type(exec, args[1])?;
    Ok(u64::from(exec.machine.source.assignable(source, target)))
}

fn is_instance(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let target = class_of_type(exec, args[0])?;
    let actual = class_of(exec, args[1])?;
    Ok(u64::from(exec.machine.source.assignable(actual, target)))
}

fn method_facts(exec: &Exec<'_>, word: u64) -> Result<(String, ClassId), NativeResult> {
    let function: Option<FuncId> = word::word_function(word);
    let found = match function {
        Some(function) => program(exec)?.method_facts(function),
        None => None,
    };
    found.ok_or(NativeResult::Fault(Fault::NullReference))
}

fn method_name(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let (name, _) = method_facts(exec, args[0])?;
    new_str(exec, &name)
}

fn method_owner(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let (_, owner) = method_facts(exec, args[0])?;
    type_object(exec, owner)
}
