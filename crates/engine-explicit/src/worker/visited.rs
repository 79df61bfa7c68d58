//! Where a search keeps what it has visited: a store of its own, one shared with other workers, or
//! one of hashes.

use fencepost_search::finding::SearchResult;
use fencepost_search::limits::{LimitHit, Limits};
use fencepost_search::store::{
    HashedStore, SharedStore, StateId, StateStore, Stored, Tables, Vector,
};
use fencepost_search::task::StoreKind;
use fencepost_vm::{Machine, State};

/// The largest array of bits.
const MAX_BIT_BYTES: u64 = 1 << 30;

/// Visited states.
pub(crate) enum Visited<'a> {
    Own(Box<StateStore>),
    Shared(Box<SharedStore<'a>>),
    Hashed(Box<HashedStore>),
}

impl Visited<'_> {
    pub fn new(kind: StoreKind, limits: &Limits) -> Self {
        match kind {
            StoreKind::Exact | StoreKind::LocalIds => Visited::Own(Box::default()),
            StoreKind::Compact => Visited::Hashed(Box::new(HashedStore::compact())),
            StoreKind::Bitstate => {
                let half = limits.memory_bytes.unwrap_or(u64::MAX) / 2;
                let bytes = half.min(MAX_BIT_BYTES);
                Visited::Hashed(Box::new(HashedStore::bitstate(bytes)))
            }
        }
    }

    /// Stores a state; None if the memory does not allow it.
    #[inline]
    pub fn store(
        &mut self,
        machine: &Machine,
        state: &mut State,
        limits: &Limits,
    ) -> Option<Stored> {
        let may_grow = |has, more| limits.memory_allows(has, more);
        match self {
            Visited::Own(store) => store.try_store(machine, state, may_grow),
            Visited::Shared(store) => store.store(machine, state, may_grow),
            Visited::Hashed(store) => {
                let more = store.growth_bytes();
                if more != 0 && !may_grow(store.bytes(), more) {
                    return None;
                }
                store.store(machine, state)
            }
        }
    }

    /// Moves to a state and says which one it is, whether it is stored or not, if that can be said.
    pub fn fold(&mut self, machine: &Machine, state: &mut State) -> Option<StateId> {
        match self {
            Visited::Own(store) => store.fold(machine, state),
            Visited::Shared(store) => store.fold(machine, state),
            Visited::Hashed(_) => None,
        }
    }

    #[inline]
    pub fn load(&mut self, id: StateId, state: &mut State) {
        match self {
            Visited::Own(store) => store.load(id, state),
            Visited::Shared(store) => store.load(id, state),
            Visited::Hashed(store) => store.load(id, state),
        }
    }

    /// Moves to a stored state. Where states are kept as components the running state may stay
    /// behind until [`Self::follow`].
    #[inline]
    pub fn go_to(&mut self, id: StateId, state: &mut State) {
        match self {
            Visited::Own(store) => store.go_to(id),
            Visited::Shared(store) => store.go_to(id),
            Visited::Hashed(store) => store.load(id, state),
        }
    }

    /// Makes the running state the one that was moved to.
    #[inline]
    pub fn follow(&mut self, state: &mut State) {
        match self {
            Visited::Own(store) => store.follow(state),
            Visited::Shared(store) => store.follow(state),
            Visited::Hashed(_) => {}
        }
    }

    /// The components of the state that was moved to, if states are kept as such.
    #[inline]
    pub fn vector(&mut self) -> Option<Vector<'_>> {
        match self {
            Visited::Own(store) => Some(store.vector()),
            Visited::Shared(store) => Some(store.vector()),
            Visited::Hashed(_) => None,
        }
    }

    /// Stores the state that has other components at some places than the one that was moved to,
    /// and moves there if it is new. None, and nothing has happened, if there is no room.
    #[inline]
    pub fn store_step(&mut self, changes: &[(u32, u32)]) -> Option<Stored> {
        match self {
            Visited::Own(store) => store.store_step(changes),
            Visited::Shared(store) => store.store_step(changes),
            Visited::Hashed(_) => None,
        }
    }

    /// Stores the state that has these halves, of the same threads and objects as the one that was
    /// moved to, and moves there if it is new. None, and nothing has happened, if there is no room.
    #[inline]
    pub fn store_halves(&mut self, halves: [u32; 2]) -> Option<Stored> {
        match self {
            Visited::Own(store) => store.store_halves(halves),
            Visited::Shared(store) => store.store_halves(halves),
            Visited::Hashed(_) => None,
        }
    }

    /// Stores the state with this vector, and moves there if it is new. None, and nothing has
    /// happened, if there is no room.
    #[inline]
    pub fn store_other(&mut self, components: &[u32], names: &[u32]) -> Option<Stored> {
        match self {
            Visited::Own(store) => store.store_other(components, names),
            Visited::Shared(store) => store.store_other(components, names),
            Visited::Hashed(_) => None,
        }
    }

    pub fn forget_running(&mut self) {
        match self {
            Visited::Own(store) => store.forget_running(),
            Visited::Shared(store) => store.forget_running(),
            Visited::Hashed(store) => store.forget_running(),
        }
    }

    /// Gives back memory that is there for speed, as far as a store can.
    #[cold]
    pub fn squeeze(&mut self) {
        match self {
            Visited::Own(store) => store.squeeze(),
            Visited::Shared(store) => store.squeeze(),
            Visited::Hashed(_) => {}
        }
    }

    /// How many states are stored.
    #[inline]
    pub fn len(&mut self) -> u64 {
        match self {
            Visited::Own(store) => store.len(),
            Visited::Shared(store) => store.tables().len(),
            Visited::Hashed(store) => store.len(),
        }
    }

    pub fn bytes(&mut self) -> u64 {
        match self {
            Visited::Own(store) => store.bytes(),
            Visited::Shared(store) => store.tables().bytes(),
            Visited::Hashed(store) => store.bytes(),
        }
    }

    /// The tables of an exact store that nobody shares.
    pub fn own_tables(&self) -> Option<&Tables> {
        match self {
            Visited::Own(store) => Some(store.tables()),
            Visited::Shared(_) | Visited::Hashed(_) => None,
        }
    }

    /// An exact store that nobody shares.
    pub fn own(&mut self) -> Option<&mut StateStore> {
        match self {
            Visited::Own(store) => Some(store),
            Visited::Shared(_) | Visited::Hashed(_) => None,
        }
    }

    /// Lets go of what others may wait for.
    pub fn release(&mut self) {
        if let Visited::Shared(store) = self {
            store.release();
        }
    }

    /// Says in the result what was stored.
    pub fn describe(&mut self, result: &mut SearchResult) {
        match self {
            Visited::Own(store) => result.note_tables(store.tables()),
            Visited::Shared(store) => result.note_tables(store.tables()),
            Visited::Hashed(store) => {
                result.states = store.len();
                result.store_bytes = store.bytes();
                result.limits.insert(LimitHit::Store);
                result.omission_probability = Some(store.omission_probability());
            }
        }
    }
}
