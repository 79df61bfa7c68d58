//! Runs the binary on the committed examples and compares with what their data files expect.
//!
//! Neither .NET nor a JDK is needed: assemblies and archives are committed beside their sources.

mod common;

use common::fencepost;
use serde::Deserialize;
use std::path::{Path, PathBuf};

/// A data file: where the programs are, and what must come out of each.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Expectations {
    folder: PathBuf,
    program: Vec<Program>,
}

/// One program, or one entry point of it, with its properties and verdicts.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Program {
    name: String,
    entry: Option<String>,
    #[serde(default, rename = "final")]
    finals: Vec<String>,
    /// Further options.
    #[serde(default)]
    options: Vec<String>,
    #[serde(default)]
    verified: Vec<String>,
    #[serde(default)]
    violated: Vec<String>,
    kind: Option<String>,
    class: Option<String>,
    /// The figures of the paper, which only the benchmark reads.
    #[serde(rename = "paper")]
    _paper: Option<toml::Table>,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn expectations(file: &str) -> Expectations {
    let text = std::fs::read_to_string(root().join(file)).expect("the data file is there");
    toml::from_str(&text).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// The assembly, archive or LLVM text of a program: in the folder itself, or in a folder of its own name.
fn assembly(folder: &Path, name: &str) -> PathBuf {
    let file = format!("{name}.exe");
    let beside = root().join(folder).join(&file);
    let own = root().join(folder).join(name);
    let others = ["jar", "ll"].map(|ending| own.join(format!("{name}.{ending}")));
    match beside.exists() {
        true => beside,
        false => {
            let found = others.into_iter().find(|file| file.exists());
            found.unwrap_or_else(|| own.join(file))
        }
    }
}

/// Checks one program under one model and says how the result differs from what is expected.
fn difference(
    folder: &Path,
    program: &Program,
    (model, reduction): (&str, &str),
    violated: bool,
) -> Option<String> {
    let path = assembly(folder, &program.name).display().to_string();
    let mut arguments = vec!["check", &path, "--model", model, "--format", "json"];
    arguments.extend(["--reduction", reduction]);
    if let Some(entry) = &program.entry {
        arguments.extend(["--entry", entry]);
    }
    for property in &program.finals {
        arguments.extend(["--final", property]);
    }
    arguments.extend(program.options.iter().map(String::as_str));
    let run = fencepost(&arguments);
    let result = run.json();
    let verdict = result["verdict"].as_str().unwrap_or("no verdict");
    let first = &result["violations"][0];
    let found = (verdict, first["kind"].as_str(), first["class"].as_str());
    let expected = match violated {
        true => (
            "violated",
            program.kind.as_deref(),
            program.class.as_deref(),
        ),
        false => ("verified", None, None),
    };
    let entry = program.entry.as_deref().unwrap_or("Main");
    (found != expected || run.code != i32::from(violated)).then(|| {
        format!(
            "{} ({entry}) under {model}, reduction {reduction}: {found:?}, exit {}; expected {expected:?}\n",
            program.name, run.code
        )
    })
}

fn check(file: &str) {
    let Expectations { folder, program } = expectations(file);
    let mut problems = String::new();
    for program in &program {
        let verified = program.verified.iter().map(|model| (model, false));
        let violated = program.violated.iter().map(|model| (model, true));
        let mut runs = verified.chain(violated).peekable();
        assert!(runs.peek().is_some(), "{} expects nothing", program.name);
        for (model, violated) in runs {
            problems.extend(difference(&folder, program, (model, "ample"), violated));
            // The papers' two models without any reduction, too.
            if ["sc", "dotnet"].contains(&model.as_str()) {
                problems.extend(difference(&folder, program, (model, "none"), violated));
            }
        }
    }
    assert!(problems.is_empty(), "{file}:\n{problems}");
}

#[test]
fn the_examples_give_what_their_pages_say() {
    check("examples/dotnet/expect.toml");
}

#[test]
fn the_java_examples_give_what_their_pages_say() {
    check("examples/java/expect.toml");
}

#[test]
fn the_c_examples_give_what_their_pages_say() {
    check("examples/c/expect.toml");
}

#[test]
fn the_programs_of_the_first_paper_give_its_verdicts() {
    check("tests/dotnet/p1/expect.toml");
}

/// Six of the ten programs have a counterexample under `dotnet`, and none under `sc`.
#[test]
fn the_data_file_says_what_the_first_paper_says() {
    let programs = expectations("tests/dotnet/p1/expect.toml").program;
    let ten: Vec<&Program> = programs.iter().filter(|p| p._paper.is_some()).collect();
    let relaxed = |p: &&&Program| p.violated.iter().any(|model| model == "dotnet");
    let failing: Vec<&str> = ten
        .iter()
        .filter(relaxed)
        .map(|p| p.name.as_str())
        .collect();
    assert_eq!(ten.len(), 10);
    assert_eq!(
        failing,
        ["peterson", "tbarrier", "dc", "rw-vol", "rowo", "po"]
    );
    assert!(ten.iter().all(|p| p.verified.contains(&"sc".to_string())));
}

/// No path of the machine that built them is in the committed files.
#[test]
fn the_committed_files_name_no_folder_of_a_machine() {
    let folder = root().join("examples/dotnet");
    let mut looked_at = 0;
    for inner in std::fs::read_dir(folder).expect("the examples are there") {
        let Ok(files) = std::fs::read_dir(inner.expect("an entry").path()) else {
            continue;
        };
        for file in files {
            let path = file.expect("an entry").path();
            if path.extension().is_some_and(|ending| ending == "mdb") {
                let bytes = std::fs::read(&path).expect("the file can be read");
                let source = path.with_extension("").with_extension("cs");
                let name = source.file_name().and_then(|name| name.to_str());
                let expected = format!("./{}", name.expect("a name"));
                let here = bytes.windows(expected.len());
                let named = here.filter(|window| *window == expected.as_bytes()).count();
                assert_eq!(named, 1, "{} names its source otherwise", path.display());
                looked_at += 1;
            }
        }
    }
    assert!(looked_at > 20);
}
