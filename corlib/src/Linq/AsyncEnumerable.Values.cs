// The rest of the operators on asynchronous sequences that end in a value.
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

namespace System.Linq
{
    public static partial class AsyncEnumerable
    {
        public static ValueTask<T> FirstAsync<T>(this IAsyncEnumerable<T> source, Func<T, CancellationToken, ValueTask<bool>> predicate, CancellationToken cancellationToken = default(CancellationToken)) { return source.Where(predicate).FirstAsync(cancellationToken); }
        public static ValueTask<T> FirstOrDefaultAsync<T>(this IAsyncEnumerable<T> source, T defaultValue, CancellationToken cancellationToken = default(CancellationToken)) { return From(source.Take(1), list => list.FirstOrDefault(defaultValue), cancellationToken); }
        public static ValueTask<T> FirstOrDefaultAsync<T>(this IAsyncEnumerable<T> source, Func<T, CancellationToken, ValueTask<bool>> predicate, CancellationToken cancellationToken = default(CancellationToken)) { return source.Where(predicate).FirstOrDefaultAsync(cancellationToken); }
        public static ValueTask<T> FirstOrDefaultAsync<T>(this IAsyncEnumerable<T> source, Func<T, bool> predicate, T defaultValue, CancellationToken cancellationToken = default(CancellationToken)) { return source.Where(predicate).FirstOrDefaultAsync(defaultValue, cancellationToken); }
        public static ValueTask<T> FirstOrDefaultAsync<T>(this IAsyncEnumerable<T> source, Func<T, CancellationToken, ValueTask<bool>> predicate, T defaultValue, CancellationToken cancellationToken = default(CancellationToken)) { return source.Where(predicate).FirstOrDefaultAsync(defaultValue, cancellationToken); }
        public static ValueTask<T> LastAsync<T>(this IAsyncEnumerable<T> source, Func<T, bool> predicate, CancellationToken cancellationToken = default(CancellationToken)) { return source.Where(predicate).LastAsync(cancellationToken); }
        public static ValueTask<T> LastAsync<T>(this IAsyncEnumerable<T> source, Func<T, CancellationToken, ValueTask<bool>> predicate, CancellationToken cancellationToken = default(CancellationToken)) { return source.Where(predicate).LastAsync(cancellationToken); }
        public static ValueTask<T> LastOrDefaultAsync<T>(this IAsyncEnumerable<T> source, T defaultValue, CancellationToken cancellationToken = default(CancellationToken)) { return From(source, list => list.LastOrDefault(defaultValue), cancellationToken); }
        public static ValueTask<T> LastOrDefaultAsync<T>(this IAsyncEnumerable<T> source, Func<T, bool> predicate, CancellationToken cancellationToken = default(CancellationToken)) { return source.Where(predicate).LastOrDefaultAsync(cancellationToken); }
        public static ValueTask<T> LastOrDefaultAsync<T>(this IAsyncEnumerable<T> source, Func<T, CancellationToken, ValueTask<bool>> predicate, CancellationToken cancellationToken = default(CancellationToken)) { return source.Where(predicate).LastOrDefaultAsync(cancellationToken); }
        public static ValueTask<T> LastOrDefaultAsync<T>(this IAsyncEnumerable<T> source, Func<T, bool> predicate, T defaultValue, CancellationToken cancellationToken = default(CancellationToken)) { return source.Where(predicate).LastOrDefaultAsync(defaultValue, cancellationToken); }
        public static ValueTask<T> LastOrDefaultAsync<T>(this IAsyncEnumerable<T> source, Func<T, CancellationToken, ValueTask<bool>> predicate, T defaultValue, CancellationToken cancellationToken = default(CancellationToken)) { return source.Where(predicate).LastOrDefaultAsync(defaultValue, cancellationToken); }

        // The second item already decides, so no more than two are taken.
        public static ValueTask<T> SingleAsync<T>(this IAsyncEnumerable<T> source, Func<T, bool> predicate, CancellationToken cancellationToken = default(CancellationToken)) { return From(source.Where(predicate).Take(2), list => list.Single(item => true), cancellationToken); }
        public static ValueTask<T> SingleAsync<T>(this IAsyncEnumerable<T> source, Func<T, CancellationToken, ValueTask<bool>> predicate, CancellationToken cancellationToken = default(CancellationToken)) { return From(source.Where(predicate).Take(2), list => list.Single(item => true), cancellationToken); }
        public static ValueTask<T> SingleOrDefaultAsync<T>(this IAsyncEnumerable<T> source, CancellationToken cancellationToken = default(CancellationToken)) { return source.SingleOrDefaultAsync(default(T), cancellationToken); }
        public static ValueTask<T> SingleOrDefaultAsync<T>(this IAsyncEnumerable<T> source, T defaultValue, CancellationToken cancellationToken = default(CancellationToken)) { return From(source.Take(2), list => list.SingleOrDefault(defaultValue), cancellationToken); }
        public static ValueTask<T> SingleOrDefaultAsync<T>(this IAsyncEnumerable<T> source, Func<T, bool> predicate, CancellationToken cancellationToken = default(CancellationToken)) { return source.SingleOrDefaultAsync(predicate, default(T), cancellationToken); }
        public static ValueTask<T> SingleOrDefaultAsync<T>(this IAsyncEnumerable<T> source, Func<T, CancellationToken, ValueTask<bool>> predicate, CancellationToken cancellationToken = default(CancellationToken)) { return source.SingleOrDefaultAsync(predicate, default(T), cancellationToken); }
        public static ValueTask<T> SingleOrDefaultAsync<T>(this IAsyncEnumerable<T> source, Func<T, bool> predicate, T defaultValue, CancellationToken cancellationToken = default(CancellationToken)) { return From(source.Where(predicate).Take(2), list => list.SingleOrDefault(item => true, defaultValue), cancellationToken); }
        public static ValueTask<T> SingleOrDefaultAsync<T>(this IAsyncEnumerable<T> source, Func<T, CancellationToken, ValueTask<bool>> predicate, T defaultValue, CancellationToken cancellationToken = default(CancellationToken)) { return From(source.Where(predicate).Take(2), list => list.SingleOrDefault(item => true, defaultValue), cancellationToken); }

        public static ValueTask<T> ElementAtOrDefaultAsync<T>(this IAsyncEnumerable<T> source, int index, CancellationToken cancellationToken = default(CancellationToken)) { return From(source.Take(index + 1), list => list.ElementAtOrDefault(index), cancellationToken); }
        public static ValueTask<T> ElementAtAsync<T>(this IAsyncEnumerable<T> source, Index index, CancellationToken cancellationToken = default(CancellationToken)) { return index.IsFromEnd ? From(source, list => list.ElementAt(index), cancellationToken) : source.ElementAtAsync(index.Value, cancellationToken); }
        public static ValueTask<T> ElementAtOrDefaultAsync<T>(this IAsyncEnumerable<T> source, Index index, CancellationToken cancellationToken = default(CancellationToken)) { return index.IsFromEnd ? From(source, list => list.ElementAtOrDefault(index), cancellationToken) : source.ElementAtOrDefaultAsync(index.Value, cancellationToken); }

        public static ValueTask<bool> AnyAsync<T>(this IAsyncEnumerable<T> source, Func<T, CancellationToken, ValueTask<bool>> predicate, CancellationToken cancellationToken = default(CancellationToken)) { return source.Where(predicate).AnyAsync(cancellationToken); }
        public static async ValueTask<bool> AllAsync<T>(this IAsyncEnumerable<T> source, Func<T, CancellationToken, ValueTask<bool>> predicate, CancellationToken cancellationToken = default(CancellationToken)) { return !await source.AnyAsync((T item, CancellationToken token) => Not(predicate(item, token)), cancellationToken); }
        static async ValueTask<bool> Not(ValueTask<bool> condition) { return !await condition; }
        public static ValueTask<int> CountAsync<T>(this IAsyncEnumerable<T> source, Func<T, CancellationToken, ValueTask<bool>> predicate, CancellationToken cancellationToken = default(CancellationToken)) { return source.Where(predicate).CountAsync(cancellationToken); }
        public static ValueTask<long> LongCountAsync<T>(this IAsyncEnumerable<T> source, Func<T, bool> predicate, CancellationToken cancellationToken = default(CancellationToken)) { return source.Where(predicate).LongCountAsync(cancellationToken); }
        public static ValueTask<long> LongCountAsync<T>(this IAsyncEnumerable<T> source, Func<T, CancellationToken, ValueTask<bool>> predicate, CancellationToken cancellationToken = default(CancellationToken)) { return source.Where(predicate).LongCountAsync(cancellationToken); }

        public static ValueTask<TResult> AggregateAsync<T, TAccumulate, TResult>(this IAsyncEnumerable<T> source, TAccumulate seed, Func<TAccumulate, T, TAccumulate> func, Func<TAccumulate, TResult> resultSelector, CancellationToken cancellationToken = default(CancellationToken)) { return From(source, list => list.Aggregate(seed, func, resultSelector), cancellationToken); }
        public static async ValueTask<TAccumulate> AggregateAsync<T, TAccumulate>(this IAsyncEnumerable<T> source, TAccumulate seed, Func<TAccumulate, T, CancellationToken, ValueTask<TAccumulate>> func, CancellationToken cancellationToken = default(CancellationToken))
        {
            TAccumulate value = seed;
            await Walk(source, async (T item) =>
            {
                value = await func(value, item, cancellationToken);
                return true;
            }, cancellationToken);
            return value;
        }
        public static async ValueTask<TResult> AggregateAsync<T, TAccumulate, TResult>(this IAsyncEnumerable<T> source, TAccumulate seed, Func<TAccumulate, T, CancellationToken, ValueTask<TAccumulate>> func, Func<TAccumulate, CancellationToken, ValueTask<TResult>> resultSelector, CancellationToken cancellationToken = default(CancellationToken))
        {
            return await resultSelector(await source.AggregateAsync(seed, func, cancellationToken), cancellationToken);
        }
        public static async ValueTask<T> AggregateAsync<T>(this IAsyncEnumerable<T> source, Func<T, T, CancellationToken, ValueTask<T>> func, CancellationToken cancellationToken = default(CancellationToken))
        {
            bool any = false;
            T value = default(T);
            await Walk(source, async (T item) =>
            {
                value = any ? await func(value, item, cancellationToken) : item;
                any = true;
                return true;
            }, cancellationToken);
            return any ? value : throw new InvalidOperationException("Sequence contains no elements");
        }

        public static ValueTask<T> MaxByAsync<T, TKey>(this IAsyncEnumerable<T> source, Func<T, TKey> keySelector, IComparer<TKey> comparer = null, CancellationToken cancellationToken = default(CancellationToken)) { return From(source, list => list.MaxBy(keySelector, comparer), cancellationToken); }
        public static ValueTask<T> MinByAsync<T, TKey>(this IAsyncEnumerable<T> source, Func<T, TKey> keySelector, IComparer<TKey> comparer = null, CancellationToken cancellationToken = default(CancellationToken)) { return From(source, list => list.MinBy(keySelector, comparer), cancellationToken); }
        public static ValueTask<T> MaxByAsync<T, TKey>(this IAsyncEnumerable<T> source, Func<T, CancellationToken, ValueTask<TKey>> keySelector, IComparer<TKey> comparer = null, CancellationToken cancellationToken = default(CancellationToken)) { return From(Keyed(source, keySelector), list => Of(list, list.Count == 0 ? default(KeyValuePair<TKey, T>) : list.MaxBy(pair => pair.Key, comparer)), cancellationToken); }
        public static ValueTask<T> MinByAsync<T, TKey>(this IAsyncEnumerable<T> source, Func<T, CancellationToken, ValueTask<TKey>> keySelector, IComparer<TKey> comparer = null, CancellationToken cancellationToken = default(CancellationToken)) { return From(Keyed(source, keySelector), list => Of(list, list.Count == 0 ? default(KeyValuePair<TKey, T>) : list.MinBy(pair => pair.Key, comparer)), cancellationToken); }
        // Nothing is the extreme of nothing only where null can say so.
        static T Of<TKey, T>(List<KeyValuePair<TKey, T>> list, KeyValuePair<TKey, T> found)
        {
            if (list.Count == 0 && default(T) != null)
                throw new InvalidOperationException("Sequence contains no elements");
            return found.Value;
        }

        public static ValueTask<float> SumAsync(this IAsyncEnumerable<float> source, CancellationToken cancellationToken = default(CancellationToken)) { return From(source, list => list.Sum(), cancellationToken); }
        public static ValueTask<int?> SumAsync(this IAsyncEnumerable<int?> source, CancellationToken cancellationToken = default(CancellationToken)) { return From(source, list => list.Sum(), cancellationToken); }
        public static ValueTask<long?> SumAsync(this IAsyncEnumerable<long?> source, CancellationToken cancellationToken = default(CancellationToken)) { return From(source, list => list.Sum(), cancellationToken); }
        public static ValueTask<float?> SumAsync(this IAsyncEnumerable<float?> source, CancellationToken cancellationToken = default(CancellationToken)) { return From(source, list => list.Sum(), cancellationToken); }
        public static ValueTask<double?> SumAsync(this IAsyncEnumerable<double?> source, CancellationToken cancellationToken = default(CancellationToken)) { return From(source, list => list.Sum(), cancellationToken); }
        public static ValueTask<decimal?> SumAsync(this IAsyncEnumerable<decimal?> source, CancellationToken cancellationToken = default(CancellationToken)) { return From(source, list => list.Sum(), cancellationToken); }
        public static ValueTask<double> AverageAsync(this IAsyncEnumerable<long> source, CancellationToken cancellationToken = default(CancellationToken)) { return From(source, list => list.Average(), cancellationToken); }
        public static ValueTask<float> AverageAsync(this IAsyncEnumerable<float> source, CancellationToken cancellationToken = default(CancellationToken)) { return From(source, list => list.Average(), cancellationToken); }
        public static ValueTask<decimal> AverageAsync(this IAsyncEnumerable<decimal> source, CancellationToken cancellationToken = default(CancellationToken)) { return From(source, list => list.Average(), cancellationToken); }
        public static ValueTask<double?> AverageAsync(this IAsyncEnumerable<int?> source, CancellationToken cancellationToken = default(CancellationToken)) { return From(source, list => list.Average(), cancellationToken); }
        public static ValueTask<double?> AverageAsync(this IAsyncEnumerable<long?> source, CancellationToken cancellationToken = default(CancellationToken)) { return From(source, list => list.Average(), cancellationToken); }
        public static ValueTask<float?> AverageAsync(this IAsyncEnumerable<float?> source, CancellationToken cancellationToken = default(CancellationToken)) { return From(source, list => list.Average(), cancellationToken); }
        public static ValueTask<double?> AverageAsync(this IAsyncEnumerable<double?> source, CancellationToken cancellationToken = default(CancellationToken)) { return From(source, list => list.Average(), cancellationToken); }
        public static ValueTask<decimal?> AverageAsync(this IAsyncEnumerable<decimal?> source, CancellationToken cancellationToken = default(CancellationToken)) { return From(source, list => list.Average(), cancellationToken); }

        public static ValueTask<Dictionary<TKey, TValue>> ToDictionaryAsync<TKey, TValue>(this IAsyncEnumerable<KeyValuePair<TKey, TValue>> source, IEqualityComparer<TKey> comparer = null, CancellationToken cancellationToken = default(CancellationToken)) { return From(source, list => list.ToDictionary(comparer), cancellationToken); }
        public static ValueTask<Dictionary<TKey, TValue>> ToDictionaryAsync<TKey, TValue>(this IAsyncEnumerable<ValueTuple<TKey, TValue>> source, IEqualityComparer<TKey> comparer = null, CancellationToken cancellationToken = default(CancellationToken)) { return From(source, list => list.ToDictionary(comparer), cancellationToken); }
        public static ValueTask<Dictionary<TKey, T>> ToDictionaryAsync<T, TKey>(this IAsyncEnumerable<T> source, Func<T, CancellationToken, ValueTask<TKey>> keySelector, IEqualityComparer<TKey> comparer = null, CancellationToken cancellationToken = default(CancellationToken)) { return From(Keyed(source, keySelector), list => list.ToDictionary(comparer), cancellationToken); }
        public static ValueTask<Dictionary<TKey, TElement>> ToDictionaryAsync<T, TKey, TElement>(this IAsyncEnumerable<T> source, Func<T, CancellationToken, ValueTask<TKey>> keySelector, Func<T, CancellationToken, ValueTask<TElement>> elementSelector, IEqualityComparer<TKey> comparer = null, CancellationToken cancellationToken = default(CancellationToken)) { return From(Keyed(source, keySelector, elementSelector), list => list.ToDictionary(comparer), cancellationToken); }
        public static ValueTask<ILookup<TKey, T>> ToLookupAsync<T, TKey>(this IAsyncEnumerable<T> source, Func<T, TKey> keySelector, IEqualityComparer<TKey> comparer = null, CancellationToken cancellationToken = default(CancellationToken)) { return From(source, list => list.ToLookup(keySelector, comparer), cancellationToken); }
        public static ValueTask<ILookup<TKey, TElement>> ToLookupAsync<T, TKey, TElement>(this IAsyncEnumerable<T> source, Func<T, TKey> keySelector, Func<T, TElement> elementSelector, IEqualityComparer<TKey> comparer = null, CancellationToken cancellationToken = default(CancellationToken)) { return From(source, list => list.ToLookup(keySelector, elementSelector, comparer), cancellationToken); }
        public static ValueTask<ILookup<TKey, T>> ToLookupAsync<T, TKey>(this IAsyncEnumerable<T> source, Func<T, CancellationToken, ValueTask<TKey>> keySelector, IEqualityComparer<TKey> comparer = null, CancellationToken cancellationToken = default(CancellationToken)) { return From(Keyed(source, keySelector), list => list.ToLookup(pair => pair.Key, pair => pair.Value, comparer), cancellationToken); }
        public static ValueTask<ILookup<TKey, TElement>> ToLookupAsync<T, TKey, TElement>(this IAsyncEnumerable<T> source, Func<T, CancellationToken, ValueTask<TKey>> keySelector, Func<T, CancellationToken, ValueTask<TElement>> elementSelector, IEqualityComparer<TKey> comparer = null, CancellationToken cancellationToken = default(CancellationToken)) { return From(Keyed(source, keySelector, elementSelector), list => list.ToLookup(pair => pair.Key, pair => pair.Value, comparer), cancellationToken); }
    }
}
