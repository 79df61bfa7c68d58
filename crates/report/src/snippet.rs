//! Lines of source and colours, for a terminal.

use crate::Context;
use fencepost_base::SourcePosition;
use fencepost_check::Verdict;

/// Lines shown before the one that matters.
const BEFORE: usize = 1;

/// A colour or weight, as terminals know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Style {
    Bold,
    Red,
    Green,
    Yellow,
    Blue,
}

impl Style {
    fn code(self) -> &'static str {
        match self {
            Style::Bold => "1",
            Style::Red => "1;31",
            Style::Green => "1;32",
            Style::Yellow => "1;33",
            Style::Blue => "1;34",
        }
    }
}

/// Text in a style, where colours are wanted.
pub(crate) fn styled(text: &str, style: Style, context: &Context) -> String {
    match context.look.colours {
        true => format!("\u{1b}[{}m{text}\u{1b}[0m", style.code()),
        false => text.to_string(),
    }
}

/// A verdict in its colour.
pub(crate) fn verdict(verdict: Verdict, context: &Context) -> String {
    let style = match verdict {
        Verdict::Verified => Style::Green,
        Verdict::Violated | Verdict::Internal => Style::Red,
        Verdict::Bounded | Verdict::Unsupported => Style::Yellow,
    };
    styled(verdict.name(), style, context)
}

/// The line of source at a position with a caret below it, if the source is known.
pub(crate) fn snippet(position: &SourcePosition, context: &Context) -> String {
    let Some(text) = context.look.sources.get(&position.file) else {
        return String::new();
    };
    let last = position.line as usize;
    let first = last.saturating_sub(BEFORE).max(1);
    let Some(line) = text.lines().nth(last.wrapping_sub(1)) else {
        return String::new();
    };
    let margin = last.to_string().len();
    let bar = styled("|", Style::Blue, context);
    let place = match position.column {
        Some(column) => format!("{}:{last}:{column}", context.relative(&position.file)),
        None => format!("{}:{last}", context.relative(&position.file)),
    };
    let arrow = styled("-->", Style::Blue, context);
    let mut out = format!("{:margin$}{arrow} {}\n", " ", clean(&place));
    let shown = text
        .lines()
        .enumerate()
        .skip(first - 1)
        .take(last - first + 1);
    for (index, line) in shown {
        let number = styled(&format!("{:>margin$}", index + 1), Style::Blue, context);
        out.push_str(&format!("{number} {bar} {}\n", clean(line)));
    }
    // Without a column the caret stands at the first character that is no blank.
    let blanks = line.chars().take_while(|c| c.is_whitespace()).count();
    let column = position
        .column
        .map_or(blanks, |column| (column as usize).saturating_sub(1));
    let under: String = clean(&line.chars().take(column).collect::<String>())
        .chars()
        .map(|_| ' ')
        .collect();
    let caret = styled("^", Style::Red, context);
    out.push_str(&format!("{:margin$} {bar} {under}{caret}\n", ""));
    out
}

/// Text in which nothing can steer a terminal; tabs become four blanks.
fn clean(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '\t' => out.push_str("    "),
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
    out
}
