//! Call sites that a bootstrap method links: what the known ones mean.

use super::{Res, damaged, problem};
use crate::reader::{
    ClassFile, Code, Constant, Instruction, JavaType, MemberRef, MethodDescriptor, decode,
    parse_method,
};

/// What a method handle does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum HandleKind {
    GetField,
    GetStatic,
    PutField,
    PutStatic,
    Virtual,
    Static,
    Special,
    New,
    Interface,
}

impl HandleKind {
    fn of(number: u8) -> Res<HandleKind> {
        Ok(match number {
            1 => HandleKind::GetField,
            2 => HandleKind::GetStatic,
            3 => HandleKind::PutField,
            4 => HandleKind::PutStatic,
            5 => HandleKind::Virtual,
            6 => HandleKind::Static,
            7 => HandleKind::Special,
            8 => HandleKind::New,
            9 => HandleKind::Interface,
            _ => return problem(format!("a method handle of unknown kind {number}")),
        })
    }
}

/// A lambda expression or method reference.
#[derive(Clone, Debug)]
pub(crate) struct LambdaSite {
    /// The interfaces that its objects implement; the first is the functional one.
    pub interfaces: Vec<String>,
    /// The name of the interface's method.
    pub method: String,
    /// The descriptors under which it is called.
    pub descriptors: Vec<String>,
    /// What the objects keep.
    pub captured: Vec<JavaType>,
    /// The types of the interface's method as called.
    pub erased: MethodDescriptor,
    /// The types that arguments and result really have.
    pub actual: MethodDescriptor,
    /// What the implementation is.
    pub kind: HandleKind,
    /// The implementation.
    pub target: MemberRef,
}

impl LambdaSite {
    pub fn implements(&self, name: &str, descriptor: &str) -> bool {
        self.method == name && self.descriptors.iter().any(|known| known == descriptor)
    }
}

/// A part of a concatenation.
#[derive(Clone, Debug)]
pub(crate) enum Part {
    /// Fixed text.
    Text(Vec<u16>),
    /// The next argument.
    Argument,
}

/// A case of a switch over types and constants.
#[derive(Clone, Debug)]
pub(crate) enum Label {
    /// An instance of a class.
    Class(String),
    /// A string that is equal.
    Text(Vec<u16>),
    /// An integer that is equal.
    Integer(i32),
    /// The constant of an enumeration, by its name.
    EnumName(Vec<u16>),
}

/// What a call site does.
#[derive(Clone, Debug)]
pub(crate) enum CallSite {
    Lambda(Box<LambdaSite>),
    Concat {
        parts: Vec<Part>,
        arguments: Vec<JavaType>,
    },
    /// A method of a record: its name, the record, and its fields with their names.
    Record {
        method: String,
        class: String,
        names: Vec<String>,
        fields: Vec<MemberRef>,
    },
    Switch {
        labels: Vec<Label>,
    },
}

/// The call site of the `invokedynamic` instruction at an offset.
pub(crate) fn call_site(file: &ClassFile, method: u16, offset: u32) -> Res<CallSite> {
    let Some(member) = file.methods.get(usize::from(method)) else {
        return problem("ill-formed code: a call site in a method that is not there");
    };
    let Some(code) = Code::of(file, member).map_err(damaged)? else {
        return problem("ill-formed code: a call site in a method without code");
    };
    let (instruction, _) = decode(code.instructions(file), offset).map_err(damaged)?;
    match instruction {
        Instruction::InvokeDynamic(index) => site_at(file, index),
        _ => problem("ill-formed code: a call site where none is"),
    }
}

/// The call site at a place in the pool.
pub(crate) fn site_at(file: &ClassFile, index: u16) -> Res<CallSite> {
    let data = &file.bytes;
    let constant = file.pool.get(index).map_err(damaged)?;
    let Constant::InvokeDynamic(bootstrap, name) = *constant else {
        return problem("ill-formed code: a call site that is none");
    };
    let (name, descriptor) = file.pool.name_and_type(data, name).map_err(damaged)?;
    let types = parse_method(&descriptor).map_err(damaged)?;
    let Some(bootstrap) = file.bootstraps.get(usize::from(bootstrap)) else {
        return problem("ill-formed code: a bootstrap method that is not there");
    };
    let (_, linker) = handle(file, bootstrap.handle)?;
    let arguments = &bootstrap.arguments;
    match (linker.class.as_str(), linker.name.as_str()) {
        ("java/lang/invoke/LambdaMetafactory", "metafactory" | "altMetafactory") => {
            lambda(file, name, types, arguments).map(|site| CallSite::Lambda(Box::new(site)))
        }
        ("java/lang/invoke/StringConcatFactory", "makeConcatWithConstants") => {
            let recipe = string(file, argument(arguments, 0)?)?;
            let parts = recipe_parts(file, &recipe, &arguments[1..])?;
            Ok(CallSite::Concat {
                parts,
                arguments: types.params,
            })
        }
        ("java/lang/invoke/StringConcatFactory", "makeConcat") => Ok(CallSite::Concat {
            parts: types.params.iter().map(|_| Part::Argument).collect(),
            arguments: types.params,
        }),
        ("java/lang/runtime/ObjectMethods", "bootstrap") => {
            let class = file.pool.class(data, argument(arguments, 0)?);
            let names = String::from_utf16_lossy(&string(file, argument(arguments, 1)?)?);
            let fields = arguments[2..].iter().map(|&index| handle(file, index));
            let fields: Vec<MemberRef> = fields
                .map(|found| found.map(|(_, member)| member))
                .collect::<Res<_>>()?;
            let names: Vec<String> = match names.is_empty() {
                true => Vec::new(),
                false => names.split(';').map(str::to_string).collect(),
            };
            if names.len() != fields.len() {
                return problem("ill-formed code: a record whose parts have no names");
            }
            Ok(CallSite::Record {
                method: name,
                class: class.map_err(damaged)?,
                names,
                fields,
            })
        }
        ("java/lang/runtime/SwitchBootstraps", "typeSwitch" | "enumSwitch") => {
            let is_enum = linker.name == "enumSwitch";
            let labels = arguments.iter().map(|&index| label(file, index, is_enum));
            Ok(CallSite::Switch {
                labels: labels.collect::<Res<_>>()?,
            })
        }
        (class, method) => problem(format!(
            "the bootstrap method `{}::{method}` is not modelled",
            super::dotted(class)
        )),
    }
}

fn label(file: &ClassFile, index: u16, is_enum: bool) -> Res<Label> {
    Ok(match file.pool.get(index).map_err(damaged)? {
        Constant::Class(_) => Label::Class(file.pool.class(&file.bytes, index).map_err(damaged)?),
        Constant::String(_) if is_enum => Label::EnumName(string(file, index)?),
        Constant::String(_) => Label::Text(string(file, index)?),
        Constant::Integer(value) => Label::Integer(*value),
        other => return problem(format!("a switch with the label {other:?} is not modelled")),
    })
}

fn argument(arguments: &[u16], index: usize) -> Res<u16> {
    match arguments.get(index) {
        Some(&found) => Ok(found),
        None => problem("ill-formed code: a bootstrap method lacks an argument"),
    }
}

/// A method handle: what it does, and the member.
pub(crate) fn handle(file: &ClassFile, index: u16) -> Res<(HandleKind, MemberRef)> {
    match file.pool.get(index).map_err(damaged)? {
        Constant::MethodHandle(kind, member) => Ok((
            HandleKind::of(*kind)?,
            file.pool.member(&file.bytes, *member).map_err(damaged)?,
        )),
        other => problem(format!("ill-formed code: {other:?} is no method handle")),
    }
}

fn string(file: &ClassFile, index: u16) -> Res<Vec<u16>> {
    match file.pool.get(index).map_err(damaged)? {
        Constant::String(text) => file.pool.units(&file.bytes, *text).map_err(damaged),
        other => problem(format!("ill-formed code: {other:?} is no string")),
    }
}

fn method_type(file: &ClassFile, index: u16) -> Res<String> {
    match file.pool.get(index).map_err(damaged)? {
        Constant::MethodType(text) => file.text(*text).map_err(damaged),
        other => problem(format!("ill-formed code: {other:?} is no method type")),
    }
}

fn lambda(
    file: &ClassFile,
    method: String,
    site: MethodDescriptor,
    arguments: &[u16],
) -> Res<LambdaSite> {
    /// Flags of the longer form: can be serialised, markers follow, bridges follow.
    const SERIALIZABLE: i32 = 1;
    const MARKERS: i32 = 2;
    const BRIDGES: i32 = 4;
    let Some(JavaType::Reference(interface)) = site.result else {
        return problem("ill-formed code: a lambda that is no object");
    };
    let erased = method_type(file, argument(arguments, 0)?)?;
    let (kind, target) = handle(file, argument(arguments, 1)?)?;
    let actual = method_type(file, argument(arguments, 2)?)?;
    let mut interfaces = vec![interface];
    let mut descriptors = vec![erased.clone()];
    let number = |index: usize| match arguments.get(index).map(|&at| file.pool.get(at)) {
        Some(Ok(Constant::Integer(value))) => Ok(*value),
        _ => problem("ill-formed code: a lambda whose flags are no number"),
    };
    if arguments.len() > 3 {
        let flags = number(3)?;
        let mut at = 4;
        if flags & SERIALIZABLE != 0 {
            interfaces.push("java/io/Serializable".to_string());
        }
        if flags & MARKERS != 0 {
            let count = number(at)?;
            at += 1;
            for _ in 0..count {
                let marker = file.pool.class(&file.bytes, argument(arguments, at)?);
                interfaces.push(marker.map_err(damaged)?);
                at += 1;
            }
        }
        if flags & BRIDGES != 0 {
            let count = number(at)?;
            at += 1;
            for _ in 0..count {
                descriptors.push(method_type(file, argument(arguments, at)?)?);
                at += 1;
            }
        }
    }
    Ok(LambdaSite {
        interfaces,
        method,
        descriptors,
        captured: site.params,
        erased: parse_method(&erased).map_err(damaged)?,
        actual: parse_method(&actual).map_err(damaged)?,
        kind,
        target,
    })
}

/// The parts of a recipe: 1 stands for an argument, 2 for a constant.
fn recipe_parts(file: &ClassFile, recipe: &[u16], constants: &[u16]) -> Res<Vec<Part>> {
    let mut parts = Vec::new();
    let mut text = Vec::new();
    let mut constants = constants.iter();
    for &unit in recipe {
        match unit {
            1 => {
                if !text.is_empty() {
                    parts.push(Part::Text(std::mem::take(&mut text)));
                }
                parts.push(Part::Argument);
            }
            2 => match constants.next() {
                Some(&constant) => text.extend(constant_text(file, constant)?),
                None => return problem("ill-formed code: a concatenation lacks a constant"),
            },
            unit => text.push(unit),
        }
    }
    if !text.is_empty() {
        parts.push(Part::Text(text));
    }
    Ok(parts)
}

fn constant_text(file: &ClassFile, index: u16) -> Res<Vec<u16>> {
    match file.pool.get(index).map_err(damaged)? {
        Constant::String(_) => string(file, index),
        Constant::Integer(value) => Ok(value.to_string().encode_utf16().collect()),
        Constant::Long(value) => Ok(value.to_string().encode_utf16().collect()),
        other => problem(format!(
            "a concatenation with the constant {other:?} is not modelled"
        )),
    }
}
