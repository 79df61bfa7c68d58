//! Class initialisers that would run when there are several threads.
//!
//! One that only makes objects and fills its own fields, and looks at nothing that changes later,
//! does the same whenever and in whatever thread it runs, and nobody sees its fields before. So it
//! may as well run before the second thread starts. Any other one stays where it is, and refused.

use super::memory::Refused;
use super::state::State;
use super::{TooLarge, Unroller};
use crate::objects::ObjectKey;
use crate::value::{Candidate, ObjectId};
use fencepost_ir::ClassId;
use std::collections::BTreeSet;

/// An initialiser that is run before its time.
#[derive(Default)]
pub(super) struct Early {
    /// The classes that are being initialised, inner ones last.
    pub running: Vec<ClassId>,
    /// The objects that the innermost one has made so far.
    pub made: BTreeSet<ObjectId>,
}

impl Unroller<'_> {
    /// Runs the initialisers that would run later, as far as that makes no difference.
    pub(super) fn initialise_early(&mut self, mut state: State) -> Result<State, TooLarge> {
        for class in self.known.late.clone() {
            let Ok(Some(initializer)) = self.class(class).map(|class| class.initializer) else {
                continue;
            };
            if state.initialised.contains(&class) || self.done_early.contains(&class) {
                continue;
            }
            let before = (state.clone(), self.done_early.clone());
            let points = self.out.points.len();
            let mut begun = state.clone();
            begun.initialised.insert(class);
            self.early = Some(Early {
                running: vec![class],
                ..Early::default()
            });
            self.initialising += 1;
            let exits = self.call(begun, initializer, Vec::new());
            self.initialising -= 1;
            self.early = None;
            let exits = exits?;
            let returned = exits.returned.map(|(state, _)| state);
            let returned = returned.filter(|_| exits.raised.is_empty());
            match returned {
                Some(after) if self.out.points.len() == points => {
                    // Whoever uses the class has to say so first.
                    let classes = after.initialised.difference(&before.0.initialised);
                    self.done_early.extend(classes);
                    state = State {
                        initialised: before.0.initialised,
                        ..after
                    };
                }
                Some(_) | None => {
                    self.out.points.truncate(points);
                    (state, self.done_early) = before;
                }
            }
        }
        Ok(state)
    }

    /// Whether an object is one that a running early initialiser fills.
    fn is_filled_early(&self, early: &Early, object: ObjectId) -> bool {
        match self.known.objects.get(object).key {
            ObjectKey::Frame(..) => true,
            // Others may change what an initialiser that is over has left.
            ObjectKey::Statics(class) => early.running.last() == Some(&class),
            _ => early.made.contains(&object),
        }
    }

    /// Refuses what an initialiser that is run early must not look at.
    pub(super) fn check_early_load(&self, places: &[Candidate]) -> Result<(), Refused> {
        let Some(early) = &self.early else {
            return Ok(());
        };
        for one in places {
            // Nobody changes it later, at whatever size.
            let here = (one.object, one.offset.saturating_sub(8), 0)
                ..(one.object, one.offset.saturating_add(8), 0);
            let changes = self.known.objects.stored.range(here).next().is_some();
            if changes && !self.is_filled_early(early, one.object) {
                return Err("a class initialiser that looks at what changes");
            }
        }
        Ok(())
    }

    /// Refuses what an initialiser that is run early must not change.
    pub(super) fn check_early_store(&self, places: &[Candidate]) -> Result<(), Refused> {
        let Some(early) = &self.early else {
            return Ok(());
        };
        match places
            .iter()
            .all(|one| self.is_filled_early(early, one.object))
        {
            true => Ok(()),
            false => Err("a class initialiser that changes what others see"),
        }
    }
}
