//! Which methods are operations of a class: what code outside the class calls.

use super::attributes::has_mark;
use super::{Ctx, DefId, FuncKey, MethodInfo, Res, TyId, World};
use crate::reader::{self, RowId};
use fencepost_base::FxHashSet;
use fencepost_ir::{Operation, names_class};
use std::sync::Arc;

/// How far up a class is followed.
const MAX_BASES: usize = 64;

/// The attribute that marks a class whose histories are to be serial, in any namespace.
const MARK: &str = "LinearizableAttribute";

impl World {
    /// How a method is an operation of the class with this full name, if it is one.
    pub(crate) fn operation(&self, key: &FuncKey, class: &str) -> Res<Option<Operation>> {
        let FuncKey::Method { owner, .. } = key else {
            return Ok(None);
        };
        let (def, info) = self.method_of(key)?;
        let receives = info.sig.has_this;
        if !is_callable(&info) {
            return Ok(None);
        }
        let is_value = self.is_value(*owner)?;
        let operation = Operation {
            owner: owner.class(),
            receives,
            constructs: info.name == ".ctor",
            constructed: receives && !is_value,
        };
        if self.definition_name(def) == class {
            return Ok(Some(operation));
        }
        if !receives || is_value {
            return Ok(None);
        }
        // A class that derives from it has operations of its own, on objects that are of both.
        let is_class = |def: &DefId| self.definition_name(*def) == class;
        if self.bases(def).iter().any(is_class) {
            return Ok(Some(operation));
        }
        // What objects of the class are before they are of it.
        let ancestors = self.ancestors.get(class.to_string(), || {
            let mut found = FxHashSet::default();
            for derived in self.definitions().filter(is_class) {
                let mut bases = self.bases(derived);
                bases.pop();
                found.extend(bases);
            }
            Ok(Arc::new(found))
        })?;
        Ok(ancestors.contains(&def).then_some(operation))
    }

    /// Whether a type is the class with this full name, or derives from it.
    pub(crate) fn is_of(&self, ty: TyId, class: &str) -> bool {
        let Some((def, _)) = self.named(ty) else {
            return false;
        };
        let mut chain = std::iter::once(def).chain(self.bases(def));
        chain.any(|def| self.definition_name(def) == class)
    }

    /// The classes that a class derives from, the nearest first, whatever their arguments.
    fn bases(&self, def: DefId) -> Vec<DefId> {
        let parent = |def: DefId| {
            let row = self.type_row(def).ok()?;
            let ty = (!row.extends.is_nil()).then(|| self.token(&Ctx::open(def.asm), row.extends));
            self.named(ty?.ok()?).map(|(def, _)| def)
        };
        let bases = std::iter::successors(parent(def), |&def| parent(def));
        bases.take(MAX_BASES).collect()
    }

    /// Why the class with this full name has no operations, if its kind says so.
    pub(crate) fn why_no_operations(&self, class: &str) -> Option<&'static str> {
        let mut found = self.definitions();
        let def = found.find(|&def| self.definition_name(def) == class)?;
        let is = |name| self.bases(def).first().copied() == self.known(name);
        match self.type_row(def).ok()? {
            row if row.is_interface() => Some("an interface, and has no code of its own"),
            _ if is("System.Enum") => Some("an enum"),
            _ if is("System.MulticastDelegate") => Some("a delegate"),
            _ => None,
        }
    }

    fn definitions(&self) -> impl Iterator<Item = DefId> {
        let assemblies = (0..self.assembly_count()).map(|asm| asm as u32);
        assemblies.flat_map(|asm| {
            let ids = self.assembly(asm).image.ids::<reader::TypeDefId>();
            ids.map(move |id| DefId { asm, row: id.row() })
        })
    }

    /// The full names of all classes that are not the library's.
    pub(crate) fn own_class_names(&self) -> Vec<String> {
        let own = |def: &DefId| !self.assembly(def.asm).library;
        let definitions = self.definitions().filter(own);
        definitions.map(|def| self.definition_name(def)).collect()
    }

    /// The full names of the classes that people may mean by what they typed. A full name means
    /// one class.
    pub(crate) fn class_names(&self, typed: &str) -> Vec<String> {
        let names = self.definitions().map(|def| self.definition_name(def));
        let mut found: Vec<String> = names.filter(|name| names_class(name, typed)).collect();
        found.sort();
        found.dedup();
        if found.iter().any(|name| name == typed) {
            found.retain(|name| name == typed);
        }
        found
    }

    /// The classes of the program that are marked.
    pub(crate) fn linearizable_classes(&self) -> Vec<String> {
        let own = |def: &DefId| !self.assembly(def.asm).library;
        let marked = |def: &DefId| has_mark(self.image(*def), def.id().into(), MARK);
        let marked = self.definitions().filter(own).filter(marked);
        marked.map(|def| self.definition_name(def)).collect()
    }
}

/// Whether code outside its class may call a method: one that is neither private nor for derived
/// classes alone, one that implements a method of an interface under another name, a constructor.
fn is_callable(info: &MethodInfo) -> bool {
    const ASSEMBLY: u16 = 3;
    const FAMILY: u16 = 4;
    let access = info.row.flags & 7;
    let explicit = info.row.is_virtual() && info.name.contains('.');
    match info.name.as_str() {
        ".ctor" => true,
        ".cctor" | "Finalize" => false,
        _ => access >= ASSEMBLY && access != FAMILY || explicit,
    }
}
