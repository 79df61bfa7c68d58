//! The part of a program that a run from a chosen entry may come to.
//!
//! Assemblies of tests have many entries, and what one test does, interrupting threads or reading
//! clocks, say, is no business of the others. Code that runs is code of a type that other code names
//! which runs: who calls a method, makes an object, or fills a type parameter mentions the type. So
//! the types are followed that the code of a type mentions, outer ones together with all that are
//! nested in them. Where code is found by a name, everything counts.

use super::{DefId, FuncKey, OrProblem, Res, World, problem};
use crate::reader::{self, Operand, RowId, Token, TypeSig};
use fencepost_base::FxHashSet;

/// What the code that counts mentions.
#[derive(Default)]
pub(super) struct Scope {
    /// Types of the program, nested ones included.
    types: FxHashSet<DefId>,
    /// Members of other assemblies, by assembly and row.
    members: FxHashSet<(u32, u32)>,
    /// Types of other assemblies, in the same way.
    type_refs: FxHashSet<(u32, u32)>,
}

/// Classes that find code by its name.
const FINDERS: &[&str] = &["System.Activator", "System.AppDomain", "System.Attribute"];

impl World {
    /// Notes where runs start.
    pub(crate) fn start_at(&self, key: &FuncKey) -> Res<()> {
        self.start.choose(key.clone())
    }

    /// The part of the program that counts, or nothing if that is all of it.
    fn scope(&self) -> Option<&Scope> {
        // What cannot be read may do anything.
        let find = |key: &FuncKey| Scope::of(self, key).ok().flatten();
        self.start.scope(find)
    }

    /// What counts of an assembly.
    pub(super) fn part(&self, asm: u32) -> Part<'_> {
        let assembly = self.assembly(asm);
        Part {
            image: &assembly.image,
            asm,
            scope: self.scope().filter(|_| !assembly.library),
        }
    }

    /// The members of other assemblies that code of the program may use, with the assembly that
    /// mentions them.
    pub(super) fn used_members(&self) -> Vec<(&reader::Image, reader::MemberRefId)> {
        let mut used = Vec::new();
        for (asm, image) in self.own_images() {
            used.extend(self.part(asm).members().map(|id| (image, id)));
        }
        used
    }

    /// The full names of the types of other assemblies whose members code of the program may use.
    pub(super) fn used_types(&self) -> Vec<String> {
        let mut used = Vec::new();
        for (asm, image) in self.own_images() {
            let part = self.part(asm);
            let names = part.type_refs().map(|id| image.type_ref_name(id));
            used.extend(names.filter_map(Result::ok));
        }
        used
    }

    fn own_images(&self) -> impl Iterator<Item = (u32, &reader::Image)> {
        let assemblies = (0..).zip(&self.assemblies);
        let own = assemblies.filter(|(_, assembly)| !assembly.library);
        own.map(|(asm, assembly)| (asm, &assembly.image))
    }
}

/// What counts of an assembly.
pub(super) struct Part<'a> {
    pub(super) image: &'a reader::Image,
    asm: u32,
    /// If not all of it.
    scope: Option<&'a Scope>,
}

impl Part<'_> {
    /// The members of other assemblies that it mentions.
    pub(super) fn members(&self) -> impl Iterator<Item = reader::MemberRefId> {
        let (asm, scope) = (self.asm, self.scope);
        let all = self.image.ids::<reader::MemberRefId>();
        all.filter(move |id| scope.is_none_or(|s| s.members.contains(&(asm, id.row()))))
    }

    /// The types of other assemblies that it mentions.
    pub(super) fn type_refs(&self) -> impl Iterator<Item = reader::TypeRefId> {
        let (asm, scope) = (self.asm, self.scope);
        let all = self.image.ids::<reader::TypeRefId>();
        all.filter(move |id| scope.is_none_or(|s| s.type_refs.contains(&(asm, id.row()))))
    }

    /// Whether it may find code by its name.
    fn finds_by_name(&self) -> bool {
        let image = self.image;
        let is_finder = |name: String| {
            name.starts_with("System.Reflection.") || FINDERS.contains(&name.as_str())
        };
        self.type_refs()
            .any(|id| image.type_ref_name(id).is_ok_and(is_finder))
            || self.members().any(|id| {
                let row = image.row(id);
                row.is_ok_and(|row| {
                    let class = row.class.as_id::<reader::TypeRefId>();
                    let class = class.and_then(|class| image.type_ref_name(class).ok());
                    class.as_deref() == Some("System.Type")
                        && image.string(row.name) == Ok("GetType")
                })
            })
    }

    /// Its own types.
    pub(super) fn types(&self) -> impl Iterator<Item = reader::TypeDefId> {
        let (asm, scope) = (self.asm, self.scope);
        let counts = move |id: &reader::TypeDefId| {
            let row = id.row();
            scope.is_none_or(|s| s.types.contains(&DefId { asm, row }))
        };
        self.image.ids::<reader::TypeDefId>().filter(counts)
    }

    /// The methods of these.
    pub(super) fn methods(&self) -> impl Iterator<Item = reader::MethodDefId> {
        let (asm, scope, image) = (self.asm, self.scope, self.image);
        let counts = move |id: &reader::MethodDefId| {
            let owner = image.declaring_type_of_method(*id);
            let of = |s: &Scope| {
                let row = owner.as_ref().map(|owner| owner.row());
                row.is_ok_and(|row| s.types.contains(&DefId { asm, row }))
            };
            scope.is_none_or(of)
        };
        image.ids::<reader::MethodDefId>().filter(counts)
    }
}

impl Scope {
    /// What counts for runs that start with a function. Nothing if that may be everything.
    fn of(world: &World, start: &FuncKey) -> Res<Option<Self>> {
        let mut scope = Self::default();
        let mut open = Vec::new();
        // What runs when a module is loaded.
        for (asm, _) in world.own_images() {
            open.push(DefId { asm, row: 1 });
        }
        let mut starts = vec![start.clone()];
        if let FuncKey::Test(number) = start {
            let plan = world.test(*number)?;
            starts = [&plan.first, &plan.before, &plan.after]
                .into_iter()
                .flatten()
                .cloned()
                .collect();
            starts.push(plan.method.clone());
            open.extend(
                plan.object
                    .and_then(|ty| world.named(ty))
                    .map(|(def, _)| def),
            );
        }
        for key in &starts {
            let FuncKey::Method { owner, .. } = key else {
                return Ok(None);
            };
            open.extend(world.named(*owner).map(|(def, _)| def));
        }
        while let Some(def) = open.pop() {
            if world.assembly(def.asm).library || !scope.types.insert(def) {
                continue;
            }
            let image = world.image(def);
            if let Some(outer) = image.enclosing_type(def.id()).or_problem()? {
                open.push(DefId {
                    asm: def.asm,
                    row: outer.row(),
                });
            }
            let nested = image.nested_types(def.id());
            open.extend(nested.map(|id| DefId {
                asm: def.asm,
                row: id.row(),
            }));
            scope.add_type(world, def, &mut open)?;
        }
        let finds_by_name = world.own_images().any(|(asm, image)| {
            let part = Part {
                image,
                asm,
                scope: Some(&scope),
            };
            part.finds_by_name()
        });
        Ok((!finds_by_name).then_some(scope))
    }

    /// Adds what a type and its code mention.
    fn add_type(&mut self, world: &World, def: DefId, open: &mut Vec<DefId>) -> Res<()> {
        let image = world.image(def);
        let row = image.row(def.id()).or_problem()?;
        self.add_token(world, def.asm, row.extends, open)?;
        for id in image.interface_impls(def.id()) {
            let row = image.row(id).or_problem()?;
            self.add_token(world, def.asm, row.interface, open)?;
        }
        for id in image.methods(def.id()).or_problem()? {
            let Some(body) = image.method_body(id).or_problem()? else {
                continue;
            };
            for instruction in body.decode().or_problem()? {
                if let Operand::Token(token) = instruction.operand {
                    self.add_token(world, def.asm, token, open)?;
                }
            }
        }
        Ok(())
    }

    /// Adds what a token means: a type, a method, a field or a signature.
    fn add_token(
        &mut self,
        world: &World,
        asm: u32,
        token: Token,
        open: &mut Vec<DefId>,
    ) -> Res<()> {
        let image = &world.assembly(asm).image;
        let own = |id: reader::TypeDefId| DefId { asm, row: id.row() };
        if let Some(id) = token.as_id::<reader::TypeDefId>() {
            open.push(own(id));
        } else if let Some(id) = token.as_id::<reader::MethodDefId>() {
            open.push(own(image.declaring_type_of_method(id).or_problem()?));
        } else if let Some(id) = token.as_id::<reader::FieldId>() {
            open.push(own(image.declaring_type_of_field(id).or_problem()?));
        } else if let Some(id) = token.as_id::<reader::TypeRefId>() {
            self.type_refs.insert((asm, id.row()));
            // What is missing cannot be run.
            open.extend(world.type_ref(asm, id).ok());
        } else if let Some(id) = token.as_id::<reader::MemberRefId>() {
            if self.members.insert((asm, id.row())) {
                let class = image.row(id).or_problem()?.class;
                self.add_token(world, asm, class, open)?;
            }
        } else if let Some(id) = token.as_id::<reader::MethodSpecId>() {
            let method = image.row(id).or_problem()?.method;
            self.add_token(world, asm, method, open)?;
            for sig in image.method_spec_sig(id).or_problem()? {
                self.add_signature(world, asm, &sig, open)?;
            }
        } else if let Some(id) = token.as_id::<reader::TypeSpecId>() {
            let sig = image.type_spec_sig(id).or_problem()?;
            self.add_signature(world, asm, &sig, open)?;
        }
        Ok(())
    }

    /// Adds the types in a signature.
    fn add_signature(
        &mut self,
        world: &World,
        asm: u32,
        sig: &TypeSig,
        open: &mut Vec<DefId>,
    ) -> Res<()> {
        match sig {
            TypeSig::Class(token) | TypeSig::ValueType(token) => {
                self.add_named(world, asm, *token, open)
            }
            TypeSig::Ptr(inner)
            | TypeSig::ByRef(inner)
            | TypeSig::SzArray(inner)
            | TypeSig::Array(inner, _)
            | TypeSig::Modified { inner, .. }
            | TypeSig::Pinned(inner) => self.add_signature(world, asm, inner, open),
            TypeSig::GenericInst {
                generic, arguments, ..
            } => {
                self.add_named(world, asm, *generic, open)?;
                arguments
                    .iter()
                    .try_for_each(|argument| self.add_signature(world, asm, argument, open))
            }
            TypeSig::Primitive(_) | TypeSig::Var(_) | TypeSig::MVar(_) | TypeSig::FnPtr(_) => {
                Ok(())
            }
        }
    }

    /// Adds a type that a signature names. Only one that names no further signature comes to an end.
    fn add_named(
        &mut self,
        world: &World,
        asm: u32,
        token: Token,
        open: &mut Vec<DefId>,
    ) -> Res<()> {
        match token.as_id::<reader::TypeSpecId>() {
            Some(_) => problem("a signature that names another one"),
            None => self.add_token(world, asm, token, open),
        }
    }
}
