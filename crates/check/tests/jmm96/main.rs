//! The machine under `jmm96` and the guarded commands of the model, on random small programs: the
//! same outcomes, whatever the reduction. And every execution that the machine shows is one that
//! the guarded commands allow, action by action.
//!
//! `FENCEPOST_RANDOM=n` takes more programs, `FENCEPOST_SEED=n` others.

mod commands;
#[path = "../support/rng.rs"]
mod rng;

use commands::{End, Paths, Step};
use fencepost_check::{
    Classification, FailureKind, LimitHit, Reduction, Report, Task, TaskError, TraceStep, Verdict,
    check, outcomes,
};
use fencepost_ir::text::parse_program;
use fencepost_memory_model::builtin;
use fencepost_memory_model::jmm96::{Action, State};
use fencepost_vm::NativeTable;
use rng::Rng;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Programs with more states under the guarded commands are left out.
const MOST_STATES: usize = 10_000;

fn number(name: &str, otherwise: u64) -> u64 {
    let set = std::env::var(name).ok();
    set.and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

fn task(paths: &Paths, model: &str, reduction: Reduction) -> Task {
    let text = paths.text();
    let program = parse_program(&text, "program.fir");
    let program = program.unwrap_or_else(|error| panic!("{error}\n{text}"));
    let model = builtin(model).expect("a model");
    let mut task = Task::new(Arc::new(program), NativeTable::core(), model);
    task.engine = reduction.into();
    task.queue_capacity = paths.shape().capacity;
    task
}

fn ends(report: &Report) -> BTreeSet<End> {
    let value = |text: String| text.parse::<i64>().expect("a number");
    let rows = report.outcomes.iter();
    rows.map(|row| row.values.iter().map(|v| value(v.to_string())).collect())
        .collect()
}

fn all_ends(paths: &Paths, model: &str, reduction: Reduction) -> BTreeSet<End> {
    ends_with(paths, model, reduction, true)
}

fn ends_with(paths: &Paths, model: &str, reduction: Reduction, prescient: bool) -> BTreeSet<End> {
    let mut task = task(paths, model, reduction);
    task.prescient = (model == "jmm96").then_some(prescient);
    task.outcomes = paths.expressions();
    task.classify_outcomes = false;
    let report = outcomes(&task).expect("a report");
    let fine = matches!(report.verdict, Verdict::Verified | Verdict::Violated);
    assert!(fine && report.limits_hit.is_empty(), "{}", paths.text());
    assert!(
        report
            .violations
            .iter()
            .all(|v| v.kind == FailureKind::Deadlock)
    );
    ends(&report)
}

/// A random program. Locks are taken in order, so that most programs come to an end.
fn random(rng: &mut Rng) -> Paths {
    let volatile = rng.below(3).min(1 + rng.below(2));
    let plain = 2 - volatile.min(2) + usize::from(rng.one_in(4));
    let locks = rng.below(3);
    let variables = plain + volatile;
    let count = if rng.one_in(4) { 3 } else { 2 };
    let most = if count == 3 { 3 } else { 4 };
    let threads = (0..count).map(|thread| {
        let mut steps = Vec::new();
        let mut held = Vec::new();
        for _ in 0..1 + rng.below(most) {
            let v = rng.below(variables);
            steps.push(match rng.below(8) {
                0..=2 => Step::Use(v),
                3..=4 => Step::Assign(v, rng.pick(&[1, 2])),
                5 => Step::AssignUsed(v),
                6 if held.len() < locks => {
                    held.push(held.len());
                    Step::Lock(held.len() - 1)
                }
                7 if !held.is_empty() => Step::Unlock(held.pop().expect("a lock")),
                _ => Step::Assign(v, thread as i64 + 1),
            });
        }
        steps.extend(held.iter().rev().map(|&lock| Step::Unlock(lock)));
        steps
    });
    Paths {
        threads: threads.collect(),
        plain,
        volatile,
        locks,
    }
}

/// A random program of two threads, mostly uses before assigns of plain variables: what prescient
/// stores can be seen in.
fn random_plain(rng: &mut Rng) -> Paths {
    let volatile = usize::from(rng.one_in(4));
    let threads = (0..2).map(|_| {
        let mut steps = vec![Step::Use(rng.below(2))];
        let mut held = false;
        for _ in 0..1 + rng.below(2) {
            let v = rng.below(2 + volatile);
            steps.push(match rng.below(9) {
                0..=3 => Step::Use(v),
                4..=5 => Step::Assign(v, rng.pick(&[1, 2])),
                6..=7 => Step::AssignUsed(v),
                _ if held => Step::Unlock(0),
                _ => Step::Lock(0),
            });
            held = match steps.last() {
                Some(Step::Lock(_)) => true,
                Some(Step::Unlock(_)) => false,
                _ => held,
            };
        }
        steps.extend(held.then_some(Step::Unlock(0)));
        steps
    });
    Paths {
        threads: threads.collect(),
        plain: 2,
        volatile,
        locks: 1,
    }
}

#[test]
fn the_machine_and_the_guarded_commands_give_the_same_outcomes() {
    let seed = number("FENCEPOST_SEED", 1);
    let rounds = number("FENCEPOST_RANDOM", 120);
    let (mut skipped, mut foreseen) = (0, 0);
    for round in 0..rounds {
        let mut rng = Rng::new(seed.wrapping_mul(1_000_003).wrapping_add(round));
        let prescient = round % 2 == 1;
        let (paths, most) = match prescient {
            true => (random_plain(&mut rng), 6 * MOST_STATES),
            false => (random(&mut rng), MOST_STATES),
        };
        let Some(expected) = paths.outcomes(most, prescient) else {
            skipped += 1;
            continue;
        };
        for reduction in [Reduction::Ample, Reduction::None] {
            let found = ends_with(&paths, "jmm96", reduction, prescient);
            let lost: Vec<_> = expected.difference(&found).collect();
            let extra: Vec<_> = found.difference(&expected).collect();
            assert!(
                lost.is_empty() && extra.is_empty(),
                "round {round}, {reduction:?}: lost {lost:?}, too many {extra:?}\n{:?}\n{}",
                paths.expressions(),
                paths.text()
            );
        }
        let sequential = all_ends(&paths, "sc", Reduction::Ample);
        assert!(sequential.is_subset(&expected), "{}", paths.text());
        if prescient {
            let without = ends_with(&paths, "jmm96", Reduction::Ample, false);
            assert!(without.is_subset(&expected), "{}", paths.text());
            foreseen += usize::from(without != expected);
        }
    }
    println!("{rounds} programs, {skipped} too large, {foreseen} with prescient stores to see");
    assert!(foreseen > 0, "no program shows a prescient store");
    assert!(
        skipped * 2 < rounds,
        "{skipped} of {rounds} programs are too large"
    );
}

/// The action that a line of a trace tells of, by thread, and the value it must give.
fn action(step: &TraceStep) -> Option<(usize, Action, Option<i64>)> {
    let location = step.location.as_deref().unwrap_or("");
    let value = || step.value.as_deref().and_then(|v| v.parse::<i64>().ok());
    let thread = step.thread.checked_sub(1)?;
    let variable = location.strip_prefix("V.v").and_then(|v| v.parse().ok());
    let word = step.operation.trim_start_matches("volatile ");
    let action = match (word, variable) {
        ("use", Some(v)) => return Some((thread, Action::Use(v), value())),
        ("assign", Some(v)) => Action::Assign(v, value()?),
        ("load", Some(v)) => Action::Load(v),
        ("store", Some(v)) => Action::Store(v),
        ("prescient store", Some(v)) => Action::PrescientStore(v, value()?),
        ("read", Some(v)) => Action::Read(v),
        ("write", Some(v)) => Action::Write(v),
        _ => return None,
    };
    Some((thread, action, None))
}

/// Runs the actions of a trace on the guarded commands.
fn follow(paths: &Paths, trace: &[TraceStep]) {
    let shape = paths.shape();
    let mut state = State::new(&shape, vec![0; paths.plain + paths.volatile]);
    let shown = || {
        let lines = trace.iter().map(|step| {
            let what = (&step.location, &step.value);
            format!("{} {} {what:?}", step.thread, step.operation)
        });
        lines.collect::<Vec<_>>().join("\n")
    };
    // Monitors are objects there; which is which shows in the order of the program.
    let mut next = vec![0; paths.threads.len()];
    for step in trace {
        let monitor = match step.operation.as_str() {
            "lock" | "unlock" if step.thread > 0 => {
                let own = paths.threads[step.thread - 1].iter();
                let mut own = own.filter_map(|s| match *s {
                    Step::Lock(lock) => Some(Action::Lock(lock)),
                    Step::Unlock(lock) => Some(Action::Unlock(lock)),
                    _ => None,
                });
                let action = own.nth(next[step.thread - 1]).expect("a monitor operation");
                next[step.thread - 1] += 1;
                Some((step.thread - 1, action, None))
            }
            _ => None,
        };
        let Some((thread, action, value)) = monitor.or_else(|| action(step)) else {
            continue;
        };
        let place = format!("at {action:?} of {thread}\n{}\n{}", shown(), paths.text());
        assert!(state.is_enabled(&shape, thread, action), "{place}");
        let given = state.perform(&shape, thread, action);
        assert_eq!(given.filter(|_| value.is_some()), value, "{place}");
    }
}

#[test]
fn every_execution_that_is_shown_is_one_of_the_guarded_commands() {
    let seed = number("FENCEPOST_SEED", 1);
    for round in 0..number("FENCEPOST_RANDOM", 120) / 4 {
        let mut rng = Rng::new(seed.wrapping_mul(7_000_003).wrapping_add(round));
        let paths = match round % 2 == 0 {
            true => random(&mut rng),
            false => random_plain(&mut rng),
        };
        let sequential = all_ends(&paths, "sc", Reduction::Ample);
        for end in all_ends(&paths, "jmm96", Reduction::Ample) {
            let wanted = paths.expressions().into_iter().zip(&end);
            let wanted: Vec<String> = wanted.map(|(e, v)| format!("{e} == {v}")).collect();
            let mut task = task(&paths, "jmm96", Reduction::Ample);
            task.shortest = round % 4 < 2;
            task.finals = vec![format!("!({})", wanted.join(" && "))];
            // With the program first, not every end is found; what is shown must be right as well.
            task.program_first = round % 3 == 0;
            let report = check(&task).expect("a report");
            let found = report.verdict == Verdict::Violated;
            assert!(found || task.program_first, "{}", paths.text());
            for violation in report
                .violations
                .iter()
                .filter(|v| v.kind == FailureKind::Final)
            {
                let relaxed = violation.class == Classification::Relaxed;
                assert_eq!(relaxed, !sequential.contains(&end), "{}", paths.text());
                assert_eq!(
                    relaxed,
                    !violation.reorderings.is_empty(),
                    "{}",
                    paths.text()
                );
                if violation.witness.model == "jmm96" {
                    follow(&paths, &violation.trace);
                }
            }
        }
    }
}

/// Searches by events would lose executions, so they do not begin.
#[test]
fn searches_by_events_are_refused() {
    let paths = random(&mut Rng::new(1));
    for reduction in [Reduction::Dpor, Reduction::Sdpor] {
        let refused = check(&task(&paths, "jmm96", reduction));
        assert!(matches!(refused, Err(TaskError::Disagreement(_))));
    }
}

/// Program actions first: fewer outcomes, all of them real ones, and never a proof. What the
/// paper says it loses is lost.
#[test]
fn preferring_the_program_proves_nothing() {
    let preferring = |paths: &Paths| {
        let mut task = task(paths, "jmm96", Reduction::Ample);
        task.program_first = true;
        task.outcomes = paths.expressions();
        task.classify_outcomes = false;
        let report = outcomes(&task).expect("a report");
        assert!(report.limits_hit.contains(&LimitHit::Schedule));
        assert_ne!(report.verdict, Verdict::Verified);
        ends(&report)
    };
    let twice = Paths {
        threads: vec![
            vec![Step::Assign(0, 1), Step::Assign(0, 2)],
            vec![Step::Use(0)],
        ],
        plain: 1,
        volatile: 0,
        locks: 0,
    };
    assert_eq!(preferring(&twice), [vec![0, 2], vec![2, 2]].into());
    let every = all_ends(&twice, "jmm96", Reduction::Ample);
    assert_eq!(every, [vec![0, 2], vec![1, 2], vec![2, 2]].into());
    for round in 0..40 {
        let paths = random(&mut Rng::new(9_000_000 + round));
        let every = all_ends(&paths, "jmm96", Reduction::Ample);
        let some = preferring(&paths);
        assert!(some.is_subset(&every), "{}", paths.text());
        assert!(every.is_empty() || !some.is_empty(), "{}", paths.text());
    }
}

fn paths_of(threads: &[&[Step]]) -> Paths {
    Paths {
        threads: threads.iter().map(|steps| steps.to_vec()).collect(),
        plain: 2,
        volatile: 0,
        locks: 1,
    }
}

fn ends_of(threads: &[&[Step]], prescient: bool) -> BTreeSet<End> {
    let paths = paths_of(threads);
    let found = ends_with(&paths, "jmm96", Reduction::Ample, prescient);
    assert_eq!(paths.outcomes(1_000_000, prescient), Some(found.clone()));
    found
}

/// Load buffering needs a prescient store; a value that only depends on itself does not come out
/// of thin air; and nothing is stored before a lock that its assign comes behind.
#[test]
fn stores_may_come_before_their_assigns() {
    use Step::{Assign, AssignUsed, Lock, Unlock, Use};
    let buffering: &[&[Step]] = &[&[Use(0), Assign(1, 1)], &[Use(1), Assign(0, 1)]];
    assert!(!ends_of(buffering, false).contains(&vec![1, 1, 1, 1]));
    assert!(ends_of(buffering, true).contains(&vec![1, 1, 1, 1]));
    // Each adds one to what it used: 1 is assigned whatever the other does, 2 only if it saw 1, and
    // 3 only behind a 2 that was never there first.
    let adding: &[&[Step]] = &[&[Use(0), AssignUsed(1)], &[Use(1), AssignUsed(0)]];
    let ends = ends_of(adding, true);
    assert!(!ends.contains(&vec![1, 1, 2, 2]) && !ends.contains(&vec![2, 2, 3, 3]));
    assert_eq!(ends, ends_of(adding, false));
    let locking: &[&[Step]] = &[
        &[Use(0), Lock(0), Assign(1, 1), Unlock(0)],
        &[Use(1), Lock(0), Assign(0, 1), Unlock(0)],
    ];
    assert!(!ends_of(locking, true).contains(&vec![1, 1, 1, 1]));
    // An unlock lets a prescient store be pending.
    let behind: &[&[Step]] = &[
        &[Lock(0), Use(0), Unlock(0), Assign(1, 1)],
        &[Use(1), Assign(0, 1)],
    ];
    assert!(ends_of(behind, true).contains(&vec![1, 1, 1, 1]));
}

/// All programs of two threads with two steps each over two plain variables, prescient stores
/// included; one of each pair that differs in the names of its threads.
#[test]
fn all_small_programs_have_the_outcomes_of_the_guarded_commands() {
    let steps: Vec<Step> = (0..2)
        .flat_map(|v| [Step::Use(v), Step::Assign(v, 1)])
        .collect();
    let pairs = || steps.iter().flat_map(|a| steps.iter().map(|b| [*a, *b]));
    let mut foreseen = 0;
    for (number, first) in pairs().enumerate() {
        for second in pairs().skip(number) {
            let threads: [&[Step]; 2] = [&first, &second];
            let found = ends_of(&threads, true);
            let paths = paths_of(&threads);
            let without = ends_with(&paths, "jmm96", Reduction::Ample, false);
            foreseen += usize::from(found != without);
        }
    }
    // Of programs this small, load buffering alone shows a prescient store.
    assert_eq!(foreseen, 1);
}
