//! What a search says that it cost and saved, on programs where the figures are known.

use fencepost_check::{Reduction, Report, Task, check};
use fencepost_ir::text::parse_program;
use fencepost_memory_model::builtin;
use fencepost_vm::NativeTable;
use std::path::Path;
use std::sync::Arc;

fn run(text: &str, model: &str, reduction: Reduction, change: impl FnOnce(&mut Task)) -> Report {
    let program = parse_program(text, "program.fir").expect("the program is fine");
    let model = builtin(model).expect("a built-in model");
    let mut task = Task::new(Arc::new(program), NativeTable::core(), model);
    task.engine = reduction.into();
    task.share_after = 1;
    task.arrange_after = 64;
    change(&mut task);
    check(&task).expect("the task is fine")
}

fn plain(text: &str, model: &str, reduction: Reduction) -> Report {
    run(text, model, reduction, |_| {})
}

fn algorithm(name: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/ir/algorithms");
    std::fs::read_to_string(root.join(name).join("program.fir")).expect("a fixture")
}

/// One thread: whatever is merged is a step that is missing.
const ALONE: &str = r"
class Box { value: i32 }
class Shared { static flag: i32; static box: Box }

func main() {
  store Shared.flag, 1
  %box = new Box
  store %box.Box.value, 1
  store Shared.box, %box
  %b = load Shared.box
  enter %b
  %n = load %b.Box.value
  %n = add.i32 %n, 1
  store %b.Box.value, %n
  exit %b
  %old = rmw add %b.Box.value, 1
  fence full
}
";

#[test]
fn every_merged_operation_is_a_step_less() {
    let all = plain(ALONE, "sc", Reduction::None);
    let merged = plain(ALONE, "sc", Reduction::Ample);
    assert_eq!(all.statistics.tally.merged, 0);
    assert_eq!(
        all.transitions - merged.transitions,
        merged.statistics.tally.merged
    );
    assert_eq!(merged.transitions, 0, "{merged:?}");
}

/// Two boxes become garbage where a state is stored, one lives on.
const GARBAGE: &str = r"
class Box { value: i32 }
class Shared { static box: Box }

func main() {
  %a = new Box
  store Shared.box, %a
  %b = new Box
  store Shared.box, %b
  %c = new Box
  store Shared.box, %c
}
";

#[test]
fn objects_that_were_removed_are_counted() {
    let report = plain(GARBAGE, "sc", Reduction::None);
    let tally = report.statistics.tally;
    assert_eq!(
        tally.steps, report.transitions,
        "one thread repeats no step"
    );
    assert_eq!(tally.removed, 2);
    assert!(
        tally.collections >= 2 && tally.collections <= tally.steps,
        "{tally:?}"
    );
}

#[test]
fn every_transition_is_run_or_looked_up() {
    let text = algorithm("peterson-volatile");
    for (model, reduction) in [("sc", Reduction::None), ("tso", Reduction::Ample)] {
        for (workers, find_all) in [(1, false), (3, false), (1, true), (3, true)] {
            let report = run(&text, model, reduction, |task| {
                task.workers = workers;
                task.find_all = find_all;
            });
            let statistics = &report.statistics;
            assert_eq!(
                statistics.tally.steps + statistics.looked_up,
                report.transitions + statistics.passed_through,
                "{model}, {workers} workers, {find_all}"
            );
            // Steps of chains are always run.
            if workers == 1 && reduction == Reduction::None {
                assert!(statistics.looked_up > 0, "{model}, {find_all}");
            }
        }
    }
}

/// A write that meets nothing waits until its thread ends.
const LATE: &str = r"
class Shared { static x: i32 }

func main() {
  %t = start write()
  join %t
}

func write() {
  store Shared.x, 1
}
";

#[test]
fn pending_writes_that_are_no_choice_are_counted() {
    let late = plain(LATE, "tso", Reduction::Ample).statistics.tally;
    assert_eq!((late.issued, late.completed, late.chosen), (1, 1, 0));
    let each = plain(LATE, "tso", Reduction::None).statistics.tally;
    assert_eq!((each.issued, each.completed, each.chosen), (0, 1, 1));
}

/// Threads that write what they are given, the same for all or not.
fn writers(same: bool) -> String {
    let write = |name: &str, field: &str| format!("func {name}() {{ store Shared.{field}, 1 }}\n");
    let second = if same { "x" } else { "y" };
    format!(
        "class Shared {{ static x: i32; static y: i32 }}\n\
         func main() {{ %a = start first(); %b = start second(); join %a; join %b }}\n{}{}",
        write("first", "x"),
        write("second", second)
    )
}

#[test]
fn what_dpor_reverses_and_leaves_is_counted() {
    let apart = plain(&writers(false), "sc", Reduction::Dpor);
    let comparison = apart.statistics.comparison;
    assert_eq!((apart.executions, apart.transitions), (Some(1), 8));
    assert_eq!((comparison.reversals, comparison.cut), (0, 0));
    // As long as both writers have something to do there are two choices; those are the states
    // before the second start, the two steps of the first writer and the first join.
    assert_eq!((comparison.choices_left, comparison.repeated), (4, 0));
    let same = plain(&writers(true), "sc", Reduction::Dpor);
    let comparison = same.statistics.comparison;
    assert_eq!(same.executions, Some(2));
    assert!(comparison.reversals > 0 && comparison.reversals <= comparison.races);
    assert_eq!(same.statistics.tally.steps, same.transitions);
}

#[test]
fn what_sdpor_leaves_is_counted() {
    let apart = plain(&writers(false), "sc", Reduction::Sdpor);
    let all = plain(&writers(false), "sc", Reduction::Ample);
    assert_eq!(all.statistics.comparison.choices_left, 0);
    // It takes the one execution that `dpor` takes.
    assert_eq!((apart.states, apart.transitions), (9, 8));
    assert_eq!(apart.statistics.comparison.choices_left, 4);
}

/// Two threads write one cell, and each one of its own.
const CONFLICT: &str = r"
class S { static x: i32; static a: i32; static b: i32 }
func first() {
  store S.a, 1
  store S.x, 1
}
func second() {
  store S.b, 1
  store S.x, 2
}
func main() {
  %t = start first()
  %u = start second()
  join %t
  join %u
}
";

#[test]
fn choices_are_counted_by_line_where_threads_conflict() {
    let none = plain(CONFLICT, "sc", Reduction::Ample);
    assert!(none.origins.is_empty(), "nobody asked");
    let report = run(CONFLICT, "sc", Reduction::Ample, |task| {
        task.count_origins = true;
    });
    let lines: Vec<(Option<&str>, u64)> = report
        .origins
        .iter()
        .map(|row| (row.source.as_deref(), row.choices))
        .collect();
    // Only the conflicting writes are choices, in the one state before both.
    assert_eq!(
        lines,
        [(Some("program.fir:5"), 1), (Some("program.fir:9"), 1)]
    );
}
