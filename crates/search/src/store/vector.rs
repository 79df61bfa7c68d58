//! A look at the vector of a state: which components it has, and whose they are.

use super::components::ComponentTable;
use super::layout::Layout;
use fencepost_vm::{ObjectId, ThreadId, component};

/// The numbers of a state's components, in order: globals, threads, objects.
#[derive(Clone, Copy)]
pub struct Vector<'a> {
    pub(super) components: &'a ComponentTable,
    pub(super) leaves: &'a [u32],
    /// The id of the thread or object at each place.
    pub(super) names: &'a [u32],
    pub(super) threads: usize,
    pub(super) layout: &'a Layout,
    pub(super) tops: [u32; 2],
}

impl<'a> Vector<'a> {
    /// The number of a half: two states with the same one agree in everything about that half,
    /// which components belong to it included.
    #[inline]
    pub fn half(self, half: usize) -> u32 {
        self.tops[half]
    }

    /// The half that a place belongs to.
    #[inline]
    pub fn half_of(self, place: usize) -> usize {
        self.layout.half_of(place).0
    }

    /// The places that belong to a half.
    pub fn places_of(self, half: usize) -> impl Iterator<Item = usize> + 'a {
        let layout = self.layout;
        (0..layout.length_of(half)).map(move |at| layout.place_of(half, at))
    }

    /// How many components there are.
    #[inline]
    pub fn len(self) -> usize {
        self.leaves.len()
    }

    /// Whether there is no state.
    pub fn is_empty(self) -> bool {
        self.leaves.is_empty()
    }

    /// All components.
    #[inline]
    pub fn components(self) -> &'a [u32] {
        self.leaves
    }

    /// The ids of threads and objects at their places.
    #[inline]
    pub fn names(self) -> &'a [u32] {
        self.names
    }

    /// The ids of the threads.
    #[inline]
    pub fn thread_names(self) -> &'a [u32] {
        &self.names[1..=self.threads]
    }

    /// No object of any state takes more bytes.
    #[inline]
    pub fn most_object_bytes(self) -> u64 {
        self.components.longest() * 8
    }

    /// How many threads there are. They have the places from 1 on.
    #[inline]
    pub fn thread_count(self) -> usize {
        self.threads
    }

    /// The component at a place; the globals have place 0.
    #[inline]
    pub fn component(self, place: usize) -> u32 {
        self.leaves[place]
    }

    /// The words of the component at a place.
    pub fn words(self, place: usize) -> &'a [u64] {
        self.components.get(self.leaves[place])
    }

    /// Whether the component at a place is there at all. Those of a forged checkpoint may not be,
    /// and then their numbers say nothing about how much there is.
    pub fn has_component(self, place: usize) -> bool {
        self.components.has(self.leaves[place])
    }

    /// Whether the thread at a place has ended.
    pub fn has_ended(self, place: usize) -> bool {
        component::thread_component_has_ended(self.components.get(self.leaves[place]))
    }

    /// The thread at a place.
    #[inline]
    pub fn thread_at(self, place: usize) -> ThreadId {
        ThreadId(self.names[place])
    }

    /// The object at a place.
    #[inline]
    pub fn object_at(self, place: usize) -> ObjectId {
        ObjectId(self.names[place])
    }

    /// The place of a thread.
    #[inline]
    pub fn place_of_thread(self, id: ThreadId) -> Option<usize> {
        // Few threads ever go, so most stand where their id says.
        let likely = 1 + id.0 as usize;
        if likely <= self.threads && self.names[likely] == id.0 {
            return Some(likely);
        }
        let names = &self.names[1..=self.threads];
        names.binary_search(&id.0).ok().map(|at| 1 + at)
    }

    /// The place of an object, counted from the first one. `likely` is a guess.
    #[inline]
    pub fn place_of_object(self, id: ObjectId, likely: u32) -> Option<usize> {
        let names = &self.names[1 + self.threads..];
        if names.get(likely as usize) == Some(&id.0) {
            return Some(likely as usize);
        }
        names.binary_search(&id.0).ok()
    }
}
