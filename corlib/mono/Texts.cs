// Strings, numbers as text, characters, cultures.
using System;
using System.Globalization;
using System.Text;
using Machine = Fencepost.Runtime;

namespace Fencepost.StandIn
{
    internal static class System_Number
    {
        static string Checked(string text)
        {
            if (text == null)
                throw new FormatException("Format specifier was invalid.");
            return text;
        }
        static string Spelled(ReadOnlySpan<char> format) { return format.Length == 0 ? null : new string(format); }

        static string FormatInt32(int value, ReadOnlySpan<char> format, IFormatProvider provider)
        {
            return Checked(Machine.FormatInt64(value, 4, Spelled(format)));
        }
        static string FormatUInt32(uint value, ReadOnlySpan<char> format, IFormatProvider provider)
        {
            return Checked(Machine.FormatUInt64(value, 4, Spelled(format)));
        }
        static string FormatInt64(long value, ReadOnlySpan<char> format, IFormatProvider provider)
        {
            return Checked(Machine.FormatInt64(value, 8, Spelled(format)));
        }
        static string FormatUInt64(ulong value, ReadOnlySpan<char> format, IFormatProvider provider)
        {
            return Checked(Machine.FormatUInt64(value, 8, Spelled(format)));
        }
        static string FormatDouble(double value, string format, NumberFormatInfo info)
        {
            return Checked(Machine.FormatDouble(value, format));
        }
        static string FormatSingle(float value, string format, NumberFormatInfo info)
        {
            return Checked(Machine.FormatSingle(value, format));
        }
        static string FormatDecimal(decimal value, ReadOnlySpan<char> format, NumberFormatInfo info)
        {
            return Checked(Machine.FormatDecimal(ref value, Spelled(format)));
        }

        static bool Written(string text, Span<char> destination, out int charsWritten)
        {
            bool fits = text.Length <= destination.Length;
            charsWritten = fits ? text.Length : 0;
            for (int i = 0; i < charsWritten; i++)
                destination[i] = text[i];
            return fits;
        }
        static bool TryFormatInt32(int value, ReadOnlySpan<char> format, IFormatProvider provider, Span<char> destination, out int charsWritten)
        {
            return Written(FormatInt32(value, format, provider), destination, out charsWritten);
        }
        static bool TryFormatUInt32(uint value, ReadOnlySpan<char> format, IFormatProvider provider, Span<char> destination, out int charsWritten)
        {
            return Written(FormatUInt32(value, format, provider), destination, out charsWritten);
        }
        static bool TryFormatInt64(long value, ReadOnlySpan<char> format, IFormatProvider provider, Span<char> destination, out int charsWritten)
        {
            return Written(FormatInt64(value, format, provider), destination, out charsWritten);
        }
        static bool TryFormatUInt64(ulong value, ReadOnlySpan<char> format, IFormatProvider provider, Span<char> destination, out int charsWritten)
        {
            return Written(FormatUInt64(value, format, provider), destination, out charsWritten);
        }
        static bool TryFormatDouble(double value, ReadOnlySpan<char> format, NumberFormatInfo info, Span<char> destination, out int charsWritten)
        {
            return Written(FormatDouble(value, Spelled(format), info), destination, out charsWritten);
        }
        static bool TryFormatSingle(float value, ReadOnlySpan<char> format, NumberFormatInfo info, Span<char> destination, out int charsWritten)
        {
            return Written(FormatSingle(value, Spelled(format), info), destination, out charsWritten);
        }
        static bool TryFormatDecimal(decimal value, ReadOnlySpan<char> format, NumberFormatInfo info, Span<char> destination, out int charsWritten)
        {
            return Written(FormatDecimal(value, format, info), destination, out charsWritten);
        }

        static void Refuse(int answer, string type)
        {
            if (answer == Machine.BadFormat)
                throw new FormatException("Input string was not in a correct format.");
            if (answer != Machine.Parsed)
                throw new OverflowException("Value was either too large or too small for " + type + ".");
        }
        static int Parse(ReadOnlySpan<char> text, NumberStyles styles, int size, out long value)
        {
            int answer;
            if ((styles & NumberStyles.AllowHexSpecifier) != 0)
            {
                ulong bits;
                answer = Machine.ParseUInt64(new string(text), (int)styles, out bits);
                if (answer == Machine.Parsed && size == 4 && bits > uint.MaxValue)
                    answer = Machine.TooLarge;
                value = size == 4 ? (int)(uint)bits : (long)bits;
                return answer;
            }
            answer = Machine.ParseInt64(new string(text), (int)styles, out value);
            if (answer == Machine.Parsed && size == 4 && value != (int)value)
                answer = Machine.TooLarge;
            return answer;
        }
        static int ParseUnsigned(ReadOnlySpan<char> text, NumberStyles styles, int size, out ulong value)
        {
            int answer = Machine.ParseUInt64(new string(text), (int)styles, out value);
            if (answer == Machine.Parsed && size == 4 && value > uint.MaxValue)
                answer = Machine.TooLarge;
            return answer;
        }
        static int ParseInt32(ReadOnlySpan<char> value, NumberStyles styles, NumberFormatInfo info)
        {
            long result;
            Refuse(Parse(value, styles, 4, out result), "an Int32");
            return (int)result;
        }
        static long ParseInt64(ReadOnlySpan<char> value, NumberStyles styles, NumberFormatInfo info)
        {
            long result;
            Refuse(Parse(value, styles, 8, out result), "an Int64");
            return result;
        }
        static uint ParseUInt32(ReadOnlySpan<char> value, NumberStyles styles, NumberFormatInfo info)
        {
            ulong result;
            Refuse(ParseUnsigned(value, styles, 4, out result), "a UInt32");
            return (uint)result;
        }
        static ulong ParseUInt64(ReadOnlySpan<char> value, NumberStyles styles, NumberFormatInfo info)
        {
            ulong result;
            Refuse(ParseUnsigned(value, styles, 8, out result), "a UInt64");
            return result;
        }
        static bool TryParseInt32(ReadOnlySpan<char> value, NumberStyles styles, NumberFormatInfo info, out int result)
        {
            long found;
            bool parsed = Parse(value, styles, 4, out found) == Machine.Parsed;
            result = parsed ? (int)found : 0;
            return parsed;
        }
        static bool TryParseInt64(ReadOnlySpan<char> value, NumberStyles styles, NumberFormatInfo info, out long result)
        {
            bool parsed = Parse(value, styles, 8, out result) == Machine.Parsed;
            if (!parsed)
                result = 0;
            return parsed;
        }
        static bool TryParseUInt32(ReadOnlySpan<char> value, NumberStyles styles, NumberFormatInfo info, out uint result)
        {
            ulong found;
            bool parsed = ParseUnsigned(value, styles, 4, out found) == Machine.Parsed;
            result = parsed ? (uint)found : 0;
            return parsed;
        }
        static bool TryParseUInt64(ReadOnlySpan<char> value, NumberStyles styles, NumberFormatInfo info, out ulong result)
        {
            bool parsed = ParseUnsigned(value, styles, 8, out result) == Machine.Parsed;
            if (!parsed)
                result = 0;
            return parsed;
        }
        static double ParseDouble(ReadOnlySpan<char> value, NumberStyles styles, NumberFormatInfo info)
        {
            double result;
            Refuse(Machine.ParseDouble(new string(value), (int)styles, out result), "a Double");
            return result;
        }
        static float ParseSingle(ReadOnlySpan<char> value, NumberStyles styles, NumberFormatInfo info)
        {
            float result;
            Refuse(Machine.ParseSingle(new string(value), (int)styles, out result), "a Single");
            return result;
        }
        static decimal ParseDecimal(ReadOnlySpan<char> value, NumberStyles styles, NumberFormatInfo info)
        {
            decimal result;
            Refuse(Machine.ParseDecimal(new string(value), (int)styles, out result), "a Decimal");
            return result;
        }
        static bool TryParseDouble(ReadOnlySpan<char> value, NumberStyles styles, NumberFormatInfo info, out double result)
        {
            return Machine.ParseDouble(new string(value), (int)styles, out result) == Machine.Parsed;
        }
        static bool TryParseSingle(ReadOnlySpan<char> value, NumberStyles styles, NumberFormatInfo info, out float result)
        {
            return Machine.ParseSingle(new string(value), (int)styles, out result) == Machine.Parsed;
        }
        static bool TryParseDecimal(ReadOnlySpan<char> value, NumberStyles styles, NumberFormatInfo info, out decimal result)
        {
            return Machine.ParseDecimal(new string(value), (int)styles, out result) == Machine.Parsed;
        }
    }

    internal static class System_Globalization_CharUnicodeInfo
    {
        // The real tables are a resource of the assembly.
        static bool InitTable() { return true; }
        static byte InternalGetCategoryValue(int ch, int offset)
        {
            if (offset != 0 || ch > char.MaxValue)
                Machine.Unsupported("CharUnicodeInfo beyond categories of chars");
            return (byte)Machine.CharCategory((char)ch);
        }
        static double InternalGetNumericValue(int ch)
        {
            if (ch >= '0' && ch <= '9')
                return ch - '0';
            if (ch > 127)
                Machine.Unsupported("CharUnicodeInfo.GetNumericValue beyond ASCII");
            return -1;
        }
    }

    internal static class System_Globalization_CultureInfo
    {
        static CultureInfo get_CurrentCulture() { return CultureInfo.InvariantCulture; }
        static CultureInfo get_CurrentUICulture() { return CultureInfo.InvariantCulture; }
        static CultureInfo ConstructCurrentCulture() { return CultureInfo.InvariantCulture; }
        static CultureInfo ConstructCurrentUICulture() { return CultureInfo.InvariantCulture; }
    }

    internal static class System_Globalization_TextInfo
    {
        static string ToUpper(TextInfo self, string str)
        {
            if (str == null)
                throw new ArgumentNullException("str");
            return Machine.ToUpper(str);
        }
        static string ToLower(TextInfo self, string str)
        {
            if (str == null)
                throw new ArgumentNullException("str");
            return Machine.ToLower(str);
        }
        static char ToUpper(TextInfo self, char c) { return Machine.CharToUpper(c); }
        static char ToLower(TextInfo self, char c) { return Machine.CharToLower(c); }
    }

    internal static class System_Globalization_CompareInfo
    {
        static bool IgnoresCase(CompareOptions options)
        {
            return (options & (CompareOptions.IgnoreCase | CompareOptions.OrdinalIgnoreCase)) != 0;
        }
        static int Compare(CompareInfo self, string string1, string string2, CompareOptions options)
        {
            if (options == CompareOptions.Ordinal)
                return Machine.CompareOrdinal(string1, string2);
            if (options == CompareOptions.OrdinalIgnoreCase)
                return Machine.CompareOrdinal(Upper(string1), Upper(string2));
            return Machine.CompareCulture(string1, string2, IgnoresCase(options));
        }
        static string Upper(string text) { return text == null ? null : Machine.ToUpper(text); }
        static int Compare(CompareInfo self, string string1, int offset1, int length1, string string2, int offset2, int length2, CompareOptions options)
        {
            return Compare(self, string1 == null ? null : Machine.Substring(string1, offset1, length1),
                string2 == null ? null : Machine.Substring(string2, offset2, length2), options);
        }
        static int IndexOf(CompareInfo self, string source, string value, int startIndex, int count, CompareOptions options)
        {
            if (IgnoresCase(options))
                return Machine.IndexOf(Machine.ToUpper(source), Machine.ToUpper(value), startIndex, count);
            return Machine.IndexOf(source, value, startIndex, count);
        }
        static int LastIndexOf(CompareInfo self, string source, string value, int startIndex, int count, CompareOptions options)
        {
            int start = startIndex - count + 1;
            if (start < 0)
                return value.Length == 0 ? 0 : -1;
            if (IgnoresCase(options))
                return Machine.LastIndexOf(Machine.ToUpper(source), Machine.ToUpper(value), start, count);
            return Machine.LastIndexOf(source, value, start, count);
        }
        static bool IsPrefix(CompareInfo self, string source, string prefix, CompareOptions options)
        {
            if (prefix.Length > source.Length)
                return false;
            return Compare(self, Machine.Substring(source, 0, prefix.Length), prefix, options) == 0;
        }
        static bool IsSuffix(CompareInfo self, string source, string suffix, CompareOptions options)
        {
            if (suffix.Length > source.Length)
                return false;
            return Compare(self, Machine.Substring(source, source.Length - suffix.Length, suffix.Length), suffix, options) == 0;
        }
        static int GetHashCodeOfString(CompareInfo self, string source, CompareOptions options)
        {
            return Machine.StringHash(IgnoresCase(options) ? Machine.ToUpper(source) : source);
        }
    }

    internal static class System_String
    {
        // The real runtime sets this field, so no initialiser of the library does.
        static void cctor() { string.Empty = Machine.RepeatChar(' ', 0); }
        static string Concat(string str0, string str1) { return Machine.Concat(str0, str1); }
        static string Concat(string str0, string str1, string str2) { return Machine.Concat3(str0, str1, str2); }
        static string Concat(string str0, string str1, string str2, string str3) { return Machine.Concat4(str0, str1, str2, str3); }
        static bool Equals(string a, string b) { return Machine.StringEquals(a, b); }
        static bool op_Equality(string a, string b) { return Machine.StringEquals(a, b); }
        static bool op_Inequality(string a, string b) { return !Machine.StringEquals(a, b); }
        static int CompareOrdinal(string strA, string strB) { return Machine.CompareOrdinal(strA, strB); }
        static int GetHashCode(string self) { return Machine.StringHash(self); }
        static int GetLegacyNonRandomizedHashCode(string self) { return Machine.StringHash(self); }
        static int GetNonRandomizedHashCode(string self) { return Machine.StringHash(self); }
        static string InternalSubString(string self, int startIndex, int length) { return Machine.Substring(self, startIndex, length); }
        static string ToUpperInvariant(string self) { return Machine.ToUpper(self); }
        static string ToLowerInvariant(string self) { return Machine.ToLower(self); }
        static string Ctor(char[] value) { return value == null ? "" : Machine.NewString(value, 0, value.Length); }
        static string Ctor(char c, int count)
        {
            if (count < 0)
                throw new ArgumentOutOfRangeException("count");
            return Machine.RepeatChar(c, count);
        }
        static unsafe string Ctor(ReadOnlySpan<char> value)
        {
            fixed (char* first = &value.GetPinnableReference())
                return Machine.NewStringFromPointer(first, value.Length);
        }
        static string Intern(string str)
        {
            if (str == null)
                throw new ArgumentNullException("str");
            return Machine.Intern(str);
        }
    }
}
