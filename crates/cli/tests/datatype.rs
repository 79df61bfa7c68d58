//! `fencepost datatype`: concurrent data types against their serial selves.

mod common;

use common::{Folder, fencepost, schema, shipped_schema};
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
    let problems = schema::validate(&shipped_schema("datatype"), &json);
    assert!(problems.is_empty(), "{arguments:?}: {problems:#?}");
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

/// The kinds of violations of the tests of a specification, by name; none for a verified one.
fn kinds(specification: &str, options: &[&str]) -> Vec<(String, String)> {
    let (_, json, _) = run(specification, options);
    let tests = json["tests"].as_array().expect("a list");
    let kinds = tests.iter().map(|test| {
        let kind = test["violations"][0]["kind"].as_str();
        let name = test["test"].as_str().unwrap_or_default().to_string();
        let verdict = test["verdict"].as_str().unwrap_or_default();
        (name, kind.unwrap_or(verdict).to_string())
    });
    kinds.collect()
}

fn expect_kinds(specification: &str, options: &[&str], expected: &[(&str, &str)]) {
    let expected: Vec<(String, String)> = expected
        .iter()
        .map(|(name, kind)| (name.to_string(), kind.to_string()))
        .collect();
    let found = kinds(specification, options);
    assert_eq!(found, expected, "{specification} {options:?}");
}

#[test]
fn problems_of_the_case_study_are_found_again() {
    let relaxed = ["--engine", "sat", "--model", "relaxed"];
    let p5 = |name: &str| specification(&format!("p5/{name}.toml"));
    let right = [
        ("T0", "verified"),
        ("T1", "verified"),
        ("T5-3", "verified"),
        ("T5-4", "verified"),
        ("T5-5", "verified"),
        ("T5-6", "verified"),
        ("Tpc2", "verified"),
        ("Tpc3", "verified"),
        ("Tpc4", "verified"),
        ("Tpc5", "verified"),
        ("Tpc6", "verified"),
        ("Tpc7", "verified"),
    ];
    expect_kinds(&p5("right"), &relaxed, &right);
    // Problem 1: the data type is right, the specification is not; `sc` is enough to see it.
    let commit = [("T0", "commit-point"), ("T1", "commit-point")];
    expect_kinds(
        &p5("commit-point"),
        &["--engine", "sat", "--model", "sc"],
        &commit,
    );
    expect_kinds(&p5("commit-point"), &relaxed, &commit);
    // Problem 2: nodes that are used again.
    let reused = [("T0", "verified"), ("reused", "not-serial")];
    expect_kinds(&p5("pool"), &relaxed, &reused);
    let kept = [("T0", "verified"), ("reused", "verified")];
    expect_kinds(&p5("pool-fenced"), &relaxed, &kept);
    expect_kinds(&p5("pool"), &["--engine", "sat", "--model", "sc"], &kept);
    // Problems 3 and 4.
    let wrong = [("T0", "not-serial"), ("T1", "not-serial")];
    expect_kinds(&p5("no-store-store"), &relaxed, &wrong);
    expect_kinds(&p5("no-load-load"), &relaxed, &wrong);
    // Problem 5 needs two threads that do the same.
    let late = [("T0", "verified"), ("T1", "not-serial")];
    expect_kinds(&p5("late-unlock"), &relaxed, &late);
}

#[test]
fn a_solver_says_what_the_search_says() {
    let sat = ["--engine", "sat"];
    for (name, models) in [
        ("counter/racy.toml", ["sc", "tso", "clr"]),
        ("counter/atomic.toml", ["sc", "pso", "dotnet"]),
        ("counter/waiting.toml", ["sc", "tso", "clr"]),
    ] {
        for model in models {
            let options = ["--model", model];
            let own = kinds(&specification(name), &[&options[..], &sat[..]].concat());
            assert_eq!(
                own,
                kinds(&specification(name), &options),
                "{name} under {model}"
            );
        }
    }
    for name in ["naive", "fenced"] {
        let file = example(&format!("TwoLockQueue/{name}.toml"));
        for model in ["sc", "clr", "dotnet", "tso"] {
            let options = ["--model", model];
            let own = kinds(&file, &[&options[..], &sat[..]].concat());
            assert_eq!(own, kinds(&file, &options), "{name} under {model}");
        }
    }
}

/// Failures inside operations are shown by an execution of the machine, which knows whether plain
/// interleaving is enough.
#[test]
fn failures_that_a_solver_finds_are_replayed() {
    let check = |file: &str, name: &str, model: &str, kind: &str| {
        let options = ["--engine", "sat", "--test", name, "--model", model];
        let json = expect(&specification(file), &options, 1, &[(name, "violated")]);
        let violation = &json["tests"][0]["violations"][0];
        assert_eq!(violation["kind"], kind, "{model}: {violation:#}");
        assert_eq!(violation["class"], "sequential", "{model}: {violation:#}");
        let steps = violation["trace"].as_array().expect("a trace");
        assert!(!steps.is_empty(), "{model}: {violation:#}");
        // The machine starts threads; the solver only orders accesses.
        let starts = |step: &&Value| {
            let operation = step["operation"].as_str().unwrap_or_default();
            operation.starts_with("start thread")
        };
        let started = steps.iter().filter(starts).count();
        assert_eq!(started, 2, "{model}: {violation:#}");
    };
    for model in ["sc", "tso", "clr"] {
        check("counter/commits.toml", "negative", model, "assertion");
        check("counter/commits.toml", "held", model, "deadlock");
        check("counter/atomic.toml", "negative", model, "assertion");
    }
    let relaxed = ["--engine", "sat", "--model", "relaxed"];
    expect_kinds(
        &specification("counter/commits.toml"),
        &relaxed,
        &[
            ("negative", "assertion"),
            ("held", "deadlock"),
            ("sets", "verified"),
        ],
    );
}

#[test]
fn shipped_data_types_are_as_their_pages_say() {
    let clr = ["--engine", "sat", "--model", "clr"];
    let sc = ["--engine", "sat", "--model", "sc"];
    let relaxed = ["--engine", "sat", "--model", "relaxed"];
    let check = |name: &str, options: &[&str], expected: &[(&str, &str)]| {
        expect_kinds(&example(name), options, expected);
    };
    let queue = |kind| [("T0", kind), ("T1", kind), ("Tpc2", kind)];
    check("TwoLockQueue/naive.toml", &relaxed, &queue("not-serial"));
    check("TwoLockQueue/fenced.toml", &relaxed, &queue("verified"));
    check(
        "MichaelScottQueue/queue.toml",
        &clr,
        &[("T0", "verified"), ("Ti2", "verified")],
    );
    check(
        "TreiberStack/stack.toml",
        &clr,
        &[("U0", "verified"), ("U1", "verified")],
    );
    check(
        "TreiberStack/broken.toml",
        &sc,
        &[("U0", "verified"), ("U1", "not-serial")],
    );
    check(
        "RingBuffer/buffer.toml",
        &sc,
        &[("R1", "verified"), ("R3", "verified")],
    );
    check(
        "RingBuffer/buffer.toml",
        &clr,
        &[("R1", "verified"), ("R3", "not-serial")],
    );
    check(
        "RingBuffer/plain.toml",
        &clr,
        &[("R1", "not-serial"), ("R3", "not-serial")],
    );
    let deque = |last| [("D0", "verified"), ("D1", "verified"), ("D2", last)];
    check("ChaseLevDeque/deque.toml", &clr, &deque("verified"));
    check("ChaseLevDeque/unfenced.toml", &clr, &deque("not-serial"));
    let deque = |last| [("one", "verified"), ("empty", last)];
    for options in [&["--model", "sc"][..], &sc] {
        check("Snark/published.toml", options, &deque("not-serial"));
        check("Snark/checked.toml", options, &deque("verified"));
    }
    for list in ["LazyList/set.toml", "HarrisList/set.toml"] {
        for test in ["ac", "rc"] {
            let options = [&clr[..], &["--test", test]].concat();
            check(list, &options, &[(test, "verified")]);
        }
    }
}

#[test]
fn a_solver_refuses_what_it_does_not_take() {
    let folder = Folder::new("datatype-refused");
    let program = "class C { x: f64 }\nfunc make() -> ref {\n  %c = new C\n  ret %c\n}\nfunc get(%c: ref) -> f64 {\n  %x = load %c.C.x\n  %y = add.f64 %x, %x\n  ret %y\n}\n";
    std::fs::write(folder.file("c.fir"), program).expect("a program");
    let text = "program = \"c.fir\"\ncreate = \"make\"\n[operation.g]\nmethod = \"get\"\n[tests]\nt = \"g | g\"\n";
    std::fs::write(folder.file("c.toml"), text).expect("a specification");
    let (verdicts, json, code) = run(&folder.file("c.toml"), &["--engine", "sat"]);
    assert_eq!(code, 4, "{verdicts:?}");
    let problem = &json["tests"][0]["unsupported"][0];
    let part = |key: &str| problem[key].as_str().expect("text");
    assert!(part("what").contains("`add.f64`"), "{problem}");
    assert!(part("where").starts_with("c.fir:8"), "{problem}");
    let queue = specification("p5/right.toml");
    for options in [
        &["--model", "relaxed"][..],
        &["--engine", "sat", "--model", "jmm96"],
        &["--engine", "sat", "--reduction", "dpor"],
        &["--engine", "sat", "--shortest"],
    ] {
        let arguments = [&["datatype", &queue], options].concat();
        assert_eq!(fencepost(&arguments).code, 2, "{options:?}");
    }
    let folder = Folder::new("datatype-commit");
    let text = std::fs::read_to_string(
        std::path::Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../../tests/datatypes/p5/right.toml"),
    )
    .expect("a specification");
    let program = std::path::Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../tests/datatypes/p5/queue.fir")
        .display()
        .to_string();
    let text = text.replace("queue.fir\"\ncreate", &format!("{program}\"\ncreate"));
    let text = text.replace("commit = \"queue.fir:45\"", "commit = \"queue.fir:1\"");
    std::fs::write(folder.file("wrong.toml"), text).expect("a file");
    let run = fencepost(&["datatype", &folder.file("wrong.toml"), "--engine", "sat"]);
    assert_eq!(run.code, 2, "{}", run.stdout);
    assert!(
        run.stderr
            .contains("no access of the operation is at queue.fir:1"),
        "{}",
        run.stderr
    );
}

#[test]
fn a_solver_says_which_limit_it_met() {
    let deque = example("Snark/checked.toml");
    for (option, amount, limit) in [
        ("--memory", "1", "memory"),
        ("--timeout", "0.02", "timeout"),
    ] {
        let options = [
            "--engine", "sat", "--model", "sc", "--test", "empty", option, amount,
        ];
        let json = expect(&deque, &options, 3, &[("empty", "bounded")]);
        let limits = json["tests"][0]["limits_hit"].as_array().expect("a list");
        assert_eq!(limits, &[limit], "{option}");
    }
}

#[test]
fn tests_are_made_up_to_a_size() {
    let queue = example("TwoLockQueue/naive.toml");
    let made = ["--engine", "sat", "--tests", "auto:3"];
    let found = kinds(&queue, &[&made[..], &["--model", "sc"]].concat());
    assert_eq!(found.len(), 3 + 4 + 8, "{found:?}");
    assert!(
        found.iter().all(|(_, kind)| kind == "verified"),
        "{found:?}"
    );
    let found = kinds(&queue, &[&made[..], &["--model", "relaxed"]].concat());
    let wrong: Vec<&str> = found
        .iter()
        .filter(|(_, kind)| kind == "not-serial")
        .map(|(name, _)| name.as_str())
        .collect();
    // In `e | ed`, whoever dequeues has locked the tail behind the other's unlock.
    let expected = [
        "d | e",
        "d | d | e",
        "d | e | e",
        "d | de",
        "d | ed",
        "d | ee",
        "e | dd",
        "e | de",
    ];
    assert_eq!(wrong, expected, "{found:?}");
    let run = fencepost(&["datatype", &queue, "--tests", "auto:1"]);
    assert_eq!(run.code, 2);
}

#[test]
fn data_types_in_c_are_compared() {
    let specifications = ["stack/stack.toml", "stack/unsafe.toml"].map(specification);
    for model in ["c11", "sc"] {
        let options = ["--model", model];
        let expected = [("taken", "verified"), ("both", "verified")];
        expect(&specifications[0], &options, 0, &expected);
        let json = expect(&specifications[1], &options, 1, &[("taken", "violated")]);
        let violation = &json["tests"][0]["violations"][0];
        assert_eq!(violation["kind"], "not-serial");
    }
}

#[test]
fn data_types_in_java_are_made_by_constructors() {
    let specifications =
        ["counter", "guarded", "switch"].map(|name| specification(&format!("java/{name}.toml")));
    for model in ["jsr133", "sc"] {
        let options = ["--model", model];
        expect(&specifications[0], &options, 1, &[("T0", "violated")]);
        expect(&specifications[1], &options, 0, &[("T0", "verified")]);
        // Any truth value is one of two, and shown as such.
        let json = expect(&specifications[2], &options, 1, &[("T0", "violated")]);
        let observed = json["tests"][0]["violations"][0]["observed"].to_string();
        assert!(observed.contains("s(true) → false"), "{observed}");
    }
}

/// Where no execution ends there is nothing to compare, and that is not a proof.
#[test]
fn an_answer_about_no_execution_is_none() {
    let folder = Folder::new("datatype-endless");
    let program = "class C { x: i32 }\nfunc make() -> ref {\n  %c = new C\n  ret %c\n}\nfunc wait(%c: ref) -> i32 {\nagain:\n  %x = load %c.C.x\n  br %x, done, again\ndone:\n  ret %x\n}\n";
    std::fs::write(folder.file("c.fir"), program).expect("a program");
    let text = "program = \"c.fir\"\ncreate = \"make\"\n[operation.w]\nmethod = \"wait\"\n[tests]\nt = \"w | w\"\n";
    let committed = text.replace("\"wait\"", "\"wait\"\ncommit = \"c.fir:8\"");
    for (text, engine) in [(text, "explicit"), (text, "sat"), (&committed, "sat")] {
        let file = folder.file("c.toml");
        std::fs::write(&file, text).expect("a specification");
        let (verdicts, json, code) = run(&file, &["--engine", engine]);
        assert_eq!(code, 4, "{engine}: {verdicts:?}");
        let what = json["tests"][0]["unsupported"][0]["what"].as_str();
        assert_eq!(what, Some("no execution of the test comes to its end"));
    }
}
