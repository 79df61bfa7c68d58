//! Histories: who called what on an object, and when.

use fencepost_search::histories::HistoryCall;
use serde::Serialize;

/// How many characters a moment takes.
const WIDTH: usize = 4;

/// A call of a history.
#[derive(Serialize)]
pub(crate) struct Call<'a> {
    thread_name: &'a str,
    call: &'a str,
    result: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    exception: Option<&'a str>,
    began: usize,
    ended: Option<usize>,
}

/// A history as data.
pub(crate) fn calls(history: &[HistoryCall]) -> Vec<Call<'_>> {
    let calls = history.iter().map(|call| Call {
        thread_name: &call.thread,
        call: &call.call,
        result: call.result.as_deref(),
        exception: call.exception.as_deref(),
        began: call.began,
        ended: call.ended,
    });
    calls.collect()
}

/// A history as a drawing: a line for each call, time from left to right. Calls whose bars overlap
/// were under way at the same time.
pub(crate) fn draw(history: &[HistoryCall]) -> String {
    let mut out = String::new();
    if history.is_empty() {
        return out;
    }
    let length = |text: &str| text.chars().count();
    let names = history.iter().map(|call| length(&call.thread)).max();
    let names = names.unwrap_or(0);
    let last = history.iter().map(|call| call.ended.unwrap_or(call.began));
    let last = last.max().unwrap_or(0);
    out.push_str("  the calls, time from left to right\n");
    for call in history {
        let bar = match call.ended {
            Some(ended) => {
                let inside = (ended + 1 - call.began) * WIDTH - 2;
                format!("|{}|", "-".repeat(inside))
            }
            None => format!("|{}>", "-".repeat((last + 1 - call.began) * WIDTH - 2)),
        };
        let came = match (&call.result, &call.exception, call.ended) {
            (_, Some(exception), _) => format!(" throws {exception}"),
            (Some(result), None, _) => format!(" → {result}"),
            (None, None, Some(_)) => String::new(),
            (None, None, None) => " has not ended".to_string(),
        };
        let before = " ".repeat(call.began * WIDTH);
        let line = format!(
            "    {}{}  {before}{bar:<width$}  {}{came}",
            call.thread,
            " ".repeat(names - length(&call.thread)),
            call.call,
            width = (last + 1 - call.began) * WIDTH
        );
        out.push_str(line.trim_end());
        out.push('\n');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_overlap_where_calls_do() {
        let call = |thread: &str, call: &str, began, ended| HistoryCall {
            thread: thread.to_string(),
            call: call.to_string(),
            result: None,
            exception: None,
            began,
            ended,
        };
        let text = draw(&[
            call("Main", "Push(1)", 0, Some(0)),
            call("Main", "Pop()", 1, None),
            call("T", "Pop()", 0, Some(1)),
        ]);
        let expected = "  the calls, time from left to right\n    \
                        Main  |--|      Push(1)\n    \
                        Main      |-->  Pop() has not ended\n    \
                        T     |------|  Pop()\n";
        assert_eq!(text, expected);
    }
}
