//! CaDiCaL behind the boundary.

use super::{Answer, Backend, Lit, StopFn};
use cadical::{Callbacks, Solver};

/// When the solver gives up.
struct Patience(StopFn);

impl Callbacks for Patience {
    fn terminate(&mut self) -> bool {
        self.0().is_some()
    }
}

/// The solver, and a copy of its last solution: it forgets that when a clause comes.
#[derive(Default)]
pub(super) struct Cadical {
    inner: Solver<Patience>,
    variables: i32,
    solution: Vec<bool>,
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

impl Backend for Cadical {
    fn variable(&mut self) {
        self.variables += 1;
    }

    fn add(&mut self, clause: &[Lit]) -> bool {
        self.inner.add_clause(clause.iter().map(|&lit| number(lit)));
        // It says so when it is asked.
        true
    }

    fn solve(&mut self, assumptions: &[Lit], stop: Option<&StopFn>) -> Answer {
        // A short question may be answered before the solver looks whether it should stop.
        if stop.is_some_and(|stop| stop().is_some()) {
            return Answer::Stopped;
        }
        self.inner.reserve(self.variables);
        self.inner.set_callbacks(stop.cloned().map(Patience));
        let assumptions = assumptions.iter().map(|&lit| number(lit));
        match self.inner.solve_with(assumptions) {
            Some(true) => {
                let values = 1..=self.variables;
                let value = |variable| self.inner.value(variable) == Some(true);
                self.solution = values.map(value).collect();
                Answer::Satisfiable
            }
            Some(false) => Answer::Unsatisfiable,
            None => Answer::Stopped,
        }
    }

    fn value(&self, lit: Lit) -> bool {
        let value = self.solution.get(lit.variable() as usize);
        value.copied().unwrap_or_default() != lit.is_negated()
    }
}
