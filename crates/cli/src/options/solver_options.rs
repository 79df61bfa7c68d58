//! `--solver`: who is asked by `--engine sat`.

use crate::options::arguments::EngineName;
use clap::{Args, ValueEnum};
use fencepost_check::SolverName;
use fencepost_report::ErrorReport;

/// Which solver is asked.
#[derive(Args, Clone, Debug)]
pub struct SolverOptions {
    /// Which solver `--engine sat` asks
    #[arg(long, value_enum, help_heading = "Rules")]
    pub solver: Option<SolverChoice>,
}

/// A solver, whether or not this build has it.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum SolverChoice {
    /// BatSat, which every build has; the default
    Batsat,
    /// CaDiCaL, if this build has it (`fencepost doctor` says so)
    Cadical,
}

impl SolverOptions {
    /// The solver, if there is one to ask and this build has it.
    pub fn name(&self, engine: EngineName) -> Result<SolverName, ErrorReport> {
        match self.solver {
            Some(_) if engine != EngineName::Sat => {
                let message = "only `--engine sat` asks a solver";
                Err(ErrorReport::usage(message, "--solver"))
            }
            None | Some(SolverChoice::Batsat) => Ok(SolverName::Batsat),
            Some(SolverChoice::Cadical) => cadical(),
        }
    }
}

#[cfg(feature = "cadical")]
fn cadical() -> Result<SolverName, ErrorReport> {
    Ok(SolverName::Cadical)
}

#[cfg(not(feature = "cadical"))]
fn cadical() -> Result<SolverName, ErrorReport> {
    let message = "this build has no CaDiCaL; build with `--features cadical`, or leave \
                   `--solver` out";
    Err(ErrorReport::usage(message, "--solver"))
}
