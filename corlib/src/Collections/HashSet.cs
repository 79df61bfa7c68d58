// A set, kept as the keys of a dictionary.
namespace System.Collections.Generic
{
    public partial class HashSet<T> : ISet<T>, IReadOnlyCollection<T>, IReadOnlySet<T>
    {
        // A null item cannot be a key, so each item is wrapped.
        struct Key
        {
            internal T Item;
        }

        sealed class KeyComparer : IEqualityComparer<Key>
        {
            internal readonly IEqualityComparer<T> Inner;
            internal KeyComparer(IEqualityComparer<T> inner) { Inner = inner; }
            public bool Equals(Key x, Key y) { return Inner.Equals(x.Item, y.Item); }
            public int GetHashCode(Key key) { return key.Item == null ? 0 : Inner.GetHashCode(key.Item); }
        }

        readonly KeyComparer _comparer;
        readonly Dictionary<Key, T> _items;

        public HashSet() : this((IEqualityComparer<T>)null) { }
        public HashSet(int capacity) : this(capacity, null) { }
        public HashSet(int capacity, IEqualityComparer<T> comparer) : this(comparer)
        {
            if (capacity < 0)
                throw new ArgumentOutOfRangeException("capacity");
        }
        public HashSet(IEqualityComparer<T> comparer)
        {
            _comparer = new KeyComparer(comparer ?? EqualityComparer<T>.Default);
            _items = new Dictionary<Key, T>(_comparer);
        }
        public HashSet(IEnumerable<T> collection) : this(collection, null) { }
        public HashSet(IEnumerable<T> collection, IEqualityComparer<T> comparer) : this(comparer)
        {
            UnionWith(collection ?? throw new ArgumentNullException("collection"));
        }

        static Key Wrap(T item)
        {
            Key key;
            key.Item = item;
            return key;
        }

        public int Count { get { return _items.Count; } }
        public IEqualityComparer<T> Comparer { get { return _comparer.Inner; } }
        bool ICollection<T>.IsReadOnly { get { return false; } }
        public bool Add(T item) { return _items.TryAdd(Wrap(item), item); }
        void ICollection<T>.Add(T item) { Add(item); }
        public bool Remove(T item) { return _items.Remove(Wrap(item)); }
        public bool Contains(T item) { return _items.ContainsKey(Wrap(item)); }
        public bool TryGetValue(T equalValue, out T actualValue) { return _items.TryGetValue(Wrap(equalValue), out actualValue); }
        public void Clear() { _items.Clear(); }
        public int Capacity { get { return _items.Capacity; } }
        public void TrimExcess() { }
        public void TrimExcess(int capacity) { _items.TrimExcess(capacity); }
        public void CopyTo(T[] array, int arrayIndex, int count)
        {
            if (array == null)
                throw new ArgumentNullException("array");
            if (arrayIndex < 0 || count < 0)
                throw new ArgumentOutOfRangeException(count < 0 ? "count" : "arrayIndex", "Non-negative number required.");
            Untyped.Check(array, arrayIndex, count);
            foreach (T item in this)
            {
                if (count-- <= 0)
                    break;
                array[arrayIndex++] = item;
            }
        }
        public static IEqualityComparer<HashSet<T>> CreateSetComparer() { return new SetComparer(); }
        // Sets with the same items are equal, whatever their own comparers say.
        sealed class SetComparer : IEqualityComparer<HashSet<T>>
        {
            public bool Equals(HashSet<T> x, HashSet<T> y) { return x == y || x != null && y != null && x.Count == y.Count && y.IsSubsetOf(x); }
            public int GetHashCode(HashSet<T> obj)
            {
                int hash = 0;
                if (obj != null)
                {
                    foreach (T item in obj)
                        hash ^= item == null ? 0 : item.GetHashCode();
                }
                return hash;
            }
            public override bool Equals(object obj) { return obj is SetComparer; }
            public override int GetHashCode() { return typeof(T).GetHashCode(); }
        }
        public int EnsureCapacity(int capacity) { return _items.EnsureCapacity(capacity); }
        public void CopyTo(T[] array) { CopyTo(array, 0); }
        public void CopyTo(T[] array, int arrayIndex)
        {
            Untyped.Check(array, arrayIndex, Count);
            foreach (T item in this)
                array[arrayIndex++] = item;
        }
        public int RemoveWhere(Predicate<T> match)
        {
            int removed = 0;
            foreach (T item in Snapshot())
            {
                if (match(item) && Remove(item))
                    removed++;
            }
            return removed;
        }

        T[] Snapshot()
        {
            var items = new T[Count];
            CopyTo(items, 0);
            return items;
        }

        HashSet<T> SetOf(IEnumerable<T> other) { return new HashSet<T>(other ?? throw new ArgumentNullException("other"), Comparer); }

        public void UnionWith(IEnumerable<T> other)
        {
            foreach (T item in other ?? throw new ArgumentNullException("other"))
                Add(item);
        }
        public void IntersectWith(IEnumerable<T> other)
        {
            HashSet<T> set = SetOf(other);
            foreach (T item in Snapshot())
            {
                if (!set.Contains(item))
                    Remove(item);
            }
        }
        public void ExceptWith(IEnumerable<T> other)
        {
            foreach (T item in SetOf(other))
                Remove(item);
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
            HashSet<T> set = SetOf(other);
            return Count < set.Count && set.IsSupersetOf(this);
        }
        public bool IsProperSupersetOf(IEnumerable<T> other)
        {
            HashSet<T> set = SetOf(other);
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
            HashSet<T> set = SetOf(other);
            return Count == set.Count && IsSupersetOf(set);
        }

        public Enumerator GetEnumerator() { return new Enumerator(_items); }
        IEnumerator<T> IEnumerable<T>.GetEnumerator() { return new Enumerator(_items); }
        IEnumerator IEnumerable.GetEnumerator() { return new Enumerator(_items); }

        public struct Enumerator : IEnumerator<T>
        {
            Dictionary<Key, T>.Enumerator _inner;
            internal Enumerator(object items) { _inner = ((Dictionary<Key, T>)items).GetEnumerator(); }
            public bool MoveNext() { return _inner.MoveNext(); }
            public T Current { get { return _inner.Current.Value; } }
            object IEnumerator.Current { get { return Current; } }
            void IEnumerator.Reset() { ((IEnumerator)_inner).Reset(); }
            public void Dispose() { }
        }
    }
}
