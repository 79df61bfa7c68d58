//! What workers note while they build the graph: for each failure, end and outcome the first state
//! that shows it, whoever came there first.

use super::graph::Graph;
use crate::worker::explorer::Explorer;
use fencepost_ir::FuncId;
use fencepost_search::finding::{FailureKey, Finding, SearchResult, Unmodelled};
use fencepost_search::property::PropertyValue;
use fencepost_vm::{Choice, Machine};
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

/// What was noted in states of one block, each with the number of the state.
#[derive(Default)]
pub(super) struct Noted {
    findings: BTreeMap<FailureKey, (u32, Finding)>,
    outcomes: BTreeMap<Vec<PropertyValue>, (u32, Vec<Choice>)>,
    ends: BTreeMap<i32, (u32, Vec<Choice>)>,
    unsupported: Vec<(u32, Unmodelled)>,
    pending_limit_at: Option<(u32, (FuncId, u32))>,
}

impl Noted {
    /// Takes what a worker has just noted in a state. Paths begin in that state so far. A worker
    /// comes to states in the order of their numbers, so what is known stays.
    pub fn gather(&mut self, explorer: &mut Explorer<'_>, graph: &Graph, state: u32) {
        let result = &mut explorer.result;
        let whole = |end: &mut Vec<Choice>| {
            let mut path = graph.path_to(state);
            path.append(end);
            path
        };
        for (key, mut finding) in std::mem::take(&mut result.findings) {
            if let Entry::Vacant(entry) = self.findings.entry(key) {
                finding.path = whole(&mut finding.path);
                entry.insert((state, finding));
            }
        }
        for (row, mut path) in std::mem::take(&mut result.outcomes) {
            let outcome = self.outcomes.entry(row);
            outcome.or_insert_with(|| (state, whole(&mut path)));
        }
        for (code, mut path) in std::mem::take(&mut result.ends) {
            let end = self.ends.entry(code);
            end.or_insert_with(|| (state, whole(&mut path)));
        }
        for mut unmodelled in std::mem::take(&mut result.unsupported) {
            let mut known = self.unsupported.iter();
            if !known.any(|(_, known)| known.problem == unmodelled.problem) {
                unmodelled.path = whole(&mut unmodelled.path);
                self.unsupported.push((state, unmodelled));
            }
        }
        if let Some(place) = explorer.state.record.pending_limit_at.take() {
            self.pending_limit_at.get_or_insert((state, place));
        }
    }

    /// Takes over what another worker noted in the same block.
    pub fn take_over(&mut self, other: Noted) {
        keep_first(&mut self.findings, other.findings);
        keep_first(&mut self.outcomes, other.outcomes);
        keep_first(&mut self.ends, other.ends);
        self.unsupported.extend(other.unsupported);
        let places = [self.pending_limit_at, other.pending_limit_at];
        self.pending_limit_at = places.into_iter().flatten().min_by_key(|&(state, _)| state);
    }

    /// Adds what was noted to what was found in the blocks before.
    pub fn add_to(mut self, result: &mut SearchResult, machine: &Machine) {
        for (key, (_, finding)) in self.findings {
            result.findings.entry(key).or_insert(finding);
        }
        for (row, (_, path)) in self.outcomes {
            result.outcomes.entry(row).or_insert(path);
        }
        for (code, (_, path)) in self.ends {
            result.ends.entry(code).or_insert(path);
        }
        // What was noted in one state keeps its order.
        self.unsupported.sort_by_key(|&(state, _)| state);
        for (_, Unmodelled { problem, path }) in self.unsupported {
            result.note_unsupported(problem, || path);
        }
        if let (None, Some((_, (function, pc)))) = (&result.pending_limit_at, self.pending_limit_at)
        {
            result.pending_limit_at = Some(machine.describe_operation(function, pc));
        }
    }
}

/// Of two that have the same key, the one of the state with the lower number stays.
fn keep_first<K: Ord, V>(own: &mut BTreeMap<K, (u32, V)>, others: BTreeMap<K, (u32, V)>) {
    for (key, value) in others {
        match own.entry(key) {
            Entry::Vacant(entry) => {
                entry.insert(value);
            }
            Entry::Occupied(mut entry) => {
                if value.0 < entry.get().0 {
                    entry.insert(value);
                }
            }
        }
    }
}
