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
        public virtual int IndexOf(object value, int startIndex) { return _items.IndexOf(value, startIndex); }
        public virtual int LastIndexOf(object value) { return _items.LastIndexOf(value); }
        public virtual void InsertRange(int index, ICollection c)
        {
            foreach (object item in c)
                _items.Insert(index++, item);
        }
        public virtual void RemoveRange(int index, int count) { _items.RemoveRange(index, count); }
        public virtual void Reverse(int index, int count) { _items.Reverse(index, count); }
        public virtual ArrayList GetRange(int index, int count) { return new ArrayList(_items.GetRange(index, count)); }
        public virtual int BinarySearch(object value) { return BinarySearch(value, null); }
        public virtual int BinarySearch(object value, IComparer comparer)
        {
            int low = 0, high = Count - 1;
            while (low <= high)
            {
                int middle = (low + high) / 2;
                int order = comparer == null ? Comparer.CompareObjects(this[middle], value) : comparer.Compare(this[middle], value);
                if (order == 0)
                    return middle;
                if (order < 0)
                    low = middle + 1;
                else
                    high = middle - 1;
            }
            return ~low;
        }
        public virtual void TrimToSize() { }
        public static ArrayList Repeat(object value, int count)
        {
            var list = new ArrayList();
            for (int i = 0; i < count; i++)
                list.Add(value);
            return list;
        }
        public static ArrayList Synchronized(ArrayList list) { return new Locked(list ?? throw new ArgumentNullException("list")); }

        // Every call holds the lock of the list; going over it does not.
        sealed class Locked : ArrayList
        {
            readonly ArrayList _inner;
            internal Locked(ArrayList inner) { _inner = inner; }
            public override int Count { get { lock (_inner.SyncRoot) return _inner.Count; } }
            public override bool IsSynchronized { get { return true; } }
            public override object SyncRoot { get { return _inner.SyncRoot; } }
            public override object this[int index] { get { lock (_inner.SyncRoot) return _inner[index]; } set { lock (_inner.SyncRoot) _inner[index] = value; } }
            public override int Add(object value) { lock (_inner.SyncRoot) return _inner.Add(value); }
            public override void AddRange(ICollection c) { lock (_inner.SyncRoot) _inner.AddRange(c); }
            public override void Clear() { lock (_inner.SyncRoot) _inner.Clear(); }
            public override object Clone() { lock (_inner.SyncRoot) return new Locked((ArrayList)_inner.Clone()); }
            public override bool Contains(object item) { lock (_inner.SyncRoot) return _inner.Contains(item); }
            public override int IndexOf(object value) { lock (_inner.SyncRoot) return _inner.IndexOf(value); }
            public override void Insert(int index, object value) { lock (_inner.SyncRoot) _inner.Insert(index, value); }
            public override void Remove(object obj) { lock (_inner.SyncRoot) _inner.Remove(obj); }
            public override void RemoveAt(int index) { lock (_inner.SyncRoot) _inner.RemoveAt(index); }
            public override void Reverse() { lock (_inner.SyncRoot) _inner.Reverse(); }
            public override void Sort() { lock (_inner.SyncRoot) _inner.Sort(); }
            public override void Sort(IComparer comparer) { lock (_inner.SyncRoot) _inner.Sort(comparer); }
            public override void CopyTo(Array array, int arrayIndex) { lock (_inner.SyncRoot) _inner.CopyTo(array, arrayIndex); }
            public override object[] ToArray() { lock (_inner.SyncRoot) return _inner.ToArray(); }
            public override IEnumerator GetEnumerator() { lock (_inner.SyncRoot) return _inner.GetEnumerator(); }
        }
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
            set
            {
                _items[key] = value;
                _items.EndEnumerations();
            }
        }
        public virtual void Add(object key, object value) { _items.Add(key, value); }
        public virtual void Clear()
        {
            _items.Clear();
            _items.EndEnumerations();
        }
        public virtual object Clone()
        {
            var copy = new Hashtable();
            foreach (KeyValuePair<object, object> pair in _items)
                copy._items.Add(pair.Key, pair.Value);
            return copy;
        }
        public Hashtable(IDictionary d)
        {
            foreach (DictionaryEntry entry in d)
                Add(entry.Key, entry.Value);
        }
        public static Hashtable Synchronized(Hashtable table) { return new Locked(table ?? throw new ArgumentNullException("table")); }

        // Changes hold the lock of the table; reading does not need to in the framework, but does here.
        sealed class Locked : Hashtable
        {
            readonly Hashtable _inner;
            internal Locked(Hashtable inner) { _inner = inner; }
            public override int Count { get { lock (_inner.SyncRoot) return _inner.Count; } }
            public override bool IsSynchronized { get { return true; } }
            public override object SyncRoot { get { return _inner.SyncRoot; } }
            public override object this[object key] { get { lock (_inner.SyncRoot) return _inner[key]; } set { lock (_inner.SyncRoot) _inner[key] = value; } }
            public override void Add(object key, object value) { lock (_inner.SyncRoot) _inner.Add(key, value); }
            public override void Clear() { lock (_inner.SyncRoot) _inner.Clear(); }
            public override object Clone() { lock (_inner.SyncRoot) return new Locked((Hashtable)_inner.Clone()); }
            public override bool Contains(object key) { lock (_inner.SyncRoot) return _inner.Contains(key); }
            public override bool ContainsKey(object key) { lock (_inner.SyncRoot) return _inner.ContainsKey(key); }
            public override bool ContainsValue(object value) { lock (_inner.SyncRoot) return _inner.ContainsValue(value); }
            public override void Remove(object key) { lock (_inner.SyncRoot) _inner.Remove(key); }
            public override void CopyTo(Array array, int arrayIndex) { lock (_inner.SyncRoot) _inner.CopyTo(array, arrayIndex); }
            public override ICollection Keys { get { lock (_inner.SyncRoot) return _inner.Keys; } }
            public override ICollection Values { get { lock (_inner.SyncRoot) return _inner.Values; } }
            public override IDictionaryEnumerator GetEnumerator() { return _inner.GetEnumerator(); }
        }
        public virtual bool Contains(object key) { return _items.ContainsKey(key); }
        public virtual bool ContainsKey(object key) { return _items.ContainsKey(key); }
        public virtual bool ContainsValue(object value) { return _items.ContainsValue(value); }
        public virtual void Remove(object key)
        {
            if (_items.Remove(key))
                _items.EndEnumerations();
        }
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

    public class Queue : ICollection, ICloneable
    {
        readonly Queue<object> _items = new Queue<object>();
        public Queue() { }
        public Queue(int initialCapacity) { }
        public Queue(ICollection col)
        {
            foreach (object item in col)
                _items.Enqueue(item);
        }
        public virtual object[] ToArray() { return _items.ToArray(); }
        public virtual object Clone() { return new Queue(this); }
        public static Queue Synchronized(Queue inner) { return new Locked(inner ?? throw new ArgumentNullException("queue")); }

        sealed class Locked : Queue
        {
            readonly Queue _inner;
            internal Locked(Queue inner) { _inner = inner; }
            public override object Clone() { lock (_inner.SyncRoot) return new Locked((Queue)_inner.Clone()); }
            public override int Count { get { lock (_inner.SyncRoot) return _inner.Count; } }
            public override bool IsSynchronized { get { return true; } }
            public override object SyncRoot { get { return _inner.SyncRoot; } }
            public override void Enqueue(object obj) { lock (_inner.SyncRoot) _inner.Enqueue(obj); }
            public override object Dequeue() { lock (_inner.SyncRoot) return _inner.Dequeue(); }
            public override object Peek() { lock (_inner.SyncRoot) return _inner.Peek(); }
            public override void Clear() { lock (_inner.SyncRoot) _inner.Clear(); }
            public override bool Contains(object obj) { lock (_inner.SyncRoot) return _inner.Contains(obj); }
            public override object[] ToArray() { lock (_inner.SyncRoot) return _inner.ToArray(); }
            public override void CopyTo(Array array, int index) { lock (_inner.SyncRoot) _inner.CopyTo(array, index); }
            public override IEnumerator GetEnumerator() { lock (_inner.SyncRoot) return _inner.GetEnumerator(); }
        }
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

    public class Stack : ICollection, ICloneable
    {
        readonly Stack<object> _items = new Stack<object>();
        public Stack() { }
        public Stack(int initialCapacity) { }
        public Stack(ICollection col)
        {
            foreach (object item in col)
                _items.Push(item);
        }
        public virtual object[] ToArray() { return _items.ToArray(); }
        public virtual object Clone()
        {
            object[] items = ToArray();
            Array.Reverse(items);
            return new Stack(items);
        }
        public static Stack Synchronized(Stack inner) { return new Locked(inner ?? throw new ArgumentNullException("stack")); }

        sealed class Locked : Stack
        {
            readonly Stack _inner;
            internal Locked(Stack inner) { _inner = inner; }
            public override object Clone() { lock (_inner.SyncRoot) return new Locked((Stack)_inner.Clone()); }
            public override int Count { get { lock (_inner.SyncRoot) return _inner.Count; } }
            public override bool IsSynchronized { get { return true; } }
            public override object SyncRoot { get { return _inner.SyncRoot; } }
            public override void Push(object obj) { lock (_inner.SyncRoot) _inner.Push(obj); }
            public override object Pop() { lock (_inner.SyncRoot) return _inner.Pop(); }
            public override object Peek() { lock (_inner.SyncRoot) return _inner.Peek(); }
            public override void Clear() { lock (_inner.SyncRoot) _inner.Clear(); }
            public override bool Contains(object obj) { lock (_inner.SyncRoot) return _inner.Contains(obj); }
            public override object[] ToArray() { lock (_inner.SyncRoot) return _inner.ToArray(); }
            public override void CopyTo(Array array, int index) { lock (_inner.SyncRoot) _inner.CopyTo(array, index); }
            public override IEnumerator GetEnumerator() { lock (_inner.SyncRoot) return _inner.GetEnumerator(); }
        }
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
