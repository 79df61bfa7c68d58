//! Program paths under the guarded commands: double-checked locking, the usual shapes, and what
//! the schedule that prefers the program loses.

#[path = "jmm96/paths.rs"]
mod paths;
#[allow(dead_code)]
#[path = "jmm96/rules.rs"]
mod rules;

use fencepost_memory_model::jmm96::Action;
use paths::{Check, Event, Program, Schedule, Step, Value};
use std::collections::BTreeSet;

const DATA: usize = 0;
const RET: usize = 1;
const INST: usize = 2;
const NULL: i64 = 0;
const GARBAGE: i64 = 7;

fn uses(variable: usize, register: usize) -> Step {
    Step::Use(variable, Check::Anything, register)
}

fn assign(variable: usize, value: i64) -> Step {
    Step::Assign(variable, Value::Number(value))
}

/// The paths of figure 3. `Inst` is the last variable, so that it may be volatile.
fn double_checked(volatile: bool, synchronised: bool) -> Program {
    let mut second = vec![
        Step::Use(INST, Check::IsNot(NULL), 0),
        uses(DATA, 0),
        Step::Assign(RET, Value::Register(0)),
    ];
    if synchronised {
        second.insert(0, Step::Lock);
        second.insert(3, Step::Unlock);
    }
    Program {
        paths: vec![
            vec![
                Step::Use(INST, Check::Is(NULL), 0),
                Step::Lock,
                Step::Use(INST, Check::Is(NULL), 0),
                assign(DATA, 1),
                assign(INST, 1),
                Step::Unlock,
                uses(DATA, 0),
                Step::Assign(RET, Value::Register(0)),
            ],
            second,
        ],
        plain: if volatile { 2 } else { 3 },
        volatile: usize::from(volatile),
        memory: vec![GARBAGE, NULL, NULL],
        prescient: false,
    }
}

fn returns_garbage(program: &Program, schedule: Schedule) -> (Option<Vec<Event>>, usize) {
    program.shortest(schedule, |point| point.state.memory()[RET] == GARBAGE)
}

fn shown(trace: &[Event]) -> Vec<String> {
    let name = |v: usize| ["Data", "Ret", "Inst"][v];
    let words = |action: Action| match action {
        Action::Use(v) => format!("use({})", name(v)),
        Action::Assign(v, _) => format!("assign({})", name(v)),
        Action::Load(v) => format!("load({})", name(v)),
        Action::Store(v) => format!("store({})", name(v)),
        Action::Read(v) => format!("read({})", name(v)),
        Action::Write(v) => format!("write({})", name(v)),
        Action::Lock(_) => "lock".to_string(),
        other => format!("{other:?}"),
    };
    trace
        .iter()
        .map(|(thread, action)| format!("{} {}", thread + 1, words(*action)))
        .collect()
}

/// The paper's counterexample, and none shorter.
#[test]
fn double_checked_locking_returns_garbage() {
    let program = double_checked(false, false);
    for schedule in [Schedule::All, Schedule::ProgramFirst] {
        let (trace, _) = returns_garbage(&program, schedule);
        let trace = trace.expect("a counterexample");
        let mut found = shown(&trace);
        let mut printed: Vec<String> = [
            "1 read(Inst)",
            "1 load(Inst)",
            "1 use(Inst)",
            "1 lock",
            "1 read(Inst)",
            "1 load(Inst)",
            "1 use(Inst)",
            "1 assign(Data)",
            "1 assign(Inst)",
            "1 store(Inst)",
            "1 write(Inst)",
            "2 read(Inst)",
            "2 load(Inst)",
            "2 use(Inst)",
            "2 read(Data)",
            "2 load(Data)",
            "2 use(Data)",
            "2 assign(Ret)",
            "2 store(Ret)",
            "2 write(Ret)",
        ]
        .map(str::to_string)
        .into();
        // The same actions; which of those that do not matter to each other comes first is open.
        found.sort();
        printed.sort();
        assert_eq!(found, printed, "{schedule:?}");
    }
}

/// A volatile reference does not help: the 1996 rules order volatile accesses among themselves,
/// and leave plain ones where they like.
#[test]
fn a_volatile_instance_does_not_repair_it() {
    let (trace, _) = returns_garbage(&double_checked(true, false), Schedule::All);
    assert!(trace.is_some());
}

/// A second thread that locks as well sees everything that the first one unlocked.
#[test]
fn locking_in_both_threads_repairs_it() {
    let program = double_checked(false, true);
    let (trace, states) = returns_garbage(&program, Schedule::All);
    assert_eq!(trace.map(|trace| shown(&trace)), None);
    assert!(states > 1_000, "{states}");
}

/// Registers of two threads at the end, as pairs of the first registers and what else is asked.
fn ends(
    paths: [Vec<Step>; 2],
    volatile: usize,
    prescient: bool,
    schedule: Schedule,
) -> BTreeSet<[[i64; 2]; 2]> {
    let program = Program {
        paths: paths.into(),
        plain: 2 - volatile,
        volatile,
        memory: vec![0; 2],
        prescient,
    };
    let (found, _) = program.outcomes(schedule);
    found
        .into_iter()
        .map(|(registers, _)| [registers[0], registers[1]])
        .collect()
}

const X: usize = 0;
const Y: usize = 1;

fn store_buffering() -> [Vec<Step>; 2] {
    [
        vec![assign(X, 1), uses(Y, 0)],
        vec![assign(Y, 1), uses(X, 0)],
    ]
}

fn message_passing() -> [Vec<Step>; 2] {
    [
        vec![assign(X, 1), assign(Y, 1)],
        vec![uses(Y, 0), uses(X, 1)],
    ]
}

fn load_buffering() -> [Vec<Step>; 2] {
    [
        vec![uses(X, 0), assign(Y, 1)],
        vec![uses(Y, 0), assign(X, 1)],
    ]
}

/// Reads come early, writes late: plain variables are hardly ordered at all.
#[test]
fn plain_shapes() {
    let all = Schedule::All;
    let sb = ends(store_buffering(), 0, false, all);
    assert!(sb.contains(&[[0, 0], [0, 0]]), "{sb:?}");
    let mp = ends(message_passing(), 0, false, all);
    assert!(mp.contains(&[[0, 0], [1, 0]]), "{mp:?}");
}

/// Volatile accesses reach memory in program order, so these behave as under interleaving.
#[test]
fn volatile_shapes() {
    let all = Schedule::All;
    let sb = ends(store_buffering(), 2, false, all);
    assert!(!sb.contains(&[[0, 0], [0, 0]]), "{sb:?}");
    assert_eq!(sb.len(), 3);
    let mp = ends(message_passing(), 2, false, all);
    assert!(!mp.contains(&[[0, 0], [1, 0]]), "{mp:?}");
    assert_eq!(mp.len(), 3);
    let lb = ends(load_buffering(), 2, false, all);
    assert!(!lb.contains(&[[1, 0], [1, 0]]), "{lb:?}");
}

/// A store waits for its assign, and the assign for the use before it; a prescient one does not.
#[test]
fn load_buffering_needs_a_prescient_store() {
    let both = [[1, 0], [1, 0]];
    assert!(!ends(load_buffering(), 0, false, Schedule::All).contains(&both));
    assert!(ends(load_buffering(), 0, true, Schedule::All).contains(&both));
}

/// Loads come in the order of their reads: a thread does not see one variable go back.
#[test]
fn one_variable_is_coherent() {
    let paths = [vec![assign(X, 1)], vec![uses(X, 0), uses(X, 1)]];
    for prescient in [false, true] {
        let found = ends(paths.clone(), 0, prescient, Schedule::All);
        assert!(!found.contains(&[[0, 0], [1, 0]]), "{found:?}");
        assert_eq!(found.len(), 3);
    }
}

/// Program actions first: `a = 1; a = 2` never stores 1, and nobody ever sees it.
#[test]
fn preferring_the_program_loses_outcomes() {
    let paths = [vec![assign(X, 1), assign(X, 2)], vec![uses(X, 0)]];
    let seen = |schedule| -> BTreeSet<i64> {
        let found = ends(paths.clone(), 0, false, schedule);
        found.into_iter().map(|registers| registers[1][0]).collect()
    };
    assert_eq!(seen(Schedule::All), [0, 1, 2].into());
    assert_eq!(seen(Schedule::ProgramFirst), [0, 2].into());
    // What it does find is a part of the rest, for every shape.
    for shape in [store_buffering(), message_passing(), load_buffering()] {
        for volatile in [0, 2] {
            let all = ends(shape.clone(), volatile, false, Schedule::All);
            let some = ends(shape.clone(), volatile, false, Schedule::ProgramFirst);
            assert!(some.is_subset(&all) && !some.is_empty());
        }
    }
}

/// Every end of a path program is the end of a trace that obeys the rules: the shortest trace to
/// garbage is one, up to what is still under way in it.
#[test]
fn the_counterexample_obeys_the_rules() {
    let (trace, _) = returns_garbage(&double_checked(false, false), Schedule::All);
    let trace = trace.expect("a counterexample");
    let variables = rules::Variables { plain: 3, all: 3 };
    assert!(rules::is_complete(&trace, 2, variables));
    assert!(rules::obeys(&trace, 2, variables));
}
