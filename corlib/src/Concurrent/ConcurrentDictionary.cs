// A dictionary for many threads. Every operation is one atomic section; factories run outside of them, and hash codes are asked for before.
// Keys are compared inside: an assumption is named where that is code of the program, and it must not block.
using System.Collections.Generic;
using Fencepost;
using Machine = Fencepost.Runtime;

namespace System.Collections.Concurrent
{
    public partial class ConcurrentDictionary<TKey, TValue> : IDictionary<TKey, TValue>, IReadOnlyDictionary<TKey, TValue>, IDictionary
    {
        readonly UncountedDictionary<TKey, TValue> _items;
        // How many entries there were when their order was chosen; 0 if a key has come or gone since.
        int _arranged;

        public ConcurrentDictionary() { _items = new UncountedDictionary<TKey, TValue>(null); }
        public ConcurrentDictionary(int concurrencyLevel, int capacity) : this(concurrencyLevel, capacity, null) { }
        public ConcurrentDictionary(int concurrencyLevel, int capacity, IEqualityComparer<TKey> comparer) : this(comparer)
        {
            CheckLevel(concurrencyLevel);
            ArgumentOutOfRangeException.ThrowIfNegative(capacity, "capacity");
        }
        public ConcurrentDictionary(int concurrencyLevel, IEnumerable<KeyValuePair<TKey, TValue>> collection, IEqualityComparer<TKey> comparer) : this(collection, comparer) { CheckLevel(concurrencyLevel); }
        public ConcurrentDictionary(IEqualityComparer<TKey> comparer) { _items = new UncountedDictionary<TKey, TValue>(comparer); }
        public ConcurrentDictionary(IEnumerable<KeyValuePair<TKey, TValue>> collection) { _items = new UncountedDictionary<TKey, TValue>(collection, null); }
        public ConcurrentDictionary(IEnumerable<KeyValuePair<TKey, TValue>> collection, IEqualityComparer<TKey> comparer) { _items = new UncountedDictionary<TKey, TValue>(collection, comparer); }

        static void CheckLevel(int concurrencyLevel)
        {
            if (concurrencyLevel < 1 && concurrencyLevel != -1)
                throw new ArgumentOutOfRangeException("concurrencyLevel", "The concurrencyLevel argument must be positive, or -1 to indicate a default level.");
        }
        public IEqualityComparer<TKey> Comparer { get { return _items.Comparer; } }

        public bool TryGetValue(TKey key, out TValue value) { return TryGetValue(key, _items.Hash(key), out value); }
        bool TryGetValue(TKey key, int hash, out TValue value)
        {
            Machine.AtomicBegin();
            try
            {
                return _items.TryGetValue(key, hash, out value);
            }
            finally
            {
                Machine.AtomicEnd();
            }
        }

        public bool TryAdd(TKey key, TValue value) { return Put(key, _items.Hash(key), value, false); }
        bool Put(TKey key, int hash, TValue value, bool replace)
        {
            Machine.AtomicBegin();
            try
            {
                return _items.Insert(key, hash, value, replace);
            }
            finally
            {
                Machine.AtomicEnd();
            }
        }

        public bool TryRemove(TKey key, out TValue value)
        {
            int hash = _items.Hash(key);
            Machine.AtomicBegin();
            try
            {
                Disarrange();
                return _items.Remove(key, hash, out value);
            }
            finally
            {
                Machine.AtomicEnd();
            }
        }

        public bool TryRemove(KeyValuePair<TKey, TValue> item)
        {
            int hash = _items.Hash(item.Key);
            Machine.AtomicBegin();
            try
            {
                Disarrange();
                TValue current;
                return _items.TryGetValue(item.Key, hash, out current) && IsSame(current, item.Value) && _items.Remove(item.Key, hash, out current);
            }
            finally
            {
                Machine.AtomicEnd();
            }
        }

        // Inside an atomic section.
        static bool IsSame(TValue current, TValue value)
        {
            UncountedDictionary<TKey, TValue>.Compare(EqualityComparer<TValue>.Default, current);
            return EqualityComparer<TValue>.Default.Equals(current, value);
        }

        public bool TryUpdate(TKey key, TValue newValue, TValue comparisonValue) { return TryUpdate(key, _items.Hash(key), newValue, comparisonValue); }
        bool TryUpdate(TKey key, int hash, TValue newValue, TValue comparisonValue)
        {
            Machine.AtomicBegin();
            try
            {
                TValue current;
                return _items.TryGetValue(key, hash, out current) && IsSame(current, comparisonValue) && _items.Insert(key, hash, newValue, true);
            }
            finally
            {
                Machine.AtomicEnd();
            }
        }

        // Adds, unless the key is there: the value that the dictionary then holds.
        public TValue GetOrAdd(TKey key, TValue value) { return GetOrAdd(key, _items.Hash(key), value); }
        TValue GetOrAdd(TKey key, int hash, TValue value)
        {
            Machine.AtomicBegin();
            try
            {
                TValue current;
                if (_items.TryGetValue(key, hash, out current))
                    return current;
                _items.Insert(key, hash, value, false);
                return value;
            }
            finally
            {
                Machine.AtomicEnd();
            }
        }

        public TValue GetOrAdd(TKey key, Func<TKey, TValue> valueFactory)
        {
            if (valueFactory == null)
                throw new ArgumentNullException("valueFactory");
            int hash = _items.Hash(key);
            TValue current;
            return TryGetValue(key, hash, out current) ? current : GetOrAdd(key, hash, valueFactory(key));
        }

        public TValue GetOrAdd<TArg>(TKey key, Func<TKey, TArg, TValue> valueFactory, TArg factoryArgument)
        {
            if (valueFactory == null)
                throw new ArgumentNullException("valueFactory");
            int hash = _items.Hash(key);
            TValue current;
            return TryGetValue(key, hash, out current) ? current : GetOrAdd(key, hash, valueFactory(key, factoryArgument));
        }

        public TValue AddOrUpdate(TKey key, TValue addValue, Func<TKey, TValue, TValue> updateValueFactory)
        {
            return AddOrUpdate(key, k => addValue, updateValueFactory);
        }

        public TValue AddOrUpdate<TArg>(TKey key, Func<TKey, TArg, TValue> addValueFactory, Func<TKey, TValue, TArg, TValue> updateValueFactory, TArg factoryArgument)
        {
            if (addValueFactory == null)
                throw new ArgumentNullException("addValueFactory");
            if (updateValueFactory == null)
                throw new ArgumentNullException("updateValueFactory");
            return AddOrUpdate(key, k => addValueFactory(k, factoryArgument), (k, old) => updateValueFactory(k, old, factoryArgument));
        }

        // The update is tried again when the value was changed while its factory ran.
        public TValue AddOrUpdate(TKey key, Func<TKey, TValue> addValueFactory, Func<TKey, TValue, TValue> updateValueFactory)
        {
            if (addValueFactory == null)
                throw new ArgumentNullException("addValueFactory");
            if (updateValueFactory == null)
                throw new ArgumentNullException("updateValueFactory");
            int hash = _items.Hash(key);
            while (true)
            {
                TValue current;
                if (TryGetValue(key, hash, out current))
                {
                    TValue updated = updateValueFactory(key, current);
                    if (TryUpdate(key, hash, updated, current))
                        return updated;
                    continue;
                }
                TValue added = addValueFactory(key);
                if (Put(key, hash, added, false))
                    return added;
            }
        }

        public TValue this[TKey key]
        {
            get
            {
                TValue value;
                if (!TryGetValue(key, out value))
                    throw new KeyNotFoundException("The given key '" + key.ToString() + "' was not present in the dictionary.");
                return value;
            }
            set { Put(key, _items.Hash(key), value, true); }
        }

        public bool ContainsKey(TKey key)
        {
            TValue value;
            return TryGetValue(key, out value);
        }
        public int Count
        {
            get
            {
                Machine.AtomicBegin();
                int count = _items.Count;
                Machine.AtomicEnd();
                return count;
            }
        }
        public bool IsEmpty { get { return Count == 0; } }
        public void Clear()
        {
            Machine.AtomicBegin();
            Disarrange();
            _items.Renew();
            Machine.AtomicEnd();
        }
        // The order of the entries is any, but one and the same for keys and values as long as no key comes or goes.
        public KeyValuePair<TKey, TValue>[] ToArray()
        {
            for (int[] picks = null; ;)
            {
                int count;
                Machine.AtomicBegin();
                try
                {
                    count = _items.Count;
                    var pairs = new KeyValuePair<TKey, TValue>[count];
                    _items.CopyEntries(pairs);
                    if (count < 2 || _arranged == count)
                        return pairs;
                    if (picks != null && picks.Length == count)
                    {
                        Arrange(pairs, picks);
                        return pairs;
                    }
                }
                finally
                {
                    Machine.AtomicEnd();
                }
                // A choice cannot be part of an atomic section, so the dictionary may change until it is used.
                picks = new int[count];
                for (int i = 0; i < count; i++)
                    picks[i] = Machine.AnyOf(count - i);
            }
        }
        // A key may go, and another one come for it.
        void Disarrange()
        {
            if (_arranged != 0)
                _arranged = 0;
        }
        // Puts the entries into an order. Each pick says how far away the one is that comes next.
        void Arrange(KeyValuePair<TKey, TValue>[] pairs, int[] picks)
        {
            _items.Renew();
            for (int place = 0; place < pairs.Length; place++)
            {
                int from = place + picks[place];
                KeyValuePair<TKey, TValue> pair = pairs[from];
                for (; from > place; from--)
                    pairs[from] = pairs[from - 1];
                pairs[place] = pair;
                _items.Add(pair.Key, pair.Value);
            }
            _arranged = pairs.Length;
        }
        public ICollection<TKey> Keys
        {
            get
            {
                var keys = new List<TKey>();
                foreach (KeyValuePair<TKey, TValue> pair in ToArray())
                    keys.Add(pair.Key);
                return keys.AsReadOnly();
            }
        }
        public ICollection<TValue> Values
        {
            get
            {
                var values = new List<TValue>();
                foreach (KeyValuePair<TKey, TValue> pair in ToArray())
                    values.Add(pair.Value);
                return values.AsReadOnly();
            }
        }
        public IEnumerator<KeyValuePair<TKey, TValue>> GetEnumerator() { return new ConcurrentDictionaryWalk<TKey, TValue>(_items); }
        IEnumerator IEnumerable.GetEnumerator() { return GetEnumerator(); }

        IEnumerable<TKey> IReadOnlyDictionary<TKey, TValue>.Keys { get { return Keys; } }
        IEnumerable<TValue> IReadOnlyDictionary<TKey, TValue>.Values { get { return Values; } }
        bool ICollection<KeyValuePair<TKey, TValue>>.IsReadOnly { get { return false; } }
        void IDictionary<TKey, TValue>.Add(TKey key, TValue value)
        {
            if (!TryAdd(key, value))
                throw new ArgumentException("The key already existed in the dictionary.");
        }
        void ICollection<KeyValuePair<TKey, TValue>>.Add(KeyValuePair<TKey, TValue> item) { ((IDictionary<TKey, TValue>)this).Add(item.Key, item.Value); }
        bool IDictionary<TKey, TValue>.Remove(TKey key)
        {
            TValue value;
            return TryRemove(key, out value);
        }
        bool ICollection<KeyValuePair<TKey, TValue>>.Contains(KeyValuePair<TKey, TValue> item)
        {
            TValue value;
            return TryGetValue(item.Key, out value) && EqualityComparer<TValue>.Default.Equals(value, item.Value);
        }
        bool ICollection<KeyValuePair<TKey, TValue>>.Remove(KeyValuePair<TKey, TValue> item) { return TryRemove(item); }
        void ICollection<KeyValuePair<TKey, TValue>>.CopyTo(KeyValuePair<TKey, TValue>[] array, int index)
        {
            KeyValuePair<TKey, TValue>[] pairs = ToArray();
            Untyped.Check(array, index, pairs.Length);
            foreach (KeyValuePair<TKey, TValue> pair in pairs)
                array[index++] = pair;
        }

        bool ICollection.IsSynchronized { get { return false; } }
        object ICollection.SyncRoot { get { throw new NotSupportedException("The SyncRoot property may not be used for the synchronization of concurrent collections."); } }
        void ICollection.CopyTo(Array array, int index) { Untyped.CopyPairs(ToArray(), array, index); }
        bool IDictionary.IsReadOnly { get { return false; } }
        bool IDictionary.IsFixedSize { get { return false; } }
        object IDictionary.this[object key]
        {
            get
            {
                TValue value;
                return Untyped.FitsKey<TKey>(key) && TryGetValue((TKey)key, out value) ? (object)value : null;
            }
            set { this[Untyped.Key<TKey>(key)] = Untyped.Cast<TValue>(value, "value"); }
        }
        bool IDictionary.Contains(object key) { return Untyped.FitsKey<TKey>(key) && ContainsKey((TKey)key); }
        void IDictionary.Add(object key, object value) { ((IDictionary<TKey, TValue>)this).Add(Untyped.Key<TKey>(key), Untyped.Cast<TValue>(value, "value")); }
        void IDictionary.Remove(object key)
        {
            if (Untyped.FitsKey<TKey>(key))
                ((IDictionary<TKey, TValue>)this).Remove((TKey)key);
        }
        ICollection IDictionary.Keys { get { return (ICollection)((IDictionary<TKey, TValue>)this).Keys; } }
        ICollection IDictionary.Values { get { return (ICollection)((IDictionary<TKey, TValue>)this).Values; } }
        IDictionaryEnumerator IDictionary.GetEnumerator() { return new EntryWalk<TKey, TValue>(((IEnumerable<KeyValuePair<TKey, TValue>>)this).GetEnumerator()); }
    }
}
