//! What the tests say about .NET 10, asked of .NET 10 itself.
//!
//! It is not needed to build or to test: what it printed is committed beside the programs. This
//! asks it again, to see that the committed text is still what it prints and that what a fixture
//! calls impossible does not show.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// How often a program with threads is run.
const RUNS: usize = 20;

/// Programs of `tests/compiled` that .NET is not asked about: the text of one is Mono's, and one
/// takes two locks in opposite orders, so it may wait for ever.
const OTHERS: &[&str] = &["fsharp", "lock_order"];

/// What .NET shows against its documentation: programs that fixtures call verified, and why.
const SLIPS: &[(&str, &str)] = &[(
    "periodic-timer-keeps-time",
    "timers may fire a little early by a stopwatch, which has a finer clock",
)];

/// How many seconds a program may take. The longest takes a few.
const PATIENCE: &str = "120";

/// What `dotnet` has to be told about a program that no project made.
const CONFIGURATION: &str = r#"{
  "runtimeOptions": {
    "tfm": "net10.0",
    "framework": { "name": "Microsoft.NETCore.App", "version": "10.0.0" },
    "configProperties": { "System.Globalization.Invariant": true }
  }
}"#;

/// Runs the programs with the `dotnet` whose path is given.
pub fn run(root: &Path) -> Result<(), String> {
    let Some(dotnet) = std::env::args().nth(2) else {
        return Err("usage: cargo xtask dotnet10 PATH-TO-DOTNET".to_string());
    };
    let work = crate::target(root).join("dotnet10");
    let mut wrong = Vec::new();
    let mut count = 0;
    for folder in programs(&root.join("tests/compiled"))? {
        let name = folder.file_name().unwrap_or_default().to_string_lossy();
        if OTHERS.contains(&&*name) {
            continue;
        }
        count += 1;
        wrong.extend(same_text(&dotnet, &folder, &work).err());
    }
    for folder in programs(&root.join("tests/dotnet/net10"))? {
        count += 1;
        wrong.extend(never_fails(&dotnet, &folder, &work).err());
    }
    println!("{count} programs, {} not as expected", wrong.len());
    let clients = copy(&root.join("tests/clients"), &work)?;
    wrong.extend(crate::clients::compare(root, &dotnet, &clients).err());
    match wrong.is_empty() {
        true => Ok(()),
        false => Err(wrong.join("\n")),
    }
}

/// The folders with a compiled program, in order.
fn programs(root: &Path) -> Result<Vec<PathBuf>, String> {
    let entries =
        std::fs::read_dir(root).map_err(|error| format!("{}: {error}", root.display()))?;
    let mut found: Vec<PathBuf> = entries
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.join("program.dll").exists())
        .collect();
    found.sort();
    Ok(found)
}

/// A copy of the program of a folder, beside which its configuration can stand.
fn copy(folder: &Path, work: &Path) -> Result<PathBuf, String> {
    let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
    std::fs::create_dir_all(work).map_err(failed)?;
    let copy = work.join("program.dll");
    std::fs::copy(folder.join("program.dll"), &copy).map_err(failed)?;
    std::fs::write(work.join("program.runtimeconfig.json"), CONFIGURATION).map_err(failed)?;
    Ok(copy)
}

/// Runs the program of a folder.
fn start(dotnet: &str, folder: &Path, work: &Path) -> Result<Output, String> {
    let program = copy(folder, work)?;
    let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
    Command::new("timeout")
        .args([PATIENCE, dotnet])
        .arg(&program)
        .output()
        .map_err(failed)
}

/// The program prints what is committed beside it, and exits as it says there.
fn same_text(dotnet: &str, folder: &Path, work: &Path) -> Result<(), String> {
    let wanted = std::fs::read_to_string(folder.join("expected.txt"))
        .map_err(|error| format!("{}: {error}", folder.display()))?;
    let output = start(dotnet, folder, work)?;
    let code = output.status.code().unwrap_or(-1);
    let found = format!("{}exit {code}\n", String::from_utf8_lossy(&output.stdout));
    let line = wanted
        .lines()
        .zip(found.lines())
        .position(|(wanted, found)| wanted != found);
    match (found == wanted, line) {
        (true, _) => Ok(()),
        (false, Some(line)) => Err(format!(
            "{}: line {}: {:?} is committed, .NET prints {:?}",
            folder.display(),
            line + 1,
            wanted.lines().nth(line).unwrap_or_default(),
            found.lines().nth(line).unwrap_or_default()
        )),
        (false, None) => Err(format!("{}: one text is longer", folder.display())),
    }
}

/// A program that a fixture calls verified never fails, as often as it is run.
fn never_fails(dotnet: &str, folder: &Path, work: &Path) -> Result<(), String> {
    let text = std::fs::read_to_string(folder.join("expect.toml"))
        .map_err(|error| format!("{}: {error}", folder.display()))?;
    if text.contains("\"violated\"") {
        return Ok(());
    }
    for _ in 0..RUNS {
        let output = start(dotnet, folder, work)?;
        if !output.status.success() {
            let slip = SLIPS.iter().find(|(name, _)| folder.ends_with(name));
            if let Some((name, why)) = slip {
                println!("{name}: only .NET fails: {why}");
                return Ok(());
            }
            let errors = String::from_utf8_lossy(&output.stderr);
            return Err(format!("{}: .NET shows {errors}", folder.display()));
        }
    }
    Ok(())
}
