//! One state of the current execution: what could happen, what is to be tried, what need not be.

use crate::program_order::{Process, ProgramOrder};
use fencepost_vm::{Choice, Touch};
use std::rc::Rc;

/// How far a process is at a state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Standing {
    /// Nothing asks for it.
    Idle,
    /// It is to be tried.
    Wanted,
    /// It is being tried: this many of its choices were taken.
    Under(usize),
    /// It was tried.
    Done,
}

/// What an execution is to go on with, as long as it can: the way to an event that has been seen
/// elsewhere. Nothing depends on it but which execution comes first.
#[derive(Clone, Default)]
pub(crate) struct Plan {
    steps: Option<Rc<[Process]>>,
    taken: usize,
}

impl Plan {
    pub fn new(steps: Vec<Process>) -> Self {
        Self {
            steps: Some(Rc::from(steps)),
            taken: 0,
        }
    }

    fn next(&self) -> Option<Process> {
        self.steps.as_ref()?.get(self.taken).copied()
    }

    /// What is left when the next step has been taken.
    fn rest(&self) -> Plan {
        Plan {
            steps: self.steps.clone(),
            taken: self.taken + 1,
        }
    }
}

/// A process that can move at a state, with all its choices.
pub(crate) struct Slot {
    pub process: Process,
    first: Choice,
    /// The other choices; mostly there are none.
    others: Vec<Choice>,
    pub standing: Standing,
    /// What to go on with behind it.
    plan: Plan,
    /// What its choices touched, as far as they were taken.
    touches: Vec<Touch>,
}

impl Slot {
    fn count(&self) -> usize {
        1 + self.others.len()
    }

    fn choice(&self, index: usize) -> Option<Choice> {
        match index.checked_sub(1) {
            None => Some(self.first),
            Some(other) => self.others.get(other).copied(),
        }
    }
}

/// A process whose step at this point was covered elsewhere, and what that step touches.
pub(crate) type Sleeper = (Process, Rc<[Touch]>);

/// A state of the current execution.
pub(crate) struct Level {
    pub slots: Vec<Slot>,
    pub sleepers: Vec<Sleeper>,
}

impl Level {
    pub fn new(choices: &[Choice], order: &ProgramOrder, sleepers: Vec<Sleeper>) -> Self {
        let mut slots: Vec<Slot> = Vec::with_capacity(choices.len());
        for &choice in choices {
            let process = order.process(choice);
            match slots.iter_mut().find(|slot| slot.process == process) {
                Some(slot) => slot.others.push(choice),
                None => slots.push(Slot {
                    process,
                    first: choice,
                    others: Vec::new(),
                    standing: Standing::Idle,
                    plan: Plan::default(),
                    touches: Vec::new(),
                }),
            }
        }
        Self { slots, sleepers }
    }

    pub fn sleeps(&self, process: Process) -> bool {
        self.sleepers.iter().any(|(sleeper, _)| *sleeper == process)
    }

    /// Whether a process can move here.
    pub fn is_enabled(&self, process: Process) -> bool {
        self.slots.iter().any(|slot| slot.process == process)
    }

    /// Whether a process is covered here: tried, to be tried, or asleep.
    pub fn is_covered(&self, process: Process) -> bool {
        let tried = |slot: &Slot| slot.process == process && slot.standing != Standing::Idle;
        self.slots.iter().any(tried) || self.sleeps(process)
    }

    /// Asks for a process, and for what to go on with behind it. Says whether it can move here.
    pub fn want(&mut self, process: Process, plan: Plan) -> bool {
        match self.slots.iter_mut().find(|slot| slot.process == process) {
            Some(slot) => {
                if slot.standing == Standing::Idle {
                    slot.standing = Standing::Wanted;
                    slot.plan = plan;
                }
                true
            }
            None => false,
        }
    }

    /// Asks for every process that can move here.
    pub fn want_all(&mut self) {
        for slot in &mut self.slots {
            if slot.standing == Standing::Idle {
                slot.standing = Standing::Wanted;
            }
        }
    }

    /// Asks for a process that is awake: the next one of the plan or else the one that is preferred
    /// most. Says whether there is one.
    pub fn want_first(&mut self, plan: &Plan, prefer: impl Fn(Process) -> u64) -> bool {
        if let Some(process) = plan.next()
            && !self.sleeps(process)
            && self.want(process, plan.rest())
        {
            return true;
        }
        let awake = self.slots.iter().map(|slot| slot.process);
        let awake = awake.filter(|&process| !self.sleeps(process));
        match awake.min_by_key(|&process| prefer(process)) {
            Some(process) => self.want(process, Plan::default()),
            None => false,
        }
    }

    /// What to go on with behind a process.
    pub fn plan_behind(&self, process: Process) -> Plan {
        let mut slots = self.slots.iter();
        let slot = slots.find(|slot| slot.process == process);
        slot.map_or_else(Plan::default, |slot| slot.plan.clone())
    }

    /// The next choice to take.
    pub fn next(&mut self) -> Option<Choice> {
        for slot in &mut self.slots {
            if let Standing::Under(taken) = slot.standing {
                if let Some(choice) = slot.choice(taken) {
                    slot.standing = Standing::Under(taken + 1);
                    return Some(choice);
                }
                slot.standing = Standing::Done;
            }
        }
        let wanted = (0..self.slots.len()).find(|&index| {
            let slot = &self.slots[index];
            slot.standing == Standing::Wanted && !self.sleeps(slot.process)
        })?;
        let slot = &mut self.slots[wanted];
        slot.standing = Standing::Under(1);
        Some(slot.first)
    }

    /// How many choices were not taken.
    pub fn choices_left(&self) -> u64 {
        let left = self.slots.iter().map(|slot| match slot.standing {
            Standing::Idle | Standing::Wanted => slot.count(),
            Standing::Under(taken) => slot.count() - taken,
            Standing::Done => 0,
        });
        left.sum::<usize>() as u64
    }

    /// Notes what a choice of a process touched.
    pub fn note(&mut self, process: Process, touches: &[Touch]) {
        if let Some(slot) = self.slots.iter_mut().find(|slot| slot.process == process) {
            for touch in touches {
                if !slot.touches.contains(touch) {
                    slot.touches.push(*touch);
                }
            }
        }
    }

    /// Who still sleeps after a step that touched this much.
    pub fn sleepers_after(&self, touches: &[Touch]) -> Vec<Sleeper> {
        let done = self
            .slots
            .iter()
            .filter(|slot| slot.standing == Standing::Done);
        let done = done.map(|slot| (slot.process, Rc::from(slot.touches.as_slice())));
        let all = self.sleepers.iter().cloned().chain(done);
        all.filter(|(_, theirs)| !conflict(theirs, touches))
            .collect()
    }
}

/// Whether the order of two steps matters.
pub(crate) fn conflict(first: &[Touch], second: &[Touch]) -> bool {
    first.iter().any(|a| second.iter().any(|b| a.conflicts(b)))
}
