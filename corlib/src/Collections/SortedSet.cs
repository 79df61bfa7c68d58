// A sorted set: a list, kept in order.
namespace System.Collections.Generic
{
    public class SortedSet<T> : ISet<T>, IReadOnlyCollection<T>
    {
        readonly List<T> _items = new List<T>();
        readonly IComparer<T> _comparer;

        public SortedSet() : this((IComparer<T>)null) { }
        public SortedSet(IComparer<T> comparer) { _comparer = comparer ?? Comparer<T>.Default; }
        public SortedSet(IEnumerable<T> collection) : this(collection, null) { }
        public SortedSet(IEnumerable<T> collection, IComparer<T> comparer) : this(comparer) { UnionWith(collection ?? throw new ArgumentNullException("collection")); }

        public int Count { get { return _items.Count; } }
        public IComparer<T> Comparer { get { return _comparer; } }
        public T Min { get { return _items.Count == 0 ? default(T) : _items[0]; } }
        public T Max { get { return _items.Count == 0 ? default(T) : _items[_items.Count - 1]; } }
        bool ICollection<T>.IsReadOnly { get { return false; } }
        public bool Add(T item)
        {
            int i = _items.BinarySearch(item, _comparer);
            if (i >= 0)
                return false;
            _items.Insert(~i, item);
            return true;
        }
        void ICollection<T>.Add(T item) { Add(item); }
        public bool Remove(T item)
        {
            int i = _items.BinarySearch(item, _comparer);
            if (i < 0)
                return false;
            _items.RemoveAt(i);
            return true;
        }
        public bool Contains(T item) { return _items.BinarySearch(item, _comparer) >= 0; }
        public void Clear() { _items.Clear(); }
        public void CopyTo(T[] array) { _items.CopyTo(array, 0); }
        public void CopyTo(T[] array, int index) { _items.CopyTo(array, index); }
        public int RemoveWhere(Predicate<T> match) { return _items.RemoveAll(match); }
        public IEnumerable<T> Reverse()
        {
            for (int i = _items.Count - 1; i >= 0; i--)
                yield return _items[i];
        }

        SortedSet<T> SetOf(IEnumerable<T> other) { return new SortedSet<T>(other ?? throw new ArgumentNullException("other"), _comparer); }
        public void UnionWith(IEnumerable<T> other)
        {
            foreach (T item in other)
                Add(item);
        }
        public void IntersectWith(IEnumerable<T> other)
        {
            SortedSet<T> set = SetOf(other);
            _items.RemoveAll(item => !set.Contains(item));
        }
        public void ExceptWith(IEnumerable<T> other)
        {
            SortedSet<T> set = SetOf(other);
            _items.RemoveAll(set.Contains);
        }
        public void SymmetricExceptWith(IEnumerable<T> other)
        {
            foreach (T item in SetOf(other))
            {
                if (!Remove(item))
                    Add(item);
            }
        }
        public bool IsSupersetOf(IEnumerable<T> other)
        {
            foreach (T item in other)
            {
                if (!Contains(item))
                    return false;
            }
            return true;
        }
        public bool IsSubsetOf(IEnumerable<T> other) { return SetOf(other).IsSupersetOf(this); }
        public bool IsProperSubsetOf(IEnumerable<T> other)
        {
            SortedSet<T> set = SetOf(other);
            return Count < set.Count && set.IsSupersetOf(this);
        }
        public bool IsProperSupersetOf(IEnumerable<T> other)
        {
            SortedSet<T> set = SetOf(other);
            return Count > set.Count && IsSupersetOf(set);
        }
        public bool Overlaps(IEnumerable<T> other)
        {
            foreach (T item in other)
            {
                if (Contains(item))
                    return true;
            }
            return false;
        }
        public bool SetEquals(IEnumerable<T> other)
        {
            SortedSet<T> set = SetOf(other);
            return Count == set.Count && IsSupersetOf(set);
        }
        public Enumerator GetEnumerator() { return new Enumerator(_items); }
        IEnumerator<T> IEnumerable<T>.GetEnumerator() { return new Enumerator(_items); }
        IEnumerator IEnumerable.GetEnumerator() { return new Enumerator(_items); }

        public struct Enumerator : IEnumerator<T>
        {
            List<T>.Enumerator _inner;
            internal Enumerator(List<T> items) { _inner = items.GetEnumerator(); }
            public bool MoveNext() { return _inner.MoveNext(); }
            public T Current { get { return _inner.Current; } }
            object IEnumerator.Current { get { return Current; } }
            void IEnumerator.Reset() { ((IEnumerator)_inner).Reset(); }
            public void Dispose() { }
        }
    }
}
