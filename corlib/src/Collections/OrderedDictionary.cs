// A dictionary whose entries also have places: keys and values in two lists, found by a dictionary of places.
using System.Collections.ObjectModel;

namespace System.Collections.Generic
{
    public class OrderedDictionary<TKey, TValue> : IDictionary<TKey, TValue>, IReadOnlyDictionary<TKey, TValue>, IList<KeyValuePair<TKey, TValue>>, IReadOnlyList<KeyValuePair<TKey, TValue>>
    {
        readonly List<TKey> _keys = new List<TKey>();
        readonly List<TValue> _values = new List<TValue>();
        readonly Dictionary<TKey, int> _places;
        int _version;

        public OrderedDictionary() : this(0, null) { }
        public OrderedDictionary(int capacity) : this(capacity, null) { }
        public OrderedDictionary(IEqualityComparer<TKey> comparer) : this(0, comparer) { }
        public OrderedDictionary(int capacity, IEqualityComparer<TKey> comparer) { _places = new Dictionary<TKey, int>(capacity, comparer); }
        public OrderedDictionary(IDictionary<TKey, TValue> dictionary) : this((IEnumerable<KeyValuePair<TKey, TValue>>)dictionary, null) { }
        public OrderedDictionary(IDictionary<TKey, TValue> dictionary, IEqualityComparer<TKey> comparer) : this((IEnumerable<KeyValuePair<TKey, TValue>>)dictionary, comparer) { }
        public OrderedDictionary(IEnumerable<KeyValuePair<TKey, TValue>> collection) : this(collection, null) { }
        public OrderedDictionary(IEnumerable<KeyValuePair<TKey, TValue>> collection, IEqualityComparer<TKey> comparer) : this(0, comparer)
        {
            foreach (KeyValuePair<TKey, TValue> pair in collection ?? throw new ArgumentNullException("collection"))
                Add(pair.Key, pair.Value);
        }

        public int Count { get { return _keys.Count; } }
        public int Capacity { get { return _keys.Capacity; } }
        public IEqualityComparer<TKey> Comparer { get { return _places.Comparer; } }
        public int IndexOf(TKey key) { return _places.TryGetValue(key, out int place) ? place : -1; }
        public bool ContainsKey(TKey key) { return _places.ContainsKey(key); }
        public bool ContainsValue(TValue value) { return _values.Contains(value); }
        public bool TryGetValue(TKey key, out TValue value) { return TryGetValue(key, out value, out _); }
        public bool TryGetValue(TKey key, out TValue value, out int index)
        {
            index = IndexOf(key);
            value = index < 0 ? default(TValue) : _values[index];
            return index >= 0;
        }

        public TValue this[TKey key]
        {
            get { return TryGetValue(key, out TValue value) ? value : throw new KeyNotFoundException("The given key '" + key + "' was not present in the dictionary."); }
            set
            {
                int place = IndexOf(key);
                if (place < 0)
                    InsertAt(Count, key, value);
                else
                    _values[place] = value;
            }
        }

        void InsertAt(int index, TKey key, TValue value)
        {
            if ((uint)index > (uint)Count)
                throw new ArgumentOutOfRangeException("index", "Index must be within the bounds of the List.");
            for (int i = index; i < Count; i++)
                _places[_keys[i]] = i + 1;
            _places[key] = index;
            _keys.Insert(index, key);
            _values.Insert(index, value);
            _version++;
        }

        public void Add(TKey key, TValue value)
        {
            if (!TryAdd(key, value))
                throw new ArgumentException("An item with the same key has already been added. Key: " + key, "key");
        }
        public bool TryAdd(TKey key, TValue value) { return TryAdd(key, value, out _); }
        public bool TryAdd(TKey key, TValue value, out int index)
        {
            index = IndexOf(key);
            if (index >= 0)
                return false;
            index = Count;
            InsertAt(index, key, value);
            return true;
        }
        public void Insert(int index, TKey key, TValue value)
        {
            if ((uint)index > (uint)Count)
                throw new ArgumentOutOfRangeException("index");
            if (ContainsKey(key))
                throw new ArgumentException("An item with the same key has already been added. Key: " + key, "key");
            InsertAt(index, key, value);
        }
        public bool Remove(TKey key) { return Remove(key, out _); }
        public bool Remove(TKey key, out TValue value)
        {
            if (!TryGetValue(key, out value, out int index))
                return false;
            RemoveAt(index);
            return true;
        }
        public void RemoveAt(int index)
        {
            CheckIndex(index);
            _places.Remove(_keys[index]);
            for (int i = index + 1; i < Count; i++)
                _places[_keys[i]] = i - 1;
            _keys.RemoveAt(index);
            _values.RemoveAt(index);
            _version++;
        }
        public void Clear()
        {
            _places.Clear();
            _keys.Clear();
            _values.Clear();
            _version++;
        }

        void CheckIndex(int index)
        {
            if ((uint)index >= (uint)Count)
                throw new ArgumentOutOfRangeException("index", "Index was out of range. Must be non-negative and less than the size of the collection.");
        }
        public KeyValuePair<TKey, TValue> GetAt(int index)
        {
            CheckIndex(index);
            return new KeyValuePair<TKey, TValue>(_keys[index], _values[index]);
        }
        public void SetAt(int index, TValue value)
        {
            CheckIndex(index);
            _values[index] = value;
        }
        public void SetAt(int index, TKey key, TValue value)
        {
            CheckIndex(index);
            int place = IndexOf(key);
            if (place >= 0 && place != index)
                throw new ArgumentException("An item with the same key has already been added. Key: " + key, "key");
            _places.Remove(_keys[index]);
            _places[key] = index;
            _keys[index] = key;
            _values[index] = value;
        }
        public void SetPosition(int index, int newIndex)
        {
            CheckIndex(index);
            CheckIndex(newIndex);
            KeyValuePair<TKey, TValue> pair = GetAt(index);
            RemoveAt(index);
            InsertAt(newIndex, pair.Key, pair.Value);
        }
        public void SetPosition(TKey key, int newIndex)
        {
            int index = IndexOf(key);
            if (index < 0)
                throw new KeyNotFoundException("The given key '" + key + "' was not present in the dictionary.");
            SetPosition(index, newIndex);
        }
        public int EnsureCapacity(int capacity) { return _keys.EnsureCapacity(capacity); }
        public void TrimExcess() { }
        public void TrimExcess(int capacity) { }

        public KeyCollection Keys { get { return new KeyCollection(this); } }
        public ValueCollection Values { get { return new ValueCollection(this); } }
        ICollection<TKey> IDictionary<TKey, TValue>.Keys { get { return Keys; } }
        ICollection<TValue> IDictionary<TKey, TValue>.Values { get { return Values; } }
        IEnumerable<TKey> IReadOnlyDictionary<TKey, TValue>.Keys { get { return Keys; } }
        IEnumerable<TValue> IReadOnlyDictionary<TKey, TValue>.Values { get { return Values; } }
        public Enumerator GetEnumerator() { return new Enumerator(this); }
        IEnumerator<KeyValuePair<TKey, TValue>> IEnumerable<KeyValuePair<TKey, TValue>>.GetEnumerator() { return new Enumerator(this); }
        IEnumerator IEnumerable.GetEnumerator() { return new Enumerator(this); }

        bool ICollection<KeyValuePair<TKey, TValue>>.IsReadOnly { get { return false; } }
        void ICollection<KeyValuePair<TKey, TValue>>.Add(KeyValuePair<TKey, TValue> item) { Add(item.Key, item.Value); }
        bool ICollection<KeyValuePair<TKey, TValue>>.Contains(KeyValuePair<TKey, TValue> item) { return ((IList<KeyValuePair<TKey, TValue>>)this).IndexOf(item) >= 0; }
        bool ICollection<KeyValuePair<TKey, TValue>>.Remove(KeyValuePair<TKey, TValue> item)
        {
            int index = ((IList<KeyValuePair<TKey, TValue>>)this).IndexOf(item);
            if (index >= 0)
                RemoveAt(index);
            return index >= 0;
        }
        void ICollection<KeyValuePair<TKey, TValue>>.CopyTo(KeyValuePair<TKey, TValue>[] array, int arrayIndex)
        {
            for (int i = 0; i < Count; i++)
                array[arrayIndex + i] = GetAt(i);
        }
        KeyValuePair<TKey, TValue> IReadOnlyList<KeyValuePair<TKey, TValue>>.this[int index] { get { return GetAt(index); } }
        KeyValuePair<TKey, TValue> IList<KeyValuePair<TKey, TValue>>.this[int index]
        {
            get { return GetAt(index); }
            set { SetAt(index, value.Key, value.Value); }
        }
        int IList<KeyValuePair<TKey, TValue>>.IndexOf(KeyValuePair<TKey, TValue> item)
        {
            int index = IndexOf(item.Key);
            return index >= 0 && EqualityComparer<TValue>.Default.Equals(_values[index], item.Value) ? index : -1;
        }
        void IList<KeyValuePair<TKey, TValue>>.Insert(int index, KeyValuePair<TKey, TValue> item) { Insert(index, item.Key, item.Value); }

        public struct Enumerator : IEnumerator<KeyValuePair<TKey, TValue>>
        {
            readonly OrderedDictionary<TKey, TValue> _source;
            readonly int _version;
            int _next;
            internal Enumerator(OrderedDictionary<TKey, TValue> source)
            {
                _source = source;
                _version = source._version;
                _next = 0;
            }
            public KeyValuePair<TKey, TValue> Current { get { return _source.GetAt(_next - 1); } }
            object IEnumerator.Current { get { return Current; } }
            public bool MoveNext()
            {
                if (_version != _source._version)
                    throw new InvalidOperationException("Collection was modified; enumeration operation may not execute.");
                if (_next >= _source.Count)
                    return false;
                _next++;
                return true;
            }
            public void Dispose() { }
            void IEnumerator.Reset() { _next = 0; }
        }

        public sealed class KeyCollection : ReadOnlyPart<TKey>
        {
            readonly List<TKey> _items;
            internal KeyCollection(OrderedDictionary<TKey, TValue> source) : base(source._keys) { _items = source._keys; }
            public new Enumerator GetEnumerator() { return new Enumerator(_items); }

            public struct Enumerator : IEnumerator<TKey>
            {
                List<TKey>.Enumerator _walk;
                internal Enumerator(List<TKey> items) { _walk = items.GetEnumerator(); }
                public TKey Current { get { return _walk.Current; } }
                object IEnumerator.Current { get { return _walk.Current; } }
                public bool MoveNext() { return _walk.MoveNext(); }
                public void Dispose() { }
                void IEnumerator.Reset() { throw new NotSupportedException(); }
            }
        }
        public sealed class ValueCollection : ReadOnlyPart<TValue>
        {
            readonly List<TValue> _items;
            internal ValueCollection(OrderedDictionary<TKey, TValue> source) : base(source._values) { _items = source._values; }
            public new Enumerator GetEnumerator() { return new Enumerator(_items); }

            public struct Enumerator : IEnumerator<TValue>
            {
                List<TValue>.Enumerator _walk;
                internal Enumerator(List<TValue> items) { _walk = items.GetEnumerator(); }
                public TValue Current { get { return _walk.Current; } }
                object IEnumerator.Current { get { return _walk.Current; } }
                public bool MoveNext() { return _walk.MoveNext(); }
                public void Dispose() { }
                void IEnumerator.Reset() { throw new NotSupportedException(); }
            }
        }
    }
}
