//! C programs without threads print and return what the compiled program does.
//!
//! Every `tests/c/sequential/NAME.c` has its LLVM text from two versions of clang beside it, and
//! what the compiled program printed and returned in `NAME.out`. Where a compiler is installed it
//! makes sure that the last is still true. `FENCEPOST_CASE=part` takes only the programs with that
//! in their name.

mod common;

use common::{Folder, fencepost};
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/c/sequential")
}

/// Files with an ending, sorted.
fn files(ending: &str) -> Vec<PathBuf> {
    let filter = std::env::var("FENCEPOST_CASE").unwrap_or_default();
    let all = std::fs::read_dir(root()).expect("the programs are there");
    let mut files: Vec<PathBuf> = all.flatten().map(|file| file.path()).collect();
    files.retain(|path| {
        let name = path.display().to_string();
        name.ends_with(ending) && name.contains(&filter)
    });
    files.sort();
    files
}

fn stem(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    name.split('.').next().unwrap_or_default().to_string()
}

fn expected(path: &Path) -> String {
    let file = root().join(format!("{}.out", stem(path)));
    std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// What the checker says that the program prints and returns.
fn run(path: &Path) -> String {
    let run = fencepost(&["check", &path.display().to_string(), "--format", "json"]);
    let result = run.json();
    let ends = result["ends"].as_array().map_or(&[][..], Vec::as_slice);
    match (result["verdict"].as_str(), ends) {
        (Some("verified"), [end]) => format!(
            "{}exit {}\n",
            end["output"].as_str().unwrap_or_default(),
            end["exit_code"]
        ),
        _ => format!(
            "{} {} {} {}",
            result["verdict"], result["violations"], result["unsupported"], result["ends"]
        ),
    }
}

fn check(compiler: &str) {
    let programs = files(&format!(".{compiler}.ll"));
    assert!(!programs.is_empty(), "there are programs of {compiler}");
    let mut wrong = Vec::new();
    for program in programs {
        let (found, wanted) = (run(&program), expected(&program));
        if found != wanted {
            wrong.push(format!(
                "{}:\n{found}\ninstead of\n{wanted}",
                program.display()
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn programs_of_clang_14_do_what_they_do() {
    check("clang14");
}

#[test]
fn programs_of_clang_19_do_what_they_do() {
    check("clang19");
}

#[test]
fn what_is_expected_is_what_the_compiled_programs_do() {
    let folder = Folder::new("c-sequential");
    for source in files(".c") {
        let program = folder.file(&stem(&source));
        let Ok(compiled) = Command::new("clang")
            .args(["-w", "-O0", "-pthread", "-o", &program])
            .arg(&source)
            .arg("-lm")
            .output()
        else {
            return;
        };
        let messages = String::from_utf8_lossy(&compiled.stderr).into_owned();
        assert!(compiled.status.success(), "{messages}");
        let output = Command::new(&program).output().expect("the program runs");
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let found = format!("{text}exit {}\n", output.status.code().unwrap_or(-1));
        assert_eq!(found, expected(&source), "{}", source.display());
    }
}

#[test]
fn the_programs_can_be_compiled_here_as_well() {
    let Ok(version) = Command::new("clang").arg("--version").output() else {
        return;
    };
    assert!(version.status.success());
    let mut wrong = Vec::new();
    for source in files(".c") {
        let (found, wanted) = (run(&source), expected(&source));
        if found != wanted {
            wrong.push(format!(
                "{}:\n{found}\ninstead of\n{wanted}",
                source.display()
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
