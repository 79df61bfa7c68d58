//! `--cluster`: several processes search together, find what one finds, and never say more than
//! they know when one of them is lost.

#![cfg(unix)]

mod common;

use common::cluster::{at_random, essence, hosts, result, start, wait_for};
use common::{Folder, fencepost, programs};
use serde_json::Value;
use std::io::Write;
use std::net::TcpStream;
use std::os::unix::fs::PermissionsExt;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

fn compare(arguments: &[&str]) {
    let with = |more: &[&str]| {
        let run = fencepost(&[arguments, &["--format", "json"], more].concat());
        (run.code, essence(&run.json()))
    };
    let one = with(&["--workers", "1"]);
    for count in ["2", "3"] {
        assert_eq!(with(&["--cluster", count]), one, "{arguments:?}, {count}");
    }
}

#[test]
fn several_processes_find_what_one_finds() {
    compare(&["check", "lost_update.fir", "--all"]);
    compare(&["check", "deadlock.fir", "--all", "--model", "tso"]);
    compare(&["check", "objects.fir", "--reduction", "none"]);
    compare(&[
        "outcomes",
        "store_buffering.fir",
        "r1",
        "r2",
        "--model",
        "tso",
    ]);
}

/// Programs of every kind: each process reads and lowers them for itself, and all must come to the
/// same numbers.
#[test]
fn processes_agree_about_programs_of_every_kind() {
    let fixture = |path: &str| format!("../../../../tests/{path}");
    let fixtures = [
        "c/concurrent/keys.clang19.ll",
        "c/concurrent/lost_wakeup.clang19.ll",
        "java/concurrent/assertion/program.jar",
        "dotnet/net10/accessor-lost-update/program.dll",
        "dotnet/net10/barriers-one-sided/program.dll",
    ];
    for path in fixtures {
        compare(&["check", &fixture(path), "--all"]);
    }
    // Everything that the machine does, and objects by their position.
    compare(&[
        "check",
        &fixture(fixtures[3]),
        "--all",
        "--reduction",
        "none",
    ]);
    compare(&[
        "check",
        &fixture(fixtures[3]),
        "--all",
        "--heap",
        "canonical",
    ]);
    // Workers that start one another for ever.
    let relay = fixture("dotnet/pool/items-renamed/program.dll");
    compare(&["check", &relay, "--all", "--heap", "canonical"]);
}

/// Connects once somebody listens.
fn connect(port: u16) -> TcpStream {
    let start = Instant::now();
    loop {
        match TcpStream::connect(("127.0.0.1", port)) {
            Ok(stream) => return stream,
            Err(error) => assert!(start.elapsed() < Duration::from_secs(60), "{error}"),
        }
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Strangers are turned away, whatever they send, and the search begins with those who belong to it.
#[test]
fn strangers_cannot_join() {
    let folder = Folder::new("cluster-strangers");
    let (list, ports) = hosts(&folder, 2);
    let arguments = ["check", "lost_update.fir", "--all"];
    let first = start(&arguments, &list, 0, "the secret of this run");
    for garbage in [
        &b"GET / HTTP/1.1\r\n\r\n"[..],
        &[0xff; 4096],
        &[],
        b"fencepo1\x01\0\0\0",
    ] {
        let mut stream = connect(ports[0]);
        // The other end may be quicker to close than this one is to write.
        let _ = stream.write_all(garbage);
    }
    // Silence is no way in, either.
    let _silent = connect(ports[0]);
    let stranger = start(&arguments, &list, 1, "the secret of another run");
    let (code, stdout, stderr) = result(stranger);
    assert_eq!(code, Some(2), "{stdout}{stderr}");
    assert!(stderr.contains("another secret"), "{stderr}");
    let second = start(&arguments, &list, 1, "the secret of this run");
    let (code, stdout, stderr) = result(first);
    let alone = fencepost(&["check", "lost_update.fir", "--all", "--format", "json"]);
    assert_eq!(code, Some(alone.code), "{stderr}");
    let json: Value = serde_json::from_str(&stdout).expect("a result");
    assert_eq!(essence(&json), essence(&alone.json()));
    let (code, stdout, _) = result(second);
    assert_eq!((code, stdout.as_str()), (Some(0), ""));
}

/// Whenever a process is killed, the others end soon and claim nothing.
#[test]
fn a_process_that_is_killed_ends_the_search() {
    let folder = Folder::new("cluster-killed");
    for round in 0..6 {
        let (list, _) = hosts(&folder, 3);
        let saved = folder.file(&format!("saved-{round}"));
        let arguments = [
            "check",
            "endless.fir",
            "--timeout",
            "120",
            "--checkpoint",
            &saved,
            "--checkpoint-every",
            "0.01",
        ];
        let secret = "the secret of this run";
        let mut all: Vec<Child> = (0..3)
            .map(|process| start(&arguments, &list, process, secret))
            .collect();
        // Until all are there, there is no search to end.
        wait_for(&saved);
        std::thread::sleep(Duration::from_millis(at_random(500)));
        let mut victim = all.remove(1 + round % 2);
        victim.kill().expect("it is running");
        victim.wait().expect("it ends");
        let killed = Instant::now();
        let survivors: Vec<_> = all.into_iter().map(result).collect();
        assert!(killed.elapsed() < Duration::from_secs(30));
        let (code, stdout, stderr) = &survivors[0];
        assert_eq!(*code, Some(3), "{stdout}{stderr}");
        let json: Value = serde_json::from_str(stdout).expect("a result");
        assert_eq!(json["verdict"], "bounded");
        assert_eq!(json["limits_hit"], serde_json::json!(["process-lost"]));
        let why = json["process_lost"].as_str().expect("a reason");
        assert!(why.contains("process"), "{why}");
        assert_eq!(survivors[1].0, Some(3), "{}", survivors[1].2);
    }
}

/// The first process is interrupted, and all of them end with what they have found.
#[test]
fn an_interrupted_search_has_a_result() {
    let child = Command::new(env!("CARGO_BIN_EXE_fencepost"))
        .args(["check", "endless.fir", "--cluster", "2", "--format", "json"])
        .args(["--timeout", "120"])
        .current_dir(programs())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    // A signal that comes before anybody listens may be lost, so it is sent until it is heard.
    let number = child.id();
    let heard = Arc::new(AtomicBool::new(false));
    let still = Arc::clone(&heard);
    let sender = std::thread::spawn(move || {
        while !still.load(Ordering::Relaxed) {
            std::thread::sleep(Duration::from_secs(2));
            let command = format!("kill -INT {number}");
            // Once the process has ended there is nobody to send it to.
            let _ = Command::new("sh").args(["-c", &command]).output();
        }
    });
    let (code, stdout, stderr) = result(child);
    heard.store(true, Ordering::Relaxed);
    sender.join().expect("the sender ends");
    assert_eq!(code, Some(3), "{stdout}{stderr}");
    let json: Value = serde_json::from_str(&stdout).expect("a result");
    assert_eq!(json["verdict"], "bounded");
    assert_eq!(json["limits_hit"], serde_json::json!(["interrupted"]));
}

#[test]
fn commands_are_printed_for_each_machine() {
    let folder = Folder::new("cluster-commands");
    let list = folder.0.join("hosts.txt");
    std::fs::write(&list, "# two\none:7000\n\ntwo:7000\n").expect("the file is written");
    let list = list.to_string_lossy().into_owned();
    let run = fencepost(&["check", "a b.fir", "--cluster", &list, "--cluster-commands"]);
    assert_eq!(run.code, 0, "{}", run.stderr);
    let lines: Vec<&str> = run.stdout.lines().collect();
    assert!(lines[1].starts_with("export FENCEPOST_CLUSTER_SECRET="));
    assert_eq!(lines[2], "# On one:7000:");
    assert!(lines[3].ends_with("--process 0"), "{}", lines[3]);
    assert!(lines[3].contains("'a b.fir'"), "{}", lines[3]);
    assert!(lines[5].ends_with("--process 1"), "{}", lines[5]);
}

#[test]
fn what_cannot_be_is_refused() {
    let folder = Folder::new("cluster-refused");
    let (list, _) = hosts(&folder, 2);
    let secret = folder.0.join("secret");
    std::fs::write(&secret, "a secret that is long enough").expect("the file is written");
    let open = std::fs::Permissions::from_mode(0o644);
    std::fs::set_permissions(&secret, open).expect("the mode is set");
    let secret = secret.to_string_lossy().into_owned();
    let refused: [(&[&str], &str); 10] = [
        (&["--cluster", "0"], "processes"),
        (&["--cluster", "nowhere.txt"], "cannot be read"),
        (&["--cluster", &list], "which process"),
        (&["--cluster", &list, "--process", "2"], "which process"),
        (&["--cluster", &list, "--process", "0"], "share a secret"),
        (
            &[
                "--cluster",
                &list,
                "--process",
                "0",
                "--cluster-secret",
                &secret,
            ],
            "others may read",
        ),
        (
            &["--cluster", "2", "--process", "1"],
            "started by the first",
        ),
        (&["--cluster", "2", "--store", "compact"], "whole states"),
        (
            &["--cluster", "2", "--checkpoint", &list],
            "cannot be written",
        ),
        (&["--cluster", "2", "--resume", &list], "no directory"),
    ];
    for (options, words) in refused {
        let run = fencepost(&[&["check", "lost_update.fir"], options].concat());
        assert_eq!(run.code, 2, "{options:?}: {}", run.stderr);
        assert!(run.stderr.contains(words), "{options:?}: {}", run.stderr);
    }
}
