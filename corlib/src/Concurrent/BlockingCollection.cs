// A bounded buffer on top of a concurrent collection. Two cells count the items and the free places.
using System.Collections.Generic;
using System.Threading;
using Machine = Fencepost.Runtime;

namespace System.Collections.Concurrent
{
    public class BlockingCollection<T> : IEnumerable<T>, ICollection, IReadOnlyCollection<T>, IDisposable
    {
        readonly IProducerConsumerCollection<T> _items;
        readonly int _capacity;
        // How many items may be taken, and how many may still be added.
        int _occupied;
        int _free;
        // Set when no more items will be added, and when in addition none is left.
        int _closed;
        int _adding;
        int _drained;
        bool _disposed;

        public BlockingCollection() : this(new ConcurrentQueue<T>()) { }
        public BlockingCollection(int boundedCapacity) : this(new ConcurrentQueue<T>(), boundedCapacity) { }
        public BlockingCollection(IProducerConsumerCollection<T> collection) : this(collection, -1, false) { }
        public BlockingCollection(IProducerConsumerCollection<T> collection, int boundedCapacity) : this(collection, boundedCapacity, true) { }
        BlockingCollection(IProducerConsumerCollection<T> collection, int boundedCapacity, bool bounded)
        {
            if (bounded && boundedCapacity < 1)
                throw new ArgumentOutOfRangeException("boundedCapacity", boundedCapacity, "The boundedCapacity argument must be positive.");
            _items = collection ?? throw new ArgumentNullException("collection");
            _capacity = boundedCapacity;
            _occupied = collection.Count;
            _free = bounded ? boundedCapacity - _occupied : int.MaxValue;
        }

        public int BoundedCapacity { get { return _capacity; } }
        public int Count
        {
            get
            {
                CheckDisposed();
                return Volatile.Read(ref _occupied);
            }
        }
        public bool IsAddingCompleted
        {
            get
            {
                CheckDisposed();
                return Volatile.Read(ref _closed) != 0;
            }
        }
        public bool IsCompleted
        {
            get
            {
                CheckDisposed();
                return Volatile.Read(ref _drained) != 0;
            }
        }
        bool ICollection.IsSynchronized { get { return false; } }
        object ICollection.SyncRoot { get { throw new NotSupportedException("The SyncRoot property may not be used for the synchronization of concurrent collections."); } }

        void CheckDisposed()
        {
            if (_disposed)
                throw new ObjectDisposedException("BlockingCollection", "The collection has been disposed.");
        }

        // Waits for a cell, or for the end of the collection, or for the token.
        static int Wait(ref int cell, ref int end, int millisecondsTimeout, CancellationToken token)
        {
            Timeout.Check(millisecondsTimeout);
            token.ThrowIfCancellationRequested();
            int answer;
            if (token.Source == null)
            {
                int never = 0;
                answer = Machine.WaitCell(ref cell, Machine.UntilPositiveThenSubtract, 1, ref end, ref never, millisecondsTimeout);
            }
            else
                answer = Machine.WaitCell(ref cell, Machine.UntilPositiveThenSubtract, 1, ref end, ref token.Source._cancelled, millisecondsTimeout);
            if (answer == Machine.StoppedBySecond)
                throw new OperationCanceledException(token);
            return answer;
        }

        public void Add(T item) { TryAdd(item, Timeout.Infinite, default(CancellationToken)); }
        public void Add(T item, CancellationToken cancellationToken) { TryAdd(item, Timeout.Infinite, cancellationToken); }
        public bool TryAdd(T item) { return TryAdd(item, 0, default(CancellationToken)); }
        public bool TryAdd(T item, TimeSpan timeout) { return TryAdd(item, Timeout.Milliseconds(timeout), default(CancellationToken)); }
        public bool TryAdd(T item, int millisecondsTimeout) { return TryAdd(item, millisecondsTimeout, default(CancellationToken)); }
        public bool TryAdd(T item, int millisecondsTimeout, CancellationToken cancellationToken)
        {
            CheckDisposed();
            cancellationToken.ThrowIfCancellationRequested();
            if (_capacity >= 0)
            {
                int answer = Wait(ref _free, ref _closed, millisecondsTimeout, cancellationToken);
                if (answer == Machine.StoppedByFirst)
                    throw Closed();
                if (answer == Machine.TimedOut)
                    return false;
            }
            // An addition that has begun keeps the collection from being drained until it is done.
            Machine.AtomicBegin();
            bool open = _closed == 0;
            if (open)
                _adding++;
            else if (_capacity >= 0)
                _free++;
            Machine.AtomicEnd();
            if (!open)
                throw Closed();
            bool added = false;
            try
            {
                added = _items.TryAdd(item);
                if (!added)
                    throw new InvalidOperationException("The underlying collection didn't accept the item.");
            }
            finally
            {
                Machine.AtomicBegin();
                _adding--;
                if (added)
                    _occupied++;
                UpdateDrained();
                Machine.AtomicEnd();
            }
            return true;
        }

        static InvalidOperationException Closed()
        {
            return new InvalidOperationException("The collection has been marked as complete with regards to additions.");
        }

        // Inside an atomic section.
        void UpdateDrained()
        {
            if (_closed != 0 && _adding == 0 && _occupied == 0)
                _drained = 1;
        }

        public T Take() { return Take(default(CancellationToken)); }
        public T Take(CancellationToken cancellationToken)
        {
            T item;
            if (!TryTake(out item, Timeout.Infinite, cancellationToken))
                throw new InvalidOperationException("The collection argument is empty and has been marked as complete with regards to additions.");
            return item;
        }
        public bool TryTake(out T item) { return TryTake(out item, 0, default(CancellationToken)); }
        public bool TryTake(out T item, TimeSpan timeout) { return TryTake(out item, Timeout.Milliseconds(timeout), default(CancellationToken)); }
        public bool TryTake(out T item, int millisecondsTimeout) { return TryTake(out item, millisecondsTimeout, default(CancellationToken)); }
        public bool TryTake(out T item, int millisecondsTimeout, CancellationToken cancellationToken)
        {
            CheckDisposed();
            item = default(T);
            if (Wait(ref _occupied, ref _drained, millisecondsTimeout, cancellationToken) != Machine.Satisfied)
                return false;
            if (!_items.TryTake(out item))
                throw new InvalidOperationException("The underlying collection was modified from outside of the BlockingCollection<T>.");
            Machine.AtomicBegin();
            if (_capacity >= 0)
                _free++;
            UpdateDrained();
            Machine.AtomicEnd();
            return true;
        }

        public void CompleteAdding()
        {
            CheckDisposed();
            Machine.AtomicBegin();
            _closed = 1;
            UpdateDrained();
            Machine.AtomicEnd();
        }

        public IEnumerable<T> GetConsumingEnumerable() { return GetConsumingEnumerable(default(CancellationToken)); }
        public IEnumerable<T> GetConsumingEnumerable(CancellationToken cancellationToken)
        {
            T item;
            while (TryTake(out item, Timeout.Infinite, cancellationToken))
                yield return item;
        }

        public static int AddToAny(BlockingCollection<T>[] collections, T item)
        {
            Machine.Unsupported("BlockingCollection.AddToAny");
            return -1;
        }
        public static int TakeFromAny(BlockingCollection<T>[] collections, out T item)
        {
            Machine.Unsupported("BlockingCollection.TakeFromAny");
            item = default(T);
            return -1;
        }

        public T[] ToArray() { return _items.ToArray(); }
        public void CopyTo(T[] array, int index) { _items.CopyTo(array, index); }
        void ICollection.CopyTo(Array array, int index) { _items.CopyTo(array, index); }
        IEnumerator<T> IEnumerable<T>.GetEnumerator() { return _items.GetEnumerator(); }
        IEnumerator IEnumerable.GetEnumerator() { return _items.GetEnumerator(); }
        public void Dispose() { Dispose(true); }
        protected virtual void Dispose(bool disposing) { _disposed = true; }
    }
}
