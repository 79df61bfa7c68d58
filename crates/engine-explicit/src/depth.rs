//! Depth-first search.

use crate::explorer::{Explorer, Going, SearchTask};
use fencepost_search::finding::SearchResult;
use fencepost_search::limits::LimitHit;
use fencepost_search::store::StateId;
use fencepost_vm::Choice;

/// A state on the stack, with the part of the choice list that belongs to it.
struct Level {
    state: StateId,
    first: usize,
    next: usize,
}

/// The choices taken from the initial state to the top of the stack.
fn path_to_top(levels: &[Level], choices: &[Choice]) -> Vec<Choice> {
    levels.iter().map(|level| choices[level.next - 1]).collect()
}

pub(crate) fn explore(task: &SearchTask<'_>) -> SearchResult {
    let (mut explorer, initial) = Explorer::start(task);
    let Some(initial) = initial else {
        return explorer.finish(true);
    };
    let max_depth = task.limits.max_depth.unwrap_or(u64::MAX);
    let mut levels: Vec<Level> = Vec::new();
    // Choices of all states on the stack, one list after the other.
    let mut choices: Vec<Choice> = Vec::new();
    let mut fresh: Vec<Choice> = Vec::new();
    let mut entering = Some(initial);
    loop {
        if let Some(state) = entering.take() {
            if explorer.enter(&mut fresh, || path_to_top(&levels, &choices)) == Going::Over {
                return explorer.finish(false);
            }
            explorer.result.depth = explorer.result.depth.max(levels.len() as u64);
            if levels.len() as u64 >= max_depth {
                if !fresh.is_empty() {
                    explorer.result.limits.insert(LimitHit::Depth);
                }
            } else {
                levels.push(Level {
                    state,
                    first: choices.len(),
                    next: choices.len(),
                });
                choices.append(&mut fresh);
            }
        }
        let Some(level) = levels.last_mut() else {
            return explorer.finish(true);
        };
        if level.next == choices.len() {
            choices.truncate(level.first);
            levels.pop();
            continue;
        }
        let (state, choice) = (level.state, choices[level.next]);
        level.next += 1;
        match explorer.step(state, choice, || path_to_top(&levels, &choices)) {
            Ok(next) => entering = next,
            Err(_) => return explorer.finish(false),
        }
        if explorer.limit_met(levels.len() as u64) {
            return explorer.finish(false);
        }
    }
}
