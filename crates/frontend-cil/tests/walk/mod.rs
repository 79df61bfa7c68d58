//! Visits everything an image offers. Well-formed input must give no error;
//! mutated input may give many, but nothing else.

#![allow(dead_code)]

use fencepost_frontend_cil::reader::*;

/// What a walk met.
#[derive(Debug, Default)]
pub struct Found {
    pub types: usize,
    pub methods: usize,
    pub bodies: usize,
    pub instructions: usize,
    pub attributes: usize,
    pub lines: usize,
    pub error_count: usize,
    /// The first few errors.
    pub errors: Vec<String>,
}

impl Found {
    pub fn check<T>(&mut self, result: Result<T, ReadError>) -> Option<T> {
        match result {
            Ok(value) => Some(value),
            Err(error) => {
                self.error_count += 1;
                if self.errors.len() < 10 {
                    self.errors.push(error.to_string());
                }
                None
            }
        }
    }
}

/// Decodes every row of one table.
fn rows<I: RowId>(image: &Image, found: &mut Found) {
    for id in image.ids::<I>() {
        found.check(image.row(id));
    }
}

pub fn image(image: &Image, found: &mut Found) {
    manifest(image, found);
    for id in image.ids::<TypeDefId>() {
        type_def(image, id, found);
    }
    for id in image.ids::<TypeRefId>() {
        found.check(image.type_ref_name(id));
        found.check(image.type_ref_scope(id));
    }
    for id in image.ids::<TypeSpecId>() {
        found.check(image.type_name(id.token()));
    }
    for id in image.ids::<MemberRefId>() {
        found.check(image.member_ref_sig(id));
        if let Some(row) = found.check(image.row(id)) {
            found.check(image.string(row.name));
        }
    }
    for id in image.ids::<MethodSpecId>() {
        found.check(image.method_spec_sig(id));
    }
    for id in image.ids::<MethodDefId>() {
        method(image, id, found);
    }
    for id in image.ids::<FieldId>() {
        field(image, id, found);
    }
    for id in image.ids::<ParamId>() {
        found.check(image.constant(id.token()));
    }
    rows::<FieldMarshalId>(image, found);
    rows::<DeclSecurityId>(image, found);
    rows::<ManifestResourceId>(image, found);
    rows::<FileId>(image, found);
    rows::<ModuleRefId>(image, found);
}

fn manifest(image: &Image, found: &mut Found) {
    found.check(image.assembly_name());
    found.check(image.module_name());
    found.check(image.module_version_id());
    for id in image.ids::<AssemblyRefId>() {
        found.check(image.assembly_ref_name(id));
    }
    for id in image.ids::<ExportedTypeId>() {
        found.check(image.exported_type_name(id));
    }
}

fn type_def(image: &Image, id: TypeDefId, found: &mut Found) {
    found.types += 1;
    if let Some(name) = found.check(image.type_def_name(id)) {
        image.find_type_by_full_name(&name);
    }
    if let Some(row) = found.check(image.row(id))
        && !row.extends.is_nil()
    {
        found.check(image.type_name(row.extends));
    }
    for nested in image.nested_types(id).take(1000) {
        found.check(image.row(nested));
    }
    for interface in image.interface_impls(id) {
        found.check(image.row(interface));
    }
    for implementation in image.method_impls(id) {
        found.check(image.row(implementation));
    }
    found.check(image.class_layout(id));
    generics(image, id.token(), found);
    if let Some(properties) = found.check(image.properties(id)) {
        for property in properties.take(1000) {
            found.check(image.property_sig(property));
            found.check(image.constant(property.token()));
            for semantics in image.semantics(property.token()).into_iter().flatten() {
                found.check(image.row(semantics));
            }
        }
    }
    if let Some(events) = found.check(image.events(id)) {
        for event in events.take(1000) {
            found.check(image.row(event));
        }
    }
    if let Some(methods) = found.check(image.methods(id)) {
        found.check(
            methods
                .take(1000)
                .map(|id| image.row(id))
                .collect::<Result<Vec<_>, _>>(),
        );
    }
    if let Some(fields) = found.check(image.fields(id)) {
        found.check(
            fields
                .take(1000)
                .map(|id| image.row(id))
                .collect::<Result<Vec<_>, _>>(),
        );
    }
}

fn generics(image: &Image, owner: Token, found: &mut Found) {
    for id in found.check(image.generic_params(owner)).unwrap_or_default() {
        found.check(image.row(id));
        for constraint in image.generic_constraints(id) {
            found.check(image.row(constraint));
        }
    }
}

fn method(image: &Image, id: MethodDefId, found: &mut Found) {
    found.methods += 1;
    if let Some(sig) = found.check(image.method_sig(id)) {
        found.check(image.method_sig_text(&sig));
    }
    found.check(image.declaring_type_of_method(id));
    found.check(image.impl_map(id));
    generics(image, id.token(), found);
    if let Some(params) = found.check(image.params(id)) {
        for param in params.take(1000) {
            found.check(image.row(param));
        }
    }
    let Some(Some(body)) = found.check(image.method_body(id)) else {
        return;
    };
    found.bodies += 1;
    if let Some(locals) = body.local_signature {
        found.check(image.locals_sig(locals));
    }
    for instruction in found.check(body.decode()).unwrap_or_default() {
        found.instructions += 1;
        match instruction.operand {
            Operand::String(index) => {
                found.check(image.user_string(index));
            }
            Operand::Token(token) if instruction.opcode == Opcode::Calli => {
                if let Some(id) = token.as_id() {
                    found.check(image.call_site_sig(id));
                }
            }
            _ => {}
        }
    }
}

fn field(image: &Image, id: FieldId, found: &mut Found) {
    if let Some(sig) = found.check(image.field_sig(id)) {
        found.check(image.type_sig_text(&sig));
    }
    found.check(image.declaring_type_of_field(id));
    found.check(image.field_offset(id));
    found.check(image.constant(id.token()));
    found.check(image.field_data(id, 1));
}

/// Decodes every custom attribute.
pub fn attributes(image: &Image, found: &mut Found) {
    for id in image.ids::<CustomAttributeId>() {
        found.attributes += 1;
        if let Some(row) = found.check(image.row(id)) {
            let owner = image.custom_attributes(row.parent);
            if !owner.is_some_and(|mut owner| owner.any(|other| other == id)) {
                found
                    .errors
                    .push(format!("{id:?} is not found by its parent"));
            }
        }
        found.check(image.attribute_type_name(id));
        found.check(image.attribute_value(id));
    }
}

/// Reads the symbols of every method.
pub fn debug(info: &DebugInfo, image: &Image, found: &mut Found) {
    for number in 1..=info.document_count() {
        found.check(info.document(number));
    }
    for id in image.ids::<MethodDefId>() {
        for point in found.check(info.sequence_points(id)).unwrap_or_default() {
            found.lines += 1;
            if !point.is_hidden && point.document > info.document_count() {
                found.errors.push(format!("document {}", point.document));
            }
        }
        found.check(info.locals(id));
        if let DebugInfo::Portable(pdb) = info {
            found.check(pdb.kickoff_method(id));
        }
    }
}
