//! Which definition a name stands for, as a linker decides it.

use super::{ASSUMING_FUNCTION, FunctionPlace, GlobalPlace, Symbol, World};
use crate::TextError;
use crate::module::Linkage;
use fencepost_ir::FuncId;

/// A function or variable that some module defines.
struct Definition {
    module: usize,
    name: String,
    linkage: Linkage,
    symbol: Symbol,
    line: u32,
}

impl World {
    /// Numbers all functions and variables, and says what their names stand for.
    pub(super) fn link_names(&mut self) -> Result<(), TextError> {
        let mut definitions = self.number_functions();
        definitions.extend(self.number_globals());
        // What the program defines itself stands before the library's, be it a function or not.
        let (library, own): (Vec<_>, Vec<_>) =
            (definitions.into_iter()).partition(|d| self.is_library(d.module));
        for definition in own.into_iter().chain(library) {
            self.define(definition)?;
        }
        self.number_declared();
        self.add_aliases();
        Ok(())
    }

    /// Says what a name stands for.
    fn define(&mut self, definition: Definition) -> Result<(), TextError> {
        let Definition { module, symbol, .. } = definition;
        let (name, linkage) = (definition.name, definition.linkage);
        if linkage == Linkage::Internal {
            self.internal[module].insert(name, symbol);
        } else if !self.external.contains_key(&name) {
            if linkage == Linkage::Weak {
                self.weak.insert(name.clone());
            }
            self.external.insert(name, symbol);
        } else if self.is_library(module) {
            // The library goes on with its own.
            for names in &mut self.internal[self.modules.len() - self.library..] {
                names.entry(name.clone()).or_insert(symbol);
            }
        } else if linkage == Linkage::Strong {
            if !self.weak.remove(&name) {
                let message = format!("`{name}` is defined twice");
                let mut error = TextError::new(message, definition.line);
                error.file = self.modules[module].file.clone();
                return Err(error);
            }
            self.external.insert(name, symbol);
        }
        Ok(())
    }

    /// Numbers the functions that have a body.
    fn number_functions(&mut self) -> Vec<Definition> {
        let mut definitions = Vec::new();
        for (module, found) in self.modules.iter().enumerate() {
            for (index, header) in found.functions.iter().enumerate() {
                if header.body.is_none() {
                    continue;
                }
                let id = FuncId(self.functions.len() as u32);
                self.functions.push(FunctionPlace { module, index });
                // Programs of SV-COMP define it with a call of `abort`, which is no error there.
                if header.name == ASSUMING_FUNCTION && !self.is_library(module) {
                    continue;
                }
                definitions.push(Definition {
                    module,
                    name: header.name.clone(),
                    linkage: header.linkage,
                    symbol: Symbol::Function(id),
                    line: header.line,
                });
            }
        }
        self.defined = self.functions.len();
        definitions
    }

    /// Numbers the functions that nobody defines.
    fn number_declared(&mut self) {
        for module in 0..self.modules.len() {
            for index in 0..self.modules[module].functions.len() {
                let header = &self.modules[module].functions[index];
                let name = header.name.clone();
                let known = self.external.contains_key(&name)
                    || self.internal[module].contains_key(&name)
                    || self.modules[module].aliases.contains_key(&name);
                if header.body.is_some() || known || name.starts_with("llvm.") {
                    continue;
                }
                let id = FuncId((self.functions.len() + self.defined) as u32);
                self.functions.push(FunctionPlace { module, index });
                self.external.insert(name, Symbol::Function(id));
            }
        }
    }

    fn number_globals(&mut self) -> Vec<Definition> {
        let mut definitions = Vec::new();
        for (module, found) in self.modules.iter().enumerate() {
            for (index, global) in found.globals.iter().enumerate() {
                if global.initial.is_none() || global.name.starts_with("llvm.") {
                    continue;
                }
                definitions.push(Definition {
                    module,
                    name: global.name.clone(),
                    linkage: global.linkage,
                    symbol: Symbol::Global(self.globals.len() as u32),
                    line: global.line,
                });
                self.globals.push(GlobalPlace { module, index });
            }
        }
        definitions
    }

    fn add_aliases(&mut self) {
        for module in 0..self.modules.len() {
            for (alias, target) in self.modules[module].aliases.clone() {
                if let Some(symbol) = self.symbol(module, &target) {
                    self.internal[module].insert(alias.clone(), symbol);
                    self.external.entry(alias).or_insert(symbol);
                }
            }
        }
    }
}
