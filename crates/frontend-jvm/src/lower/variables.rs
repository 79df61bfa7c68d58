//! Which field a constant offset or variable handle names.
//!
//! `static final long STATE = U.objectFieldOffset(Lock.class, "state")` in a class initialiser, or
//! the like for a handle, says that an access by `STATE` is one to `Lock.state`. Knowing the field
//! changes nothing about what such an access does; it tells what it cannot touch.

use crate::reader::{Code, Constant, Instruction, JavaType, access, decode, parse_field};
use crate::world::{Info, World};
use fencepost_ir::{Cell, FieldId, FieldRef};

/// How many instructions make a handle at most, the one that keeps it included.
const LONGEST: usize = 5;

/// The field of objects that the value of a static field names, if its class says so.
pub(super) fn variable(world: &World, holder: FieldId, cell: Cell) -> Option<FieldRef> {
    let &(class, index) = world.fields.key(holder.0)?;
    let info = world.info(class).ok()?;
    let (owner, name) = named(&info, index)?;
    let owner = world.info(world.class_id(&owner)).ok()?;
    let fields = &owner.file.as_ref()?.fields;
    let mut matching = fields.iter().enumerate().filter(|(_, f)| f.name == name);
    let (place, field) = matching.next()?;
    if matching.next().is_some() || field.is(access::STATIC) {
        return None;
    }
    let found = parse_field(&field.descriptor).ok()?.cell();
    (found == cell).then(|| FieldRef {
        id: world.field_id(owner.id, place as u16),
        class: owner.id,
        offset: owner.offsets[place],
        cell,
    })
}

/// The type of the field that the handle in a static field names, if its class says so.
pub(super) fn variable_type(world: &World, holder: FieldId) -> Option<JavaType> {
    let &(class, index) = world.fields.key(holder.0)?;
    let info = world.info(class).ok()?;
    let (owner, name) = named(&info, index)?;
    let owner = world.info(world.class_id(&owner)).ok()?;
    let fields = &owner.file.as_ref()?.fields;
    let mut matching = fields.iter().filter(|field| field.name == name);
    let field = matching.next()?;
    let found = parse_field(&field.descriptor).ok()?;
    matching.next().is_none().then_some(found)
}

/// The class and the name of the field that an initialiser asks for and keeps in a static field.
fn named(info: &Info, index: u16) -> Option<(String, String)> {
    let file = info.file.as_ref()?;
    let holder = file.fields.get(usize::from(index))?;
    if !holder.is(access::STATIC) || !holder.is(access::FINAL) {
        return None;
    }
    let initializer = file.methods.iter().find(|m| m.name == "<clinit>")?;
    let code = Code::of(file, initializer).ok()??;
    let bytes = code.instructions(file);
    let mut all = Vec::new();
    let mut targets: Vec<u32> = code.rows.iter().map(|row| row.handler).collect();
    let mut at = 0;
    while (at as usize) < bytes.len() {
        let (instruction, next) = decode(bytes, at).ok()?;
        instruction.for_each_target(&mut |target| targets.push(target));
        all.push((at, instruction));
        at = next;
    }
    let keeps = |instruction: &Instruction| match instruction {
        Instruction::PutStatic(place) => {
            let member = file.pool.member(&file.bytes, *place);
            member.is_ok_and(|member| member.class == info.name && member.name == holder.name)
        }
        _ => false,
    };
    let mut kept = all.iter().enumerate().filter(|(_, (_, i))| keeps(i));
    let (end, _) = kept.next()?;
    if kept.next().is_some() {
        return None;
    }
    let text = |place: &u16| match file.pool.get(*place) {
        Ok(Constant::String(text)) => file.pool.text(&file.bytes, *text).ok(),
        _ => None,
    };
    let class = |place: &u16| match file.pool.get(*place) {
        Ok(Constant::Class(_)) => file.pool.class(&file.bytes, *place).ok(),
        _ => None,
    };
    let before = |distance: usize| Some(&all.get(end.checked_sub(distance)?)?.1);
    let asks = match before(1)? {
        Instruction::InvokeVirtual(place) | Instruction::InvokeStatic(place) => {
            file.pool.member(&file.bytes, *place).ok()?
        }
        _ => return None,
    };
    // A handle is asked for with the type of the field as well.
    let skipped = match (asks.class.as_str(), asks.name.as_str()) {
        ("jdk/internal/misc/Unsafe", "objectFieldOffset") | ("fencepost/Access", "offset") => 0,
        ("java/lang/invoke/MethodHandles$Lookup", "findVarHandle" | "findStaticVarHandle") => 1,
        _ => return None,
    };
    if skipped == 1
        && !matches!(
            before(2)?,
            Instruction::Constant(_) | Instruction::GetStatic(_)
        )
    {
        return None;
    }
    let (Instruction::Constant(owner), Instruction::Constant(name)) =
        (before(skipped + 3)?, before(skipped + 2)?)
    else {
        return None;
    };
    // Nothing else may lead into the middle of this.
    let first = all[end.saturating_sub(LONGEST - 1)].0;
    let inside = |target: &u32| *target > first && *target <= all[end].0;
    match targets.iter().any(inside) {
        true => None,
        false => Some((class(owner)?, text(name)?)),
    }
}
