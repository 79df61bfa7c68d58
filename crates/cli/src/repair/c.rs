//! Where a line can be put into a C source.

use fencepost_fences::Place;

/// Words that begin a line which a statement before it would take apart, or not come before.
const NOT_BEFORE: &[&str] = &["for", "while", "do", "else", "case", "default", "switch"];

/// Whether a statement of its own begins on a line, so that another one can stand before it.
pub fn is_nameable(text: &str, place: Place<'_>) -> bool {
    let lines: Vec<&str> = text.lines().collect();
    let Some(at) = (place.position.line as usize).checked_sub(1) else {
        return false;
    };
    let Some(line) = lines.get(at).map(|line| line.trim()) else {
        return false;
    };
    let word: String = line
        .chars()
        .take_while(|c| c.is_alphanumeric() || *c == '_')
        .collect();
    let label = line.trim_end().ends_with(':');
    let is_comment = without_comment(line).trim().is_empty();
    if !place.begins_line || is_comment || line.starts_with(['#', '}']) || label {
        return false;
    }
    if NOT_BEFORE.contains(&word.as_str()) {
        return false;
    }
    // What comes before must be complete: the body of an `if` without braces is not on its own.
    let before = lines[..at].iter().rev().map(|line| without_comment(line));
    let before = before.map(str::trim).find(|line| !line.is_empty());
    before.is_some_and(|line| line.ends_with([';', '{', '}']))
}

/// The line with another memory order, if it names exactly one.
pub fn with_order(line: &str, order: &str) -> Option<String> {
    const WORD: &str = "memory_order_";
    let code = without_comment(line);
    let (at, _) = code.match_indices(WORD).next()?;
    let behind = at + WORD.len();
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    let end = code[behind..].find(|c| !is_part(c));
    let end = end.map_or(code.len(), |end| behind + end);
    let is_only = !code[behind..].contains(WORD) && !code[..at].ends_with(is_part);
    is_only.then(|| format!("{}{order}{}", &line[..behind], &line[end..]))
}

/// A line without what stands behind `//`, or in one comment at its end.
fn without_comment(line: &str) -> &str {
    let line = line.split("//").next().unwrap_or(line);
    match line.trim_end().strip_suffix("*/") {
        Some(rest) => rest.rfind("/*").map_or(line, |start| &rest[..start]),
        None => line,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fencepost_base::{FileId, Position};

    const TEXT: &str = "\
void f(void) {
  x = 1; // first
  y = 2;
  if (x)
    y = 3;
  for (;;)
    x = 4;
  y = 5 +
      x;
  /* done */
  x = 6;
}
";

    fn nameable(line: u32) -> bool {
        let place = Place {
            file: "f.c",
            position: Position::at(FileId(0), line, 3),
            enters_loop: false,
            begins_line: true,
        };
        is_nameable(TEXT, place)
    }

    #[test]
    fn a_line_with_one_order_gets_another() {
        let line = "  store(&x, 1, memory_order_relaxed); // memory_order_relaxed is enough";
        let wanted = "  store(&x, 1, memory_order_release); // memory_order_relaxed is enough";
        assert_eq!(with_order(line, "release").as_deref(), Some(wanted));
        for unclear in [
            "x = 1;",
            "f(memory_order_relaxed, memory_order_relaxed);",
            "// memory_order_relaxed",
        ] {
            assert_eq!(with_order(unclear, "acquire"), None, "{unclear}");
        }
    }

    #[test]
    fn lines_that_begin_a_statement_can_have_one_before_them() {
        let found: Vec<u32> = (0..=14).filter(|&line| nameable(line)).collect();
        assert_eq!(found, [2, 3, 4, 8, 11]);
    }
}
