//! Making a field, or one access to it, volatile in a C# source.
//!
//! What is not simple enough to be sure about is left alone: the caller then says so in words.

use super::lexer::{Token, tokens};

/// Words that may stand before the type of a field.
const MODIFIERS: [&str; 10] = [
    "public",
    "private",
    "protected",
    "internal",
    "static",
    "new",
    "unsafe",
    "readonly",
    "const",
    "volatile",
];

/// The line with the declaration of a field, and what it becomes when the field is volatile:
/// several declarations if it declares several fields.
pub fn declaration(text: &str, class: &str, field: &str) -> Option<(u32, Vec<String>)> {
    let all = tokens(text);
    let mut found = None;
    for (at, token) in all.iter().enumerate() {
        let declares = ["class", "struct"].contains(&token.text)
            && all.get(at + 1).is_some_and(|name| name.text == class);
        if !declares {
            continue;
        }
        let open = at + all[at..].iter().position(|token| token.text == "{")?;
        for member in members(&all[open + 1..]) {
            let Some(change) = changed(text, member, field) else {
                continue;
            };
            // Two declarations that fit are one too many.
            if found.replace(change).is_some() {
                return None;
            }
        }
    }
    found
}

/// The members of a class that end with a semicolon: their tokens from the first to that.
fn members<'t, 'a>(body: &'t [Token<'a>]) -> Vec<&'t [Token<'a>]> {
    let mut found = Vec::new();
    let (mut depth, mut from) = (0usize, 0);
    for (at, token) in body.iter().enumerate() {
        match token.text {
            "{" | "(" | "[" => depth += 1,
            "}" | ")" | "]" if depth == 0 => break,
            "}" | ")" | "]" => {
                depth -= 1;
                // The end of a method or an attribute begins a member; that of a call does not.
                let attribute = token.text == "]" && body[from].text == "[";
                if depth == 0 && (token.text == "}" || attribute) {
                    from = at + 1;
                }
            }
            ";" if depth == 0 => {
                found.push(&body[from..=at]);
                from = at + 1;
            }
            _ => {}
        }
    }
    found
}

/// A field declaration with a field in it made volatile.
fn changed(text: &str, member: &[Token<'_>], field: &str) -> Option<(u32, Vec<String>)> {
    let (first, last) = (member.first()?, member.last()?);
    let modifiers = (member.iter())
        .take_while(|token| MODIFIERS.contains(&token.text))
        .count();
    let fixed = ["readonly", "const", "volatile", "event"];
    let is_fixed = member.iter().any(|token| fixed.contains(&token.text));
    if first.line != last.line || is_fixed {
        return None;
    }
    let names = declarators(&member[modifiers..])?;
    let names: Vec<usize> = names.into_iter().map(|at| at + modifiers).collect();
    let wanted = names.iter().position(|&at| member[at].text == field)?;
    let line = text.lines().nth(first.line as usize - 1)?;
    // The line is replaced as a whole, so nothing else may be on it.
    if !line[..first.start].trim().is_empty() || !line[last.end..].trim().is_empty() {
        return None;
    }
    let indentation = &line[..first.start];
    let before_type = &line[first.start..member[modifiers].start];
    let ty = &line[member[modifiers].start..member[*names.first()?].start];
    let lines = names.iter().enumerate().map(|(number, &at)| {
        let end = match names.get(number + 1) {
            // Without the comma before the next name.
            Some(&next) => member[next - 1].start,
            None => last.start,
        };
        let keyword = if number == wanted { "volatile " } else { "" };
        let declarator = line[member[at].start..end].trim_end();
        format!("{indentation}{before_type}{keyword}{ty}{declarator};")
    });
    Some((first.line, lines.collect()))
}

/// Where the names are that a declaration without its modifiers declares.
fn declarators(declaration: &[Token<'_>]) -> Option<Vec<usize>> {
    let mut names = Vec::new();
    let (mut depth, mut angles) = (0usize, 0usize);
    for (at, token) in declaration.iter().enumerate() {
        match token.text {
            "{" | "(" | "[" => depth += 1,
            "}" | ")" | "]" => depth = depth.checked_sub(1)?,
            "<" => angles += 1,
            ">" => angles = angles.checked_sub(1)?,
            _ => {}
        }
        let next = declaration.get(at + 1).map_or("", |token| token.text);
        let ends = ["=", ",", ";"].contains(&next);
        let after = at > 0 && (names.is_empty() || declaration[at - 1].text == ",");
        if depth == 0 && angles == 0 && token.is_word() && ends && after {
            names.push(at);
        }
    }
    // A method has no name that a sign of a declaration follows.
    (!names.is_empty()).then_some(names)
}

/// A line in which one access to a field, or to an element (`[]`), is volatile.
pub fn access(line: &str, target: &str, writes: bool, prefix: &str) -> Option<String> {
    let all = tokens(line);
    let mut found = None;
    for (at, token) in all.iter().enumerate() {
        let fits = match target {
            "[]" => token.text == "]" && indexes(&all, at),
            name => token.text == name && (at == 0 || !declares(&all[at - 1])),
        };
        if !fits {
            continue;
        }
        let next = all.get(at + 1).map_or("", |token| token.text);
        let changed = match (writes, next) {
            (true, "=") => written(line, &all, at, prefix),
            // Assignments that read too, and calls, are no single access.
            (false, "=" | "(" | "++" | "--" | "+=" | "-=" | "*=" | "/=" | "[") => continue,
            (false, _) => read(line, &all, at, prefix),
            (true, _) => continue,
        };
        // Two accesses that fit are one too many, and so is one that is not understood.
        if found.replace(changed?).is_some() {
            return None;
        }
    }
    found
}

/// Whether a closing bracket ends the index of an element.
fn indexes(all: &[Token<'_>], close: usize) -> bool {
    opening(all, close).is_some_and(|open| {
        let before = |back: usize| open.checked_sub(back).map(|at| all[at]);
        let created = before(2).is_some_and(|token| token.text == "new");
        let base = before(1).is_some_and(|token| token.is_word() || token.text == "]");
        base && !created && open + 1 < close
    })
}

/// Whether a word before a name makes it a declaration, or passes it on.
fn declares(before: &Token<'_>) -> bool {
    let usual = ["return", "in", "case", "throw", "await", "is"];
    before.text == "new" || before.is_word() && !usual.contains(&before.text) || before.text == "?"
}

/// The bracket that a closing one closes.
fn opening(all: &[Token<'_>], close: usize) -> Option<usize> {
    let mut depth = 0usize;
    for at in (0..=close).rev() {
        match all[at].text {
            "]" | ")" | "}" => depth += 1,
            "[" | "(" | "{" => {
                depth = depth.checked_sub(1)?;
                if depth == 0 {
                    return Some(at);
                }
            }
            _ => {}
        }
    }
    None
}

/// Where an access that ends at a token begins: names, dots and indexes.
fn beginning(all: &[Token<'_>], end: usize) -> Option<usize> {
    let mut at = end;
    loop {
        if all[at].text == "]" {
            at = opening(all, at)?.checked_sub(1)?;
        }
        match all[at].text {
            "]" => {}
            _ if !all[at].is_word() => return None,
            _ if at > 0 && all[at - 1].text == "." => at = at.checked_sub(2)?,
            _ => return Some(at),
        }
    }
}

fn written(line: &str, all: &[Token<'_>], end: usize, prefix: &str) -> Option<String> {
    let first = beginning(all, end)?;
    let begins = first == 0 || [";", "{", "}", ")"].contains(&all[first - 1].text);
    let close = end + all[end..].iter().position(|token| token.text == ";")?;
    if !begins {
        return None;
    }
    let place = &line[all[first].start..all[end].end];
    let value = line[all[end + 1].end..all[close].start].trim();
    let (head, tail) = (&line[..all[first].start], &line[all[close].start..]);
    Some(format!(
        "{head}{prefix}Volatile.Write(ref {place}, {value}){tail}"
    ))
}

fn read(line: &str, all: &[Token<'_>], end: usize, prefix: &str) -> Option<String> {
    let first = beginning(all, end)?;
    let before = first.checked_sub(1).map_or("", |at| all[at].text);
    if ["ref", "out", "++", "--", "&"].contains(&before) {
        return None;
    }
    let (from, to) = (all[first].start, all[end].end);
    let place = &line[from..to];
    Some(format!(
        "{}{prefix}Volatile.Read(ref {place}){}",
        &line[..from],
        &line[to..]
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "\
namespace N
{
    class Other { static int flag; }
    // class A { int flag; }
    class A<T> : B where T : class
    {
        [System.Obsolete] static int flag;
        static bool first, second = true, third;
        readonly int kept;
        Dictionary<int, string> map = new Dictionary<int, string>();
        private string text = \"int flag;\";
        static void Run(int flag) { int other; other = 1; }
        object here { get; set; }
        object last;
    }
}
";

    fn declared(field: &str) -> Option<(u32, Vec<String>)> {
        declaration(SOURCE, "A", field)
    }

    #[test]
    fn declarations_become_volatile_one_by_one() {
        let last = "        volatile object last;".to_string();
        assert_eq!(declared("last"), Some((14, vec![last])));
        let text = "        private volatile string text = \"int flag;\";".to_string();
        assert_eq!(declared("text"), Some((11, vec![text])));
        let three = [
            "        static bool first;",
            "        static volatile bool second = true;",
            "        static bool third;",
        ];
        let three = three.map(str::to_string).to_vec();
        assert_eq!(declared("second"), Some((8, three)));
    }

    #[test]
    fn what_is_not_a_plain_declaration_stays() {
        for field in ["kept", "other", "here", "Run", "missing", "flag"] {
            assert_eq!(declared(field), None, "{field}");
        }
    }

    #[test]
    fn accesses_become_volatile() {
        let cases = [
            (
                "  tail = next;",
                "tail",
                true,
                "  Volatile.Write(ref tail, next);",
            ),
            (
                "if (a) { this.x = f(y, 2); }",
                "x",
                true,
                "if (a) { Volatile.Write(ref this.x, f(y, 2)); }",
            ),
            (
                "slots[tail] = value;",
                "[]",
                true,
                "Volatile.Write(ref slots[tail], value);",
            ),
            (
                "int value = slots[head];",
                "[]",
                false,
                "int value = Volatile.Read(ref slots[head]);",
            ),
            (
                "while (o.flag == 0) { }",
                "flag",
                false,
                "while (Volatile.Read(ref o.flag) == 0) { }",
            ),
            ("r = x; // x", "x", false, "r = Volatile.Read(ref x); // x"),
        ];
        for (line, target, writes, wanted) in cases {
            assert_eq!(access(line, target, writes, "").as_deref(), Some(wanted));
        }
    }

    #[test]
    fn unclear_accesses_stay() {
        let cases = [
            ("x = x + 1;", "y", true),
            ("x += 1;", "x", true),
            ("r = x + x;", "x", false),
            ("int x = 3;", "x", true),
            ("f(ref x);", "x", false),
            ("x++;", "x", false),
            ("r = new int[3];", "[]", false),
        ];
        for (line, target, writes) in cases {
            assert_eq!(access(line, target, writes, ""), None, "{line}");
        }
    }
}
