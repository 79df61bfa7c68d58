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
            int never = 0;
            int answer = Machine.WaitCell(ref cell, mode, operand, ref source._cancelled, ref never, millisecondsTimeout);
            if (answer == Machine.StoppedByFirst)
                throw new OperationCanceledException(token);
            return answer == Machine.Satisfied;
        }

        // After a first look: nothing to do when there is no time to wait.
        internal static bool WaitLonger(ref int cell, int mode, int operand, int millisecondsTimeout, CancellationToken token)
        {
            return millisecondsTimeout != 0 && Wait(ref cell, mode, operand, millisecondsTimeout, token);
        }

        // The same, and unless it throws, the caller is inside an atomic section afterwards.
        internal static bool WaitThenBegin(ref int cell, int mode, int operand, int millisecondsTimeout, CancellationToken token)
        {
            Timeout.Check(millisecondsTimeout);
            CancellationTokenSource source = token.Source;
            if (source == null)
                return Machine.WaitCellThenBegin(ref cell, mode, operand, millisecondsTimeout) == Machine.Satisfied;
            int never = 0;
            int answer = Machine.WaitCellThenBegin(ref cell, mode, operand, ref source._cancelled, ref never, millisecondsTimeout);
            if (answer == Machine.StoppedByFirst)
            {
                Machine.AtomicEnd();
                throw new OperationCanceledException(token);
            }
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
        public ManualResetEventSlim(bool initialState, int spinCount) : this(initialState)
        {
            const int MostSpins = 2047;
            if (spinCount < 0 || spinCount > MostSpins)
                throw new ArgumentOutOfRangeException("spinCount", "The spinCount argument must be in the range 0 to " + MostSpins + ", inclusive.");
            SpinCount = spinCount;
        }

        public bool IsSet { get { return Volatile.Read(ref _set) != 0; } }
        public int SpinCount { get; }
        public void Set()
        {
            Machine.AtomicBegin();
            _set = 1;
            if (_handle != null)
                _handle._count = 1;
            Machine.AtomicEnd();
        }
        public void Reset()
        {
            Machine.AtomicBegin();
            bool disposed = _disposed;
            if (!disposed)
                _set = 0;
            if (!disposed && _handle != null)
                _handle._count = 0;
            Machine.AtomicEnd();
            Refuse(disposed);
        }
        // A kernel handle exists only for those who ask for it.
        public WaitHandle WaitHandle
        {
            get
            {
                var fresh = new ManualResetEvent(false);
                Machine.AtomicBegin();
                bool disposed = _disposed;
                if (!disposed && _handle == null)
                {
                    fresh._count = _set;
                    _handle = fresh;
                }
                ManualResetEvent handle = _handle;
                Machine.AtomicEnd();
                Refuse(disposed);
                return handle;
            }
        }
        public void Wait() { Wait(Timeout.Infinite, default(CancellationToken)); }
        public void Wait(CancellationToken cancellationToken) { Wait(Timeout.Infinite, cancellationToken); }
        public bool Wait(TimeSpan timeout) { return Wait(Timeout.Milliseconds(timeout), default(CancellationToken)); }
        public bool Wait(TimeSpan timeout, CancellationToken cancellationToken) { return Wait(Timeout.Milliseconds(timeout), cancellationToken); }
        public bool Wait(int millisecondsTimeout) { return Wait(millisecondsTimeout, default(CancellationToken)); }
        public bool Wait(int millisecondsTimeout, CancellationToken cancellationToken)
        {
            Timeout.Check(millisecondsTimeout);
            cancellationToken.ThrowIfCancellationRequested();
            Machine.AtomicBegin();
            bool disposed = _disposed;
            bool set = _set != 0;
            Machine.AtomicEnd();
            Refuse(disposed);
            return set || Cells.WaitLonger(ref _set, Machine.UntilDiffers, 0, millisecondsTimeout, cancellationToken);
        }
        static void Refuse(bool disposed)
        {
            if (disposed)
                throw new ObjectDisposedException("The event has been disposed.");
        }
        public void Dispose() { Dispose(true); }
        protected virtual void Dispose(bool disposing)
        {
            Machine.AtomicBegin();
            _disposed = true;
            ManualResetEvent handle = _handle;
            Machine.AtomicEnd();
            if (disposing)
                handle?.Dispose();
        }
    }

    public class CountdownEvent : IDisposable
    {
        int _count;
        int _initial;
        bool _disposed;
        ManualResetEvent _handle;

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
                var fresh = new ManualResetEvent(false);
                Machine.AtomicBegin();
                bool disposed = _disposed;
                if (!disposed && _handle == null)
                {
                    fresh._count = _count == 0 ? 1 : 0;
                    _handle = fresh;
                }
                ManualResetEvent handle = _handle;
                Machine.AtomicEnd();
                Refuse(disposed);
                return handle;
            }
        }
        public bool Signal() { return Signal(1); }
        public bool Signal(int signalCount)
        {
            if (signalCount <= 0)
                throw new ArgumentOutOfRangeException("signalCount");
            Machine.AtomicBegin();
            bool disposed = _disposed;
            int previous = _count;
            bool enough = !disposed && previous >= signalCount;
            if (enough)
                SetCount(previous - signalCount);
            Machine.AtomicEnd();
            Refuse(disposed);
            if (!enough)
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
            Machine.AtomicBegin();
            bool disposed = _disposed;
            bool open = !disposed && _count > 0;
            bool fits = open && _count <= int.MaxValue - signalCount;
            if (fits)
                _count += signalCount;
            Machine.AtomicEnd();
            Refuse(disposed);
            if (open && !fits)
                throw new InvalidOperationException("The increment operation would cause the CurrentCount to overflow.");
            return open;
        }
        public void Reset() { Reset(_initial); }
        public void Reset(int count)
        {
            if (count < 0)
                throw new ArgumentOutOfRangeException("count");
            Machine.AtomicBegin();
            bool disposed = _disposed;
            if (!disposed)
            {
                _initial = count;
                SetCount(count);
            }
            Machine.AtomicEnd();
            Refuse(disposed);
        }
        // Inside an atomic section.
        void SetCount(int count)
        {
            _count = count;
            if (_handle != null)
                _handle._count = count == 0 ? 1 : 0;
        }
        public void Wait() { Wait(Timeout.Infinite, default(CancellationToken)); }
        public void Wait(CancellationToken cancellationToken) { Wait(Timeout.Infinite, cancellationToken); }
        public bool Wait(TimeSpan timeout) { return Wait(Timeout.Milliseconds(timeout), default(CancellationToken)); }
        public bool Wait(TimeSpan timeout, CancellationToken cancellationToken) { return Wait(Timeout.Milliseconds(timeout), cancellationToken); }
        public bool Wait(int millisecondsTimeout) { return Wait(millisecondsTimeout, default(CancellationToken)); }
        public bool Wait(int millisecondsTimeout, CancellationToken cancellationToken)
        {
            Timeout.Check(millisecondsTimeout);
            cancellationToken.ThrowIfCancellationRequested();
            Machine.AtomicBegin();
            bool disposed = _disposed;
            bool set = _count == 0;
            Machine.AtomicEnd();
            Refuse(disposed);
            return set || Cells.WaitLonger(ref _count, Machine.UntilEquals, 0, millisecondsTimeout, cancellationToken);
        }
        static void Refuse(bool disposed)
        {
            if (disposed)
                throw new ObjectDisposedException("CountdownEvent");
        }
        public void Dispose() { Dispose(true); }
        protected virtual void Dispose(bool disposing) { _disposed = true; }
    }
}
