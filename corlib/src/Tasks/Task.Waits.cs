// Waiting for tasks: with a limit, a token, or options.
using System.Collections.Generic;

namespace System.Threading.Tasks
{
    [Flags]
    public enum ConfigureAwaitOptions { None = 0, ContinueOnCapturedContext = 1, SuppressThrowing = 2, ForceYielding = 4 }

    public partial class Task
    {
        public static Task<Task<TResult>> WhenAny<TResult>(ReadOnlySpan<Task<TResult>> tasks) { return WhenAny(tasks.ToArray()); }
        public static void WaitAll(IEnumerable<Task> tasks, CancellationToken cancellationToken = default(CancellationToken)) { WaitAll(Copy(tasks), cancellationToken); }
        public bool Wait(TimeSpan timeout, CancellationToken cancellationToken) { return Wait(Timeout.Milliseconds(timeout), cancellationToken); }
        public System.Runtime.CompilerServices.ConfiguredTaskAwaitable ConfigureAwait(ConfigureAwaitOptions options)
        {
            if ((options & ~(ConfigureAwaitOptions)7) != 0)
                throw new ArgumentOutOfRangeException("options");
            return new System.Runtime.CompilerServices.ConfiguredTaskAwaitable(this, options);
        }
    }

    public partial class Task<TResult>
    {
        public System.Runtime.CompilerServices.ConfiguredTaskAwaitable<TResult> ConfigureAwait(ConfigureAwaitOptions options)
        {
            if ((options & ~(ConfigureAwaitOptions)5) != 0)
                throw new ArgumentOutOfRangeException("options");
            return new System.Runtime.CompilerServices.ConfiguredTaskAwaitable<TResult>(this, options);
        }
        public new Task<TResult> WaitAsync(CancellationToken cancellationToken) { return WaitAsync(Timeout.InfiniteTimeSpan, cancellationToken); }
        public new Task<TResult> WaitAsync(TimeSpan timeout) { return WaitAsync(timeout, default(CancellationToken)); }
        public new Task<TResult> WaitAsync(TimeSpan timeout, CancellationToken cancellationToken) { return (Task<TResult>)WaitAtOnce<TResult>(timeout, cancellationToken) ?? WaitAsync(timeout, cancellationToken, () => _result); }
    }
}
