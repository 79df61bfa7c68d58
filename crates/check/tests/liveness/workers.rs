//! However many workers build the graph, everything that is said is the same.

use super::{generate, task};
use fencepost_check::{Reduction, Report, Task, check};
use std::path::Path;

/// Random programs that are tried under each model.
const PROGRAMS: u64 = 40;

/// Everything that a report says, but for what it cost.
fn said(report: &Report) -> String {
    let Report {
        verdict,
        limits_hit,
        pending_limit_at,
        notes,
        states,
        transitions,
        depth,
        max_pending,
        ends,
        violations,
        unsupported,
        ..
    } = report;
    format!(
        "{verdict:?} {limits_hit:?} {pending_limit_at:?} {notes:?} {states} {transitions} {depth} \
         {max_pending} {ends:?} {unsupported:?}\n{violations:#?}"
    )
}

fn with_workers(mut task: Task, workers: usize) -> Report {
    task.workers = workers;
    // Even two states are shared.
    task.share_after = 1;
    check(&task).expect("the task is fine")
}

fn compare(name: &str, make: &dyn Fn() -> Task) -> Report {
    let one = with_workers(make(), 1);
    for workers in [2, 3] {
        let several = with_workers(make(), workers);
        assert_eq!(several.statistics.workers, workers, "{name}");
        assert_eq!(said(&several), said(&one), "{name}, {workers} workers");
    }
    one
}

#[test]
fn random_programs() {
    for model in ["sc", "tso", "clr"] {
        for seed in 0..PROGRAMS {
            let text = generate::program(seed);
            for find_all in [true, false] {
                let name = format!("seed {seed}, {model}, all {find_all}");
                compare(&name, &|| {
                    let mut task = task(&text, model, Reduction::Ample);
                    task.find_all = find_all;
                    task
                });
            }
        }
    }
}

fn fixture(name: &str) -> String {
    let file = format!("../../tests/ir/liveness/{name}/program.fir");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    std::fs::read_to_string(path).expect("a fixture")
}

/// What is cut by a limit on states does not depend on who came first, either.
#[test]
fn a_limit_on_states() {
    let text = fixture("polite");
    for max in 1..40 {
        let report = compare(&format!("at most {max} states"), &|| {
            let mut task = task(&text, "tso", Reduction::None);
            task.limits.max_states = Some(max);
            task
        });
        // The search notices after the step that was one too many.
        assert!(report.states <= max + 1, "{} for {max}", report.states);
    }
}

#[test]
fn conditions_that_must_come() {
    for (name, condition) in [
        ("eventually", "R.y == 1"),
        ("eventually-for-ever", "R.y == 1"),
    ] {
        let text = fixture(name);
        let report = compare(name, &|| {
            let mut task = task(&text, "sc", Reduction::None);
            task.liveness.livelocks = false;
            task.liveness.eventually = vec![condition.to_string()];
            task
        });
        assert_eq!(report.verdict.name(), "violated", "{name}");
    }
}

/// Threads that start threads: these get their numbers in the order in which workers meet them.
const FAMILY: &str = "\
class R { static a: i32 static b: i32 static seen: i32 }
func first() {
again:
  store volatile R.a, 1
  %b = load volatile R.b
  br %b, back, in
back:
  store volatile R.a, 0
  jump again
in:
  store volatile R.a, 0
  ret
}
func second() {
again:
  store volatile R.b, 1
  %a = load volatile R.a
  br %a, back, in
back:
  store volatile R.b, 0
  jump again
in:
  store volatile R.b, 0
  ret
}
func parent(%which: i32) {
  store R.seen, %which
  br %which, one, other
one:
  start first()
  ret
other:
  start second()
  ret
}
func main() {
  start parent(0)
  start parent(1)
  start parent(2)
}
";

#[test]
fn threads_that_start_threads() {
    for _ in 0..10 {
        let report = compare("family", &|| task(FAMILY, "sc", Reduction::None));
        assert_eq!(report.verdict.name(), "violated");
    }
}
