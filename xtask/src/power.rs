//! The power calculator of P4: one thread that only computes, here and on Mono.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Instant;

/// Functions of the program, and how often each is called.
const FUNCTIONS: i64 = 100;
const ITERATIONS: i64 = 1000;

/// Measures each tool this often and takes the best, because machines are noisy.
const ROUNDS: u32 = 3;

/// Writes the program, runs it on Mono, Mono's interpreter and our machine, and prints ratios.
pub fn run(root: &Path) -> Result<(), String> {
    crate::run(
        root,
        "cargo",
        &["build", "--release", "--package", "fencepost"],
    )?;
    let folder = crate::target(root).join("bench");
    fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    fs::write(
        folder.join("power.cs"),
        power_program(FUNCTIONS, ITERATIONS),
    )
    .map_err(|error| error.to_string())?;
    crate::run(&folder, "mcs", &["-debug", "-out:power.exe", "power.cs"])?;
    let ours = crate::target(root).join("release/fencepost");
    let ours = ours.to_string_lossy();
    let mono = best(&folder, "mono", &["power.exe"])?;
    let interpreter = best(&folder, "mono", &["--interpreter", "power.exe"])?;
    let checker = best(
        &folder,
        &ours,
        &["check", "power.exe", "--model", "sc", "-q"],
    )?;
    println!("{FUNCTIONS} functions, {ITERATIONS} iterations; best of {ROUNDS} runs");
    println!("| tool | seconds | times Mono's interpreter |");
    println!("|---|---|---|");
    for (name, seconds) in [
        ("mono", mono),
        ("mono --interpreter", interpreter),
        ("fencepost check", checker),
    ] {
        println!("| {name} | {seconds:.3} | {:.1} |", seconds / interpreter);
    }
    Ok(())
}

/// The program: many copies of one function, so that none of them gets special treatment.
pub fn power_program(functions: i64, iterations: i64) -> String {
    let mut text = String::from("static class PowerCalculator {\n");
    for number in 1..=functions {
        let _ = writeln!(
            text,
            "  static long Power{number}(long b, int e) {{ long r = 1; while (e > 0) {{ \
             while ((e & 1) == 0) {{ b = b * b; e = e >> 1; }} r = r * b; e--; }} return r; }}"
        );
    }
    text.push_str("  static int Main() {\n    long sum = 0;\n");
    let _ = writeln!(text, "    for (int i = 0; i < {iterations}; i++) {{");
    for number in 1..=functions {
        let _ = writeln!(text, "      sum += Power{number}(3, 13);");
    }
    text.push_str("    }\n    return sum == 0 ? 1 : 0;\n  }\n}\n");
    text
}

fn best(folder: &Path, program: &str, args: &[&str]) -> Result<f64, String> {
    let mut best = f64::MAX;
    for _ in 0..ROUNDS {
        let start = Instant::now();
        let output = Command::new(program)
            .args(args)
            .current_dir(folder)
            .output()
            .map_err(|error| format!("{program}: {error}"))?;
        if !output.status.success() {
            return Err(format!("{program} {} failed", args.join(" ")));
        }
        best = best.min(start.elapsed().as_secs_f64());
    }
    Ok(best)
}
