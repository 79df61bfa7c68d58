// Writing to a channel.
using System.Threading.Tasks;
using Machine = Fencepost.Runtime;

namespace System.Threading.Channels
{
    sealed partial class QueueChannel<T>
    {
        // Inside an atomic section: gives the item to the reader who has waited longest, or puts it in. False if there is no room.
        bool Put(T item, ref AnsweredWaiters answered, ref bool lost, ref T old)
        {
            ChannelWaiter<T> reader = First<ChannelWaiter<T>, T>(ref _blockedReaders);
            if (reader != null)
            {
                answered.Add(reader, reader.SealWith(item));
                return true;
            }
            bool full = ItemCount >= _capacity;
            if (full && _mode == BoundedChannelFullMode.Wait)
                return false;
            if (full)
            {
                lost = true;
                old = item;
                if (_capacity == 0 || _mode == BoundedChannelFullMode.DropWrite)
                    return true;
                old = _mode == BoundedChannelFullMode.DropOldest ? _items.Dequeue() : DropNewest();
            }
            AddItem(item);
            if (_waitingReaders != null)
                Wake(ref _waitingReaders, true, null, ref answered);
            return true;
        }

        T DropNewest()
        {
            T[] items = _items.ToArray();
            _items.Clear();
            for (int i = 0; i < items.Length - 1; i++)
                _items.Enqueue(items[i]);
            return items[items.Length - 1];
        }

        bool Write(T item)
        {
            var answered = default(AnsweredWaiters);
            bool lost = false;
            T old = default(T);
            Machine.AtomicBegin();
            bool written = !_closed && Put(item, ref answered, ref lost, ref old);
            Machine.AtomicEnd();
            answered.Run();
            if (lost && _dropped != null)
                _dropped(old);
            return written;
        }

        ValueTask WriteOrWait(T item, CancellationToken token)
        {
            if (token.IsCancellationRequested)
                return new ValueTask(Task.FromCanceled(token));
            // Without a bound nobody ever waits for room.
            bool mayWait = _capacity != int.MaxValue && _mode == BoundedChannelFullMode.Wait;
            BlockedWriter<T> waiter = mayWait ? new BlockedWriter<T>(item, _synchronously) : null;
            if (mayWait)
                waiter.Watch(token);
            var answered = default(AnsweredWaiters);
            bool lost = false;
            T old = default(T);
            Machine.AtomicBegin();
            bool closed = _closed;
            bool written = !closed && Put(item, ref answered, ref lost, ref old);
            if (mayWait && (written || closed))
                waiter.Forget();
            else if (mayWait)
            {
                _blockedWriters = Added(_blockedWriters, waiter);
                if (_capacity == 0)
                    Wake(ref _waitingReaders, true, null, ref answered);
            }
            Machine.AtomicEnd();
            answered.Run();
            if (lost && _dropped != null)
                _dropped(old);
            if (closed)
                return new ValueTask(Task.FromException(WhyClosed()));
            return written ? default(ValueTask) : ValueTask.TakenOnce(waiter);
        }

        ValueTask<bool> WaitToWrite(CancellationToken token)
        {
            if (token.IsCancellationRequested)
                return new ValueTask<bool>(Task.FromCanceled<bool>(token));
            var waiter = new ChannelWaiter<bool>(_synchronously);
            waiter.Watch(token);
            Machine.AtomicBegin();
            bool over = _closed;
            bool room = ItemCount < _capacity || _capacity == 0 && AnyOpen<ChannelWaiter<T>, T>(_blockedReaders);
            bool ready = !over && (_mode != BoundedChannelFullMode.Wait || room);
            if (ready || over)
                waiter.Forget();
            else
                _waitingWriters = Added(_waitingWriters, waiter);
            Machine.AtomicEnd();
            if (over && _error != null)
                return new ValueTask<bool>(Task.FromException<bool>(_error));
            return ready || over ? new ValueTask<bool>(ready) : ValueTask<bool>.TakenOnce(waiter);
        }

        sealed class QueueWriter : ChannelWriter<T>
        {
            readonly QueueChannel<T> _channel;
            internal QueueWriter(QueueChannel<T> channel) { _channel = channel; }
            public override bool TryWrite(T item) { return _channel.Write(item); }
            public override bool TryComplete(Exception error) { return _channel.Close(error); }
            public override ValueTask WriteAsync(T item, CancellationToken cancellationToken) { return _channel.WriteOrWait(item, cancellationToken); }
            public override ValueTask<bool> WaitToWriteAsync(CancellationToken cancellationToken) { return _channel.WaitToWrite(cancellationToken); }
        }
    }
}
