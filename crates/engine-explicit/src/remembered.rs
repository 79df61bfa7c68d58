//! Steps that were taken before: what they look at, and what they change.
//!
//! A state is a vector of components, and most steps look at few of them. A step that finds the
//! same components again changes the same ones in the same way, whatever the rest of the state
//! is; then it need not be run, only looked up.

use crate::looks::{Likely, Looks, Start, Trial};
use fencepost_search::store::Vector;
use fencepost_vm::{Action, Choice, ObjectId};

/// A part of a state that a step changes.
#[derive(Clone, Copy, Debug)]
enum Part {
    Globals,
    /// The thread that moves.
    Own,
    Object(Likely),
}

/// Actions with larger numbers are not remembered.
const MOST_ACTIONS: u32 = 128;

/// Above this, everything is forgotten and begun anew.
const MOST_ANSWERS: usize = 1 << 16;

/// The steps that one worker remembers.
#[derive(Default)]
pub(crate) struct Remembered {
    looks: Looks,
    trial: Trial,
    /// For each answer, where its changes begin and how many there are.
    answers: Vec<(u32, u32)>,
    changes: Vec<(Part, u32)>,
    /// For each component that was asked for: 0 if that is not known, 1 for a live thread, 2 for
    /// one that has ended.
    lives: Vec<u8>,
}

/// What a step starts with, to be remembered together with what it did.
#[derive(Clone, Copy)]
pub(crate) struct Beginning {
    start: Start,
    place: usize,
}

impl Remembered {
    /// Where a step begins that may be remembered. A step of the only live thread is none: the
    /// machine may ask whether a thread is alone without saying so.
    #[inline]
    pub fn begin(&mut self, vector: Vector<'_>, choice: Choice) -> Option<Beginning> {
        if !self.trial.asks() {
            return None;
        }
        let question = match choice.action {
            Action::Step => 0,
            Action::Timeout => 1,
            Action::Complete(entry) if entry < MOST_ACTIONS => 2 + 2 * entry,
            Action::Data(value) if value < MOST_ACTIONS => 3 + 2 * value,
            _ => return None,
        };
        if self.is_alone(vector) {
            return None;
        }
        let place = vector.place_of_thread(choice.thread)?;
        let start = Start::new(question, vector, place);
        Some(Beginning { start, place })
    }

    /// Whether at most one thread has not ended.
    #[inline]
    fn is_alone(&mut self, vector: Vector<'_>) -> bool {
        let live = |&place: &usize| self.lives(vector, place);
        (1..=vector.thread_count()).filter(live).nth(1).is_none()
    }

    /// Whether the thread at a place has not ended.
    #[inline]
    fn lives(&mut self, vector: Vector<'_>, place: usize) -> bool {
        let component = vector.component(place) as usize;
        if self.lives.len() <= component {
            self.lives.resize(component + 1, 0);
        }
        if self.lives[component] == 0 {
            self.lives[component] = 1 + u8::from(vector.has_ended(place));
        }
        self.lives[component] == 1
    }

    /// Whether a step is known; if so, `out` gets the places of the state that change, ascending,
    /// and the components they get.
    #[inline]
    pub fn recall(
        &mut self,
        vector: Vector<'_>,
        beginning: Beginning,
        out: &mut Vec<(u32, u32)>,
    ) -> bool {
        let answer = self.looks.find(vector, beginning.start);
        let Some(answer) = answer else {
            if self.trial.note(false) {
                self.forget();
            }
            return false;
        };
        let (first, count) = self.answers[answer as usize];
        out.clear();
        for &(part, component) in &self.changes[first as usize..(first + count) as usize] {
            let place = match part {
                Part::Globals => 0,
                Part::Own => beginning.place,
                Part::Object(likely) => match likely.place(vector) {
                    Some(place) => place,
                    None => return false,
                },
            };
            out.push((place as u32, component));
        }
        self.trial.note(true);
        true
    }

    /// Remembers a step: what it looked at and what it changed. `vector` is the one after it.
    pub fn learn(
        &mut self,
        vector: Vector<'_>,
        beginning: Beginning,
        reads: &[(ObjectId, u32)],
        changed: &[(u32, u32)],
    ) {
        if self.looks.is_full(reads.len()) || self.answers.len() > MOST_ANSWERS {
            self.forget();
        }
        let first = self.changes.len();
        let threads = vector.thread_count();
        for &(place, component) in changed {
            let place = place as usize;
            let part = if place == 0 {
                Part::Globals
            } else if place == beginning.place {
                Part::Own
            } else if place > threads {
                Part::Object(Likely::new(vector.object_at(place), vector))
            } else {
                // Another thread changed, so it was looked at, and the list would not be complete.
                debug_assert!(false, "another thread changed unseen");
                self.changes.truncate(first);
                return;
            };
            self.changes.push((part, component));
        }
        let count = self.changes.len() - first;
        let answer = self.answers.len() as u32;
        self.answers.push((first as u32, count as u32));
        self.looks.learn(beginning.start, reads, vector, answer);
    }

    fn forget(&mut self) {
        self.looks.clear();
        self.answers.clear();
        self.changes.clear();
    }
}
