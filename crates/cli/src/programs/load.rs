//! Programs: from a file to a source that the machine can run.
//!
//! A front end is one arm of [`load`].

use crate::arguments::ProgramOptions;
use crate::assemblies::{load_assembly, load_source};
use crate::java;
use crate::llvm::load_llvm;
use fencepost_ir::Source;
use fencepost_ir::limits::MAX_TEXT_BYTES;
use fencepost_ir::text::parse_program;
use fencepost_memory_model::MemoryModel;
use fencepost_report::ErrorReport;
use fencepost_vm::NativeTable;
use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::sync::Arc;

/// A program that is ready to run.
pub struct Loaded {
    /// The program.
    pub source: Arc<dyn Source>,
    /// What it may ask of the runtime.
    pub natives: NativeTable,
    /// The memory model of its platform.
    pub default_model: &'static str,
    /// The class library it runs with, if it has one.
    pub corlib: Option<String>,
    /// What the model leaves out that the program has.
    pub assumptions: Vec<&'static str>,
    /// A digest of the file, so that a witness notices when the program changed.
    pub digest: String,
    /// Whether data races are violations unless the user says otherwise.
    pub races: bool,
}

const ENDINGS: &str = "programs end in `.exe` or `.dll` (assemblies), `.cs` (C# sources), `.class`, \
                       `.jar` or `.java` (Java, or a folder of classes), `.c` (C sources), `.ll` or \
                       `.bc` (LLVM), or `.fir` (the textual IR)";

/// Loads a program. Its ending says which front end reads it. The model is the one that the user
/// chose, if any.
pub fn load(
    path: &str,
    arguments: &[String],
    options: &ProgramOptions,
    model: Option<&MemoryModel>,
) -> Result<Loaded, ErrorReport> {
    let ending = Path::new(path)
        .extension()
        .map(|ending| ending.to_string_lossy().to_lowercase());
    if let Some(source) = options.sources.first()
        && !matches!(ending.as_deref(), Some("cs" | "c" | "ll" | "bc"))
    {
        let problem = "is given, but only a C# or C source is compiled with further ones";
        return Err(ErrorReport::usage(
            format!("`{}` {problem}", source.display()),
            "--source",
        ));
    }
    if options.early_initialisers && ending.as_deref() == Some("fir") {
        let problem = "a `.fir` program says itself where its classes are initialised";
        return Err(ErrorReport::usage(problem, "--early-initialisers"));
    }
    match ending.as_deref() {
        Some("fir") => load_text(path, arguments),
        Some("exe" | "dll") => load_assembly(path, arguments, options),
        Some("cs") => load_source(path, arguments, options),
        Some("class" | "jar" | "java") => java::load(path, arguments, options),
        Some("c" | "ll" | "bc") => load_llvm(path, arguments, options, model),
        _ if Path::new(path).is_dir() => java::load(path, arguments, options),
        Some(ending) => Err(ErrorReport::input(
            format!("nothing reads `.{ending}` programs; {ENDINGS}"),
            path,
        )),
        None => Err(ErrorReport::input(
            format!("the name of a program has an ending; {ENDINGS}"),
            path,
        )),
    }
}

fn load_text(path: &str, arguments: &[String]) -> Result<Loaded, ErrorReport> {
    if let Some(argument) = arguments.first() {
        return Err(ErrorReport::usage(
            "a `.fir` program takes no arguments",
            argument,
        ));
    }
    let bytes = read_file(path, MAX_TEXT_BYTES)?;
    let digest = digest(&bytes);
    let text = into_text(bytes, path)?;
    let program = parse_program(&text, path).map_err(|error| {
        let place = format!("{path}:{}:{}", error.line, error.column);
        let detail = pointed_at(&text, error.line, error.column);
        let report = ErrorReport::input(error.message, place);
        match detail {
            Some(detail) => report.with_detail(detail),
            None => report,
        }
    })?;
    Ok(Loaded {
        source: Arc::new(program),
        natives: NativeTable::core(),
        default_model: "sc",
        corlib: None,
        assumptions: Vec::new(),
        digest,
        races: false,
    })
}

fn unreadable(error: &std::io::Error, path: &str) -> ErrorReport {
    ErrorReport::input(format!("cannot be read: {error}"), path)
}

/// Opens a file, and says how long it is.
pub fn open_file(path: &str) -> Result<(File, u64), ErrorReport> {
    let file = File::open(path).map_err(|error| unreadable(&error, path))?;
    let metadata = file.metadata().map_err(|error| unreadable(&error, path))?;
    match metadata.is_dir() {
        true => Err(ErrorReport::input("is a directory", path)),
        false => Ok((file, metadata.len())),
    }
}

/// Reads a whole file, but no endless one.
pub fn read_file(path: &str, max_bytes: usize) -> Result<Vec<u8>, ErrorReport> {
    let (file, length) = open_file(path)?;
    let too_large = || {
        ErrorReport::input(
            format!("is larger than {max_bytes} bytes, the limit for such files"),
            path,
        )
    };
    let limit = max_bytes as u64;
    if length > limit {
        return Err(too_large());
    }
    let mut bytes = Vec::new();
    file.take(limit + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| unreadable(&error, path))?;
    match bytes.len() > max_bytes {
        true => Err(too_large()),
        false => Ok(bytes),
    }
}

/// The text of a file.
pub fn into_text(bytes: Vec<u8>, path: &str) -> Result<String, ErrorReport> {
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        ErrorReport::input(format!("is not UTF-8 text: see byte {at}"), path)
    })
}

/// The wrong line of a text with a caret below it.
pub fn pointed_at(text: &str, line: u32, column: u32) -> Option<String> {
    /// Longer lines help nobody on a terminal.
    const MAX_COLUMNS: usize = 200;
    let source = text.lines().nth(line.checked_sub(1)? as usize)?;
    let column = column.checked_sub(1)? as usize;
    if source.chars().count() > MAX_COLUMNS || column > MAX_COLUMNS {
        return None;
    }
    let clean: String = source
        .chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect();
    Some(format!("{clean}\n{}^", " ".repeat(column)))
}

/// A 64-bit FNV-1a digest: enough to notice a change, no protection against a forger.
pub fn digest(bytes: &[u8]) -> String {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for &byte in bytes {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
    format!("fnv1a64:{hash:016x}")
}

#[cfg(test)]
mod tests {
    use super::{digest, pointed_at};

    #[test]
    fn digests_are_the_published_ones() {
        assert_eq!(digest(b""), "fnv1a64:cbf29ce484222325");
        assert_eq!(digest(b"a"), "fnv1a64:af63dc4c8601ec8c");
    }

    #[test]
    fn lines_are_pointed_at() {
        assert_eq!(
            pointed_at("a\n\tb c\n", 2, 4).as_deref(),
            Some(" b c\n   ^")
        );
        assert_eq!(pointed_at("a", 7, 1), None);
        assert_eq!(pointed_at("a", 0, 0), None);
    }
}
