//! Fixtures as separate test cases, named by where they are: `relaxed/fence-loop`.

use libtest_mimic::{Arguments, Failed, Trial};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Runs one fixture, given the folder of all of them and its own; an error says what differs.
pub type RunFn = fn(&Path, &Path) -> Result<(), String>;

/// Runs the fixtures below a folder that the command line selects. A fixture is a directory with
/// one of these programs. If something that they need is `missing`, they are ignored.
pub fn run(root: &Path, programs: &[&str], missing: Option<&str>, run: RunFn) -> ExitCode {
    let arguments = Arguments::from_args();
    let mut found = Vec::new();
    directories(root, programs, &mut found);
    assert!(!found.is_empty(), "no fixtures under {}", root.display());
    if let Some(missing) = missing.filter(|_| !arguments.list) {
        eprintln!("skipped: {missing}");
    }
    let trials = found.into_iter().map(|directory| {
        let root = root.to_path_buf();
        let name = name(&root, &directory);
        let test = move || run(&root, &directory).map_err(Failed::from);
        Trial::test(name, test).with_ignored_flag(missing.is_some())
    });
    libtest_mimic::run(&arguments, trials.collect()).exit_code()
}

/// The name of the fixture in a directory.
pub fn name(root: &Path, directory: &Path) -> String {
    let path = directory.strip_prefix(root).unwrap_or(directory);
    path.display().to_string().replace('\\', "/")
}

/// All directories with one of these programs, in order.
fn directories(at: &Path, programs: &[&str], found: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(at) else {
        return;
    };
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    let is_program = |path: &PathBuf| programs.iter().any(|program| path.ends_with(program));
    if paths.iter().any(is_program) {
        found.push(at.to_path_buf());
    }
    for path in paths.iter().filter(|path| path.is_dir()) {
        directories(path, programs, found);
    }
}
