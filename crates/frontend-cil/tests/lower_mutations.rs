//! Lowers assemblies with random damage: every function gives code that verifies or a problem.
//!
//! `FENCEPOST_MUTATIONS` sets how many damaged assemblies are tried and `FENCEPOST_MUTATION_SEED`
//! where they start, so that a failure can be replayed.

use fencepost_frontend_cil::{CilSource, Library, Resolve};
use fencepost_ir::{ClassId, Source, verify_function};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Far above what any small input should take, even on a busy machine.
const TIME_LIMIT: Duration = Duration::from_secs(20);

struct Nothing;

impl Resolve for Nothing {
    fn assembly(&self, _: &str) -> Option<Arc<[u8]>> {
        None
    }

    fn debug_file(&self, _: &str) -> Option<Arc<[u8]>> {
        None
    }
}

/// A small generator of pseudo-random numbers; the same every time.
struct Numbers(u64);

impl Numbers {
    /// Neighbouring seeds give unrelated numbers.
    fn new(seed: u64) -> Self {
        let mixed = (seed + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        Self(mixed ^ mixed >> 29 | 1)
    }

    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit as u64) as usize
    }
}

fn damage(bytes: &mut [u8], numbers: &mut Numbers) {
    for _ in 0..=numbers.below(8) {
        // Headers are tested elsewhere; code and metadata come later in the file.
        let start = bytes.len().min(0x200);
        let at = start + numbers.below(bytes.len() - start);
        bytes[at] = match numbers.below(4) {
            0 => bytes[at].wrapping_add(1),
            1 => bytes[at] ^ (1 << numbers.below(8)),
            2 => [0, 1, 0x7f, 0x80, 0xff][numbers.below(5)],
            _ => numbers.next() as u8,
        };
    }
}

fn lower_all(bytes: Vec<u8>, library: &Library) {
    let Ok(source) = CilSource::open(bytes.into(), &Nothing, library) else {
        return;
    };
    for id in source.program_functions() {
        let _ = source.signature(id);
        let _ = source.function_name(id);
        if let Ok(function) = source.function(id) {
            // What the verifier refuses must be the program's fault, not a crash of ours.
            let _ = verify_function(&source, &function);
        }
    }
    for number in 0..200 {
        let _ = source.class(ClassId(number));
        let _ = source.type_facts(ClassId(number));
        let _ = source.assignable(ClassId(number), ClassId(number / 2));
    }
    let _ = source.entry();
    let _ = source.missing_references();
    let _ = source.find_statics("counter");
    let _ = source.find_function("Program::Main");
}

fn number_from_environment(name: &str, default: u64) -> u64 {
    match std::env::var(name) {
        Ok(text) => text.parse().expect(name),
        Err(_) => default,
    }
}

#[test]
fn damaged_assemblies_do_not_crash_the_lowering() {
    let count = number_from_environment("FENCEPOST_MUTATIONS", 900);
    let first = number_from_environment("FENCEPOST_MUTATION_SEED", 0);
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |path: &str| std::fs::read(here.join(path)).expect("the assembly is there");
    let library = Library::Builtin {
        image: read("../../corlib/bin/fencepost.corlib.dll").into(),
        debug: None,
    };
    let originals =
        ["Basics.exe", "Modern.dll", "Odd.dll"].map(|name| read(&format!("tests/data/{name}")));
    let mut slowest = (Duration::ZERO, 0);
    let start = Instant::now();
    for seed in first..first.saturating_add(count) {
        let mut numbers = Numbers::new(seed);
        let mut bytes = originals[numbers.below(originals.len())].clone();
        damage(&mut bytes, &mut numbers);
        let begin = Instant::now();
        let result = catch_unwind(AssertUnwindSafe(|| lower_all(bytes, &library)));
        let took = begin.elapsed();
        assert!(
            result.is_ok(),
            "replay with FENCEPOST_MUTATION_SEED={seed} FENCEPOST_MUTATIONS=1"
        );
        assert!(took < TIME_LIMIT, "seed {seed} took {took:?}");
        slowest = slowest.max((took, seed));
    }
    println!(
        "{count} inputs in {:?}, the slowest took {:?} (seed {})",
        start.elapsed(),
        slowest.0,
        slowest.1
    );
}
