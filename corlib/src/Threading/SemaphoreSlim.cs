// A semaphore that can be awaited. Taking and giving back are one step each.
using System.Threading.Tasks;
using Machine = Fencepost.Runtime;

namespace System.Threading
{
    public class SemaphoreSlim : IDisposable
    {
        // Somebody who awaits the semaphore. What is released is handed over, so nobody has to wake up and look.
        sealed class Waiter : Task<bool>
        {
            internal readonly SemaphoreSlim _owner;
            internal Waiter _next;
            internal Waiter(SemaphoreSlim owner, CancellationToken token) : base((object)null, TaskCreationOptions.RunContinuationsAsynchronously, new ContinuationRunner())
            {
                _owner = owner;
                _promiseToken = token;
            }
            // Inside an atomic section.
            internal object Succeed()
            {
                _result = true;
                return SealAs(TaskStatus.RanToCompletion);
            }
            internal void Cancel()
            {
                Machine.AtomicBegin();
                bool waiting = _owner.Remove(this);
                object continuations = waiting ? SealAs(TaskStatus.Canceled) : null;
                Machine.AtomicEnd();
                RunContinuations(continuations);
            }
        }

        sealed class WaiterCallback : TaskCallback
        {
            internal WaiterCallback(Waiter waiter, CancellationTokenSource source) : base(waiter, source) { }
            internal override void Begin() { ((Waiter)Task).Cancel(); }
        }

        int _count;
        readonly int _maximum;
        // Those who await, newest first: somebody joins them only where nothing is left to take.
        Waiter _waiters;
        // Set while something is left to take; there only if somebody asked for it.
        ManualResetEvent _handle;
        bool _disposed;

        public SemaphoreSlim(int initialCount) : this(initialCount, int.MaxValue) { }
        public SemaphoreSlim(int initialCount, int maxCount)
        {
            if (initialCount < 0 || initialCount > maxCount)
                throw new ArgumentOutOfRangeException("initialCount", initialCount, "The initialCount argument must be non-negative and less than or equal to the maximumCount.");
            if (maxCount <= 0)
                throw new ArgumentOutOfRangeException("maxCount", maxCount, "The maximumCount argument must be a positive number. If a maximum is not required, use the constructor without a maxCount parameter.");
            _count = initialCount;
            _maximum = maxCount;
        }

        public int CurrentCount { get { return Volatile.Read(ref _count); } }
        public WaitHandle AvailableWaitHandle
        {
            get
            {
                var fresh = new ManualResetEvent(false);
                Machine.AtomicBegin();
                bool disposed = _disposed;
                ManualResetEvent handle = _handle ?? (_handle = fresh);
                Tell();
                Machine.AtomicEnd();
                if (disposed)
                    throw new ObjectDisposedException("System.Threading.SemaphoreSlim");
                return handle;
            }
        }
        // Inside an atomic section that may have changed the count.
        void Tell()
        {
            if (_handle != null)
                _handle._count = _count > 0 ? 1 : 0;
        }
        public void Wait()
        {
            if (_disposed)
                throw new ObjectDisposedException("System.Threading.SemaphoreSlim");
            Machine.AwaitPositiveThenBegin(ref _count);
            _count--;
            Tell();
            Machine.AtomicEnd();
        }
        public void Wait(CancellationToken cancellationToken) { Wait(Timeout.Infinite, cancellationToken); }
        public bool Wait(TimeSpan timeout) { return Wait(Timeout.Milliseconds(timeout), default(CancellationToken)); }
        public bool Wait(TimeSpan timeout, CancellationToken cancellationToken) { return Wait(Timeout.Milliseconds(timeout), cancellationToken); }
        public bool Wait(int millisecondsTimeout) { return Wait(millisecondsTimeout, default(CancellationToken)); }
        public bool Wait(int millisecondsTimeout, CancellationToken cancellationToken)
        {
            Timeout.Check(millisecondsTimeout);
            cancellationToken.ThrowIfCancellationRequested();
            return Take(null) || millisecondsTimeout != 0 && WaitAndTake(millisecondsTimeout, cancellationToken);
        }
        bool WaitAndTake(int millisecondsTimeout, CancellationToken cancellationToken)
        {
            bool taken = Cells.WaitThenBegin(ref _count, Machine.UntilPositiveThenSubtract, 1, millisecondsTimeout, cancellationToken);
            Tell();
            Machine.AtomicEnd();
            return taken;
        }

        // Takes one if there is one; else the waiter, if there is one, joins the others.
        bool Take(Waiter waiter)
        {
            Machine.AtomicBegin();
            bool disposed = _disposed;
            bool taken = !disposed && _count > 0;
            if (taken)
            {
                _count--;
                Tell();
            }
            else if (!disposed && waiter != null)
            {
                waiter._next = _waiters;
                _waiters = waiter;
            }
            Machine.AtomicEnd();
            if (disposed)
                throw new ObjectDisposedException("System.Threading.SemaphoreSlim");
            return taken;
        }

        // Inside an atomic section.
        int Waiting()
        {
            int count = 0;
            for (Waiter waiter = _waiters; waiter != null; waiter = waiter._next)
                count++;
            return count;
        }

        // Inside an atomic section. Whether the waiter was still there.
        bool Remove(Waiter gone)
        {
            if (_waiters == gone)
            {
                _waiters = gone._next;
                return true;
            }
            for (Waiter waiter = _waiters; waiter != null; waiter = waiter._next)
            {
                if (waiter._next == gone)
                {
                    waiter._next = gone._next;
                    return true;
                }
            }
            return false;
        }

        // Hands over what is left to one of those who await, any of them. Others may have taken it in the meantime.
        void Serve(int which)
        {
            Machine.AtomicBegin();
            Waiter waiter = _count > 0 ? _waiters : null;
            for (; waiter != null && waiter._next != null && which > 0; which--)
                waiter = waiter._next;
            object continuations = null;
            if (waiter != null)
            {
                _count--;
                Tell();
                Remove(waiter);
                continuations = waiter.Succeed();
            }
            Machine.AtomicEnd();
            if (continuations != null)
                waiter.RunContinuations(continuations);
        }

        public Task WaitAsync() { return WaitAsync(Timeout.Infinite, default(CancellationToken)); }
        public Task WaitAsync(CancellationToken cancellationToken) { return WaitAsync(Timeout.Infinite, cancellationToken); }
        public Task<bool> WaitAsync(TimeSpan timeout) { return WaitAsync(Timeout.Milliseconds(timeout), default(CancellationToken)); }
        public Task<bool> WaitAsync(TimeSpan timeout, CancellationToken cancellationToken) { return WaitAsync(Timeout.Milliseconds(timeout), cancellationToken); }
        public Task<bool> WaitAsync(int millisecondsTimeout) { return WaitAsync(millisecondsTimeout, default(CancellationToken)); }
        public Task<bool> WaitAsync(int millisecondsTimeout, CancellationToken cancellationToken)
        {
            Timeout.Check(millisecondsTimeout);
            if (cancellationToken.IsCancellationRequested)
                return Task.FromCanceled<bool>(cancellationToken);
            if (millisecondsTimeout > 0)
                return WaitOnPool(millisecondsTimeout, cancellationToken);
            Waiter waiter = millisecondsTimeout == 0 ? null : new Waiter(this, cancellationToken);
            if (Take(waiter))
                return Task.FromResult(true);
            if (waiter == null)
                return Task.FromResult(false);
            if (cancellationToken.CanBeCanceled)
                cancellationToken.Source.Watch(new WaiterCallback(waiter, cancellationToken.Source));
            return waiter;
        }

        // The time may be over at any moment, which a blocked thread is good at.
        Task<bool> WaitOnPool(int millisecondsTimeout, CancellationToken cancellationToken)
        {
            if (Take(null))
                return Task.FromResult(true);
            var waiter = new TaskCompletionSource<bool>();
            Machine.QueuePoolItem((Action)(() =>
            {
                bool taken;
                try
                {
                    taken = WaitAndTake(millisecondsTimeout, cancellationToken);
                }
                catch (OperationCanceledException)
                {
                    waiter.SetCanceled(cancellationToken);
                    return;
                }
                waiter.SetResult(taken);
            }), null, null);
            return waiter.Task;
        }

        public int Release() { return Release(1); }
        public int Release(int releaseCount)
        {
            Machine.AtomicBegin();
            bool disposed = _disposed;
            int previous = _count;
            bool fits = !disposed && releaseCount >= 1 && releaseCount <= _maximum - previous;
            if (fits)
            {
                _count = previous + releaseCount;
                Tell();
            }
            int waiting = fits ? Waiting() : 0;
            Machine.AtomicEnd();
            if (disposed)
                throw new ObjectDisposedException("System.Threading.SemaphoreSlim");
            if (releaseCount < 1)
                throw new ArgumentOutOfRangeException("releaseCount", releaseCount, "The releaseCount argument must be greater than zero.");
            if (!fits)
                throw new SemaphoreFullException();
            for (int i = 0; i < releaseCount && i < waiting; i++)
                Serve(waiting - i > 1 ? Machine.Choose(waiting - i) : 0);
            return previous;
        }
        public void Dispose() { Dispose(true); }
        protected virtual void Dispose(bool disposing) { _disposed = true; }
    }
}
