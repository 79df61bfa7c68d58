//! The words of the commands about the tool itself.

use crate::options::arguments::SimpleFormat;
use clap::Args;
use clap_complete::Shell;
use std::path::PathBuf;

/// Arguments of `doctor`.
#[derive(Args, Debug)]
pub struct DoctorArguments {
    /// The output format
    #[arg(long, value_enum, default_value_t = SimpleFormat::Text)]
    pub format: SimpleFormat,
}

/// Arguments of `completions`.
#[derive(Args, Debug)]
pub struct CompletionsArguments {
    /// The shell
    #[arg(value_enum)]
    pub shell: Shell,
}

/// Arguments of `man`.
#[derive(Args, Debug)]
pub struct ManArguments {
    /// Write a page for each command into this folder, instead of printing the main one
    #[arg(long, value_name = "FOLDER")]
    pub out: Option<PathBuf>,
}
