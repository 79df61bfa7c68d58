//! The few custom attributes that change what code means.

use super::definitions::{code_number, field_number};
use super::{Ctx, DefId, FuncKey, OrProblem, Res, TyId, World, problem};
use crate::reader::{self, AttributeArgument, Image, RowId};
use crate::reflected::Attributed;
use fencepost_ir::{ClassId, FuncId, Marked, MarkedRaces};

/// How many elements an inline array may have here.
const MAX_INLINE: i64 = 1 << 16;

/// Whether an assembly wants everything that it throws to be an exception.
pub(super) fn wraps_throws(image: &Image) -> bool {
    let name = "System.Runtime.CompilerServices.RuntimeCompatibilityAttribute";
    let assembly = reader::AssemblyId::from_row(1);
    let Ok(Some(found)) = image.find_attribute(assembly.into(), name) else {
        return false;
    };
    let Ok(value) = image.attribute_value(found) else {
        return false;
    };
    let wraps = (value.named.iter()).find(|argument| argument.name == "WrapNonExceptionThrows");
    wraps.is_some_and(|argument| argument.value == AttributeArgument::Boolean(true))
}

/// What marks fields and methods whose data races somebody has looked at and found harmless.
const BENIGN_RACE: &str = "BenignRaceAttribute";

/// Whether an assembly has signatures only, for compilers.
pub(super) fn is_reference(image: &Image) -> bool {
    let name = "System.Runtime.CompilerServices.ReferenceAssemblyAttribute";
    let assembly = reader::AssemblyId::from_row(1);
    matches!(image.find_attribute(assembly.into(), name), Ok(Some(_)))
}

/// Whether something has an attribute of this name, in any namespace and within any class, so that
/// everybody can declare it.
pub(super) fn has_mark(image: &Image, of: reader::Token, mark: &str) -> bool {
    let mut all = image.custom_attributes(of).into_iter().flatten();
    all.any(|id| {
        let name = image.attribute_type_name(id).unwrap_or_default();
        name.rsplit(['.', '/']).next() == Some(mark)
    })
}

impl World {
    /// The functions that make the custom attributes of something, each with its class.
    pub(crate) fn attributes(&self, of: Attributed) -> Res<Vec<(FuncId, ClassId)>> {
        let Some((def, parent)) = self.attributed(of)? else {
            return Ok(Vec::new());
        };
        let image = self.image(def);
        let mut found = Vec::new();
        for id in image.custom_attributes(parent).into_iter().flatten() {
            let constructor = self.attribute_constructor(def.asm, id.row())?;
            let FuncKey::Method { owner, .. } = constructor else {
                return problem("malformed assembly: an attribute that is not an object");
            };
            let key = FuncKey::Attribute(def.asm, id.row());
            found.push((self.function_id(&key), owner.class()));
        }
        Ok(found)
    }

    /// The constructor that an attribute calls.
    pub(crate) fn attribute_constructor(&self, asm: u32, row: u32) -> Res<FuncKey> {
        let image = &self.assembly(asm).image;
        let id = reader::CustomAttributeId::from_row(row);
        let found = image.row(id).or_problem()?;
        self.method_token(&Ctx::open(asm), found.constructor)
    }

    /// The integer behind an enum that an attribute names.
    pub(crate) fn enum_by_name(&self, name: &str) -> Option<reader::Primitive> {
        let ty = self.type_by_name(name).ok().flatten()?;
        let number = self.data(ty).ok()?.underlying?;
        self.data(number).ok()?.primitive
    }

    /// The definition in whose assembly something is, and the token of it; nothing for what has no
    /// place in an assembly.
    fn attributed(&self, of: Attributed) -> Res<Option<(DefId, reader::Token)>> {
        let named = |class: ClassId| self.named(TyId(class.0)).map(|(def, _)| def);
        Ok(match of {
            Attributed::Type(class) => named(class).map(|def| (def, def.id().into())),
            Attributed::Assembly(class) => {
                named(class).map(|def| (def, reader::AssemblyId::from_row(1).into()))
            }
            Attributed::Method(function) => match self.functions.key(function.0) {
                Some(key @ FuncKey::Method { row, .. }) => {
                    let (def, _) = self.method_of(key)?;
                    Some((def, reader::MethodDefId::from_row(*row).into()))
                }
                _ => None,
            },
            Attributed::Field(field) => match self.fields.key(field.0) {
                Some(&(owner, row)) => {
                    named(owner.class()).map(|def| (def, reader::FieldId::from_row(row).into()))
                }
                None => None,
            },
            Attributed::Parameter(function, place) => match self.functions.key(function.0) {
                Some(key @ FuncKey::Method { row, .. }) => {
                    let (def, _) = self.method_of(key)?;
                    let image = self.image(def);
                    for id in image
                        .params(reader::MethodDefId::from_row(*row))
                        .or_problem()?
                    {
                        if u32::from(image.row(id).or_problem()?.sequence) == place {
                            return Ok(Some((def, id.into())));
                        }
                    }
                    None
                }
                _ => None,
            },
            Attributed::Property(class, place) => {
                let Some(def) = named(class) else {
                    return Ok(None);
                };
                let mut rows = self.image(def).properties(def.id()).or_problem()?;
                rows.nth(place as usize).map(|id| (def, id.into()))
            }
        })
    }

    /// The fields and methods of the program whose races are marked as harmless.
    pub(crate) fn benign_races(&self) -> Vec<MarkedRaces> {
        let mut found = Vec::new();
        for def in self.program_types() {
            let image = self.image(def);
            let is_marked = |of: reader::Token| has_mark(image, of, BENIGN_RACE);
            let class = self.definition_name(def);
            for field in image.fields(def.id()).into_iter().flatten() {
                if is_marked(field.into())
                    && let Ok(name) = self.field_name(def, field)
                {
                    found.push(MarkedRaces {
                        name: format!("{class}.{name}"),
                        of: Marked::Field(field_number(def, field.row())),
                    });
                }
            }
            for method in image.methods(def.id()).into_iter().flatten() {
                if is_marked(method.into()) {
                    let name = self.method_name(def, method.row());
                    found.push(MarkedRaces {
                        name: format!("{class}::{name}"),
                        of: Marked::Function(code_number(def, method.row())),
                    });
                }
            }
        }
        found
    }

    /// Whether every thread has its own copy of a static field.
    pub(crate) fn is_thread_static(&self, def: DefId, field: reader::FieldId) -> bool {
        let found = self
            .image(def)
            .find_attribute(field.into(), "System.ThreadStaticAttribute");
        matches!(found, Ok(Some(_)))
    }

    /// How many elements a struct has that is declared as one element of an array in itself.
    pub(crate) fn inline_array(&self, def: DefId) -> Res<Option<u32>> {
        let image = self.image(def);
        let name = "System.Runtime.CompilerServices.InlineArrayAttribute";
        let Some(found) = image.find_attribute(def.id().into(), name).or_problem()? else {
            return Ok(None);
        };
        let value = image.attribute_value(found).or_problem()?;
        match value.fixed.first() {
            Some(AttributeArgument::Signed(count)) if (1..=MAX_INLINE).contains(count) => {
                Ok(Some(*count as u32))
            }
            _ => problem(format!(
                "an inline array must have between 1 and {MAX_INLINE} elements"
            )),
        }
    }

    /// Whether a field of the built-in library gets its one value in the step that lets others look
    /// for it.
    pub(crate) fn is_set_once(&self, def: DefId, field: reader::FieldId) -> bool {
        let found = self
            .image(def)
            .find_attribute(field.into(), "Fencepost.SetOnceAttribute");
        matches!(found, Ok(Some(_)))
    }

    /// Whether an enum is a set of bits.
    pub(crate) fn is_flags_enum(&self, def: DefId) -> bool {
        let found = self
            .image(def)
            .find_attribute(def.id().into(), "System.FlagsAttribute");
        matches!(found, Ok(Some(_)))
    }
}
