// A timer that is awaited. A tick that nobody waits for is remembered, at most one.
using System.Threading.Tasks;
using Machine = Fencepost.Runtime;

namespace System.Threading
{
    public sealed class PeriodicTimer : IDisposable
    {
        readonly ITimer _timer;
        // The same, if it is not the program's. While a tick is remembered no other is requested: it would change nothing.
        readonly Timer _own;
        TimeSpan _period;
        TaskCompletionSource<bool> _waiter;
        // What cancels the one that waits.
        CancellationCallback _watch;
        bool _ticked;
        bool _stopped;

        public PeriodicTimer(TimeSpan period) : this(period, TimeProvider.System) { }
        public PeriodicTimer(TimeSpan period, TimeProvider timeProvider)
        {
            int milliseconds = Timeout.Milliseconds(period);
            if (milliseconds == 0)
                throw new ArgumentOutOfRangeException("period");
            _period = period;
            if (TimeProvider.Checked(timeProvider).IsSystem)
            {
                var timer = new Timer(state => Tick(), null);
                _timer = timer;
                _own = timer;
                if (milliseconds > 0)
                    Machine.StartTicks(timer, milliseconds, true);
            }
            else
                _timer = timeProvider.CreateTimer(state => Tick(), null, period, period);
        }
        public TimeSpan Period
        {
            get { return _period; }
            set
            {
                int milliseconds = Timeout.Milliseconds(value);
                if (milliseconds == 0)
                    throw new ArgumentOutOfRangeException("value");
                _period = value;
                if (_own == null)
                {
                    _timer.Change(value, value);
                    return;
                }
                Machine.AtomicBegin();
                if (_stopped || milliseconds < 0)
                    Machine.StopTimer(_own);
                else
                    Machine.StartTicks(_own, milliseconds, !_ticked);
                Machine.AtomicEnd();
            }
        }

        void Tick()
        {
            Machine.AtomicBegin();
            TaskCompletionSource<bool> waiter = _waiter;
            Take();
            if (waiter == null)
                _ticked = true;
            else
                RequestNext();
            Machine.AtomicEnd();
            if (waiter != null)
                waiter.TrySetResult(true);
        }

        // Inside an atomic section: nobody waits any more.
        void Take()
        {
            if (_watch != null)
                _watch.Source.Unlink(_watch);
            _watch = null;
            _waiter = null;
        }

        // What follows may also run inside the call that ends the wait, where locks may be held.
        static void ReliesOnPool()
        {
            if (!Machine.Lifts(Machine.ContinuationsRunAtOnce))
                Machine.Relies(Machine.ContinuationsRunAtOnce);
        }

        void RequestNext()
        {
            if (_own != null)
                Machine.RequestTick(_own);
        }

        public ValueTask<bool> WaitForNextTickAsync(CancellationToken cancellationToken = default(CancellationToken))
        {
            if (cancellationToken.IsCancellationRequested)
                return new ValueTask<bool>(Task.FromCanceled<bool>(cancellationToken));
            var promise = new TaskCompletionSource<bool>(Machine.Lifts(Machine.ContinuationsRunAtOnce) ? TaskCreationOptions.None : TaskCreationOptions.RunContinuationsAsynchronously);
            CancellationCallback watch = cancellationToken.CanBeCanceled ? new CancellationCallback((Action<object>)(state => Cancel((TaskCompletionSource<bool>)state, cancellationToken)), promise, cancellationToken.Source) : null;
            bool cancelled = false;
            Machine.AtomicBegin();
            bool busy = _waiter != null;
            bool over = _stopped;
            bool ticked = !busy && !over && _ticked;
            if (ticked)
            {
                _ticked = false;
                RequestNext();
            }
            else if (!busy && !over)
            {
                cancelled = watch != null && !watch.Source.Link(watch);
                _waiter = cancelled ? null : promise;
                _watch = cancelled ? null : watch;
            }
            Machine.AtomicEnd();
            if (busy)
                throw new InvalidOperationException("Operation is not valid due to the current state of the object.");
            if (over || ticked)
                return new ValueTask<bool>(ticked);
            return new ValueTask<bool>(cancelled ? Task.FromCanceled<bool>(cancellationToken) : promise.Task);
        }
        void Cancel(TaskCompletionSource<bool> promise, CancellationToken token)
        {
            Machine.AtomicBegin();
            if (_waiter == promise)
                Take();
            Machine.AtomicEnd();
            ReliesOnPool();
            promise.TrySetCanceled(token);
        }

        public void Dispose()
        {
            Machine.AtomicBegin();
            _stopped = true;
            TaskCompletionSource<bool> waiter = _waiter;
            Take();
            Machine.AtomicEnd();
            _timer.Dispose();
            if (waiter == null)
                return;
            ReliesOnPool();
            waiter.TrySetResult(false);
        }
    }
}
