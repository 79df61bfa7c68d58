//! `fencepost replay`.

use super::{CommandResult, Failed, terminal_width, verbosity, working_folder};
use crate::options::arguments::SimpleFormat;
use crate::options::replay_arguments::ReplayArguments;
use crate::search::task_error;
use crate::source_files::sources_of_violations;
use crate::witness_files::{Recorded, read_recorded};
use crate::{memory, output};
use fencepost_check::{NO_VIOLATION, ReplayError, Verdict};
use fencepost_report::{Context, ErrorReport, Look, replay_html, replay_json, replay_text};

/// Runs one recorded execution again.
pub fn replay(arguments: &ReplayArguments) -> CommandResult {
    output::check_writable("--out", arguments.output.out.as_deref())?;
    output::check_writable("--html", arguments.html.as_deref())?;
    let path = arguments.witness.as_str();
    let Recorded {
        file,
        witness,
        mut task,
        program,
        corlib,
        is_same,
    } = read_recorded(path, arguments.program.as_deref(), arguments.force)?;
    if witness.kind == NO_VIOLATION {
        let message = "the file records an execution in which nothing is wrong; `fencepost \
                       explore` steps through it";
        return Err(ErrorReport::input(message, path).into());
    }
    task.show_memory = arguments.html.is_some();
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
    let context = Context {
        program,
        entry: file.entry.clone(),
        corlib,
        peak_memory_bytes: memory::peak_bytes().unwrap_or(0),
        folder: working_folder(),
        width: terminal_width(),
        proof: None,
        look: Look::default(),
    };
    let text = match arguments.output.format {
        SimpleFormat::Text => replay_text(&report, &context, verbosity(&arguments.output.amount)),
        SimpleFormat::Json => replay_json(&report, &file.model, &context),
    };
    if let Some(page) = &arguments.html {
        let violation = report.into_violation(witness);
        let sources = sources_of_violations(&context.program, std::iter::once(&violation));
        let text = replay_html(&violation, &file.model, &context, &sources);
        output::write_file(page, &text)?;
    }
    output::deliver(&text, arguments.output.out.as_deref())?;
    Ok(Verdict::Violated.exit_code())
}
