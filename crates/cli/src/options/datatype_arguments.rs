//! The words of `fencepost datatype`.

use crate::options::arguments::{SearchOptions, SimpleOutputOptions};
use crate::options::certificate::CertificateOptions;
use crate::options::made_tests;
use clap::Args;
use std::path::PathBuf;

/// What `fencepost datatype --help` ends with.
pub const DATATYPE_EXAMPLES: &str = "\
SPEC.toml names a program, how an object of the data type is made, its operations with a letter
each, and tests such as \"ee | dd\": the operations of each thread. A test is verified if whatever
its threads can observe (results, values of out and ref parameters, exceptions) is also observed
when the operations run one after the other, each thread's in their order.

Examples:
  fencepost datatype queue.toml
      Do all tests of the file hold under the model of the program's platform?
  fencepost datatype queue.toml --test T0 --model dotnet
      One test, under a weaker model.
  fencepost datatype queue.toml --tests auto:3 --engine sat
      Every test with up to three operations, by a solver.";

/// Arguments of `datatype`.
#[derive(Args, Debug)]
pub struct DatatypeArguments {
    /// The specification of the data type and its tests
    #[arg(value_name = "SPEC.toml")]
    pub specification: String,
    /// Run only the test with this name
    #[arg(long, value_name = "NAME", help_heading = "Rules")]
    pub test: Option<String>,
    /// Instead of the tests of the file, run all with up to N operations, which differ in more than
    /// the numbers of threads
    #[arg(long, value_name = "auto:N", value_parser = made_tests::size, conflicts_with = "test", help_heading = "Rules")]
    pub tests: Option<usize>,
    #[command(flatten)]
    pub search: SearchOptions,
    #[command(flatten)]
    pub certificate: CertificateOptions,
    /// Write a page for a browser to a file, with a row for each test and the failing executions
    #[arg(long, value_name = "FILE.html", help_heading = "Output")]
    pub html: Option<PathBuf>,
    #[command(flatten)]
    pub output: SimpleOutputOptions,
}
