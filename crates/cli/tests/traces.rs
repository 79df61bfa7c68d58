//! Compares the text of results with committed snapshots; see `tests/traces/README.md`.

mod common;

use common::{fencepost, schema::validate, shipped_schema};
use serde::Deserialize;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The data file of this test.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Cases {
    case: Vec<Case>,
}

/// A program, and what it is checked with.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    name: String,
    program: String,
    #[serde(default)]
    options: Vec<String>,
    #[serde(default)]
    command: What,
}

/// How it is checked.
#[derive(Deserialize, Clone, Copy, Default, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
enum What {
    #[default]
    Check,
    Test,
    Datatype,
}

/// The part of an example's data file that says how to check it.
#[derive(Deserialize)]
struct Examples {
    folder: PathBuf,
    program: Vec<Example>,
}

#[derive(Deserialize)]
struct Example {
    name: String,
    entry: Option<String>,
    #[serde(default, rename = "final")]
    finals: Vec<String>,
    #[serde(default)]
    options: Vec<String>,
    #[serde(default)]
    verified: Vec<String>,
    #[serde(default)]
    violated: Vec<String>,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read<T: for<'a> Deserialize<'a>>(file: &str) -> T {
    let text = std::fs::read_to_string(root().join(file)).expect("the data file is there");
    toml::from_str(&text).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// What a check prints, without the figures.
fn printed(case: &Case) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_fencepost"))
        .arg(match case.command {
            What::Check => "check",
            What::Test => "test",
            What::Datatype => "datatype",
        })
        .arg(&case.program)
        .args(&case.options)
        // What is printed must not depend on what is installed.
        .args(
            is_java(&case.program)
                .then_some(["--jdk", "builtin"])
                .into_iter()
                .flatten(),
        )
        .current_dir(root())
        .env_remove("RUST_BACKTRACE")
        .output()
        .expect("the binary runs");
    let text = String::from_utf8(output.stdout).expect("output is UTF-8");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(!text.is_empty(), "{}: {errors}", case.name);
    // Times and sizes differ from run to run, and counts from one reduction to the next.
    let is_figure = |line: &str| {
        line.ends_with(" MiB") && line.contains(" transition") || line.starts_with("engine ")
    };
    // The line of a test ends with its figures, in parentheses, and so does the last line of all.
    let without = |line: &'_ str| match case.command {
        What::Check => line.to_string(),
        // A row of the table has how many states there were, and the last line how many tests.
        What::Datatype => {
            let counted = line.find(" serial observation").or(line.find(" test"));
            let counted = counted.filter(|_| line.ends_with(" s") || line.ends_with(" MiB"));
            let end = counted.and_then(|at| Some(at + line[at..].find(", ")?));
            line[..end.unwrap_or(line.len())].to_string()
        }
        What::Test => {
            let end = line
                .find("  (")
                .or(line.find("; "))
                .filter(|_| line.ends_with([')', 's']));
            line[..end.unwrap_or(line.len())].to_string()
        }
    };
    let kept = text.lines().filter(|line| !is_figure(line)).map(without);
    let kept: Vec<String> = kept.collect();
    format!("{}\n", kept.join("\n").trim_end())
}

/// Compares, or rewrites what is expected.
fn compare(cases: &[Case]) {
    let bless = std::env::var_os("FENCEPOST_BLESS").is_some();
    let mut problems = String::new();
    for case in cases {
        let file = root()
            .join("tests/traces/expected")
            .join(format!("{}.txt", case.name));
        let found = printed(case);
        if bless {
            std::fs::write(&file, &found).expect("the snapshot can be written");
            continue;
        }
        let expected = std::fs::read_to_string(&file).unwrap_or_default();
        if expected != found {
            problems.push_str(&format!(
                "{}: expected\n{expected}\nfound\n{found}\n",
                case.name
            ));
        }
    }
    assert!(problems.is_empty(), "{problems}");
}

/// The examples of one language, each under the first model that shows something.
fn examples(language: &str) -> Vec<Case> {
    let Examples { folder, program } = read(&format!("examples/{language}/expect.toml"));
    let cases = program.into_iter().map(|example| {
        let own = folder.join(&example.name);
        let beside = folder.join(format!("{}.exe", example.name));
        let endings = ["exe", "jar", "ll"].into_iter();
        let inside = endings.map(|ending| own.join(format!("{}.{ending}", example.name)));
        let mut files = std::iter::once(beside).chain(inside);
        let program = files.find(|file| root().join(file).exists());
        let program = program.unwrap_or_else(|| panic!("{} is not there", example.name));
        let model = example.violated.first().or(example.verified.first());
        let mut options = vec!["--model".to_string()];
        options.push(model.expect("a model").clone());
        for property in &example.finals {
            options.extend(["--final".to_string(), property.clone()]);
        }
        let mut name = format!("{language}-{}", example.name);
        if let Some(entry) = &example.entry {
            options.extend(["--entry".to_string(), entry.clone()]);
            name = format!("{name}-{}", entry.replace("::", "-"));
        }
        options.extend(example.options);
        Case {
            name,
            program: program.display().to_string(),
            options,
            command: What::Check,
        }
    });
    let mut cases: Vec<Case> = cases.collect();
    // A program may be there several times, with different properties.
    for at in 1..cases.len() {
        let (before, rest) = cases.split_at_mut(at);
        let name = &rest[0].name;
        let same = before.iter().filter(|case| {
            let rest = case.name.strip_prefix(name.as_str());
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        });
        let number = same.count() + 1;
        if number > 1 {
            rest[0].name = format!("{}.{number}", rest[0].name);
        }
    }
    cases
}

fn is_java(program: &str) -> bool {
    program.ends_with(".jar") || program.ends_with(".class")
}

#[test]
fn the_dotnet_examples_read_as_expected() {
    compare(&examples("dotnet"));
}

#[test]
fn the_java_examples_read_as_expected() {
    compare(&examples("java"));
}

#[test]
fn the_c_examples_read_as_expected() {
    compare(&examples("c"));
}

#[test]
fn programs_of_every_kind_read_as_expected() {
    let Cases { mut case } = read("tests/traces/cases.toml");
    let has_compiler = Command::new("mcs").arg("--version").output().is_ok();
    if !has_compiler {
        eprintln!("skipped: C# sources, because mcs is not on the PATH (Debian: mono-mcs)");
        case.retain(|case| !case.program.ends_with(".cs") && case.command != What::Datatype);
    }
    assert!(case.len() > 20 || !has_compiler);
    compare(&case);
}

/// The path of a program that only this test has, and whether it can be compiled.
fn source(name: &str) -> Option<String> {
    let found = Command::new("mcs").arg("--version").output().is_ok();
    let path = root().join(format!("tests/traces/programs/{name}.cs"));
    found.then(|| path.display().to_string())
}

#[test]
fn an_exception_is_told_with_what_led_to_it() {
    let Some(program) = source("AsyncThrow") else {
        return;
    };
    let run = fencepost(&["check", &program, "--model", "sc", "--format", "json"]);
    let json = run.json();
    assert_eq!(
        validate(&shipped_schema("check"), &json),
        Vec::<String>::new()
    );
    let violation = &json["violations"][0];
    let message = violation["message"].as_str().expect("a message");
    assert!(
        message
            .contains(" ---> System.InvalidOperationException: out of stock: 1 at AsyncThrow.cs:9"),
        "{message}"
    );
    let exception = &violation["exception"];
    assert_eq!(exception["type"], "System.AggregateException");
    assert_eq!(exception["thread_name"], "Main");
    let inner = &exception["inner"][0];
    assert_eq!(inner["message"], "out of stock: 1");
    assert_eq!(inner["source"], "AsyncThrow.cs:9");
    assert_eq!(inner["stack"][0]["method"], "AsyncThrow.Take");
    let run = fencepost(&["check", &program, "--model", "sc", "--format", "sarif"]);
    let result = &run.json()["runs"][0]["results"][0];
    let related = &result["relatedLocations"][0];
    assert_eq!(related["physicalLocation"]["region"]["startLine"], 9);
    assert_eq!(result["stacks"].as_array().expect("stacks").len(), 2);
}

/// The exception of an async method that nobody awaits is thrown again by the library.
#[test]
fn a_position_is_never_inside_the_library_alone() {
    let Some(program) = source("AsyncVoid") else {
        return;
    };
    let run = fencepost(&["check", &program, "--model", "sc", "--format", "json"]);
    let violation = &run.json()["violations"][0];
    assert_eq!(violation["source"], "AsyncVoid.cs:9");
    assert_eq!(violation["position"]["line"], 9);
    for step in violation["trace"].as_array().expect("a trace") {
        let place = step["source"].as_str().expect("a place");
        assert!(place.starts_with("AsyncVoid.cs:"), "{step}");
    }
}

#[test]
fn a_deadlock_says_who_waits_for_what() {
    let Some(program) = source("NamedThreads") else {
        return;
    };
    let run = fencepost(&["check", &program, "--model", "sc", "--format", "json"]);
    let json = run.json();
    assert_eq!(
        validate(&shipped_schema("check"), &json),
        Vec::<String>::new()
    );
    let wait = &json["violations"][0]["waits"][0];
    assert_eq!(wait["thread_name"], "a to b");
    assert_eq!(wait["object"], "Account#2.gate");
    assert_eq!(wait["holder"], "b to a");
    assert_eq!(wait["holds"][0], "Account#1.gate");
}
