//! Every reduction against what is expected, on all programs there are: slow, so by hand.

use std::path::{Path, PathBuf};
use std::process::Command;

/// How many random programs a run takes, and with which seed it begins, unless told otherwise.
const PROGRAMS: &str = "100000";
const SEED: &str = "20000000";

/// Runs the C# programs under each reduction, then many random programs under all of them.
pub fn run(root: &Path) -> Result<(), String> {
    let mut arguments = std::env::args().skip(2).peekable();
    if arguments.peek().is_some_and(|word| word == "table") {
        return table(root);
    }
    let programs = arguments.next().unwrap_or_else(|| PROGRAMS.into());
    let seed = arguments.next().unwrap_or_else(|| SEED.into());
    for reduction in ["none", "sdpor", "dpor"] {
        eprintln!("== C# programs, {reduction}");
        let variables = [("FENCEPOST_TEST_REDUCTION", reduction)];
        test(root, "fencepost", "dotnet", &variables)?;
    }
    eprintln!("== {programs} random programs from seed {seed}");
    let variables = [
        ("FENCEPOST_RANDOM", programs.as_str()),
        ("FENCEPOST_SEED", seed.as_str()),
    ];
    test(root, "fencepost-check", "reductions", &variables)
}

/// How long a run of the table may take.
const SECONDS: f64 = 4.0;

/// What each reduction costs over all C# programs that are there: the examples, and the test
/// programs once their test has compiled them.
fn table(root: &Path) -> Result<(), String> {
    crate::run(root, "cargo", &["build", "--release", "-p", "fencepost"])?;
    let target = crate::target(root);
    let binary = target.join("release/fencepost");
    let mut programs = Vec::new();
    for folder in [root.join("examples/dotnet"), target.join("tmp/dotnet")] {
        assemblies(&folder, &mut programs);
    }
    programs.sort();
    println!("{} programs, at most {SECONDS} s each\n", programs.len());
    println!("| model | reduction | finished | seconds | states |\n|---|---|---|---|---|");
    for model in ["sc", "tso", "dotnet", "clr"] {
        for reduction in ["none", "ample", "dpor", "sdpor"] {
            let (mut finished, mut seconds, mut states) = (0, 0.0, 0.0);
            for program in &programs {
                let limit = SECONDS.to_string();
                let output = Command::new(&binary)
                    .args(["check", "--all", "--format", "json", "--timeout", &limit])
                    .args(["--model", model, "--reduction", reduction])
                    .arg(program)
                    .output()
                    .map_err(|error| error.to_string())?;
                let text = String::from_utf8_lossy(&output.stdout);
                let number = |key: &str| {
                    crate::bench::number_after(&text, &format!("\"{key}\":")).unwrap_or(0.0)
                };
                finished += u32::from(output.status.code() != Some(3));
                seconds += number("seconds").min(SECONDS);
                states += number("states");
            }
            println!("| {model} | {reduction} | {finished} | {seconds:.1} | {states:.0} |");
        }
    }
    Ok(())
}

/// All programs below a folder.
fn assemblies(folder: &Path, out: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            assemblies(&path, out);
        } else if path.extension().is_some_and(|extension| extension == "exe") {
            out.push(path);
        }
    }
}

fn test(root: &Path, package: &str, test: &str, variables: &[(&str, &str)]) -> Result<(), String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let status = Command::new(cargo)
        .args(["test", "--release", "-p", package, "--test", test])
        .args(["--", "--nocapture"])
        .envs(variables.iter().copied())
        .current_dir(root)
        .status()
        .map_err(|error| format!("cargo: {error}"))?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("{test} with {variables:?} failed"))
    }
}
