//! `--cluster` with `--checkpoint` and `--resume`: each process saves its part, and as many
//! processes or others go on.

#![cfg(unix)]

mod common;

use common::cluster::{at_random, essence, hosts, parts, result, start, wait_for, wait_until};
use common::{Folder, Run, fencepost, programs};
use serde_json::Value;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

const SECRET: &str = "the secret of this run";

/// A program that searches take a second or two for.
fn program(folder: &Folder, count: u32) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let text = std::fs::read_to_string(root.join("bench/programs/philosophers.fir"));
    let file = folder.file("philosophers.fir");
    let text = text.expect("readable").replace("COUNT", &count.to_string());
    std::fs::write(&file, text).expect("writable");
    file
}

/// Whether a process has ended by itself.
fn has_ended(process: &mut Child) -> bool {
    process.try_wait().expect("it is a child").is_some()
}

/// Processes die at any moment of a search, one of them or all, and others go on, as many or fewer or more.
#[test]
fn killed_searches_go_on_where_they_were() {
    let folder = Folder::new("cluster-saved-killed");
    let (program, saved) = (program(&folder, 9), folder.file("saved"));
    let options = ["check", &program, "--reduction", "none", "--all"];
    let began = Instant::now();
    let whole = fencepost(&[&options[..], &["--format", "json", "--workers", "1"]].concat());
    // Three of these, on three processors, end before the search does.
    let most = (began.elapsed().as_millis() as u64 / 10).clamp(1, 400);
    let mut kills = 0;
    let json = loop {
        let count = 1 + (kills + at_random(3) as usize) % 3;
        let (list, _) = hosts(&folder, count);
        let mut arguments = options.to_vec();
        arguments.extend(["--checkpoint", &saved, "--checkpoint-every", "0.02"]);
        if kills > 0 {
            arguments.extend(["--resume", &saved]);
        }
        let before = parts(&saved);
        let mut all: Vec<Child> = (0..count)
            .map(|process| start(&arguments, &list, process, SECRET))
            .collect();
        if kills < 6 {
            // Whoever saves has met the others, who would wait for one that was killed before.
            wait_until(|| parts(&saved) != before || has_ended(&mut all[0]));
            std::thread::sleep(Duration::from_millis(at_random(most)));
            let victim = at_random(count as u64) as usize;
            // What has ended by itself is not harmed.
            let _ = all[victim].kill();
            if kills % 2 == 0 {
                all.iter_mut().for_each(|one| drop(one.kill()));
            }
            kills += 1;
        }
        let ended: Vec<_> = all.into_iter().map(result).collect();
        let (code, stdout, stderr) = &ended[0];
        match code {
            Some(0) => break serde_json::from_str::<Value>(stdout).expect("a result"),
            // A process was lost, or this one was killed.
            Some(3) | None => {}
            _ => panic!("{code:?} {stdout}{stderr}"),
        }
    };
    assert!(kills > 2, "{kills} kills");
    assert_eq!(essence(&json), essence(&whole.json()));
}

/// Runs a search of processes of this machine.
fn run(options: &[&str], more: &[&str]) -> Run {
    fencepost(&[options, &["--format", "json"], more].concat())
}

/// Whatever limit ends a search, it goes on with a higher one: in as many processes, in another
/// number, in one without `--cluster`; and a search of one goes on in several.
#[test]
fn a_search_that_met_a_limit_goes_on() {
    let folder = Folder::new("cluster-saved-limits");
    let program = program(&folder, 8);
    let options = ["check", &program, "--reduction", "none"];
    let whole = essence(&run(&options, &["--workers", "1", "--all"]).json());
    let saved = folder.file("saved");
    let limited: [(&str, &[&str]); 3] = [
        ("2", &["--max-states", "5000"]),
        ("1", &["--max-states", "5000"]),
        ("3", &["--timeout", "0.3"]),
    ];
    for (count, limit) in limited {
        let cut = run(
            &options,
            &[&["--cluster", count, "--checkpoint", &saved], limit].concat(),
        );
        assert_eq!(cut.code, 3, "{}{}", cut.stdout, cut.stderr);
        assert!(essence(&cut.json())["states"].as_u64() < whole["states"].as_u64());
        let more: [&[&str]; 3] = [&["--cluster", "2"], &["--cluster", "3"], &[]];
        for more in more {
            let on = run(&options, &[&["--resume", &saved], more].concat());
            assert_eq!(on.code, 0, "{}{}", on.stdout, on.stderr);
            assert_eq!(essence(&on.json()), whole, "{count} {more:?}");
        }
    }
}

/// A signal ends a search with a result, and what is saved then is all of it.
#[test]
fn an_interrupted_search_goes_on() {
    let folder = Folder::new("cluster-saved-interrupted");
    let (program, saved) = (program(&folder, 8), folder.file("saved"));
    let options = ["check", &program, "--reduction", "none"];
    let whole = essence(&run(&options, &["--workers", "1", "--all"]).json());
    let child = Command::new(env!("CARGO_BIN_EXE_fencepost"))
        .args(options)
        .args(["--cluster", "2", "--format", "json"])
        .args(["--checkpoint", &saved, "--checkpoint-every", "0.02"])
        .current_dir(programs())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    wait_for(&saved);
    let command = format!("kill -INT {}", child.id());
    let sent = Command::new("sh").args(["-c", &command]).status();
    assert!(sent.expect("there is a shell").success());
    let (code, stdout, stderr) = result(child);
    assert_eq!(code, Some(3), "{stdout}{stderr}");
    let cut: Value = serde_json::from_str(&stdout).expect("a result");
    assert_eq!(cut["limits_hit"], serde_json::json!(["interrupted"]));
    let on = run(&options, &["--cluster", "3", "--resume", &saved]);
    assert_eq!(essence(&on.json()), whole, "{}", on.stderr);
}

/// The files in a directory, by name.
fn files(saved: &str) -> Vec<std::path::PathBuf> {
    let entries = std::fs::read_dir(saved).expect("readable").flatten();
    let mut files: Vec<_> = entries.map(|entry| entry.path()).collect();
    files.sort();
    files
}

/// Files that are torn, missing, or of something else are refused by all processes.
#[test]
fn files_that_are_not_a_checkpoint_are_refused() {
    let folder = Folder::new("cluster-saved-refused");
    let (program, saved) = (program(&folder, 8), folder.file("saved"));
    let options = ["check", program.as_str(), "--reduction", "none"];
    let limits = ["--cluster", "2", "--max-states", "3000"];
    let save = |saved: &str| {
        let cut = run(&options, &[&limits[..], &["--checkpoint", saved]].concat());
        assert_eq!(cut.code, 3, "{}", cut.stderr);
        assert_eq!(files(saved).len(), 2, "one file for each process");
    };
    save(&saved);
    let refused = |more: &[&str], why: &str| {
        let on = run(&options, &[&["--resume", saved.as_str()], more].concat());
        assert_eq!(on.code, 2, "{more:?}: {}{}", on.stdout, on.stderr);
        assert!(on.stderr.contains(why), "{more:?}: {}", on.stderr);
    };
    refused(&["--cluster", "2", "--model", "tso"], "--model");
    // The second process has it, and the first one says so.
    let second = &files(&saved)[1];
    let good = std::fs::read(second).expect("readable");
    std::fs::write(second, &good[..good.len() / 2]).expect("writable");
    refused(&["--cluster", "2"], "it ends too early");
    refused(&["--cluster", "3"], "it ends too early");
    refused(&[], "it ends too early");
    let mut bad = good.clone();
    bad[good.len() / 3] ^= 4;
    std::fs::write(second, &bad).expect("writable");
    refused(&["--cluster", "2"], "checksum");
    // A part of another search under the name of this one.
    let other = folder.file("other");
    save(&other);
    std::fs::copy(&files(&other)[1], second).expect("writable");
    refused(&["--cluster", "2"], "another checkpoint");
    std::fs::remove_file(second).expect("removable");
    refused(
        &["--cluster", "2"],
        "no checkpoint whose parts are all there",
    );
    refused(
        &["--cluster", "3"],
        "no checkpoint whose parts are all there",
    );
}
