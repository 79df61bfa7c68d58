// A text writer over a stream of bytes.
using System.Text;
using System.Threading;
using System.Threading.Tasks;

namespace System.IO
{
    public class StreamWriter : TextWriter
    {
        public static readonly new StreamWriter Null = new StreamWriter(Stream.Null);

        readonly Stream _stream;
        readonly Encoding _encoding;
        readonly int _size;
        readonly bool _leaveOpen;
        bool _autoFlush, _marked, _closed;
        // What has been written and not yet given to the stream.
        string _pending = "";

        public StreamWriter(Stream stream) : this(stream, null, -1, false) { }
        public StreamWriter(Stream stream, Encoding encoding) : this(stream, encoding, -1, false) { }
        public StreamWriter(Stream stream, Encoding encoding, int bufferSize) : this(stream, encoding, bufferSize, false) { }
        public StreamWriter(Stream stream, Encoding encoding = null, int bufferSize = -1, bool leaveOpen = false)
        {
            if (stream == null)
                throw new ArgumentNullException("stream");
            if (!stream.CanWrite)
                throw new ArgumentException("Stream was not writable.");
            if (bufferSize == -1)
                bufferSize = 1024;
            else if (bufferSize <= 0)
                throw new ArgumentOutOfRangeException("bufferSize", bufferSize, "bufferSize ('" + bufferSize + "') must be a non-negative and non-zero value.");
            _stream = stream;
            _encoding = encoding ?? Encoding.Default;
            _size = Math.Max(bufferSize, 128);
            _leaveOpen = leaveOpen;
            _marked = stream.CanSeek && stream.Position > 0;
        }

        public override Encoding Encoding { get { return _encoding; } }
        public virtual Stream BaseStream { get { return _stream; } }
        public virtual bool AutoFlush
        {
            get { return _autoFlush; }
            set
            {
                Open();
                _autoFlush = value;
                if (value)
                    Send(true, false);
            }
        }

        void Open()
        {
            if (_closed)
                throw new ObjectDisposedException(GetType().Name, "Cannot write to a closed TextWriter.");
        }

        // The bytes that are due: the mark of the encoding before the first ones. The half of a pair that is
        // the last character waits for the other half, unless nothing more comes.
        byte[] Due(bool last)
        {
            int count = _pending.Length;
            if (!last && count > 0 && char.IsHighSurrogate(_pending[count - 1]))
                count--;
            byte[] mark = _marked ? new byte[0] : _encoding.GetPreamble();
            byte[] bytes = _encoding.GetBytes(_pending.Substring(0, count));
            _marked = true;
            _pending = _pending.Substring(count);
            if (mark.Length == 0)
                return bytes;
            var both = new byte[mark.Length + bytes.Length];
            Array.Copy(mark, both, mark.Length);
            Array.Copy(bytes, 0, both, mark.Length, bytes.Length);
            return both;
        }

        void Send(bool flush, bool last)
        {
            Open();
            if (_pending.Length == 0 && !flush && !last)
                return;
            byte[] bytes = Due(last);
            if (bytes.Length > 0)
                _stream.Write(bytes, 0, bytes.Length);
            if (flush)
                _stream.Flush();
        }

        async Task SendAsync(bool flush, bool last, CancellationToken cancellationToken)
        {
            if (_pending.Length == 0 && !flush && !last)
                return;
            byte[] bytes = Due(last);
            if (bytes.Length > 0)
                await _stream.WriteAsync(bytes, 0, bytes.Length, cancellationToken).ConfigureAwait(false);
            if (flush)
                await _stream.FlushAsync(cancellationToken).ConfigureAwait(false);
        }

        public override void Write(char value) { Write(value.ToString()); }

        public override void Write(string value)
        {
            // As in .NET, a few characters for which there is room are taken even after the end, and lost.
            if (value != null && (value.Length > 4 || value.Length > _size - _pending.Length))
                Open();
            for (int at = 0; value != null && at < value.Length; )
            {
                if (_pending.Length >= _size)
                    Send(false, false);
                int taken = Math.Min(_size - _pending.Length, value.Length - at);
                _pending += value.Substring(at, taken);
                at += taken;
            }
            if (_autoFlush)
                Send(true, false);
        }

        async Task PutAsync(string value)
        {
            for (int at = 0; value != null && at < value.Length; )
            {
                if (_pending.Length >= _size)
                    await SendAsync(false, false, CancellationToken.None).ConfigureAwait(false);
                int taken = Math.Min(_size - _pending.Length, value.Length - at);
                _pending += value.Substring(at, taken);
                at += taken;
            }
            if (_autoFlush)
                await SendAsync(true, false, CancellationToken.None).ConfigureAwait(false);
        }

        public override Task WriteAsync(string value)
        {
            Open();
            return PutAsync(value);
        }

        public override Task WriteLineAsync(string value)
        {
            Open();
            return PutAsync(value + NewLine);
        }

        public override void Flush()
        {
            Open();
            Send(true, true);
        }

        public override Task FlushAsync() { return FlushAsync(CancellationToken.None); }
        public override Task FlushAsync(CancellationToken cancellationToken)
        {
            Open();
            return cancellationToken.IsCancellationRequested ? Task.FromCanceled(cancellationToken) : SendAsync(true, true, cancellationToken);
        }

        protected override void Dispose(bool disposing)
        {
            if (_closed)
                return;
            try
            {
                Send(true, true);
            }
            finally
            {
                _closed = true;
                if (!_leaveOpen)
                    _stream.Close();
            }
        }

        public override ValueTask DisposeAsync() { return new ValueTask(CloseAsync()); }

        async Task CloseAsync()
        {
            if (_closed)
                return;
            try
            {
                await SendAsync(true, true, CancellationToken.None).ConfigureAwait(false);
            }
            finally
            {
                _closed = true;
                if (!_leaveOpen)
                    _stream.Close();
            }
        }
    }
}
