//! Assemblies of a newer compiler under every schedule: the `Lock` type of C# 13 and an asynchronous
//! entry point.

mod common;

use common::fencepost;
use std::path::Path;

fn program(name: &str) -> String {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../tests/compiled")
        .join(name)
        .join("program.dll")
        .display()
        .to_string()
}

#[test]
fn the_new_lock_type_excludes_and_async_main_returns_its_code() {
    for model in ["sc", "clr", "dotnet"] {
        let locks = program("locks");
        let run = fencepost(&["check", &locks, "--model", model, "--format", "json"]);
        assert_eq!(run.code, 0, "{model}: {}", run.stdout);
        let json = run.json();
        assert_eq!(json["verdict"], "verified", "{model}");
        assert_eq!(json["exit_code"], 7, "{model}");
    }
}

#[test]
fn new_locks_in_opposite_orders_deadlock() {
    let run = fencepost(&["check", &program("lock_order"), "--format", "json"]);
    assert_eq!(run.code, 1, "{}", run.stdout);
    let violation = &run.json()["violations"][0];
    assert_eq!(violation["kind"], "deadlock");
    let message = violation["message"].as_str().unwrap_or_default();
    assert!(message.contains("lock_order.cs:10"), "{message}");
    assert!(message.contains("lock_order.cs:13"), "{message}");
}

/// The method is an instance method and returns a struct, for which its caller makes room.
#[test]
fn an_asynchronous_method_with_a_value_task_is_a_place_to_start() {
    let mix = program("language_mix");
    let entry = ["--entry", "Async::DisposeAsync"];
    let arguments = [&["check", &mix, "--format", "json"], &entry[..]].concat();
    let run = fencepost(&arguments);
    assert_eq!(run.code, 0, "{}", run.stdout);
    let ends = run.json()["ends"].to_string();
    assert!(ends.contains("disposed"), "{ends}");
}
