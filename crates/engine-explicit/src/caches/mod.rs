//! Results that are looked up instead of being worked out again: steps, and what threads can do.

pub(crate) mod by_half;
pub(crate) mod decision_tree;
pub(crate) mod enabled_cache;
pub(crate) mod half_state_cache;
pub(crate) mod reference_shapes;
pub(crate) mod step_cache;
