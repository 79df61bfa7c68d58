//! A table of expected results of litmus tests.
//!
//! One test in a line: its name, or its file, and a word. Words are those of `Observation` lines
//! (`Always`, `Sometimes`, `Never`), `Ok` and `No`, `Allowed` and `Forbidden` (some end state has
//! the condition, or none), or how a test may fail to run (`unsupported`, `malformed`, `bounded`).
//! The log of another tool will do: where lines start with `Observation`, only those count.

use crate::files::{into_text, read_file};
use fencepost_report::{ErrorReport, LitmusRun};
use std::collections::BTreeMap;
use std::path::Path;

/// The largest table that is read.
const MAX_TABLE_BYTES: usize = 64 << 20;
const WORDS: &[&str] = &[
    "always",
    "sometimes",
    "never",
    "ok",
    "no",
    "allowed",
    "forbidden",
    "unsupported",
    "malformed",
    "bounded",
];

/// A table, and which of its lines were used.
pub struct Expectations {
    file: String,
    /// By name: the word, and the line it stands in.
    lines: BTreeMap<String, (String, usize)>,
}

impl Expectations {
    /// Reads a table.
    pub fn read(file: &Path) -> Result<Self, ErrorReport> {
        let name = file.display().to_string();
        let text = into_text(read_file(&name, MAX_TABLE_BYTES)?, &name)?;
        Self::parse(&text, &name)
    }

    fn parse(text: &str, file: &str) -> Result<Self, ErrorReport> {
        let is_log = text.lines().any(|line| line.starts_with("Observation "));
        let mut lines = BTreeMap::new();
        for (index, line) in text.lines().enumerate() {
            let line = line.trim();
            let line = match (is_log, line.strip_prefix("Observation ")) {
                (true, None) => continue,
                (true, Some(rest)) => rest,
                (false, _) => line,
            };
            if line.is_empty() || line.starts_with('#') || line.starts_with("//") {
                continue;
            }
            let mut parts = line
                .split(|c: char| c.is_whitespace() || c == ',')
                .filter(|part| !part.is_empty());
            let wrong = |message: &str| {
                Err(ErrorReport::input(
                    message,
                    format!("{file}:{}:1", index + 1),
                ))
            };
            let (Some(name), Some(word)) = (parts.next(), parts.next()) else {
                return wrong("expected the name of a test and a word such as `Never`");
            };
            let word = word.to_lowercase();
            if !WORDS.contains(&word.as_str()) {
                return wrong(&format!(
                    "`{word}` is no result; there are {}",
                    WORDS.join(", ")
                ));
            }
            // The numbers of a log may follow; anything else is a mistake.
            if parts.any(|part| part.parse::<u64>().is_err()) {
                return wrong("a line has a name and one word");
            }
            let known = lines.insert(name.to_string(), (word.clone(), index + 1));
            if known.is_some_and(|(other, _)| other != word) {
                return wrong(&format!("`{name}` has two different results"));
            }
        }
        Ok(Self {
            file: file.to_string(),
            lines,
        })
    }

    /// The word that is expected of a run, if the table has it. `used` collects the names.
    pub fn find(&self, run: &LitmusRun, used: &mut Vec<String>) -> Option<String> {
        let path = Path::new(&run.file);
        let text =
            |part: Option<&std::ffi::OsStr>| part.map(|part| part.to_string_lossy().to_string());
        let keys = [
            run.name().map(str::to_string),
            Some(run.file.clone()),
            text(path.file_name()),
            text(path.file_stem()),
        ];
        let (key, (word, _)) = keys
            .into_iter()
            .flatten()
            .find_map(|key| self.lines.get_key_value(&key))?;
        used.push(key.clone());
        Some(word.clone())
    }

    /// Complains if the table names tests that were not run.
    pub fn check_used(&self, used: &[String]) -> Result<(), ErrorReport> {
        let unused: Vec<(&String, usize)> = self
            .lines
            .iter()
            .filter(|(name, _)| !used.contains(name))
            .map(|(name, (_, line))| (name, *line))
            .collect();
        let Some((first, line)) = unused.iter().min_by_key(|(_, line)| line) else {
            return Ok(());
        };
        let more = match unused.len() {
            1 => String::new(),
            count => format!(", and {} more", count - 1),
        };
        Err(ErrorReport::input(
            format!("names `{first}`, which is none of the tests{more}"),
            format!("{}:{line}:1", self.file),
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::Expectations;

    #[test]
    fn tables_and_logs_are_read() {
        let table = Expectations::parse("# x\nSB Sometimes\nMP,never\n", "t").expect("a table");
        assert_eq!(table.lines["SB"].0, "sometimes");
        assert_eq!(table.lines["MP"].0, "never");
        let log = "Test SB Allowed\nStates 4\nObservation SB Sometimes 1 3\nHash=1\n";
        let log = Expectations::parse(log, "t").expect("a log");
        assert_eq!(log.lines["SB"].0, "sometimes");
        assert_eq!(log.lines.len(), 1);
    }

    #[test]
    fn mistakes_are_pointed_at() {
        for (bad, line) in [
            ("SB", "t:1:1"),
            ("\nSB maybe", "t:2:1"),
            ("SB never x", "t:1:1"),
            ("SB never\nSB always", "t:2:1"),
        ] {
            let error = Expectations::parse(bad, "t").err().expect("an error");
            assert_eq!(error.place.as_deref(), Some(line), "{bad}");
        }
    }
}
