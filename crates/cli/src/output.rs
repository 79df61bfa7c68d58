//! Printing, and writing files whole or not at all.

use fencepost_report::ErrorReport;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Prints what nobody waits for: help, or a message that is on the error stream as well.
pub fn print(text: &str) {
    let _ = try_print(text);
}

/// Prints a result. A reader that has gone away is not an error.
fn try_print(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    let written = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    match written {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        other => other,
    }
}

/// Prints a message on the standard error stream.
pub fn complain(text: &str) {
    let _ = io::stderr().lock().write_all(text.as_bytes());
}

/// Prints a result, or writes it to a file.
pub fn deliver(text: &str, file: Option<&Path>) -> Result<(), ErrorReport> {
    match file {
        Some(file) => write_file(file, text),
        None => try_print(text).map_err(|error| unwritable(&error, "standard output")),
    }
}

/// Refuses a file that cannot be written before a long search rather than after it.
pub fn check_writable(option: &str, file: Option<&Path>) -> Result<(), ErrorReport> {
    let Some(file) = file else { return Ok(()) };
    let directory = directory_of(file);
    let problem = if file.as_os_str().is_empty() {
        "the name of the file is empty".to_string()
    } else if file.is_dir() {
        format!("`{}` is a directory", file.display())
    } else if !directory.is_dir() {
        format!("there is no directory `{}`", directory.display())
    } else if let Err(error) = try_to_write(file) {
        format!("`{}` cannot be written: {error}", file.display())
    } else {
        return Ok(());
    };
    Err(ErrorReport::usage(problem, option))
}

/// Finds out whether [`write_file`] will be allowed to do its work.
fn try_to_write(file: &Path) -> io::Result<()> {
    if is_special(file) {
        return Ok(());
    }
    let temporary = temporary_for(file);
    fs::write(&temporary, "")?;
    fs::remove_file(&temporary)
}

/// Pipes and devices cannot be replaced, only written to.
fn is_special(file: &Path) -> bool {
    fs::metadata(file).is_ok_and(|metadata| !metadata.is_file())
}

/// Where a file is written before it is complete.
fn temporary_for(file: &Path) -> PathBuf {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    directory_of(file).join(format!(".{name}.{}", std::process::id()))
}

fn unwritable(error: &io::Error, place: &str) -> ErrorReport {
    ErrorReport::input(format!("cannot be written: {error}"), place)
}

fn directory_of(file: &Path) -> PathBuf {
    match file.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent.to_path_buf(),
        _ => PathBuf::from("."),
    }
}

/// Writes a file. It appears whole or not at all, so no reader sees half a result.
pub fn write_file(file: &Path, text: &str) -> Result<(), ErrorReport> {
    let failed = |error: io::Error| unwritable(&error, &file.display().to_string());
    if is_special(file) {
        return fs::write(file, text).map_err(failed);
    }
    let temporary = temporary_for(file);
    let written = fs::write(&temporary, text).and_then(|()| fs::rename(&temporary, file));
    if written.is_err() {
        let _ = fs::remove_file(&temporary);
    }
    written.map_err(failed)
}
