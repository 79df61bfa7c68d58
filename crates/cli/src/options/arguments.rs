//! The words of the command line.

use super::checkpoint_options::CheckpointOptions;
use super::cluster_options::ClusterOptions;
use super::histories::HistoryOptions;
use super::{fence_arguments::FencesArguments, program_options::Switch};
use super::{lift::LiftOptions, liveness::LivenessOptions};
use crate::options::certificate::CertificateOptions;
use crate::options::datatype_arguments::{DATATYPE_EXAMPLES, DatatypeArguments};
use crate::options::doctor_arguments::{CompletionsArguments, DoctorArguments, ManArguments};
use crate::options::explore_arguments::{EXPLORE_EXAMPLES, ExploreArguments};
pub use crate::options::litmus_arguments::{LITMUS_EXAMPLES, LitmusArguments};
pub use crate::options::program_options::ProgramOptions;
use crate::options::replay_arguments::{REPLAY_EXAMPLES, ReplayArguments};
use crate::options::solver_options::SolverOptions;
use crate::options::test_arguments::{TEST_EXAMPLES, TestArguments};
use clap::{Args, Parser, Subcommand, ValueEnum};
use fencepost_check::Reduction;
use std::path::PathBuf;

const EXAMPLES: &str = "\
Examples:
  fencepost check Program.exe
      Can anything go wrong in this .NET program, under any schedule?
  fencepost check Bank.jar --entry BankTest::transfer
      The same for a method of a Java program.
  fencepost check queue.c --leaks
      The same for a C program; memory that is never freed counts as well.
  fencepost check main.c queue.c
      The same for one of several files.
  fencepost check peterson.fir --final 'Peterson.counter == 2'
      Is the counter always 2 at the end?
  fencepost outcomes sb.fir r1 r2 --model tso
      Which final values can r1 and r2 have together if writes may be delayed?
  fencepost check queue.fir --witness fail.json; fencepost replay fail.json
      Record a failing execution and replay it.

Exit codes: 0 verified, 1 violated, 2 bad input or usage, 3 cut by a limit,
4 something is not modelled, 5 a defect of fencepost.";

const CHECK_EXAMPLES: &str = "\
Assertions, unhandled exceptions and deadlocks are always looked for.

Examples:
  fencepost check peterson.fir
      Is anything wrong in any interleaving?
  fencepost check peterson.fir --model tso --final 'Peterson.counter == 2'
      Does the property hold on a machine that delays writes?
  fencepost check bank.fir --invariant 'Bank.total >= 0 && Bank.accounts[0].balance <= 100'
      Does the condition hold in every state?
  fencepost check bank.fir --all --shortest --format json --out result.json
      Every distinct violation, each with a shortest execution, for a script.
  fencepost check Bank.dll --entry 'BankTests::*'
      Every method without arguments that matches, one after the other.
  fencepost check big.fir --max-states 1000000 --timeout 60
      Stop after a million states or a minute; the verdict is then `bounded`.

EXPR is C#-like: static fields (`Type.field`, or just `field` where only one has that name),
fields and elements reached from them (`Bank.accounts[0].balance`), `.Length`, numbers, `true`,
`false`, `null`, \"strings\", comparison, arithmetic, `! && || =>`.";

const OUTCOMES_EXAMPLES: &str = "\
Executions that assert, throw or deadlock give no outcome and are listed as violations.

Examples:
  fencepost outcomes sb.fir r1 r2
      The rows that plain interleaving gives.
  fencepost outcomes sb.fir r1 r2 --model clr --format json
      The rows that the .NET memory model gives, with those that need a reordering marked.
  fencepost outcomes sb.fir r1 r2 --model sc,tso,dotnet,jmm96
      One table, a column per model.
  fencepost outcomes list.fir 'List.head != null' 'List.count + 1'
      Any expression will do.";

const FENCES_EXAMPLES: &str = "\
The program with the fences in place is checked again; `verified` means that nothing is wrong
with it, and that no cheaper set of fences repairs it. A violation that plain interleaving shows
cannot be repaired by fences: exit code 1.

Examples:
  fencepost fences Peterson.exe --model dotnet --final 'Peterson.counter == 2'
      Where are fences missing, and which few places do?
  fencepost fences peterson.fir --model tso --final 'Peterson.counter == 2' --format json
      The same for a script.
  fencepost fences queue.toml --model relaxed
      Which few one-sided fences repair a data type for all tests of its specification?";

const GRAPH_EXAMPLES: &str = "\
The picture has a legend: which states plain interleaving reaches and which only reorderings do,
and where an operation completes before an earlier one of its thread. States that differ only in
what was issued, or inside the class library, are drawn as one, and so are steps of a thread with
nothing to choose between them; `--whole` draws everything.

Examples:
  fencepost graph sb.fir --model tso --out sb.dot && dot -Tsvg sb.dot > sb.svg
  fencepost graph Peterson.exe --model dotnet --out peterson.json";

const DUMP_EXAMPLES: &str = "\
Examples:
  fencepost dump Peterson.exe
  fencepost dump Peterson.exe Peterson::First";

const MODELS_EXAMPLES: &str = "\
Examples:
  fencepost models
  fencepost models tso
  fencepost models my-model.toml";

/// Checks every execution of a concurrent program under the memory model of your choice.
///
/// PROGRAM is a .NET program (`.exe`, `.dll`, `.cs`, `.csproj`, `.sln`), a Java program (`.class`,
/// `.jar`, `.java`, or a folder of classes), a C program (`.c`, or LLVM as `.ll` or `.bc`), or a
/// program in the textual IR (`.fir`). Fencepost runs it in every order that the memory model allows
/// and reports what can go wrong, and how, or that nothing can.
#[derive(Parser, Debug)]
#[command(name = "fencepost", version = env!("FENCEPOST_VERSION"), after_help = EXAMPLES, arg_required_else_help = true)]
pub struct CommandLine {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// What to do.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Check every execution for violations
    #[command(after_help = CHECK_EXAMPLES)]
    Check(CheckArguments),
    /// List every combination of final values, as for a litmus test
    #[command(
        after_help = OUTCOMES_EXAMPLES,
        mut_arg("model", |model| model.value_name("NAME|FILE.toml[,…]"))
    )]
    Outcomes(OutcomesArguments),
    /// Find the fewest fences that repair a program, and prove that they do
    #[command(after_help = FENCES_EXAMPLES)]
    Fences(FencesArguments),
    /// Does a concurrent data type behave like its serial self?
    #[command(after_help = DATATYPE_EXAMPLES)]
    Datatype(DatatypeArguments),
    /// Check every test method of an assembly
    #[command(after_help = TEST_EXAMPLES)]
    Test(TestArguments),
    /// Replay one recorded execution
    #[command(after_help = REPLAY_EXAMPLES)]
    Replay(ReplayArguments),
    /// Step forward and back through executions, by hand
    #[command(after_help = EXPLORE_EXAMPLES)]
    Explore(ExploreArguments),
    /// Draw the state graph of a small program
    #[command(after_help = GRAPH_EXAMPLES)]
    Graph(GraphArguments),
    /// Run litmus tests in the common textual format
    #[command(after_help = LITMUS_EXAMPLES)]
    Litmus(LitmusArguments),
    /// Print the lowered code of a program beside its instructions and source lines
    #[command(after_help = DUMP_EXAMPLES)]
    Dump(DumpArguments),
    /// List the memory models, or print the table of one
    #[command(after_help = MODELS_EXAMPLES)]
    Models(ModelsArguments),
    /// Say what is installed, and what each kind of program can be checked with
    Doctor(DoctorArguments),
    /// Print completions for a shell
    Completions(CompletionsArguments),
    /// Print the manual page, or write one for each command
    Man(ManArguments),
}

/// Arguments of `check`.
#[derive(Args, Debug)]
pub struct CheckArguments {
    /// The program: .NET (`.exe`, `.dll`, `.cs`, `.csproj`, `.sln`), Java (`.class`, `.jar`, `.java`,
    /// a folder), C (`.c`, `.ll`, `.bc`), or textual IR (`.fir`)
    pub program: String,
    /// Further files of a C or C# program, as with `--source`
    #[arg(value_name = "FILE")]
    pub further: Vec<PathBuf>,
    #[command(flatten)]
    pub search: SearchOptions,
    #[command(flatten)]
    pub liveness: LivenessOptions,
    #[command(flatten)]
    pub histories: HistoryOptions,
    #[command(flatten)]
    pub output: OutputOptions,
    #[command(flatten)]
    pub checkpoint: CheckpointOptions,
    #[command(flatten)]
    pub cluster: ClusterOptions,
    /// Arguments to pass to the program
    #[arg(last = true, value_name = "ARGS")]
    pub arguments: Vec<String>,
}

/// Arguments of `outcomes`.
#[derive(Args, Debug)]
pub struct OutcomesArguments {
    /// The program: .NET (`.exe`, `.dll`, `.cs`, `.csproj`, `.sln`), Java (`.class`, `.jar`, `.java`,
    /// a folder), C (`.c`, `.ll`, `.bc`), or textual IR (`.fir`)
    pub program: String,
    /// Expressions to evaluate when the program has ended, one column each
    #[arg(required = true, value_name = "EXPR")]
    pub expressions: Vec<String>,
    #[command(flatten)]
    pub search: SearchOptions,
    #[command(flatten)]
    pub output: OutputOptions,
    #[command(flatten)]
    pub checkpoint: CheckpointOptions,
    #[command(flatten)]
    pub cluster: ClusterOptions,
    /// Arguments to pass to the program
    #[arg(last = true, value_name = "ARGS")]
    pub arguments: Vec<String>,
}

/// Arguments of `graph`.
#[derive(Args, Debug)]
pub struct GraphArguments {
    /// The program: .NET (`.exe`, `.dll`, `.cs`, `.csproj`, `.sln`), Java (`.class`, `.jar`, `.java`,
    /// a folder), C (`.c`, `.ll`, `.bc`), or textual IR (`.fir`)
    pub program: String,
    /// Further files of a C or C# program, as with `--source`
    #[arg(value_name = "FILE")]
    pub further: Vec<PathBuf>,
    /// Write the graph to this file, for Graphviz (`.dot`) or scripts (`.json`)
    #[arg(long, value_name = "F.dot|F.json")]
    pub out: Option<PathBuf>,
    /// Draw every state and transition, also those that only issue operations or are inside the
    /// class library; `.json` always has them
    #[arg(long)]
    pub whole: bool,
    #[command(flatten)]
    pub search: SearchOptions,
    /// Arguments to pass to the program
    #[arg(last = true, value_name = "ARGS")]
    pub arguments: Vec<String>,
}

/// Arguments of `dump`.
#[derive(Args, Debug)]
pub struct DumpArguments {
    /// The program: .NET (`.exe`, `.dll`, `.cs`, `.csproj`, `.sln`), Java (`.class`, `.jar`, `.java`,
    /// a folder), C (`.c`, `.ll`, `.bc`), or textual IR (`.fir`)
    pub program: String,
    /// Print only this function
    #[arg(value_name = "TYPE::METHOD")]
    pub function: Option<String>,
    /// Write to a file instead of printing
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    #[command(flatten)]
    pub program_options: ProgramOptions,
}

/// Arguments of `models`.
#[derive(Args, Debug)]
pub struct ModelsArguments {
    /// A built-in model, or a file that defines one
    #[arg(value_name = "NAME|FILE.toml")]
    pub name: Option<String>,
    /// The output format
    #[arg(long, value_enum, default_value_t = SimpleFormat::Text)]
    pub format: SimpleFormat,
}

/// What to search for, under which rules, and when to stop.
#[derive(Args, Debug, Clone)]
pub struct SearchOptions {
    #[command(flatten)]
    pub program_options: ProgramOptions,
    /// The memory model, by name (see `fencepost models`) or from a file; default: `clr` for .NET,
    /// `jsr133` for Java, `c11` for C, `sc` for `.fir`
    #[arg(long, value_name = "NAME|FILE.toml", help_heading = "Rules")]
    pub model: Option<String>,
    /// How to search
    #[arg(long, value_enum, default_value_t = EngineName::Explicit, help_heading = "Rules")]
    pub engine: EngineName,
    #[command(flatten)]
    pub solver: SolverOptions,
    /// How many executions `--engine random` runs
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..), help_heading = "Rules")]
    pub runs: u64,
    /// The random seed of `--engine random`
    #[arg(long, value_name = "N", default_value_t = 0, help_heading = "Rules")]
    pub seed: u64,
    /// Which executions to skip because others are equivalent to them
    #[arg(long, value_enum, default_value_t = ReductionName::Ample, help_heading = "Rules")]
    pub reduction: ReductionName,
    /// Start at this method, which takes no arguments, instead of the entry point; an instance
    /// method is called on a new object, and a task that it returns is awaited. `check` takes
    /// several, and `*` for any part of a name, and checks each on its own
    #[arg(long = "entry", value_name = "TYPE::METHOD", help_heading = "Rules")]
    pub entries: Vec<String>,
    /// How accesses in library code are ordered
    #[arg(long, value_enum, num_args = 0..=1, default_value_t = Library::Ordered, default_missing_value = "fenced", help_heading = "Rules")]
    pub library: Library,
    #[command(flatten)]
    pub lift: LiftOptions,

    /// A condition that must hold in every state; repeatable
    #[arg(long = "invariant", value_name = "EXPR", help_heading = "Properties")]
    pub invariants: Vec<String>,
    /// A condition that must hold in every final state; repeatable
    #[arg(long = "final", value_name = "EXPR", help_heading = "Properties")]
    pub finals: Vec<String>,
    /// Report data races too: two unordered accesses to one location, one a write, one plain
    /// (the default for C)
    #[arg(long, help_heading = "Properties")]
    pub races: bool,
    /// Do not report data races
    #[arg(long, conflicts_with = "races", help_heading = "Properties")]
    pub no_races: bool,
    /// Fields and methods whose data races a settings file marks as benign.
    #[arg(skip)]
    pub benign_races: Vec<String>,
    /// Report every distinct violation, not only the first
    #[arg(long, help_heading = "Properties")]
    pub all: bool,
    /// Look for a shortest failing execution (breadth-first; needs more memory)
    #[arg(long, help_heading = "Properties")]
    pub shortest: bool,

    /// Stop after this many states
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..), help_heading = "Limits")]
    pub max_states: Option<u64>,
    /// Cut executions after this many steps
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..), help_heading = "Limits")]
    pub max_depth: Option<u64>,
    /// Whether to take executions at random, always the same ones, before a large space is searched
    #[arg(long, value_enum, default_value_t = Switch::On, help_heading = "Limits")]
    pub hunt: Switch,
    /// How many states to visit under `sc` to classify a violation; default: as many as it took to
    /// find it, at least 20000
    #[arg(long, value_name = "N", help_heading = "Limits")]
    pub classify_states: Option<u64>,
    /// When the platform's own actions happen under `jmm96`
    #[arg(long, value_enum, default_value_t = Schedule::All, help_heading = "Rules")]
    pub schedule: Schedule,
    /// Whether stores may come before their assigns under `jmm96`; default: on, where the other
    /// options allow it
    #[arg(long, value_enum, help_heading = "Rules")]
    pub prescient: Option<Switch>,
    /// How many values of a variable each queue holds under `jmm96`, in addition to the working copy
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..=65536), help_heading = "Limits")]
    pub queue_capacity: u32,
    /// How many operations of a thread may be pending under a relaxed model
    #[arg(long, value_name = "N", default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=65536), help_heading = "Limits")]
    pub max_pending: u32,
    /// How often a periodic timer fires; executions that need more are `bounded`
    #[arg(long, value_name = "N", default_value_t = fencepost_vm::DEFAULT_TIMER_FIRINGS, value_parser = clap::value_parser!(u32).range(1..=65536), help_heading = "Limits")]
    pub timer_firings: u32,
    /// How often time advances while a stopwatch runs or after the clock was read; executions that
    /// need more are `bounded`
    #[arg(long, value_name = "N", default_value_t = fencepost_vm::DEFAULT_CLOCK_MOVES, value_parser = clap::value_parser!(u32).range(1..), help_heading = "Limits")]
    pub clock_moves: u32,
    /// Stop after this many seconds
    #[arg(long, value_name = "SECONDS", value_parser = seconds, help_heading = "Limits")]
    pub timeout: Option<f64>,
    /// Stop when the process uses this many MiB; default: three quarters of the free memory
    #[arg(long, value_name = "MIB", value_parser = clap::value_parser!(u64).range(1..=1 << 40), help_heading = "Limits")]
    pub memory: Option<u64>,
    /// How many threads search; default: one per core, and one thread searches again for what they
    /// found, so that repeated runs report the same violation
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=4096), help_heading = "Limits")]
    pub workers: Option<u32>,
    /// How objects are identified in visited states, and the workers of a pool
    #[arg(long, value_enum, default_value_t = Heap::Auto, help_heading = "Limits")]
    pub heap: Heap,
    /// How visited states are stored
    #[arg(long, value_enum, default_value_t = Store::Exact, help_heading = "Limits")]
    pub store: Store,
}

/// Where the result goes, and how much of it.
#[derive(Args, Debug)]
pub struct OutputOptions {
    /// The output format
    #[arg(long, value_enum, default_value_t = Format::Text, help_heading = "Output")]
    pub format: Format,
    /// Write the result to a file instead of printing it
    #[arg(long, value_name = "FILE", help_heading = "Output")]
    pub out: Option<PathBuf>,
    /// Write the failing execution to a file, for `replay`; with `--all`, the second and further
    /// ones go to FILE.2.json, FILE.3.json, …
    #[arg(long, value_name = "FILE.json", help_heading = "Output")]
    pub witness: Option<PathBuf>,
    /// Write a page for a browser to a file, with every failing execution to step through
    #[arg(long, value_name = "FILE.html", help_heading = "Output")]
    pub html: Option<PathBuf>,
    #[command(flatten)]
    pub certificate: CertificateOptions,
    #[command(flatten)]
    pub amount: Amount,
}

/// Output options of commands whose result is not a report.
#[derive(Args, Debug)]
pub struct SimpleOutputOptions {
    /// The output format
    #[arg(long, value_enum, default_value_t = SimpleFormat::Text, help_heading = "Output")]
    pub format: SimpleFormat,
    /// Write the result to a file instead of printing it
    #[arg(long, value_name = "FILE", help_heading = "Output")]
    pub out: Option<PathBuf>,
    #[command(flatten)]
    pub amount: Amount,
}

/// How much to say.
#[derive(Args, Debug)]
pub struct Amount {
    /// Print only the verdict and one line per violation
    #[arg(short, long, conflicts_with = "verbose", help_heading = "Output")]
    pub quiet: bool,
    /// Print what the search cost, what each optimisation saved, and which lines and library calls
    /// the choices of threads come from
    #[arg(long, help_heading = "Output")]
    pub stats: bool,
    /// Print every step of every trace, and more statistics
    #[arg(short, long, help_heading = "Output")]
    pub verbose: bool,
    /// Whether to use colours and show lines of source; `auto` does at a terminal, unless NO_COLOR
    /// is set
    #[arg(long, value_enum, default_value_t = Color::Auto, help_heading = "Output")]
    pub color: Color,
}

/// When to use colours.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Color {
    /// At a terminal
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

/// How to print a report.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// For reading
    Text,
    /// For scripts
    Json,
    /// For code scanning
    Sarif,
    /// For build servers
    Junit,
}

/// How to print a result that is not a report.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum SimpleFormat {
    /// For reading
    Text,
    /// For scripts
    Json,
}

impl From<SimpleFormat> for Format {
    fn from(format: SimpleFormat) -> Self {
        match format {
            SimpleFormat::Text => Format::Text,
            SimpleFormat::Json => Format::Json,
        }
    }
}

/// How to search.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum EngineName {
    /// Visit every state
    Explicit,
    /// Run randomly chosen executions, half of them by priorities of threads; never says `verified`
    Random,
    /// Ask a solver about all executions up to a number of rounds of each loop
    Sat,
}

/// When the platform acts under a model with working copies.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Schedule {
    /// Whenever the model allows them
    All,
    /// Only when no thread can go on without them; never says `verified`
    EagerProgram,
}

/// Which executions are skipped.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReductionName {
    /// Skip none
    None,
    /// Skip those that differ only in steps that no other thread can observe
    Ample,
    /// Run one execution per equivalence class; stores no states
    Dpor,
    /// The same, with visited states and summaries of what follows them
    Sdpor,
}

impl ReductionName {
    /// What it means to a task.
    pub fn reduction(self) -> Reduction {
        match self {
            ReductionName::None => Reduction::None,
            ReductionName::Ample => Reduction::Ample,
            ReductionName::Dpor => Reduction::Dpor,
            ReductionName::Sdpor => Reduction::Sdpor,
        }
    }
}

/// How library code is treated.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Library {
    /// Plain accesses count as volatile
    Ordered,
    /// As in the program's own code
    Relaxed,
    /// Plain accesses count as volatile, but `fences` may put fences there
    #[value(hide = true)]
    Fenced,
}

/// How visited states are stored.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Store {
    /// In full, so that no state is missed
    Exact,
    /// As 64-bit hashes; the verdict is at best `bounded`
    Compact,
    /// As three bits each in an array of fixed size; the verdict is at best `bounded`
    Bitstate,
    /// In full, with each thread's state as the change that led to it; only with `--reduction sdpor`
    LocalIds,
}

/// What objects are called.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heap {
    /// As `canonical` where a pool has workers and more than 1,000 states are needed otherwise
    Auto,
    /// By the thread and the place that allocated them
    Origin,
    /// By position in the heap, and workers by what they do, so that isomorphic states are merged
    Canonical,
}

/// The longest timeout: about three hundred years.
const MAX_SECONDS: f64 = 1e10;

/// Reads a number of seconds.
pub fn seconds(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(value) if value > 0.0 && value <= MAX_SECONDS => Ok(value),
        Ok(_) => Err(format!("must be more than 0 and at most {MAX_SECONDS}")),
        Err(_) => Err("not a number of seconds".to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::{CommandLine, seconds};
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_consistent() {
        CommandLine::command().debug_assert();
    }

    #[test]
    fn timeouts_are_sensible_numbers() {
        assert_eq!(seconds("0.5"), Ok(0.5));
        for bad in ["0", "-1", "inf", "NaN", "1e300", "x", ""] {
            assert!(seconds(bad).is_err(), "{bad}");
        }
    }
}
