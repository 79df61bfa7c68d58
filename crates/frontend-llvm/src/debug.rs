//! Debug information: lines, names of variables, shapes of their types.

use crate::cursor::Cursor;
use crate::lexer::{Lexed, Token};
use fencepost_ir::{Cell, Shape, ShapeId, ShapeMember};
use std::collections::HashMap;

/// Where the numbered nodes of a module begin.
#[derive(Default, Debug)]
pub(crate) struct Metadata {
    pub starts: HashMap<u32, usize>,
}

/// What stands in a field of a node.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Entry {
    Node(u32),
    Number(i64),
    Text(String),
    Word(String),
    Other,
}

/// A node: its kind and its fields; fields of a list have no name.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub kind: String,
    pub fields: Vec<(String, Entry)>,
}

impl Node {
    fn field(&self, name: &str) -> Option<&Entry> {
        let field = self.fields.iter().find(|(found, _)| found == name);
        field.map(|(_, entry)| entry)
    }

    pub fn node(&self, name: &str) -> Option<u32> {
        match self.field(name)? {
            Entry::Node(number) => Some(*number),
            _ => None,
        }
    }

    pub fn number(&self, name: &str) -> Option<i64> {
        match self.field(name)? {
            Entry::Number(number) => Some(*number),
            _ => None,
        }
    }

    pub fn text(&self, name: &str) -> Option<&str> {
        match self.field(name)? {
            Entry::Text(text) => Some(text),
            _ => None,
        }
    }

    pub fn word(&self, name: &str) -> Option<&str> {
        match self.field(name)? {
            Entry::Word(word) => Some(word),
            _ => None,
        }
    }
}

/// How deep types of debug information may nest.
const MAX_DEPTH: u32 = 32;

/// The most fields of a node that are looked at.
const MAX_FIELDS: usize = 1 << 16;

impl Metadata {
    /// A node by its number.
    pub fn node(&self, tokens: &[Lexed], number: u32) -> Option<Node> {
        let start = *self.starts.get(&number)?;
        let mut cursor = Cursor::new(tokens, start);
        cursor.eat_word("distinct");
        let Token::Meta(kind) = cursor.next() else {
            return None;
        };
        let mut fields = Vec::new();
        let end = match cursor.next() {
            Token::Sign('(') => ')',
            Token::Sign('{') => '}',
            _ => return None,
        };
        while !cursor.eat(end) && fields.len() < MAX_FIELDS {
            let name = match cursor.peek() {
                Token::Label(name) => {
                    cursor.at += 1;
                    name.clone()
                }
                _ => String::new(),
            };
            let entry = match cursor.peek() {
                Token::Meta(number) => number.parse().map_or(Entry::Other, Entry::Node),
                Token::Integer(text) => text.parse().map_or(Entry::Other, Entry::Number),
                Token::Text(text) => Entry::Text(String::from_utf8_lossy(text).into_owned()),
                Token::Word(word) => Entry::Word(word.clone()),
                _ => Entry::Other,
            };
            fields.push((name, entry));
            cursor.skip_operand().ok()?;
            if !cursor.eat(',') && !cursor.is_sign(end) {
                return None;
            }
        }
        Some(Node {
            kind: kind.clone(),
            fields,
        })
    }

    /// The file that a scope is in.
    pub fn file_of_scope(&self, tokens: &[Lexed], scope: u32) -> Option<String> {
        let mut at = scope;
        for _ in 0..MAX_DEPTH {
            let node = self.node(tokens, at)?;
            if node.kind == "DIFile" {
                return node.text("filename").map(str::to_string);
            }
            at = node.node("file").or_else(|| node.node("scope"))?;
        }
        None
    }

    /// File, line and column of a debug location.
    pub fn location(&self, tokens: &[Lexed], number: u32) -> Option<(String, u32, u32)> {
        let node = self.node(tokens, number)?;
        if node.kind != "DILocation" {
            return None;
        }
        let line = node.number("line").unwrap_or(0) as u32;
        let column = node.number("column").unwrap_or(0) as u32;
        let file = self.file_of_scope(tokens, node.node("scope")?)?;
        Some((file, line, column))
    }

    /// The name and the type of a variable, global or local.
    pub fn variable(&self, tokens: &[Lexed], number: u32) -> Option<(String, Option<u32>)> {
        let mut node = self.node(tokens, number)?;
        if node.kind == "DIGlobalVariableExpression" {
            node = self.node(tokens, node.node("var")?)?;
        }
        Some((node.text("name")?.to_string(), node.node("type")))
    }

    /// What the parameter of a function points to, if that is a single cell.
    pub fn pointee_of_parameter(
        &self,
        tokens: &[Lexed],
        function: u32,
        number: usize,
    ) -> Option<Cell> {
        let ty = self.node(tokens, self.node(tokens, function)?.node("type")?)?;
        let types = self.node(tokens, ty.node("types")?)?;
        // The result comes first.
        let Some((_, Entry::Node(parameter))) = types.fields.get(number + 1) else {
            return None;
        };
        let pointer = self.bare_type(tokens, *parameter)?;
        let mut cells = Vec::new();
        let pointee = pointer.node("baseType")?;
        self.cells(tokens, pointee, "", 0, 2, &mut cells);
        match cells.as_slice() {
            [(0, cell, _)] if *cell != Cell::Ptr => Some(*cell),
            _ => None,
        }
    }

    /// The type that qualifiers and names stand for.
    pub fn bare_type(&self, tokens: &[Lexed], ty: u32) -> Option<Node> {
        let mut at = ty;
        for _ in 0..MAX_DEPTH {
            let node = self.node(tokens, at)?;
            let transparent = matches!(
                node.word("tag"),
                Some(
                    "DW_TAG_typedef"
                        | "DW_TAG_const_type"
                        | "DW_TAG_volatile_type"
                        | "DW_TAG_atomic_type"
                        | "DW_TAG_restrict_type"
                )
            );
            if !transparent {
                return Some(node);
            }
            at = node.node("baseType")?;
        }
        None
    }

    /// The cells of a type at an offset, with their names.
    pub fn cells(
        &self,
        tokens: &[Lexed],
        ty: u32,
        name: &str,
        offset: u32,
        most: usize,
        out: &mut Vec<(u32, Cell, String)>,
    ) {
        self.cells_at(tokens, ty, name, offset, most, 0, out);
    }

    #[allow(clippy::too_many_arguments)]
    fn cells_at(
        &self,
        tokens: &[Lexed],
        ty: u32,
        name: &str,
        offset: u32,
        most: usize,
        depth: u32,
        out: &mut Vec<(u32, Cell, String)>,
    ) {
        if depth > MAX_DEPTH || out.len() >= most {
            return;
        }
        let Some(node) = self.bare_type(tokens, ty) else {
            return;
        };
        match node.word("tag") {
            Some("DW_TAG_pointer_type") => out.push((offset, Cell::Ptr, name.to_string())),
            Some("DW_TAG_enumeration_type") => {
                if let Some(cell) = integer_cell(node.number("size").unwrap_or(32), true) {
                    out.push((offset, cell, name.to_string()));
                }
            }
            Some("DW_TAG_array_type") => {
                let (Some(element), Some((size, counts))) =
                    (node.node("baseType"), self.array(tokens, &node))
                else {
                    return;
                };
                let total = counts.iter().product::<u64>();
                if total == 0 || u64::from(size) * total > u64::from(u32::MAX) {
                    return;
                }
                for index in 0..total.min(most as u64) {
                    let mut rest = index;
                    let mut indices = Vec::new();
                    for count in counts.iter().rev() {
                        indices.push(rest % count);
                        rest /= count;
                    }
                    let suffix: String = indices.iter().rev().map(|i| format!("[{i}]")).collect();
                    let at = offset.saturating_add(size * index as u32);
                    let name = format!("{name}{suffix}");
                    self.cells_at(tokens, element, &name, at, most, depth + 1, out);
                }
            }
            Some("DW_TAG_structure_type" | "DW_TAG_union_type" | "DW_TAG_class_type") => {
                for member in self.members(tokens, &node) {
                    let at = offset.saturating_add((member.bits / 8) as u32);
                    if member.is_bit_field {
                        continue;
                    }
                    let name = match member.name.is_empty() {
                        true => name.to_string(),
                        false => format!("{name}.{}", member.name),
                    };
                    self.cells_at(tokens, member.ty, &name, at, most, depth + 1, out);
                }
            }
            _ if node.kind == "DIBasicType" => {
                if let Some(cell) = basic_cell(&node) {
                    out.push((offset, cell, name.to_string()));
                }
            }
            _ => {}
        }
    }

    /// The distance of elements of an array, and how many there are in each dimension.
    fn array(&self, tokens: &[Lexed], node: &Node) -> Option<(u32, Vec<u64>)> {
        let list = self.node(tokens, node.node("elements")?)?;
        let mut counts = Vec::new();
        for (_, entry) in &list.fields {
            let Entry::Node(number) = entry else {
                return None;
            };
            let count = self.node(tokens, *number)?.number("count")?;
            counts.push(u64::try_from(count).ok()?);
        }
        let bytes = self.size(tokens, node.node("baseType")?, 0)?;
        Some((bytes, counts))
    }

    /// The size of a type in bytes.
    fn size(&self, tokens: &[Lexed], ty: u32, depth: u32) -> Option<u32> {
        if depth > MAX_DEPTH {
            return None;
        }
        let node = self.bare_type(tokens, ty)?;
        if let Some(bits) = node.number("size") {
            return u32::try_from(bits / 8).ok();
        }
        match node.word("tag") {
            Some("DW_TAG_array_type") => {
                let (size, counts) = self.array(tokens, &node)?;
                u32::try_from(u64::from(size) * counts.iter().product::<u64>()).ok()
            }
            _ => None,
        }
    }

    /// What a type looks like; `depth` dimensions of an array were stepped through before.
    pub fn shape(
        &self,
        tokens: &[Lexed],
        ty: u32,
        depth: u32,
        make: &dyn Fn(u32, u32) -> ShapeId,
    ) -> Option<Shape> {
        let node = self.bare_type(tokens, ty)?;
        match node.word("tag") {
            Some("DW_TAG_pointer_type") => {
                let inner = node.node("baseType");
                Some(Shape::Pointer(inner.map(|inner| make(0, inner))))
            }
            Some("DW_TAG_enumeration_type") => {
                integer_cell(node.number("size").unwrap_or(32), true).map(Shape::Cell)
            }
            Some("DW_TAG_array_type") => {
                let (size, counts) = self.array(tokens, &node)?;
                let left = counts.get(depth as usize..)?;
                let (&count, inner) = left.split_first()?;
                let stride = u64::from(size) * inner.iter().product::<u64>();
                Some(Shape::Array {
                    element: match inner.is_empty() {
                        true => make(0, node.node("baseType")?),
                        false => make(depth + 1, ty),
                    },
                    count,
                    stride: u32::try_from(stride).ok()?,
                })
            }
            Some("DW_TAG_structure_type" | "DW_TAG_union_type" | "DW_TAG_class_type") => {
                let mut members = Vec::new();
                self.shape_members(tokens, &node, 0, 0, make, &mut members);
                Some(Shape::Struct(members))
            }
            _ if node.kind == "DIBasicType" => basic_cell(&node).map(Shape::Cell),
            _ => None,
        }
    }

    /// The members of a struct, those of structs without a name among them included.
    fn shape_members(
        &self,
        tokens: &[Lexed],
        node: &Node,
        base: u32,
        depth: u32,
        make: &dyn Fn(u32, u32) -> ShapeId,
        out: &mut Vec<ShapeMember>,
    ) {
        if depth > MAX_DEPTH {
            return;
        }
        for member in self.members(tokens, node) {
            let offset = base.saturating_add((member.bits / 8) as u32);
            if member.is_bit_field {
                continue;
            }
            if member.name.is_empty() {
                if let Some(inner) = self.bare_type(tokens, member.ty) {
                    self.shape_members(tokens, &inner, offset, depth + 1, make, out);
                }
                continue;
            }
            out.push(ShapeMember {
                name: member.name,
                offset,
                shape: make(0, member.ty),
            });
        }
    }

    /// The bytes of a type, or of what is left of an array.
    pub fn size_at(&self, tokens: &[Lexed], ty: u32, depth: u32) -> Option<u32> {
        if depth == 0 {
            return self.size(tokens, ty, 0);
        }
        let node = self.bare_type(tokens, ty)?;
        let (size, counts) = self.array(tokens, &node)?;
        let left = counts.get(depth as usize..)?;
        u32::try_from(u64::from(size) * left.iter().product::<u64>()).ok()
    }

    fn members(&self, tokens: &[Lexed], node: &Node) -> Vec<Member> {
        let list = node.node("elements").and_then(|n| self.node(tokens, n));
        let fields = list.map(|list| list.fields).unwrap_or_default();
        let member = |entry: &Entry| {
            let Entry::Node(number) = entry else {
                return None;
            };
            let node = self.node(tokens, *number)?;
            if node.word("tag") != Some("DW_TAG_member") {
                return None;
            }
            Some(Member {
                name: node.text("name").unwrap_or("").to_string(),
                ty: node.node("baseType")?,
                bits: node.number("offset").unwrap_or(0).max(0) as u64,
                is_bit_field: node
                    .word("flags")
                    .is_some_and(|flags| flags.contains("DIFlagBitField")),
            })
        };
        fields
            .iter()
            .filter_map(|(_, entry)| member(entry))
            .collect()
    }
}

struct Member {
    name: String,
    ty: u32,
    bits: u64,
    is_bit_field: bool,
}

fn integer_cell(bits: i64, signed: bool) -> Option<Cell> {
    Some(match (bits, signed) {
        (8, true) => Cell::I8,
        (8, false) => Cell::U8,
        (16, true) => Cell::I16,
        (16, false) => Cell::U16,
        (32, true) => Cell::I32,
        (32, false) => Cell::U32,
        (64, true) => Cell::I64,
        (64, false) => Cell::U64,
        _ => return None,
    })
}

fn basic_cell(node: &Node) -> Option<Cell> {
    let bits = node.number("size")?;
    match node.word("encoding")? {
        "DW_ATE_boolean" if bits == 8 => Some(Cell::Bool),
        "DW_ATE_signed" | "DW_ATE_signed_char" => integer_cell(bits, true),
        "DW_ATE_unsigned" | "DW_ATE_unsigned_char" | "DW_ATE_UTF" => integer_cell(bits, false),
        "DW_ATE_float" if bits == 32 => Some(Cell::F32),
        "DW_ATE_float" if bits == 64 => Some(Cell::F64),
        _ => None,
    }
}
