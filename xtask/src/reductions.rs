//! Every reduction against what is expected, on all programs there are: slow, so by hand.

use std::path::Path;
use std::process::Command;

/// How many random programs a run takes, and with which seed it begins, unless told otherwise.
const PROGRAMS: &str = "100000";
const SEED: &str = "20000000";

/// Runs the C# programs under each reduction, then many random programs under all of them.
pub fn run(root: &Path) -> Result<(), String> {
    let mut arguments = std::env::args().skip(2);
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
