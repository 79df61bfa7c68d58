//! Witnesses: executions as data that outlives the process.

use fencepost_vm::{Action, Choice, Identities};

/// One choice of a recorded execution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WitnessStep {
    /// The thread: the ordinals from the main thread down to it.
    pub thread: Vec<u32>,
    /// What it did.
    pub action: Action,
}

/// A recorded execution: the choices, and what must come out when they are made again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Witness {
    /// The memory model it was found under.
    pub model: String,
    /// The reduction it was found under, which decides what a step is.
    pub reduction: String,
    /// The choices.
    pub steps: Vec<WitnessStep>,
    /// The kind of the violation at the end.
    pub kind: String,
    /// What makes the violation the one it is.
    pub detail: String,
}

/// Why a recorded step cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WitnessError {
    /// What is wrong.
    pub message: String,
}

impl WitnessStep {
    /// The step that a choice was.
    pub fn from_choice(identities: &Identities, choice: Choice) -> Self {
        Self {
            thread: identities.thread_path(choice.thread),
            action: choice.action,
        }
    }

    /// The choice that the step is in this process.
    pub fn to_choice(&self, identities: &Identities) -> Choice {
        Choice {
            thread: identities.thread_at(&self.thread),
            action: self.action,
        }
    }

    /// The step as text: `main/0/1 complete 3`.
    pub fn to_text(&self) -> String {
        let mut text = "main".to_string();
        for ordinal in &self.thread {
            text.push_str(&format!("/{ordinal}"));
        }
        match self.action {
            Action::Step => text.push_str(" step"),
            Action::Complete(entry) => text.push_str(&format!(" complete {entry}")),
            Action::Data(value) => text.push_str(&format!(" data {value}")),
            Action::Timeout => text.push_str(" timeout"),
        }
        text
    }

    /// Reads a step from its text.
    pub fn from_text(text: &str) -> Result<Self, WitnessError> {
        let fail = || WitnessError {
            message: format!("`{text}` is not a step; one looks like `main/0 step`"),
        };
        let mut words = text.split_whitespace();
        let thread = words.next().ok_or_else(fail)?;
        let mut path = thread.split('/');
        if path.next() != Some("main") {
            return Err(fail());
        }
        let thread: Vec<u32> = path
            .map(|ordinal| ordinal.parse().map_err(|_| fail()))
            .collect::<Result<_, _>>()?;
        // A thread of a real run is a few starts away from the main thread.
        if thread.len() > 1000 || thread.iter().any(|&ordinal| ordinal > 1_000_000) {
            return Err(fail());
        }
        let name = words.next().ok_or_else(fail)?;
        let mut number = || -> Result<u32, WitnessError> {
            words.next().ok_or_else(fail)?.parse().map_err(|_| fail())
        };
        let action = match name {
            "step" => Action::Step,
            "timeout" => Action::Timeout,
            "complete" => Action::Complete(number()?),
            "data" => Action::Data(number()?),
            _ => return Err(fail()),
        };
        match words.next() {
            None => Ok(Self { thread, action }),
            Some(_) => Err(fail()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_survive_as_text() {
        for (thread, action) in [
            (vec![], Action::Step),
            (vec![0], Action::Complete(7)),
            (vec![0, 3, 1], Action::Data(2)),
            (vec![4], Action::Timeout),
        ] {
            let step = WitnessStep { thread, action };
            assert_eq!(WitnessStep::from_text(&step.to_text()), Ok(step));
        }
        for bad in [
            "",
            "main",
            "0 step",
            "main/x step",
            "main jump",
            "main step 3",
            "main data",
        ] {
            assert!(WitnessStep::from_text(bad).is_err(), "{bad}");
        }
    }
}
