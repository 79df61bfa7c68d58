//! Ctrl-C, SIGTERM and SIGHUP: the search stops and says what it knows.

#![cfg(unix)]

mod common;

use common::Folder;
use std::process::{Command, Output, Stdio};
use std::time::Duration;

/// Starts a search without end, sends it a signal, and gives what it says.
fn interrupted(signal: &str, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fencepost"));
    command
        .args(["check", "endless.fir", "--timeout", "60"])
        .args(["--format", "json"])
        .args(arguments)
        .current_dir(common::programs());
    signalled(&mut command, signal, Duration::from_millis(700))
}

/// Starts a command, sends it a signal after a while, and gives what it says.
fn signalled(command: &mut Command, signal: &str, after: Duration) -> Output {
    let child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    std::thread::sleep(after);
    // The shell's own `kill`: small systems have no other.
    let sent = Command::new("sh")
        .args(["-c", &format!("kill -{signal} {}", child.id())])
        .status()
        .expect("the shell runs");
    assert!(sent.success());
    child.wait_with_output().expect("the binary ends")
}

/// Whether whoever started the tests has SIGHUP ignored, as `nohup` does.
fn hangup_is_ignored() -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let mask = ignored.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    mask.is_some_and(|mask| mask & 1 != 0)
}

#[test]
fn a_signal_gives_a_bounded_verdict() {
    if hangup_is_ignored() {
        return;
    }
    for signal in ["INT", "TERM", "HUP"] {
        let output = interrupted(signal, &[]);
        assert_eq!(output.status.code(), Some(3), "{signal}");
        let json: serde_json::Value = serde_json::from_slice(&output.stdout).expect("a result");
        assert_eq!(json["verdict"], "bounded", "{signal}");
        assert_eq!(json["limits_hit"], serde_json::json!(["interrupted"]));
        // No progress line goes into a pipe.
        assert!(output.stderr.is_empty(), "{signal}");
    }
}

#[test]
fn a_signal_leaves_a_checkpoint() {
    if hangup_is_ignored() {
        return;
    }
    let folder = Folder::new("a_signal_leaves_a_checkpoint");
    for signal in ["TERM", "HUP"] {
        let file = folder.file(signal);
        let output = interrupted(signal, &["--checkpoint", &file]);
        assert_eq!(output.status.code(), Some(3), "{signal}");
        assert!(std::path::Path::new(&file).exists(), "{signal}");
    }
}

/// Tests that a run did not come to are not silently left out.
#[test]
fn a_signal_leaves_no_test_out_of_the_results() {
    const SOURCE: &str = "
        using System.Threading;
        class ConcurrencyTestAttribute : System.Attribute { }
        class Tests
        {
            static long n;
            static void Count() { while (true) Interlocked.Increment(ref n); }
            [ConcurrencyTest] public static void Endless() { new Thread(Count).Start(); Count(); }
            [ConcurrencyTest] public static void Second() { }
        }";
    let compilers = ["mcs", "csc"];
    let is_there = |name: &&str| Command::new(name).arg("--version").output().is_ok();
    if !compilers.iter().any(is_there) {
        eprintln!("skipped: no C# compiler installed");
        return;
    }
    let folder = Folder::new("a_signal_leaves_no_test_out_of_the_results");
    let file = folder.file("Tests.cs");
    std::fs::write(&file, SOURCE).expect("a source file");
    let mut command = Command::new(env!("CARGO_BIN_EXE_fencepost"));
    command.args(["test", &file, "--timeout", "60", "--format", "json"]);
    let output = signalled(&mut command, "INT", Duration::from_secs(4));
    assert_eq!(output.status.code(), Some(3));
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).expect("a result");
    assert_eq!(json["verdict"], "bounded");
    let verdicts = |name: &str| {
        let tests = json["tests"].as_array().expect("a list");
        let test = tests.iter().find(|test| test["name"] == name);
        test.map(|test| (test["verdict"].clone(), test["reason"].clone()))
    };
    let second = verdicts("Tests::Second").expect("it is in the results");
    assert_eq!(second, ("bounded".into(), "interrupted".into()));
    assert!(verdicts("Tests::Endless").is_some());
}

#[test]
fn nohup_is_respected() {
    let child = Command::new("sh")
        .args([
            "-c",
            "trap '' HUP; exec \"$0\" check endless.fir --timeout 3",
        ])
        .arg(env!("CARGO_BIN_EXE_fencepost"))
        .current_dir(common::programs())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    std::thread::sleep(Duration::from_millis(700));
    let sent = Command::new("sh")
        .args(["-c", &format!("kill -HUP {}", child.id())])
        .status()
        .expect("the shell runs");
    assert!(sent.success());
    let output = child.wait_with_output().expect("the binary ends");
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(text.contains("cut by timeout"), "{text}");
}
