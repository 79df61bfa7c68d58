//! Which methods are operations of a class: what code outside the class calls.

use super::{DefId, FuncKey, MethodInfo, Res, TyId, World};
use crate::reader::{self, RowId};
use fencepost_ir::{Operation, names_class};

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
        let operation = |inherited_by: Option<TyId>| Operation {
            owner: owner.class(),
            receives,
            constructs: info.name == ".ctor",
            inherited_by: inherited_by.map(TyId::class),
        };
        if self.definition_name(def) == class {
            return Ok(Some(operation(None)));
        }
        if !receives || self.is_value(*owner)? {
            return Ok(None);
        }
        // A class that derives from it has operations of its own, on objects that are of both.
        let bases = self.bases(*owner);
        let is_class = |ty: &TyId| {
            self.named(*ty)
                .is_some_and(|(def, _)| self.definition_name(def) == class)
        };
        if bases.iter().any(is_class) {
            return Ok(Some(operation(None)));
        }
        // What objects of the class are before they are of it.
        let Some(ty) = self.type_by_name(class)? else {
            return Ok(None);
        };
        let bases = self.bases(ty);
        let root = bases.last() == Some(owner);
        Ok((bases.contains(owner) && !root).then(|| operation(Some(ty))))
    }

    /// The classes that a class derives from, the nearest first.
    fn bases(&self, ty: TyId) -> Vec<TyId> {
        let parent = |ty: TyId| self.data(ty).ok().and_then(|data| data.parent);
        let bases = std::iter::successors(parent(ty), |&ty| parent(ty));
        bases.take(MAX_BASES).collect()
    }

    fn definitions(&self) -> impl Iterator<Item = DefId> {
        let assemblies = (0..self.assembly_count()).map(|asm| asm as u32);
        assemblies.flat_map(|asm| {
            let ids = self.assembly(asm).image.ids::<reader::TypeDefId>();
            ids.map(move |id| DefId { asm, row: id.row() })
        })
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
        let marked = |def: &DefId| {
            let image = self.image(*def);
            let attributes = image.custom_attributes(def.id().into());
            let mut names = attributes
                .into_iter()
                .flatten()
                .filter_map(|id| image.attribute_type_name(id).ok());
            names.any(|name| name.rsplit('.').next() == Some(MARK))
        };
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
