// The thread pool and timers.
using Machine = Fencepost.Runtime;

namespace System.Threading
{
    public delegate void WaitCallback(object state);
    public delegate void TimerCallback(object state);
    public delegate void WaitOrTimerCallback(object state, bool timedOut);

    public interface IThreadPoolWorkItem { void Execute(); }

    public static class ThreadPool
    {
        public static bool QueueUserWorkItem(WaitCallback callBack) { return QueueUserWorkItem(callBack, null); }
        public static bool QueueUserWorkItem(WaitCallback callBack, object state)
        {
            if (callBack == null)
                throw new ArgumentNullException("callBack");
            Machine.QueuePoolItem(callBack, state, ExecutionContext.Flowing());
            return true;
        }
        public static bool QueueUserWorkItem<TState>(Action<TState> callBack, TState state, bool preferLocal)
        {
            if (callBack == null)
                throw new ArgumentNullException("callBack");
            Machine.QueuePoolItem((Action)(() => callBack(state)), null, ExecutionContext.Flowing());
            return true;
        }
        // The context does not flow along.
        public static bool UnsafeQueueUserWorkItem(WaitCallback callBack, object state)
        {
            Machine.QueuePoolItem(callBack ?? throw new ArgumentNullException("callBack"), state, null);
            return true;
        }
        public static bool UnsafeQueueUserWorkItem(IThreadPoolWorkItem callBack, bool preferLocal)
        {
            Machine.QueuePoolItem(callBack ?? throw new ArgumentNullException("callBack"), null, null);
            return true;
        }
        public static RegisteredWaitHandle RegisterWaitForSingleObject(WaitHandle waitObject, WaitOrTimerCallback callBack, object state, int millisecondsTimeOutInterval, bool executeOnlyOnce)
        {
            if (waitObject == null)
                throw new ArgumentNullException("waitObject");
            if (callBack == null)
                throw new ArgumentNullException("callBack");
            Timeout.Check(millisecondsTimeOutInterval);
            var registered = new RegisteredWaitHandle(waitObject, callBack, state, millisecondsTimeOutInterval, executeOnlyOnce);
            Machine.QueuePoolItem((Action)registered.Run, null, ExecutionContext.Flowing());
            return registered;
        }
        public static RegisteredWaitHandle RegisterWaitForSingleObject(WaitHandle waitObject, WaitOrTimerCallback callBack, object state, long millisecondsTimeOutInterval, bool executeOnlyOnce)
        {
            return RegisterWaitForSingleObject(waitObject, callBack, state, (int)millisecondsTimeOutInterval, executeOnlyOnce);
        }
        public static RegisteredWaitHandle RegisterWaitForSingleObject(WaitHandle waitObject, WaitOrTimerCallback callBack, object state, uint millisecondsTimeOutInterval, bool executeOnlyOnce)
        {
            return RegisterWaitForSingleObject(waitObject, callBack, state, (int)millisecondsTimeOutInterval, executeOnlyOnce);
        }
        public static RegisteredWaitHandle RegisterWaitForSingleObject(WaitHandle waitObject, WaitOrTimerCallback callBack, object state, TimeSpan timeout, bool executeOnlyOnce)
        {
            return RegisterWaitForSingleObject(waitObject, callBack, state, Timeout.Milliseconds(timeout), executeOnlyOnce);
        }
        public static bool UnsafeQueueUserWorkItem<TState>(Action<TState> callBack, TState state, bool preferLocal)
        {
            if (callBack == null)
                throw new ArgumentNullException("callBack");
            Machine.QueuePoolItem((Action)(() => callBack(state)), null, null);
            return true;
        }
        public static bool SetMinThreads(int workerThreads, int completionPortThreads) { return true; }
        public static bool SetMaxThreads(int workerThreads, int completionPortThreads) { return true; }
        public static void GetMinThreads(out int workerThreads, out int completionPortThreads) { workerThreads = completionPortThreads = 4; }
        public static void GetMaxThreads(out int workerThreads, out int completionPortThreads) { workerThreads = completionPortThreads = 1000; }
        public static void GetAvailableThreads(out int workerThreads, out int completionPortThreads) { workerThreads = completionPortThreads = 1000; }
        public static int ThreadCount { get { return 4; } }
    }

    // A worker of the pool that waits for a handle. It calls back itself if it waits only once; otherwise
    // another worker does, while it waits again.
    public sealed class RegisteredWaitHandle : MarshalByRefObject
    {
        readonly WaitHandle _handle;
        readonly WaitOrTimerCallback _callback;
        readonly object _state;
        readonly int _timeout;
        readonly bool _once;
        readonly ManualResetEvent _stop = new ManualResetEvent(false);
        // Whether somebody took the registration back, how many workers wait or call back, and who is told when none does any more.
        bool _unregistered;
        int _busy = 1;
        WaitHandle _notify;

        internal RegisteredWaitHandle(WaitHandle handle, WaitOrTimerCallback callback, object state, int timeout, bool once)
        {
            _handle = handle;
            _callback = callback;
            _state = state;
            _timeout = timeout;
            _once = once;
        }
        internal void Run()
        {
            do
            {
                int answer = WaitHandle.WaitAny(new WaitHandle[] { _stop, _handle }, _timeout);
                if (answer == 0)
                    break;
                bool timedOut = answer == WaitHandle.WaitTimeout;
                if (_once)
                    _callback(_state, timedOut);
                else
                {
                    Interlocked.Increment(ref _busy);
                    Machine.QueuePoolItem((Action)(() => CallBack(timedOut)), null, ExecutionContext.Flowing());
                }
            }
            while (!_once);
            Leave();
        }
        void CallBack(bool timedOut)
        {
            _callback(_state, timedOut);
            Leave();
        }
        void Leave()
        {
            Machine.AtomicBegin();
            WaitHandle told = --_busy == 0 ? _notify : null;
            Machine.AtomicEnd();
            if (told != null)
                told.Signal();
        }
        public bool Unregister(WaitHandle waitObject)
        {
            Machine.AtomicBegin();
            bool first = !_unregistered;
            bool ended = _busy == 0;
            _unregistered = true;
            if (first && !ended)
                _notify = waitObject;
            Machine.AtomicEnd();
            if (!first)
                return false;
            _stop.Set();
            if (ended && waitObject != null)
                waitObject.Signal();
            return true;
        }
    }

    public sealed class Timer : MarshalByRefObject, ITimer
    {
        readonly TimerCallback _callback;
        readonly object _state;
        // Whether anybody outside the library may ask when the last callback has ended.
        readonly bool _counted;
        // How many callbacks run, whether no more may begin, and who is told when none runs any more.
        int _running;
        bool _closed;
        WaitHandle _notify;
        System.Threading.Tasks.TaskCompletionSource<System.Threading.Tasks.VoidTaskResult> _ended;
        // What flows along from where the timer was made.
        readonly ExecutionContext _context;

        public Timer(TimerCallback callback) : this(callback, null, Timeout.Infinite, Timeout.Infinite) { _state = this; }
        // Not armed yet.
        internal Timer(TimerCallback callback, object state)
        {
            _callback = callback;
            _state = state;
        }
        public Timer(TimerCallback callback, object state, TimeSpan dueTime, TimeSpan period)
            : this(callback, state, (long)dueTime.TotalMilliseconds, (long)period.TotalMilliseconds) { }
        public Timer(TimerCallback callback, object state, int dueTime, int period) : this(callback, state, (long)dueTime, (long)period) { }
        public Timer(TimerCallback callback, object state, uint dueTime, uint period) : this(callback, state, Signed(dueTime), Signed(period)) { }
        // The greatest number stands for no time at all.
        static long Signed(uint milliseconds) { return milliseconds == uint.MaxValue ? Timeout.Infinite : (long)milliseconds; }
        public Timer(TimerCallback callback, object state, long dueTime, long period)
        {
            _callback = callback ?? throw new ArgumentNullException("callback");
            _state = state;
            _counted = true;
            _context = ExecutionContext.Flowing();
            Arm(dueTime, period);
        }

        public bool Change(int dueTime, int period) { return Change((long)dueTime, (long)period); }
        public bool Change(TimeSpan dueTime, TimeSpan period) { return Change((long)dueTime.TotalMilliseconds, (long)period.TotalMilliseconds); }
        public bool Change(long dueTime, long period)
        {
            CheckTimes(dueTime, period);
            return !(_counted && Volatile.Read(ref _closed)) && Arm(dueTime, period);
        }
        static void CheckTimes(long dueTime, long period)
        {
            const long Longest = uint.MaxValue - 1;
            if (dueTime < -1 || dueTime > Longest)
                throw new ArgumentOutOfRangeException("dueTime", "Number must be either non-negative and less than or equal to Int32.MaxValue or -1.");
            if (period < -1 || period > Longest)
                throw new ArgumentOutOfRangeException("period", "Number must be either non-negative and less than or equal to Int32.MaxValue or -1.");
        }
        bool Arm(long dueTime, long period)
        {
            CheckTimes(dueTime, period);
            if (dueTime < 0)
                Machine.StopTimer(this);
            else
                Machine.StartTimer(this, dueTime, period <= 0 ? -1 : period);
            return true;
        }
        public void Dispose()
        {
            if (_counted)
                Volatile.Write(ref _closed, true);
            Machine.StopTimer(this);
        }
        public bool Change(uint dueTime, uint period) { return Change(Signed(dueTime), Signed(period)); }
        // Completes when no callback runs any more.
        public System.Threading.Tasks.ValueTask DisposeAsync()
        {
            var fresh = new System.Threading.Tasks.TaskCompletionSource<System.Threading.Tasks.VoidTaskResult>(System.Threading.Tasks.TaskCreationOptions.RunContinuationsAsynchronously);
            Machine.AtomicBegin();
            _closed = true;
            bool told = _notify != null;
            if (_running > 0 && _ended == null && !told)
                _ended = fresh;
            System.Threading.Tasks.TaskCompletionSource<System.Threading.Tasks.VoidTaskResult> ended = _running > 0 ? _ended : null;
            Machine.AtomicEnd();
            Machine.StopTimer(this);
            // Whoever handed in an event is told by it alone.
            if (told)
                return new System.Threading.Tasks.ValueTask(System.Threading.Tasks.Task.FromException(new InvalidOperationException("The Timer was already closed using an incompatible Dispose method.")));
            return ended == null ? default(System.Threading.Tasks.ValueTask) : new System.Threading.Tasks.ValueTask(ended.Task);
        }
        // Stops a timer of the library; false if it is not armed any more.
        internal bool Withdraw() { return Machine.StopTimer(this); }
        public bool Dispose(WaitHandle notifyObject)
        {
            if (notifyObject == null)
                throw new ArgumentNullException("notifyObject");
            Machine.AtomicBegin();
            bool first = !_closed;
            bool idle = _running == 0;
            _closed = true;
            if (first)
                _notify = notifyObject;
            Machine.AtomicEnd();
            Machine.StopTimer(this);
            if (first && idle)
                notifyObject.Signal();
            return first;
        }

        internal void Fire()
        {
            if (!_counted)
            {
                _callback(_state);
                return;
            }
            Machine.AtomicBegin();
            bool closed = _closed;
            if (!closed)
                _running++;
            Machine.AtomicEnd();
            if (closed)
                return;
            ExecutionContext.SetCurrent(_context);
            _callback(_state);
            ExecutionContext.SetCurrent(null);
            Machine.AtomicBegin();
            bool idle = --_running == 0;
            WaitHandle told = idle ? _notify : null;
            System.Threading.Tasks.TaskCompletionSource<System.Threading.Tasks.VoidTaskResult> ended = idle ? _ended : null;
            Machine.AtomicEnd();
            if (told != null)
                told.Signal();
            if (ended != null)
                ended.TrySetResult(default(System.Threading.Tasks.VoidTaskResult));
        }
    }
}
