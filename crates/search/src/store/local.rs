//! Local states of threads by number: a thread's state is known by the one it came from and by
//! what has changed since (P3, section 3).
//!
//! Equal numbers mean equal local states. The same local state may have several numbers, one for
//! each way that leads to it; then states are visited again, and none is missed.

use rustc_hash::FxHashMap;
use std::sync::Arc;

/// After so many changes the whole local state is kept, so that none takes long to make again.
const MOST_LINKS: u32 = 32;

/// What a local state without a predecessor came from.
const NOTHING: u32 = u32::MAX;

/// A local state.
struct Local {
    /// The one it came from.
    from: u32,
    /// What differs from that.
    delta: Arc<[u64]>,
    /// How many changes lie between it and one that is kept whole.
    links: u32,
    /// Its words, if they are kept.
    whole: Option<Box<[u64]>>,
}

/// The local states that were seen.
#[derive(Default)]
pub(crate) struct LocalTable {
    locals: Vec<Local>,
    numbers: FxHashMap<(u32, Arc<[u64]>), u32>,
    /// Words in deltas and in local states that are kept whole.
    words: u64,
    /// Buffers.
    before: Vec<u64>,
    delta: Vec<u64>,
}

impl LocalTable {
    /// The number of a local state that came from another one, or from nowhere. None if there are
    /// no numbers left.
    pub fn intern(&mut self, from: Option<u32>, words: &[u64]) -> Option<u32> {
        let mut before = std::mem::take(&mut self.before);
        before.clear();
        if let Some(from) = from {
            self.read(from, &mut before);
        }
        self.delta.clear();
        differ(&before, words, &mut self.delta);
        self.before = before;
        if let Some(from) = from
            && self.delta.is_empty()
        {
            return Some(from);
        }
        let delta: Arc<[u64]> = Arc::from(self.delta.as_slice());
        let key = (from.unwrap_or(NOTHING), delta);
        if let Some(&number) = self.numbers.get(&key) {
            return Some(number);
        }
        if let Some(from) = from
            && let Some(number) = self.on_the_way(from, words)
        {
            self.words += key.1.len() as u64;
            self.numbers.insert(key, number);
            return Some(number);
        }
        let number = u32::try_from(self.locals.len())
            .ok()
            .filter(|&n| n != NOTHING)?;
        let links = from.map_or(0, |from| {
            (self.locals[from as usize].links + 1) % MOST_LINKS
        });
        let whole: Option<Box<[u64]>> = (links == 0).then(|| words.into());
        let kept = whole.as_ref().map_or(0, |words| words.len());
        self.words += (key.1.len() + kept) as u64;
        self.locals.push(Local {
            from: key.0,
            delta: key.1.clone(),
            links,
            whole,
        });
        self.numbers.insert(key, number);
        Some(number)
    }

    /// The words of a local state.
    pub fn read(&self, number: u32, out: &mut Vec<u64>) {
        self.pass(number, out, |_, _| false);
    }

    /// A local state with these words among those that one came from, itself included, as far back
    /// as a whole one. So a thread that goes round in a loop is known again.
    fn on_the_way(&self, number: u32, words: &[u64]) -> Option<u32> {
        let mut found = None;
        self.pass(number, &mut Vec::new(), |number, passed| {
            found = (passed == words).then_some(number);
            found.is_some()
        });
        found
    }

    /// Passes through the local states from the last whole one to this one, until told to stop.
    /// The last one passed is left in `out`.
    fn pass(&self, number: u32, out: &mut Vec<u64>, mut stop: impl FnMut(u32, &[u64]) -> bool) {
        let mut links = [0; MOST_LINKS as usize];
        let (mut at, mut count) = (number, 0);
        let whole = loop {
            let local = &self.locals[at as usize];
            match &local.whole {
                Some(words) => break words,
                None => {
                    links[count] = at;
                    count += 1;
                    at = local.from;
                }
            }
        };
        out.clear();
        out.extend_from_slice(whole);
        for &next in links[..count].iter().rev() {
            if stop(at, out) {
                return;
            }
            apply(&self.locals[next as usize].delta, out);
            at = next;
        }
        stop(at, out);
    }

    /// Bytes that the table takes.
    pub fn bytes(&self) -> u64 {
        let entry = size_of::<(u32, Arc<[u64]>, u32)>() + 1;
        self.words * 8
            + (self.locals.capacity() * size_of::<Local>() + self.numbers.capacity() * entry) as u64
    }
}

/// What makes `after` of `before`: the new length, then stretches of words, each with its place and
/// its length before it. Nothing if there is no difference.
fn differ(before: &[u64], after: &[u64], delta: &mut Vec<u64>) {
    if before == after {
        return;
    }
    delta.push(after.len() as u64);
    let differs = |place: usize| before.get(place) != Some(&after[place]);
    let mut place = 0;
    while place < after.len() {
        if !differs(place) {
            place += 1;
            continue;
        }
        let first = place;
        while place < after.len() && differs(place) {
            place += 1;
        }
        delta.push((first as u64) << 32 | (place - first) as u64);
        delta.extend_from_slice(&after[first..place]);
    }
}

/// Makes what comes after of what was before.
fn apply(delta: &[u64], words: &mut Vec<u64>) {
    let Some((&length, mut rest)) = delta.split_first() else {
        return;
    };
    words.resize(length as usize, 0);
    while let Some((&stretch, tail)) = rest.split_first() {
        let (first, count) = ((stretch >> 32) as usize, stretch as u32 as usize);
        let (new, tail) = tail.split_at(count);
        words[first..first + count].copy_from_slice(new);
        rest = tail;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::random::Numbers;

    /// Long walks over local states that grow, shrink and change: each comes back as it was.
    #[test]
    fn local_states_come_back() {
        for seed in 0..20 {
            let mut numbers = Numbers::new(seed);
            let mut table = LocalTable::default();
            let mut known: Vec<(u32, Vec<u64>)> = Vec::new();
            let mut words: Vec<u64> = vec![1, 2, 3];
            let mut from = None;
            for _ in 0..2000 {
                match numbers.below(8) {
                    0 => words.push(numbers.below(3)),
                    1 => words.truncate(1 + numbers.below(words.len() as u64) as usize),
                    2 if !known.is_empty() => {
                        let (number, old) = &known[numbers.below(known.len() as u64) as usize];
                        (from, words) = (Some(*number), old.clone());
                    }
                    _ => {
                        let place = numbers.below(words.len() as u64) as usize;
                        words[place] = numbers.below(4);
                    }
                }
                let number = table.intern(from, &words).expect("there is room");
                let mut again = Vec::new();
                table.read(number, &mut again);
                assert_eq!(again, words);
                let known_as = known.iter().find(|(other, _)| *other == number);
                assert!(known_as.is_none_or(|(_, old)| *old == words));
                known.push((number, words.clone()));
                from = Some(number);
            }
        }
    }

    /// The same change from the same local state is the same one, and no change is none.
    #[test]
    fn the_same_way_leads_to_the_same_number() {
        let mut table = LocalTable::default();
        let first = table.intern(None, &[1, 2, 3]);
        let changed = table.intern(first, &[1, 5, 3]);
        assert_ne!(first, changed);
        assert_eq!(table.intern(first, &[1, 5, 3]), changed);
        assert_eq!(table.intern(changed, &[1, 5, 3]), changed);
        assert_eq!(table.intern(None, &[1, 2, 3]), first);
        assert_eq!(table.intern(changed, &[1, 2, 3]), first, "a loop is closed");
    }
}
