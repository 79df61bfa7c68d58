//! Printing, and writing files whole or not at all.

use fencepost_report::ErrorReport;
use std::borrow::Cow;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether what is printed may have colours in it.
static COLOURS: AtomicBool = AtomicBool::new(false);

/// Lets colours through from now on.
pub fn allow_colours() {
    COLOURS.store(true, Ordering::Relaxed);
}

/// A text that does nothing to a terminal but show, in colours if they are allowed: programs put
/// what they like into messages and names.
fn harmless(text: &str) -> Cow<'_, str> {
    let is_plain = |c: char| !c.is_control() || matches!(c, '\n' | '\t');
    if text.chars().all(is_plain) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let colour = match COLOURS.load(Ordering::Relaxed) {
            true => colour_length(rest),
            false => 0,
        };
        if colour > 0 {
            shown.push_str(&rest[..colour]);
            rest = &rest[colour..];
            continue;
        }
        shown.push(if is_plain(c) { c } else { ' ' });
        rest = &rest[c.len_utf8()..];
    }
    Cow::Owned(shown)
}

/// How many bytes of a text are a sequence that sets colours, if it begins with one.
fn colour_length(text: &str) -> usize {
    let Some(parameters) = text.strip_prefix("\u{1b}[") else {
        return 0;
    };
    let end = parameters.find(|c: char| !c.is_ascii_digit() && c != ';');
    match end {
        Some(end) if parameters[end..].starts_with('m') => end + 3,
        _ => 0,
    }
}

/// Prints what nobody waits for: help, or a message that is on the error stream as well.
pub fn print(text: &str) {
    let _ = try_print(text);
}

/// Prints a result. A reader that has gone away is not an error.
fn try_print(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    let text = harmless(text);
    let written = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    match written {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        other => other,
    }
}

/// Prints a message on the standard error stream.
pub fn complain(text: &str) {
    let _ = io::stderr().lock().write_all(harmless(text).as_bytes());
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

#[cfg(test)]
mod tests {
    use super::{colour_length, harmless};

    #[test]
    fn control_characters_are_not_printed() {
        assert_eq!(harmless("a\tb\nc"), "a\tb\nc");
        assert_eq!(harmless("a\u{1b}[2Jb\r\u{9b}31m"), "a [2Jb  31m");
        assert_eq!(colour_length("\u{1b}[1;31mred"), 7);
        for other in ["\u{1b}[2J", "\u{1b}[", "\u{1b}]0;title\u{7}", "red"] {
            assert_eq!(colour_length(other), 0, "{other:?}");
        }
    }
}
