//! What the reader says about the committed assemblies.

use std::sync::Arc;

use fencepost_frontend_cil::reader::*;

mod walk;

const BASICS: &[u8] = include_bytes!("data/Basics.exe");
const BASICS_MDB: &[u8] = include_bytes!("data/Basics.exe.mdb");
const MODERN: &[u8] = include_bytes!("data/Modern.dll");
const MODERN_PDB: &[u8] = include_bytes!("data/Modern.pdb");
const EMBEDDED: &[u8] = include_bytes!("data/ModernEmbedded.dll");
const ODD: &[u8] = include_bytes!("data/Odd.dll");

fn open(bytes: &[u8]) -> Image {
    Image::open(bytes.into()).unwrap()
}

fn symbols(bytes: &[u8]) -> DebugInfo {
    DebugInfo::open(bytes.into()).unwrap()
}

fn type_of(image: &Image, name: &str) -> TypeDefId {
    image.find_type_by_full_name(name).expect(name)
}

fn method_of(image: &Image, type_name: &str, method: &str) -> MethodDefId {
    let found = image.find_methods(type_of(image, type_name), method);
    found.unwrap()[0]
}

/// The line of the first occurrence of a text in a source file.
fn line_of(source: &str, text: &str) -> u32 {
    let line = source.lines().position(|line| line.contains(text));
    line.expect(text) as u32 + 1
}

#[test]
fn everything_decodes() {
    for bytes in [BASICS, MODERN, EMBEDDED, ODD] {
        let image = open(bytes);
        let mut found = walk::Found::default();
        walk::image(&image, &mut found);
        walk::attributes(&image, &mut found);
        assert_eq!(found.errors, Vec::<String>::new());
        assert!(found.bodies > 0);
    }
}

#[test]
fn images_are_shared_between_threads() {
    fn is_shared<T: Send + Sync>() {}
    is_shared::<Image>();
    is_shared::<DebugInfo>();
}

#[test]
fn names_and_manifest() {
    let image = open(BASICS);
    assert_eq!(image.assembly_name().unwrap().name, "Basics");
    assert_eq!(image.module_name().unwrap(), "Basics.exe");
    assert!(image.pe().is_executable);
    let references: Vec<String> = image
        .ids::<AssemblyRefId>()
        .map(|id| image.assembly_ref_name(id).unwrap().name)
        .collect();
    assert!(references.contains(&"mscorlib".to_owned()));
    let entry = image.entry_point().unwrap();
    let main = method_of(&image, "Basics.Outer", "Main");
    assert_eq!(entry, main);
    let name = "Basics.Outer/Inner/Deepest`1";
    let deepest = type_of(&image, name);
    assert_eq!(image.type_def_name(deepest).unwrap(), name);
    let inner = image.enclosing_type(deepest).unwrap().unwrap();
    assert_eq!(image.type_def_name(inner).unwrap(), "Basics.Outer/Inner");
    assert_eq!(image.find_type("Basics", "Inner"), None);
    assert_eq!(
        image.declaring_type_of_method(main).unwrap(),
        type_of(&image, "Basics.Outer")
    );
    assert_eq!(open(ODD).assembly_name().unwrap().version, [1, 2, 3, 4]);
}

#[test]
fn layouts_constants_and_data() {
    let image = open(BASICS);
    let overlay = type_of(&image, "Basics.Overlay");
    assert_eq!(image.class_layout(overlay).unwrap().unwrap().class_size, 16);
    let offsets: Vec<_> = image
        .fields(overlay)
        .unwrap()
        .map(|field| image.field_offset(field).unwrap())
        .collect();
    assert_eq!(offsets, [Some(0), Some(2), Some(8)]);

    let outer = type_of(&image, "Basics.Outer");
    let constant = |name: &str| {
        let field = image.find_field(outer, name).unwrap().unwrap();
        image.constant(field.into()).unwrap()
    };
    assert_eq!(constant("Answer"), Some(Constant::I4(42)));
    let greeting = "hello\u{e9}".encode_utf16().collect();
    assert_eq!(constant("Greeting"), Some(Constant::String(greeting)));
    assert_eq!(constant("Table"), None);

    let table = image
        .ids::<FieldId>()
        .find(|&field| image.field_rva(field).unwrap().is_some())
        .unwrap();
    let data = image.field_data(table, 24).unwrap().unwrap();
    assert_eq!(
        data.chunks(4).map(|c| c[0]).collect::<Vec<_>>(),
        [1, 2, 3, 5, 8, 13]
    );
    let odd = open(ODD);
    let data = odd
        .find_field(type_of(&odd, "Odd.Things"), "Data")
        .unwrap()
        .unwrap();
    let data = odd.field_data(data, 9).unwrap().unwrap();
    assert_eq!(&data[..], &[1, 2, 3, 4, 5, 6, 7, 8, 9]);
}

#[test]
fn members_generics_and_overrides() {
    let image = open(BASICS);
    let outer = type_of(&image, "Basics.Outer");
    assert_eq!(image.properties(outer).unwrap().len(), 1);
    assert_eq!(image.events(outer).unwrap().len(), 1);
    assert_eq!(image.interface_impls(outer).len(), 1);
    let interface = image.interface_impls(outer).next().unwrap();
    let interface = image.row(interface).unwrap().interface;
    assert_eq!(
        image.type_name(interface).unwrap(),
        "Basics.IShape`1<System.String>"
    );
    let overrides = image.method_impls(outer).next().unwrap();
    let body: MethodDefId = image.row(overrides).unwrap().body.as_id().unwrap();
    let name = image.string(image.row(body).unwrap().name).unwrap();
    assert!(name.ends_with(".Get"), "{name}");

    let map = method_of(&image, "Basics.Outer", "Map");
    let sig = image.method_sig(map).unwrap();
    assert_eq!(
        (sig.generic_count, &sig.return_type),
        (2, &TypeSig::MVar(1))
    );
    let params = image.generic_params(map.into()).unwrap();
    assert_eq!(params.len(), 2);
    let constraints: Vec<_> = image
        .generic_constraints(params[1])
        .map(|id| image.type_name(image.row(id).unwrap().constraint).unwrap())
        .collect();
    assert_eq!(constraints, ["System.IComparable`1<!!1>"]);

    let import = method_of(&image, "Basics.Outer", "GetProcessId");
    let import = image.impl_map(import).unwrap().unwrap();
    assert_eq!(image.string(import.import_name).unwrap(), "getpid");
    let choose = method_of(&image, "Basics.Outer", "Choose");
    let names: Vec<_> = image
        .params(choose)
        .unwrap()
        .map(|id| image.string(image.row(id).unwrap().name).unwrap())
        .collect();
    assert_eq!(names, ["value", "total", "rest"]);
}

#[test]
fn bodies_have_clauses_switches_and_pins() {
    let image = open(BASICS);
    let body = |name: &str| {
        let method = method_of(&image, "Basics.Outer", name);
        image.method_body(method).unwrap().unwrap()
    };
    let kinds: Vec<ClauseKind> = body("Guarded").clauses.iter().map(|c| c.kind).collect();
    assert!(matches!(
        kinds[..],
        [
            ClauseKind::Filter(_),
            ClauseKind::Catch(_),
            ClauseKind::Finally
        ]
    ));
    let choose = body("Choose").decode().unwrap();
    let switch = choose.iter().find(|i| i.opcode == Opcode::Switch).unwrap();
    assert!(matches!(switch.operand, Operand::Switch(table) if table.len() == 4));
    let locals = image
        .locals_sig(body("Pin").local_signature.unwrap())
        .unwrap();
    assert!(
        locals
            .iter()
            .any(|local| matches!(local, TypeSig::Pinned(_)))
    );
    let import = method_of(&image, "Basics.Outer", "GetProcessId");
    assert!(image.method_body(import).unwrap().is_none());
}

#[test]
fn what_only_an_assembler_emits() {
    let image = open(ODD);
    let things = type_of(&image, "Odd.Things");
    let field = |name: &str| image.find_field(things, name).unwrap().unwrap();
    let flag = image.field_sig(field("Flag")).unwrap();
    assert!(matches!(
        flag,
        TypeSig::Modified {
            is_required: false,
            ..
        }
    ));
    let TypeSig::Array(_, shape) = image.field_sig(field("Bounded")).unwrap() else {
        panic!("not an array");
    };
    assert_eq!((shape.rank, shape.lower_bounds), (2, vec![0, 5]));
    let body = |name: &str| {
        let method = method_of(&image, "Odd.Things", name);
        image.method_body(method).unwrap().unwrap()
    };
    assert_eq!(body("Faulty").clauses[0].kind, ClauseKind::Fault);
    assert!(matches!(
        body("Filtered").clauses[0].kind,
        ClauseKind::Filter(_)
    ));
    let opcodes: Vec<Opcode> = body("Faulty")
        .decode()
        .unwrap()
        .iter()
        .map(|i| i.opcode)
        .collect();
    assert_eq!(opcodes[1..3], [Opcode::Unaligned, Opcode::Volatile]);

    let call = body("CallMany").decode().unwrap();
    let call = call.iter().find(|i| i.opcode == Opcode::Call).unwrap();
    let Operand::Token(token) = call.operand else {
        panic!("no token");
    };
    let MemberSig::Method(sig) = image.member_ref_sig(token.as_id().unwrap()).unwrap() else {
        panic!("no method");
    };
    assert_eq!((sig.parameters.len(), sig.vararg_start), (3, Some(1)));
    let indirect = image
        .method_sig(method_of(&image, "Odd.Things", "Indirect"))
        .unwrap();
    assert!(matches!(indirect.parameters[0], TypeSig::FnPtr(_)));
    assert_eq!(
        indirect.parameters[1],
        TypeSig::Primitive(Primitive::TypedByRef)
    );

    let forwarder = image.find_exported_type("System.Collections.Generic", "List`1");
    let implementation = image.row(forwarder.unwrap()).unwrap().implementation;
    let target: AssemblyRefId = implementation.as_id().unwrap();
    assert_eq!(image.assembly_ref_name(target).unwrap().name, "mscorlib");
}

#[test]
fn attribute_arguments() {
    use AttributeArgument as Arg;
    let image = open(BASICS);
    let outer = type_of(&image, "Basics.Outer");
    let id = image.find_attribute(outer.into(), "Basics.MarkedAttribute");
    let value = image.attribute_value(id.unwrap().unwrap()).unwrap();
    let text = |text: &str| Some(text.to_owned());
    assert_eq!(value.fixed[0], Arg::Unsigned(200));
    assert!(
        matches!(&value.fixed[1], Arg::Type(Some(name)) if name.starts_with("Basics.Outer+Inner"))
    );
    assert!(matches!(&value.fixed[2], Arg::Boxed(_, number) if **number == Arg::Signed(7)));
    assert_eq!(
        value.fixed[3],
        Arg::Array(Some(vec![Arg::String(text("a")), Arg::String(None)]))
    );
    let named: Vec<_> = value
        .named
        .iter()
        .map(|argument| {
            (
                argument.name.as_str(),
                argument.is_property,
                &argument.value,
            )
        })
        .collect();
    assert!(named.contains(&("Wide", true, &Arg::Signed(-5))));
    assert!(named.contains(&("Named", false, &Arg::Unsigned(1))));
    assert!(named.contains(&("Real", false, &Arg::R8(0.5))));

    let counter = image.find_field(outer, "perThread").unwrap().unwrap();
    let found = image.find_attribute(counter.into(), "System.ThreadStaticAttribute");
    assert!(found.unwrap().is_some());
    let assembly = AssemblyId::from_row(1).token();
    let found = image
        .find_attribute(assembly, "Basics.MarkedAttribute")
        .unwrap();
    let value = image.attribute_value(found.unwrap()).unwrap();
    assert_eq!(value.fixed, [Arg::String(text("assembly")), Arg::Signed(1)]);
}

#[test]
fn mono_symbols_name_lines_and_locals() {
    let source = include_str!("data/Basics.cs");
    let image = open(BASICS);
    let info = symbols(BASICS_MDB);
    assert!(info.matches(&image).unwrap());
    assert!(!info.matches(&open(ODD)).unwrap());
    assert_eq!(info.document(1).unwrap(), "/src/Basics.cs");
    let method = method_of(&image, "Basics.Outer", "Choose");
    let points = info.sequence_points(method).unwrap();
    let lines: Vec<u32> = points.iter().map(|point| point.line).collect();
    for text in ["int result = 0;", "case 2: result", "total += result"] {
        let line = line_of(source, text);
        assert!(lines.contains(&line), "{text}: {line} in {lines:?}");
    }
    let total = points
        .iter()
        .find(|point| point.line == line_of(source, "total += result"));
    assert_eq!(total.unwrap().column, 13);
    let locals = info.locals(method).unwrap();
    assert_eq!((locals[0].name.as_str(), locals[0].slot), ("result", 0));
    let mut found = walk::Found::default();
    walk::debug(&info, &image, &mut found);
    assert_eq!(found.errors, Vec::<String>::new());
    assert!(found.lines > 30);
}

#[test]
fn portable_symbols_name_lines_and_locals() {
    let source = include_str!("data/Modern.cs");
    let image = open(MODERN);
    let entry = image.code_view().unwrap().unwrap();
    assert!(entry.is_portable);
    assert_eq!(entry.path, "/src/Modern.pdb");
    let info = symbols(MODERN_PDB);
    assert!(info.matches(&image).unwrap());
    assert!(DebugInfo::embedded(&image).unwrap().is_none());

    let scoped = method_of(&image, "Modern.Worker", "Scoped");
    let points = info.sequence_points(scoped).unwrap();
    let inner = line_of(source, "int inner");
    let point = points.iter().find(|point| point.line == inner).unwrap();
    assert_eq!((point.column, point.end_column), (13, 31));
    assert_eq!(info.document(point.document).unwrap(), "/src/Modern.cs");
    assert!(points.iter().any(|point| point.is_hidden));
    assert_eq!(
        SequencePoint::covering(&points, point.il_offset),
        Some(point)
    );
    let locals = info.locals(scoped).unwrap();
    let inner = locals.iter().find(|local| local.name == "inner").unwrap();
    let text = locals.iter().find(|local| local.name == "text").unwrap();
    assert!(inner.end <= text.start);

    // The body of the iterator moved into a state machine; one of its lines
    // is in another file.
    let machine = image
        .nested_types(type_of(&image, "Modern.Worker"))
        .find(|&id| image.type_def_name(id).unwrap().contains("<Numbers>"))
        .unwrap();
    let move_next = image.find_methods(machine, "MoveNext").unwrap()[0];
    let points = info.sequence_points(move_next).unwrap();
    let other = points.iter().find(|point| point.line == 100).unwrap();
    assert_eq!(info.document(other.document).unwrap(), "/src/Other.cs");
    let DebugInfo::Portable(pdb) = &info else {
        panic!("not portable");
    };
    let kickoff = pdb.kickoff_method(move_next).unwrap().unwrap();
    assert_eq!(kickoff, method_of(&image, "Modern.Worker", "Numbers"));
    assert_eq!(info.move_next_of(kickoff), Some(move_next));
    assert_eq!(info.move_next_of(move_next), None);
}

#[test]
fn embedded_symbols_unpack() {
    let image = open(EMBEDDED);
    let info = DebugInfo::embedded(&image).unwrap().unwrap();
    assert!(info.matches(&image).unwrap());
    let mut found = walk::Found::default();
    walk::debug(&info, &image, &mut found);
    assert_eq!(found.errors, Vec::<String>::new());
    assert!(found.lines > 10);
}

#[test]
fn modern_signatures() {
    let image = open(MODERN);
    let call = image.method_sig(method_of(&image, "Modern.Worker", "CallThrough"));
    assert!(
        matches!(&call.unwrap().parameters[0], TypeSig::FnPtr(sig) if sig.parameters.len() == 1)
    );
    let greet = image
        .method_sig(method_of(&image, "Modern.IGreeter", "Greet"))
        .unwrap();
    let text = image.method_sig_text(&greet).unwrap();
    assert!(text.contains("Modern.Point&"), "{text}");
    assert!(
        text.contains("modreq(System.Runtime.InteropServices.InAttribute)"),
        "{text}"
    );
}

#[test]
fn bad_files_get_clear_errors() {
    let kind = |bytes: Vec<u8>| Image::open(bytes.into()).unwrap_err().kind;
    let basics = || BASICS.to_vec();
    let header = u32::from_le_bytes(BASICS[0x3c..0x40].try_into().unwrap()) as usize;

    // No CLI directory: a native executable.
    let mut native = basics();
    let directory = header + 24 + 96 + 14 * 8;
    native[directory..directory + 8].fill(0);
    assert_eq!(kind(native), ReadErrorKind::NativeExecutable);

    // The IL_ONLY flag cleared: mixed mode.
    let mut mixed = basics();
    let flags = open(BASICS).pe().cli.offset + 16;
    mixed[flags] &= !1;
    assert_eq!(kind(mixed), ReadErrorKind::MixedMode);

    let part = include_bytes!("data/Part.netmodule");
    assert_eq!(kind(part.to_vec()), ReadErrorKind::NetModule);
    assert!(matches!(kind(b"\x7fELF".to_vec()), ReadErrorKind::NotPe(_)));
    for length in [1, 2, 0x40, header + 3, header + 30, 0x200, 0x300, 0x1000] {
        let error = Image::open(Arc::from(&BASICS[..length])).unwrap_err();
        assert!(error.offset <= length, "{length}: {error}");
    }
    assert!(DebugInfo::open(Arc::from(&b"Microsoft C/C++ MSF 7.00\r\n"[..])).is_err());
}

#[test]
fn metadata_cycles_end() {
    // Every nested type becomes nested in itself.
    let image = open(BASICS);
    let mut bytes = BASICS.to_vec();
    for id in image.ids::<NestedClassId>() {
        let at = image.metadata().row_offset(id.token());
        bytes.copy_within(at..at + 2, at + 2);
    }
    let image = open(&bytes);
    let nested = NestedClassId::from_row(1);
    let nested = image.row(nested).unwrap().nested;
    let error = image.type_def_name(nested).unwrap_err();
    assert!(matches!(error.kind, ReadErrorKind::LimitExceeded { .. }));

    // A type specification that is an array of itself.
    let image = open(BASICS);
    let id = TypeSpecId::from_row(1);
    let signature = image.blob(image.row(id).unwrap().signature).unwrap();
    assert!(signature.bytes.len() >= 3);
    let mut bytes = BASICS.to_vec();
    bytes[signature.offset..signature.offset + 3].copy_from_slice(&[0x1d, 0x12, 1 << 2 | 2]);
    let error = open(&bytes).type_name(id.token()).unwrap_err();
    assert!(matches!(error.kind, ReadErrorKind::LimitExceeded { .. }));
}

#[test]
fn flags_of_rows() {
    let image = open(BASICS);
    let row = |name: &str| image.row(type_of(&image, name)).unwrap();
    assert!(row("Basics.IShape`1").is_interface());
    assert!(row("Basics.Outer/Inner").is_nested());
    assert_eq!(row("Basics.Overlay").layout(), TypeLayout::Explicit);
    let method = |name: &str| {
        let id = method_of(&image, "Basics.Outer", name);
        image.row(id).unwrap()
    };
    assert!(method("Main").is_static() && !method("Guarded").is_static());
    assert!(method("GetProcessId").is_pinvoke());
    let outer = type_of(&image, "Basics.Outer");
    let field = |name: &str| {
        let id = image.find_field(outer, name).unwrap().unwrap();
        image.row(id).unwrap()
    };
    assert!(field("Answer").is_literal() && field("Table").is_init_only());
    let shape = type_of(&image, "Basics.IShape`1");
    let params = image.generic_params(shape.into()).unwrap();
    let param = image.row(params[0]).unwrap();
    assert_eq!(param.variance(), Variance::Covariant);
    assert!(param.requires_reference_type());
}
