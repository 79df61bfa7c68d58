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
