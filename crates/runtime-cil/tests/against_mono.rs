//! Small C# and IL programs, run by Mono and by us: same output, same exit code.
//!
//! Each folder of `tests/cil` has a `program.cs` or `program.il`. Where Mono is known to differ
//! from the standard, an `expected.txt` beside it says what is right instead. Needs `mcs`, `ilasm`
//! and `mono`; without them the test says so and passes. `FENCEPOST_CIL` limits it to one folder.

mod drive;
mod mono;

use std::path::{Path, PathBuf};
use std::process::Command;

/// Compiles a folder's program, unless the compiled one is newer.
fn compile(folder: &Path, target: &Path) -> Result<(), String> {
    let csharp = folder.join("program.cs");
    if csharp.exists() {
        return mono::compile_csharp(&[csharp], target);
    }
    let source = folder.join("program.il");
    if mono::is_fresh(target, std::slice::from_ref(&source)) {
        return Ok(());
    }
    let mut command = Command::new("ilasm");
    command.arg(format!("/output:{}", target.display()));
    mono::run_compiler(command.arg(&source))
}

/// What the program should print, and its exit code.
fn expectation(folder: &Path, program: &Path) -> Result<(String, i32), String> {
    if let Ok(text) = std::fs::read_to_string(folder.join("expected.txt")) {
        return Ok((text, 0));
    }
    mono::run(program, &[])
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
        return Err(mono::difference(&text, &run.output));
    }
    // The system keeps the low byte only.
    if end & 0xff != code {
        return Err(format!("exit code: wanted {code}, got {end}"));
    }
    Ok(())
}

#[test]
fn programs_behave_as_on_mono() {
    if let Some(missing) = mono::missing(&["mcs", "ilasm", "mono"]) {
        eprintln!("skipped: {missing} not installed");
        return;
    }
    let only = std::env::var("FENCEPOST_CIL").ok();
    let mut folders: Vec<PathBuf> = std::fs::read_dir(mono::root().join("tests/cil"))
        .expect("tests/cil exists")
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|path| path.is_dir())
        .filter(|path| only.as_ref().is_none_or(|name| path.ends_with(name)))
        .collect();
    folders.sort();
    let work = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("cil");
    let library = mono::library();
    let name = |folder: &PathBuf| {
        let name = folder.file_name().unwrap_or_default();
        name.to_string_lossy().into_owned()
    };
    let failures = mono::for_all(&folders, name, |folder| check(folder, &work, &library));
    assert!(
        failures.is_empty(),
        "{} of {} programs differ:\n{}",
        failures.len(),
        folders.len(),
        failures.join("\n")
    );
}
