//! C programs: LLVM text, bitcode by way of `llvm-dis`, sources by way of `clang`.

use crate::files::{digest, into_text, read_file};
use crate::options::arguments::ProgramOptions;
use crate::programs::compilers::{COMPILER_TIMEOUT, TemporaryFolder, wait_for};
use crate::programs::loaded::Loaded;
use crate::programs::model::load_model;
use fencepost_frontend_llvm::{Demands, Input, LlvmSource, MAX_TEXT_BYTES, Orders, TextError};
use fencepost_memory_model::{AccessKind, MemoryModel};
use fencepost_report::ErrorReport;
use fencepost_runtime_c::{
    CLANG_14_ATOMICS, FURTHER, Further, HEADERS, LIBRARIES, natives, natives_about_leaks,
};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;

/// The memory model of C.
const DEFAULT_MODEL: &str = "c11";

/// What was allowed in C before 1999, and is only warned of here.
const OLD_C: &[&str] = &[
    "implicit-function-declaration",
    "implicit-int",
    "int-conversion",
    "incompatible-pointer-types",
    "incompatible-function-pointer-types",
];

/// A file of the program as text.
struct Unit {
    name: String,
    text: String,
}

/// Loads a program of one or more files.
pub fn load_llvm(
    path: &str,
    arguments: &[String],
    options: &ProgramOptions,
    model: Option<&MemoryModel>,
) -> Result<Loaded, ErrorReport> {
    let mut files = vec![PathBuf::from(path)];
    files.extend(options.sources.iter().cloned());
    let mut everything = Vec::new();
    let mut units = Vec::new();
    for file in &files {
        let name = file.display().to_string();
        let bytes = read_file(&name, MAX_TEXT_BYTES)?;
        everything.extend(&bytes);
        let text = match ending(file).as_deref() {
            Some("ll") => into_text(bytes, &name)?,
            Some("bc") => disassemble(file, &name)?,
            Some("c" | "i") => compile(file, &name, &options.cflags)?,
            _ => {
                let problem = "is given, but a C program consists of `.c`, `.i`, `.ll` and `.bc` \
                               files";
                return Err(ErrorReport::usage(
                    format!("`{name}` {problem}"),
                    "--source",
                ));
            }
        };
        units.push(Unit { name, text });
    }
    for flags in &options.cflags {
        // Other options may mean another program.
        everything.extend(flags.as_bytes());
    }
    let mut inputs: Vec<Input<'_>> = units
        .iter()
        .map(|unit| Input {
            name: &unit.name,
            text: &unit.text,
            library: false,
        })
        .collect();
    let calls = |name: &&str| {
        let call = format!("@{name}(");
        units.iter().any(|unit| unit.text.contains(&call))
    };
    let asked = |further: &&Further| further.asked_by.iter().any(calls);
    let further = FURTHER.iter().filter(asked).map(|further| &further.file);
    let libraries = further.chain(LIBRARIES);
    inputs.extend(libraries.map(|&(name, text)| Input {
        name,
        text,
        library: true,
    }));
    let mut words = vec![path.to_string()];
    words.extend(arguments.iter().cloned());
    let orders = match model {
        Some(model) => orders(model),
        None => orders(&load_model(DEFAULT_MODEL, "--model")?.model),
    };
    let source = LlvmSource::open(&inputs, &words, orders).map_err(wrong)?;
    let source = source.with_demands(Demands {
        spurious_wakeups: options.spurious,
        leaks: options.leaks,
        uninitialised: options.uninitialised,
    });
    Ok(Loaded {
        source: Arc::new(source),
        natives: match options.leaks {
            true => natives_about_leaks(),
            false => natives(),
        },
        default_model: DEFAULT_MODEL,
        corlib: None,
        assumptions: Vec::new(),
        digest: digest(&everything),
        races: true,
    })
}

/// What the lowering of atomic accesses depends on in a model.
fn orders(model: &MemoryModel) -> Orders {
    let (write, read) = (AccessKind::VolatileWrite, AccessKind::VolatileRead);
    Orders {
        sequential: model.is_sequential(),
        fence_after_write: model.table().may_overtake(write, read),
    }
}

fn wrong(error: TextError) -> ErrorReport {
    let place = match error.line {
        0 => error.file,
        line => format!("{}:{line}", error.file),
    };
    ErrorReport::input(error.message, place)
}

fn ending(path: &Path) -> Option<String> {
    let ending = path.extension()?;
    Some(ending.to_string_lossy().to_lowercase())
}

/// Versions of LLVM whose tools may be installed under names with the version.
const VERSIONS: std::ops::RangeInclusive<u32> = 14..=23;

/// The first version that prints opaque pointers without being told to.
const FIRST_OPAQUE: u32 = 15;

/// A tool under its own name, and under the names of all versions, newest first.
pub fn names(tool: &str) -> Vec<String> {
    let versions = VERSIONS.rev().map(|version| format!("{tool}-{version}"));
    std::iter::once(tool.to_string()).chain(versions).collect()
}

fn disassemble(path: &Path, name: &str) -> Result<String, ErrorReport> {
    let folder = TemporaryFolder::new()
        .map_err(|error| ErrorReport::input(format!("cannot be read: {error}"), name))?;
    let output = folder.path.join("program.ll");
    let missing = "`llvm-dis` is not on the PATH; install it (on Debian: the package `llvm`), or \
                   give the program as LLVM text (`.ll`)";
    let failed = "is no bitcode that `llvm-dis` reads";
    // Only a newer one reads what a newer compiler wrote.
    let mut tools = names("llvm-dis");
    tools.rotate_left(1);
    let mut first_problem = None;
    for tool in &tools {
        let Some(version) = version_text(tool) else {
            continue;
        };
        let mut command = Command::new(tool);
        if major_version(&version) == Some(14) {
            command.arg("-opaque-pointers");
        }
        command.arg(path).arg("-o").arg(&output);
        match run(command, &folder, name, missing, failed) {
            Ok(()) => {
                let bytes = read_file(&output.display().to_string(), MAX_TEXT_BYTES)?;
                return into_text(bytes, name);
            }
            Err(problem) => first_problem = first_problem.or(Some(problem)),
        }
    }
    Err(first_problem.unwrap_or_else(|| ErrorReport::input(missing, name)))
}

fn compile(path: &Path, name: &str, flags: &[String]) -> Result<String, ErrorReport> {
    let missing = "`clang` is not on the PATH, nor `clang-14` to `clang-23`; install it (on Debian: \
                   the package `clang`), or compile the program to LLVM text and check that";
    let folder = TemporaryFolder::new()
        .map_err(|error| ErrorReport::input(format!("cannot be compiled: {error}"), name))?;
    let include = folder.path.join("include");
    std::fs::create_dir(&include)
        .and_then(|()| {
            let mut headers = HEADERS.iter();
            headers.try_for_each(|(name, text)| std::fs::write(include.join(name), text))
        })
        .map_err(|error| ErrorReport::input(format!("cannot be compiled: {error}"), name))?;
    let output = folder.path.join("program.ll");
    let Some((tool, version)) = compiler() else {
        return Err(ErrorReport::input(missing, name));
    };
    let mut command = Command::new(&tool);
    // Optimisation would remove races, dependences and reads that the program has.
    command.args(["-g", "-O0", "-Xclang", "-disable-O0-optnone"]);
    command.args(["-fno-stack-protector", "-U_FORTIFY_SOURCE"]);
    // Older C does without prototypes, which newer compilers take for errors.
    command.args(OLD_C.iter().map(|what| format!("-Wno-error={what}")));
    if version == Some(14) {
        let atomics = folder.path.join("clang14");
        std::fs::create_dir(&atomics)
            .and_then(|()| std::fs::write(atomics.join("stdatomic.h"), CLANG_14_ATOMICS))
            .map_err(|error| ErrorReport::input(format!("cannot be compiled: {error}"), name))?;
        command.arg("-isystem").arg(&atomics);
    }
    command.args(flags.iter().flat_map(|flags| flags.split_whitespace()));
    // Headers of the program's own with the same names come first.
    command.arg("-idirafter").arg(&include);
    command.arg("-emit-llvm").arg(path);
    let mut bitcode = Command::new(&tool);
    bitcode.args(command.get_args());
    command.arg("-S").arg("-o").arg(&output);
    if version == Some(14) {
        command.args(["-mllvm", "-opaque-pointers"]);
    }
    match run(command, &folder, name, missing, "does not compile") {
        Ok(()) => {
            let bytes = read_file(&output.display().to_string(), MAX_TEXT_BYTES)?;
            into_text(bytes, name)
        }
        Err(_) if version == Some(14) => {
            // Version 14 fails at some programs only because of the pointers.
            let output = folder.path.join("program.bc");
            bitcode.arg("-c").arg("-o").arg(&output);
            run(bitcode, &folder, name, missing, "does not compile")?;
            let hint = "clang 14 fails at this program; install clang 15 or newer, or `llvm-dis` \
                        (on Debian: the package `llvm`)";
            disassemble(&output, name).map_err(|_| ErrorReport::input(hint, name))
        }
        Err(problem) => Err(problem),
    }
}

/// The compiler to take and its version: `clang`, unless that is an old one and a newer one is
/// installed under a name with its version.
pub fn compiler() -> Option<(String, Option<u32>)> {
    let mut found = None;
    for tool in names("clang") {
        let Some(text) = version_text(&tool) else {
            continue;
        };
        let version = major_version(&text);
        if version.is_none_or(|version| version >= FIRST_OPAQUE) {
            return Some((tool, version));
        }
        found = found.or(Some((tool, version)));
    }
    found
}

/// What a tool says about its version, if it is installed.
fn version_text(tool: &str) -> Option<String> {
    let mut command = Command::new(tool);
    let output = command
        .arg("--version")
        .stdin(Stdio::null())
        .output()
        .ok()?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    output.status.success().then_some(text)
}

/// The version of a tool: 14 prints typed pointers unless it is told not to.
fn major_version(text: &str) -> Option<u32> {
    let (_, rest) = text.split_once("version ")?;
    let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}

fn run(
    mut command: Command,
    folder: &TemporaryFolder,
    name: &str,
    missing: &str,
    failed: &str,
) -> Result<(), ErrorReport> {
    let log = folder.path.join("messages.txt");
    // Messages go to a file, because a pipe that nobody empties would stop the compiler.
    let messages = std::fs::File::create(&log)
        .and_then(|file| Ok((file.try_clone()?, file)))
        .map_err(|error| ErrorReport::input(error.to_string(), name))?;
    command
        .stdin(Stdio::null())
        .stdout(messages.0)
        .stderr(messages.1);
    let mut child = match command.spawn() {
        Ok(child) => child,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            return Err(ErrorReport::input(missing, name));
        }
        Err(error) => {
            return Err(ErrorReport::input(
                format!("the compiler cannot be run: {error}"),
                name,
            ));
        }
    };
    wait_for(&mut child, name, COMPILER_TIMEOUT)?;
    let status = child
        .wait()
        .map_err(|error| ErrorReport::input(error.to_string(), name))?;
    if status.success() {
        return Ok(());
    }
    let bytes = read_file(&log.display().to_string(), MAX_TEXT_BYTES)?;
    let text = String::from_utf8_lossy(&bytes).trim_end().to_string();
    Err(ErrorReport::input(failed, name).with_detail(text))
}
