// Arrays that never change. Every change is a copy.
using System.Collections.Generic;
using System.Linq;

namespace System.Collections.Immutable
{
    public interface IImmutableList<T> : IReadOnlyList<T>
    {
        IImmutableList<T> Clear();
        IImmutableList<T> Add(T value);
        IImmutableList<T> AddRange(IEnumerable<T> items);
        IImmutableList<T> Insert(int index, T element);
        IImmutableList<T> RemoveAt(int index);
        IImmutableList<T> SetItem(int index, T value);
        IImmutableList<T> InsertRange(int index, IEnumerable<T> items);
        IImmutableList<T> Remove(T value, IEqualityComparer<T> equalityComparer);
        IImmutableList<T> RemoveAll(Predicate<T> match);
        IImmutableList<T> RemoveRange(IEnumerable<T> items, IEqualityComparer<T> equalityComparer);
        IImmutableList<T> RemoveRange(int index, int count);
        IImmutableList<T> Replace(T oldValue, T newValue, IEqualityComparer<T> equalityComparer);
        int IndexOf(T item, int index, int count, IEqualityComparer<T> equalityComparer);
        int LastIndexOf(T item, int index, int count, IEqualityComparer<T> equalityComparer);
    }

    public readonly partial struct ImmutableArray<T> : IEnumerable<T>, IReadOnlyList<T>, IEquatable<ImmutableArray<T>>, IList<T>, IImmutableList<T>, IList
    {
        internal readonly T[] _array;
        internal ImmutableArray(T[] array) { _array = array; }
        public static readonly ImmutableArray<T> Empty = new ImmutableArray<T>(new T[0]);

        T[] Items { get { return _array ?? throw new NullReferenceException(); } }
        IEnumerable<T> Checked { get { return _array ?? throw new InvalidOperationException("This operation cannot be performed on a default instance of ImmutableArray<T>.  Consider initializing the array, or checking the ImmutableArray<T>.IsDefault property."); } }
        public T this[int index] { get { return Items[index]; } }
        public int Length { get { return Items.Length; } }
        int IReadOnlyCollection<T>.Count { get { return Checked.Count(); } }
        int ICollection<T>.Count { get { return Checked.Count(); } }
        bool ICollection<T>.IsReadOnly { get { return true; } }
        T IList<T>.this[int index] { get { return Items[index]; } set { throw new NotSupportedException(); } }
        void IList<T>.Insert(int index, T item) { throw new NotSupportedException(); }
        void IList<T>.RemoveAt(int index) { throw new NotSupportedException(); }
        void ICollection<T>.Add(T item) { throw new NotSupportedException(); }
        void ICollection<T>.Clear() { throw new NotSupportedException(); }
        bool ICollection<T>.Remove(T item) { throw new NotSupportedException(); }
        public bool IsEmpty { get { return Items.Length == 0; } }
        public bool IsDefault { get { return _array == null; } }
        public bool IsDefaultOrEmpty { get { return _array == null || _array.Length == 0; } }

        ImmutableArray<T> Changed(Action<List<T>> change)
        {
            var list = new List<T>(Items);
            change(list);
            return new ImmutableArray<T>(list.ToArray());
        }
        public ImmutableArray<T> Add(T item) { return Changed(list => list.Add(item)); }
        public ImmutableArray<T> AddRange(IEnumerable<T> items) { return Changed(list => list.AddRange(items)); }
        public ImmutableArray<T> AddRange(ImmutableArray<T> items) { return Changed(list => list.AddRange(items.Items)); }
        public ImmutableArray<T> AddRange(params T[] items) { return Changed(list => list.AddRange(items)); }
        public ImmutableArray<T> Insert(int index, T item) { return Changed(list => list.Insert(index, item)); }
        public ImmutableArray<T> InsertRange(int index, IEnumerable<T> items) { return Changed(list => list.InsertRange(index, items)); }
        public ImmutableArray<T> Remove(T item) { return Items.Contains(item) ? Changed(list => list.Remove(item)) : this; }
        public ImmutableArray<T> RemoveAt(int index) { return Changed(list => list.RemoveAt(index)); }
        public ImmutableArray<T> RemoveRange(int index, int length) { return Changed(list => list.RemoveRange(index, length)); }
        public ImmutableArray<T> RemoveAll(Predicate<T> match) { return Changed(list => list.RemoveAll(match)); }
        public ImmutableArray<T> SetItem(int index, T item) { return Changed(list => list[index] = item); }
        public ImmutableArray<T> Replace(T oldValue, T newValue)
        {
            int index = IndexOf(oldValue);
            if (index < 0)
                throw new ArgumentException("Cannot find the old value", "oldValue");
            return SetItem(index, newValue);
        }
        public ImmutableArray<T> Clear() { return Empty; }
        public ImmutableArray<T> Sort() { return Changed(list => list.Sort()); }
        public ImmutableArray<T> Sort(IComparer<T> comparer) { return Changed(list => list.Sort(comparer)); }
        public ImmutableArray<T> Sort(Comparison<T> comparison) { return Changed(list => list.Sort(comparison)); }
        public ImmutableArray<T> Slice(int start, int length) { return new ImmutableArray<T>(Items.AsSpan(start, length).ToArray()); }
        public int IndexOf(T item) { return Array.IndexOf(Items, item); }
        public int LastIndexOf(T item) { return Array.LastIndexOf(Items, item); }
        public bool Contains(T item) { return IndexOf(item) >= 0; }
        public void CopyTo(T[] destination) { Items.CopyTo(destination, 0); }
        public void CopyTo(T[] destination, int destinationIndex) { Items.CopyTo(destination, destinationIndex); }
        public ReadOnlySpan<T> AsSpan() { return _array; }
        public ReadOnlyMemory<T> AsMemory() { return _array; }
        public ref readonly T ItemRef(int index) { return ref Items[index]; }
        public ImmutableArray<TOther> CastArray<TOther>() where TOther : class { return new ImmutableArray<TOther>((TOther[])(object)_array); }
        public Builder ToBuilder()
        {
            var builder = new Builder();
            builder.AddRange(Items);
            return builder;
        }

        public bool Equals(ImmutableArray<T> other) { return _array == other._array; }
        public override bool Equals(object obj) { return obj is ImmutableArray<T> && Equals((ImmutableArray<T>)obj); }
        public override int GetHashCode() { return _array == null ? 0 : _array.GetHashCode(); }
        public static bool operator ==(ImmutableArray<T> left, ImmutableArray<T> right) { return left._array == right._array; }
        public static bool operator !=(ImmutableArray<T> left, ImmutableArray<T> right) { return left._array != right._array; }

        public Enumerator GetEnumerator() { return new Enumerator(Items); }
        IEnumerator<T> IEnumerable<T>.GetEnumerator() { return Checked.GetEnumerator(); }
        IEnumerator IEnumerable.GetEnumerator() { return Checked.GetEnumerator(); }

        public struct Enumerator
        {
            readonly T[] _items;
            int _index;
            internal Enumerator(T[] items)
            {
                _items = items;
                _index = -1;
            }
            public T Current { get { return _items[_index]; } }
            public bool MoveNext() { return ++_index < _items.Length; }
        }

        public sealed partial class Builder : IList<T>, IReadOnlyList<T>
        {
            readonly List<T> _list = new List<T>();
            public Builder() { }
            public int Count
            {
                get { return _list.Count; }
                set { _list.SetCount(value); }
            }
            public int Capacity { get { return _list.Capacity; } set { _list.Capacity = value; } }
            public bool IsReadOnly { get { return false; } }
            public T this[int index] { get { return _list[index]; } set { _list[index] = value; } }
            public void Add(T item) { _list.Add(item); }
            public void AddRange(IEnumerable<T> items) { _list.AddRange(items); }
            public void AddRange(params T[] items) { _list.AddRange(items); }
            public void Insert(int index, T item) { _list.Insert(index, item); }
            public void RemoveAt(int index) { _list.RemoveAt(index); }
            public bool Remove(T item) { return _list.Remove(item); }
            public void Clear() { _list.Clear(); }
            public bool Contains(T item) { return _list.Contains(item); }
            public int IndexOf(T item) { return _list.IndexOf(item); }
            public void CopyTo(T[] array, int index) { _list.CopyTo(array, index); }
            public void Reverse() { _list.Reverse(); }
            public void Sort() { _list.Sort(); }
            public ImmutableArray<T> ToImmutable() { return new ImmutableArray<T>(_list.ToArray()); }
            public ImmutableArray<T> MoveToImmutable()
            {
                if (_list.Capacity != _list.Count)
                    throw new InvalidOperationException("MoveToImmutable can only be performed when Count equals Capacity.");
                return DrainToImmutable();
            }
            public ImmutableArray<T> DrainToImmutable()
            {
                ImmutableArray<T> made = ToImmutable();
                _list.Clear();
                _list.Capacity = 0;
                return made;
            }
            public T[] ToArray() { return _list.ToArray(); }
            public IEnumerator<T> GetEnumerator() { return _list.GetEnumerator(); }
            IEnumerator IEnumerable.GetEnumerator() { return _list.GetEnumerator(); }
        }
    }

    public static partial class ImmutableArray
    {
        public static ImmutableArray<T> Create<T>() { return ImmutableArray<T>.Empty; }
        public static ImmutableArray<T> Create<T>(T item) { return new ImmutableArray<T>(new T[] { item }); }
        public static ImmutableArray<T> Create<T>(T item1, T item2) { return new ImmutableArray<T>(new T[] { item1, item2 }); }
        public static ImmutableArray<T> Create<T>(T item1, T item2, T item3) { return new ImmutableArray<T>(new T[] { item1, item2, item3 }); }
        public static ImmutableArray<T> Create<T>(T item1, T item2, T item3, T item4) { return new ImmutableArray<T>(new T[] { item1, item2, item3, item4 }); }
        public static ImmutableArray<T> Create<T>(params T[] items) { return items == null ? ImmutableArray<T>.Empty : new ImmutableArray<T>((T[])items.Clone()); }
        public static ImmutableArray<T> Create<T>(ReadOnlySpan<T> items) { return new ImmutableArray<T>(items.ToArray()); }
        public static ImmutableArray<T> CreateRange<T>(IEnumerable<T> items) { return new ImmutableArray<T>(items.ToArray()); }
        public static ImmutableArray<T> ToImmutableArray<T>(this IEnumerable<T> items) { return new ImmutableArray<T>(items.ToArray()); }
        public static ImmutableArray<T> ToImmutableArray<T>(this ReadOnlySpan<T> items) { return new ImmutableArray<T>(items.ToArray()); }
        public static ImmutableArray<T> ToImmutableArray<T>(this Span<T> items) { return new ImmutableArray<T>(items.ToArray()); }
        public static ImmutableArray<T> ToImmutableArray<T>(this ImmutableArray<T>.Builder builder) { return builder.ToImmutable(); }
        public static ImmutableArray<T>.Builder CreateBuilder<T>() { return new ImmutableArray<T>.Builder(); }
        public static ImmutableArray<T>.Builder CreateBuilder<T>(int initialCapacity) { return new ImmutableArray<T>.Builder { Capacity = initialCapacity }; }
    }
}
