//! Random C# and Java programs as people write them: what the default search finds is what a search
//! without any reduction finds.
//!
//! Threads share objects, arrays, collections of the library, locks, lambdas and structs or records,
//! and use what compilers make code of: iterators, `out` parameters, `foreach`, boxed values, switches.
//! Other C# programs are asynchronous: delays, timers, promises, semaphores, cancellation.
//! The programs of a language are a grammar ([`grammar::Grammar`]). `FENCEPOST_RANDOM=n` takes `n`
//! programs of each language, `FENCEPOST_SEED=n` begins with another one. Needs `mcs` and `javac`;
//! where one of them is missing, its language is left out.
//!
//! Every program is there twice: once as it is, beside classes that interrupt threads, read clocks and
//! complete promises, and once with a method that leads to these and is never called. The first must
//! not lose anything because what the others do was left out of account.

mod asynchronous;
#[path = "../common/mod.rs"]
mod common;
mod csharp;
mod grammar;
mod java;
#[path = "../../../check/tests/support/rng.rs"]
mod rng;

use common::{Folder, fencepost};
use grammar::Grammar;
use std::collections::BTreeSet;
use std::process::Command;

/// How many programs are compiled at once: starting a compiler takes longer than what it does.
const TOGETHER: u64 = 20;

/// A language, and how to get from sources to something that can be checked.
struct Language {
    name: &'static str,
    grammar: Grammar,
    models: &'static [&'static str],
    /// The method that a program of this class starts with.
    entry: &'static str,
    compile: fn(&Folder, &str) -> Option<String>,
    /// Whether programs may run with objects renamed: none takes an identity hash.
    may_rename: bool,
}

/// What a program shows, or none if it is too large.
fn shown(
    language: &Language,
    compiled: &str,
    class: &str,
    rest: &[&str],
) -> Option<BTreeSet<String>> {
    let entry = format!("{class}::{}", language.entry);
    let fields = ["x", "y", "result", "more"].map(|field| format!("{class}.{field}"));
    let mut arguments = vec!["outcomes", compiled, "--entry", &entry, "--format", "json"];
    arguments.extend(fields.iter().map(String::as_str));
    arguments.extend(rest);
    let run = fencepost(&arguments);
    let json = run.json();
    if !json["limits_hit"].as_array().is_none_or(Vec::is_empty) {
        return None;
    }
    let outcomes = json["outcomes"].as_array().into_iter().flatten();
    // The same program is there in another class, too, so lines differ, and which object has which
    // number depends on the execution that is shown.
    let violations = json["violations"].as_array().into_iter().flatten();
    let violations = violations.map(|violation| {
        let message = without_numbers(&violation["message"].to_string());
        format!("{}: {message}", violation["kind"])
    });
    let all = outcomes
        .map(|row| row["values"].to_string())
        .chain(violations);
    let all = all.map(|text| text.replace(class, "P"));
    let all: BTreeSet<String> = all.collect();
    assert!(
        !all.is_empty(),
        "{arguments:?}\n{}\n{}",
        run.stdout,
        run.stderr
    );
    Some(all)
}

/// A message without the numbers of lines, and those that distinguish objects of a class.
fn without_numbers(message: &str) -> String {
    let mut last = ' ';
    let is_kept = |c: &char| {
        let is_number = c.is_ascii_digit() && matches!(last, '#' | ':');
        if !is_number {
            last = *c;
        }
        !is_number
    };
    message.chars().filter(is_kept).collect()
}

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// Compares the searches on random programs of a language.
fn compare(language: &Language) {
    let programs = number("FENCEPOST_RANDOM").unwrap_or(12);
    let first = number("FENCEPOST_SEED").unwrap_or(1_000);
    let (mut compared, mut beside) = (0, 0);
    for batch in (first..first + programs).step_by(TOGETHER as usize) {
        let seeds = batch..(batch + TOGETHER).min(first + programs);
        let folder = Folder::new(&format!("random-{}-{batch}", language.name));
        let mut source = language.grammar.head.to_string();
        let grammar = &language.grammar;
        for seed in seeds.clone() {
            source += &grammar.program(seed, &format!("P{seed}"), false);
            source += &grammar.program(seed, &format!("Q{seed}"), true);
        }
        let Some(compiled) = (language.compile)(&folder, &source) else {
            eprintln!("skipped: there is no compiler for {}", language.name);
            return;
        };
        for seed in seeds {
            let class = format!("P{seed}");
            let model = language.models[seed as usize % language.models.len()];
            let reduced = ["--model", model, "--max-states", "4000"];
            let Some(found) = shown(language, &compiled, &class, &reduced) else {
                continue;
            };
            let whole = [
                "--model",
                model,
                "--max-states",
                "40000",
                "--reduction",
                "none",
            ];
            let text = || grammar.program(seed, &class, false);
            if let Some(expected) = shown(language, &compiled, &class, &whole) {
                assert_eq!(found, expected, "seed {seed}, {model}\n{}", text());
                compared += 1;
            }
            // Names by position from the start, also where the space is small.
            let renamed = [&reduced[..], &["--heap", "canonical"]].concat();
            if language.may_rename
                && let Some(expected) = shown(language, &compiled, &class, &renamed)
            {
                assert_eq!(found, expected, "renamed, seed {seed}, {model}\n{}", text());
            }
            let larger = ["--model", model, "--max-states", "20000"];
            let loud = format!("Q{seed}");
            if let Some(expected) = shown(language, &compiled, &loud, &larger) {
                assert_eq!(found, expected, "loud, seed {seed}, {model}\n{}", text());
                beside += 1;
            }
        }
    }
    println!(
        "{}: {compared} of {programs} programs compared, {beside} with a loud method, first seed {first}",
        language.name
    );
    assert!(compared > 0 && beside > 0, "no program is small enough");
}

/// Runs a compiler. None if it is not installed.
fn run_compiler(command: &mut Command) -> Option<()> {
    let output = command.output().ok()?;
    let text = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{text}");
    Some(())
}

fn compile_csharp(folder: &Folder, source: &str) -> Option<String> {
    let file = folder.file("Programs.cs");
    let library = folder.file("Programs.dll");
    std::fs::write(&file, source).expect("the source can be written");
    let mut command = Command::new("mcs");
    command.args([
        "-langversion:latest",
        "-warn:0",
        "-debug",
        "-target:library",
    ]);
    command.args(["-r:System.Core.dll", &file, &format!("-out:{library}")]);
    run_compiler(&mut command)?;
    Some(library)
}

fn compile_java(folder: &Folder, source: &str) -> Option<String> {
    let file = folder.file("Programs.java");
    let classes = folder.file("classes");
    std::fs::write(&file, source).expect("the source can be written");
    let mut command = Command::new("javac");
    run_compiler(command.args(["-nowarn", "-g", "-d", &classes, &file]))?;
    Some(classes)
}

#[test]
fn csharp_programs_show_the_same_without_reduction() {
    compare(&Language {
        name: "csharp",
        grammar: csharp::GRAMMAR,
        models: &["sc", "clr", "sc", "tso", "sc", "pso", "dotnet"],
        entry: "Run",
        compile: compile_csharp,
        may_rename: true,
    });
}

#[test]
fn asynchronous_programs_show_the_same_without_reduction() {
    compare(&Language {
        name: "async",
        grammar: asynchronous::GRAMMAR,
        models: &["sc", "sc", "clr"],
        entry: "Run",
        compile: compile_csharp,
        may_rename: true,
    });
}

#[test]
fn java_programs_show_the_same_without_reduction() {
    compare(&Language {
        name: "java",
        grammar: java::GRAMMAR,
        models: &["sc", "jsr133", "sc", "tso", "sc", "pso"],
        entry: "main",
        compile: compile_java,
        may_rename: false,
    });
}
