// A priority queue: a heap in which every item has four children.
namespace System.Collections.Generic
{
    public partial class PriorityQueue<TElement, TPriority>
    {
        ValueTuple<TElement, TPriority>[] _nodes = new ValueTuple<TElement, TPriority>[0];
        readonly IComparer<TPriority> _comparer;
        int _size;
        int _version;

        public PriorityQueue() : this(0, null) { }
        public PriorityQueue(int initialCapacity) : this(initialCapacity, null) { }
        public PriorityQueue(IComparer<TPriority> comparer) : this(0, comparer) { }
        public PriorityQueue(int initialCapacity, IComparer<TPriority> comparer)
        {
            if (initialCapacity < 0)
                throw new ArgumentOutOfRangeException("initialCapacity");
            _nodes = new ValueTuple<TElement, TPriority>[initialCapacity];
            _comparer = comparer ?? Comparer<TPriority>.Default;
        }
        public PriorityQueue(IEnumerable<ValueTuple<TElement, TPriority>> items) : this(items, null) { }
        public PriorityQueue(IEnumerable<ValueTuple<TElement, TPriority>> items, IComparer<TPriority> comparer) : this(0, comparer)
        {
            EnqueueRange(items ?? throw new ArgumentNullException("items"));
        }

        public int Count { get { return _size; } }
        public int Capacity { get { return _nodes.Length; } }
        public IComparer<TPriority> Comparer { get { return _comparer; } }

        public void Enqueue(TElement element, TPriority priority)
        {
            EnsureCapacity(_size + 1);
            _size++;
            _version++;
            Raise(new ValueTuple<TElement, TPriority>(element, priority), _size - 1);
        }
        public TElement Peek()
        {
            Require();
            return _nodes[0].Item1;
        }
        public TElement Dequeue()
        {
            Require();
            TElement first = _nodes[0].Item1;
            RemoveFirst();
            return first;
        }
        public TElement DequeueEnqueue(TElement element, TPriority priority)
        {
            Require();
            TElement first = _nodes[0].Item1;
            Sink(new ValueTuple<TElement, TPriority>(element, priority), 0);
            return first;
        }
        public TElement EnqueueDequeue(TElement element, TPriority priority)
        {
            return _size == 0 || _comparer.Compare(priority, _nodes[0].Item2) <= 0 ? element : DequeueEnqueue(element, priority);
        }
        public bool TryPeek(out TElement element, out TPriority priority)
        {
            element = _size == 0 ? default(TElement) : _nodes[0].Item1;
            priority = _size == 0 ? default(TPriority) : _nodes[0].Item2;
            return _size != 0;
        }
        public bool TryDequeue(out TElement element, out TPriority priority)
        {
            bool found = TryPeek(out element, out priority);
            if (found)
                RemoveFirst();
            return found;
        }
        public void EnqueueRange(IEnumerable<ValueTuple<TElement, TPriority>> items)
        {
            bool fresh = _size == 0;
            foreach (ValueTuple<TElement, TPriority> item in items)
            {
                if (fresh)
                    Append(item);
                else
                    Enqueue(item.Item1, item.Item2);
            }
            if (fresh)
                Order();
        }
        public void EnqueueRange(IEnumerable<TElement> elements, TPriority priority)
        {
            foreach (TElement element in elements)
                Enqueue(element, priority);
        }
        public void Clear()
        {
            Array.Clear(_nodes, 0, _size);
            _size = 0;
            _version++;
        }
        public int EnsureCapacity(int capacity)
        {
            if (capacity > _nodes.Length)
                Array.Resize(ref _nodes, Math.Max(Math.Max(capacity, 2 * _nodes.Length), 4));
            return _nodes.Length;
        }
        public void TrimExcess() { Array.Resize(ref _nodes, _size); }
        public UnorderedItemsCollection UnorderedItems { get { return new UnorderedItemsCollection(this); } }

        void Require()
        {
            if (_size == 0)
                throw new InvalidOperationException("Queue empty.");
        }
        void Append(ValueTuple<TElement, TPriority> node)
        {
            EnsureCapacity(_size + 1);
            _nodes[_size++] = node;
            _version++;
        }
        void Order()
        {
            for (int i = (_size - 2) >> 2; _size > 1 && i >= 0; i--)
                Sink(_nodes[i], i);
        }
        void RemoveFirst()
        {
            ValueTuple<TElement, TPriority> last = _nodes[--_size];
            _version++;
            _nodes[_size] = default(ValueTuple<TElement, TPriority>);
            if (_size > 0)
                Sink(last, 0);
        }
        // Puts a node where a place became free, or further towards the root.
        void Raise(ValueTuple<TElement, TPriority> node, int place)
        {
            while (place > 0)
            {
                int parent = (place - 1) >> 2;
                if (_comparer.Compare(node.Item2, _nodes[parent].Item2) >= 0)
                    break;
                _nodes[place] = _nodes[parent];
                place = parent;
            }
            _nodes[place] = node;
        }
        // The same, away from the root.
        void Sink(ValueTuple<TElement, TPriority> node, int place)
        {
            for (int child = (place << 2) + 1; child < _size; child = (place << 2) + 1)
            {
                int least = child;
                for (int i = child + 1; i < _size && i < child + 4; i++)
                {
                    if (_comparer.Compare(_nodes[i].Item2, _nodes[least].Item2) < 0)
                        least = i;
                }
                if (_comparer.Compare(node.Item2, _nodes[least].Item2) <= 0)
                    break;
                _nodes[place] = _nodes[least];
                place = least;
            }
            _nodes[place] = node;
        }

        public sealed class UnorderedItemsCollection : IReadOnlyCollection<ValueTuple<TElement, TPriority>>
        {
            readonly PriorityQueue<TElement, TPriority> _queue;
            internal UnorderedItemsCollection(PriorityQueue<TElement, TPriority> queue) { _queue = queue; }
            public int Count { get { return _queue._size; } }
            public Enumerator GetEnumerator() { return new Enumerator(_queue); }
            IEnumerator<ValueTuple<TElement, TPriority>> IEnumerable<ValueTuple<TElement, TPriority>>.GetEnumerator() { return GetEnumerator(); }
            IEnumerator IEnumerable.GetEnumerator() { return GetEnumerator(); }

            public struct Enumerator : IEnumerator<ValueTuple<TElement, TPriority>>
            {
                readonly PriorityQueue<TElement, TPriority> _queue;
                readonly int _version;
                int _index;
                internal Enumerator(PriorityQueue<TElement, TPriority> queue)
                {
                    _queue = queue;
                    _version = queue._version;
                    _index = -1;
                }
                public ValueTuple<TElement, TPriority> Current { get { return _queue._nodes[_index]; } }
                object IEnumerator.Current { get { return Current; } }
                public bool MoveNext()
                {
                    if (_version != _queue._version)
                        throw List<TElement>.Modified();
                    return _index < _queue._size && ++_index < _queue._size;
                }
                void IEnumerator.Reset() { _index = -1; }
                public void Dispose() { }
            }
        }
    }
}
