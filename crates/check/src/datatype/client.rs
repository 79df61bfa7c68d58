//! A program with a client added to it.

use super::body::{Body, Shown};
use super::shape::{
    Argument, ArgumentView, CallView, Create, Shape, Specification, SpecificationError, Test, View,
};
use fencepost_ir::{
    Args, Cell, Class, ClassId, Def, Field, FieldId, FieldRef, FuncId, Function, Kind, MarkId, Op,
    OptDef, OptUse, Source, Storage,
};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The class whose static fields hold what was observed, as reports show it.
pub(super) const CLASS_NAME: &str = "Observed";

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
    pub(super) original: Arc<dyn Source>,
    pub(super) entry: FuncId,
    pub(super) functions: BTreeMap<FuncId, Arc<Function>>,
    pub(super) class: ClassId,
    pub(super) statics: Arc<Class>,
    pub(super) fields: BTreeMap<FieldId, Field>,
    /// What the columns of a row of observations mean.
    pub view: View,
    /// The columns that hold arguments.
    pub arguments: Vec<usize>,
    /// The operations that threads call: the thread, and the letter. A mark with the number comes
    /// before each, unless values are distinct.
    pub calls: Vec<(usize, char)>,
    /// Numbers of the original that are taken.
    pub(super) taken: u32,
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
            shapes.insert(letter, Shape::find(source, &create, letter, operation)?);
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
        let nobody = main.body.constant(Kind::I32, 0);
        let mut handles = Vec::new();
        let mut starts = Vec::new();
        for (number, letters) in test.threads.iter().enumerate() {
            let name = format!("thread {}", number + 1);
            let mut thread = Calling {
                body: Body::new(&name),
                lock: None,
                stores: Vec::new(),
            };
            // A reference in front would be the object that stands for the thread.
            thread.body.parameter(Kind::I32);
            let shared = thread.body.parameter(create.object_kind());
            thread.lock = lock.map(|_| thread.body.parameter(Kind::Ref));
            let mut passed: Vec<_> = [nobody, object].into_iter().chain(lock).collect();
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
            used,
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
            taken: used,
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
    let object = body.register(create.object_kind());
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
