//! Programs: from a file to a source that the machine can run.
//!
//! A front end is one arm of [`load`].

use crate::files::{digest, into_text, pointed_at, read_file};
use crate::options::arguments::ProgramOptions;
use crate::programs::assemblies::{load_assembly, load_source};
use crate::programs::java;
use crate::programs::litmus::load_litmus;
use crate::programs::llvm::load_llvm;
use crate::programs::loaded::Loaded;
use crate::programs::projects;
use fencepost_ir::limits::MAX_TEXT_BYTES;
use fencepost_ir::text::parse_program;
use fencepost_memory_model::MemoryModel;
use fencepost_report::ErrorReport;
use fencepost_vm::NativeTable;
use std::path::Path;
use std::sync::Arc;

const ENDINGS: &str = "programs end in `.exe` or `.dll` (assemblies), `.cs` (C# sources), \
                       `.csproj` or `.sln` (projects and solutions of .NET), `.class`, `.jar` or \
                       `.java` (Java, or a folder of classes), `.c` or `.i` (C sources), `.ll` or \
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
        && !matches!(ending.as_deref(), Some("cs" | "c" | "i" | "ll" | "bc"))
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
        _ if projects::is_project(path) || projects::is_solution(path) => {
            let assembly = projects::program(path)?.display().to_string();
            load_assembly(&assembly, arguments, options)
        }
        Some("class" | "jar" | "java") => java::load(path, arguments, options),
        Some("litmus") if options.may_be_litmus => load_litmus(path, arguments),
        Some("c" | "i" | "ll" | "bc") => load_llvm(path, arguments, options, model),
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
