//! Lowers and verifies every function of an assembly that needs no type arguments.
//!
//! The first argument is the assembly, the others are what it refers to. Problems are counted by
//! what they say; a function that does not verify is a defect of the lowering.

use fencepost_frontend_cil::{CilSource, Library, Resolve};
use fencepost_ir::{Source, verify_function};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

struct Files(Vec<String>);

impl Resolve for Files {
    fn assembly(&self, name: &str) -> Option<Arc<[u8]>> {
        let is_it = |path: &&String| Path::new(path).file_stem().is_some_and(|stem| stem == name);
        let path = self.0.iter().find(is_it)?;
        std::fs::read(path).ok().map(Into::into)
    }

    fn debug_file(&self, _: &str) -> Option<Arc<[u8]>> {
        None
    }
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let Some(program) = arguments.next() else {
        eprintln!("usage: lower_everything ASSEMBLY [REFERENCE...]");
        return;
    };
    let rest: Vec<String> = arguments.collect();
    let bytes = std::fs::read(&program).expect("the assembly can be read");
    let builtin = rest.iter().find(|path| path.contains("fencepost.corlib"));
    let library = match builtin {
        Some(path) => Library::Builtin {
            image: std::fs::read(path).expect("the library can be read").into(),
            debug: None,
        },
        None => Library::Real(Default::default()),
    };
    let source = match CilSource::open(bytes.into(), &Files(rest), &library) {
        Ok(source) => source,
        Err(error) => {
            eprintln!("{error}");
            return;
        }
    };
    let start = Instant::now();
    let functions = source.program_functions();
    let (mut fine, mut ops) = (0, 0);
    let mut problems: BTreeMap<String, (usize, String)> = BTreeMap::new();
    for id in &functions {
        let result = match source.function(*id) {
            Ok(function) => {
                ops += function.ops.len();
                verify_function(&source, &function).map_err(|error| {
                    let place = format!("{} at {:?}", error.function, error.pc);
                    (format!("VERIFY {}", error.message), place)
                })
            }
            Err(problem) => Err((problem.what, problem.location)),
        };
        match result {
            Ok(()) => fine += 1,
            Err((what, place)) => {
                problems.entry(what).or_insert((0, place)).0 += 1;
            }
        }
    }
    let mut rows: Vec<_> = problems.into_iter().collect();
    rows.sort_by_key(|(_, (count, _))| std::cmp::Reverse(*count));
    for (what, (count, place)) in rows {
        println!("{count:6} {what} ({place})");
    }
    println!(
        "{fine} of {} functions, {ops} operations, {:?}",
        functions.len(),
        start.elapsed()
    );
}
