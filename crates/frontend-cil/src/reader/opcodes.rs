//! The one table of CIL opcodes (ECMA-335 III and VI.C).
//!
//! Decoder, printer and lowering all read this table; what an opcode does is
//! not said here.

/// How an operand is encoded after its opcode.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OperandKind {
    /// Nothing.
    None,
    /// A signed byte.
    I1,
    /// An unsigned byte, of a prefix.
    U1,
    /// A 32-bit integer.
    I4,
    /// A 64-bit integer.
    I8,
    /// A 32-bit float.
    R4,
    /// A 64-bit float.
    R8,
    /// A one-byte argument or local number.
    ShortVariable,
    /// A two-byte argument or local number.
    Variable,
    /// A one-byte branch distance.
    ShortBranch,
    /// A four-byte branch distance.
    Branch,
    /// A jump table.
    Switch,
    /// The token of a method.
    Method,
    /// The token of a field.
    Field,
    /// The token of a type.
    Type,
    /// The token of a type, a field or a method.
    Token,
    /// The token of a stand-alone signature.
    Signature,
    /// The token of a string literal.
    String,
}

/// Where control goes after an instruction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Flow {
    /// To the next instruction.
    Next,
    /// To the target.
    Branch,
    /// To a target or to the next instruction.
    CondBranch,
    /// Out of a protected region to the target, emptying the stack.
    Leave,
    /// Into another method, and back; `jmp` does not come back.
    Call,
    /// Out of the method, the finally block or the filter.
    Return,
    /// To a handler.
    Throw,
    /// To the next instruction, which this one modifies.
    Prefix,
    /// To a debugger, and to the next instruction.
    Break,
}

macro_rules! opcodes {
    ($($code:literal $name:ident $mnemonic:literal $operand:ident $flow:ident $pops:literal $pushes:literal)*) => {
        /// A CIL opcode; the discriminant is its encoding, two-byte opcodes
        /// with 0xfe in the upper byte.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u16)]
        pub enum Opcode {
            $(#[doc = concat!("`", $mnemonic, "`")] $name = $code,)*
        }

        impl Opcode {
            /// Every opcode, in the order of their encodings.
            pub const ALL: &'static [Opcode] = &[$(Opcode::$name),*];

            /// The opcode with that encoding.
            pub fn from_code(code: u16) -> Option<Opcode> {
                match code {
                    $($code => Some(Opcode::$name),)*
                    _ => None,
                }
            }

            /// The name in assembler syntax.
            pub fn mnemonic(self) -> &'static str {
                match self {
                    $(Opcode::$name => $mnemonic,)*
                }
            }

            /// How the operand is encoded.
            pub fn operand_kind(self) -> OperandKind {
                match self {
                    $(Opcode::$name => OperandKind::$operand,)*
                }
            }

            /// Where control goes next.
            pub fn flow(self) -> Flow {
                match self {
                    $(Opcode::$name => Flow::$flow,)*
                }
            }

            /// How many values are popped; `None` if the operand or the
            /// method decides.
            pub fn pops(self) -> Option<u8> {
                let count: i8 = match self {
                    $(Opcode::$name => $pops,)*
                };
                u8::try_from(count).ok()
            }

            /// How many values are pushed; `None` if the operand decides.
            pub fn pushes(self) -> Option<u8> {
                let count: i8 = match self {
                    $(Opcode::$name => $pushes,)*
                };
                u8::try_from(count).ok()
            }
        }
    };
}

opcodes! {
    0x00 Nop "nop" None Next 0 0
    0x01 Break "break" None Break 0 0
    0x02 Ldarg0 "ldarg.0" None Next 0 1
    0x03 Ldarg1 "ldarg.1" None Next 0 1
    0x04 Ldarg2 "ldarg.2" None Next 0 1
    0x05 Ldarg3 "ldarg.3" None Next 0 1
    0x06 Ldloc0 "ldloc.0" None Next 0 1
    0x07 Ldloc1 "ldloc.1" None Next 0 1
    0x08 Ldloc2 "ldloc.2" None Next 0 1
    0x09 Ldloc3 "ldloc.3" None Next 0 1
    0x0a Stloc0 "stloc.0" None Next 1 0
    0x0b Stloc1 "stloc.1" None Next 1 0
    0x0c Stloc2 "stloc.2" None Next 1 0
    0x0d Stloc3 "stloc.3" None Next 1 0
    0x0e LdargS "ldarg.s" ShortVariable Next 0 1
    0x0f LdargaS "ldarga.s" ShortVariable Next 0 1
    0x10 StargS "starg.s" ShortVariable Next 1 0
    0x11 LdlocS "ldloc.s" ShortVariable Next 0 1
    0x12 LdlocaS "ldloca.s" ShortVariable Next 0 1
    0x13 StlocS "stloc.s" ShortVariable Next 1 0
    0x14 Ldnull "ldnull" None Next 0 1
    0x15 LdcI4M1 "ldc.i4.m1" None Next 0 1
    0x16 LdcI40 "ldc.i4.0" None Next 0 1
    0x17 LdcI41 "ldc.i4.1" None Next 0 1
    0x18 LdcI42 "ldc.i4.2" None Next 0 1
    0x19 LdcI43 "ldc.i4.3" None Next 0 1
    0x1a LdcI44 "ldc.i4.4" None Next 0 1
    0x1b LdcI45 "ldc.i4.5" None Next 0 1
    0x1c LdcI46 "ldc.i4.6" None Next 0 1
    0x1d LdcI47 "ldc.i4.7" None Next 0 1
    0x1e LdcI48 "ldc.i4.8" None Next 0 1
    0x1f LdcI4S "ldc.i4.s" I1 Next 0 1
    0x20 LdcI4 "ldc.i4" I4 Next 0 1
    0x21 LdcI8 "ldc.i8" I8 Next 0 1
    0x22 LdcR4 "ldc.r4" R4 Next 0 1
    0x23 LdcR8 "ldc.r8" R8 Next 0 1
    0x25 Dup "dup" None Next 1 2
    0x26 Pop "pop" None Next 1 0
    0x27 Jmp "jmp" Method Call 0 0
    0x28 Call "call" Method Call -1 -1
    0x29 Calli "calli" Signature Call -1 -1
    0x2a Ret "ret" None Return -1 0
    0x2b BrS "br.s" ShortBranch Branch 0 0
    0x2c BrfalseS "brfalse.s" ShortBranch CondBranch 1 0
    0x2d BrtrueS "brtrue.s" ShortBranch CondBranch 1 0
    0x2e BeqS "beq.s" ShortBranch CondBranch 2 0
    0x2f BgeS "bge.s" ShortBranch CondBranch 2 0
    0x30 BgtS "bgt.s" ShortBranch CondBranch 2 0
    0x31 BleS "ble.s" ShortBranch CondBranch 2 0
    0x32 BltS "blt.s" ShortBranch CondBranch 2 0
    0x33 BneUnS "bne.un.s" ShortBranch CondBranch 2 0
    0x34 BgeUnS "bge.un.s" ShortBranch CondBranch 2 0
    0x35 BgtUnS "bgt.un.s" ShortBranch CondBranch 2 0
    0x36 BleUnS "ble.un.s" ShortBranch CondBranch 2 0
    0x37 BltUnS "blt.un.s" ShortBranch CondBranch 2 0
    0x38 Br "br" Branch Branch 0 0
    0x39 Brfalse "brfalse" Branch CondBranch 1 0
    0x3a Brtrue "brtrue" Branch CondBranch 1 0
    0x3b Beq "beq" Branch CondBranch 2 0
    0x3c Bge "bge" Branch CondBranch 2 0
    0x3d Bgt "bgt" Branch CondBranch 2 0
    0x3e Ble "ble" Branch CondBranch 2 0
    0x3f Blt "blt" Branch CondBranch 2 0
    0x40 BneUn "bne.un" Branch CondBranch 2 0
    0x41 BgeUn "bge.un" Branch CondBranch 2 0
    0x42 BgtUn "bgt.un" Branch CondBranch 2 0
    0x43 BleUn "ble.un" Branch CondBranch 2 0
    0x44 BltUn "blt.un" Branch CondBranch 2 0
    0x45 Switch "switch" Switch CondBranch 1 0
    0x46 LdindI1 "ldind.i1" None Next 1 1
    0x47 LdindU1 "ldind.u1" None Next 1 1
    0x48 LdindI2 "ldind.i2" None Next 1 1
    0x49 LdindU2 "ldind.u2" None Next 1 1
    0x4a LdindI4 "ldind.i4" None Next 1 1
    0x4b LdindU4 "ldind.u4" None Next 1 1
    0x4c LdindI8 "ldind.i8" None Next 1 1
    0x4d LdindI "ldind.i" None Next 1 1
    0x4e LdindR4 "ldind.r4" None Next 1 1
    0x4f LdindR8 "ldind.r8" None Next 1 1
    0x50 LdindRef "ldind.ref" None Next 1 1
    0x51 StindRef "stind.ref" None Next 2 0
    0x52 StindI1 "stind.i1" None Next 2 0
    0x53 StindI2 "stind.i2" None Next 2 0
    0x54 StindI4 "stind.i4" None Next 2 0
    0x55 StindI8 "stind.i8" None Next 2 0
    0x56 StindR4 "stind.r4" None Next 2 0
    0x57 StindR8 "stind.r8" None Next 2 0
    0x58 Add "add" None Next 2 1
    0x59 Sub "sub" None Next 2 1
    0x5a Mul "mul" None Next 2 1
    0x5b Div "div" None Next 2 1
    0x5c DivUn "div.un" None Next 2 1
    0x5d Rem "rem" None Next 2 1
    0x5e RemUn "rem.un" None Next 2 1
    0x5f And "and" None Next 2 1
    0x60 Or "or" None Next 2 1
    0x61 Xor "xor" None Next 2 1
    0x62 Shl "shl" None Next 2 1
    0x63 Shr "shr" None Next 2 1
    0x64 ShrUn "shr.un" None Next 2 1
    0x65 Neg "neg" None Next 1 1
    0x66 Not "not" None Next 1 1
    0x67 ConvI1 "conv.i1" None Next 1 1
    0x68 ConvI2 "conv.i2" None Next 1 1
    0x69 ConvI4 "conv.i4" None Next 1 1
    0x6a ConvI8 "conv.i8" None Next 1 1
    0x6b ConvR4 "conv.r4" None Next 1 1
    0x6c ConvR8 "conv.r8" None Next 1 1
    0x6d ConvU4 "conv.u4" None Next 1 1
    0x6e ConvU8 "conv.u8" None Next 1 1
    0x6f Callvirt "callvirt" Method Call -1 -1
    0x70 Cpobj "cpobj" Type Next 2 0
    0x71 Ldobj "ldobj" Type Next 1 1
    0x72 Ldstr "ldstr" String Next 0 1
    0x73 Newobj "newobj" Method Call -1 1
    0x74 Castclass "castclass" Type Next 1 1
    0x75 Isinst "isinst" Type Next 1 1
    0x76 ConvRUn "conv.r.un" None Next 1 1
    0x79 Unbox "unbox" Type Next 1 1
    0x7a Throw "throw" None Throw 1 0
    0x7b Ldfld "ldfld" Field Next 1 1
    0x7c Ldflda "ldflda" Field Next 1 1
    0x7d Stfld "stfld" Field Next 2 0
    0x7e Ldsfld "ldsfld" Field Next 0 1
    0x7f Ldsflda "ldsflda" Field Next 0 1
    0x80 Stsfld "stsfld" Field Next 1 0
    0x81 Stobj "stobj" Type Next 2 0
    0x82 ConvOvfI1Un "conv.ovf.i1.un" None Next 1 1
    0x83 ConvOvfI2Un "conv.ovf.i2.un" None Next 1 1
    0x84 ConvOvfI4Un "conv.ovf.i4.un" None Next 1 1
    0x85 ConvOvfI8Un "conv.ovf.i8.un" None Next 1 1
    0x86 ConvOvfU1Un "conv.ovf.u1.un" None Next 1 1
    0x87 ConvOvfU2Un "conv.ovf.u2.un" None Next 1 1
    0x88 ConvOvfU4Un "conv.ovf.u4.un" None Next 1 1
    0x89 ConvOvfU8Un "conv.ovf.u8.un" None Next 1 1
    0x8a ConvOvfIUn "conv.ovf.i.un" None Next 1 1
    0x8b ConvOvfUUn "conv.ovf.u.un" None Next 1 1
    0x8c Box "box" Type Next 1 1
    0x8d Newarr "newarr" Type Next 1 1
    0x8e Ldlen "ldlen" None Next 1 1
    0x8f Ldelema "ldelema" Type Next 2 1
    0x90 LdelemI1 "ldelem.i1" None Next 2 1
    0x91 LdelemU1 "ldelem.u1" None Next 2 1
    0x92 LdelemI2 "ldelem.i2" None Next 2 1
    0x93 LdelemU2 "ldelem.u2" None Next 2 1
    0x94 LdelemI4 "ldelem.i4" None Next 2 1
    0x95 LdelemU4 "ldelem.u4" None Next 2 1
    0x96 LdelemI8 "ldelem.i8" None Next 2 1
    0x97 LdelemI "ldelem.i" None Next 2 1
    0x98 LdelemR4 "ldelem.r4" None Next 2 1
    0x99 LdelemR8 "ldelem.r8" None Next 2 1
    0x9a LdelemRef "ldelem.ref" None Next 2 1
    0x9b StelemI "stelem.i" None Next 3 0
    0x9c StelemI1 "stelem.i1" None Next 3 0
    0x9d StelemI2 "stelem.i2" None Next 3 0
    0x9e StelemI4 "stelem.i4" None Next 3 0
    0x9f StelemI8 "stelem.i8" None Next 3 0
    0xa0 StelemR4 "stelem.r4" None Next 3 0
    0xa1 StelemR8 "stelem.r8" None Next 3 0
    0xa2 StelemRef "stelem.ref" None Next 3 0
    0xa3 Ldelem "ldelem" Type Next 2 1
    0xa4 Stelem "stelem" Type Next 3 0
    0xa5 UnboxAny "unbox.any" Type Next 1 1
    0xb3 ConvOvfI1 "conv.ovf.i1" None Next 1 1
    0xb4 ConvOvfU1 "conv.ovf.u1" None Next 1 1
    0xb5 ConvOvfI2 "conv.ovf.i2" None Next 1 1
    0xb6 ConvOvfU2 "conv.ovf.u2" None Next 1 1
    0xb7 ConvOvfI4 "conv.ovf.i4" None Next 1 1
    0xb8 ConvOvfU4 "conv.ovf.u4" None Next 1 1
    0xb9 ConvOvfI8 "conv.ovf.i8" None Next 1 1
    0xba ConvOvfU8 "conv.ovf.u8" None Next 1 1
    0xc2 Refanyval "refanyval" Type Next 1 1
    0xc3 Ckfinite "ckfinite" None Next 1 1
    0xc6 Mkrefany "mkrefany" Type Next 1 1
    0xd0 Ldtoken "ldtoken" Token Next 0 1
    0xd1 ConvU2 "conv.u2" None Next 1 1
    0xd2 ConvU1 "conv.u1" None Next 1 1
    0xd3 ConvI "conv.i" None Next 1 1
    0xd4 ConvOvfI "conv.ovf.i" None Next 1 1
    0xd5 ConvOvfU "conv.ovf.u" None Next 1 1
    0xd6 AddOvf "add.ovf" None Next 2 1
    0xd7 AddOvfUn "add.ovf.un" None Next 2 1
    0xd8 MulOvf "mul.ovf" None Next 2 1
    0xd9 MulOvfUn "mul.ovf.un" None Next 2 1
    0xda SubOvf "sub.ovf" None Next 2 1
    0xdb SubOvfUn "sub.ovf.un" None Next 2 1
    0xdc Endfinally "endfinally" None Return 0 0
    0xdd Leave "leave" Branch Leave -1 0
    0xde LeaveS "leave.s" ShortBranch Leave -1 0
    0xdf StindI "stind.i" None Next 2 0
    0xe0 ConvU "conv.u" None Next 1 1
    0xfe00 Arglist "arglist" None Next 0 1
    0xfe01 Ceq "ceq" None Next 2 1
    0xfe02 Cgt "cgt" None Next 2 1
    0xfe03 CgtUn "cgt.un" None Next 2 1
    0xfe04 Clt "clt" None Next 2 1
    0xfe05 CltUn "clt.un" None Next 2 1
    0xfe06 Ldftn "ldftn" Method Next 0 1
    0xfe07 Ldvirtftn "ldvirtftn" Method Next 1 1
    0xfe09 Ldarg "ldarg" Variable Next 0 1
    0xfe0a Ldarga "ldarga" Variable Next 0 1
    0xfe0b Starg "starg" Variable Next 1 0
    0xfe0c Ldloc "ldloc" Variable Next 0 1
    0xfe0d Ldloca "ldloca" Variable Next 0 1
    0xfe0e Stloc "stloc" Variable Next 1 0
    0xfe0f Localloc "localloc" None Next 1 1
    0xfe11 Endfilter "endfilter" None Return 1 0
    0xfe12 Unaligned "unaligned." U1 Prefix 0 0
    0xfe13 Volatile "volatile." None Prefix 0 0
    0xfe14 Tail "tail." None Prefix 0 0
    0xfe15 Initobj "initobj" Type Next 1 0
    0xfe16 Constrained "constrained." Type Prefix 0 0
    0xfe17 Cpblk "cpblk" None Next 3 0
    0xfe18 Initblk "initblk" None Next 3 0
    0xfe19 No "no." U1 Prefix 0 0
    0xfe1a Rethrow "rethrow" None Throw 0 0
    0xfe1c Sizeof "sizeof" Type Next 0 1
    0xfe1d Refanytype "refanytype" None Next 1 1
    0xfe1e Readonly "readonly." None Prefix 0 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_complete_and_ordered() {
        // 219 opcodes of the standard; reserved encodings are absent.
        assert_eq!(Opcode::ALL.len(), 219);
        assert!(Opcode::ALL.windows(2).all(|w| (w[0] as u16) < w[1] as u16));
        for &opcode in Opcode::ALL {
            assert_eq!(Opcode::from_code(opcode as u16), Some(opcode));
        }
        assert_eq!(Opcode::from_code(0x24), None);
        assert_eq!(Opcode::from_code(0xff), None);
    }

    #[test]
    fn a_few_rows() {
        assert_eq!(Opcode::LdcI4M1.mnemonic(), "ldc.i4.m1");
        assert_eq!(Opcode::Callvirt.pops(), None);
        assert_eq!(Opcode::StelemRef.pops(), Some(3));
        assert_eq!(Opcode::Volatile.flow(), Flow::Prefix);
    }
}
