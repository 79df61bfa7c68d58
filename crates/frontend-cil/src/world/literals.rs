//! Which texts the program's own code has as literals.

use super::World;
use crate::reader::{self, Operand};
use crate::source::CilSource;
use fencepost_base::FxHashSet;

impl World {
    /// The literals of the program's own code.
    fn literals(&self) -> &FxHashSet<Vec<u16>> {
        self.literals.get_or_init(|| {
            let mut found = FxHashSet::default();
            for assembly in self.assemblies.iter().filter(|assembly| !assembly.library) {
                let image = &assembly.image;
                for id in image.ids::<reader::MethodDefId>() {
                    let Ok(Some(body)) = image.method_body(id) else {
                        continue;
                    };
                    for instruction in body.instructions().flatten() {
                        if let Operand::String(index) = instruction.operand
                            && let Ok(text) = image.user_string(index)
                        {
                            found.insert(text);
                        }
                    }
                }
            }
            found
        })
    }
}

impl CilSource {
    /// Whether some code of the program has this text as a literal, so that it is interned from
    /// the start.
    pub fn is_program_literal(&self, text: &[u16]) -> bool {
        text.is_empty() || self.world().literals().contains(text)
    }
}
