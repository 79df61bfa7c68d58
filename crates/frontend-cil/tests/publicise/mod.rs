//! A copy of an assembly in which everything is public.

use fencepost_frontend_cil::reader::*;

const VISIBILITY: u8 = 7;
const PUBLIC_TYPE: u8 = 1;
const PUBLIC_NESTED_TYPE: u8 = 2;
const PUBLIC_MEMBER: u8 = 6;
/// A field that only initialisers may write.
const INIT_ONLY: u8 = 0x20;

/// Where the flags are in a row of the `MethodDef` table: behind the address and other flags.
const METHOD_FLAGS: usize = 6;

/// The bytes of an assembly with every type and member public and every field writable.
pub fn public(bytes: Vec<u8>) -> Result<Vec<u8>, ReadError> {
    let image = Image::open(bytes.clone().into())?;
    let metadata = image.metadata();
    let mut bytes = bytes;
    let mut set = |at: usize, visibility: u8, without: u8| {
        bytes[at] = bytes[at] & !VISIBILITY & !without | visibility;
    };
    for id in image.ids::<TypeDefId>() {
        let nested = image.row(id)?.flags & u32::from(VISIBILITY) >= 2;
        let visibility = if nested {
            PUBLIC_NESTED_TYPE
        } else {
            PUBLIC_TYPE
        };
        set(metadata.row_offset(id.token()), visibility, 0);
    }
    for id in image.ids::<FieldId>() {
        set(metadata.row_offset(id.token()), PUBLIC_MEMBER, INIT_ONLY);
    }
    for id in image.ids::<MethodDefId>() {
        let at = metadata.row_offset(id.token()) + METHOD_FLAGS;
        set(at, PUBLIC_MEMBER, 0);
    }
    Ok(bytes)
}
