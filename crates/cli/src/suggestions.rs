//! What somebody may have meant who misspelt a name.

/// How many names are suggested.
const MOST: usize = 3;

/// The longest name that is compared.
const LONGEST: usize = 512;

/// The names that a misspelt one is most like, the nearest first.
pub fn similar(typed: &str, known: impl IntoIterator<Item = String>) -> Vec<String> {
    let lower = typed.to_lowercase();
    let mut found: Vec<(usize, String)> = Vec::new();
    for name in known.into_iter().filter(|name| name.len() <= LONGEST) {
        let whole = strsim::damerau_levenshtein(&lower, &name.to_lowercase());
        // People leave out namespaces, and say so with fewer words.
        let last = |name: &str| {
            name.rsplit(['.', ':'])
                .next()
                .unwrap_or_default()
                .to_lowercase()
        };
        let end = strsim::damerau_levenshtein(&last(typed), &last(&name));
        let allowed = |text: &str| 1 + text.chars().count() / 4;
        let near = match whole <= allowed(typed) {
            true => Some(whole),
            false => (end <= allowed(&last(typed)) && end < last(typed).chars().count())
                .then_some(whole.min(end + 100)),
        };
        if let Some(distance) = near
            && name != typed
        {
            found.push((distance, name));
        }
    }
    found.sort();
    found.dedup();
    let nearest = found.first().map_or(0, |(distance, _)| *distance);
    // Names that are much further away than the nearest are not meant.
    found.retain(|(distance, _)| *distance <= nearest + 1);
    found.truncate(MOST);
    found.into_iter().map(|(_, name)| name).collect()
}

/// The end of a message that suggests names; nothing if there is none.
pub fn did_you_mean(typed: &str, known: impl IntoIterator<Item = String>) -> String {
    let quoted: Vec<String> = similar(typed, known)
        .into_iter()
        .map(|name| format!("`{name}`"))
        .collect();
    match quoted.as_slice() {
        [] => String::new(),
        [one] => format!("; did you mean {one}?"),
        [first @ .., last] => format!("; did you mean {} or {last}?", first.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::did_you_mean;

    #[test]
    fn the_nearest_names_are_suggested() {
        let models = || ["sc", "tso", "pso", "dotnet", "dotnet-strict", "clr"].map(String::from);
        assert_eq!(did_you_mean("tos", models()), "; did you mean `tso`?");
        assert_eq!(did_you_mean("dotnt", models()), "; did you mean `dotnet`?");
        assert_eq!(did_you_mean("nonsense", models()), "");
        let methods = || ["Bank.Program::Main", "Bank.Account::Deposit"].map(String::from);
        let meant = "; did you mean `Bank.Account::Deposit`?";
        assert_eq!(did_you_mean("Account::Depost", methods()), meant);
        assert_eq!(did_you_mean("Account::Nothing", methods()), "");
    }
}
