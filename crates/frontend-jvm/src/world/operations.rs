//! Which methods are operations of a class: what code outside the class calls.

use super::{FuncKey, World, dotted};
use crate::reader::access;
use fencepost_ir::{ClassId, Operation};

/// How far up a class is followed.
const MAX_BASES: usize = 64;

/// Code that a compiler made: bridges, and what nested classes reach private members through.
const SYNTHETIC: u16 = 0x1000;

impl World {
    /// How a method is an operation of the class with this full name, if it is one.
    pub fn operation(&self, key: &FuncKey, class: &str) -> Option<Operation> {
        let &FuncKey::Method(owner, index) = key else {
            return None;
        };
        let info = self.info(owner).ok()?;
        let member = info.file.as_ref()?.methods.get(usize::from(index))?;
        let constructs = member.name == "<init>";
        let hidden = access::PRIVATE | access::PROTECTED | SYNTHETIC;
        if !constructs && (member.access & hidden != 0 || member.name == "<clinit>") {
            return None;
        }
        let receives = !member.is(access::STATIC);
        let operation = Operation {
            owner,
            receives,
            constructs,
            constructed: receives,
        };
        if dotted(&info.name) == class {
            return Some(operation);
        }
        let named = |id: &ClassId| self.info(*id).is_ok_and(|info| dotted(&info.name) == class);
        if receives && self.bases(owner).iter().any(named) {
            return Some(operation);
        }
        let other = self.class_by_name(class).filter(|_| receives)?;
        let bases = self.bases(other.id);
        let root = bases.last() == Some(&owner);
        (bases.contains(&owner) && !root).then_some(operation)
    }

    /// The classes that a class derives from, the nearest first.
    fn bases(&self, class: ClassId) -> Vec<ClassId> {
        let parent = |id: ClassId| self.info(id).ok().and_then(|info| info.parent);
        let bases = std::iter::successors(parent(class), |&id| parent(id));
        bases.take(MAX_BASES).collect()
    }
}
