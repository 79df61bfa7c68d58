//! Histories on the command line: how they are drawn, recorded and replayed, and what does not go
//! with them.

mod common;

use common::{Folder, Run, fencepost, schema, shipped_schema};
use serde_json::Value;
use std::path::Path;

/// A program of the fixtures.
fn fixture(name: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/ir/linearizable");
    root.join(name).join("program.fir").display().to_string()
}

fn check(name: &str, more: &[&str]) -> Run {
    let program = fixture(name);
    fencepost(&[&["check", &program][..], more].concat())
}

fn check_json(name: &str, more: &[&str]) -> Value {
    let run = check(name, &[more, &["--format", "json"]].concat());
    let json = run.json();
    let problems = schema::validate(&shipped_schema("check"), &json);
    assert!(problems.is_empty(), "{problems:?}\n{}", run.stdout);
    json
}

#[test]
fn a_history_is_drawn() {
    let text = check("lost-update", &["--linearizable", "Counter"]);
    assert_eq!(text.code, 1, "{}{}", text.stdout, text.stderr);
    for part in [
        "not-linearizable: no serial order of the calls on a Counter gives what they gave",
        "    Main   |--|  add(1) → 1\n",
        "    other  |--|  add(1) → 1\n",
        "begins Counter.add",
        "ends Counter.add",
    ] {
        assert!(text.stdout.contains(part), "{part}\n{}", text.stdout);
    }
    let json = check_json("lost-update", &["--linearizable", "Counter"]);
    let violation = &json["violations"][0];
    assert_eq!(violation["kind"], "not-linearizable");
    let history = violation["history"].as_array().expect("a list");
    assert_eq!(history.len(), 2);
    for call in history {
        assert_eq!(call["call"], "add(1)");
        assert_eq!(call["result"], "1");
        assert_eq!((&call["began"], &call["ended"]), (&0.into(), &0.into()));
    }
    // Without the option nobody asks.
    let json = check_json("lost-update", &[]);
    assert_eq!(json["verdict"], "verified");
    let json = check_json("lost-update", &["--linearizable", "none"]);
    assert_eq!(json["verdict"], "verified");
}

#[test]
fn the_execution_is_replayed() {
    let folder = Folder::new("the_execution_is_replayed");
    let file = folder.file("fail.json");
    for (name, class, model) in [
        ("lost-update", "Counter", "sc"),
        ("lost-update", "Counter", "clr"),
        ("reads-change-places", "Cell", "dotnet"),
        ("operations-of-a-class", "Ticket", "tso"),
    ] {
        let options = [
            "--linearizable",
            class,
            "--model",
            model,
            "--witness",
            &file,
        ];
        let found = check(name, &options);
        assert_eq!(found.code, 1, "{name}: {}{}", found.stdout, found.stderr);
        let replayed = fencepost(&["replay", &file]);
        assert_eq!(replayed.code, 1, "{name}: {}", replayed.stderr);
        let drawn = "the calls, time from left to right";
        assert!(replayed.stdout.contains(drawn), "{}", replayed.stdout);
    }
}

#[test]
fn workers_engines_and_orders_agree() {
    for more in [
        &["--reduction", "none"][..],
        &["--workers", "2"],
        &["--shortest"],
        &["--engine", "random", "--runs", "200"],
    ] {
        let options = [&["--linearizable", "Counter"][..], more].concat();
        let json = check_json("lost-update", &options);
        assert_eq!(json["verdict"], "violated", "{more:?}");
    }
}

#[test]
fn mistakes_are_refused() {
    let counter = ["--linearizable", "Counter"];
    let cases: [(&[&str], &str); 7] = [
        (&["--reduction", "dpor"], "--reduction"),
        (&["--reduction", "sdpor"], "--reduction"),
        (&["--engine", "sat"], "--engine"),
        (&["--model", "jmm96"], "--model"),
        (&["--liveness"], "--liveness"),
        (&["--checkpoint", "x.save"], "--checkpoint"),
        (&["--linearizable", "Nothing"], "--linearizable"),
    ];
    for (options, option) in cases {
        let run = check("lost-update", &[&counter[..], options].concat());
        assert_eq!(run.code, 2, "{options:?}: {}", run.stdout);
        assert!(run.stderr.contains(option), "{options:?}: {}", run.stderr);
    }
}
