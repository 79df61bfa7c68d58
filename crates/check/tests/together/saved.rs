//! Searches of several processes that are saved, and go on with as many or with others.

use crate::processes::{MemoryParts, apart, together};
use crate::rng::Rng;
use crate::{Change, MAX_STATES, WAYS, alone, philosophers, random, task};
use fencepost_base::saved::seal;
use fencepost_check::{Reduction, Report, Task, TaskError, Verdict, check};
use fencepost_search::parts::Point;
use std::sync::Arc;
use std::time::Duration;

use crate::programs::fixture_programs;
use crate::summary::summary;

/// Makes a task save itself as often as it can.
fn saving(task: Task, parts: &Arc<MemoryParts>) -> Task {
    saving_every(Duration::ZERO, task, parts)
}

fn saving_every(every: Duration, mut task: Task, parts: &Arc<MemoryParts>) -> Task {
    task.parts.save = Some((parts.clone(), every));
    task
}

/// Makes a task go on from there.
fn resuming(mut task: Task, parts: &Arc<MemoryParts>) -> Task {
    task.parts.resume = Some(parts.clone());
    task
}

/// Saves a search at every point, and goes on from some of them with other numbers of processes;
/// once, what went on is saved and continued again. Says how many were compared.
fn compare(
    name: &str,
    expected: &Report,
    rng: &mut Rng,
    make: &(dyn Fn() -> Task + Sync),
) -> usize {
    let parts = Arc::new(MemoryParts::default());
    let count = 1 + rng.below(3);
    // To pause after every state takes long, so most do it after some.
    let every = match rng.one_in(4) {
        true => Duration::ZERO,
        false => Duration::from_millis(2),
    };
    let report = together(count, &|| saving_every(every, make(), &parts));
    let report = report.expect("the task is fine");
    assert_eq!(summary(&report), summary(expected), "{name}, {count} saved");
    let points = parts.points();
    if points.is_empty() {
        return 0;
    }
    let left = parts.left.lock().unwrap().len();
    assert_eq!(left, count, "{name}: old parts are removed");
    let mut parts = parts;
    let mut before = count;
    for _ in 0..2 {
        let points = parts.points();
        let point = points[rng.below(points.len())];
        let from = Arc::new(parts.of(point));
        let count = 1 + rng.below(4);
        parts = Arc::new(MemoryParts::default());
        let make = || saving_every(every, resuming(make(), &from), &parts);
        let report = together(count, &make);
        let name = format!("{name}, {count} from {point:?} of {before}");
        let report = report.unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(summary(&report), summary(expected), "{name}");
        before = count;
    }
    2
}

#[test]
fn saved_searches_end_like_undisturbed_ones() {
    let mut rng = Rng::new(26);
    let (mut compared, mut turn) = (0, 0);
    for path in &fixture_programs() {
        if crate::is_slow(path) {
            continue;
        }
        let text = std::fs::read_to_string(path).expect("readable");
        for (model, reduction) in [("sc", Reduction::None), ("tso", Reduction::Ample)] {
            turn += 1;
            // Each is searched four times, so some must do.
            if turn % 3 != 0 {
                continue;
            }
            let (way, change) = WAYS[turn / 3 % WAYS.len()];
            let searched = task(&text, model, reduction, change);
            let Some(one) = alone(searched, MAX_STATES / 8) else {
                continue;
            };
            let name = format!("{}, {model}, {way}", path.display());
            let make = || task(&text, model, reduction, change);
            compared += compare(&name, &one, &mut rng, &make);
        }
    }
    assert!(compared > 60, "{compared} compared");
}

#[test]
fn saved_searches_of_random_programs_end_like_undisturbed_ones() {
    let mut rng = Rng::new(27);
    let mut compared = 0;
    for seed in 0..120 {
        let (text, model, reduction, change) = random(seed, 3);
        let Some(one) = alone(task(&text, model, reduction, change), MAX_STATES / 8) else {
            continue;
        };
        let make = || task(&text, model, reduction, change);
        compared += compare(&format!("seed {seed}, {model}"), &one, &mut rng, &make);
    }
    assert!(compared > 50, "{compared} compared");
}

/// Limits cut a search; with a higher one it goes on.
#[test]
fn a_search_that_met_a_limit_goes_on() {
    let text = philosophers(6);
    let make = || task(&text, "sc", Reduction::None, |_| {});
    let whole = summary(&check(&make()).expect("the task is fine"));
    let parts = Arc::new(MemoryParts::default());
    let report = together(3, &|| {
        let mut task = saving(make(), &parts);
        task.limits.max_states = Some(1_000);
        task
    });
    let report = report.expect("the task is fine");
    assert_eq!(report.limit_names(), ["max-states"]);
    for count in [1, 2, 3, 5] {
        let report = together(count, &|| resuming(make(), &parts));
        let report = report.expect("the task is fine");
        assert_eq!(summary(&report), whole, "{count} processes");
    }
}

/// Wherever memory runs out, in the table of states or in a list, nothing is missed by those who go
/// on.
#[test]
fn a_search_that_has_used_up_its_memory_goes_on() {
    let text = philosophers(8);
    let make = || task(&text, "sc", Reduction::None, |_| {});
    let whole = summary(&check(&make()).expect("the task is fine"));
    let mut compared = 0;
    // How far processes come before they save depends on their speed, so sizes are tried until enough
    // of them led to a point to go on from.
    for kibibytes in 70..130 {
        if compared == 6 {
            break;
        }
        let parts = Arc::new(MemoryParts::default());
        let report = together(2, &|| {
            let mut task = saving_every(Duration::from_secs(3600), make(), &parts);
            // Nobody asks the system, so only what the search takes counts.
            task.limits.memory_bytes = Some(kibibytes << 10);
            task
        });
        let report = report.expect("the task is fine");
        if report.limit_names() != ["memory"] || parts.points().is_empty() {
            continue;
        }
        compared += 1;
        for count in [1, 2, 3] {
            let report = together(count, &|| resuming(make(), &parts));
            let report = report.expect("the task is fine");
            assert_eq!(
                summary(&report),
                whole,
                "{kibibytes} KiB, {count} processes"
            );
        }
    }
    assert_eq!(compared, 6, "too few sizes led to a point to go on from");
}

/// A point of some processes, and what they saved.
fn example(count: usize) -> (String, Point, MemoryParts) {
    let text = philosophers(4);
    let parts = Arc::new(MemoryParts::default());
    let make = || saving(task(&text, "sc", Reduction::None, |_| {}), &parts);
    together(count, &make).expect("the task is fine");
    let points = parts.points();
    let point = points[points.len() / 2];
    (text, point, parts.of(point))
}

/// Says why so many processes do not go on; all of them must say so.
fn refused(text: &str, count: usize, parts: &Arc<MemoryParts>, change: Change) -> String {
    let make = || resuming(task(text, "sc", Reduction::None, change), parts);
    let (report, others) = apart(count, &make);
    for other in others {
        assert!(matches!(other, Err(TaskError::Resume(_))), "{other:?}");
    }
    match report {
        Err(TaskError::Resume(why)) => why,
        other => panic!("{:?}", other.map(|report| report.verdict)),
    }
}

#[test]
fn damaged_and_mixed_parts_are_refused() {
    let (text, point, good) = example(2);
    let mut rng = Rng::new(28);
    let changed = |change: &dyn Fn(&mut Vec<u8>)| {
        let parts = good_copy(&good);
        let mut left = parts.left.lock().unwrap();
        change(left.get_mut(&(point, 1)).expect("a part"));
        drop(left);
        Arc::new(parts)
    };
    for round in 0..60 {
        let at = rng.below(good.left.lock().unwrap()[&(point, 1)].len());
        let bit = rng.below(8);
        let parts = changed(&|bytes| match round % 2 {
            0 => bytes.truncate(at),
            _ => bytes[at] ^= 1 << bit,
        });
        // As many processes as before, and another number.
        refused(&text, 2 + round % 3 / 2, &parts, |_| {});
    }
    // A part that is not there, one in the place of another, and one of another point.
    let parts = Arc::new(good_copy(&good));
    parts.left.lock().unwrap().remove(&(point, 1));
    let why = refused(&text, 3, &parts, |_| {});
    assert!(why.contains("parts are all there"), "{why}");
    let first = good.left.lock().unwrap()[&(point, 0)].clone();
    let parts = changed(&|bytes| bytes.clone_from(&first));
    let why = refused(&text, 2, &parts, |_| {});
    assert!(why.contains("another checkpoint"), "{why}");
    // Of another program, or with other options.
    let parts = Arc::new(good_copy(&good));
    let why = refused(&text, 2, &parts, |task| task.find_all = true);
    assert!(why.contains("--all"), "{why}");
}

fn good_copy(good: &MemoryParts) -> MemoryParts {
    MemoryParts {
        left: std::sync::Mutex::new(good.left.lock().unwrap().clone()),
        ..MemoryParts::default()
    }
}

/// Whoever makes the checksums right again can make a search believe that it has seen more or less
/// than it has, but what it then says is not made up, and it does not break.
#[test]
fn forged_parts_do_no_harm() {
    let (text, point, good) = example(2);
    let mut rng = Rng::new(29);
    let (mut searched, mut refused) = (0, 0);
    std::panic::set_hook(Box::new(|_| {}));
    let mut problems = Vec::new();
    for round in 0..200 {
        let parts = good_copy(&good);
        let mut left = parts.left.lock().unwrap();
        let bytes = left.get_mut(&(point, rng.below(2) as u32)).expect("a part");
        let length = u32::from_le_bytes(bytes[..4].try_into().unwrap()) as usize;
        assert_eq!(bytes.len(), 12 + length + 12, "it fits into one block");
        let mut inside = bytes[12..12 + length].to_vec();
        let at = rng.below(length);
        match round % 3 {
            0 => inside[at] ^= 1 << rng.below(8),
            1 => inside[at] = [0, 1, 255][rng.below(3)],
            _ => {
                inside.remove(at);
            }
        }
        let mut forged = seal(0, &inside).to_vec();
        forged.extend_from_slice(&inside);
        forged.extend_from_slice(&seal(1, &[]));
        *bytes = forged;
        drop(left);
        let parts = Arc::new(parts);
        let count = 1 + rng.below(3);
        let make = || {
            let mut task = resuming(task(&text, "sc", Reduction::None, |_| {}), &parts);
            task.limits.max_states = Some(5_000);
            task
        };
        match apart(count, &make).0 {
            Ok(report) if matches!(report.verdict, Verdict::Verified | Verdict::Bounded) => {
                searched += 1;
            }
            Err(TaskError::Resume(_)) => refused += 1,
            other => problems.push(format!("round {round}: {other:?}")),
        }
    }
    let _ = std::panic::take_hook();
    assert!(problems.is_empty(), "{}", problems.join("\n"));
    assert!(searched > 5 && refused > 50, "{searched} {refused}");
}
