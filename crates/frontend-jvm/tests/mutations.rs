//! Damaged class files and archives give errors: no panic, no hang, no huge allocation.

use fencepost_frontend_jvm::reader::{Archive, ClassFile, Code, decode};
use fencepost_frontend_jvm::{ClassPath, Found, JvmSource};
use fencepost_ir::{FuncId, Source, verify_function};
use std::path::Path;
use std::sync::Arc;

/// A small generator that gives the same numbers everywhere.
struct Random(u64);

impl Random {
    fn next(&mut self, bound: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        ((self.0 >> 33) as usize) % bound.max(1)
    }
}

fn bytes(path: &str) -> Arc<[u8]> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    std::fs::read(root.join(path)).unwrap().into()
}

fn library() -> Archive {
    Archive::open(bytes("jdk/bin/fencepost.jar")).unwrap()
}

fn mutate(original: &[u8], random: &mut Random) -> Vec<u8> {
    let mut copy = original.to_vec();
    if random.next(8) == 0 {
        copy.truncate(random.next(copy.len()));
        return copy;
    }
    for _ in 0..=random.next(4) {
        let at = random.next(copy.len());
        copy[at] = match random.next(3) {
            0 => random.next(256) as u8,
            1 => copy[at] ^ 1 << random.next(8),
            _ => [0, 1, 0x7f, 0x80, 0xff][random.next(5)],
        };
    }
    copy
}

/// Reads everything that a class file has.
fn walk(bytes: Arc<[u8]>) {
    let Ok(file) = ClassFile::read(bytes) else {
        return;
    };
    for field in &file.fields {
        let _ = file.constant_value(field);
    }
    for method in &file.methods {
        let Ok(Some(code)) = Code::of(&file, method) else {
            continue;
        };
        let instructions = code.instructions(&file);
        let mut at = 0;
        while (at as usize) < instructions.len() {
            match decode(instructions, at) {
                Ok((_, next)) => at = next,
                Err(_) => break,
            }
        }
    }
}

#[test]
fn damaged_classes_are_refused() {
    let library = library();
    let mut random = Random(1);
    for name in library.names() {
        let original = library.read(name).unwrap().unwrap();
        walk(original.clone().into());
        for _ in 0..20 {
            walk(mutate(&original, &mut random).into());
        }
    }
}

#[test]
fn damaged_archives_are_refused() {
    let original = bytes("tests/java/sequential/programs.jar");
    let mut random = Random(2);
    for _ in 0..300 {
        let mut copy = mutate(&original, &mut random);
        // The directory is at the end; that is where damage shows.
        for _ in 0..random.next(6) {
            let back = random.next(2000).min(copy.len().saturating_sub(1));
            let at = copy.len() - 1 - back;
            if let Some(byte) = copy.get_mut(at) {
                *byte = random.next(256) as u8;
            }
        }
        if let Ok(archive) = Archive::open(copy.into()) {
            for name in archive.names() {
                let _ = archive.read(name);
            }
        }
    }
}

/// The library and the programs, and one class that is not as it was.
struct Damaged {
    library: Archive,
    programs: Archive,
    name: String,
    bytes: Arc<[u8]>,
}

impl ClassPath for Damaged {
    fn find(&self, name: &str) -> Option<Found> {
        if name == self.name {
            return Some(Found {
                bytes: self.bytes.clone(),
                library: false,
            });
        }
        let file = format!("{name}.class");
        let found = |archive: &Archive, library| {
            let bytes = archive.read(&file)?.ok()?.into();
            Some(Found { bytes, library })
        };
        found(&self.library, true).or_else(|| found(&self.programs, false))
    }

    fn own_classes(&self) -> Vec<String> {
        vec![self.name.clone()]
    }

    fn places(&self) -> Vec<String> {
        Vec::new()
    }
}

#[test]
fn damaged_methods_are_lowered_or_refused() {
    let archive = bytes("tests/java/sequential/programs.jar");
    let programs = Archive::open(archive.clone()).unwrap();
    let mut random = Random(3);
    for file in programs.names() {
        let original = programs.read(file).unwrap().unwrap();
        for round in 0..12 {
            let copy = match round {
                0 => original.clone(),
                _ => mutate(&original, &mut random),
            };
            let path = Damaged {
                library: library(),
                programs: Archive::open(archive.clone()).unwrap(),
                name: file.trim_end_matches(".class").to_string(),
                bytes: copy.into(),
            };
            let source = JvmSource::new(Box::new(path), None);
            for id in source.own_functions() {
                let _ = source.signature(id);
                if let Ok(function) = source.function(id) {
                    let verified = verify_function(&source, &function);
                    if round == 0 {
                        verified.unwrap();
                    }
                }
            }
            let _ = source.entry().and_then(|entry| source.function(entry));
            let _ = source.function(FuncId(u32::MAX));
        }
    }
}
