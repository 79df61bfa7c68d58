//! Small C# and IL programs, run by Mono and by us: same output, same exit code.
//!
//! Each folder of `tests/cil` has a `program.cs` or `program.il`. Where Mono is known to differ
//! from the standard, an `expected.txt` beside it says what is right instead. Needs `mcs`, `ilasm`
//! and `mono`; without them the test says so and passes. `FENCEPOST_CIL` limits it to one folder.

mod drive;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Warnings that say nothing about small test programs.
const NO_WARNINGS: &str =
    "-nowarn:67,108,162,168,169,183,184,219,252,414,420,649,659,660,661,693,1718";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn has_tool(name: &str) -> bool {
    Command::new(name)
        .arg("--version")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok()
}

/// Compiles a folder's program, unless the compiled one is newer.
fn compile(folder: &Path, target: &Path) -> Result<(), String> {
    let csharp = folder.join("program.cs");
    let source = if csharp.exists() {
        csharp.clone()
    } else {
        folder.join("program.il")
    };
    let modified = |path: &Path| path.metadata().and_then(|data| data.modified()).ok();
    if modified(target) > modified(&source) {
        return Ok(());
    }
    let mut command = if csharp.exists() {
        let mut command = Command::new("mcs");
        command.args(["-langversion:latest", "-unsafe", "-debug", NO_WARNINGS]);
        command.arg(format!("-out:{}", target.display()));
        command
    } else {
        let mut command = Command::new("ilasm");
        command.arg(format!("/output:{}", target.display()));
        command
    };
    let output = command.arg(&source).output().map_err(|e| e.to_string())?;
    if output.status.success() {
        return Ok(());
    }
    let text = [output.stdout, output.stderr].concat();
    Err(format!(
        "does not compile: {}",
        String::from_utf8_lossy(&text)
    ))
}

/// What the program should print, and its exit code.
fn expectation(folder: &Path, program: &Path) -> Result<(String, i32), String> {
    if let Ok(text) = std::fs::read_to_string(folder.join("expected.txt")) {
        return Ok((text, 0));
    }
    let output = Command::new("mono")
        .arg(program)
        .output()
        .map_err(|e| e.to_string())?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    Ok((text, output.status.code().unwrap_or(-1)))
}

fn check(folder: &Path, work: &Path, library: &Path) -> Result<(), String> {
    let name = folder.file_name().unwrap_or_default();
    let place = work.join(name);
    std::fs::create_dir_all(&place).map_err(|e| e.to_string())?;
    let program = place.join("program.exe");
    compile(folder, &program)?;
    let (text, code) = expectation(folder, &program)?;
    let run = drive::run(&program, library);
    let end = run.end?;
    if run.output != text {
        let pairs = text.lines().zip(run.output.lines());
        let line = pairs.take_while(|(a, b)| a == b).count();
        return Err(format!(
            "line {}: wanted {:?}, got {:?}",
            line + 1,
            text.lines().nth(line),
            run.output.lines().nth(line)
        ));
    }
    // The system keeps the low byte only.
    if end & 0xff != code {
        return Err(format!("exit code: wanted {code}, got {end}"));
    }
    Ok(())
}

#[test]
fn programs_behave_as_on_mono() {
    let missing: Vec<&str> = ["mcs", "ilasm", "mono"]
        .into_iter()
        .filter(|tool| !has_tool(tool))
        .collect();
    if !missing.is_empty() {
        eprintln!("skipped: {} not installed", missing.join(", "));
        return;
    }
    let only = std::env::var("FENCEPOST_CIL").ok();
    let mut folders: Vec<PathBuf> = std::fs::read_dir(root().join("tests/cil"))
        .expect("tests/cil exists")
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|path| path.is_dir())
        .filter(|path| only.as_ref().is_none_or(|name| path.ends_with(name)))
        .collect();
    folders.sort();
    let work = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("cil");
    let library = root().join("corlib/bin/fencepost.corlib.dll");
    let next = AtomicUsize::new(0);
    let failures = Mutex::new(Vec::new());
    let workers = std::thread::available_parallelism().map_or(2, |n| n.get());
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                while let Some(folder) = folders.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if let Err(message) = check(folder, &work, &library) {
                        let name = folder.file_name().unwrap_or_default().to_string_lossy();
                        failures.lock().unwrap().push(format!("{name}: {message}"));
                    }
                }
            });
        }
    });
    let mut failures = failures.into_inner().unwrap();
    failures.sort();
    assert!(
        failures.is_empty(),
        "{} of {} programs differ:\n{}",
        failures.len(),
        folders.len(),
        failures.join("\n")
    );
}
