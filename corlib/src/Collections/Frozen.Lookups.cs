// Copies of frozen collections, and lookups in them by something that is as good as a key.
using System.Collections.Generic;
using System.Linq;

namespace System.Collections.Frozen
{
    public abstract partial class FrozenDictionary<TKey, TValue>
    {
        public void CopyTo(Span<KeyValuePair<TKey, TValue>> destination) { _items.ToArray().AsSpan().CopyTo(destination); }
        public AlternateLookup<TAlternateKey> GetAlternateLookup<TAlternateKey>() { return new AlternateLookup<TAlternateKey>(_items.GetAlternateLookup<TAlternateKey>(), this); }
        public bool TryGetAlternateLookup<TAlternateKey>(out AlternateLookup<TAlternateKey> lookup)
        {
            Dictionary<TKey, TValue>.AlternateLookup<TAlternateKey> inner;
            bool fits = _items.TryGetAlternateLookup(out inner);
            lookup = fits ? new AlternateLookup<TAlternateKey>(inner, this) : default(AlternateLookup<TAlternateKey>);
            return fits;
        }

        public readonly struct AlternateLookup<TAlternateKey>
        {
            readonly Dictionary<TKey, TValue>.AlternateLookup<TAlternateKey> _inner;
            internal AlternateLookup(Dictionary<TKey, TValue>.AlternateLookup<TAlternateKey> inner, FrozenDictionary<TKey, TValue> dictionary)
            {
                _inner = inner;
                Dictionary = dictionary;
            }
            public FrozenDictionary<TKey, TValue> Dictionary { get; }
            public TValue this[TAlternateKey key]
            {
                get
                {
                    TValue value;
                    return _inner.TryGetValue(key, out value) ? value : throw new KeyNotFoundException("The given key '" + key.ToString() + "' was not present in the dictionary.");
                }
            }
            public bool ContainsKey(TAlternateKey key) { return _inner.ContainsKey(key); }
            public bool TryGetValue(TAlternateKey key, out TValue value) { return _inner.TryGetValue(key, out value); }
        }
    }

    public abstract partial class FrozenSet<T>
    {
        public IEqualityComparer<T> Comparer { get { return _items.Comparer; } }
        public void CopyTo(Span<T> destination) { _items.ToArray().AsSpan().CopyTo(destination); }
        public bool TryGetValue(T equalValue, out T actualValue) { return _items.TryGetValue(equalValue, out actualValue); }
        public AlternateLookup<TAlternate> GetAlternateLookup<TAlternate>() { return new AlternateLookup<TAlternate>(_items.GetAlternateLookup<TAlternate>(), this); }
        public bool TryGetAlternateLookup<TAlternate>(out AlternateLookup<TAlternate> lookup)
        {
            HashSet<T>.AlternateLookup<TAlternate> inner;
            bool fits = _items.TryGetAlternateLookup(out inner);
            lookup = fits ? new AlternateLookup<TAlternate>(inner, this) : default(AlternateLookup<TAlternate>);
            return fits;
        }

        public readonly struct AlternateLookup<TAlternate>
        {
            readonly HashSet<T>.AlternateLookup<TAlternate> _inner;
            internal AlternateLookup(HashSet<T>.AlternateLookup<TAlternate> inner, FrozenSet<T> set)
            {
                _inner = inner;
                Set = set;
            }
            public FrozenSet<T> Set { get; }
            public bool Contains(TAlternate item) { return _inner.Contains(item); }
            public bool TryGetValue(TAlternate item, out T actualValue) { return _inner.TryGetValue(item, out actualValue); }
        }
    }
}
