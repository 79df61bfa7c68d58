//! Lines of C# before which a statement can be put.
//!
//! A scanner, no parser: it knows comments, literals and brackets, and looks at the first word of
//! a line and at what stands before it. Where it is not sure, it says no; the place then still
//! has a name in the compiled code.

use fencepost_fences::Place;

/// What a line of source begins with.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct LineStart {
    /// The column of its first token, from 1: as characters, and with tabs widened.
    columns: [u32; 2],
    /// Its first token.
    first: String,
    /// The columns of the token after the first `(`, and that token.
    in_parenthesis: Option<([u32; 2], String)>,
    /// Whether the first token is a label.
    label: bool,
    /// The token before the line.
    previous: String,
    /// Whether the innermost open bracket is a brace.
    in_block: bool,
    /// Whether something inside it leaves it on another way than its end.
    block_left: bool,
}

/// The lines of a C# source.
pub struct CSharp {
    starts: Vec<LineStart>,
}

/// How wide a tab is for compilers that count columns.
const TAB: u32 = 8;

/// Statements that a line cannot be put before without a closer look.
const LOOPS: [&str; 3] = ["while", "for", "foreach"];
const NOT_STATEMENTS: [&str; 8] = [
    "else", "catch", "finally", "case", "default", "do", "{", "=>",
];
/// What leaves a block.
const LEAVING: [&str; 3] = ["return", "goto", "yield"];

impl CSharp {
    pub fn scan(text: &str) -> Self {
        let mut scanner = Scanner {
            starts: vec![LineStart::default(); text.lines().count() + 1],
            brackets: Vec::new(),
            left: Vec::new(),
            previous: String::new(),
        };
        let mut state = Text::Code;
        for (number, line) in text.lines().enumerate() {
            state = scanner.line(number, line, state);
        }
        Self {
            starts: scanner.starts,
        }
    }

    /// Whether a line before the line of a place is passed exactly where the place is.
    pub fn is_nameable(&self, place: Place<'_>) -> bool {
        let line = place.position.line as usize;
        let Some(start) = line.checked_sub(1).and_then(|line| self.starts.get(line)) else {
            return false;
        };
        let opens = ["{", ";", "}", ":"].contains(&start.previous.as_str());
        if !opens || !start.in_block || start.label || start.first.is_empty() {
            return false;
        }
        if NOT_STATEMENTS.contains(&start.first.as_str()) {
            return false;
        }
        let column = place.position.column;
        match start.first.as_str() {
            "while" => place.enters_loop,
            "for" => match &start.in_parenthesis {
                // Without a first part, the loop begins with its condition.
                Some((_, token)) if token == ";" => place.enters_loop,
                Some((columns, _)) => !place.enters_loop && columns.contains(&column),
                None => false,
            },
            first if LOOPS.contains(&first) => false,
            // The end of a block, if every way out of the block comes past it.
            "}" => !start.block_left && !place.enters_loop && start.columns.contains(&column),
            _ => !place.enters_loop && (column == 0 || start.columns.contains(&column)),
        }
    }
}

/// What the scanner is inside of at the end of a line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Text {
    Code,
    Comment,
    /// A literal that may span lines; quotes inside are doubled.
    Verbatim,
}

struct Scanner {
    starts: Vec<LineStart>,
    brackets: Vec<char>,
    /// For each open bracket, whether something inside it leaves it.
    left: Vec<bool>,
    previous: String,
}

impl Scanner {
    fn line(&mut self, number: usize, line: &str, mut state: Text) -> Text {
        let characters: Vec<char> = line.chars().collect();
        let mut at = 0;
        let mut tokens: Vec<(usize, String)> = Vec::new();
        let in_block = self.brackets.last().is_none_or(|&open| open == '{');
        let before = LineStart {
            in_block,
            block_left: self.left.last() == Some(&true),
            previous: self.previous.clone(),
            ..LineStart::default()
        };
        if state == Text::Code && line.trim_start().starts_with('#') {
            return state;
        }
        while at < characters.len() {
            let rest = &characters[at..];
            match state {
                Text::Comment => {
                    let ends = rest.starts_with(&['*', '/']);
                    at += if ends { 2 } else { 1 };
                    if ends {
                        state = Text::Code;
                    }
                    continue;
                }
                Text::Verbatim => {
                    let doubled = rest.starts_with(&['"', '"']);
                    if rest[0] == '"' && !doubled {
                        state = Text::Code;
                    }
                    at += if doubled { 2 } else { 1 };
                    continue;
                }
                Text::Code => {}
            }
            if rest[0].is_whitespace() {
                at += 1;
            } else if rest.starts_with(&['/', '/']) {
                break;
            } else if rest.starts_with(&['/', '*']) {
                state = Text::Comment;
                at += 2;
            } else {
                let (length, next) = self.token(rest);
                tokens.push((at, rest[..length].iter().collect()));
                state = next;
                at += length;
            }
        }
        self.note(number, &characters, &tokens, before);
        state
    }

    /// The length of the token at the start of some text, and what comes after it.
    fn token(&mut self, rest: &[char]) -> (usize, Text) {
        let mut length = 1;
        let mut next = Text::Code;
        let verbatim = rest.starts_with(&['@', '"'])
            || rest.starts_with(&['$', '@', '"'])
            || rest.starts_with(&['@', '$', '"']);
        match rest[0] {
            _ if verbatim => {
                length = rest.iter().position(|&c| c == '"').map_or(1, |at| at + 1);
                next = Text::Verbatim;
            }
            quote @ ('"' | '\'') => {
                while length < rest.len() && rest[length] != quote {
                    length += if rest[length] == '\\' { 2 } else { 1 };
                }
                length = (length + 1).min(rest.len());
            }
            open @ ('(' | '[' | '{') => {
                self.brackets.push(open);
                self.left.push(false);
            }
            ')' | ']' | '}' => {
                self.brackets.pop();
                self.left.pop();
            }
            c if c.is_alphanumeric() || c == '_' || c == '@' => {
                let word = |c: &char| c.is_alphanumeric() || *c == '_';
                length += rest[1..].iter().take_while(|c| word(c)).count();
            }
            '=' if rest.get(1) == Some(&'>') => length = 2,
            ':' if rest.get(1) == Some(&':') => length = 2,
            _ => {}
        }
        self.previous = rest[..length].iter().collect();
        if LEAVING.contains(&self.previous.as_str()) {
            self.left.fill(true);
        }
        (length, next)
    }

    fn note(
        &mut self,
        number: usize,
        characters: &[char],
        tokens: &[(usize, String)],
        before: LineStart,
    ) {
        let Some((at, first)) = tokens.first() else {
            return;
        };
        let columns = |at: usize| [at as u32 + 1, widened(&characters[..at]) + 1];
        let is_word = first.chars().all(|c| c.is_alphanumeric() || c == '_');
        let label = is_word && tokens.get(1).is_some_and(|(_, second)| second == ":");
        let inside = tokens.iter().position(|(_, token)| token == "(");
        self.starts[number] = LineStart {
            columns: columns(*at),
            first: first.clone(),
            in_parenthesis: inside
                .and_then(|open| tokens.get(open + 1))
                .map(|(at, token)| (columns(*at), token.clone())),
            label,
            ..before
        };
    }
}

/// The width of some text with tabs.
fn widened(text: &[char]) -> u32 {
    text.iter().fold(0, |width, &c| match c {
        '\t' => (width / TAB + 1) * TAB,
        _ => width + 1,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use fencepost_base::{FileId, Position};

    const SOURCE: &str = "\
class A
{
    static void Run()
    {
        x = 1; y = 2;
        while (flag) { }
        for (int i = 0; i < 3; i++)
            z = i;
        if (x == 1)
            y = 3;
        else
            y = 4;
        /* x = */ z = 5;
again: x = 7;
        Start(() =>
        {
            x = 8;
        });
        string s = @\"
        x = 9;\";
        for (;;)
        {
            break;
        }
        Call(1,
            2);
    }
}
";

    fn nameable(line: u32, column: u32, enters_loop: bool) -> bool {
        CSharp::scan(SOURCE).is_nameable(Place {
            file: "A.cs",
            position: Position::at(FileId(0), line, column),
            enters_loop,
            begins_line: true,
        })
    }

    #[test]
    fn statements_on_a_line_of_their_own_are_nameable() {
        assert!(nameable(5, 9, false));
        assert!(nameable(9, 9, false));
        assert!(nameable(17, 13, false));
        assert!(nameable(23, 13, false));
        assert!(nameable(25, 9, false));
        assert!(nameable(27, 5, false), "the end of a method");
    }

    #[test]
    fn second_statements_bodies_and_labels_are_not() {
        assert!(!nameable(5, 16, false), "the second of a line");
        assert!(!nameable(8, 13, false), "the body of a loop without braces");
        assert!(!nameable(10, 13, false), "the body of an if without braces");
        assert!(
            !nameable(12, 13, false),
            "the body of an else without braces"
        );
        assert!(!nameable(14, 8, false), "after a label");
        assert!(!nameable(20, 9, false), "inside a literal");
        assert!(!nameable(26, 13, false), "inside a call");
        assert!(!nameable(4, 5, false), "an opening brace");
        assert!(!nameable(99, 1, false), "beyond the end");
    }

    #[test]
    fn loops_are_nameable_where_they_are_entered() {
        assert!(nameable(6, 16, true), "before the loop");
        assert!(!nameable(6, 16, false), "at every test of the condition");
        assert!(nameable(7, 14, false), "the first part of a for");
        assert!(!nameable(7, 25, false), "the condition of a for");
        assert!(!nameable(7, 25, true), "after the first part of a for");
        assert!(nameable(21, 15, true), "a for without parts");
    }
}
