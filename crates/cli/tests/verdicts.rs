//! Every verdict has its exit code, its text and its JSON.

mod common;

use common::{fencepost, schema, shipped_schema};

/// Arguments that give a verdict, the exit code and the verdict.
const CASES: [(&[&str], i32, &str); 9] = [
    (&["store_buffering.fir"], 0, "verified"),
    (&["lost_update.fir", "--final", "value >= 1"], 0, "verified"),
    (
        &["lost_update.fir", "--final", "Counter.value == 2"],
        1,
        "violated",
    ),
    (
        &["lost_update.fir", "--invariant", "value < 2"],
        1,
        "violated",
    ),
    (&["deadlock.fir"], 1, "violated"),
    (&["assertion.fir"], 1, "violated"),
    (&["exception.fir"], 1, "violated"),
    (&["endless.fir", "--max-states", "100"], 3, "bounded"),
    (&["unsupported.fir"], 4, "unsupported"),
];

#[test]
fn text_and_exit_code_agree() {
    for (arguments, code, verdict) in CASES {
        let run = fencepost(&[&["check"], arguments].concat());
        assert_eq!(
            run.code, code,
            "{arguments:?}\n{}{}",
            run.stdout, run.stderr
        );
        assert!(run.stdout.starts_with(verdict), "{}", run.stdout);
        assert_eq!(run.stderr, "", "{arguments:?}");
    }
}

#[test]
fn json_fits_the_shipped_schema() {
    let shipped = shipped_schema("check");
    for (arguments, code, verdict) in CASES {
        let run = fencepost(&[&["check", "--format", "json"], arguments].concat());
        assert_eq!(
            run.code, code,
            "{arguments:?}\n{}{}",
            run.stdout, run.stderr
        );
        let json = run.json();
        assert_eq!(json["verdict"], verdict, "{arguments:?}");
        assert_eq!(json["program"], arguments[0]);
        let problems = schema::validate(&shipped, &json);
        assert!(problems.is_empty(), "{arguments:?}: {problems:#?}");
        let violated = json["violations"].as_array().is_some_and(|v| !v.is_empty());
        assert_eq!(violated, verdict == "violated");
    }
}

#[test]
fn the_validator_notices_what_is_wrong() {
    let shipped = shipped_schema("check");
    let run = fencepost(&["check", "--format", "json", "deadlock.fir"]);
    let good = run.json();
    let mut changed = Vec::new();
    for (key, value) in [
        ("verdict", serde_json::json!("fine")),
        ("states", serde_json::json!(-1)),
        ("states", serde_json::json!("many")),
        ("tool", serde_json::json!("other")),
        ("surprise", serde_json::json!(1)),
        ("violations", serde_json::json!([{"kind": "deadlock"}])),
    ] {
        let mut bad = good.clone();
        bad[key] = value;
        changed.push(bad);
    }
    let mut missing = good.clone();
    missing.as_object_mut().expect("an object").remove("model");
    changed.push(missing);
    for bad in changed {
        assert!(!schema::validate(&shipped, &bad).is_empty(), "{bad}");
    }
}

#[test]
fn a_violation_is_explained() {
    let run = fencepost(&[
        "check",
        "lost_update.fir",
        "--final",
        "Counter.value == 2",
        "--format",
        "json",
    ]);
    let json = run.json();
    let violation = &json["violations"][0];
    assert_eq!(violation["kind"], "final");
    assert_eq!(
        violation["message"],
        "Counter.value == 2 is false: value = 1"
    );
    assert_eq!(violation["class"], "sequential");
    let trace = violation["trace"].as_array().expect("a trace");
    let write = trace
        .iter()
        .find(|step| step["operation"] == "write")
        .expect("something is written");
    assert_eq!(write["location"], "Counter.value");
    assert_eq!(write["source"], "lost_update.fir:15");
    assert_eq!(write["method"], "add_one");
    assert_eq!(write["value"], "1");
}

#[test]
fn a_trace_has_a_column_per_thread() {
    let run = fencepost(&["check", "lost_update.fir", "--final", "Counter.value == 2"]);
    let heading = run
        .stdout
        .lines()
        .find(|line| line.trim_start().starts_with("step"))
        .expect("the trace has a heading");
    let words: Vec<&str> = heading.split_whitespace().collect();
    assert_eq!(
        words,
        ["step", "source", "Main", "add_one", "1", "add_one", "2"]
    );
    assert!(run.stdout.contains("write Counter.value = 1"));
}

#[test]
fn threads_of_one_name_are_told_apart() {
    let run = fencepost(&["check", "deadlock.fir", "--format", "json"]);
    let json = run.json();
    let violation = &json["violations"][0];
    let message = violation["message"].as_str().expect("a message");
    assert!(message.contains("take 1 at"), "{message}");
    assert!(
        message.contains("for Lock#2, which take 2 holds, and itself holds Lock#1"),
        "{message}"
    );
    let trace = violation["trace"].as_array().expect("a trace");
    let lock = trace.iter().find(|step| step["operation"] == "lock");
    assert_eq!(lock.expect("a lock")["location"], "Lock#1");
}

#[test]
fn quiet_says_less_and_verbose_more() {
    let count = |extra: &[&str]| {
        let run = fencepost(&[&["check", "assertion.fir"], extra].concat());
        assert_eq!(run.code, 1);
        run.stdout.lines().count()
    };
    let (quiet, normal, verbose) = (count(&["--quiet"]), count(&[]), count(&["-v"]));
    assert_eq!(quiet, 2);
    assert!(quiet < normal && normal < verbose);
}

#[test]
fn all_lists_every_distinct_violation() {
    let arguments = [
        "check",
        "lost_update.fir",
        "--final",
        "value == 2",
        "--final",
        "value == 3",
        "--invariant",
        "value == 0",
        "--format",
        "json",
    ];
    let first = fencepost(&arguments).json();
    assert_eq!(first["violations"].as_array().map(Vec::len), Some(1));
    let all = fencepost(&[&arguments[..], &["--all"]].concat()).json();
    assert_eq!(all["violations"].as_array().map(Vec::len), Some(3));
}

#[test]
fn the_shortest_execution_is_no_longer_than_the_first() {
    let steps = |extra: &[&str]| {
        let run = fencepost(&[&["check", "deadlock.fir", "--format", "json"], extra].concat());
        let trace = run.json()["violations"][0]["trace"].clone();
        trace.as_array().map_or(0, Vec::len)
    };
    assert!(steps(&["--shortest"]) <= steps(&[]));
}

#[test]
fn limits_are_named() {
    for (option, value, name) in [
        ("--max-states", "50", "max-states"),
        ("--max-depth", "50", "max-depth"),
        ("--timeout", "0.2", "timeout"),
        ("--memory", "1", "memory"),
    ] {
        let run = fencepost(&["check", "endless.fir", option, value, "--format", "json"]);
        assert_eq!(run.code, 3, "{option}: {}{}", run.stdout, run.stderr);
        assert_eq!(
            run.json()["limits_hit"],
            serde_json::json!([name]),
            "{option}"
        );
    }
}

#[test]
fn a_class_that_is_not_known_says_why() {
    let arguments = ["check", "endless_under_sc.fir", "--model", "pso"];
    let run = fencepost(&[&arguments[..], &["--format", "json"]].concat());
    assert_eq!(run.code, 1, "{}{}", run.stdout, run.stderr);
    let json = run.json();
    let problems = schema::validate(&shipped_schema("check"), &json);
    assert!(problems.is_empty(), "{problems:#?}");
    let violation = &json["violations"][0];
    assert_eq!(violation["class"], "unknown");
    let reason = violation["class_reason"].as_str().expect("a reason");
    assert!(reason.starts_with("20001 states under `sc`"), "{reason}");
    let run = fencepost(&[&arguments[..], &["--classify-states", "30"]].concat());
    let line = "whether this needs a reordering: 31 states under `sc` do not show it";
    assert!(run.stdout.contains(line), "{}", run.stdout);
    let arguments = ["check", "endless_under_sc.fir", "--model", "pso"];
    let run = fencepost(&[&arguments[..], &["--classify-states", "0"]].concat());
    assert!(
        run.stdout.contains("no states under `sc`"),
        "{}",
        run.stdout
    );
}

#[test]
fn where_choices_come_from_is_told_with_statistics() {
    let arguments = ["check", "lost_update.fir", "--all", "--stats"];
    let text = fencepost(&arguments).stdout;
    assert!(text.contains("their next steps were at"), "{text}");
    assert!(text.contains("lost_update.fir:"), "{text}");
    let json = fencepost(&[&arguments[..], &["--format", "json"]].concat()).json();
    let problems = schema::validate(&shipped_schema("check"), &json);
    assert!(problems.is_empty(), "{problems:?}");
    let rows = json["choices_at"].as_array().expect("rows");
    assert!(rows.iter().all(|row| row["choices"].as_u64() > Some(0)));
    assert!(!rows.is_empty());
}
