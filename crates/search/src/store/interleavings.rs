//! The tables under every interleaving of a few threads, weak ones included (`cargo xtask loom`).

use super::index::{Index, hash_short};
use super::segment::{Density, Put, Segment};
use super::tree::TreeTable;
use loom::sync::Arc;
use loom::thread;

/// Tries the interleavings with few switches where a thread could have gone on: defects that need
/// more are rare, and the number of interleavings is not.
fn check(model: impl Fn() + Send + Sync + 'static) {
    let mut builder = loom::model::Builder::new();
    builder.preemption_bound = Some(5);
    builder.check(model);
}

/// A number with six bits, as segments take it.
fn number(value: u64) -> u64 {
    value << 58
}

/// Runs two closures at once and gives what they return.
fn both<T: Send + 'static>(
    first: impl FnOnce() -> T + Send + 'static,
    second: impl FnOnce() -> T + Send + 'static,
) -> [T; 2] {
    let other = thread::spawn(first);
    let own = second();
    [other.join().expect("no thread panics"), own]
}

fn contents(segment: &Segment) -> Vec<(u64, bool)> {
    let mut all = Vec::new();
    segment.for_each(|number, mark| all.push((number >> 58, mark)));
    all.sort_unstable();
    all
}

#[test]
fn a_number_is_new_to_one_thread() {
    check(|| {
        let segment = Arc::new(Segment::new(6, 1, Density::LOOSE));
        let other = segment.clone();
        let found = both(
            move || [7, 9].map(|value| other.put(number(value), false)),
            {
                let segment = segment.clone();
                move || [9, 7].map(|value| segment.put(number(value), false))
            },
        );
        let fresh = found.iter().flatten().filter(|&&put| put == Put::New);
        assert_eq!(fresh.count(), 2);
        assert_eq!(contents(&segment), [(7, false), (9, false)]);
        assert_eq!(segment.len(), 2);
    });
}

/// Both threads want the last place of a bucket; who does not get it goes on to the next bucket.
#[test]
fn a_full_bucket_sends_on() {
    check(|| {
        // Several buckets of 32, and all but one of the first is taken.
        let segment = Segment::new(12, 200, Density::TIGHT);
        for value in 0..31 {
            assert_eq!(segment.put(value << 52, false), Put::New);
        }
        let segment = Arc::new(segment);
        let other = segment.clone();
        let (one, two) = (31 << 52, 32 << 52);
        let [first, second] = both(move || [other.put(one, false), Put::There], {
            let segment = segment.clone();
            move || [segment.put(one, false), segment.put(two, false)]
        });
        assert!((first[0] == Put::New) != (second[0] == Put::New));
        assert_eq!(second[1], Put::New);
        let mut all = Vec::new();
        segment.for_each(|number, _| all.push(number >> 52));
        all.sort_unstable();
        assert_eq!(all, Vec::from_iter(0..33));
    });
}

#[test]
fn taking_a_mark_off_loses_nothing() {
    check(|| {
        let segment = Segment::new(6, 1, Density::LOOSE);
        assert_eq!(segment.put(number(3), true), Put::New);
        let segment = Arc::new(segment);
        let other = segment.clone();
        both(
            move || {
                assert!(other.look(number(3), true));
            },
            {
                let segment = segment.clone();
                move || assert_eq!(segment.put(number(4), true), Put::New)
            },
        );
        assert_eq!(contents(&segment), [(3, false), (4, true)]);
    });
}

#[test]
fn an_index_gives_one_number() {
    check(|| {
        let index = Arc::new(Index::default());
        let put = |index: &Index, value: u32, own: u32| {
            // Numbers 2k and 2k + 1 stand for the value k, as if two threads had made them.
            let found = index.find_or_insert(
                hash_short(&[value]),
                |number| number / 2 == value,
                || Some(value * 2 + own),
            );
            found.expect("there is room")
        };
        let other = index.clone();
        let found = both(move || [0, 1].map(|value| put(&other, value, 0)), {
            let index = index.clone();
            move || {
                let [one, zero] = [1, 0].map(|value| put(&index, value, 1));
                [zero, one]
            }
        });
        for value in [0, 1] {
            let [(first, fresh), (second, also)] = found.map(|of| of[value]);
            assert_eq!(first, second);
            assert!(fresh != also);
        }
        assert_eq!(index.len(), 2);
    });
}

/// Who gets the number of a tuple from another thread sees the tuple.
#[test]
fn tuples_are_whole_where_their_numbers_are() {
    check(|| {
        let table = TreeTable::default();
        // Memory comes through a cell of the standard library, which `loom` does not know; it is
        // there before the threads are.
        assert_eq!(table.intern([0; 4]), Some(0));
        let table = Arc::new(table);
        let other = table.clone();
        let tuples = [[1, 2, 3, 4], [5, 6, 7, 8]];
        let put = move |table: &TreeTable, order: [usize; 2]| {
            let mut numbers = [0, 0];
            for which in order {
                let number = table.intern(tuples[which]).expect("there is room");
                assert_eq!(table.get(number), tuples[which]);
                numbers[which] = number;
            }
            numbers
        };
        let found = both(move || put(&other, [0, 1]), {
            let table = table.clone();
            move || put(&table, [1, 0])
        });
        assert_eq!(found[0], found[1]);
        assert_eq!(table.len(), 3);
    });
}
