//! All tests: their programs are built first and then run, several at a time. Cargo would run one
//! after the other, and many of them have a single test that keeps one core busy.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};

/// Those that take the longest begin first, so that none of them is left over at the end.
const LONG: [&str; 10] = [
    "fixtures",
    "dotnet",
    "traces",
    "reductions",
    "axiomatic",
    "c_concurrent",
    "async_random",
    "java",
    "against_mono",
    "docs",
];

/// A program with tests.
struct Tests {
    name: String,
    program: PathBuf,
    /// The folder of its package, in which cargo would run it.
    folder: PathBuf,
}

/// Builds and runs all tests.
pub fn run(root: &Path) -> Result<(), String> {
    let mut all = build(root)?;
    all.sort_by_key(|tests| !LONG.contains(&tests.name.as_str()));
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let queue = Mutex::new(VecDeque::from(all));
    let failed = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                loop {
                    let next = lock(&queue).pop_front();
                    let Some(tests) = next else { break };
                    if let Err(why) = run_one(&tests) {
                        lock(&failed).push(why);
                    }
                }
            });
        }
    });
    // Examples in comments are compiled by cargo alone.
    let examples = super::run(root, "cargo", &["test", "--workspace", "--doc"]);
    let mut failed = failed.into_inner().unwrap_or_else(PoisonError::into_inner);
    failed.extend(examples.err());
    match failed.is_empty() {
        true => Ok(()),
        false => Err(failed.join("\n")),
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Builds the programs with tests, and says which these are.
fn build(root: &Path) -> Result<Vec<Tests>, String> {
    let args = ["test", "--workspace", "--no-run"];
    let format = "--message-format=json-render-diagnostics";
    let output = Command::new("cargo")
        .args(args)
        .arg(format)
        .current_dir(root)
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| format!("cargo cannot be run: {error}"))?;
    if !output.status.success() {
        return Err(format!("failed: cargo {}", args.join(" ")));
    }
    let text = String::from_utf8_lossy(&output.stdout);
    let all: Vec<Tests> = text.lines().filter_map(tests_in).collect();
    match all.is_empty() {
        true => Err("cargo has built no tests".to_string()),
        false => Ok(all),
    }
}

/// The program with tests that a message of cargo's is about, if it is about one.
fn tests_in(message: &str) -> Option<Tests> {
    let message: serde_json::Value = serde_json::from_str(message).ok()?;
    let is_test = message["profile"]["test"].as_bool() == Some(true);
    let program = message["executable"].as_str().filter(|_| is_test)?;
    let manifest = Path::new(message["manifest_path"].as_str()?);
    Some(Tests {
        name: message["target"]["name"].as_str()?.to_string(),
        program: PathBuf::from(program),
        folder: manifest.parent()?.to_path_buf(),
    })
}

/// Runs one program with tests and shows what it printed once it has ended.
fn run_one(tests: &Tests) -> Result<(), String> {
    let shown = tests.program.display();
    let output = Command::new(&tests.program)
        .current_dir(&tests.folder)
        .env("CARGO_MANIFEST_DIR", &tests.folder)
        .stdin(Stdio::null())
        .output()
        .map_err(|error| format!("{shown} cannot be run: {error}"))?;
    let printed = [output.stdout, output.stderr].concat();
    println!(
        "     Running {shown}\n{}",
        String::from_utf8_lossy(&printed)
    );
    match output.status.success() {
        true => Ok(()),
        false => Err(format!("failed: {shown}")),
    }
}
