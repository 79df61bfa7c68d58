//! Short names of classes that are not unique, and the words that the language has for types.

use crate::world::World;
use fencepost_base::FxHashMap;

/// Classes with the same last name, and as much of their full names as tells them apart.
#[derive(Default)]
pub(crate) struct Namesakes(FxHashMap<String, String>);

impl Namesakes {
    /// Those among the program's own classes. The library's are known by their last names.
    pub(super) fn of(world: &World) -> Self {
        Self::among(world.own_class_names())
    }

    fn among(mut names: Vec<String>) -> Self {
        names.sort();
        names.dedup();
        let mut by_last_name: FxHashMap<String, Vec<String>> = FxHashMap::default();
        for name in names {
            // What compilers make is called by what it was made for.
            if !name.contains('<') {
                let last = name.rsplit('.').next().unwrap_or_default().to_string();
                by_last_name.entry(last).or_default().push(name);
            }
        }
        by_last_name.retain(|_, names| names.len() > 1);
        let mut told = FxHashMap::default();
        for names in by_last_name.values() {
            for name in names {
                told.insert(name.clone(), shortest_of_its_own(name, names).to_string());
            }
        }
        Self(told)
    }

    /// The word of the language for a type, or what tells it from its namesakes.
    pub(super) fn word(&self, name: &str) -> Option<&str> {
        keyword(name).or_else(|| self.0.get(name).map(String::as_str))
    }
}

/// The shortest end of a dotted name that no other one of these names has.
fn shortest_of_its_own<'a>(name: &'a str, names: &[String]) -> &'a str {
    let ends_so = |other: &str, end: &str| {
        let rest = other.strip_suffix(end);
        rest.is_some_and(|rest| rest.is_empty() || rest.ends_with('.'))
    };
    let dots = name.rmatch_indices('.').map(|(at, _)| &name[at + 1..]);
    let own = |end: &&str| names.iter().filter(|other| ends_so(other, end)).count() == 1;
    dots.skip(1).find(own).unwrap_or(name)
}

/// The word of the language for a type of the class library.
fn keyword(name: &str) -> Option<&'static str> {
    Some(match name {
        "System.Boolean" => "bool",
        "System.Char" => "char",
        "System.SByte" => "sbyte",
        "System.Byte" => "byte",
        "System.Int16" => "short",
        "System.UInt16" => "ushort",
        "System.Int32" => "int",
        "System.UInt32" => "uint",
        "System.Int64" => "long",
        "System.UInt64" => "ulong",
        "System.Single" => "float",
        "System.Double" => "double",
        "System.Decimal" => "decimal",
        "System.String" => "string",
        "System.Object" => "object",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::Namesakes;

    #[test]
    fn namesakes_are_told_apart_and_nothing_else() {
        let names = [
            "A.Box", "B.Box", "Box", "A.B.Node", "C.B.Node", "A.Queue", "A.<>c", "B.<>c",
        ];
        let namesakes = Namesakes::among(names.map(str::to_string).to_vec());
        for (full, title) in [
            ("A.Box", "A.Box"),
            ("Box", "Box"),
            ("A.B.Node<A.Box,System.Int32>[]", "A.B.Node<A.Box, int>[]"),
            ("A.Queue", "Queue"),
            ("System.Box", "Box"),
            ("A.<>c", "<>c"),
        ] {
            assert_eq!(namesakes.type_title(full), title);
        }
        let told = namesakes.method_title("C.B.Node::Add<B.Box>", None);
        assert_eq!(told.to_string(), "C.B.Node.Add<B.Box>");
    }
}
