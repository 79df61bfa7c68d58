// The base of all arrays. Element access by typed code is an instruction; what is here is for untyped use.
using System.Collections;
using System.Collections.Generic;
using Machine = Fencepost.Runtime;

namespace System
{
    public abstract partial class Array : ICloneable, IList, IStructuralEquatable
    {
        public int Length { get { return Machine.ArrayLength(this); } }
        public long LongLength { get { return Machine.ArrayLength(this); } }
        public int Rank { get { return Machine.ArrayRank(this); } }
        public static int MaxLength { get { return 0x7FFFFFC7; } }

        public int GetLength(int dimension)
        {
            CheckDimension(dimension);
            return Machine.ArrayDimension(this, dimension);
        }
        public long GetLongLength(int dimension) { return GetLength(dimension); }
        public int GetLowerBound(int dimension)
        {
            CheckDimension(dimension);
            return Machine.ArrayLowerBound(this, dimension);
        }
        public int GetUpperBound(int dimension) { return GetLowerBound(dimension) + GetLength(dimension) - 1; }

        void CheckDimension(int dimension)
        {
            if (dimension < 0 || dimension >= Rank)
                throw new IndexOutOfRangeException();
        }

        public static Array CreateInstance(Type elementType, int length) { return CreateInstance(elementType, new int[] { length }); }
        public static Array CreateInstance(Type elementType, int length1, int length2) { return CreateInstance(elementType, new int[] { length1, length2 }); }
        public static Array CreateInstance(Type elementType, int length1, int length2, int length3) { return CreateInstance(elementType, new int[] { length1, length2, length3 }); }
        public static Array CreateInstance(Type elementType, params int[] lengths) { return CreateInstance(elementType, lengths, null); }
        public static Array CreateInstance(Type elementType, int[] lengths, int[] lowerBounds)
        {
            if (elementType == null)
                throw new ArgumentNullException("elementType");
            if (lengths == null)
                throw new ArgumentNullException("lengths");
            foreach (int length in lengths)
            {
                if (length < 0)
                    throw new ArgumentOutOfRangeException("lengths", "Non-negative number required.");
            }
            return Machine.NewArray(elementType, lengths, lowerBounds);
        }

        public static T[] Empty<T>() { return EmptyArray<T>.Value; }

        public object GetValue(int index) { return Machine.ArrayGet(this, Flat(index)); }
        public object GetValue(long index) { return GetValue(checked((int)index)); }
        public object GetValue(int index1, int index2) { return GetValue(new int[] { index1, index2 }); }
        public object GetValue(int index1, int index2, int index3) { return GetValue(new int[] { index1, index2, index3 }); }
        public object GetValue(params int[] indices) { return Machine.ArrayGet(this, Flat(indices)); }
        public void SetValue(object value, int index) { Store(Flat(index), value); }
        public void SetValue(object value, int index1, int index2) { SetValue(value, new int[] { index1, index2 }); }
        public void SetValue(object value, int index1, int index2, int index3) { SetValue(value, new int[] { index1, index2, index3 }); }
        public void SetValue(object value, params int[] indices) { Store(Flat(indices), value); }

        void Store(int flat, object value)
        {
            if (!Machine.ArraySet(this, flat, value))
                throw new InvalidCastException("Object cannot be stored in an array of this type.");
        }

        int Flat(int index)
        {
            if (Rank != 1)
                throw new ArgumentException("Array was not a one-dimensional array.");
            index -= Machine.ArrayLowerBound(this, 0);
            if (index < 0 || index >= Length)
                throw new IndexOutOfRangeException();
            return index;
        }

        int Flat(int[] indices)
        {
            if (indices == null)
                throw new ArgumentNullException("indices");
            if (indices.Length != Rank)
                throw new ArgumentException("Indices length does not match the array rank.");
            int flat = 0;
            for (int i = 0; i < indices.Length; i++)
            {
                int length = Machine.ArrayDimension(this, i);
                int index = indices[i] - Machine.ArrayLowerBound(this, i);
                if (index < 0 || index >= length)
                    throw new IndexOutOfRangeException();
                flat = flat * length + index;
            }
            return flat;
        }

        public object Clone() { return Fencepost.ArrayCopies.Clone(this); }
        public void Initialize() { }
        public int Count { get { return Length; } }
        int ICollection.Count { get { return Length; } }
        public bool IsFixedSize { get { return true; } }
        public bool IsReadOnly { get { return false; } }
        public bool IsSynchronized { get { return false; } }
        public object SyncRoot { get { return this; } }
        object IList.this[int index] { get { return GetValue(index); } set { SetValue(value, index); } }
        int IList.Add(object value) { throw new NotSupportedException("Collection was of a fixed size."); }
        void IList.Clear() { Clear(this, 0, Length); }
        bool IList.Contains(object value) { return IndexOf(this, value) >= 0; }
        int IList.IndexOf(object value) { return IndexOf(this, value); }
        void IList.Insert(int index, object value) { throw new NotSupportedException("Collection was of a fixed size."); }
        void IList.Remove(object value) { throw new NotSupportedException("Collection was of a fixed size."); }
        void IList.RemoveAt(int index) { throw new NotSupportedException("Collection was of a fixed size."); }
        public void CopyTo(Array array, int index)
        {
            if (array != null && array.Rank != 1)
                throw new ArgumentException("Only single dimensional arrays are supported for the requested action.");
            Copy(this, 0, array ?? throw new ArgumentNullException("array"), index, Length);
        }
        public void CopyTo(Array array, long index) { CopyTo(array, checked((int)index)); }
        public IEnumerator GetEnumerator() { return new Enumerator(this); }

        bool IStructuralEquatable.Equals(object other, IEqualityComparer comparer)
        {
            var array = other as Array;
            if (array == null || array.Length != Length)
                return false;
            for (int i = 0; i < Length; i++)
            {
                if (!comparer.Equals(GetValue(i), array.GetValue(i)))
                    return false;
            }
            return true;
        }

        int IStructuralEquatable.GetHashCode(IEqualityComparer comparer)
        {
            int hash = 0;
            for (int i = 0; i < Length; i++)
                hash = hash * 31 + comparer.GetHashCode(GetValue(i));
            return hash;
        }

        sealed class Enumerator : IEnumerator
        {
            readonly Array _array;
            int _index = -1;
            internal Enumerator(Array array) { _array = array; }
            public bool MoveNext()
            {
                if (_index < _array.Length)
                    _index++;
                return _index < _array.Length;
            }
            public void Reset() { _index = -1; }
            public object Current
            {
                get
                {
                    if (_index < 0)
                        throw new InvalidOperationException("Enumeration has not started. Call MoveNext.");
                    if (_index >= _array.Length)
                        throw new InvalidOperationException("Enumeration already finished.");
                    return Machine.ArrayGet(_array, _index);
                }
            }
        }
    }

    static class EmptyArray<T>
    {
        internal static readonly T[] Value = new T[0];
    }
}
