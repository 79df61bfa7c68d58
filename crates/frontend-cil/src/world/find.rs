//! Finding members by the names people use.

use super::{DefId, FuncKey, OrProblem, Res, TyId, World, problem};
use crate::reader::{self, RowId};
use fencepost_ir::FieldId;

/// The one method that was found, if there is only one.
fn the_only(mut found: Vec<FuncKey>, name: &str) -> Res<FuncKey> {
    match found.len() {
        0 => problem(format!("there is no method `{name}`")),
        1 => Ok(found.remove(0)),
        count => problem(format!("`{name}` may mean any of {count} methods")),
    }
}

impl World {
    /// The type definitions that people may mean by a name: full, or without its namespace.
    fn definitions_called(&self, name: &str) -> Vec<DefId> {
        let mut found = Vec::new();
        for (asm, assembly) in self.assemblies.iter().enumerate() {
            if assembly.library && !found.is_empty() {
                continue;
            }
            for id in assembly.image.ids::<reader::TypeDefId>() {
                let def = DefId {
                    asm: asm as u32,
                    row: id.row(),
                };
                let full = self.definition_name(def);
                let is_suffix = full
                    .strip_suffix(name)
                    .is_some_and(|rest| rest.is_empty() || rest.ends_with('.'));
                if is_suffix {
                    found.push(def);
                }
            }
        }
        found
    }

    /// Finds a method by `Type::Method` or `Name.Space.Type::Method`.
    pub(crate) fn find_function(&self, name: &str) -> Res<FuncKey> {
        the_only(self.functions_called(name)?, name)
    }

    /// Finds a method that a run can start with.
    pub(crate) fn find_entry(&self, name: &str) -> Res<FuncKey> {
        let found = self.functions_called(name)?;
        let mut without_arguments = found.clone();
        without_arguments.retain(|key| {
            let method = self.method_of(key);
            method.is_ok_and(|(_, info)| info.sig.parameters.is_empty())
        });
        if without_arguments.is_empty() && !found.is_empty() {
            return problem(format!(
                "`{name}` takes arguments; a run starts with a method that takes none"
            ));
        }
        let key = the_only(without_arguments, name)?;
        self.check_entry(&key, name)?;
        Ok(key)
    }

    /// Whether a method without arguments can be called as it is, on a new object if need be.
    fn check_entry(&self, key: &FuncKey, name: &str) -> Res<()> {
        let (def, info) = self.method_of(key)?;
        let image = self.image(def);
        let type_parameters = image.generic_params(def.id().into()).or_problem()?;
        if info.sig.generic_count != 0 || !type_parameters.is_empty() {
            return problem(format!(
                "`{name}` has type parameters that are left open; a run starts with a method that has none, in a type that has none"
            ));
        }
        if info.row.is_static() {
            return Ok(());
        }
        if info.name == ".ctor" {
            return problem(format!(
                "`{name}` is a constructor; a run starts with a method"
            ));
        }
        let owner = self.plain(def)?;
        if self.type_row(def)?.is_abstract() {
            return problem(format!(
                "`{name}` needs an object, and `{}` is abstract",
                self.type_name(owner)
            ));
        }
        let is_struct = self.data(owner)?.is_value();
        if !is_struct && self.method_named(owner, ".ctor", Some(0))?.is_none() {
            return problem(format!(
                "`{name}` needs an object, and `{}` has no constructor without parameters",
                self.type_name(owner)
            ));
        }
        Ok(())
    }

    /// The methods that people may mean by a name.
    fn functions_called(&self, name: &str) -> Res<Vec<FuncKey>> {
        let Some((type_name, method)) = name.rsplit_once("::") else {
            return problem(format!("`{name}` is not of the form Type::Method"));
        };
        let type_name = type_name.replace(['/', '+'], ".");
        let mut found = Vec::new();
        for def in self.definitions_called(&type_name) {
            let ids = self
                .image(def)
                .find_methods(def.id(), method)
                .or_problem()?;
            for id in ids {
                found.push(FuncKey::Method {
                    owner: self.plain(def)?,
                    row: id.row(),
                    args: [].into(),
                });
            }
        }
        Ok(found)
    }

    /// The static fields that people may mean by a name.
    pub(crate) fn find_statics(&self, name: &str) -> Res<Vec<FieldId>> {
        let (type_name, field_name) = match name.rsplit_once('.') {
            Some((type_name, field)) => (Some(type_name.replace(['/', '+'], ".")), field),
            None => (None, name),
        };
        let defs = match &type_name {
            Some(type_name) => self.definitions_called(type_name),
            None => self.program_types(),
        };
        let mut found = Vec::new();
        for def in defs {
            let ty = self.plain(def)?;
            for field in self.image(def).fields(def.id()).or_problem()? {
                let row = self.image(def).row(field).or_problem()?;
                let is_wanted = row.is_static()
                    && !row.is_literal()
                    && self.field_name(def, field)? == field_name;
                if is_wanted && self.field_of(ty, field.row()).is_ok() {
                    found.push(self.field_id(ty, field.row()));
                }
            }
        }
        Ok(found)
    }

    /// The fields of the program's own types, except those that compilers made: those of classes or
    /// those of objects.
    pub(crate) fn field_names(&self, of_classes: bool) -> Vec<String> {
        let mut found = Vec::new();
        for def in self.program_types() {
            let class = self.definition_name(def);
            let fields = self.image(def).fields(def.id());
            for field in fields.into_iter().flatten() {
                let row = self.image(def).row(field);
                let is_meant =
                    row.is_ok_and(|row| row.is_static() == of_classes && !row.is_literal());
                if let (true, Ok(name)) = (is_meant, self.field_name(def, field)) {
                    found.push(format!("{class}.{name}"));
                }
            }
        }
        found.retain(|name| !name.contains('<'));
        found
    }

    pub(crate) fn program_types(&self) -> Vec<DefId> {
        let mut found = Vec::new();
        for (asm, assembly) in self.assemblies.iter().enumerate() {
            if !assembly.library {
                found.extend(assembly.image.ids::<reader::TypeDefId>().map(|id| DefId {
                    asm: asm as u32,
                    row: id.row(),
                }));
            }
        }
        found
    }

    /// The methods of the program's own assemblies that have a body and need no type arguments.
    pub(crate) fn program_methods(&self) -> Vec<FuncKey> {
        let mut found = Vec::new();
        for def in self.program_types() {
            let image = self.image(def);
            let generic = image.generic_params(def.id().into());
            let (Ok(methods), Ok(true), Ok(owner)) = (
                image.methods(def.id()),
                generic.map(|params| params.is_empty()),
                self.plain(def),
            ) else {
                continue;
            };
            for id in methods {
                let has_body = image.row(id).is_ok_and(|row| row.rva != 0);
                let generic = image.generic_params(id.into());
                if has_body && generic.is_ok_and(|params| params.is_empty()) {
                    found.push(FuncKey::Method {
                        owner,
                        row: id.row(),
                        args: [].into(),
                    });
                }
            }
        }
        found
    }

    /// Whether the program's own code may interrupt a thread.
    pub(crate) fn interrupts(&self) -> bool {
        self.names_member("System.Threading.Thread", &["Interrupt"])
    }

    /// Whether the program's own code may ask whether a thread waits.
    pub(crate) fn asks_waiting(&self) -> bool {
        self.names_member("System.Threading.Thread", &["get_ThreadState"])
    }

    /// Whether the program's own code may sleep, and a sleep is a step: somebody may ask how long
    /// it took, interrupt it, or see it.
    pub(crate) fn sleeps_in_place(&self) -> bool {
        let noticed = self.tells_time() || self.asks_waiting();
        self.interrupts() || noticed && self.names_member("System.Threading.Thread", &["Sleep"])
    }

    /// Whether the program's own code wants to be told of exceptions that nobody observes.
    pub(crate) fn handles_unobserved(&self) -> bool {
        let scheduler = "System.Threading.Tasks.TaskScheduler";
        self.names_member(scheduler, &["add_UnobservedTaskException"])
    }

    /// Whether the program's own code wants to be told of the end of the process, or of a key that
    /// asks for it. Nothing that is verified gets as far as a handler of unhandled exceptions.
    pub(crate) fn handles_process_events(&self) -> bool {
        self.names_member("System.AppDomain", &["add_ProcessExit"])
            || self.names_member("System.Console", &["add_CancelKeyPress"])
    }

    /// Whether the program's own code may send console output elsewhere.
    pub(crate) fn sets_console(&self) -> bool {
        self.names_member("System.Console", &["SetOut", "SetError"])
    }

    /// Whether the program's own code may ask where an exception was thrown.
    pub(crate) fn asks_for_traces(&self) -> bool {
        let asks = ["get_StackTrace", "get_TargetSite", "get_Source"];
        self.names_member("System.Exception", &asks)
    }

    /// Whether the program's own code could tell that an item of a blocking collection is there
    /// before it may be taken. Members are compared by name alone: too many cost only steps.
    pub(crate) fn counts_and_takes(&self) -> bool {
        let shows = [
            "get_Count",
            "get_IsEmpty",
            "ToArray",
            "CopyTo",
            "GetEnumerator",
            "TryPeek",
            "TryDequeue",
            "TryPop",
        ];
        let gives_up = [
            "TryTake",
            "TryAdd",
            "TryTakeFromAny",
            "TryAddToAny",
            "TakeFromAny",
            "AddToAny",
            "get_IsCompleted",
        ];
        let members = self.used_members();
        let names = |wanted: &[&str]| {
            members.iter().any(|(image, id)| {
                let name = image.row(*id).and_then(|row| image.string(row.name));
                name.is_ok_and(|name| wanted.contains(&name))
            })
        };
        let queries = || {
            let mut types = self.used_types().into_iter();
            types.any(|name| name == "System.Linq.Enumerable")
        };
        names(&gives_up) && (names(&shows) || queries())
    }

    /// Whether the program's own code names one of these members of a type.
    pub(super) fn names_member(&self, of: &str, names: &[&str]) -> bool {
        self.used_members().into_iter().any(|(image, id)| {
            let Ok(row) = image.row(id) else {
                return false;
            };
            let class = row.class.as_id::<reader::TypeRefId>();
            image
                .string(row.name)
                .is_ok_and(|name| names.contains(&name))
                && class.is_some_and(|class| image.type_ref_name(class).as_deref() == Ok(of))
        })
    }

    /// Whether the program's own code, or a real library, may ask what time it is.
    pub(crate) fn tells_time(&self) -> bool {
        let clocks = ["System.Diagnostics.Stopwatch", "System.TimeProvider"];
        let readings = [
            "get_Now",
            "get_UtcNow",
            "get_Today",
            "get_TickCount",
            "get_TickCount64",
            "CreateVersion7",
        ];
        !self.builtin
            || (self.used_types().iter()).any(|name| clocks.contains(&name.as_str()))
            || self.used_members().into_iter().any(|(image, id)| {
                let name = image.row(id).and_then(|row| image.string(row.name));
                name.is_ok_and(|name| readings.contains(&name))
            })
    }

    /// The first class of the program that has a finaliser.
    pub(crate) fn finalizer(&self) -> Option<String> {
        let has_one = |def: &DefId| {
            let found = self.image(*def).find_methods(def.id(), "Finalize");
            let is_one = |id: &reader::MethodDefId| {
                let info = self.method(*def, id.row());
                info.is_ok_and(|info| info.row.is_virtual() && info.sig.parameters.is_empty())
            };
            found.is_ok_and(|ids| ids.iter().any(is_one))
        };
        let found = self.program_types().into_iter().find(has_one)?;
        Some(self.definition_name(found))
    }

    /// The instance field with this name, inherited ones included.
    pub(crate) fn find_instance_field(&self, ty: TyId, name: &str) -> Res<Option<FieldId>> {
        let mut at = Some(ty);
        while let Some(ty) = at {
            if let Some((def, _)) = self.named(ty) {
                for field in self.image(def).fields(def.id()).or_problem()? {
                    let is_static = self.image(def).row(field).or_problem()?.is_static();
                    if !is_static && self.field_name(def, field)? == name {
                        return Ok(Some(self.field_id(ty, field.row())));
                    }
                }
            }
            at = self.data(ty)?.parent;
        }
        Ok(None)
    }
}
