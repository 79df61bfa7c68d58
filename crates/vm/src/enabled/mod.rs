//! What can happen next: which choices a state offers, which pending entries need no choice, who
//! waits for whom.

pub(crate) mod choices;
pub(crate) mod conflicts;
pub(crate) mod deadlocks;
pub(crate) mod deferral;
pub(crate) mod preserved;
