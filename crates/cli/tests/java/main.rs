//! Every directory under `tests/java/concurrent` with a `program.jar` and an `expect.toml` is a
//! test.
//!
//! The archives are committed beside their sources (`tests/java/build.sh` makes them), so no JDK is
//! needed. The program is run by the binary under each model that the file names; verdict,
//! violations and outcomes must be what the file says. The variables of the environment are those
//! of the tests of .NET programs.

#[path = "../dotnet/case.rs"]
mod case;
#[path = "../dotnet/expect.rs"]
mod expect;
#[path = "../../../../tests/harness/mod.rs"]
mod harness;

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/java/concurrent");
    harness::fixtures::run(&root, &["program.jar"], None, case::run)
}
