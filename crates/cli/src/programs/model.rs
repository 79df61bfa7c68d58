//! Memory models, by name or from a file.

use crate::files::{into_text, read_file};
use crate::suggestions::did_you_mean;
use fencepost_memory_model::{
    AXIOMATIC_NAMES, BUILTIN_NAMES, MemoryModel, axiomatic, builtin, parse_own_model,
};
use fencepost_report::ErrorReport;

/// The largest model file that is read.
const MAX_MODEL_BYTES: usize = 1 << 20;

/// A model, and the text of its file if it is not a built-in one.
pub struct LoadedModel {
    /// The model.
    pub model: MemoryModel,
    /// The text of its file.
    pub file_text: Option<String>,
}

/// A model by name or from a file; `place` is what an error points at.
pub fn load_model(name: &str, place: &str) -> Result<LoadedModel, ErrorReport> {
    if let Some(model) = builtin(name).or_else(|| axiomatic(name)) {
        return Ok(LoadedModel {
            model,
            file_text: None,
        });
    }
    if !name.ends_with(".toml") {
        let known = BUILTIN_NAMES.iter().chain(AXIOMATIC_NAMES.iter());
        return Err(ErrorReport::usage(
            format!(
                "unknown memory model `{name}`; there are {}, {}, or give a FILE.toml{}",
                BUILTIN_NAMES.join(", "),
                AXIOMATIC_NAMES.join(", "),
                did_you_mean(name, known.map(|name| name.to_string()))
            ),
            place,
        ));
    }
    let text = into_text(read_file(name, MAX_MODEL_BYTES)?, name)?;
    let model = parse_own_model(&text).map_err(|error| ErrorReport::input(error.message, name))?;
    Ok(LoadedModel {
        model,
        file_text: Some(text),
    })
}
