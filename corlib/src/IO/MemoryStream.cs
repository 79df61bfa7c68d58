// A stream over an array of bytes.
using System.Threading;
using System.Threading.Tasks;

namespace System.IO
{
    public class MemoryStream : Stream
    {
        byte[] _buffer;
        // Where the stream begins in an array that was given.
        readonly int _origin;
        int _position, _length, _capacity;
        readonly bool _expandable, _exposable;
        bool _writable, _open = true;

        public MemoryStream() : this(0) { }
        public MemoryStream(int capacity)
        {
            if (capacity < 0)
                throw new ArgumentOutOfRangeException("capacity", capacity, "capacity ('" + capacity + "') must be a non-negative value.");
            _buffer = capacity == 0 ? Array.Empty<byte>() : new byte[capacity];
            _capacity = capacity;
            _expandable = _exposable = _writable = true;
        }
        public MemoryStream(byte[] buffer) : this(buffer, true) { }
        public MemoryStream(byte[] buffer, bool writable)
        {
            _buffer = buffer ?? throw new ArgumentNullException("buffer");
            _length = _capacity = buffer.Length;
            _writable = writable;
        }
        public MemoryStream(byte[] buffer, int index, int count) : this(buffer, index, count, true, false) { }
        public MemoryStream(byte[] buffer, int index, int count, bool writable) : this(buffer, index, count, writable, false) { }
        public MemoryStream(byte[] buffer, int index, int count, bool writable, bool publiclyVisible)
        {
            if (buffer == null)
                throw new ArgumentNullException("buffer");
            if (index < 0)
                throw new ArgumentOutOfRangeException("index", index, "index ('" + index + "') must be a non-negative value.");
            if (count < 0)
                throw new ArgumentOutOfRangeException("count", count, "count ('" + count + "') must be a non-negative value.");
            if (buffer.Length - index < count)
                throw new ArgumentException("Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.");
            _buffer = buffer;
            _origin = _position = index;
            _length = _capacity = index + count;
            _writable = writable;
            _exposable = publiclyVisible;
        }

        public override bool CanRead { get { return _open; } }
        public override bool CanSeek { get { return _open; } }
        public override bool CanWrite { get { return _writable; } }

        void EnsureOpen()
        {
            if (!_open)
                throw new ObjectDisposedException(null, "Cannot access a closed Stream.");
        }

        void EnsureWritable()
        {
            if (!_writable)
                throw new NotSupportedException("Stream does not support writing.");
        }

        public override long Length { get { EnsureOpen(); return _length - _origin; } }
        public override long Position
        {
            get { EnsureOpen(); return _position - _origin; }
            set
            {
                if (value < 0)
                    throw new ArgumentOutOfRangeException("value", value, "value ('" + value + "') must be a non-negative value.");
                EnsureOpen();
                if (value > int.MaxValue - _origin)
                    throw new ArgumentOutOfRangeException("value", "Stream length must be non-negative and less than the maximum array length (0x7FFFFFC7) - origin.");
                _position = _origin + (int)value;
            }
        }

        public virtual int Capacity
        {
            get { EnsureOpen(); return _capacity - _origin; }
            set
            {
                if (value < Length)
                    throw new ArgumentOutOfRangeException("value", "capacity was less than the current size.");
                EnsureOpen();
                if (!_expandable && value != Capacity)
                    throw new NotSupportedException("Memory stream is not expandable.");
                if (!_expandable || value == _capacity)
                    return;
                var larger = new byte[value];
                Array.Copy(_buffer, larger, _length);
                _buffer = larger;
                _capacity = value;
            }
        }

        bool EnsureCapacity(int value)
        {
            if (value < 0)
                throw new IOException("Stream was too long.");
            if (value <= _capacity)
                return false;
            long grown = Math.Max(value, 256);
            if (grown < _capacity * 2L)
                grown = _capacity * 2L;
            Capacity = (int)Math.Min(grown, Math.Max(value, Array.MaxLength));
            return true;
        }

        public virtual byte[] GetBuffer()
        {
            if (!_exposable)
                throw new UnauthorizedAccessException("MemoryStream's internal buffer cannot be accessed.");
            return _buffer;
        }

        public virtual bool TryGetBuffer(out ArraySegment<byte> buffer)
        {
            buffer = _exposable ? new ArraySegment<byte>(_buffer, _origin, _length - _origin) : default(ArraySegment<byte>);
            return _exposable;
        }

        public virtual byte[] ToArray()
        {
            var copy = new byte[_length - _origin];
            Array.Copy(_buffer, _origin, copy, 0, copy.Length);
            return copy;
        }

        public virtual void WriteTo(Stream stream)
        {
            if (stream == null)
                throw new ArgumentNullException("stream");
            EnsureOpen();
            stream.Write(_buffer, _origin, _length - _origin);
        }

        public override int Read(byte[] buffer, int offset, int count)
        {
            CheckRange(buffer, offset, count);
            EnsureOpen();
            int left = Math.Min(_length - _position, count);
            if (left <= 0)
                return 0;
            Array.Copy(_buffer, _position, buffer, offset, left);
            _position += left;
            return left;
        }

        public override int Read(Span<byte> buffer)
        {
            // A stream of the program's own is asked through the method that it has.
            if (GetType() != typeof(MemoryStream))
                return base.Read(buffer);
            EnsureOpen();
            int left = Math.Min(_length - _position, buffer.Length);
            if (left <= 0)
                return 0;
            new Span<byte>(_buffer, _position, left).CopyTo(buffer);
            _position += left;
            return left;
        }

        public override int ReadByte()
        {
            EnsureOpen();
            return _position >= _length ? -1 : _buffer[_position++];
        }

        // Makes room for bytes at the position, and fills what lies between the end and it.
        void MakeRoom(int count)
        {
            EnsureOpen();
            EnsureWritable();
            int end = _position + count;
            if (end < 0)
                throw new IOException("Stream was too long.");
            if (end <= _length)
                return;
            bool fill = _position > _length;
            if (end > _capacity && EnsureCapacity(end))
                fill = false;
            if (fill)
                Array.Clear(_buffer, _length, end - _length);
            _length = end;
        }

        public override void Write(byte[] buffer, int offset, int count)
        {
            CheckRange(buffer, offset, count);
            MakeRoom(count);
            Array.Copy(buffer, offset, _buffer, _position, count);
            _position += count;
        }

        public override void Write(ReadOnlySpan<byte> buffer)
        {
            if (GetType() != typeof(MemoryStream))
            {
                base.Write(buffer);
                return;
            }
            MakeRoom(buffer.Length);
            buffer.CopyTo(new Span<byte>(_buffer, _position, buffer.Length));
            _position += buffer.Length;
        }

        public override void WriteByte(byte value)
        {
            MakeRoom(1);
            _buffer[_position++] = value;
        }

        public override long Seek(long offset, SeekOrigin origin)
        {
            EnsureOpen();
            long from;
            switch (origin)
            {
                case SeekOrigin.Begin: from = _origin; break;
                case SeekOrigin.Current: from = _position; break;
                case SeekOrigin.End: from = _length; break;
                default: throw new ArgumentException("Invalid seek origin.");
            }
            if (offset > int.MaxValue - from)
                throw new ArgumentOutOfRangeException("offset", "Stream length must be non-negative and less than the maximum array length (0x7FFFFFC7) - origin.");
            if (from + offset < _origin)
                throw new IOException("An attempt was made to move the position before the beginning of the stream.");
            _position = (int)(from + offset);
            return _position - _origin;
        }

        public override void SetLength(long value)
        {
            if (value < 0 || value > int.MaxValue - _origin)
                throw new ArgumentOutOfRangeException("value", "Stream length must be non-negative and less than the maximum array length (0x7FFFFFC7) - origin.");
            EnsureWritable();
            int length = _origin + (int)value;
            if (!EnsureCapacity(length) && length > _length)
                Array.Clear(_buffer, _length, length - _length);
            _length = length;
            if (_position > length)
                _position = length;
        }

        public override void Flush() { }

        // Nothing here waits, so all of these are over when they return.
        public override Task FlushAsync(CancellationToken cancellationToken)
        {
            return cancellationToken.IsCancellationRequested ? Task.FromCanceled(cancellationToken) : Task.CompletedTask;
        }

        public override Task<int> ReadAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken)
        {
            CheckRange(buffer, offset, count);
            if (cancellationToken.IsCancellationRequested)
                return Task.FromCanceled<int>(cancellationToken);
            try
            {
                return Task.FromResult(Read(buffer, offset, count));
            }
            catch (Exception e)
            {
                return Task.FromException<int>(e);
            }
        }

        public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default(CancellationToken))
        {
            if (cancellationToken.IsCancellationRequested)
                return new ValueTask<int>(Task.FromCanceled<int>(cancellationToken));
            try
            {
                return new ValueTask<int>(Read(buffer.Span));
            }
            catch (Exception e)
            {
                return new ValueTask<int>(Task.FromException<int>(e));
            }
        }

        public override Task WriteAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken)
        {
            CheckRange(buffer, offset, count);
            if (cancellationToken.IsCancellationRequested)
                return Task.FromCanceled(cancellationToken);
            try
            {
                Write(buffer, offset, count);
                return Task.CompletedTask;
            }
            catch (Exception e)
            {
                return Task.FromException(e);
            }
        }

        public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default(CancellationToken))
        {
            if (cancellationToken.IsCancellationRequested)
                return new ValueTask(Task.FromCanceled(cancellationToken));
            try
            {
                Write(buffer.Span);
                return default(ValueTask);
            }
            catch (Exception e)
            {
                return new ValueTask(Task.FromException(e));
            }
        }

        protected override void Dispose(bool disposing)
        {
            _open = false;
            _writable = false;
        }
    }
}
