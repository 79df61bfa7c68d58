//! Classes that come from a JDK: which of them run, and how the result names where they are from.
//!
//! The JDK is made by the test, so that none is needed: its `modules` file has one class of a case
//! of `tests/java/concurrent`.

mod common;
#[path = "../../frontend-jvm/tests/image/writer.rs"]
mod writer;

use common::fencepost;
use fencepost_frontend_jvm::reader::Archive;
use std::path::{Path, PathBuf};

/// A folder with the program's class, and one with a JDK that has the other class.
fn folders(name: &str, package: &str) -> (String, PathBuf) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let archive = root.join("tests/java/concurrent/class-of-a-jdk/program.jar");
    let archive = Archive::open(std::fs::read(archive).unwrap().into()).unwrap();
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    let (program, jdk) = (folder.join("program"), folder.join("jdk"));
    std::fs::create_dir_all(&program).unwrap();
    std::fs::create_dir_all(jdk.join("lib")).unwrap();
    let own = archive.read("Program.class").unwrap().unwrap();
    std::fs::write(program.join("Program.class"), own).unwrap();
    let class = archive.read("javax/extra/Counter.class").unwrap().unwrap();
    let other = format!("{package}/Counter");
    let image = writer::image("some.module", &[(&other, &class)]);
    std::fs::write(jdk.join("lib/modules"), image).unwrap();
    (program.display().to_string(), jdk)
}

#[test]
fn a_class_comes_from_the_jdk() {
    let (program, jdk) = folders("class-from-jdk", "javax/extra");
    let jdk = jdk.display().to_string();
    let run = fencepost(&["check", &program, "--jdk", &jdk, "--format", "json"]);
    assert_eq!(run.code, 0, "{}{}", run.stdout, run.stderr);
    assert_eq!(run.json()["corlib"], jdk.as_str());
    // The modules file itself may be named, too.
    let modules = format!("{jdk}/lib/modules");
    let run = fencepost(&["check", &program, "--jdk", &modules, "--format", "json"]);
    assert_eq!(run.code, 0, "{}{}", run.stdout, run.stderr);
    let run = fencepost(&["check", &program, "--jdk", "builtin", "--format", "json"]);
    assert_eq!(run.code, 4, "{}{}", run.stdout, run.stderr);
    assert_eq!(run.json()["corlib"], "builtin");
    assert!(
        run.stdout
            .contains("the class `javax.extra.Counter` is not found in")
    );
}

#[test]
fn a_witness_is_replayed_with_the_same_jdk() {
    let (program, jdk) = folders("witness-with-jdk", "javax/extra");
    let jdk = jdk.display().to_string();
    let witness = format!("{jdk}/witness.json");
    let run = fencepost(&[
        "check",
        &program,
        "--jdk",
        &jdk,
        "--final",
        "Program.result == 3",
        "--witness",
        &witness,
    ]);
    assert_eq!(run.code, 1, "{}{}", run.stdout, run.stderr);
    let run = fencepost(&["replay", &witness]);
    assert_eq!(run.code, 1, "{}{}", run.stdout, run.stderr);
}

#[test]
fn packages_that_need_the_jdks_start_up_stay_unknown() {
    let (program, jdk) = folders("closed-package", "jdk/internal/misc");
    let jdk = jdk.display().to_string();
    let run = fencepost(&["check", &program, "--jdk", &jdk]);
    assert_eq!(run.code, 4, "{}{}", run.stdout, run.stderr);
}

#[test]
fn what_is_no_jdk_is_refused() {
    let (program, jdk) = folders("no-jdk", "javax/extra");
    for (path, part) in [
        ("17", "nor the folder of a JDK"),
        ("/", "nor the folder of a JDK"),
    ] {
        let run = fencepost(&["check", &program, "--jdk", path]);
        assert_eq!(run.code, 2, "{}{}", run.stdout, run.stderr);
        assert!(run.stderr.contains(part), "{}", run.stderr);
    }
    std::fs::write(
        jdk.join("lib/modules"),
        b"something else that is long enough",
    )
    .unwrap();
    let run = fencepost(&["check", &program, "--jdk", &jdk.display().to_string()]);
    assert_eq!(run.code, 2, "{}{}", run.stdout, run.stderr);
    assert!(
        run.stderr.contains("not an image of modules"),
        "{}",
        run.stderr
    );
}
