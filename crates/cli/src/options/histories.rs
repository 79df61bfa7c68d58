//! The options about objects that behave as if their operations were atomic.

use clap::Args;
use fencepost_ir::Source;

/// What says that no class is meant, not even one that the program marks.
const NONE: &str = "none";

/// Which histories are compared with serial ones.
#[derive(Args, Debug, Clone, Default)]
pub struct HistoryOptions {
    /// A class whose objects must behave as if their operations were atomic; repeatable. Those that
    /// the program marks with [Linearizable] are looked at anyway, unless this is `none`
    #[arg(long, value_name = "TYPE", help_heading = "Properties")]
    pub linearizable: Vec<String>,
}

impl HistoryOptions {
    /// The classes, those that the program marks included.
    pub fn classes(&self, source: &dyn Source) -> Vec<String> {
        if self.linearizable.iter().any(|name| name == NONE) {
            return Vec::new();
        }
        let mut classes = self.linearizable.clone();
        for marked in source.linearizable_classes() {
            if !classes.contains(&marked) {
                classes.push(marked);
            }
        }
        classes
    }
}
