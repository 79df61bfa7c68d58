//! The words of `fencepost litmus`.

use crate::options::arguments::{ReductionName, SimpleOutputOptions, seconds};
use crate::options::program_options::Switch;
use clap::Args;
use std::path::PathBuf;

/// Examples for the help of `litmus`.
pub const LITMUS_EXAMPLES: &str = "\
A directory stands for every `.litmus` file below it, `@FILE` for the files that FILE lists.

Examples:
  fencepost litmus SB.litmus
      Which end states are there, and is the one that the test asks about among them?
  fencepost litmus tests/ --model sc
      A whole collection, under another model than the flavour's own.
  fencepost litmus tests/ --expect expected.txt --quiet
      Compare with a table of lines `NAME Sometimes|Always|Never`; exit code 1 if any differs.";

/// Arguments of `litmus`.
#[derive(Args, Debug)]
pub struct LitmusArguments {
    /// Tests, directories of tests, patterns such as `tests/MP*.litmus`, or `@FILE`
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<String>,
    /// The memory model, by name or from a file; default: `tso` for X86, `clr` for C
    #[arg(long, value_name = "NAME|FILE.toml", help_heading = "Rules")]
    pub model: Option<String>,
    /// Which executions to skip because others are equivalent to them
    #[arg(long, value_enum, default_value_t = ReductionName::Ample, help_heading = "Rules")]
    pub reduction: ReductionName,
    /// Compare with a table of expected results; exit code 1 if any differs
    #[arg(long, value_name = "FILE", help_heading = "Rules")]
    pub expect: Option<PathBuf>,
    /// Stop a test after this many states
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..), help_heading = "Limits")]
    pub max_states: Option<u64>,
    /// Whether stores may come before their assigns under `jmm96`
    #[arg(long, value_enum, default_value_t = Switch::On, help_heading = "Rules")]
    pub prescient: Switch,
    /// How many values of a variable each queue holds under `jmm96`, in addition to the working copy
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..=65536), help_heading = "Limits")]
    pub queue_capacity: u32,
    /// How many operations of a thread may be pending under a relaxed model
    #[arg(long, value_name = "N", default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=65536), help_heading = "Limits")]
    pub max_pending: u32,
    /// Stop a test after this many seconds
    #[arg(long, value_name = "SECONDS", default_value = "60", value_parser = seconds, help_heading = "Limits")]
    pub timeout: f64,
    /// How many tests to run at a time; default: one per core
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=4096), help_heading = "Limits")]
    pub workers: Option<u32>,
    /// Write a page for a browser to a file, with a row for each test
    #[arg(long, value_name = "FILE.html", help_heading = "Output")]
    pub html: Option<PathBuf>,
    #[command(flatten)]
    pub output: SimpleOutputOptions,
}
