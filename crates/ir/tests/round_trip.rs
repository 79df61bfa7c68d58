//! Printing a program and reading it back gives the same program.

mod common;
#[path = "common/random_ops.rs"]
mod random_ops;

use common::{Random, assert_same_program};
use fencepost_base::{FileId, Position};
use fencepost_ir::text::{
    PrintOptions, parse_program, parse_program_unverified, print_function, print_program,
};
use fencepost_ir::*;
use random_ops::World;
use std::collections::BTreeSet;

const CORPUS: &str = include_str!("corpus.fir");

fn parse(text: &str) -> Program {
    parse_program(text, "corpus.fir").unwrap_or_else(|error| panic!("{error}\n{text}"))
}

#[test]
fn the_corpus_round_trips() {
    let program = parse(CORPUS);
    for positions in [false, true] {
        let printed = print_program(&program, PrintOptions { positions });
        let again = parse(&printed);
        assert_same_program(&program, &again, positions);
        assert_eq!(print_program(&again, PrintOptions { positions }), printed);
    }
}

#[test]
fn the_corpus_uses_every_operation() {
    let program = parse(CORPUS);
    let bodies = program.function_ids().filter_map(|id| program.body(id));
    let used: BTreeSet<&str> = bodies
        .flat_map(|function| function.ops.iter().map(|op| op.info().name))
        .collect();
    let missing: Vec<&str> = Op::TABLE
        .iter()
        .map(|row| row.name)
        .filter(|name| !used.contains(name))
        .collect();
    assert!(missing.is_empty(), "the corpus lacks {missing:?}");
}

#[test]
fn one_function_prints_alone() {
    let program = parse(CORPUS);
    let id = program.find_function_id("shared_init").unwrap();
    let function = program.body(id).unwrap();
    let printed = print_function(&program, id, function, PrintOptions::default());
    assert_eq!(
        printed,
        "func shared_init() {\n  regs %0: i32\n  %0 = const i32 1\n  store Shared.flag, %0\n  ret\n}\n"
    );
    let printed = print_function(&program, id, function, PrintOptions { positions: true });
    assert!(
        printed.contains("%0 = const i32 1 @\"corpus.fir\":38:3\n"),
        "{printed}"
    );
    assert!(printed.contains("ret @39:1\n"), "{printed}");
}

/// A program whose functions are random lists of operations.
fn random_program(seed: u64) -> Program {
    let mut r = Random::new(seed);
    let r = &mut r;
    let mut program = Program::new();
    let files = [
        program.add_file("random.fir"),
        program.add_file("Other \"file\".x"),
    ];
    let mut fields = Vec::new();
    for name in ["A", "B.C", "odd `name`", "A.B"] {
        let class = match r.below(2) {
            0 => program.declare_class(name),
            _ => {
                let parent = program.find_class("Exception").unwrap();
                program.declare_subclass(name, parent)
            }
        };
        for field in ["x", "B.x", "with space", "static"] {
            let storage = r.pick(&[Storage::Instance, Storage::Static, Storage::ThreadStatic]);
            let cell = r.pick(&Cell::ALL);
            let place = match r.below(4) {
                0 => program.add_field_at(class, field, storage, cell, r.below(64) as u32),
                _ => program.add_field(class, field, storage, cell),
            };
            fields.push((place, storage));
        }
        program.class_mut(class).library = r.below(4) == 0;
    }
    program.declare_array("Array", r.pick(&Cell::ALL));
    let strings = ["", "text", "line\nbreak\t\"\\", "\u{1f600}", "{}//#"];
    strings.iter().for_each(|text| {
        program.add_string(text);
    });
    program.add_string_units(vec![0xd800, 0x41, 0xdfff, 0]);
    ["n", "spaced native", "quote\""].iter().for_each(|name| {
        program.add_native(name);
    });
    let names = ["main", "Type.method", "f(int)", "loop", "f\u{e9}"];
    let nothing = Signature {
        params: vec![],
        result: None,
    };
    for name in names {
        program.declare_function(name, nothing.clone()).unwrap();
    }
    for (index, name) in names.iter().enumerate() {
        let function = random_function(r, name, &program, &fields, &files);
        program.define_function(FuncId::from_index(index), function);
    }
    program
}

fn random_function(
    r: &mut Random,
    name: &str,
    program: &Program,
    fields: &[(FieldRef, Storage)],
    files: &[FileId],
) -> Function {
    let mut function = Function::new(name);
    let names = [
        None,
        Some("i"),
        Some("i"),
        Some("12"),
        Some("<odd>"),
        Some("this"),
    ];
    for _ in 0..4 + r.below(80) {
        let kind = r.pick(&Kind::ALL);
        function.add_reg(kind, r.pick(&names).map(String::from));
    }
    function.param_count = r.below(4) as u16;
    function.result = r.pick(&[None, Some(Kind::I32), Some(Kind::Ref)]);
    function.library = r.below(4) == 0;
    for name in ["a", "b.c", "a", "odd name"] {
        function.frame.push(r.pick(&Cell::ALL), name);
    }
    let count = 1 + r.below(40) as u32;
    let world = World {
        regs: function.regs.len() as u16,
        ops: count,
        classes: program.class_ids().count() as u32,
        functions: program.function_ids().count() as u32,
        strings: 6,
        natives: 3,
        frame: function.frame.size,
        fields: fields.to_vec(),
    };
    while (function.ops.len() as u32) < count {
        let row = &Op::TABLE[r.below(Op::TABLE.len())];
        let op = world
            .op(r, row.name)
            .expect("every row has random operations");
        let position = Position {
            file: r.pick(files),
            line: r.below(100) as u32,
            column: r.below(100) as u32,
            code_offset: r.pick(&[Position::NO_OFFSET, 0, 17]),
        };
        function.add_op(op, position);
    }
    // A last operation that falls through would be given a `ret` when it is read again.
    function.add_op(Op::Jump { target: Target(0) }, Position::UNKNOWN);
    for _ in 0..r.below(4) {
        let mut at = || r.below(count as usize) as u32;
        let region = Region {
            kind: RegionKind::Finally,
            start: at(),
            end: at(),
            handler: at(),
            handler_end: at(),
        };
        let kind = match at() % 4 {
            0 => RegionKind::Catch(ClassId(at() % 5)),
            1 => RegionKind::Filter(at()),
            2 => RegionKind::Fault,
            _ => RegionKind::Finally,
        };
        function.regions.push(Region { kind, ..region });
    }
    for _ in 0..r.below(3) {
        let mut at = || r.below(count as usize) as u32;
        function.handlers.push(Handler {
            start: at(),
            end: at(),
            target: at(),
            class: [None, Some(ClassId(at() % 5))][at() as usize % 2],
            exception: Reg((at() % u32::from(world.regs)) as u16),
        });
    }
    function
}

#[test]
fn every_row_has_random_operations() {
    let program = random_program(1);
    let field = program
        .find_field(program.find_class("A").unwrap(), "x")
        .unwrap();
    let world = World {
        regs: 4,
        ops: 4,
        classes: 4,
        functions: 4,
        strings: 4,
        natives: 3,
        frame: 4,
        fields: vec![(field, Storage::Instance)],
    };
    for row in Op::TABLE {
        let op = world.op(&mut Random::new(3), row.name);
        let op =
            op.unwrap_or_else(|| panic!("`{}` is missing from the random operations", row.name));
        assert_eq!(op.info().name, row.name);
    }
}

#[test]
fn random_programs_round_trip() {
    for seed in 0..400 {
        let program = random_program(seed);
        for positions in [false, true] {
            let printed = print_program(&program, PrintOptions { positions });
            let again = parse_program_unverified(&printed, "random.fir")
                .unwrap_or_else(|error| panic!("seed {seed}: {error}\n{printed}"));
            let options = PrintOptions { positions };
            assert_eq!(print_program(&again, options), printed, "seed {seed}");
            for id in program.function_ids() {
                let (a, b) = (program.body(id).unwrap(), again.body(id).unwrap());
                assert_eq!(a.regs, b.regs, "seed {seed}");
                assert_eq!(a.frame, b.frame, "seed {seed}");
                assert_eq!(a.regions, b.regions, "seed {seed}");
                assert_eq!(a.handlers, b.handlers, "seed {seed}");
                assert_eq!(a.ops.len(), b.ops.len(), "seed {seed}");
            }
        }
    }
}

#[test]
fn every_scalar_operator_round_trips() {
    let mut body = String::new();
    for kind in Kind::ALL {
        for operator in BinaryOperator::ALL {
            if let Some(op) = BinaryOp::new(*operator, kind) {
                let right = op.right_kind().name();
                body += &format!(
                    "  %b_{0} = {1} %{2}, %{right}\n",
                    body.len(),
                    op.name(),
                    kind.name()
                );
            }
        }
        for operator in CompareOperator::ALL {
            if let Some(op) = CompareOp::new(*operator, kind) {
                let kind = kind.name();
                body += &format!("  %c_{0} = {1} %{kind}, %{kind}\n", body.len(), op.name());
            }
        }
    }
    for op in UnaryOp::ALL {
        body += &format!(
            "  %u_{0} = {1} %{2}\n",
            body.len(),
            op.name(),
            op.kind().name()
        );
    }
    for op in ConvertOp::ALL {
        body += &format!(
            "  %v_{0} = {1} %{2}\n",
            body.len(),
            op.name(),
            op.from_kind().name()
        );
    }
    let params: Vec<String> = Kind::ALL
        .iter()
        .map(|k| format!("%{0}: {0}", k.name()))
        .collect();
    let program = parse(&format!("func all({}) {{\n{body}}}\n", params.join(", ")));
    let again = parse(&print_program(&program, PrintOptions::default()));
    assert_same_program(&program, &again, false);
}
