//! Static methods of the interfaces of generic mathematics, and of others like them.
//!
//! The compiler of the built-in library knows no static methods of interfaces, so its interfaces
//! are empty there. What a type has for such a method is found by name and signature instead.

use super::{Category, Ctx, FuncKey, OrProblem, Res, TyId, World};
use crate::reader::{self, MemberSig, RowId, Token};
use std::sync::Arc;

/// A reference to a static method of an interface of the built-in library.
struct Reference {
    interface: TyId,
    name: String,
    generic_count: u32,
    /// The arguments of a generic method.
    args: Arc<[TyId]>,
    result: TyId,
    params: Vec<TyId>,
}

impl World {
    /// What `class` has for a static method of an interface of the built-in library; nothing if
    /// the token means anything else, or if the type lacks it.
    pub(crate) fn static_implementation(
        &self,
        ctx: &Ctx,
        token: Token,
        class: TyId,
    ) -> Res<Option<FuncKey>> {
        let Some(wanted) = self.static_reference(ctx, token)? else {
            return Ok(None);
        };
        if let Some(found) = self.explicit_static(class, &wanted)? {
            return Ok(Some(found));
        }
        for key in self.methods_named(class, &wanted.name)? {
            if let Some(found) = self.fitting_static(&key, &wanted)? {
                return Ok(Some(found));
            }
        }
        Ok(None)
    }

    /// Whether a token means a static method of an interface of the built-in library.
    pub(crate) fn is_static_of_interface(&self, ctx: &Ctx, token: Token) -> Res<bool> {
        Ok(self.static_reference(ctx, token)?.is_some())
    }

    fn static_reference(&self, ctx: &Ctx, token: Token) -> Res<Option<Reference>> {
        let image = &self.assembly(ctx.asm).image;
        let (token, args) = match token.as_id::<reader::MethodSpecId>() {
            Some(id) => {
                let sigs = image.method_spec_sig(id).or_problem()?;
                let args = sigs.iter().map(|sig| self.sig(ctx, sig));
                let args = args.collect::<Res<Vec<_>>>()?;
                (image.row(id).or_problem()?.method, args)
            }
            None => (token, Vec::new()),
        };
        let Some(id) = token.as_id::<reader::MemberRefId>() else {
            return Ok(None);
        };
        let row = image.row(id).or_problem()?;
        let MemberSig::Method(sig) = image.member_ref_sig(id).or_problem()? else {
            return Ok(None);
        };
        if sig.has_this || row.class.as_id::<reader::MethodDefId>().is_some() {
            return Ok(None);
        }
        let interface = self.token(ctx, row.class)?;
        let Some((def, _)) = self.named(interface) else {
            return Ok(None);
        };
        let ours = self.builtin && def.asm == self.core;
        if !ours || self.data(interface)?.category != Category::Interface {
            return Ok(None);
        }
        let (result, params) = self.open_signature(ctx.asm, &sig)?;
        let args: Arc<[TyId]> = args.into();
        let inside = Ctx {
            method_args: args.clone(),
            ..self.ctx_of(interface)
        };
        let params = params.iter().map(|ty| self.instantiate(&inside, *ty));
        Ok(Some(Reference {
            interface,
            name: image.string(row.name).or_problem()?.to_string(),
            generic_count: sig.generic_count,
            args,
            result: self.instantiate(&inside, result)?,
            params: params.collect::<Res<_>>()?,
        }))
    }

    /// The method that the override table of a type has for a reference.
    fn explicit_static(&self, class: TyId, wanted: &Reference) -> Res<Option<FuncKey>> {
        let Some((def, _)) = self.named(class) else {
            return Ok(None);
        };
        let image = self.image(def);
        let ctx = self.ctx_of(class);
        for id in image.method_impls(def.id()) {
            let row = image.row(id).or_problem()?;
            let Some(declaration) = row.declaration.as_id::<reader::MemberRefId>() else {
                continue;
            };
            let declared = image.row(declaration).or_problem()?;
            if image.string(declared.name).or_problem()? != wanted.name
                || self.token(&ctx, declared.class)? != wanted.interface
            {
                continue;
            }
            let Some(body) = row.body.as_id::<reader::MethodDefId>() else {
                continue;
            };
            let key = FuncKey::Method {
                owner: class,
                row: body.row(),
                args: Arc::from([]),
            };
            if let Some(found) = self.fitting_static(&key, wanted)? {
                return Ok(Some(found));
            }
        }
        Ok(None)
    }

    /// A method with the type arguments of a reference, if it has its signature.
    fn fitting_static(&self, key: &FuncKey, wanted: &Reference) -> Res<Option<FuncKey>> {
        let (_, info) = self.method_of(key)?;
        let FuncKey::Method { owner, row, .. } = key else {
            return Ok(None);
        };
        if !info.row.is_static() || info.sig.generic_count != wanted.generic_count {
            return Ok(None);
        }
        let key = FuncKey::Method {
            owner: *owner,
            row: *row,
            args: wanted.args.clone(),
        };
        let (result, params) = self.signature_of(&key)?;
        Ok((result == wanted.result && params == wanted.params).then_some(key))
    }
}
