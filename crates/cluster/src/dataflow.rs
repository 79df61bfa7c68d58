//! The dataflow that moves messages.

use crate::guarded::{Guarded, MOST_MESSAGE_BYTES};
use crate::status::Status;
use fencepost_search::link::{Arrival, Channel, Link, Lost};
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use std::io;
use std::net::TcpStream;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread::Thread;
use std::time::{Duration, Instant};
use timely::WorkerConfig;
use timely::communication::Hooks;
use timely::communication::allocator::zero_copy::initialize::initialize_networking_from_sockets;
use timely::communication::allocator::{AllocatorBuilder, ProcessBuilder};
use timely::container::CapacityContainerBuilder;
use timely::dataflow::channels::pact::Exchange;
use timely::dataflow::operators::generic::Operator;
use timely::dataflow::operators::{Input, Probe};
use timely::dataflow::{InputHandle, ProbeHandle};
use timely::worker::Worker;

/// How long the worker sleeps when there is nothing to do.
const NAP: Duration = Duration::from_millis(5);
/// How often a process sends a heartbeat.
const HEARTBEAT_EVERY: Duration = Duration::from_secs(1);
/// A process that has said nothing for so long is lost: its machine may be.
const MOST_SILENCE: Duration = Duration::from_secs(20);

/// The channel of heartbeats, which nobody reads.
const HEARTBEATS: u8 = 255;

/// Times of the dataflow are rounds, and ticks within them: what was sent leaves the process when
/// its time is over.
const TICK_BITS: u32 = 32;

/// A message on its way.
#[derive(Clone, Serialize, Deserialize)]
struct Record {
    to: u32,
    from: u32,
    channel: u8,
    #[serde(with = "serde_bytes")]
    bytes: Vec<u8>,
}

/// What the worker is asked to do.
enum Outgoing {
    Send(Record),
    EndRound,
}

/// What has come by one channel.
#[derive(Default)]
struct Inbox {
    arrivals: Mutex<VecDeque<Arrival>>,
    /// How many there are, so that nobody takes a lock to find none.
    count: AtomicUsize,
    came: Condvar,
}

/// What the worker and the search share.
struct Shared {
    process: usize,
    processes: usize,
    status: Arc<Status>,
    outgoing: Mutex<VecDeque<Outgoing>>,
    inboxes: [Inbox; 2],
    /// The thread of the worker, once it runs.
    worker: OnceLock<Thread>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Shared {
    fn put(&self, channel: Channel, arrival: Arrival) {
        let inbox = &self.inboxes[channel as usize];
        let mut arrivals = lock(&inbox.arrivals);
        arrivals.push_back(arrival);
        inbox.count.store(arrivals.len(), Ordering::Release);
        inbox.came.notify_one();
    }

    fn ask(&self, what: Outgoing) {
        lock(&self.outgoing).push_back(what);
        if let Some(worker) = self.worker.get() {
            worker.unpark();
        }
    }
}

/// Notes when the thread of the worker ends, which it does only when something is wrong.
struct Ending(Arc<Shared>);

impl Drop for Ending {
    fn drop(&mut self) {
        let own = self.0.process;
        let why = format!("the connections of process {own} have failed");
        self.0.status.lose(own, why);
    }
}

/// Connects a process to others by a dataflow.
pub struct TimelyLink {
    shared: Arc<Shared>,
}

impl TimelyLink {
    /// Starts the dataflow over streams to all other processes, in their order; there is none to
    /// the own one.
    pub fn start(own: usize, streams: Vec<Option<TcpStream>>) -> io::Result<Self> {
        let processes = streams.len();
        let status = Arc::new(Status::new(processes));
        let mut sockets = Vec::new();
        for (peer, stream) in streams.into_iter().enumerate() {
            sockets.push(match stream {
                Some(stream) => {
                    stream.set_nodelay(true)?;
                    stream.set_read_timeout(None)?;
                    stream.set_write_timeout(None)?;
                    Some(Guarded::new(stream, own, peer, status.clone()))
                }
                None => None,
            });
        }
        let shared = Arc::new(Shared {
            process: own,
            processes,
            status,
            outgoing: Mutex::default(),
            inboxes: Default::default(),
            worker: OnceLock::new(),
        });
        let hooks = Hooks::default();
        let inside = ProcessBuilder::new_typed_vector(1, hooks.refill.clone(), None);
        let (builders, guard) = initialize_networking_from_sockets(inside, sockets, own, 1, hooks)?;
        let builders = builders.into_iter().map(AllocatorBuilder::Tcp).collect();
        let config = WorkerConfig::default();
        let for_worker = shared.clone();
        let run = move |worker: &mut Worker| move_messages(worker, &for_worker);
        let workers = timely::execute::execute_from(builders, Box::new(guard), config, run);
        let workers = workers.map_err(io::Error::other)?;
        // Dropping this would wait for the other processes, which may never end.
        std::mem::forget(workers);
        Ok(Self { shared })
    }

    /// Waits until all other processes have gone, but not long: before a process ends whose last
    /// words the others must hear.
    pub fn part(&self, most: Duration) {
        let start = Instant::now();
        let own = self.shared.process;
        let is_there = |process| process != own && !self.is_lost(process);
        while (0..self.shared.processes).any(is_there) && start.elapsed() < most {
            std::thread::sleep(NAP);
        }
    }
}

/// Moves messages until the process ends.
fn move_messages(worker: &mut Worker, shared: &Arc<Shared>) {
    let _ending = Ending(shared.clone());
    let _ = shared.worker.set(std::thread::current());
    let mut input = InputHandle::<u64, CapacityContainerBuilder<Vec<Record>>>::new();
    let probe = ProbeHandle::new();
    let receiver = shared.clone();
    worker.dataflow(|scope| {
        scope
            .input_from(&mut input)
            .unary::<CapacityContainerBuilder<Vec<()>>, _, _, _>(
                Exchange::new(|record: &Record| u64::from(record.to)),
                "Inbox",
                move |_, _| {
                    move |input, _| {
                        input.for_each(|time, records| {
                            let round = *time.time() >> TICK_BITS;
                            for record in records.drain(..) {
                                arrive(&receiver, round, record);
                            }
                        });
                    }
                },
            )
            .probe_with(&probe);
    });
    let (mut round, mut over) = (0u64, 0u64);
    let mut last_heartbeat = Instant::now();
    let mut asked = VecDeque::new();
    loop {
        std::mem::swap(&mut *lock(&shared.outgoing), &mut asked);
        let mut is_busy = !asked.is_empty();
        for what in asked.drain(..) {
            match what {
                Outgoing::Send(record) => {
                    input.send(record);
                    // One message each, so that none gets too long.
                    input.flush();
                }
                Outgoing::EndRound => {
                    round += 1;
                    input.advance_to(round << TICK_BITS);
                }
            }
        }
        if last_heartbeat.elapsed() >= HEARTBEAT_EVERY {
            last_heartbeat = Instant::now();
            is_busy = true;
            send_heartbeats(shared, &mut input);
        }
        if is_busy {
            let tick = *input.time() + 1;
            input.advance_to(tick);
        }
        match is_busy {
            true => worker.step(),
            false => worker.step_or_park(Some(NAP)),
        };
        while over < round && !probe.less_than(&((over + 1) << TICK_BITS)) {
            shared.put(Channel::Search, Arrival::RoundOver(over));
            over += 1;
        }
    }
}

/// Tells the others that this process is there, and looks whether they are.
fn send_heartbeats(
    shared: &Shared,
    input: &mut InputHandle<u64, CapacityContainerBuilder<Vec<Record>>>,
) {
    for to in (0..shared.processes).filter(|&to| to != shared.process) {
        input.send(Record {
            to: to as u32,
            from: shared.process as u32,
            channel: HEARTBEATS,
            bytes: Vec::new(),
        });
        if shared.status.silence(to) > MOST_SILENCE {
            let seconds = MOST_SILENCE.as_secs();
            let why = format!("process {to} has said nothing for {seconds} seconds");
            shared.status.lose(to, why);
        }
    }
    input.flush();
}

fn arrive(shared: &Shared, round: u64, record: Record) {
    let channel = Channel::ALL.get(record.channel as usize);
    let from = record.from as usize;
    if let Some(&channel) = channel
        && from < shared.processes
        && from != shared.process
    {
        let bytes = record.bytes;
        shared.put(channel, Arrival::Message { from, round, bytes });
    } else if record.channel != HEARTBEATS {
        let why = "a message came that belongs to nobody".to_string();
        shared.status.lose(from.min(shared.processes - 1), why);
    }
}

impl Link for TimelyLink {
    fn process(&self) -> usize {
        self.shared.process
    }

    fn processes(&self) -> usize {
        self.shared.processes
    }

    fn send(&self, to: usize, channel: Channel, bytes: Vec<u8>) {
        // The other end would refuse it.
        if bytes.len() as u64 > MOST_MESSAGE_BYTES / 2 {
            let own = self.shared.process;
            let why = format!("process {own} has a message that is too long to send");
            self.shared.status.lose(own, why);
            return;
        }
        self.shared.ask(Outgoing::Send(Record {
            to: to as u32,
            from: self.shared.process as u32,
            channel: channel as u8,
            bytes,
        }));
    }

    fn end_round(&self) {
        self.shared.ask(Outgoing::EndRound);
    }

    fn receive(&self, channel: Channel, wait: Duration) -> Option<Arrival> {
        let inbox = &self.shared.inboxes[channel as usize];
        if inbox.count.load(Ordering::Acquire) == 0 && wait.is_zero() {
            return None;
        }
        let start = Instant::now();
        let mut arrivals = lock(&inbox.arrivals);
        loop {
            if let Some(arrival) = arrivals.pop_front() {
                inbox.count.store(arrivals.len(), Ordering::Release);
                return Some(arrival);
            }
            let left = wait.saturating_sub(start.elapsed());
            if left.is_zero() {
                return None;
            }
            let waited = inbox.came.wait_timeout(arrivals, left);
            arrivals = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    fn lost(&self) -> Option<Lost> {
        self.shared.status.lost()
    }

    fn is_lost(&self, process: usize) -> bool {
        self.shared.status.is_lost(process)
    }

    fn bytes_sent(&self) -> u64 {
        self.shared.status.bytes_sent()
    }
}
