// Channels: queues whose readers and writers can wait without a thread.
using System.Collections.Generic;
using System.Threading.Tasks;

namespace System.Threading.Channels
{
    public enum BoundedChannelFullMode { Wait, DropNewest, DropOldest, DropWrite }

    public abstract class ChannelOptions
    {
        public bool SingleWriter { get; set; }
        public bool SingleReader { get; set; }
        public bool AllowSynchronousContinuations { get; set; }
    }

    public sealed class UnboundedChannelOptions : ChannelOptions { }

    public sealed class BoundedChannelOptions : ChannelOptions
    {
        public BoundedChannelOptions(int capacity)
        {
            if (capacity < 1)
                throw new ArgumentOutOfRangeException("capacity");
            Capacity = capacity;
        }
        public int Capacity { get; set; }
        public BoundedChannelFullMode FullMode { get; set; }
    }

    public class ChannelClosedException : InvalidOperationException
    {
        public ChannelClosedException() : base("The channel has been closed.") { }
        public ChannelClosedException(string message) : base(message) { }
        public ChannelClosedException(Exception innerException) : base("The channel has been closed.", innerException) { }
        public ChannelClosedException(string message, Exception innerException) : base(message, innerException) { }
    }

    public abstract class ChannelWriter<T>
    {
        public virtual bool TryComplete(Exception error = null) { return false; }
        public abstract bool TryWrite(T item);
        public abstract ValueTask<bool> WaitToWriteAsync(CancellationToken cancellationToken = default(CancellationToken));
        public virtual ValueTask WriteAsync(T item, CancellationToken cancellationToken = default(CancellationToken))
        {
            return new ValueTask(Writing(item, cancellationToken));
        }
        async Task Writing(T item, CancellationToken cancellationToken)
        {
            while (await WaitToWriteAsync(cancellationToken))
            {
                if (TryWrite(item))
                    return;
            }
            throw new ChannelClosedException();
        }
        public void Complete(Exception error = null)
        {
            if (!TryComplete(error))
                throw new ChannelClosedException();
        }
    }

    public abstract class ChannelReader<T>
    {
        public virtual Task Completion { get { return new TaskCompletionSource<bool>().Task; } }
        public virtual bool CanCount { get { return false; } }
        public virtual bool CanPeek { get { return false; } }
        public virtual int Count { get { throw new NotSupportedException(); } }
        public abstract bool TryRead(out T item);
        public virtual bool TryPeek(out T item)
        {
            item = default(T);
            return false;
        }
        public abstract ValueTask<bool> WaitToReadAsync(CancellationToken cancellationToken = default(CancellationToken));
        public virtual ValueTask<T> ReadAsync(CancellationToken cancellationToken = default(CancellationToken))
        {
            T item;
            if (!cancellationToken.IsCancellationRequested && TryRead(out item))
                return new ValueTask<T>(item);
            return new ValueTask<T>(Reading(cancellationToken));
        }
        async Task<T> Reading(CancellationToken cancellationToken)
        {
            T item;
            while (await WaitToReadAsync(cancellationToken))
            {
                if (TryRead(out item))
                    return item;
            }
            throw new ChannelClosedException();
        }
        public virtual IAsyncEnumerable<T> ReadAllAsync(CancellationToken cancellationToken = default(CancellationToken)) { return new ChannelItems<T>(this, cancellationToken); }
    }

    // What is left in a channel, until it is closed.
    sealed class ChannelItems<T> : IAsyncEnumerable<T>, IAsyncEnumerator<T>
    {
        readonly ChannelReader<T> _reader;
        readonly CancellationToken _token;
        T _current;
        internal ChannelItems(ChannelReader<T> reader, CancellationToken token)
        {
            _reader = reader;
            _token = token;
        }
        public IAsyncEnumerator<T> GetAsyncEnumerator(CancellationToken cancellationToken)
        {
            return new ChannelItems<T>(_reader, cancellationToken.CanBeCanceled ? cancellationToken : _token);
        }
        public T Current { get { return _current; } }
        public ValueTask<bool> MoveNextAsync()
        {
            if (!_token.IsCancellationRequested && _reader.TryRead(out _current))
                return new ValueTask<bool>(true);
            return new ValueTask<bool>(Moving());
        }
        async Task<bool> Moving()
        {
            while (await _reader.WaitToReadAsync(_token))
            {
                if (_reader.TryRead(out _current))
                    return true;
            }
            return false;
        }
        public ValueTask DisposeAsync() { return default(ValueTask); }
    }

    public abstract class Channel<TWrite, TRead>
    {
        public ChannelReader<TRead> Reader { get; protected set; }
        public ChannelWriter<TWrite> Writer { get; protected set; }
        public static implicit operator ChannelReader<TRead>(Channel<TWrite, TRead> channel) { return channel.Reader; }
        public static implicit operator ChannelWriter<TWrite>(Channel<TWrite, TRead> channel) { return channel.Writer; }
    }

    public abstract class Channel<T> : Channel<T, T> { }

    public static class Channel
    {
        public static Channel<T> CreateUnbounded<T>() { return new QueueChannel<T>(int.MaxValue, BoundedChannelFullMode.Wait, null); }
        public static Channel<T> CreateUnbounded<T>(UnboundedChannelOptions options) { return CreateUnbounded<T>(); }
        public static Channel<T> CreateBounded<T>(int capacity) { return CreateBounded<T>(new BoundedChannelOptions(capacity), null); }
        public static Channel<T> CreateBounded<T>(BoundedChannelOptions options) { return CreateBounded<T>(options, null); }
        public static Channel<T> CreateBounded<T>(BoundedChannelOptions options, Action<T> itemDropped)
        {
            if (options == null)
                throw new ArgumentNullException("options");
            return new QueueChannel<T>(options.Capacity, options.FullMode, itemDropped);
        }
    }
}
