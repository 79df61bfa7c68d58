//! What is installed, for people and for scripts.

use crate::json::to_string;
use crate::{TOOL, VERSION};
use serde::Serialize;

/// Something that may be installed.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
pub struct Finding {
    /// What it is for, in short.
    pub what: String,
    /// Where it was found, and its version.
    pub found: Option<String>,
    /// What it does.
    pub purpose: String,
    /// What to do if it is not there.
    pub remedy: String,
}

#[derive(Serialize)]
struct Doctor<'a> {
    tool: &'a str,
    version: &'a str,
    build: &'a str,
    findings: &'a [Finding],
}

/// The result of `doctor` as text.
pub fn doctor_text(build: &str, findings: &[Finding]) -> String {
    let mut out = format!("{TOOL} {build}\n\n");
    for finding in findings {
        let Finding {
            what,
            found,
            purpose,
            remedy,
        } = finding;
        match found {
            Some(found) => out.push_str(&format!("  found    {what}: {found}\n")),
            None => out.push_str(&format!("  missing  {what}: {purpose}; {remedy}\n")),
        }
    }
    out.push_str(
        "\nNothing of this is needed for assemblies, class files, LLVM text and `.fir`.\n",
    );
    out
}

/// The result of `doctor` as JSON.
pub fn doctor_json(build: &str, findings: &[Finding]) -> String {
    to_string(&Doctor {
        tool: TOOL,
        version: VERSION,
        build,
        findings,
    })
}
