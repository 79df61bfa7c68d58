//! The options about objects that behave as if their operations were atomic.

use clap::Args;
use fencepost_ir::Source;

/// What says that the classes that the program marks are not meant.
const NONE: &str = "none";

/// Which histories are compared with serial ones.
#[derive(Args, Debug, Clone, Default)]
pub struct HistoryOptions {
    /// A class whose objects must behave as if their operations were atomic; repeatable. Those that
    /// the program marks with [Linearizable], or @Linearizable in Java, are looked at anyway, unless
    /// one of the names is `none`
    #[arg(long, value_name = "TYPE", help_heading = "Properties")]
    pub linearizable: Vec<String>,
}

/// Whether a command compares histories with serial ones.
#[derive(Clone, Copy)]
pub enum Histories<'a> {
    /// It does, as these options say.
    Compared(&'a HistoryOptions),
    /// It asks another question.
    NotCompared,
    /// It gets the calls to compare from somewhere else.
    Specified,
}

impl HistoryOptions {
    /// The classes, those that the program marks included unless they are to be left out.
    pub fn classes(&self, source: &dyn Source) -> Vec<String> {
        let named = self.linearizable.iter().filter(|name| *name != NONE);
        let mut classes: Vec<String> = named.cloned().collect();
        if self.linearizable.iter().any(|name| name == NONE) {
            return classes;
        }
        for marked in source.linearizable_classes() {
            if !classes.contains(&marked) {
                classes.push(marked);
            }
        }
        classes
    }
}
