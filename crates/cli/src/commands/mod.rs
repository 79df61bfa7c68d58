//! The commands, one file each.

mod about;
mod check;
mod datatype;
mod dump;
mod entries;
mod explore;
mod fences;
mod graph;
mod litmus;
mod models;
mod replay;
mod test;

pub use about::{completions, doctor, man};
pub use check::{check, outcomes};
pub use datatype::datatype;
pub use dump::dump;
pub use explore::explore;
#[cfg(test)]
pub use explore::explore_session;
pub use fences::fences;
pub use graph::graph;
pub use litmus::litmus;
pub use models::models;
pub use replay::replay;
pub use test::test;

use crate::memory;
use crate::options::arguments::{Amount, Color};
use crate::output;
use fencepost_report::{Context, ErrorReport, Look, Verbosity};
use std::io::IsTerminal;

/// Why a command has no result.
pub enum Failed {
    /// What the user gave is wrong.
    Input(ErrorReport),
    /// We are.
    Internal(String),
}

impl From<ErrorReport> for Failed {
    fn from(error: ErrorReport) -> Self {
        Failed::Input(error)
    }
}

/// An exit code, or why there is none.
pub type CommandResult = Result<i32, Failed>;

/// How much to say.
fn verbosity(amount: &Amount) -> Verbosity {
    match (amount.quiet, amount.verbose) {
        (true, _) => Verbosity::Quiet,
        (_, true) => Verbosity::Verbose,
        _ => Verbosity::Normal,
    }
}

/// The folder that positions in results are relative to.
fn working_folder() -> Option<String> {
    let folder = std::env::current_dir().ok()?;
    Some(folder.to_string_lossy().into_owned())
}

/// How many characters a line of the terminal has, if standard output is one.
fn terminal_width() -> Option<usize> {
    let (width, _) = terminal_size::terminal_size_of(std::io::stdout())?;
    Some(usize::from(width.0)).filter(|&width| width > 0)
}

/// What a report without source lines says about its run.
fn plain_context(program: &str, corlib: Option<String>) -> Context {
    Context {
        program: program.to_string(),
        entry: None,
        corlib,
        peak_memory_bytes: memory::peak_bytes().unwrap_or(0),
        folder: working_folder(),
        width: terminal_width(),
        proof: None,
        look: Look::default(),
    }
}

/// Whether to use colours and to show lines of source.
fn colours(amount: &Amount) -> bool {
    let wanted = match amount.color {
        Color::Always => true,
        Color::Never => false,
        Color::Auto => {
            let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
            let dumb = std::env::var_os("TERM").is_some_and(|value| value == "dumb");
            !refused && !dumb && std::io::stdout().is_terminal()
        }
    };
    if wanted {
        output::allow_colours();
    }
    wanted
}
