//! Data races that are marked as benign, in the source or in `fencepost.toml`, and what results say
//! about them.

mod common;

use common::{Folder, Run, schema, shipped_schema};
use std::process::Command;

/// Runs the binary in a folder, where it finds the settings.
fn in_folder(folder: &Folder, arguments: &[&str]) -> Run {
    let output = Command::new(env!("CARGO_BIN_EXE_fencepost"))
        .args(arguments)
        .current_dir(&folder.0)
        .output()
        .expect("the binary runs");
    Run {
        code: output.status.code().expect("the binary exits by itself"),
        stdout: String::from_utf8(output.stdout).expect("output is UTF-8"),
        stderr: String::from_utf8(output.stderr).expect("messages are UTF-8"),
    }
}

const TWO_RACES: &str = "\
class Shared { static hits: i32; static total: i32 }

func main() {
  %a = start add()
  %b = start add()
  join %a
  join %b
  ret
}

func add() {
  %h = load Shared.hits
  store Shared.hits, %h
  %t = load Shared.total
  store Shared.total, %t
  ret
}
";

#[test]
fn a_settings_file_marks_fields() {
    let folder = Folder::new("benign_settings");
    let write = |name: &str, text: &str| {
        std::fs::write(folder.file(name), text).expect("the file can be written");
    };
    write("races.fir", TWO_RACES);
    let check = ["check", "races.fir", "--races", "--all", "--format", "json"];
    let races = |run: &Run| {
        let violations = run.json()["violations"].as_array().cloned();
        let messages = violations.into_iter().flatten();
        let messages: Vec<String> = messages.map(|one| one["message"].to_string()).collect();
        let on = |field: &str| messages.iter().any(|message| message.contains(field));
        (on("Shared.hits"), on("Shared.total"))
    };
    assert_eq!(races(&in_folder(&folder, &check)), (true, true));
    // One of the two is reviewed, and the other is still reported.
    write("fencepost.toml", "[races]\nbenign = \"Shared.hits\"\n");
    let run = in_folder(&folder, &check);
    assert_eq!((run.code, races(&run)), (1, (false, true)));
    assert_eq!(run.json()["benign_races"][0], "Shared.hits");
    let problems = schema::validate(&shipped_schema("check"), &run.json());
    assert!(problems.is_empty(), "{problems:#?}");
    write(
        "fencepost.toml",
        "[races]\nbenign = [\"Shared.hits\", \"Shared.total\"]\n",
    );
    let text = in_folder(&folder, &["check", "races.fir", "--races"]).stdout;
    for line in [
        "verified  races.fir under sc\n",
        "assuming benign-races: data races that are marked as benign do no harm\n",
        "left out: data races of Shared.hits, which is marked as benign\n",
        "left out: data races of Shared.total, which is marked as benign\n",
    ] {
        assert!(text.contains(line), "no `{line}` in\n{text}");
    }
    // What was not met is not left out, and races that nobody asks about are none.
    let text = in_folder(&folder, &["check", "races.fir"]).stdout;
    assert!(!text.contains("left out"), "{text}");
    assert!(!text.contains("marked"), "{text}");
    write("fencepost.toml", "[races]\nbening = \"Shared.hits\"\n");
    assert_eq!(in_folder(&folder, &check).code, 2);
}

#[test]
fn a_mark_that_is_of_no_use_is_told() {
    let folder = Folder::new("benign_unmet");
    let write = |name: &str, text: &str| {
        std::fs::write(folder.file(name), text).expect("the file can be written");
    };
    write("races.fir", TWO_RACES);
    let marks = |names: &str| {
        write("fencepost.toml", &format!("[races]\nbenign = [{names}]\n"));
        let text = in_folder(&folder, &["check", "races.fir", "--races"]).stdout;
        let check = ["check", "races.fir", "--races", "--format", "json"];
        let json = in_folder(&folder, &check).json();
        let problems = schema::validate(&shipped_schema("check"), &json);
        assert!(problems.is_empty(), "{problems:#?}");
        (text, json["notes"].to_string())
    };
    let both = "\"Shared.hits\", \"Shared.total\"";
    let (text, notes) = marks(both);
    assert!(!text.contains("marked as benign, but"), "{text}");
    assert_eq!(notes, "[]");
    // Everything was covered, and this field has no race.
    let (text, notes) = marks(&format!("{both}, \"Shared.totl\""));
    let line = "marked as benign, but no data race was met: Shared.totl\n";
    assert!(text.contains(line), "{text}");
    assert_eq!(notes, "[\"unmet-mark\"]");
    // A class that is not there is a mistake, whatever is found.
    let (text, notes) = marks("\"Shard.hits\", \"Shared.totl\"");
    let line = "marked as benign, but the program has no such class: Shard.hits\n";
    assert!(
        text.starts_with("violated") && text.contains(line),
        "{text}"
    );
    assert!(!text.contains("Shared.totl"), "{text}");
    assert_eq!(notes, "[\"unmet-mark\"]");
}

const SEQUENCE_LOCK: &str = "\
using System.Threading;
class BenignRaceAttribute : System.Attribute { }
class SeqLock
{
    static volatile int version;
    static int data;
    static int other;

    static void Write()
    {
        version = 1;
        Thread.MemoryBarrier();
        data = 7;
        Thread.MemoryBarrier();
        version = 2;
    }

    // READ
    static int Read()
    {
        int seen = version;
        int value = data;
        Thread.MemoryBarrier();
        return seen == version ? value : -1;
    }

    static void Main()
    {
        var writer = new Thread(Write);
        writer.Start();
        Read();
        writer.Join();
    }
}
";

#[test]
fn an_attribute_marks_fields_and_methods() {
    let folder = Folder::new("benign_attribute");
    let file = folder.file("SeqLock.cs");
    let write = |text: &str| std::fs::write(&file, text).expect("the file can be written");
    let check = ["check", "SeqLock.cs", "--races", "--format", "json"];
    write(SEQUENCE_LOCK);
    let run = in_folder(&folder, &check);
    assert_eq!(run.code, 1, "{}", run.stderr);
    assert_eq!(run.json()["violations"][0]["kind"], "race");
    for (plain, marked, name) in [
        (
            "    static int data;",
            "    [BenignRace] static int data;",
            "SeqLock.data",
        ),
        ("    // READ\n", "    [BenignRace]\n", "SeqLock::Read"),
    ] {
        write(&SEQUENCE_LOCK.replace(plain, marked));
        let run = in_folder(&folder, &check);
        let json = run.json();
        assert_eq!(run.code, 0, "{json:#}");
        assert_eq!(json["benign_races"][0], name);
        let assumptions = json["assumptions"].as_array().expect("a list");
        assert!(assumptions.contains(&"benign-races".into()), "{json:#}");
    }
    // A mark on something else changes nothing.
    write(&SEQUENCE_LOCK.replace("static int other", "[BenignRace] static int other"));
    let run = in_folder(&folder, &check);
    assert_eq!(
        (run.code, &run.json()["benign_races"]),
        (1, &serde_json::Value::Null)
    );
}

#[test]
fn names_of_a_settings_file_are_whole() {
    let folder = Folder::new("benign_names");
    let write = |name: &str, text: &str| {
        std::fs::write(folder.file(name), text).expect("the file can be written");
    };
    write(
        "Boxes.cs",
        "using System.Threading;\n\
         namespace A { class Box { public static int value; } }\n\
         namespace B { class Box { public static int value; } }\n\
         class P { static void Main() { var t = new Thread(() => { A.Box.value = 1; }); \
         t.Start(); A.Box.value = 2; t.Join(); } }\n",
    );
    let check = ["check", "Boxes.cs", "--races", "--model", "sc"];
    for (name, code) in [
        ("A.Box.value", 0),
        ("B.Box.value", 1),
        ("x.value", 1),
        (".", 1),
        ("P::Main", 0),
        ("P::Mai", 1),
        // It may mean the field of either class.
        ("Box.value", 2),
    ] {
        write(
            "fencepost.toml",
            &format!("[races]\nbenign = [\"{name}\"]\n"),
        );
        let run = in_folder(&folder, &check);
        assert_eq!(run.code, code, "{name}: {}{}", run.stdout, run.stderr);
    }
    // `explore` knows the same file.
    write("fencepost.toml", "[races]\nbenign = [\"A.Box.value\"]\n");
    let output = Command::new("sh")
        .args([
            "-c",
            "printf 'search\\n' | \"$0\" explore Boxes.cs --races --model sc --plain",
        ])
        .arg(env!("CARGO_BIN_EXE_fencepost"))
        .current_dir(&folder.0)
        .output()
        .expect("the binary runs");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(said.contains("nothing else is wrong"), "{said}");
}

/// What was left out for a mark before is not found after it, so the marks belong to the checkpoint.
#[test]
fn a_saved_search_does_not_go_on_with_other_marks() {
    let folder = Folder::new("benign_checkpoint");
    let write = |name: &str, text: &str| {
        std::fs::write(folder.file(name), text).expect("the file can be written");
    };
    write("races.fir", TWO_RACES);
    write("fencepost.toml", "[races]\nbenign = \"Shared.hits\"\n");
    let search = [
        "check",
        "races.fir",
        "--races",
        "--all",
        "--reduction",
        "none",
    ];
    let saved = ["--max-states", "20", "--checkpoint", "saved.bin"];
    let run = in_folder(&folder, &[&search[..], &saved].concat());
    assert!(folder.0.join("saved.bin").exists(), "{}", run.stderr);
    let resumed = [&search[..], &["--resume", "saved.bin"]].concat();
    write("fencepost.toml", "");
    let run = in_folder(&folder, &resumed);
    assert_eq!(run.code, 2, "{}{}", run.stdout, run.stderr);
    assert!(
        run.stderr.contains("list of benign races"),
        "{}",
        run.stderr
    );
    write("fencepost.toml", "[races]\nbenign = \"Shared.hits\"\n");
    assert_eq!(in_folder(&folder, &resumed).code, 1);
}

/// Whichever process leaves a race out for a mark, the result rests on the mark.
#[test]
fn marks_count_in_whichever_process_they_are_met() {
    let folder = Folder::new("benign_processes");
    let program = TWO_RACES
        .replace("total: i32", "total: i32; static done: i32")
        .replace(
            "%t = load Shared.total\n  store Shared.total, %t",
            "store volatile Shared.done, 1\n  store volatile Shared.done, 2\n  store volatile \
         Shared.done, 3",
        );
    std::fs::write(folder.file("races.fir"), program).expect("writable");
    let settings = "[races]\nbenign = \"Shared.hits\"\n";
    std::fs::write(folder.file("fencepost.toml"), settings).expect("writable");
    for processes in ["2", "3", "4"] {
        let search = ["check", "races.fir", "--races", "--all", "--format", "json"];
        let run = in_folder(&folder, &[&search[..], &["--cluster", processes]].concat());
        assert_eq!(run.json()["verdict"], "verified", "{}", run.stderr);
        assert_eq!(run.json()["benign_races"][0], "Shared.hits", "{processes}");
    }
}

#[test]
fn a_mark_on_a_field_that_is_not_there_is_told() {
    let folder = Folder::new("benign_misspelt");
    let write = |name: &str, text: &str| {
        std::fs::write(folder.file(name), text).expect("the file can be written");
    };
    let text = "using System.Threading;\nclass P {\n  static int hits;\n  static void Add() { \
                hits++; }\n  static void Main() {\n    var t = new Thread(Add);\n    t.Start();\n    \
                Add();\n    t.Join();\n  }\n}\n";
    write("Hits.cs", text);
    let check = |mark: &str| {
        write("fencepost.toml", &format!("[races]\nbenign = \"{mark}\"\n"));
        in_folder(&folder, &["check", "Hits.cs", "--races"]).stdout
    };
    // A race is found all the same, and the note says why the mark did not help.
    let field = check("P.hitz");
    let line = "marked as benign, but the program has no such field: P.hitz (P has hits)\n";
    assert!(
        field.starts_with("violated") && field.contains(line),
        "{field}"
    );
    let function = check("P::Addd");
    let line = "but the program has no such function: P::Addd (P has ";
    assert!(function.contains(line), "{function}");
    let right = check("P.hits");
    assert!(right.starts_with("verified"), "{right}");
    assert!(!right.contains("no such"), "{right}");
}
