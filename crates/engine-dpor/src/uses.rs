//! Which events of an execution have used what, so that conflicts are found without looking at all
//! events. What conflicts is for others to say; these are candidates.

use fencepost_base::FxHashMap;
use fencepost_vm::{ObjectId, Resource};

/// The bytes of a block.
const BLOCK: u32 = 16;

/// A list of uses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Key {
    /// All uses of an object's memory.
    Memory(ObjectId),
    /// Those of a few bytes, by a block that these are in.
    Block(ObjectId, u32),
    /// Those of more.
    Large(ObjectId),
    /// What calls into the runtime share; its parts overlap.
    Runtime,
    Other(Resource),
}

/// The events that used each resource, in order.
#[derive(Default)]
pub(crate) struct Uses {
    lists: FxHashMap<Key, Vec<u32>>,
}

impl Uses {
    /// Notes that an event, the last one, used a resource.
    pub fn note(&mut self, resource: Resource, event: u32) {
        for key in lists_of(resource) {
            let list = self.lists.entry(key).or_default();
            if list.last() != Some(&event) {
                list.push(event);
            }
        }
    }

    /// Takes a use by the last event back.
    pub fn forget(&mut self, resource: Resource, event: u32) {
        for key in lists_of(resource) {
            if let Some(list) = self.lists.get_mut(&key)
                && list.last() == Some(&event)
            {
                list.pop();
            }
        }
    }

    /// Lists of events, each in order, in which everything is that used something that overlaps a
    /// resource. Who uses everything is in none but its own.
    pub fn rivals(&self, resource: Resource) -> impl Iterator<Item = &[u32]> {
        let lists = lists_against(resource);
        lists.filter_map(|key| self.lists.get(&key).map(Vec::as_slice))
    }

    /// The last event that used just this resource, which is not memory.
    pub fn last(&self, resource: Resource) -> Option<u32> {
        self.lists
            .get(&other_than_memory(resource))?
            .last()
            .copied()
    }
}

fn other_than_memory(resource: Resource) -> Key {
    match resource {
        Resource::Runtime(_) => Key::Runtime,
        other => Key::Other(other),
    }
}

/// The first and the last block of some bytes.
fn blocks(at: u32, size: u32) -> (u32, u32) {
    let last = at.saturating_add(size.saturating_sub(1));
    (at / BLOCK, last / BLOCK)
}

/// The lists that a use is noted in.
fn lists_of(resource: Resource) -> impl Iterator<Item = Key> {
    let keys = match resource {
        Resource::Cell(object, at, size) => {
            let (first, last) = blocks(at, size);
            let (one, another) = match last - first {
                0 => (Key::Block(object, first), None),
                1 => (Key::Block(object, first), Some(Key::Block(object, last))),
                _ => (Key::Large(object), None),
            };
            [Some(Key::Memory(object)), Some(one), another]
        }
        Resource::Object(object) => {
            let (all, large) = (Key::Memory(object), Key::Large(object));
            [Some(all), Some(large), None]
        }
        other => [Some(other_than_memory(other)), None, None],
    };
    keys.into_iter().flatten()
}

/// The lists in which everything is that may conflict with a use.
fn lists_against(resource: Resource) -> impl Iterator<Item = Key> {
    let keys = match resource {
        Resource::Cell(object, at, size) => {
            let (first, last) = blocks(at, size);
            let large = Some(Key::Large(object));
            let block = |number| Some(Key::Block(object, number));
            match last - first {
                0 => [block(first), None, large],
                1 => [block(first), block(last), large],
                _ => [Some(Key::Memory(object)), None, None],
            }
        }
        Resource::Object(object) => [Some(Key::Memory(object)), None, None],
        other => [Some(other_than_memory(other)), None, None],
    };
    keys.into_iter().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    use fencepost_vm::{RuntimePart, ThreadId};

    #[test]
    fn whatever_overlaps_is_found() {
        let (a, b) = (ObjectId::NULL, ObjectId(7));
        let mut all = vec![
            Resource::Object(a),
            Resource::Object(b),
            Resource::Owner(a),
            Resource::Queue(a),
            Resource::End(ThreadId(1)),
            Resource::End(ThreadId(2)),
            Resource::Life,
            Resource::Clock,
            Resource::Observed,
            Resource::Runtime(RuntimePart::All),
            Resource::Runtime(RuntimePart::Timers),
            Resource::Runtime(RuntimePart::Workers),
        ];
        for at in [0, 1, 8, 12, 15, 16, 17, 31, 32, 60, u32::MAX - 4] {
            for size in [0, 1, 2, 4, 8, 16, 17, 33, 64, 200] {
                all.push(Resource::Cell(b, at, size));
            }
        }
        all.retain(|resource| match resource {
            Resource::Cell(_, at, size) => at.checked_add(*size).is_some(),
            _ => true,
        });
        let mut overlaps = 0;
        for used in &all {
            let mut uses = Uses::default();
            uses.note(*used, 3);
            for resource in all.iter().filter(|resource| resource.overlaps(used)) {
                let found = uses.rivals(*resource).any(|list| list == [3]);
                assert!(found, "{used:?} is not found by {resource:?}");
                overlaps += 1;
            }
            uses.forget(*used, 3);
            assert!(uses.rivals(*used).all(<[u32]>::is_empty));
        }
        assert!(overlaps > all.len());
    }
}
