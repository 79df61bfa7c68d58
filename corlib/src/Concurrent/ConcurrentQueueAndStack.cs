// Concurrent queue and stack, and what the bag shares with them. Every operation is one atomic section, so each call is one visible step.
using System.Collections.Generic;
using Fencepost;
using Machine = Fencepost.Runtime;

namespace System.Collections.Concurrent
{
    public interface IProducerConsumerCollection<T> : IEnumerable<T>, ICollection
    {
        void CopyTo(T[] array, int index);
        T[] ToArray();
        bool TryAdd(T item);
        bool TryTake(out T item);
    }

    // What queue, stack and bag have in common.
    public abstract class AtomicCollection<T> : IReadOnlyCollection<T>, ICollection
    {
        internal AtomicCollection() { }
        internal abstract int UnsafeCount { get; }
        internal abstract T[] UnsafeToArray();

        internal int AtomicCount()
        {
            Machine.AtomicBegin();
            int count = UnsafeCount;
            Machine.AtomicEnd();
            return count;
        }
        internal T[] Snapshot()
        {
            Machine.AtomicBegin();
            T[] items = UnsafeToArray();
            Machine.AtomicEnd();
            return items;
        }
        bool ICollection.IsSynchronized { get { return false; } }
        object ICollection.SyncRoot { get { throw new NotSupportedException("The SyncRoot property may not be used for the synchronization of concurrent collections."); } }
        int ICollection.Count { get { return AtomicCount(); } }
        int IReadOnlyCollection<T>.Count { get { return AtomicCount(); } }
        void ICollection.CopyTo(Array array, int index)
        {
            if (array == null)
                throw new ArgumentNullException("array");
            T[] items = Snapshot();
            Array.Copy(items, 0, array, index, items.Length);
        }
        internal virtual IEnumerator<T> Walk() { return new ArrayEnumerator<T>(Snapshot()); }
        IEnumerator<T> IEnumerable<T>.GetEnumerator() { return Walk(); }
        IEnumerator IEnumerable.GetEnumerator() { return Walk(); }
    }

    // What queue and stack have in common: their items have an order, so looking at the next one is no choice.
    public abstract class OrderedCollection<T> : AtomicCollection<T>, IProducerConsumerCollection<T>
    {
        internal OrderedCollection() { }
        internal abstract bool UnsafePeek(out T result);
        internal abstract void UnsafeClear();
        internal abstract void AddOne(T item);
        internal abstract bool TakeOne(out T item);

        public int Count { get { return AtomicCount(); } }
        public bool IsEmpty { get { return AtomicCount() == 0; } }
        public bool TryPeek(out T result)
        {
            Machine.AtomicBegin();
            bool found = UnsafePeek(out result);
            Machine.AtomicEnd();
            return found;
        }
        public void Clear()
        {
            Machine.AtomicBegin();
            UnsafeClear();
            Machine.AtomicEnd();
        }
        public T[] ToArray() { return Snapshot(); }
        public void CopyTo(T[] array, int index)
        {
            T[] items = Snapshot();
            Array.Copy(items, 0, array, index, items.Length);
        }
        public IEnumerator<T> GetEnumerator() { return new ArrayEnumerator<T>(Snapshot()); }
        bool IProducerConsumerCollection<T>.TryAdd(T item)
        {
            AddOne(item);
            return true;
        }
        bool IProducerConsumerCollection<T>.TryTake(out T item) { return TakeOne(out item); }
    }

    public class ConcurrentQueue<T> : OrderedCollection<T>
    {
        readonly Queue<T> _items = new UncountedQueue<T>();
        public ConcurrentQueue() { }
        public ConcurrentQueue(IEnumerable<T> collection)
        {
            foreach (T item in collection ?? throw new ArgumentNullException("collection"))
                _items.Enqueue(item);
        }
        internal override int UnsafeCount { get { return _items.Count; } }
        internal override T[] UnsafeToArray() { return _items.ToArray(); }
        public void Enqueue(T item)
        {
            Machine.AtomicBegin();
            _items.Enqueue(item);
            Machine.AtomicEnd();
        }
        public bool TryDequeue(out T result)
        {
            Machine.AtomicBegin();
            bool found = _items.TryDequeue(out result);
            Machine.AtomicEnd();
            return found;
        }
        internal override bool UnsafePeek(out T result) { return _items.TryPeek(out result); }
        internal override void UnsafeClear() { _items.Clear(); }
        internal override void AddOne(T item) { Enqueue(item); }
        internal override bool TakeOne(out T item) { return TryDequeue(out item); }
    }

    public class ConcurrentStack<T> : OrderedCollection<T>
    {
        readonly Stack<T> _items = new UncountedStack<T>();
        public ConcurrentStack() { }
        public ConcurrentStack(IEnumerable<T> collection)
        {
            foreach (T item in collection ?? throw new ArgumentNullException("collection"))
                _items.Push(item);
        }
        internal override int UnsafeCount { get { return _items.Count; } }
        internal override T[] UnsafeToArray() { return _items.ToArray(); }
        public void Push(T item)
        {
            Machine.AtomicBegin();
            _items.Push(item);
            Machine.AtomicEnd();
        }
        public void PushRange(T[] items) { PushRange(items, 0, items == null ? 0 : items.Length); }
        public void PushRange(T[] items, int startIndex, int count)
        {
            if (items == null)
                throw new ArgumentNullException("items");
            // Checked here, because an exception must not leave an atomic section.
            if (count < 0)
                throw new ArgumentOutOfRangeException("count", "The count argument must be greater than or equal to zero.");
            if (startIndex < 0 || startIndex >= items.Length && count > 0)
                throw new ArgumentOutOfRangeException("startIndex", "The startIndex argument must be greater than or equal to zero.");
            if (startIndex > items.Length - count)
                throw new ArgumentException("The sum of the startIndex and count arguments must be less than or equal to the collection's Count.");
            Machine.AtomicBegin();
            for (int i = 0; i < count; i++)
                _items.Push(items[startIndex + i]);
            Machine.AtomicEnd();
        }
        public bool TryPop(out T result)
        {
            Machine.AtomicBegin();
            bool found = _items.TryPop(out result);
            Machine.AtomicEnd();
            return found;
        }
        public int TryPopRange(T[] items) { return TryPopRange(items, 0, items == null ? 0 : items.Length); }
        public int TryPopRange(T[] items, int startIndex, int count)
        {
            if (items == null)
                throw new ArgumentNullException("items");
            // Checked here, because an exception must not leave an atomic section.
            if (startIndex < 0 || count < 0 || startIndex > items.Length - count)
                throw new ArgumentOutOfRangeException("count", "The count argument must be greater than or equal to zero.");
            Machine.AtomicBegin();
            int taken = 0;
            while (taken < count && _items.Count > 0)
                items[startIndex + taken++] = _items.Pop();
            Machine.AtomicEnd();
            return taken;
        }
        internal override bool UnsafePeek(out T result) { return _items.TryPeek(out result); }
        internal override void UnsafeClear() { _items.Clear(); }
        internal override void AddOne(T item) { Push(item); }
        internal override bool TakeOne(out T item) { return TryPop(out item); }
    }
}
