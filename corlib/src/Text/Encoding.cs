// Characters as bytes and back.
using System.Collections.Generic;

namespace System.Text
{
    public abstract partial class Encoding : ICloneable
    {
        static class Shared
        {
            internal static readonly Encoding Utf8 = new UTF8Encoding(true);
            internal static readonly Encoding Default = new UTF8Encoding(false);
            internal static readonly Encoding Ascii = new ASCIIEncoding();
            internal static readonly Encoding Latin1 = new Latin1Encoding();
            internal static readonly Encoding Unicode = new UnicodeEncoding();
            internal static readonly Encoding BigEndian = new UnicodeEncoding(true, true);
            internal static readonly Encoding Utf32 = new UTF32Encoding();
        }

        public static Encoding UTF8 { get { return Shared.Utf8; } }
        public static Encoding Default { get { return Shared.Default; } }
        public static Encoding ASCII { get { return Shared.Ascii; } }
        public static Encoding Latin1 { get { return Shared.Latin1; } }
        public static Encoding Unicode { get { return Shared.Unicode; } }
        public static Encoding BigEndianUnicode { get { return Shared.BigEndian; } }
        public static Encoding UTF32 { get { return Shared.Utf32; } }
        public static Encoding GetEncoding(string name)
        {
            switch ((name ?? throw new ArgumentNullException("name")).ToLowerInvariant())
            {
                case "utf-8": case "utf8": return UTF8;
                case "us-ascii": case "ascii": return ASCII;
                case "iso-8859-1": case "latin1": return Latin1;
                case "utf-16": case "utf-16le": case "unicode": return Unicode;
                case "utf-16be": return BigEndianUnicode;
                case "utf-32": case "utf-32le": return UTF32;
                default: throw new ArgumentException("'" + name + "' is not a supported encoding name. For information on defining a custom encoding, see the documentation for the Encoding.RegisterProvider method.", "name");
            }
        }
        public static Encoding GetEncoding(int codepage)
        {
            foreach (Encoding each in new Encoding[] { UTF8, ASCII, Latin1, Unicode, BigEndianUnicode, UTF32 })
            {
                if (each.CodePage == codepage)
                    return each;
            }
            throw new NotSupportedException("No data is available for encoding " + codepage + ". For information on defining a custom encoding, see the documentation for the Encoding.RegisterProvider method.");
        }

        // What an encoding has to say itself; everything else follows from these.
        internal abstract byte[] Encode(string s);
        internal abstract string Decode(ReadOnlySpan<byte> bytes);
        public virtual string EncodingName { get { return WebName; } }
        public virtual string WebName { get { return ""; } }
        public virtual string BodyName { get { return WebName; } }
        public virtual string HeaderName { get { return WebName; } }
        public virtual int CodePage { get { return 0; } }
        public virtual bool IsSingleByte { get { return false; } }
        public virtual bool IsReadOnly { get { return true; } }
        public virtual byte[] GetPreamble() { return new byte[0]; }
        public virtual ReadOnlySpan<byte> Preamble { get { return GetPreamble(); } }
        public virtual object Clone() { return MemberwiseClone(); }
        public abstract int GetMaxByteCount(int charCount);
        public abstract int GetMaxCharCount(int byteCount);

        static void Check(Array array, string name, int index, string indexName, int count, string countName)
        {
            if (array == null)
                throw new ArgumentNullException(name);
            if (index < 0)
                throw new ArgumentOutOfRangeException(indexName, "Non-negative number required.");
            if (count < 0)
                throw new ArgumentOutOfRangeException(countName, "Non-negative number required.");
            if (array.Length - index < count)
                throw new ArgumentOutOfRangeException(name, "Index and count must refer to a location within the buffer.");
        }
        public virtual byte[] GetBytes(string s) { return Encode(s ?? throw new ArgumentNullException("s")); }
        public byte[] GetBytes(string s, int index, int count) { return Encode((s ?? throw new ArgumentNullException("s")).Substring(index, count)); }
        public virtual byte[] GetBytes(char[] chars) { return Encode(new string(chars ?? throw new ArgumentNullException("chars"))); }
        public virtual byte[] GetBytes(char[] chars, int index, int count)
        {
            Check(chars, "chars", index, "index", count, "count");
            return Encode(new string(chars, index, count));
        }
        public virtual int GetBytes(char[] chars, int charIndex, int charCount, byte[] bytes, int byteIndex)
        {
            Check(chars, "chars", charIndex, "charIndex", charCount, "charCount");
            return GetBytes(new ReadOnlySpan<char>(chars, charIndex, charCount), new Span<byte>(bytes).Slice(byteIndex));
        }
        public virtual int GetBytes(string s, int charIndex, int charCount, byte[] bytes, int byteIndex) { return GetBytes((s ?? throw new ArgumentNullException("s")).AsSpan(charIndex, charCount), new Span<byte>(bytes).Slice(byteIndex)); }
        public virtual int GetBytes(ReadOnlySpan<char> chars, Span<byte> bytes)
        {
            int count;
            if (!TryGetBytes(chars, bytes, out count))
                throw new ArgumentException("The output byte buffer is too small to contain the encoded data, encoding codepage '" + CodePage + "' and fallback 'System.Text.EncoderReplacementFallback'.", "bytes");
            return count;
        }
        public virtual bool TryGetBytes(ReadOnlySpan<char> chars, Span<byte> bytes, out int bytesWritten)
        {
            byte[] made = Encode(chars.ToString());
            bool fits = made.Length <= bytes.Length;
            if (fits)
                made.AsSpan().CopyTo(bytes);
            bytesWritten = fits ? made.Length : 0;
            return fits;
        }
        public virtual int GetByteCount(string s) { return GetBytes(s).Length; }
        public int GetByteCount(string s, int index, int count) { return GetBytes(s, index, count).Length; }
        public virtual int GetByteCount(char[] chars) { return GetBytes(chars).Length; }
        public virtual int GetByteCount(char[] chars, int index, int count) { return GetBytes(chars, index, count).Length; }
        public virtual int GetByteCount(ReadOnlySpan<char> chars) { return Encode(chars.ToString()).Length; }

        public virtual string GetString(byte[] bytes) { return Decode(bytes ?? throw new ArgumentNullException("bytes")); }
        public virtual string GetString(byte[] bytes, int index, int count)
        {
            Check(bytes, "bytes", index, "index", count, "count");
            return Decode(new ReadOnlySpan<byte>(bytes, index, count));
        }
        public string GetString(ReadOnlySpan<byte> bytes) { return Decode(bytes); }
        public virtual char[] GetChars(byte[] bytes) { return GetString(bytes).ToCharArray(); }
        public virtual char[] GetChars(byte[] bytes, int index, int count) { return GetString(bytes, index, count).ToCharArray(); }
        public virtual int GetChars(byte[] bytes, int byteIndex, int byteCount, char[] chars, int charIndex)
        {
            Check(bytes, "bytes", byteIndex, "byteIndex", byteCount, "byteCount");
            return GetChars(new ReadOnlySpan<byte>(bytes, byteIndex, byteCount), new Span<char>(chars).Slice(charIndex));
        }
        public virtual int GetChars(ReadOnlySpan<byte> bytes, Span<char> chars)
        {
            int count;
            if (!TryGetChars(bytes, chars, out count))
                throw new ArgumentException("The output char buffer is too small to contain the decoded characters, encoding codepage '" + CodePage + "' and fallback 'System.Text.DecoderReplacementFallback'.", "chars");
            return count;
        }
        public virtual bool TryGetChars(ReadOnlySpan<byte> bytes, Span<char> chars, out int charsWritten) { return Number.CopyTo(Decode(bytes), chars, out charsWritten); }
        public virtual int GetCharCount(byte[] bytes) { return GetString(bytes).Length; }
        public virtual int GetCharCount(byte[] bytes, int index, int count) { return GetString(bytes, index, count).Length; }
        public virtual int GetCharCount(ReadOnlySpan<byte> bytes) { return Decode(bytes).Length; }

        public static byte[] Convert(Encoding srcEncoding, Encoding dstEncoding, byte[] bytes)
        {
            if (srcEncoding == null)
                throw new ArgumentNullException("srcEncoding");
            return (dstEncoding ?? throw new ArgumentNullException("dstEncoding")).GetBytes(srcEncoding.GetChars(bytes));
        }
        public override bool Equals(object value) { return value is Encoding && GetType() == value.GetType() && CodePage == ((Encoding)value).CodePage; }
        public override int GetHashCode() { return CodePage; }
    }

    public class ASCIIEncoding : Encoding
    {
        public override string EncodingName { get { return "US-ASCII"; } }
        public override string WebName { get { return "us-ascii"; } }
        public override int CodePage { get { return 20127; } }
        public override bool IsSingleByte { get { return true; } }
        public override int GetMaxByteCount(int charCount) { return charCount + 1; }
        public override int GetMaxCharCount(int byteCount) { return byteCount; }
        internal override byte[] Encode(string s) { return Narrow(s, 0x80); }
        internal static byte[] Narrow(string s, int end)
        {
            var bytes = new byte[s.Length];
            for (int i = 0; i < bytes.Length; i++)
                bytes[i] = s[i] < end ? (byte)s[i] : (byte)'?';
            return bytes;
        }
        internal override string Decode(ReadOnlySpan<byte> bytes)
        {
            var chars = new char[bytes.Length];
            for (int i = 0; i < chars.Length; i++)
                chars[i] = bytes[i] < 0x80 ? (char)bytes[i] : '?';
            return new string(chars);
        }
    }

    sealed class Latin1Encoding : Encoding
    {
        public override string EncodingName { get { return "Western European (ISO)"; } }
        public override string WebName { get { return "iso-8859-1"; } }
        public override int CodePage { get { return 28591; } }
        public override bool IsSingleByte { get { return true; } }
        public override int GetMaxByteCount(int charCount) { return charCount + 1; }
        public override int GetMaxCharCount(int byteCount) { return byteCount; }
        internal override byte[] Encode(string s) { return ASCIIEncoding.Narrow(s, 0x100); }
        internal override string Decode(ReadOnlySpan<byte> bytes)
        {
            var chars = new char[bytes.Length];
            for (int i = 0; i < chars.Length; i++)
                chars[i] = (char)bytes[i];
            return new string(chars);
        }
    }

    public class UnicodeEncoding : Encoding
    {
        public const int CharSize = 2;
        readonly bool _bigEndian, _mark;
        public UnicodeEncoding() : this(false, true) { }
        public UnicodeEncoding(bool bigEndian, bool byteOrderMark)
        {
            _bigEndian = bigEndian;
            _mark = byteOrderMark;
        }
        public override string EncodingName { get { return _bigEndian ? "Unicode (Big-Endian)" : "Unicode"; } }
        public override string WebName { get { return _bigEndian ? "utf-16BE" : "utf-16"; } }
        public override int CodePage { get { return _bigEndian ? 1201 : 1200; } }
        public override int GetMaxByteCount(int charCount) { return (charCount + 1) * 2; }
        public override int GetMaxCharCount(int byteCount) { return (byteCount >> 1) + (byteCount & 1) + 1; }
        public override byte[] GetPreamble() { return !_mark ? new byte[0] : _bigEndian ? new byte[] { 0xFE, 0xFF } : new byte[] { 0xFF, 0xFE }; }
        internal override byte[] Encode(string s)
        {
            var bytes = new byte[2 * s.Length];
            int at = 0;
            foreach (char c in UTF8Encoding.Paired(s))
            {
                bytes[at + (_bigEndian ? 1 : 0)] = (byte)c;
                bytes[at + (_bigEndian ? 0 : 1)] = (byte)(c >> 8);
                at += 2;
            }
            return bytes;
        }
        internal override string Decode(ReadOnlySpan<byte> bytes)
        {
            var chars = new char[(bytes.Length + 1) / 2];
            for (int i = 0; i < chars.Length; i++)
                chars[i] = 2 * i + 1 == bytes.Length ? '\uFFFD' : (char)(bytes[2 * i + (_bigEndian ? 1 : 0)] | bytes[2 * i + (_bigEndian ? 0 : 1)] << 8);
            return UTF8Encoding.Paired(new string(chars));
        }
    }

    public sealed class UTF32Encoding : Encoding
    {
        public override string EncodingName { get { return "Unicode (UTF-32)"; } }
        public override string WebName { get { return "utf-32"; } }
        public override int CodePage { get { return 12000; } }
        public override int GetMaxByteCount(int charCount) { return (charCount + 1) * 4; }
        public override int GetMaxCharCount(int byteCount) { return byteCount / 2 + 2; }
        public override byte[] GetPreamble() { return new byte[] { 0xFF, 0xFE, 0, 0 }; }
        internal override byte[] Encode(string s)
        {
            var bytes = new List<byte>();
            foreach (Rune rune in s.EnumerateRunes())
            {
                for (int shift = 0; shift < 32; shift += 8)
                    bytes.Add((byte)(rune.Value >> shift));
            }
            return bytes.ToArray();
        }
        internal override string Decode(ReadOnlySpan<byte> bytes)
        {
            var text = new StringBuilder();
            for (int i = 0; i < bytes.Length; i += 4)
            {
                uint value = i + 4 > bytes.Length ? 0xFFFD : (uint)(bytes[i] | bytes[i + 1] << 8 | bytes[i + 2] << 16 | bytes[i + 3] << 24);
                text.Append(Rune.IsValid(value) ? new Rune(value).ToString() : "\uFFFD");
            }
            return text.ToString();
        }
    }
}
