// Collection, ReadOnlyCollection and ReadOnlyDictionary.
using System.Collections.Generic;

namespace System.Collections.ObjectModel
{
    public class Collection<T> : IList<T>, IReadOnlyList<T>, IList
    {
        readonly IList<T> _items;
        public Collection() { _items = new List<T>(); }
        public Collection(IList<T> list) { _items = list ?? throw new ArgumentNullException("list"); }
        protected IList<T> Items { get { return _items; } }
        public int Count { get { return _items.Count; } }
        bool ICollection<T>.IsReadOnly { get { return _items.IsReadOnly; } }
        public T this[int index]
        {
            get { return _items[index]; }
            set
            {
                if (index < 0 || index >= _items.Count)
                    throw new ArgumentOutOfRangeException("index");
                SetItem(index, value);
            }
        }
        public void Add(T item) { InsertItem(_items.Count, item); }
        public void Clear() { ClearItems(); }
        public bool Contains(T item) { return _items.Contains(item); }
        public void CopyTo(T[] array, int index) { _items.CopyTo(array, index); }
        public int IndexOf(T item) { return _items.IndexOf(item); }
        public void Insert(int index, T item) { InsertItem(index, item); }
        public bool Remove(T item)
        {
            int index = _items.IndexOf(item);
            if (index < 0)
                return false;
            RemoveItem(index);
            return true;
        }
        public void RemoveAt(int index) { RemoveItem(index); }
        protected virtual void ClearItems() { _items.Clear(); }
        protected virtual void InsertItem(int index, T item) { _items.Insert(index, item); }
        protected virtual void RemoveItem(int index) { _items.RemoveAt(index); }
        protected virtual void SetItem(int index, T item) { _items[index] = item; }
        public IEnumerator<T> GetEnumerator() { return _items.GetEnumerator(); }
        IEnumerator IEnumerable.GetEnumerator() { return _items.GetEnumerator(); }

        bool ICollection.IsSynchronized { get { return false; } }
        object ICollection.SyncRoot { get { return _items is ICollection ? ((ICollection)_items).SyncRoot : this; } }
        void ICollection.CopyTo(Array array, int index) { Untyped.Copy(_items, array, index); }
        bool IList.IsReadOnly { get { return _items.IsReadOnly; } }
        bool IList.IsFixedSize { get { return _items is IList ? ((IList)_items).IsFixedSize : _items.IsReadOnly; } }
        bool IList.Contains(object value) { return Untyped.Fits<T>(value) && Contains((T)value); }
        int IList.IndexOf(object value) { return Untyped.Fits<T>(value) ? IndexOf((T)value) : -1; }
        object IList.this[int index] { get { return this[index]; } set { this[index] = Untyped.Cast<T>(value, "value"); } }
        int IList.Add(object value)
        {
            Add(Untyped.Cast<T>(value, "value"));
            return Count - 1;
        }
        void IList.Insert(int index, object value) { Insert(index, Untyped.Cast<T>(value, "value")); }
        void IList.Remove(object value)
        {
            if (Untyped.Fits<T>(value))
                Remove((T)value);
        }
    }

    public class ReadOnlyCollection<T> : IList<T>, IReadOnlyList<T>, IList
    {
        readonly IList<T> _items;
        public static ReadOnlyCollection<T> Empty { get; } = new ReadOnlyCollection<T>(new T[0]);
        public ReadOnlyCollection(IList<T> list) { _items = list ?? throw new ArgumentNullException("list"); }
        protected IList<T> Items { get { return _items; } }
        static NotSupportedException ReadOnly() { return new NotSupportedException("Collection is read-only."); }
        public int Count { get { return _items.Count; } }
        bool ICollection<T>.IsReadOnly { get { return true; } }
        public T this[int index] { get { return _items[index]; } }
        T IList<T>.this[int index] { get { return _items[index]; } set { throw ReadOnly(); } }
        void ICollection<T>.Add(T item) { throw ReadOnly(); }
        void ICollection<T>.Clear() { throw ReadOnly(); }
        bool ICollection<T>.Remove(T item) { throw ReadOnly(); }
        void IList<T>.Insert(int index, T item) { throw ReadOnly(); }
        void IList<T>.RemoveAt(int index) { throw ReadOnly(); }
        public bool Contains(T item) { return _items.Contains(item); }
        public void CopyTo(T[] array, int index) { _items.CopyTo(array, index); }
        public int IndexOf(T item) { return _items.IndexOf(item); }
        public IEnumerator<T> GetEnumerator() { return _items.GetEnumerator(); }
        IEnumerator IEnumerable.GetEnumerator() { return _items.GetEnumerator(); }

        bool ICollection.IsSynchronized { get { return false; } }
        object ICollection.SyncRoot { get { return _items is ICollection ? ((ICollection)_items).SyncRoot : this; } }
        void ICollection.CopyTo(Array array, int index) { Untyped.Copy(_items, array, index); }
        bool IList.IsReadOnly { get { return true; } }
        bool IList.IsFixedSize { get { return true; } }
        bool IList.Contains(object value) { return Untyped.Fits<T>(value) && Contains((T)value); }
        int IList.IndexOf(object value) { return Untyped.Fits<T>(value) ? IndexOf((T)value) : -1; }
        object IList.this[int index] { get { return this[index]; } set { throw ReadOnly(); } }
        int IList.Add(object value) { throw ReadOnly(); }
        void IList.Clear() { throw ReadOnly(); }
        void IList.Insert(int index, object value) { throw ReadOnly(); }
        void IList.Remove(object value) { throw ReadOnly(); }
        void IList.RemoveAt(int index) { throw ReadOnly(); }
    }

    public abstract class KeyedCollection<TKey, TItem> : Collection<TItem>
    {
        readonly IEqualityComparer<TKey> _comparer;
        protected KeyedCollection() : this(null) { }
        protected KeyedCollection(IEqualityComparer<TKey> comparer) { _comparer = comparer ?? EqualityComparer<TKey>.Default; }
        protected abstract TKey GetKeyForItem(TItem item);
        public IEqualityComparer<TKey> Comparer { get { return _comparer; } }
        int Find(TKey key)
        {
            for (int i = 0; i < Count; i++)
            {
                if (_comparer.Equals(GetKeyForItem(Items[i]), key))
                    return i;
            }
            return -1;
        }
        public TItem this[TKey key]
        {
            get
            {
                int index = Find(key);
                if (index < 0)
                    throw new KeyNotFoundException("The given key was not present in the dictionary.");
                return Items[index];
            }
        }
        public bool Contains(TKey key) { return Find(key) >= 0; }
        public bool TryGetValue(TKey key, out TItem item)
        {
            int index = Find(key);
            item = index < 0 ? default(TItem) : Items[index];
            return index >= 0;
        }
        public bool Remove(TKey key)
        {
            int index = Find(key);
            if (index >= 0)
                RemoveItem(index);
            return index >= 0;
        }
        protected override void InsertItem(int index, TItem item)
        {
            if (Contains(GetKeyForItem(item)))
                throw new ArgumentException("An item with the same key has already been added.");
            base.InsertItem(index, item);
        }
    }

    public class ReadOnlyDictionary<TKey, TValue> : IDictionary<TKey, TValue>, IReadOnlyDictionary<TKey, TValue>, IDictionary
    {
        readonly IDictionary<TKey, TValue> _items;
        public ReadOnlyDictionary(IDictionary<TKey, TValue> dictionary) { _items = dictionary ?? throw new ArgumentNullException("dictionary"); }
        static NotSupportedException ReadOnly() { return new NotSupportedException("Collection is read-only."); }
        public int Count { get { return _items.Count; } }
        public TValue this[TKey key] { get { return _items[key]; } }
        TValue IDictionary<TKey, TValue>.this[TKey key] { get { return _items[key]; } set { throw ReadOnly(); } }
        public KeyCollection Keys { get { return new KeyCollection(_items.Keys); } }
        public ValueCollection Values { get { return new ValueCollection(_items.Values); } }
        ICollection<TKey> IDictionary<TKey, TValue>.Keys { get { return Keys; } }
        ICollection<TValue> IDictionary<TKey, TValue>.Values { get { return Values; } }
        IEnumerable<TKey> IReadOnlyDictionary<TKey, TValue>.Keys { get { return Keys; } }
        IEnumerable<TValue> IReadOnlyDictionary<TKey, TValue>.Values { get { return Values; } }
        public bool ContainsKey(TKey key) { return _items.ContainsKey(key); }
        public bool TryGetValue(TKey key, out TValue value) { return _items.TryGetValue(key, out value); }
        bool ICollection<KeyValuePair<TKey, TValue>>.IsReadOnly { get { return true; } }
        void ICollection<KeyValuePair<TKey, TValue>>.Add(KeyValuePair<TKey, TValue> item) { throw ReadOnly(); }
        void ICollection<KeyValuePair<TKey, TValue>>.Clear() { throw ReadOnly(); }
        bool ICollection<KeyValuePair<TKey, TValue>>.Contains(KeyValuePair<TKey, TValue> item) { return _items.Contains(item); }
        void ICollection<KeyValuePair<TKey, TValue>>.CopyTo(KeyValuePair<TKey, TValue>[] array, int arrayIndex) { _items.CopyTo(array, arrayIndex); }
        bool ICollection<KeyValuePair<TKey, TValue>>.Remove(KeyValuePair<TKey, TValue> item) { throw ReadOnly(); }
        void IDictionary<TKey, TValue>.Add(TKey key, TValue value) { throw ReadOnly(); }
        bool IDictionary<TKey, TValue>.Remove(TKey key) { throw ReadOnly(); }
        public IEnumerator<KeyValuePair<TKey, TValue>> GetEnumerator() { return _items.GetEnumerator(); }
        IEnumerator IEnumerable.GetEnumerator() { return _items.GetEnumerator(); }

        bool ICollection.IsSynchronized { get { return false; } }
        object ICollection.SyncRoot { get { return _items is ICollection ? ((ICollection)_items).SyncRoot : this; } }
        void ICollection.CopyTo(Array array, int index) { Untyped.CopyPairs(_items, array, index); }
        bool IDictionary.IsReadOnly { get { return true; } }
        bool IDictionary.IsFixedSize { get { return true; } }
        object IDictionary.this[object key]
        {
            get
            {
                TValue value;
                return Untyped.FitsKey<TKey>(key) && TryGetValue((TKey)key, out value) ? (object)value : null;
            }
            set { throw ReadOnly(); }
        }
        bool IDictionary.Contains(object key) { return Untyped.FitsKey<TKey>(key) && ContainsKey((TKey)key); }
        void IDictionary.Add(object key, object value) { throw ReadOnly(); }
        void IDictionary.Remove(object key) { throw ReadOnly(); }
        void IDictionary.Clear() { throw ReadOnly(); }
        ICollection IDictionary.Keys { get { return (ICollection)((IDictionary<TKey, TValue>)this).Keys; } }
        ICollection IDictionary.Values { get { return (ICollection)((IDictionary<TKey, TValue>)this).Values; } }
        IDictionaryEnumerator IDictionary.GetEnumerator() { return new EntryWalk<TKey, TValue>(((IEnumerable<KeyValuePair<TKey, TValue>>)this).GetEnumerator()); }

        public static ReadOnlyDictionary<TKey, TValue> Empty { get; } = new ReadOnlyDictionary<TKey, TValue>(new Dictionary<TKey, TValue>());

        public sealed class KeyCollection : ReadOnlyPart<TKey>
        {
            internal KeyCollection(ICollection<TKey> items) : base(items) { }
        }
        public sealed class ValueCollection : ReadOnlyPart<TValue>
        {
            internal ValueCollection(ICollection<TValue> items) : base(items) { }
        }
    }

    public abstract class ReadOnlyPart<T> : ICollection<T>, IReadOnlyCollection<T>, ICollection
    {
        readonly ICollection<T> _items;
        internal ReadOnlyPart(ICollection<T> items) { _items = items; }
        public int Count { get { return _items.Count; } }
        bool ICollection<T>.IsReadOnly { get { return true; } }
        void ICollection<T>.Add(T item) { throw new NotSupportedException("Collection is read-only."); }
        void ICollection<T>.Clear() { throw new NotSupportedException("Collection is read-only."); }
        bool ICollection<T>.Remove(T item) { throw new NotSupportedException("Collection is read-only."); }
        bool ICollection<T>.Contains(T item) { return _items.Contains(item); }
        bool ICollection.IsSynchronized { get { return false; } }
        object ICollection.SyncRoot { get { return _items is ICollection ? ((ICollection)_items).SyncRoot : this; } }
        void ICollection.CopyTo(Array array, int index) { Untyped.Copy(_items, array, index); }
        public void CopyTo(T[] array, int arrayIndex) { _items.CopyTo(array, arrayIndex); }
        public IEnumerator<T> GetEnumerator() { return _items.GetEnumerator(); }
        IEnumerator IEnumerable.GetEnumerator() { return _items.GetEnumerator(); }
    }
}

namespace System.Collections.Generic
{
    public static class CollectionExtensions
    {
        public static void AddRange<T>(this List<T> list, ReadOnlySpan<T> source) { list.AddRange(source.ToArray()); }
        public static void CopyTo<T>(this List<T> list, Span<T> destination) { list.ToArray().AsSpan().CopyTo(destination); }
        public static System.Collections.ObjectModel.ReadOnlyCollection<T> AsReadOnly<T>(this IList<T> list) { return new System.Collections.ObjectModel.ReadOnlyCollection<T>(list); }
        public static System.Collections.ObjectModel.ReadOnlyDictionary<TKey, TValue> AsReadOnly<TKey, TValue>(this IDictionary<TKey, TValue> dictionary) { return new System.Collections.ObjectModel.ReadOnlyDictionary<TKey, TValue>(dictionary); }
        public static System.Collections.ObjectModel.ReadOnlySet<T> AsReadOnly<T>(this ISet<T> set) { return new System.Collections.ObjectModel.ReadOnlySet<T>(set); }
        public static void InsertRange<T>(this List<T> list, int index, ReadOnlySpan<T> source) { list.InsertRange(index, source.ToArray()); }
        public static TValue GetValueOrDefault<TKey, TValue>(this IReadOnlyDictionary<TKey, TValue> dictionary, TKey key) { return dictionary.GetValueOrDefault(key, default(TValue)); }
        public static TValue GetValueOrDefault<TKey, TValue>(this IReadOnlyDictionary<TKey, TValue> dictionary, TKey key, TValue defaultValue)
        {
            TValue value;
            return dictionary.TryGetValue(key, out value) ? value : defaultValue;
        }
        public static bool TryAdd<TKey, TValue>(this IDictionary<TKey, TValue> dictionary, TKey key, TValue value)
        {
            if (dictionary.ContainsKey(key))
                return false;
            dictionary.Add(key, value);
            return true;
        }
        public static bool Remove<TKey, TValue>(this IDictionary<TKey, TValue> dictionary, TKey key, out TValue value)
        {
            return dictionary.TryGetValue(key, out value) && dictionary.Remove(key);
        }
    }
}
