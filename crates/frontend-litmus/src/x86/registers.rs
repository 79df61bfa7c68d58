//! Register names.

/// A register, or a part of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Register {
    /// The whole register that it is part of.
    pub whole: usize,
    /// How many bits it has.
    pub bits: u32,
    /// Where its lowest bit lies: 8 for `ah` and its kind, else 0.
    pub shift: u32,
}

/// How many whole registers there are.
pub const WHOLE_REGISTERS: usize = 16;

/// The accumulator, which some instructions use without naming it.
pub const ACCUMULATOR: usize = 0;

/// The register whose lowest byte says how far a shift goes.
pub const COUNTER: usize = 2;

/// The names of the first eight registers: 64, 32, 16, 8 bits.
const OLD: [[&str; 4]; 8] = [
    ["rax", "eax", "ax", "al"],
    ["rbx", "ebx", "bx", "bl"],
    ["rcx", "ecx", "cx", "cl"],
    ["rdx", "edx", "dx", "dl"],
    ["rsi", "esi", "si", "sil"],
    ["rdi", "edi", "di", "dil"],
    ["rbp", "ebp", "bp", "bpl"],
    ["rsp", "esp", "sp", "spl"],
];

impl Register {
    /// The register with this name, in capitals or not.
    pub fn find(name: &str) -> Option<Self> {
        let name = name.to_ascii_lowercase();
        const WIDTHS: [u32; 4] = [64, 32, 16, 8];
        for (whole, names) in OLD.iter().enumerate() {
            if let Some(at) = names.iter().position(|known| *known == name) {
                return Some(Self {
                    whole,
                    bits: WIDTHS[at],
                    shift: 0,
                });
            }
        }
        if let Some(whole) = ["ah", "bh", "ch", "dh"]
            .iter()
            .position(|known| *known == name)
        {
            return Some(Self {
                whole,
                bits: 8,
                shift: 8,
            });
        }
        let rest = name.strip_prefix('r')?;
        let (digits, bits) = match rest.strip_suffix(['b', 'w', 'd', 'l']) {
            Some(digits) if rest.ends_with(['b', 'l']) => (digits, 8),
            Some(digits) if rest.ends_with('w') => (digits, 16),
            Some(digits) => (digits, 32),
            None => (rest, 64),
        };
        let number: usize = digits.parse().ok()?;
        let plain = (8..WHOLE_REGISTERS).contains(&number) && digits == number.to_string();
        plain.then_some(Self {
            whole: number,
            bits,
            shift: 0,
        })
    }

    /// The name of the whole register, for traces.
    pub fn whole_name(whole: usize) -> String {
        match OLD.get(whole) {
            Some(names) => names[0].to_string(),
            None => format!("r{whole}"),
        }
    }
}

/// A register's name as results print it: in capitals in the older flavour.
pub fn normalise(name: &str, wide: bool) -> String {
    match wide {
        true => name.to_ascii_lowercase(),
        false => name.to_ascii_uppercase(),
    }
}

#[cfg(test)]
mod tests {
    use super::Register;

    #[test]
    fn parts_belong_to_their_whole() {
        let find = |name: &str| Register::find(name).map(|r| (r.whole, r.bits, r.shift));
        assert_eq!(find("EAX"), Some((0, 32, 0)));
        assert_eq!(find("ah"), Some((0, 8, 8)));
        assert_eq!(find("r10d"), Some((10, 32, 0)));
        assert_eq!(find("R8"), Some((8, 64, 0)));
        for bad in ["r1", "r16", "r08", "r+8", "eex", "r", ""] {
            assert_eq!(find(bad), None, "{bad}");
        }
    }
}
