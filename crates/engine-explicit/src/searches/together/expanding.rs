//! Expanding a layer, and sending what belongs to others.

use super::layers::{Arrival, Full, Origin};
use super::travel::{Way, put_number};
use super::{Gone, LOOK, Search, kind};
use crate::worker::explorer::Halt;
use fencepost_search::checks::Going;
use fencepost_search::limits::LimitHit;
use fencepost_search::link::Channel;
use fencepost_search::store::{StateId, StateStore, Stored};
use fencepost_vm::{Action, Choice, ThreadId};

/// A message is sent when it has so many bytes.
const BATCH_BYTES: usize = 1 << 15;

/// Stands for the path to a state of a part of a layer, and one more choice, until it is put
/// together.
fn mark(layer: u32, part: u32, place: u32, last: Option<Choice>) -> Vec<Choice> {
    let state = Choice {
        thread: ThreadId(layer),
        action: Action::Data(place),
    };
    let part = Choice {
        thread: ThreadId(part),
        action: Action::Step,
    };
    [state, part].into_iter().chain(last).collect()
}

impl Search<'_> {
    /// Sends what there is for a process.
    pub(super) fn flush(&mut self, process: usize) -> Result<(), Gone> {
        let states = std::mem::take(&mut self.senders[process].buffer);
        if states.is_empty() {
            return Ok(());
        }
        let mut message = Vec::with_capacity(states.len() + 64);
        message.push(kind::STATES);
        let counts = self.task.machine.key_tables().numbered();
        put_number(counts.len() as u64, &mut message);
        for count in counts {
            put_number(u64::from(count), &mut message);
        }
        message.extend_from_slice(&states);
        let bytes = message.len() as u64;
        // Others may wait for this process in the same way, so it takes what they send.
        let window = self.link.window();
        while self.in_flight[process] > 0 && self.in_flight[process] + bytes > window {
            if !self.take_message(LOOK)? {
                self.look_for_trouble()?;
            }
        }
        self.in_flight[process] += bytes;
        self.link.send(process, Channel::Search, message);
        Ok(())
    }

    /// Expands the own part of the last layer, or what is left of it.
    pub(super) fn expand_layer(&mut self) -> Result<(), Gone> {
        let states = std::mem::take(&mut self.layers.states);
        let expanded = self.expand_all(&states);
        self.layers.states = states;
        expanded
    }

    fn expand_all(&mut self, states: &[StateId]) -> Result<(), Gone> {
        let mut choices = Vec::new();
        let first = self.layers.next;
        while let Some(&state) = states.get(self.layers.next) {
            self.poll()?;
            // However often the search is saved, it gets on.
            let pauses = self.pausing && self.layers.next > first;
            if self.stopping || pauses {
                break;
            }
            let before = self.explorer.result.transitions;
            match self.expand(self.layers.next as u32, state, &mut choices)? {
                Going::On => self.layers.next += 1,
                Going::Over => {
                    // Whoever continues looks at the whole state again.
                    self.explorer.result.transitions = before;
                    self.stop();
                }
            }
            self.pause_if_due();
        }
        Ok(())
    }

    /// Looks at one state and takes all its choices. `Over` if a limit is met.
    fn expand(
        &mut self,
        place: u32,
        state: StateId,
        choices: &mut Vec<Choice>,
    ) -> Result<Going, Gone> {
        let (task, own) = (self.task, self.link.process() as u32);
        let layer = self.layers.last();
        let depth = u64::from(self.layers.depth());
        let explorer = &mut self.explorer;
        explorer.go_to(state);
        explorer.result.depth = explorer.result.depth.max(depth);
        // A failure ends the search with the layer, not before: others may have it, too.
        if explorer.enter(choices, || mark(layer, own, place, None)) == Going::Over {
            return Ok(Going::On);
        }
        if depth >= task.limits.max_depth.unwrap_or(u64::MAX) {
            if !choices.is_empty() {
                explorer.result.limits.insert(LimitHit::Depth);
            }
            return Ok(Going::On);
        }
        for (turn, &choice) in choices.iter().enumerate() {
            let way = Way {
                parent: place,
                turn: turn as u32,
                choice,
            };
            let explorer = &mut self.explorer;
            let path = || mark(layer, own, place, Some(choice));
            let arrived = match explorer.step(state, choice, path) {
                Err(Halt::Full) => return Ok(Going::Over),
                Err(Halt::Found) | Ok(None | Some(Stored::Seen(_))) => Ok(()),
                Ok(Some(Stored::New(state) | Stored::Recent(state))) => {
                    let origin = Origin::before(own);
                    let arrival = Arrival { state, origin, way };
                    self.layers.arrive(arrival, 0, task.limits)
                }
                Ok(Some(Stored::Elsewhere(_))) => {
                    let owner = explorer.store.own().map_or(0, StateStore::owner) as usize;
                    if let Some(vector) = explorer.store.vector() {
                        self.senders[owner].put(way, vector);
                    }
                    if self.senders[owner].buffer.len() >= BATCH_BYTES {
                        self.flush(owner)?;
                    }
                    Ok(())
                }
            };
            if let Err(Full) = arrived {
                self.explorer.result.limits.insert(LimitHit::Memory);
                return Ok(Going::Over);
            }
            if self.explorer.limit_met(depth) {
                return Ok(Going::Over);
            }
        }
        Ok(Going::On)
    }
}
