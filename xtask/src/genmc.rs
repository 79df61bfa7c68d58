//! The programs of GenMC's own tests on our checker: those that are correct, those that are not.
//!
//! `cargo xtask genmc CHECKOUT [FENCEPOST]`. The first argument is the folder of a checkout of
//! GenMC; the second a binary to take instead of one that is built here.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The kinds of tests that speak about C11. The others need its file system or Linux's atomics.
const CORRECT: &[&str] = &[
    "data-structures",
    "infr",
    "ipr",
    "lapor",
    "litmus",
    "liveness",
    "saver",
    "sr",
    "synthetic",
];
const WRONG: &[&str] = &[
    "barriers", "helper", "infr", "liveness", "locking", "memory", "racy", "safety",
];

/// How many seconds a program may take, and how much memory.
const LIMITS: &[&str] = &["--timeout", "10", "--memory", "2000", "--workers", "1"];

/// A program and how it is compiled.
struct Program {
    file: PathBuf,
    name: String,
    flags: String,
    races: bool,
}

/// What came of a program.
struct Outcome {
    name: String,
    code: Option<i32>,
    line: String,
}

/// Runs all programs and prints a table, and every program that did not give what its folder says.
pub fn run(root: &Path) -> Result<(), String> {
    let mut arguments = std::env::args().skip(2);
    let Some(checkout) = arguments.next() else {
        return Err("usage: cargo xtask genmc CHECKOUT [FENCEPOST]".to_string());
    };
    let binary = match arguments.next() {
        Some(binary) => PathBuf::from(binary),
        None => {
            let package = ["build", "--release", "--package", "fencepost"];
            crate::run(root, "cargo", &package)?;
            crate::target(root).join("release/fencepost")
        }
    };
    let tests = Path::new(&checkout).join("tests");
    println!("| folder | programs | as it says | otherwise | cut by a limit | not compiled |");
    println!("|---|---|---|---|---|---|");
    let mut rest = String::new();
    let folders = (CORRECT.iter().map(|&name| ("correct", name, 0)))
        .chain(WRONG.iter().map(|&name| ("wrong", name, 1)));
    for (side, kind, wanted) in folders {
        let folder = tests.join(side).join(kind);
        let outcomes: Vec<Outcome> = programs(&folder)?
            .iter()
            .map(|program| check(&binary, program))
            .collect::<Result<_, _>>()?;
        let count = |code: i32| outcomes.iter().filter(|o| o.code == Some(code)).count();
        let (right, cut, input) = (count(wanted), count(3), count(2));
        let other = outcomes.len() - right - cut - input;
        let total = outcomes.len();
        println!("| `{side}/{kind}` | {total} | {right} | {other} | {cut} | {input} |");
        for outcome in outcomes.iter().filter(|o| o.code != Some(wanted)) {
            let _ = writeln!(rest, "- `{side}/{kind}/{}`: {}", outcome.name, outcome.line);
        }
    }
    println!("\n{rest}");
    Ok(())
}

/// The programs of a folder: every variant of every test, with the first options it is run with.
fn programs(folder: &Path) -> Result<Vec<Program>, String> {
    let mut out = Vec::new();
    for test in entries(folder)? {
        let given = fs::read_to_string(test.join("args.rc11.mo.in")).unwrap_or_default();
        let first = given.lines().next().unwrap_or_default();
        // Options of the checker stand before those of the compiler.
        let (own, compiler) = first.split_once('|').unwrap_or(("", first));
        for file in entries(&test.join("variants"))? {
            if file.extension().is_none_or(|ending| ending != "c") {
                continue;
            }
            let part = |path: &Path| {
                let name = path.file_name().unwrap_or_default();
                name.to_string_lossy().into_owned()
            };
            out.push(Program {
                name: format!("{}/{}", part(&test), part(&file)),
                flags: compiler.trim().to_string(),
                races: !own.contains("-disable-race-detection"),
                file,
            });
        }
    }
    Ok(out)
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, String> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let listed = fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut out: Vec<PathBuf> = listed.flatten().map(|entry| entry.path()).collect();
    out.sort();
    Ok(out)
}

fn check(binary: &Path, program: &Program) -> Result<Outcome, String> {
    let mut command = Command::new(binary);
    command.arg("check").arg(&program.file).args(LIMITS);
    command.arg("--cflags").arg(format!("-w {}", program.flags));
    if !program.races {
        command.arg("--no-races");
    }
    let output = command
        .output()
        .map_err(|error| format!("{} cannot be run: {error}", binary.display()))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let messages = String::from_utf8_lossy(&output.stderr);
    let mut lines = text.lines().filter(|line| !line.is_empty());
    let verdict = lines.next().unwrap_or_default();
    let verdict = verdict.split_whitespace().next().unwrap_or("no answer");
    let said = lines.next().or(messages.lines().next()).unwrap_or_default();
    Ok(Outcome {
        name: program.name.clone(),
        code: output.status.code(),
        line: format!("{verdict}: {said}"),
    })
}
