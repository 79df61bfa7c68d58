//! What a search found, as a stream of values, for a process that continues it.
//!
//! A failure is kept as the execution that shows it; whoever continues runs that again and gets
//! the failure itself.

use crate::finding::{FailureKey, SearchResult, Unmodelled};
use crate::limits::LimitHit;
use crate::property::{Float, ObjectValue, PropertyValue};
use fencepost_base::saved::{Damaged, Reader, Writer};
use fencepost_ir::Problem;
use fencepost_vm::{Action, Choice, Tally, ThreadId};

/// A failure that is known by its execution.
pub struct SavedFailure {
    /// What makes it the same as another: the kind, and which of that kind.
    pub kind: String,
    /// See `kind`.
    pub detail: String,
    /// The execution.
    pub path: Vec<Choice>,
}

impl SavedFailure {
    /// Writes it again.
    pub fn save(&self, out: &mut Writer<'_>) {
        out.text(&self.kind);
        out.text(&self.detail);
        save_choices(&self.path, out);
    }
}

/// Writes a choice.
pub fn save_choice(choice: Choice, out: &mut Writer<'_>) {
    let (tag, number) = match choice.action {
        Action::Step => (0, 0),
        Action::Complete(number) => (1, number),
        Action::Data(number) => (2, number),
        Action::Timeout => (3, 0),
        // Searches with these are not saved; a step of the thread stands for one.
        Action::Prescient(_) => (0, 0),
    };
    out.u32(choice.thread.0 << 2 | tag);
    if tag == 1 || tag == 2 {
        out.u32(number);
    }
}

/// Reads a choice.
pub fn restore_choice(input: &mut Reader<'_>) -> Result<Choice, Damaged> {
    let head = input.u32()?;
    let action = match head & 3 {
        0 => Action::Step,
        1 => Action::Complete(input.u32()?),
        2 => Action::Data(input.u32()?),
        _ => Action::Timeout,
    };
    Ok(Choice {
        thread: ThreadId(head >> 2),
        action,
    })
}

/// Writes a list of choices.
pub fn save_choices(choices: &[Choice], out: &mut Writer<'_>) {
    out.len(choices.len());
    choices.iter().for_each(|&choice| save_choice(choice, out));
}

/// Reads a list of choices.
pub fn restore_choices(input: &mut Reader<'_>) -> Result<Vec<Choice>, Damaged> {
    let count = input.len(usize::MAX)?;
    (0..count).map(|_| restore_choice(input)).collect()
}

/// Writes which failure an execution shows.
pub fn save_failure(key: &FailureKey, path: &[Choice], out: &mut Writer<'_>) {
    out.text(key.kind.name());
    out.text(&key.detail);
    save_choices(path, out);
}

/// Reads which failure an execution shows.
pub fn restore_failure(input: &mut Reader<'_>) -> Result<SavedFailure, Damaged> {
    Ok(SavedFailure {
        kind: input.text()?,
        detail: input.text()?,
        path: restore_choices(input)?,
    })
}

/// Limits that say something about what was searched, not about when it stopped.
const LASTING: [LimitHit; 7] = [
    LimitHit::Depth,
    LimitHit::Pending,
    LimitHit::Queue,
    LimitHit::Heap,
    LimitHit::TimerFirings,
    LimitHit::ClockMoves,
    LimitHit::Store,
];

fn save_value(value: &PropertyValue, out: &mut Writer<'_>) {
    match value {
        PropertyValue::Null => out.u32(0),
        PropertyValue::Bool(value) => {
            out.u32(1);
            out.bool(*value);
        }
        PropertyValue::Integer(number) => {
            out.u32(2);
            out.u64(*number as u64);
            out.u64((*number >> 64) as u64);
        }
        PropertyValue::Float(float) => {
            out.u32(3);
            out.u64(float.0.to_bits());
        }
        PropertyValue::String(text) => {
            out.u32(4);
            out.text(text);
        }
        PropertyValue::Object(object) => {
            out.u32(5);
            out.text(&object.class);
            out.u32(object.number);
        }
    }
}

fn restore_value(input: &mut Reader<'_>) -> Result<PropertyValue, Damaged> {
    Ok(match input.u32()? {
        0 => PropertyValue::Null,
        1 => PropertyValue::Bool(input.bool()?),
        2 => {
            let low = u128::from(input.u64()?);
            PropertyValue::Integer((low | u128::from(input.u64()?) << 64) as i128)
        }
        3 => PropertyValue::Float(Float(f64::from_bits(input.u64()?))),
        4 => PropertyValue::String(input.text()?),
        5 => PropertyValue::Object(ObjectValue {
            class: input.text()?,
            number: input.u32()?,
        }),
        _ => return Err(Damaged::new("a value of an unknown kind")),
    })
}

fn save_tally(tally: &Tally, out: &mut Writer<'_>) {
    out.u64(tally.steps);
    out.u64(tally.operations);
    out.u64(tally.collections);
    out.u64(tally.removed);
    out.u64(tally.merged);
    out.u64(tally.issued);
    out.u64(tally.completed);
    out.u64(tally.chosen);
}

fn restore_tally(input: &mut Reader<'_>) -> Result<Tally, Damaged> {
    Ok(Tally {
        steps: input.u64()?,
        operations: input.u64()?,
        collections: input.u64()?,
        removed: input.u64()?,
        merged: input.u64()?,
        issued: input.u64()?,
        completed: input.u64()?,
        chosen: input.u64()?,
    })
}

impl SearchResult {
    /// Writes what was found so far, failures as their executions. What the store knows is left
    /// out, and so are limits that only say why the search stopped.
    pub fn save(&self, out: &mut Writer<'_>) {
        out.u64(self.transitions);
        out.u64(self.depth);
        out.len(self.longest_pending);
        out.u64(self.refused_choices);
        out.bool(self.library_was_ordered);
        out.u64(self.statistics.shared_work);
        out.u64(self.statistics.looked_up);
        save_tally(&self.statistics.tally, out);
        out.bool(self.pending_limit_at.is_some());
        out.text(self.pending_limit_at.as_deref().unwrap_or_default());
        for limit in LASTING {
            out.bool(self.limits.contains(&limit));
        }
        out.len(self.unsupported.len());
        for Unmodelled { problem, path } in &self.unsupported {
            out.text(&problem.what);
            out.text(&problem.location);
            save_choices(path, out);
        }
        out.len(self.ends.len());
        for (&code, path) in &self.ends {
            out.u32(code as u32);
            save_choices(path, out);
        }
        out.len(self.outcomes.len());
        for (row, path) in &self.outcomes {
            out.len(row.len());
            row.iter().for_each(|value| save_value(value, out));
            save_choices(path, out);
        }
        out.len(self.findings.len());
        for (key, finding) in &self.findings {
            save_failure(key, &finding.path, out);
        }
    }

    /// Reads what [`SearchResult::save`] wrote; failures come as what their executions claim.
    pub fn restore(input: &mut Reader<'_>) -> Result<(Self, Vec<SavedFailure>), Damaged> {
        let mut result = SearchResult {
            transitions: input.u64()?,
            depth: input.u64()?,
            longest_pending: input.len(usize::MAX)?,
            refused_choices: input.u64()?,
            library_was_ordered: input.bool()?,
            ..SearchResult::default()
        };
        result.statistics.shared_work = input.u64()?;
        result.statistics.looked_up = input.u64()?;
        result.statistics.tally = restore_tally(input)?;
        let (met, place) = (input.bool()?, input.text()?);
        result.pending_limit_at = met.then_some(place);
        for limit in LASTING {
            if input.bool()? {
                result.limits.insert(limit);
            }
        }
        for _ in 0..input.len(usize::MAX)? {
            let (what, location) = (input.text()?, input.text()?);
            let problem = Problem { what, location };
            let path = restore_choices(input)?;
            result.unsupported.push(Unmodelled { problem, path });
        }
        for _ in 0..input.len(usize::MAX)? {
            let code = input.u32()? as i32;
            result.ends.insert(code, restore_choices(input)?);
        }
        for _ in 0..input.len(usize::MAX)? {
            let count = input.len(usize::MAX)?;
            let row: Result<Vec<_>, _> = (0..count).map(|_| restore_value(input)).collect();
            result.outcomes.insert(row?, restore_choices(input)?);
        }
        let count = input.len(usize::MAX)?;
        let failures: Result<Vec<_>, _> = (0..count).map(|_| restore_failure(input)).collect();
        Ok((result, failures?))
    }
}
