//! The boundary to the SAT solver: variables, clauses, questions under assumptions, answers.

use crate::certificate::Record;
use batsat::{
    Callbacks, ClauseKind, Lit as SolverLit, Solver as Batsat, SolverInterface, Var, lbool,
};
use std::cell::RefCell;
use std::ops::Not;
use std::rc::Rc;

/// A literal: a variable or its negation. The first variable is always true.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Lit(u32);

impl Lit {
    /// Always true.
    pub const TRUE: Lit = Lit(0);
    /// Always false.
    pub const FALSE: Lit = Lit(1);

    /// The constant of a truth value.
    #[inline]
    pub fn constant(value: bool) -> Lit {
        if value { Lit::TRUE } else { Lit::FALSE }
    }

    /// The truth value, if it is the same in every solution by construction.
    #[inline]
    pub fn known(self) -> Option<bool> {
        match self {
            Lit::TRUE => Some(true),
            Lit::FALSE => Some(false),
            _ => None,
        }
    }

    /// The number of the variable.
    #[inline]
    pub fn variable(self) -> u32 {
        self.0 >> 1
    }

    /// Whether it is the negation of its variable.
    #[inline]
    pub fn is_negated(self) -> bool {
        self.0 & 1 == 1
    }
}

impl Not for Lit {
    type Output = Lit;
    #[inline]
    fn not(self) -> Lit {
        Lit(self.0 ^ 1)
    }
}

/// What a solver says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// There is a solution, which can be asked for values.
    Satisfiable,
    /// There is none under the assumptions.
    Unsatisfiable,
    /// The solver was stopped.
    Stopped,
}

/// Why somebody wants a solver to give up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Reason {
    /// The time is used up.
    Time,
    /// The memory is used up.
    Memory,
    /// Somebody asked for it.
    Interrupt,
}

/// Asked now and then whether to give up. Whoever has said so once says so again.
pub type StopFn = Rc<dyn Fn() -> Option<Reason>>;

/// What a solver was asked and learnt, if somebody wants to know.
pub(crate) type Recorder = Rc<RefCell<Record>>;

/// When the solver gives up, and who is told what it learns.
#[derive(Default)]
struct Listener {
    stop: Option<StopFn>,
    recorder: Option<Recorder>,
}

/// A literal of the solver as DIMACS has it.
fn number(lit: &SolverLit) -> i32 {
    let variable = lit.var().idx() as i32 + 1;
    if lit.sign() { variable } else { -variable }
}

impl Callbacks for Listener {
    fn on_new_clause(&mut self, clause: &[SolverLit], kind: ClauseKind) {
        if let Some(recorder) = self
            .recorder
            .as_ref()
            .filter(|_| kind == ClauseKind::Learnt)
        {
            recorder.borrow_mut().learnt(clause.iter().map(number));
        }
    }

    fn on_delete_clause(&mut self, clause: &[SolverLit]) {
        if let Some(recorder) = &self.recorder {
            recorder.borrow_mut().forgotten(clause.iter().map(number));
        }
    }

    fn stop(&self) -> bool {
        self.stop.as_ref().is_some_and(|stop| stop().is_some())
    }
}

/// A solver with the clauses that were added so far.
pub struct Solver {
    inner: Batsat<Listener>,
    variables: u32,
    clauses: usize,
    scratch: Vec<SolverLit>,
    consistent: bool,
}

impl Default for Solver {
    fn default() -> Self {
        Self::new(None)
    }
}

impl Solver {
    /// A solver without clauses. It tells the recorder what it is given, asked and learns.
    pub fn new(recorder: Option<Recorder>) -> Self {
        let mut solver = Self {
            inner: Batsat::new(
                Default::default(),
                Listener {
                    stop: None,
                    recorder,
                },
            ),
            variables: 0,
            clauses: 0,
            scratch: Vec::new(),
            consistent: true,
        };
        let truth = solver.fresh();
        debug_assert_eq!(truth, Lit::TRUE);
        solver.add(&[truth]);
        solver
    }

    /// A literal of a new variable.
    pub fn fresh(&mut self) -> Lit {
        self.inner.new_var_default();
        self.variables += 1;
        if let Some(recorder) = &self.inner.cb().recorder {
            recorder.borrow_mut().variable();
        }
        Lit((self.variables - 1) << 1)
    }

    fn convert(lit: Lit) -> SolverLit {
        SolverLit::new(Var::unsafe_from_idx(lit.variable()), !lit.is_negated())
    }

    /// Adds a clause. Known literals are left out of it.
    pub fn add(&mut self, clause: &[Lit]) {
        let constant = self.variables > 1;
        if constant && clause.contains(&Lit::TRUE) {
            return;
        }
        self.scratch.clear();
        for &lit in clause {
            if !(constant && lit == Lit::FALSE) {
                self.scratch.push(Self::convert(lit));
            }
        }
        self.clauses += 1;
        if let Some(recorder) = &self.inner.cb().recorder {
            recorder.borrow_mut().clause(clause);
        }
        self.consistent &= self.inner.add_clause_reuse(&mut self.scratch);
    }

    /// How many variables there are.
    pub fn variables(&self) -> usize {
        self.variables as usize
    }

    /// How many clauses were added.
    pub fn clauses(&self) -> usize {
        self.clauses
    }

    /// Looks for a solution in which the assumptions hold, on whose absence an answer rests.
    pub fn solve(&mut self, assumptions: &[Lit], stop: Option<&StopFn>) -> Answer {
        let answer = self.probe(assumptions, stop);
        if let Some(recorder) = &self.inner.cb().recorder {
            recorder.borrow_mut().asked(assumptions, answer);
        }
        answer
    }

    /// Looks for a solution in which the assumptions hold.
    pub fn probe(&mut self, assumptions: &[Lit], stop: Option<&StopFn>) -> Answer {
        if !self.consistent {
            return Answer::Unsatisfiable;
        }
        self.inner.cb_mut().stop = stop.cloned();
        let assumptions: Vec<SolverLit> = assumptions.iter().map(|&l| Self::convert(l)).collect();
        match self.inner.solve_limited(&assumptions) {
            answer if answer == lbool::TRUE => Answer::Satisfiable,
            answer if answer == lbool::FALSE => Answer::Unsatisfiable,
            _ => Answer::Stopped,
        }
    }

    /// The value of a literal in the solution that was found last.
    pub fn value(&self, lit: Lit) -> bool {
        self.inner.value_lit(Self::convert(lit)) == lbool::TRUE
    }
}
