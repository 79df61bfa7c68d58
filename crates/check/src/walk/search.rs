//! The way from here to a failure.

use super::{Walk, WalkError};
use crate::replay;
use fencepost_search::finding::FailureKey;
use fencepost_search::store::{StateId, StateStore, Stored};
use fencepost_vm::{Choice, RunningState, State, Stop};
use std::collections::{BTreeSet, HashMap, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};

/// What a search from here has found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Searched {
    /// A failure this many steps on; the walk stands there.
    Found {
        /// How many steps were taken.
        steps: usize,
    },
    /// Everything that can follow was visited, and nothing new is wrong in it.
    Nothing {
        /// How many states that was.
        states: u64,
    },
    /// Nothing was found, and not everything was visited.
    Cut {
        /// How many states were visited.
        states: u64,
        /// Why not more.
        why: &'static str,
    },
}

/// How each state was reached: from which one, by which choice.
type Ways = HashMap<StateId, (StateId, Choice)>;

impl Walk {
    /// Looks for the nearest failure that can follow, breadth first, and goes there. What is wrong
    /// here already does not count.
    pub fn search(
        &mut self,
        most_states: u64,
        interrupt: Option<&AtomicBool>,
    ) -> Result<Searched, WalkError> {
        let known = self.failure_keys();
        let found = self.find(&known, most_states, interrupt);
        match found {
            Ok(path) => {
                let steps = path.len();
                for choice in path {
                    self.take_choice(choice)?;
                }
                Ok(Searched::Found { steps })
            }
            Err(nothing) => Ok(nothing),
        }
    }

    fn find(
        &self,
        known: &BTreeSet<FailureKey>,
        most_states: u64,
        interrupt: Option<&AtomicBool>,
    ) -> Result<Vec<Choice>, Searched> {
        let machine = &self.setup.machine;
        let mut store = StateStore::default();
        let cut = |store: &StateStore, why| Searched::Cut {
            states: store.len(),
            why,
        };
        let mut state = RunningState::from(State::clone(&self.now.state));
        // Its components have no numbers in this store.
        state.forget_components();
        let Some(first) = store.try_store(machine, &mut state, |_, _| true) else {
            return Err(cut(&store, "there is no memory for more"));
        };
        let first = first.id();
        let mut ways: Ways = HashMap::new();
        let mut open = VecDeque::from([first]);
        let mut choices = Vec::new();
        let mut why_cut = None;
        while self.now.stop.is_none()
            && let Some(id) = open.pop_front()
        {
            store.load(id, &mut state);
            machine.choices(&state, &mut choices);
            for &choice in &choices {
                if interrupt.is_some_and(|flag| flag.load(Ordering::Relaxed)) {
                    return Err(cut(&store, "it was interrupted"));
                }
                store.load(id, &mut state);
                let path = || {
                    let mut path = way_to(&ways, id);
                    path.push(choice);
                    path
                };
                match machine.apply(&mut state, choice, None) {
                    Ok(()) => {}
                    Err(stop) => {
                        store.forget_running();
                        match stop {
                            Stop::Violation(_) => return Ok(path()),
                            Stop::Assumed => {}
                            Stop::NotEnabled => {
                                why_cut = Some("a step that was offered could not be taken");
                            }
                            Stop::Unsupported(_) => {
                                why_cut = Some("something on the way is not modelled");
                            }
                            Stop::Limit(_) => why_cut = Some("a limit was met on the way"),
                        }
                        continue;
                    }
                }
                if state.record.pending_limit_hit || state.record.queue_limit_hit {
                    why_cut = Some("a list of pending operations was full");
                }
                let noted = replay::look_at(&self.setup, &state);
                if !noted.unsupported.is_empty() {
                    why_cut = Some("something on the way is not modelled");
                }
                if !noted.limits.is_empty() {
                    why_cut = Some("a limit was met on the way");
                }
                let mut keys = noted.findings.keys();
                if keys.any(|key| !known.contains(key)) {
                    return Ok(path());
                }
                let Some(stored) = store.try_store(machine, &mut state, |_, _| true) else {
                    return Err(cut(&store, "there is no memory for more"));
                };
                if let Stored::New(next) = stored {
                    ways.insert(next, (id, choice));
                    open.push_back(next);
                }
                if store.len() > most_states {
                    return Err(cut(&store, "that is as many as were allowed"));
                }
            }
        }
        match why_cut {
            Some(why) => Err(cut(&store, why)),
            None => Err(Searched::Nothing {
                states: store.len(),
            }),
        }
    }
}

/// The choices that lead from the first state to another one.
fn way_to(ways: &Ways, mut id: StateId) -> Vec<Choice> {
    let mut path = Vec::new();
    while let Some(&(from, choice)) = ways.get(&id) {
        path.push(choice);
        id = from;
    }
    path.reverse();
    path
}
