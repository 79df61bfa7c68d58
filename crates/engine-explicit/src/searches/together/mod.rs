//! Several processes search together, layer by layer.
//!
//! Each state belongs to one process, by its hash. A process expands its own states, stores those
//! of their successors that are its own, and sends the others to whom they belong. A layer is over
//! when all messages about it have arrived; then every process tells the others what it has come
//! to, and all decide alike whether to go on. So states, transitions and failures are those that
//! one process finds that searches breadth first.

mod arriving;
mod ending;
mod expanding;
mod layers;
mod numbers;
mod rounds;
mod saving;
mod travel;

pub use saving::Saving;

use crate::searches::{Strategy, learning};
use crate::worker::explorer::Explorer;
use crate::worker::visited::Visited;
use fencepost_base::saved::{Damaged, from_bytes, to_bytes};
use fencepost_search::finding::SearchResult;
use fencepost_search::limits::Watch;
use fencepost_search::link::{Channel, Link};
use fencepost_search::parts::Point;
use fencepost_search::saved::SavedFailure;
use fencepost_search::store::{StateStore, Stored};
use fencepost_search::task::SearchTask;
use layers::Layers;
use numbers::{Asking, Trouble, answer};
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use travel::{Bytes, Receiver, Sender, put_number};

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

/// Why processes do not search.
#[derive(Debug)]
pub enum Refusal {
    /// They do not search the same.
    Processes(String),
    /// What was saved cannot be continued from.
    Saved(String),
}

/// What a message of the search begins with.
mod kind {
    /// States for the process that they belong to.
    pub const STATES: u8 = 1;
    /// How many states a process has so far.
    pub const COUNT: u8 = 2;
    /// Everybody is to stop: a limit is met.
    pub const STOP: u8 = 3;
    /// What a process has come to at the end of a layer, or when it pauses.
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
    /// Everything is searched again, with all of the text or without persistent sets.
    pub const AGAIN: u8 = 10;
    /// A process cannot go on. Says why.
    pub const BROKEN_OFF: u8 = 11;
    /// So many bytes of states were taken.
    pub const TAKEN: u8 = 12;
    /// Everybody is to pause: it is time to save.
    pub const PAUSE: u8 = 13;
    /// Whether a process has saved its part.
    pub const SAVED: u8 = 14;
    /// From which points a process can go on, and which search this is.
    pub const POINTS: u8 = 15;
    /// Whether a process has read what was saved, or why not.
    pub const RESTORED: u8 = 16;
    /// What was saved turns out to be wrong. Says why.
    pub const REFUSED: u8 = 17;
}

/// How long somebody waits before looking whether to go on waiting.
const LOOK: Duration = Duration::from_millis(50);

/// The search cannot go on.
struct Gone {
    why: String,
    /// Whether something that came is wrong; else a process was lost.
    is_wrong: bool,
}

impl Gone {
    fn lost(why: impl Into<String>) -> Self {
        Self {
            why: why.into(),
            is_wrong: false,
        }
    }

    fn wrong(why: impl Into<String>) -> Self {
        Self {
            why: why.into(),
            is_wrong: true,
        }
    }
}

impl From<Damaged> for Gone {
    fn from(Damaged(why): Damaged) -> Self {
        Self::wrong(why)
    }
}

/// What a process says when it has come to the end of a layer, or has paused.
#[derive(Clone, Copy)]
struct Summary {
    /// How many states of its part of the layer it has not expanded.
    left: u64,
    /// How many ways to states of its part of the next layer there are.
    arrived: u64,
    /// How many states it has.
    states: u64,
    /// Whether a limit stopped it.
    stopped: bool,
    /// Whether it wants to save.
    pauses: bool,
    /// Whether it had no room for some states, so that this is no point to save at.
    is_torn: bool,
    /// Whether it has found what is looked for.
    found: bool,
    /// Whether choices were left out that may be needed.
    unexpected: bool,
}

impl Summary {
    fn put(&self, out: &mut Vec<u8>) {
        put_number(self.left, out);
        put_number(self.arrived, out);
        put_number(self.states, out);
        let flags = [
            self.stopped,
            self.pauses,
            self.is_torn,
            self.found,
            self.unexpected,
        ];
        out.extend(flags.map(u8::from));
    }

    fn take(input: &mut Bytes<'_>) -> Result<Self, Damaged> {
        let (left, arrived, states) = (input.number()?, input.number()?, input.number()?);
        let mut flag = || match input.number()? {
            0 => Ok(false),
            1 => Ok(true),
            _ => Err(Damaged::new("a yes or no is neither")),
        };
        Ok(Self {
            left,
            arrived,
            states,
            stopped: flag()?,
            pauses: flag()?,
            is_torn: flag()?,
            found: flag()?,
            unexpected: flag()?,
        })
    }
}

/// What follows when all have come to the end of a layer, or have paused.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    /// The rest of the layer.
    SameLayer,
    Layer,
    Again,
    End {
        covered: bool,
    },
}

/// One process's part of the search.
struct Search<'a> {
    task: &'a SearchTask<'a>,
    link: &'a Arc<dyn Link>,
    saving: &'a Saving<'a>,
    asking: Option<Arc<Asking>>,
    trouble: &'a Trouble,
    explorer: Explorer<'a>,
    senders: Vec<Sender>,
    receivers: Vec<Receiver>,
    /// How many bytes of states are on their way to each process.
    in_flight: Vec<u64>,
    layers: Layers,
    round: &'a mut u64,
    /// The last point at which all have saved.
    point: &'a mut Point,
    /// What was found before the search was continued, as what its executions claim.
    failures: Vec<SavedFailure>,
    /// Messages of rounds that this process has not come to.
    early: VecDeque<(usize, u64, Vec<u8>)>,
    /// How many states each process has, as far as it has said.
    counts: Vec<u64>,
    summaries: Vec<Option<Summary>>,
    /// Whether a layer is being expanded, here or elsewhere.
    expanding: bool,
    /// Whether nothing more is expanded.
    stopping: bool,
    /// Whether nothing more is expanded before the search is saved.
    pausing: bool,
    /// Whether states were dropped for which there was no room.
    is_torn: bool,
    counted: Instant,
}

/// Explores what a task asks for together with other processes, which explore the same. `identity`
/// says what that is; it must be the same everywhere.
pub fn explore_together(
    task: &SearchTask<'_>,
    link: &Arc<dyn Link>,
    identity: &[u8],
    saving: &Saving<'_>,
) -> Result<Together, Refusal> {
    // What was saved says which part of the text counts, and goes on from the numbers that were
    // given. Those of the first state come first in every search.
    if saving.resume.is_none() {
        Explorer::start_in(task, Visited::new(task.store, task.limits));
        learning::learn(task, Strategy::BreadthFirst, Instant::now());
    }
    let trouble = Arc::new(Trouble::default());
    let over = AtomicBool::new(false);
    std::thread::scope(|scope| {
        if link.process() == 0 {
            scope.spawn(|| answer(link.as_ref(), task.machine, &over, &trouble));
        }
        let part = || take_part(task, link, identity, saving, &trouble);
        let found = match saving.resume {
            // States that no run of the program reaches can break the machine.
            Some(_) => catch_unwind(AssertUnwindSafe(part)).unwrap_or_else(|_| {
                let why = "it holds states that the program cannot have, or fencepost has a defect";
                Err(refuse(link.as_ref(), why))
            }),
            None => part(),
        };
        over.store(true, Ordering::Relaxed);
        task.machine.ask_before_numbering(None);
        found
    })
}

/// Tells all others that what was saved is wrong.
fn refuse(link: &dyn Link, why: &str) -> Refusal {
    let message = [&[kind::REFUSED], why.as_bytes()].concat();
    for process in (0..link.processes()).filter(|&process| process != link.process()) {
        link.send(process, Channel::Search, message.clone());
    }
    Refusal::Saved(why.to_string())
}

fn take_part(
    task: &SearchTask<'_>,
    link: &Arc<dyn Link>,
    identity: &[u8],
    saving: &Saving<'_>,
    trouble: &Arc<Trouble>,
) -> Result<Together, Refusal> {
    let mut round = 0;
    let mut point = Point {
        run: 0,
        number: 0,
        parts: link.processes() as u32,
    };
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
        let own = match initial {
            Stored::New(id) | Stored::Recent(id) | Stored::Seen(id) => Some(id),
            Stored::Elsewhere(_) => None,
        };
        let count = link.processes();
        let mut search = Search {
            task,
            link,
            saving,
            asking: asking.clone(),
            trouble,
            explorer,
            senders: (0..count).map(|_| Sender::default()).collect(),
            receivers: (0..count).map(|_| Receiver::default()).collect(),
            in_flight: vec![0; count],
            layers: Layers::first(own),
            round: &mut round,
            point: &mut point,
            failures: Vec::new(),
            early: std::mem::take(&mut early),
            counts: vec![0; count],
            summaries: vec![None; count],
            expanding: false,
            stopping: false,
            pausing: false,
            is_torn: false,
            counted: Instant::now(),
        };
        search.prepare();
        if std::mem::replace(&mut is_first, false) {
            match search.begin(identity) {
                Ok(None) => {}
                Ok(Some(refusal)) => return Err(refusal),
                Err(Gone { why, .. }) => return Ok(search.broken_off(&why)),
            }
            if link.process() != 0 {
                let asks = Asking::new(link, task.machine, trouble);
                asks.install(task.machine);
                asking = Some(asks.clone());
                search.asking = Some(asks);
            }
        }
        let ended = search.run().and_then(|next| match next {
            Next::End { covered } => search.end(covered),
            Next::Again | Next::Layer | Next::SameLayer => Ok(None),
        });
        match ended {
            Ok(Some(together)) => return Ok(together),
            Ok(None) => {
                early = std::mem::take(&mut search.early);
                learning::begin_again_together(task);
            }
            // What is wrong after a search was continued is blamed on what it continued from.
            Err(Gone { why, is_wrong }) if is_wrong && saving.resume.is_some() => {
                return Err(refuse(link.as_ref(), &why));
            }
            Err(Gone { why, .. }) => return Ok(search.broken_off(&why)),
        }
    }
}

impl Search<'_> {
    /// Makes the explorer one of several processes.
    fn prepare(&mut self) {
        self.explorer.leads = self.link.process() == 0;
        self.explorer.marks_paths = true;
        if let Some(store) = self.explorer.store.own() {
            store.mark_new();
        }
        let every = self.saving.save.map(|(_, every)| every);
        let (limits, interrupt) = (self.task.limits, self.task.interrupt);
        self.explorer.watch = Watch::start(limits, interrupt).saving(every);
    }

    /// Whether the search is saved.
    fn saves(&self) -> bool {
        self.saving.save.is_some()
    }

    fn others(&self) -> impl Iterator<Item = usize> + use<> {
        let own = self.link.process();
        (0..self.link.processes()).filter(move |&process| process != own)
    }

    fn tell_others(&self, message: &[u8]) {
        for process in self.others() {
            self.link.send(process, Channel::Search, message.to_vec());
        }
    }

    /// Makes sure that all processes search the same, and continues what was saved.
    fn begin(&mut self, identity: &[u8]) -> Result<Option<Refusal>, Gone> {
        if let Some(process) = self.compare_tasks(identity)? {
            return Ok(Some(Refusal::Processes(format!(
                "process {process} has another program, other options or another version"
            ))));
        }
        let Some(parts) = self.saving.resume else {
            self.agree_on_run()?;
            return Ok(None);
        };
        match self.restore(parts)? {
            Ok(()) => Ok(None),
            Err(Damaged(why)) => Ok(Some(Refusal::Saved(why))),
        }
    }

    /// Makes sure that all processes search the same. Gives one that does not.
    fn compare_tasks(&mut self, identity: &[u8]) -> Result<Option<usize>, Gone> {
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
            out.bool(self.saving.save.is_some());
            out.bool(self.saving.resume.is_some());
            self.task.machine.save_numbering(out);
            out.len(components.len());
            for words in components {
                words.iter().for_each(|&word| out.u64(word));
            }
        }));
        self.tell_others(&own);
        let mut other = None;
        let mut heard = vec![false; self.link.processes()];
        self.pass_round(|_, from, bytes| {
            if bytes != own {
                other.get_or_insert(from);
            }
            heard[from] = true;
            Ok(())
        })?;
        let mut silent = self.others().filter(|&process| !heard[process]);
        Ok(other.or_else(|| silent.next()))
    }

    /// Searches layer by layer.
    fn run(&mut self) -> Result<Next, Gone> {
        let reduces = self.task.machine.has_persistent_sets();
        loop {
            self.expanding = true;
            self.expand_layer()?;
            for process in self.others() {
                self.flush(process)?;
            }
            self.pass_round(Self::handle)?;
            self.expanding = false;
            let findings = &self.explorer.result.findings;
            let known = !self.task.find_all && !self.failures.is_empty();
            let summary = Summary {
                left: self.layers.left(),
                arrived: self.layers.arrivals.len() as u64,
                states: self.explorer.store.len(),
                stopped: self.stopping,
                pauses: self.pausing,
                is_torn: self.is_torn,
                found: known || self.task.checks().are_enough(findings),
                unexpected: reduces && self.task.machine.met_unexpected(),
            };
            match self.agree(summary)? {
                Next::SameLayer => {}
                Next::Layer => {
                    if let Some(tables) = self.explorer.store.own_tables() {
                        self.layers.close(tables);
                    }
                }
                next => return Ok(next),
            }
        }
    }

    /// Tells the others how far this process has come, decides with what they tell, and saves if
    /// that is due.
    fn agree(&mut self, own: Summary) -> Result<Next, Gone> {
        let mut message = vec![kind::SUMMARY];
        own.put(&mut message);
        self.tell_others(&message);
        self.summaries.fill(None);
        self.summaries[self.link.process()] = Some(own);
        self.pass_round(Self::handle)?;
        let all: Option<Vec<Summary>> = self.summaries.iter().copied().collect();
        let all = all.ok_or_else(|| Gone::wrong("a process did not say how its layer ended"))?;
        for (count, summary) in self.counts.iter_mut().zip(&all) {
            *count = summary.states;
        }
        self.note_counts();
        let any = |is: fn(&Summary) -> bool| all.iter().any(is);
        let next = if any(|summary| summary.stopped) {
            Next::End { covered: false }
        } else if any(|summary| summary.unexpected) {
            Next::Again
        } else if any(|summary| summary.left > 0) {
            Next::SameLayer
        } else if any(|summary| summary.found) {
            Next::End { covered: false }
        } else if any(|summary| summary.arrived > 0) {
            Next::Layer
        } else {
            Next::End { covered: true }
        };
        let ends = matches!(next, Next::End { .. });
        // Whoever went on from where choices were left out that are needed would miss something.
        let unexpected = any(|summary| summary.unexpected);
        if (ends || any(|summary| summary.pauses)) && !unexpected {
            match any(|summary| summary.is_torn) {
                true => self.note_torn(),
                false => self.save()?,
            }
        }
        self.pausing = false;
        Ok(next)
    }
}

/// Reads a message that is a stream after its first byte.
fn read_stream<T>(
    bytes: &[u8],
    read: impl FnOnce(&mut fencepost_base::saved::Reader<'_>) -> Result<T, Damaged>,
) -> Result<T, Damaged> {
    from_bytes(bytes.get(1..).unwrap_or_default(), read)
}
