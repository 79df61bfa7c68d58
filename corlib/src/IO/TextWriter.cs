// Text readers and writers that live in memory.
using System.Text;
using System.Threading.Tasks;

namespace System.IO
{
    public abstract class TextWriter : MarshalByRefObject, IDisposable
    {
        public static readonly TextWriter Null = new NullWriter();
        public abstract Encoding Encoding { get; }
        public virtual string NewLine { get { return "\n"; } set { } }
        public virtual IFormatProvider FormatProvider { get { return null; } }
        public static TextWriter Synchronized(TextWriter writer)
        {
            if (writer == null)
                throw new ArgumentNullException("writer");
            return writer is SyncTextWriter ? writer : new SyncTextWriter(writer);
        }
        public virtual void Close() { Dispose(true); }
        public void Dispose() { Dispose(true); }
        protected virtual void Dispose(bool disposing) { }
        public virtual void Flush() { }
        public virtual void Write(char value) { }
        public virtual void WriteLine(char value) { WriteLine(value.ToString()); }
        public virtual void Write(string value)
        {
            for (int i = 0; value != null && i < value.Length; i++)
                Write(value[i]);
        }
        public virtual void WriteLine(string value) { Write(value + "\n"); }
        public virtual void WriteLine() { WriteLine(""); }
        public virtual void Write(object value) { Write(value == null ? "" : value.ToString()); }
        public virtual void WriteLine(object value) { WriteLine(value == null ? "" : value.ToString()); }
        public virtual void Write(char[] buffer) { Write(new string(buffer)); }
        public virtual void WriteLine(char[] buffer) { WriteLine(new string(buffer)); }
        public virtual void Write(string format, object arg0) { Write(string.Format(format, arg0)); }
        public virtual void Write(string format, object arg0, object arg1) { Write(string.Format(format, arg0, arg1)); }
        public virtual void Write(string format, object arg0, object arg1, object arg2) { Write(string.Format(format, arg0, arg1, arg2)); }
        public virtual void Write(string format, params object[] arg) { Write(string.Format(format, arg)); }
        public virtual void WriteLine(string format, object arg0) { WriteLine(string.Format(format, arg0)); }
        public virtual void WriteLine(string format, object arg0, object arg1) { WriteLine(string.Format(format, arg0, arg1)); }
        public virtual void WriteLine(string format, object arg0, object arg1, object arg2) { WriteLine(string.Format(format, arg0, arg1, arg2)); }
        public virtual void WriteLine(string format, params object[] arg) { WriteLine(string.Format(format, arg)); }
        public virtual Task WriteAsync(string value)
        {
            Write(value);
            return Task.CompletedTask;
        }
        public virtual Task WriteLineAsync(string value)
        {
            WriteLine(value);
            return Task.CompletedTask;
        }
        public virtual Task FlushAsync() { return Task.CompletedTask; }
        public virtual void Write(bool value) { Write(value.ToString()); }
        public virtual void WriteLine(bool value) { WriteLine(value.ToString()); }
        public virtual void Write(int value) { Write(value.ToString()); }
        public virtual void WriteLine(int value) { WriteLine(value.ToString()); }
        public virtual void Write(uint value) { Write(value.ToString()); }
        public virtual void WriteLine(uint value) { WriteLine(value.ToString()); }
        public virtual void Write(long value) { Write(value.ToString()); }
        public virtual void WriteLine(long value) { WriteLine(value.ToString()); }
        public virtual void Write(ulong value) { Write(value.ToString()); }
        public virtual void WriteLine(ulong value) { WriteLine(value.ToString()); }
        public virtual void Write(float value) { Write(value.ToString()); }
        public virtual void WriteLine(float value) { WriteLine(value.ToString()); }
        public virtual void Write(double value) { Write(value.ToString()); }
        public virtual void WriteLine(double value) { WriteLine(value.ToString()); }
        public virtual void Write(decimal value) { Write(value.ToString()); }
        public virtual void WriteLine(decimal value) { WriteLine(value.ToString()); }
    }

    // Keeps nothing, so that it does not tell states apart.
    sealed class NullWriter : TextWriter
    {
        public override Encoding Encoding { get { return Encoding.Unicode; } }
        public override void Write(char value) { }
        public override void Write(string value) { }
    }

    public class StringWriter : TextWriter
    {
        readonly StringBuilder _builder;
        public StringWriter() { _builder = new StringBuilder(); }
        public StringWriter(IFormatProvider formatProvider) : this() { }
        public StringWriter(StringBuilder sb) { _builder = sb ?? throw new ArgumentNullException("sb"); }
        public override Encoding Encoding { get { return Encoding.UTF8; } }
        public virtual StringBuilder GetStringBuilder() { return _builder; }
        public override void Write(char value) { _builder.Append(value); }
        public override void Write(string value) { _builder.Append(value); }
        public override string ToString() { return _builder.ToString(); }
    }

    public abstract class TextReader : MarshalByRefObject, IDisposable
    {
        public virtual int Peek() { return -1; }
        public virtual int Read() { return -1; }
        public virtual string ReadLine() { return null; }
        public virtual string ReadToEnd() { return ""; }
        public virtual void Close() { }
        public void Dispose() { Dispose(true); }
        protected virtual void Dispose(bool disposing) { }
    }

    public class StringReader : TextReader
    {
        readonly string _text;
        int _at;
        public StringReader(string s) { _text = s ?? throw new ArgumentNullException("s"); }
        public override int Peek() { return _at < _text.Length ? _text[_at] : -1; }
        public override int Read() { return _at < _text.Length ? _text[_at++] : -1; }
        public override string ReadToEnd()
        {
            string rest = _text.Substring(_at);
            _at = _text.Length;
            return rest;
        }
        public override string ReadLine()
        {
            if (_at >= _text.Length)
                return null;
            int end = _text.IndexOf('\n', _at);
            string line = end < 0 ? _text.Substring(_at) : _text.Substring(_at, end - _at);
            _at = end < 0 ? _text.Length : end + 1;
            return line.EndsWith('\r') ? line.Substring(0, line.Length - 1) : line;
        }
    }
}

namespace System.Text
{
    public abstract class Encoding
    {
        public static Encoding UTF8 { get { return new Utf8(); } }
        public static Encoding Default { get { return new Utf8(); } }
        public static Encoding ASCII { get { return new Ascii(); } }
        public static Encoding Unicode { get { return new Utf16(); } }
        public abstract byte[] GetBytes(string s);
        public abstract string GetString(byte[] bytes);
        public virtual int GetByteCount(string s) { return GetBytes(s).Length; }
        public virtual string EncodingName { get { return "Unicode (UTF-8)"; } }

        public virtual byte[] GetBytes(char[] chars) { return GetBytes(new string(chars)); }
        public virtual string GetString(byte[] bytes, int index, int count)
        {
            var part = new byte[count];
            Array.Copy(bytes, index, part, 0, count);
            return GetString(part);
        }
        public virtual char[] GetChars(byte[] bytes) { return GetString(bytes).ToCharArray(); }
        public virtual int GetCharCount(byte[] bytes) { return GetString(bytes).Length; }
        public virtual int GetByteCount(ReadOnlySpan<char> chars) { return GetBytes(chars.ToString()).Length; }
        public virtual int GetCharCount(ReadOnlySpan<byte> bytes) { return GetString(bytes.ToArray()).Length; }
        public string GetString(ReadOnlySpan<byte> bytes) { return GetString(bytes.ToArray()); }
        public virtual int GetBytes(ReadOnlySpan<char> chars, Span<byte> bytes)
        {
            int count;
            if (!TryGetBytes(chars, bytes, out count))
                throw new ArgumentException("The output byte buffer is too small to contain the encoded data.", "bytes");
            return count;
        }
        public virtual bool TryGetBytes(ReadOnlySpan<char> chars, Span<byte> bytes, out int bytesWritten)
        {
            byte[] made = GetBytes(chars.ToString());
            bool fits = made.Length <= bytes.Length;
            if (fits)
                made.AsSpan().CopyTo(bytes);
            bytesWritten = fits ? made.Length : 0;
            return fits;
        }
        public virtual int GetChars(ReadOnlySpan<byte> bytes, Span<char> chars)
        {
            string text = GetString(bytes.ToArray());
            if (text.Length > chars.Length)
                throw new ArgumentException("The output char buffer is too small to contain the decoded characters.", "chars");
            text.AsSpan().CopyTo(chars);
            return text.Length;
        }
        public virtual int GetMaxByteCount(int charCount) { return (charCount + 1) * 3; }
        public virtual int GetMaxCharCount(int byteCount) { return byteCount + 1; }

        sealed class Ascii : Encoding
        {
            public override string EncodingName { get { return "US-ASCII"; } }
            public override byte[] GetBytes(string s)
            {
                var bytes = new byte[s.Length];
                for (int i = 0; i < bytes.Length; i++)
                    bytes[i] = s[i] < 0x80 ? (byte)s[i] : (byte)'?';
                return bytes;
            }
            public override string GetString(byte[] bytes)
            {
                var chars = new char[bytes.Length];
                for (int i = 0; i < chars.Length; i++)
                    chars[i] = bytes[i] < 0x80 ? (char)bytes[i] : '?';
                return new string(chars);
            }
        }

        sealed class Utf16 : Encoding
        {
            public override string EncodingName { get { return "Unicode"; } }
            public override byte[] GetBytes(string s)
            {
                var bytes = new byte[2 * s.Length];
                for (int i = 0; i < s.Length; i++)
                {
                    bytes[2 * i] = (byte)s[i];
                    bytes[2 * i + 1] = (byte)(s[i] >> 8);
                }
                return bytes;
            }
            public override string GetString(byte[] bytes)
            {
                var chars = new char[bytes.Length / 2];
                for (int i = 0; i < chars.Length; i++)
                    chars[i] = (char)(bytes[2 * i] | bytes[2 * i + 1] << 8);
                return new string(chars);
            }
        }

        sealed class Utf8 : Encoding
        {
            public override byte[] GetBytes(string s)
            {
                var bytes = new System.Collections.Generic.List<byte>();
                for (int i = 0; i < s.Length; i++)
                {
                    int c = s[i];
                    if (char.IsHighSurrogate(s[i]) && i + 1 < s.Length)
                        c = 0x10000 + ((c - 0xd800) << 10) + (s[++i] - 0xdc00);
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

            public override string GetString(byte[] bytes)
            {
                var text = new StringBuilder();
                for (int i = 0; i < bytes.Length;)
                {
                    int c = bytes[i++];
                    int more = c < 0xc0 ? 0 : c < 0xe0 ? 1 : c < 0xf0 ? 2 : 3;
                    if (more > 0)
                        c &= 0x3f >> more;
                    while (more-- > 0 && i < bytes.Length)
                        c = (c << 6) | (bytes[i++] & 0x3f);
                    if (c >= 0x10000)
                        text.Append((char)(0xd800 + ((c - 0x10000) >> 10))).Append((char)(0xdc00 + ((c - 0x10000) & 0x3ff)));
                    else
                        text.Append((char)c);
                }
                return text.ToString();
            }
        }
    }
}
