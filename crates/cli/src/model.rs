//! Memory models, by name or from a file.

use crate::arguments::{Engine, ReductionName, Schedule, SearchOptions};
use crate::load::{into_text, read_file};
use clap::ValueEnum;
use fencepost_check::TaskError;
use fencepost_memory_model::{BUILTIN_NAMES, ReorderTable, builtin, parse_own_model};
use fencepost_report::ErrorReport;

/// The largest model file that is read.
const MAX_MODEL_BYTES: usize = 1 << 20;

/// A model, and the text of its file if it is not a built-in one.
pub struct LoadedModel {
    /// The model.
    pub table: ReorderTable,
    /// The text of its file.
    pub file_text: Option<String>,
}

/// A model by name or from a file; `place` is what an error points at.
pub fn load_model(name: &str, place: &str) -> Result<LoadedModel, ErrorReport> {
    if let Some(table) = builtin(name) {
        return Ok(LoadedModel {
            table,
            file_text: None,
        });
    }
    if !name.ends_with(".toml") {
        return Err(ErrorReport::usage(
            format!(
                "unknown memory model `{name}`; there are {}, or give a FILE.toml",
                BUILTIN_NAMES.join(", ")
            ),
            place,
        ));
    }
    let text = into_text(read_file(name, MAX_MODEL_BYTES)?, name)?;
    let table = parse_own_model(&text).map_err(|error| ErrorReport::input(error.message, name))?;
    Ok(LoadedModel {
        table,
        file_text: Some(text),
    })
}

/// Whether something is done.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Switch {
    /// They may
    On,
    /// They may not
    Off,
}

/// Refuses options that a model does not support.
pub fn agree_with_copies(table: &ReorderTable, options: &SearchOptions) -> Result<(), ErrorReport> {
    if !table.working_copies && options.prescient.is_some() {
        let message = format!(
            "`{}` has no assigns that a store could come before",
            table.name
        );
        return Err(ErrorReport::usage(message, "--prescient"));
    }
    agree_with_reduction(table, options.reduction)?;
    if !table.working_copies {
        return match options.schedule {
            Schedule::All => Ok(()),
            Schedule::EagerProgram => {
                let message = format!("`{}` has no platform whose actions could wait", table.name);
                Err(ErrorReport::usage(message, "--schedule"))
            }
        };
    }
    let name = &table.name;
    if options.races {
        let message = format!(
            "races are looked for under tables only; `{name}` is older than the order they are \
             about, and `sc` shows whether there is one"
        );
        return Err(ErrorReport::usage(message, "--races"));
    }
    if options.prescient == Some(Switch::On) {
        let against = match (options.schedule, options.engine) {
            (Schedule::EagerProgram, _) => "with the program first no store comes early",
            (_, Engine::Random) => {
                "which values may be stored early takes a search of everything, not samples"
            }
            _ => return Ok(()),
        };
        return Err(ErrorReport::usage(against, "--prescient"));
    }
    Ok(())
}

/// Refuses a reduction that a model does not support.
pub fn agree_with_reduction(
    table: &ReorderTable,
    reduction: ReductionName,
) -> Result<(), ErrorReport> {
    let by_events = matches!(reduction, ReductionName::Dpor | ReductionName::Sdpor);
    let error = match (table.working_copies, table.reuse_reads) {
        (true, _) => TaskError::Reduction,
        (false, true) => TaskError::ReusedReads,
        (false, false) => return Ok(()),
    };
    match by_events {
        true => Err(ErrorReport::usage(error.to_string(), "--reduction")),
        false => Ok(()),
    }
}
