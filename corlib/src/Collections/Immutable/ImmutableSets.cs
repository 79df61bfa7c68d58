// Sets that never change, and changes of a shared variable that holds something immutable.
using System.Collections.Generic;
using System.Linq;
using System.Threading;

namespace System.Collections.Immutable
{
    public interface IImmutableSet<T> : IReadOnlyCollection<T>
    {
        bool Contains(T value);
        IImmutableSet<T> Add(T value);
        IImmutableSet<T> Remove(T value);
        IImmutableSet<T> Clear();
        bool TryGetValue(T equalValue, out T actualValue);
        IImmutableSet<T> Intersect(IEnumerable<T> other);
        IImmutableSet<T> Except(IEnumerable<T> other);
        IImmutableSet<T> SymmetricExcept(IEnumerable<T> other);
        IImmutableSet<T> Union(IEnumerable<T> other);
        bool SetEquals(IEnumerable<T> other);
        bool IsProperSubsetOf(IEnumerable<T> other);
        bool IsProperSupersetOf(IEnumerable<T> other);
        bool IsSubsetOf(IEnumerable<T> other);
        bool IsSupersetOf(IEnumerable<T> other);
        bool Overlaps(IEnumerable<T> other);
    }

    public sealed partial class ImmutableHashSet<T> : IImmutableSet<T>, IReadOnlySet<T>
    {
        readonly ImmutableDictionary<T, bool> _items;
        ImmutableHashSet(ImmutableDictionary<T, bool> items) { _items = items; }
        public static readonly ImmutableHashSet<T> Empty = new ImmutableHashSet<T>(ImmutableDictionary<T, bool>.Empty);

        ImmutableHashSet<T> With(ImmutableDictionary<T, bool> items) { return items == _items ? this : new ImmutableHashSet<T>(items); }
        public int Count { get { return _items.Count; } }
        public bool IsEmpty { get { return _items.IsEmpty; } }
        public IEqualityComparer<T> KeyComparer { get { return _items.KeyComparer; } }
        public bool Contains(T item) { return _items.ContainsKey(item); }
        public bool TryGetValue(T equalValue, out T actualValue) { return _items.TryGetKey(equalValue, out actualValue); }
        public ImmutableHashSet<T> Add(T item) { return With(_items.Add(item, true)); }
        public ImmutableHashSet<T> Remove(T item) { return With(_items.Remove(item)); }
        public ImmutableHashSet<T> Clear() { return With(_items.Clear()); }
        public ImmutableHashSet<T> Union(IEnumerable<T> other) { return other.Aggregate(this, (set, item) => set.Add(item)); }
        public ImmutableHashSet<T> Except(IEnumerable<T> other) { return other.Aggregate(this, (set, item) => set.Remove(item)); }
        public ImmutableHashSet<T> Intersect(IEnumerable<T> other)
        {
            ImmutableHashSet<T> common = Clear();
            foreach (T item in other)
            {
                if (Contains(item))
                    common = common.Add(item);
            }
            return common;
        }
        public ImmutableHashSet<T> SymmetricExcept(IEnumerable<T> other)
        {
            ImmutableHashSet<T> others = Clear().Union(other);
            return Except(others).Union(others.Except(this));
        }
        public ImmutableHashSet<T> WithComparer(IEqualityComparer<T> equalityComparer) { return With(_items.WithComparers(equalityComparer)); }
        HashSet<T> Copy() { return new HashSet<T>(_items.Keys, _items.KeyComparer); }
        public bool SetEquals(IEnumerable<T> other) { return Copy().SetEquals(other); }
        public bool IsSubsetOf(IEnumerable<T> other) { return Copy().IsSubsetOf(other); }
        public bool IsSupersetOf(IEnumerable<T> other) { return other.All(Contains); }
        public bool IsProperSubsetOf(IEnumerable<T> other) { return Copy().IsProperSubsetOf(other); }
        public bool IsProperSupersetOf(IEnumerable<T> other) { return Copy().IsProperSupersetOf(other); }
        public bool Overlaps(IEnumerable<T> other) { return other.Any(Contains); }
        IImmutableSet<T> IImmutableSet<T>.Add(T value) { return Add(value); }
        IImmutableSet<T> IImmutableSet<T>.Remove(T value) { return Remove(value); }
        IImmutableSet<T> IImmutableSet<T>.Clear() { return Clear(); }
        IImmutableSet<T> IImmutableSet<T>.Intersect(IEnumerable<T> other) { return Intersect(other); }
        IImmutableSet<T> IImmutableSet<T>.Except(IEnumerable<T> other) { return Except(other); }
        IImmutableSet<T> IImmutableSet<T>.SymmetricExcept(IEnumerable<T> other) { return SymmetricExcept(other); }
        IImmutableSet<T> IImmutableSet<T>.Union(IEnumerable<T> other) { return Union(other); }
        public Builder ToBuilder() { return new Builder(this); }
        public Enumerator GetEnumerator() { return new Enumerator(_items.GetEnumerator()); }
        IEnumerator<T> IEnumerable<T>.GetEnumerator() { return GetEnumerator(); }
        IEnumerator IEnumerable.GetEnumerator() { return GetEnumerator(); }

        public struct Enumerator : IEnumerator<T>
        {
            ImmutableDictionary<T, bool>.Enumerator _inner;
            internal Enumerator(ImmutableDictionary<T, bool>.Enumerator inner) { _inner = inner; }
            public T Current { get { return _inner.Current.Key; } }
            object IEnumerator.Current { get { return Current; } }
            public bool MoveNext() { return _inner.MoveNext(); }
            public void Reset() { _inner.Reset(); }
            public void Dispose() { }
        }

        public sealed partial class Builder : IReadOnlyCollection<T>
        {
            ImmutableHashSet<T> _now;
            internal Builder(ImmutableHashSet<T> start) { _now = start; }
            public int Count { get { return _now.Count; } }
            public bool Contains(T item) { return _now.Contains(item); }
            public bool Add(T item)
            {
                ImmutableHashSet<T> before = _now;
                _now = before.Add(item);
                return before != _now;
            }
            public bool Remove(T item)
            {
                ImmutableHashSet<T> before = _now;
                _now = before.Remove(item);
                return before != _now;
            }
            public void Clear() { _now = _now.Clear(); }
            public void UnionWith(IEnumerable<T> other) { _now = _now.Union(other); }
            public ImmutableHashSet<T> ToImmutable() { return _now; }
            public Enumerator GetEnumerator() { return _now.GetEnumerator(); }
            IEnumerator<T> IEnumerable<T>.GetEnumerator() { return GetEnumerator(); }
            IEnumerator IEnumerable.GetEnumerator() { return GetEnumerator(); }
        }
    }

    public static partial class ImmutableHashSet
    {
        public static ImmutableHashSet<T> Create<T>() { return ImmutableHashSet<T>.Empty; }
        public static ImmutableHashSet<T> Create<T>(T item) { return ImmutableHashSet<T>.Empty.Add(item); }
        public static ImmutableHashSet<T> Create<T>(params T[] items) { return CreateRange(items); }
        public static ImmutableHashSet<T> Create<T>(ReadOnlySpan<T> items) { return CreateRange(items.ToArray()); }
        public static ImmutableHashSet<T> Create<T>(IEqualityComparer<T> equalityComparer) { return ImmutableHashSet<T>.Empty.WithComparer(equalityComparer); }
        public static ImmutableHashSet<T> CreateRange<T>(IEnumerable<T> items) { return ImmutableHashSet<T>.Empty.Union(items); }
        public static ImmutableHashSet<T>.Builder CreateBuilder<T>() { return ImmutableHashSet<T>.Empty.ToBuilder(); }
        public static ImmutableHashSet<T> ToImmutableHashSet<T>(this IEnumerable<T> source) { return source as ImmutableHashSet<T> ?? CreateRange(source); }
    }

    // Reads, works out a new value, and exchanges it if nobody else did in the meantime; else it begins again.
    public static class ImmutableInterlocked
    {
        public static bool Update<T>(ref T location, Func<T, T> transformer) where T : class
        {
            if (transformer == null)
                throw new ArgumentNullException("transformer");
            for (T old = Volatile.Read(ref location);;)
            {
                T made = transformer(old);
                if (ReferenceEquals(old, made))
                    return false;
                T seen = Interlocked.CompareExchange(ref location, made, old);
                if (ReferenceEquals(seen, old))
                    return true;
                old = seen;
            }
        }
        public static bool Update<T, TArg>(ref T location, Func<T, TArg, T> transformer, TArg transformerArgument) where T : class
        {
            return Update(ref location, old => transformer(old, transformerArgument));
        }
        public static TValue GetOrAdd<TKey, TValue>(ref ImmutableDictionary<TKey, TValue> location, TKey key, TValue value)
        {
            for (;;)
            {
                ImmutableDictionary<TKey, TValue> old = Volatile.Read(ref location);
                TValue found;
                if (old.TryGetValue(key, out found))
                    return found;
                if (ReferenceEquals(Interlocked.CompareExchange(ref location, old.Add(key, value), old), old))
                    return value;
            }
        }
        public static TValue GetOrAdd<TKey, TValue>(ref ImmutableDictionary<TKey, TValue> location, TKey key, Func<TKey, TValue> valueFactory)
        {
            TValue found;
            return Volatile.Read(ref location).TryGetValue(key, out found) ? found : GetOrAdd(ref location, key, valueFactory(key));
        }
        public static TValue AddOrUpdate<TKey, TValue>(ref ImmutableDictionary<TKey, TValue> location, TKey key, TValue addValue, Func<TKey, TValue, TValue> updateValueFactory)
        {
            return AddOrUpdate(ref location, key, each => addValue, updateValueFactory);
        }
        public static TValue AddOrUpdate<TKey, TValue>(ref ImmutableDictionary<TKey, TValue> location, TKey key, Func<TKey, TValue> addValueFactory, Func<TKey, TValue, TValue> updateValueFactory)
        {
            for (;;)
            {
                ImmutableDictionary<TKey, TValue> old = Volatile.Read(ref location);
                TValue found;
                TValue value = old.TryGetValue(key, out found) ? updateValueFactory(key, found) : addValueFactory(key);
                ImmutableDictionary<TKey, TValue> made = old.SetItem(key, value);
                if (ReferenceEquals(made, old) || ReferenceEquals(Interlocked.CompareExchange(ref location, made, old), old))
                    return value;
            }
        }
        public static bool TryAdd<TKey, TValue>(ref ImmutableDictionary<TKey, TValue> location, TKey key, TValue value)
        {
            return Update(ref location, old => old.ContainsKey(key) ? old : old.Add(key, value));
        }
        public static bool TryRemove<TKey, TValue>(ref ImmutableDictionary<TKey, TValue> location, TKey key, out TValue value)
        {
            TValue found = default(TValue);
            bool removed = Update(ref location, old =>
            {
                old.TryGetValue(key, out found);
                return old.Remove(key);
            });
            value = removed ? found : default(TValue);
            return removed;
        }
        public static bool TryUpdate<TKey, TValue>(ref ImmutableDictionary<TKey, TValue> location, TKey key, TValue newValue, TValue comparisonValue)
        {
            bool matched = false;
            Update(ref location, old =>
            {
                TValue found;
                matched = old.TryGetValue(key, out found) && EqualityComparer<TValue>.Default.Equals(found, comparisonValue);
                return matched ? old.SetItem(key, newValue) : old;
            });
            return matched;
        }
        public static void Enqueue<T>(ref ImmutableQueue<T> location, T value) { Update(ref location, old => old.Enqueue(value)); }
        public static bool TryDequeue<T>(ref ImmutableQueue<T> location, out T value)
        {
            T first = default(T);
            bool taken = Update(ref location, old => old.IsEmpty ? old : old.Dequeue(out first));
            value = first;
            return taken;
        }
        public static void Push<T>(ref ImmutableStack<T> location, T value) { Update(ref location, old => old.Push(value)); }
        public static bool TryPop<T>(ref ImmutableStack<T> location, out T value)
        {
            T top = default(T);
            bool taken = Update(ref location, old => old.IsEmpty ? old : old.Pop(out top));
            value = top;
            return taken;
        }
        static ref T[] Array<T>(ref ImmutableArray<T> location) { return ref Runtime.CompilerServices.Unsafe.As<ImmutableArray<T>, T[]>(ref location); }
        public static bool Update<T>(ref ImmutableArray<T> location, Func<ImmutableArray<T>, ImmutableArray<T>> transformer)
        {
            return Update(ref Array(ref location), old => transformer(new ImmutableArray<T>(old))._array);
        }
        public static ImmutableArray<T> InterlockedExchange<T>(ref ImmutableArray<T> location, ImmutableArray<T> value)
        {
            return new ImmutableArray<T>(Interlocked.Exchange(ref Array(ref location), value._array));
        }
        public static ImmutableArray<T> InterlockedCompareExchange<T>(ref ImmutableArray<T> location, ImmutableArray<T> value, ImmutableArray<T> comparand)
        {
            return new ImmutableArray<T>(Interlocked.CompareExchange(ref Array(ref location), value._array, comparand._array));
        }
        public static bool InterlockedInitialize<T>(ref ImmutableArray<T> location, ImmutableArray<T> value)
        {
            return Interlocked.CompareExchange(ref Array(ref location), value._array, null) == null;
        }
    }
}
