//! Where the frames of a thread stand in their texts, and who keeps the thread from what is there.

use super::callable::Callable;
use super::evaluate::{Reader, runs_again};
use super::gates::Gate;
use super::place::Bits;
use super::program::Futures;
use super::text::{Accesses, Text};
use crate::machine::Machine;
use crate::state::keys::ThreadId;
use crate::state::thread::{Frame, Thread};
use crate::state::word::object_of;

/// The texts of a thread, one for each frame.
pub(super) struct Texts<'a> {
    pub list: Vec<(&'a Text, usize)>,
    /// What the frame on top must wait for before it returns, and the depth of the lowest frame that
    /// control then comes to without handling a failure.
    returns: (&'a [Gate], usize),
}

impl Texts<'_> {
    /// Notes accesses of which only the kind is known, as far as the thread at a position may still
    /// make them.
    pub fn note_possible(&self, callable: &Callable<'_>, thread: usize, any: &mut Bits) {
        for part in self.list.iter().flat_map(|(text, _)| text.all()) {
            callable.add_possible(thread, &part.any, any);
        }
    }
}

/// A part of what a frame can still do.
pub(super) struct Part<'a> {
    pub accesses: &'a Accesses,
    /// The depth of the frame.
    pub depth: usize,
    /// Other threads that hold monitors which the thread must take before, or that must end before.
    pub owners: Vec<ThreadId>,
}

impl Futures {
    /// Where the frames of a thread stand. None if one of them was not foreseen.
    pub(super) fn texts<'a>(&'a self, machine: &Machine, thread: &Thread) -> Option<Texts<'a>> {
        let mut list = Vec::with_capacity(thread.frames.len());
        let mut returns: (&[Gate], usize) = (&[], 0);
        for (depth, frame) in thread.frames.iter().enumerate() {
            let points = self.points(machine, frame.function)?;
            let texts = match runs_again(thread, depth) {
                true => &points.before,
                false => &points.during,
            };
            let guarded = points.is_guarded.get(frame.pc as usize) == Some(&true);
            match depth + 1 == thread.frames.len() {
                true => {
                    let gates = points.returns_behind.get(frame.pc as usize);
                    returns.0 = gates.map_or(&[], Vec::as_slice);
                }
                false if guarded => returns.1 = depth + 1,
                false => {}
            }
            // A frame behind its last operation has nothing left to do.
            if let Some(text) = texts.get(frame.pc as usize) {
                list.push((text, depth));
            }
        }
        Some(Texts { list, returns })
    }
}

impl Reader<'_> {
    /// What the frames of a thread can still do, by who keeps it from that.
    pub(super) fn parts<'t>(&self, thread: &Thread, texts: &Texts<'t>) -> Vec<Part<'t>> {
        let mut parts = Vec::new();
        let (gates, lowest) = texts.returns;
        let on_top = thread.frames.len().saturating_sub(1);
        let above = self.owners(thread, on_top, gates);
        for &(text, depth) in &texts.list {
            for (gates, accesses) in text.parts() {
                let mut owners = self.owners(thread, depth, gates);
                if (lowest..on_top).contains(&depth) {
                    owners.extend(&above);
                }
                owners.sort_unstable();
                owners.dedup();
                parts.push(Part {
                    accesses,
                    depth,
                    owners,
                });
            }
        }
        parts
    }

    /// The other threads that keep one out, by the gates that a frame must pass.
    fn owners(&self, thread: &Thread, depth: usize, gates: &[Gate]) -> Vec<ThreadId> {
        let frame = &thread.frames[depth];
        let owner = |&gate: &Gate| self.owner(thread, frame, gate);
        let owners = gates.iter().filter_map(owner);
        owners.filter(|&owner| owner != thread.id).collect()
    }

    /// Who holds a monitor, or has not ended.
    fn owner(&self, thread: &Thread, frame: &Frame, gate: Gate) -> Option<ThreadId> {
        let word = |value| self.word(thread, frame, value).ok();
        let ended = match gate {
            Gate::Monitor(object) => {
                let object = self.state.heap.get(object_of(word(object)?))?;
                let (owner, _) = object.monitor.as_ref()?.owner?;
                return Some(owner);
            }
            Gate::End(handle) => ThreadId((word(handle)? as u32).checked_sub(1)?),
            Gate::EndInNative(native, which, limit) => {
                let row = self.machine.native(native).ok()?;
                let mut words = vec![0; row.params.len()];
                *words.first_mut()? = word(which)?;
                if let (Some(at), Some(limit)) = (row.text().timeout, limit) {
                    *words.get_mut(at)? = word(limit)?;
                }
                row.joins_patiently(self.state, thread.id, &words)?
            }
        };
        let thread = self.state.thread(ended)?;
        (!thread.has_ended()).then_some(ended)
    }
}
