//! Writes class files: a pool of constants, fields, methods with code.

use std::collections::HashMap;

const STATIC: u16 = 8;
const PUBLIC: u16 = 1;
const VOLATILE: u16 = 0x40;

/// A class while it is written.
pub struct ClassWriter {
    name: String,
    interfaces: Vec<String>,
    pool: Vec<Vec<u8>>,
    known: HashMap<Vec<u8>, u16>,
    fields: Vec<(u16, String, String)>,
    methods: Vec<(u16, String, String, Code)>,
}

/// The code of a method while it is written. Jumps go forward only.
#[derive(Default)]
pub struct Code {
    bytes: Vec<u8>,
    locals: u16,
}

/// A jump whose target is not known yet.
pub struct Jump(usize);

impl Code {
    pub fn op(&mut self, code: u8) {
        self.bytes.push(code);
    }

    fn op2(&mut self, code: u8, index: u16) {
        self.op(code);
        self.bytes.extend(index.to_be_bytes());
    }

    /// `iconst`, for small numbers.
    pub fn number(&mut self, value: u8) {
        self.op(3 + value);
    }

    /// A jump to where [`Code::land`] says.
    pub fn jump(&mut self, code: u8) -> Jump {
        let at = self.bytes.len();
        self.op2(code, 0);
        Jump(at)
    }

    /// Lets a jump come here.
    pub fn land(&mut self, jump: Jump) {
        let distance = (self.bytes.len() - jump.0) as u16;
        self.bytes[jump.0 + 1..jump.0 + 3].copy_from_slice(&distance.to_be_bytes());
    }

    /// A load or a store of a local variable, by its number.
    pub fn local(&mut self, code: u8, slot: u8) {
        self.bytes.extend([code, slot]);
        self.locals = self.locals.max(u16::from(slot) + 1);
    }
}

impl ClassWriter {
    pub fn new(name: &str, interfaces: &[&str]) -> Self {
        Self {
            name: name.to_string(),
            interfaces: interfaces.iter().map(|name| name.to_string()).collect(),
            pool: Vec::new(),
            known: HashMap::new(),
            fields: Vec::new(),
            methods: Vec::new(),
        }
    }

    fn constant(&mut self, bytes: Vec<u8>) -> u16 {
        if let Some(&index) = self.known.get(&bytes) {
            return index;
        }
        self.pool.push(bytes.clone());
        let index = self.pool.len() as u16;
        self.known.insert(bytes, index);
        index
    }

    fn text(&mut self, text: &str) -> u16 {
        let mut bytes = vec![1];
        bytes.extend((text.len() as u16).to_be_bytes());
        bytes.extend(text.as_bytes());
        self.constant(bytes)
    }

    fn pair(&mut self, tag: u8, first: u16, second: u16) -> u16 {
        let mut bytes = vec![tag];
        bytes.extend(first.to_be_bytes());
        bytes.extend(second.to_be_bytes());
        self.constant(bytes)
    }

    fn class(&mut self, name: &str) -> u16 {
        let text = self.text(name);
        let mut bytes = vec![7];
        bytes.extend(text.to_be_bytes());
        self.constant(bytes)
    }

    fn member(&mut self, tag: u8, class: &str, name: &str, descriptor: &str) -> u16 {
        let class = self.class(class);
        let (name, descriptor) = (self.text(name), self.text(descriptor));
        let pair = self.pair(12, name, descriptor);
        self.pair(tag, class, pair)
    }

    /// Declares a field.
    pub fn field(&mut self, name: &str, descriptor: &str, is_static: bool, is_volatile: bool) {
        let mut flags = PUBLIC;
        flags |= if is_static { STATIC } else { 0 };
        flags |= if is_volatile { VOLATILE } else { 0 };
        self.fields
            .push((flags, name.to_string(), descriptor.to_string()));
    }

    /// `getstatic`, `putstatic`, `getfield` or `putfield`.
    pub fn access(&mut self, code: &mut Code, op: u8, class: &str, name: &str, descriptor: &str) {
        let index = self.member(9, class, name, descriptor);
        code.op2(op, index);
    }

    /// `invokevirtual`, `invokespecial` or `invokestatic`.
    pub fn call(&mut self, code: &mut Code, op: u8, class: &str, name: &str, descriptor: &str) {
        let index = self.member(10, class, name, descriptor);
        code.op2(op, index);
    }

    /// `new`, and a call of the constructor without arguments; the object stays on the stack.
    pub fn make(&mut self, code: &mut Code, class: &str) {
        let index = self.class(class);
        code.op2(0xbb, index);
        code.op(0x59);
        self.call(code, 0xb7, class, "<init>", "()V");
    }

    /// A thread that runs what a local variable refers to; it stays on the stack.
    pub fn make_thread(&mut self, code: &mut Code, slot: u8) {
        let index = self.class("java/lang/Thread");
        code.op2(0xbb, index);
        code.op(0x59);
        code.local(0x19, slot);
        let descriptor = "(Ljava/lang/Runnable;)V";
        self.call(code, 0xb7, "java/lang/Thread", "<init>", descriptor);
    }

    /// Adds a method.
    pub fn method(&mut self, name: &str, descriptor: &str, is_static: bool, code: Code) {
        let flags = PUBLIC | if is_static { STATIC } else { 0 };
        self.methods
            .push((flags, name.to_string(), descriptor.to_string(), code));
    }

    /// Adds a constructor without arguments that does nothing.
    pub fn constructor(&mut self) {
        let mut code = Code::default();
        code.local(0x19, 0);
        self.call(&mut code, 0xb7, "java/lang/Object", "<init>", "()V");
        code.op(0xb1);
        self.method("<init>", "()V", false, code);
    }

    /// The bytes of the class file, of a version whose code needs no table of types.
    pub fn finish(mut self) -> Vec<u8> {
        let name = self.name.clone();
        let own = self.class(&name);
        let object = self.class("java/lang/Object");
        let names = std::mem::take(&mut self.interfaces);
        let interfaces: Vec<u16> = names.iter().map(|name| self.class(name)).collect();
        let code_name = self.text("Code");
        let mut body = Vec::new();
        let u16s = |list: &[u16], body: &mut Vec<u8>| {
            list.iter().for_each(|n| body.extend(n.to_be_bytes()));
        };
        u16s(&[PUBLIC | 0x20, own, object], &mut body);
        u16s(&[interfaces.len() as u16], &mut body);
        u16s(&interfaces, &mut body);
        let fields = std::mem::take(&mut self.fields);
        u16s(&[fields.len() as u16], &mut body);
        for (flags, name, descriptor) in fields {
            let (name, descriptor) = (self.text(&name), self.text(&descriptor));
            u16s(&[flags, name, descriptor, 0], &mut body);
        }
        let methods = std::mem::take(&mut self.methods);
        u16s(&[methods.len() as u16], &mut body);
        for (flags, name, descriptor, code) in methods {
            let (name, descriptor) = (self.text(&name), self.text(&descriptor));
            u16s(&[flags, name, descriptor, 1, code_name], &mut body);
            body.extend((code.bytes.len() as u32 + 12).to_be_bytes());
            u16s(&[8, code.locals.max(1)], &mut body);
            body.extend((code.bytes.len() as u32).to_be_bytes());
            body.extend(&code.bytes);
            u16s(&[0, 0], &mut body);
        }
        u16s(&[0], &mut body);
        let mut out = vec![0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 49];
        out.extend((self.pool.len() as u16 + 1).to_be_bytes());
        self.pool.iter().for_each(|entry| out.extend(entry));
        out.extend(body);
        out
    }
}
