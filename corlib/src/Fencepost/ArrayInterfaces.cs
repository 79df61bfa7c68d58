// How one-dimensional arrays implement the generic collection interfaces.
// A call of IList<T>, ICollection<T>, IEnumerable<T>, IReadOnlyList<T> or IReadOnlyCollection<T> on an array
// goes to the method of the same name here, with the array as its first argument.
using System;
using System.Collections;
using System.Collections.Generic;

namespace Fencepost
{
    internal static class ArrayInterfaces<T>
    {
        static IEnumerator<T> GetEnumerator(T[] self) { return new ArrayEnumerator<T>(self); }
        static int get_Count(T[] self) { return self.Length; }
        static bool get_IsReadOnly(T[] self) { return true; }
        static T get_Item(T[] self, int index)
        {
            if ((uint)index >= (uint)self.Length)
                throw new ArgumentOutOfRangeException("index", "Index was out of range. Must be non-negative and less than the size of the collection.");
            return self[index];
        }
        static void set_Item(T[] self, int index, T value)
        {
            if ((uint)index >= (uint)self.Length)
                throw new ArgumentOutOfRangeException("index", "Index was out of range. Must be non-negative and less than the size of the collection.");
            self[index] = value;
        }
        static int IndexOf(T[] self, T value) { return Array.IndexOf(self, value); }
        static bool Contains(T[] self, T value) { return Array.IndexOf(self, value) >= 0; }
        static void CopyTo(T[] self, T[] array, int index) { Array.Copy(self, 0, array, index, self.Length); }
        static void Add(T[] self, T value) { throw new NotSupportedException("Collection was of a fixed size."); }
        static void Insert(T[] self, int index, T value) { throw new NotSupportedException("Collection was of a fixed size."); }
        static bool Remove(T[] self, T value) { throw new NotSupportedException("Collection was of a fixed size."); }
        static void RemoveAt(T[] self, int index) { throw new NotSupportedException("Collection was of a fixed size."); }
        static void Clear(T[] self) { throw new NotSupportedException("Collection is read-only."); }
    }

    internal sealed class ArrayEnumerator<T> : IEnumerator<T>
    {
        readonly T[] _array;
        int _index = -1;
        internal ArrayEnumerator(T[] array) { _array = array; }
        public bool MoveNext()
        {
            if (_index < _array.Length)
                _index++;
            return _index < _array.Length;
        }
        public T Current
        {
            get
            {
                if (_index < 0)
                    throw new InvalidOperationException("Enumeration has not started. Call MoveNext.");
                if (_index >= _array.Length)
                    throw new InvalidOperationException("Enumeration already finished.");
                return _array[_index];
            }
        }
        object IEnumerator.Current { get { return Current; } }
        public void Reset() { _index = -1; }
        public void Dispose() { }
    }
}
