// A timer that is awaited. A tick that nobody waits for is remembered, at most one. Whether a tick counts is decided where the result of a wait
// is taken: not if the timer was disposed of meanwhile.
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
        // Until its result is taken.
        Waiter _waiter;
        // What cancels the one that waits.
        CancellationCallback _watch;
        // Whether a wait ends at once, or has ended.
        bool _signaled;
        bool _stopped;

        // What follows a tick goes on on the pool, where the tick is. What follows the end of a wait goes on inside the call that ends it.
        sealed class AfterTick : ContinuationRunner
        {
            internal bool Inside;
            internal override void Run(Continuation continuation, Task antecedent)
            {
                if (Inside)
                    continuation.Run(antecedent);
                else
                    continuation.RunOnPool(antecedent);
            }
        }

        // A wait, inside a value task whose result may be taken once.
        sealed class Waiter : Task<bool>, ITakenOnce
        {
            readonly PeriodicTimer _timer;
            bool _taken;

            readonly AfterTick _after;

            internal Waiter(PeriodicTimer timer) : this(timer, new AfterTick()) { }
            Waiter(PeriodicTimer timer, AfterTick runner) : base((object)null, TaskCreationOptions.None, runner)
            {
                _timer = timer;
                _after = runner;
            }
            // These are called inside an atomic section; continuations run outside. A task that stands for the wait takes the result at once.
            internal object Seal(bool result)
            {
                _result = result;
                return SealAs(TaskStatus.RanToCompletion);
            }
            internal object SealCancelled(CancellationToken token)
            {
                GoOnInside();
                SetExceptions(new Exception[] { new OperationCanceledException(token) });
                return SealAs(TaskStatus.Canceled);
            }
            internal void GoOnInside() { _after.Inside = true; }
            internal bool IsHandedOver { get { return _taken; } }

            static Exception Refusal() { return new InvalidOperationException("Operation is not valid due to the current state of the object."); }
            public void Take()
            {
                Machine.AtomicBegin();
                bool refused = _completed == 0 || _taken;
                if (!refused)
                    TakeNow();
                Machine.AtomicEnd();
                if (refused)
                    throw Refusal();
            }
            public void HandOver()
            {
                Machine.AtomicBegin();
                bool refused = _taken;
                if (!refused && _completed != 0)
                    TakeNow();
                _taken = true;
                Machine.AtomicEnd();
                if (refused)
                    throw Refusal();
            }
            public void CheckTaken()
            {
                if (_taken)
                    throw Refusal();
            }
            void TakeNow()
            {
                _taken = true;
                _result &= !_timer._stopped;
                _timer.EndWait();
            }
        }

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
                // Starting a timer is a step of its own, so Dispose may come in between.
                if (milliseconds > 0 && !Volatile.Read(ref _stopped))
                    Machine.StartTicks(_own, milliseconds, true);
                if (milliseconds < 0 || Volatile.Read(ref _stopped))
                    Machine.StopTimer(_own);
            }
        }

        void Tick() { Signal(false); }

        void Signal(bool stops)
        {
            Machine.AtomicBegin();
            _stopped |= stops;
            Waiter waiter = _signaled ? null : _waiter;
            _signaled = true;
            object continuations = null;
            if (waiter != null)
            {
                if (stops)
                    waiter.GoOnInside();
                continuations = waiter.Seal(!_stopped);
                EndWatch(waiter);
            }
            Machine.AtomicEnd();
            if (stops)
                _timer.Dispose();
            if (waiter != null)
                waiter.RunContinuations(continuations);
        }

        // These are called inside an atomic section.
        void EndWatch(Waiter waiter)
        {
            if (_watch != null)
                _watch.Source.Unlink(_watch);
            _watch = null;
            if (waiter.IsHandedOver)
                EndWait();
        }
        void EndWait()
        {
            _waiter = null;
            if (!_stopped)
                NextTickCounts();
        }
        void NextTickCounts()
        {
            _signaled = false;
            if (_own != null)
                Machine.RequestTick(_own);
        }

        public ValueTask<bool> WaitForNextTickAsync(CancellationToken cancellationToken = default(CancellationToken))
        {
            bool cancelled = cancellationToken.IsCancellationRequested;
            var waiter = new Waiter(this);
            CancellationCallback watch = cancellationToken.CanBeCanceled ? new CancellationCallback((Action<object>)(state => Cancel((Waiter)state, cancellationToken)), waiter, cancellationToken.Source) : null;
            Machine.AtomicBegin();
            bool busy = _waiter != null;
            bool over = _signaled;
            bool result = !_stopped;
            if (!busy && !cancelled)
            {
                if (over && result)
                    NextTickCounts();
                if (!over)
                {
                    cancelled = watch != null && !watch.Source.Link(watch);
                    _waiter = cancelled ? null : waiter;
                    _watch = cancelled ? null : watch;
                }
            }
            Machine.AtomicEnd();
            if (busy)
                throw new InvalidOperationException("Operation is not valid due to the current state of the object.");
            if (cancelled)
                return new ValueTask<bool>(Task.FromCanceled<bool>(cancellationToken));
            return over ? new ValueTask<bool>(result) : ValueTask<bool>.TakenOnce(waiter);
        }
        void Cancel(Waiter waiter, CancellationToken token)
        {
            Machine.AtomicBegin();
            bool waits = _waiter == waiter && !_signaled;
            object continuations = null;
            if (waits)
            {
                _signaled = true;
                continuations = waiter.SealCancelled(token);
                EndWatch(waiter);
            }
            Machine.AtomicEnd();
            if (waits)
                waiter.RunContinuations(continuations);
        }

        public void Dispose() { Signal(true); }
    }
}
