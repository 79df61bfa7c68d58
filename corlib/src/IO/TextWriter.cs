// Text writers: what all of them share, and those that keep their text in memory.
using System.Text;
using System.Threading.Tasks;

namespace System.IO
{
    public abstract class TextWriter : MarshalByRefObject, IDisposable, IAsyncDisposable
    {
        public static readonly TextWriter Null = new NullWriter();
        public abstract Encoding Encoding { get; }
        // Null is the default, so that a writer that never sets it has one field fewer to tell apart.
        string _newLine;
        public virtual string NewLine { get { return _newLine ?? "\n"; } set { _newLine = value == "\n" ? null : value; } }
        public virtual IFormatProvider FormatProvider { get { return null; } }
        public static TextWriter Synchronized(TextWriter writer)
        {
            if (writer == null)
                throw new ArgumentNullException("writer");
            return writer is SyncTextWriter || writer is ConsoleWriter ? writer : new SyncTextWriter(writer);
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
        public virtual void WriteLine(string value) { Write(value + NewLine); }
        public virtual void Write(char[] buffer, int index, int count) { Write(new string(buffer, index, count)); }
        public virtual void WriteLine(char[] buffer, int index, int count) { WriteLine(new string(buffer, index, count)); }
        public virtual void Write(ReadOnlySpan<char> buffer) { Write(buffer.ToString()); }
        public virtual void WriteLine(ReadOnlySpan<char> buffer) { WriteLine(buffer.ToString()); }
        public virtual void Write(StringBuilder value) { Write(value == null ? null : value.ToString()); }
        public virtual void WriteLine(StringBuilder value) { WriteLine(value == null ? null : value.ToString()); }
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
        public virtual Task WriteAsync(char value) { return WriteAsync(value.ToString()); }
        public virtual Task WriteLineAsync(char value) { return WriteLineAsync(value.ToString()); }
        public virtual Task WriteLineAsync() { return WriteLineAsync(""); }
        public Task WriteAsync(char[] buffer) { return buffer == null ? Task.CompletedTask : WriteAsync(buffer, 0, buffer.Length); }
        public virtual Task WriteAsync(char[] buffer, int index, int count) { return WriteAsync(new string(buffer, index, count)); }
        public virtual Task WriteAsync(ReadOnlyMemory<char> buffer, System.Threading.CancellationToken cancellationToken = default(System.Threading.CancellationToken))
        {
            return cancellationToken.IsCancellationRequested ? Task.FromCanceled(cancellationToken) : WriteAsync(buffer.ToString());
        }
        public virtual Task WriteLineAsync(ReadOnlyMemory<char> buffer, System.Threading.CancellationToken cancellationToken = default(System.Threading.CancellationToken))
        {
            return cancellationToken.IsCancellationRequested ? Task.FromCanceled(cancellationToken) : WriteLineAsync(buffer.ToString());
        }
        public virtual Task FlushAsync()
        {
            Flush();
            return Task.CompletedTask;
        }
        public virtual Task FlushAsync(System.Threading.CancellationToken cancellationToken)
        {
            return cancellationToken.IsCancellationRequested ? Task.FromCanceled(cancellationToken) : FlushAsync();
        }
        public virtual ValueTask DisposeAsync()
        {
            Dispose();
            return default(ValueTask);
        }
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
        bool _closed;
        public StringWriter() { _builder = new StringBuilder(); }
        public StringWriter(IFormatProvider formatProvider) : this() { }
        public StringWriter(StringBuilder sb) { _builder = sb ?? throw new ArgumentNullException("sb"); }
        public StringWriter(StringBuilder sb, IFormatProvider formatProvider) : this(sb) { }
        public override Encoding Encoding { get { return Encoding.Unicode; } }
        public virtual StringBuilder GetStringBuilder() { return _builder; }
        StringBuilder Open()
        {
            if (_closed)
                throw new ObjectDisposedException(null, "Cannot write to a closed TextWriter.");
            return _builder;
        }
        public override void Write(char value) { Open().Append(value); }
        public override void Write(string value) { Open().Append(value); }
        protected override void Dispose(bool disposing) { _closed = true; }
        public override string ToString() { return _builder.ToString(); }
    }
}
