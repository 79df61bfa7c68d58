//! `--cluster` and what belongs to it, as options.

use clap::Args;
use std::path::PathBuf;

/// Which processes search together.
#[derive(Args, Debug, Clone, Default)]
pub struct ClusterOptions {
    /// Search with several processes: so many on this machine, or those that a file lists, one
    /// HOST:PORT a line
    #[arg(long, value_name = "N|FILE", help_heading = "Several processes")]
    pub cluster: Option<String>,
    /// Which line of the file this process is, from 0; the first one has the result
    #[arg(
        long,
        value_name = "I",
        requires = "cluster",
        help_heading = "Several processes"
    )]
    pub process: Option<usize>,
    /// The file with the secret that all processes share, which only its owner may read; else the
    /// environment has it, as FENCEPOST_CLUSTER_SECRET
    #[arg(
        long,
        value_name = "FILE",
        requires = "cluster",
        help_heading = "Several processes"
    )]
    pub cluster_secret: Option<PathBuf>,
    /// Print what to run on each machine that the file lists, and run nothing
    #[arg(long, requires = "cluster", help_heading = "Several processes")]
    pub cluster_commands: bool,
}
