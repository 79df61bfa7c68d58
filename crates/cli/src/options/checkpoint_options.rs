//! `--checkpoint` and `--resume`, as options.

use crate::options::arguments::seconds;
use clap::Args;
use std::path::PathBuf;

/// Where a search is saved, and where it goes on.
#[derive(Args, Debug, Clone, Default)]
pub struct CheckpointOptions {
    /// Save the search in this file now and then, and when it ends; with --cluster, in files in
    /// this directory
    #[arg(long, value_name = "FILE|DIR", help_heading = "Checkpoints")]
    pub checkpoint: Option<PathBuf>,
    /// How many seconds to let pass between two checkpoints
    #[arg(long, value_name = "SECONDS", default_value = "60", value_parser = seconds, help_heading = "Checkpoints")]
    pub checkpoint_every: f64,
    /// Go on with a search that was saved; program and options must be the same, limits may differ
    #[arg(long, value_name = "FILE|DIR", help_heading = "Checkpoints")]
    pub resume: Option<PathBuf>,
}
