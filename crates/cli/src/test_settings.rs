//! What `fencepost.toml` says: how tests are checked, as their attributes do, and which data races
//! are benign.
//!
//! The command line has the last word, then come attributes, then the sections of the file that
//! choose tests by name, then the rest of the file. Properties of all of them add up.

use crate::files::{into_text, read_file};
use crate::options::arguments::SearchOptions;
use crate::options::liveness::LivenessOptions;
use crate::options::test_arguments::{TestArguments, matches};
use crate::suggestions::did_you_mean;
use fencepost_frontend_cil::TestMethod;
use fencepost_frontend_cil::reader::AttributeArgument;
use fencepost_report::ErrorReport;
use serde::Deserialize;
use std::path::PathBuf;
use toml::{Table, Value};

/// The name of the file.
const FILE: &str = "fencepost.toml";
/// The largest file that is read.
const MAX_BYTES: usize = 1 << 20;

/// How a test is checked, where the command line does not say.
#[derive(Deserialize, Default, Clone, Debug)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
struct Settings {
    model: Option<String>,
    timeout: Option<f64>,
    memory: Option<u64>,
    max_states: Option<u64>,
    max_depth: Option<u64>,
    races: Option<bool>,
    all: Option<bool>,
    liveness: Option<bool>,
    invariant: Texts,
    #[serde(rename = "final")]
    finals: Texts,
    eventually: Texts,
    leads_to: Texts,
}

/// One text or several.
#[derive(Deserialize, Default, Clone, Debug)]
#[serde(from = "OneOrMore")]
struct Texts(Vec<String>);

#[derive(Deserialize)]
#[serde(untagged)]
enum OneOrMore {
    One(String),
    More(Vec<String>),
}

impl From<OneOrMore> for Texts {
    fn from(given: OneOrMore) -> Self {
        match given {
            OneOrMore::One(text) => Texts(vec![text]),
            OneOrMore::More(texts) => Texts(texts),
        }
    }
}

/// The settings of a file: for all tests, and for those that a filter chooses.
#[derive(Default)]
pub struct SettingsFile {
    general: Settings,
    chosen: Vec<(String, Settings)>,
    /// Fields and methods whose data races are benign.
    benign_races: Vec<String>,
}

/// The section on data races.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
struct Races {
    benign: Texts,
}

fn wrong(message: impl ToString, place: &str) -> ErrorReport {
    let message = message.to_string();
    let first = message.lines().find(|line| !line.trim().is_empty());
    let first = first.unwrap_or_default().trim();
    ErrorReport::input(first.to_string() + &meant_key(first), place)
}

/// The key that is meant by an unknown one: the parser quotes it before those that it expects.
fn meant_key(message: &str) -> String {
    let mut quoted = message.split('`').skip(1).step_by(2).map(str::to_string);
    match quoted.next() {
        Some(typed) if message.starts_with("unknown field") => did_you_mean(&typed, quoted),
        _ => String::new(),
    }
}

fn settings(table: Table, place: &str) -> Result<Settings, ErrorReport> {
    let read: Settings = Value::Table(table)
        .try_into()
        .map_err(|error: toml::de::Error| wrong(error.message(), place))?;
    if let Some(seconds) = read.timeout {
        crate::options::arguments::seconds(&seconds.to_string())
            .map_err(|error| wrong(format!("timeout: {error}"), place))?;
    }
    for (name, value) in [
        ("memory", read.memory),
        ("max-states", read.max_states),
        ("max-depth", read.max_depth),
    ] {
        if value == Some(0) {
            return Err(wrong(format!("{name}: must be more than 0"), place));
        }
    }
    Ok(read)
}

impl SettingsFile {
    /// The file that the user named, or the nearest one; without one, nothing is set.
    pub fn find(arguments: &TestArguments) -> Result<SettingsFile, ErrorReport> {
        let Some(path) = arguments.settings.clone().or_else(nearest) else {
            return Ok(SettingsFile::default());
        };
        let place = path.display().to_string();
        let text = into_text(read_file(&place, MAX_BYTES)?, &place)?;
        Self::parse(&text, &place)
    }

    /// What the nearest file says about data races; nothing if there is no file.
    pub fn benign_races_nearby() -> Result<Vec<String>, ErrorReport> {
        let Some(path) = nearest() else {
            return Ok(Vec::new());
        };
        let place = path.display().to_string();
        let text = into_text(read_file(&place, MAX_BYTES)?, &place)?;
        Ok(Self::parse(&text, &place)?.benign_races)
    }

    fn parse(text: &str, place: &str) -> Result<SettingsFile, ErrorReport> {
        let mut whole: Table =
            (text.parse()).map_err(|error: toml::de::Error| wrong(error.message(), place))?;
        let section = whole.remove("test");
        let races = whole.remove("races");
        if let Some(name) = whole.keys().next() {
            let message = format!("unknown section `{name}`; there are `races` and `test`");
            return Err(wrong(message, place));
        }
        let mut file = SettingsFile::default();
        if let Some(races) = races {
            let read: Races = races
                .try_into()
                .map_err(|error: toml::de::Error| wrong(error.message(), place))?;
            file.benign_races = read.benign.0;
        }
        let mut general = match section {
            Some(Value::Table(table)) => table,
            Some(_) => return Err(wrong("`test` is no section", place)),
            None => return Ok(file),
        };
        let cases = match general.remove("case") {
            Some(Value::Array(cases)) => cases,
            Some(_) => return Err(wrong("cases are sections `[[test.case]]`", place)),
            None => Vec::new(),
        };
        for case in cases {
            let Value::Table(mut table) = case else {
                return Err(wrong("cases are sections `[[test.case]]`", place));
            };
            let Some(Value::String(filter)) = table.remove("filter") else {
                return Err(wrong("a case needs a `filter`, which is a text", place));
            };
            file.chosen.push((filter, settings(table, place)?));
        }
        file.general = settings(general, place)?;
        Ok(file)
    }

    /// The options for a test.
    pub fn apply(
        &self,
        test: &TestMethod,
        search: &mut SearchOptions,
        liveness: &mut LivenessOptions,
    ) -> Result<(), ErrorReport> {
        let mut table = Table::new();
        for (name, value) in &test.settings {
            let place = format!("{}, attribute argument `{name}`", test.name);
            let value = value_of(value).ok_or_else(|| wrong("has no such type", &place))?;
            table.insert(kebab(name), value);
        }
        let place = format!("the attribute of {}", test.name);
        let own = settings(table, &place)?;
        own.add_to(search, liveness);
        for (filter, chosen) in &self.chosen {
            if matches(&test.name, filter) {
                chosen.add_to(search, liveness);
            }
        }
        self.general.add_to(search, liveness);
        search
            .benign_races
            .extend(self.benign_races.iter().cloned());
        Ok(())
    }
}

impl Settings {
    /// Fills in what nobody has said yet.
    fn add_to(&self, search: &mut SearchOptions, liveness: &mut LivenessOptions) {
        fn fill<T: Clone>(option: &mut Option<T>, value: &Option<T>) {
            if option.is_none() {
                option.clone_from(value);
            }
        }
        fill(&mut search.model, &self.model);
        fill(&mut search.timeout, &self.timeout);
        fill(&mut search.memory, &self.memory);
        fill(&mut search.max_states, &self.max_states);
        fill(&mut search.max_depth, &self.max_depth);
        search.races |= self.races == Some(true) && !search.no_races;
        search.all |= self.all == Some(true);
        search.invariants.extend(self.invariant.0.iter().cloned());
        search.finals.extend(self.finals.0.iter().cloned());
        liveness.liveness |= self.liveness == Some(true);
        liveness
            .eventually
            .extend(self.eventually.0.iter().cloned());
        liveness.leads_to.extend(self.leads_to.0.iter().cloned());
    }
}

/// The nearest file in the working folder or above it.
fn nearest() -> Option<PathBuf> {
    let folder = std::env::current_dir().ok()?;
    let mut candidates = folder.ancestors().map(|folder| folder.join(FILE));
    candidates.find(|path| path.is_file())
}

/// `MaxStates` as `max-states`.
fn kebab(name: &str) -> String {
    let mut out = String::new();
    for (index, c) in name.chars().enumerate() {
        if c.is_uppercase() && index > 0 {
            out.push('-');
        }
        out.extend(c.to_lowercase());
    }
    out
}

fn value_of(argument: &AttributeArgument) -> Option<Value> {
    Some(match argument.unboxed() {
        AttributeArgument::Boolean(value) => Value::Boolean(*value),
        AttributeArgument::Signed(value) => Value::Integer(*value),
        AttributeArgument::Unsigned(value) => Value::Integer(i64::try_from(*value).ok()?),
        AttributeArgument::R4(value) => Value::Float(f64::from(*value)),
        AttributeArgument::R8(value) => Value::Float(*value),
        AttributeArgument::String(Some(text)) => Value::String(text.clone()),
        AttributeArgument::Array(Some(elements)) => {
            Value::Array(elements.iter().map(value_of).collect::<Option<_>>()?)
        }
        AttributeArgument::Char(_)
        | AttributeArgument::Type(_)
        | AttributeArgument::String(None)
        | AttributeArgument::Array(None)
        | AttributeArgument::Boxed(..) => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::{SettingsFile, kebab};

    #[test]
    fn names_of_attributes_are_those_of_the_file() {
        assert_eq!(kebab("MaxStates"), "max-states");
        assert_eq!(kebab("Model"), "model");
    }

    #[test]
    fn files_are_read_and_mistakes_are_named() {
        let text = "[test]\ntimeout = 5\nfinal = \"A.x == 1\"\n\
                    [[test.case]]\nfilter = \"Slow\"\nmax-states = 9\ninvariant = [\"a\", \"b\"]\n";
        let file = SettingsFile::parse(text, "f").unwrap_or_else(|_| panic!("it is right"));
        assert_eq!(file.general.timeout, Some(5.0));
        assert_eq!(file.general.finals.0, ["A.x == 1"]);
        assert_eq!(file.chosen[0].1.invariant.0.len(), 2);
        let meant = |bad: &str| {
            SettingsFile::parse(bad, "f")
                .err()
                .map(|error| error.message)
        };
        for (bad, end) in [
            ("[test]\nmodle = \"sc\"", "; did you mean `model`?"),
            ("[races]\nbening = \"A.x\"", "; did you mean `benign`?"),
        ] {
            let message = meant(bad).unwrap_or_default();
            assert!(message.ends_with(end), "{message}");
        }
        for bad in [
            "[tests]",
            "[test]\nmodle = \"sc\"",
            "[test]\ntimeout = 0",
            "[test]\nmax-states = 0",
            "[[test.case]]\nmodel = \"sc\"",
            "test = 1",
            "races = 1",
            "[races]\nbening = \"A.x\"",
            "x",
        ] {
            assert!(SettingsFile::parse(bad, "f").is_err(), "{bad}");
        }
    }
}
