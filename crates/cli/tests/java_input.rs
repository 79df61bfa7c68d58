//! Java programs that cannot be read, and options that do not fit: exit code 2 and a clear message.

mod common;

use common::fencepost;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A folder for one test, empty.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn refused(arguments: &[&str], part: &str) {
    let run = fencepost(arguments);
    assert_eq!(run.code, 2, "{arguments:?}: {}{}", run.stdout, run.stderr);
    assert!(run.stderr.contains(part), "{arguments:?}: {}", run.stderr);
}

#[test]
fn damaged_files_are_bad_input() {
    let folder = folder("damaged-java");
    let class = folder.join("Cut.class");
    std::fs::write(&class, [0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 61, 0, 20, 7]).unwrap();
    refused(&["check", class.to_str().unwrap()], "ends too early");
    std::fs::write(&class, b"not a class file").unwrap();
    refused(&["check", class.to_str().unwrap()], "not a class file");
    let archive = folder.join("cut.jar");
    std::fs::write(
        &archive,
        b"PK\x03\x04 and nothing else, which is too little",
    )
    .unwrap();
    refused(
        &["check", archive.to_str().unwrap()],
        "directory of the archive",
    );
}

#[test]
fn a_folder_without_classes_is_bad_input() {
    let folder = folder("empty-java");
    refused(&["check", folder.to_str().unwrap()], "has no class files");
}

#[test]
fn programs_that_cannot_start_are_refused() {
    let archive = root().join("tests/java/sequential/programs.jar");
    let archive = archive.to_str().unwrap();
    refused(&["check", archive], "several classes have a `main`");
    refused(
        &["check", archive, "--entry", "Nobody::main"],
        "there is no class `Nobody`",
    );
    refused(
        &["check", archive, "--entry", "Control::ternary"],
        "takes arguments",
    );
    refused(
        &["check", archive, "--entry", "Control::main", "--jdk", "17"],
        "nor the folder of a JDK",
    );
}

#[test]
fn properties_over_static_fields_are_bound() {
    let program = root().join("tests/java/concurrent/lost-update/program.jar");
    let program = program.to_str().unwrap();
    let run = fencepost(&[
        "check",
        program,
        "--final",
        "Program.counter == 2",
        "--model",
        "sc",
    ]);
    assert_eq!(run.code, 1, "{}{}", run.stdout, run.stderr);
    refused(&["check", program, "--final", "Program.none == 2"], "none");
}
