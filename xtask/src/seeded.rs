//! How soon seeded bugs are reported.

use std::path::Path;
use std::process::Command;

/// Compiles every program of `bench/seeded`, checks it and prints a table.
pub fn run(root: &Path) -> Result<(), String> {
    crate::run(
        root,
        "cargo",
        &["build", "--release", "--package", "fencepost"],
    )?;
    println!("| program | what is wrong | `sc`: steps | seconds | `clr`: steps | seconds |");
    println!("|---|---|---|---|---|---|");
    let mut slowest = 0.0;
    for source in crate::sources(&root.join("bench/seeded"), "cs")? {
        let text = std::fs::read_to_string(&source).map_err(|error| error.to_string())?;
        let title = text.lines().next().unwrap_or_default();
        let title = title.trim_start_matches("// ");
        let name = source.file_stem().map(|stem| stem.to_string_lossy());
        let mut row = format!("| {} | {title} |", name.unwrap_or_default());
        for model in ["sc", "clr"] {
            let (cells, seconds) = report(root, &source, model)?;
            row += &cells;
            slowest = seconds.max(slowest);
        }
        println!("{row}");
    }
    println!("\nThe slowest took {slowest:.2} s.");
    Ok(())
}

/// The cells of a row for one model, and the seconds in them.
fn report(root: &Path, source: &Path, model: &str) -> Result<(String, f64), String> {
    let tool = crate::target(root).join("release/fencepost");
    let output = Command::new(tool)
        .arg("check")
        .arg(source)
        .args(["--model", model, "--workers", "1", "--timeout", "60"])
        .output()
        .map_err(|error| format!("fencepost cannot be run: {error}"))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let last = text.lines().last().unwrap_or_default();
    let mut figures = last.split(", ").skip(1);
    let transitions = figures
        .next()
        .and_then(|part| part.strip_suffix(" transitions"));
    let seconds = figures
        .next()
        .and_then(|part| part.strip_suffix(" s")?.parse().ok());
    match (transitions, seconds) {
        (Some(transitions), Some(seconds)) if text.starts_with("violated") => {
            Ok((format!(" {transitions} | {seconds:.2} |"), seconds))
        }
        _ => {
            let message = String::from_utf8_lossy(&output.stderr);
            let source = source.display();
            Err(format!(
                "{source} under {model}: {last}{}",
                message.trim_end()
            ))
        }
    }
}
