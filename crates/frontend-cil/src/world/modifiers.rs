//! Custom modifiers of signatures: types ignore them, but methods are told apart by them.

use super::{OrProblem, Res, World};
use crate::reader::{MethodSig, TypeSig};

/// A modifier: how many types a reader of the signature has met before it, whether it is
/// required, and its name.
pub(crate) type Modifier = (u32, bool, String);

impl World {
    /// The modifiers of a signature in an assembly.
    pub(crate) fn modifiers(&self, asm: u32, sig: &MethodSig) -> Res<Vec<Modifier>> {
        let mut found = Found {
            world: self,
            asm,
            met: 0,
            modifiers: Vec::new(),
        };
        found.method(sig)?;
        Ok(found.modifiers)
    }
}

struct Found<'a> {
    world: &'a World,
    asm: u32,
    met: u32,
    modifiers: Vec<Modifier>,
}

impl Found<'_> {
    fn method(&mut self, sig: &MethodSig) -> Res<()> {
        self.ty(&sig.return_type)?;
        sig.parameters.iter().try_for_each(|param| self.ty(param))
    }

    /// Signatures nest only as deep as the reader lets them.
    fn ty(&mut self, sig: &TypeSig) -> Res<()> {
        match sig {
            TypeSig::Modified {
                is_required,
                modifier,
                inner,
            } => {
                let image = &self.world.assembly(self.asm).image;
                let name = image.type_name(*modifier).or_problem()?;
                self.modifiers.push((self.met, *is_required, name));
                return self.ty(inner);
            }
            TypeSig::Ptr(inner)
            | TypeSig::ByRef(inner)
            | TypeSig::SzArray(inner)
            | TypeSig::Array(inner, _)
            | TypeSig::Pinned(inner) => self.ty(inner)?,
            TypeSig::GenericInst { arguments, .. } => {
                arguments
                    .iter()
                    .try_for_each(|argument| self.ty(argument))?;
            }
            TypeSig::FnPtr(sig) => self.method(sig)?,
            TypeSig::Primitive(_)
            | TypeSig::Class(_)
            | TypeSig::ValueType(_)
            | TypeSig::Var(_)
            | TypeSig::MVar(_) => {}
        }
        self.met += 1;
        Ok(())
    }
}
