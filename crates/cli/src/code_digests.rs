//! Whether a program that was built again has the same code.

use crate::files::digest;
use fencepost_ir::Source;
use fencepost_report::FunctionCode;

/// Witnesses of programs with more functions only know the digest of the whole file.
const MOST_FUNCTIONS: usize = 10_000;

/// The code of the program's own functions, as far as the front end can tell it.
pub fn code_of(source: &dyn Source) -> Vec<FunctionCode> {
    let functions = source.own_functions();
    if functions.len() > MOST_FUNCTIONS {
        return Vec::new();
    }
    let mut found = Vec::new();
    for id in functions {
        if let Some(text) = source.code_text(id) {
            found.push(FunctionCode {
                name: source.function_name(id),
                digest: digest(text.as_bytes()),
            });
        }
    }
    found.sort();
    found
}

/// The functions whose code is not the recorded one: changed, added and removed ones.
pub fn changed(recorded: &[FunctionCode], now: &[FunctionCode]) -> Vec<String> {
    let other = |one: &&FunctionCode| !now.contains(one);
    let added = |one: &&FunctionCode| !recorded.contains(one);
    let mut names: Vec<String> = (recorded.iter().filter(other))
        .chain(now.iter().filter(added))
        .map(|one| one.name.clone())
        .collect();
    names.sort();
    names.dedup();
    names
}

#[cfg(test)]
mod tests {
    use super::changed;
    use fencepost_report::FunctionCode;

    #[test]
    fn changed_added_and_removed_functions_are_named() {
        let code = |pairs: &[(&str, &str)]| -> Vec<FunctionCode> {
            let made = pairs.iter().map(|(name, digest)| FunctionCode {
                name: name.to_string(),
                digest: digest.to_string(),
            });
            made.collect()
        };
        let old = code(&[("A", "1"), ("B", "2"), ("C", "3"), ("C", "4")]);
        let new = code(&[("A", "1"), ("B", "9"), ("C", "4"), ("D", "5")]);
        assert_eq!(changed(&old, &new), ["B", "C", "D"]);
        assert!(changed(&old, &old).is_empty());
    }
}
