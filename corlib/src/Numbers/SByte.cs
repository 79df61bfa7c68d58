// The SByte structure.
using System.Globalization;
using Machine = Fencepost.Runtime;

namespace System
{
    public struct SByte : IComparable, IFormattable, IConvertible, IComparable<sbyte>, IEquatable<sbyte>, ISpanFormattable
    {
        internal sbyte m_value;

        public const sbyte MaxValue = 127;
        public const sbyte MinValue = -128;

        public int CompareTo(object value)
        {
            if (value == null)
                return 1;
            if (!(value is sbyte))
                throw new ArgumentException("Object must be of type SByte.");
            return CompareTo((sbyte)value);
        }

        public int CompareTo(sbyte value) { return m_value - value; }
        public override bool Equals(object obj) { return obj is sbyte && m_value == (sbyte)obj; }
        public bool Equals(sbyte obj) { return m_value == obj; }
        public override int GetHashCode() { return m_value ^ (m_value << 8); }

        public override string ToString() { return Machine.FormatInt64(m_value, 1, null); }
        public string ToString(IFormatProvider provider) { return ToString(); }
        public string ToString(string format) { return Number.Checked(Machine.FormatInt64(m_value, 1, format)); }
        public string ToString(string format, IFormatProvider provider) { return ToString(format); }
        public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default(ReadOnlySpan<char>), IFormatProvider provider = null)
        {
            return Number.CopyTo(ToString(format.ToString()), destination, out charsWritten);
        }

        public static sbyte Parse(string s) { return Parse(s, NumberStyles.Integer); }
        public static sbyte Parse(string s, IFormatProvider provider) { return Parse(s, NumberStyles.Integer); }
        public static sbyte Parse(string s, NumberStyles style, IFormatProvider provider) { return Parse(s, style); }
        public static sbyte Parse(ReadOnlySpan<char> s, NumberStyles style = NumberStyles.Integer, IFormatProvider provider = null) { return Parse(s.ToString(), style); }
        public static sbyte Parse(string s, NumberStyles style)
        {
            if (s == null)
                throw new ArgumentNullException("s");
            sbyte result;
            Number.Check(TryParse(s, style, out result), "Value was either too large or too small for a signed byte.");
            return result;
        }

        public static bool TryParse(string s, out sbyte result) { return TryParse(s, NumberStyles.Integer, out result) == Machine.Parsed; }
        public static bool TryParse(ReadOnlySpan<char> s, out sbyte result) { return TryParse(s.ToString(), out result); }
        public static bool TryParse(string s, IFormatProvider provider, out sbyte result) { return TryParse(s, out result); }
        public static bool TryParse(string s, NumberStyles style, IFormatProvider provider, out sbyte result)
        {
            return TryParse(s, style, out result) == Machine.Parsed;
        }

        static int TryParse(string s, NumberStyles styles, out sbyte result)
        {
            long wide = 0;
            int status = s == null ? Machine.BadFormat : Machine.ParseInt64(s, (int)styles, out wide);
            if ((styles & NumberStyles.AllowHexSpecifier) != 0 && wide > MaxValue && wide <= byte.MaxValue)
                wide = (sbyte)wide;
            if (status == Machine.Parsed && (wide < MinValue || wide > MaxValue))
                status = Machine.TooLarge;
            result = status == Machine.Parsed ? (sbyte)wide : (sbyte)0;
            return status;
        }

        public TypeCode GetTypeCode() { return TypeCode.SByte; }
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
        DateTime IConvertible.ToDateTime(IFormatProvider provider) { throw new InvalidCastException("Invalid cast from 'SByte' to 'DateTime'."); }
        object IConvertible.ToType(Type conversionType, IFormatProvider provider) { return Convert.ChangeType(this, conversionType); }
    }
}
