// UTF-8. What is not valid becomes U+FFFD, or an exception if the encoding was made so.
using System.Collections.Generic;

namespace System.Text
{
    public class EncoderFallbackException : ArgumentException
    {
        public EncoderFallbackException() { }
        public EncoderFallbackException(string message) : base(message) { }
        public EncoderFallbackException(string message, Exception innerException) : base(message, innerException) { }
    }

    public class DecoderFallbackException : ArgumentException
    {
        public DecoderFallbackException() { }
        public DecoderFallbackException(string message) : base(message) { }
        public DecoderFallbackException(string message, Exception innerException) : base(message, innerException) { }
    }

    public class UTF8Encoding : Encoding
    {
        readonly bool _mark, _throws;
        public UTF8Encoding() : this(false) { }
        public UTF8Encoding(bool encoderShouldEmitUTF8Identifier) : this(encoderShouldEmitUTF8Identifier, false) { }
        public UTF8Encoding(bool encoderShouldEmitUTF8Identifier, bool throwOnInvalidBytes)
        {
            _mark = encoderShouldEmitUTF8Identifier;
            _throws = throwOnInvalidBytes;
        }
        public override string EncodingName { get { return "Unicode (UTF-8)"; } }
        public override string WebName { get { return "utf-8"; } }
        public override int CodePage { get { return 65001; } }
        public override int GetMaxByteCount(int charCount) { return (charCount + 1) * 3; }
        public override int GetMaxCharCount(int byteCount) { return byteCount + 1; }
        public override byte[] GetPreamble() { return _mark ? new byte[] { 0xEF, 0xBB, 0xBF } : new byte[0]; }

        // A text whose surrogates all have partners; the others are replaced.
        internal static string Paired(string s)
        {
            var chars = s.ToCharArray();
            for (int i = 0; i < chars.Length; i++)
            {
                if (char.IsHighSurrogate(chars[i]) && i + 1 < chars.Length && char.IsLowSurrogate(chars[i + 1]))
                    i++;
                else if (char.IsSurrogate(chars[i]))
                    chars[i] = '\uFFFD';
            }
            return new string(chars);
        }

        internal override byte[] Encode(string s)
        {
            string valid = Paired(s);
            if (_throws && valid != s)
                throw new EncoderFallbackException("Unable to translate Unicode character to specified code page.");
            var bytes = new List<byte>();
            for (int i = 0; i < valid.Length; i++)
            {
                int c = valid[i];
                if (char.IsHighSurrogate(valid[i]))
                    c = 0x10000 + ((c - 0xd800) << 10) + (valid[++i] - 0xdc00);
                if (c < 0x80)
                {
                    bytes.Add((byte)c);
                    continue;
                }
                int more = c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
                bytes.Add((byte)((0xff80 >> more) | (c >> (6 * more))));
                while (--more >= 0)
                    bytes.Add((byte)(0x80 | ((c >> (6 * more)) & 0x3f)));
            }
            return bytes.ToArray();
        }

        internal override string Decode(ReadOnlySpan<byte> bytes)
        {
            var text = new StringBuilder();
            for (int i = 0; i < bytes.Length;)
            {
                int c = bytes[i++];
                if (c >= 0x80)
                {
                    int more = c >= 0xC2 && c < 0xE0 ? 1 : c >= 0xE0 && c < 0xF0 ? 2 : c >= 0xF0 && c < 0xF5 ? 3 : -1;
                    // The second byte decides about forms that are too long, surrogates and too large values.
                    int least = c == 0xE0 ? 0xA0 : c == 0xF0 ? 0x90 : 0x80, most = c == 0xED ? 0x9F : c == 0xF4 ? 0x8F : 0xBF;
                    c &= more > 0 ? 0x3f >> more : 0;
                    while (more > 0 && i < bytes.Length && bytes[i] >= least && bytes[i] <= most)
                    {
                        c = c << 6 | bytes[i++] & 0x3f;
                        least = 0x80;
                        most = 0xBF;
                        more--;
                    }
                    if (more != 0 && _throws)
                        throw new DecoderFallbackException("Unable to translate bytes at index " + (i - 1) + " from specified code page to Unicode.");
                    c = more == 0 ? c : 0xFFFD;
                }
                if (c >= 0x10000)
                    text.Append((char)(0xd800 + ((c - 0x10000) >> 10))).Append((char)(0xdc00 + ((c - 0x10000) & 0x3ff)));
                else
                    text.Append((char)c);
            }
            return text.ToString();
        }
    }

    public static class EncodingExtensions
    {
        public static string GetString(this Encoding encoding, ReadOnlySpan<byte> bytes) { return encoding.Decode(bytes); }
    }

    // Bytes and characters below 0x80.
    public static class Ascii
    {
        public static bool IsValid(byte value) { return value < 0x80; }
        public static bool IsValid(char value) { return value < 0x80; }
        public static bool IsValid(ReadOnlySpan<byte> value)
        {
            foreach (byte each in value)
            {
                if (each >= 0x80)
                    return false;
            }
            return true;
        }
        public static bool IsValid(ReadOnlySpan<char> value)
        {
            foreach (char each in value)
            {
                if (each >= 0x80)
                    return false;
            }
            return true;
        }
        static int Lower(int c) { return c >= 'A' && c <= 'Z' ? c + 32 : c; }
        static bool Same(int left, int right, bool ignoreCase) { return left < 0x80 && right < 0x80 && (left == right || ignoreCase && Lower(left) == Lower(right)); }
        static bool Same(ReadOnlySpan<char> left, ReadOnlySpan<char> right, bool ignoreCase)
        {
            bool same = left.Length == right.Length;
            for (int i = 0; same && i < left.Length; i++)
                same = Same(left[i], right[i], ignoreCase);
            return same;
        }
        static ReadOnlySpan<char> Wide(ReadOnlySpan<byte> bytes) { return Encoding.Latin1.Decode(bytes).AsSpan(); }
        public static bool Equals(ReadOnlySpan<char> left, ReadOnlySpan<char> right) { return Same(left, right, false); }
        public static bool Equals(ReadOnlySpan<byte> left, ReadOnlySpan<byte> right) { return Same(Wide(left), Wide(right), false); }
        public static bool Equals(ReadOnlySpan<byte> left, ReadOnlySpan<char> right) { return Same(Wide(left), right, false); }
        public static bool Equals(ReadOnlySpan<char> left, ReadOnlySpan<byte> right) { return Same(left, Wide(right), false); }
        public static bool EqualsIgnoreCase(ReadOnlySpan<char> left, ReadOnlySpan<char> right) { return Same(left, right, true); }
        public static bool EqualsIgnoreCase(ReadOnlySpan<byte> left, ReadOnlySpan<byte> right) { return Same(Wide(left), Wide(right), true); }
        public static bool EqualsIgnoreCase(ReadOnlySpan<byte> left, ReadOnlySpan<char> right) { return Same(Wide(left), right, true); }
        public static bool EqualsIgnoreCase(ReadOnlySpan<char> left, ReadOnlySpan<byte> right) { return Same(left, Wide(right), true); }
    }
}
