// Clocks and timers that a program may replace by its own.
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

namespace System.Threading
{
    public interface ITimer : IDisposable, IAsyncDisposable { bool Change(TimeSpan dueTime, TimeSpan period); }
}

namespace System
{
    public abstract class TimeProvider
    {
        sealed class SystemTimeProvider : TimeProvider { }
        static class Holder
        {
            internal static readonly TimeProvider Instance = new SystemTimeProvider();
        }

        public static TimeProvider System { get { return Holder.Instance; } }
        public virtual long TimestampFrequency { get { return Stopwatch.Frequency; } }
        public virtual DateTimeOffset GetUtcNow() { return DateTimeOffset.UtcNow; }
        public virtual TimeZoneInfo LocalTimeZone { get { return TimeZoneInfo.Local; } }
        public DateTimeOffset GetLocalNow() { return TimeZoneInfo.ConvertTime(GetUtcNow(), LocalTimeZone ?? throw new InvalidOperationException("The operation cannot be performed when TimeProvider.LocalTimeZone is null.")); }
        public virtual long GetTimestamp() { return Stopwatch.GetTimestamp(); }
        public TimeSpan GetElapsedTime(long startingTimestamp) { return GetElapsedTime(startingTimestamp, GetTimestamp()); }
        public TimeSpan GetElapsedTime(long startingTimestamp, long endingTimestamp)
        {
            long frequency = TimestampFrequency;
            if (frequency <= 0)
                throw new InvalidOperationException("The operation cannot be performed when TimeProvider.TimestampFrequency is zero or negative.");
            return new TimeSpan((long)((endingTimestamp - startingTimestamp) * ((double)TimeSpan.TicksPerSecond / frequency)));
        }
        public virtual ITimer CreateTimer(TimerCallback callback, object state, TimeSpan dueTime, TimeSpan period)
        {
            return new Timer(callback ?? throw new ArgumentNullException("callback"), state, dueTime, period);
        }

        internal bool IsSystem { get { return this == Holder.Instance; } }
        internal static TimeProvider Checked(TimeProvider provider) { return provider ?? throw new ArgumentNullException("timeProvider"); }
    }
}

namespace System.Threading.Tasks
{
    // Completes when a timer of the program's own says so, or is cancelled.
    sealed class ProvidedDelay : Task<VoidTaskResult>
    {
        ITimer _timer;
        readonly Exception _failure;

        internal ProvidedDelay(CancellationToken token, Exception failure) : base((object)null, TaskCreationOptions.None)
        {
            _promiseToken = token;
            _failure = failure;
        }

        internal ProvidedDelay Begin(TimeProvider provider, TimeSpan delay)
        {
            CancellationToken token = _promiseToken;
            _timer = provider.CreateTimer(state => ((ProvidedDelay)state).Elapse(), this, delay, Timeout.InfiniteTimeSpan);
            if (token.CanBeCanceled)
                token.Source.Watch(new PromiseCallback(this, token.Source));
            WhenCompleted(task => _timer.Dispose());
            return this;
        }

        void Elapse()
        {
            if (_failure == null)
                CompleteWith(default(VoidTaskResult));
            else
                Complete(TaskStatus.Faulted, new Exception[] { _failure });
        }
    }

    public partial class Task
    {
        public static Task Delay(TimeSpan delay, TimeProvider timeProvider) { return Delay(delay, timeProvider, default(CancellationToken)); }
        public static Task Delay(TimeSpan delay, TimeProvider timeProvider, CancellationToken cancellationToken)
        {
            if (TimeProvider.Checked(timeProvider).IsSystem)
                return Delay(delay, cancellationToken);
            int milliseconds = Timeout.Milliseconds(delay);
            if (cancellationToken.IsCancellationRequested)
                return FromCanceled(cancellationToken);
            return milliseconds == 0 ? CompletedTask : new ProvidedDelay(cancellationToken, null).Begin(timeProvider, delay);
        }
        public Task WaitAsync(TimeSpan timeout, TimeProvider timeProvider) { return WaitAsync(timeout, timeProvider, default(CancellationToken)); }
        public Task WaitAsync(TimeSpan timeout, TimeProvider timeProvider, CancellationToken cancellationToken)
        {
            if (TimeProvider.Checked(timeProvider).IsSystem || timeout == Timeout.InfiniteTimeSpan)
                return WaitAsync(timeout, cancellationToken);
            return WaitAtOnce<VoidTaskResult>(timeout, cancellationToken) ?? FirstOf(timeout, timeProvider, cancellationToken, () => default(VoidTaskResult));
        }
        // This task, or what a timer of the program's own makes of the wait.
        internal Task<T> FirstOf<T>(TimeSpan timeout, TimeProvider timeProvider, CancellationToken cancellationToken, Func<T> result)
        {
            var promise = new Task<T>((object)null, TaskCreationOptions.None);
            promise._promiseToken = cancellationToken;
            var delay = new ProvidedDelay(cancellationToken, new TimeoutException()).Begin(timeProvider, timeout);
            WhenCompleted(task =>
            {
                delay.CompleteWith(default(VoidTaskResult));
                if (task.Final == TaskStatus.RanToCompletion)
                    promise.CompleteWith(result());
                else
                    promise.Complete(task.Final, task._exceptions);
            });
            delay.WhenCompleted(task =>
            {
                if (task.Final != TaskStatus.RanToCompletion)
                    promise.Complete(task.Final, task._exceptions);
            });
            return promise;
        }
    }

    public partial class Task<TResult>
    {
        public new Task<TResult> WaitAsync(TimeSpan timeout, TimeProvider timeProvider) { return WaitAsync(timeout, timeProvider, default(CancellationToken)); }
        public new Task<TResult> WaitAsync(TimeSpan timeout, TimeProvider timeProvider, CancellationToken cancellationToken)
        {
            if (TimeProvider.Checked(timeProvider).IsSystem || timeout == Timeout.InfiniteTimeSpan)
                return WaitAsync(timeout, cancellationToken);
            return (Task<TResult>)WaitAtOnce<TResult>(timeout, cancellationToken) ?? FirstOf(timeout, timeProvider, cancellationToken, () => _result);
        }
    }
}
