//! What belongs to the program beside its file, as the command line says it.

use clap::Args;
use std::path::PathBuf;

/// What belongs to the program beside its file.
#[derive(Args, Debug, Clone)]
pub struct ProgramOptions {
    /// The class library of .NET programs: `builtin`, or the folder of a real one; `auto` takes the
    /// built-in one if it has everything the program refers to, otherwise a real one if it finds one
    #[arg(
        long,
        value_name = "auto|builtin|PATH",
        default_value = "auto",
        help_heading = "Program"
    )]
    pub corlib: String,
    /// An assembly that the program refers to, if it is not in the same folder; repeatable
    #[arg(
        short,
        long = "reference",
        value_name = "FILE.dll",
        help_heading = "Program"
    )]
    pub references: Vec<PathBuf>,
    /// Another C# source to compile with the program; repeatable
    #[arg(long = "source", value_name = "FILE.cs", help_heading = "Program")]
    pub sources: Vec<PathBuf>,
    /// Also explore initialising .NET classes that have no static constructor when a method that
    /// uses them is entered, where the program could tell the difference
    #[arg(long, help_heading = "Program")]
    pub early_initialisers: bool,
}

impl Default for ProgramOptions {
    fn default() -> Self {
        Self {
            corlib: "auto".to_string(),
            references: Vec::new(),
            sources: Vec::new(),
            early_initialisers: false,
        }
    }
}
