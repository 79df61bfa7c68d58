// Lists that never change, behind their interface.
using System.Collections.Generic;
using System.Linq;

namespace System.Collections.Immutable
{
    public sealed partial class ImmutableList<T>
    {
        IImmutableList<T> IImmutableList<T>.InsertRange(int index, IEnumerable<T> items) { return InsertRange(index, items); }
        IImmutableList<T> IImmutableList<T>.Remove(T value, IEqualityComparer<T> equalityComparer) { return Remove(value, equalityComparer); }
        IImmutableList<T> IImmutableList<T>.RemoveAll(Predicate<T> match) { return RemoveAll(match); }
        IImmutableList<T> IImmutableList<T>.RemoveRange(IEnumerable<T> items, IEqualityComparer<T> equalityComparer) { return RemoveRange(items, equalityComparer); }
        IImmutableList<T> IImmutableList<T>.RemoveRange(int index, int count) { return RemoveRange(index, count); }
        IImmutableList<T> IImmutableList<T>.Replace(T oldValue, T newValue, IEqualityComparer<T> equalityComparer) { return Replace(oldValue, newValue, equalityComparer); }
        public int IndexOf(T item, int index, int count, IEqualityComparer<T> equalityComparer) { return ImmutableList.Place(_items, item, index, count, equalityComparer, 1); }
        public int LastIndexOf(T item, int index, int count, IEqualityComparer<T> equalityComparer) { return ImmutableList.Place(_items, item, index, count, equalityComparer, -1); }

        bool ICollection.IsSynchronized { get { return true; } }
        object ICollection.SyncRoot { get { return this; } }
        void ICollection.CopyTo(Array array, int index) { Untyped.Copy(this, array, index); }
        bool IList.IsReadOnly { get { return true; } }
        bool IList.IsFixedSize { get { return true; } }
        bool IList.Contains(object value) { return Untyped.Fits<T>(value) && Contains((T)value); }
        int IList.IndexOf(object value) { return Untyped.Fits<T>(value) ? IndexOf((T)value) : -1; }
        object IList.this[int index] { get { return this[index]; } set { throw new NotSupportedException(); } }
        int IList.Add(object value) { throw new NotSupportedException(); }
        void IList.Clear() { throw new NotSupportedException(); }
        void IList.Insert(int index, object value) { throw new NotSupportedException(); }
        void IList.Remove(object value) { throw new NotSupportedException(); }
        void IList.RemoveAt(int index) { throw new NotSupportedException(); }
    }

    public readonly partial struct ImmutableArray<T>
    {
        IImmutableList<T> IImmutableList<T>.Clear() { return Clear(); }
        IImmutableList<T> IImmutableList<T>.Add(T value) { return Add(value); }
        IImmutableList<T> IImmutableList<T>.AddRange(IEnumerable<T> items) { return AddRange(items); }
        IImmutableList<T> IImmutableList<T>.Insert(int index, T element) { return Insert(index, element); }
        IImmutableList<T> IImmutableList<T>.RemoveAt(int index) { return RemoveAt(index); }
        IImmutableList<T> IImmutableList<T>.SetItem(int index, T value) { return SetItem(index, value); }
        IImmutableList<T> IImmutableList<T>.InsertRange(int index, IEnumerable<T> items) { return InsertRange(index, items); }
        IImmutableList<T> IImmutableList<T>.Remove(T value, IEqualityComparer<T> equalityComparer) { return Remove(value, equalityComparer); }
        IImmutableList<T> IImmutableList<T>.RemoveAll(Predicate<T> match) { return RemoveAll(match); }
        IImmutableList<T> IImmutableList<T>.RemoveRange(IEnumerable<T> items, IEqualityComparer<T> equalityComparer) { return RemoveRange(items, equalityComparer); }
        IImmutableList<T> IImmutableList<T>.RemoveRange(int index, int count) { return RemoveRange(index, count); }
        IImmutableList<T> IImmutableList<T>.Replace(T oldValue, T newValue, IEqualityComparer<T> equalityComparer) { return Replace(oldValue, newValue, equalityComparer); }
        int IImmutableList<T>.IndexOf(T item, int index, int count, IEqualityComparer<T> equalityComparer) { return ImmutableList.Place(Items, item, index, count, equalityComparer, 1); }
        public int LastIndexOf(T item, int startIndex, int count, IEqualityComparer<T> equalityComparer) { return ImmutableList.Place(Items, item, startIndex, count, equalityComparer, -1); }

        int ICollection.Count { get { return Length; } }
        bool ICollection.IsSynchronized { get { return true; } }
        object ICollection.SyncRoot { get { throw new NotSupportedException(); } }
        void ICollection.CopyTo(Array array, int index) { Array.Copy(Items, 0, array, index, Length); }
        bool IList.IsReadOnly { get { return true; } }
        bool IList.IsFixedSize { get { return true; } }
        bool IList.Contains(object value) { return Untyped.Fits<T>(value) && Contains((T)value); }
        int IList.IndexOf(object value) { return Untyped.Fits<T>(value) ? IndexOf((T)value) : -1; }
        object IList.this[int index] { get { return this[index]; } set { throw new NotSupportedException(); } }
        int IList.Add(object value) { throw new NotSupportedException(); }
        void IList.Clear() { throw new NotSupportedException(); }
        void IList.Insert(int index, object value) { throw new NotSupportedException(); }
        void IList.Remove(object value) { throw new NotSupportedException(); }
        void IList.RemoveAt(int index) { throw new NotSupportedException(); }
    }

    public static partial class ImmutableList
    {
        // The first place, going forwards or backwards, that holds an item; -1 if there is none.
        internal static int Place<T>(T[] items, T item, int index, int count, IEqualityComparer<T> comparer, int direction)
        {
            comparer = comparer ?? EqualityComparer<T>.Default;
            for (int i = 0; i < count; i++)
            {
                if (comparer.Equals(items[index + i * direction], item))
                    return index + i * direction;
            }
            return -1;
        }
        public static int IndexOf<T>(this IImmutableList<T> list, T item) { return list.IndexOf(item, 0, list.Count, null); }
        public static int IndexOf<T>(this IImmutableList<T> list, T item, IEqualityComparer<T> equalityComparer) { return list.IndexOf(item, 0, list.Count, equalityComparer); }
        public static int IndexOf<T>(this IImmutableList<T> list, T item, int startIndex) { return list.IndexOf(item, startIndex, list.Count - startIndex, null); }
        public static int IndexOf<T>(this IImmutableList<T> list, T item, int startIndex, int count) { return list.IndexOf(item, startIndex, count, null); }
        public static int LastIndexOf<T>(this IImmutableList<T> list, T item) { return list.Count == 0 ? -1 : list.LastIndexOf(item, list.Count - 1, list.Count, null); }
        public static int LastIndexOf<T>(this IImmutableList<T> list, T item, IEqualityComparer<T> equalityComparer) { return list.Count == 0 ? -1 : list.LastIndexOf(item, list.Count - 1, list.Count, equalityComparer); }
        public static int LastIndexOf<T>(this IImmutableList<T> list, T item, int startIndex) { return list.LastIndexOf(item, startIndex, startIndex + 1, null); }
        public static IImmutableList<T> Remove<T>(this IImmutableList<T> list, T value) { return list.Remove(value, null); }
        public static IImmutableList<T> RemoveRange<T>(this IImmutableList<T> list, IEnumerable<T> items) { return list.RemoveRange(items, null); }
        public static IImmutableList<T> Replace<T>(this IImmutableList<T> list, T oldValue, T newValue) { return list.Replace(oldValue, newValue, null); }
    }
}
