// Parallel loops whose threads have values of their own.
using System.Collections.Generic;

namespace System.Threading.Tasks
{
    public static partial class Parallel
    {
        // Iterations that one thread runs may share a local value; where each has a worker of its own it has a value of its own.

        public static ParallelLoopResult For<TLocal>(int fromInclusive, int toExclusive, Func<TLocal> localInit, Func<int, ParallelLoopState, TLocal, TLocal> body, Action<TLocal> localFinally)
        {
            return For(fromInclusive, toExclusive, new ParallelOptions(), localInit, body, localFinally);
        }
        public static ParallelLoopResult For<TLocal>(int fromInclusive, int toExclusive, ParallelOptions parallelOptions, Func<TLocal> localInit, Func<int, ParallelLoopState, TLocal, TLocal> body, Action<TLocal> localFinally)
        {
            var partition = new Partition<int, TLocal>(localInit, body, null, localFinally);
            return For(fromInclusive, toExclusive, parallelOptions, partition.RunAt);
        }
        public static ParallelLoopResult For<TLocal>(long fromInclusive, long toExclusive, Func<TLocal> localInit, Func<long, ParallelLoopState, TLocal, TLocal> body, Action<TLocal> localFinally)
        {
            return For(fromInclusive, toExclusive, new ParallelOptions(), localInit, body, localFinally);
        }
        public static ParallelLoopResult For<TLocal>(long fromInclusive, long toExclusive, ParallelOptions parallelOptions, Func<TLocal> localInit, Func<long, ParallelLoopState, TLocal, TLocal> body, Action<TLocal> localFinally)
        {
            var partition = new Partition<long, TLocal>(localInit, body, null, localFinally);
            return For(fromInclusive, toExclusive, parallelOptions, partition.RunAt);
        }
        public static ParallelLoopResult ForEach<TSource, TLocal>(IEnumerable<TSource> source, Func<TLocal> localInit, Func<TSource, ParallelLoopState, TLocal, TLocal> body, Action<TLocal> localFinally)
        {
            return ForEach(source, new ParallelOptions(), localInit, body, localFinally);
        }
        public static ParallelLoopResult ForEach<TSource, TLocal>(IEnumerable<TSource> source, ParallelOptions parallelOptions, Func<TLocal> localInit, Func<TSource, ParallelLoopState, TLocal, TLocal> body, Action<TLocal> localFinally)
        {
            var partition = new Partition<TSource, TLocal>(localInit, body, null, localFinally);
            return ForEach(source, parallelOptions, partition.RunAt);
        }
        public static ParallelLoopResult ForEach<TSource, TLocal>(IEnumerable<TSource> source, Func<TLocal> localInit, Func<TSource, ParallelLoopState, long, TLocal, TLocal> body, Action<TLocal> localFinally)
        {
            return ForEach(source, new ParallelOptions(), localInit, body, localFinally);
        }
        public static ParallelLoopResult ForEach<TSource, TLocal>(IEnumerable<TSource> source, ParallelOptions parallelOptions, Func<TLocal> localInit, Func<TSource, ParallelLoopState, long, TLocal, TLocal> body, Action<TLocal> localFinally)
        {
            var partition = new Partition<TSource, TLocal>(localInit, null, body, localFinally);
            return ForEach(source, parallelOptions, partition.RunWithIndex);
        }

        sealed class Partition<TSource, TLocal>
        {
            readonly Func<TLocal> _init;
            readonly Func<TSource, ParallelLoopState, TLocal, TLocal> _body;
            readonly Func<TSource, ParallelLoopState, long, TLocal, TLocal> _indexed;
            readonly Action<TLocal> _finally;
            internal Partition(Func<TLocal> init, Func<TSource, ParallelLoopState, TLocal, TLocal> body, Func<TSource, ParallelLoopState, long, TLocal, TLocal> indexed, Action<TLocal> after)
            {
                _init = init ?? throw new ArgumentNullException("localInit");
                if (body == null && indexed == null)
                    throw new ArgumentNullException("body");
                _body = body;
                _indexed = indexed;
                _finally = after ?? throw new ArgumentNullException("localFinally");
            }
            // The value of the thread that runs the iteration, from the first one on.
            ParallelRunner Begin()
            {
                ParallelRunner runner = ParallelRunner.Current;
                if (runner != null && runner._after == null)
                {
                    runner._local = _init();
                    runner._after = local => _finally((TLocal)local);
                }
                return runner;
            }
            internal void RunAt(TSource item, ParallelLoopState state)
            {
                ParallelRunner runner = Begin();
                if (runner != null)
                {
                    runner._local = _body(item, state, (TLocal)runner._local);
                    return;
                }
                TLocal local = _init();
                try
                {
                    local = _body(item, state, local);
                }
                finally
                {
                    _finally(local);
                }
            }
            internal void RunWithIndex(TSource item, ParallelLoopState state, long index)
            {
                ParallelRunner runner = Begin();
                if (runner != null)
                {
                    runner._local = _indexed(item, state, index, (TLocal)runner._local);
                    return;
                }
                TLocal local = _init();
                try
                {
                    local = _indexed(item, state, index, local);
                }
                finally
                {
                    _finally(local);
                }
            }
        }
    }
}
