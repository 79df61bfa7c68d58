//! A trace for people: one column per thread, one line per step, the middle folded.

use fencepost_check::TraceStep;

/// Steps shown from the start of a folded trace.
const SHOWN_FIRST: usize = 8;
/// Steps shown from its end, where the violation is.
const SHOWN_LAST: usize = 24;
/// Steps shown in between because they completed out of order.
const SHOWN_MARKED: usize = 8;
/// The widest a thread's column gets, by the number of threads.
const COLUMN_WIDTHS: [usize; 5] = [60, 40, 32, 26, 22];
/// The widest the column of source positions gets.
const SOURCE_WIDTH: usize = 28;
/// What stands before a step that completed out of order.
const MARK: char = '*';

struct Line {
    step: usize,
    source: String,
    thread: usize,
    text: String,
    marked: bool,
}

/// Draws a trace. The steps from `cycle` on are repeated for ever. With `whole`, nothing is folded.
pub(crate) fn draw(trace: &[TraceStep], cycle: Option<usize>, whole: bool) -> String {
    if trace.is_empty() {
        return "  no step that another thread could see comes before this\n".to_string();
    }
    let names = thread_names(trace);
    let widest = COLUMN_WIDTHS[names.len().clamp(1, COLUMN_WIDTHS.len()) - 1];
    let shown = choose(trace, cycle, whole);
    let lines: Vec<Line> = trace
        .iter()
        .zip(&shown)
        .filter(|(_, shown)| **shown)
        .map(|(step, _)| Line {
            step: step.step,
            source: cut(&step.source, SOURCE_WIDTH),
            thread: names
                .iter()
                .position(|(thread, _)| *thread == step.thread)
                .unwrap_or(0),
            text: describe(step, widest),
            marked: step.out_of_order,
        })
        .collect();
    let mut widths: Vec<usize> = names
        .iter()
        .map(|(_, name)| cut(name, widest).chars().count() + 1)
        .collect();
    for line in &lines {
        let width = line.text.chars().count() + 1;
        widths[line.thread] = widths[line.thread].max(width);
    }
    let sources = lines.iter().map(|line| line.source.chars().count());
    let source_width = sources.max().unwrap_or(0).max("source".len());
    let headings = names
        .iter()
        .map(|(_, name)| format!(" {}", cut(name, widest)));
    let mut out = row("step", "source", source_width, headings, &widths);
    let mut next = 0;
    for line in &lines {
        if line.step > next {
            out.push_str(&format!("{:>6}  … {} more steps …\n", "", line.step - next));
        }
        next = line.step + 1;
        if cycle == Some(line.step) {
            out.push_str(&format!("{:>6}  again and again from here:\n", ""));
        }
        let cells = (0..names.len()).map(|column| match column == line.thread {
            true => format!("{}{}", if line.marked { MARK } else { ' ' }, line.text),
            false => String::new(),
        });
        let number = line.step.to_string();
        out.push_str(&row(&number, &line.source, source_width, cells, &widths));
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
    if !whole && lines.len() < trace.len() {
        out.push_str(&format!("{:>6}  -v shows all {} steps\n", "", trace.len()));
    }
    out
}

/// The threads by number, each with its name; names that several threads have get the number.
fn thread_names(trace: &[TraceStep]) -> Vec<(usize, String)> {
    let mut names: Vec<(usize, String)> = Vec::new();
    for step in trace {
        if !names.iter().any(|(thread, _)| *thread == step.thread) {
            names.push((step.thread, step.thread_name.clone()));
        }
    }
    names.sort();
    let plain = names.clone();
    for (thread, name) in &mut names {
        if plain.iter().filter(|(_, other)| other == name).count() > 1 {
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
fn describe(step: &TraceStep, widest: usize) -> String {
    let with = |location: Option<&str>| {
        let mut text = step.operation.clone();
        if let Some(location) = location {
            text.push(' ');
            text.push_str(location);
        }
        if let Some(value) = &step.value {
            text.push_str(if step.operation.ends_with("read") {
                " → "
            } else {
                " = "
            });
            text.push_str(value);
        }
        text
    };
    let mut location = step.location.as_deref();
    let mut text = with(location);
    while text.chars().count() > widest {
        let Some(shorter) = location.and_then(|name| name.split_once('.')) else {
            break;
        };
        location = Some(shorter.1);
        text = with(location);
    }
    cut(&text, widest)
}

fn cut(text: &str, widest: usize) -> String {
    let clean: String = text
        .chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect();
    if clean.chars().count() <= widest {
        return clean;
    }
    let mut short: String = clean.chars().take(widest - 1).collect();
    short.push('…');
    short
}

#[cfg(test)]
mod tests {
    use super::draw;
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
            thread_name: ["Main", "worker"][thread].to_string(),
            action: "complete",
            operation: operation.to_string(),
            location: Some(location.to_string()),
            value: Some(step.to_string()),
            source: format!("a.fir:{step}"),
            method: "main".to_string(),
            out_of_order: marked,
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
        assert_eq!(
            draw(&trace, None, false),
            expected,
            "\n{}",
            draw(&trace, None, false)
        );
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
        let text = draw(&trace, None, false);
        assert!(text.lines().count() < 50, "{text}");
        assert!(text.contains("… 492 more steps …"), "{text}");
        assert!(text.contains("*write"), "{text}");
        assert!(text.contains("field = 999"), "{text}");
        assert!(text.contains("-v shows all 1000 steps"));
        assert!(draw(&trace, None, true).lines().count() > 1000);
    }
}
