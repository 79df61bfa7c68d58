//! Follows the README and the tutorial: writes their programs, changes them where they say so, runs every command in
//! the order of the page, in one folder, and looks for the lines that it shows.

mod common;

use common::Folder;
use std::path::Path;
use std::process::Command;

/// A fenced block of a page: its language, and its lines.
fn blocks(page: &str) -> Vec<(String, Vec<&str>)> {
    let mut blocks = Vec::new();
    let mut open: Option<(String, Vec<&str>)> = None;
    for line in page.lines() {
        match (line.strip_prefix("```"), &mut open) {
            (Some(language), None) => open = Some((language.to_string(), Vec::new())),
            (Some(_), Some(_)) => blocks.extend(open.take()),
            (None, Some((_, lines))) => lines.push(line),
            (None, None) => {}
        }
    }
    blocks
}

/// The words of a command line; quotation marks keep words together.
fn words(command: &str) -> Vec<String> {
    let parts = command.split('\'').enumerate();
    let words = parts.flat_map(|(at, part)| match at % 2 {
        0 => part.split_whitespace().map(str::to_string).collect(),
        _ => vec![part.to_string()],
    });
    words.collect()
}

/// Writes a program, or changes the line of one that a fragment has another version of.
fn write(folder: &Folder, lines: &[&str]) {
    let class = lines.iter().find_map(|line| line.strip_prefix("class "));
    if let Some(name) = class {
        std::fs::write(folder.file(&format!("{name}.cs")), lines.join("\n"))
            .expect("the program can be written");
        return;
    }
    for line in lines {
        let plain = line.replace("volatile ", "");
        assert_ne!(
            plain, **line,
            "a fragment that the test does not know: {line}"
        );
        let file = folder.file("Mailbox.cs");
        let program = std::fs::read_to_string(&file).expect("the program is there");
        assert!(program.contains(&plain), "no line to change: {plain}");
        std::fs::write(&file, program.replace(&plain, line)).expect("it can be written");
    }
}

/// Runs a command and looks for lines of its output, in their order.
fn run(folder: &Path, command: &str, expected: &[&str]) {
    let words = words(command);
    assert_eq!(words[0], "fencepost", "{command}");
    let output = Command::new(env!("CARGO_BIN_EXE_fencepost"))
        .args(&words[1..])
        .current_dir(folder)
        .output()
        .expect("the binary runs");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    let code = output.status.code().expect("it exits by itself");
    assert!(code == 0 || code == 1, "{command}: {code}\n{errors}");
    let mut lines = text.lines();
    for line in expected.iter().filter(|line| !line.is_empty()) {
        let is_there = lines.any(|found| found.trim_end() == line.trim_end());
        assert!(is_there, "{command}: no line `{line}` in\n{text}\n{errors}");
    }
}

#[test]
fn every_command_of_the_tutorial_does_what_it_shows() {
    if Command::new("mcs").arg("--version").output().is_err() {
        eprintln!("skipped: mcs, Mono's C# compiler, is not on the PATH (Debian: mono-mcs)");
        return;
    }
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/tutorial.md");
    let page = std::fs::read_to_string(page).expect("the tutorial is there");
    let folder = Folder::new("tutorial");
    let mut commands = 0;
    for (language, lines) in blocks(&page) {
        if language == "csharp" {
            write(&folder, &lines);
            continue;
        }
        let starts: Vec<usize> = (0..lines.len())
            .filter(|&at| lines[at].starts_with("$ "))
            .collect();
        assert_eq!(
            starts.first(),
            Some(&0),
            "a block without a command: {lines:?}"
        );
        for (number, &start) in starts.iter().enumerate() {
            let end = starts.get(number + 1).copied().unwrap_or(lines.len());
            run(&folder.0, &lines[start][2..], &lines[start + 1..end]);
            commands += 1;
        }
    }
    assert!(commands > 8, "only {commands} commands");
}

/// Whether a line has figures that differ from run to run.
fn has_figures(line: &str) -> bool {
    line.ends_with(" MiB")
}

#[test]
fn every_command_of_the_readme_does_what_it_shows() {
    if Command::new("mcs").arg("--version").output().is_err() {
        eprintln!("skipped: mcs, Mono's C# compiler, is not on the PATH (Debian: mono-mcs)");
        return;
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let page = std::fs::read_to_string(root.join("README.md")).expect("the page is there");
    let folder = Folder::new("readme");
    let blocks = blocks(&page);
    let mut commands = 0;
    for (at, (language, lines)) in blocks.iter().enumerate() {
        if language == "csharp" {
            write(&folder, lines);
        } else if let Some(command) = lines[0].strip_prefix("$ ") {
            let shown = lines[1..].iter().filter(|line| !has_figures(line));
            run(&folder.0, command, &shown.copied().collect::<Vec<_>>());
            commands += 1;
        } else if let Some(options) = lines[0].strip_prefix("cargo run --release -- ") {
            // What it prints is the next block.
            let shown = blocks[at + 1].1.iter().filter(|line| !has_figures(line));
            let shown: Vec<&str> = shown.copied().collect();
            run(&root, &format!("fencepost {options}"), &shown);
            commands += 1;
        }
    }
    assert_eq!(commands, 4);
}
