//! One worker, several workers, layers and hashes visit the same states and say the same.

#[path = "support/programs.rs"]
mod programs;
#[path = "support/summary.rs"]
mod summary;

use fencepost_check::{LimitHit, Reduction, Report, StoreKind, Task, check};
use fencepost_ir::text::parse_program;
use fencepost_memory_model::builtin;
use fencepost_vm::NativeTable;
use programs::fixture_programs;
use std::path::Path;
use std::sync::Arc;
use summary::summary;

/// Larger spaces are left to measurements.
const MAX_STATES: u64 = 3_000;

fn run(text: &str, model: &str, change: impl FnOnce(&mut Task)) -> Report {
    let program = parse_program(text, "program.fir").expect("the program is fine");
    let model = builtin(model).expect("a built-in model");
    let mut task = Task::new(Arc::new(program), NativeTable::core(), model);
    task.limits.max_states = Some(MAX_STATES);
    task.share_after = 1;
    task.arrange_after = 64;
    change(&mut task);
    check(&task).expect("the task is fine")
}

/// A constant outcome makes the depth-first search go on after violations.
fn depth_first(task: &mut Task) {
    task.outcomes = vec!["1".to_string()];
}

#[test]
fn however_many_workers_the_states_are_the_same() {
    let all = fixture_programs();
    let mut compared = 0;
    for path in &all {
        let text = std::fs::read_to_string(path).expect("readable");
        for (model, reduction) in [("sc", Reduction::None), ("tso", Reduction::Ample)] {
            let name = format!("{} under {model}", path.display());
            let one = run(&text, model, |task| {
                task.engine = reduction.into();
                depth_first(task);
            });
            // What is cut by a limit depends on the order.
            if !one.limits_hit.is_empty() {
                continue;
            }
            compared += 1;
            let expected = summary(&one);
            for workers in [2, 3] {
                let several = run(&text, model, |task| {
                    task.engine = reduction.into();
                    task.workers = workers;
                    depth_first(task);
                });
                assert_eq!(summary(&several), expected, "{name}, {workers} workers");
            }
            let compact = run(&text, model, |task| {
                task.engine = reduction.into();
                task.store = StoreKind::Compact;
                depth_first(task);
            });
            assert_eq!(compact.states, one.states, "{name}, compact");
            assert_eq!(compact.transitions, one.transitions, "{name}, compact");
            assert_ne!(compact.verdict.name(), "verified", "{name}, compact");
            assert!(compact.omission_probability.is_some_and(|p| p < 1e-9));
            let layers = run(&text, model, |task| {
                task.engine = reduction.into();
                task.find_all = true;
            });
            let shared = run(&text, model, |task| {
                task.engine = reduction.into();
                task.find_all = true;
                task.workers = 3;
            });
            assert_eq!(layers.states, one.states, "{name}, layers");
            assert_eq!(summary(&shared), summary(&layers), "{name}, layers");
            let steps = |report: &Report| -> Vec<_> {
                let witnesses = report.violations.iter().map(|v| v.witness.steps.clone());
                witnesses.collect()
            };
            assert_eq!(steps(&shared), steps(&layers), "{name}, witnesses");
            let repeatable = |workers: usize| {
                run(&text, model, |task| {
                    task.engine = reduction.into();
                    task.repeatable = true;
                    task.workers = workers;
                })
            };
            let (alone, together) = (repeatable(1), repeatable(3));
            assert_eq!(steps(&together), steps(&alone), "{name}, repeatable");
            let first = |workers: usize| {
                run(&text, model, |task| {
                    task.engine = reduction.into();
                    task.shortest = true;
                    task.workers = workers;
                })
            };
            let (alone, together) = (first(1), first(3));
            // Without persistent sets there may be more states than the limit allows.
            if alone.limits_hit.is_empty() {
                assert_eq!(summary(&together), summary(&alone), "{name}, shortest");
                assert_eq!(steps(&together), steps(&alone), "{name}, shortest");
            }
        }
    }
    assert!(compared > 50, "{compared} compared");
}

#[test]
fn an_array_of_bits_misses_little_and_says_how_much() {
    let text = std::fs::read_to_string(
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../bench/programs/philosophers.fir"),
    )
    .expect("readable")
    .replace("COUNT", "6");
    let exact = run(&text, "sc", |task| task.limits.max_states = None);
    assert_eq!(exact.verdict.name(), "verified");
    let bits = run(&text, "sc", |task| {
        task.store = StoreKind::Bitstate;
        task.limits.max_states = None;
        task.limits.memory_bytes = Some(1 << 20);
    });
    assert_eq!(bits.verdict.name(), "bounded");
    assert_eq!(bits.limits_hit, [LimitHit::Store]);
    assert!(bits.states <= exact.states && bits.states > exact.states / 2);
    // Half a MiB of bits for a few thousand states leaves a small chance, which is said.
    let chance = bits.omission_probability.expect("it is said");
    assert!(chance > 0.0 && chance < 0.5, "{chance}");
}
