//! What runs before `main` and behind it: functions with the attributes `constructor` and
//! `destructor`.

use crate::cursor::Constant;
use crate::world::{Symbol, World};
use fencepost_ir::FuncId;

impl World {
    /// The functions that run before the program begins, in their order.
    pub fn constructors(&self) -> Result<Vec<FuncId>, String> {
        self.listed("llvm.global_ctors")
    }

    /// The functions that run when the program ends, in their order: the last one is first.
    pub fn destructors(&self) -> Result<Vec<FuncId>, String> {
        let mut out = self.listed("llvm.global_dtors")?;
        out.reverse();
        Ok(out)
    }

    /// Whether the program has anything to run when it ends.
    pub fn has_destructors(&self) -> bool {
        self.lists("llvm.global_dtors").next().is_some()
    }

    /// What the modules list under a name, each with the number of its module.
    fn lists(&self, name: &str) -> impl Iterator<Item = (usize, &Constant)> {
        let all = self.modules.iter().enumerate();
        all.flat_map(move |(number, module)| {
            let named = module.globals.iter().filter(move |g| g.name == name);
            named.filter_map(move |global| Some((number, global.initial.as_ref()?)))
        })
    }

    /// The functions of such lists, those with a low number first.
    fn listed(&self, name: &str) -> Result<Vec<FuncId>, String> {
        let mut out = Vec::new();
        for (module, list) in self.lists(name) {
            let rows = match list {
                Constant::Parts(rows) => rows.iter(),
                _ => [].iter(),
            };
            for (_, row) in rows {
                let Constant::Parts(row) = row else {
                    return Err(format!("a row of `{name}` that is no struct"));
                };
                let priority = match row.first() {
                    Some((_, Constant::Int(priority))) => *priority,
                    _ => 0,
                };
                let function = match row.get(1) {
                    Some((_, Constant::Global(function))) => self.symbol(module, function),
                    _ => None,
                };
                let Some(Symbol::Function(function)) = function else {
                    return Err(format!("a row of `{name}` that names no function"));
                };
                if !self.signature_by_id(function)?.params.is_empty() {
                    return Err("a constructor or destructor that takes arguments".to_string());
                }
                out.push((priority, function));
            }
        }
        out.sort_by_key(|(priority, _)| *priority);
        Ok(out.into_iter().map(|(_, function)| function).collect())
    }
}
