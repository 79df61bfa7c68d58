// Parallel loops over partitioners.
using System.Collections.Concurrent;

namespace System.Threading.Tasks
{
    public static partial class Parallel
    {
        static System.Collections.Generic.IEnumerable<TSource> Elements<TSource>(Partitioner<TSource> source) { return (source ?? throw new ArgumentNullException("source")).Elements(); }
        public static ParallelLoopResult ForEach<TSource>(Partitioner<TSource> source, Action<TSource> body) { return Each(Elements(source), new ParallelOptions(), body); }
        public static ParallelLoopResult ForEach<TSource>(Partitioner<TSource> source, ParallelOptions parallelOptions, Action<TSource> body) { return Each(Elements(source), parallelOptions, body); }
        public static ParallelLoopResult ForEach<TSource>(Partitioner<TSource> source, Action<TSource, ParallelLoopState> body) { return Each(Elements(source), new ParallelOptions(), body); }
        public static ParallelLoopResult ForEach<TSource>(Partitioner<TSource> source, ParallelOptions parallelOptions, Action<TSource, ParallelLoopState> body) { return Each(Elements(source), parallelOptions, body); }
        public static ParallelLoopResult ForEach<TSource>(OrderablePartitioner<TSource> source, Action<TSource, ParallelLoopState, long> body) { return Each(Elements(source), new ParallelOptions(), body); }
        public static ParallelLoopResult ForEach<TSource>(OrderablePartitioner<TSource> source, ParallelOptions parallelOptions, Action<TSource, ParallelLoopState, long> body) { return Each(Elements(source), parallelOptions, body); }
        public static ParallelLoopResult ForEach<TSource, TLocal>(Partitioner<TSource> source, Func<TLocal> localInit, Func<TSource, ParallelLoopState, TLocal, TLocal> body, Action<TLocal> localFinally) { return ForEach(Elements(source), new ParallelOptions(), localInit, body, localFinally); }
        public static ParallelLoopResult ForEach<TSource, TLocal>(Partitioner<TSource> source, ParallelOptions parallelOptions, Func<TLocal> localInit, Func<TSource, ParallelLoopState, TLocal, TLocal> body, Action<TLocal> localFinally) { return ForEach(Elements(source), parallelOptions, localInit, body, localFinally); }
        public static ParallelLoopResult ForEach<TSource, TLocal>(OrderablePartitioner<TSource> source, Func<TLocal> localInit, Func<TSource, ParallelLoopState, long, TLocal, TLocal> body, Action<TLocal> localFinally) { return ForEach(Elements(source), new ParallelOptions(), localInit, body, localFinally); }
        public static ParallelLoopResult ForEach<TSource, TLocal>(OrderablePartitioner<TSource> source, ParallelOptions parallelOptions, Func<TLocal> localInit, Func<TSource, ParallelLoopState, long, TLocal, TLocal> body, Action<TLocal> localFinally) { return ForEach(Elements(source), parallelOptions, localInit, body, localFinally); }
    }
}
