//! Where the runs of a program start, and what of the program counts for them.

use crate::source::Problem;
use std::sync::{Mutex, OnceLock, PoisonError};

/// Where runs start, in a front end's own terms, and what of the program they may come to.
///
/// As long as nobody has said where, the whole program counts; so it does if runs start at several
/// places before somebody has asked. What was found out for one place is not true of runs from others.
pub struct Start<K, S> {
    chosen: Mutex<Chosen<K>>,
    scope: OnceLock<Option<S>>,
}

#[derive(Clone)]
enum Chosen<K> {
    Nowhere,
    At(K),
    Anywhere,
}

impl<K, S> Default for Start<K, S> {
    fn default() -> Self {
        Self {
            chosen: Mutex::new(Chosen::Nowhere),
            scope: OnceLock::new(),
        }
    }
}

impl<K: Clone + PartialEq, S> Start<K, S> {
    /// Notes that runs start at a place. An error if something was found out about runs from another.
    pub fn choose(&self, place: K) -> Result<(), Problem> {
        let mut chosen = self.chosen.lock().unwrap_or_else(PoisonError::into_inner);
        *chosen = match &*chosen {
            Chosen::Nowhere => Chosen::At(place),
            Chosen::At(known) if *known == place => return Ok(()),
            Chosen::At(_) | Chosen::Anywhere => Chosen::Anywhere,
        };
        match self.scope.get() {
            Some(Some(_)) => Err(Problem {
                what: "the program was made ready to start elsewhere".to_string(),
                location: String::new(),
            }),
            Some(None) | None => Ok(()),
        }
    }

    /// What counts, which `find` finds for a place; nothing if that is the whole program.
    pub fn scope(&self, find: impl FnOnce(&K) -> Option<S>) -> Option<&S> {
        let chosen = self.chosen.lock().unwrap_or_else(PoisonError::into_inner);
        let chosen = chosen.clone();
        let scope = match &chosen {
            Chosen::Nowhere => return None,
            Chosen::At(place) => self.scope.get_or_init(|| find(place)),
            Chosen::Anywhere => self.scope.get_or_init(|| None),
        };
        scope.as_ref()
    }
}

#[cfg(test)]
mod tests {
    use super::Start;

    #[test]
    fn one_place_has_a_scope() {
        let start: Start<&str, usize> = Start::default();
        assert_eq!(start.scope(|place| Some(place.len())), None);
        start.choose("ab").expect("nobody has asked");
        assert_eq!(start.scope(|place| Some(place.len())), Some(&2));
        start.choose("ab").expect("the same place");
        assert!(start.choose("abc").is_err());
    }

    #[test]
    fn several_places_have_none() {
        let start: Start<&str, usize> = Start::default();
        start.choose("ab").expect("nobody has asked");
        start.choose("abc").expect("nobody has asked");
        assert_eq!(start.scope(|place| Some(place.len())), None);
    }
}
