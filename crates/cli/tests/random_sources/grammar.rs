//! Programs from a grammar: rules with alternatives, which mention further rules.

use crate::rng::Rng;

/// How deep statements are inside each other.
const DEEPEST: usize = 2;

/// How long a program is in bytes before only the first alternatives are taken, which are short.
const LONGEST: usize = 20_000;

/// What the random programs of a language are made of.
///
/// A text mentions a rule as `$` and its letter: one of its alternatives goes there. `$S` is a
/// statement, `$#` a number that no other statement has, `$K` is 0 or 1, `$P` the class of the program.
pub struct Grammar {
    /// What stands in front of all programs.
    pub head: &'static str,
    /// The rules with their letters.
    pub rules: &'static [(char, &'static [&'static str])],
    /// The statements with what each weighs.
    pub statements: &'static [(usize, &'static str)],
    /// The fields of a program.
    pub fields: &'static str,
    /// A method with statements, which stand at `$S`; its number stands at `$N`.
    pub thread: &'static str,
    /// Ways to start the threads and to wait for them, for two threads and for three.
    pub ways: [&'static [&'static str]; 2],
    /// The method that does this, with `$W` for the way, and `$I` for what comes before.
    pub start: &'static str,
    /// A method that nobody calls, which leads to code that interrupts threads, reads clocks and so on.
    pub loud: &'static str,
}

/// A program on its way.
struct Program<'a> {
    grammar: &'a Grammar,
    rng: Rng,
    class: String,
    statements: usize,
    text: String,
}

impl Grammar {
    /// The program with a seed, in a class with this name. A loud one also has the method that nobody
    /// calls.
    pub fn program(&self, seed: u64, class: &str, is_loud: bool) -> String {
        let mut program = Program {
            grammar: self,
            rng: Rng::new(seed),
            class: class.to_string(),
            statements: 0,
            text: String::new(),
        };
        program.write(if is_loud { self.loud } else { "" });
        program.text
    }
}

impl Program<'_> {
    fn write(&mut self, end: &str) {
        let grammar = self.grammar;
        let three = self.rng.one_in(6);
        self.text += &format!("class {}\n{{\n", self.class);
        self.expand(grammar.fields, 0, "");
        for thread in 0..if three { 3 } else { 2 } {
            let count = if three { 1 } else { 1 + self.rng.below(2) };
            let thread = grammar.thread.replace("$N", &thread.to_string());
            self.expand(&thread.replace("$S", &"$S\n".repeat(count)), 0, "");
        }
        let before = "$I ".repeat(self.rng.below(4));
        let way = self.rng.pick(grammar.ways[usize::from(three)]);
        let start = grammar.start.replace("$W", way);
        self.expand(&start.replace("$I", &before), 0, "");
        self.text += end;
        self.text += "}\n";
    }

    /// Writes a text with the rules in it replaced, inside so many statements, the innermost of which
    /// has a number.
    fn expand(&mut self, text: &str, depth: usize, number: &str) {
        let mut rest = text;
        while let Some(at) = rest.find('$') {
            self.text += &rest[..at];
            let Some(letter) = rest[at + 1..].chars().next() else {
                break;
            };
            rest = &rest[at + 1 + letter.len_utf8()..];
            match letter {
                'K' => self.text += self.rng.pick(&["0", "1"]),
                'P' => self.text += &self.class.clone(),
                '#' => self.text += number,
                'S' => self.statement(depth),
                rule => self.rule(rule, depth, number),
            }
        }
        self.text += rest;
    }

    fn rule(&mut self, letter: char, depth: usize, number: &str) {
        let mut rules = self.grammar.rules.iter();
        let rule = rules.find(|(known, _)| *known == letter);
        let (_, alternatives) = rule.unwrap_or_else(|| panic!("there is no rule {letter}"));
        let alternative = match self.text.len() > LONGEST {
            true => alternatives[0],
            false => self.rng.pick(alternatives),
        };
        self.expand(alternative, depth, number);
    }

    fn statement(&mut self, depth: usize) {
        self.statements += 1;
        let number = self.statements.to_string();
        let fits = |text: &str| depth < DEEPEST || !text.contains("$S");
        let statements = self.grammar.statements.iter();
        let fitting: Vec<_> = statements.filter(|(_, text)| fits(text)).collect();
        let mut at = self
            .rng
            .below(fitting.iter().map(|(weight, _)| weight).sum());
        let chosen = fitting.iter().find(|(weight, _)| {
            let is_it = at < *weight;
            at = at.saturating_sub(*weight);
            is_it
        });
        let (_, text) = chosen.expect("the weights are those of the statements");
        self.expand(text, depth + 1, &number);
    }
}
