// Lists, queues and stacks that never change.
using System.Collections.Generic;
using System.Linq;

namespace System.Collections.Immutable
{
    public sealed partial class ImmutableList<T> : IImmutableList<T>, IList<T>, IList
    {
        readonly T[] _items;
        internal ImmutableList(T[] items) { _items = items; }
        public static readonly ImmutableList<T> Empty = new ImmutableList<T>(new T[0]);

        public T this[int index] { get { return _items[index >= 0 && index < _items.Length ? index : throw new ArgumentOutOfRangeException("index")]; } }
        public int Count { get { return _items.Length; } }
        public bool IsEmpty { get { return _items.Length == 0; } }
        bool ICollection<T>.IsReadOnly { get { return true; } }
        T IList<T>.this[int index] { get { return this[index]; } set { throw new NotSupportedException(); } }
        void IList<T>.Insert(int index, T item) { throw new NotSupportedException(); }
        void IList<T>.RemoveAt(int index) { throw new NotSupportedException(); }
        void ICollection<T>.Add(T item) { throw new NotSupportedException(); }
        void ICollection<T>.Clear() { throw new NotSupportedException(); }
        bool ICollection<T>.Remove(T item) { throw new NotSupportedException(); }

        ImmutableList<T> Changed(Action<List<T>> change)
        {
            var list = new List<T>(_items);
            change(list);
            return list.Count == 0 ? Empty : new ImmutableList<T>(list.ToArray());
        }
        public ImmutableList<T> Add(T value) { return Changed(list => list.Add(value)); }
        public ImmutableList<T> AddRange(IEnumerable<T> items) { return Changed(list => list.AddRange(items)); }
        public ImmutableList<T> Insert(int index, T item) { return Changed(list => list.Insert(index, item)); }
        public ImmutableList<T> InsertRange(int index, IEnumerable<T> items) { return Changed(list => list.InsertRange(index, items)); }
        public ImmutableList<T> Remove(T value) { return Contains(value) ? Changed(list => list.Remove(value)) : this; }
        public ImmutableList<T> RemoveAt(int index) { return Changed(list => list.RemoveAt(index)); }
        public ImmutableList<T> RemoveAll(Predicate<T> match) { return Changed(list => list.RemoveAll(match)); }
        public ImmutableList<T> RemoveRange(int index, int count) { return Changed(list => list.RemoveRange(index, count)); }
        public ImmutableList<T> SetItem(int index, T value) { return Changed(list => list[index] = value); }
        public ImmutableList<T> Replace(T oldValue, T newValue)
        {
            int index = IndexOf(oldValue);
            if (index < 0)
                throw new ArgumentException("Cannot find the old value", "oldValue");
            return SetItem(index, newValue);
        }
        public ImmutableList<T> Reverse() { return Changed(list => list.Reverse()); }
        public ImmutableList<T> Sort() { return Changed(list => list.Sort()); }
        public ImmutableList<T> Sort(IComparer<T> comparer) { return Changed(list => list.Sort(comparer)); }
        public ImmutableList<T> Sort(Comparison<T> comparison) { return Changed(list => list.Sort(comparison)); }
        public ImmutableList<T> GetRange(int index, int count) { return new ImmutableList<T>(_items.AsSpan(index, count).ToArray()); }
        public ImmutableList<T> Clear() { return Empty; }
        IImmutableList<T> IImmutableList<T>.Clear() { return Clear(); }
        IImmutableList<T> IImmutableList<T>.Add(T value) { return Add(value); }
        IImmutableList<T> IImmutableList<T>.AddRange(IEnumerable<T> items) { return AddRange(items); }
        IImmutableList<T> IImmutableList<T>.Insert(int index, T element) { return Insert(index, element); }
        IImmutableList<T> IImmutableList<T>.RemoveAt(int index) { return RemoveAt(index); }
        IImmutableList<T> IImmutableList<T>.SetItem(int index, T value) { return SetItem(index, value); }
        public int IndexOf(T value) { return Array.IndexOf(_items, value); }
        public bool Contains(T value) { return IndexOf(value) >= 0; }
        public bool Exists(Predicate<T> match) { return Array.Exists(_items, match); }
        public T Find(Predicate<T> match) { return Array.Find(_items, match); }
        public int FindIndex(Predicate<T> match) { return Array.FindIndex(_items, match); }
        public ImmutableList<T> FindAll(Predicate<T> match) { return new ImmutableList<T>(Array.FindAll(_items, match)); }
        public bool TrueForAll(Predicate<T> match) { return Array.TrueForAll(_items, match); }
        public void ForEach(Action<T> action) { Array.ForEach(_items, action); }
        public int BinarySearch(T item) { return Array.BinarySearch(_items, item); }
        public void CopyTo(T[] array) { _items.CopyTo(array, 0); }
        public void CopyTo(T[] array, int arrayIndex) { _items.CopyTo(array, arrayIndex); }
        public Builder ToBuilder() { return new Builder(_items); }

        public Enumerator GetEnumerator() { return new Enumerator(_items); }
        IEnumerator<T> IEnumerable<T>.GetEnumerator() { return GetEnumerator(); }
        IEnumerator IEnumerable.GetEnumerator() { return GetEnumerator(); }

        public struct Enumerator : IEnumerator<T>
        {
            readonly T[] _items;
            int _index;
            internal Enumerator(T[] items)
            {
                _items = items;
                _index = -1;
            }
            public T Current { get { return _items[_index]; } }
            object IEnumerator.Current { get { return Current; } }
            public bool MoveNext() { return _index < _items.Length && ++_index < _items.Length; }
            public void Reset() { _index = -1; }
            public void Dispose() { }
        }

        public sealed partial class Builder : IList<T>, IReadOnlyList<T>
        {
            readonly List<T> _list;
            internal Builder(T[] items) { _list = new List<T>(items); }
            public int Count { get { return _list.Count; } }
            bool ICollection<T>.IsReadOnly { get { return false; } }
            public T this[int index] { get { return _list[index]; } set { _list[index] = value; } }
            public void Add(T item) { _list.Add(item); }
            public void AddRange(IEnumerable<T> items) { _list.AddRange(items); }
            public void Insert(int index, T item) { _list.Insert(index, item); }
            public void RemoveAt(int index) { _list.RemoveAt(index); }
            public int RemoveAll(Predicate<T> match) { return _list.RemoveAll(match); }
            public bool Remove(T item) { return _list.Remove(item); }
            public void Clear() { _list.Clear(); }
            public bool Contains(T item) { return _list.Contains(item); }
            public int IndexOf(T item) { return _list.IndexOf(item); }
            public void CopyTo(T[] array, int arrayIndex) { _list.CopyTo(array, arrayIndex); }
            public void Reverse() { _list.Reverse(); }
            public void Sort() { _list.Sort(); }
            public ImmutableList<T> ToImmutable() { return _list.Count == 0 ? Empty : new ImmutableList<T>(_list.ToArray()); }
            public IEnumerator<T> GetEnumerator() { return _list.GetEnumerator(); }
            IEnumerator IEnumerable.GetEnumerator() { return _list.GetEnumerator(); }
        }
    }

    public static partial class ImmutableList
    {
        public static ImmutableList<T> Create<T>() { return ImmutableList<T>.Empty; }
        public static ImmutableList<T> Create<T>(T item) { return ImmutableList<T>.Empty.Add(item); }
        public static ImmutableList<T> Create<T>(params T[] items) { return CreateRange(items); }
        public static ImmutableList<T> Create<T>(ReadOnlySpan<T> items) { return CreateRange(items.ToArray()); }
        public static ImmutableList<T> CreateRange<T>(IEnumerable<T> items) { return ImmutableList<T>.Empty.AddRange(items); }
        public static ImmutableList<T> ToImmutableList<T>(this IEnumerable<T> source) { return source as ImmutableList<T> ?? CreateRange(source); }
        public static ImmutableList<T> ToImmutableList<T>(this ImmutableList<T>.Builder builder) { return builder.ToImmutable(); }
        public static ImmutableList<T>.Builder CreateBuilder<T>() { return ImmutableList<T>.Empty.ToBuilder(); }
    }

    public interface IImmutableStack<T> : IEnumerable<T>
    {
        bool IsEmpty { get; }
        IImmutableStack<T> Clear();
        IImmutableStack<T> Push(T value);
        IImmutableStack<T> Pop();
        T Peek();
    }

    public sealed class ImmutableStack<T> : IImmutableStack<T>
    {
        readonly T _head;
        readonly ImmutableStack<T> _tail;
        ImmutableStack() { }
        ImmutableStack(T head, ImmutableStack<T> tail)
        {
            _head = head;
            _tail = tail;
        }
        static class Holder
        {
            internal static readonly ImmutableStack<T> Instance = new ImmutableStack<T>();
        }
        public static ImmutableStack<T> Empty { get { return Holder.Instance; } }
        public bool IsEmpty { get { return _tail == null; } }
        public ImmutableStack<T> Clear() { return Empty; }
        public ImmutableStack<T> Push(T value) { return new ImmutableStack<T>(value, this); }
        public ImmutableStack<T> Pop() { return _tail ?? throw None(); }
        public ImmutableStack<T> Pop(out T value)
        {
            value = Peek();
            return _tail;
        }
        public T Peek()
        {
            if (_tail == null)
                throw None();
            return _head;
        }
        IImmutableStack<T> IImmutableStack<T>.Clear() { return Clear(); }
        IImmutableStack<T> IImmutableStack<T>.Push(T value) { return Push(value); }
        IImmutableStack<T> IImmutableStack<T>.Pop() { return Pop(); }
        static InvalidOperationException None() { return new InvalidOperationException("This operation does not apply to an empty instance."); }

        public Enumerator GetEnumerator() { return new Enumerator(this); }
        IEnumerator<T> Items()
        {
            for (ImmutableStack<T> rest = this; rest._tail != null; rest = rest._tail)
                yield return rest._head;
        }
        IEnumerator<T> IEnumerable<T>.GetEnumerator() { return Items(); }
        IEnumerator IEnumerable.GetEnumerator() { return Items(); }

        public struct Enumerator
        {
            readonly ImmutableStack<T> _all;
            ImmutableStack<T> _rest;
            internal Enumerator(ImmutableStack<T> all)
            {
                _all = all;
                _rest = null;
            }
            public T Current { get { return _rest.Peek(); } }
            public bool MoveNext()
            {
                _rest = _rest == null ? _all : _rest._tail ?? _rest;
                return !_rest.IsEmpty;
            }
        }
    }

    public static class ImmutableStack
    {
        public static ImmutableStack<T> Create<T>() { return ImmutableStack<T>.Empty; }
        public static ImmutableStack<T> Create<T>(T item) { return ImmutableStack<T>.Empty.Push(item); }
        public static ImmutableStack<T> Create<T>(params T[] items) { return CreateRange(items); }
        public static ImmutableStack<T> Create<T>(ReadOnlySpan<T> items) { return CreateRange(items.ToArray()); }
        public static ImmutableStack<T> CreateRange<T>(IEnumerable<T> items)
        {
            ImmutableStack<T> stack = ImmutableStack<T>.Empty;
            foreach (T item in items)
                stack = stack.Push(item);
            return stack;
        }
    }

    public interface IImmutableQueue<T> : IEnumerable<T>
    {
        bool IsEmpty { get; }
        IImmutableQueue<T> Clear();
        T Peek();
        IImmutableQueue<T> Enqueue(T value);
        IImmutableQueue<T> Dequeue();
    }

    public sealed class ImmutableQueue<T> : IImmutableQueue<T>
    {
        readonly T[] _items;
        internal ImmutableQueue(T[] items) { _items = items; }
        static class Holder
        {
            internal static readonly ImmutableQueue<T> Instance = new ImmutableQueue<T>(new T[0]);
        }
        public static ImmutableQueue<T> Empty { get { return Holder.Instance; } }
        public bool IsEmpty { get { return _items.Length == 0; } }
        public ImmutableQueue<T> Clear() { return Empty; }
        public T Peek()
        {
            if (_items.Length == 0)
                throw new InvalidOperationException("This operation does not apply to an empty instance.");
            return _items[0];
        }
        public ImmutableQueue<T> Enqueue(T value)
        {
            T[] items = _items;
            Array.Resize(ref items, items.Length + 1);
            items[items.Length - 1] = value;
            return new ImmutableQueue<T>(items);
        }
        public ImmutableQueue<T> Dequeue()
        {
            Peek();
            return _items.Length == 1 ? Empty : new ImmutableQueue<T>(_items.AsSpan(1).ToArray());
        }
        public ImmutableQueue<T> Dequeue(out T value)
        {
            value = Peek();
            return Dequeue();
        }
        IImmutableQueue<T> IImmutableQueue<T>.Clear() { return Clear(); }
        IImmutableQueue<T> IImmutableQueue<T>.Enqueue(T value) { return Enqueue(value); }
        IImmutableQueue<T> IImmutableQueue<T>.Dequeue() { return Dequeue(); }
        public Enumerator GetEnumerator() { return new Enumerator(_items); }
        IEnumerator<T> IEnumerable<T>.GetEnumerator() { return ((IEnumerable<T>)_items).GetEnumerator(); }
        IEnumerator IEnumerable.GetEnumerator() { return _items.GetEnumerator(); }

        public struct Enumerator
        {
            readonly T[] _items;
            int _index;
            internal Enumerator(T[] items)
            {
                _items = items;
                _index = -1;
            }
            public T Current { get { return _items[_index]; } }
            public bool MoveNext() { return ++_index < _items.Length; }
        }
    }

    public static class ImmutableQueue
    {
        public static ImmutableQueue<T> Create<T>() { return ImmutableQueue<T>.Empty; }
        public static ImmutableQueue<T> Create<T>(T item) { return ImmutableQueue<T>.Empty.Enqueue(item); }
        public static ImmutableQueue<T> Create<T>(params T[] items) { return CreateRange(items); }
        public static ImmutableQueue<T> Create<T>(ReadOnlySpan<T> items) { return CreateRange(items.ToArray()); }
        public static ImmutableQueue<T> CreateRange<T>(IEnumerable<T> items)
        {
            T[] all = items.ToArray();
            return all.Length == 0 ? ImmutableQueue<T>.Empty : new ImmutableQueue<T>(all);
        }
    }
}
