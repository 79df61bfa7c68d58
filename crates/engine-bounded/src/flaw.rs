//! Mistakes that can be made on purpose, so that tests can show that they would be noticed.

/// A shortcut of the encoding taken where it is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// Edges hold between accesses that are not executed, too.
    FoldConditions,
    /// The order need not be transitive.
    NoTransitivity,
    /// A value may be forwarded before it is known.
    ForwardUnknown,
    /// Writes that nobody reads are left out, whatever waits for them.
    DropPublished,
    /// A write may come before a read that its value was computed from.
    NoFeeders,
    /// Rounds of loops are left out although something was written in them.
    IdleWrites,
    /// One bit of a result stands for all, whatever was computed with them.
    MixedBits,
    /// Every object that a thread makes is taken for one that never changes.
    FreezeObjects,
}

impl Flaw {
    /// Every flaw.
    pub const ALL: [Flaw; 8] = [
        Flaw::FoldConditions,
        Flaw::NoTransitivity,
        Flaw::ForwardUnknown,
        Flaw::DropPublished,
        Flaw::NoFeeders,
        Flaw::IdleWrites,
        Flaw::MixedBits,
        Flaw::FreezeObjects,
    ];
}
