//! What a session says in plain lines.

use super::session::Session;
use fencepost_check::{
    MemoryView, NoCode, PossibleStep, Situation, Standing, ThreadView, WalkFailure,
};
use fencepost_report::step_words;

/// How many of the lines that a choice would lead to are shown.
const SHOWN_LINES: usize = 3;
/// The longest that one of them gets.
const WIDEST: usize = 100;

/// A number of things.
pub fn count(number: usize, thing: &str) -> String {
    match number {
        1 => format!("1 {thing}"),
        number => format!("{number} {thing}s"),
    }
}

/// Where code is, for somebody who wants to stop at a line that has none.
pub fn no_code(nothing: &NoCode) -> String {
    let Some(file) = &nothing.file else {
        return "no code of the program is known in such a file\n".to_string();
    };
    let file = file.rsplit(['/', '\\']).next().unwrap_or(file);
    let places: Vec<String> = (nothing.nearest.iter())
        .map(|line| format!("{}:{line}", clean(file)))
        .collect();
    format!(
        "no code is known on that line; the nearest is on {}\n",
        places.join(" and ")
    )
}

/// A text in one line that does nothing to a terminal.
pub fn clean(text: &str) -> String {
    let visible = |c: char| if c.is_control() { ' ' } else { c };
    text.chars().map(visible).collect()
}

/// Console output of the program, with nothing in it that does something to a terminal.
pub fn console(text: &str) -> String {
    if text.is_empty() {
        return "nothing was written so far\n".to_string();
    }
    let lines = text.lines();
    lines.map(|line| format!("  {}\n", clean(line))).collect()
}

/// Where the session stands, in a line.
pub fn headline(session: &Session) -> String {
    let situation = session.situation();
    let ahead = match situation.ahead {
        0 => String::new(),
        ahead => format!(", {ahead} ahead"),
    };
    let cycle = match situation.cycle_start {
        Some(start) if situation.steps >= start => ", in what is repeated for ever",
        Some(_) | None => "",
    };
    format!(
        "step {}{ahead}{cycle}  {} under {}",
        situation.steps,
        clean(session.program()),
        clean(session.model())
    )
}

/// What is wrong, after its kind, unless it says the kind itself.
fn failure_words(failure: &WalkFailure) -> String {
    let kind = failure.kind.name();
    match failure.message.starts_with(kind) {
        true => failure.message.clone(),
        false => format!("{kind}: {}", failure.message),
    }
}

/// What is wrong here, or why nothing can follow; one line each.
pub fn verdicts(situation: &Situation) -> Vec<String> {
    let failures = situation.failures.iter();
    let mut lines: Vec<String> = failures
        .map(|failure| clean(&failure_words(failure)))
        .collect();
    match &situation.standing {
        Standing::On | Standing::Failed => {}
        Standing::Ended(0) => lines.push("the program has ended".to_string()),
        Standing::Ended(code) => {
            lines.push(format!("the program has ended with exit code {code}"));
        }
        Standing::Stuck if lines.is_empty() => lines.push("nothing can happen".to_string()),
        Standing::Stuck => {}
        Standing::Stopped(why) => lines.push(clean(why)),
    }
    lines
}

/// Where a thread stands and what it does.
pub fn thread_words(thread: &ThreadView) -> String {
    let mut text = match &thread.source {
        Some(source) => format!("{source}  {}", thread.doing),
        None => thread.doing.clone(),
    };
    if !thread.holds.is_empty() {
        text.push_str(&format!("; holds {}", thread.holds.join(", ")));
    }
    clean(&text)
}

/// What a choice would do.
pub fn choice_words(choice: &PossibleStep) -> String {
    let mut parts: Vec<String> = Vec::new();
    for line in choice.lines.iter().take(SHOWN_LINES) {
        let mark = if line.out_of_order { "*" } else { "" };
        let words = step_words(line, WIDEST);
        parts.push(match &line.call {
            Some(call) => format!("{mark}in {call}: {words}"),
            None => format!("{mark}{words}"),
        });
    }
    if choice.lines.len() > SHOWN_LINES {
        parts.push(format!("{} more", choice.lines.len() - SHOWN_LINES));
    }
    if choice.lines.is_empty() {
        parts.extend(choice.also.iter().take(SHOWN_LINES).cloned());
    }
    if parts.is_empty() {
        parts.push("runs on unseen".to_string());
    }
    clean(&parts.join("; "))
}

/// What is wrong behind a choice, if anything is.
pub fn choice_end(choice: &PossibleStep) -> Option<String> {
    let failure = choice.failures.first();
    let failure = failure.map(failure_words);
    failure
        .or_else(|| choice.stops.clone())
        .map(|text| clean(&text))
}

/// What memory looks like.
pub fn memory(view: &MemoryView) -> String {
    let cells = view.cells.iter();
    let mut text: String = cells
        .map(|(place, value)| format!("  {} = {}\n", clean(place), clean(value)))
        .collect();
    let monitors = view.monitors.iter();
    text.extend(monitors.map(|line| format!("  {}\n", clean(line))));
    match text.is_empty() {
        true => "nothing of the program's own is there\n".to_string(),
        false => text,
    }
}

/// Values that were asked for, by name.
pub fn values(session: &Session) -> Vec<String> {
    let names = session.question().map(|question| &question.variables);
    let values = session.situation().values.iter().enumerate();
    values
        .map(|(at, (text, value))| {
            let name = names.and_then(|names| names.get(at)).unwrap_or(text);
            clean(&format!("{name} = {value}"))
        })
        .collect()
}

/// Everything about where the session stands.
pub fn show(session: &Session) -> String {
    let situation = session.situation();
    let mut text = headline(session) + "\n";
    for line in verdicts(situation) {
        text.push_str(&format!("{line}\n"));
    }
    if let Some(question) = session.question() {
        let values = values(session).join(", ");
        text.push_str(&format!("{}: {values}\n", clean(&question.condition)));
    }
    text.push_str("threads\n");
    let names: Vec<String> = situation
        .threads
        .iter()
        .map(|thread| clean(&thread.name))
        .collect();
    let width = names.iter().map(|name| name.chars().count()).max();
    let width = width.unwrap_or(0);
    for (thread, name) in situation.threads.iter().zip(&names) {
        text.push_str(&format!("  {name:<width$}  {}\n", thread_words(thread)));
        for entry in &thread.pending {
            text.push_str(&format!("  {:<width$}    pending: {}\n", "", clean(entry)));
        }
    }
    if !situation.choices.is_empty() {
        text.push_str("choices\n");
    }
    for (number, choice) in situation.choices.iter().enumerate() {
        let mark = match situation.choice_ahead == Some(number) {
            true => '>',
            false => ' ',
        };
        let name = clean(&choice.thread_name);
        text.push_str(&format!(
            "{mark} {number}  {name:<width$}  {}  {}\n",
            clean(&choice.source),
            choice_words(choice)
        ));
        if let Some(end) = choice_end(choice) {
            text.push_str(&format!("     {:<width$}    leads to {end}\n", ""));
        }
    }
    text
}
