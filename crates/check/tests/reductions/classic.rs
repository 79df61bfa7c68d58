//! Programs that the literature counts executions of.

use crate::compare::{model, program, run, task};
use fencepost_check::{Reduction, Report, Verdict};

const INDEXER: &str = include_str!("../../../../bench/programs/indexer.fir");
const FILE_SYSTEM: &str = include_str!("../../../../bench/programs/filesystem.fir");

fn executions(text: &str, threads: usize) -> Report {
    let text = text.replace("COUNT", &threads.to_string());
    let report = run(&task(&program(&text), model("sc"), Reduction::Dpor));
    assert_eq!(report.verdict, Verdict::Verified, "{:?}", report.limits_hit);
    report
}

#[test]
fn the_indexer_takes_as_many_executions_as_an_optimal_search() {
    for (threads, expected) in [(11, 1), (12, 8), (13, 64), (14, 512)] {
        let found = executions(INDEXER, threads).executions;
        assert_eq!(found, Some(expected), "{threads} threads");
    }
}

#[test]
fn the_file_system_takes_as_many_executions_as_an_optimal_search() {
    for (threads, expected) in [(13, 1), (14, 2), (16, 8), (18, 32), (20, 128), (22, 512)] {
        let found = executions(FILE_SYSTEM, threads).executions;
        assert_eq!(found, Some(expected), "{threads} threads");
    }
}

fn stateful(text: &str) -> Report {
    let report = run(&task(&program(text), model("sc"), Reduction::Sdpor));
    assert_eq!(report.verdict, Verdict::Verified, "{:?}", report.limits_hit);
    report
}

/// The programs of the paper on stateful reduction, each with the runs and transitions that its
/// Table 1 has.
#[test]
fn stateful_search_takes_no_more_runs_than_the_paper() {
    let programs = [
        (
            include_str!("../../../../bench/programs/example1.fir"),
            35,
            2_084,
        ),
        (
            include_str!("../../../../bench/programs/sharedarray.fir"),
            98,
            18_557,
        ),
        (
            include_str!("../../../../bench/programs/bbuf.fir"),
            16_246,
            349_717,
        ),
    ];
    for (text, runs, transitions) in programs {
        let report = stateful(text);
        let first = text.lines().next().unwrap_or("");
        assert!(
            report.executions.is_some_and(|found| found <= runs),
            "{first}: {:?} runs",
            report.executions
        );
        assert!(
            report.transitions <= transitions,
            "{first}: {} transitions",
            report.transitions
        );
    }
}

#[test]
fn the_first_example_has_no_more_states_than_spin_visits() {
    let report = stateful(include_str!("../../../../bench/programs/example1.fir"));
    assert!(report.states <= 577, "{} states", report.states);
}
