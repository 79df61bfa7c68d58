//! A program in memory answers what the machine asks.

use crate::program::{ClassEntry, FunctionEntry, STRING_CLASS, TYPE_CLASS};
use crate::{
    Cell, Class, ClassId, ClassKind, Fault, FaultTarget, Field, FieldId, FuncId, Function,
    INTERRUPT_NATIVE, Kind, NativeId, Operation, Problem, Program, Signature, Source, Spare,
    Storage, StringId, WAITING_NATIVE,
};
use fencepost_base::FileId;
use std::sync::Arc;

fn problem(what: impl Into<String>) -> Problem {
    Problem {
        what: what.into(),
        location: String::new(),
    }
}

impl Source for Program {
    fn own_functions(&self) -> Vec<FuncId> {
        self.function_ids().collect()
    }

    fn interrupts(&self) -> bool {
        // Runtimes of front ends have natives of their own for it.
        let is_one = |name: &str| name == INTERRUPT_NATIVE || name.contains("::Interrupt(");
        self.natives.iter().any(|native| is_one(native))
    }

    fn asks_waiting(&self) -> bool {
        self.natives.iter().any(|native| native == WAITING_NATIVE)
    }

    fn entry(&self) -> Result<FuncId, Problem> {
        self.entry
            .or_else(|| self.find_function_id("main"))
            .ok_or_else(|| problem("the program has no function `main` and no `entry func`"))
    }

    fn find_function(&self, name: &str) -> Result<FuncId, Problem> {
        self.find_function_id(name)
            .ok_or_else(|| problem(format!("the program has no function `{name}`")))
    }

    fn function(&self, id: FuncId) -> Result<Arc<Function>, Problem> {
        let entry = self.function_entry(id)?;
        entry
            .body
            .clone()
            .ok_or_else(|| problem(format!("function `{}` has no body", entry.name)))
    }

    fn signature(&self, id: FuncId) -> Result<Signature, Problem> {
        Ok(self.function_entry(id)?.signature.clone())
    }

    fn operation(&self, id: FuncId, class: &str) -> Option<Operation> {
        let entry = self.function_entry(id).ok()?;
        let (owner, name) = entry.name.rsplit_once("::")?;
        let owner_id = self
            .classes
            .iter()
            .position(|one| one.class.name == owner)?;
        let constructs = name == ".ctor";
        let receives = entry.signature.params.first() == Some(&Kind::Ref);
        (owner == class).then_some(Operation {
            owner: ClassId(owner_id as u32),
            receives,
            constructs,
            constructed: false,
        })
    }

    fn class_names(&self, typed: &str) -> Vec<String> {
        let names = self.classes.iter().map(|one| one.class.name.clone());
        names.filter(|name| name == typed).collect()
    }

    fn spare(&self, number: u32) -> Option<Spare> {
        let beyond = |count: usize| u32::try_from(count).ok()?.checked_add(number);
        Some(Spare {
            class: ClassId(beyond(self.classes.len())?),
            function: FuncId(beyond(self.functions.len())?),
            field: FieldId(beyond(self.fields.len())?),
        })
    }

    fn function_name(&self, id: FuncId) -> String {
        self.function_entry(id)
            .map_or_else(|_| format!("function {}", id.0), |e| e.name.clone())
    }

    fn class(&self, id: ClassId) -> Result<Arc<Class>, Problem> {
        Ok(self.class_entry(id)?.class.clone())
    }

    fn field(&self, id: FieldId) -> Option<Field> {
        self.fields.get(id.index()).cloned()
    }

    fn find_statics(&self, name: &str) -> Vec<FieldId> {
        let matches = |field: &Field| {
            if field.storage != Storage::Static {
                return false;
            }
            if field.name == name {
                return true;
            }
            let full = format!(
                "{}.{}",
                self.classes[field.class.index()].class.name,
                field.name
            );
            full.strip_suffix(name)
                .is_some_and(|before| before.is_empty() || before.ends_with('.'))
        };
        let indices = (0..self.fields.len()).filter(|&i| matches(&self.fields[i]));
        indices.map(FieldId::from_index).collect()
    }

    fn find_instance_field(&self, class: ClassId, name: &str) -> Option<FieldId> {
        let found = self.find_field(class, name)?;
        let instance = self.fields[found.id.index()].storage == Storage::Instance;
        instance.then_some(found.id)
    }

    fn dispatch(&self, class: ClassId, method: FuncId) -> Result<FuncId, Problem> {
        let mut at = Some(class);
        for _ in 0..=self.classes.len() {
            let Some(id) = at else { break };
            let entry = self.class_entry(id)?;
            if let Some(&found) = entry.overrides.get(&method) {
                return Ok(found);
            }
            at = entry.class.parent;
        }
        let entry = self.function_entry(method)?;
        if entry.body.is_some() {
            return Ok(method);
        }
        Err(problem(format!(
            "class `{}` does not override abstract function `{}`",
            self.class_entry(class)?.class.name,
            entry.name
        )))
    }

    fn assignable(&self, from: ClassId, to: ClassId) -> bool {
        let mut seen = vec![from];
        let mut next = 0;
        while next < seen.len() {
            let id = seen[next];
            next += 1;
            if id == to {
                return true;
            }
            let Ok(entry) = self.class_entry(id) else {
                continue;
            };
            for &above in entry.class.parent.iter().chain(&entry.class.interfaces) {
                if !seen.contains(&above) {
                    seen.push(above);
                }
            }
        }
        self.array_assignable(from, to)
    }

    fn array_can_hold(&self, array: ClassId, value: ClassId) -> bool {
        let element = self.class_entry(array).ok().and_then(|e| e.class.element);
        element.is_none_or(|element| self.assignable(value, element))
    }

    fn fault(&self, fault: Fault) -> Result<FaultTarget, Problem> {
        self.find_class(fault.name())
            .map(FaultTarget::Class)
            .ok_or_else(|| problem(format!("the program has no class `{}`", fault.name())))
    }

    fn string_class(&self) -> Option<ClassId> {
        self.find_class(STRING_CLASS)
    }

    fn type_object_class(&self) -> Option<ClassId> {
        self.find_class(TYPE_CLASS)
    }

    fn string_literal(&self, id: StringId) -> Arc<[u16]> {
        self.strings
            .get(id.index())
            .cloned()
            .unwrap_or_else(|| Arc::from([]))
    }

    fn native_name(&self, id: NativeId) -> String {
        self.natives
            .get(id.index())
            .cloned()
            .unwrap_or_else(|| format!("native {}", id.0))
    }

    fn file_name(&self, id: FileId) -> String {
        self.files.get(id.index()).cloned().unwrap_or_default()
    }
}

impl Program {
    fn function_entry(&self, id: FuncId) -> Result<&FunctionEntry, Problem> {
        self.functions
            .get(id.index())
            .ok_or_else(|| problem(format!("the program has no function number {}", id.0)))
    }

    fn class_entry(&self, id: ClassId) -> Result<&ClassEntry, Problem> {
        self.classes
            .get(id.index())
            .ok_or_else(|| problem(format!("the program has no class number {}", id.0)))
    }
    /// Arrays of references are assignable when their elements are.
    fn array_assignable(&self, from: ClassId, to: ClassId) -> bool {
        let element = |id: ClassId| {
            let class = &self.class_entry(id).ok()?.class;
            let array = matches!(class.kind, ClassKind::Array { .. });
            let reference = class.layout.cells.first()?.cell == Cell::Ref;
            // An element class whose layout is repeated is a struct, and structs do not convert.
            let element = class.element?;
            let inline = self.class_entry(element).ok()?.class.kind == ClassKind::Struct;
            (array && reference && !inline).then_some(element)
        };
        match (element(from), element(to)) {
            (Some(from), Some(to)) => {
                let nested = matches!(
                    self.classes[from.index()].class.kind,
                    ClassKind::Array { .. }
                );
                // One level is enough for texts, and keeps the search without recursion.
                from == to || (!nested && self.assignable(from, to))
            }
            _ => false,
        }
    }
}
