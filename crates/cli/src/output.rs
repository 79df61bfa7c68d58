//! Printing, and writing files whole or not at all.

use fencepost_report::ErrorReport;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Prints a result. A reader that has gone away is not an error.
pub fn print(text: &str) {
    let mut out = std::io::stdout().lock();
    let _ = out.write_all(text.as_bytes());
    let _ = out.flush();
}

/// Prints a message on the standard error stream.
pub fn complain(text: &str) {
    let _ = std::io::stderr().lock().write_all(text.as_bytes());
}

/// Prints a result, or writes it to a file.
pub fn deliver(text: &str, file: Option<&Path>) -> Result<(), ErrorReport> {
    match file {
        Some(file) => write_file(file, text),
        None => {
            print(text);
            Ok(())
        }
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
    } else {
        return Ok(());
    };
    Err(ErrorReport::usage(problem, option))
}

fn directory_of(file: &Path) -> PathBuf {
    match file.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent.to_path_buf(),
        _ => PathBuf::from("."),
    }
}

/// Writes a file. It appears whole or not at all, so no reader sees half a result.
pub fn write_file(file: &Path, text: &str) -> Result<(), ErrorReport> {
    let failed = |error: std::io::Error| {
        ErrorReport::input(
            format!("cannot be written: {error}"),
            file.display().to_string(),
        )
    };
    // Pipes and devices cannot be replaced, only written to.
    let special = fs::metadata(file).is_ok_and(|metadata| !metadata.is_file());
    if special {
        return fs::write(file, text).map_err(failed);
    }
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let temporary = directory_of(file).join(format!(".{name}.{}", std::process::id()));
    let written = fs::write(&temporary, text).and_then(|()| fs::rename(&temporary, file));
    if written.is_err() {
        let _ = fs::remove_file(&temporary);
    }
    written.map_err(failed)
}
