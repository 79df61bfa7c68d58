//! Disassembly: what people compare the lowered code with.

use crate::reader::{Image, Operand, TableId, Token};
use crate::world::{Ctx, DefId, FuncKey, Res, World};
use std::fmt::Write as _;

impl World {
    /// Every method with a body that the program's own assemblies define and that is not generic.
    pub(crate) fn own_methods(&self) -> Vec<FuncKey> {
        let mut found = Vec::new();
        for def in self.program_types() {
            let Ok(owner) = self.plain(def) else { continue };
            let Ok(methods) = self.image(def).methods(def.id()) else {
                continue;
            };
            for method in methods {
                let row = crate::reader::RowId::row(method);
                found.push(FuncKey::Method {
                    owner,
                    row,
                    args: [].into(),
                });
            }
        }
        found
    }

    /// The instructions of a method: offset and text.
    pub(crate) fn listing(&self, key: &FuncKey) -> Res<Vec<(u32, String)>> {
        let FuncKey::Method { row, .. } = key else {
            return Ok(Vec::new());
        };
        let (def, _) = self.method_of(key)?;
        let image = self.image(def);
        let method = crate::reader::RowId::from_row(*row);
        let Ok(Some(body)) = image.method_body(method) else {
            return Ok(Vec::new());
        };
        let mut lines = Vec::new();
        for instruction in body.instructions().flatten() {
            let mut text = format!(
                "IL_{:04x}: {}",
                instruction.offset,
                instruction.opcode.mnemonic()
            );
            match instruction.operand {
                Operand::None => {}
                Operand::I4(value) => drop(write!(text, " {value}")),
                Operand::I8(value) => drop(write!(text, " {value}")),
                Operand::R4(value) => drop(write!(text, " {value}")),
                Operand::R8(value) => drop(write!(text, " {value}")),
                Operand::Variable(number) => drop(write!(text, " {number}")),
                Operand::Branch(target) => drop(write!(text, " IL_{target:04x}")),
                Operand::Switch(table) => {
                    let targets: Vec<String> =
                        table.targets().map(|t| format!("IL_{t:04x}")).collect();
                    let _ = write!(text, " ({})", targets.join(", "));
                }
                Operand::Token(token) => {
                    let _ = write!(text, " {}", self.token_text(def, image, token));
                }
                Operand::String(index) => {
                    let units = image.user_string(index).unwrap_or_default();
                    let _ = write!(text, " {:?}", String::from_utf16_lossy(&units));
                }
            }
            lines.push((instruction.offset, text));
        }
        Ok(lines)
    }

    /// A token in words: a type, a method or a field; else its number.
    fn token_text(&self, def: DefId, image: &Image, token: Token) -> String {
        if let Ok(name) = image.type_name(token) {
            return name;
        }
        let context = Ctx::open(def.asm);
        if let Ok(key) = self.method_token(&context, token) {
            return self.key_name(&key);
        }
        if token.table() == Some(TableId::Field)
            && let Some(id) = token.as_id::<crate::reader::FieldId>()
            && let Ok(row) = image.row(id)
        {
            return image.string(row.name).unwrap_or("?").to_string();
        }
        if let Some(id) = token.as_id::<crate::reader::MemberRefId>()
            && let Ok(row) = image.row(id)
        {
            return image.string(row.name).unwrap_or("?").to_string();
        }
        format!("0x{:08x}", token.0)
    }
}
