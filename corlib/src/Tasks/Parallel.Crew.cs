// Which thread runs which iterations of a parallel loop, where that is explored: any thread of the loop any of them, in any order.
using System.Collections.Generic;
using Machine = Fencepost.Runtime;

namespace System.Threading.Tasks
{
    // Iterations that one thread runs one after the other. Nothing of it changes, so that reading it is no step.
    sealed class ParallelChain
    {
        readonly ParallelTask _iteration;
        readonly ParallelChain _rest;

        internal ParallelChain(ParallelTask iteration, ParallelChain rest)
        {
            _iteration = iteration;
            _rest = rest;
        }

        internal static ParallelChain Of(List<ParallelTask> iterations)
        {
            ParallelChain chain = null;
            for (int i = iterations.Count - 1; i >= 0; i--)
                chain = new ParallelChain(iterations[i], chain);
            return chain;
        }

        internal void Run() { new ParallelRunner().Run(this); }
        internal ParallelTask Iteration { get { return _iteration; } }
        internal ParallelChain Rest { get { return _rest; } }
    }

    // What a thread keeps while it runs iterations.
    sealed class ParallelRunner
    {
        [ThreadStatic] static ParallelRunner s_current;
        internal static ParallelRunner Current { get { return s_current; } }

        // The value that a loop with local values has for this thread, and what is to be done with it at the end.
        internal object _local;
        internal Action<object> _after;

        internal void Run(ParallelChain chain)
        {
            ParallelRunner outer = s_current;
            s_current = this;
            try
            {
                for (; chain != null; chain = chain.Rest)
                    chain.Iteration.RunHere();
                if (_after != null)
                    _after(_local);
            }
            finally
            {
                s_current = outer;
            }
        }

        // Of a task that runs iterations on a scheduler of the program.
        internal void Run(Func<ParallelTask> take, TaskScheduler scheduler)
        {
            ParallelRunner outer = s_current;
            s_current = this;
            try
            {
                for (ParallelTask iteration = take(); iteration != null; iteration = take())
                    iteration.RunHere(scheduler);
                if (_after != null)
                    _after(_local);
            }
            finally
            {
                s_current = outer;
            }
        }
    }

    // The calling thread and workers of the pool. Who runs what is decided before anybody begins, which makes no difference:
    // whatever happens in a loop, each of its threads has run some iterations in some order.
    sealed class ParallelCrew
    {
        // What each thread runs; the first is the calling one.
        readonly List<List<ParallelTask>> _parts = new List<List<ParallelTask>> { new List<ParallelTask>() };
        // Those that began while the calling thread went over the source.
        readonly List<Task> _workers = new List<Task>();
        readonly int _limit;

        internal ParallelCrew(int limit) { _limit = limit; }

        // Puts an iteration at any place among those of any thread.
        internal void Add(ParallelTask iteration)
        {
            int first = 0;
            int busy = _parts.Count - (_parts[0].Count == 0 ? 1 : 0);
            bool more = _limit <= 0 || busy < _limit;
            if (_parts[0].Count == 0 && !more)
                first = 1;
            int places = more ? 1 : 0;
            for (int i = first; i < _parts.Count; i++)
                places += _parts[i].Count + 1;
            int pick = places == 1 ? 0 : Machine.Choose(places);
            for (int i = first; i < _parts.Count; i++)
            {
                if (pick <= _parts[i].Count)
                {
                    _parts[i].Insert(pick, iteration);
                    return;
                }
                pick -= _parts[i].Count + 1;
            }
            _parts.Add(new List<ParallelTask> { iteration });
        }

        // After what the calling thread runs already.
        internal void AddHere(ParallelTask iteration) { _parts[0].Add(iteration); }

        // Of a source whose code belongs to the program. The calling thread may run the iteration before it asks for the next one,
        // or at the end; or a worker begins with it at once.
        internal void AddWhileGoing(ParallelTask iteration)
        {
            int pick = Machine.Choose(_limit <= 0 || _workers.Count < _limit - 1 ? 3 : 2);
            var chain = new ParallelChain(iteration, null);
            if (pick == 0)
                _parts[0].Add(iteration);
            else if (pick == 1)
                chain.Run();
            else
                _workers.Add(Worker(chain, true));
        }

        static Task Worker(ParallelChain chain, bool start)
        {
            var worker = new Task((Action)chain.Run, null, default(CancellationToken), TaskCreationOptions.DenyChildAttach);
            if (start)
                worker.StartFresh(null);
            return worker;
        }

        // The calling thread does its part, and waits for the others.
        internal void Finish()
        {
            // Others can reach the crew from now on, but not what is kept here.
            ParallelChain mine = ParallelChain.Of(_parts[0]);
            var fresh = new Task[_parts.Count - 1];
            for (int i = 0; i < fresh.Length; i++)
                fresh[i] = Worker(ParallelChain.Of(_parts[i + 1]), false);
            Task[] all = fresh;
            if (_workers.Count > 0)
                all = _workers.ToArray();
            if (fresh.Length > 0)
                Machine.QueueTasks(fresh, ExecutionContext.Flowing());
            Exception failure = null;
            try
            {
                if (mine != null)
                    mine.Run();
            }
            catch (Exception e)
            {
                failure = e;
            }
            if (all.Length > 0)
                Task.WaitUntilDone(all, Timeout.Infinite, default(CancellationToken));
            if (failure != null)
                throw new AggregateException(failure);
        }
    }
}
