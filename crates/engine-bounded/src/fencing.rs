//! Fences that are not in the program: some that are put into it, or places where some could be.
//!
//! Where fences are looked for, every access of the program itself may have a fence of each kind
//! before it, under a literal that says whether it is there. An execution that goes wrong with
//! some fences in place is let have as many more as it can with others; each of those that it
//! cannot have would forbid it.

use crate::circuit::Circuit;
use crate::engine::Engine;
use crate::formula::Formula;
use crate::solver::Lit;
use crate::unroll::Site;
use fencepost_ir::{FenceKind, FuncId};
use std::collections::{BTreeMap, BTreeSet};

/// The kinds of fence that order one kind of access only.
pub const ONE_SIDED: [FenceKind; 4] = [
    FenceKind::LoadLoad,
    FenceKind::LoadStore,
    FenceKind::StoreLoad,
    FenceKind::StoreStore,
];

/// A fence before an access.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct FencePlace {
    /// The access.
    pub site: Site,
    /// The kind of fence, by its number in [`ONE_SIDED`].
    pub kind: usize,
}

/// Fences beside those of the program.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Fencing {
    /// There are none.
    #[default]
    None,
    /// These are there.
    Fixed(BTreeSet<FencePlace>),
    /// Fences are looked for.
    Open {
        /// Those that have been chosen so far.
        chosen: BTreeSet<FencePlace>,
        /// Functions that get none.
        outside: BTreeSet<FuncId>,
    },
}

/// What stands against a choice of fences.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// Nothing: with these fences no execution goes wrong.
    None,
    /// An execution that one of these fences would forbid.
    OneOf(BTreeSet<FencePlace>),
    /// An execution that no fence forbids.
    Unrepairable,
}

/// Places where fences could be, each with the literal that says whether one is there.
#[derive(Clone, Debug, Default)]
pub struct Selectors(pub BTreeMap<FencePlace, Lit>);

impl Selectors {
    /// The literal of a place.
    pub fn get(&mut self, circuit: &mut Circuit, place: FencePlace) -> Lit {
        *self.0.entry(place).or_insert_with(|| circuit.fresh())
    }
}

impl Engine<'_> {
    /// What stands against the fences that have been chosen. `bad` requires that something goes
    /// wrong.
    pub(crate) fn obstacle(
        &mut self,
        formula: &mut Formula,
        bad: Lit,
        chosen: &BTreeSet<FencePlace>,
    ) -> Option<()> {
        let selectors = formula.program.selectors.0.clone();
        let mut assumptions: Vec<Lit> = vec![bad];
        assumptions.extend(selectors.values());
        if self.probe(formula, &assumptions)? {
            self.result.obstacle = Some(Obstacle::Unrepairable);
            return Some(());
        }
        let mut there: Vec<Lit> = vec![bad];
        there.extend(chosen.iter().filter_map(|place| selectors.get(place)));
        if !self.solve(formula, &there)? {
            self.result.obstacle = Some(Obstacle::None);
            return Some(());
        }
        let mut missing = BTreeSet::new();
        for (place, &lit) in selectors.iter().filter(|(one, _)| !chosen.contains(one)) {
            there.push(lit);
            if !self.probe(formula, &there)? {
                there.pop();
                missing.insert(*place);
            }
        }
        self.result.obstacle = Some(Obstacle::OneOf(missing));
        Some(())
    }
}
