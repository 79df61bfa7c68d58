//! Bad input and bad usage: a clear message, exit code 2, nothing half-written.

mod common;

use common::{Folder, fencepost, schema, shipped_schema};
use std::process::Command;

fn refused(arguments: &[&str], kind: &str, message: &str) {
    let text = fencepost(arguments);
    assert_eq!(
        text.code, 2,
        "{arguments:?}\n{}{}",
        text.stdout, text.stderr
    );
    assert_eq!(text.stdout, "", "{arguments:?}");
    assert!(
        text.stderr.contains(message),
        "{arguments:?}\n{}",
        text.stderr
    );
    let with_json = [&arguments[..1], &["--format", "json"], &arguments[1..]].concat();
    let run = fencepost(&with_json);
    assert_eq!(run.code, 2, "{with_json:?}");
    assert!(
        run.stderr.contains(message),
        "{with_json:?}\n{}",
        run.stderr
    );
    let json = run.json();
    let problems = schema::validate(&shipped_schema("error"), &json);
    assert!(problems.is_empty(), "{with_json:?}: {problems:#?}");
    assert_eq!(json["error"]["kind"], kind, "{with_json:?}");
}

#[test]
fn unknown_words() {
    let program = "lost_update.fir";
    let cases: [(&[&str], &str); 15] = [
        (
            &["check", program, "--early-initialisers"],
            "says itself where",
        ),
        (&["check", program, "--nonsense"], "--nonsense"),
        (&["check", program, "--model", "nonsense"], "sc, tso, pso"),
        (&["check", program, "--entry", "nonsense"], "nonsense"),
        (&["check", program, "--reduction", "magic"], "magic"),
        (&["check", program, "--engine", "magic"], "magic"),
        (
            &["check", program, "--final", "nonsense == 1"],
            "no static field `nonsense`",
        ),
        (&["check", program, "--final", "value = 1"], "write `==`"),
        (
            &["check", program, "--invariant", "value"],
            "not a condition",
        ),
        (&["check", program, "--quiet", "-v"], "cannot be used with"),
        (&["check", program, "--", "argument"], "takes no arguments"),
        (
            &["check", program, "--source", "a.cs"],
            "only a C# or C source",
        ),
        (&["check"], "PROGRAM"),
        (&["outcomes", program], "EXPR"),
        (&["outcomes", program, "valu"], "no static field `valu`"),
    ];
    for (arguments, message) in cases {
        refused(arguments, "usage", message);
    }
}

/// What a reduction cannot do is refused, not left out.
#[test]
fn options_that_a_reduction_would_leave_out() {
    let program = "lost_update.fir";
    for reduction in ["dpor", "sdpor"] {
        let options: [&[&str]; 4] = [
            &["--shortest"],
            &["--store", "compact"],
            &["--workers", "2"],
            &["--engine", "random"],
        ];
        for option in options {
            let arguments = [&["check", program, "--reduction", reduction], option].concat();
            refused(&arguments, "usage", option[0]);
        }
    }
    let arguments = ["check", program, "--engine", "random", "--shortest"];
    refused(&arguments, "usage", "do not search by length");
    let arguments = ["check", program, "--reduction", "sdpor", "--races"];
    refused(&arguments, "usage", "in which a race shows");
    for reduction in ["none", "ample", "dpor"] {
        let choice = ["check", program, "--reduction", reduction];
        let arguments = [&choice[..], &["--store", "local-ids"]].concat();
        refused(&arguments, "usage", "--store");
    }
    let arguments = ["check", program, "--reduction", "dpor", "--max-states", "9"];
    refused(&arguments, "usage", "stores no states");
}

#[test]
fn names_that_only_a_state_can_refute() {
    let message = "class `Node`, which has no field `nonsense`";
    let program = "objects.fir";
    refused(
        &["check", program, "--final", "World.first.nonsense == 1"],
        "usage",
        message,
    );
    refused(
        &["outcomes", program, "World.first.nonsense"],
        "usage",
        message,
    );
}

#[test]
fn an_entry_takes_no_arguments() {
    refused(
        &["check", "deadlock.fir", "--entry", "take"],
        "usage",
        "takes arguments",
    );
    assert_eq!(
        fencepost(&["check", "lost_update.fir", "--entry", "add_one"]).code,
        0
    );
}

#[test]
fn absurd_limits() {
    for (option, value) in [
        ("--max-states", "0"),
        ("--max-states", "-1"),
        ("--max-states", "99999999999999999999999"),
        ("--max-depth", "many"),
        ("--max-pending", "0"),
        ("--max-pending", "1000000000000"),
        ("--queue-capacity", "0"),
        ("--timeout", "0"),
        ("--timeout", "-3"),
        ("--timeout", "inf"),
        ("--timeout", "NaN"),
        ("--memory", "0"),
        ("--memory", "18446744073709551615"),
    ] {
        let argument = format!("{option}={value}");
        refused(&["check", "lost_update.fir", &argument], "usage", option);
    }
}

#[test]
fn files_that_cannot_be_used() {
    let folder = Folder::new("files_that_cannot_be_used");
    let write = |name: &str, bytes: &[u8]| {
        let file = folder.file(name);
        std::fs::write(&file, bytes).expect("the file can be written");
        file
    };
    let malformed = write("malformed.fir", b"class A {\n  static x: nonsense\n}\n");
    let bytes = write("bytes.fir", b"func main() {\xff\xfe}\n");
    let empty = write("empty.fir", b"");
    let assembly = write("a.exe", b"MZ");
    let other = write("a.txt", b"");
    let bare = write("bare", b"");
    let model = write("bad.toml", b"name = 3\n");
    // Somebody else's table under the name of a built-in one.
    let renamed = |name: &str| {
        let table = include_str!("../../../models/pso.toml");
        let table = table.replace("name = \"pso\"", &format!("name = \"{name}\""));
        write(&format!("{name}.toml"), table.as_bytes())
    };
    let (sc, tso) = (renamed("sc"), renamed("tso"));
    std::fs::create_dir(folder.file("folder.fir")).expect("the folder can be made");
    let directory = folder.file("folder.fir");
    let missing = folder.file("missing.fir");
    let cases: [(&[&str], &str); 14] = [
        (
            &["check", "lost_update.fir", "--model", &sc],
            "`sc` is the name of a built-in model",
        ),
        (
            &["check", "lost_update.fir", "--model", &tso],
            "`tso` is the name of a built-in model",
        ),
        (&["check", &missing], "No such file"),
        (&["check", &directory], "is a directory"),
        (&["check", &bytes], "not UTF-8 text: see byte 13"),
        (&["check", &malformed], "malformed.fir:2:13"),
        (&["check", &empty], "main"),
        (&["check", &assembly], "the file ends inside"),
        (&["check", &other], "nothing reads `.txt`"),
        (&["check", &bare], "has an ending"),
        (&["check", "lost_update.fir", "--model", &model], "bad.toml"),
        (
            &["check", "lost_update.fir", "--model", "missing.toml"],
            "missing.toml",
        ),
        (&["replay", &missing], "No such file"),
        (&["replay", &other], "not a witness"),
    ];
    for (arguments, message) in cases {
        refused(arguments, "input", message);
    }
}

#[test]
fn output_that_cannot_be_written_is_refused_first() {
    let folder = Folder::new("output_that_cannot_be_written");
    let nowhere = folder.file("nowhere/result.json");
    for option in ["--out", "--witness"] {
        let arguments = ["check", "endless.fir", option, &nowhere];
        refused(&arguments, "usage", "there is no directory");
        let arguments = ["check", "endless.fir", option, &folder.file("")];
        refused(&arguments, "usage", "is a directory");
        // A folder in which nobody can make files, not even root.
        if cfg!(target_os = "linux") {
            let arguments = ["check", "endless.fir", option, "/proc/result.json"];
            refused(&arguments, "usage", "cannot be written");
        }
    }
}

#[test]
fn expressions_are_pointed_at() {
    let run = fencepost(&["check", "lost_update.fir", "--final", "value == == 1"]);
    assert_eq!(run.code, 2);
    let lines: Vec<&str> = run.stderr.lines().collect();
    assert_eq!(
        lines[1..],
        ["    value == == 1", "             ^^"],
        "{}",
        run.stderr
    );
}

#[test]
fn a_huge_file_is_refused_unread() {
    let folder = Folder::new("a_huge_file");
    let file = folder.file("huge.fir");
    let handle = std::fs::File::create(&file).expect("the file can be made");
    handle.set_len(200 << 30).expect("the file can be sparse");
    refused(&["check", &file], "input", "is larger than");
}

/// What is not text cannot be named in a message, but must not break the reader either.
#[cfg(unix)]
#[test]
fn arguments_that_are_not_text() {
    use std::os::unix::ffi::OsStrExt;
    let strange = std::ffi::OsStr::from_bytes(b"a\xff.fir");
    for format in ["text", "json"] {
        let output = Command::new(env!("CARGO_BIN_EXE_fencepost"))
            .arg("check")
            .arg(strange)
            .args(["--format", format])
            .output()
            .expect("the binary runs");
        assert_eq!(output.status.code(), Some(2));
        let message = String::from_utf8_lossy(&output.stderr);
        assert!(message.contains("invalid UTF-8"), "{message}");
        assert_eq!(format == "json", output.stdout.starts_with(b"{"));
    }
}

/// A result that is lost is no success.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_behind_standard_output() {
    for arguments in [&["check", "lost_update.fir"][..], &["models"]] {
        let full = std::fs::File::options().write(true).open("/dev/full");
        let output = Command::new(env!("CARGO_BIN_EXE_fencepost"))
            .args(arguments)
            .current_dir(common::programs())
            .stdout(full.expect("the device is there"))
            .output()
            .expect("the binary runs");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let message = String::from_utf8_lossy(&output.stderr);
        assert!(
            message.contains("standard output: cannot be written"),
            "{message}"
        );
    }
}
