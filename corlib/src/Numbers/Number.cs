// What the number structures share, and the parts of globalisation that programs name.
// There is one culture, the invariant one; a format provider changes nothing.
using Machine = Fencepost.Runtime;

namespace System
{
    static class Number
    {
        // The formatting natives answer null for a format they do not know.
        internal static string Checked(string text)
        {
            if (text == null)
                throw new FormatException("Format specifier was invalid.");
            return text;
        }

        internal static void Check(int status, string overflowMessage)
        {
            if (status == Machine.BadFormat)
                throw new FormatException("Input string was not in a correct format.");
            if (status == Machine.TooLarge)
                throw new OverflowException(overflowMessage);
        }

        internal static bool CopyTo(string text, Span<char> destination, out int charsWritten)
        {
            charsWritten = 0;
            if (text.Length > destination.Length)
                return false;
            for (int i = 0; i < text.Length; i++)
                destination[i] = text[i];
            charsWritten = text.Length;
            return true;
        }
    }
}

namespace System.Globalization
{
    [Flags]
    public enum NumberStyles
    {
        None = 0, AllowLeadingWhite = 1, AllowTrailingWhite = 2, AllowLeadingSign = 4, AllowTrailingSign = 8,
        AllowParentheses = 16, AllowDecimalPoint = 32, AllowThousands = 64, AllowExponent = 128,
        AllowCurrencySymbol = 256, AllowHexSpecifier = 512,
        Integer = 7, HexNumber = 515, Number = 111, Float = 167, Currency = 383, Any = 511
    }

    [Flags]
    public enum DateTimeStyles
    {
        None = 0, AllowLeadingWhite = 1, AllowTrailingWhite = 2, AllowInnerWhite = 4, AllowWhiteSpaces = 7,
        NoCurrentDateDefault = 8, AdjustToUniversal = 16, AssumeLocal = 32, AssumeUniversal = 64, RoundtripKind = 128
    }

    [Flags]
    public enum CompareOptions { None = 0, IgnoreCase = 1, OrdinalIgnoreCase = 0x10000000, Ordinal = 0x40000000 }

    public class CultureInfo : IFormatProvider, ICloneable
    {
        static readonly CultureInfo s_invariant = new CultureInfo("");
        readonly string _name;

        public CultureInfo(string name) { _name = name ?? throw new ArgumentNullException("name"); }
        public static CultureInfo InvariantCulture { get { return s_invariant; } }
        public static CultureInfo CurrentCulture { get { return s_invariant; } set { } }
        public static CultureInfo CurrentUICulture { get { return s_invariant; } set { } }
        public static CultureInfo DefaultThreadCurrentCulture { get { return null; } set { } }
        public static CultureInfo GetCultureInfo(string name) { return new CultureInfo(name); }
        public virtual string Name { get { return _name; } }
        public virtual NumberFormatInfo NumberFormat { get { return new NumberFormatInfo(); } }
        public virtual object GetFormat(Type formatType)
        {
            return formatType == typeof(NumberFormatInfo) ? NumberFormat : null;
        }
        public virtual object Clone() { return new CultureInfo(_name); }
        public override string ToString() { return _name; }
    }

    public sealed class NumberFormatInfo : IFormatProvider
    {
        public static NumberFormatInfo InvariantInfo { get { return new NumberFormatInfo(); } }
        public static NumberFormatInfo CurrentInfo { get { return new NumberFormatInfo(); } }
        public string NumberDecimalSeparator { get { return "."; } set { } }
        public string NumberGroupSeparator { get { return ","; } set { } }
        public string NegativeSign { get { return "-"; } }
        public object GetFormat(Type formatType) { return formatType == typeof(NumberFormatInfo) ? this : null; }
    }
}
