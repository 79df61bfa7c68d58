//! A trace for people: one column per thread, one line per step, the middle folded.

use crate::lanes::Lanes;
use crate::squeeze::{
    cut, cut_source, cut_thread, shorter_update, with_fewer_arguments, without_owner,
};
use fencepost_check::TraceStep;

/// Steps shown from the start of a folded trace.
const SHOWN_FIRST: usize = 8;
/// Steps shown from its end, where the violation is.
const SHOWN_LAST: usize = 24;
/// Steps shown in between because they completed out of order.
const SHOWN_MARKED: usize = 8;
/// How wide a table may be where nobody says how wide the terminal is.
const USUAL_WIDTH: usize = 140;
/// A thread's column is at least this wide if something in it is.
const NARROWEST: usize = 22;
/// The widest the column of source positions gets.
const SOURCE_WIDTH: usize = 28;
/// The widest the column of threads gets where they share one.
const THREAD_WIDTH: usize = 24;
/// What stands before a step that completed out of order.
const MARK: char = '*';

/// What a table is drawn on.
struct Paper {
    width: usize,
    /// Whether longer lines go on in the next, as at a terminal, so that columns fall apart.
    wraps: bool,
}

struct Line {
    /// The place in the trace that is drawn.
    place: usize,
    /// What stands in the column of steps; nothing for what is not one.
    step: String,
    source: String,
    column: usize,
    thread: usize,
    text: String,
    marked: bool,
}

/// Draws the part of a trace that people want to read, or with `whole` all of it, in lines of at
/// most `width` characters where that can be had. The steps from `cycle` on are repeated for ever.
pub fn draw_story(
    trace: &[TraceStep],
    story: &[TraceStep],
    cycle: Option<usize>,
    whole: bool,
    width: Option<usize>,
) -> String {
    let paper = Paper {
        width: width.unwrap_or(USUAL_WIDTH),
        wraps: width.is_some(),
    };
    match whole {
        true => draw(trace, cycle, true, trace.len(), &paper),
        false => draw(story, cycle, false, trace.len(), &paper),
    }
}

/// Draws lines of a trace that has so many steps. With `whole`, nothing is folded.
fn draw(
    trace: &[TraceStep],
    cycle: Option<usize>,
    whole: bool,
    steps: usize,
    paper: &Paper,
) -> String {
    if trace.is_empty() {
        return "  no step that another thread could see comes before this\n".to_string();
    }
    let lanes = Lanes::new(trace);
    let names = &lanes.headings;
    // The first line that is repeated; lines of a story stand for several steps.
    let cycle = cycle.and_then(|start| trace.iter().position(|step| step.step >= start));
    let shown = choose(trace, cycle, whole);
    let column = |step: &TraceStep| lanes.column(step.thread);
    let drawn = || trace.iter().zip(&shown).filter(|(_, shown)| **shown);
    let sources = drawn().map(|(step, _)| cut_source(&step.source, SOURCE_WIDTH).chars().count());
    let source_width = sources.max().unwrap_or(0).max("source".len());
    // What the columns of threads would take, and what there is for each.
    let mut wanted: Vec<usize> = names.iter().map(|name| name.chars().count()).collect();
    for (step, _) in drawn() {
        let place = column(step);
        wanted[place] = wanted[place].max(step_words(step, usize::MAX).chars().count());
    }
    // Before the columns there are the number and the place, and each has a gap and a mark.
    let taken = 9 + source_width + 3 * names.len();
    let room = paper.width.saturating_sub(taken);
    let widest = widest_column(&wanted, room);
    // With many threads at a narrow terminal, they have one column for all of them.
    let is_list = paper.wraps && total(&wanted, widest) > room;
    let widest = match is_list {
        true => {
            let thread = names.iter().map(|name| name.chars().count()).max();
            let taken = 9 + source_width + thread.unwrap_or(0).min(THREAD_WIDTH) + 6;
            paper.width.saturating_sub(taken).max(NARROWEST)
        }
        false => widest,
    };
    let lines: Vec<Line> = trace
        .iter()
        .zip(&shown)
        .enumerate()
        .filter(|(_, (_, shown))| **shown)
        .map(|(place, (step, _))| Line {
            place,
            step: match step.action {
                "quiet" => String::new(),
                _ => step.step.to_string(),
            },
            source: cut_source(&step.source, SOURCE_WIDTH),
            column: column(step),
            thread: step.thread,
            text: step_words(step, widest),
            marked: step.out_of_order,
        })
        .collect();
    let resumption = |line: &Line| lanes.resumption(line.thread).filter(|_| !is_list);
    let headings: Vec<String> = match is_list {
        true => vec!["thread".to_string(), " ".to_string()],
        false => names
            .iter()
            .map(|name| format!(" {}", cut_thread(name, widest)))
            .collect(),
    };
    let threads = thread_names(trace);
    // The cells of a row that says something about a thread.
    let cells = |line: &Line, text: String| -> Vec<String> {
        if is_list {
            let name = threads.iter().find(|(thread, _)| *thread == line.thread);
            let name = name.map_or("", |(_, name)| name.as_str());
            return vec![cut_thread(name, THREAD_WIDTH), text];
        }
        let mut cells = vec![String::new(); names.len()];
        cells[line.column] = text;
        cells
    };
    let mut widths: Vec<usize> = headings.iter().map(|text| text.chars().count()).collect();
    for line in &lines {
        let words = resumption(line).map(|words| format!(" {}", cut_thread(&words, widest)));
        for text in [Some(format!(" {}", line.text)), words]
            .into_iter()
            .flatten()
        {
            for (width, cell) in widths.iter_mut().zip(cells(line, text)) {
                *width = cell.chars().count().max(*width);
            }
        }
    }
    let mut out = row(
        "step",
        "source",
        source_width,
        headings.into_iter(),
        &widths,
    );
    let mut next = 0;
    let mut running: Vec<Option<usize>> = vec![None; names.len()];
    for line in &lines {
        if line.place > next {
            out.push_str(&format!(
                "{:>6}  … {} more steps …\n",
                "",
                line.place - next
            ));
        }
        next = line.place + 1;
        if cycle == Some(line.place) {
            out.push_str(&format!("{:>6}  again and again from here:\n", ""));
        }
        // Where a column has another async method than before, it says which.
        if let Some(words) = resumption(line)
            && running[line.column] != Some(line.thread)
        {
            let words = cells(line, format!(" {}", cut_thread(&words, widest)));
            out.push_str(&row("", "", source_width, words.into_iter(), &widths));
        }
        running[line.column] = Some(line.thread);
        let mark = if line.marked { MARK } else { ' ' };
        let cells = cells(line, format!("{mark}{}", line.text)).into_iter();
        out.push_str(&row(&line.step, &line.source, source_width, cells, &widths));
    }
    if cycle.is_some_and(|start| start >= trace.len()) {
        out.push_str(&format!(
            "{:>6}  again and again from here: steps that no other thread could see\n",
            ""
        ));
    }
    if lines.iter().any(|line| line.marked) {
        out.push_str(&format!(
            "{:>6}  {MARK} completed before an operation that the program has earlier\n",
            ""
        ));
    }
    let numbered = lines.iter().filter(|line| !line.step.is_empty());
    if !whole && numbered.count() < steps {
        out.push_str(&format!("{:>6}  -v shows all {steps} steps\n", ""));
    }
    out
}

/// How wide a column may be so that all fit into a width, if that leaves enough to read.
fn widest_column(wanted: &[usize], width: usize) -> usize {
    let most = wanted.iter().copied().max().unwrap_or(0);
    let fitting = (NARROWEST..=most)
        .rev()
        .find(|&widest| total(wanted, widest) <= width);
    fitting.unwrap_or(NARROWEST)
}

/// What columns take that are at most so wide.
fn total(wanted: &[usize], widest: usize) -> usize {
    wanted.iter().map(|&own| own.min(widest)).sum()
}

/// The threads by number, each with its name; names that several threads have get the number.
pub(crate) fn thread_names(trace: &[TraceStep]) -> Vec<(usize, String)> {
    let mut names: Vec<(usize, String)> = Vec::new();
    for step in trace {
        if !names.iter().any(|(thread, _)| *thread == step.thread) {
            names.push((step.thread, step.thread_name.clone()));
        }
    }
    names.sort();
    let plain = names.clone();
    // One that is started under a name with a number has namesakes, even if they do nothing here.
    let is_numbered = |thread: usize, name: &str| {
        let start = format!("start {name} {thread}");
        trace.iter().any(|step| step.operation == start)
    };
    for (thread, name) in &mut names {
        let namesakes = plain.iter().filter(|(_, other)| other == name).count();
        if namesakes > 1 || is_numbered(*thread, name) {
            name.push_str(&format!(" {thread}"));
        }
    }
    names
}

/// Which steps are shown.
fn choose(trace: &[TraceStep], cycle: Option<usize>, whole: bool) -> Vec<bool> {
    let length = trace.len();
    if whole || length <= SHOWN_FIRST + SHOWN_LAST + SHOWN_MARKED {
        return vec![true; length];
    }
    let mut marked = 0;
    let mut shown: Vec<bool> = trace
        .iter()
        .enumerate()
        .map(|(index, step)| {
            let at_an_end = index < SHOWN_FIRST || index + SHOWN_LAST >= length;
            let show_mark = !at_an_end && step.out_of_order && marked < SHOWN_MARKED;
            marked += usize::from(show_mark);
            at_an_end || show_mark || cycle == Some(index)
        })
        .collect();
    // A fold of one step would take as much room as the step.
    for index in 1..length - 1 {
        if shown[index - 1] && shown[index + 1] {
            shown[index] = true;
        }
    }
    shown
}

fn row(
    step: &str,
    source: &str,
    source_width: usize,
    cells: impl Iterator<Item = String>,
    widths: &[usize],
) -> String {
    let mut line = format!("{step:>6}  {source:<source_width$} ");
    for (cell, &width) in cells.zip(widths) {
        line.push_str(&format!(" {cell:<width$} "));
    }
    let kept = line.trim_end().len();
    line.truncate(kept);
    line.push('\n');
    line
}

/// A step in at most `widest` characters. The value matters more than the whole path.
pub fn step_words(step: &TraceStep, widest: usize) -> String {
    // A wait or a join that came to its end needs no word about that.
    let is_plain_end = step.operation == "wake up" || step.operation.starts_with("join ");
    let value = step.short_value.as_deref();
    let value = value.filter(|&value| !(is_plain_end && value == "true"));
    // What is done, to what, and what comes of it.
    let (words, mut target, result) = match (step.short_location.as_deref(), value) {
        (Some(location), Some(value)) => {
            let is_read = step.operation.ends_with("read");
            let sign = if is_read { "→" } else { "=" };
            let words = format!("{} ", step.operation);
            (words, location, format!(" {sign} {value}"))
        }
        (Some(location), None) => (format!("{} ", step.operation), location, String::new()),
        (None, Some(value)) => (
            String::new(),
            step.operation.as_str(),
            format!(" = {value}"),
        ),
        // The call of a library function, where it begins or ends.
        (None, None) => {
            let (words, call) = match step.operation.strip_prefix("… ") {
                Some(call) => ("… ", call),
                None => ("", step.operation.as_str()),
            };
            let at = call.rfind(" → ").unwrap_or(call.len());
            (words.to_string(), &call[..at], call[at..].to_string())
        }
    };
    let result_width = result.chars().count();
    let fits = |words: &str, target: &str| {
        words.chars().count() + target.chars().count() + result_width <= widest
    };
    if target.starts_with("start ") || target.starts_with("join ") {
        return cut_thread(&format!("{words}{target}{result}"), widest);
    }
    // What a C library calls all its functions by tells less than what they work on.
    if let Some(rest) = target.strip_prefix("pthread_")
        && !fits(&words, target)
    {
        target = rest;
    }
    // What a call is made on matters more than what it is given, and less the whole way there.
    while !fits(&words, target)
        && let Some(shorter) = without_owner(target).filter(|name| without_owner(name).is_some())
    {
        target = shorter;
    }
    let room = widest.saturating_sub(words.chars().count() + result_width);
    let call = with_fewer_arguments(target, room);
    target = call.as_deref().unwrap_or(target);
    while !fits(&words, target) {
        match without_owner(target) {
            Some(shorter) => target = shorter,
            None => break,
        }
    }
    let words = match fits(&words, target) {
        true => words,
        false => shorter_update(words, |words| fits(words, target)),
    };
    // What comes of it matters more than the rest of a long name, unless it is as long itself.
    match result_width > widest / 2 {
        true => cut(&format!("{words}{target}{result}"), widest),
        false => cut(&format!("{words}{target}"), widest - result_width) + &cut(&result, widest),
    }
}

#[cfg(test)]
mod tests {
    use super::{draw_story, step_words, widest_column, without_owner};
    use fencepost_check::TraceStep;

    fn step(
        step: usize,
        thread: usize,
        operation: &str,
        location: &str,
        marked: bool,
    ) -> TraceStep {
        TraceStep {
            position: None,
            step,
            thread,
            thread_name: ["Main", "worker"][thread.min(1)].to_string(),
            action: "complete",
            operation: operation.to_string(),
            location: Some(location.to_string()),
            value: Some(step.to_string()),
            source: format!("a.fir:{step}"),
            method: "main".to_string(),
            out_of_order: marked,
            short_location: Some(location.to_string()),
            short_value: Some(step.to_string()),
            call: None,
            detail: false,
            writes: false,
            reads_from: None,
            printed: None,
            resumed: false,
        }
    }

    #[test]
    fn a_column_per_thread() {
        let trace = [
            step(0, 0, "write", "A.x", false),
            step(1, 1, "read", "A.y", true),
        ];
        let expected = "  step  source    Main            worker\n     \
                        0  a.fir:0   write A.x = 0\n     \
                        1  a.fir:1                  *read A.y → 1\n        \
                        * completed before an operation that the program has earlier\n";
        let drawn = draw_story(&trace, &trace, None, false, None);
        assert_eq!(drawn, expected, "\n{drawn}");
    }

    #[test]
    fn names_lose_their_owner_and_no_part_of_it() {
        assert_eq!(without_owner("List<N.A>#1._size"), Some("_size"));
        assert_eq!(without_owner("A.b.c"), Some("b.c"));
        assert_eq!(without_owner("List<N.A>#1"), None);
        assert_eq!(without_owner("block of a.c:15+8"), None);
        let call = "Map<string, int>#1.Find(a, 1.5)";
        assert_eq!(without_owner(call), Some("Find(a, 1.5)"));
        assert_eq!(without_owner("Find(a, 1.5)"), None);
    }

    #[test]
    fn async_methods_share_columns_where_there_are_many() {
        let resumed = |number: usize, thread: usize| TraceStep {
            thread_name: format!("Load{thread}"),
            thread,
            resumed: thread > 0,
            location: None,
            short_location: None,
            value: None,
            short_value: None,
            ..step(number, 0, "await", "", false)
        };
        let few: Vec<TraceStep> = (0..4).map(|n| resumed(n, n)).collect();
        let text = draw_story(&few, &few, None, false, None);
        assert!(!text.contains("go on with"), "{text}");
        // The second and third overlap, the others come one after the other.
        let order = [0, 1, 2, 1, 2, 3, 4, 0];
        let many: Vec<TraceStep> = (0..)
            .zip(order)
            .map(|(n, thread)| resumed(n, thread))
            .collect();
        let text = draw_story(&many, &many, None, false, None);
        let heading = text.lines().next().unwrap_or_default();
        let columns: Vec<&str> = heading.split_whitespace().collect();
        assert_eq!(
            columns,
            ["step", "source", "Load0", "async", "methods", "Load2"],
            "{text}"
        );
        for name in ["Load1", "Load3", "Load4"] {
            let words = format!("go on with {name}");
            assert_eq!(text.matches(&words).count(), 1, "{text}");
        }
        assert!(!text.contains("go on with Load2"), "{text}");
    }

    #[test]
    fn what_comes_of_a_step_is_not_cut_off() {
        let mut one = step(
            3,
            0,
            "in Add: write",
            "Dictionary<string, int>#1._size",
            false,
        );
        assert_eq!(step_words(&one, 30), "in Add: write _size = 3");
        one.short_location = None;
        one.short_value = None;
        one.operation = "Downloads#1.slots.Wait(100) → true".to_string();
        assert_eq!(step_words(&one, 40), one.operation);
        assert_eq!(step_words(&one, 25), "slots.Wait(100) → true");
        assert_eq!(step_words(&one, 18), "Wait(100) → true");
        one.operation = "… Downloads#1.slots.Wait(100) → true".to_string();
        assert_eq!(step_words(&one, 20), "… Wait(100) → true");
    }

    #[test]
    fn tables_fit_a_width_as_far_as_they_can_be_read() {
        assert_eq!(widest_column(&[30, 10], 40), 30);
        assert_eq!(widest_column(&[60, 60, 10], 70), 30);
        assert_eq!(widest_column(&[60, 60], 10), 22);
        assert_eq!(widest_column(&[], 10), 22);
        let long = "Some.Type.with_a_field_that_has_a_rather_long_name_to_be_cut";
        let trace: Vec<TraceStep> = (0..4)
            .map(|n| step(n, n % 2, "write", long, false))
            .collect();
        let text = draw_story(&trace, &trace, None, false, Some(70));
        assert!(
            text.lines().all(|line| line.chars().count() <= 70),
            "{text}"
        );
    }

    #[test]
    fn many_threads_share_a_column_where_lines_would_wrap() {
        let trace: Vec<TraceStep> = (0..12)
            .map(|n| {
                step(
                    n,
                    n % 6,
                    "write",
                    "Some.Class.rather_long_field_name",
                    n == 7,
                )
            })
            .collect();
        let text = draw_story(&trace, &trace, None, false, Some(80));
        assert!(
            text.lines().all(|line| line.chars().count() <= 80),
            "{text}"
        );
        let line = |number: usize| text.lines().nth(number).unwrap_or_default();
        assert!(line(0).ends_with(" thread"), "{text}");
        assert!(
            line(1).contains("Main       write Some.Class.rather_long_field_name = 0"),
            "{text}"
        );
        assert!(
            line(8).contains("worker 1  *write Some.Class.rather_long_field_name = 7"),
            "{text}"
        );
        // Nothing wraps where nobody says how wide it is.
        let text = draw_story(&trace, &trace, None, false, None);
        assert!(!text.contains("thread"), "{text}");
    }

    #[test]
    fn long_traces_are_folded() {
        let trace: Vec<TraceStep> = (0..1000)
            .map(|n| {
                step(
                    n,
                    n % 2,
                    "write",
                    "Some.Very.Long.Name.Of.A.Class.field",
                    n == 500,
                )
            })
            .collect();
        let text = draw_story(&trace, &trace, None, false, None);
        assert!(text.lines().count() < 50, "{text}");
        assert!(text.contains("… 492 more steps …"), "{text}");
        assert!(text.contains("*write"), "{text}");
        assert!(text.contains("field = 999"), "{text}");
        assert!(text.contains("-v shows all 1000 steps"));
        assert!(draw_story(&trace, &trace, None, true, None).lines().count() > 1000);
    }
}
