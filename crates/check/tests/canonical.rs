//! Names by position: never more states than names by origin, and the same results.

#[path = "random_sc/generate.rs"]
mod generate;
#[path = "support/models.rs"]
mod models;
#[path = "support/programs.rs"]
mod programs;
#[path = "support/rng.rs"]
#[allow(dead_code)]
mod rng;

use fencepost_check::{HeapNames, LimitHit, Reduction, Report, Task, check};
use fencepost_ir::text::parse_program;
use fencepost_vm::NativeTable;
use programs::fixture_programs;
use std::sync::Arc;

/// Larger spaces are left to measurements.
const MAX_STATES: u64 = 1_000;

/// Runs a program; with expressions, their end values are compared, too.
fn run(text: &str, way: Way, expressions: &[&str], canonical: bool) -> Report {
    let program = parse_program(text, "program.fir").expect("the program is fine");
    let model = models::model(way.0).expect("a built-in model");
    let mut task = Task::new(Arc::new(program), NativeTable::core(), model);
    task.engine = way.1.into();
    task.outcomes = expressions.iter().map(|text| text.to_string()).collect();
    task.limits.max_states = Some(MAX_STATES);
    task.find_all = true;
    task.heap = match canonical {
        true => HeapNames::Canonical,
        false => HeapNames::Origin,
    };
    check(&task).expect("the task is fine")
}

/// A model and a reduction.
type Way = (&'static str, Reduction);

/// What must not depend on what objects are called.
fn results(report: &Report) -> (&'static str, String, Vec<i32>, Vec<(String, String)>) {
    (
        report.verdict.name(),
        format!("{:?}", report.outcomes),
        report.ends.iter().map(|end| end.exit_code).collect(),
        report
            .violations
            .iter()
            .map(|v| (v.witness.kind.clone(), v.witness.detail.clone()))
            .collect(),
    )
}

/// The states by origin and by position; None if there are too many.
fn compare(text: &str, way: Way, expressions: &[&str], name: &str) -> Option<(u64, u64)> {
    let origin = run(text, way, expressions, false);
    if origin.limits_hit.contains(&LimitHit::States) {
        return None;
    }
    let position = run(text, way, expressions, true);
    assert_eq!(results(&position), results(&origin), "{name}");
    assert!(
        position.states <= origin.states,
        "{name}: {} states by position, {} by origin",
        position.states,
        origin.states
    );
    Some((origin.states, position.states))
}

#[test]
fn names_by_position_merge_states_and_nothing_else() {
    let all = fixture_programs();
    let (mut compared, mut fewer) = (0, Vec::new());
    for path in &all {
        let text = std::fs::read_to_string(path).expect("readable");
        for way in [
            ("sc", Reduction::None),
            ("pso", Reduction::Ample),
            ("clr+reuse", Reduction::Ample),
        ] {
            let name = format!("{} under {}", path.display(), way.0);
            if let Some((origin, position)) = compare(&text, way, &[], &name) {
                compared += 1;
                if position < origin {
                    fewer.push(format!("{name}: {origin} {position}"));
                }
            }
        }
    }
    assert!(compared > 100, "{compared} compared");
    assert!(fewer.len() > 1, "{fewer:?}");
}

#[test]
fn random_programs_agree() {
    let mut compared = 0;
    for seed in 0..150 {
        let text = generate::program(seed, 1 + seed as usize % 4, generate::Flavour::default());
        let name = format!("seed {seed}\n{text}");
        for way in [
            ("sc", Reduction::None),
            ("tso", Reduction::Ample),
            ("clr+reuse", Reduction::Ample),
        ] {
            let done = compare(&text, way, &generate::OUTCOMES, &name);
            compared += usize::from(done.is_some());
        }
    }
    assert!(compared > 150, "{compared} compared");
}
