//! SARIF 2.1.0, for code-scanning pages.

use crate::{Context, TOOL, VERSION};
use fencepost_check::{Report, TraceStep, Verdict, ViolationReport};
use serde_json::{Value, json};

/// The kinds of violations, and what each means.
const RULES: [(&str, &str); 7] = [
    ("assertion", "An assertion fails in some execution."),
    (
        "exception",
        "An exception leaves a thread in some execution.",
    ),
    ("deadlock", "Threads wait for each other in some execution."),
    (
        "class-init-deadlock",
        "Threads wait for each other's class initialisers in some execution.",
    ),
    ("invariant", "An invariant does not hold in some state."),
    ("final", "A final property does not hold in some end state."),
    ("race", "Two accesses to one location are not ordered."),
];

/// The result as SARIF.
pub fn sarif(report: &Report, context: &Context) -> String {
    let rules: Vec<Value> = RULES
        .iter()
        .map(|(id, text)| json!({"id": id, "shortDescription": {"text": text}}))
        .collect();
    let results: Vec<Value> = report
        .violations
        .iter()
        .map(|violation| result(violation, context))
        .collect();
    let document = json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": {"driver": {"name": TOOL, "version": VERSION, "rules": rules}},
            "invocations": [{
                "executionSuccessful": report.verdict != Verdict::Internal,
                "exitCode": report.verdict.exit_code(),
                "toolExecutionNotifications": notifications(report),
            }],
            "results": results,
            "properties": {
                "program": context.program,
                "model": report.model,
                "verdict": report.verdict.name(),
                "limits_hit": report.limits_hit,
                "assumptions": report.assumptions,
            },
        }],
    });
    crate::json::to_string(&document)
}

/// What kept the search from covering every execution.
fn notifications(report: &Report) -> Vec<Value> {
    let limits = report.limits_hit.iter();
    let limits = limits.map(|limit| ("warning", format!("the search was cut by {limit}")));
    let unsupported = report.unsupported.iter();
    let unsupported = unsupported.map(|problem| ("warning", format!("not modelled: {problem}")));
    let internal = report.internal.iter();
    let internal = internal.map(|problem| ("error", problem.clone()));
    limits
        .chain(unsupported)
        .chain(internal)
        .map(|(level, text)| json!({"level": level, "message": {"text": text}}))
        .collect()
}

fn result(violation: &ViolationReport, context: &Context) -> Value {
    let last = violation.trace.last();
    let place = violation
        .source
        .as_deref()
        .or(last.map(|step| step.source.as_str()));
    let locations: Vec<Value> = place.iter().map(|place| location(place, context)).collect();
    let steps: Vec<Value> = violation
        .trace
        .iter()
        .map(|step| {
            let mut at = location(&step.source, context);
            at["message"] = json!({"text": describe(step)});
            json!({
                "executionOrder": step.step + 1,
                "location": at,
                "kinds": [step.operation],
            })
        })
        .collect();
    let mut result = json!({
        "ruleId": violation.kind,
        "level": "error",
        "message": {"text": violation.message},
        "locations": locations,
        "properties": {"class": violation.class.name()},
    });
    if let Some(reason) = &violation.class_reason {
        result["properties"]["classReason"] = json!(reason);
    }
    // A thread flow without steps is not allowed.
    if !steps.is_empty() {
        result["codeFlows"] = json!([{"threadFlows": [{"locations": steps}]}]);
    }
    result
}

fn describe(step: &TraceStep) -> String {
    let mut text = format!("{}: {}", step.thread_name, step.operation);
    if let Some(location) = &step.location {
        text.push(' ');
        text.push_str(location);
    }
    if let Some(value) = &step.value {
        text.push_str(" = ");
        text.push_str(value);
    }
    if step.out_of_order {
        text.push_str(" (out of order)");
    }
    text
}

/// A place such as `Peterson.cs:19` as a file and a line; any other one by its name.
fn location(place: &str, context: &Context) -> Value {
    let file_and_line = place
        .rsplit_once(':')
        .and_then(|(file, line)| Some((file, line.parse::<u32>().ok().filter(|&n| n > 0)?)));
    match file_and_line {
        Some((file, line)) => {
            // The program itself is known by its path, other files by their name only.
            let uri = match file == context.program_name() {
                true => context.program.replace('\\', "/"),
                false => file.to_string(),
            };
            json!({"physicalLocation": {
                "artifactLocation": {"uri": encode_uri(&uri)},
                "region": {"startLine": line},
            }})
        }
        None => json!({"logicalLocations": [{"fullyQualifiedName": place}]}),
    }
}

fn encode_uri(path: &str) -> String {
    let mut out = String::with_capacity(path.len());
    for byte in path.bytes() {
        let plain = byte.is_ascii_alphanumeric() || b"-._~/:@!$&'()*+,;=".contains(&byte);
        match plain {
            true => out.push(char::from(byte)),
            false => out.push_str(&format!("%{byte:02X}")),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::{encode_uri, location};
    use crate::Context;

    #[test]
    fn places_become_files_and_lines() {
        let context = Context {
            program: "dir/a b.fir".to_string(),
            corlib: None,
            peak_memory_bytes: 0,
        };
        let own = location("a b.fir:3", &context);
        let physical = &own["physicalLocation"];
        assert_eq!(physical["artifactLocation"]["uri"], "dir/a%20b.fir");
        assert_eq!(physical["region"]["startLine"], 3);
        let other = location("Type::Method+7", &context);
        assert_eq!(
            other["logicalLocations"][0]["fullyQualifiedName"],
            "Type::Method+7"
        );
        assert_eq!(encode_uri("é"), "%C3%A9");
    }
}
