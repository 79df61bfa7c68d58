//! `fencepost test`: which methods are tests, what runs around them, and what is said about them.

mod common;

use common::{Folder, Run, schema, shipped_schema};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/test-methods")
}

fn run_in(folder: &Path, arguments: &[&str]) -> Run {
    let output = Command::new(env!("CARGO_BIN_EXE_fencepost"))
        .args(arguments)
        .current_dir(folder)
        .output()
        .expect("the binary runs");
    Run {
        code: output.status.code().expect("the binary exits by itself"),
        stdout: String::from_utf8(output.stdout).expect("output is UTF-8"),
        stderr: String::from_utf8(output.stderr).expect("messages are UTF-8"),
    }
}

fn frameworks(more: &[&str]) -> Run {
    let arguments = ["test", "Frameworks.cs", "--source", "Attributes.cs"];
    run_in(&fixtures(), &[&arguments, more].concat())
}

/// What must come out of each test: its verdict, and a part of what is said about it.
const EXPECTED: &[(&str, &str, &str)] = &[
    ("Own::Reordered", "violated", "out of order"),
    ("Own::InOrder", "verified", ""),
    ("Own::Cut", "bounded", ""),
    ("Own::Property", "violated", "Own.seen == 2 is false"),
    ("Own::Race", "violated", "Own.x"),
    ("Nunit.Tests::Order", "verified", ""),
    ("Nunit.Tests::Inherited", "verified", ""),
    ("Nunit.Cases::Less(1, 2)", "verified", ""),
    (
        "Nunit.Cases::Less(3, 3)",
        "violated",
        "3 is not less than 3",
    ),
    ("Nunit.Cases::Strings(\"a\\\"b\", null)", "verified", ""),
    ("Nunit.Cases::Arrays([1, 2])", "verified", ""),
    ("Nunit.Cases::Numbers(2)", "verified", ""),
    ("Nunit.Cases::Enums(12)", "verified", ""),
    (
        "Nunit.Cases::TooLarge(300)",
        "unsupported",
        "is no `System.Byte`",
    ),
    ("Nunit.Cases::Results(1)", "unsupported", "expects a result"),
    ("Nunit.Cases::Computed", "unsupported", "not constants"),
    ("Nunit.Cases::IgnoredCase(1)", "skipped", "not this one"),
    ("Nunit.Cases::Ignored", "skipped", "not today"),
    ("Nunit.Cases::Missing", "unsupported", "has 1 parameters"),
    ("XunitTests.Tests::Fact", "verified", ""),
    ("XunitTests.Tests::Async", "verified", ""),
    ("XunitTests.Tests::Fails", "violated", "after the await"),
    ("XunitTests.Tests::Lost", "unsupported", "async void"),
    ("XunitTests.Tests::Skipped", "skipped", "later"),
    ("XunitTests.Tests::Theory(true)", "verified", ""),
    ("XunitTests.Tests::Theory(false)", "violated", "no"),
    ("XunitTests.Tests::Objects(7, null, [1])", "verified", ""),
    (
        "XunitTests.Tests::Objects(5, 'c', \"text\")",
        "violated",
        "Friday c text",
    ),
    ("XunitTests.Tests::Members", "unsupported", "not constants"),
    (
        "XunitTests.Fixtures::Shared",
        "unsupported",
        "class fixture",
    ),
    (
        "XunitTests.NoConstructor::Test",
        "unsupported",
        "no constructor",
    ),
    ("Mstest.Tests::Order", "verified", ""),
    ("Mstest.Tests::Rows(1, 2)", "verified", ""),
    ("Mstest.Tests::Rows(2, 1)", "violated", "not less"),
    ("Mstest.Tests::Expects", "unsupported", "exception"),
];

#[test]
fn tests_of_every_framework_are_found_and_run() {
    let run = frameworks(&["--format", "json"]);
    assert_eq!(run.code, 1, "{}", run.stderr);
    let json = run.json();
    let problems = schema::validate(&shipped_schema("test"), &json);
    assert!(problems.is_empty(), "{problems:?}");
    assert_eq!(json["verdict"], "violated");
    let tests = json["tests"].as_array().expect("a list of tests");
    let mut names: Vec<&str> = tests
        .iter()
        .filter_map(|test| test["name"].as_str())
        .collect();
    let mut expected: Vec<&str> = EXPECTED.iter().map(|row| row.0).collect();
    names.sort_unstable();
    expected.sort_unstable();
    assert_eq!(names, expected);
    for (name, verdict, words) in EXPECTED {
        let test = tests.iter().find(|test| test["name"] == *name);
        let test = test.unwrap_or_else(|| panic!("{name} is there"));
        assert_eq!(test["verdict"], *verdict, "{test:#}");
        let said = [
            &test["violations"][0]["message"],
            &test["unsupported"][0]["what"],
            &test["reason"],
        ];
        let said: Vec<&str> = said.iter().filter_map(|text| text.as_str()).collect();
        assert!(said.join("\n").contains(words), "{test:#}");
        assert_eq!(test["program"], "Frameworks.cs");
        assert!(
            test["source"]
                .as_str()
                .is_some_and(|at| at.starts_with("Frameworks.cs:")),
            "{test:#}"
        );
        check_like_a_check(test);
    }
}

/// A test that was run has what a check has.
fn check_like_a_check(test: &Value) {
    if test.get("states").is_none() {
        return;
    }
    let mut check = test.as_object().expect("an object").clone();
    check.remove("name");
    check.remove("source");
    let problems = schema::validate(&shipped_schema("check"), &Value::Object(check));
    assert!(problems.is_empty(), "{problems:?}");
}

#[test]
fn filters_choose_and_nothing_chosen_is_a_mistake() {
    let list = frameworks(&["--list", "--filter", "Theory", "--filter", "Own::*Order"]);
    assert_eq!(list.code, 0);
    assert_eq!(
        list.stdout,
        "Own::InOrder\nXunitTests.Tests::Theory(true)\nXunitTests.Tests::Theory(false)\n"
    );
    let good = frameworks(&["--filter", "Own::InOrder"]);
    assert_eq!(good.code, 0);
    assert!(
        good.stdout.contains("verified  Own::InOrder"),
        "{}",
        good.stdout
    );
    assert!(
        good.stdout.contains("1 test: 1 verified"),
        "{}",
        good.stdout
    );
    assert_eq!(frameworks(&["--filter", "Own::Cut"]).code, 3);
    assert_eq!(frameworks(&["--filter", "Missing"]).code, 4);
    // Nothing was checked, and nobody may think otherwise.
    let skipped = frameworks(&["--filter", "Skipped"]);
    assert_eq!(skipped.code, 0);
    assert!(!skipped.stdout.contains("verified"), "{}", skipped.stdout);
    let nothing = "1 test: 1 skipped";
    assert!(skipped.stdout.contains(nothing), "{}", skipped.stdout);
    let nothing = "every test is skipped: nothing was checked\n";
    assert!(skipped.stdout.contains(nothing), "{}", skipped.stdout);
    let json = frameworks(&["--filter", "Skipped", "--format", "json"]).json();
    assert_eq!(json["verdict"], "skipped");
    let problems = schema::validate(&shipped_schema("test"), &json);
    assert!(problems.is_empty(), "{problems:?}");
    let none = frameworks(&["--filter", "Nonsense"]);
    assert_eq!(none.code, 2);
    assert!(
        none.stderr.contains("none of the 35 tests"),
        "{}",
        none.stderr
    );
    let misspelt = frameworks(&["--filter", "Mstest.Tests::Ordr"]);
    let meant = "; did you mean `Mstest.Tests::Order`";
    assert!(misspelt.stderr.contains(meant), "{}", misspelt.stderr);
    let bare = run_in(&fixtures(), &["test", "NoTests.cs"]);
    assert_eq!(bare.code, 2);
    assert!(bare.stderr.contains("no test methods"), "{}", bare.stderr);
}

#[test]
fn several_assemblies_make_several_suites_with_stable_names() {
    let run = |more: &[&str]| {
        let arguments = [
            "test",
            "More.cs",
            "Frameworks.cs",
            "--source",
            "Attributes.cs",
        ];
        let chosen = [
            "--filter", "More::", "--filter", "Theory", "--filter", "Ignored",
        ];
        run_in(&fixtures(), &[&arguments[..], &chosen, more].concat())
    };
    let names = |xml: &str| -> Vec<String> {
        let cases = xml.lines().filter(|line| line.contains("<testcase"));
        let cut = |line: &str| {
            line.split(" time=")
                .next()
                .unwrap_or_default()
                .trim()
                .to_string()
        };
        cases.map(cut).collect()
    };
    let failing = run(&["--format", "junit"]);
    assert_eq!(failing.code, 1, "{}", failing.stderr);
    let xml = &failing.stdout;
    assert_eq!(xml.matches("<testsuite ").count(), 2, "{xml}");
    assert!(
        xml.contains("tests=\"2\" failures=\"1\" errors=\"0\" skipped=\"0\""),
        "{xml}"
    );
    assert!(
        xml.contains("tests=\"4\" failures=\"1\" errors=\"0\" skipped=\"2\""),
        "{xml}"
    );
    assert!(xml.contains("file=\"More.cs\" line=\"13\""), "{xml}");
    // Under a limit the same tests have the same names, although other things come out.
    let cut = run(&["--format", "junit", "--max-states", "1"]);
    assert_eq!(names(xml), names(&cut.stdout));
    assert_eq!(
        names(xml)[0],
        "<testcase classname=\"More\" name=\"LostUpdate\""
    );
    let sarif = run(&["--format", "sarif"]).json();
    assert_eq!(sarif["runs"].as_array().map(Vec::len), Some(6));
    assert_eq!(
        sarif["runs"][0]["automationDetails"]["id"],
        "More::LostUpdate"
    );
}

#[test]
fn settings_come_from_a_file_and_the_command_line_wins() {
    let folder = Folder::new("test_settings");
    let more = fixtures().join("More.cs").display().to_string();
    let settings = "[test]\nmodel = \"sc\"\n\n[[test.case]]\nfilter = \"Counts\"\nmax-states = 1\n";
    std::fs::write(folder.file("fencepost.toml"), settings).expect("the file is written");
    let inner = folder.0.join("inner");
    std::fs::create_dir(&inner).expect("the folder is made");
    // The nearest file above the working folder counts.
    let json = run_in(&inner, &["test", &more, "--format", "json"]).json();
    assert_eq!(json["tests"][0]["model"], "sc");
    assert_eq!(json["tests"][1]["verdict"], "bounded");
    let arguments = [
        "test",
        &more,
        "--format=json",
        "--model=clr",
        "--max-states=9999",
    ];
    let json = run_in(&inner, &arguments).json();
    assert_eq!(json["tests"][0]["model"], "clr");
    assert_eq!(json["tests"][1]["verdict"], "verified");
    std::fs::write(folder.file("fencepost.toml"), "[test]\nmodle = 1\n").expect("written");
    let bad = run_in(&inner, &["test", &more]);
    assert_eq!(bad.code, 2);
    assert!(
        bad.stderr.contains("unknown field `modle`"),
        "{}",
        bad.stderr
    );
}

#[test]
fn a_witness_of_a_test_replays_and_its_entry_can_be_checked() {
    let folder = Folder::new("test_witness");
    let witness = folder.file("fail.json");
    let more = fixtures().join("More.cs").display().to_string();
    let run = run_in(&folder.0, &["test", &more, "--witness", &witness]);
    assert_eq!(run.code, 1, "{}", run.stderr);
    assert!(
        run.stdout.contains("violated  More::LostUpdate"),
        "{}",
        run.stdout
    );
    assert!(run.stdout.contains("lost"), "{}", run.stdout);
    let replay = run_in(&folder.0, &["replay", &witness]);
    assert_eq!(replay.code, 1, "{}{}", replay.stdout, replay.stderr);
    let entry = "test:More::LostUpdate";
    let check = run_in(
        &folder.0,
        &["check", &more, "--entry", entry, "--format", "json"],
    );
    assert_eq!(check.code, 1);
    assert_eq!(check.json()["entry"], entry);
    let unknown = run_in(
        &folder.0,
        &["check", &more, "--entry", "test:More::Nothing"],
    );
    assert_eq!(unknown.code, 2);
    let chosen = run_in(&folder.0, &["test", &more, "--entry", "More::LostUpdate"]);
    assert_eq!(chosen.code, 2);
}
