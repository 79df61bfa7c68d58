//! The words of `fencepost explore`.

use crate::options::arguments::SearchOptions;
use crate::options::histories::HistoryOptions;
use clap::Args;
use std::path::PathBuf;

/// What `fencepost explore --help` ends with.
pub const EXPLORE_EXAMPLES: &str = "\
The screen shows the execution so far, where every thread stands, the source, and every choice
with what it would do. Enter takes a choice, Backspace takes the last one back, `r` runs on to a
breakpoint or a failure, `/` looks for the nearest failure, `?` lists all keys.

A witness is walked along as it was recorded: its model and properties count, and other options
are ignored. By default a step takes along what no other thread can see; with `--reduction none`
every operation is a step of its own.

Examples:
  fencepost explore Peterson.exe --final 'Peterson.counter == 2'
      Step through executions of a program under its platform's memory model.
  fencepost explore fail.json
      Step through what `check --witness fail.json` recorded, and see what else could happen.
  printf 'search\\ntrace\\nsave fail.json\\n' | fencepost explore bank.fir --plain
      The same for scripts: commands on standard input, one in a line; `help` lists them.";

/// Arguments of `explore`.
#[derive(Args, Debug)]
pub struct ExploreArguments {
    /// The program, a litmus test (`.litmus`), or a file that `check --witness` wrote
    #[arg(value_name = "PROGRAM|WITNESS.json")]
    pub program: String,
    /// Further files of a C or C# program, as with `--source`
    #[arg(value_name = "FILE")]
    pub further: Vec<PathBuf>,
    /// Read commands from standard input, one in a line, and answer in plain lines
    #[arg(long)]
    pub plain: bool,
    /// For a witness: the program, if it has moved since the witness was written
    #[arg(long = "program", value_name = "PROGRAM")]
    pub moved: Option<String>,
    /// For a witness: try it although the code of the program has changed since
    #[arg(long)]
    pub force: bool,
    #[command(flatten)]
    pub search: SearchOptions,
    #[command(flatten)]
    pub histories: HistoryOptions,
    /// Arguments to pass to the program
    #[arg(last = true, value_name = "ARGS")]
    pub arguments: Vec<String>,
}
