//! A program with a client added to it.

use super::body::{Body, Shown};
use super::shape::{
    Argument, ArgumentView, CallView, Create, Shape, Specification, SpecificationError, Test, View,
};
use fencepost_base::{FileId, Position};
use fencepost_ir::{
    Args, Cell, Class, ClassId, Def, Fault, FaultTarget, Field, FieldId, FieldRef, FuncId,
    Function, Interface, Kind, MarkId, NativeId, Op, OptDef, OptUse, Problem, Signature, Source,
    Storage, StringId,
};
use std::any::Any;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The class whose static fields hold what was observed, as reports show it.
const CLASS_NAME: &str = "Observed";

/// How the operations of a client run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mode {
    /// As the threads come.
    Concurrent,
    /// One after the other.
    Serial,
}

/// The values of arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Values {
    /// Where every value is allowed, each call has one of its own.
    Distinct,
    /// Where every value is allowed, any.
    Symbolic,
    /// Those that an execution with any values had, in the order of the calls.
    Fixed(Vec<i64>),
}

/// A program that makes an object and lets threads call its operations.
pub(super) struct Client {
    original: Arc<dyn Source>,
    entry: FuncId,
    functions: BTreeMap<FuncId, Arc<Function>>,
    class: ClassId,
    statics: Arc<Class>,
    fields: BTreeMap<FieldId, Field>,
    /// What the columns of a row of observations mean.
    pub view: View,
    /// The columns that hold arguments.
    pub arguments: Vec<usize>,
    /// The operations that threads call: the thread, and the letter. A mark with the number comes
    /// before each, unless values are distinct.
    pub calls: Vec<(usize, char)>,
}

/// Writes a client.
struct Writer<'a> {
    source: &'a dyn Source,
    class: ClassId,
    statics: Class,
    fields: BTreeMap<FieldId, Field>,
    /// Numbers of fields and functions that are taken.
    used: u32,
    /// The number that the next argument of its own gets.
    next_value: i64,
    values: Values,
    /// How many of the fixed values are used.
    fixed: usize,
    arguments: Vec<usize>,
    calls: Vec<(usize, char)>,
    view: View,
    serial: bool,
}

/// A thread whose code is being written.
struct Calling {
    body: Body,
    /// Held while an operation runs, if they run one after the other.
    lock: Option<fencepost_ir::Reg>,
    /// What is stored in the end. Between operations it could get in their way.
    stores: Vec<(FieldRef, fencepost_ir::Reg)>,
}

impl Client {
    pub fn new(
        original: Arc<dyn Source>,
        specification: &Specification,
        test: &Test,
        mode: Mode,
        values: Values,
    ) -> Result<Self, SpecificationError> {
        let source = original.as_ref();
        let create = Create::find(source, specification)?;
        let mut shapes = BTreeMap::new();
        for (&letter, operation) in &specification.operations {
            shapes.insert(letter, Shape::find(source, letter, operation)?);
        }
        let mut writer = Writer {
            source,
            class: spare(source, 0)?.class,
            statics: Class::named(CLASS_NAME),
            fields: BTreeMap::new(),
            used: 1,
            next_value: 1,
            values,
            fixed: 0,
            arguments: Vec::new(),
            calls: Vec::new(),
            view: View::default(),
            serial: mode == Mode::Serial,
        };
        let mut functions = BTreeMap::new();
        let entry = spare(source, 0)?.function;
        let mut main = Calling {
            body: Body::new("client"),
            lock: None,
            stores: Vec::new(),
        };
        let object = make_object(&mut main.body, source, &create);
        for letter in &specification.init {
            if let Some(shape) = shapes.get(letter) {
                let arguments = writer.arguments(&mut main, shape)?;
                writer.call(&mut main, None, shape, object, &arguments)?;
            }
        }
        let lock = writer.serial.then(|| {
            let dst = main.body.register(Kind::Ref);
            main.body.emit(Op::New {
                dst: Def(dst),
                class: writer.class,
            });
            dst
        });
        let mut handles = Vec::new();
        let mut starts = Vec::new();
        for (number, letters) in test.threads.iter().enumerate() {
            let name = format!("thread {}", number + 1);
            let mut thread = Calling {
                body: Body::new(&name),
                lock: None,
                stores: Vec::new(),
            };
            let shared = thread.body.parameter(Kind::Ref);
            thread.lock = lock.map(|_| thread.body.parameter(Kind::Ref));
            let mut passed: Vec<_> = [object].into_iter().chain(lock).collect();
            let mut calls = Vec::new();
            for shape in letters.iter().filter_map(|letter| shapes.get(letter)) {
                let given = writer.arguments(&mut main, shape)?;
                let mut taken = Vec::new();
                for (cell, (register, view)) in shape.taken().zip(given) {
                    passed.push(register);
                    taken.push((thread.body.parameter(cell.kind()), view));
                }
                calls.push((shape, taken));
            }
            for (shape, taken) in calls {
                if writer.values == Values::Symbolic {
                    let number = MarkId(writer.calls.len() as u32);
                    thread.body.emit(Op::Mark { number });
                }
                writer.calls.push((number, shape.letter));
                writer.call(&mut thread, Some(number), shape, shared, &taken)?;
            }
            let function = writer.function()?;
            functions.insert(function, Arc::new(thread.finish()));
            starts.push((function, passed));
        }
        for (function, passed) in starts {
            handles.push(main.body.start(function, passed));
        }
        for handle in handles {
            main.body.emit(Op::ThreadJoin {
                dst: OptDef(None),
                thread: handle,
                timeout: OptUse(None),
            });
        }
        functions.insert(entry, Arc::new(main.finish()));
        let Writer {
            class,
            statics,
            fields,
            view,
            arguments,
            calls,
            ..
        } = writer;
        Ok(Self {
            original,
            entry,
            functions,
            class,
            statics: Arc::new(statics),
            fields,
            view,
            arguments,
            calls,
        })
    }

    /// The cells of the columns of a row of observations.
    pub fn cells(&self) -> Vec<fencepost_engine_bounded::StaticCell> {
        let mut cells: Vec<_> = self
            .fields
            .values()
            .map(|field| fencepost_engine_bounded::StaticCell {
                class: field.class,
                offset: field.offset,
                cell: field.cell,
            })
            .collect();
        cells.sort_by_key(|cell| cell.offset);
        cells
    }

    /// The expressions for the columns of a row of observations.
    pub fn columns(&self) -> Vec<String> {
        let mut names: Vec<(u32, String)> = self
            .fields
            .values()
            .map(|field| (field.offset, format!("{CLASS_NAME}.{}", field.name)))
            .collect();
        names.sort();
        names.into_iter().map(|(_, name)| name).collect()
    }
}

fn spare(source: &dyn Source, number: u32) -> Result<fencepost_ir::Spare, SpecificationError> {
    source.spare(number).ok_or_else(|| SpecificationError {
        place: super::SpecificationPlace::Create,
        message: "nothing can be added to this kind of program".to_string(),
    })
}

/// Makes the object that the threads share.
fn make_object(body: &mut Body, source: &dyn Source, create: &Create) -> fencepost_ir::Reg {
    let object = body.register(Kind::Ref);
    if let Some(class) = create.interface.owner {
        let initialised = source.class(class).is_ok_and(|c| c.initializer.is_some());
        if initialised {
            body.emit(Op::InitClass { class });
        }
        if create.interface.constructs {
            body.emit(Op::New {
                dst: Def(object),
                class,
            });
            body.emit(Op::Call {
                dst: OptDef(None),
                function: create.function,
                args: Args([object].into()),
            });
            return object;
        }
    }
    body.emit(Op::Call {
        dst: OptDef(Some(object)),
        function: create.function,
        args: Args([].into()),
    });
    object
}

type Passed = Vec<(fencepost_ir::Reg, ArgumentView)>;

impl Writer<'_> {
    fn function(&mut self) -> Result<FuncId, SpecificationError> {
        self.used += 1;
        Ok(spare(self.source, self.used - 1)?.function)
    }

    /// A further column.
    fn column(&mut self, cell: Cell) -> Result<(usize, FieldRef), SpecificationError> {
        let id = spare(self.source, self.used)?.field;
        self.used += 1;
        // Eight bytes each, so that offsets are in the order of the columns.
        let number = self.fields.len();
        let offset = number as u32 * 8;
        let name = format!("o{number}");
        self.statics.statics.put(cell, name.clone(), offset);
        self.fields.insert(
            id,
            Field {
                class: self.class,
                name,
                storage: Storage::Static,
                offset,
                cell,
            },
        );
        let field = FieldRef {
            id,
            class: self.class,
            offset,
            cell,
        };
        Ok((number, field))
    }

    /// The arguments of a call, computed before the threads start.
    fn arguments(
        &mut self,
        main: &mut Calling,
        shape: &Shape,
    ) -> Result<Passed, SpecificationError> {
        let mut passed = Vec::new();
        for (cell, argument) in shape.taken().zip(&shape.arguments) {
            let values = match argument {
                Argument::Values(values) => values.clone(),
                Argument::Any if cell == Cell::Bool => vec![0, 1],
                Argument::Any if self.values == Values::Distinct => {
                    self.next_value += 1;
                    vec![self.next_value - 1]
                }
                Argument::Any => Vec::new(),
            };
            let fixed = match &self.values {
                Values::Fixed(list) if values.len() != 1 => list.get(self.fixed).copied(),
                Values::Fixed(_) | Values::Distinct | Values::Symbolic => None,
            };
            let register = match (fixed, values.is_empty()) {
                (Some(value), _) => {
                    self.fixed += 1;
                    main.body.number(cell, value)
                }
                (None, true) => main.body.anything(cell),
                (None, false) => main.body.one_of(cell, &values),
            };
            let view = match values.as_slice() {
                [only] => ArgumentView::Fixed(*only),
                _ => {
                    let (column, field) = self.column(cell)?;
                    main.stores.push((field, register));
                    self.arguments.push(column);
                    ArgumentView::Column(column)
                }
            };
            passed.push((register, view));
        }
        Ok(passed)
    }

    /// A call whose results are observed.
    fn call(
        &mut self,
        calling: &mut Calling,
        thread: Option<usize>,
        shape: &Shape,
        object: fencepost_ir::Reg,
        arguments: &Passed,
    ) -> Result<(), SpecificationError> {
        let registers: Vec<_> = arguments.iter().map(|(register, _)| *register).collect();
        if let Some(object) = calling.lock {
            let taken = OptUse(None);
            calling.body.emit(Op::MonitorEnter { object, taken });
        }
        let Shown { results, exception } = calling.body.call(shape, object, &registers);
        if let Some(object) = calling.lock {
            calling.body.emit(Op::MonitorExit { object });
        }
        let cells = shape.result.into_iter().chain(shape.addresses());
        let mut columns = Vec::new();
        for (cell, register) in cells.zip(results) {
            let (column, field) = self.column(cell)?;
            calling.stores.push((field, register));
            columns.push(column);
        }
        let (column, field) = self.column(Cell::Ref)?;
        calling.stores.push((field, exception));
        self.view.calls.push(CallView {
            thread,
            letter: shape.letter,
            arguments: arguments.iter().map(|(_, view)| view.clone()).collect(),
            results: columns,
            exception: column,
        });
        Ok(())
    }
}

impl Calling {
    fn finish(mut self) -> Function {
        for (field, register) in self.stores {
            self.body.store(field, register);
        }
        self.body.finish()
    }
}

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
