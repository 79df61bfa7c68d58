//! The second pass: bodies of functions.
//!
//! A register's kind comes from the operations that name it. Literals that stand where a register
//! is expected become constants in scratch registers, which later operations use again.

use super::budget::Budget;
use super::lexer::{Token, TokenKind, Tokens};
use super::literal::{Literal, parse_literal, parse_string, parse_u32};
use super::names::{decode_part, suggestion};
use super::regions::Blocks;
use super::registers::RegState;
use super::resolve::{PendingBody, place_field, position, set_size};
use super::{TextError, declare};
use crate::limits::{MAX_LABELS, MAX_OPS, MAX_REGISTERS};
use crate::{Def, Function, Kind, Op, Program, Reg, Source, Storage, Target};
use fencepost_base::{FileId, FxHashMap, Position};

/// Registers from here on stand for literals of the operation that is being read.
pub(super) const FIRST_LITERAL: usize = MAX_REGISTERS;

/// A label, perhaps before its place is known.
struct Label<'a> {
    token: Token<'a>,
    pc: Option<u32>,
    /// Whether an operation may go there.
    targeted: bool,
}

/// Reads the body of one function.
pub struct Parser<'a> {
    pub(super) tokens: Tokens<'a>,
    pub(super) program: &'a mut Program,
    pub(super) function: Function,
    pub(super) reg_names: FxHashMap<&'a str, Reg>,
    pub(super) reg_states: Vec<RegState>,
    label_names: FxHashMap<&'a str, u32>,
    labels: Vec<Label<'a>>,
    last_bound: Option<u32>,
    pub(super) frame_names: FxHashMap<String, u32>,
    pub(super) blocks: Blocks<'a>,
    /// The result register that the operation being read must take.
    result: Option<Reg>,
    /// Whether the next operand needs a comma before it.
    pub(super) comma: bool,
    /// The mnemonic of the operation being read.
    mnemonic: Token<'a>,
    pub(super) literals: Vec<(Token<'a>, Literal)>,
    pub(super) scratch: FxHashMap<(Kind, usize), Reg>,
    /// The file that positions without one are in.
    file: FileId,
    /// Where operations stand, once a position says something else.
    places: Option<Vec<(u32, u32)>>,
    pub(super) budget: &'a mut Budget,
}

/// A function and, if its positions point elsewhere, where its operations stand in the text.
pub(super) type Body = (Function, Option<Vec<(u32, u32)>>);

pub(super) fn parse_body(
    pending: PendingBody<'_>,
    program: &mut Program,
    budget: &mut Budget,
) -> Result<Body, TextError> {
    let signature = program
        .signature(pending.id)
        .map_err(|problem| pending.name.error(problem.what))?;
    let mut function = Function::new(program.function_name(pending.id));
    function.library = pending.library;
    function.result = signature.result;
    let mut parser = Parser {
        tokens: pending.body,
        program,
        function,
        reg_names: FxHashMap::default(),
        reg_states: Vec::new(),
        label_names: FxHashMap::default(),
        labels: Vec::new(),
        last_bound: None,
        frame_names: FxHashMap::default(),
        blocks: Blocks::default(),
        result: None,
        comma: false,
        mnemonic: pending.name,
        literals: Vec::new(),
        scratch: FxHashMap::default(),
        file: FileId(0),
        places: None,
        budget,
    };
    for (token, kind) in pending.params.iter().zip(signature.params) {
        if parser.reg_names.contains_key(token.text) {
            return Err(token.error(format!("parameter `{}` is declared twice", token.text)));
        }
        let reg = parser.register(token)?;
        parser.define(reg, Some(kind));
    }
    parser.function.param_count = parser.function.regs.len() as u16;
    parser.tokens.expect('{')?;
    while !parser.tokens.is('}') {
        parser.statement()?;
    }
    parser.finish()
}

impl<'a> Parser<'a> {
    /// Reads one statement: a label, a declaration, a block or an operation.
    pub(super) fn statement(&mut self) -> Result<(), TextError> {
        if self.tokens.eat(';')? {
            return Ok(());
        }
        let start = self.tokens.current;
        match start.kind {
            TokenKind::Register => {
                self.tokens.advance()?;
                let reg = self.register(&start)?;
                if self.tokens.eat(':')? {
                    self.annotate(reg, &start)?;
                }
                self.tokens.expect('=')?;
                self.result = Some(reg);
                self.right_side(start)
            }
            TokenKind::Word => {
                self.tokens.advance()?;
                if self.tokens.is(':') {
                    self.tokens.advance()?;
                    return self.place_label(start);
                }
                match start.text {
                    "try" if self.tokens.is('{') => self.try_block(start),
                    "frame" if self.tokens.is('{') => self.frame_declaration(),
                    "regs" => self.register_declaration(),
                    "region" => self.region_line(start),
                    "on" => self.handler_line(start),
                    _ => self.operation(start, start),
                }
            }
            _ => Err(self.tokens.unexpected("a statement or `}`")),
        }
    }

    /// What stands after `=`: an operation, or a literal as a short form of `const`.
    fn right_side(&mut self, start: Token<'a>) -> Result<(), TextError> {
        // `null` and `string` are operations, too; they say the same.
        let is_op = self.tokens.current.kind == TokenKind::Word
            && !self.tokens.is_word("true")
            && !self.tokens.is_word("false");
        if is_op {
            let mnemonic = self.tokens.advance()?;
            return self.operation(start, mnemonic);
        }
        let Some((token, literal)) = parse_literal(&mut self.tokens)? else {
            return Err(self.tokens.unexpected("an operation"));
        };
        let Some(dst) = self.result.take() else {
            return Ok(());
        };
        let kind = self.reg_states[dst.index()].kind;
        let kind = kind.unwrap_or_else(|| literal.natural_kind());
        self.define(dst, Some(kind));
        let op = self.constant(&token, literal, kind, dst)?;
        let position = self.end_operation(&start)?;
        self.push(op, position, &start)
    }

    /// Reads the operands of an operation and adds it, with the constants it needs before it.
    fn operation(&mut self, start: Token<'a>, mnemonic: Token<'a>) -> Result<(), TextError> {
        self.comma = false;
        self.mnemonic = mnemonic;
        self.literals.clear();
        let Some(mut op) = Op::parse(mnemonic.text, self)? else {
            return Err(mnemonic.error(unknown_operation(mnemonic.text)));
        };
        if self.result.take().is_some() {
            return Err(start.error(format!("`{}` has no result", mnemonic.text)));
        }
        let position = self.end_operation(&start)?;
        let literal_kinds = self.infer(&op);
        if !self.literals.is_empty() {
            let literals = std::mem::take(&mut self.literals);
            let mut regs = Vec::with_capacity(literals.len());
            for (index, (token, literal)) in literals.into_iter().enumerate() {
                let kind = literal_kinds[index].unwrap_or_else(|| literal.natural_kind());
                let reg = self.scratch_register(kind, index, &token)?;
                let constant = self.constant(&token, literal, kind, reg)?;
                self.push(constant, position, &start)?;
                regs.push(reg);
            }
            op.map_registers(&mut |reg| match reg.index().checked_sub(FIRST_LITERAL) {
                Some(index) => regs[index],
                None => reg,
            });
        }
        self.push(op, position, &start)
    }

    /// The operation that puts a literal into a register.
    fn constant(
        &mut self,
        token: &Token<'a>,
        literal: Literal,
        kind: Kind,
        dst: Reg,
    ) -> Result<Op, TextError> {
        let dst = Def(dst);
        match (literal, kind) {
            (Literal::Null, Kind::Ref) => Ok(Op::Null { dst }),
            (Literal::Text(units), Kind::Ref) => Ok(Op::StringLiteral {
                dst,
                literal: self.program.add_string_units(units),
            }),
            (literal, kind) => Ok(Op::Const {
                dst,
                value: literal.number(token, kind)?,
            }),
        }
    }

    /// Adds an operation.
    pub(super) fn push(
        &mut self,
        op: Op,
        position: Position,
        start: &Token<'a>,
    ) -> Result<(), TextError> {
        self.budget.op(start)?;
        if self.function.ops.len() == MAX_OPS {
            return Err(start.error(format!("more than {MAX_OPS} operations in a function")));
        }
        let own = self::position(start);
        if self.places.is_none() && position != own {
            let so_far = self.function.positions.iter();
            self.places = Some(so_far.map(|p| (p.line, p.column)).collect());
        }
        if let Some(places) = &mut self.places {
            places.push((start.line, start.column));
        }
        self.function.add_op(op, position);
        Ok(())
    }

    /// Reads an explicit position if there is one, and the end of the line.
    fn end_operation(&mut self, start: &Token<'a>) -> Result<Position, TextError> {
        let mut found = position(start);
        if !self.tokens.current.first && self.tokens.eat('@')? {
            if self.tokens.current.kind == TokenKind::String {
                let token = self.tokens.advance()?;
                let name = String::from_utf16_lossy(&parse_string(&token)?);
                self.file = self.program.add_file(&name);
                self.tokens.expect(':')?;
            }
            found.file = self.file;
            found.line = parse_u32(&mut self.tokens, "a line")?;
            self.tokens.expect(':')?;
            found.column = parse_u32(&mut self.tokens, "a column")?;
            if self.tokens.eat('+')? {
                found.code_offset = parse_u32(&mut self.tokens, "a code offset")?;
            }
        }
        self.tokens.end_of_statement()?;
        Ok(found)
    }

    /// The register before `=`, if the text had one.
    pub(super) fn take_result(&mut self) -> Option<Reg> {
        self.result.take()
    }

    /// An error at the mnemonic of the operation being read.
    pub(super) fn operation_error(&self, message: String) -> TextError {
        self.mnemonic.error(message)
    }

    /// The name of the operation being read.
    pub(super) fn operation_name(&self) -> &'a str {
        self.mnemonic.text
    }

    /// Goes past the comma between operands; there is none before the first.
    pub(super) fn separator(&mut self) -> Result<(), TextError> {
        if std::mem::replace(&mut self.comma, true) {
            self.tokens.expect(',')?;
        }
        Ok(())
    }

    /// The number of a label that something names.
    pub(super) fn label(&mut self, targeted: bool) -> Result<u32, TextError> {
        let token = self.tokens.take(TokenKind::Word, "a label")?;
        self.label_number(token, targeted)
    }

    fn label_number(&mut self, token: Token<'a>, targeted: bool) -> Result<u32, TextError> {
        if self.labels.len() == MAX_LABELS {
            return Err(token.error(format!("more than {MAX_LABELS} labels in a function")));
        }
        let fresh = self.labels.len() as u32;
        let number = *self.label_names.entry(token.text).or_insert(fresh);
        if number == fresh {
            self.labels.push(Label {
                token,
                pc: None,
                targeted,
            });
        }
        self.labels[number as usize].targeted |= targeted;
        Ok(number)
    }

    /// A label that has no name, for the ends of blocks.
    pub(super) fn anonymous_label(&mut self, token: Token<'a>) -> u32 {
        self.labels.push(Label {
            token,
            pc: None,
            targeted: true,
        });
        self.labels.len() as u32 - 1
    }

    /// Binds a label to the next operation.
    pub(super) fn bind(&mut self, number: u32) {
        self.last_bound = Some(self.function.ops.len() as u32);
        self.labels[number as usize].pc = self.last_bound;
    }

    fn place_label(&mut self, token: Token<'a>) -> Result<(), TextError> {
        let number = self.label_number(token, false)?;
        let label = &self.labels[number as usize];
        if label.pc.is_some() {
            return Err(token.error(format!("label `{}` stands twice", token.text)));
        }
        self.bind(number);
        Ok(())
    }

    /// Whether a label stands behind the last operation.
    pub(super) fn label_at_end(&self) -> bool {
        self.last_bound == Some(self.function.ops.len() as u32)
    }

    /// Whether an operation goes to the place behind the last operation.
    fn end_is_targeted(&self) -> bool {
        let end = self.function.ops.len() as u32;
        self.labels
            .iter()
            .any(|label| label.targeted && label.pc == Some(end))
    }

    /// The operation that a label stands before.
    pub(super) fn label_pc(&self, number: u32) -> Result<u32, TextError> {
        let label = &self.labels[number as usize];
        label.pc.ok_or_else(|| {
            let name = label.token.text;
            let placed = self.labels.iter().filter(|l| l.pc.is_some());
            let names = placed.map(|l| l.token.text);
            label
                .token
                .error(format!("unknown label `{name}`{}", suggestion(name, names)))
        })
    }

    /// `frame { a: i32; b: Point }` declares the memory of the call.
    fn frame_declaration(&mut self) -> Result<(), TextError> {
        let open = self.tokens.expect('{')?;
        if !self.function.frame.cells.is_empty() || self.function.frame.size != 0 {
            return Err(open.error("a function has one frame"));
        }
        let mut layout = std::mem::take(&mut self.function.frame);
        let mut size = None;
        while !self.tokens.eat('}')? {
            if self.tokens.eat(';')? || self.tokens.eat(',')? {
                continue;
            }
            let name = self.tokens.take(TokenKind::Word, "the name of a cell")?;
            if name.text == "size" && !self.tokens.is(':') {
                size = Some(parse_u32(&mut self.tokens, "a size in bytes")?);
                continue;
            }
            let field = declare::field(&mut self.tokens, name, Storage::Instance)?;
            let placed = place_field(self.program, &mut layout, &field, self.budget)?;
            // The name of a struct stands for its first cell.
            let start = placed.first().map_or(0, |cell| cell.1);
            let own = decode_part(&name, name.text)?.into_owned();
            let all = placed.into_iter().map(|(name, offset, _)| (name, offset));
            for (name, offset) in all.chain([(own, start)]) {
                self.frame_names.entry(name).or_insert(offset);
            }
        }
        layout.sort();
        set_size(&mut layout, size, &open)?;
        self.function.frame = layout;
        Ok(())
    }

    /// Everything that can only be said once the whole body is known.
    fn finish(mut self) -> Result<Body, TextError> {
        let close = self.tokens.current;
        let falls_off = self.function.ops.last().is_none_or(|op| op.falls_through());
        if self.function.result.is_none() && (falls_off || self.end_is_targeted()) {
            let value = crate::OptUse(None);
            self.push(Op::Return { value }, position(&close), &close)?;
        }
        self.resolve_targets()?;
        self.resolve_regions()?;
        self.settle_kinds()?;
        Ok((self.function, self.places))
    }

    fn resolve_targets(&mut self) -> Result<(), TextError> {
        let mut ops = std::mem::take(&mut self.function.ops);
        let end = ops.len() as u32;
        let resolve = |target: &mut u32| {
            let pc = self.label_pc(*target)?;
            if pc >= end {
                let token = &self.labels[*target as usize].token;
                return Err(token.error(format!("nothing follows label `{}`", token.text)));
            }
            *target = pc;
            Ok(())
        };
        for op in &mut ops {
            match op {
                Op::Jump { target } | Op::Leave { target } => resolve(&mut target.0)?,
                Op::Branch {
                    then: Target(then),
                    otherwise: Target(otherwise),
                    ..
                } => {
                    resolve(then)?;
                    resolve(otherwise)?;
                }
                Op::Switch {
                    targets, otherwise, ..
                } => {
                    targets.0.iter_mut().try_for_each(resolve)?;
                    resolve(&mut otherwise.0)?;
                }
                _ => {}
            }
        }
        self.function.ops = ops;
        Ok(())
    }
}

fn unknown_operation(name: &str) -> String {
    use crate::{BinaryOp, BinaryOperator, CompareOp, CompareOperator, ConvertOp, UnaryOp};
    let mut names: Vec<String> = Op::TABLE.iter().map(|row| row.name.to_string()).collect();
    names.extend(UnaryOp::ALL.iter().map(|op| op.name().to_string()));
    names.extend(ConvertOp::ALL.iter().map(|op| op.name().to_string()));
    for kind in Kind::ALL {
        let binary = BinaryOperator::ALL.iter();
        names.extend(binary.filter_map(|op| Some(BinaryOp::new(*op, kind)?.name())));
        let compare = CompareOperator::ALL.iter();
        names.extend(compare.filter_map(|op| Some(CompareOp::new(*op, kind)?.name())));
    }
    if names.iter().any(|n| n.strip_suffix(".i32") == Some(name)) {
        return format!("`{name}` needs a kind, as in `{name}.i32`");
    }
    let near = suggestion(name, names.iter().map(String::as_str));
    format!("unknown operation `{name}`{near}")
}
