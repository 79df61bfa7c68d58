// Text readers: what all of them share, and the one that reads a string.
using System.Text;
using System.Threading;
using System.Threading.Tasks;

namespace System.IO
{
    public abstract class TextReader : MarshalByRefObject, IDisposable
    {
        public static readonly TextReader Null = new NullReader();

        public virtual int Peek() { return -1; }
        public virtual int Read() { return -1; }

        public virtual int Read(char[] buffer, int index, int count)
        {
            CheckRange(buffer, index, count);
            int done = 0;
            for (; done < count; done++)
            {
                int next = Read();
                if (next < 0)
                    break;
                buffer[index + done] = (char)next;
            }
            return done;
        }

        public virtual int Read(Span<char> buffer)
        {
            var chars = new char[buffer.Length];
            int count = Read(chars, 0, chars.Length);
            new Span<char>(chars, 0, count).CopyTo(buffer);
            return count;
        }

        public virtual int ReadBlock(char[] buffer, int index, int count)
        {
            int done = 0, next;
            do
            {
                next = Read(buffer, index + done, count - done);
                done += next;
            }
            while (next > 0 && done < count);
            return done;
        }

        public virtual string ReadToEnd()
        {
            var text = new StringBuilder();
            int next;
            while ((next = Read()) >= 0)
                text.Append((char)next);
            return text.ToString();
        }

        public virtual string ReadLine()
        {
            var line = new StringBuilder();
            while (true)
            {
                int next = Read();
                if (next < 0)
                    return line.Length > 0 ? line.ToString() : null;
                if (next == '\r' || next == '\n')
                {
                    if (next == '\r' && Peek() == '\n')
                        Read();
                    return line.ToString();
                }
                line.Append((char)next);
            }
        }

        public virtual Task<string> ReadLineAsync() { return Task.Run(() => ReadLine()); }
        public virtual ValueTask<string> ReadLineAsync(CancellationToken cancellationToken)
        {
            return cancellationToken.IsCancellationRequested
                ? new ValueTask<string>(Task.FromCanceled<string>(cancellationToken))
                : new ValueTask<string>(ReadLineAsync());
        }
        public virtual Task<string> ReadToEndAsync() { return Task.Run(() => ReadToEnd()); }
        public virtual Task<string> ReadToEndAsync(CancellationToken cancellationToken)
        {
            return cancellationToken.IsCancellationRequested ? Task.FromCanceled<string>(cancellationToken) : ReadToEndAsync();
        }
        public virtual Task<int> ReadAsync(char[] buffer, int index, int count) { return Task.Run(() => Read(buffer, index, count)); }
        public virtual Task<int> ReadBlockAsync(char[] buffer, int index, int count) { return Task.Run(() => ReadBlock(buffer, index, count)); }

        internal static void CheckRange(char[] buffer, int index, int count)
        {
            if (buffer == null)
                throw new ArgumentNullException("buffer");
            if (index < 0)
                throw new ArgumentOutOfRangeException("index", "Non-negative number required.");
            if (count < 0)
                throw new ArgumentOutOfRangeException("count", "Non-negative number required.");
            if (buffer.Length - index < count)
                throw new ArgumentException("Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.");
        }

        public virtual void Close() { Dispose(true); }
        public void Dispose() { Dispose(true); }
        protected virtual void Dispose(bool disposing) { }
    }

    sealed class NullReader : TextReader
    {
        public override string ReadLine() { return null; }
        public override string ReadToEnd() { return ""; }
    }

    public class StringReader : TextReader
    {
        // Null once it is closed.
        string _text;
        int _at;
        public StringReader(string s) { _text = s ?? throw new ArgumentNullException("s"); }

        string Open()
        {
            if (_text == null)
                throw new ObjectDisposedException(null, "Cannot read from a closed TextReader.");
            return _text;
        }

        public override int Peek() { return _at < Open().Length ? _text[_at] : -1; }
        public override int Read() { return _at < Open().Length ? _text[_at++] : -1; }
        public override int Read(char[] buffer, int index, int count)
        {
            CheckRange(buffer, index, count);
            int taken = Math.Min(Open().Length - _at, count);
            _text.CopyTo(_at, buffer, index, taken);
            _at += taken;
            return taken;
        }
        public override string ReadToEnd()
        {
            string rest = Open().Substring(_at);
            _at = _text.Length;
            return rest;
        }
        public override string ReadLine()
        {
            if (_at >= Open().Length)
                return null;
            int end = _text.IndexOfAny(LineEnds.Both, _at);
            if (end < 0)
                return ReadToEnd();
            string line = _text.Substring(_at, end - _at);
            _at = end + 1;
            if (_text[end] == '\r' && _at < _text.Length && _text[_at] == '\n')
                _at++;
            return line;
        }
        public override Task<string> ReadLineAsync() { return Task.FromResult(ReadLine()); }
        public override Task<string> ReadToEndAsync() { return Task.FromResult(ReadToEnd()); }
        public override Task<int> ReadAsync(char[] buffer, int index, int count) { return Task.FromResult(Read(buffer, index, count)); }
        public override Task<int> ReadBlockAsync(char[] buffer, int index, int count) { return Task.FromResult(ReadBlock(buffer, index, count)); }
        protected override void Dispose(bool disposing)
        {
            _text = null;
            _at = 0;
        }
    }

    static class LineEnds
    {
        internal static readonly char[] Both = { '\r', '\n' };
    }
}
