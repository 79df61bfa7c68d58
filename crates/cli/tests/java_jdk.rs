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

/// A folder with the class `Program` of a test's archive, and one with a JDK whose image has another
/// class of it, under a name of its own.
fn laid_out(name: &str, test: &str, class: &str, module: &str, named: &str) -> (String, PathBuf) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/java");
    let archive = root.join(test).join("program.jar");
    let archive = Archive::open(std::fs::read(archive).unwrap().into()).unwrap();
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    let (program, jdk) = (folder.join("program"), folder.join("jdk"));
    std::fs::create_dir_all(&program).unwrap();
    std::fs::create_dir_all(jdk.join("lib")).unwrap();
    let own = archive.read("Program.class").unwrap().unwrap();
    std::fs::write(program.join("Program.class"), own).unwrap();
    let class = archive.read(&format!("{class}.class")).unwrap().unwrap();
    let image = writer::image(module, &[(named, &class)]);
    std::fs::write(jdk.join("lib/modules"), image).unwrap();
    (program.display().to_string(), jdk)
}

/// A folder with the program's class, and one with a JDK that has the other class.
fn folders(name: &str, package: &str) -> (String, PathBuf) {
    let (test, class) = ("concurrent/class-of-a-jdk", "javax/extra/Counter");
    laid_out(
        name,
        test,
        class,
        "some.module",
        &format!("{package}/Counter"),
    )
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

/// The program of `tests/java/own-library`, and a JDK that has its semaphore.
fn own_library(name: &str) -> (String, String) {
    let semaphore = "java/util/concurrent/Semaphore";
    let (program, jdk) = laid_out(name, "own-library", semaphore, "java.base", semaphore);
    (program, jdk.display().to_string())
}

#[test]
fn the_jdks_own_concurrent_classes_run_where_asked_for() {
    let (program, jdk) = own_library("own-library");
    let own = format!("own:{jdk}");
    for model in ["sc", "jsr133"] {
        let arguments = ["check", &program, "--jdk", &own, "--model", model];
        let run = fencepost(&[&arguments[..], &["--format", "json"]].concat());
        assert_eq!(run.code, 0, "{}{}", run.stdout, run.stderr);
        assert_eq!(run.json()["corlib"], own.as_str());
        // With two permits an update is lost.
        let run = fencepost(&[&arguments[..], &["--entry", "Program::broken"]].concat());
        assert_eq!(run.code, 1, "{}{}", run.stdout, run.stderr);
    }
    // Otherwise the built-in class comes first, which has no such method.
    let run = fencepost(&["check", &program, "--jdk", &jdk]);
    assert_eq!(run.code, 4, "{}{}", run.stdout, run.stderr);
    assert!(run.stdout.contains("Semaphore::uses"), "{}", run.stdout);
}

#[test]
fn a_witness_remembers_whose_library_ran() {
    let (program, jdk) = own_library("own-library-witness");
    let witness = format!("{jdk}/witness.json");
    let own = format!("own:{jdk}");
    let arguments = ["check", &program, "--jdk", &own, "--witness", &witness];
    let run = fencepost(&[&arguments[..], &["--entry", "Program::broken"]].concat());
    assert_eq!(run.code, 1, "{}{}", run.stdout, run.stderr);
    let run = fencepost(&["replay", &witness]);
    assert_eq!(run.code, 1, "{}{}", run.stdout, run.stderr);
}

#[test]
fn joining_text_needs_no_jdk() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("text-and-a-jdk");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(folder.join("lib")).unwrap();
    let factory = "java/lang/invoke/StringConcatFactory";
    let image = writer::image("java.base", &[(factory, b"never read")]);
    std::fs::write(folder.join("lib/modules"), image).unwrap();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let programs = root.join("tests/java/sequential/programs.jar");
    let programs = programs.display().to_string();
    let archive = Archive::open(std::fs::read(&programs).unwrap().into()).unwrap();
    let class = archive.read("RecordComponents.class").unwrap().unwrap();
    let named = class
        .windows(factory.len())
        .any(|w| w == factory.as_bytes());
    assert!(named, "the program joins text");
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_fencepost"))
        .args(["check", &programs, "--entry", "RecordComponents::main"])
        .args(["--format", "json"])
        .env("JAVA_HOME", &folder)
        .output()
        .unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let result: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(result["corlib"], "builtin", "{text}");
}

/// The JDK of this test has a pool that cannot be loaded, so a program that runs does not use it.
#[test]
fn pools_below_the_jdks_classes_are_built_in() {
    let pool = "java/util/concurrent/ThreadPoolExecutor";
    let test = "concurrent/executor-future";
    let (program, jdk) = laid_out("own-pools", test, "Program", "java.base", pool);
    let own = format!("own:{}", jdk.display());
    let run = fencepost(&["check", &program, "--jdk", &own, "--format", "json"]);
    assert_eq!(run.code, 0, "{}{}", run.stdout, run.stderr);
    assert!(run.stdout.contains("library-machinery-is-built-in"));
}

/// The same for the queue below locks, except for a program that names it.
#[test]
fn queues_below_the_jdks_locks_are_built_in_unless_the_program_names_them() {
    let queue = "java/util/concurrent/locks/AbstractQueuedSynchronizer";
    for (case, code) in [("reentrant-lock", 0), ("own-latch", 4)] {
        let test = format!("concurrent/{case}");
        let name = format!("own-queues-{case}");
        let (program, jdk) = laid_out(&name, &test, "Program", "java.base", queue);
        let own = format!("own:{}", jdk.display());
        let run = fencepost(&["check", &program, "--jdk", &own]);
        assert_eq!(run.code, code, "{}{}", run.stdout, run.stderr);
    }
}

/// The same for the queue of a pool that the program makes itself.
#[test]
fn queues_of_pools_are_built_in_where_a_program_may_share_them() {
    let queue = "java/util/concurrent/ArrayBlockingQueue";
    for (case, code) in [("pool-rejects", 0), ("blocking-queue", 4)] {
        let test = format!("concurrent/{case}");
        let name = format!("own-pool-queues-{case}");
        let (program, jdk) = laid_out(&name, &test, "Program", "java.base", queue);
        let own = format!("own:{}", jdk.display());
        let run = fencepost(&["check", &program, "--jdk", &own]);
        assert_eq!(run.code, code, "{}{}", run.stdout, run.stderr);
    }
}

/// The JDK of this test has a lock that cannot be loaded, so a program that runs does not use it.
#[test]
fn locks_inside_the_jdks_classes_are_built_in_unless_the_program_names_one() {
    let lock = "java/util/concurrent/locks/ReentrantLock";
    for (case, code) in [("blocking-queue", 0), ("reentrant-lock", 4)] {
        let test = format!("concurrent/{case}");
        let name = format!("own-locks-{case}");
        let (program, jdk) = laid_out(&name, &test, "Program", "java.base", lock);
        let own = format!("own:{}", jdk.display());
        let run = fencepost(&["check", &program, "--jdk", &own, "--format", "json"]);
        assert_eq!(run.code, code, "{}{}", run.stdout, run.stderr);
        let assumed = run.stdout.contains("library-locks-are-monitors");
        assert_eq!(assumed, code == 0, "{}", run.stdout);
    }
}
