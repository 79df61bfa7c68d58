// Members of arrays that never change over ranges, spans and comparers, and their builders.
using System.Collections.Generic;
using System.Linq;

namespace System.Collections.Immutable
{
    public readonly partial struct ImmutableArray<T>
    {
        public ImmutableArray<T> AddRange(ReadOnlySpan<T> items)
        {
            T[] added = items.ToArray();
            return Changed(list => list.AddRange(added));
        }
        public ImmutableArray<T> AddRange(T[] items, int length) { return Changed(list => list.AddRange(items.Take(length))); }
        public ImmutableArray<T> AddRange(ImmutableArray<T> items, int length) { return Changed(list => list.AddRange(items.Items.Take(length))); }
        public ImmutableArray<T> InsertRange(int index, T[] items) { return Changed(list => list.InsertRange(index, items)); }
        public ImmutableArray<T> InsertRange(int index, ImmutableArray<T> items) { return Changed(list => list.InsertRange(index, items.Items)); }
        public ImmutableArray<T> InsertRange(int index, ReadOnlySpan<T> items) { return InsertRange(index, items.ToArray()); }
        public ImmutableArray<T> Remove(T item, IEqualityComparer<T> equalityComparer)
        {
            int index = IndexOf(item, 0, Length, equalityComparer);
            return index < 0 ? this : RemoveAt(index);
        }
        public ImmutableArray<T> RemoveRange(IEnumerable<T> items) { return RemoveRange(items, null); }
        public ImmutableArray<T> RemoveRange(ImmutableArray<T> items) { return RemoveRange(items.Items, null); }
        public ImmutableArray<T> RemoveRange(ImmutableArray<T> items, IEqualityComparer<T> equalityComparer) { return RemoveRange(items.Items, equalityComparer); }
        public ImmutableArray<T> RemoveRange(T[] items, IEqualityComparer<T> equalityComparer = null) { return RemoveRange((IEnumerable<T>)items, equalityComparer); }
        public ImmutableArray<T> RemoveRange(ReadOnlySpan<T> items, IEqualityComparer<T> equalityComparer = null) { return RemoveRange((IEnumerable<T>)items.ToArray(), equalityComparer); }
        public ImmutableArray<T> RemoveRange(IEnumerable<T> items, IEqualityComparer<T> equalityComparer)
        {
            ImmutableArray<T> left = this;
            foreach (T item in items)
                left = left.Remove(item, equalityComparer);
            return left;
        }
        public ImmutableArray<T> Replace(T oldValue, T newValue, IEqualityComparer<T> equalityComparer)
        {
            int index = IndexOf(oldValue, 0, Length, equalityComparer);
            return index >= 0 ? SetItem(index, newValue) : throw new ArgumentException("Cannot find the old value", "oldValue");
        }
        public int IndexOf(T item, int startIndex) { return IndexOf(item, startIndex, Length - startIndex, null); }
        public int IndexOf(T item, int startIndex, IEqualityComparer<T> equalityComparer) { return IndexOf(item, startIndex, Length - startIndex, equalityComparer); }
        public int IndexOf(T item, int startIndex, int count) { return IndexOf(item, startIndex, count, null); }
        public int IndexOf(T item, int startIndex, int count, IEqualityComparer<T> equalityComparer)
        {
            equalityComparer = equalityComparer ?? EqualityComparer<T>.Default;
            return Array.FindIndex(Items, startIndex, count, other => equalityComparer.Equals(other, item));
        }
        public bool Contains(T item, IEqualityComparer<T> equalityComparer) { return IndexOf(item, 0, Length, equalityComparer) >= 0; }
        public ImmutableArray<T> Sort(int index, int count, IComparer<T> comparer) { return Changed(list => list.Sort(index, count, comparer)); }
        public IEnumerable<TResult> OfType<TResult>() { return ((IEnumerable)Items).OfType<TResult>(); }
        public void CopyTo(Span<T> destination) { new ReadOnlySpan<T>(Items).CopyTo(destination); }
        public void CopyTo(int sourceIndex, T[] destination, int destinationIndex, int length) { Array.Copy(Items, sourceIndex, destination, destinationIndex, length); }
        public static bool operator ==(ImmutableArray<T>? left, ImmutableArray<T>? right) { return left.GetValueOrDefault().Equals(right.GetValueOrDefault()); }
        public static bool operator !=(ImmutableArray<T>? left, ImmutableArray<T>? right) { return !(left == right); }

        public sealed partial class Builder
        {
            public void AddRange(T[] items, int length) { _list.AddRange(items.Take(length)); }
            public void AddRange(ImmutableArray<T> items) { _list.AddRange(items.Items); }
            public void AddRange(ImmutableArray<T> items, int length) { _list.AddRange(items.Items.Take(length)); }
            public void AddRange(Builder items) { _list.AddRange(items._list.ToArray()); }
            public void AddRange(ReadOnlySpan<T> items) { _list.AddRange(items.ToArray()); }
            public void AddRange<TDerived>(TDerived[] items) where TDerived : T
            {
                foreach (TDerived item in items)
                    _list.Add(item);
            }
            public void AddRange<TDerived>(ImmutableArray<TDerived> items) where TDerived : T { AddRange(items._array); }
            public void InsertRange(int index, ImmutableArray<T> items) { _list.InsertRange(index, items.Items); }
            public void RemoveAll(Predicate<T> match) { _list.RemoveAll(match); }
            public void CopyTo(Span<T> destination) { new ReadOnlySpan<T>(_list.ToArray()).CopyTo(destination); }
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

    public static partial class ImmutableArray
    {
        public static ImmutableArray<T> Create<T>(Span<T> items) { return new ImmutableArray<T>(items.ToArray()); }
        public static ImmutableArray<T> Create<T>(T[] items, int start, int length) { return new ImmutableArray<T>(new ReadOnlySpan<T>(items, start, length).ToArray()); }
        public static ImmutableArray<T> Create<T>(ImmutableArray<T> items, int start, int length) { return Create(items._array, start, length); }
        public static ImmutableArray<TResult> CreateRange<TSource, TResult>(ImmutableArray<TSource> items, Func<TSource, TResult> selector) { return new ImmutableArray<TResult>(items._array.Select(selector).ToArray()); }
        public static ImmutableArray<TResult> CreateRange<TSource, TArg, TResult>(ImmutableArray<TSource> items, Func<TSource, TArg, TResult> selector, TArg arg) { return new ImmutableArray<TResult>(items._array.Select(item => selector(item, arg)).ToArray()); }
        public static int BinarySearch<T>(this ImmutableArray<T> array, T value) { return Array.BinarySearch(array._array, value); }
        public static int BinarySearch<T>(this ImmutableArray<T> array, T value, IComparer<T> comparer) { return Array.BinarySearch(array._array, value, comparer); }
    }
}

namespace System.Runtime.InteropServices
{
    public static class ImmutableCollectionsMarshal
    {
        public static System.Collections.Immutable.ImmutableArray<T> AsImmutableArray<T>(T[] array) { return new System.Collections.Immutable.ImmutableArray<T>(array); }
        public static T[] AsArray<T>(System.Collections.Immutable.ImmutableArray<T> array) { return array._array; }
    }
}
