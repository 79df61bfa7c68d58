//! How each type of operand is written and read.

use super::body::Parser;
use super::lexer::TokenKind;
use super::literal::{parse_literal, parse_string, parse_unsigned, print_number};
use super::names::{decode_part, decode_word, dots, escape_into, listing, quote_part, suggestion};
use super::print::Printer;
use super::resolve::{lookup_class, lookup_function};
use super::{TextError, TextOperand};
use crate::{
    Args, CasOrder, Cell, ClassId, Def, FailureOrder, FenceKind, FieldRef, FuncId, Kind, MarkId,
    NativeId, Number, OptDef, OptString, OptUse, Order, Place, Reg, RmwOp, Storage, StringId,
    Target, Targets, UpdateOrder,
};
use std::fmt::Write;

impl TextOperand for Reg {
    fn print(&self, printer: &mut Printer<'_>, _: &'static str) {
        printer.separator();
        printer.register(*self);
    }

    fn parse(parser: &mut Parser<'_>, _: &'static str) -> Result<Self, TextError> {
        parser.separator()?;
        parser.operand()
    }
}

/// The printer writes the result before the mnemonic, so there is nothing left to do here.
impl TextOperand for Def {
    fn print(&self, _: &mut Printer<'_>, _: &'static str) {}

    fn parse(parser: &mut Parser<'_>, _: &'static str) -> Result<Self, TextError> {
        let name = parser.operation_name();
        parser.take_result().map(Def).ok_or_else(|| {
            parser.operation_error(format!(
                "`{name}` needs a register for its result, as in `%x = {name} …`"
            ))
        })
    }
}

impl TextOperand for OptDef {
    fn print(&self, _: &mut Printer<'_>, _: &'static str) {}

    fn parse(parser: &mut Parser<'_>, _: &'static str) -> Result<Self, TextError> {
        Ok(OptDef(parser.take_result()))
    }
}

/// An optional operand follows its name, except the value of a return.
impl TextOperand for OptUse {
    fn print(&self, printer: &mut Printer<'_>, name: &'static str) {
        let Some(reg) = self.0 else { return };
        if name == "value" {
            printer.separator();
        } else {
            let _ = write!(printer.out, " {name} ");
        }
        printer.register(reg);
    }

    fn parse(parser: &mut Parser<'_>, name: &'static str) -> Result<Self, TextError> {
        let token = parser.tokens.current;
        if token.first {
            return Ok(OptUse(None));
        }
        let present = match name {
            "value" => !matches!(
                token.kind,
                TokenKind::Punctuation(';' | '}' | '@') | TokenKind::End
            ),
            _ => parser.tokens.eat_word(name)?,
        };
        Ok(OptUse(match present {
            true => Some(parser.operand()?),
            false => None,
        }))
    }
}

impl TextOperand for Args {
    fn print(&self, printer: &mut Printer<'_>, _: &'static str) {
        printer.out.push('(');
        for (index, reg) in self.0.iter().enumerate() {
            if index > 0 {
                printer.out.push_str(", ");
            }
            printer.register(*reg);
        }
        printer.out.push(')');
    }

    fn parse(parser: &mut Parser<'_>, _: &'static str) -> Result<Self, TextError> {
        parser.tokens.expect('(')?;
        let mut args = Vec::new();
        while !parser.tokens.eat(')')? {
            if !args.is_empty() {
                parser.tokens.expect(',')?;
            }
            args.push(parser.operand()?);
        }
        Ok(Args(args.into()))
    }
}

impl TextOperand for Target {
    fn print(&self, printer: &mut Printer<'_>, _: &'static str) {
        printer.separator();
        printer.label(self.0);
    }

    fn parse(parser: &mut Parser<'_>, _: &'static str) -> Result<Self, TextError> {
        parser.separator()?;
        parser.label(true).map(Target)
    }
}

impl TextOperand for Targets {
    fn print(&self, printer: &mut Printer<'_>, _: &'static str) {
        printer.separator();
        printer.out.push('[');
        for (index, target) in self.0.iter().enumerate() {
            if index > 0 {
                printer.out.push_str(", ");
            }
            printer.label(*target);
        }
        printer.out.push(']');
    }

    fn parse(parser: &mut Parser<'_>, _: &'static str) -> Result<Self, TextError> {
        parser.separator()?;
        parser.tokens.expect('[')?;
        let mut targets = Vec::new();
        while !parser.tokens.eat(']')? {
            if !targets.is_empty() {
                parser.tokens.expect(',')?;
            }
            targets.push(parser.label(true)?);
        }
        Ok(Targets(targets.into()))
    }
}

impl TextOperand for Number {
    fn print(&self, printer: &mut Printer<'_>, _: &'static str) {
        let _ = write!(printer.out, " {} ", self.kind.name());
        print_number(printer.out, *self);
    }

    fn parse(parser: &mut Parser<'_>, _: &'static str) -> Result<Self, TextError> {
        let token = parser
            .tokens
            .take(TokenKind::Word, "a kind, as in `const i32 1`")?;
        let kind = Kind::ALL.into_iter().find(|kind| kind.name() == token.text);
        let kind = kind.ok_or_else(|| {
            let kinds = Kind::ALL.iter().map(|k| k.name());
            token.error(format!(
                "unknown kind `{}`{}",
                token.text,
                suggestion(token.text, kinds)
            ))
        })?;
        match parse_literal(&mut parser.tokens)? {
            Some((token, literal)) => literal.number(&token, kind),
            None => Err(parser.tokens.unexpected("a number")),
        }
    }
}

impl TextOperand for StringId {
    fn print(&self, printer: &mut Printer<'_>, _: &'static str) {
        printer.separator();
        let units = printer.source.string_literal(*self);
        escape_into(printer.out, units.iter().copied(), '"');
    }

    fn parse(parser: &mut Parser<'_>, _: &'static str) -> Result<Self, TextError> {
        parser.separator()?;
        let token = parser.tokens.take(TokenKind::String, "a string")?;
        Ok(parser.program.add_string_units(parse_string(&token)?))
    }
}

impl TextOperand for OptString {
    fn print(&self, printer: &mut Printer<'_>, name: &'static str) {
        if let Some(id) = self.0 {
            id.print(printer, name);
        }
    }

    fn parse(parser: &mut Parser<'_>, name: &'static str) -> Result<Self, TextError> {
        Ok(OptString(match parser.tokens.is(',') {
            true => Some(StringId::parse(parser, name)?),
            false => None,
        }))
    }
}

impl TextOperand for NativeId {
    fn print(&self, printer: &mut Printer<'_>, _: &'static str) {
        printer.separator();
        let name = printer.source.native_name(*self);
        escape_into(printer.out, name.encode_utf16(), '"');
    }

    fn parse(parser: &mut Parser<'_>, _: &'static str) -> Result<Self, TextError> {
        parser.separator()?;
        let token = parser
            .tokens
            .take(TokenKind::String, "the name of a native in quotes")?;
        let name = String::from_utf16_lossy(&parse_string(&token)?);
        Ok(parser.program.add_native(&name))
    }
}

impl TextOperand for ClassId {
    fn print(&self, printer: &mut Printer<'_>, _: &'static str) {
        printer.separator();
        printer.class(*self);
    }

    fn parse(parser: &mut Parser<'_>, _: &'static str) -> Result<Self, TextError> {
        parser.separator()?;
        let token = parser.tokens.take(TokenKind::Word, "the name of a class")?;
        lookup_class(parser.program, &token)
    }
}

impl TextOperand for FuncId {
    fn print(&self, printer: &mut Printer<'_>, _: &'static str) {
        printer.separator();
        printer.function(*self);
    }

    fn parse(parser: &mut Parser<'_>, _: &'static str) -> Result<Self, TextError> {
        parser.separator()?;
        let token = parser
            .tokens
            .take(TokenKind::Word, "the name of a function")?;
        lookup_function(parser.program, &token)
    }
}

/// An offset into the frame: the name of a cell, or a number.
impl TextOperand for u32 {
    fn print(&self, printer: &mut Printer<'_>, _: &'static str) {
        printer.separator();
        printer.frame_offset(*self);
    }

    fn parse(parser: &mut Parser<'_>, _: &'static str) -> Result<Self, TextError> {
        parser.separator()?;
        let token = parser.tokens.current;
        if token.kind != TokenKind::Word {
            let value = parse_unsigned(&mut parser.tokens, "the name of a cell of the frame")?;
            return u32::try_from(value).map_err(|_| token.error("the offset is too large"));
        }
        parser.tokens.advance()?;
        let name = decode_word(&token)?;
        parser.frame_names.get(&*name).copied().ok_or_else(|| {
            let mut names: Vec<&str> = parser.frame_names.keys().map(String::as_str).collect();
            names.sort_unstable();
            token.error(format!(
                "unknown cell `{name}` of the frame{}",
                listing(names.into_iter())
            ))
        })
    }
}

impl TextOperand for MarkId {
    fn print(&self, printer: &mut Printer<'_>, _: &'static str) {
        let _ = write!(printer.out, " {}", self.0);
    }

    fn parse(parser: &mut Parser<'_>, _: &'static str) -> Result<Self, TextError> {
        let token = parser.tokens.current;
        let value = parse_unsigned(&mut parser.tokens, "the number of the mark")?;
        let number = u32::try_from(value);
        number.map_or_else(
            |_| Err(token.error("the number is too large")),
            |n| Ok(MarkId(n)),
        )
    }
}

macro_rules! word_operand {
    ($($type:ty, $what:literal;)*) => {
        $(impl TextOperand for $type {
            fn print(&self, printer: &mut Printer<'_>, _: &'static str) {
                let _ = write!(printer.out, " {}", self.name());
            }

            fn parse(parser: &mut Parser<'_>, _: &'static str) -> Result<Self, TextError> {
                let token = parser.tokens.take(TokenKind::Word, $what)?;
                <$type>::from_name(token.text).ok_or_else(|| {
                    let names = <$type>::ALL.iter().map(|one| one.name());
                    token.error(format!(
                        "expected {}, found {}{}", $what, token.describe(), suggestion(token.text, names)
                    ))
                })
            }
        })*
    };
}

word_operand! {
    RmwOp, "`xchg`, `add`, `sub`, `and`, `or` or `xor`";
    FenceKind, "`full`, `acquire`, `release`, `acq_rel`, `ll`, `ls`, `sl` or `ss`";
    FailureOrder, "`relaxed`, `acquire` or `volatile`";
}

/// Plain accesses do not say so.
impl TextOperand for Order {
    fn print(&self, printer: &mut Printer<'_>, _: &'static str) {
        if *self != Order::Plain {
            let _ = write!(printer.out, " {}", self.name());
        }
    }

    fn parse(parser: &mut Parser<'_>, _: &'static str) -> Result<Self, TextError> {
        for order in Order::ALL {
            if parser.tokens.eat_word(order.name())? {
                return Ok(*order);
            }
        }
        Ok(Order::Plain)
    }
}

/// Full fences do not say so.
impl TextOperand for UpdateOrder {
    fn print(&self, printer: &mut Printer<'_>, _: &'static str) {
        if *self != UpdateOrder::Volatile {
            let _ = write!(printer.out, " {}", self.name());
        }
    }

    fn parse(parser: &mut Parser<'_>, _: &'static str) -> Result<Self, TextError> {
        for order in UpdateOrder::ALL {
            if parser.tokens.eat_word(order.name())? {
                return Ok(*order);
            }
        }
        Ok(UpdateOrder::Volatile)
    }
}

/// The order of a failure is written if the other one does not imply it.
impl TextOperand for CasOrder {
    fn print(&self, printer: &mut Printer<'_>, name: &'static str) {
        self.success.print(printer, name);
        if self.failure != CasOrder::of(self.success).failure {
            printer.out.push_str(" else");
            self.failure.print(printer, name);
        }
    }

    fn parse(parser: &mut Parser<'_>, name: &'static str) -> Result<Self, TextError> {
        let mut order = CasOrder::of(UpdateOrder::parse(parser, name)?);
        if parser.tokens.eat_word("else")? {
            order.failure = FailureOrder::parse(parser, name)?;
        }
        Ok(order)
    }
}

impl TextOperand for Place {
    fn print(&self, printer: &mut Printer<'_>, _: &'static str) {
        printer.separator();
        match *self {
            Place::Field(base, field) => {
                printer.register(base);
                printer.out.push('.');
                print_field(printer, field);
            }
            Place::Static(field) | Place::ThreadStatic(field) => print_field(printer, field),
            Place::Element(array, index, cell) => {
                let _ = write!(printer.out, "{} ", cell.name());
                printer.register(array);
                printer.out.push('[');
                printer.register(index);
                printer.out.push(']');
            }
            Place::Pointer(base, offset, cell) => {
                let _ = write!(printer.out, "{} [", cell.name());
                printer.register(base);
                if offset != 0 {
                    let sign = if offset < 0 { '-' } else { '+' };
                    let _ = write!(printer.out, " {sign} {}", offset.unsigned_abs());
                }
                printer.out.push(']');
            }
        }
    }

    fn parse(parser: &mut Parser<'_>, _: &'static str) -> Result<Self, TextError> {
        parser.separator()?;
        let token = parser.tokens.current;
        match token.kind {
            TokenKind::Register => {
                let base = parser.operand()?;
                if parser.tokens.is('[') {
                    return Err(token.error("an element needs its type, as in `i32 %a[%i]`"));
                }
                parser.tokens.expect('.')?;
                let (field, storage) = parse_field(parser)?;
                match storage {
                    Storage::Instance => Ok(Place::Field(base, field)),
                    _ => Err(token.error("a static field is named without a register")),
                }
            }
            TokenKind::Word => match Cell::from_name(token.text) {
                Some(cell) => {
                    parser.tokens.advance()?;
                    parse_cell(parser, cell)
                }
                None => match parse_field(parser)? {
                    (field, Storage::Static) => Ok(Place::Static(field)),
                    (field, Storage::ThreadStatic) => Ok(Place::ThreadStatic(field)),
                    (_, Storage::Instance) => Err(token.error(format!(
                        "`{}` is a field of objects; name one, as in `%x.{}`",
                        token.text, token.text
                    ))),
                },
            },
            TokenKind::Punctuation('[') => {
                Err(token.error("an access needs its type, as in `i32 [%p]`"))
            }
            _ => Err(parser.tokens.unexpected(
                "a place: `Class.field`, `%x.Class.field`, `i32 %a[%i]` or `i32 [%p + 4]`",
            )),
        }
    }
}

fn print_field(printer: &mut Printer<'_>, field: FieldRef) {
    let (class, name) = match printer.source.field(field.id) {
        Some(found) => (found.class, found.name),
        None => (field.class, format!("field {}", field.id.0)),
    };
    printer.class(class);
    printer.out.push('.');
    printer.out.push_str(&quote_part(&name));
}

/// Reads what stands after the type of an access: an element or a pointer.
fn parse_cell(parser: &mut Parser<'_>, cell: Cell) -> Result<Place, TextError> {
    if !parser.tokens.is('[') {
        let array = parser.operand()?;
        parser.tokens.expect('[')?;
        let index = parser.operand()?;
        parser.tokens.expect(']')?;
        return Ok(Place::Element(array, index, cell));
    }
    parser.tokens.advance()?;
    let base = parser.operand()?;
    let mut offset = 0i64;
    let token = parser.tokens.current;
    if parser.tokens.eat('+')? {
        offset = parse_unsigned(&mut parser.tokens, "an offset in bytes")? as i64;
    } else if parser.tokens.eat('-')? {
        let magnitude = parse_unsigned(&mut parser.tokens, "an offset in bytes")?;
        offset = 0i64.checked_sub_unsigned(magnitude).unwrap_or(i64::MIN);
    } else if token.kind == TokenKind::Number {
        parser.tokens.advance()?;
        offset = token.text.parse().unwrap_or(i64::MIN);
    }
    let offset =
        i32::try_from(offset).map_err(|_| token.error("the offset does not fit into 32 bits"))?;
    parser.tokens.expect(']')?;
    Ok(Place::Pointer(base, offset, cell))
}

/// Reads `Class.field`; the longest class name that fits wins.
fn parse_field(parser: &mut Parser<'_>) -> Result<(FieldRef, Storage), TextError> {
    let token = parser
        .tokens
        .take(TokenKind::Word, "a field such as `Class.field`")?;
    let mut nearest = None;
    for dot in dots(token.text) {
        let class_name = decode_part(&token, &token.text[..dot])?;
        let field_name = decode_part(&token, &token.text[dot + 1..])?;
        let Some(class) = parser.program.find_class(&class_name) else {
            continue;
        };
        if let Some(field) = parser.program.find_field(class, &field_name) {
            let storage = parser.program.fields[field.id.index()].storage;
            return Ok((field, storage));
        }
        nearest.get_or_insert((class, field_name));
    }
    let Some((class, field)) = nearest else {
        let name = decode_word(&token)?;
        let class = name.rsplit_once('.').map_or(&*name, |(class, _)| class);
        if class.len() == name.len() {
            return Err(token.error(format!(
                "expected a field such as `Class.field`, found {}",
                token.describe()
            )));
        }
        let names = parser.program.classes.iter();
        let names = names.map(|c| c.class.name.as_str());
        let near = suggestion(class, names);
        return Err(token.error(format!("unknown class `{class}`{near}")));
    };
    let entry = &parser.program.classes[class.index()];
    let ids = entry.fields.iter();
    let names = ids.map(|id| parser.program.fields[id.index()].name.as_str());
    Err(token.error(format!(
        "unknown field `{field}` of class `{}`{}",
        entry.class.name,
        listing(names)
    )))
}
