// What the number structures share, and the parts of globalisation that programs name.
// There is one culture, the invariant one; a format provider changes nothing.
using System.Numerics;
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

        internal static void Check(int status, string text, string overflowMessage)
        {
            if (status == Machine.BadFormat)
                throw new FormatException("The input string '" + text + "' was not in a correct format.");
            if (status == Machine.TooLarge)
                throw new OverflowException(overflowMessage);
        }

        internal static string Signed(long value, int bytes, string format)
        {
            return Binary(unchecked((ulong)value), bytes, format) ?? Checked(Machine.FormatInt64(value, bytes, Plain(format)));
        }
        internal static string Unsigned(ulong value, int bytes, string format)
        {
            return Binary(value, bytes, format) ?? Checked(Machine.FormatUInt64(value, bytes, Plain(format)));
        }

        // Integers need no digits to be told apart, whatever a round trip asks for.
        static string Plain(string format)
        {
            return Letter(format, 'R') ? "G" : format;
        }
        // Whether a format is this letter with at most two digits, or three for a longer number.
        static bool Letter(string format, char letter)
        {
            if (string.IsNullOrEmpty(format) || (format[0] & ~0x20) != letter || format.Length > 4)
                return false;
            for (int i = 1; i < format.Length; i++)
            {
                if (!char.IsAsciiDigit(format[i]))
                    return false;
            }
            return true;
        }
        // The text for a binary format, or null for another one.
        static string Binary(ulong bits, int bytes, string format)
        {
            if (!Letter(format, 'B'))
                return null;
            if (bytes < 8)
                bits &= (1ul << 8 * bytes) - 1;
            int width = format.Length == 1 ? 1 : int.Parse(format.Substring(1));
            int length = Math.Max(width, bits == 0 ? 1 : Numerics.BitOperations.Log2(bits) + 1);
            var text = new char[length];
            for (int i = length - 1; i >= 0; i--, bits >>= 1)
                text[i] = (bits & 1) == 0 ? '0' : '1';
            return new string(text);
        }

        static void CheckStyles(Globalization.NumberStyles styles)
        {
            const Globalization.NumberStyles Digits = Globalization.NumberStyles.AllowHexSpecifier | Globalization.NumberStyles.AllowBinarySpecifier;
            const Globalization.NumberStyles White = Globalization.NumberStyles.AllowLeadingWhite | Globalization.NumberStyles.AllowTrailingWhite;
            if ((styles & Digits) != 0 && ((styles & Digits) == Digits || (styles & ~(Digits | White)) != 0))
                throw new ArgumentException("With the AllowHexSpecifier or AllowBinarySpecifier bit set in the enum bit field, the only other valid bits that can be combined into the enum value must be a subset of those in HexNumber or BinaryNumber.", "style");
        }
        internal static int ParseSigned(string s, Globalization.NumberStyles styles, int size, out long result)
        {
            CheckStyles(styles);
            if ((styles & Globalization.NumberStyles.AllowBinarySpecifier) == 0)
                return Machine.ParseInt64(s, (int)styles, out result);
            ulong bits;
            int status = ParseBinary(s, size, out bits);
            result = unchecked((long)(bits << 64 - size)) >> 64 - size;
            return status;
        }
        internal static int ParseUnsigned(string s, Globalization.NumberStyles styles, int size, out ulong result)
        {
            CheckStyles(styles);
            if ((styles & Globalization.NumberStyles.AllowBinarySpecifier) == 0)
                return Machine.ParseUInt64(s, (int)styles, out result);
            return ParseBinary(s, size, out result);
        }
        static int ParseBinary(string s, int size, out ulong bits)
        {
            bits = 0;
            string digits = s.Trim();
            int used = 0;
            foreach (char digit in digits)
            {
                if (digit != '0' && digit != '1')
                    return Machine.BadFormat;
                if (used > 0 || digit == '1')
                    used++;
                bits = bits << 1 | (uint)(digit - '0');
            }
            if (digits.Length == 0)
                return Machine.BadFormat;
            return used > size ? Machine.TooLarge : Machine.Parsed;
        }

        internal const int Checks = 0;
        internal const int Saturates = 1;

        // A number of any type as one of an integer type: within its bounds, or an exception.
        internal static decimal Converted<T>(T value, decimal min, decimal max, int mode)
        {
            object boxed = value;
            if (boxed is double || boxed is float)
            {
                double real = boxed is double ? (double)boxed : (float)boxed;
                if (mode == Checks && (double.IsNaN(real) || real >= (double)max + 1 || real <= (double)min - 1))
                    throw new OverflowException("Arithmetic operation resulted in an overflow.");
                if (double.IsNaN(real))
                    return 0;
                return real <= (double)min ? min : real >= (double)max ? max : decimal.Truncate((decimal)real);
            }
            if (boxed is Half)
                return Converted((double)(Half)boxed, min, max, mode);
            if (boxed is Int128 || boxed is UInt128 || boxed is BigInteger || boxed is IntPtr || boxed is UIntPtr)
            {
                BigInteger whole = Whole(value, mode);
                bool below = whole < new BigInteger(min), above = whole > new BigInteger(max);
                if (mode == Checks && (below || above))
                    throw new OverflowException("Arithmetic operation resulted in an overflow.");
                return below ? min : above ? max : (decimal)whole;
            }
            decimal number = decimal.Truncate(Convert.ToDecimal(boxed is char ? (object)(ushort)(char)boxed : boxed));
            if (mode == Checks && (number < min || number > max))
                throw new OverflowException("Arithmetic operation resulted in an overflow.");
            return number < min ? min : number > max ? max : number;
        }

        // The low bits of a number of any type.
        internal static ulong Truncated<T>(T value)
        {
            object boxed = value;
            if (boxed is ulong)
                return (ulong)boxed;
            if (boxed is double || boxed is float || boxed is decimal)
                return unchecked((ulong)(long)Converted(value, long.MinValue, long.MaxValue, Saturates));
            if (boxed is Half)
                return Truncated((double)(Half)boxed);
            if (boxed is Int128 || boxed is UInt128 || boxed is BigInteger || boxed is IntPtr || boxed is UIntPtr)
                return (ulong)(Whole(value, Saturates) & ulong.MaxValue);
            return unchecked((ulong)Convert.ToInt64(boxed));
        }

        // A number of any type as a floating-point one.
        internal static double Real<T>(T value)
        {
            object boxed = value;
            if (boxed is Half)
                return (double)(Half)boxed;
            if (boxed is Int128)
                return (double)(Int128)boxed;
            if (boxed is UInt128)
                return (double)(UInt128)boxed;
            if (boxed is BigInteger)
                return (double)(BigInteger)boxed;
            if (boxed is IntPtr)
                return (double)(long)(IntPtr)boxed;
            if (boxed is UIntPtr)
                return (double)(ulong)(UIntPtr)boxed;
            return boxed is char ? (char)boxed : Convert.ToDouble(boxed);
        }

        // A number of any type without what is behind the point.
        internal static BigInteger Whole<T>(T value, int mode)
        {
            object boxed = value;
            if (boxed is Half || boxed is float || boxed is double)
            {
                double real = Real(value);
                if (!double.IsFinite(real) && mode == Checks || double.IsInfinity(real))
                    throw new OverflowException(double.IsNaN(real) ? "NaN cannot be represented as a number." : "BigInteger cannot represent infinity.");
                return double.IsNaN(real) ? BigInteger.Zero : new BigInteger(real);
            }
            if (boxed is Int128)
                return (Int128)boxed;
            if (boxed is UInt128)
                return (UInt128)boxed;
            if (boxed is BigInteger)
                return (BigInteger)boxed;
            if (boxed is IntPtr)
                return (long)(IntPtr)boxed;
            if (boxed is UIntPtr)
                return (ulong)(UIntPtr)boxed;
            if (boxed is char)
                return (char)boxed;
            if (boxed is ulong)
                return (ulong)boxed;
            return boxed is decimal ? new BigInteger((decimal)boxed) : Convert.ToInt64(boxed);
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
        AllowCurrencySymbol = 256, AllowHexSpecifier = 512, AllowBinarySpecifier = 1024,
        Integer = 7, BinaryNumber = 1027, HexNumber = 515, Number = 111, Float = 167, Currency = 383, Any = 511
    }

    [Flags]
    public enum DateTimeStyles
    {
        None = 0, AllowLeadingWhite = 1, AllowTrailingWhite = 2, AllowInnerWhite = 4, AllowWhiteSpaces = 7,
        NoCurrentDateDefault = 8, AdjustToUniversal = 16, AssumeLocal = 32, AssumeUniversal = 64, RoundtripKind = 128
    }

    [Flags]
    public enum CompareOptions { None = 0, IgnoreCase = 1, OrdinalIgnoreCase = 0x10000000, Ordinal = 0x40000000 }

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
