// Sorted dictionaries and sets that never change.
using System.Collections.Generic;
using System.Linq;

namespace System.Collections.Immutable
{
    public sealed partial class ImmutableSortedDictionary<TKey, TValue> : IImmutableDictionary<TKey, TValue>
    {
        readonly KeyValuePair<TKey, TValue>[] _entries;
        readonly IComparer<TKey> _comparer;
        internal ImmutableSortedDictionary(KeyValuePair<TKey, TValue>[] entries, IComparer<TKey> comparer)
        {
            _entries = entries;
            _comparer = comparer ?? Comparer<TKey>.Default;
        }
        public static readonly ImmutableSortedDictionary<TKey, TValue> Empty = new ImmutableSortedDictionary<TKey, TValue>(new KeyValuePair<TKey, TValue>[0], null);

        public int Count { get { return _entries.Length; } }
        public bool IsEmpty { get { return _entries.Length == 0; } }
        public IComparer<TKey> KeyComparer { get { return _comparer; } }
        public IEnumerable<TKey> Keys { get { return _entries.Select(entry => entry.Key); } }
        public IEnumerable<TValue> Values { get { return _entries.Select(entry => entry.Value); } }

        // The place of the key, or the complement of where it would be.
        int Find(TKey key)
        {
            if (key == null)
                throw new ArgumentNullException("key");
            int low = 0, high = _entries.Length - 1;
            while (low <= high)
            {
                int middle = (low + high) / 2;
                int order = _comparer.Compare(_entries[middle].Key, key);
                if (order == 0)
                    return middle;
                if (order < 0)
                    low = middle + 1;
                else
                    high = middle - 1;
            }
            return ~low;
        }
        public bool ContainsKey(TKey key) { return Find(key) >= 0; }
        public bool TryGetValue(TKey key, out TValue value)
        {
            int i = Find(key);
            value = i < 0 ? default(TValue) : _entries[i].Value;
            return i >= 0;
        }
        public TValue this[TKey key]
        {
            get
            {
                int i = Find(key);
                if (i < 0)
                    throw new KeyNotFoundException("The given key '" + key + "' was not present in the dictionary.");
                return _entries[i].Value;
            }
        }
        ImmutableSortedDictionary<TKey, TValue> Changed(Action<List<KeyValuePair<TKey, TValue>>> change)
        {
            var list = new List<KeyValuePair<TKey, TValue>>(_entries);
            change(list);
            return new ImmutableSortedDictionary<TKey, TValue>(list.ToArray(), _comparer);
        }
        public ImmutableSortedDictionary<TKey, TValue> Add(TKey key, TValue value)
        {
            int i = Find(key);
            if (i < 0)
                return Changed(list => list.Insert(~i, new KeyValuePair<TKey, TValue>(key, value)));
            if (EqualityComparer<TValue>.Default.Equals(_entries[i].Value, value))
                return this;
            throw new ArgumentException("An element with the same key but a different value already exists. Key: '" + key + "'");
        }
        public ImmutableSortedDictionary<TKey, TValue> SetItem(TKey key, TValue value)
        {
            int i = Find(key);
            if (i < 0)
                return Add(key, value);
            if (EqualityComparer<TValue>.Default.Equals(_entries[i].Value, value))
                return this;
            return Changed(list => list[i] = new KeyValuePair<TKey, TValue>(_entries[i].Key, value));
        }
        public ImmutableSortedDictionary<TKey, TValue> AddRange(IEnumerable<KeyValuePair<TKey, TValue>> items) { return items.Aggregate(this, (all, item) => all.Add(item.Key, item.Value)); }
        public ImmutableSortedDictionary<TKey, TValue> SetItems(IEnumerable<KeyValuePair<TKey, TValue>> items) { return items.Aggregate(this, (all, item) => all.SetItem(item.Key, item.Value)); }
        public ImmutableSortedDictionary<TKey, TValue> Remove(TKey key)
        {
            int i = Find(key);
            return i < 0 ? this : Changed(list => list.RemoveAt(i));
        }
        public ImmutableSortedDictionary<TKey, TValue> Clear() { return new ImmutableSortedDictionary<TKey, TValue>(new KeyValuePair<TKey, TValue>[0], _comparer); }
        IImmutableDictionary<TKey, TValue> IImmutableDictionary<TKey, TValue>.Clear() { return Clear(); }
        IImmutableDictionary<TKey, TValue> IImmutableDictionary<TKey, TValue>.Add(TKey key, TValue value) { return Add(key, value); }
        IImmutableDictionary<TKey, TValue> IImmutableDictionary<TKey, TValue>.SetItem(TKey key, TValue value) { return SetItem(key, value); }
        IImmutableDictionary<TKey, TValue> IImmutableDictionary<TKey, TValue>.Remove(TKey key) { return Remove(key); }
        IImmutableDictionary<TKey, TValue> IImmutableDictionary<TKey, TValue>.AddRange(IEnumerable<KeyValuePair<TKey, TValue>> pairs) { return AddRange(pairs); }
        IImmutableDictionary<TKey, TValue> IImmutableDictionary<TKey, TValue>.SetItems(IEnumerable<KeyValuePair<TKey, TValue>> items) { return SetItems(items); }
        IImmutableDictionary<TKey, TValue> IImmutableDictionary<TKey, TValue>.RemoveRange(IEnumerable<TKey> keys) { return RemoveRange(keys); }
        public Enumerator GetEnumerator() { return new Enumerator(_entries); }
        IEnumerator<KeyValuePair<TKey, TValue>> IEnumerable<KeyValuePair<TKey, TValue>>.GetEnumerator() { return GetEnumerator(); }
        IEnumerator IEnumerable.GetEnumerator() { return GetEnumerator(); }

        public struct Enumerator : IEnumerator<KeyValuePair<TKey, TValue>>
        {
            readonly KeyValuePair<TKey, TValue>[] _entries;
            int _index;
            internal Enumerator(KeyValuePair<TKey, TValue>[] entries)
            {
                _entries = entries;
                _index = -1;
            }
            public KeyValuePair<TKey, TValue> Current { get { return _entries[_index]; } }
            object IEnumerator.Current { get { return Current; } }
            public bool MoveNext() { return _index < _entries.Length && ++_index < _entries.Length; }
            public void Reset() { _index = -1; }
            public void Dispose() { }
        }
    }

    public static partial class ImmutableSortedDictionary
    {
        public static ImmutableSortedDictionary<TKey, TValue> Create<TKey, TValue>() { return ImmutableSortedDictionary<TKey, TValue>.Empty; }
        public static ImmutableSortedDictionary<TKey, TValue> Create<TKey, TValue>(IComparer<TKey> keyComparer) { return new ImmutableSortedDictionary<TKey, TValue>(new KeyValuePair<TKey, TValue>[0], keyComparer); }
        public static ImmutableSortedDictionary<TKey, TValue> CreateRange<TKey, TValue>(IEnumerable<KeyValuePair<TKey, TValue>> items) { return ImmutableSortedDictionary<TKey, TValue>.Empty.AddRange(items); }
        public static ImmutableSortedDictionary<TKey, TValue> ToImmutableSortedDictionary<TKey, TValue>(this IEnumerable<KeyValuePair<TKey, TValue>> source) { return CreateRange(source); }
    }

    public sealed partial class ImmutableSortedSet<T> : IImmutableSet<T>, IReadOnlyList<T>, IReadOnlySet<T>
    {
        readonly T[] _items;
        readonly IComparer<T> _comparer;
        internal ImmutableSortedSet(T[] items, IComparer<T> comparer)
        {
            _items = items;
            _comparer = comparer ?? Comparer<T>.Default;
        }
        public static readonly ImmutableSortedSet<T> Empty = new ImmutableSortedSet<T>(new T[0], null);

        public int Count { get { return _items.Length; } }
        public bool IsEmpty { get { return _items.Length == 0; } }
        public T this[int index] { get { return _items[index]; } }
        public T Min { get { return _items.Length == 0 ? default(T) : _items[0]; } }
        public T Max { get { return _items.Length == 0 ? default(T) : _items[_items.Length - 1]; } }
        public int IndexOf(T item) { return Array.BinarySearch(_items, item, _comparer); }
        public bool Contains(T value) { return IndexOf(value) >= 0; }
        public ImmutableSortedSet<T> Add(T value)
        {
            int i = IndexOf(value);
            if (i >= 0)
                return this;
            var list = new List<T>(_items);
            list.Insert(~i, value);
            return new ImmutableSortedSet<T>(list.ToArray(), _comparer);
        }
        public ImmutableSortedSet<T> Remove(T value)
        {
            int i = IndexOf(value);
            return i < 0 ? this : new ImmutableSortedSet<T>(_items.Where((item, at) => at != i).ToArray(), _comparer);
        }
        public ImmutableSortedSet<T> Clear() { return new ImmutableSortedSet<T>(new T[0], _comparer); }
        public ImmutableSortedSet<T> Union(IEnumerable<T> other) { return other.Aggregate(this, (set, item) => set.Add(item)); }
        public ImmutableSortedSet<T> Except(IEnumerable<T> other) { return other.Aggregate(this, (set, item) => set.Remove(item)); }
        public ImmutableSortedSet<T> Intersect(IEnumerable<T> other) { return Clear().Union(other.Where(Contains)); }
        IImmutableSet<T> IImmutableSet<T>.Add(T value) { return Add(value); }
        IImmutableSet<T> IImmutableSet<T>.Remove(T value) { return Remove(value); }
        IImmutableSet<T> IImmutableSet<T>.Clear() { return Clear(); }
        IImmutableSet<T> IImmutableSet<T>.Intersect(IEnumerable<T> other) { return Intersect(other); }
        IImmutableSet<T> IImmutableSet<T>.Except(IEnumerable<T> other) { return Except(other); }
        IImmutableSet<T> IImmutableSet<T>.SymmetricExcept(IEnumerable<T> other) { return SymmetricExcept(other); }
        IImmutableSet<T> IImmutableSet<T>.Union(IEnumerable<T> other) { return Union(other); }
        public IEnumerator<T> GetEnumerator() { return ((IEnumerable<T>)_items).GetEnumerator(); }
        IEnumerator IEnumerable.GetEnumerator() { return _items.GetEnumerator(); }
    }

    public static partial class ImmutableSortedSet
    {
        public static ImmutableSortedSet<T> Create<T>() { return ImmutableSortedSet<T>.Empty; }
        public static ImmutableSortedSet<T> Create<T>(T item) { return ImmutableSortedSet<T>.Empty.Add(item); }
        public static ImmutableSortedSet<T> Create<T>(params T[] items) { return CreateRange(items); }
        public static ImmutableSortedSet<T> Create<T>(ReadOnlySpan<T> items) { return CreateRange(items.ToArray()); }
        public static ImmutableSortedSet<T> CreateRange<T>(IEnumerable<T> items) { return ImmutableSortedSet<T>.Empty.Union(items); }
        public static ImmutableSortedSet<T> ToImmutableSortedSet<T>(this IEnumerable<T> source) { return CreateRange(source); }
    }
}
