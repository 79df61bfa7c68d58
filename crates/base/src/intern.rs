//! Interners: the same key always gets the same dense number.

use crate::{AppendVec, FxHashMap};
use std::hash::Hash;
use std::sync::RwLock;

/// A shared, append-only map from keys to dense numbers and back.
pub struct Interner<K> {
    numbers: RwLock<FxHashMap<K, u32>>,
    keys: AppendVec<K>,
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
        }
    }

    /// The number of `key`, which is given one if it has none yet.
    pub fn intern(&self, key: &K) -> u32 {
        if let Some(number) = self.find(key) {
            return number;
        }
        let mut numbers = self
            .numbers
            .write()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
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
            .unwrap_or_else(std::sync::PoisonError::into_inner)
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
}
