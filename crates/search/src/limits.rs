//! Limits of a search. Every one has a name, a default, and shows in the verdict when it is met.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The limits of a search.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// How many states may be stored.
    pub max_states: Option<u64>,
    /// How many operations may run, whether others can see them or not. Nobody asks for this; it
    /// bounds searches on behalf of something that was found.
    pub max_operations: Option<u64>,
    /// How much work states and steps may be, if there are more of them than the work is worth;
    /// counts as a limit of states. Nobody asks for this either.
    pub max_effort: Option<u64>,
    /// How many steps an execution may have.
    pub max_depth: Option<u64>,
    /// How long the search may take.
    pub timeout: Option<Duration>,
    /// How many bytes the search may take.
    pub memory_bytes: Option<u64>,
    /// Asks the system how many bytes the process takes, if the system says; else the bytes of
    /// the store count alone.
    pub resident_bytes: Option<fn() -> Option<u64>>,
}

impl Limits {
    /// Whether a store that takes `bytes` may take `more`.
    pub fn memory_allows(&self, bytes: u64, more: u64) -> bool {
        let Some(max) = self.memory_bytes else {
            return true;
        };
        let resident = self.resident_bytes.and_then(|ask| ask()).unwrap_or(0);
        bytes.max(resident).saturating_add(more) <= max
    }
}

/// A limit that was met.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum LimitHit {
    /// The number of states.
    States,
    /// The number of operations that ran.
    Operations,
    /// The length of an execution.
    Depth,
    /// The time.
    Timeout,
    /// The memory of the search.
    Memory,
    /// A full pending list stopped a thread from issuing.
    Pending,
    /// A queue of a model with working copies was too short.
    Queue,
    /// The platform acted only where the program needed it.
    Schedule,
    /// Whether an execution fulfils its prescient stores was not found out.
    Prescient,
    /// The modelled memory of the program.
    Heap,
    /// A periodic timer could fire once more.
    TimerFirings,
    /// Time could pass once more while the program could tell how much.
    ClockMoves,
    /// Only so many executions were taken at random.
    Runs,
    /// The store keeps hashes, and may have taken a state for another.
    Store,
    /// The number of states that a graph has at most if nobody says otherwise.
    GraphStates,
    /// How often control went back within a call.
    Unrolling,
    /// The size of a formula.
    FormulaSize,
    /// The number of observations.
    Observations,
    /// The number of serial executions that a history is compared with.
    Histories,
    /// Somebody asked the search to stop.
    Interrupted,
    /// A process that took part in the search was lost.
    ProcessLost,
}

impl LimitHit {
    /// Every limit.
    pub const ALL: [LimitHit; 21] = [
        LimitHit::States,
        LimitHit::Operations,
        LimitHit::Depth,
        LimitHit::Timeout,
        LimitHit::Memory,
        LimitHit::Pending,
        LimitHit::Queue,
        LimitHit::Schedule,
        LimitHit::Prescient,
        LimitHit::Heap,
        LimitHit::TimerFirings,
        LimitHit::ClockMoves,
        LimitHit::Runs,
        LimitHit::Store,
        LimitHit::GraphStates,
        LimitHit::Unrolling,
        LimitHit::FormulaSize,
        LimitHit::Observations,
        LimitHit::Histories,
        LimitHit::Interrupted,
        LimitHit::ProcessLost,
    ];

    /// The name in results.
    pub fn name(self) -> &'static str {
        match self {
            LimitHit::States => "max-states",
            LimitHit::Operations => "operations",
            LimitHit::Depth => "max-depth",
            LimitHit::Timeout => "timeout",
            LimitHit::Memory => "memory",
            LimitHit::Pending => "max-pending",
            LimitHit::Queue => "queue-capacity",
            LimitHit::Schedule => "schedule",
            LimitHit::Prescient => "prescient",
            LimitHit::Heap => "heap",
            LimitHit::TimerFirings => "timer-firings",
            LimitHit::ClockMoves => "clock-moves",
            LimitHit::Runs => "runs",
            LimitHit::Store => "store",
            LimitHit::GraphStates => "graph-states",
            LimitHit::Unrolling => "unrolling",
            LimitHit::FormulaSize => "formula-size",
            LimitHit::Observations => "observations",
            LimitHit::Histories => "histories",
            LimitHit::Interrupted => "interrupted",
            LimitHit::ProcessLost => "process-lost",
        }
    }
}

/// Watches the limits that time and memory set, cheaply enough to be asked after every step.
pub struct Watch<'a> {
    limits: &'a Limits,
    interrupt: Option<&'a AtomicBool>,
    start: Instant,
    last_look: Duration,
    /// Steps between two looks at the clock; it adapts to how long steps take.
    interval: u32,
    countdown: u32,
    next_memory_look: Duration,
    memory_is_short: bool,
    /// How much time passes between two checkpoints, and when the next is due.
    save_every: Option<Duration>,
    next_save: Duration,
    save_is_due: bool,
}

/// The most steps that go by between looks at the clock.
const MAX_INTERVAL: u32 = 32;
/// Looks that are further apart than this are too rare: some steps take very long.
const TOO_LONG: Duration = Duration::from_millis(20);
/// How long the memory is not looked at. Asking takes some ten microseconds, and tables that grow
/// ask for themselves.
const MEMORY_LOOKS: Duration = Duration::from_millis(20);

/// Memory is short when less than this part of it is left.
const SHORT: u64 = 8;

impl<'a> Watch<'a> {
    /// A watch that starts now.
    pub fn start(limits: &'a Limits, interrupt: Option<&'a AtomicBool>) -> Self {
        Self {
            limits,
            interrupt,
            start: Instant::now(),
            last_look: Duration::ZERO,
            interval: 1,
            countdown: 1,
            next_memory_look: Duration::ZERO,
            memory_is_short: false,
            save_every: None,
            next_save: Duration::ZERO,
            save_is_due: false,
        }
    }

    /// The same watch, which also says when it is time to save.
    pub fn saving(mut self, every: Option<Duration>) -> Self {
        self.save_every = every;
        self.note_saved();
        self
    }

    /// Says that a step was slow, so that the clock is looked at after it.
    #[inline]
    pub fn look_soon(&mut self) {
        self.countdown = 1;
    }

    /// Whether it is time to save.
    #[inline]
    pub fn save_is_due(&self) -> bool {
        self.save_is_due
    }

    /// Says that the search was just saved.
    pub fn note_saved(&mut self) {
        self.save_is_due = false;
        self.last_look = self.start.elapsed();
        if let Some(every) = self.save_every {
            self.next_save = self.last_look.saturating_add(every);
        }
    }

    /// Whether a limit is met. `states` and `bytes` are what the store holds.
    #[inline]
    pub fn check(&mut self, states: u64, bytes: impl FnOnce() -> u64) -> Option<LimitHit> {
        if self.limits.max_states.is_some_and(|max| states > max) {
            return Some(LimitHit::States);
        }
        self.countdown -= 1;
        if self.countdown > 0 {
            return None;
        }
        let elapsed = self.start.elapsed();
        self.interval = match elapsed.saturating_sub(self.last_look) > TOO_LONG {
            true => (self.interval / 4).max(1),
            false => (self.interval * 2).min(MAX_INTERVAL),
        };
        self.last_look = elapsed;
        self.countdown = self.interval;
        let over = self.over_after(elapsed);
        if over.is_some() {
            return over;
        }
        if self.save_every.is_some() && elapsed >= self.next_save {
            self.save_is_due = true;
        }
        // Asking the system takes microseconds, so it is not done at every look.
        if elapsed >= self.next_memory_look {
            self.next_memory_look = elapsed + MEMORY_LOOKS;
            let bytes = bytes();
            if !self.limits.memory_allows(bytes, 0) {
                return Some(LimitHit::Memory);
            }
            let reserve = self.limits.memory_bytes.unwrap_or(u64::MAX) / SHORT;
            self.memory_is_short = !self.limits.memory_allows(bytes, reserve);
        }
        None
    }

    /// Whether a user wants the search to stop, or time is up after so long.
    fn over_after(&self, elapsed: Duration) -> Option<LimitHit> {
        let interrupt = self.interrupt;
        if interrupt.is_some_and(|flag| flag.load(Ordering::Relaxed)) {
            return Some(LimitHit::Interrupted);
        }
        let up = self.limits.timeout.is_some_and(|t| elapsed >= t);
        up.then_some(LimitHit::Timeout)
    }

    /// Whether the search must stop, for work between two steps.
    pub fn is_over(&self) -> bool {
        self.over_after(self.start.elapsed()).is_some()
    }

    /// Whether little of the memory is left, as of the last look.
    #[inline]
    pub fn memory_is_short(&self) -> bool {
        self.memory_is_short
    }

    /// When time is up.
    pub fn deadline(&self) -> Option<Instant> {
        self.start.checked_add(self.limits.timeout?)
    }

    /// How long the search has run.
    pub fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A slow step is followed by a look at the clock, however quick those before it were.
    #[test]
    fn a_slow_step_is_noticed() {
        let timeout = Duration::from_millis(200);
        let limits = Limits {
            timeout: Some(timeout),
            ..Limits::default()
        };
        let mut watch = Watch::start(&limits, None);
        // By then it looks rarely, and the next look is not due.
        let quick = (0..2 * MAX_INTERVAL + 1).all(|_| watch.check(0, || 0).is_none());
        assert!(quick && watch.countdown > 1);
        std::thread::sleep(timeout);
        watch.look_soon();
        assert_eq!(watch.check(0, || 0), Some(LimitHit::Timeout));
        assert!(watch.is_over());
    }

    #[test]
    fn whoever_interrupts_is_heard() {
        let (limits, flag) = (Limits::default(), AtomicBool::new(false));
        let watch = Watch::start(&limits, Some(&flag));
        assert!(!watch.is_over());
        flag.store(true, Ordering::Relaxed);
        assert!(watch.is_over());
    }

    #[test]
    fn every_limit_is_listed_once() {
        let places = LimitHit::ALL.map(|limit| limit as usize);
        let all: Vec<usize> = (0..=LimitHit::ProcessLost as usize).collect();
        assert_eq!(places.to_vec(), all);
    }
}
