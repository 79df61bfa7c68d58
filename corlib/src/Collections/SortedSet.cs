// A sorted set: a list, kept in order.
namespace System.Collections.Generic
{
    public class SortedSet<T> : ISet<T>, IReadOnlyCollection<T>, IReadOnlySet<T>, ICollection
    {
        // A view has the list of the set that it looks at, and only sees what lies between its bounds.
        readonly List<T> _items;
        readonly IComparer<T> _comparer;
        readonly bool _bounded;
        readonly T _lower;
        readonly T _upper;

        public SortedSet() : this((IComparer<T>)null) { }
        public SortedSet(IComparer<T> comparer)
        {
            _items = new List<T>();
            _comparer = comparer ?? Comparer<T>.Default;
        }
        SortedSet(SortedSet<T> whole, T lower, T upper)
        {
            _items = whole._items;
            _comparer = whole._comparer;
            _bounded = true;
            _lower = lower;
            _upper = upper;
        }
        public virtual SortedSet<T> GetViewBetween(T lowerValue, T upperValue)
        {
            if (_comparer.Compare(lowerValue, upperValue) > 0)
                throw new ArgumentException("Must be less than or equal to upperValue.", "lowerValue");
            if (!Fits(lowerValue))
                throw new ArgumentOutOfRangeException("lowerValue");
            if (!Fits(upperValue))
                throw new ArgumentOutOfRangeException("upperValue");
            return new SortedSet<T>(this, lowerValue, upperValue);
        }
        bool Fits(T item) { return !_bounded || _comparer.Compare(item, _lower) >= 0 && _comparer.Compare(item, _upper) <= 0; }
        // The items from First up to, not including, Last are those of the set.
        int First
        {
            get
            {
                int i = _bounded ? _items.BinarySearch(_lower, _comparer) : 0;
                return i < 0 ? ~i : i;
            }
        }
        int Last
        {
            get
            {
                int i = _bounded ? _items.BinarySearch(_upper, _comparer) : _items.Count - 1;
                return i < 0 && _bounded ? ~i : i + 1;
            }
        }
        public SortedSet(IEnumerable<T> collection) : this(collection, null) { }
        public SortedSet(IEnumerable<T> collection, IComparer<T> comparer) : this(comparer) { UnionWith(collection ?? throw new ArgumentNullException("collection")); }

        public int Count { get { return _bounded ? Last - First : _items.Count; } }
        public IComparer<T> Comparer { get { return _comparer; } }
        public T Min { get { return Count == 0 ? default(T) : _items[First]; } }
        public T Max { get { return Count == 0 ? default(T) : _items[Last - 1]; } }
        bool ICollection<T>.IsReadOnly { get { return false; } }
        bool ICollection.IsSynchronized { get { return false; } }
        object ICollection.SyncRoot { get { return this; } }
        void ICollection.CopyTo(Array array, int index) { Untyped.Copy(this, array, index); }
        public bool Add(T item)
        {
            if (!Fits(item))
                throw new ArgumentOutOfRangeException("item");
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
            if (i < 0 || !Fits(item))
                return false;
            _items.RemoveAt(i);
            return true;
        }
        public bool Contains(T item) { return Fits(item) && _items.BinarySearch(item, _comparer) >= 0; }
        public bool TryGetValue(T equalValue, out T actualValue)
        {
            int i = Fits(equalValue) ? _items.BinarySearch(equalValue, _comparer) : -1;
            actualValue = i < 0 ? default(T) : _items[i];
            return i >= 0;
        }
        public void Clear() { _items.RemoveRange(First, Count); }
        public void CopyTo(T[] array) { CopyTo(array, 0); }
        public void CopyTo(T[] array, int index) { CopyTo(array, index, Count); }
        public void CopyTo(T[] array, int index, int count) { _items.CopyTo(First, array, index, Math.Min(count, Count)); }
        public int RemoveWhere(Predicate<T> match) { return _items.RemoveAll(item => Fits(item) && match(item)); }
        public IEnumerable<T> Reverse()
        {
            for (int i = Last - 1; i >= First; i--)
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
            RemoveWhere(item => !set.Contains(item));
        }
        public void ExceptWith(IEnumerable<T> other)
        {
            SortedSet<T> set = SetOf(other);
            RemoveWhere(set.Contains);
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
        public Enumerator GetEnumerator() { return new Enumerator(_bounded ? _items.GetRange(First, Count) : _items); }
        IEnumerator<T> IEnumerable<T>.GetEnumerator() { return GetEnumerator(); }
        IEnumerator IEnumerable.GetEnumerator() { return GetEnumerator(); }

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
