//! JUnit XML, for the test pages of build servers.
//!
//! What was checked is one test case, whose name does not depend on what came out. A verdict that
//! is neither `verified` nor `violated` is an error, never a pass: a search that was cut has not
//! shown anything.

use crate::history;
use crate::text::{describe_class, explain, left_out, remarks};
use crate::{Context, ErrorReport, TOOL, TestOutcome, TestResult, trace_table};
use fencepost_check::{Report, Verdict, ViolationReport};

/// A test case, and how it counts.
struct Case {
    text: String,
    failures: usize,
    errors: usize,
    skipped: usize,
}

/// The result as JUnit XML.
pub fn junit(report: &Report, context: &Context) -> String {
    let name = format!("{TOOL} {} ({})", context.program, report.model);
    let entry = context.entry.as_deref().unwrap_or("every execution");
    let head = attributes(
        context.program_name(),
        entry,
        report.seconds,
        place(report, context),
    );
    let cases = [case(&head, report, remarks(report))];
    document(&suite(&name, report.seconds, &cases))
}

/// The results of tests as JUnit XML: one suite for each assembly.
pub fn tests_junit(results: &[TestResult]) -> String {
    let mut suites = String::new();
    for group in results.chunk_by(|a, b| a.context.program == b.context.program) {
        let cases: Vec<Case> = group.iter().map(test_case).collect();
        let seconds = group.iter().map(TestResult::seconds).sum();
        let name = format!("{TOOL} {}", group[0].context.program);
        suites.push_str(&suite(&name, seconds, &cases));
    }
    document(&suites)
}

/// What the user gave is wrong, as JUnit XML: a build server shall not take that for a pass.
pub fn error_junit(error: &ErrorReport, program: &str) -> String {
    let class = program.rsplit(['/', '\\']).next().unwrap_or(program);
    let head = attributes(class, "every execution", 0.0, None);
    let message = escape(error.to_text().trim_end());
    let case = Case {
        text: format!(
            "    <testcase {head}>\n      <error type=\"bad input\" message=\"{message}\"/>\n    \
             </testcase>\n"
        ),
        failures: 0,
        errors: 1,
        skipped: 0,
    };
    document(&suite(&format!("{TOOL} {program}"), 0.0, &[case]))
}

fn test_case(result: &TestResult) -> Case {
    let (class, method) = result.parts();
    let place = (result.line != 0).then(|| (result.context.relative(&result.file), result.line));
    let head = attributes(class, method, result.seconds(), place);
    let left = |element: String, errors: usize| Case {
        text: format!("    <testcase {head}>\n      {element}\n    </testcase>\n"),
        failures: 0,
        errors,
        skipped: 1 - errors,
    };
    match &result.outcome {
        TestOutcome::Checked(report) => case(&head, report, result.remarks(report)),
        TestOutcome::Skipped(why) => left(format!("<skipped message=\"{}\"/>", escape(why)), 0),
        TestOutcome::Unsupported(why) | TestOutcome::NotBegun(why) => {
            let (kind, why) = (result.word(), escape(why));
            left(format!("<error type=\"{kind}\" message=\"{why}\"/>"), 1)
        }
    }
}

/// Where the first violation is, if it is a line of a file.
fn place(report: &Report, context: &Context) -> Option<(String, u32)> {
    let position = report.violations.first()?.position.as_ref()?;
    Some((context.relative(&position.file), position.line))
}

fn attributes(class: &str, name: &str, seconds: f64, place: Option<(String, u32)>) -> String {
    let mut out = format!(
        "classname=\"{}\" name=\"{}\" time=\"{seconds:.3}\"",
        escape(class),
        escape(name)
    );
    if let Some((file, line)) = place {
        out.push_str(&format!(" file=\"{}\" line=\"{line}\"", escape(&file)));
    }
    out
}

fn case(head: &str, report: &Report, remarks: Vec<String>) -> Case {
    let mut body = String::new();
    if let Some(first) = report.violations.first() {
        let more = match report.violations.len() {
            1 => String::new(),
            count => format!(" (the first of {count} violations)"),
        };
        let traces: Vec<String> = report.violations.iter().map(told).collect();
        body.push_str(&format!(
            "\n      <failure type=\"{}\" message=\"{}\">{}</failure>",
            escape(first.kind.name()),
            escape(&(first.message.clone() + &more)),
            escape(&traces.join("\n")),
        ));
    }
    let failures = usize::from(!body.is_empty());
    let mut errors = 0;
    if let Some(message) = error_message(report) {
        errors = 1;
        body.push_str(&format!(
            "\n      <error type=\"{}\" message=\"{}\"/>",
            report.verdict.name(),
            escape(&message)
        ));
    }
    let said: Vec<String> = left_out(report).chain(remarks).collect();
    if !said.is_empty() {
        body.push_str(&format!(
            "\n      <system-out>{}</system-out>",
            escape(&said.join("\n"))
        ));
    }
    if !body.is_empty() {
        body.push_str("\n    ");
    }
    Case {
        text: format!("    <testcase {head}>{body}</testcase>\n"),
        failures,
        errors,
        skipped: 0,
    }
}

/// A violation with its trace.
fn told(violation: &ViolationReport) -> String {
    let cycle = violation.cycle.as_ref().map(|cycle| cycle.start);
    let trace = trace_table::draw_story(&violation.trace, &violation.story, cycle, false, None);
    let calls = history::draw(&violation.history);
    let (wrong, class) = (explain(violation), describe_class(violation));
    format!("{wrong}{class}\n{calls}{trace}")
}

fn suite(name: &str, seconds: f64, cases: &[Case]) -> String {
    let count = |of: fn(&Case) -> usize| cases.iter().map(of).sum::<usize>();
    let texts: String = cases.iter().map(|case| case.text.as_str()).collect();
    format!(
        "  <testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"{}\" skipped=\"{}\" \
         time=\"{seconds:.3}\">\n{texts}  </testsuite>\n",
        escape(name),
        cases.len(),
        count(|case| case.failures),
        count(|case| case.errors),
        count(|case| case.skipped),
    )
}

fn document(suites: &str) -> String {
    format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n{suites}</testsuites>\n")
}

fn error_message(report: &Report) -> Option<String> {
    match report.verdict {
        Verdict::Verified | Verdict::Violated => None,
        Verdict::Bounded => Some(format!("cut by {}", report.limit_names().join(", "))),
        Verdict::Unsupported => {
            let problems: Vec<String> = report.unsupported.iter().map(|p| p.to_string()).collect();
            Some(format!("not modelled: {}", problems.join("; ")))
        }
        Verdict::Internal => Some(report.internal.join("; ")),
    }
}

/// Text for XML. Characters that XML cannot hold become a replacement character.
fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\n' => out.push_str("&#10;"),
            '\t' => out.push(c),
            '\u{0}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => out.push('\u{fffd}'),
            _ => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::escape;

    #[test]
    fn text_is_escaped() {
        assert_eq!(
            escape("a < \"b\" & c\u{1}\n"),
            "a &lt; &quot;b&quot; &amp; c\u{fffd}&#10;"
        );
    }
}
