//! The boundary to the SAT solver: variables, clauses, questions under assumptions, answers.
//!
//! `batsat` is built in; `cadical` is a feature, because it takes a C++ compiler.

mod builtin;
#[cfg(feature = "cadical")]
mod cadical;

use crate::certificate::Record;
use builtin::Builtin;
use std::cell::RefCell;
use std::ops::Not;
use std::rc::Rc;

/// A SAT solver that this build has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SolverName {
    /// BatSat, which is built in.
    #[default]
    Batsat,
    /// CaDiCaL.
    #[cfg(feature = "cadical")]
    Cadical,
}

impl SolverName {
    /// Whether it says what it learns, which a proof is made of.
    pub fn proves(self) -> bool {
        match self {
            SolverName::Batsat => true,
            #[cfg(feature = "cadical")]
            SolverName::Cadical => false,
        }
    }
}

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

/// What a solver must be able to do.
trait Backend {
    /// Makes another variable; they are numbered from zero.
    fn variable(&mut self);
    /// Adds a clause. Gives whether there may still be a solution.
    fn add(&mut self, clause: &[Lit]) -> bool;
    /// Looks for a solution in which the assumptions hold, until it is told to stop.
    fn solve(&mut self, assumptions: &[Lit], stop: Option<&StopFn>) -> Answer;
    /// The value of a literal in the solution that was found last.
    fn value(&self, lit: Lit) -> bool;
}

/// A solver with the clauses that were added so far.
pub struct Solver {
    inner: Box<dyn Backend>,
    recorder: Option<Recorder>,
    variables: u32,
    clauses: usize,
    scratch: Vec<Lit>,
    consistent: bool,
}

impl Default for Solver {
    fn default() -> Self {
        Self::new(SolverName::default(), None)
    }
}

fn backend(name: SolverName, recorder: Option<Recorder>) -> Box<dyn Backend> {
    match name {
        SolverName::Batsat => Box::new(Builtin::new(recorder)),
        #[cfg(feature = "cadical")]
        SolverName::Cadical => Box::new(cadical::Cadical::default()),
    }
}

impl Solver {
    /// A solver without clauses. It tells the recorder what it is given and asked, and, if it can,
    /// what it learns.
    pub fn new(name: SolverName, recorder: Option<Recorder>) -> Self {
        let mut solver = Self {
            inner: backend(name, recorder.clone()),
            recorder,
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
        self.inner.variable();
        self.variables += 1;
        if let Some(recorder) = &self.recorder {
            recorder.borrow_mut().variable();
        }
        Lit((self.variables - 1) << 1)
    }

    /// Adds a clause. Known literals are left out of it.
    pub fn add(&mut self, clause: &[Lit]) {
        let constant = self.variables > 1;
        if constant && clause.contains(&Lit::TRUE) {
            return;
        }
        self.scratch.clear();
        let unknown = |lit: &&Lit| !(constant && **lit == Lit::FALSE);
        self.scratch.extend(clause.iter().filter(unknown));
        self.clauses += 1;
        if let Some(recorder) = &self.recorder {
            recorder.borrow_mut().clause(clause);
        }
        self.consistent &= self.inner.add(&self.scratch);
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
        if let Some(recorder) = &self.recorder {
            recorder.borrow_mut().asked(assumptions, answer);
        }
        answer
    }

    /// Looks for a solution in which the assumptions hold.
    pub fn probe(&mut self, assumptions: &[Lit], stop: Option<&StopFn>) -> Answer {
        match self.consistent {
            true => self.inner.solve(assumptions, stop),
            false => Answer::Unsatisfiable,
        }
    }

    /// The value of a literal in the solution that was found last.
    pub fn value(&self, lit: Lit) -> bool {
        self.inner.value(lit)
    }
}
