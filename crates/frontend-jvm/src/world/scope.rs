//! The classes of a program that a run from a chosen entry may come to.
//!
//! A folder of tests has many classes with a `main`, and what one of them does, interrupting threads or
//! reading clocks, say, is no business of the others. Whoever runs code of a class has its name among
//! its constants, or has got an object of it from somebody who has. So the classes are followed that
//! classes name. Where code is found by a name that is put together, all of them count.

use super::{FuncKey, Info, Res, World};
use crate::reader::Constant;
use fencepost_base::FxHashSet;
use std::sync::Arc;

/// Names that show that classes are found by their names: the beginnings of names, then whole ones.
const FINDING: &str = "java/lang/reflect/";
const FINDERS: &[&str] = &[
    "findClass",
    "forName",
    "java/util/ServiceLoader",
    "loadClass",
];

impl World {
    /// Notes that runs start in the class of a method. What was found out about the program as a whole
    /// is not true of runs that start elsewhere.
    pub fn start_in(&self, method: &FuncKey) -> Res<()> {
        let class = match method {
            FuncKey::Method(class, _) => Some(self.info(*class)?.name.clone()),
            _ => None,
        };
        self.start.choose(class)
    }

    /// The program's own classes that runs may come to: all of them as long as nobody has said where runs
    /// start.
    pub fn classes_that_count(&self) -> Vec<Arc<Info>> {
        let scope = self.start.scope(|class| self.named_from(class.as_ref()?));
        scope.cloned().unwrap_or_else(|| self.own_classes())
    }

    /// The own classes that a class names, and those that these name. Nothing if that may be all.
    fn named_from(&self, class: &str) -> Option<Vec<Arc<Info>>> {
        let own: FxHashSet<String> = self.path().own_classes().into_iter().collect();
        let mut seen = FxHashSet::default();
        let mut open = vec![class.to_string()];
        let mut found = Vec::new();
        while let Some(name) = open.pop() {
            if !own.contains(&name) || !seen.insert(name.clone()) {
                continue;
            }
            // What cannot be read cannot be run.
            let Ok(info) = self.info(self.class_id(&name)) else {
                continue;
            };
            let file = info.file.as_ref()?;
            for (index, constant) in file.pool.iter() {
                match constant {
                    Constant::Text(_) => {
                        let text = file.pool.text(&file.bytes, index).ok()?;
                        if text.starts_with(FINDING) || FINDERS.contains(&text.as_str()) {
                            return None;
                        }
                    }
                    Constant::Class(_) => {
                        let named = file.pool.class(&file.bytes, index).ok()?;
                        let element = named.trim_start_matches('[');
                        let is_array = element.len() < named.len();
                        let element = match element.strip_prefix('L') {
                            Some(rest) if is_array => rest.trim_end_matches(';'),
                            Some(_) | None => element,
                        };
                        open.push(element.to_string());
                    }
                    // What these mean is a class or a text of its own.
                    Constant::Unusable
                    | Constant::Integer(_)
                    | Constant::Float(_)
                    | Constant::Long(_)
                    | Constant::Double(_)
                    | Constant::String(_)
                    | Constant::Field(..)
                    | Constant::Method(..)
                    | Constant::InterfaceMethod(..)
                    | Constant::NameAndType(..)
                    | Constant::MethodHandle(..)
                    | Constant::MethodType(_)
                    | Constant::Dynamic(..)
                    | Constant::InvokeDynamic(..)
                    | Constant::Other => {}
                }
            }
            found.push(info);
        }
        Some(found)
    }
}
