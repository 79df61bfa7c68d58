//! Putting together what several workers found.

use fencepost_search::finding::SearchResult;
use fencepost_search::store::Tables;
use fencepost_search::task::SearchTask;

/// Room for the deepest recursion of lowering a function, as the main thread has it.
pub(crate) const STACK_BYTES: usize = 256 << 20;

/// Puts the results of all workers together.
pub(crate) fn merge(
    results: Vec<(SearchResult, bool)>,
    tables: &Tables,
    task: &SearchTask<'_>,
) -> SearchResult {
    let covered = results.iter().all(|(_, covered)| *covered);
    let mut all = SearchResult::default();
    for (result, _) in results {
        all.absorb(result);
    }
    all.unsupported.sort_by(|a, b| {
        let (a, b) = (&a.problem, &b.problem);
        (&a.what, &a.location).cmp(&(&b.what, &b.location))
    });
    all.note_tables(tables);
    all.statistics.workers = task.workers;
    all.settle(covered);
    all
}
