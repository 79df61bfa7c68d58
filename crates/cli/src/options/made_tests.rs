//! Tests that nobody wrote: every client up to a size, without those that differ only in which
//! thread does what.

use fencepost_check::datatype::Test;

/// More tests than this are refused.
const MAX_TESTS: usize = 10_000;

/// Every client with at least two threads and at most so many operations in all, smaller ones
/// first. None if there are too many.
pub fn all_tests(letters: &[char], operations: usize) -> Option<Vec<Test>> {
    let mut tests = Vec::new();
    for total in 2..=operations {
        let mut strings: Vec<String> = Vec::new();
        for length in 1..total {
            strings.extend(words(letters, length)?);
        }
        let mut threads = Vec::new();
        combine(&strings, 0, total, &mut threads, &mut tests)?;
    }
    Some(tests)
}

/// All words of some length.
fn words(letters: &[char], length: usize) -> Option<Vec<String>> {
    let mut words = vec![String::new()];
    for _ in 0..length {
        if words.len().checked_mul(letters.len())? > MAX_TESTS {
            return None;
        }
        let longer = words.iter().flat_map(|word| {
            letters.iter().map(move |letter| {
                let mut longer = word.clone();
                longer.push(*letter);
                longer
            })
        });
        words = longer.collect();
    }
    Some(words)
}

/// Adds threads from a list, never going back in it, until all operations are used.
fn combine(
    strings: &[String],
    from: usize,
    left: usize,
    threads: &mut Vec<usize>,
    tests: &mut Vec<Test>,
) -> Option<()> {
    if left == 0 {
        if threads.len() > 1 {
            let names: Vec<&str> = threads.iter().map(|&at| strings[at].as_str()).collect();
            tests.push(Test {
                name: names.join(" | "),
                threads: names.iter().map(|name| name.chars().collect()).collect(),
            });
        }
        return (tests.len() <= MAX_TESTS).then_some(());
    }
    for at in from..strings.len() {
        let length = strings[at].chars().count();
        if length <= left {
            threads.push(at);
            combine(strings, at, left - length, threads, tests)?;
            threads.pop();
        }
    }
    Some(())
}

/// The number of operations that `auto:N` asks for.
pub fn size(text: &str) -> Result<usize, String> {
    let number = text.strip_prefix("auto:").and_then(|n| n.parse().ok());
    match number {
        Some(number @ 2..=12) => Ok(number),
        _ => Err("write `auto:N`, with N from 2 to 12".to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::{all_tests, size};

    #[test]
    fn clients_are_made_once_each() {
        let names = |letters: &[char], operations| {
            let tests = all_tests(letters, operations).expect("few");
            tests.into_iter().map(|test| test.name).collect::<Vec<_>>()
        };
        assert_eq!(names(&['e', 'd'], 2), ["e | e", "e | d", "d | d"]);
        assert_eq!(names(&['x'], 3), ["x | x", "x | x | x", "x | xx"]);
        let four = names(&['e', 'd'], 4);
        assert!(four.contains(&"e | e | d | d".to_string()));
        assert!(four.contains(&"ed | de".to_string()) != four.contains(&"de | ed".to_string()));
        let mut once = four.clone();
        once.sort();
        once.dedup();
        assert_eq!(once.len(), four.len());
        assert!(all_tests(&['a', 'b', 'c', 'd'], 12).is_none());
    }

    #[test]
    fn sizes_are_read() {
        assert_eq!(size("auto:3"), Ok(3));
        for bad in ["auto", "auto:", "auto:1", "auto:13", "3", "auto:-2"] {
            assert!(size(bad).is_err(), "{bad}");
        }
    }
}
