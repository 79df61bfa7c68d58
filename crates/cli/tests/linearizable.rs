//! Histories on the command line: how they are drawn, recorded and replayed, and what does not go
//! with them.

mod common;

use common::{Folder, Run, fencepost};
use serde_json::Value;

/// A program of the fixtures.
fn fixture(name: &str) -> String {
    common::fixture("tests/ir/linearizable", name)
}

/// A file of the folder of all fixtures.
fn tests_file(path: &str) -> String {
    format!("{}/../../tests/{path}", env!("CARGO_MANIFEST_DIR"))
}

fn check(name: &str, more: &[&str]) -> Run {
    let program = fixture(name);
    fencepost(&[&["check", &program][..], more].concat())
}

fn check_json(name: &str, more: &[&str]) -> Value {
    check(name, &[more, &["--format", "json"]].concat()).valid_json("check")
}

#[test]
fn a_history_is_drawn() {
    let text = check("lost-update", &["--linearizable", "Counter"]);
    assert_eq!(text.code, 1, "{}{}", text.stdout, text.stderr);
    for part in [
        "not-linearizable: no serial order of the calls on Counter yields these results",
        "    Main   |--|  add(1) → 1\n",
        "    other  |--|  add(1) → 1\n",
        "begins Counter.add",
        "ends Counter.add",
    ] {
        assert!(text.stdout.contains(part), "{part}\n{}", text.stdout);
    }
    let json = check_json("lost-update", &["--linearizable", "Counter"]);
    let violation = &json["violations"][0];
    assert_eq!(violation["kind"], "not-linearizable");
    let history = violation["history"].as_array().expect("a list");
    assert_eq!(history.len(), 2);
    for call in history {
        assert_eq!(call["call"], "add(1)");
        assert_eq!(call["result"], "1");
        assert_eq!((&call["began"], &call["ended"]), (&0.into(), &0.into()));
    }
    // Without the option nobody asks.
    let json = check_json("lost-update", &[]);
    assert_eq!(json["verdict"], "verified");
    let json = check_json("lost-update", &["--linearizable", "none"]);
    assert_eq!(json["verdict"], "verified");
}

#[test]
fn none_leaves_out_only_what_is_marked() {
    let json = check_json(
        "lost-update",
        &["--linearizable", "none", "--linearizable", "Counter"],
    );
    assert_eq!(json["verdict"], "violated");
}

const MARKED: &str = "\
using System.Threading;
class LinearizableAttribute : System.Attribute { }
[Linearizable]
class Counter
{
    volatile int count;
    public int Add() { count = count + 1; return count; }
}
class Program
{
    public static void First()
    {
        var counter = new Counter();
        var other = new Thread(() => counter.Add());
        other.Start();
        counter.Add();
        other.Join();
    }
    public static void Second() { First(); }
    static void Main() { First(); }
}
";

#[test]
fn every_command_compares_histories_or_says_that_it_does_not() {
    let folder = Folder::new("linearizable_commands");
    let file = folder.file("Marked.cs");
    std::fs::write(&file, MARKED).expect("the file can be written");
    let sc = ["--model", "sc", "--format", "json"];
    let two = ["--entry", "Program::First", "--entry", "Program::Second"];
    let json = fencepost(&[&["check", &file][..], &two, &sc].concat()).json();
    for entry in json["tests"].as_array().expect("a list") {
        assert_eq!(entry["verdict"], "violated", "{json:#}");
        assert_eq!(entry["violations"][0]["kind"], "not-linearizable");
    }
    let none = ["--linearizable", "none"];
    let json = fencepost(&[&["check", &file][..], &two, &sc, &none].concat()).json();
    assert_eq!(json["verdict"], "verified", "{json:#}");
    // Others ask another question.
    for command in [&["fences", &file][..], &["outcomes", &file, "1"]] {
        let json = fencepost(&[command, &sc].concat()).json();
        let assumptions = json["assumptions"].as_array().expect("a list");
        let not_compared = serde_json::json!("histories-not-compared");
        assert!(assumptions.contains(&not_compared), "{json:#}");
    }
    let plain = MARKED.replace("[Linearizable]\n", "");
    std::fs::write(&file, plain).expect("the file can be written");
    let json = fencepost(&[&["fences", &file][..], &sc].concat()).json();
    let said = json["assumptions"].to_string();
    assert!(!said.contains("histories-not-compared"), "{said}");
}

#[test]
fn what_has_no_operations_is_refused_and_what_is_never_called_is_said() {
    let folder = Folder::new("linearizable_nothing");
    let file = folder.file("Kinds.cs");
    let text = "interface IStack { int Pop(); }\nenum Colour { Red }\ndelegate void Act();\n\
                class Unused { public int Get() { return 1; } }\n\
                class Program { static void Main() { } }\n";
    std::fs::write(&file, text).expect("the file can be written");
    for (class, why) in [
        ("IStack", "`IStack` is an interface"),
        ("Colour", "`Colour` is an enum"),
        ("Act", "`Act` is a delegate"),
    ] {
        let run = fencepost(&["check", &file, "--linearizable", class]);
        assert_eq!(run.code, 2, "{}", run.stdout);
        assert!(run.stderr.contains(why), "{}", run.stderr);
    }
    let run = fencepost(&["check", &file, "--linearizable", "Unused"]);
    assert_eq!(run.code, 0, "{}", run.stderr);
    let said = "no operation of `Unused` was called, so nothing was compared";
    assert!(run.stdout.contains(said), "{}", run.stdout);
}

#[test]
fn the_execution_is_replayed() {
    let folder = Folder::new("the_execution_is_replayed");
    let file = folder.file("fail.json");
    for (name, class, model) in [
        ("lost-update", "Counter", "sc"),
        ("lost-update", "Counter", "clr"),
        ("reads-change-places", "Cell", "dotnet"),
        ("operations-of-a-class", "Ticket", "tso"),
    ] {
        let options = [
            "--linearizable",
            class,
            "--model",
            model,
            "--witness",
            &file,
        ];
        let found = check(name, &options);
        assert_eq!(found.code, 1, "{name}: {}{}", found.stdout, found.stderr);
        let replayed = fencepost(&["replay", &file]);
        assert_eq!(replayed.code, 1, "{name}: {}", replayed.stderr);
        let drawn = "the calls, time from left to right";
        assert!(replayed.stdout.contains(drawn), "{}", replayed.stdout);
    }
}

#[test]
fn workers_engines_and_orders_agree() {
    for more in [
        &["--reduction", "none"][..],
        &["--workers", "2"],
        &["--shortest"],
        &["--engine", "random", "--runs", "200"],
    ] {
        let options = [&["--linearizable", "Counter"][..], more].concat();
        let json = check_json("lost-update", &options);
        assert_eq!(json["verdict"], "violated", "{more:?}");
    }
}

#[test]
fn mistakes_are_refused() {
    let counter = ["--linearizable", "Counter"];
    let cases: [(&[&str], &str); 7] = [
        (&["--reduction", "dpor"], "--reduction"),
        (&["--reduction", "sdpor"], "--reduction"),
        (&["--engine", "sat"], "--engine"),
        (&["--model", "jmm96"], "--model"),
        (&["--liveness"], "--liveness"),
        (&["--checkpoint", "x.save"], "--checkpoint"),
        (&["--linearizable", "Nothing"], "--linearizable"),
    ];
    for (options, option) in cases {
        let run = check("lost-update", &[&counter[..], options].concat());
        assert_eq!(run.code, 2, "{options:?}: {}", run.stdout);
        assert!(run.stderr.contains(option), "{options:?}: {}", run.stderr);
    }
}

/// A C program does not say what an object is; `datatype` can be told.
#[test]
fn c_is_referred_to_specifications() {
    let program = tests_file("c/concurrent/treiber_aba.clang19.ll");
    let run = fencepost(&["check", &program, "--linearizable", "stack"]);
    assert_eq!(run.code, 2, "{}", run.stdout);
    for part in ["--linearizable", "for C use `datatype`"] {
        assert!(run.stderr.contains(part), "{}", run.stderr);
    }
}

/// An annotation of Java is left out where the attribute of .NET is.
#[test]
fn marks_in_class_files_are_heeded_unless_told_otherwise() {
    let program = tests_file("java/concurrent/linearizable-marked/program.jar");
    let check = |more: &[&str]| {
        let arguments = ["check", &program, "--model", "sc", "--format", "json"];
        fencepost(&[&arguments[..], more].concat()).json()
    };
    let json = check(&[]);
    let history = &json["violations"][0]["history"];
    assert_eq!(history[1]["call"], "add(1)", "{json:#}");
    assert_eq!(check(&["--linearizable", "none"])["verdict"], "verified");
}
