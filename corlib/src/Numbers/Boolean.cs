// The Boolean structure.
namespace System
{
    public struct Boolean : IComparable, IConvertible, IComparable<bool>, IEquatable<bool>
    {
        internal bool m_value;

        public static readonly string TrueString = "True";
        public static readonly string FalseString = "False";

        public int CompareTo(object obj)
        {
            if (obj == null)
                return 1;
            if (!(obj is bool))
                throw new ArgumentException("Object must be of type Boolean.");
            return CompareTo((bool)obj);
        }

        public int CompareTo(bool value) { return m_value == value ? 0 : m_value ? 1 : -1; }
        public override bool Equals(object obj) { return obj is bool && m_value == (bool)obj; }
        public bool Equals(bool obj) { return m_value == obj; }
        public override int GetHashCode() { return m_value ? 1 : 0; }
        public override string ToString() { return m_value ? "True" : "False"; }
        public string ToString(IFormatProvider provider) { return ToString(); }

        public static bool Parse(ReadOnlySpan<char> value) { return Parse(value.ToString()); }
        public static bool TryParse(ReadOnlySpan<char> value, out bool result) { return TryParse(value.ToString(), out result); }
        public bool TryFormat(Span<char> destination, out int charsWritten) { return Number.CopyTo(ToString(), destination, out charsWritten); }
        public static bool Parse(string value)
        {
            if (value == null)
                throw new ArgumentNullException("value");
            bool result;
            if (!TryParse(value, out result))
                throw new FormatException("String '" + value + "' was not recognized as a valid Boolean.");
            return result;
        }

        public static bool TryParse(string value, out bool result)
        {
            result = false;
            if (value == null)
                return false;
            string lower = value.Trim().ToLowerInvariant();
            result = lower == "true";
            return result || lower == "false";
        }

        public TypeCode GetTypeCode() { return TypeCode.Boolean; }
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
        DateTime IConvertible.ToDateTime(IFormatProvider provider) { throw new InvalidCastException("Invalid cast from 'Boolean' to 'DateTime'."); }
        object IConvertible.ToType(Type conversionType, IFormatProvider provider) { return Convert.ChangeType(this, conversionType); }
    }
}
