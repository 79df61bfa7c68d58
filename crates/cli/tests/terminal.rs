//! Colours, lines of source, suggestions, and the commands about the tool itself.

mod common;

use common::{Folder, fencepost};

#[test]
fn colours_and_source_come_only_where_they_are_wanted() {
    let plain = fencepost(&["check", "assertion.fir"]);
    assert!(!plain.stdout.contains('\u{1b}'), "{}", plain.stdout);
    assert!(!plain.stdout.contains("-->"), "{}", plain.stdout);
    let bright = fencepost(&["check", "assertion.fir", "--color", "always"]);
    assert_eq!(bright.code, 1);
    let text = &bright.stdout;
    assert!(
        text.starts_with("\u{1b}[1;31mviolated\u{1b}[0m  assertion.fir"),
        "{text}"
    );
    assert!(text.contains("-->\u{1b}[0m assertion.fir:9"), "{text}");
    let source = std::fs::read_to_string(common::programs().join("assertion.fir")).unwrap();
    let line = source.lines().nth(8).unwrap_or_default();
    assert!(text.contains(line), "{text}");
    assert!(text.contains("\u{1b}[1;31m^\u{1b}[0m"), "{text}");
    // What goes to a file has no colours.
    let folder = Folder::new("colours");
    let file = folder.file("result.txt");
    fencepost(&[
        "check",
        "assertion.fir",
        "--color",
        "always",
        "--out",
        &file,
    ]);
    let written = std::fs::read_to_string(&file).unwrap();
    assert!(!written.contains('\u{1b}'), "{written}");
}

#[test]
fn misspelt_names_are_met_with_suggestions() {
    let model = fencepost(&["check", "assertion.fir", "--model", "tos"]);
    assert_eq!(model.code, 2);
    assert!(
        model.stderr.contains("did you mean `tso`?"),
        "{}",
        model.stderr
    );
    let folder = Folder::new("misspelt");
    let file = folder.file("Bank.cs");
    let text = "class Account { static int balance; int limit; public static void Deposit() { balance++; } \
                static void Main() { new Account().limit = 1; Deposit(); } }";
    std::fs::write(&file, text).unwrap();
    let entry = fencepost(&["check", &file, "--entry", "Account::Depost"]);
    assert_eq!(entry.code, 2);
    assert!(
        entry.stderr.contains("did you mean `Account::Deposit`?"),
        "{}",
        entry.stderr
    );
    let field = fencepost(&["check", &file, "--final", "Account.balanse == 1"]);
    assert_eq!(field.code, 2);
    assert!(
        field.stderr.contains("did you mean `Account.balance`?"),
        "{}",
        field.stderr
    );
    // Every object has one of its own, so the name alone means none.
    for typed in ["Account.limit == 1", "limit == 1"] {
        let field = fencepost(&["check", &file, "--final", typed]);
        assert_eq!(field.code, 2);
        let hint = "`Account.limit` is a field of objects: begin with a static field";
        assert!(field.stderr.contains(hint), "{}", field.stderr);
    }
}

#[test]
fn the_doctor_says_what_is_there_and_what_is_not() {
    let text = fencepost(&["doctor"]);
    assert_eq!(text.code, 0);
    assert!(text.stdout.contains("C# sources"), "{}", text.stdout);
    let json = fencepost(&["doctor", "--format", "json"]).json();
    let findings = json["findings"].as_array().expect("findings");
    assert!(findings.len() >= 6);
    for finding in findings {
        assert!(finding["found"].is_string() || finding["found"].is_null());
        assert!(
            finding["remedy"]
                .as_str()
                .is_some_and(|text| !text.is_empty())
        );
    }
}

#[test]
fn completions_and_manual_pages_know_the_commands() {
    for shell in ["bash", "zsh", "fish", "powershell"] {
        let run = fencepost(&["completions", shell]);
        assert_eq!(run.code, 0);
        assert!(run.stdout.contains("max-states"), "{shell}");
    }
    let man = fencepost(&["man"]);
    assert_eq!(man.code, 0);
    assert!(man.stdout.contains(".TH fencepost 1"), "{}", man.stdout);
    let folder = Folder::new("man_pages");
    let run = fencepost(&["man", "--out", &folder.0.display().to_string()]);
    assert_eq!(run.code, 0, "{}", run.stderr);
    let check = std::fs::read_to_string(folder.file("fencepost-check.1")).unwrap();
    assert!(
        check.contains("Deadlock") || check.contains("deadlock"),
        "{check}"
    );
    assert_eq!(fencepost(&["man", "--out", "nowhere"]).code, 2);
}
