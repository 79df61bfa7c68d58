//! Searches that are killed at any moment and continued from their checkpoint end like undisturbed
//! ones.

mod common;

use common::{Folder, fencepost};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Compiles a C# program; None if there is no compiler.
fn compile(folder: &Folder, name: &str, text: &str) -> Option<String> {
    let (source, program) = (
        folder.file("program.cs"),
        folder.file(&format!("{name}.exe")),
    );
    std::fs::write(&source, text).expect("writable");
    let compiler = Command::new("mcs")
        .args([
            "-debug",
            "-define:DEBUG",
            &format!("-out:{program}"),
            &source,
        ])
        .output();
    match compiler {
        Ok(output) if output.status.success() => Some(program),
        Ok(output) => panic!("{name}: {}", String::from_utf8_lossy(&output.stderr)),
        Err(_) => {
            eprintln!("skipped: mcs, Mono's C# compiler, is not on the PATH");
            None
        }
    }
}

/// What must not depend on interruptions.
fn summary(json: &Value) -> Vec<Value> {
    let mut parts: Vec<Value> = ["verdict", "states", "transitions", "limits_hit", "outcomes"]
        .iter()
        .map(|&key| json[key].clone())
        .collect();
    if let Some(violations) = json["violations"].as_array() {
        parts.extend(violations.iter().map(|v| v["message"].clone()));
    }
    parts
}

/// A number between 0 and `bound` that differs from run to run: any moment must do.
fn at_random(bound: u64) -> u64 {
    let now = std::time::SystemTime::now();
    let since = now.duration_since(std::time::UNIX_EPOCH).expect("a clock");
    u64::from(since.subsec_nanos()) / 1000 % bound
}

/// Runs a search that takes so long, kills it at random moments of its first half, and continues it
/// until it comes to its end.
fn killed(program: &str, options: &[&str], checkpoint: &str, time: Duration) -> (Value, usize) {
    let mut kills = 0;
    loop {
        let mut command = Command::new(env!("CARGO_BIN_EXE_fencepost"));
        command.args(["check", program, "--format", "json"]);
        command.args(options);
        command.args(["--checkpoint", checkpoint, "--checkpoint-every", "0.01"]);
        if Path::new(checkpoint).exists() {
            command.args(["--resume", checkpoint]);
        }
        let mut child = command
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the binary starts");
        if kills < 8 {
            std::thread::sleep(time * at_random(50) as u32 / 100);
            // What has ended by itself is not harmed.
            let _ = child.kill();
        }
        let output = child.wait_with_output().expect("it ends");
        if output.status.code().is_none() {
            kills += 1;
            continue;
        }
        let text = String::from_utf8_lossy(&output.stdout);
        let json = serde_json::from_str(&text);
        return (
            json.unwrap_or_else(|error| panic!("{error}: {text}")),
            kills,
        );
    }
}

#[test]
fn killed_searches_go_on_where_they_were() {
    let folder = Folder::new("killed");
    let philosophers = std::fs::read_to_string(root().join("bench/programs/philosophers.fir"))
        .expect("readable")
        .replace("COUNT", "8");
    let text = folder.file("philosophers.fir");
    std::fs::write(&text, philosophers).expect("writable");
    let mut programs = vec![text];
    let dining = std::fs::read_to_string(root().join("bench/programs/Philosophers.cs"));
    programs.extend(compile(
        &folder,
        "dining",
        &dining.expect("readable").replace("COUNT", "3"),
    ));
    let mut all_kills = 0;
    for (number, program) in programs.iter().enumerate() {
        let ways: [(&[&str], &str); 4] = [
            (&["--reduction", "none", "--model", "sc"], "1"),
            (&["--reduction", "none", "--model", "sc"], "2"),
            (&["--reduction", "none", "--model", "sc", "--all"], "1"),
            (&["--model", "sc", "--all"], "2"),
        ];
        for (way, (options, workers)) in ways.iter().enumerate() {
            let mut arguments = vec!["check", program, "--format", "json", "--workers", "1"];
            arguments.extend_from_slice(options);
            let begun = Instant::now();
            let whole = fencepost(&arguments).json();
            let time = begun.elapsed();
            let options = [options, &["--workers", workers][..]].concat();
            let checkpoint = folder.file(&format!("{number}-{way}"));
            let (json, kills) = killed(program, &options, &checkpoint, time);
            all_kills += kills;
            // The first violation that is found ends a search, and two workers may find any first.
            if whole["verdict"] == "violated" && way < 2 {
                assert_eq!(json["verdict"], "violated", "{program} {options:?}");
            } else {
                assert_eq!(summary(&json), summary(&whole), "{program} {options:?}");
            }
        }
    }
    assert!(all_kills > 0);
}

/// Numbers of classes and functions are given when they are first needed; a checkpoint brings them
/// along.
#[test]
fn compiled_programs_go_on_in_another_process() {
    let folder = Folder::new("continued");
    let names = [
        "programs/bank",
        "programs/cache",
        "programs/parallel-sum",
        "monitors/bounded-buffer",
        "collections/concurrent-queue",
        "tasks/async-await",
        "threads/thread-static",
        "threads/exception-filter",
        "events/timer",
        "publication/initialiser-throws",
        "interlocked/exchange-object",
        "threads/generic-statics",
    ];
    for name in names {
        let path = root().join("tests/dotnet").join(name).join("program.cs");
        let text = std::fs::read_to_string(&path).expect("readable");
        let Some(program) = compile(&folder, "program", &text) else {
            return;
        };
        let checkpoint = folder.file("saved");
        let options = [
            "check", &program, "--all", "--model", "sc", "--format", "json",
        ];
        let whole = fencepost(&options).json();
        let half = (whole["states"].as_u64().unwrap_or(0) / 2)
            .max(1)
            .to_string();
        let mut first = options.to_vec();
        first.extend(["--max-states", &half, "--checkpoint", &checkpoint]);
        fencepost(&first);
        let mut second = options.to_vec();
        second.extend(["--resume", &checkpoint]);
        assert_eq!(
            summary(&fencepost(&second).json()),
            summary(&whole),
            "{name}"
        );
        let mut third = options.to_vec();
        third.extend(["--heap", "canonical"]);
        let canonical = fencepost(&third).json();
        // Hashes of identities are refused while objects are renamed. States cannot be compared:
        // persistent sets are not used then.
        if canonical["verdict"] != "unsupported" {
            assert_eq!(canonical["verdict"], whole["verdict"], "{name}");
        }
    }
}

#[test]
fn what_cannot_be_continued_is_refused() {
    let folder = Folder::new("refused");
    let checkpoint = folder.file("saved");
    let made = fencepost(&["check", "objects.fir", "--checkpoint", &checkpoint]);
    assert!(made.code < 2, "{}", made.stderr);
    let refuse = |arguments: &[&str], why: &str| {
        let run = fencepost(arguments);
        assert_eq!(run.code, 2, "{arguments:?}: {}", run.stderr);
        assert!(run.stderr.contains(why), "{arguments:?}: {}", run.stderr);
    };
    let again = ["check", "objects.fir", "--resume", &checkpoint];
    assert_eq!(fencepost(&again).code, made.code);
    refuse(
        &["check", "endless.fir", "--resume", &checkpoint],
        "program",
    );
    let with = |option: &'static [&'static str]| [&again[..], option].concat();
    refuse(&with(&["--model", "tso"]), "--model");
    refuse(&with(&["--reduction", "none"]), "--reduction");
    refuse(&with(&["--reduction", "dpor"]), "cannot be saved");
    refuse(&with(&["--store", "compact"]), "exact");
    refuse(&with(&["--engine", "random"]), "at random");
    let missing = folder.file("missing");
    refuse(&["check", "objects.fir", "--resume", &missing], "read");
    let folder_itself = folder.0.display().to_string();
    refuse(
        &["check", "objects.fir", "--resume", &folder_itself],
        "no checkpoint whose parts are all there",
    );
    refuse(
        &["check", "objects.fir", "--checkpoint", "no/where"],
        "directory",
    );
    let good = std::fs::read(&checkpoint).expect("readable");
    for damage in [0, 12, 30, good.len() / 2, good.len() - 1] {
        let mut bad = good.clone();
        bad[damage] ^= 0x40;
        std::fs::write(&checkpoint, &bad).expect("writable");
        refuse(&again, "cannot be continued");
        std::fs::write(&checkpoint, &good[..damage]).expect("writable");
        refuse(&again, "cannot be continued");
    }
    std::fs::write(&checkpoint, b"#!/bin/sh\necho this is something else\n").expect("writable");
    refuse(&again, "cannot be continued");
}
