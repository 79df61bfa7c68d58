// The Char structure.
using System.Globalization;
using Machine = Fencepost.Runtime;

namespace System
{
    public struct Char : IComparable, IConvertible, IComparable<char>, IEquatable<char>
    {
        internal char m_value;

        public const char MaxValue = '\uffff';
        public const char MinValue = '\0';

        public int CompareTo(object value)
        {
            if (value == null)
                return 1;
            if (!(value is char))
                throw new ArgumentException("Object must be of type Char.");
            return CompareTo((char)value);
        }

        public int CompareTo(char value) { return m_value - value; }
        public override bool Equals(object obj) { return obj is char && m_value == (char)obj; }
        public bool Equals(char obj) { return m_value == obj; }
        public override int GetHashCode() { return m_value | (m_value << 16); }
        public override string ToString() { return Machine.RepeatChar(m_value, 1); }
        public string ToString(IFormatProvider provider) { return ToString(); }
        public static string ToString(char c) { return c.ToString(); }

        public static char Parse(string s)
        {
            if (s == null)
                throw new ArgumentNullException("s");
            if (s.Length != 1)
                throw new FormatException("String must be exactly one character long.");
            return s[0];
        }

        public static bool TryParse(string s, out char result)
        {
            bool good = s != null && s.Length == 1;
            result = good ? s[0] : '\0';
            return good;
        }

        public static UnicodeCategory GetUnicodeCategory(char c) { return (UnicodeCategory)Machine.CharCategory(c); }
        public static bool IsDigit(char c) { return c < 128 ? c >= '0' && c <= '9' : GetUnicodeCategory(c) == UnicodeCategory.DecimalDigitNumber; }
        public static bool IsAsciiDigit(char c) { return c >= '0' && c <= '9'; }
        public static bool IsAsciiLetter(char c) { return (c | 32) >= 'a' && (c | 32) <= 'z'; }
        public static bool IsAscii(char c) { return c < 128; }
        public static bool IsLetter(char c)
        {
            return c < 128 ? IsAsciiLetter(c) : GetUnicodeCategory(c) <= UnicodeCategory.OtherLetter;
        }
        public static bool IsLetterOrDigit(char c) { return IsLetter(c) || IsDigit(c); }
        public static bool IsNumber(char c)
        {
            UnicodeCategory category = GetUnicodeCategory(c);
            return category >= UnicodeCategory.DecimalDigitNumber && category <= UnicodeCategory.OtherNumber;
        }
        public static bool IsUpper(char c) { return c < 128 ? c >= 'A' && c <= 'Z' : GetUnicodeCategory(c) == UnicodeCategory.UppercaseLetter; }
        public static bool IsLower(char c) { return c < 128 ? c >= 'a' && c <= 'z' : GetUnicodeCategory(c) == UnicodeCategory.LowercaseLetter; }
        public static bool IsControl(char c) { return c < ' ' || (c >= 127 && c < 160); }
        public static bool IsPunctuation(char c)
        {
            UnicodeCategory category = GetUnicodeCategory(c);
            return category >= UnicodeCategory.ConnectorPunctuation && category <= UnicodeCategory.OtherPunctuation;
        }
        public static bool IsSymbol(char c)
        {
            UnicodeCategory category = GetUnicodeCategory(c);
            return category >= UnicodeCategory.MathSymbol && category <= UnicodeCategory.OtherSymbol;
        }
        public static bool IsSeparator(char c)
        {
            UnicodeCategory category = GetUnicodeCategory(c);
            return category >= UnicodeCategory.SpaceSeparator && category <= UnicodeCategory.ParagraphSeparator;
        }
        public static bool IsWhiteSpace(char c)
        {
            return c < 128 ? c == ' ' || (c >= '\t' && c <= '\r') : c == '\u0085' || IsSeparator(c);
        }
        public static bool IsSurrogate(char c) { return c >= '\ud800' && c <= '\udfff'; }
        public static bool IsHighSurrogate(char c) { return c >= '\ud800' && c <= '\udbff'; }
        public static bool IsLowSurrogate(char c) { return c >= '\udc00' && c <= '\udfff'; }
        public static bool IsDigit(string s, int index) { return IsDigit(s[index]); }
        public static bool IsLetter(string s, int index) { return IsLetter(s[index]); }
        public static bool IsWhiteSpace(string s, int index) { return IsWhiteSpace(s[index]); }
        public static bool IsUpper(string s, int index) { return IsUpper(s[index]); }
        public static char ToUpper(char c) { return Machine.CharToUpper(c); }
        public static char ToLower(char c) { return Machine.CharToLower(c); }
        public static char ToUpper(char c, CultureInfo culture) { return Machine.CharToUpper(c); }
        public static char ToLower(char c, CultureInfo culture) { return Machine.CharToLower(c); }
        public static char ToUpperInvariant(char c) { return Machine.CharToUpper(c); }
        public static char ToLowerInvariant(char c) { return Machine.CharToLower(c); }
        public static double GetNumericValue(char c) { return IsAsciiDigit(c) ? c - '0' : -1; }

        public TypeCode GetTypeCode() { return TypeCode.Char; }
        bool IConvertible.ToBoolean(IFormatProvider provider) { throw new InvalidCastException("Invalid cast from 'Char' to 'Boolean'."); }
        char IConvertible.ToChar(IFormatProvider provider) { return m_value; }
        sbyte IConvertible.ToSByte(IFormatProvider provider) { return Convert.ToSByte((int)m_value); }
        byte IConvertible.ToByte(IFormatProvider provider) { return Convert.ToByte((int)m_value); }
        short IConvertible.ToInt16(IFormatProvider provider) { return Convert.ToInt16((int)m_value); }
        ushort IConvertible.ToUInt16(IFormatProvider provider) { return m_value; }
        int IConvertible.ToInt32(IFormatProvider provider) { return m_value; }
        uint IConvertible.ToUInt32(IFormatProvider provider) { return m_value; }
        long IConvertible.ToInt64(IFormatProvider provider) { return m_value; }
        ulong IConvertible.ToUInt64(IFormatProvider provider) { return m_value; }
        float IConvertible.ToSingle(IFormatProvider provider) { throw new InvalidCastException("Invalid cast from 'Char' to 'Single'."); }
        double IConvertible.ToDouble(IFormatProvider provider) { throw new InvalidCastException("Invalid cast from 'Char' to 'Double'."); }
        decimal IConvertible.ToDecimal(IFormatProvider provider) { throw new InvalidCastException("Invalid cast from 'Char' to 'Decimal'."); }
        DateTime IConvertible.ToDateTime(IFormatProvider provider) { throw new InvalidCastException("Invalid cast from 'Char' to 'DateTime'."); }
        object IConvertible.ToType(Type conversionType, IFormatProvider provider) { return Convert.ChangeType(this, conversionType); }
    }
}

namespace System.Globalization
{
    public enum UnicodeCategory
    {
        UppercaseLetter, LowercaseLetter, TitlecaseLetter, ModifierLetter, OtherLetter, NonSpacingMark,
        SpacingCombiningMark, EnclosingMark, DecimalDigitNumber, LetterNumber, OtherNumber, SpaceSeparator,
        LineSeparator, ParagraphSeparator, Control, Format, Surrogate, PrivateUse, ConnectorPunctuation,
        DashPunctuation, OpenPunctuation, ClosePunctuation, InitialQuotePunctuation, FinalQuotePunctuation,
        OtherPunctuation, MathSymbol, CurrencySymbol, ModifierSymbol, OtherSymbol, OtherNotAssigned
    }
}
