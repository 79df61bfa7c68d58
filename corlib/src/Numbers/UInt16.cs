// The UInt16 structure.
using System.Globalization;
using Machine = Fencepost.Runtime;

namespace System
{
    public struct UInt16 : IComparable, IFormattable, IConvertible, IComparable<ushort>, IEquatable<ushort>, ISpanFormattable
    {
        internal ushort m_value;

        public const ushort MaxValue = 65535;
        public const ushort MinValue = 0;

        public int CompareTo(object value)
        {
            if (value == null)
                return 1;
            if (!(value is ushort))
                throw new ArgumentException("Object must be of type UInt16.");
            return CompareTo((ushort)value);
        }

        public int CompareTo(ushort value) { return m_value - value; }
        public override bool Equals(object obj) { return obj is ushort && m_value == (ushort)obj; }
        public bool Equals(ushort obj) { return m_value == obj; }
        public override int GetHashCode() { return m_value; }

        public override string ToString() { return Machine.FormatUInt64(m_value, 2, null); }
        public string ToString(IFormatProvider provider) { return ToString(); }
        public string ToString(string format) { return Number.Checked(Machine.FormatUInt64(m_value, 2, format)); }
        public string ToString(string format, IFormatProvider provider) { return ToString(format); }
        public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default(ReadOnlySpan<char>), IFormatProvider provider = null)
        {
            return Number.CopyTo(ToString(format.ToString()), destination, out charsWritten);
        }

        public static ushort Parse(string s) { return Parse(s, NumberStyles.Integer); }
        public static ushort Parse(string s, IFormatProvider provider) { return Parse(s, NumberStyles.Integer); }
        public static ushort Parse(string s, NumberStyles style, IFormatProvider provider) { return Parse(s, style); }
        public static ushort Parse(ReadOnlySpan<char> s, NumberStyles style = NumberStyles.Integer, IFormatProvider provider = null) { return Parse(s.ToString(), style); }
        public static ushort Parse(string s, NumberStyles style)
        {
            if (s == null)
                throw new ArgumentNullException("s");
            ushort result;
            Number.Check(TryParse(s, style, out result), "Value was either too large or too small for a UInt16.");
            return result;
        }

        public static bool TryParse(string s, out ushort result) { return TryParse(s, NumberStyles.Integer, out result) == Machine.Parsed; }
        public static bool TryParse(ReadOnlySpan<char> s, out ushort result) { return TryParse(s.ToString(), out result); }
        public static bool TryParse(string s, IFormatProvider provider, out ushort result) { return TryParse(s, out result); }
        public static bool TryParse(string s, NumberStyles style, IFormatProvider provider, out ushort result)
        {
            return TryParse(s, style, out result) == Machine.Parsed;
        }

        static int TryParse(string s, NumberStyles styles, out ushort result)
        {
            ulong wide = 0;
            int status = s == null ? Machine.BadFormat : Machine.ParseUInt64(s, (int)styles, out wide);
            if (status == Machine.Parsed && (wide > MaxValue))
                status = Machine.TooLarge;
            result = status == Machine.Parsed ? (ushort)wide : (ushort)0;
            return status;
        }

        public TypeCode GetTypeCode() { return TypeCode.UInt16; }
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
        DateTime IConvertible.ToDateTime(IFormatProvider provider) { throw new InvalidCastException("Invalid cast from 'UInt16' to 'DateTime'."); }
        object IConvertible.ToType(Type conversionType, IFormatProvider provider) { return Convert.ChangeType(this, conversionType); }
    }
}
