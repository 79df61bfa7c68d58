//! Everything that is printed or written as JSON fits a schema that is shipped, and every schema
//! is of something that is printed.

mod common;

use common::{Folder, fencepost, schema, shipped_schema};
use serde_json::Value;
use std::collections::BTreeSet;

fn fits(name: &str, value: &Value) {
    let problems = schema::validate(&shipped_schema(name), value);
    assert!(problems.is_empty(), "{name}: {problems:#?}");
}

fn written(file: &str) -> Value {
    let text = std::fs::read_to_string(file).expect("the file is there");
    serde_json::from_str(&text).expect("it is JSON")
}

/// Runs a command that prints JSON, and compares the result with a schema.
fn printed(name: &str, arguments: &[&str]) {
    let run = fencepost(&[arguments, &["--format", "json"]].concat());
    fits(name, &run.json());
}

#[test]
fn what_commands_print_fits() {
    let final_value = ["--final", "Counter.value == 2"];
    printed(
        "check",
        &[&["check", "lost_update.fir"], &final_value[..]].concat(),
    );
    printed("check", &["check", "endless.fir", "--max-states", "9"]);
    printed("check", &["check", "unsupported.fir"]);
    printed("outcomes", &["outcomes", "store_buffering.fir", "Sb.r1"]);
    let models = ["--model", "sc,tso,jmm96"];
    let outcomes = ["outcomes", "store_buffering.fir", "Sb.r1", "Sb.r2"];
    printed("comparison", &[&outcomes[..], &models].concat());
    let relaxed = ["--model", "tso", "--final", "Sb.r1 + Sb.r2 > 0"];
    printed(
        "fences",
        &[&["fences", "store_buffering.fir"], &relaxed[..]].concat(),
    );
    printed("error", &["check", "no_such_file.fir"]);
    printed("doctor", &["doctor"]);
    printed("models", &["models"]);
    printed("models", &["models", "clr"]);
    printed(
        "datatype",
        &[
            "datatype",
            "../../../../examples/datatypes/TreiberStack/broken.toml",
        ],
    );
}

#[test]
fn witnesses_replays_and_graphs_fit() {
    let folder = Folder::new("schemas");
    for (program, option, value) in [
        ("lost_update.fir", "--final", "Counter.value == 2"),
        ("deadlock.fir", "--model", "tso"),
        ("exception.fir", "--model", "clr"),
        ("assertion.fir", "--model", "jmm96"),
        ("reused_read.fir", "--entry", "main"),
    ] {
        let witness = folder.file("witness.json");
        let _ = std::fs::remove_file(&witness);
        fencepost(&["check", program, option, value, "--witness", &witness]);
        if std::path::Path::new(&witness).exists() {
            fits("witness", &written(&witness));
            printed("replay", &["replay", &witness]);
        }
    }
    let file = folder.file("graph.json");
    let run = fencepost(&[
        "graph",
        "store_buffering.fir",
        "--model",
        "tso",
        "--out",
        &file,
    ]);
    assert_eq!(run.code, 0, "{}", run.stderr);
    fits("graph", &written(&file));
}

#[test]
fn litmus_results_fit_whether_they_are_there_or_not() {
    let folder = Folder::new("schemas_litmus");
    let broken = folder.file("broken.litmus");
    std::fs::write(&broken, "X86 broken\n{ x=; }\n").expect("it can be written");
    printed(
        "litmus",
        &["litmus", "../../../../tests/litmus/x86/SB.litmus", &broken],
    );
}

#[test]
fn sarif_fits_whatever_comes_out() {
    let example = |name: &str| format!("../../../../examples/dotnet/{name}/{name}.exe");
    let (lost, deadlock) = (example("LostUpdate"), example("Deadlock"));
    let cases: [&[&str]; 7] = [
        &["check", &lost],
        &["check", &deadlock],
        &["check", "exception.fir"],
        &["check", "endless.fir", "--max-states", "9"],
        &["check", "unsupported.fir"],
        &["check", "no_such_file.fir"],
        &["check", &lost, "--entry", "LostUpdate::*"],
    ];
    for arguments in cases {
        let run = fencepost(&[arguments, &["--format", "sarif"]].concat());
        fits("sarif", &run.json());
    }
}

#[test]
fn every_schema_is_of_something_that_is_printed() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/schema");
    let files = std::fs::read_dir(folder).expect("the schemas are there");
    let shipped: BTreeSet<String> = files
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter_map(|name| name.strip_suffix(".schema.json").map(String::from))
        .collect();
    let known = [
        "check",
        "comparison",
        "datatype",
        "doctor",
        "error",
        "fences",
        "graph",
        "litmus",
        "models",
        "outcomes",
        "replay",
        "sarif",
        "test",
        "witness",
    ];
    assert_eq!(shipped, known.map(String::from).into());
}
