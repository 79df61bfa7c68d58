//! `--lift`: exploring what the built-in class library leaves out under an assumption.

use clap::Args;
use clap::builder::PossibleValuesParser;
use fencepost_report::ErrorReport;
use fencepost_runtime_cil::{ASSUMPTIONS, LIFTABLE};

/// Lifts every assumption that can be lifted.
const ALL: &str = "all";

/// Which assumptions of the class library are lifted.
#[derive(Args, Clone, Debug)]
pub struct LiftOptions {
    /// Explore the behaviours of the built-in class library that these assumptions exclude; results
    /// list the assumptions they rest on, and `all` lifts every one
    #[arg(
        long = "lift",
        value_name = "ASSUMPTION,…",
        value_delimiter = ',',
        value_parser = PossibleValuesParser::new(names()),
        help_heading = "Rules"
    )]
    pub names: Vec<String>,
}

fn names() -> Vec<&'static str> {
    let liftable = ASSUMPTIONS.iter().take(LIFTABLE).copied();
    liftable.chain([ALL]).collect()
}

/// The bits of the named assumptions.
///
/// # Errors
/// A name that no assumption has, from a file that somebody wrote.
pub fn lifted(lift: &[String], place: &str) -> Result<u32, ErrorReport> {
    let mut bits = 0;
    for name in lift {
        let mut liftable = ASSUMPTIONS.iter().take(LIFTABLE);
        bits |= match liftable.position(|known| known == name) {
            Some(number) => 1 << number,
            None if name == ALL => (1 << LIFTABLE) - 1,
            None => {
                let message = format!("no assumption that can be lifted is called `{name}`");
                return Err(ErrorReport::input(message, place));
            }
        };
    }
    Ok(bits)
}
