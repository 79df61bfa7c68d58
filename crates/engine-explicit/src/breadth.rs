//! Breadth-first search: the first counterexample found is a shortest one.

use crate::explorer::{Explorer, Going, SearchTask};
use fencepost_search::finding::SearchResult;
use fencepost_search::limits::LimitHit;
use fencepost_search::store::StateId;
use fencepost_vm::Choice;

/// How a state was first reached.
#[derive(Clone, Copy)]
struct Parent {
    state: StateId,
    choice: Choice,
    depth: u32,
}

/// The choices from the initial state to a state, then one more if given.
fn path_to(parents: &[Parent], state: StateId, last: Option<Choice>) -> Vec<Choice> {
    let mut path: Vec<Choice> = last.into_iter().collect();
    let mut at = state;
    while at.0 != 0 {
        let parent = parents[at.index() - 1];
        path.push(parent.choice);
        at = parent.state;
    }
    path.reverse();
    path
}

pub(crate) fn explore(task: &SearchTask<'_>) -> SearchResult {
    let (mut explorer, initial) = Explorer::start(task);
    if initial.is_none() {
        return explorer.finish(true);
    }
    let max_depth = task.limits.max_depth.unwrap_or(u64::MAX);
    // States are numbered as they are found, so the queue is simply the next number. The parent
    // of state n is entry n - 1.
    let mut parents: Vec<Parent> = Vec::new();
    let mut choices: Vec<Choice> = Vec::new();
    let mut next = 0;
    while next < explorer.store.len() {
        let state = StateId(next as u32);
        next += 1;
        if explorer.current != Some(state) {
            explorer.store.load(state, &mut explorer.state);
            explorer.current = Some(state);
        }
        let depth = match state.0 {
            0 => 0,
            n => parents[n as usize - 1].depth,
        };
        explorer.result.depth = explorer.result.depth.max(u64::from(depth));
        if explorer.enter(&mut choices, || path_to(&parents, state, None)) == Going::Over {
            return explorer.finish(false);
        }
        if u64::from(depth) >= max_depth {
            if !choices.is_empty() {
                explorer.result.limits.insert(LimitHit::Depth);
            }
            continue;
        }
        for &choice in &choices {
            match explorer.step(state, choice, || path_to(&parents, state, Some(choice))) {
                Ok(Some(_)) => parents.push(Parent {
                    state,
                    choice,
                    depth: depth + 1,
                }),
                Ok(None) => {}
                Err(_) => return explorer.finish(false),
            }
            if explorer.limit_met(u64::from(depth)) {
                return explorer.finish(false);
            }
        }
    }
    explorer.finish(true)
}
