// Grouping, joining and set operations; all with or without a comparer.
using System.Collections;
using System.Collections.Generic;

namespace System.Linq
{
    public interface ILookup<TKey, TElement> : IEnumerable<IGrouping<TKey, TElement>>
    {
        int Count { get; }
        IEnumerable<TElement> this[TKey key] { get; }
        bool Contains(TKey key);
    }

    // Groups in the order in which their keys first came.
    public class Lookup<TKey, TElement> : ILookup<TKey, TElement>
    {
        internal sealed class Group : IGrouping<TKey, TElement>
        {
            internal readonly List<TElement> Items = new List<TElement>();
            internal Group(TKey key) { Key = key; }
            public TKey Key { get; }
            public IEnumerator<TElement> GetEnumerator() { return ((IEnumerable<TElement>)Items).GetEnumerator(); }
            IEnumerator IEnumerable.GetEnumerator() { return GetEnumerator(); }
        }

        readonly List<Group> _groups = new List<Group>();
        readonly IEqualityComparer<TKey> _comparer;
        internal Lookup(IEqualityComparer<TKey> comparer) { _comparer = comparer ?? EqualityComparer<TKey>.Default; }

        internal Group Find(TKey key)
        {
            foreach (Group group in _groups)
            {
                if (_comparer.Equals(group.Key, key))
                    return group;
            }
            return null;
        }
        internal void Add(TKey key, TElement element)
        {
            Group group = Find(key);
            if (group == null)
                _groups.Add(group = new Group(key));
            group.Items.Add(element);
        }
        public int Count { get { return _groups.Count; } }
        public bool Contains(TKey key) { return Find(key) != null; }
        public IEnumerable<TElement> this[TKey key] { get { return Find(key) ?? (IEnumerable<TElement>)new TElement[0]; } }
        public IEnumerator<IGrouping<TKey, TElement>> GetEnumerator()
        {
            foreach (Group group in _groups)
                yield return group;
        }
        IEnumerator IEnumerable.GetEnumerator() { return GetEnumerator(); }
    }

    public static partial class Enumerable
    {
        static Lookup<TKey, TElement> Look<T, TKey, TElement>(IEnumerable<T> source, Func<T, TKey> key, Func<T, TElement> element, IEqualityComparer<TKey> comparer)
        {
            Check(source, key);
            var lookup = new Lookup<TKey, TElement>(comparer);
            foreach (T item in source)
                lookup.Add(key(item), element(item));
            return lookup;
        }
        public static ILookup<TKey, T> ToLookup<T, TKey>(this IEnumerable<T> source, Func<T, TKey> keySelector) { return Look(source, keySelector, item => item, null); }
        public static ILookup<TKey, T> ToLookup<T, TKey>(this IEnumerable<T> source, Func<T, TKey> keySelector, IEqualityComparer<TKey> comparer) { return Look(source, keySelector, item => item, comparer); }
        public static ILookup<TKey, TElement> ToLookup<T, TKey, TElement>(this IEnumerable<T> source, Func<T, TKey> keySelector, Func<T, TElement> elementSelector) { return Look(source, keySelector, elementSelector, null); }
        public static ILookup<TKey, TElement> ToLookup<T, TKey, TElement>(this IEnumerable<T> source, Func<T, TKey> keySelector, Func<T, TElement> elementSelector, IEqualityComparer<TKey> comparer) { return Look(source, keySelector, elementSelector, comparer); }

        static IEnumerable<IGrouping<TKey, TElement>> Groups<T, TKey, TElement>(IEnumerable<T> source, Func<T, TKey> key, Func<T, TElement> element, IEqualityComparer<TKey> comparer)
        {
            foreach (IGrouping<TKey, TElement> group in Look(source, key, element, comparer))
                yield return group;
        }
        public static IEnumerable<IGrouping<TKey, T>> GroupBy<T, TKey>(this IEnumerable<T> source, Func<T, TKey> keySelector) { return Groups(source, keySelector, item => item, null); }
        public static IEnumerable<IGrouping<TKey, T>> GroupBy<T, TKey>(this IEnumerable<T> source, Func<T, TKey> keySelector, IEqualityComparer<TKey> comparer) { return Groups(source, keySelector, item => item, comparer); }
        public static IEnumerable<IGrouping<TKey, TElement>> GroupBy<T, TKey, TElement>(this IEnumerable<T> source, Func<T, TKey> keySelector, Func<T, TElement> elementSelector) { return Groups(source, keySelector, elementSelector, null); }
        public static IEnumerable<IGrouping<TKey, TElement>> GroupBy<T, TKey, TElement>(this IEnumerable<T> source, Func<T, TKey> keySelector, Func<T, TElement> elementSelector, IEqualityComparer<TKey> comparer) { return Groups(source, keySelector, elementSelector, comparer); }
        public static IEnumerable<TResult> GroupBy<T, TKey, TResult>(this IEnumerable<T> source, Func<T, TKey> keySelector, Func<TKey, IEnumerable<T>, TResult> resultSelector)
        {
            return Groups(source, keySelector, item => item, null).Select(group => resultSelector(group.Key, group));
        }
        public static IEnumerable<TResult> GroupBy<T, TKey, TElement, TResult>(this IEnumerable<T> source, Func<T, TKey> keySelector, Func<T, TElement> elementSelector, Func<TKey, IEnumerable<TElement>, TResult> resultSelector)
        {
            return Groups(source, keySelector, elementSelector, null).Select(group => resultSelector(group.Key, group));
        }

        public static IEnumerable<TResult> Join<TOuter, TInner, TKey, TResult>(this IEnumerable<TOuter> outer, IEnumerable<TInner> inner, Func<TOuter, TKey> outerKeySelector, Func<TInner, TKey> innerKeySelector, Func<TOuter, TInner, TResult> resultSelector)
        {
            return outer.Join(inner, outerKeySelector, innerKeySelector, resultSelector, null);
        }
        public static IEnumerable<TResult> Join<TOuter, TInner, TKey, TResult>(this IEnumerable<TOuter> outer, IEnumerable<TInner> inner, Func<TOuter, TKey> outerKeySelector, Func<TInner, TKey> innerKeySelector, Func<TOuter, TInner, TResult> resultSelector, IEqualityComparer<TKey> comparer)
        {
            Lookup<TKey, TInner> lookup = Look(inner, innerKeySelector, item => item, comparer);
            foreach (TOuter item in outer)
            {
                foreach (TInner match in lookup[outerKeySelector(item)])
                    yield return resultSelector(item, match);
            }
        }
        public static IEnumerable<TResult> GroupJoin<TOuter, TInner, TKey, TResult>(this IEnumerable<TOuter> outer, IEnumerable<TInner> inner, Func<TOuter, TKey> outerKeySelector, Func<TInner, TKey> innerKeySelector, Func<TOuter, IEnumerable<TInner>, TResult> resultSelector)
        {
            Lookup<TKey, TInner> lookup = Look(inner, innerKeySelector, item => item, null);
            foreach (TOuter item in outer)
                yield return resultSelector(item, lookup[outerKeySelector(item)]);
        }

        public static IEnumerable<T> Distinct<T>(this IEnumerable<T> source) { return source.Distinct(null); }
        public static IEnumerable<T> Distinct<T>(this IEnumerable<T> source, IEqualityComparer<T> comparer) { return source.Union(new T[0], comparer); }
        public static IEnumerable<T> DistinctBy<T, TKey>(this IEnumerable<T> source, Func<T, TKey> keySelector)
        {
            var seen = new HashSet<TKey>();
            foreach (T item in source)
            {
                if (seen.Add(keySelector(item)))
                    yield return item;
            }
        }
        public static IEnumerable<T> Union<T>(this IEnumerable<T> first, IEnumerable<T> second) { return first.Union(second, null); }
        public static IEnumerable<T> Union<T>(this IEnumerable<T> first, IEnumerable<T> second, IEqualityComparer<T> comparer)
        {
            CheckBoth(first, second);
            return United(first, second, comparer);
        }
        static IEnumerable<T> United<T>(IEnumerable<T> first, IEnumerable<T> second, IEqualityComparer<T> comparer)
        {
            var seen = new HashSet<T>(comparer);
            foreach (T item in first.Concat(second))
            {
                if (seen.Add(item))
                    yield return item;
            }
        }
        public static IEnumerable<T> Intersect<T>(this IEnumerable<T> first, IEnumerable<T> second) { return first.Intersect(second, null); }
        public static IEnumerable<T> Intersect<T>(this IEnumerable<T> first, IEnumerable<T> second, IEqualityComparer<T> comparer)
        {
            var left = new HashSet<T>(second, comparer);
            foreach (T item in first)
            {
                if (left.Remove(item))
                    yield return item;
            }
        }
        public static IEnumerable<T> Except<T>(this IEnumerable<T> first, IEnumerable<T> second) { return first.Except(second, null); }
        public static IEnumerable<T> Except<T>(this IEnumerable<T> first, IEnumerable<T> second, IEqualityComparer<T> comparer)
        {
            var seen = new HashSet<T>(second, comparer);
            foreach (T item in first)
            {
                if (seen.Add(item))
                    yield return item;
            }
        }
        public static bool Contains<T>(this IEnumerable<T> source, T value, IEqualityComparer<T> comparer)
        {
            comparer = comparer ?? EqualityComparer<T>.Default;
            return source.Any(item => comparer.Equals(item, value));
        }
        public static bool SequenceEqual<T>(this IEnumerable<T> first, IEnumerable<T> second, IEqualityComparer<T> comparer)
        {
            comparer = comparer ?? EqualityComparer<T>.Default;
            T[] left = first.ToArray(), right = second.ToArray();
            if (left.Length != right.Length)
                return false;
            for (int i = 0; i < left.Length; i++)
            {
                if (!comparer.Equals(left[i], right[i]))
                    return false;
            }
            return true;
        }
        public static Dictionary<TKey, T> ToDictionary<T, TKey>(this IEnumerable<T> source, Func<T, TKey> keySelector, IEqualityComparer<TKey> comparer) { return source.ToDictionary(keySelector, item => item, comparer); }
        public static Dictionary<TKey, TElement> ToDictionary<T, TKey, TElement>(this IEnumerable<T> source, Func<T, TKey> keySelector, Func<T, TElement> elementSelector, IEqualityComparer<TKey> comparer)
        {
            var result = new Dictionary<TKey, TElement>(comparer);
            foreach (T item in source)
                result.Add(keySelector(item), elementSelector(item));
            return result;
        }
        public static Dictionary<TKey, TValue> ToDictionary<TKey, TValue>(this IEnumerable<KeyValuePair<TKey, TValue>> source) { return source.ToDictionary(pair => pair.Key, pair => pair.Value); }
        public static HashSet<T> ToHashSet<T>(this IEnumerable<T> source, IEqualityComparer<T> comparer) { return new HashSet<T>(source, comparer); }
    }
}
