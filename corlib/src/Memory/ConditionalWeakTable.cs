// Values attached to objects.
using System.Collections.Generic;
using Machine = Fencepost.Runtime;

namespace System.Runtime.CompilerServices
{
    // Entries live as long as the table. Only going over them shows that: who asks for a key has it, and so keeps its entry.
    public sealed class ConditionalWeakTable<TKey, TValue> : IEnumerable<KeyValuePair<TKey, TValue>> where TKey : class where TValue : class
    {
        readonly List<KeyValuePair<TKey, TValue>> _entries = new List<KeyValuePair<TKey, TValue>>();
        public delegate TValue CreateValueCallback(TKey key);

        // The place of a key; the caller holds the lock.
        int Find(TKey key)
        {
            int place = _entries.Count - 1;
            while (place >= 0 && (object)_entries[place].Key != (object)key)
                place--;
            return place;
        }
        static void Check(TKey key)
        {
            if (key == null)
                throw new ArgumentNullException("key");
        }
        public bool TryGetValue(TKey key, out TValue value)
        {
            Check(key);
            lock (_entries)
            {
                int place = Find(key);
                value = place < 0 ? null : _entries[place].Value;
                return place >= 0;
            }
        }
        public void Add(TKey key, TValue value)
        {
            if (!TryAdd(key, value))
                throw new ArgumentException("An item with the same key has already been added. Key: " + key);
        }
        public bool TryAdd(TKey key, TValue value)
        {
            Check(key);
            lock (_entries)
            {
                bool fresh = Find(key) < 0;
                if (fresh)
                    _entries.Add(new KeyValuePair<TKey, TValue>(key, value));
                return fresh;
            }
        }
        public void AddOrUpdate(TKey key, TValue value)
        {
            Check(key);
            lock (_entries)
            {
                int place = Find(key);
                if (place >= 0)
                    _entries[place] = new KeyValuePair<TKey, TValue>(key, value);
                else
                    _entries.Add(new KeyValuePair<TKey, TValue>(key, value));
            }
        }
        public bool Remove(TKey key)
        {
            TValue value;
            return Remove(key, out value);
        }
        public bool Remove(TKey key, out TValue value)
        {
            Check(key);
            lock (_entries)
            {
                int place = Find(key);
                value = place < 0 ? null : _entries[place].Value;
                if (place >= 0)
                    _entries.RemoveAt(place);
                return place >= 0;
            }
        }
        public void Clear()
        {
            lock (_entries)
                _entries.Clear();
        }
        // A value that was made in vain is dropped.
        public TValue GetOrAdd(TKey key, TValue value)
        {
            Check(key);
            lock (_entries)
            {
                int place = Find(key);
                if (place < 0)
                    _entries.Add(new KeyValuePair<TKey, TValue>(key, value));
                return place < 0 ? value : _entries[place].Value;
            }
        }
        public TValue GetOrAdd(TKey key, Func<TKey, TValue> valueFactory)
        {
            TValue value;
            return TryGetValue(key, out value) ? value : GetOrAdd(key, valueFactory(key));
        }
        public TValue GetOrAdd<TArg>(TKey key, Func<TKey, TArg, TValue> valueFactory, TArg factoryArgument)
        {
            TValue value;
            return TryGetValue(key, out value) ? value : GetOrAdd(key, valueFactory(key, factoryArgument));
        }
        public TValue GetValue(TKey key, CreateValueCallback createValueCallback)
        {
            TValue value;
            return TryGetValue(key, out value) ? value : GetOrAdd(key, createValueCallback(key));
        }
        public TValue GetOrCreateValue(TKey key) { return GetValue(key, missing => Activator.CreateInstance<TValue>()); }
        IEnumerator<KeyValuePair<TKey, TValue>> IEnumerable<KeyValuePair<TKey, TValue>>.GetEnumerator()
        {
            KeyValuePair<TKey, TValue>[] entries;
            lock (_entries)
                entries = _entries.ToArray();
            if (entries.Length > 0)
                Machine.Relies(Machine.WeakReferencesAreStrong);
            return ((IEnumerable<KeyValuePair<TKey, TValue>>)entries).GetEnumerator();
        }
        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() { return ((IEnumerable<KeyValuePair<TKey, TValue>>)this).GetEnumerator(); }
    }
}
