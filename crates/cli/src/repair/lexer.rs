//! The tokens of a C# source, with their places.

/// A word, a literal or a sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token<'a> {
    pub text: &'a str,
    /// Its line, from 1.
    pub line: u32,
    /// Where it begins and ends, in bytes of the line.
    pub start: usize,
    pub end: usize,
}

impl Token<'_> {
    /// Whether it is a name or a keyword.
    pub fn is_word(&self) -> bool {
        let first = self.text.chars().next();
        first.is_some_and(|c| c.is_alphabetic() || c == '_' || c == '@')
    }
}

/// Signs of several characters that must not be taken for others.
const SIGNS: [&str; 18] = [
    "<<=", "=>", "==", "!=", "<=", ">=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "++",
    "--", "&&", "||",
];

/// The tokens of a source; comments and lines for the preprocessor are none.
pub fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut found = Vec::new();
    let mut number = 1;
    let mut line_start = 0;
    let mut at = 0;
    let advance = |from: usize, to: usize, number: &mut u32, line_start: &mut usize| {
        for (offset, _) in text[from..to].match_indices('\n') {
            *number += 1;
            *line_start = from + offset + 1;
        }
    };
    while at < text.len() {
        let rest = &text[at..];
        let blank = text[line_start..at].trim().is_empty();
        let length = token_length(rest, blank);
        let skipped =
            rest.starts_with("//") || rest.starts_with("/*") || blank && rest.starts_with('#');
        if !skipped && !rest.starts_with(char::is_whitespace) {
            found.push(Token {
                text: &rest[..length],
                line: number,
                start: at - line_start,
                end: at - line_start + length,
            });
        }
        advance(at, at + length, &mut number, &mut line_start);
        at += length;
    }
    found
}

/// The length of what a text begins with: a token, a comment, a space.
fn token_length(rest: &str, line_begins: bool) -> usize {
    let until = |end: Option<usize>| end.unwrap_or(rest.len());
    if rest.starts_with("//") || line_begins && rest.starts_with('#') {
        return until(rest.find('\n'));
    }
    if let Some(comment) = rest.strip_prefix("/*") {
        return until(comment.find("*/").map(|end| end + 4));
    }
    if ["@\"", "$@\"", "@$\""]
        .iter()
        .any(|start| rest.starts_with(start))
    {
        let open = until(rest.find('"')) + 1;
        return verbatim_end(rest, open);
    }
    if rest.starts_with("$\"") {
        return 1 + quoted_end(&rest[1..], '"');
    }
    let first = rest.chars().next().unwrap_or(' ');
    if first == '"' || first == '\'' {
        return quoted_end(rest, first);
    }
    if first.is_alphanumeric() || first == '_' || first == '@' {
        let word = |c: char| !(c.is_alphanumeric() || c == '_');
        let tail = &rest[first.len_utf8()..];
        return first.len_utf8() + tail.find(word).unwrap_or(tail.len());
    }
    let sign = SIGNS.iter().find(|sign| rest.starts_with(**sign));
    sign.map_or(first.len_utf8(), |sign| sign.len())
}

fn quoted_end(rest: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, c) in rest.char_indices().skip(1) {
        match c {
            '\n' => return at,
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            c if c == quote => return at + 1,
            _ => {}
        }
    }
    rest.len()
}

fn verbatim_end(rest: &str, open: usize) -> usize {
    let mut at = open;
    while let Some(quote) = rest.get(at..).and_then(|rest| rest.find('"')) {
        at += quote + 1;
        match rest[at..].starts_with('"') {
            true => at += 1,
            false => return at,
        }
    }
    rest.len()
}
