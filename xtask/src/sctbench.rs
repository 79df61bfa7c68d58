//! The C programs of SCTBench on our checker: those with a known bug, and those without.
//!
//! `cargo xtask sctbench CHECKOUT [FENCEPOST]`. The first argument is the folder of a checkout of
//! SCTBench; the second a binary to take instead of one that is built here.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The folders whose programs are single files in C.
const FOLDERS: &[&str] = &[
    "concurrent-software-benchmarks",
    "inspect_benchmarks",
    "inspect_examples",
];

/// What each program is checked with.
const OPTIONS: &[&str] = &[
    "--no-races",
    "--model",
    "sc",
    "--timeout",
    "15",
    "--memory",
    "2000",
    "--workers",
    "1",
    "--cflags",
    "-w",
    "--format",
    "json",
];

/// Runs all programs that compile and prints a table, and how many gave what their names say.
pub fn run(root: &Path) -> Result<(), String> {
    let mut arguments = std::env::args().skip(2);
    let Some(checkout) = arguments.next() else {
        return Err("usage: cargo xtask sctbench CHECKOUT [FENCEPOST]".to_string());
    };
    let binary = match arguments.next() {
        Some(binary) => fs::canonicalize(&binary).map_err(|e| format!("{binary}: {e}"))?,
        None => {
            let package = ["build", "--release", "--package", "fencepost"];
            crate::run(root, "cargo", &package)?;
            crate::target(root).join("release/fencepost")
        }
    };
    let programs = Path::new(&checkout).join("benchmarks");
    let (mut right, mut wrong, mut silent) = (0, Vec::new(), 0);
    println!("| program | verdict | kind | states | time |");
    println!("|---|---|---|---|---|");
    for folder in FOLDERS {
        for file in sources(&programs.join(folder))? {
            let Some(row) = check(&binary, &file)? else {
                continue;
            };
            let stem = file.file_stem().unwrap_or_default().to_string_lossy();
            let name = format!("{folder}/{stem}.c");
            let expected = match stem.rsplit('_').next() {
                Some("bad" | "sat") => Some("violated"),
                Some("ok" | "unsat") => Some("verified"),
                _ => None,
            };
            let decides = matches!(row.verdict.as_str(), "verified" | "violated");
            match expected {
                Some(expected) if expected == row.verdict => right += 1,
                Some(_) if decides => wrong.push(name.clone()),
                _ => silent += 1,
            }
            println!(
                "| `{name}` | `{}` | {} | {} | {} |",
                row.verdict, row.kind, row.states, row.seconds
            );
        }
    }
    println!(
        "\n{right} as their names say, {silent} undecided or without a name that says anything"
    );
    match wrong.is_empty() {
        true => Ok(()),
        false => Err(format!("otherwise: {}", wrong.join(", "))),
    }
}

/// What came of a program.
struct Row {
    verdict: String,
    kind: String,
    states: String,
    seconds: String,
}

fn sources(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let listed = fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut out: Vec<PathBuf> = listed.flatten().map(|entry| entry.path()).collect();
    out.retain(|path| path.extension().is_some_and(|ending| ending == "c"));
    out.sort();
    Ok(out)
}

/// The result for a program; none if it does not compile.
fn check(binary: &Path, file: &Path) -> Result<Option<Row>, String> {
    let output = Command::new(binary)
        .arg("check")
        .arg(file)
        .args(OPTIONS)
        .output()
        .map_err(|error| format!("{} cannot be run: {error}", binary.display()))?;
    if output.status.code() == Some(2) {
        return Ok(None);
    }
    let text = String::from_utf8_lossy(&output.stdout);
    let kind = field(&text, "\"kind\": ").unwrap_or_default();
    Ok(Some(Row {
        verdict: field(&text, "\"verdict\": ").unwrap_or_else(|| "no answer".to_string()),
        kind: match kind.is_empty() {
            true => kind,
            false => format!("`{kind}`"),
        },
        states: field(&text, "\"states\": ").unwrap_or_default(),
        seconds: field(&text, "\"seconds\": ")
            .and_then(|seconds| seconds.parse().ok())
            .map(|seconds: f64| format!("{seconds:.2} s"))
            .unwrap_or_default(),
    }))
}

/// The value behind the first occurrence of a key.
fn field(text: &str, key: &str) -> Option<String> {
    let (_, rest) = text.split_once(key)?;
    let end = rest.find([',', '\n'])?;
    Some(rest[..end].trim_matches('"').to_string())
}
