//! Whole programs: classes, overrides, initialisers, the entry, and every function.

use super::{VerifyError, layout_problem, verify_function};
use crate::limits::MAX_NESTING;
use crate::{ClassId, ClassKind, FuncId, Function, Kind, Op, Program, Source, Storage};
use fencepost_base::Position;

impl Program {
    /// Checks all classes and functions.
    pub fn verify(&self) -> Result<(), VerifyError> {
        for id in self.class_ids() {
            let entry = &self.classes[id.index()];
            self.check_class(id).map_err(|message| VerifyError {
                function: entry.class.name.clone(),
                pc: None,
                position: entry.position,
                message,
            })?;
        }
        self.check_entry()?;
        for id in self.function_ids() {
            let entry = &self.functions[id.index()];
            match &entry.body {
                Some(function) => {
                    verify_function(self, function).map_err(|mut error| {
                        if error.pc.is_none() {
                            error.position = known(entry.position, error.position);
                        }
                        error
                    })?;
                    self.check_calls(function)?;
                }
                None if entry.is_virtual => {}
                None => {
                    return Err(self.function_error(id, "the function has no body".into()));
                }
            }
        }
        Ok(())
    }

    fn function_error(&self, id: FuncId, message: String) -> VerifyError {
        let entry = &self.functions[id.index()];
        VerifyError {
            function: entry.name.clone(),
            pc: None,
            position: entry.position,
            message,
        }
    }

    fn check_entry(&self) -> Result<(), VerifyError> {
        let Ok(entry) = self.entry() else {
            return Ok(());
        };
        let function = &self.functions[entry.index()];
        if function.body.is_none() {
            return Err(self.function_error(entry, "the entry function has no body".into()));
        }
        if !function.signature.params.is_empty() {
            let message = "the entry function takes no parameters".into();
            return Err(self.function_error(entry, message));
        }
        Ok(())
    }

    /// Calls that do not look at the class of an object need code to run.
    fn check_calls(&self, function: &Function) -> Result<(), VerifyError> {
        for (pc, op) in function.ops.iter().enumerate() {
            let (Op::Call { function: id, .. }
            | Op::ThreadStart { function: id, .. }
            | Op::FunctionAddress { function: id, .. }) = op
            else {
                continue;
            };
            let callee = self.functions.get(id.index());
            if callee.is_none_or(|callee| callee.body.is_none()) {
                return Err(VerifyError {
                    function: function.name.clone(),
                    pc: Some(pc as u32),
                    position: function.position(pc as u32),
                    message: format!(
                        "`{}` has no body; only `callvirt` can name it",
                        self.function_name(*id)
                    ),
                });
            }
        }
        Ok(())
    }

    fn check_class(&self, id: ClassId) -> Result<(), String> {
        let entry = &self.classes[id.index()];
        let class = &entry.class;
        self.check_ancestors(id)?;
        for layout in [&class.layout, &class.statics, &class.thread_statics] {
            if let Some(problem) = layout_problem(layout) {
                return Err(problem);
            }
        }
        if let ClassKind::Array { stride } = class.kind
            && stride < class.layout.size.max(1)
        {
            return Err(format!(
                "elements of {} bytes do not fit a distance of {stride}",
                class.layout.size
            ));
        }
        self.check_bases(id)?;
        for field in &entry.fields {
            let field = &self.fields[field.index()];
            let size = match field.storage {
                Storage::Instance => class.layout.size,
                Storage::Static => class.statics.size,
                Storage::ThreadStatic => class.thread_statics.size,
            };
            if u64::from(field.offset) + u64::from(field.cell.size()) > u64::from(size) {
                return Err(format!("field `{}` ends past the end", field.name));
            }
        }
        if let Some(initializer) = class.initializer {
            self.check_initializer(initializer)?;
        }
        for method in &entry.override_order {
            self.check_override(*method, entry.overrides[method])?;
        }
        Ok(())
    }

    /// The chain of parents ends, and soon enough.
    fn check_ancestors(&self, id: ClassId) -> Result<(), String> {
        let mut at = self.classes[id.index()].class.parent;
        let mut steps = 0;
        while let Some(parent) = at {
            steps += 1;
            if parent == id {
                return Err("the class is its own ancestor".into());
            }
            if steps > 2 * MAX_NESTING {
                return Err(format!("more than {} ancestors", 2 * MAX_NESTING));
            }
            let Some(entry) = self.classes.get(parent.index()) else {
                return Err("the parent does not exist".into());
            };
            at = entry.class.parent;
        }
        Ok(())
    }

    fn check_bases(&self, id: ClassId) -> Result<(), String> {
        let class = &self.classes[id.index()].class;
        if let Some(parent) = class.parent {
            let parent = &self.classes[parent.index()].class;
            if parent.kind != ClassKind::Object || class.kind != ClassKind::Object {
                return Err(format!("`{}` cannot be a parent here", parent.name));
            }
            let inherited = parent.layout.cells.iter();
            let mut own = class.layout.cells.iter();
            // Both lists are sorted, so one walk finds every inherited cell.
            let complete = inherited.clone().all(|cell| own.any(|other| other == cell));
            if !complete || class.layout.size < parent.layout.size {
                return Err(format!("the layout lacks cells of `{}`", parent.name));
            }
        }
        for interface in &class.interfaces {
            let kind = self.classes.get(interface.index()).map(|i| i.class.kind);
            if kind != Some(ClassKind::Interface) {
                return Err("only interfaces can stand after the parent".into());
            }
        }
        Ok(())
    }

    fn check_initializer(&self, id: FuncId) -> Result<(), String> {
        let Some(entry) = self.functions.get(id.index()) else {
            return Err("the initialiser does not exist".into());
        };
        if !entry.signature.params.is_empty() || entry.signature.result.is_some() {
            return Err(format!(
                "initialiser `{}` must have no parameters and no result",
                entry.name
            ));
        }
        if entry.body.is_none() {
            return Err(format!("initialiser `{}` has no body", entry.name));
        }
        Ok(())
    }

    fn check_override(&self, method: FuncId, implementation: FuncId) -> Result<(), String> {
        let (Some(slot), Some(code)) = (
            self.functions.get(method.index()),
            self.functions.get(implementation.index()),
        ) else {
            return Err("an override names a function that does not exist".into());
        };
        if !slot.is_virtual {
            return Err(format!(
                "`{}` is overridden, but not virtual or abstract",
                slot.name
            ));
        }
        if slot.signature != code.signature {
            return Err(format!(
                "`{}` and `{}`, which overrides it, differ in parameters or result",
                slot.name, code.name
            ));
        }
        if slot.signature.params.first() != Some(&Kind::Ref) {
            return Err(format!(
                "the first parameter of `{}` must be a ref",
                slot.name
            ));
        }
        if code.body.is_none() && !code.is_virtual {
            return Err(format!("`{}` has no body", code.name));
        }
        Ok(())
    }
}

/// The first position, or the second if the first says nothing.
fn known(first: Position, second: Position) -> Position {
    if first == Position::UNKNOWN {
        second
    } else {
        first
    }
}
