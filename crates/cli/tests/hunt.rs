//! Hunting: a bug in a large space is found by executions at random, always the same ones, and
//! shown by a short execution.

mod common;

use common::{Folder, fencepost};
use serde_json::Value;

/// Six threads that count four times each. The first one fails if it does not begin.
fn program() -> String {
    let mut text = String::from("class R { static counter: i32 }\n");
    for thread in 0..6 {
        text += &format!("func t{thread}() {{\n");
        if thread == 0 {
            text += "  %seen = load volatile R.counter\n  %is_first = eq.i32 %seen, 0\n";
            text += "  assert %is_first, \"it began\"\n";
        }
        for turn in 0..4 {
            text += &format!("  %r{turn} = rmw add R.counter, 1\n");
        }
        text += "}\n";
    }
    text += "func main() {\n";
    for thread in 0..6 {
        text += &format!("  %h{thread} = start t{thread}()\n");
    }
    for thread in 0..6 {
        text += &format!("  join %h{thread}\n");
    }
    text + "}\n"
}

fn check(program: &str, more: &[&str]) -> Value {
    let mut arguments = vec!["check", program, "--model", "sc", "--format", "json"];
    arguments.extend(more);
    let run = fencepost(&arguments);
    serde_json::from_str(&run.stdout).expect("JSON")
}

#[test]
fn a_bug_far_from_the_first_executions_is_hunted_down() {
    let folder = Folder::new("hunt");
    let file = folder.file("program.fir");
    std::fs::write(&file, program()).expect("writable");
    let hunted = check(&file, &[]);
    assert_eq!(hunted["verdict"], "violated");
    assert_eq!(hunted["engine"], "random");
    let again = check(&file, &[]);
    assert_eq!(hunted["violations"], again["violations"]);
    let trace = hunted["violations"][0]["trace"]
        .as_array()
        .expect("a trace");
    assert!(trace.len() < 20, "{} steps", trace.len());
    let searched = check(&file, &["--hunt", "off", "--workers", "1"]);
    assert_eq!(searched["verdict"], "violated");
    assert_eq!(searched["engine"], "explicit");
    assert!(searched["states"].as_u64() > Some(4_096));
}

#[test]
fn a_large_space_without_a_bug_is_still_searched_whole() {
    let folder = Folder::new("hunt-nothing");
    let file = folder.file("program.fir");
    let text = program().replace("  assert %is_first, \"it began\"\n", "");
    std::fs::write(&file, text).expect("writable");
    let hunted = check(&file, &["--workers", "1"]);
    assert_eq!(hunted["verdict"], "verified");
    assert_eq!(hunted["engine"], "explicit");
    let searched = check(&file, &["--hunt", "off", "--workers", "1"]);
    assert_eq!(hunted["states"], searched["states"]);
    assert_eq!(hunted["limits_hit"], searched["limits_hit"]);
}

/// One thread writes a variable twice, another reads it again and again in between, and two more
/// have work of their own.
fn patient_reader() -> String {
    const READS: usize = 24;
    let mut text = String::from("class R { static x: i32 static counter: i32 }\n");
    text += "func writer() {\n  store volatile R.x, 1\n  store volatile R.x, 2\n}\n";
    text += "func reader() {\n  %ones0 = eq.i32 0, 0\n";
    for read in 0..READS {
        let next = read + 1;
        text += &format!("  %x{read} = load volatile R.x\n  %is{read} = eq.i32 %x{read}, 1\n");
        text += &format!("  %ones{next} = and.i32 %ones{read}, %is{read}\n");
    }
    text += &format!("  %some = eq.i32 %ones{READS}, 0\n  assert %some, \"all were 1\"\n}}\n");
    text += "func worker() {\n";
    for turn in 0..8 {
        text += &format!("  %r{turn} = rmw add R.counter, 1\n");
    }
    text += "}\nfunc main() {\n";
    let threads = ["worker", "writer", "reader", "worker"];
    for (number, thread) in threads.iter().enumerate() {
        text += &format!("  %h{number} = start {thread}()\n");
    }
    for number in 0..threads.len() {
        text += &format!("  join %h{number}\n");
    }
    text + "}\n"
}

#[test]
fn a_thread_that_must_go_far_while_another_stands_still_goes_by_priority() {
    let folder = Folder::new("hunt-priorities");
    let file = folder.file("program.fir");
    std::fs::write(&file, patient_reader()).expect("writable");
    // With choices that are all as likely, one execution in some million would do.
    let sampled = check(&file, &["--engine", "random", "--runs", "1000"]);
    assert_eq!(sampled["verdict"], "violated");
    let again = check(&file, &["--engine", "random", "--runs", "1000"]);
    assert_eq!(sampled["violations"], again["violations"]);
}
