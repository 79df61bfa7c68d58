//! Which files a command line of litmus tests names.

use crate::files::{into_text, read_file};
use fencepost_report::ErrorReport;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The largest list of files that is read.
const MAX_LIST_BYTES: usize = 16 << 20;
/// How deep directories and lists may nest.
const MAX_DEPTH: usize = 32;

/// The files that the arguments name, each once, in the order of the arguments.
pub fn find_files(arguments: &[String]) -> Result<Vec<String>, ErrorReport> {
    let mut found = Found::default();
    for argument in arguments {
        let before = found.files.len();
        found.add(argument, MAX_DEPTH)?;
        if found.files.len() == before && !found.known(argument) {
            return Err(ErrorReport::input("has no litmus tests", argument));
        }
    }
    Ok(found.files)
}

#[derive(Default)]
struct Found {
    files: Vec<String>,
    seen: BTreeSet<String>,
    /// Arguments that named files, even if other arguments had named them before.
    useful: BTreeSet<String>,
}

impl Found {
    fn known(&self, argument: &str) -> bool {
        self.useful.contains(argument)
    }

    fn add(&mut self, argument: &str, depth: usize) -> Result<(), ErrorReport> {
        let Some(depth) = depth.checked_sub(1) else {
            return Err(ErrorReport::input("is nested too deep", argument));
        };
        if let Some(list) = argument.strip_prefix('@')
            && !Path::new(argument).exists()
        {
            return self.add_list(list, argument, depth);
        }
        let path = Path::new(argument);
        if path.is_dir() {
            return self.add_directory(path, argument, depth);
        }
        if !path.exists() && argument.contains(['*', '?']) {
            return self.add_pattern(path, argument);
        }
        // A file of this name in a collection is a list of the others.
        let is_list = path
            .file_name()
            .is_some_and(|name| name.to_string_lossy().starts_with('@'));
        if is_list {
            return self.add_list(argument, argument, depth);
        }
        self.useful.insert(argument.to_string());
        self.push(argument.to_string());
        Ok(())
    }

    fn push(&mut self, file: String) {
        if self.seen.insert(file.clone()) {
            self.files.push(file);
        }
    }

    fn add_directory(
        &mut self,
        path: &Path,
        argument: &str,
        depth: usize,
    ) -> Result<(), ErrorReport> {
        for entry in entries(path)? {
            let is_test = entry
                .extension()
                .is_some_and(|ending| ending.eq_ignore_ascii_case("litmus"));
            if entry.is_dir() {
                // What lies deeper than the limit is a link that leads back.
                if depth > 0 {
                    self.add_directory(&entry, argument, depth - 1)?;
                }
            } else if is_test {
                self.useful.insert(argument.to_string());
                self.push(entry.display().to_string());
            }
        }
        Ok(())
    }

    fn add_pattern(&mut self, path: &Path, argument: &str) -> Result<(), ErrorReport> {
        let pattern = path
            .file_name()
            .map(|name| name.to_string_lossy().to_string())
            .unwrap_or_default();
        let directory = match path.parent() {
            Some(parent) if !parent.as_os_str().is_empty() => parent,
            _ => Path::new("."),
        };
        if !directory.is_dir() {
            return Err(ErrorReport::input("names no file", argument));
        }
        for entry in entries(directory)? {
            let name = entry
                .file_name()
                .map(|name| name.to_string_lossy().to_string());
            let hit = name.is_some_and(|name| matches(&pattern, &name));
            if hit && !entry.is_dir() {
                self.useful.insert(argument.to_string());
                self.push(entry.display().to_string());
            }
        }
        Ok(())
    }

    /// A list has one file or list in a line, seen from where the list is.
    fn add_list(&mut self, list: &str, argument: &str, depth: usize) -> Result<(), ErrorReport> {
        let text = into_text(read_file(list, MAX_LIST_BYTES)?, list)?;
        let directory = Path::new(list).parent().unwrap_or(Path::new(""));
        for line in text.lines() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            self.useful.insert(argument.to_string());
            self.add(&directory.join(line).display().to_string(), depth)?;
        }
        Ok(())
    }
}

fn entries(directory: &Path) -> Result<Vec<PathBuf>, ErrorReport> {
    let failed = |error: std::io::Error| {
        ErrorReport::input(
            format!("cannot be read: {error}"),
            directory.display().to_string(),
        )
    };
    let mut found = Vec::new();
    for entry in std::fs::read_dir(directory).map_err(failed)? {
        found.push(entry.map_err(failed)?.path());
    }
    found.sort();
    Ok(found)
}

/// Whether a name fits a pattern of `*` and `?`.
fn matches(pattern: &str, name: &str) -> bool {
    let pattern: Vec<char> = pattern.chars().collect();
    let name: Vec<char> = name.chars().collect();
    let (mut p, mut n) = (0, 0);
    let mut star: Option<(usize, usize)> = None;
    while n < name.len() {
        if p < pattern.len() && pattern[p] == '*' {
            star = Some((p, n));
            p += 1;
        } else if p < pattern.len() && (pattern[p] == '?' || pattern[p] == name[n]) {
            p += 1;
            n += 1;
        } else if let Some((at, eaten)) = star {
            // The last star takes one more character.
            star = Some((at, eaten + 1));
            p = at + 1;
            n = eaten + 1;
        } else {
            return false;
        }
    }
    pattern[p..].iter().all(|&c| c == '*')
}

#[cfg(test)]
mod tests {
    use super::matches;

    #[test]
    fn patterns_match_whole_names() {
        assert!(matches("MP*.litmus", "MP+mfence+po.litmus"));
        assert!(matches("*", ""));
        assert!(matches("?B*", "SB"));
        assert!(matches("*a*b*", "xxaxxbxx"));
        assert!(!matches("MP*.litmus", "SB.litmus"));
        assert!(!matches("?", ""));
        assert!(!matches("*a", "ab"));
    }
}
