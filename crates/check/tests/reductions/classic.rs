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
