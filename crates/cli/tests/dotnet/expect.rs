//! What a case expects, as its `expect.toml` says it.

use serde::Deserialize;
use std::collections::BTreeSet;

/// The whole file.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Expectation {
    #[serde(default)]
    pub options: CaseOptions,
    pub expect: Vec<Group>,
}

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
    /// Whether data races are violations.
    #[serde(default)]
    pub races: bool,
}

/// What some models give.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Group {
    /// Names of models, or `*` for all that no other group names.
    pub models: Vec<String>,
    pub verdict: String,
    /// Rows of end values that plain interleaving shows.
    #[serde(default)]
    pub rows: BTreeSet<String>,
    /// Rows that need a reordering.
    #[serde(default)]
    pub relaxed: BTreeSet<String>,
    #[serde(default)]
    pub violations: Vec<ExpectedViolation>,
    /// Parts of the descriptions of what is not modelled.
    #[serde(default)]
    pub unsupported: Vec<String>,
    /// Names of limits that are met.
    #[serde(default)]
    pub limits: Vec<String>,
    /// Names of all assumptions, where they matter.
    pub assumptions: Option<Vec<String>>,
}

/// A violation that must be reported.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ExpectedViolation {
    pub kind: String,
    /// A part of the message.
    pub message: Option<String>,
    /// The line.
    pub source: Option<String>,
    /// `sequential` unless said otherwise.
    pub class: Option<String>,
}

impl Expectation {
    /// The names of the models the case is run under.
    pub fn models(&self) -> Vec<&'static str> {
        let named = |name: &str| {
            let mut groups = self.expect.iter();
            groups.any(|group| group.models.iter().any(|model| model == name))
        };
        let all = fencepost_memory_model::BUILTIN_NAMES.into_iter();
        // These programs are written for models of .NET, which order more than that of 1996.
        let any = |name: &str| named("*") && name != "jmm96";
        all.filter(|name| named(name) || any(name)).collect()
    }

    /// What a model must give.
    pub fn group(&self, model: &str) -> Option<&Group> {
        let find = |name: &str| {
            let mut groups = self.expect.iter();
            groups.find(|group| group.models.iter().any(|m| m == name))
        };
        find(model).or_else(|| find("*"))
    }
}
