//! JUnit XML, for the test pages of build servers.
//!
//! Every violation is a failed test case. A verdict that is neither `verified` nor `violated` is
//! an error, never a pass: a search that was cut has not shown anything.

use crate::{Context, TOOL, trace_table};
use fencepost_check::{Report, Verdict};

/// The result as JUnit XML.
pub fn junit(report: &Report, context: &Context) -> String {
    let suite = format!("{TOOL} {} ({})", context.program, report.model);
    let mut cases = String::new();
    let mut count = 0;
    for violation in &report.violations {
        let place = violation
            .source
            .as_deref()
            .unwrap_or(context.program_name());
        count += 1;
        cases.push_str(&format!(
            "    <testcase classname=\"{}\" name=\"{}\">\n      \
             <failure type=\"{}\" message=\"{}\">{}</failure>\n    </testcase>\n",
            escape(context.program_name()),
            escape(&format!("{} at {place}", violation.kind)),
            escape(violation.kind.name()),
            escape(&violation.message),
            escape(&trace_table::draw(
                &violation.trace,
                violation.cycle.as_ref().map(|cycle| cycle.start),
                false
            )),
        ));
    }
    let failures = count;
    let mut errors = 0;
    if report.violations.is_empty() || report.verdict == Verdict::Internal {
        count += 1;
        let body = error_message(report).map_or(String::new(), |message| {
            errors += 1;
            format!(
                "\n      <error type=\"{}\" message=\"{}\"/>\n    ",
                report.verdict.name(),
                escape(&message)
            )
        });
        cases.push_str(&format!(
            "    <testcase classname=\"{}\" name=\"every execution\" time=\"{:.3}\">{body}</testcase>\n",
            escape(context.program_name()),
            report.seconds,
        ));
    }
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n  \
         <testsuite name=\"{}\" tests=\"{count}\" failures=\"{failures}\" errors=\"{errors}\" \
         skipped=\"0\" time=\"{:.3}\">\n{cases}  </testsuite>\n</testsuites>\n",
        escape(&suite),
        report.seconds,
    )
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
