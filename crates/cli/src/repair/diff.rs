//! Unified diffs of insertions.

use std::collections::BTreeMap;

/// Lines to put into a file.
pub struct Edits {
    /// The file, as `patch -p0` will look for it.
    pub path: String,
    /// What is in it now.
    pub text: String,
    /// New lines by the line, from 1, that they go before.
    pub inserted: BTreeMap<u32, String>,
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
    for &line in edits.inserted.keys() {
        let at = (line as usize).saturating_sub(1).min(lines.len());
        let (from, to) = (at.saturating_sub(CONTEXT), (at + CONTEXT).min(lines.len()));
        match hunks.last_mut() {
            Some(last) if from <= last.to => last.to = to,
            _ => hunks.push(Hunk { from, to }),
        }
    }
    let mut out = format!("--- {0}\n+++ {0}\n", edits.path);
    let mut added = 0;
    for hunk in &hunks {
        let inside: Vec<(&u32, &String)> = edits
            .inserted
            .iter()
            .filter(|(line, _)| (hunk.from..hunk.to).contains(&(**line as usize - 1)))
            .collect();
        let length = hunk.to - hunk.from;
        out.push_str(&format!(
            "@@ -{},{length} +{},{} @@\n",
            hunk.from + 1,
            hunk.from + 1 + added,
            length + inside.len()
        ));
        added += inside.len();
        for (number, line) in lines[hunk.from..hunk.to].iter().enumerate() {
            if let Some(new) = edits.inserted.get(&((hunk.from + number + 1) as u32)) {
                let ending = if line.ends_with("\r\n") { "\r\n" } else { "\n" };
                out.push_str(&format!("+{new}{ending}"));
            }
            out.push_str(&format!(" {line}"));
            if !line.ends_with('\n') {
                out.push_str("\n\\ No newline at end of file\n");
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn edits(text: &str, inserted: &[(u32, &str)]) -> Edits {
        Edits {
            path: "A.cs".to_string(),
            text: text.to_string(),
            inserted: inserted
                .iter()
                .map(|(at, new)| (*at, new.to_string()))
                .collect(),
        }
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
