//! Compiled .NET programs, and C# sources by way of the compiler on this machine.

use crate::files::{digest, open_file, read_file};
use crate::options::arguments::ProgramOptions;
use crate::programs::compilers::{COMPILER_TIMEOUT, TemporaryFolder, wait_for};
use crate::programs::loaded::Loaded;
use crate::programs::{corlib, csharp};
use fencepost_frontend_cil::{Resolve, is_framework};
use fencepost_report::ErrorReport;
use std::path::{Path, PathBuf};
use std::process::Child;
use std::sync::{Arc, Mutex, PoisonError};

/// The largest assembly that is read.
const MAX_ASSEMBLY_BYTES: usize = 256 << 20;

/// Finds assemblies beside the program, among the references, and with the real library.
#[derive(Clone)]
pub struct Files {
    /// The program itself.
    pub program: PathBuf,
    references: Vec<PathBuf>,
    /// The folder of the program.
    beside: PathBuf,
    /// The folders of a real class library.
    library: Vec<PathBuf>,
}

impl Files {
    /// The files of a program.
    pub fn new(program: &Path, references: &[PathBuf]) -> Self {
        Self {
            program: program.to_path_buf(),
            references: references.to_vec(),
            beside: program.parent().unwrap_or(Path::new("")).to_path_buf(),
            library: Vec::new(),
        }
    }

    /// The same files with a real class library.
    pub fn with_library(&self, folder: &Path) -> Self {
        Self {
            library: vec![folder.to_path_buf(), folder.join("Facades")],
            ..self.clone()
        }
    }

    /// The folders in which an assembly is looked for. One library is used as a whole, so parts
    /// of the framework that lie beside the program do not count if it has them.
    fn folders(&self, name: &str) -> Vec<&PathBuf> {
        let beside = std::iter::once(&self.beside);
        match is_framework(name) {
            true => self.library.iter().chain(beside).collect(),
            false => beside.chain(&self.library).collect(),
        }
    }

    /// The file of the assembly with this name.
    fn find(&self, name: &str) -> Option<PathBuf> {
        let is_called = |path: &Path| path.file_stem().is_some_and(|stem| *stem == *name);
        if is_called(&self.program) {
            return Some(self.program.clone());
        }
        if let Some(path) = self.references.iter().find(|path| is_called(path)) {
            return Some(path.clone());
        }
        self.folders(name).into_iter().find_map(|folder| {
            ["dll", "exe"]
                .iter()
                .map(|ending| folder.join(format!("{name}.{ending}")))
                .find(|path| path.is_file())
        })
    }
}

fn read(path: &Path) -> Option<Arc<[u8]>> {
    let bytes = read_file(&path.display().to_string(), MAX_ASSEMBLY_BYTES).ok()?;
    Some(bytes.into())
}

/// The symbol file beside an assembly: `Program.exe.mdb`, `Program.mdb` or `Program.pdb`.
fn symbols(assembly: &Path) -> Option<Arc<[u8]>> {
    let mut beside = assembly.as_os_str().to_os_string();
    beside.push(".mdb");
    [
        PathBuf::from(beside),
        assembly.with_extension("pdb"),
        assembly.with_extension("mdb"),
    ]
    .iter()
    .find(|path| path.is_file())
    .and_then(|path| read(path))
}

impl Resolve for Files {
    fn assembly(&self, name: &str) -> Option<Arc<[u8]>> {
        read(&self.find(name)?)
    }

    fn given(&self, name: &str) -> Option<Arc<[u8]>> {
        let is_called = |path: &&PathBuf| path.file_stem().is_some_and(|stem| *stem == *name);
        read(self.references.iter().find(is_called)?)
    }

    fn debug_file(&self, name: &str) -> Option<Arc<[u8]>> {
        symbols(&self.find(name)?)
    }

    fn program_debug_file(&self) -> Option<Arc<[u8]>> {
        symbols(&self.program)
    }

    fn places(&self, name: &str) -> Vec<String> {
        let shown = |path: &PathBuf| match path.as_os_str().is_empty() {
            true => ".".to_string(),
            false => path.display().to_string(),
        };
        self.folders(name).into_iter().map(shown).collect()
    }
}

/// Loads an assembly.
pub fn load_assembly(
    path: &str,
    arguments: &[String],
    options: &ProgramOptions,
) -> Result<Loaded, ErrorReport> {
    let bytes = read_file(path, MAX_ASSEMBLY_BYTES)?;
    let digest = digest(&bytes);
    open(Path::new(path), bytes.into(), digest, arguments, options)
}

fn open(
    path: &Path,
    bytes: Arc<[u8]>,
    digest: String,
    arguments: &[String],
    options: &ProgramOptions,
) -> Result<Loaded, ErrorReport> {
    for reference in &options.references {
        // One that is named but not there would else only be missed where it is used.
        let reference = reference.display().to_string();
        open_file(&reference)?;
    }
    let files = Files::new(path, &options.references);
    let opened = corlib::open(&bytes, &files, &options.corlib)?;
    // Real runtimes may run a finaliser at any time, or never.
    let mut assumptions = Vec::new();
    if opened.source.has_finalizers() {
        assumptions.push("finalizers-never-run");
    }
    // They are told when a collection finds the task, which may be at any time, or never.
    if opened.source.handles_unobserved() {
        assumptions.push("unobserved-exceptions-are-dropped");
    }
    // The end of the process is the end of what is explored, and nobody presses a key.
    if opened.source.handles_process_events() {
        assumptions.push("process-events-are-dropped");
    }
    // Noticing an interrupt, or that time has passed, happens in place; a sleep need not.
    if opened.source.sleeps_in_place() {
        assumptions.push("sleep-is-a-fence");
    }
    Ok(Loaded {
        source: Arc::new(
            opened
                .source
                .with_arguments(arguments.to_vec())
                .with_early_initializers(options.early_initialisers),
        ),
        natives: opened.natives,
        default_model: "clr",
        corlib: Some(opened.corlib),
        assumptions,
        digest,
        races: false,
    })
}

/// Compiles a C# source in a temporary folder, and loads what comes out.
pub fn load_source(
    path: &str,
    arguments: &[String],
    options: &ProgramOptions,
) -> Result<Loaded, ErrorReport> {
    let mut sources = vec![PathBuf::from(path)];
    sources.extend(options.sources.iter().cloned());
    let mut everything = Vec::new();
    for source in &sources {
        everything.extend(read_file(
            &source.display().to_string(),
            MAX_ASSEMBLY_BYTES,
        )?);
    }
    let folder = TemporaryFolder::new()
        .map_err(|error| ErrorReport::input(format!("cannot be compiled: {error}"), path))?;
    let stem = Path::new(path)
        .file_stem()
        .map_or("Program".into(), |stem| stem.to_string_lossy().to_string());
    let ending = if options.is_library { "dll" } else { "exe" };
    let output = folder.path.join(format!("{stem}.{ending}"));
    let key = format!(
        "{} {} {:?} {stem} {}",
        digest(&everything),
        options.is_library,
        options.references,
        path
    );
    if !compiled_before(&key, &folder.path) {
        csharp::compile(&sources, options, &output, path)?;
        remember(key, &folder.path);
    }
    let bytes = read_file(&output.display().to_string(), MAX_ASSEMBLY_BYTES)?;
    // Compilers put a fresh identity into every assembly; the sources are what a witness is about.
    open(
        &output,
        bytes.into(),
        digest(&everything),
        arguments,
        options,
    )
}

/// What a compiler made, by name.
type Made = Vec<(std::ffi::OsString, Vec<u8>)>;

/// What was compiled in this process: several tests of one source need it compiled once.
static COMPILED: Mutex<Vec<(String, Made)>> = Mutex::new(Vec::new());

/// Puts what a compiler made earlier into a folder, if it did.
fn compiled_before(key: &str, folder: &Path) -> bool {
    let compiled = COMPILED.lock().unwrap_or_else(PoisonError::into_inner);
    let Some((_, made)) = compiled.iter().find(|(known, _)| known == key) else {
        return false;
    };
    let written = |(name, bytes): &(_, Vec<u8>)| std::fs::write(folder.join(name), bytes).is_ok();
    made.iter().all(written)
}

/// Remembers what a compiler made. What cannot be read is compiled again.
fn remember(key: String, folder: &Path) {
    let Ok(entries) = std::fs::read_dir(folder) else {
        return;
    };
    let files = entries.map(|entry| {
        let entry = entry?;
        Ok((entry.file_name(), std::fs::read(entry.path())?))
    });
    if let Ok(made) = files.collect::<std::io::Result<Made>>() {
        let mut compiled = COMPILED.lock().unwrap_or_else(PoisonError::into_inner);
        compiled.push((key, made));
    }
}

/// Waits for a compiler, whose messages go to a file.
pub fn finish_compiling(child: &mut Child, log: &Path, path: &str) -> Result<(), ErrorReport> {
    wait_for(child, path, COMPILER_TIMEOUT)?;
    let status = child
        .wait()
        .map_err(|error| ErrorReport::input(error.to_string(), path))?;
    if status.success() {
        return Ok(());
    }
    let bytes = read_file(&log.display().to_string(), MAX_ASSEMBLY_BYTES)?;
    let text = String::from_utf8_lossy(&bytes).trim_end().to_string();
    Err(ErrorReport::input("does not compile", path).with_detail(text))
}
