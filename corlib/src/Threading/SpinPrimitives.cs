// Spinning. A spin is a point where others may run, and nothing more.
using Machine = Fencepost.Runtime;

namespace System.Threading
{
    public struct SpinWait
    {
        const int YieldsFrom = 10;
        int _count;
        bool _isAsked;
        public int Count
        {
            get
            {
                _isAsked = true;
                return _count;
            }
        }
        public bool NextSpinWillYield { get { return _count >= YieldsFrom; } }
        // Unless the program asks for the count, it goes no further than where it makes a difference:
        // a spin loop must come back to a state it was in before.
        public void SpinOnce()
        {
            if (_count < YieldsFrom || _isAsked)
                _count = _count == int.MaxValue ? YieldsFrom : _count + 1;
            Machine.Yield();
        }
        public void SpinOnce(int sleep1Threshold)
        {
            ArgumentOutOfRangeException.ThrowIfLessThan(sleep1Threshold, -1, "sleep1Threshold");
            SpinOnce();
        }
        public void Reset() { _count = 0; }
        public static void SpinUntil(Func<bool> condition) { SpinUntil(condition, Timeout.Infinite); }
        public static bool SpinUntil(Func<bool> condition, TimeSpan timeout) { return SpinUntil(condition, Timeout.Milliseconds(timeout)); }
        public static bool SpinUntil(Func<bool> condition, int millisecondsTimeout)
        {
            if (condition == null)
                throw new ArgumentNullException("condition");
            Timeout.Check(millisecondsTimeout);
            while (!condition())
            {
                // A finite time may be over at any point.
                if (millisecondsTimeout == 0)
                    return false;
                if (millisecondsTimeout > 0 && Machine.Choose(2) == 1)
                {
                    Machine.Sleep(millisecondsTimeout);
                    return false;
                }
                Machine.Yield();
            }
            return true;
        }
    }

    public struct SpinLock
    {
        // Zero when free, else the number of the thread that holds it.
        int _owner;
        readonly bool _anonymous;

        public SpinLock(bool enableThreadOwnerTracking)
        {
            _owner = 0;
            _anonymous = !enableThreadOwnerTracking;
        }
        static int Me() { return Machine.ThreadNumber(Machine.CurrentThreadHandle()); }
        public bool IsHeld { get { return Volatile.Read(ref _owner) != 0; } }
        public bool IsThreadOwnerTrackingEnabled { get { return !_anonymous; } }
        public bool IsHeldByCurrentThread
        {
            get
            {
                if (_anonymous)
                    throw new InvalidOperationException("Thread tracking is disabled.");
                return Volatile.Read(ref _owner) == Me();
            }
        }
        // Nobody can ask for the owner of a lock that does not track it.
        int Begin(bool lockTaken)
        {
            if (lockTaken)
                throw new ArgumentException("The tookLock argument must be set to false before calling this method.");
            int me = _anonymous ? 1 : Me();
            if (!_anonymous && Volatile.Read(ref _owner) == me)
                throw new LockRecursionException("The calling thread already holds the lock.");
            return me;
        }
        public void Enter(ref bool lockTaken)
        {
            int me = Begin(lockTaken);
            Machine.AwaitZeroThenBegin(ref _owner);
            _owner = me;
            Machine.AtomicEnd();
            lockTaken = true;
        }
        public void TryEnter(ref bool lockTaken) { TryEnter(0, ref lockTaken); }
        public void TryEnter(TimeSpan timeout, ref bool lockTaken) { TryEnter(Timeout.Milliseconds(timeout), ref lockTaken); }
        public void TryEnter(int millisecondsTimeout, ref bool lockTaken)
        {
            Timeout.Check(millisecondsTimeout);
            int me = Begin(lockTaken);
            lockTaken = Machine.WaitCell(ref _owner, Machine.UntilZeroThenStore, me, millisecondsTimeout) == Machine.Satisfied;
        }
        public void Exit() { Exit(true); }
        public void Exit(bool useMemoryBarrier)
        {
            if (!_anonymous && Volatile.Read(ref _owner) != Me())
                throw new SynchronizationLockException("The calling thread does not hold the lock.");
            if (useMemoryBarrier)
                Interlocked.Exchange(ref _owner, 0);
            else
                Volatile.Write(ref _owner, 0);
        }
    }
}
