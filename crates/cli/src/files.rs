//! Files: reading them within limits, pointing at what is wrong in them, telling them apart.

use fencepost_report::ErrorReport;
use std::fs::File;
use std::io::Read;

fn unreadable(error: &std::io::Error, path: &str) -> ErrorReport {
    ErrorReport::input(format!("cannot be read: {error}"), path)
}

/// Opens a file, and says how long it is.
pub fn open_file(path: &str) -> Result<(File, u64), ErrorReport> {
    let file = File::open(path).map_err(|error| unreadable(&error, path))?;
    let metadata = file.metadata().map_err(|error| unreadable(&error, path))?;
    match metadata.is_dir() {
        true => Err(ErrorReport::input("is a directory", path)),
        false => Ok((file, metadata.len())),
    }
}

/// Reads a whole file, but no endless one.
pub fn read_file(path: &str, max_bytes: usize) -> Result<Vec<u8>, ErrorReport> {
    let (file, length) = open_file(path)?;
    let too_large = || {
        ErrorReport::input(
            format!("is larger than {max_bytes} bytes, the limit for such files"),
            path,
        )
    };
    let limit = max_bytes as u64;
    if length > limit {
        return Err(too_large());
    }
    let mut bytes = Vec::new();
    file.take(limit + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| unreadable(&error, path))?;
    match bytes.len() > max_bytes {
        true => Err(too_large()),
        false => Ok(bytes),
    }
}

/// The text of a file.
pub fn into_text(bytes: Vec<u8>, path: &str) -> Result<String, ErrorReport> {
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        ErrorReport::input(format!("is not UTF-8 text: see byte {at}"), path)
    })
}

/// The wrong line of a text with a caret below it.
pub fn pointed_at(text: &str, line: u32, column: u32) -> Option<String> {
    /// Longer lines help nobody on a terminal.
    const MAX_COLUMNS: usize = 200;
    let source = text.lines().nth(line.checked_sub(1)? as usize)?;
    let column = column.checked_sub(1)? as usize;
    if source.chars().count() > MAX_COLUMNS || column > MAX_COLUMNS {
        return None;
    }
    let clean: String = source
        .chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect();
    Some(format!("{clean}\n{}^", " ".repeat(column)))
}

/// A 64-bit FNV-1a digest: enough to notice a change, no protection against a forger.
pub fn digest(bytes: &[u8]) -> String {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for &byte in bytes {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
    format!("fnv1a64:{hash:016x}")
}

#[cfg(test)]
mod tests {
    use super::{digest, pointed_at};

    #[test]
    fn digests_are_the_published_ones() {
        assert_eq!(digest(b""), "fnv1a64:cbf29ce484222325");
        assert_eq!(digest(b"a"), "fnv1a64:af63dc4c8601ec8c");
    }

    #[test]
    fn lines_are_pointed_at() {
        assert_eq!(
            pointed_at("a\n\tb c\n", 2, 4).as_deref(),
            Some(" b c\n   ^")
        );
        assert_eq!(pointed_at("a", 7, 1), None);
        assert_eq!(pointed_at("a", 0, 0), None);
    }
}
