//! What reflection can ask about a type. The runtime reads these; lowering does not.

use super::{Category, OrProblem, Repr, Res, Ty, TyId, World, problem};
use crate::reader::{Constant, Primitive};
use fencepost_ir::{Cell, ClassId, Field};

/// The value of a constant field, as bits.
pub type ConstantValue = u64;

/// What reflection can ask about a type.
#[derive(Clone, Debug, Default)]
pub struct TypeFacts {
    /// The simple name, with arity.
    pub name: String,
    /// The namespace.
    pub namespace: String,
    /// The full name, `Outer+Inner` for nested types; arguments in brackets.
    pub full_name: String,
    /// Whether it is a struct or an enum.
    pub is_value: bool,
    /// Whether it is an interface.
    pub is_interface: bool,
    /// Whether it is abstract.
    pub is_abstract: bool,
    /// Whether it is sealed.
    pub is_sealed: bool,
    /// Whether it is an enum.
    pub is_enum: bool,
    /// Whether it is an array.
    pub is_array: bool,
    /// Whether it is one of the primitive types of the framework.
    pub is_primitive: bool,
    /// Whether it is generic.
    pub is_generic: bool,
    /// Whether it is a generic definition.
    pub is_definition: bool,
    /// Whether it is a generic parameter.
    pub is_parameter: bool,
    /// Whether it is an unmanaged pointer.
    pub is_pointer: bool,
    /// Whether it is a managed pointer.
    pub is_by_ref: bool,
    /// Whether it is public.
    pub is_public: bool,
    /// Whether it is nested in another type.
    pub is_nested: bool,
    /// Whether it is nested and public.
    pub is_nested_public: bool,
    /// Whether it is marked as serialisable, which no attribute says.
    pub is_serializable: bool,
    /// The number of dimensions of an array.
    pub rank: u32,
    /// The framework's code of the type.
    pub code: i32,
    /// The type it extends.
    pub parent: Option<ClassId>,
    /// The element type of an array or pointer.
    pub element: Option<ClassId>,
    /// The type it is nested in.
    pub declaring: Option<ClassId>,
    /// The generic definition it instantiates.
    pub definition: Option<ClassId>,
    /// Its type arguments.
    pub arguments: Vec<ClassId>,
    /// The integer behind an enum.
    pub underlying: Option<ClassId>,
    /// The cell of a value, if one register holds it.
    pub cell: Option<Cell>,
}

impl World {
    /// What reflection can ask about a type.
    pub(crate) fn facts(&self, ty: TyId) -> Res<TypeFacts> {
        let data = self.data(ty)?;
        let mut facts = TypeFacts {
            is_value: data.is_value(),
            is_interface: data.category == Category::Interface,
            is_enum: data.category == Category::Enum,
            is_array: data.category == Category::Array,
            is_parameter: data.category == Category::Open,
            parent: data.parent.map(TyId::class),
            underlying: data.underlying.map(TyId::class),
            code: type_code(data.primitive.or(match data.underlying {
                Some(number) => self.data(number)?.primitive,
                None => None,
            })),
            cell: match data.repr {
                Repr::Cell(cell) => Some(cell),
                _ => None,
            },
            full_name: self.reflected_name(ty),
            ..TypeFacts::default()
        };
        match self.ty(ty) {
            Ty::Named(def, args) => {
                let image = self.image(*def);
                let row = self.type_row(*def)?;
                facts.name = image.string(row.name).or_problem()?.to_string();
                facts.namespace = image.string(row.namespace).or_problem()?.to_string();
                facts.is_abstract = row.is_abstract();
                facts.is_sealed = row.is_sealed();
                facts.is_public = row.flags & 7 == 1;
                facts.is_nested = row.is_nested();
                facts.is_nested_public = row.flags & 7 == 2;
                facts.is_serializable = row.flags & 0x2000 != 0;
                facts.is_primitive = is_framework_primitive(data.primitive);
                let generic = image.generic_params(def.id().into()).or_problem()?;
                facts.is_generic = !generic.is_empty();
                facts.is_definition = facts.is_generic && args.is_empty();
                facts.arguments = args.iter().map(|arg| arg.class()).collect();
                if facts.is_generic {
                    facts.definition = Some(self.plain(*def)?.class());
                }
                if let Some(outer) = image.enclosing_type(def.id()).or_problem()? {
                    let outer = super::DefId {
                        asm: def.asm,
                        row: crate::reader::RowId::row(outer),
                    };
                    facts.declaring = Some(self.plain(outer)?.class());
                    let mut top = outer;
                    // Types nest a few levels deep; a cycle would have no end.
                    for _ in 0..super::MAX_INSTANTIATION_DEPTH {
                        match self.image(top).enclosing_type(top.id()).or_problem()? {
                            Some(next) => top.row = crate::reader::RowId::row(next),
                            None => break,
                        }
                    }
                    let row = self.type_row(top)?;
                    facts.namespace = image.string(row.namespace).or_problem()?.to_string();
                }
                if data.primitive.is_none() && facts.full_name == "System.Decimal" {
                    facts.code = 15;
                } else if facts.full_name == "System.DateTime" {
                    facts.code = 16;
                }
            }
            Ty::SzArray(of) => self.element_facts(&mut facts, *of, "[]", 1)?,
            Ty::Array(of, rank) => {
                let star = if *rank == 1 { "*" } else { "" };
                let suffix = format!("[{star}{}]", ",".repeat(*rank as usize - 1));
                self.element_facts(&mut facts, *of, &suffix, *rank)?;
            }
            Ty::ByRef(of) => {
                self.element_facts(&mut facts, *of, "&", 0)?;
                facts.is_by_ref = true;
            }
            Ty::Pointer(of) => {
                self.element_facts(&mut facts, *of, "*", 0)?;
                facts.is_pointer = true;
            }
            Ty::Missing(missing) => return problem(missing.what.clone()),
            Ty::Var(_) | Ty::MethodVar(_) | Ty::FunctionPointer | Ty::Data(..) => {
                facts.name = self.type_name(ty);
            }
        }
        Ok(facts)
    }

    fn element_facts(&self, facts: &mut TypeFacts, of: TyId, suffix: &str, rank: u32) -> Res<()> {
        let element = self.facts(of)?;
        facts.name = element.name + suffix;
        facts.namespace = element.namespace;
        facts.element = Some(of.class());
        facts.rank = rank;
        facts.is_sealed = true;
        facts.is_public = element.is_public;
        Ok(())
    }

    /// The name that reflection has for a type: nested types after a plus.
    pub(crate) fn reflected_name(&self, ty: TyId) -> String {
        match self.ty(ty) {
            Ty::Named(def, args) => {
                let name = self.image(*def).type_def_name(def.id());
                let name = name.unwrap_or_default().replace('/', "+");
                if args.is_empty() {
                    return name;
                }
                let args: Vec<String> = args.iter().map(|a| self.reflected_name(*a)).collect();
                format!("{name}[{}]", args.join(","))
            }
            Ty::SzArray(of) => format!("{}[]", self.reflected_name(*of)),
            Ty::Array(of, rank) => {
                let star = if *rank == 1 { "*" } else { "" };
                format!(
                    "{}[{star}{}]",
                    self.reflected_name(*of),
                    ",".repeat(*rank as usize - 1)
                )
            }
            Ty::ByRef(of) => format!("{}&", self.reflected_name(*of)),
            Ty::Pointer(of) => format!("{}*", self.reflected_name(*of)),
            _ => self.type_name(ty),
        }
    }

    /// Names and values of an enum's constants, in the order of their unsigned values.
    pub(crate) fn enum_constants(&self, ty: TyId) -> Res<Vec<(String, ConstantValue)>> {
        let Some((def, _)) = self.named(ty) else {
            return Ok(Vec::new());
        };
        let image = self.image(def);
        let mut found = Vec::new();
        for field in image.fields(def.id()).or_problem()? {
            let row = image.row(field).or_problem()?;
            if !row.is_literal() {
                continue;
            }
            if let Some(constant) = image.constant(field.into()).or_problem()? {
                let name = image.string(row.name).or_problem()?.to_string();
                found.push((name, constant_bits(&constant)));
            }
        }
        found.sort_by_key(|(_, bits)| *bits);
        Ok(found)
    }

    /// The instance fields of a type, base classes first, each with its type.
    pub(crate) fn instance_fields(&self, ty: TyId) -> Res<Vec<(Field, ClassId)>> {
        let mut chain = vec![ty];
        while let Some(parent) = self.data(chain[chain.len() - 1])?.parent {
            chain.push(parent);
        }
        let mut found = Vec::new();
        for ty in chain.into_iter().rev() {
            for slot in &self.layout(ty)?.fields {
                let id = self.field_id(ty, slot.row);
                if let Some(field) = self.describe_field(id)? {
                    found.push((field, slot.ty.class()));
                }
            }
        }
        Ok(found)
    }
}

impl World {
    /// Whether asking if two objects of a type are equal may run code of the program. A type of the
    /// library does so for its arguments.
    pub(crate) fn compares_in_program(&self, ty: TyId) -> Res<bool> {
        let Some((def, args)) = self.named(ty) else {
            return Ok(false);
        };
        for &arg in args.iter() {
            if self.compares_in_program(arg)? {
                return Ok(true);
            }
        }
        if self.assembly(def.asm).library {
            return Ok(false);
        }
        let image = self.image(def);
        for method in image.methods(def.id()).or_problem()? {
            let row = image.row(method).or_problem()?;
            // One that implements an interface may have the interface's name before its own.
            if image.string(row.name).or_problem()?.ends_with("Equals") {
                return Ok(true);
            }
        }
        if self.is_value(ty)? {
            // Its fields are compared one by one.
            for (_, class) in self.instance_fields(ty)? {
                if class != ty.class() && self.compares_in_program(TyId(class.0))? {
                    return Ok(true);
                }
            }
            return Ok(false);
        }
        match self.data(ty)?.parent {
            Some(parent) => self.compares_in_program(parent),
            None => Ok(false),
        }
    }
}

fn constant_bits(constant: &Constant) -> u64 {
    match *constant {
        Constant::Boolean(value) => u64::from(value),
        Constant::Char(value) | Constant::U2(value) => u64::from(value),
        Constant::I1(value) => i64::from(value) as u64,
        Constant::U1(value) => u64::from(value),
        Constant::I2(value) => i64::from(value) as u64,
        Constant::I4(value) => i64::from(value) as u64,
        Constant::U4(value) => u64::from(value),
        Constant::I8(value) => value as u64,
        Constant::U8(value) => value,
        Constant::R4(_) | Constant::R8(_) | Constant::String(_) | Constant::Null => 0,
    }
}

fn is_framework_primitive(primitive: Option<Primitive>) -> bool {
    !matches!(
        primitive,
        None | Some(
            Primitive::Void | Primitive::String | Primitive::Object | Primitive::TypedByRef
        )
    )
}

/// The value of `System.TypeCode` for a type.
fn type_code(primitive: Option<Primitive>) -> i32 {
    match primitive {
        Some(Primitive::Boolean) => 3,
        Some(Primitive::Char) => 4,
        Some(Primitive::I1) => 5,
        Some(Primitive::U1) => 6,
        Some(Primitive::I2) => 7,
        Some(Primitive::U2) => 8,
        Some(Primitive::I4) => 9,
        Some(Primitive::U4) => 10,
        Some(Primitive::I8) => 11,
        Some(Primitive::U8) => 12,
        Some(Primitive::R4) => 13,
        Some(Primitive::R8) => 14,
        Some(Primitive::String) => 18,
        _ => 1,
    }
}
