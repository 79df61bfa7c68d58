// Bytes as text, in hexadecimal digits and in base 64, over spans.
using System.Text;

namespace System
{
    [Flags]
    public enum Base64FormattingOptions { None = 0, InsertLineBreaks = 1 }

    public static partial class Convert
    {
        static string Hex(ReadOnlySpan<byte> bytes, string digits)
        {
            var text = new StringBuilder();
            for (int i = 0; i < bytes.Length; i++)
                text.Append(digits[bytes[i] >> 4]).Append(digits[bytes[i] & 15]);
            return text.ToString();
        }
        public static string ToHexString(byte[] inArray) { return Hex(inArray ?? throw new ArgumentNullException("inArray"), "0123456789ABCDEF"); }
        public static string ToHexString(byte[] inArray, int offset, int length) { return Hex(new ReadOnlySpan<byte>(inArray, offset, length), "0123456789ABCDEF"); }
        public static string ToHexString(ReadOnlySpan<byte> bytes) { return Hex(bytes, "0123456789ABCDEF"); }
        public static string ToHexStringLower(byte[] inArray) { return Hex(inArray ?? throw new ArgumentNullException("inArray"), "0123456789abcdef"); }
        public static string ToHexStringLower(byte[] inArray, int offset, int length) { return Hex(new ReadOnlySpan<byte>(inArray, offset, length), "0123456789abcdef"); }
        public static string ToHexStringLower(ReadOnlySpan<byte> bytes) { return Hex(bytes, "0123456789abcdef"); }
        public static bool TryToHexString(ReadOnlySpan<byte> source, Span<char> destination, out int charsWritten) { return Number.CopyTo(ToHexString(source), destination, out charsWritten); }
        public static bool TryToHexStringLower(ReadOnlySpan<byte> source, Span<char> destination, out int charsWritten) { return Number.CopyTo(ToHexStringLower(source), destination, out charsWritten); }
        public static byte[] FromHexString(string s) { return FromHexString((s ?? throw new ArgumentNullException("s")).AsSpan()); }
        public static byte[] FromHexString(ReadOnlySpan<char> chars)
        {
            if (chars.Length % 2 != 0)
                throw new FormatException("The input is not a valid hex string as its length is not a multiple of 2.");
            var bytes = new byte[chars.Length / 2];
            for (int i = 0; i < bytes.Length; i++)
                bytes[i] = (byte)(HexDigit(chars[2 * i]) << 4 | HexDigit(chars[2 * i + 1]));
            return bytes;
        }
        static int HexDigit(char digit)
        {
            int value = digit >= '0' && digit <= '9' ? digit - '0' : digit >= 'a' && digit <= 'f' ? digit - 'a' + 10 : digit >= 'A' && digit <= 'F' ? digit - 'A' + 10 : -1;
            return value >= 0 ? value : throw new FormatException("The input is not a valid hex string as it contains a non-hex character.");
        }

        public static string ToBase64String(ReadOnlySpan<byte> bytes, Base64FormattingOptions options = Base64FormattingOptions.None) { return ToBase64String(bytes.ToArray(), options); }
        public static string ToBase64String(byte[] inArray, int offset, int length) { return ToBase64String(new ReadOnlySpan<byte>(inArray, offset, length).ToArray()); }
        public static string ToBase64String(byte[] inArray, Base64FormattingOptions options)
        {
            string text = ToBase64String(inArray);
            if (options == Base64FormattingOptions.None)
                return text;
            var lines = new StringBuilder();
            for (int i = 0; i < text.Length; i += 76)
                lines.Append(i == 0 ? "" : "\r\n").Append(text, i, Math.Min(76, text.Length - i));
            return lines.ToString();
        }
        public static bool TryToBase64Chars(ReadOnlySpan<byte> bytes, Span<char> chars, out int charsWritten, Base64FormattingOptions options = Base64FormattingOptions.None)
        {
            return Number.CopyTo(ToBase64String(bytes, options), chars, out charsWritten);
        }
        public static bool TryFromBase64String(string s, Span<byte> bytes, out int bytesWritten)
        {
            bytesWritten = 0;
            byte[] read;
            try
            {
                read = FromBase64String(s);
            }
            catch (FormatException)
            {
                return false;
            }
            if (read.Length > bytes.Length)
                return false;
            new ReadOnlySpan<byte>(read).CopyTo(bytes);
            bytesWritten = read.Length;
            return true;
        }
    }
}
