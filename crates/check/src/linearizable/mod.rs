//! Objects that behave as if their operations were atomic.
//!
//! `recorder` puts a wrapper around every operation of the classes that somebody wants to know
//! about, so that the machine records when calls begin and end, and with what. `history` reads a
//! record off a state, `judge` looks for a serial order that explains it, and `serial` runs the
//! same operations one after the other on a new object and says what they give.

mod driver;
mod history;
mod judge;
mod recorder;
mod serial;

pub(crate) use judge::SerialJudge;
pub(crate) use recorder::Recorder;
