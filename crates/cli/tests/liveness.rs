//! Executions that never end, on the command line: how they are told, recorded and replayed, and
//! what does not go with them.

mod common;

use common::{Folder, Run, fencepost};
use serde_json::Value;

/// A program of the fixtures.
fn fixture(name: &str) -> String {
    common::fixture("tests/ir/liveness", name)
}

fn check(name: &str, more: &[&str]) -> Run {
    let program = fixture(name);
    fencepost(&[&["check", &program][..], more].concat())
}

fn check_json(name: &str, more: &[&str]) -> Value {
    check(name, &[more, &["--format", "json"]].concat()).valid_json("check")
}

#[test]
fn a_livelock_is_told_with_what_each_thread_repeats() {
    let text = check("polite", &["--liveness"]);
    assert_eq!(text.code, 1, "{}{}", text.stdout, text.stderr);
    for part in [
        "livelock: a fair execution never ends",
        "again and again from here:",
        "in second; first repeats",
    ] {
        assert!(text.stdout.contains(part), "{part}\n{}", text.stdout);
    }
    let json = check_json("polite", &["--liveness"]);
    let violation = &json["violations"][0];
    assert_eq!(violation["kind"], "livelock");
    assert_eq!(violation["cycle"]["start"], 1);
    let threads = violation["cycle"]["threads"].as_array().expect("a list");
    assert_eq!(threads.len(), 2);
    for thread in threads {
        assert_eq!(thread["does"], "repeats");
        assert_eq!(thread["sources"].as_array().map(Vec::len), Some(3));
    }
}

/// Several workers build the graph, and the result is the one that a single worker gives.
#[test]
fn any_number_of_workers_says_the_same() {
    let told = |workers: &str| {
        let options = ["--liveness", "--model", "tso", "--workers", workers];
        let mut json = check_json("polite", &options);
        assert_eq!(json["workers"].to_string(), workers);
        let fields = json.as_object_mut().expect("an object");
        for cost in [
            "workers",
            "seconds",
            "peak_memory_bytes",
            "store_bytes",
            "statistics",
        ] {
            fields.remove(cost);
        }
        json
    };
    assert_eq!(told("1")["violations"][0]["kind"], "livelock");
    // Layers of this graph are large enough to be shared.
    assert_eq!(told("2"), told("1"));
    assert_eq!(told("3"), told("1"));
}

#[test]
fn the_cycle_is_replayed() {
    let folder = Folder::new("the_cycle_is_replayed");
    let file = folder.file("fail.json");
    let cases: [(&str, &[&str]); 5] = [
        ("polite", &["--liveness"]),
        ("polite", &["--liveness", "--model", "tso"]),
        ("monitor-starves", &["--liveness", "--model", "clr"]),
        ("endless-and-stuck", &["--liveness", "--endless", "serve"]),
        ("eventually-for-ever", &["--eventually", "R.y == 1"]),
    ];
    for (name, options) in cases {
        let run = check(name, &[options, &["--witness", &file]].concat());
        assert_eq!(run.code, 1, "{name}: {}{}", run.stdout, run.stderr);
        let replayed = fencepost(&["replay", &file]);
        assert_eq!(replayed.code, 1, "{name}: {}", replayed.stderr);
        let shown = "again and again from here";
        assert!(replayed.stdout.contains(shown), "{}", replayed.stdout);
    }
    // An execution that ends in the last of them is replayed, too.
    let run = check(
        "eventually",
        &["--eventually", "R.y == 1", "--witness", &file],
    );
    assert_eq!(run.code, 1, "{}{}", run.stdout, run.stderr);
    assert_eq!(fencepost(&["replay", &file]).code, 1);
}

/// Steps that do not lead back, or leave out somebody who can move, are not believed.
#[test]
fn what_is_no_fair_cycle_is_refused() {
    let folder = Folder::new("what_is_no_fair_cycle");
    let file = folder.file("fail.json");
    let run = check("polite", &["--liveness", "--witness", &file]);
    assert_eq!(run.code, 1, "{}{}", run.stdout, run.stderr);
    let text = std::fs::read_to_string(&file).expect("the witness is there");
    let json: Value = serde_json::from_str(&text).expect("the witness is JSON");
    let start = json["cycle_start"].as_u64().expect("a number") as usize;
    let steps = json["steps"].as_array().expect("a list").clone();
    let replay = |steps: &[Value], start: usize| {
        let mut changed = json.clone();
        changed["steps"] = steps.to_vec().into();
        changed["cycle_start"] = start.into();
        std::fs::write(&file, changed.to_string()).expect("the witness can be written");
        fencepost(&["replay", &file])
    };
    let shorter = replay(&steps[..steps.len() - 1], start);
    assert_ne!(shorter.code, 1, "{}", shorter.stdout);
    assert!(shorter.stderr.contains("lead back"), "{}", shorter.stderr);
    let later = replay(&steps, start + 1);
    assert_ne!(later.code, 1, "{}", later.stdout);
    // The main thread alone goes nowhere while the other one has its flag up.
    let (mut alone, mut begun) = (steps[..start].to_vec(), steps[start..].to_vec());
    begun.retain(|step| step != "main step");
    alone.push(begun[0].clone());
    let from = alone.len();
    alone.extend(std::iter::repeat_n(Value::from("main step"), 3));
    let unfair = replay(&alone, from);
    assert_ne!(unfair.code, 1, "{}", unfair.stdout);
    assert!(unfair.stderr.contains("not fair"), "{}", unfair.stderr);
}

#[test]
fn a_limit_keeps_it_from_being_verified() {
    let json = check_json("peterson", &["--liveness", "--max-states", "10"]);
    assert_eq!(json["verdict"], "bounded");
    let json = check_json("peterson", &["--liveness"]);
    assert_eq!(json["verdict"], "verified");
    let whole = check("peterson", &["--liveness", "--max-depth", "5"]);
    assert_eq!(whole.code, 3, "{}", whole.stdout);
}

/// A compiler may keep a plain flag in a register, where the model says so.
#[test]
fn a_flag_that_is_read_once() {
    let folder = Folder::new("a_flag_that_is_read_once");
    let model = folder.file("reuse.toml");
    let text = include_str!("../../../models/clr.toml")
        .replace("\"clr\"", "\"clr-reuse\"")
        .replace("[switches]", "[switches]\nreuse-reads = true");
    std::fs::write(&model, text).expect("the model can be written");
    let plain = check_json("spin-on-plain-flag", &["--liveness", "--model", "clr"]);
    assert_eq!(plain["verdict"], "verified");
    assert_eq!(plain["reduction"], "ample");
    let reused = check_json("spin-on-plain-flag", &["--liveness", "--model", &model]);
    assert_eq!(reused["verdict"], "violated");
    assert_eq!(reused["violations"][0]["class"], "relaxed");
    assert_eq!(reused["reduction"], "none");
}

#[test]
fn a_program_without_an_end_is_not_silently_verified() {
    let text = check("endless", &[]);
    assert_eq!(text.code, 0, "{}", text.stderr);
    let note = "no execution comes to an end";
    assert_eq!(text.stdout.matches(note).count(), 1, "{}", text.stdout);
    let json = check_json("endless", &[]);
    assert_eq!(json["notes"][0], "no-execution-ends");
    let json = check_json("spin-on-flag", &[]);
    assert_eq!(json["notes"].as_array().map(Vec::len), Some(0));
}

#[test]
fn mistakes_are_refused() {
    let cases: [(&[&str], &str); 8] = [
        (&["--liveness", "--reduction", "dpor"], "--reduction"),
        (&["--liveness", "--engine", "random"], "--engine"),
        (&["--liveness", "--engine", "sat"], "--engine"),
        (&["--liveness", "--store", "compact"], "--store"),
        (&["--liveness", "--model", "jmm96"], "--model"),
        (&["--liveness", "--endless", "nowhere"], "--endless"),
        (&["--eventually", "R.nothing == 1"], "--eventually"),
        (&["--leads-to", "R.a == 1"], "--leads-to"),
    ];
    for (options, option) in cases {
        let run = check("polite", options);
        assert_eq!(run.code, 2, "{options:?}: {}", run.stdout);
        assert!(run.stderr.contains(option), "{options:?}: {}", run.stderr);
    }
}
