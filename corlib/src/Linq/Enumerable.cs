// The common query operators, written as iterators.
using System.Collections;
using System.Collections.Generic;

namespace System.Linq
{
    public interface IGrouping<out TKey, out TElement> : IEnumerable<TElement> { TKey Key { get; } }
    public interface IOrderedEnumerable<out TElement> : IEnumerable<TElement> { }

    public static partial class Enumerable
    {
        static InvalidOperationException NoElements() { return new InvalidOperationException("Sequence contains no elements"); }
        static void Check(object source, object function) { Check(source, function, "predicate"); }
        static void Check(object source, object function, string name)
        {
            if (source == null)
                throw new ArgumentNullException("source");
            if (function == null)
                throw new ArgumentNullException(name);
        }

        public static IEnumerable<TResult> Empty<TResult>() { return EmptyArray<TResult>.Value; }
        public static IEnumerable<int> Range(int start, int count)
        {
            if (count < 0)
                throw new ArgumentOutOfRangeException("count");
            if (count > 0 && start > int.MaxValue - count + 1)
                throw new ArgumentOutOfRangeException("count");
            return count == 0 ? (IEnumerable<int>)new int[0] : new RangeSequence(start, count);
        }
        public static IEnumerable<TResult> Repeat<TResult>(TResult element, int count)
        {
            if (count < 0)
                throw new ArgumentOutOfRangeException("count");
            return Repeated(element, count);
        }
        static IEnumerable<TResult> Repeated<TResult>(TResult element, int count)
        {
            for (int i = 0; i < count; i++)
                yield return element;
        }

        public static IEnumerable<T> Where<T>(this IEnumerable<T> source, Func<T, bool> predicate)
        {
            Check(source, predicate);
            return WhereIterator(source, (item, i) => predicate(item));
        }
        public static IEnumerable<T> Where<T>(this IEnumerable<T> source, Func<T, int, bool> predicate)
        {
            Check(source, predicate);
            return WhereIterator(source, predicate);
        }
        static IEnumerable<T> WhereIterator<T>(IEnumerable<T> source, Func<T, int, bool> predicate)
        {
            int i = 0;
            foreach (T item in source)
            {
                if (predicate(item, i++))
                    yield return item;
            }
        }
        public static IEnumerable<TResult> Select<T, TResult>(this IEnumerable<T> source, Func<T, TResult> selector)
        {
            Check(source, selector);
            return SelectIterator(source, (item, i) => selector(item));
        }
        public static IEnumerable<TResult> Select<T, TResult>(this IEnumerable<T> source, Func<T, int, TResult> selector)
        {
            Check(source, selector);
            return SelectIterator(source, selector);
        }
        static IEnumerable<TResult> SelectIterator<T, TResult>(IEnumerable<T> source, Func<T, int, TResult> selector)
        {
            int i = 0;
            foreach (T item in source)
                yield return selector(item, i++);
        }
        public static IEnumerable<TResult> SelectMany<T, TResult>(this IEnumerable<T> source, Func<T, IEnumerable<TResult>> selector)
        {
            Check(source, selector, "selector");
            return Many(source, selector);
        }
        static IEnumerable<TResult> Many<T, TResult>(IEnumerable<T> source, Func<T, IEnumerable<TResult>> selector)
        {
            foreach (T item in source)
            {
                foreach (TResult result in selector(item))
                    yield return result;
            }
        }
        public static IEnumerable<TResult> SelectMany<T, TCollection, TResult>(this IEnumerable<T> source, Func<T, IEnumerable<TCollection>> collectionSelector, Func<T, TCollection, TResult> resultSelector)
        {
            Check(source, collectionSelector, "collectionSelector");
            Check(source, resultSelector, "resultSelector");
            return Many(source, collectionSelector, resultSelector);
        }
        static IEnumerable<TResult> Many<T, TCollection, TResult>(IEnumerable<T> source, Func<T, IEnumerable<TCollection>> collectionSelector, Func<T, TCollection, TResult> resultSelector)
        {
            foreach (T item in source)
            {
                foreach (TCollection inner in collectionSelector(item))
                    yield return resultSelector(item, inner);
            }
        }
        public static IEnumerable<T> Take<T>(this IEnumerable<T> source, int count)
        {
            if (count <= 0)
                yield break;
            foreach (T item in source)
            {
                yield return item;
                if (--count == 0)
                    yield break;
            }
        }
        public static IEnumerable<T> Skip<T>(this IEnumerable<T> source, int count)
        {
            foreach (T item in source)
            {
                if (count-- <= 0)
                    yield return item;
            }
        }
        public static IEnumerable<T> TakeWhile<T>(this IEnumerable<T> source, Func<T, bool> predicate)
        {
            foreach (T item in source)
            {
                if (!predicate(item))
                    yield break;
                yield return item;
            }
        }
        public static IEnumerable<T> SkipWhile<T>(this IEnumerable<T> source, Func<T, bool> predicate)
        {
            bool skipping = true;
            foreach (T item in source)
            {
                skipping = skipping && predicate(item);
                if (!skipping)
                    yield return item;
            }
        }
        static void CheckBoth(object first, object second)
        {
            if (first == null)
                throw new ArgumentNullException("first");
            if (second == null)
                throw new ArgumentNullException("second");
        }
        public static IEnumerable<T> Concat<T>(this IEnumerable<T> first, IEnumerable<T> second)
        {
            CheckBoth(first, second);
            return Chained(first, second);
        }
        static IEnumerable<T> Chained<T>(IEnumerable<T> first, IEnumerable<T> second)
        {
            foreach (T item in first)
                yield return item;
            foreach (T item in second)
                yield return item;
        }
        public static IEnumerable<TResult> Zip<T, TSecond, TResult>(this IEnumerable<T> first, IEnumerable<TSecond> second, Func<T, TSecond, TResult> resultSelector)
        {
            CheckBoth(first, second);
            if (resultSelector == null)
                throw new ArgumentNullException("resultSelector");
            return Paired(first, second, resultSelector);
        }
        static IEnumerable<TResult> Paired<T, TSecond, TResult>(IEnumerable<T> first, IEnumerable<TSecond> second, Func<T, TSecond, TResult> resultSelector)
        {
            using (IEnumerator<TSecond> other = second.GetEnumerator())
            {
                foreach (T item in first)
                {
                    if (!other.MoveNext())
                        yield break;
                    yield return resultSelector(item, other.Current);
                }
            }
        }
        public static IEnumerable<T> Reverse<T>(this IEnumerable<T> source)
        {
            T[] items = source.ToArray();
            for (int i = items.Length - 1; i >= 0; i--)
                yield return items[i];
        }
        public static IEnumerable<T> Append<T>(this IEnumerable<T> source, T element) { return source.Concat(new T[] { element }); }
        public static IEnumerable<T> Prepend<T>(this IEnumerable<T> source, T element) { return new T[] { element }.Concat(source); }
        public static IEnumerable<TResult> Cast<TResult>(this IEnumerable source)
        {
            foreach (object item in source)
                yield return (TResult)item;
        }
        public static IEnumerable<TResult> OfType<TResult>(this IEnumerable source)
        {
            foreach (object item in source)
            {
                if (item is TResult)
                    yield return (TResult)item;
            }
        }
        public static IEnumerable<T> AsEnumerable<T>(this IEnumerable<T> source) { return source; }

        public static List<T> ToList<T>(this IEnumerable<T> source) { return new List<T>(source ?? throw new ArgumentNullException("source")); }
        public static T[] ToArray<T>(this IEnumerable<T> source) { return new List<T>(source ?? throw new ArgumentNullException("source")).ToArray(); }
        public static HashSet<T> ToHashSet<T>(this IEnumerable<T> source) { return new HashSet<T>(source); }
        public static Dictionary<TKey, T> ToDictionary<T, TKey>(this IEnumerable<T> source, Func<T, TKey> keySelector) { return source.ToDictionary(keySelector, item => item); }
        public static Dictionary<TKey, TElement> ToDictionary<T, TKey, TElement>(this IEnumerable<T> source, Func<T, TKey> keySelector, Func<T, TElement> elementSelector)
        {
            var result = new Dictionary<TKey, TElement>();
            foreach (T item in source)
                result.Add(keySelector(item), elementSelector(item));
            return result;
        }

        sealed class Ordered<T> : IOrderedEnumerable<T>
        {
            internal readonly IEnumerable<T> Source;
            // The keys of all items are found once; the answer compares two items by their places.
            internal readonly Func<T[], Comparison<int>> Order;
            internal Ordered(IEnumerable<T> source, Func<T[], Comparison<int>> order)
            {
                Source = source;
                Order = order;
            }
            // An insertion sort keeps equal items in their order.
            public IEnumerator<T> GetEnumerator()
            {
                T[] items = Source.ToArray();
                Comparison<int> order = Order(items);
                var places = new int[items.Length];
                for (int i = 0; i < places.Length; i++)
                {
                    int j = i - 1;
                    for (; j >= 0 && order(places[j], i) > 0; j--)
                        places[j + 1] = places[j];
                    places[j + 1] = i;
                }
                foreach (int place in places)
                    yield return items[place];
            }
            IEnumerator IEnumerable.GetEnumerator() { return GetEnumerator(); }
        }

        static Func<T[], Comparison<int>> ByKey<T, TKey>(Func<T, TKey> key, IComparer<TKey> comparer, int sign)
        {
            comparer = comparer ?? Comparer<TKey>.Default;
            return items =>
            {
                var keys = new TKey[items.Length];
                for (int i = 0; i < keys.Length; i++)
                    keys[i] = key(items[i]);
                return (x, y) => sign * Math.Sign(comparer.Compare(keys[x], keys[y]));
            };
        }
        static IOrderedEnumerable<T> Sorted<T, TKey>(IEnumerable<T> source, Func<T, TKey> key, IComparer<TKey> comparer, int sign)
        {
            Check(source, key);
            return new Ordered<T>(source, ByKey(key, comparer, sign));
        }
        static IOrderedEnumerable<T> Then<T, TKey>(IOrderedEnumerable<T> source, Func<T, TKey> key, IComparer<TKey> comparer, int sign)
        {
            Check(source, key);
            var first = (Ordered<T>)source;
            Func<T[], Comparison<int>> next = ByKey(key, comparer, sign);
            return new Ordered<T>(first.Source, items =>
            {
                Comparison<int> before = first.Order(items), after = next(items);
                return (x, y) =>
                {
                    int order = before(x, y);
                    return order != 0 ? order : after(x, y);
                };
            });
        }
        public static IOrderedEnumerable<T> OrderBy<T, TKey>(this IEnumerable<T> source, Func<T, TKey> keySelector) { return Sorted(source, keySelector, null, 1); }
        public static IOrderedEnumerable<T> OrderBy<T, TKey>(this IEnumerable<T> source, Func<T, TKey> keySelector, IComparer<TKey> comparer) { return Sorted(source, keySelector, comparer, 1); }
        public static IOrderedEnumerable<T> OrderByDescending<T, TKey>(this IEnumerable<T> source, Func<T, TKey> keySelector) { return Sorted(source, keySelector, null, -1); }
        public static IOrderedEnumerable<T> OrderByDescending<T, TKey>(this IEnumerable<T> source, Func<T, TKey> keySelector, IComparer<TKey> comparer) { return Sorted(source, keySelector, comparer, -1); }
        public static IOrderedEnumerable<T> ThenBy<T, TKey>(this IOrderedEnumerable<T> source, Func<T, TKey> keySelector) { return Then(source, keySelector, null, 1); }
        public static IOrderedEnumerable<T> ThenBy<T, TKey>(this IOrderedEnumerable<T> source, Func<T, TKey> keySelector, IComparer<TKey> comparer) { return Then(source, keySelector, comparer, 1); }
        public static IOrderedEnumerable<T> ThenByDescending<T, TKey>(this IOrderedEnumerable<T> source, Func<T, TKey> keySelector) { return Then(source, keySelector, null, -1); }
        public static IOrderedEnumerable<T> ThenByDescending<T, TKey>(this IOrderedEnumerable<T> source, Func<T, TKey> keySelector, IComparer<TKey> comparer) { return Then(source, keySelector, comparer, -1); }
        public static IOrderedEnumerable<T> Order<T>(this IEnumerable<T> source) { return Sorted(source, item => item, null, 1); }
        public static IOrderedEnumerable<T> Order<T>(this IEnumerable<T> source, IComparer<T> comparer) { return Sorted(source, item => item, comparer, 1); }
        public static IOrderedEnumerable<T> OrderDescending<T>(this IEnumerable<T> source) { return Sorted(source, item => item, null, -1); }
    }
}
