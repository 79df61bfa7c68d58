//! Unified diffs of insertions and changed lines.

use std::collections::{BTreeMap, BTreeSet};

/// Lines to put into a file.
pub struct Edits {
    /// The file, as `patch -p0` will look for it.
    pub path: String,
    /// What is in it now.
    pub text: String,
    /// New lines by the line, from 1, that they go before.
    pub inserted: BTreeMap<u32, String>,
    /// What becomes of lines, by their numbers.
    pub replaced: BTreeMap<u32, Vec<String>>,
}

impl Edits {
    /// A file as it is.
    pub fn new(path: &str, text: &str) -> Self {
        Self {
            path: path.to_string(),
            text: text.to_string(),
            inserted: BTreeMap::new(),
            replaced: BTreeMap::new(),
        }
    }

    /// What stands for a line now.
    pub fn lines_at(&self, number: u32) -> Vec<String> {
        match self.replaced.get(&number) {
            Some(lines) => lines.clone(),
            None => {
                let at = (number as usize).wrapping_sub(1);
                let line = self.text.lines().nth(at);
                line.map(str::to_string).into_iter().collect()
            }
        }
    }
}

/// Unchanged lines around a change.
const CONTEXT: usize = 3;

/// One part of a file with its changes.
struct Hunk {
    /// First line and one past the last, from 0.
    from: usize,
    to: usize,
}

/// The edits as a patch for `patch -p0`.
pub fn unified_diff(edits: &[Edits]) -> String {
    edits.iter().map(file_diff).collect()
}

fn file_diff(edits: &Edits) -> String {
    let lines: Vec<&str> = edits.text.split_inclusive('\n').collect();
    let mut hunks: Vec<Hunk> = Vec::new();
    let changed: BTreeSet<u32> = (edits.inserted.keys())
        .chain(edits.replaced.keys())
        .copied()
        .collect();
    for &line in &changed {
        let at = (line as usize).saturating_sub(1).min(lines.len());
        // Tools take a hunk with less behind its last change than before its first for one at the
        // end of the file.
        let end = at + usize::from(edits.replaced.contains_key(&line));
        let (from, to) = (at.saturating_sub(CONTEXT), (end + CONTEXT).min(lines.len()));
        match hunks.last_mut() {
            Some(last) if from <= last.to => last.to = to,
            _ => hunks.push(Hunk { from, to }),
        }
    }
    let mut out = format!("--- {0}\n+++ {0}\n", edits.path);
    let mut added: isize = 0;
    for hunk in &hunks {
        let inside = hunk.from as u32 + 1..hunk.to as u32 + 1;
        let more = edits.inserted.range(inside.clone()).count() as isize
            + (edits.replaced.range(inside))
                .map(|(_, new)| new.len() as isize - 1)
                .sum::<isize>();
        let length = hunk.to - hunk.from;
        out.push_str(&format!(
            "@@ -{},{length} +{},{} @@\n",
            hunk.from + 1,
            (hunk.from + 1).saturating_add_signed(added),
            length.saturating_add_signed(more)
        ));
        added += more;
        for (number, line) in lines[hunk.from..hunk.to].iter().enumerate() {
            let number = (hunk.from + number + 1) as u32;
            let ending = if line.ends_with("\r\n") { "\r\n" } else { "\n" };
            if let Some(new) = edits.inserted.get(&number) {
                out.push_str(&format!("+{new}{ending}"));
            }
            let replaced = edits.replaced.get(&number);
            let sign = if replaced.is_some() { '-' } else { ' ' };
            out.push_str(&format!("{sign}{line}"));
            if !line.ends_with('\n') {
                out.push_str("\n\\ No newline at end of file\n");
            }
            for new in replaced.into_iter().flatten() {
                out.push_str(&format!("+{new}{ending}"));
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn edits(text: &str, inserted: &[(u32, &str)]) -> Edits {
        let inserted = inserted.iter().map(|(at, new)| (*at, new.to_string()));
        Edits {
            inserted: inserted.collect(),
            ..Edits::new("A.cs", text)
        }
    }

    #[test]
    fn replaced_lines_go_and_come() {
        let mut edits = edits("a\nb\nc\n", &[(3, "before c")]);
        let new = vec!["b1".to_string(), "b2".to_string()];
        edits.replaced.insert(2, new);
        let expected = "--- A.cs\n+++ A.cs\n@@ -1,3 +1,5 @@\n a\n-b\n+b1\n+b2\n+before c\n c\n";
        assert_eq!(unified_diff(&[edits]), expected);
    }

    #[test]
    fn as_much_is_shown_behind_a_change_as_before_it() {
        let text: String = (1..=9).map(|line| format!("{line}\n")).collect();
        let mut edits = edits(&text, &[]);
        edits.replaced.insert(5, vec!["five".to_string()]);
        let expected = "--- A.cs\n+++ A.cs\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n";
        assert_eq!(unified_diff(&[edits]), expected);
    }

    #[test]
    fn near_insertions_share_a_hunk_and_far_ones_do_not() {
        let text: String = (1..=20).map(|line| format!("{line}\n")).collect();
        let diff = unified_diff(&[edits(&text, &[(2, "a"), (5, "b"), (18, "c")])]);
        let expected = "--- A.cs\n+++ A.cs\n@@ -1,7 +1,9 @@\n 1\n+a\n 2\n 3\n 4\n+b\n 5\n 6\n 7\n\
                        @@ -15,6 +17,7 @@\n 15\n 16\n 17\n+c\n 18\n 19\n 20\n";
        assert_eq!(diff, expected);
    }

    #[test]
    fn line_endings_stay() {
        let diff = unified_diff(&[edits("x\r\ny", &[(1, "a"), (2, "b")])]);
        let body = "@@ -1,2 +1,4 @@\n+a\r\n x\r\n+b\n y\n\\ No newline at end of file\n";
        assert_eq!(diff, format!("--- A.cs\n+++ A.cs\n{body}"));
    }
}
