//! The part of each layer that a process keeps, and how its states were reached.

use super::travel::Way;
use fencepost_search::limits::Limits;
use fencepost_search::store::{StateId, Tables};
use fencepost_vm::{Action, Choice, ThreadId};

/// How a state of a layer is reached.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    /// The process that has the parent, and its place in that process's part of the layer before.
    pub process: u32,
    pub parent: u32,
    pub choice: Choice,
}

/// A way to a state of the next layer.
#[derive(Clone, Copy)]
struct Arrival {
    state: StateId,
    process: u32,
    way: Way,
}

impl Arrival {
    fn by_state(&self) -> (StateId, u32, u32, u32) {
        (self.state, self.process, self.way.parent, self.way.turn)
    }

    fn by_parent(&self) -> (u32, u32, u32) {
        (self.process, self.way.parent, self.way.turn)
    }
}

/// Lists of arrivals that take fewer bytes than this grow without asking.
const SMALL_LIST: usize = 1 << 16;

/// This process's part of all layers.
#[derive(Default)]
pub(super) struct Layers {
    layers: Vec<Vec<Entry>>,
    /// Its states of the last layer.
    pub states: Vec<StateId>,
    arrivals: Vec<Arrival>,
}

/// There is no memory for more.
pub(super) struct Full;

impl Layers {
    /// The first layer; it has the initial state if that belongs to this process.
    pub fn first(initial: Option<StateId>) -> Self {
        let states: Vec<StateId> = initial.into_iter().collect();
        // Never looked at: no choice leads to the initial state.
        let entry = Entry {
            process: 0,
            parent: 0,
            choice: Choice {
                thread: ThreadId::MAIN,
                action: Action::Step,
            },
        };
        Self {
            layers: vec![vec![entry; states.len()]],
            states,
            arrivals: Vec::new(),
        }
    }

    /// How many steps lead to the last layer.
    pub fn depth(&self) -> u32 {
        self.layers.len() as u32 - 1
    }

    /// Notes a way to a state that is not in the layers yet.
    pub fn arrive(
        &mut self,
        state: StateId,
        process: u32,
        way: Way,
        limits: &Limits,
    ) -> Result<(), Full> {
        let arrivals = &mut self.arrivals;
        let bytes = arrivals.len() * 2 * size_of::<Arrival>();
        let fits = arrivals.len() < arrivals.capacity() || bytes < SMALL_LIST;
        if !fits && !limits.memory_allows(0, bytes as u64) {
            return Err(Full);
        }
        arrivals.push(Arrival {
            state,
            process,
            way,
        });
        Ok(())
    }

    /// Makes a layer of what arrived, and says how many states it has. Of several ways to a state
    /// the first one stays, by process, place and choice, so that it does not matter which message
    /// came first.
    pub fn close(&mut self, tables: &Tables) -> u64 {
        let mut arrivals = std::mem::take(&mut self.arrivals);
        arrivals.sort_unstable_by_key(Arrival::by_state);
        arrivals.dedup_by_key(|arrival| arrival.state);
        arrivals.sort_unstable_by_key(Arrival::by_parent);
        let entry = |arrival: &Arrival| Entry {
            process: arrival.process,
            parent: arrival.way.parent,
            choice: arrival.way.choice,
        };
        self.layers.push(arrivals.iter().map(entry).collect());
        self.states.clear();
        self.states
            .extend(arrivals.iter().map(|arrival| arrival.state));
        self.states.iter().for_each(|&state| tables.settle(state));
        self.states.len() as u64
    }

    /// How a state was reached.
    pub fn entry(&self, layer: u32, place: u32) -> Option<Entry> {
        self.layers
            .get(layer as usize)?
            .get(place as usize)
            .copied()
    }
}
