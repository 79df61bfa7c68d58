//! What people call methods, lambdas included.

use super::JvmSource;
use crate::reader::{Code, access, parse_method};
use crate::world::{FoundMethod, FuncKey, LAMBDA};
use fencepost_ir::{
    FuncId, FunctionTitle, Interface, Parameter, Problem, Source, WrittenAs, shorten_type_name,
};

/// Which of those that wait for an object `notify` lets go on: they wait in a queue.
const NOTIFIED: [&str; 4] = [
    "the first of the waiting threads is notified",
    "the second of the waiting threads is notified",
    "the third of the waiting threads is notified",
    "the fourth of the waiting threads is notified",
];

/// What it means that a function of the library chose this number.
pub(super) fn choice_words(title: &FunctionTitle, value: u64) -> Option<&'static str> {
    let is_notify = title.owner.as_deref() == Some("Object") && title.name == "notify";
    let words = NOTIFIED.get(usize::try_from(value).ok()?)?;
    is_notify.then_some(*words)
}

impl JvmSource {
    pub(super) fn title_of(&self, function: FuncId) -> FunctionTitle {
        let code = self.function(function).ok();
        let lines = code.iter().flat_map(|code| &code.positions);
        let line = lines.map(|position| position.line).find(|&line| line != 0);
        method_title(&self.function_name(function), line)
    }

    pub(super) fn thread_title(&self, entry: FuncId) -> String {
        let title = self.title_of(entry);
        match (title.owner, title.name.as_str()) {
            // Every thread runs something of this name.
            (Some(owner), "run") => format!("{owner}.run"),
            (_, name) => name.to_string(),
        }
    }

    /// What people call the class of a lambda, whose name says where its instruction is.
    pub(super) fn lambda_title(&self, name: &str) -> Option<String> {
        let (owner, place) = name.rsplit_once(LAMBDA)?;
        let (method, offset) = place.split_once('@')?;
        let (method, offset) = (method.parse::<u16>().ok()?, offset.parse().ok()?);
        let class = self
            .world
            .info(self.world.class_id(&owner.replace('.', "/")));
        let class = class.ok()?;
        let file = class.file.as_ref()?;
        let member = file.methods.get(usize::from(method))?;
        let line = Code::of(file, member).ok()??.line(offset);
        Some(match line {
            0 => "<lambda>".to_string(),
            line => format!("<lambda line {line}>"),
        })
    }

    /// What a caller outside the program must know of a function. Of what is no method of a class
    /// file only the kinds are known.
    pub(super) fn interface_of(&self, function: FuncId) -> Result<Interface, Problem> {
        let mut interface = Interface::of_kinds(&self.signature(function)?)?;
        let FuncKey::Method(owner, index) = *self.key(function)? else {
            return Ok(interface);
        };
        let Ok(class) = self.world.info(owner) else {
            return Ok(interface);
        };
        let method = FoundMethod { class, index };
        let Some(member) = method.member() else {
            return Ok(interface);
        };
        interface.owner = Some(owner);
        interface.receives = !member.is(access::STATIC);
        interface.constructs = member.name == "<init>";
        if let Ok(types) = parse_method(&member.descriptor) {
            // A truth value or a small number is more than the register that holds it.
            let receiver = usize::from(interface.receives);
            let params = interface.params.iter_mut().skip(receiver);
            for (param, ty) in params.zip(&types.params) {
                *param = Parameter::Value(ty.cell());
            }
            interface.result = types.result.map(|ty| ty.cell());
        }
        Ok(interface)
    }
}

/// Classes that the library keeps to itself, and what people know their objects as.
const INNER: [(&str, &str); 2] = [
    ("java.util.AbstractList$Walk", "Iterator"),
    ("java.util.HashMap$Walk", "Iterator"),
];

/// What of the source code a field stands for: none has the list of an enumeration's constants.
pub(super) fn written_as(part: &str) -> WrittenAs {
    match part.starts_with(".$VALUES") {
        true => WrittenAs::Nothing,
        false => WrittenAs::Field,
    }
}

/// The value of an `Integer`, or of another such object for a value of a primitive type.
pub(super) fn value_of(parts: &[(&str, &str)]) -> Option<String> {
    match parts {
        [("value", value)] => Some((*value).to_string()),
        _ => None,
    }
}

/// A type in short. A class in another one, `Outbox$Entry`, is called as its author calls it;
/// without a name of its own, `Outbox$1`, it keeps that of the other.
pub(super) fn type_title(name: &str) -> String {
    if let Some((_, public)) = INNER.iter().find(|(inner, _)| *inner == name) {
        return (*public).to_string();
    }
    let short = shorten_type_name(name, |_| None);
    let inner = short.rsplit('$').next().unwrap_or_default();
    match inner.starts_with(|c: char| c.is_alphabetic() || c == '_') {
        true => inner.to_string(),
        false => short,
    }
}

/// What people call the method with this full name, whose code begins at a line.
fn method_title(full: &str, line: Option<u32>) -> FunctionTitle {
    let mut title = FunctionTitle::of_full_name(full);
    title.owner = title.owner.map(|owner| type_title(&owner));
    // A lambda is a method of its own: `lambda$main$0`.
    let lambda = title.name.strip_prefix("lambda$");
    if let Some((host, _)) = lambda.and_then(|rest| rest.rsplit_once('$')) {
        let part = match line {
            Some(line) => format!("<lambda line {line}>"),
            None => "<lambda>".to_string(),
        };
        title.name = match host {
            "new" => format!("constructor.{part}"),
            "static" => format!("initialiser.{part}"),
            host => format!("{host}.{part}"),
        };
    }
    title
}

#[cfg(test)]
mod tests {
    use super::{method_title, type_title};

    #[test]
    fn inner_classes_have_their_own_names() {
        for (class, title) in [
            ("a.b.Outbox$Entry", "Entry"),
            ("a.Outbox$Entry[]", "Entry[]"),
            ("a.Outbox$1", "Outbox$1"),
            ("a.Outbox$Entry$2", "Outbox$Entry$2"),
            ("java.util.HashMap", "HashMap"),
            ("java.util.AbstractList$Walk", "Iterator"),
        ] {
            assert_eq!(type_title(class), title);
        }
    }

    #[test]
    fn lambdas_are_called_by_where_they_were_written() {
        for (full, title) in [
            ("a.b.Main::lambda$main$0", "Main.main.<lambda line 7>"),
            ("Main::lambda$new$3", "Main.constructor.<lambda line 7>"),
            ("Main::lambda$x", "Main.lambda$x"),
            ("java.util.HashMap::put", "HashMap.put"),
            ("a.Outbox$Entry::send", "Entry.send"),
        ] {
            assert_eq!(method_title(full, Some(7)).to_string(), title, "{full}");
        }
    }
}
