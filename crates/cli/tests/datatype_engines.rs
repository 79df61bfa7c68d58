//! Data types as people write them: the search through states and the solver must say the same of
//! every test, and what `expect.toml` beside them says.

mod common;

use common::fencepost;
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The folders of specifications, one for each language.
const FOLDERS: &[&str] = &["c-types", "csharp", "java-types"];

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../tests/datatypes")
        .join(name)
}

/// What the tests gave, by name: the verdict, or the kind and class of the first violation; and
/// how many serial observations there are.
type Results = (BTreeMap<String, String>, BTreeMap<String, u64>);

fn results(file: &str, engine: &str, model: &str) -> Results {
    // A solver is not asked about races, which C programs are searched for otherwise.
    let run = fencepost(&[
        "datatype",
        file,
        "--no-races",
        "--engine",
        engine,
        "--model",
        model,
        "--format",
        "json",
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

/// What a test is expected to give under a model.
fn expectation(value: &toml::Value, model: &str, engine: &str) -> String {
    // One result for all models, or one for each with one for the others; and one for the solver
    // where it refuses.
    let here = match value.as_table() {
        Some(table) => {
            let own = table.get("solver").filter(|_| engine == "sat");
            own.or_else(|| table.get(model))
                .or_else(|| table.get("other"))
        }
        None => Some(value),
    };
    let here = here.and_then(toml::Value::as_str).unwrap_or_default();
    here.to_string()
}

/// Compares both engines with what is expected under a model.
fn compare(language: &str, model: &str) {
    let folder = folder(language);
    let text = std::fs::read_to_string(folder.join("expect.toml")).expect("expectations");
    let all: toml::Table = text.parse().expect("a table");
    let mut wrong = Vec::new();
    for (name, tests) in &all {
        let file = folder.join(format!("{name}.toml"));
        let file = file.display().to_string();
        let tests = tests.as_table().expect("a table of tests");
        let mut serial = Vec::new();
        for engine in ["explicit", "sat"] {
            let expected: BTreeMap<String, String> = tests
                .iter()
                .map(|(test, value)| (test.clone(), expectation(value, model, engine)))
                .collect();
            let (found, mut counted) = results(&file, engine, model);
            // What is refused has no serial executions.
            counted.retain(|test, _| tests[test].get("solver").is_none());
            serial.push(counted);
            if found != expected {
                wrong.push(format!("{name} {engine}: {found:#?}\nnot {expected:#?}"));
            }
        }
        if serial[0] != serial[1] {
            wrong.push(format!("{name}: serial observations {serial:?}"));
        }
    }
    assert!(wrong.is_empty(), "under {model}: {}", wrong.join("\n"));
}

#[test]
fn every_specification_is_expected_to_give_something() {
    for language in FOLDERS {
        let folder = folder(language);
        let text = std::fs::read_to_string(folder.join("expect.toml")).expect("expectations");
        let all: toml::Table = text.parse().expect("a table");
        let files = std::fs::read_dir(folder).expect("a folder").flatten();
        let names = files.filter_map(|entry| {
            let name = entry.file_name().to_string_lossy().to_string();
            name.strip_suffix(".toml").map(str::to_string)
        });
        let mut names: Vec<String> = names.filter(|name| name != "expect").collect();
        names.sort();
        let mut expected: Vec<String> = all.keys().cloned().collect();
        expected.sort();
        assert_eq!(names, expected, "{language}");
    }
}

#[test]
fn both_engines_agree_under_sc() {
    compare("csharp", "sc");
}

#[test]
fn both_engines_agree_under_clr() {
    compare("csharp", "clr");
}

#[test]
fn both_engines_agree_under_dotnet() {
    compare("csharp", "dotnet");
}

#[test]
fn both_engines_agree_on_java_under_sc() {
    compare("java-types", "sc");
}

#[test]
fn both_engines_agree_on_java_under_tso() {
    compare("java-types", "tso");
}

#[test]
fn both_engines_agree_on_java_under_its_own_model() {
    compare("java-types", "jsr133");
}

#[test]
fn both_engines_agree_on_c_under_sc() {
    compare("c-types", "sc");
}

#[test]
fn both_engines_agree_on_c_under_its_own_model() {
    compare("c-types", "c11");
}
