//! Strings and characters.

use crate::rows::{native, pure, touching};
use crate::support::{Answer, new_array, new_text, program, read, stopped, text, unsupported};
use fencepost_ir::{ARRAY_DATA, Cell, Kind};
use fencepost_vm::{Arguments, Exec, Native, NativeResult, NativeText, ObjectId, State, word};

const S: Kind = Kind::Ref;
const I: Kind = Kind::I32;

pub(crate) const ROWS: &[Native] = &[
    pure("java/lang/String.length()I", &[S], I, native!(length)),
    pure("java/lang/String.at(I)C", &[S, I], I, native!(at)),
    pure("java/lang/String.hashCode()I", &[S], I, native!(hash)),
    pure(
        "java/lang/String.same(Ljava/lang/String;)Z",
        &[S, S],
        I,
        native!(same),
    ),
    pure(
        "java/lang/String.part(II)Ljava/lang/String;",
        &[S, I, I],
        S,
        native!(part),
    ),
    pure(
        "java/lang/String.find(Ljava/lang/String;I)I",
        &[S, S, I],
        I,
        native!(find),
    ),
    pure(
        "java/lang/String.findLast(Ljava/lang/String;I)I",
        &[S, S, I],
        I,
        native!(find_last),
    ),
    pure(
        "java/lang/String.order(Ljava/lang/String;)I",
        &[S, S],
        I,
        native!(order),
    ),
    pure(
        "java/lang/String.intern()Ljava/lang/String;",
        &[S],
        S,
        native!(intern),
    ),
    pure(
        "java/lang/String.toLowerCase()Ljava/lang/String;",
        &[S],
        S,
        native!(lower),
    ),
    pure(
        "java/lang/String.toUpperCase()Ljava/lang/String;",
        &[S],
        S,
        native!(upper),
    ),
    pure(
        "java/lang/String.toCharArray()[C",
        &[S],
        S,
        native!(to_chars),
    ),
    pure(
        "fencepost/Strings.concat(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;",
        &[S, S],
        S,
        native!(concat),
    ),
    pure(
        "fencepost/Strings.copy(Ljava/lang/String;)Ljava/lang/String;",
        &[S],
        S,
        native!(copy),
    ),
    pure(
        "fencepost/Strings.fromChar(C)Ljava/lang/String;",
        &[I],
        S,
        native!(from_char),
    ),
    Native {
        text: Some(NativeText {
            arguments: Arguments::ArraysRead,
            ..NativeText::NOTHING
        }),
        ..touching(
            "fencepost/Strings.fromChars([CII)Ljava/lang/String;",
            &[S, I, I],
            S,
            first_argument,
            native!(from_chars),
        )
    },
    pure("java/lang/Character.isLetter(I)Z", &[I], I, |_, args| {
        answer(args, char::is_alphabetic)
    }),
    pure("java/lang/Character.isDigit(I)Z", &[I], I, |_, args| {
        answer(args, |c| c.is_ascii_digit())
    }),
    pure("java/lang/Character.isUpperCase(I)Z", &[I], I, |_, args| {
        answer(args, char::is_uppercase)
    }),
    pure("java/lang/Character.isLowerCase(I)Z", &[I], I, |_, args| {
        answer(args, char::is_lowercase)
    }),
    pure(
        "java/lang/Character.isWhitespace(I)Z",
        &[I],
        I,
        |_, args| {
            // No-break spaces separate nothing.
            answer(args, |c| {
                c.is_whitespace() && !matches!(c, '\u{a0}' | '\u{2007}' | '\u{202f}' | '\u{85}')
                    || matches!(c, '\u{1c}'..='\u{1f}')
            })
        },
    ),
    pure("java/lang/Character.toUpperCase(I)I", &[I], I, |_, args| {
        mapped(args, |c| single(c.to_uppercase()))
    }),
    pure("java/lang/Character.toLowerCase(I)I", &[I], I, |_, args| {
        mapped(args, |c| single(c.to_lowercase()))
    }),
];

fn answer(args: &[u64], question: impl Fn(char) -> bool) -> NativeResult {
    let c = char::from_u32(args[0] as u32);
    NativeResult::Done(u64::from(c.is_some_and(question)))
}

fn mapped(args: &[u64], map: impl Fn(char) -> Option<char>) -> NativeResult {
    let c = char::from_u32(args[0] as u32).and_then(map);
    NativeResult::Done(c.map_or(args[0], |c| u64::from(u32::from(c))))
}

/// The only character of a mapping; those with several leave a character as it is.
fn single(mut mapping: impl Iterator<Item = char>) -> Option<char> {
    let first = mapping.next();
    first.filter(|_| mapping.next().is_none())
}

fn first_argument(_: &State, words: &[u64], objects: &mut Vec<ObjectId>) {
    objects.extend(words.first().map(|&word| word::object_of(word)));
}

fn length(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    Ok(text(exec, args[0])?.len() as u64)
}

fn at(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let units = text(exec, args[0])?;
    Ok(u64::from(
        units.get(args[1] as usize).copied().unwrap_or_default(),
    ))
}

fn hash(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let units = text(exec, args[0])?;
    let hash = units.iter().fold(0u32, |hash, &unit| {
        hash.wrapping_mul(31).wrapping_add(u32::from(unit))
    });
    Ok(u64::from(hash))
}

fn same(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    Ok(u64::from(text(exec, args[0])? == text(exec, args[1])?))
}

fn part(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let units = text(exec, args[0])?;
    let (start, end) = (args[1] as usize, args[2] as usize);
    if start == 0 && end == units.len() {
        return Ok(args[0]);
    }
    match units.get(start..end) {
        Some(part) => new_text(exec, part),
        None => unsupported("ill-formed code: a part outside a string"),
    }
}

fn find(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let (units, wanted) = (text(exec, args[0])?, text(exec, args[1])?);
    let from = (args[2] as i32).max(0) as usize;
    let last = units.len().checked_sub(wanted.len());
    let found = last.and_then(|last| {
        let from = from.min(units.len());
        (from..=last).find(|&at| units[at..].starts_with(&wanted))
    });
    Ok(u64::from(found.map_or(-1i32, |at| at as i32) as u32))
}

fn find_last(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let (units, wanted) = (text(exec, args[0])?, text(exec, args[1])?);
    let from = args[2] as i32;
    let last = units.len().checked_sub(wanted.len());
    let found = last.filter(|_| from >= 0).and_then(|last| {
        let last = last.min(from as usize);
        (0..=last)
            .rev()
            .find(|&at| units[at..].starts_with(&wanted))
    });
    Ok(u64::from(found.map_or(-1i32, |at| at as i32) as u32))
}

fn order(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let (a, b) = (text(exec, args[0])?, text(exec, args[1])?);
    let differs = a.iter().zip(&b).find(|(x, y)| x != y);
    let order = match differs {
        Some((x, y)) => i32::from(*x) - i32::from(*y),
        None => a.len() as i32 - b.len() as i32,
    };
    Ok(u64::from(order as u32))
}

fn intern(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let units = text(exec, args[0])?;
    let literal = program(exec)?.literal(units);
    exec.literal_word(literal).map_err(stopped)
}

fn lower(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let plain = String::from_utf16_lossy(&text(exec, args[0])?);
    let units: Vec<u16> = plain.to_lowercase().encode_utf16().collect();
    new_text(exec, &units)
}

fn upper(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let plain = String::from_utf16_lossy(&text(exec, args[0])?);
    let units: Vec<u16> = plain.to_uppercase().encode_utf16().collect();
    new_text(exec, &units)
}

fn to_chars(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let units = text(exec, args[0])?;
    let words: Vec<u64> = units.iter().map(|&unit| u64::from(unit)).collect();
    let Some(class) = program(exec)?.class_named("[C") else {
        return unsupported("ill-formed code: there are no arrays of characters");
    };
    new_array(exec, class, Cell::Char, &words)
}

fn concat(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let mut units = text(exec, args[0])?;
    let more = text(exec, args[1])?;
    // What is added to nothing is a string already.
    if more.is_empty() {
        return Ok(args[0]);
    }
    if units.is_empty() {
        return Ok(args[1]);
    }
    units.extend(more);
    new_text(exec, &units)
}

fn copy(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let units = text(exec, args[0])?;
    crate::support::allocated(exec.allocate_string(&units))
}

fn from_char(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    new_text(exec, &[args[0] as u16])
}

fn from_chars(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let mut units = Vec::new();
    for index in 0..args[2] {
        let at = args[0] + u64::from(ARRAY_DATA) + 2 * (args[1] + index);
        units.push(read(exec, at, Cell::Char)? as u16);
    }
    new_text(exec, &units)
}
