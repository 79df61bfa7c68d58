//! Short names for people, made from the full ones.

use std::fmt;

/// What people call a function: its class, if it has one, and its name there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FunctionTitle {
    /// The class, in short.
    pub owner: Option<String>,
    /// The name.
    pub name: String,
}

impl fmt::Display for FunctionTitle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.owner {
            Some(owner) => write!(f, "{owner}.{}", self.name),
            None => f.write_str(&self.name),
        }
    }
}

impl FunctionTitle {
    /// The title of a function from its full name, `Name.Space.Type::Method`.
    pub fn of_full_name(name: &str) -> Self {
        match name.rsplit_once("::") {
            Some((owner, name)) => Self {
                owner: Some(shorten_type_name(owner, |_| None)),
                name: name.to_string(),
            },
            None => Self {
                owner: None,
                name: name.to_string(),
            },
        }
    }
}

/// What of the source code a part of an object stands for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WrittenAs {
    /// A field, or whatever its name says.
    Field,
    /// A field, by a better name than its own: what stands before it belongs to it.
    Renamed(String),
    /// A local variable that a lambda, an iterator or an async method uses.
    Local(String),
    /// Nothing: a compiler made it for its own use.
    Nothing,
}

/// What a library function does for the code that a compiler made of an async method.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Plumbing {
    /// Nothing: people call it themselves.
    None,
    /// Lets the method wait for what it awaits.
    Suspends,
    /// Says that the method is done.
    Completes,
    /// Says that the method is left with an exception.
    Fails,
    /// Something else that nobody wrote.
    Other,
}

/// The name of a type without namespaces, type arguments included: `List<int>`. `keyword` knows
/// the full names that have a word of their own.
pub fn shorten_type_name<'a>(name: &str, keyword: impl Fn(&str) -> Option<&'a str>) -> String {
    let mut out = String::new();
    let mut part = String::new();
    // Where the last segment of the part begins.
    let mut last = 0;
    // How deep in a bracket that belongs to a name itself, as compilers make them: `<Main>c__0`.
    let mut inside = 0_u32;
    let flush = |part: &mut String, last: &mut usize, out: &mut String| {
        out.push_str(keyword(part).unwrap_or(&part[*last..]));
        part.clear();
        *last = 0;
    };
    for c in name.chars() {
        match c {
            '<' if inside > 0 || part.len() == last => {
                inside += 1;
                part.push(c);
            }
            '>' if inside > 0 => {
                inside -= 1;
                part.push(c);
            }
            _ if inside > 0 => part.push(c),
            '.' => {
                part.push(c);
                last = part.len();
            }
            '<' | '>' | '[' | ']' | '&' | '*' => {
                flush(&mut part, &mut last, &mut out);
                out.push(c);
            }
            ',' => {
                flush(&mut part, &mut last, &mut out);
                // The commas of an array with several dimensions stand alone.
                out.push_str(if out.ends_with(['[', ',']) { "," } else { ", " });
            }
            ' ' if part.is_empty() => {}
            _ => part.push(c),
        }
    }
    flush(&mut part, &mut last, &mut out);
    out
}

#[cfg(test)]
mod tests {
    use super::{FunctionTitle, shorten_type_name};

    #[test]
    fn types_lose_their_namespaces_and_nothing_else() {
        let keyword = |name: &str| (name == "System.Int32").then_some("int");
        for (full, short) in [
            ("Account", "Account"),
            ("System.Collections.Generic.List<System.Int32>", "List<int>"),
            (
                "System.Collections.Generic.Dictionary<System.String,A.B<System.Int32>[]>",
                "Dictionary<String, B<int>[]>",
            ),
            ("System.Int32[,]", "int[,]"),
            ("Lost.<Main>c__AnonStorey0", "<Main>c__AnonStorey0"),
            (
                "N.C.<>c__DisplayClass1_0<System.Int32>",
                "<>c__DisplayClass1_0<int>",
            ),
            ("", ""),
            ("<", "<"),
            ("a.", ""),
            (">]", ">]"),
        ] {
            assert_eq!(shorten_type_name(full, keyword), short, "{full}");
        }
    }

    #[test]
    fn titles_of_functions() {
        let title = |name| FunctionTitle::of_full_name(name).to_string();
        assert_eq!(title("java.util.HashMap::put"), "HashMap.put");
        assert_eq!(title("main"), "main");
    }
}
