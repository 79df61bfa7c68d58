// Operators on asynchronous sequences, .NET 10's.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

static class P
{
    static int line, taken;

    static async IAsyncEnumerable<int> To(int n)
    {
        for (int i = 0; i < n; i++)
        {
            await Task.CompletedTask;
            taken++;
            yield return i;
        }
    }

    static async Task Show<T>(IAsyncEnumerable<T> source)
    {
        line++;
        taken = 0;
        try
        {
            Console.WriteLine(line + ": " + string.Join(",", await source.ToListAsync()) + " of " + taken);
        }
        catch (Exception e)
        {
            Console.WriteLine(line + ": " + e.GetType().Name);
        }
    }

    static async Task Show<T>(ValueTask<T> value)
    {
        line++;
        try
        {
            Console.WriteLine(FormattableString.Invariant($"{line}: {await value} of {taken}"));
        }
        catch (Exception e)
        {
            Console.WriteLine(line + ": " + e.GetType().Name);
        }
        taken = 0;
    }

    static async ValueTask<T> Later<T>(T value)
    {
        await Task.CompletedTask;
        return value;
    }

    static async Task Main()
    {
        await Show(To(100).SelectMany(x => Enumerable.Repeat(x, x)).Take(4));
        await Show(To(100).SelectMany(x => To(x)).Take(4));
        await Show(To(4).SelectMany((x, i) => new[] { x, i }));
        await Show(To(3).SelectMany(x => new[] { "a", "b" }, (x, y) => x + y));
        await Show(To(3).SelectMany(x => To(x), (x, y) => x * 10 + y));
        await Show(To(100).Distinct().Take(2));
        await Show(To(100).DistinctBy(x => x % 3).Take(3));
        await Show(To(6).DistinctBy((x, token) => Later(x / 2)));
        await Show(To(100).Chunk(2).Take(2).Select(chunk => string.Join("+", chunk)));
        await Show(To(5).Chunk(2).Select(chunk => chunk.Length));
        await Show(To(3).Zip(To(100)));
        await Show(To(3).Zip(To(2), To(4)));
        await Show(To(3).Zip(To(3), (x, y, token) => Later(x * y)));
        await Show(To(9).TakeWhile((x, i) => x + i < 5));
        await Show(To(9).TakeWhile((x, token) => Later(x < 2)));
        await Show(To(5).SkipWhile(x => x < 3));
        await Show(To(5).SkipWhile((x, i) => i < 4));
        await Show(To(5).SkipLast(2));
        await Show(To(5).TakeLast(2));
        await Show(To(9).Take(2..4));
        await Show(To(5).Take(^3..^1));
        await Show(To(0).DefaultIfEmpty());
        await Show(To(0).DefaultIfEmpty(7));
        await Show(To(3).Union(To(5)));
        await Show(To(3).UnionBy(To(5), x => x % 2));
        await Show(To(5).Except(To(2)));
        await Show(To(5).ExceptBy(To(2), x => x % 3));
        await Show(To(5).Intersect(To(2)));
        await Show(To(5).IntersectBy(To(2), (x, token) => Later(x % 3)));
        await Show(To(5).CountBy(x => x % 2));
        await Show(To(5).AggregateBy(x => x % 2, 10, (sum, x) => sum + x));
        await Show(To(5).AggregateBy((x, token) => Later(x % 2), (key, token) => Later(key), (sum, x, token) => Later(sum + x)));
        await Show(To(5).GroupBy(x => x % 2, x => x * 10).Select(group => group.Key + ":" + string.Join("+", group)));
        await Show(To(5).GroupBy(x => x % 2, (key, items) => key + "=" + items.Sum()));
        await Show(To(4).Join(To(3), x => x, y => y + 1, (x, y) => x + "-" + y));
        await Show(To(4).LeftJoin(To(3), x => x, y => y + 1, (x, y) => x + "-" + y));
        await Show(To(4).RightJoin(To(3), x => x + 2, y => y, (x, y) => x + "-" + y));
        await Show(To(3).GroupJoin(To(6), x => x, y => y % 3, (x, items) => x + ":" + string.Join("+", items)));
        await Show(To(5).OrderByDescending(x => x % 2).ThenBy(x => -x));
        await Show(To(5).OrderBy((x, token) => Later(x % 3)).ThenByDescending((x, token) => Later(x)));
        await Show(To(5).OrderDescending());
        await Show(To(3).Select((x, i, token) => Later(x + i)));
        await Show(To(4).Where((x, i, token) => Later(i % 2 == 0)));
        await Show(AsyncEnumerable.Sequence(1, 7, 3));
        await Show(AsyncEnumerable.InfiniteSequence(1, 2).Take(3));
        await Show(To(100).FirstAsync((x, token) => Later(x > 3)));
        await Show(To(3).FirstOrDefaultAsync(x => x > 5, 9));
        await Show(To(3).LastAsync(x => x < 2));
        await Show(To(3).LastOrDefaultAsync(-1));
        await Show(To(0).LastOrDefaultAsync(-1));
        await Show(To(3).SingleAsync(x => x == 1));
        await Show(To(3).SingleAsync(x => x < 2));
        await Show(To(0).SingleOrDefaultAsync());
        await Show(To(2).SingleOrDefaultAsync());
        await Show(To(3).ElementAtAsync(^1));
        await Show(To(3).ElementAtOrDefaultAsync(5));
        await Show(To(100).AnyAsync((x, token) => Later(x > 3)));
        await Show(To(100).AllAsync((x, token) => Later(x < 3)));
        await Show(To(5).LongCountAsync(x => x > 1));
        await Show(To(5).AggregateAsync(1, (sum, x, token) => Later(sum + x)));
        await Show(To(5).AggregateAsync((x, y, token) => Later(x - y)));
        await Show(To(0).AggregateAsync((x, y, token) => Later(x - y)));
        await Show(To(5).AggregateAsync("", (text, x) => text + x, text => text.Length));
        await Show(To(5).MaxByAsync(x => -x));
        await Show(To(5).MinByAsync((x, token) => Later(x % 3)));
        await Show(To(0).MinByAsync(x => x));
        await Show(To(3).Select(x => (int?)x).AverageAsync());
        await Show(To(3).Select(x => (decimal)x).AverageAsync());
        await Show(To(3).Select(x => (float)x).SumAsync());
        Console.WriteLine((await To(4).ToLookupAsync(x => x % 2))[1].Sum());
        Console.WriteLine((await To(4).Select(x => (x, x * x)).ToDictionaryAsync())[3]);
        Console.WriteLine((await To(4).ToDictionaryAsync((x, token) => Later(x), (x, token) => Later(x + 1)))[2]);
    }
}
