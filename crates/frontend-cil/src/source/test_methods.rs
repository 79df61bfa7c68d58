//! The tests of a program, with where they stand.

use super::CilSource;
use crate::lower;
use crate::world::{FuncKey, TestMethod};
use fencepost_ir::{Problem, Source};

impl CilSource {
    /// The tests of the program's own assembly.
    pub fn tests(&self) -> Result<Vec<TestMethod>, Problem> {
        let mut found = Vec::new();
        for plan in self.world.tests()? {
            let mut test = plan.test.clone();
            if let FuncKey::Method { owner, row, .. } = &plan.method
                && let Some((def, _)) = self.world.named(*owner)
            {
                let mut position = lower::Lines::of(self, def.asm, *row).at(0);
                // The lines of an async method are those of its state machine.
                if position.line == 0
                    && let Some(FuncKey::Method { owner, row, .. }) =
                        self.world.state_machine(&plan.method)
                    && let Some((def, _)) = self.world.named(owner)
                {
                    position = lower::Lines::of(self, def.asm, row).first();
                }
                test.file = self.file_name(position.file);
                test.line = position.line;
            }
            found.push(test);
        }
        Ok(found)
    }
}
