//! A page for a browser: one file that needs nothing else.
//!
//! The table of each execution is plain HTML, so it can be read and printed without scripts. The
//! script only moves through it. Names and values come from programs that nobody vouches for:
//! they are escaped here, and the script puts them into the page as text, never as markup.

mod tables;

pub use tables::{datatype_html, fences_html, litmus_html};

use crate::lanes::Lanes;
use crate::text::{counted, describe_class, explain, left_out, remarks};
use crate::{Context, TOOL, VERSION, assumptions, trace_table};
use fencepost_check::{Report, TraceStep, Verdict, ViolationReport};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::Write;

/// A result that a page shows.
pub struct HtmlPart<'a> {
    /// What was checked.
    pub title: &'a str,
    /// What came out.
    pub report: &'a Report,
    /// What else results say.
    pub context: &'a Context,
}

#[derive(Serialize)]
struct Data<'a> {
    files: Vec<File<'a>>,
    violations: Vec<Steps<'a>>,
}

/// A source file; without lines if it could not be read.
#[derive(Serialize)]
struct File<'a> {
    name: String,
    lines: Option<Vec<&'a str>>,
}

#[derive(Serialize)]
struct Steps<'a> {
    threads: BTreeMap<usize, String>,
    /// The step with which each thread ends that does.
    ended: BTreeMap<usize, usize>,
    steps: Vec<Step<'a>>,
    memory: Vec<Memory<'a>>,
}

/// What memory looks like on the way.
#[derive(Serialize)]
struct Memory<'a> {
    /// How many lines of the whole trace come before it.
    after: usize,
    cells: &'a [(String, String)],
    monitors: &'a [String],
    pending: &'a [(usize, String)],
    /// Whether nothing is shown of what comes behind it.
    cut: bool,
}

/// A line of the table, as the script knows it. Other lines are meant by their place.
#[derive(Serialize)]
struct Step<'a> {
    step: usize,
    thread: usize,
    file: Option<usize>,
    line: u32,
    printed: &'a str,
    location: &'a str,
    value: &'a str,
    writes: bool,
    reads: Option<usize>,
    overtakes: Option<usize>,
}

/// A page that is being put together.
#[derive(Default)]
struct Builder<'a> {
    body: String,
    files: Vec<File<'a>>,
    violations: Vec<Steps<'a>>,
}

impl<'a> Builder<'a> {
    fn heading(&mut self, verdict: &str, title: &str, model: &str) {
        let _ = writeln!(
            self.body,
            "<h1><span class=\"verdict {verdict}\">{verdict}</span> {} <span class=\"soft\">under \
             {}</span></h1>",
            escape(title),
            escape(model)
        );
    }

    /// Adds text as it is, line by line.
    fn text(&mut self, text: &str) {
        if !text.trim().is_empty() {
            let _ = writeln!(self.body, "<pre>{}</pre>", escape(text.trim_matches('\n')));
        }
    }

    /// Adds what is markup already.
    fn markup(&mut self, markup: &str) {
        self.body.push_str(markup);
    }

    /// Adds a failing execution to step through.
    fn violation(
        &mut self,
        violation: &'a ViolationReport,
        context: &Context,
        sources: &'a BTreeMap<String, String>,
    ) {
        self.execution(violation, &describe_class(violation), context, sources);
    }

    /// Adds a failing execution, and these words about the reorderings that it needs.
    fn execution(
        &mut self,
        violation: &'a ViolationReport,
        class: &str,
        context: &Context,
        sources: &'a BTreeMap<String, String>,
    ) {
        let number = self.violations.len();
        self.body
            .push_str(&section(number, violation, class, context));
        let steps = steps(violation, context, sources, &mut self.files);
        self.violations.push(steps);
    }

    /// Adds results, each under a heading of its own.
    fn parts(&mut self, parts: &[HtmlPart<'a>], sources: &'a BTreeMap<String, String>) {
        for part in parts {
            let report = part.report;
            self.heading(report.verdict.name(), part.title, &report.model);
            self.markup(&preamble(part));
            for violation in &report.violations {
                self.violation(violation, part.context, sources);
            }
        }
    }

    fn finish(self, title: &str) -> String {
        let data = Data {
            files: self.files,
            violations: self.violations,
        };
        page(title, &self.body, &crate::json::to_string(&data))
    }
}

/// The page. The texts of source files are given by their paths, as positions have them.
pub fn html_page(parts: &[HtmlPart<'_>], sources: &BTreeMap<String, String>) -> String {
    let mut page = Builder::default();
    page.parts(parts, sources);
    page.finish(parts.first().map_or("", |part| part.title))
}

/// The page of a comparison of models: one table, and what came out under each of them.
pub fn comparison_html(
    reports: &[Report],
    context: &Context,
    sources: &BTreeMap<String, String>,
) -> String {
    let part = |report| HtmlPart {
        title: &context.program,
        report,
        context,
    };
    let parts: Vec<HtmlPart<'_>> = reports.iter().map(part).collect();
    let mut page = Builder::default();
    page.text(&crate::comparison_text(reports, context));
    page.parts(&parts, sources);
    page.finish(&context.program)
}

/// The page of an execution that was run again.
pub fn replay_html(
    violation: &ViolationReport,
    model: &str,
    context: &Context,
    sources: &BTreeMap<String, String>,
) -> String {
    let mut page = Builder::default();
    page.heading(Verdict::Violated.name(), &context.program, model);
    page.execution(violation, "", context, sources);
    page.finish(&context.program)
}

fn page(title: &str, body: &str, data: &str) -> String {
    // Inside a script only the end of the script, and what looks like a comment, could do harm.
    let data = data
        .replace('&', "\\u0026")
        .replace('<', "\\u003c")
        .replace('>', "\\u003e")
        .replace('\u{2028}', "\\u2028")
        .replace('\u{2029}', "\\u2029");
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src \
         'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{}: {TOOL}</title>\n<style>\n{}</style>\n</head>\n<body>\n{body}\
         <p class=\"soft\">{TOOL} {VERSION}. Keys: right and left arrow step, Home and End jump. \
         Links lead from a read to the write it saw.</p>\n\
         <script type=\"application/json\" id=\"data\">{data}</script>\n\
         <script>\n{}</script>\n</body>\n</html>\n",
        escape(title),
        include_str!("page.css"),
        include_str!("page.js"),
    )
}

/// What there is to say before the violations: what the verdict rests on, and the figures.
fn preamble(part: &HtmlPart<'_>) -> String {
    let report = part.report;
    let mut lines: Vec<String> = Vec::new();
    if report.verdict == Verdict::Verified {
        lines.extend(
            assumptions::listed(&report.assumptions)
                .lines()
                .map(str::to_string),
        );
    }
    lines.extend(left_out(report).chain(remarks(report)));
    if !report.limits_hit.is_empty() {
        lines.push(format!(
            "the search was cut by {}",
            report.limit_names().join(", ")
        ));
    }
    let unsupported = report.unsupported.iter();
    lines.extend(unsupported.map(|problem| format!("not modelled: {problem}")));
    lines.extend(
        report
            .internal
            .iter()
            .map(|text| format!("internal: {text}")),
    );
    lines.push(format!(
        "{}, {}, {:.3} s",
        counted(report.states as usize, "state"),
        counted(report.transitions as usize, "transition"),
        report.seconds
    ));
    let mut out = String::new();
    for line in lines {
        let _ = writeln!(out, "<p class=\"soft\">{}</p>", escape(&line));
    }
    if !report.outcomes.is_empty() {
        let _ = writeln!(
            out,
            "<pre>{}</pre>",
            escape(&crate::text::outcome_table(report))
        );
    }
    out
}

/// The threads of an execution, by their numbers.
fn threads(violation: &ViolationReport) -> BTreeMap<usize, String> {
    trace_table::thread_names(violation.told())
        .into_iter()
        .collect()
}

/// An access in the words in which reorderings name it.
fn words(step: &TraceStep) -> String {
    let location = step.location.as_deref().unwrap_or_default();
    format!("{} {} {location}", step.source, step.operation)
}

/// The line that an early one overtook, if the table shows it, and the sentence about the two.
fn overtaken(violation: &ViolationReport, at: usize) -> Option<(Option<usize>, String)> {
    let steps = violation.told();
    let step = &steps[at];
    let mut pairs = violation.reorderings.iter();
    let pair = pairs.find(|pair| pair.thread == step.thread && pair.overtaken_by == words(step))?;
    let mut later = steps.iter().enumerate().skip(at + 1);
    let other = later.find(|(_, one)| one.thread == pair.thread && words(one) == pair.first);
    let sentence = format!(
        "completed before {}, which the program has earlier",
        pair.short.0
    );
    Some((other.map(|(index, _)| index), sentence))
}

fn section(number: usize, violation: &ViolationReport, class: &str, context: &Context) -> String {
    let explained = explain(violation) + class;
    // The first line is the heading.
    let (heading, explained) = explained.split_once('\n').unwrap_or((&explained, ""));
    let mut out = format!(
        "<section id=\"v{number}\">\n<h2>{}</h2>\n<pre>{}</pre>\n",
        escape(heading),
        escape(explained)
    );
    let count = violation.told().len();
    if count == 0 {
        out.push_str("</section>\n");
        return out;
    }
    let last = count - 1;
    let _ = write!(
        out,
        "<div class=\"controls\">\n\
         <button type=\"button\" class=\"first\" title=\"first step (Home)\">|◀</button>\n\
         <button type=\"button\" class=\"back\" title=\"back (left arrow)\">◀</button>\n\
         <button type=\"button\" class=\"forward\" title=\"forward (right arrow)\">▶</button>\n\
         <button type=\"button\" class=\"last\" title=\"last step (End)\">▶|</button>\n\
         <input type=\"range\" class=\"slider\" min=\"0\" max=\"{last}\" value=\"{last}\" \
         aria-label=\"step\">\n<span class=\"where\" aria-live=\"polite\"></span>\n</div>\n\
         <div class=\"panes\">\n<div class=\"scroll\">\n{}\
         <svg class=\"arrows\" aria-hidden=\"true\"></svg>\n</div>\n\
         <div class=\"side\">\n<div><h3 class=\"file\">Source</h3><div class=\"source\"></div></div>\n\
         <div><h3 class=\"kind\">Last values written</h3><table class=\"values\"></table></div>\n\
         <div class=\"if-pending\" hidden><h3>Pending operations</h3><table class=\"pending\"></table></div>\n\
         <div class=\"if-monitors\" hidden><h3>Monitors</h3><ul class=\"monitors\"></ul></div>\n\
         <div class=\"if-console\" hidden><h3>Console output so far</h3><pre class=\"console\"></pre></div>\n</div>\n</div>\n",
        lanes(number, violation, context)
    );
    let cycle = violation.cycle.as_ref().map(|cycle| cycle.start);
    let whole = trace_table::draw_story(&violation.trace, &violation.story, cycle, true, None);
    let _ = write!(
        out,
        "<details><summary>every visible step</summary><pre>{}{}</pre></details>\n</section>\n",
        escape(&crate::history::draw(&violation.history)),
        escape(&whole)
    );
    out
}

/// The table: a lane for each thread, or for async methods that go on one after the other, and a
/// row for each step.
fn lanes(number: usize, violation: &ViolationReport, context: &Context) -> String {
    let steps = violation.told();
    let lanes = Lanes::new(steps);
    let mut out = String::from("<table class=\"lanes\">\n<thead><tr><th>step</th><th>source</th>");
    for name in &lanes.headings {
        let _ = write!(out, "<th>{}</th>", escape(name));
    }
    out.push_str("</tr></thead>\n<tbody>\n");
    let mut running: Vec<Option<usize>> = vec![None; lanes.headings.len()];
    for (at, step) in steps.iter().enumerate() {
        let early = if step.out_of_order {
            " class=\"early\""
        } else {
            ""
        };
        let source = match &step.position {
            Some(position) => format!("{}:{}", context.relative(&position.file), position.line),
            None => step.source.clone(),
        };
        // What is no step has no number, and nothing links to it.
        let (id, count) = match step.action {
            "quiet" => (String::new(), String::new()),
            _ => (
                format!(" id=\"v{number}s{}\"", step.step),
                step.step.to_string(),
            ),
        };
        let _ = write!(
            out,
            "<tr{id}{early}><td class=\"number\">{count}</td><td>{}</td>",
            escape(short_path(&source))
        );
        let own = lanes.column(step.thread);
        let taken_over = running[own].replace(step.thread) != Some(step.thread);
        for column in 0..lanes.headings.len() {
            match column == own {
                true => {
                    let resumption = lanes.resumption(step.thread).filter(|_| taken_over);
                    let resumption = resumption.map_or(String::new(), |words| {
                        format!("<div class=\"resumes\">{}</div>", escape(&words))
                    });
                    let _ = write!(
                        out,
                        "<td class=\"lane\">{resumption}{}</td>",
                        entry(number, violation, at)
                    );
                }
                false => out.push_str("<td class=\"lane\"></td>"),
            }
        }
        out.push_str("</tr>\n");
    }
    out.push_str("</tbody>\n</table>\n");
    out
}

/// The last part of a path, with its line.
fn short_path(source: &str) -> &str {
    source.rsplit('/').next().unwrap_or(source)
}

/// What a row says in the lane of its thread.
fn entry(number: usize, violation: &ViolationReport, at: usize) -> String {
    let steps = violation.told();
    let step = &steps[at];
    let mut text = escape(&trace_table::step_words(step, usize::MAX));
    if let Some(from) = step.reads_from {
        let writer = violation.trace.get(from);
        let mut linked = steps.iter().filter(|one| one.action != "quiet");
        let shown = linked.any(|one| one.step == from);
        let _ = match (writer, shown) {
            (_, true) => write!(
                text,
                "<span class=\"from\">sees <a href=\"#v{number}s{from}\">step {from}</a></span>"
            ),
            (Some(writer), false) => write!(
                text,
                "<span class=\"from\">sees the write at {}</span>",
                escape(&writer.source)
            ),
            (None, false) => Ok(()),
        };
    }
    if step.out_of_order {
        let why = overtaken(violation, at).map(|(_, sentence)| sentence);
        let why = why.unwrap_or_else(|| {
            "completed before an operation that the program has earlier".to_string()
        });
        let _ = write!(text, "<span class=\"why\">{}</span>", escape(&why));
    }
    text
}

fn steps<'a>(
    violation: &'a ViolationReport,
    context: &Context,
    sources: &'a BTreeMap<String, String>,
    files: &mut Vec<File<'a>>,
) -> Steps<'a> {
    let told = violation.told();
    let mut out = Vec::new();
    for (at, step) in told.iter().enumerate() {
        let file = step.position.as_ref().map(|position| {
            let name = context.relative(&position.file);
            let name = name.strip_prefix("./").unwrap_or(&name).to_string();
            files
                .iter()
                .position(|file| file.name == name)
                .unwrap_or_else(|| {
                    let text = sources.get(&position.file);
                    files.push(File {
                        name,
                        lines: text.map(|text| text.lines().collect()),
                    });
                    files.len() - 1
                })
        });
        let reads = step.reads_from.and_then(|from| {
            let mut all = told.iter();
            all.position(|one| one.step == from && one.action != "quiet")
        });
        out.push(Step {
            step: step.step,
            thread: step.thread,
            file,
            line: step.position.as_ref().map_or(0, |position| position.line),
            printed: step.printed.as_deref().unwrap_or_default(),
            location: step.location.as_deref().unwrap_or_default(),
            value: step.value.as_deref().unwrap_or_default(),
            writes: step.writes && step.location.is_some() && step.value.is_some(),
            reads,
            overtakes: match step.out_of_order {
                true => overtaken(violation, at).and_then(|(other, _)| other),
                false => None,
            },
        });
    }
    let memory = violation.memory.iter();
    Steps {
        threads: threads(violation),
        ended: violation
            .trace
            .iter()
            .filter(|step| step.operation == "end")
            .map(|step| (step.thread, step.step))
            .collect(),
        steps: out,
        memory: memory
            .map(|view| Memory {
                after: view.after,
                cells: &view.cells,
                monitors: &view.monitors,
                pending: &view.pending,
                cut: view.is_cut,
            })
            .collect(),
    }
}

/// Text for HTML, inside elements and attributes. Control characters say nothing to readers.
pub(crate) fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            '\n' | '\t' => out.push(c),
            '\u{0}'..='\u{1f}' | '\u{7f}'..='\u{9f}' => out.push('\u{fffd}'),
            // Marks that turn the direction of writing could make text look like other text.
            '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => out.push('\u{fffd}'),
            _ => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::{escape, page};

    #[test]
    fn nothing_of_a_program_is_markup() {
        assert_eq!(
            escape("<b a='\"'>&\u{1}\u{202e}"),
            "&lt;b a=&#39;&quot;&#39;&gt;&amp;\u{fffd}\u{fffd}"
        );
        let page = page("</title><script>", "", "\"</script><!--&\u{2028}\"");
        assert_eq!(page.matches("<script").count(), 2);
        assert_eq!(page.matches("</script>").count(), 2);
        assert!(page.contains("\"\\u003c/script\\u003e\\u003c!--\\u0026\\u2028\""));
    }
}
