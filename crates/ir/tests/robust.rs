//! Hostile texts: large, deep, or mutated. None may panic, hang or take the machine's memory.

mod common;

use common::Random;
use fencepost_ir::text::{PrintOptions, parse_program, parse_program_unverified, print_program};
use fencepost_ir::{Source, limits};
use std::fmt::Write;

const CORPUS: &str = include_str!("corpus.fir");

/// Parses a text and returns the message if it is refused. The texts here are so large that anything
/// quadratic would not come to an end.
fn outcome(text: &str) -> Result<(), String> {
    let result = parse_program(text, "big.fir");
    result.map(drop).map_err(|error| error.message)
}

fn repeat(count: usize, line: impl Fn(usize) -> String) -> String {
    (0..count).map(line).collect()
}

#[test]
fn a_text_over_the_limit_is_refused() {
    let text = " ".repeat(limits::MAX_TEXT_BYTES + 1);
    let message = outcome(&text).unwrap_err();
    assert_eq!(
        message,
        "the text has 67108865 bytes; the limit is 67108864"
    );
}

#[test]
fn five_megabytes_of_code() {
    let body = repeat(200_000, |n| format!("  store Shared.value, {n}\n"));
    let text = format!("class Shared {{ static value: i32 }}\nfunc main() {{\n{body}}}\n");
    assert!(text.len() > 5_000_000);
    assert_eq!(outcome(&text), Ok(()));
    let program = parse_program_unverified(&text, "big.fir").unwrap();
    let function = program.function(program.entry().unwrap()).unwrap();
    assert!(!function.liveness().is_live(0, 0));
}

#[test]
fn five_megabytes_on_one_line() {
    let body = "yield;".repeat(800_000);
    assert_eq!(outcome(&format!("func main() {{{body}}}")), Ok(()));
}

#[test]
fn many_functions_classes_and_fields() {
    let text = repeat(100_000, |n| {
        format!("func f{n}() {{ call f{}() }}\n", n / 2)
    });
    assert_eq!(outcome(&text), Ok(()));
    let text = repeat(100_000, |n| {
        format!("class C{n} {{ static s: i32; x: C{} }}\n", n / 2)
    });
    assert_eq!(outcome(&text), Ok(()));
    let fields = repeat(100_000, |n| {
        format!("  f{n}: i32 at {}\n", 4 * (100_000 - n))
    });
    assert_eq!(outcome(&format!("class C {{\n{fields}}}")), Ok(()));
    let labels = repeat(100_000, |n| format!("l{n}: br 1, l{}, l{n}\n", n / 2));
    assert_eq!(outcome(&format!("func main() {{\n{labels}}}")), Ok(()));
}

#[test]
fn limits_are_named() {
    let check = |text: String, message: &str| assert_eq!(outcome(&text), Err(message.into()));
    let regs = repeat(70_000, |n| format!("%r{n} = 1\n"));
    check(
        format!("func main() {{\n{regs}}}"),
        "more than 65280 registers in a function",
    );
    let ops = "yield;".repeat(limits::MAX_OPS + 1);
    check(
        format!("func main() {{{ops}}}"),
        "more than 1048576 operations in a function",
    );
    let many = repeat(5, |n| {
        format!("func f{n}() {{{}}}\n", "yield;".repeat(1_000_000))
    });
    check(many, "more than 4194304 operations in a text");
    let functions = repeat(limits::MAX_FUNCTIONS + 1, |n| format!("func f{n}(){{}}"));
    check(functions, "more than 262144 functions");
    let classes = repeat(limits::MAX_CLASSES + 1, |n| format!("class c{n} "));
    check(classes, "more than 262144 classes");
    let labels = repeat(limits::MAX_LABELS + 1, |n| format!("l{n}:"));
    check(
        format!("func main() {{{labels}}}"),
        "more than 1048576 labels in a function",
    );
    let members = "x:i8;".repeat(limits::MAX_MEMBERS + 1);
    check(
        format!("class A {{{members}}}"),
        "more than 1048576 members of classes in a text",
    );
    let registers = repeat(60_000, |n| format!("%r{n}: i32,"));
    let registers = repeat(80, |n| {
        format!("func f{n}() {{ regs {registers} %x: i32 }}\n")
    });
    check(registers, "more than 4194304 registers in a text");
    let arguments = repeat(300, |n| format!("{n},"));
    check(
        format!("func main() {{ native \"n\"({arguments} 1) }}"),
        "more than 255 literals in an operation",
    );
    let bases = repeat(1100, |n| format!("interface b{n}\n"));
    let named = repeat(1100, |n| format!("b{n},"));
    check(
        format!("{bases} class c : {named} b0"),
        "more than 1024 classes to extend",
    );
    let regions = "try { yield } catch Exception { }\n".repeat(1025);
    check(
        format!("func main() {{\n{regions}}}"),
        "more than 1024 regions in a function",
    );
}

#[test]
fn depth_is_limited() {
    let deep = "try {".repeat(100_000) + &"}".repeat(100_000);
    let message = outcome(&format!("func main() {{ {deep} }}")).unwrap_err();
    assert_eq!(message, "blocks are nested more than 64 deep");
    let open = "func main() {".to_string() + &"try {".repeat(1_000_000);
    assert_eq!(outcome(&open), Err("nothing closes this `{`".into()));
    let chain = repeat(100_000, |n| {
        format!("class C{n} : C{} {{ x{n}: i32 }}\n", n + 1)
    });
    let message = outcome(&(chain + "class C100000")).unwrap_err();
    assert_eq!(message, "classes are nested or inherited more than 64 deep");
    // Every struct is twice the one before it.
    let double = repeat(60, |n| {
        format!("struct S{} {{ a: S{n}; b: S{n} }}\n", n + 1)
    });
    let message = outcome(&format!("struct S0 {{ x: i64 }}\n{double}")).unwrap_err();
    assert!(message.contains("more than 1048576 cells"), "{message}");
    // A name goes into every cell of a struct.
    let cells = repeat(10_000, |n| format!("c{n}: u8;"));
    let name = "n".repeat(1_000_000);
    let message = outcome(&format!("struct S {{ {cells} }} class C {{ {name}: S }}")).unwrap_err();
    assert!(message.contains("more than 1048576 cells"), "{message}");
    // A frame can hold large structs in every function.
    let frames = repeat(1_000, |n| format!("func f{n}() {{ frame {{ s: S }} }}\n"));
    let message = outcome(&format!("struct S {{ {cells} }} {frames}")).unwrap_err();
    assert!(message.contains("more than 1048576 cells"), "{message}");
    // Every class has all the cells of its ancestors.
    let wide = repeat(60, |n| {
        let fields = repeat(2_000, |f| format!("f{n}_{f}: i32;"));
        format!("class W{n} : W{} {{ {fields} }}\n", n + 1)
    });
    let message = outcome(&format!("{wide} class W60")).unwrap_err();
    assert!(message.contains("more than 1048576 cells"), "{message}");
}

#[test]
fn odd_texts() {
    for text in [
        "",
        "\n",
        "//",
        "#",
        ";;;",
        "\u{feff}",
        "\0",
        "}",
        "{",
        "func",
        "func f",
        "func f(",
        "func f()",
        "func f() {",
        "class",
        "class A {",
        "class A :",
        "array",
        "array A of",
        "@",
        "%",
        "%x",
        "\"",
        "'",
        "`",
        "func f() { %x = ",
        "func f() { switch 1, [",
        "func f() { %x = load i32 [",
        "func f() { %~1 = null }",
        "func f() { %x~ = null }",
        "func f() { ret @",
        "func f() { ret @\"x\":1:",
        "func f() { %x = const f64 -i }",
        "func f() { %x = -i }",
        "func f() { %x = 0x }",
        "func f() { %x = '' }",
        "func f() { %x = bits }",
        "func f() { %x = const i32 bits 0x1ffffffff }",
        "class `` { static ``: i32 }\nfunc ``() { store ``.``, 1 }",
    ] {
        let _ = parse_program(text, "");
    }
}

/// Changes a few places of a text.
fn mutate(r: &mut Random, text: &str) -> String {
    const PIECES: [&str; 40] = [
        "%x",
        "%",
        "{",
        "}",
        "(",
        ")",
        "[",
        "]",
        ":",
        ";",
        ",",
        "=",
        "->",
        "@",
        "@1:2",
        "\"",
        "`",
        "'",
        ".",
        "-",
        "+",
        "0",
        "-1",
        "99999999999999999999",
        "1e999",
        "nan",
        "null",
        "try {",
        "catch Exception {",
        "finally {",
        "filter {",
        "leave ",
        "region ",
        "regs ",
        "frame { a: i32 }",
        "class ",
        "func ",
        "i32 ",
        "\n",
        "é",
    ];
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..1 + r.below(4) {
        let at = r.below(chars.len());
        let length = r.below(12).min(chars.len() - at);
        match r.below(5) {
            0 => drop(chars.drain(at..at + length)),
            1 => drop(chars.splice(at..at, r.pick(&PIECES).chars())),
            2 => drop(chars.splice(at..at + length, r.pick(&PIECES).chars())),
            3 => {
                let other = r.below(chars.len());
                chars.swap(at, other);
            }
            _ => {
                let from = r.below(chars.len());
                let size = r.below(60).min(chars.len() - from);
                let copy: Vec<char> = chars[from..from + size].to_vec();
                chars.splice(at..at, copy);
            }
        }
        if chars.is_empty() {
            chars.push(' ');
        }
    }
    chars.into_iter().collect()
}

/// Splits the corpus into declarations, so that mutants are small and often still accepted.
fn pieces() -> Vec<String> {
    let classes_end = CORPUS.find("func main").unwrap();
    let classes = &CORPUS[..classes_end];
    let mut all = vec![CORPUS.to_string()];
    for function in [
        "func worker",
        "func numbers",
        "func memory",
        "func monitors",
        "func exceptions",
    ] {
        let start = CORPUS.find(function).unwrap();
        let end = CORPUS[start..].find("\n}").unwrap() + start + 2;
        let speak = "virtual func speak(%this: ref) -> i32 { ret 1 }
            func dog_speak(%this: ref) -> i32 { ret 2 }
            func shared_init() { }\n";
        let mut text = String::new();
        let _ = write!(text, "{classes}{}\n{speak}", &CORPUS[start..end]);
        assert!(parse_program(&text, "").is_ok(), "{function}");
        all.push(text);
    }
    all
}

#[test]
fn mutated_texts_never_panic() {
    let pieces = pieces();
    let mut r = Random::new(20_240_607);
    let mut accepted = 0;
    for round in 0..40_000 {
        let text = mutate(&mut r, &pieces[round % pieces.len()]);
        let Ok(program) = parse_program(&text, "m.fir") else {
            continue;
        };
        accepted += 1;
        // What is accepted also round-trips, and its liveness can be computed.
        if round % 8 == 0 {
            let printed = print_program(&program, PrintOptions { positions: true });
            let again = parse_program(&printed, "m.fir")
                .unwrap_or_else(|error| panic!("{error}\n{text}\n---\n{printed}"));
            let options = PrintOptions { positions: true };
            assert_eq!(print_program(&again, options), printed, "{text}");
        }
        for id in program.function_ids() {
            if let Some(function) = program.body(id) {
                function.liveness();
            }
        }
    }
    assert!(accepted > 1_000, "only {accepted} mutants were accepted");
}
