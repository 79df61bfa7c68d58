//! Lines of source for reports.
//!
//! Positions come from the program, which nobody vouches for: a program could name any file of this
//! machine in its debug information to have it shown. So only files are read that look like
//! sources and lie below the working folder or the folder of the program.

use crate::files::{into_text, read_file};
use fencepost_check::{Report, TraceStep, ViolationReport};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The largest source that is read.
const MAX_BYTES: usize = 2 << 20;
/// How many sources are read for one report.
const MAX_FILES: usize = 32;
/// What names of sources end in.
const ENDINGS: [&str; 13] = [
    "cs", "fs", "vb", "java", "kt", "scala", "c", "h", "cc", "cpp", "ll", "fir", "litmus",
];

/// The sources that the executions of a result go through, by their paths in positions.
pub fn sources_of(program: &str, report: &Report, found: &mut BTreeMap<String, String>) {
    collect(program, report.violations.iter(), found);
}

/// The sources that executions go through, by their paths in positions.
pub fn sources_of_violations<'a>(
    program: &str,
    violations: impl Iterator<Item = &'a ViolationReport>,
) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    collect(program, violations, &mut found);
    found
}

fn collect<'a>(
    program: &str,
    violations: impl Iterator<Item = &'a ViolationReport>,
    found: &mut BTreeMap<String, String>,
) {
    let positions = violations.flat_map(|one| {
        let steps = one.story.iter().chain(&one.trace);
        let in_steps = steps.filter_map(|step: &TraceStep| step.position.as_ref());
        one.position.iter().chain(in_steps)
    });
    for position in positions {
        if found.len() >= MAX_FILES {
            return;
        }
        if !found.contains_key(&position.file)
            && let Some(text) = read(program, &position.file)
        {
            found.insert(position.file.clone(), text);
        }
    }
}

/// The text of a source that positions name.
pub fn read(program: &str, name: &str) -> Option<String> {
    let ending = Path::new(name).extension()?.to_str()?.to_lowercase();
    if !ENDINGS.contains(&ending.as_str()) {
        return None;
    }
    let base = name.rsplit(['/', '\\']).next()?;
    let beside = Path::new(program).parent()?.join(base);
    // The path in the debug information may be another machine's.
    let places = [PathBuf::from(name), beside];
    let path = places.iter().find(|path| is_near(path, program))?;
    let path = path.display().to_string();
    let bytes = read_file(&path, MAX_BYTES).ok()?;
    into_text(bytes, &path).ok()
}

/// Whether a file is there, and is below the working folder or that of the program.
fn is_near(path: &Path, program: &str) -> bool {
    let Ok(path) = path.canonicalize() else {
        return false;
    };
    let folder = Path::new(program)
        .parent()
        .map(|folder| match folder.as_os_str().is_empty() {
            true => PathBuf::from("."),
            false => folder.to_path_buf(),
        });
    let folders = [std::env::current_dir().ok(), folder];
    let mut folders = folders.into_iter().flatten();
    folders.any(|folder| {
        folder
            .canonicalize()
            .is_ok_and(|folder| path.starts_with(folder))
    })
}
