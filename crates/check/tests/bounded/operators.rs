//! Every operator that is encoded, against the machine, on corner values and random ones.
//!
//! The machine gets the operands as constants. The solver gets them as numbers of any value that
//! are assumed to be those, so that nothing can be folded and every gate is there.

use crate::report;
use crate::rng::Rng;
use fencepost_check::Verdict;
use fencepost_memory_model::ReorderTable;
use std::fmt::Write as _;

const CORNERS: [i64; 12] = [
    0,
    1,
    -1,
    2,
    3,
    7,
    31,
    32,
    i32::MIN as i64,
    i32::MAX as i64,
    i64::MIN,
    i64::MAX,
];

const BINARY: [&str; 17] = [
    "add",
    "sub",
    "mul",
    "div",
    "rem",
    "div_wrap",
    "rem_wrap",
    "div_u",
    "rem_u",
    "and",
    "or",
    "xor",
    "add_ovf",
    "add_ovf_u",
    "sub_ovf",
    "sub_ovf_u",
    "shl",
];
const SHIFTS: [&str; 3] = ["shl", "shr", "shr_u"];
const COMPARE: [&str; 10] = [
    "eq", "ne", "lt", "le", "gt", "ge", "lt_u", "le_u", "gt_u", "ge_u",
];
const UNARY: [&str; 2] = ["neg", "not"];
const CONVERT: [(&str, &str, &str); 7] = [
    ("i32.to.i8", "i32", "i32"),
    ("i32.to.u8", "i32", "i32"),
    ("i32.to.i16", "i32", "i32"),
    ("i32.to.u16", "i32", "i32"),
    ("i32.to.i64", "i32", "i64"),
    ("u32.to.i64", "i32", "i64"),
    ("i64.to.i32", "i64", "i32"),
];

fn cut(kind: &str, value: i64) -> i64 {
    match kind {
        "i32" => i64::from(value as i32),
        _ => value,
    }
}

/// Lines that give a register a number, as a constant or as a solver must find it.
fn operand(out: &mut String, register: &str, kind: &str, value: i64, symbolic: bool) {
    if !symbolic {
        let _ = writeln!(out, "  {register} = const {kind} {value}");
        return;
    }
    let halves = if kind == "i32" { 2 } else { 4 };
    let _ = writeln!(out, "  {register} = const {kind} 0");
    for half in 0..halves {
        let _ = writeln!(out, "  {register}_c{half} = choose 65536");
        let part = match kind {
            "i32" => format!("{register}_c{half}"),
            _ => {
                let _ = writeln!(out, "  {register}_w{half} = u32.to.i64 {register}_c{half}");
                format!("{register}_w{half}")
            }
        };
        let _ = writeln!(
            out,
            "  {register}_s{half} = shl.{kind} {part}, {}",
            half * 16
        );
        let _ = writeln!(
            out,
            "  {register} = or.{kind} {register}, {register}_s{half}"
        );
    }
    let _ = writeln!(out, "  {register}_v = const {kind} {value}");
    let _ = writeln!(out, "  {register}_e = eq.{kind} {register}, {register}_v");
    let _ = writeln!(out, "  assume {register}_e");
}

/// One operation and its operands.
struct Case {
    line: String,
    operands: Vec<(&'static str, &'static str, i64)>,
    result: &'static str,
}

impl Case {
    fn text(&self, symbolic: bool) -> String {
        let mut out = format!(
            "class R {{ static r: {}; static fault: i32 }}\nfunc main() {{\n",
            self.result
        );
        // What comes before the first thread is run, not encoded.
        out.push_str("  %t = start work()\n  join %t\n}\nfunc work() {\n");
        for (register, kind, value) in &self.operands {
            operand(&mut out, register, kind, *value, symbolic);
        }
        let _ = writeln!(
            out,
            "  try {{\n  %r = {}\n  store R.r, %r\n  }} catch Exception {{\n  store R.fault, 1\n  }}\n  ret\n}}",
            self.line
        );
        out
    }
}

fn cases(values: &[i64]) -> Vec<Case> {
    let mut cases = Vec::new();
    for kind in ["i32", "i64"] {
        for &a in values {
            let a = cut(kind, a);
            for op in UNARY {
                cases.push(Case {
                    line: format!("{op}.{kind} %a"),
                    operands: vec![("%a", kind, a)],
                    result: kind,
                });
            }
            for &b in values {
                let b = cut(kind, b);
                for op in BINARY {
                    if SHIFTS.contains(&op) {
                        continue;
                    }
                    cases.push(Case {
                        line: format!("{op}.{kind} %a, %b"),
                        operands: vec![("%a", kind, a), ("%b", kind, b)],
                        result: kind,
                    });
                }
                for op in COMPARE {
                    cases.push(Case {
                        line: format!("{op}.{kind} %a, %b"),
                        operands: vec![("%a", kind, a), ("%b", kind, b)],
                        result: "i32",
                    });
                }
                for op in SHIFTS {
                    cases.push(Case {
                        line: format!("{op}.{kind} %a, %b"),
                        operands: vec![("%a", kind, a), ("%b", "i32", cut("i32", b))],
                        result: kind,
                    });
                }
            }
        }
    }
    for (op, from, to) in CONVERT {
        for &a in values {
            cases.push(Case {
                line: format!("{op} %a"),
                operands: vec![("%a", from, cut(from, a))],
                result: to,
            });
        }
    }
    cases
}

#[test]
fn operators_compute_what_the_machine_computes() {
    let mut random = Rng::new(21);
    let mut values = CORNERS.to_vec();
    for _ in 0..3 {
        values.push(random.below(usize::MAX) as i64);
    }
    let all = cases(&values);
    let sc = ReorderTable::sequential();
    let outcomes = ["R.r".to_string(), "R.fault".to_string()];
    // Every case would take minutes; which ones are left out differs from operator to operator.
    let step = if std::env::var_os("FENCEPOST_ALL").is_some() {
        1
    } else {
        23
    };
    let mut compared = 0;
    for case in all.iter().step_by(step) {
        let text = case.text(true);
        let own = report(&text, &outcomes, &sc, true).unwrap_or_else(|e| panic!("{e}\n{text}"));
        let plain = case.text(false);
        let other =
            report(&plain, &outcomes, &sc, false).unwrap_or_else(|e| panic!("{e}\n{plain}"));
        assert_eq!(
            own.verdict,
            Verdict::Verified,
            "{:?}\n{text}",
            own.unsupported
        );
        assert_eq!(crate::rows(&own), crate::rows(&other), "{text}");
        compared += 1;
    }
    println!("{compared} of {} cases", all.len());
    assert!(compared > 200);
}
