//! Classes that may be initialised before their first use, and whether a program could notice.
//!
//! A class without an explicit static constructor is marked `beforefieldinit`: its initialiser
//! runs at the first access to a static field at the latest, and may run earlier. That matters
//! only where the initialiser looks at, or changes, what others change as well. What is decided
//! here is decided from the code alone, and in doubt it matters.

use super::{Category, Ctx, DefId, FuncKey, OrProblem, Repr, Res, TyId, World};
use crate::reader::{self, Opcode, Operand, Primitive, RowId, Token};
use fencepost_base::FxHashSet;
use fencepost_ir::Cell;

/// How many methods are looked at before everything is thought possible.
const MAX_METHODS: usize = 1 << 10;

/// What code does with a static field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Access {
    Read,
    /// It is written, or its address is taken.
    Write,
}

/// What an instruction does that matters here.
enum Act {
    Static(Access, TyId, u32),
    /// A method may run; `exactly` if no other can run in its place.
    Call {
        key: FuncKey,
        exactly: bool,
    },
    /// A method of which nothing is known may run.
    CallUnknown,
}

impl World {
    /// Whether a class of the program may be initialised before its first use and the program
    /// could notice.
    pub(crate) fn is_early(&self, ty: TyId) -> bool {
        let found = self.early.get(ty, || {
            let Some((def, _)) = self.named(ty) else {
                return Ok(false);
            };
            if self.is_library(ty) || !self.type_row(def)?.is_before_field_init() {
                return Ok(false);
            }
            Ok(match self.initializer(ty)? {
                Some(initializer) => self.depends_on_others(ty, initializer),
                None => false,
            })
        });
        found.unwrap_or(false)
    }

    /// What is taken for granted about such classes, if the program has one. A class counts where
    /// its initialiser was needed, which is asked by the number of the function.
    pub(crate) fn assumption(&self, needed: &dyn Fn(u32) -> bool) -> Option<&'static str> {
        let mut keys = (0..).map_while(|id| Some((id, self.functions.key(id)?)));
        let noticed = keys.any(|(id, key)| needed(id) && self.is_early_initializer(key));
        let name = match self.early_initializers {
            true => "beforefieldinit-at-entry",
            false => "beforefieldinit-lazy",
        };
        noticed.then_some(name)
    }

    /// Whether a function is the initialiser of such a class.
    fn is_early_initializer(&self, key: &FuncKey) -> bool {
        let of = self.is_own(key).then(|| self.initialized_by(key));
        of.flatten().is_some_and(|ty| self.is_early(ty))
    }

    /// The classes that may be initialised where a method is entered: those of whose static
    /// fields the method, or one that it calls or makes a delegate of, uses one.
    pub(crate) fn early_classes(&self, method: &FuncKey) -> Vec<TyId> {
        let own = self.initialized_by(method);
        let mut found = Vec::new();
        let mut seen = FxHashSet::default();
        let mut open = vec![method.clone()];
        while let Some(key) = open.pop() {
            if !self.is_own(&key) || !seen.insert(key.clone()) || seen.len() > MAX_METHODS {
                continue;
            }
            self.acts(&key, &mut |act| match act {
                Act::Static(_, owner, _) => {
                    if own != Some(owner) && !found.contains(&owner) {
                        found.push(owner);
                    }
                }
                Act::Call { key, exactly } if exactly => open.push(key),
                Act::Call { .. } | Act::CallUnknown => {}
            });
        }
        found.retain(|owner| self.is_early(*owner));
        found
    }

    /// Whether an initialiser looks at, or changes, anything that others change as well.
    fn depends_on_others(&self, ty: TyId, initializer: FuncKey) -> bool {
        let mut seen = FxHashSet::default();
        let mut open = vec![initializer];
        let mut depends = false;
        while let Some(key) = open.pop() {
            if !seen.insert(key.clone()) {
                continue;
            }
            if seen.len() > MAX_METHODS {
                return true;
            }
            if !self.is_own(&key) {
                depends |= self.tells_clock(&key);
                continue;
            }
            // The fields of a class are its initialiser's alone until that has ended.
            let own = self.initialized_by(&key);
            self.acts(&key, &mut |act| match act {
                Act::Static(_, owner, _)
                    if owner == ty || Some(owner) == own || self.is_library(owner) => {}
                Act::Static(Access::Write, owner, row) => {
                    depends |= !self.is_compilers_own(owner, row);
                }
                Act::Static(Access::Read, owner, row) => {
                    depends |= self.may_change(owner, row).unwrap_or(true);
                    open.extend(self.initializer(owner).ok().flatten());
                }
                Act::Call { key, exactly } => {
                    depends |= !exactly && self.is_own(&key);
                    // A call may initialise the class of the method, too.
                    if let FuncKey::Method { owner, .. } = key
                        && owner != ty
                        && self.is_own(&key)
                    {
                        open.extend(self.initializer(owner).ok().flatten());
                    }
                    open.push(key);
                }
                Act::CallUnknown => depends = true,
            });
            if depends {
                return true;
            }
        }
        depends
    }

    /// The class that a function initialises.
    fn initialized_by(&self, key: &FuncKey) -> Option<TyId> {
        let FuncKey::Method { owner, .. } = key else {
            return None;
        };
        let initializer = self.initializer(*owner).ok().flatten();
        (initializer.as_ref() == Some(key)).then_some(*owner)
    }

    /// Whether a function is a method of the program itself.
    fn is_own(&self, key: &FuncKey) -> bool {
        match key {
            FuncKey::Method { owner, .. } => !self.is_library(*owner),
            FuncKey::Array(..)
            | FuncKey::Fault(_)
            | FuncKey::Entry
            | FuncKey::Start(_)
            | FuncKey::Test(_)
            | FuncKey::InitialData(..)
            | FuncKey::Copy(_)
            | FuncKey::Reflected(..)
            | FuncKey::Attribute(..) => false,
        }
    }

    /// Whether a method of the library says what time it is.
    fn tells_clock(&self, key: &FuncKey) -> bool {
        let FuncKey::Method { owner, row, .. } = key else {
            return false;
        };
        let Some((def, _)) = self.named(*owner) else {
            return false;
        };
        match self.definition_name(def).as_str() {
            "System.DateTime"
            | "System.DateTimeOffset"
            | "System.Diagnostics.Stopwatch"
            | "System.TimeProvider" => true,
            "System.Environment" => self.method_name(def, *row).starts_with("get_TickCount"),
            _ => false,
        }
    }

    /// Whether a static field may have different values, or lead to different ones, at different
    /// times after its class is initialised.
    fn may_change(&self, owner: TyId, row: u32) -> Res<bool> {
        let Some((def, _)) = self.named(owner) else {
            return Ok(true);
        };
        let field = reader::FieldId::from_row(row);
        let image = self.image(def);
        if self.is_compilers_own(owner, row) {
            return Ok(false);
        }
        let sig = image.field_sig(field).or_problem()?;
        let data = self.data(self.sig(&self.ctx_of(owner), &sig)?)?;
        let is_number = data.category != Category::Pointer
            && matches!(data.repr, Repr::Cell(cell) if cell != Cell::Ref && cell != Cell::Ptr);
        if !is_number && data.primitive != Some(Primitive::String) {
            return Ok(true);
        }
        let is_fixed = image.row(field).or_problem()?.is_init_only();
        Ok(!is_fixed && self.written_statics().contains(&(def.asm, row)))
    }

    /// Whether a compiler made a static field for data, or to keep a lambda, which is looked at
    /// where it is made.
    fn is_compilers_own(&self, owner: TyId, row: u32) -> bool {
        self.named(owner).is_some_and(|(def, _)| {
            let image = self.image(def);
            let Ok(row) = image.row(reader::FieldId::from_row(row)) else {
                return false;
            };
            let keeps_lambda =
                |name: &str| name.starts_with("<>9") || name.starts_with("<>f__am$cache");
            row.has_rva() || image.string(row.name).is_ok_and(keeps_lambda)
        })
    }

    /// The static fields that the program's methods write, initialisers of their own class left
    /// out.
    fn written_statics(&self) -> &FxHashSet<(u32, u32)> {
        self.written.get_or_init(|| {
            let mut written = FxHashSet::default();
            for (asm, assembly) in self.assemblies.iter().enumerate() {
                if assembly.library {
                    continue;
                }
                for id in assembly.image.ids::<reader::MethodDefId>() {
                    self.note_written(asm as u32, id, &mut written);
                }
            }
            written
        })
    }

    fn note_written(&self, asm: u32, id: reader::MethodDefId, written: &mut FxHashSet<(u32, u32)>) {
        let image = &self.assembly(asm).image;
        let name = image.row(id).and_then(|row| image.string(row.name));
        let own = match (name, image.declaring_type_of_method(id)) {
            (Ok(".cctor"), Ok(owner)) => Some(DefId {
                asm,
                row: owner.row(),
            }),
            _ => None,
        };
        self.acts_of(&Ctx::open(asm), id, &mut |act| {
            if let Act::Static(Access::Write, owner, row) = act
                && let Some((def, _)) = self.named(owner)
                && own != Some(def)
            {
                written.insert((def.asm, row));
            }
        });
    }

    /// What a method of the program does.
    fn acts(&self, key: &FuncKey, note: &mut dyn FnMut(Act)) {
        if let FuncKey::Method { row, .. } = key {
            let ctx = self.body_ctx(key);
            self.acts_of(&ctx, reader::MethodDefId::from_row(*row), note);
        }
    }

    fn acts_of(&self, ctx: &Ctx, id: reader::MethodDefId, note: &mut dyn FnMut(Act)) {
        let Ok(Some(body)) = self.assembly(ctx.asm).image.method_body(id) else {
            return;
        };
        for instruction in body.instructions().flatten() {
            if let Operand::Token(token) = instruction.operand
                && let Some(act) = self.act(ctx, instruction.opcode, token)
            {
                note(act);
            }
        }
    }

    /// What an instruction does; nothing if it cannot be understood, because it never runs then.
    fn act(&self, ctx: &Ctx, opcode: Opcode, token: Token) -> Option<Act> {
        let access = match opcode {
            Opcode::Ldsfld => Some(Access::Read),
            Opcode::Stsfld | Opcode::Ldsflda => Some(Access::Write),
            _ => None,
        };
        if let Some(access) = access {
            let (owner, row) = self.static_field(ctx, token).ok()?;
            return Some(Act::Static(access, owner, row));
        }
        let is_virtual = match opcode {
            Opcode::Calli => return Some(Act::CallUnknown),
            Opcode::Callvirt | Opcode::Ldvirtftn => true,
            Opcode::Call | Opcode::Newobj | Opcode::Jmp | Opcode::Ldftn => false,
            _ => return None,
        };
        let key = self.method_token(ctx, token).ok()?;
        let decided_late = is_virtual
            && self
                .method_of(&key)
                .is_ok_and(|(_, info)| info.row.is_virtual());
        Some(Act::Call {
            key,
            exactly: !decided_late,
        })
    }

    /// The class and the row of the static field that a token means.
    fn static_field(&self, ctx: &Ctx, token: Token) -> Res<(TyId, u32)> {
        let image = &self.assembly(ctx.asm).image;
        if let Some(id) = token.as_id::<reader::FieldId>() {
            let owner = image.declaring_type_of_field(id).or_problem()?;
            let def = DefId {
                asm: ctx.asm,
                row: owner.row(),
            };
            return Ok((self.own_type(ctx, def)?, id.row()));
        }
        let Some(id) = token.as_id::<reader::MemberRefId>() else {
            return super::problem(format!("{token} is not a field"));
        };
        let row = image.row(id).or_problem()?;
        let name = image.string(row.name).or_problem()?;
        let named = self.token(ctx, row.class)?;
        match self.find_field(named, name)? {
            Some(found) => Ok(found),
            None => super::problem(format!("there is no field `{name}`")),
        }
    }
}
