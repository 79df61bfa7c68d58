//! Full names of types, and finding types by name.
//!
//! A full name is `Namespace.Outer/Inner`, with the arity suffix of generic
//! types (`` `1 ``) as metadata has it. Only this image is searched; what a
//! reference means in another assembly is for the caller.

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};

use super::coded::Token;
use super::error::ReadError;
use super::image::Image;
use super::schema::*;

/// How deep types may nest in each other.
pub const MAX_TYPE_NESTING: usize = 64;

/// Rows by (namespace, name). Keys are randomly seeded hashes, so that a
/// crafted assembly cannot make lookups slow; the strings stay in the file.
/// The map is never iterated, so the seed cannot reach a result.
#[derive(Debug)]
pub(super) struct NameIndex {
    seed: RandomState,
    first: HashMap<u64, u32>,
    /// Rows whose hash was already taken by another name.
    collisions: Vec<u32>,
}

impl NameIndex {
    fn build<'a>(
        rows: impl Iterator<Item = u32>,
        name_of: impl Fn(u32) -> Option<(&'a str, &'a str)>,
    ) -> NameIndex {
        let mut index = NameIndex {
            seed: RandomState::new(),
            first: HashMap::new(),
            collisions: Vec::new(),
        };
        for row in rows {
            let Some(name) = name_of(row) else { continue };
            let hash = index.seed.hash_one(name);
            match index.first.get(&hash) {
                None => {
                    index.first.insert(hash, row);
                }
                // Of several rows with one name the first counts.
                Some(&other) if name_of(other) == Some(name) => {}
                Some(_) => index.collisions.push(row),
            }
        }
        index
    }

    fn find<'a>(
        &self,
        name: (&str, &str),
        name_of: impl Fn(u32) -> Option<(&'a str, &'a str)>,
    ) -> Option<u32> {
        let first = self.first.get(&self.seed.hash_one(name)).copied();
        first
            .into_iter()
            .chain(self.collisions.iter().copied())
            .find(|&row| name_of(row) == Some(name))
    }
}

impl Image {
    /// Finds a type that is not nested in another.
    pub fn find_type(&self, namespace: &str, name: &str) -> Option<TypeDefId> {
        let name_of = |row: u32| {
            let row = self.row(TypeDefId::from_row(row)).ok()?;
            (!row.is_nested()).then_some(())?;
            Some((
                self.string(row.namespace).ok()?,
                self.string(row.name).ok()?,
            ))
        };
        let index = self
            .indexes
            .types_by_name
            .get_or_init(|| NameIndex::build(1..=self.count(TableId::TypeDef), name_of));
        index
            .find((namespace, name), name_of)
            .map(TypeDefId::from_row)
    }

    /// Finds a type by its full name, such as `Namespace.Outer/Inner`.
    pub fn find_type_by_full_name(&self, full_name: &str) -> Option<TypeDefId> {
        let mut parts = full_name.split('/');
        let outer = parts.next()?;
        let mut current = self.find_type("", outer).or_else(|| {
            // The last dot usually separates the namespace, but generated
            // type names can contain dots of their own.
            outer
                .rmatch_indices('.')
                .take(MAX_TYPE_NESTING)
                .find_map(|(dot, _)| self.find_type(&outer[..dot], &outer[dot + 1..]))
        })?;
        for part in parts {
            current = self.find_nested_type(current, part)?;
        }
        Some(current)
    }

    /// Finds a type nested directly in another.
    pub fn find_nested_type(&self, enclosing: TypeDefId, name: &str) -> Option<TypeDefId> {
        self.nested_types(enclosing).find(|&nested| {
            self.row(nested)
                .and_then(|row| self.string(row.name))
                .is_ok_and(|found| found == name)
        })
    }

    /// Finds an exported type (a forwarder, or a type of another module) that
    /// is not nested in another.
    pub fn find_exported_type(&self, namespace: &str, name: &str) -> Option<ExportedTypeId> {
        let name_of = |row: u32| {
            let row = self.row(ExportedTypeId::from_row(row)).ok()?;
            (row.implementation.table() != Some(TableId::ExportedType)).then_some(())?;
            Some((
                self.string(row.namespace).ok()?,
                self.string(row.name).ok()?,
            ))
        };
        let index = self
            .indexes
            .exported_by_name
            .get_or_init(|| NameIndex::build(1..=self.count(TableId::ExportedType), name_of));
        index
            .find((namespace, name), name_of)
            .map(ExportedTypeId::from_row)
    }

    /// The types nested directly in a type, in row order.
    pub fn nested_types(&self, enclosing: TypeDefId) -> impl Iterator<Item = TypeDefId> + '_ {
        let pairs = self.indexes.nested_by_enclosing.get_or_init(|| {
            let count = self.count(TableId::NestedClass);
            let mut pairs: Vec<(u32, u32)> = (1..=count)
                .map(|row| {
                    let column = |index| self.metadata.raw_column(TableId::NestedClass, row, index);
                    (column(1), column(0))
                })
                .collect();
            pairs.sort_unstable();
            pairs.into_boxed_slice()
        });
        let start = pairs.partition_point(|pair| pair.0 < enclosing.row());
        pairs[start..]
            .iter()
            .take_while(move |pair| pair.0 == enclosing.row())
            .map(|pair| TypeDefId::from_row(pair.1))
    }

    /// The type that a type is nested in.
    pub fn enclosing_type(&self, nested: TypeDefId) -> Result<Option<TypeDefId>, ReadError> {
        match self.metadata.keyed_first::<NestedClassId>(nested.row()) {
            Some(id) => Ok(Some(self.row(id)?.enclosing)),
            None => Ok(None),
        }
    }

    /// The full name of a type definition.
    pub fn type_def_name(&self, id: TypeDefId) -> Result<String, ReadError> {
        self.nested_name(id, |current| {
            let row = self.row(current)?;
            Ok((row.namespace, row.name, self.enclosing_type(current)?))
        })
    }

    /// The full name of a type reference, without its assembly.
    pub fn type_ref_name(&self, id: TypeRefId) -> Result<String, ReadError> {
        self.nested_name(id, |current| {
            let row = self.row(current)?;
            Ok((row.namespace, row.name, row.resolution_scope.as_id()))
        })
    }

    /// The full name of an exported type.
    pub fn exported_type_name(&self, id: ExportedTypeId) -> Result<String, ReadError> {
        self.nested_name(id, |current| {
            let row = self.row(current)?;
            Ok((row.namespace, row.name, row.implementation.as_id()))
        })
    }

    /// Where a type reference points, past the references it is nested in: an
    /// `AssemblyRef`, a `ModuleRef`, the `Module`, or nil for an exported type.
    pub fn type_ref_scope(&self, id: TypeRefId) -> Result<Token, ReadError> {
        let mut current = id;
        for _ in 0..MAX_TYPE_NESTING {
            let scope = self.row(current)?.resolution_scope;
            match scope.as_id() {
                Some(outer) => current = outer,
                None => return Ok(scope),
            }
        }
        Err(self.nesting_error(id.token()))
    }

    fn nesting_error(&self, token: Token) -> ReadError {
        let at = self.metadata.row_offset(token);
        ReadError::limit(at, "the nesting of types", MAX_TYPE_NESTING as u64)
    }

    /// Builds `Namespace.Outer/Inner` by walking outwards; the limit also ends
    /// walks around a cycle.
    fn nested_name<I: RowId>(
        &self,
        id: I,
        parts_of: impl Fn(I) -> Result<(StringIndex, StringIndex, Option<I>), ReadError>,
    ) -> Result<String, ReadError> {
        let mut parts: Vec<&str> = Vec::new();
        let mut current = id;
        for _ in 0..MAX_TYPE_NESTING {
            let (namespace, name, outer) = parts_of(current)?;
            parts.push(self.string(name)?);
            if let Some(outer) = outer {
                parts.push("/");
                current = outer;
                continue;
            }
            let namespace = self.string(namespace)?;
            if !namespace.is_empty() {
                parts.push(".");
                parts.push(namespace);
            }
            parts.reverse();
            return Ok(parts.concat());
        }
        Err(self.nesting_error(id.token()))
    }
}
