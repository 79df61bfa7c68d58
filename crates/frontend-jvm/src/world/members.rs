//! Fields and methods: how a reference finds its member, and what overrides what.

use super::{FuncKey, Info, OBJECT, Res, World, dotted, element_name, problem};
use crate::reader::{Member, MemberRef, access, code_text, parse_field};
use fencepost_base::FxHashSet;
use fencepost_ir::{ClassId, Field, FieldId, FieldRef, Storage};
use std::sync::Arc;

/// A field that was found.
pub(crate) struct FoundField {
    pub class: Arc<Info>,
    pub reference: FieldRef,
    pub access: u16,
    pub index: u16,
}

/// A method that was found.
#[derive(Clone)]
pub(crate) struct FoundMethod {
    pub class: Arc<Info>,
    pub index: u16,
}

impl FoundMethod {
    pub fn member(&self) -> Option<&Member> {
        let file = self.class.file.as_ref()?;
        file.methods.get(usize::from(self.index))
    }

    pub fn is(&self, flag: u16) -> bool {
        self.member().is_some_and(|member| member.is(flag))
    }

    pub fn key(&self) -> FuncKey {
        FuncKey::Method(self.class.id, self.index)
    }
}

impl World {
    /// The code of a method that is written in a class file, as text that says nothing of lines.
    pub fn code_text(&self, key: &FuncKey) -> Option<String> {
        let FuncKey::Method(class, index) = *key else {
            return None;
        };
        let class = self.info(class).ok()?;
        let found = FoundMethod { class, index };
        code_text(found.class.file.as_ref()?, found.member()?).ok()?
    }
}

/// Whether a proxy leaves a method to its handler.
fn forwards(called: &FoundMethod, name: &str) -> bool {
    let file = called.class.file.as_ref();
    let of_interface = file.is_some_and(|file| file.access & access::INTERFACE != 0);
    let of_object = called.class.name == OBJECT;
    of_interface || of_object && matches!(name, "hashCode" | "equals" | "toString")
}

impl Info {
    /// The method that the class itself declares.
    pub fn declared(self: &Arc<Info>, name: &str, descriptor: &str) -> Option<FoundMethod> {
        // The key owns its strings, so looking it up needs owned ones, too.
        let key = (name.to_string(), descriptor.to_string());
        let index = *self.methods.get(&key)?;
        Some(FoundMethod {
            class: self.clone(),
            index,
        })
    }

    /// Whether two classes are in one package.
    fn shares_package(&self, other: &Info) -> bool {
        let package = |name: &str| name.rfind('/').map(|at| name[..at].to_string());
        package(&self.name) == package(&other.name)
    }
}

impl World {
    /// A field of a class or of what it inherits from.
    pub fn resolve_field(&self, reference: &MemberRef) -> Res<FoundField> {
        let mut work = vec![self.class_id(&reference.class)];
        let mut seen = FxHashSet::default();
        while let Some(id) = work.pop() {
            if !seen.insert(id) {
                continue;
            }
            let info = self.info(id)?;
            let fields = info.file.iter().flat_map(|file| &file.fields);
            let found = fields
                .enumerate()
                .find(|(_, f)| f.name == reference.name && f.descriptor == reference.descriptor);
            if let Some((index, field)) = found {
                let flags = field.access;
                let cell = parse_field(&field.descriptor)
                    .map_err(super::damaged)?
                    .cell();
                let reference = FieldRef {
                    id: self.field_id(id, index as u16),
                    class: id,
                    offset: info.offsets[index],
                    cell,
                };
                return Ok(FoundField {
                    class: info.clone(),
                    reference,
                    access: flags,
                    index: index as u16,
                });
            }
            work.extend(info.parent);
            work.extend(&info.interfaces);
        }
        problem(format!(
            "there is no field `{}.{}`",
            dotted(&reference.class),
            reference.name
        ))
    }

    /// What is known about a field.
    pub fn describe_field(&self, id: FieldId) -> Option<Field> {
        let &(class, index) = self.fields.key(id.0)?;
        let info = self.info(class).ok()?;
        if info.lambda.is_some() {
            let (layout, storage) = match info.instance.cells.is_empty() {
                true => (&info.statics, Storage::Static),
                false => (&info.instance, Storage::Instance),
            };
            let at = layout.cells.get(usize::from(index))?;
            return Some(Field {
                class,
                name: at.name.clone(),
                storage,
                offset: at.offset,
                cell: at.cell,
            });
        }
        let field = info.file.as_ref()?.fields.get(usize::from(index))?;
        Some(Field {
            class,
            name: field.name.clone(),
            storage: match field.is(access::STATIC) {
                true => Storage::Static,
                false => Storage::Instance,
            },
            offset: info.offsets[usize::from(index)],
            cell: parse_field(&field.descriptor).ok()?.cell(),
        })
    }

    /// The method that a reference means.
    pub fn resolve_method(&self, reference: &MemberRef) -> Res<FoundMethod> {
        let class = match reference.class.starts_with('[') {
            true => self.class_id(OBJECT),
            false => self.class_id(&reference.class),
        };
        let found = self.find_method(class, &reference.name, &reference.descriptor)?;
        match found {
            Some(found) => Ok(found),
            None => problem(format!(
                "there is no method `{}::{}{}`",
                dotted(&reference.class),
                reference.name,
                reference.descriptor
            )),
        }
    }

    /// The class whose objects a function can be called on; none for static ones.
    pub fn receiver(&self, function: &FuncKey) -> Option<ClassId> {
        match *function {
            FuncKey::Method(owner, index) => {
                let class = self.info(owner).ok()?;
                let is_static = FoundMethod { class, index }.is(access::STATIC);
                (!is_static).then_some(owner)
            }
            FuncKey::LambdaBody(class) => Some(class),
            _ => None,
        }
    }

    /// A method of a class, of the classes above it, or of an interface.
    pub fn find_method(
        &self,
        class: ClassId,
        name: &str,
        descriptor: &str,
    ) -> Res<Option<FoundMethod>> {
        let mut at = Some(class);
        while let Some(id) = at {
            let info = self.info(id)?;
            if let Some(found) = info.declared(name, descriptor) {
                return Ok(Some(found));
            }
            at = info.parent;
        }
        if let Some(found) = self.default_method(class, name, descriptor)? {
            return Ok(Some(found));
        }
        let abstract_one = self.interface_methods(class, name, descriptor)?;
        Ok(abstract_one.into_iter().next())
    }

    /// All methods of the interfaces of a class with this name and type.
    fn interface_methods(
        &self,
        class: ClassId,
        name: &str,
        descriptor: &str,
    ) -> Res<Vec<FoundMethod>> {
        let mut found = Vec::new();
        let mut seen = FxHashSet::default();
        let mut work = vec![class];
        while let Some(id) = work.pop() {
            if !seen.insert(id) {
                continue;
            }
            let info = self.info(id)?;
            let is_interface = info
                .file
                .as_ref()
                .is_some_and(|file| file.access & access::INTERFACE != 0);
            if is_interface && let Some(method) = info.declared(name, descriptor) {
                found.push(method);
            }
            work.extend(info.parent);
            work.extend(&info.interfaces);
        }
        Ok(found)
    }

    /// The default method that a class inherits: the one whose interface is the most special.
    fn default_method(
        &self,
        class: ClassId,
        name: &str,
        descriptor: &str,
    ) -> Res<Option<FoundMethod>> {
        let mut all = self.interface_methods(class, name, descriptor)?;
        all.retain(|method| !method.is(access::STATIC) && !method.is(access::PRIVATE));
        for candidate in &all {
            let mut beaten = false;
            for other in &all {
                beaten |= other.class.id != candidate.class.id
                    && self.assignable(other.class.id, candidate.class.id)?;
            }
            if !beaten && !candidate.is(access::ABSTRACT) {
                return Ok(Some(candidate.clone()));
            }
        }
        Ok(None)
    }

    /// The function that a virtual call of a method runs on an object of a class.
    pub fn dispatch(&self, class: ClassId, method: &FuncKey) -> Res<FuncKey> {
        let &FuncKey::Method(owner, index) = method else {
            return Ok(method.clone());
        };
        let called = FoundMethod {
            class: self.info(owner)?,
            index,
        };
        let Some(member) = called.member() else {
            return problem("ill-formed code: a call of a method that is not there");
        };
        if member.is(access::PRIVATE | access::STATIC) {
            return Ok(method.clone());
        }
        let (name, descriptor) = (member.name.clone(), member.descriptor.clone());
        let info = self.info(class)?;
        if let Some(site) = &info.lambda
            && site.implements(&name, &descriptor)
        {
            return Ok(FuncKey::LambdaBody(class));
        }
        if info.is_proxy && forwards(&called, &name) {
            return Ok(FuncKey::Forward(owner, index));
        }
        let hidden = !member.is(access::PUBLIC | access::PROTECTED);
        let mut at = match element_name(&info.name) {
            Some(_) => Some(self.class_id(OBJECT)),
            None => Some(class),
        };
        while let Some(id) = at {
            let above = self.info(id)?;
            if let Some(found) = above.declared(&name, &descriptor)
                && !found.is(access::STATIC | access::PRIVATE)
                && (!hidden || above.shares_package(&called.class))
            {
                return match found.is(access::ABSTRACT) {
                    true => self.abstract_method(class, &name),
                    false => Ok(found.key()),
                };
            }
            at = above.parent;
        }
        match self.default_method(class, &name, &descriptor)? {
            Some(found) => Ok(found.key()),
            None => self.abstract_method(class, &name),
        }
    }

    fn abstract_method<T>(&self, class: ClassId, name: &str) -> Res<T> {
        let class = self.info(class)?;
        problem(format!(
            "`{}` has no code for the method `{name}`",
            dotted(&class.name)
        ))
    }
}
