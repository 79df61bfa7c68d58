//! `fencepost check` with several entries: each is checked as a program of its own.

use super::check::{context, look, prepare_output, stats, write_witnesses};
use super::test::{Said, conclude};
use super::{CommandResult, plain_context};
use crate::options::arguments::{CheckArguments, SearchOptions};
use crate::options::histories::Histories;
use crate::options::test_arguments::matches;
use crate::programs::load::load;
use crate::search::{disagreement, entry_error, prepare, task_error};
use crate::test_settings::SettingsFile;
use crate::{interrupt, progress};
use fencepost_check::agree;
use fencepost_ir::Source;
use fencepost_report::{Counted, ErrorReport, TestOutcome, TestResult};
use std::sync::atomic::Ordering;

/// Whether the options ask for more than one entry.
pub(super) fn are_several(search: &SearchOptions) -> bool {
    search.entries.len() > 1 || search.entries.iter().any(|entry| entry.contains('*'))
}

/// Checks every entry, and says what `test` would say about tests.
pub(super) fn check_entries(arguments: &CheckArguments) -> CommandResult {
    let options = &arguments.output;
    prepare_output(options, &arguments.search)?;
    if options.certificate.is_wanted() {
        let message = "a formula or a proof is written for one entry at a time";
        return Err(ErrorReport::usage(message, "--entry").into());
    }
    if arguments.checkpoint.checkpoint.is_some() || arguments.checkpoint.resume.is_some() {
        let message = "a checkpoint is of one search, from one entry";
        return Err(ErrorReport::usage(message, "--entry").into());
    }
    if arguments.cluster.cluster.is_some() {
        let message = "several processes search from one entry";
        return Err(ErrorReport::usage(message, "--entry").into());
    }
    let mut search = arguments.search.clone();
    if search.races {
        search.benign_races = SettingsFile::benign_races_nearby()?;
    }
    let mut said = Said::new(options);
    let mut results: Vec<TestResult> = Vec::new();
    let mut witnesses = 0;
    for entry in chosen(arguments)? {
        search.entries = vec![entry.clone()];
        let (result, statistics) = run(arguments, &search, &entry, &mut witnesses)?;
        said.say(&result, &statistics);
        results.push(result);
    }
    conclude(options, said, &results, &Counted::ENTRIES)
}

/// The entries that the options name, each once: those that have no `*` as they stand, and
/// functions without arguments that match the others.
fn chosen(arguments: &CheckArguments) -> Result<Vec<String>, ErrorReport> {
    let mut options = arguments.search.program_options.clone();
    options.is_library = true;
    let loaded = load(&arguments.program, &arguments.arguments, &options, None)?;
    let source = loaded.source.as_ref();
    let functions = source.own_functions();
    let names = functions.iter().map(|&id| source.function_name(id));
    // What compilers make has names that nobody means.
    let mut names: Vec<String> = names.filter(|name| !name.contains('<')).collect();
    names.retain(|name| source.find_entry(name).is_ok());
    let mut chosen: Vec<String> = Vec::new();
    for entry in &arguments.search.entries {
        let before = chosen.len();
        if !entry.contains('*') {
            // Nothing is checked, and then thrown away, for a name that comes later and is wrong.
            (source.find_entry(entry)).map_err(|problem| entry_error(entry, &problem, source))?;
            chosen.push(entry.clone());
            continue;
        }
        let matching = names.iter().filter(|name| matches(name, entry));
        chosen.extend(matching.cloned());
        if chosen.len() == before {
            let message = format!("no method without arguments matches `{entry}`");
            return Err(ErrorReport::usage(message, "--entry"));
        }
    }
    let mut seen = std::collections::BTreeSet::new();
    chosen.retain(|name| seen.insert(name.clone()));
    Ok(chosen)
}

/// Checks one entry. Also gives the text about what the search cost, if that is asked for.
fn run(
    arguments: &CheckArguments,
    search: &SearchOptions,
    entry: &str,
    witnesses: &mut usize,
) -> Result<(TestResult, String), ErrorReport> {
    let program = arguments.program.as_str();
    let result = |outcome, context, place: Place| TestResult {
        name: entry.to_string(),
        full_name: place.name,
        is_test: false,
        file: place.file,
        line: place.line,
        outcome,
        context,
    };
    // A run that is interrupted still says which entries it did not come to.
    if interrupt::flag().load(Ordering::Relaxed) {
        let outcome = TestOutcome::NotBegun("interrupted".to_string());
        let context = plain_context(program, None);
        return Ok((result(outcome, context, Place::default()), String::new()));
    }
    let amount = &arguments.output.amount;
    let mut prepared = prepare(
        program,
        &arguments.arguments,
        search,
        Histories::Compared(&arguments.histories),
        amount.quiet,
    )?;
    prepared.task.liveness = arguments.liveness.task();
    prepared.task.count_origins = amount.stats;
    prepared.task.show_memory = arguments.output.html.is_some();
    agree(&prepared.task).map_err(|error| disagreement(&error))?;
    let checked = fencepost_check::check(&prepared.task);
    progress::clear(amount.quiet);
    let report = checked.map_err(|error| task_error(&error, &prepared.task, program))?;
    let mut context = context(program, &prepared, &report);
    look(&mut context, &arguments.output, &report);
    if let Some(file) = &arguments.output.witness {
        write_witnesses(file, search, *witnesses, &context, &prepared, &report)?;
        *witnesses += report.violations.len();
    }
    let statistics = stats(&arguments.output, &report);
    let outcome = TestOutcome::Checked(Box::new(report));
    let place = Place::of(entry, prepared.task.source.as_ref());
    Ok((result(outcome, context, place), statistics))
}

/// An entry's full name, however it was written, and where it begins.
#[derive(Default)]
struct Place {
    name: String,
    file: String,
    line: u32,
}

impl Place {
    fn of(entry: &str, source: &dyn Source) -> Place {
        let Ok(function) = source.find_function(entry) else {
            return Place::default();
        };
        let code = source.preview(function).ok();
        let positions = code.iter().flat_map(|code| {
            let ops = 0..code.ops.len() as u32;
            ops.filter_map(|pc| source.source_position(code.position(pc)))
        });
        let first = positions.min_by_key(|position| position.line);
        Place {
            name: source.function_name(function),
            line: first.as_ref().map_or(0, |position| position.line),
            file: first.map_or(String::new(), |position| position.file),
        }
    }
}
