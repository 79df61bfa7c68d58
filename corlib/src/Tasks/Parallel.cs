// Parallel loops. Every iteration is a task of its own, so all orders and overlaps are covered.
using System.Collections.Generic;
using Machine = Fencepost.Runtime;

namespace System.Threading.Tasks
{
    public class ParallelOptions
    {
        public ParallelOptions() { MaxDegreeOfParallelism = -1; }
        public CancellationToken CancellationToken { get; set; }
        public int MaxDegreeOfParallelism { get; set; }
        public TaskScheduler TaskScheduler { get; set; }
    }

    public struct ParallelLoopResult
    {
        internal bool _completed;
        internal long? _lowest;
        public bool IsCompleted { get { return _completed; } }
        public long? LowestBreakIteration { get { return _lowest; } }
    }

    public class ParallelLoopState
    {
        readonly ParallelLoop _loop;
        readonly long _index;
        internal ParallelLoopState(ParallelLoop loop, long index)
        {
            _loop = loop;
            _index = index;
        }
        public bool IsStopped { get { return Volatile.Read(ref _loop._stopped) != 0; } }
        public bool IsExceptional { get { return Volatile.Read(ref _loop._failed) != 0; } }
        public long? LowestBreakIteration { get { return _loop.Lowest; } }
        public bool ShouldExitCurrentIteration { get { return IsStopped || IsExceptional || Volatile.Read(ref _loop._lowest) < _index; } }
        public void Stop() { Volatile.Write(ref _loop._stopped, 1); }
        public void Break()
        {
            while (true)
            {
                long lowest = Volatile.Read(ref _loop._lowest);
                if (lowest <= _index || Interlocked.CompareExchange(ref _loop._lowest, _index, lowest) == lowest)
                    return;
            }
        }
    }

    sealed class ParallelLoop
    {
        internal int _stopped;
        internal int _failed;
        internal long _lowest = long.MaxValue;
        readonly int _limit;
        // How many more iterations may run at once.
        int _room;
        readonly CancellationToken _token;
        readonly TaskScheduler _scheduler;
        readonly List<Task> _tasks = new List<Task>();

        internal ParallelLoop(ParallelOptions options)
        {
            if (options == null)
                throw new ArgumentNullException("parallelOptions");
            _limit = options.MaxDegreeOfParallelism;
            _room = _limit;
            _token = options.CancellationToken;
            _scheduler = options.TaskScheduler;
        }

        internal long? Lowest
        {
            get
            {
                long lowest = Volatile.Read(ref _lowest);
                return lowest == long.MaxValue ? (long?)null : lowest;
            }
        }

        // One iteration: skipped once the loop was stopped, failed, or broken off before it.
        internal void Add(long index, Action<ParallelLoopState> body, bool needsState)
        {
            _token.ThrowIfCancellationRequested();
            if (_limit > 0)
                Machine.WaitCell(ref _room, Machine.UntilPositiveThenSubtract, 1, Timeout.Infinite);
            Action run;
            if (needsState)
                run = () =>
                {
                    var state = new ParallelLoopState(this, index);
                    if (!state.ShouldExitCurrentIteration)
                        Run(body, state);
                };
            else
                run = () => body(null);
            var task = new Task(_limit > 0 ? (Action)(() => RunAndMakeRoom(run)) : run, null, default(CancellationToken), TaskCreationOptions.DenyChildAttach);
            _tasks.Add(task);
            task.StartFresh(_scheduler);
        }

        void RunAndMakeRoom(Action run)
        {
            try
            {
                run();
            }
            finally
            {
                Machine.AddCell(ref _room, 1, 0, int.MaxValue);
            }
        }

        void Run(Action<ParallelLoopState> body, ParallelLoopState state)
        {
            try
            {
                body(state);
            }
            catch
            {
                Volatile.Write(ref _failed, 1);
                throw;
            }
        }

        internal ParallelLoopResult Finish()
        {
            Task.WaitAll(_tasks.ToArray());
            _token.ThrowIfCancellationRequested();
            ParallelLoopResult result;
            result._lowest = Lowest;
            result._completed = result._lowest == null && _stopped == 0;
            return result;
        }
    }

    public static class Parallel
    {
        public static void Invoke(params Action[] actions) { Invoke(new ParallelOptions(), actions); }
        public static void Invoke(ParallelOptions parallelOptions, params Action[] actions)
        {
            if (actions == null)
                throw new ArgumentNullException("actions");
            var loop = new ParallelLoop(parallelOptions);
            foreach (Action action in actions)
            {
                if (action == null)
                    throw new ArgumentException("One of the actions was null.");
            }
            foreach (Action action in actions)
                loop.Add(0, state => action(), false);
            loop.Finish();
        }

        public static ParallelLoopResult For(int fromInclusive, int toExclusive, Action<int> body) { return For(fromInclusive, toExclusive, new ParallelOptions(), body); }
        public static ParallelLoopResult For(int fromInclusive, int toExclusive, ParallelOptions parallelOptions, Action<int> body)
        {
            Check(body);
            return Loop(fromInclusive, toExclusive, parallelOptions, (i, state) => body((int)i), false);
        }
        public static ParallelLoopResult For(int fromInclusive, int toExclusive, Action<int, ParallelLoopState> body) { return For(fromInclusive, toExclusive, new ParallelOptions(), body); }
        public static ParallelLoopResult For(int fromInclusive, int toExclusive, ParallelOptions parallelOptions, Action<int, ParallelLoopState> body)
        {
            Check(body);
            return Loop(fromInclusive, toExclusive, parallelOptions, (i, state) => body((int)i, state), true);
        }
        public static ParallelLoopResult For(long fromInclusive, long toExclusive, Action<long> body) { return For(fromInclusive, toExclusive, new ParallelOptions(), body); }
        public static ParallelLoopResult For(long fromInclusive, long toExclusive, ParallelOptions parallelOptions, Action<long> body)
        {
            Check(body);
            return Loop(fromInclusive, toExclusive, parallelOptions, (i, state) => body(i), false);
        }
        public static ParallelLoopResult For<TLocal>(int fromInclusive, int toExclusive, Func<TLocal> localInit, Func<int, ParallelLoopState, TLocal, TLocal> body, Action<TLocal> localFinally)
        {
            return For(fromInclusive, toExclusive, new ParallelOptions(), localInit, body, localFinally);
        }
        public static ParallelLoopResult For<TLocal>(int fromInclusive, int toExclusive, ParallelOptions parallelOptions, Func<TLocal> localInit, Func<int, ParallelLoopState, TLocal, TLocal> body, Action<TLocal> localFinally)
        {
            Check(localInit);
            Check(body);
            Check(localFinally);
            return Loop(fromInclusive, toExclusive, parallelOptions, (i, state) => localFinally(body((int)i, state, localInit())), true);
        }

        public static ParallelLoopResult ForEach<TSource>(IEnumerable<TSource> source, Action<TSource> body) { return ForEach(source, new ParallelOptions(), body); }
        public static ParallelLoopResult ForEach<TSource>(IEnumerable<TSource> source, ParallelOptions parallelOptions, Action<TSource> body)
        {
            Check(body);
            return Each(source, parallelOptions, (item, state, i) => body(item), false);
        }
        public static ParallelLoopResult ForEach<TSource>(IEnumerable<TSource> source, Action<TSource, ParallelLoopState> body) { return ForEach(source, new ParallelOptions(), body); }
        public static ParallelLoopResult ForEach<TSource>(IEnumerable<TSource> source, ParallelOptions parallelOptions, Action<TSource, ParallelLoopState> body)
        {
            Check(body);
            return Each(source, parallelOptions, (item, state, i) => body(item, state), true);
        }
        public static ParallelLoopResult ForEach<TSource>(IEnumerable<TSource> source, Action<TSource, ParallelLoopState, long> body)
        {
            Check(body);
            return Each(source, new ParallelOptions(), body, true);
        }

        static void Check(object body)
        {
            if (body == null)
                throw new ArgumentNullException("body");
        }

        static ParallelLoopResult Loop(long from, long to, ParallelOptions options, Action<long, ParallelLoopState> body, bool needsState)
        {
            var loop = new ParallelLoop(options);
            for (long i = from; i < to; i++)
            {
                long index = i;
                loop.Add(index, state => body(index, state), needsState);
            }
            return loop.Finish();
        }

        static ParallelLoopResult Each<TSource>(IEnumerable<TSource> source, ParallelOptions options, Action<TSource, ParallelLoopState, long> body, bool needsState)
        {
            if (source == null)
                throw new ArgumentNullException("source");
            var loop = new ParallelLoop(options);
            long next = 0;
            foreach (TSource item in source)
            {
                TSource mine = item;
                long index = next++;
                loop.Add(index, state => body(mine, state, index), needsState);
            }
            return loop.Finish();
        }
    }
}
