// Sequences of bytes: what all of them share, and the one that has none.
using System.Threading;
using System.Threading.Tasks;

namespace System.IO
{
    public enum SeekOrigin { Begin, Current, End }

    public abstract class Stream : MarshalByRefObject, IDisposable, IAsyncDisposable
    {
        public static readonly Stream Null = new NullStream();

        public abstract bool CanRead { get; }
        public abstract bool CanSeek { get; }
        public abstract bool CanWrite { get; }
        public virtual bool CanTimeout { get { return false; } }
        public abstract long Length { get; }
        public abstract long Position { get; set; }
        public virtual int ReadTimeout
        {
            get { throw new InvalidOperationException("Timeouts are not supported on this stream."); }
            set { throw new InvalidOperationException("Timeouts are not supported on this stream."); }
        }
        public virtual int WriteTimeout
        {
            get { throw new InvalidOperationException("Timeouts are not supported on this stream."); }
            set { throw new InvalidOperationException("Timeouts are not supported on this stream."); }
        }

        public abstract void Flush();
        public abstract int Read(byte[] buffer, int offset, int count);
        public abstract long Seek(long offset, SeekOrigin origin);
        public abstract void SetLength(long value);
        public abstract void Write(byte[] buffer, int offset, int count);

        public virtual int Read(Span<byte> buffer)
        {
            var bytes = new byte[buffer.Length];
            int count = Read(bytes, 0, bytes.Length);
            if ((uint)count > (uint)buffer.Length)
                throw new IOException("Stream was too long.");
            new Span<byte>(bytes, 0, count).CopyTo(buffer);
            return count;
        }

        public virtual void Write(ReadOnlySpan<byte> buffer)
        {
            byte[] bytes = buffer.ToArray();
            Write(bytes, 0, bytes.Length);
        }

        public virtual int ReadByte()
        {
            var one = new byte[1];
            return Read(one, 0, 1) == 0 ? -1 : one[0];
        }

        public virtual void WriteByte(byte value) { Write(new byte[] { value }, 0, 1); }

        public int ReadAtLeast(Span<byte> buffer, int minimumBytes, bool throwOnEndOfStream = true)
        {
            if (minimumBytes < 0)
                throw new ArgumentOutOfRangeException("minimumBytes", "Non-negative number required.");
            if (buffer.Length < minimumBytes)
                throw new ArgumentOutOfRangeException("minimumBytes", "Must not be greater than the length of the buffer.");
            int total = 0;
            while (total < minimumBytes)
            {
                int count = Read(buffer.Slice(total));
                if (count == 0)
                {
                    if (throwOnEndOfStream)
                        throw new EndOfStreamException();
                    break;
                }
                total += count;
            }
            return total;
        }

        public void ReadExactly(Span<byte> buffer) { ReadAtLeast(buffer, buffer.Length); }

        public void ReadExactly(byte[] buffer, int offset, int count)
        {
            CheckRange(buffer, offset, count);
            ReadAtLeast(new Span<byte>(buffer, offset, count), count);
        }

        public Task<int> ReadAsync(byte[] buffer, int offset, int count) { return ReadAsync(buffer, offset, count, CancellationToken.None); }
        public virtual Task<int> ReadAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken)
        {
            if (cancellationToken.IsCancellationRequested)
                return Task.FromCanceled<int>(cancellationToken);
            return Task.Run(() => Read(buffer, offset, count));
        }
        public virtual ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default(CancellationToken))
        {
            return new ValueTask<int>(ReadIntoAsync(buffer, cancellationToken));
        }
        async Task<int> ReadIntoAsync(Memory<byte> buffer, CancellationToken cancellationToken)
        {
            var bytes = new byte[buffer.Length];
            int count = await ReadAsync(bytes, 0, bytes.Length, cancellationToken).ConfigureAwait(false);
            new Memory<byte>(bytes, 0, count).CopyTo(buffer);
            return count;
        }

        public Task WriteAsync(byte[] buffer, int offset, int count) { return WriteAsync(buffer, offset, count, CancellationToken.None); }
        public virtual Task WriteAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken)
        {
            if (cancellationToken.IsCancellationRequested)
                return Task.FromCanceled(cancellationToken);
            return Task.Run(() => Write(buffer, offset, count));
        }
        public virtual ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default(CancellationToken))
        {
            byte[] bytes = buffer.ToArray();
            return new ValueTask(WriteAsync(bytes, 0, bytes.Length, cancellationToken));
        }

        public Task FlushAsync() { return FlushAsync(CancellationToken.None); }
        public virtual Task FlushAsync(CancellationToken cancellationToken)
        {
            if (cancellationToken.IsCancellationRequested)
                return Task.FromCanceled(cancellationToken);
            return Task.Run(() => Flush());
        }

        public void CopyTo(Stream destination) { CopyTo(destination, 81920); }
        public virtual void CopyTo(Stream destination, int bufferSize)
        {
            CheckCopy(destination, bufferSize);
            var buffer = new byte[CopySize(bufferSize)];
            int count;
            while ((count = Read(buffer, 0, buffer.Length)) != 0)
                destination.Write(buffer, 0, count);
        }

        public Task CopyToAsync(Stream destination) { return CopyToAsync(destination, 81920, CancellationToken.None); }
        public Task CopyToAsync(Stream destination, int bufferSize) { return CopyToAsync(destination, bufferSize, CancellationToken.None); }
        public Task CopyToAsync(Stream destination, CancellationToken cancellationToken) { return CopyToAsync(destination, 81920, cancellationToken); }
        public virtual Task CopyToAsync(Stream destination, int bufferSize, CancellationToken cancellationToken)
        {
            CheckCopy(destination, bufferSize);
            return CopyAsync(destination, CopySize(bufferSize), cancellationToken);
        }

        async Task CopyAsync(Stream destination, int bufferSize, CancellationToken cancellationToken)
        {
            var buffer = new byte[bufferSize];
            int count;
            while ((count = await ReadAsync(buffer, 0, buffer.Length, cancellationToken).ConfigureAwait(false)) != 0)
                await destination.WriteAsync(buffer, 0, count, cancellationToken).ConfigureAwait(false);
        }

        // No larger than what is left to copy, so that a state does not hold a large array that is mostly empty.
        int CopySize(int bufferSize)
        {
            if (!CanSeek)
                return bufferSize;
            long left = Length - Position;
            return left <= 0 ? 1 : (int)Math.Min(bufferSize, left);
        }

        internal void CheckCopy(Stream destination, int bufferSize)
        {
            if (destination == null)
                throw new ArgumentNullException("destination");
            if (bufferSize <= 0)
                throw new ArgumentOutOfRangeException("bufferSize", bufferSize, "bufferSize ('" + bufferSize + "') must be a non-negative and non-zero value.");
            if (!destination.CanWrite)
            {
                if (destination.CanRead)
                    throw new NotSupportedException("Stream does not support writing.");
                throw new ObjectDisposedException(destination.GetType().Name, "Cannot access a closed Stream.");
            }
            if (!CanRead)
            {
                if (CanWrite)
                    throw new NotSupportedException("Stream does not support reading.");
                throw new ObjectDisposedException(GetType().Name, "Cannot access a closed Stream.");
            }
        }

        internal static void CheckRange(byte[] buffer, int offset, int count)
        {
            if (buffer == null)
                throw new ArgumentNullException("buffer");
            if (offset < 0)
                throw new ArgumentOutOfRangeException("offset", "Non-negative number required.");
            if ((uint)count > (uint)(buffer.Length - offset))
                throw new ArgumentOutOfRangeException("count", "Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.");
        }

        public static Stream Synchronized(Stream stream)
        {
            if (stream == null)
                throw new ArgumentNullException("stream");
            return stream is SyncStream ? stream : new SyncStream(stream);
        }

        public void Dispose() { Close(); }
        public virtual void Close() { Dispose(true); }
        protected virtual void Dispose(bool disposing) { }
        public virtual ValueTask DisposeAsync()
        {
            try
            {
                Dispose();
                return default(ValueTask);
            }
            catch (Exception e)
            {
                return new ValueTask(Task.FromException(e));
            }
        }
    }

    sealed class NullStream : Stream
    {
        public override bool CanRead { get { return true; } }
        public override bool CanSeek { get { return true; } }
        public override bool CanWrite { get { return true; } }
        public override long Length { get { return 0; } }
        public override long Position { get { return 0; } set { } }
        public override void Flush() { }
        public override int Read(byte[] buffer, int offset, int count) { return 0; }
        public override int Read(Span<byte> buffer) { return 0; }
        public override int ReadByte() { return -1; }
        public override long Seek(long offset, SeekOrigin origin) { return 0; }
        public override void SetLength(long value) { }
        public override void Write(byte[] buffer, int offset, int count) { }
        public override void Write(ReadOnlySpan<byte> buffer) { }
        public override void WriteByte(byte value) { }
        public override Task<int> ReadAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken)
        {
            return cancellationToken.IsCancellationRequested ? Task.FromCanceled<int>(cancellationToken) : Task.FromResult(0);
        }
        public override Task WriteAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken)
        {
            return cancellationToken.IsCancellationRequested ? Task.FromCanceled(cancellationToken) : Task.CompletedTask;
        }
        public override Task FlushAsync(CancellationToken cancellationToken)
        {
            return cancellationToken.IsCancellationRequested ? Task.FromCanceled(cancellationToken) : Task.CompletedTask;
        }
    }

    // A stream that one thread at a time gets at.
    sealed class SyncStream : Stream
    {
        readonly Stream _inner;
        internal SyncStream(Stream inner) { _inner = inner; }
        public override bool CanRead { get { return _inner.CanRead; } }
        public override bool CanSeek { get { return _inner.CanSeek; } }
        public override bool CanWrite { get { return _inner.CanWrite; } }
        public override long Length { get { lock (_inner) return _inner.Length; } }
        public override long Position
        {
            get { lock (_inner) return _inner.Position; }
            set { lock (_inner) _inner.Position = value; }
        }
        public override void Flush() { lock (_inner) _inner.Flush(); }
        public override int Read(byte[] buffer, int offset, int count) { lock (_inner) return _inner.Read(buffer, offset, count); }
        public override int Read(Span<byte> buffer) { lock (_inner) return _inner.Read(buffer); }
        public override int ReadByte() { lock (_inner) return _inner.ReadByte(); }
        public override long Seek(long offset, SeekOrigin origin) { lock (_inner) return _inner.Seek(offset, origin); }
        public override void SetLength(long value) { lock (_inner) _inner.SetLength(value); }
        public override void Write(byte[] buffer, int offset, int count) { lock (_inner) _inner.Write(buffer, offset, count); }
        public override void Write(ReadOnlySpan<byte> buffer) { lock (_inner) _inner.Write(buffer); }
        public override void WriteByte(byte value) { lock (_inner) _inner.WriteByte(value); }
        public override void Close() { lock (_inner) _inner.Close(); }
        protected override void Dispose(bool disposing) { lock (_inner) _inner.Dispose(); }
    }
}
