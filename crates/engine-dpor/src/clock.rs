//! Happens-before clocks. The events of an execution are spread over chains, each totally ordered;
//! a clock says for every chain how many of its events come before.

/// How many events of each chain happen before something.
#[derive(Clone, Debug, Default)]
pub(crate) struct Clock(Vec<u32>);

impl Clock {
    /// How many events of a chain come before.
    #[inline]
    pub fn of(&self, chain: u32) -> u32 {
        self.0.get(chain as usize).copied().unwrap_or(0)
    }

    /// Raises the count of a chain.
    pub fn raise(&mut self, chain: u32, count: u32) {
        let at = chain as usize;
        if self.0.len() <= at {
            self.0.resize(at + 1, 0);
        }
        self.0[at] = self.0[at].max(count);
    }

    /// Everything that comes before either.
    pub fn join(&mut self, other: &Clock) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            *mine = (*mine).max(*theirs);
        }
    }
}
