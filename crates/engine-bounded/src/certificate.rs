//! What a solver was asked and how it came to its answers, for others to check.

use crate::solver::{Answer, Lit};

/// The clauses and questions of a solver, and what it learnt on the way.
#[derive(Default)]
pub(crate) struct Record {
    /// The clauses as signed numbers, each with a zero behind it.
    clauses: Vec<i32>,
    count: usize,
    variables: u32,
    /// The steps of the solver, in the text form of DRAT.
    steps: Vec<u8>,
    /// What was asked, each question once, with its last answer.
    questions: Vec<(Vec<Lit>, Answer)>,
    /// Whether the solver tells its steps, without which there is no proof.
    has_steps: bool,
}

/// A formula that has a solution if and only if something was found, and a proof if it has none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Certificate {
    /// The formula, in the DIMACS form.
    pub formula: Vec<u8>,
    /// A proof, in the text form of DRAT, that the formula has no solution.
    pub proof: Option<Vec<u8>>,
}

/// A literal as DIMACS has it.
fn number(lit: Lit) -> i32 {
    let variable = lit.variable() as i32 + 1;
    if lit.is_negated() {
        -variable
    } else {
        variable
    }
}

/// Writes numbers with a zero behind them, on one line.
fn line(out: &mut Vec<u8>, numbers: impl IntoIterator<Item = i32>) {
    for number in numbers {
        out.extend_from_slice(number.to_string().as_bytes());
        out.push(b' ');
    }
    out.extend_from_slice(b"0\n");
}

impl Record {
    /// Nothing yet, about a solver that tells its steps or one that does not.
    pub fn new(has_steps: bool) -> Self {
        Self {
            has_steps,
            ..Self::default()
        }
    }

    pub fn variable(&mut self) {
        self.variables += 1;
    }

    pub fn clause(&mut self, clause: &[Lit]) {
        self.clauses.extend(clause.iter().map(|&lit| number(lit)));
        self.clauses.push(0);
        self.count += 1;
    }

    /// Notes a clause that the solver learnt.
    pub fn learnt(&mut self, clause: impl IntoIterator<Item = i32>) {
        line(&mut self.steps, clause);
    }

    /// Notes a clause that the solver does not need any more.
    pub fn forgotten(&mut self, clause: impl IntoIterator<Item = i32>) {
        self.steps.extend_from_slice(b"d ");
        line(&mut self.steps, clause);
    }

    pub fn asked(&mut self, assumptions: &[Lit], answer: Answer) {
        let mut sorted = assumptions.to_vec();
        sorted.sort_unstable();
        self.questions.retain(|(known, _)| *known != sorted);
        self.questions.push((sorted, answer));
    }

    /// The formula that all questions come to: the clauses, and that one of the questions has a
    /// solution. Each has a variable of its own that says which.
    pub fn certificate(&self) -> Certificate {
        let first = self.variables as i32 + 1;
        let chosen = |at: usize| first + at as i32;
        let extra: usize = self.questions.iter().map(|(lits, _)| lits.len()).sum();
        let clauses = self.count + extra + 1;
        let variables = self.variables as usize + self.questions.len();
        let mut formula = format!("p cnf {variables} {clauses}\n").into_bytes();
        for clause in self.clauses.split(|&number| number == 0) {
            // The last piece is what follows the last zero.
            if clause.as_ptr_range().end != self.clauses.as_ptr_range().end {
                line(&mut formula, clause.iter().copied());
            }
        }
        for (at, (lits, _)) in self.questions.iter().enumerate() {
            for &lit in lits {
                line(&mut formula, [-chosen(at), number(lit)]);
            }
        }
        line(&mut formula, (0..self.questions.len()).map(chosen));
        let refuted = |(_, answer): &(Vec<Lit>, Answer)| *answer == Answer::Unsatisfiable;
        let proven = self.has_steps && self.questions.iter().all(refuted);
        let proof = proven.then(|| {
            let mut proof = self.steps.clone();
            for at in 0..self.questions.len() {
                line(&mut proof, [-chosen(at)]);
            }
            line(&mut proof, []);
            proof
        });
        Certificate { formula, proof }
    }
}
