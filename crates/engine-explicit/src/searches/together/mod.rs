//! Several processes search together, layer by layer.
//!
//! Each state belongs to one process, by its hash. A process expands its own states, stores those
//! of their successors that are its own, and sends the others to whom they belong. A layer is over
//! when all messages about it have arrived; then every process tells the others what it has come
//! to, and all decide alike whether to go on. So states, transitions and failures are those that
//! one process finds that searches breadth first.

mod arriving;
mod ending;
mod layers;
mod numbers;
mod travel;

use crate::worker::explorer::{Explorer, Halt};
use crate::worker::persistent;
use crate::worker::visited::Visited;
use fencepost_base::saved::{Damaged, from_bytes, to_bytes};
use fencepost_search::checks::Going;
use fencepost_search::finding::SearchResult;
use fencepost_search::limits::LimitHit;
use fencepost_search::link::{Arrival, Lane, Link};
use fencepost_search::store::{StateId, StateStore, Stored};
use fencepost_search::task::SearchTask;
use fencepost_vm::{Action, Choice, ThreadId};
use layers::{Full, Layers};
use numbers::{Asking, Trouble, answer};
use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use travel::{Bytes, Receiver, Sender, Way, put_number};

/// What a search of several processes came to, for one of them.
#[derive(Debug)]
pub enum Together {
    /// This is the first process: what all have found.
    Found(Box<SearchResult>),
    /// This is another one, and the first has what it found.
    Reported,
    /// This is another one, and the search broke off. Says why.
    BrokenOff(String),
}

/// What a message of the search begins with.
mod kind {
    /// States for the process that they belong to.
    pub const STATES: u8 = 1;
    /// How many states a process has so far.
    pub const COUNT: u8 = 2;
    /// Everybody is to stop: a limit is met.
    pub const STOP: u8 = 3;
    /// What a process has come to at the end of a layer.
    pub const SUMMARY: u8 = 4;
    /// What a process is about to search.
    pub const TASK: u8 = 5;
    /// What a process has found.
    pub const RESULT: u8 = 6;
    /// How were these states reached?
    pub const ASK_PARENTS: u8 = 7;
    /// The answer.
    pub const PARENTS: u8 = 8;
    /// The first process has all it needs.
    pub const OVER: u8 = 9;
    /// Everything is searched again without persistent sets.
    pub const AGAIN: u8 = 10;
    /// A process cannot go on. Says why.
    pub const BROKEN_OFF: u8 = 11;
}

/// A message is sent when it has so many bytes.
const BATCH_BYTES: usize = 1 << 15;
/// How long somebody waits before looking whether to go on waiting.
const LOOK: Duration = Duration::from_millis(50);
/// How often a process says how many states it has.
const COUNT_EVERY: Duration = Duration::from_millis(50);

/// The search cannot go on. Says why.
struct Gone(String);

/// What a process says at the end of a layer.
#[derive(Clone, Copy)]
struct Summary {
    /// How many states its part of the next layer has.
    fresh: u64,
    /// How many states it has.
    states: u64,
    /// Whether a limit stopped it.
    stopped: bool,
    /// Whether it has found what is looked for.
    found: bool,
    /// Whether choices were left out that may be needed.
    surprised: bool,
}

/// What follows a layer.
enum Next {
    Layer,
    Again,
    End { covered: bool },
}

/// One process's part of the search.
struct Search<'a> {
    task: &'a SearchTask<'a>,
    link: &'a Arc<dyn Link>,
    asking: Option<Arc<Asking>>,
    trouble: &'a Trouble,
    explorer: Explorer<'a>,
    senders: Vec<Sender>,
    receivers: Vec<Receiver>,
    layers: Layers,
    round: &'a mut u64,
    /// Messages of rounds that this process has not come to.
    early: VecDeque<(usize, u64, Vec<u8>)>,
    /// How many states each process has, as far as it has said.
    counts: Vec<u64>,
    summaries: Vec<Option<Summary>>,
    /// Whether nothing more is expanded.
    stopping: bool,
    counted: Instant,
}

/// Explores what a task asks for together with other processes, which explore the same. `identity`
/// says what that is; it must be the same everywhere.
pub fn explore_together(
    task: &SearchTask<'_>,
    link: &Arc<dyn Link>,
    identity: &[u8],
) -> Result<Together, String> {
    persistent::prepare(task);
    let trouble = Arc::new(Trouble::default());
    let over = AtomicBool::new(false);
    std::thread::scope(|scope| {
        if link.process() == 0 {
            scope.spawn(|| answer(link.as_ref(), task.machine, &over, &trouble));
        }
        let found = take_part(task, link, identity, &trouble);
        over.store(true, Ordering::Relaxed);
        task.machine.ask_before_numbering(None);
        found
    })
}

fn take_part(
    task: &SearchTask<'_>,
    link: &Arc<dyn Link>,
    identity: &[u8],
    trouble: &Arc<Trouble>,
) -> Result<Together, String> {
    let mut round = 0;
    let mut early = VecDeque::new();
    let mut asking = None;
    let mut is_first = true;
    loop {
        let store = StateStore::sharing(link.process() as u32, link.processes() as u32);
        let (explorer, initial) = Explorer::start_in(task, Visited::Own(Box::new(store)));
        let Some(initial) = initial else {
            // The program ends before its first state, in every process.
            return Ok(match link.process() {
                0 => Together::Found(Box::new(explorer.finish(true))),
                _ => Together::Reported,
            });
        };
        let mut search = Search::new(task, link, trouble, explorer, initial, &mut round);
        search.early = std::mem::take(&mut early);
        search.asking.clone_from(&asking);
        if std::mem::replace(&mut is_first, false) {
            if let Err(message) = search.compare_tasks(identity) {
                return match message {
                    Some(message) => Err(message),
                    None => Ok(search.broken_off("a process was lost before the search began")),
                };
            }
            if link.process() != 0 {
                let asks = Asking::new(link, task.machine, trouble);
                asks.install(task.machine);
                asking = Some(asks.clone());
                search.asking = Some(asks);
            }
        }
        let ended = search.run().and_then(|next| match next {
            Next::Again => Ok(None),
            Next::End { covered } => search.end(covered),
            Next::Layer => Ok(None),
        });
        match ended {
            Ok(Some(together)) => return Ok(together),
            Ok(None) => {
                early = std::mem::take(&mut search.early);
                task.machine.give_up_persistent_sets();
            }
            Err(Gone(why)) => return Ok(search.broken_off(&why)),
        }
    }
}

/// Stands for the path to a state of the own part of a layer, and one more choice, until it is put
/// together.
fn mark(layer: u32, place: u32, last: Option<Choice>) -> Vec<Choice> {
    let state = Choice {
        thread: ThreadId(layer),
        action: Action::Data(place),
    };
    std::iter::once(state).chain(last).collect()
}

impl<'a> Search<'a> {
    fn new(
        task: &'a SearchTask<'a>,
        link: &'a Arc<dyn Link>,
        trouble: &'a Trouble,
        mut explorer: Explorer<'a>,
        initial: Stored,
        round: &'a mut u64,
    ) -> Self {
        let count = link.processes();
        explorer.leads = link.process() == 0;
        explorer.marks_paths = true;
        if let Some(store) = explorer.store.own() {
            store.mark_new();
        }
        let own = match initial {
            Stored::New(id) | Stored::Recent(id) | Stored::Seen(id) => Some(id),
            Stored::Elsewhere(_) => None,
        };
        Self {
            task,
            link,
            asking: None,
            trouble,
            explorer,
            senders: (0..count).map(|_| Sender::default()).collect(),
            receivers: (0..count).map(|_| Receiver::default()).collect(),
            layers: Layers::first(own),
            round,
            early: VecDeque::new(),
            counts: vec![0; count],
            summaries: vec![None; count],
            stopping: false,
            counted: Instant::now(),
        }
    }

    fn others(&self) -> impl Iterator<Item = usize> + use<> {
        let own = self.link.process();
        (0..self.link.processes()).filter(move |&process| process != own)
    }

    fn tell_others(&self, message: &[u8]) {
        for process in self.others() {
            self.link.send(process, Lane::Search, message.to_vec());
        }
    }

    /// Makes sure that all processes search the same. Nothing is said if one was lost.
    fn compare_tasks(&mut self, identity: &[u8]) -> Result<(), Option<String>> {
        let mut own = vec![kind::TASK];
        // Even what is compiled alike everywhere could be lowered in different ways.
        let components = self
            .explorer
            .store
            .vector()
            .map_or_else(Vec::new, |vector| {
                (0..vector.len()).map(|place| vector.words(place)).collect()
            });
        own.extend(to_bytes(|out| {
            out.bytes(identity);
            self.task.machine.save_numbering(out);
            out.len(components.len());
            for words in components {
                words.iter().for_each(|&word| out.u64(word));
            }
        }));
        self.tell_others(&own);
        let mut other = None;
        let mut heard = vec![false; self.link.processes()];
        let compared = self.pass_round(|_, from, bytes| {
            look_for_break(bytes)?;
            if bytes != own {
                other.get_or_insert(from);
            }
            heard[from] = true;
            Ok(())
        });
        compared.map_err(|Gone(_)| None)?;
        let mut silent = self.others().filter(|&process| !heard[process]);
        match other.or_else(|| silent.next()) {
            Some(process) => Err(Some(format!(
                "process {process} has another program, other options or another version"
            ))),
            None => Ok(()),
        }
    }

    /// Searches layer by layer.
    fn run(&mut self) -> Result<Next, Gone> {
        let reduces = self.task.machine.has_persistent_sets();
        loop {
            self.expand_layer()?;
            for process in self.others() {
                self.flush(process);
            }
            self.pass_round(Self::handle)?;
            let fresh = match self.explorer.store.own_tables() {
                Some(tables) => self.layers.close(tables),
                None => 0,
            };
            let summary = Summary {
                fresh,
                states: self.explorer.store.len(),
                stopped: self.stopping,
                found: self
                    .task
                    .checks()
                    .are_enough(&self.explorer.result.findings),
                surprised: reduces && self.task.machine.was_surprised(),
            };
            match self.agree(summary)? {
                Next::Layer => {}
                next => return Ok(next),
            }
        }
    }

    /// Tells the others how the layer ended here, and decides with what they tell.
    fn agree(&mut self, own: Summary) -> Result<Next, Gone> {
        let mut message = vec![kind::SUMMARY];
        put_number(own.fresh, &mut message);
        put_number(own.states, &mut message);
        message.extend([own.stopped, own.found, own.surprised].map(u8::from));
        self.tell_others(&message);
        self.summaries.fill(None);
        self.summaries[self.link.process()] = Some(own);
        self.pass_round(Self::handle)?;
        let all: Option<Vec<Summary>> = self.summaries.iter().copied().collect();
        let all = all.ok_or_else(|| Gone("a process did not say how its layer ended".into()))?;
        for (count, summary) in self.counts.iter_mut().zip(&all) {
            *count = summary.states;
        }
        self.note_counts();
        Ok(if all.iter().any(|summary| summary.stopped) {
            Next::End { covered: false }
        } else if all.iter().any(|summary| summary.surprised) {
            Next::Again
        } else if all.iter().any(|summary| summary.found) {
            Next::End { covered: false }
        } else if all.iter().any(|summary| summary.fresh > 0) {
            Next::Layer
        } else {
            Next::End { covered: true }
        })
    }

    /// Says that nothing more comes in this round, and waits until everything has come.
    fn pass_round(
        &mut self,
        mut handle: impl FnMut(&mut Self, usize, &[u8]) -> Result<(), Gone>,
    ) -> Result<(), Gone> {
        self.link.end_round();
        // Those that came while this process was in the round before.
        for _ in 0..self.early.len() {
            let Some((from, round, bytes)) = self.early.pop_front() else {
                break;
            };
            match round == *self.round {
                true => handle(self, from, &bytes)?,
                false => self.early.push_back((from, round, bytes)),
            }
        }
        loop {
            match self.link.receive(Lane::Search, LOOK) {
                Some(Arrival::Message { from, round, bytes }) if round == *self.round => {
                    handle(self, from, &bytes)?;
                }
                Some(Arrival::Message { from, round, bytes }) => {
                    self.keep(from, round, bytes)?;
                }
                Some(Arrival::RoundOver(round)) if round == *self.round => break,
                Some(Arrival::RoundOver(_)) => {}
                None => {
                    self.explorer.watch.look_soon();
                    if self.explorer.limit_met(u64::from(self.layers.depth())) {
                        self.stop();
                    }
                }
            }
            self.look_for_trouble()?;
        }
        *self.round += 1;
        Ok(())
    }

    /// Keeps a message of a round that this process has not come to.
    fn keep(&mut self, from: usize, round: u64, bytes: Vec<u8>) -> Result<(), Gone> {
        look_for_break(&bytes)?;
        self.early.push_back((from, round, bytes));
        Ok(())
    }

    fn look_for_trouble(&self) -> Result<(), Gone> {
        if let Some(why) = self.trouble.get() {
            return Err(Gone(why));
        }
        match self.link.lost() {
            Some(lost) => Err(Gone(lost.why)),
            None => Ok(()),
        }
    }

    /// Looks at what has come.
    fn poll(&mut self) -> Result<(), Gone> {
        while let Some(arrival) = self.link.receive(Lane::Search, Duration::ZERO) {
            if let Arrival::Message { from, round, bytes } = arrival {
                match round == *self.round {
                    true => self.handle(from, &bytes)?,
                    false => self.keep(from, round, bytes)?,
                }
            }
        }
        if self.counted.elapsed() >= COUNT_EVERY {
            self.counted = Instant::now();
            self.look_for_trouble()?;
            let own = self.explorer.store.len();
            self.counts[self.link.process()] = own;
            let mut message = vec![kind::COUNT];
            put_number(own, &mut message);
            match self.task.limits.max_states {
                Some(_) => self.tell_others(&message),
                // Only the first one tells how far all have come.
                None if self.link.process() != 0 => self.link.send(0, Lane::Search, message),
                None => {}
            }
        }
        Ok(())
    }

    fn note_counts(&mut self) {
        let others = self.others();
        let counts = others.map(|process| self.counts[process]);
        self.explorer.states_elsewhere = counts.fold(0, u64::saturating_add);
    }

    /// Deals with a message of this round.
    fn handle(&mut self, from: usize, bytes: &[u8]) -> Result<(), Gone> {
        look_for_break(bytes)?;
        let nonsense = |Damaged(why)| Gone(format!("process {from} sent nonsense: {why}"));
        let Some((&kind, rest)) = bytes.split_first() else {
            return Err(nonsense(Damaged::new("an empty message")));
        };
        let mut input = Bytes(rest);
        match kind {
            kind::STATES if self.stopping => {}
            kind::STATES => self.take_states(from, &mut input).map_err(nonsense)?,
            kind::COUNT => {
                self.counts[from] = input.number().map_err(nonsense)?;
                self.note_counts();
            }
            kind::STOP => self.stopping = true,
            kind::SUMMARY => {
                let summary = take_summary(&mut input).map_err(nonsense)?;
                self.summaries[from] = Some(summary);
            }
            _ => return Err(nonsense(Damaged::new("a message of an unknown kind"))),
        }
        Ok(())
    }

    /// Lets everybody stop.
    fn stop(&mut self) {
        if !std::mem::replace(&mut self.stopping, true) {
            self.tell_others(&[kind::STOP]);
        }
    }

    /// Sends what there is for a process.
    fn flush(&mut self, process: usize) {
        let states = std::mem::take(&mut self.senders[process].buffer);
        if states.is_empty() {
            return;
        }
        let mut message = Vec::with_capacity(states.len() + 64);
        message.push(kind::STATES);
        let counts = self.task.machine.key_tables().numbered();
        put_number(counts.len() as u64, &mut message);
        for count in counts {
            put_number(u64::from(count), &mut message);
        }
        message.extend_from_slice(&states);
        self.link.send(process, Lane::Search, message);
    }

    /// Expands the own part of the last layer.
    fn expand_layer(&mut self) -> Result<(), Gone> {
        let states = std::mem::take(&mut self.layers.states);
        let mut choices = Vec::new();
        for (place, &state) in states.iter().enumerate() {
            self.poll()?;
            if self.stopping {
                break;
            }
            if self.expand(place as u32, state, &mut choices) == Going::Over {
                self.stop();
            }
        }
        Ok(())
    }

    /// Looks at one state and takes all its choices. `Over` if a limit is met.
    fn expand(&mut self, place: u32, state: StateId, choices: &mut Vec<Choice>) -> Going {
        let (task, own) = (self.task, self.link.process() as u32);
        let layer = self.layers.depth();
        let depth = u64::from(layer);
        let explorer = &mut self.explorer;
        explorer.go_to(state);
        explorer.result.depth = explorer.result.depth.max(depth);
        // A failure ends the search with the layer, not before: others may have it, too.
        if explorer.enter(choices, || mark(layer, place, None)) == Going::Over {
            return Going::On;
        }
        if depth >= task.limits.max_depth.unwrap_or(u64::MAX) {
            if !choices.is_empty() {
                explorer.result.limits.insert(LimitHit::Depth);
            }
            return Going::On;
        }
        for (turn, &choice) in choices.iter().enumerate() {
            let way = Way {
                parent: place,
                turn: turn as u32,
                choice,
            };
            let explorer = &mut self.explorer;
            let arrived = match explorer.step(state, choice, || mark(layer, place, Some(choice))) {
                Err(Halt::Full) => return Going::Over,
                Err(Halt::Found) | Ok(None | Some(Stored::Seen(_))) => Ok(()),
                Ok(Some(Stored::New(id) | Stored::Recent(id))) => {
                    self.layers.arrive(id, own, way, task.limits)
                }
                Ok(Some(Stored::Elsewhere(_))) => {
                    let owner = explorer.store.own().map_or(0, StateStore::owner) as usize;
                    if let Some(vector) = explorer.store.vector() {
                        self.senders[owner].put(way, vector);
                    }
                    if self.senders[owner].buffer.len() >= BATCH_BYTES {
                        self.flush(owner);
                    }
                    Ok(())
                }
            };
            if let Err(Full) = arrived {
                self.explorer.result.limits.insert(LimitHit::Memory);
                return Going::Over;
            }
            if self.explorer.limit_met(depth) {
                return Going::Over;
            }
        }
        Going::On
    }
}

/// Whether a process says that it cannot go on.
fn look_for_break(bytes: &[u8]) -> Result<(), Gone> {
    match bytes.split_first() {
        Some((&kind::BROKEN_OFF, why)) => Err(Gone(String::from_utf8_lossy(why).into_owned())),
        _ => Ok(()),
    }
}

fn take_summary(input: &mut Bytes<'_>) -> Result<Summary, Damaged> {
    let (fresh, states) = (input.number()?, input.number()?);
    let mut flag = || match input.number()? {
        0 => Ok(false),
        1 => Ok(true),
        _ => Err(Damaged::new("a yes or no is neither")),
    };
    Ok(Summary {
        fresh,
        states,
        stopped: flag()?,
        found: flag()?,
        surprised: flag()?,
    })
}

/// Reads a message that is a stream after its first byte.
fn read_stream<T>(
    bytes: &[u8],
    read: impl FnOnce(&mut fencepost_base::saved::Reader<'_>) -> Result<T, Damaged>,
) -> Result<T, Damaged> {
    from_bytes(bytes.get(1..).unwrap_or_default(), read)
}
