//! Tests of data types by a solver whose encoding has a mistake: what it then finds must never be
//! a verdict, because the machine, or the second look at an execution, does not agree.

use fencepost_check::datatype::{Argument, Operation, Specification, Test, TestReport, check_test};
use fencepost_check::{Effort, Engine, Progress, SolverFlaw, SolverName, Task, Verdict, check};
use fencepost_ir::Source;
use fencepost_ir::text::parse_program;
use fencepost_memory_model::{MemoryModel, axiomatic, builtin};
use fencepost_vm::NativeTable;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Who is asked: the solver that is built in, or the one that a feature adds.
#[cfg(not(feature = "cadical"))]
const SOLVER: SolverName = SolverName::Batsat;
#[cfg(feature = "cadical")]
const SOLVER: SolverName = SolverName::Cadical;

/// Whoever waits for a solver is told that there is one.
#[test]
fn a_solver_says_that_it_is_asked() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/ir/peterson.fir");
    let text = std::fs::read_to_string(file).expect("a file");
    let program = parse_program(&text, "peterson.fir").expect("a program");
    let model = builtin("sc").expect("a model");
    let mut task = Task::new(Arc::new(program), NativeTable::core(), model);
    task.engine = Engine::Bounded {
        effort: Effort::default(),
        solver: SOLVER,
    };
    let told = Arc::new(AtomicUsize::new(0));
    let count = told.clone();
    task.progress = Some(Arc::new(move |progress: Progress| {
        assert_eq!(progress.workers, 0);
        count.fetch_add(1, Ordering::Relaxed);
    }));
    let report = check(&task).expect("a report");
    assert_eq!(report.verdict, Verdict::Verified);
    assert!(told.load(Ordering::Relaxed) > 0);
}

/// The queue of the case study, with commit points or without.
fn queue(commits: bool) -> Specification {
    let operation = |method: &str, arguments: Vec<Argument>, line: &str| Operation {
        method: method.to_string(),
        arguments,
        commit: commits.then(|| line.to_string()),
    };
    let enqueue = operation("enqueue", vec![Argument::Any], "queue.fir:45");
    let dequeue = operation("dequeue", Vec::new(), "queue.fir:87");
    Specification {
        create: "make".to_string(),
        init: Vec::new(),
        operations: BTreeMap::from([('e', enqueue), ('d', dequeue)]),
    }
}

fn run(
    model: &MemoryModel,
    commits: bool,
    flaw: Option<SolverFlaw>,
    threads: &[&str],
) -> TestReport {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/datatypes/p5/queue.fir");
    let text = std::fs::read_to_string(file).expect("a fixture");
    run_text(&text, &queue(commits), model, flaw, threads)
}

/// Runs a test of the data type that a text has.
fn run_text(
    text: &str,
    specification: &Specification,
    model: &MemoryModel,
    flaw: Option<SolverFlaw>,
    threads: &[&str],
) -> TestReport {
    let program = parse_program(text, "queue.fir").expect("a program");
    let source: Arc<dyn Source> = Arc::new(program);
    let mut task = Task::new(source.clone(), NativeTable::core(), model.clone());
    task.engine = Engine::Bounded {
        effort: Effort {
            flaw,
            ..Effort::default()
        },
        solver: SOLVER,
    };
    let test = Test {
        name: threads.join(" | "),
        threads: threads.iter().map(|one| one.chars().collect()).collect(),
    };
    check_test(&mut task, &source, specification, &test).expect("a result")
}

#[test]
fn what_the_machine_does_not_show_is_no_verdict() {
    let models = [
        builtin("sc"),
        builtin("pso"),
        builtin("dotnet"),
        axiomatic("relaxed"),
    ];
    let mut noticed = 0;
    for model in models.map(|model| model.expect("a model")) {
        for commits in [false, true] {
            let right = run(&model, commits, None, &["e", "d"]);
            assert_eq!(right.verdict, Verdict::Verified, "{}", model.name());
            for flaw in [SolverFlaw::NoTransitivity, SolverFlaw::FoldConditions] {
                let report = run(&model, commits, Some(flaw), &["e", "d"]);
                let name = model.name();
                assert_ne!(
                    report.verdict,
                    Verdict::Violated,
                    "{flaw:?}, {name}, commit points: {commits}: {:#?}",
                    report.violations
                );
                noticed += usize::from(report.verdict == Verdict::Internal);
            }
        }
    }
    assert!(noticed > 3, "only {noticed} mistakes were noticed");
}

/// A register that is written in two halves. Its commit points are the accesses to the low half,
/// so that only the high bits of what is read are ever wrong.
const HALVES: &str = "
class Register { low: i32, high: i32 }
func make() -> ref {
  %r = new Register
  ret %r
}
func write(%r: ref, %v: i32) {
  %low = and.i32 %v, 65535
  store %r.Register.low, %low
  %high = shr_u.i32 %v, 16
  store %r.Register.high, %high
}
func read(%r: ref) -> i32 {
  %low = load %r.Register.low
  %high = load %r.Register.high
  %up = shl.i32 %high, 16
  %v = or.i32 %low, %up
  ret %v
}
";

#[test]
fn one_bit_stands_for_others_only_if_nothing_is_computed() {
    let operation = |method: &str, arguments: Vec<Argument>, line: &str| Operation {
        method: method.to_string(),
        arguments,
        commit: Some(line.to_string()),
    };
    let write = operation("write", vec![Argument::Any], "queue.fir:9");
    let read = operation("read", Vec::new(), "queue.fir:14");
    let register = Specification {
        create: "make".to_string(),
        init: Vec::new(),
        operations: BTreeMap::from([('w', write), ('r', read)]),
    };
    let model = MemoryModel::sequential();
    let halves = |flaw| run_text(HALVES, &register, &model, flaw, &["w", "r"]).verdict;
    assert_eq!(halves(None), Verdict::Violated);
    assert_eq!(halves(Some(SolverFlaw::MixedBits)), Verdict::Verified);
    // The queue only moves its values, so it makes no difference there.
    for flaw in [None, Some(SolverFlaw::MixedBits)] {
        let report = run(&model, true, flaw, &["e", "d"]);
        assert_eq!(report.verdict, Verdict::Verified, "{flaw:?}");
    }
}
