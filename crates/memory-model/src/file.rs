//! Model files: TOML with one row per earlier operation.

use crate::table::complete_pairs;
use crate::{AccessKind, MemoryModel, ModelAssumption, Publication, ReorderTable, WorkingCopies};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt;

/// Why a model file was not accepted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ModelError {
    /// What is wrong, with the line where the reader knows it.
    pub message: String,
}

impl fmt::Display for ModelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

/// The built-in models with their files, in the order in which they are listed.
const BUILTIN: &[(&str, &str)] = &[
    ("sc", include_str!("../models/sc.toml")),
    ("tso", include_str!("../models/tso.toml")),
    ("pso", include_str!("../models/pso.toml")),
    ("dotnet", include_str!("../models/dotnet.toml")),
    (
        "dotnet-strict",
        include_str!("../models/dotnet-strict.toml"),
    ),
    ("clr", include_str!("../models/clr.toml")),
    ("clr-barrier", include_str!("../models/clr-barrier.toml")),
    ("jsr133", include_str!("../models/jsr133.toml")),
    ("c11", include_str!("../models/c11.toml")),
    ("jmm96", include_str!("../models/jmm96.toml")),
];

/// The names of the built-in models, in the order in which they are listed.
pub const BUILTIN_NAMES: [&str; BUILTIN.len()] = {
    let mut names = [""; BUILTIN.len()];
    let mut index = 0;
    while index < names.len() {
        names[index] = BUILTIN[index].0;
        index += 1;
    }
    names
};

/// The names of the built-in models that only whole executions can be compared with, in the order
/// in which they are listed.
pub const AXIOMATIC_NAMES: [&str; 1] = ["relaxed"];

/// A built-in model that only whole executions can be compared with, by name.
pub fn axiomatic(name: &str) -> Option<MemoryModel> {
    let text = match name {
        "relaxed" => include_str!("../models/relaxed.toml"),
        _ => return None,
    };
    parse_model(text).ok()
}

/// A built-in model, by name.
pub fn builtin(name: &str) -> Option<MemoryModel> {
    let (_, text) = BUILTIN.iter().find(|(known, _)| *known == name)?;
    // The files are part of the build and a test reads each of them.
    parse_model(text).ok()
}

/// Reads a model file of a user. A table that is not the built-in one of its name needs a name of
/// its own: results and witnesses say by name which model they are about.
pub fn parse_own_model(text: &str) -> Result<MemoryModel, ModelError> {
    let model = parse_model(text)?;
    // What is said about a model for people may differ.
    let known = builtin(model.name()).or_else(|| axiomatic(model.name()));
    let known = known.map(|mut known| {
        let table = match &mut known {
            MemoryModel::Table(table) => table,
            MemoryModel::WorkingCopies(copies) => &mut copies.writes,
        };
        table.summary.clone_from(&model.table().summary);
        table.source.clone_from(&model.table().source);
        known
    });
    match known {
        Some(known) if known != model => Err(ModelError {
            message: format!(
                "`{}` is the name of a built-in model with another table; choose another name",
                model.name()
            ),
        }),
        _ => Ok(model),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct ModelFile {
    name: String,
    summary: String,
    source: String,
    #[serde(default)]
    assumptions: Vec<String>,
    #[serde(rename = "overtaken-by")]
    overtaken_by: BTreeMap<String, Vec<String>>,
    switches: Switches,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Switches {
    same_location_reads: Kept,
    forwarding: bool,
    #[serde(default)]
    publication: PublicationSwitch,
    #[serde(default)]
    working_copies: bool,
    #[serde(default)]
    reuse_reads: bool,
    dependencies: Option<Kept>,
}

#[derive(Deserialize, PartialEq)]
#[serde(rename_all = "kebab-case")]
enum Kept {
    Ordered,
    Free,
}

/// `true` is what `"all"` was called when there was no other.
#[derive(Deserialize)]
#[serde(
    untagged,
    expecting = "publication is \"instance\", \"all\", true (the same as \"all\") or false"
)]
enum PublicationSwitch {
    Flag(bool),
    Named(PublicationName),
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum PublicationName {
    Instance,
    All,
}

impl Default for PublicationSwitch {
    fn default() -> Self {
        PublicationSwitch::Flag(false)
    }
}

impl From<PublicationSwitch> for Publication {
    fn from(switch: PublicationSwitch) -> Self {
        match switch {
            PublicationSwitch::Flag(false) => Publication::Off,
            PublicationSwitch::Named(PublicationName::Instance) => Publication::Instance,
            PublicationSwitch::Flag(true) | PublicationSwitch::Named(PublicationName::All) => {
                Publication::All
            }
        }
    }
}

fn kind(name: &str) -> Result<AccessKind, ModelError> {
    AccessKind::LISTED
        .into_iter()
        .find(|kind| kind.key() == name)
        .ok_or_else(|| ModelError {
            message: format!(
                "unknown operation kind `{name}`; the kinds are {}",
                AccessKind::LISTED.map(AccessKind::key).join(", ")
            ),
        })
}

fn assumption(name: &str) -> Result<ModelAssumption, ModelError> {
    ModelAssumption::ALL
        .into_iter()
        .find(|assumption| assumption.name() == name)
        .ok_or_else(|| ModelError {
            message: format!(
                "unknown assumption `{name}`; there are {}",
                ModelAssumption::ALL.map(ModelAssumption::name).join(", ")
            ),
        })
}

/// Reads a model file.
pub fn parse_model(text: &str) -> Result<MemoryModel, ModelError> {
    let file: ModelFile = toml::from_str(text).map_err(|error| ModelError {
        message: error.to_string().trim_end().to_string(),
    })?;
    let assumptions = file.assumptions.iter().map(|name| assumption(name));
    let assumptions = assumptions.collect::<Result<_, _>>()?;
    let missing = AccessKind::REQUIRED
        .into_iter()
        .find(|kind| !file.overtaken_by.contains_key(kind.key()));
    if let Some(missing) = missing {
        return Err(ModelError {
            message: format!(
                "[overtaken-by] has no row `{}`; a row nothing overtakes is written as []",
                missing.key()
            ),
        });
    }
    let mut allowed = ReorderTable::sequential().allowed;
    let has_row = |kind: AccessKind| file.overtaken_by.contains_key(kind.key());
    for (earlier, laters) in &file.overtaken_by {
        let earlier = kind(earlier)?;
        for later in laters {
            let later = kind(later)?;
            if !has_row(later) {
                return Err(ModelError {
                    message: format!(
                        "row `{}` lists `{}`, which has no row of its own",
                        earlier.key(),
                        later.key()
                    ),
                });
            }
            let entry = &mut allowed[earlier as usize][later as usize];
            if std::mem::replace(entry, true) {
                return Err(ModelError {
                    message: format!("row `{}` lists `{}` twice", earlier.key(), later.key()),
                });
            }
        }
    }
    let table = ReorderTable {
        name: file.name,
        source: file.source,
        summary: file.summary,
        assumptions,
        allowed: complete_pairs(&allowed, has_row),
        listed: AccessKind::LISTED
            .into_iter()
            .filter(|&kind| has_row(kind))
            .collect(),
        same_location_reads_ordered: file.switches.same_location_reads == Kept::Ordered,
        forwarding: file.switches.forwarding,
        publication: file.switches.publication.into(),
        reuse_reads: file.switches.reuse_reads,
        dependencies_ordered: file.switches.dependencies != Some(Kept::Free),
    };
    check(&table)?;
    if !table.dependencies_ordered && (file.switches.working_copies || table.reuse_reads) {
        return Err(ModelError {
            message: "free dependences go with plain tables only".into(),
        });
    }
    if file.switches.working_copies {
        check_copies(&table)?;
        return Ok(MemoryModel::WorkingCopies(WorkingCopies { writes: table }));
    }
    let plain_read_passes_write = table.may_overtake(AccessKind::Write, AccessKind::Read);
    if table.forwarding && !plain_read_passes_write {
        return Err(ModelError {
            message: "forwarding is on, but a read may not overtake a write: it could never happen"
                .into(),
        });
    }
    Ok(MemoryModel::Table(table))
}

/// Rejects tables that contradict themselves or what the machine does.
fn check(table: &ReorderTable) -> Result<(), ModelError> {
    let fail = |message: String| Err(ModelError { message });
    if AccessKind::ALL
        .into_iter()
        .any(|later| table.may_overtake(AccessKind::Lock, later))
    {
        return fail("nothing may overtake a lock: a lock holds its thread until it has it".into());
    }
    if table.may_overtake(AccessKind::Unlock, AccessKind::Lock)
        || table.may_overtake(AccessKind::Unlock, AccessKind::Unlock)
    {
        return fail("locks and unlocks may not overtake an unlock".into());
    }
    Ok(())
}

/// With working copies reads happen in program order, and only writes are ever on their way.
fn check_copies(table: &ReorderTable) -> Result<(), ModelError> {
    use AccessKind::{Lock, Read, VolatileRead, VolatileWrite, Write};
    let row = |earlier: AccessKind| {
        let laters = AccessKind::REQUIRED.into_iter();
        laters.filter(move |&later| table.may_overtake(earlier, later))
    };
    let as_the_model = table.listed == AccessKind::REQUIRED
        && row(Read).chain(row(VolatileRead)).next().is_none()
        && row(AccessKind::Unlock).next().is_none()
        && row(Write).eq([Read, Write, VolatileRead, VolatileWrite, Lock])
        && row(VolatileWrite).eq([Read, Write, Lock])
        && table.same_location_reads_ordered
        && table.forwarding
        && table.publication == Publication::Off
        && !table.reuse_reads;
    match as_the_model {
        true => Ok(()),
        false => Err(ModelError {
            message: "working-copies goes with the table and the other switches of jmm96 alone"
                .into(),
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_builtin_model_reads() {
        for name in BUILTIN_NAMES {
            let model = builtin(name).unwrap_or_else(|| panic!("models/{name}.toml is malformed"));
            assert_eq!(model.name(), name);
            assert_eq!(model.has_working_copies(), name == "jmm96");
            assert_eq!(model.is_sequential(), name == "sc");
        }
        assert_eq!(builtin("sc"), Some(MemoryModel::sequential()));
    }

    fn with(edit: impl Fn(String) -> String) -> String {
        let text = include_str!("../models/dotnet.toml").to_string();
        parse_model(&edit(text)).unwrap_err().message
    }

    #[test]
    fn malformed_models_say_what_is_wrong() {
        assert!(with(|t| t.replace("\nlock = []", "")).contains("no row `lock`"));
        assert!(with(|t| t.replace("lock = []", "lock = [\"read\"]")).contains("overtake a lock"));
        assert!(with(|t| t.replace("\"write\",", "\"wirte\",")).contains("unknown operation kind"));
        assert!(with(|t| t.replace("forwarding", "fowarding")).contains("fowarding"));
        assert!(with(|t| t.replace("\"read\",", "\"read\", \"read\",")).contains("twice"));
        let summary = |more: &str| format!("{more}\nsummary =");
        assert!(
            with(|t| t.replace("summary =", &summary("assumptions = [\"none\"]")))
                .contains("unknown assumption `none`")
        );
        assert!(
            with(|t| t.replace("read = [\"read\"", "read = [\"read\", \"acquire-read\""))
                .contains("`acquire-read`, which has no row of its own")
        );
        assert!(
            with(|t| t.replace("lock = []", "lock = []\nrelaxed-update = []"))
                .contains("unknown operation kind `relaxed-update`")
        );
        let publication = |value: &str| {
            with(|t| t.replace("publication = false", &format!("publication = {value}")))
        };
        for value in ["\"some\"", "\"All\"", "1", "[]"] {
            assert!(publication(value).contains("\"instance\", \"all\""));
        }
    }

    #[test]
    fn models_of_whole_executions_read() {
        for name in AXIOMATIC_NAMES {
            let model = axiomatic(name).unwrap_or_else(|| panic!("models/{name}.toml"));
            assert_eq!(model.name(), name);
            assert!(!model.orders_dependences() && builtin(name).is_none());
            assert!(model.to_text().contains("dependences: free"));
        }
        for name in BUILTIN_NAMES {
            assert!(builtin(name).unwrap().orders_dependences(), "{name}");
        }
    }

    #[test]
    fn reused_reads_are_a_switch_of_their_own() {
        let text = include_str!("../models/sc.toml");
        let on = text.replace(
            "forwarding = false",
            "forwarding = false\nreuse-reads = true",
        );
        let model = parse_model(&on).unwrap();
        assert!(model.reuses_reads() && !model.is_sequential() && model.tells_volatile(true));
        assert!(model.to_text().contains("reused reads: on"));
        for name in BUILTIN_NAMES {
            assert!(!builtin(name).unwrap().reuses_reads(), "{name}");
        }
        let text = include_str!("../models/jmm96.toml");
        let both = text.replace("forwarding = true", "forwarding = true\nreuse-reads = true");
        assert!(parse_model(&both).unwrap_err().message.contains("jmm96"));
    }

    #[test]
    fn orders_that_a_file_does_not_list_are_those_they_are_closest_to() {
        use AccessKind::*;
        let strict = builtin("dotnet-strict").unwrap();
        let strict = strict.table();
        assert!(strict.may_overtake(RelaxedRead, RelaxedWrite));
        assert!(strict.may_overtake(ReleaseWrite, AcquireRead));
        assert!(!strict.may_overtake(VolatileWrite, VolatileRead));
        assert!(!strict.may_overtake(AcquireRead, Read));
        assert!(!strict.may_overtake(Write, ReleaseWrite));
        assert!(
            strict.may_overtake(ReleaseUpdate, AcquireUpdate) == strict.may_overtake(Read, Write)
        );
        assert!(!strict.may_overtake(AcquireUpdate, Read));
        assert!(!strict.may_overtake(Read, ReleaseUpdate));
        // A file that lists them says the same as one that leaves them out, for these two.
        for name in ["jsr133", "c11"] {
            let listed = builtin(name).unwrap();
            let listed = listed.table();
            assert_eq!(listed.listed, AccessKind::LISTED);
            let required = |earlier: AccessKind| {
                let laters = AccessKind::REQUIRED.into_iter();
                let laters = laters.filter(|&later| listed.may_overtake(earlier, later));
                let laters: Vec<String> = laters.map(|kind| format!("{:?}", kind.key())).collect();
                format!("{} = [{}]\n", earlier.key(), laters.join(", "))
            };
            let rows: String = AccessKind::REQUIRED.into_iter().map(required).collect();
            let text = format!(
                "name = \"short\"\nsummary = \"\"\nsource = \"\"\n[overtaken-by]\n{rows}\
                 [switches]\nsame-location-reads = \"free\"\nforwarding = true\n"
            );
            assert_eq!(
                parse_model(&text).unwrap().table().allowed,
                listed.allowed,
                "{name}"
            );
        }
    }

    #[test]
    fn publication_says_which_writes_it_orders() {
        let read = |line: &str| {
            let text = include_str!("../models/dotnet.toml");
            let model = parse_model(&text.replace("publication = false", line)).unwrap();
            model.table().publication
        };
        assert_eq!(read("publication = \"instance\""), Publication::Instance);
        assert_eq!(read("publication = \"all\""), Publication::All);
        assert_eq!(read("publication = true"), Publication::All);
        assert_eq!(read("publication = false"), Publication::Off);
        assert_eq!(read(""), Publication::Off);
        let builtin = |name| builtin(name).unwrap().table().publication;
        assert_eq!(builtin("clr"), Publication::Instance);
        assert_eq!(builtin("clr-barrier"), Publication::All);
    }
}
