//! Outcomes: the exact set of rows.

mod common;

use common::{Folder, fencepost, schema, shipped_schema};
use serde_json::{Value, json};

fn rows(json: &Value) -> Vec<(Value, String)> {
    let outcomes = json["outcomes"].as_array().expect("outcomes");
    outcomes
        .iter()
        .map(|row| {
            let class = row["class"].as_str().unwrap_or_default().to_string();
            (row["values"].clone(), class)
        })
        .collect()
}

fn row(r1: i32, r2: i32, class: &str) -> (Value, String) {
    (json!({"r1": r1, "r2": r2}), class.to_string())
}

#[test]
fn store_buffering_has_three_outcomes_under_sc() {
    let run = fencepost(&[
        "outcomes",
        "store_buffering.fir",
        "r1",
        "r2",
        "--model",
        "sc",
        "--format",
        "json",
    ]);
    assert_eq!(run.code, 0);
    let json = run.json();
    assert_eq!(json["verdict"], "verified");
    assert_eq!(
        rows(&json),
        [
            row(0, 1, "sequential"),
            row(1, 0, "sequential"),
            row(1, 1, "sequential")
        ]
    );
    let problems = schema::validate(&shipped_schema("outcomes"), &json);
    assert!(problems.is_empty(), "{problems:#?}");
}

#[test]
fn store_buffering_has_a_relaxed_outcome_under_tso() {
    let run = fencepost(&[
        "outcomes",
        "store_buffering.fir",
        "r1",
        "r2",
        "--model=tso",
        "--format=json",
    ]);
    assert_eq!(run.code, 0);
    let json = run.json();
    assert_eq!(rows(&json).len(), 4);
    assert_eq!(rows(&json)[0], row(0, 0, "relaxed"));
    let problems = schema::validate(&shipped_schema("outcomes"), &json);
    assert!(problems.is_empty(), "{problems:#?}");
}

#[test]
fn keys_are_the_expressions_as_typed_in_their_order() {
    let run = fencepost(&[
        "outcomes",
        "store_buffering.fir",
        "Sb.r2 +  Sb.r1",
        "r1 == r2",
        "Sb.r2",
        "Sb.r2",
        "--format",
        "json",
    ]);
    assert_eq!(run.code, 0);
    let at = |key: &str| run.stdout.find(key).expect("the key is there");
    assert!(at("\"Sb.r2 +  Sb.r1\"") < at("\"r1 == r2\""));
    assert!(at("\"r1 == r2\"") < at("\"Sb.r2\""));
    let found: Vec<Value> = rows(&run.json()).into_iter().map(|row| row.0).collect();
    assert_eq!(
        found,
        [
            json!({"Sb.r2 +  Sb.r1": 1, "r1 == r2": false, "Sb.r2": 0}),
            json!({"Sb.r2 +  Sb.r1": 1, "r1 == r2": false, "Sb.r2": 1}),
            json!({"Sb.r2 +  Sb.r1": 2, "r1 == r2": true, "Sb.r2": 1}),
        ]
    );
}

#[test]
fn failing_executions_are_violations_and_give_no_outcome() {
    let run = fencepost(&["outcomes", "assertion.fir", "number", "--format", "json"]);
    assert_eq!(run.code, 1);
    let json = run.json();
    assert_eq!(json["verdict"], "violated");
    let found: Vec<Value> = rows(&json).into_iter().map(|row| row.0).collect();
    assert_eq!(found, [json!({"number": 0}), json!({"number": 1})]);
    assert_eq!(json["violations"].as_array().map(Vec::len), Some(1));
}

#[test]
fn a_cut_search_is_bounded() {
    let run = fencepost(&["outcomes", "endless.fir", "value", "--max-states", "10"]);
    assert_eq!(run.code, 3);
    assert!(run.stdout.contains("perhaps more"), "{}", run.stdout);
}

#[test]
fn objects_and_null_are_values() {
    let run = fencepost(&[
        "outcomes",
        "objects.fir",
        "first",
        "second",
        "name",
        "nothing",
        "flag",
        "--format",
        "json",
    ]);
    assert_eq!(run.code, 0, "{}{}", run.stdout, run.stderr);
    let found: Vec<Value> = rows(&run.json()).into_iter().map(|row| row.0).collect();
    let with = |second: &str| json!({"first": "Node#1", "second": second, "name": "hi", "nothing": null, "flag": true});
    assert_eq!(found, [with("Node#1"), with("Node#2")]);
}

#[test]
fn a_comparison_writes_a_page_and_witnesses_as_one_model_does() {
    let folder = Folder::new("compared_page");
    let page = folder.file("page.html");
    let run = fencepost(&[
        "outcomes",
        "store_buffering.fir",
        "r1",
        "r2",
        "--model",
        "sc,tso",
        "--html",
        &page,
    ]);
    assert_eq!(run.code, 0, "{}", run.stderr);
    let text = std::fs::read_to_string(&page).expect("the page is written");
    for part in ["r1  r2  sc   tso", "under sc</span>", "under tso</span>"] {
        assert!(text.contains(part), "no `{part}` in {text}");
    }
    let witness = folder.file("fail.json");
    let run = fencepost(&[
        "outcomes",
        "deadlock.fir",
        "1",
        "--model",
        "sc,tso",
        "--witness",
        &witness,
    ]);
    assert_eq!(run.code, 1, "{}", run.stderr);
    for (file, model) in [(&witness, "sc"), (&folder.file("fail.2.json"), "tso")] {
        let again = fencepost(&["replay", file, "--format", "json"]);
        assert_eq!(again.json()["model"], model, "{}", again.stderr);
    }
}
