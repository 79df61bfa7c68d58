//! Interners: the same key always gets the same dense number.

use crate::{AppendVec, FxHashMap};
use std::hash::Hash;
use std::sync::{Arc, PoisonError, RwLock};

/// Called with a key that has no number yet, before it gets one.
pub type AskFn<K> = dyn Fn(&K) + Send + Sync;

/// A shared, append-only map from keys to dense numbers and back.
pub struct Interner<K> {
    numbers: RwLock<FxHashMap<K, u32>>,
    keys: AppendVec<K>,
    /// Where several processes number alike, this one asks before it gives a number.
    ask: RwLock<Option<Arc<AskFn<K>>>>,
}

impl<K: Hash + Eq + Clone> Default for Interner<K> {
    fn default() -> Self {
        Self::new()
    }
}

impl<K: Hash + Eq + Clone> Interner<K> {
    /// An interner that knows no key yet.
    pub fn new() -> Self {
        Self {
            numbers: RwLock::default(),
            keys: AppendVec::new(),
            ask: RwLock::default(),
        }
    }

    /// From now on, calls `ask`, if it is given, with every key that has no number yet. It is
    /// expected to number that key, and those that others numbered before, with
    /// [`Interner::assign`].
    pub fn ask_before_numbering(&self, ask: Option<Arc<AskFn<K>>>) {
        *self.ask.write().unwrap_or_else(PoisonError::into_inner) = ask;
    }

    /// The number of `key`, which is given one if it has none yet.
    pub fn intern(&self, key: &K) -> u32 {
        if let Some(number) = self.find(key) {
            return number;
        }
        let ask = self
            .ask
            .read()
            .unwrap_or_else(PoisonError::into_inner)
            .clone();
        if let Some(ask) = ask {
            ask(key);
        }
        self.assign(key)
    }

    /// Like [`Interner::intern`], but never asks.
    pub fn assign(&self, key: &K) -> u32 {
        let mut numbers = self.numbers.write().unwrap_or_else(PoisonError::into_inner);
        // Another thread may have added the key between the two locks.
        if let Some(&number) = numbers.get(key) {
            return number;
        }
        let number = self.keys.push(key.clone()) as u32;
        numbers.insert(key.clone(), number);
        number
    }

    /// The number of `key` if it has one.
    pub fn find(&self, key: &K) -> Option<u32> {
        self.numbers
            .read()
            .unwrap_or_else(PoisonError::into_inner)
            .get(key)
            .copied()
    }

    /// The key with this number.
    #[inline]
    pub fn key(&self, number: u32) -> Option<&K> {
        self.keys.get(number as usize)
    }

    /// How many keys are known.
    pub fn len(&self) -> usize {
        self.keys.len()
    }

    /// Whether no key is known yet.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_keys_share_a_number() {
        let interner = Interner::new();
        let a = interner.intern(&"a".to_string());
        let b = interner.intern(&"b".to_string());
        assert_ne!(a, b);
        assert_eq!(interner.intern(&"a".to_string()), a);
        assert_eq!(interner.key(b).map(String::as_str), Some("b"));
        assert_eq!(interner.find(&"c".to_string()), None);
    }

    /// Whoever is asked decides which numbers there are.
    #[test]
    fn a_key_without_a_number_is_asked_for() {
        let interner = Arc::new(Interner::new());
        interner.intern(&"a");
        let known = interner.clone();
        interner.ask_before_numbering(Some(Arc::new(move |key| {
            known.assign(&"from elsewhere");
            known.assign(key);
        })));
        assert_eq!(interner.intern(&"a"), 0);
        assert_eq!(interner.intern(&"b"), 2);
        assert_eq!(interner.key(1), Some(&"from elsewhere"));
        interner.ask_before_numbering(None);
        assert_eq!(interner.intern(&"c"), 3);
    }
}
