//! The part of each layer that a process keeps, and how its states were reached.
//!
//! A search that was saved may go on with another number of processes. Then every process gets
//! other states, and its part of the last layer is made anew: such a layer is *carried over*, and
//! no step leads to it. The layers before it stay as they were, in parts of as many processes as
//! there were then; each part is kept by one of those that there are now.

use super::travel::Way;
use fencepost_base::saved::{Damaged, Reader, Writer};
use fencepost_search::limits::Limits;
use fencepost_search::saved::{restore_choice, save_choice};
use fencepost_search::store::{StateId, Tables};
use fencepost_vm::{Action, Choice, ThreadId};
use std::collections::BTreeMap;

/// A part of a layer, and how many layers lie between it and the one that refers to it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Origin(u32);

/// Bits of the number of a part.
const PART_BITS: u32 = 16;

impl Origin {
    /// The part of this number in the layer before.
    pub fn before(part: u32) -> Self {
        Self(part & ((1 << PART_BITS) - 1))
    }

    /// What another process or a file says.
    pub fn from_number(number: u32) -> Self {
        Self(number)
    }

    /// As one number.
    pub fn number(self) -> u32 {
        self.0
    }

    /// The number of the part.
    pub fn part(self) -> u32 {
        self.0 & ((1 << PART_BITS) - 1)
    }

    /// How many layers back it is.
    pub fn back(self) -> u32 {
        (self.0 >> PART_BITS) + 1
    }

    /// The same part, seen from one layer further on.
    fn further(self) -> Self {
        Self(self.0.saturating_add(1 << PART_BITS))
    }
}

/// How a state of a layer is reached.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    /// The part of a layer that has the parent, and its place there.
    pub origin: Origin,
    pub parent: u32,
    /// The step that leads here; none if the layer was carried over.
    pub choice: Option<Choice>,
}

/// A way to a state of the next layer.
#[derive(Clone, Copy)]
pub(super) struct Arrival {
    pub state: StateId,
    pub origin: Origin,
    pub way: Way,
}

impl Arrival {
    fn by_state(&self) -> (StateId, Origin, u32, u32) {
        (self.state, self.origin, self.way.parent, self.way.turn)
    }

    fn by_parent(&self) -> (Origin, u32, u32) {
        (self.origin, self.way.parent, self.way.turn)
    }

    /// The same way, when the layer of its parent was carried over.
    pub fn carried(self, state: StateId) -> Self {
        Self {
            state,
            origin: self.origin.further(),
            way: self.way,
        }
    }
}

/// Lists of arrivals that take fewer bytes than this grow without asking.
const SMALL_LIST: usize = 1 << 16;

/// Layers from a time when there were other processes.
#[derive(Default)]
pub(super) struct Era {
    /// The first of these layers.
    first: u32,
    /// How many parts they have.
    parts: u32,
    /// The parts that this process keeps.
    held: BTreeMap<u32, Vec<Vec<Entry>>>,
}

/// This process's part of all layers.
#[derive(Default)]
pub(super) struct Layers {
    eras: Vec<Era>,
    /// The number of the first layer that the present processes have made.
    first: u32,
    layers: Vec<Vec<Entry>>,
    /// Its states of the last layer.
    pub states: Vec<StateId>,
    /// States from here on were not expanded.
    pub next: usize,
    pub arrivals: Vec<Arrival>,
}

/// There is no memory for more.
pub(super) struct Full;

impl Layers {
    /// The first layer; it has the initial state if that belongs to this process.
    pub fn first(initial: Option<StateId>) -> Self {
        let states: Vec<StateId> = initial.into_iter().collect();
        // Never looked at: no choice leads to the initial state.
        let entry = Entry {
            origin: Origin::before(0),
            parent: 0,
            choice: Some(Choice {
                thread: ThreadId::MAIN,
                action: Action::Step,
            }),
        };
        Self {
            layers: vec![vec![entry; states.len()]],
            states,
            ..Self::default()
        }
    }

    /// The number of the last layer.
    pub fn last(&self) -> u32 {
        let count = self.layers.len() as u32;
        self.first.saturating_add(count).saturating_sub(1)
    }

    /// How many steps lead to the last layer.
    pub fn depth(&self) -> u32 {
        self.last().saturating_sub(self.eras.len() as u32)
    }

    /// How many states of the last layer were not expanded.
    pub fn left(&self) -> u64 {
        self.states.len().saturating_sub(self.next) as u64
    }

    /// The process, of so many, that keeps a part of a layer.
    pub fn holder(&self, layer: u32, part: u32, processes: u32) -> u32 {
        match layer >= self.first {
            true => part,
            false => part % processes.max(1),
        }
    }

    /// Notes a way to a state that is not in the layers yet. So many bytes may be taken beyond the
    /// limit.
    pub fn arrive(&mut self, arrival: Arrival, spare: u64, limits: &Limits) -> Result<(), Full> {
        let arrivals = &mut self.arrivals;
        let bytes = arrivals.len() * 2 * size_of::<Arrival>();
        let fits = arrivals.len() < arrivals.capacity() || bytes < SMALL_LIST;
        if !fits && !limits.memory_allows(0, (bytes as u64).saturating_sub(spare)) {
            return Err(Full);
        }
        arrivals.push(arrival);
        Ok(())
    }

    /// Makes a layer of what arrived. Of several ways to a state the first one stays, by process,
    /// place and choice, so that it does not matter which message came first.
    pub fn close(&mut self, tables: &Tables) {
        let mut arrivals = std::mem::take(&mut self.arrivals);
        arrivals.sort_unstable_by_key(Arrival::by_state);
        arrivals.dedup_by_key(|arrival| arrival.state);
        arrivals.sort_unstable_by_key(Arrival::by_parent);
        let entry = |arrival: &Arrival| Entry {
            origin: arrival.origin,
            parent: arrival.way.parent,
            choice: Some(arrival.way.choice),
        };
        self.layers.push(arrivals.iter().map(entry).collect());
        self.next = 0;
        self.states.clear();
        self.states
            .extend(arrivals.iter().map(|arrival| arrival.state));
        self.states.iter().for_each(|&state| tables.settle(state));
    }

    /// How a state of a part was reached.
    pub fn entry(&self, layer: u32, part: u32, place: u32) -> Option<Entry> {
        let (first, layers) = match layer.checked_sub(self.first) {
            Some(_) => (self.first, &self.layers),
            None => {
                let era = self.eras.iter().rev().find(|era| era.first <= layer)?;
                (era.first, era.held.get(&part)?)
            }
        };
        let layer = layers.get((layer - first) as usize)?;
        layer.get(place as usize).copied()
    }

    /// Begins a time with other processes: what this process had of the last layers is kept as one
    /// of so many parts, if it is kept here at all.
    pub fn leave(&mut self, part: u32, parts: u32, keeps: impl Fn(u32) -> bool) {
        let layers = std::mem::take(&mut self.layers);
        let next = self.first.saturating_add(layers.len() as u32);
        for era in &mut self.eras {
            era.held.retain(|&part, _| keeps(part));
        }
        let mut held = BTreeMap::new();
        if keeps(part) {
            held.insert(part, layers);
        }
        self.eras.push(Era {
            first: self.first,
            parts,
            held,
        });
        self.first = next;
    }

    /// Takes over parts of old layers that another file has. Says whether they fit.
    pub fn join(&mut self, other: Self) -> bool {
        let same = |(a, b): (&Era, &Era)| a.first == b.first && a.parts == b.parts;
        let fits = self.first == other.first
            && self.eras.len() == other.eras.len()
            && self.eras.iter().zip(&other.eras).all(same);
        for (own, other) in self.eras.iter_mut().zip(other.eras) {
            own.held.extend(other.held);
        }
        fits
    }

    /// Carries states over: they become the first layer of the present processes.
    pub fn carry(&mut self, states: Vec<(StateId, u32, u32)>) {
        let entry = |&(_, part, place): &(StateId, u32, u32)| Entry {
            origin: Origin::before(part),
            parent: place,
            choice: None,
        };
        self.layers = vec![states.iter().map(entry).collect()];
        self.states = states.into_iter().map(|(state, ..)| state).collect();
        self.next = 0;
    }

    /// Writes everything.
    pub fn save(&self, out: &mut Writer<'_>) {
        out.len(self.eras.len());
        for era in &self.eras {
            out.u32(era.first);
            out.u32(era.parts);
            out.len(era.held.len());
            for (&part, layers) in &era.held {
                out.u32(part);
                save_layers(layers, out);
            }
        }
        out.u32(self.first);
        save_layers(&self.layers, out);
        out.len(self.states.len());
        self.states.iter().for_each(|state| out.u64(state.0));
        out.len(self.next);
        out.len(self.arrivals.len());
        for arrival in &self.arrivals {
            out.u64(arrival.state.0);
            out.u32(arrival.origin.number());
            out.u32(arrival.way.parent);
            out.u32(arrival.way.turn);
            save_choice(arrival.way.choice, out);
        }
    }

    /// Reads what `save` wrote. States must be those of the tables.
    pub fn restore(input: &mut Reader<'_>, tables: &Tables) -> Result<Self, Damaged> {
        let state = |number| match tables.is_state(StateId(number)) {
            true => Ok(StateId(number)),
            false => Err(Damaged::new("a state is not there")),
        };
        let mut all = Self::default();
        let mut next = 0;
        for _ in 0..input.len(u32::MAX as usize)? {
            let mut era = Era {
                first: input.u32()?,
                parts: input.u32()?,
                held: BTreeMap::new(),
            };
            if all.eras.is_empty() != (era.first == 0) || era.first < next {
                return Err(out_of_order());
            }
            for _ in 0..input.len(u32::MAX as usize)? {
                let part = input.u32()?;
                if part >= era.parts || era.held.contains_key(&part) {
                    return Err(out_of_order());
                }
                era.held.insert(part, restore_layers(input)?);
            }
            next = era.first.saturating_add(1);
            all.eras.push(era);
        }
        all.first = input.u32()?;
        all.layers = restore_layers(input)?;
        let size = all.layers.last().map_or(0, Vec::len);
        let is_first = all.eras.is_empty() == (all.first == 0);
        if !is_first || all.first < next || all.layers.is_empty() || input.len(size)? != size {
            return Err(out_of_order());
        }
        for _ in 0..size {
            all.states.push(state(input.u64()?)?);
        }
        all.next = input.len(size)?;
        for _ in 0..input.len(usize::MAX)? {
            all.arrivals.push(Arrival {
                state: state(input.u64()?)?,
                origin: Origin::from_number(input.u32()?),
                way: Way {
                    parent: input.u32()?,
                    turn: input.u32()?,
                    choice: restore_choice(input)?,
                },
            });
        }
        Ok(all)
    }
}

fn out_of_order() -> Damaged {
    Damaged::new("layers are out of order")
}

fn save_layers(layers: &[Vec<Entry>], out: &mut Writer<'_>) {
    out.len(layers.len());
    for layer in layers {
        out.len(layer.len());
        for entry in layer {
            out.u32(entry.origin.number());
            out.u32(entry.parent);
            out.bool(entry.choice.is_some());
            if let Some(choice) = entry.choice {
                save_choice(choice, out);
            }
        }
    }
}

fn restore_layers(input: &mut Reader<'_>) -> Result<Vec<Vec<Entry>>, Damaged> {
    // Collecting grows with what is there, so a wrong length allocates nothing.
    let entry = |input: &mut Reader<'_>| {
        Ok(Entry {
            origin: Origin::from_number(input.u32()?),
            parent: input.u32()?,
            choice: match input.bool()? {
                true => Some(restore_choice(input)?),
                false => None,
            },
        })
    };
    let mut layers = Vec::new();
    for _ in 0..input.len(u32::MAX as usize)? {
        let count = input.len(u32::MAX as usize)?;
        let layer: Result<Vec<Entry>, Damaged> = (0..count).map(|_| entry(input)).collect();
        layers.push(layer?);
    }
    Ok(layers)
}
