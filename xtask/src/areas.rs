//! The table of docs/dotnet.md, made from docs/dotnet-areas.toml.

use std::fs;
use std::path::Path;

const HEAD: &str = "| area | as .NET 10 | stronger, by an assumption | not modelled |\n|---|---|---|---|\n";

/// Checks the table, or makes it anew with `--write`.
pub fn run(root: &Path) -> Result<(), String> {
    let page = root.join("docs/dotnet.md");
    let text = fs::read_to_string(&page).map_err(|error| format!("docs/dotnet.md: {error}"))?;
    let made = page_with(&text, &table(root)?)?;
    if made == text {
        return Ok(());
    }
    if std::env::args().any(|argument| argument == "--write") {
        return fs::write(&page, made).map_err(|error| error.to_string());
    }
    Err(
        "the table of docs/dotnet.md is not what docs/dotnet-areas.toml says: \
         cargo xtask areas --write"
            .into(),
    )
}

/// The page with another table in the place of its own.
fn page_with(text: &str, table: &str) -> Result<String, String> {
    let Some(start) = text.find(HEAD) else {
        return Err("docs/dotnet.md has no table of areas".into());
    };
    let length = text[start..].find("\n\n").map_or(text.len() - start, |end| end + 1);
    Ok(format!("{}{table}{}", &text[..start], &text[start + length..]))
}

fn table(root: &Path) -> Result<String, String> {
    let name = "docs/dotnet-areas.toml";
    let text = fs::read_to_string(root.join(name)).map_err(|error| format!("{name}: {error}"))?;
    let data: toml::Table = text.parse().map_err(|error| format!("{name}: {error}"))?;
    let areas = data.get("area").and_then(toml::Value::as_array);
    let mut table = HEAD.to_string();
    for area in areas.into_iter().flatten() {
        let cell = |key: &str| match area.get(key).and_then(toml::Value::as_str) {
            Some(cell) => Ok(cell),
            None => Err(format!("{name}: an area without `{key}`")),
        };
        let tests = area.get("tests").and_then(toml::Value::as_array);
        let tests: Vec<&str> = (tests.into_iter().flatten())
            .filter_map(toml::Value::as_str)
            .collect();
        if tests.is_empty() {
            return Err(format!("{name}: nothing shows {}", cell("name")?));
        }
        for test in tests {
            if !root.join("tests").join(test).is_dir() {
                return Err(format!("{name}: there is no tests/{test}"));
            }
        }
        table.push_str(&format!(
            "| {} | {} | {} | {} |\n",
            cell("name")?,
            cell("modelled")?,
            cell("assumed")?,
            cell("missing")?
        ));
    }
    Ok(table)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_takes_the_place_of_another() {
        let page = format!("before\n\n{HEAD}| old | a | b | c |\n\nafter\n");
        let made = page_with(&page, &format!("{HEAD}| new | a | b | c |\n")).unwrap();
        assert_eq!(made, page.replace("old", "new"));
    }
}
