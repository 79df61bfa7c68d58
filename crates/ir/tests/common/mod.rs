//! Helpers that several test files share.
#![allow(dead_code)]

use fencepost_ir::{Function, Program, Source};

/// A small generator of numbers; the same seed always gives the same numbers.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    pub fn below(&mut self, bound: usize) -> usize {
        (self.next() >> 11) as usize % bound
    }

    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}

/// Fails unless two functions are the same in everything but, if `positions` is off, positions.
pub fn assert_same_function(a: &Function, b: &Function, positions: bool) {
    assert_eq!(a.name, b.name);
    assert_eq!(a.param_count, b.param_count);
    assert_eq!(a.regs, b.regs);
    assert_eq!(a.result, b.result);
    assert_eq!(a.frame, b.frame);
    assert_eq!(a.ops, b.ops);
    assert_eq!(a.regions, b.regions);
    assert_eq!(a.handlers, b.handlers);
    assert_eq!(a.library, b.library);
    if positions {
        assert_eq!(a.positions, b.positions);
    }
}

/// Fails unless two programs have the same classes and functions.
pub fn assert_same_program(a: &Program, b: &Program, positions: bool) {
    assert_eq!(a.class_ids().count(), b.class_ids().count());
    for id in a.class_ids() {
        assert_eq!(a.class(id), b.class(id));
    }
    assert_eq!(a.function_ids().count(), b.function_ids().count());
    assert_eq!(a.entry().ok(), b.entry().ok());
    for id in a.function_ids() {
        assert_eq!(a.signature(id), b.signature(id));
        for class in a.class_ids() {
            assert_eq!(a.dispatch(class, id), b.dispatch(class, id));
        }
        match (a.body(id), b.body(id)) {
            (Some(x), Some(y)) => assert_same_function(x, y, positions),
            (x, y) => assert_eq!(x.is_some(), y.is_some()),
        }
    }
}
