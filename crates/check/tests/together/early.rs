//! What comes while a process is still in the round before is taken in the order in which it was
//! sent.

use crate::processes::run_with;
use crate::summary::summary;
use crate::{philosophers, task};
use fencepost_check::{Reduction, check};
use fencepost_search::link::{Arrival, Channel, Link, LocalLink, Lost};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// What a message with states begins with.
const STATES: u8 = 1;

/// A process does not wait longer than this for others to be ahead of it.
const MOST_DELAY: Duration = Duration::from_millis(20);

/// A link that tells a process late that a round is over, so that others are ahead of it.
struct Late {
    link: LocalLink,
    /// The end of a round that is held back, and until when.
    held: Mutex<Option<(u64, Instant)>>,
    /// How many messages came a round early.
    early: Arc<AtomicU64>,
}

impl Link for Late {
    fn process(&self) -> usize {
        self.link.process()
    }

    fn processes(&self) -> usize {
        self.link.processes()
    }

    fn send(&self, to: usize, channel: Channel, bytes: Vec<u8>) {
        self.link.send(to, channel, bytes);
    }

    fn end_round(&self) {
        self.link.end_round();
    }

    fn receive(&self, channel: Channel, wait: Duration) -> Option<Arrival> {
        if self.process() != 0 || channel != Channel::Search {
            return self.link.receive(channel, wait);
        }
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let start = Instant::now();
        loop {
            if let Some((round, until)) = *held
                && Instant::now() >= until
            {
                *held = None;
                return Some(Arrival::RoundOver(round));
            }
            match (self.link.receive(channel, Duration::ZERO), *held) {
                (Some(Arrival::RoundOver(round)), None) => {
                    *held = Some((round, Instant::now() + MOST_DELAY));
                }
                (Some(arrival), Some((over, _))) => {
                    // One is enough: what the same process sends next comes in time.
                    if matches!(&arrival, Arrival::Message { round, bytes, .. }
                        if *round > over && bytes.first() == Some(&STATES))
                    {
                        self.early.fetch_add(1, Ordering::SeqCst);
                        *held = Some((over, Instant::now()));
                    }
                    return Some(arrival);
                }
                (Some(arrival), None) => return Some(arrival),
                (None, _) if start.elapsed() >= wait => return None,
                (None, _) => std::thread::sleep(Duration::from_micros(100)),
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

#[test]
fn states_that_come_a_round_early_are_read_as_they_were_sent() {
    let text = philosophers(10);
    let make = || task(&text, "sc", Reduction::None, |task| task.find_all = true);
    let early = Arc::new(AtomicU64::new(0));
    let late = |link| {
        Arc::new(Late {
            link,
            held: Mutex::default(),
            early: early.clone(),
        }) as Arc<dyn Link>
    };
    let links = LocalLink::all(3).into_iter().map(late).collect();
    let (report, _) = run_with(links, &make);
    let report = report.expect("the task is fine");
    let one = check(&make()).expect("the task is fine");
    assert_eq!(summary(&report), summary(&one));
    assert!(early.load(Ordering::SeqCst) > 0);
}
