//! What threads can do next, remembered: the choices of a state are those of its threads, and most
//! threads stand as they stood in many states before.

use crate::looks::{Looks, Start, Trial};
use fencepost_search::store::Vector;
use fencepost_vm::{Action, Choice, Machine, Offer, State, ThreadId};

/// An offer that was seen before.
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

/// What one worker remembers of offers.
#[derive(Default)]
pub(crate) struct Offers {
    looks: Looks,
    trial: Trial,
    known: Vec<Known>,
    actions: Vec<Action>,
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

impl Offers {
    /// Whether to ask for the choices of a state.
    #[inline]
    pub fn asks(&mut self) -> bool {
        self.trial.asks()
    }

    /// Lists the choices of a state, by thread and then by action.
    #[inline]
    pub fn list(&mut self, vector: Vector<'_>, out: &mut Vec<Choice>) -> Listing {
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
        let (mut live, mut foreground) = (0, false);
        for place in 1..=vector.thread_count() {
            let start = Start::new(0, vector, place);
            let Some(answer) = self.looks.find(vector, start, || None) else {
                return Listing::Unknown;
            };
            let offer = self.known[answer as usize];
            if offer.ended {
                continue;
            }
            if offer.exclusive {
                return Listing::Special;
            }
            live += 1;
            foreground |= !offer.background;
            let thread = vector.thread_at(place);
            let actions = &self.actions[offer.first as usize..offer.end as usize];
            out.extend(actions.iter().map(|&action| Choice { thread, action }));
            if let Some(other) = offer.waits_for {
                self.blocked.push((thread, other));
            }
        }
        // Whether a thread is alone is nothing that its offer says.
        if live < 2 || !foreground || out.is_empty() || self.has_cycle() {
            return Listing::Special;
        }
        Listing::Complete
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
            if self.looks.find(vector, start, || None).is_some() {
                continue;
            }
            let Some(offer) = machine.watch_offer(state, place - 1) else {
                continue;
            };
            if let Some(reads) = state.reads() {
                if self.looks.is_full(reads.len()) {
                    self.forget();
                }
                let answer = self.add(&offer);
                self.looks.learn(start, &reads, None, vector, answer);
            }
        }
    }

    fn add(&mut self, offer: &Offer) -> u32 {
        let first = self.actions.len() as u32;
        self.actions.extend(&offer.actions);
        self.known.push(Known {
            first,
            end: self.actions.len() as u32,
            ended: offer.ended,
            background: offer.background,
            exclusive: offer.exclusive,
            waits_for: offer.waits_for,
        });
        self.known.len() as u32 - 1
    }

    fn forget(&mut self) {
        self.looks.clear();
        self.known.clear();
        self.actions.clear();
    }
}
