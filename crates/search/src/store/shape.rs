//! How many components a state has, and which half of it each usually belongs to.
//!
//! The vector of a state is: globals, threads, objects. The first half of the threads and the first
//! half of the objects make one half of the state, the others the second: what a thread does and
//! what it does it to tend to stand together then.

use fencepost_vm::{MAX_OBJECTS, MAX_THREADS};

/// The half with the globals, unless an order was learned.
pub(super) const LEFT: usize = 0;
/// The other half.
pub(super) const RIGHT: usize = 1;

const OBJECT_BITS: u32 = 20;

/// The numbers that determine the form of a folded state.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Shape {
    pub threads: usize,
    pub objects: usize,
    /// How many of each belong to the left half.
    left_threads: usize,
    left_objects: usize,
}

impl Shape {
    #[inline]
    pub fn new(threads: usize, objects: usize) -> Self {
        Self {
            threads,
            objects,
            left_threads: threads.div_ceil(2),
            left_objects: objects.div_ceil(2),
        }
    }

    /// The shape as one number.
    #[inline]
    pub fn packed(self) -> u32 {
        debug_assert!(self.objects <= MAX_OBJECTS && self.threads <= MAX_THREADS);
        (self.threads as u32) << OBJECT_BITS | self.objects as u32
    }

    /// The shape that this number stands for.
    #[inline]
    pub fn unpacked(number: u32) -> Self {
        let objects = number & ((1 << OBJECT_BITS) - 1);
        Self::new((number >> OBJECT_BITS) as usize, objects as usize)
    }

    /// Whether the machine allows so much.
    pub fn is_possible(self) -> bool {
        self.threads <= MAX_THREADS && self.objects <= MAX_OBJECTS
    }

    /// How many components there are.
    #[inline]
    pub fn length(self) -> usize {
        1 + self.threads + self.objects
    }

    /// How many components a half usually has.
    #[inline]
    pub fn usual_length_of(self, half: usize) -> usize {
        let left = 1 + self.left_threads + self.left_objects;
        match half {
            LEFT => left,
            _ => self.length() - left,
        }
    }

    /// The usual half and the place there of a place in the vector. In each half places come in
    /// the order of the vector.
    #[inline]
    pub fn usual_half_of(self, place: usize) -> (usize, usize) {
        if place <= self.left_threads {
            (LEFT, place)
        } else if place <= self.threads {
            (RIGHT, place - 1 - self.left_threads)
        } else if place <= self.threads + self.left_objects {
            (LEFT, place - self.threads + self.left_threads)
        } else {
            (RIGHT, place - 1 - self.left_threads - self.left_objects)
        }
    }

    /// The place in the vector of a place in a usual half.
    #[inline]
    pub fn usual_place_of(self, half: usize, at: usize) -> usize {
        match half {
            LEFT if at <= self.left_threads => at,
            LEFT => at + self.threads - self.left_threads,
            _ if at < self.threads - self.left_threads => at + 1 + self.left_threads,
            _ => at + 1 + self.left_threads + self.left_objects,
        }
    }
}
