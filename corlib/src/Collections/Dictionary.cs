// A hash table with chains in arrays. Enumeration follows insertion, as in the framework, until something is removed.
// What threads that share a table without a lock may see depends on the order of accesses, which is that of the framework.
using Machine = Fencepost.Runtime;

namespace System.Collections.Generic
{
    public partial class Dictionary<TKey, TValue> : IDictionary<TKey, TValue>, IReadOnlyDictionary<TKey, TValue>, IDictionary
    {
        struct Entry
        {
            internal int Hash;
            // The next entry of the chain, or -1; a free entry holds -2 minus its link.
            internal int Next;
            internal TKey Key;
            internal TValue Value;
        }

        // A bucket holds the index of its first entry plus one.
        int[] _buckets;
        Entry[] _entries;
        int _used;
        int _free = -1;
        // How many of the used entries are free again.
        int _freed;
        int _version;
        readonly IEqualityComparer<TKey> _comparer;

        // What is enumerated meanwhile notices it.
        internal virtual void CountChange() { _version++; }

        public Dictionary() : this(0, null) { }
        public Dictionary(int capacity) : this(capacity, null) { }
        public Dictionary(IEqualityComparer<TKey> comparer) : this(0, comparer) { }
        public Dictionary(int capacity, IEqualityComparer<TKey> comparer)
        {
            if (capacity < 0)
                throw new ArgumentOutOfRangeException("capacity", "Non-negative number required.");
            _comparer = comparer ?? EqualityComparer<TKey>.Default;
            if (capacity > 0)
            {
                _entries = new Entry[capacity];
                _buckets = new int[capacity];
            }
        }
        public Dictionary(IDictionary<TKey, TValue> dictionary) : this(dictionary, null) { }
        public Dictionary(IDictionary<TKey, TValue> dictionary, IEqualityComparer<TKey> comparer)
            : this((IEnumerable<KeyValuePair<TKey, TValue>>)dictionary, comparer) { }
        public Dictionary(IEnumerable<KeyValuePair<TKey, TValue>> collection) : this(collection, null) { }
        public Dictionary(IEnumerable<KeyValuePair<TKey, TValue>> collection, IEqualityComparer<TKey> comparer) : this(0, comparer)
        {
            foreach (KeyValuePair<TKey, TValue> pair in collection ?? throw new ArgumentNullException("collection"))
                Add(pair.Key, pair.Value);
        }

        public int Count { get { return _used - _freed; } }
        public IEqualityComparer<TKey> Comparer { get { return _comparer; } }

        internal virtual bool Same(TKey there, TKey key) { return _comparer.Equals(there, key); }

        internal int Hash(TKey key)
        {
            if (key == null)
                throw new ArgumentNullException("key");
            return _comparer.GetHashCode(key) & int.MaxValue;
        }

        // An empty table asks nobody for a hash code.
        int Find(TKey key, out Entry[] entries)
        {
            if (key == null)
                throw new ArgumentNullException("key");
            int[] buckets;
            entries = null;
            return _buckets == null ? -1 : Find(key, Hash(key), out buckets, out entries);
        }

        int Find(TKey key, int hash, out int[] buckets, out Entry[] entries)
        {
            buckets = _buckets;
            entries = null;
            if (buckets == null)
                return -1;
            int first = buckets[hash % buckets.Length] - 1;
            entries = _entries;
            return Follow(entries, first, key, hash);
        }

        // The place of a key in a chain, or -1. Others may grow the table meanwhile, so what lies outside is not there.
        int Follow(Entry[] entries, int i, TKey key, int hash)
        {
            for (int turns = 0; (uint)i < (uint)entries.Length; turns++)
            {
                if (turns == entries.Length)
                    throw new InvalidOperationException("Operations that change non-concurrent collections must have exclusive access. A concurrent update was performed on this collection and corrupted its state. The collection's state is no longer correct.");
                if (entries[i].Hash == hash && Same(entries[i].Key, key))
                    return i;
                i = entries[i].Next;
            }
            return -1;
        }

        // Whoever looks into the new buckets while they are filled may miss a key that is there.
        void Resize(int capacity)
        {
            var entries = new Entry[capacity];
            int used = _used;
            for (int i = 0; i < used; i++)
                entries[i] = _entries[i];
            var buckets = new int[capacity];
            _buckets = buckets;
            for (int i = 0; i < used; i++)
            {
                if (entries[i].Next < -1)
                    continue;
                int bucket = entries[i].Hash % capacity;
                entries[i].Next = buckets[bucket] - 1;
                buckets[bucket] = i + 1;
            }
            _entries = entries;
        }

        // Adds or replaces; false when the key is there and must not be.
        bool Insert(TKey key, TValue value, bool replace) { return Insert(key, Hash(key), value, replace); }

        internal bool Insert(TKey key, int hash, TValue value, bool replace)
        {
            if (_buckets == null)
                Resize(3);
            int[] buckets;
            Entry[] entries;
            int i = Find(key, hash, out buckets, out entries);
            if (i >= 0)
            {
                if (!replace)
                    return false;
                // Replacing, removing and clearing leave enumerations alone.
                entries[i].Value = value;
                return true;
            }
            if (_freed > 0)
            {
                i = _free;
                _free = -3 - entries[i].Next;
                _freed--;
            }
            else
            {
                i = _used;
                if (i == entries.Length)
                {
                    Resize(i * 2 + 1);
                    buckets = _buckets;
                }
                _used = i + 1;
                entries = _entries;
            }
            int bucket = hash % buckets.Length;
            entries[i].Hash = hash;
            entries[i].Next = buckets[bucket] - 1;
            entries[i].Key = key;
            entries[i].Value = value;
            buckets[bucket] = i + 1;
            CountChange();
            return true;
        }

        public TValue this[TKey key]
        {
            get
            {
                Entry[] entries;
                int i = Find(key, out entries);
                if (i < 0)
                    throw new KeyNotFoundException("The given key '" + key.ToString() + "' was not present in the dictionary.");
                return entries[i].Value;
            }
            set { Insert(key, value, true); }
        }
        public void Add(TKey key, TValue value)
        {
            if (!Insert(key, value, false))
                throw new ArgumentException("An item with the same key has already been added. Key: " + key.ToString());
        }
        public bool TryAdd(TKey key, TValue value) { return Insert(key, value, false); }
        public bool ContainsKey(TKey key)
        {
            Entry[] entries;
            return Find(key, out entries) >= 0;
        }
        public bool TryGetValue(TKey key, out TValue value)
        {
            Entry[] entries;
            int i = Find(key, out entries);
            value = i < 0 ? default(TValue) : entries[i].Value;
            return i >= 0;
        }
        internal bool TryGetValue(TKey key, int hash, out TValue value)
        {
            int[] buckets;
            Entry[] entries;
            int i = Find(key, hash, out buckets, out entries);
            value = i < 0 ? default(TValue) : entries[i].Value;
            return i >= 0;
        }
        public TValue GetValueOrDefault(TKey key) { return GetValueOrDefault(key, default(TValue)); }
        public TValue GetValueOrDefault(TKey key, TValue defaultValue)
        {
            TValue value;
            return TryGetValue(key, out value) ? value : defaultValue;
        }
        public bool ContainsValue(TValue value)
        {
            foreach (KeyValuePair<TKey, TValue> pair in this)
            {
                if (EqualityComparer<TValue>.Default.Equals(pair.Value, value))
                    return true;
            }
            return false;
        }
        public bool Remove(TKey key)
        {
            TValue value;
            return Remove(key, out value);
        }
        public bool Remove(TKey key, out TValue value)
        {
            if (key == null)
                throw new ArgumentNullException("key");
            value = default(TValue);
            return _buckets != null && Remove(key, Hash(key), out value);
        }
        internal bool Remove(TKey key, int hash, out TValue value)
        {
            value = default(TValue);
            int[] buckets;
            Entry[] entries;
            int found = Find(key, hash, out buckets, out entries);
            if (found < 0)
                return false;
            int bucket = hash % buckets.Length;
            int first = buckets[bucket] - 1;
            int next = entries[found].Next;
            if (first == found)
                buckets[bucket] = next + 1;
            else
            {
                int i = first;
                while (entries[i].Next != found)
                    i = entries[i].Next;
                entries[i].Next = next;
            }
            value = entries[found].Value;
            entries[found].Next = -3 - _free;
            entries[found].Key = default(TKey);
            entries[found].Value = default(TValue);
            _free = found;
            _freed++;
            return true;
        }
        public void Clear()
        {
            int used = _used;
            if (used == 0)
                return;
            Array.Clear(_buckets, 0, _buckets.Length);
            _used = 0;
            _free = -1;
            _freed = 0;
            Array.Clear(_entries, 0, used);
        }
        // As if nothing had ever been in it.
        internal void Renew()
        {
            _buckets = null;
            _entries = null;
            _used = 0;
            _free = -1;
            _freed = 0;
        }
        public int EnsureCapacity(int capacity)
        {
            if (_entries == null || _entries.Length < capacity)
            {
                Resize(capacity);
                CountChange();
            }
            return _entries.Length;
        }
        public int Capacity { get { return _entries == null ? 0 : _entries.Length; } }
        public void TrimExcess() { }
        public void TrimExcess(int capacity)
        {
            if (capacity < Count)
                throw new ArgumentOutOfRangeException("capacity");
        }
        // Where the value of a key lies, or a null reference.
        internal ref TValue Place(TKey key)
        {
            Entry[] entries;
            int i = Find(key, out entries);
            if (i < 0)
                return ref Runtime.CompilerServices.Unsafe.NullRef<TValue>();
            return ref entries[i].Value;
        }
        // Of a table that lets nobody go on after any change.
        internal void EndEnumerations() { CountChange(); }

        void ICollection<KeyValuePair<TKey, TValue>>.Add(KeyValuePair<TKey, TValue> pair) { Add(pair.Key, pair.Value); }
        bool ICollection<KeyValuePair<TKey, TValue>>.Contains(KeyValuePair<TKey, TValue> pair)
        {
            TValue value;
            return TryGetValue(pair.Key, out value) && EqualityComparer<TValue>.Default.Equals(value, pair.Value);
        }
        bool ICollection<KeyValuePair<TKey, TValue>>.Remove(KeyValuePair<TKey, TValue> pair)
        {
            return ((ICollection<KeyValuePair<TKey, TValue>>)this).Contains(pair) && Remove(pair.Key);
        }
        public void CopyTo(KeyValuePair<TKey, TValue>[] array, int index)
        {
            Untyped.CheckPlace(array, index, Count);
            foreach (KeyValuePair<TKey, TValue> pair in this)
                array[index++] = pair;
        }
        // For those who do not show the order to anybody.
        internal void CopyEntries(KeyValuePair<TKey, TValue>[] array)
        {
            int index = 0;
            for (int i = 0; i < _used; i++)
            {
                if (_entries[i].Next >= -1)
                    array[index++] = new KeyValuePair<TKey, TValue>(_entries[i].Key, _entries[i].Value);
            }
        }
        void ICollection.CopyTo(Array array, int index)
        {
            Untyped.CheckPlace(array, index, Count);
            foreach (KeyValuePair<TKey, TValue> pair in this)
                array.SetValue(pair, index++);
        }
        bool ICollection<KeyValuePair<TKey, TValue>>.IsReadOnly { get { return false; } }
        bool IDictionary.IsReadOnly { get { return false; } }
        bool IDictionary.IsFixedSize { get { return false; } }
        bool ICollection.IsSynchronized { get { return false; } }
        object ICollection.SyncRoot { get { return this; } }
        object IDictionary.this[object key]
        {
            get
            {
                TValue value;
                return key is TKey && TryGetValue((TKey)key, out value) ? (object)value : null;
            }
            set { this[Untyped.Key<TKey>(key)] = Untyped.Cast<TValue>(value, "value"); }
        }
        void IDictionary.Add(object key, object value) { Add(Untyped.Key<TKey>(key), Untyped.Cast<TValue>(value, "value")); }
        bool IDictionary.Contains(object key) { return key is TKey && ContainsKey((TKey)key); }
        void IDictionary.Remove(object key)
        {
            if (key is TKey)
                Remove((TKey)key);
        }
        ICollection IDictionary.Keys { get { return Keys; } }
        ICollection IDictionary.Values { get { return Values; } }
        ICollection<TKey> IDictionary<TKey, TValue>.Keys { get { return Keys; } }
        ICollection<TValue> IDictionary<TKey, TValue>.Values { get { return Values; } }
        IEnumerable<TKey> IReadOnlyDictionary<TKey, TValue>.Keys { get { return Keys; } }
        IEnumerable<TValue> IReadOnlyDictionary<TKey, TValue>.Values { get { return Values; } }
        public KeyCollection Keys { get { return new KeyCollection(this); } }
        public ValueCollection Values { get { return new ValueCollection(this); } }

        public Enumerator GetEnumerator() { return new Enumerator(this); }
        IEnumerator<KeyValuePair<TKey, TValue>> IEnumerable<KeyValuePair<TKey, TValue>>.GetEnumerator() { return new Enumerator(this); }
        IEnumerator IEnumerable.GetEnumerator() { return new Enumerator(this); }
        IDictionaryEnumerator IDictionary.GetEnumerator() { return new Enumerator(this); }

        public struct Enumerator : IEnumerator<KeyValuePair<TKey, TValue>>, IDictionaryEnumerator
        {
            readonly Dictionary<TKey, TValue> _owner;
            readonly int _version;
            int _index;
            KeyValuePair<TKey, TValue> _current;

            internal Enumerator(Dictionary<TKey, TValue> owner)
            {
                _owner = owner;
                _version = owner._version;
                _index = 0;
                _current = default(KeyValuePair<TKey, TValue>);
            }
            public bool MoveNext()
            {
                if (_version != _owner._version)
                    throw List<TKey>.Modified();
                while (_index < _owner._used)
                {
                    int i = _index++;
                    if (_owner._entries[i].Next >= -1)
                    {
                        if (i > 0)
                            Machine.Relies(Machine.EntriesInOrder);
                        _current = new KeyValuePair<TKey, TValue>(_owner._entries[i].Key, _owner._entries[i].Value);
                        return true;
                    }
                }
                _current = default(KeyValuePair<TKey, TValue>);
                return false;
            }
            public KeyValuePair<TKey, TValue> Current { get { return _current; } }
            object IEnumerator.Current { get { return _current; } }
            object IDictionaryEnumerator.Key { get { return _current.Key; } }
            object IDictionaryEnumerator.Value { get { return _current.Value; } }
            DictionaryEntry IDictionaryEnumerator.Entry { get { return new DictionaryEntry(_current.Key, _current.Value); } }
            void IEnumerator.Reset() { _index = 0; }
            public void Dispose() { }
        }
    }
}
