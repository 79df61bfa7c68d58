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
        public static bool IsAsciiLetterLower(char c) { return IsBetween(c, 'a', 'z'); }
        public static bool IsAsciiLetterUpper(char c) { return IsBetween(c, 'A', 'Z'); }
        public static bool IsAsciiLetterOrDigit(char c) { return IsAsciiLetterLower(c) || IsAsciiLetterUpper(c) || IsBetween(c, '0', '9'); }
        public static bool IsBetween(char c, char minInclusive, char maxInclusive) { return c >= minInclusive && c <= maxInclusive; }
        public static bool IsAsciiDigit(char c) { return c >= '0' && c <= '9'; }
        public static bool IsAsciiHexDigit(char c) { return IsAsciiDigit(c) || IsAsciiHexDigitUpper(c) || IsAsciiHexDigitLower(c); }
        public static bool IsAsciiHexDigitUpper(char c) { return IsAsciiDigit(c) || c >= 'A' && c <= 'F'; }
        public static bool IsAsciiHexDigitLower(char c) { return IsAsciiDigit(c) || c >= 'a' && c <= 'f'; }
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
        static char At(string s, int index)
        {
            if (s == null)
                throw new ArgumentNullException("s");
            if (index < 0 || index >= s.Length)
                throw new ArgumentOutOfRangeException("index");
            return s[index];
        }
        public static bool IsControl(string s, int index) { return IsControl(At(s, index)); }
        public static bool IsLetterOrDigit(string s, int index) { return IsLetterOrDigit(At(s, index)); }
        public static bool IsLower(string s, int index) { return IsLower(At(s, index)); }
        public static bool IsNumber(string s, int index) { return IsNumber(At(s, index)); }
        public static bool IsPunctuation(string s, int index) { return IsPunctuation(At(s, index)); }
        public static bool IsSeparator(string s, int index) { return IsSeparator(At(s, index)); }
        public static bool IsSymbol(string s, int index) { return IsSymbol(At(s, index)); }
        public static bool IsSurrogate(string s, int index) { return IsSurrogate(At(s, index)); }
        public static bool IsHighSurrogate(string s, int index) { return IsHighSurrogate(At(s, index)); }
        public static bool IsLowSurrogate(string s, int index) { return IsLowSurrogate(At(s, index)); }
        public static bool IsSurrogatePair(char highSurrogate, char lowSurrogate) { return IsHighSurrogate(highSurrogate) && IsLowSurrogate(lowSurrogate); }
        public static bool IsSurrogatePair(string s, int index) { return index + 1 < s.Length && IsSurrogatePair(At(s, index), s[index + 1]); }
        public static string ConvertFromUtf32(int utf32)
        {
            if (utf32 < 0 || utf32 > 0x10ffff || utf32 >= 0xd800 && utf32 <= 0xdfff)
                throw new ArgumentOutOfRangeException("utf32");
            if (utf32 < 0x10000)
                return ((char)utf32).ToString();
            utf32 -= 0x10000;
            return new string(new char[] { (char)(0xd800 + (utf32 >> 10)), (char)(0xdc00 + (utf32 & 0x3ff)) });
        }
        public static int ConvertToUtf32(char highSurrogate, char lowSurrogate)
        {
            if (!IsHighSurrogate(highSurrogate))
                throw new ArgumentOutOfRangeException("highSurrogate");
            if (!IsLowSurrogate(lowSurrogate))
                throw new ArgumentOutOfRangeException("lowSurrogate");
            return 0x10000 + ((highSurrogate - 0xd800) << 10) + (lowSurrogate - 0xdc00);
        }
        public static int ConvertToUtf32(string s, int index)
        {
            char first = At(s, index);
            if (!IsSurrogate(first))
                return first;
            if (!IsSurrogatePair(s, index))
                throw new ArgumentException("Found a surrogate char without its other half.", "index");
            return ConvertToUtf32(first, s[index + 1]);
        }
        public static bool IsSurrogate(char c) { return c >= '\ud800' && c <= '\udfff'; }
        public static bool IsHighSurrogate(char c) { return c >= '\ud800' && c <= '\udbff'; }
        public static bool IsLowSurrogate(char c) { return c >= '\udc00' && c <= '\udfff'; }
        public static bool IsDigit(string s, int index) { return IsDigit(At(s, index)); }
        public static bool IsLetter(string s, int index) { return IsLetter(At(s, index)); }
        public static bool IsWhiteSpace(string s, int index) { return IsWhiteSpace(At(s, index)); }
        public static bool IsUpper(string s, int index) { return IsUpper(At(s, index)); }
        public static char ToUpper(char c) { return Machine.CharToUpper(c); }
        public static char ToLower(char c) { return Machine.CharToLower(c); }
        public static char ToUpper(char c, CultureInfo culture) { return Machine.CharToUpper(c); }
        public static char ToLower(char c, CultureInfo culture) { return Machine.CharToLower(c); }
        public static char ToUpperInvariant(char c) { return Machine.CharToUpper(c); }
        public static char ToLowerInvariant(char c) { return Machine.CharToLower(c); }
        public static double GetNumericValue(char c)
        {
            if (c < 128)
                return IsAsciiDigit(c) ? c - '0' : -1;
            return IsDigit(c) ? DigitValue(c) : IsNumber(c) ? OtherNumber(c) : -1;
        }
        // The digits of a script follow each other, from zero to nine.
        static int DigitValue(char c)
        {
            int value = 0;
            while (value < 9 && IsDigit((char)(c - 1 - value)))
                value++;
            return value;
        }
        static double OtherNumber(char c)
        {
            const string Small = "\u00b2\u00b3\u00b9\u00bc\u00bd\u00be\u2070\u2180\u2181\u2182\u3007";
            int i = Small.IndexOf(c);
            if (i >= 0)
                return new double[] { 2, 3, 1, 0.25, 0.5, 0.75, 0, 1000, 5000, 10000, 0 }[i];
            if (c >= '\u2074' && c <= '\u2079' || c >= '\u2080' && c <= '\u2089')
                return c & 15;
            if (c >= '\u2153' && c <= '\u215f')
                return new double[] { 1.0 / 3, 2.0 / 3, 0.2, 0.4, 0.6, 0.8, 1.0 / 6, 5.0 / 6, 0.125, 0.375, 0.625, 0.875, 1 }[c - '\u2153'];
            if (c >= '\u2160' && c <= '\u217f')
                return new double[] { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 50, 100, 500, 1000 }[c & 15];
            if (c >= '\u2460' && c <= '\u249b')
                return (c - '\u2460') % 20 + 1;
            if (c >= '\u3021' && c <= '\u3029')
                return c - '\u3020';
            Fencepost.Runtime.Unsupported("Char.GetNumericValue of a rare number sign");
            return -1;
        }
        public static double GetNumericValue(string s, int index) { return GetNumericValue(At(s, index)); }

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
