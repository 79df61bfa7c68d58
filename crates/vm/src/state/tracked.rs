//! Parts of a state that know whether they changed.

use std::ops::{Deref, DerefMut};

/// The component number of something that changed since it was interned.
pub const DIRTY: u32 = u32::MAX;

/// A thread, an object or the globals, with the number of the component that it equals.
///
/// Whoever borrows the part to change it makes it dirty, so a change cannot go unnoticed. A read
/// does not: only what needs `&mut` goes through [`DerefMut`].
#[derive(Clone, Debug)]
pub struct Tracked<T> {
    part: T,
    component: u32,
}

impl<T> Tracked<T> {
    /// A part that equals no component yet.
    pub fn new(part: T) -> Self {
        Self {
            part,
            component: DIRTY,
        }
    }

    /// The number of the component that the part equals, or [`DIRTY`].
    #[inline]
    pub fn component(&self) -> u32 {
        self.component
    }

    /// Whether the part changed since it was interned or loaded.
    #[inline]
    pub fn is_dirty(&self) -> bool {
        self.component == DIRTY
    }

    /// Says which component the part equals.
    #[inline]
    pub fn set_component(&mut self, number: u32) {
        self.component = number;
    }

    /// Reads a component over the part.
    #[inline]
    pub fn load<R>(&mut self, number: u32, read: impl FnOnce(&mut T) -> R) -> R {
        self.component = number;
        read(&mut self.part)
    }

    /// Makes a change that may turn out to be none. `change` says whether it was one, and so does
    /// this.
    #[inline]
    pub(crate) fn update(&mut self, change: impl FnOnce(&mut T) -> bool) -> bool {
        let changed = change(&mut self.part);
        if changed {
            self.component = DIRTY;
        }
        changed
    }

    /// Forgets which component the part equals, for a store that numbers components afresh.
    pub fn forget_component(&mut self) {
        self.component = DIRTY;
    }
}

impl<T> From<T> for Tracked<T> {
    fn from(part: T) -> Self {
        Self::new(part)
    }
}

impl<T: Default> Default for Tracked<T> {
    fn default() -> Self {
        Self::new(T::default())
    }
}

impl<T> Deref for Tracked<T> {
    type Target = T;

    #[inline]
    fn deref(&self) -> &T {
        &self.part
    }
}

impl<T> DerefMut for Tracked<T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut T {
        self.component = DIRTY;
        &mut self.part
    }
}
