//! What is known about the other processes.

use fencepost_search::link::Lost;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// What all threads of a link know.
pub(crate) struct Status {
    start: Instant,
    lost: Mutex<Option<Lost>>,
    gone: Vec<AtomicBool>,
    /// When each process was last heard, in milliseconds since the start.
    heard: Vec<AtomicU64>,
    bytes_sent: AtomicU64,
}

impl Status {
    pub fn new(processes: usize) -> Self {
        Self {
            start: Instant::now(),
            lost: Mutex::new(None),
            gone: (0..processes).map(|_| AtomicBool::new(false)).collect(),
            heard: (0..processes).map(|_| AtomicU64::new(0)).collect(),
            bytes_sent: AtomicU64::new(0),
        }
    }

    /// Notes that a process is not there any more. The first reason counts.
    pub fn lose(&self, process: usize, why: String) {
        let mut lost = self.lost.lock().unwrap_or_else(PoisonError::into_inner);
        lost.get_or_insert(Lost { process, why });
        if let Some(gone) = self.gone.get(process) {
            gone.store(true, Ordering::Release);
        }
    }

    /// The process that was lost first.
    pub fn lost(&self) -> Option<Lost> {
        if !self.gone.iter().any(|gone| gone.load(Ordering::Acquire)) {
            return None;
        }
        self.lost
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }

    pub fn is_lost(&self, process: usize) -> bool {
        let gone = self.gone.get(process);
        gone.is_none_or(|gone| gone.load(Ordering::Acquire))
    }

    /// Notes that a process has said something.
    pub fn hear(&self, process: usize) {
        let now = self.start.elapsed().as_millis() as u64;
        self.heard[process].store(now, Ordering::Relaxed);
    }

    /// For how long a process has said nothing.
    pub fn silence(&self, process: usize) -> Duration {
        let heard = self.heard[process].load(Ordering::Relaxed);
        let heard = Duration::from_millis(heard);
        self.start.elapsed().saturating_sub(heard)
    }

    pub fn note_sent(&self, bytes: usize) {
        self.bytes_sent.fetch_add(bytes as u64, Ordering::Relaxed);
    }

    pub fn bytes_sent(&self) -> u64 {
        self.bytes_sent.load(Ordering::Relaxed)
    }
}
