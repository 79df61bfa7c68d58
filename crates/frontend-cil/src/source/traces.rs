//! How the text of a stack trace names methods.

use super::CilSource;
use crate::world::FuncKey;
use fencepost_ir::{ClassId, FieldId, FuncId, Source};

impl CilSource {
    /// The field that holds the stack trace of an exception, if the program may ask for it.
    pub(super) fn trace_field(&self) -> Option<FieldId> {
        if !self.world.asks_for_traces() {
            return None;
        }
        let class = self.library_class("System.Exception")?;
        self.find_instance_field(class, "_stackTrace")
    }

    /// A method of the program as one line. What of the library lies in between differs from one
    /// library to the next, and is left out.
    pub(super) fn line_of(&self, function: FuncId) -> Option<String> {
        let FuncKey::Method { owner, .. } = self.world.functions.key(function.0)? else {
            return None;
        };
        let (def, _) = self.world.named(*owner)?;
        if self.world.assemblies[def.asm as usize].library {
            return None;
        }
        let facts = self.world.method_details(function).ok()?;
        let named = facts.params.iter().zip(&facts.param_names);
        let params: Option<Vec<String>> = named
            .map(|(class, (name, _))| Some(format!("{} {name}", self.simple_name(*class)?)))
            .collect();
        let image = self.world.image(def);
        let owner = image.type_def_name(def.id()).ok()?.replace(['/', '+'], ".");
        Some(match method_of_machine(&owner, &facts.name) {
            // The parameters of such a method are fields of the machine that runs it.
            Some(method) => format!("   at {method}()"),
            None => format!("   at {owner}.{}({})", facts.name, params?.join(", ")),
        })
    }

    /// The name of a type without its namespace and type arguments.
    fn simple_name(&self, class: ClassId) -> Option<String> {
        let full = self.full_name(class).ok()?;
        let plain = full.split("[[").next().unwrap_or(&full);
        plain.rsplit(['.', '+']).next().map(str::to_string)
    }
}

/// The method that a compiler made a state machine of, with its class.
fn method_of_machine(owner: &str, method: &str) -> Option<String> {
    let (outer, machine) = owner.rsplit_once(".<")?;
    let (name, rest) = machine.split_once('>')?;
    let runs = method == "MoveNext" && !name.is_empty() && !rest.contains("AnonStorey");
    runs.then(|| format!("{outer}.{name}"))
}

#[cfg(test)]
mod tests {
    use super::method_of_machine;

    #[test]
    fn state_machines_are_called_by_their_methods() {
        let found = |owner| method_of_machine(owner, "MoveNext");
        assert_eq!(found("A.B.<Run>d__1").as_deref(), Some("A.B.Run"));
        assert_eq!(found("A.<Run>c__async0").as_deref(), Some("A.Run"));
        assert_eq!(found("A.B"), None);
        assert_eq!(method_of_machine("A.<Run>d__1", "Dispose"), None);
    }
}
