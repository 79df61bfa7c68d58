//! Random programs that sleep, wait with timeouts, arm timers and read clocks. What they can read
//! is worked out a second time by a few lines that know nothing but the rules, and must be the same
//! under every model and reduction, with one worker and with two.
//!
//! `FENCEPOST_CLOCK_PROGRAMS` says how many programs, `FENCEPOST_CLOCK_SEED` where they start.

use fencepost_check::{Reduction, Task, check};
use fencepost_ir::text::parse_program;
use fencepost_memory_model::builtin;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::sync::Arc;

/// How many places there are to write a result to.
const SLOTS: usize = 6;

#[derive(Clone, Copy, Debug)]
enum Action {
    /// Sleeps.
    Sleep(i64),
    /// Writes what the clock shows, plus one, to a slot.
    Read(usize),
    /// The same with a stopwatch that was started before the threads.
    Watch(usize),
    /// Sets the cell.
    Set,
    /// Waits until the cell is set, or in vain; writes which to a slot.
    Wait(i64, usize),
    /// Arms a timer that writes what the clock shows, plus one, to a slot.
    Arm(i64, usize),
}

fn random(seed: &mut u64, below: u64) -> u64 {
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    *seed % below
}

/// Two threads with a few actions each; every slot is written once.
fn threads(mut seed: u64) -> Vec<Vec<Action>> {
    let mut slot = 0;
    let mut threads = vec![Vec::new(), Vec::new()];
    let mut timers = 0;
    for thread in &mut threads {
        for _ in 0..2 + random(&mut seed, 2) {
            let ms = 1 + random(&mut seed, 3) as i64;
            let kind = random(&mut seed, 6);
            let writes = matches!(kind, 0 | 1 | 4 | 5) && slot < SLOTS;
            let action = match kind {
                0 if writes => Action::Read(slot),
                1 if writes => Action::Watch(slot),
                2 => Action::Set,
                4 if writes => Action::Wait(ms, slot),
                5 if writes && timers < 2 => {
                    timers += 1;
                    Action::Arm(ms, slot)
                }
                _ => Action::Sleep(ms),
            };
            let used = !matches!(action, Action::Sleep(_) | Action::Set);
            slot += usize::from(used);
            thread.push(action);
        }
    }
    threads
}

fn text(threads: &[Vec<Action>]) -> String {
    let mut out = String::from("class R { static cell: i32; static watch: Watch");
    for slot in 0..SLOTS {
        let _ = write!(out, "; static s{slot}: i32");
    }
    out.push_str(" }\nclass Watch { unused: i32 }\nclass Timer { slot: i32 }\n");
    let mut fires = String::new();
    for (index, actions) in threads.iter().enumerate() {
        let _ = writeln!(out, "func t{index}() {{\n  frame {{ never: i32 }}");
        for (n, action) in actions.iter().enumerate() {
            let read = |native: &str, slot: usize| {
                format!(
                    "  %v{n}: i64 = native \"Fencepost.Runtime::{native}\n  %w{n} = i64.to.i32 %v{n}\n  %x{n} = add.i32 %w{n}, 1\n  store R.s{slot}, %x{n}\n"
                )
            };
            let line = match *action {
                Action::Sleep(ms) => format!(
                    "  native \"Fencepost.Runtime::BeginSleep(int)\"({ms})\n  native \"Fencepost.Runtime::Sleep()\"()\n"
                ),
                Action::Read(slot) => read("LogicalTimeMs()\"()", slot),
                Action::Watch(slot) => {
                    format!("  %o{n} = load R.watch\n")
                        + &read(&format!("WatchAge(object)\"(%o{n})"), slot)
                }
                Action::Set => format!("  %u{n} = rmw add R.cell, 1\n"),
                Action::Wait(ms, slot) => format!(
                    "  %n{n} = frame never\n  %p{n} = addr R.cell\n  %v{n}: i32 = native \"Fencepost.Runtime::WaitCell(int&,int,int,int&,int&,int)\"(%p{n}, 0, 0, %n{n}, %n{n}, {ms})\n  %x{n} = add.i32 %v{n}, 1\n  store R.s{slot}, %x{n}\n"
                ),
                Action::Arm(ms, slot) => {
                    let _ = write!(
                        fires,
                        "  %is{slot} = eq.i32 %slot, {slot}\n  br %is{slot}, here{slot}, after{slot}\nhere{slot}:\n  store R.s{slot}, %value\nafter{slot}:\n"
                    );
                    format!(
                        "  %t{n} = new Timer\n  store %t{n}.Timer.slot, {slot}\n  %d{n} = const i64 {ms}\n  %e{n} = const i64 -1\n  native \"Fencepost.Runtime::StartTimer(object,long,long)\"(%t{n}, %d{n}, %e{n})\n"
                    )
                }
            };
            out.push_str(&line);
        }
        out.push_str("}\n");
    }
    let _ = writeln!(
        out,
        "func `Fencepost.Runtime::TimerMain`(%timer: ref) {{\n  %slot = load %timer.Timer.slot\n  %long: i64 = native \"Fencepost.Runtime::LogicalTimeMs()\"()\n  %short = i64.to.i32 %long\n  %value = add.i32 %short, 1\n{fires}  ret\n}}"
    );
    out.push_str(
        "func main() {\n  %w = new Watch\n  store R.watch, %w\n  native \"Fencepost.Runtime::StartWatch(object)\"(%w)\n",
    );
    for index in 0..threads.len() {
        let _ = writeln!(out, "  %t{index} = start t{index}()");
    }
    for index in 0..threads.len() {
        let _ = writeln!(out, "  join %t{index}");
    }
    out.push_str("}\n");
    out
}

/// What a thread of the second definition does, and how far it is.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Place {
    at: usize,
    /// When the sleep or wait that has begun is over.
    due: Option<i64>,
}

/// A timer that was armed, the slot of its callback, and how far that is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Timer {
    Due(i64, usize),
    Fired(usize),
    HasRead(i64, usize),
}

/// A state of the second definition. Time is absolute here.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Moment {
    now: i64,
    first_read: Option<i64>,
    cell: bool,
    places: Vec<Place>,
    timers: Vec<Timer>,
    slots: [i64; SLOTS],
}

impl Moment {
    fn read(&mut self) -> i64 {
        self.now - *self.first_read.get_or_insert(self.now) + 1
    }
}

/// Everything that can be in the slots at the end.
fn outcomes(threads: &[Vec<Action>]) -> BTreeSet<String> {
    let mut seen = BTreeSet::new();
    let mut found = BTreeSet::new();
    let start = Moment {
        now: 0,
        first_read: None,
        cell: false,
        places: vec![Place { at: 0, due: None }; threads.len()],
        timers: Vec::new(),
        slots: [0; SLOTS],
    };
    let mut todo = vec![start];
    while let Some(moment) = todo.pop() {
        if !seen.insert(moment.clone()) {
            continue;
        }
        let done = |(place, actions): (&Place, &Vec<Action>)| place.at == actions.len();
        if moment.places.iter().zip(threads).all(done) {
            // What the timer still does may come in time or not.
            let values: Vec<String> = moment.slots.iter().map(i64::to_string).collect();
            found.insert(values.join(" "));
        }
        // Of the timers that are not overdue, only the first one may fire.
        let due = |timer: &Timer| match timer {
            Timer::Due(due, _) => Some((*due).max(moment.now)),
            Timer::Fired(_) | Timer::HasRead(..) => None,
        };
        let first = moment.timers.iter().filter_map(due).min();
        for (index, timer) in moment.timers.iter().enumerate() {
            let mut next = moment.clone();
            match *timer {
                Timer::Due(_, slot) => {
                    if due(timer) != first {
                        continue;
                    }
                    next.now = first.unwrap_or(next.now);
                    next.timers[index] = Timer::Fired(slot);
                }
                Timer::Fired(slot) => next.timers[index] = Timer::HasRead(next.read(), slot),
                Timer::HasRead(value, slot) => next.slots[slot] = value,
            }
            todo.push(next);
        }
        for (index, actions) in threads.iter().enumerate() {
            let Place { at, due } = moment.places[index];
            let Some(&action) = actions.get(at) else {
                continue;
            };
            let mut next = moment.clone();
            let mut finish = |mut next: Moment| {
                next.places[index] = Place {
                    at: at + 1,
                    due: None,
                };
                todo.push(next);
            };
            match action {
                Action::Read(slot) => {
                    next.slots[slot] = next.read();
                    finish(next);
                }
                Action::Watch(slot) => {
                    next.slots[slot] = next.now + 1;
                    finish(next);
                }
                Action::Set => {
                    next.cell = true;
                    finish(next);
                }
                Action::Arm(ms, slot) => {
                    next.timers.push(Timer::Due(next.now + ms, slot));
                    finish(next);
                }
                Action::Wait(_, slot) if next.cell => {
                    next.slots[slot] = 2;
                    finish(next);
                }
                Action::Sleep(ms) | Action::Wait(ms, _) => match due {
                    None => {
                        next.places[index].due = Some(next.now + ms);
                        todo.push(next);
                    }
                    Some(due) => {
                        next.now = next.now.max(due);
                        if let Action::Wait(_, slot) = action {
                            next.slots[slot] = 1;
                        }
                        finish(next);
                    }
                },
            }
        }
    }
    found
}

fn run(text: &str, model: &str, reduction: Reduction, workers: usize) -> BTreeSet<String> {
    let program = parse_program(text, "clock.fir").unwrap_or_else(|e| panic!("{e}\n{text}"));
    let model = builtin(model).expect("a built-in model");
    let natives = fencepost_runtime_cil::natives();
    let mut task = Task::new(Arc::new(program), natives, model);
    task.engine = reduction.into();
    task.find_all = true;
    task.workers = workers;
    task.share_after = 1;
    task.outcomes = (0..SLOTS).map(|slot| format!("R.s{slot}")).collect();
    let report = check(&task).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert!(report.internal.is_empty(), "{:?}\n{text}", report.internal);
    assert_eq!(report.verdict.name(), "verified", "{text}");
    let row = |row: &fencepost_check::OutcomeRow| {
        let values: Vec<String> = row.values.iter().map(|value| value.to_string()).collect();
        values.join(" ")
    };
    report.outcomes.iter().map(row).collect()
}

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).map_or(default, |text| text.parse().expect("a number"))
}

#[test]
fn random_programs_read_what_the_rules_allow() {
    let first = number("FENCEPOST_CLOCK_SEED", 1);
    for seed in first..first + number("FENCEPOST_CLOCK_PROGRAMS", 5) {
        let threads = threads(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        let text = text(&threads);
        let expected = outcomes(&threads);
        for model in ["sc", "clr"] {
            for reduction in [
                Reduction::None,
                Reduction::Ample,
                Reduction::Dpor,
                Reduction::Sdpor,
            ] {
                let shares = matches!(reduction, Reduction::None | Reduction::Ample);
                for workers in 1..=if shares { 2 } else { 1 } {
                    let found = run(&text, model, reduction, workers);
                    let name = reduction.name();
                    assert_eq!(
                        found, expected,
                        "seed {seed}, {model}, {name}, {workers} workers\n{text}"
                    );
                }
            }
        }
    }
}
