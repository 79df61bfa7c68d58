//! Results for people.

use crate::Context;
use crate::history;
use crate::snippet::{self, Style, snippet, styled};
use crate::{assumptions, exceptions, trace_table};
use fencepost_check::{
    Classification, ExceptionReport, Note, ReplayReport, Report, SuspendedReport, Verdict,
    ViolationReport, WaitReport,
};
use fencepost_search::histories::HistoryCall;

/// How much to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verbosity {
    /// The verdict and one line per violation.
    Quiet,
    /// Also traces, the long ones folded.
    Normal,
    /// Also every step and every figure.
    Verbose,
}

/// The result of `check`.
pub fn check_text(report: &Report, context: &Context, verbosity: Verbosity) -> String {
    let mut out = headline(report, context);
    out.push_str(&little_looked_for(report));
    ends(&mut out, report, verbosity);
    findings(&mut out, report, context, verbosity);
    if verbosity != Verbosity::Quiet {
        out.push_str(&figures(report, context, verbosity));
    }
    out
}

/// What a verdict that nothing is wrong does not say, because little was looked for.
fn little_looked_for(report: &Report) -> String {
    if report.verdict != Verdict::Verified {
        return String::new();
    }
    if let Some(mistakes) = report.only_mistakes {
        return format!(
            "the program contains no assertion and no property was given: only {mistakes} were \
             looked for\n"
        );
    }
    match (report.asserts, report.has_properties) {
        (Some(false), false) => {
            "no assertion was reached and no property was given: only deadlocks and unhandled \
             exceptions were looked for\n"
                .to_string()
        }
        _ => String::new(),
    }
}

/// Everything that a verdict does not say by itself, a line each.
pub(crate) fn remarks(report: &Report) -> Vec<String> {
    let mut lines = notes(report);
    lines.extend(little_looked_for(report).lines().map(str::to_string));
    lines
}

/// What nobody should overlook although it is no violation, a line each.
pub(crate) fn notes(report: &Report) -> Vec<String> {
    report.notes.iter().map(note).collect()
}

/// How many members of a class a note lists.
const MEMBERS: usize = 8;

fn note(note: &Note) -> String {
    match note {
        Note::NoExecutionEnds => "no execution comes to an end: each goes on for ever, or an \
             assumption of the program discards it"
            .to_string(),
        Note::NoCallCompared(class) => {
            format!("no operation of `{class}` was called, so nothing was compared")
        }
        Note::UnmetMark { name, known: true } => {
            format!("marked as benign, but no data race was met: {name}")
        }
        Note::UnmetMark { name, known: false } => {
            format!("marked as benign, but the program has no such class: {name}")
        }
        Note::NoSuchMember { name, instead } => {
            let (class, what) = match name.rsplit_once("::") {
                Some((class, _)) => (class, "function"),
                None => (
                    name.rsplit_once('.').map_or("", |(class, _)| class),
                    "field",
                ),
            };
            let shown: Vec<&str> = instead.iter().take(MEMBERS).map(String::as_str).collect();
            let more = if instead.len() > MEMBERS { ", …" } else { "" };
            format!(
                "marked as benign, but the program has no such {what}: {name} ({class} has {}{more})",
                shown.join(", ")
            )
        }
    }
}

/// Exit codes, unless all is well with them, and what a run prints for those who ask for more.
fn ends(out: &mut String, report: &Report, verbosity: Verbosity) {
    let codes: Vec<String> = report
        .ends
        .iter()
        .map(|end| end.exit_code.to_string())
        .collect();
    match report.exit_code() {
        Some(0) if verbosity != Verbosity::Verbose => {}
        Some(code) => out.push_str(&format!("exit code {code}\n")),
        None if codes.is_empty() => {}
        None => out.push_str(&format!("exit codes {}\n", codes.join(", "))),
    }
    if let (Verbosity::Verbose, [end]) = (verbosity, report.ends.as_slice()) {
        console(out, &end.output);
    }
}

/// The result of `outcomes`.
pub fn outcomes_text(report: &Report, context: &Context, verbosity: Verbosity) -> String {
    let mut out = headline(report, context);
    out.push('\n');
    out.push_str(&outcome_table(report));
    let count = report.outcomes.len();
    let complete = match report.verdict {
        Verdict::Bounded | Verdict::Unsupported | Verdict::Internal => ", perhaps more",
        _ if !report.limits_hit.is_empty() => ", perhaps more",
        _ => "",
    };
    out.push_str(&format!("{}{complete}\n", counted(count, "outcome")));
    findings(&mut out, report, context, verbosity);
    if verbosity != Verbosity::Quiet {
        out.push_str(&figures(report, context, verbosity));
    }
    out
}

/// The result of `replay`.
pub fn replay_text(report: &ReplayReport, context: &Context, verbosity: Verbosity) -> String {
    let mut out = format!(
        "replayed  {}: the execution ends as recorded\n\n{}\n\n",
        context.program,
        explained(
            report.kind.name(),
            &report.message,
            report.exception.as_ref(),
            (&report.waits, &report.suspended),
            verbosity
        )
    );
    if verbosity != Verbosity::Quiet {
        out.push_str(&drawn(&report.history));
        out.push_str(&trace_table::draw_story(
            &report.trace,
            &report.story,
            report.cycle.as_ref().map(|cycle| cycle.start),
            verbosity == Verbosity::Verbose,
            context.width,
        ));
        console(&mut out, &report.output);
    }
    out
}

fn headline(report: &Report, context: &Context) -> String {
    let mut out = format!(
        "{}  {} under {}\n",
        snippet::verdict(report.verdict, context),
        context.program,
        report.model
    );
    let explanation = match report.verdict {
        Verdict::Verified => assumptions::listed(&report.assumptions),
        Verdict::Bounded => format!(
            "nothing found, but the search was cut by {}{}\n",
            listed_or(&report.limit_names(), "a limit"),
            match (&report.pending_limit_at, report.omission_probability) {
                (Some(place), _) => format!(
                    "; the list of pending operations was full at {place} (a fence in that loop \
                     empties it, --max-pending gives it more room)"
                ),
                (None, Some(chance)) => format!(
                    "; the store keeps hashes, and missed a state with a probability of at most \
                     {chance:.1e}"
                ),
                (None, None) => String::new(),
            }
        ),
        Verdict::Unsupported => "nothing found, but not every path could be followed\n".into(),
        Verdict::Violated | Verdict::Internal if !report.limits_hit.is_empty() => {
            format!(
                "the search was cut by {}\n",
                report.limit_names().join(", ")
            )
        }
        Verdict::Violated | Verdict::Internal => String::new(),
    };
    out.push_str(&explanation);
    for line in left_out(report) {
        out.push_str(&format!("{line}\n"));
    }
    for line in notes(report) {
        out.push_str(&format!("{line}\n"));
    }
    out
}

/// What is no violation because somebody found it harmless, a line each.
pub(crate) fn left_out(report: &Report) -> impl Iterator<Item = String> {
    let marked = report.benign_races.iter();
    marked.map(|name| format!("left out: data races of {name}, which is marked as benign"))
}

fn listed_or(names: &[&str], otherwise: &str) -> String {
    match names.is_empty() {
        true => otherwise.to_string(),
        false => names.join(", "),
    }
}

fn findings(out: &mut String, report: &Report, context: &Context, verbosity: Verbosity) {
    for problem in &report.internal {
        out.push_str(&format!("internal: {problem}\n"));
    }
    if !report.internal.is_empty() {
        out.push_str("this is a defect of fencepost; please report it\n");
    }
    for problem in &report.unsupported {
        out.push_str(&format!("not modelled: {problem}\n"));
    }
    for violation in &report.violations {
        if verbosity == Verbosity::Quiet {
            out.push_str(&format!(
                "{}\n",
                named(violation.kind.name(), &violation.message)
            ));
        } else {
            describe_violation(out, violation, context, verbosity);
        }
    }
}

/// A message after its kind, unless it says the kind itself.
pub(crate) fn named(kind: &str, message: &str) -> String {
    match message.starts_with(kind) || message.starts_with(&format!("unhandled {kind}")) {
        true => message.to_string(),
        false => format!("{kind}: {message}"),
    }
}

/// What is wrong, with the exceptions behind it, or what each thread waits for, below.
fn explained(
    kind: &str,
    message: &str,
    exception: Option<&ExceptionReport>,
    (waits, suspended): (&[WaitReport], &[SuspendedReport]),
    verbosity: Verbosity,
) -> String {
    if verbosity == Verbosity::Quiet {
        return named(kind, message);
    }
    match exception {
        // What led to it has lines of its own.
        Some(exception) => {
            let end = message.find(" ---> ").unwrap_or(message.len());
            let mut text = message[..end].to_string();
            exceptions::stack(&mut text, exception, 1, verbosity);
            text
        }
        None if waits.is_empty() => named(kind, message),
        None => {
            let waits = waits.iter().map(WaitReport::sentence);
            let suspended = suspended.iter().map(SuspendedReport::sentence);
            let mut text = kind.to_string();
            text.extend(waits.chain(suspended).map(|line| format!("\n  {line}")));
            text
        }
    }
}

pub(crate) fn describe_violation(
    out: &mut String,
    violation: &ViolationReport,
    context: &Context,
    verbosity: Verbosity,
) {
    let sentence = explained(
        violation.kind.name(),
        &violation.message,
        violation.exception.as_ref(),
        (&violation.waits, &violation.suspended),
        verbosity,
    );
    out.push_str(&format!("\n{}\n", emphasised(&sentence, context)));
    if let Some(position) = violation.position.as_ref().filter(|_| context.look.colours) {
        out.push_str(&snippet(position, context));
    }
    out.push_str(&describe_class(violation));
    out.push('\n');
    out.push_str(&drawn(&violation.history));
    out.push_str(&trace_table::draw_story(
        &violation.trace,
        &violation.story,
        violation.cycle.as_ref().map(|cycle| cycle.start),
        verbosity == Verbosity::Verbose,
        context.width,
    ));
    console(out, &violation.output);
}

/// The calls of a history, with an empty line behind them.
fn drawn(calls: &[HistoryCall]) -> String {
    match calls.is_empty() {
        true => String::new(),
        false => history::draw(calls) + "\n",
    }
}

/// The first line of a sentence in bold, where colours are wanted.
fn emphasised(sentence: &str, context: &Context) -> String {
    match sentence.split_once('\n') {
        Some((first, rest)) => format!("{}\n{rest}", styled(first, Style::Bold, context)),
        None => styled(sentence, Style::Bold, context),
    }
}

/// What is wrong, without the trace.
pub(crate) fn explain(violation: &ViolationReport) -> String {
    let mut text = explained(
        violation.kind.name(),
        &violation.message,
        violation.exception.as_ref(),
        (&violation.waits, &violation.suspended),
        Verbosity::Normal,
    );
    text.push('\n');
    text
}

/// Whether a violation needs a reordering, and which.
pub(crate) fn describe_class(violation: &ViolationReport) -> String {
    let mut out = String::new();
    out.push_str(match violation.class {
        Classification::Sequential => "plain interleaving shows this; no reordering is needed",
        Classification::Relaxed => "only reorderings show this",
        Classification::Unknown => {
            "a limit was met before it was known whether this needs a reordering"
        }
    });
    if let Some(reason) = &violation.class_reason {
        out.push_str(&format!(": {reason}"));
    }
    out.push('\n');
    let names = trace_table::thread_names(&violation.trace);
    let name = |thread: usize| match names.iter().find(|(number, _)| *number == thread) {
        Some((_, name)) => name.clone(),
        None => format!("thread {thread}"),
    };
    for pair in &violation.reorderings {
        let (first, overtaken_by) = &pair.short;
        let name = name(pair.thread);
        out.push_str(&format!(
            "  {name}: {first} completed after {overtaken_by}\n"
        ));
    }
    for reused in &violation.reused {
        let (read, value_of) = &reused.short;
        let name = name(reused.thread);
        out.push_str(&format!("  {name}: {read} took the value of {value_of}\n"));
    }
    out
}

/// Lines of console output that a trace shows at most.
const CONSOLE_LINES: usize = 10;

fn console(out: &mut String, output: &str) {
    if output.is_empty() {
        return;
    }
    out.push_str("\nconsole output of this execution:\n");
    let count = output.lines().count();
    for line in output.lines().take(CONSOLE_LINES) {
        let clean: String = line
            .chars()
            .map(|c| if c.is_control() { ' ' } else { c })
            .collect();
        out.push_str(&format!("  {clean}\n"));
    }
    if count > CONSOLE_LINES {
        out.push_str(&format!("  … {} more lines …\n", count - CONSOLE_LINES));
    }
}

pub(crate) fn outcome_table(report: &Report) -> String {
    let mut rows: Vec<Vec<String>> = vec![report.expressions.clone()];
    rows[0].push("class".to_string());
    for outcome in &report.outcomes {
        let mut row: Vec<String> = outcome.values.iter().map(row_value).collect();
        row.push(outcome.class.name().to_string());
        rows.push(row);
    }
    let columns = rows[0].len();
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut out = String::new();
    for row in &rows {
        let cells: Vec<String> = row
            .iter()
            .zip(&widths)
            .map(|(cell, &width)| format!("{cell:<width$}"))
            .collect();
        out.push_str(cells.join("  ").trim_end());
        out.push('\n');
    }
    out
}

fn row_value(value: &fencepost_search::property::PropertyValue) -> String {
    match value {
        fencepost_search::property::PropertyValue::Object(object) => {
            format!("{}#{}", object.class, object.number)
        }
        other => other.to_string(),
    }
}

/// A number and what it counts.
pub(crate) fn counted(count: usize, what: &str) -> String {
    match count {
        1 => format!("1 {what}"),
        _ => format!("{count} {what}s"),
    }
}

fn figures(report: &Report, context: &Context, verbosity: Verbosity) -> String {
    let mebibytes = |bytes: u64| bytes as f64 / f64::from(1 << 20);
    let mut out = format!(
        "\n{}, {}, {:.3} s, {:.1} MiB\n",
        counted(report.states as usize, "state"),
        counted(report.transitions as usize, "transition"),
        report.seconds,
        mebibytes(context.peak_memory_bytes)
    );
    if verbosity == Verbosity::Verbose {
        out.push_str(&format!(
            "engine {}, reduction {}, longest execution {} steps, longest pending list {}, \
             visited states {:.1} MiB\n",
            report.engine.name(),
            report.engine.reduction().name(),
            report.depth,
            report.max_pending,
            mebibytes(report.store_bytes)
        ));
    }
    // The built-in library is the rule, and needs no line of its own.
    if let Some(corlib) = &context.corlib
        && (verbosity == Verbosity::Verbose || corlib != "builtin")
    {
        out.push_str(&format!("class library {corlib}\n"));
    }
    out
}
