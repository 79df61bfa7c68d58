// Operators on asynchronous sequences. Those that yield items are walks: a class for each kind of step.
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

namespace System.Linq
{
    // A sequence whose walks are made by a function of the token.
    sealed class AsyncSequence<T> : IAsyncEnumerable<T>
    {
        readonly Func<CancellationToken, AsyncWalk<T>> _make;
        internal AsyncSequence(Func<CancellationToken, AsyncWalk<T>> make) { _make = make; }
        public IAsyncEnumerator<T> GetAsyncEnumerator(CancellationToken cancellationToken = default(CancellationToken)) { return _make(cancellationToken); }
    }

    abstract class AsyncWalk<T> : IAsyncEnumerator<T>
    {
        public T Current { get; protected set; }
        protected abstract ValueTask<bool> Move();
        public ValueTask<bool> MoveNextAsync() { return Move(); }
        public virtual ValueTask DisposeAsync() { return default(ValueTask); }
    }

    // One step over a source: what becomes of an item is up to a function, which may also end the walk.
    sealed class AsyncFilter<T, TResult> : AsyncWalk<TResult>
    {
        internal struct Answer
        {
            internal bool Yields, Ends;
            internal TResult Value;
        }

        readonly IAsyncEnumerator<T> _source;
        readonly Func<T, int, ValueTask<Answer>> _step;
        int _index;
        bool _ended;
        internal AsyncFilter(IAsyncEnumerator<T> source, Func<T, int, ValueTask<Answer>> step)
        {
            _source = source;
            _step = step;
        }
        protected override async ValueTask<bool> Move()
        {
            while (!_ended && await _source.MoveNextAsync())
            {
                Answer answer = await _step(_source.Current, _index++);
                _ended = answer.Ends;
                if (answer.Yields)
                {
                    Current = answer.Value;
                    return true;
                }
            }
            return false;
        }
        public override ValueTask DisposeAsync() { return _source.DisposeAsync(); }
    }

    // The items of an ordinary sequence that is made when the first is asked for.
    sealed class AsyncItems<T> : AsyncWalk<T>
    {
        readonly Func<Task<IEnumerable<T>>> _make;
        readonly CancellationToken _token;
        IEnumerator<T> _items;
        internal AsyncItems(Func<Task<IEnumerable<T>>> make, CancellationToken token)
        {
            _make = make;
            _token = token;
        }
        protected override async ValueTask<bool> Move()
        {
            _token.ThrowIfCancellationRequested();
            if (_items == null)
                _items = (await _make()).GetEnumerator();
            if (!_items.MoveNext())
                return false;
            Current = _items.Current;
            return true;
        }
        public override ValueTask DisposeAsync()
        {
            _items?.Dispose();
            return default(ValueTask);
        }
    }

    public static partial class AsyncEnumerable
    {
        static void Check(object source, string name = "source")
        {
            if (source == null)
                throw new ArgumentNullException(name);
        }

        static IAsyncEnumerable<TResult> Each<T, TResult>(IAsyncEnumerable<T> source, Func<T, int, CancellationToken, ValueTask<AsyncFilter<T, TResult>.Answer>> step)
        {
            Check(source);
            return new AsyncSequence<TResult>(token => new AsyncFilter<T, TResult>(source.GetAsyncEnumerator(token), (item, index) => step(item, index, token)));
        }
        static ValueTask<AsyncFilter<T, TResult>.Answer> Now<T, TResult>(bool yields, TResult value, bool ends = false)
        {
            return new ValueTask<AsyncFilter<T, TResult>.Answer>(new AsyncFilter<T, TResult>.Answer { Yields = yields, Value = value, Ends = ends });
        }
        static async ValueTask<AsyncFilter<T, T>.Answer> If<T>(ValueTask<bool> condition, T item)
        {
            return new AsyncFilter<T, T>.Answer { Yields = await condition, Value = item };
        }
        static async ValueTask<AsyncFilter<T, TResult>.Answer> Then<T, TResult>(ValueTask<TResult> value)
        {
            return new AsyncFilter<T, TResult>.Answer { Yields = true, Value = await value };
        }
        static IAsyncEnumerable<TResult> Collected<T, TResult>(IAsyncEnumerable<T> source, Func<List<T>, IEnumerable<TResult>> make)
        {
            Check(source);
            return new AsyncSequence<TResult>(token => new AsyncItems<TResult>(async () => make(await source.ToListAsync(token)), token));
        }

        public static IAsyncEnumerable<T> ToAsyncEnumerable<T>(this IEnumerable<T> source)
        {
            Check(source);
            return new AsyncSequence<T>(token => new AsyncItems<T>(() => Task.FromResult(source), token));
        }
        public static IAsyncEnumerable<T> Empty<T>() { return new T[0].ToAsyncEnumerable(); }
        public static IAsyncEnumerable<int> Range(int start, int count) { return Enumerable.Range(start, count).ToAsyncEnumerable(); }
        public static IAsyncEnumerable<T> Repeat<T>(T element, int count) { return Enumerable.Repeat(element, count).ToAsyncEnumerable(); }

        public static IAsyncEnumerable<T> Where<T>(this IAsyncEnumerable<T> source, Func<T, bool> predicate) { return Each<T, T>(source, (item, index, token) => Now<T, T>(predicate(item), item)); }
        public static IAsyncEnumerable<T> Where<T>(this IAsyncEnumerable<T> source, Func<T, int, bool> predicate) { return Each<T, T>(source, (item, index, token) => Now<T, T>(predicate(item, index), item)); }
        public static IAsyncEnumerable<T> Where<T>(this IAsyncEnumerable<T> source, Func<T, CancellationToken, ValueTask<bool>> predicate) { return Each<T, T>(source, (item, index, token) => If(predicate(item, token), item)); }
        public static IAsyncEnumerable<TResult> Select<T, TResult>(this IAsyncEnumerable<T> source, Func<T, TResult> selector) { return Each<T, TResult>(source, (item, index, token) => Now<T, TResult>(true, selector(item))); }
        public static IAsyncEnumerable<TResult> Select<T, TResult>(this IAsyncEnumerable<T> source, Func<T, int, TResult> selector) { return Each<T, TResult>(source, (item, index, token) => Now<T, TResult>(true, selector(item, index))); }
        public static IAsyncEnumerable<TResult> Select<T, TResult>(this IAsyncEnumerable<T> source, Func<T, CancellationToken, ValueTask<TResult>> selector) { return Each<T, TResult>(source, (item, index, token) => Then<T, TResult>(selector(item, token))); }
        public static IAsyncEnumerable<T> Take<T>(this IAsyncEnumerable<T> source, int count)
        {
            return count <= 0 ? Empty<T>() : Each<T, T>(source, (item, index, token) => Now<T, T>(true, item, index == count - 1));
        }
        public static IAsyncEnumerable<T> Skip<T>(this IAsyncEnumerable<T> source, int count) { return Each<T, T>(source, (item, index, token) => Now<T, T>(index >= count, item)); }
        public static IAsyncEnumerable<TResult> Cast<TResult>(this IAsyncEnumerable<object> source) { return source.Select(item => (TResult)item); }
        public static IAsyncEnumerable<TResult> OfType<TResult>(this IAsyncEnumerable<object> source) { return source.Where(item => item is TResult).Select(item => (TResult)item); }
        public static IAsyncEnumerable<ValueTuple<int, T>> Index<T>(this IAsyncEnumerable<T> source) { return source.Select((item, index) => new ValueTuple<int, T>(index, item)); }
        public static IAsyncEnumerable<T> Append<T>(this IAsyncEnumerable<T> source, T element) { return source.Concat(Repeat(element, 1)); }
        public static IAsyncEnumerable<T> Prepend<T>(this IAsyncEnumerable<T> source, T element) { return Repeat(element, 1).Concat(source); }
        public static IAsyncEnumerable<T> Concat<T>(this IAsyncEnumerable<T> first, IAsyncEnumerable<T> second)
        {
            Check(first, "first");
            Check(second, "second");
            return new AsyncSequence<T>(token => new AsyncChain<T>(first, second, token));
        }
        sealed class AsyncChain<T> : AsyncWalk<T>
        {
            readonly IAsyncEnumerable<T> _second;
            readonly CancellationToken _token;
            IAsyncEnumerator<T> _now;
            bool _last;
            internal AsyncChain(IAsyncEnumerable<T> first, IAsyncEnumerable<T> second, CancellationToken token)
            {
                _now = first.GetAsyncEnumerator(token);
                _second = second;
                _token = token;
            }
            protected override async ValueTask<bool> Move()
            {
                while (!await _now.MoveNextAsync())
                {
                    if (_last)
                        return false;
                    await _now.DisposeAsync();
                    _now = _second.GetAsyncEnumerator(_token);
                    _last = true;
                }
                Current = _now.Current;
                return true;
            }
            public override ValueTask DisposeAsync() { return _now.DisposeAsync(); }
        }

        public static IAsyncEnumerable<T> Reverse<T>(this IAsyncEnumerable<T> source) { return Collected(source, list => ((IEnumerable<T>)list).Reverse()); }
        public static IAsyncEnumerable<IGrouping<TKey, T>> GroupBy<T, TKey>(this IAsyncEnumerable<T> source, Func<T, TKey> keySelector, IEqualityComparer<TKey> comparer = null) { return Collected(source, list => list.GroupBy(keySelector, comparer)); }
    }

    public interface IOrderedAsyncEnumerable<out T> : IAsyncEnumerable<T> { }
}
