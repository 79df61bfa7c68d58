//! The words of `fencepost replay`.

use crate::options::arguments::SimpleOutputOptions;
use clap::Args;
use std::path::PathBuf;

/// What `fencepost replay --help` ends with.
pub const REPLAY_EXAMPLES: &str = "\
Examples:
  fencepost check queue.fir --witness fail.json
  fencepost replay fail.json
  fencepost replay fail.json -v --program moved/queue.fir";

/// Arguments of `replay`.
#[derive(Args, Debug)]
pub struct ReplayArguments {
    /// A file that `check --witness` wrote
    #[arg(value_name = "WITNESS.json")]
    pub witness: String,
    /// The program, if it has moved since the witness was written
    #[arg(long, value_name = "PROGRAM")]
    pub program: Option<String>,
    /// Try it although the code of the program has changed since
    #[arg(long)]
    pub force: bool,
    /// Also write a page for browsers in which the execution can be stepped through
    #[arg(long, value_name = "FILE.html", help_heading = "Output")]
    pub html: Option<PathBuf>,
    #[command(flatten)]
    pub output: SimpleOutputOptions,
}
