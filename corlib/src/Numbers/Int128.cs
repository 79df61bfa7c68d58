// Signed integers of 128 bits: the bits of an unsigned one, read as two's complement.
using System.Globalization;
using System.Numerics;

namespace System
{
    public readonly partial struct Int128 : IComparable, IComparable<Int128>, IEquatable<Int128>, IFormattable
    {
        readonly UInt128 _bits;

        public Int128(ulong upper, ulong lower) { _bits = new UInt128(upper, lower); }
        Int128(UInt128 bits) { _bits = bits; }

        public static Int128 MinValue { get { return new Int128(0x8000000000000000, 0); } }
        public static Int128 MaxValue { get { return new Int128(0x7FFFFFFFFFFFFFFF, ulong.MaxValue); } }
        public static Int128 Zero { get { return default(Int128); } }
        public static Int128 One { get { return new Int128(0, 1); } }
        public static Int128 NegativeOne { get { return new Int128(ulong.MaxValue, ulong.MaxValue); } }

        bool Below { get { return _bits.High >> 63 != 0; } }
        UInt128 Size { get { return Below ? -_bits : _bits; } }
        internal BigInteger Wide { get { return Below ? -new BigInteger(Size) : new BigInteger(_bits); } }

        public static implicit operator Int128(sbyte value) { return new Int128((UInt128)(long)value); }
        public static implicit operator Int128(short value) { return new Int128((UInt128)(long)value); }
        public static implicit operator Int128(int value) { return new Int128((UInt128)(long)value); }
        public static implicit operator Int128(long value) { return new Int128((UInt128)value); }
        public static implicit operator Int128(byte value) { return new Int128(0, value); }
        public static implicit operator Int128(ushort value) { return new Int128(0, value); }
        public static implicit operator Int128(char value) { return new Int128(0, value); }
        public static implicit operator Int128(uint value) { return new Int128(0, value); }
        public static implicit operator Int128(ulong value) { return new Int128(0, value); }
        public static explicit operator Int128(double value)
        {
            if (value < 0)
                return value <= -170141183460469231731687303715884105728.0 ? MinValue : new Int128(-(UInt128)(-value));
            return value >= 170141183460469231731687303715884105728.0 ? MaxValue : new Int128((UInt128)value);
        }
        public static explicit operator Int128(decimal value) { return (Int128)new BigInteger(value); }
        public static explicit operator byte(Int128 value) { return (byte)value._bits; }
        public static explicit operator sbyte(Int128 value) { return unchecked((sbyte)(int)value._bits); }
        public static explicit operator short(Int128 value) { return (short)value._bits; }
        public static explicit operator int(Int128 value) { return (int)value._bits; }
        public static explicit operator uint(Int128 value) { return (uint)value._bits; }
        public static explicit operator long(Int128 value) { return (long)value._bits; }
        public static explicit operator ulong(Int128 value) { return (ulong)value._bits; }
        public static explicit operator UInt128(Int128 value) { return value._bits; }
        public static explicit operator double(Int128 value) { return value.Wide.Nearest(); }
        public static explicit operator decimal(Int128 value) { return (decimal)value.Wide; }

        public static Int128 operator +(Int128 left, Int128 right) { return new Int128(left._bits + right._bits); }
        public static Int128 operator -(Int128 left, Int128 right) { return new Int128(left._bits - right._bits); }
        public static Int128 operator -(Int128 value) { return new Int128(-value._bits); }
        public static Int128 operator +(Int128 value) { return value; }
        public static Int128 operator ++(Int128 value) { return value + One; }
        public static Int128 operator --(Int128 value) { return value - One; }
        public static Int128 operator ~(Int128 value) { return new Int128(~value._bits); }
        public static Int128 operator *(Int128 left, Int128 right) { return new Int128(left._bits * right._bits); }
        public static Int128 operator /(Int128 left, Int128 right)
        {
            if (right == NegativeOne && left == MinValue)
                throw new OverflowException("Arithmetic operation resulted in an overflow.");
            UInt128 quotient = left.Size / right.Size;
            return new Int128(left.Below == right.Below ? quotient : -quotient);
        }
        public static Int128 operator %(Int128 left, Int128 right)
        {
            UInt128 rest = left.Size % right.Size;
            return new Int128(left.Below ? -rest : rest);
        }
        public static (Int128 Quotient, Int128 Remainder) DivRem(Int128 left, Int128 right) { return new ValueTuple<Int128, Int128>(left / right, left % right); }
        public static Int128 operator &(Int128 left, Int128 right) { return new Int128(left._bits & right._bits); }
        public static Int128 operator |(Int128 left, Int128 right) { return new Int128(left._bits | right._bits); }
        public static Int128 operator ^(Int128 left, Int128 right) { return new Int128(left._bits ^ right._bits); }
        public static Int128 operator <<(Int128 value, int shiftAmount) { return new Int128(value._bits << shiftAmount); }
        public static Int128 operator >>(Int128 value, int shiftAmount)
        {
            shiftAmount &= 127;
            UInt128 bits = value._bits >> shiftAmount;
            return new Int128(value.Below && shiftAmount > 0 ? bits | ~(UInt128.MaxValue >> shiftAmount) : bits);
        }
        public static bool operator ==(Int128 left, Int128 right) { return left._bits == right._bits; }
        public static bool operator !=(Int128 left, Int128 right) { return left._bits != right._bits; }
        public static bool operator <(Int128 left, Int128 right) { return left.Below != right.Below ? left.Below : left._bits < right._bits; }
        public static bool operator >(Int128 left, Int128 right) { return right < left; }
        public static bool operator <=(Int128 left, Int128 right) { return !(right < left); }
        public static bool operator >=(Int128 left, Int128 right) { return !(left < right); }

        public static Int128 Abs(Int128 value)
        {
            if (value == MinValue)
                throw new OverflowException("Negating the minimum value of a twos complement number is invalid.");
            return new Int128(value.Size);
        }
        public static int Sign(Int128 value) { return value.Below ? -1 : value == Zero ? 0 : 1; }
        public static bool IsNegative(Int128 value) { return value.Below; }
        public static bool IsPositive(Int128 value) { return !value.Below; }
        public static bool IsEvenInteger(Int128 value) { return UInt128.IsEvenInteger(value._bits); }
        public static bool IsOddInteger(Int128 value) { return UInt128.IsOddInteger(value._bits); }
        public static Int128 Max(Int128 x, Int128 y) { return x >= y ? x : y; }
        public static Int128 Min(Int128 x, Int128 y) { return x <= y ? x : y; }
        public static Int128 PopCount(Int128 value) { return new Int128(UInt128.PopCount(value._bits)); }
        public static Int128 LeadingZeroCount(Int128 value) { return new Int128(UInt128.LeadingZeroCount(value._bits)); }
        public static Int128 TrailingZeroCount(Int128 value) { return new Int128(UInt128.TrailingZeroCount(value._bits)); }

        public int CompareTo(Int128 value) { return this < value ? -1 : this == value ? 0 : 1; }
        public int CompareTo(object value)
        {
            if (value == null)
                return 1;
            if (!(value is Int128))
                throw new ArgumentException("Object must be of type Int128.");
            return CompareTo((Int128)value);
        }
        public bool Equals(Int128 other) { return this == other; }
        public override bool Equals(object obj) { return obj is Int128 && this == (Int128)obj; }
        public override int GetHashCode() { return _bits.GetHashCode(); }
        public override string ToString() { return Wide.ToString(); }
        public string ToString(string format) { return System.Wide.Text(Wide, _bits, format); }
        public string ToString(IFormatProvider provider) { return ToString(); }
        public string ToString(string format, IFormatProvider provider) { return ToString(format); }
        public static Int128 Parse(string s) { return Parse(s, NumberStyles.Integer, null); }
        public static Int128 Parse(string s, IFormatProvider provider) { return Parse(s, NumberStyles.Integer, provider); }
        public static Int128 Parse(string s, NumberStyles style, IFormatProvider provider = null)
        {
            BigInteger value = BigInteger.Parse(s, style, provider);
            if (value < MinValue.Wide || value > MaxValue.Wide)
                throw new OverflowException("Value was either too large or too small for an Int128.");
            return (Int128)value;
        }
        public static bool TryParse(string s, IFormatProvider provider, out Int128 result) { return TryParse(s, out result); }
        public static bool TryParse(string s, out Int128 result)
        {
            BigInteger value;
            bool fits = BigInteger.TryParse(s, out value) && value >= MinValue.Wide && value <= MaxValue.Wide;
            result = fits ? (Int128)value : Zero;
            return fits;
        }
    }
}
