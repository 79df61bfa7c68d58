// Consecutive numbers. As in .NET, the sequence is a list that cannot be changed.
using System.Collections;
using System.Collections.Generic;

namespace System.Linq
{
    sealed class RangeSequence : IList<int>, IReadOnlyList<int>
    {
        readonly int _start;
        internal RangeSequence(int start, int count)
        {
            _start = start;
            Count = count;
        }
        public int Count { get; }
        public bool IsReadOnly { get { return true; } }
        public bool Contains(int item) { return IndexOf(item) >= 0; }
        public int IndexOf(int item)
        {
            long place = (long)item - _start;
            return place >= 0 && place < Count ? (int)place : -1;
        }
        public void CopyTo(int[] array, int arrayIndex)
        {
            for (int i = 0; i < Count; i++)
                array[arrayIndex + i] = _start + i;
        }
        public int this[int index]
        {
            get { return (uint)index < (uint)Count ? _start + index : throw new ArgumentOutOfRangeException("index"); }
            set { throw new NotSupportedException(); }
        }
        public IEnumerator<int> GetEnumerator()
        {
            for (int i = 0; i < Count; i++)
                yield return _start + i;
        }
        IEnumerator IEnumerable.GetEnumerator() { return GetEnumerator(); }
        void ICollection<int>.Add(int item) { throw new NotSupportedException(); }
        void ICollection<int>.Clear() { throw new NotSupportedException(); }
        bool ICollection<int>.Remove(int item) { throw new NotSupportedException(); }
        void IList<int>.Insert(int index, int item) { throw new NotSupportedException(); }
        void IList<int>.RemoveAt(int index) { throw new NotSupportedException(); }
    }
}
