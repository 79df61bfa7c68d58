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
        internal ParallelTask(ParallelLoop loop, Delegate body, long index, bool needsState, CancellationToken token = default(CancellationToken)) : base(body, null, token, TaskCreationOptions.DenyChildAttach)
        {
            _loop = loop;
            _index = index;
            if (needsState)
                _loopState = new ParallelLoopState(loop, index);
        }

        internal abstract void Iterate(long index, ParallelLoopState state);

        // Skipped once the loop was stopped, failed, cancelled, or broken off before it. Actions run even if others fail, and those
        // that have the token themselves have looked at it.
        internal override bool Body()
        {
            try
            {
                if (_action is Action ? _token.CanBeCanceled || !_loop.IsCancelled : !_loop.Leaves(_index))
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
        internal IndexTask(ParallelLoop loop, Delegate body, long index) : base(loop, body, index, !(body is Action<int> || body is Action<long>)) { }
        internal IndexTask(ParallelLoop loop, Action action, long index, CancellationToken token) : base(loop, action, index, false, token) { }
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
        // More actions than this are run like a loop.
        const int MostActions = 10;
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

        internal bool Leaves(long index) { return Volatile.Read(ref _bound) < index || IsCancelled; }
        internal bool IsCancelled { get { return _token.IsCancellationRequested; } }

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

        // Once everything that has begun has ended; a failure of the source is thrown with those of the bodies.
        internal ParallelLoopResult Finish(Task[] tasks, int count, Exception ofSource = null)
        {
            Await(tasks, count, ofSource);
            ThrowIfCancelled();
            ParallelLoopResult result;
            result._lowest = Lowest;
            result._completed = result._lowest == null && _stopped == 0;
            return result;
        }

        void Await(Task[] tasks, int count, Exception further)
        {
            Array.Resize(ref tasks, count);
            AggregateException failure = further == null ? null : new AggregateException(further);
            try
            {
                Complete(tasks);
                Task.WaitUntilDone(tasks, Timeout.Infinite, default(CancellationToken));
            }
            catch (AggregateException ofBodies)
            {
                failure = further == null ? ofBodies : Joined(ofBodies, further);
            }
            if (failure != null)
                throw Reduced(failure);
        }

        static AggregateException Joined(AggregateException some, Exception more)
        {
            var all = new List<Exception>(some.InnerExceptions);
            all.Add(more);
            return new AggregateException(all);
        }

        // Exceptions that only say that the loop was cancelled come out as the first of them.
        internal Exception Reduced(AggregateException failure)
        {
            if (!IsCancelled)
                return failure;
            foreach (Exception inner in failure.InnerExceptions)
            {
                var cancelled = inner as OperationCanceledException;
                if (cancelled == null || cancelled.CancellationToken != _token)
                    return failure;
            }
            return failure.InnerExceptions[0];
        }

        // A few actions are tasks with the token of their own: it cancels those that have not begun, and nothing once all have ended.
        // More of them, or fewer at once than there are, are run like a loop that fails if it was cancelled, whatever else failed.
        internal void Finish(Task[] tasks, int count, Action[] actions)
        {
            if (AreTasks(actions))
            {
                Await(tasks, count, null);
                return;
            }
            try
            {
                Await(tasks, count, null);
            }
            catch (AggregateException failure) when (IsCancelled)
            {
                throw Joined(failure, new OperationCanceledException(_token));
            }
            ThrowIfCancelled();
        }

        internal bool AreTasks(Action[] actions) { return actions.Length <= MostActions && (_limit <= 0 || _limit >= actions.Length); }
        internal CancellationToken TokenOf(Action[] actions) { return AreTasks(actions) ? _token : default(CancellationToken); }

        // The source has failed while others may be about to begin with what it gave before.
        internal virtual void SourceFailed() { Fail(); }

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
            if (!_anywhere)
                _crew.AddHere(task);
            else if (_runsSource)
                _crew.AddWhileGoing(task);
            else
                _crew.Add(task);
        }

        internal override void MakeRoom() { }
        internal override void Complete(Task[] tasks) { _crew.Finish(); }
        internal override void SourceFailed()
        {
            if (_anywhere)
                Fail();
        }
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
            loop.ThrowIfCancelled();
            var tasks = new Task[4];
            if (loop.RunsActions(actions))
                return;
            CancellationToken token = loop.TokenOf(actions);
            int count = 0;
            while (count < actions.Length && (count == 0 || loop.AreTasks(actions) || !loop.IsCancelled))
            {
                tasks = loop.Add(tasks, count, new IndexTask(loop, actions[count], count, token));
                count++;
            }
            loop.Finish(tasks, count, actions);
        }

        static ParallelLoopResult Loop(long from, long to, ParallelOptions options, Delegate body)
        {
            if (body == null)
                throw new ArgumentNullException("body");
            if (options == null)
                throw new ArgumentNullException("parallelOptions");
            // Without iterations there is nothing to cancel.
            if (from >= to)
                return new ParallelLoopResult { _completed = true };
            var loop = ParallelLoop.Make(options, true);
            loop.ThrowIfCancelled();
            var tasks = new Task[4];
            int count = 0;
            do
                tasks = loop.Add(tasks, count, new IndexTask(loop, body, from + count));
            while (from + ++count < to && !loop.IsCancelled);
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
            loop.ThrowIfCancelled();
            var tasks = new Task[4];
            int count = 0;
            Exception failure = null;
            using (IEnumerator<TSource> items = source.GetEnumerator())
            {
                TSource item;
                while (Moves(items, out item, loop, ref failure))
                {
                    tasks = loop.Add(tasks, count, new ItemTask<TSource>(loop, body, count, item));
                    count++;
                    if (loop.IsCancelled)
                        break;
                }
                return loop.Finish(tasks, count, failure);
            }
        }

        static bool Moves<TSource>(IEnumerator<TSource> items, out TSource item, ParallelLoop loop, ref Exception failure)
        {
            item = default(TSource);
            try
            {
                bool moved = items.MoveNext();
                if (moved)
                    item = items.Current;
                return moved;
            }
            catch (Exception e)
            {
                failure = e;
                loop.SourceFailed();
                return false;
            }
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
