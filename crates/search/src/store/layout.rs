//! Where the components of a state stand when it is folded.
//!
//! A state folds well if each half, and each group of components within it, varies on its own: then
//! there are far fewer of them than states. Which components belong together depends on the
//! program, so an order can be learned from states that were visited. Until then the first half of
//! the threads and the first half of the objects make one half of the state.

use super::shape::{LEFT, RIGHT, Shape};
use fencepost_base::saved::{Damaged, Reader, Writer};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// States with more components than this keep the usual order.
pub(super) const MOST_COMPONENTS: usize = 512;

/// The order in which states of some shape are folded.
#[derive(Clone, Default)]
pub(super) struct Layout {
    shape: Shape,
    /// None for the usual order.
    learned: Option<Arc<Order>>,
}

/// An order that was learned.
struct Order {
    /// The places of the vector that belong to each half.
    places: [Vec<u32>; 2],
    /// The half of each place of the vector, and its place there.
    spots: Vec<(u8, u32)>,
}

impl Layout {
    /// The usual order.
    pub fn usual(shape: Shape) -> Self {
        Self {
            shape,
            learned: None,
        }
    }

    /// An order that has these places of the vector in its halves. None unless every place is
    /// there once.
    pub fn learned(shape: Shape, places: [Vec<u32>; 2]) -> Option<Self> {
        let mut spots = vec![None; shape.length()];
        for half in [LEFT, RIGHT] {
            for (at, &place) in places[half].iter().enumerate() {
                let spot = spots.get_mut(place as usize)?;
                if spot.replace((half as u8, at as u32)).is_some() {
                    return None;
                }
            }
        }
        let spots = spots.into_iter().collect::<Option<Vec<_>>>()?;
        Some(Self {
            shape,
            learned: Some(Arc::new(Order { places, spots })),
        })
    }

    /// The shape of the states that it is for.
    #[inline]
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// How many components a half has.
    #[inline]
    pub fn length_of(&self, half: usize) -> usize {
        match &self.learned {
            Some(order) => order.places[half].len(),
            None => self.shape.usual_length_of(half),
        }
    }

    /// The half and the place there of a place in the vector.
    #[inline]
    pub fn half_of(&self, place: usize) -> (usize, usize) {
        match &self.learned {
            Some(order) => {
                let (half, at) = order.spots[place];
                (half as usize, at as usize)
            }
            None => self.shape.usual_half_of(place),
        }
    }

    /// The place in the vector of a place in a half.
    #[inline]
    pub fn place_of(&self, half: usize, at: usize) -> usize {
        match &self.learned {
            Some(order) => order.places[half][at] as usize,
            None => self.shape.usual_place_of(half, at),
        }
    }
}

/// The orders that were learned, by shape.
#[derive(Clone, Default)]
pub(super) struct Layouts(FxHashMap<u32, Layout>);

impl Layouts {
    /// The order for states of a shape.
    pub fn of(&self, shape: Shape) -> Layout {
        let learned = self.0.get(&shape.packed()).cloned();
        learned.unwrap_or_else(|| Layout::usual(shape))
    }

    /// From now on, states of its shape are folded in this order.
    pub fn insert(&mut self, layout: Layout) {
        self.0.insert(layout.shape.packed(), layout);
    }

    /// Writes all of them.
    pub fn save(&self, out: &mut Writer<'_>) {
        let mut all: Vec<(&u32, &Layout)> = self.0.iter().collect();
        all.sort_unstable_by_key(|(shape, _)| **shape);
        out.len(all.len());
        for (&shape, layout) in all {
            out.u32(shape);
            for half in [LEFT, RIGHT] {
                let length = layout.length_of(half);
                out.len(length);
                (0..length).for_each(|at| out.u32(layout.place_of(half, at) as u32));
            }
        }
    }

    /// Reads what [`Self::save`] wrote.
    pub fn restore(input: &mut Reader<'_>) -> Result<Self, Damaged> {
        let mut all = Self::default();
        for _ in 0..input.len(usize::MAX)? {
            let shape = Shape::unpacked(input.u32()?);
            let mut places = [Vec::new(), Vec::new()];
            for half in &mut places {
                for _ in 0..input.len(MOST_COMPONENTS)? {
                    half.push(input.u32()?);
                }
            }
            let layout = (shape.length() <= MOST_COMPONENTS)
                .then(|| Layout::learned(shape, places))
                .flatten();
            all.insert(layout.ok_or_else(|| Damaged::new("an order is not one"))?);
        }
        Ok(all)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_belongs_to_one_half() {
        for threads in 0..9 {
            for objects in 0..9 {
                let shape = Shape::new(threads, objects);
                assert_eq!(Shape::unpacked(shape.packed()), shape);
                let usual = Layout::usual(shape);
                // The other way round.
                let length = shape.length() as u32;
                let places = [(0..length).rev().collect(), Vec::new()];
                let learned = Layout::learned(shape, places).expect("an order");
                for layout in [usual, learned] {
                    let mut seen = [0, 0];
                    for place in 0..shape.length() {
                        let (half, at) = layout.half_of(place);
                        assert!(at < layout.length_of(half));
                        assert_eq!(layout.place_of(half, at), place);
                        seen[half] += 1;
                    }
                    assert_eq!(seen, [layout.length_of(LEFT), layout.length_of(RIGHT)]);
                }
            }
        }
    }

    #[test]
    fn orders_have_every_place_once() {
        let shape = Shape::new(1, 1);
        let order = |left: &[u32], right: &[u32]| {
            Layout::learned(shape, [left.to_vec(), right.to_vec()]).is_some()
        };
        assert!(order(&[2, 0], &[1]));
        assert!(!order(&[2, 0], &[2]));
        assert!(!order(&[2, 0], &[3]));
        assert!(!order(&[2, 0], &[]));
    }
}
