//! The words of `fencepost test`.

use crate::options::arguments::{OutputOptions, SearchOptions};
use crate::options::histories::HistoryOptions;
use crate::options::liveness::LivenessOptions;
use clap::Args;
use std::path::PathBuf;

/// Examples for the help of `test`.
pub const TEST_EXAMPLES: &str = "\
Tests are methods with [ConcurrencyTest] (declare that attribute yourself), [Test] or [TestCase]
(NUnit), [Fact] or [Theory] with [InlineData] (xUnit), [TestMethod] with [DataRow] (MSTest).
Constructors, set-up, tear-down and Dispose run around each; a returned task is awaited. The exit
code is that of the worst verdict.

Examples:
  fencepost test Bank.Tests.dll
      Check every execution of every test.
  fencepost test Bank.Tests.dll --filter Transfer --filter 'Bank.*::Deposit*'
      Only tests whose name contains the one, or is matched as a whole by the other.
  fencepost test A.Tests.dll B.Tests.dll --format junit --out tests.xml --timeout 60
      For a build server; each test may take a minute.
  fencepost test Bank.Tests.dll --list
      The names of the tests.";

/// Arguments of `test`.
#[derive(Args, Debug)]
pub struct TestArguments {
    /// Assemblies with tests (`.dll`, `.exe`), C# sources (`.cs`), or projects and solutions
    /// (`.csproj`, `.sln`), which are built first
    #[arg(required = true, value_name = "ASSEMBLY|PROJECT")]
    pub assemblies: Vec<String>,
    /// Only tests whose name contains this; with `*`, which stands for anything, the whole name
    /// must match; repeatable
    #[arg(long = "filter", value_name = "NAME", help_heading = "Tests")]
    pub filters: Vec<String>,
    /// Print the names of the tests and check nothing
    #[arg(long, help_heading = "Tests")]
    pub list: bool,
    /// Settings of tests; default: the nearest `fencepost.toml` in the working folder or above it
    #[arg(long, value_name = "FILE.toml", help_heading = "Tests")]
    pub settings: Option<PathBuf>,
    #[command(flatten)]
    pub search: SearchOptions,
    #[command(flatten)]
    pub liveness: LivenessOptions,
    #[command(flatten)]
    pub histories: HistoryOptions,
    #[command(flatten)]
    pub output: OutputOptions,
}

/// Whether a name is chosen by a filter: it contains the filter, or matches it as a whole where
/// the filter has a `*`.
pub fn matches(name: &str, filter: &str) -> bool {
    let mut parts = filter.split('*');
    let first = parts.next().unwrap_or_default();
    let Some(last) = parts.next_back() else {
        return name.contains(filter);
    };
    let Some(rest) = name.strip_prefix(first) else {
        return false;
    };
    let Some(mut rest) = rest.strip_suffix(last) else {
        return false;
    };
    // Taking each part where it first occurs leaves the most for those behind it.
    for part in parts {
        match rest.find(part) {
            Some(at) => rest = &rest[at + part.len()..],
            None => return false,
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::matches;

    #[test]
    fn filters_are_parts_or_patterns() {
        let name = "Bank.Tests::Transfer(1)";
        for yes in [
            "",
            "Transfer",
            "::",
            "*",
            "Bank*",
            "*(1)",
            "B*s::*er*1)",
            "Bank.Tests::Transfer(1)*",
        ] {
            assert!(matches(name, yes), "{yes}");
        }
        for no in [
            "transfer",
            "Bank*Transfer",
            "*Bank",
            "B*er*er*",
            "Bank.Tests::Transfer(1)*1)",
        ] {
            assert!(!matches(name, no), "{no}");
        }
    }
}
