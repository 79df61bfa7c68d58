//! What every front end gives.

use fencepost_ir::Source;
use fencepost_vm::NativeTable;
use std::sync::Arc;

/// A program that is ready to run.
pub struct Loaded {
    /// The program.
    pub source: Arc<dyn Source>,
    /// What it may ask of the runtime.
    pub natives: NativeTable,
    /// The memory model of its platform.
    pub default_model: &'static str,
    /// The class library it runs with, if it has one.
    pub corlib: Option<String>,
    /// What the model leaves out that the program has.
    pub assumptions: Vec<&'static str>,
    /// A digest of the file, so that a witness notices when the program changed.
    pub digest: String,
    /// Whether data races are violations unless the user says otherwise.
    pub races: bool,
}
