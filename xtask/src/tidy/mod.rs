//! Rules about the tree that a compiler does not check.

mod modules;
mod wildcards;

use std::fs;
use std::path::{Path, PathBuf};

/// The crates from left to right. A crate may depend only on crates to its left.
const ORDER: &[&str] = &[
    "base",
    "ir",
    "memory-model",
    "frontend-cil",
    "frontend-jvm",
    "frontend-litmus",
    "frontend-llvm",
    "vm",
    "runtime-c",
    "runtime-cil",
    "runtime-jvm",
    "search",
    "cluster",
    "engine-explicit",
    "engine-dpor",
    "engine-bounded",
    "check",
    "fences",
    "report",
    "cli",
];

/// Front ends and their runtimes: nothing but `cli` may depend on them, except each other.
const FRONT: &[&str] = &[
    "frontend-cil",
    "frontend-jvm",
    "frontend-litmus",
    "frontend-llvm",
    "runtime-c",
    "runtime-cil",
    "runtime-jvm",
];

/// Lines a source file may have without being listed in `large-files.txt`.
const MAX_LINES: usize = 600;

/// Crates that must not name a source language.
const NEUTRAL: &[&str] = &[
    "base",
    "ir",
    "vm",
    "search",
    "cluster",
    "engine-explicit",
    "engine-dpor",
];

/// Words that name a source language or its platform.
const LANGUAGE_WORDS: &[&str] = &[
    "CIL", "IL_", "csharp", "C#", "dotnet", ".NET", "mscorlib", "corlib", "Mono ", "Java", "JVM",
    "bytecode",
];

/// What only `cli` may do.
const IO_WORDS: &[&str] = &[
    "std::fs",
    "std::process",
    "println!",
    "eprintln!",
    "print!(",
    "std::env",
];

/// Checks every rule and reports all breaches at once.
pub fn check(root: &Path) -> Result<(), String> {
    let mut problems = Vec::new();
    check_layers(root, &mut problems);
    check_sizes(root, &mut problems);
    check_words(
        root,
        NEUTRAL,
        LANGUAGE_WORDS,
        "names a language",
        &mut problems,
    );
    let quiet: Vec<&str> = ORDER
        .iter()
        .copied()
        .filter(|&name| name != "cli")
        .collect();
    check_words(
        root,
        &quiet,
        IO_WORDS,
        "does input or output",
        &mut problems,
    );
    modules::check(root, &mut problems);
    wildcards::check(root, &mut problems);
    if root.join("docs/dotnet-areas.toml").exists() {
        problems.extend(crate::areas::run(root).err());
    }
    if problems.is_empty() {
        Ok(())
    } else {
        Err(format!("tidy:\n  {}", problems.join("\n  ")))
    }
}

fn position(name: &str) -> Option<usize> {
    ORDER.iter().position(|&known| known == name)
}

/// The crates that a manifest names in its `[dependencies]`.
fn dependencies(manifest: &str) -> Vec<String> {
    let mut inside = false;
    let mut found = Vec::new();
    for line in manifest.lines() {
        let line = line.trim();
        if line.starts_with('[') {
            inside = line == "[dependencies]";
        } else if inside && let Some(rest) = line.strip_prefix("fencepost-") {
            let end = rest.find(['.', ' ', '=']).unwrap_or(rest.len());
            found.push(rest[..end].to_string());
        }
    }
    found
}

fn check_layers(root: &Path, problems: &mut Vec<String>) {
    let Ok(entries) = fs::read_dir(root.join("crates")) else {
        problems.push("there is no crates folder".into());
        return;
    };
    for entry in entries.flatten() {
        let name = entry.file_name().to_string_lossy().to_string();
        let manifest = fs::read_to_string(entry.path().join("Cargo.toml")).unwrap_or_default();
        let Some(own) = position(&name) else {
            problems.push(format!(
                "crates/{name} has no place in the order of xtask tidy"
            ));
            continue;
        };
        for dependency in dependencies(&manifest) {
            match position(&dependency) {
                Some(other) if other < own => {}
                _ => problems.push(format!(
                    "crates/{name} depends on {dependency} to its right"
                )),
            }
            if FRONT.contains(&dependency.as_str())
                && !FRONT.contains(&name.as_str())
                && name != "cli"
            {
                problems.push(format!(
                    "crates/{name} depends on the front end {dependency}"
                ));
            }
        }
    }
}

/// All Rust sources below a folder.
fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            if !path.ends_with("target") {
                rust_files(&path, found);
            }
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

fn check_sizes(root: &Path, problems: &mut Vec<String>) {
    let listed = fs::read_to_string(root.join("xtask/large-files.txt")).unwrap_or_default();
    let excused = |path: &str| {
        listed
            .lines()
            .filter_map(|line| line.split_once(':'))
            .any(|(file, reason)| file.trim() == path && !reason.trim().is_empty())
    };
    let mut files = Vec::new();
    rust_files(&root.join("crates"), &mut files);
    rust_files(&root.join("xtask"), &mut files);
    for file in files {
        let lines = fs::read_to_string(&file)
            .unwrap_or_default()
            .lines()
            .count();
        let path = file.strip_prefix(root).unwrap_or(&file);
        let path = path.to_string_lossy().replace('\\', "/");
        if lines > MAX_LINES && !excused(&path) {
            problems.push(format!(
                "{path} has {lines} lines; split it, or list it with a reason in xtask/large-files.txt"
            ));
        }
    }
}

/// Whether a line has a word that does not continue a longer one to its left.
fn has_word(line: &str, word: &str) -> bool {
    line.match_indices(word)
        .any(|(at, _)| !line[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_'))
}

fn check_words(
    root: &Path,
    crates: &[&str],
    words: &[&str],
    what: &str,
    problems: &mut Vec<String>,
) {
    for name in crates {
        let mut files = Vec::new();
        rust_files(&root.join("crates").join(name).join("src"), &mut files);
        for file in files {
            let text = fs::read_to_string(&file).unwrap_or_default();
            for (number, line) in text.lines().enumerate() {
                if let Some(word) = words.iter().find(|&&word| has_word(line, word)) {
                    let path = file.strip_prefix(root).unwrap_or(&file).display();
                    problems.push(format!("{path}:{} {what} (`{word}`)", number + 1));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU32, Ordering};

    /// A tree with one crate, for rules to fail on.
    fn tree(name: &str, manifest: &str, source: &str) -> PathBuf {
        // Tests run side by side, so every tree has a folder of its own.
        static TREES: AtomicU32 = AtomicU32::new(0);
        let number = TREES.fetch_add(1, Ordering::Relaxed);
        let root =
            std::env::temp_dir().join(format!("fencepost-tidy-{}-{number}", std::process::id()));
        let folder = root.join("crates").join(name).join("src");
        fs::create_dir_all(&folder).unwrap();
        fs::write(root.join("crates").join(name).join("Cargo.toml"), manifest).unwrap();
        fs::write(folder.join("lib.rs"), source).unwrap();
        root
    }

    fn complaint(name: &str, manifest: &str, source: &str) -> String {
        let root = tree(name, manifest, source);
        let result = check(&root).err().unwrap_or_default();
        fs::remove_dir_all(root).unwrap();
        result
    }

    #[test]
    fn a_dependency_to_the_right_is_noticed() {
        let manifest = "[dependencies]\nfencepost-vm.workspace = true\n";
        assert!(complaint("ir", manifest, "").contains("depends on vm to its right"));
    }

    #[test]
    fn an_engine_that_knows_a_front_end_is_noticed() {
        let manifest = "[dependencies]\nfencepost-frontend-cil.workspace = true\n";
        assert!(complaint("search", manifest, "").contains("front end"));
    }

    #[test]
    fn a_language_name_is_noticed() {
        assert!(complaint("vm", "", "// as in Java\n").contains("names a language"));
    }

    #[test]
    fn input_and_output_are_noticed() {
        assert!(complaint("check", "", "fn f() { println!() }\n").contains("input or output"));
    }

    #[test]
    fn a_long_file_is_noticed() {
        assert!(complaint("base", "", &"\n".repeat(700)).contains("has 700 lines"));
    }

    #[test]
    fn an_operation_that_could_be_forgotten_is_noticed() {
        let silent = "fn f() {\n    match op {\n        Op::Jump { .. } => true,\n        _ => false,\n    }\n}\n";
        assert!(complaint("vm", "", silent).contains("lib.rs:4 decides silently"));
        let told = silent.replace("        _", "        // Others wait longer.\n        _");
        assert_eq!(complaint("vm", "", &told), "");
        let other = silent.replace("Op::Jump", "Value::Known");
        assert_eq!(complaint("vm", "", &other), "");
    }

    #[test]
    fn a_tidy_crate_passes() {
        assert_eq!(complaint("base", "[dependencies]\n", "//! Fine.\n"), "");
    }
}
