//! Running one case and saying how it differs from what it expects.

use crate::expect::{CaseOptions, Expectation};
use crate::harness::expectation::Group;
use crate::harness::fixtures;
use crate::harness::result::{self, Found, FoundViolation, compare_part};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A run that takes longer shows as `bounded`.
const SECONDS: &str = "240";

/// The same for a reduction that was asked for; it may give up.
const SECONDS_REDUCED: &str = "4";

/// Runs a case under all its models; an error is what differs.
pub fn run(root: &Path, directory: &Path) -> Result<(), String> {
    let name = fixtures::name(root, directory);
    let text = std::fs::read_to_string(directory.join("expect.toml"))
        .map_err(|error| format!("{name}/expect.toml: {error}"))?;
    let expectation: Expectation =
        toml::from_str(&text).map_err(|error| format!("{name}/expect.toml: {error}"))?;
    let program = compile(root, directory, &name, &expectation.options)?;
    let mut out = String::new();
    let wanted = std::env::var("FENCEPOST_TEST_MODELS").ok();
    let wanted = |model: &str| match &wanted {
        Some(names) => names.split(',').any(|name| name == model),
        None => true,
    };
    // These programs are written for models of .NET, which order more than that of 1996.
    let models = expectation.models(|name| !matches!(name, "jmm96" | "c11"));
    for model in models.into_iter().filter(|m| wanted(m)) {
        let Some(group) = expectation.group(model) else {
            continue;
        };
        let mut differences = String::new();
        match check(&program, model, &expectation.options) {
            Ok(report) => {
                compare(group, &expectation.options, &report, &mut differences);
                if std::env::var_os("FENCEPOST_STATES").is_some() {
                    eprintln!("{:>8} {name} {model}", report["states"]);
                }
            }
            Err(error) => differences.push_str(&error),
        }
        for line in differences.lines() {
            let _ = writeln!(out, "  {model}: {line}");
        }
    }
    if out.is_empty() { Ok(()) } else { Err(out) }
}

/// Compiles a program, unless an earlier run of the tests did it already.
fn compile(
    root: &Path,
    directory: &Path,
    name: &str,
    options: &CaseOptions,
) -> Result<PathBuf, String> {
    // Programs that need a newer compiler are kept compiled.
    for packed in ["program.jar", "program.dll"] {
        let packed = directory.join(packed);
        if packed.exists() {
            return Ok(packed);
        }
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join("dotnet")
        .join(name);
    std::fs::create_dir_all(&folder).map_err(|error| format!("{name}: {error}"))?;
    let program = folder.join("program.exe");
    let assembler = directory.join("program.il");
    let is_assembler = assembler.exists();
    let mut sources = vec![if is_assembler {
        assembler
    } else {
        directory.join("program.cs")
    }];
    if options.verify {
        sources.push(root.join("../../corlib/Verify.cs"));
    }
    let library = root.join("../../corlib/bin/fencepost.corlib.dll");
    let time = |path: &Path| std::fs::metadata(path).and_then(|data| data.modified());
    let fresh = time(&program).is_ok_and(|built| {
        let mut sources = sources.iter().chain(options.newer.then_some(&library));
        sources.all(|source| time(source).is_ok_and(|changed| changed < built))
    });
    if fresh {
        return Ok(program);
    }
    let mut compiler = if is_assembler {
        Command::new("ilasm")
    } else {
        let mut compiler = Command::new("mcs");
        compiler
            .args(["-debug", "-unsafe", "-langversion:latest", "-warn:0"])
            .args(["-define:DEBUG", "-define:TRACE", "-define:CONTRACTS_FULL"]);
        if options.newer {
            compiler
                .args(["-nostdlib", "-noconfig"])
                .arg(format!("-r:{}", library.display()));
        }
        compiler
    };
    let output = compiler
        .arg(format!("-out:{}", program.display()))
        .args(&sources)
        .output()
        .map_err(|error| format!("{name}: cannot compile: {error}"))?;
    if output.status.success() {
        return Ok(program);
    }
    let text = String::from_utf8_lossy(&output.stderr);
    Err(format!("{name}: the compiler says\n{text}"))
}

/// The reduction to try instead of the usual one.
fn reduction() -> Option<String> {
    std::env::var("FENCEPOST_TEST_REDUCTION").ok()
}

fn check(program: &Path, model: &str, options: &CaseOptions) -> Result<Value, String> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fencepost"));
    if options.outcomes.is_empty() {
        command.arg("check").arg(program);
        if options.all.unwrap_or(true) {
            command.arg("--all");
        }
    } else {
        command.arg("outcomes").arg(program).args(&options.outcomes);
    }
    command.args(["--format", "json", "--model", model]);
    match reduction() {
        Some(name) => command.args(["--timeout", SECONDS_REDUCED, "--reduction", &name]),
        None => {
            let seconds = std::env::var("FENCEPOST_TEST_TIMEOUT");
            command.args(["--timeout", seconds.as_deref().unwrap_or(SECONDS)])
        }
    };
    for (option, values) in [
        ("--final", &options.finals),
        ("--invariant", &options.invariants),
        ("--eventually", &options.eventually),
        ("--leads-to", &options.leads_to),
        ("--endless", &options.endless),
        ("--linearizable", &options.linearizable),
    ] {
        for value in values {
            command.args([option, value]);
        }
    }
    if let Some(entry) = &options.entry {
        command.args(["--entry", entry]);
    }
    if let Some(names) = &options.heap {
        command.args(["--heap", names]);
    }
    if let Some(bound) = options.max_pending {
        command.args(["--max-pending", &bound.to_string()]);
    }
    if let Some(bound) = options.timer_firings {
        command.args(["--timer-firings", &bound.to_string()]);
    }
    if let Some(bound) = options.max_states {
        command.args(["--max-states", &bound.to_string()]);
    }
    if let Some(bound) = options.clock_moves {
        command.args(["--clock-moves", &bound.to_string()]);
    }
    // What the cases expect is what the built-in library does; others can be tried.
    let corlib = std::env::var("FENCEPOST_TEST_CORLIB");
    command.args(["--corlib", corlib.as_deref().unwrap_or("builtin")]);
    command.args(["--jdk", "builtin"]);
    if options.early_initialisers {
        command.arg("--early-initialisers");
    }
    if options.tearing {
        command.arg("--tearing");
    }
    if options.spurious {
        command.arg("--spurious");
    }
    if options.liveness {
        command.arg("--liveness");
    }
    if options.races {
        command.arg("--races");
    }
    if options.library_relaxed {
        command.args(["--library", "relaxed"]);
    }
    if !options.lift.is_empty() {
        command.args(["--lift", &options.lift.join(",")]);
    }
    if !options.args.is_empty() {
        command.arg("--").args(&options.args);
    }
    let output = command.output().map_err(|error| error.to_string())?;
    let text = String::from_utf8_lossy(&output.stdout);
    let report: Value = serde_json::from_str(&text).map_err(|error| {
        let errors = String::from_utf8_lossy(&output.stderr);
        format!("no result: {error}\n{text}\n{errors}")
    })?;
    if let Some(error) = report.get("error") {
        return Err(format!("refused: {error}"));
    }
    let verdict = report["verdict"].as_str().unwrap_or_default();
    let code = match verdict {
        "verified" => 0,
        "violated" => 1,
        "bounded" => 3,
        "unsupported" => 4,
        _ => 5,
    };
    if output.status.code() != Some(code) {
        return Err(format!("{verdict}, but the exit is {}", output.status));
    }
    Ok(report)
}

fn list<'a>(report: &'a Value, name: &str) -> &'a [Value] {
    report[name].as_array().map_or(&[], Vec::as_slice)
}

fn text<'a>(value: &'a Value, name: &str) -> &'a str {
    value[name].as_str().unwrap_or_default()
}

/// The rows of a class, values side by side.
fn rows(report: &Value, class: &str, names: &[String]) -> BTreeSet<String> {
    let rows = list(report, "outcomes").iter();
    rows.filter(|row| text(row, "class") == class)
        .map(|row| {
            let values = names.iter().map(|name| match &row["values"][name] {
                Value::String(text) => text.clone(),
                other => other.to_string(),
            });
            values.collect::<Vec<_>>().join(" ")
        })
        .collect()
}

/// What a result says, for the comparison.
fn summarise(report: &Value, options: &CaseOptions) -> Found {
    let names = |name: &str| {
        let values = list(report, name).iter().filter_map(Value::as_str);
        values.map(String::from).collect()
    };
    let violation = |found: &Value| FoundViolation {
        kind: text(found, "kind").to_string(),
        message: text(found, "message").to_string(),
        source: text(found, "source").to_string(),
        class: text(found, "class").to_string(),
    };
    let problem = |found: &Value| format!("{} at {}", text(found, "what"), text(found, "where"));
    Found {
        verdict: text(report, "verdict").to_string(),
        rows: rows(report, "sequential", &options.outcomes),
        relaxed: rows(report, "relaxed", &options.outcomes),
        unknown: rows(report, "unknown", &options.outcomes),
        violations: list(report, "violations").iter().map(violation).collect(),
        unsupported: list(report, "unsupported").iter().map(problem).collect(),
        limits: names("limits_hit"),
        assumptions: names("assumptions"),
        notes: names("notes"),
        internal: Vec::new(),
    }
}

fn compare(group: &Group, options: &CaseOptions, report: &Value, out: &mut String) {
    let found = summarise(report, options);
    if reduction().is_none() {
        result::compare(group, &found, out);
        if let Some(states) = group.states.get("ample")
            && report["states"].as_u64() != Some(*states)
        {
            let _ = writeln!(out, "states: expected {states}, found {}", report["states"]);
        }
        return;
    }
    let unsupported = !found.unsupported.is_empty() && group.unsupported.is_empty();
    // Which of several violations comes first is not the same for all.
    let first_only = options.all == Some(false) && found.verdict == group.verdict;
    if first_only && group.verdict == "violated" {
        return;
    }
    if found.limits != group.limits || unsupported {
        return compare_part(group, &found, out);
    }
    // What is assumed depends on what is merged into one step.
    let group = Group {
        assumptions: None,
        ..group.clone()
    };
    result::compare(&group, &found, out);
}
