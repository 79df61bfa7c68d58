//! The first paper's programs: what our search costs, beside the paper's figures.

use std::path::Path;
use std::process::Command;
use toml::{Table, Value};

/// What one run gave.
struct Cost {
    states: i64,
    transitions: i64,
    pending: i64,
    seconds: f64,
}

/// Runs every program that the paper has figures for, and prints a table.
pub fn run(root: &Path) -> Result<(), String> {
    crate::run(
        root,
        "cargo",
        &["build", "--release", "--package", "fencepost"],
    )?;
    let file = root.join("tests/dotnet/p1/expect.toml");
    let text = std::fs::read_to_string(file).map_err(|error| error.to_string())?;
    let data: Table = text.parse().map_err(|error| format!("{error}"))?;
    println!(
        "| program | reduction | `sc` states | s | P1 | `dotnet` states | P1 | transitions | P1 | \
         list | P1 | whole, s | P1 | first, s | P1 |"
    );
    println!("|{}", "---|".repeat(15));
    let programs = data.get("program").and_then(Value::as_array);
    for program in programs.into_iter().flatten() {
        if let Some(paper) = program.get("paper") {
            rows(root, program, paper)?;
        }
    }
    Ok(())
}

/// The rows of one program: without and with the reduction.
fn rows(root: &Path, program: &Value, paper: &Value) -> Result<(), String> {
    let name = program.get("name").and_then(Value::as_str).unwrap_or("");
    let figure = |key: &str| paper.get(key).map_or("–".to_string(), Value::to_string);
    let finals: Vec<&str> = program
        .get("final")
        .and_then(Value::as_array)
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
        .collect();
    for reduction in ["none", "ample"] {
        // Without a property nothing stops the search early, so this is the whole graph.
        let sequential = cost(root, name, "sc", reduction, &[])?;
        let whole = cost(root, name, "dotnet", reduction, &[])?;
        let first = match paper.get("first") {
            Some(_) => format!(
                "{:.3}",
                cost(root, name, "dotnet", reduction, &finals)?.seconds
            ),
            None => "–".to_string(),
        };
        let prefix = if reduction == "none" { "" } else { "reduced_" };
        println!(
            "| {name} | {reduction} | {} | {:.3} | {} | {} | {} | {} | {} | {} | {} | {:.3} | {} | {first} | {} |",
            sequential.states,
            sequential.seconds,
            figure("sc_states"),
            whole.states,
            figure(&format!("{prefix}states")),
            whole.transitions,
            figure(&format!("{prefix}transitions")),
            whole.pending,
            figure("pending"),
            whole.seconds,
            figure(&format!("{prefix}total")),
            figure("first"),
        );
    }
    Ok(())
}

fn cost(
    root: &Path,
    name: &str,
    model: &str,
    reduction: &str,
    finals: &[&str],
) -> Result<Cost, String> {
    let mut command = Command::new(crate::target(root).join("release/fencepost"));
    command
        .current_dir(root)
        .args(["check", "--format", "json"]);
    command.args(["--model", model, "--reduction", reduction]);
    for property in finals {
        command.args(["--final", property]);
    }
    command.arg(format!("examples/dotnet/p1/{name}.exe"));
    let output = command.output().map_err(|error| error.to_string())?;
    let text = String::from_utf8_lossy(&output.stdout).to_string();
    let number = |key: &str| {
        crate::bench::number_after(&text, &format!("\"{key}\":"))
            .ok_or_else(|| format!("{name}: no {key} in {text}"))
    };
    Ok(Cost {
        states: number("states")? as i64,
        transitions: number("transitions")? as i64,
        pending: number("max_pending")? as i64,
        seconds: number("seconds")?,
    })
}
