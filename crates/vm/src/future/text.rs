//! What may be touched from a point of a function on, as sets: at once, or only behind monitors.

use super::place::{Access, Based, Bits};
use super::through::Through;
use super::value::ValueId;

/// Accesses with a known object that are kept apart at a point; above this many of the same kind,
/// only the kind counts.
pub(super) const MOST_BASES: usize = 6;

/// Sets of monitors that are kept apart at a point. What is behind further ones counts as if it
/// were behind none.
const MOST_BEHIND: usize = 6;

/// Monitors in one such set. Further ones do not count.
const MOST_GATES: usize = 3;

/// What may be touched from a point on.
#[derive(Clone, Default)]
pub(crate) struct Text {
    /// What may be touched whoever holds which monitor.
    pub open: Accesses,
    /// What control comes to only by taking some monitors, which it waits for without an
    /// alternative: these monitors, sorted, and what is behind them.
    behind: Vec<(Gates, Accesses)>,
}

/// Monitors that control must take, in terms of the registers of a frame.
pub(crate) type Gates = Vec<ValueId>;

/// A set of accesses.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Accesses {
    /// Accesses of which only the kind is known.
    pub any: Bits,
    /// Accesses whose object is known, sorted.
    pub based: Vec<Based>,
    /// Calls through pointers that are known, sorted.
    pub calls: Vec<Through>,
}

impl Text {
    /// Everything that may be touched, with the monitors that it is behind.
    pub fn parts(&self) -> impl Iterator<Item = (&[ValueId], &Accesses)> {
        let behind = self.behind.iter();
        std::iter::once((&[][..], &self.open))
            .chain(behind.map(|(gates, part)| (gates.as_slice(), part)))
    }

    /// Everything that may be touched.
    pub fn all(&self) -> impl Iterator<Item = &Accesses> {
        self.parts().map(|(_, part)| part)
    }

    /// The same, to be changed.
    pub fn all_mut(&mut self) -> impl Iterator<Item = &mut Accesses> {
        let behind = self.behind.iter_mut().map(|(_, part)| part);
        std::iter::once(&mut self.open).chain(behind)
    }

    /// What is behind some monitors, to be added to.
    pub fn behind(&mut self, gates: Gates) -> &mut Accesses {
        if gates.is_empty() {
            return &mut self.open;
        }
        match self.behind.binary_search_by(|(known, _)| known.cmp(&gates)) {
            Ok(at) => &mut self.behind[at].1,
            Err(_) if self.behind.len() >= MOST_BEHIND => &mut self.open,
            Err(at) => {
                self.behind.insert(at, (gates, Accesses::default()));
                &mut self.behind[at].1
            }
        }
    }

    /// Adds everything of another text. Says whether something is new.
    pub fn union(&mut self, other: &Text) -> bool {
        let mut changed = false;
        for (gates, part) in other.parts().filter(|(_, part)| !part.is_empty()) {
            changed |= self.behind(gates.to_vec()).union(part);
        }
        changed
    }
}

/// Monitors, and one more that is taken before them.
pub(super) fn with_gate(gates: &[ValueId], first: ValueId) -> Gates {
    let mut all = gates.to_vec();
    if let Err(at) = all.binary_search(&first)
        && all.len() < MOST_GATES
    {
        all.insert(at, first);
    }
    all
}

impl Accesses {
    /// Adds an access of which only the kind is known. Says whether it is new.
    pub(super) fn add_any(&mut self, access: Access) -> bool {
        if self.any.contains(access.bit()) {
            return false;
        }
        self.based.retain(|based| based.access != access);
        self.any.insert(access.bit())
    }

    /// Adds an access whose object is known. Says whether it is new.
    pub(super) fn add(&mut self, based: Based) -> bool {
        if based.base == ValueId::FRESH || self.has(&based) {
            return false;
        }
        if based.base == ValueId::UNKNOWN {
            return self.add_any(based.access);
        }
        if self.based.iter().any(|known| known.covers(&based)) {
            return false;
        }
        if based.anywhere {
            self.based.retain(|known| !based.covers(known));
        }
        let Err(at) = self.based.binary_search(&based) else {
            return false;
        };
        self.based.insert(at, based);
        true
    }

    /// Whether an access is one of those of which only the kind is known.
    fn has(&self, based: &Based) -> bool {
        self.any.contains(based.access.bit()) || self.any.contains(based.coarse)
    }

    /// Takes out the accesses whose objects are known if those of one kind are too many: of which the
    /// same would be left if their objects were not known.
    pub(super) fn take_crowd(&mut self, access: Access, coarse: u32) -> Vec<Based> {
        let is_same = |based: &Based| (based.access, based.coarse) == (access, coarse);
        if self.based.iter().filter(|based| is_same(based)).count() <= MOST_BASES {
            return Vec::new();
        }
        let crowd = self.based.iter().copied().filter(is_same).collect();
        self.based.retain(|based| !is_same(based));
        crowd
    }

    /// Adds everything of another set. Says whether something is new.
    pub fn union(&mut self, other: &Accesses) -> bool {
        if self.is_empty() {
            self.clone_from(other);
            return !other.is_empty();
        }
        let mut changed = self.any.union(&other.any);
        if changed {
            let based = std::mem::take(&mut self.based);
            self.based = based.into_iter().filter(|b| !self.has(b)).collect();
        }
        for &based in &other.based {
            changed |= self.add(based);
        }
        for call in &other.calls {
            if let Err(at) = self.calls.binary_search(call) {
                self.calls.insert(at, call.clone());
                changed = true;
            }
        }
        changed
    }

    pub fn is_empty(&self) -> bool {
        self.based.is_empty() && self.any.is_empty() && self.calls.is_empty()
    }
}
