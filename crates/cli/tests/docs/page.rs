//! Reads a page: its source blocks with their file names, and its commands with what they print.

/// One thing that a reader of a page does, in the order of the page.
pub enum Step {
    /// Writes a file.
    Write { file: String, text: String },
    /// Changes a line of the file that was written last.
    Change { line: String },
    /// Runs a command.
    Run(Shown),
    /// Nothing that a test knows how to do.
    Other { first_line: String },
}

/// A command of a page, and what the page says about it.
pub struct Shown {
    pub command: String,
    /// Whether it is the first one of its block.
    pub is_first: bool,
    /// The lines it prints, or none if the page does not show them.
    pub output: Vec<String>,
    /// The word in which the paragraph below begins, if that is a verdict.
    pub verdict: Option<&'static str>,
}

/// A fenced block with the prose around it.
struct Block<'a> {
    language: &'a str,
    lines: Vec<&'a str>,
    /// The last line of prose before it, and the first one behind it.
    before: &'a str,
    behind: &'a str,
}

fn blocks(page: &str) -> Vec<Block<'_>> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut is_open = false;
    let mut prose = "";
    for line in page.lines() {
        match (line.strip_prefix("```"), is_open) {
            (Some(language), false) => {
                blocks.push(Block {
                    language,
                    lines: Vec::new(),
                    before: prose,
                    behind: "",
                });
                is_open = true;
            }
            (Some(_), true) => is_open = false,
            (None, true) => blocks.last_mut().expect("a block is open").lines.push(line),
            (None, false) if line.is_empty() => {}
            (None, false) => {
                prose = line;
                if let Some(last) = blocks.last_mut().filter(|last| last.behind.is_empty()) {
                    last.behind = line;
                }
            }
        }
    }
    blocks
}

/// What a reader of a page does.
pub fn steps(page: &str) -> Vec<Step> {
    let mut steps = Vec::new();
    for block in blocks(page) {
        match block.language {
            "" => commands(&block, &mut steps),
            language => steps.push(source(&block, language)),
        }
    }
    steps
}

/// The commands of a block. `$ ` stands before each, and behind it what it prints; or the block has
/// nothing but commands.
fn commands(block: &Block, steps: &mut Vec<Step>) {
    let has_prompts = block.lines[0].starts_with("$ ");
    let mut verdicts = ["violated", "verified"].into_iter();
    // Of several commands, the paragraph says which it means.
    let verdict = verdicts
        .find(|verdict| block.behind.starts_with(&format!("`{verdict}`")))
        .filter(|_| has_prompts || block.lines.len() == 1);
    for (at, line) in block.lines.iter().enumerate() {
        let command = match has_prompts {
            true => line.strip_prefix("$ "),
            false => Some(*line),
        };
        match (command, steps.last_mut()) {
            (Some(command), _) => steps.push(Step::Run(Shown {
                command: command.to_string(),
                is_first: at == 0,
                output: Vec::new(),
                verdict,
            })),
            (None, Some(Step::Run(shown))) => shown.output.push(line.to_string()),
            (None, _) => unreachable!("a block with prompts begins with one"),
        }
    }
}

/// A source: the prose before it ends with the name of its file. Without a name it is a line to
/// change, or a fragment.
fn source(block: &Block, language: &str) -> Step {
    let ending = match language {
        "csharp" => ".cs",
        "java" => ".java",
        "c" => ".c",
        "toml" => ".toml",
        "fir" => ".fir",
        "text" => ".txt",
        _ => "",
    };
    let quoted = block.before.split('`').skip(1).step_by(2);
    let last = quoted.last().filter(|name| {
        let is_last = block
            .before
            .trim_end_matches([':', ','])
            .ends_with(&format!("`{name}`"));
        is_last && !ending.is_empty() && name.ends_with(ending)
    });
    if let Some(name) = last {
        return Step::Write {
            file: name.to_string(),
            text: format!("{}\n", block.lines.join("\n")),
        };
    }
    match block.lines[..] {
        [line] if line.contains("volatile ") => Step::Change {
            line: line.to_string(),
        },
        _ => Step::Other {
            first_line: block.lines[0].to_string(),
        },
    }
}

/// A line without its figures of time and memory, which differ from run to run.
fn without_figures(line: &str) -> String {
    let words: Vec<&str> = line.trim_end().split(' ').collect();
    let is_timed = words[0] == "Time";
    let kept = words.iter().enumerate().map(|(at, word)| {
        let unit = words
            .get(at + 1)
            .map(|next| next.trim_end_matches([',', ')']));
        let is_figure = matches!(unit, Some("s" | "MiB")) || is_timed && at + 1 == words.len();
        match is_figure && word.parse::<f64>().is_ok() {
            true => "0",
            false => word,
        }
    });
    kept.collect::<Vec<_>>().join(" ")
}

/// Whether a command printed what a page shows. A line `…` stands for any lines.
pub fn is_same(shown: &[String], printed: &str) -> bool {
    let mut printed: Vec<String> = printed.lines().map(without_figures).collect();
    while printed.last().is_some_and(String::is_empty) {
        printed.pop();
    }
    let mut shown: Vec<String> = shown.iter().map(|line| without_figures(line)).collect();
    while shown.last().is_some_and(String::is_empty) {
        shown.pop();
    }
    let parts: Vec<&[String]> = shown.split(|line| line.trim() == "…").collect();
    let (first, rest) = parts.split_first().expect("there is a part");
    let Some(mut left) = printed.strip_prefix(*first) else {
        return false;
    };
    let Some((last, middle)) = rest.split_last() else {
        return left.is_empty();
    };
    for part in middle {
        let found = left
            .windows(part.len().max(1))
            .position(|lines| lines.starts_with(part));
        match found {
            Some(at) => left = &left[at + part.len()..],
            None => return false,
        }
    }
    left.ends_with(last)
}
