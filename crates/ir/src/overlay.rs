//! Sources over other sources: a program that is like another one, with something added or changed.

use crate::{
    Allocated, AskForNumber, Class, ClassId, Fault, FaultTarget, Field, FieldDefinition, FieldId,
    FuncId, Function, FunctionTitle, Interface, Known, LateValue, MarkedRaces, NativeId,
    NativeMeaning, Operation, Plumbing, Problem, Rules, Shape, ShapeId, Signature, Source, Spare,
    Storage, StringId, ToldCall, WrittenAs,
};
use fencepost_base::saved::{Damaged, Reader, Writer};
use fencepost_base::{FileId, Position, SourcePosition};
use std::any::Any;
use std::sync::Arc;

/// Writes [`Overlay`], whose answers are those of the original, and lets it be a [`Source`].
macro_rules! overlay {
    ($(fn $name:ident($($argument:ident: $kind:ty),*) $(-> $result:ty)?;)*) => {
        /// A source over another one. What it does not answer itself, the other one answers.
        pub trait Overlay: Any + Send + Sync {
            /// The source below.
            fn original(&self) -> &dyn Source;
            $(
                /// See the method of [`Source`] with this name.
                fn $name(&self, $($argument: $kind),*) $(-> $result)? {
                    self.original().$name($($argument),*)
                }
            )*
        }

        // A question that is not passed on would be answered as if the program were another one.
        #[deny(clippy::missing_trait_methods)]
        impl<T: Overlay> Source for T {
            $(
                fn $name(&self, $($argument: $kind),*) $(-> $result)? {
                    Overlay::$name(self, $($argument),*)
                }
            )*
        }
    };
}

overlay! {
    fn entry() -> Result<FuncId, Problem>;
    fn find_function(name: &str) -> Result<FuncId, Problem>;
    fn find_entry(name: &str) -> Result<FuncId, Problem>;
    fn function(id: FuncId) -> Result<Arc<Function>, Problem>;
    fn preview(id: FuncId) -> Result<Arc<Function>, Problem>;
    fn signature(id: FuncId) -> Result<Signature, Problem>;
    fn interface(id: FuncId) -> Result<Interface, Problem>;
    fn told_call(id: FuncId) -> Option<ToldCall>;
    fn spare(number: u32) -> Option<Spare>;
    fn spare_function(number: u32) -> Option<FuncId>;
    fn operation(id: FuncId, class: &str) -> Option<Operation>;
    fn class_names(typed: &str) -> Vec<String>;
    fn linearizable_classes() -> Vec<String>;
    fn why_no_operations(class: &str) -> Option<&'static str>;
    fn is_of(class: ClassId, name: &str) -> bool;
    fn late_value(class: ClassId) -> Option<LateValue>;
    fn is_recorded(class: ClassId) -> bool;
    fn is_foreign(function: FuncId, class: ClassId) -> bool;
    fn function_name(id: FuncId) -> String;
    fn class(id: ClassId) -> Result<Arc<Class>, Problem>;
    fn initial_statics() -> Vec<ClassId>;
    fn static_shape(class: ClassId) -> Option<ShapeId>;
    fn shape(id: ShapeId) -> Option<Shape>;
    fn shape_size(id: ShapeId) -> Option<u32>;
    fn allocated(function: FuncId, pc: u32) -> Option<Allocated>;
    fn told_result(function: FuncId, value: &str) -> Option<String>;
    fn claims() -> Option<bool>;
    fn has_manual_memory() -> bool;
    fn field(id: FieldId) -> Option<Field>;
    fn find_statics(name: &str) -> Vec<FieldId>;
    fn find_instance_field(class: ClassId, name: &str) -> Option<FieldId>;
    fn dispatch(class: ClassId, method: FuncId) -> Result<FuncId, Problem>;
    fn receiver(method: FuncId) -> Option<ClassId>;
    fn assignable(from: ClassId, to: ClassId) -> bool;
    fn array_can_hold(array: ClassId, value: ClassId) -> bool;
    fn thread_name(entry: FuncId) -> String;
    fn function_title(id: FuncId) -> FunctionTitle;
    fn short_type_name(name: &str) -> String;
    fn written_as(class: &str, part: &str) -> WrittenAs;
    fn is_accessor(function: FuncId, part: &str) -> bool;
    fn constant_name(class: ClassId, storage: Storage, offset: u32, value: u64) -> Option<String>;
    fn named_constants(class: ClassId) -> Option<(FieldId, String)>;
    fn value_of_parts(parts: &[(&str, &str)]) -> Option<String>;
    fn is_bare(function: FuncId) -> bool;
    fn plumbing(function: FuncId) -> Plumbing;
    fn fault(fault: Fault) -> Result<FaultTarget, Problem>;
    fn fault_name(fault: Fault) -> String;
    fn string_class() -> Option<ClassId>;
    fn type_object_class() -> Option<ClassId>;
    fn string_literal(id: StringId) -> Arc<[u16]>;
    fn native_name(id: NativeId) -> String;
    fn native_meaning(id: NativeId) -> Option<NativeMeaning>;
    fn native_result(id: NativeId, arguments: &[Known]) -> Option<Known>;
    fn file_name(id: FileId) -> String;
    fn constant_text(class: ClassId, offset: u32) -> Option<String>;
    fn tells_time() -> bool;
    fn interrupts() -> bool;
    fn rules() -> Rules;
    fn is_assertion(class: ClassId) -> bool;
    fn asks_waiting() -> bool;
    fn assumptions() -> Vec<&'static str>;
    fn own_functions() -> Vec<FuncId>;
    fn benign_races() -> Vec<MarkedRaces>;
    fn field_definitions(class: ClassId, storage: Storage, offset: u32) -> Vec<FieldDefinition>;
    fn static_names() -> Vec<String>;
    fn instance_field_names() -> Vec<String>;
    fn listing(id: FuncId) -> Vec<(u32, String)>;
    fn code_text(id: FuncId) -> Option<String>;
    fn shared_code(id: FuncId) -> u64;
    fn as_any() -> Option<&dyn Any>;
    fn save_numbering(out: &mut Writer<'_>);
    fn restore_numbering(input: &mut Reader<'_>) -> Result<(), Damaged>;
    fn key_tables() -> u32;
    fn numbered(table: u32) -> u32;
    fn save_key(table: u32, number: u32, out: &mut Writer<'_>);
    fn restore_key(table: u32, input: &mut Reader<'_>) -> Result<u32, Damaged>;
    fn ask_before_numbering(ask: Option<&Arc<AskForNumber>>);
    fn source_position(position: Position) -> Option<SourcePosition>;
    fn throw_trace() -> Option<FieldId>;
    fn trace_line(function: FuncId) -> Option<String>;
    fn choice_words(function: FuncId, value: u64) -> Option<&'static str>;
    fn describe_position(function: FuncId, position: Position) -> String;
}
