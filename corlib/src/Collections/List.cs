// A growing array.
using System.Collections.ObjectModel;

namespace System.Collections.Generic
{
    public class List<T> : IList<T>, IReadOnlyList<T>, IList
    {
        T[] _items;
        int _size;
        internal int _version;

        // What is enumerated meanwhile notices it.
        internal virtual void CountChange() { _version++; }

        public List() { _items = EmptyArray<T>.Value; }
        public List(int capacity)
        {
            if (capacity < 0)
                throw new ArgumentOutOfRangeException("capacity", "Non-negative number required.");
            _items = capacity == 0 ? EmptyArray<T>.Value : new T[capacity];
        }
        public List(IEnumerable<T> collection) : this()
        {
            AddRange(collection ?? throw new ArgumentNullException("collection"));
        }

        public int Count { get { return _size; } }
        public int Capacity
        {
            get { return _items.Length; }
            set
            {
                if (value < _size)
                    throw new ArgumentOutOfRangeException("value", "capacity was less than the current size.");
                if (value == _items.Length)
                    return;
                var items = value == 0 ? EmptyArray<T>.Value : new T[value];
                if (_size > 0)
                    Array.CopyItems(_items, 0, items, 0, _size);
                _items = items;
            }
        }
        bool ICollection<T>.IsReadOnly { get { return false; } }
        bool IList.IsReadOnly { get { return false; } }
        bool IList.IsFixedSize { get { return false; } }
        bool ICollection.IsSynchronized { get { return false; } }
        object ICollection.SyncRoot { get { return this; } }

        static ArgumentOutOfRangeException BadIndex()
        {
            return new ArgumentOutOfRangeException("index", "Index was out of range. Must be non-negative and less than the size of the collection.");
        }

        public T this[int index]
        {
            get
            {
                if ((uint)index >= (uint)_size)
                    throw BadIndex();
                return _items[index];
            }
            set
            {
                if ((uint)index >= (uint)_size)
                    throw BadIndex();
                _items[index] = value;
                CountChange();
            }
        }
        object IList.this[int index] { get { return this[index]; } set { this[index] = Typed(value); } }

        public int EnsureCapacity(int capacity)
        {
            if (capacity > _items.Length)
                Grow(capacity);
            return _items.Length;
        }
        void Grow(int capacity) { Capacity = Math.Max(capacity, _items.Length == 0 ? 4 : _items.Length * 2); }
        public void TrimExcess() { Capacity = _size; }

        public void Add(T item)
        {
            CountChange();
            T[] items = _items;
            int size = _size;
            if ((uint)size >= (uint)items.Length)
            {
                AddAndGrow(item);
                return;
            }
            _size = size + 1;
            items[size] = item;
        }
        // As in the frameworks, the size is read again. Threads that share a list without a lock can tell.
        void AddAndGrow(T item)
        {
            int size = _size;
            Grow(size + 1);
            _size = size + 1;
            _items[size] = item;
        }
        static T Typed(object value)
        {
            if (value is T || value == null && default(T) == null)
                return (T)value;
            if (value == null)
                throw new ArgumentNullException("item");
            throw new ArgumentException("The value \"" + value + "\" is not of type \"" + typeof(T) + "\" and cannot be used in this generic collection.", "value");
        }
        int IList.Add(object item)
        {
            Add(Typed(item));
            return _size - 1;
        }
        public void AddRange(IEnumerable<T> collection) { InsertRange(_size, collection); }
        public void Insert(int index, T item)
        {
            if ((uint)index > (uint)_size)
                throw new ArgumentOutOfRangeException("index", "Index must be within the bounds of the List.");
            EnsureCapacity(_size + 1);
            Array.CopyItems(_items, index, _items, index + 1, _size - index);
            _items[index] = item;
            _size++;
            CountChange();
        }
        void IList.Insert(int index, object item) { Insert(index, Typed(item)); }
        public void InsertRange(int index, IEnumerable<T> collection)
        {
            if (collection == null)
                throw new ArgumentNullException("collection");
            if ((uint)index > (uint)_size)
                throw BadIndex();
            var sized = collection as ICollection<T>;
            if (sized == null)
            {
                foreach (T item in collection)
                    Insert(index++, item);
                return;
            }
            // The items are copied out first, because the collection may be this list.
            var added = new T[sized.Count];
            sized.CopyTo(added, 0);
            EnsureCapacity(_size + added.Length);
            Array.CopyItems(_items, index, _items, index + added.Length, _size - index);
            Array.CopyItems(added, 0, _items, index, added.Length);
            _size += added.Length;
            CountChange();
        }
        public bool Remove(T item)
        {
            int index = IndexOf(item);
            if (index < 0)
                return false;
            RemoveAt(index);
            return true;
        }
        void IList.Remove(object item)
        {
            if (item is T || item == null && default(T) == null)
                Remove((T)item);
        }
        public void RemoveAt(int index)
        {
            if ((uint)index >= (uint)_size)
                throw BadIndex();
            _size--;
            Array.CopyItems(_items, index + 1, _items, index, _size - index);
            _items[_size] = default(T);
            CountChange();
        }
        public void RemoveRange(int index, int count)
        {
            CheckRange(index, count);
            if (count == 0)
                return;
            _size -= count;
            Array.CopyItems(_items, index + count, _items, index, _size - index);
            for (int i = 0; i < count; i++)
                _items[_size + i] = default(T);
            CountChange();
        }
        public int RemoveAll(Predicate<T> match)
        {
            if (match == null)
                throw new ArgumentNullException("match");
            int kept = 0;
            for (int i = 0; i < _size; i++)
            {
                if (!match(_items[i]))
                    _items[kept++] = _items[i];
            }
            int removed = _size - kept;
            for (int i = kept; i < _size; i++)
                _items[i] = default(T);
            _size = kept;
            CountChange();
            return removed;
        }
        public void Clear()
        {
            CountChange();
            int size = _size;
            _size = 0;
            for (int i = 0; i < size; i++)
                _items[i] = default(T);
        }

        void CheckRange(int index, int count)
        {
            if (index < 0)
                throw new ArgumentOutOfRangeException("index", "Non-negative number required.");
            if (count < 0)
                throw new ArgumentOutOfRangeException("count", "Non-negative number required.");
            if (_size - index < count)
                throw new ArgumentException("Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.");
        }

        public bool Contains(T item) { return IndexOf(item) >= 0; }
        bool IList.Contains(object item) { return (item is T || item == null) && Contains((T)item); }
        public int IndexOf(T item) { return Array.IndexOf(_items, item, 0, _size); }
        int IList.IndexOf(object item) { return item is T ? IndexOf((T)item) : -1; }
        void CheckPlaces(int index, int count)
        {
            if (index < 0 || index > _size)
                throw new ArgumentOutOfRangeException("index", "Index was out of range. Must be non-negative and less than or equal to the size of the collection.");
            if (count < 0 || index > _size - count)
                throw new ArgumentOutOfRangeException("count", "Count must be positive and count must refer to a location within the string/array/collection.");
        }
        public int IndexOf(T item, int index)
        {
            CheckPlaces(index, 0);
            return Array.IndexOf(_items, item, index, _size - index);
        }
        public int IndexOf(T item, int index, int count)
        {
            CheckPlaces(index, count);
            return Array.IndexOf(_items, item, index, count);
        }
        public int LastIndexOf(T item) { return FindLastIndex(other => EqualityComparer<T>.Default.Equals(other, item)); }
        public int LastIndexOf(T item, int index) { return LastIndexOf(item, index, index + 1); }
        public int LastIndexOf(T item, int index, int count) { return FindLastIndex(index, count, other => EqualityComparer<T>.Default.Equals(other, item)); }
        public int FindLastIndex(int startIndex, Predicate<T> match) { return FindLastIndex(startIndex, startIndex + 1, match); }
        public int FindLastIndex(int startIndex, int count, Predicate<T> match)
        {
            if (match == null)
                throw new ArgumentNullException("match");
            if (startIndex >= _size || startIndex < -1)
                throw new ArgumentOutOfRangeException("startIndex", "Index was out of range. Must be non-negative and less than the size of the collection.");
            if (count < 0 || startIndex - count + 1 < 0)
                throw new ArgumentOutOfRangeException("count", "Count must be positive and count must refer to a location within the string/array/collection.");
            for (int i = startIndex; i > startIndex - count; i--)
            {
                if (match(_items[i]))
                    return i;
            }
            return -1;
        }
        public int BinarySearch(int index, int count, T item, IComparer<T> comparer)
        {
            if (index < 0 || count < 0)
                throw new ArgumentOutOfRangeException(index < 0 ? "index" : "count", "Non-negative number required.");
            if (_size - index < count)
                throw new ArgumentException("Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.");
            return Array.BinarySearch(_items, index, count, item, comparer);
        }
        public int BinarySearch(T item) { return Array.BinarySearch(_items, 0, _size, item, null); }
        public int BinarySearch(T item, IComparer<T> comparer) { return Array.BinarySearch(_items, 0, _size, item, comparer); }

        public bool Exists(Predicate<T> match) { return FindIndex(match) >= 0; }
        public T Find(Predicate<T> match)
        {
            int index = FindIndex(match);
            return index < 0 ? default(T) : _items[index];
        }
        public int FindIndex(Predicate<T> match)
        {
            if (match == null)
                throw new ArgumentNullException("match");
            for (int i = 0; i < _size; i++)
            {
                if (match(_items[i]))
                    return i;
            }
            return -1;
        }
        public int FindIndex(int startIndex, Predicate<T> match) { return FindIndex(startIndex, _size - startIndex, match); }
        public int FindIndex(int startIndex, int count, Predicate<T> match)
        {
            CheckRange(startIndex, count);
            for (int i = startIndex; i < startIndex + count; i++)
            {
                if (match(_items[i]))
                    return i;
            }
            return -1;
        }
        public T FindLast(Predicate<T> match)
        {
            int index = FindLastIndex(match);
            return index < 0 ? default(T) : _items[index];
        }
        public int FindLastIndex(Predicate<T> match)
        {
            for (int i = _size - 1; i >= 0; i--)
            {
                if (match(_items[i]))
                    return i;
            }
            return -1;
        }
        public List<T> FindAll(Predicate<T> match)
        {
            if (match == null)
                throw new ArgumentNullException("match");
            var found = new List<T>();
            for (int i = 0; i < _size; i++)
            {
                if (match(_items[i]))
                    found.Add(_items[i]);
            }
            return found;
        }
        public bool TrueForAll(Predicate<T> match)
        {
            if (match == null)
                throw new ArgumentNullException("match");
            for (int i = 0; i < _size; i++)
            {
                if (!match(_items[i]))
                    return false;
            }
            return true;
        }
        public void ForEach(Action<T> action)
        {
            if (action == null)
                throw new ArgumentNullException("action");
            int version = _version;
            for (int i = 0; i < _size; i++)
            {
                action(_items[i]);
                if (version != _version)
                    throw Modified();
            }
        }
        public List<TOutput> ConvertAll<TOutput>(Converter<T, TOutput> converter)
        {
            var result = new List<TOutput>(_size);
            for (int i = 0; i < _size; i++)
                result.Add(converter(_items[i]));
            return result;
        }
        public List<T> GetRange(int index, int count)
        {
            CheckRange(index, count);
            var range = new List<T>(count);
            Array.CopyItems(_items, index, range._items, 0, count);
            range._size = count;
            return range;
        }
        public List<T> Slice(int start, int length) { return GetRange(start, length); }
        public void Reverse() { Reverse(0, _size); }
        public void Reverse(int index, int count)
        {
            CheckRange(index, count);
            Array.Reverse(_items, index, count);
            CountChange();
        }
        public void Sort() { Sort(0, _size, null); }
        public void Sort(IComparer<T> comparer) { Sort(0, _size, comparer); }
        public void Sort(Comparison<T> comparison) { Sort(0, _size, Comparer<T>.Create(comparison)); }
        public void Sort(int index, int count, IComparer<T> comparer)
        {
            CheckRange(index, count);
            Array.Sort(_items, index, count, comparer);
            CountChange();
        }
        public T[] ToArray()
        {
            var array = new T[_size];
            Array.CopyItems(_items, 0, array, 0, array.Length);
            return array;
        }
        public void CopyTo(T[] array) { CopyTo(array, 0); }
        public void CopyTo(T[] array, int arrayIndex) { Array.Copy(_items, 0, array, arrayIndex, _size); }
        public void CopyTo(int index, T[] array, int arrayIndex, int count)
        {
            CheckRange(index, count);
            Array.Copy(_items, index, array, arrayIndex, count);
        }
        void ICollection.CopyTo(Array array, int arrayIndex) { Array.Copy(_items, 0, OneDimensional(array), arrayIndex, _size); }
        static Array OneDimensional(Array array)
        {
            if (array != null && array.Rank != 1)
                throw new ArgumentException("Only single dimensional arrays are supported for the requested action.", "array");
            return array;
        }
        public ReadOnlyCollection<T> AsReadOnly() { return new ReadOnlyCollection<T>(this); }
        internal Span<T> AsSpan() { return new Span<T>(_items, 0, _size); }
        internal void SetCount(int count)
        {
            EnsureCapacity(count);
            _size = count;
            CountChange();
        }

        internal static InvalidOperationException Modified()
        {
            return new InvalidOperationException("Collection was modified; enumeration operation may not execute.");
        }

        public Enumerator GetEnumerator() { return new Enumerator(this); }
        IEnumerator<T> IEnumerable<T>.GetEnumerator() { return new Enumerator(this); }
        IEnumerator IEnumerable.GetEnumerator() { return new Enumerator(this); }

        public struct Enumerator : IEnumerator<T>
        {
            readonly List<T> _list;
            readonly int _version;
            int _index;
            T _current;

            internal Enumerator(List<T> list)
            {
                _list = list;
                _version = list._version;
                _index = 0;
                _current = default(T);
            }
            public bool MoveNext()
            {
                // The framework looks at the version again at the end, so a change in between is noticed.
                if (_version == _list._version && (uint)_index < (uint)_list._size)
                {
                    _current = _list._items[_index++];
                    return true;
                }
                if (_version != _list._version)
                    throw Modified();
                _current = default(T);
                _index = -1;
                return false;
            }
            public T Current { get { return _current; } }
            object IEnumerator.Current
            {
                get
                {
                    if (_index <= 0)
                        throw new InvalidOperationException("Enumeration has either not started or has already finished.");
                    return _current;
                }
            }
            void IEnumerator.Reset()
            {
                _index = 0;
                _current = default(T);
            }
            public void Dispose() { }
        }
    }
}
