//! The words of `fences`.

use crate::options::arguments::{SearchOptions, SimpleOutputOptions};
use clap::{Args, ValueEnum};
use std::path::PathBuf;

/// Arguments of `fences`.
#[derive(Args, Debug)]
pub struct FencesArguments {
    /// The program: .NET (`.exe`, `.dll`, `.cs`, `.csproj`, `.sln`), Java (`.class`, `.jar`, `.java`,
    /// a folder), C (`.c`, `.ll`, `.bc`), or textual IR (`.fir`); or the specification of a data type
    /// (`.toml`), which a solver repairs for all its tests
    pub program: String,
    /// Further files of a C or C# program, as with `--source`
    #[arg(value_name = "FILE")]
    pub further: Vec<PathBuf>,
    /// How to find fences
    #[arg(long, value_enum, default_value_t = FenceMethod::Exact, help_heading = "Repair")]
    pub method: FenceMethod,
    /// What to repair the program with
    #[arg(long, value_enum, default_value_t = WithName::Barrier, help_heading = "Repair")]
    pub with: WithName,
    /// What cutting an edge of the state graph costs, for `--method min-cut`
    #[arg(long, value_enum, default_value_t = CapacityName::Modified, help_heading = "Repair")]
    pub capacities: CapacityName,
    /// What a fence costs: 1 (`uniform`), ten times as much for every enclosing loop (`loops`), or
    /// what a file says: `"Peterson.cs:12" = 5` for a place, `default = 1` for the others
    #[arg(
        long,
        value_name = "uniform|loops|FILE.toml",
        default_value = "uniform",
        help_heading = "Repair"
    )]
    pub cost: String,
    /// Write the fences as a unified diff of the sources, for `patch -p0`
    #[arg(long, value_name = "FILE", help_heading = "Repair")]
    pub patch: Option<PathBuf>,
    #[command(flatten)]
    pub search: SearchOptions,
    /// Write a page for a browser to a file: the fences, the patch, and the execution that they
    /// forbid
    #[arg(long, value_name = "FILE.html", help_heading = "Output")]
    pub html: Option<PathBuf>,
    #[command(flatten)]
    pub output: SimpleOutputOptions,
    /// Arguments to pass to the program
    #[arg(last = true, value_name = "ARGS")]
    pub arguments: Vec<String>,
}

/// How fences are found.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum FenceMethod {
    /// The cheapest set, from counterexamples, with proof
    Exact,
    /// A minimum cut of the state graph between the initial state and the violations
    MinCut,
}

/// What repairs are made of.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum WithName {
    /// `Thread.MemoryBarrier()`; in C `atomic_thread_fence`
    Barrier,
    /// `volatile` fields, `Volatile.Read` and `Volatile.Write`; in C stronger memory orders
    #[value(alias = "orders")]
    Volatile,
    /// Whatever costs least
    Any,
}

/// What edges of the state graph cost.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum CapacityName {
    /// The same for every edge
    Basic,
    /// The same for every place, divided among the edges that a fence there cuts
    Modified,
}
