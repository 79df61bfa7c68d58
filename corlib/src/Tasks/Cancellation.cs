// Cancellation. Whether a source is cancelled is one cell, which waits can watch directly.
using System.Collections.Generic;
using System.Threading.Tasks;
using Machine = Fencepost.Runtime;

namespace System.Threading
{
    public readonly struct CancellationToken : IEquatable<CancellationToken>
    {
        internal readonly CancellationTokenSource Source;

        internal CancellationToken(CancellationTokenSource source) { Source = source; }
        public CancellationToken(bool canceled) { Source = canceled ? CancellationTokenSource.Shared.Cancelled : null; }

        public static CancellationToken None { get { return default(CancellationToken); } }
        public bool CanBeCanceled { get { return Source != null; } }
        public bool IsCancellationRequested { get { return Source != null && Source.IsCancellationRequested; } }
        public WaitHandle WaitHandle { get { return (Source ?? CancellationTokenSource.Shared.Never).Handle(); } }
        public void ThrowIfCancellationRequested()
        {
            if (IsCancellationRequested)
                throw new OperationCanceledException(this);
        }
        public CancellationTokenRegistration Register(Action callback) { return Register(callback, false); }
        public CancellationTokenRegistration Register(Action callback, bool useSynchronizationContext)
        {
            if (callback == null)
                throw new ArgumentNullException("callback");
            return Add((Action<object>)(state => ((Action)state)()), callback, useSynchronizationContext, true);
        }
        public CancellationTokenRegistration Register(Action<object> callback, object state) { return Add(callback, state, false, true); }
        public CancellationTokenRegistration Register(Action<object> callback, object state, bool useSynchronizationContext) { return Add(callback, state, useSynchronizationContext, true); }
        public CancellationTokenRegistration Register(Action<object, CancellationToken> callback, object state) { return Add(callback, state, false, true); }
        public CancellationTokenRegistration UnsafeRegister(Action<object> callback, object state) { return Add(callback, state, false, false); }
        public CancellationTokenRegistration UnsafeRegister(Action<object, CancellationToken> callback, object state) { return Add(callback, state, false, false); }
        CancellationTokenRegistration Add(Delegate callback, object state, bool useTarget, bool flows)
        {
            if (callback == null)
                throw new ArgumentNullException("callback");
            return Source == null ? default(CancellationTokenRegistration) : Source.Register(CancellationCallback.Make(callback, state, Source, useTarget, flows));
        }
        public bool Equals(CancellationToken other) { return Source == other.Source; }
        public override bool Equals(object other) { return other is CancellationToken && Equals((CancellationToken)other); }
        public override int GetHashCode() { return Source == null ? 0 : Source.GetHashCode(); }
        public static bool operator ==(CancellationToken left, CancellationToken right) { return left.Source == right.Source; }
        public static bool operator !=(CancellationToken left, CancellationToken right) { return left.Source != right.Source; }
    }

    class CancellationCallback
    {
        readonly Delegate _callback;
        readonly object _state;
        internal readonly CancellationTokenSource Source;
        internal CancellationCallback Next;
        // The mark of the thread that runs it, and whether it has run.
        internal object Runner;
        internal int Done;

        internal CancellationCallback(Delegate callback, object state, CancellationTokenSource source)
        {
            _callback = callback;
            _state = state;
            Source = source;
        }

        // Of this kind if no context flows along. What a callback brings along is a matter of its class, so that most read no more.
        internal void Run()
        {
            var simple = _callback as Action<object>;
            if (simple != null)
                simple(_state);
            else
                ((Action<object, CancellationToken>)_callback)(_state, new CancellationToken(Source));
        }

        internal static CancellationCallback Make(Delegate callback, object state, CancellationTokenSource source, bool useTarget, bool flows)
        {
            SynchronizationContext target = useTarget ? SynchronizationContext.Current : null;
            bool flowing = flows && !ExecutionContext.IsFlowSuppressed();
            ExecutionContext context = flowing ? ExecutionContext.CurrentOrNull() : null;
            if (target != null)
                return new SentCallback(callback, state, source, target, context);
            if (!flowing)
                return new CancellationCallback(callback, state, source);
            return context == null ? new PlainCallback(callback, state, source) : (CancellationCallback)new FlowingCallback(callback, state, source, context);
        }

        internal void RunIn(ExecutionContext context)
        {
            ExecutionContext saved = ExecutionContext.CurrentOrNull();
            ExecutionContext.SetCurrent(context);
            try
            {
                Run();
            }
            finally
            {
                ExecutionContext.SetCurrent(saved);
            }
        }
        // From where the source is cancelled.
        internal virtual void Begin() { Run(); }
    }

    // Registered where the context was empty.
    sealed class PlainCallback : CancellationCallback
    {
        internal PlainCallback(Delegate callback, object state, CancellationTokenSource source) : base(callback, state, source) { }
        internal override void Begin() { RunIn(null); }
    }

    sealed class FlowingCallback : CancellationCallback
    {
        readonly ExecutionContext _context;
        internal FlowingCallback(Delegate callback, object state, CancellationTokenSource source, ExecutionContext context) : base(callback, state, source) { _context = context; }
        internal override void Begin() { RunIn(_context); }
    }

    // Runs where the one who registered it wants it to.
    sealed class SentCallback : CancellationCallback
    {
        readonly SynchronizationContext _target;
        readonly ExecutionContext _context;
        internal SentCallback(Delegate callback, object state, CancellationTokenSource source, SynchronizationContext target, ExecutionContext context) : base(callback, state, source)
        {
            _target = target;
            _context = context;
        }
        internal override void Begin() { _target.Send(each => RunIn(_context), null); }
    }

    public readonly struct CancellationTokenRegistration : IEquatable<CancellationTokenRegistration>, IDisposable, IAsyncDisposable
    {
        readonly CancellationCallback _callback;
        internal CancellationTokenRegistration(CancellationCallback callback) { _callback = callback; }
        public CancellationToken Token { get { return _callback == null ? default(CancellationToken) : new CancellationToken(_callback.Source); } }
        public bool Unregister() { return _callback != null && _callback.Source.Remove(_callback); }
        // Waits for a callback that another thread runs just now.
        public void Dispose()
        {
            if (_callback != null && !_callback.Source.Remove(_callback) && _callback.Source.RunsElsewhere(_callback))
                Machine.WaitCell(ref _callback.Done, Machine.UntilDiffers, 0, Timeout.Infinite);
        }
        public ValueTask DisposeAsync()
        {
            CancellationCallback callback = _callback;
            if (callback == null || callback.Source.Remove(callback) || !callback.Source.RunsElsewhere(callback))
                return default(ValueTask);
            return new ValueTask(Task.Run(() => { Machine.WaitCell(ref callback.Done, Machine.UntilDiffers, 0, Timeout.Infinite); }));
        }
        public bool Equals(CancellationTokenRegistration other) { return _callback == other._callback; }
        public override bool Equals(object obj) { return obj is CancellationTokenRegistration && Equals((CancellationTokenRegistration)obj); }
        public static bool operator ==(CancellationTokenRegistration left, CancellationTokenRegistration right) { return left._callback == right._callback; }
        public static bool operator !=(CancellationTokenRegistration left, CancellationTokenRegistration right) { return left._callback != right._callback; }
        public override int GetHashCode() { return _callback == null ? 0 : _callback.GetHashCode(); }
    }

    public class CancellationTokenSource : IDisposable
    {
        internal int _cancelled;
        // The newest callback. The list is only touched in atomic sections.
        CancellationCallback _callbacks;
        Timer _timer;
        // A timer of the program's own instead.
        ITimer _provided;
        bool _armed;
        CancellationTokenRegistration[] _links;
        // Set when the source is cancelled; there only if somebody asked for it.
        ManualResetEvent _handle;
        bool _disposed;

        internal static class Shared
        {
            internal static readonly CancellationTokenSource Cancelled = new CancellationTokenSource(true);
            internal static readonly CancellationTokenSource Never = new CancellationTokenSource();
        }

        public CancellationTokenSource() { }
        internal CancellationTokenSource(bool cancelled) { _cancelled = cancelled ? 1 : 0; }
        public CancellationTokenSource(int millisecondsDelay)
        {
            if (millisecondsDelay < -1)
                throw new ArgumentOutOfRangeException("millisecondsDelay");
            if (millisecondsDelay == 0)
                _cancelled = 1;
            else
                CancelAfter(millisecondsDelay);
        }
        public CancellationTokenSource(TimeSpan delay) : this(Timeout.Milliseconds(delay)) { }
        public CancellationTokenSource(TimeSpan delay, TimeProvider timeProvider)
        {
            int milliseconds = Timeout.Milliseconds(delay);
            if (milliseconds == 0)
                _cancelled = 1;
            else if (TimeProvider.Checked(timeProvider).IsSystem)
                CancelAfter(milliseconds);
            else
                _provided = timeProvider.CreateTimer(state => ((CancellationTokenSource)state).CancelByTimer(), this, delay, Timeout.InfiniteTimeSpan);
        }

        public bool IsCancellationRequested { get { return Volatile.Read(ref _cancelled) != 0; } }
        public CancellationToken Token
        {
            get
            {
                CheckDisposed();
                return new CancellationToken(this);
            }
        }

        internal WaitHandle Handle()
        {
            CheckDisposed();
            var fresh = new ManualResetEvent(false);
            Machine.AtomicBegin();
            ManualResetEvent handle = _handle ?? (_handle = fresh);
            if (_cancelled != 0)
                handle._count = 1;
            Machine.AtomicEnd();
            return handle;
        }

        void CheckDisposed()
        {
            if (_disposed)
                throw new ObjectDisposedException(null, "The CancellationTokenSource has been disposed.");
        }

        public void Cancel() { Cancel(false); }
        public void Cancel(bool throwOnFirstException)
        {
            CheckDisposed();
            Notify(throwOnFirstException, false);
        }
        // Inside an atomic section. Who comes second leaves the callbacks to the first.
        bool Set()
        {
            bool first = _cancelled == 0;
            _cancelled = 1;
            if (_handle != null)
                _handle._count = 1;
            return first;
        }
        void Notify(bool throwOnFirstException, bool alreadySet)
        {
            Machine.AtomicBegin();
            bool first = alreadySet || Set();
            int count = 0;
            for (CancellationCallback each = first ? _callbacks : null; each != null; each = each.Next)
                count++;
            bool anyOrder = count > 1 && Machine.Lifts(Machine.ItemsInOrder);
            CancellationCallback callback = first && !anyOrder ? Begin(null, 0) : null;
            Machine.AtomicEnd();
            if (anyOrder)
                callback = BeginAny(null, count);
            else if (count > 1)
                Machine.Relies(Machine.ItemsInOrder);
            List<Exception> exceptions = null;
            while (callback != null)
            {
                bool failed = true;
                try
                {
                    callback.Begin();
                    failed = false;
                }
                catch (Exception e) when (!throwOnFirstException)
                {
                    (exceptions ?? (exceptions = new List<Exception>())).Add(e);
                    failed = false;
                }
                finally
                {
                    Machine.AtomicBegin();
                    if (failed)
                        _callbacks = null;
                    CancellationCallback last = callback;
                    callback = anyOrder ? null : Begin(last, 0);
                    Machine.AtomicEnd();
                    if (anyOrder)
                        callback = BeginAny(last, --count);
                }
            }
            if (exceptions != null)
                throw new AggregateException(exceptions.ToArray());
        }
        // Nothing says in which order callbacks run; some may be removed before it is their turn.
        CancellationCallback BeginAny(CancellationCallback last, int count)
        {
            int pick = count > 1 ? Machine.Choose(count) : 0;
            Machine.AtomicBegin();
            CancellationCallback next = Begin(last, pick);
            Machine.AtomicEnd();
            return next;
        }
        // Inside an atomic section: one callback has run, and the newest is next, as in the framework, or one that comes after it.
        // The others can still be removed.
        CancellationCallback Begin(CancellationCallback last, int pick)
        {
            if (last != null)
                last.Done = 1;
            CancellationCallback before = null;
            CancellationCallback next = _callbacks;
            for (; pick > 0 && next != null && next.Next != null; pick--)
            {
                before = next;
                next = next.Next;
            }
            if (next != null)
            {
                if (before == null)
                    _callbacks = next.Next;
                else
                    before.Next = next.Next;
                next.Runner = ThreadMark.OfThisThread;
            }
            return next;
        }
        internal bool RunsElsewhere(CancellationCallback callback)
        {
            Machine.AtomicBegin();
            bool elsewhere = callback.Runner != null && callback.Runner != ThreadMark.OfThisThread && callback.Done == 0;
            Machine.AtomicEnd();
            return elsewhere;
        }
        // The source is cancelled at once; the callbacks run on the pool.
        public Task CancelAsync()
        {
            if (_disposed)
                return Task.FromException(new ObjectDisposedException(null, "The CancellationTokenSource has been disposed."));
            Machine.AtomicBegin();
            bool first = Set();
            Machine.AtomicEnd();
            return first ? Task.Run(() => Notify(false, true)) : Task.CompletedTask;
        }
        public void CancelAfter(TimeSpan delay) { CancelAfter(Timeout.Milliseconds(delay)); }
        public void CancelAfter(int millisecondsDelay)
        {
            if (millisecondsDelay < -1)
                throw new ArgumentOutOfRangeException("millisecondsDelay");
            CheckDisposed();
            if (_provided != null)
            {
                _provided.Change(TimeSpan.FromMilliseconds(millisecondsDelay), Timeout.InfiniteTimeSpan);
                return;
            }
            _armed = millisecondsDelay >= 0;
            if (_timer != null)
                _timer.Change(millisecondsDelay, Timeout.Infinite);
            else
            {
                _timer = new Timer(state => CancelByTimer(), null);
                _timer.Change(millisecondsDelay, Timeout.Infinite);
            }
        }
        // Asks only once: who is disposed of after that was in use when the time was up.
        void CancelByTimer()
        {
            if (!_disposed)
                Notify(false, false);
        }
        // Not once a timer has fired: it may be about to cancel.
        public bool TryReset()
        {
            CheckDisposed();
            if (IsCancellationRequested || _provided != null || _armed && !_timer.Withdraw())
                return false;
            _armed = false;
            Machine.AtomicBegin();
            _callbacks = null;
            Machine.AtomicEnd();
            return true;
        }

        internal CancellationTokenRegistration Register(CancellationCallback added)
        {
            Machine.AtomicBegin();
            bool tooLate = !Link(added);
            Machine.AtomicEnd();
            if (!tooLate)
                return new CancellationTokenRegistration(added);
            added.Begin();
            return default(CancellationTokenRegistration);
        }

        // Of a promise that the library made. Those of promises that are complete by now go, so that a loop leaves nothing behind
        // with a source that lives longer. Doing it where a promise completes would make that a step about the source.
        internal void Watch(TaskCallback added)
        {
            Machine.AtomicBegin();
            CancellationCallback next;
            for (CancellationCallback c = _callbacks; c != null; c = next)
            {
                next = c.Next;
                var old = c as TaskCallback;
                if (old != null && old.Task._completed != 0)
                    Unlink(c);
            }
            bool tooLate = !Link(added);
            Machine.AtomicEnd();
            if (tooLate)
                added.Begin();
        }

        // Inside an atomic section. False if the source has been cancelled.
        internal bool Link(CancellationCallback added)
        {
            if (_cancelled != 0)
                return false;
            added.Next = _callbacks;
            _callbacks = added;
            return true;
        }

        internal bool Remove(CancellationCallback callback)
        {
            Machine.AtomicBegin();
            bool found = Unlink(callback);
            Machine.AtomicEnd();
            return found;
        }
        // Inside an atomic section.
        internal bool Unlink(CancellationCallback callback)
        {
            if (_callbacks == callback)
            {
                _callbacks = callback.Next;
                return true;
            }
            for (CancellationCallback c = _callbacks; c != null; c = c.Next)
            {
                if (c.Next == callback)
                {
                    c.Next = callback.Next;
                    return true;
                }
            }
            return false;
        }
        // Inside an atomic section: the task need not be told any more.
        internal void Forget(Task task)
        {
            for (CancellationCallback c = _callbacks; c != null; c = c.Next)
            {
                var callback = c as TaskCallback;
                if (callback != null && callback.Task == task)
                {
                    Unlink(c);
                    return;
                }
            }
        }

        public static CancellationTokenSource CreateLinkedTokenSource(CancellationToken token) { return CreateLinkedTokenSource(new CancellationToken[] { token }); }
        public static CancellationTokenSource CreateLinkedTokenSource(CancellationToken token1, CancellationToken token2)
        {
            return CreateLinkedTokenSource(new CancellationToken[] { token1, token2 });
        }
        public static CancellationTokenSource CreateLinkedTokenSource(params CancellationToken[] tokens)
        {
            if (tokens == null)
                throw new ArgumentNullException("tokens");
            if (tokens.Length == 0)
                throw new ArgumentException("No tokens were supplied.");
            var source = new CancellationTokenSource();
            source._links = new CancellationTokenRegistration[tokens.Length];
            for (int i = 0; i < tokens.Length; i++)
                // Not refused if the source is disposed of just then.
                source._links[i] = tokens[i].UnsafeRegister(state => ((CancellationTokenSource)state).Notify(false, false), source);
            return source;
        }
        public static CancellationTokenSource CreateLinkedTokenSource(ReadOnlySpan<CancellationToken> tokens) { return CreateLinkedTokenSource(tokens.ToArray()); }

        public void Dispose() { Dispose(true); }
        protected virtual void Dispose(bool disposing)
        {
            _disposed = true;
            if (_timer != null)
                _timer.Dispose();
            if (_provided != null)
                _provided.Dispose();
            for (int i = 0; _links != null && i < _links.Length; i++)
                _links[i].Dispose();
        }
    }
}
