//! One worker: where it stands, the steps it takes, what it passes through and leaves out.

pub(crate) mod chains;
pub(crate) mod explorer;
pub(crate) mod limits;
pub(crate) mod numbers;
mod original_names;
pub(crate) mod persistent;
pub(crate) mod results;
pub(crate) mod standing;
pub(crate) mod visited;
