//! What a reduction must not change, as plain data.

use crate::models;
use fencepost_check::{Reduction, Report, Task, Verdict, check};
use fencepost_ir::Program;
use fencepost_ir::text::parse_program;
use fencepost_memory_model::MemoryModel;
use fencepost_vm::NativeTable;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Everything about a program that must be the same whatever the reduction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Essence {
    pub verdict: Verdict,
    pub outcomes: BTreeSet<String>,
    pub violations: BTreeSet<String>,
    pub unsupported: BTreeSet<String>,
}

pub fn essence(report: &Report) -> Essence {
    let outcomes = report.outcomes.iter();
    let violations = report.violations.iter();
    Essence {
        verdict: report.verdict,
        outcomes: outcomes
            .map(|row| format!("{:?} {:?}", row.values, row.class))
            .collect(),
        unsupported: report.unsupported.iter().map(|p| p.to_string()).collect(),
        // The key of a violation says which one it is; its execution may differ.
        violations: violations
            .map(|v| format!("{} {} {:?}", v.kind, v.witness.detail, v.class))
            .collect(),
    }
}

impl Essence {
    /// What another one lacks, has too much of or says otherwise, in words.
    pub fn difference(&self, other: &Essence) -> String {
        let mut out = format!("{:?} became {:?}\n", self.verdict, other.verdict);
        for (name, mine, theirs) in [
            ("outcome", &self.outcomes, &other.outcomes),
            ("violation", &self.violations, &other.violations),
            ("unsupported", &self.unsupported, &other.unsupported),
        ] {
            for lost in mine.difference(theirs) {
                out += &format!("lost {name}: {lost}\n");
            }
            for extra in theirs.difference(mine) {
                out += &format!("new {name}: {extra}\n");
            }
        }
        out
    }
}

/// A model by name.
pub fn model(name: &str) -> MemoryModel {
    models::model(name).unwrap_or_else(|| panic!("no model {name}"))
}

/// A program in the text form, parsed.
pub fn program(text: &str) -> Arc<Program> {
    Arc::new(parse_program(text, "program.fir").unwrap_or_else(|error| panic!("{error}\n{text}")))
}

/// A task that looks for every violation.
pub fn task(program: &Arc<Program>, model: MemoryModel, reduction: Reduction) -> Task {
    let mut task = Task::new(program.clone(), NativeTable::core(), model);
    task.engine = reduction.into();
    task.find_all = true;
    task
}

/// Runs a task.
pub fn run(task: &Task) -> Report {
    check(task).unwrap_or_else(|error| panic!("{error}"))
}
