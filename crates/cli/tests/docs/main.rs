//! Follows the README, the pages of `docs` and those of the examples, as a reader would: writes the
//! sources of a page, and runs its commands in their order in one folder. Every page is a test.
//!
//! How a page is written so that it can be followed:
//! - A source block is the file whose name, in backticks, ends the line of prose before it. A
//!   block of one line with `volatile` in it and no name changes that line of the last file.
//! - A block without a language has commands. Those behind `$ ` may be followed by what they
//!   print; times and memory may differ, and a line `…` stands for any lines.
//! - Pages of examples are followed in the folder of the example, others in an empty one to which
//!   the folders of the repository that the commands name are copied. `cd` holds to the end of a block.
//! - Where the paragraph behind a block begins with a verdict, the one command of the block gives it.
//! - What a test cannot follow is in `NOT_FOLLOWED`, with the reason.

#[path = "../common/mod.rs"]
mod common;
mod page;

use common::Folder;
use libtest_mimic::{Arguments, Failed, Trial};
use page::{Shown, Step};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// What is not followed: the page, how the line begins, and why.
const NOT_FOLLOWED: &[(&str, &str, &str)] = &[
    ("README.md", "./test", "runs this test"),
    (
        "docs/ci.md",
        "fencepost test bin/Debug",
        "needs a built .NET project",
    ),
    ("docs/ci.md", "jobs:", "needs a build server"),
    ("docs/ci.md", "docker ", "needs Docker"),
    ("docs/cluster.md", "export ", "needs several machines"),
    (
        "docs/cluster.md",
        "fencepost check Program.exe --cluster 4",
        "is about a search that takes hours",
    ),
    (
        "docs/cluster.md",
        "fencepost check Program.exe --cluster 6",
        "is about a search that takes hours",
    ),
    (
        "docs/cluster.md",
        "fencepost check Program.exe --cluster hosts.txt",
        "needs several machines",
    ),
    ("docs/datatypes.md", "program = ", "a template"),
    ("docs/dotnet.md", "var end", "a fragment"),
    ("docs/explore.md", "fencepost explore ", "needs a terminal"),
    (
        "docs/ir.md",
        "",
        "its blocks are read by tests/manual.rs of the crate `ir`",
    ),
    ("docs/linearizability.md", "[Linearizable]", "a fragment"),
    ("docs/memory-models.md", "sc  ", "a picture"),
    (
        "docs/solver.md",
        "cargo build --release --features cadical",
        "takes minutes",
    ),
    (
        "docs/solver.md",
        "fencepost datatype queue.toml --engine sat --solver cadical",
        "needs a build with the feature",
    ),
    (
        "docs/solver.md",
        "drat-trim",
        "is no package of a distribution",
    ),
    (
        "docs/tests.md",
        "class ConcurrencyTestAttribute",
        "a fragment",
    ),
    (
        "docs/verdicts.md",
        "class BenignRaceAttribute",
        "a fragment",
    ),
    ("docs/verdicts.md", "[races]", "a fragment"),
    (
        "examples/c/example1/README.md",
        "fencepost check example1.c --entry repaired --reduction dpor",
        "takes minutes",
    ),
    (
        "docs/linearizability.md",
        "@Linearizable",
        "shows where the annotation stands",
    ),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let pages = pages();
    let mut trials: Vec<Trial> = Vec::new();
    for page in pages.clone() {
        trials.push(Trial::test(page.clone(), move || follow(&page)));
    }
    trials.push(Trial::test("every_exception_is_needed", move || {
        exceptions(&pages)
    }));
    libtest_mimic::run(&arguments, trials).exit_code()
}

/// Every page, by its path in the repository.
fn pages() -> Vec<String> {
    let mut pages = vec!["README.md".to_string()];
    collect("docs", &mut pages);
    collect("examples", &mut pages);
    pages.sort();
    pages
}

fn collect(folder: &str, pages: &mut Vec<String>) {
    let entries = std::fs::read_dir(root().join(folder)).expect("the folder is there");
    for entry in entries {
        let entry = entry.expect("it can be read");
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{folder}/{name}");
        match entry.path().is_dir() {
            true => collect(&path, pages),
            false if name.ends_with(".md") => pages.push(path),
            false => {}
        }
    }
}

fn read(page: &str) -> Vec<Step> {
    let text = std::fs::read_to_string(root().join(page)).expect("the page is there");
    page::steps(&text)
}

/// Whether a line is one of those that cannot be followed.
fn is_excepted(page: &str, line: &str) -> bool {
    NOT_FOLLOWED
        .iter()
        .any(|(on, begins, _)| *on == page && line.starts_with(begins))
}

/// An exception that no line needs would hide the next mistake.
fn exceptions(pages: &[String]) -> Result<(), Failed> {
    for (page, begins, _) in NOT_FOLLOWED {
        if !pages.iter().any(|known| known == page) {
            return Err(format!("there is no page {page}").into());
        }
        let is_needed = read(page).iter().any(|step| {
            let line = match step {
                Step::Run(shown) => &shown.command,
                Step::Other { first_line } => first_line,
                Step::Write { .. } | Step::Change { .. } => return false,
            };
            line.starts_with(begins)
        });
        if !is_needed {
            return Err(format!("{page} has no line that begins with `{begins}`").into());
        }
    }
    Ok(())
}

fn follow(page: &str) -> Result<(), Failed> {
    let folder = Folder::new(&format!("docs-{}", page.replace('/', "-")));
    let mut here = folder.0.clone();
    if let Some(own) = page.strip_prefix("examples/").and(Path::new(page).parent()) {
        copy(&root().join(own), &here);
    }
    let mut last_file = None;
    for step in read(page) {
        match step {
            Step::Other { first_line } if is_excepted(page, &first_line) => {}
            Step::Other { first_line } => {
                return Err(
                    format!("a block that nothing says what to do with: {first_line}").into(),
                );
            }
            Step::Run(shown) if is_excepted(page, &shown.command) => {}
            Step::Run(shown) => {
                if shown.is_first {
                    here = folder.0.clone();
                }
                run(&folder.0, &mut here, &shown)?;
            }
            Step::Write { file, text } => {
                std::fs::write(folder.0.join(&file), text)?;
                last_file = Some(file);
            }
            Step::Change { line } => {
                let file = folder
                    .0
                    .join(last_file.as_ref().ok_or("no file to change")?);
                let text = std::fs::read_to_string(&file)?;
                let plain = line.replacen("volatile ", "", 1);
                if !text.contains(&plain) {
                    return Err(format!("no line to change: {plain}").into());
                }
                std::fs::write(&file, text.replace(&plain, &line))?;
            }
        }
    }
    Ok(())
}

/// Copies the files of a folder, and those of the folders in it.
fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("the folder can be made");
    for entry in std::fs::read_dir(from).expect("the folder is there") {
        let path = entry.expect("it can be read").path();
        let target = to.join(path.file_name().expect("it has a name"));
        match path.is_dir() {
            true => copy(&path, &target),
            false => drop(std::fs::copy(&path, &target).expect("it can be copied")),
        }
    }
}

/// The tool that a command needs besides the checker and that is not on the PATH.
fn missing_tool(command: &str) -> Option<&'static str> {
    let tools = [
        (".cs", "mcs"),
        (".c", "clang"),
        (".java", "javac"),
        ("patch", "patch"),
        ("clang", "clang"),
        ("drat-trim", "drat-trim"),
    ];
    let is_needed = |ending: &str| {
        command
            .split_whitespace()
            .any(|word| word.ends_with(ending))
    };
    let mut needed = tools.into_iter().filter(|(ending, _)| is_needed(ending));
    needed.find_map(|(_, tool)| {
        let is_there = Command::new(tool).arg("--version").output().is_ok();
        (!is_there).then_some(tool)
    })
}

fn run(folder: &Path, here: &mut PathBuf, shown: &Shown) -> Result<(), Failed> {
    let command = shown
        .command
        .replacen("cargo run --release --", "fencepost", 1);
    // Folders of the repository that a command names are there for a reader.
    for word in command.split_whitespace() {
        if word.starts_with("examples/") || word.starts_with("tests/") {
            let named = Path::new(word);
            let whole = root().join(named).is_dir();
            let named = if whole {
                named
            } else {
                named.parent().unwrap_or(named)
            };
            if !folder.join(named).exists() {
                copy(&root().join(named), &folder.join(named));
            }
        }
    }
    if let Some(target) = command.strip_prefix("cd ") {
        *here = folder.join(target);
        return match here.is_dir() {
            true => Ok(()),
            false => Err(format!("{command}: there is no such folder").into()),
        };
    }
    if let Some(tool) = missing_tool(&command) {
        eprintln!("skipped: {command}: {tool} is not on the PATH");
        return Ok(());
    }
    let binary = Path::new(env!("CARGO_BIN_EXE_fencepost"));
    let mut path = binary
        .parent()
        .expect("it is in a folder")
        .as_os_str()
        .to_owned();
    path.push(":");
    path.push(std::env::var_os("PATH").unwrap_or_default());
    let output = Command::new("sh")
        .arg("-c")
        .arg(format!("{command} 2>&1"))
        .current_dir(&here)
        .env("PATH", path)
        .env_remove("RUST_BACKTRACE")
        .output()?;
    let printed = String::from_utf8(output.stdout)?;
    let code = output.status.code();
    if !matches!(code, Some(0 | 1)) {
        return Err(format!("{command}: exit code {code:?}\n{printed}").into());
    }
    if !shown.output.is_empty() && !page::is_same(&shown.output, &printed) {
        let expected = shown.output.join("\n");
        return Err(format!("{command} is shown with\n{expected}\nbut prints\n{printed}").into());
    }
    match shown.verdict {
        Some(verdict) if !printed.starts_with(verdict) => {
            Err(format!("{command} is said to be {verdict}, but prints\n{printed}").into())
        }
        Some(_) | None => Ok(()),
    }
}
