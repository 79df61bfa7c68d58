//! Spin, asked with weak fairness about models of the programs in `tests/ir/liveness`, gives the
//! same answers. Where Spin or a C compiler is missing, nothing is compared.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Whether a command can be started.
fn is_there(command: &str, argument: &str) -> bool {
    let output = Command::new(command).arg(argument).output();
    output.is_ok_and(|output| output.status.success())
}

/// Runs a command in a directory. Gives what it prints.
fn output(directory: &Path, command: &Path, arguments: &[&str]) -> String {
    let output = Command::new(command)
        .args(arguments)
        .current_dir(directory)
        .output()
        .unwrap_or_else(|error| panic!("{}: {error}", command.display()));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Makes Spin's verifier of a model. Gives where it is.
fn verifier(model: &Path) -> PathBuf {
    let case = model.parent().and_then(Path::file_name);
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join("spin")
        .join(case.expect("models lie in directories"))
        .join(model.file_stem().expect("models have names"));
    std::fs::create_dir_all(&directory).expect("a directory for Spin");
    let model = model.to_str().expect("a readable path");
    output(&directory, Path::new("spin"), &["-a", model]);
    let arguments = ["-w", "-o", "pan", "pan.c"];
    output(&directory, Path::new("cc"), &arguments);
    directory.join("pan")
}

/// Whether Spin finds a fair execution that breaks a claim.
fn breaks(pan: &Path, claim: &str) -> bool {
    let directory = pan.parent().expect("it lies in a directory");
    let text = output(directory, pan, &["-a", "-f", "-N", claim]);
    let errors = text.split("errors: ").nth(1);
    let errors = errors.and_then(|rest| rest.split_whitespace().next());
    match errors {
        Some("0") => false,
        Some("1") => true,
        _ => panic!("{}: Spin says\n{text}", pan.display()),
    }
}

/// Whether the checker finds something with these options in the program beside a model.
fn finds(model: &Path, options: &[&str]) -> bool {
    let case = model.parent().expect("models lie in directories");
    let status = Command::new(env!("CARGO_BIN_EXE_fencepost"))
        .arg("check")
        .arg(case.join("program.fir"))
        .args(["--model", "sc", "--quiet"])
        .args(options)
        .stdout(Stdio::null())
        .status()
        .expect("the checker runs");
    match status.code() {
        Some(0) => false,
        Some(1) => true,
        code => panic!("{}: {options:?} ends with {code:?}", model.display()),
    }
}

/// The models with this name.
fn models(name: &str) -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/ir/liveness");
    let entries = std::fs::read_dir(&root).expect("the fixtures are there");
    let models = entries.flatten().map(|entry| entry.path().join(name));
    let mut models: Vec<PathBuf> = models.filter(|model| model.exists()).collect();
    models.sort();
    models
}

/// Whether there is something to compare with.
fn can_compare() -> bool {
    let can = is_there("spin", "-V") && is_there("cc", "--version");
    if !can {
        println!("Spin or a C compiler is missing; nothing is compared");
    }
    can
}

#[test]
fn spin_agrees() {
    let models = models("model.pml");
    assert!(models.len() >= 8, "{models:?}");
    if !can_compare() {
        return;
    }
    let mut found = 0;
    for model in &models {
        let theirs = breaks(&verifier(model), "ends");
        let ours = finds(model, &["--liveness"]);
        assert_eq!(ours, theirs, "{}", model.display());
        found += usize::from(ours);
    }
    assert!(found > 0 && found < models.len(), "{found} never end");
}

/// The options and claims of a model: an option stands in a comment before its claim.
fn claims(model: &Path) -> Vec<(String, String, String)> {
    let text = std::fs::read_to_string(model).expect("the model is readable");
    let mut lines = text.lines();
    let mut found = Vec::new();
    while let Some(line) = lines.next() {
        let comment = line.strip_prefix("/* --");
        let Some(option) = comment.and_then(|rest| rest.strip_suffix(" */")) else {
            continue;
        };
        let (option, condition) = option.split_once(' ').expect("an option and its value");
        let claim = lines.next().and_then(|line| line.split_whitespace().nth(1));
        let claim = claim.expect("a claim follows").to_string();
        found.push((format!("--{option}"), condition.to_string(), claim));
    }
    found
}

#[test]
fn spin_agrees_about_what_must_come() {
    let models = models("progress.pml");
    assert!(models.len() >= 3, "{models:?}");
    if !can_compare() {
        return;
    }
    let (mut broken, mut kept) = (0, 0);
    for model in &models {
        let pan = verifier(model);
        for (option, condition, claim) in claims(model) {
            let theirs = breaks(&pan, &claim);
            let ours = finds(model, &[&option, &condition]);
            assert_eq!(ours, theirs, "{}: {option} {condition}", model.display());
            match ours {
                true => broken += 1,
                false => kept += 1,
            }
        }
    }
    assert!(broken >= 5 && kept >= 5, "{broken} broken, {kept} kept");
}
