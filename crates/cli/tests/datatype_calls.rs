//! `fencepost datatype` on operations that say in their code where they take effect, that ask which
//! thread runs them, or that belong to something else.

mod common;

use common::{Folder, fencepost};
use serde_json::Value;

fn specification(name: &str) -> String {
    format!("../../../../tests/datatypes/calls/{name}")
}

/// The verdict of every test, or the kind of its violation.
fn kinds(specification: &str, options: &[&str]) -> Vec<(String, String)> {
    let run = fencepost(&[&["datatype", specification, "--format", "json"], options].concat());
    let json = run.json();
    let tests = json["tests"].as_array().unwrap_or_else(|| panic!("{json}"));
    let text = |value: &Value| value.as_str().unwrap_or_default().to_string();
    let kind = |test: &Value| match test["violations"].get(0) {
        Some(violation) => text(&violation["kind"]),
        None => text(&test["verdict"]),
    };
    tests
        .iter()
        .map(|test| (text(&test["test"]), kind(test)))
        .collect()
}

fn expect(specification: &str, options: &[&str], expected: &[(&str, &str)]) {
    let expected: Vec<(String, String)> = expected
        .iter()
        .map(|(test, kind)| (test.to_string(), kind.to_string()))
        .collect();
    assert_eq!(kinds(specification, options), expected, "{options:?}");
}

#[test]
fn operations_say_where_they_take_effect() {
    let tickets = specification("tickets.toml");
    for model in ["sc", "clr", "dotnet", "relaxed"] {
        expect(
            &tickets,
            &["--engine", "sat", "--model", model],
            &[
                ("right", "verified"),
                ("locked", "verified"),
                ("early", "commit-point"),
                ("twice", "not-serial"),
            ],
        );
    }
    // Whoever compares all observations needs no commit points.
    expect(
        &tickets,
        &[],
        &[
            ("right", "verified"),
            ("locked", "verified"),
            ("early", "verified"),
            ("twice", "not-serial"),
        ],
    );
}

#[test]
fn an_operation_that_never_says_so_is_named() {
    let folder = Folder::new("commit-calls");
    let program = std::path::Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../tests/datatypes/calls/Calls.cs")
        .display()
        .to_string();
    let text = format!(
        "program = \"{program}\"\ncreate = \"Tickets::.ctor\"\n[operation.n]\n\
         method = \"Tickets::Never\"\ncommit = \"Verify.CommitPoint()\"\n[tests]\nt = \"n | n\"\n"
    );
    let file = folder.file("never.toml");
    std::fs::write(&file, text).expect("a specification");
    let run = fencepost(&["datatype", &file, "--engine", "sat"]);
    assert_eq!(run.code, 2, "{}", run.stdout);
    assert!(
        run.stderr.contains(":5:10: the operation never comes"),
        "{}",
        run.stderr
    );
}

/// A thread of a client is represented by no object but its own.
#[test]
fn operations_may_ask_for_their_thread() {
    for model in ["sc", "clr"] {
        expect(
            &specification("owned.toml"),
            &["--model", model],
            &[
                ("right", "verified"),
                ("late", "not-serial"),
                ("mine", "verified"),
            ],
        );
    }
}

#[test]
fn an_operation_of_something_else_is_refused() {
    let folder = Folder::new("other-classes");
    let program = std::path::Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../tests/datatypes/calls/Calls.cs")
        .display()
        .to_string();
    let text = format!(
        "program = \"{program}\"\ncreate = \"Tickets::.ctor\"\n[operation.a]\n\
         method = \"Owned::Add\"\n[tests]\nt = \"a | a\"\n"
    );
    let file = folder.file("other.toml");
    std::fs::write(&file, text).expect("a specification");
    for engine in ["explicit", "sat"] {
        let run = fencepost(&["datatype", &file, "--engine", engine]);
        assert_eq!(run.code, 2, "{}", run.stdout);
        let message = "an operation of `Owned`, and the object is a `Tickets`";
        assert!(run.stderr.contains(message), "{}", run.stderr);
    }
}
