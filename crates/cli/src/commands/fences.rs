//! `fencepost fences`.

use super::{CommandResult, plain_context, verbosity};
use crate::files::{into_text, read_file};
use crate::options::arguments::{Library, SimpleFormat};
use crate::options::fence_arguments::{CapacityName, FenceMethod, FencesArguments, WithName};
use crate::options::histories::Histories;
use crate::repair::{Sources, unified_diff};
use crate::search::{prepare, task_error};
use crate::source_files::sources_of_violations;
use crate::{output, progress};
use fencepost_check::Engine;
use fencepost_fences::{
    Capacities, Cost, FenceReport, FenceTask, MAX_COST, Method, Place, With, find_fences,
    volatile_repairs,
};
use fencepost_report::{ErrorReport, fences_html, fences_json, fences_text};
use std::sync::Arc;

/// The fewest fences that repair a program.
pub fn fences(arguments: &FencesArguments) -> CommandResult {
    if arguments.program.ends_with(".toml") {
        return super::datatype::fences(arguments);
    }
    let options = &arguments.output;
    output::check_writable("--out", options.out.as_deref())?;
    output::check_writable("--patch", arguments.patch.as_deref())?;
    output::check_writable("--html", arguments.html.as_deref())?;
    let cost = cost(&arguments.cost)?;
    let search = &arguments.search;
    let prepared = prepare(
        &arguments.program,
        &arguments.arguments,
        search,
        Histories::NotCompared,
        options.amount.quiet,
    )?;
    if prepared.task.model.has_working_copies() {
        let message = "fences are looked for under tables only: with working copies, where an \
                       operation completes does not say what a fence would have changed";
        return Err(ErrorReport::usage(message, "--model").into());
    }
    if prepared.task.model.reuses_reads() {
        let message = "fences are looked for under models in which every read reads memory: a \
                       read that takes the value of an earlier one did not complete anywhere";
        return Err(ErrorReport::usage(message, "--model").into());
    }
    let with = match arguments.with {
        WithName::Barrier => With::Barrier,
        WithName::Volatile => With::Volatile,
        WithName::Any => With::Any,
    };
    if with != With::Barrier && !volatile_repairs(&prepared.task.model) {
        let message = format!(
            "under `{}` a volatile access may be reordered where a plain one may not, so making \
             accesses volatile is no repair",
            prepared.task.model.name()
        );
        return Err(ErrorReport::usage(message, "--with").into());
    }
    if with != With::Barrier && arguments.method == FenceMethod::MinCut {
        let message = "a cut of the state graph gives barriers only";
        return Err(ErrorReport::usage(message, "--with").into());
    }
    let proves_by_states = match prepared.task.engine {
        Engine::Explicit { .. } | Engine::Dpor | Engine::Sdpor => true,
        Engine::Random { .. } | Engine::Bounded { .. } => false,
    };
    if !proves_by_states {
        let message = "`fences` works with `explicit` only";
        return Err(ErrorReport::usage(message, "--engine").into());
    }
    let mut task = FenceTask::new(prepared.task);
    task.task.show_memory = arguments.html.is_some();
    let sources = Arc::new(Sources::of(&arguments.program));
    let finder = sources.clone();
    task.nameable = Arc::new(move |place: Place<'_>| finder.is_nameable(place));
    task.cost = cost;
    task.with = with;
    task.method = match arguments.method {
        FenceMethod::Exact => Method::Exact,
        FenceMethod::MinCut => Method::MinCut,
    };
    task.capacities = match arguments.capacities {
        CapacityName::Basic => Capacities::Basic,
        CapacityName::Modified => Capacities::Modified,
    };
    task.library = search.library != Library::Ordered;
    let result = find_fences(&mut task);
    progress::clear(options.amount.quiet);
    let report = result.map_err(|error| task_error(&error, &task.task, &arguments.program))?;
    let context = plain_context(&arguments.program, prepared.corlib);
    let text = match options.format {
        SimpleFormat::Text => fences_text(&report, &context, verbosity(&options.amount)),
        SimpleFormat::Json => fences_json(&report, &context),
    };
    if let Some(file) = &arguments.patch {
        output::write_file(file, &patch(&sources, &report, true))?;
    }
    if let Some(file) = &arguments.html {
        let patch = patch(&sources, &report, false);
        let texts = sources_of_violations(&arguments.program, report.violation.iter());
        output::write_file(file, &fences_html(&report, &context, &patch, &texts))?;
    }
    output::deliver(&text, options.out.as_deref())?;
    Ok(report.verdict.exit_code())
}

/// The largest file of costs.
const MAX_COST_BYTES: usize = 1 << 20;

/// The costs that the option names.
fn cost(name: &str) -> Result<Cost, ErrorReport> {
    match name {
        "uniform" => return Ok(Cost::Uniform),
        "loops" => return Ok(Cost::Loops),
        _ if name.ends_with(".toml") => {}
        _ => {
            let message = format!("`{name}` is neither `uniform` nor `loops` nor a FILE.toml");
            return Err(ErrorReport::usage(message, "--cost"));
        }
    }
    let text = into_text(read_file(name, MAX_COST_BYTES)?, name)?;
    let table: toml::Table = text
        .parse()
        .map_err(|error: toml::de::Error| ErrorReport::input(error.message(), name))?;
    let mut otherwise = 1;
    let mut places = std::collections::BTreeMap::new();
    for (place, value) in table {
        let cost = value.as_integer().and_then(|cost| u64::try_from(cost).ok());
        let cost = cost
            .filter(|cost| (1..=MAX_COST).contains(cost))
            .ok_or_else(|| {
                let message = format!("the cost of `{place}` is no number from 1 to {MAX_COST}");
                ErrorReport::input(message, name)
            })?;
        match place.as_str() {
            "default" => otherwise = cost,
            _ => {
                places.insert(place, cost);
            }
        }
    }
    Ok(Cost::Table { places, otherwise })
}

/// The fences as a patch. What has no place in a source is said in a comment, and on the error
/// stream if somebody asked for the patch alone.
fn patch(sources: &Sources, report: &FenceReport, complains: bool) -> String {
    let (edits, left) = sources.edits(report);
    let mut text = String::new();
    for place in &left {
        let line = format!("no change of a source stands for {place}\n");
        text.push_str(&format!("# {line}"));
        if complains {
            output::complain(&format!("fencepost: {line}"));
        }
    }
    text.push_str(&unified_diff(&edits));
    text
}
