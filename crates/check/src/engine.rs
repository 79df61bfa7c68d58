//! Which engine runs a task.

use fencepost_engine_bounded::{Effort, SolverName};
use fencepost_engine_explicit::Strategy;

/// Which executions may be skipped because others show the same. This is the word of the command
/// line and of results; [`Engine`] says what runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reduction {
    /// None: every transition, issuing included.
    None,
    /// Accesses to what only one thread can reach are not choices.
    Ample,
    /// One execution after the other, each unlike those before it; no states are kept.
    Dpor,
    /// States are kept, with a summary of what lies behind them.
    Sdpor,
}

impl Reduction {
    /// Every reduction.
    pub const ALL: [Reduction; 4] = [
        Reduction::None,
        Reduction::Ample,
        Reduction::Dpor,
        Reduction::Sdpor,
    ];

    /// The name in results.
    pub fn name(self) -> &'static str {
        match self {
            Reduction::None => "none",
            Reduction::Ample => "ample",
            Reduction::Dpor => "dpor",
            Reduction::Sdpor => "sdpor",
        }
    }

    /// The reduction with this name.
    pub fn named(name: &str) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find(|reduction| reduction.name() == name)
    }

    /// Whether the search compares executions, so that what a step is must not depend on what
    /// other threads have done.
    pub fn compares_executions(self) -> bool {
        match self {
            Reduction::None | Reduction::Ample => false,
            Reduction::Dpor | Reduction::Sdpor => true,
        }
    }
}

/// How much a step of a search by states does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Steps {
    /// Every transition is one, issuing included.
    Every,
    /// What others cannot notice, or what can wait, is part of another one.
    Ample,
}

/// How executions are found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engine {
    /// Visits states, each once.
    Explicit {
        /// What a step is.
        steps: Steps,
    },
    /// Runs one execution after the other, each unlike those before it; keeps no states.
    Dpor,
    /// The same, and keeps states with a summary of what lies behind them.
    Sdpor,
    /// Takes executions at random; never covers everything.
    Random {
        /// What a step is.
        steps: Steps,
        /// How many executions.
        runs: u64,
        /// What determines their choices.
        seed: u64,
    },
    /// Asks a solver about all executions at once, up to a bound.
    Bounded {
        /// How far it goes.
        effort: Effort,
        /// Which solver is asked.
        solver: SolverName,
    },
}

impl From<Reduction> for Engine {
    /// The engine that covers everything with a reduction.
    fn from(reduction: Reduction) -> Self {
        match reduction {
            Reduction::None => Engine::Explicit {
                steps: Steps::Every,
            },
            Reduction::Ample => Engine::Explicit {
                steps: Steps::Ample,
            },
            Reduction::Dpor => Engine::Dpor,
            Reduction::Sdpor => Engine::Sdpor,
        }
    }
}

impl Engine {
    /// The name in results. Searches by executions are told apart by their reductions.
    pub fn name(self) -> &'static str {
        match self {
            Engine::Explicit { .. } | Engine::Dpor | Engine::Sdpor => "explicit",
            Engine::Random { .. } => "random",
            Engine::Bounded { .. } => "sat",
        }
    }

    /// The reduction, as results name it.
    pub fn reduction(self) -> Reduction {
        match self {
            Engine::Explicit { steps } | Engine::Random { steps, .. } => match steps {
                Steps::Every => Reduction::None,
                Steps::Ample => Reduction::Ample,
            },
            Engine::Dpor => Reduction::Dpor,
            Engine::Sdpor => Reduction::Sdpor,
            Engine::Bounded { .. } => Reduction::None,
        }
    }

    /// Whether it takes samples instead of covering everything.
    pub fn is_random(self) -> bool {
        match self {
            Engine::Random { .. } => true,
            Engine::Explicit { .. } | Engine::Dpor | Engine::Sdpor | Engine::Bounded { .. } => {
                false
            }
        }
    }

    /// How far a solver goes, if one is asked.
    pub fn effort(self) -> Option<Effort> {
        match self {
            Engine::Bounded { effort, .. } => Some(effort),
            Engine::Explicit { .. } | Engine::Dpor | Engine::Sdpor | Engine::Random { .. } => None,
        }
    }

    /// The solver, if one is asked.
    pub fn solver(self) -> Option<SolverName> {
        match self {
            Engine::Bounded { solver, .. } => Some(solver),
            Engine::Explicit { .. } | Engine::Dpor | Engine::Sdpor | Engine::Random { .. } => None,
        }
    }

    /// The strategy of a random engine.
    pub(crate) fn sampling(self) -> Option<Strategy> {
        match self {
            Engine::Random { runs, seed, .. } => Some(Strategy::Random {
                runs,
                steps: u64::MAX,
                seed,
            }),
            Engine::Explicit { .. } | Engine::Dpor | Engine::Sdpor | Engine::Bounded { .. } => None,
        }
    }
}
