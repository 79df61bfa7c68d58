//! Work on several threads, also where the system gives fewer than were asked for.

use std::sync::{Mutex, PoisonError};

/// Runs all jobs at once, the first on this thread, the others on threads with stacks of so many
/// bytes, and collects what they give. Jobs that get no thread run after the first; `missing` is
/// told before that.
pub fn run_together<J: Send, T: Send>(
    jobs: Vec<J>,
    stack_bytes: usize,
    run: impl Fn(J) -> T + Sync,
    missing: impl Fn(),
) -> Vec<T> {
    let jobs: Vec<Mutex<Option<J>>> = jobs.into_iter().map(|job| Mutex::new(Some(job))).collect();
    let take = |job: &Mutex<Option<J>>| {
        let mut job = job.lock().unwrap_or_else(PoisonError::into_inner);
        job.take()
    };
    std::thread::scope(|scope| {
        let mut threads = Vec::new();
        for job in jobs.iter().skip(1) {
            let builder = std::thread::Builder::new().stack_size(stack_bytes);
            match builder.spawn_scoped(scope, || take(job).map(&run)) {
                Ok(thread) => threads.push(thread),
                Err(_) => missing(),
            }
        }
        let mut results: Vec<T> = jobs.first().and_then(take).map(&run).into_iter().collect();
        for thread in threads {
            match thread.join() {
                Ok(result) => results.extend(result),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        results.extend(jobs.iter().filter_map(take).map(&run));
        results
    })
}

#[cfg(test)]
mod tests {
    use super::run_together;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn every_job_is_done_once() {
        for count in [0, 1, 5] {
            let mut done = run_together((0..count).collect(), 1 << 16, |job| job * 2, || {});
            done.sort_unstable();
            assert_eq!(done, (0..count).map(|job| job * 2).collect::<Vec<_>>());
        }
    }

    /// No system has room for such a stack, so all jobs are left to this thread.
    #[test]
    fn jobs_without_threads_are_done_too() {
        let missing = AtomicUsize::new(0);
        let count = || {
            missing.fetch_add(1, Ordering::Relaxed);
        };
        let done = run_together(vec![1, 2, 3], usize::MAX >> 8, |job| job, count);
        assert_eq!(done, [1, 2, 3]);
        assert_eq!(missing.into_inner(), 2);
    }
}
