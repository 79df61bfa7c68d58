//! The test programs on a real class library: do they behave as on the built-in one?
//!
//! The programs of `tests/cil` must print what Mono prints; those of `tests/dotnet` must get the
//! verdicts that they expect. Neither is asked of every program yet, so this is no part of ci; it
//! says how many do, and what the others run into.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const NO_WARNINGS: &str =
    "-nowarn:67,108,162,168,169,183,184,219,252,414,420,649,659,660,661,693,1718";

/// Runs all programs on the library in the folder that is named, or where Debian has Mono's.
pub fn run(root: &Path) -> Result<(), String> {
    let folder = std::env::args().nth(2);
    let folder = folder.unwrap_or_else(|| super::MONO.to_string());
    if !Path::new(&folder).join("mscorlib.dll").is_file() {
        return Err(format!("{folder} has no mscorlib.dll"));
    }
    against_mono(root, &folder)?;
    verdicts(root, &folder)
}

fn output(command: &mut Command) -> Result<Output, String> {
    command
        .output()
        .map_err(|error| format!("{command:?} cannot be run: {error}"))
}

/// The programs of `tests/cil`: same output and exit code as on Mono.
fn against_mono(root: &Path, folder: &str) -> Result<(), String> {
    let target = crate::target(root);
    let arguments = ["build", "--release", "-p", "fencepost-runtime-cil"];
    super::run(
        root,
        "cargo",
        &[&arguments[..], &["--example", "run"]].concat(),
    )?;
    let runner = target.join("release/examples/run");
    let mut folders: Vec<PathBuf> = fs::read_dir(root.join("tests/cil"))
        .map_err(|error| error.to_string())?
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.is_dir())
        .collect();
    folders.sort();
    let mut same = 0;
    for source in &folders {
        let name = source.file_name().unwrap_or_default().to_string_lossy();
        let place = target.join("real-library").join(&*name);
        fs::create_dir_all(&place).map_err(|error| error.to_string())?;
        let program = place.join("program.exe");
        compile(source, &program)?;
        let expected = match fs::read_to_string(source.join("expected.txt")) {
            Ok(text) => (text.into_bytes(), Some(0)),
            Err(_) => {
                let run = output(Command::new("mono").arg(&program))?;
                (run.stdout, run.status.code())
            }
        };
        let run = output(Command::new(&runner).arg(&program).arg(folder))?;
        if (run.stdout, run.status.code()) == expected {
            same += 1;
        } else {
            let errors = String::from_utf8_lossy(&run.stderr).into_owned();
            println!("  {name}: {}", errors.lines().next().unwrap_or("output"));
        }
    }
    println!(
        "tests/cil: {same} of {} programs behave as on Mono",
        folders.len()
    );
    Ok(())
}

fn compile(source: &Path, program: &Path) -> Result<(), String> {
    let csharp = source.join("program.cs");
    let run = if csharp.is_file() {
        let mut command = Command::new("mcs");
        command.args(["-langversion:latest", "-unsafe", "-debug", NO_WARNINGS]);
        command.arg(format!("-out:{}", program.display()));
        output(command.arg(csharp))?
    } else {
        let mut command = Command::new("ilasm");
        command.arg(format!("/output:{}", program.display()));
        output(command.arg(source.join("program.il")))?
    };
    match run.status.success() {
        true => Ok(()),
        false => Err(format!(
            "{}: {}",
            source.display(),
            String::from_utf8_lossy(&run.stderr)
        )),
    }
}

/// The models that the programs of `tests/dotnet` are tried under, and the seconds each run gets. A
/// real library takes many more states; what needs longer shows as `bounded` among the differences.
const MODELS: &str = "clr";
const SECONDS: &str = "10";

/// The programs of `tests/dotnet`: the verdicts that they expect on the built-in library.
fn verdicts(root: &Path, folder: &str) -> Result<(), String> {
    let mut command = Command::new("cargo");
    command
        .args(["test", "--release", "-p", "fencepost", "--test", "dotnet"])
        .env("FENCEPOST_TEST_CORLIB", folder)
        .env("FENCEPOST_TEST_MODELS", MODELS)
        .env("FENCEPOST_TEST_TIMEOUT", SECONDS)
        .current_dir(root);
    let run = output(&mut command)?;
    let mut text = String::from_utf8_lossy(&run.stdout).into_owned();
    text += &String::from_utf8_lossy(&run.stderr);
    println!("tests/dotnet under {MODELS}, {SECONDS} seconds each:\n{text}");
    Ok(())
}
