//! Mutated inputs: whatever the bytes, the reader returns in bounded time and
//! never panics. `FENCEPOST_MUTATIONS` sets how many inputs are tried (default
//! 20,000) and `FENCEPOST_MUTATION_SEED` where they start, so that a failure
//! can be replayed.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};

use fencepost_frontend_cil::reader::*;

mod walk;

/// Far above what any small input should take, even on a busy machine.
const TIME_LIMIT: Duration = Duration::from_secs(5);

#[derive(Clone, Copy)]
enum Kind {
    Assembly,
    Symbols,
}

const FIXTURES: &[(Kind, &[u8])] = &[
    (Kind::Assembly, include_bytes!("data/Basics.exe")),
    (Kind::Assembly, include_bytes!("data/Modern.dll")),
    (Kind::Assembly, include_bytes!("data/ModernEmbedded.dll")),
    (Kind::Assembly, include_bytes!("data/Odd.dll")),
    (Kind::Symbols, include_bytes!("data/Basics.exe.mdb")),
    (Kind::Symbols, include_bytes!("data/Modern.pdb")),
];

/// SplitMix64: tiny, and the same everywhere.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit.max(1) as u64) as usize
    }
}

/// Changes an input in one of the ways that break readers.
fn mutate(bytes: &mut Vec<u8>, random: &mut Random) {
    let length = bytes.len();
    if length == 0 {
        return;
    }
    let at = random.below(length);
    match random.below(10) {
        0..=2 => bytes[at] ^= 1 << random.below(8),
        3 => bytes[at] = random.next() as u8,
        4 => {
            let extreme = [0, 1, 0x7f, 0x80, 0xff][random.below(5)];
            let end = (at + 1 + random.below(4)).min(length);
            bytes[at..end].fill(extreme);
        }
        5 => {
            let value = random.next() as u32 >> random.below(32);
            let end = (at + 4).min(length);
            bytes[at..end].copy_from_slice(&value.to_le_bytes()[..end - at]);
        }
        6 if random.below(4) == 0 => bytes.truncate(at),
        6 => bytes[at] = bytes[at].wrapping_add(1),
        7 => {
            // A splice from the same file keeps the bytes plausible.
            let from = random.below(length);
            let size = 1 + random.below(64);
            let size = size.min(length - at).min(length - from);
            bytes.copy_within(from..from + size, at);
        }
        8 => {
            let (_, other) = FIXTURES[random.below(FIXTURES.len())];
            let from = random.below(other.len());
            let size = (1 + random.below(64))
                .min(length - at)
                .min(other.len() - from);
            bytes[at..at + size].copy_from_slice(&other[from..from + size]);
        }
        _ => bytes[at] = bytes[at].wrapping_sub(1),
    }
}

fn read_everything(kind: Kind, bytes: Arc<[u8]>, host: &Image) -> bool {
    let mut found = walk::Found::default();
    match kind {
        Kind::Assembly => {
            let Ok(image) = Image::open(bytes) else {
                return false;
            };
            walk::image(&image, &mut found);
            walk::attributes(&image, &mut found);
            let _ = image.code_view();
            if let Ok(Some(info)) = DebugInfo::embedded(&image) {
                walk::debug(&info, &image, &mut found);
            }
        }
        Kind::Symbols => {
            let Ok(info) = DebugInfo::open(bytes) else {
                return false;
            };
            let _ = info.matches(host);
            walk::debug(&info, host, &mut found);
        }
    }
    true
}

fn number_from_environment(name: &str, default: u64) -> u64 {
    match std::env::var(name) {
        Ok(text) => text.parse().expect(name),
        Err(_) => default,
    }
}

#[test]
fn mutated_inputs_are_harmless() {
    let count = number_from_environment("FENCEPOST_MUTATIONS", 20_000);
    let first = number_from_environment("FENCEPOST_MUTATION_SEED", 0);
    let host = Image::open(FIXTURES[0].1.into()).unwrap();
    let mut opened = 0;
    let mut slowest = (Duration::ZERO, 0);
    let start = Instant::now();
    for seed in first..first.saturating_add(count) {
        let mut random = Random(seed);
        let (kind, original) = FIXTURES[random.below(FIXTURES.len())];
        let mut bytes = original.to_vec();
        for _ in 0..1 + random.below(8) {
            mutate(&mut bytes, &mut random);
        }
        let bytes: Arc<[u8]> = bytes.into();
        let begin = Instant::now();
        let result = catch_unwind(AssertUnwindSafe(|| read_everything(kind, bytes, &host)));
        let took = begin.elapsed();
        match result {
            Ok(was_opened) => opened += u64::from(was_opened),
            Err(_) => panic!("replay with FENCEPOST_MUTATION_SEED={seed} FENCEPOST_MUTATIONS=1"),
        }
        assert!(took < TIME_LIMIT, "seed {seed} took {took:?}");
        slowest = slowest.max((took, seed));
    }
    println!(
        "{count} inputs in {:?}, {opened} opened, the slowest took {:?} (seed {})",
        start.elapsed(),
        slowest.0,
        slowest.1
    );
}

#[test]
fn every_truncation_is_harmless() {
    let host = Image::open(FIXTURES[0].1.into()).unwrap();
    for &(kind, original) in FIXTURES {
        for length in (0..original.len()).step_by(7) {
            read_everything(kind, Arc::from(&original[..length]), &host);
        }
    }
}
