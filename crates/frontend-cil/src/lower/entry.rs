//! Where a run starts: a function that calls the entry point, or the method that the user named.

use super::calls::Callee;
use super::registers::Memory;
use super::{Lines, Lowerer, Val};
use crate::reader::Primitive;
use crate::world::{Ctx, DefId, FuncKey, Repr, Res, TyId, World, problem};
use fencepost_base::Position;
use fencepost_ir::{Kind, Op, OptUse};

/// The method that the program starts with.
pub(crate) fn entry_point(world: &World) -> Res<FuncKey> {
    match world.assembly(0).image.entry_point() {
        Some(id) => world.method_token(&Ctx::open(0), id.into()),
        None => problem(
            "the program has no entry point; name a method without arguments, as in `--entry TYPE::METHOD`",
        ),
    }
}

/// The kind of the process's exit code, if the entry point gives one.
pub(crate) fn entry_result(world: &World) -> Res<Option<Kind>> {
    let (result, _) = world.signature_of(&entry_point(world)?)?;
    exit_code(world, result)
}

/// The kind of the exit code, if the method that a run starts with gives one: a number that it
/// returns, or the result of the task that it returns.
pub(crate) fn start_result(world: &World, method: u32) -> Res<Option<Kind>> {
    let (result, _) = world.signature_of(started(world, method)?)?;
    match Awaited::of(world, result)? {
        Some(awaited) => exit_code(world, awaited.result),
        None => exit_code(world, result),
    }
}

fn exit_code(world: &World, result: TyId) -> Res<Option<Kind>> {
    Ok(match world.repr(result)? {
        Repr::Cell(cell) if cell.kind() == Kind::I32 => Some(Kind::I32),
        Repr::Cell(_) | Repr::Struct | Repr::Void => None,
    })
}

fn started(world: &World, method: u32) -> Res<&FuncKey> {
    match world.functions.key(method) {
        Some(key) => Ok(key),
        None => problem("a run starts with a function that has no number"),
    }
}

/// How to wait for a task that a method returned.
struct Awaited {
    /// Makes a task from a value task, which may be asked for its result only when it has one.
    as_task: Option<FuncKey>,
    /// Gives the awaiter of the task.
    get_awaiter: FuncKey,
    /// Waits, and throws what the task failed with.
    get_result: FuncKey,
    /// The type of the task's result.
    result: TyId,
}

impl Awaited {
    /// How to wait for a value of this type; none if it is no task.
    fn of(world: &World, ty: TyId) -> Res<Option<Awaited>> {
        let is_library = |name: &str, ty: TyId| {
            world.named(ty).is_some_and(|(def, _)| {
                world.assembly(def.asm).library && world.definition_name(def) == name
            })
        };
        let mut task = ty;
        let mut as_task = None;
        if is_library("System.Threading.Tasks.ValueTask", ty) {
            let key = method(world, ty, "AsTask")?;
            task = world.signature_of(&key)?.0;
            as_task = Some(key);
        }
        while !is_library("System.Threading.Tasks.Task", task) {
            match world.named(task).and(world.data(task)?.parent) {
                Some(parent) => task = parent,
                None => return Ok(None),
            }
        }
        let get_awaiter = method(world, task, "GetAwaiter")?;
        let awaiter = world.signature_of(&get_awaiter)?.0;
        let get_result = method(world, awaiter, "GetResult")?;
        let result = world.signature_of(&get_result)?.0;
        Ok(Some(Awaited {
            as_task,
            get_awaiter,
            get_result,
            result,
        }))
    }
}

fn method(world: &World, ty: TyId, name: &str) -> Res<FuncKey> {
    match world.method_named(ty, name, Some(0))? {
        Some(key) => Ok(key),
        None => problem(format!(
            "the class library has no `{}::{name}`",
            world.type_name(ty)
        )),
    }
}

impl Lowerer<'_> {
    /// Calls the program's entry point with its arguments.
    pub(crate) fn entry(&mut self) -> Res<()> {
        self.function.library = true;
        self.function.result = entry_result(self.world)?;
        let key = entry_point(self.world)?;
        let (_, params, result) = self.parameters(&key)?;
        self.initialize_module(0)?;
        match params.as_slice() {
            [] => {}
            [_] => self.entry_arguments()?,
            _ => return problem("the entry point takes more than the command line"),
        }
        let callee = Callee::Direct(self.function_id(&key));
        self.emit_call(callee, None, &params, result)?;
        self.return_exit_code();
        Ok(())
    }

    /// Calls the method that the user named, on a new object if it needs one, and waits for the
    /// task that it returns.
    pub(crate) fn start(&mut self, method: u32) -> Res<()> {
        self.function.result = start_result(self.world, method)?;
        let key = started(self.world, method)?.clone();
        let (this, params, result) = self.parameters(&key)?;
        let FuncKey::Method { owner, row, .. } = key else {
            return problem("a run starts with something that is no method");
        };
        if let Some((def, _)) = self.world.named(owner) {
            // Who waits here for the task, or dies of its exception, does so where the method is.
            self.function.library = false;
            self.position = Position {
                code_offset: Position::NO_OFFSET,
                ..Lines::of(self.source, def.asm, row).at(0)
            };
            self.initialize_module(def.asm)?;
        }
        if let Some(kind) = this {
            self.receiver(owner, kind)?;
        }
        let callee = Callee::Direct(self.function_id(&key));
        self.emit_call(callee, this, &params, result)?;
        self.await_result(result)?;
        self.return_exit_code();
        Ok(())
    }

    /// Waits for the task on the stack, if what is there is one.
    pub(super) fn await_result(&mut self, result: TyId) -> Res<()> {
        if let Some(awaited) = Awaited::of(self.world, result)? {
            if let Some(as_task) = awaited.as_task {
                self.address_of_struct()?;
                self.call_key(&as_task)?;
            }
            self.call_virtual_key(&awaited.get_awaiter)?;
            self.address_of_struct()?;
            self.call_key(&awaited.get_result)?;
        }
        Ok(())
    }

    /// The first type of an assembly holds its global methods; its initialiser comes first.
    pub(super) fn initialize_module(&mut self, asm: u32) -> Res<()> {
        self.initialize(self.world.plain(DefId { asm, row: 1 })?)
    }

    /// Pushes a new object, or the address of a new struct, for an instance method.
    pub(super) fn receiver(&mut self, owner: TyId, kind: Kind) -> Res<()> {
        let constructor = self.world.method_named(owner, ".ctor", Some(0))?;
        if kind == Kind::Ref {
            return match constructor {
                Some(key) => self.new_object_key(&key),
                None => problem(format!(
                    "`{}` has no constructor without parameters",
                    self.world.type_name(owner)
                )),
            };
        }
        match constructor {
            Some(key) => self.new_object_key(&key)?,
            None => {
                let offset = self.reserve(owner, "")?;
                self.clear_struct(owner, Memory::Frame(offset))?;
                self.stack.push(Val::Struct { ty: owner, offset });
            }
        }
        self.address_of_struct()
    }

    /// Replaces the struct on top of the stack by its address. Its memory is kept for good.
    fn address_of_struct(&mut self) -> Res<()> {
        let Some(Val::Struct { offset, .. }) = self.stack.pop() else {
            return problem("a run starts with a struct that is kept in a register");
        };
        let address = self.frame_address(offset)?;
        self.push(address);
        Ok(())
    }

    /// Returns what is on the stack, if that is the exit code.
    fn return_exit_code(&mut self) {
        let value = match (self.stack.pop(), self.function.result) {
            (Some(Val::Scalar(scalar)), Some(_)) => Some(scalar.reg),
            _ => None,
        };
        self.emit(Op::Return {
            value: OptUse(value),
        });
    }

    fn entry_arguments(&mut self) -> Res<()> {
        if let Some(def) = self.world.known("Fencepost.Runtime") {
            let runtime = self.world.plain(def)?;
            if let Some(key) = self
                .world
                .method_named(runtime, "EntryArguments", Some(0))?
            {
                return self.call_key(&key);
            }
        }
        self.load_int(0)?;
        self.new_array(self.world.primitive(Primitive::String)?)
    }
}
