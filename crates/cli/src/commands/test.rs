//! `fencepost test`.

use super::check::{context, look, prepare_output, stats, write_witnesses};
use super::{CommandResult, plain_context, verbosity};
use crate::options::arguments::{Format, OutputOptions};
use crate::options::histories::Histories;
use crate::options::test_arguments::{TestArguments, matches};
use crate::programs::load::load;
use crate::programs::model::load_model;
use crate::programs::projects::{self, is_solution};
use crate::search::{disagreement, prepare, task_error};
use crate::suggestions::did_you_mean;
use crate::test_settings::SettingsFile;
use crate::{interrupt, output, progress};
use fencepost_check::{Verdict, agree};
use fencepost_frontend_cil::{CilSource, TEST_ENTRY, TestMethod, TestStanding};
use fencepost_report::{
    Context, Counted, ErrorReport, HtmlPart, TestOutcome, TestResult, Verbosity, html_page,
    test_details, test_line, tests_json, tests_junit, tests_sarif, tests_summary, tests_verdict,
};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::Ordering;
use std::time::Instant;

/// A test to be checked, and the assembly it is in.
struct Chosen {
    assembly: String,
    test: TestMethod,
}

/// Checks every test of the assemblies, each as an entry point of its own.
pub fn test(arguments: &TestArguments) -> CommandResult {
    let options = &arguments.output;
    prepare_output(options, &arguments.search)?;
    if options.certificate.is_wanted() {
        let message = "a formula or a proof is written for one program at a time";
        return Err(ErrorReport::usage(message, "test").into());
    }
    if !arguments.search.entries.is_empty() {
        let message = "tests are chosen by `--filter`";
        return Err(ErrorReport::usage(message, "--entry").into());
    }
    let file = SettingsFile::find(arguments)?;
    let chosen = choose(arguments)?;
    if arguments.list {
        let names: String = (chosen.iter())
            .map(|chosen| format!("{}\n", chosen.test.name))
            .collect();
        output::deliver(&names, options.out.as_deref())?;
        return Ok(0);
    }
    let mut said = Said::new(options);
    let mut results: Vec<TestResult> = Vec::new();
    let mut witnesses = 0;
    for chosen in &chosen {
        let (result, statistics) = run(arguments, &file, chosen, &mut witnesses)?;
        said.say(&result, &statistics);
        results.push(result);
    }
    conclude(options, said, &results, &Counted::TESTS)
}

/// What is said about one test after the other.
pub(super) struct Said {
    start: Instant,
    verbosity: Verbosity,
    /// Whether a line is printed as soon as there is something to say: where somebody may be
    /// reading.
    live: bool,
    text: String,
}

impl Said {
    /// Nothing yet.
    pub(super) fn new(options: &OutputOptions) -> Self {
        Self {
            start: Instant::now(),
            verbosity: verbosity(&options.amount),
            live: options.format == Format::Text && options.out.is_none(),
            text: String::new(),
        }
    }

    /// Says what came out of a test.
    pub(super) fn say(&mut self, result: &TestResult, statistics: &str) {
        let said = test_line(result) + &test_details(result, self.verbosity) + statistics;
        match self.live && self.verbosity != Verbosity::Quiet {
            true => output::print(&said),
            false => self.text.push_str(&said),
        }
    }
}

/// Delivers the results of all tests. Gives the exit code.
pub(super) fn conclude(
    options: &OutputOptions,
    said: Said,
    results: &[TestResult],
    what: &Counted,
) -> CommandResult {
    let seconds = said.start.elapsed().as_secs_f64();
    let text = match options.format {
        Format::Text => said.text + &tests_summary(results, what, seconds),
        Format::Json => tests_json(results, seconds),
        Format::Sarif => tests_sarif(results),
        Format::Junit => tests_junit(results),
    };
    output::deliver(&text, options.out.as_deref())?;
    if let Some(file) = &options.html {
        write_page(file, results)?;
    }
    // As with other runners, tests that nobody wants to run are no failure.
    Ok(tests_verdict(results).map_or(0, Verdict::exit_code))
}

/// Writes one page with all tests that were checked.
fn write_page(file: &Path, results: &[TestResult]) -> Result<(), ErrorReport> {
    let mut sources = BTreeMap::new();
    let mut parts = Vec::new();
    for result in results {
        if let TestOutcome::Checked(report) = &result.outcome {
            sources.extend(result.context.look.sources.clone());
            parts.push(HtmlPart {
                title: &result.name,
                report,
                context: &result.context,
            });
        }
    }
    output::write_file(file, &html_page(&parts, &sources))
}

/// The tests of the assemblies that the filters choose.
fn choose(arguments: &TestArguments) -> Result<Vec<Chosen>, ErrorReport> {
    let mut assemblies = Vec::new();
    for named in &arguments.assemblies {
        match is_solution(named) {
            // Which of its projects have tests shows when their assemblies are looked at.
            true => assemblies.extend(
                projects::assemblies(named)?
                    .iter()
                    .map(|path| path.display().to_string()),
            ),
            false => assemblies.push(named.clone()),
        }
    }
    let mut found = Vec::new();
    let mut names = Vec::new();
    for assembly in &assemblies {
        let mut options = arguments.search.program_options.clone();
        options.is_library = true;
        let loaded = load(assembly, &[], &options, None)?;
        let source = loaded.source.as_any();
        let Some(source) = source.and_then(|source| source.downcast_ref::<CilSource>()) else {
            let message = "tests are methods of .NET assemblies";
            return Err(ErrorReport::usage(message, assembly));
        };
        let tests = (source.tests())
            .map_err(|problem| ErrorReport::input(problem.to_string(), assembly.as_str()))?;
        names.extend(tests.iter().map(|test| test.name.clone()));
        let filters = &arguments.filters;
        let wanted = |test: &TestMethod| {
            filters.is_empty() || filters.iter().any(|filter| matches(&test.name, filter))
        };
        let tests = tests.into_iter().filter(wanted);
        found.extend(tests.map(|test| Chosen {
            assembly: assembly.clone(),
            test,
        }));
    }
    match (found.is_empty(), names.len()) {
        (true, 0) => Err(ErrorReport::input(
            "has no test methods; tests have an attribute such as [ConcurrencyTest], [Test], \
             [Fact] or [TestMethod]",
            arguments.assemblies.join(", "),
        )),
        (true, total) => {
            let filters = arguments.filters.iter();
            let meant: Vec<String> = filters
                .map(|filter| did_you_mean(filter, names.iter().cloned()))
                .filter(|meant| !meant.is_empty())
                .collect();
            let meant = meant.first().map_or("", String::as_str);
            let message = format!("none of the {total} tests is chosen{meant}");
            Err(ErrorReport::usage(message, "--filter"))
        }
        (false, _) => Ok(found),
    }
}

/// Checks one test. Also gives the text about what the search cost, if that is asked for.
fn run(
    arguments: &TestArguments,
    file: &SettingsFile,
    chosen: &Chosen,
    witnesses: &mut usize,
) -> Result<(TestResult, String), ErrorReport> {
    let test = &chosen.test;
    let mut search = arguments.search.clone();
    search.program_options.is_library = true;
    let mut liveness = arguments.liveness.clone();
    file.apply(test, &mut search, &mut liveness)?;
    let result = |outcome: TestOutcome, context: Context| TestResult {
        name: test.name.clone(),
        full_name: test.name.clone(),
        is_test: true,
        file: test.file.clone(),
        line: test.line,
        outcome,
        context,
    };
    let left = match &test.standing {
        // A run that is interrupted still says which tests it did not come to.
        TestStanding::Ready if interrupt::flag().load(Ordering::Relaxed) => {
            Some(TestOutcome::NotBegun("interrupted".to_string()))
        }
        TestStanding::Ready => None,
        TestStanding::Skipped(reason) => Some(TestOutcome::Skipped(reason.clone())),
        TestStanding::Unsupported(why) => Some(TestOutcome::Unsupported(why.clone())),
    };
    if let Some(outcome) = left {
        let context = plain_context(&chosen.assembly, None);
        return Ok((result(outcome, context), String::new()));
    }
    if let Some(model) = &search.model {
        // A model of an attribute is to blame where the attribute is.
        let place = match arguments.search.model.is_some() {
            true => "--model",
            false => test.name.as_str(),
        };
        load_model(model, place)?;
    }
    search.entries = vec![format!("{TEST_ENTRY}{}", test.name)];
    let amount = &arguments.output.amount;
    let mut prepared = prepare(
        &chosen.assembly,
        &[],
        &search,
        Histories::Compared(&arguments.histories),
        amount.quiet,
    )?;
    prepared.task.liveness = liveness.task();
    prepared.task.count_origins = amount.stats;
    prepared.task.show_memory = arguments.output.html.is_some();
    agree(&prepared.task).map_err(|error| disagreement(&error))?;
    let checked = fencepost_check::check(&prepared.task);
    progress::clear(amount.quiet);
    let report = checked.map_err(|error| {
        let error = task_error(&error, &prepared.task, &chosen.assembly);
        ErrorReport {
            place: Some(match error.place {
                Some(place) => format!("{}, {place}", test.name),
                None => test.name.clone(),
            }),
            ..error
        }
    })?;
    let mut context = context(&chosen.assembly, &prepared, &report);
    look(&mut context, &arguments.output, &report);
    if let Some(file) = &arguments.output.witness {
        write_witnesses(file, &search, *witnesses, &context, &prepared, &report)?;
        *witnesses += report.violations.len();
    }
    let statistics = stats(&arguments.output, &report);
    Ok((
        result(TestOutcome::Checked(Box::new(report)), context),
        statistics,
    ))
}
