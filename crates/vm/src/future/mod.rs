//! What threads can still do: an over-approximation from the text of the program and from a state.
//!
//! The text says, for every operation of every function that may be called, which kinds of places
//! may be touched from there on, and of which objects, as far as that can be told from the
//! registers of a frame ([`flow`], [`program`]). A state gives these registers words and says what
//! can be reached ([`evaluate`]). Searches that leave choices out ask for it ([`crate::independence::persistent`]).

mod ahead;
mod callable;
mod control;
mod coverage;
mod discovery;
mod effects;
mod evaluate;
mod flow;
mod frames;
mod gates;
mod initializers;
mod keepers;
mod loops;
mod matching;
mod place;
mod program;
mod prospects;
mod reached;
mod regions;
mod registers;
mod results;
mod shape;
mod taken;
mod text;
mod through;
mod value;
mod words;

pub(crate) use coverage::{Coverage, Part};
pub(crate) use evaluate::Evaluation;
pub(crate) use matching::{has_elements, is_array};
pub(crate) use place::Place;
pub(crate) use program::Futures;
pub(crate) use prospects::{Future, Keeper, Prospects, Range, Teacher, Touched};
pub(crate) use reached::reached_by;
