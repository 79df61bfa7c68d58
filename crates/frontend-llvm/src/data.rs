//! What global variables hold before the program runs.

use crate::cursor::Constant;
use crate::types::{Type, Types};
use crate::world::{Symbol, World};
use fencepost_ir::{Initial, InitialAddress};

/// A constant address: what it is based on, and how far behind that it is.
struct Based {
    symbol: Symbol,
    distance: i64,
}

/// Works out the bytes of a variable.
pub(crate) fn initial(
    world: &World,
    module: usize,
    ty: &Type,
    constant: &Constant,
    size: u64,
) -> Result<Initial, String> {
    let mut writer = Writer {
        world,
        module,
        out: Initial {
            bytes: vec![0; size as usize],
            addresses: Vec::new(),
        },
    };
    writer.write(ty, constant, 0)?;
    let mut out = writer.out;
    out.addresses.sort_by_key(|(offset, _)| *offset);
    if out.bytes.iter().all(|&byte| byte == 0) {
        out.bytes = Vec::new();
    }
    Ok(out)
}

struct Writer<'w> {
    world: &'w World,
    module: usize,
    out: Initial,
}

impl Writer<'_> {
    fn types(&self) -> &Types {
        &self.world.modules[self.module].types
    }

    fn put(&mut self, at: u64, bytes: &[u8]) -> Result<(), String> {
        let start = at as usize;
        let end = start + bytes.len();
        let Some(space) = self.out.bytes.get_mut(start..end) else {
            return Err("a constant that is larger than its type".to_string());
        };
        space.copy_from_slice(bytes);
        Ok(())
    }

    fn write(&mut self, ty: &Type, constant: &Constant, at: u64) -> Result<(), String> {
        let resolved = self.types().resolve(ty).map_err(|e| e.message)?.clone();
        match (constant, &resolved) {
            (Constant::Zero | Constant::Undefined | Constant::Null, _) => Ok(()),
            (Constant::Int(bits), Type::Int(_)) => {
                let (size, _) = self.types().layout(&resolved).map_err(|e| e.message)?;
                let mut bytes = bits.to_le_bytes().to_vec();
                bytes.resize(size as usize, if *bits >> 63 != 0 { 0xff } else { 0 });
                self.put(at, &bytes[..size as usize])
            }
            (Constant::Wide(bits), Type::Int(128)) => self.put(at, &bits.to_le_bytes()),
            (Constant::Float(value), Type::Double) => self.put(at, &value.to_le_bytes()),
            (Constant::Float(value), Type::Float) => self.put(at, &(*value as f32).to_le_bytes()),
            (Constant::Bytes(bytes), Type::Array(..)) => self.put(at, bytes),
            (Constant::Parts(parts), Type::Array(..) | Type::Struct { .. }) => {
                for (index, (_, part)) in parts.iter().enumerate() {
                    let (ty, offset) = self
                        .types()
                        .part(&resolved, index as u64)
                        .map_err(|e| e.message)?;
                    self.write(&ty, part, at + offset)?;
                }
                Ok(())
            }
            (Constant::Other(what), _) => Err(what.to_string()),
            (_, Type::Pointer | Type::Int(64)) => {
                if let Ok(number) = self.number(constant) {
                    return self.put(at, &number.to_le_bytes());
                }
                let based = self.based(constant)?;
                let offset = u32::try_from(at).map_err(|_| "too large".to_string())?;
                let address = match based.symbol {
                    Symbol::Function(function) if based.distance == 0 => {
                        InitialAddress::Function(function)
                    }
                    Symbol::Function(_) => {
                        return Err("an address inside a function".to_string());
                    }
                    Symbol::Global(global) => {
                        let class = self.world.static_class(global)?;
                        InitialAddress::Static(class, based.distance as u32)
                    }
                };
                self.out.addresses.push((offset, address));
                Ok(())
            }
            _ => Err("a constant that does not fit its type".to_string()),
        }
    }

    /// A constant that is a plain number.
    fn number(&self, constant: &Constant) -> Result<u64, String> {
        match constant {
            Constant::Int(bits) => Ok(*bits),
            Constant::Null | Constant::Zero | Constant::Undefined => Ok(0),
            Constant::Cast(cast) => {
                let (operator, _, value, _) = &**cast;
                match operator.as_str() {
                    "inttoptr" | "ptrtoint" | "bitcast" | "zext" => self.number(value),
                    other => Err(format!("the constant conversion `{other}`")),
                }
            }
            Constant::Binary(parts) => {
                let (operator, _, a, b) = &**parts;
                if operator == "sub"
                    && let (Ok(a), Ok(b)) = (self.based(a), self.based(b))
                    && a.symbol == b.symbol
                {
                    return Ok(a.distance.wrapping_sub(b.distance) as u64);
                }
                let (a, b) = (self.number(a)?, self.number(b)?);
                Ok(match operator.as_str() {
                    "add" => a.wrapping_add(b),
                    "sub" => a.wrapping_sub(b),
                    "mul" => a.wrapping_mul(b),
                    "and" => a & b,
                    "or" => a | b,
                    "xor" => a ^ b,
                    other => return Err(format!("the constant operator `{other}`")),
                })
            }
            _ => Err("a constant that is no number".to_string()),
        }
    }

    fn based(&self, constant: &Constant) -> Result<Based, String> {
        match constant {
            Constant::Global(name) => match self.world.symbol(self.module, name) {
                Some(symbol) => Ok(Based {
                    symbol,
                    distance: 0,
                }),
                None => Err(format!("the variable `{name}`, which no file defines")),
            },
            Constant::Address(parts) => {
                let (source, base, indices) = &**parts;
                let mut based = self.based(base)?;
                let distance = self.distance(source, indices)?;
                based.distance = based.distance.wrapping_add(distance);
                Ok(based)
            }
            Constant::Cast(cast) => self.based(&cast.2),
            Constant::Binary(parts) if parts.0 == "add" => {
                let (_, _, a, b) = &**parts;
                let mut based = self.based(a)?;
                based.distance = based.distance.wrapping_add(self.number(b)? as i64);
                Ok(based)
            }
            _ => Err("a constant address of another form".to_string()),
        }
    }

    fn distance(&self, source: &Type, indices: &[Constant]) -> Result<i64, String> {
        let types = self.types();
        let mut at = source.clone();
        let mut distance = 0_i64;
        for (number, index) in indices.iter().enumerate() {
            let index = self.number(index)? as i64;
            if number == 0 {
                let (size, _) = types.layout(&at).map_err(|e| e.message)?;
                distance = distance.wrapping_add((size as i64).wrapping_mul(index));
                continue;
            }
            let (part, offset) = types.part(&at, index as u64).map_err(|e| e.message)?;
            at = part;
            distance = distance.wrapping_add(offset as i64);
        }
        Ok(distance)
    }
}
