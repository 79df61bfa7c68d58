//! The table of natives and the page that specifies it say the same.

use fencepost_ir::Kind;
use std::collections::BTreeSet;

const PAGE: &str = include_str!("../../../corlib/NATIVES.md");

/// Sections whose methods the lowering turns into operations of the machine, whatever effect the
/// page gives them.
const OPERATIONS: [&str; 2] = ["Monitor", "Interlocked"];

/// What lowered code asks of the runtime by itself has no method in the library.
const LOWERING_PREFIX: &str = "cil.";

/// Methods of those sections that are natives all the same.
const NATIVES_THERE: [&str; 1] = ["System.Threading.Monitor::IsEntered(object)"];

struct Row {
    key: String,
    is_instance: bool,
    answers: String,
    effect: String,
}

fn rows() -> Vec<Row> {
    let mut section = "";
    let mut rows = Vec::new();
    for line in PAGE.lines() {
        if let Some(title) = line.strip_prefix("## ") {
            section = title;
        }
        let cells: Vec<&str> = line.split(" | ").collect();
        let [key, answers, effect, ..] = cells[..] else {
            continue;
        };
        let Some(key) = key.strip_prefix("| `") else {
            continue;
        };
        let Some((key, rest)) = key.split_once('`') else {
            continue;
        };
        let replaced = OPERATIONS.contains(&section) && !NATIVES_THERE.contains(&key);
        rows.push(Row {
            key: key.to_string(),
            is_instance: rest.contains("instance"),
            answers: answers.trim_matches('`').to_string(),
            effect: if replaced { "lowering" } else { effect }.to_string(),
        });
    }
    rows
}

/// The kind of register that a value of a type is in.
fn kind(name: &str) -> Option<Kind> {
    Some(match name {
        "void" => return None,
        "bool" | "byte" | "sbyte" | "char" | "short" | "ushort" | "int" | "uint" => Kind::I32,
        "long" | "ulong" => Kind::I64,
        "float" => Kind::F32,
        "double" => Kind::F64,
        "IntPtr" => Kind::Ptr,
        other if other.ends_with(['&', '*']) => Kind::Ptr,
        _ => Kind::Ref,
    })
}

#[test]
fn every_row_has_a_native_of_its_shape() {
    let table = fencepost_runtime_cil::natives();
    let mut missing = Vec::new();
    let mut count = 0;
    for row in rows() {
        if matches!(row.effect.as_str(), "lowering" | "lock" | "unlock") {
            continue;
        }
        count += 1;
        let Some(native) = table.find(&row.key) else {
            missing.push(row.key);
            continue;
        };
        let (_, params) = row.key.split_once('(').expect("a parameter list");
        let params = params.trim_end_matches(')');
        let mut kinds: Vec<Option<Kind>> = Vec::new();
        if row.is_instance {
            kinds.push(Some(Kind::Ref));
        }
        if !params.is_empty() {
            kinds.extend(params.split(',').map(kind));
        }
        let found: Vec<Option<Kind>> = native.params.iter().copied().map(Some).collect();
        assert_eq!(found, kinds, "parameters of {}", row.key);
        assert_eq!(native.result, kind(&row.answers), "result of {}", row.key);
        if row.effect == "blocking" {
            assert!(native.ready.is_some(), "{} never waits", row.key);
        }
    }
    assert!(count > 100, "only {count} rows were found");
    assert!(missing.is_empty(), "no native for {missing:#?}");
}

#[test]
fn there_is_no_native_that_the_page_does_not_know() {
    let known: BTreeSet<String> = rows().into_iter().map(|row| row.key).collect();
    let core: BTreeSet<&str> = fencepost_vm::NativeTable::core()
        .names()
        .into_iter()
        .collect();
    let unknown: Vec<&str> = fencepost_runtime_cil::natives()
        .names()
        .into_iter()
        .filter(|name| !core.contains(name) && !name.starts_with(LOWERING_PREFIX))
        .filter(|name| !known.contains(*name))
        .collect();
    assert!(unknown.is_empty(), "{unknown:#?}");
}

#[test]
fn every_method_of_the_page_is_there_once() {
    let all = rows();
    let keys: BTreeSet<&str> = all.iter().map(|row| row.key.as_str()).collect();
    assert_eq!(keys.len(), all.len());
}
