//! Runs an assembly on the built-in class library or a real one, threads taking turns.
//!
//! Prints the collected output and ends with the program's exit code. The first argument is the
//! assembly, the second the built-in library or the folder of a real one; references are looked for beside the assembly. With
//! `--tests` before them, runs every method `test_N_name` and says which do not return N; a third
//! argument then limits the run to tests whose names contain it.

#[path = "../tests/drive/mod.rs"]
mod drive;

use fencepost_frontend_cil::CilSource;
use fencepost_ir::Source;
use fencepost_vm::Machine;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

/// How many steps one test may take.
const MAX_STEPS: u64 = 3_000_000;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["--tests", program, library] => run_tests(program, library, ""),
        ["--tests", program, library, part] => run_tests(program, library, part),
        [program, library] => run_program(program, library),
        _ => {
            eprintln!("usage: run [--tests] PROGRAM LIBRARY [PART OF A TEST'S NAME]");
            ExitCode::from(2)
        }
    }
}

fn run_program(program: &str, library: &str) -> ExitCode {
    let run = drive::run(Path::new(program), Path::new(library));
    print!("{}", run.output);
    match run.end {
        Ok(code) => ExitCode::from(code as u8),
        Err(message) => {
            eprintln!("{message}");
            ExitCode::from(99)
        }
    }
}

/// Prints a line per test: `ok NAME`, or `failed NAME: REASON`.
fn run_tests(program: &str, library: &str, part: &str) -> ExitCode {
    let opened = drive::open(Path::new(program), Path::new(library));
    let run = opened.and_then(|source| {
        let names = tests_of(&source);
        let source: Arc<dyn Source> = Arc::new(source);
        let machine = drive::machine(&source)?;
        for (name, wanted) in names.iter().filter(|(name, _)| name.contains(part)) {
            match run_test(&*source, &machine, name, *wanted) {
                Ok(()) => println!("ok {name}"),
                Err(reason) => println!("failed {name}: {}", reason.replace('\n', " ")),
            }
        }
        Ok(())
    });
    match run {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::from(99)
        }
    }
}

/// The tests of a program, each with what it must return.
fn tests_of(source: &CilSource) -> Vec<(String, i32)> {
    let mut tests = Vec::new();
    for function in source.own_functions() {
        let name = source.function_name(function);
        let name = name.split('(').next().unwrap_or(&name);
        let Some((_, method)) = name.rsplit_once("::") else {
            continue;
        };
        let mut parts = method.splitn(3, '_');
        let (Some("test"), Some(number)) = (parts.next(), parts.next()) else {
            continue;
        };
        let no_parameters = source
            .signature(function)
            .is_ok_and(|s| s.params.is_empty());
        if let (Ok(wanted), true) = (number.parse(), no_parameters) {
            tests.push((name.to_string(), wanted));
        }
    }
    tests
}

fn run_test(source: &dyn Source, machine: &Machine, name: &str, wanted: i32) -> Result<(), String> {
    let entry = source
        .find_function(name)
        .map_err(|problem| problem.to_string())?;
    let mut output = String::new();
    let played = catch_unwind(AssertUnwindSafe(|| {
        drive::play(machine, entry, MAX_STEPS, &mut output)
    }));
    match played.unwrap_or_else(|_| Err("the machine panicked".to_string()))? {
        got if got == wanted => Ok(()),
        got => Err(format!("returned {got}")),
    }
}
