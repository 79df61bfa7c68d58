// A bag promises no order: taking and looking give any item, and going over it gives the items in any order.
using System.Collections.Generic;
using Machine = Fencepost.Runtime;

namespace System.Collections.Concurrent
{
    public class ConcurrentBag<T> : AtomicCollection<T>, IProducerConsumerCollection<T>
    {
        readonly List<T> _items = new UncountedList<T>();
        public ConcurrentBag() { }
        public ConcurrentBag(IEnumerable<T> collection) { _items.AddRange(collection); }
        internal override int UnsafeCount { get { return _items.Count; } }
        // The newest comes first, as when one thread looks at its own items.
        internal override T[] UnsafeToArray()
        {
            T[] items = _items.ToArray();
            Array.Reverse(items);
            return items;
        }
        public int Count { get { return AtomicCount(); } }
        public bool IsEmpty { get { return AtomicCount() == 0; } }
        public void Add(T item)
        {
            Machine.AtomicBegin();
            _items.Add(item);
            Machine.AtomicEnd();
        }
        public bool TryTake(out T result) { return Take(out result, true); }
        public bool TryPeek(out T result) { return Take(out result, false); }

        // A choice cannot be part of an atomic section, so the bag may have changed when it has been made.
        bool Take(out T result, bool remove)
        {
            for (int pick = -1; ;)
            {
                Machine.AtomicBegin();
                int count = _items.Count;
                int index = count - 1 - (count < 2 ? 0 : pick);
                bool known = count < 2 || pick >= 0 && pick < count;
                result = known && count > 0 ? _items[index] : default(T);
                if (known && count > 0 && remove)
                    _items.RemoveAt(index);
                Machine.AtomicEnd();
                if (known)
                    return count > 0;
                pick = Machine.AnyOf(count);
            }
        }
        public void Clear()
        {
            Machine.AtomicBegin();
            _items.Clear();
            Machine.AtomicEnd();
        }
        public T[] ToArray()
        {
            T[] items = Snapshot();
            for (int i = 0; i < items.Length; i++)
                BringForward(items, i);
            return items;
        }
        public void CopyTo(T[] array, int index)
        {
            if (array == null)
                throw new ArgumentNullException("array");
            ArgumentOutOfRangeException.ThrowIfNegative(index, "index");
            T[] items = ToArray();
            Array.Copy(items, 0, array, index, items.Length);
        }
        // Any of the items from this place on comes to this place; the others keep their order.
        static void BringForward(T[] items, int place)
        {
            int pick = place + Machine.AnyOf(items.Length - place);
            T item = items[pick];
            for (; pick > place; pick--)
                items[pick] = items[pick - 1];
            items[place] = item;
        }
        internal override IEnumerator<T> Walk() { return Walk(Snapshot()); }
        static IEnumerator<T> Walk(T[] items)
        {
            for (int i = 0; i < items.Length; i++)
            {
                BringForward(items, i);
                T item = items[i];
                // What has been given does not tell states apart.
                items[i] = default(T);
                yield return item;
            }
        }
        public IEnumerator<T> GetEnumerator() { return Walk(); }
        bool IProducerConsumerCollection<T>.TryAdd(T item)
        {
            Add(item);
            return true;
        }
    }
}
