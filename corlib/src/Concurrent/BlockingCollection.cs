// A bounded buffer on top of a concurrent collection. Two cells count the items and the free places.
using System.Collections.Generic;
using System.Threading;
using Machine = Fencepost.Runtime;

namespace System.Collections.Concurrent
{
    public class BlockingCollection<T> : IEnumerable<T>, ICollection, IReadOnlyCollection<T>, IDisposable
    {
        readonly IProducerConsumerCollection<T> _items;
        // Whether the collection is one of the library's, and its operations may be part of a larger step.
        readonly bool _library;
        readonly int _capacity;
        // How many items may be taken, and how many may still be added.
        int _occupied;
        int _free;
        // Set when no more items will be added, and when in addition none is left.
        int _closed;
        int _adding;
        int _drained;
        bool _disposed;
        // Set while an item, or a place, may be had; there only for those who wait for several collections.
        ManualResetEvent _mayTake;
        ManualResetEvent _mayAdd;

        public BlockingCollection() : this(new ConcurrentQueue<T>()) { }
        public BlockingCollection(int boundedCapacity) : this(new ConcurrentQueue<T>(), boundedCapacity) { }
        public BlockingCollection(IProducerConsumerCollection<T> collection) : this(collection, -1, false) { }
        public BlockingCollection(IProducerConsumerCollection<T> collection, int boundedCapacity) : this(collection, boundedCapacity, true) { }
        BlockingCollection(IProducerConsumerCollection<T> collection, int boundedCapacity, bool bounded)
        {
            if (bounded && boundedCapacity < 1)
                throw new ArgumentOutOfRangeException("boundedCapacity", boundedCapacity, "boundedCapacity ('" + boundedCapacity + "') must be a non-negative and non-zero value.");
            _items = collection ?? throw new ArgumentNullException("collection");
            if (bounded && collection.Count > boundedCapacity)
                throw new ArgumentException("The collection argument contains more items than are allowed by the boundedCapacity.");
            // Taking from a bag is a choice, which no atomic section can contain. Elsewhere an item and its count change in one step,
            // unless the program could tell that they do not.
            _library = collection is AtomicCollection<T> && !(collection is ConcurrentBag<T>) && !Machine.CountsAndTakes();
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
                return _library ? Volatile.Read(ref _occupied) : _items.Count;
            }
        }
        public bool IsAddingCompleted
        {
            get
            {
                CheckDisposed();
                if (_library)
                    return Volatile.Read(ref _closed) != 0;
                Machine.AtomicBegin();
                bool completed = _closed != 0 && _adding == 0;
                Machine.AtomicEnd();
                return completed;
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

        // Waits for a cell, or for the end of the collection, or for the token. Unless it throws, an atomic section has begun.
        static int WaitThenBegin(ref int cell, ref int end, int millisecondsTimeout, CancellationToken token)
        {
            if (token.Source == null)
            {
                int never = 0;
                return Machine.WaitCellThenBegin(ref cell, Machine.UntilPositiveThenSubtract, 1, ref end, ref never, millisecondsTimeout);
            }
            int answer = Machine.WaitCellThenBegin(ref cell, Machine.UntilPositiveThenSubtract, 1, ref end, ref token.Source._cancelled, millisecondsTimeout);
            if (answer == Machine.StoppedBySecond)
            {
                Machine.AtomicEnd();
                throw new OperationCanceledException(token);
            }
            return answer;
        }

        public void Add(T item) { TryAdd(item, Timeout.Infinite, default(CancellationToken)); }
        public void Add(T item, CancellationToken cancellationToken) { TryAdd(item, Timeout.Infinite, cancellationToken); }
        public bool TryAdd(T item) { return TryAdd(item, 0, default(CancellationToken)); }
        public bool TryAdd(T item, TimeSpan timeout) { return TryAdd(item, Timeout.Milliseconds(timeout), default(CancellationToken)); }
        public bool TryAdd(T item, int millisecondsTimeout) { return TryAdd(item, millisecondsTimeout, default(CancellationToken)); }
        public bool TryAdd(T item, int millisecondsTimeout, CancellationToken cancellationToken)
        {
            Timeout.Check(millisecondsTimeout);
            cancellationToken.ThrowIfCancellationRequested();
            int answer = Machine.Satisfied;
            if (_capacity >= 0)
                answer = WaitThenBegin(ref _free, ref _closed, millisecondsTimeout, cancellationToken);
            else
                Machine.AtomicBegin();
            bool disposed = _disposed;
            bool closed = _closed != 0;
            bool open = answer == Machine.Satisfied && !disposed && !closed;
            if (open && _library)
            {
                _items.TryAdd(item);
                _occupied++;
            }
            else if (open)
                // An addition that has begun keeps the collection from being drained until it is done.
                _adding++;
            else if (answer == Machine.Satisfied && _capacity >= 0)
                _free++;
            Tell();
            Machine.AtomicEnd();
            if (disposed)
                CheckDisposed();
            if (closed)
                throw Closed();
            if (!open)
                return false;
            if (!_library)
                AddToForeign(item);
            return true;
        }

        // A collection of the program's own may do anything while it adds.
        void AddToForeign(T item)
        {
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
                Tell();
                Machine.AtomicEnd();
            }
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
            Timeout.Check(millisecondsTimeout);
            cancellationToken.ThrowIfCancellationRequested();
            item = default(T);
            bool satisfied = WaitThenBegin(ref _occupied, ref _drained, millisecondsTimeout, cancellationToken) == Machine.Satisfied;
            bool disposed = _disposed;
            bool taken = false;
            if (satisfied && _library && !disposed)
            {
                taken = _items.TryTake(out item);
                Taken();
            }
            else if (satisfied)
                UpdateDrained();
            Tell();
            Machine.AtomicEnd();
            if (disposed)
                CheckDisposed();
            if (!satisfied)
                return false;
            if (!_library)
            {
                taken = _items.TryTake(out item);
                Machine.AtomicBegin();
                Taken();
                Tell();
                Machine.AtomicEnd();
            }
            if (!taken)
                throw new InvalidOperationException("The underlying collection was modified from outside of the BlockingCollection<T>.");
            return true;
        }

        // Inside an atomic section.
        void Taken()
        {
            if (_capacity >= 0)
                _free++;
            UpdateDrained();
        }

        public void CompleteAdding()
        {
            Machine.AtomicBegin();
            bool disposed = _disposed;
            if (!disposed)
            {
                _closed = 1;
                UpdateDrained();
                Tell();
            }
            Machine.AtomicEnd();
            if (disposed)
                CheckDisposed();
            // Additions that have begun come to their end first.
            if (!_library)
                Machine.WaitCell(ref _adding, Machine.UntilEquals, 0, Timeout.Infinite);
        }

        public IEnumerable<T> GetConsumingEnumerable() { return GetConsumingEnumerable(default(CancellationToken)); }
        public IEnumerable<T> GetConsumingEnumerable(CancellationToken cancellationToken)
        {
            T item;
            while (TryTake(out item, Timeout.Infinite, cancellationToken))
                yield return item;
        }

        // Inside an atomic section that may have changed one of the cells.
        void Tell()
        {
            if (_mayTake != null)
                _mayTake._count = _occupied > 0 || _drained != 0 ? 1 : 0;
            if (_mayAdd != null)
                _mayAdd._count = _free > 0 || _closed != 0 ? 1 : 0;
        }

        static WaitHandle[] Events(BlockingCollection<T>[] collections, bool take)
        {
            var events = new WaitHandle[collections.Length];
            for (int i = 0; i < events.Length; i++)
            {
                BlockingCollection<T> collection = collections[i];
                var fresh = new ManualResetEvent(false);
                Machine.AtomicBegin();
                if (take)
                    events[i] = collection._mayTake ?? (collection._mayTake = fresh);
                else
                    events[i] = collection._mayAdd ?? (collection._mayAdd = fresh);
                collection.Tell();
                Machine.AtomicEnd();
            }
            return events;
        }

        static void CheckAll(BlockingCollection<T>[] collections)
        {
            if (collections == null)
                throw new ArgumentNullException("collections");
            if (collections.Length < 1)
                throw new ArgumentException("The collections argument is a zero-length array.", "collections");
            foreach (BlockingCollection<T> collection in collections)
            {
                if (collection == null)
                    throw new ArgumentException("The collections argument contains at least one null element.", "collections");
                collection.CheckDisposed();
            }
        }

        static void CheckOpen(BlockingCollection<T>[] collections)
        {
            foreach (BlockingCollection<T> collection in collections)
            {
                if (collection.IsAddingCompleted)
                    throw new ArgumentException("At least one of the specified collections is marked as complete with regards to additions.", "collections");
            }
        }

        // False when the time is up.
        static bool WaitForAny(WaitHandle[] events, int millisecondsTimeout, CancellationToken token)
        {
            if (token.Source == null)
                return WaitHandle.WaitAny(events, millisecondsTimeout) != WaitHandle.WaitTimeout;
            var both = new WaitHandle[events.Length + 1];
            events.CopyTo(both, 0);
            both[events.Length] = token.WaitHandle;
            int answer = WaitHandle.WaitAny(both, millisecondsTimeout);
            token.ThrowIfCancellationRequested();
            return answer != WaitHandle.WaitTimeout;
        }

        public static int AddToAny(BlockingCollection<T>[] collections, T item) { return TryAddToAny(collections, item, Timeout.Infinite); }
        public static int AddToAny(BlockingCollection<T>[] collections, T item, CancellationToken cancellationToken) { return TryAddToAny(collections, item, Timeout.Infinite, cancellationToken); }
        public static int TryAddToAny(BlockingCollection<T>[] collections, T item) { return TryAddToAny(collections, item, 0); }
        public static int TryAddToAny(BlockingCollection<T>[] collections, T item, TimeSpan timeout) { return TryAddToAny(collections, item, Timeout.Milliseconds(timeout)); }
        public static int TryAddToAny(BlockingCollection<T>[] collections, T item, int millisecondsTimeout) { return TryAddToAny(collections, item, millisecondsTimeout, default(CancellationToken)); }
        public static int TryAddToAny(BlockingCollection<T>[] collections, T item, int millisecondsTimeout, CancellationToken cancellationToken)
        {
            CheckAll(collections);
            Timeout.Check(millisecondsTimeout);
            WaitHandle[] events = null;
            while (true)
            {
                cancellationToken.ThrowIfCancellationRequested();
                CheckOpen(collections);
                for (int i = 0, first = Machine.AnyOf(collections.Length); i < collections.Length; i++)
                {
                    int at = (first + i) % collections.Length;
                    if (collections[at].TryAdd(item))
                        return at;
                }
                if (millisecondsTimeout == 0 || !WaitForAny(events ?? (events = Events(collections, false)), millisecondsTimeout, cancellationToken))
                    return -1;
            }
        }
        public static int TakeFromAny(BlockingCollection<T>[] collections, out T item) { return TakeFromAny(collections, out item, default(CancellationToken)); }
        public static int TakeFromAny(BlockingCollection<T>[] collections, out T item, CancellationToken cancellationToken)
        {
            int index = TryTakeFromAny(collections, out item, Timeout.Infinite, cancellationToken);
            if (index < 0)
                throw new ArgumentException("All collections are marked as complete with regards to additions.", "collections");
            return index;
        }
        public static int TryTakeFromAny(BlockingCollection<T>[] collections, out T item) { return TryTakeFromAny(collections, out item, 0); }
        public static int TryTakeFromAny(BlockingCollection<T>[] collections, out T item, TimeSpan timeout) { return TryTakeFromAny(collections, out item, Timeout.Milliseconds(timeout)); }
        public static int TryTakeFromAny(BlockingCollection<T>[] collections, out T item, int millisecondsTimeout) { return TryTakeFromAny(collections, out item, millisecondsTimeout, default(CancellationToken)); }
        public static int TryTakeFromAny(BlockingCollection<T>[] collections, out T item, int millisecondsTimeout, CancellationToken cancellationToken)
        {
            CheckAll(collections);
            Timeout.Check(millisecondsTimeout);
            item = default(T);
            while (true)
            {
                cancellationToken.ThrowIfCancellationRequested();
                // One that will never have an item again is no longer waited for.
                var open = new System.Collections.Generic.List<BlockingCollection<T>>();
                for (int i = 0, first = Machine.AnyOf(collections.Length); i < collections.Length; i++)
                {
                    int at = (first + i) % collections.Length;
                    if (collections[at].TryTake(out item))
                        return at;
                    if (!collections[at].IsCompleted)
                        open.Add(collections[at]);
                }
                if (open.Count == 0 || millisecondsTimeout == 0 || !WaitForAny(Events(open.ToArray(), true), millisecondsTimeout, cancellationToken))
                    return -1;
            }
        }

        public T[] ToArray() { return _items.ToArray(); }
        public void CopyTo(T[] array, int index) { _items.CopyTo(array, index); }
        void ICollection.CopyTo(Array array, int index) { _items.CopyTo(array, index); }
        IEnumerator<T> IEnumerable<T>.GetEnumerator() { return _items.GetEnumerator(); }
        IEnumerator IEnumerable.GetEnumerator() { return _items.GetEnumerator(); }
        public void Dispose() { Dispose(true); }
        protected virtual void Dispose(bool disposing)
        {
            // Nobody waits for what was disposed.
            Machine.AtomicBegin();
            _disposed = true;
            _closed = 1;
            _drained = 1;
            Tell();
            Machine.AtomicEnd();
        }
    }
}
