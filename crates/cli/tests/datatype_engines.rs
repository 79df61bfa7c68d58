//! Data types in C# as people write them: the search through states and the solver must say the
//! same of every test, and what `expect.toml` beside them says.

mod common;

use common::fencepost;
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/datatypes/csharp")
}

/// What the tests gave, by name: the verdict, or the kind and class of the first violation; and
/// how many serial observations there are.
type Results = (BTreeMap<String, String>, BTreeMap<String, u64>);

fn results(file: &str, engine: &str, model: &str) -> Results {
    let run = fencepost(&[
        "datatype", file, "--engine", engine, "--model", model, "--format", "json",
    ]);
    let json = run.json();
    let tests = json["tests"].as_array().unwrap_or_else(|| panic!("{json}"));
    let result = |test: &Value| {
        let violation = &test["violations"][0];
        let text = |value: &Value| value.as_str().unwrap_or_default().to_string();
        match violation["kind"].as_str() {
            Some(kind) => format!("{kind} {}", text(&violation["class"])),
            None => text(&test["verdict"]),
        }
    };
    let name = |test: &Value| test["test"].as_str().unwrap_or_default().to_string();
    let counted = |test: &Value| test["serial_observations"].as_u64().unwrap_or_default();
    (
        tests
            .iter()
            .map(|test| (name(test), result(test)))
            .collect(),
        tests
            .iter()
            .map(|test| (name(test), counted(test)))
            .collect(),
    )
}

/// Compares both engines with what is expected under a model.
fn compare(model: &str) {
    let text = std::fs::read_to_string(folder().join("expect.toml")).expect("expectations");
    let all: toml::Table = text.parse().expect("a table");
    let mut wrong = Vec::new();
    for (name, tests) in &all {
        let file = folder().join(format!("{name}.toml"));
        let file = file.display().to_string();
        let tests = tests.as_table().expect("a table of tests");
        let expected: BTreeMap<String, String> = tests
            .iter()
            .map(|(test, value)| {
                // One result for all models, or one for each with one for the others.
                let here = match value.as_table() {
                    Some(table) => table.get(model).or_else(|| table.get("other")),
                    None => Some(value),
                };
                let here = here.and_then(toml::Value::as_str).unwrap_or_default();
                (test.clone(), here.to_string())
            })
            .collect();
        let (searched, serial) = results(&file, "explicit", model);
        let (solved, counted) = results(&file, "sat", model);
        for (engine, found) in [("explicit", searched), ("sat", solved)] {
            if found != expected {
                wrong.push(format!("{name} {engine}: {found:#?}\nnot {expected:#?}"));
            }
        }
        if serial != counted {
            wrong.push(format!(
                "{name}: {serial:?} serial observations, not {counted:?}"
            ));
        }
    }
    assert!(wrong.is_empty(), "under {model}: {}", wrong.join("\n"));
}

#[test]
fn every_specification_is_expected_to_give_something() {
    let text = std::fs::read_to_string(folder().join("expect.toml")).expect("expectations");
    let all: toml::Table = text.parse().expect("a table");
    let files = std::fs::read_dir(folder()).expect("a folder").flatten();
    let names = files.filter_map(|entry| {
        let name = entry.file_name().to_string_lossy().to_string();
        name.strip_suffix(".toml").map(str::to_string)
    });
    let mut names: Vec<String> = names.filter(|name| name != "expect").collect();
    names.sort();
    let mut expected: Vec<String> = all.keys().cloned().collect();
    expected.sort();
    assert_eq!(names, expected);
}

#[test]
fn both_engines_agree_under_sc() {
    compare("sc");
}

#[test]
fn both_engines_agree_under_clr() {
    compare("clr");
}

#[test]
fn both_engines_agree_under_dotnet() {
    compare("dotnet");
}
