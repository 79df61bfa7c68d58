//! Data races that somebody has looked at and found harmless.

use fencepost_ir::{FieldDefinition, Marked, MarkedRaces, Source};
use fencepost_vm::{Machine, Race};
use std::sync::atomic::{AtomicBool, Ordering};

/// A field or a function whose races are no violations.
#[derive(Debug)]
pub struct BenignRace {
    name: String,
    of: Of,
    /// Whether a race was left out for it.
    met: AtomicBool,
    /// What the class has, if it has nothing with the name that is marked.
    instead: Vec<String>,
}

/// What a mark is on.
#[derive(Debug)]
enum Of {
    /// What the program itself marks.
    Marked(Marked),
    /// A field, or the fields within it, by the full name of the class that declares it.
    Field { class: String, path: Vec<String> },
    /// The functions of a class with a name.
    Function { class: String, name: String },
    /// A class that the program does not have.
    Nothing,
}

/// A name of a settings file that means no one class.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AmbiguousName {
    /// The name.
    pub name: String,
    /// The full names of the classes that it may mean.
    pub classes: Vec<String>,
}

impl BenignRace {
    /// What a program marks.
    pub fn marked(marked: MarkedRaces) -> Self {
        Self::new(marked.name, Of::Marked(marked.of))
    }

    /// What somebody names: `Type.field` for races on a field, `Type::Function` for those of its
    /// accesses.
    pub fn named(name: &str, source: &dyn Source) -> Result<Self, AmbiguousName> {
        let class = |typed: &str| match source.class_names(typed).as_slice() {
            [] => Ok(None),
            [one] => Ok(Some(one.clone())),
            several => Err(AmbiguousName {
                name: name.to_string(),
                classes: several.to_vec(),
            }),
        };
        if let Some((typed, function)) = name.rsplit_once("::") {
            let of = class(typed)?.map_or(Of::Nothing, |class| Of::Function {
                class,
                name: function.to_string(),
            });
            let mut mark = Self::new(name.to_string(), of);
            if let Of::Function { class, name } = &mark.of {
                let functions = source.own_functions().into_iter();
                let names = functions.map(|id| source.function_name(id));
                mark.instead = others(names, &format!("{class}::"), name);
            }
            return Ok(mark);
        }
        // The path may go on into structs, so the class is the longest front that names one.
        let dots = name
            .match_indices('.')
            .map(|(at, _)| at)
            .collect::<Vec<_>>();
        for &at in dots.iter().rev() {
            if let Some(class) = class(&name[..at])? {
                let path: Vec<String> = name[at + 1..].split('.').map(str::to_string).collect();
                let names = source.static_names().into_iter();
                let names = names.chain(source.instance_field_names());
                let field = path.first().map_or("", String::as_str);
                let instead = others(names, &format!("{class}."), field);
                let mut mark = Self::new(name.to_string(), Of::Field { class, path });
                mark.instead = instead;
                return Ok(mark);
            }
        }
        Ok(Self::new(name.to_string(), Of::Nothing))
    }

    fn new(name: String, of: Of) -> Self {
        Self {
            name,
            of,
            met: AtomicBool::new(false),
            instead: Vec::new(),
        }
    }

    /// The field or function.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whether a race was left out for it.
    pub fn is_met(&self) -> bool {
        self.met.load(Ordering::Relaxed)
    }

    /// Whether the program has the class that it names.
    pub fn is_known(&self) -> bool {
        !matches!(self.of, Of::Nothing)
    }

    /// The members that the class has, if it has none with the name that is marked. Nothing is
    /// said about classes whose members are not listed.
    pub fn instead(&self) -> &[String] {
        &self.instead
    }

    /// Notes that a race was left out for it elsewhere.
    pub fn note_met(&self) {
        self.met.store(true, Ordering::Relaxed);
    }

    /// Whether a race is the one that is meant. Notes it if so.
    pub(crate) fn covers(&self, machine: &Machine, race: &Race) -> bool {
        let source = machine.source.as_ref();
        let fields = || {
            let cell = race.place.as_ref().and_then(|place| place.cell);
            cell.map_or(Vec::new(), |at| {
                source.field_definitions(at.class, at.storage, at.offset)
            })
        };
        let mut functions = [race.first.function, race.second.function].into_iter();
        let is_it = match &self.of {
            Of::Marked(Marked::Field(id)) => fields().iter().any(|field| field.id == Some(*id)),
            Of::Marked(Marked::Function(code)) => {
                functions.any(|function| source.shared_code(function) == *code)
            }
            Of::Field { class, path } => {
                let fields = fields();
                (0..fields.len()).any(|at| is_meant(&fields[at..], class, path))
            }
            Of::Function { class, name } => functions.any(|function| {
                let full = without_arguments(&source.function_name(function));
                full.rsplit_once("::") == Some((class, name))
            }),
            Of::Nothing => false,
        };
        if is_it {
            self.met.store(true, Ordering::Relaxed);
        }
        is_it
    }
}

/// The members of a class among full names, unless one of them has this name.
fn others(names: impl Iterator<Item = String>, class: &str, name: &str) -> Vec<String> {
    let plain = names.map(|full| without_arguments(&full));
    let own = plain.filter_map(|full| full.strip_prefix(class).map(str::to_string));
    let own: Vec<String> = own.filter(|rest| !rest.contains(['.', ':'])).collect();
    match own.iter().any(|one| one == name) {
        true => Vec::new(),
        false => own,
    }
}

/// Whether a field, with those within it, is the one that a class and a path lead to.
fn is_meant(fields: &[FieldDefinition], class: &str, path: &[String]) -> bool {
    let names = fields.iter().flat_map(|field| field.name.split('.'));
    let names: Vec<&str> = names.take(path.len()).collect();
    let declares = fields.first();
    declares.is_some_and(|field| without_arguments(&field.class) == class) && names == *path
}

/// A name without the arguments of generic types and functions.
fn without_arguments(name: &str) -> String {
    let mut plain = String::new();
    let mut depth = 0_usize;
    for c in name.chars() {
        match c {
            '<' => depth += 1,
            '>' => depth = depth.saturating_sub(1),
            c if depth == 0 => plain.push(c),
            _ => {}
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::{is_meant, without_arguments};
    use fencepost_ir::FieldDefinition;

    #[test]
    fn whole_names_count() {
        let field = |class: &str, name: &str| FieldDefinition {
            class: class.to_string(),
            name: name.to_string(),
            id: None,
        };
        let path = |text: &str| text.split('.').map(str::to_string).collect::<Vec<_>>();
        let data = [field("Bank.SeqLock", "data")];
        assert!(is_meant(&data, "Bank.SeqLock", &path("data")));
        assert!(!is_meant(&data, "SeqLock", &path("data")));
        assert!(!is_meant(&data, "Bank.SeqLock", &path("dat")));
        let nested = [field("Body", "position"), field("Point", "x")];
        assert!(is_meant(&nested, "Body", &path("position")));
        assert!(is_meant(&nested, "Body", &path("position.x")));
        assert!(!is_meant(&nested, "Body", &path("position.y")));
        assert!(is_meant(&nested[1..], "Point", &path("x")));
        assert_eq!(without_arguments("Box<N.A<int>>.value"), "Box.value");
    }
}
