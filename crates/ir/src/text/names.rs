//! Names as they are written: quoting, unquoting, and guesses at what a misspelt one means.

use super::TextError;
use super::lexer::{Token, is_word_part, is_word_start};
use std::borrow::Cow;
use std::fmt::Write;

/// The name that a word stands for.
pub(crate) fn decode_word<'a>(token: &Token<'a>) -> Result<Cow<'a, str>, TextError> {
    decode_part(token, token.text)
}

/// The name that a piece of a word stands for.
pub(crate) fn decode_part<'a>(token: &Token<'a>, text: &'a str) -> Result<Cow<'a, str>, TextError> {
    if !text.contains('`') {
        return Ok(Cow::Borrowed(text));
    }
    let mut name = String::new();
    let mut rest = text;
    while let Some(open) = rest.find('`') {
        name.push_str(&rest[..open]);
        let inner = &rest[open + 1..];
        let close = closing_quote(inner).ok_or_else(|| token.error("unbalanced quotes"))?;
        let units = unescape(token, &inner[..close])?;
        name.push_str(&String::from_utf16_lossy(&units));
        rest = &inner[close + 1..];
    }
    name.push_str(rest);
    Ok(Cow::Owned(name))
}

fn closing_quote(text: &str) -> Option<usize> {
    let mut escaped = false;
    for (index, c) in text.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '`' => return Some(index),
            _ => {}
        }
    }
    None
}

/// Where a word can be split into the name of a class and the name of a field: at the dots
/// outside quotes, the last one first.
pub(crate) fn dots(word: &str) -> Vec<usize> {
    let mut found = Vec::new();
    let (mut quoted, mut escaped) = (false, false);
    for (index, c) in word.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '`' => quoted = !quoted,
            '.' if !quoted => found.push(index),
            _ => {}
        }
    }
    found.reverse();
    found
}

/// The UTF-16 code units of a text between quotes.
pub(crate) fn unescape(token: &Token<'_>, inner: &str) -> Result<Vec<u16>, TextError> {
    let mut units = Vec::with_capacity(inner.len());
    let mut chars = inner.chars();
    while let Some(c) = chars.next() {
        if c != '\\' {
            units.extend_from_slice(c.encode_utf16(&mut [0; 2]));
            continue;
        }
        match chars.next() {
            Some('n') => units.push(10),
            Some('r') => units.push(13),
            Some('t') => units.push(9),
            Some('0') => units.push(0),
            Some(c @ ('\\' | '"' | '\'' | '`')) => units.push(c as u16),
            Some('u') => {
                let rest = chars.as_str();
                let end = rest.find('}').unwrap_or(0);
                let code = rest
                    .strip_prefix('{')
                    .and_then(|_| u32::from_str_radix(rest.get(1..end)?, 16).ok())
                    .filter(|code| *code <= 0x10_ffff)
                    .ok_or_else(|| token.error("`\\u` needs a code point, as in `\\u{41}`"))?;
                match char::from_u32(code) {
                    Some(c) => units.extend_from_slice(c.encode_utf16(&mut [0; 2])),
                    // A lone half of a surrogate pair is legal in strings of code units.
                    None => units.push(code as u16),
                }
                chars = rest[end + 1..].chars();
            }
            _ => {
                return Err(token
                    .error("unknown escape; known are \\n \\r \\t \\0 \\\\ \\\" \\' \\` \\u{…}"));
            }
        }
    }
    Ok(units)
}

/// Writes code units between quotes so that `unescape` gives them back.
pub(crate) fn escape_into(out: &mut String, units: impl Iterator<Item = u16>, quote: char) {
    out.push(quote);
    for decoded in char::decode_utf16(units) {
        match decoded {
            Ok('\n') => out.push_str("\\n"),
            Ok('\r') => out.push_str("\\r"),
            Ok('\t') => out.push_str("\\t"),
            Ok('\\') => out.push_str("\\\\"),
            Ok(c) if c == quote => {
                out.push('\\');
                out.push(c);
            }
            Ok(c) if c.is_control() || (c.is_whitespace() && c != ' ') => {
                let _ = write!(out, "\\u{{{:x}}}", c as u32);
            }
            Ok(c) => out.push(c),
            Err(half) => {
                let _ = write!(out, "\\u{{{:x}}}", half.unpaired_surrogate());
            }
        }
    }
    out.push(quote);
}

/// A name as a word, in back quotes if it has to be.
pub(crate) fn quote_word(name: &str) -> Cow<'_, str> {
    let plain = name
        .split('.')
        .all(|part| part.starts_with(is_word_start) && part.chars().all(is_word_part));
    if plain {
        Cow::Borrowed(name)
    } else {
        quoted(name)
    }
}

/// A name as one part of a word: quoted if it has dots of its own.
pub(crate) fn quote_part(name: &str) -> Cow<'_, str> {
    if name.contains('.') {
        quoted(name)
    } else {
        quote_word(name)
    }
}

/// The name of a register, which may also start with a digit, but then stands in quotes.
pub(crate) fn quoted(name: &str) -> Cow<'_, str> {
    let mut out = String::with_capacity(name.len() + 2);
    escape_into(&mut out, name.encode_utf16(), '`');
    Cow::Owned(out)
}

/// `; did you mean …?` if one of the candidates is close to the name, else nothing.
pub(crate) fn suggestion<'a>(name: &str, candidates: impl Iterator<Item = &'a str>) -> String {
    const MAX_CANDIDATES: usize = 2_000;
    const MAX_LENGTH: usize = 64;
    if name.len() > MAX_LENGTH {
        return String::new();
    }
    let length = name.chars().count();
    // Names that share no character are no guess at all.
    let allowed = length.div_ceil(3).min(length.saturating_sub(1));
    candidates
        .take(MAX_CANDIDATES)
        .filter(|candidate| candidate.len() <= MAX_LENGTH)
        .map(|candidate| (distance(name, candidate), candidate))
        .filter(|(distance, _)| *distance <= allowed)
        .min()
        .map(|(_, best)| format!("; did you mean `{best}`?"))
        .unwrap_or_default()
}

/// `; it has …` with the first few names, for messages about members.
pub(crate) fn listing<'a>(names: impl Iterator<Item = &'a str>) -> String {
    const SHOWN: usize = 8;
    let all: Vec<&str> = names.take(SHOWN + 1).collect();
    if all.is_empty() {
        return "; it has none".into();
    }
    let shown: Vec<String> = all.iter().take(SHOWN).map(|n| format!("`{n}`")).collect();
    let more = if all.len() > SHOWN { ", …" } else { "" };
    format!("; it has {}{more}", shown.join(", "))
}

/// The edit distance of two short names.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, ca) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, cb) in b.iter().enumerate() {
            let replaced = diagonal + usize::from(ca != *cb);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(row[j] + 1).min(row[j + 1] + 1);
        }
    }
    row[b.len()]
}
