//! The type system across assemblies: which type, method or field a token means.
//!
//! Assemblies are opened when the program is; everything else is worked out on demand and kept.
//! Types and methods have dense numbers, keyed by their full instantiation. Nothing here produces
//! code, and nothing here panics on what an assembly says.

mod assemblies;
mod assign;
mod attributes;
mod classes;
mod console;
mod data;
mod definitions;
mod dispatch;
mod early;
mod facts;
mod find;
mod layout;
mod literals;
mod members;
mod missing;
mod modifiers;
mod names;
mod numbering;
mod operations;
mod parse_name;
mod promises;
mod reflect;
mod replace;
mod scope;
mod spare;
mod static_interfaces;
mod test_attributes;
mod test_methods;
mod types;

pub use assemblies::{Library, OpenError, Resolve, is_framework};
pub use facts::{ConstantValue, TypeFacts};
pub use missing::Missing;
pub use reflect::{FieldFacts, MethodFacts, PropertyFacts};
pub use replace::{Replacement, Replacements, StandIn};
pub use test_methods::{TestMethod, TestStanding};

pub(crate) use assemblies::Assembly;
pub(crate) use data::{Category, Repr, TypeData};
pub(crate) use layout::{FieldSlot, TypeLayout};
pub(crate) use members::{ArrayMethod, FieldInfo, FuncKey, MethodInfo, Reflected};
pub(crate) use missing::Site;
pub(crate) use numbering::{LITERALS, restore_literal, save_literal};
pub(crate) use types::{Ctx, DefId, MissingType, Ty, TyId};

use crate::reader::{Primitive, ReadError};
use fencepost_base::{FxHashMap, FxHashSet, Interner, LazyTable};
use fencepost_ir::{Problem, Start};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// What asking the world gives: an answer, or what is wrong with the program.
pub(crate) type Res<T> = Result<T, Problem>;

/// How deep generic instantiations may nest.
pub(crate) const MAX_INSTANTIATION_DEPTH: u8 = 64;

/// A problem whose place is filled in later, by whoever knows it.
pub(crate) fn problem<T>(what: impl Into<String>) -> Res<T> {
    Err(Problem {
        what: what.into(),
        location: String::new(),
    })
}

/// What the reader found wrong, in the words of the front end.
pub(crate) fn unreadable(error: ReadError) -> Problem {
    Problem {
        what: format!("malformed assembly: {error}"),
        location: String::new(),
    }
}

/// Whether code is wrong as a whole, rather than asking for something that is not there.
pub(crate) fn is_malformed(problem: &Problem) -> bool {
    problem.what.starts_with("malformed")
}

/// Shorthand for turning reader errors into problems.
pub(crate) trait OrProblem<T> {
    /// The value, or the problem.
    fn or_problem(self) -> Res<T>;
}

impl<T> OrProblem<T> for Result<T, ReadError> {
    fn or_problem(self) -> Res<T> {
        self.map_err(unreadable)
    }
}

/// A small cache that many threads share.
pub(crate) struct Cache<K, V>(Mutex<FxHashMap<K, V>>);

impl<K, V> Default for Cache<K, V> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<K: std::hash::Hash + Eq, V: Clone> Cache<K, V> {
    /// The remembered value, or what `make` gives, which is then remembered.
    pub(crate) fn get(&self, key: K, make: impl FnOnce() -> Res<V>) -> Res<V> {
        let known = self
            .0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .get(&key)
            .cloned();
        if let Some(value) = known {
            return Ok(value);
        }
        let value = make()?;
        self.0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .insert(key, value.clone());
        Ok(value)
    }
}

/// All assemblies of a program, and everything worked out about their types and members.
pub(crate) struct World {
    /// The program is number 0; a built-in library is number 1.
    pub(crate) assemblies: Vec<Assembly>,
    /// The assembly that declares `System.Object`.
    pub(crate) core: u32,
    /// Whether the library is the built-in one.
    pub(crate) builtin: bool,
    types: Interner<Ty>,
    depths: LazyTable<u8>,
    data: LazyTable<Res<Arc<TypeData>>>,
    layouts: LazyTable<Res<Arc<TypeLayout>>>,
    pub(crate) functions: Interner<FuncKey>,
    pub(crate) fields: Interner<(TyId, u32)>,
    type_refs: Cache<(u32, u32), DefId>,
    member_refs: Cache<(u32, u32, TyId), (TyId, u32)>,
    methods: Cache<(DefId, u32), Arc<MethodInfo>>,
    interfaces: Cache<TyId, Arc<[TyId]>>,
    primitives: FxHashMap<DefId, Primitive>,
    primitive_types: Vec<(Primitive, TyId)>,
    known: Cache<&'static str, Option<DefId>>,
    /// Whether classes are also initialised where a method that uses them is entered.
    pub(crate) early_initializers: bool,
    early: Cache<TyId, bool>,
    /// What classes derive from, the root left out, by the full names of these classes.
    ancestors: Cache<String, Arc<FxHashSet<DefId>>>,
    written: OnceLock<FxHashSet<(u32, u32)>>,
    /// The literals of the program's own code, once somebody asked.
    literals: OnceLock<FxHashSet<Vec<u16>>>,
    tests: OnceLock<Res<Vec<test_methods::TestPlan>>>,
    start: Start<FuncKey, scope::Scope>,
    pub(crate) replaced: replace::Replaced,
}
