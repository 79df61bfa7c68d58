//! The result of `fences`.

use crate::json::{Unsupported, Violation, to_string, unsupported, violation};
use crate::text::{counted, describe_violation, named};
use crate::{Context, TOOL, VERSION, Verbosity};
use fencepost_check::Verdict;
use fencepost_fences::{Fence, FenceReport, Outcome, Point, PointRank, RepairKind, Unrepairable};
use serde::Serialize;

#[derive(Serialize)]
struct Fences<'a> {
    tool: &'a str,
    version: &'a str,
    program: &'a str,
    model: &'a str,
    verdict: &'a str,
    outcome: &'a str,
    method: &'a str,
    fences: Vec<Place<'a>>,
    verified_with_fences: bool,
    minimal: bool,
    cost: u64,
    limits_hit: Vec<&'a str>,
    assumptions: &'a [&'a str],
    corlib: Option<&'a str>,
    checks: u64,
    counterexamples: u64,
    states: u64,
    seconds: f64,
    peak_memory_bytes: u64,
    /// What the fences repair, or what they cannot.
    violations: Vec<Violation<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    would_repair: Vec<Place<'a>>,
    unsupported: Vec<Unsupported<'a>>,
    #[serde(skip_serializing_if = "<[String]>::is_empty")]
    internal: &'a [String],
}

#[derive(Serialize)]
struct Place<'a> {
    kind: &'a str,
    before: &'a str,
    method: &'a str,
    il_offset: Option<u32>,
    file: Option<&'a str>,
    line: Option<u32>,
    library: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    cost: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    keeps: Option<Keeps<'a>>,
}

#[derive(Serialize)]
struct Keeps<'a> {
    first: &'a str,
    before: &'a str,
}

fn place(point: &Point) -> Place<'_> {
    let position = point.position;
    let has_line = position.line != 0;
    let no_offset = fencepost_base::Position::NO_OFFSET;
    Place {
        kind: match point.kind {
            RepairKind::Barrier => "barrier",
            RepairKind::VolatileField => "volatile-field",
            RepairKind::VolatileRead => "volatile-read",
            RepairKind::VolatileWrite => "volatile-write",
            RepairKind::AcquireRead => "acquire-read",
            RepairKind::ReleaseWrite => "release-write",
            RepairKind::SequentialRead => "seq-cst-read",
            RepairKind::SequentialWrite => "seq-cst-write",
            RepairKind::LoadLoad => "load-load",
            RepairKind::LoadStore => "load-store",
            RepairKind::StoreLoad => "store-load",
            RepairKind::StoreStore => "store-store",
        },
        before: &point.before,
        method: &point.method,
        il_offset: (position.code_offset != no_offset).then_some(position.code_offset),
        file: has_line.then_some(point.file.as_str()),
        line: has_line.then_some(position.line),
        library: point.rank == PointRank::Library,
        cost: None,
        keeps: None,
    }
}

fn fence(fence: &Fence) -> Place<'_> {
    Place {
        cost: Some(fence.cost),
        keeps: fence.keeps.as_ref().map(|(first, second)| Keeps {
            first,
            before: second,
        }),
        ..place(&fence.point)
    }
}

fn outcome_name(outcome: &Outcome) -> &'static str {
    match outcome {
        Outcome::NothingWrong => "nothing-wrong",
        Outcome::Repaired => "repaired",
        Outcome::Unrepairable(Unrepairable::Sequential) => "sequential",
        Outcome::Unrepairable(Unrepairable::Library(_)) => "library",
        Outcome::Unrepairable(Unrepairable::OneStatement) => "one-statement",
        Outcome::Unrepairable(Unrepairable::NotVolatile) => "not-volatile",
        Outcome::Unrepairable(Unrepairable::Elsewhere) => "elsewhere",
        Outcome::Unknown => "unknown",
    }
}

fn would_repair(report: &FenceReport) -> &[Point] {
    match &report.outcome {
        Outcome::Unrepairable(Unrepairable::Library(points)) => points,
        _ => &[],
    }
}

/// The result of `fences` as JSON.
pub fn fences_json(report: &FenceReport, context: &Context) -> String {
    to_string(&Fences {
        tool: TOOL,
        version: VERSION,
        program: &context.program,
        model: &report.model,
        verdict: report.verdict.name(),
        outcome: outcome_name(&report.outcome),
        method: report.method.name(),
        fences: report.fences.iter().map(fence).collect(),
        verified_with_fences: report.verified_with_fences,
        minimal: report.minimal,
        cost: report.cost,
        limits_hit: report.limit_names(),
        assumptions: &report.assumptions,
        corlib: context.corlib.as_deref(),
        checks: report.checks,
        counterexamples: report.counterexamples,
        states: report.states,
        seconds: report.seconds,
        peak_memory_bytes: context.peak_memory_bytes,
        violations: report
            .violation
            .iter()
            .map(|one| violation(one, context))
            .collect(),
        would_repair: would_repair(report).iter().map(place).collect(),
        unsupported: unsupported(&report.unsupported),
        internal: &report.internal,
    })
}

/// The result of `fences` for people.
pub fn fences_text(report: &FenceReport, context: &Context, verbosity: Verbosity) -> String {
    let mut out = format!(
        "{}  {} under {}\n",
        report.verdict.name(),
        context.program,
        report.model
    );
    out.push_str(&conclusion(report));
    if report.verdict == Verdict::Verified && !report.assumptions.is_empty() {
        out.push_str(&crate::assumptions::listed(&report.assumptions));
    }
    for problem in &report.internal {
        out.push_str(&format!("internal: {problem}\n"));
    }
    for problem in &report.unsupported {
        out.push_str(&format!("not modelled: {problem}\n"));
    }
    if !report.fences.is_empty() {
        out.push('\n');
    }
    for fence in &report.fences {
        out.push_str(&describe_fence(fence, verbosity));
    }
    for point in would_repair(report) {
        out.push_str(&format!("  before {}\n", describe_point(point)));
    }
    if let Some(violation) = &report.violation {
        let repaired = !matches!(report.outcome, Outcome::Unrepairable(_));
        if repaired && verbosity != Verbosity::Verbose {
            out.push_str(&format!(
                "\nwithout them: {}\n",
                named(violation.kind.name(), &violation.message)
            ));
        } else if verbosity == Verbosity::Quiet {
            out.push_str(&format!(
                "{}\n",
                named(violation.kind.name(), &violation.message)
            ));
        } else {
            describe_violation(&mut out, violation, context, verbosity);
        }
    }
    if verbosity != Verbosity::Quiet {
        out.push_str(&format!(
            "\n{}, {}, {} states, {:.3} s, {:.1} MiB\n",
            counted(report.checks as usize, "check"),
            counted(report.counterexamples as usize, "counterexample"),
            report.states,
            report.seconds,
            context.peak_memory_bytes as f64 / f64::from(1 << 20)
        ));
    }
    out
}

fn conclusion(report: &FenceReport) -> String {
    let is_fence = |fence: &Fence| fence.point.kind.is_fence();
    let what = match report.fences.iter().all(is_fence) {
        true => "fence",
        false => "change",
    };
    let count = counted(report.fences.len(), what);
    let limit = match report.limits_hit.is_empty() {
        true => "a limit".to_string(),
        false => report.limit_names().join(", "),
    };
    match &report.outcome {
        Outcome::NothingWrong => "nothing is wrong; no fence is needed\n".to_string(),
        Outcome::Repaired if report.minimal => {
            let cheapest = match report.cost == report.fences.len() as u64 {
                true => "no fewer do".to_string(),
                false => format!("no cheaper set does; the cost is {}", report.cost),
            };
            format!("{count} repair{} the program; {cheapest}\n", verb(report))
        }
        Outcome::Repaired if report.verdict == Verdict::Verified => {
            format!("{count} repair{} the program\n", verb(report))
        }
        Outcome::Repaired => format!(
            "{count} repair{} the program; fewer may do, the search for them was cut by {limit}\n",
            verb(report)
        ),
        Outcome::Unrepairable(Unrepairable::Sequential) => {
            "no fence repairs this: plain interleaving shows a violation\n".to_string()
        }
        Outcome::Unrepairable(Unrepairable::Library(_)) => {
            "no fence in the program's own code repairs this; fences inside the library would \
             (--library allows them):\n"
                .to_string()
        }
        Outcome::Unrepairable(Unrepairable::OneStatement) => {
            "no fence between statements repairs this: the reordered operations belong to one \
             statement; split it\n"
                .to_string()
        }
        Outcome::Unrepairable(Unrepairable::NotVolatile) => {
            "no volatile fields or accesses (in C: no stronger orders) repair this; barriers may \
             (--with any)\n"
                .to_string()
        }
        Outcome::Unrepairable(Unrepairable::Elsewhere) => {
            "no fence in the data type's own code repairs this\n".to_string()
        }
        Outcome::Unknown if report.verdict == Verdict::Internal => {
            "this is a defect of fencepost; please report it\n".to_string()
        }
        Outcome::Unknown if report.verdict == Verdict::Unsupported => match report.fences.len() {
            0 => "nothing found, but not every path could be followed\n".to_string(),
            _ => format!("nothing found with {count}, but not every path could be followed\n"),
        },
        Outcome::Unknown => match report.fences.len() {
            0 => format!("nothing found, but the search was cut by {limit}\n"),
            _ => format!(
                "nothing found with {count}, but the check with them was cut by {limit}; whether \
                 they suffice, and whether fewer do, is not known\n"
            ),
        },
    }
}

fn verb(report: &FenceReport) -> &'static str {
    match report.fences.len() {
        1 => "s",
        _ => "",
    }
}

fn describe_point(point: &Point) -> String {
    let offset = point.position.code_offset;
    let mut text = point.before.clone();
    if point.position.line != 0 {
        text.push_str(&format!("  in {}", point.method));
        if offset != fencepost_base::Position::NO_OFFSET {
            text.push_str(&format!(", IL_{offset:04x}"));
        }
    }
    if point.rank == PointRank::Library {
        text.push_str(", inside the library");
    }
    text
}

fn describe_fence(fence: &Fence, verbosity: Verbosity) -> String {
    let place = describe_point(&fence.point);
    let mut text = match fence.point.kind {
        RepairKind::Barrier => format!("  before {place}\n"),
        RepairKind::VolatileField => format!("  make {place} volatile\n"),
        RepairKind::VolatileRead => format!("  a volatile read at {place}\n"),
        RepairKind::VolatileWrite => format!("  a volatile write at {place}\n"),
        RepairKind::AcquireRead => format!("  an acquire read at {place}\n"),
        RepairKind::ReleaseWrite => format!("  a release write at {place}\n"),
        RepairKind::SequentialRead => {
            format!("  a sequentially consistent read at {place}\n")
        }
        RepairKind::SequentialWrite => {
            format!("  a sequentially consistent write at {place}\n")
        }
        RepairKind::LoadLoad => format!("  a load-load fence before {place}\n"),
        RepairKind::LoadStore => format!("  a load-store fence before {place}\n"),
        RepairKind::StoreLoad => format!("  a store-load fence before {place}\n"),
        RepairKind::StoreStore => format!("  a store-store fence before {place}\n"),
    };
    if fence.point.rank == PointRank::Code {
        text.push_str("      (no line of its own goes there)\n");
    }
    if let (Some((first, second)), false) = (&fence.keeps, verbosity == Verbosity::Quiet) {
        text.push_str(&format!("      keeps {first}\n      before {second}\n"));
    }
    text
}
