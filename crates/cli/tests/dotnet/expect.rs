//! How fixtures of `tests/dotnet` are run.

use crate::harness::expectation;
use serde::Deserialize;

/// The whole file.
pub type Expectation = expectation::Expectation<CaseOptions>;

/// How the case is run.
#[derive(Deserialize, Debug, Default)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CaseOptions {
    /// With these, the outcomes of all executions are compared; without, the program is checked.
    #[serde(default)]
    pub outcomes: Vec<String>,
    #[serde(default)]
    pub invariants: Vec<String>,
    #[serde(default)]
    pub finals: Vec<String>,
    /// Whether fair executions that never end are violations.
    #[serde(default)]
    pub liveness: bool,
    #[serde(default)]
    pub eventually: Vec<String>,
    #[serde(default)]
    pub leads_to: Vec<String>,
    #[serde(default)]
    pub endless: Vec<String>,
    /// Classes whose histories are compared with serial ones.
    #[serde(default)]
    pub linearizable: Vec<String>,
    /// Every distinct violation, which is the default, or only the first one.
    pub all: Option<bool>,
    /// Starts elsewhere than at `Main`.
    pub entry: Option<String>,
    /// What the program gets after `--`.
    #[serde(default)]
    pub args: Vec<String>,
    /// Whether `corlib/Verify.cs` is compiled in.
    #[serde(default)]
    pub verify: bool,
    /// Whether it is compiled against the built-in library, because Mono's lacks what it uses.
    #[serde(default)]
    pub newer: bool,
    pub max_states: Option<usize>,
    pub max_pending: Option<usize>,
    pub timer_firings: Option<u32>,
    pub clock_moves: Option<u32>,
    #[serde(default)]
    pub library_relaxed: bool,
    /// Assumptions that are lifted.
    #[serde(default)]
    pub lift: Vec<String>,
    /// Whether classes are also initialised where a method that uses them is entered.
    #[serde(default)]
    pub early_initialisers: bool,
    /// How objects are called.
    pub heap: Option<String>,
    /// Whether waits may end without a cause.
    #[serde(default)]
    pub spurious: bool,
    /// Whether accesses of 64 bits come in halves.
    #[serde(default)]
    pub tearing: bool,
    /// Whether data races are violations.
    #[serde(default)]
    pub races: bool,
}
