//! Compiling programs with Mono's tools, for tests that run them on Mono and on our machine.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Warnings that say nothing about small test programs.
const NO_WARNINGS: &str =
    "-nowarn:67,108,162,168,169,183,184,219,252,414,420,649,659,660,661,693,1718";

/// The root of the repository.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The built-in class library.
pub fn library() -> PathBuf {
    root().join("corlib/bin/fencepost.corlib.dll")
}

/// Which of these tools are not installed; a test without its tools says so and passes.
pub fn missing(tools: &[&str]) -> Option<String> {
    let found = |name: &&str| {
        let mut probe = Command::new(name);
        probe.arg("--version");
        let probe = probe.stdout(Stdio::null()).stderr(Stdio::null());
        probe.status().is_ok()
    };
    let missing: Vec<&str> = tools.iter().copied().filter(|tool| !found(tool)).collect();
    (!missing.is_empty()).then(|| missing.join(", "))
}

/// Whether a target is newer than all its sources.
pub fn is_fresh(target: &Path, sources: &[PathBuf]) -> bool {
    let modified = |path: &Path| path.metadata().and_then(|data| data.modified()).ok();
    let mut sources = sources.iter();
    sources.all(|source| modified(target) > modified(source))
}

/// Compiles C# sources, unless the compiled program is newer.
pub fn compile_csharp(sources: &[PathBuf], target: &Path) -> Result<(), String> {
    if is_fresh(target, sources) {
        return Ok(());
    }
    let mut command = Command::new("mcs");
    command.args(["-langversion:latest", "-unsafe", "-debug", NO_WARNINGS]);
    command.arg(format!("-out:{}", target.display()));
    run_compiler(command.args(sources))
}

/// Runs a compiler; an error is what it says.
pub fn run_compiler(command: &mut Command) -> Result<(), String> {
    let output = command.output().map_err(|e| e.to_string())?;
    if output.status.success() {
        return Ok(());
    }
    let text = [output.stdout, output.stderr].concat();
    Err(format!(
        "does not compile: {}",
        String::from_utf8_lossy(&text)
    ))
}

/// What Mono prints for a program, and its exit code.
pub fn run(program: &Path, arguments: &[&str]) -> Result<(String, i32), String> {
    let output = Command::new("mono")
        .arg(program)
        .args(arguments)
        .stdin(Stdio::null())
        .output()
        .map_err(|e| e.to_string())?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    Ok((text, output.status.code().unwrap_or(-1)))
}

/// The first line in which two texts differ.
pub fn difference(wanted: &str, got: &str) -> String {
    let pairs = wanted.lines().zip(got.lines());
    let line = pairs.take_while(|(a, b)| a == b).count();
    format!(
        "line {}: wanted {:?}, got {:?}",
        line + 1,
        wanted.lines().nth(line),
        got.lines().nth(line)
    )
}

/// Does the work for every item on all cores; the failures, sorted.
pub fn for_all<T: Sync>(
    items: &[T],
    name: impl Fn(&T) -> String + Sync,
    work: impl Fn(&T) -> Result<(), String> + Sync,
) -> Vec<String> {
    let next = AtomicUsize::new(0);
    let failures = Mutex::new(Vec::new());
    let workers = std::thread::available_parallelism().map_or(2, |n| n.get());
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                while let Some(item) = items.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if let Err(message) = work(item) {
                        let text = format!("{}: {message}", name(item));
                        failures.lock().unwrap().push(text);
                    }
                }
            });
        }
    });
    let mut failures = failures.into_inner().unwrap();
    failures.sort();
    failures
}
