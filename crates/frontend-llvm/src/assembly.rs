//! Inline assembly that does nothing, or is a fence. What does more is not modelled.

use crate::TextError;
use crate::cursor::Cursor;
use crate::lexer::Token;
use crate::types::Type;

/// What is said of any other.
pub(crate) const UNKNOWN_ASSEMBLY: &str = "inline assembly";

/// Inline assembly as a call of a function that does the same.
pub(crate) struct Assembly {
    pub function: &'static str,
    /// The argument that the result is, if there is one: it stands in the same register.
    pub passes: Option<usize>,
}

/// Instructions that do nothing which another thread, or the thread itself, could notice. They hold
/// the compiler back, or the processor, but order no accesses.
const IDLE: &[&[u8]] = &[
    b"",
    b"nop",
    b"pause",
    b"rep; nop",
    b"rep;nop",
    b"rep nop",
    b"yield",
];

/// Instructions that order all accesses, if the compiler is held back as well. Adding nothing to
/// the top of the stack is one on x86.
const FULL_FENCES: &[&[u8]] = &[
    b"mfence",
    b"dmb ish",
    b"dmb sy",
    b"lock; addl $$0,0(%rsp)",
    b"lock; addl $$0,(%rsp)",
    b"lock; addl $$0,0(%esp)",
    b"lock; addl $$0,(%esp)",
    b"lock; addq $$0,0(%rsp)",
    b"lock; addq $$0,(%rsp)",
    b"lock; orl $$0,0(%rsp)",
    b"lock; orl $$0,(%rsp)",
    b"lock; orq $$0,0(%rsp)",
    b"lock; orq $$0,(%rsp)",
];

/// What holds the compiler back.
const CLOBBERS_MEMORY: &[u8] = b"~{memory}";

/// Whether one of a list of texts is this one, spaces and semicolons aside.
fn is_one_of(list: &[&[u8]], text: &[u8]) -> bool {
    fn letters(text: &[u8]) -> impl Iterator<Item = &u8> {
        let is_gap = |byte: &u8| byte.is_ascii_whitespace() || *byte == b';';
        text.iter().filter(move |byte| !is_gap(byte))
    }
    list.iter().any(|one| letters(one).eq(letters(text)))
}

/// The argument that stands in the register of the only result.
fn tied_to_result(constraints: &[u8]) -> Option<usize> {
    let mut argument = 0;
    for one in constraints.split(|&byte| byte == b',') {
        match one {
            b"0" => return Some(argument),
            [b'~', ..] => {}
            [b'=', rest @ ..] if !rest.starts_with(b"*") => {}
            _ => argument += 1,
        }
    }
    None
}

/// Reads inline assembly up to its arguments.
pub(crate) fn read_assembly(cursor: &mut Cursor<'_>, result: &Type) -> Result<Assembly, TextError> {
    let start = cursor.at;
    while matches!(cursor.peek(), Token::Word(_)) {
        cursor.at += 1;
    }
    let template = match cursor.next() {
        Token::Text(text) => Some(text.trim_ascii().to_vec()),
        _ => None,
    };
    let constraints = match cursor.eat(',') {
        true => match cursor.next() {
            Token::Text(text) => Some(text.clone()),
            _ => None,
        },
        false => None,
    };
    let has_operands = !matches!(
        (cursor.ahead(0), cursor.ahead(1)),
        (Token::Sign('('), Token::Sign(')'))
    );
    let meaning = template
        .zip(constraints)
        .and_then(|(template, constraints)| meaning(&template, &constraints, has_operands, result));
    if meaning.is_none() {
        cursor.at = start;
    }
    meaning.map_or_else(|| cursor.error(UNKNOWN_ASSEMBLY), Ok)
}

fn meaning(
    template: &[u8],
    constraints: &[u8],
    has_operands: bool,
    result: &Type,
) -> Option<Assembly> {
    let idle = Assembly {
        function: "llvm.donothing",
        passes: None,
    };
    let clobbers = constraints
        .split(|&byte| byte == b',')
        .any(|one| one == CLOBBERS_MEMORY);
    match result {
        // Nothing is done with operands where there are no instructions.
        Type::Void if template.is_empty() => Some(idle),
        Type::Void if has_operands => None,
        Type::Void if is_one_of(IDLE, template) => Some(idle),
        Type::Void if clobbers && is_one_of(FULL_FENCES, template) => Some(Assembly {
            function: "llvm.x86.sse2.mfence",
            passes: None,
        }),
        Type::Int(_) | Type::Pointer if template.is_empty() => Some(Assembly {
            passes: Some(tied_to_result(constraints)?),
            ..idle
        }),
        _ => None,
    }
}
