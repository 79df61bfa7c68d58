//! What a solver was given and how it came to its answer, as files.

use crate::options::arguments::{EngineName, SearchOptions};
use crate::output;
use clap::Args;
use fencepost_check::Certificate;
use fencepost_report::ErrorReport;
use std::path::{Path, PathBuf};

/// Where the formula and the proof go.
#[derive(Args, Debug, Clone, Default)]
pub struct CertificateOptions {
    /// Write a DRAT proof that the solver's answer is no, and the formula that it is about to
    /// FILE.cnf; needs `--engine sat`
    #[arg(long, value_name = "FILE", help_heading = "Output")]
    pub proof: Option<PathBuf>,
    /// Write the solver's formula in the DIMACS form: it has a solution if and only if something
    /// was found; needs `--engine sat`
    #[arg(long, value_name = "FILE", help_heading = "Output")]
    pub dimacs: Option<PathBuf>,
}

/// The file of the formula that a proof is about.
fn formula_of(proof: &Path) -> PathBuf {
    let mut name = proof.as_os_str().to_os_string();
    name.push(".cnf");
    PathBuf::from(name)
}

impl CertificateOptions {
    /// Whether anything is to be written.
    pub fn is_wanted(&self) -> bool {
        self.proof.is_some() || self.dimacs.is_some()
    }

    /// Refuses files that nobody can write, before a long search.
    pub fn check(&self, search: &SearchOptions) -> Result<(), ErrorReport> {
        let engine = search.engine;
        for (option, file) in [("--proof", &self.proof), ("--dimacs", &self.dimacs)] {
            if file.is_some() && engine != EngineName::Sat {
                let message = "only a solver has a formula; use `--engine sat`";
                return Err(ErrorReport::usage(message, option));
            }
            output::check_writable(option, file.as_deref())?;
        }
        if self.proof.is_some() && !search.solver.name(engine)?.proves() {
            let message = "this solver does not say how it comes to its answers; leave `--solver` \
                           out";
            return Err(ErrorReport::usage(message, "--proof"));
        }
        Ok(())
    }

    /// The file that a proof goes to, if there is one.
    pub fn proof_of(&self, certificate: Option<&Certificate>) -> Option<String> {
        let file = self.proof.as_ref()?;
        certificate?.proof.as_ref()?;
        Some(file.display().to_string())
    }

    /// Writes what there is. An answer that something was found has no proof.
    pub fn write(&self, certificate: Option<&Certificate>) -> Result<(), ErrorReport> {
        let formula = certificate.map(|one| String::from_utf8_lossy(&one.formula));
        if let (Some(file), Some(formula)) = (&self.dimacs, &formula) {
            output::write_file(file, formula)?;
        }
        let Some(file) = &self.proof else {
            return Ok(());
        };
        let proof = certificate.and_then(|one| one.proof.as_deref());
        match (formula, proof) {
            (Some(formula), Some(proof)) => {
                output::write_file(&formula_of(file), &formula)?;
                output::write_file(file, &String::from_utf8_lossy(proof))
            }
            (None, _) | (_, None) => {
                output::complain(
                    "no proof is written: something was found, or the solver did not come to its \
                     end\n",
                );
                Ok(())
            }
        }
    }
}
