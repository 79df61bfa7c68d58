//! Methods of a real class library that do not run their own code here.
//!
//! A real library talks to a runtime of its own: to its internal calls, and to the layout of its
//! objects. Types are never replaced, methods are, each by its full signature: by a native of the
//! runtime, by nothing, or by a method of a *stand-in* assembly. That is ordinary code in classes
//! that are called like the types whose methods they replace, `System_Threading_Thread` for
//! `System.Threading.Thread`; an instance method becomes a static one with the object first.

use super::{Cache, DefId, FuncKey, OrProblem, Res, Ty, TyId, World, problem};
use crate::reader::RowId;
use fencepost_base::FxHashMap;
use std::sync::Arc;

/// What runs instead of a method.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Replacement {
    /// The native with the method's full signature.
    Native,
    /// Nothing; the result is zero, false or null.
    Nothing,
    /// The run stops, for this reason.
    Refused(&'static str),
}

/// An assembly and its debug information.
#[derive(Clone)]
pub struct StandIn {
    /// The assembly.
    pub image: Arc<[u8]>,
    /// Its debug information.
    pub debug: Option<Arc<[u8]>>,
}

/// The replaced methods of one family of class libraries.
#[derive(Clone, Default)]
pub struct Replacements {
    /// What runs instead of a method, by its full signature.
    pub rows: FxHashMap<&'static str, Replacement>,
    /// The assembly whose methods stand in for those of the library.
    pub stand_in: Option<StandIn>,
}

/// The namespace of the classes that stand in for types.
const NAMESPACE: &str = "Fencepost.StandIn";

/// What the world knows about replaced methods.
#[derive(Default)]
pub(crate) struct Replaced {
    pub(crate) rows: FxHashMap<&'static str, Replacement>,
    /// The number of the stand-in assembly.
    pub(crate) assembly: Option<u32>,
    /// The class that stands in for a type.
    classes: Cache<DefId, Option<DefId>>,
}

impl Replaced {
    pub(crate) fn new(rows: FxHashMap<&'static str, Replacement>, assembly: Option<u32>) -> Self {
        Self {
            rows,
            assembly,
            classes: Cache::default(),
        }
    }
}

impl World {
    /// A type of the stand-in assembly by its full name.
    pub(crate) fn stand_in_type(&self, full_name: &str) -> Option<DefId> {
        let asm = self.replaced.assembly?;
        let id = self.assembly(asm).image.find_type_by_full_name(full_name)?;
        Some(DefId { asm, row: id.row() })
    }

    /// A generic type of the core library with one argument, if that meets the constraints.
    pub(crate) fn generic(&self, full_name: &str, argument: TyId) -> Res<Option<TyId>> {
        let Some(def) = self.core_type(full_name) else {
            return problem(format!("the class library has no `{full_name}`"));
        };
        let ty = self.intern(&Ty::Named(def, Arc::from([argument])))?;
        let (image, ctx) = (self.image(def), self.ctx_of(ty));
        for param in image.generic_params(def.id().into()).or_problem()? {
            for id in image.generic_constraints(param) {
                let constraint = image.row(id).or_problem()?.constraint;
                let bound = self.token(&ctx, constraint)?;
                if !self.assignable(argument, bound)? {
                    return Ok(None);
                }
            }
        }
        Ok(Some(ty))
    }

    /// The initialiser that stands in for a type's own, if it has none.
    pub(crate) fn stand_in_initializer(&self, def: DefId) -> Res<Option<FuncKey>> {
        match self.stand_in_class(def)? {
            Some(class) => self.method_named(self.plain(class)?, "cctor", Some(0)),
            None => Ok(None),
        }
    }

    /// The class that stands in for a type of the library.
    fn stand_in_class(&self, def: DefId) -> Res<Option<DefId>> {
        if self.replaced.assembly.is_none_or(|asm| asm == def.asm) {
            return Ok(None);
        }
        self.replaced.classes.get(def, || {
            let name = self.definition_name(def).replace('.', "_");
            let generic = self.image(def).generic_params(def.id().into());
            let name = match generic.or_problem()?.len() {
                0 => format!("{NAMESPACE}.{name}"),
                arity => format!("{NAMESPACE}.{name}`{arity}"),
            };
            Ok(self.stand_in_type(&name))
        })
    }

    /// The method of the stand-in assembly that runs instead of a method of the library.
    pub(crate) fn stand_in(&self, key: &FuncKey) -> Res<Option<FuncKey>> {
        let FuncKey::Method { owner, args, .. } = key else {
            return Ok(None);
        };
        let (def, info) = self.method_of(key)?;
        let Some(class) = self.stand_in_class(def)? else {
            return Ok(None);
        };
        let type_args = self.ctx_of(*owner).type_args;
        let class_type = self.intern(&Ty::Named(class, type_args))?;
        let name = info.name.trim_start_matches('.');
        let image = self.image(class);
        for id in image.find_methods(class.id(), name).or_problem()? {
            let found = self.method(class, id.row())?;
            let same_shape = found.row.is_static()
                && found.sig.generic_count == info.sig.generic_count
                && found.sig.parameters.len()
                    == info.sig.parameters.len() + usize::from(info.sig.has_this);
            if !same_shape {
                continue;
            }
            let candidate = FuncKey::Method {
                owner: class_type,
                row: id.row(),
                args: args.clone(),
            };
            if self.stands_for(&candidate, key, *owner, info.sig.has_this)? {
                return Ok(Some(candidate));
            }
        }
        Ok(None)
    }

    /// Whether the parameters of a static method are those of another, the object first.
    fn stands_for(
        &self,
        candidate: &FuncKey,
        key: &FuncKey,
        owner: TyId,
        has_this: bool,
    ) -> Res<bool> {
        let (result, params) = self.signature_of(candidate)?;
        let (wanted_result, wanted) = self.signature_of(key)?;
        let rest = match (has_this, params.split_first()) {
            (false, _) => &params[..],
            (true, Some((this, rest))) => {
                let object = self.primitive(crate::reader::Primitive::Object)?;
                let expected = match self.is_value(owner)? {
                    true => self.intern(&Ty::ByRef(owner))?,
                    false => owner,
                };
                if *this != expected && *this != object {
                    return Ok(false);
                }
                rest
            }
            (true, None) => return Ok(false),
        };
        Ok(rest == wanted && result == wanted_result)
    }
}
