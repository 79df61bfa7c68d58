//! The manual's examples are programs, and it mentions every operation.

use fencepost_ir::text::parse_program;
use fencepost_ir::{BinaryOperator, CompareOperator, Fault, FenceKind, Op, RmwOp, UpdateOrder};

const MANUAL: &str = include_str!("../../../docs/ir.md");

#[test]
fn every_example_is_a_program() {
    let mut examples = 0;
    for block in MANUAL.split("```fir\n").skip(1) {
        let text = block.split("```").next().unwrap();
        parse_program(text, "manual.fir").unwrap_or_else(|error| panic!("{error}\n{text}"));
        examples += 1;
    }
    assert_eq!(examples, 6);
}

/// Whether the manual has a word in code, alone or as part of a form.
fn mentions(word: &str) -> bool {
    MANUAL.split('`').skip(1).step_by(2).any(|code| {
        let mut words = code.split(|c: char| !(c.is_alphanumeric() || "_.".contains(c)));
        words.any(|found| found == word || found.strip_suffix(".K") == Some(word))
    })
}

#[test]
fn every_operation_is_explained() {
    for row in Op::TABLE {
        let found = mentions(row.name) || MANUAL.contains(&format!("*{}*", row.name));
        assert!(found, "the manual lacks `{}`", row.name);
    }
    let operators = BinaryOperator::ALL.iter().map(|op| op.name());
    let operators = operators.chain(CompareOperator::ALL.iter().map(|op| op.name()));
    let operators = operators.chain(RmwOp::ALL.iter().map(|op| op.name()));
    let operators = operators.chain(UpdateOrder::ALL.iter().map(|op| op.name()));
    let operators = operators.chain(FenceKind::ALL.iter().map(|op| op.name()));
    for name in operators.chain(Fault::ALL.iter().map(|fault| fault.name())) {
        assert!(mentions(name), "the manual lacks `{name}`");
    }
}
