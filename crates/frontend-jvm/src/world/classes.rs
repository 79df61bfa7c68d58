//! Classes: loading, layouts, what is assignable to what.

use super::{
    ClassKey, FuncKey, Info, OBJECT, Res, STRING, World, array_name, call_site, damaged, dotted,
    element_name, problem,
};
use crate::reader::{ClassFile, Constant, access, parse_field};
use fencepost_base::{FxHashMap, FxHashSet};
use fencepost_ir::limits::{MAX_NESTING, MAX_OBJECT_BYTES};
use fencepost_ir::{Cell, Class, ClassId, ClassKind, Initial, Layout};

/// Library classes whose objects never change once they are made.
const IMMUTABLE: &[&str] = &[
    STRING,
    "java/lang/Boolean",
    "java/lang/Byte",
    "java/lang/Short",
    "java/lang/Character",
    "java/lang/Integer",
    "java/lang/Long",
    "java/lang/Float",
    "java/lang/Double",
    "java/lang/invoke/VarHandle",
    "java/util/Optional",
];

/// The class with the streams that a program prints to.
const SYSTEM: &str = "java/lang/System";

/// What stands between the class and the place of a lambda in the name of the lambda's class.
pub(crate) const LAMBDA: &str = "$$Lambda@";

/// What the names of the classes of proxies begin with; the interfaces follow.
const PROXY: &str = "jdk/proxy/$Proxy@";

/// The keywords of the primitive types, and `void`.
pub(crate) const PRIMITIVES: &[&str] = &[
    "boolean", "byte", "short", "char", "int", "long", "float", "double", "void",
];

/// The numbers that static fields have before any code runs. Code has them as literals; reflection
/// and properties read the fields, also of classes that have no initialiser.
fn constants(info: &Info) -> Initial {
    let mut initial = Initial::default();
    let fields = info.file.iter().flat_map(|file| {
        let statics = file.fields.iter().zip(&info.offsets);
        let statics = statics.filter(|(field, _)| field.is(access::STATIC));
        statics.filter_map(move |(field, &at)| Some((at, file.constant_value(field).ok()??, field)))
    });
    for (offset, constant, field) in fields {
        let word = match constant {
            Constant::Integer(number) => *number as u64,
            Constant::Long(number) => *number as u64,
            Constant::Float(bits) => u64::from(*bits),
            Constant::Double(bits) => *bits,
            _ => continue,
        };
        let Ok(ty) = parse_field(&field.descriptor) else {
            continue;
        };
        let (start, size) = (offset as usize, ty.cell().size() as usize);
        let end = initial.bytes.len().max(start + size);
        initial.bytes.resize(end, 0);
        initial.bytes[start..start + size].copy_from_slice(&word.to_le_bytes()[..size]);
    }
    initial
}

impl World {
    pub(super) fn make_info(&self, id: ClassId, key: &ClassKey, depth: usize) -> Res<Info> {
        if depth > MAX_NESTING {
            return problem(format!(
                "a class extends itself, or more than {MAX_NESTING} others"
            ));
        }
        let bare = |name: &str| Info {
            id,
            name: name.to_string(),
            file: None,
            library: true,
            parent: None,
            interfaces: Vec::new(),
            instance: Layout::default(),
            statics: Layout::default(),
            offsets: Vec::new(),
            methods: FxHashMap::default(),
            initializes: false,
            lambda: None,
            is_proxy: false,
        };
        match key {
            ClassKey::Named(name) if name.starts_with('[') => {
                let Some(element) = element_name(name) else {
                    return problem(format!("`{name}` is no class"));
                };
                let mut info = bare(name);
                info.parent = Some(self.class_id(OBJECT));
                info.interfaces = ["java/lang/Cloneable", "java/io/Serializable"]
                    .map(|name| self.class_id(name))
                    .to_vec();
                let cell = match PRIMITIVES.iter().position(|&known| known == element) {
                    Some(0) => Cell::Bool,
                    Some(1) => Cell::I8,
                    Some(2) => Cell::I16,
                    Some(3) => Cell::Char,
                    Some(4) => Cell::I32,
                    Some(5) => Cell::I64,
                    Some(6) => Cell::F32,
                    Some(7) => Cell::F64,
                    _ => Cell::Ref,
                };
                info.instance.push(cell, "");
                Ok(info)
            }
            ClassKey::Named(name) if name.starts_with(PROXY) => {
                let mut info = bare(name);
                let parent = self.class_id("java/lang/reflect/Proxy");
                let above = self.load(parent, depth + 1)?;
                info.instance = above.instance.clone();
                info.initializes = above.initializes;
                info.parent = Some(parent);
                let names = name[PROXY.len()..]
                    .split(',')
                    .filter(|name| !name.is_empty());
                info.interfaces = names.map(|n| self.class_id(&n.replace(':', "/"))).collect();
                info.is_proxy = true;
                Ok(info)
            }
            ClassKey::Named(name) if PRIMITIVES.contains(&&**name) => Ok(bare(name)),
            ClassKey::Named(name) => self.load_named(bare(name), depth),
            ClassKey::Lambda {
                owner,
                method,
                offset,
            } => {
                let class = self.class_id(owner);
                let site = self.lambda_site(class, *method, *offset)?;
                let mut info = bare(&format!("{owner}{LAMBDA}{method}@{offset}"));
                info.parent = Some(self.class_id(OBJECT));
                info.interfaces = site.interfaces.iter().map(|i| self.class_id(i)).collect();
                for (index, captured) in site.captured.iter().enumerate() {
                    info.instance
                        .push(captured.cell(), format!("captured{index}"));
                }
                if site.captured.is_empty() {
                    info.statics.push(Cell::Ref, "instance");
                    info.statics.fix(0, 8);
                    info.initializes = true;
                }
                info.lambda = Some(site);
                Ok(info)
            }
        }
    }

    fn load_named(&self, mut info: Info, depth: usize) -> Res<Info> {
        let name = info.name.clone();
        let Some(found) = self.path().find(&name) else {
            return problem(format!(
                "the class `{}` is not found in {}",
                dotted(&name),
                self.path().places().join(", ")
            ));
        };
        let file = ClassFile::read(found.bytes).map_err(damaged)?;
        if file.name != name {
            return problem(format!(
                "the file of the class `{}` has the class `{}`",
                dotted(&name),
                dotted(&file.name)
            ));
        }
        info.library = found.library;
        if let Some(parent) = &file.parent {
            let parent = self.class_id(parent);
            let above = self.load(parent, depth + 1)?;
            info.instance = above.instance.clone();
            info.initializes = above.initializes;
            info.parent = Some(parent);
        }
        info.interfaces = file.interfaces.iter().map(|i| self.class_id(i)).collect();
        let streams_stay = name == SYSTEM && !self.may_use(&["setOut", "setErr"]);
        for field in &file.fields {
            let cell = parse_field(&field.descriptor).map_err(damaged)?.cell();
            let layout = match field.is(access::STATIC) {
                true => &mut info.statics,
                false => &mut info.instance,
            };
            let offset = layout.push(cell, field.name.clone());
            let is_stream = matches!(field.name.as_str(), "out" | "err");
            if field.is(access::FINAL) || streams_stay && is_stream {
                layout.fixed.push(offset);
            }
            info.offsets.push(offset);
        }
        if info.instance.size > MAX_OBJECT_BYTES || info.statics.size > MAX_OBJECT_BYTES {
            return problem(format!("the class `{}` is too large", dotted(&name)));
        }
        for (index, method) in file.methods.iter().enumerate() {
            let key = (method.name.clone(), method.descriptor.clone());
            info.methods.entry(key).or_insert(index as u16);
        }
        let key = ("<clinit>".to_string(), "()V".to_string());
        info.initializes |= info.methods.contains_key(&key);
        if file.access & access::INTERFACE == 0 {
            info.initializes |= self
                .eager_interfaces(&info.interfaces, depth)?
                .iter()
                .any(|interface| interface.initializes);
        } else {
            info.initializes = info.methods.contains_key(&key);
        }
        info.file = Some(file);
        Ok(info)
    }

    /// The interfaces whose initialisers run before that of a class: those with default methods.
    pub fn eager_interfaces(
        &self,
        interfaces: &[ClassId],
        depth: usize,
    ) -> Res<Vec<std::sync::Arc<Info>>> {
        let mut found = Vec::new();
        let mut seen = FxHashSet::default();
        let mut work: Vec<ClassId> = interfaces.iter().rev().copied().collect();
        while let Some(id) = work.pop() {
            if !seen.insert(id) {
                continue;
            }
            // One that is missing is noticed where it is used.
            let Ok(info) = self.load(id, depth + 1) else {
                continue;
            };
            work.extend(info.interfaces.iter().rev());
            let has_defaults = info.file.as_ref().is_some_and(|file| {
                let mut methods = file.methods.iter();
                methods.any(|m| !m.is(access::STATIC) && !m.is(access::ABSTRACT))
            });
            if has_defaults {
                found.push(info);
            }
        }
        Ok(found)
    }

    /// The class as the machine sees it.
    pub fn make_class(&self, id: ClassId) -> Res<Class> {
        let info = self.info(id)?;
        let mut class = Class::named(dotted(&info.name));
        class.parent = info.parent;
        class.interfaces = info.interfaces.clone();
        class.layout = info.instance.clone();
        class.statics = info.statics.clone();
        class.library = info.library;
        class.immutable = info.lambda.is_some() || IMMUTABLE.contains(&info.name.as_str());
        if let Some(element) = element_name(&info.name) {
            class.kind = ClassKind::Array {
                stride: info.instance.stride(),
            };
            let is_reference = !PRIMITIVES.contains(&element.as_str());
            class.element = is_reference.then(|| self.class_id(&element));
        } else if info.name == STRING {
            class.kind = ClassKind::String;
            class.layout = Layout::default();
        } else if info
            .file
            .as_ref()
            .is_some_and(|file| file.access & access::INTERFACE != 0)
        {
            class.kind = ClassKind::Interface;
        }
        class.initial = constants(&info);
        if info.initializes {
            class.initializer = Some(self.function_id(&FuncKey::ClassInit(id)));
        }
        Ok(class)
    }

    /// The text of the constant at an offset among the static fields of a class. Code has it as a
    /// literal; the field itself holds it only once the class is initialised.
    pub fn constant_text(&self, class: ClassId, offset: u32) -> Option<String> {
        let info = self.info(class).ok()?;
        let file = info.file.as_ref()?;
        let mut fields = file.fields.iter().zip(&info.offsets);
        let (field, _) = fields.find(|(field, at)| field.is(access::STATIC) && **at == offset)?;
        if !field.is(access::FINAL) {
            return None;
        }
        match file.constant_value(field).ok()?? {
            Constant::String(text) => {
                let units = file.pool.units(&file.bytes, *text).ok()?;
                Some(String::from_utf16_lossy(&units))
            }
            _ => None,
        }
    }

    /// Whether a reference to an object of class `from` may be seen as `to`.
    pub fn assignable(&self, from: ClassId, to: ClassId) -> Res<bool> {
        if from == to || to == self.class_id(OBJECT) {
            return Ok(true);
        }
        let source = self.info(from)?;
        if let Some(element) = element_name(&source.name) {
            let target = self.info(to)?;
            return match element_name(&target.name) {
                Some(wanted) => {
                    let primitive = |name: &String| PRIMITIVES.contains(&name.as_str());
                    match primitive(&element) || primitive(&wanted) {
                        true => Ok(element == wanted),
                        false => self.assignable(self.class_id(&element), self.class_id(&wanted)),
                    }
                }
                None => Ok(source.interfaces.contains(&to)),
            };
        }
        Ok(self.ancestors(from)?.contains(&to))
    }

    /// A class with all its ancestors and interfaces.
    fn ancestors(&self, class: ClassId) -> Res<FxHashSet<ClassId>> {
        let mut seen = FxHashSet::default();
        let mut work = vec![class];
        while let Some(id) = work.pop() {
            if seen.insert(id) {
                let info = self.info(id)?;
                work.extend(info.parent);
                work.extend(&info.interfaces);
            }
        }
        Ok(seen)
    }

    /// Whether an array may hold an object of a class.
    pub fn array_can_hold(&self, array: ClassId, value: ClassId) -> Res<bool> {
        match element_name(&self.info(array)?.name) {
            Some(element) => self.assignable(value, self.class_id(&element)),
            None => Ok(false),
        }
    }

    /// The class of proxies that implement these interfaces.
    pub fn proxy_class(&self, interfaces: &[String]) -> ClassId {
        let names: Vec<String> = interfaces.iter().map(|n| n.replace('/', ":")).collect();
        self.class_id(&format!("{PROXY}{}", names.join(",")))
    }

    /// The class of arrays of a class.
    pub fn array_of(&self, element: ClassId) -> Res<ClassId> {
        let info = self.info(element)?;
        Ok(self.class_id(&array_name(&info.name)))
    }

    /// The lambda behind an instruction.
    fn lambda_site(&self, class: ClassId, method: u16, offset: u32) -> Res<super::LambdaSite> {
        let info = self.info(class)?;
        let Some(file) = &info.file else {
            return problem("a lambda of a class without a class file");
        };
        match call_site(file, method, offset)? {
            super::lambda::CallSite::Lambda(site) => Ok(*site),
            _ => problem("ill-formed code: a lambda that is none"),
        }
    }
}
