//! A client as a program: what it adds, and everything else as the original has it.

use super::client::{CLASS_NAME, Client};
use fencepost_base::saved::{Damaged, Reader, Writer};
use fencepost_base::{FileId, Position, SourcePosition};
use fencepost_ir::{
    Class, ClassId, Fault, FaultTarget, Field, FieldId, FuncId, Function, FunctionTitle, Interface,
    NativeId, NativeMeaning, Plumbing, Problem, Rules, Shape, ShapeId, Signature, Source, Spare,
    StringId, WrittenAs,
};
use std::any::Any;
use std::sync::Arc;

// A question that is not passed on would be answered as if the program were another one.
#[deny(clippy::missing_trait_methods)]
impl Source for Client {
    fn entry(&self) -> Result<FuncId, Problem> {
        Ok(self.entry)
    }

    fn find_function(&self, name: &str) -> Result<FuncId, Problem> {
        self.original.find_function(name)
    }

    fn find_entry(&self, name: &str) -> Result<FuncId, Problem> {
        self.original.find_entry(name)
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

    fn interface(&self, id: FuncId) -> Result<Interface, Problem> {
        self.original.interface(id)
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

    fn short_type_name(&self, name: &str) -> String {
        self.original.short_type_name(name)
    }

    fn written_as(&self, class: &str, part: &str) -> WrittenAs {
        self.original.written_as(class, part)
    }

    fn is_bare(&self, function: FuncId) -> bool {
        self.original.is_bare(function)
    }

    fn plumbing(&self, function: FuncId) -> Plumbing {
        self.original.plumbing(function)
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

    fn dispatch(&self, class: ClassId, method: FuncId) -> Result<FuncId, Problem> {
        self.original.dispatch(class, method)
    }

    fn receiver(&self, method: FuncId) -> Option<ClassId> {
        self.original.receiver(method)
    }

    fn assignable(&self, from: ClassId, to: ClassId) -> bool {
        match from == self.class || to == self.class {
            true => from == to,
            false => self.original.assignable(from, to),
        }
    }

    fn array_can_hold(&self, array: ClassId, value: ClassId) -> bool {
        self.original.array_can_hold(array, value)
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

    fn rules(&self) -> Rules {
        self.original.rules()
    }

    fn is_assertion(&self, class: ClassId) -> bool {
        self.original.is_assertion(class)
    }

    fn save_numbering(&self, out: &mut Writer<'_>) {
        self.original.save_numbering(out);
    }

    fn restore_numbering(&self, input: &mut Reader<'_>) -> Result<(), Damaged> {
        self.original.restore_numbering(input)
    }

    fn initial_statics(&self) -> Vec<ClassId> {
        self.original.initial_statics()
    }

    fn static_shape(&self, class: ClassId) -> Option<ShapeId> {
        self.original.static_shape(class)
    }

    fn shape(&self, id: ShapeId) -> Option<Shape> {
        self.original.shape(id)
    }

    fn shape_size(&self, id: ShapeId) -> Option<u32> {
        self.original.shape_size(id)
    }

    fn has_manual_memory(&self) -> bool {
        self.original.has_manual_memory()
    }

    fn source_position(&self, position: Position) -> Option<SourcePosition> {
        self.original.source_position(position)
    }

    fn interrupts(&self) -> bool {
        self.original.interrupts()
    }

    fn asks_waiting(&self) -> bool {
        self.original.asks_waiting()
    }

    fn tells_time(&self) -> bool {
        self.original.tells_time()
    }

    fn fault(&self, fault: Fault) -> Result<FaultTarget, Problem> {
        self.original.fault(fault)
    }

    fn fault_name(&self, fault: Fault) -> String {
        self.original.fault_name(fault)
    }

    fn string_class(&self) -> Option<ClassId> {
        self.original.string_class()
    }

    fn type_object_class(&self) -> Option<ClassId> {
        self.original.type_object_class()
    }

    fn string_literal(&self, id: StringId) -> Arc<[u16]> {
        self.original.string_literal(id)
    }

    fn native_meaning(&self, id: NativeId) -> Option<NativeMeaning> {
        self.original.native_meaning(id)
    }

    fn native_name(&self, id: NativeId) -> String {
        self.original.native_name(id)
    }

    fn file_name(&self, id: FileId) -> String {
        self.original.file_name(id)
    }

    fn assumptions(&self) -> Vec<&'static str> {
        self.original.assumptions()
    }

    fn own_functions(&self) -> Vec<FuncId> {
        self.original.own_functions()
    }

    fn listing(&self, id: FuncId) -> Vec<(u32, String)> {
        self.original.listing(id)
    }

    fn shared_code(&self, id: FuncId) -> u64 {
        self.original.shared_code(id)
    }

    fn as_any(&self) -> Option<&dyn Any> {
        self.original.as_any()
    }

    fn describe_position(&self, function: FuncId, position: Position) -> String {
        match self.functions.get(&function) {
            Some(function) => function.name.clone(),
            None => self.original.describe_position(function, position),
        }
    }
}
