//! `fencepost replay`.

use super::{CommandResult, Failed, terminal_width, verbosity, working_folder};
use crate::code_digests::{changed, code_of};
use crate::files::{into_text, read_file};
use crate::options::arguments::{ProgramOptions, ReplayArguments, SimpleFormat};
use crate::options::lift::lifted;
use crate::programs::load::load;
use crate::programs::model::{LoadedModel, load_model};
use crate::search::task_error;
use crate::{memory, output};
use fencepost_check::{LivenessTask, Reduction, ReplayError, Task, Verdict};
use fencepost_ir::Source;
use fencepost_memory_model::parse_own_model;
use fencepost_report::{Context, ErrorReport, Look, WitnessFile, replay_json, replay_text};
use std::path::{Path, PathBuf};

/// The largest witness that is read.
const MAX_WITNESS_BYTES: usize = 256 << 20;

/// How many changed functions a message names.
const SHOWN_CHANGES: usize = 5;

/// Runs one recorded execution again.
pub fn replay(arguments: &ReplayArguments) -> CommandResult {
    output::check_writable("--out", arguments.output.out.as_deref())?;
    let path = arguments.witness.as_str();
    let bytes = read_file(path, MAX_WITNESS_BYTES)?;
    let text = into_text(bytes, path)?;
    let file =
        WitnessFile::from_json(&text).map_err(|error| ErrorReport::input(error.message, path))?;
    let witness = file
        .witness()
        .map_err(|error| ErrorReport::input(error.message, path))?;
    let program = program_path(arguments, &file);
    let model = recorded_model(&file, path)?;
    let options = program_options(&file);
    let loaded = load(&program, &file.arguments, &options, Some(&model.model))?;
    let is_same = loaded.digest == file.program_digest;
    if !is_same && !arguments.force {
        same_code(loaded.source.as_ref(), &file, &program, path)?;
    }
    let context = |corlib| Context {
        program: program.clone(),
        entry: file.entry.clone(),
        corlib,
        peak_memory_bytes: memory::peak_bytes().unwrap_or(0),
        folder: working_folder(),
        width: terminal_width(),
        proof: None,
        look: Look::default(),
    };
    let corlib = loaded.corlib.clone();
    let mut task = Task::new(loaded.source, loaded.natives, model.model);
    apply_options(&mut task, &file, path)?;
    let report = fencepost_check::replay(&task, &witness).map_err(|error| match error {
        ReplayError::Task(error) => Failed::Input(task_error(&error, &task, &program)),
        // Something is wrong with that execution, only not what the file says.
        ReplayError::OtherViolation { .. } => Failed::Input(ErrorReport::input(
            format!("the witness does not replay: {error}"),
            path,
        )),
        other if !is_same => Failed::Input(ErrorReport::input(
            format!("the execution is not possible in this build of `{program}`: {other}"),
            path,
        )),
        other => Failed::Internal(format!("the witness does not replay: {other}")),
    })?;
    let context = context(corlib);
    let text = match arguments.output.format {
        SimpleFormat::Text => replay_text(&report, &context, verbosity(&arguments.output.amount)),
        SimpleFormat::Json => replay_json(&report, &file.model, &context),
    };
    output::deliver(&text, arguments.output.out.as_deref())?;
    Ok(Verdict::Violated.exit_code())
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
        ..ProgramOptions::default()
    }
}

/// Where the program is: as told, as recorded, or beside the witness.
fn program_path(arguments: &ReplayArguments, file: &WitnessFile) -> String {
    if let Some(program) = &arguments.program {
        return program.clone();
    }
    let recorded = Path::new(&file.program);
    let beside = Path::new(&arguments.witness)
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
