//! What connects processes that search together.
//!
//! A search needs little: messages to other processes, and to know when all messages of a round
//! have arrived everywhere. How they travel is not known here.

use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// What a message is about. Channels do not wait for each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Channel {
    /// States, counts and results.
    Search,
    /// Numbers that all processes agree on.
    Numbers,
}

impl Channel {
    /// Both, by number.
    pub const ALL: [Channel; 2] = [Channel::Search, Channel::Numbers];
}

/// What came by a channel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arrival {
    /// A message.
    Message {
        /// Who sent it.
        from: usize,
        /// In which round.
        round: u64,
        /// What it says.
        bytes: Vec<u8>,
    },
    /// All messages of this round, and of those before it, have arrived.
    RoundOver(u64),
}

/// Why a search cannot go on: a process is not there any more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lost {
    /// Which one.
    pub process: usize,
    /// What happened, in words for people.
    pub why: String,
}

/// The connections of one process to the others. Each process is in one round after the other.
pub trait Link: Send + Sync {
    /// Which process this is.
    fn process(&self) -> usize;
    /// How many there are.
    fn processes(&self) -> usize;
    /// Sends a message, in the round that the process is in.
    fn send(&self, to: usize, channel: Channel, bytes: Vec<u8>);
    /// Says that nothing more comes from this process in this round, and begins the next one.
    fn end_round(&self);
    /// What came next, if it comes within this time.
    fn receive(&self, channel: Channel, wait: Duration) -> Option<Arrival>;
    /// Which process was lost, if one was: the first one of which that is known.
    fn lost(&self) -> Option<Lost>;
    /// Whether the connection to one process was lost.
    fn is_lost(&self, process: usize) -> bool;
    /// Bytes that went to other processes.
    fn bytes_sent(&self) -> u64;
    /// How many bytes of states may be on their way to one process. Whoever has more to send waits
    /// until some have been taken.
    fn window(&self) -> u64 {
        WINDOW
    }
}

/// See [`Link::window`]: some tens of messages.
const WINDOW: u64 = 1 << 20;

/// What travels inside one process.
enum Parcel {
    Message(Channel, usize, u64, Vec<u8>),
    EndOfRound(u64),
}

/// What has come, by channel.
#[derive(Default)]
struct Inbox {
    channels: [VecDeque<Arrival>; 2],
    /// How many processes have ended each round that is not over.
    ended: VecDeque<usize>,
    over: u64,
}

/// A link between threads of one process, each of which searches as a process would.
pub struct LocalLink {
    process: usize,
    peers: Vec<Sender<Parcel>>,
    round: Mutex<u64>,
    receiver: Mutex<Receiver<Parcel>>,
    inbox: Mutex<Inbox>,
}

/// So often somebody looks who waits while another thread waits for what comes.
const LOOK: Duration = Duration::from_millis(1);

impl LocalLink {
    /// Links for so many threads.
    pub fn all(count: usize) -> Vec<LocalLink> {
        let (peers, receivers): (Vec<_>, Vec<_>) = (0..count).map(|_| channel()).unzip();
        let receivers = receivers.into_iter().enumerate();
        receivers
            .map(|(process, receiver)| LocalLink {
                process,
                peers: peers.clone(),
                round: Mutex::new(0),
                receiver: Mutex::new(receiver),
                inbox: Mutex::default(),
            })
            .collect()
    }

    fn put(&self, parcel: Parcel) {
        let mut inbox = self.inbox.lock().unwrap_or_else(PoisonError::into_inner);
        match parcel {
            Parcel::Message(channel, from, round, bytes) => {
                let arrival = Arrival::Message { from, round, bytes };
                inbox.channels[channel as usize].push_back(arrival);
            }
            Parcel::EndOfRound(round) => {
                let place = (round - inbox.over) as usize;
                if inbox.ended.len() <= place {
                    inbox.ended.resize(place + 1, 0);
                }
                inbox.ended[place] += 1;
                while inbox.ended.front() == Some(&self.peers.len()) {
                    inbox.ended.pop_front();
                    let over = Arrival::RoundOver(inbox.over);
                    inbox.channels[Channel::Search as usize].push_back(over);
                    inbox.over += 1;
                }
            }
        }
    }
}

impl Link for LocalLink {
    fn process(&self) -> usize {
        self.process
    }

    fn processes(&self) -> usize {
        self.peers.len()
    }

    fn send(&self, to: usize, channel: Channel, bytes: Vec<u8>) {
        let round = *self.round.lock().unwrap_or_else(PoisonError::into_inner);
        // Somebody who has ended needs nothing any more.
        let _ = self.peers[to].send(Parcel::Message(channel, self.process, round, bytes));
    }

    fn end_round(&self) {
        let mut round = self.round.lock().unwrap_or_else(PoisonError::into_inner);
        for peer in &self.peers {
            let _ = peer.send(Parcel::EndOfRound(*round));
        }
        *round += 1;
    }

    fn receive(&self, channel: Channel, wait: Duration) -> Option<Arrival> {
        let start = Instant::now();
        loop {
            if let Ok(receiver) = self.receiver.try_lock() {
                while let Ok(parcel) = receiver.try_recv() {
                    self.put(parcel);
                }
            }
            let mut inbox = self.inbox.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(arrival) = inbox.channels[channel as usize].pop_front() {
                return Some(arrival);
            }
            drop(inbox);
            let left = wait.saturating_sub(start.elapsed());
            if left.is_zero() {
                return None;
            }
            let Ok(receiver) = self.receiver.try_lock() else {
                std::thread::sleep(LOOK.min(left));
                continue;
            };
            // Not long: somebody who waits for the other channel cannot look meanwhile.
            if let Ok(parcel) = receiver.recv_timeout(LOOK.min(left)) {
                self.put(parcel);
            }
        }
    }

    fn lost(&self) -> Option<Lost> {
        None
    }

    fn is_lost(&self, _process: usize) -> bool {
        false
    }

    fn bytes_sent(&self) -> u64 {
        0
    }
}
