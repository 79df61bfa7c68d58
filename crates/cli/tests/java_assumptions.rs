//! What a verdict about a Java program takes for granted is named, and gone once an option lifts it.

mod common;

use common::fencepost;
use std::path::Path;

/// The assumptions of a check of one of the test programs.
fn assumptions(case: &str, options: &[&str]) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/java/concurrent");
    let archive = folder.join(case).join("program.jar");
    let mut arguments = vec!["check", archive.to_str().unwrap(), "--format", "json"];
    arguments.extend(options);
    let run = fencepost(&arguments);
    let result: serde_json::Value = serde_json::from_str(&run.stdout)
        .unwrap_or_else(|error| panic!("{case}: {error}: {}{}", run.stdout, run.stderr));
    let listed = result["assumptions"].as_array().unwrap();
    let names = listed.iter().map(|name| name.as_str().unwrap().to_string());
    names.collect()
}

fn has(case: &str, options: &[&str], wanted: &str) -> bool {
    assumptions(case, options).iter().any(|name| name == wanted)
}

#[test]
fn waits_that_end_without_a_cause() {
    let name = "no-spurious-wakeups";
    assert!(has("no-spurious-wait", &[], name));
    assert!(!has("no-spurious-wait", &["--spurious"], name));
    assert!(!has("lost-update", &[], name));
}

#[test]
fn weak_updates_that_fail_without_a_cause() {
    let name = "weak-exchange-is-strong";
    assert!(has("weak-update-fails", &[], name));
    assert!(!has("weak-update-fails", &["--spurious"], name));
    assert!(!has("compare-and-set", &[], name));
}

#[test]
fn what_the_class_library_leaves_out() {
    let operations = "library-operations-are-atomic";
    assert!(has("concurrent-map", &[], operations));
    assert!(!has("lost-update", &[], operations));
    let iterators = "iterators-see-one-moment";
    assert!(has("map-iterated", &[], iterators));
    assert!(!has("concurrent-map", &[], iterators));
    let pieces = "parallel-streams-have-few-pieces";
    assert!(has("parallel-stream-race", &[], pieces));
    assert!(!has("lost-update", &[], pieces));
}

#[test]
fn fields_of_64_bits() {
    let name = "wide-accesses-are-atomic";
    assert!(has("long-adder", &[], name));
    assert!(!has("lost-update", &[], name));
}

/// Reads weaker than volatile ones may see the writes of others in different orders on some
/// platforms.
#[test]
fn writes_that_all_threads_see_in_one_order() {
    let name = "multi-copy-atomic";
    assert!(has("release-acquire", &[], name));
    assert!(has("opaque-message", &[], name));
    assert!(!has("lost-update", &[], name));
}

/// A field that is tested and then read again may give an older value the second time.
#[test]
fn branches_that_order_reads() {
    let name = "nothing-speculated";
    assert!(has("tested-then-read", &[], name));
    assert!(!has("tested-then-read", &["--model", "sc"], name));
    assert!(!has("synchronized-update", &[], name));
}

/// An update that waits for an earlier write, though one that fails is only a read.
#[test]
fn updates_that_wait_for_earlier_writes() {
    let name = "updates-ordered";
    assert!(has("update-after-write", &[], name));
    assert!(!has("update-after-write", &["--model", "sc"], name));
    assert!(!has("compare-and-set", &[], name));
}
