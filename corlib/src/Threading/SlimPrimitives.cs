// The light-weight primitives. Each is one cell in memory, and waiting for it is one step.
using System.Threading.Tasks;
using Machine = Fencepost.Runtime;

namespace System.Threading
{
    static class Cells
    {
        // Waits for a cell; true when satisfied, false when the time ran out, an exception when the token was cancelled.
        internal static bool Wait(ref int cell, int mode, int operand, int millisecondsTimeout, CancellationToken token)
        {
            Timeout.Check(millisecondsTimeout);
            CancellationTokenSource source = token.Source;
            if (source == null)
                return Machine.WaitCell(ref cell, mode, operand, millisecondsTimeout) == Machine.Satisfied;
            token.ThrowIfCancellationRequested();
            int never = 0;
            int answer = Machine.WaitCell(ref cell, mode, operand, ref source._cancelled, ref never, millisecondsTimeout);
            if (answer == Machine.StoppedByFirst)
                throw new OperationCanceledException(token);
            return answer == Machine.Satisfied;
        }
    }

    public class ManualResetEventSlim : IDisposable
    {
        int _set;
        bool _disposed;
        ManualResetEvent _handle;

        public ManualResetEventSlim() { }
        public ManualResetEventSlim(bool initialState) { _set = initialState ? 1 : 0; }
        public ManualResetEventSlim(bool initialState, int spinCount) : this(initialState) { SpinCount = spinCount; }

        public bool IsSet { get { return Volatile.Read(ref _set) != 0; } }
        public int SpinCount { get; }
        public void Set()
        {
            Interlocked.Exchange(ref _set, 1);
            _handle?.Set();
        }
        public void Reset()
        {
            CheckDisposed();
            Interlocked.Exchange(ref _set, 0);
            _handle?.Reset();
        }
        // A kernel handle exists only for those who ask for it.
        public WaitHandle WaitHandle
        {
            get
            {
                CheckDisposed();
                if (_handle == null)
                    Interlocked.CompareExchange(ref _handle, new ManualResetEvent(IsSet), null);
                return _handle;
            }
        }
        public void Wait() { Wait(Timeout.Infinite, default(CancellationToken)); }
        public void Wait(CancellationToken cancellationToken) { Wait(Timeout.Infinite, cancellationToken); }
        public bool Wait(TimeSpan timeout) { return Wait(Timeout.Milliseconds(timeout), default(CancellationToken)); }
        public bool Wait(TimeSpan timeout, CancellationToken cancellationToken) { return Wait(Timeout.Milliseconds(timeout), cancellationToken); }
        public bool Wait(int millisecondsTimeout) { return Wait(millisecondsTimeout, default(CancellationToken)); }
        public bool Wait(int millisecondsTimeout, CancellationToken cancellationToken)
        {
            CheckDisposed();
            return Cells.Wait(ref _set, Machine.UntilDiffers, 0, millisecondsTimeout, cancellationToken);
        }
        void CheckDisposed()
        {
            if (_disposed)
                throw new ObjectDisposedException("The event has been disposed.");
        }
        public void Dispose() { Dispose(true); }
        protected virtual void Dispose(bool disposing) { _disposed = true; }
    }

    public class SemaphoreSlim : IDisposable
    {
        int _count;
        readonly int _maximum;
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
                Machine.Unsupported("SemaphoreSlim.AvailableWaitHandle");
                return null;
            }
        }
        public void Wait() { Wait(Timeout.Infinite, default(CancellationToken)); }
        public void Wait(CancellationToken cancellationToken) { Wait(Timeout.Infinite, cancellationToken); }
        public bool Wait(TimeSpan timeout) { return Wait(Timeout.Milliseconds(timeout), default(CancellationToken)); }
        public bool Wait(TimeSpan timeout, CancellationToken cancellationToken) { return Wait(Timeout.Milliseconds(timeout), cancellationToken); }
        public bool Wait(int millisecondsTimeout) { return Wait(millisecondsTimeout, default(CancellationToken)); }
        public bool Wait(int millisecondsTimeout, CancellationToken cancellationToken)
        {
            CheckDisposed();
            return Cells.Wait(ref _count, Machine.UntilPositiveThenSubtract, 1, millisecondsTimeout, cancellationToken);
        }
        public Task WaitAsync() { return WaitAsync(Timeout.Infinite, default(CancellationToken)); }
        public Task WaitAsync(CancellationToken cancellationToken) { return WaitAsync(Timeout.Infinite, cancellationToken); }
        public Task<bool> WaitAsync(TimeSpan timeout) { return WaitAsync(Timeout.Milliseconds(timeout), default(CancellationToken)); }
        public Task<bool> WaitAsync(TimeSpan timeout, CancellationToken cancellationToken) { return WaitAsync(Timeout.Milliseconds(timeout), cancellationToken); }
        public Task<bool> WaitAsync(int millisecondsTimeout) { return WaitAsync(millisecondsTimeout, default(CancellationToken)); }
        public Task<bool> WaitAsync(int millisecondsTimeout, CancellationToken cancellationToken)
        {
            Timeout.Check(millisecondsTimeout);
            CheckDisposed();
            if (cancellationToken.IsCancellationRequested)
                return Task.FromCanceled<bool>(cancellationToken);
            if (Machine.WaitCell(ref _count, Machine.UntilPositiveThenSubtract, 1, 0) == Machine.Satisfied)
                return Task.FromResult(true);
            if (millisecondsTimeout == 0)
                return Task.FromResult(false);
            // The wait goes to a pool thread of its own; the pool has as many as it takes.
            var waiter = new TaskCompletionSource<bool>();
            Machine.QueuePoolItem((Action)(() =>
            {
                bool taken;
                try
                {
                    taken = Cells.Wait(ref _count, Machine.UntilPositiveThenSubtract, 1, millisecondsTimeout, cancellationToken);
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
            CheckDisposed();
            if (releaseCount < 1)
                throw new ArgumentOutOfRangeException("releaseCount", releaseCount, "The releaseCount argument must be greater than zero.");
            int previous = Machine.AddCell(ref _count, releaseCount, 0, _maximum);
            if (previous < 0)
                throw new SemaphoreFullException();
            return previous;
        }
        void CheckDisposed()
        {
            if (_disposed)
                throw new ObjectDisposedException(null, "The semaphore has been disposed.");
        }
        public void Dispose() { Dispose(true); }
        protected virtual void Dispose(bool disposing) { _disposed = true; }
    }

    public class CountdownEvent : IDisposable
    {
        int _count;
        int _initial;
        bool _disposed;

        public CountdownEvent(int initialCount)
        {
            if (initialCount < 0)
                throw new ArgumentOutOfRangeException("initialCount");
            _count = initialCount;
            _initial = initialCount;
        }
        public int CurrentCount { get { return Volatile.Read(ref _count); } }
        public int InitialCount { get { return _initial; } }
        public bool IsSet { get { return CurrentCount <= 0; } }
        public WaitHandle WaitHandle
        {
            get
            {
                Machine.Unsupported("CountdownEvent.WaitHandle");
                return null;
            }
        }
        public bool Signal() { return Signal(1); }
        public bool Signal(int signalCount)
        {
            if (signalCount <= 0)
                throw new ArgumentOutOfRangeException("signalCount");
            CheckDisposed();
            int previous = Machine.AddCell(ref _count, -signalCount, 0, int.MaxValue);
            if (previous < 0)
                throw new InvalidOperationException("Invalid attempt made to decrement the event's count below zero.");
            return previous == signalCount;
        }
        public void AddCount() { AddCount(1); }
        public void AddCount(int signalCount)
        {
            if (!TryAddCount(signalCount))
                throw new InvalidOperationException("The event is already signaled and cannot be incremented.");
        }
        public bool TryAddCount() { return TryAddCount(1); }
        public bool TryAddCount(int signalCount)
        {
            if (signalCount <= 0)
                throw new ArgumentOutOfRangeException("signalCount");
            CheckDisposed();
            Machine.AtomicBegin();
            bool open = _count > 0;
            if (open)
                _count += signalCount;
            Machine.AtomicEnd();
            return open;
        }
        public void Reset() { Reset(_initial); }
        public void Reset(int count)
        {
            if (count < 0)
                throw new ArgumentOutOfRangeException("count");
            CheckDisposed();
            _initial = count;
            Interlocked.Exchange(ref _count, count);
        }
        public void Wait() { Wait(Timeout.Infinite, default(CancellationToken)); }
        public void Wait(CancellationToken cancellationToken) { Wait(Timeout.Infinite, cancellationToken); }
        public bool Wait(TimeSpan timeout) { return Wait(Timeout.Milliseconds(timeout), default(CancellationToken)); }
        public bool Wait(TimeSpan timeout, CancellationToken cancellationToken) { return Wait(Timeout.Milliseconds(timeout), cancellationToken); }
        public bool Wait(int millisecondsTimeout) { return Wait(millisecondsTimeout, default(CancellationToken)); }
        public bool Wait(int millisecondsTimeout, CancellationToken cancellationToken)
        {
            CheckDisposed();
            return Cells.Wait(ref _count, Machine.UntilEquals, 0, millisecondsTimeout, cancellationToken);
        }
        void CheckDisposed()
        {
            if (_disposed)
                throw new ObjectDisposedException("CountdownEvent");
        }
        public void Dispose() { Dispose(true); }
        protected virtual void Dispose(bool disposing) { _disposed = true; }
    }
}
