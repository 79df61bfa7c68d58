//! `fencepost fences SPEC.toml`: the fewest fences that repair a data type.

mod common;

use common::{fencepost, schema, shipped_schema};
use serde_json::Value;

fn specification(name: &str) -> String {
    format!("../../../../tests/datatypes/{name}")
}

fn example(name: &str) -> String {
    format!("../../../../examples/datatypes/{name}")
}

/// The fences of a data type, as kind and line, and the verdict.
fn fences(specification: &str, model: &str) -> (Vec<(String, String)>, Value) {
    let run = fencepost(&[
        "fences",
        specification,
        "--model",
        model,
        "--format",
        "json",
    ]);
    let json = run.json();
    let problems = schema::validate(&shipped_schema("fences"), &json);
    assert!(problems.is_empty(), "{problems:#?}");
    let list = json["fences"].as_array().expect("a list");
    let text = |one: &Value, key: &str| one[key].as_str().unwrap_or_default().to_string();
    let pairs = list
        .iter()
        .map(|one| (text(one, "kind"), text(one, "before")));
    (pairs.collect(), json)
}

#[test]
fn data_types_are_repaired_with_the_fewest_fences() {
    let repaired = |file: &str, model: &str, expected: &[(&str, &str)]| {
        let (found, json) = fences(file, model);
        let expected: Vec<(String, String)> = expected
            .iter()
            .map(|(kind, line)| (kind.to_string(), line.to_string()))
            .collect();
        assert_eq!(found, expected, "{file} under {model}");
        assert_eq!(json["verdict"], "verified", "{json:#}");
        assert_eq!(json["verified_with_fences"], true, "{json:#}");
        assert_eq!(json["minimal"], true, "{json:#}");
        json
    };
    // Those of the case study: before the node is linked, and behind the read of the link.
    let both = [
        ("load-load", "TwoLockQueue.cs:44"),
        ("store-store", "TwoLockQueue.cs:29"),
    ];
    let naive = example("TwoLockQueue/naive.toml");
    let json = repaired(&naive, "relaxed", &both);
    assert_eq!(json["outcome"], "repaired");
    assert_eq!(json["violations"][0]["kind"], "not-serial");
    // Here a read does not come before the one that its address comes from.
    repaired(&naive, "dotnet", &both[1..]);
    let json = repaired(&naive, "sc", &[]);
    assert_eq!(json["outcome"], "nothing-wrong");
    let p5 = |name: &str| specification(&format!("p5/{name}.toml"));
    repaired(
        &p5("no-store-store"),
        "relaxed",
        &[("store-store", "queue.fir:57")],
    );
    repaired(
        &p5("no-load-load"),
        "relaxed",
        &[("load-load", "queue.fir:113")],
    );
    // Both sides of an unlock.
    let (unlock, _) = fences(&p5("late-unlock"), "relaxed");
    let kinds: Vec<&str> = unlock.iter().map(|(kind, _)| kind.as_str()).collect();
    assert_eq!(kinds, ["load-store", "store-store"]);
    // What plain interleaving shows is not repaired by fences.
    let (none, json) = fences(&specification("counter/racy.toml"), "tso");
    assert!(none.is_empty());
    assert_eq!(json["verdict"], "violated");
    assert_eq!(json["outcome"], "sequential");
    for option in [
        ["--with", "any"],
        ["--method", "min-cut"],
        ["--cost", "loops"],
    ] {
        let run = fencepost(&["fences", &naive, option[0], option[1]]);
        assert_eq!(run.code, 2, "{option:?} {}", run.stdout);
        assert!(run.stderr.contains(option[0]), "{}", run.stderr);
    }
}
