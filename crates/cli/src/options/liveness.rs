//! The options about executions that never end.

use clap::Args;
use fencepost_check::LivenessTask;

/// What to look for in executions that never end.
#[derive(Args, Debug, Clone, Default)]
pub struct LivenessOptions {
    /// Report fair executions that never end: livelocks and starvation
    #[arg(long, help_heading = "Properties")]
    pub liveness: bool,
    /// A condition that must hold at some point of every fair execution; repeatable
    #[arg(long, value_name = "EXPR", help_heading = "Properties")]
    pub eventually: Vec<String>,
    /// Two conditions: whenever A holds, B must hold then or later in every fair execution;
    /// repeatable
    #[arg(long, value_name = "A => B", help_heading = "Properties")]
    pub leads_to: Vec<String>,
    /// A method that is meant to run for ever: a thread inside it need not end; repeatable
    #[arg(long, value_name = "TYPE::METHOD", help_heading = "Properties")]
    pub endless: Vec<String>,
}

impl LivenessOptions {
    /// What a task is asked.
    pub fn task(&self) -> LivenessTask {
        LivenessTask {
            livelocks: self.liveness,
            eventually: self.eventually.clone(),
            leads_to: self.leads_to.clone(),
            endless: self.endless.clone(),
            left_out: None,
        }
    }
}
