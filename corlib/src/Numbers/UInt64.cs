// The UInt64 structure.
using System.Globalization;
using Machine = Fencepost.Runtime;

namespace System
{
    public struct UInt64 : IComparable, IFormattable, IConvertible, IComparable<ulong>, IEquatable<ulong>, ISpanFormattable
    {
        internal ulong m_value;

        public const ulong MaxValue = 18446744073709551615UL;
        public const ulong MinValue = 0;

        public int CompareTo(object value)
        {
            if (value == null)
                return 1;
            if (!(value is ulong))
                throw new ArgumentException("Object must be of type UInt64.");
            return CompareTo((ulong)value);
        }

        public int CompareTo(ulong value) { return m_value < value ? -1 : m_value > value ? 1 : 0; }
        public override bool Equals(object obj) { return obj is ulong && m_value == (ulong)obj; }
        public bool Equals(ulong obj) { return m_value == obj; }
        public override int GetHashCode() { return (int)m_value ^ (int)(m_value >> 32); }

        public override string ToString() { return Machine.FormatUInt64(m_value, 8, null); }
        public string ToString(IFormatProvider provider) { return ToString(); }
        public string ToString(string format) { return Number.Checked(Machine.FormatUInt64(m_value, 8, format)); }
        public string ToString(string format, IFormatProvider provider) { return ToString(format); }
        public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default(ReadOnlySpan<char>), IFormatProvider provider = null)
        {
            return Number.CopyTo(ToString(format.ToString()), destination, out charsWritten);
        }

        public static ulong Parse(string s) { return Parse(s, NumberStyles.Integer); }
        public static ulong Parse(string s, IFormatProvider provider) { return Parse(s, NumberStyles.Integer); }
        public static ulong Parse(string s, NumberStyles style, IFormatProvider provider) { return Parse(s, style); }
        public static ulong Parse(ReadOnlySpan<char> s, NumberStyles style = NumberStyles.Integer, IFormatProvider provider = null) { return Parse(s.ToString(), style); }
        public static ulong Parse(string s, NumberStyles style)
        {
            if (s == null)
                throw new ArgumentNullException("s");
            ulong result;
            Number.Check(TryParse(s, style, out result), "Value was either too large or too small for a UInt64.");
            return result;
        }

        public static bool TryParse(string s, out ulong result) { return TryParse(s, NumberStyles.Integer, out result) == Machine.Parsed; }
        public static bool TryParse(ReadOnlySpan<char> s, out ulong result) { return TryParse(s.ToString(), out result); }
        public static bool TryParse(string s, IFormatProvider provider, out ulong result) { return TryParse(s, out result); }
        public static bool TryParse(string s, NumberStyles style, IFormatProvider provider, out ulong result)
        {
            return TryParse(s, style, out result) == Machine.Parsed;
        }

        static int TryParse(string s, NumberStyles styles, out ulong result)
        {
            ulong wide = 0;
            int status = s == null ? Machine.BadFormat : Machine.ParseUInt64(s, (int)styles, out wide);
            result = status == Machine.Parsed ? (ulong)wide : (ulong)0;
            return status;
        }

        public TypeCode GetTypeCode() { return TypeCode.UInt64; }
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
        DateTime IConvertible.ToDateTime(IFormatProvider provider) { throw new InvalidCastException("Invalid cast from 'UInt64' to 'DateTime'."); }
        object IConvertible.ToType(Type conversionType, IFormatProvider provider) { return Convert.ChangeType(this, conversionType); }
    }
}
