//! Executions that never end: what the search finds is what a plain search of a product graph
//! finds, with every reduction.

#[path = "../support/rng.rs"]
mod rng;

mod generate;
mod product;
mod workers;

use fencepost_check::{FailureKind, Reduction, Report, Setup, Task, Verdict, check};
use fencepost_ir::Source;
use fencepost_ir::text::parse_program;
use fencepost_memory_model::builtin;
use fencepost_search::fairness::Rule;
use fencepost_vm::{Machine, Merge, NativeTable, Options};
use std::sync::Arc;

/// How many programs are tried under each model.
const PROGRAMS: u64 = 120;

/// A pending list that is soon full: loops with writes have few states then.
const MAX_PENDING: usize = 2;

fn task(text: &str, model: &str, reduction: Reduction) -> Task {
    let program = parse_program(text, "program.fir").expect("the program is fine");
    let model = builtin(model).expect("a built-in model");
    let mut task = Task::new(Arc::new(program), NativeTable::core(), model);
    task.engine = reduction.into();
    task.max_pending = MAX_PENDING;
    task.find_all = true;
    task.liveness.livelocks = true;
    task
}

fn search(text: &str, model: &str, reduction: Reduction) -> Report {
    let report = check(&task(text, model, reduction)).expect("the task is fine");
    assert_ne!(report.verdict, Verdict::Internal, "{text}\n{report:?}");
    report
}

fn finds(report: &Report) -> bool {
    let mut violations = report.violations.iter();
    violations.any(|violation| violation.kind == FailureKind::Livelock)
}

/// What the product graph says.
fn never_ends(text: &str, model: &str) -> Option<bool> {
    let program = parse_program(text, "program.fir").expect("the program is fine");
    let entry = program.entry().expect("there is an entry");
    let options = Options {
        merge: Merge::Registers,
        defer_entries: false,
        max_pending: MAX_PENDING,
        ..Options::default()
    };
    let model = builtin(model).expect("a built-in model");
    let machine = Machine::new(Arc::new(program), NativeTable::core(), model, options);
    product::never_ends(&machine, entry)
}

fn compare(model: &str) {
    let (mut endless, mut ending, mut cut) = (0, 0, 0);
    for seed in 0..PROGRAMS {
        let text = generate::program(seed);
        let Some(expected) = never_ends(&text, model) else {
            continue;
        };
        let every = search(&text, model, Reduction::None);
        assert_eq!(
            finds(&every),
            expected,
            "seed {seed}, {model}, none\n{text}"
        );
        let ample = search(&text, model, Reduction::Ample);
        // A full list is full at other times where issuing is not a step.
        if every.limits_hit.is_empty() && ample.limits_hit.is_empty() {
            assert_eq!(
                finds(&ample),
                expected,
                "seed {seed}, {model}, ample\n{text}"
            );
        } else {
            cut += 1;
        }
        match expected {
            true => endless += 1,
            false => ending += 1,
        }
    }
    println!("{model}: {endless} never end, {ending} do, {cut} have a full list");
    assert!(endless > 20 && ending > 20, "{model}: {endless}, {ending}");
    assert!(
        cut * 2 < endless + ending,
        "{model}: {cut} of {}",
        endless + ending
    );
}

#[test]
fn sequential_programs() {
    compare("sc");
}

#[test]
fn programs_with_store_buffers() {
    compare("tso");
}

#[test]
fn programs_under_the_model_of_net() {
    compare("clr");
}

#[test]
fn programs_under_the_model_of_java() {
    compare("jsr133");
}

#[test]
fn programs_under_the_model_of_c() {
    compare("c11");
}

/// Where one of these rules of what is fair is left out, some fixture has another verdict.
#[test]
fn every_rule_of_fairness_is_needed() {
    for (rule, fixture, model) in [
        (Rule::Moves, "spin-on-flag", "sc"),
        (Rule::Completions, "spin-on-flag", "tso"),
        (Rule::Expiry, "timed-wait-or-pulse", "sc"),
        (Rule::Choices, "choice-each-way", "sc"),
    ] {
        let file = format!("../../tests/ir/liveness/{fixture}/program.fir");
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
        let text = std::fs::read_to_string(path).expect("a fixture");
        let mut task = task(&text, model, Reduction::Ample);
        let found = |task: &Task| finds(&check(task).expect("the task is fine"));
        let expected = found(&task);
        task.liveness.left_out = Some(rule);
        assert_ne!(found(&task), expected, "{rule:?}, {fixture}");
    }
}

/// A task whose parts do not go together is refused, with the option to change.
#[test]
fn what_does_not_go_together_is_refused() {
    let text = generate::program(0);
    for reduction in [Reduction::Dpor, Reduction::Sdpor] {
        let error = check(&task(&text, "sc", reduction)).expect_err("it compares executions");
        assert!(error.to_string().contains("cycles of states"), "{error}");
    }
    let error = check(&task(&text, "jmm96", Reduction::Ample)).expect_err("it has no table");
    assert!(error.to_string().contains("working copy"), "{error}");
    let mut task = task(&text, "sc", Reduction::Ample);
    task.liveness.endless = vec!["nowhere".to_string()];
    let model = task.model.clone();
    assert!(
        Setup::new(&task, model).is_err(),
        "there is no such function"
    );
}
