//! An assembly as text that does not depend on the order of its tables.
//!
//! Two builds of the same sources differ in identities and may differ in row numbers; what they
//! say about types, members, code and lines is the same, and that is what is written down here.

use fencepost_frontend_cil::reader::*;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// What each type and member is, by its full name.
pub type Description = BTreeMap<String, String>;

type Result<T> = std::result::Result<T, ReadError>;

/// Describes everything in an assembly.
pub fn describe(image: &Image, debug: Option<&DebugInfo>) -> Result<Description> {
    let mut found = Description::new();
    for id in image.ids::<TypeDefId>() {
        let name = image.type_def_name(id)?;
        found.insert(format!("type {name}"), describe_type(image, id)?);
        for field in image.fields(id)? {
            let (key, text) = describe_field(image, &name, field)?;
            found.insert(key, text);
        }
        for method in image.methods(id)? {
            let row = image.row(method)?;
            let signature = image.method_sig_text(&image.method_sig(method)?)?;
            let key = format!("method {name}::{} {signature}", image.string(row.name)?);
            let text = describe_method(image, debug, method)?;
            found.insert(key, text);
        }
    }
    Ok(found)
}

fn describe_type(image: &Image, id: TypeDefId) -> Result<String> {
    let row = image.row(id)?;
    let mut text = format!("flags {:#x}", row.flags);
    if !row.extends.is_nil() {
        let _ = write!(text, "\nextends {}", image.type_name(row.extends)?);
    }
    for implementation in image.interface_impls(id) {
        let interface = image.row(implementation)?.interface;
        let _ = write!(text, "\nimplements {}", image.type_name(interface)?);
    }
    for implementation in image.method_impls(id) {
        let row = image.row(implementation)?;
        let (body, declaration) = (token(image, row.body)?, token(image, row.declaration)?);
        let _ = write!(text, "\n{body} overrides {declaration}");
    }
    if let Some(layout) = image.class_layout(id)? {
        let _ = write!(
            text,
            "\nlayout {} {}",
            layout.packing_size, layout.class_size
        );
    }
    for property in image.properties(id)? {
        let name = image.string(image.row(property)?.name)?;
        let _ = write!(text, "\nproperty {name}");
    }
    generics(image, id.token(), &mut text)?;
    attributes(image, id.token(), &mut text)?;
    Ok(text)
}

fn describe_field(image: &Image, owner: &str, id: FieldId) -> Result<(String, String)> {
    let row = image.row(id)?;
    let name = image.string(row.name)?;
    let mut text = format!("flags {:#x}", row.flags);
    let _ = write!(text, "\n{}", image.type_sig_text(&image.field_sig(id)?)?);
    if let Some(constant) = image.constant(id.token())? {
        let _ = write!(text, "\n= {constant:?}");
    }
    if let Some(offset) = image.field_offset(id)? {
        let _ = write!(text, "\nat {offset}");
    }
    let size = data_size(image, id)?;
    if let Some(data) = image.field_data(id, size)? {
        let _ = write!(text, "\ndata {data:02x?}");
    }
    attributes(image, id.token(), &mut text)?;
    Ok((format!("field {owner}.{name}"), text))
}

/// The bytes that a field with initial data has; its type is a struct of that size.
fn data_size(image: &Image, id: FieldId) -> Result<usize> {
    let TypeSig::ValueType(ty) = image.field_sig(id)? else {
        return Ok(1);
    };
    let Some(ty) = ty.as_id::<TypeDefId>() else {
        return Ok(1);
    };
    let layout = image.class_layout(ty)?;
    Ok(layout.map_or(1, |layout| layout.class_size as usize))
}

fn describe_method(image: &Image, debug: Option<&DebugInfo>, id: MethodDefId) -> Result<String> {
    let row = image.row(id)?;
    let mut text = format!("flags {:#x} {:#x}", row.flags, row.impl_flags);
    for param in image.params(id)? {
        let row = image.row(param)?;
        let name = image.string(row.name)?;
        let _ = write!(text, "\nparameter {} {name} {:#x}", row.sequence, row.flags);
        if let Some(constant) = image.constant(param.token())? {
            let _ = write!(text, " = {constant:?}");
        }
        attributes(image, param.token(), &mut text)?;
    }
    generics(image, id.token(), &mut text)?;
    attributes(image, id.token(), &mut text)?;
    let Some(body) = image.method_body(id)? else {
        return Ok(text);
    };
    let _ = write!(text, "\nstack {} init {}", body.max_stack, body.init_locals);
    if let Some(locals) = body.local_signature {
        for local in image.locals_sig(locals)? {
            let _ = write!(text, "\nlocal {}", image.type_sig_text(&local)?);
        }
    }
    for instruction in body.decode()? {
        let _ = write!(
            text,
            "\nIL_{:04x} {}",
            instruction.offset,
            instruction.opcode.mnemonic()
        );
        match instruction.operand {
            Operand::Token(operand) => drop(write!(text, " {}", token(image, operand)?)),
            Operand::String(index) => {
                let units = image.user_string(index)?;
                let _ = write!(text, " {:?}", String::from_utf16_lossy(&units));
            }
            Operand::Switch(table) => {
                let targets: Vec<u32> = table.targets().collect();
                let _ = write!(text, " {targets:x?}");
            }
            other => drop(write!(text, " {other:?}")),
        }
    }
    for clause in &body.clauses {
        let caught = match clause.kind {
            ClauseKind::Catch(ty) => image.type_name(ty)?,
            other => format!("{other:?}"),
        };
        let _ = write!(
            text,
            "\ntry {:x?} handler {:x?} {caught}",
            (clause.try_start, clause.try_end),
            (clause.handler_start, clause.handler_end),
        );
    }
    for point in debug
        .map(|debug| lines(debug, id))
        .transpose()?
        .unwrap_or_default()
    {
        let _ = write!(text, "\n{point}");
    }
    Ok(text)
}

fn lines(debug: &DebugInfo, id: MethodDefId) -> Result<Vec<String>> {
    let mut found = Vec::new();
    for point in debug.sequence_points(id)? {
        if point.is_hidden {
            continue;
        }
        let file = debug.document(point.document)?;
        let file = file.rsplit(['/', '\\']).next().unwrap_or(&file).to_string();
        found.push(format!(
            "IL_{:04x} is {file}:{}",
            point.il_offset, point.line
        ));
    }
    Ok(found)
}

fn generics(image: &Image, owner: Token, text: &mut String) -> Result<()> {
    for id in image.generic_params(owner)? {
        let row = image.row(id)?;
        let _ = write!(
            text,
            "\ngeneric {} {:#x}",
            image.string(row.name)?,
            row.flags
        );
        for constraint in image.generic_constraints(id) {
            let constraint = image.row(constraint)?.constraint;
            let _ = write!(text, " : {}", image.type_name(constraint)?);
        }
    }
    Ok(())
}

fn attributes(image: &Image, owner: Token, text: &mut String) -> Result<()> {
    let mut found = Vec::new();
    for id in image.custom_attributes(owner).into_iter().flatten() {
        let name = image.attribute_type_name(id)?;
        let value = image.blob(image.row(id)?.value)?;
        found.push(format!("\n[{name} {:02x?}]", value.bytes));
    }
    // Their order means nothing.
    found.sort();
    text.extend(found);
    Ok(())
}

/// A token in words.
fn token(image: &Image, token: Token) -> Result<String> {
    if let Some(id) = token.as_id::<MethodDefId>() {
        let owner = image.type_def_name(image.declaring_type_of_method(id)?)?;
        let name = image.string(image.row(id)?.name)?;
        let signature = image.method_sig_text(&image.method_sig(id)?)?;
        return Ok(format!("{owner}::{name} {signature}"));
    }
    if let Some(id) = token.as_id::<FieldId>() {
        let owner = image.type_def_name(image.declaring_type_of_field(id)?)?;
        return Ok(format!("{owner}.{}", image.string(image.row(id)?.name)?));
    }
    if let Some(id) = token.as_id::<MemberRefId>() {
        let row = image.row(id)?;
        let owner = match row.class.as_id::<MethodDefId>() {
            Some(_) => self::token(image, row.class)?,
            None => image.type_name(row.class)?,
        };
        let signature = match image.member_ref_sig(id)? {
            MemberSig::Field(sig) => image.type_sig_text(&sig)?,
            MemberSig::Method(sig) => image.method_sig_text(&sig)?,
        };
        return Ok(format!("{owner}::{} {signature}", image.string(row.name)?));
    }
    if let Some(id) = token.as_id::<MethodSpecId>() {
        let mut text = self::token(image, image.row(id)?.method)?;
        for argument in image.method_spec_sig(id)? {
            let _ = write!(text, " <{}>", image.type_sig_text(&argument)?);
        }
        return Ok(text);
    }
    if let Some(id) = token.as_id::<StandAloneSigId>() {
        return image.method_sig_text(&image.call_site_sig(id)?);
    }
    image.type_name(token)
}
