//! A state as words and numbers: how components are written, which numbers stand for what, which
//! names objects get.

pub(crate) mod agreement;
pub(crate) mod canonical;
pub mod component;
pub(crate) mod history;
pub(crate) mod kinds;
pub(crate) mod numbering;
pub(crate) mod pending;
pub(crate) mod reference_shape;
mod workers;
