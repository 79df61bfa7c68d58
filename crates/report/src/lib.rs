//! Results as text, JSON, SARIF and JUnit.
//!
//! Every format is one file that turns the plain data of `check` into a string. Nothing here
//! runs anything, reads files or prints; the types that are serialised are this crate's own, so
//! that a change inside the checker cannot silently change what scripts rely on.

mod assumptions;
mod comparison;
mod datatype;
mod doctor;
mod error;
mod exceptions;
mod fences;
mod graph;
mod history;
mod html;
mod json;
mod json_failure;
mod junit;
mod lanes;
mod litmus;
mod models;
mod sarif;
mod snippet;
mod squeeze;
mod statistics;
mod tests;
mod text;
mod trace_table;
mod witness;

pub use comparison::{comparison_json, comparison_text};
pub use datatype::{DatatypeReport, datatype_json, datatype_text};
pub use doctor::{Finding, doctor_json, doctor_text};
pub use error::{ErrorKind, ErrorReport};
pub use fences::{fences_json, fences_text};
pub use graph::{graph_dot, graph_json};
pub use html::{
    HtmlPart, comparison_html, datatype_html, fences_html, html_page, litmus_html, replay_html,
};
pub use json::{check_json, internal_json, outcomes_json, replay_json};
pub use junit::{error_junit, junit, tests_junit};
pub use litmus::{
    LitmusProblem, LitmusQuestion, LitmusRefusal, LitmusResult, LitmusRun, litmus_json, litmus_text,
};
pub use models::{models_json, models_text};
pub use sarif::{error_sarif, sarif, tests_sarif};
pub use statistics::statistics_text;
pub use tests::{
    Counted, TestOutcome, TestResult, test_details, test_line, tests_json, tests_summary,
    tests_verdict,
};
pub use text::{Verbosity, check_text, outcomes_text, replay_text};
pub use trace_table::{draw_story, step_words};
pub use witness::{FunctionCode, WITNESS_FORMAT, WitnessFile, WitnessFileError};

use std::collections::BTreeMap;

/// The name that results give the tool.
pub const TOOL: &str = "fencepost";
/// The version that results name.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// What a result says beside what the check found.
#[derive(Clone, Debug)]
pub struct Context {
    /// The program, as the user named it.
    pub program: String,
    /// Where the program was started, if the user said so.
    pub entry: Option<String>,
    /// The class library that was run, if the program has one.
    pub corlib: Option<String>,
    /// The most memory that the process had.
    pub peak_memory_bytes: u64,
    /// The working folder, which positions are relative to where they lie inside it.
    pub folder: Option<String>,
    /// How many characters a line of the terminal has, if the result goes to one.
    pub width: Option<usize>,
    /// The file with the proof of the answer, if there is one.
    pub proof: Option<String>,
    /// What makes text easier to read at a terminal.
    pub look: Look,
}

/// What makes text easier to read at a terminal.
#[derive(Clone, Default, Debug)]
pub struct Look {
    /// Whether to use colours.
    pub colours: bool,
    /// The texts of source files, by their paths as positions have them.
    pub sources: BTreeMap<String, String>,
}

impl Context {
    /// A path relative to the working folder, if it lies inside it; with forward slashes.
    pub(crate) fn relative(&self, path: &str) -> String {
        let path = path.replace('\\', "/");
        let folder = self.folder.as_deref().unwrap_or_default();
        let folder = folder.replace('\\', "/");
        let folder = folder.trim_end_matches('/');
        let inside = path
            .strip_prefix(folder)
            .filter(|_| !folder.is_empty())
            .and_then(|rest| rest.strip_prefix('/'));
        match inside {
            Some(rest) => rest.to_string(),
            None => path,
        }
    }

    /// The last part of the program's path.
    pub(crate) fn program_name(&self) -> &str {
        let path = self.program.as_str();
        path.rsplit(['/', '\\']).next().unwrap_or(path)
    }
}
