//! The printer: programs and functions as text that the parser reads back to the same thing.
//!
//! Registers are declared in a `regs` line, so that their numbers and kinds survive; exception
//! regions are printed as lines of the table, which need no blocks to fit.

use super::names::{escape_into, quote_word, quoted};
use crate::{
    Class, ClassId, ClassKind, FieldId, FuncId, Function, Layout, Op, Program, Reg, RegionKind,
    RegisterRole, Source, Storage,
};
use fencepost_base::{FileId, FxHashMap, Position};
use std::borrow::Cow;
use std::fmt::Write;

/// What the printer adds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PrintOptions {
    /// Whether every operation says where it comes from.
    pub positions: bool,
}

/// Writes the operations of one function.
pub struct Printer<'a> {
    pub(super) out: &'a mut String,
    pub(super) source: &'a dyn Source,
    function: &'a Function,
    registers: Vec<String>,
    frame: FxHashMap<u32, String>,
    /// Whether the next operand needs a comma before it.
    comma: bool,
}

impl Printer<'_> {
    /// Starts an operation with its mnemonic.
    pub(crate) fn begin(&mut self, name: &str) {
        self.out.push_str(name);
        self.comma = false;
    }

    pub(super) fn separator(&mut self) {
        let comma = std::mem::replace(&mut self.comma, true);
        self.out.push_str(if comma { ", " } else { " " });
    }

    pub(super) fn register(&mut self, reg: Reg) {
        match self.registers.get(reg.index()) {
            Some(name) => self.out.push_str(name),
            None => {
                let _ = write!(self.out, "%{}", reg.0);
            }
        }
    }

    pub(super) fn label(&mut self, pc: u32) {
        let _ = write!(self.out, "L{pc}");
    }

    pub(super) fn class(&mut self, id: ClassId) {
        self.out.push_str(&class_word(self.source, id));
    }

    pub(super) fn function(&mut self, id: FuncId) {
        let name = self.source.function_name(id);
        self.out.push_str(&quote_word(&name));
    }

    pub(super) fn frame_offset(&mut self, offset: u32) {
        match self.frame.get(&offset) {
            Some(name) => self.out.push_str(&quote_word(name)),
            None => {
                let _ = write!(self.out, "{offset}");
            }
        }
    }

    /// Writes one operation with its result.
    fn operation(&mut self, op: &Op) {
        let mut result = None;
        op.visit_registers(&mut |role, reg| {
            if role == RegisterRole::Def {
                result = Some(reg);
            }
        });
        if let Some(reg) = result {
            self.register(reg);
            self.out.push_str(" = ");
        }
        op.print(self);
    }

    /// Writes ` @"file":line:column+offset`, the file only where it changes.
    fn position(&mut self, position: Position, file: &mut Option<FileId>) {
        self.out.push_str(" @");
        if *file != Some(position.file) {
            *file = Some(position.file);
            let name = self.source.file_name(position.file);
            escape_into(self.out, name.encode_utf16(), '"');
            self.out.push(':');
        }
        let _ = write!(self.out, "{}:{}", position.line, position.column);
        if position.code_offset != Position::NO_OFFSET {
            let _ = write!(self.out, "+{}", position.code_offset);
        }
    }

    fn body(&mut self, options: PrintOptions, annotate: &mut Annotate<'_>) {
        let function = self.function;
        self.register_lines();
        if function.frame != Layout::default() {
            let cells = function.frame.cells.iter();
            let cells = cells.map(|c| (c.name.as_str(), c.offset, c.cell.name()));
            self.out.push_str("  frame {");
            let size = print_cells(self.out, cells, "", " ", Layout::default());
            print_size(self.out, "size", size, function.frame.size, " ");
            self.out.push_str(" }\n");
        }
        let labels = label_places(function);
        let mut file = None;
        for (pc, op) in function.ops.iter().enumerate() {
            if labels.get(pc).copied().unwrap_or(false) {
                let _ = writeln!(self.out, "L{pc}:");
            }
            for note in annotate(pc as u32) {
                let _ = writeln!(self.out, "  // {note}");
            }
            self.out.push_str("  ");
            self.operation(op);
            if options.positions {
                self.position(function.position(pc as u32), &mut file);
            }
            self.out.push('\n');
        }
        let end = function.ops.len();
        if labels.get(end).copied().unwrap_or(false) {
            let _ = writeln!(self.out, "L{end}:");
        }
        self.region_lines();
    }

    fn register_lines(&mut self) {
        const PER_LINE: usize = 8;
        let first = usize::from(self.function.param_count);
        let rest = self.function.regs.len().saturating_sub(first);
        for offset in (0..rest).step_by(PER_LINE) {
            self.out.push_str("  regs ");
            for index in offset..(offset + PER_LINE).min(rest) {
                if index > offset {
                    self.out.push_str(", ");
                }
                self.register(Reg((first + index) as u16));
                let kind = self.function.regs[first + index].kind;
                let _ = write!(self.out, ": {}", kind.name());
            }
            self.out.push('\n');
        }
    }

    fn region_lines(&mut self) {
        for region in &self.function.regions {
            self.out.push_str("  region ");
            match region.kind {
                RegionKind::Catch(class) => {
                    self.out.push_str("catch ");
                    self.class(class);
                }
                RegionKind::Filter(filter) => {
                    let _ = write!(self.out, "filter L{filter}");
                }
                RegionKind::Finally => self.out.push_str("finally"),
                RegionKind::Fault => self.out.push_str("fault"),
            }
            let _ = writeln!(
                self.out,
                " from L{} to L{} handler L{} to L{}",
                region.start, region.end, region.handler, region.handler_end
            );
        }
        for row in &self.function.handlers {
            self.out.push_str("  on ");
            if let Some(class) = row.class {
                self.class(class);
                self.out.push(' ');
            }
            self.register(row.exception);
            let _ = writeln!(
                self.out,
                " from L{} to L{} goto L{}",
                row.start, row.end, row.target
            );
        }
    }
}

fn class_word(source: &dyn Source, id: ClassId) -> String {
    let name = source
        .class(id)
        .map_or_else(|_| format!("class {}", id.0), |class| class.name.clone());
    quote_word(&name).into_owned()
}

/// Which operations need a label, and whether the end does.
fn label_places(function: &Function) -> Vec<bool> {
    let mut labels = vec![false; function.ops.len() + 1];
    let mut mark = |pc: u32| {
        if let Some(label) = labels.get_mut(pc as usize) {
            *label = true;
        }
    };
    function
        .ops
        .iter()
        .for_each(|op| op.for_each_target(&mut mark));
    for region in &function.regions {
        [region.start, region.end, region.handler, region.handler_end]
            .into_iter()
            .for_each(&mut mark);
        if let RegionKind::Filter(filter) = region.kind {
            mark(filter);
        }
    }
    for row in &function.handlers {
        [row.start, row.end, row.target]
            .into_iter()
            .for_each(&mut mark);
    }
    labels
}

/// What each register is called: its name, told apart by number where a name comes twice.
fn register_names(function: &Function) -> Vec<String> {
    let mut taken = fencepost_base::FxHashSet::default();
    let mut names = Vec::with_capacity(function.regs.len());
    for (index, info) in function.regs.iter().enumerate() {
        names.push(match &info.name {
            None => format!("%{index}"),
            Some(name) => {
                let plain = name.chars().all(super::lexer::is_word_part)
                    && !name.bytes().all(|b| b.is_ascii_digit());
                let word = if plain {
                    Cow::Borrowed(name.as_str())
                } else {
                    quoted(name)
                };
                match taken.insert(name.as_str()) {
                    true => format!("%{word}"),
                    false => format!("%{word}~{index}"),
                }
            }
        });
    }
    names
}

/// Writes cells, with offsets only where the natural one differs; returns the natural end.
fn print_cells<'a>(
    out: &mut String,
    cells: impl Iterator<Item = (&'a str, u32, &'a str)>,
    prefix: &str,
    indent: &str,
    inherited: Layout,
) -> u32 {
    let mut natural = inherited;
    for (name, offset, type_name) in cells {
        let _ = write!(out, "{indent}{prefix}{}: {type_name}", quote_word(name));
        if let Some(cell) = crate::Cell::from_name(type_name) {
            let size = cell.size();
            if natural.size.div_ceil(size) * size != offset {
                let _ = write!(out, " at {offset}");
            }
            natural.size = natural.size.max(offset.saturating_add(size));
        }
        out.push(';');
    }
    natural.size
}

fn print_size(out: &mut String, word: &str, natural: u32, actual: u32, indent: &str) {
    if natural != actual {
        let _ = write!(out, "{indent}{word} {actual};");
    }
}

/// Writes one function with its header.
pub fn print_function(
    source: &dyn Source,
    id: FuncId,
    function: &Function,
    options: PrintOptions,
) -> String {
    print_annotated(source, id, function, options, &mut |_| Vec::new())
}

/// Lines to put as comments before an operation.
pub type Annotate<'a> = dyn FnMut(u32) -> Vec<String> + 'a;

/// Writes one function with its header, and comments before its operations.
pub fn print_annotated(
    source: &dyn Source,
    id: FuncId,
    function: &Function,
    options: PrintOptions,
    annotate: &mut Annotate<'_>,
) -> String {
    let mut out = String::new();
    let name = source.function_name(id);
    print_body(&mut out, source, &name, function, options, annotate);
    out
}

fn print_body(
    out: &mut String,
    source: &dyn Source,
    name: &str,
    function: &Function,
    options: PrintOptions,
    annotate: &mut Annotate<'_>,
) {
    if function.library {
        out.push_str("library ");
    }
    let registers = register_names(function);
    let _ = write!(out, "func {}(", quote_word(name));
    let params = function.regs.iter().take(usize::from(function.param_count));
    for (index, info) in params.enumerate() {
        if index > 0 {
            out.push_str(", ");
        }
        let _ = write!(out, "{}: {}", registers[index], info.kind.name());
    }
    out.push(')');
    if let Some(kind) = function.result {
        let _ = write!(out, " -> {}", kind.name());
    }
    out.push_str(" {\n");
    let mut frame = FxHashMap::default();
    let mut names = fencepost_base::FxHashSet::default();
    for cell in &function.frame.cells {
        // Only the first cell of a name can be meant by it.
        if names.insert(cell.name.as_str()) {
            frame
                .entry(cell.offset)
                .or_insert_with(|| cell.name.clone());
        }
    }
    let mut printer = Printer {
        out,
        source,
        function,
        registers,
        frame,
        comma: false,
    };
    printer.body(options, annotate);
    out.push_str("}\n");
}

/// Writes a whole program.
pub fn print_program(program: &Program, options: PrintOptions) -> String {
    let mut out = String::new();
    for id in program.class_ids() {
        if !program.classes[id.index()].implicit {
            print_class(&mut out, program, id);
        }
    }
    for id in program.function_ids() {
        let entry = &program.functions[id.index()];
        out.push('\n');
        if program.entry == Some(id) {
            out.push_str("entry ");
        }
        match &entry.body {
            Some(function) => {
                if entry.is_virtual {
                    out.push_str("virtual ");
                }
                let quiet = &mut |_| Vec::new();
                print_body(&mut out, program, &entry.name, function, options, quiet);
            }
            None => print_abstract(&mut out, entry),
        }
    }
    out
}

fn print_abstract(out: &mut String, entry: &crate::program::FunctionEntry) {
    if entry.library {
        out.push_str("library ");
    }
    let _ = write!(out, "abstract func {}(", quote_word(&entry.name));
    for (index, kind) in entry.signature.params.iter().enumerate() {
        let comma = if index > 0 { ", " } else { "" };
        let _ = write!(out, "{comma}%{index}: {}", kind.name());
    }
    out.push(')');
    if let Some(kind) = entry.signature.result {
        let _ = write!(out, " -> {}", kind.name());
    }
    out.push('\n');
}

fn print_class(out: &mut String, program: &Program, id: ClassId) {
    let entry = &program.classes[id.index()];
    let class = &*entry.class;
    if class.library {
        out.push_str("library ");
    }
    let word = match class.kind {
        ClassKind::Object => "class",
        ClassKind::Interface => "interface",
        ClassKind::Struct => "struct",
        ClassKind::Array { .. } => "array",
        ClassKind::String => "string",
    };
    let _ = write!(out, "{word} {}", quote_word(&class.name));
    if matches!(class.kind, ClassKind::Array { .. }) {
        let _ = write!(out, " of {}", element_word(program, class));
    }
    for (index, base) in class.parent.iter().chain(&class.interfaces).enumerate() {
        out.push_str(if index == 0 { " : " } else { ", " });
        out.push_str(&class_word(program, *base));
    }
    let start = out.len();
    out.push_str(" {");
    let opened = out.len();
    print_members(out, program, id, class);
    if out.len() == opened {
        out.truncate(start);
    } else {
        out.push_str("\n}");
    }
    out.push('\n');
}

fn element_word(program: &Program, class: &Class) -> String {
    match (class.element, class.layout.cells.first()) {
        (Some(element), _) => class_word(program, element),
        (None, Some(cell)) => cell.cell.name().into(),
        (None, None) => "u8".into(),
    }
}

fn print_members(out: &mut String, program: &Program, id: ClassId, class: &Class) {
    const INDENT: &str = "\n  ";
    let entry = &program.classes[id.index()];
    let array = matches!(class.kind, ClassKind::Array { .. });
    let inherited = class
        .parent
        .and_then(|parent| program.class(parent).ok())
        .map(|parent| parent.layout.clone());
    for (storage, prefix, size_word, layout) in [
        (Storage::Instance, "", "size", &class.layout),
        (Storage::Static, "static ", "static_size", &class.statics),
        (
            Storage::ThreadStatic,
            "thread_static ",
            "thread_static_size",
            &class.thread_statics,
        ),
    ] {
        let fields = entry
            .fields
            .iter()
            .map(|id: &FieldId| &program.fields[id.index()]);
        let fields = fields.filter(|field| field.storage == storage);
        let cells = fields.map(|f| (f.name.as_str(), f.offset, f.cell.name()));
        let start = match storage {
            Storage::Instance => inherited.clone().unwrap_or_default(),
            _ => Layout::default(),
        };
        let natural = print_cells(out, cells, prefix, INDENT, start);
        if !(array && storage == Storage::Instance) {
            print_size(out, size_word, natural, layout.size, INDENT);
        }
    }
    for method in &entry.override_order {
        let implementation = entry.overrides[method];
        let _ = write!(
            out,
            "{INDENT}override {} = {};",
            quote_word(&program.function_name(*method)),
            quote_word(&program.function_name(implementation))
        );
    }
    if let Some(initializer) = class.initializer {
        let name = program.function_name(initializer);
        let _ = write!(out, "{INDENT}init {};", quote_word(&name));
    }
}
