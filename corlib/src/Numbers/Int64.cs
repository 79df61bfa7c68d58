// The Int64 structure.
using System.Globalization;
using Machine = Fencepost.Runtime;

namespace System
{
    public struct Int64 : IComparable, IFormattable, IConvertible, IComparable<long>, IEquatable<long>, ISpanFormattable
    {
        internal long m_value;

        public const long MaxValue = 9223372036854775807L;
        public const long MinValue = -9223372036854775808L;

        public int CompareTo(object value)
        {
            if (value == null)
                return 1;
            if (!(value is long))
                throw new ArgumentException("Object must be of type Int64.");
            return CompareTo((long)value);
        }

        public int CompareTo(long value) { return m_value < value ? -1 : m_value > value ? 1 : 0; }
        public override bool Equals(object obj) { return obj is long && m_value == (long)obj; }
        public bool Equals(long obj) { return m_value == obj; }
        public override int GetHashCode() { return (int)m_value ^ (int)(m_value >> 32); }

        public override string ToString() { return Machine.FormatInt64(m_value, 8, null); }
        public string ToString(IFormatProvider provider) { return ToString(); }
        public string ToString(string format) { return Number.Checked(Machine.FormatInt64(m_value, 8, format)); }
        public string ToString(string format, IFormatProvider provider) { return ToString(format); }
        public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default(ReadOnlySpan<char>), IFormatProvider provider = null)
        {
            return Number.CopyTo(ToString(format.ToString()), destination, out charsWritten);
        }

        public static long Parse(string s) { return Parse(s, NumberStyles.Integer); }
        public static long Parse(string s, IFormatProvider provider) { return Parse(s, NumberStyles.Integer); }
        public static long Parse(string s, NumberStyles style, IFormatProvider provider) { return Parse(s, style); }
        public static long Parse(ReadOnlySpan<char> s, NumberStyles style = NumberStyles.Integer, IFormatProvider provider = null) { return Parse(s.ToString(), style); }
        public static long Parse(string s, NumberStyles style)
        {
            if (s == null)
                throw new ArgumentNullException("s");
            long result;
            Number.Check(TryParse(s, style, out result), "Value was either too large or too small for an Int64.");
            return result;
        }

        public static bool TryParse(string s, out long result) { return TryParse(s, NumberStyles.Integer, out result) == Machine.Parsed; }
        public static bool TryParse(ReadOnlySpan<char> s, out long result) { return TryParse(s.ToString(), out result); }
        public static bool TryParse(string s, IFormatProvider provider, out long result) { return TryParse(s, out result); }
        public static bool TryParse(string s, NumberStyles style, IFormatProvider provider, out long result)
        {
            return TryParse(s, style, out result) == Machine.Parsed;
        }

        static int TryParse(string s, NumberStyles styles, out long result)
        {
            long wide = 0;
            int status = s == null ? Machine.BadFormat : Machine.ParseInt64(s, (int)styles, out wide);
            result = status == Machine.Parsed ? (long)wide : (long)0;
            return status;
        }

        public TypeCode GetTypeCode() { return TypeCode.Int64; }
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
        DateTime IConvertible.ToDateTime(IFormatProvider provider) { throw new InvalidCastException("Invalid cast from 'Int64' to 'DateTime'."); }
        object IConvertible.ToType(Type conversionType, IFormatProvider provider) { return Convert.ChangeType(this, conversionType); }
    }
}
