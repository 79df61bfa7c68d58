//! Damaged texts give errors or other programs, never a panic.
//!
//! Every fixture is changed in many small ways; whatever still opens has all its functions lowered.

use fencepost_frontend_llvm::{Input, LlvmSource, Orders};
use fencepost_ir::Source;
use std::path::{Path, PathBuf};

fn texts() -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/c");
    let mut files: Vec<PathBuf> = Vec::new();
    for folder in ["sequential", "concurrent"] {
        let all = std::fs::read_dir(root.join(folder)).expect("the fixtures are there");
        files.extend(all.flatten().map(|file| file.path()));
    }
    files.retain(|path| path.extension().is_some_and(|ending| ending == "ll"));
    files.sort();
    // A part of them is enough: what differs between most is little.
    let read = |path: &PathBuf| std::fs::read_to_string(path).expect("a fixture can be read");
    files.iter().step_by(6).map(read).collect()
}

/// Opens a text and lowers all that it has.
fn use_text(text: &str) -> bool {
    let input = Input {
        name: "text.ll",
        text,
        library: false,
    };
    let Ok(source) = LlvmSource::open(&[input], &["program".to_string()], Orders::SEQUENTIAL)
    else {
        return false;
    };
    for id in source.own_functions() {
        let _ = source.function(id);
        let _ = source.signature(id);
    }
    for id in source.initial_statics() {
        let _ = source.class(id);
        let mut shapes: Vec<_> = source.static_shape(id).into_iter().collect();
        for _ in 0..8 {
            let Some(shape) = shapes.pop() else { break };
            let _ = source.shape_size(shape);
            if let Some(fencepost_ir::Shape::Struct(members)) = source.shape(shape) {
                shapes.extend(members.iter().map(|member| member.shape));
            }
        }
    }
    if let Ok(entry) = source.entry() {
        let _ = source.function(entry);
    }
    true
}

/// A small generator of numbers, the same in every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound.max(1) as u64) as usize
    }
}

#[test]
fn the_fixtures_open() {
    for text in texts() {
        assert!(use_text(&text));
    }
}

#[test]
fn cut_texts_are_no_panic() {
    let mut numbers = Numbers(0x9e37_79b9_7f4a_7c15);
    for text in texts() {
        for _ in 0..12 {
            let mut at = numbers.below(text.len());
            while !text.is_char_boundary(at) {
                at -= 1;
            }
            use_text(&text[..at]);
        }
    }
}

#[test]
fn changed_words_are_no_panic() {
    const WORDS: &[&str] = &[
        "i1",
        "i7",
        "i33",
        "i64",
        "i128",
        "ptr",
        "float",
        "double",
        "void",
        "<4 x i32>",
        "{",
        "}",
        "[",
        "]",
        "(",
        ")",
        ",",
        "=",
        "label",
        "null",
        "undef",
        "-1",
        "99999999999999999999999",
        "0x1",
        "1.5",
        "%1",
        "%9999",
        "@main",
        "@.str",
        "!0",
        "!dbg",
        "...",
        "call",
        "phi",
        "br",
        "getelementptr",
        "[0 x i32]",
        "[4294967296 x i64]",
        "zeroinitializer",
        "seq_cst",
        "\"",
    ];
    let mut numbers = Numbers(42);
    for text in texts() {
        let lines: Vec<&str> = text.lines().collect();
        for _ in 0..40 {
            let line = numbers.below(lines.len());
            let words: Vec<&str> = lines[line].split(' ').collect();
            let word = numbers.below(words.len());
            let new = WORDS[numbers.below(WORDS.len())];
            let changed: Vec<&str> = words
                .iter()
                .enumerate()
                .map(|(at, old)| if at == word { new } else { old })
                .collect();
            let changed = changed.join(" ");
            let mut all = lines.clone();
            all[line] = &changed;
            use_text(&all.join("\n"));
        }
    }
}

#[test]
fn missing_and_repeated_lines_are_no_panic() {
    let mut numbers = Numbers(7);
    for text in texts() {
        let lines: Vec<&str> = text.lines().collect();
        for _ in 0..25 {
            let mut all = lines.clone();
            let from = numbers.below(all.len());
            match numbers.below(3) {
                0 => {
                    all.remove(from);
                }
                1 => all.insert(numbers.below(lines.len()), lines[from]),
                _ => all.swap(from, numbers.below(lines.len())),
            }
            use_text(&all.join("\n"));
        }
    }
}

#[test]
fn bad_texts_say_what_is_wrong() {
    let open = |text: &str| {
        let input = Input {
            name: "text.ll",
            text,
            library: false,
        };
        let result = LlvmSource::open(&[input], &[], Orders::SEQUENTIAL);
        result.err().map(|error| error.to_string())
    };
    let wrong = |text: &str, part: &str| {
        let message = open(text).unwrap_or_default();
        assert!(message.contains(part), "{text}: {message}");
    };
    wrong("define i32 @main() {\n ret i32 0\n", "line");
    wrong("@p = global i32* null\n", "opaque-pointers");
    wrong("define i32 @f(i8* %p) { ret i32 0 }\n", "opaque-pointers");
    wrong("target datalayout = \"E-p:64:64\"\n", "little-endian");
    wrong("nonsense\n", "nonsense");
    let twice = "define void @f() { ret void }\ndefine void @f() { ret void }\n";
    wrong(twice, "defined twice");
}

#[test]
fn names_are_linked_as_a_linker_does() {
    let open = |texts: &[(&str, bool)]| {
        let inputs: Vec<Input<'_>> = (texts.iter())
            .map(|&(text, library)| Input {
                name: "text.ll",
                text,
                library,
            })
            .collect();
        let result = LlvmSource::open(&inputs, &[], Orders::SEQUENTIAL);
        result.err().map(|error| error.message)
    };
    let strong = ("define void @f() { ret void }\n", false);
    let weak = ("define weak void @f() { ret void }\n", false);
    let variable = ("@f = global i32 0\n", false);
    let common = ("@f = common global i32 0\n", false);
    let library = ("define void @f() { ret void }\n", true);
    for texts in [
        [strong, weak],
        [weak, strong],
        [weak, weak],
        [common, common],
        [common, variable],
        [strong, library],
        [variable, library],
    ] {
        assert_eq!(open(&texts), None, "{texts:?}");
    }
    for texts in [[strong, strong], [strong, variable], [variable, variable]] {
        let message = open(&texts).unwrap_or_default();
        assert!(message.contains("defined twice"), "{texts:?}: {message}");
    }
    let message = open(&[weak, strong, strong]).unwrap_or_default();
    assert!(message.contains("defined twice"), "{message}");
}
