//! Damaged texts: an error or a test, never a panic.

use fencepost_frontend_litmus::Test;
use std::path::Path;

struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound
    }
}

fn fixtures() -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/litmus");
    let mut texts = Vec::new();
    for folder in ["x86", "c"] {
        let entries = std::fs::read_dir(root.join(folder)).expect("the fixtures are there");
        let mut files: Vec<_> = entries
            .map(|entry| entry.expect("an entry").path())
            .collect();
        files.sort();
        for file in files {
            if file.extension().is_some_and(|ending| ending == "litmus") {
                texts.push(std::fs::read_to_string(file).expect("text"));
            }
        }
    }
    texts
}

/// Pieces that mean something somewhere.
const PIECES: &[&str] = &[
    "(*",
    "*)",
    "/*",
    "*/",
    "//",
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    ";",
    "|",
    ":",
    ",",
    "=",
    "&",
    "$",
    "%",
    "~",
    "\\/",
    "/\\",
    "exists",
    "forall",
    "locations",
    "final",
    "with",
    "<<",
    ">>",
    "shl",
    "ror [x],cl",
    "%cl",
    "filter",
    "not",
    "0:",
    "P9",
    "99",
    "-1",
    "0x",
    "18446744073709551615",
    "999999999999999999999999",
    "LOCK",
    "XCHG",
    "MFENCE",
    "JMP",
    "L0:",
    "[x]",
    "(%rax,%rbx,8)",
    "int",
    "int *",
    "atomic_int",
    "spin_lock(x)",
    "if (",
    "while (1)",
    "r0++",
    "*x",
    "&x",
    "x[1]",
    "? :",
    "&&",
    "é",
    "\u{0}",
    "\n",
    "\"",
];

fn mutate(text: &str, others: &[String], random: &mut Random) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=random.below(4) {
        let at = random.below(chars.len() + 1);
        match random.below(5) {
            0 if !chars.is_empty() => {
                let end = (at + random.below(20)).min(chars.len());
                chars.drain(at.min(end)..end);
            }
            1 => {
                let piece = PIECES[random.below(PIECES.len())];
                chars.splice(at..at, piece.chars());
            }
            2 if !chars.is_empty() => {
                let place = random.below(chars.len());
                chars[place] = char::from(random.below(128) as u8);
            }
            3 => {
                let other: Vec<char> = others[random.below(others.len())].chars().collect();
                let start = random.below(other.len());
                let end = (start + random.below(40)).min(other.len());
                chars.splice(at..at, other[start..end].iter().copied());
            }
            _ => chars.truncate(at),
        }
    }
    chars.into_iter().collect()
}

#[test]
fn fixtures_are_read() {
    for text in fixtures() {
        let read = Test::read(&text, "fixture.litmus").map(|test| test.name);
        assert!(read.is_ok(), "{read:?}\n{text}");
    }
}

#[test]
fn damaged_texts_are_refused_or_read() {
    let texts = fixtures();
    assert!(texts.len() > 50);
    let mut random = Random(0x2545_f491_4f6c_dd1d);
    let (mut read, mut refused) = (0, 0);
    for round in 0..8_000 {
        let text = mutate(&texts[round % texts.len()], &texts, &mut random);
        match Test::read(&text, "mutant.litmus") {
            Ok(test) => {
                read += 1;
                // Whatever could be read can be judged.
                let width = test.expressions().len();
                test.judge(&[vec![0; width], vec![1; width]], true);
            }
            Err(error) => {
                refused += 1;
                assert!(error.line >= 1 && error.column >= 1, "{error}\n{text}");
                assert!(!error.message.is_empty());
            }
        }
    }
    assert!(read > 500 && refused > 500, "{read} {refused}");
}

#[test]
fn deep_and_long_texts_are_refused() {
    let deep = |open: &str, close: &str| {
        format!(
            "C a\n{{}}\nP0(int *x) {{ *x = {}1{}; }}",
            open.repeat(50_000),
            close.repeat(50_000)
        )
    };
    let long = format!(
        "C a\n{{}}\nP0(int *x) {{ *x = {}1; }}",
        "1 + ".repeat(50_000)
    );
    let blocks = format!("C a\n{{}}\nP0(int *x) {{ {} }}", "if (1) ".repeat(50_000));
    let comment = format!("X86 a\n{}", "(*".repeat(50_000));
    let stars = format!("C a\n{{}}\nP0(int {}x) {{ }}", "*".repeat(400_000));
    let negations = format!("X86 a\n{{}}\nP0;\nNOP;\nexists {}x=1", "~".repeat(400_000));
    let values = format!("X86 a\n{{ x={}1 }}\nP0;\nNOP;\n", "(".repeat(400_000));
    for text in [
        deep("(", ")"),
        deep("-", ""),
        deep("*", ""),
        deep("f(", ")"),
        deep("(int)", ""),
        long,
        blocks,
        comment,
        values,
        "X".repeat(2 << 20),
    ] {
        assert!(Test::read(&text, "deep.litmus").is_err());
    }
    // These say nothing wrong, only a lot.
    for text in [stars, negations] {
        let _ = Test::read(&text, "long.litmus");
    }
}
