//! Variables of each thread that are blocks, because their address may leave the thread.

use crate::data;
use crate::lower::escaping;
use crate::module::Module;
use crate::world::{Symbol, World};
use fencepost_ir::{Class, ClassId, FuncId};
use std::collections::BTreeSet;

impl World {
    /// Whether a function of the library leaves all calls of its thread.
    pub fn leaves_thread(&self, id: FuncId) -> bool {
        self.place(id).is_some_and(|place| {
            let header = &self.modules[place.module].functions[place.index];
            let named = header.name == "pthread_exit" || header.name == "thrd_exit";
            named && header.body.is_some() && self.is_library(place.module)
        })
    }

    /// Looks which variables of each thread have an address that may leave it.
    pub fn find_templates(&mut self) {
        let own = self.modules.len() - self.library;
        let is_own = |module: usize, name: &str| match self.symbol(module, name) {
            Some(Symbol::Global(global)) => {
                let place = self.globals[global as usize];
                let variable = &self.modules[place.module].globals[place.index];
                (variable.thread_local && place.module < own).then_some(global)
            }
            _ => None,
        };
        let locals = |module: &Module| module.globals.iter().any(|global| global.thread_local);
        if !self.modules[..own].iter().any(locals) {
            return;
        }
        let mut found = BTreeSet::new();
        for (number, module) in self.modules[..own].iter().enumerate() {
            let names = escaping(module, &|name| is_own(number, name).is_some());
            found.extend(names.iter().filter_map(|name| is_own(number, name)));
        }
        let first = Self::FIRST_GLOBAL + self.globals.len() as u32;
        let numbered = found.into_iter().zip(first..);
        self.templates = numbered.map(|(global, id)| (global, ClassId(id))).collect();
    }

    /// What a variable of each thread begins with, for those that are blocks.
    pub fn template(&self, global: u32) -> Option<ClassId> {
        self.templates.get(&global).copied()
    }

    /// The classes of all variables that are pointers to blocks of their threads.
    pub fn pointed_classes(&self) -> Vec<ClassId> {
        let globals = self.templates.keys();
        globals.map(|&global| self.class_of(global)).collect()
    }

    pub fn make_template(&self, number: usize) -> Result<Class, String> {
        let place = self.globals[number];
        let module = &self.modules[place.module];
        let global = &module.globals[place.index];
        let (size, _) = module.types.layout(&global.ty).map_err(|e| e.message)?;
        let mut class = Class::named("");
        class.library = true;
        class.untyped = true;
        class.immutable = true;
        class.statics.size = size.max(1) as u32;
        if let Some(constant) = &global.initial {
            class.initial = data::initial(self, place.module, &global.ty, constant, size)?;
        }
        Ok(class)
    }
}
