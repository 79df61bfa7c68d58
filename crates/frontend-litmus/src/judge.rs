//! From end values to an answer.

use crate::Test;
use crate::condition::{Proposition, Quantifier, Value, Variable};
use crate::memory::CellId;
use crate::program::wrap;

/// How many of the end states have the condition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Observation {
    /// All.
    Always,
    /// Some.
    Sometimes,
    /// None.
    Never,
    /// A limit cut the search before that was known.
    Unknown,
}

impl Observation {
    /// The word in results.
    pub fn name(self) -> &'static str {
        match self {
            Observation::Always => "Always",
            Observation::Sometimes => "Sometimes",
            Observation::Never => "Never",
            Observation::Unknown => "Unknown",
        }
    }
}

/// The answer to a test's question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The end states, each value as people read it, in the order of [`Test::variables`].
    pub states: Vec<Vec<String>>,
    /// States that have the condition.
    pub matching: usize,
    /// States that do not.
    pub others: usize,
    /// Whether the question is answered with yes; nothing if that is not known.
    pub holds: Option<bool>,
    /// How many of the states have the condition.
    pub observation: Observation,
}

impl Test {
    /// Answers the question, given the values of the expressions in every end state. If not all
    /// states are there, only what the states at hand prove is said.
    pub fn judge(&self, rows: &[Vec<i128>], complete: bool) -> Answer {
        let width = self.observed.len();
        let mut rows: Vec<&[i128]> = rows
            .iter()
            .map(|row| &row[..width.min(row.len())])
            .filter(|row| {
                let filter = self.question.filter.as_ref();
                filter.is_none_or(|filter| self.holds(filter, row))
            })
            .collect();
        rows.sort_unstable();
        rows.dedup();
        let condition = &self.question.condition;
        let matching = rows.iter().filter(|row| self.holds(condition, row)).count();
        let others = rows.len() - matching;
        let (counterpart, yes) = match self.question.quantifier {
            Quantifier::Exists => (matching, true),
            Quantifier::NotExists => (matching, false),
            Quantifier::Forall => (others, false),
        };
        let holds = match (counterpart > 0, complete) {
            (true, _) => Some(yes),
            (false, true) => Some(!yes),
            (false, false) => None,
        };
        let observation = match (matching, others) {
            (1.., 1..) => Observation::Sometimes,
            _ if !complete => Observation::Unknown,
            (0, _) => Observation::Never,
            (_, 0) => Observation::Always,
        };
        Answer {
            states: rows.iter().map(|row| self.show_row(row)).collect(),
            matching,
            others,
            holds,
            observation,
        }
    }

    fn show_row(&self, row: &[i128]) -> Vec<String> {
        row.iter().map(|value| self.memory.show(*value)).collect()
    }

    fn holds(&self, proposition: &Proposition, row: &[i128]) -> bool {
        match proposition {
            Proposition::Constant(value) => *value,
            Proposition::Equal(variable, value, _) => {
                let Some((left, cell)) = self.find(variable, row) else {
                    return false;
                };
                let right = match value {
                    Value::Number(number) => Some(wrap(cell, *number)),
                    Value::Address(name, element) => self.memory.find(name).map(|location| {
                        i128::from(self.memory.address(CellId {
                            location,
                            element: element.unwrap_or(0),
                        }))
                    }),
                    Value::Variable(other) => self.find(other, row).map(|(value, _)| value),
                };
                right == Some(left)
            }
            Proposition::Not(inner) => !self.holds(inner, row),
            Proposition::And(parts) => parts.iter().all(|part| self.holds(part, row)),
            Proposition::Or(parts) => parts.iter().any(|part| self.holds(part, row)),
            Proposition::Implies(left, right) => !self.holds(left, row) || self.holds(right, row),
        }
    }

    fn find(&self, variable: &Variable, row: &[i128]) -> Option<(i128, fencepost_ir::Cell)> {
        let at = self
            .observed
            .iter()
            .position(|observed| observed.variable == *variable)?;
        Some((*row.get(at)?, self.observed[at].cell))
    }
}
