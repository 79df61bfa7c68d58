//! Witness files: what is written about an execution, and what is made of it again.

use crate::code_digests::{changed, code_of};
use crate::files::{into_text, read_file};
use crate::options::arguments::{Library, ProgramOptions, SearchOptions};
use crate::options::lift::lifted;
use crate::programs::litmus::question;
use crate::programs::load::load;
use crate::programs::model::{LoadedModel, load_model};
use crate::search::Prepared;
use fencepost_check::{LivenessTask, Reduction, Task, Witness};
use fencepost_ir::{FuncId, Source};
use fencepost_memory_model::parse_own_model;
use fencepost_report::{ErrorReport, WitnessFile};
use fencepost_vm::{DEFAULT_CLOCK_MOVES, DEFAULT_TIMER_FIRINGS};
use std::collections::HashMap;
use std::path::{Path, PathBuf};

/// The largest witness that is read.
const MAX_WITNESS_BYTES: usize = 256 << 20;

/// How many changed functions a message names.
const SHOWN_CHANGES: usize = 5;

/// What a file says about an execution of a program that was loaded with these options.
pub fn witness_file(
    witness: &Witness,
    message: &str,
    program: &str,
    search: &SearchOptions,
    prepared: &Prepared,
) -> WitnessFile {
    let digest = prepared.digest.clone();
    let mut recorded = WitnessFile::new(witness, program, digest, message);
    // A sequential witness of a relaxed check is recorded under `sc`, which is built in.
    if witness.model == prepared.task.model.name() {
        recorded.model_file = prepared.model_text.clone();
    }
    let options = &search.program_options;
    recorded.arguments.clone_from(&prepared.arguments);
    recorded.code = code_of(prepared.task.source.as_ref());
    // What `auto` chose here is what the witness was found with.
    recorded.corlib = prepared.corlib.clone();
    recorded.references = shown(&options.references);
    let listed = options.classpath.iter().flat_map(std::env::split_paths);
    let listed: Vec<_> = listed.collect();
    recorded.references.extend(shown(&listed));
    recorded.sources = shown(&options.sources);
    recorded.cflags.clone_from(&options.cflags);
    recorded.spurious = options.spurious;
    recorded.tearing = options.tearing;
    recorded.leaks = options.leaks;
    recorded.uninitialised = options.uninitialised;
    recorded.early_initialisers = options.early_initialisers;
    recorded.entry = prepared.task.entry.clone();
    recorded.invariants = search.invariants.clone();
    recorded.finals = search.finals.clone();
    let liveness = &prepared.task.liveness;
    recorded.liveness = liveness.livelocks;
    recorded.eventually.clone_from(&liveness.eventually);
    recorded.leads_to.clone_from(&liveness.leads_to);
    recorded.endless.clone_from(&liveness.endless);
    let linearizable = &prepared.task.linearizable;
    recorded.linearizable.clone_from(linearizable);
    recorded.races = prepared.task.races;
    recorded.max_pending = prepared.task.max_pending;
    let firings = prepared.task.timer_firings;
    recorded.timer_firings = (firings != DEFAULT_TIMER_FIRINGS).then_some(firings);
    let moves = prepared.task.clock_moves;
    recorded.clock_moves = (moves != DEFAULT_CLOCK_MOVES).then_some(moves);
    recorded.program_first = prepared.task.program_first;
    let copies = prepared.task.model.has_working_copies();
    recorded.queue_capacity = copies.then_some(prepared.task.queue_capacity);
    recorded.library = match search.library {
        Library::Ordered | Library::Fenced => "ordered".to_string(),
        Library::Relaxed => "relaxed".to_string(),
    };
    recorded.lift = search.lift.names.clone();
    recorded
}

/// Paths as text.
fn shown(paths: &[PathBuf]) -> Vec<String> {
    paths
        .iter()
        .map(|path| path.display().to_string())
        .collect()
}

/// A recorded execution, and the program that it is one of.
pub struct Recorded {
    /// The file.
    pub file: WitnessFile,
    /// The execution.
    pub witness: Witness,
    /// The program, with the options of the file.
    pub task: Task,
    /// Where the program was found.
    pub program: String,
    /// The class library, if the program has one.
    pub corlib: Option<String>,
    /// Whether the program has the recorded bytes.
    pub is_same: bool,
}

/// Reads a recorded execution, and loads its program from where it was, from beside the witness or
/// from where it is said to be now.
pub fn read_recorded(
    path: &str,
    moved: Option<&str>,
    force: bool,
) -> Result<Recorded, ErrorReport> {
    let bytes = read_file(path, MAX_WITNESS_BYTES)?;
    let text = into_text(bytes, path)?;
    let bad = |error: fencepost_report::WitnessFileError| ErrorReport::input(error.message, path);
    let file = WitnessFile::from_json(&text).map_err(bad)?;
    let witness = file.witness().map_err(bad)?;
    let program = program_path(path, moved, &file);
    let model = recorded_model(&file, path)?;
    let options = program_options(&file);
    let loaded = load(&program, &file.arguments, &options, Some(&model.model))?;
    let is_same = loaded.digest == file.program_digest;
    if !is_same && !force {
        same_code(loaded.source.as_ref(), &file, &program, path)?;
    }
    let corlib = loaded.corlib.clone();
    let mut task = Task::new(loaded.source, loaded.natives, model.model);
    apply_options(&mut task, &file, path)?;
    if let Some(question) = question(&program)? {
        task.outcomes = question.expressions;
    }
    Ok(Recorded {
        file,
        witness,
        task,
        program,
        corlib,
        is_same,
    })
}

/// Refuses a program whose code is not the recorded one, and says what has changed.
fn same_code(
    source: &dyn Source,
    file: &WitnessFile,
    program: &str,
    path: &str,
) -> Result<(), ErrorReport> {
    let names = changed(&file.code, &code_of(source));
    if names.is_empty() && !file.code.is_empty() {
        return Ok(());
    }
    let mut message =
        format!("`{program}` is not the program that the execution was recorded with");
    if !file.code.is_empty() {
        let names = titles(source, &names);
        let shown: Vec<&str> = names
            .iter()
            .take(SHOWN_CHANGES)
            .map(String::as_str)
            .collect();
        let more = match names.len() - shown.len() {
            0 => String::new(),
            count => format!(" and {count} more"),
        };
        message.push_str(&format!("; changed: {}{more}", shown.join(", ")));
    }
    message.push_str(" (--force tries it all the same)");
    Err(ErrorReport::input(message, path))
}

/// What people call functions: one with a name that a compiler made, by where it is written. One
/// that is gone has only its full name.
fn titles(source: &dyn Source, names: &[String]) -> Vec<String> {
    let own: HashMap<String, FuncId> = source
        .own_functions()
        .into_iter()
        .map(|id| (source.function_name(id), id))
        .collect();
    let title = |name: &String| match own.get(name) {
        Some(&id) if name.contains('<') => source.function_title(id).to_string(),
        Some(_) | None => name.clone(),
    };
    let mut titles: Vec<String> = names.iter().map(title).collect();
    titles.dedup();
    titles
}

/// What the program was loaded with.
fn program_options(file: &WitnessFile) -> ProgramOptions {
    ProgramOptions {
        is_library: file.entry.is_some(),
        corlib: file.corlib.clone().unwrap_or_else(|| "auto".to_string()),
        jdk: file.corlib.clone().unwrap_or_else(|| "auto".to_string()),
        references: file.references.iter().map(PathBuf::from).collect(),
        sources: file.sources.iter().map(PathBuf::from).collect(),
        cflags: file.cflags.clone(),
        spurious: file.spurious,
        tearing: file.tearing,
        leaks: file.leaks,
        uninitialised: file.uninitialised,
        early_initialisers: file.early_initialisers,
        may_be_litmus: true,
        ..ProgramOptions::default()
    }
}

/// Where the program is: as told, as recorded, or beside the witness.
fn program_path(witness: &str, moved: Option<&str>, file: &WitnessFile) -> String {
    if let Some(program) = moved {
        return program.to_string();
    }
    let recorded = Path::new(&file.program);
    let beside = Path::new(witness)
        .parent()
        .zip(recorded.file_name())
        .map(|(directory, name)| directory.join(name));
    match beside {
        Some(beside) if !recorded.exists() && beside.exists() => beside.display().to_string(),
        _ => file.program.clone(),
    }
}

fn recorded_model(file: &WitnessFile, path: &str) -> Result<LoadedModel, ErrorReport> {
    match &file.model_file {
        Some(text) => parse_own_model(text)
            .map(|model| LoadedModel {
                model,
                file_text: None,
            })
            .map_err(|error| ErrorReport::input(error.message, format!("{path}: model_file"))),
        // A name that is a path was never written there, and no other file is read.
        None if file.model.ends_with(".toml") => Err(ErrorReport::input(
            "the model of the witness is missing",
            path,
        )),
        None => load_model(&file.model, path),
    }
}

fn apply_options(task: &mut Task, file: &WitnessFile, path: &str) -> Result<(), ErrorReport> {
    let unknown = |name: &str, value: &str| {
        ErrorReport::input(format!("unknown {name} `{value}` in the witness"), path)
    };
    let reduction =
        Reduction::named(&file.reduction).ok_or_else(|| unknown("reduction", &file.reduction))?;
    task.engine = reduction.into();
    task.library_ordered = match file.library.as_str() {
        "ordered" => true,
        "relaxed" => false,
        other => return Err(unknown("library", other)),
    };
    task.lifted = lifted(&file.lift, path)?;
    task.entry = file.entry.clone();
    task.invariants = file.invariants.clone();
    task.finals = file.finals.clone();
    task.liveness = LivenessTask {
        livelocks: file.liveness,
        eventually: file.eventually.clone(),
        leads_to: file.leads_to.clone(),
        endless: file.endless.clone(),
        left_out: None,
    };
    task.linearizable.clone_from(&file.linearizable);
    task.races = file.races;
    task.max_pending = file.max_pending;
    task.timer_firings = file.timer_firings.unwrap_or(task.timer_firings);
    task.clock_moves = file.clock_moves.unwrap_or(task.clock_moves);
    task.program_first = file.program_first;
    task.queue_capacity = file.queue_capacity.unwrap_or(task.queue_capacity);
    Ok(())
}
