// Taking an element out of the middle of a priority queue.
namespace System.Collections.Generic
{
    public partial class PriorityQueue<TElement, TPriority>
    {
        public bool Remove(TElement element, out TElement removedElement, out TPriority priority, IEqualityComparer<TElement> equalityComparer = null)
        {
            equalityComparer = equalityComparer ?? EqualityComparer<TElement>.Default;
            int place = 0;
            while (place < _size && !equalityComparer.Equals(_nodes[place].Item1, element))
                place++;
            if (place == _size)
            {
                removedElement = default(TElement);
                priority = default(TPriority);
                return false;
            }
            removedElement = _nodes[place].Item1;
            priority = _nodes[place].Item2;
            ValueTuple<TElement, TPriority> last = _nodes[--_size];
            if (place < _size && _comparer.Compare(last.Item2, priority) < 0)
                Raise(last, place);
            else if (place < _size)
                Sink(last, place);
            _nodes[_size] = default(ValueTuple<TElement, TPriority>);
            _version++;
            return true;
        }
    }
}
