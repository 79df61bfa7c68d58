// The UInt32 structure.
using System.Globalization;
using Machine = Fencepost.Runtime;

namespace System
{
    public struct UInt32 : IComparable, IFormattable, IConvertible, IComparable<uint>, IEquatable<uint>, ISpanFormattable
    {
        internal uint m_value;

        public const uint MaxValue = 4294967295U;
        public const uint MinValue = 0;

        public int CompareTo(object value)
        {
            if (value == null)
                return 1;
            if (!(value is uint))
                throw new ArgumentException("Object must be of type UInt32.");
            return CompareTo((uint)value);
        }

        public int CompareTo(uint value) { return m_value < value ? -1 : m_value > value ? 1 : 0; }
        public override bool Equals(object obj) { return obj is uint && m_value == (uint)obj; }
        public bool Equals(uint obj) { return m_value == obj; }
        public override int GetHashCode() { return (int)m_value; }

        public override string ToString() { return Machine.FormatUInt64(m_value, 4, null); }
        public string ToString(IFormatProvider provider) { return ToString(); }
        public string ToString(string format) { return Number.Checked(Machine.FormatUInt64(m_value, 4, format)); }
        public string ToString(string format, IFormatProvider provider) { return ToString(format); }
        public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default(ReadOnlySpan<char>), IFormatProvider provider = null)
        {
            return Number.CopyTo(ToString(format.ToString()), destination, out charsWritten);
        }

        public static uint Parse(string s) { return Parse(s, NumberStyles.Integer); }
        public static uint Parse(string s, IFormatProvider provider) { return Parse(s, NumberStyles.Integer); }
        public static uint Parse(string s, NumberStyles style, IFormatProvider provider) { return Parse(s, style); }
        public static uint Parse(ReadOnlySpan<char> s, NumberStyles style = NumberStyles.Integer, IFormatProvider provider = null) { return Parse(s.ToString(), style); }
        public static uint Parse(string s, NumberStyles style)
        {
            if (s == null)
                throw new ArgumentNullException("s");
            uint result;
            Number.Check(TryParse(s, style, out result), "Value was either too large or too small for a UInt32.");
            return result;
        }

        public static bool TryParse(string s, out uint result) { return TryParse(s, NumberStyles.Integer, out result) == Machine.Parsed; }
        public static bool TryParse(ReadOnlySpan<char> s, out uint result) { return TryParse(s.ToString(), out result); }
        public static bool TryParse(string s, IFormatProvider provider, out uint result) { return TryParse(s, out result); }
        public static bool TryParse(string s, NumberStyles style, IFormatProvider provider, out uint result)
        {
            return TryParse(s, style, out result) == Machine.Parsed;
        }

        static int TryParse(string s, NumberStyles styles, out uint result)
        {
            ulong wide = 0;
            int status = s == null ? Machine.BadFormat : Machine.ParseUInt64(s, (int)styles, out wide);
            if (status == Machine.Parsed && (wide > MaxValue))
                status = Machine.TooLarge;
            result = status == Machine.Parsed ? (uint)wide : (uint)0;
            return status;
        }

        public TypeCode GetTypeCode() { return TypeCode.UInt32; }
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
        DateTime IConvertible.ToDateTime(IFormatProvider provider) { throw new InvalidCastException("Invalid cast from 'UInt32' to 'DateTime'."); }
        object IConvertible.ToType(Type conversionType, IFormatProvider provider) { return Convert.ChangeType(this, conversionType); }
    }
}
