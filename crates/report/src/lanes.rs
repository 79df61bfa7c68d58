//! The columns of a trace: one for each thread, unless async methods go on in so many threads, one
//! after the other, that nobody could read them.

use crate::trace_table::thread_names;
use fencepost_check::TraceStep;

/// With more threads than this, those that go on with async methods share columns.
const MOST_COLUMNS: usize = 4;

/// The columns, and which thread is in which.
pub(crate) struct Lanes {
    /// What stands above each column.
    pub headings: Vec<String>,
    /// Each thread with its column and its name.
    threads: Vec<(usize, usize, String)>,
}

impl Lanes {
    /// The columns for a trace.
    pub fn new(trace: &[TraceStep]) -> Self {
        let mut names = thread_names(trace);
        let shares = names.len() > MOST_COLUMNS;
        // Each column is taken by whoever comes next.
        if shares {
            let begins = |thread: usize| {
                let first = trace.iter().find(|step| step.thread == thread);
                first.filter(|step| step.resumed).map(|step| step.step)
            };
            names.sort_by_key(|&(thread, _)| begins(thread));
        }
        let mut headings: Vec<String> = Vec::new();
        let mut threads: Vec<(usize, usize, String)> = Vec::new();
        // The columns that are shared, each with where its last thread ends.
        let mut shared: Vec<(usize, usize)> = Vec::new();
        for (thread, name) in names {
            let own = |step: &TraceStep| step.thread == thread;
            let first = trace.iter().position(own).unwrap_or_default();
            let last = trace.iter().rposition(own).unwrap_or_default();
            let column = match shares && trace[first].resumed {
                true => {
                    let free = shared.iter_mut().find(|(_, end)| *end < first);
                    match free {
                        Some((column, end)) => {
                            *end = last;
                            *column
                        }
                        None => {
                            shared.push((headings.len(), last));
                            headings.push(name.clone());
                            headings.len() - 1
                        }
                    }
                }
                false => {
                    headings.push(name.clone());
                    headings.len() - 1
                }
            };
            threads.push((thread, column, name));
        }
        let several = |column: usize| {
            let mut own = threads.iter().filter(|(_, of, _)| *of == column);
            own.nth(1).is_some()
        };
        let shared: Vec<usize> = shared.iter().map(|(column, _)| *column).collect();
        let shared: Vec<usize> = shared
            .into_iter()
            .filter(|&column| several(column))
            .collect();
        for (number, column) in (1..).zip(&shared) {
            headings[*column] = match shared.len() {
                1 => "async methods".to_string(),
                _ => format!("async methods {number}"),
            };
        }
        Self { headings, threads }
    }

    /// The column of a thread.
    pub fn column(&self, thread: usize) -> usize {
        let known = self.threads.iter().find(|(other, ..)| *other == thread);
        known.map_or(0, |(_, column, _)| *column)
    }

    /// What says that a thread takes over a column, if it shares one.
    pub fn resumption(&self, thread: usize) -> Option<String> {
        let (_, column, name) = self.threads.iter().find(|(other, ..)| *other == thread)?;
        let mut others = self.threads.iter().filter(|(other, ..)| *other != thread);
        let is_shared = others.any(|(_, other, _)| other == column);
        is_shared.then(|| format!("go on with {name}"))
    }
}
