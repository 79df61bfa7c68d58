//! Types by the names that reflection and attributes have for them.

use super::{DefId, MAX_INSTANTIATION_DEPTH, Res, Ty, TyId, World, is_framework};
use crate::reader::RowId;

/// How long a name may be.
const MAX_NAME: usize = 1 << 14;

/// A name that is being read.
struct Name<'t> {
    rest: &'t str,
    depth: u8,
}

impl Name<'_> {
    fn next_is(&self, wanted: char) -> bool {
        self.rest.starts_with(wanted)
    }

    /// Takes a character, if it comes next.
    fn take(&mut self, wanted: char) -> bool {
        match self.rest.strip_prefix(wanted) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    /// Takes everything up to one of these characters.
    fn until(&mut self, ends: &[char]) -> String {
        let end = self.rest.find(ends).unwrap_or(self.rest.len());
        let (text, rest) = self.rest.split_at(end);
        self.rest = rest;
        text.trim().to_string()
    }
}

/// What a name says, before its types are looked up.
struct Parsed {
    name: String,
    args: Vec<Parsed>,
    /// 0 a vector, a rank a general array, -1 a reference, -2 a pointer.
    suffixes: Vec<i32>,
    assembly: Option<String>,
}

/// Reads a name; `qualified` if an assembly may follow after a comma.
fn parse(name: &mut Name<'_>, qualified: bool) -> Option<Parsed> {
    name.depth = name.depth.checked_sub(1)?;
    let mut parsed = Parsed {
        name: name.until(&['[', ']', ',', '*', '&']),
        args: Vec::new(),
        suffixes: Vec::new(),
        assembly: None,
    };
    let bracket = name.rest.strip_prefix('[').map(str::trim_start);
    if bracket.is_some_and(|rest| !rest.starts_with([']', ',', '*'])) {
        name.take('[');
        loop {
            let bracketed = name.take('[');
            parsed.args.push(parse(name, bracketed)?);
            if bracketed && !name.take(']') {
                return None;
            }
            name.rest = name.rest.trim_start();
            if name.take(']') {
                break;
            }
            if !name.take(',') {
                return None;
            }
            name.rest = name.rest.trim_start();
        }
    }
    loop {
        if name.take('&') {
            parsed.suffixes.push(-1);
        } else if name.take('*') {
            parsed.suffixes.push(-2);
        } else if name.take('[') {
            if name.take('*') {
                parsed.suffixes.push(1);
            } else {
                let mut rank = 1;
                while name.take(',') {
                    rank += 1;
                }
                parsed.suffixes.push(if rank == 1 { 0 } else { rank });
            }
            if !name.take(']') {
                return None;
            }
        } else {
            break;
        }
    }
    if qualified && name.next_is(',') {
        name.take(',');
        parsed.assembly = Some(name.until(&[',', ']']));
        name.until(&[']']);
    }
    name.depth += 1;
    Some(parsed)
}

impl World {
    /// A type by the name that reflection has for it, perhaps with its assembly; none if there is
    /// no such type.
    pub(crate) fn type_by_name(&self, text: &str) -> Res<Option<TyId>> {
        if text.len() > MAX_NAME {
            return Ok(None);
        }
        let mut name = Name {
            rest: text,
            depth: MAX_INSTANTIATION_DEPTH,
        };
        match parse(&mut name, true) {
            Some(parsed) if name.rest.trim().is_empty() => self.parsed_type(&parsed),
            _ => Ok(None),
        }
    }

    fn parsed_type(&self, parsed: &Parsed) -> Res<Option<TyId>> {
        let Some(def) = self.definition_by_name(&parsed.name, parsed.assembly.as_deref()) else {
            return Ok(None);
        };
        let mut ty = self.plain(def)?;
        if !parsed.args.is_empty() {
            let mut args = Vec::with_capacity(parsed.args.len());
            for arg in &parsed.args {
                match self.parsed_type(arg)? {
                    Some(arg) => args.push(arg),
                    None => return Ok(None),
                }
            }
            match self.make_generic(ty, &args)? {
                Some(made) => ty = made,
                None => return Ok(None),
            }
        }
        for suffix in &parsed.suffixes {
            ty = self.intern(&match suffix {
                0 => Ty::SzArray(ty),
                -1 => Ty::ByRef(ty),
                -2 => Ty::Pointer(ty),
                rank => Ty::Array(ty, rank.unsigned_abs().min(32)),
            })?;
        }
        Ok(Some(ty))
    }

    fn definition_by_name(&self, name: &str, assembly: Option<&str>) -> Option<DefId> {
        let name = name.replace('+', "/");
        (0..self.assemblies.len()).find_map(|asm| {
            let known = &self.assemblies[asm];
            let meant = assembly
                .is_none_or(|wanted| known.name == wanted || known.library && is_framework(wanted));
            if !meant {
                return None;
            }
            let id = known.image.find_type_by_full_name(&name)?;
            Some(DefId {
                asm: asm as u32,
                row: id.row(),
            })
        })
    }
}
