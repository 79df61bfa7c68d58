//! What belongs to the program beside its file, as the command line says it.

use clap::{Args, ValueEnum};
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
    /// An assembly that the program refers to, if it is not in the same folder; a part of .NET's own
    /// framework runs as it is, on the built-in core; repeatable
    #[arg(
        short,
        long = "reference",
        value_name = "FILE.dll",
        help_heading = "Program"
    )]
    pub references: Vec<PathBuf>,
    /// A further source to compile with a C# or C program, or LLVM text or bitcode of a C program;
    /// repeatable
    #[arg(long = "source", value_name = "FILE", help_heading = "Program")]
    pub sources: Vec<PathBuf>,
    /// Options for `clang` when it compiles the sources of a C program, separated by blanks:
    /// `--cflags '-DN=3 -Iinclude'`; repeatable
    #[arg(
        long = "cflags",
        value_name = "OPTIONS",
        allow_hyphen_values = true,
        help_heading = "Program"
    )]
    pub cflags: Vec<String>,
    /// C and Java: also explore waits that end, and weak updates that fail, without a cause
    #[arg(long, help_heading = "Program")]
    pub spurious: bool,
    /// Java: `long` and `double` are accessed as two halves, unless a field is volatile or final
    #[arg(long, help_heading = "Program")]
    pub tearing: bool,
    /// C: reading memory that was never written is a violation
    #[arg(long, help_heading = "Program")]
    pub uninitialised: bool,
    /// C: memory that is never freed is a violation
    #[arg(long, help_heading = "Program")]
    pub leaks: bool,
    /// Class library of Java programs: the built-in one alone, or with a JDK for classes that it
    /// does not have; `auto` adds an installed JDK if the program needs such classes; with `own` or
    /// `own:PATH`, `java.util.concurrent` comes from the JDK as well
    #[arg(
        long,
        value_name = "auto|builtin|PATH|own",
        default_value = "auto",
        help_heading = "Program"
    )]
    pub jdk: String,
    /// Where classes of a Java program are that are not beside it: folders and `.jar` files,
    /// separated as for `java`; may be given several times
    #[arg(long, value_name = "PATH", help_heading = "Program")]
    pub classpath: Vec<std::ffi::OsString>,
    /// Also explore initialising .NET classes that have no static constructor when a method that
    /// uses them is entered, where the program could tell the difference
    #[arg(long, help_heading = "Program")]
    pub early_initialisers: bool,
    /// Whether the program needs no entry point.
    #[arg(skip)]
    pub is_library: bool,
    /// Whether the program may be a litmus test, which is a question as well.
    #[arg(skip)]
    pub may_be_litmus: bool,
}

impl Default for ProgramOptions {
    fn default() -> Self {
        Self {
            corlib: "auto".to_string(),
            references: Vec::new(),
            sources: Vec::new(),
            cflags: Vec::new(),
            spurious: false,
            tearing: false,
            leaks: false,
            uninitialised: false,
            jdk: "auto".to_string(),
            classpath: Vec::new(),
            early_initialisers: false,
            is_library: false,
            may_be_litmus: false,
        }
    }
}

/// Whether something is done.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Switch {
    /// They may
    On,
    /// They may not
    Off,
}
