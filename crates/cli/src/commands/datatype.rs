//! `fencepost datatype`.

use super::{CommandResult, plain_context, verbosity};
use crate::options::arguments::{EngineName, SearchOptions, SimpleFormat};
use crate::options::datatype_arguments::DatatypeArguments;
use crate::options::fence_arguments::{FenceMethod, FencesArguments, WithName};
use crate::options::histories::Histories;
use crate::search::{prepare, task_error};
use crate::source_files::sources_of_violations;
use crate::specification::read_specification;
use crate::{output, progress};
use fencepost_check::datatype::{TestError, check_test};
use fencepost_fences::find_datatype_fences;
use fencepost_report::{
    DatatypeReport, ErrorReport, datatype_html, datatype_json, datatype_text, fences_html,
    fences_json, fences_text,
};

/// Does a concurrent data type behave like its serial self?
pub fn datatype(arguments: &DatatypeArguments) -> CommandResult {
    let options = &arguments.output;
    output::check_writable("--out", options.out.as_deref())?;
    output::check_writable("--html", arguments.html.as_deref())?;
    refuse(&arguments.search)?;
    arguments.certificate.check(&arguments.search)?;
    let mut file = read_specification(&arguments.specification)?;
    if let Some(name) = &arguments.test {
        file.keep(name)?;
    }
    if let Some(operations) = arguments.tests {
        file.make_tests(operations)?;
    }
    if arguments.certificate.is_wanted() && file.tests.len() != 1 {
        let message = "a formula is about one test; choose it with `--test`";
        return Err(ErrorReport::usage(message, "--test").into());
    }
    let quiet = options.amount.quiet;
    let mut search = arguments.search.clone();
    search.program_options.is_library = true;
    let mut prepared = prepare(&file.program, &[], &search, Histories::Specified, quiet)?;
    prepared.task.certify = arguments.certificate.is_wanted();
    prepared.task.show_memory = arguments.html.is_some();
    let source = prepared.task.source.clone();
    let mut tests = Vec::new();
    for test in &file.tests {
        let result = check_test(&mut prepared.task, &source, &file.specification, test);
        progress::clear(quiet);
        tests.push(result.map_err(|error| match error {
            TestError::Specification(error) => file.wrong(&error, source.as_ref()),
            TestError::Task(error) => task_error(&error, &prepared.task, &file.program),
        })?);
    }
    if let Some(test) = tests.first().filter(|_| arguments.certificate.is_wanted()) {
        arguments.certificate.write(test.certificate.as_ref())?;
    }
    let context = plain_context(&file.program, prepared.corlib.clone());
    let report = DatatypeReport {
        specification: arguments.specification.clone(),
        model: prepared.task.model.name().to_string(),
        engine: prepared.task.engine,
        tests,
    };
    if let Some(page) = &arguments.html {
        let violations = report.tests.iter().flat_map(|test| &test.violations);
        let sources = sources_of_violations(&file.program, violations.map(|one| &one.report));
        output::write_file(page, &datatype_html(&report, &context, &sources))?;
    }
    let text = match options.format {
        SimpleFormat::Text => datatype_text(&report, &context, verbosity(&options.amount)),
        SimpleFormat::Json => datatype_json(&report, &context),
    };
    output::deliver(&text, options.out.as_deref())?;
    Ok(report.verdict().exit_code())
}

/// The fewest one-sided fences that repair a data type for all its tests.
pub fn fences(arguments: &FencesArguments) -> CommandResult {
    let options = &arguments.output;
    output::check_writable("--out", options.out.as_deref())?;
    output::check_writable("--html", arguments.html.as_deref())?;
    refuse(&arguments.search)?;
    refuse_repairs(arguments)?;
    let file = read_specification(&arguments.program)?;
    let quiet = options.amount.quiet;
    let mut search = arguments.search.clone();
    search.engine = EngineName::Sat;
    search.program_options.is_library = true;
    let mut prepared = prepare(&file.program, &[], &search, Histories::Specified, quiet)?;
    let source = prepared.task.source.clone();
    let task = &mut prepared.task;
    let result = find_datatype_fences(task, &source, &file.specification, &file.tests);
    progress::clear(quiet);
    let report = result.map_err(|error| match error {
        TestError::Specification(error) => file.wrong(&error, source.as_ref()),
        TestError::Task(error) => task_error(&error, &prepared.task, &file.program),
    })?;
    let context = plain_context(&arguments.program, prepared.corlib.clone());
    if let Some(page) = &arguments.html {
        let sources = sources_of_violations(&file.program, report.violation.iter());
        output::write_file(page, &fences_html(&report, &context, "", &sources))?;
    }
    let text = match options.format {
        SimpleFormat::Text => fences_text(&report, &context, verbosity(&options.amount)),
        SimpleFormat::Json => fences_json(&report, &context),
    };
    output::deliver(&text, options.out.as_deref())?;
    Ok(report.verdict.exit_code())
}

/// Refuses options that are about other repairs than the fences of a data type.
fn refuse_repairs(arguments: &FencesArguments) -> Result<(), ErrorReport> {
    let given = [
        (
            arguments.method != FenceMethod::Exact,
            "--method",
            "the fences of a data type are found exactly",
        ),
        (
            arguments.with != WithName::Barrier,
            "--with",
            "a data type is repaired with fences",
        ),
        (
            arguments.cost != "uniform",
            "--cost",
            "the fences of a data type cost the same",
        ),
        (
            arguments.patch.is_some(),
            "--patch",
            "no source has a statement for a fence of one side",
        ),
    ];
    match given.iter().find(|(given, ..)| *given) {
        Some((_, option, why)) => Err(ErrorReport::usage(*why, *option)),
        None => Ok(()),
    }
}

/// Refuses options that say what a specification says.
fn refuse(options: &SearchOptions) -> Result<(), ErrorReport> {
    let given = [
        (
            !options.entries.is_empty(),
            "--entry",
            "a test starts its own threads",
        ),
        (
            !options.invariants.is_empty(),
            "--invariant",
            "a test is about observations",
        ),
        (
            !options.finals.is_empty(),
            "--final",
            "a test is about observations",
        ),
        (options.races, "--races", "a test is about observations"),
        (
            options.engine == EngineName::Random,
            "--engine",
            "a test needs every execution",
        ),
    ];
    match given.iter().find(|(given, ..)| *given) {
        Some((_, option, why)) => Err(ErrorReport::usage(*why, *option)),
        None => Ok(()),
    }
}
