//! The condition codes of jumps, moves and sets.

/// What the flags say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Test {
    /// Zero.
    Equal,
    /// Below, unsigned.
    Below,
    /// At most, unsigned.
    BelowOrEqual,
    /// Less, signed.
    Less,
    /// At most, signed.
    LessOrEqual,
    /// Negative.
    Sign,
    /// Signed overflow.
    Overflow,
}

/// A test, or its opposite.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Condition {
    /// The test.
    pub test: Test,
    /// Whether it must fail.
    pub negated: bool,
}

/// The condition with this ending, as in `jne`.
pub fn find(ending: &str) -> Option<Condition> {
    let (test, negated) = match ending {
        "e" | "z" => (Test::Equal, false),
        "ne" | "nz" => (Test::Equal, true),
        "b" | "c" | "nae" => (Test::Below, false),
        "ae" | "nb" | "nc" => (Test::Below, true),
        "be" | "na" => (Test::BelowOrEqual, false),
        "a" | "nbe" => (Test::BelowOrEqual, true),
        "l" | "lt" | "nge" => (Test::Less, false),
        "ge" | "nl" => (Test::Less, true),
        "le" | "ng" => (Test::LessOrEqual, false),
        "g" | "gt" | "nle" => (Test::LessOrEqual, true),
        "s" => (Test::Sign, false),
        "ns" => (Test::Sign, true),
        "o" => (Test::Overflow, false),
        "no" => (Test::Overflow, true),
        _ => return None,
    };
    Some(Condition { test, negated })
}
