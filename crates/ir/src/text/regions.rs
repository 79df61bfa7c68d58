//! Exception regions in both written forms: blocks, and one line per row of the table.
//!
//! `try { … } catch X %e { … } finally { … }` protects as people expect: catches protect the
//! body, and a finally or fault protects everything before it. A block whose end can be reached
//! leaves to what follows the last clause.

use super::TextError;
use super::body::Parser;
use super::lexer::{Token, TokenKind};
use super::resolve::{lookup_class, position};
use crate::limits::{MAX_HANDLERS, MAX_NESTING, MAX_REGIONS};
use crate::{ClassId, Def, Handler, Kind, Op, Reg, Region, RegionKind, Target};

/// A row of the table whose ends are labels until the body is complete.
struct RegionLine<'a> {
    token: Token<'a>,
    kind: RegionKind,
    labels: [u32; 4],
}

/// A row of a flat table: protected from, to, and where to go, as labels.
struct HandlerLine {
    class: Option<ClassId>,
    exception: Reg,
    labels: [u32; 3],
}

/// What blocks have produced so far.
#[derive(Default)]
pub(super) struct Blocks<'a> {
    depth: usize,
    lines: Vec<RegionLine<'a>>,
    handlers: Vec<HandlerLine>,
}

/// How a block ends when its last operation does not say so.
#[derive(Clone, Copy, PartialEq)]
enum BlockEnd {
    Leave(u32),
    EndFinally,
    Filter,
}

impl<'a> Parser<'a> {
    fn here(&self) -> u32 {
        self.function.ops.len() as u32
    }

    /// Reads a `try` block with its clauses; the word is taken already.
    pub(super) fn try_block(&mut self, start: Token<'a>) -> Result<(), TextError> {
        self.blocks.depth += 1;
        if self.blocks.depth > MAX_NESTING {
            return Err(start.error(format!("blocks are nested more than {MAX_NESTING} deep")));
        }
        let end = self.anonymous_label(start);
        let first = self.here();
        self.block(BlockEnd::Leave(end), None)?;
        let mut protected = self.here();
        let mut clauses = 0;
        while let Some(clause) = self.clause_word()? {
            let extent = (first, protected);
            match clause.text {
                "catch" => {
                    let name = self.tokens.take(TokenKind::Word, "the class to catch")?;
                    let class = lookup_class(self.program, &name)?;
                    self.catch(clause, extent, class, end)?;
                }
                "filter" => self.filter(clause, extent, end)?,
                "finally" => {
                    let extent = (first, self.here());
                    self.cleanup(clause, extent, RegionKind::Finally)?;
                    protected = self.here();
                }
                _ => {
                    let extent = (first, self.here());
                    self.cleanup(clause, extent, RegionKind::Fault)?;
                    protected = self.here();
                }
            }
            clauses += 1;
        }
        if clauses == 0 {
            return Err(self
                .tokens
                .unexpected("`catch`, `filter`, `finally` or `fault` after a `try` block"));
        }
        self.bind(end);
        self.blocks.depth -= 1;
        Ok(())
    }

    fn clause_word(&mut self) -> Result<Option<Token<'a>>, TextError> {
        let known = ["catch", "filter", "finally", "fault"];
        match known.iter().any(|word| self.tokens.is_word(word)) {
            true => self.tokens.advance().map(Some),
            false => Ok(None),
        }
    }

    fn catch(
        &mut self,
        clause: Token<'a>,
        extent: (u32, u32),
        class: ClassId,
        end: u32,
    ) -> Result<(), TextError> {
        let caught = self.caught_register()?;
        let handler = self.here();
        self.block(BlockEnd::Leave(end), caught)?;
        self.add_region(clause, RegionKind::Catch(class), extent, handler)
    }

    fn filter(&mut self, clause: Token<'a>, extent: (u32, u32), end: u32) -> Result<(), TextError> {
        let caught = self.caught_register()?;
        let filter = self.here();
        self.block(BlockEnd::Filter, caught)?;
        self.tokens.expect_word("handle")?;
        let caught = self.caught_register()?;
        let handler = self.here();
        self.block(BlockEnd::Leave(end), caught)?;
        self.add_region(clause, RegionKind::Filter(filter), extent, handler)
    }

    fn cleanup(
        &mut self,
        clause: Token<'a>,
        extent: (u32, u32),
        kind: RegionKind,
    ) -> Result<(), TextError> {
        let handler = self.here();
        self.block(BlockEnd::EndFinally, None)?;
        self.add_region(clause, kind, extent, handler)
    }

    fn add_region(
        &mut self,
        clause: Token<'a>,
        kind: RegionKind,
        (start, end): (u32, u32),
        handler: u32,
    ) -> Result<(), TextError> {
        if self.function.regions.len() == MAX_REGIONS {
            return Err(clause.error(format!("more than {MAX_REGIONS} regions in a function")));
        }
        self.function.regions.push(Region {
            kind,
            start,
            end,
            handler,
            handler_end: self.here(),
        });
        Ok(())
    }

    /// The register after `catch X`, `filter` or `handle` that the exception is put into.
    fn caught_register(&mut self) -> Result<Option<Token<'a>>, TextError> {
        match self.tokens.current.kind {
            TokenKind::Register => self.tokens.advance().map(Some),
            _ => Ok(None),
        }
    }

    /// Reads the statements of a block in braces.
    fn block(&mut self, end: BlockEnd, caught: Option<Token<'a>>) -> Result<(), TextError> {
        self.tokens.expect('{')?;
        let first = self.here();
        if let Some(token) = caught {
            let dst = self.register(&token)?;
            self.define(dst, Some(Kind::Ref));
            self.push(Op::Caught { dst: Def(dst) }, position(&token), &token)?;
        }
        while !self.tokens.is('}') {
            self.statement()?;
        }
        let close = self.tokens.advance()?;
        let open_end = self.here() == first
            || self.label_at_end()
            || self
                .function
                .ops
                .last()
                .is_some_and(|op| op.falls_through());
        if open_end {
            let op = match end {
                BlockEnd::Leave(label) => Op::Leave {
                    target: Target(label),
                },
                BlockEnd::EndFinally => Op::EndFinally {},
                BlockEnd::Filter => {
                    return Err(close.error("a filter ends with `endfilter`"));
                }
            };
            self.push(op, position(&close), &close)?;
        }
        Ok(())
    }

    /// Reads `region catch X from A to B handler C to D`; the first word is taken already.
    pub(super) fn region_line(&mut self, token: Token<'a>) -> Result<(), TextError> {
        const KINDS: &str = "`catch`, `filter`, `finally` or `fault`";
        if self.blocks.lines.len() == MAX_REGIONS {
            return Err(token.error(format!("more than {MAX_REGIONS} regions in a function")));
        }
        let word = self.tokens.take(TokenKind::Word, KINDS)?;
        let kind = match word.text {
            "catch" => {
                let name = self.tokens.take(TokenKind::Word, "the class to catch")?;
                RegionKind::Catch(lookup_class(self.program, &name)?)
            }
            "filter" => RegionKind::Filter(self.label(false)?),
            "finally" => RegionKind::Finally,
            "fault" => RegionKind::Fault,
            _ => return Err(word.error(format!("expected {KINDS}, found {}", word.describe()))),
        };
        let mut labels = [0; 4];
        for (label, word) in labels.iter_mut().zip(["from", "to", "handler", "to"]) {
            self.tokens.expect_word(word)?;
            *label = self.label(false)?;
        }
        self.blocks.lines.push(RegionLine {
            token,
            kind,
            labels,
        });
        self.tokens.end_of_statement()
    }

    /// Reads `on X %e from A to B goto C`, a row of a flat table; the first word is taken already.
    pub(super) fn handler_line(&mut self, token: Token<'a>) -> Result<(), TextError> {
        if self.blocks.handlers.len() == MAX_HANDLERS {
            return Err(token.error(format!("more than {MAX_HANDLERS} handlers in a function")));
        }
        let class = match self.tokens.current.kind {
            TokenKind::Register => None,
            _ => {
                let name = self
                    .tokens
                    .take(TokenKind::Word, "a class or the register for the exception")?;
                Some(lookup_class(self.program, &name)?)
            }
        };
        let register = self
            .tokens
            .take(TokenKind::Register, "the register for the exception")?;
        let exception = self.register(&register)?;
        self.define(exception, Some(Kind::Ref));
        let mut labels = [0; 3];
        for (label, word) in labels.iter_mut().zip(["from", "to", "goto"]) {
            self.tokens.expect_word(word)?;
            *label = self.label(word == "goto")?;
        }
        self.blocks.handlers.push(HandlerLine {
            class,
            exception,
            labels,
        });
        self.tokens.end_of_statement()
    }

    /// Appends the rows that were written as lines, now that labels have places.
    pub(super) fn resolve_regions(&mut self) -> Result<(), TextError> {
        for line in std::mem::take(&mut self.blocks.lines) {
            let kind = match line.kind {
                RegionKind::Filter(label) => RegionKind::Filter(self.label_pc(label)?),
                kind => kind,
            };
            let [start, end, handler, handler_end] = line.labels;
            if self.function.regions.len() == MAX_REGIONS {
                let message = format!("more than {MAX_REGIONS} regions in a function");
                return Err(line.token.error(message));
            }
            let region = Region {
                kind,
                start: self.label_pc(start)?,
                end: self.label_pc(end)?,
                handler: self.label_pc(handler)?,
                handler_end: self.label_pc(handler_end)?,
            };
            self.function.regions.push(region);
        }
        for line in std::mem::take(&mut self.blocks.handlers) {
            let [start, end, target] = line.labels;
            let row = Handler {
                start: self.label_pc(start)?,
                end: self.label_pc(end)?,
                target: self.label_pc(target)?,
                class: line.class,
                exception: line.exception,
            };
            self.function.handlers.push(row);
        }
        Ok(())
    }
}
