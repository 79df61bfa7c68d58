//! Witnesses: written by `check`, run again by `replay`.

mod common;

use common::{Folder, fencepost, programs, schema, shipped_schema};
use serde_json::Value;

/// Writes a witness and returns its file.
fn witness(folder: &Folder, arguments: &[&str]) -> String {
    let file = folder.file("fail.json");
    let run = fencepost(&[&["check", "--witness", &file], arguments].concat());
    assert_eq!(run.code, 1, "{}{}", run.stdout, run.stderr);
    file
}

fn change(file: &str, change: impl FnOnce(&mut Value)) {
    let text = std::fs::read_to_string(file).expect("the witness is there");
    let mut json: Value = serde_json::from_str(&text).expect("the witness is JSON");
    change(&mut json);
    std::fs::write(file, json.to_string()).expect("the witness can be written");
}

#[test]
fn a_witness_replays() {
    let folder = Folder::new("a_witness_replays");
    let cases: [&[&str]; 6] = [
        &["lost_update.fir", "--final", "Counter.value == 2"],
        &["lost_update.fir", "--invariant", "value != 2"],
        &["deadlock.fir"],
        &["assertion.fir"],
        &["exception.fir"],
        &[
            "store_buffering.fir",
            "--model",
            "tso",
            "--final",
            "r1 + r2 > 0",
        ],
    ];
    for arguments in cases {
        let file = witness(&folder, arguments);
        let text = fencepost(&["replay", &file]);
        assert_eq!(text.code, 1, "{arguments:?} {}{}", text.stdout, text.stderr);
        assert!(text.stdout.starts_with("replayed"), "{}", text.stdout);
        let run = fencepost(&["replay", &file, "--format", "json"]);
        assert_eq!(run.code, 1, "{arguments:?} {}", run.stderr);
        let checked = fencepost(&[&["check", "--format", "json"], arguments].concat());
        let (replayed, checked) = (run.json(), checked.json());
        assert_eq!(replayed["verdict"], "violated");
        for key in ["kind", "message", "trace", "output"] {
            let pair = [&replayed, &checked].map(|json| &json["violations"][0][key]);
            assert_eq!(pair[0], pair[1], "{arguments:?} {key}");
        }
    }
}

#[test]
fn a_model_of_ones_own_travels_with_the_witness() {
    let folder = Folder::new("a_model_of_ones_own");
    let model = folder.file("mine.toml");
    let text = include_str!("../../../models/tso.toml").replace("\"tso\"", "\"mine\"");
    std::fs::write(&model, text).expect("the model can be written");
    let arguments = [
        "store_buffering.fir",
        "--model",
        &model,
        "--final",
        "r1 + r2 > 0",
    ];
    let file = witness(&folder, &arguments);
    std::fs::remove_file(&model).expect("the model can be removed");
    let run = fencepost(&["replay", &file, "--format", "json"]);
    assert_eq!(run.code, 1, "{}", run.stderr);
    assert_eq!(run.json()["model"], "mine");
}

#[test]
fn a_tampered_witness_is_not_believed() {
    let folder = Folder::new("a_tampered_witness");
    let fresh = || witness(&folder, &["lost_update.fir", "--final", "value == 2"]);
    // Steps that are not possible, or that lead elsewhere.
    for steps in [
        serde_json::json!([]),
        serde_json::json!(["main/7 step"]),
        serde_json::json!(["main complete 3"]),
        serde_json::json!(["main step", "main step", "main step", "main step"]),
    ] {
        let file = fresh();
        change(&file, |json| json["steps"] = steps);
        let run = fencepost(&["replay", &file, "--format", "json"]);
        assert_eq!(run.code, 5, "{}{}", run.stdout, run.stderr);
        let json = run.json();
        assert_eq!(json["verdict"], "internal");
        let problems = schema::validate(&shipped_schema("check"), &json);
        assert!(problems.is_empty(), "{problems:#?}");
        assert!(run.stderr.contains("does not replay"), "{}", run.stderr);
    }
    // Another violation than the recorded one.
    for (key, value) in [("kind", "deadlock"), ("kind", "nonsense"), ("detail", "17")] {
        let file = fresh();
        change(&file, |json| json[key] = value.into());
        let run = fencepost(&["replay", &file, "--format", "json"]);
        assert_eq!(run.code, 2, "{key}: {}{}", run.stdout, run.stderr);
        let json = run.json();
        assert_eq!(json["error"]["kind"], "input");
        let message = json["error"]["message"].as_str().expect("a message");
        assert!(message.contains("should end in"), "{message}");
    }
    // Files that are no witness any more.
    let bad_input: [(&str, Value, &str); 6] = [
        ("steps", serde_json::json!(["jump"]), "is not a step"),
        ("format", serde_json::json!(99), "format 99"),
        (
            "model",
            serde_json::json!("nonsense"),
            "unknown memory model",
        ),
        ("reduction", serde_json::json!("magic"), "unknown reduction"),
        (
            "program_digest",
            serde_json::json!("0"),
            "is not the program",
        ),
        (
            "finals",
            serde_json::json!(["nothing == 1"]),
            "no static field",
        ),
    ];
    for (key, value, message) in bad_input {
        let file = fresh();
        change(&file, |json| json[key] = value);
        let run = fencepost(&["replay", &file, "--format", "json"]);
        assert_eq!(run.code, 2, "{key}: {}{}", run.stdout, run.stderr);
        assert!(run.stderr.contains(message), "{key}: {}", run.stderr);
        assert!(run.json()["error"]["message"].is_string());
    }
}

#[test]
fn a_witness_finds_its_program_beside_it() {
    let folder = Folder::new("a_witness_finds_its_program");
    let program = folder.file("deadlock.fir");
    std::fs::copy(programs().join("deadlock.fir"), &program).expect("the program is copied");
    let file = witness(&folder, &[&program]);
    change(&file, |json| {
        json["program"] = "elsewhere/deadlock.fir".into()
    });
    assert_eq!(fencepost(&["replay", &file]).code, 1);
    change(&file, |json| json["program"] = "elsewhere/moved.fir".into());
    assert_eq!(fencepost(&["replay", &file]).code, 2);
    assert_eq!(fencepost(&["replay", &file, "--program", &program]).code, 1);
    let other = fencepost(&["replay", &file, "--program", "assertion.fir"]);
    assert_eq!(other.code, 2);
    assert!(other.stderr.contains("not the program"), "{}", other.stderr);
}

#[test]
fn every_violation_gets_a_witness() {
    let folder = Folder::new("every_violation");
    let arguments = [
        "lost_update.fir",
        "--all",
        "--final",
        "value == 2",
        "--final",
        "value == 3",
    ];
    let file = witness(&folder, &arguments);
    assert_eq!(fencepost(&["replay", &file]).code, 1);
    assert_eq!(fencepost(&["replay", &folder.file("fail.2.json")]).code, 1);
}

#[test]
fn nothing_is_written_when_nothing_fails() {
    let folder = Folder::new("nothing_is_written");
    let file = folder.file("fail.json");
    let run = fencepost(&["check", "store_buffering.fir", "--witness", &file]);
    assert_eq!(run.code, 0);
    assert_eq!(
        std::fs::read_dir(&folder.0).map(Iterator::count).ok(),
        Some(0)
    );
}

/// Compiles a C# program into an assembly.
fn compiled(folder: &Folder, text: &str) -> String {
    let source = folder.file("Lost.cs");
    std::fs::write(&source, text).expect("the source is written");
    let program = folder.file("Lost.exe");
    let done = std::process::Command::new("mcs")
        .args(["-debug", &format!("-out:{program}"), &source])
        .status()
        .expect("the compiler runs");
    assert!(done.success());
    program
}

#[test]
fn a_witness_survives_a_build_and_says_what_has_changed() {
    let folder = Folder::new("rebuilt");
    let text = "using System.Threading;\nclass Lost {\n  static int n;\n  static void Add() { n++; \
                }\n  static void Main() {\n    var t = new Thread(Add);\n    t.Start();\n    Add();\n    \
                t.Join();\n  }\n}\n";
    let program = compiled(&folder, text);
    let witness = folder.file("fail.json");
    let check = fencepost(&[
        "check",
        &program,
        "--final",
        "Lost.n == 2",
        "--witness",
        &witness,
    ]);
    assert_eq!(check.code, 1, "{}", check.stderr);
    let before = std::fs::read(&program).expect("the assembly is there");
    // Another file with the same code, as builds are that put the date into it.
    let title = "[assembly: System.Reflection.AssemblyTitle(\"another\")]\nclass Lost {";
    compiled(&folder, &text.replace("class Lost {", title));
    let after = std::fs::read(&program).expect("the assembly is there");
    assert!(before != after);
    let again = fencepost(&["replay", &witness]);
    assert_eq!(again.code, 1, "{}", again.stderr);
    compiled(&folder, &text.replace("n++", "n += 3"));
    let changed = fencepost(&["replay", &witness]);
    assert_eq!(changed.code, 2);
    assert!(
        changed.stderr.contains("changed: Lost::Add (--force"),
        "{}",
        changed.stderr
    );
    let forced = fencepost(&["replay", &witness, "--force"]);
    assert_eq!(forced.code, 1, "{}", forced.stderr);
    // What a compiler made is named by its line.
    let lambda = "new Thread(() => { n += 3; })";
    compiled(&folder, &text.replace("new Thread(Add)", lambda));
    let second = folder.file("lambda.json");
    let with_lambda = [
        "check",
        &program,
        "--final",
        "Lost.n == 4",
        "--witness",
        &second,
    ];
    assert_eq!(fencepost(&with_lambda).code, 1);
    compiled(
        &folder,
        &text.replace("new Thread(Add)", &lambda.replace('3', "4")),
    );
    let changed = fencepost(&["replay", &second]);
    assert!(
        changed
            .stderr
            .contains("changed: Lost.Main.<lambda line 6> (--force"),
        "{}",
        changed.stderr
    );
    // An execution that the new program does not have is no defect of ours.
    compiled(
        &folder,
        &text.replace("new Thread(Add)", "new Thread(() => {})"),
    );
    let impossible = fencepost(&["replay", &witness, "--force"]);
    assert_eq!(
        impossible.code, 2,
        "{}{}",
        impossible.stdout, impossible.stderr
    );
}

/// A program whose lines move, what of it is changed then, and the name of what has changed.
struct Moving {
    file: &'static str,
    comment: &'static str,
    /// A place that the report names, before and after the lines have moved.
    places: [&'static str; 2],
    change: [&'static str; 2],
    changed: &'static str,
}

const MOVING: [Moving; 3] = [
    Moving {
        file: "Moved.cs",
        comment: "// A comment.\n",
        places: ["Moved.cs:17", "Moved.cs:18"],
        change: ["lock (a) { n++; }", "lock (a) { n--; }"],
        changed: "changed: Moved::Second (--force",
    },
    Moving {
        file: "Moved.java",
        comment: "// A comment.\n",
        places: ["Moved.java:13", "Moved.java:14"],
        change: ["synchronized (a) { n++; }", "synchronized (a) { n--; }"],
        changed: "changed: Moved::second (--force",
    },
    Moving {
        file: "moved.c",
        comment: "/* A comment. */\n",
        places: ["moved.c:15", "moved.c:16"],
        change: ["&n) + 1", "&n) + 3"],
        changed: "changed: first (--force",
    },
];

#[test]
fn a_witness_survives_a_comment_and_names_changed_functions() {
    for case in MOVING {
        let folder = Folder::new(&format!("moved_{}", case.file));
        let program = folder.file(case.file);
        let write = |text: &str| std::fs::write(&program, text).expect("the program is written");
        let text = std::fs::read_to_string(programs().join(case.file)).expect("the program");
        write(&text);
        let file = witness(&folder, &[&program]);
        let before = fencepost(&["replay", &file]);
        assert_eq!(before.code, 1, "{}", before.stderr);
        assert!(before.stdout.contains(case.places[0]), "{}", before.stdout);
        write(&format!("{}{text}", case.comment));
        let moved = fencepost(&["replay", &file]);
        assert_eq!(moved.code, 1, "{}: {}", case.file, moved.stderr);
        assert!(moved.stdout.contains(case.places[1]), "{}", moved.stdout);
        // An earlier version did not write where in the code the execution ends.
        change(&file, |json| {
            json.as_object_mut().map(|json| json.remove("code_place"));
        });
        write(&text);
        let old = fencepost(&["replay", &file]);
        assert_eq!(old.code, 1, "{}: {}", case.file, old.stderr);
        write(&text.replace(case.change[0], case.change[1]));
        let changed = fencepost(&["replay", &file]);
        assert_eq!(changed.code, 2, "{}", changed.stdout);
        assert!(changed.stderr.contains(case.changed), "{}", changed.stderr);
    }
}

#[test]
fn a_replayed_execution_is_shown_in_a_page() {
    let folder = Folder::new("replayed_page");
    let file = witness(&folder, &["lost_update.fir", "--final", "value == 2"]);
    let page = folder.file("page.html");
    let run = fencepost(&["replay", &file, "--html", &page]);
    assert_eq!(run.code, 1, "{}", run.stderr);
    let text = std::fs::read_to_string(&page).expect("the page is written");
    assert!(text.starts_with("<!DOCTYPE html>"), "{text}");
    for part in [
        "violated</span> lost_update.fir",
        "<table class=\"lanes\">",
        "every visible step",
    ] {
        assert!(text.contains(part), "no `{part}` in the page");
    }
    // Whether a reordering is needed was not asked.
    assert!(!text.contains("a limit was met"), "{text}");
}
