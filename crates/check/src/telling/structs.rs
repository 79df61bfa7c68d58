//! A struct that is read or written as a whole is one line, though each of its parts is a step.

use super::Telling;
use crate::outcome::TraceStep;

/// The part of a struct that a line is about: what of it belongs to the line of the whole.
pub(crate) struct StructPart {
    /// Where the line stands in the story.
    pub line: usize,
    /// The struct: the part of the object before the last dot.
    pub whole: String,
    /// The part of the struct.
    pub part: String,
}

impl StructPart {
    /// The part of a struct that a part of an object is, if it is one.
    pub fn new(line: usize, part: &str) -> Option<Self> {
        let (whole, part) = split(part)?;
        Some(Self {
            line,
            whole: whole.to_string(),
            part: part.to_string(),
        })
    }
}

/// Splits a part of an object, as in `.price.lo`, if it is one of a struct.
pub(crate) fn split(part: &str) -> Option<(&str, &str)> {
    let mut depth = 0_u32;
    let mut dot = None;
    for (at, c) in part.char_indices() {
        match c {
            '<' => depth += 1,
            '>' => depth = depth.saturating_sub(1),
            '.' if depth == 0 => dot = Some(at),
            _ => {}
        }
    }
    let dot = dot.filter(|&dot| dot > 0)?;
    Some((&part[..dot], &part[dot + 1..]))
}

/// Puts neighbouring lines of one thread about the parts of one struct together.
pub(crate) fn join(telling: &Telling<'_>, story: &mut Vec<TraceStep>, parts: &[StructPart]) {
    let mut gone = vec![false; story.len()];
    let mut first = 0;
    while first < parts.len() {
        let begin = &parts[first];
        let mut next = first + 1;
        while next < parts.len()
            && parts[next].line == parts[next - 1].line + 1
            && parts[next].whole == begin.whole
            && belong_together(&story[begin.line], &story[parts[next].line])
            && parts[first..next]
                .iter()
                .all(|own| own.part != parts[next].part)
        {
            next += 1;
        }
        if next - first > 1 {
            let own = &parts[first..next];
            let value = |own: &StructPart| story[own.line].short_value.clone().unwrap_or_default();
            let values: Vec<(&str, String)> = own
                .iter()
                .map(|own| (own.part.as_str(), value(own)))
                .collect();
            let told: Vec<(&str, &str)> = values
                .iter()
                .map(|(name, value)| (*name, value.as_str()))
                .collect();
            let whole = telling
                .machine
                .source
                .value_of_parts(&told)
                .unwrap_or_else(|| {
                    let each: Vec<String> = told
                        .iter()
                        .map(|(name, value)| format!("{name} {value}"))
                        .collect();
                    format!("({})", each.join(", "))
                });
            for own in &own[1..] {
                gone[own.line] = true;
            }
            let line = &mut story[begin.line];
            let shorter = |name: &mut Option<String>| {
                if let Some(name) = name {
                    let kept = split(name).map_or(name.len(), |(whole, _)| whole.len());
                    name.truncate(kept);
                }
            };
            shorter(&mut line.short_location);
            shorter(&mut line.location);
            line.short_value = Some(whole.clone());
            line.value = Some(whole);
        }
        first = next;
    }
    let mut gone = gone.into_iter();
    story.retain(|_| !gone.next().unwrap_or(false));
}

fn belong_together(a: &TraceStep, b: &TraceStep) -> bool {
    let whole = |step: &TraceStep| {
        let location = step.location.as_deref().unwrap_or_default();
        split(location).map(|(whole, _)| whole.to_string())
    };
    a.thread == b.thread
        && whole(a) == whole(b)
        && a.operation == b.operation
        && a.action == b.action
        && a.source == b.source
        && !a.out_of_order
        && !b.out_of_order
}

#[cfg(test)]
mod tests {
    use super::split;

    #[test]
    fn parts_of_structs() {
        assert_eq!(split(".price.lo"), Some((".price", "lo")));
        assert_eq!(split("[3].x"), Some(("[3]", "x")));
        let backing = ".<N.I.Price>k__BackingField";
        assert_eq!(split(backing), None);
        assert_eq!(split(".a.b.c"), Some((".a.b", "c")));
        assert_eq!(split(".price"), None);
        assert_eq!(split("[3]"), None);
    }
}
