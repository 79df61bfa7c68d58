//! Data races that somebody has looked at and found harmless.

use fencepost_vm::{Machine, Race};
use std::sync::atomic::{AtomicBool, Ordering};

/// A field or a function whose races are no violations.
#[derive(Debug)]
pub struct BenignRace {
    name: String,
    /// Whether a race was left out for it.
    met: AtomicBool,
}

impl BenignRace {
    /// A mark: `Type.field` for races on a field, `Type::Function` for those of its accesses.
    pub fn new(name: &str) -> Self {
        Self {
            name: name.to_string(),
            met: AtomicBool::new(false),
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

    /// Whether a race is the one that is meant. Notes it if so.
    pub(crate) fn covers(&self, machine: &Machine, race: &Race) -> bool {
        let is_it = match self.name.contains("::") {
            true => [&race.first, &race.second].into_iter().any(|access| {
                let name = machine.source.function_name(access.function);
                is_meant(&without_arguments(&name), &self.name)
            }),
            false => {
                let place = race.place.as_ref();
                let name = place.map(|place| format!("{}{}", place.class, place.part));
                let name = name.as_ref().unwrap_or(&race.location);
                is_meant(&without_arguments(name), &self.name)
            }
        };
        if is_it {
            self.met.store(true, Ordering::Relaxed);
        }
        is_it
    }
}

/// Whether a full name is meant by one that may lack the front of it.
fn is_meant(full: &str, name: &str) -> bool {
    let rest = full.strip_suffix(name);
    rest.is_some_and(|rest| rest.is_empty() || rest.ends_with('.'))
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

    #[test]
    fn names_may_lack_a_namespace_and_arguments() {
        assert!(is_meant("Bank.SeqLock.data", "SeqLock.data"));
        assert!(is_meant("SeqLock::Read", "SeqLock::Read"));
        assert!(!is_meant("MySeqLock.data", "SeqLock.data"));
        assert!(!is_meant("SeqLock.data", "SeqLock.dat"));
        assert_eq!(without_arguments("Box<N.A<int>>.value"), "Box.value");
    }
}
