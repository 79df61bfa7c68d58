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

/// Words that end with the name of a thread. What tells a lambda from others is its line, not the
/// method that it is in.
pub(crate) fn cut_thread(text: &str, widest: usize) -> String {
    let Some(at) = text
        .find(".<lambda")
        .filter(|_| text.chars().count() > widest)
    else {
        return cut(text, widest);
    };
    let before = text[..at].rfind([' ', '(']).map_or("", |end| &text[..=end]);
    cut(&format!("{before}{}", &text[at + 1..]), widest)
}

/// A place in at most `widest` characters. Its line is what cannot be guessed, and the file says
/// more than its folders.
pub(crate) fn cut_source(text: &str, widest: usize) -> String {
    let length = text.chars().count();
    let Some((path, line)) = text.rsplit_once(':').filter(|_| length > widest) else {
        return cut(text, widest);
    };
    let is_number = !line.is_empty() && line.chars().all(|c| c.is_ascii_digit());
    let room = widest.checked_sub(line.len() + 1).filter(|&room| room > 1);
    let Some(room) = room.filter(|_| is_number) else {
        return cut(text, widest);
    };
    let separators = path.match_indices(['/', '\\']);
    let ends = separators.map(|(at, _)| &path[at..]);
    let fitting = ends.map(|end| format!("…{end}"));
    let mut fitting = fitting.filter(|short| short.chars().count() <= room);
    let short = fitting.next().unwrap_or_else(|| {
        let name = path.rsplit(['/', '\\']).next().unwrap_or(path);
        cut(name, room)
    });
    format!("{short}:{line}")
}

/// Text in at most `widest` characters.
pub(crate) fn cut(text: &str, widest: usize) -> String {
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
    use super::{cut_source, cut_thread, with_fewer_arguments};

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

    #[test]
    fn places_keep_their_lines() {
        for (source, short) in [
            ("src/Bank.cs:4", "src/Bank.cs:4"),
            ("src/accounts/deep/Bank.cs:4", "…/deep/Bank.cs:4"),
            ("src/AccountsOfAllCustomers.cs:123", "AccountsOfAll…:123"),
            ("Program::Main(string[])+IL_0012", "Program::Main(str…"),
        ] {
            assert_eq!(cut_source(source, 18), short);
        }
    }

    #[test]
    fn a_lambda_keeps_its_line() {
        let name = "TwoCustomersTake.<lambda line 61>";
        assert_eq!(cut_thread(name, 40), name);
        assert_eq!(cut_thread(name, 22), "<lambda line 61>");
        let start = "start TwoCustomersTake.<lambda line 61> 2";
        assert_eq!(cut_thread(start, 30), "start <lambda line 61> 2");
        let numbered = "start thread 2 (Take.<lambda line 61>)";
        assert_eq!(
            cut_thread(numbered, 35),
            "start thread 2 (<lambda line 61>)"
        );
        assert_eq!(cut_thread("TwoCustomersTakeAll", 10), "TwoCustom…");
    }
}
