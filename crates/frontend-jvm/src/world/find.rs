//! From the names that people use to what they mean.

use super::{FoundMethod, FuncKey, Info, Res, World, dotted, problem};
use crate::reader::access;
use fencepost_ir::{ClassId, FieldId};
use std::sync::Arc;

impl World {
    /// The program's own classes, those that can be read.
    pub fn own_classes(&self) -> Vec<Arc<Info>> {
        let names = self.path().own_classes();
        let infos = names.iter().map(|name| self.info(self.class_id(name)));
        infos.filter_map(Result::ok).collect()
    }

    /// The class that people mean by a name: with dots between packages, and with dots or `$`
    /// between nested classes. A bare name may be that of a class in a package.
    pub fn class_by_name(&self, name: &str) -> Option<Arc<Info>> {
        let mut internal = name.replace('.', "/");
        loop {
            if self.path().find(&internal).is_some()
                && let Ok(info) = self.info(self.class_id(&internal))
            {
                return Some(info);
            }
            match internal.rfind('/') {
                Some(at) => internal.replace_range(at..=at, "$"),
                None => break,
            }
        }
        let own = self.path().own_classes();
        let nested = name.replace('.', "$");
        let mut matching = own.iter().filter(|known| {
            let simple = known.rsplit('/').next().unwrap_or(known);
            simple == nested || simple.ends_with(&format!("${nested}"))
        });
        match (matching.next(), matching.next()) {
            (Some(found), None) => self.info(self.class_id(found)).ok(),
            _ => None,
        }
    }

    /// All static fields that people may mean by a name.
    pub fn find_statics(&self, name: &str) -> Vec<FieldId> {
        let statics = |info: &Info, wanted: &str| -> Vec<FieldId> {
            let fields = info.file.iter().flat_map(|file| &file.fields).enumerate();
            fields
                .filter(|(_, field)| field.is(access::STATIC) && field.name == wanted)
                .map(|(index, _)| self.field_id(info.id, index as u16))
                .collect()
        };
        match name.rsplit_once('.') {
            Some((class, field)) => match self.class_by_name(class) {
                Some(info) => statics(&info, field),
                None => Vec::new(),
            },
            None => {
                let own = self.own_classes();
                own.iter().flat_map(|info| statics(info, name)).collect()
            }
        }
    }

    /// The methods with code of the program's own classes.
    pub fn own_methods(&self) -> Vec<FuncKey> {
        let mut all = Vec::new();
        for class in self.own_classes() {
            let count = class.file.as_ref().map_or(0, |file| file.methods.len());
            for index in 0..count as u16 {
                let found = FoundMethod {
                    class: class.clone(),
                    index,
                };
                if !found.is(access::ABSTRACT | access::NATIVE) {
                    all.push(found.key());
                }
            }
        }
        all
    }

    /// The full names of the fields of the program's own classes, static ones or those of objects.
    pub fn field_names(&self, statics: bool) -> Vec<String> {
        let mut found = Vec::new();
        for info in self.own_classes() {
            let class = dotted(&info.name);
            let fields = info.file.iter().flat_map(|file| &file.fields);
            // What compilers make has names that nobody types.
            let meant = fields
                .filter(|field| field.is(access::STATIC) == statics && !field.name.contains('$'));
            found.extend(meant.map(|field| format!("{class}.{}", field.name)));
        }
        found
    }

    /// A field of objects of a class by its name.
    pub fn find_instance_field(&self, class: ClassId, name: &str) -> Option<FieldId> {
        let mut at = Some(class);
        while let Some(id) = at {
            let info = self.info(id).ok()?;
            let mut fields = info.file.iter().flat_map(|file| &file.fields);
            let found = fields.position(|f| f.name == name && !f.is(access::STATIC));
            if let Some(index) = found {
                return Some(self.field_id(id, index as u16));
            }
            at = info.parent;
        }
        None
    }

    /// The method that people mean by `Class::method`.
    pub fn find_function(&self, name: &str) -> Res<FuncKey> {
        let Some((class, method)) = name.split_once("::") else {
            return problem(format!("`{name}` is not of the form Class::method"));
        };
        let Some(info) = self.class_by_name(class) else {
            return problem(format!("there is no class `{class}`"));
        };
        // A descriptor chooses among methods of one name.
        let (method, descriptor) = match method.find('(') {
            Some(at) => (&method[..at], Some(&method[at..])),
            None => (method, None),
        };
        let methods = info.file.iter().flat_map(|file| &file.methods);
        let matching: Vec<usize> = methods
            .enumerate()
            .filter(|(_, member)| {
                let named = member.name == method && !member.is(access::ABSTRACT);
                named && descriptor.is_none_or(|wanted| member.descriptor == wanted)
            })
            .map(|(index, _)| index)
            .collect();
        match matching[..] {
            [] => problem(format!(
                "the class `{}` has no method `{method}`",
                dotted(&info.name)
            )),
            [index] => Ok(FuncKey::Method(info.id, index as u16)),
            _ => problem(format!(
                "the class `{}` has several methods `{method}`; add the descriptor, as in \
                 `{class}::{method}()V`",
                dotted(&info.name)
            )),
        }
    }

    /// How a run starts with a class: by its `static void main(String[])` or, since Java 21, by a
    /// `main` without parameters or of an object.
    fn start_of(&self, info: &Arc<Info>) -> Option<FuncKey> {
        const ARGUMENTS: &str = "([Ljava/lang/String;)V";
        let with = info.declared("main", ARGUMENTS);
        if let Some(found) = with.as_ref().filter(|found| found.is(access::STATIC)) {
            return Some(found.key());
        }
        let is_new = info.file.as_ref().is_some_and(|file| file.major >= 65);
        let found = with.or_else(|| info.declared("main", "()V"))?;
        let usable = is_new && !found.is(access::PRIVATE) && !found.is(access::ABSTRACT);
        usable.then(|| FuncKey::Start(self.function_id(&found.key())))
    }

    /// The method `main` that the program starts with.
    pub fn main_method(&self) -> Res<FuncKey> {
        if let Some(name) = &self.main_class {
            let info = self.info(self.class_id(name))?;
            return match self.start_of(&info) {
                Some(found) => Ok(found),
                None => problem(format!(
                    "the class `{}` has no `static void main(String[])`; name another method \
                     with --entry Class::method",
                    dotted(name)
                )),
            };
        }
        let own = self.own_classes();
        let mut found: Vec<_> = own
            .iter()
            .filter_map(|info| Some((info, self.start_of(info)?)))
            .collect();
        match (found.pop(), found.pop()) {
            (None, _) => problem(
                "no class has a `static void main(String[])`; name another method with \
                 --entry Class::method",
            ),
            (Some((_, found)), None) => Ok(found),
            (Some((one, _)), Some((other, _))) => problem(format!(
                "several classes have a `main`, such as `{}` and `{}`; choose one with --entry \
                 Class::main",
                dotted(&other.name),
                dotted(&one.name)
            )),
        }
    }

    /// Whether code that runs may use one of these names.
    pub fn may_use(&self, words: &[&str]) -> bool {
        self.path().is_open() || self.mentions(words)
    }

    /// Whether a method that gives a text takes one of these in the program's own classes.
    pub fn joins_text(&self, parts: &[&str]) -> bool {
        self.has_text(|text| {
            text.ends_with(b")Ljava/lang/String;")
                && parts.iter().any(|part| {
                    let mut windows = text.windows(part.len());
                    windows.any(|window| window == part.as_bytes())
                })
        })
    }

    /// Whether one of the program's own classes has one of these words among its constants.
    pub fn mentions(&self, words: &[&str]) -> bool {
        self.has_text(|text| words.iter().any(|word| text == word.as_bytes()))
    }

    /// Whether code that runs may call a method with one of these names and descriptors: by its own
    /// constants, or found by a name while it runs.
    pub fn may_call(&self, methods: &[(&str, &str)]) -> bool {
        if self.path().is_open() || self.mentions(&["java/lang/reflect/Method"]) {
            return true;
        }
        self.classes_that_count().iter().any(|info| {
            let Some(file) = &info.file else { return false };
            file.pool.iter().any(|(index, constant)| {
                matches!(constant, crate::reader::Constant::NameAndType(..))
                    && file
                        .pool
                        .name_and_type(&file.bytes, index)
                        .is_ok_and(|(name, descriptor)| methods.contains(&(&name, &descriptor)))
            })
        })
    }

    fn has_text(&self, wanted: impl Fn(&[u8]) -> bool) -> bool {
        self.classes_that_count().iter().any(|info| {
            let Some(file) = &info.file else { return false };
            file.pool.iter().any(|(_, constant)| match constant {
                crate::reader::Constant::Text(range) => {
                    wanted(file.bytes.get(range.clone()).unwrap_or_default())
                }
                _ => false,
            })
        })
    }
}
