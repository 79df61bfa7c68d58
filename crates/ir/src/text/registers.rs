//! The registers of a function while it is read: names, kinds, and who writes them.

use super::TextError;
use super::body::{FIRST_LITERAL, Parser};
use super::lexer::{Token, TokenKind};
use super::literal::parse_literal;
use super::names::{decode_part, suggestion};
use super::resolve::lookup_kind;
use crate::kinds::{Wants, operand_kinds};
use crate::limits::{MAX_LITERALS, MAX_REGISTERS};
use crate::{Kind, Op, Reg, RegisterRole, Source};

/// What is known about a register while its function is read.
pub(super) struct RegState {
    pub kind: Option<Kind>,
    line: u32,
    column: u32,
    /// Whether something writes it: an operation, a call, or a declaration.
    defined: bool,
}

impl<'a> Parser<'a> {
    /// The register that a token names, which may be new.
    pub(super) fn register(&mut self, token: &Token<'a>) -> Result<Reg, TextError> {
        if let Some(&reg) = self.reg_names.get(token.text) {
            return Ok(reg);
        }
        let written = &token.text[1..];
        let bare = written.rsplit_once('~').map_or(written, |(name, _)| name);
        let name = match bare.bytes().all(|b| b.is_ascii_digit()) {
            true => None,
            false => Some(decode_part(token, bare)?.into_owned()),
        };
        let reg = self.new_register(token, name, None)?;
        self.reg_names.insert(token.text, reg);
        Ok(reg)
    }

    fn new_register(
        &mut self,
        token: &Token<'a>,
        name: Option<String>,
        kind: Option<Kind>,
    ) -> Result<Reg, TextError> {
        if self.function.regs.len() == MAX_REGISTERS {
            return Err(token.error(format!("more than {MAX_REGISTERS} registers in a function")));
        }
        self.budget.register(token)?;
        self.reg_states.push(RegState {
            kind,
            line: token.line,
            column: token.column,
            defined: kind.is_some(),
        });
        // The kind is filled in when the function is complete.
        Ok(self.function.add_reg(Kind::I32, name))
    }

    /// A scratch register for the literal that is operand number `index` among the literals.
    pub(super) fn scratch_register(
        &mut self,
        kind: Kind,
        index: usize,
        token: &Token<'a>,
    ) -> Result<Reg, TextError> {
        if let Some(&reg) = self.scratch.get(&(kind, index)) {
            return Ok(reg);
        }
        let reg = self.new_register(token, None, Some(kind))?;
        self.scratch.insert((kind, index), reg);
        Ok(reg)
    }

    /// Notes that a register is written, and with what kind.
    pub(super) fn define(&mut self, reg: Reg, kind: Option<Kind>) {
        let state = &mut self.reg_states[reg.index()];
        state.defined = true;
        state.kind = state.kind.or(kind);
    }

    /// Reads the kind after `%x:`.
    pub(super) fn annotate(&mut self, reg: Reg, register: &Token<'a>) -> Result<(), TextError> {
        let token = self.tokens.take(TokenKind::Word, "a kind")?;
        let kind = lookup_kind(self.program, &token)?;
        let state = &mut self.reg_states[reg.index()];
        if let Some(known) = state.kind.filter(|known| *known != kind) {
            return Err(token.error(format!("`{}` is {} already", register.text, known.name())));
        }
        state.kind = Some(kind);
        Ok(())
    }

    /// A register operand: a register, or a literal that will be put into one.
    pub(super) fn operand(&mut self) -> Result<Reg, TextError> {
        let token = self.tokens.current;
        if token.kind == TokenKind::Register {
            self.tokens.advance()?;
            return self.register(&token);
        }
        let Some(literal) = parse_literal(&mut self.tokens)? else {
            return Err(self.tokens.unexpected("a register or a literal"));
        };
        if self.literals.len() == MAX_LITERALS {
            return Err(token.error(format!("more than {MAX_LITERALS} literals in an operation")));
        }
        self.literals.push(literal);
        Ok(Reg((FIRST_LITERAL + self.literals.len() - 1) as u16))
    }

    /// Gives registers without a kind the one that the operation wants, and returns the kinds of
    /// the operation's literals.
    pub(super) fn infer(&mut self, op: &Op) -> Vec<Option<Kind>> {
        let mut literal_kinds = vec![None; self.literals.len()];
        let states = &mut self.reg_states;
        let program = &*self.program;
        let signature = |id| program.signature(id).ok();
        operand_kinds(
            op,
            self.function.result,
            &signature,
            &mut |role, reg, wants| {
                let kind = match wants {
                    Wants::One(kind) => Some(kind),
                    Wants::Same(other) => match other.index().checked_sub(FIRST_LITERAL) {
                        Some(index) => literal_kinds[index],
                        None => states[other.index()].kind,
                    },
                    _ => None,
                };
                if let Some(index) = reg.index().checked_sub(FIRST_LITERAL) {
                    literal_kinds[index] = literal_kinds[index].or(kind);
                    return;
                }
                let state = &mut states[reg.index()];
                state.kind = state.kind.or(kind);
                state.defined |= role == RegisterRole::Def;
            },
        );
        literal_kinds
    }

    /// `regs %a: i32, %b: ref` declares registers in order.
    pub(super) fn register_declaration(&mut self) -> Result<(), TextError> {
        loop {
            let token = self
                .tokens
                .take(TokenKind::Register, "a register such as `%x`")?;
            if self.reg_names.contains_key(token.text) {
                return Err(token.error(format!("`{}` is known already", token.text)));
            }
            let reg = self.register(&token)?;
            self.tokens.expect(':')?;
            self.annotate(reg, &token)?;
            self.define(reg, None);
            if !self.tokens.eat(',')? {
                return self.tokens.end_of_statement();
            }
        }
    }

    /// Fills in the kinds of registers, and finds registers that nothing writes.
    pub(super) fn settle_kinds(&mut self) -> Result<(), TextError> {
        const ROUNDS: usize = 4;
        // Copies may be read before it is known what they copy, so a few more looks help.
        for _ in 0..ROUNDS {
            if self.reg_states.iter().all(|state| state.kind.is_some()) {
                break;
            }
            let ops = std::mem::take(&mut self.function.ops);
            for op in &ops {
                self.infer(op);
            }
            self.function.ops = ops;
        }
        for (index, state) in self.reg_states.iter().enumerate() {
            let shown = || {
                let reg = Reg(index as u16);
                let named = self.reg_names.iter().find(|(_, r)| **r == reg);
                named.map_or("%?", |(name, _)| name)
            };
            let fail = |message| Err(TextError::new(state.line, state.column, message));
            if !state.defined {
                let name = shown();
                let written = self.reg_names.iter();
                let written = written.filter(|(_, r)| self.reg_states[r.index()].defined);
                let near = suggestion(name, written.map(|(name, _)| *name));
                return fail(format!("nothing writes `{name}`{near}"));
            }
            match state.kind {
                Some(kind) => self.function.regs[index].kind = kind,
                None => {
                    let name = shown();
                    return fail(format!(
                        "cannot tell the kind of `{name}`; say it as in `{name}: i32 = …`"
                    ));
                }
            }
        }
        Ok(())
    }
}
