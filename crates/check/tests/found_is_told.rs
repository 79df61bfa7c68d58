//! A violation that was found is told soon, however much there is that could still be looked at,
//! and it is told with what there is to say about it.

use fencepost_check::{Classification, Reduction, Report, Task, Verdict, check};
use fencepost_ir::text::parse_program;
use fencepost_memory_model::builtin;
use fencepost_vm::NativeTable;
use std::sync::Arc;

fn run(text: &str, model: &str, change: impl FnOnce(&mut Task)) -> Report {
    let program = parse_program(text, "program.fir").expect("the program is fine");
    let model = builtin(model).expect("a built-in model");
    let mut task = Task::new(Arc::new(program), NativeTable::core(), model);
    change(&mut task);
    let report = check(&task).expect("the task is fine");
    assert_eq!(report.verdict, Verdict::Violated);
    report
}

/// The reordering shows after a few steps. Plain interleaving never fails and has no end: the
/// counter counts on. Two threads count in turn, so that every number is a state.
const ENDLESS: &str = r#"
class M { static size: i32; static ready: i32; static n: i64 }
func send() {
  store M.size, 5
  store M.ready, 1
}
func count() {
  %one = const i64 1
loop:
  %old = rmw add M.n, %one
  jump loop
}
func main() {
  %s = start send()
  %r = load M.ready
  br %r, got, end
got:
  %v = load M.size
  %ok = eq.i32 %v, 5
  br %ok, fine, bad
bad:
  assert false, "ready, but no size"
  ret
fine:
  %a = start count()
  %b = start count()
end:
  ret
}
"#;

#[test]
fn a_space_without_end_under_sc_does_not_withhold_a_violation() {
    for (reduction, shortest) in [
        (Reduction::Ample, false),
        (Reduction::Ample, true),
        (Reduction::None, true),
        (Reduction::Sdpor, false),
    ] {
        let report = run(ENDLESS, "pso", |task| {
            task.engine = reduction.into();
            task.shortest = shortest;
        });
        let violation = &report.violations[0];
        assert_eq!(violation.class, Classification::Unknown);
        let reason = violation.class_reason.as_deref().expect("a reason");
        assert!(reason.contains("--classify-states"), "{reason}");
        assert_eq!(violation.reorderings.len(), 1);
    }
}

/// An endless loop that nobody else can see takes very many operations in few states.
#[test]
fn long_steps_under_sc_do_not_withhold_a_violation() {
    let alone = ENDLESS.replace("  %b = start count()\n", "");
    let start = std::time::Instant::now();
    let report = run(&alone, "pso", |_| {});
    assert_eq!(report.violations[0].class, Classification::Unknown);
    let reason = report.violations[0].class_reason.as_deref();
    let reason = reason.expect("a reason");
    assert!(reason.contains("more than 20000000 operations"), "{reason}");
    // Twenty thousand such steps take minutes.
    assert!(start.elapsed().as_secs() < 60);
}

#[test]
fn the_budget_is_an_option() {
    let small = ENDLESS.replace("jump loop", "ret");
    let report = run(&small, "pso", |_| {});
    assert_eq!(report.violations[0].class, Classification::Relaxed);
    assert_eq!(report.violations[0].class_reason, None);
    for states in [0, 3] {
        let report = run(&small, "pso", |task| task.classify_states = Some(states));
        assert_eq!(report.violations[0].class, Classification::Unknown);
        assert!(report.violations[0].class_reason.is_some());
    }
}

/// Under `tso` reading `y` early makes the assertion fail, and so does another order of threads,
/// before the threads that count without end are started.
#[test]
fn the_search_under_sc_ends_with_the_first_match() {
    let text = r#"
class M { static x: i32; static y: i32; static z: i32; static n: i64 }
func other() {
  store M.x, 1
  %v = load M.y
  store M.z, %v
}
func count() {
  %one = const i64 1
loop:
  %old = rmw add M.n, %one
  jump loop
}
func main() {
  %s = start other()
  store M.y, 1
  %w = load M.x
  %z = load M.z
  %bad = or.i32 %w, %z
  assert %bad, "neither"
  %a = start count()
  %b = start count()
}
"#;
    for shortest in [false, true] {
        let report = run(text, "tso", |task| task.shortest = shortest);
        assert_eq!(report.violations[0].class, Classification::Sequential);
        assert!(report.violations[0].reorderings.is_empty());
        let marked = |v: &fencepost_check::ViolationReport| v.trace.iter().any(|s| s.out_of_order);
        assert!(!marked(&report.violations[0]));
    }
}

/// A writer and a reader that insists on seeing each of its pairs of writes in the other order.
fn rounds(count: usize) -> String {
    let fields: String = (0..count)
        .map(|i| format!("static x{i}: i32; static y{i}: i32; "))
        .collect();
    let mut text = format!("class S {{ {fields}}}\nfunc w() {{\n");
    for i in 0..count {
        text += &format!("  store S.x{i}, 1\n  store S.y{i}, 1\n");
    }
    text += "}\nfunc main() {\n  %t = start w()\n";
    for i in 0..count {
        text += &format!("  %y = load S.y{i}\n  assume %y\n  %x = load S.x{i}\n");
        text += "  %none = eq.i32 %x, 0\n  assume %none\n";
    }
    text + "  assert false, \"all of them\"\n}\n"
}

/// An execution that ends in a failed assumption takes few operations, and many such executions
/// leave enough of the budget to look at everything.
#[test]
fn failed_assumptions_do_not_use_up_the_budget() {
    let report = run(&rounds(60), "pso", |task| task.max_pending = 400);
    let violation = &report.violations[0];
    assert_eq!(violation.class_reason, None);
    assert_eq!(violation.class, Classification::Relaxed);
    assert_eq!(violation.reorderings.len(), 60);
}

/// A witness without a reordering says by itself that none is needed.
#[test]
fn a_witness_in_order_needs_no_search() {
    let text = r#"
class M { static x: i32 }
func other() { store M.x, 1 }
func main() {
  %s = start other()
  %v = load M.x
  %ok = eq.i32 %v, 0
  assert %ok
}
"#;
    for model in ["tso", "pso", "dotnet", "clr", "jsr133"] {
        let report = run(text, model, |task| task.classify_states = Some(0));
        assert_eq!(
            report.violations[0].class,
            Classification::Sequential,
            "{model}"
        );
    }
}

/// One worker never comes to the branch that fails; several do.
#[test]
fn a_violation_that_one_worker_does_not_come_to_is_told() {
    let text = r#"
class M { static n: i64 }
func count() {
  %one = const i64 1
loop:
  %old = rmw add M.n, %one
  jump loop
}
func main() {
  %k = choose 2
  br %k, fail, go
go:
  %a = start count()
  %b = start count()
  ret
fail:
  assert false, "the other branch"
  ret
}
"#;
    for flipped in [false, true] {
        let text = match flipped {
            true => text.replace("br %k, fail, go", "br %k, go, fail"),
            false => text.to_string(),
        };
        let report = run(&text, "sc", |task| {
            task.workers = 2;
            task.repeatable = true;
            task.share_after = 10;
        });
        assert_eq!(report.violations.len(), 1);
    }
}

/// What was overtaken may still be pending when an invariant fails.
#[test]
fn an_invariant_names_what_is_still_pending() {
    let text = r#"
class M { static size: i32; static ready: i32; static noise: i32 }
func send() {
  store M.noise, 1
  store M.size, 5
  store M.ready, 1
}
func main() {
  %s = start send()
  join %s
}
"#;
    for (model, first) in [
        ("pso", "write M.size"),
        ("dotnet", "write M.size"),
        ("clr", "write M.size"),
        ("jsr133", "write M.size"),
        ("jmm96", "write M.size"),
    ] {
        for shortest in [false, true] {
            let report = run(text, model, |task| {
                task.shortest = shortest;
                task.invariants = vec!["M.ready == 0 || M.size == 5".to_string()];
            });
            let violation = &report.violations[0];
            assert_eq!(violation.class, Classification::Relaxed, "{model}");
            let pairs: Vec<(&str, &str)> = violation
                .reorderings
                .iter()
                .map(|pair| (pair.first.as_str(), pair.overtaken_by.as_str()))
                .collect();
            let [(overtaken, by)] = pairs.as_slice() else {
                panic!("{model}: {pairs:?}");
            };
            assert!(overtaken.ends_with(first), "{model}: {overtaken}");
            assert!(by.ends_with("write M.ready"), "{model}: {by}");
        }
    }
}

#[test]
fn a_failure_before_the_first_visible_step_has_a_place() {
    let places = |report: &Report| {
        let trace = report.violations[0].trace.iter();
        trace
            .map(|step| (step.thread_name.clone(), step.source.clone()))
            .collect::<Vec<_>>()
    };
    let main = |line: u32| vec![("Main".to_string(), format!("program.fir:{line}"))];
    let text = "func main() {\n  %x = 1\n  %no = eq.i32 %x, 2\n  assert %no\n}\n";
    assert_eq!(places(&run(text, "sc", |_| {})), main(4));
    let text = "func main() {\n  %x = 1\n  %y = 0\n  %z = div.i32 %x, %y\n  assert %z\n}\n";
    assert_eq!(places(&run(text, "sc", |_| {})), main(4));
    let text = "class C { static x: i32 }\nfunc main() {\n  store C.x, 1\n}\n";
    let report = run(text, "sc", |task| task.invariants = vec!["C.x == 1".into()]);
    assert_eq!(places(&report), main(3));
}
