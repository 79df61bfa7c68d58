//! `check --engine sat` on whole C# programs, which start threads of their own: a solver must come
//! to what the search through states comes to.

mod common;

use common::fencepost;

/// Programs of `tests/dotnet` that are small enough, and that a solver must take.
const PROGRAMS: &[&str] = &[
    "deadlocks/cycle-while-others-run",
    "deadlocks/join-each-other",
    "events/auto-reset-lost",
    "events/countdown",
    "events/manual-reset",
    "events/semaphore-two-inside",
    "interlocked/check-then-act",
    "litmus/mp-plain",
    "litmus/mp-volatile",
    "litmus/sb-barrier",
    "litmus/sb-plain",
    "lockfree/peterson-plain",
    "monitors/lock-counter",
    "monitors/missed-pulse",
    "publication/through-event-slim",
    "publication/through-semaphore-slim",
    "threads/lost-update-outcomes",
];

/// The expressions whose end values the expectations of a program are about.
fn expressions(program: &str) -> Vec<String> {
    let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR"))
        .join(format!("../../tests/dotnet/{program}/expect.toml"));
    let text = std::fs::read_to_string(file).expect("expectations");
    let table: toml::Table = text.parse().expect("a table");
    let outcomes = table
        .get("options")
        .and_then(|options| options.get("outcomes"));
    let outcomes = outcomes.and_then(toml::Value::as_array);
    let texts = outcomes
        .into_iter()
        .flatten()
        .filter_map(toml::Value::as_str);
    texts.map(str::to_string).collect()
}

/// The verdict, the kinds of violations, and the rows of end values.
fn result(program: &str, engine: &str, model: &str) -> (String, Vec<String>, String) {
    let file = format!("../../../../tests/dotnet/{program}/program.cs");
    let expressions = expressions(program);
    let command: Vec<&str> = match expressions.is_empty() {
        true => vec!["check", &file, "--all"],
        false => ["outcomes", &file]
            .into_iter()
            .chain(expressions.iter().map(String::as_str))
            .collect(),
    };
    let options = ["--engine", engine, "--model", model, "--format", "json"];
    let json = fencepost(&[&command[..], &options].concat()).json();
    let violations = json["violations"].as_array().cloned().unwrap_or_default();
    let mut kinds: Vec<String> = violations
        .iter()
        .map(|one| one["kind"].to_string())
        .collect();
    kinds.sort();
    kinds.dedup();
    let rows = json["outcomes"].to_string();
    (json["verdict"].to_string(), kinds, rows)
}

#[test]
fn programs_that_start_threads_are_followed() {
    let mut wrong = Vec::new();
    let mut verdicts = std::collections::BTreeSet::new();
    for program in PROGRAMS {
        for model in ["sc", "dotnet"] {
            let (searched, solved) = (
                result(program, "explicit", model),
                result(program, "sat", model),
            );
            verdicts.insert(solved.0.clone());
            if searched != solved {
                wrong.push(format!("{program} {model}: {searched:?}, not {solved:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    // Not all of them say the same.
    assert_eq!(verdicts.len(), 2, "{verdicts:?}");
}
