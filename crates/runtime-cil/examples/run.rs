//! Runs an assembly on the built-in class library, threads taking turns.
//!
//! Prints the collected output and ends with the program's exit code. The first argument is the
//! assembly, the second the class library; references are looked for beside the assembly.

#[path = "../tests/drive/mod.rs"]
mod drive;

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let (Some(program), Some(library)) = (arguments.next(), arguments.next()) else {
        eprintln!("usage: run PROGRAM LIBRARY");
        return ExitCode::from(2);
    };
    let run = drive::run(Path::new(&program), Path::new(&library));
    print!("{}", run.output);
    match run.end {
        Ok(code) => ExitCode::from(code as u8),
        Err(message) => {
            eprintln!("{message}");
            ExitCode::from(99)
        }
    }
}
