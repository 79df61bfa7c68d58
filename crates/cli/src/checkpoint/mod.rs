//! `--checkpoint` and `--resume`: searches that are saved in files.

mod directory;

use crate::options::arguments::SearchOptions;
use crate::options::checkpoint_options::CheckpointOptions;
use crate::options::cluster_options::ClusterOptions;
use crate::output;
use crate::search::{Prepared, disagreement};
use directory::Directory;
use fencepost_base::saved::{Damaged, Writer};
use fencepost_check::{CheckpointTask, agree};
use fencepost_report::ErrorReport;
use std::fs::{self, File};
use std::io::{BufReader, BufWriter, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// What went wrong when a checkpoint was last written.
#[derive(Clone, Default)]
pub struct SaveProblem(Arc<Mutex<Option<String>>>);

impl SaveProblem {
    fn set(&self, problem: Option<String>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = problem;
    }

    /// Says so, because who relies on the file must know.
    pub fn report(&self) {
        let problem = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(problem) = &*problem {
            output::complain(&format!("warning: {problem}\n"));
        }
    }
}

/// Makes a task save itself, and go on where another ended.
pub fn apply(
    options: &CheckpointOptions,
    cluster: &ClusterOptions,
    search: &SearchOptions,
    prepared: &mut Prepared,
) -> Result<SaveProblem, ErrorReport> {
    let corlib = prepared.corlib.clone().unwrap_or_default();
    prepared.task.identity = vec![
        ("program".to_string(), prepared.digest.clone()),
        ("class library".to_string(), corlib),
        (
            "command line of the program".to_string(),
            format!("{:?}", prepared.arguments),
        ),
        (
            "choice of early initialisers".to_string(),
            search.program_options.early_initialisers.to_string(),
        ),
        (
            "choice of what C and Java programs may do".to_string(),
            format!(
                "{} {} {} {}",
                search.program_options.tearing,
                search.program_options.spurious,
                search.program_options.leaks,
                search.program_options.uninitialised
            ),
        ),
    ];
    let saved = options.checkpoint.is_some() || options.resume.is_some();
    let is_directory = options.resume.as_ref().is_some_and(|path| path.is_dir());
    if saved && (cluster.cluster.is_some() || is_directory) {
        return save_in_parts(options, search, prepared);
    }
    output::check_writable("--checkpoint", options.checkpoint.as_deref())?;
    if saved && search.workers.is_none() && !search.all && !search.shortest {
        // What several workers find depth first depends on timing, and a search that is saved is
        // not repeated.
        prepared.task.workers = 1;
    }
    let problem = SaveProblem::default();
    if let Some(file) = options.checkpoint.clone() {
        let problem = problem.clone();
        prepared.task.checkpoint = Some(CheckpointTask {
            every: Duration::from_secs_f64(options.checkpoint_every),
            save: Box::new(move |fill| {
                let failed = write(&file, fill).err();
                let place = file.display();
                problem.set(failed.map(|e| format!("{place}: the checkpoint is not saved: {e}")));
            }),
        });
    }
    if let Some(file) = &options.resume {
        prepared.task.resume = Some(Mutex::new(Box::new(open(file)?)));
    }
    agree(&prepared.task).map_err(|error| disagreement(&error))?;
    Ok(problem)
}

/// Makes a task save its part of a search of several processes, and go on where another ended. One
/// process can do so, too.
fn save_in_parts(
    options: &CheckpointOptions,
    search: &SearchOptions,
    prepared: &mut Prepared,
) -> Result<SaveProblem, ErrorReport> {
    let problem = SaveProblem::default();
    let task = &mut prepared.task;
    if search.workers.is_none() {
        task.workers = 1;
    }
    // What earlier processes saw is not known.
    task.count_origins = false;
    if let Some(path) = &options.resume {
        task.parts.resume = Some(Arc::new(Directory::to_read(path)?));
    }
    if let Some(path) = &options.checkpoint {
        let directory = Directory::to_write(path, &problem)?;
        let every = Duration::from_secs_f64(options.checkpoint_every);
        task.parts.save = Some((Arc::new(directory), every));
    }
    agree(task).map_err(|error| disagreement(&error))?;
    Ok(problem)
}

/// Writes a checkpoint beside the last one and then puts it in its place, so that there is a whole
/// one whenever the process ends.
fn write(file: &Path, fill: &dyn Fn(&mut Writer<'_>)) -> std::io::Result<()> {
    let mut beside = file.as_os_str().to_os_string();
    beside.push(".partial");
    let beside = PathBuf::from(beside);
    let written = write_beside(&beside, fill).and_then(|()| fs::rename(&beside, file));
    match written {
        Ok(()) => sync_directory(file),
        Err(_) => {
            let _ = fs::remove_file(&beside);
        }
    }
    written
}

fn write_beside(beside: &Path, fill: &dyn Fn(&mut Writer<'_>)) -> std::io::Result<()> {
    let mut out = BufWriter::with_capacity(1 << 16, File::create(beside)?);
    let mut result = Ok(());
    let mut sink = |bytes: &[u8]| {
        if result.is_ok() {
            result = out.write_all(bytes);
        }
    };
    let mut writer = Writer::new(&mut sink);
    fill(&mut writer);
    writer.finish();
    result?;
    out.into_inner()?.sync_all()
}

/// A new name lasts once its directory is written. Not every system can be asked to.
fn sync_directory(file: &Path) {
    let parent = file
        .parent()
        .filter(|parent| !parent.as_os_str().is_empty());
    let directory = File::open(parent.unwrap_or(Path::new(".")));
    let _ = directory.and_then(|directory| directory.sync_all());
}

/// Opens a checkpoint for reading.
fn open(
    file: &Path,
) -> Result<impl FnMut(&mut [u8]) -> Result<(), Damaged> + Send + use<>, ErrorReport> {
    let failed = |error: std::io::Error| {
        ErrorReport::input(
            format!("cannot be read: {error}"),
            file.display().to_string(),
        )
    };
    let mut input = BufReader::with_capacity(1 << 16, File::open(file).map_err(failed)?);
    Ok(move |out: &mut [u8]| {
        input.read_exact(out).map_err(|error| match error.kind() {
            std::io::ErrorKind::UnexpectedEof => Damaged::new("it ends too early"),
            _ => Damaged::new(format!("cannot be read: {error}")),
        })
    })
}
