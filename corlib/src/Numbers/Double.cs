// The Double structure.
using System.Globalization;
using Machine = Fencepost.Runtime;

namespace System
{
    public struct Double : IComparable, IFormattable, IConvertible, IComparable<double>, IEquatable<double>, ISpanFormattable
    {
        internal double m_value;

        public const double MaxValue = 1.7976931348623157E+308;
        public const double MinValue = -1.7976931348623157E+308;
        public const double Epsilon = 4.9406564584124654E-324;
        public const double NaN = 0.0d / 0.0d;
        public const double PositiveInfinity = 1.0d / 0.0d;
        public const double NegativeInfinity = -1.0d / 0.0d;

        public static bool IsNaN(double d) { return d != d; }
        public static bool IsInfinity(double d) { return d == PositiveInfinity || d == NegativeInfinity; }
        public static bool IsPositiveInfinity(double d) { return d == PositiveInfinity; }
        public static bool IsNegativeInfinity(double d) { return d == NegativeInfinity; }
        public static bool IsFinite(double d) { return d - d == 0; }
        public static bool IsNegative(double d) { return BitConverter.DoubleToInt64Bits(d) < 0; }

        public int CompareTo(object value)
        {
            if (value == null)
                return 1;
            if (!(value is double))
                throw new ArgumentException("Object must be of type Double.");
            return CompareTo((double)value);
        }

        public int CompareTo(double value)
        {
            if (m_value < value)
                return -1;
            if (m_value > value)
                return 1;
            if (m_value == value)
                return 0;
            // What is not a number sorts before everything else.
            return IsNaN(m_value) ? (IsNaN(value) ? 0 : -1) : 1;
        }

        public override bool Equals(object obj) { return obj is double && Equals((double)obj); }
        public bool Equals(double obj) { return m_value == obj || (IsNaN(m_value) && IsNaN(obj)); }
        public override int GetHashCode()
        {
            long bits = BitConverter.DoubleToInt64Bits(m_value);
            // All zeros and all values that are not numbers are equal, so they share a hash.
            if (m_value == 0)
                return 0;
            return (int)bits ^ (int)(bits >> 32);
        }

        public override string ToString() { return Machine.FormatDouble(m_value, null); }
        public string ToString(IFormatProvider provider) { return ToString(); }
        public string ToString(string format) { return Number.Checked(Machine.FormatDouble(m_value, format)); }
        public string ToString(string format, IFormatProvider provider) { return ToString(format); }
        public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default(ReadOnlySpan<char>), IFormatProvider provider = null)
        {
            return Number.CopyTo(ToString(format.ToString()), destination, out charsWritten);
        }

        const NumberStyles DefaultStyle = NumberStyles.Float | NumberStyles.AllowThousands;

        public static double Parse(string s) { return Parse(s, DefaultStyle, null); }
        public static double Parse(string s, IFormatProvider provider) { return Parse(s, DefaultStyle, provider); }
        public static double Parse(string s, NumberStyles style) { return Parse(s, style, null); }
        public static double Parse(string s, NumberStyles style, IFormatProvider provider)
        {
            if (s == null)
                throw new ArgumentNullException("s");
            double result;
            Number.Check(Machine.ParseDouble(s, (int)style, out result), "Value was either too large or too small for a Double.");
            return result;
        }

        public static bool TryParse(string s, out double result) { return TryParse(s, DefaultStyle, null, out result); }
        public static bool TryParse(string s, IFormatProvider provider, out double result) { return TryParse(s, DefaultStyle, provider, out result); }
        public static bool TryParse(string s, NumberStyles style, IFormatProvider provider, out double result)
        {
            result = 0;
            return s != null && Machine.ParseDouble(s, (int)style, out result) == Machine.Parsed;
        }

        public TypeCode GetTypeCode() { return TypeCode.Double; }
        bool IConvertible.ToBoolean(IFormatProvider provider) { return Convert.ToBoolean(m_value); }
        char IConvertible.ToChar(IFormatProvider provider) { return Convert.ToChar(m_value); }
        sbyte IConvertible.ToSByte(IFormatProvider provider) { return Convert.ToSByte(m_value); }
        byte IConvertible.ToByte(IFormatProvider provider) { return Convert.ToByte(m_value); }
        short IConvertible.ToInt16(IFormatProvider provider) { return Convert.ToInt16(m_value); }
        ushort IConvertible.ToUInt16(IFormatProvider provider) { return Convert.ToUInt16(m_value); }
        int IConvertible.ToInt32(IFormatProvider provider) { return Convert.ToInt32(m_value); }
        uint IConvertible.ToUInt32(IFormatProvider provider) { return Convert.ToUInt32(m_value); }
        long IConvertible.ToInt64(IFormatProvider provider) { return Convert.ToInt64(m_value); }
        ulong IConvertible.ToUInt64(IFormatProvider provider) { return Convert.ToUInt64(m_value); }
        float IConvertible.ToSingle(IFormatProvider provider) { return Convert.ToSingle(m_value); }
        double IConvertible.ToDouble(IFormatProvider provider) { return Convert.ToDouble(m_value); }
        decimal IConvertible.ToDecimal(IFormatProvider provider) { return Convert.ToDecimal(m_value); }
        DateTime IConvertible.ToDateTime(IFormatProvider provider) { throw new InvalidCastException("Invalid cast from 'Double' to 'DateTime'."); }
        object IConvertible.ToType(Type conversionType, IFormatProvider provider) { return Convert.ChangeType(this, conversionType); }

    }
}
