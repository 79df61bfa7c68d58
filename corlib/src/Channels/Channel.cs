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
        int _capacity;
        BoundedChannelFullMode _mode;

        // A channel without any room hands items over to readers that wait.
        public BoundedChannelOptions(int capacity)
        {
            if (capacity < 0)
                throw new ArgumentOutOfRangeException("capacity");
            _capacity = capacity;
        }
        public int Capacity
        {
            get { return _capacity; }
            set { _capacity = value >= 0 ? value : throw new ArgumentOutOfRangeException("value"); }
        }
        public BoundedChannelFullMode FullMode
        {
            get { return _mode; }
            set { _mode = value >= BoundedChannelFullMode.Wait && value <= BoundedChannelFullMode.DropWrite ? value : throw new ArgumentOutOfRangeException("value"); }
        }
    }

    public sealed class UnboundedPrioritizedChannelOptions<T> : ChannelOptions
    {
        public IComparer<T> Comparer { get; set; }
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
            if (cancellationToken.IsCancellationRequested)
                return new ValueTask(Task.FromCanceled(cancellationToken));
            try
            {
                return TryWrite(item) ? default(ValueTask) : new ValueTask(Writing(item, cancellationToken));
            }
            catch (Exception e)
            {
                return new ValueTask(Task.FromException(e));
            }
        }
        async Task Writing(T item, CancellationToken cancellationToken)
        {
            while (await WaitToWriteAsync(cancellationToken).ConfigureAwait(false))
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
        public virtual Task Completion { get { return new TaskCompletionSource<VoidTaskResult>().Task; } }
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
            if (cancellationToken.IsCancellationRequested)
                return new ValueTask<T>(Task.FromCanceled<T>(cancellationToken));
            try
            {
                T item;
                if (TryRead(out item))
                    return new ValueTask<T>(item);
            }
            catch (Exception e) when (!(e is ChannelClosedException || e is OperationCanceledException))
            {
                return new ValueTask<T>(Task.FromException<T>(e));
            }
            return new ValueTask<T>(Reading(cancellationToken));
        }
        async Task<T> Reading(CancellationToken cancellationToken)
        {
            T item;
            while (await WaitToReadAsync(cancellationToken).ConfigureAwait(false))
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
        // Whether the last look found something; then the next item is taken without asking the token.
        bool _going;
        // Whether it has come to an end, or failed; then there is nothing more, as in an iterator.
        bool _over;
        internal ChannelItems(ChannelReader<T> reader, CancellationToken token)
        {
            _reader = reader;
            _token = token;
        }
        public IAsyncEnumerator<T> GetAsyncEnumerator(CancellationToken cancellationToken)
        {
            if (!cancellationToken.CanBeCanceled || cancellationToken == _token)
                return new ChannelItems<T>(_reader, _token);
            return new ChannelItems<T>(_reader, _token.CanBeCanceled ? CancellationTokenSource.CreateLinkedTokenSource(_token, cancellationToken).Token : cancellationToken);
        }
        public T Current { get { return _current; } }
        public ValueTask<bool> MoveNextAsync()
        {
            if (_over)
                return new ValueTask<bool>(false);
            if ((_going || !_token.IsCancellationRequested) && _reader.TryRead(out _current))
            {
                _going = true;
                return new ValueTask<bool>(true);
            }
            _going = false;
            return new ValueTask<bool>(Moving());
        }
        async Task<bool> Moving()
        {
            try
            {
                while (await _reader.WaitToReadAsync(_token).ConfigureAwait(false))
                {
                    if (_reader.TryRead(out _current))
                    {
                        _going = true;
                        return true;
                    }
                }
                return false;
            }
            finally
            {
                _over = !_going;
            }
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
        public static Channel<T> CreateUnbounded<T>() { return CreateUnbounded<T>(new UnboundedChannelOptions()); }
        public static Channel<T> CreateUnbounded<T>(UnboundedChannelOptions options)
        {
            if (options == null)
                throw new ArgumentNullException("options");
            return new QueueChannel<T>(int.MaxValue, BoundedChannelFullMode.Wait, null, options, options.SingleReader);
        }
        public static Channel<T> CreateBounded<T>(int capacity) { return CreateBounded<T>(new BoundedChannelOptions(capacity), null); }
        public static Channel<T> CreateBounded<T>(BoundedChannelOptions options) { return CreateBounded<T>(options, null); }
        public static Channel<T> CreateBounded<T>(BoundedChannelOptions options, Action<T> itemDropped)
        {
            if (options == null)
                throw new ArgumentNullException("options");
            return new QueueChannel<T>(options.Capacity, options.FullMode, itemDropped, options, false);
        }
        public static Channel<T> CreateUnboundedPrioritized<T>() { return CreateUnboundedPrioritized<T>(new UnboundedPrioritizedChannelOptions<T>()); }
        public static Channel<T> CreateUnboundedPrioritized<T>(UnboundedPrioritizedChannelOptions<T> options) { return new QueueChannel<T>(options ?? throw new ArgumentNullException("options")); }
    }
}
