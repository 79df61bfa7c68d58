//! Programs in the text form that use the natives of .NET, and what they show.

use fencepost_check::{Reduction, Task, check};
use fencepost_ir::text::parse_program;
use fencepost_ir::{Overlay, Program, Source};
use fencepost_memory_model::builtin;
use std::sync::Arc;

/// What the natives about threads call, in a form that suits all programs here.
const PRELUDE: &str = r#"
class R { static a: i32; static b: i32; static c: i32; static s: String; static cell: i32;
          static object: ref; static handle: i64 }
class Thread { handle: i64 }
class Handle { _kind: i32; _count: i32; _owner: i64 }
array Handles of Handle
array Chars of char
func `Fencepost.Runtime::ThreadMain`(%thread: ref, %start: ref, %argument: ref, %context: ref) {
  call body()
}
func `Fencepost.Runtime::PoolMain`(%callback: ref, %state: ref, %context: ref) { call body() }
func start_body(%thread: ref) -> i32 {
  %p = addr %thread.Thread.handle
  %ok: i32 = native "Fencepost.Runtime::StartThread(long&,object,object,object,object,bool)"(%p, %thread, null, null, null, 0)
  ret %ok
}
func join_body(%thread: ref, %timeout: i32) -> i32 {
  %p = addr %thread.Thread.handle
  %ok: i32 = native "Fencepost.Runtime::JoinThread(long&,int)"(%p, %timeout)
  ret %ok
}
"#;

/// A program that never asks what time it is.
struct Timeless(Program);

impl Overlay for Timeless {
    fn original(&self) -> &dyn Source {
        &self.0
    }

    fn tells_time(&self) -> bool {
        false
    }
}

/// A program with these functions, to be checked with these expressions.
pub fn task(text: &str, model: &str, reduction: Reduction, expressions: &[&str]) -> Task {
    let program = parse_program(&format!("{text}\n{PRELUDE}"), "test.fir")
        .unwrap_or_else(|error| panic!("{error}"));
    let model = builtin(model).expect("a built-in model");
    let natives = fencepost_runtime_cil::natives();
    let program: Arc<dyn Source> = match text.contains("LogicalTimeMs") {
        true => Arc::new(program),
        false => Arc::new(Timeless(program)),
    };
    let mut task = Task::new(program, natives, model);
    task.engine = reduction.into();
    task.find_all = true;
    task.outcomes = expressions.iter().map(|e| e.to_string()).collect();
    task
}

/// The outcomes of a program, one line each, and what is wrong with it. None if a limit was met.
pub fn shown(task: &Task) -> Option<Vec<String>> {
    let report = check(task).unwrap_or_else(|error| panic!("{error}"));
    if !report.limits_hit.is_empty() {
        return None;
    }
    assert!(report.internal.is_empty(), "{:?}", report.internal);
    let row = |row: &fencepost_check::OutcomeRow| {
        let values: Vec<String> = row.values.iter().map(|value| value.to_string()).collect();
        values.join(" ")
    };
    let mut found: Vec<String> = report.outcomes.iter().map(row).collect();
    let wrong = report.violations.iter();
    found.extend(wrong.map(|violation| format!("! {}", violation.kind)));
    found.extend(
        report
            .unsupported
            .iter()
            .map(|problem| format!("? {}", problem.what)),
    );
    found.sort();
    found.dedup();
    Some(found)
}
