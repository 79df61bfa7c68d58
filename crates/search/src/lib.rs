//! What every search uses: what it is asked to do, the store of visited states, limits, findings,
//! properties.
//!
//! Plain structs and functions; no engine is here, and nothing here chooses what to explore.

pub mod benign;
pub mod checks;
pub mod fairness;
pub mod finding;
pub mod histories;
pub mod limits;
pub mod link;
pub mod parts;
pub mod property;
pub mod saved;
mod speculation;
pub mod store;
pub mod task;
