// The channel behind all factories: a queue, and promises of those who wait. Every operation is one atomic section.
using System.Collections.Generic;
using System.Threading.Tasks;
using Machine = Fencepost.Runtime;

namespace System.Threading.Channels
{
    sealed class QueueChannel<T> : Channel<T>
    {
        readonly Queue<T> _items = new Queue<T>();
        readonly int _capacity;
        readonly BoundedChannelFullMode _mode;
        readonly Action<T> _dropped;
        readonly TaskCompletionSource<bool> _completion = Promise();
        // Promises to those who wait for something to read, or for room to write.
        readonly List<TaskCompletionSource<bool>> _readers = new List<TaskCompletionSource<bool>>();
        readonly List<TaskCompletionSource<bool>> _writers = new List<TaskCompletionSource<bool>>();
        bool _closed;
        Exception _error;

        internal QueueChannel(int capacity, BoundedChannelFullMode mode, Action<T> dropped)
        {
            _capacity = capacity;
            _mode = mode;
            _dropped = dropped;
            Reader = new QueueReader(this);
            Writer = new QueueWriter(this);
        }

        static TaskCompletionSource<bool> Promise() { return new TaskCompletionSource<bool>(TaskCreationOptions.RunContinuationsAsynchronously); }

        // Takes all promises out of a list; inside an atomic section.
        static TaskCompletionSource<bool>[] Take(List<TaskCompletionSource<bool>> waiting)
        {
            if (waiting.Count == 0)
                return null;
            TaskCompletionSource<bool>[] taken = waiting.ToArray();
            waiting.Clear();
            return taken;
        }
        static void Answer(TaskCompletionSource<bool>[] waiting, bool answer, Exception error)
        {
            if (waiting == null)
                return;
            foreach (TaskCompletionSource<bool> promise in waiting)
            {
                if (error == null)
                    promise.TrySetResult(answer);
                else
                    promise.TrySetException(error);
            }
        }

        void Finish()
        {
            if (_error == null)
                _completion.TrySetResult(true);
            else if (_error is OperationCanceledException)
                _completion.TrySetCanceled(((OperationCanceledException)_error).CancellationToken);
            else
                _completion.TrySetException(_error);
        }

        // Waits in a list until somebody answers, unless there is an answer already.
        ValueTask<bool> Wait(List<TaskCompletionSource<bool>> waiting, bool reading, CancellationToken token)
        {
            if (token.IsCancellationRequested)
                return new ValueTask<bool>(Task.FromCanceled<bool>(token));
            TaskCompletionSource<bool> promise = Promise();
            Machine.AtomicBegin();
            bool ready = reading ? _items.Count > 0 : !_closed && (_mode != BoundedChannelFullMode.Wait || _items.Count < _capacity);
            bool over = !ready && _closed;
            if (!ready && !over)
                waiting.Add(promise);
            Machine.AtomicEnd();
            if (over && _error != null)
                return new ValueTask<bool>(Task.FromException<bool>(_error));
            if (ready || over)
                return new ValueTask<bool>(ready);
            if (token.CanBeCanceled)
                token.Register(() => promise.TrySetCanceled(token));
            return new ValueTask<bool>(promise.Task);
        }

        bool Write(T item)
        {
            bool lost = false;
            T old = default(T);
            Machine.AtomicBegin();
            bool full = _items.Count >= _capacity;
            bool written = !_closed && (!full || _mode != BoundedChannelFullMode.Wait);
            if (written && full)
            {
                lost = true;
                old = item;
                if (_mode == BoundedChannelFullMode.DropOldest)
                    old = _items.Dequeue();
                else if (_mode == BoundedChannelFullMode.DropNewest)
                    old = DropNewest();
            }
            if (written && (!full || _mode != BoundedChannelFullMode.DropWrite))
                _items.Enqueue(item);
            TaskCompletionSource<bool>[] readers = written ? Take(_readers) : null;
            Machine.AtomicEnd();
            Answer(readers, true, null);
            if (lost && _dropped != null)
                _dropped(old);
            return written;
        }
        T DropNewest()
        {
            T[] items = _items.ToArray();
            _items.Clear();
            for (int i = 0; i < items.Length - 1; i++)
                _items.Enqueue(items[i]);
            return items[items.Length - 1];
        }

        bool Read(out T item)
        {
            Machine.AtomicBegin();
            bool found = _items.TryDequeue(out item);
            TaskCompletionSource<bool>[] writers = found && !_closed ? Take(_writers) : null;
            bool last = found && _closed && _items.Count == 0;
            Machine.AtomicEnd();
            Answer(writers, true, null);
            if (last)
                Finish();
            return found;
        }

        bool Close(Exception error)
        {
            Machine.AtomicBegin();
            bool first = !_closed;
            if (first)
            {
                _closed = true;
                _error = error;
            }
            bool empty = _items.Count == 0;
            TaskCompletionSource<bool>[] readers = first ? Take(_readers) : null;
            TaskCompletionSource<bool>[] writers = first ? Take(_writers) : null;
            Machine.AtomicEnd();
            if (first && empty)
                Finish();
            Answer(readers, false, error);
            Answer(writers, false, error);
            return first;
        }

        sealed class QueueReader : ChannelReader<T>
        {
            readonly QueueChannel<T> _channel;
            internal QueueReader(QueueChannel<T> channel) { _channel = channel; }
            public override Task Completion { get { return _channel._completion.Task; } }
            public override bool CanCount { get { return true; } }
            public override bool CanPeek { get { return true; } }
            public override int Count
            {
                get
                {
                    Machine.AtomicBegin();
                    int count = _channel._items.Count;
                    Machine.AtomicEnd();
                    return count;
                }
            }
            public override bool TryRead(out T item) { return _channel.Read(out item); }
            public override bool TryPeek(out T item)
            {
                Machine.AtomicBegin();
                bool found = _channel._items.TryPeek(out item);
                Machine.AtomicEnd();
                return found;
            }
            public override ValueTask<bool> WaitToReadAsync(CancellationToken cancellationToken) { return _channel.Wait(_channel._readers, true, cancellationToken); }
        }

        sealed class QueueWriter : ChannelWriter<T>
        {
            readonly QueueChannel<T> _channel;
            internal QueueWriter(QueueChannel<T> channel) { _channel = channel; }
            public override bool TryWrite(T item) { return _channel.Write(item); }
            public override bool TryComplete(Exception error) { return _channel.Close(error); }
            public override ValueTask<bool> WaitToWriteAsync(CancellationToken cancellationToken) { return _channel.Wait(_channel._writers, false, cancellationToken); }
            public override ValueTask WriteAsync(T item, CancellationToken cancellationToken)
            {
                if (!cancellationToken.IsCancellationRequested && TryWrite(item))
                    return default(ValueTask);
                return base.WriteAsync(item, cancellationToken);
            }
        }
    }
}
