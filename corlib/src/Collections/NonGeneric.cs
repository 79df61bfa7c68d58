// The old collections, on top of the generic ones.
using System.Collections.Generic;

namespace System.Collections
{
    public class ArrayList : IList, ICloneable
    {
        readonly List<object> _items = new List<object>();
        public ArrayList() { }
        public ArrayList(int capacity) { }
        public ArrayList(ICollection c) { AddRange(c); }
        public virtual int Count { get { return _items.Count; } }
        public virtual int Capacity { get { return _items.Capacity; } set { _items.Capacity = value; } }
        public virtual bool IsReadOnly { get { return false; } }
        public virtual bool IsFixedSize { get { return false; } }
        public virtual bool IsSynchronized { get { return false; } }
        public virtual object SyncRoot { get { return this; } }
        public virtual object this[int index] { get { return _items[index]; } set { _items[index] = value; } }
        public virtual int Add(object value)
        {
            _items.Add(value);
            return _items.Count - 1;
        }
        public virtual void AddRange(ICollection c)
        {
            foreach (object item in c)
                _items.Add(item);
        }
        public virtual void Clear() { _items.Clear(); }
        public virtual object Clone() { return new ArrayList(this); }
        public virtual bool Contains(object item) { return _items.Contains(item); }
        public virtual int IndexOf(object value) { return _items.IndexOf(value); }
        public virtual void Insert(int index, object value) { _items.Insert(index, value); }
        public virtual void Remove(object obj) { _items.Remove(obj); }
        public virtual void RemoveAt(int index) { _items.RemoveAt(index); }
        public virtual void Reverse() { _items.Reverse(); }
        public virtual void Sort() { _items.Sort((x, y) => Comparer.CompareObjects(x, y)); }
        public virtual void Sort(IComparer comparer) { _items.Sort(comparer.Compare); }
        public virtual void CopyTo(Array array) { CopyTo(array, 0); }
        public virtual void CopyTo(Array array, int arrayIndex) { ((ICollection)_items).CopyTo(array, arrayIndex); }
        public virtual object[] ToArray() { return _items.ToArray(); }
        public virtual Array ToArray(Type type)
        {
            Array array = Array.CreateInstance(type, Count);
            CopyTo(array, 0);
            return array;
        }
        public virtual IEnumerator GetEnumerator() { return ((IEnumerable)_items).GetEnumerator(); }
    }

    public class Hashtable : IDictionary, ICloneable
    {
        readonly Dictionary<object, object> _items = new Dictionary<object, object>();
        public Hashtable() { }
        public Hashtable(int capacity) { }
        public virtual int Count { get { return _items.Count; } }
        public virtual bool IsReadOnly { get { return false; } }
        public virtual bool IsFixedSize { get { return false; } }
        public virtual bool IsSynchronized { get { return false; } }
        public virtual object SyncRoot { get { return this; } }
        public virtual object this[object key]
        {
            get { return _items.GetValueOrDefault(key); }
            set { _items[key] = value; }
        }
        public virtual void Add(object key, object value) { _items.Add(key, value); }
        public virtual void Clear() { _items.Clear(); }
        public virtual object Clone()
        {
            var copy = new Hashtable();
            foreach (KeyValuePair<object, object> pair in _items)
                copy._items.Add(pair.Key, pair.Value);
            return copy;
        }
        public virtual bool Contains(object key) { return _items.ContainsKey(key); }
        public virtual bool ContainsKey(object key) { return _items.ContainsKey(key); }
        public virtual bool ContainsValue(object value) { return _items.ContainsValue(value); }
        public virtual void Remove(object key) { _items.Remove(key); }
        public virtual void CopyTo(Array array, int arrayIndex)
        {
            foreach (KeyValuePair<object, object> pair in _items)
                array.SetValue(new DictionaryEntry(pair.Key, pair.Value), arrayIndex++);
        }
        public virtual ICollection Keys { get { return _items.Keys; } }
        public virtual ICollection Values { get { return _items.Values; } }
        public virtual IDictionaryEnumerator GetEnumerator() { return new EntryEnumerator(((IDictionary)_items).GetEnumerator()); }
        IEnumerator IEnumerable.GetEnumerator() { return GetEnumerator(); }

        // The old enumerator yields entries, not pairs.
        sealed class EntryEnumerator : IDictionaryEnumerator
        {
            readonly IDictionaryEnumerator _inner;
            internal EntryEnumerator(IDictionaryEnumerator inner) { _inner = inner; }
            public bool MoveNext() { return _inner.MoveNext(); }
            public void Reset() { _inner.Reset(); }
            public object Key { get { return _inner.Key; } }
            public object Value { get { return _inner.Value; } }
            public DictionaryEntry Entry { get { return _inner.Entry; } }
            public object Current { get { return _inner.Entry; } }
        }
    }

    public class Queue : ICollection
    {
        readonly Queue<object> _items = new Queue<object>();
        public virtual int Count { get { return _items.Count; } }
        public virtual bool IsSynchronized { get { return false; } }
        public virtual object SyncRoot { get { return this; } }
        public virtual void Enqueue(object obj) { _items.Enqueue(obj); }
        public virtual object Dequeue() { return _items.Dequeue(); }
        public virtual object Peek() { return _items.Peek(); }
        public virtual void Clear() { _items.Clear(); }
        public virtual bool Contains(object obj) { return _items.Contains(obj); }
        public virtual void CopyTo(Array array, int index) { ((ICollection)_items).CopyTo(array, index); }
        public virtual IEnumerator GetEnumerator() { return ((IEnumerable)_items).GetEnumerator(); }
    }

    public class Stack : ICollection
    {
        readonly Stack<object> _items = new Stack<object>();
        public virtual int Count { get { return _items.Count; } }
        public virtual bool IsSynchronized { get { return false; } }
        public virtual object SyncRoot { get { return this; } }
        public virtual void Push(object obj) { _items.Push(obj); }
        public virtual object Pop() { return _items.Pop(); }
        public virtual object Peek() { return _items.Peek(); }
        public virtual void Clear() { _items.Clear(); }
        public virtual bool Contains(object obj) { return _items.Contains(obj); }
        public virtual void CopyTo(Array array, int index) { ((ICollection)_items).CopyTo(array, index); }
        public virtual IEnumerator GetEnumerator() { return ((IEnumerable)_items).GetEnumerator(); }
    }
}
