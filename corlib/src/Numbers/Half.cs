// Floating-point numbers of 16 bits. Arithmetic goes by way of float, which is exact enough to round once.
using System.Globalization;

namespace System
{
    public readonly partial struct Half : IComparable, IComparable<Half>, IEquatable<Half>, IFormattable
    {
        readonly ushort _bits;
        Half(ushort bits) { _bits = bits; }
        internal static Half FromBits(ushort bits) { return new Half(bits); }
        internal ushort Bits { get { return _bits; } }

        public static Half Epsilon { get { return new Half(1); } }
        public static Half PositiveInfinity { get { return new Half(0x7C00); } }
        public static Half NegativeInfinity { get { return new Half(0xFC00); } }
        public static Half NaN { get { return new Half(0xFE00); } }
        public static Half MinValue { get { return new Half(0xFBFF); } }
        public static Half MaxValue { get { return new Half(0x7BFF); } }
        public static Half Zero { get { return default(Half); } }
        public static Half One { get { return new Half(0x3C00); } }
        public static Half NegativeOne { get { return new Half(0xBC00); } }
        public static Half NegativeZero { get { return new Half(0x8000); } }
        public static Half Pi { get { return (Half)3.14159265358979; } }
        public static Half E { get { return (Half)2.71828182845904; } }

        public static explicit operator Half(float value) { return (Half)(double)value; }
        public static explicit operator Half(double value)
        {
            long bits = BitConverter.DoubleToInt64Bits(value);
            var sign = (ushort)(bits >> 48 & 0x8000);
            if (double.IsNaN(value))
                return new Half((ushort)(sign | 0x7E00));
            double size = Math.Abs(value);
            if (size >= 65520)
                return new Half((ushort)(sign | 0x7C00));
            // Below the least normal number the distance is fixed; multiplying by a power of two is exact.
            int exponent = size < 6.103515625E-05 ? -14 : Math.ILogB(size);
            var units = (int)Math.Round(size * Math.Pow(2, 10 - exponent), MidpointRounding.ToEven);
            // What rounds up to the next power of two gets there by carrying.
            return new Half((ushort)(sign | (units < 1024 ? units : (exponent + 14 << 10) + units)));
        }
        public static explicit operator Half(int value) { return (Half)(double)value; }
        public static explicit operator Half(long value) { return (Half)(double)value; }
        public static implicit operator Half(byte value) { return (Half)(double)value; }
        public static implicit operator Half(sbyte value) { return (Half)(double)value; }
        public static explicit operator double(Half value)
        {
            int exponent = value._bits >> 10 & 0x1F;
            int mantissa = value._bits & 0x3FF;
            double size = exponent == 0x1F ? (mantissa == 0 ? double.PositiveInfinity : double.NaN)
                : exponent == 0 ? mantissa * 5.9604644775390625E-08
                : (1024 + mantissa) * Math.Pow(2, exponent - 25);
            return value._bits >= 0x8000 ? -size : size;
        }
        public static explicit operator float(Half value) { return (float)(double)value; }
        public static explicit operator int(Half value) { return (int)(double)value; }
        public static explicit operator long(Half value) { return (long)(double)value; }
        public static explicit operator byte(Half value) { return (byte)(double)value; }

        public static Half operator +(Half left, Half right) { return (Half)((float)left + (float)right); }
        public static Half operator -(Half left, Half right) { return (Half)((float)left - (float)right); }
        public static Half operator *(Half left, Half right) { return (Half)((float)left * (float)right); }
        public static Half operator /(Half left, Half right) { return (Half)((float)left / (float)right); }
        public static Half operator %(Half left, Half right) { return (Half)((float)left % (float)right); }
        public static Half operator -(Half value) { return new Half((ushort)(value._bits ^ 0x8000)); }
        public static Half operator +(Half value) { return value; }
        public static Half operator ++(Half value) { return value + One; }
        public static Half operator --(Half value) { return value - One; }
        public static bool operator ==(Half left, Half right) { return (float)left == (float)right; }
        public static bool operator !=(Half left, Half right) { return (float)left != (float)right; }
        public static bool operator <(Half left, Half right) { return (float)left < (float)right; }
        public static bool operator >(Half left, Half right) { return (float)left > (float)right; }
        public static bool operator <=(Half left, Half right) { return (float)left <= (float)right; }
        public static bool operator >=(Half left, Half right) { return (float)left >= (float)right; }

        public static bool IsNaN(Half value) { return (value._bits & 0x7FFF) > 0x7C00; }
        public static bool IsInfinity(Half value) { return (value._bits & 0x7FFF) == 0x7C00; }
        public static bool IsPositiveInfinity(Half value) { return value._bits == 0x7C00; }
        public static bool IsNegativeInfinity(Half value) { return value._bits == 0xFC00; }
        public static bool IsFinite(Half value) { return (value._bits & 0x7FFF) < 0x7C00; }
        public static bool IsNegative(Half value) { return value._bits >= 0x8000; }
        public static bool IsNormal(Half value) { return IsFinite(value) && (value._bits & 0x7C00) != 0; }
        public static bool IsSubnormal(Half value) { return (value._bits & 0x7C00) == 0 && (value._bits & 0x3FF) != 0; }
        public static Half Abs(Half value) { return new Half((ushort)(value._bits & 0x7FFF)); }
        public static Half Max(Half x, Half y) { return (Half)Math.Max((float)x, (float)y); }
        public static Half Min(Half x, Half y) { return (Half)Math.Min((float)x, (float)y); }
        public static Half Sqrt(Half x) { return (Half)Math.Sqrt((double)x); }

        public int CompareTo(Half other) { return ((float)this).CompareTo((float)other); }
        public int CompareTo(object value)
        {
            if (value == null)
                return 1;
            if (!(value is Half))
                throw new ArgumentException("Object must be of type Half.");
            return CompareTo((Half)value);
        }
        public bool Equals(Half other) { return ((float)this).Equals((float)other); }
        public override bool Equals(object obj) { return obj is Half && Equals((Half)obj); }
        public override int GetHashCode() { return IsNaN(this) || (_bits & 0x7FFF) == 0 ? _bits & 0x7C00 : _bits; }

        public override string ToString() { return ToString(null, null); }
        public string ToString(string format) { return ToString(format, null); }
        public string ToString(IFormatProvider provider) { return ToString(null, provider); }
        public string ToString(string format, IFormatProvider provider)
        {
            if (!string.IsNullOrEmpty(format) && format != "G" && format != "R" || !IsFinite(this))
                return ((double)this).ToString(format);
            // The fewest digits that read back as the same number.
            for (int digits = 1; digits < 6; digits++)
            {
                string text = ((double)this).ToString("E" + (digits - 1));
                if (((Half)double.Parse(text))._bits == _bits)
                    return double.Parse(text).ToString(Math.Abs((float)this) >= 100000 ? "E0" : "G");
            }
            return ((double)this).ToString("G5");
        }
        public static Half Parse(string s) { return (Half)double.Parse(s); }
        public static Half Parse(string s, IFormatProvider provider) { return Parse(s); }
        public static Half Parse(string s, NumberStyles style, IFormatProvider provider = null) { return (Half)double.Parse(s, style, provider); }
        public static bool TryParse(string s, IFormatProvider provider, out Half result) { return TryParse(s, out result); }
        public static bool TryParse(string s, out Half result)
        {
            double wide;
            bool parsed = double.TryParse(s, out wide);
            result = (Half)wide;
            return parsed;
        }
    }
}
