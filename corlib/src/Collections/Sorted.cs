// Sorted dictionaries and lists: two parallel lists, kept in order.
namespace System.Collections.Generic
{
    public class SortedDictionary<TKey, TValue> : IDictionary<TKey, TValue>, IReadOnlyDictionary<TKey, TValue>
    {
        internal readonly List<TKey> _keys = new List<TKey>();
        internal readonly List<TValue> _values = new List<TValue>();
        readonly IComparer<TKey> _comparer;

        public SortedDictionary() : this((IComparer<TKey>)null) { }
        public SortedDictionary(IComparer<TKey> comparer) { _comparer = comparer ?? Comparer<TKey>.Default; }
        public SortedDictionary(IDictionary<TKey, TValue> dictionary) : this(dictionary, null) { }
        public SortedDictionary(IDictionary<TKey, TValue> dictionary, IComparer<TKey> comparer) : this(comparer)
        {
            foreach (KeyValuePair<TKey, TValue> pair in dictionary ?? throw new ArgumentNullException("dictionary"))
                Add(pair.Key, pair.Value);
        }

        public int Count { get { return _keys.Count; } }
        public IComparer<TKey> Comparer { get { return _comparer; } }
        bool ICollection<KeyValuePair<TKey, TValue>>.IsReadOnly { get { return false; } }

        int Find(TKey key)
        {
            if (key == null)
                throw new ArgumentNullException("key");
            return _keys.BinarySearch(key, _comparer);
        }

        public TValue this[TKey key]
        {
            get
            {
                int i = Find(key);
                if (i < 0)
                    throw new KeyNotFoundException("The given key '" + key.ToString() + "' was not present in the dictionary.");
                return _values[i];
            }
            set
            {
                int i = Find(key);
                if (i >= 0)
                {
                    _values[i] = value;
                    return;
                }
                _keys.Insert(~i, key);
                _values.Insert(~i, value);
            }
        }
        public void Add(TKey key, TValue value)
        {
            int i = Find(key);
            if (i >= 0)
                throw new ArgumentException("An item with the same key has already been added. Key: " + key);
            _keys.Insert(~i, key);
            _values.Insert(~i, value);
        }
        public bool Remove(TKey key)
        {
            int i = Find(key);
            if (i < 0)
                return false;
            _keys.RemoveAt(i);
            _values.RemoveAt(i);
            return true;
        }
        public bool ContainsKey(TKey key) { return Find(key) >= 0; }
        public bool ContainsValue(TValue value) { return _values.Contains(value); }
        public bool TryGetValue(TKey key, out TValue value)
        {
            int i = Find(key);
            value = i < 0 ? default(TValue) : _values[i];
            return i >= 0;
        }
        public void Clear()
        {
            _keys.Clear();
            _values.Clear();
        }
        void ICollection<KeyValuePair<TKey, TValue>>.Add(KeyValuePair<TKey, TValue> pair) { Add(pair.Key, pair.Value); }
        bool ICollection<KeyValuePair<TKey, TValue>>.Contains(KeyValuePair<TKey, TValue> pair)
        {
            int i = Find(pair.Key);
            return i >= 0 && EqualityComparer<TValue>.Default.Equals(_values[i], pair.Value);
        }
        bool ICollection<KeyValuePair<TKey, TValue>>.Remove(KeyValuePair<TKey, TValue> pair)
        {
            return ((ICollection<KeyValuePair<TKey, TValue>>)this).Contains(pair) && Remove(pair.Key);
        }
        public void CopyTo(KeyValuePair<TKey, TValue>[] array, int index)
        {
            for (int i = 0; i < _keys.Count; i++)
                array[index + i] = new KeyValuePair<TKey, TValue>(_keys[i], _values[i]);
        }
        IEnumerable<TKey> IReadOnlyDictionary<TKey, TValue>.Keys { get { return Keys; } }
        IEnumerable<TValue> IReadOnlyDictionary<TKey, TValue>.Values { get { return Values; } }
        IEnumerator IEnumerable.GetEnumerator() { return GetEnumerator(); }
        ICollection<TKey> IDictionary<TKey, TValue>.Keys { get { return Keys; } }
        ICollection<TValue> IDictionary<TKey, TValue>.Values { get { return Values; } }
        public KeyCollection Keys { get { return new KeyCollection(this); } }
        public ValueCollection Values { get { return new ValueCollection(this); } }
        public Enumerator GetEnumerator() { return new Enumerator(this); }
        IEnumerator<KeyValuePair<TKey, TValue>> IEnumerable<KeyValuePair<TKey, TValue>>.GetEnumerator() { return new Enumerator(this); }

        public struct Enumerator : IEnumerator<KeyValuePair<TKey, TValue>>
        {
            List<TKey>.Enumerator _keys;
            List<TValue>.Enumerator _values;
            internal Enumerator(SortedDictionary<TKey, TValue> owner)
            {
                _keys = owner._keys.GetEnumerator();
                _values = owner._values.GetEnumerator();
            }
            public bool MoveNext() { return _keys.MoveNext() && _values.MoveNext(); }
            public KeyValuePair<TKey, TValue> Current { get { return new KeyValuePair<TKey, TValue>(_keys.Current, _values.Current); } }
            object IEnumerator.Current { get { return Current; } }
            void IEnumerator.Reset()
            {
                ((IEnumerator)_keys).Reset();
                ((IEnumerator)_values).Reset();
            }
            public void Dispose() { }
        }

        public sealed class KeyCollection : ICollection<TKey>, IReadOnlyCollection<TKey>
        {
            readonly SortedDictionary<TKey, TValue> _owner;
            internal KeyCollection(SortedDictionary<TKey, TValue> owner) { _owner = owner; }
            public int Count { get { return _owner.Count; } }
            bool ICollection<TKey>.IsReadOnly { get { return true; } }
            void ICollection<TKey>.Add(TKey item) { throw new NotSupportedException("Mutating a key collection derived from a dictionary is not allowed."); }
            void ICollection<TKey>.Clear() { throw new NotSupportedException("Mutating a key collection derived from a dictionary is not allowed."); }
            bool ICollection<TKey>.Remove(TKey item) { throw new NotSupportedException("Mutating a key collection derived from a dictionary is not allowed."); }
            bool ICollection<TKey>.Contains(TKey item) { return _owner._keys.Contains(item); }
            public void CopyTo(TKey[] array, int index) { _owner._keys.CopyTo(array, index); }
            public Enumerator GetEnumerator() { return new Enumerator(_owner); }
            IEnumerator<TKey> IEnumerable<TKey>.GetEnumerator() { return new Enumerator(_owner); }
            IEnumerator IEnumerable.GetEnumerator() { return new Enumerator(_owner); }

            public struct Enumerator : IEnumerator<TKey>
            {
                List<TKey>.Enumerator _inner;
                internal Enumerator(SortedDictionary<TKey, TValue> owner) { _inner = owner._keys.GetEnumerator(); }
                public bool MoveNext() { return _inner.MoveNext(); }
                public TKey Current { get { return _inner.Current; } }
                object IEnumerator.Current { get { return Current; } }
                void IEnumerator.Reset() { ((IEnumerator)_inner).Reset(); }
                public void Dispose() { }
            }
        }

        public sealed class ValueCollection : ICollection<TValue>, IReadOnlyCollection<TValue>
        {
            readonly SortedDictionary<TKey, TValue> _owner;
            internal ValueCollection(SortedDictionary<TKey, TValue> owner) { _owner = owner; }
            public int Count { get { return _owner.Count; } }
            bool ICollection<TValue>.IsReadOnly { get { return true; } }
            void ICollection<TValue>.Add(TValue item) { throw new NotSupportedException("Mutating a value collection derived from a dictionary is not allowed."); }
            void ICollection<TValue>.Clear() { throw new NotSupportedException("Mutating a value collection derived from a dictionary is not allowed."); }
            bool ICollection<TValue>.Remove(TValue item) { throw new NotSupportedException("Mutating a value collection derived from a dictionary is not allowed."); }
            bool ICollection<TValue>.Contains(TValue item) { return _owner._values.Contains(item); }
            public void CopyTo(TValue[] array, int index) { _owner._values.CopyTo(array, index); }
            public Enumerator GetEnumerator() { return new Enumerator(_owner); }
            IEnumerator<TValue> IEnumerable<TValue>.GetEnumerator() { return new Enumerator(_owner); }
            IEnumerator IEnumerable.GetEnumerator() { return new Enumerator(_owner); }

            public struct Enumerator : IEnumerator<TValue>
            {
                List<TValue>.Enumerator _inner;
                internal Enumerator(SortedDictionary<TKey, TValue> owner) { _inner = owner._values.GetEnumerator(); }
                public bool MoveNext() { return _inner.MoveNext(); }
                public TValue Current { get { return _inner.Current; } }
                object IEnumerator.Current { get { return Current; } }
                void IEnumerator.Reset() { ((IEnumerator)_inner).Reset(); }
                public void Dispose() { }
            }
        }
    }

    public class SortedList<TKey, TValue> : IDictionary<TKey, TValue>, IReadOnlyDictionary<TKey, TValue>
    {
        public SortedList(int capacity) : this((IComparer<TKey>)null) { }
        internal readonly List<TKey> _keys = new List<TKey>();
        internal readonly List<TValue> _values = new List<TValue>();
        readonly IComparer<TKey> _comparer;

        public SortedList() : this((IComparer<TKey>)null) { }
        public SortedList(IComparer<TKey> comparer) { _comparer = comparer ?? Comparer<TKey>.Default; }
        public SortedList(IDictionary<TKey, TValue> dictionary) : this(dictionary, null) { }
        public SortedList(IDictionary<TKey, TValue> dictionary, IComparer<TKey> comparer) : this(comparer)
        {
            foreach (KeyValuePair<TKey, TValue> pair in dictionary ?? throw new ArgumentNullException("dictionary"))
                Add(pair.Key, pair.Value);
        }

        public int Count { get { return _keys.Count; } }
        public IComparer<TKey> Comparer { get { return _comparer; } }
        bool ICollection<KeyValuePair<TKey, TValue>>.IsReadOnly { get { return false; } }

        int Find(TKey key)
        {
            if (key == null)
                throw new ArgumentNullException("key");
            return _keys.BinarySearch(key, _comparer);
        }

        public TValue this[TKey key]
        {
            get
            {
                int i = Find(key);
                if (i < 0)
                    throw new KeyNotFoundException("The given key '" + key.ToString() + "' was not present in the dictionary.");
                return _values[i];
            }
            set
            {
                int i = Find(key);
                if (i >= 0)
                {
                    _values[i] = value;
                    return;
                }
                _keys.Insert(~i, key);
                _values.Insert(~i, value);
            }
        }
        public void Add(TKey key, TValue value)
        {
            int i = Find(key);
            if (i >= 0)
                throw new ArgumentException("An item with the same key has already been added. Key: " + key.ToString());
            _keys.Insert(~i, key);
            _values.Insert(~i, value);
        }
        public bool Remove(TKey key)
        {
            int i = Find(key);
            if (i < 0)
                return false;
            _keys.RemoveAt(i);
            _values.RemoveAt(i);
            return true;
        }
        public bool ContainsKey(TKey key) { return Find(key) >= 0; }
        public bool ContainsValue(TValue value) { return _values.Contains(value); }
        public bool TryGetValue(TKey key, out TValue value)
        {
            int i = Find(key);
            value = i < 0 ? default(TValue) : _values[i];
            return i >= 0;
        }
        public void Clear()
        {
            _keys.Clear();
            _values.Clear();
        }
        void ICollection<KeyValuePair<TKey, TValue>>.Add(KeyValuePair<TKey, TValue> pair) { Add(pair.Key, pair.Value); }
        bool ICollection<KeyValuePair<TKey, TValue>>.Contains(KeyValuePair<TKey, TValue> pair)
        {
            int i = Find(pair.Key);
            return i >= 0 && EqualityComparer<TValue>.Default.Equals(_values[i], pair.Value);
        }
        bool ICollection<KeyValuePair<TKey, TValue>>.Remove(KeyValuePair<TKey, TValue> pair)
        {
            return ((ICollection<KeyValuePair<TKey, TValue>>)this).Contains(pair) && Remove(pair.Key);
        }
        public void CopyTo(KeyValuePair<TKey, TValue>[] array, int index)
        {
            for (int i = 0; i < _keys.Count; i++)
                array[index + i] = new KeyValuePair<TKey, TValue>(_keys[i], _values[i]);
        }
        IEnumerable<TKey> IReadOnlyDictionary<TKey, TValue>.Keys { get { return Keys; } }
        IEnumerable<TValue> IReadOnlyDictionary<TKey, TValue>.Values { get { return Values; } }
        IEnumerator IEnumerable.GetEnumerator() { return GetEnumerator(); }
        ICollection<TKey> IDictionary<TKey, TValue>.Keys { get { return Keys; } }
        ICollection<TValue> IDictionary<TKey, TValue>.Values { get { return Values; } }
        public IList<TKey> Keys { get { return _keys.AsReadOnly(); } }
        public IList<TValue> Values { get { return _values.AsReadOnly(); } }
        public int Capacity { get { return _keys.Capacity; } set { } }
        public int IndexOfKey(TKey key) { return Math.Max(-1, Find(key)); }
        public int IndexOfValue(TValue value) { return _values.IndexOf(value); }
        public void RemoveAt(int index)
        {
            _keys.RemoveAt(index);
            _values.RemoveAt(index);
        }
        public IEnumerator<KeyValuePair<TKey, TValue>> GetEnumerator()
        {
            List<TValue>.Enumerator values = _values.GetEnumerator();
            foreach (TKey key in _keys)
            {
                values.MoveNext();
                yield return new KeyValuePair<TKey, TValue>(key, values.Current);
            }
        }
    }
}
