// Operators on asynchronous sequences that end in a value.
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

namespace System.Linq
{
    public static partial class AsyncEnumerable
    {
        // Goes through a sequence until a function says that it has seen enough.
        static async Task Walk<T>(IAsyncEnumerable<T> source, Func<T, Task<bool>> goesOn, CancellationToken token)
        {
            IAsyncEnumerator<T> walk = source.GetAsyncEnumerator(token);
            try
            {
                while (await walk.MoveNextAsync() && await goesOn(walk.Current))
                {
                }
            }
            finally
            {
                await walk.DisposeAsync();
            }
        }
        static Task Walk<T>(IAsyncEnumerable<T> source, Func<T, bool> goesOn, CancellationToken token) { return Walk(source, item => Task.FromResult(goesOn(item)), token); }

        public static ValueTask<List<T>> ToListAsync<T>(this IAsyncEnumerable<T> source, CancellationToken cancellationToken = default(CancellationToken))
        {
            Check(source);
            return Listed(source, cancellationToken);
        }
        static async ValueTask<List<T>> Listed<T>(IAsyncEnumerable<T> source, CancellationToken token)
        {
            var list = new List<T>();
            await Walk(source, item =>
            {
                list.Add(item);
                return true;
            }, token);
            return list;
        }
        static async ValueTask<TResult> From<T, TResult>(IAsyncEnumerable<T> source, Func<List<T>, TResult> result, CancellationToken token) { return result(await source.ToListAsync(token)); }

        public static ValueTask<T[]> ToArrayAsync<T>(this IAsyncEnumerable<T> source, CancellationToken cancellationToken = default(CancellationToken)) { return From(source, list => list.ToArray(), cancellationToken); }
        public static ValueTask<HashSet<T>> ToHashSetAsync<T>(this IAsyncEnumerable<T> source, IEqualityComparer<T> comparer = null, CancellationToken cancellationToken = default(CancellationToken)) { return From(source, list => new HashSet<T>(list, comparer), cancellationToken); }
        public static ValueTask<Dictionary<TKey, T>> ToDictionaryAsync<T, TKey>(this IAsyncEnumerable<T> source, Func<T, TKey> keySelector, IEqualityComparer<TKey> comparer = null, CancellationToken cancellationToken = default(CancellationToken)) { return From(source, list => list.ToDictionary(keySelector, comparer), cancellationToken); }
        public static ValueTask<Dictionary<TKey, TElement>> ToDictionaryAsync<T, TKey, TElement>(this IAsyncEnumerable<T> source, Func<T, TKey> keySelector, Func<T, TElement> elementSelector, IEqualityComparer<TKey> comparer = null, CancellationToken cancellationToken = default(CancellationToken)) { return From(source, list => list.ToDictionary(keySelector, elementSelector, comparer), cancellationToken); }
        public static ValueTask<int> CountAsync<T>(this IAsyncEnumerable<T> source, CancellationToken cancellationToken = default(CancellationToken)) { return From(source, list => list.Count, cancellationToken); }
        public static ValueTask<int> CountAsync<T>(this IAsyncEnumerable<T> source, Func<T, bool> predicate, CancellationToken cancellationToken = default(CancellationToken)) { return source.Where(predicate).CountAsync(cancellationToken); }
        public static ValueTask<long> LongCountAsync<T>(this IAsyncEnumerable<T> source, CancellationToken cancellationToken = default(CancellationToken)) { return From(source, list => (long)list.Count, cancellationToken); }
        public static ValueTask<int> SumAsync(this IAsyncEnumerable<int> source, CancellationToken cancellationToken = default(CancellationToken)) { return From(source, list => list.Sum(), cancellationToken); }
        public static ValueTask<long> SumAsync(this IAsyncEnumerable<long> source, CancellationToken cancellationToken = default(CancellationToken)) { return From(source, list => list.Sum(), cancellationToken); }
        public static ValueTask<double> SumAsync(this IAsyncEnumerable<double> source, CancellationToken cancellationToken = default(CancellationToken)) { return From(source, list => list.Sum(), cancellationToken); }
        public static ValueTask<decimal> SumAsync(this IAsyncEnumerable<decimal> source, CancellationToken cancellationToken = default(CancellationToken)) { return From(source, list => list.Sum(), cancellationToken); }
        public static ValueTask<double> AverageAsync(this IAsyncEnumerable<int> source, CancellationToken cancellationToken = default(CancellationToken)) { return From(source, list => list.Average(), cancellationToken); }
        public static ValueTask<double> AverageAsync(this IAsyncEnumerable<double> source, CancellationToken cancellationToken = default(CancellationToken)) { return From(source, list => list.Average(), cancellationToken); }
        public static ValueTask<T> MaxAsync<T>(this IAsyncEnumerable<T> source, IComparer<T> comparer = null, CancellationToken cancellationToken = default(CancellationToken)) { return From(source, list => list.Max(comparer), cancellationToken); }
        public static ValueTask<T> MinAsync<T>(this IAsyncEnumerable<T> source, IComparer<T> comparer = null, CancellationToken cancellationToken = default(CancellationToken)) { return From(source, list => list.Min(comparer), cancellationToken); }
        public static ValueTask<T> LastAsync<T>(this IAsyncEnumerable<T> source, CancellationToken cancellationToken = default(CancellationToken)) { return From(source, list => list.Last(), cancellationToken); }
        public static ValueTask<T> LastOrDefaultAsync<T>(this IAsyncEnumerable<T> source, CancellationToken cancellationToken = default(CancellationToken)) { return From(source, list => list.LastOrDefault(), cancellationToken); }
        public static ValueTask<T> SingleAsync<T>(this IAsyncEnumerable<T> source, CancellationToken cancellationToken = default(CancellationToken)) { return From(source.Take(2), list => list.Single(), cancellationToken); }
        public static ValueTask<T> FirstAsync<T>(this IAsyncEnumerable<T> source, CancellationToken cancellationToken = default(CancellationToken)) { return From(source.Take(1), list => list.First(), cancellationToken); }
        public static ValueTask<T> FirstAsync<T>(this IAsyncEnumerable<T> source, Func<T, bool> predicate, CancellationToken cancellationToken = default(CancellationToken)) { return source.Where(predicate).FirstAsync(cancellationToken); }
        public static ValueTask<T> FirstOrDefaultAsync<T>(this IAsyncEnumerable<T> source, CancellationToken cancellationToken = default(CancellationToken)) { return From(source.Take(1), list => list.FirstOrDefault(), cancellationToken); }
        public static ValueTask<T> FirstOrDefaultAsync<T>(this IAsyncEnumerable<T> source, Func<T, bool> predicate, CancellationToken cancellationToken = default(CancellationToken)) { return source.Where(predicate).FirstOrDefaultAsync(cancellationToken); }
        public static ValueTask<T> ElementAtAsync<T>(this IAsyncEnumerable<T> source, int index, CancellationToken cancellationToken = default(CancellationToken)) { return From(source.Take(index + 1), list => list.ElementAt(index), cancellationToken); }
        public static ValueTask<bool> AnyAsync<T>(this IAsyncEnumerable<T> source, CancellationToken cancellationToken = default(CancellationToken)) { return From(source.Take(1), list => list.Count > 0, cancellationToken); }
        public static ValueTask<bool> AnyAsync<T>(this IAsyncEnumerable<T> source, Func<T, bool> predicate, CancellationToken cancellationToken = default(CancellationToken)) { return source.Where(predicate).AnyAsync(cancellationToken); }
        public static async ValueTask<bool> AllAsync<T>(this IAsyncEnumerable<T> source, Func<T, bool> predicate, CancellationToken cancellationToken = default(CancellationToken)) { return !await source.AnyAsync(item => !predicate(item), cancellationToken); }
        public static ValueTask<bool> ContainsAsync<T>(this IAsyncEnumerable<T> source, T value, IEqualityComparer<T> comparer = null, CancellationToken cancellationToken = default(CancellationToken))
        {
            comparer = comparer ?? EqualityComparer<T>.Default;
            return source.AnyAsync(item => comparer.Equals(item, value), cancellationToken);
        }
        public static async ValueTask<bool> SequenceEqualAsync<T>(this IAsyncEnumerable<T> first, IAsyncEnumerable<T> second, IEqualityComparer<T> comparer = null, CancellationToken cancellationToken = default(CancellationToken))
        {
            List<T> left = await first.ToListAsync(cancellationToken);
            return left.SequenceEqual(await second.ToListAsync(cancellationToken), comparer);
        }
        public static ValueTask<TAccumulate> AggregateAsync<T, TAccumulate>(this IAsyncEnumerable<T> source, TAccumulate seed, Func<TAccumulate, T, TAccumulate> func, CancellationToken cancellationToken = default(CancellationToken)) { return From(source, list => list.Aggregate(seed, func), cancellationToken); }
        public static ValueTask<T> AggregateAsync<T>(this IAsyncEnumerable<T> source, Func<T, T, T> func, CancellationToken cancellationToken = default(CancellationToken)) { return From(source, list => list.Aggregate(func), cancellationToken); }
    }
}
