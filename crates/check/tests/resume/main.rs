//! A search that is saved and continued visits what an undisturbed one visits and says the same;
//! a checkpoint that is damaged or of something else is refused.

#[path = "../support/programs.rs"]
mod programs;
#[path = "../support/rng.rs"]
#[allow(dead_code)]
mod rng;
#[path = "../support/saving.rs"]
mod saving;
#[path = "../support/summary.rs"]
mod summary;

use fencepost_check::{LimitHit, Reduction, Task, TaskError, check};
use fencepost_memory_model::builtin;
use programs::fixture_programs;
use rng::Rng;
use saving::{example, resume, save, task};
use summary::summary;

/// Larger spaces are left to measurements.
const MAX_STATES: u64 = 500;

/// Something that makes a task another one.
type Change = fn(&mut Task);

#[test]
fn continued_searches_end_like_undisturbed_ones() {
    let all = fixture_programs();
    let mut rng = Rng::new(6);
    let (mut compared, mut in_the_middle, mut turn) = (0, 0, 0);
    for path in &all {
        let text = std::fs::read_to_string(path).expect("readable");
        for (model, reduction) in [
            ("sc", Reduction::None),
            ("tso", Reduction::Ample),
            ("clr+reuse", Reduction::Ample),
        ] {
            let whole = |change: &dyn Fn(&mut Task)| {
                let mut task = task(&text, model, reduction);
                task.limits.max_states = Some(MAX_STATES);
                change(&mut task);
                check(&task).expect("the task is fine")
            };
            // Depth first past violations, layer by layer, and until the first violation.
            let ways: [(&str, Change); 3] = [
                ("depth", |task| task.outcomes = vec!["1".to_string()]),
                ("layers", |task| task.find_all = true),
                ("first", |_| {}),
            ];
            // Each program takes one way under each model, another one than its neighbours.
            turn += 1;
            for (way, change) in ways.into_iter().skip(turn % 3).take(1) {
                let expected = whole(&change);
                if expected.limits_hit.contains(&LimitHit::States) {
                    continue;
                }
                let workers = 1 + rng.below(3);
                let saved = {
                    let mut task = task(&text, model, reduction);
                    change(&mut task);
                    task.workers = if way == "first" { 1 } else { workers };
                    let saved = save(&mut task);
                    let report = check(&task).expect("the task is fine");
                    let name = format!("{}, {model}, {way}, saved", path.display());
                    assert_eq!(summary(&report), summary(&expected), "{name}");
                    std::mem::take(&mut *saved.lock().unwrap())
                };
                for _ in 0..2 {
                    let Some(bytes) = saved.get(rng.below(saved.len().max(1))) else {
                        continue;
                    };
                    in_the_middle += usize::from(Some(bytes) != saved.last());
                    let mut task = task(&text, model, reduction);
                    change(&mut task);
                    task.workers = if way == "first" { 1 } else { 1 + rng.below(3) };
                    resume(&mut task, bytes.clone());
                    let report = check(&task).expect("the checkpoint is fine");
                    let name = format!("{}, {model}, {way}, continued", path.display());
                    assert_eq!(summary(&report), summary(&expected), "{name}");
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 300, "{compared} compared");
    assert!(in_the_middle > 100, "{in_the_middle} in the middle");
}

#[test]
fn damaged_checkpoints_are_refused() {
    let (text, good) = example();
    let mut rng = Rng::new(7);
    for round in 0..3_000 {
        let mut bad = good.clone();
        match round % 3 {
            0 => bad.truncate(rng.below(good.len())),
            1 => {
                let at = rng.below(good.len());
                bad[at] ^= 1 << rng.below(8);
            }
            _ => {
                let (at, count) = (rng.below(good.len()), 1 + rng.below(40));
                let end = (at + count).min(bad.len());
                bad[at..end]
                    .iter_mut()
                    .for_each(|byte| *byte = rng.below(256) as u8);
                if bad == good {
                    continue;
                }
            }
        }
        let mut task = task(&text, "sc", Reduction::None);
        resume(&mut task, bad);
        match check(&task) {
            Err(TaskError::Resume(_)) => {}
            other => panic!("round {round}: {:?}", other.map(|report| report.verdict)),
        }
    }
    let mut longer = good;
    longer.push(0);
    let mut task = task(&text, "sc", Reduction::None);
    resume(&mut task, longer);
    assert!(matches!(check(&task), Err(TaskError::Resume(_))));
}

#[test]
fn checkpoints_of_something_else_are_refused() {
    let (text, good) = example();
    let refuse = |why: &str, change: &dyn Fn(&mut Task)| {
        let mut task = task(&text, "sc", Reduction::None);
        change(&mut task);
        resume(&mut task, good.clone());
        match check(&task) {
            Err(TaskError::Resume(message)) => assert!(message.contains(why), "{message}"),
            other => panic!("{why}: {:?}", other.map(|report| report.verdict)),
        }
    };
    refuse("--model", &|task| task.model = builtin("tso").unwrap());
    refuse("--reduction", &|task| task.engine = Reduction::Ample.into());
    refuse("--final", &|task| task.finals = vec!["1 == 1".to_string()]);
    refuse("--invariant", &|task| {
        task.invariants = vec!["1 == 1".to_string()];
    });
    refuse("--races", &|task| task.races = true);
    refuse("--all", &|task| task.find_all = true);
    refuse("--shortest", &|task| task.shortest = true);
    refuse("--max-depth", &|task| task.limits.max_depth = Some(9));
    refuse("--max-pending", &|task| task.max_pending = 9);
    refuse("--timer-firings", &|task| task.timer_firings = 9);
    refuse("--clock-moves", &|task| task.clock_moves = 9);
    refuse("options", &|task| {
        task.identity = vec![("program".to_string(), "x".to_string())];
    });
}
