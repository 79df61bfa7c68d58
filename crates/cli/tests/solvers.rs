//! `--solver`: the solver that is built in, and the one that the feature `cadical` adds.

mod common;

use common::fencepost;
#[cfg(feature = "cadical")]
use common::{Folder, Run};

const QUEUE: &str = "../../../../examples/datatypes/TwoLockQueue/fenced.toml";
const PROGRAM: &str = "../../../../examples/ir/store-buffering.fir";

#[test]
fn only_one_engine_asks_a_solver() {
    for solver in ["batsat", "cadical"] {
        let run = fencepost(&["datatype", QUEUE, "--solver", solver]);
        assert_eq!(run.code, 2, "{}", run.stdout);
        assert!(run.stderr.contains("--engine sat"), "{}", run.stderr);
    }
    let run = fencepost(&["check", PROGRAM, "--engine", "sat", "--solver", "batsat"]);
    assert_eq!(run.code, 0, "{}", run.stderr);
}

#[cfg(not(feature = "cadical"))]
#[test]
fn a_solver_that_is_not_there_is_named() {
    let run = fencepost(&["check", PROGRAM, "--engine", "sat", "--solver", "cadical"]);
    assert_eq!(run.code, 2, "{}", run.stdout);
    assert!(run.stderr.contains("--features cadical"), "{}", run.stderr);
    let findings = fencepost(&["doctor", "--format", "json"]).json();
    let findings = findings["findings"].as_array().expect("findings").clone();
    let found = findings.iter().find(|one| one["what"] == "CaDiCaL");
    assert!(found.is_some_and(|one| one["found"].is_null()), "{found:?}");
}

#[cfg(feature = "cadical")]
fn asked(arguments: &[&str], solver: &str) -> Run {
    let options = ["--engine", "sat", "--format", "json", "--solver", solver];
    fencepost(&[arguments, &options[..]].concat())
}

/// Everything of a result but figures of this run: both solvers must come to the same.
#[cfg(feature = "cadical")]
#[test]
fn both_solvers_give_the_same_answers() {
    let example = |name: &str| format!("../../../../examples/datatypes/{name}");
    let fixture = |name: &str| format!("../../../../tests/datatypes/{name}");
    let specifications = [
        (example("TwoLockQueue/fenced.toml"), "relaxed"),
        (example("TwoLockQueue/naive.toml"), "relaxed"),
        (example("TreiberStack/stack.toml"), "clr"),
        (example("TreiberStack/broken.toml"), "sc"),
        (example("Snark/published.toml"), "sc"),
        (fixture("csharp/slim-box.toml"), "clr"),
        (fixture("csharp/locks.toml"), "dotnet"),
        (fixture("p5/no-store-store.toml"), "relaxed"),
    ];
    for (file, model) in &specifications {
        let results = ["batsat", "cadical"].map(|solver| {
            let run = asked(&["datatype", file, "--model", model], solver);
            let json = run.json();
            let tests = json["tests"].as_array().unwrap_or_else(|| panic!("{json}"));
            let test = |test: &serde_json::Value| {
                let keys = ["test", "verdict", "serial_observations", "variables"];
                let violations = test["violations"].as_array().expect("violations");
                let kinds = violations.iter().map(|one| one["kind"].to_string());
                let kinds: Vec<String> = kinds.collect();
                (keys.map(|key| test[key].to_string()), kinds)
            };
            (run.code, tests.iter().map(test).collect::<Vec<_>>())
        });
        assert_eq!(results[0], results[1], "{file} under {model}");
    }
    for model in ["sc", "tso", "dotnet"] {
        let outcomes = ["batsat", "cadical"].map(|solver| {
            let run = asked(&["outcomes", PROGRAM, "r1", "r2", "--model", model], solver);
            run.json()["outcomes"].clone()
        });
        assert_eq!(outcomes[0], outcomes[1], "{model}");
    }
}

#[cfg(feature = "cadical")]
#[test]
fn limits_are_obeyed_and_proofs_refused() {
    let hard = "../../../../bench/datatypes/two-lock-queue.toml";
    let test = ["datatype", hard, "--model", "relaxed", "--test", "C44"];
    for (option, most, limit) in [("--timeout", "1", "timeout"), ("--memory", "30", "memory")] {
        let run = asked(&[&test[..], &[option, most]].concat(), "cadical");
        assert_eq!(run.code, 3, "{}{}", run.stdout, run.stderr);
        let limits = &run.json()["tests"][0]["limits_hit"];
        assert_eq!(limits[0], limit, "{limits}");
    }
    let folder = Folder::new("cadical-proofs");
    let (proof, formula) = (folder.file("a.drat"), folder.file("a.cnf"));
    let run = asked(&["check", PROGRAM, "--proof", &proof], "cadical");
    assert_eq!(run.code, 2, "{}", run.stdout);
    assert!(run.stdout.contains("--proof"), "{}", run.stdout);
    let run = asked(&["check", PROGRAM, "--dimacs", &formula], "cadical");
    assert_eq!(run.code, 0, "{}", run.stderr);
    let text = std::fs::read_to_string(&formula).expect("a formula");
    assert!(text.starts_with("p cnf "), "{text}");
}
