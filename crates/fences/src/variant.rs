//! A program with marks at its points, and with some repairs made.

use crate::points::Points;
use fencepost_base::saved::{Damaged, Reader, Writer};
use fencepost_base::{FileId, FxHashMap, Position, SourcePosition};
use fencepost_ir::{
    Class, ClassId, Fault, FaultTarget, FenceKind, Field, FieldId, FuncId, Function, FunctionTitle,
    Interface, MarkId, NativeId, NativeMeaning, Op, Order, Plumbing, Problem, Rules, Shape,
    ShapeId, Signature, Source, Spare, StringId, WrittenAs, insert_operations,
};
use std::any::Any;
use std::collections::BTreeSet;
use std::sync::Arc;

/// A program like another one, with marks and repairs in its functions.
pub(crate) struct Variant {
    pub original: Arc<dyn Source>,
    pub points: Arc<Points>,
    /// The repairs that are made.
    pub repairs: BTreeSet<MarkId>,
    /// Whether accesses may become volatile.
    pub volatile: bool,
}

impl Variant {
    /// The operations that are put into a function.
    fn inserted(&self, id: FuncId, function: &Function) -> Vec<(u32, Op)> {
        let mut inserted = Vec::new();
        for (pc, number) in self.points.of(self.original.as_ref(), id, function) {
            inserted.push((pc, Op::Mark { number }));
            if self.repairs.contains(&number) {
                let kind = FenceKind::Full;
                inserted.push((pc, Op::Fence { kind }));
            }
        }
        inserted
    }

    fn rewrite(&self, id: FuncId, function: &Function) -> Function {
        let inserted = self.inserted(id, function);
        let mut copy = insert_operations(function, &inserted);
        if self.volatile {
            for access in self.points.accesses(self.original.as_ref(), id, function) {
                let chosen = access.repairs.iter().any(|one| self.repairs.contains(one));
                let pc = shifted(&inserted, access.pc) as usize;
                if let (true, Op::Load { order, .. } | Op::Store { order, .. }) =
                    (chosen, &mut copy.ops[pc])
                {
                    *order = Order::Volatile;
                }
            }
        }
        copy
    }

    /// The repairs that make the plain access at an operation volatile.
    pub fn repairs_at(&self, id: FuncId) -> FxHashMap<u32, Vec<MarkId>> {
        let Ok(function) = self.original.function(id) else {
            return FxHashMap::default();
        };
        let inserted = self.inserted(id, &function);
        let accesses = self.points.accesses(self.original.as_ref(), id, &function);
        let accesses = accesses.into_iter();
        accesses
            .map(|access| (shifted(&inserted, access.pc), access.repairs))
            .collect()
    }
}

/// Where an operation is once others were put before it.
fn shifted(inserted: &[(u32, Op)], pc: u32) -> u32 {
    pc + inserted.partition_point(|&(before, _)| before <= pc) as u32
}

// A question that is not passed on would be answered as if the program were another one.
#[deny(clippy::missing_trait_methods)]
impl Source for Variant {
    fn function(&self, id: FuncId) -> Result<Arc<Function>, Problem> {
        let function = self.original.function(id)?;
        Ok(Arc::new(self.rewrite(id, &function)))
    }

    fn preview(&self, id: FuncId) -> Result<Arc<Function>, Problem> {
        let function = self.original.preview(id)?;
        Ok(Arc::new(self.rewrite(id, &function)))
    }

    fn interface(&self, id: FuncId) -> Result<Interface, Problem> {
        self.original.interface(id)
    }

    fn spare(&self, number: u32) -> Option<Spare> {
        self.original.spare(number)
    }

    fn receiver(&self, method: FuncId) -> Option<ClassId> {
        self.original.receiver(method)
    }

    fn tells_time(&self) -> bool {
        self.original.tells_time()
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

    fn rules(&self) -> Rules {
        self.original.rules()
    }

    fn is_assertion(&self, class: ClassId) -> bool {
        self.original.is_assertion(class)
    }

    fn asks_waiting(&self) -> bool {
        self.original.asks_waiting()
    }

    fn entry(&self) -> Result<FuncId, Problem> {
        self.original.entry()
    }

    fn find_function(&self, name: &str) -> Result<FuncId, Problem> {
        self.original.find_function(name)
    }

    fn find_entry(&self, name: &str) -> Result<FuncId, Problem> {
        self.original.find_entry(name)
    }

    fn signature(&self, id: FuncId) -> Result<Signature, Problem> {
        self.original.signature(id)
    }

    fn function_name(&self, id: FuncId) -> String {
        self.original.function_name(id)
    }

    fn class(&self, id: ClassId) -> Result<Arc<Class>, Problem> {
        self.original.class(id)
    }

    fn field(&self, id: FieldId) -> Option<Field> {
        self.original.field(id)
    }

    fn find_statics(&self, name: &str) -> Vec<FieldId> {
        self.original.find_statics(name)
    }

    fn find_instance_field(&self, class: ClassId, name: &str) -> Option<FieldId> {
        self.original.find_instance_field(class, name)
    }

    fn dispatch(&self, class: ClassId, method: FuncId) -> Result<FuncId, Problem> {
        self.original.dispatch(class, method)
    }

    fn assignable(&self, from: ClassId, to: ClassId) -> bool {
        self.original.assignable(from, to)
    }

    fn array_can_hold(&self, array: ClassId, value: ClassId) -> bool {
        self.original.array_can_hold(array, value)
    }

    fn thread_name(&self, entry: FuncId) -> String {
        self.original.thread_name(entry)
    }

    fn function_title(&self, id: FuncId) -> FunctionTitle {
        self.original.function_title(id)
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

    fn save_numbering(&self, out: &mut Writer<'_>) {
        self.original.save_numbering(out);
    }

    fn restore_numbering(&self, input: &mut Reader<'_>) -> Result<(), Damaged> {
        self.original.restore_numbering(input)
    }

    fn describe_position(&self, function: FuncId, position: Position) -> String {
        self.original.describe_position(function, position)
    }
}
