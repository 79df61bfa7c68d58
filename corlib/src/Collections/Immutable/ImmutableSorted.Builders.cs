// Builders of sorted collections that never change, and comparers for all of them.
using System.Collections.Generic;
using System.Linq;

namespace System.Collections.Immutable
{
    public sealed partial class ImmutableSortedDictionary<TKey, TValue>
    {
        public bool Contains(KeyValuePair<TKey, TValue> pair) { return TryGetValue(pair.Key, out TValue value) && EqualityComparer<TValue>.Default.Equals(value, pair.Value); }
        public bool ContainsValue(TValue value) { return Values.Contains(value); }
        public bool TryGetKey(TKey equalKey, out TKey actualKey)
        {
            int i = Find(equalKey);
            actualKey = i < 0 ? equalKey : _entries[i].Key;
            return i >= 0;
        }
        public ImmutableSortedDictionary<TKey, TValue> RemoveRange(IEnumerable<TKey> keys) { return keys.Aggregate(this, (rest, key) => rest.Remove(key)); }
        public ImmutableSortedDictionary<TKey, TValue> WithComparers(IComparer<TKey> keyComparer)
        {
            return this.Aggregate(new ImmutableSortedDictionary<TKey, TValue>(new KeyValuePair<TKey, TValue>[0], keyComparer), (made, pair) => made.Add(pair.Key, pair.Value));
        }
        public Builder ToBuilder() { return new Builder(this); }

        public sealed class Builder : IDictionary<TKey, TValue>, IReadOnlyDictionary<TKey, TValue>
        {
            ImmutableSortedDictionary<TKey, TValue> _now;
            internal Builder(ImmutableSortedDictionary<TKey, TValue> start) { _now = start; }
            public int Count { get { return _now.Count; } }
            public IEnumerable<TKey> Keys { get { return _now.Keys; } }
            public IEnumerable<TValue> Values { get { return _now.Values; } }
            ICollection<TKey> IDictionary<TKey, TValue>.Keys { get { return _now.Keys.ToArray(); } }
            ICollection<TValue> IDictionary<TKey, TValue>.Values { get { return _now.Values.ToArray(); } }
            public IComparer<TKey> KeyComparer { get { return _now.KeyComparer; } set { _now = _now.WithComparers(value); } }
            public TValue this[TKey key] { get { return _now[key]; } set { _now = _now.SetItem(key, value); } }
            public void Add(TKey key, TValue value) { _now = _now.Add(key, value); }
            public void Add(KeyValuePair<TKey, TValue> item) { Add(item.Key, item.Value); }
            public void AddRange(IEnumerable<KeyValuePair<TKey, TValue>> items)
            {
                foreach (KeyValuePair<TKey, TValue> item in items)
                    Add(item);
            }
            public bool Remove(TKey key)
            {
                bool had = _now.ContainsKey(key);
                _now = _now.Remove(key);
                return had;
            }
            public bool Remove(KeyValuePair<TKey, TValue> item) { return _now.Contains(item) && Remove(item.Key); }
            public void RemoveRange(IEnumerable<TKey> keys) { _now = _now.RemoveRange(keys); }
            public void Clear() { _now = _now.Clear(); }
            public bool Contains(KeyValuePair<TKey, TValue> item) { return _now.Contains(item); }
            public bool ContainsKey(TKey key) { return _now.ContainsKey(key); }
            public bool ContainsValue(TValue value) { return _now.ContainsValue(value); }
            public bool TryGetKey(TKey equalKey, out TKey actualKey) { return _now.TryGetKey(equalKey, out actualKey); }
            public bool TryGetValue(TKey key, out TValue value) { return _now.TryGetValue(key, out value); }
            public TValue GetValueOrDefault(TKey key) { return _now.TryGetValue(key, out TValue value) ? value : default(TValue); }
            public TValue GetValueOrDefault(TKey key, TValue defaultValue) { return _now.TryGetValue(key, out TValue value) ? value : defaultValue; }
            bool ICollection<KeyValuePair<TKey, TValue>>.IsReadOnly { get { return false; } }
            void ICollection<KeyValuePair<TKey, TValue>>.CopyTo(KeyValuePair<TKey, TValue>[] array, int arrayIndex) { _now.ToArray().CopyTo(array, arrayIndex); }
            public Enumerator GetEnumerator() { return _now.GetEnumerator(); }
            IEnumerator<KeyValuePair<TKey, TValue>> IEnumerable<KeyValuePair<TKey, TValue>>.GetEnumerator() { return _now.GetEnumerator(); }
            IEnumerator IEnumerable.GetEnumerator() { return _now.GetEnumerator(); }
            public ImmutableSortedDictionary<TKey, TValue> ToImmutable() { return _now; }
        }
    }

    public static partial class ImmutableSortedDictionary
    {
        public static ImmutableSortedDictionary<TKey, TValue>.Builder CreateBuilder<TKey, TValue>() { return Create<TKey, TValue>().ToBuilder(); }
        public static ImmutableSortedDictionary<TKey, TValue>.Builder CreateBuilder<TKey, TValue>(IComparer<TKey> keyComparer) { return Create<TKey, TValue>(keyComparer).ToBuilder(); }
        public static ImmutableSortedDictionary<TKey, TValue> CreateRange<TKey, TValue>(IComparer<TKey> keyComparer, IEnumerable<KeyValuePair<TKey, TValue>> items) { return items.Aggregate(Create<TKey, TValue>(keyComparer), (made, pair) => made.Add(pair.Key, pair.Value)); }
        public static ImmutableSortedDictionary<TKey, TValue> ToImmutableSortedDictionary<TKey, TValue>(this ImmutableSortedDictionary<TKey, TValue>.Builder builder) { return builder.ToImmutable(); }
        public static ImmutableSortedDictionary<TKey, TValue> ToImmutableSortedDictionary<TKey, TValue>(this IEnumerable<KeyValuePair<TKey, TValue>> source, IComparer<TKey> keyComparer) { return CreateRange(keyComparer, source); }
        public static ImmutableSortedDictionary<TKey, TValue> ToImmutableSortedDictionary<TSource, TKey, TValue>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, Func<TSource, TValue> elementSelector) { return source.ToImmutableSortedDictionary(keySelector, elementSelector, null); }
        public static ImmutableSortedDictionary<TKey, TValue> ToImmutableSortedDictionary<TSource, TKey, TValue>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, Func<TSource, TValue> elementSelector, IComparer<TKey> keyComparer)
        {
            return CreateRange(keyComparer, source.Select(item => new KeyValuePair<TKey, TValue>(keySelector(item), elementSelector(item))));
        }
    }

    public sealed partial class ImmutableSortedSet<T>
    {
        public IComparer<T> KeyComparer { get { return _comparer; } }
        public bool SetEquals(IEnumerable<T> other) { return new SortedSet<T>(_items, _comparer).SetEquals(other); }
        public bool IsSubsetOf(IEnumerable<T> other) { return new SortedSet<T>(_items, _comparer).IsSubsetOf(other); }
        public bool IsSupersetOf(IEnumerable<T> other) { return new SortedSet<T>(_items, _comparer).IsSupersetOf(other); }
        public bool IsProperSubsetOf(IEnumerable<T> other) { return new SortedSet<T>(_items, _comparer).IsProperSubsetOf(other); }
        public bool IsProperSupersetOf(IEnumerable<T> other) { return new SortedSet<T>(_items, _comparer).IsProperSupersetOf(other); }
        public bool Overlaps(IEnumerable<T> other) { return new SortedSet<T>(_items, _comparer).Overlaps(other); }
        public bool TryGetValue(T equalValue, out T actualValue)
        {
            int i = IndexOf(equalValue);
            actualValue = i < 0 ? equalValue : _items[i];
            return i >= 0;
        }
        public ImmutableSortedSet<T> SymmetricExcept(IEnumerable<T> other)
        {
            var items = new SortedSet<T>(_items, _comparer);
            items.SymmetricExceptWith(other);
            return Clear().Union(items);
        }
        public ImmutableSortedSet<T> WithComparer(IComparer<T> comparer) { return new ImmutableSortedSet<T>(new T[0], comparer).Union(_items); }
        public IEnumerable<T> Reverse() { return ((IEnumerable<T>)_items).Reverse(); }
        public Builder ToBuilder() { return new Builder(this); }

        public sealed class Builder : IReadOnlyCollection<T>, ICollection<T>
        {
            ImmutableSortedSet<T> _now;
            internal Builder(ImmutableSortedSet<T> start) { _now = start; }
            public int Count { get { return _now.Count; } }
            public T this[int index] { get { return _now[index]; } }
            public T Max { get { return _now.Max; } }
            public T Min { get { return _now.Min; } }
            public IComparer<T> KeyComparer { get { return _now.KeyComparer; } set { _now = _now.WithComparer(value); } }
            public bool Contains(T item) { return _now.Contains(item); }
            public int IndexOf(T item) { return _now.IndexOf(item); }
            public bool Add(T item)
            {
                ImmutableSortedSet<T> before = _now;
                _now = before.Add(item);
                return before != _now;
            }
            public bool Remove(T item)
            {
                ImmutableSortedSet<T> before = _now;
                _now = before.Remove(item);
                return before != _now;
            }
            public void Clear() { _now = _now.Clear(); }
            public void UnionWith(IEnumerable<T> other) { _now = _now.Union(other); }
            public void ExceptWith(IEnumerable<T> other) { _now = _now.Except(other); }
            public void IntersectWith(IEnumerable<T> other) { _now = _now.Intersect(other); }
            public void SymmetricExceptWith(IEnumerable<T> other) { _now = _now.SymmetricExcept(other); }
            public bool SetEquals(IEnumerable<T> other) { return _now.SetEquals(other); }
            public bool IsSubsetOf(IEnumerable<T> other) { return _now.IsSubsetOf(other); }
            public bool IsSupersetOf(IEnumerable<T> other) { return _now.IsSupersetOf(other); }
            public bool IsProperSubsetOf(IEnumerable<T> other) { return _now.IsProperSubsetOf(other); }
            public bool IsProperSupersetOf(IEnumerable<T> other) { return _now.IsProperSupersetOf(other); }
            public bool Overlaps(IEnumerable<T> other) { return _now.Overlaps(other); }
            public IEnumerable<T> Reverse() { return _now.Reverse(); }
            void ICollection<T>.Add(T item) { Add(item); }
            bool ICollection<T>.IsReadOnly { get { return false; } }
            void ICollection<T>.CopyTo(T[] array, int arrayIndex) { _now._items.CopyTo(array, arrayIndex); }
            IEnumerator<T> IEnumerable<T>.GetEnumerator() { return _now.GetEnumerator(); }
            IEnumerator IEnumerable.GetEnumerator() { return _now.GetEnumerator(); }
            public ImmutableSortedSet<T> ToImmutable() { return _now; }
        }
    }

    public static partial class ImmutableSortedSet
    {
        public static ImmutableSortedSet<T> Create<T>(IComparer<T> comparer) { return ImmutableSortedSet<T>.Empty.WithComparer(comparer); }
        public static ImmutableSortedSet<T> Create<T>(IComparer<T> comparer, T item) { return Create(comparer).Add(item); }
        public static ImmutableSortedSet<T> Create<T>(IComparer<T> comparer, params T[] items) { return Create(comparer).Union(items); }
        public static ImmutableSortedSet<T> Create<T>(IComparer<T> comparer, ReadOnlySpan<T> items) { return Create(comparer).Union(items.ToArray()); }
        public static ImmutableSortedSet<T> CreateRange<T>(IComparer<T> comparer, IEnumerable<T> items) { return Create(comparer).Union(items); }
        public static ImmutableSortedSet<T>.Builder CreateBuilder<T>() { return Create<T>().ToBuilder(); }
        public static ImmutableSortedSet<T>.Builder CreateBuilder<T>(IComparer<T> comparer) { return Create(comparer).ToBuilder(); }
        public static ImmutableSortedSet<T> ToImmutableSortedSet<T>(this IEnumerable<T> source, IComparer<T> comparer) { return Create(comparer).Union(source); }
        public static ImmutableSortedSet<T> ToImmutableSortedSet<T>(this ImmutableSortedSet<T>.Builder builder) { return builder.ToImmutable(); }
    }

    public sealed partial class ImmutableHashSet<T>
    {
        public sealed partial class Builder
        {
            public IEqualityComparer<T> KeyComparer { get { return _now.KeyComparer; } set { _now = _now.WithComparer(value); } }
            public bool TryGetValue(T equalValue, out T actualValue) { return _now.TryGetValue(equalValue, out actualValue); }
            public void ExceptWith(IEnumerable<T> other) { _now = _now.Except(other); }
            public void IntersectWith(IEnumerable<T> other) { _now = _now.Intersect(other); }
            public void SymmetricExceptWith(IEnumerable<T> other) { _now = _now.SymmetricExcept(other); }
            public bool SetEquals(IEnumerable<T> other) { return _now.SetEquals(other); }
            public bool IsSubsetOf(IEnumerable<T> other) { return _now.IsSubsetOf(other); }
            public bool IsSupersetOf(IEnumerable<T> other) { return _now.IsSupersetOf(other); }
            public bool IsProperSubsetOf(IEnumerable<T> other) { return _now.IsProperSubsetOf(other); }
            public bool IsProperSupersetOf(IEnumerable<T> other) { return _now.IsProperSupersetOf(other); }
            public bool Overlaps(IEnumerable<T> other) { return _now.Overlaps(other); }
        }
    }

    public static partial class ImmutableHashSet
    {
        public static ImmutableHashSet<T> Create<T>(IEqualityComparer<T> equalityComparer, T item) { return ImmutableHashSet<T>.Empty.WithComparer(equalityComparer).Add(item); }
        public static ImmutableHashSet<T> Create<T>(IEqualityComparer<T> equalityComparer, params T[] items) { return ImmutableHashSet<T>.Empty.WithComparer(equalityComparer).Union(items); }
        public static ImmutableHashSet<T> Create<T>(IEqualityComparer<T> equalityComparer, ReadOnlySpan<T> items) { return ImmutableHashSet<T>.Empty.WithComparer(equalityComparer).Union(items.ToArray()); }
        public static ImmutableHashSet<T> CreateRange<T>(IEqualityComparer<T> equalityComparer, IEnumerable<T> items) { return ImmutableHashSet<T>.Empty.WithComparer(equalityComparer).Union(items); }
        public static ImmutableHashSet<T>.Builder CreateBuilder<T>(IEqualityComparer<T> equalityComparer) { return ImmutableHashSet<T>.Empty.WithComparer(equalityComparer).ToBuilder(); }
        public static ImmutableHashSet<T> ToImmutableHashSet<T>(this IEnumerable<T> source, IEqualityComparer<T> equalityComparer) { return CreateRange(equalityComparer, source); }
        public static ImmutableHashSet<T> ToImmutableHashSet<T>(this ImmutableHashSet<T>.Builder builder) { return builder.ToImmutable(); }
    }

    public static partial class ImmutableDictionary
    {
        public static ImmutableDictionary<TKey, TValue> CreateRange<TKey, TValue>(IEqualityComparer<TKey> keyComparer, IEnumerable<KeyValuePair<TKey, TValue>> items) { return ImmutableDictionary<TKey, TValue>.Empty.WithComparers(keyComparer).AddRange(items); }
        public static ImmutableDictionary<TKey, TValue>.Builder CreateBuilder<TKey, TValue>(IEqualityComparer<TKey> keyComparer) { return ImmutableDictionary<TKey, TValue>.Empty.WithComparers(keyComparer).ToBuilder(); }
        public static ImmutableDictionary<TKey, TValue> ToImmutableDictionary<TKey, TValue>(this ImmutableDictionary<TKey, TValue>.Builder builder) { return builder.ToImmutable(); }
        public static ImmutableDictionary<TKey, TValue> ToImmutableDictionary<TKey, TValue>(this IEnumerable<KeyValuePair<TKey, TValue>> source, IEqualityComparer<TKey> keyComparer) { return CreateRange(keyComparer, source); }
        public static ImmutableDictionary<TKey, TSource> ToImmutableDictionary<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, IEqualityComparer<TKey> keyComparer) { return source.ToImmutableDictionary(keySelector, item => item, keyComparer); }
        public static ImmutableDictionary<TKey, TValue> ToImmutableDictionary<TSource, TKey, TValue>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, Func<TSource, TValue> elementSelector, IEqualityComparer<TKey> keyComparer)
        {
            return CreateRange(keyComparer, source.Select(item => new KeyValuePair<TKey, TValue>(keySelector(item), elementSelector(item))));
        }
    }
}
