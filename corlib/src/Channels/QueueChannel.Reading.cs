// Reading from a channel.
using System.Threading.Tasks;
using Machine = Fencepost.Runtime;

namespace System.Threading.Channels
{
    sealed partial class QueueChannel<T>
    {
        // Inside an atomic section. Room that comes free goes to the writer who has waited longest, and its item is in at once.
        bool Take(out T item, ref AnsweredWaiters answered)
        {
            if (_capacity == 0)
            {
                BlockedWriter<T> direct = First<BlockedWriter<T>, bool>(ref _blockedWriters);
                item = direct == null ? default(T) : direct.Item;
                if (direct != null)
                    answered.Add(direct, direct.SealWith(true));
                return direct != null;
            }
            if (!TakeItem(out item))
                return false;
            if (_closed)
            {
                if (ItemCount == 0)
                    answered.Add(_completion, SealCompletion());
                return true;
            }
            BlockedWriter<T> writer = First<BlockedWriter<T>, bool>(ref _blockedWriters);
            if (writer != null)
            {
                AddItem(writer.Item);
                answered.Add(writer, writer.SealWith(true));
            }
            else if (_waitingWriters != null)
                Wake(ref _waitingWriters, true, null, ref answered);
            return true;
        }

        bool Read(out T item)
        {
            var answered = default(AnsweredWaiters);
            Machine.AtomicBegin();
            bool found = Take(out item, ref answered);
            Machine.AtomicEnd();
            answered.Run();
            return found;
        }

        ValueTask<T> ReadOrWait(CancellationToken token)
        {
            if (token.IsCancellationRequested)
                return new ValueTask<T>(Task.FromCanceled<T>(token));
            var waiter = new ChannelWaiter<T>(_synchronously);
            waiter.Watch(token);
            var answered = default(AnsweredWaiters);
            T item;
            Machine.AtomicBegin();
            bool found = Take(out item, ref answered);
            bool over = !found && _closed;
            if (found || over)
                waiter.Forget();
            else
            {
                AddReader(ref _blockedReaders, waiter, ref answered);
                if (_capacity == 0)
                    Wake(ref _waitingWriters, true, null, ref answered);
            }
            Machine.AtomicEnd();
            answered.Run();
            if (found)
                return new ValueTask<T>(item);
            if (!over)
                return ValueTask<T>.TakenOnce(waiter);
            Exception why = WhyClosed();
            if (!(why is OperationCanceledException))
                return new ValueTask<T>(Task.FromException<T>(why));
            CancellationToken cause = ((OperationCanceledException)why).CancellationToken;
            return new ValueTask<T>(Task.FromCanceled<T>(cause.IsCancellationRequested ? cause : new CancellationToken(true)));
        }

        ValueTask<bool> WaitToRead(CancellationToken token)
        {
            if (token.IsCancellationRequested)
                return new ValueTask<bool>(Task.FromCanceled<bool>(token));
            var waiter = new ChannelWaiter<bool>(_synchronously);
            waiter.Watch(token);
            var answered = default(AnsweredWaiters);
            Machine.AtomicBegin();
            bool ready = ItemCount > 0 || _capacity == 0 && AnyOpen<BlockedWriter<T>, bool>(_blockedWriters);
            bool over = !ready && _closed;
            if (ready || over)
                waiter.Forget();
            else
                AddReader(ref _waitingReaders, waiter, ref answered);
            Machine.AtomicEnd();
            answered.Run();
            if (over && _error != null)
                return new ValueTask<bool>(Task.FromException<bool>(_error));
            return ready || over ? new ValueTask<bool>(ready) : ValueTask<bool>.TakenOnce(waiter);
        }

        sealed class QueueReader : ChannelReader<T>
        {
            readonly QueueChannel<T> _channel;
            internal QueueReader(QueueChannel<T> channel) { _channel = channel; }
            public override Task Completion { get { return _channel._completion; } }
            public override bool CanCount { get { return !_channel._single; } }
            public override bool CanPeek { get { return true; } }
            public override int Count
            {
                get
                {
                    if (_channel._single)
                        return base.Count;
                    Machine.AtomicBegin();
                    int count = _channel.ItemCount;
                    Machine.AtomicEnd();
                    return count;
                }
            }
            public override bool TryRead(out T item) { return _channel.Read(out item); }
            public override bool TryPeek(out T item)
            {
                bool unused;
                Machine.AtomicBegin();
                bool found = _channel._sorted != null ? _channel._sorted.TryPeek(out unused, out item) : _channel._items.TryPeek(out item);
                for (int i = 0; !found && _channel._capacity == 0 && _channel._blockedWriters != null && i < _channel._blockedWriters.Count; i++)
                {
                    found = _channel._blockedWriters[i].IsOpen;
                    item = found ? _channel._blockedWriters[i].Item : item;
                }
                Machine.AtomicEnd();
                return found;
            }
            public override ValueTask<T> ReadAsync(CancellationToken cancellationToken) { return _channel.ReadOrWait(cancellationToken); }
            public override ValueTask<bool> WaitToReadAsync(CancellationToken cancellationToken) { return _channel.WaitToRead(cancellationToken); }
        }
    }
}
