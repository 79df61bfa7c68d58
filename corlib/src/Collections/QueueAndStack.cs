// First in, first out; and last in, first out.
namespace System.Collections.Generic
{
    public class Queue<T> : IEnumerable<T>, ICollection, IReadOnlyCollection<T>
    {
        T[] _items = EmptyArray<T>.Value;
        int _head;
        int _size;
        int _version;

        // What is enumerated meanwhile notices it.
        internal virtual void CountChange() { _version++; }

        public Queue() { }
        public Queue(int capacity)
        {
            if (capacity < 0)
                throw new ArgumentOutOfRangeException("capacity", "Non-negative number required.");
            _items = new T[capacity];
        }
        public Queue(IEnumerable<T> collection)
        {
            foreach (T item in collection ?? throw new ArgumentNullException("collection"))
                Enqueue(item);
        }

        public int Count { get { return _size; } }
        bool ICollection.IsSynchronized { get { return false; } }
        object ICollection.SyncRoot { get { return this; } }

        T At(int offset) { return _items[(_head + offset) % _items.Length]; }

        public void Enqueue(T item)
        {
            if (_size == _items.Length)
            {
                var grown = new T[_size == 0 ? 4 : _size * 2];
                CopyTo(grown, 0);
                _items = grown;
                _head = 0;
            }
            _items[(_head + _size) % _items.Length] = item;
            _size++;
            CountChange();
        }
        public T Dequeue()
        {
            T item;
            if (!TryDequeue(out item))
                throw new InvalidOperationException("Queue empty.");
            return item;
        }
        public bool TryDequeue(out T result)
        {
            result = default(T);
            if (_size == 0)
                return false;
            result = _items[_head];
            _items[_head] = default(T);
            _size--;
            // An empty queue starts over, so that equal queues look alike.
            _head = _size == 0 ? 0 : (_head + 1) % _items.Length;
            CountChange();
            return true;
        }
        public T Peek()
        {
            if (_size == 0)
                throw new InvalidOperationException("Queue empty.");
            return _items[_head];
        }
        public bool TryPeek(out T result)
        {
            result = _size == 0 ? default(T) : _items[_head];
            return _size != 0;
        }
        public bool Contains(T item)
        {
            for (int i = 0; i < _size; i++)
            {
                if (EqualityComparer<T>.Default.Equals(At(i), item))
                    return true;
            }
            return false;
        }
        public void Clear()
        {
            _items = EmptyArray<T>.Value;
            _head = 0;
            _size = 0;
            CountChange();
        }
        public void TrimExcess() { }
        public int EnsureCapacity(int capacity) { return capacity; }
        public T[] ToArray()
        {
            var array = new T[_size];
            CopyTo(array, 0);
            return array;
        }
        public void CopyTo(T[] array, int arrayIndex)
        {
            Untyped.Check(array, arrayIndex, _size);
            for (int i = 0; i < _size; i++)
                array[arrayIndex + i] = At(i);
        }
        void ICollection.CopyTo(Array array, int index)
        {
            Untyped.Check(array, index, _size);
            for (int i = 0; i < _size; i++)
                array.SetValue(At(i), index + i);
        }
        public Enumerator GetEnumerator() { return new Enumerator(this); }
        IEnumerator<T> IEnumerable<T>.GetEnumerator() { return new Enumerator(this); }
        IEnumerator IEnumerable.GetEnumerator() { return new Enumerator(this); }

        public struct Enumerator : IEnumerator<T>
        {
            readonly Queue<T> _queue;
            readonly int _version;
            int _index;
            internal Enumerator(Queue<T> queue)
            {
                _queue = queue;
                _version = queue._version;
                _index = -1;
            }
            public bool MoveNext()
            {
                if (_version != _queue._version)
                    throw List<T>.Modified();
                return ++_index < _queue._size;
            }
            public T Current { get { return _queue.At(_index); } }
            object IEnumerator.Current { get { return Current; } }
            void IEnumerator.Reset() { _index = -1; }
            public void Dispose() { }
        }
    }

    public class Stack<T> : IEnumerable<T>, ICollection, IReadOnlyCollection<T>
    {
        T[] _items = EmptyArray<T>.Value;
        int _size;
        int _version;

        // What is enumerated meanwhile notices it.
        internal virtual void CountChange() { _version++; }

        public Stack() { }
        public Stack(int capacity)
        {
            if (capacity < 0)
                throw new ArgumentOutOfRangeException("capacity", "Non-negative number required.");
            _items = new T[capacity];
        }
        public Stack(IEnumerable<T> collection)
        {
            foreach (T item in collection ?? throw new ArgumentNullException("collection"))
                Push(item);
        }

        public int Count { get { return _size; } }
        bool ICollection.IsSynchronized { get { return false; } }
        object ICollection.SyncRoot { get { return this; } }

        public void Push(T item)
        {
            if (_size == _items.Length)
                Array.Resize(ref _items, _size == 0 ? 4 : _size * 2);
            _items[_size++] = item;
            CountChange();
        }
        public T Pop()
        {
            T item;
            if (!TryPop(out item))
                throw new InvalidOperationException("Stack empty.");
            return item;
        }
        public bool TryPop(out T result)
        {
            result = default(T);
            if (_size == 0)
                return false;
            result = _items[--_size];
            _items[_size] = default(T);
            CountChange();
            return true;
        }
        public T Peek()
        {
            if (_size == 0)
                throw new InvalidOperationException("Stack empty.");
            return _items[_size - 1];
        }
        public bool TryPeek(out T result)
        {
            result = _size == 0 ? default(T) : _items[_size - 1];
            return _size != 0;
        }
        public bool Contains(T item) { return _size > 0 && Array.IndexOf(_items, item, 0, _size) >= 0; }
        public void Clear()
        {
            _items = EmptyArray<T>.Value;
            _size = 0;
            CountChange();
        }
        public void TrimExcess() { }
        public T[] ToArray()
        {
            var array = new T[_size];
            CopyTo(array, 0);
            return array;
        }
        public void CopyTo(T[] array, int arrayIndex)
        {
            Untyped.Check(array, arrayIndex, _size);
            for (int i = 0; i < _size; i++)
                array[arrayIndex + i] = _items[_size - 1 - i];
        }
        void ICollection.CopyTo(Array array, int index)
        {
            Untyped.Check(array, index, _size);
            for (int i = 0; i < _size; i++)
                array.SetValue(_items[_size - 1 - i], index + i);
        }
        public Enumerator GetEnumerator() { return new Enumerator(this); }
        IEnumerator<T> IEnumerable<T>.GetEnumerator() { return new Enumerator(this); }
        IEnumerator IEnumerable.GetEnumerator() { return new Enumerator(this); }

        public struct Enumerator : IEnumerator<T>
        {
            readonly Stack<T> _stack;
            readonly int _version;
            int _index;
            internal Enumerator(Stack<T> stack)
            {
                _stack = stack;
                _version = stack._version;
                _index = stack._size;
            }
            public bool MoveNext()
            {
                if (_version != _stack._version)
                    throw List<T>.Modified();
                return --_index >= 0;
            }
            public T Current { get { return _stack._items[_index]; } }
            object IEnumerator.Current { get { return Current; } }
            void IEnumerator.Reset() { _index = _stack._size; }
            public void Dispose() { }
        }
    }
}
