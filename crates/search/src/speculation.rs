//! Whether an execution with prescient stores comes to where each has its assign.

use crate::store::{StateStore, Stored};
use fencepost_vm::{Machine, RunningState, State};

/// States that are looked at before the question stays open.
const MOST_STATES: u64 = 20_000;

/// Whether some way on from a state leads to where no prescient store is pending; nothing if that
/// was not found out.
pub(crate) fn comes_to_count(machine: &Machine, from: &State) -> Option<bool> {
    let mut store = StateStore::default();
    let mut state = RunningState::from(from.clone());
    // Its components have the numbers of another store.
    state.forget_components();
    let first = store.try_store(machine, &mut state, |_, _| true)?.id();
    let mut open = vec![first];
    let mut choices = Vec::new();
    while let Some(id) = open.pop() {
        store.load(id, &mut state);
        machine.choices(&state, &mut choices);
        for &choice in &choices {
            store.load(id, &mut state);
            if machine.apply(&mut state, choice, None).is_err() {
                store.forget_running();
                continue;
            }
            if !machine.is_speculative(&state) {
                return Some(true);
            }
            if let Stored::New(next) = store.try_store(machine, &mut state, |_, _| true)? {
                open.push(next);
            }
            if store.len() > MOST_STATES {
                return None;
            }
        }
    }
    Some(false)
}
