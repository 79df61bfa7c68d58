// Dictionaries that never change. Entries are kept, and given, in the order of their hash codes, as the framework does.
using System.Collections.Generic;
using System.Linq;

namespace System.Collections.Immutable
{
    public interface IImmutableDictionary<TKey, TValue> : IReadOnlyDictionary<TKey, TValue>
    {
        IImmutableDictionary<TKey, TValue> Clear();
        IImmutableDictionary<TKey, TValue> Add(TKey key, TValue value);
        IImmutableDictionary<TKey, TValue> SetItem(TKey key, TValue value);
        IImmutableDictionary<TKey, TValue> Remove(TKey key);
        IImmutableDictionary<TKey, TValue> AddRange(IEnumerable<KeyValuePair<TKey, TValue>> pairs);
        IImmutableDictionary<TKey, TValue> SetItems(IEnumerable<KeyValuePair<TKey, TValue>> items);
        IImmutableDictionary<TKey, TValue> RemoveRange(IEnumerable<TKey> keys);
        bool Contains(KeyValuePair<TKey, TValue> pair);
        bool TryGetKey(TKey equalKey, out TKey actualKey);
    }

    public sealed class ImmutableDictionary<TKey, TValue> : IImmutableDictionary<TKey, TValue>, IDictionary<TKey, TValue>, IDictionary
    {
        readonly KeyValuePair<TKey, TValue>[] _entries;
        readonly IEqualityComparer<TKey> _comparer;
        readonly IEqualityComparer<TValue> _values;

        internal ImmutableDictionary(KeyValuePair<TKey, TValue>[] entries, IEqualityComparer<TKey> comparer, IEqualityComparer<TValue> values)
        {
            _entries = entries;
            _comparer = comparer ?? EqualityComparer<TKey>.Default;
            _values = values ?? EqualityComparer<TValue>.Default;
        }
        public static readonly ImmutableDictionary<TKey, TValue> Empty = new ImmutableDictionary<TKey, TValue>(new KeyValuePair<TKey, TValue>[0], null, null);

        public int Count { get { return _entries.Length; } }
        public bool IsEmpty { get { return _entries.Length == 0; } }
        public IEqualityComparer<TKey> KeyComparer { get { return _comparer; } }
        public IEqualityComparer<TValue> ValueComparer { get { return _values; } }
        public IEnumerable<TKey> Keys { get { return _entries.Select(entry => entry.Key); } }
        public IEnumerable<TValue> Values { get { return _entries.Select(entry => entry.Value); } }
        ICollection<TKey> IDictionary<TKey, TValue>.Keys { get { return Keys.ToArray(); } }
        ICollection<TValue> IDictionary<TKey, TValue>.Values { get { return Values.ToArray(); } }
        bool ICollection<KeyValuePair<TKey, TValue>>.IsReadOnly { get { return true; } }
        TValue IDictionary<TKey, TValue>.this[TKey key] { get { return this[key]; } set { throw new NotSupportedException(); } }
        void IDictionary<TKey, TValue>.Add(TKey key, TValue value) { throw new NotSupportedException(); }
        bool IDictionary<TKey, TValue>.Remove(TKey key) { throw new NotSupportedException(); }
        void ICollection<KeyValuePair<TKey, TValue>>.Add(KeyValuePair<TKey, TValue> item) { throw new NotSupportedException(); }
        void ICollection<KeyValuePair<TKey, TValue>>.Clear() { throw new NotSupportedException(); }
        bool ICollection<KeyValuePair<TKey, TValue>>.Remove(KeyValuePair<TKey, TValue> item) { throw new NotSupportedException(); }
        void ICollection<KeyValuePair<TKey, TValue>>.CopyTo(KeyValuePair<TKey, TValue>[] array, int arrayIndex) { _entries.CopyTo(array, arrayIndex); }

        bool ICollection.IsSynchronized { get { return true; } }
        object ICollection.SyncRoot { get { return this; } }
        void ICollection.CopyTo(Array array, int index)
        {
            foreach (KeyValuePair<TKey, TValue> pair in _entries)
                array.SetValue(new DictionaryEntry(pair.Key, pair.Value), index++);
        }
        bool IDictionary.IsReadOnly { get { return true; } }
        bool IDictionary.IsFixedSize { get { return true; } }
        object IDictionary.this[object key]
        {
            get
            {
                TValue value;
                return Untyped.FitsKey<TKey>(key) && TryGetValue((TKey)key, out value) ? (object)value : null;
           }
            set { throw new NotSupportedException(); }
        }
        bool IDictionary.Contains(object key) { return Untyped.FitsKey<TKey>(key) && ContainsKey((TKey)key); }
        void IDictionary.Add(object key, object value) { throw new NotSupportedException(); }
        void IDictionary.Remove(object key) { throw new NotSupportedException(); }
        void IDictionary.Clear() { throw new NotSupportedException(); }
        ICollection IDictionary.Keys { get { return (ICollection)((IDictionary<TKey, TValue>)this).Keys; } }
        ICollection IDictionary.Values { get { return (ICollection)((IDictionary<TKey, TValue>)this).Values; } }
        IDictionaryEnumerator IDictionary.GetEnumerator() { return new EntryWalk<TKey, TValue>(((IEnumerable<KeyValuePair<TKey, TValue>>)this).GetEnumerator()); }

        int Find(TKey key)
        {
            if (key == null)
                throw new ArgumentNullException("key");
            int i = _entries.Length - 1;
            while (i >= 0 && !_comparer.Equals(_entries[i].Key, key))
                i--;
            return i;
        }
        public bool ContainsKey(TKey key) { return Find(key) >= 0; }
        public bool ContainsValue(TValue value) { return _entries.Any(entry => _values.Equals(entry.Value, value)); }
        public bool Contains(KeyValuePair<TKey, TValue> pair)
        {
            int i = Find(pair.Key);
            return i >= 0 && _values.Equals(_entries[i].Value, pair.Value);
        }
        public bool TryGetValue(TKey key, out TValue value)
        {
            int i = Find(key);
            value = i < 0 ? default(TValue) : _entries[i].Value;
            return i >= 0;
        }
        public bool TryGetKey(TKey equalKey, out TKey actualKey)
        {
            int i = Find(equalKey);
            actualKey = i < 0 ? equalKey : _entries[i].Key;
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

        ImmutableDictionary<TKey, TValue> With(KeyValuePair<TKey, TValue>[] entries) { return new ImmutableDictionary<TKey, TValue>(entries, _comparer, _values); }

        // After all entries whose hash code is not greater.
        ImmutableDictionary<TKey, TValue> Inserted(TKey key, TValue value)
        {
            int hash = _comparer.GetHashCode(key);
            var entries = new KeyValuePair<TKey, TValue>[_entries.Length + 1];
            int place = _entries.Length;
            while (place > 0 && _comparer.GetHashCode(_entries[place - 1].Key) > hash)
                place--;
            Array.Copy(_entries, 0, entries, 0, place);
            entries[place] = new KeyValuePair<TKey, TValue>(key, value);
            Array.Copy(_entries, place, entries, place + 1, _entries.Length - place);
            return With(entries);
        }
        public ImmutableDictionary<TKey, TValue> Add(TKey key, TValue value)
        {
            int i = Find(key);
            if (i < 0)
                return Inserted(key, value);
            if (_values.Equals(_entries[i].Value, value))
                return this;
            throw new ArgumentException("An element with the same key but a different value already exists. Key: '" + key + "'");
        }
        public ImmutableDictionary<TKey, TValue> SetItem(TKey key, TValue value)
        {
            int i = Find(key);
            if (i < 0)
                return Inserted(key, value);
            if (_values.Equals(_entries[i].Value, value))
                return this;
            var entries = (KeyValuePair<TKey, TValue>[])_entries.Clone();
            entries[i] = new KeyValuePair<TKey, TValue>(_entries[i].Key, value);
            return With(entries);
        }
        public ImmutableDictionary<TKey, TValue> AddRange(IEnumerable<KeyValuePair<TKey, TValue>> pairs)
        {
            ImmutableDictionary<TKey, TValue> result = this;
            foreach (KeyValuePair<TKey, TValue> pair in pairs)
                result = result.Add(pair.Key, pair.Value);
            return result;
        }
        public ImmutableDictionary<TKey, TValue> SetItems(IEnumerable<KeyValuePair<TKey, TValue>> items)
        {
            ImmutableDictionary<TKey, TValue> result = this;
            foreach (KeyValuePair<TKey, TValue> pair in items)
                result = result.SetItem(pair.Key, pair.Value);
            return result;
        }
        public ImmutableDictionary<TKey, TValue> Remove(TKey key)
        {
            int gone = Find(key);
            return gone < 0 ? this : With(_entries.Where((entry, i) => i != gone).ToArray());
        }
        public ImmutableDictionary<TKey, TValue> RemoveRange(IEnumerable<TKey> keys)
        {
            ImmutableDictionary<TKey, TValue> result = this;
            foreach (TKey key in keys)
                result = result.Remove(key);
            return result;
        }
        public ImmutableDictionary<TKey, TValue> Clear() { return IsEmpty ? this : With(new KeyValuePair<TKey, TValue>[0]); }
        public ImmutableDictionary<TKey, TValue> WithComparers(IEqualityComparer<TKey> keyComparer) { return new ImmutableDictionary<TKey, TValue>(new KeyValuePair<TKey, TValue>[0], keyComparer, _values).AddRange(_entries); }
        IImmutableDictionary<TKey, TValue> IImmutableDictionary<TKey, TValue>.Clear() { return Clear(); }
        IImmutableDictionary<TKey, TValue> IImmutableDictionary<TKey, TValue>.Add(TKey key, TValue value) { return Add(key, value); }
        IImmutableDictionary<TKey, TValue> IImmutableDictionary<TKey, TValue>.SetItem(TKey key, TValue value) { return SetItem(key, value); }
        IImmutableDictionary<TKey, TValue> IImmutableDictionary<TKey, TValue>.Remove(TKey key) { return Remove(key); }
        IImmutableDictionary<TKey, TValue> IImmutableDictionary<TKey, TValue>.AddRange(IEnumerable<KeyValuePair<TKey, TValue>> pairs) { return AddRange(pairs); }
        IImmutableDictionary<TKey, TValue> IImmutableDictionary<TKey, TValue>.SetItems(IEnumerable<KeyValuePair<TKey, TValue>> items) { return SetItems(items); }
        IImmutableDictionary<TKey, TValue> IImmutableDictionary<TKey, TValue>.RemoveRange(IEnumerable<TKey> keys) { return RemoveRange(keys); }

        public Builder ToBuilder() { return new Builder(this); }
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

        public sealed class Builder : IDictionary<TKey, TValue>
        {
            ImmutableDictionary<TKey, TValue> _now;
            internal Builder(ImmutableDictionary<TKey, TValue> start) { _now = start; }
            public int Count { get { return _now.Count; } }
            bool ICollection<KeyValuePair<TKey, TValue>>.IsReadOnly { get { return false; } }
            public TValue this[TKey key] { get { return _now[key]; } set { _now = _now.SetItem(key, value); } }
            public IEnumerable<TKey> Keys { get { return _now.Keys; } }
            public IEnumerable<TValue> Values { get { return _now.Values; } }
            ICollection<TKey> IDictionary<TKey, TValue>.Keys { get { return Keys.ToArray(); } }
            ICollection<TValue> IDictionary<TKey, TValue>.Values { get { return Values.ToArray(); } }
            public void Add(TKey key, TValue value) { _now = _now.Add(key, value); }
            public void Add(KeyValuePair<TKey, TValue> item) { Add(item.Key, item.Value); }
            public void AddRange(IEnumerable<KeyValuePair<TKey, TValue>> items) { _now = _now.AddRange(items); }
            public bool Remove(TKey key)
            {
                ImmutableDictionary<TKey, TValue> before = _now;
                _now = before.Remove(key);
                return before != _now;
            }
            bool ICollection<KeyValuePair<TKey, TValue>>.Remove(KeyValuePair<TKey, TValue> item) { return _now.Contains(item) && Remove(item.Key); }
            public void Clear() { _now = _now.Clear(); }
            public bool ContainsKey(TKey key) { return _now.ContainsKey(key); }
            public bool Contains(KeyValuePair<TKey, TValue> item) { return _now.Contains(item); }
            public bool TryGetValue(TKey key, out TValue value) { return _now.TryGetValue(key, out value); }
            public TValue GetValueOrDefault(TKey key) { return GetValueOrDefault(key, default(TValue)); }
            public TValue GetValueOrDefault(TKey key, TValue defaultValue)
            {
                TValue value;
                return _now.TryGetValue(key, out value) ? value : defaultValue;
            }
            void ICollection<KeyValuePair<TKey, TValue>>.CopyTo(KeyValuePair<TKey, TValue>[] array, int arrayIndex) { _now._entries.CopyTo(array, arrayIndex); }
            public ImmutableDictionary<TKey, TValue> ToImmutable() { return _now; }
            public Enumerator GetEnumerator() { return _now.GetEnumerator(); }
            IEnumerator<KeyValuePair<TKey, TValue>> IEnumerable<KeyValuePair<TKey, TValue>>.GetEnumerator() { return GetEnumerator(); }
            IEnumerator IEnumerable.GetEnumerator() { return GetEnumerator(); }
        }
    }

    public static partial class ImmutableDictionary
    {
        public static ImmutableDictionary<TKey, TValue> Create<TKey, TValue>() { return ImmutableDictionary<TKey, TValue>.Empty; }
        public static ImmutableDictionary<TKey, TValue> Create<TKey, TValue>(IEqualityComparer<TKey> keyComparer) { return ImmutableDictionary<TKey, TValue>.Empty.WithComparers(keyComparer); }
        public static ImmutableDictionary<TKey, TValue> CreateRange<TKey, TValue>(IEnumerable<KeyValuePair<TKey, TValue>> items) { return ImmutableDictionary<TKey, TValue>.Empty.AddRange(items); }
        public static ImmutableDictionary<TKey, TValue>.Builder CreateBuilder<TKey, TValue>() { return ImmutableDictionary<TKey, TValue>.Empty.ToBuilder(); }
        public static ImmutableDictionary<TKey, TValue> ToImmutableDictionary<TKey, TValue>(this IEnumerable<KeyValuePair<TKey, TValue>> source) { return source as ImmutableDictionary<TKey, TValue> ?? CreateRange(source); }
        public static ImmutableDictionary<TKey, TSource> ToImmutableDictionary<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector)
        {
            return CreateRange(source.Select(item => new KeyValuePair<TKey, TSource>(keySelector(item), item)));
        }
        public static ImmutableDictionary<TKey, TValue> ToImmutableDictionary<TSource, TKey, TValue>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, Func<TSource, TValue> elementSelector)
        {
            return CreateRange(source.Select(item => new KeyValuePair<TKey, TValue>(keySelector(item), elementSelector(item))));
        }
        public static bool Contains<TKey, TValue>(this IImmutableDictionary<TKey, TValue> map, TKey key, TValue value)
        {
            TValue found;
            return map.TryGetValue(key, out found) && EqualityComparer<TValue>.Default.Equals(found, value);
        }
        public static TValue GetValueOrDefault<TKey, TValue>(this IImmutableDictionary<TKey, TValue> dictionary, TKey key) { return dictionary.GetValueOrDefault(key, default(TValue)); }
        public static TValue GetValueOrDefault<TKey, TValue>(this IImmutableDictionary<TKey, TValue> dictionary, TKey key, TValue defaultValue)
        {
            TValue found;
            return dictionary.TryGetValue(key, out found) ? found : defaultValue;
        }
    }
}
