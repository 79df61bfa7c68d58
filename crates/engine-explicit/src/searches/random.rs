//! Random runs: samples of executions for programs that are too large to cover.
//!
//! Each run makes its choices by a generator that a seed determines, so a run can be repeated.
//! Every other one goes by random priorities of threads. Nothing is stored, and nothing is ever
//! verified.

use crate::searches::priorities::{Priorities, evenly};
use crate::worker::explorer::Explorer;
use crate::worker::numbers::Numbers;
use fencepost_search::checks::Going;
use fencepost_search::finding::SearchResult;
use fencepost_search::limits::LimitHit;
use fencepost_search::task::SearchTask;
use fencepost_vm::Choice;

/// The longest run, unless the task says otherwise: an endless loop must not hang the sample.
const DEFAULT_DEPTH: u64 = 100_000;

/// In a run by priorities, fewer steps than this change them.
const MOST_CHANGES: u64 = 4;

/// Takes `runs` executions at random, of at most `steps` steps altogether.
pub fn sample(task: &SearchTask<'_>, runs: u64, steps: u64, seed: u64) -> SearchResult {
    let (mut explorer, initial) = Explorer::start_single(task);
    let Some(initial) = initial else {
        return explorer.finish(true);
    };
    let max_depth = task.limits.max_depth.unwrap_or(DEFAULT_DEPTH);
    let mut numbers = Numbers::new(seed);
    let mut choices: Vec<Choice> = Vec::new();
    let (mut executions, mut taken) = (0, 0);
    // A sample covers nothing, whatever it finds.
    explorer.result.limits.insert(LimitHit::Runs);
    // How long executions are, as far as is known.
    let mut length = 0;
    'runs: for run in 0..runs {
        let mut priorities =
            (run % 2 == 1).then(|| Priorities::new(&mut numbers, length, run / 2 % MOST_CHANGES));
        explorer.store.load(initial, &mut explorer.state);
        let mut path: Vec<Choice> = Vec::new();
        loop {
            if explorer.enter(&mut choices, || path.clone()) == Going::Over {
                break 'runs;
            }
            let depth = path.len() as u64;
            explorer.result.depth = explorer.result.depth.max(depth);
            length = length.max(depth);
            if choices.is_empty() {
                executions += 1;
                break;
            }
            if taken >= steps {
                break 'runs;
            }
            taken += 1;
            if depth >= max_depth {
                explorer.result.limits.insert(LimitHit::Depth);
                break;
            }
            let choice = match &mut priorities {
                Some(priorities) => priorities.pick(&choices, depth, &mut numbers),
                None => evenly(&choices, &mut numbers),
            };
            path.push(choice);
            match explorer.advance(choice, || path.clone()) {
                Ok(true) => {}
                Ok(false) => {
                    executions += 1;
                    break;
                }
                Err(_) => break 'runs,
            }
            if explorer.limit_met(depth) {
                break 'runs;
            }
        }
    }
    let mut result = explorer.finish(false);
    result.executions = Some(executions);
    result
}
