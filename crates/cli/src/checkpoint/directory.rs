//! Directories in which processes that search together save their parts, a file each.
//!
//! The name of a file says which part of which point it is. A file is there once it is whole: it is
//! written beside its place and then put there.

use super::{SaveProblem, open, write};
use fencepost_base::saved::{Damaged, Reader};
use fencepost_report::ErrorReport;
use fencepost_search::parts::{FillFn, Point, SavedParts, TakeFn};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// How the names of parts end.
const ENDING: &str = ".part";

/// A directory of parts.
pub struct Directory {
    path: PathBuf,
    problem: SaveProblem,
}

impl Directory {
    /// A directory to go on from.
    pub fn to_read(path: &Path) -> Result<Self, ErrorReport> {
        match path.is_dir() {
            true => Ok(Self {
                path: path.to_path_buf(),
                problem: SaveProblem::default(),
            }),
            false => {
                let message = "is no directory, and processes that search together save in one";
                Err(ErrorReport::input(message, path.display().to_string()))
            }
        }
    }

    /// A directory to save in, which is made if it is not there.
    pub fn to_write(path: &Path, problem: &SaveProblem) -> Result<Self, ErrorReport> {
        let failed = |error: std::io::Error| {
            let message = format!("{} cannot be written in: {error}", path.display());
            ErrorReport::usage(message, "--checkpoint")
        };
        fs::create_dir_all(path).map_err(failed)?;
        // Better now than after the first minute.
        let attempt = path.join(format!("{}.attempt", std::process::id()));
        fs::write(&attempt, []).map_err(failed)?;
        let _ = fs::remove_file(&attempt);
        Ok(Self {
            path: path.to_path_buf(),
            problem: problem.clone(),
        })
    }

    fn file(&self, point: Point, part: u32) -> PathBuf {
        self.path.join(file_name(point, part))
    }
}

fn file_name(point: Point, part: u32) -> String {
    let Point { run, number, parts } = point;
    format!("{run:016x}-{number:06}-{part}-of-{parts}{ENDING}")
}

/// Which part a file is, if it is one.
fn part_of(name: &str) -> Option<(Point, u32)> {
    let pieces: Vec<&str> = name.strip_suffix(ENDING)?.split('-').collect();
    let [run, number, part, "of", parts] = pieces[..] else {
        return None;
    };
    let point = Point {
        run: u64::from_str_radix(run, 16).ok()?,
        number: number.parse().ok()?,
        parts: parts.parse().ok()?,
    };
    let part: u32 = part.parse().ok()?;
    (part < point.parts && file_name(point, part) == name).then_some((point, part))
}

impl SavedParts for Directory {
    fn new_run(&self) -> u64 {
        let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        now.map_or(0, |now| now.as_micros() as u64)
    }

    fn list(&self) -> Vec<(Point, u32)> {
        let entries = fs::read_dir(&self.path).into_iter().flatten().flatten();
        let names = entries.filter_map(|entry| entry.file_name().into_string().ok());
        names.filter_map(|name| part_of(&name)).collect()
    }

    fn write(&self, point: Point, part: u32, fill: &FillFn<'_>) -> bool {
        let file = self.file(point, part);
        let written = write(&file, &|out| fill(out));
        let problem = written.as_ref().err();
        let place = file.display();
        self.problem
            .set(problem.map(|e| format!("{place}: the checkpoint is not saved: {e}")));
        written.is_ok()
    }

    fn read(&self, point: Point, part: u32, take: &mut TakeFn<'_>) -> Result<(), Damaged> {
        let file = self.file(point, part);
        let named = |Damaged(why)| Damaged(format!("{}: {why}", file.display()));
        let mut source = open(&file).map_err(|error| named(Damaged(error.message)))?;
        take(Reader::new(&mut source)).map_err(named)
    }

    fn remove(&self, point: Point, part: u32) {
        // A file that stays is of an older point, and nobody goes on from it.
        let _ = fs::remove_file(self.file(point, part));
    }

    fn note_problem(&self, why: &str) {
        let place = self.path.display();
        self.problem.set(Some(format!(
            "{place}: the end of the search is not saved: {why}"
        )));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_say_which_part_a_file_is() {
        let point = Point {
            run: 0x1234_5678_9abc,
            number: 12,
            parts: 3,
        };
        for part in 0..3 {
            assert_eq!(part_of(&file_name(point, part)), Some((point, part)));
        }
        assert_eq!(part_of(&file_name(point, 3)), None);
        for name in [
            "x",
            "1-2-3-of-4.part",
            "-1-0-0-of-1.part",
            ".part",
            "----.part",
        ] {
            assert_eq!(part_of(name), None, "{name}");
        }
    }
}
