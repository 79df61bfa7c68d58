// Operators on asynchronous sequences that go by keys: sets, groups, joins and sorting.
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

namespace System.Linq
{
    public static partial class AsyncEnumerable
    {
        // Items with their keys, for selectors that are asynchronous.
        static IAsyncEnumerable<KeyValuePair<TKey, T>> Keyed<T, TKey>(IAsyncEnumerable<T> source, Func<T, CancellationToken, ValueTask<TKey>> keySelector)
        {
            return source.Select((T item, CancellationToken token) => Pair(keySelector(item, token), item));
        }
        static async ValueTask<KeyValuePair<TKey, T>> Pair<TKey, T>(ValueTask<TKey> key, T item) { return new KeyValuePair<TKey, T>(await key, item); }
        static IAsyncEnumerable<KeyValuePair<TKey, TElement>> Keyed<T, TKey, TElement>(IAsyncEnumerable<T> source, Func<T, CancellationToken, ValueTask<TKey>> keySelector, Func<T, CancellationToken, ValueTask<TElement>> elementSelector)
        {
            return source.Select((T item, CancellationToken token) => Pair(item, keySelector, elementSelector, token));
        }
        static async ValueTask<KeyValuePair<TKey, TElement>> Pair<T, TKey, TElement>(T item, Func<T, CancellationToken, ValueTask<TKey>> keySelector, Func<T, CancellationToken, ValueTask<TElement>> elementSelector, CancellationToken token)
        {
            return new KeyValuePair<TKey, TElement>(await keySelector(item, token), await elementSelector(item, token));
        }

        // Items of the first sequence as they come, once all of the second are known.
        static IAsyncEnumerable<TResult> Against<T, TSecond, TResult>(IAsyncEnumerable<T> first, IAsyncEnumerable<TSecond> second, Func<List<TSecond>, CancellationToken, Func<T, Task<IEnumerable<TResult>>>> begin)
        {
            Check(first, "first");
            Check(second, "second");
            return Flowing<T, TResult>(first, token =>
            {
                Func<T, Task<IEnumerable<TResult>>> step = null;
                return new Flow<T, TResult>
                {
                    Step = async (item, index) =>
                    {
                        if (step == null)
                            step = begin(await second.ToListAsync(token), token);
                        return await step(item);
                    }
                };
            });
        }

        public static IAsyncEnumerable<T> Union<T>(this IAsyncEnumerable<T> first, IAsyncEnumerable<T> second, IEqualityComparer<T> comparer = null) { return first.Concat(second).Distinct(comparer); }
        public static IAsyncEnumerable<T> UnionBy<T, TKey>(this IAsyncEnumerable<T> first, IAsyncEnumerable<T> second, Func<T, TKey> keySelector, IEqualityComparer<TKey> comparer = null) { return first.Concat(second).DistinctBy(keySelector, comparer); }
        public static IAsyncEnumerable<T> UnionBy<T, TKey>(this IAsyncEnumerable<T> first, IAsyncEnumerable<T> second, Func<T, CancellationToken, ValueTask<TKey>> keySelector, IEqualityComparer<TKey> comparer = null) { return first.Concat(second).DistinctBy(keySelector, comparer); }

        public static IAsyncEnumerable<T> Except<T>(this IAsyncEnumerable<T> first, IAsyncEnumerable<T> second, IEqualityComparer<T> comparer = null) { return first.ExceptBy(second, item => item, comparer); }
        public static IAsyncEnumerable<T> ExceptBy<T, TKey>(this IAsyncEnumerable<T> first, IAsyncEnumerable<TKey> second, Func<T, TKey> keySelector, IEqualityComparer<TKey> comparer = null) { return first.ExceptBy(second, (item, token) => Value(keySelector(item)), comparer); }
        public static IAsyncEnumerable<T> ExceptBy<T, TKey>(this IAsyncEnumerable<T> first, IAsyncEnumerable<TKey> second, Func<T, CancellationToken, ValueTask<TKey>> keySelector, IEqualityComparer<TKey> comparer = null)
        {
            return Against<T, TKey, T>(first, second, (list, token) =>
            {
                var seen = new HashSet<TKey>(list, comparer);
                return async item => seen.Add(await keySelector(item, token)) ? One(item) : None<T>();
            });
        }
        public static IAsyncEnumerable<T> Intersect<T>(this IAsyncEnumerable<T> first, IAsyncEnumerable<T> second, IEqualityComparer<T> comparer = null) { return first.IntersectBy(second, item => item, comparer); }
        public static IAsyncEnumerable<T> IntersectBy<T, TKey>(this IAsyncEnumerable<T> first, IAsyncEnumerable<TKey> second, Func<T, TKey> keySelector, IEqualityComparer<TKey> comparer = null) { return first.IntersectBy(second, (item, token) => Value(keySelector(item)), comparer); }
        public static IAsyncEnumerable<T> IntersectBy<T, TKey>(this IAsyncEnumerable<T> first, IAsyncEnumerable<TKey> second, Func<T, CancellationToken, ValueTask<TKey>> keySelector, IEqualityComparer<TKey> comparer = null)
        {
            return Against<T, TKey, T>(first, second, (list, token) =>
            {
                var wanted = new HashSet<TKey>(list, comparer);
                return async item => wanted.Remove(await keySelector(item, token)) ? One(item) : None<T>();
            });
        }

        public static IAsyncEnumerable<KeyValuePair<TKey, int>> CountBy<T, TKey>(this IAsyncEnumerable<T> source, Func<T, TKey> keySelector, IEqualityComparer<TKey> keyComparer = null) { return Collected(source, list => list.CountBy(keySelector, keyComparer)); }
        public static IAsyncEnumerable<KeyValuePair<TKey, int>> CountBy<T, TKey>(this IAsyncEnumerable<T> source, Func<T, CancellationToken, ValueTask<TKey>> keySelector, IEqualityComparer<TKey> keyComparer = null) { return Keyed(source, keySelector).CountBy(pair => pair.Key, keyComparer); }
        public static IAsyncEnumerable<KeyValuePair<TKey, TAccumulate>> AggregateBy<T, TKey, TAccumulate>(this IAsyncEnumerable<T> source, Func<T, TKey> keySelector, TAccumulate seed, Func<TAccumulate, T, TAccumulate> func, IEqualityComparer<TKey> keyComparer = null) { return Collected(source, list => list.AggregateBy(keySelector, seed, func, keyComparer)); }
        public static IAsyncEnumerable<KeyValuePair<TKey, TAccumulate>> AggregateBy<T, TKey, TAccumulate>(this IAsyncEnumerable<T> source, Func<T, TKey> keySelector, Func<TKey, TAccumulate> seedSelector, Func<TAccumulate, T, TAccumulate> func, IEqualityComparer<TKey> keyComparer = null) { return Collected(source, list => list.AggregateBy(keySelector, seedSelector, func, keyComparer)); }
        public static IAsyncEnumerable<KeyValuePair<TKey, TAccumulate>> AggregateBy<T, TKey, TAccumulate>(this IAsyncEnumerable<T> source, Func<T, CancellationToken, ValueTask<TKey>> keySelector, TAccumulate seed, Func<TAccumulate, T, CancellationToken, ValueTask<TAccumulate>> func, IEqualityComparer<TKey> keyComparer = null)
        {
            return source.AggregateBy(keySelector, (key, token) => Value(seed), func, keyComparer);
        }
        public static IAsyncEnumerable<KeyValuePair<TKey, TAccumulate>> AggregateBy<T, TKey, TAccumulate>(this IAsyncEnumerable<T> source, Func<T, CancellationToken, ValueTask<TKey>> keySelector, Func<TKey, CancellationToken, ValueTask<TAccumulate>> seedSelector, Func<TAccumulate, T, CancellationToken, ValueTask<TAccumulate>> func, IEqualityComparer<TKey> keyComparer = null)
        {
            Check(source);
            return new AsyncSequence<KeyValuePair<TKey, TAccumulate>>(token => new AsyncItems<KeyValuePair<TKey, TAccumulate>>(async () =>
            {
                var values = new Dictionary<TKey, TAccumulate>(keyComparer);
                foreach (KeyValuePair<TKey, T> pair in await Keyed(source, keySelector).ToListAsync(token))
                {
                    TAccumulate value;
                    if (!values.TryGetValue(pair.Key, out value))
                        value = await seedSelector(pair.Key, token);
                    values[pair.Key] = await func(value, pair.Value, token);
                }
                return values;
            }, token));
        }

        public static IAsyncEnumerable<IGrouping<TKey, T>> GroupBy<T, TKey>(this IAsyncEnumerable<T> source, Func<T, CancellationToken, ValueTask<TKey>> keySelector, IEqualityComparer<TKey> comparer = null) { return Collected(Keyed(source, keySelector), list => list.GroupBy(pair => pair.Key, pair => pair.Value, comparer)); }
        public static IAsyncEnumerable<IGrouping<TKey, TElement>> GroupBy<T, TKey, TElement>(this IAsyncEnumerable<T> source, Func<T, TKey> keySelector, Func<T, TElement> elementSelector, IEqualityComparer<TKey> comparer = null) { return Collected(source, list => list.GroupBy(keySelector, elementSelector, comparer)); }
        public static IAsyncEnumerable<IGrouping<TKey, TElement>> GroupBy<T, TKey, TElement>(this IAsyncEnumerable<T> source, Func<T, CancellationToken, ValueTask<TKey>> keySelector, Func<T, CancellationToken, ValueTask<TElement>> elementSelector, IEqualityComparer<TKey> comparer = null)
        {
            return Collected(Keyed(source, keySelector, elementSelector), list => list.GroupBy(pair => pair.Key, pair => pair.Value, comparer));
        }
        public static IAsyncEnumerable<TResult> GroupBy<T, TKey, TResult>(this IAsyncEnumerable<T> source, Func<T, TKey> keySelector, Func<TKey, IEnumerable<T>, TResult> resultSelector, IEqualityComparer<TKey> comparer = null) { return source.GroupBy(keySelector, comparer).Select(group => resultSelector(group.Key, group)); }
        public static IAsyncEnumerable<TResult> GroupBy<T, TKey, TResult>(this IAsyncEnumerable<T> source, Func<T, CancellationToken, ValueTask<TKey>> keySelector, Func<TKey, IEnumerable<T>, CancellationToken, ValueTask<TResult>> resultSelector, IEqualityComparer<TKey> comparer = null) { return source.GroupBy(keySelector, comparer).Select((IGrouping<TKey, T> group, CancellationToken token) => resultSelector(group.Key, group, token)); }
        public static IAsyncEnumerable<TResult> GroupBy<T, TKey, TElement, TResult>(this IAsyncEnumerable<T> source, Func<T, TKey> keySelector, Func<T, TElement> elementSelector, Func<TKey, IEnumerable<TElement>, TResult> resultSelector, IEqualityComparer<TKey> comparer = null) { return source.GroupBy(keySelector, elementSelector, comparer).Select(group => resultSelector(group.Key, group)); }
        public static IAsyncEnumerable<TResult> GroupBy<T, TKey, TElement, TResult>(this IAsyncEnumerable<T> source, Func<T, CancellationToken, ValueTask<TKey>> keySelector, Func<T, CancellationToken, ValueTask<TElement>> elementSelector, Func<TKey, IEnumerable<TElement>, CancellationToken, ValueTask<TResult>> resultSelector, IEqualityComparer<TKey> comparer = null) { return source.GroupBy(keySelector, elementSelector, comparer).Select((IGrouping<TKey, TElement> group, CancellationToken token) => resultSelector(group.Key, group, token)); }

        // The matches of each item of the outer sequence; a missing key matches nothing.
        static IAsyncEnumerable<TResult> Matched<TOuter, TInner, TKey, TResult>(IAsyncEnumerable<TOuter> outer, IAsyncEnumerable<TInner> inner, Func<TOuter, CancellationToken, ValueTask<TKey>> outerKey, Func<TInner, CancellationToken, ValueTask<TKey>> innerKey, Func<TOuter, IEnumerable<TInner>, CancellationToken, Task<IEnumerable<TResult>>> result, IEqualityComparer<TKey> comparer)
        {
            Check(outer, "outer");
            Check(inner, "inner");
            return Against<TOuter, KeyValuePair<TKey, TInner>, TResult>(outer, Keyed(inner, innerKey), (list, token) =>
            {
                ILookup<TKey, TInner> lookup = list.Where(pair => pair.Key != null).ToLookup(pair => pair.Key, pair => pair.Value, comparer);
                return async item =>
                {
                    TKey key = await outerKey(item, token);
                    return await result(item, key == null ? None<TInner>() : lookup[key], token);
                };
            });
        }
        static async Task<IEnumerable<TResult>> Results<TOuter, TInner, TResult>(TOuter item, IEnumerable<TInner> matches, Func<TOuter, TInner, CancellationToken, ValueTask<TResult>> result, CancellationToken token)
        {
            var list = new List<TResult>();
            foreach (TInner match in matches)
                list.Add(await result(item, match, token));
            return list;
        }
        public static IAsyncEnumerable<TResult> Join<TOuter, TInner, TKey, TResult>(this IAsyncEnumerable<TOuter> outer, IAsyncEnumerable<TInner> inner, Func<TOuter, TKey> outerKeySelector, Func<TInner, TKey> innerKeySelector, Func<TOuter, TInner, TResult> resultSelector, IEqualityComparer<TKey> comparer = null) { return outer.Join(inner, (item, token) => Value(outerKeySelector(item)), (item, token) => Value(innerKeySelector(item)), (left, right, token) => Value(resultSelector(left, right)), comparer); }
        public static IAsyncEnumerable<TResult> Join<TOuter, TInner, TKey, TResult>(this IAsyncEnumerable<TOuter> outer, IAsyncEnumerable<TInner> inner, Func<TOuter, CancellationToken, ValueTask<TKey>> outerKeySelector, Func<TInner, CancellationToken, ValueTask<TKey>> innerKeySelector, Func<TOuter, TInner, CancellationToken, ValueTask<TResult>> resultSelector, IEqualityComparer<TKey> comparer = null)
        {
            return Matched<TOuter, TInner, TKey, TResult>(outer, inner, outerKeySelector, innerKeySelector, (item, matches, token) => Results(item, matches, resultSelector, token), comparer);
        }
        public static IAsyncEnumerable<TResult> LeftJoin<TOuter, TInner, TKey, TResult>(this IAsyncEnumerable<TOuter> outer, IAsyncEnumerable<TInner> inner, Func<TOuter, TKey> outerKeySelector, Func<TInner, TKey> innerKeySelector, Func<TOuter, TInner, TResult> resultSelector, IEqualityComparer<TKey> comparer = null) { return outer.LeftJoin(inner, (item, token) => Value(outerKeySelector(item)), (item, token) => Value(innerKeySelector(item)), (left, right, token) => Value(resultSelector(left, right)), comparer); }
        public static IAsyncEnumerable<TResult> LeftJoin<TOuter, TInner, TKey, TResult>(this IAsyncEnumerable<TOuter> outer, IAsyncEnumerable<TInner> inner, Func<TOuter, CancellationToken, ValueTask<TKey>> outerKeySelector, Func<TInner, CancellationToken, ValueTask<TKey>> innerKeySelector, Func<TOuter, TInner, CancellationToken, ValueTask<TResult>> resultSelector, IEqualityComparer<TKey> comparer = null)
        {
            return Matched<TOuter, TInner, TKey, TResult>(outer, inner, outerKeySelector, innerKeySelector, (item, matches, token) => Results(item, matches.DefaultIfEmpty(), resultSelector, token), comparer);
        }
        public static IAsyncEnumerable<TResult> RightJoin<TOuter, TInner, TKey, TResult>(this IAsyncEnumerable<TOuter> outer, IAsyncEnumerable<TInner> inner, Func<TOuter, TKey> outerKeySelector, Func<TInner, TKey> innerKeySelector, Func<TOuter, TInner, TResult> resultSelector, IEqualityComparer<TKey> comparer = null) { return inner.LeftJoin(outer, innerKeySelector, outerKeySelector, (right, left) => resultSelector(left, right), comparer); }
        public static IAsyncEnumerable<TResult> RightJoin<TOuter, TInner, TKey, TResult>(this IAsyncEnumerable<TOuter> outer, IAsyncEnumerable<TInner> inner, Func<TOuter, CancellationToken, ValueTask<TKey>> outerKeySelector, Func<TInner, CancellationToken, ValueTask<TKey>> innerKeySelector, Func<TOuter, TInner, CancellationToken, ValueTask<TResult>> resultSelector, IEqualityComparer<TKey> comparer = null) { return inner.LeftJoin(outer, innerKeySelector, outerKeySelector, (right, left, token) => resultSelector(left, right, token), comparer); }
        public static IAsyncEnumerable<TResult> GroupJoin<TOuter, TInner, TKey, TResult>(this IAsyncEnumerable<TOuter> outer, IAsyncEnumerable<TInner> inner, Func<TOuter, TKey> outerKeySelector, Func<TInner, TKey> innerKeySelector, Func<TOuter, IEnumerable<TInner>, TResult> resultSelector, IEqualityComparer<TKey> comparer = null) { return outer.GroupJoin(inner, (item, token) => Value(outerKeySelector(item)), (item, token) => Value(innerKeySelector(item)), (left, right, token) => Value(resultSelector(left, right)), comparer); }
        public static IAsyncEnumerable<TResult> GroupJoin<TOuter, TInner, TKey, TResult>(this IAsyncEnumerable<TOuter> outer, IAsyncEnumerable<TInner> inner, Func<TOuter, CancellationToken, ValueTask<TKey>> outerKeySelector, Func<TInner, CancellationToken, ValueTask<TKey>> innerKeySelector, Func<TOuter, IEnumerable<TInner>, CancellationToken, ValueTask<TResult>> resultSelector, IEqualityComparer<TKey> comparer = null)
        {
            return Matched<TOuter, TInner, TKey, TResult>(outer, inner, outerKeySelector, innerKeySelector, async (item, matches, token) => One(await resultSelector(item, matches, token)), comparer);
        }

        // The keys of all items of a list, as an order of their places.
        abstract class AsyncKeys<T>
        {
            internal abstract Task<IComparer<int>> Places(List<T> items, CancellationToken token);
        }
        sealed class AsyncKeys<T, TKey> : AsyncKeys<T>
        {
            readonly Func<T, CancellationToken, ValueTask<TKey>> _key;
            readonly IComparer<TKey> _comparer;
            readonly bool _descending;
            internal AsyncKeys(Func<T, CancellationToken, ValueTask<TKey>> key, IComparer<TKey> comparer, bool descending)
            {
                _key = key;
                _comparer = comparer ?? Comparer<TKey>.Default;
                _descending = descending;
            }
            internal override async Task<IComparer<int>> Places(List<T> items, CancellationToken token)
            {
                var keys = new List<TKey>();
                foreach (T item in items)
                    keys.Add(await _key(item, token));
                return Comparer<int>.Create((left, right) => _descending ? _comparer.Compare(keys[right], keys[left]) : _comparer.Compare(keys[left], keys[right]));
            }
        }
        sealed class AsyncOrder<T> : IOrderedAsyncEnumerable<T>
        {
            readonly IAsyncEnumerable<T> _source;
            readonly AsyncKeys<T>[] _keys;
            internal AsyncOrder(IAsyncEnumerable<T> source, params AsyncKeys<T>[] keys)
            {
                Check(source);
                _source = source;
                _keys = keys;
            }
            internal AsyncOrder<T> Further(AsyncKeys<T> more) { return new AsyncOrder<T>(_source, _keys.Append(more).ToArray()); }
            async Task<IEnumerable<T>> Sorted(CancellationToken token)
            {
                List<T> items = await _source.ToListAsync(token);
                IOrderedEnumerable<int> places = null;
                foreach (AsyncKeys<T> keys in _keys)
                {
                    IComparer<int> comparer = await keys.Places(items, token);
                    places = places == null ? Enumerable.Range(0, items.Count).OrderBy(place => place, comparer) : places.ThenBy(place => place, comparer);
                }
                return places.Select(place => items[place]);
            }
            public IAsyncEnumerator<T> GetAsyncEnumerator(CancellationToken cancellationToken = default(CancellationToken)) { return new AsyncItems<T>(() => Sorted(cancellationToken), cancellationToken); }
        }
        static AsyncKeys<T> Keys<T, TKey>(Func<T, TKey> keySelector, IComparer<TKey> comparer, bool descending)
        {
            Check(keySelector, "keySelector");
            return new AsyncKeys<T, TKey>((item, token) => Value(keySelector(item)), comparer, descending);
        }
        public static IOrderedAsyncEnumerable<T> Order<T>(this IAsyncEnumerable<T> source, IComparer<T> comparer = null) { return source.OrderBy(item => item, comparer); }
        public static IOrderedAsyncEnumerable<T> OrderDescending<T>(this IAsyncEnumerable<T> source, IComparer<T> comparer = null) { return source.OrderByDescending(item => item, comparer); }
        public static IOrderedAsyncEnumerable<T> OrderBy<T, TKey>(this IAsyncEnumerable<T> source, Func<T, TKey> keySelector, IComparer<TKey> comparer = null) { return new AsyncOrder<T>(source, Keys(keySelector, comparer, false)); }
        public static IOrderedAsyncEnumerable<T> OrderByDescending<T, TKey>(this IAsyncEnumerable<T> source, Func<T, TKey> keySelector, IComparer<TKey> comparer = null) { return new AsyncOrder<T>(source, Keys(keySelector, comparer, true)); }
        public static IOrderedAsyncEnumerable<T> ThenBy<T, TKey>(this IOrderedAsyncEnumerable<T> source, Func<T, TKey> keySelector, IComparer<TKey> comparer = null) { return ((AsyncOrder<T>)source).Further(Keys(keySelector, comparer, false)); }
        public static IOrderedAsyncEnumerable<T> ThenByDescending<T, TKey>(this IOrderedAsyncEnumerable<T> source, Func<T, TKey> keySelector, IComparer<TKey> comparer = null) { return ((AsyncOrder<T>)source).Further(Keys(keySelector, comparer, true)); }
        public static IOrderedAsyncEnumerable<T> OrderBy<T, TKey>(this IAsyncEnumerable<T> source, Func<T, CancellationToken, ValueTask<TKey>> keySelector, IComparer<TKey> comparer = null) { return new AsyncOrder<T>(source, new AsyncKeys<T, TKey>(keySelector, comparer, false)); }
        public static IOrderedAsyncEnumerable<T> OrderByDescending<T, TKey>(this IAsyncEnumerable<T> source, Func<T, CancellationToken, ValueTask<TKey>> keySelector, IComparer<TKey> comparer = null) { return new AsyncOrder<T>(source, new AsyncKeys<T, TKey>(keySelector, comparer, true)); }
        public static IOrderedAsyncEnumerable<T> ThenBy<T, TKey>(this IOrderedAsyncEnumerable<T> source, Func<T, CancellationToken, ValueTask<TKey>> keySelector, IComparer<TKey> comparer = null) { return ((AsyncOrder<T>)source).Further(new AsyncKeys<T, TKey>(keySelector, comparer, false)); }
        public static IOrderedAsyncEnumerable<T> ThenByDescending<T, TKey>(this IOrderedAsyncEnumerable<T> source, Func<T, CancellationToken, ValueTask<TKey>> keySelector, IComparer<TKey> comparer = null) { return ((AsyncOrder<T>)source).Further(new AsyncKeys<T, TKey>(keySelector, comparer, true)); }
    }
}
