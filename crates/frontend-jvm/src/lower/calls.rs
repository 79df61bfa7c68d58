//! Calls of methods.

use super::blocks::Method;
use crate::reader::{Instruction, MemberRef, access, parse_method};
use crate::world::{OBJECT, Res, STRING, damaged, problem};
use fencepost_ir::{Kind, Op, Reg};

/// Methods whose answer is another one in some classes of a JDK: the class and the method that are
/// called, the class that calls, and the answer. A phaser asks how many processors there are and, if
/// there is only one, parks at once. To spin for hundreds of rounds before that only saves time, and
/// every round would be a state.
const ANSWERS: &[(&str, &str, &str, i32)] = &[(
    "java/lang/Runtime",
    "availableProcessors",
    "java/util/concurrent/Phaser",
    1,
)];

impl Method<'_> {
    /// The number that a method gives where this class calls it, if its own code is not to run.
    fn answer(&self, called: &MemberRef) -> Option<i32> {
        let mut answers = ANSWERS.iter().filter(|_| self.class.library);
        let found = answers.find(|(class, method, caller, _)| {
            called.class == *class && called.name == *method && self.class.name == *caller
        });
        found.map(|(.., number)| *number)
    }

    pub(super) fn invoke(&mut self, instruction: &Instruction, index: u16) -> Res<()> {
        let reference = self.file.pool.member(&self.file.bytes, index);
        let reference = reference.map_err(damaged)?;
        let types = parse_method(&reference.descriptor).map_err(damaged)?;
        if super::access::is_polymorphic(&reference) {
            return self.polymorphic(&reference, &types);
        }
        let is_static = matches!(instruction, Instruction::InvokeStatic(_));
        if self.access_field(&reference, &types, is_static)? {
            return Ok(());
        }
        let mut args: Vec<Reg> = Vec::with_capacity(types.params.len() + 1);
        for param in types.params.iter().rev() {
            args.push(self.stack.pop(param.kind())?);
        }
        if !is_static {
            if reference.class == STRING && reference.name == "<init>" {
                args.reverse();
                return self.make_string(&reference, &args);
            }
            args.push(self.stack.pop(Kind::Ref)?);
        }
        args.reverse();
        if reference.class == OBJECT && reference.name == "<init>" {
            return Ok(());
        }
        // Copying an array is known not to copy anything else.
        if reference.class.starts_with('[') && reference.name == "clone" && args.len() == 1 {
            self.b.emit(Op::NullCheck { value: args[0] });
            let descriptor = "(Ljava/lang/Object;)Ljava/lang/Object;";
            let copy = self
                .b
                .library_value("fencepost/Copies", "array", descriptor, &args)?;
            let dst = self.push(Kind::Ref)?;
            self.b.mov(dst, copy);
            return Ok(());
        }
        if let Some(number) = self.answer(&reference) {
            let value = self.b.int(number)?;
            let dst = self.push(Kind::I32)?;
            self.b.mov(dst, value);
            return Ok(());
        }
        let found = self.b.world.resolve_method(&reference)?;
        if found.is(access::STATIC) != is_static {
            return problem("ill-formed code: a static method is called as another one");
        }
        let dst = match &types.result {
            Some(result) => Some(self.push(result.kind())?),
            None => None,
        };
        match instruction {
            Instruction::InvokeStatic(_) => {
                if !self.is_initialized(found.class.id) {
                    self.b.init_class(found.class.id)?;
                }
                self.b.call(&found, dst, &args);
            }
            Instruction::InvokeSpecial(_) => {
                self.b.emit(Op::NullCheck { value: args[0] });
                self.b.call(&found, dst, &args);
            }
            _ => self.b.call_virtual(&found, dst, &args),
        }
        Ok(())
    }

    /// A constructor of strings is a function that gives one.
    fn make_string(&mut self, reference: &MemberRef, args: &[Reg]) -> Res<()> {
        self.stack.pop(Kind::Ref)?;
        let parameters = reference.descriptor.trim_end_matches('V');
        let descriptor = format!("{parameters}Ljava/lang/String;");
        let string = self
            .b
            .library_value("fencepost/Strings", "make", &descriptor, args)?;
        // What `new` gave is this string from now on.
        let innermost = self.stack.entries.iter().rposition(|entry| entry.unmade);
        if let Some(at) = innermost {
            let reg = self.stack.entries[at].reg;
            self.b.mov(reg, string);
            self.stack.entries[at].unmade = false;
        }
        Ok(())
    }
}
