//! Spin, asked with weak fairness about models of the programs in `tests/ir/liveness`, gives the
//! same answers. Where Spin or a C compiler is missing, nothing is compared.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Whether a command can be started.
fn is_there(command: &str, argument: &str) -> bool {
    let output = Command::new(command).arg(argument).output();
    output.is_ok_and(|output| output.status.success())
}

/// Whether Spin finds a fair execution in which not everything ends.
fn spin_finds_one(model: &Path, directory: &Path) -> bool {
    std::fs::create_dir_all(directory).expect("a directory for Spin");
    let run = |command: &str, arguments: &[&str]| {
        let output = Command::new(command)
            .args(arguments)
            .current_dir(directory)
            .output()
            .unwrap_or_else(|error| panic!("{command}: {error}"));
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    let model = model.to_str().expect("a readable path");
    run("spin", &["-a", model]);
    run("cc", &["-w", "-o", "pan", "pan.c"]);
    let pan = directory.join("pan");
    let text = run(pan.to_str().expect("a readable path"), &["-a", "-f"]);
    let errors = text.split("errors: ").nth(1);
    let errors = errors.and_then(|rest| rest.split_whitespace().next());
    match errors {
        Some("0") => false,
        Some("1") => true,
        _ => panic!("{model}: Spin says\n{text}"),
    }
}

fn models() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/ir/liveness");
    let entries = std::fs::read_dir(&root).expect("the fixtures are there");
    let models = entries
        .flatten()
        .map(|entry| entry.path().join("model.pml"));
    let mut models: Vec<PathBuf> = models.filter(|model| model.exists()).collect();
    models.sort();
    models
}

#[test]
fn spin_agrees() {
    let models = models();
    assert!(models.len() >= 8, "{models:?}");
    if !is_there("spin", "-V") || !is_there("cc", "--version") {
        println!("Spin or a C compiler is missing; nothing is compared");
        return;
    }
    let mut found = 0;
    for model in &models {
        let case = model.parent().expect("models lie in directories");
        let name = case.file_name().expect("it has a name");
        let directory = Path::new(env!("CARGO_TARGET_TMPDIR"))
            .join("spin")
            .join(name);
        let theirs = spin_finds_one(model, &directory);
        let ours = Command::new(env!("CARGO_BIN_EXE_fencepost"))
            .arg("check")
            .arg(case.join("program.fir"))
            .args(["--model", "sc", "--liveness", "--quiet"])
            .status()
            .expect("the checker runs");
        let expected = if theirs { 1 } else { 0 };
        assert_eq!(ours.code(), Some(expected), "{name:?}: Spin says {theirs}");
        found += expected as usize;
    }
    assert!(found > 0 && found < models.len(), "{found} never end");
}
