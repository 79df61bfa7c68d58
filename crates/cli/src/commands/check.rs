//! `fencepost check` and `fencepost outcomes`.

use super::entries::{are_several, check_entries};
use super::{CommandResult, colours, terminal_width, verbosity, working_folder};
use crate::options::arguments::{
    CheckArguments, Format, OutcomesArguments, OutputOptions, SearchOptions,
};
use crate::options::histories::Histories;
use crate::search::{Prepared, disagreement, prepare, task_error};
use crate::source_files::sources_of;
use crate::test_settings::SettingsFile;
use crate::witness_files::witness_file;
use crate::{checkpoint, cluster, memory, output, progress};
use fencepost_check::{Report, agree};
use fencepost_report::{
    Context, ErrorReport, HtmlPart, Look, check_json, check_text, comparison_html, comparison_json,
    comparison_text, html_page, junit, outcomes_json, outcomes_text, sarif, statistics_text,
};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Is anything wrong in any execution?
pub fn check(arguments: &CheckArguments) -> CommandResult {
    if are_several(&arguments.search) {
        return check_entries(arguments);
    }
    let options = &arguments.output;
    if let Some(commands) = cluster::commands(&arguments.cluster)? {
        output::print(&commands);
        return Ok(0);
    }
    prepare_output(options, &arguments.search)?;
    let mut search = arguments.search.clone();
    if search.races {
        search.benign_races = SettingsFile::benign_races_nearby()?;
    }
    let mut prepared = prepare(
        &arguments.program,
        &arguments.arguments,
        &search,
        Histories::Compared(&arguments.histories),
        options.amount.quiet || cluster::is_silent(&arguments.cluster),
    )?;
    prepared.task.liveness = arguments.liveness.task();
    agree(&prepared.task).map_err(|error| disagreement(&error))?;
    prepared.task.count_origins = options.amount.stats;
    prepared.task.certify = options.certificate.is_wanted();
    prepared.task.show_memory = options.html.is_some();
    let saving = checkpoint::apply(
        &arguments.checkpoint,
        &arguments.cluster,
        &arguments.search,
        &mut prepared,
    )?;
    let company = cluster::apply(&arguments.cluster, &arguments.search, &mut prepared)?;
    let wrong = |error| task_error(&error, &prepared.task, &arguments.program);
    if company.is_other() {
        let part = company.take_part(&prepared);
        saving.report();
        return Ok(part.map_err(wrong)?);
    }
    let result = fencepost_check::check(&prepared.task);
    progress::clear(options.amount.quiet);
    saving.report();
    let report = company.ended(result).map_err(wrong)?;
    let mut context = context(&arguments.program, &prepared, &report);
    context.proof = options.certificate.proof_of(report.certificate.as_ref());
    look(&mut context, options, &report);
    let text = match options.format {
        Format::Text => {
            check_text(&report, &context, verbosity(&options.amount)) + &stats(options, &report)
        }
        Format::Json => check_json(&report, &context),
        Format::Sarif => sarif(&report, &context),
        Format::Junit => junit(&report, &context),
    };
    let code = finish(
        &text,
        options,
        &arguments.search,
        &context,
        &prepared,
        &report,
    )?;
    company.part();
    Ok(code)
}

/// Every combination of end values.
pub fn outcomes(arguments: &OutcomesArguments) -> CommandResult {
    let options = &arguments.output;
    if let Some(commands) = cluster::commands(&arguments.cluster)? {
        output::print(&commands);
        return Ok(0);
    }
    prepare_output(options, &arguments.search)?;
    let models = arguments.search.model.as_deref().unwrap_or_default();
    if models.contains(',') {
        return compare(arguments, &models.split(',').collect::<Vec<_>>());
    }
    let mut prepared = prepare(
        &arguments.program,
        &arguments.arguments,
        &arguments.search,
        Histories::NotCompared,
        options.amount.quiet || cluster::is_silent(&arguments.cluster),
    )?;
    prepared.task.outcomes = arguments.expressions.clone();
    prepared.task.count_origins = options.amount.stats;
    prepared.task.certify = options.certificate.is_wanted();
    prepared.task.show_memory = options.html.is_some();
    let saving = checkpoint::apply(
        &arguments.checkpoint,
        &arguments.cluster,
        &arguments.search,
        &mut prepared,
    )?;
    let company = cluster::apply(&arguments.cluster, &arguments.search, &mut prepared)?;
    let wrong = |error| task_error(&error, &prepared.task, &arguments.program);
    if company.is_other() {
        let part = company.take_part(&prepared);
        saving.report();
        return Ok(part.map_err(wrong)?);
    }
    let result = fencepost_check::outcomes(&prepared.task);
    progress::clear(options.amount.quiet);
    saving.report();
    let report = company.ended(result).map_err(wrong)?;
    let mut context = context(&arguments.program, &prepared, &report);
    context.proof = options.certificate.proof_of(report.certificate.as_ref());
    look(&mut context, options, &report);
    let text = match options.format {
        Format::Text => {
            outcomes_text(&report, &context, verbosity(&options.amount)) + &stats(options, &report)
        }
        Format::Json => outcomes_json(&report, &context),
        Format::Sarif => sarif(&report, &context),
        Format::Junit => junit(&report, &context),
    };
    let code = finish(
        &text,
        options,
        &arguments.search,
        &context,
        &prepared,
        &report,
    )?;
    company.part();
    Ok(code)
}

/// The outcomes under several models in one table. The exit code is the worst of theirs.
fn compare(arguments: &OutcomesArguments, models: &[&str]) -> CommandResult {
    let options = &arguments.output;
    if arguments.checkpoint.checkpoint.is_some() || arguments.checkpoint.resume.is_some() {
        let message = "a checkpoint is of one search, under one model";
        return Err(ErrorReport::usage(message, "--model").into());
    }
    if arguments.cluster.cluster.is_some() {
        let message = "several processes search under one model";
        return Err(ErrorReport::usage(message, "--model").into());
    }
    if options.certificate.is_wanted() {
        let message = "a formula is about one model";
        return Err(ErrorReport::usage(message, "--model").into());
    }
    let mut reports = Vec::new();
    let mut context = None;
    let mut sources = BTreeMap::new();
    let mut witnesses = 0;
    for model in models {
        let mut search = arguments.search.clone();
        search.model = Some(model.trim().to_string());
        let quiet = options.amount.quiet;
        let mut prepared = prepare(
            &arguments.program,
            &arguments.arguments,
            &search,
            Histories::NotCompared,
            quiet,
        )?;
        prepared.task.outcomes = arguments.expressions.clone();
        prepared.task.show_memory = options.html.is_some();
        let result = fencepost_check::outcomes(&prepared.task);
        progress::clear(quiet);
        let report =
            result.map_err(|error| task_error(&error, &prepared.task, &arguments.program))?;
        let of_model = self::context(&arguments.program, &prepared, &report);
        if let Some(file) = &options.witness {
            write_witnesses(file, &search, witnesses, &of_model, &prepared, &report)?;
            witnesses += report.violations.len();
        }
        context = Some(of_model);
        if options.html.is_some() {
            sources_of(&arguments.program, &report, &mut sources);
        }
        reports.push(report);
    }
    let Some(context) = context else {
        return Err(ErrorReport::usage("names no model", "--model").into());
    };
    let text = match options.format {
        Format::Text => comparison_text(&reports, &context),
        Format::Json => comparison_json(&reports, &context),
        Format::Sarif | Format::Junit => {
            let message = "several models are compared as text or JSON only";
            return Err(ErrorReport::usage(message, "--format").into());
        }
    };
    if let Some(file) = &options.html {
        output::write_file(file, &comparison_html(&reports, &context, &sources))?;
    }
    output::deliver(&text, options.out.as_deref())?;
    let worst = reports.iter().map(|report| report.verdict).max();
    Ok(worst.map_or(0, fencepost_check::Verdict::exit_code))
}

/// What the search cost, if that is asked for.
pub(super) fn stats(options: &OutputOptions, report: &Report) -> String {
    match options.amount.stats {
        true => statistics_text(report),
        false => String::new(),
    }
}

pub(super) fn prepare_output(
    options: &OutputOptions,
    search: &SearchOptions,
) -> Result<(), ErrorReport> {
    options.certificate.check(search)?;
    output::check_writable("--out", options.out.as_deref())?;
    output::check_writable("--witness", options.witness.as_deref())?;
    output::check_writable("--html", options.html.as_deref())
}

pub(super) fn context(program: &str, prepared: &Prepared, report: &Report) -> Context {
    Context {
        program: program.to_string(),
        entry: prepared.task.entry.clone(),
        corlib: prepared.corlib.clone(),
        // Where the system does not say, the visited states are what is known.
        peak_memory_bytes: memory::peak_bytes().unwrap_or(report.store_bytes),
        folder: working_folder(),
        width: terminal_width(),
        proof: None,
        look: Look::default(),
    }
}

/// Colours and lines of source, where they are wanted.
pub(super) fn look(context: &mut Context, options: &OutputOptions, report: &Report) {
    context.look.colours = options.out.is_none() && colours(&options.amount);
    if context.look.colours || options.html.is_some() {
        sources_of(&context.program, report, &mut context.look.sources);
    }
}

fn finish(
    text: &str,
    options: &OutputOptions,
    search: &SearchOptions,
    context: &Context,
    prepared: &Prepared,
    report: &Report,
) -> CommandResult {
    if let Some(file) = &options.witness {
        write_witnesses(file, search, 0, context, prepared, report)?;
    }
    if options.certificate.is_wanted() {
        options.certificate.write(report.certificate.as_ref())?;
    }
    if let Some(file) = &options.html {
        let part = HtmlPart {
            title: &context.program,
            report,
            context,
        };
        output::write_file(file, &html_page(&[part], &context.look.sources))?;
    }
    output::deliver(text, options.out.as_deref())?;
    Ok(report.verdict.exit_code())
}

/// Writes a file for each violation. The first of them has this number among all that are written.
pub(super) fn write_witnesses(
    file: &Path,
    search: &SearchOptions,
    first: usize,
    context: &Context,
    prepared: &Prepared,
    report: &Report,
) -> Result<(), ErrorReport> {
    for (index, violation) in report.violations.iter().enumerate() {
        let recorded = witness_file(
            &violation.witness,
            &violation.message,
            &context.program,
            search,
            prepared,
        );
        output::write_file(&numbered(file, first + index), &recorded.to_json())?;
    }
    Ok(())
}

/// The file of a further witness: `fail.json`, `fail.2.json`, `fail.3.json`, …
fn numbered(file: &Path, index: usize) -> PathBuf {
    match (index, file.extension()) {
        (0, _) => file.to_path_buf(),
        (_, Some(ending)) => {
            file.with_extension(format!("{}.{}", index + 1, ending.to_string_lossy()))
        }
        (_, None) => file.with_extension((index + 1).to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::numbered;
    use std::path::{Path, PathBuf};

    #[test]
    fn further_witnesses_are_numbered() {
        let file = Path::new("dir/fail.json");
        assert_eq!(numbered(file, 0), file);
        assert_eq!(numbered(file, 1), PathBuf::from("dir/fail.2.json"));
        assert_eq!(numbered(Path::new("fail"), 2), PathBuf::from("fail.3"));
    }
}
