// Collection, ReadOnlyCollection and ReadOnlyDictionary.
using System.Collections.Generic;

namespace System.Collections.ObjectModel
{
    public class Collection<T> : IList<T>, IReadOnlyList<T>
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
    }

    public class ReadOnlyCollection<T> : IList<T>, IReadOnlyList<T>
    {
        readonly IList<T> _items;
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
    }

    public class ReadOnlyDictionary<TKey, TValue> : IReadOnlyDictionary<TKey, TValue>
    {
        readonly IDictionary<TKey, TValue> _items;
        public ReadOnlyDictionary(IDictionary<TKey, TValue> dictionary) { _items = dictionary ?? throw new ArgumentNullException("dictionary"); }
        public int Count { get { return _items.Count; } }
        public TValue this[TKey key] { get { return _items[key]; } }
        IEnumerable<TKey> IReadOnlyDictionary<TKey, TValue>.Keys { get { return _items.Keys; } }
        IEnumerable<TValue> IReadOnlyDictionary<TKey, TValue>.Values { get { return _items.Values; } }
        public bool ContainsKey(TKey key) { return _items.ContainsKey(key); }
        public bool TryGetValue(TKey key, out TValue value) { return _items.TryGetValue(key, out value); }
        public IEnumerator<KeyValuePair<TKey, TValue>> GetEnumerator() { return _items.GetEnumerator(); }
        IEnumerator IEnumerable.GetEnumerator() { return _items.GetEnumerator(); }
    }
}
