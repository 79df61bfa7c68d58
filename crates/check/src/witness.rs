//! Witnesses: executions as data that outlives the process.

use crate::foreseen;
use fencepost_vm::{Action, Choice, Machine, Numbers, State};

/// One choice of a recorded execution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WitnessStep {
    /// The thread: the ordinals from the main thread down to it.
    pub thread: Vec<u32>,
    /// What it did.
    pub action: Action,
    /// For a prescient store: the variable and the value, in words; the number means nothing then.
    pub foreseen: Option<String>,
}

/// A recorded execution: the choices, and what must come out when they are made again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Witness {
    /// The memory model it was found under.
    pub model: String,
    /// The reduction it was found under, which decides what a step is.
    pub reduction: String,
    /// Whether stores could come before their assigns, which decides what a step is.
    pub prescient: bool,
    /// The choices.
    pub steps: Vec<WitnessStep>,
    /// How many choices come before those that are repeated for ever.
    pub cycle_start: Option<usize>,
    /// The kind of the violation at the end.
    pub kind: String,
    /// What makes the violation the one it is.
    pub detail: String,
    /// The same by places in the code instead of lines; empty if it was not recorded.
    pub code_place: String,
    /// How threads and objects were numbered, if the program can see that of an address.
    pub numbers: Option<Numbers>,
}

/// How a machine numbered threads and objects, if the program can see that.
pub(crate) fn numbers(machine: &Machine) -> Option<Numbers> {
    let has_addresses = machine.source.has_manual_memory();
    has_addresses.then(|| machine.numbers())
}

/// Why a recorded step cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WitnessError {
    /// What is wrong.
    pub message: String,
}

impl WitnessStep {
    /// The step that a choice was.
    pub fn from_choice(machine: &Machine, choice: Choice) -> Self {
        let (action, foreseen) = match choice.action {
            Action::Prescient(number) => {
                let value = machine.early.get(number);
                let foreseen = value.map(|value| foreseen::describe(machine, &value));
                (Action::Prescient(0), foreseen)
            }
            action => (action, None),
        };
        Self {
            thread: machine.identities.thread_path(choice.thread),
            action,
            foreseen,
        }
    }

    /// Whether the step means something only where it is taken.
    pub(crate) fn needs_state(&self) -> bool {
        self.foreseen.is_some()
    }

    /// The choice that the step is in a state of this process; nothing if it has no meaning there.
    pub(crate) fn to_choice(&self, machine: &mut Machine, state: Option<&State>) -> Option<Choice> {
        let thread = machine.identities.thread_at(&self.thread);
        let action = match &self.foreseen {
            None => self.action,
            Some(text) => {
                let value = foreseen::find(machine, state?, thread, text)?;
                Action::Prescient(machine.early.allow(value))
            }
        };
        Some(Choice { thread, action })
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
            Action::Prescient(_) => {
                let what = self.foreseen.as_deref().unwrap_or_default();
                text.push_str(&format!(" prescient {what}"));
            }
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
        if name == "prescient" {
            let what: Vec<&str> = words.collect();
            return Ok(Self {
                thread,
                action: Action::Prescient(0),
                foreseen: Some(what.join(" ")),
            });
        }
        let action = match name {
            "step" => Action::Step,
            "timeout" => Action::Timeout,
            "complete" => Action::Complete(number()?),
            "data" => Action::Data(number()?),
            _ => return Err(fail()),
        };
        match words.next() {
            None => Ok(Self {
                thread,
                action,
                foreseen: None,
            }),
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
            let step = WitnessStep {
                thread,
                action,
                foreseen: None,
            };
            assert_eq!(WitnessStep::from_text(&step.to_text()), Ok(step));
        }
        let step = WitnessStep {
            thread: vec![1],
            action: Action::Prescient(0),
            foreseen: Some("statics of V|8|I32|1".to_string()),
        };
        assert_eq!(WitnessStep::from_text(&step.to_text()), Ok(step));
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
