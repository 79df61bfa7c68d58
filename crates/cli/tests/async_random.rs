//! Random asynchronous C# programs: what follows an await gives the same outcomes whether it waits on
//! a worker of its own, as it does by default in these programs, or runs where the task is completed
//! or on the pool, as it does where `continuations-run-at-once` is lifted; and with no reduction.
//!
//! They have semaphores, locks, delays, yields, tasks of the pool, methods that await each other or one
//! shared task, exceptions, `WhenAll` and `WhenAny`. `FENCEPOST_RANDOM=n` runs `n` of them,
//! `FENCEPOST_SEED=n` begins with another one. Needs `mcs`.

mod common;
#[path = "../../check/tests/support/rng.rs"]
mod rng;

use common::{Folder, fencepost};
use rng::Rng;
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// A statement of the method with this number, which may await those before it.
fn statement(rng: &mut Rng, method: usize) -> String {
    let number = 1 + rng.below(4);
    let plain = [
        format!("x = x * 3 + {number};"),
        "y = x;".to_string(),
        format!("y += {number};"),
    ];
    let plain = plain[rng.below(plain.len())].clone();
    match rng.below(12) {
        0 | 1 => "await Task.Yield();".to_string(),
        2 | 3 => format!("await gate.WaitAsync(); {plain} gate.Release();"),
        4 => "await Task.Delay(1).ConfigureAwait(false);".to_string(),
        5 => "await shared;".to_string(),
        6 => format!("lock (monitor) {{ {plain} }}"),
        7 if method > 0 => format!("await M{}();", rng.below(method)),
        8 if method > 0 => format!("await Task.Run(M{});", rng.below(method)),
        9 => format!("try {{ await Fails(); }} catch (InvalidOperationException) {{ {plain} }}"),
        10 if method > 0 => {
            let mut one = || rng.below(method);
            format!("await Task.WhenAll(M{}(), Task.Run(M{}));", one(), one())
        }
        11 if method > 0 => format!("await Task.WhenAny(shared, M{}());", rng.below(method)),
        _ => plain,
    }
}

fn program(seed: u64) -> String {
    let rng = &mut Rng::new(seed);
    let methods = 1 + rng.below(2);
    let mut text = String::from(
        "using System;\nusing System.Threading;\nusing System.Threading.Tasks;\nclass P\n{\n\
         static int x, y;\nstatic readonly SemaphoreSlim gate = new SemaphoreSlim(1);\n\
         static readonly object monitor = new object();\nstatic Task shared;\n\
         static async Task Fails() { await Task.Yield(); throw new InvalidOperationException(); }\n",
    );
    for method in 0..methods {
        let _ = writeln!(text, "static async Task M{method}()\n{{");
        for _ in 0..1 + rng.below(2) {
            let _ = writeln!(text, "{}", statement(rng, method));
        }
        text.push_str("}\n");
    }
    let shared = rng.pick(&["Task.CompletedTask", "M0()", "Task.Delay(1)", "Fails()"]);
    // Who awaits it sees no exception.
    let _ = writeln!(
        text,
        "static async Task Quiet(Task task) {{ try {{ await task; }} catch (Exception) {{ x++; }} }}\n\
         static void Main()\n{{\nshared = Task.CompletedTask;\nTask first = Quiet({shared});\n\
         shared = first;"
    );
    let last = methods - 1;
    let ways = [
        "Task.WaitAll(t, u, shared);",
        "Task.WhenAll(t, u, shared).Wait();",
    ];
    let starts = [
        format!("Task.Run(M{last})"),
        format!("M{last}()"),
        "M0()".to_string(),
        "Task.Run(() => { lock (monitor) x = y + 5; })".to_string(),
    ];
    let (one, two) = (usize::from(rng.one_in(2)), rng.below(4));
    let _ = writeln!(
        text,
        "Task t = {};\nTask u = {};\n{}\n}}\n}}",
        starts[one],
        starts[two],
        rng.pick(&ways)
    );
    text
}

/// What a program shows; none if it is too large.
fn shown(source: &str, model: &str, options: &[&str]) -> Option<BTreeSet<String>> {
    let usual = ["outcomes", source, "P.x", "P.y", "--model", model];
    let limits = ["--format", "json", "--max-states", "5000"];
    let run = fencepost(&[&usual[..], &limits, options].concat());
    let json = run.json();
    if !json["limits_hit"].as_array().is_none_or(Vec::is_empty) {
        return None;
    }
    let rows = json["outcomes"].as_array().into_iter().flatten();
    let kinds = json["violations"].as_array().into_iter().flatten();
    let all = rows
        .map(|row| row["values"].to_string())
        .chain(kinds.map(|violation| violation["kind"].to_string()));
    let all: BTreeSet<String> = all.collect();
    assert!(!all.is_empty(), "{}\n{}", run.stdout, run.stderr);
    Some(all)
}

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

#[test]
fn what_follows_an_await_shows_the_same_on_a_worker_of_its_own() {
    if std::process::Command::new("mcs")
        .arg("--version")
        .output()
        .is_err()
    {
        eprintln!("skipped: mcs is not installed");
        return;
    }
    let folder = Folder::new("async-random");
    let source = folder.file("Random.cs");
    let (programs, first) = (
        number("FENCEPOST_RANDOM").unwrap_or(8),
        number("FENCEPOST_SEED").unwrap_or(1_000),
    );
    let mut compared = 0;
    for seed in first..first + programs {
        let text = program(seed);
        std::fs::write(&source, &text).expect("the source can be written");
        let model = if seed % 3 == 0 { "clr" } else { "sc" };
        let Some(found) = shown(&source, model, &[]) else {
            continue;
        };
        let others: [&[&str]; 2] = [
            &["--lift", "continuations-run-at-once"],
            &["--reduction", "none"],
        ];
        for options in others {
            if let Some(expected) = shown(&source, model, options) {
                assert_eq!(found, expected, "seed {seed}, {model}, {options:?}\n{text}");
                compared += 1;
            }
        }
    }
    println!("{compared} comparisons of {programs} programs, first seed {first}");
    assert!(compared > 0, "no program is small enough");
}
