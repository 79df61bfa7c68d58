//! Several processes that search together visit the states that one visits, and say the same. Here
//! they are threads with a program and a machine of their own.

mod early;
#[path = "../random_sc/generate.rs"]
mod generate;
mod processes;
#[path = "../support/programs.rs"]
mod programs;
#[path = "../support/rng.rs"]
mod rng;
mod saved;
#[path = "../support/summary.rs"]
mod summary;
mod window;

use fencepost_check::{
    Disagreement, HeapNames, LimitHit, Reduction, Report, StoreKind, Task, TaskError, TaskOption,
    check, take_part,
};
use fencepost_ir::text::parse_program;
use fencepost_memory_model::builtin;
use fencepost_search::link::{Link, LocalLink};
use fencepost_vm::NativeTable;
use generate::Flavour;
use processes::together;
use programs::fixture_programs;
use std::path::Path;
use std::sync::Arc;
use summary::summary;

/// Larger spaces are left to measurements.
const MAX_STATES: u64 = 1_500;

type Change = fn(&mut Task);

fn task(text: &str, model: &str, reduction: Reduction, change: Change) -> Task {
    let program = parse_program(text, "program.fir").expect("the program is fine");
    let model = builtin(model).expect("a built-in model");
    let mut task = Task::new(Arc::new(program), NativeTable::core(), model);
    task.engine = reduction.into();
    change(&mut task);
    task
}

/// What one process says about a task, unless it has more states than these. What a limit cuts
/// depends on the order.
fn alone(mut task: Task, most_states: u64) -> Option<Report> {
    task.limits.max_states = Some(most_states);
    let report = check(&task).expect("the task is fine");
    (!report.limits_hit.contains(&LimitHit::States)).then_some(report)
}

/// A random program, and how it is searched.
fn random(seed: u64, size: usize) -> (String, &'static str, Reduction, Change) {
    let flavour = Flavour {
        extras: seed.is_multiple_of(11),
        ends: seed.is_multiple_of(2),
        threads: seed.is_multiple_of(3),
        modes: seed.is_multiple_of(13),
        indirect: seed.is_multiple_of(5),
        handlers: seed.is_multiple_of(7),
        structs: seed % 5 == 1,
        guards: seed % 5 == 3,
        joins: seed % 6 == 4,
        counts: seed % 9 == 4,
    };
    let text = generate::program(seed, size, flavour);
    let (model, reduction) = MODELS[seed as usize % MODELS.len()];
    let change: Change = |task| {
        task.outcomes = generate::OUTCOMES.map(str::to_string).to_vec();
    };
    (text, model, reduction, change)
}

const WAYS: [(&str, Change); 7] = [
    ("all", |task| task.find_all = true),
    ("outcomes", |task| task.outcomes = vec!["1".to_string()]),
    ("races", |task| {
        task.find_all = true;
        task.races = true;
    }),
    ("canonical", |task| {
        task.find_all = true;
        task.heap = HeapNames::Canonical;
    }),
    ("properties", |task| {
        task.find_all = true;
        task.invariants = vec!["1 == 1".to_string()];
        task.finals = vec!["1 == 2".to_string()];
    }),
    ("depth", |task| {
        task.find_all = true;
        task.limits.max_depth = Some(9);
    }),
    ("shortest", |task| {
        task.find_all = true;
        task.shortest = true;
    }),
];

const MODELS: [(&str, Reduction); 4] = [
    ("sc", Reduction::None),
    ("sc", Reduction::Ample),
    ("tso", Reduction::Ample),
    ("clr", Reduction::None),
];

/// These fill a stack or the memory in one step, which takes each process seconds.
fn is_slow(path: &Path) -> bool {
    path.ends_with("stack-overflow-filter/program.fir")
        || path.ends_with("endless-allocation/program.fir")
}

#[test]
fn however_many_processes_the_states_are_the_same() {
    let (mut compared, mut turn) = (0, 0);
    for path in fixture_programs().iter().filter(|path| !is_slow(path)) {
        let text = std::fs::read_to_string(path).expect("readable");
        for (model, reduction) in MODELS {
            // Each program is searched in one way under each model, another one than its neighbours.
            turn += 1;
            let (way, change) = WAYS[turn % WAYS.len()];
            let Some(one) = alone(task(&text, model, reduction, change), MAX_STATES) else {
                continue;
            };
            compared += 1;
            let count = 2 + turn % 2;
            let several = together(count, &|| task(&text, model, reduction, change));
            let several = several.expect("the task is fine");
            let name = format!("{}, {model}, {way}, {count} processes", path.display());
            assert_eq!(summary(&several), summary(&one), "{name}");
        }
    }
    assert!(compared > 150, "{compared} compared");
}

#[test]
fn random_programs_have_the_same_states() {
    let mut compared = 0;
    for seed in 0..150 {
        let (text, model, reduction, change) = random(seed, 4);
        let Some(one) = alone(task(&text, model, reduction, change), MAX_STATES) else {
            continue;
        };
        compared += 1;
        let count = 2 + seed as usize % 2;
        let several = together(count, &|| task(&text, model, reduction, change));
        let several = several.expect("the task is fine");
        let name = format!("seed {seed}, {model}, {count} processes\n{text}");
        assert_eq!(summary(&several), summary(&one), "{name}");
    }
    assert!(compared > 60, "{compared} compared");
}

fn philosophers(count: u32) -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../bench/programs/philosophers.fir");
    let text = std::fs::read_to_string(file).expect("readable");
    text.replace("COUNT", &count.to_string())
}

/// Which execution is reported does not depend on which message came first.
#[test]
fn what_is_reported_can_be_repeated() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/ir");
    let steps = |report: &Report| -> Vec<_> {
        let witnesses = report.violations.iter();
        witnesses.map(|v| v.witness.steps.clone()).collect()
    };
    let mut violated = 0;
    for path in fixture_programs()
        .iter()
        .filter(|path| path.starts_with(&root))
    {
        let text = std::fs::read_to_string(path).expect("readable");
        let make = || {
            let mut task = task(&text, "tso", Reduction::None, |task| task.find_all = true);
            task.limits.max_states = Some(300);
            task
        };
        let one = check(&make()).expect("the task is fine");
        if one.violations.is_empty() || !one.limits_hit.is_empty() {
            continue;
        }
        violated += 1;
        let first = together(3, &make).expect("the task is fine");
        let lengths =
            |report: &Report| -> Vec<usize> { steps(report).iter().map(Vec::len).collect() };
        assert_eq!(lengths(&first), lengths(&one), "{}", path.display());
        for _ in 0..2 {
            let again = together(3, &make).expect("the task is fine");
            assert_eq!(steps(&again), steps(&first), "{}", path.display());
        }
    }
    assert!(violated > 10, "{violated} programs with violations");
}

/// Where a process comes to something that the text did not show, all of them begin again.
#[test]
fn what_was_not_foreseen_lets_all_begin_again() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR"));
    let file = file.join("../../tests/ir/calls/computed-pointer/program.fir");
    let text = std::fs::read_to_string(file).expect("readable");
    let make = || task(&text, "sc", Reduction::Ample, |task| task.find_all = true);
    let one = check(&make()).expect("the task is fine");
    assert_eq!(one.verdict.name(), "violated");
    for count in [2, 3] {
        let several = together(count, &make).expect("the task is fine");
        assert_eq!(summary(&several), summary(&one), "{count} processes");
    }
}

/// A limit is one of all processes together.
#[test]
fn a_limit_on_states_is_one_of_all() {
    let text = philosophers(6);
    let make = || {
        let mut task = task(&text, "sc", Reduction::None, |_| {});
        task.limits.max_states = Some(1_000);
        task
    };
    let report = together(3, &make).expect("the task is fine");
    assert_eq!(report.verdict.name(), "bounded");
    assert_eq!(report.limit_names(), ["max-states"]);
    assert!(report.states > 1_000, "{}", report.states);
}

/// Processes that would search something else are noticed before they do.
#[test]
fn other_programs_do_not_take_part() {
    let mut links = LocalLink::all(2).into_iter();
    let mut tasks = [philosophers(2), philosophers(3)].map(|text| {
        let mut task = task(&text, "sc", Reduction::None, |_| {});
        // The command line has a digest of the program here.
        task.identity = vec![("program".to_string(), text)];
        task.processes = 2;
        task.link = links.next().map(|link| Arc::new(link) as Arc<dyn Link>);
        task
    });
    let [first, second] = &mut tasks;
    let (one, other) = std::thread::scope(|scope| {
        let other = scope.spawn(|| take_part(second));
        (check(first), other.join().expect("no process fails"))
    });
    let said = |error: Option<TaskError>| error.map(|error| error.to_string()).unwrap_or_default();
    assert!(said(one.err()).contains("process 1 has another program"));
    assert!(said(other.err()).contains("process 0 has another program"));
}

#[test]
fn what_processes_cannot_do_is_refused() {
    let refused: [(TaskOption, Change); 6] = [
        (TaskOption::Store, |task| task.store = StoreKind::Compact),
        (TaskOption::Reduction, |task| {
            task.engine = Reduction::Sdpor.into();
        }),
        (TaskOption::Liveness, |task| task.liveness.livelocks = true),
        (TaskOption::Workers, |task| task.workers = 2),
        (TaskOption::Engine, |task| {
            task.engine = fencepost_check::Engine::Random {
                steps: fencepost_check::Steps::Ample,
                runs: 1,
                seed: 1,
            };
        }),
        (TaskOption::Prescient, |task| {
            task.model = builtin("jmm96").expect("a built-in model");
            task.prescient = Some(true);
        }),
    ];
    for (option, change) in refused {
        let mut task = task(&philosophers(2), "sc", Reduction::Ample, change);
        task.processes = 2;
        match check(&task) {
            Err(TaskError::Disagreement(Disagreement { option: found, .. })) => {
                assert_eq!(found, option);
            }
            other => panic!("{option:?}: {:?}", other.map(|report| report.verdict)),
        }
    }
}
