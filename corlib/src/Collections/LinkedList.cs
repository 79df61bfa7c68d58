// A doubly linked list.
namespace System.Collections.Generic
{
    public sealed class LinkedListNode<T>
    {
        internal LinkedList<T> _list;
        internal LinkedListNode<T> _next;
        internal LinkedListNode<T> _previous;
        internal T _value;

        public LinkedListNode(T value) { _value = value; }
        public LinkedList<T> List { get { return _list; } }
        public LinkedListNode<T> Next { get { return _next; } }
        public LinkedListNode<T> Previous { get { return _previous; } }
        public T Value { get { return _value; } set { _value = value; } }
        public ref T ValueRef { get { return ref _value; } }
    }

    public class LinkedList<T> : ICollection<T>, IReadOnlyCollection<T>, ICollection
    {
        LinkedListNode<T> _first;
        LinkedListNode<T> _last;
        int _count;
        int _version;

        public LinkedList() { }
        public LinkedList(IEnumerable<T> collection)
        {
            foreach (T item in collection ?? throw new ArgumentNullException("collection"))
                AddLast(item);
        }

        public int Count { get { return _count; } }
        public LinkedListNode<T> First { get { return _first; } }
        public LinkedListNode<T> Last { get { return _last; } }
        bool ICollection<T>.IsReadOnly { get { return false; } }
        void ICollection<T>.Add(T item) { AddLast(item); }
        bool ICollection.IsSynchronized { get { return false; } }
        object ICollection.SyncRoot { get { return this; } }
        void ICollection.CopyTo(Array array, int index) { Untyped.Copy(this, array, index); }

        void Link(LinkedListNode<T> node, LinkedListNode<T> previous, LinkedListNode<T> next)
        {
            if (node == null)
                throw new ArgumentNullException("node");
            if (node._list != null)
                throw new InvalidOperationException("The LinkedList node already belongs to a LinkedList.");
            node._list = this;
            node._previous = previous;
            node._next = next;
            if (previous == null)
                _first = node;
            else
                previous._next = node;
            if (next == null)
                _last = node;
            else
                next._previous = node;
            _count++;
            _version++;
        }

        void CheckNode(LinkedListNode<T> node)
        {
            if (node == null)
                throw new ArgumentNullException("node");
            if (node._list != this)
                throw new InvalidOperationException("The LinkedList node does not belong to current LinkedList.");
        }

        public LinkedListNode<T> AddFirst(T value)
        {
            var node = new LinkedListNode<T>(value);
            Link(node, null, _first);
            return node;
        }
        public void AddFirst(LinkedListNode<T> node) { Link(node, null, _first); }
        public LinkedListNode<T> AddLast(T value)
        {
            var node = new LinkedListNode<T>(value);
            Link(node, _last, null);
            return node;
        }
        public void AddLast(LinkedListNode<T> node) { Link(node, _last, null); }
        public LinkedListNode<T> AddAfter(LinkedListNode<T> node, T value)
        {
            CheckNode(node);
            var added = new LinkedListNode<T>(value);
            Link(added, node, node._next);
            return added;
        }
        public LinkedListNode<T> AddBefore(LinkedListNode<T> node, T value)
        {
            CheckNode(node);
            var added = new LinkedListNode<T>(value);
            Link(added, node._previous, node);
            return added;
        }
        public void AddAfter(LinkedListNode<T> node, LinkedListNode<T> newNode)
        {
            CheckNode(node);
            Link(newNode, node, node._next);
        }
        public void AddBefore(LinkedListNode<T> node, LinkedListNode<T> newNode)
        {
            CheckNode(node);
            Link(newNode, node._previous, node);
        }
        public void Remove(LinkedListNode<T> node)
        {
            CheckNode(node);
            if (node._previous == null)
                _first = node._next;
            else
                node._previous._next = node._next;
            if (node._next == null)
                _last = node._previous;
            else
                node._next._previous = node._previous;
            node._list = null;
            node._next = null;
            node._previous = null;
            _count--;
            _version++;
        }
        public bool Remove(T value)
        {
            LinkedListNode<T> node = Find(value);
            if (node == null)
                return false;
            Remove(node);
            return true;
        }
        public void RemoveFirst() { Remove(_first ?? throw new InvalidOperationException("The LinkedList is empty.")); }
        public void RemoveLast() { Remove(_last ?? throw new InvalidOperationException("The LinkedList is empty.")); }
        public LinkedListNode<T> Find(T value)
        {
            LinkedListNode<T> node = _first;
            while (node != null && !EqualityComparer<T>.Default.Equals(node._value, value))
                node = node._next;
            return node;
        }
        public LinkedListNode<T> FindLast(T value)
        {
            LinkedListNode<T> node = _last;
            while (node != null && !EqualityComparer<T>.Default.Equals(node._value, value))
                node = node._previous;
            return node;
        }
        public bool Contains(T value) { return Find(value) != null; }
        public void Clear()
        {
            while (_first != null)
                Remove(_first);
        }
        public void CopyTo(T[] array, int index)
        {
            Untyped.CheckPlace(array, index, Count);
            for (LinkedListNode<T> node = _first; node != null; node = node._next)
                array[index++] = node._value;
        }
        public Enumerator GetEnumerator() { return new Enumerator(this); }
        IEnumerator<T> IEnumerable<T>.GetEnumerator() { return new Enumerator(this); }
        IEnumerator IEnumerable.GetEnumerator() { return new Enumerator(this); }

        public struct Enumerator : IEnumerator<T>
        {
            readonly LinkedList<T> _list;
            readonly int _version;
            LinkedListNode<T> _next;
            T _current;
            internal Enumerator(LinkedList<T> list)
            {
                _list = list;
                _version = list._version;
                _next = list._first;
                _current = default(T);
            }
            public bool MoveNext()
            {
                if (_version != _list._version)
                    throw List<T>.Modified();
                if (_next == null)
                    return false;
                _current = _next._value;
                _next = _next._next;
                return true;
            }
            public T Current { get { return _current; } }
            object IEnumerator.Current { get { return _current; } }
            void IEnumerator.Reset() { _next = _list._first; }
            public void Dispose() { }
        }
    }
}
