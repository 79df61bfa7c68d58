//! What may be touched from a point of a function on, as sets: at once, or only behind gates.

use super::gates::{Gate, Gates};
use super::place::{Access, Based, Bits};
use super::through::Through;
use super::value::ValueId;

/// Accesses with a known object that are kept apart at a point; above this many of the same kind,
/// only the kind counts.
pub(super) const MOST_BASES: usize = 6;

/// Sets of gates that are kept apart at a point. What is behind further ones counts as if it were
/// behind some of its gates only.
const MOST_BEHIND: usize = 10;

/// What may be touched from a point on.
#[derive(Clone, Default)]
pub(crate) struct Text {
    /// What may be touched whatever others keep.
    pub open: Accesses,
    /// What control comes to only through some gates: these gates, and what is behind them.
    behind: Vec<(Gates, Accesses)>,
}

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
    /// Everything that may be touched, with the gates that it is behind.
    pub fn parts(&self) -> impl Iterator<Item = (&[Gate], &Accesses)> {
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

    /// What is behind some gates, to be added to.
    pub fn behind(&mut self, gates: Gates) -> &mut Accesses {
        if gates.is_empty() {
            return &mut self.open;
        }
        match self.behind.binary_search_by(|(known, _)| known.cmp(&gates)) {
            Ok(at) => &mut self.behind[at].1,
            Err(_) if self.behind.len() >= MOST_BEHIND => {
                let is_part = |known: &Gates| known.iter().all(|gate| gates.contains(gate));
                let fewer = self.behind.iter_mut().filter(|(known, _)| is_part(known));
                let most = fewer.max_by_key(|(known, _)| known.len());
                most.map_or(&mut self.open, |(_, part)| part)
            }
            Err(at) => {
                self.behind.insert(at, (gates, Accesses::default()));
                &mut self.behind[at].1
            }
        }
    }

    /// Whether accesses behind some gates are known to be behind these or only some of them.
    pub fn has_behind(&self, gates: &[Gate], part: &Accesses) -> bool {
        let mut fewer = self
            .parts()
            .filter(|(known, _)| known.iter().all(|gate| gates.contains(gate)));
        fewer.any(|(_, known)| known.has_all(part))
    }

    /// Adds everything of another text. Says whether something is new.
    pub fn union(&mut self, other: &Text) -> bool {
        let mut changed = false;
        for (gates, part) in other.parts() {
            if !part.is_empty() && !self.has_behind(gates, part) {
                changed |= self.behind(gates.to_vec()).union(part);
            }
        }
        changed
    }
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

    /// Whether all accesses of another set are here.
    fn has_all(&self, other: &Accesses) -> bool {
        let known = |based: &Based| {
            let covers = |own: &Based| own == based || own.covers(based);
            self.has(based) || self.based.iter().any(covers)
        };
        self.any.contains_all(&other.any)
            && other.based.iter().all(known)
            && other.calls.iter().all(|call| self.calls.contains(call))
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
