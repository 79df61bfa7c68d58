//! Uncompressed metadata: tables in a `#-` stream, lists that lead through pointer tables.
//!
//! No compiler at hand writes it, so a committed assembly is rewritten: its lists are put in
//! reverse, which only pointer tables can express without moving a row.

use fencepost_frontend_cil::reader::*;
use fencepost_frontend_cil::{CilSource, Library, Resolve};
use fencepost_ir::{Source, verify_function};
use std::path::Path;
use std::sync::Arc;

const BASICS: &[u8] = include_bytes!("data/Basics.exe");

/// Row sizes of the tables up to `Property`, where every index has two bytes.
const ROW_SIZES: [usize; 0x18] = [
    10, 6, 14, 2, 6, 2, 14, 2, 6, 4, 6, 6, 6, 4, 6, 8, 6, 2, 4, 2, 6, 4, 2, 6,
];

fn word(bytes: &[u8], at: usize) -> usize {
    u32::from_le_bytes(bytes[at..at + 4].try_into().unwrap()) as usize
}

fn set_word(bytes: &mut [u8], at: usize, value: usize) {
    bytes[at..at + 4].copy_from_slice(&(value as u32).to_le_bytes());
}

/// The rows of a list, last first.
fn reversed<I: RowId>(members: impl Iterator<Item = I>) -> Vec<u8> {
    let mut rows: Vec<u16> = members.map(|id| id.row() as u16).collect();
    rows.reverse();
    rows.iter().flat_map(|row| row.to_le_bytes()).collect()
}

/// The pointer tables by number: every list of the image in reverse.
fn pointers(image: &Image) -> Vec<(usize, Vec<u8>)> {
    let types = || image.ids::<TypeDefId>();
    let fields = types().flat_map(|id| reversed(image.fields(id).unwrap()));
    let methods = types().flat_map(|id| reversed(image.methods(id).unwrap()));
    let params = types()
        .flat_map(|id| image.methods(id).unwrap())
        .flat_map(|id| reversed(image.params(id).unwrap()));
    let events = types().flat_map(|id| reversed(image.events(id).unwrap()));
    let properties = types().flat_map(|id| reversed(image.properties(id).unwrap()));
    vec![
        (0x03, fields.collect()),
        (0x05, methods.collect()),
        (0x07, params.collect()),
        (0x13, events.collect()),
        (0x16, properties.collect()),
    ]
}

/// A `#~` stream with pointer tables added.
fn with_pointers(old: &[u8], pointers: &[(usize, Vec<u8>)]) -> Vec<u8> {
    assert_eq!(old[6], 0, "all heap indexes have two bytes");
    let valid = u64::from_le_bytes(old[8..16].try_into().unwrap());
    let added: u64 = pointers.iter().map(|(table, _)| 1 << table).sum();
    assert_eq!(valid & added, 0);
    let mut new = old[..8].to_vec();
    new.extend((valid | added).to_le_bytes());
    // No table of uncompressed metadata need be sorted.
    new.extend([0; 8]);
    let mut counts = 24;
    let mut rows: Vec<u8> = Vec::new();
    let mut at = 24 + 4 * valid.count_ones() as usize;
    for table in 0..64 {
        if let Some((_, pointer)) = pointers.iter().find(|(number, _)| *number == table) {
            new.extend((pointer.len() as u32 / 2).to_le_bytes());
            rows.extend(pointer);
        } else if valid >> table & 1 == 1 {
            let count = word(old, counts);
            new.extend((count as u32).to_le_bytes());
            counts += 4;
            let size = ROW_SIZES.get(table).map_or(0, |size| size * count);
            rows.extend(&old[at..at + size]);
            at += size;
        }
    }
    rows.extend(&old[at..]);
    new.extend(rows);
    new
}

/// The assembly with uncompressed metadata at the end of its last section.
fn rewritten(original: &[u8]) -> Vec<u8> {
    let image = Image::open(original.into()).unwrap();
    let span = image.pe().metadata_span(original).unwrap();
    let root = &original[span.start..span.start + span.size];
    let version = word(root, 12);
    let mut at = 16 + version + 4;
    let head = &root[..at];
    let mut streams: Vec<(String, Vec<u8>)> = Vec::new();
    for _ in 0..u16::from_le_bytes([root[at - 2], root[at - 1]]) {
        let (start, size) = (word(root, at), word(root, at + 4));
        let length = root[at + 8..].iter().position(|&byte| byte == 0).unwrap();
        let name = String::from_utf8(root[at + 8..at + 8 + length].to_vec()).unwrap();
        let bytes = &root[start..start + size];
        streams.push(match name.as_str() {
            "#~" => ("#-".into(), with_pointers(bytes, &pointers(&image))),
            _ => (name, bytes.to_vec()),
        });
        at += 8 + (length / 4 + 1) * 4;
    }
    let mut start = at;
    let mut new = head.to_vec();
    for (name, bytes) in &streams {
        new.extend((start as u32).to_le_bytes());
        new.extend((bytes.len().next_multiple_of(4) as u32).to_le_bytes());
        new.extend(name.as_bytes());
        new.resize((new.len() / 4 + 1) * 4, 0);
        start += bytes.len().next_multiple_of(4);
    }
    for (_, bytes) in &streams {
        new.extend(bytes);
        new.resize(new.len().next_multiple_of(4), 0);
    }

    let mut file = original.to_vec();
    let pe = word(&file, 0x3c);
    let sections = usize::from(u16::from_le_bytes([file[pe + 6], file[pe + 7]]));
    let optional = usize::from(u16::from_le_bytes([file[pe + 20], file[pe + 21]]));
    let last = pe + 24 + optional + 40 * (sections - 1);
    let delta = file.len() - word(&file, last + 20);
    let place = word(&file, last + 12) + delta;
    set_word(&mut file, last + 8, delta + new.len());
    set_word(&mut file, last + 16, delta + new.len());
    let cli = image.pe().cli.offset;
    set_word(&mut file, cli + 8, place);
    set_word(&mut file, cli + 12, new.len());
    file.extend(new);
    file
}

/// What a type declares, in an order that does not depend on that of the lists.
fn declared(image: &Image, id: TypeDefId) -> Vec<String> {
    let name = |index| image.string(index).unwrap();
    let mut found = Vec::new();
    for field in image.fields(id).unwrap() {
        let owner = image.declaring_type_of_field(field).unwrap();
        found.push(format!("field {}", name(image.row(field).unwrap().name)));
        assert_eq!(owner, id);
    }
    for method in image.methods(id).unwrap() {
        let owner = image.declaring_type_of_method(method).unwrap();
        assert_eq!(owner, id);
        let mut params: Vec<(u16, &str)> = image
            .params(method)
            .unwrap()
            .map(|param| image.row(param).unwrap())
            .map(|param| (param.sequence, name(param.name)))
            .collect();
        params.sort();
        let method = image.row(method).unwrap().name;
        found.push(format!("method {} {params:?}", name(method)));
    }
    for event in image.events(id).unwrap() {
        found.push(format!("event {}", name(image.row(event).unwrap().name)));
    }
    for property in image.properties(id).unwrap() {
        let property = image.row(property).unwrap().name;
        found.push(format!("property {}", name(property)));
    }
    found.sort();
    found
}

#[test]
fn pointer_tables_are_followed() {
    let (old, new) = (BASICS, rewritten(BASICS));
    let old = Image::open(old.into()).unwrap();
    let new = Image::open(new.into()).unwrap();
    for table in [TableId::FieldPtr, TableId::MethodPtr, TableId::ParamPtr] {
        assert!(new.count(table) > 1);
    }
    assert!(new.count(TableId::EventPtr) > 0 && new.count(TableId::PropertyPtr) > 1);
    let outer = old.find_type_by_full_name("Basics.Outer").unwrap();
    assert_eq!(new.find_type_by_full_name("Basics.Outer"), Some(outer));
    let first = |image: &Image| image.methods(outer).unwrap().next();
    assert_eq!(first(&new), old.methods(outer).unwrap().last());
    assert_ne!(first(&new), first(&old));
    for id in old.ids::<TypeDefId>() {
        assert_eq!(declared(&new, id), declared(&old, id));
    }
}

struct Nothing;

impl Resolve for Nothing {
    fn assembly(&self, _: &str) -> Option<Arc<[u8]>> {
        None
    }

    fn debug_file(&self, _: &str) -> Option<Arc<[u8]>> {
        None
    }
}

#[test]
fn uncompressed_assemblies_lower() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let library = here.join("../../corlib/bin/fencepost.corlib.dll");
    let library = Library::Builtin {
        image: std::fs::read(library).expect("the library is there").into(),
        debug: None,
    };
    let lowered = |bytes: Vec<u8>| {
        let source = CilSource::open(bytes.into(), &Nothing, &library).unwrap();
        let mut texts = Vec::new();
        for id in source.program_functions() {
            if let Ok(function) = source.function(id) {
                verify_function(&source, &function).unwrap();
                texts.push((source.function_name(id), function.ops.len()));
            }
        }
        texts.sort();
        texts
    };
    let texts = lowered(rewritten(BASICS));
    assert!(texts.len() > 10);
    assert_eq!(texts, lowered(BASICS.to_vec()));
}
