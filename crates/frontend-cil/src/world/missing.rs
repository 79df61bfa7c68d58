//! References of the program that lead nowhere, and where the program uses them.
//!
//! This decides which class library suits a program and helps people to see what it lacks; what
//! a run does when it meets such a reference is decided where the instruction is lowered.

use super::{Ctx, OrProblem, Res, World, problem};
use crate::reader::{self, Image, Operand, RowId, TableId, Token};
use fencepost_base::{FxHashMap, FxHashSet};

/// A reference of the program to something that no assembly has.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Missing {
    /// The assembly that refers to it.
    pub assembly: String,
    /// What is missing.
    pub what: String,
    /// The first method and line that uses it; empty if only a declaration does.
    pub location: String,
}

/// An instruction of an assembly.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Site {
    pub(crate) asm: u32,
    pub(crate) method: u32,
    pub(crate) offset: u32,
}

/// A reference that leads nowhere.
pub(crate) struct Lost {
    pub(crate) asm: u32,
    pub(crate) what: String,
    pub(crate) site: Option<Site>,
}

impl World {
    /// Everything that the program's own assemblies refer to and that does not exist. What only
    /// attributes mention does not count, because nothing ever runs it.
    pub(crate) fn missing(&self) -> Vec<Lost> {
        let mut missing = Vec::new();
        for (asm, assembly) in self.assemblies.iter().enumerate() {
            if !assembly.library {
                self.missing_in(asm as u32, &assembly.image, &mut missing);
            }
        }
        missing
    }

    fn missing_in(&self, asm: u32, image: &Image, missing: &mut Vec<Lost>) {
        let ctx = Ctx::open(asm);
        let mut lost: Vec<(Token, String)> = Vec::new();
        for id in image.ids::<reader::TypeRefId>() {
            if let Err(problem) = self.type_ref(asm, id) {
                lost.push((id.token(), problem.what));
            }
        }
        for id in image.ids::<reader::MemberRefId>() {
            if let Err(problem) = self.check_member(&ctx, id) {
                lost.push((id.token(), problem.what));
            }
        }
        if lost.is_empty() {
            return;
        }
        let sites = sites(image, asm);
        let decorations = decorations(image, &sites);
        for (token, what) in lost {
            if !decorations.contains(&token) {
                let site = sites.get(&token).copied();
                missing.push(Lost { asm, what, site });
            }
        }
    }

    fn check_member(&self, ctx: &Ctx, id: reader::MemberRefId) -> Res<()> {
        let image = &self.assembly(ctx.asm).image;
        // A member of a type that is missing is not worth a line of its own.
        let class = image.row(id).or_problem()?.class;
        if class.as_id::<reader::MethodDefId>().is_none() && self.token(ctx, class).is_err() {
            return Ok(());
        }
        match image.member_ref_sig(id).or_problem()? {
            reader::MemberSig::Field(_) => {
                let name = image
                    .string(image.row(id).or_problem()?.name)
                    .or_problem()?;
                let ty = self.token(ctx, class)?;
                match self.find_field(ty, name)? {
                    Some(_) => Ok(()),
                    None => problem(format!(
                        "field `{}.{name}` does not exist",
                        self.type_name(ty)
                    )),
                }
            }
            // What a type has for a static method of an interface is found when the type is known.
            reader::MemberSig::Method(_) if self.is_static_of_interface(ctx, id.into())? => Ok(()),
            reader::MemberSig::Method(_) => self.method_token(ctx, id.into()).map(drop),
        }
    }
}

/// The first instruction that uses each type and member reference, by itself or as the type or
/// the generic form of something else.
fn sites(image: &Image, asm: u32) -> FxHashMap<Token, Site> {
    let mut found = FxHashMap::default();
    for id in image.ids::<reader::MethodDefId>() {
        let Ok(Some(body)) = image.method_body(id) else {
            continue;
        };
        for instruction in body.instructions().flatten() {
            let Operand::Token(token) = instruction.operand else {
                continue;
            };
            let site = Site {
                asm,
                method: id.row(),
                offset: instruction.offset,
            };
            mentioned(image, token, &mut |token| {
                found.entry(token).or_insert(site);
            });
        }
    }
    found
}

/// A token, and the references inside what it names.
fn mentioned(image: &Image, token: Token, note: &mut dyn FnMut(Token)) {
    note(token);
    if let Some(id) = token.as_id::<reader::MethodSpecId>() {
        if let Ok(row) = image.row(id) {
            mentioned(image, row.method, note);
        }
        let arguments = image.method_spec_sig(id).unwrap_or_default();
        arguments.iter().for_each(|sig| types_in(sig, note));
    } else if let Some(id) = token.as_id::<reader::MemberRefId>() {
        match image.row(id).map(|row| row.class) {
            // A specification never names a member, so this ends.
            Ok(class) if class.table() != Some(TableId::MemberRef) => {
                mentioned(image, class, note);
            }
            _ => {}
        }
    } else if let Some(id) = token.as_id::<reader::TypeSpecId>()
        && let Ok(sig) = image.type_spec_sig(id)
    {
        types_in(&sig, note);
    }
}

fn types_in(sig: &reader::TypeSig, note: &mut dyn FnMut(Token)) {
    use reader::TypeSig;
    match sig {
        TypeSig::Class(token) | TypeSig::ValueType(token) => note(*token),
        TypeSig::Ptr(of) | TypeSig::ByRef(of) | TypeSig::SzArray(of) => types_in(of, note),
        TypeSig::Array(of, _) | TypeSig::Pinned(of) => types_in(of, note),
        TypeSig::Modified { inner, .. } => types_in(inner, note),
        TypeSig::GenericInst {
            generic, arguments, ..
        } => {
            note(*generic);
            arguments.iter().for_each(|sig| types_in(sig, note));
        }
        TypeSig::Primitive(_) | TypeSig::Var(_) | TypeSig::MVar(_) | TypeSig::FnPtr(_) => {}
    }
}

/// The constructors of attributes, and the types that are referred to for their sake only.
fn decorations(image: &Image, sites: &FxHashMap<Token, Site>) -> FxHashSet<Token> {
    let mut found = FxHashSet::default();
    for id in image.ids::<reader::CustomAttributeId>() {
        let Ok(row) = image.row(id) else { continue };
        let Some(constructor) = row.constructor.as_id::<reader::MemberRefId>() else {
            continue;
        };
        if sites.contains_key(&constructor.token()) {
            continue;
        }
        found.insert(constructor.token());
        if let Ok(row) = image.row(constructor) {
            found.insert(row.class);
        }
    }
    for id in image.ids::<reader::MemberRefId>() {
        if let (false, Ok(row)) = (found.contains(&id.token()), image.row(id)) {
            found.remove(&row.class);
        }
    }
    for id in image.ids::<reader::TypeDefId>() {
        if let Ok(row) = image.row(id) {
            found.remove(&row.extends);
        }
    }
    found.retain(|token| !sites.contains_key(token));
    found
}
