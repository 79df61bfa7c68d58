// The Single structure.
using System.Globalization;
using Machine = Fencepost.Runtime;

namespace System
{
    public struct Single : IComparable, IFormattable, IConvertible, IComparable<float>, IEquatable<float>, ISpanFormattable
    {
        internal float m_value;

        public const float MaxValue = 3.40282346638528859e+38f;
        public const float MinValue = -3.40282346638528859e+38f;
        public const float Epsilon = 1.401298464324817E-45f;
        public const float NaN = 0.0f / 0.0f;
        public const float PositiveInfinity = 1.0f / 0.0f;
        public const float NegativeInfinity = -1.0f / 0.0f;

        public static bool IsNaN(float d) { return d != d; }
        public static bool IsInfinity(float d) { return d == PositiveInfinity || d == NegativeInfinity; }
        public static bool IsPositiveInfinity(float d) { return d == PositiveInfinity; }
        public static bool IsNegativeInfinity(float d) { return d == NegativeInfinity; }
        public static bool IsFinite(float d) { return d - d == 0; }
        public static bool IsNegative(float d) { return BitConverter.SingleToInt32Bits(d) < 0; }

        public int CompareTo(object value)
        {
            if (value == null)
                return 1;
            if (!(value is float))
                throw new ArgumentException("Object must be of type Single.");
            return CompareTo((float)value);
        }

        public int CompareTo(float value)
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

        public override bool Equals(object obj) { return obj is float && Equals((float)obj); }
        public bool Equals(float obj) { return m_value == obj || (IsNaN(m_value) && IsNaN(obj)); }
        public override int GetHashCode()
        {
            return m_value == 0 ? 0 : BitConverter.SingleToInt32Bits(m_value);
        }

        public override string ToString() { return Machine.FormatSingle(m_value, null); }
        public string ToString(IFormatProvider provider) { return ToString(); }
        public string ToString(string format) { return Number.Checked(Machine.FormatSingle(m_value, format)); }
        public string ToString(string format, IFormatProvider provider) { return ToString(format); }
        public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default(ReadOnlySpan<char>), IFormatProvider provider = null)
        {
            return Number.CopyTo(ToString(format.ToString()), destination, out charsWritten);
        }

        const NumberStyles DefaultStyle = NumberStyles.Float | NumberStyles.AllowThousands;

        public static float Parse(string s) { return Parse(s, DefaultStyle, null); }
        public static float Parse(string s, IFormatProvider provider) { return Parse(s, DefaultStyle, provider); }
        public static float Parse(string s, NumberStyles style) { return Parse(s, style, null); }
        public static float Parse(string s, NumberStyles style, IFormatProvider provider)
        {
            if (s == null)
                throw new ArgumentNullException("s");
            float result;
            Number.Check(Machine.ParseSingle(s, (int)style, out result), "Value was either too large or too small for a Single.");
            return result;
        }

        public static bool TryParse(string s, out float result) { return TryParse(s, DefaultStyle, null, out result); }
        public static bool TryParse(string s, IFormatProvider provider, out float result) { return TryParse(s, DefaultStyle, provider, out result); }
        public static bool TryParse(string s, NumberStyles style, IFormatProvider provider, out float result)
        {
            result = 0;
            return s != null && Machine.ParseSingle(s, (int)style, out result) == Machine.Parsed;
        }

        public TypeCode GetTypeCode() { return TypeCode.Single; }
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
        DateTime IConvertible.ToDateTime(IFormatProvider provider) { throw new InvalidCastException("Invalid cast from 'Single' to 'DateTime'."); }
        object IConvertible.ToType(Type conversionType, IFormatProvider provider) { return Convert.ChangeType(this, conversionType); }

    }
}
