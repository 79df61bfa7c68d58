//! A session for scripts: commands from standard input, answers as plain lines.

use super::session::{Reply, Session};
use super::words;
use crate::output;
use fencepost_report::ErrorReport;
use std::io::{BufRead, IsTerminal};

/// The exit code of a session in which a command could not be done.
const EXIT_REFUSED: i32 = 2;
/// The longest command that is read.
const LONGEST: u64 = 1 << 16;

/// Does what standard input says, line by line. Gives the exit code.
pub fn run_plain(session: &mut Session) -> Result<i32, ErrorReport> {
    let stdin = std::io::stdin();
    let is_person = stdin.is_terminal();
    let mut input = stdin.lock();
    let mut code = 0;
    output::deliver(&words::show(session), None)?;
    loop {
        if is_person {
            output::deliver("> ", None)?;
        }
        let Some(line) = read_line(&mut input)? else {
            return Ok(code);
        };
        let line = line.trim();
        // Comments make scripts readable.
        if line.starts_with('#') {
            continue;
        }
        let answer = match session.command(line) {
            Reply::Quit => return Ok(code),
            Reply::Told(text) => text,
            Reply::Moved(text) => text + &words::show(session),
            Reply::Refused(why) => {
                if !is_person {
                    code = EXIT_REFUSED;
                }
                format!("refused: {}\n", words::clean(&why))
            }
        };
        output::deliver(&answer, None)?;
    }
}

/// The next line, if there is one. A line that is too long is cut, and its rest is a line, too.
fn read_line(input: &mut impl BufRead) -> Result<Option<String>, ErrorReport> {
    let mut bytes = Vec::new();
    let read = std::io::Read::take(&mut *input, LONGEST).read_until(b'\n', &mut bytes);
    match read {
        Ok(0) => Ok(None),
        Ok(_) => Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
        Err(error) => Err(ErrorReport::input(
            format!("cannot be read: {error}"),
            "standard input",
        )),
    }
}
