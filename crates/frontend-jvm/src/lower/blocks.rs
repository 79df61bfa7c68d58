//! The code of a method: which blocks there are, in which order they are lowered.

use super::builder::{Builder, Label, Row};
use super::stack::{Shape, Stack};
use crate::reader::{ClassFile, Code, Member, access, decode, parse_field, parse_method};
use crate::source::JvmSource;
use crate::world::{FoundMethod, Info, Res, THROWABLE, damaged, problem};
use fencepost_base::{FileId, FxHashMap, Position};
use fencepost_ir::{Def, FuncId, Function, Kind, Op, OptUse, Problem, Reg, Source};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The key of the first block that no instruction stands behind; code is shorter.
const BEHIND: u32 = 1 << 16;

/// The code of one method while it is lowered.
pub(super) struct Method<'s> {
    pub b: Builder<'s>,
    pub class: Arc<Info>,
    pub file: &'s ClassFile,
    pub index: u16,
    pub member: &'s Member,
    pub code: Code,
    pub stack: Stack,
    /// Where each block starts, in instructions, and what the stack looks like there.
    shapes: BTreeMap<u32, Shape>,
    labels: FxHashMap<u32, Label>,
    work: Vec<u32>,
    /// The object whose monitor the whole method holds.
    pub lock: Option<Reg>,
    /// Whether the constructor writes final fields, so that they are frozen where it ends.
    pub freezes: bool,
}

pub(super) fn lower_code(
    source: &JvmSource,
    id: FuncId,
    found: &FoundMethod,
    member: &Member,
) -> Res<Function> {
    let Some(file) = &found.class.file else {
        return problem("ill-formed code: a method of a class without a class file");
    };
    let Some(code) = Code::of(file, member).map_err(damaged)? else {
        return problem("a method without code is called");
    };
    let name = source.function_name(id);
    let mut method = Method {
        b: Builder::new(
            source,
            name,
            found.class.library && !is_plain_by_name(found, member),
        ),
        class: found.class.clone(),
        file,
        index: found.index,
        member,
        code,
        stack: Stack::default(),
        shapes: BTreeMap::new(),
        labels: FxHashMap::default(),
        work: Vec::new(),
        lock: None,
        freezes: false,
    };
    let lowered = method.lower();
    let position = method.b.position;
    lowered
        .and_then(|()| method.b.finish())
        .map_err(|problem| Problem {
            location: match problem.location.is_empty() {
                true => source.describe_position(id, position),
                false => problem.location,
            },
            what: problem.what,
        })
}

/// Whether the program that calls a method of the library asks for a plain access, so that it is
/// reordered like the program's own.
fn is_plain_by_name(found: &FoundMethod, member: &Member) -> bool {
    found.class.name.starts_with("java/util/concurrent/atomic/")
        && matches!(member.name.as_str(), "getPlain" | "setPlain")
}

impl Method<'_> {
    fn lower(&mut self) -> Res<()> {
        self.declare_parameters()?;
        let leaders = self.leaders()?;
        let file = self.file_id();
        if self.member.name == "<init>" {
            self.b.function.constructs = true;
            let mut fields = self.file.fields.iter();
            self.freezes = fields.any(|f| f.is(access::FINAL) && !f.is(access::STATIC));
        }
        self.begin(file)?;
        self.reach(0, Vec::new())?;
        while let Some(start) = self.work.pop() {
            self.block(start, &leaders, file)?;
        }
        self.end()
    }

    fn file_id(&self) -> FileId {
        // Positions name the file alone, as the class file does.
        let name = self.file.source_file.clone().unwrap_or_default();
        self.b.source.file(&name)
    }

    fn position(&self, file: FileId, offset: u32) -> Position {
        Position {
            file,
            line: self.code.line(offset),
            column: 0,
            code_offset: offset,
        }
    }

    /// Puts the parameters into the first registers.
    fn declare_parameters(&mut self) -> Res<()> {
        let types = parse_method(&self.member.descriptor).map_err(damaged)?;
        let mut slot = 0u16;
        let mut declare = |method: &mut Self, kind: Kind| -> Res<()> {
            let name = method.local_name(slot, kind);
            let reg = method.b.register(kind, name)?;
            method.stack.locals.insert((slot, kind), reg);
            slot += match kind {
                Kind::I64 | Kind::F64 => 2,
                _ => 1,
            };
            Ok(())
        };
        if !self.member.is(access::STATIC) {
            declare(self, Kind::Ref)?;
        }
        for param in &types.params {
            declare(self, param.kind())?;
        }
        self.b.function.param_count = self.b.function.regs.len() as u16;
        self.b.function.result = types.result.map(|result| result.kind());
        for local in self.code.locals.clone() {
            let Ok(ty) = parse_field(&local.descriptor) else {
                continue;
            };
            let key = (local.slot, ty.kind());
            if !self.stack.locals.contains_key(&key) {
                let reg = self.b.register(ty.kind(), Some(local.name))?;
                self.stack.locals.insert(key, reg);
            }
        }
        Ok(())
    }

    fn local_name(&self, slot: u16, kind: Kind) -> Option<String> {
        let mut locals = self.code.locals.iter();
        let found = locals.find(|local| {
            local.slot == slot && parse_field(&local.descriptor).is_ok_and(|ty| ty.kind() == kind)
        });
        found.map(|local| local.name.clone())
    }

    /// The offsets at which blocks start: targets, what follows a jump, the ends of exception rows.
    fn leaders(&self) -> Res<BTreeSet<u32>> {
        let code = self.code.instructions(self.file);
        let mut leaders = BTreeSet::from([0]);
        let mut starts = BTreeSet::new();
        let mut at = 0;
        while (at as usize) < code.len() {
            starts.insert(at);
            let (instruction, next) = decode(code, at).map_err(damaged)?;
            instruction.for_each_target(&mut |target| {
                leaders.insert(target);
            });
            let mut jumps = !instruction.falls_through();
            instruction.for_each_target(&mut |_| jumps = true);
            if jumps && (next as usize) < code.len() {
                leaders.insert(next);
            }
            at = next;
        }
        for row in &self.code.rows {
            for at in [row.start, row.end, row.handler] {
                if (at as usize) < code.len() {
                    leaders.insert(at);
                }
            }
        }
        if leaders.iter().any(|leader| !starts.contains(leader)) {
            return problem("ill-formed code: a jump into the middle of an instruction");
        }
        Ok(leaders)
    }

    /// The label of a block, which is reached with the stack as it is now.
    pub fn target(&mut self, offset: u32) -> Res<Label> {
        let shape = self.stack.shape();
        self.reach(offset, shape)
    }

    fn reach(&mut self, offset: u32, shape: Shape) -> Res<Label> {
        match self.shapes.get(&offset) {
            Some(known) if *known == shape => {}
            Some(_) => {
                return problem("ill-formed code: ways with different operand stacks meet");
            }
            None => {
                self.shapes.insert(offset, shape);
                self.work.push(offset);
            }
        }
        if let Some(&label) = self.labels.get(&offset) {
            return Ok(label);
        }
        let label = self.b.label();
        self.b.bind_block(label, offset + 1);
        self.labels.insert(offset, label);
        Ok(label)
    }

    /// What comes before the first instruction, in a block of its own.
    fn begin(&mut self, file: FileId) -> Res<()> {
        self.b.position = self.position(file, 0);
        self.b.enter_block(0);
        if self.member.is(access::SYNCHRONIZED) {
            let lock = self.b.register(Kind::Ref, None)?;
            if self.member.is(access::STATIC) {
                self.b.emit(Op::TypeObject {
                    dst: Def(lock),
                    class: self.class.id,
                });
            } else {
                let this = self.stack.local(&mut self.b, 0, Kind::Ref)?;
                self.b.mov(lock, this);
            }
            self.b.emit(Op::MonitorEnter {
                object: lock,
                taken: OptUse(None),
            });
            self.lock = Some(lock);
        }
        Ok(())
    }

    /// Lowers one block. Blocks have their offset plus one as key, so that the code of a method
    /// can begin with something else.
    fn block(&mut self, start: u32, leaders: &BTreeSet<u32>, file: FileId) -> Res<()> {
        let shape = self.shapes.get(&start).cloned().unwrap_or_default();
        self.b.enter_block(start + 1);
        self.b.free_temps();
        self.stack.enter(&mut self.b, &shape)?;
        let mut at = start;
        loop {
            let code = self.code.instructions(self.file);
            let (instruction, next) = decode(code, at).map_err(damaged)?;
            self.b.position = self.position(file, at);
            let line_starts = self.code.lines.iter().any(|&(offset, _)| offset == at);
            if line_starts && self.stack.entries.is_empty() {
                self.b.statement();
            }
            self.b.free_temps();
            let length = self.b.ops().len();
            if let Err(problem) = self.instruction(&instruction, at, next) {
                if problem.what.starts_with("ill-formed code") {
                    return Err(problem);
                }
                // Only the paths that get here are lost.
                self.b.truncate(length);
                self.b.refuse(&problem.what);
                return Ok(());
            }
            if !instruction.falls_through() {
                return Ok(());
            }
            if next as usize >= code.len() {
                return problem("ill-formed code: control runs off the end of a method");
            }
            let mut branches = false;
            instruction.for_each_target(&mut |_| branches = true);
            if branches {
                return Ok(());
            }
            if leaders.contains(&next) {
                self.b.free_temps();
                self.stack.settle(&mut self.b)?;
                // Blocks are put together in the order of their offsets, so the next one follows.
                self.target(next)?;
                return Ok(());
            }
            at = next;
        }
    }

    /// Handlers, and what a method with a monitor does when an exception leaves it.
    fn end(&mut self) -> Res<()> {
        let rows = self.code.rows.clone();
        let mut pending = rows.clone();
        // A handler may make the code of another row reachable, so they are looked at again.
        loop {
            let before = self.shapes.len();
            pending.retain(|row| {
                let covered = self.shapes.range(..row.end);
                // A block that starts before the row ends where the row starts.
                !covered.into_iter().any(|(&start, _)| start >= row.start)
            });
            for row in &rows {
                if !pending.contains(row) && !self.shapes.contains_key(&row.handler) {
                    self.reach(row.handler, vec![(Kind::Ref, false)])?;
                }
            }
            let leaders = self.leaders()?;
            let file = self.file_id();
            while let Some(start) = self.work.pop() {
                self.block(start, &leaders, file)?;
            }
            if self.shapes.len() == before {
                break;
            }
        }
        let mut key = BEHIND;
        for row in &rows {
            if !self.shapes.contains_key(&row.handler) {
                continue;
            }
            let class = match row.class {
                0 => THROWABLE.to_string(),
                index => self
                    .file
                    .pool
                    .class(&self.file.bytes, index)
                    .map_err(damaged)?,
            };
            let mut target = self.reach(row.handler, vec![(Kind::Ref, false)])?;
            self.stack.enter(&mut self.b, &vec![(Kind::Ref, false)])?;
            let mut class = self.b.world.class_id(&class);
            if let Err(problem) = self.b.world.info(class) {
                // Whether it handles an exception cannot be said, so a path that asks ends here.
                key += 1;
                self.b.enter_block(key);
                target = self.b.label();
                self.b.bind(target);
                self.b.refuse(&problem.what);
                class = self.b.world.class_id(THROWABLE);
            }
            self.b.rows.push(Row {
                start: row.start + 1,
                end: row.end + 1,
                class,
                target,
                exception: self.stack.entries[0].reg,
            });
        }
        if let Some(lock) = self.lock {
            self.b.enter_block(BEHIND);
            let target = self.b.label();
            self.b.bind(target);
            self.b.free_temps();
            let exception = self.b.temp(Kind::Ref)?;
            self.b.emit(Op::MonitorExit { object: lock });
            self.b.emit(Op::Throw { exception });
            let class = self.b.world.class_id(THROWABLE);
            self.b.rows.push(Row {
                start: 1,
                end: BEHIND,
                class,
                target,
                exception,
            });
        }
        Ok(())
    }

    /// What happens before a return.
    pub fn leave_method(&mut self) {
        if self.freezes {
            self.b.native("fencepost/Runtime.freeze", None, &[]);
        }
        if let Some(lock) = self.lock {
            self.b.emit(Op::MonitorExit { object: lock });
        }
    }

    /// Whether the class is certainly initialised, or being initialised by the running thread,
    /// while the method runs.
    pub fn is_initialized(&self, class: fencepost_ir::ClassId) -> bool {
        if !self.member.is(access::STATIC) {
            return false;
        }
        let mut at = Some(self.class.id);
        while let Some(id) = at {
            if id == class {
                return true;
            }
            at = self.b.world.info(id).ok().and_then(|info| info.parent);
        }
        false
    }
}
