//! Layouts: where the fields of objects, structs and classes are.
//!
//! Fields are packed by natural alignment in declaration order, those of the base class first;
//! explicit layouts are taken as declared. A struct in a struct contributes its cells under
//! dotted names. A field of a class whose type is a struct that no assembly has gets no memory:
//! the rest of the object can be used, and an access to the field stops the run.

use super::{Category, DefId, OrProblem, Repr, Res, Ty, TyId, World, problem};
use crate::reader::{self, RowId, TypeLayout as Declared};
use fencepost_base::FxHashSet;
use fencepost_ir::{Cell, Layout, Storage, limits::MAX_OBJECT_BYTES};
use std::sync::Arc;

/// A field with its place.
#[derive(Clone, Debug)]
pub(crate) struct FieldSlot {
    /// The row of the `Field` table.
    pub(crate) row: u32,
    /// Where its memory is.
    pub(crate) storage: Storage,
    /// Byte offset in that memory.
    pub(crate) offset: u32,
    /// Its type.
    pub(crate) ty: TyId,
}

/// The memory of a type.
#[derive(Debug, Default)]
pub(crate) struct TypeLayout {
    /// Cells of an instance, or of a value.
    pub(crate) layout: Layout,
    /// The alignment that a field of this type asks for.
    pub(crate) alignment: u32,
    /// The fields that the type itself declares.
    pub(crate) fields: Vec<FieldSlot>,
}

/// How the names of fields begin in which compilers keep delegates that capture nothing.
const DELEGATE_CACHES: [&str; 4] = [
    "<>9__",
    "<>f__am$cache",
    "<>f__mg$cache",
    "CS$<>9__CachedAnonymousMethodDelegate",
];
/// The class in which Roslyn keeps those of method groups.
const METHOD_GROUPS: &str = "<>O";
/// How deep structs may nest in structs.
const MAX_DEPTH: u32 = 64;
/// How many types are looked at to see why the size of a value is unknown.
const MAX_PARTS: usize = 1 << 12;
/// Filler cells of one type; beyond, padding is not copied.
const MAX_FILLER: u32 = 1 << 16;

struct Builder<'w> {
    world: &'w World,
    layout: Layout,
    alignment: u32,
    pack: u32,
    depth: u32,
}

impl Builder<'_> {
    /// Adds a field at its natural place, or at a declared one.
    fn add(&mut self, ty: TyId, name: &str, at: Option<u32>) -> Res<u32> {
        let (size, alignment, cells) = self.world.cells_at(ty, self.depth + 1)?;
        let alignment = alignment.min(self.pack).max(1);
        let offset = at.unwrap_or_else(|| self.layout.size.next_multiple_of(alignment));
        self.alignment = self.alignment.max(alignment);
        let end = u64::from(offset) + u64::from(size);
        if end > u64::from(MAX_OBJECT_BYTES) {
            return problem(format!("a type takes more than {MAX_OBJECT_BYTES} bytes"));
        }
        for (cell_offset, cell, inner) in cells.iter() {
            let name = if inner.is_empty() {
                name.to_string()
            } else {
                format!("{name}.{inner}")
            };
            self.layout.put(*cell, name, offset + cell_offset);
        }
        self.layout.size = self.layout.size.max(end as u32);
        Ok(offset)
    }
}

/// Cells of a value: offset, cell, name.
type Cells = Vec<(u32, Cell, String)>;

impl World {
    /// The instance layout of a class, struct or enum.
    pub(crate) fn layout(&self, ty: TyId) -> Res<&Arc<TypeLayout>> {
        self.layout_at(ty, 0)
    }

    fn layout_at(&self, ty: TyId, depth: u32) -> Res<&Arc<TypeLayout>> {
        let index = ty.0 as usize;
        if let Some(known) = self.layouts.get(index) {
            return known.as_ref().map_err(Clone::clone);
        }
        if depth > MAX_DEPTH {
            return problem(format!(
                "struct `{}` contains itself or nests deeper than {MAX_DEPTH}",
                self.type_name(ty)
            ));
        }
        let made = self.make_layout(ty, depth).map(Arc::new);
        self.layouts
            .fill(index, made)
            .as_ref()
            .map_err(Clone::clone)
    }

    /// Size, alignment and cells of a value of a type.
    fn cells_at(&self, ty: TyId, depth: u32) -> Res<(u32, u32, Cells)> {
        match self.repr(ty)? {
            Repr::Void => problem("a field of type void"),
            Repr::Cell(cell) => Ok((cell.size(), cell.size(), vec![(0, cell, String::new())])),
            Repr::Struct => {
                let inner = self.layout_at(ty, depth)?;
                let cells = inner.layout.cells.iter();
                let cells = cells.map(|c| (c.offset, c.cell, c.name.clone())).collect();
                Ok((inner.layout.size, inner.alignment, cells))
            }
        }
    }

    /// Whether the size of a value is known, and why not.
    pub(crate) fn check_size(&self, ty: TyId) -> Res<()> {
        self.cells_at(ty, 0).map(drop)
    }

    /// Whether a value is, or contains, a struct that no assembly has.
    pub(crate) fn lacks_size(&self, ty: TyId) -> Res<bool> {
        let mut seen = FxHashSet::default();
        let mut open = vec![ty];
        while let Some(ty) = open.pop() {
            // Hostile input can nest more types than anybody wants to look at.
            if !seen.insert(ty) || seen.len() > MAX_PARTS {
                continue;
            }
            let def = match self.ty(ty) {
                Ty::Missing(missing) if missing.is_value => return Ok(true),
                Ty::Named(def, _) if self.repr(ty)? == Repr::Struct => *def,
                _ => continue,
            };
            let (image, ctx) = (self.image(def), self.ctx_of(ty));
            for field in image.fields(def.id()).or_problem()? {
                if !image.row(field).or_problem()?.is_static() {
                    open.push(self.sig(&ctx, &image.field_sig(field).or_problem()?)?);
                }
            }
        }
        Ok(false)
    }

    fn make_layout(&self, ty: TyId, depth: u32) -> Res<TypeLayout> {
        let data = self.data(ty)?;
        let Some((def, _)) = self.named(ty) else {
            return match (self.ty(ty), data.repr) {
                (Ty::Data(..), _) | (_, Repr::Void | Repr::Struct) => Ok(TypeLayout::default()),
                (_, Repr::Cell(cell)) => Ok(single(cell)),
            };
        };
        // A built-in type's only field has the type itself.
        let built_in = data.primitive.is_some() || data.category == Category::Enum;
        if let (true, Repr::Cell(cell)) = (built_in && data.is_value(), data.repr) {
            let mut made = single(cell);
            made.fields = self.only_field(def, ty)?;
            return Ok(made);
        }
        self.make_declared(ty, def, depth)
    }

    fn only_field(&self, def: DefId, ty: TyId) -> Res<Vec<FieldSlot>> {
        let image = self.image(def);
        let mut fields = Vec::new();
        for field in image.fields(def.id()).or_problem()? {
            if !image.row(field).or_problem()?.is_static() {
                fields.push(FieldSlot {
                    row: field.row(),
                    storage: Storage::Instance,
                    offset: 0,
                    ty,
                });
            }
        }
        Ok(fields)
    }

    fn make_declared(&self, ty: TyId, def: DefId, depth: u32) -> Res<TypeLayout> {
        let image = self.image(def);
        let row = self.type_row(def)?;
        let data = self.data(ty)?;
        let declared = image.class_layout(def.id()).or_problem()?;
        let pack = match declared {
            Some(row) if row.packing_size != 0 => u32::from(row.packing_size),
            _ => 8,
        };
        let mut builder = Builder {
            world: self,
            layout: Layout::default(),
            alignment: 1,
            pack,
            depth,
        };
        let mut base = 0;
        if let (Category::Class, Some(parent)) = (data.category, data.parent) {
            let inherited = self.layout_at(parent, depth + 1)?;
            builder.layout = inherited.layout.clone();
            builder.alignment = inherited.alignment.max(1);
            base = inherited.layout.size;
        }
        let ctx = self.ctx_of(ty);
        let mut fields = Vec::new();
        for field in image.fields(def.id()).or_problem()? {
            if image.row(field).or_problem()?.is_static() {
                continue;
            }
            let name = self.field_name(def, field)?;
            let field_ty = self.sig(&ctx, &image.field_sig(field).or_problem()?)?;
            let at = match row.layout() {
                Declared::Explicit => image.field_offset(field).or_problem()?,
                _ => None,
            };
            let at = at.map(|at| at.saturating_add(base));
            let offset = match builder.add(field_ty, &name, at) {
                Ok(offset) => offset,
                Err(_) if !data.is_value() && self.lacks_size(field_ty)? => continue,
                Err(problem) => return Err(problem),
            };
            // A struct is also assigned as a whole, and an explicit layout may overlap.
            let declares = image.row(field).or_problem()?.is_init_only()
                || (self.is_library(ty) && self.is_set_once(def, field));
            if declares && !data.is_value() && row.layout() != Declared::Explicit {
                let end = builder.layout.size;
                builder.layout.fix(offset, end);
            }
            fields.push(FieldSlot {
                row: field.row(),
                storage: Storage::Instance,
                offset,
                ty: field_ty,
            });
        }
        if let (Some(count), [only]) = (self.inline_array(def)?, fields.as_slice()) {
            for index in 1..count {
                builder.add(only.ty, &format!("[{index}]"), None)?;
            }
        }
        let wanted = declared.map_or(0, |row| row.class_size);
        finish(&mut builder, data.is_value(), base, wanted)?;
        Ok(TypeLayout {
            layout: builder.layout,
            alignment: builder.alignment,
            fields,
        })
    }

    /// A field's name as reports show it: backing fields go by the name of their property.
    pub(crate) fn field_name(&self, def: DefId, field: reader::FieldId) -> Res<String> {
        let image = self.image(def);
        let name = image
            .string(image.row(field).or_problem()?.name)
            .or_problem()?;
        let property = name
            .strip_prefix('<')
            .and_then(|rest| rest.strip_suffix(">k__BackingField"));
        Ok(property.unwrap_or(name).to_string())
    }

    /// Whether a compiler made a static field to keep the delegate of a lambda or method group that
    /// captures nothing. Each thread has its own here: which of several equal delegates is used
    /// makes no difference but to who compares references.
    fn caches_delegate(&self, def: DefId, field: reader::FieldId, ty: TyId) -> Res<bool> {
        let name = self.field_name(def, field)?;
        let is_cache = DELEGATE_CACHES.iter().any(|start| name.starts_with(start))
            || name.starts_with('<') && {
                let image = self.image(def);
                let owner = image.row(def.id()).or_problem()?.name;
                image.string(owner).or_problem()? == METHOD_GROUPS
            };
        Ok(is_cache && self.data(ty).is_ok_and(|data| data.is_delegate))
    }

    /// The static and thread-static fields of a type.
    pub(crate) fn statics(&self, ty: TyId) -> Res<(Layout, Layout, Vec<FieldSlot>)> {
        let Some((def, _)) = self.named(ty) else {
            return Ok(self.data_statics(ty));
        };
        let image = self.image(def);
        let ctx = self.ctx_of(ty);
        let builder = || Builder {
            world: self,
            layout: Layout::default(),
            alignment: 1,
            pack: 8,
            depth: 0,
        };
        let (mut shared, mut own) = (builder(), builder());
        let mut fields = Vec::new();
        for field in image.fields(def.id()).or_problem()? {
            let row = image.row(field).or_problem()?;
            if !row.is_static() || row.is_literal() || row.has_rva() {
                continue;
            }
            let field_ty = self.sig(&ctx, &image.field_sig(field).or_problem()?)?;
            let caches_delegate = self.caches_delegate(def, field, field_ty)?;
            let per_thread = caches_delegate || self.is_thread_static(def, field);
            let target = if per_thread { &mut own } else { &mut shared };
            let name = self.field_name(def, field)?;
            let offset = match target.add(field_ty, &name, None) {
                Ok(offset) => offset,
                Err(_) if self.lacks_size(field_ty)? => continue,
                Err(problem) => return Err(problem),
            };
            if row.is_init_only() && !per_thread || caches_delegate {
                let end = target.layout.size;
                target.layout.fix(offset, end);
            }
            fields.push(FieldSlot {
                row: field.row(),
                storage: if per_thread {
                    Storage::ThreadStatic
                } else {
                    Storage::Static
                },
                offset,
                ty: field_ty,
            });
        }
        shared.layout.sort();
        own.layout.sort();
        Ok((shared.layout, own.layout, fields))
    }

    /// The memory of a field with initial data: as many bytes as its type has.
    fn data_statics(&self, ty: TyId) -> (Layout, Layout, Vec<FieldSlot>) {
        let size = match self.ty(ty) {
            Ty::Data(asm, row) => self.initial_data(*asm, *row).map_or(0, |data| data.len()),
            _ => 0,
        };
        let layout = Layout {
            size: size as u32,
            ..Layout::default()
        };
        (layout, Layout::default(), Vec::new())
    }

    /// The bytes that a static field starts with.
    pub(crate) fn initial_data(&self, asm: u32, row: u32) -> Res<Vec<u8>> {
        let image = &self.assembly(asm).image;
        let field = reader::FieldId::from_row(row);
        let sig = image.field_sig(field).or_problem()?;
        let ty = self.sig(&super::Ctx::open(asm), &sig)?;
        let (size, _, _) = self.cells_at(ty, 0)?;
        match image.field_data(field, size as usize).or_problem()? {
            Some(data) => Ok(data.into_owned()),
            None => problem("a field has no initial data"),
        }
    }
}

fn single(cell: Cell) -> TypeLayout {
    let mut layout = Layout::default();
    layout.put(cell, "value", 0);
    TypeLayout {
        layout,
        alignment: cell.size(),
        fields: Vec::new(),
    }
}

/// Rounds the size up and fills declared space that no field covers, so that copies take it along.
fn finish(builder: &mut Builder<'_>, is_value: bool, base: u32, wanted: u32) -> Res<()> {
    let layout = &mut builder.layout;
    layout.sort();
    let wanted = wanted.saturating_add(base);
    if wanted > MAX_OBJECT_BYTES {
        return problem(format!("a type takes more than {MAX_OBJECT_BYTES} bytes"));
    }
    if wanted > layout.size {
        // A fixed buffer declares its first element and a size.
        let cell = match layout.cells.as_slice() {
            [only] if only.offset == 0 => only.cell,
            _ => Cell::U8,
        };
        let first = layout.size.next_multiple_of(cell.size());
        let count = (wanted - first.min(wanted)) / cell.size();
        if count <= MAX_FILLER {
            for index in 0..count {
                let number = first / cell.size() + index;
                layout.put(cell, format!("[{number}]"), first + index * cell.size());
            }
        }
        layout.size = wanted;
    }
    if is_value {
        let alignment = if wanted == 0 { builder.alignment } else { 1 };
        layout.size = layout.size.next_multiple_of(alignment).max(1);
    }
    Ok(())
}
