// Dictionaries and sets that are made once and only read. Their order is nobody's business; here it is that of the source.
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;

namespace System.Collections.Frozen
{
    public abstract partial class FrozenDictionary<TKey, TValue> : IReadOnlyDictionary<TKey, TValue>, IDictionary<TKey, TValue>
    {
        readonly Dictionary<TKey, TValue> _items;
        internal FrozenDictionary(Dictionary<TKey, TValue> items) { _items = items; }
        static class Holder
        {
            internal static readonly FrozenDictionary<TKey, TValue> Instance = new Plain(new Dictionary<TKey, TValue>());
        }
        internal sealed class Plain : FrozenDictionary<TKey, TValue>
        {
            internal Plain(Dictionary<TKey, TValue> items) : base(items) { }
        }

        public static FrozenDictionary<TKey, TValue> Empty { get { return Holder.Instance; } }
        public IEqualityComparer<TKey> Comparer { get { return _items.Comparer; } }
        public int Count { get { return _items.Count; } }
        public ref readonly TValue this[TKey key]
        {
            get
            {
                if (!_items.ContainsKey(key))
                    throw new KeyNotFoundException("The given key '" + key + "' was not present in the dictionary.");
                return ref _items.Place(key);
            }
        }
        TValue IReadOnlyDictionary<TKey, TValue>.this[TKey key] { get { return _items[key]; } }
        public ImmutableArray<TKey> Keys { get { return _items.Keys.ToImmutableArray(); } }
        public ImmutableArray<TValue> Values { get { return _items.Values.ToImmutableArray(); } }
        IEnumerable<TKey> IReadOnlyDictionary<TKey, TValue>.Keys { get { return _items.Keys; } }
        IEnumerable<TValue> IReadOnlyDictionary<TKey, TValue>.Values { get { return _items.Values; } }
        ICollection<TKey> IDictionary<TKey, TValue>.Keys { get { return _items.Keys; } }
        ICollection<TValue> IDictionary<TKey, TValue>.Values { get { return _items.Values; } }
        TValue IDictionary<TKey, TValue>.this[TKey key] { get { return _items[key]; } set { throw new NotSupportedException(); } }
        void IDictionary<TKey, TValue>.Add(TKey key, TValue value) { throw new NotSupportedException(); }
        bool IDictionary<TKey, TValue>.Remove(TKey key) { throw new NotSupportedException(); }
        bool ICollection<KeyValuePair<TKey, TValue>>.IsReadOnly { get { return true; } }
        void ICollection<KeyValuePair<TKey, TValue>>.Add(KeyValuePair<TKey, TValue> item) { throw new NotSupportedException(); }
        void ICollection<KeyValuePair<TKey, TValue>>.Clear() { throw new NotSupportedException(); }
        bool ICollection<KeyValuePair<TKey, TValue>>.Remove(KeyValuePair<TKey, TValue> item) { throw new NotSupportedException(); }
        bool ICollection<KeyValuePair<TKey, TValue>>.Contains(KeyValuePair<TKey, TValue> item) { return _items.Contains(item); }
        public void CopyTo(KeyValuePair<TKey, TValue>[] destination, int destinationIndex) { _items.ToArray().CopyTo(destination, destinationIndex); }
        public bool ContainsKey(TKey key) { return _items.ContainsKey(key); }
        public bool TryGetValue(TKey key, out TValue value) { return _items.TryGetValue(key, out value); }
        public ref readonly TValue GetValueRefOrNullRef(TKey key) { return ref _items.Place(key); }
        public Enumerator GetEnumerator() { return new Enumerator(_items.GetEnumerator()); }
        IEnumerator<KeyValuePair<TKey, TValue>> IEnumerable<KeyValuePair<TKey, TValue>>.GetEnumerator() { return _items.GetEnumerator(); }
        IEnumerator IEnumerable.GetEnumerator() { return _items.GetEnumerator(); }

        public struct Enumerator : IEnumerator<KeyValuePair<TKey, TValue>>
        {
            Dictionary<TKey, TValue>.Enumerator _inner;
            internal Enumerator(Dictionary<TKey, TValue>.Enumerator inner) { _inner = inner; }
            public KeyValuePair<TKey, TValue> Current { get { return _inner.Current; } }
            object IEnumerator.Current { get { return Current; } }
            public bool MoveNext() { return _inner.MoveNext(); }
            void IEnumerator.Reset() { throw new NotSupportedException(); }
            public void Dispose() { }
        }
    }

    public static class FrozenDictionary
    {
        public static FrozenDictionary<TKey, TValue> Create<TKey, TValue>(ReadOnlySpan<KeyValuePair<TKey, TValue>> source) { return source.ToArray().ToFrozenDictionary(); }
        public static FrozenDictionary<TKey, TValue> Create<TKey, TValue>(IEqualityComparer<TKey> comparer, ReadOnlySpan<KeyValuePair<TKey, TValue>> source) { return source.ToArray().ToFrozenDictionary(comparer); }
        public static FrozenDictionary<TKey, TValue> ToFrozenDictionary<TKey, TValue>(this IEnumerable<KeyValuePair<TKey, TValue>> source, IEqualityComparer<TKey> comparer = null)
        {
            var same = source as FrozenDictionary<TKey, TValue>;
            if (same != null && same.Comparer == (comparer ?? EqualityComparer<TKey>.Default))
                return same;
            var items = new Dictionary<TKey, TValue>(comparer);
            foreach (KeyValuePair<TKey, TValue> pair in source)
                items[pair.Key] = pair.Value;
            return new FrozenDictionary<TKey, TValue>.Plain(items);
        }
        public static FrozenDictionary<TKey, TSource> ToFrozenDictionary<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, IEqualityComparer<TKey> comparer = null)
        {
            return new FrozenDictionary<TKey, TSource>.Plain(source.ToDictionary(keySelector, comparer));
        }
        public static FrozenDictionary<TKey, TElement> ToFrozenDictionary<TSource, TKey, TElement>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, Func<TSource, TElement> elementSelector, IEqualityComparer<TKey> comparer = null)
        {
            return new FrozenDictionary<TKey, TElement>.Plain(source.ToDictionary(keySelector, elementSelector, comparer));
        }
    }

    public abstract partial class FrozenSet<T> : IReadOnlySet<T>, ICollection<T>
    {
        readonly HashSet<T> _items;
        internal FrozenSet(HashSet<T> items) { _items = items; }
        static class Holder
        {
            internal static readonly FrozenSet<T> Instance = new Plain(new HashSet<T>());
        }
        internal sealed class Plain : FrozenSet<T>
        {
            internal Plain(HashSet<T> items) : base(items) { }
        }

        public static FrozenSet<T> Empty { get { return Holder.Instance; } }
        public int Count { get { return _items.Count; } }
        public ImmutableArray<T> Items { get { return _items.ToImmutableArray(); } }
        bool ICollection<T>.IsReadOnly { get { return true; } }
        void ICollection<T>.Add(T item) { throw new NotSupportedException(); }
        void ICollection<T>.Clear() { throw new NotSupportedException(); }
        bool ICollection<T>.Remove(T item) { throw new NotSupportedException(); }
        public bool Contains(T item) { return _items.Contains(item); }
        public void CopyTo(T[] destination, int destinationIndex) { _items.CopyTo(destination, destinationIndex); }
        public bool SetEquals(IEnumerable<T> other) { return _items.SetEquals(other); }
        public bool IsSubsetOf(IEnumerable<T> other) { return _items.IsSubsetOf(other); }
        public bool IsSupersetOf(IEnumerable<T> other) { return other.All(Contains); }
        public bool IsProperSubsetOf(IEnumerable<T> other) { return _items.IsProperSubsetOf(other); }
        public bool IsProperSupersetOf(IEnumerable<T> other) { return _items.IsProperSupersetOf(other); }
        public bool Overlaps(IEnumerable<T> other) { return other.Any(Contains); }
        public Enumerator GetEnumerator() { return new Enumerator(_items.ToArray()); }
        IEnumerator<T> IEnumerable<T>.GetEnumerator() { return GetEnumerator(); }
        IEnumerator IEnumerable.GetEnumerator() { return GetEnumerator(); }

        public struct Enumerator : IEnumerator<T>
        {
            readonly T[] _items;
            int _index;
            internal Enumerator(T[] items)
            {
                _items = items;
                _index = -1;
            }
            public T Current { get { return _items[_index]; } }
            object IEnumerator.Current { get { return Current; } }
            public bool MoveNext() { return _index < _items.Length && ++_index < _items.Length; }
            void IEnumerator.Reset() { _index = -1; }
            public void Dispose() { }
        }
    }

    public static class FrozenSet
    {
        public static FrozenSet<T> ToFrozenSet<T>(this IEnumerable<T> source, IEqualityComparer<T> comparer = null)
        {
            var same = source as FrozenSet<T>;
            return same != null && same.Comparer == (comparer ?? EqualityComparer<T>.Default) ? same : new FrozenSet<T>.Plain(new HashSet<T>(source, comparer));
        }
        public static FrozenSet<T> Create<T>(IEqualityComparer<T> equalityComparer, ReadOnlySpan<T> source) { return source.ToArray().ToFrozenSet(equalityComparer); }
        public static FrozenSet<T> Create<T>(ReadOnlySpan<T> source) { return source.ToArray().ToFrozenSet(); }
    }
}
