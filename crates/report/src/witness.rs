//! Witness files: a recorded execution and everything needed to run it again.

use crate::{TOOL, VERSION};
use fencepost_check::{Numbers, Witness, WitnessStep};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The format of witness files that this version writes and reads.
pub const WITNESS_FORMAT: u32 = 1;

/// A function of the program and a digest of its instructions.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct FunctionCode {
    /// Its full name. Functions may share one.
    pub name: String,
    /// A digest of its instructions.
    pub digest: String,
}

/// A witness as a file holds it.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct WitnessFile {
    /// The tool that wrote the file.
    pub tool: String,
    /// Its version.
    pub version: String,
    /// The format of the file.
    pub format: u32,
    /// The program, as it was named when the file was written.
    pub program: String,
    /// A digest of the program's bytes, so that a changed program is noticed.
    pub program_digest: String,
    /// The code of the program's own functions, so that a program that was only built again is
    /// known to be the same.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub code: Vec<FunctionCode>,
    /// The memory model of the execution.
    pub model: String,
    /// The text of the model's file, if it is not a built-in one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub model_file: Option<String>,
    /// The reduction, which decides what a step is.
    pub reduction: String,
    /// Arguments that the program got.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub arguments: Vec<String>,
    /// The class library option, if it was recorded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub corlib: Option<String>,
    /// Assemblies that the program referred to and that were not beside it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub references: Vec<String>,
    /// Further sources that were compiled with the program.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<String>,
    /// What the compiler of a C program was told.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cflags: Vec<String>,
    /// Whether waits could end without a cause.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub spurious: bool,
    /// Whether accesses of 64 bits came in halves.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub tearing: bool,
    /// Whether memory that is never freed was an error.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub leaks: bool,
    /// Whether reading memory that was never written was an error.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub uninitialised: bool,
    /// Whether classes could be initialised where a method that uses them is entered.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub early_initialisers: bool,
    /// Where the program was started, if not at its own entry.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entry: Option<String>,
    /// The properties that had to hold in every state.
    #[serde(default)]
    pub invariants: Vec<String>,
    /// The properties that had to hold in every end state.
    #[serde(default)]
    pub finals: Vec<String>,
    /// Whether fair executions that never end were looked for.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub liveness: bool,
    /// The conditions that every fair execution had to come to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub eventually: Vec<String>,
    /// The conditions that others had to follow.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub leads_to: Vec<String>,
    /// The functions that were meant to run for ever.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub endless: Vec<String>,
    /// The classes whose histories were compared with serial ones.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub linearizable: Vec<String>,
    /// Whether data races were looked for.
    #[serde(default)]
    pub races: bool,
    /// How many operations a thread could have pending.
    pub max_pending: usize,
    /// How often a periodic timer could fire; the default if it is not there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub timer_firings: Option<u32>,
    /// How often time could pass while the program could tell; the default if it is not there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock_moves: Option<u32>,
    /// How many values of a variable could be on their way, under a model with working copies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub queue_capacity: Option<usize>,
    /// Whether the platform acted only where no thread could go on without it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub program_first: bool,
    /// Whether stores could come before their assigns.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub prescient: bool,
    /// Whether library code was reordered like the program's own: `ordered` or `relaxed`.
    pub library: String,
    /// Which assumptions of the class library were lifted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lift: Vec<String>,
    /// The kind of the violation.
    pub kind: String,
    /// What makes the violation the one it is.
    pub detail: String,
    /// The same by places in the code instead of lines, which another build with the same code
    /// shares.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub code_place: String,
    /// What is wrong, for people.
    pub message: String,
    /// The choices, one per step.
    pub steps: Vec<String>,
    /// How many steps come before those that are repeated for ever; nothing if the execution ends.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cycle_start: Option<usize>,
    /// The threads in the order in which the search met them, if the program can see that.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub threads: Vec<String>,
    /// The objects in the order in which the search met them, which decides their addresses.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub objects: Vec<String>,
}

/// Why a witness file cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WitnessFileError {
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for WitnessFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

fn error(message: impl Into<String>) -> WitnessFileError {
    WitnessFileError {
        message: message.into(),
    }
}

/// Rows of numbers, one text each.
fn rows<const N: usize>(rows: &[[u32; N]]) -> Vec<String> {
    let words = |row: &[u32; N]| row.map(|word| word.to_string()).join(" ");
    rows.iter().map(words).collect()
}

fn from_rows<const N: usize>(texts: &[String]) -> Result<Vec<[u32; N]>, WitnessFileError> {
    let row = |text: &String| {
        let words: Result<Vec<u32>, _> = text.split(' ').map(str::parse).collect();
        let row = words.ok().and_then(|words| words.try_into().ok());
        row.ok_or_else(|| error(format!("`{text}` is not {N} numbers")))
    };
    texts.iter().map(row).collect()
}

impl WitnessFile {
    /// A file with the parts that every witness has; the caller fills in the options.
    pub fn new(witness: &Witness, program: &str, digest: String, message: &str) -> Self {
        let numbers = witness.numbers.as_ref();
        Self {
            tool: TOOL.to_string(),
            version: VERSION.to_string(),
            format: WITNESS_FORMAT,
            program: program.to_string(),
            program_digest: digest,
            code: Vec::new(),
            model: witness.model.clone(),
            model_file: None,
            reduction: witness.reduction.clone(),
            arguments: Vec::new(),
            corlib: None,
            references: Vec::new(),
            sources: Vec::new(),
            cflags: Vec::new(),
            spurious: false,
            tearing: false,
            leaks: false,
            uninitialised: false,
            early_initialisers: false,
            entry: None,
            invariants: Vec::new(),
            finals: Vec::new(),
            liveness: false,
            eventually: Vec::new(),
            leads_to: Vec::new(),
            endless: Vec::new(),
            linearizable: Vec::new(),
            races: false,
            max_pending: 0,
            timer_firings: None,
            clock_moves: None,
            queue_capacity: None,
            program_first: false,
            prescient: witness.prescient,
            library: String::new(),
            lift: Vec::new(),
            kind: witness.kind.clone(),
            detail: witness.detail.clone(),
            // Without a place in it, it says nothing more.
            code_place: match witness.code_place == witness.detail {
                true => String::new(),
                false => witness.code_place.clone(),
            },
            message: message.to_string(),
            steps: witness.steps.iter().map(WitnessStep::to_text).collect(),
            cycle_start: witness.cycle_start,
            threads: numbers.map_or(Vec::new(), |numbers| rows(&numbers.threads)),
            objects: numbers.map_or(Vec::new(), |numbers| rows(&numbers.objects)),
        }
    }

    /// The text of the file.
    pub fn to_json(&self) -> String {
        crate::json::to_string(self)
    }

    /// Reads the text of a file.
    pub fn from_json(text: &str) -> Result<Self, WitnessFileError> {
        // The format comes first: another one may differ in anything else.
        #[derive(Deserialize)]
        struct Marks {
            tool: Option<String>,
            format: Option<u32>,
        }
        let bad = |cause: serde_json::Error| error(format!("this is not a witness: {cause}"));
        let marks: Marks = serde_json::from_str(text).map_err(bad)?;
        if marks.tool.as_deref() != Some(TOOL) || marks.format.is_none() {
            return Err(error(
                "this is not a witness; `check --witness FILE.json` writes one",
            ));
        }
        if marks.format != Some(WITNESS_FORMAT) {
            return Err(error(format!(
                "the witness has format {}; this version reads format {WITNESS_FORMAT}",
                marks.format.unwrap_or_default()
            )));
        }
        serde_json::from_str(text).map_err(bad)
    }

    /// The recorded execution.
    pub fn witness(&self) -> Result<Witness, WitnessFileError> {
        let read = |(index, text): (usize, &String)| {
            WitnessStep::from_text(text)
                .map_err(|problem| error(format!("step {index}: {}", problem.message)))
        };
        Ok(Witness {
            model: self.model.clone(),
            reduction: self.reduction.clone(),
            prescient: self.prescient,
            steps: self
                .steps
                .iter()
                .enumerate()
                .map(read)
                .collect::<Result<_, _>>()?,
            cycle_start: self.cycle_start,
            kind: self.kind.clone(),
            detail: self.detail.clone(),
            code_place: self.code_place.clone(),
            numbers: match self.threads.as_slice() {
                [] => None,
                threads => Some(Numbers {
                    threads: from_rows(threads)?,
                    objects: from_rows(&self.objects)?,
                }),
            },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::WitnessFile;
    use fencepost_check::{Numbers, Witness};

    #[test]
    fn a_witness_survives_as_text() {
        let witness = Witness {
            model: "sc".to_string(),
            reduction: "ample".to_string(),
            prescient: false,
            cycle_start: None,
            steps: Vec::new(),
            kind: "final".to_string(),
            detail: "0".to_string(),
            code_place: "Main+3".to_string(),
            numbers: Some(Numbers {
                threads: vec![[0, 0], [0, 1]],
                objects: vec![[0; 5], [1, 1, 7, 3, 0]],
            }),
        };
        let file = WitnessFile::new(&witness, "a.fir", "00".to_string(), "x is false");
        let again = WitnessFile::from_json(&file.to_json()).expect("what was written is read");
        assert_eq!(again, file);
        assert_eq!(again.witness(), Ok(witness));
    }

    #[test]
    fn other_files_are_refused() {
        for (text, expected) in [
            ("", "not a witness"),
            ("[]", "not a witness"),
            ("{}", "--witness"),
            (
                r#"{"tool": "fencepost", "verdict": "verified"}"#,
                "--witness",
            ),
            (r#"{"tool": "fencepost", "format": 2}"#, "format 2"),
            (r#"{"tool": "fencepost", "format": 1}"#, "missing field"),
        ] {
            let error = WitnessFile::from_json(text).expect_err(text);
            assert!(error.message.contains(expected), "{text}: {error}");
        }
    }
}
