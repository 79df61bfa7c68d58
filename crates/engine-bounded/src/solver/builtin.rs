//! BatSat behind the boundary.

use super::{Answer, Backend, Lit, Recorder, StopFn};
use batsat::{
    Callbacks, ClauseKind, Lit as SolverLit, Solver as Batsat, SolverInterface, Var, lbool,
};

/// When the solver gives up, and who is told what it learns.
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

/// The solver that is always there.
pub(super) struct Builtin {
    inner: Batsat<Listener>,
    scratch: Vec<SolverLit>,
}

fn convert(lit: Lit) -> SolverLit {
    SolverLit::new(Var::unsafe_from_idx(lit.variable()), !lit.is_negated())
}

impl Builtin {
    pub fn new(recorder: Option<Recorder>) -> Self {
        let stop = None;
        Self {
            inner: Batsat::new(Default::default(), Listener { stop, recorder }),
            scratch: Vec::new(),
        }
    }
}

impl Backend for Builtin {
    fn variable(&mut self) {
        self.inner.new_var_default();
    }

    fn add(&mut self, clause: &[Lit]) -> bool {
        self.scratch.clear();
        self.scratch.extend(clause.iter().map(|&lit| convert(lit)));
        self.inner.add_clause_reuse(&mut self.scratch)
    }

    fn solve(&mut self, assumptions: &[Lit], stop: Option<&StopFn>) -> Answer {
        self.inner.cb_mut().stop = stop.cloned();
        let assumptions: Vec<SolverLit> = assumptions.iter().map(|&lit| convert(lit)).collect();
        match self.inner.solve_limited(&assumptions) {
            answer if answer == lbool::TRUE => Answer::Satisfiable,
            answer if answer == lbool::FALSE => Answer::Unsatisfiable,
            _ => Answer::Stopped,
        }
    }

    fn value(&self, lit: Lit) -> bool {
        self.inner.value_lit(convert(lit)) == lbool::TRUE
    }
}
