//! What is known about a type without looking at its layout.

use super::{DefId, OrProblem, Res, Ty, TyId, World, problem};
use crate::reader::{Primitive, TypeDefRow, TypeSig, TypeSpecId};
use fencepost_ir::{Cell, Kind};
use std::sync::Arc;

/// How many base types a type may have.
const MAX_ANCESTORS: u32 = 256;

/// What sort of type it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Category {
    /// A class, delegates included.
    Class,
    /// An interface.
    Interface,
    /// A value type with fields.
    Struct,
    /// A value type that is an integer with names.
    Enum,
    /// An array of any rank.
    Array,
    /// A managed or unmanaged pointer.
    Pointer,
    /// A generic parameter that is not instantiated.
    Open,
}

/// How values of a type are held.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Repr {
    /// There are none.
    Void,
    /// In one register.
    Cell(Cell),
    /// In memory, cell by cell.
    Struct,
}

impl Repr {
    /// The register kind of a value, or of the pointer that stands for it.
    pub(crate) fn kind(self) -> Kind {
        match self {
            Repr::Void => Kind::I32,
            Repr::Cell(cell) => cell.kind(),
            Repr::Struct => Kind::Ptr,
        }
    }
}

/// What is known about a type.
#[derive(Debug)]
pub(crate) struct TypeData {
    /// What sort of type it is.
    pub(crate) category: Category,
    /// How values are held.
    pub(crate) repr: Repr,
    /// The type it extends.
    pub(crate) parent: Option<TyId>,
    /// The built-in type it is.
    pub(crate) primitive: Option<Primitive>,
    /// Whether it is a delegate.
    pub(crate) is_delegate: bool,
    /// For enums, the type of the number.
    pub(crate) underlying: Option<TyId>,
}

impl TypeData {
    /// Whether values are copied, not shared.
    pub(crate) fn is_value(&self) -> bool {
        matches!(self.category, Category::Struct | Category::Enum)
    }

    fn simple(category: Category, repr: Repr, parent: Option<TyId>) -> Self {
        Self {
            category,
            repr,
            parent,
            primitive: None,
            is_delegate: false,
            underlying: None,
        }
    }
}

/// The cell of a built-in type.
fn primitive_repr(primitive: Primitive) -> Repr {
    Repr::Cell(match primitive {
        Primitive::Void => return Repr::Void,
        Primitive::TypedByRef => return Repr::Struct,
        Primitive::Boolean => Cell::Bool,
        Primitive::Char => Cell::Char,
        Primitive::I1 => Cell::I8,
        Primitive::U1 => Cell::U8,
        Primitive::I2 => Cell::I16,
        Primitive::U2 => Cell::U16,
        Primitive::I4 => Cell::I32,
        Primitive::U4 => Cell::U32,
        Primitive::I8 => Cell::I64,
        Primitive::U8 => Cell::U64,
        Primitive::R4 => Cell::F32,
        Primitive::R8 => Cell::F64,
        Primitive::String | Primitive::Object => Cell::Ref,
        // A native integer may hold an address, so the collector must see it.
        Primitive::IntPtr | Primitive::UIntPtr => Cell::Ptr,
    })
}

impl World {
    /// What is known about a type.
    pub(crate) fn data(&self, ty: TyId) -> Res<&TypeData> {
        let index = ty.0 as usize;
        let known = match self.data.get(index) {
            Some(known) => known,
            None => {
                let made = self.make_data(ty).map(Arc::new);
                self.data.fill(index, made)
            }
        };
        match known {
            Ok(data) => Ok(data),
            Err(problem) => Err(problem.clone()),
        }
    }

    /// How values of a type are held.
    pub(crate) fn repr(&self, ty: TyId) -> Res<Repr> {
        match self.data(ty)? {
            data if data.category == Category::Open => problem(format!(
                "type `{}` is not instantiated here",
                self.type_name(ty)
            )),
            data => Ok(data.repr),
        }
    }

    /// Whether values of a type are copied, not shared.
    pub(crate) fn is_value(&self, ty: TyId) -> Res<bool> {
        Ok(self.data(ty)?.is_value())
    }

    /// The row of a type definition.
    pub(crate) fn type_row(&self, def: DefId) -> Res<TypeDefRow> {
        self.image(def).row(def.id()).or_problem()
    }

    fn make_data(&self, ty: TyId) -> Res<TypeData> {
        let reference = Repr::Cell(Cell::Ref);
        let pointer = Repr::Cell(Cell::Ptr);
        match self.ty(ty) {
            Ty::Named(def, _) => self.make_named(ty, *def),
            Ty::SzArray(_) | Ty::Array(..) => {
                let parent = self.known("System.Array").map(|def| self.plain(def));
                let parent = parent.transpose()?;
                Ok(TypeData::simple(Category::Array, reference, parent))
            }
            Ty::ByRef(_) | Ty::Pointer(_) | Ty::FunctionPointer => {
                Ok(TypeData::simple(Category::Pointer, pointer, None))
            }
            Ty::Var(_) | Ty::MethodVar(_) => Ok(TypeData::simple(Category::Open, Repr::Void, None)),
            Ty::Data(..) => Ok(TypeData::simple(Category::Class, reference, None)),
            Ty::Missing(missing) if missing.is_value => problem(missing.what.clone()),
            Ty::Missing(_) => Ok(TypeData::simple(Category::Class, reference, None)),
        }
    }

    fn make_named(&self, ty: TyId, def: DefId) -> Res<TypeData> {
        self.check_ancestry(def)?;
        let row = self.type_row(def)?;
        let parent = if row.extends.is_nil() {
            None
        } else {
            Some(self.token(&self.ctx_of(ty), row.extends)?)
        };
        let parent_def = parent.and_then(|p| self.named(p)).map(|(def, _)| def);
        let is = |name| parent_def.is_some() && parent_def == self.known(name);
        let category = if row.is_interface() {
            Category::Interface
        } else if is("System.Enum") {
            Category::Enum
        } else if is("System.ValueType") && self.known("System.Enum") != Some(def) {
            Category::Struct
        } else {
            Category::Class
        };
        let primitive = self.as_primitive(def);
        let mut underlying = None;
        let repr = match (primitive, category) {
            (Some(primitive), _) => primitive_repr(primitive),
            (None, Category::Struct) => Repr::Struct,
            (None, Category::Enum) => {
                let number = self.enum_number(def)?;
                underlying = Some(number);
                self.data(number)?.repr
            }
            _ => Repr::Cell(Cell::Ref),
        };
        Ok(TypeData {
            category,
            repr,
            parent,
            primitive,
            is_delegate: is("System.MulticastDelegate"),
            underlying,
        })
    }

    /// Refuses types that extend themselves, so that walks over base types end.
    fn check_ancestry(&self, def: DefId) -> Res<()> {
        let mut at = def;
        for _ in 0..MAX_ANCESTORS {
            let token = self.type_row(at)?.extends;
            if token.is_nil() {
                return Ok(());
            }
            at = match token.as_id::<TypeSpecId>() {
                None => self.definition(at.asm, token)?,
                Some(spec) => match self.image(at).type_spec_sig(spec).or_problem()? {
                    TypeSig::GenericInst { generic, .. } => self.definition(at.asm, generic)?,
                    _ => return problem("a type extends something not a class"),
                },
            };
        }
        problem(format!(
            "type `{}` extends itself or has more than {MAX_ANCESTORS} base types",
            self.definition_name(def)
        ))
    }

    /// The integer type behind an enum.
    fn enum_number(&self, def: DefId) -> Res<TyId> {
        let image = self.image(def);
        for field in image.fields(def.id()).or_problem()? {
            if !image.row(field).or_problem()?.is_static()
                && let TypeSig::Primitive(primitive) =
                    image.field_sig(field).or_problem()?.unmodified()
            {
                return self.primitive(*primitive);
            }
        }
        problem(format!(
            "enum `{}` has no integer behind it",
            self.definition_name(def)
        ))
    }
}
