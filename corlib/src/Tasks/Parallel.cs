// Parallel loops. Every iteration is a task of its own, so all orders and overlaps are covered.
using System.Collections.Generic;
using Machine = Fencepost.Runtime;

namespace System.Threading.Tasks
{
    public class ParallelOptions
    {
        public ParallelOptions() { MaxDegreeOfParallelism = -1; }
        public CancellationToken CancellationToken { get; set; }
        int _most;
        public int MaxDegreeOfParallelism
        {
            get { return _most; }
            set
            {
                if (value == 0)
                    throw new ArgumentOutOfRangeException("MaxDegreeOfParallelism", value, "MaxDegreeOfParallelism ('0') must be a non-zero value.");
                ArgumentOutOfRangeException.ThrowIfLessThan(value, -1, "MaxDegreeOfParallelism");
                _most = value;
            }
        }
        public TaskScheduler TaskScheduler { get; set; } = TaskScheduler.Default;
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
        public bool ShouldExitCurrentIteration { get { return _loop.Leaves(_index); } }
        public void Stop()
        {
            Machine.AtomicBegin();
            bool broken = _loop._lowest != long.MaxValue;
            if (!broken)
            {
                _loop._stopped = 1;
                _loop._bound = long.MinValue;
            }
            Machine.AtomicEnd();
            if (broken)
                throw new InvalidOperationException("Stop was called after Break was called.");
        }
        public void Break()
        {
            Machine.AtomicBegin();
            bool stopped = _loop._stopped != 0;
            if (!stopped && _index < _loop._lowest)
            {
                _loop._lowest = _index;
                if (_index < _loop._bound)
                    _loop._bound = _index;
            }
            Machine.AtomicEnd();
            if (stopped)
                throw new InvalidOperationException("Break was called after Stop was called.");
        }
    }

    // One iteration; its delegate is the body of the loop.
    abstract class ParallelTask : Task
    {
        readonly ParallelLoop _loop;
        readonly long _index;
        // Made by the thread that starts the loop, which costs no step while it is alone.
        readonly ParallelLoopState _loopState;
        internal ParallelTask(ParallelLoop loop, Delegate body, long index, bool needsState) : base(body, null, default(CancellationToken), TaskCreationOptions.DenyChildAttach)
        {
            _loop = loop;
            _index = index;
            if (needsState)
                _loopState = new ParallelLoopState(loop, index);
        }

        internal abstract void Iterate(long index, ParallelLoopState state);

        // Skipped once the loop was stopped, failed, or broken off before it; actions that are no loop all run.
        internal override bool Body()
        {
            try
            {
                if (_action is Action || !_loop.Leaves(_index))
                    Iterate(_index, _loopState);
            }
            catch
            {
                if (!(_action is Action))
                    _loop.Fail();
                throw;
            }
            finally
            {
                _loop.MakeRoom();
            }
            return false;
        }
    }

    sealed class IndexTask : ParallelTask
    {
        internal IndexTask(ParallelLoop loop, Delegate body, long index) : base(loop, body, index, !(body is Action || body is Action<int> || body is Action<long>)) { }
        internal override void Iterate(long index, ParallelLoopState state)
        {
            if (_action is Action)
                ((Action)_action)();
            else if (_action is Action<int>)
                ((Action<int>)_action)((int)index);
            else if (_action is Action<long>)
                ((Action<long>)_action)(index);
            else if (_action is Action<int, ParallelLoopState>)
                ((Action<int, ParallelLoopState>)_action)((int)index, state);
            else
                ((Action<long, ParallelLoopState>)_action)(index, state);
        }
    }

    sealed class ItemTask<TSource> : ParallelTask
    {
        readonly TSource _item;
        internal ItemTask(ParallelLoop loop, Delegate body, long index, TSource item) : base(loop, body, index, !(body is Action<TSource>)) { _item = item; }
        internal override void Iterate(long index, ParallelLoopState state)
        {
            if (_action is Action<TSource>)
                ((Action<TSource>)_action)(_item);
            else if (_action is Action<TSource, ParallelLoopState>)
                ((Action<TSource, ParallelLoopState>)_action)(_item, state);
            else
                ((Action<TSource, ParallelLoopState, long>)_action)(_item, state, index);
        }
    }

    class ParallelLoop
    {
        internal int _stopped;
        internal int _failed;
        internal long _lowest = long.MaxValue;
        // Iterations beyond this one need not start any more. One cell, so that asking is one step.
        internal long _bound = long.MaxValue;
        readonly int _limit;
        // How many more iterations may run at once.
        int _room;
        readonly CancellationToken _token;
        readonly TaskScheduler _scheduler;
        // Whether all iterations start in one step. It makes no difference to what they can do: each may begin at any time.
        readonly bool _together;

        internal static ParallelLoop Make(ParallelOptions options, bool together)
        {
            if (options == null)
                throw new ArgumentNullException("parallelOptions");
            TaskScheduler scheduler = options.TaskScheduler ?? TaskScheduler.Current;
            bool onPool = scheduler.IsPool;
            if (onPool && Machine.Lifts(Machine.LoopsRunOnPool))
                return new CrewLoop(options, together, true);
            bool atOnce = together && options.MaxDegreeOfParallelism <= 0 && !options.CancellationToken.CanBeCanceled && onPool;
            if (onPool && !atOnce && RunsHere())
                return new CrewLoop(options, together, false);
            return onPool ? new ParallelLoop(options, atOnce) : scheduler.Elsewhere.Loop(scheduler, options, together);
        }

        internal ParallelLoop(ParallelOptions options, bool together)
        {
            _limit = options.MaxDegreeOfParallelism;
            _room = _limit;
            _token = options.CancellationToken;
            _scheduler = options.TaskScheduler ?? TaskScheduler.Current;
            _together = together;
        }

        internal bool Leaves(long index) { return Volatile.Read(ref _bound) < index; }

        internal void Fail()
        {
            Machine.AtomicBegin();
            _failed = 1;
            _bound = long.MinValue;
            Machine.AtomicEnd();
        }

        internal long? Lowest
        {
            get
            {
                long lowest = Volatile.Read(ref _lowest);
                return lowest == long.MaxValue ? (long?)null : lowest;
            }
        }

        // Two ways are always explored: every iteration on a worker of its own, and all of them on the calling thread, one after
        // the other. What lies between is left to an assumption.
        static bool RunsHere()
        {
            Machine.Relies(Machine.LoopsRunOnPool);
            return Machine.Choose(2) != 0;
        }

        // The tasks are known to the calling thread alone; answers the array, which may have grown.
        internal Task[] Add(Task[] tasks, int count, Task task)
        {
            if (count == tasks.Length)
                Array.Resize(ref tasks, 2 * count);
            tasks[count] = task;
            Begin((ParallelTask)task);
            return tasks;
        }

        internal virtual void Begin(ParallelTask task)
        {
            if (_together)
                return;
            _token.ThrowIfCancellationRequested();
            if (_limit > 0)
                Machine.WaitCell(ref _room, Machine.UntilPositiveThenSubtract, 1, Timeout.Infinite);
            task.StartFresh(_scheduler);
        }

        internal virtual void MakeRoom()
        {
            if (_limit > 0)
                Machine.AddCell(ref _room, 1, 0, int.MaxValue);
        }

        // Everything has been added.
        internal virtual void Complete(Task[] tasks)
        {
            if (!_together || tasks.Length == 0)
                return;
            if (!RunsHere())
            {
                Machine.QueueTasks(tasks, ExecutionContext.Flowing());
                return;
            }
            var crew = new ParallelCrew(_limit);
            foreach (Task task in tasks)
                crew.AddHere((ParallelTask)task);
            crew.Finish();
        }

        internal ParallelLoopResult Finish(Task[] tasks, int count)
        {
            Array.Resize(ref tasks, count);
            Complete(tasks);
            Task.WaitUntilDone(tasks, Timeout.Infinite, default(CancellationToken));
            _token.ThrowIfCancellationRequested();
            ParallelLoopResult result;
            result._lowest = Lowest;
            result._completed = result._lowest == null && _stopped == 0;
            return result;
        }

        // False if they are added like iterations of a loop.
        internal virtual bool RunsActions(Action[] actions) { return false; }

        internal void ThrowIfCancelled() { _token.ThrowIfCancellationRequested(); }
    }

    // A loop whose iterations may run on any thread of it, or all on the calling one.
    sealed class CrewLoop : ParallelLoop
    {
        readonly ParallelCrew _crew;
        // Whether any thread may run any iteration, and whether going over the source runs code of the program.
        readonly bool _anywhere;
        readonly bool _runsSource;

        internal CrewLoop(ParallelOptions options, bool together, bool anywhere) : base(options, false)
        {
            _crew = new ParallelCrew(options.MaxDegreeOfParallelism);
            _anywhere = anywhere;
            _runsSource = !together;
        }

        internal override void Begin(ParallelTask task)
        {
            ThrowIfCancelled();
            if (!_anywhere)
                _crew.AddHere(task);
            else if (_runsSource)
                _crew.AddWhileGoing(task);
            else
                _crew.Add(task);
        }

        internal override void MakeRoom() { }
        internal override void Complete(Task[] tasks) { _crew.Finish(); }
    }

    public static partial class Parallel
    {
        public static void Invoke(params Action[] actions) { Invoke(new ParallelOptions(), actions); }
        public static void Invoke(ParallelOptions parallelOptions, params Action[] actions)
        {
            if (actions == null)
                throw new ArgumentNullException("actions");
            foreach (Action action in actions)
            {
                if (action == null)
                    throw new ArgumentException("One of the actions was null.");
            }
            var loop = ParallelLoop.Make(parallelOptions, true);
            var tasks = new Task[4];
            if (loop.RunsActions(actions))
                return;
            for (int i = 0; i < actions.Length; i++)
                tasks = loop.Add(tasks, i, new IndexTask(loop, actions[i], i));
            loop.Finish(tasks, actions.Length);
        }

        static ParallelLoopResult Loop(long from, long to, ParallelOptions options, Delegate body)
        {
            if (body == null)
                throw new ArgumentNullException("body");
            var loop = ParallelLoop.Make(options, true);
            var tasks = new Task[4];
            int count = 0;
            for (long i = from; i < to; i++)
                tasks = loop.Add(tasks, count++, new IndexTask(loop, body, i));
            return loop.Finish(tasks, count);
        }

        static ParallelLoopResult Each<TSource>(IEnumerable<TSource> source, ParallelOptions options, Delegate body)
        {
            if (source == null)
                throw new ArgumentNullException("source");
            if (body == null)
                throw new ArgumentNullException("body");
            // Going over these runs no code of the program.
            var loop = ParallelLoop.Make(options, source is TSource[] || source is List<TSource> || source is System.Linq.RangeSequence);
            var tasks = new Task[4];
            int count = 0;
            foreach (TSource item in source)
            {
                tasks = loop.Add(tasks, count, new ItemTask<TSource>(loop, body, count, item));
                count++;
            }
            return loop.Finish(tasks, count);
        }

        public static ParallelLoopResult For(int fromInclusive, int toExclusive, Action<int> body) { return Loop(fromInclusive, toExclusive, new ParallelOptions(), body); }
        public static ParallelLoopResult For(int fromInclusive, int toExclusive, ParallelOptions parallelOptions, Action<int> body) { return Loop(fromInclusive, toExclusive, parallelOptions, body); }
        public static ParallelLoopResult For(int fromInclusive, int toExclusive, Action<int, ParallelLoopState> body) { return Loop(fromInclusive, toExclusive, new ParallelOptions(), body); }
        public static ParallelLoopResult For(int fromInclusive, int toExclusive, ParallelOptions parallelOptions, Action<int, ParallelLoopState> body) { return Loop(fromInclusive, toExclusive, parallelOptions, body); }
        public static ParallelLoopResult For(long fromInclusive, long toExclusive, Action<long> body) { return Loop(fromInclusive, toExclusive, new ParallelOptions(), body); }
        public static ParallelLoopResult For(long fromInclusive, long toExclusive, ParallelOptions parallelOptions, Action<long> body) { return Loop(fromInclusive, toExclusive, parallelOptions, body); }
        public static ParallelLoopResult For(long fromInclusive, long toExclusive, Action<long, ParallelLoopState> body) { return Loop(fromInclusive, toExclusive, new ParallelOptions(), body); }
        public static ParallelLoopResult For(long fromInclusive, long toExclusive, ParallelOptions parallelOptions, Action<long, ParallelLoopState> body) { return Loop(fromInclusive, toExclusive, parallelOptions, body); }
        public static ParallelLoopResult ForEach<TSource>(IEnumerable<TSource> source, Action<TSource> body) { return Each(source, new ParallelOptions(), body); }
        public static ParallelLoopResult ForEach<TSource>(IEnumerable<TSource> source, ParallelOptions parallelOptions, Action<TSource> body) { return Each(source, parallelOptions, body); }
        public static ParallelLoopResult ForEach<TSource>(IEnumerable<TSource> source, Action<TSource, ParallelLoopState> body) { return Each(source, new ParallelOptions(), body); }
        public static ParallelLoopResult ForEach<TSource>(IEnumerable<TSource> source, ParallelOptions parallelOptions, Action<TSource, ParallelLoopState> body) { return Each(source, parallelOptions, body); }
        public static ParallelLoopResult ForEach<TSource>(IEnumerable<TSource> source, Action<TSource, ParallelLoopState, long> body) { return Each(source, new ParallelOptions(), body); }
        public static ParallelLoopResult ForEach<TSource>(IEnumerable<TSource> source, ParallelOptions parallelOptions, Action<TSource, ParallelLoopState, long> body) { return Each(source, parallelOptions, body); }
    }
}
