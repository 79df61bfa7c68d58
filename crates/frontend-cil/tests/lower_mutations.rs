//! Lowers assemblies with random damage: every function gives code that verifies or a problem.
//!
//! `FENCEPOST_MUTATIONS` sets how many damaged assemblies are tried.

use fencepost_frontend_cil::{CilSource, Library, Resolve};
use fencepost_ir::{ClassId, Source, verify_function};
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

#[test]
fn damaged_assemblies_do_not_crash_the_lowering() {
    let count = std::env::var("FENCEPOST_MUTATIONS").ok();
    let count = count.and_then(|text| text.parse().ok()).unwrap_or(300);
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let library = here.join("../../corlib/bin/fencepost.corlib.dll");
    let library = Library::Builtin {
        image: std::fs::read(library).expect("the library is there").into(),
        debug: None,
    };
    let data = here.join("tests/data");
    let mut numbers = Numbers(0x9e37_79b9_7f4a_7c15);
    for name in ["Basics.exe", "Modern.dll", "Odd.dll"] {
        let original = std::fs::read(data.join(name)).expect("the assembly is there");
        for _ in 0..count {
            let mut bytes = original.clone();
            damage(&mut bytes, &mut numbers);
            let start = Instant::now();
            lower_all(bytes, &library);
            let spent = start.elapsed();
            assert!(spent < TIME_LIMIT, "{name}: one input took {spent:?}");
        }
    }
}
