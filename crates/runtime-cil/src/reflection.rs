//! Members of types as data, and the functions that use them.

use crate::program::{
    class_of_type, library_class, new_array, program, refused, type_object, type_or_null,
};
use crate::rows::{all_arguments, handle, native, pure, touching, using};
use crate::support::{Answer, new_str, stopped, unsupported};
use fencepost_frontend_cil::{Attributed, FieldFacts, MemberUse, MethodFacts, PropertyFacts};
use fencepost_ir::{ARRAY_DATA, Cell, ClassId, Fault, FieldId, FuncId, Kind};
use fencepost_vm::{Arguments, Exec, Native, NativeResult, word};

/// A row about one type object.
const fn of_type(name: &'static str, function: fencepost_vm::NativeFn) -> Native {
    pure(name, &[Kind::Ref], Some(Kind::Ref), function)
}

/// A row about one method or field.
const fn of_member(name: &'static str, result: Kind, function: fencepost_vm::NativeFn) -> Native {
    pure(name, &[Kind::Ptr], Some(result), function)
}

pub(crate) const ROWS: &[Native] = &[
    of_type("Fencepost.Runtime::TypeMethods(Type)", native!(methods)),
    of_type("Fencepost.Runtime::TypeFields(Type)", native!(fields)),
    of_type(
        "Fencepost.Runtime::PropertyNames(Type)",
        native!(property_names),
    ),
    of_type(
        "Fencepost.Runtime::PropertyTypes(Type)",
        native!(property_types),
    ),
    of_type(
        "Fencepost.Runtime::PropertyAccessors(Type)",
        native!(property_accessors),
    ),
    of_type(
        "Fencepost.Runtime::AssemblyFullName(Type)",
        native!(assembly_name),
    ),
    pure(
        "Fencepost.Runtime::AssemblyNumber(Type)",
        &[Kind::Ref],
        Some(Kind::I32),
        native!(assembly_number),
    ),
    pure(
        "Fencepost.Runtime::AssemblyModule(int)",
        &[Kind::I32],
        Some(Kind::Ref),
        native!(assembly_module),
    ),
    of_type(
        "Fencepost.Runtime::AssemblyTypes(Type)",
        native!(assembly_types),
    ),
    of_type(
        "Fencepost.Runtime::TypeParameterNames(Type)",
        native!(parameter_names),
    ),
    of_member(
        "Fencepost.Runtime::MethodFlags(IntPtr)",
        Kind::I32,
        native!(method_flags),
    ),
    of_member(
        "Fencepost.Runtime::MethodResult(IntPtr)",
        Kind::Ref,
        native!(method_result),
    ),
    of_member(
        "Fencepost.Runtime::MethodParameters(IntPtr)",
        Kind::Ref,
        native!(method_parameters),
    ),
    of_member(
        "Fencepost.Runtime::MethodParameterNames(IntPtr)",
        Kind::Ref,
        native!(method_parameter_names),
    ),
    of_member(
        "Fencepost.Runtime::MethodParameterFlags(IntPtr)",
        Kind::Ref,
        native!(method_parameter_flags),
    ),
    of_member(
        "Fencepost.Runtime::MethodGenericCount(IntPtr)",
        Kind::I32,
        native!(method_generic_count),
    ),
    of_member(
        "Fencepost.Runtime::MethodArguments(IntPtr)",
        Kind::Ref,
        native!(method_arguments),
    ),
    of_member(
        "Fencepost.Runtime::FieldName(IntPtr)",
        Kind::Ref,
        native!(field_name),
    ),
    of_member(
        "Fencepost.Runtime::FieldOwner(IntPtr)",
        Kind::Ref,
        native!(field_owner),
    ),
    of_member(
        "Fencepost.Runtime::FieldFlags(IntPtr)",
        Kind::I32,
        native!(field_flags),
    ),
    of_member(
        "Fencepost.Runtime::FieldTypeOf(IntPtr)",
        Kind::Ref,
        native!(field_type),
    ),
    handle(pure(
        "Fencepost.Runtime::VirtualMethod(object,IntPtr)",
        &[Kind::Ref, Kind::Ptr],
        Some(Kind::Ptr),
        native!(crate::cil::virtual_function),
    )),
    pure(
        "Fencepost.Runtime::UseMember(int,IntPtr,object,object[])",
        &[Kind::I32, Kind::Ptr, Kind::Ref, Kind::Ref],
        Some(Kind::Ref),
        native!(use_member),
    ),
    using(
        Arguments::ArraysRead,
        touching(
            "Fencepost.Runtime::MakeGenericType(Type,Type[])",
            &[Kind::Ref, Kind::Ref],
            Some(Kind::Ref),
            all_arguments,
            native!(make_generic_type),
        ),
    ),
    handle(using(
        Arguments::ArraysRead,
        touching(
            "Fencepost.Runtime::MakeGenericMethod(IntPtr,Type[])",
            &[Kind::Ptr, Kind::Ref],
            Some(Kind::Ptr),
            all_arguments,
            native!(make_generic_method),
        ),
    )),
    pure(
        "Fencepost.Runtime::Attributes(int,IntPtr,int)",
        &[Kind::I32, Kind::Ptr, Kind::I32],
        Some(Kind::Ref),
        native!(attributes),
    ),
    pure(
        "Fencepost.Runtime::AttributeTypes(int,IntPtr,int)",
        &[Kind::I32, Kind::Ptr, Kind::I32],
        Some(Kind::Ref),
        native!(attribute_types),
    ),
    pure(
        "Fencepost.Runtime::MakeOtherType(Type,int)",
        &[Kind::Ref, Kind::I32],
        Some(Kind::Ref),
        native!(make_other_type),
    ),
];

fn function_of(word: u64) -> Result<FuncId, NativeResult> {
    word::word_function(word).ok_or(NativeResult::Fault(Fault::NullReference))
}

/// Fields are their number plus one, so that none is null.
fn field_of(word: u64) -> Result<FieldId, NativeResult> {
    match word.checked_sub(1) {
        Some(number) => Ok(FieldId(number as u32)),
        None => Err(NativeResult::Fault(Fault::NullReference)),
    }
}

fn method(exec: &Exec<'_>, word: u64) -> Result<MethodFacts, NativeResult> {
    program(exec)?
        .method_details(function_of(word)?)
        .map_err(|problem| refused(exec, problem))
}

fn field(exec: &Exec<'_>, word: u64) -> Result<FieldFacts, NativeResult> {
    program(exec)?
        .field_details(field_of(word)?)
        .map_err(|problem| refused(exec, problem))
}

fn pointers(exec: &mut Exec<'_>, words: &[u64]) -> Answer {
    let element = library_class(exec, "System.IntPtr")?;
    new_array(exec, element, Cell::Ptr, words)
}

fn types(exec: &mut Exec<'_>, classes: &[ClassId]) -> Answer {
    let mut words = Vec::with_capacity(classes.len());
    for class in classes {
        words.push(type_object(exec, *class)?);
    }
    let element = library_class(exec, "System.Type")?;
    new_array(exec, element, Cell::Ref, &words)
}

fn texts<'t>(exec: &mut Exec<'_>, all: impl Iterator<Item = &'t String>) -> Answer {
    let mut words = Vec::new();
    for text in all {
        words.push(new_str(exec, text)?);
    }
    let element = library_class(exec, "System.String")?;
    new_array(exec, element, Cell::Ref, &words)
}

fn methods(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let class = class_of_type(exec, args[0])?;
    let found = program(exec)?
        .declared_methods(class)
        .map_err(|problem| refused(exec, problem))?;
    let words: Vec<u64> = found.into_iter().map(word::function_word).collect();
    pointers(exec, &words)
}

fn fields(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let class = class_of_type(exec, args[0])?;
    let found = program(exec)?
        .declared_fields(class)
        .map_err(|problem| refused(exec, problem))?;
    let words: Vec<u64> = found.iter().map(|field| u64::from(field.0) + 1).collect();
    pointers(exec, &words)
}

fn assembly_name(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let class = class_of_type(exec, args[0])?;
    let name = program(exec)?
        .assembly_name(class)
        .map_err(|problem| refused(exec, problem))?;
    new_str(exec, &name)
}

/// The number of the assembly of a type; 0 for a type parameter.
fn assembly_number(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let class = class_of_type(exec, args[0])?;
    Ok(u64::from(program(exec)?.assembly_number(class)))
}

/// The type for global members of the assembly with a number; null behind the last one.
fn assembly_module(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let found = program(exec)?.assembly_module(args[0] as u32);
    let found = found.map_err(|problem| refused(exec, problem))?;
    type_or_null(exec, found)
}

fn assembly_types(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let class = class_of_type(exec, args[0])?;
    let found = program(exec)?
        .assembly_types(class)
        .map_err(|problem| refused(exec, problem))?;
    types(exec, &found)
}

fn parameter_names(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let class = class_of_type(exec, args[0])?;
    let names = program(exec)?
        .type_parameters(class)
        .map_err(|problem| refused(exec, problem))?;
    texts(exec, names.iter())
}

fn properties(exec: &Exec<'_>, word: u64) -> Result<Vec<PropertyFacts>, NativeResult> {
    let class = class_of_type(exec, word)?;
    program(exec)?
        .declared_properties(class)
        .map_err(|problem| refused(exec, problem))
}

fn property_names(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let found = properties(exec, args[0])?;
    texts(exec, found.iter().map(|property| &property.name))
}

fn property_types(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let found = properties(exec, args[0])?;
    let classes: Vec<ClassId> = found.iter().map(|property| property.ty).collect();
    types(exec, &classes)
}

/// Getter and setter of each property; null where there is none.
fn property_accessors(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let found = properties(exec, args[0])?;
    let word = |function: Option<FuncId>| function.map_or(0, word::function_word);
    let words: Vec<u64> = found
        .iter()
        .flat_map(|property| [word(property.getter), word(property.setter)])
        .collect();
    pointers(exec, &words)
}

fn method_flags(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    Ok(u64::from(method(exec, args[0])?.flags))
}

fn method_result(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let class = method(exec, args[0])?.result;
    type_object(exec, class)
}

fn method_parameters(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let classes = method(exec, args[0])?.params;
    types(exec, &classes)
}

fn method_parameter_names(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let names = method(exec, args[0])?.param_names;
    texts(exec, names.iter().map(|(name, _)| name))
}

fn method_parameter_flags(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let names = method(exec, args[0])?.param_names;
    let words: Vec<u64> = names.iter().map(|(_, flags)| u64::from(*flags)).collect();
    let element = library_class(exec, "System.Int32")?;
    new_array(exec, element, Cell::I32, &words)
}

fn method_generic_count(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    Ok(u64::from(method(exec, args[0])?.generic_count))
}

fn method_arguments(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let classes = method(exec, args[0])?.args;
    types(exec, &classes)
}

fn field_name(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let name = field(exec, args[0])?.name;
    new_str(exec, &name)
}

fn field_owner(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let class = field(exec, args[0])?.owner;
    type_object(exec, class)
}

fn field_flags(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    Ok(u64::from(field(exec, args[0])?.flags))
}

fn field_type(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let class = field(exec, args[0])?.ty;
    type_object(exec, class)
}

/// Goes on in code that uses a member with everything as objects.
fn use_member(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let what = match args[0] {
        0 => MemberUse::Call(function_of(args[1])?),
        1 => MemberUse::Create(function_of(args[1])?),
        2 => MemberUse::Load(field_of(args[1])?),
        3 => MemberUse::Store(field_of(args[1])?),
        4 => {
            let maker = function_of(args[1])?;
            return Err(NativeResult::Call(maker, args[2..].to_vec()));
        }
        _ => return unsupported("ill-formed code: an unknown use of a member"),
    };
    let function = program(exec)?.member_use(what);
    Err(NativeResult::Call(function, args[2..].to_vec()))
}

/// What a kind, a handle and a place mean.
fn attributes_of(exec: &Exec<'_>, args: &[u64]) -> Result<Vec<(FuncId, ClassId)>, NativeResult> {
    let place = args[2] as u32;
    let class = || field_of(args[1]).map(|handle| ClassId(handle.0));
    let of = match args[0] {
        0 => Attributed::Type(class()?),
        1 => Attributed::Method(function_of(args[1])?),
        2 => Attributed::Field(field_of(args[1])?),
        3 => Attributed::Parameter(function_of(args[1])?, place),
        4 => Attributed::Property(class()?, place),
        5 => Attributed::Assembly(class()?),
        _ => return unsupported("ill-formed code: attributes of something unknown"),
    };
    program(exec)?
        .attributes(of)
        .map_err(|problem| refused(exec, problem))
}

/// The functions that make the custom attributes of something.
fn attributes(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let found = attributes_of(exec, args)?;
    let words: Vec<u64> = found.iter().map(|(f, _)| word::function_word(*f)).collect();
    pointers(exec, &words)
}

/// The classes of the custom attributes of something.
fn attribute_types(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let found = attributes_of(exec, args)?;
    let classes: Vec<ClassId> = found.iter().map(|(_, class)| *class).collect();
    types(exec, &classes)
}

/// The classes behind an array of type objects.
fn classes_in(exec: &Exec<'_>, array: u64) -> Result<Vec<ClassId>, NativeResult> {
    let Some(length) = exec.length_of(array) else {
        return Err(NativeResult::Fault(Fault::NullReference));
    };
    let mut classes = Vec::new();
    for index in 0..u64::from(length) {
        let at = array + u64::from(ARRAY_DATA) + index * u64::from(Cell::Ref.size());
        let Some(word) = exec.read_cell(at, Cell::Ref) else {
            return unsupported("ill-formed code: an array without its elements");
        };
        classes.push(class_of_type(exec, word)?);
    }
    Ok(classes)
}

/// The generic type with these arguments; null if they do not meet its constraints.
fn make_generic_type(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let definition = class_of_type(exec, args[0])?;
    let classes = classes_in(exec, args[1])?;
    let made = program(exec)?
        .make_generic(definition, &classes)
        .map_err(|problem| refused(exec, problem))?;
    type_or_null(exec, made)
}

/// The generic method with these arguments, the definition for null; null if the arguments do not
/// meet its constraints.
fn make_generic_method(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let definition = function_of(args[0])?;
    let classes = match args[1] {
        0 => Vec::new(),
        array => classes_in(exec, array)?,
    };
    let made = program(exec)?
        .make_generic_method(definition, &classes)
        .map_err(|problem| refused(exec, problem))?;
    Ok(made.map_or(0, word::function_word))
}

/// A vector type for 0, a general array type for a rank, -1 a reference, -2 a pointer.
fn make_other_type(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let of = class_of_type(exec, args[0])?;
    let source = program(exec)?;
    let made = match args[1] as i32 {
        0 => source.array_class(of),
        -1 => source.reference_class(of),
        -2 => source.pointer_class(of),
        rank => source.general_array_class(of, rank.unsigned_abs().min(32)),
    };
    let made = made.map_err(|problem| refused(exec, problem))?;
    exec.type_object_word(made).map_err(stopped)
}
