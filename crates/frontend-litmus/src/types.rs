//! The type names that initial states, parameters and C code use.

use fencepost_ir::Cell;

/// A type, as far as it matters here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Type {
    /// A number.
    Number(Cell),
    /// A pointer to something.
    Pointer(Box<Type>),
    /// A lock.
    Lock,
    /// No value; what it points to is not known.
    Void,
}

impl Type {
    /// `int`.
    pub const INT: Type = Type::Number(Cell::I32);

    /// The cell that holds a value of the type.
    pub fn cell(&self) -> Cell {
        match self {
            Type::Number(cell) => *cell,
            Type::Pointer(_) => Cell::I64,
            Type::Lock | Type::Void => Cell::I32,
        }
    }

    /// A pointer to the type, so many times over. All pointers are of one size, so nothing is
    /// lost where a text has more stars than anybody follows.
    pub fn pointer(self, stars: usize) -> Type {
        (0..stars.min(16)).fold(self, |inner, _| Type::Pointer(Box::new(inner)))
    }

    /// What a pointer points to.
    pub fn pointee(&self) -> Option<&Type> {
        match self {
            Type::Pointer(inner) => Some(inner),
            _ => None,
        }
    }
}

/// Words that say nothing that matters here.
const QUALIFIERS: &[&str] = &[
    "const", "volatile", "_Atomic", "atomic", "register", "static", "extern", "__rcu", "restrict",
    "__iomem",
];

/// Words that are put together to a type.
const PARTS: &[&str] = &["signed", "unsigned", "short", "long", "int", "char"];

const NAMED: &[(&str, Cell)] = &[
    ("int8_t", Cell::I8),
    ("int16_t", Cell::I16),
    ("int32_t", Cell::I32),
    ("int64_t", Cell::I64),
    ("uint8_t", Cell::U8),
    ("uint16_t", Cell::U16),
    ("uint32_t", Cell::U32),
    ("uint64_t", Cell::U64),
    ("s8", Cell::I8),
    ("s16", Cell::I16),
    ("s32", Cell::I32),
    ("s64", Cell::I64),
    ("u8", Cell::U8),
    ("u16", Cell::U16),
    ("u32", Cell::U32),
    ("u64", Cell::U64),
    ("__s32", Cell::I32),
    ("__u32", Cell::U32),
    ("__s64", Cell::I64),
    ("__u64", Cell::U64),
    ("intptr_t", Cell::I64),
    ("uintptr_t", Cell::U64),
    ("ptrdiff_t", Cell::I64),
    ("ssize_t", Cell::I64),
    ("size_t", Cell::U64),
    ("intmax_t", Cell::I64),
    ("uintmax_t", Cell::U64),
    ("bool", Cell::Bool),
    ("_Bool", Cell::Bool),
    ("atomic_t", Cell::I32),
    ("atomic64_t", Cell::I64),
    ("atomic_long_t", Cell::I64),
    ("uchar", Cell::U8),
    ("ushort", Cell::U16),
    ("uint", Cell::U32),
    ("ulong", Cell::U64),
    ("schar", Cell::I8),
    ("llong", Cell::I64),
    ("ullong", Cell::U64),
];

const LOCKS: &[&str] = &["spinlock_t", "raw_spinlock_t", "mutex", "mtx_t", "mutex_t"];

/// The type that one word names by itself.
fn named(word: &str) -> Option<Type> {
    if LOCKS.contains(&word) {
        return Some(Type::Lock);
    }
    if word == "void" {
        return Some(Type::Void);
    }
    let plain = |word: &str| NAMED.iter().find(|(name, _)| *name == word);
    if let Some((_, cell)) = plain(word) {
        return Some(Type::Number(*cell));
    }
    let atomic = word.strip_prefix("atomic_")?;
    match atomic {
        "int" => Some(Type::INT),
        "long" => Some(Type::Number(Cell::I64)),
        "short" => Some(Type::Number(Cell::I16)),
        "char" => Some(Type::Number(Cell::I8)),
        // `atomic_t` and its kind are in the table; these end in `_t` of their own.
        _ => plain(atomic).map(|(_, cell)| Type::Number(*cell)),
    }
}

/// Whether a word can be part of a type.
pub fn is_type_word(word: &str) -> bool {
    QUALIFIERS.contains(&word) || PARTS.contains(&word) || named(word).is_some()
}

/// The type that words name together, without pointers.
pub fn parse_type(words: &[String]) -> Option<Type> {
    let mut words = words
        .iter()
        .map(String::as_str)
        .filter(|word| !QUALIFIERS.contains(word))
        .peekable();
    let Some(&first) = words.peek() else {
        // A qualifier alone means `int`.
        return Some(Type::INT);
    };
    if !PARTS.contains(&first) {
        words.next();
        return match words.next() {
            None => named(first),
            Some(_) => None,
        };
    }
    let (mut unsigned, mut size) = (false, 4);
    for word in words {
        match word {
            "unsigned" => unsigned = true,
            "signed" | "int" => {}
            "char" => size = 1,
            "short" => size = 2,
            "long" => size = 8,
            _ => return None,
        }
    }
    Some(Type::Number(match (size, unsigned) {
        (1, false) => Cell::I8,
        (1, true) => Cell::U8,
        (2, false) => Cell::I16,
        (2, true) => Cell::U16,
        (4, false) => Cell::I32,
        (4, true) => Cell::U32,
        (_, false) => Cell::I64,
        (_, true) => Cell::U64,
    }))
}

#[cfg(test)]
mod tests {
    use super::{Type, parse_type};
    use fencepost_ir::Cell;

    fn cell(text: &str) -> Option<Cell> {
        let words: Vec<String> = text.split(' ').map(str::to_string).collect();
        parse_type(&words).map(|found| found.cell())
    }

    #[test]
    fn types_have_sizes() {
        assert_eq!(cell("volatile unsigned long int"), Some(Cell::U64));
        assert_eq!(cell("atomic_int"), Some(Cell::I32));
        assert_eq!(cell("_Atomic uint8_t"), Some(Cell::U8));
        assert_eq!(cell("atomic_uint"), Some(Cell::U32));
        assert_eq!(cell("long long"), Some(Cell::I64));
        assert_eq!(cell("int uint8_t"), None);
        assert_eq!(cell("__int128"), None);
        assert_eq!(Type::INT.pointer(2).cell(), Cell::I64);
    }
}
