//! `check` with several entries, or a pattern.

mod common;

use common::{Folder, fencepost, schema, shipped_schema};

const PROGRAM: &str = "\
using System.Diagnostics;
class Bank
{
    public static void Good() { Debug.Assert(1 + 1 == 2); }
    public static void Bad() { Debug.Assert(1 + 1 == 3, \"wrong sum\"); }
    public static void Other() { throw new System.Exception(\"other\"); }
    public static void Add(int a) { }
    public void Object() { }
}
class Main2 { static void Main() { } }
";

#[test]
fn entries_are_checked_one_after_the_other() {
    let folder = Folder::new("entries");
    let file = folder.file("Bank.cs");
    std::fs::write(&file, PROGRAM).expect("the program can be written");
    let two = [
        "check",
        &file,
        "--entry",
        "Bank::Bad",
        "--entry",
        "Bank::Good",
    ];
    let run = fencepost(&two);
    assert_eq!(run.code, 1, "{}", run.stderr);
    let bad = run.stdout.find("violated  Bank::Bad").expect("a line");
    let good = run.stdout.find("verified  Bank::Good").expect("a line");
    assert!(bad < good, "{}", run.stdout);
    let summary = "2 entries: 1 verified, 1 violated";
    assert!(run.stdout.contains(summary), "{}", run.stdout);
    let json = fencepost(&[&two[..], &["--format", "json"]].concat()).json();
    let problems = schema::validate(&shipped_schema("test"), &json);
    assert!(problems.is_empty(), "{problems:#?}");
    assert_eq!(json["tests"][0]["entry"], "Bank::Bad");
    assert_eq!(json["tests"][1]["verdict"], "verified");
    let xml = fencepost(&[&two[..], &["--format", "junit"]].concat()).stdout;
    assert!(xml.contains("tests=\"2\" failures=\"1\""), "{xml}");
    assert!(xml.contains("name=\"Good\""), "{xml}");
}

#[test]
fn a_pattern_chooses_methods_without_arguments() {
    let folder = Folder::new("entry_pattern");
    let file = folder.file("Bank.cs");
    std::fs::write(&file, PROGRAM).expect("the program can be written");
    let all = [
        "check",
        &file,
        "--entry",
        "Bank::*",
        "--entry",
        "Bank::Good",
        "--format",
        "json",
    ];
    let json = fencepost(&all).json();
    let tests = json["tests"].as_array().expect("a list");
    let names: Vec<&str> = tests
        .iter()
        .filter_map(|test| test["name"].as_str())
        .collect();
    assert_eq!(
        names,
        ["Bank::Good", "Bank::Bad", "Bank::Other", "Bank::Object"]
    );
    // A pattern that is one entry only still gives a list.
    let one = fencepost(&["check", &file, "--entry", "*::Goo*", "--format", "json"]);
    assert_eq!(one.code, 0);
    assert_eq!(one.json()["tests"][0]["name"], "Bank::Good");
    let none = fencepost(&["check", &file, "--entry", "Bank::*Nothing"]);
    assert_eq!(none.code, 2);
    assert!(
        none.stderr.contains("matches `Bank::*Nothing`"),
        "{}",
        none.stderr
    );
    let outcomes = fencepost(&["outcomes", &file, "1", "--entry", "Bank::*"]);
    assert_eq!(outcomes.code, 2);
    assert!(
        outcomes.stderr.contains("only `check`"),
        "{}",
        outcomes.stderr
    );
}

#[test]
fn witnesses_of_several_entries_are_numbered_and_replay() {
    let folder = Folder::new("entry_witnesses");
    let file = folder.file("Bank.cs");
    std::fs::write(&file, PROGRAM).expect("the program can be written");
    let witness = folder.file("fail.json");
    let run = fencepost(&["check", &file, "--entry", "Bank::*", "--witness", &witness]);
    assert_eq!(run.code, 1);
    for name in ["fail.json", "fail.2.json"] {
        let replay = fencepost(&["replay", &folder.file(name)]);
        assert_eq!(replay.code, 1, "{}", replay.stderr);
    }
}

#[test]
fn a_name_that_is_wrong_is_found_before_anything_runs() {
    let folder = Folder::new("entry_wrong");
    let file = folder.file("Bank.cs");
    std::fs::write(&file, PROGRAM).expect("the program can be written");
    let run = fencepost(&[
        "check",
        &file,
        "--entry",
        "Bank::Bad",
        "--entry",
        "Bank::Goood",
    ]);
    assert_eq!(run.code, 2);
    assert_eq!(run.stdout, "", "nothing is checked for nothing");
    assert!(run.stderr.contains("Bank::Good"), "{}", run.stderr);
    let run = fencepost(&["check", &file, "--entry", "Bank::*", "--cluster", "2"]);
    assert_eq!(run.code, 2, "{}", run.stdout);
    assert!(run.stderr.contains("one entry"), "{}", run.stderr);
}
