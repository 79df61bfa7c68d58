// The channel behind all factories: items, and promises to those who wait. Every operation is one atomic section.
using System.Collections.Generic;
using System.Threading.Tasks;
using Machine = Fencepost.Runtime;

namespace System.Threading.Channels
{
    // Somebody who waits for an item, for room, or until there may be one.
    class ChannelWaiter<TResult> : Task<TResult>, ITakenOnce
    {
        bool _taken;
        // Undone when the wait is over. The callback is registered before anybody else knows the waiter.
        CancellationTokenRegistration _registration;

        internal ChannelWaiter(bool synchronously) : base((object)null, Options(synchronously), ContinuationRunner.For(Options(synchronously))) { }

        internal static TaskCreationOptions Options(bool synchronously)
        {
            return synchronously ? TaskCreationOptions.None : TaskCreationOptions.RunContinuationsAsynchronously;
        }

        // Inside a value task, a result may be taken once, and not before it is there.
        public void Take()
        {
            Machine.AtomicBegin();
            bool open = IsOpen, again = _taken;
            _taken = !open;
            Machine.AtomicEnd();
            if (open)
                throw new InvalidOperationException("The asynchronous operation has not completed.");
            if (again)
                throw AlreadyTaken();
        }
        static Exception AlreadyTaken() { return new InvalidOperationException("The result of the operation was already consumed and may not be used again."); }
        public void HandOver()
        {
            Machine.AtomicBegin();
            bool again = _taken;
            _taken = true;
            Machine.AtomicEnd();
            if (again)
                throw AlreadyTaken();
        }
        public void CheckTaken()
        {
            if (_taken)
                throw AlreadyTaken();
        }

        internal void Watch(CancellationToken token)
        {
            if (token.CanBeCanceled)
                _registration = token.UnsafeRegister(state => ((ChannelWaiter<TResult>)state).Fail(new OperationCanceledException(token)), this);
        }

        // These are called inside an atomic section and answer whether the wait was not over before. Continuations run outside.
        internal bool IsOpen { get { return _completed == 0; } }
        internal object SealWith(TResult result)
        {
            _registration.Unregister();
            _result = result;
            return SealAs(TaskStatus.RanToCompletion);
        }
        internal object SealWith(Exception error)
        {
            _registration.Unregister();
            SetExceptions(new Exception[] { error });
            return SealAs(error is OperationCanceledException ? TaskStatus.Canceled : TaskStatus.Faulted);
        }

        void Fail(Exception error) { Complete(error is OperationCanceledException ? TaskStatus.Canceled : TaskStatus.Faulted, new Exception[] { error }); }

        // Of a waiter that need not wait after all.
        internal void Forget() { _registration.Unregister(); }
    }

    sealed class BlockedWriter<T> : ChannelWaiter<bool>
    {
        internal readonly T Item;
        internal BlockedWriter(T item, bool synchronously) : base(synchronously) { Item = item; }
    }

    // Waiters that an operation has answered, whose continuations are still to run.
    struct AnsweredWaiters
    {
        List<KeyValuePair<Task, object>> _all;
        internal void Add(Task waiter, object continuations) { (_all ?? (_all = new List<KeyValuePair<Task, object>>())).Add(new KeyValuePair<Task, object>(waiter, continuations)); }
        internal void Run()
        {
            if (_all == null)
                return;
            foreach (KeyValuePair<Task, object> each in _all)
                each.Key.RunContinuations(each.Value);
        }
    }

    sealed partial class QueueChannel<T> : Channel<T>
    {
        // Items in the order in which they came, or by priority.
        readonly Queue<T> _items;
        readonly PriorityQueue<bool, T> _sorted;
        readonly int _capacity;
        readonly BoundedChannelFullMode _mode;
        readonly Action<T> _dropped;
        // Whether those who wait go on inside the operation that answers them.
        readonly bool _synchronously;
        // Whether its reader promised to be the only one. Then nothing is counted, and who begins to wait ends the wait before.
        readonly bool _single;
        readonly Task<VoidTaskResult> _completion;
        // Those who wait for an item or for room, and those who wait until they may try. Null while there are none.
        List<ChannelWaiter<T>> _blockedReaders;
        List<BlockedWriter<T>> _blockedWriters;
        List<ChannelWaiter<bool>> _waitingReaders;
        List<ChannelWaiter<bool>> _waitingWriters;
        bool _closed;
        Exception _error;

        internal QueueChannel(int capacity, BoundedChannelFullMode mode, Action<T> dropped, ChannelOptions options, bool single)
        {
            _items = new UncountedQueue<T>();
            _capacity = capacity;
            _mode = mode;
            _dropped = dropped;
            _synchronously = options != null && options.AllowSynchronousContinuations;
            _single = single;
            TaskCreationOptions creation = ChannelWaiter<bool>.Options(_synchronously);
            _completion = new Task<VoidTaskResult>((object)null, creation, ContinuationRunner.For(creation));
            Reader = new QueueReader(this);
            Writer = new QueueWriter(this);
        }

        internal QueueChannel(UnboundedPrioritizedChannelOptions<T> options) : this(int.MaxValue, BoundedChannelFullMode.Wait, null, options, false)
        {
            _items = null;
            _sorted = new PriorityQueue<bool, T>(options.Comparer);
        }

        int ItemCount { get { return _sorted != null ? _sorted.Count : _items.Count; } }

        void AddItem(T item)
        {
            if (_sorted != null)
                _sorted.Enqueue(true, item);
            else
                _items.Enqueue(item);
        }

        bool TakeItem(out T item)
        {
            bool unused;
            return _sorted != null ? _sorted.TryDequeue(out unused, out item) : _items.TryDequeue(out item);
        }

        // The first waiter whose wait is not over, taken out of its list; inside an atomic section.
        static TWaiter First<TWaiter, TResult>(ref List<TWaiter> waiters) where TWaiter : ChannelWaiter<TResult>
        {
            while (waiters != null)
            {
                TWaiter first = waiters[0];
                waiters.RemoveAt(0);
                if (waiters.Count == 0)
                    waiters = null;
                if (first.IsOpen)
                    return first;
            }
            return null;
        }

        static bool AnyOpen<TWaiter, TResult>(List<TWaiter> waiters) where TWaiter : ChannelWaiter<TResult>
        {
            for (int i = 0; waiters != null && i < waiters.Count; i++)
            {
                if (waiters[i].IsOpen)
                    return true;
            }
            return false;
        }

        static void Wake(ref List<ChannelWaiter<bool>> waiters, bool answer, Exception error, ref AnsweredWaiters answered)
        {
            for (;;)
            {
                ChannelWaiter<bool> waiter = First<ChannelWaiter<bool>, bool>(ref waiters);
                if (waiter == null)
                    return;
                answered.Add(waiter, error != null ? waiter.SealWith(error) : waiter.SealWith(answer));
            }
        }

        // What those who find the channel closed are told.
        Exception WhyClosed()
        {
            if (_error == null)
                return new ChannelClosedException();
            return _error is OperationCanceledException ? _error : new ChannelClosedException(_error);
        }

        // Nothing is left, and nothing more will come.
        object SealCompletion()
        {
            var cancelled = _error as OperationCanceledException;
            if (cancelled != null)
                _completion._promiseToken = cancelled.CancellationToken;
            else if (_error != null)
                _completion.SetExceptions(new Exception[] { _error });
            return _completion.SealAs(cancelled != null ? TaskStatus.Canceled : _error != null ? TaskStatus.Faulted : TaskStatus.RanToCompletion);
        }

        static List<TWaiter> Added<TWaiter>(List<TWaiter> waiters, TWaiter waiter)
        {
            if (waiters == null)
                waiters = new List<TWaiter>();
            waiters.Add(waiter);
            return waiters;
        }

        // Inside an atomic section.
        void AddReader<TResult>(ref List<ChannelWaiter<TResult>> waiters, ChannelWaiter<TResult> waiter, ref AnsweredWaiters answered)
        {
            ChannelWaiter<TResult> before = _single ? First<ChannelWaiter<TResult>, TResult>(ref waiters) : null;
            if (before != null)
                answered.Add(before, before.SealWith(new OperationCanceledException()));
            waiters = Added(waiters, waiter);
        }

        bool Close(Exception error)
        {
            var answered = default(AnsweredWaiters);
            Machine.AtomicBegin();
            bool first = !_closed;
            if (first)
            {
                _closed = true;
                _error = error;
                if (ItemCount == 0)
                    answered.Add(_completion, SealCompletion());
                ChannelWaiter<T> reader;
                while ((reader = First<ChannelWaiter<T>, T>(ref _blockedReaders)) != null)
                    answered.Add(reader, reader.SealWith(WhyClosed()));
                BlockedWriter<T> writer;
                while ((writer = First<BlockedWriter<T>, bool>(ref _blockedWriters)) != null)
                    answered.Add(writer, writer.SealWith(WhyClosed()));
                Wake(ref _waitingReaders, false, error, ref answered);
                Wake(ref _waitingWriters, false, error, ref answered);
            }
            Machine.AtomicEnd();
            answered.Run();
            return first;
        }
    }
}
