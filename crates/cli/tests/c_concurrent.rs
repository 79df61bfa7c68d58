//! C programs with threads give the verdicts, violations and outcomes that they name themselves.
//!
//! A program under `tests/c/concurrent` says at its top what is expected:
//!
//! ```text
//! // check OPTIONS -> VERDICT [KIND [LINE]]
//! // outcomes EXPR… OPTIONS -> ROW…         (values of a row joined by commas)
//! // states OPTIONS -> NUMBER               (`check` verifies it with at most so many states)
//! // executions OPTIONS -> NUMBER           (the same for complete executions)
//! ```
//!
//! Its LLVM text from two versions of clang lies beside it; where clang is installed the source
//! itself is checked, too, for its first line. `FENCEPOST_CASE=part` takes only the programs with that in their name.

mod common;

use common::fencepost;
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/c/concurrent")
}

fn sources() -> Vec<PathBuf> {
    let filter = std::env::var("FENCEPOST_CASE").unwrap_or_default();
    let all = std::fs::read_dir(root()).expect("the programs are there");
    let mut files: Vec<PathBuf> = all.flatten().map(|file| file.path()).collect();
    files.retain(|path| {
        let name = path.display().to_string();
        name.ends_with(".c") && name.contains(&filter)
    });
    files.sort();
    assert!(!files.is_empty(), "there are programs");
    files
}

/// Cuts a line into words; quotes keep blanks together.
fn words(line: &str) -> Vec<String> {
    let mut out = Vec::new();
    for (number, part) in line.split('\'').enumerate() {
        match number % 2 {
            0 => out.extend(part.split_whitespace().map(str::to_string)),
            _ => out.push(part.to_string()),
        }
    }
    out
}

fn place(violation: &Value) -> String {
    let message = violation["message"].as_str().unwrap_or_default();
    message.to_string()
}

/// What a directive finds, in the words of its right side.
fn found(command: &str, program: &Path, options: &[String], wanted: &[String]) -> Vec<String> {
    let path = program.display().to_string();
    let subcommand = match command {
        "states" | "executions" => "check",
        _ => command,
    };
    let mut arguments = vec![subcommand, &path, "--format", "json"];
    arguments.extend(options.iter().map(String::as_str));
    let run = fencepost(&arguments);
    let result = run.json();
    let verdict = result["verdict"].as_str().unwrap_or("error").to_string();
    match command {
        "check" => {
            let mut out = vec![verdict];
            let Some(violation) = result["violations"].get(0) else {
                return out;
            };
            out.push(violation["kind"].as_str().unwrap_or_default().to_string());
            if let Some(line) = wanted.get(2) {
                // The message names the place, and nothing else does for all kinds.
                let message = place(violation);
                let at = format!(".c:{line}");
                let there = message
                    .match_indices(&at)
                    .any(|(start, _)| !message[start + at.len()..].starts_with(char::is_numeric));
                out.push(match there {
                    true => line.clone(),
                    false => message,
                });
            }
            out.truncate(wanted.len().max(1));
            out
        }
        "states" | "executions" => {
            let most: u64 = wanted[0].parse().expect("a number");
            match result[command].as_u64() {
                Some(number) if verdict == "verified" && number <= most => wanted.to_vec(),
                number => vec![format!("{verdict} with {number:?} {command}")],
            }
        }
        "outcomes" => {
            let rows = result["outcomes"].as_array().cloned().unwrap_or_default();
            let row = |row: &Value| {
                let names = options.iter().take_while(|word| !word.starts_with("--"));
                let values = names.map(|name| row["values"][name.as_str()].to_string());
                values.collect::<Vec<String>>().join(",")
            };
            let mut out: Vec<String> = rows.iter().map(row).collect();
            if verdict != "verified" {
                out.push(format!("{verdict} {}", run.stdout));
            }
            out
        }
        other => panic!("`{other}` is no directive"),
    }
}

fn check(program: impl Fn(&Path) -> PathBuf, directives: usize) {
    let mut wrong = Vec::new();
    for source in sources() {
        let text = std::fs::read_to_string(&source).expect("a program can be read");
        let mut any = false;
        let lines = text.lines().map_while(|line| line.strip_prefix("// "));
        for line in lines.take(directives) {
            let (left, right) = line.rsplit_once("->").expect("a directive has two sides");
            let (mut left, wanted) = (words(left), words(right));
            let command = left.remove(0);
            let found = found(&command, &program(&source), &left, &wanted);
            if found != wanted {
                let name = source.file_name().unwrap_or_default().to_string_lossy();
                wrong.push(format!("{name}: {line}\n  gives {found:?}"));
            }
            any = true;
        }
        assert!(any, "{} expects something", source.display());
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn programs_of_clang_14_give_what_they_name() {
    check(|source| source.with_extension("clang14.ll"), usize::MAX);
}

#[test]
fn programs_of_clang_19_give_what_they_name() {
    check(|source| source.with_extension("clang19.ll"), usize::MAX);
}

#[test]
fn sources_give_what_they_name() {
    if Command::new("clang").arg("--version").output().is_ok() {
        // Each is compiled anew.
        check(Path::to_path_buf, 1);
    }
}
