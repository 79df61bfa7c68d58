// Unsigned integers of 128 bits, as two halves.
using System.Globalization;
using System.Numerics;

namespace System
{
    public readonly partial struct UInt128 : IComparable, IComparable<UInt128>, IEquatable<UInt128>, IFormattable
    {
        // In the order of the machine, which programs that look at the bytes can see.
        internal readonly ulong Low;
        internal readonly ulong High;

        public UInt128(ulong upper, ulong lower)
        {
            Low = lower;
            High = upper;
        }

        public static UInt128 MinValue { get { return default(UInt128); } }
        public static UInt128 MaxValue { get { return new UInt128(ulong.MaxValue, ulong.MaxValue); } }
        public static UInt128 Zero { get { return default(UInt128); } }
        public static UInt128 One { get { return new UInt128(0, 1); } }

        public static implicit operator UInt128(byte value) { return new UInt128(0, value); }
        public static implicit operator UInt128(ushort value) { return new UInt128(0, value); }
        public static implicit operator UInt128(char value) { return new UInt128(0, value); }
        public static implicit operator UInt128(uint value) { return new UInt128(0, value); }
        public static implicit operator UInt128(ulong value) { return new UInt128(0, value); }
        public static explicit operator UInt128(int value) { return new UInt128(value < 0 ? ulong.MaxValue : 0, unchecked((ulong)(long)value)); }
        public static explicit operator UInt128(long value) { return new UInt128(value < 0 ? ulong.MaxValue : 0, unchecked((ulong)value)); }
        public static explicit operator UInt128(double value)
        {
            if (double.IsNaN(value) || value <= 0)
                return Zero;
            if (value >= 340282366920938463463374607431768211456.0)
                return MaxValue;
            ulong high = (ulong)(value / 18446744073709551616.0);
            return new UInt128(high, (ulong)(value - high * 18446744073709551616.0));
        }
        public static explicit operator byte(UInt128 value) { return unchecked((byte)value.Low); }
        public static explicit operator short(UInt128 value) { return unchecked((short)value.Low); }
        public static explicit operator int(UInt128 value) { return unchecked((int)value.Low); }
        public static explicit operator uint(UInt128 value) { return unchecked((uint)value.Low); }
        public static explicit operator long(UInt128 value) { return unchecked((long)value.Low); }
        public static explicit operator ulong(UInt128 value) { return value.Low; }
        public static explicit operator Int128(UInt128 value) { return new Int128(value.High, value.Low); }
        public static explicit operator double(UInt128 value) { return new BigInteger(value).Nearest(); }
        public static explicit operator decimal(UInt128 value) { return (decimal)new BigInteger(value); }

        public static UInt128 operator +(UInt128 left, UInt128 right)
        {
            ulong low = unchecked(left.Low + right.Low);
            return new UInt128(unchecked(left.High + right.High + (low < left.Low ? 1ul : 0ul)), low);
        }
        public static UInt128 operator -(UInt128 left, UInt128 right)
        {
            ulong low = unchecked(left.Low - right.Low);
            return new UInt128(unchecked(left.High - right.High - (left.Low < right.Low ? 1ul : 0ul)), low);
        }
        public static UInt128 operator -(UInt128 value) { return Zero - value; }
        public static UInt128 operator +(UInt128 value) { return value; }
        public static UInt128 operator ++(UInt128 value) { return value + One; }
        public static UInt128 operator --(UInt128 value) { return value - One; }
        public static UInt128 operator ~(UInt128 value) { return new UInt128(~value.High, ~value.Low); }
        public static UInt128 operator *(UInt128 left, UInt128 right)
        {
            UInt128 low = Multiply(left.Low, right.Low);
            return new UInt128(unchecked(low.High + left.High * right.Low + left.Low * right.High), low.Low);
        }
        internal static UInt128 Multiply(ulong a, ulong b)
        {
            unchecked
            {
                ulong al = (uint)a, ah = a >> 32, bl = (uint)b, bh = b >> 32;
                ulong low = al * bl;
                ulong middle = ah * bl + (low >> 32);
                ulong other = al * bh + (uint)middle;
                return new UInt128(ah * bh + (middle >> 32) + (other >> 32), other << 32 | (uint)low);
            }
        }
        public static UInt128 operator /(UInt128 left, UInt128 right)
        {
            UInt128 remainder;
            return Divide(left, right, out remainder);
        }
        public static UInt128 operator %(UInt128 left, UInt128 right)
        {
            UInt128 remainder;
            Divide(left, right, out remainder);
            return remainder;
        }
        internal static UInt128 Divide(UInt128 left, UInt128 right, out UInt128 remainder)
        {
            if (right == Zero)
                throw new DivideByZeroException("Attempted to divide by zero.");
            if (left.High == 0 && right.High == 0)
            {
                remainder = new UInt128(0, left.Low % right.Low);
                return new UInt128(0, left.Low / right.Low);
            }
            UInt128 quotient = Zero;
            UInt128 rest = Zero;
            for (int i = 127; i >= 0; i--)
            {
                bool carry = rest.High >> 63 != 0;
                rest = rest << 1 | (left >> i) & One;
                if (carry || rest >= right)
                {
                    rest -= right;
                    quotient |= One << i;
                }
            }
            remainder = rest;
            return quotient;
        }
        public static (UInt128 Quotient, UInt128 Remainder) DivRem(UInt128 left, UInt128 right)
        {
            UInt128 remainder;
            UInt128 quotient = Divide(left, right, out remainder);
            return new ValueTuple<UInt128, UInt128>(quotient, remainder);
        }
        public static UInt128 operator &(UInt128 left, UInt128 right) { return new UInt128(left.High & right.High, left.Low & right.Low); }
        public static UInt128 operator |(UInt128 left, UInt128 right) { return new UInt128(left.High | right.High, left.Low | right.Low); }
        public static UInt128 operator ^(UInt128 left, UInt128 right) { return new UInt128(left.High ^ right.High, left.Low ^ right.Low); }
        public static UInt128 operator <<(UInt128 value, int shiftAmount)
        {
            shiftAmount &= 127;
            if (shiftAmount >= 64)
                return new UInt128(value.Low << (shiftAmount - 64), 0);
            return shiftAmount == 0 ? value : new UInt128(value.High << shiftAmount | value.Low >> (64 - shiftAmount), value.Low << shiftAmount);
        }
        public static UInt128 operator >>(UInt128 value, int shiftAmount)
        {
            shiftAmount &= 127;
            if (shiftAmount >= 64)
                return new UInt128(0, value.High >> (shiftAmount - 64));
            return shiftAmount == 0 ? value : new UInt128(value.High >> shiftAmount, value.Low >> shiftAmount | value.High << (64 - shiftAmount));
        }
        public static bool operator ==(UInt128 left, UInt128 right) { return left.Low == right.Low && left.High == right.High; }
        public static bool operator !=(UInt128 left, UInt128 right) { return !(left == right); }
        public static bool operator <(UInt128 left, UInt128 right) { return left.High < right.High || left.High == right.High && left.Low < right.Low; }
        public static bool operator >(UInt128 left, UInt128 right) { return right < left; }
        public static bool operator <=(UInt128 left, UInt128 right) { return !(right < left); }
        public static bool operator >=(UInt128 left, UInt128 right) { return !(left < right); }

        public static UInt128 Max(UInt128 x, UInt128 y) { return x >= y ? x : y; }
        public static UInt128 Min(UInt128 x, UInt128 y) { return x <= y ? x : y; }
        public static UInt128 PopCount(UInt128 value) { return (uint)(BitOperations.PopCount(value.Low) + BitOperations.PopCount(value.High)); }
        public static UInt128 LeadingZeroCount(UInt128 value) { return (uint)(value.High != 0 ? BitOperations.LeadingZeroCount(value.High) : 64 + BitOperations.LeadingZeroCount(value.Low)); }
        public static UInt128 TrailingZeroCount(UInt128 value) { return (uint)(value.Low != 0 ? BitOperations.TrailingZeroCount(value.Low) : 64 + BitOperations.TrailingZeroCount(value.High)); }
        public static bool IsPow2(UInt128 value) { return (int)PopCount(value) == 1; }
        public static bool IsEvenInteger(UInt128 value) { return (value.Low & 1) == 0; }
        public static bool IsOddInteger(UInt128 value) { return (value.Low & 1) != 0; }

        public int CompareTo(UInt128 value) { return this < value ? -1 : this == value ? 0 : 1; }
        public int CompareTo(object value)
        {
            if (value == null)
                return 1;
            if (!(value is UInt128))
                throw new ArgumentException("Object must be of type UInt128.");
            return CompareTo((UInt128)value);
        }
        public bool Equals(UInt128 other) { return this == other; }
        public override bool Equals(object obj) { return obj is UInt128 && this == (UInt128)obj; }
        public override int GetHashCode() { return HashCode.Combine(Low, High); }
        public override string ToString() { return new BigInteger(this).ToString(); }
        public string ToString(string format) { return Wide.Text(new BigInteger(this), this, format); }
        public string ToString(IFormatProvider provider) { return ToString(); }
        public string ToString(string format, IFormatProvider provider) { return ToString(format); }
        public static UInt128 Parse(string s) { return Parse(s, NumberStyles.Integer, null); }
        public static UInt128 Parse(string s, IFormatProvider provider) { return Parse(s, NumberStyles.Integer, provider); }
        public static UInt128 Parse(string s, NumberStyles style, IFormatProvider provider = null)
        {
            BigInteger value = BigInteger.Parse(s, style, provider);
            if (value.Sign < 0 || value > new BigInteger(MaxValue))
                throw new OverflowException("Value was either too large or too small for a UInt128.");
            return (UInt128)value;
        }
        public static bool TryParse(string s, IFormatProvider provider, out UInt128 result) { return TryParse(s, out result); }
        public static bool TryParse(string s, out UInt128 result)
        {
            BigInteger value;
            bool fits = BigInteger.TryParse(s, out value) && value.Sign >= 0 && value <= new BigInteger(MaxValue);
            result = fits ? (UInt128)value : Zero;
            return fits;
        }
    }

    // Numbers that are wider than the machine's as text.
    static class Wide
    {
        internal static string Text(BigInteger value, UInt128 bits, string format)
        {
            if (string.IsNullOrEmpty(format))
                return value.ToString();
            char letter = (char)(format[0] & ~0x20);
            if (letter != 'X' && letter != 'B')
                return value.ToString(format);
            int width = format.Length == 1 ? 1 : int.Parse(format.Substring(1));
            int step = letter == 'X' ? 4 : 1;
            string text = "";
            for (; bits != UInt128.Zero; bits >>= step)
            {
                int digit = (int)bits & (1 << step) - 1;
                text = (char)(digit < 10 ? '0' + digit : (format[0] == 'x' ? 'a' : 'A') + digit - 10) + text;
            }
            return text.PadLeft(width, '0');
        }
    }
}
