//! Ways to the states of the next layer, put in order.

use fencepost_base::run_together;
use fencepost_search::store::StateId;
use fencepost_vm::Choice;

/// How a state of a layer is reached: where it came from, and by which choice.
#[derive(Clone, Copy)]
pub(crate) struct Entry {
    /// The place of the parent in the layer before.
    pub parent: u32,
    pub choice: Choice,
}

/// A way to a state of the next layer.
#[derive(Clone, Copy)]
pub(crate) struct Arrival {
    pub state: StateId,
    pub parent: u32,
    /// Which choice of the parent.
    pub turn: u32,
    pub choice: Choice,
}

impl Arrival {
    fn by_state(&self) -> (StateId, u32, u32) {
        (self.state, self.parent, self.turn)
    }

    fn by_parent(&self) -> (u32, u32) {
        (self.parent, self.turn)
    }
}

/// What a worker put on its list lately, so that it does not put the same state there again and
/// again: the first way counts.
#[derive(Default)]
pub(crate) struct Lately {
    arrivals: Vec<Option<(StateId, u32, u32)>>,
}

/// How many arrivals are kept in mind, as a power of two.
const LATELY_BITS: u32 = 14;

impl Lately {
    /// Whether an arrival is known to come after another one at the same state.
    #[inline]
    pub fn is_late(&mut self, arrival: &Arrival) -> bool {
        if self.arrivals.is_empty() {
            self.arrivals.resize(1 << LATELY_BITS, None);
        }
        let spread = arrival.state.0.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let slot = &mut self.arrivals[(spread >> (64 - LATELY_BITS)) as usize];
        match *slot {
            Some(known) if known.0 == arrival.state && known < arrival.by_state() => true,
            _ => {
                *slot = Some(arrival.by_state());
                false
            }
        }
    }
}

/// Sorting needs little.
const STACK_BYTES: usize = 1 << 20;

/// Lists shorter than this are sorted by one thread.
const SMALL_PART: usize = 1 << 12;

/// Merging looks at the first of every part, so there are few.
const MOST_PARTS: usize = 8;

/// The next layer: each state once, where it is first reached, in that order. Where one worker
/// found them in order, they come like that; else as many threads as there are workers sort them.
pub(crate) fn next_layer(
    mut arrivals: Vec<Arrival>,
    in_order: bool,
    workers: usize,
) -> (Vec<Entry>, Vec<StateId>) {
    if in_order {
        debug_assert!(arrivals.is_sorted_by_key(Arrival::by_parent));
        return split(arrivals.into_iter());
    }
    let mut first: Vec<Arrival> = Vec::new();
    let parts = sort_parts(&mut arrivals, workers, Arrival::by_state);
    for arrival in merge(parts, Arrival::by_state) {
        if first.last().is_none_or(|last| last.state != arrival.state) {
            first.push(arrival);
        }
    }
    drop(arrivals);
    let parts = sort_parts(&mut first, workers, Arrival::by_parent);
    split(merge(parts, Arrival::by_parent))
}

fn split(arrivals: impl Iterator<Item = Arrival>) -> (Vec<Entry>, Vec<StateId>) {
    let entry = |arrival: Arrival| Entry {
        parent: arrival.parent,
        choice: arrival.choice,
    };
    arrivals.map(|a| (entry(a), a.state)).unzip()
}

/// Sorts parts of a list, each on a thread of its own.
fn sort_parts<K: Ord>(
    arrivals: &mut [Arrival],
    workers: usize,
    key: fn(&Arrival) -> K,
) -> Vec<&[Arrival]> {
    let size = arrivals.len().div_ceil(workers.clamp(1, MOST_PARTS));
    let parts: Vec<&mut [Arrival]> = arrivals.chunks_mut(size.max(SMALL_PART)).collect();
    run_together(parts, STACK_BYTES, |part| sorted(part, key), || {})
}

fn sorted<K: Ord>(part: &mut [Arrival], key: fn(&Arrival) -> K) -> &[Arrival] {
    part.sort_unstable_by_key(key);
    part
}

/// Goes through sorted lists in the order of all.
fn merge<K: Ord>(
    mut parts: Vec<&[Arrival]>,
    key: fn(&Arrival) -> K,
) -> impl Iterator<Item = Arrival> {
    std::iter::from_fn(move || {
        let firsts = parts.iter_mut().filter(|part| !part.is_empty());
        let least = firsts.min_by_key(|part| key(&part[0]))?;
        let (&arrival, rest) = least.split_first()?;
        *least = rest;
        Some(arrival)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use fencepost_vm::{Action, ThreadId};
    use std::collections::BTreeMap;

    /// However many sort, the layer is what a map says.
    #[test]
    fn states_come_once_where_they_are_first_reached() {
        let mut seed = 7u64;
        let mut below = |bound: u64| {
            seed = seed
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            (seed >> 33) % bound
        };
        for count in [0, 1, 100, 3 * SMALL_PART] {
            let arrivals: Vec<Arrival> = (0..count)
                .map(|_| {
                    let turn = below(4) as u32;
                    Arrival {
                        state: StateId(below(count as u64 / 3 + 1)),
                        parent: below(1000) as u32,
                        turn,
                        choice: Choice {
                            thread: ThreadId(turn),
                            action: Action::Step,
                        },
                    }
                })
                .collect();
            let mut first: BTreeMap<StateId, (u32, u32)> = BTreeMap::new();
            for arrival in &arrivals {
                let known = first.entry(arrival.state).or_insert(arrival.by_parent());
                *known = arrival.by_parent().min(*known);
            }
            for workers in 1..5 {
                let (entries, states) = next_layer(arrivals.clone(), false, workers);
                assert_eq!(states.len(), first.len());
                let ways = entries.iter().map(|e| (e.parent, e.choice.thread.0));
                let ways: Vec<_> = ways.collect();
                assert!(ways.is_sorted());
                for (state, way) in states.iter().zip(ways) {
                    assert_eq!(first[state], way);
                }
            }
        }
    }
}
