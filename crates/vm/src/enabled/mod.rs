//! What can happen next: which choices a state offers, which pending entries need no choice, who
//! waits for whom.

mod appearance;
pub(crate) mod choices;
pub(crate) mod completion;
pub(crate) mod conflicts;
pub(crate) mod copies;
pub(crate) mod deadlocks;
pub(crate) mod deferral;
mod early;
pub(crate) mod preserved;
mod reuse;
pub(crate) mod updates;
