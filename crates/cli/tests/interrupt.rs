//! Ctrl-C: the search stops and says what it knows.

#![cfg(unix)]

mod common;

use std::process::{Command, Stdio};
use std::time::Duration;

#[test]
fn ctrl_c_gives_a_bounded_verdict() {
    let child = Command::new(env!("CARGO_BIN_EXE_fencepost"))
        .args([
            "check",
            "endless.fir",
            "--timeout",
            "60",
            "--format",
            "json",
        ])
        .current_dir(common::programs())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    std::thread::sleep(Duration::from_millis(700));
    // The shell's own `kill`: small systems have no other.
    let sent = Command::new("sh")
        .args(["-c", &format!("kill -INT {}", child.id())])
        .status()
        .expect("the shell runs");
    assert!(sent.success());
    let output = child.wait_with_output().expect("the binary ends");
    assert_eq!(output.status.code(), Some(3));
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).expect("a result");
    assert_eq!(json["verdict"], "bounded");
    assert_eq!(json["limits_hit"], serde_json::json!(["interrupted"]));
    // No progress line goes into a pipe.
    assert!(output.stderr.is_empty());
}
