//! `fencepost fences`: what repairs what, and what it says where nothing does.

mod common;

use common::{Run, fencepost, schema, shipped_schema};
use serde_json::Value;

const EXAMPLES: &str = "../../../../examples";

fn fences(arguments: &[&str]) -> Run {
    let mut all = vec!["fences", "--format", "json"];
    all.extend(arguments);
    fencepost(&all)
}

/// A result that keeps to the schema.
fn result(arguments: &[&str]) -> (i32, Value) {
    let run = fences(arguments);
    let json = run.json();
    let problems = schema::validate(&shipped_schema("fences"), &json);
    assert!(problems.is_empty(), "{problems:#?}\n{}", run.stdout);
    (run.code, json)
}

fn places(json: &Value) -> Vec<String> {
    let fences = json["fences"].as_array().expect("fences");
    let before = |fence: &Value| fence["before"].as_str().unwrap_or_default().to_string();
    fences.iter().map(before).collect()
}

/// The programs that P1 repairs, with the barriers of its Table 5.
const TABLE_5: [(&str, &str, usize); 6] = [
    ("peterson", "Peterson.counter == 2", 3),
    (
        "tbarrier",
        "TournamentBarrier.seen[0] == 1 && TournamentBarrier.seen[1] == 1",
        3,
    ),
    (
        "dc",
        "DoubleChecked.seen0 == 1 && DoubleChecked.seen1 == 1",
        1,
    ),
    ("rw-vol", "", 4),
    ("rowo", "", 2),
    ("po", "", 6),
];

/// The property of a P1 program, as the fixtures have it.
fn p1_property(name: &str) -> String {
    let text = include_str!("../../../tests/dotnet/p1/expect.toml");
    let data: toml::Table = text.parse().expect("the fixture is TOML");
    let programs = data["program"].as_array().expect("programs");
    let named = |program: &&toml::Value| program["name"].as_str() == Some(name);
    let program = programs.iter().find(named).expect("the program is there");
    program["final"][0]
        .as_str()
        .expect("a property")
        .to_string()
}

#[test]
fn no_more_fences_than_the_first_paper() {
    for (name, property, most) in TABLE_5 {
        let file = format!("{EXAMPLES}/dotnet/p1/{name}.exe");
        let known = p1_property(name);
        assert!(property.is_empty() || property == known, "{name}");
        let (code, json) = result(&[&file, "--model", "dotnet", "--final", &known]);
        assert_eq!(code, 0, "{name}: {json}");
        assert_eq!(json["verdict"], "verified", "{name}");
        assert_eq!(json["verified_with_fences"], true, "{name}");
        assert_eq!(json["minimal"], true, "{name}");
        let found = places(&json).len();
        // The paper finds "three places in each thread" of Peterson's algorithm, whose threads
        // have each their own code, and counts three.
        let threads = if name == "peterson" { 2 } else { 1 };
        assert!(found > 0 && found <= most * threads, "{name}: {json}");
    }
}

#[test]
fn a_fence_is_named_by_line_method_and_offset() {
    let file = format!("{EXAMPLES}/dotnet/p1/dc.exe");
    let property = p1_property("dc");
    let (_, json) = result(&[&file, "--model", "dotnet", "--final", &property]);
    let fence = &json["fences"][0];
    assert_eq!(fence["before"], "dc.cs:11");
    assert!(
        fence["method"]
            .as_str()
            .is_some_and(|m| m == "Helper::.ctor")
    );
    assert!(fence["il_offset"].is_u64());
    assert_eq!(fence["library"], false);
}

#[test]
fn store_buffering_needs_a_fence_in_each_thread() {
    let file = "store_buffering.fir";
    let (code, json) = result(&[file, "--model", "tso", "--final", "r1 == 1 || r2 == 1"]);
    assert_eq!((code, places(&json).len()), (0, 2), "{json}");
    assert_eq!(json["outcome"], "repaired");
    assert_eq!(json["violations"][0]["class"], "relaxed");
}

#[test]
fn nothing_wrong_needs_nothing() {
    let (code, json) = result(&["store_buffering.fir", "--model", "tso"]);
    assert_eq!(code, 0);
    assert_eq!(json["verdict"], "verified");
    assert_eq!(json["outcome"], "nothing-wrong");
    assert!(places(&json).is_empty());
    let text = fencepost(&["fences", "store_buffering.fir", "--model", "tso"]);
    assert!(
        text.stdout.contains("no fence is needed"),
        "{}",
        text.stdout
    );
}

#[test]
fn what_plain_interleaving_shows_cannot_be_repaired() {
    let (code, json) = result(&["lost_update.fir", "--model", "tso", "--final", "value == 2"]);
    assert_eq!(code, 1, "{json}");
    assert_eq!(json["verdict"], "violated");
    assert_eq!(json["outcome"], "sequential");
    assert_eq!(json["verified_with_fences"], false);
    assert!(places(&json).is_empty());
    assert_eq!(json["violations"][0]["class"], "sequential");
    assert!(
        json["violations"][0]["trace"]
            .as_array()
            .is_some_and(|t| !t.is_empty())
    );
    let text = fencepost(&["fences", "lost_update.fir", "--final", "value == 2"]);
    assert!(
        text.stdout.contains("plain interleaving"),
        "{}",
        text.stdout
    );
}

#[test]
fn a_limit_in_the_middle_gives_the_best_known_set() {
    let file = format!("{EXAMPLES}/ir/peterson.fir");
    let property = "Peterson.counter == 2";
    let common = [file.as_str(), "--model", "pso", "--final", property];
    let (_, whole) = result(&common);
    let most = whole["states"].as_u64().expect("states");
    let mut seen = Vec::new();
    for states in [1, 5, 10, 20, 40, 60, 80, 100, 140] {
        let states = states.to_string();
        let mut arguments = common.to_vec();
        arguments.extend(["--max-states", states.as_str()]);
        let (code, json) = result(&arguments);
        assert!(json["states"].as_u64() <= Some(most));
        if json["verdict"] == "verified" {
            assert_eq!((code, places(&json)), (0, places(&whole)));
            continue;
        }
        assert_eq!(
            (code, json["verdict"].as_str()),
            (3, Some("bounded")),
            "{json}"
        );
        assert_eq!(json["minimal"], false);
        assert_eq!(json["limits_hit"][0], "max-states", "{json}");
        seen.push(places(&json).len());
    }
    assert!(
        seen.contains(&0) && seen.iter().any(|&count| count > 0),
        "{seen:?}"
    );
}

#[test]
fn points_inside_a_library_are_avoided_and_reported() {
    let common = ["library_buffering.fir", "--model", "tso"];
    let property = ["--final", "r1 == 1 || r2 == 1"];
    let (code, json) = result(&[&common[..], &property].concat());
    assert_eq!(
        (code, json["outcome"].as_str()),
        (1, Some("library")),
        "{json}"
    );
    assert_eq!(json["verdict"], "violated");
    assert!(places(&json).is_empty());
    let would_repair = json["would_repair"].as_array().expect("points");
    assert!(!would_repair.is_empty());
    assert!(would_repair.iter().all(|point| point["library"] == true));
    let (code, json) = result(&[&common[..], &property, &["--library"]].concat());
    assert_eq!((code, places(&json).len()), (0, 2), "{json}");
    assert_eq!(json["fences"][0]["library"], true);
    assert_eq!(json["verified_with_fences"], true);
}

#[test]
fn mistakes_are_said_before_anything_runs() {
    let run = fences(&["store_buffering.fir", "--engine", "random"]);
    assert_eq!(run.code, 2);
    assert_eq!(run.json()["error"]["kind"], "usage");
    let run = fences(&["store_buffering.fir", "--final", "nobody == 1"]);
    assert_eq!(run.code, 2, "{}", run.stdout);
    let run = fences(&["nothing.fir"]);
    assert_eq!(run.code, 2);
    assert_eq!(run.json()["error"]["kind"], "input");
}
