//! Which steps do not depend on each other: what threads touch next and later, persistent sets, data
//! races.

pub(crate) mod awaited;
mod cells;
mod containers;
pub(crate) mod foreseen;
mod harmless;
mod meets;
mod next;
mod on_demand;
pub(crate) mod outlook;
pub(crate) mod persistent;
pub(crate) mod races;
mod settled;
mod survey;
mod thread_set;
