//! Every directory under `tests/dotnet` with a `program.cs` (or `program.il`) and an `expect.toml`
//! is a test.
//!
//! The program is compiled with `mcs` or `ilasm` and run by the binary under each model that the file names;
//! verdict, violations and outcomes must be what the file says. Without `mcs` nothing is tested,
//! and a message says so. `FENCEPOST_CASE=part` runs only the cases whose name has that part,
//! `FENCEPOST_TEST_REDUCTION=name` takes another reduction, which may give up but not be wrong,
//! `FENCEPOST_TEST_CORLIB=folder` takes another class library, `FENCEPOST_TEST_MODELS=a,b` only some
//! models, `FENCEPOST_TEST_TIMEOUT=seconds` another limit of time; `FENCEPOST_STATES=1` prints how many states each run took.

mod case;
mod expect;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/dotnet")
}

/// All directories with a case, in order.
fn directories(at: &Path, out: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(at) else {
        return;
    };
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    let is_program = |path: &PathBuf| path.ends_with("program.cs") || path.ends_with("program.il");
    if paths.iter().any(is_program) {
        out.push(at.to_path_buf());
    }
    for path in paths {
        if path.is_dir() {
            directories(&path, out);
        }
    }
}

fn has_compiler() -> bool {
    let probe = Command::new("mcs").arg("--version").output();
    probe.is_ok_and(|output| output.status.success())
}

#[test]
fn every_program_gives_what_it_expects() {
    if !has_compiler() {
        eprintln!("skipped: mcs, Mono's C# compiler, is not on the PATH (Debian: mono-mcs)");
        return;
    }
    let root = root();
    let mut all = Vec::new();
    directories(&root, &mut all);
    let filter = std::env::var("FENCEPOST_CASE").unwrap_or_default();
    all.retain(|path| path.to_string_lossy().contains(&filter));
    assert!(!all.is_empty(), "no cases under {}", root.display());
    let next = AtomicUsize::new(0);
    let failures: Mutex<Vec<(usize, String)>> = Mutex::new(Vec::new());
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(path) = all.get(index) else { break };
                    if let Err(text) = case::run(&root, path) {
                        failures.lock().unwrap().push((index, text));
                    }
                }
            });
        }
    });
    let mut failures = failures.into_inner().unwrap();
    failures.sort();
    let texts: Vec<String> = failures.into_iter().map(|(_, text)| text).collect();
    assert!(
        texts.is_empty(),
        "{} of {} programs differ:\n\n{}",
        texts.len(),
        all.len(),
        texts.join("\n")
    );
}
