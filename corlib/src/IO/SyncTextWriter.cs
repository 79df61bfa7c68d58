// A text writer that one thread at a time gets at.
using System.Text;
using System.Threading.Tasks;

namespace System.IO
{
    sealed class SyncTextWriter : TextWriter
    {
        readonly TextWriter _inner;
        internal SyncTextWriter(TextWriter inner) { _inner = inner; }
        public override Encoding Encoding { get { return _inner.Encoding; } }
        public override IFormatProvider FormatProvider { get { return _inner.FormatProvider; } }
        public override string NewLine
        {
            get { lock (this) return _inner.NewLine; }
            set { lock (this) _inner.NewLine = value; }
        }
        public override void Close() { lock (this) _inner.Close(); }
        protected override void Dispose(bool disposing) { lock (this) _inner.Dispose(); }
        public override void Flush() { lock (this) _inner.Flush(); }
        public override void WriteLine() { lock (this) _inner.WriteLine(); }
        public override void Write(char value) { lock (this) _inner.Write(value); }
        public override void WriteLine(char value) { lock (this) _inner.WriteLine(value); }
        public override void Write(bool value) { lock (this) _inner.Write(value); }
        public override void WriteLine(bool value) { lock (this) _inner.WriteLine(value); }
        public override void Write(int value) { lock (this) _inner.Write(value); }
        public override void WriteLine(int value) { lock (this) _inner.WriteLine(value); }
        public override void Write(uint value) { lock (this) _inner.Write(value); }
        public override void WriteLine(uint value) { lock (this) _inner.WriteLine(value); }
        public override void Write(long value) { lock (this) _inner.Write(value); }
        public override void WriteLine(long value) { lock (this) _inner.WriteLine(value); }
        public override void Write(ulong value) { lock (this) _inner.Write(value); }
        public override void WriteLine(ulong value) { lock (this) _inner.WriteLine(value); }
        public override void Write(float value) { lock (this) _inner.Write(value); }
        public override void WriteLine(float value) { lock (this) _inner.WriteLine(value); }
        public override void Write(double value) { lock (this) _inner.Write(value); }
        public override void WriteLine(double value) { lock (this) _inner.WriteLine(value); }
        public override void Write(decimal value) { lock (this) _inner.Write(value); }
        public override void WriteLine(decimal value) { lock (this) _inner.WriteLine(value); }
        public override void Write(string value) { lock (this) _inner.Write(value); }
        public override void WriteLine(string value) { lock (this) _inner.WriteLine(value); }
        public override void Write(object value) { lock (this) _inner.Write(value); }
        public override void WriteLine(object value) { lock (this) _inner.WriteLine(value); }
        public override void Write(char[] buffer) { lock (this) _inner.Write(buffer); }
        public override void WriteLine(char[] buffer) { lock (this) _inner.WriteLine(buffer); }
        public override void Write(char[] buffer, int index, int count) { lock (this) _inner.Write(buffer, index, count); }
        public override void WriteLine(char[] buffer, int index, int count) { lock (this) _inner.WriteLine(buffer, index, count); }
        public override void Write(StringBuilder value) { lock (this) _inner.Write(value); }
        public override void WriteLine(StringBuilder value) { lock (this) _inner.WriteLine(value); }
        public override void Write(string format, object arg0) { lock (this) _inner.Write(format, arg0); }
        public override void Write(string format, object arg0, object arg1) { lock (this) _inner.Write(format, arg0, arg1); }
        public override void Write(string format, object arg0, object arg1, object arg2) { lock (this) _inner.Write(format, arg0, arg1, arg2); }
        public override void Write(string format, params object[] arg) { lock (this) _inner.Write(format, arg); }
        public override void WriteLine(string format, object arg0) { lock (this) _inner.WriteLine(format, arg0); }
        public override void WriteLine(string format, object arg0, object arg1) { lock (this) _inner.WriteLine(format, arg0, arg1); }
        public override void WriteLine(string format, object arg0, object arg1, object arg2) { lock (this) _inner.WriteLine(format, arg0, arg1, arg2); }
        public override void WriteLine(string format, params object[] arg) { lock (this) _inner.WriteLine(format, arg); }
        public override Task WriteAsync(string value)
        {
            Write(value);
            return Task.CompletedTask;
        }
        public override Task WriteLineAsync(string value)
        {
            WriteLine(value);
            return Task.CompletedTask;
        }
        public override Task FlushAsync()
        {
            Flush();
            return Task.CompletedTask;
        }
    }
}
