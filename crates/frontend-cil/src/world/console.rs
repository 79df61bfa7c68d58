//! Whether anybody could tell that a writer of the console, or all of tracing, is locked while it
//! writes.
//!
//! The answers may say yes too often: that costs only steps. Making text that does nothing but read
//! what it can reach needs no lock: who writes that may hold one only if it names a writer.

use super::World;
use super::scope::Part;
use crate::reader::{self, Image, Operand, Token, TypeSig};

const CONSOLE: &str = "System.Console";

/// Methods of a program that run while a value is made text.
const TEXTS: &[&str] = &["ToString", "TryFormat", "Format", "GetFormat"];

impl World {
    /// Whether the program's own code may hold the lock of a writer or reader of the console: it may
    /// name one and lock something, or have one make text of a value with code of the program.
    pub(crate) fn locks_console(&self) -> bool {
        let takes_one = self.names_member(CONSOLE, &["get_Out", "get_Error", "get_In"]);
        takes_one && self.names_member("System.Threading.Monitor", &["Enter", "TryEnter"])
            || self.writes_own(&[CONSOLE, "System.IO.TextWriter"])
    }

    /// Whether code of the program may run while tracing is locked.
    pub(crate) fn locks_traces(&self) -> bool {
        self.writes_own(&["System.Diagnostics.Trace"])
    }

    /// Whether one of these classes may make text of a value with code of the program.
    fn writes_own(&self, classes: &[&str]) -> bool {
        let parts = || {
            let numbers = (0..).zip(&self.assemblies);
            let own = numbers.filter(|(_, assembly)| !assembly.library);
            own.map(|(number, _)| self.part(number))
        };
        parts().any(|part| writes_values(&part, classes)) && parts().any(|part| makes_text(&part))
    }
}

/// Whether what counts of an assembly gives one of these classes a value to write that is no plain one.
fn writes_values(part: &Part<'_>, classes: &[&str]) -> bool {
    let image = part.image;
    part.members().any(|id| {
        let Ok(row) = image.row(id) else {
            return true;
        };
        let class = row.class.as_id::<reader::TypeRefId>();
        let class = class.and_then(|class| image.type_ref_name(class).ok());
        let writes = matches!(image.string(row.name), Ok(name) if
            name.starts_with("Write") || name.starts_with("Trace"));
        writes
            && class.is_some_and(|class| classes.contains(&class.as_str()))
            && match image.member_ref_sig(id) {
                Ok(reader::MemberSig::Method(sig)) => sig.parameters.iter().any(may_be_value),
                Ok(reader::MemberSig::Field(_)) => false,
                Err(_) => true,
            }
    })
}

/// Whether a parameter may be, or contain, an object of any kind.
fn may_be_value(sig: &TypeSig) -> bool {
    match sig.unmodified() {
        TypeSig::Primitive(primitive) => *primitive == reader::Primitive::Object,
        TypeSig::SzArray(element) => may_be_value(element),
        TypeSig::GenericInst { arguments, .. } => arguments.iter().any(may_be_value),
        TypeSig::ValueType(_) => false,
        _ => true,
    }
}

/// Whether what counts of an assembly has code that makes a value text and does more than read: it
/// may wait, or change something.
fn makes_text(part: &Part<'_>) -> bool {
    let image = part.image;
    part.methods().any(|id| {
        let name = image.row(id).and_then(|row| image.string(row.name));
        name.map_or(true, is_text) && !is_plain(image, id, CALLS)
    })
}

/// Whether a method has the name of one that runs while a value is made text.
fn is_text(name: &str) -> bool {
    TEXTS.contains(&name.rsplit('.').next().unwrap_or(name))
}

/// How many methods that call each other are followed.
const CALLS: u32 = 4;

/// What instructions begin with that change nothing others could see.
const READS: &[&str] = &[
    "nop",
    "ld",
    "stloc",
    "box",
    "unbox",
    "call",
    "constrained",
    "ret",
    "br",
    "b",
    "dup",
    "pop",
    "isinst",
    "castclass",
    "conv",
    "add",
    "sub",
    "mul",
    "div",
    "rem",
    "ceq",
    "cgt",
    "clt",
    "and",
    "or",
    "xor",
    "not",
    "neg",
    "shl",
    "shr",
    "leave",
    "volatile",
    "switch",
];

/// Instructions that begin like these, and do more: they run a class initialiser, or any code.
const NOT_READS: &[&str] = &["ldsfld", "ldsflda", "ldftn", "ldvirtftn", "calli", "break"];

/// Whether a method does nothing but read what it can reach, and comes to an end.
fn is_plain(image: &Image, id: reader::MethodDefId, calls: u32) -> bool {
    let body = match image.method_body(id) {
        Ok(Some(body)) => body.decode(),
        // What is abstract does nothing; what cannot be read may do anything.
        Ok(None) => return true,
        Err(_) => return false,
    };
    body.is_ok_and(|code| {
        code.iter().all(|instruction| {
            let name = instruction.opcode.mnemonic();
            let reads = READS.iter().any(|start| name.starts_with(start));
            reads
                && !NOT_READS.contains(&name)
                && match &instruction.operand {
                    Operand::Branch(target) => *target > instruction.offset,
                    Operand::Switch(table) => table.targets().all(|to| to > instruction.offset),
                    Operand::Token(token) if name.starts_with("call") => {
                        calls_plain(image, *token, calls)
                    }
                    _ => true,
                }
        })
    })
}

/// Whether a call is of a method that does nothing but read.
fn calls_plain(image: &Image, token: Token, calls: u32) -> bool {
    if let Some(id) = token.as_id::<reader::MethodDefId>() {
        return image.row(id).is_ok_and(|row| {
            // Those that make text are looked at themselves. A static one may have a class initialised.
            image.string(row.name).is_ok_and(is_text)
                || !row.is_virtual()
                    && !row.is_static()
                    && calls > 0
                    && is_plain(image, id, calls - 1)
        });
    }
    if let Some(id) = token.as_id::<reader::MethodSpecId>() {
        let method = image.row(id).map(|row| row.method);
        return method.is_ok_and(|method| calls_plain(image, method, calls));
    }
    let Some(id) = token.as_id::<reader::MemberRefId>() else {
        return false;
    };
    let Ok(row) = image.row(id) else {
        return false;
    };
    let class = row.class.as_id::<reader::TypeRefId>();
    let class = class.and_then(|class| image.type_ref_name(class).ok());
    let takes_plain = || match image.member_ref_sig(id) {
        Ok(reader::MemberSig::Method(sig)) => sig.parameters.iter().all(is_text_or_object),
        _ => false,
    };
    match class.as_deref() {
        Some("System.String") => takes_plain(),
        Some("System.Runtime.CompilerServices.DefaultInterpolatedStringHandler") => true,
        Some(class) => {
            image.string(row.name) == Ok("ToString") && !class.starts_with("System.Threading.")
        }
        None => false,
    }
}

/// Whether a parameter of a method of strings runs no code but such as makes text.
fn is_text_or_object(sig: &TypeSig) -> bool {
    match sig.unmodified() {
        TypeSig::Primitive(_) => true,
        TypeSig::SzArray(element) => is_text_or_object(element),
        _ => false,
    }
}
