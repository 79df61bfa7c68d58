//! Exception regions: their shape, and how control may cross their boundaries.
//!
//! A region has a try, a handler and perhaps a filter before the handler. All these ranges of a
//! function are nested or disjoint. Control enters handlers and filters only by an exception, and
//! leaves a try or a handler only by `leave`, a throw or the end of a finally.

use super::{Wrong, wrong, wrong_function};
use crate::limits::{MAX_COVER, MAX_REGIONS};
use crate::{Function, Op, Region, RegionKind};

/// What a range of operations is to its region.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Part {
    Handler,
    Filter,
    Try,
}

/// A range of operations that belongs to a region.
#[derive(Clone, Copy, Debug)]
struct Span {
    start: u32,
    end: u32,
    part: Part,
    region: usize,
}

impl Span {
    fn covers(&self, pc: u32) -> bool {
        self.start <= pc && pc < self.end
    }

    fn crosses(&self, other: &Span) -> bool {
        let disjoint = self.end <= other.start || other.end <= self.start;
        let inside = self.start <= other.start && other.end <= self.end;
        let around = other.start <= self.start && self.end <= other.end;
        !(disjoint || inside || around)
    }
}

/// The spans around every operation. Operations between two boundaries share one list.
struct Contexts<'a> {
    regions: &'a [Region],
    spans: Vec<Span>,
    starts: Vec<u32>,
    /// Numbers of the spans around a segment, sorted.
    around: Vec<Vec<u32>>,
    /// The smallest span around a segment.
    innermost: Vec<Option<u32>>,
}

pub(super) fn check_regions(function: &Function) -> Result<(), Wrong> {
    let regions = &function.regions;
    if regions.len() > MAX_REGIONS {
        return wrong_function(format!(
            "{} exception regions; the limit is {MAX_REGIONS}",
            regions.len()
        ));
    }
    let count = function.ops.len() as u32;
    for region in regions {
        check_shape(region, count)?;
    }
    let contexts = Contexts::of(function)?;
    check_nesting(&contexts)?;
    for (pc, op) in function.ops.iter().enumerate() {
        contexts.check_op(pc as u32, op)?;
    }
    Ok(())
}

fn check_shape(region: &Region, count: u32) -> Result<(), Wrong> {
    let Region {
        start,
        end,
        handler,
        handler_end,
        ..
    } = *region;
    if start >= end || end > count {
        return wrong_function(format!(
            "a region protects operations {start} to {end} of {count}"
        ));
    }
    if handler >= handler_end || handler_end > count {
        return wrong_function(format!(
            "a handler has operations {handler} to {handler_end} of {count}"
        ));
    }
    let code = match region.kind {
        RegionKind::Filter(filter) if filter >= handler => {
            return wrong(
                start,
                "the code of a filter must stand right before its handler",
            );
        }
        RegionKind::Filter(filter) => filter,
        _ => handler,
    };
    if code < end && start < handler_end {
        return wrong(start, "a handler overlaps the operations it protects");
    }
    Ok(())
}

fn check_nesting(contexts: &Contexts<'_>) -> Result<(), Wrong> {
    let spans = &contexts.spans;
    for (index, a) in spans.iter().enumerate() {
        if let Some(b) = spans[..index].iter().find(|b| a.crosses(b)) {
            return wrong(
                a.start.max(b.start),
                "exception regions overlap without one being inside the other",
            );
        }
    }
    // Rows are tried in order, so an outer row before an inner one would win.
    for (index, outer) in contexts.regions.iter().enumerate() {
        let inner = contexts.regions[index + 1..].iter().find(|inner| {
            outer.start <= inner.start
                && inner.end <= outer.end
                && (inner.start, inner.end) != (outer.start, outer.end)
        });
        if let Some(inner) = inner {
            return wrong(
                inner.start,
                "an inner region must come before the region around it",
            );
        }
    }
    Ok(())
}

impl<'a> Contexts<'a> {
    fn of(function: &'a Function) -> Result<Self, Wrong> {
        let mut spans = Vec::new();
        for (index, region) in function.regions.iter().enumerate() {
            let mut add = |part, start, end| {
                spans.push(Span {
                    start,
                    end,
                    part,
                    region: index,
                });
            };
            add(Part::Try, region.start, region.end);
            add(Part::Handler, region.handler, region.handler_end);
            if let RegionKind::Filter(filter) = region.kind {
                add(Part::Filter, filter, region.handler);
            }
        }
        let mut starts: Vec<u32> = spans.iter().flat_map(|s| [s.start, s.end]).collect();
        starts.push(0);
        starts.sort_unstable();
        starts.dedup();
        let mut around = Vec::with_capacity(starts.len());
        let mut innermost = Vec::with_capacity(starts.len());
        for &pc in &starts {
            let numbers = (0..spans.len() as u32).filter(|n| spans[*n as usize].covers(pc));
            let numbers: Vec<u32> = numbers.collect();
            if numbers.len() > MAX_COVER {
                return wrong(
                    pc,
                    format!("more than {MAX_COVER} regions around an operation"),
                );
            }
            let smallest = numbers.iter().copied().min_by_key(|n| {
                let span = spans[*n as usize];
                (span.end - span.start, span.part)
            });
            around.push(numbers);
            innermost.push(smallest);
        }
        Ok(Self {
            regions: &function.regions,
            spans,
            starts,
            around,
            innermost,
        })
    }

    fn segment(&self, pc: u32) -> usize {
        self.starts.partition_point(|start| *start <= pc) - 1
    }

    /// The spans around one segment that are not around another.
    fn without(&self, from: usize, to: usize) -> impl Iterator<Item = &Span> {
        let inside = &self.around[to];
        let numbers = self.around[from].iter();
        let left = numbers.filter(|n| inside.binary_search(n).is_err());
        left.map(|n| &self.spans[*n as usize])
    }

    fn check_op(&self, pc: u32, op: &Op) -> Result<(), Wrong> {
        let segment = self.segment(pc);
        let around = self.around[segment].iter().map(|n| self.spans[*n as usize]);
        let kind = |span: &Span| self.regions[span.region].kind;
        match op {
            Op::Leave { target } => return self.check_leave(pc, segment, target.0),
            Op::Return { .. } if !self.around[segment].is_empty() => {
                return wrong(pc, "`ret` inside a try or a handler; use `leave` first");
            }
            Op::TailCall { .. } if !self.around[segment].is_empty() => {
                return wrong(pc, "`tailcall` inside a try or a handler");
            }
            Op::EndFinally {} => {
                let innermost = self.innermost[segment].map(|n| self.spans[n as usize]);
                let fits = innermost.is_some_and(|span| {
                    span.part == Part::Handler
                        && matches!(kind(&span), RegionKind::Finally | RegionKind::Fault)
                });
                if !fits {
                    return wrong(pc, "`endfinally` outside a finally or fault handler");
                }
            }
            Op::EndFilter { .. } => {
                let innermost = self.innermost[segment].map(|n| self.spans[n as usize]);
                if innermost.is_none_or(|span| span.part != Part::Filter) {
                    return wrong(pc, "`endfilter` outside a filter");
                }
            }
            Op::Rethrow {} => {
                let mut catching = around.filter(|span| {
                    span.part == Part::Handler
                        && matches!(kind(span), RegionKind::Catch(_) | RegionKind::Filter(_))
                });
                if catching.next().is_none() {
                    return wrong(pc, "`rethrow` outside a handler that caught something");
                }
            }
            Op::Caught { .. } => {
                let mut catching = around.filter(|span| match span.part {
                    Part::Handler => {
                        matches!(kind(span), RegionKind::Catch(_) | RegionKind::Filter(_))
                    }
                    Part::Filter => true,
                    Part::Try => false,
                });
                if catching.next().is_none() {
                    return wrong(pc, "`caught` outside a handler or filter");
                }
            }
            _ => {}
        }
        let mut result = Ok(());
        let mut go = |target: u32| {
            let other = self.segment(target);
            if result.is_ok() && other != segment {
                result = self.check_jump(pc, segment, other);
            }
        };
        op.for_each_target(&mut go);
        if op.falls_through() {
            go(pc + 1);
        }
        result
    }

    fn check_jump(&self, pc: u32, from: usize, to: usize) -> Result<(), Wrong> {
        if let Some(span) = self.without(from, to).next() {
            return match span.part {
                Part::Try => wrong(pc, "control goes out of a try; use `leave`"),
                Part::Handler => wrong(pc, "control goes out of a handler; use `leave`"),
                Part::Filter => wrong(pc, "control goes out of a filter; use `endfilter`"),
            };
        }
        let mut entered = self.without(to, from);
        match entered.find(|span| span.part != Part::Try) {
            Some(_) => wrong(pc, "control goes into a handler or filter"),
            None => Ok(()),
        }
    }

    fn check_leave(&self, pc: u32, from: usize, target: u32) -> Result<(), Wrong> {
        let numbers = self.around[from].iter();
        let mut around = numbers.map(|n| &self.spans[*n as usize]);
        if around.all(|span| span.part == Part::Filter) {
            return wrong(pc, "`leave` outside a try or handler; use `jump`");
        }
        let to = self.segment(target);
        for span in self.without(from, to) {
            match (span.part, self.regions[span.region].kind) {
                (Part::Filter, _) => return wrong(pc, "`leave` cannot leave a filter"),
                (Part::Handler, RegionKind::Finally | RegionKind::Fault) => {
                    return wrong(pc, "`leave` cannot leave a finally or fault handler");
                }
                _ => {}
            }
        }
        let mut entered = self.without(to, from);
        match entered.find(|span| span.part != Part::Try) {
            Some(_) => wrong(pc, "`leave` goes into a handler or filter"),
            None => Ok(()),
        }
    }
}
