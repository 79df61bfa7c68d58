// Two schedulers over the pool that work like a reader-writer lock: one task of the exclusive one, or any of the concurrent one.
using System.Collections.Generic;

namespace System.Threading.Tasks
{
    public class ConcurrentExclusiveSchedulerPair
    {
        readonly Half _concurrent;
        readonly Half _exclusive;
        readonly int _limit;
        readonly TaskCompletionSource<VoidTaskResult> _done = new TaskCompletionSource<VoidTaskResult>();
        // How many tasks of each half run; changed inside a lock on the pair.
        int _readers;
        bool _writer;
        bool _completing;

        public ConcurrentExclusiveSchedulerPair() : this(TaskScheduler.Default, -1) { }
        public ConcurrentExclusiveSchedulerPair(TaskScheduler taskScheduler) : this(taskScheduler, -1) { }
        public ConcurrentExclusiveSchedulerPair(TaskScheduler taskScheduler, int maxConcurrencyLevel) : this(taskScheduler, maxConcurrencyLevel, -1) { }
        public ConcurrentExclusiveSchedulerPair(TaskScheduler taskScheduler, int maxConcurrencyLevel, int maxItemsPerTask)
        {
            if (taskScheduler == null)
                throw new ArgumentNullException("taskScheduler");
            if (maxConcurrencyLevel == 0 || maxConcurrencyLevel < -1)
                throw new ArgumentOutOfRangeException("maxConcurrencyLevel");
            if (maxItemsPerTask == 0 || maxItemsPerTask < -1)
                throw new ArgumentOutOfRangeException("maxItemsPerTask");
            if (!taskScheduler.IsPool)
                Fencepost.Runtime.Unsupported("ConcurrentExclusiveSchedulerPair on another scheduler than the pool");
            _limit = maxConcurrencyLevel < 0 ? int.MaxValue : maxConcurrencyLevel;
            _concurrent = new Half(this, false);
            _exclusive = new Half(this, true);
        }

        public TaskScheduler ConcurrentScheduler { get { return _concurrent; } }
        public TaskScheduler ExclusiveScheduler { get { return _exclusive; } }
        public Task Completion { get { return _done.Task; } }

        public void Complete()
        {
            lock (this)
            {
                _completing = true;
                Next();
            }
        }

        // Inside the lock: starts what may run now. Who wants to be alone goes first.
        void Next()
        {
            while (!_writer && _exclusive._waiting.Count == 0 && _concurrent._waiting.Count > 0 && _readers < _limit)
            {
                _readers++;
                _concurrent.Begin();
            }
            if (!_writer && _readers == 0 && _exclusive._waiting.Count > 0)
            {
                _writer = true;
                _exclusive.Begin();
            }
            if (_completing && !_writer && _readers == 0 && _exclusive._waiting.Count == 0 && _concurrent._waiting.Count == 0)
                _done.TrySetResult(default(VoidTaskResult));
        }

        sealed class Half : TaskScheduler
        {
            readonly ConcurrentExclusiveSchedulerPair _pair;
            readonly bool _alone;
            // The scheduler whose task runs on this thread.
            [ThreadStatic] static Half s_running;
            internal readonly Queue<Task> _waiting = new Queue<Task>();

            internal Half(ConcurrentExclusiveSchedulerPair pair, bool alone)
            {
                _pair = pair;
                _alone = alone;
            }

            public override int MaximumConcurrencyLevel { get { return _alone ? 1 : _pair._limit; } }

            internal void Begin()
            {
                Task task = _waiting.Dequeue();
                ThreadPool.UnsafeQueueUserWorkItem(state => Work((Task)state), task);
            }

            void Work(Task task)
            {
                s_running = this;
                TryExecuteTask(task);
                s_running = null;
                lock (_pair)
                {
                    if (_alone)
                        _pair._writer = false;
                    else
                        _pair._readers--;
                    _pair.Next();
                }
            }

            protected internal override void QueueTask(Task task)
            {
                lock (_pair)
                {
                    if (_pair._completing)
                        throw new InvalidOperationException("The scheduler has been asked to complete.");
                    _waiting.Enqueue(task);
                    _pair.Next();
                }
            }

            // A task may go on with another one of its own scheduler.
            protected override bool TryExecuteTaskInline(Task task, bool taskWasPreviouslyQueued) { return s_running == this && TryExecuteTask(task); }
            protected override IEnumerable<Task> GetScheduledTasks() { return _waiting.ToArray(); }
        }
    }
}
