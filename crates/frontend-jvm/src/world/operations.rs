//! Which methods are operations of a class: what code outside the class calls.

use super::{FuncKey, Info, World, dotted};
use crate::reader::access;
use fencepost_ir::{ClassId, Operation};
use std::sync::Arc;

/// How far up a class is followed.
const MAX_BASES: usize = 64;

/// Code that a compiler made: bridges, and what nested classes reach private members through.
const SYNTHETIC: u16 = 0x1000;

/// The annotation that marks a class whose histories are to be serial, in any package or class.
const MARK: &str = "Linearizable";

impl World {
    /// The classes of the program that are marked.
    pub fn linearizable_classes(&self) -> Vec<String> {
        let marked = |info: &Arc<Info>| {
            let mut annotations = info.file.iter().flat_map(|file| &file.annotations);
            annotations.any(|descriptor| simple_name(descriptor) == MARK)
        };
        let own = self.own_classes();
        let marked = own.iter().filter(|info| marked(info));
        marked.map(|info| dotted(&info.name)).collect()
    }

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

/// The last part of the name of a class, from its descriptor.
fn simple_name(descriptor: &str) -> &str {
    let name = descriptor.strip_prefix('L').unwrap_or(descriptor);
    let name = name.strip_suffix(';').unwrap_or(name);
    name.rsplit(['/', '$']).next().unwrap_or(name)
}
