//! What threads can do next, cached: the choices of a state are those of its threads, and most
//! threads stand as they stood in many states before.

use crate::caches::decision_tree::{DecisionTree, Start, Trial};
use crate::caches::half_state_cache::Dependence;
use fencepost_base::FxHashMap;
use fencepost_search::store::Vector;
use fencepost_vm::{Action, Choice, EnabledActions, Machine, State, ThreadId};

/// The enabled actions of a thread that were seen before.
#[derive(Clone, Copy)]
struct Known {
    /// Its part of the list of actions.
    first: u32,
    end: u32,
    ended: bool,
    background: bool,
    exclusive: bool,
    waits_for: Option<ThreadId>,
}

/// The enabled actions of the threads of a half, by the numbers of the half and of the globals.
#[derive(Clone, Default)]
struct EnabledByHalf {
    /// Where the enabled actions of its threads begin, in the order of their places.
    first: FxHashMap<(u32, u64), u32>,
    /// Numbers of known enabled actions; [`ASK`] where the other half matters.
    enabled: Vec<u32>,
}

/// Enabled actions that depend on more than half of a state.
const ASK: u32 = u32::MAX;
/// Above this, everything is cleared.
const MOST_ENABLED: usize = 1 << 18;

/// The enabled actions that one worker has cached.
#[derive(Clone, Default)]
pub(crate) struct EnabledCache {
    tree: DecisionTree,
    trial: Trial,
    known: Vec<Known>,
    actions: Vec<Action>,
    halves: EnabledByHalf,
    /// A buffer: threads that wait, and whom for.
    blocked: Vec<(ThreadId, ThreadId)>,
}

/// What is known of the choices of a state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Listing {
    /// All of them, and the state is an ordinary one: something can happen, and nobody waits in a
    /// cycle.
    Complete,
    /// There is something about the state that needs a closer look.
    Special,
    /// Not what every thread can do.
    Unknown,
}

impl EnabledCache {
    /// Whether to ask for the choices of a state.
    #[inline]
    pub fn asks(&mut self) -> bool {
        self.trial.asks()
    }

    /// Lists the choices of a state, by thread and then by action.
    #[inline]
    pub fn list(&mut self, vector: Vector<'_>, out: &mut Vec<Choice>) -> Listing {
        if self.halves.enabled.len() > MOST_ENABLED {
            self.halves = EnabledByHalf::default();
        }
        let listing = self.try_list(vector, out);
        if self.trial.note(listing != Listing::Unknown) {
            self.forget();
        }
        listing
    }

    #[inline]
    fn try_list(&mut self, vector: Vector<'_>, out: &mut Vec<Choice>) -> Listing {
        out.clear();
        self.blocked.clear();
        let (Some(left), Some(right)) = (self.half(vector, 0), self.half(vector, 1)) else {
            return Listing::Unknown;
        };
        let mut next = [left as usize, right as usize];
        let (mut live, mut foreground) = (0, false);
        for place in 1..=vector.thread_count() {
            let next = &mut next[vector.half_of(place)];
            let mut answer = self.halves.enabled[*next];
            *next += 1;
            if answer == ASK {
                let start = Start::new(0, vector, place);
                match self.tree.find(vector, start, || None) {
                    Some(found) => answer = found,
                    None => return Listing::Unknown,
                }
            }
            let enabled = self.known[answer as usize];
            if enabled.ended {
                continue;
            }
            if enabled.exclusive {
                return Listing::Special;
            }
            live += 1;
            foreground |= !enabled.background;
            let thread = vector.thread_at(place);
            let actions = &self.actions[enabled.first as usize..enabled.end as usize];
            out.extend(actions.iter().map(|&action| Choice { thread, action }));
            if let Some(other) = enabled.waits_for {
                self.blocked.push((thread, other));
            }
        }
        // Whether a thread is alone is nothing that its enabled actions say.
        if live < 2 || !foreground || out.is_empty() || self.has_cycle() {
            return Listing::Special;
        }
        Listing::Complete
    }

    /// Where the enabled actions of the threads of a half begin, if all are known.
    #[inline]
    fn half(&mut self, vector: Vector<'_>, half: usize) -> Option<u32> {
        let globals = u64::from(vector.component(0)) << 1 | half as u64;
        let key = (vector.half(half), globals);
        match self.halves.first.get(&key) {
            Some(&first) => Some(first),
            None => {
                let first = self.work_out_half(vector, half)?;
                self.halves.first.insert(key, first);
                Some(first)
            }
        }
    }

    fn work_out_half(&mut self, vector: Vector<'_>, half: usize) -> Option<u32> {
        let Self { tree, halves, .. } = self;
        let first = halves.enabled.len();
        let mut dependence = Dependence::default();
        for place in (1..=vector.thread_count()).filter(|&place| vector.half_of(place) == half) {
            let start = Start::new(0, vector, place);
            let Some(answer) = tree.find(vector, start, || None) else {
                halves.enabled.truncate(first);
                return None;
            };
            dependence.beside.clear();
            dependence.much = false;
            tree.note_dependence(vector, start, half, None, &mut dependence);
            halves.enabled.push(match dependence.is_on_half() {
                true => answer,
                false => ASK,
            });
        }
        Some(first as u32)
    }

    /// Whether threads wait for each other.
    fn has_cycle(&self) -> bool {
        let next_of = |id: ThreadId| {
            let entry = self.blocked.iter().find(|(thread, _)| *thread == id);
            entry.map(|&(_, next)| next)
        };
        // Who waits for somebody who can move is in no cycle; a cycle never ends.
        self.blocked.iter().any(|&(_, first)| {
            let steps = std::iter::successors(Some(first), |&id| next_of(id));
            steps.take(self.blocked.len() + 1).count() > self.blocked.len()
        })
    }

    /// Learns what the threads of a state can do that was not known. `state` is what `vector` says.
    #[cold]
    pub fn learn(&mut self, machine: &Machine, vector: Vector<'_>, state: &mut State) {
        if state.has_ended() || state.is_alone() {
            return;
        }
        for place in 1..=vector.thread_count() {
            let start = Start::new(0, vector, place);
            if self.tree.find(vector, start, || None).is_some() {
                continue;
            }
            let Some(enabled) = machine.watch_enabled(state, place - 1) else {
                continue;
            };
            if let Some(reads) = state.reads() {
                if self.tree.is_full(reads.len()) {
                    self.forget();
                }
                let answer = self.add(&enabled);
                self.tree.learn(start, &reads, None, vector, answer);
            }
        }
    }

    fn add(&mut self, enabled: &EnabledActions) -> u32 {
        let first = self.actions.len() as u32;
        self.actions.extend(&enabled.actions);
        self.known.push(Known {
            first,
            end: self.actions.len() as u32,
            ended: enabled.ended,
            background: enabled.background,
            exclusive: enabled.exclusive,
            waits_for: enabled.waits_for,
        });
        self.known.len() as u32 - 1
    }

    /// How much is cached.
    pub fn len(&self) -> usize {
        self.known.len()
    }

    /// Forgets what was known by halves: states were compressed again.
    pub fn forget_halves(&mut self) {
        self.halves = EnabledByHalf::default();
    }

    fn forget(&mut self) {
        self.forget_halves();
        self.tree.clear();
        self.known.clear();
        self.actions.clear();
    }
}
