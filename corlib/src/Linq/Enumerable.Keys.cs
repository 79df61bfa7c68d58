// Operators that compare keys, or compare with a comparer that is given.
using System.Collections.Generic;

namespace System.Linq
{
    public static partial class Enumerable
    {
        public static T MaxBy<T, TKey>(this IEnumerable<T> source, Func<T, TKey> keySelector) { return ExtremeBy(source, keySelector, 1); }
        public static T MinBy<T, TKey>(this IEnumerable<T> source, Func<T, TKey> keySelector) { return ExtremeBy(source, keySelector, -1); }
        static T ExtremeBy<T, TKey>(IEnumerable<T> source, Func<T, TKey> keySelector, int sign)
        {
            bool any = false;
            T best = default(T);
            foreach (T item in source)
            {
                if (!any || sign * Comparer<TKey>.Default.Compare(keySelector(item), keySelector(best)) > 0)
                    best = item;
                any = true;
            }
            if (!any && default(T) != null)
                throw NoElements();
            return best;
        }

        static T Extreme<T>(IEnumerable<T> source, IComparer<T> comparer, int sign)
        {
            comparer = comparer ?? Comparer<T>.Default;
            bool any = false;
            T best = default(T);
            foreach (T item in source)
            {
                if (!any || item != null && (best == null || sign * comparer.Compare(item, best) > 0))
                    best = item;
                any = true;
            }
            if (!any && default(T) != null)
                throw new InvalidOperationException("Sequence contains no elements");
            return best;
        }
        public static T Max<T>(this IEnumerable<T> source, IComparer<T> comparer) { return Extreme(source, comparer, 1); }
        public static T Min<T>(this IEnumerable<T> source, IComparer<T> comparer) { return Extreme(source, comparer, -1); }

        static T ExtremeBy<T, TKey>(IEnumerable<T> source, Func<T, TKey> keySelector, IComparer<TKey> comparer, int sign)
        {
            comparer = comparer ?? Comparer<TKey>.Default;
            Comparer<T> byKey = Comparer<T>.Create((left, right) => comparer.Compare(keySelector(left), keySelector(right)));
            return Extreme(source, byKey, sign);
        }
        public static T MaxBy<T, TKey>(this IEnumerable<T> source, Func<T, TKey> keySelector, IComparer<TKey> comparer) { return ExtremeBy(source, keySelector, comparer, 1); }
        public static T MinBy<T, TKey>(this IEnumerable<T> source, Func<T, TKey> keySelector, IComparer<TKey> comparer) { return ExtremeBy(source, keySelector, comparer, -1); }

        public static IEnumerable<T> DistinctBy<T, TKey>(this IEnumerable<T> source, Func<T, TKey> keySelector, IEqualityComparer<TKey> comparer)
        {
            var seen = new HashSet<TKey>(comparer);
            foreach (T item in source)
            {
                if (seen.Add(keySelector(item)))
                    yield return item;
            }
        }
        public static IEnumerable<T> ExceptBy<T, TKey>(this IEnumerable<T> first, IEnumerable<TKey> second, Func<T, TKey> keySelector) { return first.ExceptBy(second, keySelector, null); }
        public static IEnumerable<T> ExceptBy<T, TKey>(this IEnumerable<T> first, IEnumerable<TKey> second, Func<T, TKey> keySelector, IEqualityComparer<TKey> comparer)
        {
            var seen = new HashSet<TKey>(second, comparer);
            foreach (T item in first)
            {
                if (seen.Add(keySelector(item)))
                    yield return item;
            }
        }
        public static IEnumerable<T> IntersectBy<T, TKey>(this IEnumerable<T> first, IEnumerable<TKey> second, Func<T, TKey> keySelector) { return first.IntersectBy(second, keySelector, null); }
        public static IEnumerable<T> IntersectBy<T, TKey>(this IEnumerable<T> first, IEnumerable<TKey> second, Func<T, TKey> keySelector, IEqualityComparer<TKey> comparer)
        {
            var wanted = new HashSet<TKey>(second, comparer);
            foreach (T item in first)
            {
                if (wanted.Remove(keySelector(item)))
                    yield return item;
            }
        }
        public static IEnumerable<T> UnionBy<T, TKey>(this IEnumerable<T> first, IEnumerable<T> second, Func<T, TKey> keySelector) { return first.Concat(second).DistinctBy(keySelector, null); }
        public static IEnumerable<T> UnionBy<T, TKey>(this IEnumerable<T> first, IEnumerable<T> second, Func<T, TKey> keySelector, IEqualityComparer<TKey> comparer) { return first.Concat(second).DistinctBy(keySelector, comparer); }

        public static IEnumerable<KeyValuePair<TKey, int>> CountBy<T, TKey>(this IEnumerable<T> source, Func<T, TKey> keySelector, IEqualityComparer<TKey> keyComparer = null)
        {
            foreach (IGrouping<TKey, T> group in source.GroupBy(keySelector, keyComparer))
                yield return new KeyValuePair<TKey, int>(group.Key, group.Count());
        }
        public static IEnumerable<KeyValuePair<TKey, TAccumulate>> AggregateBy<T, TKey, TAccumulate>(this IEnumerable<T> source, Func<T, TKey> keySelector, TAccumulate seed, Func<TAccumulate, T, TAccumulate> func, IEqualityComparer<TKey> keyComparer = null)
        {
            return source.AggregateBy(keySelector, key => seed, func, keyComparer);
        }
        public static IEnumerable<KeyValuePair<TKey, TAccumulate>> AggregateBy<T, TKey, TAccumulate>(this IEnumerable<T> source, Func<T, TKey> keySelector, Func<TKey, TAccumulate> seedSelector, Func<TAccumulate, T, TAccumulate> func, IEqualityComparer<TKey> keyComparer = null)
        {
            foreach (IGrouping<TKey, T> group in source.GroupBy(keySelector, keyComparer))
                yield return new KeyValuePair<TKey, TAccumulate>(group.Key, group.Aggregate(seedSelector(group.Key), func));
        }

        public static IEnumerable<TResult> GroupBy<T, TKey, TResult>(this IEnumerable<T> source, Func<T, TKey> keySelector, Func<TKey, IEnumerable<T>, TResult> resultSelector, IEqualityComparer<TKey> comparer)
        {
            return source.GroupBy(keySelector, comparer).Select(group => resultSelector(group.Key, group));
        }
        public static IEnumerable<TResult> GroupBy<T, TKey, TElement, TResult>(this IEnumerable<T> source, Func<T, TKey> keySelector, Func<T, TElement> elementSelector, Func<TKey, IEnumerable<TElement>, TResult> resultSelector, IEqualityComparer<TKey> comparer)
        {
            return source.GroupBy(keySelector, elementSelector, comparer).Select(group => resultSelector(group.Key, group));
        }
        public static IEnumerable<TResult> GroupJoin<TOuter, TInner, TKey, TResult>(this IEnumerable<TOuter> outer, IEnumerable<TInner> inner, Func<TOuter, TKey> outerKeySelector, Func<TInner, TKey> innerKeySelector, Func<TOuter, IEnumerable<TInner>, TResult> resultSelector, IEqualityComparer<TKey> comparer)
        {
            ILookup<TKey, TInner> found = inner.ToLookup(innerKeySelector, comparer);
            foreach (TOuter item in outer)
                yield return resultSelector(item, found[outerKeySelector(item)]);
        }
        public static IEnumerable<TResult> LeftJoin<TOuter, TInner, TKey, TResult>(this IEnumerable<TOuter> outer, IEnumerable<TInner> inner, Func<TOuter, TKey> outerKeySelector, Func<TInner, TKey> innerKeySelector, Func<TOuter, TInner, TResult> resultSelector)
        {
            return outer.LeftJoin(inner, outerKeySelector, innerKeySelector, resultSelector, null);
        }
        public static IEnumerable<TResult> LeftJoin<TOuter, TInner, TKey, TResult>(this IEnumerable<TOuter> outer, IEnumerable<TInner> inner, Func<TOuter, TKey> outerKeySelector, Func<TInner, TKey> innerKeySelector, Func<TOuter, TInner, TResult> resultSelector, IEqualityComparer<TKey> comparer)
        {
            ILookup<TKey, TInner> found = inner.ToLookup(innerKeySelector, comparer);
            foreach (TOuter item in outer)
            {
                foreach (TInner match in found[outerKeySelector(item)].DefaultIfEmpty())
                    yield return resultSelector(item, match);
            }
        }
        public static IEnumerable<TResult> RightJoin<TOuter, TInner, TKey, TResult>(this IEnumerable<TOuter> outer, IEnumerable<TInner> inner, Func<TOuter, TKey> outerKeySelector, Func<TInner, TKey> innerKeySelector, Func<TOuter, TInner, TResult> resultSelector)
        {
            return inner.LeftJoin(outer, innerKeySelector, outerKeySelector, (item, match) => resultSelector(match, item), null);
        }

        public static IOrderedEnumerable<T> OrderDescending<T>(this IEnumerable<T> source, IComparer<T> comparer) { return source.OrderByDescending(item => item, comparer); }
    }
}
