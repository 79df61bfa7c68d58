//! How many states small programs have, beside how many they should have at most.

use std::path::Path;
use std::process::Command;

/// A search of more states is cut.
const MOST_STATES: &str = "1000000";

/// Compiles every program of `bench/spaces`, searches it and prints a table.
pub fn run(root: &Path) -> Result<(), String> {
    crate::run(
        root,
        "cargo",
        &["build", "--release", "--package", "fencepost"],
    )?;
    println!("| program | what it does | at most | `sc` | `clr` |");
    println!("|---|---|---|---|---|");
    for source in crate::sources(&root.join("bench/spaces"), "cs")? {
        let text = std::fs::read_to_string(&source).map_err(|error| error.to_string())?;
        let mut lines = text.lines().map(|line| line.trim_start_matches("// "));
        let title = lines.next().unwrap_or_default();
        let most = lines.next().unwrap_or_default();
        let most = most.trim_start_matches("At most: ");
        let name = source.file_stem().map(|stem| stem.to_string_lossy());
        let name = name.unwrap_or_default();
        let (sc, clr) = (states(root, &source, "sc")?, states(root, &source, "clr")?);
        println!("| {name} | {title} | {most} | {sc} | {clr} |");
    }
    Ok(())
}

/// The states of a program under a model.
fn states(root: &Path, source: &Path, model: &str) -> Result<String, String> {
    let tool = crate::target(root).join("release/fencepost");
    let output = Command::new(tool)
        .arg("check")
        .arg(source)
        .args(["--model", model, "--workers", "1"])
        .args(["--max-states", MOST_STATES])
        .output()
        .map_err(|error| format!("fencepost cannot be run: {error}"))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let verdict = text.split_whitespace().next().unwrap_or_default();
    let last = text.lines().last().unwrap_or_default();
    let Some((states, _)) = last.split_once(" states, ") else {
        let message = String::from_utf8_lossy(&output.stderr);
        return Err(format!("{}: {}", source.display(), message.trim_end()));
    };
    Ok(match verdict {
        "verified" => states.to_string(),
        _ => format!("{states} ({verdict})"),
    })
}
