//! The reading of one instruction behind its result.

use crate::TextError;
use crate::assembly::{Assembly, UNKNOWN_ASSEMBLY, read_assembly};
use crate::cursor::{Constant, Cursor, Value};
use crate::instruction::{Argument, Operation, Ordering};
use crate::lexer::{Token, label_number};
use crate::types::Type;

fn label(cursor: &mut Cursor<'_>) -> Result<u32, TextError> {
    cursor.expect_word("label")?;
    match cursor.next() {
        Token::Local(name) => Ok(cursor.name(name)),
        _ => cursor.error("the name of a block is missing"),
    }
}

fn ordering(cursor: &mut Cursor<'_>) -> Result<Ordering, TextError> {
    if cursor.eat_word("syncscope") {
        cursor.skip_group()?;
    }
    let word = cursor.word()?;
    match Ordering::from_word(word) {
        Some(ordering) => Ok(ordering),
        None => cursor.error("an atomic order is missing"),
    }
}

/// Whether what follows orders a thread against its own signal handlers only.
fn is_for_one_thread(cursor: &mut Cursor<'_>) -> bool {
    let start = cursor.at;
    let is_scope = cursor.eat_word("syncscope") && *cursor.next() == Token::Sign('(');
    let is_own = is_scope && *cursor.next() == Token::Text(b"singlethread".to_vec());
    cursor.at = start;
    is_own
}

/// Skips flags such as `nsw` in front of a type.
fn skip_flags(cursor: &mut Cursor<'_>) -> Result<(), TextError> {
    const FLAGS: &[&str] = &[
        "nuw", "nsw", "exact", "disjoint", "nneg", "inbounds", "nusw", "fast", "nnan", "ninf",
        "nsz", "arcp", "contract", "afn", "reassoc", "samesign", "tail", "musttail", "notail",
        "volatile",
    ];
    while let Token::Word(word) = cursor.peek() {
        if word == "inrange" {
            cursor.at += 1;
            cursor.skip_group()?;
        } else if FLAGS.contains(&word.as_str()) {
            cursor.at += 1;
        } else {
            break;
        }
    }
    Ok(())
}

pub(crate) fn read_operation(cursor: &mut Cursor<'_>) -> Result<Operation, TextError> {
    skip_flags(cursor)?;
    let word = cursor.word()?.to_string();
    match word.as_str() {
        "alloca" => {
            cursor.eat_word("inalloca");
            let ty = cursor.ty()?;
            let mut count = None;
            while cursor.eat(',') {
                match cursor.peek() {
                    Token::Word(word) if word == "align" => {
                        cursor.at += 1;
                        cursor.integer()?;
                    }
                    Token::Word(word) if word == "addrspace" => {
                        cursor.at += 1;
                        cursor.skip_group()?;
                    }
                    Token::Meta(_) => {
                        cursor.at -= 1;
                        break;
                    }
                    _ => count = Some(cursor.typed_value()?),
                }
            }
            Ok(Operation::Alloca { ty, count })
        }
        "load" => {
            let atomic = cursor.eat_word("atomic");
            cursor.eat_word("volatile");
            let ty = cursor.ty()?;
            cursor.expect(',')?;
            let (_, pointer) = cursor.typed_value()?;
            let order = atomic.then(|| ordering(cursor)).transpose()?;
            Ok(Operation::Load { ty, pointer, order })
        }
        "store" => {
            let atomic = cursor.eat_word("atomic");
            cursor.eat_word("volatile");
            let (ty, value) = cursor.typed_value()?;
            cursor.expect(',')?;
            let (_, pointer) = cursor.typed_value()?;
            let order = atomic.then(|| ordering(cursor)).transpose()?;
            Ok(Operation::Store {
                ty,
                value,
                pointer,
                order,
            })
        }
        "fence" => {
            let is_own = is_for_one_thread(cursor);
            let order = ordering(cursor)?;
            Ok(Operation::Fence((!is_own).then_some(order)))
        }
        "cmpxchg" => {
            let weak = cursor.eat_word("weak");
            cursor.eat_word("volatile");
            let (_, pointer) = cursor.typed_value()?;
            cursor.expect(',')?;
            let (ty, expected) = cursor.typed_value()?;
            cursor.expect(',')?;
            let (_, new) = cursor.typed_value()?;
            let success = ordering(cursor)?;
            let failure = ordering(cursor)?;
            Ok(Operation::CompareExchange {
                weak,
                pointer,
                ty,
                expected,
                new,
                success,
                failure,
            })
        }
        "atomicrmw" => {
            cursor.eat_word("volatile");
            let operator = cursor.word()?.to_string();
            let (_, pointer) = cursor.typed_value()?;
            cursor.expect(',')?;
            let (ty, operand) = cursor.typed_value()?;
            let order = ordering(cursor)?;
            Ok(Operation::ReadModifyWrite {
                operator,
                pointer,
                ty,
                operand,
                order,
            })
        }
        "getelementptr" => {
            skip_flags(cursor)?;
            let source = cursor.ty()?;
            cursor.expect(',')?;
            let (ty, base) = cursor.typed_value()?;
            if ty != Type::Pointer {
                return cursor.error("addresses of vectors");
            }
            let mut indices = Vec::new();
            while cursor.is_sign(',') && !matches!(cursor.ahead(1), Token::Meta(_)) {
                cursor.at += 1;
                indices.push(cursor.typed_value()?);
            }
            Ok(Operation::ElementPointer {
                source,
                base,
                indices,
            })
        }
        "trunc" | "zext" | "sext" | "fptrunc" | "fpext" | "fptoui" | "fptosi" | "uitofp"
        | "sitofp" | "ptrtoint" | "inttoptr" | "bitcast" | "addrspacecast" => {
            skip_flags(cursor)?;
            let (from, value) = cursor.typed_value()?;
            cursor.expect_word("to")?;
            let to = cursor.ty()?;
            Ok(Operation::Cast {
                operator: word,
                from,
                value,
                to,
            })
        }
        "add" | "sub" | "mul" | "udiv" | "sdiv" | "urem" | "srem" | "shl" | "lshr" | "ashr"
        | "and" | "or" | "xor" | "fadd" | "fsub" | "fmul" | "fdiv" | "frem" => {
            skip_flags(cursor)?;
            let (ty, a) = cursor.typed_value()?;
            cursor.expect(',')?;
            let b = cursor.value(&ty)?;
            Ok(Operation::Binary {
                operator: word,
                ty,
                a,
                b,
            })
        }
        "fneg" => {
            skip_flags(cursor)?;
            let (ty, value) = cursor.typed_value()?;
            Ok(Operation::Negate { ty, value })
        }
        "icmp" | "fcmp" => {
            skip_flags(cursor)?;
            let predicate = cursor.word()?.to_string();
            let (ty, a) = cursor.typed_value()?;
            cursor.expect(',')?;
            let b = cursor.value(&ty)?;
            Ok(Operation::Compare {
                float: word == "fcmp",
                predicate,
                ty,
                a,
                b,
            })
        }
        "phi" => read_phi(cursor),
        "select" => {
            skip_flags(cursor)?;
            let (test, condition) = cursor.typed_value()?;
            if test != Type::Int(1) {
                return cursor.error("a choice between vectors");
            }
            cursor.expect(',')?;
            let (ty, a) = cursor.typed_value()?;
            cursor.expect(',')?;
            let (_, b) = cursor.typed_value()?;
            Ok(Operation::Select {
                condition,
                ty,
                a,
                b,
            })
        }
        "call" => read_call(cursor),
        "extractvalue" => {
            let (ty, value) = cursor.typed_value()?;
            let indices = indices(cursor)?;
            Ok(Operation::Extract { ty, value, indices })
        }
        "insertvalue" => {
            let (ty, value) = cursor.typed_value()?;
            cursor.expect(',')?;
            let (part_ty, part) = cursor.typed_value()?;
            let indices = indices(cursor)?;
            Ok(Operation::Insert {
                ty,
                value,
                part_ty,
                part,
                indices,
            })
        }
        "freeze" => {
            let (ty, value) = cursor.typed_value()?;
            Ok(Operation::Freeze { ty, value })
        }
        "va_arg" => {
            let (_, list) = cursor.typed_value()?;
            cursor.expect(',')?;
            let ty = cursor.ty()?;
            Ok(Operation::VariadicArgument { list, ty })
        }
        "ret" => {
            if cursor.eat_word("void") {
                return Ok(Operation::Return(None));
            }
            Ok(Operation::Return(Some(cursor.typed_value()?)))
        }
        "br" => {
            if cursor.is_word("label") {
                return Ok(Operation::Jump(label(cursor)?));
            }
            let (_, condition) = cursor.typed_value()?;
            cursor.expect(',')?;
            let then = label(cursor)?;
            cursor.expect(',')?;
            let otherwise = label(cursor)?;
            Ok(Operation::Branch {
                condition,
                then,
                otherwise,
            })
        }
        "switch" => {
            let (ty, value) = cursor.typed_value()?;
            cursor.expect(',')?;
            let otherwise = label(cursor)?;
            cursor.expect('[')?;
            let mut cases = Vec::new();
            while !cursor.eat(']') {
                cursor.ty()?;
                let number = match cursor.peek() {
                    Token::Word(word) if word == "true" => 1,
                    Token::Word(word) if word == "false" => 0,
                    _ => {
                        let number = cursor.integer()?;
                        cursor.at -= 1;
                        number
                    }
                };
                cursor.at += 1;
                cursor.expect(',')?;
                cases.push((number, label(cursor)?));
            }
            Ok(Operation::Switch {
                ty,
                value,
                otherwise,
                cases,
            })
        }
        "indirectbr" => {
            let (_, address) = cursor.typed_value()?;
            cursor.expect(',')?;
            cursor.expect('[')?;
            let mut targets = Vec::new();
            while !cursor.eat(']') {
                let number = match cursor.ahead(1) {
                    Token::Local(name) => label_number(name),
                    _ => 0,
                };
                targets.push((number, label(cursor)?));
                if !cursor.is_sign(']') {
                    cursor.expect(',')?;
                }
            }
            Ok(Operation::IndirectJump { address, targets })
        }
        "unreachable" => Ok(Operation::Unreachable),
        _ => cursor.error("is not modelled"),
    }
}

fn indices(cursor: &mut Cursor<'_>) -> Result<Vec<u64>, TextError> {
    let mut out = Vec::new();
    while cursor.is_sign(',') && matches!(cursor.ahead(1), Token::Integer(_)) {
        cursor.at += 1;
        out.push(cursor.integer()?);
    }
    Ok(out)
}

fn read_phi(cursor: &mut Cursor<'_>) -> Result<Operation, TextError> {
    skip_flags(cursor)?;
    let ty = cursor.ty()?;
    let mut incoming = Vec::new();
    loop {
        cursor.expect('[')?;
        let value = cursor.value(&ty)?;
        cursor.expect(',')?;
        let block = match cursor.next() {
            Token::Local(name) => cursor.name(name),
            _ => return cursor.error("the name of a block is missing"),
        };
        cursor.expect(']')?;
        incoming.push((value, block));
        if !(cursor.is_sign(',') && *cursor.ahead(1) == Token::Sign('[')) {
            break;
        }
        cursor.at += 1;
    }
    Ok(Operation::Phi { ty, incoming })
}

fn read_call(cursor: &mut Cursor<'_>) -> Result<Operation, TextError> {
    skip_flags(cursor)?;
    // Calling conventions and attributes of the result come before its type.
    const CONVENTIONS: &[&str] = &["fastcc", "coldcc", "ccc", "tailcc"];
    loop {
        match cursor.peek() {
            Token::Word(word) if CONVENTIONS.contains(&word.as_str()) => cursor.at += 1,
            Token::Word(word)
                if matches!(
                    word.as_str(),
                    "zeroext" | "signext" | "noundef" | "nonnull" | "noalias" | "inreg"
                ) =>
            {
                cursor.at += 1;
            }
            Token::Word(word)
                if matches!(
                    word.as_str(),
                    "dereferenceable" | "dereferenceable_or_null" | "range" | "nofpclass"
                ) =>
            {
                cursor.at += 1;
                cursor.skip_group()?;
            }
            Token::Word(word) if word == "align" => {
                cursor.at += 1;
                cursor.integer()?;
            }
            _ => break,
        }
    }
    let ty = cursor.ty()?;
    let (result, variadic) = match ty {
        Type::Function {
            result, variadic, ..
        } => ((*result).clone(), variadic),
        other => (other, None),
    };
    let mut passed_on = None;
    let callee = match cursor.is_word("asm") {
        true => {
            let Assembly { function, passes } = read_assembly(cursor, &result)?;
            passed_on = passes;
            Value::Constant(Constant::Global(function.into()))
        }
        false => cursor.value(&Type::Pointer)?,
    };
    cursor.expect('(')?;
    let mut arguments = Vec::new();
    while !cursor.eat(')') {
        let ty = cursor.ty()?;
        if ty == Type::Metadata {
            cursor.skip_operand()?;
        } else {
            let by_value = cursor.attributes()?;
            let value = cursor.value(&ty)?;
            arguments.push(Argument {
                ty,
                value,
                by_value,
            });
        }
        if !cursor.is_sign(')') {
            cursor.expect(',')?;
        }
    }
    // Attributes of the call, and bundles of operands, as far as its line goes.
    let line = cursor.line_before();
    while cursor.line() == line {
        match cursor.peek() {
            Token::Word(_) | Token::Group | Token::Text(_) | Token::Sign('=') => cursor.at += 1,
            Token::Sign('(') => cursor.skip_group()?,
            _ => break,
        }
    }
    if cursor.is_sign('[') {
        cursor.skip_group()?;
    }
    if let Some(at) = passed_on {
        return match arguments.get(at) {
            Some(Argument { ty, value, .. }) if *ty == result => Ok(Operation::Freeze {
                ty: result,
                value: value.clone(),
            }),
            _ => cursor.error(UNKNOWN_ASSEMBLY),
        };
    }
    Ok(Operation::Call {
        result,
        variadic,
        callee,
        arguments,
    })
}
