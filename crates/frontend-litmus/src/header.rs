//! The first lines: `X86 SB`, a quoted comment, lines such as `Cycle=…`, up to the brace.

use crate::error::LitmusError;
use crate::lexer::Lexer;

/// The language of the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flavour {
    /// 32-bit x86, the destination first.
    X86,
    /// 64-bit x86, the source first.
    X86Wide,
    /// C, of the Linux kernel and of the C11 standard.
    C,
}

impl Flavour {
    /// The word that starts a test.
    pub fn name(self) -> &'static str {
        match self {
            Flavour::X86 => "X86",
            Flavour::X86Wide => "X86_64",
            Flavour::C => "C",
        }
    }

    fn find(word: &str) -> Option<Self> {
        [Flavour::X86, Flavour::X86Wide, Flavour::C]
            .into_iter()
            .find(|flavour| flavour.name().eq_ignore_ascii_case(word))
    }
}

/// Flavours of the format that nothing here reads.
const OTHERS: &[&str] = &[
    "AArch64", "ARM", "PPC", "MIPS", "RISCV", "Bell", "LISA", "CPP", "Java", "ASL", "JAVA", "PTX",
    "VULKAN", "BPF", "OPENCL", "LLVM",
];

/// Reads the header and takes the brace that ends it.
pub fn parse(lexer: &mut Lexer<'_>) -> Result<(Flavour, String), LitmusError> {
    if let Some(rest) = lexer.rest().strip_prefix('\u{feff}') {
        let mark = lexer.rest().len() - rest.len();
        lexer.skip_bytes(mark);
    }
    lexer.skip_blanks()?;
    let (word, place) = lexer.expect_word("a flavour such as `X86` or `C`")?;
    let Some(flavour) = Flavour::find(&word) else {
        let known = OTHERS.iter().any(|other| other.eq_ignore_ascii_case(&word));
        let message = match known {
            true => format!("the flavour `{word}` is not read here: X86, X86_64 and C are"),
            false => format!("the flavour `{word}` is not one of X86, X86_64 and C"),
        };
        return Err(place.malformed(message));
    };
    // A name has any characters but blanks.
    let rest = lexer.rest();
    let line = rest.split('\n').next().unwrap_or("");
    let name = line.split_whitespace().next().unwrap_or("");
    if name.is_empty() {
        return Err(place.malformed("the test has no name"));
    }
    if name.starts_with('{') {
        return Err(place.malformed("the test has no name before its initial state"));
    }
    // What follows in the line is skipped like the lines below it, comments as comments.
    let before = line.len() - line.trim_start().len();
    lexer.skip_bytes(before + name.len());
    let name = name.to_string();
    loop {
        lexer.skip_blanks()?;
        let rest = lexer.rest();
        match rest.chars().next() {
            None => {
                let end = lexer.place()?;
                return Err(end.malformed("expected an initial state: `{ x=0; }`"));
            }
            Some('{') => {
                lexer.skip_bytes(1);
                return Ok((flavour, name));
            }
            Some('"') => {
                lexer.take()?;
            }
            Some(c) => lexer.skip_bytes(c.len_utf8()),
        }
    }
}
