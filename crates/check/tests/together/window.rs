//! No more is on its way to a process than it can be expected to take.

use crate::processes::run_with;
use crate::summary::summary;
use crate::{philosophers, task};
use fencepost_check::{Reduction, check};
use fencepost_search::link::{Arrival, Channel, Link, LocalLink, Lost};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// What a message with states begins with.
const STATES: u8 = 1;

/// How many messages with states are on their way between two processes, and were at most.
#[derive(Default)]
struct Between {
    now: AtomicU64,
    most: AtomicU64,
    all: AtomicU64,
}

/// A link over which one message may be on its way. It gives a process nothing that does not wait
/// for it, so that processes are slow to take what others send.
struct Narrow {
    link: LocalLink,
    /// For each pair of processes.
    between: Arc<Vec<Vec<Between>>>,
}

impl Link for Narrow {
    fn process(&self) -> usize {
        self.link.process()
    }

    fn processes(&self) -> usize {
        self.link.processes()
    }

    fn send(&self, to: usize, channel: Channel, bytes: Vec<u8>) {
        if channel == Channel::Search && bytes.first() == Some(&STATES) {
            let between = &self.between[self.process()][to];
            let now = between.now.fetch_add(1, Ordering::SeqCst) + 1;
            between.most.fetch_max(now, Ordering::SeqCst);
            between.all.fetch_add(1, Ordering::SeqCst);
        }
        self.link.send(to, channel, bytes);
    }

    fn end_round(&self) {
        self.link.end_round();
    }

    fn receive(&self, channel: Channel, wait: Duration) -> Option<Arrival> {
        if wait.is_zero() {
            return None;
        }
        let arrival = self.link.receive(channel, wait)?;
        if let Arrival::Message { from, bytes, .. } = &arrival
            && channel == Channel::Search
            && bytes.first() == Some(&STATES)
        {
            let between = &self.between[*from][self.process()];
            between.now.fetch_sub(1, Ordering::SeqCst);
        }
        Some(arrival)
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

    fn window(&self) -> u64 {
        1
    }
}

#[test]
fn what_is_on_its_way_is_bounded() {
    let text = philosophers(9);
    let make = || task(&text, "sc", Reduction::None, |task| task.find_all = true);
    let row = || (0..2).map(|_| Between::default()).collect();
    let between: Arc<Vec<Vec<Between>>> = Arc::new((0..2).map(|_| row()).collect());
    let links = LocalLink::all(2).into_iter();
    let narrow = |link| {
        let between = between.clone();
        Arc::new(Narrow { link, between }) as Arc<dyn Link>
    };
    let (report, _) = run_with(links.map(narrow).collect(), &make);
    let report = report.expect("the task is fine");
    let one = check(&make()).expect("the task is fine");
    assert_eq!(summary(&report), summary(&one));
    for (from, to) in [(0, 1), (1, 0)] {
        let Between { most, all, .. } = &between[from][to];
        assert_eq!(most.load(Ordering::SeqCst), 1, "from {from} to {to}");
        // Layers have many states, so there was something to wait for.
        assert!(all.load(Ordering::SeqCst) > report.depth);
    }
}
