//! What a fixture expects, as its `expect.toml` says it. The options are those of each kind of
//! fixture.

use fencepost_memory_model::BUILTIN_NAMES;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

/// The whole file.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Expectation<Options> {
    /// How the fixture is run.
    #[serde(default)]
    pub options: Options,
    /// What comes out of it.
    pub expect: Vec<Group>,
}

/// What some models give.
#[derive(Deserialize, Clone, Debug, Default, PartialEq)]
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
    /// Names of all notes.
    #[serde(default)]
    pub notes: Vec<String>,
    /// Exact numbers of states, by reduction.
    #[serde(default)]
    pub states: BTreeMap<String, u64>,
}

/// A violation that must be reported.
#[derive(Deserialize, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
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

impl<Options> Expectation<Options> {
    /// Whether some group names a model.
    pub fn names(&self, model: &str) -> bool {
        let mut groups = self.expect.iter();
        groups.any(|group| group.models.iter().any(|name| name == model))
    }

    /// The built-in models that the fixture is run under; `*` stands for those that `any` takes.
    pub fn models(&self, any: fn(&str) -> bool) -> Vec<&'static str> {
        let all = BUILTIN_NAMES.into_iter();
        all.filter(|name| self.names(name) || self.names("*") && any(name))
            .collect()
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
