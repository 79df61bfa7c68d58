//! Every directory under `tests/dotnet` with a `program.cs` (or `program.il`) and an `expect.toml`
//! is a test.
//!
//! The program is compiled with `mcs` or `ilasm` and run by the binary under each model that the
//! file names; verdict, violations and outcomes must be what the file says. Without `mcs` nothing is
//! tested, and a message says so. `FENCEPOST_TEST_REDUCTION=name` takes another reduction, which may
//! give up but not be wrong, `FENCEPOST_TEST_CORLIB=folder` another class library,
//! `FENCEPOST_TEST_MODELS=a,b` only some models, `FENCEPOST_TEST_TIMEOUT=seconds` another limit of
//! time; `FENCEPOST_STATES=1` prints how many states each run took.

mod case;
mod expect;
#[path = "../../../../tests/harness/mod.rs"]
mod harness;

use std::path::Path;
use std::process::ExitCode;

const NO_COMPILER: &str = "mcs, Mono's C# compiler, is not on the PATH (Debian: mono-mcs)";

fn main() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/dotnet");
    let missing = (!has_compiler()).then_some(NO_COMPILER);
    let programs = ["program.cs", "program.il"];
    harness::fixtures::run(&root, &programs, missing, case::run)
}

/// Whether the compiler is there. Starting it would take longer than most tests.
fn has_compiler() -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join("mcs").exists())
}
