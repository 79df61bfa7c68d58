//! A client as a program: what it adds, and everything else as the original has it.

use super::client::{CLASS_NAME, Client};
use fencepost_base::Position;
use fencepost_ir::{
    Class, ClassId, Field, FieldId, FuncId, Function, FunctionTitle, Overlay, Problem, Signature,
    Source, Spare,
};
use std::sync::Arc;

impl Overlay for Client {
    fn original(&self) -> &dyn Source {
        self.original.as_ref()
    }

    fn entry(&self) -> Result<FuncId, Problem> {
        Ok(self.entry)
    }

    fn function(&self, id: FuncId) -> Result<Arc<Function>, Problem> {
        match self.functions.get(&id) {
            Some(function) => Ok(function.clone()),
            None => self.original.function(id),
        }
    }

    fn signature(&self, id: FuncId) -> Result<Signature, Problem> {
        match self.functions.get(&id) {
            Some(function) => Ok(function.signature()),
            None => self.original.signature(id),
        }
    }

    fn function_name(&self, id: FuncId) -> String {
        match self.functions.get(&id) {
            Some(function) => function.name.clone(),
            None => self.original.function_name(id),
        }
    }

    fn thread_name(&self, entry: FuncId) -> String {
        match self.functions.get(&entry) {
            Some(function) => function.name.clone(),
            None => self.original.thread_name(entry),
        }
    }

    fn function_title(&self, id: FuncId) -> FunctionTitle {
        match self.functions.get(&id) {
            Some(function) => FunctionTitle::of_full_name(&function.name),
            None => self.original.function_title(id),
        }
    }

    fn is_accessor(&self, id: FuncId, part: &str) -> bool {
        !self.functions.contains_key(&id) && self.original.is_accessor(id, part)
    }

    fn class(&self, id: ClassId) -> Result<Arc<Class>, Problem> {
        match id == self.class {
            true => Ok(self.statics.clone()),
            false => self.original.class(id),
        }
    }

    fn field(&self, id: FieldId) -> Option<Field> {
        let added = self.fields.get(&id).cloned();
        added.or_else(|| self.original.field(id))
    }

    fn find_statics(&self, name: &str) -> Vec<FieldId> {
        let (class, field) = name.rsplit_once('.').unwrap_or_default();
        let mut added = self.fields.iter();
        match added.find(|(_, added)| class == CLASS_NAME && added.name == field) {
            Some((id, _)) => vec![*id],
            None => self.original.find_statics(name),
        }
    }

    fn find_instance_field(&self, class: ClassId, name: &str) -> Option<FieldId> {
        match class == self.class {
            true => None,
            false => self.original.find_instance_field(class, name),
        }
    }

    fn assignable(&self, from: ClassId, to: ClassId) -> bool {
        match from == self.class || to == self.class {
            true => from == to,
            false => self.original.assignable(from, to),
        }
    }

    fn preview(&self, id: FuncId) -> Result<Arc<Function>, Problem> {
        match self.functions.get(&id) {
            Some(function) => Ok(function.clone()),
            None => self.original.preview(id),
        }
    }

    fn spare(&self, number: u32) -> Option<Spare> {
        self.original.spare(number.checked_add(self.taken)?)
    }

    fn choice_words(&self, function: FuncId, value: u64) -> Option<&'static str> {
        match self.functions.contains_key(&function) {
            true => None,
            false => self.original.choice_words(function, value),
        }
    }

    fn describe_position(&self, function: FuncId, position: Position) -> String {
        match self.functions.get(&function) {
            Some(function) => function.name.clone(),
            None => self.original.describe_position(function, position),
        }
    }
}
