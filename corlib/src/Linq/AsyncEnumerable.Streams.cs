// Operators on asynchronous sequences that give items as soon as they can, whatever the rest of the source does.
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

namespace System.Linq
{
    // Any number of items for each item of a source, and some more when it has ended.
    sealed class AsyncFlow<T, TResult> : AsyncWalk<TResult>
    {
        readonly IAsyncEnumerator<T> _source;
        readonly Func<T, int, Task<IEnumerable<TResult>>> _step;
        readonly Func<IEnumerable<TResult>> _rest;
        IEnumerator<TResult> _items;
        int _index;
        bool _ended;
        internal AsyncFlow(IAsyncEnumerator<T> source, Func<T, int, Task<IEnumerable<TResult>>> step, Func<IEnumerable<TResult>> rest)
        {
            _source = source;
            _step = step;
            _rest = rest;
        }
        protected override async ValueTask<bool> Move()
        {
            while (_items == null || !_items.MoveNext())
            {
                _items?.Dispose();
                _items = null;
                if (_ended)
                    return false;
                if (await _source.MoveNextAsync())
                    _items = (await _step(_source.Current, _index++)).GetEnumerator();
                else
                {
                    _ended = true;
                    _items = _rest == null ? null : _rest().GetEnumerator();
                }
            }
            Current = _items.Current;
            return true;
        }
        public override ValueTask DisposeAsync()
        {
            _items?.Dispose();
            return _source.DisposeAsync();
        }
    }

    // An asynchronous sequence for each item of a source.
    sealed class AsyncNest<T, TInner, TResult> : AsyncWalk<TResult>
    {
        readonly IAsyncEnumerator<T> _source;
        readonly Func<T, int, IAsyncEnumerable<TInner>> _inner;
        readonly Func<T, TInner, ValueTask<TResult>> _result;
        readonly CancellationToken _token;
        IAsyncEnumerator<TInner> _items;
        int _index;
        internal AsyncNest(IAsyncEnumerator<T> source, Func<T, int, IAsyncEnumerable<TInner>> inner, Func<T, TInner, ValueTask<TResult>> result, CancellationToken token)
        {
            _source = source;
            _inner = inner;
            _result = result;
            _token = token;
        }
        protected override async ValueTask<bool> Move()
        {
            while (_items == null || !await _items.MoveNextAsync())
            {
                if (_items != null)
                    await _items.DisposeAsync();
                _items = null;
                if (!await _source.MoveNextAsync())
                    return false;
                _items = _inner(_source.Current, _index++).GetAsyncEnumerator(_token);
            }
            Current = await _result(_source.Current, _items.Current);
            return true;
        }
        public override async ValueTask DisposeAsync()
        {
            if (_items != null)
                await _items.DisposeAsync();
            await _source.DisposeAsync();
        }
    }

    // Two sequences side by side.
    sealed class AsyncPairs<TFirst, TSecond, TResult> : AsyncWalk<TResult>
    {
        readonly IAsyncEnumerator<TFirst> _first;
        readonly IAsyncEnumerator<TSecond> _second;
        readonly Func<TFirst, TSecond, ValueTask<TResult>> _result;
        internal AsyncPairs(IAsyncEnumerator<TFirst> first, IAsyncEnumerator<TSecond> second, Func<TFirst, TSecond, ValueTask<TResult>> result)
        {
            _first = first;
            _second = second;
            _result = result;
        }
        protected override async ValueTask<bool> Move()
        {
            if (!await _first.MoveNextAsync() || !await _second.MoveNextAsync())
                return false;
            Current = await _result(_first.Current, _second.Current);
            return true;
        }
        public override async ValueTask DisposeAsync()
        {
            await _second.DisposeAsync();
            await _first.DisposeAsync();
        }
    }

    public static partial class AsyncEnumerable
    {
        // What one walk keeps from item to item.
        sealed class Flow<T, TResult>
        {
            internal Func<T, int, Task<IEnumerable<TResult>>> Step;
            internal Func<IEnumerable<TResult>> Rest;
        }
        static IAsyncEnumerable<TResult> Flowing<T, TResult>(IAsyncEnumerable<T> source, Func<CancellationToken, Flow<T, TResult>> begin)
        {
            Check(source);
            return new AsyncSequence<TResult>(token =>
            {
                Flow<T, TResult> flow = begin(token);
                return new AsyncFlow<T, TResult>(source.GetAsyncEnumerator(token), flow.Step, flow.Rest);
            });
        }
        static ValueTask<IEnumerable<T>> These<T>(IEnumerable<T> items) { return new ValueTask<IEnumerable<T>>(items); }
        static Task<IEnumerable<T>> Give<T>(IEnumerable<T> items) { return Task.FromResult(items); }
        static ValueTask<T> Value<T>(T value) { return new ValueTask<T>(value); }
        static IEnumerable<T> One<T>(T item) { return new T[] { item }; }
        static IEnumerable<T> None<T>() { return new T[0]; }

        static IAsyncEnumerable<TResult> Many<T, TInner, TResult>(IAsyncEnumerable<T> source, Func<T, int, CancellationToken, ValueTask<IEnumerable<TInner>>> selector, Func<T, TInner, CancellationToken, ValueTask<TResult>> result)
        {
            Check(source);
            return new AsyncSequence<TResult>(token => new AsyncNest<T, TInner, TResult>(source.GetAsyncEnumerator(token), (item, index) => Later(selector(item, index, token)), (item, inner) => result(item, inner, token), token));
        }
        static IAsyncEnumerable<T> Later<T>(ValueTask<IEnumerable<T>> items) { return new AsyncSequence<T>(token => new AsyncItems<T>(() => items.AsTask(), token)); }
        static IAsyncEnumerable<TResult> Nested<T, TInner, TResult>(IAsyncEnumerable<T> source, Func<T, int, IAsyncEnumerable<TInner>> selector, Func<T, TInner, CancellationToken, ValueTask<TResult>> result)
        {
            Check(source);
            return new AsyncSequence<TResult>(token => new AsyncNest<T, TInner, TResult>(source.GetAsyncEnumerator(token), selector, (item, inner) => result(item, inner, token), token));
        }

        public static IAsyncEnumerable<TResult> SelectMany<T, TResult>(this IAsyncEnumerable<T> source, Func<T, IEnumerable<TResult>> selector) { return Many<T, TResult, TResult>(source, (item, index, token) => These(selector(item)), (item, inner, token) => Value(inner)); }
        public static IAsyncEnumerable<TResult> SelectMany<T, TResult>(this IAsyncEnumerable<T> source, Func<T, int, IEnumerable<TResult>> selector) { return Many<T, TResult, TResult>(source, (item, index, token) => These(selector(item, index)), (item, inner, token) => Value(inner)); }
        public static IAsyncEnumerable<TResult> SelectMany<T, TResult>(this IAsyncEnumerable<T> source, Func<T, CancellationToken, ValueTask<IEnumerable<TResult>>> selector) { return Many<T, TResult, TResult>(source, (item, index, token) => selector(item, token), (item, inner, token) => Value(inner)); }
        public static IAsyncEnumerable<TResult> SelectMany<T, TResult>(this IAsyncEnumerable<T> source, Func<T, int, CancellationToken, ValueTask<IEnumerable<TResult>>> selector) { return Many<T, TResult, TResult>(source, selector, (item, inner, token) => Value(inner)); }
        public static IAsyncEnumerable<TResult> SelectMany<T, TResult>(this IAsyncEnumerable<T> source, Func<T, IAsyncEnumerable<TResult>> selector) { return Nested<T, TResult, TResult>(source, (item, index) => selector(item), (item, inner, token) => Value(inner)); }
        public static IAsyncEnumerable<TResult> SelectMany<T, TResult>(this IAsyncEnumerable<T> source, Func<T, int, IAsyncEnumerable<TResult>> selector) { return Nested<T, TResult, TResult>(source, selector, (item, inner, token) => Value(inner)); }
        public static IAsyncEnumerable<TResult> SelectMany<T, TCollection, TResult>(this IAsyncEnumerable<T> source, Func<T, IEnumerable<TCollection>> collectionSelector, Func<T, TCollection, TResult> resultSelector) { return Many<T, TCollection, TResult>(source, (item, index, token) => These(collectionSelector(item)), (item, inner, token) => Value(resultSelector(item, inner))); }
        public static IAsyncEnumerable<TResult> SelectMany<T, TCollection, TResult>(this IAsyncEnumerable<T> source, Func<T, int, IEnumerable<TCollection>> collectionSelector, Func<T, TCollection, TResult> resultSelector) { return Many<T, TCollection, TResult>(source, (item, index, token) => These(collectionSelector(item, index)), (item, inner, token) => Value(resultSelector(item, inner))); }
        public static IAsyncEnumerable<TResult> SelectMany<T, TCollection, TResult>(this IAsyncEnumerable<T> source, Func<T, CancellationToken, ValueTask<IEnumerable<TCollection>>> collectionSelector, Func<T, TCollection, CancellationToken, ValueTask<TResult>> resultSelector) { return Many<T, TCollection, TResult>(source, (item, index, token) => collectionSelector(item, token), resultSelector); }
        public static IAsyncEnumerable<TResult> SelectMany<T, TCollection, TResult>(this IAsyncEnumerable<T> source, Func<T, int, CancellationToken, ValueTask<IEnumerable<TCollection>>> collectionSelector, Func<T, TCollection, CancellationToken, ValueTask<TResult>> resultSelector) { return Many<T, TCollection, TResult>(source, collectionSelector, resultSelector); }
        public static IAsyncEnumerable<TResult> SelectMany<T, TCollection, TResult>(this IAsyncEnumerable<T> source, Func<T, IAsyncEnumerable<TCollection>> collectionSelector, Func<T, TCollection, TResult> resultSelector) { return Nested<T, TCollection, TResult>(source, (item, index) => collectionSelector(item), (item, inner, token) => Value(resultSelector(item, inner))); }
        public static IAsyncEnumerable<TResult> SelectMany<T, TCollection, TResult>(this IAsyncEnumerable<T> source, Func<T, IAsyncEnumerable<TCollection>> collectionSelector, Func<T, TCollection, CancellationToken, ValueTask<TResult>> resultSelector) { return Nested<T, TCollection, TResult>(source, (item, index) => collectionSelector(item), resultSelector); }
        public static IAsyncEnumerable<TResult> SelectMany<T, TCollection, TResult>(this IAsyncEnumerable<T> source, Func<T, int, IAsyncEnumerable<TCollection>> collectionSelector, Func<T, TCollection, CancellationToken, ValueTask<TResult>> resultSelector) { return Nested<T, TCollection, TResult>(source, collectionSelector, resultSelector); }

        static IAsyncEnumerable<TResult> Paired<TFirst, TSecond, TResult>(IAsyncEnumerable<TFirst> first, IAsyncEnumerable<TSecond> second, Func<TFirst, TSecond, CancellationToken, ValueTask<TResult>> result)
        {
            Check(first, "first");
            Check(second, "second");
            return new AsyncSequence<TResult>(token => new AsyncPairs<TFirst, TSecond, TResult>(first.GetAsyncEnumerator(token), second.GetAsyncEnumerator(token), (left, right) => result(left, right, token)));
        }
        public static IAsyncEnumerable<TResult> Zip<TFirst, TSecond, TResult>(this IAsyncEnumerable<TFirst> first, IAsyncEnumerable<TSecond> second, Func<TFirst, TSecond, TResult> resultSelector) { return Paired<TFirst, TSecond, TResult>(first, second, (left, right, token) => Value(resultSelector(left, right))); }
        public static IAsyncEnumerable<TResult> Zip<TFirst, TSecond, TResult>(this IAsyncEnumerable<TFirst> first, IAsyncEnumerable<TSecond> second, Func<TFirst, TSecond, CancellationToken, ValueTask<TResult>> resultSelector) { return Paired(first, second, resultSelector); }
        public static IAsyncEnumerable<ValueTuple<TFirst, TSecond>> Zip<TFirst, TSecond>(this IAsyncEnumerable<TFirst> first, IAsyncEnumerable<TSecond> second) { return first.Zip(second, (left, right) => new ValueTuple<TFirst, TSecond>(left, right)); }
        public static IAsyncEnumerable<ValueTuple<TFirst, TSecond, TThird>> Zip<TFirst, TSecond, TThird>(this IAsyncEnumerable<TFirst> first, IAsyncEnumerable<TSecond> second, IAsyncEnumerable<TThird> third)
        {
            Check(third, "third");
            return first.Zip(second).Zip(third, (pair, last) => new ValueTuple<TFirst, TSecond, TThird>(pair.Item1, pair.Item2, last));
        }

        public static IAsyncEnumerable<T> Where<T>(this IAsyncEnumerable<T> source, Func<T, int, CancellationToken, ValueTask<bool>> predicate) { return Each<T, T>(source, (item, index, token) => If(predicate(item, index, token), item)); }
        public static IAsyncEnumerable<TResult> Select<T, TResult>(this IAsyncEnumerable<T> source, Func<T, int, CancellationToken, ValueTask<TResult>> selector) { return Each<T, TResult>(source, (item, index, token) => Then<T, TResult>(selector(item, index, token))); }
        static async ValueTask<AsyncFilter<T, T>.Answer> While<T>(ValueTask<bool> condition, T item)
        {
            bool goes = await condition;
            return new AsyncFilter<T, T>.Answer { Yields = goes, Ends = !goes, Value = item };
        }
        public static IAsyncEnumerable<T> TakeWhile<T>(this IAsyncEnumerable<T> source, Func<T, bool> predicate) { return Each<T, T>(source, (item, index, token) => While(Value(predicate(item)), item)); }
        public static IAsyncEnumerable<T> TakeWhile<T>(this IAsyncEnumerable<T> source, Func<T, int, bool> predicate) { return Each<T, T>(source, (item, index, token) => While(Value(predicate(item, index)), item)); }
        public static IAsyncEnumerable<T> TakeWhile<T>(this IAsyncEnumerable<T> source, Func<T, CancellationToken, ValueTask<bool>> predicate) { return Each<T, T>(source, (item, index, token) => While(predicate(item, token), item)); }
        public static IAsyncEnumerable<T> TakeWhile<T>(this IAsyncEnumerable<T> source, Func<T, int, CancellationToken, ValueTask<bool>> predicate) { return Each<T, T>(source, (item, index, token) => While(predicate(item, index, token), item)); }

        static IAsyncEnumerable<T> Skipping<T>(IAsyncEnumerable<T> source, Func<T, int, CancellationToken, ValueTask<bool>> predicate)
        {
            return Flowing<T, T>(source, token =>
            {
                bool begun = false;
                return new Flow<T, T>
                {
                    Step = async (item, index) =>
                    {
                        begun = begun || !await predicate(item, index, token);
                        return begun ? One(item) : None<T>();
                    }
                };
            });
        }
        public static IAsyncEnumerable<T> SkipWhile<T>(this IAsyncEnumerable<T> source, Func<T, bool> predicate) { return Skipping(source, (item, index, token) => Value(predicate(item))); }
        public static IAsyncEnumerable<T> SkipWhile<T>(this IAsyncEnumerable<T> source, Func<T, int, bool> predicate) { return Skipping(source, (item, index, token) => Value(predicate(item, index))); }
        public static IAsyncEnumerable<T> SkipWhile<T>(this IAsyncEnumerable<T> source, Func<T, CancellationToken, ValueTask<bool>> predicate) { return Skipping(source, (item, index, token) => predicate(item, token)); }
        public static IAsyncEnumerable<T> SkipWhile<T>(this IAsyncEnumerable<T> source, Func<T, int, CancellationToken, ValueTask<bool>> predicate) { return Skipping(source, predicate); }
        public static IAsyncEnumerable<T> SkipLast<T>(this IAsyncEnumerable<T> source, int count)
        {
            return Flowing<T, T>(source, token =>
            {
                var held = new Queue<T>();
                return new Flow<T, T>
                {
                    Step = (item, index) =>
                    {
                        held.Enqueue(item);
                        return Give(held.Count > Math.Max(count, 0) ? One(held.Dequeue()) : None<T>());
                    }
                };
            });
        }
        public static IAsyncEnumerable<T> TakeLast<T>(this IAsyncEnumerable<T> source, int count) { return Collected(source, list => list.TakeLast(count)); }
        public static IAsyncEnumerable<T> Take<T>(this IAsyncEnumerable<T> source, Range range)
        {
            if (range.Start.IsFromEnd || range.End.IsFromEnd)
                return Collected(source, list => list.Take(range));
            return source.Take(range.End.Value).Skip(range.Start.Value);
        }
        public static IAsyncEnumerable<T[]> Chunk<T>(this IAsyncEnumerable<T> source, int size)
        {
            if (size < 1)
                throw new ArgumentOutOfRangeException("size");
            return Flowing<T, T[]>(source, token =>
            {
                var held = new List<T>();
                return new Flow<T, T[]>
                {
                    Step = (item, index) =>
                    {
                        held.Add(item);
                        if (held.Count < size)
                            return Give(None<T[]>());
                        T[] full = held.ToArray();
                        held.Clear();
                        return Give(One(full));
                    },
                    Rest = () => held.Count == 0 ? None<T[]>() : One(held.ToArray())
                };
            });
        }
        public static IAsyncEnumerable<T> DefaultIfEmpty<T>(this IAsyncEnumerable<T> source) { return source.DefaultIfEmpty(default(T)); }
        public static IAsyncEnumerable<T> DefaultIfEmpty<T>(this IAsyncEnumerable<T> source, T defaultValue)
        {
            return Flowing<T, T>(source, token =>
            {
                bool any = false;
                return new Flow<T, T>
                {
                    Step = (item, index) =>
                    {
                        any = true;
                        return Give(One(item));
                    },
                    Rest = () => any ? None<T>() : One(defaultValue)
                };
            });
        }
        public static IAsyncEnumerable<T> Distinct<T>(this IAsyncEnumerable<T> source, IEqualityComparer<T> comparer = null) { return source.DistinctBy(item => item, comparer); }
        public static IAsyncEnumerable<T> DistinctBy<T, TKey>(this IAsyncEnumerable<T> source, Func<T, TKey> keySelector, IEqualityComparer<TKey> comparer = null) { return source.DistinctBy((item, token) => Value(keySelector(item)), comparer); }
        public static IAsyncEnumerable<T> DistinctBy<T, TKey>(this IAsyncEnumerable<T> source, Func<T, CancellationToken, ValueTask<TKey>> keySelector, IEqualityComparer<TKey> comparer = null)
        {
            return Flowing<T, T>(source, token =>
            {
                var seen = new HashSet<TKey>(comparer);
                return new Flow<T, T> { Step = async (item, index) => seen.Add(await keySelector(item, token)) ? One(item) : None<T>() };
            });
        }
        public static IAsyncEnumerable<T> Shuffle<T>(this IAsyncEnumerable<T> source) { return Collected(source, list => list.Shuffle()); }
        public static IAsyncEnumerable<T> InfiniteSequence<T>(T start, T step) { return Enumerable.InfiniteSequence(start, step).ToAsyncEnumerable(); }
        public static IAsyncEnumerable<T> Sequence<T>(T start, T endInclusive, T step) { return Enumerable.Sequence(start, endInclusive, step).ToAsyncEnumerable(); }
    }
}
