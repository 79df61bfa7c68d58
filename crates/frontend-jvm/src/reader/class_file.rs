//! A class file: the class, its members, the attributes that matter here.

use super::bytes::Cursor;
use super::{Constant, Pool, Result, wrong};
use std::ops::Range;
use std::sync::Arc;

/// Access flags of classes and members.
pub mod access {
    /// Visible only in its class.
    pub const PRIVATE: u16 = 0x0002;
    /// Visible everywhere.
    pub const PUBLIC: u16 = 0x0001;
    /// Visible in subclasses.
    pub const PROTECTED: u16 = 0x0004;
    /// Belongs to the class.
    pub const STATIC: u16 = 0x0008;
    /// Gets its value once; cannot be overridden or extended.
    pub const FINAL: u16 = 0x0010;
    /// A method that holds a monitor.
    pub const SYNCHRONIZED: u16 = 0x0020;
    /// A volatile field.
    pub const VOLATILE: u16 = 0x0040;
    /// A method with a variable number of arguments.
    pub const VARARGS: u16 = 0x0080;
    /// A method without code in the class file.
    pub const NATIVE: u16 = 0x0100;
    /// An interface.
    pub const INTERFACE: u16 = 0x0200;
    /// A method without code.
    pub const ABSTRACT: u16 = 0x0400;
    /// An enumeration.
    pub const ENUM: u16 = 0x4000;
}

/// A field or a method.
#[derive(Clone, Debug)]
pub struct Member {
    /// Access flags.
    pub access: u16,
    /// The name.
    pub name: String,
    /// The descriptor.
    pub descriptor: String,
    /// Names and contents of the attributes.
    attributes: Vec<(String, Range<usize>)>,
}

impl Member {
    /// Whether a flag is set.
    pub fn is(&self, flag: u16) -> bool {
        self.access & flag != 0
    }

    /// Where the contents of an attribute are.
    pub fn attribute(&self, name: &str) -> Option<Range<usize>> {
        let mut attributes = self.attributes.iter();
        let found = attributes.find(|(known, _)| known == name);
        found.map(|(_, range)| range.clone())
    }
}

/// A bootstrap method with its arguments, as places in the pool.
#[derive(Clone, Debug)]
pub struct Bootstrap {
    /// The method handle.
    pub handle: u16,
    /// The static arguments.
    pub arguments: Vec<u16>,
}

/// A class file.
#[derive(Clone, Debug)]
pub struct ClassFile {
    /// The file.
    pub bytes: Arc<[u8]>,
    /// The major version.
    pub major: u16,
    /// The constants.
    pub pool: Pool,
    /// Access flags.
    pub access: u16,
    /// The class's own name, in internal form.
    pub name: String,
    /// The class it extends.
    pub parent: Option<String>,
    /// The interfaces it names.
    pub interfaces: Vec<String>,
    /// The fields.
    pub fields: Vec<Member>,
    /// The methods.
    pub methods: Vec<Member>,
    /// The name of the source file.
    pub source_file: Option<String>,
    /// The bootstrap methods.
    pub bootstraps: Vec<Bootstrap>,
    /// The simple name, for a nested class; empty for an anonymous one.
    pub inner_name: Option<String>,
    /// Whether the class is a record.
    pub is_record: bool,
    /// What its source says about it, as access flags; those of a nested class say more than the
    /// file's own.
    pub modifiers: u16,
    /// The class around it, if it is nested.
    pub outer: Option<String>,
    /// Whether it is a member of that class, and not one inside a method.
    pub is_member: bool,
    /// The classes that alone may extend it, if it is sealed.
    pub permitted: Option<Vec<String>>,
    /// The types of the annotations of the class, as descriptors.
    pub annotations: Vec<String>,
    /// Where those are that a program can see.
    pub visible_annotations: Option<Range<usize>>,
}

const MAGIC: u32 = 0xcafe_babe;
/// The oldest and the newest major version that is read: Java 1.0 and Java 26.
const VERSIONS: std::ops::RangeInclusive<u16> = 45..=70;

impl ClassFile {
    /// Reads a class file.
    pub fn read(bytes: Arc<[u8]>) -> Result<ClassFile> {
        let data = bytes.clone();
        let mut input = Cursor::new(&data, 0);
        if input.u32()? != MAGIC {
            return wrong(0, "this is not a class file");
        }
        input.u16()?;
        let major = input.u16()?;
        if !VERSIONS.contains(&major) {
            return wrong(6, format!("class files of version {major} are not known"));
        }
        let pool = Pool::read(&mut input)?;
        let access = input.u16()?;
        let name = pool.class(&data, input.u16()?)?;
        let parent = match input.u16()? {
            0 => None,
            index => Some(pool.class(&data, index)?),
        };
        let count = input.u16()?;
        let mut interfaces = Vec::new();
        for _ in 0..count {
            interfaces.push(pool.class(&data, input.u16()?)?);
        }
        let fields = members(&mut input, &data, &pool)?;
        let methods = members(&mut input, &data, &pool)?;
        let mut file = ClassFile {
            bytes,
            major,
            pool,
            access,
            name,
            parent,
            interfaces,
            fields,
            methods,
            source_file: None,
            bootstraps: Vec::new(),
            inner_name: None,
            is_record: false,
            // The flag that methods have for `synchronized` says something else about a class.
            modifiers: access & !access::SYNCHRONIZED,
            outer: None,
            is_member: false,
            permitted: None,
            annotations: Vec::new(),
            visible_annotations: None,
        };
        for (name, range) in attributes(&mut input, &data, &file.pool)? {
            let mut content = Cursor::new(&data[..range.end], range.start);
            match name.as_str() {
                "SourceFile" => {
                    file.source_file = Some(file.pool.text(&data, content.u16()?)?);
                }
                "BootstrapMethods" => file.bootstraps = bootstraps(&mut content)?,
                "InnerClasses" => nesting(&mut content, &data, &mut file)?,
                "EnclosingMethod" => {
                    file.outer = Some(file.pool.class(&data, content.u16()?)?);
                }
                "PermittedSubclasses" => {
                    let classes = (0..content.u16()?).map(|_| {
                        let class = content.u16()?;
                        file.pool.class(&data, class)
                    });
                    let classes = classes.collect::<Result<Vec<String>>>()?;
                    file.permitted = Some(classes);
                }
                "Record" => file.is_record = true,
                "RuntimeVisibleAnnotations" | "RuntimeInvisibleAnnotations" => {
                    if name == "RuntimeVisibleAnnotations" {
                        file.visible_annotations = Some(range);
                    }
                    // Nobody but reflection reads these, so a class with damaged ones still runs.
                    let _ = annotations(&mut content, &data, &file.pool, &mut file.annotations);
                }
                _ => {}
            }
        }
        Ok(file)
    }

    /// The constant that a static field starts with.
    pub fn constant_value(&self, field: &Member) -> Result<Option<&Constant>> {
        let Some(range) = field.attribute("ConstantValue") else {
            return Ok(None);
        };
        let index = Cursor::new(&self.bytes[..range.end], range.start).u16()?;
        self.pool.get(index).map(Some)
    }

    /// A text of the pool.
    pub fn text(&self, index: u16) -> Result<String> {
        self.pool.text(&self.bytes, index)
    }
}

fn members(input: &mut Cursor<'_>, data: &[u8], pool: &Pool) -> Result<Vec<Member>> {
    let count = input.u16()?;
    let mut members = Vec::new();
    for _ in 0..count {
        let access = input.u16()?;
        let name = pool.text(data, input.u16()?)?;
        let descriptor = pool.text(data, input.u16()?)?;
        members.push(Member {
            access,
            name,
            descriptor,
            attributes: attributes(input, data, pool)?,
        });
    }
    Ok(members)
}

/// The names of attributes and where their contents are.
pub(crate) fn attributes(
    input: &mut Cursor<'_>,
    data: &[u8],
    pool: &Pool,
) -> Result<Vec<(String, Range<usize>)>> {
    let count = input.u16()?;
    let mut found = Vec::new();
    for _ in 0..count {
        let name = pool.text(data, input.u16()?)?;
        let length = input.u32()? as usize;
        let start = input.position();
        input.take(length)?;
        found.push((name, start..start + length));
    }
    Ok(found)
}

fn bootstraps(input: &mut Cursor<'_>) -> Result<Vec<Bootstrap>> {
    let count = input.u16()?;
    let mut found = Vec::new();
    for _ in 0..count {
        let handle = input.u16()?;
        let arguments = (0..input.u16()?).map(|_| input.u16());
        let arguments = arguments.collect::<Result<Vec<u16>>>()?;
        found.push(Bootstrap { handle, arguments });
    }
    Ok(found)
}

/// Adds the types of annotations to a list.
fn annotations(
    input: &mut Cursor<'_>,
    data: &[u8],
    pool: &Pool,
    found: &mut Vec<String>,
) -> Result<()> {
    for _ in 0..input.u16()? {
        let descriptor = pool.text(data, input.u16()?)?;
        skip_values(input)?;
        found.push(descriptor);
    }
    Ok(())
}

/// Passes over the elements of an annotation. They may contain others, as deep as the file is long.
fn skip_values(input: &mut Cursor<'_>) -> Result<()> {
    // How many values are left at each level, and whether they have names.
    let mut levels = vec![(input.u16()?, true)];
    while let Some((left, named)) = levels.last_mut() {
        if *left == 0 {
            levels.pop();
            continue;
        }
        *left -= 1;
        if *named {
            input.u16()?;
        }
        match input.u8()? {
            b'e' => {
                input.u32()?;
            }
            b'[' => levels.push((input.u16()?, false)),
            b'@' => {
                input.u16()?;
                levels.push((input.u16()?, true));
            }
            b'B' | b'C' | b'D' | b'F' | b'I' | b'J' | b'S' | b'Z' | b's' | b'c' => {
                input.u16()?;
            }
            other => return wrong(input.position(), format!("no value has the tag {other}")),
        }
    }
    Ok(())
}

/// The simple name of the class itself, and the class around it, if it is nested.
fn nesting(input: &mut Cursor<'_>, data: &[u8], file: &mut ClassFile) -> Result<()> {
    for _ in 0..input.u16()? {
        let inner = file.pool.class(data, input.u16()?)?;
        let (outer, name) = (input.u16()?, input.u16()?);
        let access = input.u16()?;
        if inner == file.name {
            file.modifiers = access;
            file.inner_name = Some(match name {
                0 => String::new(),
                name => file.pool.text(data, name)?,
            });
            if outer != 0 {
                file.outer = Some(file.pool.class(data, outer)?);
                file.is_member = true;
            }
            return Ok(());
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::skip_values;
    use crate::reader::bytes::Cursor;

    /// Where reading ends, or nothing if the bytes are damaged.
    fn end(bytes: &[u8]) -> Option<usize> {
        let mut input = Cursor::new(bytes, 0);
        skip_values(&mut input).ok().map(|()| input.position())
    }

    #[test]
    fn values_of_every_kind_are_passed_over() {
        let mut bytes = vec![0, 4];
        bytes.extend([0, 1, b'I', 0, 2]);
        bytes.extend([0, 1, b'e', 0, 2, 0, 3]);
        // A list of two annotations, one of which has a class.
        bytes.extend([0, 1, b'[', 0, 2]);
        bytes.extend([b'@', 0, 2, 0, 0]);
        bytes.extend([b'@', 0, 2, 0, 1, 0, 3, b'c', 0, 4]);
        bytes.extend([0, 1, b's', 0, 2]);
        assert_eq!(end(&bytes), Some(bytes.len()));
        for cut in 0..bytes.len() {
            assert_eq!(end(&bytes[..cut]), None, "{cut}");
        }
        assert_eq!(end(&[0, 1, 0, 1, b'?', 0, 2]), None);
    }

    #[test]
    fn lists_in_lists_need_no_stack() {
        let depth = 1_000_000;
        let mut bytes = vec![0, 1, 0, 1];
        bytes.extend([b'[', 0, 1].repeat(depth));
        bytes.extend([b'Z', 0, 1]);
        assert_eq!(end(&bytes), Some(bytes.len()));
    }
}
