//! `fencepost fences`.

use super::{CommandResult, verbosity};
use crate::arguments::{FencesArguments, Library, SimpleFormat};
use crate::search::{prepare, task_error};
use crate::{memory, output, progress};
use fencepost_fences::{FenceTask, find_fences};
use fencepost_report::{Context, ErrorReport, fences_json, fences_text};

/// The fewest fences that repair a program.
pub fn fences(arguments: &FencesArguments) -> CommandResult {
    let options = &arguments.output;
    output::check_writable("--out", options.out.as_deref())?;
    let search = &arguments.search;
    let prepared = prepare(
        &arguments.program,
        &arguments.arguments,
        search,
        options.amount.quiet,
    )?;
    if prepared.task.random.is_some() {
        let message = "a proof needs every execution; `fences` works with `explicit` only";
        return Err(ErrorReport::usage(message, "--engine").into());
    }
    let mut task = FenceTask::new(prepared.task);
    task.library = search.library != Library::Ordered;
    let result = find_fences(&mut task);
    progress::clear(options.amount.quiet);
    let report = result.map_err(|error| task_error(&error, &task.task, &arguments.program))?;
    let context = Context {
        program: arguments.program.clone(),
        corlib: prepared.corlib.clone(),
        peak_memory_bytes: memory::peak_bytes().unwrap_or(0),
    };
    let text = match options.format {
        SimpleFormat::Text => fences_text(&report, &context, verbosity(&options.amount)),
        SimpleFormat::Json => fences_json(&report, &context),
    };
    output::deliver(&text, options.out.as_deref())?;
    Ok(report.verdict.exit_code())
}
