// The Decimal structure. Its arithmetic is native, the conversions are here.
using System.Globalization;
using Machine = Fencepost.Runtime;

namespace System
{
    public partial struct Decimal : IComparable, IFormattable, IConvertible, IComparable<decimal>, IEquatable<decimal>
    {
        // The sign is bit 31 of flags, the scale bits 16 to 23; the value is hi, mid, lo.
        internal int flags;
        internal int hi;
        internal int lo;
        internal int mid;

        public static readonly decimal Zero = new decimal(0);
        public static readonly decimal One = new decimal(1);
        public static readonly decimal MinusOne = new decimal(-1);
        public static readonly decimal MaxValue = new decimal(-1, -1, -1, false, 0);
        public static readonly decimal MinValue = new decimal(-1, -1, -1, true, 0);

        public Decimal(int lo, int mid, int hi, bool isNegative, byte scale)
        {
            if (scale > 28)
                throw new ArgumentOutOfRangeException("scale", "Decimal's scale value must be between 0 and 28, inclusive.");
            this.lo = lo;
            this.mid = mid;
            this.hi = hi;
            flags = (scale << 16) | (isNegative ? int.MinValue : 0);
        }
        public Decimal(int value) : this((long)value) { }
        public Decimal(uint value) : this((ulong)value) { }
        public Decimal(long value) : this(value < 0 ? (ulong)(-value) : (ulong)value)
        {
            if (value < 0)
                flags = int.MinValue;
        }
        public Decimal(ulong value)
        {
            lo = (int)value;
            mid = (int)(value >> 32);
            hi = 0;
            flags = 0;
        }
        public Decimal(double value) { Check(Machine.DecimalFromDouble(value, 15, out this)); }
        public Decimal(float value) { Check(Machine.DecimalFromDouble(value, 7, out this)); }
        public Decimal(int[] bits)
        {
            lo = bits[0];
            mid = bits[1];
            hi = bits[2];
            flags = bits[3];
        }

        public static int[] GetBits(decimal d) { return new int[] { d.lo, d.mid, d.hi, d.flags }; }
        public byte Scale { get { return (byte)(flags >> 16); } }

        static void Check(int status)
        {
            if (status == 1)
                throw new OverflowException("Value was either too large or too small for a Decimal.");
            if (status == 2)
                throw new DivideByZeroException();
        }

        static decimal Operate(int operation, decimal left, decimal right)
        {
            decimal result;
            Check(Machine.DecimalOperate(operation, ref left, ref right, out result));
            return result;
        }

        public static decimal Add(decimal d1, decimal d2) { return Operate(Machine.DecimalAdd, d1, d2); }
        public static decimal Subtract(decimal d1, decimal d2) { return Operate(Machine.DecimalSubtract, d1, d2); }
        public static decimal Multiply(decimal d1, decimal d2) { return Operate(Machine.DecimalMultiply, d1, d2); }
        public static decimal Divide(decimal d1, decimal d2) { return Operate(Machine.DecimalDivide, d1, d2); }
        public static decimal Remainder(decimal d1, decimal d2) { return Operate(Machine.DecimalRemainder, d1, d2); }
        public static decimal Negate(decimal d)
        {
            d.flags ^= int.MinValue;
            return d;
        }
        public static decimal operator +(decimal d1, decimal d2) { return Add(d1, d2); }
        public static decimal operator -(decimal d1, decimal d2) { return Subtract(d1, d2); }
        public static decimal operator *(decimal d1, decimal d2) { return Multiply(d1, d2); }
        public static decimal operator /(decimal d1, decimal d2) { return Divide(d1, d2); }
        public static decimal operator %(decimal d1, decimal d2) { return Remainder(d1, d2); }
        public static decimal operator +(decimal d) { return d; }
        public static decimal operator -(decimal d) { return Negate(d); }
        public static decimal operator ++(decimal d) { return Add(d, new decimal(1)); }
        public static decimal operator --(decimal d) { return Subtract(d, new decimal(1)); }

        public static int Compare(decimal d1, decimal d2) { return Machine.DecimalCompare(ref d1, ref d2); }
        public static bool Equals(decimal d1, decimal d2) { return Compare(d1, d2) == 0; }
        public static bool operator ==(decimal d1, decimal d2) { return Compare(d1, d2) == 0; }
        public static bool operator !=(decimal d1, decimal d2) { return Compare(d1, d2) != 0; }
        public static bool operator <(decimal d1, decimal d2) { return Compare(d1, d2) < 0; }
        public static bool operator >(decimal d1, decimal d2) { return Compare(d1, d2) > 0; }
        public static bool operator <=(decimal d1, decimal d2) { return Compare(d1, d2) <= 0; }
        public static bool operator >=(decimal d1, decimal d2) { return Compare(d1, d2) >= 0; }
        public int CompareTo(decimal value) { return Compare(this, value); }
        public int CompareTo(object value)
        {
            if (value == null)
                return 1;
            if (!(value is decimal))
                throw new ArgumentException("Object must be of type Decimal.");
            return Compare(this, (decimal)value);
        }
        public bool Equals(decimal value) { return Compare(this, value) == 0; }
        public override bool Equals(object value) { return value is decimal && Compare(this, (decimal)value) == 0; }
        public override int GetHashCode() { return ToDouble(this).GetHashCode(); }

        static decimal Rounded(decimal d, int decimals, MidpointRounding mode)
        {
            if (decimals < 0 || decimals > 28)
                throw new ArgumentOutOfRangeException("decimals", "Decimal can only round to between 0 and 28 digits of precision.");
            decimal result;
            Machine.DecimalRound(ref d, decimals, (int)mode, out result);
            return result;
        }
        public static decimal Round(decimal d) { return Rounded(d, 0, MidpointRounding.ToEven); }
        public static decimal Round(decimal d, int decimals) { return Rounded(d, decimals, MidpointRounding.ToEven); }
        public static decimal Round(decimal d, MidpointRounding mode) { return Rounded(d, 0, mode); }
        public static decimal Round(decimal d, int decimals, MidpointRounding mode) { return Rounded(d, decimals, mode); }
        public static decimal Truncate(decimal d) { return Rounded(d, 0, MidpointRounding.ToZero); }
        public static decimal Floor(decimal d) { return Rounded(d, 0, MidpointRounding.ToNegativeInfinity); }
        public static decimal Ceiling(decimal d) { return Rounded(d, 0, MidpointRounding.ToPositiveInfinity); }

        public override string ToString() { return Machine.FormatDecimal(ref this, null); }
        public string ToString(IFormatProvider provider) { return ToString(); }
        public string ToString(string format) { return Number.Checked(Machine.FormatDecimal(ref this, format)); }
        public string ToString(string format, IFormatProvider provider) { return ToString(format); }
        public static decimal Parse(string s) { return Parse(s, NumberStyles.Number, null); }
        public static decimal Parse(string s, IFormatProvider provider) { return Parse(s, NumberStyles.Number, provider); }
        public static decimal Parse(string s, NumberStyles style) { return Parse(s, style, null); }
        public static decimal Parse(string s, NumberStyles style, IFormatProvider provider)
        {
            if (s == null)
                throw new ArgumentNullException("s");
            decimal result;
            Number.Check(Machine.ParseDecimal(s, (int)style, out result), s, "Value was either too large or too small for a Decimal.");
            return result;
        }
        public static bool TryParse(string s, IFormatProvider provider, out decimal result) { return TryParse(s, NumberStyles.Number, provider, out result); }
        public static bool TryParse(ReadOnlySpan<char> s, out decimal result) { return TryParse(s.ToString(), out result); }
        public static decimal Parse(ReadOnlySpan<char> s, NumberStyles style = NumberStyles.Number, IFormatProvider provider = null) { return Parse(s.ToString(), style, provider); }
        public static bool TryParse(string s, out decimal result) { return TryParse(s, NumberStyles.Number, null, out result); }
        public static bool TryParse(string s, NumberStyles style, IFormatProvider provider, out decimal result)
        {
            result = new decimal(0);
            return s != null && Machine.ParseDecimal(s, (int)style, out result) == Machine.Parsed;
        }

        public static double ToDouble(decimal value) { return Machine.DecimalToDouble(ref value); }
        public static float ToSingle(decimal value) { return (float)Machine.DecimalToDouble(ref value); }
        public static ulong ToUInt64(decimal value)
        {
            decimal whole = Truncate(value);
            ulong bits = (uint)whole.lo | ((ulong)(uint)whole.mid << 32);
            if (whole.hi != 0 || (whole.flags < 0 && bits != 0))
                throw new OverflowException("Value was either too large or too small for a UInt64.");
            return bits;
        }
        public static long ToInt64(decimal value)
        {
            decimal whole = Truncate(value);
            ulong bits = (uint)whole.lo | ((ulong)(uint)whole.mid << 32);
            bool negative = whole.flags < 0;
            if (whole.hi != 0 || bits > (negative ? 9223372036854775808UL : 9223372036854775807UL))
                throw new OverflowException("Value was either too large or too small for an Int64.");
            return negative ? -(long)bits : (long)bits;
        }
        public static byte ToByte(decimal value)
        {
            long wide = ToInt64(value);
            if (wide < byte.MinValue || wide > byte.MaxValue)
                throw new OverflowException("Value was either too large or too small for an unsigned byte.");
            return (byte)wide;
        }
        public static sbyte ToSByte(decimal value)
        {
            long wide = ToInt64(value);
            if (wide < sbyte.MinValue || wide > sbyte.MaxValue)
                throw new OverflowException("Value was either too large or too small for a signed byte.");
            return (sbyte)wide;
        }
        public static short ToInt16(decimal value)
        {
            long wide = ToInt64(value);
            if (wide < short.MinValue || wide > short.MaxValue)
                throw new OverflowException("Value was either too large or too small for an Int16.");
            return (short)wide;
        }
        public static ushort ToUInt16(decimal value)
        {
            long wide = ToInt64(value);
            if (wide < ushort.MinValue || wide > ushort.MaxValue)
                throw new OverflowException("Value was either too large or too small for a UInt16.");
            return (ushort)wide;
        }
        public static int ToInt32(decimal value)
        {
            long wide = ToInt64(value);
            if (wide < int.MinValue || wide > int.MaxValue)
                throw new OverflowException("Value was either too large or too small for an Int32.");
            return (int)wide;
        }
        public static uint ToUInt32(decimal value)
        {
            long wide = ToInt64(value);
            if (wide < uint.MinValue || wide > uint.MaxValue)
                throw new OverflowException("Value was either too large or too small for a UInt32.");
            return (uint)wide;
        }

        public static implicit operator decimal(byte value) { return new decimal((int)value); }
        public static implicit operator decimal(sbyte value) { return new decimal((int)value); }
        public static implicit operator decimal(short value) { return new decimal((int)value); }
        public static implicit operator decimal(ushort value) { return new decimal((int)value); }
        public static implicit operator decimal(int value) { return new decimal(value); }
        public static implicit operator decimal(uint value) { return new decimal(value); }
        public static implicit operator decimal(long value) { return new decimal(value); }
        public static implicit operator decimal(ulong value) { return new decimal(value); }
        public static implicit operator decimal(char value) { return new decimal((int)value); }
        // What is too small for any digit has none.
        public static explicit operator decimal(double value)
        {
            var made = new decimal(value);
            return made == 0 ? 0 : made;
        }
        public static explicit operator decimal(float value)
        {
            var made = new decimal(value);
            return made == 0 ? 0 : made;
        }
        public static explicit operator byte(decimal value) { return ToByte(value); }
        public static explicit operator sbyte(decimal value) { return ToSByte(value); }
        public static explicit operator short(decimal value) { return ToInt16(value); }
        public static explicit operator ushort(decimal value) { return ToUInt16(value); }
        public static explicit operator int(decimal value) { return ToInt32(value); }
        public static explicit operator uint(decimal value) { return ToUInt32(value); }
        public static explicit operator long(decimal value) { return ToInt64(value); }
        public static explicit operator ulong(decimal value) { return ToUInt64(value); }
        public static explicit operator char(decimal value) { return (char)ToUInt16(value); }
        public static explicit operator double(decimal value) { return ToDouble(value); }
        public static explicit operator float(decimal value) { return ToSingle(value); }

        public TypeCode GetTypeCode() { return TypeCode.Decimal; }
        bool IConvertible.ToBoolean(IFormatProvider provider) { return Convert.ToBoolean(this); }
        char IConvertible.ToChar(IFormatProvider provider) { return Convert.ToChar(this); }
        sbyte IConvertible.ToSByte(IFormatProvider provider) { return Convert.ToSByte(this); }
        byte IConvertible.ToByte(IFormatProvider provider) { return Convert.ToByte(this); }
        short IConvertible.ToInt16(IFormatProvider provider) { return Convert.ToInt16(this); }
        ushort IConvertible.ToUInt16(IFormatProvider provider) { return Convert.ToUInt16(this); }
        int IConvertible.ToInt32(IFormatProvider provider) { return Convert.ToInt32(this); }
        uint IConvertible.ToUInt32(IFormatProvider provider) { return Convert.ToUInt32(this); }
        long IConvertible.ToInt64(IFormatProvider provider) { return Convert.ToInt64(this); }
        ulong IConvertible.ToUInt64(IFormatProvider provider) { return Convert.ToUInt64(this); }
        float IConvertible.ToSingle(IFormatProvider provider) { return Convert.ToSingle(this); }
        double IConvertible.ToDouble(IFormatProvider provider) { return Convert.ToDouble(this); }
        decimal IConvertible.ToDecimal(IFormatProvider provider) { return Convert.ToDecimal(this); }
        DateTime IConvertible.ToDateTime(IFormatProvider provider) { throw new InvalidCastException("Invalid cast from 'Decimal' to 'DateTime'."); }
        object IConvertible.ToType(Type conversionType, IFormatProvider provider) { return Convert.ChangeType(this, conversionType); }
    }
}
