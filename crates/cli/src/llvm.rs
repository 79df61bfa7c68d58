//! C programs: LLVM text, bitcode by way of `llvm-dis`, sources by way of `clang`.

use crate::arguments::ProgramOptions;
use crate::compilers::{TemporaryFolder, wait_for};
use crate::load::{Loaded, digest, into_text, read_file};
use crate::model::load_model;
use fencepost_frontend_llvm::{Input, LlvmSource, MAX_TEXT_BYTES, Orders, TextError};
use fencepost_memory_model::{AccessKind, MemoryModel};
use fencepost_report::ErrorReport;
use fencepost_runtime_c::{LIBRARIES, natives};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;

/// The memory model of C.
const DEFAULT_MODEL: &str = "c11";

/// The header that programs may include.
const HEADER: &str = include_str!("../../runtime-c/include/fencepost.h");

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
            Some("c") => compile(file, &name)?,
            _ => {
                let problem = "is given, but a C program consists of `.c`, `.ll` and `.bc` files";
                return Err(ErrorReport::usage(
                    format!("`{name}` {problem}"),
                    "--source",
                ));
            }
        };
        units.push(Unit { name, text });
    }
    let mut inputs: Vec<Input<'_>> = units
        .iter()
        .map(|unit| Input {
            name: &unit.name,
            text: &unit.text,
            library: false,
        })
        .collect();
    inputs.extend(LIBRARIES.iter().map(|&(name, text)| Input {
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
    Ok(Loaded {
        source: Arc::new(source),
        natives: natives(),
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

fn disassemble(path: &Path, name: &str) -> Result<String, ErrorReport> {
    let folder = TemporaryFolder::new()
        .map_err(|error| ErrorReport::input(format!("cannot be read: {error}"), name))?;
    let output = folder.path.join("program.ll");
    let mut command = Command::new("llvm-dis");
    command.arg(path).arg("-o").arg(&output);
    let missing = "`llvm-dis` is not on the PATH; install it (on Debian: the package `llvm`), or \
                   give the program as LLVM text (`.ll`)";
    run(
        command,
        &folder,
        name,
        missing,
        "is no bitcode that `llvm-dis` reads",
    )?;
    let bytes = read_file(&output.display().to_string(), MAX_TEXT_BYTES)?;
    into_text(bytes, name)
}

fn compile(path: &Path, name: &str) -> Result<String, ErrorReport> {
    let missing = "`clang` is not on the PATH; install it (on Debian: the package `clang`), or \
                   compile the program to LLVM text and check that";
    let folder = TemporaryFolder::new()
        .map_err(|error| ErrorReport::input(format!("cannot be compiled: {error}"), name))?;
    let include = folder.path.join("include");
    std::fs::create_dir(&include)
        .and_then(|()| std::fs::write(include.join("fencepost.h"), HEADER))
        .map_err(|error| ErrorReport::input(format!("cannot be compiled: {error}"), name))?;
    let output = folder.path.join("program.ll");
    let mut command = Command::new("clang");
    // Optimisation would remove races, dependences and reads that the program has.
    command.args(["-g", "-O0", "-Xclang", "-disable-O0-optnone"]);
    command.args(["-fno-stack-protector", "-U_FORTIFY_SOURCE"]);
    if major_version() == Some(14) {
        command.args(["-mllvm", "-opaque-pointers"]);
    }
    command.arg("-I").arg(&include);
    command
        .args(["-S", "-emit-llvm"])
        .arg(path)
        .arg("-o")
        .arg(&output);
    run(command, &folder, name, missing, "does not compile")?;
    let bytes = read_file(&output.display().to_string(), MAX_TEXT_BYTES)?;
    into_text(bytes, name)
}

/// The version of the compiler: 14 prints typed pointers unless it is told not to.
fn major_version() -> Option<u32> {
    let output = Command::new("clang")
        .arg("--version")
        .stdin(Stdio::null())
        .output()
        .ok()?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
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
    wait_for(&mut child, name)?;
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
