//! SARIF 2.1.0, for code-scanning pages.

use crate::trace_table::{step_words, thread_names};
use crate::{Context, ErrorReport, TOOL, TestOutcome, TestResult, VERSION};
use fencepost_base::SourcePosition;
use fencepost_check::{ExceptionReport, FailureKind, Report, TraceStep, Verdict, ViolationReport};
use serde_json::{Value, json};
use std::collections::BTreeMap;

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
        FailureKind::NotLinearizable => {
            "Operations of an object overlap in a way that no serial order explains."
        }
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
    document(vec![run(report, context)])
}

/// The results of tests as SARIF, one run each.
pub fn tests_sarif(results: &[TestResult]) -> String {
    let runs = results.iter().map(|result| match &result.outcome {
        TestOutcome::Checked(report) => {
            let mut run = run(report, &result.context);
            run["automationDetails"] = json!({"id": result.name});
            run
        }
        TestOutcome::Skipped(why)
        | TestOutcome::Unsupported(why)
        | TestOutcome::NotBegun(why) => json!({
            "tool": tool(),
            "automationDetails": {"id": result.name},
            "invocations": [{
                "executionSuccessful": true,
                "toolExecutionNotifications": [
                    {"level": "warning", "message": {"text": format!("{}: {why}", result.word())}},
                ],
            }],
            "results": [],
            "properties": {"program": result.context.program, "verdict": result.word()},
        }),
    });
    document(runs.collect())
}

/// What the user gave is wrong, as SARIF.
pub fn error_sarif(error: &ErrorReport) -> String {
    document(vec![json!({
        "tool": tool(),
        "invocations": [{
            "executionSuccessful": false,
            "exitCode": 2,
            "toolConfigurationNotifications": [
                {"level": "error", "message": {"text": error.to_text().trim_end()}},
            ],
        }],
        "results": [],
    })])
}

fn document(runs: Vec<Value>) -> String {
    crate::json::to_string(&json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": runs,
    }))
}

fn tool() -> Value {
    let rules: Vec<Value> = FailureKind::ALL
        .into_iter()
        .map(|kind| json!({"id": kind.name(), "shortDescription": {"text": rule(kind)}}))
        .collect();
    json!({"driver": {"name": TOOL, "version": VERSION, "rules": rules}})
}

fn run(report: &Report, context: &Context) -> Value {
    let results: Vec<Value> = report
        .violations
        .iter()
        .map(|violation| result(violation, context))
        .collect();
    json!({
        "tool": tool(),
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
            "benign_races": report.benign_races,
        },
    })
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
    // One flow for each thread; the numbers of the steps say how they interleave.
    let mut flows: BTreeMap<usize, Vec<Value>> = BTreeMap::new();
    let names: BTreeMap<usize, String> = thread_names(violation.told()).into_iter().collect();
    for (order, step) in (1..).zip(violation.told()) {
        let mut at = location(&step.source, step.position.as_ref(), context);
        at["message"] = json!({"text": describe(step, &names[&step.thread])});
        let mut told = json!({"executionOrder": order, "location": at});
        if step.location.is_some() {
            told["kinds"] = json!([step.operation]);
        }
        flows.entry(step.thread).or_default().push(told);
    }
    let flows: Vec<Value> = flows
        .into_iter()
        .map(|(thread, steps)| {
            json!({
                "id": thread.to_string(),
                "message": {"text": names[&thread]},
                "locations": steps,
            })
        })
        .collect();
    let related = related_locations(violation, context);
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
    if !related.is_empty() {
        result["relatedLocations"] = json!(related);
    }
    let stacks = violation
        .exception
        .iter()
        .flat_map(|one| stacks(one, context));
    let stacks: Vec<Value> = stacks.collect();
    if !stacks.is_empty() {
        result["stacks"] = json!(stacks);
    }
    // A code flow without threads is not allowed.
    if !flows.is_empty() {
        result["codeFlows"] = json!([{"threadFlows": flows}]);
    }
    result
}

/// Where the threads of a deadlock wait, and where the exceptions behind another one come from.
fn related_locations(violation: &ViolationReport, context: &Context) -> Vec<Value> {
    let mut out: Vec<Value> = Vec::new();
    for wait in &violation.waits {
        let mut at = location(&wait.source, wait.position.as_ref(), context);
        at["message"] = json!({"text": wait.sentence()});
        out.push(at);
    }
    let mut causes: Vec<&ExceptionReport> = violation.exception.iter().collect();
    while let Some(exception) = causes.pop() {
        for inner in &exception.inner {
            if let Some(source) = &inner.source {
                let mut at = location(source, inner.position.as_ref(), context);
                at["message"] = json!({"text": inner.headline()});
                out.push(at);
            }
            causes.push(inner);
        }
    }
    out
}

/// The call stacks of an exception and of those that led to it.
fn stacks(exception: &ExceptionReport, context: &Context) -> Vec<Value> {
    let mut out = Vec::new();
    if !exception.stack.is_empty() {
        let frames = exception.stack.iter().map(|frame| {
            // The sources of a library are in no folder of the program.
            let mut at = match frame.library {
                true => location(&frame.method, None, context),
                false => location(&frame.source, frame.position.as_ref(), context),
            };
            at["message"] = json!({"text": frame.method});
            json!({"location": at})
        });
        out.push(json!({
            "message": {"text": exception.headline()},
            "frames": frames.collect::<Vec<Value>>(),
        }));
    }
    let inner = exception.inner.iter();
    out.extend(inner.flat_map(|inner| stacks(inner, context)));
    out
}

fn describe(step: &TraceStep, thread: &str) -> String {
    let mark = if step.out_of_order {
        " (out of order)"
    } else {
        ""
    };
    format!("{thread}: {}{mark}", step_words(step, usize::MAX))
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
        false => file_uri(&context.relative(&file)),
    };
    let mut region = json!({"startLine": position.line});
    if let Some(column) = position.column {
        region["startColumn"] = json!(column);
    }
    let mut artifact = json!({"uri": uri});
    // What is relative is so to the folder that the check was started in.
    if !uri.contains(':') && !uri.starts_with('/') {
        artifact["uriBaseId"] = json!("%SRCROOT%");
    }
    json!({"physicalLocation": {"artifactLocation": artifact, "region": region}})
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
            entry: None,
            corlib: None,
            peak_memory_bytes: 0,
            folder: Some("/home/me".to_string()),
            width: None,
            proof: None,
            look: Default::default(),
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
        assert_eq!(uri("/home/me/a/Other.cs").as_deref(), Some("a/Other.cs"));
        assert_eq!(
            uri("/home/meadow/Other.cs").as_deref(),
            Some("file:///home/meadow/Other.cs")
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
