//! Reductions lose nothing: on random programs under every model they give the verdict, the
//! outcomes and the violations that no reduction gives (fixtures and examples are compared where
//! they are run). And they gain what they should: the classic programs of dynamic partial order reduction take exactly the
//! executions that an optimal search takes.
//!
//! `FENCEPOST_RANDOM=n` runs `n` random programs, `FENCEPOST_SEED=n` begins with another one,
//! `FENCEPOST_MODEL=m` takes them all under one model, `FENCEPOST_MOST_STATEMENTS=n`
//! makes them smaller, `FENCEPOST_MOST_STATES=n` and `FENCEPOST_MOST_MILLISECONDS=n` bound what one
//! of them may cost.

mod classic;
mod compare;
#[path = "../random_sc/generate.rs"]
mod generate;
#[path = "../support/models.rs"]
mod models;
mod random;
#[path = "../support/rng.rs"]
mod rng;
