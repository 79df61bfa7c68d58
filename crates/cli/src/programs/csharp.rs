//! The C# compilers of this machine.

use crate::options::arguments::ProgramOptions;
use crate::programs::assemblies::finish_compiling;
use crate::programs::compilers::TemporaryFolder;
use crate::programs::corlib::CORLIB;
use fencepost_report::ErrorReport;
use std::ffi::OsString;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The compilers, the one that is tried first at the front.
const COMPILERS: [&str; 2] = ["mcs", "csc"];

/// Compiles C# sources to an assembly: with the first compiler that can, against the class library
/// that comes with it, or else against the built-in one, which has newer classes.
pub fn compile(
    sources: &[PathBuf],
    options: &ProgramOptions,
    output: &Path,
    path: &str,
) -> Result<(), ErrorReport> {
    let failed = |error: std::io::Error| ErrorReport::input(error.to_string(), path);
    // What is beside the program is looked for there, so the library goes elsewhere.
    let folder = TemporaryFolder::new().map_err(failed)?;
    let library = folder.path.join("fencepost.corlib.dll");
    std::fs::write(&library, CORLIB).map_err(failed)?;
    let log = folder.path.join("messages.txt");
    let mut first_problem = None;
    for compiler in COMPILERS {
        for library in [None, Some(library.as_path())] {
            // A real class library was asked for, which the built-in one is not.
            if library.is_some() && !matches!(options.corlib.as_str(), "auto" | "builtin") {
                continue;
            }
            let mut command = Command::new(compiler);
            command.args(compiler_arguments(sources, options, output, library));
            // Messages go to a file, because a pipe that nobody empties would stop the compiler.
            let messages = std::fs::File::create(&log).map_err(failed)?;
            command
                .stdin(Stdio::null())
                .stdout(messages.try_clone().map_err(failed)?)
                .stderr(messages);
            let mut child = match command.spawn() {
                Ok(child) => child,
                Err(error) if error.kind() == ErrorKind::NotFound => break,
                Err(error) => {
                    let message = format!("`{compiler}` cannot be run: {error}");
                    return Err(ErrorReport::input(message, path));
                }
            };
            match finish_compiling(&mut child, &log, path) {
                Ok(()) => return Ok(()),
                // A compiler that fails itself has understood the source before.
                Err(problem) if library.is_some() && is_crash(&problem) => {
                    first_problem = Some((compiler, problem));
                }
                Err(problem) => drop(first_problem.get_or_insert((compiler, problem))),
            }
        }
    }
    let Some((compiler, problem)) = first_problem else {
        return Err(ErrorReport::input(
            "no C# compiler is on the PATH; install one (on Debian: the package `mono-mcs`), or \
             compile the program and check the assembly",
            path,
        ));
    };
    let messages = problem.detail.clone().unwrap_or_default();
    if let Some(crash) = crash(&messages) {
        let hint = format!(
            "hint: this is a defect of `{compiler}`; write what it stumbles over in another way, \
             or compile with the .NET SDK (`dotnet build`) and check the assembly"
        );
        let problem = ErrorReport::input(format!("`{compiler}` itself fails on this source"), path);
        return Err(problem.with_detail(format!("{crash}\n{hint}")));
    }
    match hint(compiler, &messages, sources) {
        Some(hint) => Err(problem.with_detail(format!("{messages}\n{hint}"))),
        None => Err(problem),
    }
}

/// What a compiler is told. The library is the one to compile against, if not its own.
fn compiler_arguments(
    sources: &[PathBuf],
    options: &ProgramOptions,
    output: &Path,
    library: Option<&Path>,
) -> Vec<OsString> {
    let joined = |option: &str, path: &Path| {
        let mut argument = OsString::from(option);
        argument.push(path);
        argument
    };
    // Assertions are what people want checked, so they are compiled in.
    let mut arguments: Vec<OsString> = ["-nologo", "-debug", "-define:DEBUG", "-define:TRACE"]
        .map(OsString::from)
        .into();
    arguments.push(joined("-out:", output));
    if options.is_library {
        arguments.push("-target:library".into());
    }
    if let Some(library) = library {
        arguments.extend(["-nostdlib", "-noconfig"].map(OsString::from));
        arguments.push(joined("-r:", library));
    }
    arguments.extend(options.references.iter().map(|path| joined("-r:", path)));
    arguments.extend(sources.iter().map(OsString::from));
    arguments
}

fn is_crash(problem: &ErrorReport) -> bool {
    let messages = problem.detail.as_deref().unwrap_or_default();
    crash(messages).is_some()
}

/// The place that a compiler which fell over an exception of its own was at, out of pages of its
/// call stacks.
fn crash(messages: &str) -> Option<String> {
    let mut lines = messages.lines();
    lines.find(|line| line.starts_with("Unhandled Exception"))?;
    let first = lines.find(|line| !line.trim().is_empty())?;
    // Exceptions that contain each other stand behind arrows; the first one names the place.
    let first = first.split(" ---> ").next().unwrap_or(first);
    Some(first.trim().to_string())
}

/// What to do about the messages of a compiler, where that is not plain from them.
fn hint(compiler: &str, messages: &str, sources: &[PathBuf]) -> Option<&'static str> {
    let has = |codes: &[&str]| codes.iter().any(|code| messages.contains(code));
    let names_main = |source: &PathBuf| {
        let text = std::fs::read(source).unwrap_or_default();
        String::from_utf8_lossy(&text).contains("Main")
    };
    let has_class = |source: &PathBuf| {
        let text = std::fs::read(source).unwrap_or_default();
        String::from_utf8_lossy(&text).contains("class ")
    };
    if has(&["CS5001"]) && !sources.iter().any(names_main) && sources.iter().any(has_class) {
        return Some(
            "hint: `--entry TYPE::METHOD` starts at another method than `Main`, and `fencepost \
             test` finds test methods",
        );
    }
    // What `?` behind a class name means since C# 8 is, before it, a value type that may be null.
    if compiler == "mcs" && has(&["CS0453"]) && messages.contains("System.Nullable") {
        return Some(
            "hint: `mcs` knows C# up to version 7, without nullable reference types such as \
             `string?`; leave the `?` out, or install the .NET SDK, build with `dotnet build`, and \
             check the assembly or the `.csproj`",
        );
    }
    // An entry point that is missing may be an asynchronous one; a symbol that is unexpected, the
    // beginning of a record or of a statement outside any method.
    let may_be_newer = ["CS5001", "CS1525", "CS1519", "CS1644", "CS8025", "CS1617"];
    if compiler == "mcs" && has(&may_be_newer) {
        return Some(
            "hint: `mcs` knows C# up to version 7, without `async Main`, records and top-level \
             statements; for these, install the .NET SDK, build with `dotnet build`, and check the \
             assembly or the `.csproj`",
        );
    }
    let is_missing = ["CS0234", "CS0246", "CS0012", "CS0006"];
    has(&is_missing).then_some(
        "hint: `-r FILE.dll` names an assembly that the program refers to, `--source FILE.cs` a \
         further source",
    )
}
