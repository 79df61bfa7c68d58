// The operators of parallel queries.
using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;
using Machine = Fencepost.Runtime;

namespace System.Linq
{
    public static partial class ParallelEnumerable
    {
        static ParallelQuery<T> With<T>(ParallelQuery<T> source, QuerySettings settings) { return new SameQuery<T>(source, settings); }

        public static ParallelQuery<T> AsParallel<T>(this IEnumerable<T> source) { return new SourceQuery<T>(source, default(QuerySettings)); }
        public static ParallelQuery<T> AsParallel<T>(this Partitioner<T> source) { return new SourceQuery<T>(source.Elements(), default(QuerySettings)); }
        public static ParallelQuery AsParallel(this IEnumerable source) { return source.Cast<object>().AsParallel(); }
        public static ParallelQuery<int> Range(int start, int count) { return Enumerable.Range(start, count).AsParallel(); }
        public static ParallelQuery<T> Repeat<T>(T element, int count) { return Enumerable.Repeat(element, count).AsParallel(); }
        public static ParallelQuery<T> Empty<T>() { return Enumerable.Empty<T>().AsParallel(); }

        public static ParallelQuery<T> AsOrdered<T>(this ParallelQuery<T> source)
        {
            if (source == null)
                throw new ArgumentNullException("source");
            if (!(source is SourceQuery<T>))
                throw new InvalidOperationException("AsOrdered may only be called on the result of AsParallel, ParallelEnumerable.Range, or ParallelEnumerable.Repeat.");
            return With(source, source._settings.InOrder(true));
        }
        public static ParallelQuery AsOrdered(this ParallelQuery source) { return source.Cast<object>().AsOrdered(); }
        public static ParallelQuery<T> AsUnordered<T>(this ParallelQuery<T> source) { return With(source, source._settings.InOrder(false)); }
        public static IEnumerable<T> AsSequential<T>(this ParallelQuery<T> source) { return Later(source); }
        public static IEnumerable<T> AsEnumerable<T>(this ParallelQuery<T> source) { return Later(source); }
        static IEnumerable<T> Later<T>(ParallelQuery<T> source)
        {
            foreach (T item in source)
                yield return item;
        }
        public static ParallelQuery<T> WithExecutionMode<T>(this ParallelQuery<T> source, ParallelExecutionMode executionMode) { return source; }
        public static ParallelQuery<T> WithMergeOptions<T>(this ParallelQuery<T> source, ParallelMergeOptions mergeOptions) { return source; }
        public static ParallelQuery<T> WithDegreeOfParallelism<T>(this ParallelQuery<T> source, int degreeOfParallelism)
        {
            if (degreeOfParallelism < 1)
                throw new ArgumentOutOfRangeException("degreeOfParallelism");
            QuerySettings settings = source._settings;
            settings.Degree = degreeOfParallelism;
            return With(source, settings);
        }
        public static ParallelQuery<T> WithCancellation<T>(this ParallelQuery<T> source, CancellationToken cancellationToken)
        {
            QuerySettings settings = source._settings;
            settings.Token = cancellationToken;
            return With(source, settings);
        }

        // --- One element at a time ---

        public static ParallelQuery<TResult> Select<T, TResult>(this ParallelQuery<T> source, Func<T, TResult> selector) { return source.Map(new SelectStep<T, TResult>(selector)); }
        public static ParallelQuery<T> Where<T>(this ParallelQuery<T> source, Func<T, bool> predicate)
        {
            return source.Map(new WhereStep<T>(predicate));
        }
        public static ParallelQuery<TResult> SelectMany<T, TResult>(this ParallelQuery<T> source, Func<T, IEnumerable<TResult>> selector) { return source.Map(new ManyStep<T, TResult>(selector)); }
        public static ParallelQuery<TResult> SelectMany<T, TCollection, TResult>(this ParallelQuery<T> source, Func<T, IEnumerable<TCollection>> collectionSelector, Func<T, TCollection, TResult> resultSelector)
        {
            return source.SelectMany(item => collectionSelector(item).Select(inner => resultSelector(item, inner)));
        }
        static ParallelQuery<KeyValuePair<int, T>> Numbered<T>(ParallelQuery<T> source)
        {
            return source.Whole<KeyValuePair<int, T>>(items => items.Select((item, index) => new KeyValuePair<int, T>(index, item)));
        }
        public static ParallelQuery<TResult> Select<T, TResult>(this ParallelQuery<T> source, Func<T, int, TResult> selector) { return Numbered(source).Select(pair => selector(pair.Value, pair.Key)); }
        public static ParallelQuery<T> Where<T>(this ParallelQuery<T> source, Func<T, int, bool> predicate) { return Numbered(source).Where(pair => predicate(pair.Value, pair.Key)).Select(pair => pair.Value); }
        public static ParallelQuery<TResult> SelectMany<T, TResult>(this ParallelQuery<T> source, Func<T, int, IEnumerable<TResult>> selector) { return Numbered(source).SelectMany(pair => selector(pair.Value, pair.Key)); }
        public static ParallelQuery<TResult> Cast<TResult>(this ParallelQuery source)
        {
            return source as ParallelQuery<TResult> ?? new SourceQuery<object>(source.Objects().Cast<object>(), source._settings).Select(item => (TResult)item);
        }
        public static ParallelQuery<TResult> OfType<TResult>(this ParallelQuery source)
        {
            return new SourceQuery<object>(source.Objects().Cast<object>(), source._settings).Where(item => item is TResult).Select(item => (TResult)item);
        }
        public static void ForAll<T>(this ParallelQuery<T> source, Action<T> action)
        {
            source.Map(new ActionStep<T>(action)).Execute(true);
        }

        // --- All elements at once ---
        public static OrderedParallelQuery<T> OrderBy<T, TKey>(this ParallelQuery<T> source, Func<T, TKey> keySelector) { return source.OrderBy(keySelector, null); }
        public static OrderedParallelQuery<T> OrderBy<T, TKey>(this ParallelQuery<T> source, Func<T, TKey> keySelector, IComparer<TKey> comparer) { return new OrderedParallelQuery<T>(source, new QueryKey<T, TKey>(keySelector, comparer, 1)); }
        public static OrderedParallelQuery<T> OrderByDescending<T, TKey>(this ParallelQuery<T> source, Func<T, TKey> keySelector) { return source.OrderByDescending(keySelector, null); }
        public static OrderedParallelQuery<T> OrderByDescending<T, TKey>(this ParallelQuery<T> source, Func<T, TKey> keySelector, IComparer<TKey> comparer) { return new OrderedParallelQuery<T>(source, new QueryKey<T, TKey>(keySelector, comparer, -1)); }
        public static OrderedParallelQuery<T> ThenBy<T, TKey>(this OrderedParallelQuery<T> source, Func<T, TKey> keySelector) { return source.ThenBy(keySelector, null); }
        public static OrderedParallelQuery<T> ThenBy<T, TKey>(this OrderedParallelQuery<T> source, Func<T, TKey> keySelector, IComparer<TKey> comparer) { return source.Then(new QueryKey<T, TKey>(keySelector, comparer, 1)); }
        public static OrderedParallelQuery<T> ThenByDescending<T, TKey>(this OrderedParallelQuery<T> source, Func<T, TKey> keySelector) { return source.ThenByDescending(keySelector, null); }
        public static OrderedParallelQuery<T> ThenByDescending<T, TKey>(this OrderedParallelQuery<T> source, Func<T, TKey> keySelector, IComparer<TKey> comparer) { return source.Then(new QueryKey<T, TKey>(keySelector, comparer, -1)); }

        // Keys and elements are found in parallel.
        static ParallelQuery<KeyValuePair<TKey, TElement>> Keyed<T, TKey, TElement>(ParallelQuery<T> source, Func<T, TKey> key, Func<T, TElement> element)
        {
            return source.Select(item => new KeyValuePair<TKey, TElement>(key(item), element(item)));
        }
        public static ParallelQuery<IGrouping<TKey, T>> GroupBy<T, TKey>(this ParallelQuery<T> source, Func<T, TKey> keySelector) { return source.GroupBy(keySelector, item => item, null); }
        public static ParallelQuery<IGrouping<TKey, T>> GroupBy<T, TKey>(this ParallelQuery<T> source, Func<T, TKey> keySelector, IEqualityComparer<TKey> comparer) { return source.GroupBy(keySelector, item => item, comparer); }
        public static ParallelQuery<IGrouping<TKey, TElement>> GroupBy<T, TKey, TElement>(this ParallelQuery<T> source, Func<T, TKey> keySelector, Func<T, TElement> elementSelector) { return source.GroupBy(keySelector, elementSelector, null); }
        public static ParallelQuery<IGrouping<TKey, TElement>> GroupBy<T, TKey, TElement>(this ParallelQuery<T> source, Func<T, TKey> keySelector, Func<T, TElement> elementSelector, IEqualityComparer<TKey> comparer)
        {
            return Keyed(source, keySelector, elementSelector).Whole<IGrouping<TKey, TElement>>(items => items.GroupBy(pair => pair.Key, pair => pair.Value, comparer));
        }
        public static ParallelQuery<TResult> GroupBy<T, TKey, TResult>(this ParallelQuery<T> source, Func<T, TKey> keySelector, Func<TKey, IEnumerable<T>, TResult> resultSelector) { return source.GroupBy(keySelector).Select(group => resultSelector(group.Key, group)); }
        public static ILookup<TKey, T> ToLookup<T, TKey>(this ParallelQuery<T> source, Func<T, TKey> keySelector) { return source.Execute().ToLookup(keySelector); }
        public static ILookup<TKey, TElement> ToLookup<T, TKey, TElement>(this ParallelQuery<T> source, Func<T, TKey> keySelector, Func<T, TElement> elementSelector) { return source.Execute().ToLookup(keySelector, elementSelector); }
        public static Dictionary<TKey, T> ToDictionary<T, TKey>(this ParallelQuery<T> source, Func<T, TKey> keySelector) { return source.Execute().ToDictionary(keySelector); }
        public static Dictionary<TKey, T> ToDictionary<T, TKey>(this ParallelQuery<T> source, Func<T, TKey> keySelector, IEqualityComparer<TKey> comparer) { return source.Execute().ToDictionary(keySelector, comparer); }
        public static Dictionary<TKey, TElement> ToDictionary<T, TKey, TElement>(this ParallelQuery<T> source, Func<T, TKey> keySelector, Func<T, TElement> elementSelector) { return source.Execute().ToDictionary(keySelector, elementSelector); }
        public static Dictionary<TKey, TElement> ToDictionary<T, TKey, TElement>(this ParallelQuery<T> source, Func<T, TKey> keySelector, Func<T, TElement> elementSelector, IEqualityComparer<TKey> comparer) { return source.Execute().ToDictionary(keySelector, elementSelector, comparer); }
        public static ParallelQuery<TResult> Join<TOuter, TInner, TKey, TResult>(this ParallelQuery<TOuter> outer, ParallelQuery<TInner> inner, Func<TOuter, TKey> outerKeySelector, Func<TInner, TKey> innerKeySelector, Func<TOuter, TInner, TResult> resultSelector)
        {
            return outer.Whole<KeyValuePair<TOuter, TInner>>(items => items.Join(inner.Execute(), outerKeySelector, innerKeySelector, (left, right) => new KeyValuePair<TOuter, TInner>(left, right))).Select(pair => resultSelector(pair.Key, pair.Value));
        }
        public static ParallelQuery<TResult> GroupJoin<TOuter, TInner, TKey, TResult>(this ParallelQuery<TOuter> outer, ParallelQuery<TInner> inner, Func<TOuter, TKey> outerKeySelector, Func<TInner, TKey> innerKeySelector, Func<TOuter, IEnumerable<TInner>, TResult> resultSelector)
        {
            return outer.Whole<KeyValuePair<TOuter, IEnumerable<TInner>>>(items => items.GroupJoin(inner.Execute(), outerKeySelector, innerKeySelector, (left, right) => new KeyValuePair<TOuter, IEnumerable<TInner>>(left, right))).Select(pair => resultSelector(pair.Key, pair.Value));
        }
        public static ParallelQuery<TResult> Zip<T, TSecond, TResult>(this ParallelQuery<T> first, ParallelQuery<TSecond> second, Func<T, TSecond, TResult> resultSelector)
        {
            return first.Whole<KeyValuePair<T, TSecond>>(items => items.Zip(second.Execute(), (left, right) => new KeyValuePair<T, TSecond>(left, right))).Select(pair => resultSelector(pair.Key, pair.Value));
        }
        public static ParallelQuery<T> Concat<T>(this ParallelQuery<T> first, ParallelQuery<T> second) { return first.Whole<T>(items => items.Concat(second.Execute())); }
        public static ParallelQuery<T> Union<T>(this ParallelQuery<T> first, ParallelQuery<T> second) { return first.Whole<T>(items => items.Union(second.Execute())); }
        public static ParallelQuery<T> Intersect<T>(this ParallelQuery<T> first, ParallelQuery<T> second) { return first.Whole<T>(items => items.Intersect(second.Execute())); }
        public static ParallelQuery<T> Except<T>(this ParallelQuery<T> first, ParallelQuery<T> second) { return first.Whole<T>(items => items.Except(second.Execute())); }
        public static bool SequenceEqual<T>(this ParallelQuery<T> first, ParallelQuery<T> second) { return first.Execute().SequenceEqual(second.Execute()); }
        public static ParallelQuery<T> Distinct<T>(this ParallelQuery<T> source) { return source.Whole<T>(items => items.Distinct()); }
        public static ParallelQuery<T> Distinct<T>(this ParallelQuery<T> source, IEqualityComparer<T> comparer) { return source.Whole<T>(items => items.Distinct(comparer)); }
        public static ParallelQuery<T> Reverse<T>(this ParallelQuery<T> source) { return source.Whole<T>(items => ((IEnumerable<T>)items).Reverse()); }
        public static ParallelQuery<T> Take<T>(this ParallelQuery<T> source, int count) { return source.Whole<T>(items => items.Take(count)); }
        public static ParallelQuery<T> Skip<T>(this ParallelQuery<T> source, int count) { return source.Whole<T>(items => items.Skip(count)); }
        public static ParallelQuery<T> TakeWhile<T>(this ParallelQuery<T> source, Func<T, bool> predicate) { return source.Whole<T>(items => items.TakeWhile(predicate)); }
        public static ParallelQuery<T> SkipWhile<T>(this ParallelQuery<T> source, Func<T, bool> predicate) { return source.Whole<T>(items => items.SkipWhile(predicate)); }
        public static ParallelQuery<T> DefaultIfEmpty<T>(this ParallelQuery<T> source) { return source.Whole<T>(items => items.DefaultIfEmpty()); }
        public static ParallelQuery<T> DefaultIfEmpty<T>(this ParallelQuery<T> source, T defaultValue) { return source.Whole<T>(items => items.DefaultIfEmpty(defaultValue)); }

        // --- Results ---

        public static T[] ToArray<T>(this ParallelQuery<T> source) { return source.Execute(); }
        public static List<T> ToList<T>(this ParallelQuery<T> source) { return new List<T>(source.Execute()); }
        public static int Count<T>(this ParallelQuery<T> source) { return source.Execute(true).Length; }
        public static int Count<T>(this ParallelQuery<T> source, Func<T, bool> predicate) { return source.Where(predicate).Count(); }
        public static long LongCount<T>(this ParallelQuery<T> source) { return source.Execute(true).Length; }
        public static long LongCount<T>(this ParallelQuery<T> source, Func<T, bool> predicate) { return source.Where(predicate).Count(); }
        public static bool Any<T>(this ParallelQuery<T> source) { return source.Execute(true).Length != 0; }
        public static bool Any<T>(this ParallelQuery<T> source, Func<T, bool> predicate)
        {
            // Who finds one stops the others.
            return !Parallel.ForEach(source.Works().ToArray(), source._settings.Options(), (work, state) =>
            {
                foreach (T item in work.Done().All())
                {
                    if (predicate(item))
                        state.Stop();
                }
            }).IsCompleted;
        }
        public static bool All<T>(this ParallelQuery<T> source, Func<T, bool> predicate) { return !source.Any(item => !predicate(item)); }
        public static bool Contains<T>(this ParallelQuery<T> source, T value) { return source.Any(item => EqualityComparer<T>.Default.Equals(item, value)); }
        public static bool Contains<T>(this ParallelQuery<T> source, T value, IEqualityComparer<T> comparer) { return source.Any(item => comparer.Equals(item, value)); }
        public static T ElementAt<T>(this ParallelQuery<T> source, int index) { return source.Execute().ElementAt(index); }
        public static T ElementAtOrDefault<T>(this ParallelQuery<T> source, int index) { return source.Execute().ElementAtOrDefault(index); }
        public static T First<T>(this ParallelQuery<T> source) { return source.Execute().First(); }
        public static T First<T>(this ParallelQuery<T> source, Func<T, bool> predicate) { return source.Where(predicate).First(); }
        public static T FirstOrDefault<T>(this ParallelQuery<T> source) { return source.Execute().FirstOrDefault(); }
        public static T FirstOrDefault<T>(this ParallelQuery<T> source, Func<T, bool> predicate) { return source.Where(predicate).FirstOrDefault(); }
        public static T Last<T>(this ParallelQuery<T> source) { return source.Execute().Last(); }
        public static T Last<T>(this ParallelQuery<T> source, Func<T, bool> predicate) { return source.Where(predicate).Last(); }
        public static T LastOrDefault<T>(this ParallelQuery<T> source) { return source.Execute().LastOrDefault(); }
        public static T LastOrDefault<T>(this ParallelQuery<T> source, Func<T, bool> predicate) { return source.Where(predicate).LastOrDefault(); }
        public static T Single<T>(this ParallelQuery<T> source) { return source.Execute().Single(); }
        public static T Single<T>(this ParallelQuery<T> source, Func<T, bool> predicate) { return source.Where(predicate).Single(); }
        public static T SingleOrDefault<T>(this ParallelQuery<T> source) { return source.Execute().SingleOrDefault(); }
        public static T SingleOrDefault<T>(this ParallelQuery<T> source, Func<T, bool> predicate) { return source.Where(predicate).SingleOrDefault(); }
        public static T Aggregate<T>(this ParallelQuery<T> source, Func<T, T, T> func) { return source.Execute().Aggregate(func); }
        public static TAccumulate Aggregate<T, TAccumulate>(this ParallelQuery<T> source, TAccumulate seed, Func<TAccumulate, T, TAccumulate> func) { return source.Execute().Aggregate(seed, func); }
        public static TResult Aggregate<T, TAccumulate, TResult>(this ParallelQuery<T> source, TAccumulate seed, Func<TAccumulate, T, TAccumulate> func, Func<TAccumulate, TResult> resultSelector) { return resultSelector(source.Aggregate(seed, func)); }
        // Every element is a partition of its own, or all of them are one.
        public static TResult Aggregate<T, TAccumulate, TResult>(this ParallelQuery<T> source, TAccumulate seed, Func<TAccumulate, T, TAccumulate> updateAccumulatorFunc, Func<TAccumulate, TAccumulate, TAccumulate> combineAccumulatorsFunc, Func<TAccumulate, TResult> resultSelector)
        {
            return source.Aggregate(() => seed, updateAccumulatorFunc, combineAccumulatorsFunc, resultSelector);
        }
        public static TResult Aggregate<T, TAccumulate, TResult>(this ParallelQuery<T> source, Func<TAccumulate> seedFactory, Func<TAccumulate, T, TAccumulate> updateAccumulatorFunc, Func<TAccumulate, TAccumulate, TAccumulate> combineAccumulatorsFunc, Func<TAccumulate, TResult> resultSelector)
        {
            Machine.Relies(Machine.LoopsRunOnPool);
            if (Machine.Choose(2) != 0)
            {
                TAccumulate all = seedFactory();
                foreach (QueryWork<T> work in source.Works())
                {
                    foreach (T item in work.Done().All())
                        all = updateAccumulatorFunc(all, item);
                }
                return resultSelector(all);
            }
            TAccumulate[] parts = source.Select(item => updateAccumulatorFunc(seedFactory(), item)).Execute();
            return resultSelector(parts.Length == 0 ? seedFactory() : parts.Aggregate(combineAccumulatorsFunc));
        }

        // --- Numbers ---

        public static T Min<T>(this ParallelQuery<T> source) { return source.Execute().Min(); }
        public static T Max<T>(this ParallelQuery<T> source) { return source.Execute().Max(); }
        public static TResult Min<T, TResult>(this ParallelQuery<T> source, Func<T, TResult> selector) { return source.Select(selector).Min(); }
        public static TResult Max<T, TResult>(this ParallelQuery<T> source, Func<T, TResult> selector) { return source.Select(selector).Max(); }
        public static int Sum(this ParallelQuery<int> source) { return source.Execute(true).Sum(); }
        public static int Sum<T>(this ParallelQuery<T> source, Func<T, int> selector) { return source.Select(selector).Execute(true).Sum(); }
        public static double Average(this ParallelQuery<int> source) { return source.Execute(true).Average(); }
        public static double Average<T>(this ParallelQuery<T> source, Func<T, int> selector) { return source.Select(selector).Execute(true).Average(); }
        public static int Min(this ParallelQuery<int> source) { return source.Execute(true).Min(); }
        public static int Min<T>(this ParallelQuery<T> source, Func<T, int> selector) { return source.Select(selector).Execute(true).Min(); }
        public static int Max(this ParallelQuery<int> source) { return source.Execute(true).Max(); }
        public static int Max<T>(this ParallelQuery<T> source, Func<T, int> selector) { return source.Select(selector).Execute(true).Max(); }
        public static long Sum(this ParallelQuery<long> source) { return source.Execute(true).Sum(); }
        public static long Sum<T>(this ParallelQuery<T> source, Func<T, long> selector) { return source.Select(selector).Execute(true).Sum(); }
        public static double Average(this ParallelQuery<long> source) { return source.Execute(true).Average(); }
        public static double Average<T>(this ParallelQuery<T> source, Func<T, long> selector) { return source.Select(selector).Execute(true).Average(); }
        public static long Min(this ParallelQuery<long> source) { return source.Execute(true).Min(); }
        public static long Min<T>(this ParallelQuery<T> source, Func<T, long> selector) { return source.Select(selector).Execute(true).Min(); }
        public static long Max(this ParallelQuery<long> source) { return source.Execute(true).Max(); }
        public static long Max<T>(this ParallelQuery<T> source, Func<T, long> selector) { return source.Select(selector).Execute(true).Max(); }
        public static float Sum(this ParallelQuery<float> source) { return source.Execute().Sum(); }
        public static float Sum<T>(this ParallelQuery<T> source, Func<T, float> selector) { return source.Select(selector).Execute().Sum(); }
        public static float Average(this ParallelQuery<float> source) { return source.Execute().Average(); }
        public static float Average<T>(this ParallelQuery<T> source, Func<T, float> selector) { return source.Select(selector).Execute().Average(); }
        public static float Min(this ParallelQuery<float> source) { return source.Execute().Min(); }
        public static float Min<T>(this ParallelQuery<T> source, Func<T, float> selector) { return source.Select(selector).Execute().Min(); }
        public static float Max(this ParallelQuery<float> source) { return source.Execute().Max(); }
        public static float Max<T>(this ParallelQuery<T> source, Func<T, float> selector) { return source.Select(selector).Execute().Max(); }
        public static double Sum(this ParallelQuery<double> source) { return source.Execute().Sum(); }
        public static double Sum<T>(this ParallelQuery<T> source, Func<T, double> selector) { return source.Select(selector).Execute().Sum(); }
        public static double Average(this ParallelQuery<double> source) { return source.Execute().Average(); }
        public static double Average<T>(this ParallelQuery<T> source, Func<T, double> selector) { return source.Select(selector).Execute().Average(); }
        public static double Min(this ParallelQuery<double> source) { return source.Execute().Min(); }
        public static double Min<T>(this ParallelQuery<T> source, Func<T, double> selector) { return source.Select(selector).Execute().Min(); }
        public static double Max(this ParallelQuery<double> source) { return source.Execute().Max(); }
        public static double Max<T>(this ParallelQuery<T> source, Func<T, double> selector) { return source.Select(selector).Execute().Max(); }
        public static decimal Sum(this ParallelQuery<decimal> source) { return source.Execute(true).Sum(); }
        public static decimal Sum<T>(this ParallelQuery<T> source, Func<T, decimal> selector) { return source.Select(selector).Execute(true).Sum(); }
        public static decimal Average(this ParallelQuery<decimal> source) { return source.Execute(true).Average(); }
        public static decimal Average<T>(this ParallelQuery<T> source, Func<T, decimal> selector) { return source.Select(selector).Execute(true).Average(); }
        public static decimal Min(this ParallelQuery<decimal> source) { return source.Execute(true).Min(); }
        public static decimal Min<T>(this ParallelQuery<T> source, Func<T, decimal> selector) { return source.Select(selector).Execute(true).Min(); }
        public static decimal Max(this ParallelQuery<decimal> source) { return source.Execute(true).Max(); }
        public static decimal Max<T>(this ParallelQuery<T> source, Func<T, decimal> selector) { return source.Select(selector).Execute(true).Max(); }
        public static int? Sum(this ParallelQuery<int?> source) { return source.Execute(true).Sum(); }
        public static int? Sum<T>(this ParallelQuery<T> source, Func<T, int?> selector) { return source.Select(selector).Execute(true).Sum(); }
        public static double? Average(this ParallelQuery<int?> source) { return source.Execute(true).Average(); }
        public static double? Average<T>(this ParallelQuery<T> source, Func<T, int?> selector) { return source.Select(selector).Execute(true).Average(); }
        public static int? Min(this ParallelQuery<int?> source) { return source.Execute(true).Min(); }
        public static int? Min<T>(this ParallelQuery<T> source, Func<T, int?> selector) { return source.Select(selector).Execute(true).Min(); }
        public static int? Max(this ParallelQuery<int?> source) { return source.Execute(true).Max(); }
        public static int? Max<T>(this ParallelQuery<T> source, Func<T, int?> selector) { return source.Select(selector).Execute(true).Max(); }
        public static long? Sum(this ParallelQuery<long?> source) { return source.Execute(true).Sum(); }
        public static long? Sum<T>(this ParallelQuery<T> source, Func<T, long?> selector) { return source.Select(selector).Execute(true).Sum(); }
        public static double? Average(this ParallelQuery<long?> source) { return source.Execute(true).Average(); }
        public static double? Average<T>(this ParallelQuery<T> source, Func<T, long?> selector) { return source.Select(selector).Execute(true).Average(); }
        public static long? Min(this ParallelQuery<long?> source) { return source.Execute(true).Min(); }
        public static long? Min<T>(this ParallelQuery<T> source, Func<T, long?> selector) { return source.Select(selector).Execute(true).Min(); }
        public static long? Max(this ParallelQuery<long?> source) { return source.Execute(true).Max(); }
        public static long? Max<T>(this ParallelQuery<T> source, Func<T, long?> selector) { return source.Select(selector).Execute(true).Max(); }
        public static float? Sum(this ParallelQuery<float?> source) { return source.Execute().Sum(); }
        public static float? Sum<T>(this ParallelQuery<T> source, Func<T, float?> selector) { return source.Select(selector).Execute().Sum(); }
        public static float? Average(this ParallelQuery<float?> source) { return source.Execute().Average(); }
        public static float? Average<T>(this ParallelQuery<T> source, Func<T, float?> selector) { return source.Select(selector).Execute().Average(); }
        public static float? Min(this ParallelQuery<float?> source) { return source.Execute().Min(); }
        public static float? Min<T>(this ParallelQuery<T> source, Func<T, float?> selector) { return source.Select(selector).Execute().Min(); }
        public static float? Max(this ParallelQuery<float?> source) { return source.Execute().Max(); }
        public static float? Max<T>(this ParallelQuery<T> source, Func<T, float?> selector) { return source.Select(selector).Execute().Max(); }
        public static double? Sum(this ParallelQuery<double?> source) { return source.Execute().Sum(); }
        public static double? Sum<T>(this ParallelQuery<T> source, Func<T, double?> selector) { return source.Select(selector).Execute().Sum(); }
        public static double? Average(this ParallelQuery<double?> source) { return source.Execute().Average(); }
        public static double? Average<T>(this ParallelQuery<T> source, Func<T, double?> selector) { return source.Select(selector).Execute().Average(); }
        public static double? Min(this ParallelQuery<double?> source) { return source.Execute().Min(); }
        public static double? Min<T>(this ParallelQuery<T> source, Func<T, double?> selector) { return source.Select(selector).Execute().Min(); }
        public static double? Max(this ParallelQuery<double?> source) { return source.Execute().Max(); }
        public static double? Max<T>(this ParallelQuery<T> source, Func<T, double?> selector) { return source.Select(selector).Execute().Max(); }
        public static decimal? Sum(this ParallelQuery<decimal?> source) { return source.Execute(true).Sum(); }
        public static decimal? Sum<T>(this ParallelQuery<T> source, Func<T, decimal?> selector) { return source.Select(selector).Execute(true).Sum(); }
        public static decimal? Average(this ParallelQuery<decimal?> source) { return source.Execute(true).Average(); }
        public static decimal? Average<T>(this ParallelQuery<T> source, Func<T, decimal?> selector) { return source.Select(selector).Execute(true).Average(); }
        public static decimal? Min(this ParallelQuery<decimal?> source) { return source.Execute(true).Min(); }
        public static decimal? Min<T>(this ParallelQuery<T> source, Func<T, decimal?> selector) { return source.Select(selector).Execute(true).Min(); }
        public static decimal? Max(this ParallelQuery<decimal?> source) { return source.Execute(true).Max(); }
        public static decimal? Max<T>(this ParallelQuery<T> source, Func<T, decimal?> selector) { return source.Select(selector).Execute(true).Max(); }
    }
}
