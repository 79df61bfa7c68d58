//! `fencepost models`.

use super::CommandResult;
use crate::options::arguments::{ModelsArguments, SimpleFormat};
use crate::output;
use crate::programs::model::load_model;
use fencepost_memory_model::{AXIOMATIC_NAMES, BUILTIN_NAMES, axiomatic, builtin};
use fencepost_report::{models_json, models_text};

/// Lists the memory models, or shows one.
pub fn models(arguments: &ModelsArguments) -> CommandResult {
    let chosen = match &arguments.name {
        Some(name) => vec![load_model(name, "NAME")?.model],
        None => {
            let tables = BUILTIN_NAMES.into_iter().filter_map(builtin);
            let others = AXIOMATIC_NAMES.into_iter().filter_map(axiomatic);
            tables.chain(others).collect()
        }
    };
    let text = match (arguments.format, &arguments.name) {
        (SimpleFormat::Json, _) => models_json(&chosen),
        (SimpleFormat::Text, None) => models_text(&chosen),
        (SimpleFormat::Text, Some(_)) => chosen.iter().map(|model| model.to_text()).collect(),
    };
    output::deliver(&text, None)?;
    Ok(0)
}
