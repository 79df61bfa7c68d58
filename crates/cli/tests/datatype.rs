//! `fencepost datatype`: concurrent data types against their serial selves.

mod common;

use common::{Folder, fencepost};
use serde_json::Value;

fn specification(name: &str) -> String {
    format!("../../../../tests/datatypes/{name}")
}

fn example(name: &str) -> String {
    format!("../../../../examples/datatypes/{name}")
}

/// The verdicts of the tests of a specification, by name, and the whole result.
fn run(specification: &str, options: &[&str]) -> (Vec<(String, String)>, Value, i32) {
    let arguments = [&["datatype", specification, "--format", "json"], options].concat();
    let run = fencepost(&arguments);
    let json = run.json();
    let tests = json["tests"].as_array().unwrap_or_else(|| panic!("{json}"));
    let verdicts = tests.iter().map(|test| {
        let text = |key: &str| test[key].as_str().unwrap_or_default().to_string();
        (text("test"), text("verdict"))
    });
    (verdicts.collect(), json, run.code)
}

fn expect(specification: &str, options: &[&str], code: i32, expected: &[(&str, &str)]) -> Value {
    let (verdicts, json, found) = run(specification, options);
    let expected: Vec<(String, String)> = expected
        .iter()
        .map(|(name, verdict)| (name.to_string(), verdict.to_string()))
        .collect();
    assert_eq!(verdicts, expected, "{specification} {options:?}: {json:#}");
    assert_eq!(found, code, "{specification} {options:?}");
    json
}

#[test]
fn a_lost_update_is_no_serial_observation() {
    let json = expect(
        &specification("counter/racy.toml"),
        &[],
        1,
        &[
            ("alone", "verified"),
            ("lost", "violated"),
            ("checked", "verified"),
        ],
    );
    let lost = &json["tests"][1];
    let violation = &lost["violations"][0];
    assert_eq!(violation["kind"], "not-serial");
    assert_eq!(violation["class"], "sequential");
    let observed = violation["observed"].as_array().expect("observations");
    assert_eq!(observed.len(), 2, "{observed:?}");
    for line in observed {
        let line = line.as_str().expect("text");
        assert!(line.ends_with("→ 0"), "both see the counter at 0: {line}");
    }
    assert!(!violation["serial"].as_array().expect("rows").is_empty());
    assert!(!violation["trace"].as_array().expect("steps").is_empty());
}

#[test]
fn exceptions_are_observed_and_assertions_reported() {
    let json = expect(
        &specification("counter/atomic.toml"),
        &[],
        1,
        &[
            ("adds", "verified"),
            ("throws", "verified"),
            ("negative", "violated"),
        ],
    );
    // The first operation counts, so only one of the two exceptions can come.
    assert_eq!(json["tests"][1]["serial_observations"], 1);
    assert_eq!(json["tests"][2]["violations"][0]["kind"], "assertion");
    let assumed = json["tests"][0]["assumptions"].as_array().expect("a list");
    assert_eq!(assumed, &["distinct-arguments"]);
}

#[test]
fn operations_that_wait_have_serial_executions_too() {
    let json = expect(
        &specification("counter/waiting.toml"),
        &[],
        1,
        &[("wakes", "verified"), ("forever", "violated")],
    );
    assert_eq!(json["tests"][0]["serial_observations"], 1);
    assert_eq!(json["tests"][1]["violations"][0]["kind"], "deadlock");
}

#[test]
fn the_two_lock_queue_needs_its_fences() {
    let naive = example("TwoLockQueue/naive.toml");
    let fenced = example("TwoLockQueue/fenced.toml");
    let verified = [("T0", "verified"), ("Tpc2", "verified")];
    for (name, verdict) in verified {
        expect(
            &naive,
            &["--test", name, "--model", "sc"],
            0,
            &[(name, verdict)],
        );
        expect(
            &naive,
            &["--test", name, "--model", "clr"],
            0,
            &[(name, verdict)],
        );
        expect(
            &fenced,
            &["--test", name, "--model", "dotnet"],
            0,
            &[(name, verdict)],
        );
        let json = expect(
            &naive,
            &["--test", name, "--model", "dotnet"],
            1,
            &[(name, "violated")],
        );
        assert_eq!(json["tests"][0]["violations"][0]["class"], "relaxed");
    }
}

#[test]
fn a_limit_leaves_nothing_verified() {
    let options = ["--test", "adds", "--max-states", "3"];
    expect(
        &specification("counter/atomic.toml"),
        &options,
        3,
        &[("adds", "bounded")],
    );
}

#[test]
fn text_shows_what_was_observed_and_what_would_have_been() {
    let run = fencepost(&["datatype", &specification("counter/racy.toml")]);
    assert_eq!(run.code, 1);
    for part in [
        "violated  ",
        "  lost     violated",
        "not-serial: no serial execution gives what was observed",
        "  observed\n    thread 1: a(",
        "  serial executions give, for example\n",
        "counter.fir:",
    ] {
        assert!(run.stdout.contains(part), "no `{part}` in\n{}", run.stdout);
    }
}

#[test]
fn mistakes_in_a_specification_have_a_position() {
    let folder = Folder::new("datatype-mistakes");
    let program = "class C { x: i32 }\nfunc make() -> ref {\n  %c = new C\n  ret %c\n}\nfunc get(%c: ref) -> i32 { ret 0 }\nfunc number(%n: i32) { ret }\nfunc put(%c: ref, %n: i32) { ret }\nfunc keep(%c: ref, %d: ref) { ret }\n";
    std::fs::write(folder.file("c.fir"), program).expect("a program");
    let whole = "program = \"c.fir\"\ncreate = \"make\"\n[operation.g]\nmethod = \"get\"\n[tests]\nt = \"g | g\"\n";
    for (from, to, place, message) in [
        ("\"make\"", "\"made\"", ":2:10", "no function `made`"),
        ("\"make\"", "\"get\"", ":2:10", "made without arguments"),
        ("\"get\"", "\"got\"", ":4:10", "no function `got`"),
        ("\"get\"", "\"make\"", ":4:10", "first parameter"),
        ("\"get\"", "\"number\"", ":4:10", "first parameter"),
        ("\"get\"", "\"put\"", ":4:10", "takes 1 arguments"),
        (
            "\"get\"",
            "\"put\"\narguments = [[]]",
            ":5:13",
            "at least one value",
        ),
        (
            "\"get\"",
            "\"put\"\narguments = [\"all\"]",
            ":5:14",
            "neither \"any\" nor",
        ),
        (
            "\"get\"",
            "\"put\"\narguments = [[3000000000]]",
            ":5:13",
            "3000000000 is no i32",
        ),
        (
            "\"get\"",
            "\"keep\"\narguments = [\"any\"]",
            ":5:13",
            "references",
        ),
        ("\"g | g\"", "\"g | x\"", ":6:5", "no operation `x`"),
        ("\"g | g\"", "\"g | \"", ":6:5", "no operations"),
        ("operation.g", "operation.gg", ":3:12", "one letter"),
        ("t = \"g | g\"\n", "", ":5:1", "no test"),
        ("create", "creates", ":2:1", "unknown field `creates`"),
        ("[tests]", "[tests", ":5:7", "unclosed table"),
    ] {
        let text = whole.replacen(from, to, 1);
        assert_ne!(text, whole, "{from}");
        let file = folder.file("wrong.toml");
        std::fs::write(&file, &text).expect("a specification");
        let run = fencepost(&["datatype", &file, "--format", "json"]);
        assert_eq!(run.code, 2, "{text}\n{}{}", run.stdout, run.stderr);
        let error = &run.json()["error"];
        let found = error["message"].as_str().unwrap_or_default();
        let at = error["where"].as_str().unwrap_or_default();
        assert!(found.contains(message), "{text}\n{error}");
        assert!(at.contains(place), "{text}\n{error}");
    }
    let file = folder.file("right.toml");
    std::fs::write(&file, whole).expect("a specification");
    assert_eq!(fencepost(&["datatype", &file]).code, 0);
    let run = fencepost(&["datatype", &file, "--test", "u"]);
    assert_eq!(run.code, 2);
    assert!(run.stderr.contains("there are t"), "{}", run.stderr);
    for option in [
        ["--entry", "make"],
        ["--final", "1 == 1"],
        ["--engine", "random"],
    ] {
        let run = fencepost(&["datatype", &file, option[0], option[1]]);
        assert_eq!(run.code, 2, "{option:?} {}", run.stdout);
    }
}
