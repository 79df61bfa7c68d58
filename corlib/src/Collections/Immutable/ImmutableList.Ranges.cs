// Members of lists that never change over ranges and comparers, and their builders.
using System.Collections.Generic;
using System.Linq;

namespace System.Collections.Immutable
{
    public sealed partial class ImmutableList<T>
    {
        List<T> Copy() { return new List<T>(this); }
        static ImmutableList<T> Of(IEnumerable<T> items) { return Empty.AddRange(items); }

        public ImmutableList<T> Remove(T value, IEqualityComparer<T> equalityComparer)
        {
            equalityComparer = equalityComparer ?? EqualityComparer<T>.Default;
            int index = Copy().FindIndex(item => equalityComparer.Equals(item, value));
            return index < 0 ? this : RemoveAt(index);
        }
        public ImmutableList<T> RemoveRange(IEnumerable<T> items) { return RemoveRange(items, null); }
        public ImmutableList<T> RemoveRange(IEnumerable<T> items, IEqualityComparer<T> equalityComparer)
        {
            ImmutableList<T> left = this;
            foreach (T item in items)
                left = left.Remove(item, equalityComparer);
            return left;
        }
        public ImmutableList<T> Replace(T oldValue, T newValue, IEqualityComparer<T> equalityComparer)
        {
            equalityComparer = equalityComparer ?? EqualityComparer<T>.Default;
            int index = Copy().FindIndex(item => equalityComparer.Equals(item, oldValue));
            return index >= 0 ? SetItem(index, newValue) : throw new ArgumentException("Cannot find the old value", "oldValue");
        }
        public ImmutableList<T> Reverse(int index, int count)
        {
            List<T> list = Copy();
            list.Reverse(index, count);
            return Of(list);
        }
        public ImmutableList<T> Sort(int index, int count, IComparer<T> comparer)
        {
            List<T> list = Copy();
            list.Sort(index, count, comparer);
            return Of(list);
        }
        public ImmutableList<TOutput> ConvertAll<TOutput>(Func<T, TOutput> converter) { return ImmutableList<TOutput>.Of(this.Select(converter)); }
        public void CopyTo(int index, T[] array, int arrayIndex, int count) { Copy().CopyTo(index, array, arrayIndex, count); }
        public int FindIndex(int startIndex, Predicate<T> match) { return Copy().FindIndex(startIndex, match); }
        public int FindIndex(int startIndex, int count, Predicate<T> match) { return Copy().FindIndex(startIndex, count, match); }
        public T FindLast(Predicate<T> match) { return Copy().FindLast(match); }
        public int FindLastIndex(Predicate<T> match) { return Copy().FindLastIndex(match); }
        public int BinarySearch(T item, IComparer<T> comparer) { return Copy().BinarySearch(item, comparer); }

        public sealed partial class Builder
        {
            public void ForEach(Action<T> action) { _list.ForEach(action); }
            public ImmutableList<T> GetRange(int index, int count) { return Of(_list.GetRange(index, count)); }
            public ImmutableList<TOutput> ConvertAll<TOutput>(Func<T, TOutput> converter) { return ImmutableList<TOutput>.Of(_list.Select(converter)); }
            public bool Exists(Predicate<T> match) { return _list.Exists(match); }
            public bool TrueForAll(Predicate<T> match) { return _list.TrueForAll(match); }
            public T Find(Predicate<T> match) { return _list.Find(match); }
            public ImmutableList<T> FindAll(Predicate<T> match) { return Of(_list.FindAll(match)); }
            public int FindIndex(Predicate<T> match) { return _list.FindIndex(match); }
            public T FindLast(Predicate<T> match) { return _list.FindLast(match); }
            public int FindLastIndex(Predicate<T> match) { return _list.FindLastIndex(match); }
            public void Reverse(int index, int count) { _list.Reverse(index, count); }
            public int BinarySearch(T item) { return _list.BinarySearch(item); }
            public int BinarySearch(T item, IComparer<T> comparer) { return _list.BinarySearch(item, comparer); }
            public void InsertRange(int index, IEnumerable<T> items) { _list.InsertRange(index, items); }
            public bool Remove(T item, IEqualityComparer<T> equalityComparer)
            {
                int index = IndexOf(item, 0, Count, equalityComparer);
                if (index >= 0)
                    RemoveAt(index);
                return index >= 0;
            }
            public void RemoveRange(int index, int length) { _list.RemoveRange(index, length); }
            public void RemoveRange(IEnumerable<T> items)
            {
                foreach (T item in items)
                    Remove(item);
            }
            public void Replace(T oldValue, T newValue) { Replace(oldValue, newValue, null); }
            public void Replace(T oldValue, T newValue, IEqualityComparer<T> equalityComparer)
            {
                int index = IndexOf(oldValue, 0, Count, equalityComparer);
                if (index < 0)
                    throw new ArgumentException("Cannot find the old value", "oldValue");
                _list[index] = newValue;
            }
            public int IndexOf(T item, int startIndex) { return IndexOf(item, startIndex, Count - startIndex, null); }
            public int IndexOf(T item, int startIndex, int count) { return IndexOf(item, startIndex, count, null); }
            public int IndexOf(T item, int startIndex, int count, IEqualityComparer<T> equalityComparer)
            {
                equalityComparer = equalityComparer ?? EqualityComparer<T>.Default;
                return _list.FindIndex(startIndex, count, other => equalityComparer.Equals(other, item));
            }
            public int LastIndexOf(T item) { return _list.LastIndexOf(item); }
            public void CopyTo(T[] array) { _list.CopyTo(array); }
            public void CopyTo(int sourceIndex, T[] destination, int destinationIndex, int length) { _list.CopyTo(sourceIndex, destination, destinationIndex, length); }
            public void Sort(Comparison<T> comparison) { _list.Sort(comparison); }
            public void Sort(IComparer<T> comparer) { _list.Sort(comparer); }
            public void Sort(int index, int count, IComparer<T> comparer) { _list.Sort(index, count, comparer); }
        }
    }
}
