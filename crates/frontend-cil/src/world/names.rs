//! Names of types and methods, for reports and for the tables of natives.

use super::spare::NO_ASSEMBLY;
use super::{DefId, FuncKey, Reflected, Ty, TyId, World};
use crate::reader::{MethodDefId, RowId};

/// A name of metadata without numbers of type parameters, and with dots between nested types.
pub(crate) fn plain_name(name: &str) -> String {
    name.split('/')
        .map(|part| part.split('`').next().unwrap_or(part))
        .collect::<Vec<_>>()
        .join(".")
}

impl World {
    /// The full name of a definition, with dots between nested types and without arity.
    pub(crate) fn definition_name(&self, def: DefId) -> String {
        let name = self.image(def).type_def_name(def.id());
        let name = name.unwrap_or_else(|_| format!("type {:#x}", def.row));
        plain_name(&name)
    }

    /// The full name of a type as reports show it.
    pub(crate) fn type_name(&self, ty: TyId) -> String {
        match self.ty(ty) {
            Ty::Named(def, args) => {
                let name = self.definition_name(*def);
                if args.is_empty() {
                    return name;
                }
                let args: Vec<String> = args.iter().map(|arg| self.type_name(*arg)).collect();
                format!("{name}<{}>", args.join(","))
            }
            Ty::SzArray(of) => format!("{}[]", self.type_name(*of)),
            Ty::Array(of, rank) => {
                let commas = ",".repeat(*rank as usize - 1);
                let star = if *rank == 1 { "*" } else { "" };
                format!("{}[{star}{commas}]", self.type_name(*of))
            }
            Ty::ByRef(of) => format!("{}&", self.type_name(*of)),
            Ty::Pointer(of) => format!("{}*", self.type_name(*of)),
            Ty::FunctionPointer => "function pointer".to_string(),
            Ty::Var(n) => format!("!{n}"),
            Ty::MethodVar(n) => format!("!!{n}"),
            Ty::Missing(missing) => missing.name.clone(),
            Ty::Data(NO_ASSEMBLY, number) => format!("added class {number}"),
            Ty::Data(asm, row) => format!("data {row:#x} of {}", self.assembly(*asm).name),
        }
    }

    /// A type in short, as the table of natives spells it: keywords, and names without namespace.
    pub(crate) fn short_name(&self, ty: TyId) -> String {
        use crate::reader::Primitive;
        let (def, args) = match self.ty(ty) {
            Ty::SzArray(of) => return format!("{}[]", self.short_name(*of)),
            Ty::ByRef(of) => return format!("{}&", self.short_name(*of)),
            Ty::Pointer(of) => return format!("{}*", self.short_name(*of)),
            Ty::Named(def, args) => (*def, args),
            _ => return self.type_name(ty),
        };
        let keyword = match self.as_primitive(def) {
            Some(Primitive::Void) => "void",
            Some(Primitive::Boolean) => "bool",
            Some(Primitive::Char) => "char",
            Some(Primitive::I1) => "sbyte",
            Some(Primitive::U1) => "byte",
            Some(Primitive::I2) => "short",
            Some(Primitive::U2) => "ushort",
            Some(Primitive::I4) => "int",
            Some(Primitive::U4) => "uint",
            Some(Primitive::I8) => "long",
            Some(Primitive::U8) => "ulong",
            Some(Primitive::R4) => "float",
            Some(Primitive::R8) => "double",
            Some(Primitive::String) => "string",
            Some(Primitive::Object) => "object",
            _ => "",
        };
        if !keyword.is_empty() {
            return keyword.to_string();
        }
        let name = self.definition_name(def);
        let short = name.rsplit('.').next().unwrap_or(&name);
        match (short, args.is_empty()) {
            ("Decimal", _) => "decimal".to_string(),
            (short, true) => short.to_string(),
            (short, false) => {
                let args: Vec<String> = args.iter().map(|arg| self.short_name(*arg)).collect();
                format!("{short}<{}>", args.join(","))
            }
        }
    }

    /// The simple name of a method.
    pub(crate) fn method_name(&self, def: DefId, row: u32) -> String {
        let image = self.image(def);
        let name = image
            .row(MethodDefId::from_row(row))
            .and_then(|row| image.string(row.name).map(str::to_string));
        name.unwrap_or_else(|_| format!("method {row:#x}"))
    }

    /// The full name of a function as reports show it.
    pub(crate) fn key_name(&self, key: &FuncKey) -> String {
        match key {
            FuncKey::Method { owner, row, args } => {
                let method = match self.named(*owner) {
                    Some((def, _)) => self.method_name(def, *row),
                    None => "?".to_string(),
                };
                let mut name = format!("{}::{method}", self.type_name(*owner));
                if !args.is_empty() {
                    let args: Vec<String> = args.iter().map(|arg| self.type_name(*arg)).collect();
                    name += &format!("<{}>", args.join(","));
                }
                name
            }
            FuncKey::Array(ty, method) => {
                format!("{}::{}", self.type_name(*ty), method.name())
            }
            FuncKey::Fault(fault) => format!("fault {}", fault.name()),
            FuncKey::Entry => "entry".to_string(),
            FuncKey::Start(method) => {
                // A method was numbered before a run could start with it.
                let key = self.functions.key(*method);
                key.map_or_else(String::new, |key| self.key_name(key))
            }
            FuncKey::Test(number) => match self.test(*number) {
                Ok(plan) => self.key_name(&plan.method),
                Err(_) => format!("test {number}"),
            },
            FuncKey::Copy(ty) => format!("copy of {}", self.type_name(*ty)),
            FuncKey::Reflected(Reflected::Call | Reflected::Create, function) => {
                // A function was numbered before anything used it, so this comes to an end.
                let key = self.functions.key(*function);
                let name = key.map(|key| self.key_name(key));
                format!("reflection on {}", name.unwrap_or_default())
            }
            FuncKey::Reflected(_, field) => {
                let owner = self.fields.key(*field);
                let name = owner.map(|(owner, _)| self.type_name(*owner));
                format!("reflection on a field of {}", name.unwrap_or_default())
            }
            FuncKey::Attribute(asm, row) => {
                format!("attribute {row:#x} of {}", self.assembly(*asm).name)
            }
            FuncKey::InitialData(asm, row) => {
                format!("initial data {row:#x} of {}", self.assembly(*asm).name)
            }
        }
    }
}
