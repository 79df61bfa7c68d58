// Parallel loops on a scheduler of the program. As in the frameworks, a task of the scheduler runs iterations until none is left, and
// queues another one before it begins with them; the scheduler is asked to run the first one on the calling thread.
using System.Collections.Generic;
using Machine = Fencepost.Runtime;

namespace System.Threading.Tasks
{
    sealed class ScheduledLoop : ParallelLoop
    {
        readonly TaskScheduler _scheduler;
        readonly CancellationToken _token;
        readonly List<ParallelTask> _iterations = new List<ParallelTask>();
        // All tasks that run iterations; the calling thread waits for each.
        readonly Queue<Task> _replicas = new Queue<Task>();
        // How many more of them there may be.
        int _more;
        int _next;

        internal ScheduledLoop(TaskScheduler scheduler, ParallelOptions options) : base(options, false)
        {
            _scheduler = scheduler;
            _token = options.CancellationToken;
            _more = scheduler.MaximumConcurrencyLevel;
            if (options.MaxDegreeOfParallelism > 0 && options.MaxDegreeOfParallelism < _more)
                _more = options.MaxDegreeOfParallelism;
        }

        // Each action is a task of its own, where there may be as many at once; the first one is the last to begin.
        internal override bool RunsActions(Action[] actions)
        {
            if (actions.Length == 0 || !AreTasks(actions))
                return false;
            var tasks = new Task[actions.Length];
            for (int i = 1; i < tasks.Length; i++)
            {
                tasks[i] = new Task(actions[i], null, _token, TaskCreationOptions.None);
                tasks[i].StartFresh(_scheduler);
            }
            tasks[0] = new Task(actions[0], null, _token, TaskCreationOptions.None);
            tasks[0].RunSynchronously(_scheduler);
            try
            {
                Task.WaitAll(tasks);
            }
            catch (AggregateException failure)
            {
                throw Reduced(failure);
            }
            return true;
        }

        internal override void Begin(ParallelTask task) { _iterations.Add(task); }

        internal override void MakeRoom() { }

        internal override void Complete(Task[] tasks)
        {
            if (tasks.Length == 0)
                return;
            // More than one for each iteration would find nothing to do; but a second one is queued even for a single iteration.
            if (_more > tasks.Length)
                _more = tasks.Length < 2 ? 2 : tasks.Length;
            Replica().RunSynchronously(_scheduler);
            for (Task replica = NextReplica(); replica != null; replica = NextReplica())
                replica.Wait();
            if (!_token.IsCancellationRequested)
                return;
            // What was never begun must not be waited for.
            foreach (Task task in tasks)
                task.Complete(TaskStatus.RanToCompletion, null);
        }

        Task Replica()
        {
            var replica = new Task((Action)Replicate, null, default(CancellationToken), TaskCreationOptions.None);
            Machine.AtomicBegin();
            _more--;
            _replicas.Enqueue(replica);
            Machine.AtomicEnd();
            return replica;
        }

        Task NextReplica()
        {
            Machine.AtomicBegin();
            Task replica = _replicas.Count == 0 ? null : _replicas.Dequeue();
            Machine.AtomicEnd();
            return replica;
        }

        void Replicate()
        {
            Machine.AtomicBegin();
            bool another = _more > 0 && _next <= _iterations.Count;
            Machine.AtomicEnd();
            if (another)
            {
                // Another task may as well begin in the middle, and either may claim several at once.
                if (_iterations.Count > 1)
                    Machine.Relies(Machine.IterationsInOrder);
                Replica().Start(_scheduler);
            }
            new ParallelRunner().Run(Take, _scheduler);
        }

        // One more than there are says that somebody found none left, and nobody queues another task.
        ParallelTask Take()
        {
            if (_token.IsCancellationRequested)
                return null;
            Machine.AtomicBegin();
            ParallelTask taken = _next < _iterations.Count ? _iterations[_next] : null;
            if (_next <= _iterations.Count)
                _next++;
            Machine.AtomicEnd();
            return taken;
        }
    }

    // Actions, and the items of a source that is code of the program: each is a task of the scheduler.
    sealed class ScheduledItems : ParallelLoop
    {
        internal ScheduledItems(ParallelOptions options) : base(options, false) { }

        // The scheduler may let the thread that waits run what is still queued.
        internal override void Complete(Task[] tasks)
        {
            for (int i = tasks.Length - 1; i >= 0; i--)
                tasks[i].RunInsteadOfWaiting();
        }
    }
}
