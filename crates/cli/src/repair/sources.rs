//! The sources of a program, as far as they are found.

use super::c;
use super::csharp::CSharp;
use super::diff::Edits;
use super::volatile::{access, declaration};
use crate::files::{into_text, read_file};
use fencepost_fences::{FenceReport, Place, Point, PointRank, RepairKind};
use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

/// The largest source that is read.
const MAX_SOURCE_BYTES: usize = 16 << 20;

/// How a language says what a repair needs, and where.
enum Language {
    CSharp(CSharp),
    C,
    /// The textual IR.
    Text,
}

/// A source file.
pub struct SourceFile {
    /// Where it was found.
    pub path: String,
    /// What is in it.
    pub text: String,
    language: Language,
}

/// Finds the sources that debug information names.
pub struct Sources {
    /// The folder of the program.
    folder: PathBuf,
    found: Mutex<HashMap<String, Option<Arc<SourceFile>>>>,
}

impl Sources {
    /// The sources of a program in a file.
    pub fn of(program: &str) -> Self {
        let folder = Path::new(program).parent().unwrap_or(Path::new(""));
        Self {
            folder: folder.to_path_buf(),
            found: Mutex::default(),
        }
    }

    /// A source by the name that debug information has for it.
    pub fn file(&self, name: &str) -> Option<Arc<SourceFile>> {
        let mut found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
        let known = found.entry(name.to_string());
        known
            .or_insert_with(|| self.read(name).map(Arc::new))
            .clone()
    }

    /// The sources that anybody asked for, by their paths.
    fn known_files(&self) -> Vec<Arc<SourceFile>> {
        let found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
        let files = found.values().flatten();
        let by_path: BTreeMap<&str, &Arc<SourceFile>> =
            files.map(|file| (file.path.as_str(), file)).collect();
        by_path.into_values().cloned().collect()
    }

    fn read(&self, name: &str) -> Option<SourceFile> {
        let base = name
            .rsplit(['/', '\\'])
            .next()
            .filter(|base| !base.is_empty())?;
        // Beside the program first: the path in the debug information may be another machine's.
        let places = [
            self.folder.join(base),
            self.folder.join(name),
            PathBuf::from(name),
        ];
        let path = places.iter().find(|path| path.is_file())?;
        let path = path.display().to_string();
        let bytes = read_file(&path, MAX_SOURCE_BYTES).ok()?;
        let text = into_text(bytes, &path).ok()?;
        let language = match base.rsplit('.').next() {
            Some("cs") => Language::CSharp(CSharp::scan(&text)),
            Some("fir") => Language::Text,
            Some("c") => Language::C,
            _ => return None,
        };
        Some(SourceFile {
            path,
            text,
            language,
        })
    }

    /// Whether a line can be put at a place. Without the source, nothing speaks against it.
    pub fn is_nameable(&self, place: Place<'_>) -> bool {
        match self.file(place.file) {
            Some(file) => file.is_nameable(place),
            None => true,
        }
    }

    /// The repairs of a report as edits of the sources, and what has no place in them.
    pub fn edits(&self, report: &FenceReport) -> (Vec<Edits>, Vec<String>) {
        let mut edits: BTreeMap<String, Edits> = BTreeMap::new();
        let mut left = Vec::new();
        for fence in &report.fences {
            let point = &fence.point;
            let edited = match point.kind {
                RepairKind::VolatileField => {
                    let files = self.known_files();
                    let done = files.iter().filter(|file| file.edit(point, &mut edits));
                    done.count() == 1
                }
                _ => {
                    let file = self.file(&point.file);
                    file.is_some_and(|file| file.edit(point, &mut edits))
                }
            };
            if !edited {
                left.push(match point.kind {
                    RepairKind::Barrier
                    | RepairKind::LoadLoad
                    | RepairKind::LoadStore
                    | RepairKind::StoreLoad
                    | RepairKind::StoreStore => {
                        format!("the fence before {} in {}", point.before, point.method)
                    }
                    RepairKind::VolatileField => format!("making {} volatile", point.before),
                    RepairKind::VolatileRead => format!("Volatile.Read at {}", point.before),
                    RepairKind::VolatileWrite => format!("Volatile.Write at {}", point.before),
                    RepairKind::AcquireRead => format!("an acquire read at {}", point.before),
                    RepairKind::ReleaseWrite => format!("a release write at {}", point.before),
                    RepairKind::SequentialRead | RepairKind::SequentialWrite => {
                        format!("a sequentially consistent access at {}", point.before)
                    }
                });
            }
        }
        (edits.into_values().collect(), left)
    }
}

impl SourceFile {
    fn is_nameable(&self, place: Place<'_>) -> bool {
        match &self.language {
            Language::CSharp(lines) => lines.is_nameable(place),
            Language::C => c::is_nameable(&self.text, place),
            Language::Text => {
                let line = self.line(place.position.line);
                let first = line.map(|line| line.len() - line.trim_start().len() + 1);
                let label = line.is_some_and(|line| {
                    let word = line.split_whitespace().next();
                    word.is_some_and(|word| word.ends_with(':'))
                });
                !label && first == Some(place.position.column as usize)
            }
        }
    }

    fn line(&self, number: u32) -> Option<&str> {
        self.text.lines().nth(number.checked_sub(1)? as usize)
    }

    /// Adds a repair to the edits, if it can be said in this source.
    fn edit(&self, point: &Point, edits: &mut BTreeMap<String, Edits>) -> bool {
        let fresh = || Edits::new(&self.path, &self.text);
        let known = edits.get(&self.path);
        let csharp = matches!(self.language, Language::CSharp(_));
        let line = point.position.line;
        let changed = match point.kind {
            RepairKind::Barrier => {
                let Some(new) = self.fence_line(point) else {
                    return false;
                };
                let edits = edits.entry(self.path.clone()).or_insert_with(fresh);
                edits.inserted.insert(line, new);
                let header = "#include <stdatomic.h>";
                if matches!(self.language, Language::C) && !self.text.contains(header) {
                    edits.inserted.insert(1, header.to_string());
                }
                return true;
            }
            // No statement of these languages is a fence for one kind of access only.
            RepairKind::LoadLoad
            | RepairKind::LoadStore
            | RepairKind::StoreLoad
            | RepairKind::StoreStore => None,
            RepairKind::AcquireRead => self.order(line, known, "acquire"),
            RepairKind::ReleaseWrite => self.order(line, known, "release"),
            RepairKind::SequentialRead | RepairKind::SequentialWrite => {
                self.order(line, known, "seq_cst")
            }
            _ if !csharp => None,
            RepairKind::VolatileField => self.volatile_field(point, known),
            RepairKind::VolatileRead | RepairKind::VolatileWrite => {
                let now = known.map_or_else(|| self.current(line), |edits| edits.lines_at(line));
                let writes = point.kind == RepairKind::VolatileWrite;
                let prefix = self.prefix();
                let now = now.first().filter(|_| now.len() == 1);
                let new = now.and_then(|now| access(now, &point.target, writes, prefix));
                new.map(|new| (line, vec![new]))
            }
        };
        let Some((line, new)) = changed else {
            return false;
        };
        let edits = edits.entry(self.path.clone()).or_insert_with(fresh);
        edits.replaced.insert(line, new);
        true
    }

    /// A line of C with another memory order.
    fn order(&self, line: u32, known: Option<&Edits>, order: &str) -> Option<(u32, Vec<String>)> {
        let now = known.map_or_else(|| self.current(line), |edits| edits.lines_at(line));
        match (&self.language, now.as_slice()) {
            (Language::C, [now]) => Some((line, vec![c::with_order(now, order)?])),
            _ => None,
        }
    }

    /// The declaration of a field, which other repairs may have changed already.
    fn volatile_field(&self, point: &Point, known: Option<&Edits>) -> Option<(u32, Vec<String>)> {
        let class = point
            .before
            .strip_suffix(&point.target)?
            .strip_suffix('.')?;
        let class = class.rsplit(['.', '/', '+']).next()?;
        let class = class.split('`').next()?;
        let (line, new) = declaration(&self.text, class, &point.target)?;
        let Some(before) = known.and_then(|edits| edits.replaced.get(&line)) else {
            return Some((line, new));
        };
        // The same declaration, one field after the other: each line takes the change it has.
        let both = before
            .iter()
            .zip(&new)
            .map(|(old, new)| match old.contains(" volatile ") {
                true => old.clone(),
                false => new.clone(),
            });
        (before.len() == new.len()).then(|| (line, both.collect()))
    }

    fn current(&self, number: u32) -> Vec<String> {
        self.line(number).map(str::to_string).into_iter().collect()
    }

    /// What names of the threading library need before them.
    fn prefix(&self) -> &'static str {
        let imports = |line: &str| line.trim() == "using System.Threading;";
        match self.text.lines().any(imports) {
            true => "",
            false => "System.Threading.",
        }
    }

    /// The line that a fence is, with the indentation of the line it goes before.
    fn fence_line(&self, point: &Point) -> Option<String> {
        if point.rank != PointRank::Line || point.kind != RepairKind::Barrier {
            return None;
        }
        let line = self.line(point.position.line)?;
        let mut indentation: String = line.chars().take_while(|c| c.is_whitespace()).collect();
        if line.trim_start().starts_with('}') {
            // The end of a block: the line belongs to what is inside.
            indentation.push_str(if indentation.contains('\t') {
                "\t"
            } else {
                "    "
            });
        }
        Some(match &self.language {
            Language::Text => format!("{indentation}fence full"),
            Language::C => format!("{indentation}atomic_thread_fence(memory_order_seq_cst);"),
            Language::CSharp(_) => {
                let prefix = self.prefix();
                format!("{indentation}{prefix}Thread.MemoryBarrier();")
            }
        })
    }
}
