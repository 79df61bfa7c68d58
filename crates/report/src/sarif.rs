//! SARIF 2.1.0, for code-scanning pages.

use crate::{Context, TOOL, VERSION};
use fencepost_base::SourcePosition;
use fencepost_check::{FailureKind, Report, TraceStep, Verdict, ViolationReport};
use serde_json::{Value, json};

/// What a kind of violation means.
fn rule(kind: FailureKind) -> &'static str {
    match kind {
        FailureKind::Abort => "The program ends itself in some execution.",
        FailureKind::Assertion => "An assertion fails in some execution.",
        FailureKind::BadSync => {
            "A mutex or barrier is used that was not initialised, or was destroyed."
        }
        FailureKind::BadUnlock => "A thread releases a lock that it does not hold.",
        FailureKind::CommitPoint => {
            "Operations in the order of their commit points give something else."
        }
        FailureKind::DoubleFree => "Memory is freed twice, or was never allocated.",
        FailureKind::Eventually => "A condition holds at no point of some fair execution.",
        FailureKind::Exception => "An exception leaves a thread in some execution.",
        FailureKind::Deadlock => "Threads wait for each other in some execution.",
        FailureKind::ClassInitDeadlock => {
            "Threads wait for each other's class initialisers in some execution."
        }
        FailureKind::Invariant => "An invariant does not hold in some state.",
        FailureKind::LeadsTo => "A condition never follows another in some fair execution.",
        FailureKind::Livelock => "A fair execution never ends.",
        FailureKind::Leak => "Memory is never freed in some execution.",
        FailureKind::Final => "A final property does not hold in some end state.",
        FailureKind::NotSerial => "Operations give what they give in no serial execution.",
        FailureKind::Null => "A null pointer is used in some execution.",
        FailureKind::OutOfBounds => "Memory outside an object is used in some execution.",
        FailureKind::Uninitialised => "Memory is read that was never written.",
        FailureKind::UseAfterFree => "Memory is used after it was freed in some execution.",
        FailureKind::Race => "Two accesses to one location are not ordered.",
    }
}

/// The result as SARIF.
pub fn sarif(report: &Report, context: &Context) -> String {
    let rules: Vec<Value> = FailureKind::ALL
        .into_iter()
        .map(|kind| json!({"id": kind.name(), "shortDescription": {"text": rule(kind)}}))
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
                "limits_hit": report.limit_names(),
                "assumptions": report.assumptions,
            },
        }],
    });
    crate::json::to_string(&document)
}

/// What kept the search from covering every execution.
fn notifications(report: &Report) -> Vec<Value> {
    let limits = report.limit_names().into_iter();
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
    let place = match &violation.source {
        Some(source) => Some((source.as_str(), violation.position.as_ref())),
        None => last.map(|step| (step.source.as_str(), step.position.as_ref())),
    };
    let locations: Vec<Value> = place
        .iter()
        .map(|&(name, position)| location(name, position, context))
        .collect();
    let steps: Vec<Value> = violation
        .trace
        .iter()
        .map(|step| {
            let mut at = location(&step.source, step.position.as_ref(), context);
            at["message"] = json!({"text": describe(step)});
            json!({
                "executionOrder": step.step + 1,
                "location": at,
                "kinds": [step.operation],
            })
        })
        .collect();
    let mut result = json!({
        "ruleId": violation.kind.name(),
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

/// A place as a file and a line; one that is in no file by its name.
fn location(name: &str, position: Option<&SourcePosition>, context: &Context) -> Value {
    let Some(position) = position else {
        return json!({"logicalLocations": [{"fullyQualifiedName": name}]});
    };
    let file = position.file.replace('\\', "/");
    let own = file.rsplit('/').next() == Some(context.program_name());
    // The program itself is known by the path that the user gave.
    let uri = match own {
        true => encode_uri(&context.program.replace('\\', "/")),
        false => file_uri(&file),
    };
    let mut region = json!({"startLine": position.line});
    if let Some(column) = position.column {
        region["startColumn"] = json!(column);
    }
    json!({"physicalLocation": {"artifactLocation": {"uri": uri}, "region": region}})
}

/// The address of a file: relative, or absolute if the path is.
fn file_uri(path: &str) -> String {
    let has_drive = path.as_bytes().get(1) == Some(&b':');
    match (path.starts_with('/'), has_drive) {
        (true, _) => format!("file://{}", encode_uri(path)),
        (false, true) => format!("file:///{}", encode_uri(path)),
        (false, false) => encode_uri(path),
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
    use fencepost_base::SourcePosition;

    #[test]
    fn places_become_files_and_lines() {
        let context = Context {
            program: "dir/a b.fir".to_string(),
            corlib: None,
            peak_memory_bytes: 0,
        };
        let at = |file: &str, column: Option<u32>| {
            let position = SourcePosition {
                file: file.to_string(),
                line: 3,
                column,
            };
            location("name", Some(&position), &context)
        };
        let own = at("a b.fir", Some(7));
        let physical = &own["physicalLocation"];
        assert_eq!(physical["artifactLocation"]["uri"], "dir/a%20b.fir");
        assert_eq!(physical["region"]["startLine"], 3);
        assert_eq!(physical["region"]["startColumn"], 7);
        // Other files keep their folders.
        let uri = |file: &str| {
            let place = at(file, None);
            let uri = &place["physicalLocation"]["artifactLocation"]["uri"];
            uri.as_str().map(str::to_string)
        };
        assert_eq!(uri("src/Other.cs").as_deref(), Some("src/Other.cs"));
        assert_eq!(
            uri("/src/Other.cs").as_deref(),
            Some("file:///src/Other.cs")
        );
        assert_eq!(
            uri("C:\\src\\Other.cs").as_deref(),
            Some("file:///C:/src/Other.cs")
        );
        assert!(at("x", None)["physicalLocation"]["region"]["startColumn"].is_null());
        let other = location("Type::Method+7", None, &context);
        assert_eq!(
            other["logicalLocations"][0]["fullyQualifiedName"],
            "Type::Method+7"
        );
        assert_eq!(encode_uri("é"), "%C3%A9");
    }
}
