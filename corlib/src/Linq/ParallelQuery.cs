// Queries whose elements are worked on in parallel. Every element of the source is a task of its own,
// which runs the operators that look at one element; other operators get all elements at once.
using System.Collections;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;
using Machine = Fencepost.Runtime;

namespace System.Linq
{
    public enum ParallelExecutionMode { Default, ForceParallelism }
    public enum ParallelMergeOptions { Default, NotBuffered, AutoBuffered, FullyBuffered }

    // What the With operators say.
    struct QuerySettings
    {
        // Whether results come in the order of the source; otherwise in the order in which they are ready.
        internal bool Ordered;
        internal CancellationToken Token;
        internal int Degree;

        internal QuerySettings InOrder(bool ordered)
        {
            QuerySettings changed = this;
            changed.Ordered = ordered;
            return changed;
        }
        internal ParallelOptions Options() { return new ParallelOptions { CancellationToken = Token, MaxDegreeOfParallelism = Degree == 0 ? -1 : Degree }; }
    }

    public abstract class ParallelQuery : IEnumerable
    {
        internal QuerySettings _settings;
        internal ParallelQuery(QuerySettings settings) { _settings = settings; }
        internal abstract IEnumerable Objects();
        IEnumerator IEnumerable.GetEnumerator() { return Objects().GetEnumerator(); }
    }

    public abstract class ParallelQuery<TSource> : ParallelQuery, IEnumerable<TSource>
    {
        internal ParallelQuery(QuerySettings settings) : base(settings) { }

        // What is to be done for each element of the source.
        internal abstract IEnumerable<QueryWork<TSource>> Works();

        // An operator that looks at one element and gives any number.
        internal ParallelQuery<T> Map<T>(QueryStep<TSource, T> step) { return new MapQuery<TSource, T>(this, step); }
        // An operator that needs them all.
        internal ParallelQuery<T> Whole<T>(Func<TSource[], IEnumerable<T>> all) { return new WholeQuery<TSource, T>(this, _settings, all); }

        internal TSource[] Execute() { return Execute(_settings.Ordered); }

        // In order where it makes no difference to the result, which costs fewer states.
        internal TSource[] Execute(bool ordered)
        {
            QueryWork<TSource>[] works = Collected();
            var sink = new QuerySink<TSource>(works.Length, ordered);
            Parallel.ForEach(works, _settings.Options(), sink.Run);
            return sink.All();
        }

        // What the source or an operator over all elements throws is wrapped, too; what a query inside this one throws is already.
        QueryWork<TSource>[] Collected()
        {
            try
            {
                return Works().ToArray();
            }
            catch (Exception e) when (IsUnwrapped(e))
            {
                throw new AggregateException(e);
            }
        }

        static bool IsUnwrapped(Exception e) { return !(e is AggregateException || e is OperationCanceledException); }

        static bool Moves(IEnumerator<QueryWork<TSource>> works, ref List<Exception> failures)
        {
            try
            {
                return works.MoveNext();
            }
            catch (Exception e) when (IsUnwrapped(e))
            {
                failures = new List<Exception> { e };
                return false;
            }
        }

        internal override IEnumerable Objects() { return this; }

        // Going over a query overlaps with the work on what is still to come.
        public virtual IEnumerator<TSource> GetEnumerator()
        {
            if (_settings.Degree != 0 || _settings.Token.CanBeCanceled)
            {
                foreach (TSource item in Execute())
                    yield return item;
                yield break;
            }
            var tasks = new List<Task<QueryResult<TSource>>>();
            List<Exception> failures = null;
            using (IEnumerator<QueryWork<TSource>> works = Works().GetEnumerator())
            {
                while (Moves(works, ref failures))
                    tasks.Add(Task.Run((Func<QueryResult<TSource>>)works.Current.Done));
            }
            while (tasks.Count > 0)
            {
                int next = _settings.Ordered ? 0 : Task.WaitAny(tasks.ToArray());
                Task<QueryResult<TSource>> task = tasks[next];
                tasks.RemoveAt(next);
                var result = default(QueryResult<TSource>);
                try
                {
                    result = task.Result;
                }
                catch (AggregateException e)
                {
                    (failures ?? (failures = new List<Exception>())).AddRange(e.InnerExceptions);
                }
                if (failures != null)
                    continue;
                foreach (TSource item in result.All())
                    yield return item;
            }
            if (failures != null)
                throw new AggregateException(failures);
        }
    }

    public class OrderedParallelQuery<TSource> : ParallelQuery<TSource>
    {
        readonly ParallelQuery<TSource> _source;
        readonly QueryKey<TSource>[] _keys;

        internal OrderedParallelQuery(ParallelQuery<TSource> source, params QueryKey<TSource>[] keys) : base(source._settings.InOrder(true))
        {
            _source = source;
            _keys = keys;
        }

        internal OrderedParallelQuery<TSource> Then(QueryKey<TSource> key) { return new OrderedParallelQuery<TSource>(_source, _keys.Append(key).ToArray()); }

        // Keys are found in parallel, sorting is not.
        internal override IEnumerable<QueryWork<TSource>> Works()
        {
            var rows = _source.Map(new SelectStep<TSource, KeyValuePair<object[], TSource>>(Row)).Execute();
            foreach (KeyValuePair<object[], TSource> row in rows.OrderBy(row => row.Key, new Comparison(_keys)))
                yield return new ItemWork<TSource>(row.Value);
        }

        KeyValuePair<object[], TSource> Row(TSource item)
        {
            var keys = new object[_keys.Length];
            for (int i = 0; i < keys.Length; i++)
                keys[i] = _keys[i].Of(item);
            return new KeyValuePair<object[], TSource>(keys, item);
        }

        sealed class Comparison : IComparer<object[]>
        {
            readonly QueryKey<TSource>[] _keys;
            internal Comparison(QueryKey<TSource>[] keys) { _keys = keys; }
            public int Compare(object[] x, object[] y)
            {
                for (int i = 0; i < _keys.Length; i++)
                {
                    int order = _keys[i].Compare(x[i], y[i]);
                    if (order != 0)
                        return order;
                }
                return 0;
            }
        }
    }

    abstract class QueryKey<TSource>
    {
        internal abstract object Of(TSource item);
        internal abstract int Compare(object x, object y);
    }

    sealed class QueryKey<TSource, TKey> : QueryKey<TSource>
    {
        readonly Func<TSource, TKey> _selector;
        readonly IComparer<TKey> _comparer;
        readonly int _sign;
        internal QueryKey(Func<TSource, TKey> selector, IComparer<TKey> comparer, int sign)
        {
            _selector = selector ?? throw new ArgumentNullException("keySelector");
            _comparer = comparer ?? Comparer<TKey>.Default;
            _sign = sign;
        }
        internal override object Of(TSource item) { return _selector(item); }
        internal override int Compare(object x, object y) { return _sign * Math.Sign(_comparer.Compare((TKey)x, (TKey)y)); }
    }

    // What comes of one element: nothing, one item, or a list. A local of this type costs a task no step, a list would.
    struct QueryResult<T>
    {
        internal bool HasItem;
        internal T Item;
        internal List<T> More;

        internal void Add(T item)
        {
            if (More != null)
                More.Add(item);
            else if (!HasItem)
            {
                HasItem = true;
                Item = item;
            }
            else
                More = new List<T> { Item, item };
        }

        internal IEnumerable<T> All()
        {
            if (More != null)
                return More;
            return HasItem ? new T[] { Item } : new T[0];
        }
    }

    // Results, under the number of their element or in the order in which they come.
    sealed class QuerySink<T>
    {
        readonly QueryResult<T>[] _results;
        readonly bool _ordered;
        int _count;
        internal QuerySink(int length, bool ordered)
        {
            _results = new QueryResult<T>[length];
            _ordered = ordered;
        }
        internal void Run(QueryWork<T> work, ParallelLoopState state, long index)
        {
            var result = default(QueryResult<T>);
            work.Run(ref result);
            Machine.AtomicBegin();
            _results[_ordered ? index : _count++] = result;
            Machine.AtomicEnd();
        }
        internal T[] All()
        {
            var all = new List<T>();
            foreach (QueryResult<T> result in _results)
                all.AddRange(result.All());
            return all.ToArray();
        }
    }

    // What an operator does with one element. Fields that never change cost no step, the variables of a lambda would.
    abstract class QueryStep<S, T>
    {
        internal abstract void Apply(S item, ref QueryResult<T> result);
    }

    sealed class SelectStep<S, T> : QueryStep<S, T>
    {
        readonly Func<S, T> _selector;
        internal SelectStep(Func<S, T> selector) { _selector = selector ?? throw new ArgumentNullException("selector"); }
        internal override void Apply(S item, ref QueryResult<T> result) { result.Add(_selector(item)); }
    }

    sealed class WhereStep<S> : QueryStep<S, S>
    {
        readonly Func<S, bool> _predicate;
        internal WhereStep(Func<S, bool> predicate) { _predicate = predicate ?? throw new ArgumentNullException("predicate"); }
        internal override void Apply(S item, ref QueryResult<S> result)
        {
            if (_predicate(item))
                result.Add(item);
        }
    }

    sealed class ManyStep<S, T> : QueryStep<S, T>
    {
        readonly Func<S, IEnumerable<T>> _selector;
        internal ManyStep(Func<S, IEnumerable<T>> selector) { _selector = selector ?? throw new ArgumentNullException("selector"); }
        internal override void Apply(S item, ref QueryResult<T> result)
        {
            foreach (T inner in _selector(item))
                result.Add(inner);
        }
    }

    sealed class ActionStep<S> : QueryStep<S, int>
    {
        readonly Action<S> _action;
        internal ActionStep(Action<S> action) { _action = action ?? throw new ArgumentNullException("action"); }
        internal override void Apply(S item, ref QueryResult<int> result) { _action(item); }
    }

    abstract class QueryWork<T>
    {
        internal abstract void Run(ref QueryResult<T> result);
        internal QueryResult<T> Done()
        {
            var result = default(QueryResult<T>);
            Run(ref result);
            return result;
        }
    }

    sealed class ItemWork<T> : QueryWork<T>
    {
        readonly T _item;
        internal ItemWork(T item) { _item = item; }
        internal override void Run(ref QueryResult<T> result) { result.Add(_item); }
    }

    sealed class MapWork<S, T> : QueryWork<T>
    {
        readonly QueryWork<S> _source;
        readonly QueryStep<S, T> _step;
        internal MapWork(QueryWork<S> source, QueryStep<S, T> step)
        {
            _source = source;
            _step = step;
        }
        internal override void Run(ref QueryResult<T> result)
        {
            var source = default(QueryResult<S>);
            _source.Run(ref source);
            if (source.More != null)
            {
                foreach (S item in source.More)
                    _step.Apply(item, ref result);
            }
            else if (source.HasItem)
                _step.Apply(source.Item, ref result);
        }
    }

    sealed class SourceQuery<T> : ParallelQuery<T>
    {
        readonly IEnumerable<T> _source;
        internal SourceQuery(IEnumerable<T> source, QuerySettings settings) : base(settings) { _source = source ?? throw new ArgumentNullException("source"); }
        internal override IEnumerable<QueryWork<T>> Works() { return _source.Select(item => (QueryWork<T>)new ItemWork<T>(item)); }
    }

    // The same query with other settings.
    sealed class SameQuery<T> : ParallelQuery<T>
    {
        readonly ParallelQuery<T> _source;
        internal SameQuery(ParallelQuery<T> source, QuerySettings settings) : base(settings) { _source = source; }
        internal override IEnumerable<QueryWork<T>> Works() { return _source.Works(); }
    }

    sealed class MapQuery<S, T> : ParallelQuery<T>
    {
        readonly ParallelQuery<S> _source;
        readonly QueryStep<S, T> _step;
        internal MapQuery(ParallelQuery<S> source, QueryStep<S, T> step) : base(source._settings)
        {
            _source = source;
            _step = step;
        }
        internal override IEnumerable<QueryWork<T>> Works() { return _source.Works().Select(work => (QueryWork<T>)new MapWork<S, T>(work, _step)); }
    }

    sealed class WholeQuery<S, T> : ParallelQuery<T>
    {
        readonly ParallelQuery<S> _source;
        readonly Func<S[], IEnumerable<T>> _all;
        internal WholeQuery(ParallelQuery<S> source, QuerySettings settings, Func<S[], IEnumerable<T>> all) : base(settings)
        {
            _source = source;
            _all = all;
        }
        internal override IEnumerable<QueryWork<T>> Works() { return _all(_source.Execute()).Select(item => (QueryWork<T>)new ItemWork<T>(item)); }
    }
}
