//! Names and calls in fewer words, for columns that are narrow.

/// A call in so many characters, with less of its arguments, if that is enough.
pub(crate) fn with_fewer_arguments(call: &str, room: usize) -> Option<String> {
    let length = call.chars().count();
    let inside = call.strip_suffix(')')?;
    let (head, arguments) = inside.split_once('(').filter(|_| length > room)?;
    // Behind the arguments there are a sign for what is missing, and the bracket.
    let kept = room.checked_sub(head.chars().count() + "(…)".chars().count())?;
    let mut kept: String = arguments.chars().take(kept).collect();
    // No argument is cut in two where a whole one is left.
    match kept.rfind(", ") {
        Some(end) => kept.truncate(end + 2),
        // The beginning of a text says something.
        None if kept.starts_with('"') => {}
        None => kept.clear(),
    }
    Some(format!("{head}({kept}…)"))
}

/// An update in fewer words: the last to go is how it is ordered.
pub(crate) fn shorter_update(words: String, fits: impl Fn(&str) -> bool) -> String {
    let mut words = words.replace("read-modify-write", "update");
    for order in ["relaxed ", "acquire ", "release ", "acq_rel "] {
        if !fits(&words) {
            words = words.replace(&format!("{order}update"), "update");
        }
    }
    words
}

/// The part of a name behind its first dot that is in no bracket.
pub(crate) fn without_owner(name: &str) -> Option<&str> {
    let mut depth = 0_u32;
    for (at, c) in name.char_indices() {
        match c {
            '<' | '[' | '(' => depth += 1,
            '>' | ']' | ')' => depth = depth.saturating_sub(1),
            // A place that is described in words has no owner.
            ' ' if depth == 0 => return None,
            '.' if depth == 0 => return Some(&name[at + 1..]),
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::with_fewer_arguments;

    #[test]
    fn a_call_keeps_what_it_is_made_on() {
        let call = "sessions.GetOrAdd(\"bob\", Func<string, Session>#1)";
        for (room, squeezed) in [
            (60, None),
            (35, Some("sessions.GetOrAdd(\"bob\", …)")),
            (24, Some("sessions.GetOrAdd(\"bob…)")),
            (20, Some("sessions.GetOrAdd(…)")),
            (19, None),
        ] {
            assert_eq!(with_fewer_arguments(call, room).as_deref(), squeezed);
        }
        let call = "Task.WhenAll(Task[]#1)";
        let squeezed = with_fewer_arguments(call, 20);
        assert_eq!(squeezed.as_deref(), Some("Task.WhenAll(…)"));
        assert_eq!(with_fewer_arguments("write Account#1.balance", 5), None);
    }
}
