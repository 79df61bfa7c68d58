//! `fencepost dump`.

use super::CommandResult;
use crate::options::arguments::DumpArguments;
use crate::output;
use crate::programs::load::load;
use fencepost_base::{FxHashMap, Position};
use fencepost_ir::text::{PrintOptions, print_annotated};
use fencepost_ir::{FuncId, Function, Source};
use fencepost_report::ErrorReport;

/// The lowered code of a program, beside what it was lowered from.
pub fn dump(arguments: &DumpArguments) -> CommandResult {
    output::check_writable("--out", arguments.out.as_deref())?;
    let loaded = load(&arguments.program, &[], &arguments.program_options, None)?;
    let source = loaded.source.as_ref();
    let functions = match &arguments.function {
        Some(name) => {
            let found = source.find_function(name);
            vec![found.map_err(|problem| ErrorReport::usage(problem.to_string(), name))?]
        }
        None => source.own_functions(),
    };
    let mut files = SourceFiles::default();
    let mut text = String::new();
    for id in functions {
        match source.function(id) {
            Ok(function) => text.push_str(&one(source, id, &function, &mut files)),
            Err(problem) => {
                let name = source.function_name(id);
                text.push_str(&format!("// {name}: not lowered: {problem}\n"));
            }
        }
        text.push('\n');
    }
    output::deliver(&text, arguments.out.as_deref())?;
    Ok(0)
}

/// One function, with source lines and compiled instructions before the operations they became.
fn one(source: &dyn Source, id: FuncId, function: &Function, files: &mut SourceFiles) -> String {
    let listing = source.listing(id);
    let mut shown = 0;
    let mut last_line = None;
    let mut annotate = |pc: u32| {
        let position = function.position(pc);
        let mut notes = Vec::new();
        let line = (position.file, position.line);
        if position.line != 0 && last_line != Some(line) {
            last_line = Some(line);
            let place = source.describe_position(id, position);
            let path = source.file_name(position.file);
            // A program in the text form is its own source.
            if !listing.is_empty() {
                notes.push(match files.line(&path, position.line) {
                    Some(text) => format!("{place}: {}", text.trim()),
                    None => place,
                });
            }
        }
        while position.code_offset != Position::NO_OFFSET
            && let Some((offset, text)) = listing.get(shown)
            && *offset <= position.code_offset
        {
            notes.push(format!("    {text}"));
            shown += 1;
        }
        notes
    };
    let options = PrintOptions { positions: false };
    print_annotated(source, id, function, options, &mut annotate)
}

/// Source files, read once each; those that are not there stay empty.
#[derive(Default)]
struct SourceFiles {
    lines: FxHashMap<String, Vec<String>>,
}

/// The largest source file that is shown.
const MAX_SOURCE_BYTES: usize = 16 << 20;

impl SourceFiles {
    fn line(&mut self, path: &str, number: u32) -> Option<String> {
        let lines = self.lines.entry(path.to_string()).or_insert_with(|| {
            let bytes = crate::files::read_file(path, MAX_SOURCE_BYTES).unwrap_or_default();
            let text = String::from_utf8_lossy(&bytes).to_string();
            text.lines().map(str::to_string).collect()
        });
        lines.get(number.checked_sub(1)? as usize).cloned()
    }
}
